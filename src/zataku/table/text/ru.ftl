### Что говорит сам веб-стол.

## Везде

skip-to-content = К содержанию
navigation = Страницы
lobby = Лобби
settings = Настройки
yes = Да
no = Нет
somebody = Кто-то
rules = Правила
players = Игроки
seats = Места
back-to-lobby = Назад в лобби

## Места

seat-open = Свободное место { $number }
seat-human = Игрок { $number }
seat-stand-in = Замена: { $name }
seat-same-name = { $name } ({ $number })
seat-bot-newcomer = Бот первой партии
seat-bot-novice = Бот-новичок
seat-bot-apprentice = Бот-ученик
seat-bot-journeyman = Бот-подмастерье
seat-bot-adept = Бот-знаток
seat-bot-expert = Бот-эксперт
seat-bot-master = Бот-мастер

## Разбор

analysis = Разбор
analysis-working = Партия просматривается
analysis-turning = Переломные моменты
analysis-chance = Ход { $turn }, { $name }: шанс на победу с { $before } до { $after }
analysis-points = Очки
analysis-chances = Шанс на победу
analysis-turn = ход { $number } из { $last }
analysis-first = Первый ход
analysis-back = Предыдущий ход
analysis-on = Следующий ход
analysis-last = Последний ход
analysis-next = Следующая ошибка
analysis-rank = № { $rank } по величине из { $count ->
    [one] { $count } хода
   *[other] { $count } ходов
}, где упущены очки
analysis-good = Ничего явно лучшего не нашлось
analysis-alone = Сравнить было не с чем
analysis-compared = Сравнение ходов: на сколько очков больше или меньше сыгранного
analysis-as-played = сыграно
analysis-played = Сыгранный ход
analysis-better = Лучший ход
analysis-which = Какой ход показан
analysis-line-played = сыгран
analysis-line-better = лучший
analysis-steps = Шаги хода
analysis-show-steps = ▶ По шагам
analysis-legend = ● упущенные очки · в полосе кончаются 8 таких партий из 10
analysis-legend-together = ● упущенное на пути к победе
analysis-left = Где упущены очки
analysis-left-about = около { $points }
refused-no-analysis = Разобрать можно оконченную партию, решения которой ещё хранятся.

## Лобби

my-tables = Мои столы
welcome = Низкий столик для больших игр
welcome-name = Рады видеть вас, { $name }
welcome-about = Четыре евроигры в японском духе, целиком и бесплатно: в одиночку, против ботов, за одним экраном или с друзьями по сети. Без регистрации: один щелчок, и вы за столом.
tables-wait = { $count ->
    [one] { $count } ждёт вас
    [few] { $count } ждут вас
   *[many] { $count } ждут вас
}
filter-tables = Какие столы показать
show-all = Все
show-turn = Мой ход
show-running = Идут
show-waiting = Не полны
show-over = Окончены
show-archive = Архив
none-here = Здесь столов нет.
with-people = { $names }
more-for = Ещё: { $name }
archive = Убрать в архив
unarchive = Вернуть в лобби
delete = Удалить
delete-sure = Удалить этот стол? Вернуть его будет нельзя.
open-tables = Открытые столы
seats-free = Свободных мест: { $free } из { $all }
take-seat = Сесть
watch = Смотреть
play-bot = Против бота
play-friend = Пригласить
set-up = Настроить …
just-now = сейчас
table-round = { $rounds ->
    [0] { $round ->
        [0] подготовка
       *[other] раунд { $round }
    }
   *[other] { $round ->
        [0] подготовка
       *[other] раунд { $round } из { $rounds }
    }
}
table-not-begun = не начата
table-stopped = прекращена
table-paused = перерыв
turn-of = Решает { $name }
result-you = { $others ->
    [0] Вы победили
   *[other] Вы победили вместе
}
result-others = { $count ->
    [one] Победа: { $names }
   *[other] Победа: { $names }
}
result-nobody = Общее поражение
result-stopped = Без результата
clock-none = без часов
clock-match = { $minutes } мин{ $increment ->
    [0] {""}
   *[other] {" "}+ { $increment } с за ход
}
clock-move = { $hours ->
    [0] { $minutes } мин на выбор
    [24] 1 день на выбор
   *[other] { $hours } ч на выбор
}
choose-game = Выберите игру
your-turn = Ваш ход
table-over = окончена
table-waiting = Ждёт игроков
players-range = { $most ->
    [1] 1 игрок
   *[other] Игроков: от { $least } до { $most }
}

