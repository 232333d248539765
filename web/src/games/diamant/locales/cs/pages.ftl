game-diamant = Diamant
home-diamant = Ještě krok, nebo domů s drahokamy?
home-play-more = vy a tři boti
rules-title = Pravidla Diamantu
me-played = Jak hraju Diamant
me-no-games = Zatím žádná dohraná hra. Truhlice čeká.
me-play = Do jeskyně
me-history =
    { $count ->
        [1] Moje poslední hra.
       *[other] Moje poslední hry: { $count }.
    }
me-best =
    { $points ->
        [one] nejvíc { $points } bod
        [few] nejvíc { $points } body
        [many] nejvíc { $points } bodu
       *[other] nejvíc { $points } bodů
    }
me-mean =
    { $points ->
        [one] průměrně { $points } bod
        [few] průměrně { $points } body
        [many] průměrně { $points } bodu
       *[other] průměrně { $points } bodů
    }
me-history-says = Body v mých posledních hrách, od nejstarší: { $scores }. Nejvíc: { $best }. Průměrně: { $mean }.
me-won =
    { $count ->
        [one] výher z celkem { $count } hry
        [few] výher z celkem { $count } her
        [many] výher z celkem { $count } hry
       *[other] výher z celkem { $count } her
    }
me-bust =
    { $count ->
        [one] návratů s prázdnou z celkem { $count } kola
        [few] návratů s prázdnou z celkem { $count } kol
        [many] návratů s prázdnou z celkem { $count } kola
       *[other] návratů s prázdnou z celkem { $count } kol
    }
me-depth = průměrná hloubka v kartách
me-relics =
    { $count ->
        [one] { $count } zachráněná relikvie
        [few] { $count } zachráněné relikvie
        [many] { $count } zachráněné relikvie
       *[other] { $count } zachráněných relikvií
    }
daily-line-diamant = Gemkeep · { game-diamant } · { $day } · { $score } ◆ · { $rounds }
totals-open = otevřené truhlice
totals-hidden = zavřené truhlice
facts-live-analysis = živá analýza pro diváky
new-around = Kolem ohně
new-cave = Jeskyně
new-edition = Vydání
new-relics-none-more = Jen rubíny a pasti.
new-relics-ascending-more = Každé kolo skrývá o relikvii víc; bere si ji jen ten, kdo odchází bez ostatních.
new-relics-escalating-more = V balíčku je pět relikvií; bere si je jen ten, kdo odchází bez ostatních.
new-totals = Truhlice
new-totals-open = Otevřené
new-totals-open-more = Všichni vidí, co je v které truhlici.
new-totals-hidden = Zavřené
new-totals-hidden-more = Každý vidí až do konce jen svou truhlici.
new-live-analysis = Živá analýza pro diváky
new-live-analysis-off = Vypnutá
new-live-analysis-off-more = Diváci vidí jen samotnou hru.
new-live-analysis-on = Zapnutá
new-live-analysis-on-more =
    Diváci vidí šanci každého na výhru, a jakmile jsou volby odhaleny, i to, jakou měla každá
    hodnotu. O volbě, která ještě odhalena není, se nedozvědí nic: hráč by se přece mohl dívat v
    jiném okně.
new-start = Do jeskyně
