### «Белый замок» по-русски.

## Игра

game-name = Белый замок
game-tagline = Три раунда, девять кубиков, один замок
seat-automa = Делегация Токугава
game-about = Переносите кубики с мостов и отправляйте придворных, садовников и воинов в замок Химэдзи. После трёх раундов побеждает клан, набравший больше всех очков.
game-length = 3 раунда, около 45 решений на игрока

rule-option-difficulty = Сила делегации Токугава
rule-option-difficulty-easy = просто
rule-option-difficulty-medium = средне
rule-option-difficulty-hard = сложно
rule-about-difficulty = Насколько делегация впереди в начале: по очкам, порядку и влиянию.

## Слова эффектов

word-coin = { $amount ->
    [one] { $amount } монета
    [few] { $amount } монеты
   *[many] { $amount } монет
}
word-seal = { $amount ->
    [one] { $amount } печать
    [few] { $amount } печати
   *[many] { $amount } печатей
}
word-food = { $amount ->
    [one] { $amount } еда
   *[other] { $amount } еды
}
word-iron = { $amount ->
    [one] { $amount } железо
   *[other] { $amount } железа
}
word-pearl = { $amount ->
    [one] { $amount } перламутр
   *[other] { $amount } перламутра
}
word-any = { $amount ->
    [one] { $amount } ресурс на выбор
    [few] { $amount } ресурса на выбор
   *[many] { $amount } ресурсов на выбор
}
word-point = { $amount ->
    [one] { $amount } очко клана
    [few] { $amount } очка клана
   *[many] { $amount } очков клана
}
word-influence = { $amount ->
    [one] { $amount } влияние
   *[other] { $amount } влияния
}
word-lantern = фонарная награда
word-well = награды колодца
word-tile = { $argument ->
    [coral] действие замка у кораллового жетона
    [black] действие замка у чёрного жетона
    [white] действие замка у белого жетона
   *[any] действие замка у любого жетона
}
word-light = любое светлое действие замка
word-clan-row = ряд планшета клана
word-courtier = действие придворного
word-gardener = { $argument ->
    [stone] садовник в сад камней
    [flower] садовник в сад цветов
    [any] садовник в любой сад
   *[0] действие садовника
}
word-warrior = { $argument ->
    [yard-5] воин на площадку стоимостью 5
    [yard-3] воин на площадку стоимостью 3
    [yard-1] воин на площадку стоимостью 1
   *[0] действие воина
}
word-gate = придворный к воротам
word-advance = { $argument ->
    [one] придворный на этаж выше
   *[other] придворный на { $argument } этажа выше
}

## Названия

name-food = еда
name-iron = железо
name-pearl = перламутр
name-coin = монеты
name-seal = печати
name-influence = влияние
name-points = очки
name-die-coral = коралловый
name-die-black = чёрный
name-die-white = белый
name-bridge-coral = коралловый мост
name-bridge-black = чёрный мост
name-bridge-white = белый мост
name-end-left = слева
name-end-right = справа
name-position-left = слева
name-position-centre = в центре
name-position-right = справа
name-space-steward-1 = комната смотрителей 1
name-space-steward-2 = комната смотрителей 2
name-space-steward-3 = комната смотрителей 3
name-space-diplomat-1 = комната дипломатов 1
name-space-diplomat-2 = комната дипломатов 2
name-space-outside-left = окрестности, левая ячейка
name-space-outside-right = окрестности, правая ячейка
name-space-well = колодец
name-row-courtier = ряд придворных
name-row-gardener = ряд садовников
name-row-warrior = ряд воинов
name-place-gate = { name-floor-gate }
name-place-steward-1 = { name-space-steward-1 }
name-place-steward-2 = { name-space-steward-2 }
name-place-steward-3 = { name-space-steward-3 }
name-place-diplomat-1 = { name-space-diplomat-1 }
name-place-diplomat-2 = { name-space-diplomat-2 }
name-place-daimyo = комната даймё
name-cell = { $room }, { $line }
name-line-top = верхнее действие
name-line-middle = среднее действие
name-line-bottom = нижнее действие
name-floor-gate = ворота
name-floor-steward = этаж смотрителей
name-floor-diplomat = этаж дипломатов
name-slot-left = левая ячейка
name-slot-middle = средняя ячейка
name-slot-right = правая ячейка
name-yard-5 = тренировочная площадка стоимостью 5
name-yard-3 = тренировочная площадка стоимостью 3
name-yard-1 = тренировочная площадка стоимостью 1
name-garden-k1 = сад камней «два ресурса»
name-garden-k2 = сад камней «три монеты»
name-garden-k3 = сад камней «две печати»
name-garden-k4 = сад камней «светлое действие»
name-garden-k5 = сад камней «колодец»
name-garden-f1 = сад цветов «планшет клана»
name-garden-f2 = сад цветов «придворный»
name-garden-f3 = сад цветов «садовник»
name-garden-f4 = сад цветов «воин»
name-garden-f5 = сад цветов «жетоны кубиков»
name-own-card = своя карта
name-obstacle-no-courtier = придворных больше нет
name-obstacle-no-gardener = садовников больше нет
name-obstacle-no-warrior = воинов больше нет
name-obstacle-no-garden = такого свободного сада нет
name-obstacle-nobody-to-advance = продвигать некого
name-obstacle-too-high = нижний придворный уже слишком высоко
name-obstacle-end-of-track = маркер уже на последнем делении