## Игра и новый стол

quick-start = Начать сразу
quick-solo = Играть в одиночку
quick-bots = { $count ->
    [one] Играть против { $count } бота
    [few] Играть против { $count } ботов
   *[many] Играть против { $count } ботов
}
quick-here = { $count ->
    [one] { $count } за этим экраном
    [few] Вокруг этого экрана: { $count }
   *[many] Вокруг этого экрана: { $count }
}
quick-friend = Пригласить друга
your-name = Ваше имя
table-title = Название стола
new-table = накрыть стол
alone = Один
about-minutes = около { $minutes } мин
length-help = измерено с ботами, { $person } с на ваш выбор
open-table = Открыть стол
with-automa = Против вас играет соперник для одиночной игры.
own-mix = Свой набор
one-by-one = По отдельности
clocks = Часы
clocks-none = Нет
clocks-evening = 20 мин
clocks-days = 1 день
clocks-own = Свои
clocks-about = По 20 минут на партию и 15 секунд обратно за каждый ход; или день на каждый выбор. Когда время выйдет, за вас играет бот, пока вы не вернётесь.
increment = Обратно за ход
who-comes = Компания
listed = Открыт всем на этом сервере: каждый может смотреть и занять свободное место
more-settings = Название, зерно
bot-about-newcomer = Видит мало ходов и берёт что понравится: для самой первой партии.
bot-about-novice = Видит чуть больше, но многое упускает.
bot-about-apprentice = Ходит разумно, но не заглядывает вперёд.
bot-about-journeyman = Редко упускает хороший ход.
bot-about-adept = Тщательно сравнивает целые ходы.
bot-about-expert = Смотрит вперёд, что может случиться.
bot-about-master = Планирует целые ходы и думает до трёх секунд.
bot-wins = Выигрывает { $wins } из 10 у предыдущего уровня.
seat-number = Место { $number }
sitter-me = Я
sitter-here = Кто-то за этим экраном
sitter-invite = Кто-то со ссылкой
name-here = Имя
variants = Варианты
move-clock = Время на выбор
match-clock = Время на партию
clock-length = { $seconds ->
    [0] без ограничения
   *[other] { $hours ->
        [0] { $minutes ->
            [0] { $seconds } с
           *[other] { $minutes } мин
        }
       *[other] { $hours } ч
    }
}
seed = Зерно
seed-help = Оставьте пустым: будут взяты 32 случайных байта, а их хеш сразу показан как обещание.
sit-down = Сесть за стол

## За столом

board = Поле
your-choices = Ваш выбор
match-over = Партия окончена.
match-stopped = Партия прекращена.
match-outdated = Эта партия начата по версии { $version } правил. Нынешние правила допускают не все сделанные ходы, поэтому продолжить её нельзя; всё до этого места сохранено.
waiting-for-players = Ждём, пока займут все места.
paused = Хозяин стола остановил партию.
others-turn = { $name }: выбор.
clock-of = Осталось времени: { $name }
you-watch = Вы смотрите партию.
take-free-seat = Занять свободное место
stand-in-plays = { $change ->
    [out-of-time] Ваше время вышло. За вас играет бот.
   *[other] За вас играет бот.
}
i-am-back = Я снова здесь
ran-out = Время вышло: { $name }; дальше играет бот.
wants-stop = { $names }: предложение закончить партию досрочно.
stop-too = Закончить
play-on = Играть дальше
waits-for-others = Ждём согласия остальных.
offer-notify = Сообщить, когда мой ход
pass-screen = Передайте экран: { $name }. Остальные не смотрят.
it-is-me = Это я: { $name }
undo = Вернуть
undo-whole = Вернуть весь ход
recap = С вашего прошлого хода
log = Журнал
log-empty = Пока ничего не произошло.
whole-log = Показать весь журнал
chat = Беседа
chat-say = Скажите что-нибудь
chat-empty = Пока никто ничего не сказал.
chat-watching = смотрит
send = Отправить
commitment = Обещание честных кубиков (хеш зерна):
seed-was-chosen = Зерно выбрал хозяин стола.
seed-is-mixed = Кубики берутся из этого зерна и из того, что добавляют браузеры игроков.
replay = Повтор
confirm = Подтвердить
not-yet = Ещё нет
confirm-closes = Вернуть это будет нельзя.
connection-lost = Нет связи. Пробуем снова …
not-now = Сейчас нельзя. Нужно решить:
preview-nothing = Заранее сказать нечего.
scores = Счёт

