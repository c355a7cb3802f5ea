### Битоку по-русски.
###
### Разделы: игра и её настройки | слова эффектов | что считается | названия | части счёта |
### и в конце то, что говорят правила: вопросы, варианты, события, причины отказа.

## Игра

game-name = Битоку
game-tagline = Духи Леса на пути к величию
seat-automa = Тэнгу
game-about = Вы разыгрываете ёкаев, отправляете кубики стражей в Лес и за реку, собираете кристаллы, митам, здания и паломничества. После четырёх раундов самый добродетельный дух станет новым Великим Духом Леса.
game-length = 4 сезона, около 170 решений на игрока

## Настройки партии

-yes = да
-no = нет
-edition = как в издании

rule-option-edition = Издание
rule-option-edition-default = рекомендуемое сочетание
rule-option-edition-es = испанское
rule-option-edition-ru = русское
rule-option-harder_forest = Усложнённые действия Леса
rule-option-harder_forest-false = { -no }
rule-option-harder_forest-true = { -yes }
rule-option-vision_deadline = Видения проверяются
rule-option-vision_deadline-edition = { -edition }
rule-option-vision_deadline-ascension_start = в начале Избрания
rule-option-vision_deadline-vision_step = при подсчёте видений
rule-option-copy_requires_dominance = Скопированное действие должно превзойти другие кубики
rule-option-copy_requires_dominance-false = { -no }
rule-option-copy_requires_dominance-true = { -yes }
rule-option-tengu_second_rock = Вторая ивакура тэнгу берётся
rule-option-tengu_second_rock-edition = { -edition }
rule-option-tengu_second_rock-leftovers = из оставшихся ивакур
rule-option-tengu_second_rock-garden = из Сада камней
rule-option-tengu_dream_rewards = Тэнгу получает награды своих кристаллов грёз
rule-option-tengu_dream_rewards-edition = { -edition }
rule-option-tengu_dream_rewards-off = { -no }
rule-option-tengu_dream_rewards-on = { -yes }
rule-option-tengu_mitama_vp = Тэнгу получает ОД ячеек митам
rule-option-tengu_mitama_vp-edition = { -edition }
rule-option-tengu_mitama_vp-off = { -no }
rule-option-tengu_mitama_vp-on = { -yes }
rule-option-tengu_kodama_first = Тэнгу продвигает кодаму до действия
rule-option-tengu_kodama_first-edition = { -edition }
rule-option-tengu_kodama_first-off = { -no }
rule-option-tengu_kodama_first-on = { -yes }
rule-option-disputed_needs_crossable = Переправа спорная, только если ваш кубик может её пересечь
rule-option-disputed_needs_crossable-edition = { -edition }
rule-option-disputed_needs_crossable-off = { -no }
rule-option-disputed_needs_crossable-on = { -yes }
rule-option-home_is_lower_bank = Дом Великого Духа считается лежащим ниже реки
rule-option-home_is_lower_bank-false = { -no }
rule-option-home_is_lower_bank-true = { -yes }
rule-option-tengu_takes_any = Тэнгу переправляется за любым ёкаем и битоку, а не только за любимым ёкаем и самым редким битоку
rule-option-tengu_takes_any-false = { -no }
rule-option-tengu_takes_any-true = { -yes }
rule-option-easier_no_dragonfly = Проще: тэнгу начинает без стрекозы
rule-option-easier_no_dragonfly-false = { -no }
rule-option-easier_no_dragonfly-true = { -yes }
rule-option-easier_no_yokai = Проще: тэнгу начинает без ёкаев
rule-option-easier_no_yokai-false = { -no }
rule-option-easier_no_yokai-true = { -yes }
rule-option-easier_no_resources = Проще: тэнгу начинает без ресурсов
rule-option-easier_no_resources-false = { -no }
rule-option-easier_no_resources-true = { -yes }
rule-option-easier_kodama = Проще: его кубики продвигают только отстающих кодам
rule-option-easier_kodama-false = { -no }
rule-option-easier_kodama-true = { -yes }
rule-option-easier_no_fruits = Проще: его кристаллы не дают очков перемещения
rule-option-easier_no_fruits-false = { -no }
rule-option-easier_no_fruits-true = { -yes }
rule-option-harder_pilgrim = Сложнее: один паломник тэнгу уже в пути
rule-option-harder_pilgrim-false = { -no }
rule-option-harder_pilgrim-true = { -yes }
rule-option-harder_kodamas = Сложнее: его кодамы начинают на одну ячейку дальше
rule-option-harder_kodamas-false = { -no }
rule-option-harder_kodamas-true = { -yes }
rule-option-harder_dragonflies = Сложнее: тэнгу начинает с двумя стрекозами
rule-option-harder_dragonflies-false = { -no }
rule-option-harder_dragonflies-true = { -yes }
rule-option-harder_leads = Сложнее: 3 ОД за каждый регион, где он впереди
rule-option-harder_leads-false = { -no }
rule-option-harder_leads-true = { -yes }
rule-group-edition = Издание
rule-about-edition = В нескольких местах правила изданий расходятся; рекомендуемое сочетание берёт более ясное прочтение.
rule-preset-edition-recommended = Рекомендуем
rule-preset-edition-spanish = Испанское
rule-preset-edition-russian = Русское
rule-about-harder_forest = В речном регионе ваш кубик должен быть выше всех других кубиков там, а не просто не ниже.
rule-group-tengu = Тэнгу
rule-about-tengu = Пять послаблений и четыре усложнения, как в правилах.
rule-preset-tengu-standard = Обычно
rule-preset-tengu-easier = Легче
rule-preset-tengu-harder = Труднее
rule-group-readings = Отдельные вопросы
rule-about-readings = Места, где компании играют по-разному.

