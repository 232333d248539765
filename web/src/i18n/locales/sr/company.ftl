### Ljudi

here-now =
    { $count ->
        [one] Sada je ovde { $count } osoba
        [few] Sada su ovde { $count } osobe
       *[other] Sada je ovde { $count } osoba
    }
match = Brza partija
match-waiting =
    { $count ->
        [one] čeka { $count }
        [few] čekaju { $count }
       *[other] čeka { $count }
    }
match-fills =
    { $seconds ->
        [one] Tražimo igrače. Za { $seconds } sekundu slobodna mesta zauzimaju botovi i igra počinje.
        [few] Tražimo igrače. Za { $seconds } sekunde slobodna mesta zauzimaju botovi i igra počinje.
       *[other] Tražimo igrače. Za { $seconds } sekundi slobodna mesta zauzimaju botovi i igra počinje.
    }

give-up = Predaj se
give-up-ask = Želite li da predate ovu partiju?
give-up-bots = Niko drugi ovde ne igra, pa se partija završava bez rezultata. Ako ste već doneli prvu odluku, za rejting vam se računa poslednje mesto.
give-up-others = Vaše mesto preuzima bot i njegov rezultat se računa vama. Dok partija traje, možete da ga vratite.
give-up-table = Partija još nije počela. Sto se zatvara, a link prestaje da važi.
give-up-seat = Partija još nije počela. Vaše mesto postaje slobodno za nekog drugog.
give-up-no = Igraj dalje
given-up = Partija više nije na vašem spisku.
abandoned = Ova partija je predata
abandoned-more = Završena je bez rezultata.

ladder = Rang-lista
ladder-of = { $game }: rang-lista
ladder-wins = Ko ima najviše pobeda
ladder-empty = Na rang-listi još nema nikoga.
ladder-missing =
    { $count ->
        [one] Još { $count } završena partija i na rang-listi ste. Dnevni izazovi i partije za učenje se ne računaju.
        [few] Još { $count } završene partije i na rang-listi ste. Dnevni izazovi i partije za učenje se ne računaju.
       *[other] Još { $count } završenih partija i na rang-listi ste. Dnevni izazovi i partije za učenje se ne računaju.
    }
ladder-missing-wins =
    { $count ->
        [one] Još { $count } završena partija i na rang-listi ste.
        [few] Još { $count } završene partije i na rang-listi ste.
       *[other] Još { $count } završenih partija i na rang-listi ste.
    }
ladder-nameless = Drugi će vas ovde videti kada unesete ime.
games-won =
    { $games ->
        [one] pobeda: { $won } od { $games } partije
        [few] pobeda: { $won } od { $games } partije
       *[other] pobeda: { $won } od { $games } partija
    }
profile-rating = Rejting { $rating }
profile-none = Ovde nema nikoga
profile-none-more = Nema takvog igrača ili je profil skriven.
profile-daily = Dnevni izazovi
profile-no-games = Još nema završenih partija.
profile-see = Moj profil očima drugih

calendar = Moji dani
streak-now =
    { $count ->
        [0] Još nema niza
        [one] { $count } dan zaredom
        [few] { $count } dana zaredom
       *[other] { $count } dana zaredom
    }
streak-longest =
    { $count ->
        [one] najduži niz: { $count } dan
        [few] najduži niz: { $count } dana
       *[other] najduži niz: { $count } dana
    }
streak-days =
    { $count ->
        [one] ukupno { $count } dan sa izazovom
        [few] ukupno { $count } dana sa izazovom
       *[other] ukupno { $count } dana sa izazovom
    }
calendar-done = { $day }: { $games }
calendar-open = { $day }: nije odigrano

daily-among = Među današnjim igračima: { $place }. mesto od { $of }
daily-among-then = Među igračima tog dana: { $place }. mesto od { $of }
list-place = { $place }. mesto od { $of }
list-points =
    { $points ->
        [one] { $points } poen
        [few] { $points } poena
       *[other] { $points } poena
    }

played-with = Igrali zajedno
games-together =
    { $count ->
        [one] { $count } zajednička partija
        [few] { $count } zajedničke partije
       *[other] { $count } zajedničkih partija
    }
is-here = sada ovde
invite-again = Pozovi ponovo
invite-again-who = Pozovi ponovo: { $name }
invite-told = { $name } vidi vaš poziv.
invite-not-told = { $name } trenutno nije ovde. Podelite link.
invites-you = { $name } vas poziva: { $game }
invitation-join = Pridruži se
invitation-ignore = Ne sada
block = Blokiraj
unblock = Odblokiraj
block-who = Ne prikazuj pozive koje šalje { $name }
unblock-who = Ponovo prikazuj pozive koje šalje { $name }
privacy = Privatnost
privacy-hidden = Sakrij moj profil i mesto na rang-listama
privacy-invitations = Oni s kojima igram mogu da me pozivaju
