### At a table, whatever the game: gathering, talking, leaving, coming back

## Before the game
## $name: a player

gathering = The table is being set
sit-here = Sit here
take-seat = Take the seat
change = Change
stand-up = Stand up
free-seat = Free this seat
seat-bot = Let a bot sit here
make-host = Make host
host = Host
bot = Bot
away = Away
start = Begin
seats-open-yet = Some seats are still open.
host-will-start = Everyone is here. The host begins the game.
# $strength (number): 1 to 3
strength =
    { $strength ->
        [1] careful beginner
        [2] steady
       *[3] cunning
    }
clock-none = no clock
clock-relaxed = a relaxed clock
clock-brisk = a brisk clock

## Invite

invite = Invite friends
invite-more = Whoever opens this link picks a name and sits down. Nothing to install, no account.
invite-text = Come and play with me
qr = The link as a QR code
copy-link = Copy the link
copied = The link is copied.
share = Share

## Talking

chat = Talk
chat-new = Talk, something new
chat-empty = Nobody has said anything yet.
say = Say
say-something = Say something
sign-wave = waves
sign-hurry = hurries everyone up
sign-wow = is amazed
sign-laugh = laughs
sign-sad = is sad
sign-clap = claps
sign-think = is thinking
sign-torch = raises the torch
watchers =
    { $count ->
        [one] { $count } watcher
       *[other] { $count } watchers
    }

## Seats during the game
## $name: a player

is-away = { $name } is away.
is-bot = { $name } is a bot.
bot-sits-in = A bot sits in for { $name }, who can take the seat back at any time.
bot-plays-for-you = A bot plays for you until you come back.
take-back = Take my seat back
leave-to-bot = Leave, and let a bot sit in
bot-may-sit-in = A bot may sit in { $seconds ->
        [one] in one second
       *[other] in { $seconds } seconds
    }.
seconds-left =
    { $seconds ->
        [one] { $seconds } second left
       *[other] { $seconds } seconds left
    }

## Several people on one device
## $name: whose turn it is to look

hand-over = Hand over to { $name }
hand-over-more = Nobody else looks, please. What is chosen here stays secret until all have chosen.
i-am = I am { $name }
device-chosen = All of you have chosen. The others are still thinking.
change-mind = { $name }: change

## The log, the menu

log = What happened
log-empty = Nothing has happened yet.
menu = Menu
rules = Rules

## Reaching the table

opening = The torches are being lit …
offline = You are offline. The table waits for you.
reconnecting = The connection is lost. Looking for the way back …
no-table = This table can’t be opened
you-watch = You are watching this game.
you = You
play-again = Play again
to-new-table = To the new table
watch-again = Watch it again
coach-understood = Got it
coach-stop = No more hints
