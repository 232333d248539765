### Pravila igre Skrovišta, po jedna poruka za svaku temu; rules/topics.ts kaže kad je koja pri ruci.

rules-hideouts-goal =
    U kovčežiću spava osam čuvara i svaki ima svoju kutijicu. Zajedno otkrijte čija je koja,
    odnesite sve kući i vratite se na početni žeton pre nego što ponestane žetona akcije. Pobeđuju
    svi ili niko. Za dva do četiri igrača.
    .title = Cilj igre

rules-hideouts-casket =
    Devet polja, osam kutijica: jedno polje je uvek slobodno, a na početku je to polje početnog
    žetona. Na svakom drugom leži licem nadole amulet s čuvarom, a na njemu skrovište. Na jednom od
    četiri spoljna zida kutijica nosi pečat: sliku čuvara čiji je to dom. Slika unutra pokazuje na
    kom je zidu pečat, ali ne i čiji je.
    .title = Kovčežić

rules-hideouts-sight =
    Svako gleda iz svog ugla. Iznutra vidite dva dalja zida, a spolja dva okrenuta vama, ali samo
    tamo gde su uz slobodno polje: drugde ih zaklanja susedna kutijica ili ivica. Pečat se, dakle,
    čita kad je njegov zid uz slobodno polje i okrenut vama.
    .title = Šta vidite

rules-hideouts-talk =
    Recite sve što znate: niko ne vidi sve, a timu treba sve. Pokažite na kutijicu gotovom porukom
    ili napišite svojim rečima.
    .title = Razgovor

rules-hideouts-turn =
    U potezu radite jedno od dva: glavnu akciju, to jest pomerate kutijicu, ili ispravku. Zatim je
    na redu sledeće mesto u smeru kazaljke na satu.
    .title = Vaš potez

rules-hideouts-slide =
    Izaberite kutijicu pored slobodnog polja i stavite u nju žeton akcije iz zalihe; tu i ostaje.
    Kutijica klizi na slobodno polje i pritom se ne okreće. Slobodno je sada polje na kom je
    stajala, i ono što tu leži se otkriva.
    .title = Glavna akcija

rules-hideouts-guardian =
    Kad skrovišta više nema, amulet se okreće. Čuvara možete odmah staviti u bilo koju kutijicu,
    čak i pored drugog, ili ga ostaviti da leži. Ko ostane da leži, može se uzeti kad god se
    njegovo polje ponovo otkrije.
    .title = Nađen je čuvar

rules-hideouts-correct =
    Neko je u pogrešnoj kutijici? Umesto glavne akcije dajte iz zalihe tri žetona akcije zauvek, i
    jedan čuvar prelazi iz svoje kutijice u drugu.
    .title = Ispravka

rules-hideouts-finish =
    Kad je početni žeton otkriven i svih osam čuvara u kutijicama, onaj ko je na potezu može da
    završi igru. Kutijice se podižu: ako su svi kod kuće, pobedili ste. Ako neko nije, izgubili
    ste. Dok ima žetona, nema žurbe.
    .title = Kraj igre

rules-hideouts-supply =
    Ako je na kraju poteza zaliha prazna, igra je izgubljena; ali i poslednji žeton može još da
    donese pobedu. Gubi se i kad dvadeset poteza zaredom prođe bez žetona iz zalihe.
    .title = Zaliha

rules-hideouts-rune =
    Runa ne radi ništa. Ide u poklopac, a amulet ispod nje se okreće.
    .title = Runa

rules-hideouts-mechanism =
    Mehanizam ide u poklopac, a isti igrač mora odmah da besplatno pomeri još jednu kutijicu.
    Amulet ispod mehanizma ostaje licem nadole dok se njegovo polje ponovo ne otkrije.
    .title = Mehanizam

rules-hideouts-lock =
    Na bravi su tri rune. Otvara se tek kad sve tri leže u poklopcu; dotle ostaje na amuletu licem
    nagore i proverava se svaki put kad se njeno polje otkrije.
    .title = Brava

rules-hideouts-rotation =
    Ceo kovčežić se okreće za četvrtinu kruga u smeru kazaljke na satu. Od sada gledate iz drugih uglova i
    vidite zidove koji su dotle bili skriveni.
    .title = Okretanje

rules-hideouts-action =
    Stavite simbol akcije u bilo koju kutijicu. Od tog trenutka pomera se bez žetona.
    .title = Simbol akcije

rules-hideouts-number =
    Brojevi idu u poklopac po redu, od 1 naviše. Onaj koji dođe prerano ostaje na amuletu licem
    nagore i čeka manje.
    .title = Brojevi

rules-hideouts-advanced =
    U naprednom režimu, svaki put kad se otkrije polje s kog je čuvar već otišao, na njega se
    spušta još jedan žeton iz zalihe. Polje početnog žetona ne košta ništa dodatno.
    .title = Napredni režim

rules-hideouts-memory =
    Koliko sto pamti umesto vas dogovara se unapred: baš ništa; samo ono što se videlo iz vašeg
    ugla; ili sve što je tim video i što iz toga sledi.
    .title = Pomoć za pamćenje
