### The same deal for another team: a known deal, for honour only.

samedeal-offer = Daj ovaj raspored drugom timu
samedeal-compare = Uporedi timove
samedeal-known = Poznat raspored
samedeal-title = Isti raspored
samedeal-more = Ko otvori ovaj link, dobija potpuno isti raspored.
samedeal-text = Odigrali smo ovaj raspored na Gemkeep-u. Možete li bolje?
samedeal-honour = Igra se na časnu reč: snimak završene partije otvoren je svima, pa raspored može da se podgleda. Partije sa poznatim rasporedom ne računaju se u statistiku ni na rang-liste.
samedeal-about = Ovaj raspored je već odigrao drugi tim. Odigrajte potpuno isti, pa uporedite.
samedeal-known-more = Ovaj raspored je već odigrao drugi tim: igra se na časnu reč i ne ulazi u statistiku.
samedeal-known-to-me = Ovaj raspored ste već igrali ili gledali. Za stolom će pisati da ga znate.
# $others (number): how many other seats the table has
samedeal-play =
    { $others ->
        [one] Igraj sa još { $others } igračem
        [few] Igraj sa još { $others } igrača
       *[other] Igraj sa još { $others } igrača
    }
samedeal-device = Svi na ovom uređaju
samedeal-not-yet = Ovaj raspored još ne može ponovo da se igra: prva partija nije gotova.
samedeal-teams = Timovi sa ovim rasporedom
samedeal-here = ova partija
samedeal-first = prvi put raspoređeno ovde
samedeal-knows = Zna ovaj raspored
# $names: players
samedeal-knew = Raspored su već znali: { $names }.
# $count (number): how many turns a game took
samedeal-turns =
    { $count ->
        [one] { $count } potez
        [few] { $count } poteza
       *[other] { $count } poteza
    }
