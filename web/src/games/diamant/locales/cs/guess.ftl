### Na co si tipují diváci

guess-diamant = Pokračovat, nebo se vrátit? Tipněte si:
guess-diamant-on = Všichni pokračují
guess-diamant-back = Někdo se vrátí
