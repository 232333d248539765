game-diamant = Diamant
home-diamant = One step more, or home with the gems?
# Said below "Play now": whom one plays with.
home-play-more = you and three bots
rules-title = Rules of Diamant
me-played = How I play Diamant
me-no-games = No game played to its end yet. The chest is waiting.
me-play = To the cave
me-history =
    { $count ->
        [one] My latest game.
       *[other] My latest { $count } games.
    }
me-best =
    { $points ->
        [one] best { $points } point
       *[other] best { $points } points
    }
me-mean =
    { $points ->
        [one] { $points } point on average
       *[other] { $points } points on average
    }
# For screen readers. $scores: the points of each game, the oldest first; $best, $mean (numbers)
me-history-says = Points in my latest games, the oldest first: { $scores }. The best: { $best }. On average: { $mean }.
me-won =
    { $count ->
        [one] won, of { $count } game
       *[other] won, of { $count } games
    }
me-bust =
    { $count ->
        [one] came home with nothing, of { $count } round
       *[other] came home with nothing, of { $count } rounds
    }
me-depth = cards deep into the cave, on average
me-relics =
    { $count ->
        [one] { $count } relic rescued
       *[other] { $count } relics rescued
    }
daily-line-diamant = Gemkeep · { game-diamant } · { $day } · { $score } ◆ · { $rounds }
totals-open = open chests
totals-hidden = hidden chests
new-around = Around the fire
new-name-of = Explorer { $number }
new-cave = The cave
new-edition = Edition
new-relics-none-more = Rubies and hazards alone.
new-relics-ascending-more = Each round hides one relic more; only who leaves alone takes it.
new-relics-escalating-more = Five relics lie in the deck; only who leaves alone takes them.
new-totals = Chests
new-totals-open = Open
new-totals-open-more = Everyone sees what is in every chest.
new-totals-hidden = Closed
new-totals-hidden-more = Each sees only their own chest until the end.
new-start = Into the cave
