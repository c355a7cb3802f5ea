## The game

game-name = Bamboo
game-tagline = Cuatro años en una casa junto al bambú
game-about = Cultiva bambú, quema incienso en los templos y amuebla la casa familiar loseta a loseta, para que haya armonía en sus estancias y equilibrio entre sus dos alas. Pasan cuatro años: da de comer a todos en invierno, gánate a los espíritus del bosque y alcanza la mayor felicidad.
game-length = 4 años, unas 95 decisiones por jugador

rule-option-side = Lado de los tableros personales
rule-option-side-day = día
rule-option-side-night = noche (avanzado)

## Names

name-temple-red = el templo rojo
name-temple-blue = el templo azul
name-temple-green = el templo verde
name-temple-yellow = el templo amarillo
name-colour-red = rojo
name-colour-blue = azul
name-colour-green = verde
name-colour-yellow = amarillo
name-action-harmony = armonía
name-action-house = mejora de la casa
name-action-cooking = cocina
name-action-income = ingresos
name-action-joker = comodín
name-shoot = brote { $colour } de { $action }
name-kind-decoration = decoración
name-kind-faith = fe
name-kind-garden = jardín
name-kind-object = objeto
name-kind-any = cualquier loseta
name-kind-none = lo que sea
name-part-left = izquierda
name-part-whole = toda la casa
name-part-right = derecha
name-house-tile = loseta de { $kind } con { $comfort } de confort
name-harmony-tile = loseta de armonía ({ $part }: { $condition }; { $points } de felicidad)
name-condition-one = al menos una loseta: { $kind }
name-condition-row = en fila desde la izquierda { $cells }
name-condition-column = en columna desde arriba { $cells }
name-condition-block = desde arriba { $lines }
name-condition-line = [{ $cells }]
name-condition-comfort = { $arrangement }, en total { $comfort } de confort
name-condition-sum = todas las losetas de { $kind } suman { $comfort } de confort
name-food-tea = té
name-food-rice = arroz
name-food-ramen = ramen
name-spirit-kappa = Kappa
name-spirit-tanuki = Tanuki
name-spirit-rokurokubi = Rokurokubi
name-spirit-kitsune = Kitsune
name-spirit-okami = Okami
name-spirit-tengu = Tengu
name-spirit-bakeneko = Bakeneko
name-power-kappa = una acción de armonía
name-power-tanuki = una mejora de la casa
name-power-rokurokubi = una acción de ingresos
name-power-kitsune = tus brotes son comodines el resto del turno
name-power-okami = 4 de comida en esta comida familiar
name-power-tengu = comida nueva en el tablero y una ficha para ti
name-power-bakeneko = el incienso va a otros templos sin pagar

## Words of costs and gains

word-coin = { $amount ->
    [one] { $amount } moneda
   *[other] { $amount } monedas
}
word-happiness = { $amount } de felicidad
word-food = { $amount } de comida

## Questions

prompt-pick-shoot = Elige un brote de bambú para tu tablero.
prompt-pick-gift = Elige un regalo del bosque.
prompt-visit-temple = Visita un templo: mueve tu ficha de acción a otra zona con brotes.
prompt-offer-incense = Ofrece { $amount } de incienso en { $temple }. Cada vara que vaya a otro templo cuesta { $cost ->
    [one] { $cost } moneda
   *[other] { $cost } monedas
}.
prompt-offer-incense-free = Ofrece { $amount } de incienso en { $temple } o donde quieras, sin pagar.
prompt-lay-shoots = Coloca un brote de esta zona en una ranura.
prompt-activate-shoots = { $amount ->
    [0] Usa un espíritu o termina.
    [one] Activa { $amount } brote más o termina.
   *[other] Activa hasta { $amount } brotes más o termina.
}
prompt-collect-shoots = Una zona está llena: elige adónde van los brotes.
prompt-harmony = Armonía: gana felicidad, o toma y puntúa losetas de armonía, dos veces como mucho.
prompt-harmony-again = Toma o puntúa otra loseta de armonía.
prompt-improve-house = Mejora de la casa: toma una moneda o compra una loseta.
prompt-place-house-tile = Elige una casilla de tu casa para la { $tile }.
prompt-take-food = Toma una ficha de comida.
prompt-renew-food = Tengu renueva la comida. ¿Tomas tu ficha antes o después?
prompt-wake-spirits = Despierta a tus espíritus dormidos.
prompt-family-meal = Comida familiar: faltan { $amount } de comida.

## Options

option-pick = Elegir el { $shoot }
option-gift = Elegir el regalo: { $gift }
option-visit = Visitar { $temple } ({ $shoots ->
    [one] { $shoots } brote
   *[other] { $shoots } brotes
}, { $incense } de incienso)
option-offer = Ofrecer { $parts }
option-offer-part = { $amount } de incienso en { $temple }
option-lay = Colocar el { $shoot } en la ranura { $slot } y sacar el { $pushed }
option-activate = Activar: { $action }
option-activate-joker = Activar un comodín como { $action }
option-done-acting = Terminar y recoger brotes
option-collect = Poner el { $shoot } en la zona: { $temple }
option-happiness = Ganar { $amount } de felicidad
option-take-harmony = Tomar la { $tile }
option-score = Puntuar la { $tile }
option-stop = Dejarlo así
option-decline = Renunciar a la acción
option-coin = Tomar { $amount ->
    [one] { $amount } moneda
   *[other] { $amount } monedas
}
option-house = Comprar la { $tile } por { $cost ->
    [one] { $cost } moneda
   *[other] { $cost } monedas
} y ganar { $amount } de felicidad
option-cell = Fila y columna { $cell }
option-food = Tomar { $food } ({ $amount } de comida)
option-spirit = Usar a { $spirit }: { $power }
option-tengu-before = Tomar una ficha ahora y renovar después la comida
option-tengu-after = Renovar la comida y tomar después una ficha
option-wake = Despertar a { $spirit }
option-done-waking = Dejar dormir a los demás
option-spend = Gastar { $food } ({ $amount } de comida)
option-go-hungry = Pasar hambre: perder { $amount } de felicidad

