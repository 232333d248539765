### Talking at the casket.

## Where a seal is
## $wall: N, E, S or W; of two walls, the first one clockwise

phrase-seal-on =
    { $wall ->
        [N] Its seal is on the north wall.
        [E] Its seal is on the east wall.
        [S] Its seal is on the south wall.
       *[W] Its seal is on the west wall.
    }
phrase-seal-on-either =
    { $wall ->
        [N] Its seal is on the north or the east wall.
        [E] Its seal is on the east or the south wall.
        [S] Its seal is on the south or the west wall.
       *[W] Its seal is on the west or the north wall.
    }

## What only I know
## $count (number): seals and sides

tell-all = Share what only I have seen ({ $count })
box-untold = only you know this
box-side-said =
    { $wall ->
        [N] seal said to be on the north wall
        [E] seal said to be on the east wall
        [S] seal said to be on the south wall
       *[W] seal said to be on the west wall
    }

## What is under a box
## $things: a list; $lock: one of them; $needs, $lacks: lists of runes; $count (number): those that are missing

box-under = under it: { $things }
box-unseen = under it, not seen by anyone yet: { $things }
under-start = the start token
lock-needs =
    { $count ->
        [0] { $lock } (needs { $needs }; none is missing)
       *[other] { $lock } (needs { $needs }; missing: { $lacks })
    }
