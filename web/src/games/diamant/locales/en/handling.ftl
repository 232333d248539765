key-on = Go on
key-back = Go back
key-skip = Skip what only bots do
skip = Skip
