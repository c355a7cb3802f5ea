## The game

game-name = Fuji Koro
game-tagline = Down into the volcano, and out again in time
game-about = Explore the caves under Mount Fuji, build helmet, weapon and sandals out of wood, metal and dragon teeth, and face the dragons, against each other or all together. Then the lava rises: bring your treasures to the shogun while there is a way out.
game-length = About 180 choices a player

## What can be set before a match

rule-option-mode = Mode
rule-option-mode-competitive = competitive
rule-option-mode-cooperative = cooperative
rule-option-boards = Player boards
rule-option-boards-symmetric = symmetric
rule-option-boards-asymmetric = asymmetric
rule-option-scenario = Scenario
rule-option-scenario-none = none
rule-option-scenario-every-man-for-himself = 1. Every man for himself
rule-option-scenario-restless-dragons = 2. Restless dragons
rule-option-scenario-getting-hot = 3. It is getting hot
rule-option-scenario-who-is-worthy = 4. Who is worthy?
rule-option-scenario-survival = 5. Survival of the worthiest
rule-option-scenario-taming-the-beast = 6. Taming the beast
rule-option-scenario-three-fallen-samurai = 7. Three fallen samurai
rule-option-scenario-ronin = 8. Ronin
rule-option-peaceful = Peaceful variant
rule-option-peaceful-true = yes
rule-option-peaceful-false = no
rule-option-adventure = Adventure tokens
rule-option-adventure-true = yes
rule-option-adventure-false = no
rule-option-difficulty = Difficulty
rule-option-difficulty-normal = normal
rule-option-difficulty-hard = hard
rule-about-mode = Everybody for themselves, or all together against the volcano.
rule-about-scenario = A story with rules of its own; some are for certain numbers of players or one mode only.
rule-about-boards = The same start for all, or a samurai with an own way to begin for each.
rule-about-peaceful = Nobody attacks anybody; for competitive matches.
rule-about-adventure = Small adventures lie on the tiles; cooperative matches are two rounds shorter.
rule-about-difficulty = Hard removes other tiles, drawn at random; for cooperative matches.
rule-about-round-limit = The final chapter begins after so many rounds at the latest.

## Samurai

name-samurai-yoshihiro = Yoshihiro
name-samurai-masako = Masako
name-samurai-masatsura = Masatsura
name-samurai-tomoe = Tomoe
name-samurai-mitsuhide = Mitsuhide
name-samurai-takeko = Takeko
name-samurai-daisuke = Daisuke
about-samurai-yoshihiro = 4 discs; crafts one type of gear after every action.
about-samurai-masako = moves 3 cells; sandals of 5 cubes, crafted along with helmet or weapon; right half of the weapon grid without a monk, weapons up to 10 long.
about-samurai-masatsura = helmet of up to 12 cubes; 15 backpack places without a monk.
about-samurai-tomoe = two weapons without a monk, but none two-handed; the sandals can fight as a third; 2 discs and a monk that serves as one.
about-samurai-mitsuhide = begins with a sacred scroll and 3 victory points; two scroll slots without a monk; leaps over lava for a wood of the weapon.
about-samurai-takeko = a single two-handed weapon of up to 16 cubes, without a monk.
about-samurai-daisuke = moves 3 cells, sneaks past samurai and dragons, steals scrolls in passing, joins fights from afar and may leave any; gathers no scrolls, helmet of 3 cubes.

## Dragons

name-dragon-blue = blue dragon
name-dragon-green = green dragon
name-dragon-red = red dragon
name-dragon-legendary = legendary dragon

## Gear, cubes, dice

name-gear-helmet = helmet
name-gear-weapon = weapon
name-gear-sandals = sandals
name-cube-wood = wood
name-cube-metal = metal
name-cube-tooth = dragon tooth
name-cube-charm = charm
name-die-brown = brown die
name-die-grey = grey die
name-die-white = white die
name-die-green = green die
name-dice = { $amount } × { $die }

## Places

name-place-centre = the central tile
name-place-temple-1 = sacred temple 1
name-place-temple-2 = sacred temple 2
name-place-temple-3 = sacred temple 3
name-place-bridge-1 = bridge 1
name-place-bridge-2 = bridge 2
name-place-bridge-3 = bridge 3
name-dragon-with = { $dragon } ({ $figures })
name-slot-middle = (middle)
name-cell = { $place } { $slot }
name-area = tile { $level }, { $hour } o’clock
name-level-1 = level I
name-level-2 = level II
name-level-3 = level III
name-palace-great = great palace
name-palace-small = small palace
name-spot-lava = lava
name-spot-erupts = erupting lava { $number }
name-spot-exit = secret exit
name-spot-square = resource token
name-spot-hexagon = hexagonal resource token
name-spot-monk = monk
name-spot-adventure = adventure token
name-spot-scroll = sacred scroll ({ $colour })
name-spot-times = { $amount } × { $spot }
name-spot-at = { $spot } { $slots }
name-token = resources ({ $cubes })
name-token-face-down = resource token, face down
name-card = { $item } ({ $gear }: { $pattern })
name-setting = { $name } ({ $code })

