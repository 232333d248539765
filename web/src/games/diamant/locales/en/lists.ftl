### My games in lists, and among the bots

list-round = Round { $round }, you have { $score }
daily-beat =
    { $bots ->
        [one] You beat { $beaten } of { $bots } bot
       *[other] You beat { $beaten } of { $bots } bots
    }
me-nothing-parts = { $bust } lost to a hazard, { $empty } went back with nothing
