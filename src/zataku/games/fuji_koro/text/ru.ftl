## Игра

game-name = Fuji Koro
game-tagline = В недра вулкана — и вовремя обратно
game-about = Исследуйте пещеры под горой Фудзи, мастерите шлем, оружие и сандалии из дерева, металла и зубов дракона и бросайте вызов драконам — друг против друга или все вместе. А потом поднимется лава: доставьте сокровища сёгуну, пока есть выход.
game-length = Около 180 решений на игрока

## Что выбирают перед партией

rule-option-mode = Режим
rule-option-mode-competitive = соревновательный
rule-option-mode-cooperative = кооперативный
rule-option-boards = Планшеты игроков
rule-option-boards-symmetric = симметричные
rule-option-boards-asymmetric = асимметричные
rule-option-scenario = Сценарий
rule-option-scenario-none = нет
rule-option-scenario-every-man-for-himself = 1. Каждому своё
rule-option-scenario-restless-dragons = 2. Драконы встревожены
rule-option-scenario-getting-hot = 3. Тут становится жарко
rule-option-scenario-who-is-worthy = 4. Кто самый достойный?
rule-option-scenario-survival = 5. Выживает самый достойный
rule-option-scenario-taming-the-beast = 6. Укрощение зверя
rule-option-scenario-three-fallen-samurai = 7. Три падших самурая
rule-option-scenario-ronin = 8. Ронин
rule-option-peaceful = Мирный вариант
rule-option-peaceful-true = да
rule-option-peaceful-false = нет
rule-option-adventure = Жетоны приключений
rule-option-adventure-true = да
rule-option-adventure-false = нет
rule-option-difficulty = Сложность
rule-option-difficulty-normal = обычная
rule-option-difficulty-hard = высокая
rule-about-mode = Каждый за себя или все вместе против вулкана.
rule-about-scenario = История со своими правилами; некоторые только для определённого числа игроков или режима.
rule-about-boards = Одинаковое начало для всех или у каждого самурая своё.
rule-about-peaceful = Никто ни на кого не нападает; для соревновательных партий.
rule-about-adventure = На тайлах лежат маленькие приключения; кооперативные партии короче на два раунда.
rule-about-difficulty = При высокой сложности убирают другие, случайные тайлы; для кооперативных партий.
rule-about-round-limit = Финальная глава начинается самое позднее после стольких раундов.

## Самураи

name-samurai-yoshihiro = Ёсихиро
name-samurai-masako = Масако
name-samurai-masatsura = Масацура
name-samurai-tomoe = Томоэ
name-samurai-mitsuhide = Мицухидэ
name-samurai-takeko = Такэко
name-samurai-daisuke = Дайсукэ
about-samurai-yoshihiro = 4 диска; мастерит один тип снаряжения после каждого действия.
about-samurai-masako = движется на 3 клетки; сандалии из 5 кубов, мастерит их вместе со шлемом или оружием; правая часть оружейной сетки без монаха, оружие длиной до 10.
about-samurai-masatsura = шлем до 12 кубов; 15 мест в рюкзаке без монаха.
about-samurai-tomoe = два оружия без монаха, но не двуручное; сандалии — третье оружие; 2 диска и монах вместо третьего.
about-samurai-mitsuhide = начинает со священным свитком и 3 ПО; два места для свитков без монаха; перепрыгивает лаву за дерево оружия.
about-samurai-takeko = одно двуручное оружие до 16 кубов, без монаха.
about-samurai-daisuke = движется на 3 клетки, прокрадывается мимо самураев и драконов, крадёт свитки по пути, присоединяется к боям издалека и может выйти из любого; не собирает свитки, шлем из 3 кубов.

## Драконы

name-dragon-blue = страшный дракон
name-dragon-green = жуткий дракон
name-dragon-red = ужасающий дракон
name-dragon-legendary = легендарный дракон

## Снаряжение, кубы, кубики

name-gear-helmet = шлем
name-gear-weapon = оружие
name-gear-sandals = сандалии
name-cube-wood = дерево
name-cube-metal = металл
name-cube-tooth = зуб дракона
name-cube-charm = куб чар
name-die-brown = коричневый кубик
name-die-grey = серый кубик
name-die-white = белый кубик
name-die-green = зелёный кубик
name-dice = { $amount } × { $die }

## Места

name-place-centre = центральный жетон
name-place-temple-1 = священный храм 1
name-place-temple-2 = священный храм 2
name-place-temple-3 = священный храм 3
name-place-bridge-1 = мост 1
name-place-bridge-2 = мост 2
name-place-bridge-3 = мост 3
name-dragon-with = { $dragon } ({ $figures })
name-slot-middle = (середина)
name-cell = { $place } { $slot }
name-area = жетон { $level }, { $hour } ч
name-level-1 = уровень I
name-level-2 = уровень II
name-level-3 = уровень III
name-palace-great = большой дворец
name-palace-small = малый дворец
name-spot-lava = лава
name-spot-erupts = извергающаяся лава { $number }
name-spot-exit = секретный выход
name-spot-square = жетон ресурсов
name-spot-hexagon = шестиугольный жетон ресурсов
name-spot-monk = монах
name-spot-adventure = жетон приключений
name-spot-scroll = священный свиток ({ $colour })
name-spot-times = { $amount } × { $spot }
name-spot-at = { $spot } { $slots }
name-token = ресурсы ({ $cubes })
name-token-face-down = жетон ресурсов лицом вниз
name-card = { $item } ({ $gear }: { $pattern })
name-setting = { $name } ({ $code })

