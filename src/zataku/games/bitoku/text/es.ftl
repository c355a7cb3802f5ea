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
rule-option-tengu_takes_any = El tengu cruza por cualquier yōkai y bitoku, no solo por su yōkai favorito y el bitoku menos frecuente
rule-option-tengu_takes_any-false = { -no }
rule-option-tengu_takes_any-true = { -yes }
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
rule-group-edition = Edición
rule-about-edition = Los reglamentos difieren en pocos puntos; la mezcla recomendada toma la lectura más clara de cada uno.
rule-preset-edition-recommended = Recomendada
rule-preset-edition-spanish = Española
rule-preset-edition-russian = Rusa
rule-about-harder_forest = En una región del río tu dado debe ser más alto que todos los demás, no solo igual de alto.
rule-group-tengu = Tengu
rule-about-tengu = Cinco ayudas y cuatro cargas, como las ofrece el reglamento.
rule-preset-tengu-standard = Normal
rule-preset-tengu-easier = Más fácil
rule-preset-tengu-harder = Más difícil
rule-group-readings = Preguntas sueltas
rule-about-readings = Puntos en que cada grupo juega a su manera.

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

name-forest-row = { $region } desde { $amount }
name-display-space = { $tile }, espacio { $space }
name-path-space = { $path }, casilla { $space }
name-path-branch = { $path }, { $branch }

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
name-kind-temple = Templo
name-kind-onsen = Onsen
name-kind-farm = Granja
name-kind-ryokan = Ryokan
name-kind-ancient = Edificio milenario
name-kind-dream = Cristal del sueño
name-kind-wit = Cristal del ingenio

name-reason-build = construir un edificio
name-reason-crystal = obtener un cristal
name-reason-mitama = obtener un mitama
name-reason-combine = combinar un mitama con una libélula
name-reason-arrive = llegar con un peregrino a una casilla de iluminación o de puerta torii
name-reason-complete = completar un bitoku
name-reason-cross = cruzar el río
name-reason-pilgrim = colocar un peregrino junto a una roca iwakura

name-yokai = { $kind }: { $action }
name-starting-yokai = { $kind }, carta inicial: { $action }
name-bitoku = { $kind }: { $action }
name-vision = Visión: { $needs }
name-crystal = { $kind }: { $action }
name-memory-crystal = Cristal del recuerdo: { $points } PV por { $trigger }
name-mitama = { $kind }: { $action }
name-dragonfly = Libélula: { $action }
name-torii = Puerta torii { $set }: { $action }
name-rock = Roca iwakura: { $shows }
name-building = { $kind } con { $minimum } o más: { $action }
name-treasure = Tesoro del lago { $prizes }

name-tengu-card = { $wants } · { $place }
name-tengu-wants-both = { $first } o { $second }
name-tengu-wants-favourite-yokai = yōkai favorito
name-tengu-wants-rarest-bitoku = bitoku menos frecuente
name-tengu-wants-yokai = yōkai
name-tengu-wants-bitoku = bitoku
name-tengu-place = { $region }: { $shows }
name-tengu-favourite = mitama o edificio favorito
name-shown-dragonfly = libélula
name-shown-mitama = mitama
name-shown-crystal = cristal
name-shown-building = edificio

name-home = Espacio { $number } del hogar: { $action }

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
option-cross-one = { $which } ({ $slot })
option-first-card = La carta: { $what }
option-first-crystal = El cristal del ingenio: { $what }
option-pass = Pasar durante este verano
option-amulets = El dado muestra { $amount } ({ $what })
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
option-remove = { $kind } ({ $slot }) se va: { $each } PV × { $counted }
option-keep-all = Conservar todos los yōkais
option-fulfil = Cumplir { $card }
option-fulfil-best = Cumplir lo que dé más puntos

## Sucesos

