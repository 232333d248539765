### A game that has no screen of its own, shown as text.

fallback-players = Players
fallback-acts = to act
fallback-won = won
fallback-view = On the table
fallback-result = Result
fallback-actions = What you can do
fallback-waiting = The others are thinking.
# $action: what was chosen, as the game names it
fallback-chosen = You have chosen: { $action }
