### Ekran igre Skrovišta

## Oko kovčežića

around-casket = Oko kovčežića
is-playing = na potezu
lid-empty = Još ništa
supply-left = { $left } od { $all }
turn-of = Na potezu je { $name }.
hand-over-corner = Neka niko drugi ne gleda. Kovčežić se okreće ka vašem uglu; recite ostalima šta odatle vidite.

## Šta se od mene traži

# $symbol: yes if a box holds the action symbol, else no
ask-turn =
    Vi ste na potezu: pomerite kutijicu na slobodno polje. { $symbol ->
        [yes] To košta jedan žeton, osim ako je u kutijici simbol akcije.
       *[no] To košta jedan žeton.
    }
# $guardian: who lies open in the gap
ask-place = Na slobodnom polju: { subject-guardian }. Stavite čuvara u kutijicu ili ga ostavite ovde za kasnije.
ask-free = Mehanizam: pomerite besplatno bilo koju susednu kutijicu na slobodno polje, može i istu.
ask-bless = Simbol akcije: stavite ga u kutijicu. Od tada je pomeranje te kutijice besplatno.
ask-close = Svi čuvari su u kutijicama, a početni žeton je otkriven. Podižemo kutijice ili nastavljamo?
ask-correct-who = Ispravka košta tri žetona. Kog čuvara premeštate?
ask-correct-where = U koju kutijicu? To košta tri žetona.
does-slide = Pomera se na slobodno polje
does-place = Stavi čuvara ovde
does-bless = Stavi simbol akcije ovde
does-correct = Premesti čuvara ovde za tri žetona
# $guardian: whose box it is
into-own =
    { $guardian ->
        [fish] U kutijicu ribe
        [lizard] U kutijicu guštera
        [owl] U kutijicu sove
        [fox] U kutijicu lisice
        [moth] U kutijicu noćnog leptira
        [hare] U kutijicu zeca
        [snail] U kutijicu puža
       *[bat] U kutijicu slepog miša
    }
leave-lying = Ostavi
correct = Ispravi grešku
do-not-correct = Ipak ne
finish = Podigni kutijice
pass = Još ne
finish-sure = Time se igra završava: ako je svaki čuvar u svojoj kutijici, svi pobeđujete; ako makar jedan nije, svi gubite. Da li se svi slažu?
finish-yes = Da, podižemo
finish-no = Pogledaćemo još jednom
point = Pokaži i kaži
point-at = Na koju kutijicu?
does-point = Reci nešto o ovoj kutijici

## Kraj

lifting = Kutijice se podižu…
won = Pobeda!
lost = Poraz
# $left (number): tokens left in the supply
ended-finished =
    { $left ->
        [one] Svaki čuvar je u svojoj kutijici. Ostao je { $left } žeton.
        [few] Svaki čuvar je u svojoj kutijici. Ostala su { $left } žetona.
       *[other] Svaki čuvar je u svojoj kutijici. Ostalo je { $left } žetona.
    }
ended-misplaced = Nije svaki čuvar bio u svojoj kutijici.
ended-out-of-tokens = Zaliha je potrošena.
ended-stalled = Dvadeset poteza zaredom nije potrošen nijedan žeton.
next-level = Sledeći nivo

## Kaže se jednom, kad se prvi put desi

hint-rune = Runa ne radi ništa: ide u poklopac, a na njenom mestu se vidi čuvar.
hint-mechanism = Mehanizam: isti igrač mora odmah besplatno da pomeri bilo koju susednu kutijicu, makar i istu. Čuvar ovde zasad leži licem nadole.
hint-lock = Brava se otvara tek kad su sve tri njene rune u poklopcu; dotle ostaje.
hint-rotation = Kovčežić se okreće za četvrtinu kruga: sada svi gledaju iz drugog ugla.
hint-action = Simbol akcije: kutijica u koju se stavi od sada se pomera besplatno.
hint-number = Brojevi odlaze redom, počev od 1.
hint-guardian = Čuvar je nađen! Stavite ga u bilo koju kutijicu, najbolje u onu na čijem je pečatu, ili ga zasad ostavite. Kasnije premeštanje košta tri žetona.
hint-charged = { advanced-mode }. { advanced-mode.about }

## Novi sto

new-level = Nivo
new-memory = Pamćenje
new-off = Ne
new-on = Da
new-supply = Žetoni akcije u zalihi
new-into-casket = Do kovčežića
home-hideouts-open = Svako vidi iz svog ugla. Rešite zajedno.
home-play-two = vi i dva bota
rules-title-hideouts = Pravila igre Skrovišta
