daily = Испытание дня
daily-of = Испытание дня: { $day }
daily-about = Сегодня у всех одинаковый расклад, и у каждого одна попытка.
daily-next = Следующее через { $time }
daily-with =
    { $bots ->
        [one] Вы и { $bots } бот
        [few] Вы и { $bots } бота
        [many] Вы и { $bots } ботов
       *[other] Вы и { $bots } бота
    }
daily-play = Играть
daily-go-on = Играть дальше
daily-finished =
    { $count ->
        [0] Пока никто не доиграл
        [one] Доиграл { $count } игрок
        [few] Доиграли { $count } игрока
        [many] Доиграли { $count } игроков
       *[other] Доиграли { $count } игрока
    }
daily-sealed = Список откроется, когда вы доиграете.
daily-place = Место { $place } из { $of }
daily-late = Доиграно после конца дня: в списке нет
daily-best = Лучшие за день
daily-tokens =
    { $left ->
        [one] Остался { $left } жетон
        [few] Осталось { $left } жетона
        [many] Осталось { $left } жетонов
       *[other] Осталось { $left } жетона
    }
daily-lost = Поражение
daily-copy = Скопировать строку
daily-copied = Строка скопирована.
daily-before = Предыдущий день
daily-fair = Откуда знать, что расклада никто не знал?
daily-fair-more = Он получен из тайного числа. Его отпечаток показывают за день до того, а само число — когда день пройдёт. Так каждый может проверить, что ничего не подменили.
daily-seal = Отпечаток
daily-seed = Тайное число
refused-sealed = Это из сегодняшнего испытания. Сначала доиграйте его сами, тогда можно будет посмотреть.

daily-line-diamant = Gemkeep · { game-diamant } · { $day } · { $score } ◆ · { $rounds }
daily-line-hideouts = Gemkeep · { game-hideouts } · { $day } · уровень { $level } · { $result } · { $moves }
