title-over = Dijamant: kraj igre
game-over = Kraj igre
end-place = Zauzeli ste { $place }. mesto od { $players }.
end-hazard =
    { $hazard ->
        [spider] džinovskog pauka
        [scorpion] škorpije
        [snake] zmije
        [lava] jame sa lavom
        [boulder] kotrljajućeg stenja
        [ram] udarnog ovna
       *[spear] koplja koje iskače
    }
end-grief =
    { $lost ->
        [one] U { $round }. rundi izgubili ste { $lost } rubin zbog { end-hazard }.
        [few] U { $round }. rundi izgubili ste { $lost } rubina zbog { end-hazard }.
       *[other] U { $round }. rundi izgubili ste { $lost } rubina zbog { end-hazard }.
    }
end-pride =
    { $points ->
        [one] Najbolja vam je bila { $round }. runda: { $points } poen.
        [few] Najbolja vam je bila { $round }. runda: { $points } poena.
       *[other] Najbolja vam je bila { $round }. runda: { $points } poena.
    }
end-empty = Svaki put ste se vratili praznih ruku. Pećina vam još nešto duguje.
end-rounds = Šta je donela koja runda
end-round = { $round }. runda
end-points = Poeni
end-counts =
    Rubin vredi 1 poen, dijamant 5. { $relics ->
        [none] {""}
        [ascending] Relikvija vredi koliko na njoj piše.
       *[escalating] Prve tri relikvije vrede po 5, poslednje dve po 10.
    }
