"""Custom levels as short codes for links; the same level always has the same code.

A code is URL-safe base64 without padding. It holds a checksum of two bytes to recognise damaged
links, six bytes for the hideouts, the supply and advanced mode, and the name in UTF-8.
"""

from __future__ import annotations

import binascii
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Final

from gemkeep.games.hideouts.catalogue import HIDEOUTS, HIDEOUTS_OF_A_LEVEL
from gemkeep.games.hideouts.levels.level import LONGEST_NAME, LevelRefused, check_level
from gemkeep.games.hideouts.types import CHARGES, Level

NAMES: Final = tuple(HIDEOUTS)
"""A code has a hideout's index in this tuple, so the order must never change."""

_CHECKSUM_BYTES: Final = 2
_PACKED_BYTES: Final = 6
_HIDEOUT_BITS: Final = 5
_SUPPLY_BITS: Final = 5
_CHARACTER_BYTES: Final = 4
LONGEST_CODE: Final = (
    (_CHECKSUM_BYTES + _PACKED_BYTES + LONGEST_NAME * _CHARACTER_BYTES + 2) // 3 * 4
)


class WrongCode(Exception):
    """No level has this code: the link was cut off, mistyped or made up."""


def write_code(level: Level) -> str:
    """The code of a valid level."""
    packed = 0
    for name in level.hideouts:
        packed = packed << _HIDEOUT_BITS | NAMES.index(name)
    packed = packed << _SUPPLY_BITS | level.supply
    for flag in (level.advanced, level.advanced_charge == CHARGES[1], level.advanced_start):
        packed = packed << 1 | flag
    content = packed.to_bytes(_PACKED_BYTES) + level.name.encode()
    return urlsafe_b64encode(_checksum(content) + content).rstrip(b"=").decode()


def read_code(code: str) -> Level:
    """The level with this code; a `WrongCode` error if no level has it."""
    try:
        written = urlsafe_b64decode(code + "==")  # more padding than needed is ignored
        checksum, content = written[:_CHECKSUM_BYTES], written[_CHECKSUM_BYTES:]
        level = _unpacked(int.from_bytes(content[:_PACKED_BYTES]), content[_PACKED_BYTES:].decode())
        check_level(level)
    except (binascii.Error, ValueError, IndexError, LevelRefused):
        raise WrongCode(code) from None
    if checksum != _checksum(content) or write_code(level) != code:
        raise WrongCode(code)
    return level


def _unpacked(packed: int, name: str) -> Level:
    flags = [bool(packed >> place & 1) for place in (2, 1, 0)]
    packed >>= len(flags)
    supply = packed & (1 << _SUPPLY_BITS) - 1
    packed >>= _SUPPLY_BITS
    places = [packed >> _HIDEOUT_BITS * at & 31 for at in reversed(range(HIDEOUTS_OF_A_LEVEL))]
    hideouts = tuple(NAMES[place] for place in places)
    return Level(name, hideouts, supply, flags[0], CHARGES[flags[1]], flags[2])


def _checksum(content: bytes) -> bytes:
    return (binascii.crc32(content) & 0xFFFF).to_bytes(_CHECKSUM_BYTES)
