game-hideouts = Skrýše
daily-line-hideouts = Gemkeep · { game-hideouts } · { $day } · úroveň { $level } · { $result } · { $moves }
daily-tokens =
    { $left ->
        [one] Zbyl { $left } žeton
        [few] Zbyly { $left } žetony
        [many] Zbylo { $left } žetonu
       *[other] Zbylo { $left } žetonů
    }
daily-lost = Prohráno
