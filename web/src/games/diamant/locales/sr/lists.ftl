### Moje partije na spiskovima

list-round = { $round }. runda, imate { $score }
daily-beat =
    { $bots ->
        [one] Pobeđeni botovi: { $beaten } od { $bots }
        [few] Pobeđeni botovi: { $beaten } od { $bots }
       *[other] Pobeđeni botovi: { $beaten } od { $bots }
    }
me-nothing-parts = { $bust } zbog zamke, { $empty } svojevoljno
