## El juego

game-name = Fuji Koro
game-tagline = Al fondo del volcán, y fuera a tiempo
game-about = Explora las cuevas bajo el monte Fuji, fabrica casco, arma y sandalias con madera, metal y dientes de dragón, y planta cara a los dragones, unos contra otros o todos juntos. Después sube la lava: lleva tus tesoros al sogún mientras quede una salida.
game-length = Unas 180 decisiones por jugador

## Lo que se elige antes de la partida

rule-option-mode = Modo
rule-option-mode-competitive = competitivo
rule-option-mode-cooperative = cooperativo
rule-option-boards = Tableros de jugador
rule-option-boards-symmetric = simétricos
rule-option-boards-asymmetric = asimétricos
rule-option-scenario = Escenario
rule-option-scenario-none = ninguno
rule-option-scenario-every-man-for-himself = 1. Cada cual por su cuenta
rule-option-scenario-restless-dragons = 2. Dragones inquietos
rule-option-scenario-getting-hot = 3. Esto se calienta
rule-option-scenario-who-is-worthy = 4. ¿Quién es digno?
rule-option-scenario-survival = 5. Sobrevive el más digno
rule-option-scenario-taming-the-beast = 6. La doma de la bestia
rule-option-scenario-three-fallen-samurai = 7. Tres samuráis caídos
rule-option-scenario-ronin = 8. Ronin
rule-option-peaceful = Variante pacífica
rule-option-peaceful-true = sí
rule-option-peaceful-false = no
rule-option-adventure = Fichas de aventura
rule-option-adventure-true = sí
rule-option-adventure-false = no
rule-option-difficulty = Dificultad
rule-option-difficulty-normal = normal
rule-option-difficulty-hard = alta
rule-about-mode = Cada cual por su cuenta o todos juntos contra el volcán.
rule-about-scenario = Una historia con reglas propias; algunas son solo para cierto número de jugadores o un modo.
rule-about-boards = El mismo comienzo para todos o uno propio para cada samurái.
rule-about-peaceful = Nadie ataca a nadie; para partidas competitivas.
rule-about-adventure = Hay pequeñas aventuras en las losetas; las partidas cooperativas duran dos rondas menos.
rule-about-difficulty = La alta retira otras losetas, al azar; para partidas cooperativas.
rule-about-round-limit = El capítulo final empieza a más tardar tras tantas rondas.

## Samuráis

name-samurai-yoshihiro = Yoshihiro
name-samurai-masako = Masako
name-samurai-masatsura = Masatsura
name-samurai-tomoe = Tomoe
name-samurai-mitsuhide = Mitsuhide
name-samurai-takeko = Takeko
name-samurai-daisuke = Daisuke
about-samurai-yoshihiro = 4 discos; fabrica un tipo de equipo después de cada acción.
about-samurai-masako = se mueve 3 casillas; sandalias de 5 cubos, que fabrica junto con el casco o el arma; mitad derecha de la cuadrícula de armas sin monje, armas de hasta 10 de largo.
about-samurai-masatsura = casco de hasta 12 cubos; 15 espacios de mochila sin monje.
about-samurai-tomoe = dos armas sin monje, pero ninguna de dos manos; las sandalias luchan como tercera; 2 discos y un monje que sirve de disco.
about-samurai-mitsuhide = empieza con un pergamino sagrado y 3 puntos de victoria; dos espacios de pergamino sin monje; salta la lava por una madera del arma.
about-samurai-takeko = una sola arma de dos manos, de hasta 16 cubos, sin monje.
about-samurai-daisuke = se mueve 3 casillas, pasa junto a samuráis y dragones sin luchar, roba pergaminos al pasar, se une a combates desde lejos y puede dejar cualquiera; no recoge pergaminos, casco de 3 cubos.

## Dragones

name-dragon-blue = dragón azul
name-dragon-green = dragón verde
name-dragon-red = dragón rojo
name-dragon-legendary = dragón legendario

## Equipo, cubos, dados

name-gear-helmet = casco
name-gear-weapon = arma
name-gear-sandals = sandalias
name-cube-wood = madera
name-cube-metal = metal
name-cube-tooth = diente de dragón
name-cube-charm = encanto
name-die-brown = dado marrón
name-die-grey = dado gris
name-die-white = dado blanco
name-die-green = dado verde
name-dice = { $amount } × { $die }

## Lugares

name-place-centre = loseta central
name-place-temple-1 = templo sagrado 1
name-place-temple-2 = templo sagrado 2
name-place-temple-3 = templo sagrado 3
name-place-bridge-1 = puente 1
name-place-bridge-2 = puente 2
name-place-bridge-3 = puente 3
name-dragon-with = { $dragon } ({ $figures })
name-slot-middle = (centro)
name-cell = { $place } { $slot }
name-area = loseta { $level }, { $hour ->
    [one] a la { $hour }
   *[other] a las { $hour }
}
name-level-1 = nivel I
name-level-2 = nivel II
name-level-3 = nivel III
name-palace-great = gran palacio
name-palace-small = pequeño palacio
name-spot-lava = lava
name-spot-erupts = lava { $number } en erupción
name-spot-exit = salida secreta
name-spot-square = ficha de recursos
name-spot-hexagon = ficha de recursos hexagonal
name-spot-monk = monje
name-spot-adventure = ficha de aventura
name-spot-scroll = pergamino sagrado ({ $colour })
name-spot-times = { $amount } × { $spot }
name-spot-at = { $spot } { $slots }
name-token = recursos ({ $cubes })
name-token-face-down = ficha de recursos boca abajo
name-card = { $item } ({ $gear }: { $pattern })
name-setting = { $name } ({ $code })

