home-title = Gemkeep: дві настільні гри для друзів
home-play = Грати зараз
home-new = Створити стіл
home-guided = Уперше тут? Навчіться граючи
home-rules = Правила
home-continue = Грати далі
home-open = Відкриті столи
home-open-none = Зараз немає столів, відкритих для всіх. Створіть свій і відкрийте його для всіх охочих.
home-ended = Дограні ігри

table-gathering =
    { $free ->
        [0] Можна починати
       *[other] Бракує ще: { $free }
    }
table-your-turn = Ваш хід
table-under-way = Триває
table-over = Закінчено
table-won = Ви перемогли
table-join =
    { $free ->
        [one] Приєднатися: { $free } вільне місце
        [few] Приєднатися: { $free } вільні місця
        [many] Приєднатися: { $free } вільних місць
       *[other] Приєднатися: { $free } вільного місця
    }
table-watch = Дивитися
nobody-yet = Тут ще ніхто не сидить
