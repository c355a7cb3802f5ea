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

name-yokai-sy1 = Kappa, starting card: 1 jade or 1 sake
name-yokai-sy2 = Imomushi, starting card: 1 wood or 1 stone
name-yokai-sy3 = Nezumi, starting card: a building or a crystal
name-yokai-sy4 = Kitsune, starting card: a mitama or a dragonfly
name-yokai-sy5 = Shin ookami, starting card: 1 movement point
name-yokai-y01 = Kappa: 2 × (1 jade or 1 sake)
name-yokai-y02 = Kappa: 1 sake + “+2” amulet
name-yokai-y03 = Kappa: (1 jade or 1 sake) + (a mitama or a dragonfly)
name-yokai-y04 = Kappa: (1 jade or 1 sake) + 1 movement point
name-yokai-y05 = Kappa: 1 resource of any type + (1 jade or 1 sake)
name-yokai-y06 = Imomushi: 2 × (1 wood or 1 stone)
name-yokai-y07 = Imomushi: 1 stone + “+2” amulet
name-yokai-y08 = Imomushi: (1 wood or 1 stone) + (a building or a crystal)
name-yokai-y09 = Imomushi: (1 wood or 1 stone) + 1 movement point
name-yokai-y10 = Imomushi: 1 resource of any type + (1 wood or 1 stone)
name-yokai-y11 = Nezumi: advance a kodama by 1 + (a building or a crystal)
name-yokai-y12 = Nezumi: a building for 1 less or a crystal for 1 less
name-yokai-y13 = Nezumi: “+1” amulet + (a building or a crystal)
name-yokai-y14 = Nezumi: a crystal + unlock a die
name-yokai-y15 = Nezumi: 1 VP + a building for 1 less
name-yokai-y16 = Kitsune: a mitama for 1 less or a dragonfly for 1 less
name-yokai-y17 = Kitsune: advance a kodama by 1 + (a mitama or a dragonfly)
name-yokai-y18 = Kitsune: “+1” amulet + (a mitama or a dragonfly)
name-yokai-y19 = Kitsune: a mitama + unlock a die
name-yokai-y20 = Kitsune: a dragonfly + 1 resource of any type
name-yokai-y21 = Shin ookami: 2 movement points
name-yokai-y22 = Shin ookami: “+2” amulet + 1 movement point
name-yokai-y23 = Shin ookami: 1 movement point + advance kodamas by 2 in all
name-yokai-y24 = Shin ookami: 1 movement point + a vision
name-yokai-y25 = Shin ookami: 1 movement point + (an iwakura or a pilgrim beside an iwakura)
name-yokai-y26 = Yama-uba: 2 resources of any types
name-yokai-y27 = Yama-uba: 1 movement point + 1 resource of any type
name-yokai-y28 = Yama-uba: “+1” amulet + (unlock a die + draw a yokai)
name-yokai-y29 = Yama-uba: a building for 1 less or a crystal for 1 less or a mitama for 1 less or a dragonfly for 1 less

name-bitoku-bi01 = Makoto: 1 VP + 1 wood
name-bitoku-bi02 = Makoto: 1 VP + 1 stone
name-bitoku-bi03 = Makoto: 1 VP + 1 jade
name-bitoku-bi04 = Makoto: 1 VP + 1 sake
name-bitoku-bi05 = Makoto: 1 VP + 1 resource of any type
name-bitoku-bi06 = Chuugi: 2 VP + advance a kodama by 1
name-bitoku-bi07 = Chuugi: 2 VP + advance a kodama by 1
name-bitoku-bi08 = Chuugi: 2 VP + “+1” amulet
name-bitoku-bi09 = Chuugi: 2 VP + “+1” amulet
name-bitoku-bi10 = Chuugi: 1 VP + “+2” amulet
name-bitoku-bi11 = Yu: 2 VP + unlock a die
name-bitoku-bi12 = Yu: 2 VP + unlock a die
name-bitoku-bi13 = Yu: 2 VP + draw a yokai
name-bitoku-bi14 = Yu: 1 VP + “+1” amulet + unlock a die
name-bitoku-bi15 = Jin: 2 VP + a vision
name-bitoku-bi16 = Jin: 2 VP + a vision
name-bitoku-bi17 = Jin: 2 VP + an iwakura
name-bitoku-bi18 = Jin: 2 VP + a pilgrim beside an iwakura
name-bitoku-bi19 = Rei: 3 VP + 1 movement point
name-bitoku-bi20 = Rei: 3 VP + advance kodamas by 2 in all
name-bitoku-bi21 = Rei: 3 VP + 1 resource of any type
name-bitoku-bi22 = Gi: 4 VP + a yokai from the common deck
name-bitoku-bi23 = Gi: 4 VP + (a mitama for 1 less or a dragonfly for 1 less)
name-bitoku-bi24 = Meiyo: 6 VP + “+2” amulet

