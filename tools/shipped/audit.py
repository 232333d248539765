"""Asks the advisory databases of PyPI and npm about every locked package.

The exit status is 0 only if all packages were looked up and none has a known vulnerability, 1 if
one has, and 2 if advisories could not be reached.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any, Final, NamedTuple

from tools.build_web import WEB, npm_command
from tools.shipped.packages import REQUIREMENTS, ROOT

PIP_AUDIT: Final = ROOT / ".venv-audit" / "bin" / "pip-audit"
LOCKS: Final = ("run", "build", "dev", "audit")


class Verdict(NamedTuple):
    """What the advisories say about the packages of one registry."""

    asked: int
    unanswered: int
    vulnerable: list[str]

    def sentence(self, registry: str) -> str:
        """The verdict in a line."""
        said = []
        if self.vulnerable:
            said.append(f"known vulnerabilities in {', '.join(self.vulnerable)}")
        if self.unanswered:
            packages = f"{self.unanswered} of {self.asked} packages"
            said.append(f"NOT AUDITED: the advisories for {packages} can't be reached")
        clean = f"no known vulnerabilities in {self.asked} packages"
        return f"{registry}: {'; '.join(said) or clean}"


def python_verdict(report: dict[str, Any]) -> Verdict:
    """What pip-audit found. It calls packages skipped, and itself successful, without a network."""
    packages = report["dependencies"]
    return Verdict(
        len(packages),
        sum("skip_reason" in package for package in packages),
        [_named(package) for package in packages if package.get("vulns")],
    )


def _named(package: dict[str, Any]) -> str:
    ids = ", ".join(each["id"] for each in package["vulns"])
    return f"{package['name']} {package['version']} ({ids})"


def npm_verdict(report: dict[str, Any], locked: int) -> Verdict:
    """What `npm audit` found; without a network, its report is an error."""
    if "auditReportVersion" not in report:
        return Verdict(locked, locked, [])
    found = report["vulnerabilities"].values()
    return Verdict(locked, 0, [f"{each['name']} ({each['severity']})" for each in found])


def main() -> int:
    """Print both verdicts; the exit status."""
    verdicts = {"PyPI": _audit_python(), "npm": _audit_npm()}
    for registry, verdict in verdicts.items():
        print(verdict.sentence(registry))
    if any(verdict.vulnerable for verdict in verdicts.values()):
        return 1
    return 2 if any(verdict.unanswered for verdict in verdicts.values()) else 0


def _audit_python() -> Verdict:
    command = [str(PIP_AUDIT), "--require-hashes", "--disable-pip", "--format", "json"]
    for lock in LOCKS:
        command += ["--requirement", str(REQUIREMENTS / f"{lock}.txt")]
    said = _output(command, ROOT)
    if not said:
        return Verdict(1, 1, [])
    return python_verdict(json.loads(said))


def _audit_npm() -> Verdict:
    lock = json.loads((WEB / "package-lock.json").read_text(encoding="utf-8"))
    command, environment = npm_command("audit", "--package-lock-only", "--json")
    said = _output(command, WEB, environment)
    return npm_verdict(json.loads(said or "{}"), len(lock["packages"]) - 1)


def _output(command: list[str], folder: Path, environment: dict[str, str] | None = None) -> str:
    """The standard output; both tools fail when they find something, so the status is no help."""
    ran = subprocess.run(  # noqa: S603
        command, cwd=folder, env=environment, capture_output=True, text=True, check=False
    )
    return ran.stdout


if __name__ == "__main__":
    sys.exit(main())
