### Слова, общие для всех игр, и слова самой программы.

## Перечисления, места, языки

list-empty = ничего
list-comma = { $before }, { $after }
list-and = { $before } и { $after }
seat = Игрок { $number }
seat-bot = { $bot } { $number }
seat-automa = Автома

## Эффекты

effect-plus = { $before } + { $after }
effect-or = { $before } или { $after }
effect-and-or = { $before } и/или { $after }
effect-cost = отдать: { $cost } → получить: { $gain }
effect-pay = отдать: { $cost }
effect-get = получить: { $gain }
effect-maybe = { $effect }, по желанию
effect-menu = { $effect }, на выбор
effect-again = { $times } × { $effect }
effect-group = ({ $effect })

## Выбор среди эффектов

prompt-one-of = Выберите одно.
prompt-menu = Выберите, что сделать дальше.
prompt-in-any-order = Выберите, что будет первым.
option-do = { $effect }
option-skip = Больше здесь ничего не делать

## Очки

score-total = Итого
score-rank = Место
score-winner = { $count ->
    [one] Победа: { $names }.
   *[other] Общая победа: { $names }.
}
score-nobody = Никто не побеждает.

## Игра в терминале

serve-at = Стол стоит здесь: { $address } (Ctrl+C убирает его).
backup-done = { $count ->
    [one] { $count } стол теперь лежит
    [few] { $count } стола теперь лежат
   *[other] { $count } столов теперь лежат
} в { $file }. Там же тайна, которой подписаны cookie: никому её не давайте.
restore-done = { $count ->
    [one] { $count } стол снова на месте.
    [few] { $count } стола снова на месте.
   *[other] { $count } столов снова на месте.
}
doctor-empty = База данных пуста: в ней никогда ничего не хранили.
doctor-newer = База данных сделана более новым Zataku (ревизия { $revision }): обновите этот.
doctor-older = База данных от более раннего Zataku. Она обновится, когда стол накроют.
doctor-damaged = Файл повреждён: { $reason }. Вернитесь к резервной копии.
doctor-read-only = В { $file } или в его папку нельзя писать.
doctor-readable = { $file } могут читать другие, а в нём тайна, которой подписаны cookie.
doctor-disk = На диске осталось только { $megabytes } МБ.
doctor-count = Столов: { $tables }, записей: { $entries }; не закончено: { $running }.
doctor-gap = У стола { $table } не хватает записей: его партию нельзя повторить.
doctor-orphan = Есть записи стола { $table }, но такого стола нет.
doctor-no-game = Столов игры { $game }, которой здесь нет: { $count }.
doctor-other-rules = Столов игры { $game }, начатых по версии { $version } правил: { $count }. Ни в одном здешнем выпуске её нет; они показаны, пока им следуют нынешние правила.
doctor-no-secret = Нет тайны, которой подписаны cookie: все станут незнакомцами.
doctor-verdict = { $count ->
    [0] Всё в порядке.
    [one] Не в порядке { $count } вещь.
    [few] Не в порядке { $count } вещи.
   *[other] Не в порядке { $count } вещей.
}
play-which-game = Какая игра?
play-how-many = Сколько игроков вместе с вами?
play-number = Номер
play-pick-number = Введите номер от 1 до { $most }.
play-started = { $game }. Зерно этой партии: { $seed }
play-hand-over = Теперь решает { $seat }. Нажмите Enter, когда больше никто не смотрит.
play-choose = Ваш выбор
play-hint = Выбор — номером или кодом. Ещё есть: { $commands }.
play-not-offered = Варианта «{ $given }» нет. Введите номер от 1 до { $most }, код или одно из: { $commands }.
play-thinking = { $seat } думает…
play-preview = Вот что даст выбор «{ $option }»:
play-preview-nothing = Заранее сказать нечего.
play-undone = Ход возвращён.
play-undo-refused = Возвращать нечего: с тех пор открылось что-то новое или решение принималось на другом месте.
play-why-nothing = Всё, чего можно ожидать, здесь доступно.
play-saved = Партия сохранена: { $file }
play-not-saved = Партию нельзя сохранить в { $file }: { $reason }
play-left = Вы вышли из-за стола.
play-rules-here = Правила этого решения:
play-rules-none = Для этого решения правила не названы.

command-undo = отмена
command-why = почему
command-board = поле
command-log = журнал
command-save = сохранить
command-quit = выход

help-choose = 3 или код: выбрать. 3? заранее расскажет, что даст вариант 3.
help-undo = { $command }: вернуть свой последний выбор, пока не открылось ничего нового.
help-why = { $command }: чего сейчас сделать нельзя и почему.
help-rule = ? и номер правила: показать это правило, например ? { $example }.
help-board = { $command }: ещё раз показать поле.
help-log = { $command }: показать, что произошло до сих пор.
help-save = { $command } ФАЙЛ: сохранить партию.
help-quit = { $command }: выйти из-за стола.

