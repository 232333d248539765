join-title = Запрошення
join-welcome = Сідайте з нами
join-full = Усі місця зайняті
join-began = Вони вже в печері
join-who =
    { $count ->
        [1] Біля вогнища сидить { $names }.
       *[other] Біля вогнища сидять { $names }.
    }
join-sit = Сісти
join-watch = Дивитися
join-only-watch = Лише дивитися
join-replay = Подивитися, як це було
