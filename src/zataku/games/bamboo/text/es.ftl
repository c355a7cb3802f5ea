## The game

game-name = Bamboo
game-tagline = Cuatro años en una casa junto al bambú
game-about = Cultiva bambú, quema incienso en los templos y amuebla la casa familiar loseta a loseta, para que haya armonía en sus estancias y equilibrio entre sus dos alas. Pasan cuatro años: da de comer a todos en invierno, gánate a los espíritus del bosque y alcanza la mayor felicidad.
game-length = 4 años, unas 95 decisiones por jugador

rule-option-side = Lado de los tableros personales
rule-option-side-day = día
rule-option-side-night = noche (avanzado)
rule-option-colours = Colores
rule-option-colours-seats = según el asiento
rule-option-colours-chosen = cada cual elige
rule-about-side = Los cuatro tableros de noche son distintos, y las casillas con nombre que queden vacías cuestan.
rule-about-colours = Los asientos tienen su color, o cada cual elige el suyo antes del primer año.

## Names

name-temple-red = el templo rojo
name-temple-blue = el templo azul
name-temple-green = el templo verde
name-temple-yellow = el templo amarillo
name-colour-red = rojo
name-colour-blue = azul
name-colour-green = verde
name-colour-yellow = amarillo
name-player-purple = morado
name-player-yellow = amarillo
name-player-green = verde
name-player-brown = marrón
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
name-kind-none = vacía o no
name-part-left = izquierda
name-part-whole = toda la casa
name-part-right = derecha
name-house-tile = loseta de hogar de { $kind } con { $comfort } de confort
name-house-offer = tipo { $type }, fila { $row }: { $tile }
name-cell = { $row ->
    [1] Fila de arriba
    [2] Fila de en medio
   *[3] Fila de abajo
}, { $column ->
    [1] extremo izquierdo
    [2] izquierda
    [3] centro
    [4] derecha
   *[5] extremo derecho
}
name-harmony-tile = loseta de equilibrio ({ $part }: { $condition }; { $points } de felicidad)
name-condition-one = al menos una loseta: { $kind }
name-condition-row = en fila desde la izquierda { $cells }
name-condition-column = en columna desde arriba { $cells }
name-condition-block = desde arriba { $lines }
name-condition-line = [{ $cells }]
name-condition-comfort = { $arrangement }, que suman al menos { $comfort } de confort
name-condition-sum = todas las losetas de { $kind } suman al menos { $comfort } de confort
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
word-incense = { $amount ->
    [one] { $amount } varita
   *[other] { $amount } varitas
}
word-food = { $amount } de comida
word-tea = { $amount } té
word-rice = { $amount } arroz
word-ramen = { $amount } ramen
word-shoot = brote { $argument ->
    [red] rojo
    [blue] azul
    [green] verde
   *[yellow] amarillo
} de { $second ->
    [harmony] armonía
    [house] mejora de la casa
    [cooking] cocina
    [income] ingresos
   *[joker] comodín
}
word-sticks = { $amount } en el { $argument ->
    [red] rojo
    [blue] azul
    [green] verde
   *[yellow] amarillo
}
word-worth = vale { $argument } de felicidad
word-met = cumplida
word-completes = cumple { $argument } de felicidad

## Questions

prompt-choose-colour = Elige tu color y, con él, tu tablero personal.
prompt-pick-shoot = Elige un brote de bambú para tu tablero.
prompt-pick-gift = Elige un regalo del bosque.
prompt-visit-temple = Visita un templo: mueve tu ficha de acción a otra zona con brotes.
prompt-offer-incense = Ofrece { $amount ->
    [one] { $amount } varita
   *[other] { $amount } varitas
} en { $temple }. Cada varita que vaya a otro templo cuesta { $cost ->
    [one] { $cost } moneda
   *[other] { $cost } monedas
}.
prompt-offer-incense-free = Ofrece { $amount ->
    [one] { $amount } varita
   *[other] { $amount } varitas
} en { $temple } o donde quieras, sin pagar.
prompt-lay-shoots = Coloca un brote de esta zona en una ranura.
prompt-activate-shoots = { $amount ->
    [0] Usa un espíritu o termina.
    [one] Activa { $amount } brote más o termina.
   *[other] Activa hasta { $amount } brotes más o termina.
}
prompt-collect-shoots = Una zona está llena: elige adónde van los brotes.
prompt-harmony = Armonía: gana felicidad, o toma y puntúa losetas de equilibrio, dos veces como mucho.
prompt-harmony-again = Toma o puntúa otra loseta de equilibrio.
prompt-improve-house = Mejora de la casa: toma una moneda o compra una loseta de hogar.
prompt-place-house-tile = Elige una casilla de tu casa para la { $tile }.
prompt-take-food = Toma una ficha de comida.
prompt-renew-food = Tengu renueva la comida. ¿Tomas tu ficha antes o después?
prompt-wake-spirits = Despierta a tus espíritus dormidos.
prompt-family-meal = Comida familiar: { $amount ->
    [one] falta { $amount } de comida
   *[other] faltan { $amount } de comida
}.

