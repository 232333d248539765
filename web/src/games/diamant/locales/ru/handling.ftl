key-on = Продолжить
key-back = Вернуться
key-skip = Пропустить ходы ботов
skip = Пропустить
device-look = Рассмотрите карту вместе.
device-next = Далее: { $name }
