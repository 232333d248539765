### Zadatak dana: napred ili izlaz?

puzzle-title = Napred ili izlaz?
puzzle-about = Svakog dana nov zadatak iz igre među botovima. Jedna odluka donosi pobedu znatno češće: koja?
puzzle-round = { $round }. runda od { $rounds }
puzzle-carries = kod sebe
puzzle-safe = u kampu
puzzle-wrong = Druga odluka je bolja.
puzzle-worth-about = Trake pokazuju koliko često pobeđujete uz koju odluku ako posle svi igraju dobro.

## Zašto

puzzle-why-behind = Ovo je poslednja runda: čak ni sa svim što leži na putu izlaz ne donosi pobedu. Pomažu samo novi rubini.
puzzle-why-harmless = Nijedna karta još ne može da završi rundu, pa je bezbedno ići napred, a to donosi oko { $gain } rubina po karti.
puzzle-why-worthwhile =
    Sledeća karta završava rundu u { $risk } slučajeva i odnosi { $rubies ->
        [one] { $rubies } rubin
        [few] { $rubies } rubina
       *[other] { $rubies } rubina
    }, ali ko ostane nalazi oko { $gain } rubina po karti.
puzzle-why-ahead = Ovo je poslednja runda: izlaz vas stavlja ispred svih. Novi rubini ne vrede rizika od { $risk }.
puzzle-why-relic = Na putu je relikvija: uzima je ko izađe sam. Rizik sledeće karte je { $risk }, zato ne čekajte.
puzzle-why-risky =
    Sledeća karta završava rundu u { $risk } slučajeva. { $rubies ->
        [one] { $rubies } rubin kod vas i { $lying } na putu
        [few] { $rubies } rubina kod vas i { $lying } na putu
       *[other] { $rubies } rubina kod vas i { $lying } na putu
    } vrede više nego oko { $gain } rubina po karti.
