### Waiting, and what can go wrong.

waiting = A moment …
once-more = Try again
offline-now = No network. What is here stays; the rest comes back with it.

## What the server would not do

refused = That did not work.
refused-offline = The server can’t be reached right now. Is there a network?
refused-too-fast = A little slower, please. Take a breath and try again.
refused-unknown-table = There is no such table, or it is long gone. Perhaps the link lost a letter.
refused-wrong-key = This key is not known here. Perhaps the link lost a letter.
refused-wrong-invite = This invite leads nowhere. Ask for a new link.
refused-not-host = Only the host can do that.
refused-not-your-seat = That is not your seat.
refused-not-seated = For that you need a seat at the table.
refused-seat-taken = Someone was quicker: the seat is taken.
refused-colour-taken = Someone wears this colour already.
refused-already-seated = You sit at this table already.
refused-not-away = That player is here.
refused-unknown-bot = There is no such bot.
refused-bad-name = This name can’t be used. Try another.
refused-bad-text = This can’t be said here.
refused-not-started = The game has not begun yet.
refused-already-started = The game has begun already.
refused-seats-open = Some seats are still open.
refused-over = The game is over.
refused-not-over = This game is still being played, so its secrets stay secret. Come back when it is over.
refused-stale = Too late: something happened in the meantime. Look and choose again.
refused-illegal = That is not possible now.
refused-unavailable = The server can’t keep this right now. Nothing was changed; try again.
