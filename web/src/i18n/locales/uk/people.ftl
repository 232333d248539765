nameless = Гравець
open-seat = Вільне місце
your-name = Ваше ім’я
your-colour = Ваш колір

colour-red = Червоний, ромб
colour-blue = Синій, краплина
colour-green = Зелений, листок
colour-yellow = Жовтий, сонце
colour-purple = Фіолетовий, місяць
colour-white = Білий, зірка
colour-orange = Помаранчевий, вершина
colour-teal = Бірюзовий, кільце

guest-otter = Видра
guest-lynx = Рись
guest-badger = Борсук
guest-falcon = Сокіл
guest-marten = Куниця
guest-heron = Чапля
guest-hedgehog = Їжак
guest-raven = Крук
