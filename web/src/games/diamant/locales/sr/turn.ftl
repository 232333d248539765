### Whose turn it is in the cave, and what the clock does

turn-your-choice = Vaša odluka
# $seconds (number): how long a choice may take
clock-rule-cave =
    { $seconds } sek. za svaku odluku. Ako vreme istekne, a na putu nema zamki ili nemate šta da
    ponesete, idete dalje; inače izlazite.
# $choice: on or back, as on the button
clock-then-choice = zatim za vas: { $choice }
late-back = Vreme je isteklo: izlazite.
late-on = Vreme je isteklo: idete dalje.