name-vision-v01 = Vision: 2 buildings, 1 resource and 1 combined dragonfly
name-vision-v02 = Vision: 1 building, 1 pilgrim on a torii space and 2 completed bitoku
name-vision-v03 = Vision: 1 building and 2 combined dragonflies
name-vision-v04 = Vision: 2 crystals and 1 building
name-vision-v05 = Vision: 1 crystal, 1 pilgrim on an illumination space and 1 resource
name-vision-v06 = Vision: 2 crystals and 2 mitamas
name-vision-v07 = Vision: 3 buildings
name-vision-v08 = Vision: 2 buildings, 1 crystal and 1 completed bitoku
name-vision-v09 = Vision: 1 building and 1 pilgrim on an illumination space
name-vision-v10 = Vision: 1 building, 1 mitama and 2 resources
name-vision-v11 = Vision: 2 buildings, 1 pilgrim on a torii space and 1 resource
name-vision-v12 = Vision: 3 crystals and 1 resource
name-vision-v13 = Vision: 2 crystals and 1 pilgrim on a torii space
name-vision-v14 = Vision: 1 crystal, 1 combined dragonfly and 1 completed bitoku
name-vision-v15 = Vision: 3 crystals and 1 pilgrim on an illumination space
name-vision-v16 = Vision: 2 crystals, 2 completed bitoku and 1 resource
name-vision-v17 = Vision: 3 mitamas and 1 combined dragonfly
name-vision-v18 = Vision: 2 combined dragonflies and 1 pilgrim on a torii space
name-vision-v19 = Vision: 3 combined dragonflies and 1 resource
name-vision-v20 = Vision: 2 mitamas, 1 pilgrim on an illumination space and 1 completed bitoku
name-vision-v21 = Vision: 1 mitama, 1 combined dragonfly, 1 crystal and 1 building
name-vision-v22 = Vision: 2 pilgrims on illumination spaces and 1 resource
name-vision-v23 = Vision: 1 pilgrim on an illumination space and 1 pilgrim on a torii space
name-vision-v24 = Vision: 2 pilgrims on torii spaces and 1 completed bitoku
name-vision-v25 = Vision: 1 pilgrim on an illumination space, 1 pilgrim on a torii space and 2 completed bitoku
name-vision-v26 = Vision: 3 completed bitoku and 2 resources
name-vision-v27 = Vision: 2 pilgrims on torii spaces, 1 pilgrim on an illumination space and 1 resource
name-vision-v28 = Vision: 2 pilgrims on illumination spaces, 2 mitamas and 1 completed bitoku

