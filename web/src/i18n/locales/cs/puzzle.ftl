### Úloha dne, kterékoli hry.

puzzle = Úloha
puzzle-games = Hry s úlohami
puzzle-of = Úloha na { $day }
puzzle-today = Dnešní úloha
puzzle-hard = chybuje { $percent } jednoduchých strategií
puzzle-right = Správně!
puzzle-streak =
    { $count ->
        [one] { $count } den v řadě
        [few] { $count } dny v řadě
        [many] { $count } dne v řadě
       *[other] { $count } dní v řadě
    }
