game-hideouts = Skrovišta
daily-line-hideouts = Gemkeep · { game-hideouts } · { $day } · nivo { $level } · { $result } · { $moves }
daily-tokens =
    { $left ->
        [one] Ostao je { $left } žeton
        [few] Ostala su { $left } žetona
       *[other] Ostalo je { $left } žetona
    }
daily-lost = Poraz
