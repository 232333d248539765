### Что угадывают зрители

guess-diamant = Дальше или назад? Ваша догадка:
guess-diamant-on = Все идут дальше
guess-diamant-back = Кто-то возвращается
