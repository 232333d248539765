### Moje hry v seznamech

list-round = { $round }. kolo, máte { $score }
daily-beat =
    { $bots ->
        [one] Poražení boti: { $beaten } z celkem { $bots }
        [few] Poražení boti: { $beaten } z celkem { $bots }
        [many] Poražení boti: { $beaten } z celkem { $bots }
       *[other] Poražení boti: { $beaten } z celkem { $bots }
    }
me-nothing-parts = { $bust } kvůli pasti, { $empty } dobrovolně
