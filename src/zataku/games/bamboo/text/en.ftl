## The game

game-name = Bamboo
game-tagline = Four years in a house by the grove
game-about = Grow bamboo, burn incense in the temples and furnish the family house tile by tile, so that its rooms are in harmony and its two wings in balance. Four years pass: feed everybody in winter, win the spirits of the forest, and be the happiest.
game-length = 4 years, about 95 choices a player

rule-option-side = Side of the personal boards
rule-option-side-day = day
rule-option-side-night = night (advanced)

## Names

name-temple-red = the red temple
name-temple-blue = the blue temple
name-temple-green = the green temple
name-temple-yellow = the yellow temple
name-colour-red = red
name-colour-blue = blue
name-colour-green = green
name-colour-yellow = yellow
name-action-harmony = harmony
name-action-house = house improvement
name-action-cooking = cooking
name-action-income = income
name-action-joker = joker
name-shoot = { $colour } { $action } shoot
name-kind-decoration = decoration
name-kind-faith = faith
name-kind-garden = garden
name-kind-object = object
name-kind-any = any tile
name-kind-none = no matter what
name-part-left = left
name-part-whole = whole house
name-part-right = right
name-house-tile = { $kind } tile with { $comfort } comfort
name-harmony-tile = harmony tile ({ $part }: { $condition }; { $points } happiness)
name-condition-one = one { $kind }
name-condition-row = side by side from the left { $cells }
name-condition-column = one above the other from the top { $cells }
name-condition-block = from the top { $lines }
name-condition-line = [{ $cells }]
name-condition-comfort = { $arrangement }, together { $comfort } comfort
name-condition-sum = all { $kind } tiles together { $comfort } comfort
name-food-tea = tea
name-food-rice = rice
name-food-ramen = ramen
name-spirit-kappa = Kappa
name-spirit-tanuki = Tanuki
name-spirit-rokurokubi = Rokurokubi
name-spirit-kitsune = Kitsune
name-spirit-okami = Okami
name-spirit-tengu = Tengu
name-spirit-bakeneko = Bakeneko
name-power-kappa = a harmony action
name-power-tanuki = a house improvement
name-power-rokurokubi = an income action
name-power-kitsune = your shoots count as jokers for the rest of this turn
name-power-okami = 4 food at this meal
name-power-tengu = new food on the board, and a token for you
name-power-bakeneko = incense goes to other temples free of charge

## Words of costs and gains

word-coin = { $amount ->
    [one] { $amount } coin
   *[other] { $amount } coins
}
word-happiness = { $amount } happiness
word-food = { $amount } food

## Questions

prompt-pick-shoot = Pick a bamboo shoot for your board.
prompt-pick-gift = Pick a gift of the forest.
prompt-visit-temple = Visit a temple: move your action marker to another area with shoots.
prompt-offer-incense = Offer { $amount } incense at { $temple }. Each that goes to another temple costs { $cost ->
    [one] { $cost } coin
   *[other] { $cost } coins
}.
prompt-offer-incense-free = Offer { $amount } incense, at { $temple } or wherever you like.
prompt-lay-shoots = Lay a shoot of this area into a slot.
prompt-activate-shoots = { $amount ->
    [0] Use a spirit, or finish.
    [one] Activate { $amount } more shoot, or finish.
   *[other] Activate up to { $amount } more shoots, or finish.
}
prompt-collect-shoots = An area is full: choose where the shoots go.
prompt-harmony = Harmony: gain happiness, or take and score harmony tiles, up to two in all.
prompt-harmony-again = Take or score one more harmony tile.
prompt-improve-house = House improvement: take a coin, or buy a house tile.
prompt-place-house-tile = Choose a cell of your house for the { $tile }.
prompt-take-food = Take a food token.
prompt-renew-food = Tengu renews the food. Take your token before or after?
prompt-wake-spirits = Wake sleeping spirits.
prompt-family-meal = Family meal: { $amount } food is owed.

## Options

option-pick = Pick the { $shoot }
option-gift = Pick the gift: { $gift }
option-visit = Visit { $temple } ({ $shoots ->
    [one] { $shoots } shoot
   *[other] { $shoots } shoots
}, { $incense } incense)
option-offer = Offer { $parts }
option-offer-part = { $amount } incense at { $temple }
option-lay = Lay the { $shoot } into slot { $slot }, pushing out the { $pushed }
option-activate = Activate: { $action }
option-activate-joker = Activate a joker as { $action }
option-done-acting = Finish and collect shoots
option-collect = Put the { $shoot } into the area of { $temple }
option-happiness = Gain { $amount } happiness
option-take-harmony = Take the { $tile }
option-score = Score the { $tile }
option-stop = Leave it at that
option-decline = Decline the action
option-coin = { $amount ->
    [one] Take { $amount } coin
   *[other] Take { $amount } coins
}
option-house = Buy the { $tile } for { $cost ->
    [one] { $cost } coin
   *[other] { $cost } coins
}, gain { $amount } happiness
option-cell = Row and column { $cell }
option-food = Take { $food } ({ $amount } food)
option-spirit = Use { $spirit }: { $power }
option-tengu-before = Take a token now, then renew the food
option-tengu-after = Renew the food, then take a token
option-wake = Wake { $spirit }
option-done-waking = Let the others sleep
option-spend = Spend { $food } ({ $amount } food)
option-go-hungry = Go hungry: lose { $amount } happiness

