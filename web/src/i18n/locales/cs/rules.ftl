rules-now = Co se děje teď
rules-rest = Všechno ostatní
