### What the clock does at the casket

# $seconds (number): how long a move may take
clock-rule-casket = { $seconds } с на кожен хід. Коли час вийде, за вас обережно походить бот.
late-moved = Час вийшов: за вас походив бот.
