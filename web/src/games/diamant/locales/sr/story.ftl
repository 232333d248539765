log-revealed-alone =
    { $rubies ->
        [one] Blago: { $rubies } rubin. Sve dobija { $name }.
        [few] Blago: { $rubies } rubina. Sve dobija { $name }.
       *[other] Blago: { $rubies } rubina. Sve dobija { $name }.
    }
