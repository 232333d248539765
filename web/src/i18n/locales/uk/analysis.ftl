### Що вирішило гру

analysis = Аналіз
analysis-working = Аналізуємо гру…
analysis-chance = Шанс на перемогу
analysis-turning = Переломні моменти
analysis-start = Початок
analysis-result = Разом
analysis-choices = Усі рішення
analysis-of = Чиї рішення
analysis-everyone = Усі гравці
analysis-loss = −{ $points } %
