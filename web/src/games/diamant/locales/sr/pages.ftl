game-diamant = Dijamant
home-diamant = Još korak ili kući s dragim kamenjem?
home-play-more = vi i tri bota
rules-title = Pravila igre Dijamant
me-played = Kako igram Dijamant
me-no-games = Još nijedna igra nije odigrana do kraja. Sanduk čeka.
me-play = U pećinu
me-history =
    { $count ->
        [1] Moja poslednja igra.
       *[other] Moje poslednje igre: { $count }.
    }
me-best =
    { $points ->
        [one] rekord: { $points } poen
        [few] rekord: { $points } poena
       *[other] rekord: { $points } poena
    }
me-mean =
    { $points ->
        [one] prosečno { $points } poen
        [few] prosečno { $points } poena
       *[other] prosečno { $points } poena
    }
me-history-says = Poeni u mojim poslednjim igrama, od najstarije: { $scores }. Rekord: { $best }. Prosečno: { $mean }.
me-won =
    { $count ->
        [one] pobeda od { $count } igre
        [few] pobeda od { $count } igre
       *[other] pobeda od { $count } igara
    }
me-bust =
    { $count ->
        [one] povrataka praznih ruku od { $count } runde
        [few] povrataka praznih ruku od { $count } runde
       *[other] povrataka praznih ruku od { $count } rundi
    }
me-depth = prosečna dubina, u kartama
me-relics =
    { $count ->
        [one] { $count } izneta relikvija
        [few] { $count } iznete relikvije
       *[other] { $count } iznetih relikvija
    }
daily-line-diamant = Gemkeep · { game-diamant } · { $day } · { $score } ◆ · { $rounds }
totals-open = otvoreni sanduci
totals-hidden = zatvoreni sanduci
facts-live-analysis = analiza za gledaoce
new-around = Oko vatre
new-cave = Pećina
new-edition = Izdanje
new-relics-none-more = Samo rubini i zamke.
new-relics-ascending-more = Svaka runda krije još jednu relikviju; uzima je samo onaj ko izlazi sam.
new-relics-escalating-more = U špilu je pet relikvija; uzima ih samo onaj ko izlazi sam.
new-totals = Sanduci
new-totals-open = Otvoreni
new-totals-open-more = Svi vide šta je u svakom sanduku.
new-totals-hidden = Zatvoreni
new-totals-hidden-more = Do kraja svako vidi samo svoj sanduk.
new-live-analysis = Analiza za gledaoce tokom igre
new-live-analysis-off = Isključena
new-live-analysis-off-more = Gledaoci vide samo igru.
new-live-analysis-on = Uključena
new-live-analysis-on-more =
    Gledaoci vide šansu svakog igrača za pobedu, a čim se odluka otkrije, i koliko je svaki izbor
    vredeo. O odluci koja još nije otkrivena ne saznaju ništa, jer bi igrač mogao da gleda u drugom
    prozoru.
new-start = U pećinu
