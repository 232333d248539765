### Zajednički uređaj, popunjavanje mesta i igrači bez imena

player-numbered = Igrač { $number }
preset-fill = Popuni mesta
preset-bots = Ja i botovi
preset-friends = Prijatelji preko linka
preset-device = Svi na ovom uređaju
sharing-device = Igrate na istom uređaju
sharing-curtain = Sa zavesom
sharing-curtain-more = Svako bira tajno; između igrača se spušta zavesa.
sharing-open = Otvoreno
sharing-open-more = Jedna osoba pritiska dugmad za sve; svi vidite ko šta bira.
