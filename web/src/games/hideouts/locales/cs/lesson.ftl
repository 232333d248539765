### Lekce: nápověda vedle toho, co vysvětluje, a poslední slovo.
### $guardian: the one that a hint is about

learn-goal =
    Doneste osm strážců domů, každého do jeho krabičky, a vraťte volné políčko ke
    startovnímu žetonu, než dojde 25 žetonů. Vyhrajete, nebo prohrajete všichni společně.
learn-box = Každá krabička má na jedné stěně zvenku pečeť: čí je to domov. Obrázek uvnitř prozradí, která stěna to je, ale ne čí je to domov.
learn-picture = Jedna krabička ze dvou stran: pečeť se sovou na stěně zvenku a obrázek na téže stěně zevnitř.
learn-corner = Díváte se ze spodního rohu, spoluhráč z protějšího. V každé krabičce vidíte zevnitř dvě vzdálenější stěny. Tady je obrázek: pečeť je na té stěně, ale zvenku, kde ji přečte jen spoluhráč.
learn-gap = Jediné políčko bez krabičky je volné: vedlejší krabička se na ně může posunout. Teď je tu startovní žeton a na konci musí být znovu odkrytý.
learn-seal = U volného políčka vidíte i vnější stranu stěn, které jsou otočené k vám. Na téhle je pečeť: { subject-guardian }. Tady tedy bydlí. Značka nad krabičkou v plném rámečku připomíná, co bylo vidět z vašeho rohu.
learn-told = Čárkovaný rámeček: tuhle pečeť přečetl spoluhráč. Co přečte jeden, ví tady celý tým.
learn-slide = Jste na tahu. Klepněte na tuhle krabičku, potáhněte ji, nebo použijte šipku: posune se na volné políčko a uvidíte, co leželo pod ní.
learn-rune = Pod krabičkou byla skrýš, tady runa. Runa nic nedělá: jde do víka ke všemu, co je vyřazeno ze hry.
learn-home = Pod runou spal strážce: { subject-guardian }. Jeho domov už znáte, tak ho tam doneste: tímhle tlačítkem, nebo klepněte na krabičku.
learn-token = Za každý posun se vloží jeden žeton ze zásoby do krabičky. Když zásoba dojde dřív, než vyhrajete, prohráli jste. Teď hraje spoluhráč.
learn-guess = Na volném políčku byl strážce, { subject-guardian }, a spoluhráč ho sem vložil naslepo: jeho pečeť ještě nikdo nečetl. Hlídejte si to.
learn-talk =
    Domluva je půlka hry. Klepněte sem, pak na krabičku a zeptejte se, čí je, nebo řekněte, co
    vidíte. Spoluhráč odpoví.
learn-advice = Spoluhráč by posunul tuhle krabičku. Je to jen rada: rozhodujete vy.
learn-leave = Na volném políčku je { subject-guardian }. Pečeť tohoto strážce ještě nikdo nečetl, nechte ho tu a vraťte se později. Oprava špatného tipu stojí tři žetony.
learn-fetch = Čárkovaný kroužek ukazuje, kdo leží pod touhle krabičkou: { subject-guardian }. A teď je známý i domov. Odsuňte krabičku a doneste strážce domů.
learn-wrong = Chyba: { subject-guardian } je v krabičce s cizí značkou. Místo posunu to tady můžete opravit, za tři žetony.
learn-who = Nejdřív vyberte, kdo se má přesunout: { subject-guardian }.
learn-where = Teď klepněte na krabičku s jeho značkou.
learn-start = Všech osm strážců je v krabičkách. Zbývá znovu odkrýt startovní žeton: je pod touhle krabičkou. Odsuňte ji!
learn-lift = Všichni jsou v krabičkách a startovní žeton je odkrytý. Ještě jednou porovnejte značky a zvedněte krabičky: pokud jsou všichni doma, vyhráváte. Pokud jediný není, prohráváte.
learn-done = Teď víte, jak na to: číst pečeti u volného políčka, říkat si, co vidíte, nosit strážce domů, neznámé nechat ležet, opravovat chyby a včas se vrátit na startovní žeton. Úroveň 1 je totéž, jen pokaždé s novým rozložením.
learn-level = Hrát úroveň 1
