log-revealed-alone =
    { $rubies ->
        [one] Скарб: { $rubies } рубін. Усе отримує { $name }.
        [few] Скарб: { $rubies } рубіни. Усе отримує { $name }.
        [many] Скарб: { $rubies } рубінів. Усе отримує { $name }.
       *[other] Скарб: { $rubies } рубіна. Усе отримує { $name }.
    }