## Acciones y casillas del tablero

name-action-move = Moverse
name-action-explore = Explorar
name-action-gather = Recoger
name-slot-action = disco de acción
name-slot-scroll = segundo pergamino
name-slot-weapon = mitad derecha de la cuadrícula de armas
name-slot-backpack = segunda mochila
name-colour-red = rojo
name-colour-yellow = amarillo
name-colour-green = verde
name-colour-purple = morado
name-colour-blue = azul
name-colour-orange = naranja

## Cartas de equipo

name-equipment-eh1 = Banda frontal
name-equipment-eh2 = Arco abierto
name-equipment-eh3 = Visera de madera
name-equipment-eh4 = Cúpula de cedro
name-equipment-eh5 = Casco del portal
name-equipment-eh6 = Cuadrado de hierro
name-equipment-eh7 = Placas cruzadas
name-equipment-eh8 = Protector nasal
name-equipment-ew1 = Lanza larga
name-equipment-ew2 = Lanza de gancho
name-equipment-ew3 = Hoja ancha
name-equipment-ew4 = Doble gancho
name-equipment-ew5 = Lanza en cruz
name-equipment-ew6 = Martillo de guerra
name-equipment-ew7 = Espadas gemelas
name-equipment-ew8 = Gran naginata
name-equipment-es1 = Sandalias sencillas
name-equipment-es2 = Paso de hierro
name-equipment-es3 = Puntas de hierro
name-equipment-es4 = Corazón de madera
name-equipment-es5 = Sandalias de madera
name-equipment-es6 = Sandalias de hierro
name-equipment-es7 = Puntas de colmillo
name-equipment-es8 = Paso del colmillo

## Planos encantados

name-blueprint-bh1 = Portal del colmillo
name-blueprint-bh2 = Arco con cuernos
name-blueprint-bh3 = Mandíbula de dragón
name-blueprint-bh4 = Ojos de dragón
name-blueprint-bh5 = Guardia del templo
name-blueprint-bh6 = Colmillo oculto
name-blueprint-bh7 = Cresta alada
name-blueprint-bh8 = Cúpula de hierro
name-blueprint-bw1 = Hoja de colmillo
name-blueprint-bw2 = Hoja de espina
name-blueprint-bw3 = Hacha de media luna
name-blueprint-bw4 = Lanza del dragón
name-blueprint-bw5 = Gancho del dragón
name-blueprint-bw6 = Hoja de llama
name-blueprint-bw7 = Tridente de colmillos
name-blueprint-bw8 = Colmillos gemelos
name-blueprint-bs1 = Senda de hierro
name-blueprint-bs2 = Talón de colmillo
name-blueprint-bs3 = Arco del colmillo
name-blueprint-bs4 = Senda ascendente
name-blueprint-bs5 = Senda sinuosa
name-blueprint-bs6 = Senda oculta
name-blueprint-bs7 = Garras de dragón
name-blueprint-bs8 = Senda de fuego

## Pergaminos sagrados: nombres y poderes

name-scroll-wind-step = Paso del viento
about-scroll-wind-step = Cada movimiento puede llegar 1 casilla más lejos.
name-scroll-ember-walk = Senda de brasas
about-scroll-ember-walk = Cada casilla de lava cuesta a tus sandalias 3 en vez de 5.
name-scroll-forager = Recolector
about-scroll-forager = Al recoger recursos, toma 1 madera o metal más.
name-scroll-far-sight = Vista lejana
about-scroll-far-sight = Al explorar, mira las dos losetas superiores, coloca una y deja la otra bajo la pila.
name-scroll-pathfinder = Explorador
about-scroll-pathfinder = Después de explorar toma 1 madera o metal.
name-scroll-two-hammers = Dos martillos
about-scroll-two-hammers = Al descansar puedes fabricar dos tipos de equipo.
name-scroll-careful-smith = Herrero cuidadoso
about-scroll-careful-smith = No pierdes ningún cubo al retirarlos del equipo.
name-scroll-steady-hand = Mano firme
about-scroll-steady-hand = Ignora 1 rotura en cada tirada tuya.
name-scroll-second-strike = Segundo golpe
about-scroll-second-strike = Una vez por tirada tuya, repite hasta dos de sus dados.
name-scroll-long-reach = Largo alcance
about-scroll-long-reach = Tu iniciativa aumenta en 2.
name-scroll-stone-skin = Piel de piedra
about-scroll-stone-skin = Cada tirada enemiga te hace 1 daño menos.
name-scroll-tooth-hunter = Cazador de dientes
about-scroll-tooth-hunter = Cuando cae un dragón con el que luchas, toma 1 diente más.
name-scroll-dragon-venom = Veneno de dragón
about-scroll-dragon-venom = Un dragón que sobrevive a tu combate recibe 1 ficha de daño.
name-scroll-slip-away = Escabullirse
about-scroll-slip-away = Puedes retirarte, o rendirte ante un samurái, tras cualquier tirada.
name-scroll-deep-pockets = Bolsillos hondos
about-scroll-deep-pockets = Tu mochila tiene 2 espacios más, solo para cubos.
name-scroll-temple-road = Camino de los templos
about-scroll-temple-road = Un movimiento iniciado en un puente o templo puede llevarte a cualquier otro puente o templo.

