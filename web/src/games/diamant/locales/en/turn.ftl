### Whose turn it is in the cave, and what the clock does

turn-your-choice = Your choice
# $seconds (number): how long a choice may take
clock-rule-cave =
    { $seconds } s for each choice. If time runs out with no hazard on the path, or with nothing to
    take home, you go on; otherwise you go back.
# $choice: on or back, as on the button
clock-then-choice = then { $choice } for you
late-back = Time ran out: you went back.
late-on = Time ran out: you went on.
