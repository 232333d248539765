### Что решило игру

analysis = Анализ
analysis-working = Анализируем игру…
analysis-chance = Шанс на победу
analysis-turning = Переломные моменты
analysis-start = Начало
analysis-result = Итог
analysis-choices = Каждый выбор
analysis-of = Чей выбор
analysis-everyone = Все игроки
analysis-loss = −{ $points } %