## Списки игр, компонентов и итогов

games-title = Игры
games-name = Название
games-players = Игроки
games-options = Настройки
games-none = нет
rules-none = У игры { $game } нет справочника правил.
rules-steps = { $count ->
    [0] Ни один шаг его не называет.
   *[other] Шаги, которые его исполняют:
}
rules-mentions = { $count ->
    [0] Остальной код его не называет.
   *[other] Названо также здесь:
}
rules-tests = { $count ->
    [0] Ни один тест его не проверяет.
   *[other] Тесты, которые его проверяют:
}
components-none = У игры { $game } нет списка компонентов.
components-title = { $game }: компоненты
components-set = Набор
components-count = Записей
components-provenance = Откуда известно
components-source = Источник
components-printed = книга правил
components-public = открытые источники
components-reconstructed = реконструкция
components-except = { $provenance }, кроме: { $other }
components-some = { $count ->
    [one] { $count } значение ({ $provenance })
    [few] { $count } значения ({ $provenance })
   *[many] { $count } значений ({ $provenance })
}
components-summary = { $count ->
    [0] Реконструированных наборов нет.
    [one] Реконструированные значения есть в { $count } наборе из { $all }: { $sets }.
   *[other] Реконструированные значения есть в { $count } наборах из { $all }: { $sets }.
}
simulate-title = { $game }, { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
   *[many] { $players } игроков
}, { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
}
simulate-progress = Партии
simulate-bot = Бот
simulate-place = Место
simulate-seats = Сыграно
simulate-wins = Побед
simulate-rate = Доля побед (95 %)
simulate-score = Очки
simulate-spread = Разброс
simulate-length = Решений за партию: в среднем { $mean }, от { $least } до { $most }.
simulate-winning = Победитель набирает в среднем { $mean } очков.
simulate-together = Выиграно партий: { $won } из { $games }.
simulate-nobody = Ни одна партия не выиграна.
simulate-written = Записано в { $file }.
train-play = Игра
train-replay = Просмотр
train-fit = Подгонка
train-gate = Проверка
train-accepted = Поколение { $generation }: сильнее и сохранено. Выиграно { $share } при честной доле { $fair }, раздач: { $deals }.
train-refused = Поколение { $generation }: не доказано, что сильнее. Выиграно { $share } при честной доле { $fair }, раздач: { $deals }.
ladder-none = Уровни игры «{ $game }» ещё не измерены: zataku ladder ИГРА --measure 40
lengths-told = Игроков: { $players }, у каждого выборов: { $choices }
ladder-title = { $game }: уровни, { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
   *[other] { $players } игроков
}
ladder-level = Уровень
ladder-rating = Рейтинг
ladder-below = Против уровня ниже
ladder-rate = Побед (95 %)
error-no-features = В игре { $game } не указано, по чему можно учиться оценке.
error-no-numpy = Для обучения нужен numpy: pip install 'zataku[train]'
error-no-ray = Для кластера нужен Ray: pip install 'zataku[arena]'
error-ray = По адресу { $address } кластер Ray не отвечает; «local» запускает его здесь.
analyse-progress = Решения
analyse-turn = После
analyse-seat = Ходит
analyse-left = Упущено
analyse-mistake = После { $at } решений { $seat } упускает { $lost } очка.
analyse-played = Сыграно:
analyse-better = Лучше:
analyse-worth = С лучшим ходом очков больше на { $points }.
analyse-worth-both = С лучшим ходом своих очков больше на { $own }, а у сильнейшего соперника меньше на { $rival }.
analyse-worth-rival = С лучшим ходом у сильнейшего соперника очков меньше на { $rival }.
analyse-worth-at-a-price = С лучшим ходом своих очков меньше на { $own }, но у сильнейшего соперника — на { $rival }.
analyse-worth-though = С лучшим ходом своих очков больше на { $own }, но и у сильнейшего соперника больше на { $rival }.
analyse-worth-together = С лучшим ходом группа на { $points } очка из 100 ближе к победе.
analyse-why = К следующему ходу: { $parts }.
analyse-later = Позже: { $points }.
analyse-rises = Перелом после { $at } решений: шанс на победу ({ $seat }) растёт на { $by } с ходом: { $mover }.
analyse-falls = Перелом после { $at } решений: шанс на победу ({ $seat }) падает на { $by } с ходом: { $mover }.
analyse-nothing-left = { $seat }: не упущено ничего, что взял бы мастер.
analyse-summary = { $seat }: упущено около { $points } очков за { $count ->
    [one] { $count } ход
    [few] { $count } хода
   *[other] { $count } ходов
}.
analyse-summary-together = { $seat }: на пути к победе упущено около { $points } очков из 100 за { $count ->
    [one] { $count } ход
    [few] { $count } хода
   *[other] { $count } ходов
}.
analyse-where = Больше всего здесь: { $parts }.
analyse-category = { $part } ({ $points })
replay-choice = Решение { $number }
replay-standing = После { $number ->
    [one] { $number } решения
   *[other] { $number } решений
}.
replay-unfinished = Партия не окончена.
verify-good = Запись верна: { $game }, { $choices ->
    [one] { $choices } решение
    [few] { $choices } решения
   *[many] { $choices } решений
}, отпечаток { $fingerprint }.
verify-choices = Все решения записи возможны: { $game }, { $choices ->
    [one] { $choices } решение
    [few] { $choices } решения
   *[many] { $choices } решений
}.
record-older = Формат записи — { $format }; начиная с формата { $now } состояние устроено иначе, поэтому её отпечаток не с чем сравнить.