## Действия и ячейки планшета

name-action-move = Двигаться
name-action-explore = Исследовать
name-action-gather = Собирать
name-slot-action = диск действия
name-slot-scroll = второй свиток
name-slot-weapon = правая часть оружейной сетки
name-slot-backpack = второй рюкзак
name-colour-red = красный
name-colour-yellow = жёлтый
name-colour-green = зелёный
name-colour-purple = фиолетовый
name-colour-blue = синий
name-colour-orange = оранжевый

## Карты снаряжения

name-equipment-eh1 = Налобник
name-equipment-eh2 = Открытая арка
name-equipment-eh3 = Деревянное забрало
name-equipment-eh4 = Кедровый купол
name-equipment-eh5 = Шлем-врата
name-equipment-eh6 = Железный квадрат
name-equipment-eh7 = Скрещённые пластины
name-equipment-eh8 = Наносник
name-equipment-ew1 = Длинное копьё
name-equipment-ew2 = Копьё с крюком
name-equipment-ew3 = Широкий клинок
name-equipment-ew4 = Двойной крюк
name-equipment-ew5 = Крестовое копьё
name-equipment-ew6 = Боевой молот
name-equipment-ew7 = Парные мечи
name-equipment-ew8 = Большая нагината
name-equipment-es1 = Простые сандалии
name-equipment-es2 = Железный шаг
name-equipment-es3 = Железные носки
name-equipment-es4 = Деревянное сердце
name-equipment-es5 = Деревянные сандалии
name-equipment-es6 = Железные сандалии
name-equipment-es7 = Носки с клыком
name-equipment-es8 = Шаг клыка

## Зачарованные чертежи

name-blueprint-bh1 = Врата клыка
name-blueprint-bh2 = Рогатая арка
name-blueprint-bh3 = Челюсть дракона
name-blueprint-bh4 = Глаза дракона
name-blueprint-bh5 = Страж храма
name-blueprint-bh6 = Скрытый клык
name-blueprint-bh7 = Крылатый гребень
name-blueprint-bh8 = Железный купол
name-blueprint-bw1 = Клинок-клык
name-blueprint-bw2 = Клинок с шипом
name-blueprint-bw3 = Секира полумесяца
name-blueprint-bw4 = Драконье копьё
name-blueprint-bw5 = Драконий крюк
name-blueprint-bw6 = Пламенный клинок
name-blueprint-bw7 = Трезубец клыков
name-blueprint-bw8 = Парные клыки
name-blueprint-bs1 = Железный путь
name-blueprint-bs2 = Пятка с клыком
name-blueprint-bs3 = Свод клыка
name-blueprint-bs4 = Восходящий путь
name-blueprint-bs5 = Извилистый путь
name-blueprint-bs6 = Скрытый путь
name-blueprint-bs7 = Когти дракона
name-blueprint-bs8 = Огненный путь

## Священные свитки: названия и свойства

name-scroll-wind-step = Шаг ветра
about-scroll-wind-step = Каждое движение может быть на 1 клетку дальше.
name-scroll-ember-walk = Тропа углей
about-scroll-ember-walk = Каждая клетка лавы стоит вашим сандалиям 3 вместо 5.
name-scroll-forager = Собиратель
about-scroll-forager = Собирая ресурсы, возьмите ещё 1 дерево или металл.
name-scroll-far-sight = Дальний взор
about-scroll-far-sight = Исследуя, посмотрите два верхних жетона, один выложите, другой положите под стопку.
name-scroll-pathfinder = Следопыт
about-scroll-pathfinder = После каждого исследования возьмите 1 дерево или металл.
name-scroll-two-hammers = Два молота
about-scroll-two-hammers = Отдыхая, можно смастерить два типа снаряжения.
name-scroll-careful-smith = Бережный кузнец
about-scroll-careful-smith = Снимая кубы со снаряжения, вы не теряете ни одного.
name-scroll-steady-hand = Твёрдая рука
about-scroll-steady-hand = В каждом вашем броске 1 поломка не считается.
name-scroll-second-strike = Второй удар
about-scroll-second-strike = Один раз в каждом своём броске перебросьте до двух его кубиков.
name-scroll-long-reach = Длинная рука
about-scroll-long-reach = Ваша инициатива больше на 2.
name-scroll-stone-skin = Каменная кожа
about-scroll-stone-skin = Каждый бросок врага наносит вам на 1 урон меньше.
name-scroll-tooth-hunter = Охотник за зубами
about-scroll-tooth-hunter = Когда повержен дракон, с которым вы сражаетесь, возьмите ещё 1 зуб.
name-scroll-dragon-venom = Яд для дракона
about-scroll-dragon-venom = Дракон, уцелевший в бою с вами, получает 1 жетон урона.
name-scroll-slip-away = Ускользнуть
about-scroll-slip-away = После любого броска можно отступить, а самураю — сдаться.
name-scroll-deep-pockets = Глубокие карманы
about-scroll-deep-pockets = В рюкзаке на 2 места больше, только для кубов.
name-scroll-temple-road = Дорога храмов
about-scroll-temple-road = Движение с моста или из храма может вместо этого перенести вас на любой другой мост или храм.

## Жетоны приключений: названия и свойства