## Слова эффектов

word-vp = { $amount } ОД
word-wood = { $amount ->
    [one] { $amount } дерево
    [few] { $amount } дерева
   *[many] { $amount } дерева
}
word-stone = { $amount ->
    [one] { $amount } камень
    [few] { $amount } камня
   *[many] { $amount } камней
}
word-jade = { $amount ->
    [one] { $amount } нефрит
    [few] { $amount } нефрита
   *[many] { $amount } нефритов
}
word-sake = { $amount } саке
word-any = { $amount ->
    [one] { $amount } любой ресурс
    [few] { $amount } любых ресурса
   *[many] { $amount } любых ресурсов
}
word-amulet = { $amount ->
    [one] амулет «+{ $argument }»
    [few] { $amount } амулета «+{ $argument }»
   *[many] { $amount } амулетов «+{ $argument }»
}
word-unlock = { $amount ->
    [one] освободить кубик
    [few] освободить { $amount } кубика
   *[many] освободить { $amount } кубиков
}
word-draw = { $amount ->
    [one] взять ёкая из своей колоды
    [few] взять { $amount } карты ёкаев из своей колоды
   *[many] взять { $amount } карт ёкаев из своей колоды
}
word-yokai = { $amount ->
    [one] карта ёкая из общей колоды
    [few] { $amount } карты ёкаев из общей колоды
   *[many] { $amount } карт ёкаев из общей колоды
}
word-bitoku = { $amount ->
    [one] карта битоку из колоды
    [few] { $amount } карты битоку из колоды
   *[many] { $amount } карт битоку из колоды
}
word-vision = { $amount ->
    [one] карта видения
    [few] { $amount } карты видений
   *[many] { $amount } карт видений
}
word-kodama = { $amount ->
    [one] продвинуть кодаму на { $amount } ячейку
    [few] продвинуть кодам на { $amount } ячейки
   *[many] продвинуть кодам на { $amount } ячеек
}
word-kodama-here = { $amount ->
    [one] продвинуть кодаму этого региона на { $amount } ячейку
    [few] продвинуть кодаму этого региона на { $amount } ячейки
   *[many] продвинуть кодаму этого региона на { $amount } ячеек
}
word-kodama-back = { $amount ->
    [one] отодвинуть чужого кодаму на { $amount } ячейку назад
    [few] отодвинуть чужих кодам на { $amount } ячейки назад
   *[many] отодвинуть чужих кодам на { $amount } ячеек назад
}
word-move = { $amount ->
    [one] { $amount } очко перемещения
    [few] { $amount } очка перемещения
   *[many] { $amount } очков перемещения
}
word-rock = { $amount ->
    [one] ивакура
    [few] { $amount } ивакуры
   *[many] { $amount } ивакур
}
word-pilgrim = { $amount ->
    [one] паломник к ивакуре
    [few] { $amount } паломника к ивакурам
   *[many] { $amount } паломников к ивакурам
}
word-build = { $argument ->
    [1] здание со скидкой 1
    [2] здание со скидкой 2
   *[other] здание
}
word-crystal = { $argument ->
    [1] кристалл со скидкой 1
    [2] кристалл со скидкой 2
   *[other] кристалл
}
word-mitama = { $argument ->
    [1] митама со скидкой 1
    [2] митама со скидкой 2
   *[other] митама
}
word-dragonfly = { $argument ->
    [1] стрекоза со скидкой 1
    [2] стрекоза со скидкой 2
   *[other] стрекоза
}
word-copy = повторить за чужим кубиком в Лесу

## Что считается

