### Whose turn it is in the cave, and what the clock does

turn-your-choice = Ваш вибір
# $seconds (number): how long a choice may take
clock-rule-cave =
    { $seconds } с на кожне рішення. Якщо час вийде, а на шляху немає халеп або вам нема чого
    нести, ви йдете вглиб; інакше повертаєтеся.
# $choice: on or back, as on the button
clock-then-choice = потім за вас: { $choice }
late-back = Час вийшов: ви повертаєтеся.
late-on = Час вийшов: ви йдете вглиб.
