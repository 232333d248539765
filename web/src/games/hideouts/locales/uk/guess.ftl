### Що вгадують глядачі

guess-hideouts = Чи впораються вони?
guess-hideouts-won = Так
guess-hideouts-lost = Ні
