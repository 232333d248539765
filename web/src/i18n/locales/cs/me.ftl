me-who = Kdo jsem
me-save = Uložit
me-saved = Uloženo.

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
        [one] nejlépe { $points } bod
        [few] nejlépe { $points } body
        [many] nejlépe { $points } bodu
       *[other] nejlépe { $points } bodů
    }
me-mean =
    { $points ->
        [one] průměrně { $points } bod
        [few] průměrně { $points } body
        [many] průměrně { $points } bodu
       *[other] průměrně { $points } bodů
    }
me-history-says = Body v mých posledních hrách, od nejstarší: { $scores }. Nejlépe: { $best }. Průměrně: { $mean }.
me-won =
    { $count ->
        [one] výher z { $count } hry
        [few] výher ze { $count } her
        [many] výher z { $count } hry
       *[other] výher z { $count } her
    }
me-bust =
    { $count ->
        [one] návratů s prázdnou z { $count } kola
        [few] návratů s prázdnou ze { $count } kol
        [many] návratů s prázdnou z { $count } kola
       *[other] návratů s prázdnou z { $count } kol
    }
me-depth = průměrná hloubka v kartách
me-relics =
    { $count ->
        [one] { $count } zachráněná relikvie
        [few] { $count } zachráněné relikvie
        [many] { $count } zachráněné relikvie
       *[other] { $count } zachráněných relikvií
    }

me-rated = Mezi lidmi a boty
me-rated-more = Tečka ukazuje, kde kdo stojí; čím širší pruh, tím menší jistota.
me-you = { $name } (vy)
me-tables = Moje stoly

me-key = Můj klíč
me-key-more = Žádné účty tu nejsou. Vším, co z vás dělá vás, je tento odkaz: otevřete ho na jiném zařízení a vaše hry a statistiky budou i tam.
me-key-show = Ukázat můj klíč
me-key-hide = Skrýt
me-key-secret = Nechte si ho pro sebe: kdo má tento odkaz, hraje jako vy.
me-key-qr = Klíč jako QR kód
me-key-copy = Zkopírovat klíč
me-key-copied = Klíč je zkopírovaný.
me-key-by-hand = Kopírování se nepovedlo. Označte odkaz a zkopírujte ho ručně.
me-forget = Zapomenout mě na tomto zařízení
me-forget-ask = Zapomenout klíč tohoto zařízení?
me-forget-more = Vaše stoly a statistiky zůstávají u vašeho klíče. Bez něj se k nim už nikdo nedostane, proto si ho nejdřív uložte jinam.
me-forget-yes = Ano, zapomenout
me-forget-no = Nechat mě tu
me-forget-done = Toto zařízení teď nikoho nezná.

key-title = Osobní klíč
key-welcome = Vítejte, { $name }
key-ask = Má být toto zařízení odteď vaše? Vaše stoly a statistiky budou i tady.
key-instead = Na tomto zařízení už někdo hraje. Jeho hry uchovává jeho vlastní klíč; bez něj se k nim odsud už nikdo nedostane.
key-same = Toto zařízení už je vaše.
key-yes = Ano, to jsem já
key-no = Ne
