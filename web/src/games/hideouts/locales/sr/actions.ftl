### Šta se radilo osim pomeranja

others-made =
    { $count ->
        [one] { $count } druga radnja
        [few] { $count } druge radnje
       *[other] { $count } drugih radnji
    }
