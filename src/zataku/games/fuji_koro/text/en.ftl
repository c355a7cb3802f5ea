## The game

game-name = Fuji Koro
game-tagline = Down into the volcano, and out again in time
game-about = Explore the caves under Mount Fuji, build helmet, weapon and sandals out of wood, metal and dragon teeth, and face the dragons, against each other or all together. Then the lava rises: bring your treasures to the shogun while there is a way out.

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

## Samurai

name-samurai-yoshihiro = Yoshihiro
name-samurai-masako = Masako
name-samurai-masatsura = Masatsura
name-samurai-tomoe = Tomoe
name-samurai-mitsuhide = Mitsuhide
name-samurai-takeko = Takeko
name-samurai-daisuke = Daisuke

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

## Places

name-place-centre = central tile
name-place-temple-1 = sacred temple 1
name-place-temple-2 = sacred temple 2
name-place-temple-3 = sacred temple 3
name-place-bridge-1 = bridge 1
name-place-bridge-2 = bridge 2
name-place-bridge-3 = bridge 3
name-level-1 = level I
name-level-2 = level II
name-level-3 = level III
name-palace-great = great palace
name-palace-small = small palace

## Actions and slots of the player board

name-action-move = Move
name-action-explore = Explore
name-action-gather = Gather
name-action-rest = Rest
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
word-extra-action = { $amount ->
    [one] { $amount } extra action
   *[other] { $amount } extra actions
}
word-venom = { $amount ->
    [one] { $amount } damage token on a dragon
   *[other] { $amount } damage tokens on a dragon
}
word-state-token = { $amount ->
    [one] { $amount } state token
   *[other] { $amount } state tokens
}
word-initiative = { $amount } more initiative
word-look = a look at the top tile of a stack
word-craft = craft one type of gear
word-renew = turn up resource tokens nearby
word-cool = remove lava tokens from a tile nearby
word-lava-shield = no damage from the next lava
word-smoke = a Move without fights

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

## Prompts, options, events and refusals
