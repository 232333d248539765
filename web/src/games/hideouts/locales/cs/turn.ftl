### What the clock does at the casket

# $seconds (number): how long a move may take
clock-rule-casket = { $seconds } s na každý tah. Když čas vyprší, zahraje za vás opatrný bot.
late-moved = Čas vypršel: tento tah za vás zahrál bot.
