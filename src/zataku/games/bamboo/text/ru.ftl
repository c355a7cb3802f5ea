## The game

game-name = Бамбук
game-tagline = Четыре года в доме у бамбуковой рощи
game-about = Выращивайте бамбук, делайте подношения в храмах и обставляйте родовой дом жетон за жетоном, чтобы в комнатах была гармония, а между половинами дома — равновесие. Пройдёт четыре года: накормите семью зимой, расположите к себе духов леса и станьте счастливее всех.
game-length = 4 года, около 95 решений на игрока

rule-option-side = Сторона личных планшетов
rule-option-side-day = дневная
rule-option-side-night = ночная (усложнённый режим)
rule-option-colours = Цвета
rule-option-colours-seats = по местам
rule-option-colours-chosen = каждый выбирает сам
rule-about-side = Четыре ночных планшета различны, а за пустые именные клетки приходится платить.
rule-about-colours = Цвета даны местам, или каждый выбирает свой перед первым годом.

## Names

name-temple-red = красный храм
name-temple-blue = синий храм
name-temple-green = зелёный храм
name-temple-yellow = жёлтый храм
name-colour-red = красный
name-colour-blue = синий
name-colour-green = зелёный
name-colour-yellow = жёлтый
name-player-purple = фиолетовый
name-player-yellow = жёлтый
name-player-green = зелёный
name-player-brown = коричневый
name-action-harmony = гармония
name-action-house = улучшение дома
name-action-cooking = приготовление пищи
name-action-income = доход
name-action-joker = джокер
name-shoot = { $colour } росток «{ $action }»
name-kind-decoration = украшение
name-kind-faith = вера
name-kind-garden = сад
name-kind-object = вещь
name-kind-any = любой жетон
name-kind-none = пусто или нет
name-part-left = левая часть
name-part-whole = весь дом
name-part-right = правая часть
name-house-tile = жетон дома «{ $kind }» ({ $comfort } ОК)
name-house-offer = тип { $type }, ряд { $row }: { $tile }
name-cell = { $row ->
    [1] Верхний ряд
    [2] Средний ряд
   *[3] Нижний ряд
}, { $column ->
    [1] крайняя левая
    [2] левая
    [3] средняя
    [4] правая
   *[5] крайняя правая
}
name-harmony-tile = жетон гармонии ({ $part }: { $condition }; { $points } ОС)
name-condition-one = хотя бы один жетон: { $kind }
name-condition-row = рядом слева направо: { $cells }
name-condition-column = друг под другом сверху вниз: { $cells }
name-condition-block = сверху вниз: { $lines }
name-condition-line = [{ $cells }]
name-condition-comfort = { $arrangement }, вместе не менее { $comfort } ОК
name-condition-sum = все жетоны «{ $kind }» вместе не менее { $comfort } ОК
name-food-tea = чай
name-food-rice = рис
name-food-ramen = рамэн
name-spirit-kappa = Каппа
name-spirit-tanuki = Тануки
name-spirit-rokurokubi = Рокурокуби
name-spirit-kitsune = Кицунэ
name-spirit-okami = Оками
name-spirit-tengu = Тэнгу
name-spirit-bakeneko = Бакэнэко
name-power-kappa = действие гармонии
name-power-tanuki = улучшение дома
name-power-rokurokubi = действие дохода
name-power-kitsune = ваши ростки до конца хода считаются джокерами
name-power-okami = 4 еды на этой трапезе
name-power-tengu = новая еда на поле и жетон для вас
name-power-bakeneko = палочки в другие храмы бесплатно

## Words of costs and gains

word-coin = { $amount ->
    [one] { $amount } монета
    [few] { $amount } монеты
   *[many] { $amount } монет
}
word-happiness = { $amount } ОС
word-incense = { $amount ->
    [one] { $amount } палочка
    [few] { $amount } палочки
   *[many] { $amount } палочек
}
word-food = { $amount ->
    [one] { $amount } еда
    [few] { $amount } еды
   *[many] { $amount } еды
}
word-tea = { $amount } чай
word-rice = { $amount } рис
word-ramen = { $amount } рамэн
word-shoot = { $argument ->
    [red] красный
    [blue] синий
    [green] зелёный
   *[yellow] жёлтый
} росток «{ $second ->
    [harmony] гармония
    [house] улучшение дома
    [cooking] приготовление пищи
    [income] доход
   *[joker] джокер
}»
word-sticks = { $amount } в { $argument ->
    [red] красный
    [blue] синий
    [green] зелёный
   *[yellow] жёлтый
}
word-worth = стоит { $argument } ОС
word-met = выполнен
word-completes = выполнит на { $argument } ОС