## What happened

event-first-player = { $seat } is the first player.
event-pick = { $seat } picks the { $shoot }.
event-round = Round { $round } begins.
event-gifts = The forest offers { $gifts }.
event-gift = { $seat } picks the gift: { $gift }.
event-visit = { $seat } visits { $temple }.
event-offer = { $seat } offers { $amount } incense at { $temple }.
event-lay = { $seat } lays the { $shoot } into slot { $slot }.
event-activate = { $seat } acts: { $action }.
event-collect = { $seat } collects { $shoots }.
event-put = { $seat } puts the { $shoot } into the area of { $temple }.
event-happiness = { $seat } gains { $amount } happiness.
event-take-harmony = { $seat } takes the { $tile }.
event-reveal-harmony = Revealed: { $tile }.
event-score = { $seat } scores the { $tile } for { $amount } happiness.
event-coins = { $seat } gets { $amount ->
    [one] { $amount } coin
   *[other] { $amount } coins
}.
event-house = { $seat } buys the { $tile } for { $cost ->
    [one] { $cost } coin
   *[other] { $cost } coins
} and gains { $amount } happiness.
event-place = { $seat } puts the { $tile } on cell { $cell }.
event-reveal-house = Revealed: { $tile }.
event-food = { $seat } takes { $food }.
event-new-food = New food: { $food }.
event-decline = { $seat } declines the action.
event-spirit = { $seat } calls { $spirit }.
event-bless = { $spirit } leaves { $temple } and comes to { $seat }.
event-ghost = { $spirit } leaves { $temple } with the ghost.
event-wake = { $seat } wakes { $spirit }.
event-eat = { $seat } serves { $food }.
event-hungry = { $seat } goes hungry and loses { $amount } happiness.
event-refresh = The lowest tiles go under their stacks, new ones appear on top.

## Why not

refusal-same-area = Your action marker stands here: visit another temple.
refusal-no-shoots = There is no shoot in this area.
refusal-coins = This costs { $cost ->
    [one] { $cost } coin
   *[other] { $cost } coins
}; you have { $amount }. Income brings coins.
refusal-slot-full = No more than { $limit } shoots may enter a slot in one turn.
refusal-area-full = This area is full.
refusal-own-colour = This shoot belongs to { $temple }, where there is room.
refusal-harmony-full = You hold { $limit } unscored tiles of this kind: score one first.
refusal-not-met = Its condition does not hold in your house yet.
refusal-house-full = There is no empty cell in your house.
refusal-no-cell = No empty cell of your house takes this kind: { $kind }.
refusal-cell-occupied = A house tile lies here and never moves.
refusal-cell-named = This cell takes only one kind: { $kind }.
refusal-no-food = There is no food on the board.
refusal-asleep = { $spirit } sleeps until it is woken in winter.
refusal-winter-spirit = { $spirit } helps at the family meal in winter.
refusal-offering-spirit = { $spirit } helps while you offer incense, once for each offering.
refusal-no-use = { $spirit } would change nothing now.
refusal-must-spend = You cannot go hungry while you have food: spend your tokens first.
refusal-okami-late = { $spirit } can only come before the first token is spent.

## Scores

part-track = Happiness track
part-spirits = Spirits
part-balance = Balance
part-harmony = Unscored harmony
part-night = Named cells

## The board in the terminal

board-title = Round { $round } of { $rounds }, { $side ->
    [night] night side
   *[day] day side
}
board-slots = Slots
board-temples = Temples
board-temple = Temple
board-spirit = Spirit
board-incense = Incense, topmost last
board-no-spirit = none
board-below = { $spirit } (+{ $count })
board-ghost = ghost
board-harmony-market = Harmony market
board-house-market = House market
board-row = Row
board-price = { $price } → { $happiness }
board-stack = Stack
board-food = Food
board-food-row = { $food } (supply { $supply }, spent { $spent })
board-gifts = Gifts
board-draft = To pick from
board-taken = Pushed out
board-house = House
board-areas = Areas
board-harmony = Harmony
board-spirits = Spirits
board-awake = { $spirit } ×{ $count }
board-asleep = { $spirit } ×{ $count } (asleep)
board-fan = Fan: { $count }
board-purse = { $happiness } happiness, { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}, { $incense } incense (+{ $waiting } waiting)
board-comfort = Comfort: left { $left }, right { $right }
board-legend = D decoration, F faith, G garden, O object, the number is comfort; * any tile; a small letter is a cell that names its kind; + met; > action marker
board-first = first player
