### Akcije kraj kovčežića: sumnje i tasteri.

doubt-other =
    { $verb ->
        [correct] Nad ovom kutijicom je znak: { sign-of }. Želite li ipak da tamo premestite { object-guardian } za tri žetona?
       *[place] Nad ovom kutijicom je znak: { sign-of }. Želite li ipak da tamo stavite { object-guardian }?
    }
doubt-elsewhere =
    { $verb ->
        [correct] Nad drugom kutijicom je znak: { sign-of }. Želite li ipak da ovde premestite { object-guardian } za tri žetona?
       *[place] Nad drugom kutijicom je znak: { sign-of }. Želite li ipak da ovde stavite { object-guardian }?
    }
doubt-home = Nad kutijicom je znak: { sign-of }, dakle čuvar je već kod kuće. Želite li ipak da premestite { object-guardian } za tri žetona?
sign-of =
    { $clue ->
        [fish] riba
        [lizard] gušter
        [owl] sova
        [fox] lisica
        [moth] noćni leptir
        [hare] zec
        [snail] puž
       *[bat] slepi miš
    }
doubt-no = Ne, izaberi drugu
doubt-yes = Ipak tako

aim-again = Ova kutijica klizi na slobodno polje. Pritisnite isti taster još jednom ili Enter.
key-arrows = Od kutijice do kutijice; dvaput pomera onu koja može u tom smeru
key-enter = Izaberi kutijicu ili pritisni dugme
key-numbers = Dugmad za odgovor, sleva nadesno
key-leave = Ostavi čuvara
