### Konec Skrýší a co je po něm: co se pokazilo, hra ještě jednou, diváci, statistika.

astray-title = Co se pokazilo
astray-move = Tah { $number }
owner-box =
    { $owner ->
        [fish] krabičky ryby
        [lizard] krabičky ještěrky
        [owl] krabičky sovy
        [fox] krabičky lišky
        [moth] krabičky můry
        [hare] krabičky zajíce
        [snail] krabičky šneka
       *[bat] krabičky netopýra
    }
astray-hidden = Nenalezeno: { $guardians }.
astray-seen-before = Po tahu { $seen } už tým viděl dost, aby to věděl.
astray-seen-later = Pečeti to prozradily po tahu { $seen }: ještě to šlo opravit.
astray-guess = Nikdo neviděl dost, aby to věděl: byl to jen tip.

spent-title = Na co padly žetony
spent-corrections = { $count } za opravy
spent-charges = { $count } za prázdná políčka
spent-left = { $count } zbylo
spent-par = { $count } by stačilo, kdyby bylo vše odkryté
spent-par-none = I kdyby bylo vše odkryté, chce toto rozložení víc žetonů, než kolik jich bylo.
best-now = Zatím váš nejlepší výsledek na této úrovni.
best-before =
    { $left ->
        [one] Váš nejlepší výsledek na této úrovni: zbyl { $left } žeton.
        [few] Váš nejlepší výsledek na této úrovni: zbyly { $left } žetony.
        [many] Váš nejlepší výsledek na této úrovni: zbylo { $left } žetonu.
       *[other] Váš nejlepší výsledek na této úrovni: zbylo { $left } žetonů.
    }
to-journey = Cesta

replay-move = Tah { $number } z celkem { $all }
watch-eyes = Čí očima
watch-public = Jak to vidí všichni
watch-through = Očima hráče: { $name }

new-watching = Diváci
new-watching-public = Vidí totéž co všichni
new-watching-public-more = Diváci vidí krabičky a co v nich leží, ale žádnou pečeť, kterou je vidět jen z některého rohu.
new-watching-seats = Smějí se dívat očima hráče
new-watching-seats-more = Diváci se smějí dívat vždy očima jednoho z hráčů. U stolu nemluví, ale napovědět by mohli.
new-first = Kdo začíná
new-first-chance = Losem

me-hideouts = Jak hraju Skrýše
me-hideouts-none = Zatím žádná dohraná skříňka.
me-hideouts-play = Ke skříňce
me-hideouts-won =
    { $count ->
        [one] výher z celkem { $count } skříňky
        [few] výher z celkem { $count } skříněk
        [many] výher z celkem { $count } skříňky
       *[other] výher z celkem { $count } skříněk
    }
