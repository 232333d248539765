### Kraj Skrovišta i šta je posle: šta je pošlo naopako, igra još jednom, gledaoci, statistika.

astray-title = Šta je pošlo naopako
astray-move = Potez { $number }
owner-box =
    { $owner ->
        [fish] kutijicu ribe
        [lizard] kutijicu guštera
        [owl] kutijicu sove
        [fox] kutijicu lisice
        [moth] kutijicu noćnog leptira
        [hare] kutijicu zeca
        [snail] kutijicu puža
       *[bat] kutijicu slepog miša
    }
astray-hidden = Nije nađeno: { $guardians }.
astray-seen-before = Posle poteza { $seen } tim je već video dovoljno da to zna.
astray-seen-later = Pečati su to odali posle poteza { $seen }: još se moglo ispraviti.
astray-guess = Niko nije video dovoljno da zna: bilo je to nagađanje.

spent-title = Na šta su otišli žetoni
spent-corrections = { $count } za ispravke
spent-charges = { $count } za prazna polja
spent-left = { $count } preostalo
spent-par = { $count } bi bilo dovoljno da je sve otkriveno
spent-par-none = I da je sve otkriveno, ovaj raspored traži više žetona nego što ih je bilo.
best-now = Zasad vaš najbolji rezultat na ovom nivou.
best-before =
    { $left ->
        [one] Vaš najbolji rezultat na ovom nivou: preostao je { $left } žeton.
        [few] Vaš najbolji rezultat na ovom nivou: preostala su { $left } žetona.
       *[other] Vaš najbolji rezultat na ovom nivou: preostalo je { $left } žetona.
    }
to-journey = Putovanje

replay-move = Potez { $number } od { $all }
watch-eyes = Čijim očima
watch-public = Kako vide svi
watch-through = Očima igrača: { $name }

new-watching = Gledaoci
new-watching-public = Vide isto što i svi
new-watching-public-more = Gledaoci vide kutijice i šta je u njima, ali nijedan pečat koji se vidi samo iz nekog ugla.
new-watching-seats = Smeju da gledaju očima igrača
new-watching-seats-more = Gledaoci smeju da gledaju očima jednog od igrača. Za stolom ne govore, ali bi mogli da šapnu.
new-first = Ko počinje
new-first-chance = Žrebom

me-hideouts = Kako igram Skrovišta
me-hideouts-none = Još nijedan kovčežić nije odigran do kraja.
me-hideouts-play = Do kovčežića
me-hideouts-won =
    { $count ->
        [one] pobeda od { $count } kovčežića
        [few] pobeda od { $count } kovčežića
       *[other] pobeda od { $count } kovčežića
    }
