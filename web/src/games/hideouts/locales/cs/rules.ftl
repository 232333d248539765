### Pravidla Skrýší, téma v každé zprávě; rules/topics.ts říká, kdy se které hodí.

rules-hideouts-goal =
    Ve skříňce spí osm strážců a každý má svou krabičku. Společně zjistěte, čí která je, doneste
    všechny domů a vraťte se ke startovnímu žetonu, než dojdou žetony akce. Vyhrajete všichni, nebo
    nikdo. Pro dva až čtyři hráče.
    .title = Cíl hry

rules-hideouts-casket =
    Devět políček, osm krabiček: jedno políčko je vždycky volné, to je mezera. Na začátku je na
    startovním žetonu. Na každém z ostatních políček leží lícem dolů amulet se strážcem a na něm
    skrýš. Na jedné ze čtyř vnějších stěn má krabička pečeť s obrazem strážce, který v ní bydlí.
    Obrázek uvnitř prozradí, na které stěně pečeť je, ale ne čí je.
    .title = Skříňka

rules-hideouts-sight =
    Každý se dívá ze svého rohu. Zevnitř vidíte dvě vzdálenější stěny, zvenku dvě přivrácené, ale
    jen tam, kde sousedí s mezerou: jinde je zakrývá sousední krabička nebo okraj. Pečeť tedy přečtete, když
    je její stěna u mezery a otočená k vám.
    .title = Co vidíte

rules-hideouts-talk =
    Řekněte všechno, co víte: nikdo nevidí vše a tým potřebuje všechno. Ukažte na krabičku hotovou
    větou, nebo napište vlastními slovy.
    .title = Domluva

rules-hideouts-turn =
    V tahu děláte jedno ze dvou: hlavní akci, tedy posunete krabičku, nebo opravnou akci. Pak je na
    řadě další místo po směru hodinových ručiček.
    .title = Váš tah

rules-hideouts-slide =
    Vyberte krabičku vedle mezery a vložte do ní žeton akce ze zásoby; tam už zůstane. Krabička se
    posune do mezery a přitom se neotáčí. Mezerou je teď políčko, kde stála, a co na něm leží, to
    se odkryje.
    .title = Hlavní akce

rules-hideouts-guardian =
    Když je skrýš pryč, amulet se otočí. Strážce můžete hned dát do kterékoli krabičky, i k jinému,
    nebo ho nechat ležet. Kdo zůstal ležet, toho jde vzít pokaždé, když se jeho políčko znovu
    odkryje.
    .title = Nalezený strážce

rules-hideouts-correct =
    Je někdo ve špatné krabičce? Místo hlavní akce odevzdejte ze zásoby nadobro tři žetony akce a
    jeden strážce se přestěhuje ze své krabičky do jiné.
    .title = Opravná akce

rules-hideouts-finish =
    Když je startovní žeton odkrytý a všech osm strážců je v krabičkách, může ten, kdo je na tahu,
    hru ukončit. Krabičky se zvednou: jsou-li všichni doma, vyhráli jste. Není-li někdo, prohráli
    jste. Dokud jsou žetony, není kam spěchat.
    .title = Konec hry

rules-hideouts-supply =
    Je-li na konci tahu zásoba prázdná, hra je prohraná; i ten úplně poslední žeton však může
    přinést výhru. Hra je prohraná i tehdy, když ze zásoby dvacet tahů po sobě neubude žeton.
    .title = Zásoba

rules-hideouts-rune =
    Runa nic nedělá. Putuje do víka a amulet pod ní se otočí.
    .title = Runa

rules-hideouts-mechanism =
    Mechanismus putuje do víka a tentýž hráč musí hned zadarmo posunout ještě jednu krabičku.
    Amulet pod mechanismem zůstává lícem dolů, dokud se jeho políčko znovu neodkryje.
    .title = Mechanismus

rules-hideouts-lock =
    Na zámku jsou tři runy. Otevře se, až když všechny tři leží ve víku; do té doby zůstává na
    amuletu lícem nahoru a zkouší se pokaždé, když se jeho políčko odkryje.
    .title = Zámek

rules-hideouts-rotation =
    Celá skříňka se otočí o čtvrt otáčky po směru hodinových ručiček. Od té chvíle se díváte z jiných rohů a vidíte
    stěny, které byly předtím skryté.
    .title = Otočení

rules-hideouts-action =
    Vložte symbol akce do kterékoli krabičky. Od té chvíle se posouvá bez žetonu.
    .title = Symbol akce

rules-hideouts-number =
    Čísla putují do víka popořadě od 1. Které přijde moc brzy, zůstává na amuletu lícem nahoru a
    čeká na nižší.
    .title = Čísla

rules-hideouts-advanced =
    V pokročilém režimu se pokaždé, když se odkryje políčko, ze kterého je strážce už pryč, položí
    do něj ještě jeden žeton ze zásoby. Políčko startovního žetonu nestojí nic navíc.
    .title = Pokročilý režim

rules-hideouts-memory =
    Kolik si stůl pamatuje za vás, to se domluví předem: buď nic, nebo to, co bylo vidět z vašeho
    rohu, anebo všechno, co viděl tým, i s tím, co z toho plyne.
    .title = Pomůcky pro paměť
