### Как зовут ботов

botname-random = Случай
botname-two = Разведчик
botname-cautious = Сторож
botname-bold = Смельчак
botname-nine = Собиратель
botname-ev = Счетовод
botname-mouse = Мышка
botname-glutton = Жадина
botname-magpie = Сорока
botname-miner = Рудокоп
botname-challenger = Претендент
botname-sage = Мудрец
botname-hunter = Охотник
botname-dawdler = Копуша
botname-stroller = Странник
botname-walker = Следопыт
botname-forgetful = Забывака
botname-quiet = Молчун
botname-keeper = Ключник
botname-nth = { $name }{ "\u00A0" }{ $number }
