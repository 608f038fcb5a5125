"""Where plans come from: the universes of the modules, and what is drawn beside them."""

from __future__ import annotations

from functools import cache
from hashlib import blake2b

from tests.exhaustive.drawn import DRAWS, Draw, order
from tests.exhaustive.universe.modules import UNIVERSES
from tests.exhaustive.universe.universe import ROOT, Chunk, chunks, code, digest_of, stamp

MODULES = (*UNIVERSES, *DRAWS)
DRAWING = (
    "proofs",
    *(f"src/shardproof/fuzzing/{name}.py" for name in ("plans", "models", "cuts")),
    "tests/exhaustive/drawn.py",
    "tests/exhaustive/solved.py",
)
"""What decides which plans are drawn."""
AnyChunk = Chunk | Draw


@cache
def order_of(module: str) -> list[AnyChunk]:
    """All chunks of a module, in the order in which a campaign goes through them."""
    found: list[AnyChunk] = []
    found += chunks(UNIVERSES[module]) if module in UNIVERSES else order(module)
    return found


@cache
def stamp_of(module: str) -> str:
    """What was decided under another one does not count."""
    if module in UNIVERSES:
        return stamp(UNIVERSES[module])
    return blake2b(f"{code()} {digest_of(ROOT, DRAWING)}".encode(), digest_size=8).hexdigest()
