game-diamant = Diamant
home-diamant = One more step, or home with the gems?
# Said below "Play now": whom one plays with.
home-play-more = you and three bots
rules-title = Rules of Diamant
me-played = How I play Diamant
me-no-games = You haven’t finished a game yet. The chest is waiting.
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
        [one] of { $count } game won
       *[other] of { $count } games won
    }
me-bust =
    { $count ->
        [one] of { $count } round ended empty-handed
       *[other] of { $count } rounds ended empty-handed
    }
me-depth = cards deep into the cave, on average
me-relics =
    { $count ->
        [one] { $count } relic rescued
       *[other] { $count } relics rescued
    }
daily-line-diamant = Gemkeep · { game-diamant } · { $day } · { $score } ◆ · { $rounds }
totals-open = open chests
totals-hidden = closed chests
facts-live-analysis = live analysis for spectators
new-around = Around the fire
new-cave = The cave
new-edition = Edition
new-relics-none-more = Just rubies and hazards.
new-relics-ascending-more = One more relic joins the deck each round; only a player who leaves alone takes it.
new-relics-escalating-more = Five relics are in the deck; only a player who leaves alone takes them.
new-totals = Chests
new-totals-open = Open
new-totals-open-more = Everyone sees what is in every chest.
new-totals-hidden = Closed
new-totals-hidden-more = Until the end, you see only your own chest.
new-live-analysis = Live analysis for spectators
new-live-analysis-off = Off
new-live-analysis-off-more = Spectators see just the game.
new-live-analysis-on = On
new-live-analysis-on-more =
    Spectators see everyone’s chance to win and, as soon as a decision is revealed, what each choice
    was worth. They learn nothing about a decision that is still open, because a player could be
    watching in another window.
new-start = Into the cave
