### Ekran partije Dijamanta

title-playing = Dijamant, { $round }. runda

dark-ahead = Pred vama je samo mrak.
lying =
    { $rubies ->
        [one] Na njoj leži { $rubies } rubin.
        [few] Na njoj leže { $rubies } rubina.
       *[other] Na njoj leži { $rubies } rubina.
    }
nothing-threatens = Zasad ne preti nijedna zamka.
nothing-can-strike = zasad ništa ne preti
cards-end-it =
    { $ending ->
        [one] prekida rundu: { $ending } od { $cards }
        [few] prekidaju rundu: { $ending } od { $cards }
       *[other] prekidaju rundu: { $ending } od { $cards }
    }
risk-says = Rizik sledeće karte: { $percent }%. Karata koje bi prekinule rundu: { $ending } od { $cards }.
all-lost =
    { $rubies ->
        [one] Gubitak: { $rubies } rubin
        [few] Gubitak: { $rubies } rubina
       *[other] Gubitak: { $rubies } rubina
    }

decide = Napred ili izlaz?
take-home = nosite kući { $rubies }
take-home-range = samo vi { $alone }, svi { $together }
relics-if-alone =
    { $relics ->
        [one] i { $relics } relikviju, ako izađete sami
        [few] i { $relics } relikvije, ako izađete sami
       *[other] i { $relics } relikvija, ako izađete sami
    }
secret = Niko neće videti vašu odluku dok svi ne odluče.
waiting-for = Još odlučuju: { $count }. Zasad možete da se predomislite.
all-chosen = Svi su odlučili.
at-risk = nosite
on-the-path =
    { $rubies ->
        [0] na putu ništa
       *[other] { $rubies } na putu
    }
safe-in-camp = Bezbedni ste u kampu
you-fled = Bežite praznih ruku
still-inside =
    { $count ->
        [0] U pećini nema nikoga.
        [one] U pećini je još { $count } istraživač.
        [few] U pećini su još { $count } istraživača.
       *[other] U pećini je još { $count } istraživača.
    }

in-camp = u kampu
in-cave = u pećini
has-chosen = odluka je pala
thinks = razmišlja
seat-says =
    { $name }, { $state }. { $chest ->
        [-1] Sanduk je zatvoren.
       *[other] U sanduku: { $chest }.
    } { $carried ->
        [0] Ne nosi ništa.
       *[other] Nosi { $carried }.
    } { $relics ->
        [0] { "" }
       *[other] Broj relikvija: { $relics }.
    } { $away ->
        [yes] Nije tu.
       *[no] { "" }
    }

round-of = { $round }. runda od { $rounds }
round-over = { $round }. runda je gotova
round-opens = Ulaz { $round }
counting = Sanduci se otvaraju
wins = Pobeđuje { $name }!
you-win = Pobedili ste!
shared-victory = Pobedu dele { $names }!

coach-treasure = Rubini sa karte dele se među svima u pećini. Ono što ne može da se podeli ostaje na njoj. Svoje rizikujete dok se ne vratite u kamp.
coach-hazard = Zamka! Prva svoje vrste samo plaši. Ali ako dođe još jedna ista, svi koji su unutra gube ono što nose.
coach-relic = Relikvija. Dobiće je onaj ko iz pećine izađe sam.
coach-risk = Ovaj krug pokazuje rizik sledeće karte: koliko bi preostalih karata prekinulo rundu.
coach-back = Već nosite lepu gomilicu. Ako sad izađete, biće na sigurnom, a usput ćete pokupiti ono što leži na putu.
coach-chosen = Izabrano, i zasad je tajna. Možete da promenite dok svi ne odluče.
coach-camp = Vaši rubini su na sigurnom u sanduku. Gledajte dokle će se drugi usuditi.
coach-round = Nova runda, novi ulaz: svi ponovo ulaze, a karte su promešane.
