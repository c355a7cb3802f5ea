### El Castillo Blanco en español.

## El juego

game-name = El Castillo Blanco
game-tagline = Tres rondas, nueve dados, un castillo
seat-automa = Delegación Tokugawa
game-about = Lleva dados desde los puentes y envía a tus cortesanos, jardineros y guerreros al castillo de Himeji. Tras tres rondas gana el clan con más puntos.
game-length = 3 rondas, unas 45 decisiones por jugador

rule-option-difficulty = Fuerza de la delegación Tokugawa
rule-option-difficulty-easy = fácil
rule-option-difficulty-medium = media
rule-option-difficulty-hard = difícil
rule-about-difficulty = Cuánta ventaja lleva la delegación al empezar: en puntos, orden e influencia.

## Palabras de los efectos

word-coin = { $amount ->
    [one] { $amount } moneda
   *[other] { $amount } monedas
}
word-seal = { $amount ->
    [one] { $amount } sello
   *[other] { $amount } sellos
}
word-food = { $amount } de comida
word-iron = { $amount } de hierro
word-pearl = { $amount } de nácar
word-any = { $amount ->
    [one] { $amount } recurso a elegir
   *[other] { $amount } recursos a elegir
}
word-point = { $amount ->
    [one] { $amount } punto de clan
   *[other] { $amount } puntos de clan
}
word-influence = { $amount } de influencia
word-lantern = recompensa del farol
word-well = recompensas del pozo
word-tile = { $argument ->
    [coral] acción del castillo junto a una loseta coral
    [black] acción del castillo junto a una loseta negra
    [white] acción del castillo junto a una loseta blanca
   *[any] acción del castillo junto a cualquier loseta
}
word-light = cualquier acción clara del castillo
word-clan-row = una fila de tu tablero de clan
word-courtier = acción de cortesano
word-gardener = { $argument ->
    [stone] jardinero a un jardín de piedras
    [flower] jardinero a un jardín de flores
    [any] jardinero a cualquier jardín
   *[0] acción de jardinero
}
word-warrior = { $argument ->
    [yard-5] guerrero al patio de coste 5
    [yard-3] guerrero al patio de coste 3
    [yard-1] guerrero al patio de coste 1
   *[0] acción de guerrero
}
word-gate = cortesano a la puerta
word-advance = { $argument ->
    [one] cortesano un piso arriba
   *[other] cortesano { $argument } pisos arriba
}

## Nombres

name-food = comida
name-iron = hierro
name-pearl = nácar
name-coin = monedas
name-seal = sellos
name-influence = influencia
name-points = puntos
name-die-coral = coral
name-die-black = negro
name-die-white = blanco
name-bridge-coral = puente coral
name-bridge-black = puente negro
name-bridge-white = puente blanco
name-end-left = izquierdo
name-end-right = derecho
name-position-left = izquierda
name-position-centre = centro
name-position-right = derecha
name-space-steward-1 = sala de intendentes 1
name-space-steward-2 = sala de intendentes 2
name-space-steward-3 = sala de intendentes 3
name-space-diplomat-1 = sala de diplomáticos 1
name-space-diplomat-2 = sala de diplomáticos 2
name-space-outside-left = extramuros, izquierda
name-space-outside-right = extramuros, derecha
name-space-well = pozo
name-row-courtier = fila de los cortesanos
name-row-gardener = fila de los jardineros
name-row-warrior = fila de los guerreros
name-place-gate = { name-floor-gate }
name-place-steward-1 = { name-space-steward-1 }
name-place-steward-2 = { name-space-steward-2 }
name-place-steward-3 = { name-space-steward-3 }
name-place-diplomat-1 = { name-space-diplomat-1 }
name-place-diplomat-2 = { name-space-diplomat-2 }
name-place-daimyo = sala del daimio
name-cell = { $room }, { $line }
name-line-top = acción superior
name-line-middle = acción central
name-line-bottom = acción inferior
name-floor-gate = puerta
name-floor-steward = piso de los intendentes
name-floor-diplomat = piso de los diplomáticos
name-slot-left = hueco izquierdo
name-slot-middle = hueco central
name-slot-right = hueco derecho
name-yard-5 = patio de entrenamiento de coste 5
name-yard-3 = patio de entrenamiento de coste 3
name-yard-1 = patio de entrenamiento de coste 1
name-garden-k1 = jardín de piedras de dos recursos
name-garden-k2 = jardín de piedras de tres monedas
name-garden-k3 = jardín de piedras de dos sellos
name-garden-k4 = jardín de piedras de la luz
name-garden-k5 = jardín de piedras del pozo
name-garden-f1 = jardín de flores del tablero de clan
name-garden-f2 = jardín de flores de los cortesanos
name-garden-f3 = jardín de flores de los jardineros
name-garden-f4 = jardín de flores de los guerreros
name-garden-f5 = jardín de flores de las losetas
name-own-card = carta propia
name-obstacle-no-courtier = no le quedan cortesanos
name-obstacle-no-gardener = no le quedan jardineros
name-obstacle-no-warrior = no le quedan guerreros
name-obstacle-no-garden = no hay ningún jardín así libre
name-obstacle-nobody-to-advance = no hay cortesano que pueda subir
name-obstacle-too-high = el cortesano más bajo ya está demasiado arriba
name-obstacle-end-of-track = su marcador está en la última casilla

