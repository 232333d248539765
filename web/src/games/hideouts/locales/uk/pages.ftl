game-hideouts = Схованки
daily-line-hideouts = Gemkeep · { game-hideouts } · { $day } · рівень { $level } · { $result } · { $moves }
daily-tokens =
    { $left ->
        [one] Залишився { $left } жетон
        [few] Залишилося { $left } жетони
        [many] Залишилося { $left } жетонів
       *[other] Залишилося { $left } жетона
    }
daily-lost = Поразка