## Fichas de aventura: nombres y efectos

name-adventure-cool-soles = Suelas frescas
about-adventure-cool-soles = El próximo daño de lava que recibas es 0.
name-adventure-cold-spring = Manantial frío
about-adventure-cold-spring = Retira todas las fichas de lava de tu loseta o de una vecina.
name-adventure-venom = Veneno
about-adventure-venom = Pon 2 fichas de daño sobre un dragón de una loseta vecina.
name-adventure-cache = Alijo
about-adventure-cache = Toma 2 maderas y 2 metales.
name-adventure-fang = Colmillo
about-adventure-fang = Toma 1 diente de dragón.
name-adventure-second-wind = Segundo aliento
about-adventure-second-wind = Una acción más este turno, sin disco.
name-adventure-field-forge = Forja de campaña
about-adventure-field-forge = Fabrica ahora un tipo de equipo.
name-adventure-renewal = Renovación
about-adventure-renewal = Pon boca arriba todas las fichas de recursos de tu loseta y de las vecinas.
name-adventure-smoke = Humo
about-adventure-smoke = Durante un movimiento no inicias combates y puedes cruzar losetas con dragón.
name-adventure-war-drum = Tambor de guerra
about-adventure-war-drum = Al empezar un combate: 4 más de iniciativa en él.

## Los escenarios en pocas palabras

about-scenario-every-man-for-himself = Los samuráis que se encuentran luchan, nadie se une y solo las fichas de estado protegen de la lava. La cuenta atrás empieza con 20 puntos.
about-scenario-restless-dragons = Los dragones se acercan al final de cada ronda. Quien mata a uno conserva su figura para puntuar.
about-scenario-getting-hot = La lava sube dos veces: una pronto y otra definitiva.
about-scenario-who-is-worthy = Los monjes solo siguen a quien los vence. Y vienen a buscarte.
about-scenario-survival = Nadie sale mientras haya un dragón a la vista.
about-scenario-taming-the-beast = Atrae al dragón legendario al centro y debilítalo, pero déjalo vivir.
about-scenario-three-fallen-samurai = En cada templo hay un samurái caído con equipo encantado. Vence a los tres y sal con tres piezas propias.
about-scenario-ronin = En solitario por el honor: 50 puntos y la cuerda, o nada.

## Palabras de los efectos

word-wood = { $amount ->
    [one] { $amount } madera
   *[other] { $amount } maderas
}
word-metal = { $amount ->
    [one] { $amount } metal
   *[other] { $amount } metales
}
word-tooth = { $amount ->
    [one] { $amount } diente de dragón
   *[other] { $amount } dientes de dragón
}
word-monk = { $amount ->
    [one] { $amount } monje
   *[other] { $amount } monjes
}
word-point = { $amount ->
    [one] { $amount } punto de victoria
   *[other] { $amount } puntos de victoria
}
word-step = { $amount ->
    [one] { $amount } casilla de movimiento
   *[other] { $amount } casillas de movimiento
}
word-look = una mirada a la loseta superior de una pila
word-charm = el encanto
word-initiative = iniciativa { $argument }
word-health = salud { $argument }
word-dice = dados { $argument }
word-worth = fuerza { $second }
word-sandals = { $amount } de fuerza de las sandalias
word-state-token = { $amount ->
    [one] { $amount } ficha de estado
   *[other] { $amount } fichas de estado
}

## Partes de la puntuación

part-start = Inicio
part-exploring = Exploración
part-scrolls = Pergaminos sagrados
part-dragons = Dragones
part-cards = Cartas de equipo
part-deliveries = Bonificaciones del sogún
part-leftovers = Restos en el gran palacio
part-figures = Figuras de dragón
part-state-tokens = Fichas de estado
part-monks = Perdido ante los monjes

## Más nombres

