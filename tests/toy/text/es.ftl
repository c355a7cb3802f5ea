game-name = Tres faroles
game-tagline = Un juguete para probar la mesa
game-about = Cada cual juega una carta en secreto. La más alta se lleva el premio a la vista.
game-length = Seis cartas cada cual
rule-option-rich = Comienzo rico
rule-option-rich-true = sí
rule-option-rich-false = no
rule-about-rich = Más o menos oro en la bolsa.
prompt-play = Juega una carta boca abajo.
option-play = Carta { $card }
option-melt = Fundir una moneda por un punto
event-melt = { $seat } funde una moneda por un punto.
event-gain = { $seat } gana { $effect }.
event-pay = { $seat } paga { $effect }.
event-boasted = { $seat } había presumido: un punto más.
event-round = Empieza la ronda { $round }.
event-plays = { $seat } juega una carta boca abajo.
event-you-play = Juegas la carta { $card }.
event-wins = { $seat } gana el premio con la carta { $card }.
refusal-gone = La carta { $card } ya se ha jugado.
part-points = Puntos
part-coins = Monedas
word-coin = { $amount ->
    [one] { $amount } moneda
   *[other] { $amount } monedas
}
word-point = { $amount ->
    [one] { $amount } punto
   *[other] { $amount } puntos
}
prompt-boast = ¿Presumir de que ganarás?
option-boast = Presumir
option-be-modest = Ser modesto
