### Šta gledaoci pogađaju

guess-diamant = Vaš tip: napred ili izlaz?
guess-diamant-on = Svi idu napred
guess-diamant-back = Neko izlazi
