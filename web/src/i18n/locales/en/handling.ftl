### The keyboard, and how fast things move.

keys = Keyboard shortcuts
keys-single = Use single-key shortcuts
key-close = Close a hint or a window
key-help = Show the keyboard shortcuts
speed = Speed
speed-slow = Slow
speed-normal = Normal
speed-fast = Fast
speed-fastest = Very fast
