### The White Castle in English.

## The game

game-name = The White Castle
game-tagline = Three rounds, nine dice, one castle
seat-automa = Tokugawa delegation
game-about = Carry dice over the bridges and send your courtiers, gardeners and warriors to Himeji Castle. After three rounds the clan with the most points wins.
game-length = 3 rounds, about 45 choices a player

rule-option-difficulty = Strength of the Tokugawa delegation
rule-option-difficulty-easy = easy
rule-option-difficulty-medium = medium
rule-option-difficulty-hard = hard
rule-about-difficulty = How far ahead the delegation begins: in points, order and influence.

## Words of effects

word-coin = { $amount ->
    [one] { $amount } coin
   *[other] { $amount } coins
}
word-seal = { $amount ->
    [one] { $amount } seal
   *[other] { $amount } seals
}
word-food = { $amount } food
word-iron = { $amount } iron
word-pearl = { $amount } mother-of-pearl
word-any = { $amount ->
    [one] { $amount } resource of choice
   *[other] { $amount } resources of choice
}
word-point = { $amount ->
    [one] { $amount } clan point
   *[other] { $amount } clan points
}
word-influence = { $amount } influence
word-lantern = lantern reward
word-well = well rewards
word-tile = { $argument ->
    [coral] castle action at a coral tile
    [black] castle action at a black tile
    [white] castle action at a white tile
   *[any] castle action at any tile
}
word-light = any light castle action
word-clan-row = a row of your clan board
word-courtier = courtier action
word-gardener = { $argument ->
    [stone] gardener to a stone garden
    [flower] gardener to a flower garden
    [any] gardener to any garden
   *[0] gardener action
}
word-warrior = { $argument ->
    [yard-5] warrior to the yard of cost 5
    [yard-3] warrior to the yard of cost 3
    [yard-1] warrior to the yard of cost 1
   *[0] warrior action
}
word-gate = courtier to the gate
word-advance = { $argument ->
    [one] courtier up one floor
   *[other] courtier up { $argument } floors
}

## Names

name-food = food
name-iron = iron
name-pearl = mother-of-pearl
name-coin = coins
name-seal = seals
name-influence = influence
name-points = points
name-die-coral = coral
name-die-black = black
name-die-white = white
name-bridge-coral = coral bridge
name-bridge-black = black bridge
name-bridge-white = white bridge
name-end-left = left
name-end-right = right
name-position-left = left
name-position-centre = centre
name-position-right = right
name-space-steward-1 = steward room 1
name-space-steward-2 = steward room 2
name-space-steward-3 = steward room 3
name-space-diplomat-1 = diplomat room 1
name-space-diplomat-2 = diplomat room 2
name-space-outside-left = outside the walls, left
name-space-outside-right = outside the walls, right
name-space-well = well
name-row-courtier = clan row of the courtiers
name-row-gardener = clan row of the gardeners
name-row-warrior = clan row of the warriors
name-place-gate = { name-floor-gate }
name-place-steward-1 = { name-space-steward-1 }
name-place-steward-2 = { name-space-steward-2 }
name-place-steward-3 = { name-space-steward-3 }
name-place-diplomat-1 = { name-space-diplomat-1 }
name-place-diplomat-2 = { name-space-diplomat-2 }
name-place-daimyo = the daimyo's room
name-cell = { $room }, { $line }
name-line-top = top action
name-line-middle = middle action
name-line-bottom = bottom action
name-floor-gate = gate
name-floor-steward = stewards' floor
name-floor-diplomat = diplomats' floor
name-slot-left = left place
name-slot-middle = middle place
name-slot-right = right place
name-yard-5 = training yard of cost 5
name-yard-3 = training yard of cost 3
name-yard-1 = training yard of cost 1
name-garden-k1 = stone garden of two resources
name-garden-k2 = stone garden of three coins
name-garden-k3 = stone garden of two seals
name-garden-k4 = stone garden of light
name-garden-k5 = stone garden of the well
name-garden-f1 = flower garden of the clan board
name-garden-f2 = flower garden of the courtiers
name-garden-f3 = flower garden of the gardeners
name-garden-f4 = flower garden of the warriors
name-garden-f5 = flower garden of the tiles
name-own-card = own card
name-obstacle-no-courtier = no courtier is left
name-obstacle-no-gardener = no gardener is left
name-obstacle-no-warrior = no warrior is left
name-obstacle-no-garden = no such garden is free
name-obstacle-nobody-to-advance = no courtier can rise
name-obstacle-too-high = the lowest courtier is too high already
name-obstacle-end-of-track = the marker stands on the last space

## Parts of the score

part-play = During play
part-stores = Coins and seals
part-resources = Resources
part-influence = Influence
part-courtiers = Courtiers
part-warriors = Warriors
part-gardeners = Gardeners

## Prompts

