### What the clock does at the casket

# $seconds (number): how long a move may take
clock-rule-casket = { $seconds } sek. za svaki potez. Kad vreme istekne, oprezan bot igra za vas.
late-moved = Vreme je isteklo: bot je odigrao ovaj potez za vas.