## Questions

prompt-choose-colour = Выберите цвет, а с ним и личный планшет.
prompt-pick-shoot = Возьмите росток бамбука на личный планшет.
prompt-pick-gift = Выберите дар леса.
prompt-visit-temple = Посетите храм: переместите фишку действий в другую область с ростками.
prompt-offer-incense = Подношение: { $amount ->
    [one] { $amount } палочка
    [few] { $amount } палочки
   *[many] { $amount } палочек
} в { $temple }. Каждая палочка в другой храм стоит { $cost ->
    [one] { $cost } монету
    [few] { $cost } монеты
   *[many] { $cost } монет
}.
prompt-offer-incense-free = Подношение: { $amount ->
    [one] { $amount } палочка
    [few] { $amount } палочки
   *[many] { $amount } палочек
} в { $temple } или в любые другие бесплатно.
prompt-lay-shoots = Положите росток из этой области в прорезь.
prompt-activate-shoots = { $amount ->
    [0] Используйте духа или завершите.
    [one] Активируйте ещё { $amount } росток или завершите.
    [few] Активируйте ещё до { $amount } ростков или завершите.
   *[many] Активируйте ещё до { $amount } ростков или завершите.
}
prompt-collect-shoots = Область заполнена: выберите, куда положить ростки.
prompt-harmony = Гармония: получите ОС либо берите жетоны гармонии и получайте за них счастье, не более двух раз.
prompt-harmony-again = Возьмите ещё один жетон гармонии или получите за него счастье.
prompt-improve-house = Улучшение дома: возьмите монету или купите жетон дома.
prompt-place-house-tile = Выберите клетку дома, куда ляжет { $tile }.
prompt-take-food = Возьмите жетон еды.
prompt-renew-food = Тэнгу обновляет еду. Взять жетон до или после?
prompt-wake-spirits = Разбудите спящих духов.
prompt-family-meal = Семейная трапеза: осталось потратить { $amount ->
    [one] { $amount } еду
    [few] { $amount } еды
   *[many] { $amount } еды
}.

## Options

option-colour = Выбрать цвет: { $colour }
option-pick = Взять { $shoot }
option-gift = Взять дар: { $gift }
option-visit = Посетить { $temple } ({ $shoots ->
    [one] { $shoots } росток
    [few] { $shoots } ростка
   *[many] { $shoots } ростков
}, { $incense ->
    [one] { $incense } палочка
    [few] { $incense } палочки
   *[many] { $incense } палочек
})
option-offer = Подношение: { $parts }
option-offer-part = { $amount ->
    [one] { $amount } палочка
    [few] { $amount } палочки
   *[many] { $amount } палочек
} в { $temple }
option-lay = Прорезь { $slot }: вытолкнуть { $pushed }, положить { $shoot }
option-activate = Активировать: { $action }
option-activate-joker = Активировать джокер: { $action }
option-done-acting = Завершить и забрать ростки
option-collect = Положить { $shoot } в область: { $temple }
option-happiness = Получить счастье
option-take-harmony = Взять { $tile }
option-score = Получить счастье за { $tile }
option-stop = На этом закончить
option-decline = Отказаться от действия
option-coin = Взять монету
option-house = Купить { $tile }
option-cell = { $place } ({ $cell })
option-food = Взять: { $food }
option-spirit = Призвать духа { $spirit }: { $power }
option-tengu-before = Взять жетон сейчас, затем обновить еду
option-tengu-after = Обновить еду, затем взять жетон
option-wake = Разбудить духа { $spirit }
option-done-waking = Остальные пусть спят
option-spend = Потратить: { $food }
option-go-hungry = Остаться без еды

## What happened

