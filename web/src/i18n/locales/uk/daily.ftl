daily = Виклик дня
daily-of = Виклик дня: { $day }
daily-about = Сьогодні в усіх однаковий розклад, і в кожного одна спроба.
daily-next = Наступний через { $time }
daily-with =
    { $bots ->
        [one] Ви і { $bots } бот
        [few] Ви і { $bots } боти
        [many] Ви і { $bots } ботів
       *[other] Ви і { $bots } бота
    }
daily-play = Грати
daily-go-on = Грати далі
daily-finished =
    { $count ->
        [0] Ще ніхто не дограв
        [one] Дограв { $count } гравець
        [few] Дограли { $count } гравці
        [many] Дограли { $count } гравців
       *[other] Дограли { $count } гравця
    }
daily-sealed = Список відкриється, коли ви дограєте.
daily-place = Місце { $place } з { $of }
daily-late = Дограно після кінця дня: у списку немає
daily-best = Найкращі за день
daily-tokens =
    { $left ->
        [one] Залишився { $left } жетон
        [few] Залишилося { $left } жетони
        [many] Залишилося { $left } жетонів
       *[other] Залишилося { $left } жетона
    }
daily-lost = Поразка
daily-copy = Скопіювати рядок
daily-copied = Рядок скопійовано.
daily-before = Попередній день
daily-fair = Звідки знати, що розкладу ніхто не знав?
daily-fair-more = Він походить із таємного числа. Його відбиток показують за день до того, а саме число — коли день мине. Тож кожен може перевірити, що нічого не підмінили.
daily-seal = Відбиток
daily-seed = Таємне число
refused-sealed = Це із сьогоднішнього виклику. Спершу дограйте його самі, тоді зможете подивитися.

daily-line-diamant = Gemkeep · { game-diamant } · { $day } · { $score } ◆ · { $rounds }
daily-line-hideouts = Gemkeep · { game-hideouts } · { $day } · рівень { $level } · { $result } · { $moves }
