### What the clock does at the casket

# $seconds (number): how long a move may take
clock-rule-casket = { $seconds } s for each move. If time runs out, a careful bot makes it for you.
late-moved = Time ran out: a bot made this move for you.
