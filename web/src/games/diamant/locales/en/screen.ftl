### The screen of a game of Diamant

title-playing = Diamant, round { $round }

## The path and the risk
## $rubies, $ending, $cards, $percent (numbers)

dark-ahead = Nothing but darkness ahead.
lying =
    { $rubies ->
        [one] { $rubies } ruby lies on it.
       *[other] { $rubies } rubies lie on it.
    }
nothing-threatens = No hazard threatens yet.
nothing-can-strike = nothing can strike yet
cards-end-it =
    { $ending ->
        [one] { $ending } of { $cards } cards ends the round
       *[other] { $ending } of { $cards } cards end the round
    }
risk-says = Risk of the next card: { $percent } percent. { $ending } of { $cards } cards would end the round.
all-lost =
    { $rubies ->
        [one] { $rubies } ruby lost
       *[other] { $rubies } rubies lost
    }

## The decision
## $alone, $together (numbers): what I would take home alone, or if all left together

decide = Onward or back?
take-home = take home { $rubies }
take-home-range = { $alone } alone, { $together } if all leave
relics-if-alone =
    { $relics ->
        [one] and the relic, if alone
       *[other] and { $relics } relics, if alone
    }
secret = Nobody sees your choice until everyone has chosen.
waiting-for =
    { $count ->
        [one] Waiting for one more. You can still change your mind.
       *[other] Waiting for { $count } more. You can still change your mind.
    }
all-chosen = Everyone has chosen.
at-risk = you carry
on-the-path =
    { $rubies ->
        [0] nothing on the path
       *[other] { $rubies } on the path
    }
safe-in-camp = You’re safe in camp
you-fled = You flee empty-handed
still-inside =
    { $count ->
        [0] Nobody is in the cave.
        [one] One explorer is still in the cave.
       *[other] { $count } explorers are still in the cave.
    }

## Seats
## $name: a player; $state: what they are doing, a phrase of this part
## $chest (number): what is in the chest, or -1 if that is hidden
## $carried, $relics (numbers); $away: yes or no

in-camp = in camp
in-cave = in the cave
has-chosen = has chosen
thinks = is thinking
seat-says =
    { $name }, { $state }. { $chest ->
        [-1] The chest is closed.
       *[other] In the chest: { $chest }.
    } { $carried ->
        [0] Carries nothing.
       *[other] Carries { $carried }.
    } { $relics ->
        [0] {""}
       *[other] Relics: { $relics }.
    } { $away ->
        [yes] Away.
       *[no] {""}
    }

## Rounds and the end
## $round, $rounds (numbers); $name, $names: who wins

round-of = Round { $round } of { $rounds }
round-over = Round { $round } is over
round-opens = Entrance { $round }
counting = Opening the chests
wins = { $name } wins!
you-win = You win!
shared-victory = { $names } share the victory!

## The guided first round

coach-treasure = The rubies are split among everyone in the cave; what can’t be split stays on the card. Yours are at risk until you’re back in camp.
coach-hazard = A hazard! The first of its kind is only a warning. A second one of the same kind, and everyone still inside loses what they carry.
coach-relic = A relic. It goes to someone who leaves the cave alone.
coach-risk = This ring is the risk of the next card: how many of the cards left would end the round.
coach-back = You’re carrying a good haul. Go back now and it’s safe, and you pick up what lies on the path.
coach-chosen = Chosen, and still secret. You can change it until everyone has chosen.
coach-camp = Your rubies are safe in the chest now. Watch how far the others dare to go.
coach-round = A new round, a new entrance: everyone goes in again, and the cards are shuffled.
