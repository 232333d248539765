### Whose turn it is in the cave, and what the clock does

turn-your-choice = Ваш вибір
# $seconds (number): how long a choice may take
clock-rule-cave = { $seconds } с на кожне рішення. Коли час вийде, ви йдете далі, доки на шляху немає халепи або вам нема чого принести, інакше повертаєтеся.
# $choice: on or back, as on the button
clock-then-choice = потім за вас: { $choice }
late-back = Час вийшов: ви повертаєтеся.
late-on = Час вийшов: ви йдете далі.
