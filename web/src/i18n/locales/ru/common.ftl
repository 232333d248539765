## Что говорит каждая страница

close = Закрыть
language = Язык
theme = Свет
theme-system = Как на устройстве
theme-dark = Факел
theme-light = Дневной свет
motion = Движение
motion-system = Как на устройстве
motion-full = С движением
motion-still = Без движения
sound = Звук
settings = Настройки
me = Я
nowhere = Тупик
nowhere-more = Здесь нет страницы. Может быть, адрес по дороге потерял букву.
go-home = Назад к дневному свету
