### Šta gledaoci pogađaju

guess-hideouts = Hoće li uspeti?
guess-hideouts-won = Da
guess-hideouts-lost = Ne
