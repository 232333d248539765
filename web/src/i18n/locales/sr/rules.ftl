rules-now = Šta se dešava sada
rules-rest = Sve ostalo