prompt-pick-pair = Take a starting pair.
prompt-take-die = Take a die from the end of a bridge.
prompt-place-die = Place the { $colour } { $value } on a space.
prompt-room-actions = Do the actions of { $room } that face your die, in any order.
prompt-light-of-card = Choose one light action of your new card.
prompt-outside-actions = Choose one action outside the walls.
prompt-card-action = Do the action of your card that faces the row?
prompt-garden-action = Do the action of the garden?
prompt-yard-actions = Do the tiles of the yard, in any order: { $yard }.
prompt-use-tile = Choose one castle action at a { $colour } tile.
prompt-use-any-tile = Choose one castle action at any tile.
prompt-use-light = Choose one light action of the castle.
prompt-use-clan-row = Choose a row of your clan board.
prompt-send-warrior = Send a warrior to a training yard.
prompt-plant-gardener = Send a gardener to a garden.
prompt-courtier-both = Bring a courtier to the gate, raise one, or do both in either order.
prompt-courtier-audience = You may also bring a courtier to the gate.
prompt-courtier-climb = You may also raise a courtier.
prompt-take-slot = Take a free place on the daimyo card.
prompt-pick-resources = { $amount ->
    [one] Choose { $amount } resource.
   *[other] Choose { $amount } resources.
}
prompt-cross-border = { $seals ->
    [one] Cross the border for { $seals } seal?
   *[other] Cross the border for { $seals } seals?
}
prompt-use-gardens = Use your gardens where a die is left on the bridge, in any order.
prompt-exchange-seals = Exchange seals a last time before the scoring?
prompt-choose-garden = Which of the equal gardens gets the delegation's gardener?
prompt-choose-room = Which room does the delegation's courtier reach? It comes from: { $floor }.

## Options

option-pair = Pair { $number }; card: { $action }; lantern: { $lantern }
option-die = The { $colour } { $value } from the { $end } end
option-place = { $space }: { $actions }
option-row = { $row }: { $actions }
option-warrior = To the { $yard }: { $actions }
option-garden = { $points ->
    [one] To the { $garden } ({ $points } point at the end; there: { $action })
   *[other] To the { $garden } ({ $points } points at the end; there: { $action })
}
option-audience = A courtier to the gate
option-climb = A courtier from the { $floor } to { $place }
option-slot = { $slot }
option-pick = { $gain }
option-border-pay = Cross the border
option-border-stop = Stop before the border
option-activate = { $garden }
option-done = Done
option-exchange = Exchange seals
option-solo-garden = The { $garden }
option-solo-room = { $room }

## Events

event-round = Round { $round } begins: the dice are on the bridges.
event-order = { $round ->
    [1] The first round is over. New turn order: { $order }.
    [2] The second round is over. New turn order: { $order }.
   *[other] The last round is over. Final turn order: { $order }.
}
event-dice = All dice come back and are rolled. Coral: { $coral }. Black: { $black }. White: { $white }.
event-pair = { $seat } takes starting pair { $number }: { $gain }; card: { $action }; lantern: { $lantern }.
event-take-die = { $seat } takes the { $colour } { $value } from the { $end } end.
event-place-die = { $seat } places the { $colour } { $value }: { $space }.
event-gain = { $seat } gains { $gain }.
event-lost = { $seat } has no room for { $gain }.
event-pay = { $seat } pays { $cost }.
event-exchange = { $seat } exchanges { $cost } for { $gain }.
event-action = { $seat }, { $place }: { $effect }.
event-lantern = { $seat } lights the lantern.
event-well = { $seat } draws from the well.
event-influence = { $seat } moves on to { $position } in influence.
event-influence-end = { $seat } already stands at the end of the influence track.
event-border-closed = { $seals ->
    [one] { $seat } stops before the border: it costs { $seals } seal.
   *[other] { $seat } stops before the border: it costs { $seals } seals.
}
event-border-paid = { $seat } crosses the border to { $position } for { $cost }.
event-border-stop = { $seat } stops before the border.
event-warrior = { $seat } sends a warrior to the { $yard }.
event-gardener = { $seat } sends a gardener to the { $garden }.
event-audience = { $seat } brings a courtier to the gate.
event-climb = { $seat } raises a courtier: { $origin } → { $place }.
event-take-card = { $seat } takes the card from { $room } ({ $card }); the old card goes to the lantern ({ $lantern }).
event-deck-empty = The deck is empty, so the card stays in { $room }.
event-refill = A new card lies in { $room }: { $card }.
event-slot = { $seat } takes the { $slot } on the daimyo card.
event-solo-reconstructed = The cards of the delegation are a reconstruction: no public list of the printed ones exists.
event-solo-shuffle = The delegation’s cards are shuffled. On top: { $bridge } ({ $position }); opened next: { $opens }.
event-solo-open = { $seat } opens a card: { $card }.
event-solo-no-die = There is no die at the { $bridge } ({ $position }), so another card is opened.
event-solo-take = { $seat } takes the { $value } from the { $bridge } ({ $position }).
event-solo-place = { $seat } places it: { $space }.
event-solo-place-well = { $seat } finds a die at { $wanted } and uses the { $space }.
event-solo-plan = { $seat } plans: { $plan }.
event-solo-cannot = { $seat } cannot do “{ $effect }”: { $reason }.
event-solo-gate = { $seat } brings a courtier to the gate.
event-solo-gardener = { $points ->
    [one] { $seat } sends a gardener to the { $garden }, which is worth least ({ $points } point).
   *[other] { $seat } sends a gardener to the { $garden }, which is worth least ({ $points } points).
}
event-solo-slot = { $seat } takes the leftmost free place on the daimyo card: { $slot }.
event-solo-card-leaves = The card in { $room } leaves the match: { $card }.
event-solo-coins = { $seat } turns { $cost } into { $gain }.
event-solo-gardens = { $gardens ->
    [one] { $seat } has { $gardens } garden under a bridge with dice.
   *[other] { $seat } has { $gardens } gardens under bridges with dice.
}

