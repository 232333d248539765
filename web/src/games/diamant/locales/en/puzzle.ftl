### The puzzle of the day: onward or back?

puzzle-title = Onward or back?
puzzle-about = A new puzzle every day, from a game between bots. One choice wins clearly more often: which one?
puzzle-round = Round { $round } of { $rounds }
puzzle-carries = carries
puzzle-safe = in camp
puzzle-wrong = The other choice is better.
puzzle-worth-about = The bars show how often you win with each choice if everyone plays well afterwards.

## Why; $risk: a percentage, $rubies (number): what I carry, $lying (number): rubies on the path, $gain: a number such as 2.4

puzzle-why-behind = This is the last round, and even with everything on the path, going home isn’t enough to win. Only more rubies help.
puzzle-why-harmless = No card can end the round yet, so going on costs nothing and brings about { $gain } rubies a card.
puzzle-why-worthwhile =
    The next card ends the round in { $risk } of cases and takes { $rubies ->
        [one] { $rubies } ruby
       *[other] { $rubies } rubies
    }, but those who stay keep finding about { $gain } rubies a card.
puzzle-why-ahead = In the last round, going home now puts you in front of everyone. More rubies are not worth the risk of { $risk }.
puzzle-why-relic = A relic is on the path: whoever goes back alone takes it. With a risk of { $risk }, don’t wait for others to go first.
puzzle-why-risky =
    The next card ends the round in { $risk } of cases. { $rubies ->
        [one] { $rubies } ruby in hand and { $lying } on the path
       *[other] { $rubies } rubies in hand and { $lying } on the path
    } are worth more than about { $gain } rubies a card.
