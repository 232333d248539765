### Na co si tipují diváci

guess-diamant = Váš tip: pokračovat, nebo se vrátit?
guess-diamant-on = Všichni pokračují
guess-diamant-back = Někdo se vrátí
