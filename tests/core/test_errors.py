import pytest

from gemkeep.core.errors import QUOTE_LENGTH, GemkeepError, Illegal, Malformed, Unknown, quote


def deep(levels: int) -> list[object]:
    nested: list[object] = []
    for _ in range(levels):
        nested = [nested]
    return nested


@pytest.mark.parametrize(
    "given, shown",
    [
        ("snake", "'snake'"),
        (7, "7"),
        (None, "None"),
        (["a", 1], "['a', 1]"),
        ("\x1b[2J\n\x00", r"'\x1b[2J\n\x00'"),
    ],
)
def test_the_input_is_quoted(given: object, shown: str) -> None:
    assert quote(given) == shown


@pytest.mark.parametrize("given", ["x" * 10_000_000, ["x"] * 1000, {"x": "y" * 1000}])
def test_a_long_quotation_is_truncated(given: object) -> None:
    assert len(quote(given)) == QUOTE_LENGTH + 1
    assert quote(given).endswith("…")


@pytest.mark.parametrize("given", [deep(100_000), 10**5000], ids=["deep", "long"])
def test_a_value_too_deep_or_too_long_to_print_is_described_by_its_type(given: object) -> None:
    assert quote(given) == f"a {type(given).__name__} too large to show"


@pytest.mark.parametrize("kind", [Malformed, Unknown, Illegal])
def test_every_kind_of_error_can_be_shown_to_a_person(kind: type[GemkeepError]) -> None:
    assert issubclass(kind, GemkeepError)
