### Jak se jmenují boti

botname-random = Náhoda
botname-two = Zvěd
botname-cautious = Hlídač
botname-bold = Odvážlivec
botname-nine = Sběratel
botname-ev = Počtář
botname-mouse = Myška
botname-glutton = Nenasyta
botname-magpie = Straka
botname-miner = Horník
botname-challenger = Vyzyvatel
botname-sage = Mudrc
botname-hunter = Lovec
botname-dawdler = Loudal
botname-stroller = Poutník
botname-walker = Stopař
botname-forgetful = Zapomnětlivec
botname-quiet = Mlčoun
botname-keeper = Klíčník
botname-nth = { $name }{ "\u00A0" }{ $number }
