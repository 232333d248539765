### Prva partija igre Skrovišta s objašnjenjima, i čime se svako objašnjavanje prekida

guide-corner = Gledate iz donjeg ugla. Na svakoj kutijici iznutra vidite dva dalja zida. Slika na nekom od njih znači: pečat je na tom zidu, ali spolja, i mogu da ga pročitaju samo drugi.
guide-seal = Uz slobodno polje vidi se zid spolja, a na njemu pečat: tu je dom tog čuvara. Znak iznad kutijice na to podseća.
guide-slide = Vi ste na potezu. Dodirnite kutijicu s isprekidanom ivicom, povucite je ili upotrebite strelicu: pomeriće se na slobodno polje i videće se šta je bilo ispod nje.
guide-advice = Saigrač bi pomerio ovu. To je samo savet: odlučujete vi.
guide-token = Za svako pomeranje žeton iz zalihe ostaje u kutijici. Odnesite sve kući i ponovo otkrijte početni žeton pre nego što ponestane žetona.
guide-home = Na slobodnom polju se probudio čuvar i njegova kutijica je poznata. Odnesite ga kući ovim dugmetom ili dodirnite samu kutijicu.
guide-stray = Čuvar se probudio, ali njegov pečat još niko nije pročitao. Ostavite ga i vratite se kad se kutijica nađe: ispravljanje greške košta tri žetona.
guide-told = Saigrač iz svog ugla čita ono što vi ne vidite. Sve što je tim pročitao pokazuju znaci iznad kutijica.
guide-say = I vi možete da govorite. Dodirnite ovde, zatim kutijicu, i izaberite šta ćete reći o njoj: na primer, čiji pečat vidite.
guide-ask = Pečat ove kutijice je na zidu koji ne možete da pročitate. Pokažite na kutijicu i pitajte čija je: ko vidi, odgovoriće.
guide-beneath = Okrugli znak s isprekidanom ivicom pokazuje šta leži ispod kutijice: ovde je čuvar koji je zasad ostavljen.
guide-start = Skoro svi su u kutijicama. Na kraju mora opet da bude otkriven početni žeton: leži ovde, sačuvajte žetone za put.
