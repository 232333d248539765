### Стол: сбор, разговор, отсутствующие, отказы

gathering = Ждём игроков
sit-here = Сесть здесь
take-seat = Занять место
change = Изменить
stand-up = Встать
free-seat = Освободить место
seat-bot = Посадить бота
make-host = Сделать хозяином
host = Хозяин
bot = Бот
away = Сейчас не здесь
start = Начать игру
seats-open-yet = Ещё есть свободные места.
host-will-start = Игру начнёт хозяин.
strength =
    { $strength ->
        [1] осторожный новичок
        [2] рассудительный
       *[3] хитрый
    }
clock-none = без ограничения времени
clock-relaxed = спокойный темп
clock-brisk = быстрый темп

invite = Пригласить друзей
invite-more = Кто откроет эту ссылку, выберет имя и сядет за стол. Ничего устанавливать не надо, учётная запись не нужна.
invite-text = Сыграем вместе?
qr = Ссылка как QR-код
copy-link = Скопировать ссылку
copied = Ссылка скопирована.
share = Поделиться

chat = Чат
chat-new = Чат: новые сообщения
chat-empty = Пока никто ничего не сказал.
say = Отправить
say-something = Скажите что-нибудь
sign-wave = машет рукой
sign-hurry = торопит всех
sign-wow = изумляется
sign-laugh = смеётся
sign-sad = грустит
sign-clap = хлопает
sign-think = думает
sign-torch = поднимает факел
watchers =
    { $count ->
        [one] { $count } зритель
        [few] { $count } зрителя
        [many] { $count } зрителей
       *[other] { $count } зрителя
    }

is-away = { $name } сейчас не здесь.
is-bot = { $name } — бот.
bot-sits-in = { $name }: пока играет бот. Место можно вернуть в любой момент.
bot-plays-for-you = Пока вы не вернётесь, за вас играет бот.
take-back = Вернуть моё место
leave-to-bot = Уйти и посадить бота
bot-may-sit-in = Бот сможет сесть { $seconds ->
        [one] через { $seconds } секунду
        [few] через { $seconds } секунды
        [many] через { $seconds } секунд
       *[other] через { $seconds } секунды
    }.
seconds-left =
    { $seconds ->
        [one] Осталась { $seconds } секунда
        [few] Остались { $seconds } секунды
        [many] Осталось { $seconds } секунд
       *[other] Осталось { $seconds } секунды
    }

hand-over = Передайте устройство: { $name }
hand-over-more = Пусть больше никто не смотрит. Выбранное здесь остаётся тайной, пока не выберут все.
i-am = Я — { $name }
device-chosen = Вы все уже выбрали. Остальные ещё думают.
change-mind = { $name }: изменить

log = Ход игры
log-empty = Пока ничего не случилось.
menu = Меню
rules = Правила

opening = Зажигаем факелы…
offline = Нет сети. Стол вас ждёт.
reconnecting = Связь потеряна. Подключаемся снова…
no-table = Этот стол не открывается
you-watch = Вы наблюдаете за этой игрой.
you = Вы
play-again = Сыграть ещё
to-new-table = К новому столу
watch-again = Посмотреть повтор
coach-understood = Понятно
coach-stop = Отключить подсказки