## Части счёта

part-play = В течение игры
part-stores = Монеты и печати
part-resources = Ресурсы
part-influence = Влияние
part-courtiers = Придворные
part-warriors = Воины
part-gardeners = Садовники

## Вопросы

prompt-pick-pair = Возьмите пару начальных карт.
prompt-take-die = Возьмите кубик с края моста.
prompt-place-die = Разместите кубик: { $colour }, { $value }.
prompt-room-actions = Выполните в любом порядке действия напротив вашего кубика: { $room }.
prompt-light-of-card = Выберите одно светлое действие новой карты.
prompt-outside-actions = Выберите одно действие окрестностей.
prompt-card-action = Выполнить действие своей карты напротив ряда?
prompt-garden-action = Выполнить действие сада?
prompt-yard-actions = Выполните жетоны в любом порядке: { $yard }.
prompt-use-tile = Выберите действие замка; цвет жетона — { $colour }.
prompt-use-any-tile = Выберите действие замка у любого жетона.
prompt-use-light = Выберите одно светлое действие замка.
prompt-use-clan-row = Выберите ряд своего планшета клана.
prompt-send-warrior = Отправьте воина на тренировочную площадку.
prompt-plant-gardener = Отправьте садовника в сад.
prompt-courtier-both = Приведите придворного к воротам, продвиньте одного выше или сделайте и то и другое в любом порядке.
prompt-courtier-audience = Можно ещё привести придворного к воротам.
prompt-courtier-climb = Можно ещё продвинуть придворного выше.
prompt-take-slot = Займите свободную ячейку карты даймё.
prompt-pick-resources = { $amount ->
    [one] Выберите { $amount } ресурс.
    [few] Выберите { $amount } ресурса.
   *[many] Выберите { $amount } ресурсов.
}
prompt-cross-border = { $seals ->
    [one] Пересечь границу за { $seals } печать?
    [few] Пересечь границу за { $seals } печати?
   *[many] Пересечь границу за { $seals } печатей?
}
prompt-use-gardens = Примените сады, над которыми на мосту остался кубик, в любом порядке.
prompt-exchange-seals = Обменять печати в последний раз перед подсчётом очков?
prompt-choose-garden = В какой из равных садов идёт садовник делегации?
prompt-choose-room = В какую комнату поднимается придворный делегации? Откуда: { $floor }.

## Варианты

option-pair = Пара { $number }; карта: { $action }; фонарь: { $lantern }
option-die = Кубик { $end }: { $colour }, { $value }
option-place = { $space }: { $actions }
option-row = { $row }: { $actions }
option-warrior = { $yard }: { $actions }
option-garden = { $points ->
    [one] Сюда: { $garden } (в конце { $points } очко; там: { $action })
    [few] Сюда: { $garden } (в конце { $points } очка; там: { $action })
   *[many] Сюда: { $garden } (в конце { $points } очков; там: { $action })
}
option-audience = Придворный к воротам
option-climb = Придворный наверх: { $floor } → { $place }
option-slot = { $slot }
option-pick = { $gain }
option-border-pay = Пересечь границу
option-border-stop = Остановиться перед границей
option-activate = { $garden }
option-done = Готово
option-exchange = Обменять печати
option-solo-garden = Сюда: { $garden }
option-solo-room = Сюда: { $room }

## События

