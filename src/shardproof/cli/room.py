"""`--memory 80GB`: how much a device has."""

from __future__ import annotations

from collections.abc import Mapping
from math import isfinite
from typing import TYPE_CHECKING

from shardproof.spec.errors import InputError, InputErrors
from shardproof.spec.seldom import seldom

if TYPE_CHECKING:
    from shardproof.launch.launched import Launched
    from shardproof.proofs.nearest.memory import Room

UNITS: Mapping[str, int] = {
    "kb": 10**3, "mb": 10**6, "gb": 10**9, "tb": 10**12, "g": 10**9, "t": 10**12, "m": 10**6,
    "kib": 1 << 10, "mib": 1 << 20, "gib": 1 << 30, "tib": 1 << 40, "b": 1,
}  # fmt: skip
MOST = 1 << 50
_SIZE = seldom(r"(\d{1,9}(?:\.\d{1,9})?)\s*([a-zA-Z]{1,3})")


def room_of(said: str | None) -> Room | None:
    """The size that an option says; None where it is left out."""
    if said is None:
        return None
    found = _SIZE.fullmatch(said.strip())
    unit = UNITS.get(found[2].lower()) if found else None
    size = float(found[1]) * unit if found and unit else 0
    if not isfinite(size) or not 1 <= size <= MOST:
        right = "a size with its unit: 80GB, which is 80e9 bytes, or 80GiB"
        raise InputErrors(InputError("USAGE", f"--memory {said[:40]}", help=right))
    from shardproof.proofs.nearest.memory import Room

    return Room(int(size))


def launched_room(said: str | None, found: Launched) -> Room | None:
    """The same of a launch command, whose engine takes a share of it."""
    room = room_of(said)
    if room is None:
        return None
    from dataclasses import replace

    from shardproof.spec.dialects.profiles.at_once import at_once
    from shardproof.spec.dialects.profiles.share import share_of

    asked = [pool.asked for pool in found.launch.pools]
    (tokens, tokens_said), (sequences, sequences_said) = at_once(asked)
    room = replace(room, tokens=tokens, tokens_said=tokens_said,
                   sequences=sequences, sequences_said=sequences_said)  # fmt: skip
    share = share_of(asked)
    return room if share is None else replace(room, share=share.part, of=share.of, said=share.said)
