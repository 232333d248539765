### Šta gledaoci pogađaju

guess-diamant = Dalje ili nazad? Pogodite:
guess-diamant-on = Svi idu dalje
guess-diamant-back = Neko se vraća
