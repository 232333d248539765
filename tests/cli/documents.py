"""The code blocks of a document, and the commands in them with their output."""

from __future__ import annotations

import re
import shlex


def blocks(text: str, language: str) -> list[str]:
    """The blocks of this language, in order."""
    return re.findall(rf"^```{language}\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)


def commands_of(text: str) -> list[tuple[list[str], str]]:
    """The arguments of each `gemkeep` command in the `console` blocks, and what it prints."""
    found = []
    for block in blocks(text, "console"):
        for shown in block.split("$ gemkeep ")[1:]:
            command, _, output = shown.partition("\n")
            found.append((shlex.split(command), output))
    return found
