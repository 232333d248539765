### Acting at the casket: doubts, and keys.

## An action that contradicts the signs over the boxes
## $guardian: who is put into a box; $clue: whose sign it is; $verb: place, or correct for three tokens

doubt-other =
    { $verb ->
        [correct] The sign over this box shows { sign-of }. Move { object-guardian } there anyway, for three tokens?
       *[place] The sign over this box shows { sign-of }. Put { object-guardian } there anyway?
    }
doubt-elsewhere =
    { $verb ->
        [correct] The sign over another box shows { sign-of }. Move { object-guardian } here anyway, for three tokens?
       *[place] The sign over another box shows { sign-of }. Put { object-guardian } here anyway?
    }
doubt-home = The sign over its box shows { sign-of }: it is home. Move { object-guardian } away anyway, for three tokens?
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
key-arrows = From box to box; pressed twice, the box that goes that way slides
key-enter = Acts on the box or the button
key-numbers = The buttons of the question, from the left
key-leave = Leave the guardian
