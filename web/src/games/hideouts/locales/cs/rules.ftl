### Pravidla Skrýší, téma v každé zprávě; rules/topics.ts říká, kdy se které hodí.

rules-hideouts-goal =
    Ve skříňce spí osm strážců a každý má svou krabičku. Společně zjistěte, čí která je, doneste
    všechny domů a vraťte se ke startovnímu žetonu, než dojdou žetony akce. Vyhrajete všichni, nebo
    nikdo. Pro dva až čtyři hráče.
    .title = Cíl hry

rules-hideouts-casket =
    Devět políček, osm krabiček: jedno políčko je vždycky volné. Na začátku je to políčko
    startovního žetonu. Na každém z ostatních leží lícem dolů amulet se strážcem a na něm skrýš,
    také lícem dolů. Kde která krabička stojí a jak je otočená, určí náhoda. Na jedné ze čtyř
    vnějších stěn má krabička pečeť s obrazem strážce, který v ní bydlí. Obrázek uvnitř prozradí, na
    které stěně pečeť je, ale ne čí je. Co je vyřazeno ze hry, leží ve víku, kde to vidí všichni.
    .title = Skříňka

rules-hideouts-sight =
    Každý se dívá ze svého rohu; dva hráči sedí naproti sobě. Zevnitř vidíte u každé krabičky dvě
    vzdálenější stěny: není-li obrázek na žádné z nich, je pečeť na jedné ze dvou bližších. Zvenku
    vidíte stěny přivrácené k vám, ale jen tam, kde sousedí s volným políčkem: jinde je zakrývá
    sousední krabička nebo okraj. Pečeť tedy přečtete, když je její stěna u volného políčka a
    otočená k vám. Pečeti u prvního volného políčka si přečtete ještě před prvním tahem. Co leží na
    volném políčku, v krabičkách, v zásobě a ve víku, vidí všichni; co je pod krabičkou, nevidí
    nikdo.
    .title = Co vidíte

rules-hideouts-talk =
    Řekněte všechno, co víte: nikdo nevidí vše a tým potřebuje všechno. Ukažte na krabičku hotovou
    větou, nebo napište vlastními slovy.
    .title = Domluva

rules-hideouts-turn =
    Kdo začíná, určí hostitel nebo los. V tahu děláte jedno ze dvou: hlavní akci, tedy posunete
    krabičku, nebo opravnou akci. Pak je na řadě další hráč po směru hodinových ručiček.
    .title = Váš tah

rules-hideouts-slide =
    Vyberte krabičku vedle volného políčka, ve stejné řadě nebo ve stejném sloupci, a vložte do ní
    žeton akce ze zásoby; tam už zůstane. Krabička se posune na volné políčko a přitom se neotáčí.
    Volné je teď políčko, kde stála, a co na něm leží, to se odkryje: skrýš se vyhodnotí, strážce
    můžete vzít, startovní žeton ani prázdné políčko nic nedělají.
    .title = Hlavní akce

rules-hideouts-guardian =
    Když je skrýš pryč, amulet se otočí. Strážce můžete hned dát do kterékoli krabičky, i k jinému,
    nebo ho nechat ležet. Ležícího strážce můžete vzít, až se jeho políčko posunem znovu odkryje;
    nestačí, že na začátku tahu leží na volném políčku.
    .title = Nalezený strážce

rules-hideouts-correct =
    Je někdo ve špatné krabičce? Místo hlavní akce odevzdejte ze zásoby nadobro tři žetony akce a
    přeložte jednoho strážce z krabičky, ve které je, do kterékoli jiné.
    .title = Opravná akce

rules-hideouts-finish =
    Když je startovní žeton odkrytý a všech osm strážců je v krabičkách, může ten, kdo je na tahu,
    hru ukončit: hned po své akci, nebo na začátku tahu místo ní. Nestojí to nic. Krabičky se
    zvednou: pokud jsou všichni doma, vyhráli jste. Pokud někdo doma není, prohráli jste. Dokud jsou
    žetony, není kam spěchat.
    .title = Konec hry

rules-hideouts-supply =
    V zásobě je 25 žetonů akce, pokud jste si u stolu nezvolili méně. Je-li na konci tahu prázdná,
    hra je prohraná; i ten úplně poslední žeton však může přinést výhru. Hra je prohraná i tehdy,
    když dvacet tahů po sobě ze zásoby neubude žeton, protože se posouvá jen krabička se symbolem
    akce.
    .title = Zásoba

rules-hideouts-rune =
    Runa nic nedělá. Putuje do víka a amulet pod ní se otočí.
    .title = Runa

rules-hideouts-mechanism =
    Mechanismus putuje do víka a amulet pod ním zůstává lícem dolů, dokud se jeho políčko znovu
    neodkryje. Tentýž hráč musí hned zadarmo posunout kteroukoli krabičku vedle volného
    políčka, třeba i tu právě posunutou. Co se tím odkryje, platí jako obvykle, i kdyby to byl další
    mechanismus.
    .title = Mechanismus

rules-hideouts-lock =
    Na zámku jsou tři runy. Otevře se, až když všechny tři leží ve víku: pak tam putuje i on a
    amulet pod ním se otočí. Do té doby zůstává na amuletu lícem nahoru a zkouší se pokaždé, když se
    jeho políčko odkryje.
    .title = Zámek

rules-hideouts-rotation =
    Celá skříňka se otočí o čtvrt otáčky po směru hodinových ručiček, žeton otočení putuje do víka a
    amulet pod ním se obrátí lícem nahoru. Od té chvíle se díváte z jiných rohů a vidíte stěny,
    které byly předtím skryté. Pořadí hráčů se nemění.
    .title = Otočení

rules-hideouts-action =
    Kdo symbol akce najde, vloží ho do kterékoli krabičky; ta se od té chvíle posouvá bez žetonu.
    Pak se otočí amulet. Je-li zásoba prázdná, hra je prohraná, i kdyby se tato krabička ještě
    posunout mohla.
    .title = Symbol akce

rules-hideouts-number =
    Čísla putují do víka popořadě od 1. Které přijde moc brzy, zůstane na amuletu lícem nahoru.
    Znovu se zkouší, jen když se jeho políčko opět odkryje, takže se pro ně musíte vrátit.
    .title = Čísla

# $charge: every or once; $start: free or paid
rules-hideouts-advanced =
    { $charge ->
        [once] V pokročilém režimu se na políčko, ze kterého je strážce už pryč, položí při prvním odkrytí ještě jeden žeton ze zásoby.
       *[every] V pokročilém režimu se na políčko, ze kterého je strážce už pryč, položí při každém odkrytí ještě jeden žeton ze zásoby.
    } { $start ->
        [paid] Totéž platí pro políčko startovního žetonu.
       *[free] Políčko startovního žetonu nestojí nic navíc.
    }
    .title = Pokročilý režim

rules-hideouts-memory =
    Kolik si stůl pamatuje za vás, to se domluví předem: vůbec nic, ani kde leží startovní žeton;
    jen to, co bylo vidět z vašeho rohu; nebo všechno, co viděl tým, i s tím, co z toho plyne.
    .title = Pomůcky pro paměť
