### What spectators guess for fun

guess-hideouts = Will they make it?
guess-hideouts-won = Yes
guess-hideouts-lost = No
