### What spectators guess for fun

guess-diamant = Your guess: onward or back?
guess-diamant-on = Everyone goes on
guess-diamant-back = Someone goes back
