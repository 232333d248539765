"""The language of a visitor."""

from __future__ import annotations

from collections.abc import Container, Mapping
from typing import Final

LANGUAGE_COOKIE: Final = "gemkeep.language"
"""The cookie with the chosen language, set by web/src/i18n/i18n.svelte.ts."""
STANDARD: Final = "en"


def language_of(
    headers: Mapping[str, str], cookies: Mapping[str, str], known: Container[str]
) -> str:
    """The chosen language, or the first of the browser's languages that we have."""
    accepted = headers.get("accept-language", "")
    tags = (part.partition(";")[0].strip() for part in accepted.split(","))
    asked = [cookies.get(LANGUAGE_COOKIE, ""), *map(_of_tag, tags)]
    return next((each for each in asked if each in known), STANDARD)


def _of_tag(tag: str) -> str:
    """Our language for one of the browser's; web/src/i18n/i18n.svelte.ts does the same."""
    code, _, rest = tag.lower().partition("-")
    if code == "sr":
        # Cyrillic unless the tag says Latin, or Montenegro, where Latin is usual.
        return "sr" if rest.partition("-")[0] in ("latn", "me") else "sr-Cyrl"
    return "cs" if code == "sk" else code
