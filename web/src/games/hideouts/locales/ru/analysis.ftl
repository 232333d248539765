### Разбор игры в «Тайники»: что могла знать команда, норма, потери и удача, каждый выбор

insight-chance-says = Шанс команды на победу в начале и после каждого хода: { $shares }.
insight-turning-none = Эту игру не решил ни один отдельный выбор.

insight-par = Норма этого расклада
insight-par-open = Если бы всё было открыто
insight-par-talk = При безупречном обмене сведениями
insight-par-team = Ваша команда
insight-par-none = больше, чем в запасе
insight-par-won =
    Сильная команда выигрывает этот расклад { $won ->
        [one] { $won } раз
        [few] { $won } раза
        [many] { $won } раз
       *[other] { $won } раза
    } из { $games }.

insight-known = Что могла знать команда
insight-known-about = По строке на коробочку. Строка заполнена с того момента, когда увиденного уже хватает, чтобы знать, чей это дом.
insight-wall =
    { $wall ->
        [N] на северной стенке
        [E] на восточной стенке
        [S] на южной стенке
       *[W] на западной стенке
    }
insight-when =
    { $turn ->
        [0] До первого хода
       *[other] Ход { $turn }
    }
insight-read =
    { $count ->
        [one] { insight-when }: { $names } видит печать { insight-wall }.
        [few] { insight-when }: { $names } видят печать { insight-wall }.
        [many] { insight-when }: { $names } видят печать { insight-wall }.
       *[other] { insight-when }: { $names } видят печать { insight-wall }.
    }
insight-left-over = { insight-when }: известны все семь остальных домов.
insight-never = Знать не мог никто.

insight-act-slide = Передвинуть коробочку { $place }
insight-act-place = Положить { object-guardian } в коробочку { $place }
insight-act-leave = Оставить { object-guardian } лежать
insight-act-bless = Положить символ действия в коробочку { $place }
insight-act-correct = За три жетона переложить { object-guardian } в коробочку { $place }
insight-act-finish = Поднять коробочки
insight-act-pass = Пока не поднимать коробочки
insight-best = лучшее
insight-did = { $name }: { $act }.
insight-keeper = Сильный игрок: { $act }.
insight-clue = Было известно, чья коробочка { $place }: { subject-guardian }. { $why }
insight-blamed = Кто мог это знать: { $names }.
insight-cost = Потеряно: { $cost }.
insight-points = { $points } % шанса на победу
insight-tokens =
    { $tokens ->
        [one] { $tokens } жетон
        [few] { $tokens } жетона
        [many] { $tokens } жетонов
       *[other] { $tokens } жетона
    }

insight-came-up =
    Открылось: { $things }. Шанс на победу { $way ->
        [down] −
       *[up] +
    }{ $points } %.
insight-seal = печать ({ subject-guardian })
insight-waste = Потери и удача
insight-waste-about = Начало, выбор и удача вместе дают итог. Выбор — то, что сохранил бы сильный игрок. Удача — то, что открылось.
insight-choices = Выбор
insight-luck = Удача
insight-percent = Шанс, %
insight-left = Осталось жетонов
insight-blame = Кто мог знать лучше
insight-blame-about = Ошибка засчитывается тому, кто видел достаточно, чтобы её предотвратить, а не только тому, кто ходил.
insight-player = Игрок
insight-lost = Потерянный шанс
insight-wasted = Зря потраченные жетоны
