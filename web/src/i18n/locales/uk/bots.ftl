### Як звуть ботів

botname-random = Випадок
botname-two = Розвідник
botname-cautious = Вартовий
botname-bold = Сміливець
botname-nine = Збирач
botname-ev = Рахівник
botname-mouse = Мишка
botname-glutton = Ненажера
botname-magpie = Сорока
botname-miner = Рудокоп
botname-challenger = Претендент
botname-sage = Мудрець
botname-hunter = Мисливець
botname-dawdler = Роззява
botname-stroller = Мандрівник
botname-walker = Слідопит
botname-forgetful = Забудько
botname-quiet = Мовчун
botname-keeper = Ключник
botname-nth = { $name }{ "\u00A0" }{ $number }
