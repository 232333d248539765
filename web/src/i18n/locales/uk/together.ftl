### Разом: зіграти ще, збір за столом, глядачі

## Зіграти ще
## $name: гравець, який запрошує

again-asks = { $name } хоче зіграти ще.
again-join = Приєднатися
again-not-now = Не зараз
again-declined-by-me = Ви відповіли «не зараз». Інші можуть грати без вас.
again-after-all = Усе ж приєднатися
again-change = Змінити стіл
again-watch = Дивитися наступну гру
again-too-late = Інші вже почали без вас. Можна подивитися.
# Під іменем запрошеного гравця.
again-asked = запрошення надіслано
again-declined = не зараз

## Збір за столом
## $name: гравець

lobby-here = Тут { $here } з { $seats }
lobby-full = Усі тут
lobby-drop-seat = Прибрати це місце
lobby-bot-level = Змінити бота
lobby-bots-start = Почати з ботами на вільних місцях
lobby-bots-level = Боти:
lobby-change = Змінити стіл
lobby-change-done = Зберегти
lobby-removed = Господар столу виключив вас. Впустити вас назад може лише він.
lobby-let-in = Впустити назад: { $name }
lobby-new-link = Нове посилання
lobby-new-link-done = Посилання нове. Старе більше не діє.
refused-removed = Господар цього столу виключив вас.

## Глядачі

spectators = Глядачі
spectators-why = У чаті столу пишуть лише гравці. Тут можна поговорити з іншими глядачами; гравці прочитають це після гри.
spectators-empty = Ніхто з глядачів ще нічого не написав.
spectators-write = Написати глядачам
# $right (number) із $made (number) здогадів
guess-score = Ваші здогади: { $right } із { $made } правильні

## Картка столу
## $levels: наскільки сильні боти

facts-bots = боти: { $levels }
