## The game

game-name = Бамбук
game-tagline = Четыре года в доме у бамбуковой рощи
game-about = Выращивайте бамбук, делайте подношения в храмах и обставляйте родовой дом жетон за жетоном, чтобы в комнатах была гармония, а между половинами дома — равновесие. Пройдёт четыре года: накормите семью зимой, расположите к себе духов леса и станьте счастливее всех.
game-length = 4 года, около 95 решений на игрока

rule-option-side = Сторона личных планшетов
rule-option-side-day = дневная
rule-option-side-night = ночная (усложнённый режим)

## Names

name-temple-red = красный храм
name-temple-blue = синий храм
name-temple-green = зелёный храм
name-temple-yellow = жёлтый храм
name-colour-red = красный
name-colour-blue = синий
name-colour-green = зелёный
name-colour-yellow = жёлтый
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
name-kind-none = что угодно
name-part-left = левая часть
name-part-whole = весь дом
name-part-right = правая часть
name-house-tile = жетон дома «{ $kind }» ({ $comfort } ОК)
name-harmony-tile = жетон гармонии ({ $part }: { $condition }; { $points } ОС)
name-condition-one = хотя бы один жетон: { $kind }
name-condition-row = рядом слева направо: { $cells }
name-condition-column = друг под другом сверху вниз: { $cells }
name-condition-block = сверху вниз: { $lines }
name-condition-line = [{ $cells }]
name-condition-comfort = { $arrangement }, вместе { $comfort } ОК
name-condition-sum = все жетоны «{ $kind }» вместе { $comfort } ОК
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
word-food = { $amount ->
    [one] { $amount } еда
    [few] { $amount } еды
   *[many] { $amount } еды
}

## Questions

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
option-lay = Положить { $shoot } в прорезь { $slot } и вытолкнуть { $pushed }
option-activate = Активировать: { $action }
option-activate-joker = Активировать джокер: { $action }
option-done-acting = Завершить и забрать ростки
option-collect = Положить { $shoot } в область: { $temple }
option-happiness = Получить { $amount } ОС
option-take-harmony = Взять { $tile }
option-score = Получить счастье за { $tile }
option-stop = На этом закончить
option-decline = Отказаться от действия
option-coin = Взять { $amount ->
    [one] { $amount } монету
    [few] { $amount } монеты
   *[many] { $amount } монет
}
option-house = Купить { $tile } за { $cost ->
    [one] { $cost } монету
    [few] { $cost } монеты
   *[many] { $cost } монет
} и получить { $amount } ОС
option-cell = Ряд и столбец { $cell }
option-food = Взять { $food } ({ $amount ->
    [one] { $amount } еда
   *[many] { $amount } еды
})
option-spirit = Призвать духа { $spirit }: { $power }
option-tengu-before = Взять жетон сейчас, затем обновить еду
option-tengu-after = Обновить еду, затем взять жетон
option-wake = Разбудить духа { $spirit }
option-done-waking = Остальные пусть спят
option-spend = Потратить { $food } ({ $amount ->
    [one] { $amount } еда
   *[many] { $amount } еды
})
option-go-hungry = Остаться без еды и потерять { $amount } ОС

## What happened

event-first-player = Первый игрок — { $seat }.
event-pick = { $seat } берёт { $shoot }.
event-round = Начинается раунд { $round }.
event-gifts = Дары леса: { $gifts }.
event-gift = { $seat } выбирает дар: { $gift }.
event-visit = { $seat } посещает { $temple }.
event-offer = { $seat } кладёт { $amount ->
    [one] { $amount } палочку
    [few] { $amount } палочки
   *[many] { $amount } палочек
} в { $temple }.
event-lay = { $seat } кладёт { $shoot } в прорезь { $slot }.
event-activate = { $seat } выполняет действие: { $action }.
event-collect = { $seat } забирает с поля { $shoots }.
event-put = { $seat } кладёт { $shoot } в область: { $temple }.
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
event-decline = { $seat } отказывается от действия.
event-spirit = { $seat } призывает духа { $spirit }.
event-bless = { $spirit } покидает { $temple }, теперь это дух игрока { $seat }.
event-ghost = { $spirit } покидает { $temple } вслед за призраком.
event-wake = { $seat } будит духа { $spirit }.
event-eat = { $seat } подаёт к столу { $food }.
event-hungry = { $seat } теряет { $amount } ОС: еды не хватило.
event-refresh = Нижние жетоны уходят под стопки, сверху появляются новые.

## Why not

refusal-same-area = Ваша фишка действий уже здесь: посетите другой храм.
refusal-no-shoots = В этой области нет ростков.
refusal-coins = Это стоит { $cost ->
    [one] { $cost } монету
    [few] { $cost } монеты
   *[many] { $cost } монет
}; у вас { $amount }. Монеты приносит доход.
refusal-slot-full = За ход в прорезь можно добавить не более { $limit } ростков.
refusal-area-full = Эта область заполнена.
refusal-own-colour = Этому ростку положен { $temple }, и там есть место.
refusal-harmony-full = У вас уже { $limit } жетона этого типа: сначала получите счастье за один из них.
refusal-not-met = Условие этого жетона в вашем доме пока не выполнено.
refusal-house-full = В вашем доме нет пустых клеток.
refusal-no-cell = В вашем доме нет пустой клетки для этого типа: { $kind }.
refusal-cell-occupied = Здесь лежит жетон дома, а они не перемещаются.
refusal-cell-named = На эту клетку можно положить только один тип: { $kind }.
refusal-no-food = На поле нет еды.
refusal-asleep = { $spirit } спит, пока вы не разбудите этого духа зимой.
refusal-winter-spirit = { $spirit } помогает зимой на семейной трапезе.
refusal-offering-spirit = { $spirit } помогает во время подношения, один раз за подношение.
refusal-no-use = { $spirit } сейчас ничего не изменит.
refusal-must-spend = Пока у вас есть жетоны еды, нельзя терять ОС вместо еды: сначала потратьте их.
refusal-okami-late = { $spirit } может помочь только до того, как потрачен первый жетон.

## Scores

part-track = Счётчик счастья
part-spirits = Духи леса
part-balance = Равновесие
part-harmony = Оставшаяся гармония
part-night = Пустые клетки с указанием

## The board in the terminal

board-title = Раунд { $round } из { $rounds }, { $side ->
    [night] ночная сторона
   *[day] дневная сторона
}
board-slots = Прорези
board-temples = Храмы
board-temple = Храм
board-spirit = Дух
board-incense = Палочки, верхняя последней
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
board-draft = На выбор
board-taken = Вытолкнуты
board-house = Дом
board-areas = Области
board-harmony = Гармония
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
board-legend = D украшение, F вера, G сад, O вещь, число — комфорт; * любой жетон; малая буква — клетка с указанием типа; + условие выполнено; > фишка действий
board-first = первый игрок
