### What is written on the casket itself.

## The sides of the tray, as short as a compass has them

compass-n = S
compass-e = V
compass-s = J
compass-w = Z

## Why a box that is pressed does not move

why-not-beside = Posunout lze jen krabičku vedle volného políčka.

## What may end the game soon

warn-last-token = Poslední žeton: když v tomto tahu krabičky nezvednete, hra je prohraná.
# $count (number): so many turns
warn-idle = Tahů za sebou bez žetonu: { $count }. Po dvacátém je hra prohraná.
