### Екран партії «Діаманта»

title-playing = Діамант, раунд { $round }

dark-ahead = Попереду сама темрява.
lying =
    { $rubies ->
        [one] На ній лежить { $rubies } рубін.
        [few] На ній лежать { $rubies } рубіни.
        [many] На ній лежить { $rubies } рубінів.
       *[other] На ній лежить { $rubies } рубіна.
    }
nothing-threatens = Поки що не загрожує жодна халепа.
nothing-can-strike = поки що безпечно
cards-end-it =
    { $ending ->
        [one] обірве раунд: { $ending } із { $cards }
        [few] обірвуть раунд: { $ending } із { $cards }
        [many] обірвуть раунд: { $ending } із { $cards }
       *[other] обірвуть раунд: { $ending } із { $cards }
    }
risk-says = Ризик наступної картки: { $percent } %. Карток, що обірвали б раунд: { $ending } із { $cards }.
all-lost =
    { $rubies ->
        [one] Втрачено { $rubies } рубін
        [few] Втрачено { $rubies } рубіни
        [many] Втрачено { $rubies } рубінів
       *[other] Втрачено { $rubies } рубіна
    }

decide = Углиб чи назад?
take-home = принесете { $rubies }
take-home-range = лише ви —{ "\u00A0" }{ $alone }, усі —{ "\u00A0" }{ $together }
relics-if-alone =
    { $relics ->
        [one] і { $relics } реліквію, якщо лише ви
        [few] і { $relics } реліквії, якщо лише ви
        [many] і { $relics } реліквій, якщо лише ви
       *[other] і { $relics } реліквії, якщо лише ви
    }
secret = Ніхто не побачить вашого вибору, доки не оберуть усі.
waiting-for = Ще вирішують: { $count }. Поки що можна передумати.
all-chosen = Усі обрали.
at-risk = несете
on-the-path =
    { $rubies ->
        [0] на шляху нічого
       *[other] { $rubies } на шляху
    }
safe-in-camp = Ви в таборі, у безпеці
you-fled = Ви тікаєте ні з чим
still-inside =
    { $count ->
        [0] У печері нікого.
        [one] У печері ще { $count } шукач.
        [few] У печері ще { $count } шукачі.
        [many] У печері ще { $count } шукачів.
       *[other] У печері ще { $count } шукача.
    }

in-camp = у таборі
in-cave = у печері
has-chosen = вибір зроблено
thinks = думає
seat-says =
    { $name }, { $state }. { $chest ->
        [-1] Скриня закрита.
       *[other] У скрині: { $chest }.
    } { $carried ->
        [0] Не несе нічого.
       *[other] Несе { $carried }.
    } { $relics ->
        [0] { "" }
       *[other] Реліквій: { $relics }.
    } { $away ->
        [yes] Зараз не тут.
       *[no] { "" }
    }

round-of = Раунд { $round } з { $rounds }
round-over = Раунд { $round } завершено
round-opens = Вхід { $round }
counting = Скрині відкриваються
wins = Перемагає { $name }!
you-win = Ви перемогли!
shared-victory = Перемогу ділять { $names }!

coach-treasure = Рубіни з картки діляться між усіма в печері. Що не ділиться, лишається на ній. Своїми ви ризикуєте, доки не повернетеся в табір.
coach-hazard = Халепа! Перша свого виду лише лякає. А друга така сама — і всі, хто всередині, втрачають те, що несуть.
coach-relic = Реліквія. Її забере той, хто вийде з печери без супутників.
coach-risk = Це кільце показує ризик наступної картки: скільки з решти карток обірвали б раунд.
coach-back = Ви несете вже чимало. Підете назад — і воно в безпеці, та ще й підберете те, що лежить на шляху.
coach-chosen = Обрано, і це поки що таємниця. Змінити вибір можна, доки не оберуть усі.
coach-camp = Ваші рубіни в скрині назавжди. Подивіться, як далеко зважаться зайти інші.
coach-round = Новий раунд, новий вхід: усі знову заходять, а картки перемішано.
