### What bots say about their own moves.

phrase-plan = Дальше передвину эту.
phrase-undo = Возвращаю эту назад: есть путь короче.
phrase-guess = Я только предполагаю: сюда — { subject-guardian }.
phrase-few-tokens = Осторожно, жетонов мало: почти все нужны на обратный путь.
