### The same deal for another team: a known deal, for honour only.

samedeal-offer = Dát toto rozložení jinému týmu
samedeal-compare = Porovnat týmy
samedeal-known = Známé rozložení
samedeal-title = Stejné rozložení
samedeal-more = Kdo otevře tento odkaz, dostane úplně stejné rozložení.
samedeal-text = Tohle rozložení jsme hráli na Gemkeep. Dokážete to líp?
samedeal-honour = Hraje se na čestné slovo: záznam dohrané hry je přístupný všem, takže se na rozložení dá podívat předem. Hry se známým rozložením se nepočítají do statistik ani žebříčků.
samedeal-about = Toto rozložení už hrál jiný tým. Zahrajte si úplně stejné a porovnejte se.
samedeal-known-more = Toto rozložení už hrál jiný tým: hraje se na čestné slovo a do statistik se nepočítá.
samedeal-known-to-me = Toto rozložení už máte odehrané nebo zhlédnuté. U stolu bude vidět, že ho znáte.
# $others (number): how many other seats the table has
samedeal-play =
    { $others ->
        [one] Hrát s { $others } dalším hráčem
        [few] Hrát se { $others } dalšími hráči
        [many] Hrát s { $others } dalšími hráči
       *[other] Hrát s { $others } dalšími hráči
    }
samedeal-device = Všichni u tohoto zařízení
samedeal-not-yet = Toto rozložení zatím nejde hrát znovu: první hra ještě neskončila.
samedeal-teams = Týmy s tímto rozložením
samedeal-here = tato hra
samedeal-first = poprvé rozloženo tady
samedeal-knows = Zná toto rozložení
# $names: players
samedeal-knew = Rozložení už znali: { $names }.
# $count (number): how many turns a game took
samedeal-turns =
    { $count ->
        [one] { $count } tah
        [few] { $count } tahy
        [many] { $count } tahu
       *[other] { $count } tahů
    }
