join-title = Pozvánka
join-welcome = Posaďte se k nám
join-full = Všechna místa jsou obsazená
join-began = Hra už začala
join-over = Tato hra už skončila
join-who =
    { $count ->
        [1] U stolu sedí { $names }.
       *[other] U stolu sedí { $names }.
    }
join-sit = Posadit se
join-watch = Sledovat
join-only-watch = Jen sledovat
join-replay = Podívat se, jak to bylo
