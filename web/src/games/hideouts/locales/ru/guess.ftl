### Что угадывают зрители

guess-hideouts = Справятся ли они?
guess-hideouts-won = Да
guess-hideouts-lost = Нет
