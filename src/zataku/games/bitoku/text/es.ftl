### Bitoku en español.
###
### Secciones: el juego y sus opciones | palabras de los efectos | lo que se cuenta | nombres | partes de la puntuación |
### y, al final, lo que dicen las reglas: preguntas, opciones, sucesos, motivos.

## El juego

game-name = Bitoku
game-tagline = Los espíritus del bosque camino de la grandeza
seat-automa = Tengu
game-about = Juegas yōkais, envías tus dados guardianes al bosque y al otro lado del río y reúnes cristales, mitamas, edificios y viajes de peregrinos. Tras cuatro rondas, el espíritu más virtuoso será el nuevo gran espíritu del bosque.
game-length = 4 estaciones, unas 170 decisiones por jugador

## Opciones de la partida

-yes = sí
-no = no
-edition = según la edición

rule-option-edition = Edición
rule-option-edition-default = mezcla recomendada
rule-option-edition-es = española
rule-option-edition-ru = rusa
rule-option-harder_forest = Acciones del bosque más difíciles
rule-option-harder_forest-false = { -no }
rule-option-harder_forest-true = { -yes }
rule-option-vision_deadline = Las visiones se juzgan
rule-option-vision_deadline-edition = { -edition }
rule-option-vision_deadline-ascension_start = al empezar la ascensión
rule-option-vision_deadline-vision_step = al puntuar las visiones
rule-option-copy_requires_dominance = La acción copiada debe superar a los demás dados
rule-option-copy_requires_dominance-false = { -no }
rule-option-copy_requires_dominance-true = { -yes }
rule-option-tengu_second_rock = La segunda roca iwakura del tengu sale
rule-option-tengu_second_rock-edition = { -edition }
rule-option-tengu_second_rock-leftovers = de las rocas sobrantes
rule-option-tengu_second_rock-garden = del jardín de rocas
rule-option-tengu_dream_rewards = El tengu recibe las recompensas de sus cristales del sueño
rule-option-tengu_dream_rewards-edition = { -edition }
rule-option-tengu_dream_rewards-off = { -no }
rule-option-tengu_dream_rewards-on = { -yes }
rule-option-tengu_mitama_vp = El tengu gana los PV de los espacios de mitama
rule-option-tengu_mitama_vp-edition = { -edition }
rule-option-tengu_mitama_vp-off = { -no }
rule-option-tengu_mitama_vp-on = { -yes }
rule-option-tengu_kodama_first = El tengu avanza su kodama antes de la acción
rule-option-tengu_kodama_first-edition = { -edition }
rule-option-tengu_kodama_first-off = { -no }
rule-option-tengu_kodama_first-on = { -yes }
rule-option-disputed_needs_crossable = Un vado solo está disputado si tu dado puede cruzar
rule-option-disputed_needs_crossable-edition = { -edition }
rule-option-disputed_needs_crossable-off = { -no }
rule-option-disputed_needs_crossable-on = { -yes }
rule-option-home_is_lower_bank = El hogar cuenta como orilla inferior
rule-option-home_is_lower_bank-false = { -no }
rule-option-home_is_lower_bank-true = { -yes }
rule-option-easier_no_dragonfly = Más fácil: el tengu empieza sin libélula
rule-option-easier_no_dragonfly-false = { -no }
rule-option-easier_no_dragonfly-true = { -yes }
rule-option-easier_no_yokai = Más fácil: el tengu empieza sin yōkais
rule-option-easier_no_yokai-false = { -no }
rule-option-easier_no_yokai-true = { -yes }
rule-option-easier_no_resources = Más fácil: el tengu empieza sin recursos
rule-option-easier_no_resources-false = { -no }
rule-option-easier_no_resources-true = { -yes }
rule-option-easier_kodama = Más fácil: sus dados solo avanzan kodamas rezagados
rule-option-easier_kodama-false = { -no }
rule-option-easier_kodama-true = { -yes }
rule-option-easier_no_fruits = Más fácil: sus cristales no dan puntos de movimiento
rule-option-easier_no_fruits-false = { -no }
rule-option-easier_no_fruits-true = { -yes }
rule-option-harder_pilgrim = Más difícil: un peregrino del tengu ya está en camino
rule-option-harder_pilgrim-false = { -no }
rule-option-harder_pilgrim-true = { -yes }
rule-option-harder_kodamas = Más difícil: sus kodamas empiezan una casilla más adelante
rule-option-harder_kodamas-false = { -no }
rule-option-harder_kodamas-true = { -yes }
rule-option-harder_dragonflies = Más difícil: el tengu empieza con dos libélulas
rule-option-harder_dragonflies-false = { -no }
rule-option-harder_dragonflies-true = { -yes }
rule-option-harder_leads = Más difícil: 3 PV por cada región en la que va por delante
rule-option-harder_leads-false = { -no }
rule-option-harder_leads-true = { -yes }

## Palabras de los efectos

word-vp = { $amount } PV
word-wood = { $amount } de madera
word-stone = { $amount } de piedra
word-jade = { $amount } de jade
word-sake = { $amount } de sake
word-any = { $amount ->
    [one] { $amount } recurso cualquiera
   *[other] { $amount } recursos cualesquiera
}
word-amulet = { $amount ->
    [one] amuleto «+{ $argument }»
   *[other] { $amount } amuletos «+{ $argument }»
}
word-unlock = { $amount ->
    [one] desbloquear un dado
   *[other] desbloquear { $amount } dados
}
word-draw = { $amount ->
    [one] robar un yōkai
   *[other] robar { $amount } yōkais
}
word-yokai = { $amount ->
    [one] un yōkai del mazo común
   *[other] { $amount } yōkais del mazo común
}
word-bitoku = { $amount ->
    [one] un bitoku del mazo
   *[other] { $amount } bitokus del mazo
}
word-vision = { $amount ->
    [one] una visión
   *[other] { $amount } visiones
}
word-kodama = { $amount ->
    [one] avanzar un kodama 1 casilla
   *[other] avanzar kodamas { $amount } casillas en total
}
word-kodama-here = { $amount ->
    [one] avanzar tu kodama de aquí 1 casilla
   *[other] avanzar tu kodama de aquí { $amount } casillas
}
word-kodama-back = { $amount ->
    [one] hacer retroceder 1 casilla un kodama ajeno
   *[other] hacer retroceder { $amount } casillas en total kodamas ajenos
}
word-move = { $amount ->
    [one] { $amount } punto de movimiento
   *[other] { $amount } puntos de movimiento
}
word-rock = { $amount ->
    [one] una roca iwakura
   *[other] { $amount } rocas iwakura
}
word-pilgrim = { $amount ->
    [one] un peregrino junto a una roca iwakura
   *[other] { $amount } peregrinos junto a rocas iwakura
}
word-build = { $argument ->
    [1] un edificio con descuento de 1
    [2] un edificio con descuento de 2
   *[other] un edificio
}
word-crystal = { $argument ->
    [1] un cristal con descuento de 1
    [2] un cristal con descuento de 2
   *[other] un cristal
}
word-mitama = { $argument ->
    [1] un mitama con descuento de 1
    [2] un mitama con descuento de 2
   *[other] un mitama
}
word-dragonfly = { $argument ->
    [1] una libélula con descuento de 1
    [2] una libélula con descuento de 2
   *[other] una libélula
}
word-copy = copiar un dado rival del bosque

