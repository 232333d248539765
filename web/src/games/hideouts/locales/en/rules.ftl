### The rules of Hideouts, a topic for each message; rules/topics.ts says when each is at hand.

rules-hideouts-goal =
    Eight guardians sleep in a casket, and each has a box of its own. Find out together which box is
    whose, bring everyone home, and come back to the start token before the action tokens run out.
    You all win, or nobody does. For two to four players.
    .title = The goal

rules-hideouts-casket =
    Nine cells, eight boxes: one cell is always open, the gap. At first it is on the start token. In
    every other cell an amulet with a guardian lies face down, and on top of it a hideout, also face
    down. Where each box stands and which way it is turned is random. A box carries its seal on one
    of its four outer walls: the picture of the guardian whose home it is. A coloured picture inside
    the box shows which wall that is, but not whose home the box is. What leaves the game lies in
    the lid, where everyone can see it.
    .title = The casket

rules-hideouts-sight =
    Each of you looks from a corner; two players sit at opposite corners. From inside you see the
    two far walls of every box: if the picture is on neither, the seal is on one of the two near
    ones. From outside you see the walls that face you, but only where they border the gap:
    everywhere else a neighbouring box or the rim hides them. So you can read a seal when its wall
    is at the gap and faces you. Seals beside the first gap can be read before the first turn. What
    lies in the gap, in the boxes, in the supply and in the lid, everyone sees; what lies under a
    box, nobody does.
    .title = What you see

rules-hideouts-talk =
    Say whatever you know: nobody sees everything, and the team needs it all. Point at a box with a
    quick phrase, or write in the chat.
    .title = Talking

rules-hideouts-turn =
    The host, or chance, says who begins. On your turn you do one thing: slide a box, or correct a
    mistake. Then play passes clockwise.
    .title = Your turn

rules-hideouts-slide =
    Choose a box beside the gap, in its row or its column, and put an action token from the supply
    into it, where it stays. The box slides into the gap without turning. The cell it leaves is the
    new gap, and what lies there is uncovered: a hideout takes effect, a guardian may be taken, the
    start token or an empty cell does nothing.
    .title = Sliding a box

rules-hideouts-guardian =
    When the hideout has gone, the amulet is turned up. You may put this guardian into any box at
    once, even beside another, or leave it lying. A guardian left behind can be taken when a slide
    uncovers its cell again; it is not enough that it lies in the gap when your turn begins.
    .title = A guardian is found

rules-hideouts-correct =
    Is someone in the wrong box? Instead of sliding a box, pay three action tokens, which leave the
    game, and move one guardian from the box it is in to any other.
    .title = Fixing a mistake

rules-hideouts-finish =
    When the start token is uncovered and all eight guardians are in boxes, the player whose turn it
    is may finish: right after their action, or at the start of the turn instead of one. It costs
    nothing. The boxes are lifted: if each guardian is at home, you win. If one is not, you lose.
    There is no hurry as long as there are tokens.
    .title = Finishing

rules-hideouts-supply =
    The supply holds 25 action tokens, unless the table has chosen fewer. When it is empty at the
    end of a turn, the game is lost; the very last token may still be the one that wins. Twenty
    turns in a row without a token from the supply, with only the box of the action symbol going to
    and fro, lose as well.
    .title = The supply

rules-hideouts-rune =
    A rune does nothing. It goes into the lid, and the amulet under it is turned up.
    .title = Rune

rules-hideouts-mechanism =
    A mechanism goes into the lid, and the amulet under it stays face down until its cell is
    uncovered again. The same player must at once slide any box beside the gap, free of charge, even
    the one that has just moved. What that uncovers takes effect as usual, another mechanism
    included.
    .title = Mechanism

rules-hideouts-lock =
    A lock shows three runes. It opens only when all three lie in the lid: then it goes there too,
    and the amulet under it is turned up. Until then it stays face up on its amulet, and is checked
    again each time its cell is uncovered.
    .title = Lock

rules-hideouts-rotation =
    The whole casket makes a quarter turn clockwise, the rotation goes into the lid, and the amulet
    under it is turned up. From now on you all look from other corners, and see walls that were
    hidden from you before. The order of turns stays the same.
    .title = Rotation

rules-hideouts-action =
    Whoever finds the action symbol puts it into any box; from now on that box slides without a
    token. Then the amulet is turned up. When the supply is empty the game is lost, even if that box
    could still slide.
    .title = Action symbol

rules-hideouts-number =
    Numbers leave in order, from 1 up. One that turns up too early stays face up on its amulet. It
    is checked again only when its cell is uncovered again, so you have to come back for it.
    .title = Numbers

# $charge: every or once; $start: free or paid
rules-hideouts-advanced =
    { $charge ->
        [once] In advanced mode, the first time a slide uncovers a cell whose guardian is gone, one more token from the supply is laid into that cell.
       *[every] In advanced mode, whenever a slide uncovers a cell whose guardian is gone, one more token from the supply is laid into that cell.
    } { $start ->
        [paid] The same goes for the start token’s cell.
       *[free] The start token’s cell costs nothing extra.
    }
    .title = Advanced mode

rules-hideouts-memory =
    How much the table remembers for you is agreed beforehand: nothing at all, not even where the
    start token lies; what you have seen from your own corner; or everything the team has seen, and
    what follows from it.
    .title = Memory aids
