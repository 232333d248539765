### What decided a game: chances to win, turning points, luck and skill, every choice
## $name: a player; $points (number): percent of winning chance; $rubies, $hazards, $round (numbers)

# $shares: percentages, one after each round
analysis-chance-of = { $name }: { $shares }
analysis-chance-says = Chance to win at the start and after each round.
analysis-turning-none = No single choice or card decided this game.
analysis-rubies =
    { $rubies ->
        [0] empty hands
        [one] { $rubies } ruby
       *[other] { $rubies } rubies
    }
analysis-hazards =
    { $hazards ->
        [0] no hazards
        [one] { $hazards } hazard
       *[other] { $hazards } hazards
    }
analysis-choice =
    { $choice ->
        [on] Going on
       *[back] Going back
    } with { analysis-rubies } and { analysis-hazards } out cost { $name } { $points ->
        [one] { $points } point
       *[other] { $points } points
    } of winning chance.
# $card: a card’s name; $way: whether the chance went up or down
analysis-card =
    { $card }: this { $way ->
        [down] cost
       *[up] gave
    } { $name } { $points ->
        [one] { $points } point
       *[other] { $points } points
    } of winning chance.
analysis-luck = Luck and skill
analysis-luck-about =
    The start, the cards, the player’s own choices and the others’ choices add up to the result, in
    percent of winning chance.
analysis-accuracy = Accuracy
analysis-accuracy-about =
    Accuracy: how much a player kept of the winning chance that their choices put at stake. 100 if
    every choice was the better one.
analysis-cards = Cards
analysis-own = Own
analysis-others = Others
# $often: a percentage
analysis-worth = Onward { $on } · back { $back } · a strong player goes on: { $often }
analysis-best = best

## For spectators of a running game

live-analysis = Live analysis
live-last-decision = The last decision
live-no-decision = No decision has been revealed yet.
live-behind = A decision is shown here once everyone has chosen.
