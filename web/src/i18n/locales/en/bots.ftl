### What bots are called, everywhere: at set-up, at the table, on the ladder

# Takes any action, by chance.
botname-random = Gambler
# Leaves at the second hazard on the path.
botname-two = Scout
# Leaves when there is a little danger.
botname-cautious = Watchman
# Leaves only when the danger is great.
botname-bold = Daredevil
# Leaves with nine rubies.
botname-nine = Collector
# Weighs what one card more is worth.
botname-ev = Reckoner
# Takes its time and forgets.
botname-dawdler = Dawdler
# Goes where something is left to do.
botname-stroller = Stroller
# Plans a short way past every cell.
botname-walker = Pathfinder
# The second or third of the same kind at one table. $name: the bot; $number: which one
botname-nth = { $name } { $number }
