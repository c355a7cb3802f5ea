### Bitoku in English.
###
### Sections: the game and its options | words of effects | what can be counted | names | parts of the score |
### and, at the end, what the rules say: prompts, options, events, refusals.

## The game

game-name = Bitoku
game-tagline = Spirits of the forest on their way to greatness
seat-automa = Tengu
game-about = You play yokai, send your guardian dice into the forest and over the river, and gather crystals, mitamas, buildings and pilgrims' journeys. After four rounds the most virtuous spirit becomes the new Great Spirit of the forest.
game-length = 4 seasons, about 170 choices a player

## Options of a match

-yes = yes
-no = no
-edition = as the edition says

rule-option-edition = Edition
rule-option-edition-default = recommended mix
rule-option-edition-es = Spanish
rule-option-edition-ru = Russian
rule-option-harder_forest = Harder forest actions
rule-option-harder_forest-false = { -no }
rule-option-harder_forest-true = { -yes }
rule-option-vision_deadline = Visions are judged
rule-option-vision_deadline-edition = { -edition }
rule-option-vision_deadline-ascension_start = as the ascension begins
rule-option-vision_deadline-vision_step = when visions are scored
rule-option-copy_requires_dominance = A copied action must beat the other dice
rule-option-copy_requires_dominance-false = { -no }
rule-option-copy_requires_dominance-true = { -yes }
rule-option-tengu_second_rock = The tengu's second iwakura comes from
rule-option-tengu_second_rock-edition = { -edition }
rule-option-tengu_second_rock-leftovers = the rocks left over
rule-option-tengu_second_rock-garden = the rock garden
rule-option-tengu_dream_rewards = The tengu gets the rewards of its dream crystals
rule-option-tengu_dream_rewards-edition = { -edition }
rule-option-tengu_dream_rewards-off = { -no }
rule-option-tengu_dream_rewards-on = { -yes }
rule-option-tengu_mitama_vp = The tengu scores the points of mitama spaces
rule-option-tengu_mitama_vp-edition = { -edition }
rule-option-tengu_mitama_vp-off = { -no }
rule-option-tengu_mitama_vp-on = { -yes }
rule-option-tengu_kodama_first = The tengu advances its kodama before the action
rule-option-tengu_kodama_first-edition = { -edition }
rule-option-tengu_kodama_first-off = { -no }
rule-option-tengu_kodama_first-on = { -yes }
rule-option-disputed_needs_crossable = A ford is disputed only if your die can cross
rule-option-disputed_needs_crossable-edition = { -edition }
rule-option-disputed_needs_crossable-off = { -no }
rule-option-disputed_needs_crossable-on = { -yes }
rule-option-home_is_lower_bank = The Home counts as the lower bank
rule-option-home_is_lower_bank-false = { -no }
rule-option-home_is_lower_bank-true = { -yes }
rule-option-tengu_takes_any = The tengu crosses for any yokai and bitoku, not only for its favourite yokai and the least frequent bitoku
rule-option-tengu_takes_any-false = { -no }
rule-option-tengu_takes_any-true = { -yes }
rule-option-easier_no_dragonfly = Easier: the tengu starts without a dragonfly
rule-option-easier_no_dragonfly-false = { -no }
rule-option-easier_no_dragonfly-true = { -yes }
rule-option-easier_no_yokai = Easier: the tengu starts without yokai
rule-option-easier_no_yokai-false = { -no }
rule-option-easier_no_yokai-true = { -yes }
rule-option-easier_no_resources = Easier: the tengu starts without resources
rule-option-easier_no_resources-false = { -no }
rule-option-easier_no_resources-true = { -yes }
rule-option-easier_kodama = Easier: its dice advance only kodamas that are behind
rule-option-easier_kodama-false = { -no }
rule-option-easier_kodama-true = { -yes }
rule-option-easier_no_fruits = Easier: no movement points for its crystals
rule-option-easier_no_fruits-false = { -no }
rule-option-easier_no_fruits-true = { -yes }
rule-option-harder_pilgrim = Harder: a tengu pilgrim is already under way
rule-option-harder_pilgrim-false = { -no }
rule-option-harder_pilgrim-true = { -yes }
rule-option-harder_kodamas = Harder: its kodamas start one space ahead
rule-option-harder_kodamas-false = { -no }
rule-option-harder_kodamas-true = { -yes }
rule-option-harder_dragonflies = Harder: the tengu starts with two dragonflies
rule-option-harder_dragonflies-false = { -no }
rule-option-harder_dragonflies-true = { -yes }
rule-option-harder_leads = Harder: 3 VP for each region it leads
rule-option-harder_leads-false = { -no }
rule-option-harder_leads-true = { -yes }
rule-group-edition = Edition
rule-about-edition = The rulebooks differ in a few places; the recommended mix takes the clearer reading of each.
rule-preset-edition-recommended = Recommended
rule-preset-edition-spanish = Spanish
rule-preset-edition-russian = Russian
rule-about-harder_forest = In a river region your die must be higher than every other die there, not just as high.
rule-group-tengu = Tengu
rule-about-tengu = Five reliefs and four burdens, as the rulebook offers them.
rule-preset-tengu-standard = Standard
rule-preset-tengu-easier = Easier
rule-preset-tengu-harder = Harder
rule-group-readings = Single questions
rule-about-readings = Places where groups play differently.

