### Спільний пристрій, заповнення місць і гравці без імені

player-numbered = Гравець { $number }
preset-fill = Заповнити місця
preset-bots = Я і боти
preset-friends = Друзі за посиланням
preset-device = Усі на цьому пристрої
sharing-device = Граєте на одному пристрої
sharing-curtain = Із завісою
sharing-curtain-more = Кожен обирає таємно; між гравцями опускається завіса.
sharing-open = Відкрито
sharing-open-more = Одна людина натискає за всіх; ви всі бачите, хто що обирає.