name-count-resource = { $amount ->
    [one] { $amount } ресурс
    [few] { $amount } ресурса
   *[many] { $amount } ресурсов
}
name-count-building = { $amount ->
    [one] { $amount } здание
    [few] { $amount } здания
   *[many] { $amount } зданий
}
name-count-crystal = { $amount ->
    [one] { $amount } кристалл
    [few] { $amount } кристалла
   *[many] { $amount } кристаллов
}
name-count-mitama = { $amount ->
    [one] { $amount } митама
    [few] { $amount } митамы
   *[many] { $amount } митам
}
name-count-pair = { $amount ->
    [one] { $amount } объединённая стрекоза
    [few] { $amount } объединённые стрекозы
   *[many] { $amount } объединённых стрекоз
}
name-count-illumination = { $amount ->
    [one] { $amount } паломник на ячейке озарения
    [few] { $amount } паломника на ячейках озарения
   *[many] { $amount } паломников на ячейках озарения
}
name-count-torii = { $amount ->
    [one] { $amount } паломник на ячейке торий
    [few] { $amount } паломника на ячейках торий
   *[many] { $amount } паломников на ячейках торий
}
name-count-arrived = { $amount ->
    [one] { $amount } паломник на ячейке озарения или торий
    [few] { $amount } паломника на ячейках озарения или торий
   *[many] { $amount } паломников на ячейках озарения или торий
}
name-count-completed = { $amount ->
    [one] { $amount } посещённая карта битоку
    [few] { $amount } посещённые карты битоку
   *[many] { $amount } посещённых карт битоку
}
name-count-bitoku = { $amount ->
    [one] { $amount } карта битоку
    [few] { $amount } карты битоку
   *[many] { $amount } карт битоку
}
name-count-rock = { $amount ->
    [one] { $amount } ивакура
    [few] { $amount } ивакуры
   *[many] { $amount } ивакур
}
name-count-rock-pilgrim = { $amount ->
    [one] { $amount } паломник у ивакуры
    [few] { $amount } паломника у ивакур
   *[many] { $amount } паломников у ивакур
}
name-count-yokai = { $amount ->
    [one] { $amount } ёкай
    [few] { $amount } ёкая
   *[many] { $amount } ёкаев
}

## Названия

name-season-spring = Весна
name-season-summer = Лето
name-season-autumn = Осень
name-season-winter = Зима
name-season-ascension = Избрание

name-region-yomi = Земли Ёми
name-region-stairs = Ступени знаний
name-region-home = Дом Великого Духа
name-region-jade = Нефритовая поляна
name-region-forges = Кузни

name-hill-yomi = холм Земель Ёми
name-hill-stairs = холм Ступеней знаний
name-hill-jade = холм Нефритовой поляны
name-hill-forges = холм Кузен

name-favour-a = карта битоку
name-favour-b = карта ёкая
name-favour-c = два действия

name-forest-row = { $region }, от { $amount }
name-display-space = { $tile }, ячейка { $space }
name-path-space = { $path }, ячейка { $space }
name-path-branch = { $path }, { $branch }

name-path-left = левый путь
name-path-right = правый путь

name-slot-left = левая ячейка
name-slot-middle = средняя ячейка
name-slot-right = правая ячейка

name-resource-wood = дерево
name-resource-stone = камень
name-resource-jade = нефрит
name-resource-sake = саке

name-type-kappa = Каппа
name-type-imomushi = Имомуси
name-type-nezumi = Нэдзуми
name-type-kitsune = Кицунэ
name-type-shin-ookami = Син оками
name-type-yama-uba = Ямауба
name-type-makoto = Макото
name-type-chuugi = Тюуги
name-type-yu = Ю
name-type-jin = Дзин
name-type-rei = Рэй
name-type-gi = Ги
name-type-meiyo = Мэйдзё
name-type-ara = Ара
name-type-nigi = Ниги
name-type-saki = Саки
name-type-kushi = Куси
name-type-shinigami = Синигами
name-type-temple = храм
name-type-onsen = онсэн
name-type-farm = ферма
name-type-ryokan = рёкан
name-type-ancient = древнее здание

name-colour-dream = кристалл грёз
name-colour-memory = кристалл воспоминаний
name-colour-wit = кристалл мастерства

name-trigger-build = постройка здания
name-trigger-crystal = получение кристалла
name-trigger-mitama = получение митамы
name-trigger-combine = объединение митамы со стрекозой
name-trigger-arrive = паломник на ячейке озарения или торий
name-trigger-complete = посещение карты битоку
name-trigger-cross = пересечение реки
name-trigger-pilgrim = размещение паломника у ивакуры

name-kind-kappa = Каппа
name-kind-imomushi = Имомуси
name-kind-nezumi = Нэдзуми
name-kind-kitsune = Кицунэ
name-kind-shin-ookami = Син оками
name-kind-yama-uba = Ямауба
name-kind-makoto = Макото
name-kind-chuugi = Тюуги
name-kind-yu = Ю
name-kind-jin = Дзин
name-kind-rei = Рэй
name-kind-gi = Ги
name-kind-meiyo = Мэйдзё
name-kind-ara = Ара
name-kind-nigi = Ниги
name-kind-saki = Саки
name-kind-kushi = Куси
name-kind-shinigami = Синигами
name-kind-temple = Храм
name-kind-onsen = Онсэн
name-kind-farm = Ферма
name-kind-ryokan = Рёкан
name-kind-ancient = Древнее здание
name-kind-dream = Кристалл грёз
name-kind-wit = Кристалл мастерства

