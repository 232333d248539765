### What spectators guess for fun

guess-diamant = Onward or back? Your guess:
guess-diamant-on = All go onward
guess-diamant-back = Someone goes back