## Options

option-colour = Elegir el { $colour }
option-pick = Elegir el { $shoot }
option-gift = Elegir el regalo del bosque: { $gift }
option-visit = Visitar { $temple } ({ $shoots ->
    [one] { $shoots } brote
   *[other] { $shoots } brotes
}, { $incense ->
    [one] { $incense } varita
   *[other] { $incense } varitas
})
option-offer = Ofrecer { $parts }
option-offer-part = { $amount ->
    [one] { $amount } varita
   *[other] { $amount } varitas
} en { $temple }
option-lay = Ranura { $slot }: sale el { $pushed }, entra el { $shoot }
option-activate = Activar: { $action }
option-activate-joker = Activar un comodín como { $action }
option-done-acting = Terminar y recoger brotes
option-collect = Poner el { $shoot } en la zona: { $temple }
option-happiness = Ganar felicidad
option-take-harmony = Tomar la { $tile }
option-score = Puntuar la { $tile }
option-stop = Dejarlo así
option-decline = Renunciar a la acción
option-coin = Tomar una moneda
option-house = Comprar la { $tile }
option-cell = { $place } ({ $cell })
option-food = Tomar { $food }
option-spirit = Usar a { $spirit }: { $power }
option-tengu-before = Tomar una ficha ahora y renovar después la comida
option-tengu-after = Renovar la comida y tomar después una ficha
option-wake = Despertar a { $spirit }
option-done-waking = Dejar dormir a los demás
option-spend = Gastar { $food }
option-go-hungry = Pasar hambre

## What happened

event-first-player = { $seat } empieza.
event-colour = { $seat } juega con el { $colour }.
event-pick = { $seat } elige el { $shoot }.
event-round = Empieza la ronda { $round }.
event-season = Empieza { $season ->
    [spring] la primavera
    [summer] el verano
    [autumn] el otoño
   *[winter] el invierno
}.
event-receive-incense = { $seat } recibe { $amount ->
    [one] { $amount } varita
   *[other] { $amount } varitas
} de las casillas de ronda.
event-gifts = El bosque ofrece { $gifts }.
event-gift = { $seat } elige el regalo: { $gift }.
event-visit = { $seat } visita { $temple }.
event-offer = { $seat } ofrece { $amount ->
    [one] { $amount } varita
   *[other] { $amount } varitas
} en { $temple }.
event-redirect = { $seat } paga { $amount ->
    [one] { $amount } moneda
   *[other] { $amount } monedas
} por varitas llevadas a otros templos.
event-pass = { $seat } no tiene más varitas y pasa hasta el fin del verano.
event-lay = { $seat } coloca el { $shoot } en la ranura { $slot }.
event-activate = { $seat } actúa: { $action }.
event-collect = { $seat } recoge { $shoots }.
event-put = { $seat } pone el { $shoot } en la zona: { $temple }.
event-put-home = { $seat } { $count ->
    [one] lo pone en la zona de su color
   *[other] los pone en las zonas de sus colores
}.
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
event-discard-food = Se descarta: { $food }.
event-shuffle-food = La comida gastada se mezcla en una reserva nueva de { $amount ->
    [one] { $amount } ficha
   *[other] { $amount } fichas
}.
event-decline = { $seat } renuncia a la acción.
event-spirit = { $seat } llama a { $spirit }.
event-bless = { $spirit } deja { $temple } y se va con { $seat }.
event-ghost = { $spirit } deja { $temple } con el fantasma.
event-reveal-spirit = { $spirit } aparece en { $temple }.
event-return-incense = { $seat } recupera { $amount ->
    [one] { $amount } varita
   *[other] { $amount } varitas
} de los templos.
event-ghost-incense = El fantasma tiene { $amount ->
    [one] { $amount } varita
   *[other] { $amount } varitas
} en { $temple }.
event-wake = { $seat } despierta a { $spirit } por { $cost ->
    [0] nada
    [one] { $cost } moneda
   *[other] { $cost } monedas
}.
event-eat = { $seat } sirve { $food }.
event-renew = La { $old } va bajo su pila; aparece: { $new }.
event-hungry = { $seat } pasa hambre y pierde { $amount } de felicidad.

## Why not

