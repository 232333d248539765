### Spolu: hrát znovu, sestavování stolu, diváci

## Hrát znovu
## $name: hráč, který zve

again-asks = { $name } chce hrát znovu.
again-join = Přidat se
again-not-now = Teď ne
again-declined-by-me = Vaše odpověď je „teď ne“. Ostatní mohou hrát bez vás.
again-after-all = Přece jen se přidat
again-change = Změnit stůl
again-watch = Sledovat další hru
again-too-late = Ostatní už začali bez vás. Můžete se dívat.
# Pod jménem pozvaného hráče.
again-asked = pozvánka čeká
again-declined = teď ne

## Sestavování stolu
## $name: hráč

lobby-here = Tady: { $here } z celkem { $seats }
lobby-full = Všichni jsou tady
lobby-drop-seat = Odebrat toto místo
lobby-bot-level = Změnit bota
lobby-bots-start = Začít s boty na volných místech
lobby-bots-level = Boti:
lobby-change = Změnit stůl
lobby-change-done = Uložit
lobby-removed = Hostitel vás od tohoto stolu vykázal. Zpět vás může pustit jen on.
lobby-let-in = Pustit zpět: { $name }
lobby-new-link = Nový odkaz
lobby-new-link-done = Odkaz je nový. Starý už nefunguje.
refused-removed = Hostitel vás od tohoto stolu vykázal.

## Diváci

spectators = Diváci
spectators-why = Do chatu u stolu píšou jen hráči. Tady si můžete psát s ostatními diváky; hráči si to přečtou po hře.
spectators-empty = Žádný divák zatím nic nenapsal.
spectators-write = Napsat divákům
# $right (number) z $made (number) tipů
guess-score = Vaše tipy: { $right } z celkem { $made } správně

## Karta stolu
## $levels: jak silní jsou boti

facts-bots = boti: { $levels }
