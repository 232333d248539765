home-title = Gemkeep: две настольные игры для друзей
home-play = Играть сейчас
home-new = Создать стол
home-guided = Впервые здесь? Учитесь, играя
home-rules = Правила
home-continue = Играть дальше
home-open = Открытые столы
home-open-none = Сейчас нет столов, открытых для всех. Создайте свой и откройте его для всех желающих.
home-ended = Доигранные игры

table-gathering =
    { $free ->
        [0] Можно начинать
       *[other] Не хватает ещё: { $free }
    }
table-your-turn = Ваш ход
table-under-way = Идёт игра
table-over = Окончено
table-won = Вы победили
table-join =
    { $free ->
        [one] Присоединиться: { $free } свободное место
        [few] Присоединиться: { $free } свободных места
        [many] Присоединиться: { $free } свободных мест
       *[other] Присоединиться: { $free } свободного места
    }
table-watch = Смотреть
nobody-yet = Здесь пока никто не сидит