## Actions and slots of the player board

name-action-move = Move
name-action-explore = Explore
name-action-gather = Gather
name-slot-action = action disc
name-slot-scroll = second scroll
name-slot-weapon = right half of the weapon grid
name-slot-backpack = second backpack
name-colour-red = red
name-colour-yellow = yellow
name-colour-green = green
name-colour-purple = purple
name-colour-blue = blue
name-colour-orange = orange

## Equipment cards

name-equipment-eh1 = Brow band
name-equipment-eh2 = Open arch
name-equipment-eh3 = Wooden visor
name-equipment-eh4 = Cedar dome
name-equipment-eh5 = Gate helmet
name-equipment-eh6 = Iron square
name-equipment-eh7 = Crossed plates
name-equipment-eh8 = Nose guard
name-equipment-ew1 = Long spear
name-equipment-ew2 = Hooked spear
name-equipment-ew3 = Broad blade
name-equipment-ew4 = Double hook
name-equipment-ew5 = Cross spear
name-equipment-ew6 = War hammer
name-equipment-ew7 = Twin swords
name-equipment-ew8 = Great naginata
name-equipment-es1 = Plain sandals
name-equipment-es2 = Iron step
name-equipment-es3 = Iron toes
name-equipment-es4 = Wooden heart
name-equipment-es5 = Wooden sandals
name-equipment-es6 = Iron sandals
name-equipment-es7 = Fang toes
name-equipment-es8 = Fang step

## Enchanted blueprints

name-blueprint-bh1 = Fang gate
name-blueprint-bh2 = Horned arch
name-blueprint-bh3 = Dragon jaw
name-blueprint-bh4 = Dragon eyes
name-blueprint-bh5 = Temple guard
name-blueprint-bh6 = Hidden fang
name-blueprint-bh7 = Winged crest
name-blueprint-bh8 = Iron dome
name-blueprint-bw1 = Fang blade
name-blueprint-bw2 = Thorn blade
name-blueprint-bw3 = Crescent axe
name-blueprint-bw4 = Dragon lance
name-blueprint-bw5 = Dragon hook
name-blueprint-bw6 = Flame blade
name-blueprint-bw7 = Fang trident
name-blueprint-bw8 = Twin fangs
name-blueprint-bs1 = Iron path
name-blueprint-bs2 = Fang heel
name-blueprint-bs3 = Fang arch
name-blueprint-bs4 = Rising path
name-blueprint-bs5 = Winding path
name-blueprint-bs6 = Hidden path
name-blueprint-bs7 = Dragon claws
name-blueprint-bs8 = Fire path

## Sacred scrolls: names and powers

name-scroll-wind-step = Wind step
about-scroll-wind-step = Each Move may go 1 cell further.
name-scroll-ember-walk = Ember walk
about-scroll-ember-walk = Each lava cell costs your sandals 3 instead of 5.
name-scroll-forager = Forager
about-scroll-forager = Gathering resources, take 1 more wood or metal.
name-scroll-far-sight = Far sight
about-scroll-far-sight = Exploring, look at the top two tiles, lay one and put the other under the stack.
name-scroll-pathfinder = Pathfinder
about-scroll-pathfinder = After each Explore take 1 wood or metal.
name-scroll-two-hammers = Two hammers
about-scroll-two-hammers = Resting, you may craft two types of gear.
name-scroll-careful-smith = Careful smith
about-scroll-careful-smith = You lose no cube when taking cubes off your gear.
name-scroll-steady-hand = Steady hand
about-scroll-steady-hand = Ignore 1 break in each roll of yours.
name-scroll-second-strike = Second strike
about-scroll-second-strike = Once in each roll of yours, roll up to two of its dice again.
name-scroll-long-reach = Long reach
about-scroll-long-reach = Your initiative is 2 higher.
name-scroll-stone-skin = Stone skin
about-scroll-stone-skin = Each enemy roll deals you 1 damage less.
name-scroll-tooth-hunter = Tooth hunter
about-scroll-tooth-hunter = When a dragon you fight falls, take 1 more tooth.
name-scroll-dragon-venom = Dragon venom
about-scroll-dragon-venom = A dragon that survives a fight of yours gets 1 damage token.
name-scroll-slip-away = Slip away
about-scroll-slip-away = You may retreat, or surrender to a samurai, after any roll.
name-scroll-deep-pockets = Deep pockets
about-scroll-deep-pockets = Your backpack has 2 more places, for cubes only.
name-scroll-temple-road = Temple road
about-scroll-temple-road = A Move begun on a bridge or temple may instead take you to any other bridge or temple.

