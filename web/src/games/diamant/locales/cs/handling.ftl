key-on = Pokračovat
key-back = Vrátit se
key-skip = Přeskočit tahy botů
skip = Přeskočit
device-look = Prohlédněte si kartu společně.
device-next = Další: { $name }
