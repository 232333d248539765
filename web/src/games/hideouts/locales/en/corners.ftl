### The corners, as short as a compass has them

corner-short-nw = NW
corner-short-ne = NE
corner-short-se = SE
corner-short-sw = SW