## Adventure tokens: names and effects

name-adventure-cool-soles = Cool soles
about-adventure-cool-soles = The next lava damage to you is 0.
name-adventure-cold-spring = Cold spring
about-adventure-cold-spring = Remove all lava tokens from your tile or a neighbouring one.
name-adventure-venom = Venom
about-adventure-venom = Put 2 damage tokens on a dragon on a neighbouring tile.
name-adventure-cache = Cache
about-adventure-cache = Take 2 wood and 2 metal.
name-adventure-fang = Fang
about-adventure-fang = Take 1 dragon tooth.
name-adventure-second-wind = Second wind
about-adventure-second-wind = One more action this turn, without a disc.
name-adventure-field-forge = Field forge
about-adventure-field-forge = Craft one type of gear now.
name-adventure-renewal = Renewal
about-adventure-renewal = Turn face up all resource tokens on your tile and its neighbours.
name-adventure-smoke = Smoke
about-adventure-smoke = During one Move you start no fights and may cross the tiles of dragons.
name-adventure-war-drum = War drum
about-adventure-war-drum = At the start of a fight: 4 more initiative in it.

## Scenarios in one or two sentences

about-scenario-every-man-for-himself = Samurai who meet must fight, nobody joins, and only state tokens help against lava. The countdown starts at 20 points.
about-scenario-restless-dragons = Dragons come closer at the end of every round. Whoever slays one keeps its figure for points.
about-scenario-getting-hot = The lava rises twice: once early, and once for good.
about-scenario-who-is-worthy = Monks follow nobody who has not beaten them. They come looking for you.
about-scenario-survival = Nobody gets out while a dragon is in sight.
about-scenario-taming-the-beast = Lure the legendary dragon to the centre and weaken it, but let it live.
about-scenario-three-fallen-samurai = Each temple is held by a fallen samurai in enchanted gear. Beat all three and get out with three pieces of your own.
about-scenario-ronin = Alone for honour: 50 points and the rope, or nothing.

## Words of effects

word-wood = { $amount ->
    [one] { $amount } wood
   *[other] { $amount } wood
}
word-metal = { $amount ->
    [one] { $amount } metal
   *[other] { $amount } metal
}
word-tooth = { $amount ->
    [one] { $amount } dragon tooth
   *[other] { $amount } dragon teeth
}
word-monk = { $amount ->
    [one] { $amount } monk
   *[other] { $amount } monks
}
word-point = { $amount ->
    [one] { $amount } victory point
   *[other] { $amount } victory points
}
word-step = { $amount ->
    [one] { $amount } cell of movement
   *[other] { $amount } cells of movement
}
word-look = a look at the top tile of a stack
word-charm = the charm
word-initiative = initiative { $argument }
word-health = health { $argument }
word-dice = dice { $argument }
word-worth = strength { $second }
word-sandals = { $amount } of the sandals’ strength
word-state-token = { $amount ->
    [one] { $amount } state token
   *[other] { $amount } state tokens
}

## Parts of the score

part-start = Start
part-exploring = Exploring
part-scrolls = Sacred scrolls
part-dragons = Dragons
part-cards = Equipment cards
part-deliveries = Shogun's bonuses
part-leftovers = Left over in the great palace
part-figures = Dragon figures
part-state-tokens = State tokens
part-monks = Lost to monks

## More names

