### Obrazovka partie Diamantu

title-playing = Diamant, { $round }. kolo

dark-ahead = Před vámi je jen tma.
lying =
    { $rubies ->
        [one] Leží na ní { $rubies } rubín.
        [few] Leží na ní { $rubies } rubíny.
        [many] Leží na ní { $rubies } rubínu.
       *[other] Leží na ní { $rubies } rubínů.
    }
nothing-threatens = Zatím nehrozí žádná past.
nothing-can-strike = zatím nic nehrozí
cards-end-it =
    { $cards ->
        [one] { $ending } z celkem { $cards } karty ukončí kolo
        [few] { $ending } z celkem { $cards } karet ukončí kolo
        [many] { $ending } z celkem { $cards } karty ukončí kolo
       *[other] { $ending } z celkem { $cards } karet ukončí kolo
    }
risk-says = Riziko příští karty: { $percent }{ "\u00A0" }%. Karet, které by ukončily kolo: { $ending } z celkem { $cards }.
all-lost =
    { $rubies ->
        [one] Ztráta: { $rubies } rubín
        [few] Ztráta: { $rubies } rubíny
        [many] Ztráta: { $rubies } rubínu
       *[other] Ztráta: { $rubies } rubínů
    }

decide = Pokračování, nebo návrat?
take-home = odnesete si { $rubies }
take-home-range = bez ostatních { $alone }, se všemi { $together }
relics-if-alone =
    { $relics ->
        [one] a { $relics } relikvii, když půjdete bez ostatních
        [few] a { $relics } relikvie, když půjdete bez ostatních
        [many] a { $relics } relikvie, když půjdete bez ostatních
       *[other] a { $relics } relikvií, když půjdete bez ostatních
    }
secret = Vaši volbu nikdo neuvidí, dokud nezvolí všichni.
waiting-for = Ještě volí: { $count }. Zatím si to můžete rozmyslet.
all-chosen = Všichni zvolili.
at-risk = nesete
on-the-path =
    { $rubies ->
        [0] na kartách nic neleží
       *[other] { $rubies } leží na kartách
    }
safe-in-camp = Jste v bezpečí v táboře
you-fled = Prcháte s prázdnou
still-inside =
    { $count ->
        [0] V jeskyni nikdo není.
        [one] V jeskyni je ještě { $count } dobrodruh.
        [few] V jeskyni jsou ještě { $count } dobrodruzi.
        [many] V jeskyni je ještě { $count } dobrodruha.
       *[other] V jeskyni je ještě { $count } dobrodruhů.
    }

in-camp = v táboře
in-cave = v jeskyni
has-chosen = rozhodnuto
thinks = přemýšlí
seat-says =
    { $name }, { $state }. { $chest ->
        [-1] Truhlice je zavřená.
       *[other] V truhlici: { $chest }.
    } { $carried ->
        [0] Nenese nic.
       *[other] Nese { $carried }.
    } { $relics ->
        [0] { "" }
       *[other] Počet relikvií: { $relics }.
    } { $away ->
        [yes] Není tu.
       *[no] { "" }
    }

round-of = { $round }. kolo z { $rounds }
round-over = { $round }. kolo končí
round-opens = Vstup { $round }
counting = Truhlice se otevírají
wins = Vítězí { $name }!
you-win = Vyhráváte!
shared-victory = O vítězství se dělí { $names }!

coach-treasure = Rubíny z karty se rozdělí mezi všechny v jeskyni. Co se rozdělit nedá, zůstane na ní. O své můžete přijít, dokud nejste zpátky v táboře.
coach-hazard = Past! První svého druhu jen vyděsí. Ale přijde-li druhá stejná, všichni uvnitř ztratí, co nesou.
coach-relic = Relikvie. Odnese si ji ten, kdo odejde z jeskyně bez ostatních.
coach-risk = Tento kroužek ukazuje riziko příští karty: kolik ze zbývajících karet by ukončilo kolo.
coach-back = Nesete už slušnou hromádku. Návratem ji dostanete do bezpečí a cestou seberete, co leží na kartách.
coach-chosen = Zvoleno, a zatím je to tajemství. Změnit to můžete, dokud nezvolí všichni.
coach-camp = Vaše rubíny jsou v truhlici v bezpečí. Podívejte se, jak daleko se odváží ostatní.
coach-round = Nové kolo, nový vstup: všichni jdou znovu dovnitř a karty jsou zamíchané.
