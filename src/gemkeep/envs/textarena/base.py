"""What both environments share: observations, replies, turns and seeds."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from functools import partial
from random import Random
from typing import Any, ClassVar, Final

from gemkeep.core.bot import ask, make_bot
from gemkeep.core.errors import GemkeepError
from gemkeep.core.game import Game, Outcome
from gemkeep.core.moves import CHANCE, Move, Seat
from gemkeep.core.talking.talk import Talk
from gemkeep.envs.textarena.library import textarena as ta
from gemkeep.minds.registry import find_bot
from gemkeep.texts.catalogue import TEXTS
from gemkeep.texts.replies import Reply, read_reply

ERRORS: Final = 2
"""How many invalid replies in a row a player may send and still try again."""

Info = dict[str, Any]


class GemkeepEnv(ta.Env):  # type: ignore[misc]  # TextArena has no types
    """A game whose players write.

    The player to act is the current player of `state`. Each player gets the rules as a prompt, what
    happens as messages, and the view of their own seat as the board before each decision.
    """

    how_to_reply: ClassVar[str]
    """The end of the prompt."""
    state: Any
    """TextArena's own, with the observations; the game is in `position`."""
    game: Game[Any, Any]
    position: Any
    """The game's state."""

    def __init__(self, bots: Sequence[str], error_allowance: int) -> None:
        """Seat these bots after the players who write; these may err this often in a row."""
        self.bots, self.error_allowance = tuple(bots), error_allowance

    @abstractmethod
    def make_game(self, players: int) -> Game[Any, Any]:
        """The game for this many players."""

    @abstractmethod
    def make_state(self, players: int) -> Any:  # noqa: ANN401 - TextArena has no types
        """TextArena's state that fits the game."""

    @abstractmethod
    def rewards(self, outcome: Outcome) -> dict[Seat, float]:
        """What each seat gets at the end."""

    @abstractmethod
    def give_up_on(self, seat: Seat) -> None:
        """Go on after a seat has sent too many invalid replies in a row."""

    def reset(self, num_players: int, seed: int | None = None) -> None:
        """Begin a new game; the same seed deals the same cards or casket."""
        self.players = range(num_players)
        self.game = self.make_game(num_players + len(self.bots))
        self.text = TEXTS[self.game.name]
        self.names = [*(f"Player {seat}" for seat in self.players), *self._bot_names()]
        self._make_bots(Random().getrandbits(64) if seed is None else seed)
        self.state = self.make_state(num_players)
        self.state.reset(game_state={}, player_prompt_function=self._prompt)
        self.position = self.game.start()
        self._last = ""
        self.advance()
        self.show_boards(self.players)
        self._news = False
        self.state.manually_set_current_player_id(self._next_player())

    def step(self, action: str) -> tuple[bool, Info]:
        """Take the current player's reply."""
        seat = self.state.current_player_id
        kind = ta.ObservationType.PLAYER_ACTION
        self.state.add_observation(action, kind, from_id=seat, to_id=seat)
        try:
            reply = self.read(seat, action)
        except GemkeepError as error:
            if self.state.set_invalid_move(reason=str(error)):
                self.state.made_invalid_move = False  # the decision is made without this seat
                self.give_up_on(seat)
        else:
            self.play(seat, reply)
        if self._news:
            self.show_boards([seat for seat in self.players if self.may_act(seat)])
            self._news = False
        return self._end_step()

    def read(self, seat: Seat, action: str) -> Reply:
        """The reply in this text; an error says what is wrong and what is legal."""
        view, legal = self.game.view(self.position, seat), self.game.legal(self.position, seat)
        return read_reply(action, self.text, view, legal)

    def play(self, seat: Seat, reply: Reply) -> None:
        """Take the action, and go on until a player who writes has to act."""
        self.apply(Move(seat, *reply.action))
        self.advance()

    def may_act(self, seat: Seat) -> bool:
        """Whether the game waits for this player."""
        return bool(self.game.legal(self.position, seat))

    def get_board_str(self) -> str:
        """What the public sees, for TextArena's renderers."""
        return self.text.describe(self.game.view(self.position, None), self.names)

    def apply(self, move: Move) -> None:
        """Make a move, and send everyone its events."""
        self.position, events = self.game.apply(self.position, move)
        sentences = self.text.tell(events, self.names)
        if sentences:
            self.message(" ".join(sentences))
            self._last, self._news = sentences[-1], True
        self._talk.after_move(partial(self.game.view, self.position), events)

    def message(self, text: str) -> None:
        """Send this to everyone."""
        self.state.add_observation(text, ta.ObservationType.GAME_MESSAGE)

    def advance(self) -> None:
        """Let chance and bots move until a player who writes has to act, or the game is over."""
        while (move := self.next_move()) is not None:
            self.apply(move)

    def next_move(self) -> Move | None:
        """The move of chance or of a bot that is due; None if there is none."""
        for actor in self.game.actors(self.position):
            if actor == CHANCE:
                return Move(CHANCE, *self.game.chance(self.position).draw(self._chance))
            if actor not in self.players:
                view, legal = (
                    self.game.view(self.position, actor),
                    self.game.legal(self.position, actor),
                )
                return Move(actor, *ask(self._seated[actor], self.names[actor], actor, view, legal))
        return None

    def show_boards(self, seats: Sequence[Seat]) -> None:
        """Show these seats their own views, and what they may do."""
        for seat in seats:
            view, legal = self.game.view(self.position, seat), self.game.legal(self.position, seat)
            parts = [self.text.describe(view, self.names), self.text.menu(view, legal)]
            board = "\n".join(part for part in parts if part)
            self.state.add_observation(board, ta.ObservationType.GAME_BOARD, to_id=seat)

    def finish(self, rewards: dict[Seat, float], reason: str) -> None:
        """End the game; bots get no rewards."""
        paid = {seat: rewards[seat] for seat in self.players}
        self.state.set_game_outcome(reward_dict=paid, reason=reason)

    def _end_step(self) -> tuple[bool, Info]:
        outcome = self.game.outcome(self.position)
        if outcome is not None and not self.state.done:
            self.finish(self.rewards(outcome), self._last)
        again = self.state.made_invalid_move
        ended, info = self.state.step(rotate_player=False)
        if not ended and not again:
            self.state.manually_set_current_player_id(self._next_player())
        return ended, info

    def _next_player(self) -> Seat:
        return next(seat for seat in self.players if self.may_act(seat))

    def _bot_names(self) -> list[str]:
        counts = [self.bots[: number + 1].count(bot) for number, bot in enumerate(self.bots)]
        named = zip(self.bots, counts, strict=True)
        return [f"Bot {bot} {nth}" if nth > 1 else f"Bot {bot}" for bot, nth in named]

    def _make_bots(self, seed: int) -> None:
        self._chance = Random(f"{seed}/chance")
        sources = [find_bot(self.game.name, bot) for bot in self.bots]
        made = [make_bot(bot, Random(f"{seed}/bot {number}")) for number, bot in enumerate(sources)]
        self._seated: list[Any] = [*(None for _ in self.players), *made]
        """By seat, its bot."""
        self._talk = Talk(self._seated, self.names)

    def _prompt(self, player_id: int, game_state: object) -> str:  # noqa: ARG002 - TextArena's
        return f"You are {self.names[player_id]}.\n\n{self.text.rules}\n{self.how_to_reply}"