name-slot-pack = backpack
name-pack-lower = lower pack
name-pack-upper = upper pack
name-pack-loose = just come
name-nothing = nothing
name-die-face = { $die } { $face }
name-event-nothing = nothing
name-event-lava-1 = lava 1
name-event-lava-2 = lava 2
name-event-lava-3 = lava 3
name-event-lava-4 = lava 4
name-event-rope = the rope
name-event-end = the end
name-duel-first = You roll first ({ $own } to { $its })
name-duel-later = { $other } rolls first ({ $its } to { $own })
name-rolls-first = You roll first ({ $own } to { $its })
name-rolls-later = It rolls first ({ $its } to { $own })
name-hits = { $dice } dice hit your helmet of { $helmet }
name-fall-points = its fall: { $points } points each
name-fall-each = its fall: { $points } points, { $teeth } tooth each
name-fall-together = its fall: { $teeth ->
    [one] { $teeth } tooth
   *[other] { $teeth } teeth
} together
event-board = { $lives ->
    [0] { $seat } begins with { $discs } discs; helmet: { $helmet }; weapon: { $weapon }; sandals: { $sandals }.
   *[other] { $seat } begins with { $lives } lives and { $discs } discs; helmet: { $helmet }; weapon: { $weapon }; sandals: { $sandals }.
}
event-first-gear = { $seat } begins with this { $gear }: { $cubes }.
event-action = { $seat } chooses “{ $action }”.
event-free-action = { $seat } chooses “{ $action }”, without a disc.
event-pawn = The countdown reaches cell { $amount }: { $event }.
event-lava-pawn = The first lava rises: its pawn is on cell { $amount }, { $event }.
event-tooth-of-gear = { $seat } takes off the { $gear } ({ $square }): { $cost }.
event-state-token = { $seat } gives up a state token for the lava.
event-leap = { $seat } leaps over the lava for a cube of the weapon ({ $square }): { $cost }.
event-monk-gone = A monk of { $seat } is gone: { $slot }.
event-disc-lost = { $seat } loses the action disc of that monk.
event-disc-lost-from = { $seat } loses the action disc of that monk, from { $action }.
event-gather = { $seat } gathers on { $cell }: { $item }.
event-gather-token = { $seat } gathers on { $cell }: { $item }. The token is turned face down.
event-found = There: { $things }.
event-turned-up = { $amount ->
    [one] A resource token turns face up.
   *[other] { $amount } resource tokens turn face up.
}
board-countdown-order = Cells of the countdown: { $events }
board-falls = its fall brings { $brings }
board-tokens = Tokens
name-share = { $seat }: { $item }
name-face-break = break
name-guard = Fallen samurai { $number }
name-weapon-weapon = the weapon
name-weapon-right = the right-hand weapon
name-weapon-sandals = the sandals
part-victory = Victory
rule-option-round-limit = Rounds before the final chapter
rule-option-round-limit-0 = no limit, as printed
rule-option-round-limit-5 = 5
rule-option-round-limit-10 = 10
rule-option-round-limit-15 = 15
rule-option-round-limit-20 = 20
rule-option-round-limit-25 = 25
rule-option-round-limit-30 = 30
rule-option-round-limit-40 = 40
rule-option-round-limit-50 = 50

## Prompts

prompt-choose-samurai = Choose your samurai.
prompt-place-monk = Choose a slot for the monk.
prompt-start-scroll = Choose the sacred scroll you begin with.
prompt-spread-cards = The group shares out equipment cards, their types as evenly as they go. Which one do you begin with?
prompt-spread-cards-so-far = The group shares out equipment cards, their types as evenly as they go. So far: { $cards }. Which one do you begin with?
prompt-agree-on-cards = The group would begin with { $cards }. Agreed? Whoever says no begins the sharing anew, once.
prompt-attach = Attach { $item } to an action.
prompt-choose-side = Choose the bonus of the weapon card for the whole game.
prompt-act = { $amount ->
    [0] No action is left: use something more, or end the turn.
   *[other] Choose an action ({ $amount } left).
}
prompt-choose-part = Do the action, the bonus of { $item }, or both.
prompt-other-part = One half of the action is done. Do the other as well?
prompt-walk = Move: { $amount ->
    [one] { $amount } cell left
   *[other] { $amount } cells left
}.
prompt-use-smoke = Use Smoke for this Move?
prompt-give-wood = Choose the wood of the weapon that pays for the leap.
prompt-sneak-theft = Take a scroll from { $other } in passing?
prompt-ask-fight = Fight { $other } here? { $order }; helmets { $own } to { $its }; the winner takes a thing from the pack of the other.
prompt-explore = Choose the area to explore.
prompt-choose-tile = Choose the tile to lay; the other goes under the stack.
prompt-turn-tile = Turn the tile as you like: { $contents }.
prompt-look-at-stack = Choose the stack whose top tile you look at.
prompt-take-one-cube = Take a cube.
prompt-gather = Choose what to gather.
prompt-choose-scroll = Choose a sacred scroll.
prompt-exchange-scroll = Choose the scroll that makes way for { $item }.
prompt-choose-blueprint = Take a blueprint of this temple ({ $amount ->
    [one] one more
   *[other] up to { $amount }
}).
prompt-draw-blueprints = How many unseen blueprints do you draw?
prompt-make-room = Your backpack is overfull: throw out { $amount ->
    [one] { $amount } thing
   *[other] { $amount } things
}.
prompt-pay-damage = Pay { $amount } damage with your { $gear }.
prompt-remove-broken = Choose the cube that breaks off ({ $cube }). The weapon: { $layout }.
prompt-repair-weapon = Your weapon has fallen apart: choose what you keep. Now: { $layout }.
prompt-place-charm = Choose the weapon that carries the charm.
prompt-craft = Choose what to craft.
prompt-arrange = Choose how to build the { $gear }.
prompt-set-square = Set the squares of the { $gear } one by one, then finish. Now: { $layout }.
prompt-lose-taken = Choose the cube that is lost in crafting.
prompt-claim = Choose the equipment card you receive.
prompt-ask-to-join = Join against the { $dragon } ({ $amount } health)? { $order }; { $hits }; { $fall }.
prompt-beat-drum = Use the War drum in this fight?
prompt-send-monk = Send a brave monk against the { $dragon } ({ $amount } health), to roll before it? Without him: { $order }; { $hits }; { $fall }.
prompt-throw-cube = Choose the resource the monk throws.
prompt-attack = Attack the { $dragon }: it has { $amount } health.
prompt-attack-monk = Attack the monk: it has { $amount } health.
prompt-attack-samurai = Attack { $other }: the helmet has strength { $amount }.
prompt-dice-brown = How many of your brown dice do you roll (up to { $amount })?
prompt-dice-grey = How many of your grey dice do you roll (up to { $amount })?
prompt-dice-white = How many of your white dice do you roll (up to { $amount })?
prompt-dice-green = How many of your green dice do you roll (up to { $amount })?
prompt-roll-again = Choose a die to roll again.
prompt-spare-break = Choose the break you ignore.
prompt-ask-retreat = Retreat from the fight?
prompt-surrender = Surrender to { $other }?
prompt-go-back = Choose the cell to which you leave the fight.
prompt-step-aside = The cell you left by is full: choose where you stand.
prompt-share-tooth = Choose who gets a dragon tooth.
prompt-respawn = Choose the temple in which you stand up.
prompt-lay-down = Choose where { $other } lies.
prompt-steal = Take one thing from the backpack of { $other }.
prompt-deliver = Deliver one thing to the shogun.
prompt-give-tooth = Choose which dragon tooth of the weapon you deliver.
prompt-ask-to-leave = Leave by the secret exit?
prompt-flee-to = Lava! Choose the cell you flee to.
prompt-next-dragon = Choose the dragon that moves next.
prompt-dragon-to = Choose where the { $dragon } on { $place } goes.
prompt-next-monk = Choose the monk that walks next.
prompt-monk-step = Choose the next step of the monk on { $cell }.
prompt-trade = Trade with { $other }.
prompt-trade-so-far = Trade with { $other }. You give: { $given }. You get: { $received }.
prompt-agree = { $other } offers an exchange. You get: { $given }. You give: { $received }. Agreed?
prompt-stow = Into which pack? What lies in the upper one is lost with its monk.
prompt-cool-tile = Choose the tile to free of lava tokens.
prompt-poison-dragon = Choose the dragon to poison.

