### What differs between the editions, and their cards.

rules-differs = What differs between the editions
rules-cards = The cards
rules-hazards = Hazards
differs-uk = 30 cards without relics. In the variant, one more relic joins the deck before each round: 5, 7, 8, 10 and 12 points.
differs-cs = 35 cards: five relics are in the deck from the start. The first three rescued are worth 5 each, the last two 10. The default in English, which has no edition of its own here.
differs-sr = The same as the Czech edition: 35 cards, with five relics in the deck that are worth 5, 5, 5, 10 and 10.
differs-ru = 30 cards, with a scorpion and a spear in place of the spider and the ram. In the variant, one more relic joins the deck before each round.
