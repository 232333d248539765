### The daily challenge: the same deal for everyone that day.

daily = Today’s challenge
# $day: a date
daily-of = Daily challenge, { $day }
daily-about = Everyone gets the same deal today, and one try.
# $time: hours, minutes and seconds, as a clock shows them
daily-next = Next one in { $time }
# $bots (number): two or three
daily-with =
    { $bots ->
        [one] You and { $bots } bot
       *[other] You and { $bots } bots
    }
daily-play = Play
daily-go-on = Continue
# $count (number): how many people
daily-finished =
    { $count ->
        [0] Nobody has finished it yet
        [one] { $count } player has finished it
       *[other] { $count } players have finished it
    }
daily-sealed = You’ll see the list once you’ve finished.
daily-late = Finished after the day was over: not ranked
daily-best = Best of the day
daily-copy = Copy my result
daily-copied = Result copied.
daily-before = Previous day
daily-fair = How do I know nobody saw the deal in advance?
daily-fair-more = The deal comes from a secret number. The number’s fingerprint is published the day before, and the number itself once the day is over, so anyone can check that nothing was changed in between.
daily-seal = Fingerprint
daily-seed = Secret number
refused-sealed = This game is part of today’s challenge. Finish yours first, then you can look.

## The line one shares: no word of the deal
## $day: as 2026-11-15; $level: 1 to 5; $result: won or lost, and what is left; $slides: how many slides it took
