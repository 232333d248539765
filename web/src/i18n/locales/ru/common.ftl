## Что говорит каждая страница

close = Закрыть
language = Язык
theme = Тема
theme-system = Как на устройстве
theme-dark = Тёмная (факел)
theme-light = Светлая (день)
motion = Анимация
motion-system = Как на устройстве
motion-full = Включена
motion-still = Выключена
sound = Звук
settings = Настройки
me = Профиль
nowhere = Тупик
nowhere-more = Здесь нет страницы. Может быть, адрес по дороге потерял букву.
go-home = На главную
