"""docs/mutants.md lists surviving mutants: each a change to an existing line, with a reason."""

import pytest

from tools.mutants import PAGE, ROOT, Change, function_of, listed, table, verdicts

LISTED = list(listed(PAGE.read_text(encoding="utf-8")))

TWO = """
## Survivors

### `hideouts.rules._settle`

Asked twice, answered the same.

```diff
-    if a and b:
+    if a or b:
```
```diff
-    if a and b:
+    if not (a and b):
```

### `diamant.rules._share`

Words only.

```diff
-        raise Illegal("no")
+        raise Illegal("NO")
```
"""


def test_a_page_lists_each_change_with_its_reason() -> None:
    assert list(listed(TWO)) == [
        (
            Change("hideouts.rules._settle", "if a and b:", "if a or b:"),
            "Asked twice, answered the same.",
        ),
        (
            Change("hideouts.rules._settle", "if a and b:", "if not (a and b):"),
            "Asked twice, answered the same.",
        ),
        (
            Change("diamant.rules._share", 'raise Illegal("no")', 'raise Illegal("NO")'),
            "Words only.",
        ),
    ]


def test_a_change_is_read_from_a_mutants_diff() -> None:
    diff = """# gemkeep.games.hideouts.rules.x__end__mutmut_1: survived
--- src/gemkeep/games/hideouts/rules.py
+++ src/gemkeep/games/hideouts/rules.py
@@ -1,3 +1,3 @@
 def _end(casket: Casket, reason: Reason) -> None:
-    casket.phase = OVER
+    casket.phase = None
     casket.ending = reason
"""
    assert Change.read("f", diff) == Change("f", "casket.phase = OVER", "casket.phase = None")


@pytest.mark.parametrize(
    "mutant, function",
    [
        ("gemkeep.games.catalogue.x_game_of__mutmut_3", "catalogue.game_of"),
        ("gemkeep.games.hideouts.rules.x__open__mutmut_12", "hideouts.rules._open"),
        ("gemkeep.games.hideouts.chance.xǁTheDealǁdraw__mutmut_1", "hideouts.chance.TheDeal.draw"),
    ],
)
def test_a_mutants_name_contains_its_function(mutant: str, function: str) -> None:
    assert function_of(mutant) == function


def test_verdicts_are_counted_by_game() -> None:
    found = verdicts("""
    gemkeep.games.diamant.rules.x_start__mutmut_1: killed
    gemkeep.games.diamant.rules.x_start__mutmut_2: survived
    gemkeep.games.hideouts.rules.x_start__mutmut_1: killed
    gemkeep.games.hideouts.rules.x_start__mutmut_2: no tests
    gemkeep.games.hideouts.rules.x_start__mutmut_3: timeout
    gemkeep.games.hideouts.rules.x_start__mutmut_4: segfault
    """)
    assert [line.split() for line in table(found).splitlines()[1:]] == [
        ["diamant", "2", "1", "1", "0", "0", "0", "50.0", "%"],
        ["hideouts", "4", "1", "0", "1", "1", "1", "25.0", "%"],
        ["all", "6", "2", "1", "1", "1", "1", "33.3", "%"],
    ]


@pytest.mark.parametrize("change, reason", LISTED, ids=lambda part: getattr(part, "function", ""))
def test_a_listed_survivor_changes_an_existing_line_and_has_a_reason(
    change: Change, reason: str
) -> None:
    module = change.function
    while not (
        file := ROOT / "src" / "gemkeep" / "games" / f"{module.replace('.', '/')}.py"
    ).is_file():
        module = module.rpartition(".")[0]
        assert module, f"{change.function} is in no file"
    source = " ".join(file.read_text(encoding="utf-8").split())
    assert change.was in source
    assert change.was != change.became
    assert reason
