### The end of Hideouts and what comes after: what went wrong, the replay, watching, statistics.

## What went wrong
## $name: who did it; $guardian, $owner: fish, lizard, owl, fox, moth, hare, snail or bat
## $number, $all, $seen (numbers): moves; $guardians: a list of them

astray-title = What went wrong
astray-move = Move { $number }
owner-box =
    { $owner ->
        [fish] the fish’s box
        [lizard] the lizard’s box
        [owl] the owl’s box
        [fox] the fox’s box
        [moth] the moth’s box
        [hare] the hare’s box
        [snail] the snail’s box
       *[bat] the bat’s box
    }
astray-hidden = Never found: { $guardians }.
astray-seen-before = After move { $seen } the team had seen enough to know better.
astray-seen-later = The seals gave it away after move { $seen }; it could still have been corrected.
astray-guess = Nobody had seen enough to know, so it was a guess.

## Where the tokens went, and how it compares
## $count, $left (numbers)

spent-title = Where the tokens went
spent-corrections = { $count } on corrections
spent-charges = { $count } on empty cells
spent-left = { $count } left
spent-par = { $count } would do with everything revealed
spent-par-none = Even with everything revealed, this deal takes more tokens than there were.
best-now = Your best result on this level so far.
best-before =
    { $left ->
        [one] Your best result on this level: { $left } token left.
       *[other] Your best result on this level: { $left } tokens left.
    }
to-journey = All levels

## The replay, and watching
## $name: a player

replay-move = Move { $number } of { $all }
watch-eyes = Point of view
watch-public = As everyone sees it
watch-through = As { $name } sees it

## Setting up a table

new-watching = Spectators
new-watching-public = See what everyone sees
new-watching-public-more = Spectators see the boxes and what’s in them, but no seal that can be read only from a corner.
new-watching-seats = Can look through a player’s eyes
new-watching-seats-more = Spectators can look through one player’s eyes at a time. They can’t chat at the table, but they could whisper.
new-first = Who begins
new-first-chance = At random

## Statistics
## $count (number)

me-hideouts = How I play Hideouts
me-hideouts-none = You haven’t finished a casket yet.
me-hideouts-play = To the casket
me-hideouts-won =
    { $count ->
        [one] of { $count } casket won
       *[other] of { $count } caskets won
    }
