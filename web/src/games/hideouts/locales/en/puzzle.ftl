### The puzzles of the day: bring them home, and whose box is this?

## $known (number): boxes whose home is known; $tokens (number): tokens left

bring-home-title = { $known } homes known, { $tokens } tokens: bring everyone home
bring-home-about =
    From a game between bots. Whatever turns up, what the team knows and the tokens it has left are
    enough to win, with none to spare. You move for everyone.
bring-home-won = All eight are home, and nothing could have gone wrong.
bring-home-lost = From here a win is no longer certain: you would need luck.
bring-home-back = Take back
bring-home-restart = Start again

## $box: a letter; $guardian: fish, lizard, owl, fox, moth, hare, snail or bat

whose-title = Whose box is { $box }?
whose-about = At each step somebody named one seal in sight, but not the box it is on. A seal is in sight while its wall borders the gap. Step through, then choose.
whose-named = Seals that were named
whose-nothing = no seal in sight
whose-next = Next slide
# $place: a cell; $side: which wall has the seal
whose-box-is = Box { $box }: { $place }, { $side }
whose-right = This is how it follows:
whose-wrong = No. Box { $box }: { subject-guardian }. This is how it follows:
whose-settled = { $box }: { subject-guardian }.

## Why; $moments: the numbers of steps, as a list, $count (number): how many; $settled: letters of boxes, as a list, $others (number): how many

whose-by-named =
    { $count ->
        [one] Named at step { $moments }, when only this box’s seal was in sight.
       *[other] Named at steps { $moments }, and only this box’s seal was in sight each time.
    }
whose-by-named-and-settled =
    { $count ->
        [one] Named at step { $moments }.
       *[other] Named at steps { $moments }.
    } { $others ->
        [one] It can’t be { $settled }, which is another’s.
       *[other] It can’t be { $settled }, which are others’.
    }
whose-by-box = All the others have another box, or were named while this one was out of sight.
whose-last = All the other boxes are settled.
