### Що вгадують глядачі

guess-diamant = Далі чи назад? Ваш здогад:
guess-diamant-on = Усі йдуть далі
guess-diamant-back = Хтось повертається