## Words of effects

word-vp = { $amount } VP
word-wood = { $amount } wood
word-stone = { $amount } stone
word-jade = { $amount } jade
word-sake = { $amount } sake
word-any = { $amount ->
    [one] { $amount } resource of any type
   *[other] { $amount } resources of any types
}
word-amulet = { $amount ->
    [one] “+{ $argument }” amulet
   *[other] { $amount } “+{ $argument }” amulets
}
word-unlock = { $amount ->
    [one] unlock a die
   *[other] unlock { $amount } dice
}
word-draw = { $amount ->
    [one] draw a yokai
   *[other] draw { $amount } yokai
}
word-yokai = { $amount ->
    [one] a yokai from the common deck
   *[other] { $amount } yokai from the common deck
}
word-bitoku = { $amount ->
    [one] a bitoku from the deck
   *[other] { $amount } bitoku from the deck
}
word-vision = { $amount ->
    [one] a vision
   *[other] { $amount } visions
}
word-kodama = { $amount ->
    [one] advance a kodama by 1
   *[other] advance kodamas by { $amount } in all
}
word-kodama-here = advance your kodama here by { $amount }
word-kodama-back = { $amount ->
    [one] move another player's kodama back by 1
   *[other] move other players' kodamas back by { $amount } in all
}
word-move = { $amount ->
    [one] { $amount } movement point
   *[other] { $amount } movement points
}
word-rock = { $amount ->
    [one] an iwakura
   *[other] { $amount } iwakura
}
word-pilgrim = { $amount ->
    [one] a pilgrim beside an iwakura
   *[other] { $amount } pilgrims beside iwakura
}
word-build = { $argument ->
    [1] a building for 1 less
    [2] a building for 2 less
   *[other] a building
}
word-crystal = { $argument ->
    [1] a crystal for 1 less
    [2] a crystal for 2 less
   *[other] a crystal
}
word-mitama = { $argument ->
    [1] a mitama for 1 less
    [2] a mitama for 2 less
   *[other] a mitama
}
word-dragonfly = { $argument ->
    [1] a dragonfly for 1 less
    [2] a dragonfly for 2 less
   *[other] a dragonfly
}
word-copy = copy a rival's die in the forest

## What can be counted

