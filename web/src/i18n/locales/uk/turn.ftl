### Whose turn it is, who is late and who is away

## In the tab’s title, in notifications

turn-yours = Ваш хід
turn-all-wait = Усі чекають на вас
notify-begins = Гра починається
# $name: a player
notify-sat-down = { $name } сідає за ваш стіл
you-are-host = Тепер ви господар столу.

## Settings

notify = Сповіщення
notify-blocked = Браузер блокує сповіщення. Їх можна дозволити в налаштуваннях цього сайту.
volume = Гучність
turn-tone = Сигнал, коли мій хід

## Away

away-host-may = Господар може посадити бота.
away-wait = Зачекати
away-bot = Посадити бота

## The clock

clock-then = потім за вас походить бот
late-you = Час вийшов: за вас обрав годинник.

## A weak network

sending = Надсилаємо…
still-sending = Слабкий зв’язок: ще надсилаємо…

## The log
## $name: a player; $names: several

log-time-ran-out = Час вийшов ({ $names }): обирає годинник.
log-bot-sat-in-left = { $name } виходить з гри, місце займає бот.
log-bot-sat-in-away = { $name } не на зв’язку, місце займає бот.
log-bot-sat-in-late = { $name } двічі поспіль не встигає, місце займає бот.
log-came-back = { $name } грає замість бота.
log-host-moved = { $name } тепер господар столу.
