### Nivoi igre Skrovišta: putovanje i sopstveni nivoi.

## Putovanje
## $games (number) odigrano, $won (number) od njih dobijeno; $count (number): koliko je žetona ostalo

levels-title = Putovanje
levels-about = Pet kovčežića, svaki s više trikova nego prethodni. Počnite gde želite.
levels-next = Sledeći
levels-play = Igraj
levels-friends = S prijateljima
levels-untried = Još nije igrano
levels-won =
    { $games ->
        [one] dobijeno { $won } od { $games } igre
        [few] dobijeno { $won } od { $games } igre
       *[other] dobijeno { $won } od { $games } igara
    }
levels-best =
    { $count ->
        [one] rekord: ostao { $count } žeton
        [few] rekord: ostala { $count } žetona
       *[other] rekord: ostalo { $count } žetona
    }
levels-after = Posle putovanja: napredni režim
levels-after-more = Najbolje ga je probati kad je svih pet dobijeno, ali otvoren je za sve.
levels-own = Moji nivoi
levels-own-none = Na ovom uređaju još nema sačuvanih nivoa.
levels-own-record = Sopstveni nivoi i igra s drugom zalihom:
levels-make = Napravi nivo
levels-change = Pogledaj ili promeni
levels-forget = Ukloni s ovog uređaja
levels-by-link = Nivo preko linka

## Uređivanje
## $hideout: skrovište unutar rečenice; $count (number): koliko skrovišta; $lacks: koja nedostaju

editor-about = Izaberite osam skrovišta iz kutije. Dodirnite žeton da ga stavite, još jednom da ga izvadite.
editor-my-level = Moj nivo
editor-name = Naziv nivoa
editor-casket = U kovčežiću
editor-box = U kutiji
editor-in = Stavi: { $hideout }
editor-out = Izvadi: { $hideout }
editor-count = U kovčežiću { $count } od 8
editor-more =
    { $count ->
        [one] Potrebno je još { $count } skrovište.
        [few] Potrebna su još { $count } skrovišta.
       *[other] Potrebno je još { $count } skrovišta.
    }
editor-ready = Ovaj nivo može da se igra.
editor-least =
    { $count ->
        [one] Ne može se dobiti: i najsrećniji raspored traži { $count } žeton.
        [few] Ne može se dobiti: i najsrećniji raspored traži { $count } žetona.
       *[other] Ne može se dobiti: i najsrećniji raspored traži { $count } žetona.
    }
editor-strict = Težina
editor-charge = Polje bez čuvara košta žeton
editor-charge-every = svaki put
editor-charge-once = samo jednom
editor-start = Polje početnog žetona
editor-start-free = ne košta ništa
editor-start-paid = takođe košta
editor-play = Igraj s botovima
editor-keep = Sačuvaj na uređaju
editor-kept = Sačuvano na uređaju
editor-link = Link do ovog nivoa
editor-link-more = Nivo je u samom linku: ko ga otvori, može da ga igra ili promeni.

## Šta ne valja kod nivoa, tamo gde je nastalo

fault-wrong-value = Nivou je potreban naziv od 1 do 80 znakova u jednom redu.
fault-unknown-hideout = Takvog skrovišta nema.
fault-too-many-of-a-kind = Toliko ih u kutiji nema.
fault-number-twice = Svaki broj može da se uzme samo jednom.
fault-number-left-out = Brojevi odlaze redom od 1. Nedostaje: { $lacks }.
fault-lock-without-rune = Bravi su potrebne rune koje su na njoj. Nedostaje: { $lacks }.
fault-supply-out-of-bounds = U zalihi je 1 do 25 žetona.
refused-wrong-level = U ovom linku nema nivoa. Možda se njegov deo izgubio usput.
