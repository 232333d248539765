### How numbers are written.

percent = { $number }%
