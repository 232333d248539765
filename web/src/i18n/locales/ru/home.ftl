home-title = Gemkeep: две настольные игры для друзей
home-play = Играть сейчас
home-new = Создать стол
home-guided = Впервые здесь? Учитесь, играя
home-rules = Правила
home-continue = Играть дальше
home-open = Открытые столы
home-open-none = Сейчас нет столов, открытых для всех. Создайте свой и покажите его здесь, чтобы мог сесть любой.
home-ended = Доигранные игры

table-gathering =
    { $free ->
        [0] Можно начинать
       *[other] Не хватает ещё: { $free }
    }
table-your-turn = Ждут вашего выбора
table-under-way = Идёт игра
table-over = Окончено
table-won = Вы победили
table-join =
    { $free ->
        [one] Сесть: { $free } свободное место
        [few] Сесть: { $free } свободных места
        [many] Сесть: { $free } свободных мест
       *[other] Сесть: { $free } свободного места
    }
table-watch = Смотреть
nobody-yet = Здесь пока никто не сидит
