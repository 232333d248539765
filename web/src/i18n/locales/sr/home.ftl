home-title = Gemkeep: dve društvene igre za prijatelje
home-play = Igraj odmah
home-new = Otvori sto
home-guided = Prvi put ovde? Učite kroz igru
home-rules = Pravila
home-continue = Igraj dalje
home-open = Otvoreni stolovi
home-open-none = Trenutno nijedan sto nije otvoren za sve. Otvorite svoj i objavite ga, pa neka se pridruži ko god želi.
home-ended = Odigrane igre

table-gathering =
    { $free ->
        [0] Može da počne
       *[other] Nedostaje još: { $free }
    }
table-your-turn = Vaš potez
table-under-way = Igra se
table-over = Završeno
table-won = Pobedili ste
table-join =
    { $free ->
        [one] Pridruži se: { $free } slobodno mesto
        [few] Pridruži se: { $free } slobodna mesta
       *[other] Pridruži se: { $free } slobodnih mesta
    }
table-watch = Gledaj
nobody-yet = Ovde još niko ne sedi
