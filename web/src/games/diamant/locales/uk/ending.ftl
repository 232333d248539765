title-over = Діамант: гру завершено
game-over = Гру завершено
end-place =
    { $place ->
        [1] Ваше місце: 1-ше з { $players }.
        [2] Ваше місце: 2-ге з { $players }.
        [3] Ваше місце: 3-тє з { $players }.
        [7] Ваше місце: 7-ме з { $players }.
        [8] Ваше місце: 8-ме з { $players }.
       *[other] Ваше місце: { $place }-те з { $players }.
    }
end-hazard =
    { $hazard ->
        [spider] гігантського павука
        [scorpion] скорпіона
        [snake] змію
        [lava] басейн з лавою
        [boulder] кам’яну брилу
        [ram] таран
       *[spear] спис
    }
end-grief =
    { $lost ->
        [one] У раунді { $round } ви втратили { $lost } рубін через { end-hazard }.
        [few] У раунді { $round } ви втратили { $lost } рубіни через { end-hazard }.
        [many] У раунді { $round } ви втратили { $lost } рубінів через { end-hazard }.
       *[other] У раунді { $round } ви втратили { $lost } рубіна через { end-hazard }.
    }
end-pride =
    { $points ->
        [one] Найкращий ваш раунд — { $round }-й: { $points } очко.
        [few] Найкращий ваш раунд — { $round }-й: { $points } очки.
        [many] Найкращий ваш раунд — { $round }-й: { $points } очок.
       *[other] Найкращий ваш раунд — { $round }-й: { $points } очка.
    }
end-empty = Щоразу ви поверталися з порожніми руками. Печера ще у вас у боргу.
end-rounds = Що приніс кожен раунд
end-round = Раунд { $round }
end-points = Очки
end-counts =
    Рубін — 1 очко, алмаз — 5. { $relics ->
        [none] {""}
        [ascending] Реліквія дає стільки, скільки на ній написано.
       *[escalating] Перші три реліквії дають по 5, останні дві — по 10.
    }
