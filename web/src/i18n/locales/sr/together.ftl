### Zajedno: još jedna partija, okupljanje za stolom, gledaoci

## Još jedna partija
## $name: igrač koji poziva

again-asks = { $name } želi još jednu partiju.
again-join = Pridruži se
again-not-now = Ne sada
again-declined-by-me = Vaš odgovor je „ne sada“. Ostali mogu da igraju bez vas.
again-after-all = Ipak se pridruži
again-change = Promeni sto
again-watch = Gledaj sledeću partiju
again-too-late = Ostali su već počeli bez vas. Možete da gledate.
# Ispod imena pozvanog igrača.
again-asked = poziv je poslat
again-declined = ne sada

## Okupljanje za stolom
## $name: igrač

lobby-here = Tu: { $here } od { $seats }
lobby-full = Svi su tu
lobby-drop-seat = Ukloni ovo mesto
lobby-bot-level = Promeni bota
lobby-bots-start = Počni sa botovima na slobodnim mestima
lobby-bots-level = Botovi:
lobby-change = Promeni sto
lobby-change-done = Sačuvaj
lobby-removed = Domaćin vas je uklonio sa ovog stola. Samo domaćin može da vas pusti nazad.
lobby-let-in = Pusti nazad: { $name }
lobby-new-link = Novi link
lobby-new-link-done = Link je nov. Stari više ne važi.
refused-removed = Domaćin vas je uklonio sa ovog stola.

## Gledaoci

spectators = Gledaoci
spectators-why = U ćaskanje za stolom pišu samo igrači. Ovde možete da pišete drugim gledaocima; igrači će to pročitati posle partije.
spectators-empty = Nijedan gledalac još nije ništa napisao.
spectators-write = Piši gledaocima
# $right (number) od $made (number) pogađanja
guess-score = Vaši tipovi: { $right } od { $made } tačno

## Kartica stola
## $levels: koliko su botovi jaki

facts-bots = botovi: { $levels }
