## Šta kaže svaka stranica

close = Zatvori
language = Jezik
theme = Svetlo
theme-system = Kao na uređaju
theme-dark = Baklja
theme-light = Dnevno svetlo
motion = Pokret
motion-system = Kao na uređaju
motion-full = S pokretom
motion-still = Bez pokreta
sound = Zvuk
settings = Podešavanja
me = Ja
nowhere = Ćorsokak
nowhere-more = Ovde nema stranice. Možda je adresa usput izgubila slovo.
go-home = Nazad na dnevno svetlo
