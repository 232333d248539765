### The keyboard, and how fast things move.

keys = Keys
keys-single = Use single keys in the game
key-close = Close a hint or a window
key-help = Show the keys
speed = Speed
speed-slow = Calm
speed-normal = Normal
speed-fast = Fast
speed-fastest = Very fast
