"""A kind of import contract that import-linter lacks: the standard library and nothing more."""

import sys

from grimp import ImportGraph
from importlinter import Contract, ContractCheck, fields, output


class StandardLibraryOnly(Contract):
    """Holds when the source packages import no outside package, whatever its name."""

    type_name = "standard_library_only"

    # A field gives back the list it was configured with.
    source_modules: list[str] = fields.ListField(fields.StringField())  # type: ignore[assignment]

    # The flag is import-linter's own.
    def check(self, graph: ImportGraph, verbose: bool) -> ContractCheck:  # noqa: FBT001
        """The verdict, with every import of an outside package and where it stands."""
        outside = {
            module
            for module in graph.modules
            if graph.is_module_squashed(module)
            and module.partition(".")[0] not in sys.stdlib_module_names
        }
        breaches = [
            f"{importer} (line {details['line_number']}): {details['line_contents']}"
            for source in self.source_modules
            for importer in sorted({source, *graph.find_descendants(source)})
            for imported in sorted(graph.find_modules_directly_imported_by(importer) & outside)
            for details in graph.get_import_details(importer=importer, imported=imported)
        ]
        output.verbose_print(verbose, f"Outside packages: {', '.join(sorted(outside)) or 'none'}")
        return ContractCheck(kept=not breaches, metadata={"breaches": breaches})

    def render_broken_contract(self, check: ContractCheck) -> None:
        """Nothing; prints each import that should go."""
        for breach in check.metadata["breaches"]:
            output.print_error(breach)
        output.new_line()
