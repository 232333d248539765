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
word-path = Put
word-relics = Relikvije

## Izdanja

edition-uk = Ukrajinsko izdanje
edition-cs = Češko izdanje
edition-ru = Rusko izdanje
edition-sr = Srpsko izdanje

## Šta biva s relikvijama

relics-none = Bez relikvija
relics-ascending = Lov na relikvije
relics-escalating = Relikvije u špilu
