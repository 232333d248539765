"""Analysis of games of Diamant: chances to win, the worth of choices, luck and skill."""
