game-hideouts = Hideouts
daily-line-hideouts = Gemkeep · { game-hideouts } · { $day } · level { $level } · { $result } · { $moves }
# $left (number): tokens left in the supply
daily-tokens =
    { $left ->
        [one] { $left } token left
       *[other] { $left } tokens left
    }
daily-lost = Lost