name-slot-pack = mochila
name-pack-lower = mochila de abajo
name-pack-upper = mochila de arriba
name-pack-loose = recién llegado
name-nothing = nada
name-die-face = { $die } { $face }
name-event-nothing = nada
name-event-lava-1 = lava 1
name-event-lava-2 = lava 2
name-event-lava-3 = lava 3
name-event-lava-4 = lava 4
name-event-rope = la cuerda
name-event-end = el final
name-duel-first = Tiras primero ({ $own } a { $its })
name-duel-later = { $other } tira primero ({ $its } a { $own })
name-rolls-first = Tiras primero ({ $own } a { $its })
name-rolls-later = Él tira primero ({ $its } a { $own })
name-hits = { $dice } dados contra tu casco de { $helmet }
name-fall-points = su caída: { $points } puntos a cada uno
name-fall-each = su caída: { $points } puntos y { $teeth } diente a cada uno
name-fall-together = su caída: { $teeth ->
    [one] { $teeth } diente
   *[other] { $teeth } dientes
} al grupo
event-board = { $lives ->
    [0] { $seat } empieza con { $discs } discos; casco: { $helmet }; arma: { $weapon }; sandalias: { $sandals }.
   *[other] { $seat } empieza con { $lives } vidas y { $discs } discos; casco: { $helmet }; arma: { $weapon }; sandalias: { $sandals }.
}
event-first-gear = { $seat } empieza con este equipo ({ $gear }): { $cubes }.
event-action = { $seat } elige «{ $action }».
event-free-action = { $seat } elige «{ $action }», sin disco.
event-pawn = La cuenta atrás llega a la casilla { $amount }: { $event }.
event-lava-pawn = La primera lava: su peón está en la casilla { $amount }, { $event }.
event-tooth-of-gear = { $seat } quita ({ $gear }, { $square }): { $cost }.
event-state-token = { $seat } entrega una ficha de estado por la lava.
event-leap = { $seat } salta la lava por un cubo del arma ({ $square }): { $cost }.
event-monk-gone = Un monje de { $seat } se va: { $slot }.
event-disc-lost = { $seat } pierde el disco de acción de ese monje.
event-disc-lost-from = { $seat } pierde el disco de acción de ese monje, de { $action }.
event-gather = { $seat } recoge en { $cell }: { $item }.
event-gather-token = { $seat } recoge en { $cell }: { $item }. La ficha queda boca abajo.
event-found = Allí: { $things }.
event-turned-up = { $amount ->
    [one] Una ficha de recursos se descubre.
   *[other] Se descubren { $amount } fichas de recursos.
}
board-countdown-order = Casillas de la cuenta atrás: { $events }
board-falls = su caída da { $brings }
board-tokens = Fichas
name-share = { $seat }: { $item }
name-face-break = rotura
name-guard = Samurái caído { $number }
name-weapon-weapon = arma principal
name-weapon-right = arma derecha
name-weapon-sandals = sandalias
part-victory = Victoria
rule-option-round-limit = Rondas antes del capítulo final
rule-option-round-limit-0 = sin límite, como en el reglamento
rule-option-round-limit-5 = 5
rule-option-round-limit-10 = 10
rule-option-round-limit-15 = 15
rule-option-round-limit-20 = 20
rule-option-round-limit-25 = 25
rule-option-round-limit-30 = 30
rule-option-round-limit-40 = 40
rule-option-round-limit-50 = 50

## Preguntas

prompt-choose-samurai = Elige a tu samurái.
prompt-place-monk = Elige una casilla para el monje.
prompt-start-scroll = Elige el pergamino sagrado con el que empiezas.
prompt-spread-cards = El grupo se reparte cartas de equipo, con los tipos lo más igualados posible. ¿Con cuál empiezas tú?
prompt-spread-cards-so-far = El grupo se reparte cartas de equipo, con los tipos lo más igualados posible. Por ahora: { $cards }. ¿Con cuál empiezas tú?
prompt-agree-on-cards = El grupo empezaría con { $cards }. ¿De acuerdo? Quien diga que no empieza otra vez el reparto, una sola vez.
prompt-attach = Asocia { $item } a una acción.
prompt-choose-side = Elige la bonificación de la carta de arma para toda la partida.
prompt-act = { $amount ->
    [0] No quedan acciones: usa algo más o termina el turno.
    [one] Elige una acción (queda { $amount }).
   *[other] Elige una acción (quedan { $amount }).
}
prompt-choose-part = Haz la acción, la bonificación de { $item } o ambas.
prompt-other-part = Media acción está hecha. ¿Hacer también la otra mitad?
prompt-walk = Movimiento: { $amount ->
    [one] queda { $amount } casilla
   *[other] quedan { $amount } casillas
}.
prompt-use-smoke = ¿Usar Humo en este movimiento?
prompt-give-wood = Elige la madera del arma que paga el salto.
prompt-sneak-theft = ¿Quitar un pergamino a { $other } al pasar?
prompt-ask-fight = ¿Luchar aquí contra { $other }? { $order }; cascos { $own } a { $its }; quien gana toma una cosa de la mochila del otro.
prompt-explore = Elige la zona que exploras.
prompt-choose-tile = Elige la loseta que colocas; la otra va bajo la pila.
prompt-turn-tile = Gira la loseta como quieras: { $contents }.
prompt-look-at-stack = Elige la pila cuya loseta superior miras.
prompt-take-one-cube = Toma un cubo.
prompt-gather = Elige qué recoges.
prompt-choose-scroll = Elige un pergamino sagrado.
prompt-exchange-scroll = Elige el pergamino que deja sitio a { $item }.
prompt-choose-blueprint = Toma un plano de este templo ({ $amount ->
    [one] uno más
   *[other] hasta { $amount }
}).
prompt-draw-blueprints = ¿Cuántos planos ocultos robas?
prompt-make-room = No todo cabe en tu mochila: descarta { $amount ->
    [one] { $amount } cosa
   *[other] { $amount } cosas
}.
prompt-pay-damage = Paga { $amount } de daño ({ $gear }).
prompt-remove-broken = Elige el cubo que se rompe ({ $cube }). El arma: { $layout }.
prompt-repair-weapon = Tu arma se ha deshecho: elige qué conservas. Ahora: { $layout }.
prompt-place-charm = Elige el arma que lleva el encanto.
prompt-craft = Elige qué fabricas.
prompt-arrange = Elige cómo montas: { $gear }.
prompt-set-square = Rellena las casillas una a una ({ $gear }) y termina. Ahora: { $layout }.
prompt-lose-taken = Elige el cubo que se pierde al desmontar.
prompt-claim = Elige la carta de equipo que recibes.
prompt-ask-to-join = ¿Unirte contra el { $dragon } ({ $amount } de salud)? { $order }; { $hits }; { $fall }.
prompt-beat-drum = ¿Usar el Tambor de guerra en este combate?
prompt-send-monk = ¿Enviar a un monje valiente contra el { $dragon } ({ $amount } de salud) para tirar antes? Sin él: { $order }; { $hits }; { $fall }.
prompt-throw-cube = Elige el recurso que lanza el monje.
prompt-attack = Ataca al { $dragon }: tiene { $amount } de salud.
prompt-attack-monk = Ataca al monje: tiene { $amount } de salud.
prompt-attack-samurai = Ataca a { $other }: su casco tiene fuerza { $amount }.
prompt-dice-brown = ¿Cuántos dados marrones tiras (hasta { $amount })?
prompt-dice-grey = ¿Cuántos dados grises tiras (hasta { $amount })?
prompt-dice-white = ¿Cuántos dados blancos tiras (hasta { $amount })?
prompt-dice-green = ¿Cuántos dados verdes tiras (hasta { $amount })?
prompt-roll-again = Elige un dado para volver a tirar.
prompt-spare-break = Elige la rotura que ignoras.
prompt-ask-retreat = ¿Retirarte del combate?
prompt-surrender = ¿Rendirte ante { $other }?
prompt-go-back = Elige la casilla a la que sales del combate.
prompt-step-aside = La casilla por la que saliste está llena: elige dónde te colocas.
prompt-share-tooth = Elige quién recibe un diente de dragón.
prompt-respawn = Elige el templo en el que te levantas.
prompt-lay-down = Elige dónde yace { $other }.
prompt-steal = Toma una cosa de la mochila de { $other }.
prompt-deliver = Entrega una cosa al sogún.
prompt-give-tooth = Elige qué diente de dragón del arma entregas.
prompt-ask-to-leave = ¿Salir por la salida secreta?
prompt-flee-to = ¡Lava! Elige la casilla a la que huyes.
prompt-next-dragon = Elige el dragón que se mueve a continuación.
prompt-dragon-to = Elige adónde va el { $dragon } ({ $place }).
prompt-next-monk = Elige el monje que camina a continuación.
prompt-monk-step = Elige el siguiente paso del monje ({ $cell }).
prompt-trade = Comercia con { $other }.
prompt-trade-so-far = Comercia con { $other }. Das: { $given }. Recibes: { $received }.
prompt-agree = { $other } propone un intercambio. Recibes: { $given }. Das: { $received }. ¿Aceptas?
prompt-stow = ¿En qué mochila? Lo que hay en la de arriba se pierde con su monje.
prompt-cool-tile = Elige la loseta que libras de lava.
prompt-poison-dragon = Elige el dragón que envenenas.

