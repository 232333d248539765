key-on = Napred
key-back = Izlaz
key-skip = Preskoči poteze botova
skip = Preskoči
