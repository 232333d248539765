### The screen of a game of Hideouts

## Around the casket

around-casket = Around the casket
is-playing = it’s their turn
lid-empty = Nothing yet
supply-left = { $left } of { $all }
turn-of = It’s { $name }’s turn.
hand-over-corner = No peeking, please! The casket turns to your corner; tell the others what you see from there.

## What is asked of me

# $symbol: yes if a box holds the action symbol, else no
ask-turn =
    Your turn: slide a box into the gap. { $symbol ->
        [yes] That costs one token, unless the box holds the action symbol.
       *[no] That costs one token.
    }
# $guardian: who lies open in the gap
ask-place = In the gap: { subject-guardian }. Put it into a box, or leave it here for later.
ask-free = A mechanism: slide any box into the gap once more, for free.
ask-bless = The action symbol: put it into a box. Moving that box is free from then on.
ask-close = All guardians are in boxes and the start token is uncovered. Lift the boxes, or play on?
ask-correct-who = Fixing a mistake costs three tokens. Which guardian do you want to move?
ask-correct-where = Into which box? It costs three tokens.
does-slide = Slides into the gap
does-place = Put the guardian in here
does-bless = Put the action symbol in here
does-correct = Move the guardian here, for three tokens
# $guardian: whose box it is
into-own =
    { $guardian ->
        [fish] Into the fish’s box
        [lizard] Into the lizard’s box
        [owl] Into the owl’s box
        [fox] Into the fox’s box
        [moth] Into the moth’s box
        [hare] Into the hare’s box
        [snail] Into the snail’s box
       *[bat] Into the bat’s box
    }
leave-lying = Leave it
correct = Fix a mistake
do-not-correct = Never mind
finish = Lift the boxes
pass = Not yet
finish-sure = This ends the game: if every guardian is in its own box, you all win; if one is not, you all lose. Does everyone agree?
finish-yes = Yes, lift them
finish-no = Take another look
point = Point something out
point-at = Which box do you mean?
does-point = Say something about this box

## The end

lifting = Lifting the boxes…
won = Won!
lost = Lost
# $left (number): tokens left in the supply
ended-finished =
    { $left ->
        [one] Every guardian is in its own box. { $left } token was left.
       *[other] Every guardian is in its own box. { $left } tokens were left.
    }
ended-misplaced = Not every guardian was in its own box.
ended-out-of-tokens = The supply ran out.
ended-stalled = Twenty turns in a row without spending a token.
next-level = The next level

## Said once, when it first happens

hint-rune = A rune does nothing: it goes into the lid, and the guardian under it is found.
hint-mechanism = A mechanism: the same player must slide a box into the gap again at once, for free; it may be the same box. The guardian here stays face down for now.
hint-lock = A lock opens only when the three runes on it are all in the lid; until then it stays.
hint-rotation = The casket makes a quarter turn: everyone looks from another corner now.
hint-action = The action symbol: the box it is put into moves for free from now on.
hint-number = Numbers leave in order, starting with 1.
hint-guardian = You’ve found a guardian! Put it in any box, ideally the one with its seal, or leave it for later. Moving it again costs three tokens.
hint-charged = { advanced-mode }. { advanced-mode.about }

## Setting up a table

new-level = Level
new-memory = Memory aid
new-off = Off
new-on = On
new-supply = Action tokens in the supply
new-into-casket = To the casket
home-hideouts-open = Everyone sees from one corner. Solve it together.
home-play-two = you and two bots
rules-title-hideouts = Rules of Hideouts
