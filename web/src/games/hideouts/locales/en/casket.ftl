### What is written on the casket itself.

## The sides of the tray, as short as a compass has them

compass-n = N
compass-e = E
compass-s = S
compass-w = W

## Why a box that is pressed does not move

why-not-beside = Only a box next to the gap can slide.

## What may end the game soon

warn-last-token = Last token: if you don’t lift the boxes this turn, the game is lost.
# $count (number): so many turns
warn-idle = Turns in a row without a token: { $count }. At twenty the game is lost.
