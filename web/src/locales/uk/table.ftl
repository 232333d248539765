### Стіл: збір, розмова, відсутні, відмови

gathering = Збираємося за столом
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
start = Почати
seats-open-yet = Ще є вільні місця.
host-will-start = Усі тут. Гру почне господар.
strength =
    { $strength ->
        [1] обережний новачок
        [2] розважливий
       *[3] хитрий
    }
clock-none = без обмеження часу
clock-relaxed = спокійний темп
clock-brisk = жвавий темп
totals-open = відкриті скрині
totals-hidden = закриті скрині

invite = Запросити друзів
invite-more = Хто відкриє це посилання, вибере ім’я й сяде за стіл. Нічого не треба встановлювати, обліковий запис не потрібен.
invite-text = Зіграймо разом
qr = Посилання як QR-код
copy-link = Скопіювати посилання
copied = Посилання скопійовано.
share = Поділитися

chat = Розмова
chat-new = Розмова, є нове
chat-empty = Ще ніхто нічого не сказав.
say = Сказати
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
let-bot = Посадити бота: { $bot }
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

log = Що сталося
log-empty = Ще нічого не сталося.
menu = Меню
rules = Правила

opening = Запалюємо смолоскипи…
offline = Немає мережі. Стіл на вас чекає.
reconnecting = Зв’язок утрачено. Шукаємо дорогу назад…
no-table = Цей стіл не відкривається

refused = Не вийшло.
refused-offline = Зараз немає зв’язку. Нічого не зроблено.
refused-too-fast = Трохи повільніше, будь ласка.
refused-unknown-table = Такого столу немає, або його давно прибрали.
refused-wrong-key = Ключ цього пристрою тут невідомий.
refused-wrong-invite = Це запрошення не до цього столу.
refused-not-host = Це може лише господар.
refused-not-your-seat = Це не ваше місце.
refused-not-seated = Для цього треба сидіти за столом.
refused-seat-taken = Хтось вас випередив: місце зайняте.
refused-colour-taken = Цей колір уже зайнято.
refused-already-seated = Ви вже сидите за цим столом.
refused-not-away = Цей гравець тут.
refused-unknown-bot = Такого бота немає.
refused-bad-name = Це ім’я не годиться. Спробуйте інше.
refused-bad-text = Тут такого сказати не можна.
refused-not-started = Гра ще не почалася.
refused-already-started = Гра вже почалася.
refused-seats-open = Ще є вільні місця.
refused-over = Гру закінчено.
refused-not-over = Гра ще триває.
refused-stale = Запізно: тим часом щось сталося. Погляньте й оберіть знову.
refused-illegal = Зараз це неможливо.
refused-unavailable = Сервер зараз не може цього зберегти. Нічого не змінилося; спробуйте ще раз.
