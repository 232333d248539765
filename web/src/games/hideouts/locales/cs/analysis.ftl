### Rozbor hry Skrýše: co mohl tým vědět, norma, ztráty a štěstí, všechna rozhodnutí

insight-chance-says = Šance týmu na výhru na začátku a po každém tahu: { $shares }.
insight-turning-none = Tuto hru nerozhodlo žádné jednotlivé rozhodnutí.

insight-par = Norma tohoto rozložení
insight-par-open = Kdyby bylo vše odkryté
insight-par-talk = S dokonalou domluvou
insight-par-team = Váš tým
insight-par-none = víc, než je v zásobě
insight-par-won = Silný tým vyhraje s tímto rozložením { $won } z celkem { $games } her.

insight-known = Co mohl tým vědět
insight-known-about = Řádek pro každou krabičku. Vyplněný je od chvíle, kdy už někdo viděl dost na to, aby se vědělo, čí je to domov.
insight-wall =
    { $wall ->
        [N] na severní stěně
        [E] na východní stěně
        [S] na jižní stěně
       *[W] na západní stěně
    }
insight-when =
    { $turn ->
        [0] Před prvním tahem
       *[other] Tah { $turn }
    }
insight-read =
    { $count ->
        [one] { insight-when }: { $names } vidí pečeť { insight-wall }.
        [few] { insight-when }: { $names } vidí pečeť { insight-wall }.
        [many] { insight-when }: { $names } vidí pečeť { insight-wall }.
       *[other] { insight-when }: { $names } vidí pečeť { insight-wall }.
    }
insight-left-over = { insight-when }: všech sedm ostatních domovů je známo.
insight-never = Nikdo to nemohl vědět.

insight-act-slide = Posunout krabičku { $place }
insight-act-place = Dát { object-guardian } do krabičky { $place }
insight-act-leave = Nechat { object-guardian } ležet
insight-act-bless = Dát symbol akce do krabičky { $place }
insight-act-correct = Za tři žetony přesunout { object-guardian } do krabičky { $place }
insight-act-finish = Zvednout krabičky
insight-act-pass = Krabičky ještě nezvedat
insight-best = nejlepší
insight-did = { $name }: { $act }.
insight-keeper = Silný hráč: { $act }.
insight-clue = Vědělo se, čí je krabička { $place }: { subject-guardian }. { $why }
insight-blamed = Kdo to mohl vědět: { $names }.
insight-cost = Ztráta: { $cost }.
insight-points = { $points } % šance na výhru
insight-tokens =
    { $tokens ->
        [one] { $tokens } žeton
        [few] { $tokens } žetony
        [many] { $tokens } žetonu
       *[other] { $tokens } žetonů
    }

insight-came-up =
    Objevilo se: { $things }. Šance na výhru { $way ->
        [down] −
       *[up] +
    }{ $points } %.
insight-seal = pečeť ({ subject-guardian })
insight-waste = Ztráty a štěstí
insight-waste-about = Začátek, rozhodnutí a štěstí dají dohromady výsledek. Rozhodnutí: co by silný hráč neztratil. Štěstí: co se objevilo.
insight-choices = Rozhodnutí
insight-luck = Štěstí
insight-percent = Šance, %
insight-left = Zbylé žetony
insight-blame = Kdo to mohl vědět lépe
insight-blame-about = Chyba se počítá tomu, kdo viděl dost na to, aby jí zabránil, ne jen tomu, kdo táhl.
insight-player = Hráč
insight-lost = Ztracená šance
insight-wasted = Promarněné žetony
