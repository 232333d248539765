### Stůl: scházení, povídání, kdo tu není, odmítnutí

gathering = Čeká se na hráče
sit-here = Sednout si sem
take-seat = Obsadit místo
change = Změnit
stand-up = Vstát
free-seat = Uvolnit místo
seat-bot = Posadit sem bota
make-host = Udělat hostitelem
host = Hostitel
bot = Bot
away = Není tu
start = Začít hru
seats-open-yet = Některá místa jsou ještě volná.
host-will-start = Hru začne hostitel.
strength =
    { $strength ->
        [1] opatrný začátečník
        [2] rozvážný
       *[3] mazaný
    }
clock-none = bez časového limitu
clock-relaxed = klidné tempo
clock-brisk = svižné tempo

invite = Pozvat přátele
invite-more = Kdo otevře tento odkaz, vybere si jméno a posadí se. Nic se neinstaluje, žádný účet není potřeba.
invite-text = Pojď si se mnou zahrát
qr = Odkaz jako QR kód
copy-link = Zkopírovat odkaz
copied = Odkaz zkopírován.
share = Sdílet

chat = Chat
chat-new = Chat: nové zprávy
chat-empty = Zatím nikdo nic neřekl.
say = Odeslat
say-something = Řekněte něco
sign-wave = mává
sign-hurry = popohání ostatní
sign-wow = žasne
sign-laugh = směje se
sign-sad = tváří se smutně
sign-clap = tleská
sign-think = přemýšlí
sign-torch = zvedá pochodeň
watchers =
    { $count ->
        [one] { $count } divák
        [few] { $count } diváci
        [many] { $count } diváka
       *[other] { $count } diváků
    }

is-away = { $name } tu není.
is-bot = { $name } je bot.
bot-sits-in = { $name }: zatím hraje bot. Místo se dá kdykoli vzít zpět.
bot-plays-for-you = Dokud se nevrátíte, hraje za vás bot.
take-back = Vzít si místo zpět
leave-to-bot = Odejít a posadit bota
bot-may-sit-in =
    { $seconds ->
        [one] Za { $seconds } sekundu může zaskočit bot.
        [few] Za { $seconds } sekundy může zaskočit bot.
        [many] Za { $seconds } sekundy může zaskočit bot.
       *[other] Za { $seconds } sekund může zaskočit bot.
    }
seconds-left =
    { $seconds ->
        [one] Zbývá { $seconds } sekunda
        [few] Zbývají { $seconds } sekundy
        [many] Zbývá { $seconds } sekundy
       *[other] Zbývá { $seconds } sekund
    }

hand-over = Předejte zařízení: { $name }
hand-over-more = Ať se nikdo jiný nedívá. Co se tu zvolí, zůstane tajné, dokud nezvolí všichni.
i-am = Já jsem { $name }
device-chosen = Vy už máte zvoleno. Ostatní ještě přemýšlejí.
change-mind = { $name }: změnit

log = Průběh hry
log-empty = Zatím se nic nestalo.
menu = Nabídka
rules = Pravidla

opening = Zapalujeme pochodně…
offline = Jste bez připojení. Stůl na vás čeká.
reconnecting = Spojení se ztratilo. Připojujeme se znovu…
no-table = Tento stůl se nedá otevřít
you-watch = Tuto hru sledujete.
you = Vy
play-again = Hrát znovu
to-new-table = K novému stolu
watch-again = Přehrát záznam
coach-understood = Rozumím
coach-stop = Vypnout nápovědu
