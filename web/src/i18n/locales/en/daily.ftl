### The daily challenge: the same deal for everyone that day.

daily = Today’s challenge
# $day: a date
daily-of = The challenge of { $day }
daily-about = The same deal for everyone today, and one try for each.
# $time: hours, minutes and seconds, as a clock shows them
daily-next = The next one in { $time }
# $bots (number): two or three
daily-with =
    { $bots ->
        [one] You and { $bots } bot
       *[other] You and { $bots } bots
    }
daily-play = Play
daily-go-on = Go on
# $count (number): how many people
daily-finished =
    { $count ->
        [0] Nobody has finished it yet
        [one] { $count } player has finished it
       *[other] { $count } players have finished it
    }
daily-sealed = The list opens once you have finished.
daily-late = Finished after its day: not in the list
daily-best = The day’s best
daily-copy = Copy my line
daily-copied = Your line is copied.
daily-before = The day before
daily-fair = How do I know that nobody knew the deal?
daily-fair-more = It comes from a secret number. Its fingerprint is told the day before; the number itself, when the day is over. So anyone can check that nothing was changed meanwhile.
daily-seal = Fingerprint
daily-seed = Secret number
refused-sealed = This is from a challenge of today. Finish it yourself first, then you may look.

## The line one shares: no word of the deal
## $day: as 2026-11-15; $level: 1 to 5; $result: won or lost, and what is left; $moves: how many moves it took
