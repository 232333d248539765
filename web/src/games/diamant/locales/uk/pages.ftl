game-diamant = Діамант
home-diamant = Ще крок чи додому з самоцвітами?
home-play-more = ви й три боти
rules-title = Правила «Діаманта»
me-played = Як я граю в «Діамант»
me-no-games = Ще немає жодної дограної гри. Скриня чекає.
me-play = До печери
me-history =
    { $count ->
        [1] Моя остання гра.
       *[other] Мої останні ігри: { $count }.
    }
me-best =
    { $points ->
        [one] рекорд — { $points } очко
        [few] рекорд — { $points } очки
        [many] рекорд — { $points } очок
       *[other] рекорд — { $points } очка
    }
me-mean =
    { $points ->
        [one] у середньому { $points } очко
        [few] у середньому { $points } очки
        [many] у середньому { $points } очок
       *[other] у середньому { $points } очка
    }
me-history-says = Очки в моїх останніх іграх, від найдавнішої: { $scores }. Рекорд: { $best }. У середньому: { $mean }.
me-won =
    { $count ->
        [one] перемог із { $count } гри
        [few] перемог із { $count } ігор
        [many] перемог із { $count } ігор
       *[other] перемог із { $count } гри
    }
me-bust =
    { $count ->
        [one] повернень ні з чим із { $count } раунду
        [few] повернень ні з чим із { $count } раундів
        [many] повернень ні з чим із { $count } раундів
       *[other] повернень ні з чим із { $count } раунду
    }
me-depth = середня глибина, у картках
me-relics =
    { $count ->
        [one] { $count } винесена реліквія
        [few] { $count } винесені реліквії
        [many] { $count } винесених реліквій
       *[other] { $count } винесеної реліквії
    }
daily-line-diamant = Gemkeep · { game-diamant } · { $day } · { $score } ◆ · { $rounds }
totals-open = відкриті скрині
totals-hidden = закриті скрині
facts-live-analysis = аналіз для глядачів
new-around = Довкола вогнища
new-cave = Печера
new-edition = Видання
new-relics-none-more = Самі рубіни й халепи.
new-relics-ascending-more = Кожен раунд ховає ще одну реліквію; бере її лише той, хто виходить сам.
new-relics-escalating-more = У колоді п’ять реліквій; бере їх лише той, хто виходить сам.
new-totals = Скрині
new-totals-open = Відкриті
new-totals-open-more = Усі бачать, що в кожній скрині.
new-totals-hidden = Закриті
new-totals-hidden-more = До кінця гри видно лише власну скриню.
new-live-analysis = Аналіз для глядачів під час гри
new-live-analysis-off = Вимкнено
new-live-analysis-off-more = Глядачі бачать лише саму гру.
new-live-analysis-on = Увімкнено
new-live-analysis-on-more =
    Глядачі бачать шанс кожного на перемогу, а щойно рішення відкрито, — чого був вартий кожен
    вибір. Про ще не відкрите рішення вони не знають нічого: адже гравець міг би підглядати в іншому
    вікні.
new-start = У печеру
