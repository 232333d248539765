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
astray-seen-later = Pečetě to prozradily po tahu { $seen }: ještě to šlo opravit.
astray-guess = Nikdo neviděl dost, aby to věděl: byl to odhad.

spent-title = Kam šly žetony
spent-corrections = { $count } za opravy
spent-charges = { $count } za prázdná pole
spent-left = { $count } zbylo
moves-made =
    { $count ->
        [one] { $count } tah
        [few] { $count } tahy
        [many] { $count } tahu
       *[other] { $count } tahů
    }
best-now = Zatím váš nejlepší výsledek na této úrovni.
best-before =
    { $left ->
        [one] Váš nejlepší výsledek na této úrovni: zbyl { $left } žeton.
        [few] Váš nejlepší výsledek na této úrovni: zbyly { $left } žetony.
        [many] Váš nejlepší výsledek na této úrovni: zbylo { $left } žetonu.
       *[other] Váš nejlepší výsledek na této úrovni: zbylo { $left } žetonů.
    }
to-journey = Cesta

replay-move = Tah { $number } z { $all }
watch-eyes = Čí pohled
watch-public = Společný pohled
watch-through = Pohled: { $name }

new-watching = Diváci
new-watching-public = Vidí, co všichni
new-watching-public-more = Diváci vidí krabičky a co v nich leží, ale žádnou pečeť, kterou vidí jen některý roh.
new-watching-seats = Smějí si půjčit pohled
new-watching-seats-more = Diváci se smějí dívat vždy očima jednoho místa. U stolu nemluví, ale napovědět by mohli.
new-first = Kdo začíná
new-first-chance = Losem
new-player = Hráč { $number }

me-hideouts = Jak hraju Skrýše
me-hideouts-none = Zatím žádná dohraná skříňka.
me-hideouts-play = Ke skříňce
me-hideouts-won =
    { $count ->
        [one] výher z { $count } skříňky
        [few] výher ze { $count } skříněk
        [many] výher z { $count } skříňky
       *[other] výher z { $count } skříněk
    }
