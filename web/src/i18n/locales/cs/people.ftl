nameless = Hráč
open-seat = Volné místo
your-name = Vaše jméno
your-colour = Vaše barva

colour-red = Červená, kosočtverec
colour-blue = Modrá, kapka
colour-green = Zelená, list
colour-yellow = Žlutá, slunce
colour-purple = Fialová, měsíc
colour-white = Bílá, hvězda
colour-orange = Oranžová, vrchol
colour-teal = Tyrkysová, kroužek

guest-otter = Vydra
guest-lynx = Rys
guest-badger = Jezevec
guest-falcon = Sokol
guest-marten = Kuna
guest-heron = Volavka
guest-hedgehog = Ježek
guest-raven = Havran
