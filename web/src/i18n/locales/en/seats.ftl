### How seats are named on rows, in the log and for screen readers.

you-named = { $name } (you)
