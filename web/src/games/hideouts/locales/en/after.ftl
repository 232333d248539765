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
astray-seen-later = The seals gave it away after move { $seen }: it could still have been corrected.
astray-guess = Nobody had seen enough to know: it was a guess.

## Where the tokens went, and how it compares
## $count, $left (numbers)

spent-title = Where the tokens went
spent-corrections = { $count } for corrections
spent-charges = { $count } for empty cells
spent-left = { $count } left
moves-made =
    { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }
best-now = Your best at this level so far.
best-before =
    { $left ->
        [one] Your best at this level: { $left } token left.
       *[other] Your best at this level: { $left } tokens left.
    }
to-journey = The journey

## The replay, and watching
## $name: a player

replay-move = Move { $number } of { $all }
watch-eyes = Through whose eyes
watch-public = As everyone sees it
watch-through = As { $name } sees it

## Setting up a table

new-watching = Who watches
new-watching-public = Sees what everyone sees
new-watching-public-more = Watchers see the boxes and what lies in them, but no seal that only a corner sees.
new-watching-seats = May borrow a seat’s eyes
new-watching-seats-more = Watchers may look through the eyes of one seat at a time. They can’t talk at the table, but they could whisper.
new-first = Who begins
new-first-chance = By lot
new-player = Player { $number }

## Statistics
## $count (number)

me-hideouts = How I play Hideouts
me-hideouts-none = No casket played to its end yet.
me-hideouts-play = To the casket
me-hideouts-won =
    { $count ->
        [one] won, of { $count } casket
       *[other] won, of { $count } caskets
    }
