## El juego

game-name = Fuji Koro
game-tagline = Al fondo del volcán, y fuera a tiempo
game-about = Explora las cuevas bajo el monte Fuji, fabrica casco, arma y sandalias con madera, metal y dientes de dragón, y planta cara a los dragones, unos contra otros o todos juntos. Después sube la lava: lleva tus tesoros al sogún mientras quede una salida.

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

## Samuráis

name-samurai-yoshihiro = Yoshihiro
name-samurai-masako = Masako
name-samurai-masatsura = Masatsura
name-samurai-tomoe = Tomoe
name-samurai-mitsuhide = Mitsuhide
name-samurai-takeko = Takeko
name-samurai-daisuke = Daisuke

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
name-cube-charm = cubo de encanto
name-die-brown = dado marrón
name-die-grey = dado gris
name-die-white = dado blanco
name-die-green = dado verde

## Lugares

name-place-centre = loseta central
name-place-temple-1 = templo sagrado 1
name-place-temple-2 = templo sagrado 2
name-place-temple-3 = templo sagrado 3
name-place-bridge-1 = puente 1
name-place-bridge-2 = puente 2
name-place-bridge-3 = puente 3
name-level-1 = nivel I
name-level-2 = nivel II
name-level-3 = nivel III
name-palace-great = gran palacio
name-palace-small = pequeño palacio

## Acciones y casillas del tablero

name-action-move = Moverse
name-action-explore = Explorar
name-action-gather = Recoger
name-action-rest = Descansar
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
word-extra-action = { $amount ->
    [one] { $amount } acción adicional
   *[other] { $amount } acciones adicionales
}
word-venom = { $amount ->
    [one] { $amount } ficha de daño sobre un dragón
   *[other] { $amount } fichas de daño sobre un dragón
}
word-state-token = { $amount ->
    [one] { $amount } ficha de estado
   *[other] { $amount } fichas de estado
}
word-initiative = { $amount } más de iniciativa
word-look = una mirada a la loseta superior de una pila
word-craft = fabricar un tipo de equipo
word-renew = dar la vuelta a las fichas de recursos cercanas
word-cool = retirar fichas de lava de una loseta cercana
word-lava-shield = ningún daño de la próxima lava
word-smoke = un movimiento sin combates

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

## Preguntas, opciones, sucesos y negativas
