### Что угадывают зрители

guess-diamant = Ваша догадка: продолжить или вернуться?
guess-diamant-on = Все продолжают
guess-diamant-back = Кто-то возвращается
