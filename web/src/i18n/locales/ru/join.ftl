join-title = Приглашение
join-welcome = Садитесь к нам
join-full = Все места заняты
join-began = Игра уже началась
join-over = Эта игра уже окончена
join-who =
    { $count ->
        [1] За столом { $names }.
       *[other] За столом { $names }.
    }
join-sit = Сесть за стол
join-watch = Смотреть
join-only-watch = Только смотреть
join-replay = Посмотреть, как это было
