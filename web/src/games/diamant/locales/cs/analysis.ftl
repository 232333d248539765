### Co rozhodlo hru: šance na výhru, zlomové okamžiky, štěstí a umění, všechny volby

analysis-chance-of = { $name }: { $shares }
analysis-chance-says = Šance na výhru na začátku a po každém kole.
analysis-turning-none = Tuto hru nerozhodla žádná jednotlivá volba ani karta.
analysis-rubies =
    { $rubies ->
        [0] žádné rubíny
        [one] { $rubies } rubín
        [few] { $rubies } rubíny
        [many] { $rubies } rubínu
       *[other] { $rubies } rubínů
    }
analysis-hazards =
    { $hazards ->
        [0] žádná past
        [one] { $hazards } past
        [few] { $hazards } pasti
        [many] { $hazards } pasti
       *[other] { $hazards } pastí
    }
analysis-choice =
    { $name } { $choice ->
        [on] pokračuje
       *[back] se vrací
    } (u sebe: { analysis-rubies }, v řadě karet: { analysis-hazards }): šance na výhru −{ $points } %.
analysis-card =
    { $card }. { $name }: šance na výhru { $way ->
        [down] −
       *[up] +
    }{ $points } %.
analysis-luck = Štěstí a dovednost
analysis-luck-about = Začátek, karty, vlastní rozhodnutí a rozhodnutí ostatních dají dohromady výsledek, v procentech šance na výhru.
analysis-accuracy = Přesnost
analysis-accuracy-about = Přesnost: jakou část šance na výhru, která závisela na vlastních rozhodnutích, si hráč udržel. 100, pokud pokaždé zvolil to lepší.
analysis-cards = Karty
analysis-own = Vlastní
analysis-others = Ostatní
analysis-worth = Pokračování { $on } · návrat { $back } · silný hráč pokračuje: { $often }
analysis-best = lepší

live-analysis = Živá analýza
live-last-decision = Poslední volba
live-no-decision = Zatím nebyla odhalena žádná volba.
live-behind = Volba se tu objeví, až se rozhodnou všichni.
