### Мої ігри у списках

list-round = Раунд { $round }, у вас { $score }
daily-beat =
    { $bots ->
        [one] Переможено ботів: { $beaten } з { $bots }
        [few] Переможено ботів: { $beaten } з { $bots }
        [many] Переможено ботів: { $beaten } з { $bots }
       *[other] Переможено ботів: { $beaten } з { $bots }
    }
me-nothing-parts = { $bust } через халепу, { $empty } з власної волі