name-count-resource = { $amount ->
    [one] { $amount } resource
   *[other] { $amount } resources
}
name-count-building = { $amount ->
    [one] { $amount } building
   *[other] { $amount } buildings
}
name-count-crystal = { $amount ->
    [one] { $amount } crystal
   *[other] { $amount } crystals
}
name-count-mitama = { $amount ->
    [one] { $amount } mitama
   *[other] { $amount } mitamas
}
name-count-pair = { $amount ->
    [one] { $amount } combined dragonfly
   *[other] { $amount } combined dragonflies
}
name-count-illumination = { $amount ->
    [one] { $amount } pilgrim on an illumination space
   *[other] { $amount } pilgrims on illumination spaces
}
name-count-torii = { $amount ->
    [one] { $amount } pilgrim on a torii space
   *[other] { $amount } pilgrims on torii spaces
}
name-count-arrived = { $amount ->
    [one] { $amount } pilgrim on an illumination or torii space
   *[other] { $amount } pilgrims on illumination or torii spaces
}
name-count-completed = { $amount ->
    [one] { $amount } completed bitoku
   *[other] { $amount } completed bitoku
}
name-count-bitoku = { $amount ->
    [one] { $amount } bitoku
   *[other] { $amount } bitoku
}
name-count-rock = { $amount ->
    [one] { $amount } iwakura
   *[other] { $amount } iwakura
}
name-count-rock-pilgrim = { $amount ->
    [one] { $amount } pilgrim beside an iwakura
   *[other] { $amount } pilgrims beside iwakura
}
name-count-yokai = { $amount ->
    [one] { $amount } yokai
   *[other] { $amount } yokai
}

## Names

name-season-spring = Spring
name-season-summer = Summer
name-season-autumn = Autumn
name-season-winter = Winter
name-season-ascension = Ascension

name-region-yomi = Lands of Yomi
name-region-stairs = Stairs of Knowledge
name-region-home = Home of the Great Spirit
name-region-jade = Jade Glade
name-region-forges = Forges

name-hill-yomi = hill of Yomi
name-hill-stairs = hill of the Stairs
name-hill-jade = hill of the Jade Glade
name-hill-forges = hill of the Forges

name-favour-a = the bitoku card
name-favour-b = the yokai card
name-favour-c = two deeds

name-forest-row = { $region } from { $amount }
name-display-space = { $tile }, space { $space }
name-path-space = { $path }, space { $space }
name-path-branch = { $path }, { $branch }

name-path-left = left path
name-path-right = right path

name-slot-left = left slot
name-slot-middle = middle slot
name-slot-right = right slot

name-resource-wood = wood
name-resource-stone = stone
name-resource-jade = jade
name-resource-sake = sake

name-type-kappa = kappa
name-type-imomushi = imomushi
name-type-nezumi = nezumi
name-type-kitsune = kitsune
name-type-shin-ookami = shin ookami
name-type-yama-uba = yama-uba
name-type-makoto = Makoto
name-type-chuugi = Chuugi
name-type-yu = Yu
name-type-jin = Jin
name-type-rei = Rei
name-type-gi = Gi
name-type-meiyo = Meiyo
name-type-ara = ara
name-type-nigi = nigi
name-type-saki = saki
name-type-kushi = kushi
name-type-shinigami = shinigami
name-type-temple = temple
name-type-onsen = onsen
name-type-farm = farm
name-type-ryokan = ryokan
name-type-ancient = ancient building

name-colour-dream = dream crystal
name-colour-memory = memory crystal
name-colour-wit = wit crystal

name-trigger-build = building
name-trigger-crystal = taking a crystal
name-trigger-mitama = taking a mitama
name-trigger-combine = combining a mitama with a dragonfly
name-trigger-arrive = a pilgrim reaching an illumination or torii space
name-trigger-complete = completing a bitoku
name-trigger-cross = crossing the river
name-trigger-pilgrim = placing a pilgrim beside an iwakura

name-kind-kappa = Kappa
name-kind-imomushi = Imomushi
name-kind-nezumi = Nezumi
name-kind-kitsune = Kitsune
name-kind-shin-ookami = Shin ookami
name-kind-yama-uba = Yama-uba
name-kind-makoto = Makoto
name-kind-chuugi = Chuugi
name-kind-yu = Yu
name-kind-jin = Jin
name-kind-rei = Rei
name-kind-gi = Gi
name-kind-meiyo = Meiyo
name-kind-ara = Ara
name-kind-nigi = Nigi
name-kind-saki = Saki
name-kind-kushi = Kushi
name-kind-shinigami = Shinigami
name-kind-temple = Temple
name-kind-onsen = Onsen
name-kind-farm = Farm
name-kind-ryokan = Ryokan
name-kind-ancient = Ancient building
name-kind-dream = Dream crystal
name-kind-wit = Wit crystal

