"""The rules of Hideouts, each broken in the batch engine once."""

from __future__ import annotations

from gemkeep.batch.hideouts import actions, deal, fields, observation, rules, tray
from tests.batch.breaking import Breach
from tests.batch.hideouts_games import Kind, compare, make

RUNES = (Kind(1, 2, "team", advanced=False),)
MECHANISMS = (Kind(2, 3, "team", advanced=False),)
LOCKS = (Kind(3, 2, "team", advanced=False),)
SYMBOL = (Kind(4, 4, "team", advanced=False),)
NUMBERS = (Kind(5, 3, "team", advanced=False),)
ADVANCED = (Kind(1, 2, "none", advanced=True),)
ONCE = (Kind(-1, 3, "own", advanced=False),)
FEW = (Kind(-4, 2, "team", advanced=False),)
OWN = (Kind(1, 3, "own", advanced=False),)
WITHOUT = (Kind(1, 3, "none", advanced=False),)

BREACHES = (
    Breach(
        "H2.1",
        deal,
        "over_cells(_packed(casket.guardians, FIELD), start)",
        "_packed(casket.guardians, FIELD)",
        RUNES,
    ),
    Breach("H2.2", rules, "sealed=covered", "sealed=covered | bit(deal.start)", RUNES),
    Breach("H2.3", rules, "exposed=walls_at_gap(deal.start, standing)", "exposed=nothing", RUNES),
    Breach("H2.4", tray, "SEATED[seats][seat]", "CORNERS[seat]", RUNES),
    Breach(
        "H3.1", tray, "(gap - 1, EAST), (gap + 1, WEST)", "(gap - 1, WEST), (gap + 1, EAST)", OWN
    ),
    Breach("H3.2", rules, "exposed=state.exposed | seen", "exposed=state.exposed", RUNES),
    Breach("H3.3", observation, "ALL_WALLS ^ near, 0", "near, 0", OWN),
    Breach(
        "H3.4",
        observation,
        "standing[:, None] + 1 == lodgings",
        "standing[:, None] == lodgings",
        RUNES,
    ),
    Breach("H3.5", observation, "sight.outside | other.outside", "sight.outside", RUNES),
    Breach("H3.6", observation, "known.home[standing][:, None]", "True", OWN),
    Breach("H3.7 none", observation, '(rules.memory != "none")', "True", WITHOUT),
    Breach("H3.7 own", observation, 'if rules.memory == "team" else []', "if True else []", OWN),
    Breach("H3.7 team", observation, "home |= jnp.sum(home) == BOXES - 1", "pass", RUNES),
    Breach("H4.1", rules, "state.turn + 1 == rules.seats, 0", "state.turn + 1 == 4, 0", RUNES),
    Breach("H4.2", rules, "supply=state.supply - pays", "supply=state.supply", RUNES),
    Breach("H4.2 into the box", rules, "with_one_more(state.paid, box, pays)", "state.paid", RUNES),
    Breach("H4.3 neighbours", tray, "(here & ~WORD(EAST_COLUMN)) << 1", "here << 1", RUNES),
    Breach("H4.3 the box", rules, "lifted | box << FIELD * state.gap", "lifted", RUNES),
    Breach(
        "H4.4a",
        rules,
        "sealed=jnp.where(opens, state.sealed & ~here, state.sealed)",
        "sealed=state.sealed",
        RUNES,
    ),
    Breach("H4.4b", rules, "amulet = slid & ~covered & (", "amulet = covered & (", RUNES),
    Breach(
        "H4.4b leaving",
        rules,
        "settled |= taken.puts | taken.leaves |",
        "settled |= taken.puts |",
        RUNES,
    ),
    Breach(
        "H4.4e",
        rules,
        "_uncovered(rules, state, taken.slides)",
        "_uncovered(rules, state, taken.slides | taken.corrects)",
        ADVANCED,
    ),
    Breach(
        "H4.5",
        actions,
        "(action < LEAVE) & is_phase(state, PLACING) & elsewhere",
        "(action < LEAVE) & is_phase(state, PLACING) & elsewhere & (state.boxed == 0)",
        RUNES,
    ),
    Breach(
        "H4.6 the price",
        rules,
        "taken.corrects, PRICE_OF_A_CORRECTION, 0",
        "taken.corrects, 2, 0",
        RUNES,
    ),
    Breach(
        "H4.6 three tokens",
        actions,
        "state.supply >= PRICE_OF_A_CORRECTION",
        "state.supply >= 2",
        RUNES,
    ),
    Breach(
        "H4.6 another box", actions, "& (lodging != field(state.standing, cell) + 1)", "", RUNES
    ),
    Breach("H4.6 a guardian in a box", actions, "& (lodging != 0)", "", RUNES),
    Breach("H4.7", rules, "taken.passes | settled & ~closing", "taken.passes | settled", RUNES),
    Breach(
        "H5.2 offered",
        actions,
        "(state.resting == 0) & (state.gap == state.deal.start)",
        "state.gap == state.deal.start",
        RUNES,
    ),
    Breach("H5.2 the check", rules, "state.boxed == state.deal.homes", "state.boxed != 0", RUNES),
    Breach(
        "H5.3",
        rules,
        "lost = when & (state.supply == 0)",
        "lost = when & (state.supply > 25)",
        RUNES,
    ),
    Breach("H5.4", observation, "Known(home | over, read | over", "Known(home, read", RUNES),
    Breach(
        "H5.5", rules, "idle == IDLE_TURNS_THAT_LOSE", "idle == IDLE_TURNS_THAT_LOSE + 1", SYMBOL
    ),
    Breach("H5.5 the count", rules, "state.idle + 1, 0)", "state.idle + 1, state.idle)", SYMBOL),
    Breach("H6.0", observation, "runes, names)", "names, names)", MECHANISMS),
    Breach(
        "H6.1",
        rules,
        "lid=jnp.where(leaves, state.lid | bit(token), state.lid)",
        "lid=state.lid",
        RUNES,
    ),
    Breach("H6.2", rules, '"mechanism"', '"rune"', MECHANISMS),
    Breach(
        "H6.2 free of charge",
        rules,
        "taken.slides & is_phase(state, TURN)",
        "taken.slides",
        MECHANISMS,
    ),
    Breach("H6.3", rules, "& ~state.lid != 0", "& state.lid == 1", LOCKS),
    Breach(
        "H6.4", rules, "rotations=state.rotations + turned", "rotations=state.rotations", SYMBOL
    ),
    Breach(
        "H6.4 clockwise", tray, "seated + len(CORNERS) - rotations", "seated + rotations", SYMBOL
    ),
    Breach("H6.4 remembered", rules, "known | jnp.where(turned, new, 0)", "known", SYMBOL),
    Breach("H6.5", rules, "pays &= box + 1 != state.symbol", "pass", SYMBOL),
    Breach("H6.5 the amulet", rules, "offered | taken.blesses", "offered", SYMBOL),
    Breach("H6.6", rules, "stays, state.shown | here", "stays, state.shown", NUMBERS),
    Breach("H7.1", rules, "state = _charged(rules, state, empty)", "pass", ADVANCED),
    Breach("H7.1 once", rules, "owes &= count_at(state.laid, state.gap) == 0", "pass", ONCE),
    Breach("H7.1 the start", rules, "if not rules.start_charged:", "if rules.start_charged:", FEW),
    Breach("H7.2", rules, "owes = empty & (state.supply > 0)", "owes = empty", FEW),
    Breach("H9.1", actions, "& ((neighbours(state.gap) >> cell & 1) != 0)", "", RUNES),
    Breach("tokens in their words", fields, "shift < COUNTS_IN_A_WORD)  #", "shift < 4)  #", RUNES),
)


def noticed(breach: Breach) -> bool:
    """Whether the comparison fails, as the engine is broken now."""
    return any(compare(make(kind), kind, 60) for kind in breach.kinds)
