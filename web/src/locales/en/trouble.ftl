### Waiting, and what can go wrong.

waiting = A moment …
once-more = Try again
offline-now = No network. What is here stays; the rest comes back with it.
trouble-offline = The server can’t be reached. Is there a network?
trouble-too-fast = That was too fast. Take a breath and try again.
trouble-unknown-table = No such table is here. Perhaps the link lost a letter.
trouble-wrong-invite = This invite leads nowhere. Ask for a new link.
trouble-wrong-key = This key is nobody’s. Perhaps the link lost a letter.
trouble-not-over = This game is still being played, so its secrets stay secret. Come back when it is over.
