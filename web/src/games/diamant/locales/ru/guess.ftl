### Что угадывают зрители

guess-diamant = Продолжить или вернуться? Ваша догадка:
guess-diamant-on = Все продолжают
guess-diamant-back = Кто-то возвращается
