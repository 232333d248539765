### The levels of Hideouts: the journey, and levels of one's own.

## The journey
## $games (number) played, $won (number) of them; $count (number): tokens left

levels-title = The journey
levels-about = Five caskets, each with more tricks than the last. Start wherever you like.
levels-next = Up next
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
        [one] best: { $count } token left
       *[other] best: { $count } tokens left
    }
levels-after = After the journey: advanced mode
levels-after-more = Best once all five are won, but open to everyone.
levels-own = My own levels
levels-own-none = No levels saved on this device yet.
levels-own-record = Custom levels and games with a different supply:
levels-make = Make a level
levels-change = View or edit
levels-forget = Remove from this device
levels-by-link = Link to a shared level

## The editor
## $hideout: one of them, within a sentence; $count (number): hideouts; $lacks: those that are missing

editor-about = Choose eight hideouts from the box. Tap one to put it in, tap again to take it out.
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
editor-strict = Difficulty
editor-charge = A cell without its guardian costs a token
editor-charge-every = every time
editor-charge-once = only once
editor-start = The start token’s cell
editor-start-free = costs nothing
editor-start-paid = costs too
editor-play = Play with bots
editor-keep = Save on this device
editor-kept = Saved on this device
editor-link = Link to this level
editor-link-more = The level is in the link itself: anyone who opens it can play or edit it.

## What is wrong with a level, where it is made

fault-wrong-value = A level needs a name of 1 to 80 characters, on one line.
fault-unknown-hideout = There is no such hideout.
fault-too-many-of-a-kind = There aren’t that many of these in the box.
fault-number-twice = Each number can be used only once.
fault-number-left-out = Numbers leave in order from 1. Missing: { $lacks }.
fault-lock-without-rune = A lock needs the runes it shows. Missing: { $lacks }.
fault-supply-out-of-bounds = The supply must be 1 to 25 tokens.
refused-wrong-level = There’s no level in this link. Perhaps a piece of it got lost on the way.
