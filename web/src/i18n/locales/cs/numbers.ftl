### Jak se píšou čísla.

percent = { $number }{ "\u00A0" }%
