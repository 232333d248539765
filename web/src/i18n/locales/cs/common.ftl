## Co říká každá stránka

close = Zavřít
language = Jazyk
theme = Vzhled
theme-system = Podle zařízení
theme-dark = Tmavý (pochodeň)
theme-light = Světlý (den)
motion = Animace
motion-system = Podle zařízení
motion-full = Zapnuté
motion-still = Vypnuté
sound = Zvuk
settings = Nastavení
me = Profil
nowhere = Slepá chodba
nowhere-more = Tady žádná stránka není. Možná adresa cestou ztratila písmenko.
go-home = Domů
