### Lidé

here-now =
    { $count ->
        [one] Právě je tu { $count } člověk
        [few] Právě jsou tu { $count } lidé
        [many] Právě je tu { $count } člověka
       *[other] Právě je tu { $count } lidí
    }
match = Rychlá hra
match-waiting =
    { $count ->
        [one] čeká { $count }
        [few] čekají { $count }
        [many] čeká { $count }
       *[other] čeká { $count }
    }
match-fills =
    { $seconds ->
        [one] Hledáme hráče. Za { $seconds } sekundu obsadí volná místa boti a hra začne.
        [few] Hledáme hráče. Za { $seconds } sekundy obsadí volná místa boti a hra začne.
        [many] Hledáme hráče. Za { $seconds } sekundy obsadí volná místa boti a hra začne.
       *[other] Hledáme hráče. Za { $seconds } sekund obsadí volná místa boti a hra začne.
    }

give-up = Vzdát hru
give-up-ask = Vzdát tuto hru?
give-up-bots = Nikdo jiný tu nehraje, takže hra skončí bez výsledku. Pokud už máte za sebou první volbu, do hodnocení se vám počítá poslední místo.
give-up-others = Vaše místo převezme bot a jeho výsledek se počítá vám. Dokud hra trvá, můžete si místo vzít zpět.
give-up-table = Hra ještě nezačala. Stůl se zavře a odkaz přestane platit.
give-up-seat = Hra ještě nezačala. Vaše místo se uvolní pro někoho jiného.
give-up-no = Hrát dál
given-up = Hra zmizela z vašeho seznamu.
abandoned = Tato hra byla vzdána
abandoned-more = Skončila bez výsledku.

ladder = Žebříček
ladder-of = { $game }: žebříček
ladder-wins = Kdo má nejvíc výher
ladder-empty = V žebříčku zatím nikdo není.
ladder-missing =
    { $count ->
        [one] Ještě { $count } dohraná hra a jste v žebříčku. Denní výzvy a výukové hry se nepočítají.
        [few] Ještě { $count } dohrané hry a jste v žebříčku. Denní výzvy a výukové hry se nepočítají.
        [many] Ještě { $count } dohrané hry a jste v žebříčku. Denní výzvy a výukové hry se nepočítají.
       *[other] Ještě { $count } dohraných her a jste v žebříčku. Denní výzvy a výukové hry se nepočítají.
    }
ladder-missing-wins =
    { $count ->
        [one] Ještě { $count } dohraná hra a jste v žebříčku.
        [few] Ještě { $count } dohrané hry a jste v žebříčku.
        [many] Ještě { $count } dohrané hry a jste v žebříčku.
       *[other] Ještě { $count } dohraných her a jste v žebříčku.
    }
ladder-nameless = Ostatní vás tu uvidí, až si zadáte jméno.
games-won =
    { $games ->
        [one] výhry: { $won } z celkem { $games } hry
        [few] výhry: { $won } z celkem { $games } her
        [many] výhry: { $won } z celkem { $games } hry
       *[other] výhry: { $won } z celkem { $games } her
    }
profile-rating = Hodnocení { $rating }
profile-none = Tady nikdo není
profile-none-more = Takový hráč neexistuje, nebo je jeho profil skrytý.
profile-daily = Denní výzvy
profile-no-games = Zatím žádná dohraná hra.
profile-see = Můj profil očima ostatních

calendar = Moje dny
streak-now =
    { $count ->
        [0] Zatím žádná série
        [one] { $count } den v řadě
        [few] { $count } dny v řadě
        [many] { $count } dne v řadě
       *[other] { $count } dní v řadě
    }
streak-longest =
    { $count ->
        [one] nejdelší série: { $count } den
        [few] nejdelší série: { $count } dny
        [many] nejdelší série: { $count } dne
       *[other] nejdelší série: { $count } dní
    }
streak-days =
    { $count ->
        [one] celkem { $count } den s výzvou
        [few] celkem { $count } dny s výzvou
        [many] celkem { $count } dne s výzvou
       *[other] celkem { $count } dní s výzvou
    }
calendar-done = { $day }: { $games }
calendar-open = { $day }: nehráno

daily-among = Mezi dnešními hráči: { $place }. místo z celkem { $of }
daily-among-then = Mezi hráči toho dne: { $place }. místo z celkem { $of }
list-place = { $place }. místo z celkem { $of }
list-points =
    { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    }

played-with = Spoluhráči
games-together =
    { $count ->
        [one] { $count } společná hra
        [few] { $count } společné hry
        [many] { $count } společné hry
       *[other] { $count } společných her
    }
is-here = je tu
invite-again = Pozvat znovu
invite-again-who = Pozvat znovu: { $name }
invite-told = { $name } vidí vaše pozvání.
invite-not-told = { $name } tu teď není. Pošlete odkaz.
invites-you = { $name } vás zve: { $game }
invitation-join = Přidat se
invitation-ignore = Teď ne
block = Blokovat
unblock = Odblokovat
block-who = Už neukazovat pozvání, která posílá { $name }
unblock-who = Zase ukazovat pozvání, která posílá { $name }
privacy = Soukromí
privacy-hidden = Skrýt můj profil a místo v žebříčcích
privacy-invitations = Spoluhráči mě mohou zvát
