rules-now = Що відбувається зараз
rules-rest = Усе інше
