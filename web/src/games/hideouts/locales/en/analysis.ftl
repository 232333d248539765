### The analysis of a game of Hideouts: what the team could know, par, waste and luck, every choice
## $names: a list of $count players; $turn (number): a turn; $place: where a box stands
## $guardian: fish, lizard, owl, fox, moth, hare, snail or bat
## $points (number): percent of winning chance; $tokens (number): action tokens

# $shares: percentages, one after each turn
insight-chance-says = The team’s chance to win at the start and after each turn: { $shares }.
insight-turning-none = No single choice decided this game.

## Par
## $won, $games (numbers)

insight-par = Par of this deal
insight-par-open = With everything revealed
insight-par-talk = With perfect talk
insight-par-team = Your team
insight-par-none = more than the supply
insight-par-won = A strong team wins this deal in { $won } of { $games } games.

## What the team could know, box by box
## $wall: N, E, S or W

insight-known = What the team could know
insight-known-about =
    A row for each box, filled in from the moment someone had seen enough to know whose home it is.
insight-wall =
    { $wall ->
        [N] on the north wall
        [E] on the east wall
        [S] on the south wall
       *[W] on the west wall
    }
insight-when =
    { $turn ->
        [0] Before the first turn
       *[other] Turn { $turn }
    }
insight-read =
    { $count ->
        [one] { insight-when }: { $names } reads the seal { insight-wall }.
       *[other] { insight-when }: { $names } read the seal { insight-wall }.
    }
insight-left-over = { insight-when }: all seven other homes are known.
insight-never = Nobody could know.

## Choices

insight-act-slide = Slide the box { $place }
insight-act-place = Put { object-guardian } into the box { $place }
insight-act-leave = Leave { object-guardian } lying
insight-act-bless = Put the action symbol into the box { $place }
insight-act-correct = For three tokens, move { object-guardian } into the box { $place }
insight-act-finish = Lift the boxes
insight-act-pass = Don’t lift the boxes yet
insight-best = best
# $act: one of those above
insight-did = { $name }: { $act }.
insight-keeper = A strong player: { $act }.
insight-clue = The home of { object-guardian } was known: the box { $place }. { $why }
insight-blamed = Could have known: { $names }.
# $cost: the two below, or one of them
insight-cost = Cost: { $cost }.
insight-points = { $points }% winning chance
insight-tokens =
    { $tokens ->
        [one] { $tokens } token
       *[other] { $tokens } tokens
    }

## Luck
## $things: a list of what came up; $way: whether the chance went up or down

insight-came-up =
    What came up: { $things }. Winning chance { $way ->
        [down] −
       *[up] +
    }{ $points }%.
insight-seal = a seal ({ subject-guardian })
insight-waste = Waste and luck
insight-waste-about = Start, choices and luck add up to the result. Choices: what a strong player would have kept. Luck: what came up.
insight-choices = Choices
insight-luck = Luck
insight-percent = Chance, %
insight-left = Tokens left
insight-blame = Who could have known better
insight-blame-about = A mistake counts for whoever had seen enough to prevent it, not only for whoever moved.
insight-player = Player
insight-lost = Chance lost
insight-wasted = Tokens wasted
