### Šta znače znaci na kovčežiću

legend = Šta znače znaci
legend-read = Znak u punom okviru: ovaj pečat ste sami pročitali. Tu je dom tog čuvara.
legend-team = U isprekidanom okviru: to zna tim. Pečat je pročitao neko drugi, ili to sledi iz ostalih.
legend-told = Sa štitom: to kaže igrač s tim štitom.
legend-untold = Sa oblačićem: ovo znate samo vi. Recite ostalima!
legend-inside = Slika unutra: pečat je na ovom zidu, ali spolja.
legend-side = Slika na bližoj ivici: pečat je na ovom zidu, čiju unutrašnju stranu ne vidite.
legend-under = Isprekidan krug: šta leži ispod kutijice, ako je već viđeno.
legend-left = Sa zatvorenim okom: ovo još niko nije video, ali ništa drugo tu ne može biti.
legend-unseen = Ovo još niko nije video
legend-can = Isprekidana ivica: ovu kutijicu sada možete dodirnuti.
legend-pin = Čioda: šta je igrač s tim štitom upravo rekao o kutijici.
