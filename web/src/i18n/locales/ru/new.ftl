new-title = Новый стол
new-seats =
    { $count ->
        [one] { $count } место
        [few] { $count } места
        [many] { $count } мест
       *[other] { $count } места
    }
new-me = Вы
new-seat = Кто сидит на месте { $number }
new-fewer = Убрать место { $number }
new-more = Ещё одно место
new-friend-more = придёт по ссылке, которую вы получите

sitter-friend = Друг, по ссылке
sitter-device = Кто-то на этом устройстве
sitter-bot-1 = Бот-новичок
sitter-bot-2 = Рассудительный бот
sitter-bot-3 = Хитрый бот

new-manner = Параметры игры
new-clock = Время
new-clock-none = Без лимита
new-clock-none-more = Думать можно сколько угодно.
new-clock-relaxed = Спокойно
new-clock-relaxed-more = Время подумать есть, но не бесконечно.
new-clock-brisk = Быстро
new-clock-brisk-more = Доверьтесь чутью.
new-doors = Кто может прийти
new-private = Только по ссылке
new-private-more = Этот стол видят только те, у кого есть ссылка.
new-listed = Кто угодно
new-listed-more = Стол показан на главной странице: можно сесть или посмотреть.
new-invite = Открыть и пригласить
new-game = Игра
