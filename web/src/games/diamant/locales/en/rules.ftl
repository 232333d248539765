### The rules of Diamant, a topic for each message; rules/topics.ts says when each is at hand.
### $edition: uk, cs, ru or sr
### $relics: none, ascending or escalating

rules-diamant-goal =
    Five times you go into the Tacora cave together to look for gems, each time through a different
    entrance, and each time the same question waits inside: one more step, or home? After the fifth
    round, whoever has the most points wins. For three to eight players.
    .title = The goal

rules-diamant-reveal =
    The top card of the deck is turned up and joins the path. { $relics ->
        [none] It holds a treasure or a hazard.
       *[other] It holds a treasure, a hazard or a relic.
    } Everyone in the cave faces it together.
    .title = A card is turned up

rules-diamant-treasure =
    The rubies on the card are split equally among everyone still in the cave, and those that can’t
    be split stay on it. Fifteen cards hold treasure: 1, 2, 3, 4, 5, 5, 7, 7, 9, 11, 11, 13, 14, 15
    and 17 rubies. Three explorers find 11: three rubies each, two stay. Your finds lie beside your
    chest for now. They are truly yours only when you are back in camp.
    .title = Treasure

rules-diamant-hazard-first =
    The first hazard of its kind only gives you a fright, and the round goes on. But keep it in
    mind: one more of the same kind, and it strikes. There are five kinds, three cards of each:
    { $edition ->
        [ru] giant scorpion, snake, lava pit, rolling boulder and spear trap.
       *[other] giant spider, snake, lava pit, rolling boulder and battering ram.
    }
    .title = A hazard, the first of its kind

rules-diamant-hazard-second =
    Two of a kind in one round: run! Everyone still in the cave loses everything they have found
    this round, and it goes back to the reserve. The round ends at once, and there is nothing left
    to decide. Those who left earlier keep everything they brought home.
    .title = The same hazard again

rules-diamant-relic-path =
    A relic stays on the path and waits. Nobody gets it yet: it goes to someone who leaves the cave
    alone.
    .title = A relic on the path

rules-diamant-decide =
    Everyone in the cave chooses in secret: Onward, deeper into the dark, or Back, home to camp. You
    can change your mind until everyone has chosen. Then all the choices are revealed at once.
    .title = Onward or Back?

rules-diamant-back =
    Those who go back gather what lies on the path on their way: all the rubies there are added up
    and split equally among those who leave now. What can’t be split stays for those who leave
    later. Then everything you carry goes into your chest, safe until the end of the game, and you
    rest in camp until the next round.
    .title = Going back

rules-diamant-relic-alone =
    Only an explorer who leaves alone, with nobody else choosing Back at that moment, takes relics,
    and then takes every one on the path. When several leave together, the relics stay where they
    are and wait for the next player who leaves alone.
    .title = Relics like to be alone

rules-diamant-last-explorer =
    Alone in the cave? Go on for as long as you dare. The rules stay the same, but every ruby you
    find is yours alone. { $relics ->
        [none] And everything that lies on the path waits for you.
       *[other] And when you leave, you leave alone: the relics on the path go with you.
    }
    .title = The last in the cave

rules-diamant-round-end =
    The round is over when everyone is back in camp, or when a hazard turns up for the second time.
    { $edition ->
        [ru] The token of its entrance is taken off the board.
       *[other] A barricade tile closes its entrance.
    } { $relics ->
        [none] Rubies left on the path go back to the reserve.
       *[other] Rubies left on the path go back to the reserve, and relics left there leave the game.
    } Before the next round the other cards are shuffled back into the deck, and everyone goes in again.
    .title = The end of a round

rules-diamant-removed-hazard =
    When a hazard has ended the round, one of its cards leaves the game for good. So three become
    two and two become one, and the one that is left can frighten, but not strike.
    .title = One hazard fewer

rules-diamant-relics-none =
    The relics stay in the box. The deck has 30 cards: 15 treasures and 15 hazards.
    .title = Playing without relics

rules-diamant-relics-ascending =
    The game starts with a deck of 30 cards, and before each round one relic is shuffled into it:
    first the 5, then the 7, the 8, the 10 and the 12. If it doesn’t turn up, it stays in the deck,
    so a later round can hold several. A relic you have taken can’t be lost, and at the end of the
    game its number is added to your points.
    .title = What relics are worth

rules-diamant-relics-escalating =
    All five relics are in the deck from the start, 35 cards in all, and all are alike. The first
    three that come out of the cave in a game are worth 5 rubies each, the fourth and the fifth 10
    each, whoever carries them; the rubies go into the chest at once. A relic left on the path is
    out of the game and doesn’t count among the first three. One that never turned up stays in the
    deck.
    .title = What relics are worth

rules-diamant-end =
    After the fifth round the chests are opened. A ruby is worth 1 point, a diamond 5; five rubies
    can be changed into a diamond at any time, and here that happens by itself. { $relics ->
        [ascending] The numbers on your relics are added, and whoever has the most points wins.
       *[other] Whoever has the most points wins.
    }
    .title = The end of the game

rules-diamant-shared-victory =
    Tied for first? Then you share the victory. There is no tie-break.
    .title = Shared victory
