"""Runs the named benchmarks, or all of them."""

import sys
from importlib import import_module

BENCHMARKS = (
    "engine",
    "batch",
    "table",
    "moves",
    "thinking",
    "minds",
    "guard",
    "deals",
    "servers",
    "page",
    "tasks",
    "first_choice",
    "sizes",
    "keeper",
)


def main(names: list[str]) -> int:
    for name in names or BENCHMARKS:
        if name not in BENCHMARKS:
            known = ", ".join(BENCHMARKS)
            print(f"no benchmark is called {name!r}; there are {known}", file=sys.stderr)
            return 2
        import_module(f"bench.{name}").run()  # imported late: each needs other packages
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
