### Стіл: збір, розмова, відсутні, відмови

gathering = Чекаємо на гравців
sit-here = Сісти тут
take-seat = Зайняти місце
change = Змінити
stand-up = Встати
free-seat = Звільнити місце
seat-bot = Посадити бота
make-host = Зробити господарем
host = Господар
bot = Бот
away = Зараз не тут
start = Почати гру
seats-open-yet = Ще є вільні місця.
host-will-start = Гру почне господар.
strength =
    { $strength ->
        [1] обережний новачок
        [2] розважливий
       *[3] хитрий
    }
clock-none = без обмеження часу
clock-relaxed = спокійний темп
clock-brisk = жвавий темп

invite = Запросити друзів
invite-more = Хто відкриє це посилання, вибере ім’я й сяде за стіл. Нічого не треба встановлювати, обліковий запис не потрібен.
invite-text = Зіграймо разом
qr = Посилання як QR-код
copy-link = Скопіювати посилання
copied = Посилання скопійовано.
share = Поділитися

chat = Чат
chat-new = Чат: нові повідомлення
chat-empty = Ще ніхто нічого не сказав.
say = Надіслати
say-something = Скажіть щось
sign-wave = махає рукою
sign-hurry = квапить усіх
sign-wow = дивується
sign-laugh = сміється
sign-sad = сумує
sign-clap = плескає
sign-think = думає
sign-torch = піднімає смолоскип
watchers =
    { $count ->
        [one] { $count } глядач
        [few] { $count } глядачі
        [many] { $count } глядачів
       *[other] { $count } глядача
    }

is-away = { $name } зараз не тут.
is-bot = { $name } — бот.
bot-sits-in = { $name }: поки що грає бот. Місце можна повернути будь-коли.
bot-plays-for-you = Доки ви не повернетеся, за вас грає бот.
take-back = Повернути моє місце
leave-to-bot = Піти й посадити бота
bot-may-sit-in = Бот зможе сісти { $seconds ->
        [one] через { $seconds } секунду
        [few] через { $seconds } секунди
        [many] через { $seconds } секунд
       *[other] через { $seconds } секунди
    }.
seconds-left =
    { $seconds ->
        [one] Лишилася { $seconds } секунда
        [few] Лишилися { $seconds } секунди
        [many] Лишилося { $seconds } секунд
       *[other] Лишилося { $seconds } секунди
    }

hand-over = Передайте пристрій: { $name }
hand-over-more = Хай більше ніхто не дивиться. Обране тут лишається таємницею, доки не оберуть усі.
i-am = Я — { $name }
device-chosen = Ви всі вже обрали. Інші ще думають.
change-mind = { $name }: змінити

log = Хід гри
log-empty = Ще нічого не сталося.
menu = Меню
rules = Правила

opening = Запалюємо смолоскипи…
offline = Немає мережі. Стіл на вас чекає.
reconnecting = Зв’язок утрачено. З’єднуємося знову…
no-table = Цей стіл не відкривається
you-watch = Ви спостерігаєте за цією грою.
you = Ви
play-again = Зіграти ще
to-new-table = До нового столу
watch-again = Переглянути повтор
coach-understood = Зрозуміло
coach-stop = Вимкнути підказки
