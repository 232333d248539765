### What happens in a game of Hideouts, a sentence for each event, and what one sees in words: for
### the log and for screen readers. Names are given as the players wrote them.
### $name: a player
### $place, $from, $to: where a box stands, as "in the north" or "north of the gap"
### $guardian: fish, lizard, owl, fox, moth, hare, snail or bat
### $hideout: one of them in words, as "rune 3"

log-dealt = The casket is set up, with its gap { $place }. { $name } begins.
# $paid: yes or no
log-slid =
    { $paid ->
        [yes] { $name } slides the box { $place } into the gap, for a token.
       *[no] { $name } slides the box { $place } into the gap, for free.
    }
log-turned-up = Under it lies { $hideout }.
log-stayed = Not yet: { $hideout } stays where it is, face up.
log-removed = Into the lid: { $hideout }.
log-rotated = The casket makes a quarter turn: everyone looks from another corner.
# $corner: NW, NE, SE or SW
log-my-corner =
    { $corner ->
        [NW] You look from the north-west now.
        [NE] You look from the north-east now.
        [SE] You look from the south-east now.
       *[SW] You look from the south-west now.
    }
log-uncovered = In the gap: { subject-guardian }.
log-placed = { $name } puts { object-guardian } into the box { $place }.
log-left-lying = { $name } leaves { object-guardian } lying in the gap.
log-blessed = { $name } puts the action symbol into the box { $place }: moving it is free from now on.
log-corrected =
    For three tokens { $name } moves { object-guardian } from the box { $from } into the box { $to }.
log-charged = This cell’s guardian is gone already: a token goes into the gap.
log-passed = { $name } doesn’t want to finish yet.
# $reason: finished, misplaced, out_of_tokens or stalled
# $supply (number): tokens left
log-ended =
    { $reason ->
        [finished] The boxes are lifted: every guardian is home. Won! { log-tokens-left }
        [misplaced] The boxes are lifted: someone is in another’s home. Lost. { log-tokens-left }
        [out_of_tokens] The supply is empty. Lost.
       *[stalled] Twenty turns in a row without spending a token. Lost. { log-tokens-left }
    }
log-tokens-left =
    { $supply ->
        [0] No token is left.
        [one] { $supply } token is left.
       *[other] { $supply } tokens are left.
    }

## What comes into my sight
## $wall: N, E, S or W

sight-seal = The seal of the box { $place } shows { object-guardian }.

## A box in words, put together from these with commas
## $guardians: a list of them
## $count (number): action tokens

box-at = box { $place }
box-shows = its seal shows { object-guardian }
box-known = known to be the home of { object-guardian }
box-picture =
    { $wall ->
        [N] inside, the picture is on the north wall
        [E] inside, the picture is on the east wall
        [S] inside, the picture is on the south wall
       *[W] inside, the picture is on the west wall
    }
box-side =
    { $wall ->
        [N] seal on the north wall
        [E] seal on the east wall
        [S] seal on the south wall
       *[W] seal on the west wall
    }
box-holds = in it: { $guardians }
box-symbol = with the action symbol: moving it is free

## The open cell in words

gap-start = The gap { $place }: the start token lies there.
gap-hideout = The gap { $place }: { $hideout } lies there.
gap-guardian = The gap { $place }: { subject-guardian } lies there.
gap-empty = The gap { $place }: nothing lies there.
