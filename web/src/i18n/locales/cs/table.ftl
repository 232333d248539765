### Stůl: scházení, povídání, kdo tu není, odmítnutí

gathering = Scházíme se u stolu
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
start = Začít
seats-open-yet = Některá místa jsou ještě volná.
host-will-start = Všichni jsou tady. Hru začne hostitel.
strength =
    { $strength ->
        [1] opatrný začátečník
        [2] rozvážný
       *[3] mazaný
    }
clock-none = bez časového limitu
clock-relaxed = volné tempo
clock-brisk = svižné tempo

invite = Pozvat přátele
invite-more = Kdo otevře tento odkaz, vybere si jméno a posadí se. Nic se neinstaluje, žádný účet není potřeba.
invite-text = Pojď si se mnou zahrát
qr = Odkaz jako QR kód
copy-link = Zkopírovat odkaz
copied = Odkaz je zkopírovaný.
share = Sdílet

chat = Povídání
chat-new = Povídání, něco nového
chat-empty = Zatím nikdo nic neřekl.
say = Říct
say-something = Řekněte něco
sign-wave = mává
sign-hurry = popohání ostatní
sign-wow = žasne
sign-laugh = směje se
sign-sad = smutní
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
bot-may-sit-in = Bot si smí přisednout { $seconds ->
        [one] za { $seconds } sekundu
        [few] za { $seconds } sekundy
        [many] za { $seconds } sekundy
       *[other] za { $seconds } sekund
    }.
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

log = Co se stalo
log-empty = Zatím se nic nestalo.
menu = Nabídka
rules = Pravidla

opening = Zapalujeme pochodně…
offline = Jste bez připojení. Stůl na vás čeká.
reconnecting = Spojení se ztratilo. Hledáme cestu zpátky…
no-table = Tento stůl se nedá otevřít
you-watch = Tuto hru sledujete.
you = Vy
play-again = Hrát znovu
to-new-table = K novému stolu
watch-again = Přehrát znovu
coach-understood = Rozumím
coach-stop = Bez nápovědy
