### The first page: two doors, my tables, open tables.

home-title = Gemkeep: two board games to play with friends
home-play = Play now
home-new = Set up a table
# A first game that explains itself while it is played.
home-guided = First time? Learn by playing
home-rules = Rules
home-continue = Go on playing
home-open = Open tables
home-open-none = No table is open to all just now. Set one up, and list it for anyone to join.
home-ended = Played to the end

## What is going on at a table
## $free (number): how many seats are open

table-gathering =
    { $free ->
        [0] Ready to begin
        [one] Waiting for { $free } more
       *[other] Waiting for { $free } more
    }
table-your-turn = Your choice is awaited
table-under-way = Under way
table-over = Over
table-won = You won
table-join =
    { $free ->
        [one] Join: { $free } seat is free
       *[other] Join: { $free } seats are free
    }
table-watch = Watch
nobody-yet = Nobody sits here yet
