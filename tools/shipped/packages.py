"""The packages in the lock files, and which of them ship.

Python packages that Gemkeep needs to run ship with it in a container. An npm package ships if some
of it is in the built pages; the build records which do.
"""

from __future__ import annotations

import base64
import json
import re
from collections import defaultdict
from pathlib import Path
from typing import Any, Final, Literal, NamedTuple, TypeAlias

ROOT: Final = Path(__file__).resolve().parents[2]
REQUIREMENTS: Final = ROOT / "requirements"
WEB: Final = ROOT / "web"
STATIC: Final = ROOT / "src" / "gemkeep" / "server" / "static"

Registry: TypeAlias = Literal["pypi", "npm"]

_PIN: Final = re.compile(
    r"^(?P<name>[\w.-]+)(?:\[[^]]*\])?==(?P<version>\S+)(?: ; (?P<marker>.+?))?(?: \\)?$"
)
_HASH: Final = re.compile(r"--hash=sha256:([0-9a-f]{64})")
_VIA: Final = re.compile(r"^    # (?:via | {2})(?P<name>[\w.-]+)(?:$|\[)")


class Package(NamedTuple):
    """A locked package."""

    registry: Registry
    name: str
    version: str
    hashes: tuple[str, ...]
    """In hexadecimal: the SHA-256 of each of its files (PyPI), the SHA-512 of its file (npm)."""
    requires: tuple[str, ...]
    """The `key` of each package that it requires directly."""
    ships: bool
    marker: str = ""
    """Where it is installed, as a marker of a Python requirement; everywhere if empty."""
    licence: str = ""
    """What the lock file says it is; locks of Python packages say nothing."""

    @property
    def key(self) -> str:
        """Its name among all packages: a package URL."""
        name = self.name.replace("@", "%40")
        return f"pkg:{self.registry}/{name}@{self.version}"


def python_packages(lock: str, *, ships: bool) -> list[Package]:
    """The packages in a lock file of `requirements/`."""
    pins: list[dict[str, Any]] = []
    required_by: dict[str, set[str]] = defaultdict(set)
    for line in (REQUIREMENTS / f"{lock}.txt").read_text(encoding="utf-8").splitlines():
        if pin := _PIN.match(line):
            pins.append({**pin.groupdict(""), "hashes": []})
        elif digest := _HASH.search(line):
            pins[-1]["hashes"].append(digest[1])
        elif via := _VIA.match(line):
            required_by[via["name"]].add(pins[-1]["name"])
    keys = {pin["name"]: f"pkg:pypi/{pin['name']}@{pin['version']}" for pin in pins}
    return [
        Package(
            "pypi",
            pin["name"],
            pin["version"],
            tuple(pin["hashes"]),
            tuple(keys[name] for name in sorted(required_by[pin["name"]])),
            ships,
            marker=pin["marker"],
        )
        for pin in pins
    ]


def npm_packages() -> list[Package]:
    """The packages in the lock file of the browser client."""
    lock = json.loads((WEB / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    bundled = set(json.loads((STATIC / "third-party.json").read_text(encoding="utf-8")))
    found: dict[str, Package] = {}
    for path, entry in lock.items():
        if path:
            package = _npm_package(lock, path, entry, bundled)
            found.setdefault(package.key, package)
    return sorted(found.values(), key=lambda package: package.key)


def _npm_package(
    lock: dict[str, Any], path: str, entry: dict[str, Any], bundled: set[str]
) -> Package:
    name = _npm_name(path)
    wanted = (*entry.get("dependencies", ()), *entry.get("optionalDependencies", ()))
    places = (_resolve(lock, path, other) for other in wanted)
    requires = {_npm_key(lock, place) for place in places if place is not None}
    return Package(
        "npm",
        name,
        entry["version"],
        _sha512(entry.get("integrity", "")),
        tuple(sorted(requires)),
        ships=path == f"node_modules/{name}" and name in bundled,
        licence=entry.get("license", ""),
    )


def _sha512(integrity: str) -> tuple[str, ...]:
    """The hash in hexadecimal; none for a tool of another system that npm has not downloaded."""
    digests = [each.removeprefix("sha512-") for each in integrity.split()]
    return tuple(base64.b64decode(digest, validate=True).hex() for digest in digests)


def _npm_name(path: str) -> str:
    return path.rpartition("node_modules/")[2]


def _npm_key(lock: dict[str, Any], path: str) -> str:
    return f"pkg:npm/{_npm_name(path).replace('@', '%40')}@{lock[path]['version']}"


def _resolve(lock: dict[str, Any], path: str, name: str) -> str | None:
    """Where Node finds a package when it is imported from a path: in the nearest folder."""
    while True:
        place = f"{path}/node_modules/{name}" if path else f"node_modules/{name}"
        if place in lock:
            return place
        if not path:
            return None  # optional, and not for this version
        path = path.rpartition("node_modules/")[0].rstrip("/")
