"""Where what a certificate says and what was made anew part."""

from __future__ import annotations

from shardproof.spec.source.node import Plain


class Forged(Exception):
    """A certificate does not hold: where, and why."""

    def __init__(self, where: str, why: str) -> None:
        self.where, self.why = where, why
        super().__init__(f"{where}: {why}")


class Unchecked(Exception):
    """Whether a certificate holds is not found out; says why."""


def parting(stored: Plain, made: Plain, path: str = "") -> str:
    """The first place in the order of the names where two values differ; empty where none does."""
    if isinstance(stored, dict) and isinstance(made, dict):
        for name in sorted(stored.keys() | made.keys()):
            here = f"{path}.{name}" if path else name
            if name not in stored or name not in made:
                return here
            if where := parting(stored[name], made[name], here):
                return where
        return ""
    if isinstance(stored, list) and isinstance(made, list) and len(stored) == len(made):
        pairs = enumerate(zip(stored, made, strict=True))
        found = (parting(one, other, f"{path}[{at}]") for at, (one, other) in pairs)
        return next((where for where in found if where), "")
    same = stored == made and isinstance(stored, bool) == isinstance(made, bool)
    return "" if same else path or "the whole"
