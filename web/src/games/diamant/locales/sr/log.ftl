### Šta se desilo u partiji Dijamanta: po jedna rečenica za svaki događaj, za zapis rečima i za čitače
### ekrana. Rod igrača nije poznat, pa su glagoli u sadašnjem vremenu.

## Otkrivena karta

log-revealed-treasure =
    { $share ->
        [0] { $rubies ->
            [one] Blago: { $rubies } rubin. Ne može da se podeli, pa ostaje na karti.
            [few] Blago: { $rubies } rubina. Ne mogu da se podele, pa ostaju na karti.
           *[other] Blago: { $rubies } rubina. Ne mogu da se podele, pa ostaju na karti.
        }
       *[other] { $rubies ->
            [one] Blago: { $rubies } rubin.
            [few] Blago: { $rubies } rubina.
           *[other] Blago: { $rubies } rubina.
        } { $left ->
            [0] Svakome po { $share }, na karti ne ostaje ništa.
           *[other] Svakome po { $share }, na karti ostaje { $left }.
        }
    }
log-revealed-hazard =
    { $hazard ->
        [spider] Zamka: džinovski pauk.
        [scorpion] Zamka: škorpija.
        [snake] Zamka: zmija.
        [lava] Zamka: jama sa lavom.
        [boulder] Zamka: kotrljajuće stenje.
        [ram] Zamka: udarni ovan.
       *[spear] Zamka: koplje koje iskače.
    }
log-revealed-relic =
    { $worth ->
        [0] Na putu je relikvija. Čeka nekoga ko izađe sam.
       *[other] Na putu je relikvija vredna { $worth }. Čeka nekoga ko izađe sam.
    }

## Odluke

log-decided =
    { $backCount ->
        [0] { $onCount ->
            [1] Napred ide { $on }.
           *[other] Svi idu napred: { $on }.
        }
       *[other] { $onCount ->
            [0] { $backCount ->
                [1] Izlazi { $back }.
               *[other] Svi izlaze: { $back }.
            }
           *[other] Napred: { $on }. Izlaz: { $back }.
        }
    }

## Ponovo u kampu

log-returned-alone =
    { $share ->
        [0] Izlazi samo { $name }. Usput nema šta da se pokupi.
        [one] Izlazi samo { $name } i usput skuplja { $share } rubin.
        [few] Izlazi samo { $name } i usput skuplja { $share } rubina.
       *[other] Izlazi samo { $name } i usput skuplja { $share } rubina.
    }
log-returned-together =
    Zajedno izlaze { $names }. { $share ->
        [0] { $left ->
            [0] Usput nema šta da se pokupi.
           *[other] Na putu je premalo rubina za podelu. { log-path-left }
        }
        [one] Usput svakome pripada { $share } rubin. { log-path-left }
        [few] Usput svakome pripadaju { $share } rubina. { log-path-left }
       *[other] Usput svakome pripada { $share } rubina. { log-path-left }
    }
log-path-left =
    { $left ->
        [0] Na putu ne ostaje ništa.
        [one] Na putu još leži { $left } rubin.
        [few] Na putu još leže { $left } rubina.
       *[other] Na putu još leži { $left } rubina.
    }
log-banked =
    { $rubies ->
        [0] { $name } nema šta da stavi u sanduk.
        [one] { $name } stavlja { $rubies } rubin u sanduk.
        [few] { $name } stavlja { $rubies } rubina u sanduk.
       *[other] { $name } stavlja { $rubies } rubina u sanduk.
    }
log-rescued =
    { $count ->
        [one] { $name } iznosi { $count } relikviju vrednu { $worth }.
        [few] { $name } iznosi { $count } relikvije, ukupno vredne { $worth }.
       *[other] { $name } iznosi { $count } relikvija, ukupno vrednih { $worth }.
    }

## Zamka po drugi put

log-struck =
    { $hazard ->
        [spider] Drugi džinovski pauk!
        [scorpion] Druga škorpija!
        [snake] Druga zmija!
        [lava] Druga jama sa lavom!
        [boulder] Drugo kotrljajuće stenje!
        [ram] Drugi udarni ovan!
       *[spear] Drugo koplje koje iskače!
    } { $count ->
        [1] { $names } beži iz pećine.
       *[other] { $names } beže iz pećine.
    } { $lost ->
        [0] Nije bilo šta da se izgubi.
        [one] Gubitak: { $lost } rubin.
        [few] Gubitak: { $lost } rubina.
       *[other] Gubitak: { $lost } rubina.
    }

## Kraj runde i početak nove

log-entrance-closed =
    { $edition ->
        [ru] { $round }. runda je gotova: žeton njenog ulaza sklanja se sa table.
       *[other] { $round }. runda je gotova: pločica barikade zatvara njen ulaz.
    }
log-path-cleared =
    { $rubies ->
        [one] Sa puta se u rezervu vraća { $rubies } rubin.
        [few] Sa puta se u rezervu vraćaju { $rubies } rubina.
       *[other] Sa puta se u rezervu vraća { $rubies } rubina.
    }
log-hazard-removed =
    { $hazard ->
        [spider] Jedan džinovski pauk sklanja se iz igre.
        [scorpion] Jedna škorpija sklanja se iz igre.
        [snake] Jedna zmija sklanja se iz igre.
        [lava] Jedna jama sa lavom sklanja se iz igre.
        [boulder] Jedno kotrljajuće stenje sklanja se iz igre.
        [ram] Jedan udarni ovan sklanja se iz igre.
       *[spear] Jedno koplje koje iskače sklanja se iz igre.
    }
log-relics-lost =
    { $count ->
        [one] U pećini zauvek ostaje { $count } relikvija.
        [few] U pećini zauvek ostaju { $count } relikvije.
       *[other] U pećini zauvek ostaje { $count } relikvija.
    }
log-entrance-opened = { $round }. runda: svi ulaze u pećinu.
log-relic-joined = Relikvija vredna { $worth } ubačena je u špil.

## Kraj igre

log-score =
    { $points ->
        [one] { $name }: { $points } poen.
        [few] { $name }: { $points } poena.
       *[other] { $name }: { $points } poena.
    }
log-winner =
    { $points ->
        [one] Pobeđuje { $name }: { $points } poen!
        [few] Pobeđuje { $name }: { $points } poena!
       *[other] Pobeđuje { $name }: { $points } poena!
    }
log-winners =
    { $points ->
        [one] Pobedu dele { $names }: po { $points } poen!
        [few] Pobedu dele { $names }: po { $points } poena!
       *[other] Pobedu dele { $names }: po { $points } poena!
    }
