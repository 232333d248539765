log-revealed-alone =
    { $rubies ->
        [one] Драгоценности: { $rubies } рубин. Всё получает { $name }.
        [few] Драгоценности: { $rubies } рубина. Всё получает { $name }.
        [many] Драгоценности: { $rubies } рубинов. Всё получает { $name }.
       *[other] Драгоценности: { $rubies } рубина. Всё получает { $name }.
    }
