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
new-fewer = Remove seat { $number }
new-more = Add a seat
new-friend-more = joins with the link you’ll get

## Who is to sit in a seat

sitter-friend = A friend, by link
sitter-device = Someone on this device
sitter-bot-1 = Beginner bot
sitter-bot-2 = Steady bot
sitter-bot-3 = Cunning bot

## The box of cards

## How it is played

new-manner = Options
new-clock = Clock
new-clock-none = None
new-clock-none-more = Everyone takes their time.
new-clock-relaxed = Relaxed
new-clock-relaxed-more = Time to think, but not forever.
new-clock-brisk = Brisk
new-clock-brisk-more = Go with your gut.
new-doors = Who can join
new-private = Only by link
new-private-more = Only those who have the link can find this table.
new-listed = Anyone
new-listed-more = The table appears on the home page for anyone to join or watch.
new-invite = Open and invite
new-game = Game
