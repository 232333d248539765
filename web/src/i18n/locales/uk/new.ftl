new-title = Новий стіл
new-seats =
    { $count ->
        [one] { $count } місце
        [few] { $count } місця
        [many] { $count } місць
       *[other] { $count } місця
    }
new-around = Довкола вогнища
new-me = Ви
new-seat = Хто сидить на місці { $number }
new-name-of = Шукач { $number }
new-fewer = Прибрати місце { $number }
new-more = Ще одне місце
new-friend-more = прийде за посиланням, яке ви отримаєте

sitter-friend = Друг, за посиланням
sitter-device = Хтось на цьому пристрої
sitter-bot-1 = Бот, новачок
sitter-bot-2 = Бот, розважливий
sitter-bot-3 = Бот, хитрий

new-cave = Печера
new-edition = Видання
new-relics-none-more = Самі рубіни й халепи.
new-relics-ascending-more = Кожен раунд ховає ще одну реліквію; бере її лише той, хто виходить без супутників.
new-relics-escalating-more = У колоді п’ять реліквій; бере їх лише той, хто виходить без супутників.

new-manner = Як граємо
new-clock = Час
new-clock-none = Без обмежень
new-clock-none-more = Думати можна скільки завгодно.
new-clock-relaxed = Спокійно
new-clock-relaxed-more = Є час подумати, але не безкінечно.
new-clock-brisk = Жваво
new-clock-brisk-more = Довіртеся чуттю.
new-totals = Скрині
new-totals-open = Відкриті
new-totals-open-more = Усі бачать, що в кожній скрині.
new-totals-hidden = Закриті
new-totals-hidden-more = До кінця гри видно лише власну скриню.
new-doors = Хто може прийти
new-private = Лише за посиланням
new-private-more = Цей стіл бачать тільки ті, у кого є посилання.
new-listed = Хто завгодно
new-listed-more = Стіл показано на першій сторінці: можна сісти або подивитися.
new-start = У печеру
new-invite = Відкрити й запросити