name-reason-build = building
name-reason-crystal = taking a crystal
name-reason-mitama = taking a mitama
name-reason-combine = combining a mitama with a dragonfly
name-reason-arrive = a pilgrim reaching an illumination or torii space
name-reason-complete = completing a bitoku
name-reason-cross = crossing the river
name-reason-pilgrim = placing a pilgrim beside an iwakura

name-yokai = { $kind }: { $action }
name-starting-yokai = { $kind }, starting card: { $action }
name-bitoku = { $kind }: { $action }
name-vision = Vision: { $needs }
name-crystal = { $kind }: { $action }
name-memory-crystal = Memory crystal: { $points } VP for { $trigger }
name-mitama = { $kind }: { $action }
name-dragonfly = Dragonfly: { $action }
name-torii = Torii { $set }: { $action }
name-rock = Iwakura: { $shows }
name-building = { $kind } for { $minimum } or more: { $action }
name-treasure = Lake treasure { $prizes }

name-tengu-card = { $wants } · { $place }
name-tengu-wants-both = { $first } or { $second }
name-tengu-wants-favourite-yokai = favourite yokai
name-tengu-wants-rarest-bitoku = least frequent bitoku
name-tengu-wants-yokai = yokai
name-tengu-wants-bitoku = bitoku
name-tengu-place = { $region }: { $shows }
name-tengu-favourite = favourite mitama or building
name-shown-dragonfly = dragonfly
name-shown-mitama = mitama
name-shown-crystal = crystal
name-shown-building = building

name-home = Home space { $number }: { $action }

name-branch-i1 = illumination branch 1
name-branch-t1 = torii branch 1
name-branch-i2 = illumination branch 2
name-branch-t2 = torii branch 2
name-branch-t3 = torii branch 3
name-branch-i3 = illumination branch 3
name-branch-t4 = torii branch 4
name-branch-i4 = illumination branch 4

name-crystal-space-sd1 = dream crystal space 1
name-crystal-space-sd2 = dream crystal space 2
name-crystal-space-sd3 = dream crystal space 3
name-crystal-space-sm1 = memory crystal space 1
name-crystal-space-sm2 = memory crystal space 2
name-crystal-space-si1 = wit crystal space 1
name-crystal-space-si2 = wit crystal space 2
name-crystal-space-si3 = wit crystal space 3

name-rock-space-rs1 = space beside rock 1
name-rock-space-rs2 = space beside rock 2
name-rock-space-rs3 = space beside rock 3
name-rock-space-rs4 = space beside rock 4
name-rock-space-rj12 = space between rocks 1 and 2
name-rock-space-rj23 = space between rocks 2 and 3
name-rock-space-rj34 = space between rocks 3 and 4

## Parts of the score

part-play = Points gained in play
part-first = First among many
part-bitoku = Bows of the bitoku
part-treasures = Lake treasures
part-rocks = Echo of the iwakura
part-homage = Homage of the guardians
part-visions = Visions revealed
part-destiny = Destiny fulfilled
part-yokai = Yokai
part-resources = Resources
part-crystals = Crystals
part-leads = Regions led

## Prompts