name-adventure-cool-soles = Холодные подошвы
about-adventure-cool-soles = Следующий урон от лавы равен 0.
name-adventure-cold-spring = Холодный источник
about-adventure-cold-spring = Уберите все жетоны лавы со своего или соседнего жетона.
name-adventure-venom = Яд
about-adventure-venom = Положите 2 жетона урона на дракона на соседнем жетоне.
name-adventure-cache = Тайник
about-adventure-cache = Возьмите 2 дерева и 2 металла.
name-adventure-fang = Клык
about-adventure-fang = Возьмите 1 зуб дракона.
name-adventure-second-wind = Второе дыхание
about-adventure-second-wind = Ещё одно действие в этот ход без диска.
name-adventure-field-forge = Походная кузница
about-adventure-field-forge = Смастерите сейчас один тип снаряжения.
name-adventure-renewal = Обновление
about-adventure-renewal = Переверните лицевой стороной вверх все жетоны ресурсов на своём и соседних жетонах.
name-adventure-smoke = Дым
about-adventure-smoke = Во время одного движения вы не начинаете боёв и можете пересекать жетоны с драконами.
name-adventure-war-drum = Боевой барабан
about-adventure-war-drum = В начале боя: +4 к инициативе до его конца.

## Сценарии в двух словах

about-scenario-every-man-for-himself = Встретившись, самураи сражаются, к боям никто не присоединяется, а от лавы спасают только жетоны состояния. Отсчёт начинается с 20 ПО.
about-scenario-restless-dragons = В конце каждого раунда драконы подходят ближе. Победивший дракона забирает его фигурку ради ПО.
about-scenario-getting-hot = Лава поднимается дважды: сначала рано, потом насовсем.
about-scenario-who-is-worthy = Монахи идут только за тем, кто их победил. И сами ищут вас.
about-scenario-survival = Никто не выйдет, пока виден хоть один дракон.
about-scenario-taming-the-beast = Заманите легендарного дракона в центр и ослабьте, но не убивайте.
about-scenario-three-fallen-samurai = В каждом храме — падший самурай в зачарованном снаряжении. Победите всех троих и выберитесь с тремя своими предметами.
about-scenario-ronin = Один ради чести: 50 ПО и верёвка — или ничего.

## Слова эффектов

word-wood = { $amount ->
    [one] { $amount } куб дерева
    [few] { $amount } куба дерева
   *[many] { $amount } кубов дерева
}
word-metal = { $amount ->
    [one] { $amount } куб металла
    [few] { $amount } куба металла
   *[many] { $amount } кубов металла
}
word-tooth = { $amount ->
    [one] { $amount } зуб дракона
    [few] { $amount } зуба дракона
   *[many] { $amount } зубов дракона
}
word-monk = { $amount ->
    [one] { $amount } монах
    [few] { $amount } монаха
   *[many] { $amount } монахов
}
word-point = { $amount ->
    [one] { $amount } победное очко
    [few] { $amount } победных очка
   *[many] { $amount } победных очков
}
word-step = { $amount ->
    [one] { $amount } клетка движения
    [few] { $amount } клетки движения
   *[many] { $amount } клеток движения
}
word-look = взгляд на верхний жетон стопки
word-charm = куб чар
word-initiative = инициатива { $argument }
word-health = здоровье { $argument }
word-dice = кубиков { $argument }
word-worth = прочность { $second }
word-sandals = прочность сандалий: { $amount }
word-state-token = { $amount ->
    [one] { $amount } жетон состояния
    [few] { $amount } жетона состояния
   *[many] { $amount } жетонов состояния
}

## Из чего складывается счёт

part-start = Начало партии
part-exploring = Исследование
part-scrolls = Священные свитки
part-dragons = Драконы
part-cards = Карты снаряжения
part-deliveries = Бонусы сёгуна
part-leftovers = Остаток в большом дворце
part-figures = Фигурки драконов
part-state-tokens = Жетоны состояния
part-monks = Потеряно в боях с монахами

## Ещё имена

