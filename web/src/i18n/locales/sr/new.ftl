new-title = Novi sto
new-seats =
    { $count ->
        [one] { $count } mesto
        [few] { $count } mesta
       *[other] { $count } mesta
    }
new-me = Vi
new-seat = Ko sedi na mestu { $number }
new-fewer = Ukloni mesto { $number }
new-more = Još jedno mesto
new-friend-more = dolazi preko linka koji ćete dobiti

sitter-friend = Prijatelj, preko linka
sitter-device = Neko na ovom uređaju
sitter-bot-1 = Bot početnik
sitter-bot-2 = Staložen bot
sitter-bot-3 = Lukav bot

new-manner = Opcije igre
new-clock = Vreme
new-clock-none = Bez ograničenja
new-clock-none-more = Svako razmišlja koliko želi.
new-clock-relaxed = Opušteno
new-clock-relaxed-more = Ima vremena za razmišljanje, ali ne beskonačno.
new-clock-brisk = Brzo
new-clock-brisk-more = Birajte po osećaju.
new-doors = Ko može da dođe
new-private = Samo preko linka
new-private-more = Ovaj sto vide samo oni koji imaju link.
new-listed = Bilo ko
new-listed-more = Sto se vidi na početnoj strani: svako može da se pridruži ili gleda.
new-invite = Otvori i pozovi
new-game = Igra
