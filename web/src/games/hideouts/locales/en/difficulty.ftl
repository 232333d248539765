### How hard a level is, levels to order, and the gallery.

## How hard it is
## $won, $low, $high, $share: percentages; $some, $every, $half, $most, $par (numbers): supplies
## $hideouts: a kind with its count; $cost, $mean: numbers with a sign or a decimal

hard-title = How hard is it?
hard-about = A strong team of bots plays the level, and every deal of it is checked.
hard-check = Find out
hard-working = Playing and counting…
hard-stop = Stop
hard-failed = That didn’t work. Please try again.
hard-here = supply
hard-par-mark = par
hard-bars = The supply each deal needs, if you could see everything
hard-team = A strong team wins { $won } of its games (from { $low } to { $high }).
hard-deals-none = With this supply no deal can be won. Some can with a supply of { $some }, and all with { $every }.
hard-deals-some = With this supply { $share } of the deals can be won at all. Every one can with a supply of { $every }.
hard-deals-every = With this supply every deal can be won.
hard-par = Par is { $half }: with that supply a strong team wins half of its games, and with { $most } nine in ten.
hard-par-half = Par is { $half }: with that supply a strong team wins half of its games. Nine in ten are out of reach.
hard-par-none = Even with 25 tokens a strong team wins less than half of its games.
hard-why = What makes it hard, in tokens
hard-cost = { $hideouts }: { $cost } per deal. With runes instead, a strong team would win { $won }.
hard-cost-alone = { $hideouts }: { $cost } per deal.
hard-blind = Not seeing under the boxes: about { $cost }. Seeing everything, a deal takes { $mean } on average.
grade-impossible = Nobody can win this
grade-brutal = Brutal
grade-hard = Hard
grade-fair = A fair challenge
grade-easy = Easy
grade-gentle = Gentle

## Levels to order, and the gallery

gallery-title = Gallery
gallery-about = Levels from gentle to brutal, made and measured by Gemkeep.
gallery-made = The collection
gallery-all = All
gallery-won = A strong team wins { $won }
gallery-par = par { $par }
order-title = Make me a level
order-about = Say how hard it should be and which hideouts you want. Gemkeep looks for levels that fit.
order-hard = How hard?
order-by-par = By par
order-by-won = By wins with 25 tokens
order-par = Par: { $par }. With that supply a strong team wins half of its games.
order-won = A strong team wins { $won } of its games.
order-any = either way
order-use = yes
order-avoid = no
order-find = Find levels
order-more = Find others
order-working = Looking for levels…
order-near = Nothing fits exactly. These come closest.

## Levels that people publish
## $name: the name of whoever made it

gallery-people = Published by people
gallery-none = Nobody has published a level here yet. Make one and be the first.
gallery-by = by { $name }
gallery-withdraw = Withdraw
publish = Publish in the gallery
publish-done = Published. Everyone can find it in the gallery now.
publish-name = To publish a level, first enter your name on your profile page.
publish-level-name = In the gallery, the name of a level can have at most 24 characters, and all of them must be visible.