name-reason-build = постройку здания
name-reason-crystal = получение кристалла
name-reason-mitama = получение митамы
name-reason-combine = объединение митамы со стрекозой
name-reason-arrive = паломника на ячейке озарения или торий
name-reason-complete = посещение карты битоку
name-reason-cross = пересечение реки
name-reason-pilgrim = размещение паломника у ивакуры

name-yokai = { $kind }: { $action }
name-starting-yokai = { $kind }, начальная карта: { $action }
name-bitoku = { $kind }: { $action }
name-vision = Видение: { $needs }
name-crystal = { $kind }: { $action }
name-memory-crystal = Кристалл воспоминаний: { $points } ОД за { $trigger }
name-mitama = { $kind }: { $action }
name-dragonfly = Стрекоза: { $action }
name-torii = Тории { $set ->
    [A] А
   *[B] Б
}: { $action }
name-rock = Ивакура: { $shows }
name-building = { $kind } от { $minimum }: { $action }
name-treasure = Озёрное сокровище { $prizes }

name-tengu-card = { $wants } · { $place }
name-tengu-wants-both = { $first } или { $second }
name-tengu-wants-favourite-yokai = любимый ёкай
name-tengu-wants-rarest-bitoku = самый редкий битоку
name-tengu-wants-yokai = ёкай
name-tengu-wants-bitoku = битоку
name-tengu-place = { $region }: { $shows }
name-tengu-favourite = любимая митама или здание
name-shown-dragonfly = стрекоза
name-shown-mitama = митама
name-shown-crystal = кристалл
name-shown-building = здание

name-home = Ячейка { $number } Дома: { $action }

name-branch-i1 = боковой путь озарения 1
name-branch-t1 = боковой путь торий 1
name-branch-i2 = боковой путь озарения 2
name-branch-t2 = боковой путь торий 2
name-branch-t3 = боковой путь торий 3
name-branch-i3 = боковой путь озарения 3
name-branch-t4 = боковой путь торий 4
name-branch-i4 = боковой путь озарения 4

name-crystal-space-sd1 = кристалл грёз, ячейка 1
name-crystal-space-sd2 = кристалл грёз, ячейка 2
name-crystal-space-sd3 = кристалл грёз, ячейка 3
name-crystal-space-sm1 = кристалл воспоминаний, ячейка 1
name-crystal-space-sm2 = кристалл воспоминаний, ячейка 2
name-crystal-space-si1 = кристалл мастерства, ячейка 1
name-crystal-space-si2 = кристалл мастерства, ячейка 2
name-crystal-space-si3 = кристалл мастерства, ячейка 3

name-rock-space-rs1 = ячейка у ивакуры 1
name-rock-space-rs2 = ячейка у ивакуры 2
name-rock-space-rs3 = ячейка у ивакуры 3
name-rock-space-rs4 = ячейка у ивакуры 4
name-rock-space-rj12 = ячейка между ивакурами 1 и 2
name-rock-space-rj23 = ячейка между ивакурами 2 и 3
name-rock-space-rj34 = ячейка между ивакурами 3 и 4

## Части счёта

part-play = Очки, полученные по ходу игры
part-first = Первый среди равных
part-bitoku = Уважение битоку
part-treasures = Озёрные сокровища
part-rocks = Резонанс ивакур
part-homage = Почтение стражей
part-visions = Рассказанные видения
part-destiny = Судьбоносный миг
part-yokai = Ёкаи
part-resources = Ресурсы
part-crystals = Кристаллы
part-leads = Первенство в регионах

## Вопросы