name-slot-pack = рюкзак
name-pack-lower = нижний рюкзак
name-pack-upper = верхний рюкзак
name-pack-loose = ещё не разложено
name-nothing = ничего
name-die-face = { $die } { $face }
name-event-nothing = ничего
name-event-lava-1 = лава 1
name-event-lava-2 = лава 2
name-event-lava-3 = лава 3
name-event-lava-4 = лава 4
name-event-rope = верёвка
name-event-end = конец
name-duel-first = Первым бросаете вы ({ $own } против { $its })
name-duel-later = Первым бросает { $other } ({ $its } против { $own })
name-rolls-first = Первым бросаете вы ({ $own } против { $its })
name-rolls-later = Первым бросает он ({ $its } против { $own })
name-hits = его кубиков { $dice }, ваш шлем { $helmet }
name-fall-points = победа: каждому ПО { $points }
name-fall-each = победа: каждому ПО { $points }, зубов { $teeth }
name-fall-together = победа: вместе зубов { $teeth }
event-board = { $lives ->
    [0] { $seat } начинает: дисков { $discs }; шлем: { $helmet }; оружие: { $weapon }; сандалии: { $sandals }.
   *[other] { $seat } начинает: жизней { $lives }, дисков { $discs }; шлем: { $helmet }; оружие: { $weapon }; сандалии: { $sandals }.
}
event-first-gear = { $seat } начинает с этим ({ $gear }): { $cubes }.
event-action = { $seat } выбирает «{ $action }».
event-free-action = { $seat } выбирает «{ $action }», без диска.
event-pawn = Обратный отсчёт, деление { $amount }: { $event }.
event-lava-pawn = Первая лава: фишка на делении { $amount }, { $event }.
event-tooth-of-gear = { $seat } снимает ({ $gear }, { $square }): { $cost }.
event-state-token = { $seat } отдаёт жетон состояния за лаву.
event-leap = { $seat } перепрыгивает лаву за куб из оружия ({ $square }): { $cost }.
event-monk-gone = Монах ушёл — { $seat }: { $slot }.
event-disc-lost = { $seat } теряет диск действия этого монаха.
event-disc-lost-from = { $seat } теряет диск действия этого монаха ({ $action }).
event-gather = { $seat } собирает ({ $cell }): { $item }.
event-gather-token = { $seat } собирает ({ $cell }): { $item }. Жетон перевёрнут.
event-found = Там: { $things }.
event-turned-up = { $amount ->
    [one] Снова открыт { $amount } жетон ресурсов.
    [few] Снова открыты { $amount } жетона ресурсов.
   *[many] Снова открыты { $amount } жетонов ресурсов.
}
board-countdown-order = Деления обратного отсчёта: { $events }
board-falls = за победу: { $brings }
board-tokens = Жетоны
name-share = { $seat } — { $item }
name-face-break = поломка
name-guard = Падший самурай { $number }
name-weapon-weapon = основное оружие
name-weapon-right = оружие в правой руке
name-weapon-sandals = сандалии
part-victory = Победа
rule-option-round-limit = Раундов до финальной главы
rule-option-round-limit-0 = без ограничения, как в правилах
rule-option-round-limit-5 = 5
rule-option-round-limit-10 = 10
rule-option-round-limit-15 = 15
rule-option-round-limit-20 = 20
rule-option-round-limit-25 = 25
rule-option-round-limit-30 = 30
rule-option-round-limit-40 = 40
rule-option-round-limit-50 = 50

## Вопросы

prompt-choose-samurai = Выберите самурая.
prompt-place-monk = Выберите ячейку для монаха.
prompt-start-scroll = Выберите священный свиток для начала игры.
prompt-spread-cards = Игроки вместе разбирают карты снаряжения, типы — как можно равномернее. С какой картой начинаете вы?
prompt-spread-cards-so-far = Игроки вместе разбирают карты снаряжения, типы — как можно равномернее. Уже выбраны: { $cards }. С какой картой начинаете вы?
prompt-agree-on-cards = Карты для начала игры: { $cards }. Согласны? Кто скажет «нет», начнёт разбирать карты заново (один раз).
prompt-attach = Прикрепите карту «{ $item }» к действию.
prompt-choose-side = Выберите бонус карты оружия на всю игру.
prompt-act = { $amount ->
    [0] Действий не осталось: используйте что-нибудь ещё или завершите ход.
   *[other] Выберите действие (осталось: { $amount }).
}
prompt-choose-part = Выполните действие, бонус карты «{ $item }» или и то и другое.
prompt-other-part = Одна половина действия выполнена. Выполнить и другую?
prompt-walk = Движение: осталось { $amount ->
    [one] { $amount } клетка
    [few] { $amount } клетки
   *[many] { $amount } клеток
}.
prompt-use-smoke = Использовать дым для этого движения?
prompt-give-wood = Выберите дерево оружия, которым оплачивается прыжок.
prompt-sneak-theft = Взять мимоходом свиток: { $other }?
prompt-ask-fight = Сразиться здесь ({ $other })? { $order }; шлемы { $own } против { $its }; победитель берёт вещь из рюкзака другого.
prompt-explore = Выберите область для исследования.
prompt-choose-tile = Выберите жетон; другой ляжет под стопку.
prompt-turn-tile = Поверните жетон, как хотите: { $contents }.
prompt-look-at-stack = Выберите стопку, чтобы подсмотреть верхний жетон.
prompt-take-one-cube = Возьмите куб.
prompt-gather = Выберите, что собрать.
prompt-choose-scroll = Выберите священный свиток.
prompt-exchange-scroll = Выберите свиток, который уступит место свитку «{ $item }».
prompt-choose-blueprint = Возьмите чертёж этого храма ({ $amount ->
    [one] ещё один
   *[many] не больше { $amount }
}).
prompt-draw-blueprints = Сколько чертежей взять вслепую?
prompt-make-room = Рюкзак переполнен: сбросьте лишнее (вещей: { $amount }).
prompt-pay-damage = Оплатите урон { $amount } ({ $gear }).
prompt-remove-broken = Выберите отломившийся куб ({ $cube }). Оружие: { $layout }.
prompt-repair-weapon = Оружие развалилось: выберите, что оставить. Сейчас: { $layout }.
prompt-place-charm = Выберите оружие, на котором лежит куб чар.
prompt-craft = Выберите, что мастерить.
prompt-arrange = Выберите, как собрать: { $gear }.
prompt-set-square = Заполняйте ячейки по одной ({ $gear }), затем завершите. Сейчас: { $layout }.
prompt-lose-taken = Выберите куб, который теряется при разборке.
prompt-claim = Выберите карту снаряжения, которую получаете.
prompt-ask-to-join = Вступить в бой ({ $dragon }, здоровье { $amount })? { $order }; { $hits }; { $fall }.
prompt-beat-drum = Использовать боевой барабан в этом бою?
prompt-send-monk = Послать доблестного монаха ({ $dragon }, здоровье { $amount }), чтобы бросать раньше? Без него: { $order }; { $hits }; { $fall }.
prompt-throw-cube = Выберите ресурс, который бросает монах.
prompt-attack = Атакуйте: { $dragon }, здоровье { $amount }.
prompt-attack-monk = Атакуйте монаха: здоровье { $amount }.
prompt-attack-samurai = Атакуйте: { $other }, сила шлема { $amount }.
prompt-dice-brown = Сколько бросить коричневых кубиков (не больше { $amount })?
prompt-dice-grey = Сколько бросить серых кубиков (не больше { $amount })?
prompt-dice-white = Сколько бросить белых кубиков (не больше { $amount })?
prompt-dice-green = Сколько бросить зелёных кубиков (не больше { $amount })?
prompt-roll-again = Выберите кубик для переброса.
prompt-spare-break = Выберите поломку, которую игнорируете.
prompt-ask-retreat = Отступить из боя?
prompt-surrender = Сдаться? Противник: { $other }.
prompt-go-back = Выберите клетку, на которую уходите из боя.
prompt-step-aside = Клетка, с которой вы ушли, заполнена: выберите, где встать.
prompt-share-tooth = Выберите, кто получит зуб дракона.
prompt-respawn = Выберите храм, в котором встаёте.
prompt-lay-down = Выберите, где ляжет сражённый самурай: { $other }.
prompt-steal = Заберите одну вещь из рюкзака: { $other }.
prompt-deliver = Доставьте сёгуну одну вещь.
prompt-give-tooth = Выберите, какой зуб дракона из оружия вы доставите.
prompt-ask-to-leave = Уйти через секретный выход?
prompt-flee-to = Лава! Выберите клетку для бегства.
prompt-next-dragon = Выберите дракона, который ходит следующим.
prompt-dragon-to = Выберите, куда идёт { $dragon } ({ $place }).
prompt-next-monk = Выберите монаха, который идёт следующим.
prompt-monk-step = Выберите следующий шаг монаха ({ $cell }).
prompt-trade = Обмен: { $other }.
prompt-trade-so-far = Обмен: { $other }. Вы отдаёте: { $given }. Вы получаете: { $received }.
prompt-agree = { $other } предлагает обмен. Вы получаете: { $given }. Вы отдаёте: { $received }. Согласны?
prompt-stow = В какой рюкзак? Содержимое верхнего пропадёт вместе с его монахом.
prompt-cool-tile = Выберите жетон, с которого убрать лаву.
prompt-poison-dragon = Выберите дракона для яда.

