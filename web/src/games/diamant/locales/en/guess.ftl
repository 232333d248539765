### What spectators guess for fun

guess-diamant = Your guess: onward or back?
guess-diamant-on = All go onward
guess-diamant-back = Someone goes back