event-round = Comienza la ronda { $amount }.
event-season = { $season }.
event-draw = { $amount ->
    [one] { $seat } roba una carta de yōkai.
   *[other] { $seat } roba { $amount } cartas de yōkai.
}
event-drawn = Has robado { $cards }.
event-shuffle = { $seat } baraja su descarte y forma un nuevo mazo.
event-aside = { $seat } aparta una carta.
event-discards = { $seat } descarta { $cards }.
event-fruit = { $seat } recoge los frutos. { $tile }
event-play = { $seat } juega un yōkai ({ $slot }). { $card }
event-unlock = { $seat } desbloquea un dado de valor { $amount } ({ $slot }).
event-sacrifice = Un peregrino de { $seat } se va para siempre.
event-amulets = { $seat } gasta { $what }: el dado muestra { $amount }.
event-tired = Copiar cansa el dado de { $seat }: muestra { $amount }.
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
event-hill-bitoku = { $seat } pide el bitoku ({ $hill }).
event-take-yokai = { $seat } toma un yōkai ({ $hill }). { $card }
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
event-renew-yokai = Los descartes van bajo el mazo de yōkai.
event-renew-bitoku = Los descartes van bajo el mazo de bitoku.
event-look-visions = { $amount ->
    [one] { $seat } mira una visión.
   *[other] { $seat } mira { $amount } visiones.
}
event-vision = { $seat } se queda una visión. { $card }
event-no-vision = { $seat } no se queda ninguna visión.
event-kodama = El kodama de { $seat } llega a la casilla { $amount }: { $region }.
event-back = { $seat } hace retroceder el kodama de { $rival } a la casilla { $amount }: { $region }.
event-rock = { $seat } toma una roca. { $tile }
event-rockside = Un peregrino de { $seat } se sienta junto a una roca iwakura ({ $space }).
event-complete = { $seat } completa un bitoku. { $card }
event-start = Un peregrino de { $seat } se pone en camino ({ $path }, casilla { $space }).
event-walk = Un peregrino de { $seat } sigue su camino ({ $path }, casilla { $space }).
event-arrive = Un peregrino de { $seat } llega ({ $path }, { $space }): { $amount } PV.
event-torii = { $seat } pasa bajo una puerta torii. { $tile }
event-mitama = { $seat } obtiene un mitama. { $tile }
event-building = { $seat } toma un edificio. { $tile }
event-dragonfly = { $seat } toma una libélula. { $tile }
event-put-down = { $seat } la pone en su tablero. { $tile }
event-combine = { $seat } combina { $mitama } con una libélula. { $dragonfly }
event-crystal = { $seat } toma un cristal. { $tile }
event-set-crystal = { $seat } coloca el cristal ({ $space }) y despierta un peregrino. { $tile }
event-build = { $seat } construye: { $region }. { $tile }
event-order = El nuevo orden de turnos: { $seats }.
event-dice-home = Los dados de { $seat } vuelven.
event-arrange = { $seat } recupera sus dados: { $left }, { $middle }, { $right }.
event-virtue = { $seat } deja marchar a un yōkai por { $amount } PV. { $card }
event-farewell = { $seat } descarta los yōkai de sus espacios: { $cards }.
event-hills = En las colinas: { $bitoku }; { $yokai }.
event-snow-mitama = Nieve sobre los mitamas: deja la partida { $gone }; nuevos: { $new }.
event-snow-dragonfly = Nieve sobre las libélulas: deja la partida { $gone }; nuevas: { $new }.
event-snow-crystal = Nieve sobre los cristales: deja la partida { $gone }; nuevos: { $new }.
event-snow-building = Nieve sobre los edificios: deja la partida { $gone }; nuevos: { $new }.
event-rock-gone = Una roca sale del jardín. { $tile }
event-ascension = Comienza la ascensión.
event-fulfil = { $amount ->
    [0] { $seat } no cumple ninguna visión.
   *[other] { $seat } cumple { $cards }.
}
event-score = La ascensión da a { $seat } { $amount } PV; { $total } en total.
event-tengu-turn = { $seat } saca { $first } y { $second }. Carta activa: { $card }.
event-tengu-skips = Pasos que no se cumplen: { $reasons }.
event-tengu-skipped = { $row } ({ $why })
event-tengu-row = { $seat } resuelve el paso { $row }.
event-tengu-unlock = { $seat } desbloquea un dado de valor { $amount }.
event-tengu-active = { $seat } se vuelve activo.
event-tengu-inactive = { $seat } se vuelve inactivo.
event-tengu-reveals = { $seat } descubre una carta nueva a la izquierda: { $card }.
event-tengu-shuffles = { $seat } baraja sus descartes como nuevo mazo.
event-tengu-torii = En la puerta torii, { $seat } roba una carta de acción: { $card }.
event-tengu-lacks-disputed = no hay vado disputado
event-tengu-lacks-ford = ningún dado en un vado
event-tengu-lacks-card-kind = enfrente no hay carta que quiera
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

