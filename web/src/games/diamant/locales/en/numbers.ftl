### A replay’s choices by the numbers
## $value: points, as 6.3; $names: players

numbers-title = By the numbers
numbers-back = back now { $value }
numbers-on = after one more card { $value }
numbers-best = best: { $choice ->
    [on] onward
   *[back] back
 }
numbers-followed = Chosen by { $names }
numbers-nobody = Nobody chose it
numbers-about = The points this round brings home on average: now, or after exactly one more card. It assumes that each of the others leaves as often as the next card ends the round, at most three times in ten.
