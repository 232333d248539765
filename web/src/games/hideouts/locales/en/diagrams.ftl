### Pictures in the rules

diagram-corner =
    You’re at the bottom corner. In every box you see the two far walls from inside (bright), and
    the picture there tells which wall the seal is on. The two near walls (hatched) are hidden by
    the neighbours and the rim.
diagram-gap = Only at the gap can near walls be seen. The seal of the right-hand box faces you: it’s the owl’s home. The seal of the left-hand box faces your teammate: you see only the picture inside.
diagram-turn = A turn: 1. Pay a token and slide a box into the gap. 2. What was under it is turned over; a rune goes into the lid. 3. Put the guardian you found into its box, or leave it.
