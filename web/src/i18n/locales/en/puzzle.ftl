### The puzzle of the day, of any game.

puzzle = Puzzle
puzzle-games = Games with puzzles
# $day: a date
puzzle-of = Puzzle for { $day }
puzzle-today = Today’s puzzle
# $percent: a percentage
puzzle-hard = { $percent } of simple strategies get it wrong
puzzle-right = Right!
puzzle-streak =
    { $count ->
        [one] { $count } day in a row
       *[other] { $count } days in a row
    }