## Options

option-samurai = { $item }
option-slot = Place the monk: { $item }
option-move = Move
option-explore = Explore
option-gather = Gather
option-rest = Rest
option-end-turn = End the turn
option-main = The action itself: { $action }
option-bonus = The bonus of { $item }: { $bonus }
option-done = That is all
option-extra-action = Give up a state token for an extra action
option-go = Go { $cell }
option-go-to = Go to { $cell }
option-leap = Leap onto { $cell } for a wood of the weapon
option-road = Take the temple road to { $cell }
option-stop = Stop here
option-area = Explore { $place }
option-turn = { $amount }°: { $spots }
option-lay = Lay this tile: { $contents }
option-look = Look at the stack: { $level }
option-take = Take { $item }
option-take-token = Take the resources of the token
option-take-stock = Take from the permanent stock
option-take-scroll = Take the sacred scroll
option-take-blueprints = Take enchanted blueprints
option-take-adventure = Take the adventure token
option-take-remains = Take what the dragon left
option-scroll = { $item }: { $about }
option-scroll-deck = The unseen top card of the deck
option-blueprint = { $item }
option-enough = That is enough
option-draw = Draw { $amount }
option-discard = Give up { $item }
option-discard-above = Give up { $item } from the upper pack
option-above = Into the upper pack: { $item }
option-below = The rest into the lower pack: { $items }
option-sort = Sort the two packs anew
option-cube = Take { $item }
option-craft = Craft the { $item }
option-craft-nothing = Craft nothing
option-build = Complete { $item }
option-build-full = Complete { $item } and add all that fits
option-build-strongest = As strong as possible
option-build-longest = As long as possible, from plain cubes
option-build-cheapest = From the plainest cubes
option-build-one-handed = Best one-handed weapon
option-build-two-handed = Best two-handed weapon
option-build-pair = Best pair of weapons
option-build-with = { $build }: { $cubes } ({ $worth }) { $layout }
thing-build-with = { $build }: { $cubes }
option-build-by-hand = Lay the cubes by hand
option-set = { $square }: { $item }
option-set-empty = { $square }: take the cube off
option-finish = Finish
option-cancel = Leave it as it is
option-lose = Lose { $item }
option-card = { $item }
option-attach-move = To Move
option-attach-explore = To Explore
option-attach-gather = To Gather
option-side-points = 1 victory point
option-side-look = A secret look at a stack
option-charm-left = On the left weapon
option-charm-right = On the right weapon
option-fight = Fight
option-peace = No fight
option-stay-out = Stay out of it
option-join = Join on { $cell }
option-cell = { $cell }
option-send = Send the monk: { $item }
option-send-nobody = Send nobody
option-throw = Throw { $item }
option-roll = Roll { $item } with all dice: { $dice }
option-some = Roll { $item } with some of its dice: { $dice }
option-roll-nothing = Roll nothing more
option-dice = { $amount ->
    [0] Roll none
   *[other] Roll { $amount }
}
option-square = The cube on { $square }
option-keep = Keep { $kept }; give up { $lost }
option-spare = Ignore the break: { $item }
option-again = { $die }
option-again-no = Keep the roll
option-pay = Pay with { $item } (worth { $amount })
option-retreat = Leave the fight
option-surrender = Surrender
option-fight-on = Fight on
option-steal = Take { $item }
option-spoil = Throw { $item } away
option-steal-nothing = Take nothing
option-deliver = Deliver { $item }
option-deliver-blueprint = Deliver the blueprint: { $item }
option-deliver-tooth-from = Deliver a tooth from the gear: { $item }
option-deliver-for = { $thing } (+{ $amount })
option-deliver-nothing = Deliver nothing
option-leave = Leave the volcano
option-remain = Stay a while
option-dragon = The { $dragon } on { $place }
option-to = To { $place }
option-share = { $seat }
option-give = Give { $item } to { $seat }
option-ask = Ask { $seat } for { $item }
option-propose = Propose this exchange
option-trade = Trade with { $seat }
option-yes = Yes
option-no = No
option-use = Use { $item }: { $about }
option-use-nothing = Keep it
option-place = { $place }
option-monk = The monk on { $cell }
option-with = { $option }: { $things }

