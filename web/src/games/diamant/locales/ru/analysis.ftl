### Что решило игру: шансы на победу, переломные моменты, удача и мастерство, каждый выбор

analysis-chance-of = { $name }: { $shares }
analysis-chance-says = Шанс на победу в начале и после каждого похода.
analysis-turning-none = Ни один отдельный выбор и ни одна карта не решили исход этой игры.
analysis-rubies =
    { $rubies ->
        [0] нет рубинов
        [one] { $rubies } рубин
        [few] { $rubies } рубина
        [many] { $rubies } рубинов
       *[other] { $rubies } рубина
    }
analysis-hazards =
    { $hazards ->
        [0] нет ловушек
        [one] { $hazards } ловушка
        [few] { $hazards } ловушки
        [many] { $hazards } ловушек
       *[other] { $hazards } ловушки
    }
analysis-choice =
    { $name } { $choice ->
        [on] идёт дальше
       *[back] возвращается
    } (при себе: { analysis-rubies }, в коридоре: { analysis-hazards }): шанс на победу −{ $points } %.
analysis-card =
    { $card }. { $name }: шанс на победу { $way ->
        [down] −
       *[up] +
    }{ $points } %.
analysis-luck = Удача и мастерство
analysis-luck-about = Начало, карты, свой выбор и выбор других вместе дают итог — в процентах шанса на победу.
analysis-accuracy = Точность
analysis-accuracy-about = Точность — какую часть шанса на победу, зависевшего от собственных решений, игрок сохранил. 100, если каждый раз выбрано лучшее.
analysis-cards = Карты
analysis-own = Свой выбор
analysis-others = Выбор других
analysis-worth = Продолжить { $on } · вернуться { $back } · сильный игрок продолжает: { $often }
analysis-best = лучше

live-analysis = Анализ по ходу игры
live-last-decision = Последнее решение
live-no-decision = Ни одно решение пока не открыто.
live-behind = Решение появляется здесь, когда все сделали выбор.
