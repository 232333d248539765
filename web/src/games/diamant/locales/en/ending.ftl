### The end of a game: my place, what I will remember, the rounds as a table.
### $place, $players, $round, $rubies, $points (numbers)

title-over = Diamant: game over
game-over = Game over
end-place =
    { $place ->
        [1] You came 1st of { $players }.
        [2] You came 2nd of { $players }.
        [3] You came 3rd of { $players }.
       *[other] You came { $place }th of { $players }.
    }
end-hazard =
    { $hazard ->
        [spider] the giant spider
        [scorpion] the giant scorpion
        [snake] the snake
        [lava] the lava pit
        [boulder] the rolling boulder
        [ram] the battering ram
       *[spear] the spear trap
    }
end-grief =
    { $lost ->
        [one] You lost { $lost } ruby to { end-hazard } in round { $round }.
       *[other] You lost { $lost } rubies to { end-hazard } in round { $round }.
    }
end-pride =
    { $points ->
        [one] Your best round was round { $round }: { $points } point.
       *[other] Your best round was round { $round }: { $points } points.
    }
end-empty = You came home empty-handed every time. The cave still owes you something.
end-rounds = What each round brought
end-round = Round { $round }
end-points = Points
end-counts =
    A ruby is worth 1 point, a diamond 5. { $relics ->
        [none] {""}
        [ascending] A relic is worth the number on it.
       *[escalating] The first three relics are worth 5 each, the last two 10.
    }
