### Rohy, zkráceně jako na kompasu

corner-short-nw = SZ
corner-short-ne = SV
corner-short-se = JV
corner-short-sw = JZ
