nameless = Игрок
open-seat = Свободное место
your-name = Ваше имя
your-colour = Ваш цвет

colour-red = Красный, ромб
colour-blue = Синий, капля
colour-green = Зелёный, лист
colour-yellow = Жёлтый, солнце
colour-purple = Фиолетовый, луна
colour-white = Белый, звезда
colour-orange = Оранжевый, вершина
colour-teal = Бирюзовый, кольцо

guest-otter = Выдра
guest-lynx = Рысь
guest-badger = Барсук
guest-falcon = Сокол
guest-marten = Куница
guest-heron = Цапля
guest-hedgehog = Ёж
guest-raven = Ворон
