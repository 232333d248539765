key-on = Піти вглиб
key-back = Піти назад
key-skip = Пропустити ходи ботів
skip = Пропустити
device-look = Роздивіться картку разом.
device-next = Далі: { $name }
