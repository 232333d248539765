rules-differs = Po čemu se izdanja razlikuju
rules-cards = Karte
rules-hazards = Zamke
differs-uk = 30 karata bez relikvija. U varijanti se pre svake runde u špil dodaje još jedna relikvija: 5, 7, 8, 10 i 12 poena.
differs-cs = 35 karata: pet relikvija je od početka u špilu. Prve tri iznete vrede po 5, poslednje dve po 10.
differs-sr = Isto kao češko izdanje: 35 karata, pet relikvija u špilu vredi 5, 5, 5, 10 i 10.
differs-ru = 30 karata, umesto pauka i ovna škorpija i koplje. U varijanti se pre svake runde u špil dodaje još jedna relikvija.
