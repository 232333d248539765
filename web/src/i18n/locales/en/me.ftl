### Me: name and colour, the personal key, statistics, ratings.

me-who = Who I am
me-save = Save
me-saved = Saved.

## How I have played
## $count (number); $points (number)

## Ratings

me-rated = Rating among people and bots
me-rated-more = The dot is where someone stands; the wider the band, the less certain it is.
# $name: my name
me-you = { $name } (you)
me-tables = My tables

## The personal key

me-key = My key
me-key-more = There are no accounts here. This link is your key: open it on another device, and your games and statistics are there too.
me-key-show = Show my key
me-key-hide = Hide it
me-key-secret = Keep it to yourself: whoever has this link is you.
me-key-qr = The key as a QR code
me-key-copy = Copy the key
me-key-copied = Key copied.
me-key-by-hand = It couldn’t be copied. Select the link and copy it by hand.
me-forget = Forget me on this device
me-forget-ask = Forget this device’s key?
me-forget-more = Your tables and statistics stay with your key. Without it nobody can reach them again, so keep it somewhere else first.
me-forget-yes = Yes, forget me
me-forget-no = Keep me here
me-forget-done = Your key is no longer on this device.

## A personal key was opened on this device
## $name: whose it is

key-title = A personal key
key-welcome = Welcome, { $name }
key-ask = Use your key on this device? Your tables and statistics come with it.
key-instead = Someone already plays on this device. Their games stay with their own key; without that key nobody can reach them from here again.
key-same = You’re already using this key here.
key-yes = Yes, that’s me
key-no = No
