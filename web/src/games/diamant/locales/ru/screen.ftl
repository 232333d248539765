### Экран партии «Диаманта»

title-playing = Диамант, поход { $round }

dark-ahead = Впереди только тьма.
lying =
    { $rubies ->
        [one] На ней лежит { $rubies } рубин.
        [few] На ней лежат { $rubies } рубина.
        [many] На ней лежат { $rubies } рубинов.
       *[other] На ней лежат { $rubies } рубина.
    }
nothing-threatens = Пока не грозит ни одна ловушка.
nothing-can-strike = пока ничто не грозит
cards-end-it =
    { $ending ->
        [one] оборвёт поход: { $ending } из { $cards }
        [few] оборвут поход: { $ending } из { $cards }
        [many] оборвут поход: { $ending } из { $cards }
       *[other] оборвут поход: { $ending } из { $cards }
    }
risk-says = Риск следующей карты: { $percent }{ "\u00A0" }%. Карт, которые оборвали бы поход: { $ending } из { $cards }.
all-lost =
    { $rubies ->
        [one] Потерян { $rubies } рубин
        [few] Потеряно { $rubies } рубина
        [many] Потеряно { $rubies } рубинов
       *[other] Потеряно { $rubies } рубина
    }

decide = Продолжить или вернуться?
take-home = принесёте { $rubies }
take-home-range = только вы —{ "\u00A0" }{ $alone }, все —{ "\u00A0" }{ $together }
relics-if-alone =
    { $relics ->
        [one] и { $relics } артефакт, если уйдёте в одиночку
        [few] и { $relics } артефакта, если уйдёте в одиночку
        [many] и { $relics } артефактов, если уйдёте в одиночку
       *[other] и { $relics } артефакта, если уйдёте в одиночку
    }
secret = Никто не увидит ваш выбор, пока не выберут все.
waiting-for = Ещё решают: { $count }. Пока можно передумать.
all-chosen = Все выбрали.
at-risk = несёте
on-the-path =
    { $rubies ->
        [0] в коридоре пусто
       *[other] { $rubies } в коридоре
    }
safe-in-camp = Вы в лагере, в безопасности
you-fled = Вы бежите ни с чем
still-inside =
    { $count ->
        [0] В пещере никого.
        [one] В пещере ещё { $count } исследователь.
        [few] В пещере ещё { $count } исследователя.
        [many] В пещере ещё { $count } исследователей.
       *[other] В пещере ещё { $count } исследователя.
    }

in-camp = в лагере
in-cave = в пещере
has-chosen = выбор сделан
thinks = думает
seat-says =
    { $name }, { $state }. { $chest ->
        [-1] Сундук закрыт.
       *[other] В сундуке: { $chest }.
    } { $carried ->
        [0] Не несёт ничего.
       *[other] Несёт { $carried }.
    } { $relics ->
        [0] { "" }
       *[other] Артефактов: { $relics }.
    } { $away ->
        [yes] Сейчас не здесь.
       *[no] { "" }
    }

round-of = Поход { $round } из { $rounds }
round-over = Поход { $round } окончен
round-opens = Вход { $round }
counting = Сундуки открываются
wins = Побеждает { $name }!
you-win = Вы победили!
shared-victory = Победу делят { $names }!
