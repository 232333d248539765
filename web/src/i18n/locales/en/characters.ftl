### How bots play, in a line under their names

botabout-random = Chooses by pure chance
botabout-mouse = Runs home at the first hazard
botabout-two = Leaves at the second hazard
botabout-cautious = Leaves once it gets a little dangerous
botabout-bold = Leaves only in great danger
botabout-glutton = Wants twenty rubies, whatever the danger
botabout-magpie = Goes for relics and rubies on the path
botabout-nine = Leaves with nine rubies
botabout-miner = Weighs its rubies against those in the deck
botabout-challenger = Dares more when behind, less when ahead
botabout-ev = Works out whether one more card is worth it
botabout-sage = Plays so that nobody can exploit it
botabout-hunter = Learns the habits of others and uses them
botabout-dawdler = Takes its time and forgets
botabout-stroller = Goes where something is left to do
botabout-walker = Plans a short way past every cell
botabout-forgetful = Plans well, but forgets whose box is whose, and says so
botabout-quiet = Says little; suggests a move only if you say “I’m not sure”
botabout-keeper = Imagines many caskets before each move
# $rating (text): a number, measured in games against the other bots
botrating = rating { $rating }
