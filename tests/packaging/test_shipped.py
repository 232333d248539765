"""What ships: the bill of materials and the licences agree with the locks; audits are honest."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterator
from typing import Any

import pytest

from tools.shipped.audit import npm_verdict, python_verdict
from tools.shipped.licences import PAGE, python_notices
from tools.shipped.packages import REQUIREMENTS, ROOT, STATIC, WEB
from tools.shipped.sbom import OURSELVES, document, locked


@pytest.fixture(scope="module")
def sbom() -> dict[str, Any]:
    return document(locked())


def pins(lock: str) -> set[str]:
    text = (REQUIREMENTS / f"{lock}.txt").read_text(encoding="utf-8")
    found = re.findall(r"(?m)^([\w.-]+)(?:\[[^]]*\])?==(\S+)", text)
    return {f"pkg:pypi/{name}@{version}" for name, version in found}


def npm_pins() -> set[str]:
    lock = json.loads((WEB / "package-lock.json").read_text(encoding="utf-8"))
    places = (
        (path.split("node_modules/")[-1], at) for path, at in lock["packages"].items() if path
    )
    return {f"pkg:npm/{name.replace('@', '%40')}@{at['version']}" for name, at in places}


def test_the_bill_of_materials_lists_what_is_locked(sbom: dict[str, Any]) -> None:
    listed = [component["purl"] for component in sbom["components"]]
    assert len(listed) == len(set(listed))
    assert set(listed) == pins("run") | pins("build") | npm_pins()


def test_what_runs_is_what_was_tested() -> None:
    """`make lock` was run since a dependency was added or upgraded."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    named = {re.split(r"[^\w-]", each)[0] for each in project["dependencies"]}
    assert named <= {pin.split("/")[1].split("@")[0] for pin in pins("run")}
    assert pins("run") | pins("build") <= pins("dev")


def test_the_hashes_are_those_of_the_lock(sbom: dict[str, Any]) -> None:
    text = (REQUIREMENTS / "run.txt").read_text(encoding="utf-8")
    named = {
        digest["content"]
        for component in sbom["components"]
        if component["purl"] in pins("run")
        for digest in component["externalReferences"][0]["hashes"]
    }
    assert named == set(re.findall(r"sha256:([0-9a-f]{64})", text))
    for component in sbom["components"]:
        if component["scope"] == "required":
            assert component["externalReferences"][0]["hashes"], component["purl"]


def test_everything_listed_is_there_because_something_requires_it(sbom: dict[str, Any]) -> None:
    requires = {each["ref"]: each["dependsOn"] for each in sbom["dependencies"]}
    assert set(requires) == {OURSELVES, *(each["purl"] for each in sbom["components"])}

    def reached(key: str, seen: set[str]) -> Iterator[str]:
        if key not in seen:
            seen.add(key)
            yield key
            for other in requires[key]:
                yield from reached(other, seen)

    assert set(reached(OURSELVES, set())) == set(requires)


def test_what_the_pages_contain_ships(sbom: dict[str, Any]) -> None:
    """Svelte is a tool of the build, and yet a part of it is in every page."""
    required = {each["purl"] for each in sbom["components"] if each["scope"] == "required"}
    names = {purl.rpartition("@")[0] for purl in required if purl.startswith("pkg:npm/")}
    assert {"pkg:npm/svelte", "pkg:npm/%40fontsource/alegreya-sans"} <= names
    assert "pkg:npm/vite" not in names


def test_every_package_that_ships_has_its_licence_on_the_page() -> None:
    _, *parts = PAGE.read_text(encoding="utf-8").split(f"\n{'=' * 80}\n")
    texts = dict(zip(parts[::2], parts[1::2], strict=True))
    bundled = [package for package in locked() if package.ships and package.registry == "npm"]
    installed = [notice.package for notice in python_notices()]
    assert len(texts) == 1 + len(bundled) + len(installed)
    for package in (*bundled, *installed):
        (text,) = (
            text
            for title, text in texts.items()
            if title.startswith(f"{package.name} {package.version} (")
        )
        assert len(text) > 400, f"{package.name}: {text}"


def test_each_typeface_has_its_licence_next_to_it() -> None:
    fonts = {path.name.partition("-latin")[0] for path in STATIC.glob("assets/*-latin-*.woff2")}
    assert fonts == {"alegreya-sans", "alegreya-sc"}
    for font in fonts:
        text = (STATIC / "assets" / f"{font}-licence.txt").read_text(encoding="utf-8")
        assert "SIL OPEN FONT LICENSE Version 1.1" in text


def test_an_audit_without_advisories_does_not_pass_as_one() -> None:
    answered = {"name": "rich", "version": "15.0.0", "vulns": []}
    skipped = {"name": "click", "skip_reason": "not found on PyPI and could not be audited"}
    bad = {"name": "mako", "version": "1.0", "vulns": [{"id": "PYSEC-1", "fix_versions": []}]}
    said = python_verdict({"dependencies": [answered]}).sentence("PyPI")
    assert said == "PyPI: no known vulnerabilities in 1 packages"
    said = python_verdict({"dependencies": [answered, skipped]}).sentence("PyPI")
    assert said == "PyPI: NOT AUDITED: the advisories for 1 of 2 packages can't be reached"
    assert python_verdict({"dependencies": [bad]}).vulnerable == ["mako 1.0 (PYSEC-1)"]

    assert npm_verdict({"statusCode": 405, "message": "…"}, 268).unanswered == 268
    report = {"auditReportVersion": 2, "vulnerabilities": {"x": {"name": "x", "severity": "high"}}}
    assert npm_verdict(report, 268).vulnerable == ["x (high)"]
    assert npm_verdict(report | {"vulnerabilities": {}}, 268).unanswered == 0
