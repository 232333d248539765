### What bots say about their own moves.

phrase-plan = Sada ću pomeriti ovu: usput je.
phrase-plan-fetch = Pomeram ovu: ispod nje je { subject-guardian }, a dom već znamo.
phrase-plan-look = Pomeram ovu: niko još nije video šta je ispod nje.
phrase-plan-open = Pomeram ovu: ono što je ispod nje sada se otvara.
phrase-plan-read = Pomeram ovu: tada možemo da pročitamo pečat.
phrase-plan-home = Pomeram ovu: svi su u kutijicama, pa nazad do početnog žetona.
phrase-undo = Vraćam ovu nazad: ima kraći put.
phrase-guess = Samo nagađam: ovde ide { subject-guardian }.
phrase-few-tokens = Oprez, ponestaje žetona: skoro svi su potrebni za povratak.
phrase-only-left = Ovde ide { subject-guardian }: ostalih sedam kutijica znamo.
phrase-leave = Ostavljam { object-guardian } ovde: dom još ne znamo.
phrase-leave-for-now = Zasad ostavljam { object-guardian } ovde: prazno polje košta žeton.
phrase-bless = Simbol akcije ide ovde: ovu kutijicu ćemo najčešće pomerati.
phrase-put-right = Plaćam tri žetona: { subject-guardian } pripada ovde.
phrase-forgot = Ne sećam se čija je bila ova kutijica.
phrase-forgot-home = Ne sećam se gde živi { subject-guardian }.
