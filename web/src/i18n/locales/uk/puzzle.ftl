### Задача дня, будь-якої гри.

puzzle = Задача
puzzle-games = Ігри із задачами
puzzle-of = Задача за { $day }
puzzle-today = Сьогоднішня задача
puzzle-hard = помиляються { $percent } простих стратегій
puzzle-right = Правильно!
puzzle-streak =
    { $count ->
        [one] { $count } день поспіль
        [few] { $count } дні поспіль
        [many] { $count } днів поспіль
       *[other] { $count } дня поспіль
    }
