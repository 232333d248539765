### Lekcija: savet pored onoga što objašnjava, i poslednja reč.
### $guardian: the one that a hint is about

learn-goal = Odnesite osam čuvara kući, svakog u njegovu kutijicu, i vratite slobodno polje na početni žeton pre nego što ponestane 25 žetona. Pobeđujete ili gubite svi zajedno.
learn-box = Svaka kutijica na jednom zidu spolja ima pečat: čiji je to dom. Slika unutra pokazuje koji je to zid, ali ne i čiji je dom.
learn-picture = Jedna kutijica s dve strane: pečat sa sovom na zidu spolja i slika na istom zidu iznutra.
learn-corner = Vi gledate iz donjeg ugla, a saigrač iz suprotnog. U svakoj kutijici iznutra vidite dva dalja zida. Ovde je slika: pečat je na tom zidu, ali spolja, gde može da ga pročita samo saigrač.
learn-gap = Jedino polje bez kutijice je slobodno: na njega može da se pomeri susedna kutijica. Ovde je sada početni žeton, i na kraju mora opet da bude otkriven.
learn-seal = Uz slobodno polje vidite i spoljnu stranu zidova okrenutih vama. Na ovom je pečat: { subject-guardian }. Tu je, dakle, njegov dom. Znak iznad kutijice u punom okviru podseća na ono što ste pročitali.
learn-told = Isprekidan okvir: ovaj pečat je pročitao saigrač. Što pročita jedan, ovde zna ceo tim.
learn-slide = Vi ste na potezu. Dodirnite ovu kutijicu, povucite je ili upotrebite strelicu: pomeriće se na slobodno polje i videće se šta je bilo ispod nje.
learn-rune = Ispod kutijice je bilo skrovište, ovde runa. Runa ne radi ništa: ide u poklopac, uz sve što je sklonjeno iz igre.
learn-home = Ispod rune je spavao čuvar: { subject-guardian }. Njegov dom je poznat, pa ga odnesite tamo: ovim dugmetom ili dodirom na kutijicu.
learn-token = Za svako pomeranje jedan žeton iz zalihe ide u kutijicu. Ako zalihe ponestane pre nego što pobedite, izgubili ste. Sada igra saigrač.
learn-guess = Na slobodnom polju je bio čuvar, { subject-guardian }, i saigrač ga je ovde stavio nasumice: njegov pečat još niko nije pročitao. Pripazite na to.
learn-talk = Razgovor je pola igre. Dodirnite ovde, zatim kutijicu, i pitajte čija je ili recite šta vidite. Saigrač će odgovoriti.
learn-advice = Saigrač bi pomerio ovu kutijicu. To je samo savet: odlučujete vi.
learn-leave = Na slobodnom polju je { subject-guardian }. Pečat tog čuvara još niko nije pročitao, pa ga ostavite tu i vratite se kasnije. Ispravljanje pogrešne procene košta tri žetona.
learn-fetch = Isprekidan krug pokazuje ko leži ispod ove kutijice: { subject-guardian }. A sada je i dom poznat. Pomerite kutijicu i odnesite čuvara kući.
learn-wrong = Greška: { subject-guardian } je u kutijici s tuđim znakom. Umesto pomeranja to možete ovde ispraviti, za tri žetona.
learn-who = Prvo izaberite koga treba premestiti: { subject-guardian }.
learn-where = Sada dodirnite kutijicu s pravim znakom.
learn-start =
    Svih osam čuvara je u kutijicama. Ostaje da se opet otkrije početni žeton: ispod ove kutijice
    je. Pomerite je!
learn-lift = Svi su u kutijicama i početni žeton je otkriven. Uporedite znakove još jednom i podignite kutijice: ako su svi kod kuće, pobedili ste. Ako makar jedan nije, izgubili ste.
learn-done = Sada umete sve: da čitate pečate uz slobodno polje, govorite jedni drugima šta vidite, nosite čuvare kući, ostavljate nepoznate, ispravljate greške i na vreme se vraćate na početni žeton. Nivo 1 je isto to, samo svaki put s novim rasporedom.
learn-level = Igraj nivo 1
