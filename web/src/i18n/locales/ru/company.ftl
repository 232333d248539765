### Люди

here-now =
    { $count ->
        [one] Сейчас здесь { $count } человек
        [few] Сейчас здесь { $count } человека
        [many] Сейчас здесь { $count } человек
       *[other] Сейчас здесь { $count } человека
    }
match = Быстрая игра
match-waiting =
    { $count ->
        [one] ждёт { $count }
        [few] ждут { $count }
        [many] ждут { $count }
       *[other] ждут { $count }
    }
match-fills =
    { $seconds ->
        [one] Ищем игроков. Через { $seconds } секунду свободные места займут боты, и игра начнётся.
        [few] Ищем игроков. Через { $seconds } секунды свободные места займут боты, и игра начнётся.
        [many] Ищем игроков. Через { $seconds } секунд свободные места займут боты, и игра начнётся.
       *[other] Ищем игроков. Через { $seconds } секунды свободные места займут боты, и игра начнётся.
    }

give-up = Сдаться
give-up-ask = Сдаться в этой игре?
give-up-bots = Кроме вас, здесь никто не играет, поэтому игра закончится без результата. Если вы уже сделали выбор, в рейтинге вам засчитают последнее место.
give-up-others = Ваше место займёт бот, и его результат засчитают вам. Пока игра идёт, место можно вернуть.
give-up-table = Игра ещё не началась. Стол закроется, а ссылка перестанет работать.
give-up-seat = Игра ещё не началась. Ваше место освободится для кого-то другого.
give-up-no = Играть дальше
given-up = Игры больше нет в вашем списке.
abandoned = Эту игру не доиграли
abandoned-more = Она закончилась без результата.

ladder = Рейтинг
ladder-of = { $game }: рейтинг
ladder-wins = У кого больше всего побед
ladder-empty = В рейтинге пока никого нет.
ladder-missing =
    { $count ->
        [one] Ещё { $count } законченная игра — и вы в рейтинге. Ежедневные испытания и учебные игры не считаются.
        [few] Ещё { $count } законченные игры — и вы в рейтинге. Ежедневные испытания и учебные игры не считаются.
        [many] Ещё { $count } законченных игр — и вы в рейтинге. Ежедневные испытания и учебные игры не считаются.
       *[other] Ещё { $count } законченной игры — и вы в рейтинге. Ежедневные испытания и учебные игры не считаются.
    }
ladder-missing-wins =
    { $count ->
        [one] Ещё { $count } законченная игра — и вы в рейтинге.
        [few] Ещё { $count } законченные игры — и вы в рейтинге.
        [many] Ещё { $count } законченных игр — и вы в рейтинге.
       *[other] Ещё { $count } законченной игры — и вы в рейтинге.
    }
ladder-nameless = Другие увидят вас здесь, когда вы укажете имя.
games-won =
    { $games ->
        [one] побед: { $won } из { $games } игры
        [few] побед: { $won } из { $games } игр
        [many] побед: { $won } из { $games } игр
       *[other] побед: { $won } из { $games } игры
    }
profile-rating = Рейтинг { $rating }
profile-none = Здесь никого нет
profile-none-more = Такого игрока нет, или его профиль скрыт.
profile-daily = Ежедневные испытания
profile-no-games = Законченных игр пока нет.
profile-see = Мой профиль глазами других

calendar = Мои дни
streak-now =
    { $count ->
        [0] Серии пока нет
        [one] { $count } день подряд
        [few] { $count } дня подряд
        [many] { $count } дней подряд
       *[other] { $count } дня подряд
    }
streak-longest =
    { $count ->
        [one] самая длинная серия: { $count } день
        [few] самая длинная серия: { $count } дня
        [many] самая длинная серия: { $count } дней
       *[other] самая длинная серия: { $count } дня
    }
streak-days =
    { $count ->
        [one] всего { $count } день с испытанием
        [few] всего { $count } дня с испытанием
        [many] всего { $count } дней с испытанием
       *[other] всего { $count } дня с испытанием
    }
calendar-done = { $day }: { $games }
calendar-open = { $day }: не сыграно

daily-among = Среди сегодняшних игроков: { $place }-е место из { $of }
daily-among-then = Среди игроков того дня: { $place }-е место из { $of }
list-place = { $place }-е место из { $of }
list-points =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }

played-with = Играли вместе
games-together =
    { $count ->
        [one] { $count } общая игра
        [few] { $count } общие игры
        [many] { $count } общих игр
       *[other] { $count } общей игры
    }
is-here = сейчас здесь
invite-again = Пригласить снова
invite-again-who = Пригласить снова: { $name }
invite-told = { $name } видит ваше приглашение.
invite-not-told = { $name } сейчас не здесь. Поделитесь ссылкой.
invites-you = { $name } приглашает вас: { $game }
invitation-join = Присоединиться
invitation-ignore = Не сейчас
block = Заблокировать
unblock = Разблокировать
block-who = Не показывать приглашения, которые шлёт { $name }
unblock-who = Снова показывать приглашения, которые шлёт { $name }
privacy = Приватность
privacy-hidden = Скрыть мой профиль и место в рейтингах
privacy-invitations = Те, с кем я играю, могут меня приглашать
