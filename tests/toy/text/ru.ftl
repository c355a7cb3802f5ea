game-name = Три фонаря
game-tagline = Игрушка, чтобы опробовать стол
game-about = Каждый втайне играет карту. Старшая забирает открытый приз.
game-length = По шесть карт
rule-option-rich = Богатое начало
rule-option-rich-true = да
rule-option-rich-false = нет
rule-about-rich = Больше или меньше золота в кошельке.
prompt-play = Сыграйте карту лицом вниз.
option-play = Карта { $card }
option-melt = Переплавить монету в очко
event-melt = { $seat } переплавляет монету в очко.
event-gain = { $seat } получает: { $effect }.
event-pay = { $seat } платит: { $effect }.
event-boasted = { $seat } хвастал не зря: ещё одно очко.
event-round = Начинается раунд { $round }.
event-plays = { $seat } играет карту лицом вниз.
event-you-play = Вы играете карту { $card }.
event-wins = { $seat } получает приз с картой { $card }.
refusal-gone = Карта { $card } уже сыграна.
part-points = Очки
part-coins = Монеты
word-coin = { $amount ->
    [one] { $amount } монета
    [few] { $amount } монеты
   *[other] { $amount } монет
}
word-point = { $amount ->
    [one] { $amount } очко
    [few] { $amount } очка
   *[other] { $amount } очков
}
prompt-boast = Похвастать победой заранее?
option-boast = Похвастать
option-be-modest = Промолчать
