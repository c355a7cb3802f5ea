## The game

game-name = Bamboo
game-tagline = Four years in a house by the grove
game-about = Grow bamboo, burn incense in the temples and furnish the family home tile by tile, so that its rooms are in harmony and its two wings in balance. Four years pass: feed everybody in winter, win the spirits of the forest, and be the happiest.
game-length = 4 years, about 95 choices a player

rule-option-side = Side of the personal boards
rule-option-side-day = day
rule-option-side-night = night (advanced)
rule-option-colours = Colours
rule-option-colours-seats = by seat
rule-option-colours-chosen = everybody chooses
rule-about-side = The four night boards differ, and named cells that stay empty cost something.
rule-about-colours = Seats have their colours, or everybody picks one before the first year.

## Names

name-temple-red = the red temple
name-temple-blue = the blue temple
name-temple-green = the green temple
name-temple-yellow = the yellow temple
name-colour-red = red
name-colour-blue = blue
name-colour-green = green
name-colour-yellow = yellow
name-player-purple = purple
name-player-yellow = yellow
name-player-green = green
name-player-brown = brown
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
name-kind-none = empty or not
name-part-left = left
name-part-whole = whole house
name-part-right = right
name-house-tile = { $kind } home tile with { $comfort } comfort
name-house-offer = type { $type }, row { $row }: { $tile }
name-cell = { $row ->
    [1] Top row
    [2] Middle row
   *[3] Bottom row
}, { $column ->
    [1] far left
    [2] left
    [3] middle
    [4] right
   *[5] far right
}
name-harmony-tile = balance tile ({ $part }: { $condition }; { $points } happiness)
name-condition-one = one { $kind }
name-condition-row = side by side from the left { $cells }
name-condition-column = one above the other from the top { $cells }
name-condition-block = from the top { $lines }
name-condition-line = [{ $cells }]
name-condition-comfort = { $arrangement }, together at least { $comfort } comfort
name-condition-sum = all { $kind } tiles together at least { $comfort } comfort
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
word-incense = { $amount } incense
word-food = { $amount } food
word-tea = { $amount } tea
word-rice = { $amount } rice
word-ramen = { $amount } ramen
word-shoot = { $argument ->
    [red] red
    [blue] blue
    [green] green
   *[yellow] yellow
} { $second ->
    [harmony] harmony
    [house] house improvement
    [cooking] cooking
    [income] income
   *[joker] joker
} shoot
word-sticks = { $amount } at { $argument ->
    [red] red
    [blue] blue
    [green] green
   *[yellow] yellow
}
word-worth = worth { $argument } happiness
word-met = met
word-completes = completes { $argument } happiness

## Questions

prompt-choose-colour = Choose your colour, and with it your personal board.
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
prompt-harmony = Harmony: gain happiness, or take and score balance tiles, up to two in all.
prompt-harmony-again = Take or score one more balance tile.
prompt-improve-house = House improvement: take a coin, or buy a home tile.
prompt-place-house-tile = Choose a cell of your house for the { $tile }.
prompt-take-food = Take a food token.
prompt-renew-food = Tengu renews the food. Take your token before or after?
prompt-wake-spirits = Wake sleeping spirits.
prompt-family-meal = Family meal: { $amount } food is owed.

## Options

option-colour = Choose { $colour }
option-pick = Pick the { $shoot }
option-gift = Pick the gift of the forest: { $gift }
option-visit = Visit { $temple } ({ $shoots ->
    [one] { $shoots } shoot
   *[other] { $shoots } shoots
}, { $incense } incense)
option-offer = Offer { $parts }
option-offer-part = { $amount } incense at { $temple }
option-lay = Slot { $slot }: { $pushed } out, { $shoot } in
option-activate = Activate: { $action }
option-activate-joker = Activate a joker as { $action }
option-done-acting = Finish and collect shoots
option-collect = Put the { $shoot } into the area of { $temple }
option-happiness = Gain happiness instead
option-take-harmony = Take the { $tile }
option-score = Score the { $tile }
option-stop = Leave it at that
option-decline = Decline the action
option-coin = Take a coin instead
option-house = Buy the { $tile }
option-cell = { $place } ({ $cell })
option-food = Take { $food }
option-spirit = Use { $spirit }: { $power }
option-tengu-before = Take a token now, then renew the food
option-tengu-after = Renew the food, then take a token
option-wake = Wake { $spirit }
option-done-waking = Let the others sleep
option-spend = Spend { $food }
option-go-hungry = Go hungry

## What happened