## What happened

event-first-player = { $seat } empieza.
event-pick = { $seat } elige el { $shoot }.
event-round = Empieza la ronda { $round }.
event-gifts = El bosque ofrece { $gifts }.
event-gift = { $seat } elige el regalo: { $gift }.
event-visit = { $seat } visita { $temple }.
event-offer = { $seat } ofrece { $amount } de incienso en { $temple }.
event-lay = { $seat } coloca el { $shoot } en la ranura { $slot }.
event-activate = { $seat } actúa: { $action }.
event-collect = { $seat } recoge { $shoots }.
event-put = { $seat } pone el { $shoot } en la zona: { $temple }.
event-happiness = { $seat } gana { $amount } de felicidad.
event-take-harmony = { $seat } toma la { $tile }.
event-reveal-harmony = Aparece: { $tile }.
event-score = { $seat } puntúa la { $tile } y gana { $amount } de felicidad.
event-coins = { $seat } recibe { $amount ->
    [one] { $amount } moneda
   *[other] { $amount } monedas
}.
event-house = { $seat } compra la { $tile } por { $cost ->
    [one] { $cost } moneda
   *[other] { $cost } monedas
} y gana { $amount } de felicidad.
event-place = { $seat } pone la { $tile } en la casilla { $cell }.
event-reveal-house = Aparece: { $tile }.
event-food = { $seat } toma { $food }.
event-new-food = Comida nueva: { $food }.
event-decline = { $seat } renuncia a la acción.
event-spirit = { $seat } llama a { $spirit }.
event-bless = { $spirit } deja { $temple } y se va con { $seat }.
event-ghost = { $spirit } deja { $temple } con el fantasma.
event-wake = { $seat } despierta a { $spirit }.
event-eat = { $seat } sirve { $food }.
event-hungry = { $seat } pasa hambre y pierde { $amount } de felicidad.
event-refresh = Las losetas de abajo van bajo sus pilas y aparecen otras arriba.

## Why not

refusal-same-area = Tu ficha de acción está aquí: visita otro templo.
refusal-no-shoots = No hay brotes en esta zona.
refusal-coins = Cuesta { $cost ->
    [one] { $cost } moneda
   *[other] { $cost } monedas
}; tienes { $amount }. Los ingresos dan monedas.
refusal-slot-full = En un turno no entran más de { $limit } brotes en una ranura.
refusal-area-full = Esta zona está llena.
refusal-own-colour = A este brote le corresponde { $temple }, y allí hay sitio.
refusal-harmony-full = Ya tienes { $limit } losetas de este tipo sin puntuar: puntúa una antes.
refusal-not-met = Tu casa aún no cumple su condición.
refusal-house-full = No queda ninguna casilla vacía en tu casa.
refusal-no-cell = Ninguna casilla vacía de tu casa admite este tipo: { $kind }.
refusal-cell-occupied = Aquí hay una loseta, y las losetas no se mueven.
refusal-cell-named = Esta casilla solo admite un tipo: { $kind }.
refusal-no-food = No hay comida en el tablero.
refusal-asleep = { $spirit } duerme hasta que se le despierte en invierno.
refusal-winter-spirit = { $spirit } ayuda en la comida familiar del invierno.
refusal-offering-spirit = { $spirit } ayuda durante la ofrenda, una vez por ofrenda.
refusal-no-use = { $spirit } no cambiaría nada ahora.
refusal-must-spend = No puedes pasar hambre mientras tengas comida: gasta antes tus fichas.
refusal-okami-late = { $spirit } solo puede venir antes de gastar la primera ficha.

## Scores

part-track = Marcador de felicidad
part-spirits = Espíritus
part-balance = Equilibrio
part-harmony = Armonía sin puntuar
part-night = Casillas señaladas

## The board in the terminal

board-title = Ronda { $round } de { $rounds }, { $side ->
    [night] lado de noche
   *[day] lado de día
}
board-slots = Ranuras
board-temples = Templos
board-temple = Templo
board-spirit = Espíritu
board-incense = Incienso, el más alto al final
board-no-spirit = ninguno
board-below = { $spirit } (+{ $count })
board-ghost = fantasma
board-harmony-market = Losetas de armonía
board-house-market = Losetas de casa
board-row = Fila
board-price = { $price } → { $happiness }
board-stack = Pila
board-food = Comida
board-food-row = { $food } (reserva { $supply }, gastada { $spent })
board-gifts = Regalos
board-draft = Para elegir
board-taken = Expulsados
board-house = Casa
board-areas = Zonas
board-harmony = Armonía
board-spirits = Espíritus
board-awake = { $spirit } ×{ $count }
board-asleep = { $spirit } ×{ $count } (duerme)
board-fan = Abanico: { $count }
board-purse = { $happiness } de felicidad, { $coins ->
    [one] { $coins } moneda
   *[other] { $coins } monedas
}, { $incense } de incienso (+{ $waiting } en espera)
board-comfort = Confort: izquierda { $left }, derecha { $right }
board-legend = D decoración, F fe, G jardín, O objeto, el número es el confort; * cualquier loseta; una letra pequeña es una casilla que pide su tipo; + se cumple; > ficha de acción
board-first = primer jugador
