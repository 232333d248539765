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
word-path = Шлях
word-relics = Реліквії

## Видання

edition-uk = Українське видання
edition-cs = Чеське видання
edition-ru = Російське видання
edition-sr = Сербське видання

## Що робити з реліквіями

relics-none = Без реліквій
relics-ascending = Гра з реліквіями
relics-escalating = Реліквії в колоді
