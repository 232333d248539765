### Whose turn it is in the cave, and what the clock does

turn-your-choice = Ваш выбор
# $seconds (number): how long a choice may take
clock-rule-cave =
    { $seconds } с на каждое решение. Если время выйдет, а в коридоре нет ловушек или вам нечего
    унести, вы идёте дальше; иначе возвращаетесь.
# $choice: on or back, as on the button
clock-then-choice = потом за вас: { $choice }
late-back = Время вышло: вы возвращаетесь.
late-on = Время вышло: вы идёте дальше.