name-crystal-cd01 = Dream crystal: 1 sake
name-crystal-cd02 = Dream crystal: draw a yokai
name-crystal-cd03 = Dream crystal: “+1” amulet
name-crystal-cd04 = Dream crystal: 1 jade
name-crystal-cd05 = Dream crystal: 1 wood
name-crystal-cd06 = Dream crystal: 1 stone
name-crystal-cd07 = Dream crystal: advance a kodama by 1
name-crystal-cd08 = Dream crystal: 1 movement point
name-crystal-cd09 = Dream crystal: “+1” amulet
name-crystal-cd10 = Dream crystal: 2 VP
name-crystal-cd11 = Dream crystal: 1 resource of any type
name-crystal-cd12 = Dream crystal: “+1” amulet or advance a kodama by 1
name-crystal-ci01 = Wit crystal: 1 wood
name-crystal-ci02 = Wit crystal: 1 jade
name-crystal-ci03 = Wit crystal: 1 stone
name-crystal-ci04 = Wit crystal: 1 sake
name-crystal-ci05 = Wit crystal: “+1” amulet
name-crystal-ci06 = Wit crystal: “+1” amulet
name-crystal-ci07 = Wit crystal: advance a kodama by 1
name-crystal-ci08 = Wit crystal: 1 movement point
name-crystal-ci09 = Wit crystal: 2 VP
name-crystal-ci10 = Wit crystal: draw a yokai
name-crystal-ci11 = Wit crystal: unlock a die
name-crystal-ci12 = Wit crystal: “+1” amulet or advance a kodama by 1
name-crystal-cm01 = Memory crystal: 2 VP for building
name-crystal-cm02 = Memory crystal: 2 VP for taking a crystal
name-crystal-cm03 = Memory crystal: 1 VP for taking a mitama
name-crystal-cm04 = Memory crystal: 2 VP for combining a mitama with a dragonfly
name-crystal-cm05 = Memory crystal: 2 VP for a pilgrim reaching an illumination or torii space
name-crystal-cm06 = Memory crystal: 2 VP for completing a bitoku
name-crystal-cm07 = Memory crystal: 1 VP for crossing the river
name-crystal-cm08 = Memory crystal: 2 VP for placing a pilgrim beside an iwakura

name-mitama-ma1 = Ara
name-mitama-ma2 = Ara
name-mitama-ma3 = Ara
name-mitama-ma4 = Ara
name-mitama-ma5 = Ara
name-mitama-mn1 = Nigi
name-mitama-mn2 = Nigi
name-mitama-mn3 = Nigi
name-mitama-mn4 = Nigi
name-mitama-mn5 = Nigi
name-mitama-ms1 = Saki
name-mitama-ms2 = Saki
name-mitama-ms3 = Saki
name-mitama-ms4 = Saki
name-mitama-ms5 = Saki
name-mitama-mk1 = Kushi
name-mitama-mk2 = Kushi
name-mitama-mk3 = Kushi
name-mitama-mk4 = Kushi
name-mitama-mk5 = Kushi
name-mitama-mx1 = Shinigami: 1 resource of any type
name-mitama-mx2 = Shinigami: 1 movement point
name-mitama-mx3 = Shinigami: advance a kodama by 1 + move another player's kodama back by 1
name-mitama-mx4 = Shinigami: “+1” amulet or unlock a die

name-dragonfly-df01 = Dragonfly: 1 jade + advance a kodama by 1
name-dragonfly-df02 = Dragonfly: 1 wood + advance a kodama by 1
name-dragonfly-df03 = Dragonfly: “+1” amulet + 1 stone
name-dragonfly-df04 = Dragonfly: “+1” amulet + 1 sake
name-dragonfly-df05 = Dragonfly: 1 VP + 1 resource of any type
name-dragonfly-df06 = Dragonfly: 1 jade + unlock a die
name-dragonfly-df07 = Dragonfly: 1 wood + unlock a die
name-dragonfly-df08 = Dragonfly: 1 resource of any type + move other players' kodamas back by 2 in all
name-dragonfly-df09 = Dragonfly: advance kodamas by 2 in all
name-dragonfly-df10 = Dragonfly: “+2” amulet
name-dragonfly-df11 = Dragonfly: “+1” amulet + 1 movement point
name-dragonfly-df12 = Dragonfly: 2 × (1 wood or 1 jade)
name-dragonfly-df13 = Dragonfly: a vision
name-dragonfly-df14 = Dragonfly: “+1” amulet + an iwakura
name-dragonfly-df15 = Dragonfly: 3 VP
name-dragonfly-df16 = Dragonfly: “+1” amulet + unlock a die
name-dragonfly-df17 = Dragonfly: “+1” amulet + draw a yokai
name-dragonfly-df18 = Dragonfly: advance a kodama by 1 + move other players' kodamas back by 2 in all
name-dragonfly-df19 = Dragonfly: 2 movement points
name-dragonfly-df20 = Dragonfly: 1 movement point + advance a kodama by 1
name-dragonfly-df21 = Dragonfly: 1 VP + a pilgrim beside an iwakura
name-dragonfly-df22 = Dragonfly: a yokai from the common deck
name-dragonfly-df23 = Dragonfly: a crystal for 1 less
name-dragonfly-df24 = Dragonfly: a bitoku from the deck
name-dragonfly-df25 = Dragonfly: a building for 1 less
name-dragonfly-df26 = Dragonfly: 4 VP
name-dragonfly-df27 = Dragonfly: “+3” amulet
name-dragonfly-df28 = Dragonfly: 1 VP + 2 movement points
name-dragonfly-df29 = Dragonfly: a crystal for 2 less
name-dragonfly-df30 = Dragonfly: 5 VP
name-dragonfly-df31 = Dragonfly: a bitoku from the deck + 1 movement point
name-dragonfly-df32 = Dragonfly: advance a kodama by 1 + a pilgrim beside an iwakura

