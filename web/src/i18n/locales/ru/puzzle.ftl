### Задача дня, любой игры.

puzzle = Задача
puzzle-games = Игры с задачами
puzzle-of = Задача за { $day }
puzzle-today = Сегодняшняя задача
puzzle-hard = ошибаются { $percent } простых стратегий
puzzle-right = Верно!
puzzle-streak =
    { $count ->
        [one] { $count } день подряд
        [few] { $count } дня подряд
        [many] { $count } дней подряд
       *[other] { $count } дня подряд
    }
