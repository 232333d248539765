### Що вгадують глядачі

guess-diamant = Углиб чи назад? Ваш здогад:
guess-diamant-on = Усі йдуть углиб
guess-diamant-back = Хтось повертається
