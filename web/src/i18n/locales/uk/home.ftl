home-title = Gemkeep: дві настільні гри для друзів
home-play = Грати зараз
home-new = Створити стіл
home-guided = Уперше тут? Навчіться граючи
home-rules = Правила
home-continue = Грати далі
home-open = Відкриті столи
home-open-none = Зараз жоден стіл не відкритий для всіх. Створіть свій і покажіть його тут, щоб сів хто завгодно.
home-ended = Дограні ігри

table-gathering =
    { $free ->
        [0] Можна починати
       *[other] Бракує ще: { $free }
    }
table-your-turn = Чекають на ваш вибір
table-under-way = Триває
table-over = Закінчено
table-won = Ви перемогли
table-join =
    { $free ->
        [one] Сісти: { $free } вільне місце
        [few] Сісти: { $free } вільні місця
        [many] Сісти: { $free } вільних місць
       *[other] Сісти: { $free } вільного місця
    }
table-watch = Дивитися
nobody-yet = Тут ще ніхто не сидить