refusal-slot-taken = Ya hay una carta ({ $place }).
refusal-locked = El dado está bloqueado ({ $place }). Juega un yōkai en su espacio o entrega un peregrino.
refusal-no-pilgrim = No tienes peregrinos despiertos ({ $place }). Los cristales despiertan a los que duermen.
refusal-crossed = El dado ya ha cruzado; descansa hasta el invierno ({ $place }).
refusal-cross-home = El río no baña el hogar ({ $place }).
refusal-cross-low = Un 1 no puede cruzar: no podría reducirse ({ $place }).
refusal-cross-full = La colina no tiene espacios vacíos ({ $place }; { $slot }).
refusal-pass = Solo puedes pasar con tres yōkais jugados y tres dados colocados.
refusal-place-full = No hay ningún espacio vacío ({ $place }).
refusal-copy-low = Este espacio pide un dado de valor 2 o más ({ $place }).
refusal-die-low = El dado debe mostrar { $amount } o más ({ $place }).
refusal-impossible = Ahora no se podría realizar nada de esto ({ $place }).
refusal-fresh = Lo has construido en este turno ({ $place }).
refusal-favour-covered = Este favor ya se ha reclamado esta ronda: { $favour } ({ $place }).
refusal-price = Cuesta { $what }, y no lo tienes ({ $place }).
refusal-crystal = No tienes ningún espacio vacío para un { $colour } ({ $place }).
refusal-no-site = Ninguna zona tiene un espacio vacío para él. { $tile }
refusal-kodama-end = La última casilla está ocupada o ya es tuya ({ $place }).
refusal-rockside-taken = Ya hay un peregrino ahí ({ $place }).
refusal-rockside-no-rock = Ninguna de tus rocas toca esta casilla ({ $place }).
refusal-no-bitoku = No hay ningún bitoku más allá de tu ficha.
refusal-bridge = { $amount ->
    [one] El puente pide { $amount } bitoku completado ({ $place }).
   *[other] El puente pide { $amount } bitokus completados ({ $place }).
}
refusal-branch-own = Ya tienes un peregrino en esta bifurcación ({ $place }).
refusal-branch-full = Todas las casillas de esta bifurcación están ocupadas ({ $place }).

## El tablero en el terminal

board-moment = Ronda { $round } de { $rounds }, { $season }
board-title = Ronda { $round } de { $rounds }, { $season }. Orden de turnos: { $order }
board-forest = El bosque
board-region = Región
board-dice = Dados
board-kodamas = Kodamas
board-treasure = Tesoro
board-buildings = Edificios
board-neutral = neutral: { $space }
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
board-tengu-deck = Cartas de acción por venir, y las descartadas
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
board-less = ahora por { $less } menos
board-worth = ahora { $points } PV
board-good-amulets = lo que pueden sumar los amuletos
board-good-dice = dados listos
board-good-points = puntos de virtud
board-sun = El sol: basta, o pasar
board-stock = Reserva
board-crossing = Un dado que cruza muestra uno menos; un seis pasa a ser un tres
board-bridge = Puente: necesitas { $counted }
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

## Headings over options

verb-play = Jugar un yōkai
verb-die = Usar un dado
verb-sacrifice = Entregar un peregrino
verb-cross = Cruzar el río
verb-start = Un peregrino nuevo
verb-walk = Seguir el camino
verb-forest = Acciones del bosque
verb-building = Edificios
verb-favour = Reclamar un favor
verb-cover = Tapar un favor
