## Игра

game-name = Fuji Koro
game-tagline = В недра вулкана — и вовремя обратно
game-about = Исследуйте пещеры под горой Фудзи, мастерите шлем, оружие и сандалии из дерева, металла и зубов дракона и бросайте вызов драконам — друг против друга или все вместе. А потом поднимется лава: доставьте сокровища сёгуну, пока есть выход.

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

## Самураи

name-samurai-yoshihiro = Ёсихиро
name-samurai-masako = Масако
name-samurai-masatsura = Масацура
name-samurai-tomoe = Томоэ
name-samurai-mitsuhide = Мицухидэ
name-samurai-takeko = Такэко
name-samurai-daisuke = Дайсукэ

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

## Места

name-place-centre = центральный жетон
name-place-temple-1 = священный храм 1
name-place-temple-2 = священный храм 2
name-place-temple-3 = священный храм 3
name-place-bridge-1 = мост 1
name-place-bridge-2 = мост 2
name-place-bridge-3 = мост 3
name-level-1 = уровень I
name-level-2 = уровень II
name-level-3 = уровень III
name-palace-great = большой дворец
name-palace-small = малый дворец

## Действия и ячейки планшета

name-action-move = Двигаться
name-action-explore = Исследовать
name-action-gather = Собирать
name-action-rest = Отдыхать
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
word-extra-action = { $amount ->
    [one] { $amount } дополнительное действие
    [few] { $amount } дополнительных действия
   *[many] { $amount } дополнительных действий
}
word-venom = { $amount ->
    [one] { $amount } жетон урона на дракона
    [few] { $amount } жетона урона на дракона
   *[many] { $amount } жетонов урона на дракона
}
word-state-token = { $amount ->
    [one] { $amount } жетон состояния
    [few] { $amount } жетона состояния
   *[many] { $amount } жетонов состояния
}
word-initiative = +{ $amount } к инициативе
word-look = взгляд на верхний жетон стопки
word-craft = смастерить один тип снаряжения
word-renew = перевернуть жетоны ресурсов рядом
word-cool = убрать жетоны лавы с жетона рядом
word-lava-shield = без урона от следующей лавы
word-smoke = движение без боёв

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

## Вопросы, варианты, события и отказы
