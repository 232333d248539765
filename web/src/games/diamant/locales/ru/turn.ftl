### Whose turn it is in the cave, and what the clock does

turn-your-choice = Ваш выбор
# $seconds (number): how long a choice may take
clock-rule-cave = { $seconds } с на каждое решение. Когда время выйдет, вы идёте дальше, пока в коридоре нет ловушки или вам нечего унести, иначе возвращаетесь.
# $choice: on or back, as on the button
clock-then-choice = потом за вас: { $choice }
late-back = Время вышло: вы возвращаетесь.
late-on = Время вышло: вы идёте дальше.
