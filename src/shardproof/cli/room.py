"""`--memory 80GB`: how much a device has."""

from __future__ import annotations

import re
from collections.abc import Mapping
from math import isfinite
from typing import TYPE_CHECKING

from shardproof.spec.errors import InputError, InputErrors

if TYPE_CHECKING:
    from shardproof.launch.launched import Launched
    from shardproof.proofs.nearest.memory import Room

UNITS: Mapping[str, int] = {
    "kb": 10**3, "mb": 10**6, "gb": 10**9, "tb": 10**12, "g": 10**9, "t": 10**12, "m": 10**6,
    "kib": 1 << 10, "mib": 1 << 20, "gib": 1 << 30, "tib": 1 << 40, "b": 1,
}  # fmt: skip
MOST = 1 << 50
_SIZE = re.compile(r"(\d{1,9}(?:\.\d{1,9})?)\s*([a-zA-Z]{1,3})")


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


_NAMES: Mapping[str, str] = {
    "vllm": "gpu_memory_utilization",
    "sglang": "mem_fraction_static",
    "tensorrt-llm": "free_gpu_memory_fraction",
}
"""By engine, the option that says how much it takes."""
_SINCE = (0, 20)
"""vLLM takes 0.92 where nobody says how much, and took 0.9 before."""


def launched_room(said: str | None, found: Launched) -> Room | None:
    """The same of a launch command, whose engine takes a share of it."""
    from dataclasses import replace

    room = room_of(said)
    asked = found.launch.pools[0].asked
    if room is None or asked.engine not in _NAMES:
        return room
    name = _NAMES[asked.engine]
    shares = [pool.asked.value(name) for pool in found.launch.pools]
    given = [float(s) for s in shares if isinstance(s, int | float) and 0 < s <= 1]
    share = min(given) if given else None
    match asked.engine:
        case "sglang":
            if share is None:  # it is worked out from the device, to leave room for activations
                return room
            return replace(room, share=share, of="static", said="--mem-fraction-static")
        case "tensorrt-llm":
            return replace(room, share=share or 0.9, of="rest", said=_said(name, share))
        case _:
            usual = 0.9 if _version(found.judged[0].version) < _SINCE else 0.92
            told = _said(name.replace("_", "-"), share)
            return replace(room, share=share or usual, said=told)


def _said(name: str, share: float | None) -> str:
    return f"--{name}" if share is not None else f"--{name} at its default"


def _version(text: str) -> tuple[int, ...]:
    return tuple(int(part) for part in text.split(".")[:2] if part.isdecimal())