## Partes de la puntuación

part-play = Durante la partida
part-stores = Monedas y sellos
part-resources = Recursos
part-influence = Influencia
part-courtiers = Cortesanos
part-warriors = Guerreros
part-gardeners = Jardineros

## Preguntas

prompt-pick-pair = Toma un par de cartas iniciales.
prompt-take-die = Toma un dado del extremo de un puente.
prompt-place-die = Coloca el dado { $colour } de { $value }.
prompt-room-actions = Realiza en cualquier orden las acciones frente a tu dado: { $room }.
prompt-light-of-card = Elige una acción clara de tu nueva carta.
prompt-outside-actions = Elige una acción extramuros.
prompt-card-action = ¿Realizar la acción de tu carta frente a la fila?
prompt-garden-action = ¿Realizar la acción del jardín?
prompt-yard-actions = Realiza las losetas en cualquier orden: { $yard }.
prompt-use-tile = Elige una acción del castillo junto a una loseta de color { $colour }.
prompt-use-any-tile = Elige una acción del castillo junto a cualquier loseta.
prompt-use-light = Elige una acción clara del castillo.
prompt-use-clan-row = Elige una fila de tu tablero de clan.
prompt-send-warrior = Envía un guerrero a un patio de entrenamiento.
prompt-plant-gardener = Envía un jardinero a un jardín.
prompt-courtier-both = Lleva un cortesano a la puerta, haz subir a uno o haz ambas cosas en cualquier orden.
prompt-courtier-audience = También puedes llevar un cortesano a la puerta.
prompt-courtier-climb = También puedes hacer subir a un cortesano.
prompt-take-slot = Ocupa un hueco libre de la carta de daimio.
prompt-pick-resources = { $amount ->
    [one] Elige { $amount } recurso.
   *[other] Elige { $amount } recursos.
}
prompt-cross-border = { $seals ->
    [one] ¿Cruzar la frontera por { $seals } sello?
   *[other] ¿Cruzar la frontera por { $seals } sellos?
}
prompt-use-gardens = Usa tus jardines bajo puentes con algún dado, en cualquier orden.
prompt-exchange-seals = ¿Cambiar sellos por última vez antes de puntuar?
prompt-choose-garden = ¿A cuál de los jardines iguales va el jardinero de la delegación?
prompt-choose-room = ¿A qué sala sube el cortesano de la delegación? Viene de: { $floor }.

## Opciones

option-pair = Par { $number }; carta: { $action }; farol: { $lantern }
option-die = El dado { $colour } de { $value }, extremo { $end }
option-place = { $space }: { $actions }
option-row = { $row }: { $actions }
option-warrior = Al { $yard }: { $actions }
option-garden = { $points ->
    [one] Al { $garden } ({ $points } punto al final; allí: { $action })
   *[other] Al { $garden } ({ $points } puntos al final; allí: { $action })
}
option-audience = Un cortesano a la puerta
option-climb = Subir un cortesano: { $floor } → { $place }
option-slot = { $slot }
option-pick = { $gain }
option-border-pay = Cruzar la frontera
option-border-stop = Parar ante la frontera
option-activate = { $garden }
option-done = Listo
option-exchange = Cambiar sellos
option-solo-garden = Al { $garden }
option-solo-room = { $room }

## Sucesos

