### What is written on the casket itself.

## The sides of the tray, as short as a compass has them

compass-n = Пн
compass-e = Сх
compass-s = Пд
compass-w = Зх
