### Як звуть ботів

botname-random = Везунчик
botname-two = Розвідник
botname-cautious = Вартовий
botname-bold = Сміливець
botname-nine = Збирач
botname-ev = Рахівник
botname-dawdler = Роззява
botname-stroller = Мандрівник
botname-walker = Слідопит
botname-nth = { $name } { $number }
