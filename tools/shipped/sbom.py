"""The bill of materials: everything in the lock files, as CycloneDX JSON on standard output.

What ships is marked as required. The rest (what builds the package) is marked as excluded: it is
listed because it could change what ships.
"""

from __future__ import annotations

import json
import re
import sys
import tomllib
import uuid
from importlib.metadata import PackageNotFoundError, distribution
from typing import Any, Final

import gemkeep
from tools.shipped.licences import licence_of
from tools.shipped.packages import ROOT, WEB, Package, npm_packages, python_packages

SPECIFICATION: Final = "1.6"
OURSELVES: Final = f"pkg:pypi/gemkeep@{gemkeep.__version__}"
ALGORITHMS: Final = {"pypi": "SHA-256", "npm": "SHA-512"}
FILES: Final = {"pypi": "https://pypi.org/simple/{0}/", "npm": "https://registry.npmjs.org/{0}"}


def locked() -> list[Package]:
    """All packages that ship with Gemkeep or build it."""
    building = python_packages("build", ships=False)
    running = python_packages("run", ships=True)
    shipped = {package.key for package in running}
    return [*running, *(each for each in building if each.key not in shipped), *npm_packages()]


def document(packages: list[Package]) -> dict[str, Any]:
    """The bill of materials; the same for the same locks."""
    components = [_component(package) for package in packages]
    known = {package.key for package in packages}
    requires = {
        package.key: [key for key in package.requires if key in known] for package in packages
    }
    requires[OURSELVES] = _direct(packages, requires)
    return {
        "$schema": f"http://cyclonedx.org/schema/bom-{SPECIFICATION}.schema.json",
        "bomFormat": "CycloneDX",
        "specVersion": SPECIFICATION,
        "serialNumber": uuid.uuid5(uuid.NAMESPACE_URL, json.dumps(components)).urn,
        "version": 1,
        "metadata": {
            "component": {
                "type": "application",
                "bom-ref": OURSELVES,
                "name": "gemkeep",
                "version": gemkeep.__version__,
                "licenses": [{"expression": "MIT"}],
                "purl": OURSELVES,
            }
        },
        "components": components,
        "dependencies": [
            {"ref": key, "dependsOn": sorted(requires[key])} for key in sorted(requires)
        ],
    }


def _direct(packages: list[Package], requires: dict[str, list[str]]) -> list[str]:
    """What we require ourselves: what our files name, and everything that nothing else requires."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    client = json.loads((WEB / "package.json").read_text(encoding="utf-8"))
    named = {re.split(r"[^\w-]", each)[0] for each in project["dependencies"]}
    named |= set(client["dependencies"])
    inner = {key for keys in requires.values() for key in keys}
    return [each.key for each in packages if each.name in named or each.key not in inner]


def _component(package: Package) -> dict[str, Any]:
    group, _, name = package.name.rpartition("/")
    hashes = [{"alg": ALGORITHMS[package.registry], "content": each} for each in package.hashes]
    files = {"type": "distribution", "url": FILES[package.registry].format(package.name)}
    licence = package.licence or _installed_licence(package)
    return {
        "type": "library",
        "bom-ref": package.key,
        **({"group": group} if group else {}),
        "name": name,
        "version": package.version,
        "scope": "required" if package.ships else "excluded",
        **({"licenses": [_licence(licence)]} if licence else {}),
        "purl": package.key,
        # The hashes belong to the files, of which a Python package has several.
        "externalReferences": [{**files, **({"hashes": hashes} if hashes else {})}],
    }


def _installed_licence(package: Package) -> str:
    try:
        return licence_of(distribution(package.name))
    except PackageNotFoundError:  # only needed on other systems
        return ""


def _licence(name: str) -> dict[str, Any]:
    """An SPDX expression, if it can be one: a name in words is none."""
    words = name.replace("(", " ").replace(")", " ").split()
    is_expression = all(word in {"AND", "OR", "WITH"} for word in words[1::2])
    return {"expression": name} if is_expression else {"license": {"name": name}}


if __name__ == "__main__":
    json.dump(document(locked()), sys.stdout, indent=2)
    sys.stdout.write("\n")
