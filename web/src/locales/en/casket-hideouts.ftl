### What is written on the casket itself.

## The sides of the tray, as short as a compass has them

compass-n = N
compass-e = E
compass-s = S
compass-w = W
