join-title = Pozvánka
join-welcome = Posaďte se k nám
join-full = Všechna místa jsou obsazená
join-began = Už jsou v jeskyni
join-who =
    { $count ->
        [1] U ohně sedí { $names }.
       *[other] U ohně sedí { $names }.
    }
join-sit = Posadit se
join-watch = Dívat se
join-only-watch = Jen se dívat
join-replay = Podívat se, jak to bylo