name-torii-ta1 = Torii A: a mitama for 2 less
name-torii-ta2 = Torii A: a building for 1 less or a crystal for 1 less
name-torii-ta3 = Torii A: 2 resources of any types
name-torii-ta4 = Torii A: a yokai from the common deck
name-torii-ta5 = Torii A: “+1” amulet + a vision
name-torii-ta6 = Torii A: an iwakura + advance a kodama by 1
name-torii-ta7 = Torii A: “+1” amulet + a dragonfly for 1 less
name-torii-ta8 = Torii A: “+2” amulet + unlock a die
name-torii-tb1 = Torii B: a bitoku from the deck + 1 movement point
name-torii-tb2 = Torii B: 3 resources of any types
name-torii-tb3 = Torii B: a building for 2 less or a crystal for 2 less
name-torii-tb4 = Torii B: a mitama for 1 less + a dragonfly for 1 less
name-torii-tb5 = Torii B: 2 VP + a yokai from the common deck
name-torii-tb6 = Torii B: a pilgrim beside an iwakura + a pilgrim beside an iwakura
name-torii-tb7 = Torii B: 2 VP + advance kodamas by 3 in all
name-torii-tb8 = Torii B: 2 VP + “+3” amulet

name-rock-rk01 = Iwakura: kappa
name-rock-rk02 = Iwakura: imomushi
name-rock-rk03 = Iwakura: nezumi
name-rock-rk04 = Iwakura: kitsune
name-rock-rk05 = Iwakura: shin ookami
name-rock-rk06 = Iwakura: ara
name-rock-rk07 = Iwakura: nigi
name-rock-rk08 = Iwakura: saki
name-rock-rk09 = Iwakura: kushi
name-rock-rk10 = Iwakura: ryokan and temple
name-rock-rk11 = Iwakura: temple and onsen
name-rock-rk12 = Iwakura: onsen and farm
name-rock-rk13 = Iwakura: farm and ryokan