## The frame of the table

close = Закрыть
events = Что происходит за столом
status = Чей ход
question = Вопрос
preview = Что даст выбор
other-part = Показать другую часть поля
preview-hint = Наведите на вариант, чтобы увидеть, что он даст.
own-board = Ваш планшет
board-of = Планшет: { $name }
peek = Планшет другого игрока
on-your-board = на вашем планшете
anytime = В любой момент ({ $count })
not-possible = Нельзя: { $count }
why = почему?
your-turn-mark = ваш ход
thinking = думает
decides = решает
winner = победа
rank = место { $rank }
where-round = раунд { $round }
where-round-of = раунд { $round } из { $rounds }
where-over = окончено
tab-log = Журнал
tab-chat = Чат
tab-about = Стол
tab-aid = Помощь
larger = Крупнее
log-joined = { $name } садится за стол.
log-left = { $name } уходит; дальше играет бот.
log-sent-away = Ведущий отдаёт место игрока { $name } боту.
log-out-of-time = У игрока { $name } вышло время; дальше играет бот.
log-back = { $name } снова за столом.
log-pause = Партия приостановлена.
log-resume = Партия продолжается.
log-host = Теперь ведущий: { $name }.
log-stop = { $name } предлагает закончить партию.
log-play-on = { $name } играет дальше.
log-undo = { $count ->
    [one] { $name } возвращает { $count } выбор.
    [few] { $name } возвращает { $count } выбора.
   *[many] { $name } возвращает { $count } выборов.
}
show-on-board = Показать на поле
log-search = Искать в журнале
take-it = Сделать
confirm-end = Завершить ход
confirm-ends = На этом ваш ход закончится.
keys = Клавиши
key-choose = выбрать с первого по девятый вариант
key-walk = от варианта к варианту; на поле — от предмета к предмету
key-take = выбрать; и на поле тоже
key-what = что это на поле (также: правая кнопка, долгое нажатие)
key-close = закрыть или отложить
key-undo = вернуть
key-log = журнал
key-chat = чат
key-board = после конца: итог или поле
key-aid = памятка: ход, значки, подсчёт
key-rules = искать в правилах
key-keys = эти клавиши
one-more = Ещё раз?
rematch = Играть ещё раз
rematch-how = Те же люди и условия; каждый пересаживается на одно место.
rematch-join = Сесть за новую игру
rematch-asked = Новый стол накрыт, ваше место свободно.
rematch-watch = К следующей партии
watch-replay = Смотреть повтор
turning-point = Где переломилось
share = Поделиться
look-at-board = Посмотреть на поле
decided = Где всё решилось; каждый пункт открывает повтор
won-by = { $first } против { $second }: на { $lead } больше.
won-by-tie = { $first } против { $second }: решает разрешение ничьей.

## Отказы: чего не хватает и где это взять

