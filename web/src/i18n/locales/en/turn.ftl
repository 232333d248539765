### Whose turn it is, who is late and who is away

## In the tab’s title, in notifications

turn-yours = Your turn
turn-all-wait = Everyone is waiting for you
notify-begins = The game begins
# $name: a player
notify-sat-down = { $name } sits down at your table
you-are-host = You are the host now.

## Settings

notify = Notifications
notify-blocked = Your browser blocks notifications. You can allow them in its settings for this site.
volume = Volume
turn-tone = Sound when it’s my turn

## Away

away-host-may = The host can let a bot sit in.
away-wait = Wait
away-bot = Let a bot sit in

## The clock

clock-then = then a bot moves for you
late-you = Time ran out: the clock chose for you.

## A weak network

sending = Sending…
still-sending = Weak connection: still sending…

## The log
## $name: a player; $names: several

log-time-ran-out = Time is up for { $names }: the clock chooses.
log-bot-sat-in-left = { $name } leaves, and a bot sits in.
log-bot-sat-in-away = { $name } is away, and a bot sits in.
log-bot-sat-in-late = { $name } is late twice in a row, and a bot sits in.
log-came-back = { $name } takes over from the bot.
log-host-moved = { $name } is the host now.
