### What the clock does at the casket

# $seconds (number): how long a move may take
clock-rule-casket = { $seconds } с на каждый ход. Когда время выйдет, за вас осторожно сходит бот.
late-moved = Время вышло: за вас сходил бот.