prompt-discard-down = Discard yokai until you hold three.
prompt-fruits = Which dream crystal do you reap next?
prompt-turn = Play a yokai, use a die, cross the river or pass.
prompt-strengthen = Spend amulets on the die?
prompt-place-die = Put the die on a space of the forest.
prompt-visit = Do a forest action or use a building.
prompt-copy-die = Copy which die of your rival?
prompt-choose-bonus = Your building was used: what do you take?
prompt-claim-favour = Claim a favour of the hill, or cover one.
prompt-deeds = Choose a deed; two different ones are allowed.
prompt-choose-resources = Choose what you take.
prompt-unlock = Which die do you unlock?
prompt-draw-yokai = { $amount ->
    [one] Draw a yokai from your deck?
   *[other] Draw { $amount } yokai from your deck?
}
prompt-look-for-yokai = Look at two yokai of the common deck? One of them you must take.
prompt-keep-yokai = Which yokai do you take into your hand?
prompt-look-for-bitoku = Look at two bitoku of the deck? One of them you must take.
prompt-keep-bitoku = Which bitoku joins your path?
prompt-keep-vision = Which vision do you keep?
prompt-advance-kodama = { $amount ->
    [one] Advance one of your kodamas by one space.
   *[other] Advance your kodamas, { $amount } spaces in all.
}
prompt-push-back = { $amount ->
    [one] Move a rival kodama back by one space.
   *[other] Move rival kodamas back, { $amount } spaces in all.
}
prompt-take-rock = Which iwakura do you take from the garden?
prompt-place-pilgrim = Where does the pilgrim sit down beside your iwakura?
prompt-move = { $amount ->
    [one] Spend your movement point.
   *[other] Spend a movement point; you have { $amount }.
}
prompt-pay = How do you pay?
prompt-take-mitama = Which mitama do you take?
prompt-take-dragonfly = Which dragonfly do you take?
prompt-combine-mitama = Combine your new mitama ({ $tile }) with a dragonfly?
prompt-combine-dragonfly = Combine your new dragonfly ({ $tile }) with a mitama?
prompt-take-crystal = Which crystal do you take?
prompt-set-crystal = Where do you set this crystal? { $tile }
prompt-build = Which building do you build?
prompt-choose-site = Where do you build? { $tile }
prompt-arrange-dice = Put your dice back beside the slots.
prompt-remove-yokai = Let one of your yokai go for its virtue?
prompt-fulfil-visions = Your elements do not suffice for all visions: which one do you fulfil?

## Options

option-discard = Discard { $card }
option-fruit = Reap { $tile }
option-play = Play { $card } ({ $slot })
option-die = Use the die showing { $amount } ({ $slot })
option-sacrifice = Give up a pilgrim to use the locked { $amount } ({ $slot })
option-cross = Cross the river with the { $amount } from { $region }; it becomes a { $value }
option-cross-one = { $which } ({ $slot })
option-first-card = The card: { $what }
option-first-crystal = The wit crystal: { $what }
option-pass = Pass for this summer
option-amulets = The die shows { $amount } ({ $what })
option-amulets-none = No amulets: the die shows { $amount }
option-place = { $region }
option-place-low = { $region }, without a forest action: a higher die is there
option-place-home = { $space }
option-forest = From { $amount }: { $what }
option-building = Use the building. { $tile }
option-building-owned = Use the building of { $owner }. { $tile }
option-end-visit = End the visit
option-copy = The { $amount } of { $rival }: { $region }
option-copy-home = The { $amount } of { $rival } in the Home
option-bonus-vp = 1 VP
option-bonus-amulet = A “+1” amulet
option-favour-bitoku = Take the bitoku. { $card } ({ $hill })
option-favour-yokai = Take the yokai. { $card } ({ $hill })
option-favour-deeds = Do two deeds ({ $hill })
option-cover = Refuse and cover: { $favour } ({ $hill })
option-gain = Take { $what }
option-unlock = Unlock the { $amount } ({ $slot })
option-draw = { $amount ->
    [one] Draw a yokai
   *[other] Draw { $amount } yokai
}
option-look-yokai = Look at two yokai
option-keep-yokai = Take { $card }
option-look-bitoku = Look at two bitoku
option-keep-bitoku = Take { $card }
option-keep-vision = Keep { $card }
option-keep-none = Keep none and take a resource
option-kodama = { $region }: to space { $amount }
option-back = The kodama of { $rival }: { $region }
option-rock = Take { $tile }
option-beside = { $space } ({ $rocks })
option-move-bitoku = On the bitoku path: { $card }
option-start = A new pilgrim on space { $space } of the { $path }
option-walk = The pilgrim on space { $space } of the { $path } goes to space { $next }
option-branch = To the { $branch } of the { $path }: { $amount } VP
option-stop-moving = Move no further
option-pay = Pay { $what }
option-mitama = { $tile }, for { $amount } VP
option-dragonfly = { $tile }
option-combine-dragonfly = Combine with { $tile }
option-combine-mitama = Combine with { $tile }
option-not-combine = Do not combine
option-crystal = { $tile }
option-space = { $space }: { $amount } VP
option-build = { $tile }. Kodama +{ $amount }
option-site = { $region }: kodama +{ $amount }
option-arrange = Left { $left }, middle { $middle }, right { $right }
option-remove = { $kind } ({ $slot }) goes: { $each } VP × { $counted }
option-keep-all = Keep all yokai
option-fulfil = Fulfil { $card }
option-fulfil-best = Fulfil what gives most points

