"""The security headers of every response."""

from __future__ import annotations

import base64
import hashlib
import re
from typing import Final

INLINE_SCRIPT: Final = re.compile(rb"<script(?![^>]*\bsrc=)[^>]*>(.*?)</script>", re.DOTALL)


def headers(page: bytes) -> dict[str, str]:
    """The headers of every response; the inline scripts of the page are allowed by hash."""
    return {
        "Content-Security-Policy": _policy(page),
        "X-Content-Type-Options": "nosniff",
        "X-Frame-Options": "DENY",
        # Addresses contain table ids and invites, which no other host may see.
        "Referrer-Policy": "no-referrer",
        "Cross-Origin-Opener-Policy": "same-origin",
        "Cross-Origin-Resource-Policy": "same-origin",
        "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=()",
    }


def _policy(page: bytes) -> str:
    scripts = " ".join(["'self'", *map(_hash, INLINE_SCRIPT.findall(page))])
    return "; ".join(
        (
            "default-src 'none'",
            f"script-src {scripts}",
            "style-src 'self'",
            "style-src-attr 'unsafe-inline'",
            "img-src 'self' data: blob:",
            "font-src 'self'",
            "media-src 'self' data: blob:",
            "connect-src 'self'",
            "manifest-src 'self'",
            "worker-src 'self'",
            "base-uri 'none'",
            "form-action 'none'",
            "frame-ancestors 'none'",
        )
    )


def _hash(script: bytes) -> str:
    return f"'sha256-{base64.b64encode(hashlib.sha256(script).digest()).decode()}'"
