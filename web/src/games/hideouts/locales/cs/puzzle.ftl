### Úlohy dne: doveďte je domů; čí je tahle krabička?

bring-home-title = Známe { $known } z 8, žetonů { $tokens }: doneste všechny domů
bring-home-about = Ze hry mezi boty. Ať se odkryje cokoli, to, co tým ví a co mu zbývá, k výhře stačí, ale ani žeton není navíc. Táhnete za všechny.
bring-home-won = Všech osm je doma a nic se nemohlo pokazit.
bring-home-lost = Odtud už výhra není jistá: museli byste mít štěstí.
bring-home-back = Vzít zpět
bring-home-restart = Začít znovu

## Čí je krabička

whose-title = Čí je krabička { $box }?
whose-about = V každém kroku někdo jmenoval jednu pečeť, kterou bylo vidět, ale neřekl, na které je krabičce. Pečeť je vidět, když její stěna sousedí s volným políčkem. Projděte kroky a pak vyberte.
whose-named = Jmenované pečeti
whose-nothing = žádná pečeť není vidět
whose-next = Další krok
whose-box-is = Krabička { $box }: { $place }, { $side }
whose-right = Vyplývá to takto:
whose-wrong = Ne. Krabička { $box }: { subject-guardian }. Vyplývá to takto:
whose-settled = { $box }: { subject-guardian }.

## Proč

whose-by-named =
    { $count ->
        [one] Jmenováno v kroku { $moments }, kdy byla vidět jen tahle pečeť.
        [few] Jmenováno v krocích { $moments } a pokaždé byla vidět jen pečeť této krabičky.
        [many] Jmenováno v krocích { $moments } a pokaždé byla vidět jen pečeť této krabičky.
       *[other] Jmenováno v krocích { $moments } a pokaždé byla vidět jen pečeť této krabičky.
    }
whose-by-named-and-settled =
    { $count ->
        [one] Jmenováno v kroku { $moments }.
        [few] Jmenováno v krocích { $moments }.
        [many] Jmenováno v krocích { $moments }.
       *[other] Jmenováno v krocích { $moments }.
    } { $others ->
        [one] Krabička { $settled } to být nemůže, patří jinému strážci.
        [few] Krabičky { $settled } to být nemohou, patří jiným strážcům.
        [many] Krabičky { $settled } to být nemohou, patří jiným strážcům.
       *[other] Krabičky { $settled } to být nemohou, patří jiným strážcům.
    }
whose-by-box = Všichni ostatní mají jinou krabičku, nebo byli jmenováni, když tahle pečeť nebyla vidět.
whose-last = U všech ostatních krabiček už víme, čí jsou.
