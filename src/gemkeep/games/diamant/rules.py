"""The rules of Diamant: reveals and decisions alternate until a round ends."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gemkeep.core.encoding.notation import whole_number
from gemkeep.core.errors import GemkeepError, Illegal, Malformed, Unknown, quote
from gemkeep.core.game import Event, Step
from gemkeep.core.moves import CHANCE, Action, Actor, Move, Seat
from gemkeep.games.diamant.catalogue import ESCALATING_WORTH, MOST_SEATS
from gemkeep.games.diamant.events import (
    Chose,
    CountedOut,
    EntranceClosed,
    EntranceOpened,
    Rescued,
    Returned,
    Struck,
    decided,
    revealed,
)
from gemkeep.games.diamant.types import (
    CHOICES,
    CHOOSE,
    HAZARD,
    RELIC,
    REVEAL,
    ROUNDS,
    TREASURE,
    Card,
    Choice,
    Setup,
    State,
)

CHOICE_ACTIONS: Final = tuple(Action(CHOOSE, choice) for choice in CHOICES)
CHOSE: Final = tuple((Chose(seat),) for seat in range(MOST_SEATS))
CHANCE_ALONE: Final[tuple[Actor, ...]] = (CHANCE,)


def start(setup: Setup) -> State:
    """Everyone in the cave, every chest empty, no card revealed."""
    nothing = (0,) * setup.seats
    return State(
        closed=0,
        deck=setup.deck,
        path=(),
        left=(),
        in_cave=tuple(range(setup.seats)),
        to_choose=(),
        choices=(None,) * setup.seats,
        carried=nothing,
        chests=nothing,
        relics=((),) * setup.seats,
        removed=(),
    )


def actors(state: State) -> tuple[Actor, ...]:
    """Those who have yet to choose; chance when a reveal is due; nobody after the end."""
    return state.to_choose or (() if state.closed == ROUNDS else CHANCE_ALONE)


def legal(state: State, seat: Seat) -> tuple[Action, ...]:
    """On and back, for a player who has yet to choose."""
    return CHOICE_ACTIONS if seat in state.to_choose else ()


def apply(setup: Setup, state: State, move: Move) -> Step[State]:
    """The state after a reveal or a choice, and what everyone saw."""
    if move.verb == CHOOSE:
        return choose(setup, state, move)
    if move.verb == REVEAL:
        return reveal(setup, state, move)
    raise Unknown(
        f"no move of Diamant is called {quote(move.verb)}; there are {REVEAL} and {CHOOSE}"
    )


def reveal(setup: Setup, state: State, move: Move) -> Step[State]:
    """The state after a card is revealed: a share for each, a threat, or the end of the round."""
    card = _card_to_reveal(setup, state, move)
    deck = _with_one_less(state.deck, card)
    if card.kind == HAZARD and card in state.path:
        return _second_hazard(setup, state, card, deck)
    rubies = card.worth if card.kind == TREASURE else 0
    share, rest = divmod(rubies, len(state.in_cave))
    return _on_the_path(state, card, deck, share, rest)


def choose(setup: Setup, state: State, move: Move) -> Step[State]:
    """The state after a secret choice; the last one reveals and applies all."""
    seat, _, choice = move
    closed, deck, path, left, in_cave, to_choose, choices, carried, chests, relics, gone = state
    if type(seat) is not int or seat not in to_choose:
        raise _refusal(setup, state, seat)
    # Spelled out, as a set can't look up unhashable input, and some objects equal everything.
    if (choice != "on" and choice != "back") or not isinstance(choice, str):  # noqa: PLR1714
        raise Unknown(f"{quote(choice)} is not a choice; choose {' or '.join(CHOICES)}")
    choices = (*choices[:seat], choice, *choices[seat + 1 :])
    if len(to_choose) == 1:
        return _decide(setup, state, choices, CHOSE[seat])
    place = to_choose.index(seat)
    to_choose = to_choose[:place] + to_choose[place + 1 :]
    # Most moves are choices, and this is quicker than calling State with keyword arguments.
    chosen = tuple.__new__(
        State,
        (closed, deck, path, left, in_cave, to_choose, choices, carried, chests, relics, gone),
    )
    return Step(chosen, CHOSE[seat])


def scores(setup: Setup, state: State) -> tuple[int, ...]:
    """Each seat's points: the chest, and in mode `ascending` the numbers on the relics."""
    if setup.mode != "ascending":
        return state.chests
    return tuple(
        chest + sum(relics) for chest, relics in zip(state.chests, state.relics, strict=True)
    )