refused-no-table = Такого стола нет. Возможно, ссылка обрезана.
refused-no-game = Нет игры «{ $name }».
refused-no-seat = За этим столом нет такого места.
refused-other-version = За этим столом играли по версии { $version } правил, которой на этом сервере больше нет.
refused-broken = Этот стол больше нельзя открыть: его ходы не подходят к правилам.
refused-outdated = Эта партия начата по другим правилам, и продолжить её нельзя. Её можно посмотреть.
refused-nobody = Сначала откройте лобби или пришлите токен: пока неизвестно, кто вы.
refused-token = Этот токен неизвестен. Создайте новый в настройках.
refused-csrf = Запрос пришёл не со страницы стола. Загрузите страницу ещё раз.
refused-form = Поле «{ $field }» не заполнено или непонятно.
refused-name = Скажите, как вас зовут, чтобы другие знали, кто пришёл.
refused-options = { $reason }
refused-too-fast = Слишком много сразу. Подождите { $seconds } с и повторите.
refused-too-large = Это слишком велико.
refused-malformed = Запрос непонятен.
refused-not-found = Здесь ничего нет.
refused-method = Здесь так нельзя.
refused-store = Столы сейчас недоступны. Ничего не изменилось; повторите немного позже.
refused-mistake = В программе ошибка. Ничего не изменилось.
refused-over = Партия окончена.
refused-waiting = Ещё не все места заняты.
refused-paused = Хозяин стола остановил партию.
refused-stale = За столом уже что-то изменилось. Посмотрите и выберите заново.
refused-not-deciding = Сейчас выбирает другое место.
refused-not-your-seat = Это не ваше место.
refused-not-offered = «{ $given }» нет среди вариантов.
refused-no-undo = Возвращать нечего: открылось что-то новое или выбирало другое место.
refused-already-there = Вы уже сидите здесь.
refused-seat-taken = Здесь уже кто-то сидит.
refused-nobody-there = Здесь никто не сидит.
refused-not-away = Бот не держит это место для вас.
refused-stopped = Все решили закончить: партия прекращена.
refused-not-host = Это может только хозяин стола.
refused-invitation = Приглашение больше не действует. Попросите у хозяина стола новое.
refused-promise = Это зерно обещано другому столу или слишком давно. Загрузите страницу заново.
refused-hidden-hand = Того, кто здесь сидел, отослали посреди партии. Только он может видеть, что здесь лежит; играет бот.
refused-second-hand = У вас уже есть место за этим столом. Видеть, что лежит на другом, нельзя.
refused-streams = С вашего адреса смотрят слишком много столов сразу. Закройте какие-нибудь.
refused-tokens = У вас уже 20 токенов. Сначала удалите какой-нибудь.
refused-not-over-yet = Партия ещё не окончена.
refused-not-over = Зерно и запись показываются, когда партия окончена.
refused-play-on = Играть дальше с позиции можно, когда партия окончена: до тех пор никто не пробует будущее.
refused-no-position = Отсюда партию продолжить нельзя.
refused-carry = Ссылка больше не действует. Создайте новую в настройках другого устройства.

## Люди за столом

leave = Уйти; играет бот
kick = Отдать место боту
leave-sure = Выйти из-за стола? За вас будет играть бот; вернуться можно в любой момент.
kick-sure = Отдать это место боту?
hand-over = Сделать хозяином
stop-match = Закончить партию досрочно
stop-sure = Закончить эту партию без результата? Если играют и другие, они должны согласиться.
invitation = Приглашение
copy = Скопировать
copied = Скопировано.
invite-friend = Отправьте эту ссылку другу:
pause = Остановить
go-on = Продолжить
invited = Приглашение
invited-to = Вас приглашают: { $game }
your-seat = ваше место
invited-by = { $name } приглашает вас: { $game }
name-first = Как вас называть за столом?
name-help = Спрашиваем один раз. Изменить имя можно в настройках.
only-watch = Только смотреть

## Конец партии и повтор

