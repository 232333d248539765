### Coming to a table by its invite.

join-title = An invitation
join-welcome = Sit down with us
join-full = Every seat is taken
join-began = They are in the cave already
# $names: who sits at the table; $count (number): how many they are
join-who =
    { $count ->
        [one] { $names } is at the fire.
       *[other] { $names } are at the fire.
    }
join-sit = Sit down
join-watch = Watch
join-only-watch = Only watch
join-replay = See how it went
