### Acting at the casket: doubts, and keys.

## An action that contradicts the signs over the boxes
## $guardian: who is put into a box; $clue: whose sign it is; $verb: place, or correct for three tokens

doubt-other =
    { $verb ->
        [correct] The sign above this box shows { sign-of }. Move { object-guardian } there anyway, for three tokens?
       *[place] The sign above this box shows { sign-of }. Put { object-guardian } there anyway?
    }
doubt-elsewhere =
    { $verb ->
        [correct] The sign above another box shows { sign-of }. Move { object-guardian } here anyway, for three tokens?
       *[place] The sign above another box shows { sign-of }. Put { object-guardian } here anyway?
    }
doubt-home = The sign above its box shows { sign-of }: it is home. Move { object-guardian } away anyway, for three tokens?
sign-of =
    { $clue ->
        [fish] the fish
        [lizard] the lizard
        [owl] the owl
        [fox] the fox
        [moth] the moth
        [hare] the hare
        [snail] the snail
       *[bat] the bat
    }
doubt-no = No, choose again
doubt-yes = Do it anyway

## Keys

aim-again = This box slides into the gap. Press the same key again, or Enter.
key-arrows = Move between the boxes; press twice to slide the box that can go that way
key-enter = Use the selected box or button
key-numbers = The answer buttons, from left to right
key-leave = Leave the guardian
