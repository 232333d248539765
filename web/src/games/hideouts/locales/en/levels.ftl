### The levels of Hideouts: the journey, and levels of one's own.

## The journey
## $games (number) played, $won (number) of them; $count (number): tokens left

levels-title = The journey
levels-about = Five caskets, each with more tricks than the last. Begin wherever you like.
levels-next = Your next one
levels-play = Play
levels-friends = With friends
levels-untried = Not played yet
levels-won =
    { $games ->
        [one] won { $won } of { $games } game
       *[other] won { $won } of { $games } games
    }
levels-best =
    { $count ->
        [one] at best { $count } token left
       *[other] at best { $count } tokens left
    }
levels-after = After the journey: advanced mode
levels-after-more = Best once all five are won, but open to everyone.
levels-own = My own levels
levels-own-none = None is kept on this device yet.
levels-own-record = Levels of one’s own, and with another supply:
levels-make = Make a level
levels-change = Look at or change
levels-forget = Remove from this device
levels-by-link = A level by its link

## The editor
## $hideout: one of them, within a sentence; $count (number): hideouts; $lacks: those that are missing

editor-about = Choose eight hideouts from the box. A press puts one in, another takes it out.
editor-my-level = My level
editor-name = Name of the level
editor-casket = In the casket
editor-box = In the box
editor-in = Put in: { $hideout }
editor-out = Take out: { $hideout }
editor-count = { $count } of 8 in the casket
editor-more =
    { $count ->
        [one] { $count } more hideout is needed.
       *[other] { $count } more hideouts are needed.
    }
editor-ready = This level can be played.
editor-least =
    { $count ->
        [one] Nobody can win this: even the luckiest deal takes { $count } token.
       *[other] Nobody can win this: even the luckiest deal takes { $count } tokens.
    }
editor-strict = How strict it is
editor-charge = A cell without its guardian costs
editor-charge-every = every time
editor-charge-once = only once
editor-start = The start token’s cell
editor-start-free = costs nothing
editor-start-paid = costs too
editor-play = Play with bots
editor-keep = Keep on this device
editor-kept = Kept on this device
editor-link = The link to this level
editor-link-more = The level is in the link itself: whoever opens it can play it, or change it.

## What is wrong with a level, where it is made

fault-wrong-value = A level needs a name of 1 to 80 letters, in one line.
fault-unknown-hideout = There is no such hideout.
fault-too-many-of-a-kind = The box holds fewer of these.
fault-number-twice = Every number is there only once.
fault-number-left-out = Numbers leave in order from 1. Missing: { $lacks }.
fault-lock-without-rune = A lock needs the runes it shows. Missing: { $lacks }.
fault-supply-out-of-bounds = The supply is 1 to 25 tokens.
refused-wrong-level = This link carries no level. Perhaps a piece of it was lost on the way.
