new-title = Novi sto
new-seats =
    { $count ->
        [one] { $count } mesto
        [few] { $count } mesta
       *[other] { $count } mesta
    }
new-around = Oko vatre
new-me = Vi
new-seat = Ko sedi na mestu { $number }
new-name-of = Istraživač { $number }
new-fewer = Ukloni mesto { $number }
new-more = Još jedno mesto
new-friend-more = dolazi preko linka koji ćete dobiti

sitter-friend = Prijatelj, preko linka
sitter-device = Neko na ovom uređaju
sitter-bot-1 = Bot, početnik
sitter-bot-2 = Bot, staložen
sitter-bot-3 = Bot, lukav

new-cave = Pećina
new-edition = Izdanje
new-relics-none-more = Samo rubini i zamke.
new-relics-ascending-more = Svaka runda krije još jednu relikviju; uzima je samo onaj ko izlazi bez društva.
new-relics-escalating-more = U špilu je pet relikvija; uzima ih samo onaj ko izlazi bez društva.

new-manner = Kako se igra
new-clock = Vreme
new-clock-none = Bez ograničenja
new-clock-none-more = Svako razmišlja koliko želi.
new-clock-relaxed = Opušteno
new-clock-relaxed-more = Ima vremena za razmišljanje, ali ne zauvek.
new-clock-brisk = Brzo
new-clock-brisk-more = Birajte po osećaju.
new-totals = Sanduci
new-totals-open = Otvoreni
new-totals-open-more = Svi vide šta je u svakom sanduku.
new-totals-hidden = Zatvoreni
new-totals-hidden-more = Do kraja svako vidi samo svoj sanduk.
new-doors = Ko može da dođe
new-private = Samo preko linka
new-private-more = Ovaj sto vide samo oni koji imaju link.
new-listed = Bilo ko
new-listed-more = Sto se vidi na prvoj strani: može da se sedne ili gleda.
new-start = U pećinu
new-invite = Otvori i pozovi
