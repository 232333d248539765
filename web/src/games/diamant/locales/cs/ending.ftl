title-over = Diamant: konec hry
game-over = Konec hry
end-place = Vaše místo: { $place }. z celkem { $players }.
end-hazard =
    { $hazard ->
        [spider] obří pavouk
        [scorpion] štír
        [snake] had
        [lava] propast se žhavou lávou
        [boulder] valící se balvan
        [ram] padající kláda
       *[spear] vystřelující kopí
    }
end-grief =
    { $lost ->
        [one] { $round }. kolo vás stálo { $lost } rubín. Může za to { end-hazard }.
        [few] { $round }. kolo vás stálo { $lost } rubíny. Může za to { end-hazard }.
        [many] { $round }. kolo vás stálo { $lost } rubínu. Může za to { end-hazard }.
       *[other] { $round }. kolo vás stálo { $lost } rubínů. Může za to { end-hazard }.
    }
end-pride =
    { $points ->
        [one] Nejlepší bylo { $round }. kolo: { $points } bod.
        [few] Nejlepší bylo { $round }. kolo: { $points } body.
        [many] Nejlepší bylo { $round }. kolo: { $points } bodu.
       *[other] Nejlepší bylo { $round }. kolo: { $points } bodů.
    }
end-empty = Pokaždé návrat s prázdnou. Jeskyně vám ještě něco dluží.
end-rounds = Co přineslo které kolo
end-round = { $round }. kolo
end-points = Body
end-counts =
    Rubín je za 1 bod, diamant za 5. { $relics ->
        [none] {""}
        [ascending] Relikvie je za tolik, kolik je na ní napsáno.
       *[escalating] První tři relikvie jsou po 5, poslední dvě po 10.
    }
