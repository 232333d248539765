### Imenice igre Skrovišta kao natpisi, i brze fraze.

## Čuvari

guardian-fish = Riba
guardian-lizard = Gušter
guardian-owl = Sova
guardian-fox = Lisica
guardian-moth = Noćni leptir
guardian-hare = Zec
guardian-snail = Puž
guardian-bat = Slepi miš

## Čuvari u rečenici: nominativ i akuzativ

subject-guardian =
    { $guardian ->
        [fish] riba
        [lizard] gušter
        [owl] sova
        [fox] lisica
        [moth] noćni leptir
        [hare] zec
        [snail] puž
       *[bat] slepi miš
    }
object-guardian =
    { $guardian ->
        [fish] ribu
        [lizard] guštera
        [owl] sovu
        [fox] lisicu
        [moth] noćnog leptira
        [hare] zeca
        [snail] puža
       *[bat] slepog miša
    }

## Skrovišta: njihove vrste i jedno od njih u rečenici

hideout-kind-rune = Runa
hideout-kind-mechanism = Mehanizam
hideout-kind-lock = Brava
hideout-kind-rotation = Okretanje
hideout-kind-action = Simbol akcije
hideout-kind-number = Broj
a-hideout-rune =
    { $which ->
        [gate] runa „kapija“
        [star] runa „zvezda“
        [tent] runa „šator“
        [flag] runa „zastavica“
        [eye] runa „oko“
        [hourglass] runa „peščanik“
        [fir] runa „jelka“
       *[lightning] runa „munja“
    }
a-hideout-mechanism = mehanizam
a-hideout-lock = brava { $which }
a-hideout-rotation = okretanje
a-hideout-action = simbol akcije
a-hideout-number = broj { $which }

## Uglovi

corner-nw = Severozapadni ugao
corner-ne = Severoistočni ugao
corner-se = Jugoistočni ugao
corner-sw = Jugozapadni ugao

## Gde se šta nalazi

cell-0 = na severozapadu
cell-1 = na severu
cell-2 = na severoistoku
cell-3 = na zapadu
cell-4 = u sredini
cell-5 = na istoku
cell-6 = na jugozapadu
cell-7 = na jugu
cell-8 = na jugoistoku
beside-gap-n = severno od slobodnog polja
beside-gap-e = istočno od slobodnog polja
beside-gap-s = južno od slobodnog polja
beside-gap-w = zapadno od slobodnog polja

## Nivoi i kako se igraju

level-1 = Jednostavna skrovišta
level-2 = Pokretne kutijice
level-3 = Čarobne brave
level-4 = Kovčežić koji se okreće
level-5 = Delići slagalice
level-own = Sopstveni nivo
# $charge: every or once; $start: free or paid
advanced-mode = Napredni režim
    .about =
        { $charge ->
            [once] Polje s kog je čuvar otišao košta još jedan žeton kad se prvi put otkrije.
           *[every] Polje s kog je čuvar otišao košta još jedan žeton svaki put kad se otkrije.
        } { $start ->
            [paid] Isto važi za polje početnog žetona.
           *[free] {""}
        }

## Pomoć za pamćenje

memory-none = Bez pomoći
    .about = Vidite samo ono što je sada na vidiku. Ostalo pamtite sami.
memory-own = Moje pamćenje
    .about = Svakome ostaje prikazano ono što se videlo iz njegovog ugla.
memory-team = Pamćenje tima
    .about = Ono što je bilo ko video prikazano je svima, kao i ono što iz toga sledi.

## Stvari

word-casket = Kovčežić
word-gap = Slobodno polje
word-supply = Zaliha
word-lid = Poklopac
action-tokens =
    { $count ->
        [one] { $count } žeton akcije
        [few] { $count } žetona akcije
       *[other] { $count } žetona akcije
    }

## Brze fraze: šta se kaže o kutijici ili polju

phrase-seal-is = Na pečatu je { subject-guardian }.
phrase-seal-near-side = Pečat je s moje strane.
phrase-move-this = Pomerite ovu.
phrase-keep-this = Ovu ne dirajte.
phrase-look-here = Pogledajte ovde.
phrase-whose = Čija je ovo kutijica?
phrase-put-here =
    { $guardian ->
        [none] Stavite ovde.
       *[other] Stavite ovde { object-guardian }.
    }
phrase-wait = Sačekajte.
phrase-agreed = Dogovoreno.
phrase-not-sure = Ne znam sigurno.
phrase-finish = Podižemo kutijice.
phrase-at = { $phrase } ({ $place })
