### Как пишут числа.

percent = { $number }{ "\u00A0" }%
