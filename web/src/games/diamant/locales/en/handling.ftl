key-on = Go on
key-back = Go back
key-skip = Skip what only bots do
skip = Skip
device-look = Look at the card together.
device-next = Next: { $name }
