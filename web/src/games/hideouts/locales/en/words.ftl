### The nouns of Hideouts, as labels, and the quick phrases.

## Guardians

guardian-fish = Fish
guardian-lizard = Lizard
guardian-owl = Owl
guardian-fox = Fox
guardian-moth = Moth
guardian-hare = Hare
guardian-snail = Snail
guardian-bat = Bat

## Guardians within a sentence: as who does something, and as to whom it is done
## $guardian: fish, lizard, owl, fox, moth, hare, snail or bat

subject-guardian =
    { $guardian ->
        [fish] the fish
        [lizard] the lizard
        [owl] the owl
        [fox] the fox
        [moth] the moth
        [hare] the hare
        [snail] the snail
       *[bat] the bat
    }
object-guardian =
    { $guardian ->
        [fish] the fish
        [lizard] the lizard
        [owl] the owl
        [fox] the fox
        [moth] the moth
        [hare] the hare
        [snail] the snail
       *[bat] the bat
    }

## Hideouts: their kinds, and one of them within a sentence
## $which: a number or a letter

hideout-kind-rune = Rune
hideout-kind-mechanism = Mechanism
hideout-kind-lock = Lock
hideout-kind-rotation = Rotation
hideout-kind-action = Action symbol
hideout-kind-number = Number
a-hideout-rune = rune { $which }
a-hideout-mechanism = a mechanism
a-hideout-lock = lock { $which }
a-hideout-rotation = a rotation
a-hideout-action = the action symbol
a-hideout-number = number { $which }

## Corners

corner-nw = North-west corner
corner-ne = North-east corner
corner-se = South-east corner
corner-sw = South-west corner

## Where something is

cell-0 = in the north-west
cell-1 = in the north
cell-2 = in the north-east
cell-3 = in the west
cell-4 = in the middle
cell-5 = in the east
cell-6 = in the south-west
cell-7 = in the south
cell-8 = in the south-east
beside-gap-n = north of the gap
beside-gap-e = east of the gap
beside-gap-s = south of the gap
beside-gap-w = west of the gap

## Levels, and how they are played

level-1 = Simple hideouts
level-2 = Moving boxes
level-3 = Magic locks
level-4 = Turning casket
level-5 = Puzzle pieces
level-own = Custom level
# $charge: every or once; $start: free or paid
advanced-mode = Advanced mode
    .about =
        { $charge ->
            [once] A cell whose guardian is gone costs one more token the first time it is uncovered.
           *[every] A cell whose guardian is gone costs one more token whenever it is uncovered.
        } { $start ->
            [paid] The same goes for the start token’s cell.
           *[free] {""}
        }

## Memory aids

memory-none = No memory aid
    .about = You see only what is in sight now. Remember the rest yourselves.
memory-own = My own memory
    .about = What each player has seen stays drawn for that player.
memory-team = The team’s memory
    .about = What anyone has seen is drawn for everyone, along with what follows from it.

## Things
## $count (number)

word-casket = Casket
word-gap = Gap
word-supply = Supply
word-lid = Lid
action-tokens =
    { $count ->
        [one] { $count } action token
       *[other] { $count } action tokens
    }

## Quick phrases, as what someone says of a box or a cell
## $guardian: as above; with put-here also none
## $wall: N, E, S or W
## $place: where it is; $phrase: what is said of it

phrase-seal-is = This is the home of { object-guardian }.
phrase-seal-far-side =
    { $wall ->
        [N] Its seal is on the far side, on the north wall.
        [E] Its seal is on the far side, on the east wall.
        [S] Its seal is on the far side, on the south wall.
       *[W] Its seal is on the far side, on the west wall.
    }
phrase-seal-near-side = Its seal is on my side.
phrase-move-this = Move this one.
phrase-keep-this = Leave this one where it is.
phrase-look-here = Look here.
phrase-whose = Whose is this one?
phrase-put-here =
    { $guardian ->
        [none] Put it in here.
       *[other] Put { object-guardian } in here.
    }
phrase-wait = Wait.
phrase-agreed = Agreed.
phrase-not-sure = I’m not sure.
phrase-finish = Let’s lift the boxes.
phrase-at = { $phrase } ({ $place })