refusal-colour-taken = { $seat } juega con el { $colour }: elige otro color.
refusal-colour-ghost = El fantasma juega con el { $colour }: elige otro color.
refusal-same-area = Tu ficha de acción está en { $temple }: visita otro.
refusal-no-shoots = No hay brotes en esta zona ({ $temple }).
refusal-coins = Cuesta { $cost ->
    [one] { $cost } moneda
   *[other] { $cost } monedas
} ({ $what }); tienes { $amount }. Los ingresos dan monedas.
refusal-slot-full = La ranura { $slot } está llena: no entran más de { $limit } brotes por turno.
refusal-area-full = Esta zona está llena ({ $temple }).
refusal-own-colour = En esta zona no ({ $area }): al brote le corresponde { $temple }, y allí hay sitio.
refusal-harmony-full = No puedes tomar la loseta de la fila { $row } ({ $part }): ya tienes { $limit } losetas de equilibrio de este tipo sin puntuar. Puntúa una antes.
refusal-not-met = Tu casa aún no la cumple: { $tile }.
refusal-house-full = No queda ninguna casilla vacía en tu casa ({ $what }).
refusal-no-cell = Ninguna casilla vacía de tu casa admite este tipo ({ $what }).
refusal-cell-occupied = En la casilla { $cell } hay una loseta de hogar, y no se mueven.
refusal-cell-named = La casilla { $cell } solo admite un tipo: { $kind }.
refusal-no-food = No hay comida en el tablero.
refusal-asleep = { $spirit } duerme hasta que se le despierte en invierno.
refusal-winter-spirit = { $spirit } ayuda en la comida familiar del invierno.
refusal-offering-spirit = { $spirit } ayuda durante la ofrenda, una vez por ofrenda.
refusal-no-use = { $spirit } no cambiaría nada ahora.
refusal-must-spend = No puedes pasar hambre mientras tengas comida: gasta antes tus fichas.

## Scores

part-track = Marcador de felicidad
part-spirits = Espíritus
part-balance = Equilibrio
part-harmony = Armonía sin puntuar
part-night = Casillas señaladas

## The board in the terminal

board-title = { $round ->
    [0] Preparación
   *[other] Ronda { $round } de { $rounds }
}{ $season ->
    [spring] , primavera
    [summer] , verano
    [autumn] , otoño
    [winter] , invierno
   *[none] { "" }
}, { $side ->
    [night] lado de noche
   *[day] lado de día
}
board-slots = Ranuras
board-temples = Templos
board-temple = Templo
board-spirit = Espíritu
board-incense = Varitas, la más alta al final
board-winner = Ganaría ahora
board-no-spirit = ninguno
board-below = { $spirit } (+{ $count })
board-ghost = fantasma
board-harmony-market = Losetas de equilibrio
board-house-market = Losetas de hogar
board-row = Fila
board-price = { $price } → { $happiness }
board-stack = Pila
board-food = Comida
board-food-row = { $food } (reserva { $supply }, gastada { $spent })
board-gifts = Regalos
board-colours = Colores para elegir
board-draft = Para elegir
board-taken = Expulsados
board-house = Casa
board-areas = Zonas
board-harmony = Losetas de equilibrio
board-spirits = Espíritus
board-awake = { $spirit } ×{ $count }
board-asleep = { $spirit } ×{ $count } (duerme)
board-fan = Abanico: { $count }
board-purse = { $happiness } de felicidad, { $coins ->
    [one] { $coins } moneda
   *[other] { $coins } monedas
}, { $incense ->
    [one] { $incense } varita
   *[other] { $incense } varitas
} (+{ $waiting } en espera)
board-comfort = Confort: izquierda { $left }, derecha { $right }
board-legend = D decoración, F fe, G jardín, O objeto, el número es el confort; * cualquier loseta; ΣD todas las losetas de un tipo juntas; ≥ al menos ese confort; / la fila de abajo; una letra pequeña es una casilla que pide su tipo; + se cumple; > ficha de acción
board-first = primer jugador

## The drawn board

