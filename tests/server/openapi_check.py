"""Whether a response matches the API's own description, `GET /schema`."""

from __future__ import annotations

import json
import re
from functools import cache
from typing import Any

from gemkeep.server.app import make_app
from gemkeep.server.config import Config

BEFORE_ANY_HANDLER = {404, 405}
"""No address of the API, or not by this method."""


@cache
def schema() -> dict[str, Any]:
    """The description."""
    described: dict[str, Any] = make_app(Config()).app.openapi_schema.to_schema()
    return described


def check(method: str, path: str, status: int, body: bytes) -> None:
    """Fail for an answer of the API that its description does not have."""
    address = path.partition("?")[0].rstrip("/")
    if not address.startswith(("/api/", "/health")) or method == "HEAD":
        return
    answers = _answers(method.lower(), address)
    if answers is None:
        assert status in BEFORE_ANY_HANDLER, (method, path, status)
        return
    assert str(status) in answers, f"{method} {path} was answered with {status}: {body!r}"
    answer = answers[str(status)]
    if answer["description"].startswith("Refused: "):
        refused = json.loads(body)
        assert set(refused) == {"code", "reason"}
        assert len(refused["reason"]) > len("Not Found"), "a sentence, for a person"
        assert refused["code"] in answer["description"].removeprefix("Refused: ").split(", ")


def _answers(method: str, address: str) -> dict[str, Any] | None:
    for template, methods in schema()["paths"].items():
        pattern = re.sub(r"\{\w+\}", "[^/]+", template)
        if method in methods and re.fullmatch(pattern, address):
            answers: dict[str, Any] = methods[method]["responses"]
            return answers
    return None
