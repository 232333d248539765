game-hideouts = Skrovišta
daily-line-hideouts = Gemkeep · { game-hideouts } · { $day } · nivo { $level } · { $result } · { $slides }
daily-tokens =
    { $left ->
        [one] Ostao je { $left } žeton
        [few] Ostala su { $left } žetona
       *[other] Ostalo je { $left } žetona
    }
daily-lost = Poraz
team-won = Pobeda
new-all-mine = Igram za sve uglove
new-all-mine-more = Jedna osoba za sve uglove: kovčežić se okreće ka onome ko je na potezu.
