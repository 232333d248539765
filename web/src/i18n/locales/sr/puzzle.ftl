### Zadatak dana, iz bilo koje igre.

puzzle = Zadatak
puzzle-games = Igre sa zadacima
puzzle-of = Zadatak za { $day }
puzzle-today = Današnji zadatak
puzzle-hard = greši { $percent } jednostavnih strategija
puzzle-right = Tačno!
puzzle-streak =
    { $count ->
        [one] { $count } dan zaredom
        [few] { $count } dana zaredom
       *[other] { $count } dana zaredom
    }
