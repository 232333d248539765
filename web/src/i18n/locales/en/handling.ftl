### The keyboard, and how fast things move.

keys = Keys
keys-single = Single keys act in the game
key-close = Close a hint or a sheet
key-help = Show the keys
speed = Speed
speed-slow = Calm
speed-normal = Normal
speed-fast = Fast
speed-fastest = Very fast