## Lo que se cuenta

name-count-resource = { $amount ->
    [one] { $amount } recurso
   *[other] { $amount } recursos
}
name-count-building = { $amount ->
    [one] { $amount } edificio
   *[other] { $amount } edificios
}
name-count-crystal = { $amount ->
    [one] { $amount } cristal
   *[other] { $amount } cristales
}
name-count-mitama = { $amount ->
    [one] { $amount } mitama
   *[other] { $amount } mitamas
}
name-count-pair = { $amount ->
    [one] { $amount } libélula combinada
   *[other] { $amount } libélulas combinadas
}
name-count-illumination = { $amount ->
    [one] { $amount } peregrino en una casilla de iluminación
   *[other] { $amount } peregrinos en casillas de iluminación
}
name-count-torii = { $amount ->
    [one] { $amount } peregrino en una casilla de puerta torii
   *[other] { $amount } peregrinos en casillas de puerta torii
}
name-count-arrived = { $amount ->
    [one] { $amount } peregrino en una casilla de iluminación o de puerta torii
   *[other] { $amount } peregrinos en casillas de iluminación o de puerta torii
}
name-count-completed = { $amount ->
    [one] { $amount } bitoku completado
   *[other] { $amount } bitokus completados
}
name-count-bitoku = { $amount ->
    [one] { $amount } bitoku
   *[other] { $amount } bitokus
}
name-count-rock = { $amount ->
    [one] { $amount } roca iwakura
   *[other] { $amount } rocas iwakura
}
name-count-rock-pilgrim = { $amount ->
    [one] { $amount } peregrino junto a una roca iwakura
   *[other] { $amount } peregrinos junto a rocas iwakura
}
name-count-yokai = { $amount ->
    [one] { $amount } yōkai
   *[other] { $amount } yōkais
}

## Nombres

name-season-spring = Primavera
name-season-summer = Verano
name-season-autumn = Otoño
name-season-winter = Invierno
name-season-ascension = La ascensión

name-region-yomi = Las tierras Yomi
name-region-stairs = Las escaleras del conocimiento
name-region-home = El hogar del gran espíritu
name-region-jade = El claro del jade
name-region-forges = Las forjas

name-hill-yomi = colina de Yomi
name-hill-stairs = colina de las escaleras
name-hill-jade = colina del claro del jade
name-hill-forges = colina de las forjas

name-favour-a = la carta de bitoku
name-favour-b = la carta de yōkai
name-favour-c = dos acciones

name-path-left = senda izquierda
name-path-right = senda derecha

name-slot-left = espacio izquierdo
name-slot-middle = espacio central
name-slot-right = espacio derecho

name-resource-wood = madera
name-resource-stone = piedra
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
name-type-temple = templo
name-type-onsen = onsen
name-type-farm = granja
name-type-ryokan = ryokan
name-type-ancient = edificio milenario

name-colour-dream = cristal del sueño
name-colour-memory = cristal del recuerdo
name-colour-wit = cristal del ingenio

name-trigger-build = construir un edificio
name-trigger-crystal = obtener un cristal
name-trigger-mitama = obtener un mitama
name-trigger-combine = combinar un mitama con una libélula
name-trigger-arrive = llegar con un peregrino a una casilla de iluminación o de puerta torii
name-trigger-complete = completar un bitoku
name-trigger-cross = cruzar el río
name-trigger-pilgrim = colocar un peregrino junto a una roca iwakura

name-yokai-sy1 = Kappa, carta inicial: 1 de jade o 1 de sake
name-yokai-sy2 = Imomushi, carta inicial: 1 de madera o 1 de piedra
name-yokai-sy3 = Nezumi, carta inicial: un edificio o un cristal
name-yokai-sy4 = Kitsune, carta inicial: un mitama o una libélula
name-yokai-sy5 = Shin ookami, carta inicial: 1 punto de movimiento
name-yokai-y01 = Kappa: 2 × (1 de jade o 1 de sake)
name-yokai-y02 = Kappa: 1 de sake + amuleto «+2»
name-yokai-y03 = Kappa: (1 de jade o 1 de sake) + (un mitama o una libélula)
name-yokai-y04 = Kappa: (1 de jade o 1 de sake) + 1 punto de movimiento
name-yokai-y05 = Kappa: 1 recurso cualquiera + (1 de jade o 1 de sake)
name-yokai-y06 = Imomushi: 2 × (1 de madera o 1 de piedra)
name-yokai-y07 = Imomushi: 1 de piedra + amuleto «+2»
name-yokai-y08 = Imomushi: (1 de madera o 1 de piedra) + (un edificio o un cristal)
name-yokai-y09 = Imomushi: (1 de madera o 1 de piedra) + 1 punto de movimiento
name-yokai-y10 = Imomushi: 1 recurso cualquiera + (1 de madera o 1 de piedra)
name-yokai-y11 = Nezumi: avanzar un kodama 1 casilla + (un edificio o un cristal)
name-yokai-y12 = Nezumi: un edificio con descuento de 1 o un cristal con descuento de 1
name-yokai-y13 = Nezumi: amuleto «+1» + (un edificio o un cristal)
name-yokai-y14 = Nezumi: un cristal + desbloquear un dado
name-yokai-y15 = Nezumi: 1 PV + un edificio con descuento de 1
name-yokai-y16 = Kitsune: un mitama con descuento de 1 o una libélula con descuento de 1
name-yokai-y17 = Kitsune: avanzar un kodama 1 casilla + (un mitama o una libélula)
name-yokai-y18 = Kitsune: amuleto «+1» + (un mitama o una libélula)
name-yokai-y19 = Kitsune: un mitama + desbloquear un dado
name-yokai-y20 = Kitsune: una libélula + 1 recurso cualquiera
name-yokai-y21 = Shin ookami: 2 puntos de movimiento
name-yokai-y22 = Shin ookami: amuleto «+2» + 1 punto de movimiento
name-yokai-y23 = Shin ookami: 1 punto de movimiento + avanzar kodamas 2 casillas en total
name-yokai-y24 = Shin ookami: 1 punto de movimiento + una visión
name-yokai-y25 = Shin ookami: 1 punto de movimiento + (una roca iwakura o un peregrino junto a una roca iwakura)
name-yokai-y26 = Yama-uba: 2 recursos cualesquiera
name-yokai-y27 = Yama-uba: 1 punto de movimiento + 1 recurso cualquiera
name-yokai-y28 = Yama-uba: amuleto «+1» + (desbloquear un dado + robar un yōkai)
name-yokai-y29 = Yama-uba: un edificio con descuento de 1 o un cristal con descuento de 1 o un mitama con descuento de 1 o una libélula con descuento de 1

