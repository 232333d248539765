### Pravidla Diamantu, téma v každé zprávě; rules/topics.ts říká, kdy se které hodí.

rules-diamant-goal =
    Pětkrát spolu jdete do jeskyně Tacora pro drahokamy, pokaždé jiným vstupem, a pokaždé uvnitř čeká
    stejná otázka: ještě krok, nebo domů? Kdo má po pátém kole nejvíc bodů, vyhrává. Pro tři až osm
    hráčů.
    .title = Cíl hry

rules-diamant-reveal =
    Vrchní karta balíčku se otočí a prodlouží řadu karet. { $relics ->
        [none] Je na ní poklad nebo past.
       *[other] Je na ní poklad, past nebo relikvie.
    } Všichni, kdo jsou v jeskyni, to prožijí společně.
    .title = Nová karta

rules-diamant-treasure =
    Rubíny z karty se rozdělí rovným dílem mezi všechny, kdo jsou ještě v jeskyni, a co se rozdělit
    nedá, zůstane ležet na ní. Karet pokladů je patnáct: 1, 2, 3, 4, 5, 5, 7, 7, 9, 11, 11, 13, 14,
    15 a 17 rubínů. Tři dobrodruzi najdou 11: každý tři rubíny, dva zůstanou. Co jste našli, čeká
    zatím vedle truhlice. Doopravdy vaše to bude až v táboře.
    .title = Poklad

rules-diamant-hazard-first =
    První past svého druhu vás jen vyděsí a kolo pokračuje. Ale pamatujte si ji: objeví-li se ještě
    jedna stejná, sklapne. Druhů je pět, každý na třech kartách: { $edition ->
        [ru] štír, had, propast se žhavou lávou, valící se balvan a vystřelující kopí.
       *[other] obří pavouk, had, propast se žhavou lávou, valící se balvan a padající kláda.
    }
    .title = Past, první svého druhu

rules-diamant-hazard-second =
    Dvě stejné pasti v jednom kole: utíkejte! Kdo je ještě v jeskyni, přijde o všechno, co v tomto
    kole našel, a to se vrátí do banku. Kolo je v tu chvíli u konce a nikdo už nic nevolí. Kdo se
    vrátil včas, o nic nepřijde.
    .title = Stejná past podruhé

rules-diamant-relic-path =
    Relikvie zůstává ležet v řadě karet a čeká. Zatím nepatří nikomu: odnese si ji ten, kdo odejde
    z jeskyně bez ostatních.
    .title = Relikvie v řadě karet

rules-diamant-decide =
    Všichni, kdo jsou v jeskyni, tajně volí: Pokračování, hlouběji do tmy, nebo Návrat, domů do
    tábora. Rozmyslet si to můžete, dokud nezvolili všichni. Pak se všechny volby ukážou naráz.
    .title = Pokračování, nebo návrat?

rules-diamant-back =
    Kdo se vrací, sbírá cestou, co leží na kartách: všechny rubíny se sečtou a rovným dílem
    rozdělí mezi ty, kdo odcházejí právě teď. Co se rozdělit nedá, zůstane těm, kdo půjdou později.
    Pak všechno, co nesete, uložíte do své truhlice, kde je to do konce hry v bezpečí, a do dalšího
    kola odpočíváte v táboře.
    .title = Cesta zpátky

rules-diamant-relic-alone =
    Relikvie si bere jen ten, kdo odchází bez ostatních, když Návrat nezvolil nikdo další, a bere
    si rovnou všechny, které v řadě karet leží. Odchází-li víc dobrodruhů najednou, zůstanou
    relikvie na místě a čekají na dalšího, kdo půjde bez společníků.
    .title = Relikvie mají rády samotu

rules-diamant-last-explorer =
    Nikdo další v jeskyni nezbyl? Jděte dál, dokud máte odvahu. Pravidla se nemění, ale každý
    nalezený rubín je jen váš. { $relics ->
        [none] A všechno, co leží na kartách, čeká na vás.
       *[other] A až půjdete zpátky, nikdo se k vám nepřidá: relikvie z řady karet si odnesete vy.
    }
    .title = Poslední dobrodruh v jeskyni

rules-diamant-round-end =
    Kolo končí, když jsou všichni zpátky v táboře, nebo když se některá past objeví podruhé.
    { $edition ->
        [ru] Z herního plánu zmizí žeton příslušného vstupu.
       *[other] Příslušný vstup uzavře žeton zátarasu.
    } { $relics ->
        [none] Rubíny, které v jeskyni zbyly, jdou zpátky do banku.
       *[other] Rubíny, které v jeskyni zbyly, jdou zpátky do banku a relikvie, které tam leží, jsou vyřazeny ze hry.
    } Před dalším kolem se ostatní karty zamíchají zpátky do balíčku a všichni jdou dovnitř znovu.
    .title = Konec kola

rules-diamant-removed-hazard =
    Když kolo ukončila past, jedna její karta je nadobro vyřazena ze hry. Ze tří tak zbudou dvě, ze
    dvou jedna, a ta už může nanejvýš postrašit.
    .title = O jednu past méně

rules-diamant-relics-none =
    Relikvie zůstávají v krabici. V balíčku je 30 karet: 15 pokladů a 15 pastí.
    .title = Hra bez relikvií

rules-diamant-relics-ascending =
    Na začátku hry má balíček 30 karet a před každým kolem se do něj zamíchá jedna relikvie: nejdřív
    5, potom 7, 8, 10 a 12. Pokud se neobjeví, zůstává v balíčku, a tak jich v některém z dalších
    kol může být víc. O relikvii, kterou už máte, nepřijdete a na konci hry se její číslo přičte k
    vašim bodům.
    .title = Hodnota relikvií

rules-diamant-relics-escalating =
    Všech pět relikvií je od začátku v balíčku, který má 35 karet, a jsou stejné. První tři
    zachráněné za celou hru mají hodnotu 5 rubínů, čtvrtá a pátá 10 rubínů, ať je vynese kdokoli;
    rubíny za ně putují rovnou do truhlice. Relikvie, která zůstala ležet v řadě karet, je vyřazena
    ze hry a jako zachráněná se nepočítá. Ta, která se neobjevila, zůstává v balíčku.
    .title = Hodnota relikvií

rules-diamant-end =
    Po pátém kole se otevřou truhlice. Rubín je za 1 bod, diamant za 5; pět rubínů se dá kdykoli
    vyměnit za diamant a tady se to děje samo. { $relics ->
        [ascending] K tomu se přičtou čísla na vašich relikviích. Kdo má nejvíc bodů, vyhrává.
       *[other] Kdo má nejvíc bodů, vyhrává.
    }
    .title = Konec hry

rules-diamant-shared-victory =
    Má nejvíc bodů hned několik hráčů? Pak je vítězství společné. Nic dalšího už se neporovnává,
    není proč.
    .title = Společné vítězství
