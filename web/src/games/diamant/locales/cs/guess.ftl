### Na co si tipují diváci

guess-diamant = Dál, nebo zpět? Tipněte si:
guess-diamant-on = Všichni jdou dál
guess-diamant-back = Někdo se vrátí