name-bitoku-bi01 = Makoto: 1 PV + 1 de madera
name-bitoku-bi02 = Makoto: 1 PV + 1 de piedra
name-bitoku-bi03 = Makoto: 1 PV + 1 de jade
name-bitoku-bi04 = Makoto: 1 PV + 1 de sake
name-bitoku-bi05 = Makoto: 1 PV + 1 recurso cualquiera
name-bitoku-bi06 = Chuugi: 2 PV + avanzar un kodama 1 casilla
name-bitoku-bi07 = Chuugi: 2 PV + avanzar un kodama 1 casilla
name-bitoku-bi08 = Chuugi: 2 PV + amuleto «+1»
name-bitoku-bi09 = Chuugi: 2 PV + amuleto «+1»
name-bitoku-bi10 = Chuugi: 1 PV + amuleto «+2»
name-bitoku-bi11 = Yu: 2 PV + desbloquear un dado
name-bitoku-bi12 = Yu: 2 PV + desbloquear un dado
name-bitoku-bi13 = Yu: 2 PV + robar un yōkai
name-bitoku-bi14 = Yu: 1 PV + amuleto «+1» + desbloquear un dado
name-bitoku-bi15 = Jin: 2 PV + una visión
name-bitoku-bi16 = Jin: 2 PV + una visión
name-bitoku-bi17 = Jin: 2 PV + una roca iwakura
name-bitoku-bi18 = Jin: 2 PV + un peregrino junto a una roca iwakura
name-bitoku-bi19 = Rei: 3 PV + 1 punto de movimiento
name-bitoku-bi20 = Rei: 3 PV + avanzar kodamas 2 casillas en total
name-bitoku-bi21 = Rei: 3 PV + 1 recurso cualquiera
name-bitoku-bi22 = Gi: 4 PV + un yōkai del mazo común
name-bitoku-bi23 = Gi: 4 PV + (un mitama con descuento de 1 o una libélula con descuento de 1)
name-bitoku-bi24 = Meiyo: 6 PV + amuleto «+2»

name-vision-v01 = Visión: 2 edificios, 1 recurso y 1 libélula combinada
name-vision-v02 = Visión: 1 edificio, 1 peregrino en una casilla de puerta torii y 2 bitokus completados
name-vision-v03 = Visión: 1 edificio y 2 libélulas combinadas
name-vision-v04 = Visión: 2 cristales y 1 edificio
name-vision-v05 = Visión: 1 cristal, 1 peregrino en una casilla de iluminación y 1 recurso
name-vision-v06 = Visión: 2 cristales y 2 mitamas
name-vision-v07 = Visión: 3 edificios
name-vision-v08 = Visión: 2 edificios, 1 cristal y 1 bitoku completado
name-vision-v09 = Visión: 1 edificio y 1 peregrino en una casilla de iluminación
name-vision-v10 = Visión: 1 edificio, 1 mitama y 2 recursos
name-vision-v11 = Visión: 2 edificios, 1 peregrino en una casilla de puerta torii y 1 recurso
name-vision-v12 = Visión: 3 cristales y 1 recurso
name-vision-v13 = Visión: 2 cristales y 1 peregrino en una casilla de puerta torii
name-vision-v14 = Visión: 1 cristal, 1 libélula combinada y 1 bitoku completado
name-vision-v15 = Visión: 3 cristales y 1 peregrino en una casilla de iluminación
name-vision-v16 = Visión: 2 cristales, 2 bitokus completados y 1 recurso
name-vision-v17 = Visión: 3 mitamas y 1 libélula combinada
name-vision-v18 = Visión: 2 libélulas combinadas y 1 peregrino en una casilla de puerta torii
name-vision-v19 = Visión: 3 libélulas combinadas y 1 recurso
name-vision-v20 = Visión: 2 mitamas, 1 peregrino en una casilla de iluminación y 1 bitoku completado
name-vision-v21 = Visión: 1 mitama, 1 libélula combinada, 1 cristal y 1 edificio
name-vision-v22 = Visión: 2 peregrinos en casillas de iluminación y 1 recurso
name-vision-v23 = Visión: 1 peregrino en una casilla de iluminación y 1 peregrino en una casilla de puerta torii
name-vision-v24 = Visión: 2 peregrinos en casillas de puerta torii y 1 bitoku completado
name-vision-v25 = Visión: 1 peregrino en una casilla de iluminación, 1 peregrino en una casilla de puerta torii y 2 bitokus completados
name-vision-v26 = Visión: 3 bitokus completados y 2 recursos
name-vision-v27 = Visión: 2 peregrinos en casillas de puerta torii, 1 peregrino en una casilla de iluminación y 1 recurso
name-vision-v28 = Visión: 2 peregrinos en casillas de iluminación, 2 mitamas y 1 bitoku completado

