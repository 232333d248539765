### What is written on the casket itself.

## The sides of the tray, as short as a compass has them

compass-n = С
compass-e = В
compass-s = Ю
compass-w = З

## Why a box that is pressed does not move

why-not-beside = Передвинуть можно только коробочку рядом со свободной ячейкой.

## What may end the game soon

warn-last-token = Последний жетон: если не поднять коробочки в этот ход, игра проиграна.
# $count (number): so many turns
warn-idle = Ходов подряд без жетона: { $count }. На двадцатом игра будет проиграна.