def winners(points: tuple[int, ...]) -> tuple[Seat, ...]:
    """Everyone with the most points."""
    most = max(points)
    return tuple(seat for seat, score in enumerate(points) if score == most)


def _card_to_reveal(setup: Setup, state: State, move: Move) -> Card:
    if move.by != CHANCE:
        raise Illegal(f"only chance ({CHANCE!r}) reveals a card, not {quote(move.by)}")
    if state.over:
        raise Illegal(f"the game is over: {quote(move.argument)} can't be revealed")
    if state.to_choose:
        raise Illegal(f"no reveal of {quote(move.argument)} now: {awaited(state)}")
    name = move.argument
    card = setup.named.get(name) if isinstance(name, str) else None
    if card is None:
        raise Unknown(f"no card is called {quote(name)}; there are {', '.join(setup.named)}")
    if not state.deck[card.number]:
        cards = (known.name for known in setup.cards if state.deck[known.number])
        raise Illegal(f"{card.name} is not in the deck; it holds {', '.join(cards)}")
    return card


def _refusal(setup: Setup, state: State, by: object) -> GemkeepError:
    """The error that says why this actor may not choose now."""
    if not whole_number(by):
        return Malformed(f"a choice is made by a seat's number, not by {quote(by)}")
    if by not in range(setup.seats):
        return Unknown(
            f"there is no seat {quote(by)} at this table; seats are 0 to {setup.seats - 1}"
        )
    who = f"seat {by} may not choose now"
    if state.over:
        return Illegal(f"{who}: the game is over")
    if not state.to_choose:
        return Illegal(f"{who}: a reveal is due")
    why = "it has already chosen" if by in state.in_cave else "it is back in camp"
    return Illegal(f"{who}: {why}; {awaited(state)}")


def awaited(state: State) -> str:
    """Whose choices are due, as part of an error message."""
    if len(state.to_choose) == 1:
        return f"seat {state.to_choose[0]} has yet to choose"
    return f"seats {', '.join(map(str, state.to_choose))} have yet to choose"


def _with_one_less(deck: tuple[int, ...], card: Card) -> tuple[int, ...]:
    number = card.number
    return (*deck[:number], deck[number] - 1, *deck[number + 1 :])


def _on_the_path(
    state: State, card: Card, deck: tuple[int, ...], share: int, rest: int
) -> Step[State]:
    """The state with the card on the path and its rubies shared; the players in the cave choose."""
    closed, _, path, left, in_cave, _, choices, carried, chests, relics, gone = state
    if share:
        purses = list(carried)
        for seat in in_cave:
            purses[seat] += share
        carried = tuple(purses)
    path, left = (*path, card), (*left, rest)
    shown = tuple.__new__(
        State, (closed, deck, path, left, in_cave, in_cave, choices, carried, chests, relics, gone)
    )
    return Step(shown, (revealed(card.name, share, rest),))


def _second_hazard(setup: Setup, state: State, card: Card, deck: tuple[int, ...]) -> Step[State]:
    lost = tuple(state.carried[seat] for seat in state.in_cave)
    struck = state._replace(
        deck=deck, path=(*state.path, card), left=(*state.left, 0), carried=(0,) * setup.seats
    )
    events = (revealed(card.name, 0, 0), Struck(card.name, state.in_cave, lost))
    return _close_entrance(setup, struck, events, struck_by=card)


