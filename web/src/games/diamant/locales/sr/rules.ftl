### Pravila igre Dijamant, po jedna poruka za svaku temu; rules/topics.ts kaže kad je koja pri ruci.

rules-diamant-goal =
    Pet puta zajedno idete u pećinu Takora po drago kamenje, svaki put na drugi ulaz, i svaki put
    unutra čeka isto pitanje: još korak ili kući? Ko posle pete runde ima najviše poena, pobeđuje.
    Za tri do osam igrača.
    .title = Cilj igre

rules-diamant-reveal =
    Gornja karta špila se okreće i produžava put. { $relics ->
        [none] Na njoj je blago ili zamka.
       *[other] Na njoj je blago, zamka ili relikvija.
    } Svi koji su u pećini to doživljavaju zajedno.
    .title = Nova karta

rules-diamant-treasure =
    Rubini sa karte dele se na jednake delove među svima koji su još u pećini, a ono što ne može da
    se podeli ostaje da leži na njoj. Karata blaga ima petnaest: 1, 2, 3, 4, 5, 5, 7, 7, 9, 11, 11,
    13, 14, 15 i 17 rubina. Tri istraživača nađu 11: svakome po tri rubina, dva ostaju. Ono što ste
    našli zasad čeka pored sanduka. Stvarno vaše postaje tek u kampu.
    .title = Blago

rules-diamant-hazard-first =
    Prva zamka svoje vrste samo vas uplaši i runda se nastavlja. Ali zapamtite je: još jedna ista i
    eto nevolje. Vrsta ima pet, svaka je na tri karte: { $edition ->
        [ru] škorpija, zmija, jama sa lavom, kotrljajuće stenje i koplje koje iskače.
       *[other] džinovski pauk, zmija, jama sa lavom, kotrljajuće stenje i udarni ovan.
    }
    .title = Zamka, prva svoje vrste

rules-diamant-hazard-second =
    Dve iste zamke u jednoj rundi: bežite! Svi koji su još u pećini gube sve što su našli u ovoj
    rundi i to se vraća u rezervu. Runda je istog časa gotova i niko više ništa ne odlučuje. Ko se
    na vreme vratio u kamp, zadržava sve što je doneo.
    .title = Ista zamka ponovo

rules-diamant-relic-path =
    Relikvija ostaje na putu i čeka. Zasad nije ničija: dobiće je onaj ko iz pećine izađe sam.
    .title = Relikvija na putu

rules-diamant-decide =
    Svi koji su u pećini tajno biraju: Napred, dublje u mrak, ili Izlaz, kući u kamp. Možete da se
    predomislite dok svi ne odluče. Onda se sve odluke pokazuju u istom trenutku.
    .title = Napred ili izlaz?

rules-diamant-back =
    Ko izlazi, usput skuplja ono što leži na putu: svi rubini se saberu i podele na jednake delove među
    onima koji izlaze sada. Ono što ne može da se podeli ostaje za one koji izađu kasnije. Zatim sve
    što nosite ide u vaš sanduk, gde je bezbedno do kraja igre, a vi se odmarate u kampu do sledeće
    runde.
    .title = Put nazad

rules-diamant-relic-alone =
    Relikvije uzima samo onaj ko izlazi sam, kad niko drugi nije izabrao Izlaz, i to odmah sve koje
    leže na putu. Kad više istraživača izlazi odjednom, relikvije ostaju gde jesu i čekaju sledećeg
    ko izađe sam.
    .title = Relikvije vole samoću

rules-diamant-last-explorer =
    Ostali ste u pećini bez društva? Idite dalje dokle god imate hrabrosti. Pravila su ista, ali je
    svaki nađeni rubin samo vaš. { $relics ->
        [none] I sve što leži na putu čeka vas.
       *[other] A kad izađete, niko ne izlazi s vama: relikvije sa puta su vaše.
    }
    .title = Poslednji istraživač u pećini

rules-diamant-round-end =
    Runda se završava kad su svi u kampu ili kad se neka zamka pojavi drugi put. { $edition ->
        [ru] Žeton njenog ulaza sklanja se sa table za igru.
       *[other] Njen ulaz zatvara pločica barikade.
    } { $relics ->
        [none] Rubini koji su ostali na putu vraćaju se u rezervu.
       *[other] Rubini koji su ostali na putu vraćaju se u rezervu, a relikvije koje tamo leže sklanjaju se iz igre.
    } Pre sledeće runde ostale karte se vraćaju u špil, koji se meša, i svi ponovo ulaze.
    .title = Kraj runde

rules-diamant-removed-hazard =
    Kad rundu prekine zamka, jedna njena karta zauvek se sklanja iz igre. Tako od tri ostaju dve, od
    dve jedna, a jedna može još samo da uplaši.
    .title = Jedna zamka manje

rules-diamant-relics-none =
    Relikvije ostaju u kutiji. U špilu je 30 karata: 15 sa blagom i 15 sa zamkama.
    .title = Igra bez relikvija

rules-diamant-relics-ascending =
    Na početku igre špil ima 30 karata. Pre svake runde dodaje mu se jedna relikvija, prvo 5, zatim
    7, 8, 10 i 12, i špil se meša. Ako se ne pojavi, ostaje u špilu, pa ih u nekoj kasnijoj rundi
    može biti više. Relikviju koju ste uzeli više ne možete da izgubite, a na kraju igre njen broj
    se dodaje vašim poenima.
    .title = Koliko vrede relikvije

rules-diamant-relics-escalating =
    Svih pet relikvija je od početka u špilu od 35 karata i sve su iste. Prve tri iznete u toku igre
    vrede po 5 rubina, četvrta i peta po 10, ko god da ih iznese; ti rubini odmah idu u sanduk.
    Relikvija koja ostane na putu sklanja se iz igre i ne računa se kao izneta. Ona koja se nije
    pojavila ostaje u špilu.
    .title = Koliko vrede relikvije

rules-diamant-end =
    Posle pete runde otvaraju se sanduci. Rubin vredi 1 poen, dijamant 5; pet rubina se u svakom
    trenutku može zameniti za dijamant, a ovde se to dešava samo od sebe. { $relics ->
        [ascending] Tome se dodaju brojevi na vašim relikvijama. Pobeđuje ko ima najviše poena.
       *[other] Pobeđuje ko ima najviše poena.
    }
    .title = Kraj igre

rules-diamant-shared-victory =
    Izjednačeni ste na vrhu? Onda delite pobedu. Ništa drugo se ne poredi, a i nema potrebe.
    .title = Podeljena pobeda
