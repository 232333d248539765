### Kako botovi igraju

botabout-random = Bira nasumično
botabout-mouse = Beži kući već od prve zamke
botabout-two = Vraća se kod druge zamke
botabout-cautious = Vraća se čim postane malo opasno
botabout-bold = Vraća se tek u velikoj opasnosti
botabout-glutton = Hoće dvadeset rubina po svaku cenu
botabout-magpie = Mame je relikvije i rubini na putu
botabout-nine = Vraća se sa devet rubina
botabout-miner = Poredi svoje rubine s onima u špilu
botabout-challenger = Kad zaostaje, više rizikuje
botabout-ev = Računa da li vredi još jedna karta
botabout-sage = Igra tako da ga niko ne može nadmudriti
botabout-hunter = Uči tuđe navike i koristi ih
botabout-dawdler = Ne žuri i zaboravlja
botabout-stroller = Ide tamo gde još ima posla
botabout-walker = Planira kratak put preko svih polja
botabout-forgetful = Dobro planira, ali zaboravlja čija je koja kutijica, i to kaže
botabout-quiet = Malo govori; savetuje samo ako kažete „Ne znam sigurno“
botabout-keeper = Pre svakog poteza zamišlja mnogo kovčežića
botrating = rejting { $rating }