event-first-player = Первый игрок — { $seat }.
event-colour = { $seat }: цвет — { $colour }.
event-pick = { $seat } берёт { $shoot }.
event-round = Начинается раунд { $round }.
event-season = Наступает { $season ->
    [spring] весна
    [summer] лето
    [autumn] осень
   *[winter] зима
}.
event-receive-incense = { $seat }: палочек с клеток раундов — { $amount }.
event-gifts = Дары леса: { $gifts }.
event-gift = { $seat } выбирает дар: { $gift }.
event-visit = { $seat } посещает { $temple }.
event-offer = { $seat } кладёт { $amount ->
    [one] { $amount } палочку
    [few] { $amount } палочки
   *[many] { $amount } палочек
} в { $temple }.
event-redirect = { $seat } платит { $amount ->
    [one] { $amount } монету
    [few] { $amount } монеты
   *[many] { $amount } монет
} за палочки в другие храмы.
event-pass = { $seat } пропускает ход до конца лета: палочек не осталось.
event-lay = { $seat } кладёт { $shoot } в прорезь { $slot }.
event-activate = { $seat } выполняет действие: { $action }.
event-collect = { $seat } забирает с поля { $shoots }.
event-put = { $seat } кладёт { $shoot } в область: { $temple }.
event-put-home = { $seat } кладёт { $count ->
    [one] его в область его цвета
   *[other] их в области их цветов
}.
event-happiness = { $seat } получает { $amount } ОС.
event-take-harmony = { $seat } берёт { $tile }.
event-reveal-harmony = Открыт { $tile }.
event-score = { $seat } получает { $amount } ОС за { $tile }.
event-coins = { $seat } получает { $amount ->
    [one] { $amount } монету
    [few] { $amount } монеты
   *[many] { $amount } монет
}.
event-house = { $seat } покупает { $tile } за { $cost ->
    [one] { $cost } монету
    [few] { $cost } монеты
   *[many] { $cost } монет
} и получает { $amount } ОС.
event-place = { $seat } кладёт { $tile } на клетку { $cell }.
event-reveal-house = Открыт { $tile }.
event-food = { $seat } берёт { $food }.
event-new-food = Новая еда: { $food }.
event-discard-food = Сброшено: { $food }.
event-shuffle-food = Потраченная еда перемешана в новый запас, жетонов: { $amount }.
event-decline = { $seat } отказывается от действия.
event-spirit = { $seat } призывает духа { $spirit }.
event-bless = { $spirit } покидает { $temple }, теперь это дух игрока { $seat }.
event-ghost = { $spirit } покидает { $temple } вслед за призраком.
event-reveal-spirit = { $temple }: появляется { $spirit }.
event-return-incense = { $seat } забирает палочки из храмов: { $amount }.
event-ghost-incense = { $temple }: палочек игрока-призрака — { $amount }.
event-wake = { $seat } будит духа: { $spirit } ({ $cost ->
    [0] бесплатно
    [one] { $cost } монета
    [few] { $cost } монеты
   *[many] { $cost } монет
}).
event-eat = { $seat } подаёт к столу { $food }.
event-renew = { $old } уходит под стопку; открыт { $new }.
event-hungry = { $seat } теряет { $amount } ОС: еды не хватило.

## Why not

