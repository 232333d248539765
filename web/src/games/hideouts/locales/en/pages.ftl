game-hideouts = Hideouts
daily-line-hideouts = Gemkeep · { game-hideouts } · { $day } · level { $level } · { $result } · { $slides }
# $left (number): tokens left in the supply
daily-tokens =
    { $left ->
        [one] { $left } token left
       *[other] { $left } tokens left
    }
daily-lost = Lost
team-won = Won
new-all-mine = I play all corners
new-all-mine-more = One person, every corner: the casket turns to the corner whose turn it is.
