key-on = Pokračovat
key-back = Vrátit se
key-skip = Přeskočit tahy botů
skip = Přeskočit