## Opciones

option-samurai = { $item }
option-slot = Colocar el monje: { $item }
option-move = Moverse
option-explore = Explorar
option-gather = Recoger
option-rest = Descansar
option-end-turn = Terminar el turno
option-main = La acción misma: { $action }
option-bonus = La bonificación de { $item }: { $bonus }
option-done = Eso es todo
option-extra-action = Entregar una ficha de estado por una acción adicional
option-go = Ir { $cell }
option-go-to = Ir a: { $cell }
option-leap = Saltar por una madera del arma: { $cell }
option-road = Tomar el camino de los templos: { $cell }
option-stop = Parar aquí
option-area = Explorar: { $place }
option-turn = { $amount }°: { $spots }
option-lay = Colocar esta loseta: { $contents }
option-look = Mirar la pila: { $level }
option-take = Tomar { $item }
option-take-token = Tomar los recursos de la ficha
option-take-stock = Tomar de las existencias permanentes
option-take-scroll = Tomar el pergamino sagrado
option-take-blueprints = Tomar planos encantados
option-take-adventure = Tomar la ficha de aventura
option-take-remains = Tomar lo que dejó el dragón
option-scroll = { $item }: { $about }
option-scroll-deck = La carta superior del mazo, sin verla
option-blueprint = { $item }
option-enough = Basta
option-draw = Robar { $amount }
option-discard = Descartar { $item }
option-discard-above = Descartar { $item } de la mochila de arriba
option-above = A la mochila de arriba: { $item }
option-below = El resto a la mochila de abajo: { $items }
option-sort = Ordenar de nuevo las dos mochilas
option-cube = Tomar { $item }
option-craft = Fabricar: { $item }
option-craft-nothing = No fabricar nada
option-build = Completar { $item }
option-build-full = Completar { $item } y añadir todo lo que quepa
option-build-strongest = Lo más fuerte posible
option-build-longest = Lo más largo posible, con cubos sencillos
option-build-cheapest = Con los cubos más sencillos
option-build-one-handed = La mejor arma de una mano
option-build-two-handed = La mejor arma de dos manos
option-build-pair = El mejor par de armas
option-build-with = { $build }: { $cubes } ({ $worth }) { $layout }
thing-build-with = { $build }: { $cubes }
option-build-by-hand = Colocar los cubos a mano
option-set = { $square }: { $item }
option-set-empty = { $square }: quitar el cubo
option-finish = Terminar
option-cancel = Dejarlo como está
option-lose = Perder { $item }
option-card = { $item }
option-attach-move = A Moverse
option-attach-explore = A Explorar
option-attach-gather = A Recoger
option-side-points = 1 punto de victoria
option-side-look = Mirar una pila en secreto
option-charm-left = En el arma izquierda
option-charm-right = En el arma derecha
option-fight = Luchar
option-peace = No luchar
option-stay-out = Quedarse al margen
option-join = Unirse: { $cell }
option-cell = { $cell }
option-send = Enviar el monje: { $item }
option-send-nobody = No enviar a nadie
option-throw = Lanzar { $item }
option-roll = Tirar todos los dados, { $item }: { $dice }
option-some = Tirar algunos dados, { $item }: { $dice }
option-roll-nothing = No tirar nada más
option-dice = { $amount ->
    [0] No tirar ninguno
   *[other] Tirar { $amount }
}
option-square = El cubo en { $square }
option-keep = Conservar { $kept }; perder { $lost }
option-spare = Ignorar la rotura: { $item }
option-again = { $die }
option-again-no = Conservar la tirada
option-pay = Pagar con { $item } (vale { $amount })
option-retreat = Abandonar el combate
option-surrender = Rendirse
option-fight-on = Seguir luchando
option-steal = Quitar { $item }
option-spoil = Tirar { $item }
option-steal-nothing = No quitar nada
option-deliver = Entregar { $item }
option-deliver-blueprint = Entregar el plano: { $item }
option-deliver-tooth-from = Entregar un diente del equipo: { $item }
option-deliver-for = { $thing } (+{ $amount })
option-deliver-nothing = No entregar nada
option-leave = Salir del volcán
option-remain = Quedarse
option-dragon = { $dragon } ({ $place })
option-to = A: { $place }
option-share = { $seat }
option-give = Dar { $item } a { $seat }
option-ask = Pedir { $item } a { $seat }
option-propose = Proponer este intercambio
option-trade = Comerciar con { $seat }
option-yes = Sí
option-no = No
option-use = Usar { $item }: { $about }
option-use-nothing = Guardarla
option-place = { $place }
option-monk = El monje ({ $cell })
option-with = { $option } — { $things }