name-crystal-cd01 = Cristal del sueño: 1 de sake
name-crystal-cd02 = Cristal del sueño: robar un yōkai
name-crystal-cd03 = Cristal del sueño: amuleto «+1»
name-crystal-cd04 = Cristal del sueño: 1 de jade
name-crystal-cd05 = Cristal del sueño: 1 de madera
name-crystal-cd06 = Cristal del sueño: 1 de piedra
name-crystal-cd07 = Cristal del sueño: avanzar un kodama 1 casilla
name-crystal-cd08 = Cristal del sueño: 1 punto de movimiento
name-crystal-cd09 = Cristal del sueño: amuleto «+1»
name-crystal-cd10 = Cristal del sueño: 2 PV
name-crystal-cd11 = Cristal del sueño: 1 recurso cualquiera
name-crystal-cd12 = Cristal del sueño: amuleto «+1» o avanzar un kodama 1 casilla
name-crystal-ci01 = Cristal del ingenio: 1 de madera
name-crystal-ci02 = Cristal del ingenio: 1 de jade
name-crystal-ci03 = Cristal del ingenio: 1 de piedra
name-crystal-ci04 = Cristal del ingenio: 1 de sake
name-crystal-ci05 = Cristal del ingenio: amuleto «+1»
name-crystal-ci06 = Cristal del ingenio: amuleto «+1»
name-crystal-ci07 = Cristal del ingenio: avanzar un kodama 1 casilla
name-crystal-ci08 = Cristal del ingenio: 1 punto de movimiento
name-crystal-ci09 = Cristal del ingenio: 2 PV
name-crystal-ci10 = Cristal del ingenio: robar un yōkai
name-crystal-ci11 = Cristal del ingenio: desbloquear un dado
name-crystal-ci12 = Cristal del ingenio: amuleto «+1» o avanzar un kodama 1 casilla
name-crystal-cm01 = Cristal del recuerdo: 2 PV por construir un edificio
name-crystal-cm02 = Cristal del recuerdo: 2 PV por obtener un cristal
name-crystal-cm03 = Cristal del recuerdo: 1 PV por obtener un mitama
name-crystal-cm04 = Cristal del recuerdo: 2 PV por combinar un mitama con una libélula
name-crystal-cm05 = Cristal del recuerdo: 2 PV por llegar con un peregrino a una casilla de iluminación o de puerta torii
name-crystal-cm06 = Cristal del recuerdo: 2 PV por completar un bitoku
name-crystal-cm07 = Cristal del recuerdo: 1 PV por cruzar el río
name-crystal-cm08 = Cristal del recuerdo: 2 PV por colocar un peregrino junto a una roca iwakura

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
name-mitama-mx1 = Shinigami: 1 recurso cualquiera
name-mitama-mx2 = Shinigami: 1 punto de movimiento
name-mitama-mx3 = Shinigami: avanzar un kodama 1 casilla + hacer retroceder 1 casilla un kodama ajeno
name-mitama-mx4 = Shinigami: amuleto «+1» o desbloquear un dado

name-dragonfly-df01 = Libélula: 1 de jade + avanzar un kodama 1 casilla
name-dragonfly-df02 = Libélula: 1 de madera + avanzar un kodama 1 casilla
name-dragonfly-df03 = Libélula: amuleto «+1» + 1 de piedra
name-dragonfly-df04 = Libélula: amuleto «+1» + 1 de sake
name-dragonfly-df05 = Libélula: 1 PV + 1 recurso cualquiera
name-dragonfly-df06 = Libélula: 1 de jade + desbloquear un dado
name-dragonfly-df07 = Libélula: 1 de madera + desbloquear un dado
name-dragonfly-df08 = Libélula: 1 recurso cualquiera + hacer retroceder 2 casillas en total kodamas ajenos
name-dragonfly-df09 = Libélula: avanzar kodamas 2 casillas en total
name-dragonfly-df10 = Libélula: amuleto «+2»
name-dragonfly-df11 = Libélula: amuleto «+1» + 1 punto de movimiento
name-dragonfly-df12 = Libélula: 2 × (1 de madera o 1 de jade)
name-dragonfly-df13 = Libélula: una visión
name-dragonfly-df14 = Libélula: amuleto «+1» + una roca iwakura
name-dragonfly-df15 = Libélula: 3 PV
name-dragonfly-df16 = Libélula: amuleto «+1» + desbloquear un dado
name-dragonfly-df17 = Libélula: amuleto «+1» + robar un yōkai
name-dragonfly-df18 = Libélula: avanzar un kodama 1 casilla + hacer retroceder 2 casillas en total kodamas ajenos
name-dragonfly-df19 = Libélula: 2 puntos de movimiento
name-dragonfly-df20 = Libélula: 1 punto de movimiento + avanzar un kodama 1 casilla
name-dragonfly-df21 = Libélula: 1 PV + un peregrino junto a una roca iwakura
name-dragonfly-df22 = Libélula: un yōkai del mazo común
name-dragonfly-df23 = Libélula: un cristal con descuento de 1
name-dragonfly-df24 = Libélula: un bitoku del mazo
name-dragonfly-df25 = Libélula: un edificio con descuento de 1
name-dragonfly-df26 = Libélula: 4 PV
name-dragonfly-df27 = Libélula: amuleto «+3»
name-dragonfly-df28 = Libélula: 1 PV + 2 puntos de movimiento
name-dragonfly-df29 = Libélula: un cristal con descuento de 2
name-dragonfly-df30 = Libélula: 5 PV
name-dragonfly-df31 = Libélula: un bitoku del mazo + 1 punto de movimiento
name-dragonfly-df32 = Libélula: avanzar un kodama 1 casilla + un peregrino junto a una roca iwakura

