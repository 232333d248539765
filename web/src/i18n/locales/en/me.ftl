### Me: name and colour, the personal key, statistics, ratings.

me-who = Who I am
me-save = Save
me-saved = Saved.

## How I have played
## $count (number); $points (number)

## Ratings

me-rated = Among people and bots
me-rated-more = The dot is where someone stands; the wider the band, the less sure it is.
# $name: my name
me-you = { $name } (you)
me-tables = My tables

## The personal key

me-key = My key
me-key-more = There is no account. This link is all that makes you you: open it on another device, and your games and statistics are there too.
me-key-show = Show my key
me-key-hide = Hide it
me-key-secret = Keep it to yourself: whoever has this link is you.
me-key-qr = The key as a QR code
me-key-copy = Copy the key
me-key-copied = The key is copied.
me-key-by-hand = It could not be copied. Mark the link and copy it by hand.
me-forget = Forget me on this device
me-forget-ask = Forget this device’s key?
me-forget-more = Your tables and statistics stay with your key. Without it nobody can reach them again, so keep it somewhere else first.
me-forget-yes = Yes, forget me
me-forget-no = Keep me here
me-forget-done = This device knows nobody now.

## A personal key was opened on this device
## $name: whose it is

key-title = A personal key
key-welcome = Welcome, { $name }
key-ask = Shall this device be yours from now on? Your tables and statistics come along.
key-instead = Someone plays on this device already. Their own key keeps their games; without it they can’t be reached from here any more.
key-same = This device is yours already.
key-yes = Yes, that’s me
key-no = No
