join-title = Pozivnica
join-welcome = Sedite s nama
join-full = Sva mesta su zauzeta
join-began = Već su u pećini
join-who =
    { $count ->
        [1] Kraj vatre sedi { $names }.
       *[other] Kraj vatre sede { $names }.
    }
join-sit = Sedi
join-watch = Gledaj
join-only-watch = Samo gledaj
join-replay = Pogledaj kako je bilo