name-torii-ta1 = Puerta torii A: un mitama con descuento de 2
name-torii-ta2 = Puerta torii A: un edificio con descuento de 1 o un cristal con descuento de 1
name-torii-ta3 = Puerta torii A: 2 recursos cualesquiera
name-torii-ta4 = Puerta torii A: un yōkai del mazo común
name-torii-ta5 = Puerta torii A: amuleto «+1» + una visión
name-torii-ta6 = Puerta torii A: una roca iwakura + avanzar un kodama 1 casilla
name-torii-ta7 = Puerta torii A: amuleto «+1» + una libélula con descuento de 1
name-torii-ta8 = Puerta torii A: amuleto «+2» + desbloquear un dado
name-torii-tb1 = Puerta torii B: un bitoku del mazo + 1 punto de movimiento
name-torii-tb2 = Puerta torii B: 3 recursos cualesquiera
name-torii-tb3 = Puerta torii B: un edificio con descuento de 2 o un cristal con descuento de 2
name-torii-tb4 = Puerta torii B: un mitama con descuento de 1 + una libélula con descuento de 1
name-torii-tb5 = Puerta torii B: 2 PV + un yōkai del mazo común
name-torii-tb6 = Puerta torii B: un peregrino junto a una roca iwakura + un peregrino junto a una roca iwakura
name-torii-tb7 = Puerta torii B: 2 PV + avanzar kodamas 3 casillas en total
name-torii-tb8 = Puerta torii B: 2 PV + amuleto «+3»

name-rock-rk01 = Roca iwakura: kappa
name-rock-rk02 = Roca iwakura: imomushi
name-rock-rk03 = Roca iwakura: nezumi
name-rock-rk04 = Roca iwakura: kitsune
name-rock-rk05 = Roca iwakura: shin ookami
name-rock-rk06 = Roca iwakura: ara
name-rock-rk07 = Roca iwakura: nigi
name-rock-rk08 = Roca iwakura: saki
name-rock-rk09 = Roca iwakura: kushi
name-rock-rk10 = Roca iwakura: ryokan y templo
name-rock-rk11 = Roca iwakura: templo y onsen
name-rock-rk12 = Roca iwakura: onsen y granja
name-rock-rk13 = Roca iwakura: granja y ryokan

name-building-te1 = Templo con 1 o más: 1 PV
name-building-te2 = Templo con 2 o más: 1 punto de movimiento
name-building-te3 = Templo con 3 o más: 2 PV
name-building-te4 = Templo con 4 o más: 1 PV + 1 punto de movimiento
name-building-te5 = Templo con 4 o más: 2 puntos de movimiento
name-building-te6 = Templo con 5 o más: un bitoku del mazo
name-building-on1 = Onsen con 1 o más: amuleto «+1»
name-building-on2 = Onsen con 1 o más: avanzar un kodama 1 casilla
name-building-on3 = Onsen con 2 o más: desbloquear un dado
name-building-on4 = Onsen con 3 o más: amuleto «+1» + avanzar un kodama 1 casilla
name-building-on5 = Onsen con 4 o más: amuleto «+1» + desbloquear un dado
name-building-on6 = Onsen con 5 o más: amuleto «+2» + avanzar un kodama 1 casilla
name-building-fa1 = Granja con 1 o más: 1 de madera o 1 de jade
name-building-fa2 = Granja con 2 o más: 1 recurso cualquiera
name-building-fa3 = Granja con 3 o más: 2 × (1 de madera o 1 de jade)
name-building-fa4 = Granja con 3 o más: amuleto «+1» + (1 de piedra o 1 de sake)
name-building-fa5 = Granja con 4 o más: 2 recursos cualesquiera
name-building-fa6 = Granja con 5 o más: 1 PV + 2 recursos cualesquiera
name-building-ry1 = Ryokan con 1 o más: una roca iwakura
name-building-ry2 = Ryokan con 2 o más: robar un yōkai
name-building-ry3 = Ryokan con 3 o más: un peregrino junto a una roca iwakura
name-building-ry4 = Ryokan con 3 o más: una visión
name-building-ry5 = Ryokan con 4 o más: amuleto «+1» + (una roca iwakura o un peregrino junto a una roca iwakura)
name-building-ry6 = Ryokan con 5 o más: un yōkai del mazo común
name-building-an1 = Edificio milenario con 1 o más: 1 de madera o 1 de jade
name-building-an2 = Edificio milenario con 1 o más: avanzar un kodama 1 casilla
name-building-an3 = Edificio milenario con 2 o más: amuleto «+1»
name-building-an4 = Edificio milenario con 3 o más: 1 punto de movimiento
name-building-an5 = Edificio milenario con 3 o más: 1 recurso cualquiera
name-building-an6 = Edificio milenario con 4 o más: una visión

name-treasure-lt1 = Tesoro del lago 7 / 4 / 2
name-treasure-lt2 = Tesoro del lago 6 / 3 / 2
name-treasure-lt3 = Tesoro del lago 5 / 3 / 1
name-treasure-lt4 = Tesoro del lago 5 / 2
name-treasure-lt5 = Tesoro del lago 4 / 2

name-home-h1 = Espacio 1 del hogar: amuleto «+2»
name-home-h2 = Espacio 2 del hogar: amuleto «+1» + una visión
name-home-h3 = Espacio 3 del hogar: amuleto «+1» + 1 recurso cualquiera
name-home-h4 = Espacio 4 del hogar: amuleto «+1» + 1 punto de movimiento
name-home-h5 = Espacio 5 del hogar: amuleto «+1» + (1 punto de movimiento o 1 recurso cualquiera)
name-home-h6 = Espacio 6 del hogar: copiar un dado rival del bosque

name-branch-i1 = bifurcación de iluminación 1
name-branch-t1 = bifurcación de puerta torii 1
name-branch-i2 = bifurcación de iluminación 2
name-branch-t2 = bifurcación de puerta torii 2
name-branch-t3 = bifurcación de puerta torii 3
name-branch-i3 = bifurcación de iluminación 3
name-branch-t4 = bifurcación de puerta torii 4
name-branch-i4 = bifurcación de iluminación 4

name-crystal-space-sd1 = espacio 1 de cristal del sueño
name-crystal-space-sd2 = espacio 2 de cristal del sueño
name-crystal-space-sd3 = espacio 3 de cristal del sueño
name-crystal-space-sm1 = espacio 1 de cristal del recuerdo
name-crystal-space-sm2 = espacio 2 de cristal del recuerdo
name-crystal-space-si1 = espacio 1 de cristal del ingenio
name-crystal-space-si2 = espacio 2 de cristal del ingenio
name-crystal-space-si3 = espacio 3 de cristal del ingenio