prompt-discard-down = Сбросьте ёкаев, оставив на руке троих.
prompt-fruits = Какой кристалл грёз принесёт плоды следующим?
prompt-turn = Разыграйте ёкая, используйте кубик, пересеките реку или спасуйте.
prompt-strengthen = Потратить амулеты на кубик?
prompt-place-die = Поставьте кубик на ячейку Леса.
prompt-visit = Выполните действие Леса или здания.
prompt-copy-die = Какой кубик соперника повторить?
prompt-choose-bonus = Вашим зданием воспользовались: что вы берёте?
prompt-claim-favour = Примите благодарность Леса или закройте одну из них.
prompt-deeds = Выберите действие; можно выполнить два разных.
prompt-choose-resources = Выберите, что взять.
prompt-unlock = Какой кубик освободить?
prompt-draw-yokai = { $amount ->
    [one] Взять { $amount } карту ёкая из своей колоды?
    [few] Взять { $amount } карты ёкаев из своей колоды?
   *[many] Взять { $amount } карт ёкаев из своей колоды?
}
prompt-look-for-yokai = Посмотреть две карты ёкаев общей колоды? Одну придётся взять.
prompt-keep-yokai = Какого ёкая взять на руку?
prompt-look-for-bitoku = Посмотреть две карты битоку из колоды? Одну придётся взять.
prompt-keep-bitoku = Какая карта битоку ляжет на ваш путь?
prompt-keep-vision = Какое видение оставить?
prompt-advance-kodama = { $amount ->
    [one] Продвиньте одного своего кодаму на { $amount } ячейку.
    [few] Продвиньте своих кодам, всего на { $amount } ячейки.
   *[many] Продвиньте своих кодам, всего на { $amount } ячеек.
}
prompt-push-back = { $amount ->
    [one] Отодвиньте кодаму соперника на { $amount } ячейку назад.
    [few] Отодвиньте кодам соперников, всего на { $amount } ячейки назад.
   *[many] Отодвиньте кодам соперников, всего на { $amount } ячеек назад.
}
prompt-take-rock = Какую ивакуру взять из Сада камней?
prompt-place-pilgrim = Где у ваших ивакур остановится паломник?
prompt-move = { $amount ->
    [one] Потратьте { $amount } очко перемещения.
    [few] Потратьте очко перемещения; у вас их { $amount }.
   *[many] Потратьте очко перемещения; у вас их { $amount }.
}
prompt-pay = Чем заплатить?
prompt-take-mitama = Какую митаму взять?
prompt-take-dragonfly = Какую стрекозу взять?
prompt-combine-mitama = Объединить новую митаму ({ $tile }) со стрекозой?
prompt-combine-dragonfly = Объединить новую стрекозу ({ $tile }) с митамой?
prompt-take-crystal = Какой кристалл взять?
prompt-set-crystal = Куда положить кристалл? { $tile }
prompt-build = Какое здание построить?
prompt-choose-site = Где строить? { $tile }
prompt-arrange-dice = Верните кубики на планшет.
prompt-remove-yokai = Отпустить одного ёкая ради его добродетели?
prompt-fulfil-visions = На все видения не хватает: какое исполнить?

## Варианты

option-discard = Сбросить: { $card }
option-fruit = Пожать плоды: { $tile }
option-play = Разыграть: { $card } ({ $slot })
option-die = Использовать кубик { $amount } ({ $slot })
option-sacrifice = Отдать паломника за несвободный кубик { $amount } ({ $slot })
option-cross = Пересечь реку кубиком { $amount }: { $region }; он станет { $value }
option-cross-one = { $which } ({ $slot })
option-first-card = Карта: { $what }
option-first-crystal = Кристалл мастерства: { $what }
option-pass = Спасовать до конца лета
option-amulets = На кубике { $amount } ({ $what })
option-amulets-none = Без амулетов: на кубике { $amount }
option-place = { $region }
option-place-low = { $region }, без действия Леса: там кубик выше
option-place-home = { $space }
option-forest = От { $amount }: { $what }
option-building = Воспользоваться зданием. { $tile }
option-building-owned = Воспользоваться зданием, владелец — { $owner }. { $tile }
option-end-visit = Закончить посещение
option-copy = Кубик { $amount }, { $rival }: { $region }
option-copy-home = Кубик { $amount } в Доме, { $rival }
option-bonus-vp = 1 ОД
option-bonus-amulet = Амулет «+1»
option-favour-bitoku = Взять битоку. { $card } ({ $hill })
option-favour-yokai = Взять ёкая. { $card } ({ $hill })
option-favour-deeds = Выполнить два действия ({ $hill })
option-cover = Отказаться и закрыть: { $favour } ({ $hill })
option-gain = Взять { $what }
option-unlock = Освободить кубик { $amount } ({ $slot })
option-draw = { $amount ->
    [one] Взять { $amount } карту
    [few] Взять { $amount } карты
   *[many] Взять { $amount } карт
}
option-look-yokai = Посмотреть двух ёкаев
option-keep-yokai = Взять: { $card }
option-look-bitoku = Посмотреть двух битоку
option-keep-bitoku = Взять: { $card }
option-keep-vision = Оставить: { $card }
option-keep-none = Не оставлять ни одного и взять ресурс
option-kodama = { $region }: на ячейку { $amount }
option-back = Кодама, { $rival }: { $region }
option-rock = Взять: { $tile }
option-beside = { $space } ({ $rocks })
option-move-bitoku = По пути битоку: { $card }
option-start = Новый паломник, { $path }: ячейка { $space }
option-walk = Паломник, { $path }: с ячейки { $space } на { $next }
option-branch = { $path }, { $branch }: { $amount } ОД
option-stop-moving = Больше не двигаться
option-pay = Заплатить { $what }
option-mitama = { $tile }, { $amount } ОД
option-dragonfly = { $tile }
option-combine-dragonfly = Объединить: { $tile }
option-combine-mitama = Объединить: { $tile }
option-not-combine = Не объединять
option-crystal = { $tile }
option-space = { $space }: { $amount } ОД
option-build = { $tile }. Кодама +{ $amount }
option-site = { $region }: кодама +{ $amount }
option-arrange = Слева { $left }, посередине { $middle }, справа { $right }
option-remove = { $kind } ({ $slot }) уходит: { $each } ОД × { $counted }
option-keep-all = Оставить всех ёкаев
option-fulfil = Исполнить: { $card }
option-fulfil-best = Исполнить то, что даёт больше очков

