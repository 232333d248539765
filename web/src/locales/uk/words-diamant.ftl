### Іменники «Діаманта» як написи: як зветься картка, вибір, видання.

## Халепи

hazard-spider = Гігантський павук
hazard-scorpion = Скорпіон
hazard-snake = Змія
hazard-lava = Басейн з лавою
hazard-boulder = Кам’яна брила
hazard-ram = Таран
hazard-spear = Спис

## Картки

card-treasure =
    { $rubies ->
        [one] Скарб: { $rubies } рубін
        [few] Скарб: { $rubies } рубіни
        [many] Скарб: { $rubies } рубінів
       *[other] Скарб: { $rubies } рубіна
    }
card-relic =
    { $worth ->
        [0] Реліквія
       *[other] Реліквія, цінність { $worth }
    }

## Два вибори

choice-on = Углиб
choice-back = Назад

## Місця й речі

word-camp = Табір
word-cave = Печера
word-chest = Скриня
word-deck = Колода
word-path = Шлях
word-relics = Реліквії
word-reserve = Резерв
word-entrance-marker =
    { $edition ->
        [ru] Жетон входу
       *[other] Тайл барикади
    }

## Лічба

count-rubies =
    { $count ->
        [one] { $count } рубін
        [few] { $count } рубіни
        [many] { $count } рубінів
       *[other] { $count } рубіна
    }
count-diamonds =
    { $count ->
        [one] { $count } алмаз
        [few] { $count } алмази
        [many] { $count } алмазів
       *[other] { $count } алмаза
    }
count-points =
    { $count ->
        [one] { $count } очко
        [few] { $count } очки
        [many] { $count } очок
       *[other] { $count } очка
    }
count-cards =
    { $count ->
        [one] { $count } картка
        [few] { $count } картки
        [many] { $count } карток
       *[other] { $count } картки
    }
count-relics =
    { $count ->
        [one] { $count } реліквія
        [few] { $count } реліквії
        [many] { $count } реліквій
       *[other] { $count } реліквії
    }
count-explorers =
    { $count ->
        [one] { $count } шукач
        [few] { $count } шукачі
        [many] { $count } шукачів
       *[other] { $count } шукача
    }

## Видання

edition-uk = Українське видання
edition-cs = Чеське видання
edition-ru = Російське видання
edition-sr = Сербське видання

## Що робити з реліквіями

relics-none = Без реліквій
relics-ascending = Гра з реліквіями
relics-escalating = Реліквії в колоді