## Why not

refusal-nowhere-to-go = There is no cell to which you could go.
refusal-trade = { $seat } has no room for that: too few places in the packs, or no free scroll slot.
refusal-no-disc = No action disc is left; Rest brings them back.
refusal-rest = Rest needs at least one disc on an action.
refusal-nothing-to-explore = { $cell } borders no unexplored area.
refusal-nothing-to-gather = On { $cell } there is nothing that you could gather.
refusal-other-scroll = The sacred scroll on { $cell } has another samurai's colour.
refusal-face-down = The resource token on { $cell } lies face down; exploring next to it turns it up.
refusal-stock-used = The permanent stock ({ $cell }) can be gathered once a turn.
refusal-no-room = Your backpack has no room for what is on { $cell }, even with its cubes thrown out.
refusal-not-explored = { $cell } lies in an area that is not explored yet.
refusal-full = Two samurai are already on { $cell }.
refusal-dragon-lava = { $cell }: a dragon's tile cannot be entered over lava.
refusal-lava-sandals = The lava on { $cell } takes sandals worth { $amount }; yours are worth { $strength }.
refusal-lava-token = { $cell }: here only a state token lets you step on lava, and you have none; slain dragons leave them.
refusal-lava-end = From { $cell } you could not reach a dry cell in time.
refusal-stop-on-lava = A Move cannot end on lava.
refusal-weapon-closed = A cube lies in the right half, which is closed without its monk.
refusal-weapon-single = This samurai has a single weapon: all its cubes must touch.
refusal-weapon-across = This samurai holds no two-handed weapon: nothing may touch across the middle.
refusal-weapon-two-handed = A two-handed weapon has at most { $both } cubes.
refusal-weapon-one-handed = A one-handed weapon has at most { $amount } cubes.
refusal-weapon-beside = Beside a two-handed weapon there can be no other.
refusal-weapon-apart = Each half holds one weapon: its cubes must touch.
error-hard-alone = Only cooperative matches can be hard: choose the cooperative mode or the normal difficulty.
error-peaceful-together = The peaceful variant is for competitive matches only: choose the competitive mode or leave it out.
error-scenario = The scenario “{ $given }” is not for { $amount ->
    [one] { $amount } player
   *[other] { $amount } players
} in the { $mode } mode; there is { $allowed }, or none.
error-scenario-boards = The scenario “{ $given }” is played with these boards only: { $allowed }.
error-scenario-peaceful = The scenario “{ $given }” lives from fights: it has no peaceful variant.

## What happened

