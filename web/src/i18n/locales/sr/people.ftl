nameless = Igrač
open-seat = Slobodno mesto
your-name = Vaše ime
your-colour = Vaša boja

colour-red = Crvena, romb
colour-blue = Plava, kap
colour-green = Zelena, list
colour-yellow = Žuta, sunce
colour-purple = Ljubičasta, mesec
colour-white = Bela, zvezda
colour-orange = Narandžasta, vrh
colour-teal = Tirkizna, prsten

guest-otter = Vidra
guest-lynx = Ris
guest-badger = Jazavac
guest-falcon = Soko
guest-marten = Kuna
guest-heron = Čaplja
guest-hedgehog = Jež
guest-raven = Gavran