name-building-te1 = Temple for 1 or more: 1 VP
name-building-te2 = Temple for 2 or more: 1 movement point
name-building-te3 = Temple for 3 or more: 2 VP
name-building-te4 = Temple for 4 or more: 1 VP + 1 movement point
name-building-te5 = Temple for 4 or more: 2 movement points
name-building-te6 = Temple for 5 or more: a bitoku from the deck
name-building-on1 = Onsen for 1 or more: “+1” amulet
name-building-on2 = Onsen for 1 or more: advance a kodama by 1
name-building-on3 = Onsen for 2 or more: unlock a die
name-building-on4 = Onsen for 3 or more: “+1” amulet + advance a kodama by 1
name-building-on5 = Onsen for 4 or more: “+1” amulet + unlock a die
name-building-on6 = Onsen for 5 or more: “+2” amulet + advance a kodama by 1
name-building-fa1 = Farm for 1 or more: 1 wood or 1 jade
name-building-fa2 = Farm for 2 or more: 1 resource of any type
name-building-fa3 = Farm for 3 or more: 2 × (1 wood or 1 jade)
name-building-fa4 = Farm for 3 or more: “+1” amulet + (1 stone or 1 sake)
name-building-fa5 = Farm for 4 or more: 2 resources of any types
name-building-fa6 = Farm for 5 or more: 1 VP + 2 resources of any types
name-building-ry1 = Ryokan for 1 or more: an iwakura
name-building-ry2 = Ryokan for 2 or more: draw a yokai
name-building-ry3 = Ryokan for 3 or more: a pilgrim beside an iwakura
name-building-ry4 = Ryokan for 3 or more: a vision
name-building-ry5 = Ryokan for 4 or more: “+1” amulet + (an iwakura or a pilgrim beside an iwakura)
name-building-ry6 = Ryokan for 5 or more: a yokai from the common deck
name-building-an1 = Ancient building for 1 or more: 1 wood or 1 jade
name-building-an2 = Ancient building for 1 or more: advance a kodama by 1
name-building-an3 = Ancient building for 2 or more: “+1” amulet
name-building-an4 = Ancient building for 3 or more: 1 movement point
name-building-an5 = Ancient building for 3 or more: 1 resource of any type
name-building-an6 = Ancient building for 4 or more: a vision

name-treasure-lt1 = Lake treasure 7 / 4 / 2
name-treasure-lt2 = Lake treasure 6 / 3 / 2
name-treasure-lt3 = Lake treasure 5 / 3 / 1
name-treasure-lt4 = Lake treasure 5 / 2
name-treasure-lt5 = Lake treasure 4 / 2

name-home-h1 = Home space 1: “+2” amulet
name-home-h2 = Home space 2: “+1” amulet + a vision
name-home-h3 = Home space 3: “+1” amulet + 1 resource of any type
name-home-h4 = Home space 4: “+1” amulet + 1 movement point
name-home-h5 = Home space 5: “+1” amulet + (1 movement point or 1 resource of any type)
name-home-h6 = Home space 6: copy a rival's die in the forest

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

name-tengu-card-tg01 = Yokai, Lands of Yomi: dragonfly
name-tengu-card-tg02 = Bitoku, Lands of Yomi: mitama
name-tengu-card-tg03 = Bitoku, Forges: crystal
name-tengu-card-tg04 = Yokai, Forges: building
name-tengu-card-tg05 = Yokai, Stairs of Knowledge
name-tengu-card-tg06 = Bitoku, Stairs of Knowledge
name-tengu-card-tg07 = Yokai / bitoku, Jade Glade: wood and stone
name-tengu-card-tg08 = Yokai / bitoku, Jade Glade: jade and sake
name-tengu-card-tg09 = Yokai, favourite mitama or building
name-tengu-card-tg10 = Bitoku, favourite mitama or building

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
option-pass = Pass for this summer
option-amulets = Spend { $what }: the die shows { $amount }
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
option-remove = { $card } ({ $slot }) goes for { $amount } VP
option-keep-all = Keep all yokai
option-fulfil = Fulfil { $card }
option-fulfil-best = Fulfil what gives most points

## Events

