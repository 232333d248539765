### What is written on the casket itself.

## The sides of the tray, as short as a compass has them

compass-n = С
compass-e = В
compass-s = Ю
compass-w = З

## Why a box that is pressed does not move

why-not-beside = Сдвинуть можно только коробочку рядом со свободной ячейкой.