## Why not

refusal-pair-taken = Pair { $number } is taken.
refusal-there = { $reason } ({ $place })
refusal-no-die = No die lies at this end ({ $end }) of the { $bridge }.
refusal-middle-die = Dice in the middle of a bridge have to wait; take one from an end ({ $bridge }).
refusal-row-colour = This row takes only a { $colour } die.
refusal-row-taken = A die already lies on this row.
refusal-room-colour = There is no { $colour } tile in { $room }.
refusal-space-full = { $dice ->
    [one] This space takes one die, and it is there already: { $space }.
   *[other] This space takes { $dice } dice, and they are there already: { $space }.
}
refusal-cannot-pay = This costs { $cost }; coins, resources and seals do not reach.
refusal-other-colour-or-done = This action faces another colour, or is done already.
refusal-dark-action = Dark actions do not count here.
refusal-not-at-this-space = This action belongs to the other space outside the walls.
refusal-nothing-to-do = There is nothing that this could do now.
refusal-courtier = A courtier action needs { $audience } and a courtier on your board, or { $rise } and one in the castle; there is neither.
refusal-no-gardener = No gardener is left on your clan board.
refusal-no-warrior = No warrior is left on your clan board.
refusal-tile-colour = This action faces a tile of another colour.
refusal-own-gardener = Your gardener is already there.
refusal-no-courtier = No courtier is left on your clan board.
refusal-no-courtier-there = You have no courtier there: { $floor }.
refusal-slot-taken = { $seat } stands there.
refusal-resource-full = You cannot keep more than { $limit } { $resource }.
refusal-bridge-empty = No die is left on the { $bridge }.
refusal-garden-done = This garden has given its action in this round.

## Labels of the picture

name-label-round = { $round ->
    [0] Before round 1: starting pairs
   *[other] Round { $round } of { $rounds }
}
name-label-order = Turn order
name-label-bridges = Bridges and gardens
name-label-castle = Castle
name-label-gate = Gate
name-label-outside = Outside the walls
name-label-yards = Training yards
name-label-influence = Influence
name-label-deck = { $cards ->
    [one] { $cards } card in the deck
   *[other] { $cards } cards in the deck
}
name-label-full = full
name-label-value = value { $value }
name-label-price = { $amount } food
name-label-iron-price = { $amount } iron
name-label-points = { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
}
name-label-warrior-points = { $multiplier } × courtiers inside
name-label-card = Card
name-label-covered = covered: { $rewards }
name-label-every-row = every row
name-label-other-side = lantern side: { $reward }
name-label-section = { $spaces }: { $points }
name-label-sections = Points at the end by space: { $sections }
name-label-lantern = Lantern
name-label-hand = In hand: the { $colour } { $value }
name-label-pairs = Starting pairs
name-label-pair = { $number }: { $gain }; card: { $action }; lantern: { $lantern }
name-label-solo = Tokugawa delegation
name-label-solo-reconstructed = { event-solo-reconstructed }
name-label-solo-next = on top of the deck: { $bridge } ({ $position }), to { $space }
name-label-solo-opens = opened next: { $plan }
name-label-solo-die = the card below it names the die: { $bridge } ({ $position }), to { $space }
name-label-solo-unknown = the card below it names the die: not known yet
name-label-solo-cards = known under the deck, from above: { $cards }
name-label-solo-opened = opened: { $plan }

## The board as a picture

board-die = { $colour } die, value { $value }
board-space = { $name }, value { $value }
board-garden = { $name }: { $cost } food, then { $effect }; { $points ->
    [one] { $points } point
   *[other] { $points } points
} at the end
board-courtiers-in = Courtiers: { $name }
board-daimyo-lantern = On arrival: lantern reward
board-slot = A place before the daimyo: { $effect }
board-sun = The sun: leave the rest
board-points = { $seat }: { $points ->
    [one] { $points } clan point
   *[other] { $points } clan points
}
board-pair = Gain { $gain }; card: { $action }
board-border = Border: { $cost } to cross it
board-influence = Influence { $position }: { $points ->
    [one] { $points } point
   *[other] { $points } points
} at the end
board-marker = Influence of { $seat }

## Headings over options

verb-place = In the castle and at its foot
verb-place-row = Clan rows
verb-climb = Raise a courtier