## Варианты

option-samurai = { $item }
option-slot = Поставить монаха: { $item }
option-move = Двигаться
option-explore = Исследовать
option-gather = Собирать
option-rest = Отдыхать
option-end-turn = Завершить ход
option-main = Само действие: { $action }
option-bonus = Бонус карты «{ $item }»: { $bonus }
option-done = Это всё
option-extra-action = Отдать жетон состояния за дополнительное действие
option-go = Идти { $cell }
option-go-to = Идти на { $cell }
option-leap = Прыгнуть за дерево оружия: { $cell }
option-road = Пройти дорогой храмов: { $cell }
option-stop = Остановиться здесь
option-area = Исследовать: { $place }
option-turn = { $amount }°: { $spots }
option-lay = Выложить жетон: { $contents }
option-look = Подсмотреть стопку: { $level }
option-take = Взять: { $item }
option-take-token = Взять ресурсы с жетона
option-take-stock = Взять из постоянного запаса
option-take-scroll = Взять священный свиток
option-take-blueprints = Взять зачарованные чертежи
option-take-adventure = Взять жетон приключений
option-take-remains = Взять оставшееся от дракона
option-scroll = { $item }: { $about }
option-scroll-deck = Верхняя карта колоды вслепую
option-blueprint = { $item }
option-enough = Достаточно
option-draw = Взять { $amount }
option-discard = Сбросить: { $item }
option-discard-above = Сбросить из верхнего рюкзака: { $item }
option-above = В верхний рюкзак: { $item }
option-below = Остальное в нижний рюкзак: { $items }
option-sort = Разложить вещи по рюкзакам заново
option-cube = Взять: { $item }
option-craft = Мастерить: { $item }
option-craft-nothing = Ничего не мастерить
option-build = Собрать «{ $item }»
option-build-full = Собрать «{ $item }» и добавить всё, что поместится
option-build-strongest = Как можно сильнее
option-build-longest = Как можно длиннее, из простых кубов
option-build-cheapest = Из самых простых кубов
option-build-one-handed = Лучшее одноручное оружие
option-build-two-handed = Лучшее двуручное оружие
option-build-pair = Лучшая пара оружия
option-build-with = { $build }: { $cubes } ({ $worth }) { $layout }
thing-build-with = { $build }: { $cubes }
option-build-by-hand = Разложить кубы вручную
option-set = { $square }: { $item }
option-set-empty = { $square }: снять куб
option-finish = Завершить
option-cancel = Оставить как есть
option-lose = Потерять: { $item }
option-card = { $item }
option-attach-move = К движению
option-attach-explore = К исследованию
option-attach-gather = К сбору
option-side-points = 1 победное очко
option-side-look = Тайно подсмотреть стопку
option-charm-left = На левое оружие
option-charm-right = На правое оружие
option-fight = В бой
option-peace = Без боя
option-stay-out = Остаться в стороне
option-join = Присоединиться: { $cell }
option-cell = { $cell }
option-send = Послать монаха: { $item }
option-send-nobody = Никого не посылать
option-throw = Бросить: { $item }
option-roll = Бросить все кубики, { $item }: { $dice }
option-some = Бросить часть кубиков, { $item }: { $dice }
option-roll-nothing = Больше не бросать
option-dice = { $amount ->
    [0] Не бросать
   *[other] Бросить { $amount }
}
option-square = Куб на { $square }
option-keep = Оставить { $kept }; отдать { $lost }
option-spare = Игнорировать поломку: { $item }
option-again = { $die }
option-again-no = Оставить бросок
option-pay = Оплатить: { $item } (сила { $amount })
option-retreat = Выйти из боя
option-surrender = Сдаться
option-fight-on = Сражаться дальше
option-steal = Забрать: { $item }
option-spoil = Выбросить: { $item }
option-steal-nothing = Ничего не брать
option-deliver = Доставить: { $item }
option-deliver-blueprint = Доставить чертёж: { $item }
option-deliver-tooth-from = Доставить зуб из снаряжения: { $item }
option-deliver-for = { $thing } (+{ $amount })
option-deliver-nothing = Ничего не доставлять
option-leave = Покинуть вулкан
option-remain = Остаться
option-dragon = { $dragon } ({ $place })
option-to = { $place }
option-share = { $seat }
option-give = Отдать — { $seat }: { $item }
option-ask = Попросить — { $seat }: { $item }
option-propose = Предложить этот обмен
option-trade = Обмен: { $seat }
option-yes = Да
option-no = Нет
option-use = Использовать «{ $item }»: { $about }
option-use-nothing = Приберечь
option-place = { $place }
option-monk = Монах ({ $cell })
option-with = { $option }: { $things }

