me-who = Kdo jsem
me-save = Uložit
me-saved = Uloženo.

me-rated = Hodnocení mezi lidmi a boty
me-rated-more = Tečka ukazuje, kdo kde stojí; čím širší pruh, tím menší jistota.
me-you = { $name } (vy)
me-tables = Moje stoly

me-key = Můj klíč
me-key-more = Žádné účty tu nejsou. Vaším klíčem je tento odkaz: otevřete ho na jiném zařízení a vaše hry a statistiky budou i tam.
me-key-show = Ukázat můj klíč
me-key-hide = Skrýt
me-key-secret = Nechte si ho pro sebe: kdo má tento odkaz, hraje jako vy.
me-key-qr = Klíč jako QR kód
me-key-copy = Zkopírovat klíč
me-key-copied = Klíč zkopírován.
me-key-by-hand = Kopírování se nepovedlo. Označte odkaz a zkopírujte ho ručně.
me-forget = Zapomenout mě na tomto zařízení
me-forget-ask = Zapomenout klíč tohoto zařízení?
me-forget-more = Vaše stoly a statistiky zůstávají u vašeho klíče. Bez něj se k nim už nikdo nedostane, proto si ho nejdřív uložte jinam.
me-forget-yes = Ano, zapomenout
me-forget-no = Nechat mě tu
me-forget-done = Váš klíč už na tomto zařízení není.

key-title = Osobní klíč
key-welcome = Vítejte, { $name }
key-ask = Chcete na tomto zařízení hrát se svým klíčem? Vaše stoly a statistiky budou i tady.
key-instead = Na tomto zařízení už někdo hraje. Jeho hry jsou spojené s jiným klíčem; bez něj se k nim odsud už nikdo nedostane.
key-same = Tento klíč už tu používáte.
key-yes = Ano, to jsem já
key-no = Ne
