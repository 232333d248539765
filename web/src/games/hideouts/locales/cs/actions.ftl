### Co se dělo kromě posunů

others-made =
    { $count ->
        [one] { $count } jiná akce
        [few] { $count } jiné akce
        [many] { $count } jiné akce
       *[other] { $count } jiných akcí
    }
