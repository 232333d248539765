### Izbori u snimku po računici

numbers-title = Po računici
numbers-back = izlaz sada { $value }
numbers-on = još jedna karta { $value }
numbers-best = bolje: { $choice ->
    [on] napred
   *[back] izlaz
 }
numbers-followed = Tako biraju: { $names }
numbers-nobody = Tako ne bira niko
numbers-about = Koliko poena ova runda u proseku donosi: uz izlaz sada ili posle tačno jedne karte. Pretpostavka je da svako od ostalih izlazi onoliko često koliko sledeća karta završava rundu, najviše tri puta od deset.