## Почему нельзя

refusal-nowhere-to-go = Идти некуда: нет клетки, на которую вы могли бы встать.
refusal-trade = Не помещается — { $seat }: мало мест хранения или нет свободной ячейки для свитка.
refusal-no-disc = Дисков действия не осталось; отдых вернёт их.
refusal-rest = Для отдыха нужен хотя бы один диск в ячейках действий.
refusal-nothing-to-explore = { $cell }: клетка не граничит с неисследованной областью.
refusal-nothing-to-gather = { $cell }: здесь нечего собирать.
refusal-other-scroll = { $cell }: священный свиток — цвета другого самурая.
refusal-face-down = { $cell }: жетон ресурсов лежит лицом вниз; его откроет исследование рядом.
refusal-stock-used = { $cell }: постоянный запас можно собирать раз в ход.
refusal-no-room = { $cell }: в рюкзаке нет места, даже если выбросить из него кубы.
refusal-not-explored = { $cell }: область ещё не исследована.
refusal-full = { $cell }: там уже два самурая.
refusal-dragon-lava = { $cell }: на жетон с драконом нельзя войти через лаву.
refusal-lava-sandals = { $cell }: для этой лавы нужна сила сандалий { $amount }, а у ваших { $strength }.
refusal-lava-token = { $cell }: здесь на лаву можно ступить только за жетон состояния, а у вас его нет; их оставляют поверженные драконы.
refusal-lava-end = { $cell }: оттуда не успеть дойти до сухой клетки.
refusal-stop-on-lava = Движение нельзя закончить на лаве.
refusal-weapon-closed = Куб лежит в правой половине, а она закрыта без своего монаха.
refusal-weapon-single = У этого самурая одно оружие: все его кубы должны соприкасаться.
refusal-weapon-across = Этот самурай не держит двуручного оружия: через середину ничто не должно соприкасаться.
refusal-weapon-two-handed = В двуручном оружии не больше { $both } кубов.
refusal-weapon-one-handed = В одноручном оружии не больше { $amount } кубов.
refusal-weapon-beside = Рядом с двуручным оружием не может быть другого.
refusal-weapon-apart = В каждой половине одно оружие: его кубы должны соприкасаться.
error-hard-alone = Высокая сложность есть только в кооперативном режиме: выберите этот режим или обычную сложность.
error-peaceful-together = Мирный вариант есть только в соревновательном режиме: выберите этот режим или откажитесь от варианта.
error-scenario = Сценарий «{ $given }» не для { $amount ->
    [one] { $amount } игрока
   *[many] { $amount } игроков
} (режим: { $mode }); здесь есть { $allowed }, или можно без сценария (none).
error-scenario-boards = Для сценария «{ $given }» нужны планшеты: { $allowed }.
error-scenario-peaceful = В сценарии «{ $given }» без боёв нельзя: мирного варианта у него нет.

## Что произошло

