### Zadaci dana: vratite sve kući; čija je ovo kutijica?

bring-home-title = Poznato { $known } od 8, žetona { $tokens }: odnesite sve kući
bring-home-about = Iz igre među botovima. Šta god da se otkrije, ono što tim zna i što mu je ostalo dovoljno je za pobedu, ali nijedan žeton nije viška. Vučete poteze za sve.
bring-home-won = Svih osmoro je kod kuće i ništa nije moglo da pođe po zlu.
bring-home-lost = Odavde pobeda više nije sigurna: trebala bi vam sreća.
bring-home-back = Vrati potez
bring-home-restart = Počni ponovo

## Čija je kutijica

whose-title = Čija je kutijica { $box }?
whose-about =
    Na svakom koraku neko je imenovao jedan pečat koji se vidi, ali ne i kutijicu na kojoj je. Pečat
    se vidi dok se njegov zid graniči sa slobodnim poljem. Pregledajte korake, pa izaberite.
whose-named = Imenovani pečati
whose-nothing = nijedan pečat se ne vidi
whose-next = Dalje
whose-box-is = Kutijica { $box }: { $place }, { $side }
whose-right = Evo zašto:
whose-wrong = Ne. Kutijica { $box }: { subject-guardian }. Evo zašto:
whose-settled = { $box }: { subject-guardian }.

## Zašto

whose-by-named =
    { $count ->
        [one] Imenovano na koraku { $moments }, kad se video samo ovaj pečat.
        [few] Imenovano na koracima { $moments }, i svaki put se video pečat ove kutijice, a ostali ne.
       *[other] Imenovano na koracima { $moments }, i svaki put se video pečat ove kutijice, a ostali ne.
    }
whose-by-named-and-settled =
    { $count ->
        [one] Imenovano na koraku { $moments }.
        [few] Imenovano na koracima { $moments }.
       *[other] Imenovano na koracima { $moments }.
    } { $others ->
        [one] Kutijica { $settled } ne dolazi u obzir: pripada drugom čuvaru.
        [few] Kutijice { $settled } ne dolaze u obzir: pripadaju drugim čuvarima.
       *[other] Kutijice { $settled } ne dolaze u obzir: pripadaju drugim čuvarima.
    }
whose-by-box = Svi ostali imaju drugu kutijicu ili su imenovani kad se ovaj pečat nije video.
whose-last = Za sve ostale kutijice već se zna čije su.