refusal-colour-taken = Цвет уже занят ({ $colour }, { $seat }): выберите другой.
refusal-colour-ghost = Этот цвет у игрока-призрака ({ $colour }): выберите другой.
refusal-same-area = Фишка действий уже здесь ({ $temple }): посетите другой храм.
refusal-no-shoots = В этой области нет ростков ({ $temple }).
refusal-coins = Это стоит { $cost ->
    [one] { $cost } монету
    [few] { $cost } монеты
   *[many] { $cost } монет
} ({ $what }); у вас { $amount }. Монеты приносит доход.
refusal-slot-full = Прорезь { $slot } заполнена: за ход туда можно добавить не более { $limit } ростков.
refusal-area-full = Область заполнена ({ $temple }).
refusal-own-colour = Не в эту область ({ $area }): ростку положен { $temple }, и там есть место.
refusal-harmony-full = Жетон ряда { $row } взять нельзя ({ $part }): у вас уже { $limit } жетона гармонии этого типа. Сначала получите счастье за один из них.
refusal-not-met = В вашем доме пока не выполнено: { $tile }.
refusal-house-full = В вашем доме нет пустых клеток ({ $what }).
refusal-no-cell = В вашем доме нет пустой клетки для этого типа ({ $what }).
refusal-cell-occupied = В клетке { $cell } лежит жетон дома, а они не перемещаются.
refusal-cell-named = В клетку { $cell } можно положить только: { $kind }.
refusal-no-food = На поле нет еды.
refusal-asleep = { $spirit } спит, пока вы не разбудите этого духа зимой.
refusal-winter-spirit = { $spirit } помогает зимой на семейной трапезе.
refusal-offering-spirit = { $spirit } помогает во время подношения, один раз за подношение.
refusal-no-use = { $spirit } сейчас ничего не изменит.
refusal-must-spend = Пока у вас есть жетоны еды, нельзя терять ОС вместо еды: сначала потратьте их.

## Scores

part-track = Счётчик счастья
part-spirits = Духи леса
part-balance = Равновесие
part-harmony = Оставшаяся гармония
part-night = Пустые клетки с указанием

## The board in the terminal

board-title = { $round ->
    [0] Подготовка
   *[other] Раунд { $round } из { $rounds }
}{ $season ->
    [spring] , весна
    [summer] , лето
    [autumn] , осень
    [winter] , зима
   *[none] { "" }
}, { $side ->
    [night] ночная сторона
   *[day] дневная сторона
}
board-slots = Прорези
board-temples = Храмы
board-temple = Храм
board-spirit = Дух
board-incense = Палочки, верхняя последней
board-winner = Получит сейчас
board-no-spirit = нет
board-below = { $spirit } (+{ $count })
board-ghost = призрак
board-harmony-market = Жетоны гармонии
board-house-market = Жетоны дома
board-row = Ряд
board-price = { $price } → { $happiness }
board-stack = Стопка
board-food = Еда
board-food-row = { $food } (запас { $supply }, сброшено { $spent })
board-gifts = Дары леса
board-colours = Цвета на выбор
board-draft = На выбор
board-taken = Вытолкнуты
board-house = Дом
board-areas = Области
board-harmony = Жетоны гармонии
board-spirits = Духи
board-awake = { $spirit } ×{ $count }
board-asleep = { $spirit } ×{ $count } (спит)
board-fan = Веер: { $count }
board-purse = { $happiness } ОС, { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
   *[many] { $coins } монет
}, палочек { $incense } (+{ $waiting } ждут)
board-comfort = Комфорт: слева { $left }, справа { $right }
board-legend = D украшение, F вера, G сад, O вещь, число — комфорт; * любой жетон; ΣD все жетоны одного типа вместе; ≥ комфорта не меньше; / ряд ниже; малая буква — клетка с указанием типа; + условие выполнено; > фишка действий
board-first = первый игрок

## The drawn board

