### The nouns of Diamant, as labels: what a card, a choice, an edition is called.

## Hazards, by the name the game has for them

hazard-spider = Giant spider
hazard-scorpion = Giant scorpion
hazard-snake = Snake
hazard-lava = Lava pit
hazard-boulder = Rolling boulder
hazard-ram = Battering ram
hazard-spear = Springing spear

## Cards
## $rubies (number): the rubies printed on it
## $worth (number): the points printed on it; 0 where nothing is printed

card-treasure =
    { $rubies ->
        [one] Treasure, { $rubies } ruby
       *[other] Treasure, { $rubies } rubies
    }
card-relic =
    { $worth ->
        [0] Relic
       *[other] Relic, worth { $worth }
    }

## The two choices

choice-on = On
choice-back = Back

## Places and things

word-camp = Camp
word-cave = Cave
word-chest = Chest
word-deck = Deck
word-path = Path
word-relics = Relics
word-reserve = Reserve

# What marks an entrance as used.
# $edition: uk, cs, sr (a tile is put on) or ru (a token is taken off)
word-entrance-marker =
    { $edition ->
        [ru] Entrance token
       *[other] Barricade tile
    }

## Things counted
## $count (number)

count-rubies =
    { $count ->
        [one] { $count } ruby
       *[other] { $count } rubies
    }
count-diamonds =
    { $count ->
        [one] { $count } diamond
       *[other] { $count } diamonds
    }
count-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
count-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
count-relics =
    { $count ->
        [one] { $count } relic
       *[other] { $count } relics
    }
count-explorers =
    { $count ->
        [one] { $count } explorer
       *[other] { $count } explorers
    }

## Editions

edition-uk = Ukrainian edition
edition-cs = Czech edition
edition-ru = Russian edition
edition-sr = Serbian edition

## What is done with the relics

relics-none = Without relics
relics-ascending = Relic hunt
relics-escalating = Relics in the deck
