### Pravila igre Skrovišta, po jedna poruka za svaku temu; rules/topics.ts kaže kad je koja pri ruci.

rules-hideouts-goal =
    U kovčežiću spava osam čuvara i svaki ima svoju kutijicu. Zajedno otkrijte čija je koja,
    odnesite sve kući i vratite se na početni žeton pre nego što ponestane žetona akcije. Pobeđuju
    svi ili niko. Za dva do četiri igrača.
    .title = Cilj igre

rules-hideouts-casket =
    Devet polja, osam kutijica: jedno polje je uvek slobodno, a na početku je to polje početnog
    žetona. Na svakom drugom leži licem nadole amulet s čuvarom, a na njemu skrovište, takođe licem
    nadole. Gde koja kutijica stoji i kako je okrenuta, odlučuje slučaj. Na jednom od četiri spoljna
    zida kutijica nosi pečat: sliku čuvara čiji je to dom. Slika unutra pokazuje na kom je zidu
    pečat, ali ne i čiji je. Ono što je sklonjeno iz igre leži u poklopcu, gde ga svi vide.
    .title = Kovčežić

rules-hideouts-sight =
    Svako gleda iz svog ugla; dva igrača sede jedan naspram drugog. Iznutra vidite dva dalja zida
    svake kutijice: ako slika nije ni na jednom od njih, pečat je na jednom od dva bliža. Spolja
    vidite zidove okrenute vama, ali samo uz slobodno polje: drugde ih zaklanja susedna kutijica ili
    ivica. Pečat se, dakle, čita kad je njegov zid uz slobodno polje i okrenut vama. Pečati uz prvo
    slobodno polje čitaju se još pre prvog poteza. Šta leži na slobodnom polju, u kutijicama, u
    zalihi i u poklopcu vide svi; šta je ispod kutijice ne vidi niko.
    .title = Šta vidite

rules-hideouts-talk =
    Recite sve što znate: niko ne vidi sve, a timu treba sve. Pokažite na kutijicu gotovom porukom
    ili napišite svojim rečima.
    .title = Razgovor

rules-hideouts-turn =
    Ko počinje, određuje domaćin ili žreb. U potezu radite jedno od dva: glavnu akciju, to jest
    pomerate kutijicu, ili ispravku. Zatim je na redu sledeći igrač u smeru kazaljke na satu.
    .title = Vaš potez

rules-hideouts-slide =
    Izaberite kutijicu pored slobodnog polja, u istom redu ili koloni, i stavite u nju žeton akcije
    iz zalihe; tu i ostaje. Kutijica klizi na slobodno polje i pritom se ne okreće. Slobodno je sada
    polje na kom je stajala, i ono što tu leži se otkriva: skrovište deluje, čuvar može da se uzme,
    a početni žeton ili prazno polje ne rade ništa.
    .title = Glavna akcija

rules-hideouts-guardian =
    Kad skrovišta više nema, amulet se okreće. Čuvara možete odmah staviti u bilo koju kutijicu, čak
    i pored drugog, ili ga ostaviti da leži. Ostavljeni čuvar može da se uzme kad se njegovo polje
    ponovo otkrije pomeranjem kutijice; nije dovoljno da na početku poteza leži na slobodnom polju.
    .title = Nađen je čuvar

rules-hideouts-correct =
    Neko je u pogrešnoj kutijici? Umesto glavne akcije trajno uklonite iz zalihe tri žetona akcije i
    premestite jednog čuvara iz kutijice u kojoj se nalazi u bilo koju drugu.
    .title = Ispravka

rules-hideouts-finish =
    Kad je početni žeton otkriven i svih osam čuvara u kutijicama, onaj ko je na potezu može da
    završi igru: odmah posle svoje akcije ili na početku poteza umesto nje. To ne košta ništa.
    Kutijice se podižu: ako su svi kod kuće, pobedili ste. Ako neko nije, izgubili ste. Dok ima
    žetona, nema žurbe.
    .title = Kraj igre

rules-hideouts-supply =
    U zalihi je 25 žetona akcije, osim ako ste za stolom izabrali manje. Ako je na kraju poteza
    prazna, igra je izgubljena; ali i poslednji žeton može još da donese pobedu. Gubi se i kad
    dvadeset poteza zaredom prođe bez žetona iz zalihe, jer se pomera samo kutijica sa simbolom
    akcije.
    .title = Zaliha

rules-hideouts-rune =
    Runa ne radi ništa. Ide u poklopac, a amulet ispod nje se okreće.
    .title = Runa

rules-hideouts-mechanism =
    Mehanizam ide u poklopac, a amulet ispod njega ostaje licem nadole dok se njegovo polje ponovo
    ne otkrije. Isti igrač mora odmah besplatno da pomeri bilo koju kutijicu pored slobodnog polja,
    čak i onu koju je upravo pomerio. Ono što se time otkrije deluje kao i inače, pa makar to bio
    još jedan mehanizam.
    .title = Mehanizam

rules-hideouts-lock =
    Na bravi su tri rune. Otvara se tek kad sve tri leže u poklopcu: tada i ona ide u poklopac, a
    amulet ispod nje se okreće. Dotle ostaje na amuletu licem nagore i proverava se svaki put kad se
    njeno polje otkrije.
    .title = Brava

rules-hideouts-rotation =
    Ceo kovčežić se okreće za četvrtinu kruga u smeru kazaljke na satu, žeton okretanja ide u
    poklopac, a amulet ispod njega okreće se licem nagore. Od sada gledate iz drugih uglova i vidite
    zidove koji su dotle bili skriveni. Redosled poteza se ne menja.
    .title = Okretanje

rules-hideouts-action =
    Ko nađe simbol akcije, stavlja ga u bilo koju kutijicu; od tada se ona pomera bez žetona. Zatim
    se okreće amulet. Kad je zaliha prazna, igra je izgubljena, čak i ako bi ta kutijica još mogla
    da se pomeri.
    .title = Simbol akcije

rules-hideouts-number =
    Brojevi idu u poklopac po redu, od 1 naviše. Onaj koji dođe prerano ostaje na amuletu licem
    nagore. Proverava se ponovo tek kad se njegovo polje opet otkrije, pa po njega morate da se
    vratite.
    .title = Brojevi

# $charge: every or once; $start: free or paid
rules-hideouts-advanced =
    { $charge ->
        [once] U naprednom režimu, kad se polje s kog je čuvar već otišao prvi put otkrije, na njega se spušta još jedan žeton iz zalihe.
       *[every] U naprednom režimu, svaki put kad se otkrije polje s kog je čuvar već otišao, na njega se spušta još jedan žeton iz zalihe.
    } { $start ->
        [paid] Isto važi za polje početnog žetona.
       *[free] Polje početnog žetona ne košta ništa dodatno.
    }
    .title = Napredni režim

rules-hideouts-memory =
    Koliko sto pamti umesto vas dogovara se unapred: baš ništa, čak ni gde leži početni žeton; samo
    ono što se videlo iz vašeg ugla; ili sve što je tim video, zajedno s onim što iz toga sledi.
    .title = Pomoć za pamćenje
