### Углы, коротко, как на компасе

corner-short-nw = СЗ
corner-short-ne = СВ
corner-short-se = ЮВ
corner-short-sw = ЮЗ