def _decide(
    setup: Setup, state: State, choices: Sequence[Choice | None], events: tuple[Event, ...]
) -> Step[State]:
    """The state after all choices are shown: some go home, the others go on."""
    on = tuple([seat for seat in state.in_cave if choices[seat] == "on"])
    back = tuple([seat for seat in state.in_cave if choices[seat] == "back"])
    events = (*events, decided(on, back))
    shown = state._replace(in_cave=on, to_choose=(), choices=(None,) * setup.seats)
    if not back:
        return Step(shown, events)
    home, returned = _go_home(setup, shown, back)
    events += returned
    return Step(home, events) if on else _close_entrance(setup, home, events, struck_by=None)


def _go_home(setup: Setup, state: State, back: tuple[Seat, ...]) -> tuple[State, tuple[Event, ...]]:
    """The state after these players share the rubies on the path and fill their chests."""
    share, rest = divmod(sum(state.left), len(back))
    carried, chests = list(state.carried), list(state.chests)
    for seat in back:
        chests[seat] += carried[seat] + share
        carried[seat] = 0
    home = state._replace(
        left=_on_newest_treasure(state.path, rest), carried=tuple(carried), chests=tuple(chests)
    )
    banked = tuple([state.carried[seat] + share for seat in back])
    returned = Returned(back, share, rest, banked)
    if len(back) > 1 or not any(card.kind == RELIC for card in state.path):
        return home, (returned,)
    home, worth = _rescue(setup, home, back[0])
    return home, (returned, Rescued(back[0], worth))


def _on_newest_treasure(path: tuple[Card, ...], rubies: int) -> tuple[int, ...]:
    left = [0] * len(path)
    if rubies:
        left[max(at for at, card in enumerate(path) if card.kind == TREASURE)] = rubies
    return tuple(left)


def _rescue(setup: Setup, state: State, seat: Seat) -> tuple[State, tuple[int, ...]]:
    """The state after this player takes all relics; in mode `escalating` they are paid at once."""
    found = tuple(card for card in state.path if card.kind == RELIC)
    chests = list(state.chests)
    if setup.mode == "escalating":
        rescued = sum(map(len, state.relics))
        worth = ESCALATING_WORTH[rescued : rescued + len(found)]
        chests[seat] += sum(worth)
    else:
        worth = tuple(relic.worth for relic in found)
    relics = list(state.relics)
    relics[seat] += worth
    kept = [at for at, card in enumerate(state.path) if card.kind != RELIC]
    return state._replace(
        path=tuple(state.path[at] for at in kept),
        left=tuple(state.left[at] for at in kept),
        chests=tuple(chests),
        relics=tuple(relics),
    ), worth


def _close_entrance(
    setup: Setup, state: State, events: tuple[Event, ...], struck_by: Card | None
) -> Step[State]:
    """The state after the round: its entrance closed, and the next round or the end prepared."""
    closed = state.closed + 1
    returning = [card for card in state.path if card.kind != RELIC]
    lost = [card for card in state.path if card.kind == RELIC]
    if struck_by is not None:
        returning.remove(struck_by)
        lost.insert(0, struck_by)
    names = tuple(card.name for card in lost)
    events = (*events, EntranceClosed(closed, sum(state.left), names))
    cleared = state._replace(closed=closed, removed=(*state.removed, *lost))
    if closed == ROUNDS:
        return _count_out(setup, cleared, tuple(returning), events)
    return _open_entrance(setup, cleared, returning, events)


def _open_entrance(
    setup: Setup, state: State, returning: list[Card], events: tuple[Event, ...]
) -> Step[State]:
    """The state at the start of a round: everyone inside, the deck whole, the next relic in it."""
    joining = setup.joining[state.closed - 1 : state.closed]
    deck = list(state.deck)
    for card in (*returning, *joining):
        deck[card.number] += 1
    ready = state._replace(deck=tuple(deck), path=(), left=(), in_cave=tuple(range(setup.seats)))
    opened = EntranceOpened(ready.round, joining[0].name if joining else None)
    return Step(ready, (*events, opened))


def _count_out(
    setup: Setup, state: State, path: tuple[Card, ...], events: tuple[Event, ...]
) -> Step[State]:
    """The state at the end of the game: no deck is prepared, and the last path stays."""
    over = state._replace(path=path, left=(0,) * len(path), in_cave=())
    points = scores(setup, over)
    return Step(over, (*events, CountedOut(points, winners(points))))
