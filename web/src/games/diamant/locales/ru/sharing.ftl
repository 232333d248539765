### Открытый выбор на одном устройстве и игроки на телефоне

open-decide = { $name }: продолжить или вернуться?
open-all-on = Все продолжают
open-rest-on = Остальные продолжают
brief-chosen = выбрано
brief-thinks = думает
brief-cave = в пещере
brief-camp = в лагере
brief-away = не здесь
