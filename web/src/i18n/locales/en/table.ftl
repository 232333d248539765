### At a table, whatever the game: gathering, talking, leaving, coming back

## Before the game
## $name: a player

gathering = Waiting for players
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
start = Start the game
seats-open-yet = Some seats are still open.
host-will-start = Waiting for the host to start.
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
copied = Link copied.
share = Share

## Talking

chat = Chat
chat-new = Chat: new messages
chat-empty = Nobody has said anything yet.
say = Send
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
        [one] { $count } spectator
       *[other] { $count } spectators
    }

## Seats during the game
## $name: a player

is-away = { $name } is away.
is-bot = { $name } is a bot.
bot-sits-in = A bot sits in for { $name }, who can take the seat back at any time.
bot-plays-for-you = A bot plays for you until you come back.
take-back = Take my seat back
leave-to-bot = Leave, and let a bot sit in
bot-may-sit-in =
    { $seconds ->
        [one] A bot can take over in one second.
       *[other] A bot can take over in { $seconds } seconds.
    }
seconds-left =
    { $seconds ->
        [one] { $seconds } second left
       *[other] { $seconds } seconds left
    }

## Several people on one device
## $name: whose turn it is to look

hand-over = Pass the device to { $name }
hand-over-more = No peeking, please! Your choice stays secret until everyone has chosen.
i-am = I am { $name }
device-chosen = You have all chosen. The others are still thinking.
change-mind = { $name }: change

## The log, the menu

log = Game log
log-empty = Nothing has happened yet.
menu = Menu
rules = Rules

## Reaching the table

opening = Lighting the torches…
offline = You’re offline. The table is waiting for you.
reconnecting = Connection lost. Reconnecting…
no-table = This table can’t be opened
you-watch = You’re watching this game.
you = You
play-again = Play again
to-new-table = Go to the new table
watch-again = Watch the replay
coach-understood = Got it
coach-stop = No more hints