## Por qué no

refusal-nowhere-to-go = No hay ninguna casilla a la que puedas ir.
refusal-trade = A { $seat } no le cabe: faltan espacios en las mochilas o un hueco de pergamino libre.
refusal-no-disc = No quedan discos de acción; descansar los devuelve.
refusal-rest = Para descansar hace falta al menos un disco en una acción.
refusal-nothing-to-explore = { $cell } no limita con ninguna zona sin explorar.
refusal-nothing-to-gather = En { $cell } no hay nada que puedas recoger.
refusal-other-scroll = El pergamino sagrado de { $cell } es del color de otro samurái.
refusal-face-down = La ficha de recursos de { $cell } está boca abajo; explorar al lado la descubre.
refusal-stock-used = Las existencias permanentes ({ $cell }) se recogen una vez por turno.
refusal-no-room = No hay sitio en tu mochila para lo que hay en { $cell }, ni siquiera descartando sus cubos.
refusal-not-explored = { $cell } está en una zona aún sin explorar.
refusal-full = Ya hay dos samuráis en { $cell }.
refusal-dragon-lava = { $cell }: no se puede entrar por lava en la loseta de un dragón.
refusal-lava-sandals = { $cell }: esta lava pide sandalias que valgan { $amount }; las tuyas valen { $strength }.
refusal-lava-token = { $cell }: aquí solo una ficha de estado permite pisar la lava y no tienes ninguna; las dejan los dragones caídos.
refusal-lava-end = Desde { $cell } no llegarías a tiempo a una casilla seca.
refusal-stop-on-lava = Un movimiento no puede acabar en lava.
refusal-weapon-closed = Hay un cubo en la mitad derecha, cerrada sin su monje.
refusal-weapon-single = Este samurái tiene una sola arma: todos sus cubos deben tocarse.
refusal-weapon-across = Este samurái no lleva armas de dos manos: nada puede tocarse a través del centro.
refusal-weapon-two-handed = Un arma de dos manos tiene como máximo { $both } cubos.
refusal-weapon-one-handed = Un arma de una mano tiene como máximo { $amount } cubos.
refusal-weapon-beside = Junto a un arma de dos manos no puede haber otra.
refusal-weapon-apart = Cada mitad tiene un arma: sus cubos deben tocarse.
error-hard-alone = Solo las partidas cooperativas pueden tener dificultad alta: elige el modo cooperativo o la dificultad normal.
error-peaceful-together = La variante pacífica es solo para partidas competitivas: elige el modo competitivo o prescinde de ella.
error-scenario = El escenario «{ $given }» no es para { $amount ->
    [one] { $amount } jugador
   *[other] { $amount } jugadores
} en modo { $mode }; aquí hay { $allowed }, o ninguno (none).
error-scenario-boards = El escenario «{ $given }» se juega solo con tableros { $allowed }.
error-scenario-peaceful = El escenario «{ $given }» vive de los combates: no tiene variante pacífica.

## Lo que pasó

