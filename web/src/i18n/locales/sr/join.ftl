join-title = Pozivnica
join-welcome = Sedite s nama
join-full = Sva mesta su zauzeta
join-began = Igra je već počela
join-over = Ova igra je završena
join-who =
    { $count ->
        [1] Za stolom je { $names }.
       *[other] Za stolom su { $names }.
    }
join-sit = Sedi za sto
join-watch = Gledaj
join-only-watch = Samo gledaj
join-replay = Pogledaj kako je bilo