thing-happiness = { $seat }: { $amount } de felicidad
thing-season-spring = Primavera: una varita y un regalo del bosque para cada uno.
thing-season-summer = Verano: visitad templos, ofreced incienso, colocad brotes y actuad hasta que nadie tenga incienso.
thing-season-autumn = Otoño: los espíritus se van con quien más ha ofrecido en sus templos.
thing-season-winter = Invierno: despertad espíritus, comed juntos, renovad el mercado.
thing-round = Ronda { $round }, { $amount ->
    [one] { $amount } varita
   *[other] { $amount } varitas
} en espera
thing-gifts = Regalos del bosque: cada primavera se descubren tantos como jugadores.
thing-gift = Regalo del bosque: { $action }
thing-first = Primer jugador: { $seat }
thing-side-day = Lado de día de los tableros personales
thing-side-night = Lado de noche de los tableros personales: algunas casillas solo admiten su tipo.
thing-finish = El sol se pone para quien ha hecho bastante: terminar o renunciar a una acción.
thing-slot = Ranura { $slot }. Un brote colocado aquí expulsa el { $shoot }.
thing-spent-shoot = Ya no actúa en este turno.
thing-stack = Pila de { $count ->
    [one] { $count } loseta
   *[other] { $count } losetas
}
thing-missing = { $count ->
    [0] Se cumple.
    [one] Falta al menos { $count } loseta de hogar.
   *[other] Faltan al menos { $count } losetas de hogar.
}
thing-impossible = Ya no puede cumplirse.
thing-half = Sin puntuar al final, pero cumplida: { $amount } de felicidad.
thing-food-supply = Comida boca abajo: { $count ->
    [one] { $count } ficha
   *[other] { $count } fichas
}
thing-food-spent = Comida gastada
thing-spirit = { $spirit }: { $power }, { $season ->
    [winter] en invierno
   *[summer] en verano
}. { $cost ->
    [0] Despierta gratis.
    [one] Despertarlo cuesta { $cost } moneda.
   *[other] Despertarlo cuesta { $cost } monedas.
}
thing-below = { $count ->
    [one] Debajo hay { $count } espíritu más.
   *[other] Debajo hay { $count } espíritus más.
}
thing-sticks = { $seat } { $amount ->
    [one] { $amount } varita
   *[other] { $amount } varitas
}
thing-wins = { $spirit } se iría ahora con { $seat }.
thing-ghost-wins = { $spirit } se iría ahora con el fantasma.
thing-take-back = Recuperar la última
thing-incense = { $amount ->
    [one] { $amount } varita
   *[other] { $amount } varitas
}, { $waiting } más en rondas futuras
thing-meal = Comida familiar: se deben { $owed } de comida, hay { $food }; por ahora se pierden { $lost } de felicidad.
thing-balance = Confort izquierdo { $left }, derecho { $right }: por ahora se pierden { $lost } de felicidad.
thing-named = Casillas señaladas vacías: { $count }, y otra tanta felicidad perdida por ahora.
thing-fan = Losetas de equilibrio puntuadas: { $count }
thing-outlook = Si la partida acabara ahora: { $amount } de felicidad
thing-cell = Casilla { $cell }
thing-cell-named = Casilla { $cell }, solo para { $kind }
thing-cell-gains = Completa aquí: { $gains }
thing-area = Zona, { $temple }: { $count ->
    [one] { $count } brote
   *[other] { $count } brotes
}
thing-marker = La ficha de acción está aquí.
thing-asleep = Duerme.
thing-track = Felicidad: un nudo por punto. Por debajo de cero el marcador está en la tierra; después de 40 empieza de nuevo, con borde dorado.
thing-joker = Un comodín actúa como una de estas.
thing-column-harmony = Losetas de equilibrio que miran { $part ->
    [left] la parte izquierda de la casa
    [right] la parte derecha de la casa
   *[whole] toda la casa
}.
thing-column-house = Losetas de hogar de tipo { $type }: cada fila tiene su precio y su felicidad.
thing-winter-row = La fila más baja va bajo sus pilas en invierno.
thing-harmony-place = Sitio para una loseta de equilibrio de { $part ->
    [left] la parte izquierda
    [right] la parte derecha
   *[whole] toda la casa
}.
good-happiness = Felicidad
good-coins = Monedas
good-incense = Varitas
good-food = Comida
good-harmony = Losetas de equilibrio sin puntuar
good-spirits = Espíritus despiertos

## Headings over options

heading-lay = El { $shoot } saca
heading-offer = O todo de una vez
heading-collect = El { $shoot }: a la zona
heading-completes = Cumple una loseta de equilibrio
heading-completes-nothing = No cumple nada todavía
brief-lay = Ranura { $slot }
brief-offer = { $parts }
brief-collect = { $temple }
brief-take-harmony = { $part ->
    [left] Izquierda
    [right] Derecha
   *[whole] Toda la casa
}, { $row ->
    [1] fila de abajo
    [2] fila de en medio
   *[3] fila de arriba
}
brief-score = { $part ->
    [left] Izquierda
    [right] Derecha
   *[whole] Toda la casa
}, lugar { $place }
brief-house = { $kind ->
    [decoration] Decoración
    [faith] Fe
    [garden] Jardín
   *[object] Objeto
}, { $comfort } de confort
brief-cell = { $place }
verb-visit = Visitar
verb-score = Puntuar
verb-spirit = Usar un espíritu
verb-wake = Despertar
verb-spend = Servir comida
verb-food = Tomar
verb-lay = Colocar
verb-offer = Ofrecer
verb-take-harmony = Tomar
verb-house = Comprar
verb-activate = Activar
