### Whose turn it is, who is late and who is away

## In the tab’s title, in notifications

turn-yours = Ваш ход
turn-all-wait = Все ждут вас
notify-begins = Игра начинается
# $name: a player
notify-sat-down = { $name } садится за ваш стол
you-are-host = Теперь вы хозяин стола.

## Settings

notify = Уведомления
notify-blocked = Браузер блокирует уведомления. Их можно разрешить в настройках этого сайта.
volume = Громкость
turn-tone = Сигнал, когда мой ход

## Away

away-host-may = Хозяин может посадить бота.
away-wait = Подождать
away-bot = Посадить бота

## The clock

clock-then = потом за вас сходит бот
late-you = Время вышло: за вас выбрали часы.

## A weak network

sending = Отправляем…
still-sending = Слабая связь: ещё отправляем…

## The log
## $name: a player; $names: several

log-time-ran-out = Время вышло ({ $names }): выбирают часы.
log-bot-sat-in-left = { $name } выходит из игры, место занимает бот.
log-bot-sat-in-away = { $name } не на связи, место занимает бот.
log-bot-sat-in-late = { $name } дважды подряд не успевает, место занимает бот.
log-came-back = { $name } играет вместо бота.
log-host-moved = { $name } теперь хозяин стола.
