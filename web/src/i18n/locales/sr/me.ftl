me-who = Ko sam ja
me-save = Sačuvaj
me-saved = Sačuvano.

me-rated = Rejting među ljudima i botovima
me-rated-more = Tačka pokazuje gde ko stoji; što je traka šira, to je manje sigurno.
me-you = { $name } (vi)
me-tables = Moji stolovi

me-key = Moj ključ
me-key-more = Ovde nema naloga. Vaš ključ je ovaj link: otvorite ga na drugom uređaju i vaše igre i statistika biće i tamo.
me-key-show = Pokaži moj ključ
me-key-hide = Sakrij
me-key-secret = Čuvajte ga za sebe: ko ima ovaj link, igra kao vi.
me-key-qr = Ključ kao QR kod
me-key-copy = Kopiraj ključ
me-key-copied = Ključ je kopiran.
me-key-by-hand = Kopiranje nije uspelo. Označite link i kopirajte ga ručno.
me-forget = Zaboravi me na ovom uređaju
me-forget-ask = Da li da ovaj uređaj zaboravi vaš ključ?
me-forget-more = Vaši stolovi i statistika ostaju uz vaš ključ. Bez njega do njih više niko ne može, zato ga prvo sačuvajte na drugom mestu.
me-forget-yes = Da, zaboravi me
me-forget-no = Ostavi me ovde
me-forget-done = Vašeg ključa više nema na ovom uređaju.

key-title = Lični ključ
key-welcome = Dobro došli, { $name }
key-ask = Da li želite da na ovom uređaju igrate sa svojim ključem? Vaši stolovi i statistika biće i ovde.
key-instead = Na ovom uređaju već neko igra. Te igre su vezane za drugi ključ; bez njega se odavde do njih više ne može.
key-same = Ovaj ključ ovde već koristite.
key-yes = Da, to sam ja
key-no = Ne