event-first-player = { $seat } is the first player.
event-colour = { $seat } plays { $colour }.
event-pick = { $seat } picks the { $shoot }.
event-round = Round { $round } begins.
event-season = { $season ->
    [spring] Spring
    [summer] Summer
    [autumn] Autumn
   *[winter] Winter
} begins.
event-receive-incense = { $seat } receives { $amount } incense from the round cells.
event-gifts = The forest offers { $gifts }.
event-gift = { $seat } picks the gift of the forest: { $gift }.
event-visit = { $seat } visits { $temple }.
event-offer = { $seat } offers { $amount } incense at { $temple }.
event-redirect = { $seat } pays { $amount ->
    [one] { $amount } coin
   *[other] { $amount } coins
} for incense sent to other temples.
event-pass = { $seat } has no incense left and passes for this summer.
event-lay = { $seat } lays the { $shoot } into slot { $slot }.
event-activate = { $seat } acts: { $action }.
event-collect = { $seat } collects { $shoots }.
event-put = { $seat } puts the { $shoot } into the area of { $temple }.
event-put-home = { $seat } puts { $count ->
    [one] it into the area of its colour
   *[other] them into the areas of their colours
}.
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
event-discard-food = Discarded: { $food }.
event-shuffle-food = The spent food is shuffled into a new supply of { $amount ->
    [one] { $amount } token
   *[other] { $amount } tokens
}.
event-decline = { $seat } declines the action.
event-spirit = { $seat } calls { $spirit }.
event-bless = { $spirit } leaves { $temple } and comes to { $seat }.
event-ghost = { $spirit } leaves { $temple } with the ghost.
event-reveal-spirit = { $spirit } appears at { $temple }.
event-return-incense = { $seat } takes back { $amount } incense from the temples.
event-ghost-incense = The ghost has { $amount } incense at { $temple }.
event-wake = { $seat } wakes { $spirit } for { $cost ->
    [0] nothing
    [one] { $cost } coin
   *[other] { $cost } coins
}.
event-eat = { $seat } serves { $food }.
event-hungry = { $seat } goes hungry and loses { $amount } happiness.
event-renew = The { $old } goes under its stack; revealed: { $new }.

## Why not

refusal-colour-taken = { $seat } plays { $colour }: choose another colour.
refusal-colour-ghost = The ghost plays { $colour }: choose another colour.
refusal-same-area = Your action marker stands at { $temple }: visit another one.
refusal-no-shoots = There is no shoot in the area of { $temple }.
refusal-coins = This costs { $cost ->
    [one] { $cost } coin
   *[other] { $cost } coins
} ({ $what }); you have { $amount }. Income brings coins.
refusal-slot-full = Slot { $slot } is full: no more than { $limit } shoots may enter a slot in one turn.
refusal-area-full = The area of { $temple } is full.
refusal-own-colour = Not into the area of { $area }: this shoot belongs to { $temple }, where there is room.
refusal-harmony-full = You cannot take the tile of row { $row } ({ $part }): you hold { $limit } unscored balance tiles of this kind. Score one first.
refusal-not-met = Not met in your house yet: { $tile }.
refusal-house-full = There is no empty cell in your house ({ $what }).
refusal-no-cell = No empty cell of your house takes this kind ({ $what }).
refusal-cell-occupied = A home tile lies on cell { $cell } and never moves.
refusal-cell-named = Cell { $cell } takes only one kind: { $kind }.
refusal-no-food = There is no food on the board.
refusal-asleep = { $spirit } sleeps until it is woken in winter.
refusal-winter-spirit = { $spirit } helps at the family meal in winter.
refusal-offering-spirit = { $spirit } helps while you offer incense, once for each offering.
refusal-no-use = { $spirit } would change nothing now.
refusal-must-spend = You cannot go hungry while you have food: spend your tokens first.

## Scores

part-track = Happiness track
part-spirits = Spirits
part-balance = Balance
part-harmony = Unscored harmony
part-night = Named cells

## The board in the terminal

board-title = { $round ->
    [0] Setup
   *[other] Round { $round } of { $rounds }
}{ $season ->
    [spring] , spring
    [summer] , summer
    [autumn] , autumn
    [winter] , winter
   *[none] { "" }
}, { $side ->
    [night] night side
   *[day] day side
}
board-slots = Slots
board-temples = Temples
board-temple = Temple
board-spirit = Spirit
board-incense = Incense, topmost last
board-winner = Wins now
board-no-spirit = none
board-below = { $spirit } (+{ $count })
board-ghost = ghost
board-harmony-market = Balance tiles
board-house-market = Home tiles
board-row = Row
board-price = { $price } → { $happiness }
board-stack = Stack
board-food = Food
board-food-row = { $food } (supply { $supply }, spent { $spent })
board-gifts = Gifts
board-colours = Colours to choose from
board-draft = To pick from
board-taken = Pushed out
board-house = House
board-areas = Areas
board-harmony = Balance tiles
board-spirits = Spirits
board-awake = { $spirit } ×{ $count }
board-asleep = { $spirit } ×{ $count } (asleep)
board-fan = Fan: { $count }
board-purse = { $happiness } happiness, { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}, { $incense } incense (+{ $waiting } waiting)
board-comfort = Comfort: left { $left }, right { $right }
board-legend = D decoration, F faith, G garden, O object, the number is comfort; * any tile; ΣD all tiles of a kind together; ≥ at least so much comfort; / the row below; a small letter is a cell that names its kind; + met; > action marker
board-first = first player

