### Що робили, крім пересувань

others-made =
    { $count ->
        [one] { $count } інша дія
        [few] { $count } інші дії
        [many] { $count } інших дій
       *[other] { $count } іншої дії
    }
