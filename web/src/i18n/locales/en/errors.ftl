### Waiting, and what can go wrong.

waiting = One moment…
once-more = Try again
offline-now = You’re offline. What you see here stays; the rest loads when you’re back online.

## What the server would not do

refused = That didn’t work.
refused-offline = The server can’t be reached right now. Are you online?
refused-too-fast = A little slower, please. Take a breath and try again.
refused-unknown-table = There is no such table, or it is long gone. Perhaps the link lost a letter.
refused-not-found = There is nothing here. Perhaps the link lost a letter.
refused-wrong-key = We don’t know this key. Perhaps the link lost a letter.
refused-wrong-invite = This invite leads nowhere. Ask for a new link.
refused-not-host = Only the host can do that.
refused-not-your-seat = That’s not your seat.
refused-not-seated = You need a seat at the table for that.
refused-seat-taken = Someone was quicker: the seat is taken.
refused-colour-taken = That colour is already taken.
refused-already-seated = You’re already sitting at this table.
refused-not-away = That player is here.
refused-unknown-bot = There is no such bot.
refused-bad-name = This name can’t be used. Try another.
refused-bad-text = That message can’t be sent.
refused-not-started = The game hasn’t begun yet.
refused-already-started = The game has already begun.
refused-seats-open = Some seats are still open.
refused-over = The game is over.
refused-not-over = This game is still being played, so its secrets stay secret. Come back when it’s over.
refused-stale = Too late! Something happened in the meantime. Take a look and choose again.
refused-illegal = That’s not possible now.
refused-unavailable = The server can’t save this right now. Nothing was changed; try again.
