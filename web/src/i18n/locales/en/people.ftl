### Who sits at a table: names, colours, bots.

# A person who has given no name.
nameless = Player
open-seat = Open seat
your-name = Your name
your-colour = Your colour

## The eight robes; each has an emblem too

colour-red = Red, with a lozenge
colour-blue = Blue, with a drop
colour-green = Green, with a leaf
colour-yellow = Yellow, with a sun
colour-purple = Purple, with a moon
colour-white = White, with a star
colour-orange = Orange, with a peak
colour-teal = Teal, with a ring

## What someone is called who has not said it yet

guest-otter = Otter
guest-lynx = Lynx
guest-badger = Badger
guest-falcon = Falcon
guest-marten = Marten
guest-heron = Heron
guest-hedgehog = Hedgehog
guest-raven = Raven