event-samurai = { $seat } leads { $item }.
event-first = { $seat } goes first.
event-round = Round { $amount }.
event-round-of = Round { $amount } of { $last }.
event-points = { $seat } scores { $gain }.
event-points-lost = { $seat } loses { $cost }.
event-countdown = { $seat } starts the countdown: the volcano wakes.
event-lava-phase = { $seat } stirs the lava for the first time.
event-eruption = Eruption! The final rounds begin.
event-cubes = { $seat } takes { $gain }.
event-discard = { $seat } gives up { $item }.
event-upper-pack = { $seat } loses the upper pack with all that is in it: { $items }.
event-other-cards = { $seat } proposes other equipment cards.
event-pay = { $seat } pays from the { $gear }: { $cost }.
event-used-up = { $seat } uses up all that is left of the { $gear }.
event-broken = A cube breaks off the { $gear } of { $seat }: { $cost } ({ $square }).
event-weapon-falls-apart = A weapon of { $seat } falls apart: { $cost } ({ $squares }).
event-right-half = { $seat } loses the right half of the weapon grid: { $cost }.
event-charm = { $seat } has enchanted gear: { $gear }.
event-charm-lost = { $seat } loses a charm: { $gear }.
event-scroll = { $seat } takes the scroll { $item }.
event-blueprint = { $seat } takes the blueprint { $item }.
event-card = { $seat } receives the equipment card { $item }.
event-attach = { $seat } attaches { $item } to { $action }.
event-side-points = { $seat } gets a victory point from each use of the weapon card.
event-side-look = { $seat } looks at the top tile of a stack with each use of the weapon card.
event-monk = A monk follows { $seat } ({ $slot }): { $gain }.
event-adventure-found = { $seat } finds { $item }.
event-adventure = { $seat } uses { $item }.
event-remains = { $seat } gathers what the dragon left.
event-extra-action = { $seat } gives up a state token for an extra action.
event-cooled = The lava tokens on { $place } are gone.
event-rest = { $seat } rests.
event-craft = { $seat } crafts the { $gear }: { $cubes }.
event-craft-loss = { $seat } loses a cube in crafting: { $cost }.
event-step = { $seat } goes to { $cell }.
event-stays = { $seat } stays in place.
event-explore = { $seat } explores { $place }.
event-dragon-appears = A { $dragon } appears on { $place }.
event-look = { $seat } looks at the top tile of a stack: { $level }.
event-looked = { $seat } sees there: { $contents }.
event-dragon-fight = Fight ({ $place }): { $seats } against the { $dragon } ({ $amount } health).
event-join = { $seat } joins the fight.
event-brave-monk = { $seat } sends a brave monk: { $slot }.
event-throw = { $seat }: the monk throws { $cost }, the die shows { $faces }: { $amount } damage.
event-roll = { $who } rolls { $faces }: { $amount } damage.
event-roll-again = { $who } rolls again; now { $faces }: { $amount } damage.
event-foe-roll = The { $who } rolls { $faces }: { $amount } damage.
event-health = The { $dragon } has { $amount } health left.
event-monk-health = The monk has { $amount } health left.
event-retreat = { $seat } retreats.
event-surrender = { $seat } surrenders.
event-goes-back = { $seat } goes back to { $cell }.
event-stands-up = { $seat } stands up.
event-knocked-out = { $seat } is knocked out.
event-lies = { $seat } lies unconscious on { $cell }.
event-respawn = { $seat } stands up in { $cell }.
event-life = { $amount ->
    [0] { $seat } loses the last life.
   *[other] { $seat } loses a life ({ $amount } left) and stands on the central tile.
}
event-slain = The { $dragon } is slain.
event-figure = { $seat } keeps the figure of the { $dragon }.
event-venom = The { $dragon } gets { $amount ->
    [one] { $amount } damage token
   *[other] { $amount } damage tokens
}.
event-duel = { $seat } fights { $other }.
event-monk-fight = { $seat } must fight the monk on { $cell }.
event-monk-beaten = { $seat } has proved worthy of the monk.
event-guard-beaten = { $seat } beats { $other }.
event-steal = { $seat } takes from { $other }: { $item }.
event-spoil = { $seat } throws away, from the backpack of { $other }: { $item }.
event-dragon-moves = The { $dragon } moves to { $place }.
event-monk-walks = A monk walks to { $cell }.
event-lava = { $amount ->
    [0] Lava { $number } rises, but no cell is covered.
    [one] Lava { $number } rises on { $amount } cell.
   *[other] Lava { $number } rises on { $amount } cells.
}
event-swallowed = The lava swallows the samurai of { $seat }.
event-flees = { $seat } flees from the lava to { $cell }.
event-rope = A rope hangs down to the central tile.
event-escape = { $seat } gets out of the volcano: { $palace }.
event-leave = { $seat } leaves the volcano.
event-come-back = A dragon has appeared: { $seat } comes back.
event-deliver = { $seat } delivers { $item } to the shogun.
event-deliver-blueprint = { $seat } delivers a blueprint to the shogun: { $gear }.
event-end = The volcano erupts; the game is over.
event-victory = You have done it: victory for all.
event-defeat = The volcano has won.
event-give = { $seat } gives { $other }: { $items }.
event-declines = { $seat } does not agree to the exchange with { $other }.

## The table in the terminal

