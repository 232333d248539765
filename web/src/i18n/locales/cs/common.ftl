## Co říká každá stránka

close = Zavřít
language = Jazyk
theme = Světlo
theme-system = Podle zařízení
theme-dark = Pochodeň
theme-light = Denní světlo
motion = Pohyb
motion-system = Podle zařízení
motion-full = S pohybem
motion-still = Bez pohybu
sound = Zvuk
settings = Nastavení
me = Já
nowhere = Slepá chodba
nowhere-more = Tady žádná stránka není. Možná adresa cestou ztratila písmenko.
go-home = Zpátky na denní světlo
