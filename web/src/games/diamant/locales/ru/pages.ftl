game-diamant = Диамант
home-diamant = Ещё шаг или домой с драгоценностями?
home-play-more = вы и три бота
rules-title = Правила «Диаманта»
me-played = Как я играю в «Диамант»
me-no-games = Пока нет ни одной доигранной игры. Сундук ждёт.
me-play = В пещеру
me-history =
    { $count ->
        [1] Моя последняя игра.
       *[other] Мои последние игры: { $count }.
    }
me-best =
    { $points ->
        [one] рекорд — { $points } очко
        [few] рекорд — { $points } очка
        [many] рекорд — { $points } очков
       *[other] рекорд — { $points } очка
    }
me-mean =
    { $points ->
        [one] в среднем { $points } очко
        [few] в среднем { $points } очка
        [many] в среднем { $points } очков
       *[other] в среднем { $points } очка
    }
me-history-says = Очки в моих последних играх, начиная с самой давней: { $scores }. Рекорд: { $best }. В среднем: { $mean }.
me-won =
    { $count ->
        [one] побед из { $count } игры
        [few] побед из { $count } игр
        [many] побед из { $count } игр
       *[other] побед из { $count } игры
    }
me-bust =
    { $count ->
        [one] возвращений ни с чем из { $count } похода
        [few] возвращений ни с чем из { $count } походов
        [many] возвращений ни с чем из { $count } походов
       *[other] возвращений ни с чем из { $count } похода
    }
me-depth = средняя глубина, в картах
me-relics =
    { $count ->
        [one] { $count } вынесенный артефакт
        [few] { $count } вынесенных артефакта
        [many] { $count } вынесенных артефактов
       *[other] { $count } вынесенного артефакта
    }
daily-line-diamant = Gemkeep · { game-diamant } · { $day } · { $score } ◆ · { $rounds }
totals-open = открытые сундуки
totals-hidden = закрытые сундуки
facts-live-analysis = анализ для зрителей
new-around = Вокруг костра
new-cave = Пещера
new-edition = Издание
new-relics-none-more = Только рубины и ловушки.
new-relics-ascending-more = Каждый поход прячет ещё один артефакт; берёт его лишь тот, кто уходит в одиночку.
new-relics-escalating-more = В колоде пять артефактов; берёт их лишь тот, кто уходит в одиночку.
new-totals = Сундуки
new-totals-open = Открытые
new-totals-open-more = Все видят, что в каждом сундуке.
new-totals-hidden = Закрытые
new-totals-hidden-more = До конца игры виден только свой сундук.
new-live-analysis = Анализ для зрителей по ходу игры
new-live-analysis-off = Выключен
new-live-analysis-off-more = Зрители видят только саму игру.
new-live-analysis-on = Включён
new-live-analysis-on-more =
    Зрители видят шанс каждого на победу, а как только решение открыто, — чего стоил каждый выбор. О
    решении, которое ещё не открыто, они не узнают ничего: ведь игрок мог бы подглядывать в другом
    окне.
new-start = В пещеру
