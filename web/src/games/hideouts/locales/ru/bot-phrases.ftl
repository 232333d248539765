### What bots say about their own moves.

phrase-plan = Дальше передвину эту: она по пути.
phrase-plan-fetch = Передвину эту: под ней { subject-guardian }, и дом уже известен.
phrase-plan-look = Передвину эту: никто ещё не видел, что под ней.
phrase-plan-open = Передвину эту: то, что под ней, теперь откроется.
phrase-plan-read = Передвину эту: тогда прочитаем печать.
phrase-plan-home = Передвину эту: все уже в коробочках, пора к стартовому жетону.
phrase-undo = Возвращаю эту назад: есть путь короче.
phrase-guess = Я только предполагаю: сюда — { subject-guardian }.
phrase-few-tokens = Осторожно, жетонов мало: почти все нужны на обратный путь.
phrase-only-left = Сюда — { subject-guardian }: остальные семь коробочек известны.
phrase-leave = Оставляю { object-guardian } здесь: дом ещё неизвестен.
phrase-leave-for-now = Пока оставляю { object-guardian } здесь: пустая ячейка стоит жетон.
phrase-bless = Символ действия — сюда: эту коробочку будем передвигать чаще всего.
phrase-put-right = Плачу три жетона: { subject-guardian } живёт здесь.
phrase-forgot = Не помню, чья это была коробочка.
phrase-forgot-home = Не помню, где живёт { subject-guardian }.
