### Šta je odlučilo igru

analysis = Analiza
analysis-working = Analiziramo igru…
analysis-chance = Šansa za pobedu
analysis-turning = Prelomni trenuci
analysis-start = Početak
analysis-result = Ishod
analysis-choices = Sve odluke
analysis-of = Čije odluke
analysis-everyone = Svi igrači
analysis-loss = −{ $points }%
