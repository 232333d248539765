### The keyboard, and how fast things move.

keys = Shortcuts
keys-single = Use single-key shortcuts
key-close = Close a hint or a window
key-help = Show the shortcuts
speed = Speed
speed-slow = Slow
speed-normal = Normal
speed-fast = Fast
speed-fastest = Very fast
