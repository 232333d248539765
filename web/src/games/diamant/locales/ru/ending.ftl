title-over = Диамант: игра окончена
game-over = Игра окончена
end-place = Ваше место: { $place }-е из { $players }.
end-hazard =
    { $hazard ->
        [spider] гигантский паук
        [scorpion] здоровенный скорпион
        [snake] змея
        [lava] река лавы
        [boulder] катящийся валун
        [ram] таран
       *[spear] выскакивающее копьё
    }
end-grief =
    { $lost ->
        [one] В походе { $round } вы потеряли { $lost } рубин. Виной тому { end-hazard }.
        [few] В походе { $round } вы потеряли { $lost } рубина. Виной тому { end-hazard }.
        [many] В походе { $round } вы потеряли { $lost } рубинов. Виной тому { end-hazard }.
       *[other] В походе { $round } вы потеряли { $lost } рубина. Виной тому { end-hazard }.
    }
end-pride =
    { $points ->
        [one] Лучший ваш поход — { $round }-й: { $points } очко.
        [few] Лучший ваш поход — { $round }-й: { $points } очка.
        [many] Лучший ваш поход — { $round }-й: { $points } очков.
       *[other] Лучший ваш поход — { $round }-й: { $points } очка.
    }
end-empty = Каждый раз вы возвращались с пустыми руками. Пещера ещё у вас в долгу.
end-rounds = Что принёс каждый поход
end-round = Поход { $round }
end-points = Очки
end-counts =
    Рубин — 1 очко, алмаз — 5. { $relics ->
        [none] {""}
        [ascending] Артефакт даёт столько, сколько на нём написано.
       *[escalating] Первые три артефакта дают по 5, последние два — по 10.
    }