event-samurai = { $seat } играет за самурая { $item }.
event-first = Первый ход: { $seat }.
event-round = Раунд { $amount }.
event-round-of = Раунд { $amount } из { $last }.
event-points = { $seat } получает { $gain }.
event-points-lost = { $seat } теряет { $cost }.
event-countdown = { $seat } начинает обратный отсчёт: вулкан просыпается.
event-lava-phase = { $seat } впервые тревожит лаву.
event-eruption = Извержение! Начинаются последние раунды.
event-cubes = { $seat } берёт: { $gain }.
event-discard = { $seat } сбрасывает: { $item }.
event-upper-pack = { $seat } теряет верхний рюкзак со всем содержимым: { $items }.
event-other-cards = { $seat } предлагает другие карты снаряжения.
event-pay = { $seat } платит ({ $gear }): { $cost }.
event-used-up = { $seat } тратит всё, что осталось ({ $gear }).
event-broken = Поломка ({ $gear }, { $square }): { $seat } теряет { $cost }.
event-weapon-falls-apart = Оружие разваливается ({ $squares }): { $seat } теряет { $cost }.
event-right-half = { $seat } теряет правую часть оружейной сетки: { $cost }.
event-charm = { $seat }: зачаровано — { $gear }.
event-charm-lost = { $seat }: чары спадают — { $gear }.
event-scroll = { $seat } берёт свиток «{ $item }».
event-blueprint = { $seat } берёт чертёж «{ $item }».
event-card = { $seat } получает карту снаряжения «{ $item }».
event-attach = { $seat } прикрепляет карту «{ $item }»: { $action }.
event-side-points = { $seat } будет получать победное очко за каждое применение карты оружия.
event-side-look = { $seat } будет смотреть верхний жетон стопки при каждом применении карты оружия.
event-monk = { $seat } принимает монаха ({ $slot }): { $gain }.
event-adventure-found = { $seat } находит «{ $item }».
event-adventure = { $seat } использует «{ $item }».
event-remains = { $seat } собирает оставшееся от дракона.
event-extra-action = { $seat } отдаёт жетон состояния за дополнительное действие.
event-cooled = Жетоны лавы убраны: { $place }.
event-rest = { $seat } отдыхает.
event-craft = { $seat } мастерит ({ $gear }): { $cubes }.
event-craft-loss = { $seat } теряет куб при разборке: { $cost }.
event-step = { $seat } идёт: { $cell }.
event-stays = { $seat } остаётся на месте.
event-explore = { $seat } исследует: { $place }.
event-dragon-appears = Появляется { $dragon }: { $place }.
event-look = { $seat } подсматривает верхний жетон стопки: { $level }.
event-looked = { $seat } видит: { $contents }.
event-dragon-fight = Бой ({ $place }): { $seats }; противник — { $dragon }, здоровье { $amount }.
event-join = { $seat } присоединяется к бою.
event-brave-monk = { $seat } посылает доблестного монаха: { $slot }.
event-throw = { $seat }: монах бросает { $cost }, выпало { $faces }: урон { $amount }.
event-roll = { $who } бросает: { $faces }; урон { $amount }.
event-roll-again = { $who } перебрасывает; теперь { $faces }; урон { $amount }.
event-foe-roll = Бросает { $who }: { $faces }; урон { $amount }.
event-health = Осталось здоровья: { $amount } ({ $dragon }).
event-monk-health = У монаха осталось здоровья: { $amount }.
event-retreat = { $seat } отступает.
event-surrender = { $seat } сдаётся.
event-goes-back = { $seat } возвращается: { $cell }.
event-stands-up = { $seat } встаёт.
event-knocked-out = { $seat } теряет сознание.
event-lies = { $seat } лежит без сознания: { $cell }.
event-respawn = { $seat } снова на ногах: { $cell }.
event-life = { $amount ->
    [0] { $seat } теряет последнюю жизнь.
   *[other] { $seat } теряет жизнь (осталось: { $amount }) и встаёт на центральный жетон.
}
event-slain = Повержен { $dragon }.
event-figure = Фигурку дракона забирает { $seat }: { $dragon }.
event-venom = { $amount ->
    [one] Получает { $amount } жетон урона { $dragon }.
    [few] Получает { $amount } жетона урона { $dragon }.
   *[many] Получает { $amount } жетонов урона { $dragon }.
}
event-duel = Бой самураев: { $seat } атакует, защищающийся — { $other }.
event-monk-fight = { $seat } сражается с монахом: { $cell }.
event-monk-beaten = { $seat } побеждает монаха.
event-guard-beaten = { $seat } побеждает; повержен { $other }.
event-steal = { $seat } забирает из рюкзака — { $other }: { $item }.
event-spoil = { $seat } выбрасывает из рюкзака — { $other }: { $item }.
event-dragon-moves = Идёт { $dragon }: { $place }.
event-monk-walks = Монах идёт: { $cell }.
event-lava = { $amount ->
    [0] Лава { $number } поднимается, но не покрывает ни одной клетки.
    [one] Лава { $number } покрывает { $amount } клетку.
    [few] Лава { $number } покрывает { $amount } клетки.
   *[many] Лава { $number } покрывает { $amount } клеток.
}
event-swallowed = Лава поглощает самурая: { $seat }.
event-flees = { $seat } бежит от лавы: { $cell }.
event-rope = На центральный жетон спускается верёвка.
event-escape = { $seat } выбирается из вулкана: { $palace }.
event-leave = { $seat } покидает вулкан.
event-come-back = Появился дракон: { $seat } возвращается.
event-deliver = { $seat } доставляет сёгуну: { $item }.
event-deliver-blueprint = { $seat } доставляет сёгуну чертёж: { $gear }.
event-end = Вулкан извергается; игра окончена.
event-victory = Получилось: общая победа.
event-defeat = Вулкан победил.
event-give = { $seat } отдаёт — { $other }: { $items }.
event-declines = { $seat } не соглашается на обмен, который предлагает { $other }.

## Стол в терминале

