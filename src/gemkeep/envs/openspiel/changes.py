"""What changed from one view to the next, in a short text."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass

from gemkeep.core.encoding.jsonable import to_json


def changes(before: object, after: object, name: str = "") -> Iterator[str]:
    """Each part of a value that changed, as `path.to.part=new`; nothing for equal values.

    Two values that start equal and change in the same way are equal, so a first view and the
    changes since then contain as much as all the views.
    """
    if before is after or before == after:
        return
    parts = _parts(before), _parts(after)
    if parts[0] is None or parts[1] is None or parts[0].keys() != parts[1].keys():
        yield f"{name}={to_json(after)}"
        return
    for key, part in parts[1].items():
        yield from changes(parts[0][key], part, f"{name}.{key}" if name else str(key))


def _parts(value: object) -> Mapping[object, object] | None:
    """The fields or items of a value by name or index; None for a value without parts."""
    if isinstance(value, Mapping):
        return value
    if isinstance(value, tuple):
        return dict(enumerate(value))
    if is_dataclass(value):
        return {field.name: getattr(value, field.name) for field in fields(value)}
    return None
