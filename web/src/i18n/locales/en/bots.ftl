### What bots are called, everywhere: at set-up, at the table, on the ladder

# Takes any action, by chance.
botname-random = Random
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
# Runs home at the first hazard.
botname-mouse = Mouse
# Wants twenty rubies.
botname-glutton = Glutton
# Takes what lies on the path.
botname-magpie = Magpie
# Weighs its rubies against those in the deck.
botname-miner = Miner
# Dares more when behind.
botname-challenger = Challenger
# Plays so that nobody can exploit it.
botname-sage = Sage
# Learns the habits of others and uses them.
botname-hunter = Hunter
# Takes its time and forgets.
botname-dawdler = Dawdler
# Goes where something is left to do.
botname-stroller = Stroller
# Plans a short way past every cell.
botname-walker = Walker
# Forgets, and says so.
botname-forgetful = Forgetful
# Says little.
botname-quiet = Quiet
# Imagines how every action may end, in many caskets.
botname-keeper = Keeper
# The second or third of the same kind at one table. $name: the bot; $number: which one
botname-nth = { $name }{ "\u00A0" }{ $number }
