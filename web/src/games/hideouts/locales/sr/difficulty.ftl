### How hard a level is, levels to order, and the gallery.

## How hard it is
## $won, $low, $high, $share: percentages; $some, $every, $half, $most, $par (numbers): supplies
## $hideouts: a kind with its count; $cost, $mean: numbers with a sign or a decimal

hard-title = Koliko je težak?
hard-about = Nivo igra jak tim botova i proverava se svaki raspored.
hard-check = Saznaj
hard-working = Igramo i brojimo…
hard-stop = Zaustavi
hard-failed = Nije uspelo. Pokušajte ponovo.
hard-here = zaliha
hard-par-mark = norma
hard-bars = Kolika bi zaliha bila potrebna rasporedima kad bi se sve videlo
hard-team = Jak tim dobija { $won } igara (od { $low } do { $high }).
hard-deals-none = S ovom zalihom nijedan raspored ne može da se dobije. Neki mogu sa zalihom { $some }, a svi sa zalihom { $every }.
hard-deals-some = S ovom zalihom može da se dobije { $share } rasporeda. Svi mogu sa zalihom { $every }.
hard-deals-every = S ovom zalihom svaki raspored može da se dobije.
hard-par = Norma je { $half }: s tom zalihom jak tim dobija polovinu igara, a sa zalihom { $most } devet od deset.
hard-par-half = Norma je { $half }: s tom zalihom jak tim dobija polovinu igara. Devet od deset je nedostižno.
hard-par-none = Čak i sa 25 žetona jak tim dobija manje od polovine igara.
hard-why = Šta ga čini teškim, u žetonima
hard-cost = { $hideouts }: { $cost } po rasporedu. S runama umesto toga jak tim bi dobijao { $won }.
hard-cost-alone = { $hideouts }: { $cost } po rasporedu.
hard-blind = Ne vidi se ispod kutijica: oko { $cost }. Kad bi se sve videlo, raspored bi u proseku koštao { $mean }.
grade-impossible = Ne može se dobiti
grade-brutal = Nemilosrdan
grade-hard = Težak
grade-fair = Pravi izazov
grade-easy = Lak
grade-gentle = Vrlo lak

## Levels to order, and the gallery

gallery-title = Galerija
gallery-about = Nivoi od vrlo lakih do nemilosrdnih; Gemkeep ih je napravio i izmerio.
gallery-made = Zbirka
gallery-all = Svi
gallery-won = Jak tim dobija { $won }
gallery-par = norma { $par }
order-title = Nivo po želji
order-about = Recite koliko treba da bude težak i koja skrovišta želite. Gemkeep traži nivoe koji odgovaraju.
order-hard = Koliko težak?
order-by-par = Po normi
order-by-won = Po pobedama sa 25 žetona
order-par = Norma: { $par }. S tom zalihom jak tim dobija polovinu igara.
order-won = Jak tim dobija { $won } igara.
order-any = svejedno
order-use = da
order-avoid = ne
order-find = Nađi nivoe
order-more = Nađi druge
order-working = Tražimo nivoe…
order-near = Nijedan ne odgovara tačno. Ovi su najbliži.

## Levels that people publish
## $name: the name of whoever made it

gallery-people = Objavljeni nivoi
gallery-none = Ovde još niko nije objavio nivo. Napravite svoj i budite prvi.
gallery-by = autor: { $name }
gallery-withdraw = Povuci iz galerije
publish = Objavi u galeriji
publish-done = Objavljeno. Sada ga u galeriji vide svi.
publish-name = Da biste objavili nivo, prvo unesite ime u svom profilu.
publish-level-name = U galeriji naziv nivoa može imati najviše 24 znaka, i svi moraju biti vidljivi.
