### The same deal for another team: a known deal, for honour only.

samedeal-offer = Let another team try this deal
samedeal-compare = Compare the teams
samedeal-known = Known deal
samedeal-title = The same deal
samedeal-more = Whoever opens this link is dealt exactly what was dealt here.
samedeal-text = We’ve played this deal on Gemkeep. Can you do better?
samedeal-honour = It’s a matter of honour: the replay of a finished game is open to everyone, so the deal can be looked up. Games with a known deal don’t count in statistics or ladders.
samedeal-about = Another team has played this deal. Play exactly the same one, then compare.
samedeal-known-more = Another team has already played this deal: it’s for honour and doesn’t count in statistics.
samedeal-known-to-me = You’ve played or watched this deal. At the table you’ll be marked as knowing it.
# $others (number): how many other seats the table has
samedeal-play = Play with { $others } more
samedeal-device = All on this device
samedeal-not-yet = This deal can’t be played again yet: its first game isn’t over.
samedeal-teams = Teams on this deal
samedeal-here = this game
samedeal-first = dealt here first
samedeal-knows = Knows this deal
# $names: players
samedeal-knew = Knew the deal already: { $names }.
# $count (number): how many turns a game took
samedeal-turns =
    { $count ->
        [one] { $count } turn
       *[other] { $count } turns
    }
