### A finished game again, moment by moment.

replay-title = Replay
replay-moment = Position in the game
replay-beginning = The beginning
replay-play = Play
replay-pause = Pause
replay-on = Step forward
replay-back = Step back
replay-share = Share this moment
replay-record = Download the record (for programs)
replay-eyes = Point of view
replay-public = As everyone saw it
replay-mine = As I saw it
# $name: a player
replay-through = As { $name } saw it
replay-all = Everything revealed
