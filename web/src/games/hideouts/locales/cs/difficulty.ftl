### How hard a level is, levels to order, and the gallery.

## How hard it is
## $won, $low, $high, $share: percentages; $some, $every, $half, $most, $par (numbers): supplies
## $hideouts: a kind with its count; $cost, $mean: numbers with a sign or a decimal

hard-title = Jak je těžká?
hard-about = Úroveň hraje silný tým botů a prověří se každé rozložení.
hard-check = Zjistit
hard-working = Hrajeme a počítáme…
hard-stop = Zastavit
hard-failed = Nepovedlo se to. Zkuste to znovu.
hard-here = zásoba
hard-par-mark = norma
hard-bars = Jakou zásobu by rozložení potřebovala, kdyby bylo vidět všechno
hard-team = Silný tým vyhraje { $won } her (od { $low } do { $high }).
hard-deals-none = S touto zásobou nelze vyhrát žádné rozložení. Některá lze se zásobou { $some }, všechna se zásobou { $every }.
hard-deals-some = S touto zásobou lze vůbec vyhrát { $share } rozložení. Všechna se zásobou { $every }.
hard-deals-every = S touto zásobou lze vyhrát každé rozložení.
hard-par = Norma je { $half }: s takovou zásobou silný tým vyhraje polovinu her, se zásobou { $most } devět z deseti.
hard-par-half = Norma je { $half }: s takovou zásobou silný tým vyhraje polovinu her. Devět z deseti je mimo dosah.
hard-par-none = Ani s 25 žetony silný tým nevyhraje polovinu her.
hard-why = Co ji dělá těžkou, v žetonech
hard-cost = { $hideouts }: { $cost } na rozložení. S runami místo nich by silný tým vyhrál { $won }.
hard-cost-alone = { $hideouts }: { $cost } na rozložení.
hard-blind = Není vidět pod krabičky: asi { $cost }. Kdyby bylo vidět všechno, rozložení by stálo v průměru { $mean }.
grade-impossible = Vyhrát nelze
grade-brutal = Nemilosrdná
grade-hard = Těžká
grade-fair = Pořádná výzva
grade-easy = Lehká
grade-gentle = Velmi lehká

## Levels to order, and the gallery

gallery-title = Galerie
gallery-about = Úrovně od velmi lehkých po nemilosrdné; Gemkeep je vytvořil a změřil.
gallery-made = Sbírka
gallery-all = Všechny
gallery-won = Silný tým vyhraje { $won }
gallery-par = norma { $par }
order-title = Úroveň na přání
order-about = Řekněte, jak má být těžká a které skrýše chcete. Gemkeep najde úrovně, které sedí.
order-hard = Jak těžká?
order-by-par = Podle normy
order-by-won = Podle výher s 25 žetony
order-par = Norma: { $par }. S takovou zásobou silný tým vyhraje polovinu her.
order-won = Silný tým vyhraje { $won } her.
order-any = je to jedno
order-use = ano
order-avoid = ne
order-find = Najít úrovně
order-more = Najít jiné
order-working = Hledáme úrovně…
order-near = Přesně nesedí žádná. Tyto jsou nejblíž.

## Levels that people publish
## $name: the name of whoever made it

gallery-people = Zveřejněné úrovně
gallery-none = Zatím tu nikdo žádnou úroveň nezveřejnil. Vytvořte svou a buďte první.
gallery-by = autor: { $name }
gallery-withdraw = Stáhnout z galerie
publish = Zveřejnit v galerii
publish-done = Zveřejněno. Teď ji v galerii najde každý.
publish-name = Než úroveň zveřejníte, zadejte v profilu své jméno.
publish-level-name = V galerii může mít název úrovně nejvýše 24 znaků a všechny musí být viditelné.
