### Як пишуть числа.

percent = { $number }{ "\u00A0" }%