## Events

event-round = Round { $amount } begins.
event-season = { $season }.
event-draw = { $amount ->
    [one] { $seat } draws a yokai.
   *[other] { $seat } draws { $amount } yokai.
}
event-drawn = You drew { $cards }.
event-shuffle = { $seat } shuffles the discard pile into a new deck.
event-aside = { $seat } sets a card aside.
event-discards = { $seat } discards { $cards }.
event-fruit = { $seat } reaps. { $tile }
event-play = { $seat } plays a yokai ({ $slot }). { $card }
event-unlock = { $seat } unlocks a die showing { $amount } ({ $slot }).
event-sacrifice = A pilgrim of { $seat } leaves for good.
event-amulets = { $seat } spends { $what }: the die shows { $amount }.
event-tired = Copying tires the die of { $seat }: it shows { $amount }.
event-place = { $seat } places a { $amount }: { $region }.
event-place-home = { $seat } places a { $amount }. { $space }
event-no-forest-action = A higher die is there: no forest action for { $seat }.
event-forest = { $seat } does a forest action: { $what }.
event-enter = { $seat } uses a building. { $tile }
event-owner-vp = { $seat } gains 1 VP as the owner.
event-owner-amulet = { $seat } takes a “+1” amulet as the owner.
event-copy = { $seat } copies the { $amount } of { $rival }.
event-cross = { $seat } crosses the river from { $region }; the die shows { $amount }.
event-cover = { $seat } asks no favour and covers { $favour } ({ $hill }).
event-deeds = { $seat } asks for deeds ({ $hill }).
event-hill-bitoku = { $seat } asks for the bitoku ({ $hill }).
event-take-yokai = { $seat } takes a yokai ({ $hill }). { $card }
event-bitoku = { $seat } adds a bitoku to the path. { $card }
event-pass = { $seat } passes.
event-gain = { $seat } takes { $what }.
event-pay = { $seat } pays { $what }.
event-vp = { $seat } gains { $amount } VP.
event-memory = A memory crystal pays { $seat } { $amount } VP for { $trigger }.
event-look-yokai = { $seat } looks at two yokai of the common deck.
event-keep-yokai = { $seat } takes one of them into the hand.
event-kept-yokai = You took { $card }.
event-look-bitoku = { $seat } looks at two bitoku of the deck.
event-renew-yokai = The discards go under the yokai deck.
event-renew-bitoku = The discards go under the bitoku deck.
event-look-visions = { $amount ->
    [one] { $seat } looks at a vision.
   *[other] { $seat } looks at { $amount } visions.
}
event-vision = { $seat } keeps a vision. { $card }
event-no-vision = { $seat } keeps no vision.
event-kodama = The kodama of { $seat } reaches space { $amount }: { $region }.
event-back = { $seat } pushes the kodama of { $rival } back to space { $amount }: { $region }.
event-rock = { $seat } takes a rock. { $tile }
event-rockside = A pilgrim of { $seat } sits down beside an iwakura ({ $space }).
event-complete = { $seat } completes a bitoku. { $card }
event-start = A pilgrim of { $seat } sets out ({ $path }, space { $space }).
event-walk = A pilgrim of { $seat } walks on ({ $path }, space { $space }).
event-arrive = A pilgrim of { $seat } arrives ({ $path }, { $space }): { $amount } VP.
event-torii = { $seat } passes under a torii. { $tile }
event-mitama = { $seat } takes a mitama. { $tile }
event-building = { $seat } takes a building. { $tile }
event-dragonfly = { $seat } takes a dragonfly. { $tile }
event-put-down = { $seat } puts it down. { $tile }
event-combine = { $seat } combines { $mitama } with a dragonfly. { $dragonfly }
event-crystal = { $seat } takes a crystal. { $tile }
event-set-crystal = { $seat } sets the crystal ({ $space }), and a pilgrim wakes up. { $tile }
event-build = { $seat } builds: { $region }. { $tile }
event-order = The new turn order: { $seats }.
event-dice-home = The dice of { $seat } come home.
event-arrange = { $seat } puts the dice back: { $left }, { $middle }, { $right }.
event-virtue = { $seat } lets a yokai go for { $amount } VP. { $card }
event-farewell = { $seat } lets the yokai on the slots rest: { $cards }.
event-hills = On the hills: { $bitoku }; { $yokai }.
event-snow-mitama = Snow on the mitamas: { $gone } leaves the game; new: { $new }.
event-snow-dragonfly = Snow on the dragonflies: { $gone } leaves the game; new: { $new }.
event-snow-crystal = Snow on the crystals: { $gone } leaves the game; new: { $new }.
event-snow-building = Snow on the buildings: { $gone } leaves the game; new: { $new }.
event-rock-gone = A rock leaves the garden. { $tile }
event-ascension = The ascension begins.
event-fulfil = { $amount ->
    [0] { $seat } fulfils no vision.
   *[other] { $seat } fulfils { $cards }.
}
event-score = The ascension brings { $seat } { $amount } VP; { $total } in all.
event-tengu-turn = { $seat } rolls { $first } and { $second }. Active card: { $card }.
event-tengu-skips = Rows that do not apply: { $reasons }.
event-tengu-skipped = { $row } ({ $why })
event-tengu-row = { $seat } follows row { $row }.
event-tengu-unlock = { $seat } unlocks a die showing { $amount }.
event-tengu-active = { $seat } turns active.
event-tengu-inactive = { $seat } turns inactive.
event-tengu-reveals = { $seat } lays a new card on the left: { $card }.
event-tengu-shuffles = { $seat } shuffles its discards into a new deck.
event-tengu-torii = At the torii { $seat } draws an action card: { $card }.
event-tengu-lacks-disputed = no disputed ford
event-tengu-lacks-ford = no die at a ford
event-tengu-lacks-card-kind = no card that it wants over there
event-tengu-lacks-last-space = not the last space of the hill
event-tengu-lacks-place-free = the place is full
event-tengu-lacks-place-full = the place is free
event-tengu-lacks-unlocked = no unlocked die
event-tengu-lacks-no-unlocked = it has an unlocked die
event-tengu-lacks-locked = no locked die
event-tengu-lacks-no-locked = it has a locked die
event-tengu-lacks-active = the attitude tile is inactive
event-tengu-lacks-inactive = the attitude tile is active
event-tengu-lacks-leftmost = the card is not the leftmost
event-tengu-lacks-pays = it lacks the resource
event-tengu-lacks-no-home-die = it has a die in the Home
event-tengu-lacks-home-space = the Home is full
event-tengu-lacks-competitive-space = the forest is full

