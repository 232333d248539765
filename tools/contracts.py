"""Two kinds of import contract that import-linter lacks.

`DrawnArrows` compares the imports between packages with the arrows of a diagram, so the diagram is
the contract. `StandardLibraryOnly` forbids every third-party package, whatever its name.
"""

import re
import sys
from collections.abc import Iterator
from pathlib import Path

from grimp import ImportGraph
from importlinter import Contract, ContractCheck, fields, output

ARROW = re.compile(r"^\s*(\w+)\s*-->\s*(\w+)\s*$", re.MULTILINE)


class DrawnArrows(Contract):
    """Holds when the packages of the root import each other as a Mermaid diagram shows.

    A package may import those its arrows lead to, directly or through others. Every arrow between
    two existing packages must be used by a direct import, and every package must be in the diagram.
    """

    type_name = "drawn_arrows"

    # A field holds the value it was configured with.
    root: str = fields.StringField()  # type: ignore[assignment]
    diagram: str = fields.StringField()  # type: ignore[assignment]

    # The flag is import-linter's own.
    def check(self, graph: ImportGraph, verbose: bool) -> ContractCheck:  # noqa: FBT001
        """The verdict, with everything that differs from the diagram."""
        arrows = read_arrows(Path(self.diagram).read_text(encoding="utf-8"))
        output.verbose_print(verbose, f"Arrows: {len(arrows)}")
        breaches = list(self._breaches(graph, arrows))
        return ContractCheck(kept=not breaches, metadata={"breaches": breaches})

    def render_broken_contract(self, check: ContractCheck) -> None:
        """Print each difference."""
        print_breaches(check)

    def _breaches(self, graph: ImportGraph, arrows: set[tuple[str, str]]) -> Iterator[str]:
        packages = {module.rpartition(".")[2] for module in graph.find_children(self.root)}
        drawn = {package for arrow in arrows for package in arrow}
        below = {package: reachable(package, arrows) for package in drawn}
        for package in sorted(packages - drawn):
            yield f"{self.root}.{package} is not in the diagram of {self.diagram}"
        for package in sorted(drawn):
            if package in below[package]:
                yield f"the arrows of {self.diagram} lead from {package} back to itself"
        used = set()
        for package in sorted(packages & drawn):
            for imported, where in self._imports(graph, package):
                used.add((package, imported))
                if imported in packages and imported not in below[package]:
                    yield f"{package} --> {imported} is not drawn: {where}"
        for importer, imported in sorted(arrows - used):
            if {importer, imported} <= packages:
                yield f"{importer} --> {imported} is drawn, but no import uses it"

    def _imports(self, graph: ImportGraph, package: str) -> Iterator[tuple[str, str]]:
        """The other packages that this one imports directly, each with the place of the import."""
        source, prefix = f"{self.root}.{package}", f"{self.root}."
        for importer in sorted({source, *graph.find_descendants(source)}):
            for module in sorted(graph.find_modules_directly_imported_by(importer)):
                imported = module.removeprefix(prefix).partition(".")[0]
                if module.startswith(prefix) and imported != package:
                    yield imported, places(graph, importer, module)[0]


class StandardLibraryOnly(Contract):
    """Holds when the source packages import no third-party package."""

    type_name = "standard_library_only"

    source_modules: list[str] = fields.ListField(fields.StringField())  # type: ignore[assignment]

    def check(self, graph: ImportGraph, verbose: bool) -> ContractCheck:  # noqa: FBT001
        """The verdict, with every import of a third-party package."""
        outside = {
            module
            for module in graph.modules
            if graph.is_module_squashed(module)
            and module.partition(".")[0] not in sys.stdlib_module_names
        }
        breaches = [
            place
            for source in self.source_modules
            for importer in sorted({source, *graph.find_descendants(source)})
            for imported in sorted(graph.find_modules_directly_imported_by(importer) & outside)
            for place in places(graph, importer, imported)
        ]
        output.verbose_print(verbose, f"Outside packages: {', '.join(sorted(outside)) or 'none'}")
        return ContractCheck(kept=not breaches, metadata={"breaches": breaches})

    def render_broken_contract(self, check: ContractCheck) -> None:
        """Print each import that should go."""
        print_breaches(check)


def read_arrows(text: str) -> set[tuple[str, str]]:
    """The arrows of the first Mermaid diagram in a text, each from importer to imported."""
    diagram = text.partition("```mermaid")[2].partition("```")[0]
    return set(ARROW.findall(diagram))


def reachable(package: str, arrows: set[tuple[str, str]]) -> set[str]:
    """Every package that arrows lead to from this one, directly or through others."""
    found: set[str] = set()
    waiting = [package]
    while waiting:
        importer = waiting.pop()
        further = {imported for start, imported in arrows if start == importer} - found
        found |= further
        waiting += further
    return found


def places(graph: ImportGraph, importer: str, imported: str) -> list[str]:
    """Where the importer imports this module: module, line number and line."""
    return [
        f"{importer} (line {details['line_number']}): {details['line_contents']}"
        for details in graph.get_import_details(importer=importer, imported=imported)
    ]


def print_breaches(check: ContractCheck) -> None:
    """Print what a broken contract found, one line each."""
    for breach in check.metadata["breaches"]:
        output.print_error(breach)
    output.new_line()
