### Существительные «Диаманта» как надписи: как зовётся карта, решение, издание.

## Ловушки

hazard-spider = Гигантский паук
hazard-scorpion = Здоровенный скорпион
hazard-snake = Змея
hazard-lava = Река лавы
hazard-boulder = Катящийся валун
hazard-ram = Таран
hazard-spear = Выскакивающее копьё

## Карты

card-treasure =
    { $rubies ->
        [one] Драгоценности: { $rubies } рубин
        [few] Драгоценности: { $rubies } рубина
        [many] Драгоценности: { $rubies } рубинов
       *[other] Драгоценности: { $rubies } рубина
    }
card-relic =
    { $worth ->
        [0] Артефакт
       *[other] Артефакт ценностью { $worth }
    }

## Два решения

choice-on = Продолжить
choice-back = Вернуться

## Места и вещи

word-camp = Лагерь
word-cave = Пещера
word-chest = Сундук
word-deck = Колода
word-path = Коридор
word-relics = Артефакты
word-reserve = Общий запас
word-entrance-marker =
    { $edition ->
        [ru] Жетон входа
       *[other] Жетон баррикады
    }

## Счёт

count-rubies =
    { $count ->
        [one] { $count } рубин
        [few] { $count } рубина
        [many] { $count } рубинов
       *[other] { $count } рубина
    }
count-diamonds =
    { $count ->
        [one] { $count } алмаз
        [few] { $count } алмаза
        [many] { $count } алмазов
       *[other] { $count } алмаза
    }
count-points =
    { $count ->
        [one] { $count } очко
        [few] { $count } очка
        [many] { $count } очков
       *[other] { $count } очка
    }
count-cards =
    { $count ->
        [one] { $count } карта
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
    }
count-relics =
    { $count ->
        [one] { $count } артефакт
        [few] { $count } артефакта
        [many] { $count } артефактов
       *[other] { $count } артефакта
    }
count-explorers =
    { $count ->
        [one] { $count } исследователь
        [few] { $count } исследователя
        [many] { $count } исследователей
       *[other] { $count } исследователя
    }

## Издания

edition-uk = Украинское издание
edition-cs = Чешское издание
edition-ru = Русское издание
edition-sr = Сербское издание

## Что делать с артефактами

relics-none = Без артефактов
relics-ascending = Охота за золотом
relics-escalating = Артефакты в колоде
