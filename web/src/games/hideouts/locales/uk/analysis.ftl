### Аналіз гри в «Схованки»: що могла знати команда, норма, втрати й удача, усі вибори

insight-chance-says = Шанс команди на перемогу на початку та після кожного ходу: { $shares }.
insight-turning-none = Цю гру не вирішив жоден окремий вибір.

insight-par = Норма цього розкладу
insight-par-open = Якби все було відкрито
insight-par-talk = З бездоганною розмовою
insight-par-team = Ваша команда
insight-par-none = більше, ніж у запасі
insight-par-won =
    Сильна команда виграє цей розклад { $won ->
        [one] { $won } раз
        [few] { $won } рази
        [many] { $won } разів
       *[other] { $won } раза
    } із { $games }.

insight-known = Що могла знати команда
insight-known-about = По рядку на коробочку. Рядок заповнено з тієї миті, коли побаченого вже досить, щоб знати, чия це домівка.
insight-wall =
    { $wall ->
        [N] на північній стінці
        [E] на східній стінці
        [S] на південній стінці
       *[W] на західній стінці
    }
insight-when =
    { $turn ->
        [0] Перед першим ходом
       *[other] Хід { $turn }
    }
insight-read =
    { $count ->
        [one] { insight-when }: { $names } бачить печатку { insight-wall }.
        [few] { insight-when }: { $names } бачать печатку { insight-wall }.
        [many] { insight-when }: { $names } бачать печатку { insight-wall }.
       *[other] { insight-when }: { $names } бачать печатку { insight-wall }.
    }
insight-left-over = { insight-when }: відомі всі сім інших домівок.
insight-never = Знати не міг ніхто.

insight-act-slide = Посунути коробочку { $place }
insight-act-place = Покласти { object-guardian } в коробочку { $place }
insight-act-leave = Лишити { object-guardian } лежати
insight-act-bless = Покласти символ дії в коробочку { $place }
insight-act-correct = За три жетони перекласти { object-guardian } в коробочку { $place }
insight-act-finish = Підняти коробочки
insight-act-pass = Ще не піднімати коробочок
insight-best = найкраще
insight-did = { $name }: { $act }.
insight-keeper = Сильний гравець: { $act }.
insight-clue = Було відомо, чия коробочка { $place }: { subject-guardian }. { $why }
insight-blamed = Хто міг це знати: { $names }.
insight-cost = Втрачено: { $cost }.
insight-points = { $points } % шансу на перемогу
insight-tokens =
    { $tokens ->
        [one] { $tokens } жетон
        [few] { $tokens } жетони
        [many] { $tokens } жетонів
       *[other] { $tokens } жетона
    }

insight-came-up =
    Відкрилося: { $things }. Шанс на перемогу { $way ->
        [down] −
       *[up] +
    }{ $points } %.
insight-seal = печатка ({ subject-guardian })
insight-waste = Втрати й удача
insight-waste-about =
    Початок, рішення й удача разом дають підсумок. Рішення — те, що зберіг би сильний гравець.
    Удача — те, що відкрилося.
insight-choices = Рішення
insight-luck = Удача
insight-percent = Шанс, %
insight-left = Лишилося жетонів
insight-blame = Хто міг знати краще
insight-blame-about = Помилка рахується тому, хто бачив досить, щоб їй запобігти, а не лише тому, хто ходив.
insight-player = Гравець
insight-lost = Втрачений шанс
insight-wasted = Змарновані жетони