## События

event-round = Начинается раунд { $amount }.
event-season = { $season }.
event-draw = { $amount ->
    [one] { $seat } берёт { $amount } карту ёкая.
    [few] { $seat } берёт { $amount } карты ёкаев.
   *[many] { $seat } берёт { $amount } карт ёкаев.
}
event-drawn = Вы взяли: { $cards }.
event-shuffle = { $seat } замешивает сброс в новую колоду.
event-aside = { $seat } откладывает карту.
event-discards = { $seat } сбрасывает: { $cards }.
event-fruit = { $seat } пожинает плоды. { $tile }
event-play = { $seat } разыгрывает ёкая ({ $slot }). { $card }
event-unlock = { $seat } освобождает кубик { $amount } ({ $slot }).
event-sacrifice = { $seat }: паломник уходит навсегда.
event-amulets = { $seat }: потрачено { $what }, кубик показывает { $amount }.
event-tired = Повторение утомляет кубик игрока { $seat }: на нём теперь { $amount }.
event-place = { $seat } ставит кубик { $amount }: { $region }.
event-place-home = { $seat } ставит кубик { $amount }. { $space }
event-no-forest-action = Там кубик выше: { $seat } не выполняет действия Леса.
event-forest = { $seat } выполняет действие Леса: { $what }.
event-enter = { $seat } пользуется зданием. { $tile }
event-owner-vp = { $seat } получает 1 ОД за свою собственность.
event-owner-amulet = { $seat } берёт амулет «+1» за свою собственность.
event-copy = { $seat } повторяет кубик { $amount }, { $rival }.
event-cross = { $seat } пересекает реку: { $region }; на кубике { $amount }.
event-cover = { $seat } отказывается и закрывает: { $favour } ({ $hill }).
event-deeds = { $seat } выбирает действия ({ $hill }).
event-hill-bitoku = { $seat } просит битоку ({ $hill }).
event-take-yokai = { $seat } берёт ёкая ({ $hill }). { $card }
event-bitoku = { $seat } добавляет битоку к пути. { $card }
event-pass = { $seat } пасует.
event-gain = { $seat } берёт { $what }.
event-pay = { $seat } платит { $what }.
event-vp = { $seat } получает { $amount } ОД.
event-memory = Кристалл воспоминаний, { $seat }: { $amount } ОД ({ $trigger }).
event-look-yokai = { $seat } смотрит двух ёкаев общей колоды.
event-keep-yokai = { $seat } берёт одного из них на руку.
event-kept-yokai = Вы взяли: { $card }.
event-look-bitoku = { $seat } смотрит двух битоку из колоды.
event-renew-yokai = Сброс уходит под колоду ёкаев.
event-renew-bitoku = Сброс уходит под колоду битоку.
event-look-visions = { $amount ->
    [one] { $seat } смотрит { $amount } видение.
    [few] { $seat } смотрит { $amount } видения.
   *[many] { $seat } смотрит { $amount } видений.
}
event-vision = { $seat } оставляет видение. { $card }
event-no-vision = { $seat } не оставляет видений.
event-kodama = Кодама, { $seat }: ячейка { $amount }, { $region }.
event-back = { $seat } отодвигает кодаму, { $rival }: ячейка { $amount }, { $region }.
event-rock = { $seat } берёт ивакуру. { $tile }
event-rockside = Паломник игрока { $seat } садится у ивакуры ({ $space }).
event-complete = { $seat } посещает карту битоку. { $card }
event-start = Паломник игрока { $seat } отправляется в путь ({ $path }, ячейка { $space }).
event-walk = Паломник игрока { $seat } идёт дальше ({ $path }, ячейка { $space }).
event-arrive = Паломник игрока { $seat } у цели ({ $path }, { $space }): { $amount } ОД.
event-torii = { $seat } проходит под ториями. { $tile }
event-mitama = { $seat } берёт митаму. { $tile }
event-building = { $seat } берёт здание. { $tile }
event-dragonfly = { $seat } берёт стрекозу. { $tile }
event-put-down = { $seat } кладёт на свой планшет. { $tile }
event-combine = { $seat } объединяет: { $mitama } и стрекоза. { $dragonfly }
event-crystal = { $seat } берёт кристалл. { $tile }
event-set-crystal = { $seat } вставляет кристалл ({ $space }), просыпается паломник. { $tile }
event-build = { $seat } строит: { $region }. { $tile }
event-order = Новый порядок хода: { $seats }.
event-dice-home = Кубики игрока { $seat } возвращаются.
event-arrange = { $seat } возвращает кубики: { $left }, { $middle }, { $right }.
event-virtue = { $seat } отпускает ёкая за { $amount } ОД. { $card }
event-farewell = { $seat } сбрасывает ёкаев с ячеек: { $cards }.
event-hills = На холмах: { $bitoku }; { $yokai }.
event-snow-mitama = Снег, митамы: выбывает { $gone }; новые: { $new }.
event-snow-dragonfly = Снег, стрекозы: выбывает { $gone }; новые: { $new }.
event-snow-crystal = Снег, кристаллы: выбывает { $gone }; новые: { $new }.
event-snow-building = Снег, здания: выбывает { $gone }; новые: { $new }.
event-rock-gone = Ивакура покидает Сад камней. { $tile }
event-ascension = Начинается Избрание.
event-fulfil = { $amount ->
    [0] { $seat }: ни одно видение не исполнено.
   *[other] { $seat } исполняет: { $cards }.
}
event-score = Избрание приносит { $amount } ОД, { $seat }; всего { $total }.
event-tengu-turn = { $seat }: на кубиках воли { $first } и { $second }. Активная карта: { $card }.
event-tengu-skips = Не подходят строки: { $reasons }.
event-tengu-skipped = { $row } ({ $why })
event-tengu-row = { $seat } действует по строке { $row }.
event-tengu-unlock = { $seat } освобождает кубик { $amount }.
event-tengu-active = { $seat }: жетон настроя теперь активен.
event-tengu-inactive = { $seat }: жетон настроя теперь неактивен.
event-tengu-reveals = { $seat }: слева открыта новая карта. { $card }
event-tengu-shuffles = { $seat } замешивает сброс в новую колоду.
event-tengu-torii = У торий { $seat } берёт карту действия: { $card }.
event-tengu-lacks-disputed = нет спорной переправы
event-tengu-lacks-ford = нет кубика на переправе
event-tengu-lacks-card-kind = за рекой нет нужной ему карты
event-tengu-lacks-last-space = на холме не последняя ячейка
event-tengu-lacks-place-free = регион занят
event-tengu-lacks-place-full = регион доступен
event-tengu-lacks-unlocked = нет свободного кубика
event-tengu-lacks-no-unlocked = есть свободный кубик
event-tengu-lacks-locked = нет несвободного кубика
event-tengu-lacks-no-locked = есть несвободный кубик
event-tengu-lacks-active = жетон поведения неактивен
event-tengu-lacks-inactive = жетон поведения активен
event-tengu-lacks-leftmost = карта не крайняя слева
event-tengu-lacks-pays = нет нужного ресурса
event-tengu-lacks-no-home-die = кубик уже в Доме
event-tengu-lacks-home-space = в Доме нет места
event-tengu-lacks-competitive-space = в Лесу нет места

