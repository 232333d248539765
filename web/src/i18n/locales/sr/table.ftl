### Sto: okupljanje, razgovor, odsutni, odbijanja

gathering = Čekamo igrače
sit-here = Sedni ovde
take-seat = Zauzmi mesto
change = Promeni
stand-up = Ustani
free-seat = Oslobodi mesto
seat-bot = Posadi bota ovde
make-host = Postavi za domaćina
host = Domaćin
bot = Bot
away = Nije tu
start = Počni igru
seats-open-yet = Još ima slobodnih mesta.
host-will-start = Igru počinje domaćin.
strength =
    { $strength ->
        [1] oprezan početnik
        [2] staložen
       *[3] lukav
    }
clock-none = bez vremenskog ograničenja
clock-relaxed = opušten tempo
clock-brisk = brz tempo

invite = Pozovi prijatelje
invite-more = Ko otvori ovaj link, bira ime i seda za sto. Ništa se ne instalira i nije potreban nalog.
invite-text = Hajde da igramo zajedno
qr = Link kao QR kod
copy-link = Kopiraj link
copied = Link je kopiran.
share = Podeli

chat = Ćaskanje
chat-new = Ćaskanje: nove poruke
chat-empty = Još niko ništa nije rekao.
say = Pošalji
say-something = Recite nešto
sign-wave = maše
sign-hurry = požuruje sve
sign-wow = čudi se
sign-laugh = smeje se
sign-sad = tužno gleda
sign-clap = tapše
sign-think = razmišlja
sign-torch = podiže baklju
watchers =
    { $count ->
        [one] { $count } gledalac
        [few] { $count } gledaoca
       *[other] { $count } gledalaca
    }

is-away = { $name } nije tu.
is-bot = { $name } je bot.
bot-sits-in = { $name }: zasad igra bot. Mesto se u svakom trenutku može vratiti.
bot-plays-for-you = Dok se ne vratite, za vas igra bot.
take-back = Vrati mi mesto
leave-to-bot = Izađi i prepusti mesto botu
bot-may-sit-in =
    { $seconds ->
        [one] Za { $seconds } sekundu može da uskoči bot.
        [few] Za { $seconds } sekunde može da uskoči bot.
       *[other] Za { $seconds } sekundi može da uskoči bot.
    }
seconds-left =
    { $seconds ->
        [one] Još { $seconds } sekunda
        [few] Još { $seconds } sekunde
       *[other] Još { $seconds } sekundi
    }

hand-over = Predajte uređaj: { $name }
hand-over-more = Neka niko drugi ne gleda. Ono što se ovde izabere ostaje tajna dok svi ne odluče.
i-am = Ja sam { $name }
device-chosen = Svi ste odlučili. Ostali još razmišljaju.
change-mind = { $name }: promeni

log = Tok igre
log-empty = Još se ništa nije desilo.
menu = Meni
rules = Pravila

opening = Palimo baklje…
offline = Niste na mreži. Sto vas čeka.
reconnecting = Veza je izgubljena. Povezujemo se ponovo…
no-table = Ovaj sto ne može da se otvori
you-watch = Gledate ovu igru.
you = Vi
play-again = Igraj ponovo
to-new-table = Idi za novi sto
watch-again = Pogledaj snimak
coach-understood = Jasno
coach-stop = Bez saveta