board-title = { $scenario } · { $round } · { $mode }
board-setup = подготовка к игре
board-round = раунд { $round }
board-round-of = раунд { $round } из { $last }
board-countdown = Обратный отсчёт: ячейка { $cell } из 8; лава: { $called }
board-palaces = Следующая вещь принесёт: большой дворец — { $great }; малый дворец — { $small }
board-map = Карта
board-slots = Клетка зовётся по месту и номеру: /0 в середине, /1 справа от неё, дальше по часовой стрелке /2, /3 (снизу), /4 слева, /5, /6 (сверху). Во фразах стрелка говорит, где клетка на своём жетоне, а жетон назван по уровню и часу, будто кратер — циферблат.
board-legend = @1 самурай игрока 1 · E враг · D дракон · ^ лава · ~2 извергнется лава 2 · m монах · r ресурсы · x жетон лицом вниз · s1 свиток игрока 1 · a приключение · t добыча дракона · X секретный выход · . пусто · C центр (& с верёвкой) · T храм · B мост, концы a и b · без точек — не исследовано
board-fight = Бой: { $place }; порядок: { $order }
board-foe = { $foe } (здоровье { $health })
board-dragons = Драконы
board-dragon = { $place }: { $dragon }, инициатива { $initiative }, здоровье { $health }, кубиков { $dice }
board-asleep = спит
board-awake = не спит, скоро пойдёт
board-stacks = Осталось жетонов
board-equipment = Карты снаряжения ({ $gear })
board-scrolls = Священные свитки
board-hidden = { $amount ->
    [one] { $amount } скрытый чертёж
    [few] { $amount } скрытых чертежа
   *[many] { $amount } скрытых чертежей
}
board-letters = Рисунки и сетки: W дерево, M металл, T зуб дракона; ряды разделены знаком /, - закрытая ячейка.
board-pack = Рюкзак ({ $used } из { $room })
board-monks = Монахи
board-blueprints = Чертежи
board-attached = Карты снаряжения
board-lives = жизни { $amount }
board-initiative = инициатива { $amount }
board-discs = диски { $amount } (потрачено { $spent })
board-away = снаружи
board-lying = без сознания
board-beaten = повержен

## Нарисованное поле

drawn-nearer = Приблизить
drawn-farther = Отдалить
drawn-round = Раунд
drawn-damage = { $amount ->
    [one] { $amount } жетон урона
    [few] { $amount } жетона урона
   *[other] { $amount } жетонов урона
}
drawn-in-place = на месте { $met } из { $all } кубов
drawn-supply = Осталось в запасе
drawn-no-blueprint = Зачарованного чертежа здесь нет ({ $gear })
drawn-no-scroll = Свободная ячейка для священного свитка
drawn-trace-monk = Отсюда забрали монаха
drawn-trace-scroll = Отсюда забрали священный свиток
drawn-countdown = Обратный отсчёт: начинается с { $points } очков; фишка в ячейке { $cell } из 8
drawn-rounds-left = До извержения: { $calm }; затем { $last }
drawn-goal-escape = Для победы: убить легендарного дракона, зачаровать шлем, оружие и сандалии и уйти через секретный выход, каждый с чарами
drawn-goal-dragons = Для победы: убить легендарного дракона и всех остальных на виду и уйти через секретный выход
drawn-goal-tame = Для победы: ослабить легендарного дракона на центральном жетоне, но оставить его в живых
drawn-goal-guards = Для победы: одолеть трёх падших самураев и уйти с тремя зачарованными предметами снаряжения
drawn-strength = сила { $amount }
drawn-initiative = инициатива
drawn-points = победные очки
drawn-lives = жизни
drawn-owed = урон к оплате: { $amount }
drawn-trade = Укажите, что отдаёте и что просите, затем обмен внизу, чтобы предложить его.
drawn-first = Кто бросает первым
drawn-brave = С храбрым монахом вы бросите раньше дракона.
drawn-hits-all = каждому бойцу — весь урон
drawn-breaks = Отломится кубов: { $amount }
drawn-if-it-falls = Если он падёт
drawn-if-you-fall = Если падёте вы
drawn-if-you-win = Если победите вы
drawn-each = каждому, кто ещё стоит
drawn-group = группе, на всех
drawn-fall-back = назад на свою клетку, без сознания; шлема нет
drawn-fall-life = минус жизнь; дальше из центра
drawn-fall-temple = снова на ногах в храме; шлема нет
drawn-take-theirs = одна из этих вещей — ваша
drawn-lose-yours = одной вашей вещи не станет
drawn-empty-pack = Рюкзак пуст: взять нечего.
drawn-out = Выбрались наружу
drawn-nobody-out = Пока никто не выбрался.
drawn-if-you-left = Если уйти сейчас
drawn-left-over = Останется к концу
drawn-left-over-why = Недоставленное приносит наименьшее число большого дворца.
drawn-left-turns = по одной вещи за ход, осталось { $amount ->
    [one] { $amount } ход
    [few] { $amount } хода
   *[other] { $amount } ходов
}
drawn-next = { $event }: через { $amount ->
    [one] { $amount } ход
    [few] { $amount } хода
   *[other] { $amount } ходов
} ({ $seat })
drawn-lava = Если лава поднимется под самураем: заплатить сандалиями и сойти или погибнуть
drawn-lava-here = Лава { $number } поднимется там, где вы стоите
drawn-cards = Карты, свитки и храмы или дворцы

## Headings over options

verb-go = Идти
verb-build = Построить
verb-set = Клетки