## Отказы

refusal-slot-taken = Здесь уже есть карта ({ $place }).
refusal-locked = Кубик несвободен ({ $place }). Сыграйте ёкая рядом с ним или отдайте паломника.
refusal-no-pilgrim = Нет бодрствующих паломников ({ $place }). Спящих будят кристаллы.
refusal-crossed = Кубик уже пересёк реку и отдыхает до зимы ({ $place }).
refusal-cross-home = Река не касается Дома ({ $place }).
refusal-cross-low = Кубик с единицей не может пересечь реку ({ $place }).
refusal-cross-full = На холме нет пустой ячейки ({ $place }; { $slot }).
refusal-pass = Спасовать можно, разыграв трёх ёкаев и поставив три кубика.
refusal-place-full = Здесь нет пустой ячейки ({ $place }).
refusal-copy-low = Сюда ставят кубик со значением 2 и больше ({ $place }).
refusal-die-low = На кубике должно быть { $amount } или больше ({ $place }).
refusal-impossible = Сейчас ничего из этого не выполнить ({ $place }).
refusal-fresh = Это здание построено в этот ход ({ $place }).
refusal-favour-covered = Эта благодарность уже получена в этом раунде: { $favour } ({ $place }).
refusal-price = Цена — { $what }, этого не хватает ({ $place }).
refusal-crystal = Нет пустой ячейки: { $colour } ({ $place }).
refusal-no-site = Ни в одной области нет места для здания. { $tile }
refusal-kodama-end = Последняя ячейка занята или уже ваша ({ $place }).
refusal-rockside-taken = Там уже есть паломник ({ $place }).
refusal-rockside-no-rock = Рядом с этой ячейкой нет вашей ивакуры ({ $place }).
refusal-no-bitoku = Перед вашей фишкой нет карт битоку.
refusal-bridge = { $amount ->
    [one] Для моста нужна { $amount } посещённая карта битоку ({ $place }).
    [few] Для моста нужны { $amount } посещённые карты битоку ({ $place }).
   *[many] Для моста нужно { $amount } посещённых карт битоку ({ $place }).
}
refusal-branch-own = На этом боковом пути уже есть ваш паломник ({ $place }).
refusal-branch-full = Все ячейки этого бокового пути заняты ({ $place }).

