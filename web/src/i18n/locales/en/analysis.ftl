### What decided a game

analysis = Analysis
analysis-working = Analysing the game…
analysis-chance = Chance to win
analysis-turning = Turning points
analysis-start = Start
analysis-result = Result
analysis-choices = Every choice
analysis-of = Whose choices
analysis-everyone = Everyone
# The loss; $points (number)
analysis-loss = −{ $points }%
