### Šta gledaoci pogađaju

guess-diamant = Napred ili izlaz? Pogodite:
guess-diamant-on = Svi idu napred
guess-diamant-back = Neko izlazi
