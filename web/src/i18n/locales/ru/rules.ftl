rules-now = Что происходит сейчас
rules-rest = Всё остальное
