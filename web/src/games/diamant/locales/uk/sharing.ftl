### Відкритий вибір на одному пристрої та плитки гравців на телефоні

open-decide = { $name }: углиб чи назад?
open-all-on = Усі вглиб
open-rest-on = Решта вглиб
brief-chosen = обрано
brief-thinks = думає
brief-cave = у печері
brief-camp = у таборі
brief-away = не тут
