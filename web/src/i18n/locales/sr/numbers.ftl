### Kako se pišu brojevi.

percent = { $number }%
