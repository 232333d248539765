### Uglovi, skraćeno kao na kompasu

corner-short-nw = SZ
corner-short-ne = SI
corner-short-se = JI
corner-short-sw = JZ
