### Akcije kraj kovčežića: sumnje i tasteri.

doubt-other =
    { $verb ->
        [correct] Nad ovom kutijicom je znak: { sign-of }. Ipak premestiti tamo { object-guardian } za tri žetona?
       *[place] Nad ovom kutijicom je znak: { sign-of }. Ipak staviti tamo { object-guardian }?
    }
doubt-elsewhere =
    { $verb ->
        [correct] Nad drugom kutijicom je znak: { sign-of }. Ipak premestiti ovamo { object-guardian } za tri žetona?
       *[place] Nad drugom kutijicom je znak: { sign-of }. Ipak staviti ovde { object-guardian }?
    }
doubt-home = Nad kutijicom je znak: { sign-of }, dakle tu je već dom. Ipak premestiti { object-guardian } za tri žetona?
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
key-arrows = Od kutijice do kutijice; dvaput pomera onu koja ide tuda
key-enter = Deluje na kutijicu ili dugme
key-numbers = Dugmad pitanja, sleva
key-leave = Ostaviti čuvara
