### Podstatná jména Skrýší jako nápisy a rychlé věty.

## Strážci

guardian-fish = Ryba
guardian-lizard = Ještěrka
guardian-owl = Sova
guardian-fox = Liška
guardian-moth = Můra
guardian-hare = Zajíc
guardian-snail = Šnek
guardian-bat = Netopýr

## Strážci ve větě: první a čtvrtý pád

subject-guardian =
    { $guardian ->
        [fish] ryba
        [lizard] ještěrka
        [owl] sova
        [fox] liška
        [moth] můra
        [hare] zajíc
        [snail] šnek
       *[bat] netopýr
    }
object-guardian =
    { $guardian ->
        [fish] rybu
        [lizard] ještěrku
        [owl] sovu
        [fox] lišku
        [moth] můru
        [hare] zajíce
        [snail] šneka
       *[bat] netopýra
    }

## Skrýše: jejich druhy a jedna z nich ve větě

hideout-kind-rune = Runa
hideout-kind-mechanism = Mechanismus
hideout-kind-lock = Zámek
hideout-kind-rotation = Otočení
hideout-kind-action = Symbol akce
hideout-kind-number = Číslo
a-hideout-rune =
    { $which ->
        [gate] runa „brána“
        [star] runa „hvězda“
        [tent] runa „stan“
        [flag] runa „praporek“
        [eye] runa „oko“
        [hourglass] runa „přesýpací hodiny“
        [fir] runa „jedle“
       *[lightning] runa „blesk“
    }
a-hideout-mechanism = mechanismus
a-hideout-lock = zámek { $which }
a-hideout-rotation = otočení
a-hideout-action = symbol akce
a-hideout-number = číslo { $which }

## Rohy

corner-nw = Severozápadní roh
corner-ne = Severovýchodní roh
corner-se = Jihovýchodní roh
corner-sw = Jihozápadní roh

## Kde co je

cell-0 = na severozápadě
cell-1 = na severu
cell-2 = na severovýchodě
cell-3 = na západě
cell-4 = uprostřed
cell-5 = na východě
cell-6 = na jihozápadě
cell-7 = na jihu
cell-8 = na jihovýchodě
beside-gap-n = severně od volného políčka
beside-gap-e = východně od volného políčka
beside-gap-s = jižně od volného políčka
beside-gap-w = západně od volného políčka

## Úrovně a jak se hrají

level-1 = Jednoduché skrýše
level-2 = Pohyblivé krabičky
level-3 = Kouzelné zámky
level-4 = Otočná skříňka
level-5 = Kousky hlavolamu
level-own = Vlastní úroveň
# $charge: every or once; $start: free or paid
advanced-mode = Pokročilý režim
    .about =
        { $charge ->
            [once] Políčko, ze kterého strážce zmizel, stojí při prvním odkrytí ještě jeden žeton.
           *[every] Políčko, ze kterého strážce zmizel, stojí při každém odkrytí ještě jeden žeton.
        } { $start ->
            [paid] Totéž platí pro políčko startovního žetonu.
           *[free] {""}
        }

## Pomůcky pro paměť

memory-none = Bez pomůcek
    .about = Vidíte jen to, co je právě na očích. Zbytek si pamatujte.
memory-own = Moje paměť
    .about = Každému zůstane zobrazeno, co bylo vidět z jeho rohu.
memory-team = Paměť týmu
    .about = Co zahlédne kdokoli, uvidí všichni, a k tomu i to, co z toho plyne.

## Věci

word-casket = Skříňka
word-gap = Volné políčko
word-supply = Zásoba
word-lid = Víko
action-tokens =
    { $count ->
        [one] { $count } žeton akce
        [few] { $count } žetony akce
        [many] { $count } žetonu akce
       *[other] { $count } žetonů akce
    }

## Rychlé věty: co se říká o krabičce nebo políčku

phrase-seal-is = Na pečeti je { subject-guardian }.
phrase-seal-near-side = Pečeť je na mé straně.
phrase-move-this = Posuňte tuhle.
phrase-keep-this = Tuhle nechte být.
phrase-look-here = Podívejte se sem.
phrase-whose = Čí je tahle?
phrase-put-here =
    { $guardian ->
        [none] Dejte ho sem.
       *[other] Dejte sem { object-guardian }.
    }
phrase-wait = Počkejte.
phrase-agreed = Souhlasím.
phrase-not-sure = Nevím jistě.
phrase-finish = Pojďme zvednout krabičky.
phrase-at = { $phrase } ({ $place })
