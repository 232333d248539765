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
word-cave = Jeskyně
word-chest = Truhlice
word-deck = Balíček
word-path = Řada karet
word-relics = Relikvie
word-reserve = Bank
word-entrance-marker =
    { $edition ->
        [ru] Žeton vstupu
       *[other] Žeton zátarasu
    }

## Počty

count-rubies =
    { $count ->
        [one] { $count } rubín
        [few] { $count } rubíny
        [many] { $count } rubínu
       *[other] { $count } rubínů
    }
count-diamonds =
    { $count ->
        [one] { $count } diamant
        [few] { $count } diamanty
        [many] { $count } diamantu
       *[other] { $count } diamantů
    }
count-points =
    { $count ->
        [one] { $count } bod
        [few] { $count } body
        [many] { $count } bodu
       *[other] { $count } bodů
    }
count-cards =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } karty
       *[other] { $count } karet
    }
count-relics =
    { $count ->
        [one] { $count } relikvie
        [few] { $count } relikvie
        [many] { $count } relikvie
       *[other] { $count } relikvií
    }
count-explorers =
    { $count ->
        [one] { $count } dobrodruh
        [few] { $count } dobrodruzi
        [many] { $count } dobrodruha
       *[other] { $count } dobrodruhů
    }

## Vydání

edition-uk = Ukrajinské vydání
edition-cs = České vydání
edition-ru = Ruské vydání
edition-sr = Srbské vydání

## Co s relikviemi

relics-none = Bez relikvií
relics-ascending = Hon na relikvie
relics-escalating = Relikvie v balíčku