event-round = Empieza la ronda { $round }: los dados están en los puentes.
event-order = { $round ->
    [1] Termina la primera ronda. Nuevo orden de turno: { $order }.
    [2] Termina la segunda ronda. Nuevo orden de turno: { $order }.
   *[other] Termina la última ronda. Orden de turno final: { $order }.
}
event-dice = Todos los dados vuelven y se lanzan. Coral: { $coral }. Negro: { $black }. Blanco: { $white }.
event-pair = { $seat } toma el par inicial { $number }: { $gain }; carta: { $action }; farol: { $lantern }.
event-take-die = { $seat } toma el dado { $colour } de { $value }, extremo { $end }.
event-place-die = { $seat } coloca el dado { $colour } de { $value }: { $space }.
event-gain = { $seat } gana { $gain }.
event-lost = { $seat } no tiene sitio y pierde { $gain }.
event-pay = { $seat } paga { $cost }.
event-exchange = { $seat } cambia { $cost } por { $gain }.
event-action = { $seat }, { $place }: { $effect }.
event-lantern = { $seat } enciende el farol.
event-well = { $seat } saca agua del pozo.
event-influence = { $seat } avanza en influencia hasta { $position }.
event-influence-end = { $seat } ya está al final del registro de influencia.
event-border-closed = { $seals ->
    [one] { $seat } para ante la frontera: cuesta { $seals } sello.
   *[other] { $seat } para ante la frontera: cuesta { $seals } sellos.
}
event-border-paid = { $seat } cruza la frontera hasta { $position } por { $cost }.
event-border-stop = { $seat } para ante la frontera.
event-warrior = { $seat } envía un guerrero al { $yard }.
event-gardener = { $seat } envía un jardinero al { $garden }.
event-audience = { $seat } lleva un cortesano a la puerta.
event-climb = { $seat } hace subir a un cortesano: { $origin } → { $place }.
event-take-card = { $seat } toma la carta ({ $card }), { $room }; la anterior pasa al farol ({ $lantern }).
event-deck-empty = El mazo está vacío y la carta se queda: { $room }.
event-refill = Nueva carta ({ $room }): { $card }.
event-slot = { $seat } ocupa un hueco de la carta de daimio: { $slot }.
event-solo-reconstructed = Las cartas de la delegación son una reconstrucción: no existe una lista pública de las impresas.
event-solo-shuffle = Se barajan las cartas de la delegación. Encima: { $bridge } ({ $position }); se abre a continuación: { $opens }.
event-solo-open = { $seat } abre una carta: { $card }.
event-solo-no-die = No hay dado allí ({ $bridge }, { $position }), así que se abre otra carta.
event-solo-take = { $seat } toma el dado de { $value } ({ $bridge }, { $position }).
event-solo-place = { $seat } lo coloca: { $space }.
event-solo-place-well = { $seat } lo coloca: { $space }; ocupado: { $wanted }.
event-solo-plan = { $seat } planea: { $plan }.
event-solo-cannot = { $seat } no puede hacer «{ $effect }»: { $reason }.
event-solo-gate = { $seat } lleva un cortesano a la puerta.
event-solo-gardener = { $points ->
    [one] { $seat } envía un jardinero al { $garden }, el que menos vale ({ $points } punto).
   *[other] { $seat } envía un jardinero al { $garden }, el que menos vale ({ $points } puntos).
}
event-solo-slot = { $seat } ocupa el hueco libre más a la izquierda de la carta de daimio: { $slot }.
event-solo-card-leaves = La carta sale de la partida ({ $room }): { $card }.
event-solo-coins = { $seat } convierte { $cost } en { $gain }.
event-solo-gardens = { $gardens ->
    [one] { $seat } tiene { $gardens } jardín bajo un puente con dados.
   *[other] { $seat } tiene { $gardens } jardines bajo puentes con dados.
}

## Por qué no