## Ошибки

error = { $reason }
error-game = Игры «{ $given }» нет; есть { $allowed }.
error-two-games = Две игры называются «{ $name }»: { $packages }. Переименуйте одну из них.
error-language = Языка «{ $given }» нет; есть { $allowed }.
error-players = У игры { $game } нет партий на { $given } мест; есть на { $allowed }.
error-option = У игры { $game } нет настройки «{ $given }»; есть { $allowed }.
error-option-form = Настройка задаётся как ИМЯ=ЗНАЧЕНИЕ, а не «{ $given }»; у игры { $game } есть { $allowed }.
error-option-value = У настройки { $name } есть значения { $allowed }, но не «{ $given }».
error-option-elsewhere = Когда { $players ->
    [one] играет { $players } игрок
    [few] играют { $players } игрока
   *[many] играют { $players } игроков
}, настройка { $name } может быть только { $allowed }, но не «{ $given }».
error-options-shape = Настройки игры { $game } — это таблица имён и значений; имена: { $allowed }.
error-seat-count = { $given ->
    [one] Названо { $given } место
    [few] Названо { $given } места
   *[many] Названо { $given } мест
}, а в партии на { $players ->
    [one] { $players } игрока
   *[other] { $players } игроков
} их { $needed }.
error-automa = В игре { $game } автома сидит только на последнем месте: { $allowed }.
error-human = Люди не участвуют в симуляции; есть { $allowed }.
error-count = { $name } не может быть меньше { $least }, а задано { $given }.
error-one-of = { $name }: можно { $allowed }, а не { $given }.
error-file = Файл { $file } не читается: { $reason }.
error-export-name = Набор партий записывается строками JSON: имя { $file } должно оканчиваться на .jsonl или .jsonl.gz.
error-write = Файл { $file } не записывается: { $reason }.
error-not-json = { $file } — не запись партии.
error-record = Партию из { $file } нельзя повторить: { $reason }
error-unfinished-record = В { $file } проверять нечего: нет отпечатка.
error-seat = За стол не может сесть «{ $given }»; есть { $allowed }.
error-seat-number = Места — с 1 по { $seats }, а не { $given }.
error-theme = Нет темы «{ $given }»; есть day и night.
error-at = В записи { $most } решений, поэтому показать можно момент от 0 до { $most }, а не { $given }.
error-rule = У игры { $game } нет правила «{ $given }» и ни одного с такими словами; её правила — от { $first } до { $last }.
error-no-games = Ни одной игры не установлено.
error-serve = Стол нельзя накрыть: { $reason }
error-promise = Зерно в { $file } не то, которое было обещано в начале партии.
error-backup = Так не получится: { $reason }
error-doctor = Ничего не удалось узнать: { $reason }
error-no-bench = Замеры скорости — часть исходной папки проекта, здесь они не установлены.
error-seed = Зерно — это текст хотя бы из одного знака.
error-not-offered = Варианта «{ $given }» нет; есть { $allowed }.
error-not-your-turn = Сейчас решает { $seat }.
error-over = Партия окончена.
error-undo = Возвращать нечего.
error-record-format = её формат не { $format }
error-record-version = она сделана с версией { $given } игры { $game }, а здесь { $needed }
error-record-lacks = в ней не хватает: { $missing }
error-record-shape = решения должны быть списком, а настройки — таблицей
error-record-choice = решение { $number }: { $reason }
error-record-fingerprint = решения ведут не туда, куда в ней сказано
