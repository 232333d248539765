### Що вгадують глядачі

guess-diamant = Ваш здогад: углиб чи назад?
guess-diamant-on = Усі йдуть углиб
guess-diamant-back = Хтось повертається
