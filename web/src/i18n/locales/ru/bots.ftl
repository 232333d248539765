### Как зовут ботов

botname-random = Везунчик
botname-two = Разведчик
botname-cautious = Сторож
botname-bold = Смельчак
botname-nine = Собиратель
botname-ev = Счетовод
botname-dawdler = Копуша
botname-stroller = Странник
botname-walker = Следопыт
botname-nth = { $name } { $number }
