game-hideouts = Тайники
daily-line-hideouts = Gemkeep · { game-hideouts } · { $day } · уровень { $level } · { $result } · { $slides }
daily-tokens =
    { $left ->
        [one] Остался { $left } жетон
        [few] Осталось { $left } жетона
        [many] Осталось { $left } жетонов
       *[other] Осталось { $left } жетона
    }
daily-lost = Поражение
team-won = Победа
new-all-mine = Играю за все углы
new-all-mine-more = Один человек за все углы: шкатулка поворачивается к тому, чей ход.