thing-happiness = { $seat }: { $amount } ОС
thing-season-spring = Весна: каждому палочка и дар леса.
thing-season-summer = Лето: посещайте храмы, делайте подношения, кладите ростки и действуйте, пока у всех не кончатся палочки.
thing-season-autumn = Осень: духи уходят к тем, чьи подношения в их храмах щедрее.
thing-season-winter = Зима: разбудите духов, накормите семью, обновите жетоны.
thing-round = Раунд { $round }, ждут палочки: { $amount }
thing-gifts = Дары леса: каждую весну открывают столько, сколько игроков.
thing-gift = Дар леса: { $action }
thing-first = Первый игрок — { $seat }
thing-side-day = Дневная сторона личных планшетов
thing-side-night = Ночная сторона личных планшетов: некоторые клетки принимают только свой тип.
thing-finish = Солнце садится для того, кто сделал достаточно: завершить или отказаться от действия.
thing-slot = Прорезь { $slot }. Положенный сюда росток вытолкнет { $shoot }.
thing-spent-shoot = В этом ходу он больше не действует.
thing-stack = В стопке { $count ->
    [one] { $count } жетон
    [few] { $count } жетона
   *[many] { $count } жетонов
}
thing-missing = { $count ->
    [0] Условие выполнено.
    [one] Не хватает как минимум { $count } жетона дома.
    [few] Не хватает как минимум { $count } жетонов дома.
   *[many] Не хватает как минимум { $count } жетонов дома.
}
thing-impossible = Это условие уже не выполнить.
thing-half = Если не использовать, но выполнить, в конце: { $amount } ОС.
thing-food-supply = Жетонов еды в запасе: { $count }
thing-food-spent = Сброшенная еда
thing-spirit = { $spirit }: { $power }, { $season ->
    [winter] зимой
   *[summer] летом
}. { $cost ->
    [0] Просыпается бесплатно.
    [one] Разбудить: { $cost } монета.
    [few] Разбудить: { $cost } монеты.
   *[many] Разбудить: { $cost } монет.
}
thing-below = Духов под ним: { $count }.
thing-sticks = { $seat }: палочек { $amount }
thing-wins = { $spirit } сейчас достался бы игроку { $seat }.
thing-ghost-wins = { $spirit } сейчас ушёл бы вслед за призраком.
thing-take-back = Вернуть последнюю
thing-incense = Палочек { $amount }, ещё { $waiting } в следующих раундах
thing-meal = Семейная трапеза: нужно еды { $owed }, есть { $food }, пока что потеря { $lost } ОС.
thing-balance = Комфорт слева { $left }, справа { $right }: пока что потеря { $lost } ОС.
thing-named = Пустых клеток с указанием: { $count }, столько же ОС будет потеряно.
thing-fan = Использованных жетонов гармонии: { $count }
thing-outlook = Если бы партия закончилась сейчас: { $amount } ОС
thing-cell = Клетка { $cell }
thing-cell-named = Клетка { $cell }, только для типа «{ $kind }»
thing-cell-gains = Завершит здесь: { $gains }
thing-area = Область, { $temple }: { $count ->
    [one] { $count } росток
    [few] { $count } ростка
   *[many] { $count } ростков
}
thing-marker = Здесь стоит фишка действий.
thing-asleep = Спит.
thing-track = Счастье: коленце на каждое очко. Ниже нуля фишка стоит в земле, после 40 начинает сначала с золотым ободком.
thing-joker = Джокер действует как одно из этих.
thing-column-harmony = Жетоны гармонии, которые смотрят на { $part ->
    [left] левую часть дома
    [right] правую часть дома
   *[whole] весь дом
}.
thing-column-house = Жетоны дома типа { $type }: у каждого ряда своя цена и своё счастье.
thing-winter-row = Зимой нижний ряд уходит под стопки.
thing-harmony-place = Место для жетона гармонии: { $part ->
    [left] левая часть
    [right] правая часть
   *[whole] весь дом
}.
good-happiness = Счастье
good-coins = Монеты
good-incense = Палочки
good-food = Еда
good-harmony = Жетоны гармонии
good-spirits = Бодрствующие духи

## Headings over options

heading-lay = { $shoot } вытолкнет
heading-offer = Или всё сразу
heading-collect = { $shoot }: в область
heading-completes = Выполнит жетон гармонии
heading-completes-nothing = Пока ничего не выполнит
brief-lay = Прорезь { $slot }
brief-offer = { $parts }
brief-collect = { $temple }
brief-take-harmony = { $part ->
    [left] Левая часть
    [right] Правая часть
   *[whole] Весь дом
}, { $row ->
    [1] нижний ряд
    [2] средний ряд
   *[3] верхний ряд
}
brief-score = { $part ->
    [left] Левая часть
    [right] Правая часть
   *[whole] Весь дом
}, место { $place }
brief-house = { $kind ->
    [decoration] Украшение
    [faith] Вера
    [garden] Сад
   *[object] Вещь
}, { $comfort } ОК
brief-cell = { $place }
verb-visit = Посетить
verb-score = Получить счастье
verb-spirit = Призвать духа
verb-wake = Разбудить
verb-spend = Подать еду
verb-food = Взять
verb-lay = Положить
verb-offer = Положить палочки
verb-take-harmony = Взять
verb-house = Купить
verb-activate = Активировать
