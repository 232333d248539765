### The first page: two doors, my tables, open tables.

home-title = Gemkeep: two board games to play with friends
home-play = Play now
home-new = Set up a table
# A first game that explains itself while it is played.
home-guided = First time? Learn by playing
home-rules = Rules
home-continue = Continue playing
home-open = Open tables
home-open-none = No open tables right now. Set one up and let anyone join.
home-ended = Finished games

## What is going on at a table
## $free (number): how many seats are open

table-gathering =
    { $free ->
        [0] Ready to begin
        [one] Waiting for { $free } more
       *[other] Waiting for { $free } more
    }
table-your-turn = Your turn
table-under-way = In progress
table-over = Finished
table-won = You won
table-join =
    { $free ->
        [one] Join: { $free } seat is free
       *[other] Join: { $free } seats are free
    }
table-watch = Watch
nobody-yet = No one is here yet
