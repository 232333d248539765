### A game that has no screen of its own, shown as text.

fallback-players = Players
fallback-acts = to act
fallback-won = won
fallback-view = On the table
# $result: the result as the game names it
fallback-result = Result: { $result }
fallback-actions = What you can do
fallback-waiting = The others are thinking.
# $action: what was chosen, as the game names it
fallback-chosen = You have chosen: { $action }
