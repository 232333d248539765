### Kraj Skrovišta: šta je nedostajalo, ko je mogao da zna i na šta su otišli žetoni.

missing-start =
    { $short ->
        [1] Svih osam je kod kuće, ali je početni žeton ostao pokriven: nedostajalo je samo jedno pomeranje.
        [one] Svih osam je kod kuće, ali je početni žeton ostao pokriven: nedostajalo je { $short } pomeranje.
        [few] Svih osam je kod kuće, ali je početni žeton ostao pokriven: nedostajala su { $short } pomeranja.
       *[other] Svih osam je kod kuće, ali je početni žeton ostao pokriven: nedostajalo je { $short } pomeranja.
    }
missing-lifting = Svih osam je kod kuće i početni žeton je otkriven, ali niko nije na vreme podigao kutijice.
missing-guardians =
    { $home ->
        [0] Nijedan čuvar nije kod kuće.
        [one] Kod kuće je { $home } čuvar od 8.
        [few] Kod kuće su { $home } čuvara od 8.
       *[other] Kod kuće je { $home } čuvara od 8.
    }

wrong-boxed = Pogrešna kutijica: { subject-guardian } dospeva u { owner-box }.
wrong-left = Ostaje da leži: { subject-guardian }. Niko se više ne vraća.
seal-of =
    { $clue ->
        [fish] pečat ribe
        [lizard] pečat guštera
        [owl] pečat sove
        [fox] pečat lisice
        [moth] pečat noćnog leptira
        [hare] pečat zeca
        [snail] pečat puža
       *[bat] pečat slepog miša
    }
knew-untold =
    { $count ->
        [one] { $names } vidi { seal-of }, ali nikome ne kaže.
        [few] { $names } vide { seal-of }, ali nikome drugom ne kažu.
       *[other] { $names } vide { seal-of }, ali nikome drugom ne kažu.
    }
knew-before =
    { $count ->
        [one] { $names } vidi { seal-of } od poteza { $seen }.
        [few] { $names } vide { seal-of } od poteza { $seen }.
       *[other] { $names } vide { seal-of } od poteza { $seen }.
    }
knew-later =
    { $count ->
        [one] Tek posle poteza { $seen } { $names } vidi { seal-of }.
        [few] Tek posle poteza { $seen } { $names } vide { seal-of }.
       *[other] Tek posle poteza { $seen } { $names } vide { seal-of }.
    }
knew-team = Pamćenje tima je svima pokazivalo { seal-of }.

slides-made =
    { $count ->
        [one] { $count } pomeranje
        [few] { $count } pomeranja
       *[other] { $count } pomeranja
    }
slides-free = još { $count } besplatno