event-round = Начинается раунд { $round }: кубики лежат на мостах.
event-order = { $round ->
    [1] Первый раунд окончен. Новая очерёдность хода: { $order }.
    [2] Второй раунд окончен. Новая очерёдность хода: { $order }.
   *[other] Последний раунд окончен. Итоговая очерёдность хода: { $order }.
}
event-dice = Все кубики возвращаются на мосты, новые значения. Коралловый: { $coral }. Чёрный: { $black }. Белый: { $white }.
event-pair = { $seat } берёт начальную пару { $number }: { $gain }; карта: { $action }; фонарь: { $lantern }.
event-take-die = { $seat } берёт кубик { $end }: { $colour }, { $value }.
event-place-die = { $seat } ставит кубик ({ $colour }, { $value }): { $space }.
event-gain = { $seat } получает: { $gain }.
event-lost = { $seat }: нет места, пропадает { $gain }.
event-pay = { $seat } платит: { $cost }.
event-exchange = { $seat } меняет: { $cost } → { $gain }.
event-action = { $seat }, { $place }: { $effect }.
event-lantern = { $seat } зажигает фонарь.
event-well = { $seat } черпает из колодца.
event-influence = { $seat } продвигается по шкале влияния до { $position }.
event-influence-end = { $seat }: маркер уже в конце шкалы влияния.
event-border-closed = { $seals ->
    [one] { $seat } останавливается перед границей: она стоит { $seals } печать.
    [few] { $seat } останавливается перед границей: она стоит { $seals } печати.
   *[many] { $seat } останавливается перед границей: она стоит { $seals } печатей.
}
event-border-paid = { $seat } пересекает границу до { $position }; цена: { $cost }.
event-border-stop = { $seat } останавливается перед границей.
event-warrior = { $seat } отправляет воина: { $yard }.
event-gardener = { $seat } отправляет садовника: { $garden }.
event-audience = { $seat } приводит придворного к воротам.
event-climb = { $seat } продвигает придворного: { $origin } → { $place }.
event-take-card = { $seat } берёт карту ({ $card }), { $room }; прежняя карта уходит к фонарю ({ $lantern }).
event-deck-empty = Колода пуста, карта остаётся на месте: { $room }.
event-refill = Новая карта ({ $room }): { $card }.
event-slot = { $seat } занимает ячейку карты даймё: { $slot }.
event-solo-reconstructed = Карты делегации восстановлены: открытого списка напечатанных карт нет.
event-solo-shuffle = Карты делегации перемешаны. Верхняя карта: { $bridge } ({ $position }); откроется следующей: { $opens }.
event-solo-open = { $seat } открывает карту: { $card }.
event-solo-no-die = Там нет кубика ({ $bridge }, { $position }), открывается ещё одна карта.
event-solo-take = { $seat } берёт кубик { $value } ({ $bridge }, { $position }).
event-solo-place = { $seat } ставит кубик: { $space }.
event-solo-place-well = { $seat } ставит кубик сюда: { $space }; занято: { $wanted }.
event-solo-plan = { $seat } планирует: { $plan }.
event-solo-cannot = { $seat } не может выполнить «{ $effect }»: { $reason }.
event-solo-gate = { $seat } приводит придворного к воротам.
event-solo-gardener = { $points ->
    [one] { $seat } отправляет садовника туда, где меньше всего очков ({ $points } очко): { $garden }.
    [few] { $seat } отправляет садовника туда, где меньше всего очков ({ $points } очка): { $garden }.
   *[many] { $seat } отправляет садовника туда, где меньше всего очков ({ $points } очков): { $garden }.
}
event-solo-slot = { $seat } занимает самую левую свободную ячейку карты даймё: { $slot }.
event-solo-card-leaves = Карта уходит из игры ({ $room }): { $card }.
event-solo-coins = { $seat } обменивает: { $cost } → { $gain }.
event-solo-gardens = { $gardens ->
    [one] { $seat }: { $gardens } сад под мостом с кубиками.
    [few] { $seat }: { $gardens } сада под мостами с кубиками.
   *[many] { $seat }: { $gardens } садов под мостами с кубиками.
}

## Почему нельзя

