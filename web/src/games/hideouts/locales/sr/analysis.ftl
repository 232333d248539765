### Analiza igre „Skrovišta“: šta je tim mogao da zna, norma, gubici i sreća, svi izbori

insight-chance-says = Šansa tima za pobedu na početku i posle svakog poteza: { $shares }.
insight-turning-none = Ovu igru nije odlučio nijedan pojedinačni izbor.

insight-par = Norma ovog rasporeda
insight-par-open = Da je sve otkriveno
insight-par-talk = Uz savršen dogovor
insight-par-team = Vaš tim
insight-par-none = više nego što ima u zalihi
insight-par-won = Jak tim dobija ovaj raspored u { $won } od { $games } igara.

insight-known = Šta je tim mogao da zna
insight-known-about = Po jedan red za svaku kutijicu. Popunjen je od trenutka kada je neko video dovoljno da se zna čiji je to dom.
insight-wall =
    { $wall ->
        [N] na severnom zidu
        [E] na istočnom zidu
        [S] na južnom zidu
       *[W] na zapadnom zidu
    }
insight-when =
    { $turn ->
        [0] Pre prvog poteza
       *[other] { $turn }. potez
    }
insight-read =
    { $count ->
        [one] { insight-when }: { $names } vidi pečat { insight-wall }.
        [few] { insight-when }: { $names } vide pečat { insight-wall }.
       *[other] { insight-when }: { $names } vide pečat { insight-wall }.
    }
insight-left-over = { insight-when }: poznato je svih sedam ostalih domova.
insight-never = Niko nije mogao da zna.

insight-act-slide = Pomera kutijicu { $place }
insight-act-place = Stavlja { object-guardian } u kutijicu { $place }
insight-act-leave = Ostavlja { object-guardian } da leži
insight-act-bless = Stavlja simbol akcije u kutijicu { $place }
insight-act-correct = Za tri žetona premešta { object-guardian } u kutijicu { $place }
insight-act-finish = Podiže kutijice
insight-act-pass = Još ne podiže kutijice
insight-best = najbolje
insight-did = { $name }: { $act }.
insight-keeper = Jak igrač: { $act }.
insight-clue = Znalo se čija je kutijica { $place }: { subject-guardian }. { $why }
insight-blamed = Ko je to mogao da zna: { $names }.
insight-cost = Izgubljeno: { $cost }.
insight-points = { $points }% šanse za pobedu
insight-tokens =
    { $tokens ->
        [one] { $tokens } žeton
        [few] { $tokens } žetona
       *[other] { $tokens } žetona
    }

insight-came-up =
    Otkriveno: { $things }. Šansa za pobedu { $way ->
        [down] −
       *[up] +
    }{ $points }%.
insight-seal = pečat ({ subject-guardian })
insight-waste = Gubici i sreća
insight-waste-about = Početak, odluke i sreća zajedno daju ishod. Odluke: ono što bi jak igrač sačuvao. Sreća: ono što se otkrilo.
insight-choices = Odluke
insight-luck = Sreća
insight-percent = Šansa, %
insight-left = Preostali žetoni
insight-blame = Ko je mogao bolje da zna
insight-blame-about = Greška se računa onome ko je video dovoljno da je spreči, a ne samo onome ko je bio na potezu.
insight-player = Igrač
insight-lost = Izgubljena šansa
insight-wasted = Uzalud potrošeni žetoni
