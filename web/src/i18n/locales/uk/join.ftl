join-title = Запрошення
join-welcome = Сідайте з нами
join-full = Усі місця зайняті
join-began = Гра вже почалася
join-over = Цю гру вже закінчено
join-who =
    { $count ->
        [1] За столом { $names }.
       *[other] За столом { $names }.
    }
join-sit = Сісти за стіл
join-watch = Дивитися
join-only-watch = Лише дивитися
join-replay = Подивитися, як це було
