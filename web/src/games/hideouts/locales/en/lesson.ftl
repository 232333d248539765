### The lesson: a hint next to what it explains, and a last word.
### $guardian: the one that a hint is about

learn-goal = Bring the eight guardians home, each into its own box, then get the gap back to the start token, all before the 25 tokens run out. You win or lose as a team.
learn-box =
    Each box has a seal on the outside of one wall. It shows whose home the box is. The picture
    inside tells you which wall it is, but not whose home.
learn-picture = One box from two sides: the owl’s seal on the outside of a wall, and the picture on the inside of the same wall.
learn-corner =
    You’re looking from the bottom corner, your teammate from the opposite one. In every box you see
    the two far walls from inside. Here is the picture: the seal is on that wall, but outside, where
    only your teammate can read it.
learn-gap = The only free cell is the gap: a box next to it can slide in. The start token is here now, and at the end it must be uncovered again.
learn-seal =
    Next to the gap you also see the outside of walls that face you. This one has a seal:
    { subject-guardian }. So this box is its home. The sign above it, in a solid frame, keeps a note
    of what you have read.
learn-told = A dashed frame: this seal was read by your teammate. What one of you reads, the whole team knows here.
learn-slide = Your turn. Tap this box, drag it, or use an arrow key: it slides into the gap, and you see what was under it.
learn-rune =
    Under the box was a hideout, in this case a rune. A rune does nothing: it goes into the lid,
    with everything that has left the game.
learn-home = Under the rune a guardian was asleep: { subject-guardian }. Its home is known, so carry it there: with this button, or tap the box.
learn-token = Each slide moves one token from the supply into the box. If the supply runs out before you have won, you lose. Now your teammate plays.
learn-guess = Your teammate found { object-guardian } and put it into this box on a guess: nobody has read its seal yet. Keep an eye on it.
learn-talk = Talking is half the game. Tap here, then a box, and ask whose it is or say what you see. Your teammate answers.
learn-advice = Your teammate suggests sliding this box. It’s only advice: you decide.
learn-leave = In the gap: { subject-guardian }. Nobody has read its seal yet, so leave it here and come back later. Putting a wrong guess right costs three tokens.
learn-fetch = The dashed circle shows what lies under this box: { subject-guardian }. And now its home is known. Slide the box away and carry the guardian home.
learn-wrong = A mistake: { subject-guardian } is in a box with someone else’s sign. Instead of sliding, you can correct it here, for three tokens.
learn-who = First choose who has to move: { subject-guardian }.
learn-where = Now tap its own box, the one with its sign.
learn-start = All eight guardians are in boxes. Now the start token has to be uncovered again: it’s under this box. Slide it away!
learn-lift = Everyone is in a box, and the start token is uncovered. Compare the signs once more, then lift the boxes: if all are home, you win. If one is not, you lose.
learn-done = Now you know how it’s done: read seals at the gap, tell each other, carry guardians home, leave the unknown ones, correct mistakes, and return to the start token in time. Level 1 is the same with a new deal every time.
learn-level = Play level 1
