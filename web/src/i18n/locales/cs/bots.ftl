### Jak se jmenují boti

botname-random = Hazardér
botname-two = Zvěd
botname-cautious = Hlídač
botname-bold = Odvážlivec
botname-nine = Sběratel
botname-ev = Počtář
botname-dawdler = Loudal
botname-stroller = Poutník
botname-walker = Stopař
botname-nth = { $name } { $number }