name-rock-space-rs1 = casilla junto a la roca 1
name-rock-space-rs2 = casilla junto a la roca 2
name-rock-space-rs3 = casilla junto a la roca 3
name-rock-space-rs4 = casilla junto a la roca 4
name-rock-space-rj12 = casilla entre las rocas 1 y 2
name-rock-space-rj23 = casilla entre las rocas 2 y 3
name-rock-space-rj34 = casilla entre las rocas 3 y 4

name-tengu-card-tg01 = Yōkai, Las tierras Yomi: libélula
name-tengu-card-tg02 = Bitoku, Las tierras Yomi: mitama
name-tengu-card-tg03 = Bitoku, Las forjas: cristal
name-tengu-card-tg04 = Yōkai, Las forjas: edificio
name-tengu-card-tg05 = Yōkai, Las escaleras del conocimiento
name-tengu-card-tg06 = Bitoku, Las escaleras del conocimiento
name-tengu-card-tg07 = Yōkai / bitoku, El claro del jade: madera y piedra
name-tengu-card-tg08 = Yōkai / bitoku, El claro del jade: jade y sake
name-tengu-card-tg09 = Yōkai, mitama o edificio favorito
name-tengu-card-tg10 = Bitoku, mitama o edificio favorito

## Partes de la puntuación

part-play = Puntos ganados durante la partida
part-first = El primero entre muchos
part-bitoku = Las reverencias de los bitokus
part-treasures = Los tesoros del lago
part-rocks = El eco de las rocas iwakura
part-homage = El homenaje de los guardianes
part-visions = Visiones reveladas
part-destiny = El destino consumado
part-yokai = Yōkais
part-resources = Recursos
part-crystals = Cristales
part-leads = Regiones en cabeza

## Preguntas

prompt-discard-down = Descarta yōkais hasta quedarte con tres.
prompt-fruits = ¿Qué cristal del sueño da fruto ahora?
prompt-turn = Juega un yōkai, usa un dado, cruza el río o pasa.
prompt-strengthen = ¿Gastas amuletos en el dado?
prompt-place-die = Coloca el dado en un espacio del bosque.
prompt-visit = Realiza una acción del bosque o de un edificio.
prompt-copy-die = ¿Qué dado de tu rival copias?
prompt-choose-bonus = Han usado tu edificio: ¿qué tomas?
prompt-claim-favour = Reclama un favor de la colina o tapa uno.
prompt-deeds = Elige una acción; puedes hacer dos distintas.
prompt-choose-resources = Elige lo que tomas.
prompt-unlock = ¿Qué dado desbloqueas?
prompt-draw-yokai = { $amount ->
    [one] ¿Robas una carta de yōkai de tu mazo?
   *[other] ¿Robas { $amount } cartas de yōkai de tu mazo?
}
prompt-look-for-yokai = ¿Miras dos yōkais del mazo común? Deberás tomar uno.
prompt-keep-yokai = ¿Qué yōkai tomas en la mano?
prompt-look-for-bitoku = ¿Miras dos bitokus del mazo? Deberás tomar uno.
prompt-keep-bitoku = ¿Qué bitoku añades a tu senda?
prompt-keep-vision = ¿Con qué visión te quedas?
prompt-advance-kodama = { $amount ->
    [one] Avanza uno de tus kodamas una casilla.
   *[other] Avanza tus kodamas, { $amount } casillas en total.
}
prompt-push-back = { $amount ->
    [one] Haz retroceder una casilla a un kodama rival.
   *[other] Haz retroceder kodamas rivales, { $amount } casillas en total.
}
prompt-take-rock = ¿Qué roca iwakura tomas del jardín?
prompt-place-pilgrim = ¿Dónde colocas al peregrino junto a tus rocas?
prompt-move = { $amount ->
    [one] Gasta tu punto de movimiento.
   *[other] Gasta un punto de movimiento; tienes { $amount }.
}
prompt-pay = ¿Cómo pagas?
prompt-take-mitama = ¿Qué mitama tomas?
prompt-take-dragonfly = ¿Qué libélula tomas?
prompt-combine-mitama = ¿Combinas tu nuevo mitama ({ $tile }) con una libélula?
prompt-combine-dragonfly = ¿Combinas tu nueva libélula ({ $tile }) con un mitama?
prompt-take-crystal = ¿Qué cristal tomas?
prompt-set-crystal = ¿Dónde colocas el cristal? { $tile }
prompt-build = ¿Qué edificio construyes?
prompt-choose-site = ¿Dónde construyes? { $tile }
prompt-arrange-dice = Devuelve los dados a tu tablero.
prompt-remove-yokai = ¿Dejas marchar a un yōkai por su virtud?
prompt-fulfil-visions = No te alcanza para todas las visiones: ¿cuál cumples?

## Opciones

option-discard = Descartar { $card }
option-fruit = Recoger { $tile }
option-play = Jugar { $card } ({ $slot })
option-die = Usar el dado de valor { $amount } ({ $slot })
option-sacrifice = Entregar un peregrino para usar el dado bloqueado de valor { $amount } ({ $slot })
option-cross = Cruzar el río con el { $amount } ({ $region }); queda en { $value }
option-pass = Pasar durante este verano
option-amulets = Gastar { $what }: el dado muestra { $amount }
option-amulets-none = Sin amuletos: el dado muestra { $amount }
option-place = { $region }
option-place-low = { $region }, sin acción del bosque: hay un dado mayor
option-place-home = { $space }
option-forest = Desde { $amount }: { $what }
option-building = Usar el edificio. { $tile }
option-building-owned = Usar el edificio de { $owner }. { $tile }
option-end-visit = Terminar la visita
option-copy = El { $amount } de { $rival }: { $region }
option-copy-home = El { $amount } de { $rival } en el hogar
option-bonus-vp = 1 PV
option-bonus-amulet = Un amuleto «+1»
option-favour-bitoku = Tomar el bitoku. { $card } ({ $hill })
option-favour-yokai = Tomar el yōkai. { $card } ({ $hill })
option-favour-deeds = Hacer dos acciones ({ $hill })
option-cover = Renunciar y tapar: { $favour } ({ $hill })
option-gain = Tomar { $what }
option-unlock = Desbloquear el { $amount } ({ $slot })
option-draw = { $amount ->
    [one] Robar una carta
   *[other] Robar { $amount } cartas
}
option-look-yokai = Mirar dos yōkais
option-keep-yokai = Tomar { $card }
option-look-bitoku = Mirar dos bitokus
option-keep-bitoku = Tomar { $card }
option-keep-vision = Quedarse { $card }
option-keep-none = No quedarse ninguna y tomar un recurso
option-kodama = { $region }: a la casilla { $amount }
option-back = El kodama de { $rival }: { $region }
option-rock = Tomar { $tile }
option-beside = { $space } ({ $rocks })
option-move-bitoku = En la senda del bitoku: { $card }
option-start = Nuevo peregrino en la casilla { $space } ({ $path })
option-walk = El peregrino de la casilla { $space } ({ $path }) va a la { $next }
option-branch = A la { $branch } ({ $path }): { $amount } PV
option-stop-moving = No mover más
option-pay = Pagar { $what }
option-mitama = { $tile }, por { $amount } PV
option-dragonfly = { $tile }
option-combine-dragonfly = Combinar con { $tile }
option-combine-mitama = Combinar con { $tile }
option-not-combine = No combinar
option-crystal = { $tile }
option-space = { $space }: { $amount } PV
option-build = { $tile }. Kodama +{ $amount }
option-site = { $region }: kodama +{ $amount }
option-arrange = Izquierda { $left }, centro { $middle }, derecha { $right }
option-remove = { $card } ({ $slot }) se va por { $amount } PV
option-keep-all = Conservar todos los yōkais
option-fulfil = Cumplir { $card }
option-fulfil-best = Cumplir lo que dé más puntos

