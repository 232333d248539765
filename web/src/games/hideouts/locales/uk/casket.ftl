### What is written on the casket itself.

## The sides of the tray, as short as a compass has them

compass-n = Пн
compass-e = Сх
compass-s = Пд
compass-w = Зх

## Why a box that is pressed does not move

why-not-beside = Посунути можна лише коробочку поруч із вільною коміркою.

## What may end the game soon

warn-last-token = Останній жетон: якщо цього ходу не підняти коробочки, гру програно.
# $count (number): so many turns
warn-idle = Ходів поспіль без жетона: { $count }. На двадцятому гру буде програно.
