"""The signatures of a certificate, as `shardproof verify` looks at them."""

from __future__ import annotations

import json
from collections.abc import Sequence

from shardproof.certificate import checker
from shardproof.certificate.signing import (
    NoEnvelope,
    OtherPayload,
    has_signed,
    is_envelope,
    open_envelope,
    public_keys,
)

Fault = tuple[str, str]
"""A word, and why."""


def opened(text: str, files: Sequence[str]) -> tuple[str, list[str], Fault | None]:
    """What is inside an envelope, who has signed it, and what is wrong with that if anything is.

    Every key that is given has to have signed. What is no envelope stays as it is.
    """
    keys = public_keys(files)
    try:
        data: object = json.loads(text, object_pairs_hook=_once)
    except (ValueError, RecursionError):
        data = None
    if not is_envelope(data):
        return text, [], _without(text) if keys else None
    try:
        envelope = open_envelope(data)
        inside = envelope.payload.decode("utf-8")
    except OtherPayload as wrong:
        return text, [], ("unknown", f"an envelope around something else: {wrong}")
    except NoEnvelope as wrong:
        return text, [], ("no certificate", f"the envelope cannot be read: {wrong}")
    except UnicodeDecodeError:
        return text, [], ("no certificate", "what is inside the envelope is not UTF-8")
    count = len(envelope.signatures)
    for key in keys:
        if not has_signed(key, envelope):
            said = f"no signature here is of {key.file}; there are {count}"
            return inside, [], ("not signed", said)
    if not keys:
        return inside, [f"nobody has looked at its signatures, of which there are {count}"], None
    return inside, [f"signed by {key.file}, {key.name}" for key in keys], None


def _without(text: str) -> Fault:
    """What is said of a file that should be signed, and has no envelope."""
    try:
        checker.stated(text)
    except checker.Bad as wrong:
        return "no certificate", str(wrong)
    except checker.Unknown:
        pass
    return "not signed", "there is no envelope around it"


def _once(pairs: list[tuple[str, object]]) -> dict[str, object]:
    found = dict(pairs)
    if len(found) < len(pairs):
        raise ValueError("a name stands twice")
    return found
