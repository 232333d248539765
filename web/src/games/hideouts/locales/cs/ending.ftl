### Konec Skrýší: co chybělo, kdo to mohl vědět a na co padly žetony.

missing-start =
    { $short ->
        [1] Všech osm je doma, ale startovní žeton zůstal zakrytý: chyběl jediný posun.
        [one] Všech osm je doma, ale startovní žeton zůstal zakrytý: chyběl { $short } posun.
        [few] Všech osm je doma, ale startovní žeton zůstal zakrytý: chyběly { $short } posuny.
        [many] Všech osm je doma, ale startovní žeton zůstal zakrytý: chybělo { $short } posunu.
       *[other] Všech osm je doma, ale startovní žeton zůstal zakrytý: chybělo { $short } posunů.
    }
missing-lifting = Všech osm je doma a startovní žeton je odkrytý, ale krabičky nikdo včas nezvedl.
missing-guardians =
    { $home ->
        [0] Doma není žádný strážce.
        [one] Doma je { $home } strážce z 8.
        [few] Doma jsou { $home } strážci z 8.
        [many] Doma je { $home } strážce z 8.
       *[other] Doma je { $home } strážců z 8.
    }

wrong-boxed = Špatná krabička: { subject-guardian } putuje do { owner-box }.
wrong-left = Zůstává ležet: { subject-guardian }. Už se sem nikdo nevrací.
seal-of =
    { $clue ->
        [fish] pečeť ryby
        [lizard] pečeť ještěrky
        [owl] pečeť sovy
        [fox] pečeť lišky
        [moth] pečeť můry
        [hare] pečeť zajíce
        [snail] pečeť šneka
       *[bat] pečeť netopýra
    }
knew-untold =
    { $count ->
        [one] { $names } vidí { seal-of }, ale nikomu to neřekne.
        [few] { $names } vidí { seal-of }, ale nikomu dalšímu to neřeknou.
        [many] { $names } vidí { seal-of }, ale nikomu dalšímu to neřeknou.
       *[other] { $names } vidí { seal-of }, ale nikomu dalšímu to neřeknou.
    }
knew-before =
    { $count ->
        [one] { $names } vidí { seal-of } od tahu { $seen }.
        [few] { $names } vidí { seal-of } od tahu { $seen }.
        [many] { $names } vidí { seal-of } od tahu { $seen }.
       *[other] { $names } vidí { seal-of } od tahu { $seen }.
    }
knew-later =
    { $count ->
        [one] Teprve po tahu { $seen } vidí { $names } { seal-of }.
        [few] Teprve po tahu { $seen } vidí { $names } { seal-of }.
        [many] Teprve po tahu { $seen } vidí { $names } { seal-of }.
       *[other] Teprve po tahu { $seen } vidí { $names } { seal-of }.
    }
knew-team = Paměť týmu ukazovala { seal-of } všem.

slides-made =
    { $count ->
        [one] { $count } posun
        [few] { $count } posuny
        [many] { $count } posunu
       *[other] { $count } posunů
    }
slides-free = další zdarma: { $count }