event-round = Round { $amount } begins.
event-draw = { $amount ->
    [one] { $seat } draws a yokai.
   *[other] { $seat } draws { $amount } yokai.
}
event-drawn = You drew { $cards }.
event-shuffle = { $seat } shuffles the discard pile into a new deck.
event-discards = { $seat } discards { $cards }.
event-fruit = { $seat } reaps. { $tile }
event-play = { $seat } plays a yokai ({ $slot }). { $card }
event-unlock = { $seat } unlocks a die showing { $amount } ({ $slot }).
event-sacrifice = A pilgrim of { $seat } leaves for good.
event-amulets = { $amount ->
    [one] { $seat } spends an amulet: the die shows { $value }.
   *[other] { $seat } spends { $amount } amulets: the die shows { $value }.
}
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
event-take-yokai = { $seat } takes a yokai. { $card }
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
event-look-visions = { $amount ->
    [one] { $seat } looks at a vision.
   *[other] { $seat } looks at { $amount } visions.
}
event-vision = { $seat } keeps a vision. { $card }
event-no-vision = { $seat } keeps no vision.
event-kodama = The kodama of { $seat } reaches space { $amount }: { $region }.
event-back = { $seat } pushes the kodama of { $rival } back to space { $amount }: { $region }.
event-rock = { $seat } takes a rock. { $tile }
event-rockside = A pilgrim of { $seat } sits down beside an iwakura.
event-complete = { $seat } completes a bitoku. { $card }
event-start = A pilgrim of { $seat } sets out.
event-walk = A pilgrim of { $seat } walks on.
event-arrive = A pilgrim of { $seat } arrives ({ $space }): { $amount } VP.
event-torii = { $seat } passes under a torii. { $tile }
event-mitama = { $seat } takes a mitama ({ $tile }) and { $amount } VP.
event-dragonfly = { $seat } takes a dragonfly. { $tile }
event-combine = { $seat } combines { $mitama } with a dragonfly. { $dragonfly }
event-crystal = { $seat } takes a crystal. { $tile }
event-build = { $seat } builds: { $region }. { $tile }
event-order = The new turn order: { $seats }.
event-arrange = { $seat } puts the dice back: { $left }, { $middle }, { $right }.
event-virtue = { $seat } lets a yokai go for { $amount } VP. { $card }
event-hills = On the hills: { $bitoku }; { $yokai }.
event-displays = Snow in the forest: the displays move on.
event-rock-gone = A rock leaves the garden. { $tile }
event-ascension = The ascension begins.
event-score = The ascension brings { $seat } { $amount } VP; { $total } in all.
event-tengu-turn = { $seat } rolls { $first } and { $second }. Active card: { $card }.
event-tengu-skips = Rows that do not apply: { $reasons }.
event-tengu-skipped = { $row } ({ $why })
event-tengu-row = { $seat } follows row { $row }.
event-tengu-unlock = { $seat } unlocks a die showing { $amount }.
event-tengu-torii = At the torii { $seat } draws an action card: { $card }.
event-tengu-lacks-disputed = no disputed ford
event-tengu-lacks-ford = no die at a ford
event-tengu-lacks-card-kind = no card of a kind shown over there
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

refusal-slot-taken = There is a card already ({ $slot }).
refusal-locked = The die is locked. Play a yokai on its slot, or give up a pilgrim.
refusal-no-pilgrim = You have no awake pilgrim. Crystals wake the sleeping ones.
refusal-crossed = The die has crossed already; it rests until winter.
refusal-cross-home = The river does not touch the Home.
refusal-cross-low = A 1 cannot cross: it could not be lowered.
refusal-cross-full = The hill has no empty space.
refusal-pass = You may pass only with three yokai played and three dice placed.
refusal-place-full = There is no empty space.
refusal-copy-low = This space takes a die of 2 or more.
refusal-die-low = The die must show { $amount } or more.
refusal-impossible = Nothing of this could be carried out now.
refusal-fresh = You built it in this turn.
refusal-favour-covered = This favour was claimed this round.
refusal-price = It costs { $what }, which you lack.
refusal-crystal = You have no empty space for a { $colour }.
refusal-no-site = No zone has an empty space for it. { $tile }
refusal-kodama-end = The last space is taken or already yours.
refusal-rockside-taken = A pilgrim sits there already.
refusal-rockside-no-rock = No iwakura of yours touches this space.
refusal-no-bitoku = No bitoku lies ahead of your marker.
refusal-bridge = { $amount ->
    [one] The bridge asks for { $amount } completed bitoku.
   *[other] The bridge asks for { $amount } completed bitoku.
}
refusal-branch-own = A pilgrim of yours rests in this branch.
refusal-branch-full = Every space of this branch is taken.

## The board in the terminal

board-title = Round { $round } of { $rounds }, { $season }. Turn order: { $order }
board-forest = The forest
board-region = Region
board-dice = Dice
board-kodamas = Kodamas
board-treasure = Treasure
board-buildings = Buildings
board-neutral = neutral { $space }
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
board-worth = now { $points } VP
board-good-amulets = what amulets can add
board-good-dice = dice to use
board-sun = The sun: enough of this, or pass
board-stock = Goods
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