refusal-pair-taken = El par { $number } ya está tomado.
refusal-there = { $reason } ({ $place })
refusal-no-die = No hay dado en este extremo ({ $end }): { $bridge }.
refusal-middle-die = Los dados del centro de un puente no están disponibles; toma uno de un extremo ({ $bridge }).
refusal-row-colour = Esta fila solo acepta un dado { $colour }.
refusal-row-taken = Ya hay un dado en esta fila.
refusal-room-colour = No hay ninguna loseta de color { $colour }: { $room }.
refusal-space-full = { $dice ->
    [one] Aquí cabe { $dice } dado, y ya está puesto: { $space }.
   *[other] Aquí caben { $dice } dados, y ya están puestos: { $space }.
}
refusal-cannot-pay = Cuesta { $cost }; no llegan las monedas, los recursos ni los sellos.
refusal-other-colour-or-done = Esta acción está frente a otro color o ya está hecha.
refusal-dark-action = Las acciones oscuras no cuentan aquí.
refusal-not-at-this-space = Esta acción pertenece al otro espacio extramuros.
refusal-nothing-to-do = Ahora no serviría de nada.
refusal-courtier = La acción de cortesano pide { $audience } y un cortesano en tu tablero, o { $rise } y uno en el castillo; no hay ni lo uno ni lo otro.
refusal-no-gardener = No quedan jardineros en tu tablero de clan.
refusal-no-warrior = No quedan guerreros en tu tablero de clan.
refusal-tile-colour = Esta acción está frente a una loseta de otro color.
refusal-own-gardener = Tu jardinero ya está allí.
refusal-no-courtier = No quedan cortesanos en tu tablero de clan.
refusal-no-courtier-there = No tienes ningún cortesano allí: { $floor }.
refusal-slot-taken = Lo ocupa { $seat }.
refusal-resource-full = No puedes guardar más de { $limit }: { $resource }.
refusal-bridge-empty = No quedan dados: { $bridge }.
refusal-garden-done = Este jardín ya dio su acción en esta ronda.

## Rótulos de la imagen

name-label-round = { $round ->
    [0] Antes de la ronda 1: pares iniciales
   *[other] Ronda { $round } de { $rounds }
}
name-label-order = Orden de turno
name-label-bridges = Puentes y jardines
name-label-castle = Castillo
name-label-gate = Puerta
name-label-outside = Extramuros
name-label-yards = Patios de entrenamiento
name-label-influence = Influencia
name-label-deck = { $cards ->
    [one] { $cards } carta en el mazo
   *[other] { $cards } cartas en el mazo
}
name-label-full = lleno
name-label-value = valor { $value }
name-label-price = { $amount } de comida
name-label-iron-price = { $amount } de hierro
name-label-points = { $amount ->
    [one] { $amount } punto
   *[other] { $amount } puntos
}
name-label-warrior-points = { $multiplier } × cortesanos dentro
name-label-card = Carta
name-label-covered = cubierto: { $rewards }
name-label-every-row = todas las filas
name-label-other-side = lado del farol: { $reward }
name-label-section = { $spaces }: { $points }
name-label-sections = Puntos al final por casilla: { $sections }
name-label-lantern = Farol
name-label-hand = En la mano: dado { $colour } de { $value }
name-label-pairs = Pares iniciales
name-label-pair = { $number }: { $gain }; carta: { $action }; farol: { $lantern }
name-label-solo = Delegación Tokugawa
name-label-solo-reconstructed = { event-solo-reconstructed }
name-label-solo-next = sobre el mazo: { $bridge } ({ $position }), a { $space }
name-label-solo-opens = se abre a continuación: { $plan }
name-label-solo-die = la carta de debajo indica el dado: { $bridge } ({ $position }), a { $space }
name-label-solo-unknown = la carta de debajo indica el dado: aún no se sabe
name-label-solo-cards = conocidas bajo el mazo, desde arriba: { $cards }
name-label-solo-opened = abierta: { $plan }

## The board as a picture

board-die = dado { $colour }, valor { $value }
board-space = { $name }, valor { $value }
board-garden = { $name }: { $cost } de comida, luego { $effect }; { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} al final
board-courtiers-in = Cortesanos: { $name }
board-daimyo-lantern = Al llegar: recompensa del farol
board-slot = Un lugar ante el daimio: { $effect }
board-sun = El sol: dejar el resto
board-points = { $seat }: { $points ->
    [one] { $points } punto de clan
   *[other] { $points } puntos de clan
}
board-pair = Ganar { $gain }; carta: { $action }
board-border = Frontera: cruzarla cuesta { $cost }
board-influence = Influencia { $position }: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} al final
board-marker = Influencia de { $seat }

## Headings over options

verb-place = En el castillo y a sus pies
verb-place-row = Filas del clan
verb-climb = Subir un cortesano
