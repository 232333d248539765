### Люди

here-now =
    { $count ->
        [one] Зараз тут { $count } людина
        [few] Зараз тут { $count } людини
        [many] Зараз тут { $count } людей
       *[other] Зараз тут { $count } людини
    }
match = Швидка гра
match-waiting =
    { $count ->
        [one] чекає { $count }
        [few] чекають { $count }
        [many] чекають { $count }
       *[other] чекають { $count }
    }
match-fills =
    { $seconds ->
        [one] Шукаємо гравців. За { $seconds } секунду вільні місця займуть боти й гра почнеться.
        [few] Шукаємо гравців. За { $seconds } секунди вільні місця займуть боти й гра почнеться.
        [many] Шукаємо гравців. За { $seconds } секунд вільні місця займуть боти й гра почнеться.
       *[other] Шукаємо гравців. За { $seconds } секунди вільні місця займуть боти й гра почнеться.
    }

give-up = Здатися
give-up-ask = Здатися в цій грі?
give-up-bots = Крім вас, тут ніхто не грає, тож гра завершиться без результату. Якщо ви вже зробили вибір, у рейтингу вам зарахують останнє місце.
give-up-others = Ваше місце займе бот, і його результат зарахують вам. Поки гра триває, місце можна повернути.
give-up-table = Гра ще не почалася. Стіл закриється, а посилання перестане працювати.
give-up-seat = Гра ще не почалася. Ваше місце звільниться для когось іншого.
give-up-no = Грати далі
given-up = Гри вже немає у вашому списку.
abandoned = Цю гру не дограли
abandoned-more = Вона завершилася без результату.

ladder = Рейтинг
ladder-of = { $game }: рейтинг
ladder-wins = Хто переміг найбільше разів
ladder-empty = У рейтингу ще нікого немає.
ladder-missing =
    { $count ->
        [one] Ще { $count } завершена гра — і ви в рейтингу. Щоденні виклики й навчальні ігри не рахуються.
        [few] Ще { $count } завершені гри — і ви в рейтингу. Щоденні виклики й навчальні ігри не рахуються.
        [many] Ще { $count } завершених ігор — і ви в рейтингу. Щоденні виклики й навчальні ігри не рахуються.
       *[other] Ще { $count } завершеної гри — і ви в рейтингу. Щоденні виклики й навчальні ігри не рахуються.
    }
ladder-missing-wins =
    { $count ->
        [one] Ще { $count } завершена гра — і ви в рейтингу.
        [few] Ще { $count } завершені гри — і ви в рейтингу.
        [many] Ще { $count } завершених ігор — і ви в рейтингу.
       *[other] Ще { $count } завершеної гри — і ви в рейтингу.
    }
ladder-nameless = Інші побачать вас тут, коли ви вкажете своє ім’я.
games-won =
    { $games ->
        [one] виграно { $won } з { $games } гри
        [few] виграно { $won } з { $games } ігор
        [many] виграно { $won } з { $games } ігор
       *[other] виграно { $won } з { $games } гри
    }
profile-rating = Рейтинг { $rating }
profile-none = Тут нікого немає
profile-none-more = Такого гравця немає, або його профіль приховано.
profile-daily = Щоденні виклики
profile-no-games = Ще немає завершених ігор.
profile-see = Мій профіль очима інших

calendar = Мої дні
streak-now =
    { $count ->
        [0] Серії ще немає
        [one] { $count } день поспіль
        [few] { $count } дні поспіль
        [many] { $count } днів поспіль
       *[other] { $count } дня поспіль
    }
streak-longest =
    { $count ->
        [one] найдовша серія: { $count } день
        [few] найдовша серія: { $count } дні
        [many] найдовша серія: { $count } днів
       *[other] найдовша серія: { $count } дня
    }
streak-days =
    { $count ->
        [one] усього { $count } день із викликом
        [few] усього { $count } дні з викликом
        [many] усього { $count } днів із викликом
       *[other] усього { $count } дня з викликом
    }
calendar-done = { $day }: { $games }
calendar-open = { $day }: не зіграно

daily-among = Серед сьогоднішніх гравців: { $place } місце з { $of }
daily-among-then = Серед гравців того дня: { $place } місце з { $of }
list-place = { $place } місце з { $of }
list-points =
    { $points ->
        [one] { $points } очко
        [few] { $points } очки
        [many] { $points } очок
       *[other] { $points } очка
    }

played-with = Грали разом
games-together =
    { $count ->
        [one] { $count } спільна гра
        [few] { $count } спільні гри
        [many] { $count } спільних ігор
       *[other] { $count } спільної гри
    }
is-here = зараз тут
invite-again = Запросити знову
invite-again-who = Запросити знову: { $name }
invite-told = { $name } бачить ваше запрошення.
invite-not-told = { $name } зараз не тут. Поділіться посиланням.
invites-you = { $name } запрошує вас: { $game }
invitation-join = Приєднатися
invitation-ignore = Не зараз
block = Заблокувати
unblock = Розблокувати
block-who = Не показувати запрошень, які надсилає { $name }
unblock-who = Знову показувати запрошення, які надсилає { $name }
privacy = Приватність
privacy-hidden = Приховати мій профіль і місце в рейтингах
privacy-invitations = Ті, з ким я граю, можуть мене запрошувати
