### Kako se zovu botovi

botname-random = Slučaj
botname-two = Izviđač
botname-cautious = Stražar
botname-bold = Smelko
botname-nine = Sakupljač
botname-ev = Račundžija
botname-mouse = Miš
botname-glutton = Halapljivko
botname-magpie = Svraka
botname-miner = Rudar
botname-challenger = Izazivač
botname-sage = Mudrac
botname-hunter = Lovac
botname-dawdler = Zaboravko
botname-stroller = Putnik
botname-walker = Tragač
botname-forgetful = Rasejanko
botname-quiet = Ćutljivko
botname-keeper = Ključar
botname-nth = { $name }{ "\u00A0" }{ $number }
