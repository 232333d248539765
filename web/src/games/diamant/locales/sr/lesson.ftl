lesson-welcome =
    Vaš istraživač je { $colour ->
        [red] crveni
        [blue] plavi
        [green] zeleni
        [yellow] žuti
        [purple] ljubičasti
        [white] beli
        [orange] narandžasti
       *[teal] tirkizni
    }. Pobeđuje onaj ko posle pet rundi u pećini ima najviše poena.
lesson-treasure = Blago! Rubini se dele na jednake delove među svima u pećini. Ono što ne može da se podeli ostaje na karti.
lesson-carry = Ove rubine nosite. Na sigurnom su tek u kampu, a do tada možete da ih izgubite.
lesson-choose = Sada svako tajno odlučuje. „{ choice-on }“ otvara još jednu kartu, „{ choice-back }“ nosi kući ono što imate. Zasad idite dalje!
lesson-path = Ovi rubini su preostali. Uzima ih onaj ko izlazi. Oni koji izlaze zajedno dele ih.
lesson-hazard = Zamka! Prva svoje vrste samo upozorava. Ako dođe još jedna ista, svi koji su unutra gube sve što nose.
lesson-risk = Krug pokazuje opasnost: koliko bi karata iz špila sada prekinulo rundu.
lesson-relic =
    Relikvija! Dobija je samo onaj ko iz pećine izađe sam. Ostali žele da idu dalje, pa je ovo vaš
    trenutak: „{ choice-back }“!
lesson-alone = Niko drugi nije izašao, pa je sve sa puta vaše: i rubini i relikvija.
lesson-safe = Ono što je u sanduku na sigurnom je. Rubin vredi 1 poen, dijamant 5, a pet rubina čini dijamant. Sada gledajte ostale…
lesson-struck = To je bila druga ista zamka: svi koji su još bili unutra izgubili su ono što su nosili. Nova runda: svi ponovo ulaze.
lesson-left = Izlazi samo { $name } i nosi sve što je ležalo na putu. Sada vas je manje, pa su delovi veći.
lesson-done-title = Sada znate sve
lesson-done =
    Delite blago, procenjujete rizik, izlazite pre nego što se zamka ponovi, a zbog relikvije
    izlazite sami. Posle pet rundi pobeđuje ko ima najviše poena.
lesson-play-on = Završi ovu igru
lesson-real-game = Odigraj pravu partiju
