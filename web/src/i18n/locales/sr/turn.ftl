### Whose turn it is, who is late and who is away

## In the tab’s title, in notifications

turn-yours = Vi ste na potezu
turn-all-wait = Svi čekaju vas
notify-begins = Igra počinje
# $name: a player
notify-sat-down = { $name } seda za vaš sto
you-are-host = Sada ste vi domaćin.

## Settings

notify = Obaveštenja
notify-blocked = Pregledač blokira obaveštenja. Možete ih dozvoliti u podešavanjima ovog sajta.
volume = Jačina zvuka
turn-tone = Zvuk kad sam na potezu

## Away

away-host-may = Domaćin može da posadi bota.
away-wait = Sačekaj
away-bot = Posadi bota

## The clock

clock-then = zatim bot igra za vas
late-you = Vreme je isteklo: sat je odlučio za vas.

## A weak network

sending = Šalje se…
still-sending = Slaba veza: još se šalje…

## The log
## $name: a player; $names: several

log-time-ran-out = Vreme je isteklo ({ $names }): odlučuje sat.
log-bot-sat-in-left = { $name } odlazi, mesto zauzima bot.
log-bot-sat-in-away = { $name } nije tu, mesto zauzima bot.
log-bot-sat-in-late = { $name } kasni dvaput zaredom, mesto zauzima bot.
log-came-back = { $name } igra umesto bota.
log-host-moved = Domaćin je sada { $name }.
