### Мои игры в списках

list-round = Поход { $round }, у вас { $score }
daily-beat =
    { $bots ->
        [one] Обыграно ботов: { $beaten } из { $bots }
        [few] Обыграно ботов: { $beaten } из { $bots }
        [many] Обыграно ботов: { $beaten } из { $bots }
       *[other] Обыграно ботов: { $beaten } из { $bots }
    }
me-nothing-parts = { $bust } из-за ловушки, { $empty } по своей воле
