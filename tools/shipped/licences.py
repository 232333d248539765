"""Writes the licences of everything that ships next to the built pages: `licences.txt`.

The texts come from the installed packages. A typeface's licence is also put next to its files, as
the Open Font License asks for.
"""

from __future__ import annotations

import gzip
import json
import re
import sys
from collections.abc import Iterator, Mapping
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from typing import Final, NamedTuple

from packaging.markers import Marker

from tools.shipped.packages import (
    ROOT,
    STATIC,
    WEB,
    Package,
    npm_packages,
    python_packages,
)

PAGE: Final = STATIC / "licences.txt"
TEXT: Final = re.compile(r"(?i)(licen[cs]e|copying|notice)[^/]*$")
SHARED_TEXTS: Final[Mapping[str, str]] = {"Apache-2.0": "typescript"}
"""For packages that only name their licence: another package that has its text."""
FONTS: Final = "@fontsource/"
ELSEWHERE: Final = "Its licence is installed with it."


class Notice(NamedTuple):
    """The licence of a package."""

    package: Package
    licence: str
    text: str


def write() -> None:
    """Write the page, a compressed copy, and the texts next to the typefaces."""
    bundled = [_npm_notice(package) for package in npm_packages() if package.ships]
    page = page_of(bundled, [*python_notices()]).encode()
    PAGE.write_bytes(page)
    PAGE.with_name(f"{PAGE.name}.gz").write_bytes(gzip.compress(page, mtime=0))
    for notice in bundled:
        if notice.package.name.startswith(FONTS):
            name = notice.package.name.removeprefix(FONTS)
            (STATIC / "assets" / f"{name}-licence.txt").write_text(notice.text, encoding="utf-8")


def page_of(bundled: list[Notice], installed: list[Notice]) -> str:
    """The page with all licences."""
    ours = (ROOT / "LICENSE").read_text(encoding="utf-8")
    parts = [
        "Gemkeep is released under the MIT licence. What comes with it has licences of its own.\n",
        "In the browser: the pages contain parts of\n",
        _list(bundled),
        "\nOn the server: it needs these Python packages.\n",
        _list(installed),
        _section("Gemkeep", ours),
        *(_section(_title(notice), notice.text) for notice in (*bundled, *installed)),
    ]
    return "\n".join(parts)


def python_notices() -> Iterator[Notice]:
    """The licences of the Python packages that are needed to run on this system.

    A wheel can be built in an environment without them. They are not in it, and each comes with
    its licence when it is installed.
    """
    for package in python_packages("run", ships=True):
        if package.marker and not Marker(package.marker).evaluate():
            continue
        try:
            found = distribution(package.name)
        except PackageNotFoundError:
            yield Notice(package, "", ELSEWHERE)
        else:
            yield Notice(package, licence_of(found), _python_text(found))


def licence_of(found: Distribution) -> str:
    """The name of a package's licence: an SPDX expression, if it has one."""
    fields = found.metadata.get_all
    (named,) = fields("License-Expression") or fields("License") or [""]
    classified = [each for each in fields("Classifier") or () if each.startswith("License :: ")]
    if "\n" in named:  # in older packages it may be the whole text
        named = named.partition("\n")[0] if not classified else ""
    return named or " or ".join(each.rpartition(" :: ")[2] for each in classified)


def _python_text(found: Distribution) -> str:
    files = [file for file in found.files or () if ".dist-info/" in str(file)]
    texts = [file.read_text(encoding="utf-8") for file in files if TEXT.search(str(file))]
    if not texts:
        sys.exit(f"{found.name} has no licence text; find out what it is before it ships")
    return "\n\n".join(texts)


def _npm_notice(package: Package) -> Notice:
    text = _npm_text(package.name) or _shared_text(package)
    return Notice(package, package.licence, text)


def _shared_text(package: Package) -> str:
    """The text of a licence that is the same for everyone, with the author's name."""
    about = (WEB / "node_modules" / package.name / "package.json").read_text(encoding="utf-8")
    text = _npm_text(SHARED_TEXTS.get(package.licence, "."))
    if not text:
        sys.exit(f"{package.name} has no licence text; find out what it is before it ships")
    return f"Copyright {json.loads(about)['author']}\n\n{text}"


def _npm_text(name: str) -> str:
    folder = WEB / "node_modules" / name
    files = sorted(path for path in folder.glob("*") if TEXT.match(path.name))
    return "\n\n".join(path.read_text(encoding="utf-8") for path in files)


def _list(notices: list[Notice]) -> str:
    return "\n".join(f"  {_title(notice)}" for notice in notices) + "\n"


def _title(notice: Notice) -> str:
    name = f"{notice.package.name} {notice.package.version}"
    return f"{name} ({notice.licence})" if notice.licence else name


def _section(title: str, text: str) -> str:
    rule = "=" * 80
    return f"\n{rule}\n{title}\n{rule}\n\n{text.strip()}\n"


if __name__ == "__main__":
    write()