## Sucesos

event-round = Comienza la ronda { $amount }.
event-draw = { $amount ->
    [one] { $seat } roba una carta de yōkai.
   *[other] { $seat } roba { $amount } cartas de yōkai.
}
event-drawn = Has robado { $cards }.
event-shuffle = { $seat } baraja su descarte y forma un nuevo mazo.
event-discards = { $seat } descarta { $cards }.
event-fruit = { $seat } recoge los frutos. { $tile }
event-play = { $seat } juega un yōkai ({ $slot }). { $card }
event-unlock = { $seat } desbloquea un dado de valor { $amount } ({ $slot }).
event-sacrifice = Un peregrino de { $seat } se va para siempre.
event-amulets = { $amount ->
    [one] { $seat } gasta un amuleto: el dado muestra { $value }.
   *[other] { $seat } gasta { $amount } amuletos: el dado muestra { $value }.
}
event-place = { $seat } coloca un { $amount }: { $region }.
event-place-home = { $seat } coloca un { $amount }. { $space }
event-no-forest-action = Hay un dado mayor: { $seat } se queda sin acción del bosque.
event-forest = { $seat } realiza una acción del bosque: { $what }.
event-enter = { $seat } usa un edificio. { $tile }
event-owner-vp = { $seat } gana 1 PV por su propiedad.
event-owner-amulet = { $seat } toma un amuleto «+1» por su propiedad.
event-copy = { $seat } copia el { $amount } de { $rival }.
event-cross = { $seat } cruza el río ({ $region }); el dado muestra { $amount }.
event-cover = { $seat } renuncia y tapa { $favour } ({ $hill }).
event-deeds = { $seat } elige acciones ({ $hill }).
event-take-yokai = { $seat } toma un yōkai. { $card }
event-bitoku = { $seat } añade un bitoku a su senda. { $card }
event-pass = { $seat } pasa.
event-gain = { $seat } toma { $what }.
event-pay = { $seat } paga { $what }.
event-vp = { $seat } gana { $amount } PV.
event-memory = Un cristal del recuerdo da a { $seat } { $amount } PV por { $trigger }.
event-look-yokai = { $seat } mira dos yōkais del mazo común.
event-keep-yokai = { $seat } toma uno de ellos en la mano.
event-kept-yokai = Has tomado { $card }.
event-look-bitoku = { $seat } mira dos bitokus del mazo.
event-look-visions = { $amount ->
    [one] { $seat } mira una visión.
   *[other] { $seat } mira { $amount } visiones.
}
event-vision = { $seat } se queda una visión. { $card }
event-no-vision = { $seat } no se queda ninguna visión.
event-kodama = El kodama de { $seat } llega a la casilla { $amount }: { $region }.
event-back = { $seat } hace retroceder el kodama de { $rival } a la casilla { $amount }: { $region }.
event-rock = { $seat } toma una roca. { $tile }
event-rockside = Un peregrino de { $seat } se sienta junto a una roca iwakura.
event-complete = { $seat } completa un bitoku. { $card }
event-start = Un peregrino de { $seat } se pone en camino.
event-walk = Un peregrino de { $seat } sigue su camino.
event-arrive = Un peregrino de { $seat } llega a su meta ({ $space }): { $amount } PV.
event-torii = { $seat } pasa bajo una puerta torii. { $tile }
event-mitama = { $seat } toma un mitama ({ $tile }) y { $amount } PV.
event-dragonfly = { $seat } toma una libélula. { $tile }
event-combine = { $seat } combina { $mitama } con una libélula. { $dragonfly }
event-crystal = { $seat } toma un cristal. { $tile }
event-build = { $seat } construye: { $region }. { $tile }
event-order = El nuevo orden de turnos: { $seats }.
event-arrange = { $seat } recupera sus dados: { $left }, { $middle }, { $right }.
event-virtue = { $seat } deja marchar a un yōkai por { $amount } PV. { $card }
event-hills = En las colinas: { $bitoku }; { $yokai }.
event-displays = Nieve en el bosque: las losetas avanzan.
event-rock-gone = Una roca sale del jardín. { $tile }
event-ascension = Comienza la ascensión.
event-score = La ascensión da a { $seat } { $amount } PV; { $total } en total.
event-tengu-turn = { $seat } saca { $first } y { $second }. Carta activa: { $card }.
event-tengu-skips = Pasos que no se cumplen: { $reasons }.
event-tengu-skipped = { $row } ({ $why })
event-tengu-row = { $seat } resuelve el paso { $row }.
event-tengu-unlock = { $seat } desbloquea un dado de valor { $amount }.
event-tengu-torii = En la puerta torii, { $seat } roba una carta de acción: { $card }.
event-tengu-lacks-disputed = no hay vado disputado
event-tengu-lacks-ford = ningún dado en un vado
event-tengu-lacks-card-kind = enfrente no hay carta de las mostradas
event-tengu-lacks-last-space = no es el último espacio de la colina
event-tengu-lacks-place-free = el lugar está lleno
event-tengu-lacks-place-full = el lugar está libre
event-tengu-lacks-unlocked = ningún dado desbloqueado
event-tengu-lacks-no-unlocked = tiene un dado desbloqueado
event-tengu-lacks-locked = ningún dado bloqueado
event-tengu-lacks-no-locked = tiene un dado bloqueado
event-tengu-lacks-active = la loseta de actitud está inactiva
event-tengu-lacks-inactive = la loseta de actitud está activa
event-tengu-lacks-leftmost = la carta no es la de más a la izquierda
event-tengu-lacks-pays = le falta el recurso
event-tengu-lacks-no-home-die = ya tiene un dado en el hogar
event-tengu-lacks-home-space = el hogar está lleno
event-tengu-lacks-competitive-space = el bosque está lleno

