### Na co si tipují diváci

guess-hideouts = Zvládnou to?
guess-hideouts-won = Ano
guess-hideouts-lost = Ne
