### Together: playing again, the lobby, spectators

## Playing again
## $name: the player who asks

again-asks = { $name } wants to play again.
again-join = Join
again-not-now = Not now
again-declined-by-me = You said “not now”. The others may play without you.
again-after-all = Join after all
again-change = Change the table
again-watch = Watch the next game
again-too-late = The others have begun without you. You can watch.
# Below the name of a player who was asked.
again-asked = invited
again-declined = not now

## The lobby
## $name: a player

# In the tab’s title. $here, $seats (numbers)
lobby-here = { $here } of { $seats } here
lobby-full = Everyone is here
lobby-drop-seat = Remove this seat
lobby-bot-level = Change the bot
lobby-bots-start = Start with bots in the free seats
lobby-bots-level = Bots:
lobby-change = Change the table
lobby-change-done = Save
lobby-removed = The host has removed you from this table. Only the host can let you back in.
lobby-let-in = Let { $name } back in
lobby-new-link = New link
lobby-new-link-done = There is a new link. The old one no longer works.
refused-removed = The host has removed you from this table.

## Spectators

spectators = Spectators
spectators-why = Only players write in the table’s chat. Here you can talk to other spectators; players can read it after the game.
spectators-empty = No spectator has written anything yet.
spectators-write = Write to the spectators
# $right (number) of $made (number) guesses
guess-score = Your guesses: { $right } of { $made } right

## A table’s card
## $levels: how strong the bots are, as in “steady and cunning”

facts-bots = bots: { $levels }
