log-revealed-alone =
    { $rubies ->
        [one] Poklad: { $rubies } rubín. Všechno bere { $name }.
        [few] Poklad: { $rubies } rubíny. Všechno bere { $name }.
        [many] Poklad: { $rubies } rubínu. Všechno bere { $name }.
       *[other] Poklad: { $rubies } rubínů. Všechno bere { $name }.
    }
