## Що каже кожна сторінка

close = Закрити
language = Мова
theme = Світло
theme-system = Як у пристрої
theme-dark = Смолоскип
theme-light = Денне світло
motion = Рух
motion-system = Як у пристрої
motion-full = З рухом
motion-still = Без руху
sound = Звук
settings = Налаштування
me = Я
nowhere = Глухий кут
nowhere-more = Тут немає сторінки. Може, адреса дорогою загубила літеру.
go-home = Назад до денного світла
