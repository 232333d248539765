### What is written on the casket itself.

## The sides of the tray, as short as a compass has them

compass-n = S
compass-e = I
compass-s = J
compass-w = Z

## Why a box that is pressed does not move

why-not-beside = Može se pomeriti samo kutijica pored slobodnog polja.

## What may end the game soon

warn-last-token = Poslednji žeton: ako se kutijice ne podignu u ovom potezu, igra je izgubljena.
# $count (number): so many turns
warn-idle = Poteza zaredom bez žetona: { $count }. Na dvadesetom je igra izgubljena.
