### Společné zařízení, obsazení míst a hráči beze jména

player-numbered = Hráč { $number }
preset-fill = Obsadit místa
preset-bots = Já a boti
preset-friends = Přátelé přes odkaz
preset-device = Všichni u tohoto zařízení
sharing-device = Společné zařízení
sharing-curtain = S oponou
sharing-curtain-more = Každý volí tajně; mezi hráči spadne opona.
sharing-open = Otevřeně
sharing-open-more = Jeden člověk zadává volby za všechny; všichni vidíte, kdo co volí.
