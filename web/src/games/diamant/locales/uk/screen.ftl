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
risk-says = Ризик наступної картки: { $percent }{ "\u00A0" }%. Карток, що обірвали б раунд: { $ending } із { $cards }.
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
        [one] і { $relics } реліквію, якщо вийдете самі
        [few] і { $relics } реліквії, якщо вийдете самі
        [many] і { $relics } реліквій, якщо вийдете самі
       *[other] і { $relics } реліквії, якщо вийдете самі
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
