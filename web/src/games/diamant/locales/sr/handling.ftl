key-on = Napred
key-back = Izlaz
key-skip = Preskoči poteze botova
skip = Preskoči
device-look = Pogledajte kartu zajedno.
device-next = Sledeći potez: { $name }
