### What was done besides sliding
## $count (number)

others-made =
    { $count ->
        [one] { $count } other action
       *[other] { $count } other actions
    }
