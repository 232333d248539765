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
word-path = Коридор
word-relics = Артефакты

## Издания

edition-uk = Украинское издание
edition-cs = Чешское издание
edition-ru = Русское издание
edition-sr = Сербское издание

## Что делать с артефактами

relics-none = Без артефактов
relics-ascending = Охота за золотом
relics-escalating = Артефакты в колоде
