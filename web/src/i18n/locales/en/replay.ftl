### A finished game again, moment by moment.

replay-title = A game again
replay-moment = Moment of the game
replay-beginning = The beginning
replay-play = Play
replay-pause = Pause
replay-on = One step on
replay-back = One step back
replay-share = Share this moment
replay-download = Download the record
replay-eyes = Through whose eyes
replay-public = As everyone saw it
replay-mine = As I saw it
# $name: a player
replay-through = As { $name } saw it
replay-all = With everything open