refusal-pair-taken = Пару { $number } уже взяли.
refusal-there = { $reason } ({ $place })
refusal-no-die = На этом краю ({ $end }) кубика нет: { $bridge }.
refusal-middle-die = Кубики посередине моста недоступны; возьмите кубик с края ({ $bridge }).
refusal-row-colour = Кубик для этого ряда: только { $colour }.
refusal-row-taken = В этом ряду уже лежит кубик.
refusal-room-colour = Жетона такого цвета ({ $colour }) здесь нет: { $room }.
refusal-space-full = { $dice ->
    [one] Здесь помещается { $dice } кубик, и он уже лежит: { $space }.
    [few] Здесь помещается { $dice } кубика, и они уже лежат: { $space }.
   *[many] Здесь помещается { $dice } кубиков, и они уже лежат: { $space }.
}
refusal-cannot-pay = Цена: { $cost }. Монет, ресурсов и печатей не хватает.
refusal-other-colour-or-done = Это действие напротив другого цвета или уже выполнено.
refusal-dark-action = Действия на тёмном фоне здесь не считаются.
refusal-not-at-this-space = Это действие у другой ячейки окрестностей.
refusal-nothing-to-do = Сейчас это ничего не даст.
refusal-courtier = Для действия придворного нужно { $audience } и придворный на планшете или { $rise } и придворный в замке; нет ни того ни другого.
refusal-no-gardener = На планшете клана не осталось садовников.
refusal-no-warrior = На планшете клана не осталось воинов.
refusal-tile-colour = Это действие напротив жетона другого цвета.
refusal-own-gardener = Там уже есть ваш садовник.
refusal-no-courtier = На планшете клана не осталось придворных.
refusal-no-courtier-there = Там нет вашего придворного: { $floor }.
refusal-slot-taken = Место занято: { $seat }.
refusal-resource-full = Больше { $limit } держать нельзя: { $resource }.
refusal-bridge-empty = На мосту не осталось кубиков: { $bridge }.
refusal-garden-done = Этот сад уже применён в этом раунде.

## Подписи на картинке

name-label-round = { $round ->
    [0] Перед раундом 1: начальные пары
   *[other] Раунд { $round } из { $rounds }
}
name-label-order = Очерёдность хода
name-label-bridges = Мосты и сады
name-label-castle = Замок
name-label-gate = Ворота
name-label-outside = Окрестности
name-label-yards = Тренировочные площадки
name-label-influence = Влияние
name-label-deck = { $cards ->
    [one] в колоде { $cards } карта
    [few] в колоде { $cards } карты
   *[many] в колоде { $cards } карт
}
name-label-full = занято
name-label-value = значение { $value }
name-label-price = { $amount ->
    [one] { $amount } еда
   *[other] { $amount } еды
}
name-label-iron-price = { $amount ->
    [one] { $amount } железо
   *[other] { $amount } железа
}
name-label-points = { $amount ->
    [one] { $amount } очко
    [few] { $amount } очка
   *[many] { $amount } очков
}
name-label-warrior-points = { $multiplier } × придворные в замке
name-label-card = Карта
name-label-covered = закрыто: { $rewards }
name-label-every-row = любой ряд
name-label-other-side = фонарная сторона: { $reward }
name-label-section = { $spaces }: { $points }
name-label-sections = Очки в конце по делениям: { $sections }
name-label-lantern = Фонарь
name-label-hand = В руке кубик: { $colour }, { $value }
name-label-pairs = Начальные пары
name-label-pair = { $number }: { $gain }; карта: { $action }; фонарь: { $lantern }
name-label-solo = Делегация Токугава
name-label-solo-reconstructed = { event-solo-reconstructed }
name-label-solo-next = верхняя карта колоды: { $bridge } ({ $position }), туда: { $space }
name-label-solo-opens = откроется следующей: { $plan }
name-label-solo-die = карта под ней назовёт кубик: { $bridge } ({ $position }), туда: { $space }
name-label-solo-unknown = карта под ней назовёт кубик: пока неизвестно
name-label-solo-cards = известны под колодой, сверху вниз: { $cards }
name-label-solo-opened = открыто: { $plan }

## The board as a picture

board-die = кубик ({ $colour }), значение { $value }
board-space = { $name }, значение { $value }
board-garden = { $name }: { $cost } еды, затем { $effect }; в конце { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
board-courtiers-in = Придворные: { $name }
board-daimyo-lantern = По прибытии: фонарная награда
board-slot = Место у даймё: { $effect }
board-sun = Солнце: оставить остальное
board-points = { $seat }: { $points ->
    [one] { $points } очко клана
    [few] { $points } очка клана
   *[other] { $points } очков клана
}
board-pair = Получить { $gain }; карта: { $action }
board-border = Граница: переход стоит { $cost }
board-influence = Влияние { $position }: в конце { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
board-marker = Влияние: { $seat }

## Headings over options

verb-place = В замке и у его подножия
verb-place-row = Ряды клана
verb-climb = Придворный наверх