board-title = { $scenario } · { $round } · { $mode }
board-setup = setup
board-round = round { $round }
board-round-of = round { $round } of { $last }
board-countdown = Countdown: cell { $cell } of 8; lava called: { $called }
board-palaces = The next thing scores: great palace { $great }; small palace { $small }
board-map = Map
board-slots = A cell is named by its place and its slot: /0 in the middle, /1 to the right of it, then clockwise /2, /3 (below), /4 to the left, /5, /6 (above). In sentences an arrow says where a cell lies in its tile, and a tile is named by its level and by its hour, the crater being the dial of a clock.
board-legend = @1 samurai of player 1 · E enemy · D dragon · ^ lava · ~2 erupts with lava 2 · m monk · r resources · x token face down · s1 scroll for player 1 · a adventure · t what a dragon guards · X secret exit · . nothing · C centre (& with the rope) · T temple · B bridge with its ends a and b · without dots: unexplored
board-fight = Fight on { $place }, in this order: { $order }
board-foe = { $foe } (health { $health })
board-dragons = Dragons
board-dragon = { $dragon } on { $place }: initiative { $initiative }, health { $health }, dice { $dice }
board-asleep = asleep
board-awake = awake, moves soon
board-stacks = Tiles left
board-equipment = Equipment cards ({ $gear })
board-scrolls = Sacred scrolls
board-hidden = { $amount ->
    [one] { $amount } unseen blueprint
   *[other] { $amount } unseen blueprints
}
board-letters = Patterns and grids: W wood, M metal, T dragon tooth; rows are divided by /, - is a closed square.
board-pack = Backpack ({ $used } of { $room })
board-monks = Monks
board-blueprints = Blueprints
board-attached = Equipment cards
board-lives = lives { $amount }
board-initiative = initiative { $amount }
board-discs = discs { $amount } (spent { $spent })
board-away = outside
board-lying = unconscious
board-beaten = beaten

## The drawn board

drawn-nearer = Zoom in
drawn-farther = Zoom out
drawn-round = Round
drawn-damage = { $amount ->
    [one] { $amount } damage token
   *[other] { $amount } damage tokens
}
drawn-in-place = { $met } of { $all } cubes in place
drawn-supply = What is left in the supply
drawn-no-blueprint = No enchanted blueprint here ({ $gear })
drawn-no-scroll = Free slot for a sacred scroll
drawn-trace-monk = A monk was taken here
drawn-trace-scroll = A sacred scroll was taken here
drawn-countdown = Countdown: starts at { $points } points; the pawn is on cell { $cell } of 8
drawn-rounds-left = To the eruption: { $calm }; then { $last }
drawn-goal-escape = To win: slay the legendary dragon, enchant a helmet, a weapon and sandals, and leave by the secret exit, each with a charm
drawn-goal-dragons = To win: slay the legendary dragon and every other one in sight, and leave by the secret exit
drawn-goal-tame = To win: weaken the legendary dragon on the central tile, but let it live
drawn-goal-guards = To win: beat the three fallen samurai and leave with three enchanted pieces of gear
drawn-strength = strength { $amount }
drawn-initiative = initiative
drawn-points = victory points
drawn-lives = lives
drawn-owed = damage to pay: { $amount }
drawn-trade = Point at what you give and what you ask for, then at the exchange below to propose it.
drawn-first = Who rolls first
drawn-brave = A brave monk lets you roll before the dragon.
drawn-hits-all = hits every fighter in full
drawn-breaks = Cubes to break off: { $amount }
drawn-if-it-falls = If it falls
drawn-if-you-fall = If you fall
drawn-if-you-win = If you win
drawn-each = for each who still stands
drawn-group = for the group to share
drawn-fall-back = back to your cell, lying; the helmet is gone
drawn-fall-life = a life is lost; on from the centre
drawn-fall-temple = up again in a temple; the helmet is gone
drawn-take-theirs = one of these things is yours
drawn-lose-yours = one of your things is gone
drawn-empty-pack = The pack is empty: nothing to take.
drawn-out = Out of the volcano
drawn-nobody-out = Nobody is out yet.
drawn-if-you-left = If you left now
drawn-left-over = Left over for the end
drawn-left-over-why = Things not delivered score the lowest number of the great palace.
drawn-left-turns = one thing a turn, { $amount ->
    [one] { $amount } turn
   *[other] { $amount } turns
} left
drawn-next = { $event }: in { $amount ->
    [one] { $amount } turn
   *[other] { $amount } turns
} of { $seat }
drawn-lava = When lava comes up under a samurai: pay with the sandals and step off, or be swallowed
drawn-lava-here = Lava { $number } comes up where you stand
drawn-cards = Cards, scrolls and temples, or the palaces

## Headings over options

verb-go = Go
verb-build = Build
verb-set = Squares
