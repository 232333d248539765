### The end of Hideouts: what was missing, who could have known, and where the tokens went.

## What was missing
## $short, $home (numbers): slides, guardians

missing-start =
    { $short ->
        [1] All eight are home, but the start token was still covered: one slide short.
        [one] All eight are home, but the start token was still covered: { $short } slide short.
       *[other] All eight are home, but the start token was still covered: { $short } slides short.
    }
missing-lifting = All eight are home and the start token is uncovered, but nobody lifted the boxes in time.
missing-guardians =
    { $home ->
        [0] No guardian is home.
        [one] { $home } of 8 guardians is home.
       *[other] { $home } of 8 guardians are home.
    }

## What went wrong, and who could have known
## $guardian, $owner, $clue: fish, lizard, owl, fox, moth, hare, snail or bat
## $names: a list of $count players; $seen (number): a move

wrong-boxed = Wrong box: { subject-guardian } was put into { owner-box }.
wrong-left = Left behind: { subject-guardian }. Nobody came back for it.
seal-of =
    { $clue ->
        [fish] the fish’s seal
        [lizard] the lizard’s seal
        [owl] the owl’s seal
        [fox] the fox’s seal
        [moth] the moth’s seal
        [hare] the hare’s seal
        [snail] the snail’s seal
       *[bat] the bat’s seal
    }
knew-untold =
    { $count ->
        [one] { $names } could see { seal-of } and nobody was told.
       *[other] { $names } could see { seal-of } and nobody else was told.
    }
knew-before =
    { $count ->
        [one] { $names } could see { seal-of } from move { $seen } on.
       *[other] { $names } could see { seal-of } from move { $seen } on.
    }
knew-later =
    { $count ->
        [one] Only after move { $seen } could { $names } see { seal-of }.
       *[other] Only after move { $seen } could { $names } see { seal-of }.
    }
knew-team = The team’s memory showed { seal-of } to all.

## Where the tokens went
## $count (number): slides

slides-made =
    { $count ->
        [one] { $count } slide
       *[other] { $count } slides
    }
slides-free = { $count } more for free
