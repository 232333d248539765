### Deljenje koje svako može da proveri.

deal-seal = Pošten raspored
deal-checked = Pošten raspored, provereno
deal-broken = Raspored se ne poklapa
deal-right = Ovaj uređaj je proverio raspored: niko nije mogao da ga izabere.
deal-right-alone = Ovaj uređaj je proverio raspored: to je onaj koji je server unapred zapečatio.
deal-waiting = Još nema šta da se proveri. Na kraju runde ili partije server otkriva svoju tajnu i ovaj uređaj proverava raspored.
deal-idea = Raspored sledi iz tajne servera i slučajnih brojeva koje dodaju uređaji igrača. Sve je utvrđeno pre nego što iko vidi tuđe brojeve.
deal-committed = Server je zapečatio svoju tajnu pre nego što je iko dodao brojeve, pa ne može da je zameni.
deal-committed-here = Server je zapečatio svoju tajnu pre nego što je iko dodao brojeve. Ovaj uređaj je sačuvao pečat i upoređuje ga.
# $names: players
deal-shares = Slučajni brojevi su od: { $names }
deal-no-shares = Nijedan uređaj igrača nije dodao brojeve: ovde ostaje samo poverenje u server.
# $names: players
deal-left-out = Obećano, ali nije poslato na vreme i zato je izostavljeno: { $names }
deal-mine = Brojevi sa ovog uređaja su u rasporedu, nepromenjeni.
deal-late = Brojevi sa ovog uređaja stigli su prekasno i izostavljeni su.
# $times: two or more
deal-again =
    { $times ->
        [one] Pre početka partije server je od ovog uređaja tražio brojeve { $times } put, pa je mogao da bira između rasporeda.
        [few] Pre početka partije server je od ovog uređaja tražio brojeve { $times } puta, pa je mogao da bira između rasporeda.
       *[other] Pre početka partije server je od ovog uređaja tražio brojeve { $times } puta, pa je mogao da bira između rasporeda.
    }
# $count: cards drawn, or caskets dealt
deal-draws =
    { $count ->
        [one] Ovde je ponovljen { $count } korak raspoređivanja i poklapa se.
        [few] Ovde su ponovljena { $count } koraka raspoređivanja i svi se poklapaju.
       *[other] Ovde je ponovljeno { $count } koraka raspoređivanja i svi se poklapaju.
    }
deal-fingerprint = Otisak tajne servera:
deal-fault-commitment = Pečat servera nije onaj koji je ovaj uređaj dobio pre partije.
deal-fault-mine = Slučajni brojevi sa ovog uređaja nedostaju ili su promenjeni.
deal-fault-promises = Obećani brojevi nisu oni koji su ovom uređaju prikazani pre nego što je poslao svoje.
deal-fault-missing = Server je otkrio tajnu, ali po njoj ništa nije podeljeno.
# $part: a round, or the whole game
deal-fault-secret = Tajna br. { $part } nije ona koju je server zapečatio.
# $name: a player
deal-fault-share = Slučajni brojevi igrača { $name } nisu oni koji su obećani.
# $number: of the card, or of the casket
deal-fault-draw = Korak raspoređivanja br. { $number } ne sledi iz tajne i brojeva igrača.
