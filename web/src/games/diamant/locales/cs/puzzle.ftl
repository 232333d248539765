### Úloha dne: pokračování, nebo návrat?

puzzle-title = Pokračování, nebo návrat?
puzzle-about = Každý den nová úloha ze hry mezi boty. Jedna volba vyhrává zřetelně častěji: která?
puzzle-round = { $round }. kolo z { $rounds }
puzzle-carries = u sebe
puzzle-safe = v táboře
puzzle-wrong = Druhá volba je lepší.
puzzle-worth-about = Pruhy ukazují, jak často s kterou volbou vyhrajete, když pak všichni hrají dobře.

## Proč

puzzle-why-behind = Je poslední kolo a ani se vším, co leží v řadě karet, návrat k výhře nestačí. Pomohou jen další rubíny.
puzzle-why-harmless = Kolo zatím nemůže ukončit žádná karta, takže pokračování nic nestojí a přináší asi { $gain } rubínu za kartu.
puzzle-why-worthwhile =
    Další karta ukončí kolo s pravděpodobností { $risk } a vezme { $rubies ->
        [one] { $rubies } rubín
        [few] { $rubies } rubíny
        [many] { $rubies } rubínu
       *[other] { $rubies } rubínů
    }, ale kdo zůstane, nachází asi { $gain } rubínu za kartu.
puzzle-why-ahead = Je poslední kolo: návratem se dostanete před všechny. Další rubíny nestojí za riziko { $risk }.
puzzle-why-relic = V řadě karet je relikvie: vezme ji, kdo se vrátí sám. Riziko další karty je { $risk }, takže nečekejte.
puzzle-why-risky =
    Další karta ukončí kolo s pravděpodobností { $risk }. { $rubies ->
        [one] { $rubies } rubín u sebe a { $lying } v řadě karet
        [few] { $rubies } rubíny u sebe a { $lying } v řadě karet
        [many] { $rubies } rubínu u sebe a { $lying } v řadě karet
       *[other] { $rubies } rubínů u sebe a { $lying } v řadě karet
    } mají větší cenu než asi { $gain } rubínu za kartu.
