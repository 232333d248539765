### Whose turn it is, who is late and who is away

## In the tab’s title, in notifications

turn-yours = Jste na tahu
turn-all-wait = Všichni čekají na vás
notify-begins = Hra začíná
# $name: a player
notify-sat-down = { $name } si sedá k vašemu stolu
you-are-host = Hostitelem jste teď vy.

## Settings

notify = Oznámení
notify-blocked = Prohlížeč blokuje oznámení. Povolit je můžete v nastavení tohoto webu.
volume = Hlasitost
turn-tone = Tón, když jsem na tahu

## Away

away-host-may = Hostitel může posadit bota.
away-wait = Počkat
away-bot = Posadit bota

## The clock

clock-then = pak za vás táhne bot
late-you = Čas vypršel: hodiny rozhodly za vás.

## A weak network

sending = Odesílá se…
still-sending = Slabé připojení: stále se odesílá…

## The log
## $name: a player; $names: several

log-time-ran-out = Čas vypršel ({ $names }): rozhodují hodiny.
log-bot-sat-in-left = { $name } odchází, dál hraje bot.
log-bot-sat-in-away = { $name } tu není, zatím hraje bot.
log-bot-sat-in-late = { $name } dvakrát po sobě nestíhá, zatím hraje bot.
log-came-back = { $name } hraje místo bota.
log-host-moved = Hostitelem je teď { $name }.