## Поле в терминале

board-moment = Раунд { $round } из { $rounds }, { $season }
board-title = Раунд { $round } из { $rounds }, { $season }. Порядок хода: { $order }
board-forest = Лес
board-region = Регион
board-dice = Кубики
board-kodamas = Кодамы
board-treasure = Сокровище
board-buildings = Здания
board-neutral = нейтральный: { $space }
board-home = Дом Великого Духа, сверху вниз
board-space = Ячейка
board-hills = Холмы Хикару
board-hill = Холм
board-bitoku = Битоку
board-yokai = Ёкай
board-deeds = Действия
board-covered = закрыто
board-open = открыто
board-pilgrims = Паломники
board-branches = Боковые пути
board-displays = Жетоны, от последней ячейки
board-display-mitama = Митамы
board-display-dragonfly = Стрекозы
board-display-crystal = Кристаллы
board-display-building = Здания
board-price = { $cost }, даёт { $gain }
board-gift = даёт { $gain }
board-garden = Сад камней
board-tengu = Карты действий тэнгу, слева направо
board-tengu-deck = Карты действий, что ещё придут, и сброшенные
board-tengu-active = Жетон поведения: активный
board-tengu-inactive = Жетон поведения: неактивный
board-seat = { $seat }: { $vp } ОД
board-slots = Ячейки
board-hand = Рука
board-unknown = { $count ->
    [one] { $count } скрытая карта
    [few] { $count } скрытые карты
   *[many] { $count } скрытых карт
}
board-discard = Сброс
board-crystals = Кристаллы
board-rocks = Ивакуры
board-waiting = Не объединены
board-pairs = Объединены
board-path = Путь битоку
board-visions = Видения
board-vision = { $needs } ({ $vp } ОД, иначе −{ $penalty })
board-built = Построено зданий: { $count }
board-awake = бодрствующих паломников { $count }
board-die-locked = несвободен
board-die-unlocked = свободен
board-die-crossed = за рекой

## The drawn board

board-sign-yomi = Ёми
board-sign-stairs = Ступени
board-sign-jade = Поляна
board-sign-forges = Кузни
board-virtue = добродетель: { $points } ОД за каждое: { $counted }
board-owner-gets = владелец получает от гостей: { $gain }
board-builder-gets = строитель получает: { $gain }
board-neutral-kodama = нейтральный кодама
board-leads = { $count ->
    [one] { $names } впереди на { $lead }
   *[other] наравне: { $names }
}
board-less = сейчас дешевле на { $less }
board-worth = сейчас { $points } ОД
board-good-amulets = сколько добавят амулеты
board-good-dice = кубики наготове
board-good-points = очки добродетели
board-sun = Солнце: довольно, или пас
board-stock = Запас
board-crossing = Перешедший реку кубик показывает на 1 меньше, а шестёрка становится тройкой
board-bridge = Мост; нужно: { $counted }
board-cover = отказаться от благодарности и закрыть эту
board-tengu-plan = К чему привела бы карта
board-tengu-last = Последний ход
board-tengu-cycle = Порядок действий
board-tengu-favourite = Любимое
board-tengu-row-a = перейти, где можете вы
board-tengu-row-b = проснуться, разместить
board-tengu-row-c = разместить свободный кубик
board-tengu-row-d = освободить, заплатить
board-tengu-row-e = занять последнюю ячейку
board-tengu-row-f = пойти в Дом
board-tengu-row-g = освободить кубик и получить
board-tengu-row-h = перейти за нужной картой
board-tengu-row-i = туда, где кодама отстаёт
board-tengu-row-j = успокоиться и получить
board-tengu-row-k = перейти за любимым
board-tengu-row-l = спасовать
board-tengu-awake = активен
board-tengu-resting = неактивен
board-actions = Действия леса
board-decks = Колоды

## Headings over options

verb-play = Разыграть ёкая
verb-die = Использовать кубик
verb-sacrifice = Отдать паломника
verb-cross = Пересечь реку
verb-start = Новый паломник
verb-walk = Идти дальше
verb-forest = Действия Леса
verb-building = Здания
verb-favour = Принять благодарность
verb-cover = Закрыть благодарность
