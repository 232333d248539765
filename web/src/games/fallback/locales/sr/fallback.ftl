fallback-players = Igrači
fallback-acts = na potezu
fallback-won = pobeda
fallback-view = Na stolu
fallback-result = Ishod: { $result }
fallback-actions = Šta možete da uradite
fallback-waiting = Ostali razmišljaju.
fallback-chosen = Izabrali ste: { $action }
