### Kako se zovu botovi

botname-random = Kockar
botname-two = Izviđač
botname-cautious = Stražar
botname-bold = Smelko
botname-nine = Sakupljač
botname-ev = Račundžija
botname-dawdler = Zaboravko
botname-stroller = Putnik
botname-walker = Tragač
botname-nth = { $name } { $number }
