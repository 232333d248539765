new-title = Новий стіл
new-seats =
    { $count ->
        [one] { $count } місце
        [few] { $count } місця
        [many] { $count } місць
       *[other] { $count } місця
    }
new-me = Ви
new-seat = Хто сидить на місці { $number }
new-fewer = Прибрати місце { $number }
new-more = Ще одне місце
new-friend-more = прийде за посиланням, яке ви отримаєте

sitter-friend = Друг, за посиланням
sitter-device = Хтось на цьому пристрої
sitter-bot-1 = Бот-новачок
sitter-bot-2 = Розважливий бот
sitter-bot-3 = Хитрий бот

new-manner = Параметри гри
new-clock = Час
new-clock-none = Без обмежень
new-clock-none-more = Думати можна скільки завгодно.
new-clock-relaxed = Спокійно
new-clock-relaxed-more = Є час подумати, але не безкінечно.
new-clock-brisk = Жваво
new-clock-brisk-more = Довіртеся чуттю.
new-doors = Хто може прийти
new-private = Лише за посиланням
new-private-more = Цей стіл бачать тільки ті, у кого є посилання.
new-listed = Хто завгодно
new-listed-more = Стіл показано на головній сторінці: можна сісти або подивитися.
new-invite = Відкрити й запросити
new-game = Гра
