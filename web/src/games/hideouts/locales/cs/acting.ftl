### Hraní a mluvení u skříňky.

your-move = Váš tah
does-put-down = Zase položit
# $guardian: who is picked up
does-pick = Vzít { object-guardian }
# $name: who asks
finish-asked = { $name } chce zvednout krabičky. Podívejte se ještě jednou: co říkáte?
talk-quickly = Hotové věty
say-home-of = Na její pečeti je…
hint-lock-stays = Všechny tři runy ještě nejsou ve víku: zámek zůstává a zkusí se znovu, kdykoli se toto políčko odkryje.
hint-number-stays = Nižší číslo je ještě ve skříňce: toto zůstává a zkusí se znovu, kdykoli se toto políčko odkryje.
hint-correct = Strážce ve špatné krabičce? Místo posunutí ho lze za tři žetony přesunout do jiné.
hint-signs = Značky nad krabičkami: v plném rámečku to, co bylo vidět z vašeho rohu, v čárkovaném to, co ví tým.

## A box in words
## $guardian: whose home it is

box-known-to-team = tým ví, kdo v ní bydlí: { subject-guardian }
box-said = prý v ní bydlí { subject-guardian }
