### Moje hry v seznamech

list-round = { $round }. kolo, máte { $score }
daily-beat =
    { $bots ->
        [one] Poražení boti: { $beaten } z { $bots }
        [few] Poražení boti: { $beaten } z { $bots }
        [many] Poražení boti: { $beaten } z { $bots }
       *[other] Poražení boti: { $beaten } z { $bots }
    }
me-nothing-parts = { $bust } past, { $empty } návrat s prázdnou
