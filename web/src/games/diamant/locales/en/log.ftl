### What happened in a game of Diamant, a sentence for each event: for the log in words and for
### screen readers. Names are given as the players wrote them; a list of names comes joined already.

## A card is turned up
## $rubies (number): the rubies printed on it
## $share (number): what each explorer in the cave gets
## $left (number): what stays on the card
## $hazard: spider, scorpion, snake, lava, boulder, ram or spear
## $worth (number): the points printed on it; 0 where nothing is printed

log-revealed-treasure =
    { $share ->
        [0] { $rubies ->
            [one] A treasure of { $rubies } ruby: too little to share, it stays on the card.
           *[other] A treasure of { $rubies } rubies: too few to share, they stay on the card.
        }
       *[other] { $rubies ->
            [one] A treasure of { $rubies } ruby.
           *[other] A treasure of { $rubies } rubies.
        } { $left ->
            [0] { $share } for each, nothing stays on the card.
            [one] { $share } for each, { $left } stays on the card.
           *[other] { $share } for each, { $left } stay on the card.
        }
    }
log-revealed-hazard =
    { $hazard ->
        [spider] A hazard: a giant spider.
        [scorpion] A hazard: a giant scorpion.
        [snake] A hazard: a snake.
        [lava] A hazard: a lava pit.
        [boulder] A hazard: a rolling boulder.
        [ram] A hazard: a battering ram.
       *[spear] A hazard: a spear trap.
    }
log-revealed-relic =
    { $worth ->
        [0] A relic lies on the path. It waits for someone who leaves alone.
       *[other] A relic worth { $worth } lies on the path. It waits for someone who leaves alone.
    }

## Decisions
## $on, $back: the names of those who go on and of those who go back
## $onCount, $backCount (number): how many they are

log-decided =
    { $backCount ->
        [0] { $onCount ->
            [1] { $on } goes on.
           *[other] All go on: { $on }.
        }
       *[other] { $onCount ->
            [0] { $backCount ->
                [1] { $back } goes back.
               *[other] All go back: { $back }.
            }
           *[other] Onward: { $on }. Back: { $back }.
        }
    }

## Back in camp
## $name, $names: who went back
## $share (number): the rubies each of them picked up from the path
## $left (number): the rubies that still lie there
## $rubies (number): what one of them put into the chest
## $count (number): the relics rescued
## $worth (number): what these are worth together

log-returned-alone =
    { $share ->
        [0] Only { $name } goes back. There is nothing on the path to pick up.
        [one] Only { $name } goes back and picks up { $share } ruby on the way.
       *[other] Only { $name } goes back and picks up { $share } rubies on the way.
    }
log-returned-together =
    { $names } go back together. { $share ->
        [0] { $left ->
            [0] There is nothing on the path to pick up.
           *[other] There are too few rubies on the path to share. { log-path-left }
        }
        [one] Each picks up { $share } ruby on the way. { log-path-left }
       *[other] Each picks up { $share } rubies on the way. { log-path-left }
    }
log-path-left =
    { $left ->
        [0] Nothing is left on the path.
        [one] { $left } ruby still lies on the path.
       *[other] { $left } rubies still lie on the path.
    }
log-banked =
    { $rubies ->
        [0] { $name } brings nothing to the chest.
        [one] { $name } puts { $rubies } ruby into the chest.
       *[other] { $name } puts { $rubies } rubies into the chest.
    }
log-rescued =
    { $count ->
        [one] { $name } rescues a relic worth { $worth }.
       *[other] { $name } rescues { $count } relics, worth { $worth } together.
    }

## A hazard comes for the second time
## $hazard: its kind
## $names: who was still in the cave; $count (number): how many they are
## $lost (number): the rubies they lose, all together

log-struck =
    { $hazard ->
        [spider] The second giant spider!
        [scorpion] The second giant scorpion!
        [snake] The second snake!
        [lava] The second lava pit!
        [boulder] The second rolling boulder!
        [ram] The second battering ram!
       *[spear] The second spear trap!
    } { $count ->
        [1] { $names } flees the cave.
       *[other] { $names } flee the cave.
    } { $lost ->
        [0] There was nothing to lose.
        [one] { $lost } ruby is lost.
       *[other] { $lost } rubies are lost.
    }

## A round ends, another begins
## $round (number): which one
## $edition: uk, cs, sr (a tile is put on) or ru (a token is taken off)
## $rubies (number): what lay on the path and goes back to the reserve
## $hazard: the kind of the card that leaves the game
## $count (number): the relics nobody took
## $worth (number): the points printed on the relic that joins the deck

log-entrance-closed =
    { $edition ->
        [ru] Round { $round } is over: its entrance token is taken off the board.
       *[other] Round { $round } is over: a barricade tile closes its entrance.
    }
log-path-cleared =
    { $rubies ->
        [one] { $rubies } ruby from the path goes back to the reserve.
       *[other] { $rubies } rubies from the path go back to the reserve.
    }
log-hazard-removed =
    { $hazard ->
        [spider] One giant spider leaves the game.
        [scorpion] One giant scorpion leaves the game.
        [snake] One snake leaves the game.
        [lava] One lava pit leaves the game.
        [boulder] One rolling boulder leaves the game.
        [ram] One battering ram leaves the game.
       *[spear] One spear trap leaves the game.
    }
log-relics-lost =
    { $count ->
        [one] A relic stays in the cave forever.
       *[other] { $count } relics stay in the cave forever.
    }
log-entrance-opened = Round { $round }: everyone goes into the cave.
log-relic-joined = A relic worth { $worth } is shuffled into the deck.

## The end
## $name: a player; $names: those who share the victory
## $points (number)

log-score =
    { $points ->
        [one] { $name }: { $points } point.
       *[other] { $name }: { $points } points.
    }
log-winner =
    { $points ->
        [one] { $name } wins with { $points } point!
       *[other] { $name } wins with { $points } points!
    }
log-winners =
    { $points ->
        [one] { $names } share the victory with { $points } point each!
       *[other] { $names } share the victory with { $points } points each!
    }