## Negativas

refusal-slot-taken = Ya hay una carta ({ $slot }).
refusal-locked = El dado está bloqueado. Juega un yōkai en su espacio o entrega un peregrino.
refusal-no-pilgrim = No tienes peregrinos despiertos. Los cristales despiertan a los que duermen.
refusal-crossed = El dado ya ha cruzado; descansa hasta el invierno.
refusal-cross-home = El río no baña el hogar.
refusal-cross-low = Un 1 no puede cruzar: no podría reducirse.
refusal-cross-full = La colina no tiene espacios vacíos.
refusal-pass = Solo puedes pasar con tres yōkais jugados y tres dados colocados.
refusal-place-full = No hay ningún espacio vacío.
refusal-copy-low = Este espacio pide un dado de valor 2 o más.
refusal-die-low = El dado debe mostrar { $amount } o más.
refusal-impossible = Ahora no se podría realizar nada de esto.
refusal-fresh = Lo has construido en este turno.
refusal-favour-covered = Este favor ya se ha reclamado esta ronda.
refusal-price = Cuesta { $what }, y no lo tienes.
refusal-crystal = No tienes ningún espacio vacío para un { $colour }.
refusal-no-site = Ninguna zona tiene un espacio vacío para él. { $tile }
refusal-kodama-end = La última casilla está ocupada o ya es tuya.
refusal-rockside-taken = Ya hay un peregrino ahí.
refusal-rockside-no-rock = Ninguna de tus rocas toca esta casilla.
refusal-no-bitoku = No hay ningún bitoku más allá de tu ficha.
refusal-bridge = { $amount ->
    [one] El puente pide { $amount } bitoku completado.
   *[other] El puente pide { $amount } bitokus completados.
}
refusal-branch-own = Ya tienes un peregrino en esta bifurcación.
refusal-branch-full = Todas las casillas de esta bifurcación están ocupadas.

## El tablero en el terminal

board-title = Ronda { $round } de { $rounds }, { $season }. Orden de turnos: { $order }
board-forest = El bosque
board-region = Región
board-dice = Dados
board-kodamas = Kodamas
board-treasure = Tesoro
board-buildings = Edificios
board-neutral = neutral { $space }
board-home = El hogar del gran espíritu, desde arriba
board-space = Espacio
board-hills = Las colinas Hikaru
board-hill = Colina
board-bitoku = Bitoku
board-yokai = Yōkai
board-deeds = Acciones
board-covered = tapado
board-open = libre
board-pilgrims = Peregrinos
board-branches = Bifurcaciones
board-displays = Las losetas, desde el espacio final
board-display-mitama = Mitamas
board-display-dragonfly = Libélulas
board-display-crystal = Cristales
board-display-building = Edificios
board-price = { $cost } por { $gain }
board-gift = da { $gain }
board-garden = Jardín de rocas
board-tengu = Cartas de acción del tengu, desde la izquierda
board-tengu-active = Actitud: activa
board-tengu-inactive = Actitud: inactiva
board-seat = { $seat }: { $vp } PV
board-slots = Espacios
board-hand = Mano
board-unknown = { $count ->
    [one] { $count } carta oculta
   *[other] { $count } cartas ocultas
}
board-discard = Descarte
board-crystals = Cristales
board-rocks = Rocas iwakura
board-waiting = Sin combinar
board-pairs = Combinados
board-path = Senda del bitoku
board-visions = Visiones
board-vision = { $needs } ({ $vp } PV; si no, −{ $penalty })
board-built = Edificios construidos: { $count }
board-awake = peregrinos despiertos { $count }
board-die-locked = bloqueado
board-die-unlocked = desbloqueado
board-die-crossed = al otro lado del río

## The drawn board

board-sign-yomi = Yomi
board-sign-stairs = Escaleras
board-sign-jade = Jade
board-sign-forges = Forjas
board-virtue = virtud: { $points } PV por cada uno: { $counted }
board-owner-gets = el dueño recibe de quien lo usa: { $gain }
board-builder-gets = quien lo construye recibe: { $gain }
board-neutral-kodama = el kodama neutral
board-leads = { $count ->
    [one] { $names } va en cabeza por { $lead }
   *[other] empatados: { $names }
}
board-worth = ahora { $points } PV
board-good-amulets = lo que pueden sumar los amuletos
board-good-dice = dados listos
board-sun = El sol: basta, o pasar
board-stock = Reserva
board-cover = renunciar al favor y tapar este
board-tengu-plan = Adónde llevaría ahora cada carta
board-tengu-last = Su último turno
board-tengu-cycle = El ciclo de activación
board-tengu-favourite = Favorito
board-tengu-row-a = cruzar donde tú puedes
board-tengu-row-b = despertar y colocar
board-tengu-row-c = colocar un dado libre
board-tengu-row-d = desbloquear y pagar
board-tengu-row-e = cruzar al último espacio
board-tengu-row-f = ir al hogar
board-tengu-row-g = desbloquear y ganar
board-tengu-row-h = cruzar por una carta
board-tengu-row-i = donde compite su kodama
board-tengu-row-j = reposar y ganar
board-tengu-row-k = cruzar por su favorito
board-tengu-row-l = pasar
board-tengu-awake = activo
board-tengu-resting = inactivo
board-actions = Acciones del bosque
board-decks = Mazos