event-samurai = { $seat } dirige a { $item }.
event-first = { $seat } empieza.
event-round = Ronda { $amount }.
event-round-of = Ronda { $amount } de { $last }.
event-points = { $seat } gana { $gain }.
event-points-lost = { $seat } pierde { $cost }.
event-countdown = { $seat } inicia la cuenta atrás: el volcán despierta.
event-lava-phase = { $seat } agita la lava por primera vez.
event-eruption = ¡Erupción! Empiezan las rondas finales.
event-cubes = { $seat } toma { $gain }.
event-discard = { $seat } descarta { $item }.
event-upper-pack = { $seat } pierde la mochila de arriba con todo lo que hay dentro: { $items }.
event-other-cards = { $seat } propone otras cartas de equipo.
event-pay = { $seat } paga ({ $gear }): { $cost }.
event-used-up = { $seat } gasta todo lo que quedaba ({ $gear }).
event-broken = Rotura ({ $gear }, { $square }): { $seat } pierde { $cost }.
event-weapon-falls-apart = Un arma de { $seat } se deshace: { $cost } ({ $squares }).
event-right-half = { $seat } pierde la mitad derecha de la cuadrícula de armas: { $cost }.
event-charm = { $seat } tiene equipo encantado: { $gear }.
event-charm-lost = { $seat } pierde un encanto: { $gear }.
event-scroll = { $seat } toma el pergamino { $item }.
event-blueprint = { $seat } toma el plano { $item }.
event-card = { $seat } recibe la carta de equipo { $item }.
event-attach = { $seat } asocia { $item } a { $action }.
event-side-points = { $seat } recibirá un punto de victoria cada vez que use la carta de arma.
event-side-look = { $seat } mirará la loseta superior de una pila cada vez que use la carta de arma.
event-monk = Un monje sigue a { $seat } ({ $slot }): { $gain }.
event-adventure-found = { $seat } encuentra { $item }.
event-adventure = { $seat } usa { $item }.
event-remains = { $seat } recoge lo que dejó el dragón.
event-extra-action = { $seat } entrega una ficha de estado por una acción adicional.
event-cooled = Desaparecen las fichas de lava: { $place }.
event-rest = { $seat } descansa.
event-craft = { $seat } fabrica ({ $gear }): { $cubes }.
event-craft-loss = { $seat } pierde un cubo al desmontar: { $cost }.
event-step = { $seat } va a: { $cell }.
event-stays = { $seat } se queda en su sitio.
event-explore = { $seat } explora: { $place }.
event-dragon-appears = Aparece un { $dragon }: { $place }.
event-look = { $seat } mira la loseta superior de una pila: { $level }.
event-looked = { $seat } ve allí: { $contents }.
event-dragon-fight = Combate ({ $place }): { $seats } contra el { $dragon } ({ $amount } de salud).
event-join = { $seat } se une al combate.
event-brave-monk = { $seat } envía a un monje valiente: { $slot }.
event-throw = { $seat }: el monje lanza { $cost }, el dado muestra { $faces }: { $amount } de daño.
event-roll = { $who } tira { $faces }: { $amount } de daño.
event-roll-again = { $who } repite dados; ahora { $faces }: { $amount } de daño.
event-foe-roll = El { $who } tira { $faces }: { $amount } de daño.
event-health = Al { $dragon } le { $amount ->
    [one] queda { $amount }
   *[other] quedan { $amount }
} de salud.
event-monk-health = Al monje le { $amount ->
    [one] queda { $amount }
   *[other] quedan { $amount }
} de salud.
event-retreat = { $seat } se retira.
event-surrender = { $seat } se rinde.
event-goes-back = { $seat } vuelve a: { $cell }.
event-stands-up = { $seat } se levanta.
event-knocked-out = { $seat } queda inconsciente.
event-lies = { $seat } yace inconsciente en: { $cell }.
event-respawn = { $seat } se levanta en: { $cell }.
event-life = { $amount ->
    [0] { $seat } pierde la última vida.
    [one] { $seat } pierde una vida (le queda { $amount }) y aparece en la loseta central.
   *[other] { $seat } pierde una vida (le quedan { $amount }) y aparece en la loseta central.
}
event-slain = El { $dragon } ha caído.
event-figure = { $seat } conserva la figura del { $dragon }.
event-venom = El { $dragon } recibe { $amount ->
    [one] { $amount } ficha de daño
   *[other] { $amount } fichas de daño
}.
event-duel = { $seat } lucha contra { $other }.
event-monk-fight = { $seat } debe luchar contra el monje: { $cell }.
event-monk-beaten = { $seat } ha vencido al monje.
event-guard-beaten = { $seat } vence a { $other }.
event-steal = { $seat } quita a { $other }: { $item }.
event-spoil = { $seat } tira algo de la mochila de { $other }: { $item }.
event-dragon-moves = El { $dragon } va a: { $place }.
event-monk-walks = Un monje camina a: { $cell }.
event-lava = { $amount ->
    [0] Sube la lava { $number }, pero no cubre ninguna casilla.
    [one] La lava { $number } cubre { $amount } casilla.
   *[other] La lava { $number } cubre { $amount } casillas.
}
event-swallowed = La lava se traga al samurái de { $seat }.
event-flees = { $seat } huye de la lava a: { $cell }.
event-rope = Una cuerda cuelga sobre la loseta central.
event-escape = { $seat } sale del volcán: { $palace }.
event-leave = { $seat } sale del volcán.
event-come-back = Ha aparecido un dragón: { $seat } vuelve.
event-deliver = { $seat } entrega al sogún { $item }.
event-deliver-blueprint = { $seat } entrega al sogún un plano: { $gear }.
event-end = El volcán entra en erupción; la partida ha terminado.
event-victory = Lo habéis logrado: victoria para todos.
event-defeat = El volcán ha vencido.
event-give = { $seat } da a { $other }: { $items }.
event-declines = { $seat } no acepta el intercambio con { $other }.

## La mesa en la terminal

