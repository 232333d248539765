join-title = Приглашение
join-welcome = Садитесь к нам
join-full = Все места заняты
join-began = Они уже в пещере
join-who =
    { $count ->
        [1] У костра сидит { $names }.
       *[other] У костра сидят { $names }.
    }
join-sit = Сесть
join-watch = Смотреть
join-only-watch = Только смотреть
join-replay = Посмотреть, как это было
