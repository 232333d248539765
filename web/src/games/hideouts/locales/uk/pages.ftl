game-hideouts = Схованки
daily-line-hideouts = Gemkeep · { game-hideouts } · { $day } · рівень { $level } · { $result } · { $slides }
daily-tokens =
    { $left ->
        [one] Залишився { $left } жетон
        [few] Залишилося { $left } жетони
        [many] Залишилося { $left } жетонів
       *[other] Залишилося { $left } жетона
    }
daily-lost = Поразка
team-won = Перемога
new-all-mine = Граю за всі кути
new-all-mine-more = Одна людина за всі кути: скринька повертається до того, чий хід.
