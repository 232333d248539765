### Setting up a table.

new-title = A new table
# $count (number): how many play
new-seats =
    { $count ->
        [one] { $count } seat
       *[other] { $count } seats
    }
new-me = You
# $number (number): the number of the seat
new-seat = Who sits in seat { $number }
new-fewer = Take seat { $number } away
new-more = One more seat
new-friend-more = comes by the link you get

## Who is to sit in a seat

sitter-friend = A friend, by link
sitter-device = Someone on this device
sitter-bot-1 = Bot, a beginner
sitter-bot-2 = Bot, steady
sitter-bot-3 = Bot, cunning

## The box of cards

## How it is played

new-manner = The manner
new-clock = Clock
new-clock-none = None
new-clock-none-more = Everyone takes their time.
new-clock-relaxed = Relaxed
new-clock-relaxed-more = Time to think, but not for ever.
new-clock-brisk = Brisk
new-clock-brisk-more = Choose from the gut.
new-doors = Who may come
new-private = Only by link
new-private-more = Nobody sees this table but those who have its link.
new-listed = Anyone
new-listed-more = The table is listed on the first page, to join and to watch.
new-invite = Open and invite
new-game = Game
