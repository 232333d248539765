## Šta kaže svaka stranica

close = Zatvori
language = Jezik
theme = Tema
theme-system = Kao na uređaju
theme-dark = Tamna (baklja)
theme-light = Svetla (dan)
motion = Animacije
motion-system = Kao na uređaju
motion-full = Uključene
motion-still = Isključene
sound = Zvuk
settings = Podešavanja
me = Profil
nowhere = Ćorsokak
nowhere-more = Ovde nema stranice. Možda je adresa usput izgubila slovo.
go-home = Početna
