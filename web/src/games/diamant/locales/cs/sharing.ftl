### Otevřená volba u jednoho zařízení a hráči na telefonu

open-decide = { $name }: pokračování, nebo návrat?
open-all-on = Všichni pokračují
open-rest-on = Ostatní pokračují
brief-chosen = zvoleno
brief-thinks = přemýšlí
brief-cave = v jeskyni
brief-camp = v táboře
brief-away = není tu
