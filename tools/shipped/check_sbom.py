"""Checks a bill of materials against the schema of its specification."""

from __future__ import annotations

import sys
from pathlib import Path

from cyclonedx.schema import SchemaVersion
from cyclonedx.validation.json import JsonStrictValidator


def main(path: str) -> int:
    """Print the first error, if there is one; the exit status."""
    error = JsonStrictValidator(SchemaVersion.V1_6).validate_str(Path(path).read_text("utf-8"))
    print(f"{path} is valid CycloneDX" if error is None else f"{path} is not valid: {error}")
    return 0 if error is None else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
