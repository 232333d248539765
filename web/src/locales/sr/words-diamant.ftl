### Imenice igre Dijamant kao natpisi: kako se zove karta, odluka, izdanje.

## Zamke

hazard-spider = Džinovski pauk
hazard-scorpion = Škorpija
hazard-snake = Zmija
hazard-lava = Jama sa lavom
hazard-boulder = Kotrljajuće stenje
hazard-ram = Udarni ovan
hazard-spear = Koplje koje iskače

## Karte

card-treasure =
    { $rubies ->
        [one] Blago: { $rubies } rubin
        [few] Blago: { $rubies } rubina
       *[other] Blago: { $rubies } rubina
    }
card-relic =
    { $worth ->
        [0] Relikvija
       *[other] Relikvija vredna { $worth }
    }

## Dve odluke

choice-on = Napred
choice-back = Izlaz

## Mesta i stvari

word-camp = Kamp
word-cave = Pećina
word-chest = Sanduk
word-deck = Špil
word-path = Put
word-relics = Relikvije
word-reserve = Rezerva
word-entrance-marker =
    { $edition ->
        [ru] Žeton ulaza
       *[other] Pločica barikade
    }

## Brojanje

count-rubies =
    { $count ->
        [one] { $count } rubin
        [few] { $count } rubina
       *[other] { $count } rubina
    }
count-diamonds =
    { $count ->
        [one] { $count } dijamant
        [few] { $count } dijamanta
       *[other] { $count } dijamanata
    }
count-points =
    { $count ->
        [one] { $count } poen
        [few] { $count } poena
       *[other] { $count } poena
    }
count-cards =
    { $count ->
        [one] { $count } karta
        [few] { $count } karte
       *[other] { $count } karata
    }
count-relics =
    { $count ->
        [one] { $count } relikvija
        [few] { $count } relikvije
       *[other] { $count } relikvija
    }
count-explorers =
    { $count ->
        [one] { $count } istraživač
        [few] { $count } istraživača
       *[other] { $count } istraživača
    }

## Izdanja

edition-uk = Ukrajinsko izdanje
edition-cs = Češko izdanje
edition-ru = Rusko izdanje
edition-sr = Srpsko izdanje

## Šta biva s relikvijama

relics-none = Bez relikvija
relics-ascending = Lov na relikvije
relics-escalating = Relikvije u špilu
