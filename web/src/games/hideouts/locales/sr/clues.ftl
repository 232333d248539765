### Nagoveštaji.

new-hints = Nagoveštaji
new-hints-no = Bez njih
new-hints-no-more = Do svega dolazite sami.
new-hints-yes = Dozvoljeni
new-hints-yes-more = Kad ste na potezu, možete uzeti nagoveštaj: najpre šta sledi iz viđenog, zatim potez. Ostali to vide.
facts-hints = nagoveštaji dozvoljeni
take-hint = Nagoveštaj
take-move = Predloži potez
phrase-took-hint = Uzimam nagoveštaj.
phrase-took-move = Uzimam nagoveštaj o svom potezu.

clue-home-left = U kutijici { $place } živi { subject-guardian }: ostalih sedam znamo.
clue-home-read = U kutijici { $place } živi { subject-guardian }: pečat je već pročitan.
clue-home-open =
    { $count ->
        [one] Gde živi { subject-guardian }, još se ne zna: moguća je { $count } kutijica.
        [few] Gde živi { subject-guardian }, još se ne zna: moguće su { $count } kutijice.
       *[other] Gde živi { subject-guardian }, još se ne zna: moguće je { $count } kutijica.
    }
clue-misplaced = U kutijici { $place } živi neko drugi: tamo ne pripada { subject-guardian }.
clue-fetch = Ispod kutijice { $place } je { subject-guardian }, a dom već znamo.
clue-guardian-left = Ispod kutijice { $place } može biti samo { subject-guardian }: ostalih sedam smo videli.
clue-side =
    { $wall ->
        [N] Pečat kutijice { $place } je na severnom zidu: vidi se kad je slobodno polje tamo.
        [E] Pečat kutijice { $place } je na istočnom zidu: vidi se kad je slobodno polje tamo.
        [S] Pečat kutijice { $place } je na južnom zidu: vidi se kad je slobodno polje tamo.
       *[W] Pečat kutijice { $place } je na zapadnom zidu: vidi se kad je slobodno polje tamo.
    }
clue-unproven =
    { $count ->
        [one] { $count } čuvar je u kutijici čiji pečat niko nije pročitao.
        [few] { $count } čuvara su u kutijicama čije pečate niko nije pročitao.
       *[other] { $count } čuvara je u kutijicama čije pečate niko nije pročitao.
    }
clue-all-home = Svi čuvari su kod kuće: ostaje put do početnog žetona.
clue-unseen =
    { $count ->
        [one] Ispod { $count } kutijice još niko nije pogledao.
        [few] Ispod { $count } kutijice još niko nije pogledao.
       *[other] Ispod { $count } kutijica još niko nije pogledao.
    }

advice-plan = Pomerite kutijicu { $place }: usput je.
advice-plan-fetch = Pomerite kutijicu { $place }: ispod nje je { subject-guardian }, a dom već znamo.
advice-plan-look = Pomerite kutijicu { $place }: niko još nije video šta je ispod nje.
advice-plan-open = Pomerite kutijicu { $place }: ono što je ispod nje sada se otvara.
advice-plan-read = Pomerite kutijicu { $place }: tada se može pročitati pečat.
advice-plan-home = Pomerite kutijicu { $place }: svi su u kutijicama, pa nazad do početnog žetona.
advice-undo = Vratite kutijicu { $place } nazad: ima kraći put.
advice-slide = Pomerite kutijicu { $place }.
advice-place = Stavite { object-guardian } u kutijicu { $place }: to je dom.
advice-only-left = Stavite { object-guardian } u kutijicu { $place }: ostalih sedam znamo.
advice-guess = Stavite { object-guardian } u kutijicu { $place }: nagađanje, ali čekanje košta više.
advice-leave = Ostavite { object-guardian } tamo: dom još ne znamo.
advice-leave-for-now = Zasad ostavite { object-guardian } tamo: prazno polje košta žeton.
advice-bless = Stavite simbol akcije u kutijicu { $place }: nju ćete najčešće pomerati.
advice-put-right = Ispravite: { subject-guardian } pripada u kutijicu { $place }.
advice-finish = Podignite kutijice.
advice-pass = Još ne podižite kutijice.
