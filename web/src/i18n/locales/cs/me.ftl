me-who = Kdo jsem
me-save = Uložit
me-saved = Uloženo.

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