## The drawn board

thing-happiness = { $seat }: { $amount } happiness
thing-season-spring = Spring: an incense and a gift of the forest for everybody.
thing-season-summer = Summer: visit temples, offer incense, lay shoots and act, until nobody has incense left.
thing-season-autumn = Autumn: the spirits go to whoever offered most at their temples.
thing-season-winter = Winter: wake spirits, eat together, renew the market.
thing-round = Round { $round }, { $amount } incense waiting
thing-gifts = Gifts of the forest: each spring as many as there are players are turned up.
thing-gift = Gift of the forest: { $action }
thing-first = First player: { $seat }
thing-side-day = Day side of the personal boards
thing-side-night = Night side of the personal boards: some rooms name the kind that they take.
thing-finish = The sun sets for whoever has done enough: finish, or leave an action.
thing-slot = Slot { $slot }. A shoot laid here pushes out the { $shoot }.
thing-spent-shoot = It does not act any more this turn.
thing-stack = Stack of { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
thing-missing = { $count ->
    [0] Met.
    [one] At least { $count } home tile is missing.
   *[other] At least { $count } home tiles are missing.
}
thing-impossible = It cannot be met any more.
thing-half = Unscored at the end, but met: { $amount } happiness.
thing-food-supply = Face-down food: { $count ->
    [one] { $count } token
   *[other] { $count } tokens
}
thing-food-spent = Spent food
thing-spirit = { $spirit }: { $power }, { $season ->
    [winter] in winter
   *[summer] in summer
}. { $cost ->
    [0] It wakes for nothing.
    [one] It wakes for { $cost } coin.
   *[other] It wakes for { $cost } coins.
}
thing-below = { $count ->
    [one] { $count } more spirit lies below.
   *[other] { $count } more spirits lie below.
}
thing-sticks = { $seat } { $amount } incense
thing-wins = { $spirit } would come to { $seat } now.
thing-ghost-wins = { $spirit } would leave with the ghost now.
thing-take-back = Take the last one back
thing-incense = { $amount } incense, { $waiting } more in later rounds
thing-meal = Family meal: { $owed } food owed, { $food } in store, { $lost } happiness lost as it stands.
thing-balance = Comfort left { $left }, right { $right }: { $lost } happiness lost as it stands.
thing-named = Named rooms still empty: { $count }, as much happiness lost as it stands.
thing-fan = Scored balance tiles: { $count }
thing-outlook = If the match ended now: { $amount } happiness
thing-cell = Room { $cell }
thing-cell-named = Room { $cell }, only for { $kind }
thing-cell-gains = Completes here: { $gains }
thing-area = Area of { $temple }: { $count ->
    [one] { $count } shoot
   *[other] { $count } shoots
}
thing-marker = The action marker stands here.
thing-asleep = Asleep.
thing-track = Happiness: a joint for every point. Below zero a counter stands in the earth; beyond 40 it starts again, with a gold rim.
thing-joker = A joker acts as one of these.
thing-column-harmony = Balance tiles that look at { $part ->
    [left] the left part of the house
    [right] the right part of the house
   *[whole] the whole house
}.
thing-column-house = Home tiles of type { $type }: each row has its price and its happiness.
thing-winter-row = The lowest row goes under its stacks in winter.
thing-harmony-place = Room for a balance tile of { $part ->
    [left] the left part
    [right] the right part
   *[whole] the whole house
}.
good-happiness = Happiness
good-coins = Coins
good-incense = Incense
good-food = Food
good-harmony = Unscored balance tiles
good-spirits = Spirits awake

## Headings over options

heading-lay = { $shoot } pushes out
heading-offer = Or all at once
heading-collect = { $shoot }: into the area of
heading-completes = Completes a balance tile
heading-completes-nothing = Completes nothing yet
brief-lay = Slot { $slot }
brief-offer = { $parts }
brief-collect = { $temple }
brief-take-harmony = { $part ->
    [left] Left
    [right] Right
   *[whole] Whole house
}, { $row ->
    [1] bottom row
    [2] middle row
   *[3] top row
}
brief-score = { $part ->
    [left] Left
    [right] Right
   *[whole] Whole house
}, place { $place }
brief-house = { $kind ->
    [decoration] Decoration
    [faith] Faith
    [garden] Garden
   *[object] Object
}, { $comfort } comfort
brief-cell = { $place }
verb-visit = Visit
verb-score = Score
verb-spirit = Call a spirit
verb-wake = Wake
verb-spend = Serve food
verb-food = Take
verb-lay = Lay
verb-offer = Offer
verb-take-harmony = Take
verb-house = Buy
verb-activate = Activate
