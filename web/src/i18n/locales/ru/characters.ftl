### Как играют боты

botabout-random = Выбирает наугад
botabout-mouse = Бежит домой от первой же ловушки
botabout-two = Уходит при второй ловушке
botabout-cautious = Уходит, едва станет опасно
botabout-bold = Уходит, только когда очень опасно
botabout-glutton = Хочет двадцать рубинов любой ценой
botabout-magpie = Падка на артефакты и рубины в коридоре
botabout-nine = Уходит с девятью рубинами
botabout-miner = Сравнивает свои рубины с теми, что в колоде
botabout-challenger = Отставая, рискует больше
botabout-ev = Считает, стоит ли открывать ещё карту
botabout-sage = Играет так, что его не подловить
botabout-hunter = Изучает чужие привычки и пользуется ими
botabout-dawdler = Не торопится и всё забывает
botabout-stroller = Идёт туда, где ещё есть дело
botabout-walker = Планирует короткий путь по всем ячейкам
botabout-forgetful = Планирует хорошо, но забывает, где чья коробочка, и признаётся в этом
botabout-quiet = Говорит мало; советует, только если сказать «Не знаю точно»
botabout-keeper = Перед каждым ходом перебирает много шкатулок
botrating = рейтинг { $rating }