## Refusals

refusal-slot-taken = There is a card already ({ $place }).
refusal-locked = The die is locked ({ $place }). Play a yokai on its slot, or give up a pilgrim.
refusal-no-pilgrim = You have no awake pilgrim ({ $place }). Crystals wake the sleeping ones.
refusal-crossed = The die has crossed already; it rests until winter ({ $place }).
refusal-cross-home = The river does not touch the Home ({ $place }).
refusal-cross-low = A 1 cannot cross: it could not be lowered ({ $place }).
refusal-cross-full = There is no empty space ({ $place }; { $slot }).
refusal-pass = You may pass only with three yokai played and three dice placed.
refusal-place-full = There is no empty space ({ $place }).
refusal-copy-low = This space takes a die of 2 or more ({ $place }).
refusal-die-low = The die must show { $amount } or more ({ $place }).
refusal-impossible = Nothing of this could be carried out now ({ $place }).
refusal-fresh = You built it in this turn ({ $place }).
refusal-favour-covered = This favour was claimed this round: { $favour } ({ $place }).
refusal-price = It costs { $what }, which you lack ({ $place }).
refusal-crystal = You have no empty space for a { $colour } ({ $place }).
refusal-no-site = No zone has an empty space for it. { $tile }
refusal-kodama-end = The last space is taken or already yours ({ $place }).
refusal-rockside-taken = A pilgrim sits there already ({ $place }).
refusal-rockside-no-rock = No iwakura of yours touches this space ({ $place }).
refusal-no-bitoku = No bitoku lies ahead of your marker.
refusal-bridge = { $amount ->
    [one] The bridge asks for { $amount } completed bitoku ({ $place }).
   *[other] The bridge asks for { $amount } completed bitoku ({ $place }).
}
refusal-branch-own = A pilgrim of yours rests in this branch ({ $place }).
refusal-branch-full = Every space of this branch is taken ({ $place }).