board-title = { $scenario } · { $round } · { $mode }
board-setup = preparación
board-round = ronda { $round }
board-round-of = ronda { $round } de { $last }
board-countdown = Cuenta atrás: casilla { $cell } de 8; lava: { $called }
board-palaces = Lo siguiente que se entregue vale: gran palacio { $great }; pequeño palacio { $small }
board-map = Mapa
board-slots = Una casilla se nombra por su lugar y su número: /0 en el centro, /1 a su derecha y, en el sentido del reloj, /2, /3 (abajo), /4 a la izquierda, /5, /6 (arriba). En las frases una flecha dice dónde está la casilla en su loseta, y la loseta se nombra por su nivel y su hora, como si el cráter fuera un reloj.
board-legend = @1 samurái del jugador 1 · E enemigo · D dragón · ^ lava · ~2 erupción con la lava 2 · m monje · r recursos · x ficha boca abajo · s1 pergamino del jugador 1 · a aventura · t lo que guarda un dragón · X salida secreta · . nada · C centro (& con la cuerda) · T templo · B puente con sus extremos a y b · sin puntos: sin explorar
board-fight = Combate ({ $place }), por este orden: { $order }
board-foe = { $foe } (salud { $health })
board-dragons = Dragones
board-dragon = { $dragon } en { $place }: iniciativa { $initiative }, salud { $health }, dados { $dice }
board-asleep = dormido
board-awake = despierto, pronto se moverá
board-stacks = Losetas restantes
board-equipment = Cartas de equipo ({ $gear })
board-scrolls = Pergaminos sagrados
board-hidden = { $amount ->
    [one] { $amount } plano oculto
   *[other] { $amount } planos ocultos
}
board-letters = Dibujos y cuadrículas: W madera, M metal, T diente de dragón; las filas se separan con /, - es una casilla cerrada.
board-pack = Mochila ({ $used } de { $room })
board-monks = Monjes
board-blueprints = Planos
board-attached = Cartas de equipo
board-lives = vidas { $amount }
board-initiative = iniciativa { $amount }
board-discs = discos { $amount } (gastados { $spent })
board-away = fuera
board-lying = inconsciente
board-beaten = vencido

## El tablero dibujado

drawn-nearer = Acercar
drawn-farther = Alejar
drawn-round = Ronda
drawn-damage = { $amount ->
    [one] { $amount } ficha de daño
   *[other] { $amount } fichas de daño
}
drawn-in-place = { $met } de { $all } cubos en su sitio
drawn-supply = Lo que queda en la reserva
drawn-no-blueprint = Aquí no hay ningún plano encantado ({ $gear })
drawn-no-scroll = Espacio libre para un pergamino sagrado
drawn-trace-monk = De aquí se llevaron un monje
drawn-trace-scroll = De aquí se llevaron un pergamino sagrado
drawn-countdown = Cuenta atrás: empieza con { $points } puntos; el peón está en la casilla { $cell } de 8
drawn-rounds-left = Hasta la erupción: { $calm }; luego { $last }
drawn-goal-escape = Para ganar: matar al dragón legendario, encantar un casco, un arma y unas sandalias, y salir por la salida secreta, cada cual con un encantamiento
drawn-goal-dragons = Para ganar: matar al dragón legendario y a todos los demás a la vista, y salir por la salida secreta
drawn-goal-tame = Para ganar: debilitar al dragón legendario en la loseta central, pero dejarlo con vida
drawn-goal-guards = Para ganar: vencer a los tres samuráis caídos y salir con tres piezas de equipo encantadas
drawn-strength = fuerza { $amount }
drawn-initiative = iniciativa
drawn-points = puntos de victoria
drawn-lives = vidas
drawn-owed = daño por pagar: { $amount }
drawn-trade = Señala lo que das y lo que pides, y luego el intercambio de abajo para proponerlo.
drawn-first = Quién tira primero
drawn-brave = Con un monje valiente tiras antes que el dragón.
drawn-hits-all = golpea de lleno a cada luchador
drawn-breaks = Cubos que se rompen: { $amount }
drawn-if-it-falls = Si cae él
drawn-if-you-fall = Si caes tú
drawn-if-you-win = Si ganas tú
drawn-each = para cada uno que siga en pie
drawn-group = para repartir en el grupo
drawn-fall-back = de vuelta a tu casilla, tendido; sin casco
drawn-fall-life = pierdes una vida; sigues en el centro
drawn-fall-temple = en pie de nuevo en un templo; sin casco
drawn-take-theirs = una de estas cosas es tuya
drawn-lose-yours = pierdes una de tus cosas
drawn-empty-pack = La mochila está vacía: nada que tomar.
drawn-out = Fuera del volcán
drawn-nobody-out = Nadie ha salido aún.
drawn-if-you-left = Si salieras ahora
drawn-left-over = Sobra para el final
drawn-left-over-why = Lo no entregado puntúa el número más bajo del gran palacio.
drawn-left-turns = una cosa por turno, { $amount ->
    [one] queda { $amount } turno
   *[other] quedan { $amount } turnos
}
drawn-next = { $event }: en { $amount ->
    [one] { $amount } turno
   *[other] { $amount } turnos
} de { $seat }
drawn-lava = Si la lava sube bajo un samurái: pagar con las sandalias y salir, o morir
drawn-lava-here = La lava { $number } sube donde estás
drawn-cards = Cartas, pergaminos y templos, o los palacios

## Headings over options

verb-go = Ir
verb-build = Construir
verb-set = Casillas
