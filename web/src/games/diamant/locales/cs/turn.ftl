### Whose turn it is in the cave, and what the clock does

turn-your-choice = Vaše volba
# $seconds (number): how long a choice may take
clock-rule-cave =
    { $seconds } s na každou volbu. Když čas vyprší a v řadě karet není žádná past nebo nemáte co
    odnést, pokračujete; jinak se vracíte.
# $choice: on or back, as on the button
clock-then-choice = pak za vás: { $choice }
late-back = Čas vypršel: vracíte se.
late-on = Čas vypršel: pokračujete.
