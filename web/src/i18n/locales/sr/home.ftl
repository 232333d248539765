home-title = Gemkeep: dve društvene igre za prijatelje
home-play = Igraj odmah
home-new = Postavi sto
home-guided = Prvi put ovde? Učite kroz igru
home-rules = Pravila
home-continue = Igraj dalje
home-open = Otvoreni stolovi
home-open-none = Trenutno nijedan sto nije otvoren za sve. Postavite svoj i objavite ga, pa neka sedne ko god želi.
home-ended = Odigrane igre

table-gathering =
    { $free ->
        [0] Može da počne
       *[other] Nedostaje još: { $free }
    }
table-your-turn = Čeka se vaša odluka
table-under-way = Igra se
table-over = Gotovo
table-won = Pobedili ste
table-join =
    { $free ->
        [one] Sedi: { $free } slobodno mesto
        [few] Sedi: { $free } slobodna mesta
       *[other] Sedi: { $free } slobodnih mesta
    }
table-watch = Gledaj
nobody-yet = Ovde još niko ne sedi
