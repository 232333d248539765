### The rules of Hideouts, a topic for each message; rules/topics.ts says when each is at hand.

rules-hideouts-goal =
    Eight guardians sleep in a casket, and each has a box of its own. Find out together which box
    is whose, bring everyone home, and come back to the start token before the action tokens run
    out. You all win, or nobody does. Two to four can play.
    .title = The goal

rules-hideouts-casket =
    Nine cells, eight boxes: one cell is always open, the gap. At first it is on the start token. In
    every other cell an amulet with a guardian lies face down, and a hideout on top of it. A box
    carries its seal on one of its four outer walls: the picture of the guardian whose home it is. A
    mark inside the box shows which wall that is, but not whose home the box is.
    .title = The casket

rules-hideouts-sight =
    Each of you looks from a corner. You see the inside of the two walls farther from you, and from
    outside the two that face you, but those only where they border the gap: everywhere else a
    neighbour or the rim hides them. So you read a seal when its wall is at the gap and turned
    towards you.
    .title = What you see

rules-hideouts-talk =
    Say whatever you know: nobody sees everything, and the team needs it all. Point at a box with a
    quick phrase, or write.
    .title = Talking

rules-hideouts-turn =
    On your turn you do one thing: slide a box, or correct a mistake. Then the next seat clockwise is
    on.
    .title = Your turn

rules-hideouts-slide =
    Choose a box beside the gap and put an action token from the supply into it, where it stays. The
    box slides into the gap without turning. The cell it leaves is the new gap, and what lies there
    is uncovered.
    .title = Sliding a box

rules-hideouts-guardian =
    When the hideout has gone, the amulet is turned up. You may put this guardian into any box at
    once, even beside another, or leave it lying. Who is left can be taken whenever the cell is
    uncovered again.
    .title = A guardian is found

rules-hideouts-correct =
    Is someone in the wrong box? Instead of sliding a box, take three action tokens out of the supply
    for good and move one guardian from its box into another.
    .title = Correcting

rules-hideouts-finish =
    When the start token is open and all eight guardians are in boxes, whoever has the turn may
    finish. The boxes are lifted: if each guardian is at home, you win. If one is not, you lose. There
    is no hurry as long as there are tokens.
    .title = Finishing

rules-hideouts-supply =
    When the supply is empty at the end of a turn, the game is lost; the very last token may still be
    the one that wins. Twenty turns in a row without a token from the supply lose as well.
    .title = The supply

rules-hideouts-rune =
    A rune does nothing. It goes into the lid, and the amulet under it is turned up.
    .title = Rune

rules-hideouts-mechanism =
    A mechanism goes into the lid, and the same player must slide one more box at once, free of
    charge. The amulet under the mechanism stays face down until its cell is uncovered again.
    .title = Mechanism

rules-hideouts-lock =
    A lock shows three runes. It opens only when all three lie in the lid; until then it stays face
    up on its amulet, and you look again each time the cell is uncovered.
    .title = Lock

rules-hideouts-rotation =
    The whole casket makes a quarter turn clockwise. From now on you all look from other corners, and
    see walls that were hidden from you before.
    .title = Rotation

rules-hideouts-action =
    Put the action symbol into any box. From now on that box slides without a token.
    .title = Action symbol

rules-hideouts-number =
    Numbers go into the lid in order, from 1 up. One that comes too early stays face up on its
    amulet and waits for the lower ones.
    .title = Numbers

rules-hideouts-advanced =
    In advanced mode, whenever a slide uncovers a cell whose guardian is gone, one more token from the
    supply is laid into that cell. The start token’s cell costs nothing extra.
    .title = Advanced mode

rules-hideouts-memory =
    How much the table remembers for you is agreed beforehand: nothing, what your own seat has seen,
    or all that the team has seen and what follows from it.
    .title = Memory aids
