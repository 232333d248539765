game-hideouts = Skrýše
daily-line-hideouts = Gemkeep · { game-hideouts } · { $day } · úroveň { $level } · { $result } · { $slides }
daily-tokens =
    { $left ->
        [one] Zbyl { $left } žeton
        [few] Zbyly { $left } žetony
        [many] Zbylo { $left } žetonu
       *[other] Zbylo { $left } žetonů
    }
daily-lost = Prohráno
team-won = Vyhráno
new-all-mine = Hraju za všechny rohy
new-all-mine-more = Jeden člověk za všechny rohy: skříňka se otočí k tomu, kdo je na tahu.