total = Всего
chart-parts = Очки по видам
chart-course = Ожидаемые очки, ход за ходом
record = Скачать запись
seed-shown = Зерно:
replay-back = На выбор назад
replay-on = На выбор вперёд
replay-scrub = Выбор
replay-play = Показать
replay-turn-back = На ход назад
replay-turn-on = На ход вперёд
replay-round-back = На раунд назад
replay-round-on = На раунд вперёд
play-on-here = Играть отсюда
play-on-as = За кого
play-on-against = Против
play-on-help = Остальные места займут боты. Чего это место не могло знать, то выпадет заново.
play-on-start = Играть дальше
replay-at = После выбора { $at } из { $last }

## Настройки

setting-language = Язык
language-browser = Как в браузере
language-en = English
language-ru = Русский
language-es = Español
setting-theme = Тема
theme-system = Как в системе
theme-day = День
theme-night = Ночь
setting-speed = Движение
speed-full = Спокойное
speed-quick = Быстрое
speed-none = Без движения
setting-confirm = Перед выбором, который нельзя вернуть
confirm-ask = Спросить меня
confirm-never = Делать сразу
setting-sound = Звуки
sound-off = Выключены
sound-on = Включены: ваш ход, кубики, время
sound-switch = Звуки
save = Сохранить
carry = Ваши места на другом устройстве
carry-help = { $minutes ->
    [one] Ссылка, которая действует { $minutes } минуту, сделает вашим и другое устройство.
    [few] Ссылка, которая действует { $minutes } минуты, сделает вашим и другое устройство.
   *[many] Ссылка, которая действует { $minutes } минут, сделает вашим и другое устройство.
}
carry-make = Создать ссылку
carry-ask = Отныне этот браузер сидит за столами, где сидит { $name }.
carry-yes = Да, это я
tokens = Токены для программ
tokens-help = Токеном бот или другая программа доказывает, что действует за вас.
token-once = Этот токен показывается только один раз:
token-label = Для чего
token-make = Создать токен
remove = Удалить

## Обучение

rules-search = Искать в правилах по слову или номеру
rules-search-count = { $count ->
    [one] Искать в { $count } правиле
   *[many] Искать в { $count } правилах
}
rules-found = Найдено:
rules-found-nothing = Ни в одном правиле нет всех этих слов.
rules-contents = Главы
rules-two-minutes = За две минуты
rules-in-two-minutes = { $game } за две минуты
rules-missing = Правила игры «{ $game }» ещё никто не записал.
glossary = Словарь терминов
learn-at-the-table = Учиться за столом
learn-lessons = { $count ->
    [one] { $count } короткий урок
    [few] { $count } коротких урока
   *[many] { $count } коротких уроков
}
learn-about = Короткие задания в настоящих позициях. Здесь ничего не засчитывается, а что правила запрещают, то они и объяснят.
learn-none = Уроков для игры «{ $game }» пока нет. Правила начинаются с рассказа на две минуты.
learn-done = пройден
aid-turn = Ход
aid-now = сейчас
aid-icons = Символы
aid-scoring = Подсчёт очков
coach = Тренер
coach-best = Советую это.
coach-alike = Почти не хуже.
coach-any = Разницы почти нет; если сомневаетесь, то это.
coach-then = Дальше:
coach-weaker = Слабее примерно на { $points ->
    [one] { $points } очко.
    [few] { $points } очка.
   *[many] { $points } очков.
}
coach-less = Реже
coach-hide = Закончить с тренером
refused-coach = За столами, где играют другие люди, тренер молчит.
first-visit = Впервые за столом?
first-learn = Пройти короткие уроки
first-match = Сыграть первую партию с тренером
first-known = Я знаю игру
lesson-of = Урок { $number } из { $count }
lesson-leave = Все уроки
lesson-hint = Подсказка
lesson-on = Дальше
lesson-refused = Правила этого не позволяют.
lesson-beside = Так можно, но задание о другом.
lesson-beside-more = Ничего не сделано: попробуйте иначе.
lesson-unknown = Здесь это невозможно. Выберите что-нибудь светящееся или из списка.
lesson-happened = Что произошло (вы — { $name })
lesson-over = Отлично: урок пройден.
lesson-next = Следующий урок
lesson-again = Ещё раз
lesson-play = Сыграть первую партию
lesson-steps = Шаги
