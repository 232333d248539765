home-title = Gemkeep: dvě deskové hry pro přátele
home-play = Hrát hned
home-new = Založit stůl
home-guided = Poprvé tady? Naučte se to hrou
home-rules = Pravidla
home-continue = Hrát dál
home-open = Otevřené stoly
home-open-none = Právě teď není žádný stůl otevřený všem. Založte svůj a otevřete ho, ať se může přidat kdokoli.
home-ended = Dohrané hry

table-gathering =
    { $free ->
        [0] Může se začít
       *[other] Ještě chybí: { $free }
    }
table-your-turn = Jste na tahu
table-under-way = Hraje se
table-over = Skončeno
table-won = Vaše výhra
table-join =
    { $free ->
        [one] Přidat se: { $free } volné místo
        [few] Přidat se: { $free } volná místa
        [many] Přidat se: { $free } volného místa
       *[other] Přidat se: { $free } volných míst
    }
table-watch = Sledovat
nobody-yet = Zatím tu nikdo nesedí
