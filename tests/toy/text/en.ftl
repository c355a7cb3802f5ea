game-name = Three Lanterns
game-tagline = A toy to try the table with
game-about = Everybody secretly plays a card. The highest takes the prize on show.
game-length = Six cards each
rule-option-rich = Rich start
rule-option-rich-true = yes
rule-option-rich-false = no
rule-about-rich = More or less gold in the purse.
prompt-play = Play a card, face down.
option-play = Card { $card }
option-melt = Melt a coin for a point
event-melt = { $seat } melts a coin for a point.
event-gain = { $seat } gains { $effect }.
event-pay = { $seat } pays { $effect }.
event-boasted = { $seat } had boasted: one point more.
event-round = Round { $round } begins.
event-plays = { $seat } plays a card, face down.
event-you-play = You play card { $card }.
event-wins = { $seat } wins the prize with card { $card }.
refusal-gone = Card { $card } has been played.
part-points = Points
part-coins = Coins
word-coin = { $amount ->
    [one] { $amount } coin
   *[other] { $amount } coins
}
word-point = { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
}
prompt-boast = Boast that you will win?
option-boast = Boast
option-be-modest = Be modest
