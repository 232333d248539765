"""The conformance kit: checks that anyone can run on a game or a bot."""

from gemkeep.testing.bots import check_bot
from gemkeep.testing.games import check_game
from gemkeep.testing.laws import Law, LawBroken

__all__ = ["Law", "LawBroken", "check_bot", "check_game"]
