### Nápovědy.

new-hints = Nápovědy
new-hints-no = Žádné
new-hints-no-more = Na všechno přijdete sami.
new-hints-yes = Povolené
new-hints-yes-more = Ve svém tahu si můžete vzít nápovědu: nejdřív co plyne z toho, co jste viděli, potom tah. Ostatní to uvidí.
facts-hints = nápovědy povoleny
take-hint = Nápověda
take-move = Navrhnout tah
phrase-took-hint = Beru si nápovědu.
phrase-took-move = Beru si nápovědu ke svému tahu.

clue-home-left = V krabičce { $place } bydlí { subject-guardian }: ostatních sedm známe.
clue-home-read = V krabičce { $place } bydlí { subject-guardian }: pečeť už někdo přečetl.
clue-home-open =
    { $count ->
        [one] Kde bydlí { subject-guardian }, se ještě neví: v úvahu přichází { $count } krabička.
        [few] Kde bydlí { subject-guardian }, se ještě neví: v úvahu přicházejí { $count } krabičky.
        [many] Kde bydlí { subject-guardian }, se ještě neví: v úvahu přichází { $count } krabičky.
       *[other] Kde bydlí { subject-guardian }, se ještě neví: v úvahu přichází { $count } krabiček.
    }
clue-misplaced = V krabičce { $place } bydlí někdo jiný: { subject-guardian } tam nepatří.
clue-fetch = Pod krabičkou { $place } je { subject-guardian } a domov už známe.
clue-guardian-left = Pod krabičkou { $place } může být jen { subject-guardian }: ostatních sedm už jsme viděli.
clue-side =
    { $wall ->
        [N] Pečeť krabičky { $place } je na severní stěně: přečtete ji, až tam bude volné políčko.
        [E] Pečeť krabičky { $place } je na východní stěně: přečtete ji, až tam bude volné políčko.
        [S] Pečeť krabičky { $place } je na jižní stěně: přečtete ji, až tam bude volné políčko.
       *[W] Pečeť krabičky { $place } je na západní stěně: přečtete ji, až tam bude volné políčko.
    }
clue-unproven =
    { $count ->
        [one] { $count } strážce je v krabičce, jejíž pečeť nikdo nečetl.
        [few] { $count } strážci jsou v krabičkách, jejichž pečeti nikdo nečetl.
        [many] { $count } strážce je v krabičkách, jejichž pečeti nikdo nečetl.
       *[other] { $count } strážců je v krabičkách, jejichž pečeti nikdo nečetl.
    }
clue-all-home = Všichni strážci jsou doma: zbývá cesta ke startovnímu žetonu.
clue-unseen =
    { $count ->
        [one] Pod { $count } krabičku se ještě nikdo nepodíval.
        [few] Pod { $count } krabičky se ještě nikdo nepodíval.
        [many] Pod { $count } krabičky se ještě nikdo nepodíval.
       *[other] Pod { $count } krabiček se ještě nikdo nepodíval.
    }

advice-plan = Posuňte krabičku { $place }: je po cestě.
advice-plan-fetch = Posuňte krabičku { $place }: je pod ní { subject-guardian } a domov už známe.
advice-plan-look = Posuňte krabičku { $place }: nikdo ještě neviděl, co je pod ní.
advice-plan-open = Posuňte krabičku { $place }: co je pod ní, se teď otevře.
advice-plan-read = Posuňte krabičku { $place }: pak půjde přečíst pečeť.
advice-plan-home = Posuňte krabičku { $place }: všichni jsou v krabičkách, takže zpátky ke startovnímu žetonu.
advice-undo = Vraťte krabičku { $place } zpátky: jde to kratší cestou.
advice-slide = Posuňte krabičku { $place }.
advice-place = Dejte { object-guardian } do krabičky { $place }: tam je doma.
advice-only-left = Dejte { object-guardian } do krabičky { $place }: ostatních sedm známe.
advice-guess =
    Dejte { object-guardian } do krabičky { $place }: je to jen tip, ale čekat by stálo víc.
advice-leave = Nechte { object-guardian } ležet: domov ještě neznáme.
advice-leave-for-now = Zatím nechte { object-guardian } ležet: prázdné políčko stojí žeton.
advice-bless = Dejte symbol akce do krabičky { $place }: bude se posouvat nejčastěji.
advice-put-right = Opravte to: { subject-guardian } patří do krabičky { $place }.
advice-finish = Zvedněte krabičky.
advice-pass = Krabičky ještě nezvedejte.
