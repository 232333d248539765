### Co se v partii Diamantu stalo: věta pro každou událost, pro zápis slovy i pro čtečky obrazovky.
### Rod hráčů neznáme, proto jsou slovesa v přítomném čase.

## Otočená karta

log-revealed-treasure =
    { $share ->
        [0] { $rubies ->
            [one] Poklad: { $rubies } rubín. Nejde rozdělit, zůstává na kartě.
            [few] Poklad: { $rubies } rubíny. Nejdou rozdělit, zůstávají na kartě.
            [many] Poklad: { $rubies } rubínu. Nejde rozdělit, zůstává na kartě.
           *[other] Poklad: { $rubies } rubínů. Nejdou rozdělit, zůstávají na kartě.
        }
       *[other] { $rubies ->
            [one] Poklad: { $rubies } rubín.
            [few] Poklad: { $rubies } rubíny.
            [many] Poklad: { $rubies } rubínu.
           *[other] Poklad: { $rubies } rubínů.
        } { $left ->
            [0] Každému { $share }, na kartě nezůstává nic.
           *[other] Každému { $share }, na kartě zůstává { $left }.
        }
    }
log-revealed-hazard =
    { $hazard ->
        [spider] Past: obří pavouk.
        [scorpion] Past: štír.
        [snake] Past: had.
        [lava] Past: propast se žhavou lávou.
        [boulder] Past: valící se balvan.
        [ram] Past: padající kláda.
       *[spear] Past: vystřelující kopí.
    }
log-revealed-relic =
    { $worth ->
        [0] V řadě karet leží relikvie. Čeká na toho, kdo odejde bez ostatních.
       *[other] V řadě karet leží relikvie v hodnotě { $worth }. Čeká na toho, kdo odejde bez ostatních.
    }

## Volba

log-decided =
    { $backCount ->
        [0] { $onCount ->
            [1] Dál pokračuje { $on }.
           *[other] Všichni pokračují: { $on }.
        }
       *[other] { $onCount ->
            [0] { $backCount ->
                [1] Vrací se { $back }.
               *[other] Všichni se vracejí: { $back }.
            }
           *[other] Pokračování: { $on }. Návrat: { $back }.
        }
    }

## Zpátky v táboře

log-returned-alone =
    { $share ->
        [0] Vrací se jen { $name }. Cestou není co sebrat.
        [one] Vrací se jen { $name } a cestou sbírá { $share } rubín.
        [few] Vrací se jen { $name } a cestou sbírá { $share } rubíny.
        [many] Vrací se jen { $name } a cestou sbírá { $share } rubínu.
       *[other] Vrací se jen { $name } a cestou sbírá { $share } rubínů.
    }
log-returned-together =
    Společně se vracejí { $names }. { $share ->
        [0] { $left ->
            [0] Cestou není co sebrat.
           *[other] Rubíny na kartách se nedají rozdělit. { log-path-left }
        }
        [one] Na každého cestou vychází { $share } rubín. { log-path-left }
        [few] Na každého cestou vycházejí { $share } rubíny. { log-path-left }
        [many] Na každého cestou vychází { $share } rubínu. { log-path-left }
       *[other] Na každého cestou vychází { $share } rubínů. { log-path-left }
    }
log-path-left =
    { $left ->
        [0] V jeskyni nezůstává ležet nic.
        [one] V jeskyni zůstává ležet { $left } rubín.
        [few] V jeskyni zůstávají ležet { $left } rubíny.
        [many] V jeskyni zůstává ležet { $left } rubínu.
       *[other] V jeskyni zůstává ležet { $left } rubínů.
    }
log-banked =
    { $rubies ->
        [0] { $name } nemá co uložit do truhlice.
        [one] { $name } ukládá do truhlice { $rubies } rubín.
        [few] { $name } ukládá do truhlice { $rubies } rubíny.
        [many] { $name } ukládá do truhlice { $rubies } rubínu.
       *[other] { $name } ukládá do truhlice { $rubies } rubínů.
    }
log-rescued =
    { $count ->
        [one] { $name } zachraňuje { $count } relikvii v hodnotě { $worth }.
        [few] { $name } zachraňuje { $count } relikvie v celkové hodnotě { $worth }.
        [many] { $name } zachraňuje { $count } relikvie v celkové hodnotě { $worth }.
       *[other] { $name } zachraňuje { $count } relikvií v celkové hodnotě { $worth }.
    }

## Past se objeví podruhé

log-struck =
    { $hazard ->
        [spider] Druhý obří pavouk!
        [scorpion] Druhý štír!
        [snake] Druhý had!
        [lava] Druhá propast se žhavou lávou!
        [boulder] Druhý valící se balvan!
        [ram] Druhá padající kláda!
       *[spear] Druhé vystřelující kopí!
    } { $count ->
        [1] { $names } prchá z jeskyně.
       *[other] { $names } prchají z jeskyně.
    } { $lost ->
        [0] Nebylo co ztratit.
        [one] Ztráta: { $lost } rubín.
        [few] Ztráta: { $lost } rubíny.
        [many] Ztráta: { $lost } rubínu.
       *[other] Ztráta: { $lost } rubínů.
    }

## Konec kola a začátek dalšího

log-entrance-closed =
    { $edition ->
        [ru] { $round }. kolo končí: žeton jeho vstupu mizí z herního plánu.
       *[other] { $round }. kolo končí: jeho vstup uzavírá žeton zátarasu.
    }
log-path-cleared =
    { $rubies ->
        [one] Z jeskyně se do banku vrací { $rubies } rubín.
        [few] Z jeskyně se do banku vracejí { $rubies } rubíny.
        [many] Z jeskyně se do banku vrací { $rubies } rubínu.
       *[other] Z jeskyně se do banku vrací { $rubies } rubínů.
    }
log-hazard-removed =
    { $hazard ->
        [spider] Ze hry je vyřazen jeden obří pavouk.
        [scorpion] Ze hry je vyřazen jeden štír.
        [snake] Ze hry je vyřazen jeden had.
        [lava] Ze hry je vyřazena jedna propast se žhavou lávou.
        [boulder] Ze hry je vyřazen jeden valící se balvan.
        [ram] Ze hry je vyřazena jedna padající kláda.
       *[spear] Ze hry je vyřazeno jedno vystřelující kopí.
    }
log-relics-lost =
    { $count ->
        [one] V jeskyni navždy zůstává { $count } relikvie.
        [few] V jeskyni navždy zůstávají { $count } relikvie.
        [many] V jeskyni navždy zůstává { $count } relikvie.
       *[other] V jeskyni navždy zůstává { $count } relikvií.
    }
log-entrance-opened = { $round }. kolo: všichni vcházejí do jeskyně.
log-relic-joined = Do balíčku přibývá relikvie v hodnotě { $worth }.

## Konec hry

log-score =
    { $points ->
        [one] { $name }: { $points } bod.
        [few] { $name }: { $points } body.
        [many] { $name }: { $points } bodu.
       *[other] { $name }: { $points } bodů.
    }
log-winner =
    { $points ->
        [one] Vítězí { $name }: { $points } bod!
        [few] Vítězí { $name }: { $points } body!
        [many] Vítězí { $name }: { $points } bodu!
       *[other] Vítězí { $name }: { $points } bodů!
    }
log-winners =
    { $points ->
        [one] O vítězství se dělí { $names }: shodně { $points } bod!
        [few] O vítězství se dělí { $names }: shodně { $points } body!
        [many] O vítězství se dělí { $names }: shodně { $points } bodu!
       *[other] O vítězství se dělí { $names }: shodně { $points } bodů!
    }
