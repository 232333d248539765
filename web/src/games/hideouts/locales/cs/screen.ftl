### Obrazovka hry Skrýše

## Kolem skříňky

around-casket = Kolem skříňky
is-playing = je na tahu
lid-empty = Zatím nic
supply-left = { $left } z celkem { $all }
turn-of = Na tahu je { $name }.
hand-over-corner = Ať se nikdo jiný nedívá. Skříňka se otočí k vašemu rohu; povězte ostatním, co odtud vidíte.

## Co se ode mě čeká

# $symbol: yes if a box holds the action symbol, else no
ask-turn =
    Jste na tahu: posuňte krabičku na volné políčko. { $symbol ->
        [yes] Stojí to jeden žeton, pokud v krabičce není symbol akce.
       *[no] Stojí to jeden žeton.
    }
# $guardian: who lies open in the gap
ask-place = Na volném políčku: { subject-guardian }. Vložte strážce do krabičky, nebo ho tu nechte na později.
ask-free = Mechanismus: posuňte na volné políčko zdarma kteroukoli sousední krabičku, třeba i tu samou.
ask-bless = Symbol akce: vložte ho do krabičky. Posouvat ji je od té chvíle zdarma.
ask-close = Všichni strážci jsou v krabičkách a startovní žeton je odkrytý. Zvednout krabičky, nebo pokračovat?
ask-correct-who = Oprava stojí tři žetony. Kterého strážce přesunout?
ask-correct-where = Do které krabičky? Stojí to tři žetony.
does-slide = Posune se na volné políčko
does-place = Vložit strážce sem
does-bless = Vložit symbol akce sem
does-correct = Přesunout strážce sem za tři žetony
# $guardian: whose box it is
into-own =
    { $guardian ->
        [fish] Do krabičky ryby
        [lizard] Do krabičky ještěrky
        [owl] Do krabičky sovy
        [fox] Do krabičky lišky
        [moth] Do krabičky můry
        [hare] Do krabičky zajíce
        [snail] Do krabičky šneka
       *[bat] Do krabičky netopýra
    }
leave-lying = Nechat ležet
correct = Opravit chybu
do-not-correct = Raději ne
finish = Zvednout krabičky
pass = Ještě ne
finish-sure = Tím hra končí: pokud je každý strážce ve své krabičce, všichni vyhráváte; pokud jediný není, všichni prohráváte. Souhlasí všichni?
finish-yes = Ano, zvednout
finish-no = Ještě se podívat
point = Ukázat a říct
point-at = Na kterou krabičku?
does-point = Říct něco o této krabičce

## Konec

lifting = Krabičky se zvedají…
won = Vyhráno!
lost = Prohráno
# $left (number): tokens left in the supply
ended-finished =
    { $left ->
        [one] Každý strážce je ve své krabičce. Zbyl { $left } žeton.
        [few] Každý strážce je ve své krabičce. Zbyly { $left } žetony.
        [many] Každý strážce je ve své krabičce. Zbylo { $left } žetonů.
       *[other] Každý strážce je ve své krabičce. Zbylo { $left } žetonů.
    }
ended-misplaced = Ne každý strážce byl ve své krabičce.
ended-out-of-tokens = Zásoba došla.
ended-stalled = Dvacet tahů po sobě ze zásoby neubyl žádný žeton.
next-level = Další úroveň

## Řekne se jednou, když se to stane poprvé

hint-rune = Runa nic nedělá: jde do víka a na jejím místě se objeví strážce.
hint-mechanism = Mechanismus: tentýž hráč musí hned zdarma posunout kteroukoli sousední krabičku, třeba i tu samou. Strážce zde zatím leží lícem dolů.
hint-lock = Zámek se otevře, až budou všechny tři jeho runy ve víku; do té doby zůstává.
hint-rotation = Skříňka se otočí o čtvrt otáčky: všichni se teď dívají z jiného rohu.
hint-action = Symbol akce: krabička, do které přijde, se od té chvíle posouvá zdarma.
hint-number = Čísla odcházejí popořadě od 1.
hint-guardian = Strážce je nalezen! Vložte ho do kterékoli krabičky, nejlépe do té, na jejíž pečeti je, nebo ho zatím nechte ležet. Přesunout ho později stojí tři žetony.
hint-charged = { advanced-mode }. { advanced-mode.about }

## Nový stůl

new-level = Úroveň
new-memory = Paměť
new-off = Ne
new-on = Ano
new-supply = Žetony akce v zásobě
new-into-casket = Ke skříňce
home-hideouts-open = Každý vidí jen ze svého rohu. Rozluštěte to spolu.
home-play-two = vy a dva boti
rules-title-hideouts = Pravidla hry Skrýše
