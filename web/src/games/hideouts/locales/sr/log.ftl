### Šta se dešava u partiji igre Skrovišta: po rečenica za svaki događaj, i ono što se vidi, rečima.
### Rod igrača nije poznat, zato su glagoli u sadašnjem vremenu.

log-dealt = Kovčežić je spreman, slobodno polje je { $place }. Počinje { $name }.
log-slid =
    { $paid ->
        [yes] { $name } pomera kutijicu { $place } i plaća žeton.
       *[no] { $name } pomera kutijicu { $place }, besplatno.
    }
log-turned-up = Ispod nje je { $hideout }.
log-stayed = Još nije vreme: { $hideout } ostaje tu, licem nagore.
log-removed = U poklopac: { $hideout }.
log-rotated = Kovčežić se okreće za četvrtinu kruga: svi gledaju iz drugog ugla.
log-my-corner =
    { $corner ->
        [NW] Sada gledate sa severozapada.
        [NE] Sada gledate sa severoistoka.
        [SE] Sada gledate s jugoistoka.
       *[SW] Sada gledate s jugozapada.
    }
log-uncovered = Na slobodnom polju je { subject-guardian }.
log-placed = { $name } stavlja { object-guardian } u kutijicu { $place }.
log-left-lying = { $name } ostavlja { object-guardian } na slobodnom polju.
log-blessed =
    { $name } stavlja simbol akcije u kutijicu { $place }: od sada se pomera besplatno.
log-corrected =
    Za tri žetona { $name } premešta { object-guardian } iz kutijice { $from } u kutijicu { $to }.
log-charged = Čuvar više nije ovde: na polje se spušta žeton iz zalihe.
log-passed = { $name } još ne želi da završi.
log-ended =
    { $reason ->
        [finished] Kutijice su podignute: svi čuvari su kod kuće. Pobeda! { log-tokens-left }
        [misplaced] Kutijice su podignute: neki čuvar je u tuđem domu. Poraz. { log-tokens-left }
        [out_of_tokens] Zaliha je prazna. Poraz.
       *[stalled] Dvadeset poteza zaredom nije potrošen nijedan žeton. Poraz. { log-tokens-left }
    }
log-tokens-left =
    { $supply ->
        [0] Nije preostao nijedan žeton.
        [one] Preostao je { $supply } žeton.
        [few] Preostala su { $supply } žetona.
       *[other] Preostalo je { $supply } žetona.
    }

## Šta mi dolazi na vidik

sight-seal = Na pečatu kutijice { $place } je { subject-guardian }.

## Kutijica rečima; delovi se spajaju zarezima

box-at = kutijica { $place }
box-shows = na pečatu je { subject-guardian }
box-known = zna se čiji je to dom: { subject-guardian }
box-picture =
    { $wall ->
        [N] unutra je slika na severnom zidu
        [E] unutra je slika na istočnom zidu
        [S] unutra je slika na južnom zidu
       *[W] unutra je slika na zapadnom zidu
    }
box-side =
    { $wall ->
        [N] pečat na severnom zidu
        [E] pečat na istočnom zidu
        [S] pečat na južnom zidu
       *[W] pečat na zapadnom zidu
    }
box-holds = unutra: { $guardians }
box-symbol = sa simbolom akcije: pomera se besplatno

## Slobodno polje rečima

gap-start = Slobodno polje { $place }: tu je početni žeton.
gap-hideout = Slobodno polje { $place }: tu je { $hideout }.
gap-guardian = Slobodno polje { $place }: tu je { subject-guardian }.
gap-empty = Slobodno polje { $place }: tu nema ničega.
