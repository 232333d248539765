### Podstatná jména Diamantu jako nápisy: jak se jmenuje karta, volba, vydání.

## Pasti

hazard-spider = Obří pavouk
hazard-scorpion = Štír
hazard-snake = Had
hazard-lava = Propast se žhavou lávou
hazard-boulder = Valící se balvan
hazard-ram = Padající kláda
hazard-spear = Vystřelující kopí

## Karty

card-treasure =
    { $rubies ->
        [one] Poklad: { $rubies } rubín
        [few] Poklad: { $rubies } rubíny
        [many] Poklad: { $rubies } rubínu
       *[other] Poklad: { $rubies } rubínů
    }
card-relic =
    { $worth ->
        [0] Relikvie
       *[other] Relikvie v hodnotě { $worth }
    }

## Dvě volby

choice-on = Pokračování
choice-back = Návrat

## Místa a věci

word-camp = Tábor
word-path = Řada karet
word-relics = Relikvie

## Vydání

edition-uk = Ukrajinské vydání
edition-cs = České vydání
edition-ru = Ruské vydání
edition-sr = Srbské vydání

## Co s relikviemi

relics-none = Bez relikvií
relics-ascending = Hon na relikvie
relics-escalating = Relikvie v balíčku
