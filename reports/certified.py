"""A certificate that was made, and what is said of one that was checked, for a program."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any


def certified_data(
    plan: str,
    model: str | None,
    word: str,
    unknown: Sequence[str],
    reasons: Sequence[str],
    certificate: Mapping[str, object] | None,
) -> dict[str, Any]:
    """A verdict in a word, why there is no certificate where there is none, and the certificate."""
    return {
        "version": 1,
        "plan": plan or None,
        "model": model,
        "verdict": word,
        "unknown": list(unknown),
        "reasons": list(reasons),
        "certificate": None if certificate is None else dict(certificate),
    }


def verified_data(
    certificate: str,
    word: str,
    why: str,
    about: Mapping[str, object] | None,
    signatures: Sequence[str],
) -> dict[str, Any]:
    """What the checker says of a certificate, and of what it is where it says so itself."""
    return {
        "version": 1,
        "certificate": certificate,
        "verdict": word,
        "why": why,
        "holds": word in ("legal", "illegal", "no legal plan", "equal"),
        "about": None if about is None else dict(about),
        "signatures": list(signatures),
    }
