key-on = Go on
key-back = Go back
key-skip = Skip the bots’ turns
skip = Skip
device-look = Look at the card together.
device-next = Next: { $name }
