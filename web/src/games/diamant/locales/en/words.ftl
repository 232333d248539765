### The nouns of Diamant, as labels: what a card, a choice, an edition is called.

## Hazards, by the name the game has for them

hazard-spider = Giant spider
hazard-scorpion = Giant scorpion
hazard-snake = Snake
hazard-lava = Lava pit
hazard-boulder = Rolling boulder
hazard-ram = Battering ram
hazard-spear = Spear trap

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

choice-on = Onward
choice-back = Back

## Places and things

word-camp = Camp
word-path = Path
word-relics = Relics

## Editions

edition-uk = Ukrainian edition
edition-cs = Czech edition
edition-ru = Russian edition
edition-sr = Serbian edition

## What is done with the relics

relics-none = Without relics
relics-ascending = Relic hunt
relics-escalating = Relics in the deck
