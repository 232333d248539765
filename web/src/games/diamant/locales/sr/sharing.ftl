### Otvoren izbor na jednom uređaju i igrači na telefonu

open-decide = { $name }: napred ili izlaz?
open-all-on = Svi napred
open-rest-on = Ostali napred
brief-chosen = izabrano
brief-thinks = razmišlja
brief-cave = u pećini
brief-camp = u kampu
brief-away = nije tu
