### The log, where one explorer is left in the cave.

log-revealed-alone =
    { $rubies ->
        [one] A treasure of { $rubies } ruby, all for { $name }.
       *[other] A treasure of { $rubies } rubies, all for { $name }.
    }
