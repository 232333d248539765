### Як грають боти

botabout-random = Обирає навмання
botabout-mouse = Тікає додому від першої халепи
botabout-two = Повертається за другої халепи
botabout-cautious = Повертається, щойно стає небезпечно
botabout-bold = Повертається лише за великої небезпеки
botabout-glutton = Хоче двадцять рубінів за будь-яку ціну
botabout-magpie = Ласа на реліквії та рубіни на шляху
botabout-nine = Повертається з дев’ятьма рубінами
botabout-miner = Порівнює свої рубіни з тими, що в колоді
botabout-challenger = Відстаючи, ризикує більше
botabout-ev = Рахує, чи варта ризику ще одна картка
botabout-sage = Грає так, що його не підловити
botabout-hunter = Вивчає чужі звички й користається з них
botabout-dawdler = Не поспішає і все забуває
botabout-stroller = Іде туди, де ще є що робити
botabout-walker = Планує короткий шлях через усі комірки
botabout-forgetful = Планує добре, та забуває, де чия коробочка, і каже про це
botabout-quiet = Говорить мало; радить, лише якщо сказати «Не знаю напевно»
botabout-keeper = Перед кожним ходом уявляє багато скриньок
botrating = рейтинг { $rating }