## The board in the terminal

board-moment = Round { $round } of { $rounds }, { $season }
board-title = Round { $round } of { $rounds }, { $season }. Turn order: { $order }
board-forest = The forest
board-region = Region
board-dice = Dice
board-kodamas = Kodamas
board-treasure = Treasure
board-buildings = Buildings
board-neutral = neutral: { $space }
board-home = Home of the Great Spirit, from the top
board-space = Space
board-hills = The Hikaru hills
board-hill = Hill
board-bitoku = Bitoku
board-yokai = Yokai
board-deeds = Deeds
board-covered = covered
board-open = open
board-pilgrims = Pilgrims
board-branches = Side branches
board-displays = The displays, from the final space
board-display-mitama = Mitamas
board-display-dragonfly = Dragonflies
board-display-crystal = Crystals
board-display-building = Buildings
board-price = { $cost } for { $gain }
board-gift = gives { $gain }
board-garden = Rock garden
board-tengu = The tengu's action cards, from the left
board-tengu-deck = Action cards to come, and those laid aside
board-tengu-active = Attitude: active
board-tengu-inactive = Attitude: inactive
board-seat = { $seat }: { $vp } VP
board-slots = Slots
board-hand = Hand
board-unknown = { $count ->
    [one] { $count } hidden card
   *[other] { $count } hidden cards
}
board-discard = Discards
board-crystals = Crystals
board-rocks = Iwakura
board-waiting = Not combined
board-pairs = Combined
board-path = Bitoku path
board-visions = Visions
board-vision = { $needs } ({ $vp } VP, else −{ $penalty })
board-built = Buildings built: { $count }
board-awake = awake pilgrims { $count }
board-die-locked = locked
board-die-unlocked = unlocked
board-die-crossed = across the river

## The drawn board

board-sign-yomi = Yomi
board-sign-stairs = Stairs
board-sign-jade = Jade Glade
board-sign-forges = Forges
board-virtue = virtue: { $points } VP for each: { $counted }
board-owner-gets = the owner gets from visitors: { $gain }
board-builder-gets = the builder gets: { $gain }
board-neutral-kodama = the neutral kodama
board-leads = { $count ->
    [one] { $names } leads by { $lead }
   *[other] level: { $names }
}
board-less = now for { $less } less
board-worth = now { $points } VP
board-good-amulets = what amulets can add
board-good-dice = dice to use
board-good-points = virtue points
board-sun = The sun: enough of this, or pass
board-stock = Goods
board-crossing = A die that crosses shows one less; a six becomes a three
board-bridge = Bridge: you need { $counted }
board-cover = want no favour and cover this one
board-tengu-plan = What each card would do now
board-tengu-last = Its last turn
board-tengu-cycle = The activation cycle
board-tengu-favourite = Favourite
board-tengu-row-a = cross where you could, too
board-tengu-row-b = wake up, unlock, place, act
board-tengu-row-c = place a free die and act
board-tengu-row-d = unlock, pay, act without a die
board-tengu-row-e = cross to the last space
board-tengu-row-f = go to the Home
board-tengu-row-g = unlock a die and gain
board-tengu-row-h = cross for a card it wants
board-tengu-row-i = place where its kodama races
board-tengu-row-j = come to rest and gain
board-tengu-row-k = cross for its favourite
board-tengu-row-l = pass
board-tengu-awake = active
board-tengu-resting = inactive
board-actions = Forest actions
board-decks = Decks

## Headings over options

verb-play = Play a yokai
verb-die = Use a die
verb-sacrifice = Give up a pilgrim
verb-cross = Cross the river
verb-start = A new pilgrim
verb-walk = Walk on
verb-forest = Forest actions
verb-building = Buildings
verb-favour = Claim a favour
verb-cover = Cover a favour
