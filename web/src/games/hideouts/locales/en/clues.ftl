### Hints: what follows from what was seen, and a move with its reason.

## Setting up a table, and asking

new-hints = Hints
new-hints-no = None
new-hints-no-more = You work everything out yourselves.
new-hints-yes = Allowed
new-hints-yes-more =
    On your turn you can take a hint: first what follows from what you’ve seen, then a move. The
    others can see that you took one.
facts-hints = hints allowed
take-hint = Hint
take-move = Suggest a move
phrase-took-hint = I’m taking a hint.
phrase-took-move = I’m taking a hint about my move.

## What follows from what was seen
## $place: where the box is; $guardian: whom it is about; $wall: N, E, S or W; $count (number)

clue-home-left = The box { $place } is the home of { object-guardian }: the other seven are known.
clue-home-read = The box { $place } is the home of { object-guardian }: its seal has been read.
clue-home-open =
    { $count ->
        [one] One box may still be the home of { object-guardian }.
       *[other] { $count } boxes may still be the home of { object-guardian }.
    }
clue-misplaced = Somebody else lives in the box { $place }: { subject-guardian } is in the wrong one.
clue-fetch = Under the box { $place } is { subject-guardian }, and its home is known.
clue-guardian-left = Only { subject-guardian } can be under the box { $place }: the other seven have been seen.
clue-side =
    { $wall ->
        [N] The seal of the box { $place } is on its north wall: it can be read once the gap is there.
        [E] The seal of the box { $place } is on its east wall: it can be read once the gap is there.
        [S] The seal of the box { $place } is on its south wall: it can be read once the gap is there.
       *[W] The seal of the box { $place } is on its west wall: it can be read once the gap is there.
    }
clue-unproven =
    { $count ->
        [one] One guardian is in a box whose seal nobody has read.
       *[other] { $count } guardians are in boxes whose seals nobody has read.
    }
clue-all-home = Every guardian is at home: all that’s left is the way to the start token.
clue-unseen =
    { $count ->
        [one] Nobody has looked under one box yet.
       *[other] Nobody has looked under { $count } boxes yet.
    }

## A move and its reason
## $place and $guardian as above

advice-plan = Move the box { $place }: it’s on the way.
advice-plan-fetch = Move the box { $place }: { subject-guardian } is under it, and its home is known.
advice-plan-look = Move the box { $place }: nobody has seen what’s under it.
advice-plan-open = Move the box { $place }: what’s under it can open now.
advice-plan-read = Move the box { $place }: then a seal can be read.
advice-plan-home = Move the box { $place }: everyone is in a box, so back to the start token.
advice-undo = Move the box { $place } back: there’s a shorter way.
advice-slide = Move the box { $place }.
advice-place = Put { object-guardian } into the box { $place }: it’s home.
advice-only-left = Put { object-guardian } into the box { $place }: the other seven are known.
advice-guess = Put { object-guardian } into the box { $place }: a guess, but waiting would cost more.
advice-leave = Leave { object-guardian } there: its home isn’t known yet.
advice-leave-for-now = Leave { object-guardian } there for now: an empty cell costs a token.
advice-bless = Put the action symbol into the box { $place }: it will move most often.
advice-put-right = Correct it: { subject-guardian } belongs in the box { $place }.
advice-finish = Lift the boxes.
advice-pass = Don’t lift the boxes yet.
