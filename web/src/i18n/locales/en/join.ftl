### Coming to a table by its invite.

join-title = An invitation
join-welcome = Come and join us
join-full = Every seat is taken
join-began = The game has already begun
join-over = This game is over
# $names: who sits at the table; $count (number): how many they are
join-who =
    { $count ->
        [one] { $names } is at the table.
       *[other] { $names } are at the table.
    }
join-sit = Sit down
join-watch = Watch
join-only-watch = Just watch
join-replay = See how it went
