"""The rules of Diamant, each broken in the batch engine once."""

from __future__ import annotations

from gemkeep.batch.diamant import cards, observation, rules
from tests.batch.breaking import Breach
from tests.batch.diamant_games import Kind, compare, make

NONE = (Kind("none", 4, "open"),)
ASCENDING = (Kind("ascending", 5, "hidden"),)
ESCALATING = (Kind("escalating", 3, "hidden"),)

BREACHES = (
    Breach("D1.2", cards, "2 * place & 3", "2 * place & 1", NONE),
    Breach("D3.1", rules, "(1 << ESCALATING_RELICS) - 1", "1", ESCALATING),
    Breach("D3.2", rules, "in_cave=nothing + rules.everyone", "in_cave=nothing + 1", NONE),
    Breach("D3.3", rules, "deck = 1 if", "deck = 3 if", ASCENDING),
    Breach("D4.1", rules, "deck=state.deck & ~card.bit", "deck=state.deck", NONE),
    Breach(
        "D4.2 the share", rules, "purse=state.purse + share", "purse=state.purse + share + 1", NONE
    ),
    Breach("D4.2 the rest", rules, "on_path=state.on_path + rest", "on_path=state.on_path", NONE),
    Breach("D4.4", rules, "card.bit & _threats(state) != 0", "card.bit >> 15 != 0", NONE),
    Breach("D4.5 the end", rules, "card.bit & _threats(state) != 0", "card.bit == 0", NONE),
    Breach(
        "D4.5 the loss", rules, "purse=jnp.where(ended, 0, state.purse)", "purse=state.purse", NONE
    ),
    Breach("D4.6", rules, "path=relics.path | card.relic", "path=relics.path", ASCENDING),
    Breach("D4.8 the share", rules, "jnp.maximum(leaving, 1)", "jnp.maximum(count(on), 1)", NONE),
    Breach("D4.8 the rest", rules, "leaving > 0, rest,", "leaving > 0, 0,", NONE),
    Breach("D4.9", rules, "state.purse + share + paid", "share + paid", NONE),
    Breach("D4.10 alone", rules, "back, leaving == 1)", "back, leaving > 0)", ASCENDING),
    Breach(
        "D4.10 every relic",
        rules,
        "taken = jnp.where(alone, relics.path, 0)",
        "taken = jnp.where(alone, relics.path & (~relics.path + 1), 0)",
        ASCENDING,
    ),
    Breach("D4.11", rules, "back, leaving == 1)", "back, (leaving == 1) & (on > 0))", ASCENDING),
    Breach("D4.12", rules, "on = state.in_cave & on", "on = on & rules.everyone", NONE),
    Breach("D5.1", rules, "(leaving > 0) & (on == 0)", "(leaving > 1) & (on == 0)", NONE),
    Breach(
        "D5.2", rules, "on_path=jnp.where(ended, 0, state.on_path)", "on_path=state.on_path", NONE
    ),
    Breach("D5.3", rules, "state.gone | card.bit", "state.gone", NONE),
    Breach("D5.4", rules, "path=jnp.where(ended, 0, relics.path)", "path=relics.path", ASCENDING),
    Breach("D5.5", rules, "ALL_CARDS & ~state.gone, state.deck", "ALL_CARDS, state.deck", NONE),
    Breach("D5.6", rules, "again, rules.everyone, inside", "again, 1, inside", NONE),
    Breach("D5.8", rules, "ended & (closed < ROUNDS)", "ended", NONE),
    Breach("D6.1 the order", rules, "<< count(_rescued(relics.owners))", "<< 0", ESCALATING),
    Breach("D6.1 the payment", rules, "paid = sum(amounts, start=paid)", "pass", ESCALATING),
    Breach("D6.2", rules, "deck | bit(closed)", "deck", ASCENDING),
    Breach("D6.2 the worth", observation, "else ASCENDING_RELICS", "else (5,) * 5", ASCENDING),
    Breach("D7.1", observation, 'if rules.mode == "ascending" else', "if False else", ASCENDING),
    Breach("D7.2", observation, "won / jnp.sum(won)", "won", NONE),
    Breach("D9.2 after the end", rules, "state.closed < ROUNDS, part", "True, part", NONE),
    Breach("the numbers of cards", cards, "sorted(TREASURES)) if", "TREASURES[::-1]) if", NONE),
    Breach("the seats' order", observation, "turned % rules.players", "turned * 0", NONE),
    Breach("hidden chests", observation, "else mine | over", "else everyone", ASCENDING),
    Breach("chests shown at the end", observation, "mine | over", "mine", ASCENDING),
)


def noticed(breach: Breach) -> bool:
    """Whether the comparison fails, as the engine is broken now."""
    return any(compare(make(kind), kind, 60) for kind in breach.kinds)
