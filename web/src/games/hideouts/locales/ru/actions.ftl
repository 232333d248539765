### Что делали, кроме передвижений

others-made =
    { $count ->
        [one] { $count } другое действие
        [few] { $count } других действия
        [many] { $count } других действий
       *[other] { $count } другого действия
    }
