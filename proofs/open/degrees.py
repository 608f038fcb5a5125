"""Whether degrees can multiply to the devices at all, which is asked before the law is."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import combinations

from shardproof.proofs.open.lines import SIZES, Line, OpenPlan, default_line
from shardproof.spec.plan.plan import PHASES, PhaseName


def no_product(plan: OpenPlan) -> tuple[Line, ...] | None:
    """The fewest lines under which some phase's degrees don't multiply to the devices, if any."""
    for name in PHASES:
        devices = plan.devices(name)
        if devices is None:
            continue
        sizes = _sizes(plan, name)
        held = [line for line in sizes.values() if isinstance(line, Line) and not line.any]
        if _reached(sizes.values(), devices, held):
            continue
        fewest = (
            some
            for count in range(len(held) + 1)
            for some in combinations(held, count)
            if not _reached(sizes.values(), devices, some)
        )
        return next(fewest, tuple(held))
    return None


def _sizes(plan: OpenPlan, name: PhaseName) -> Mapping[str, Line | int]:
    """For each degree of a phase the line that says it, or its default; or what it is."""
    found: dict[str, Line | int] = {}
    section = plan.base.prefill if name == "prefill" else plan.base.decode
    for size in SIZES:
        line = plan.lines.get(f"{name}.{size}")
        if line is None and (section is None or size not in section.written):
            line = plan.lines.get(size)
            if line is None and size not in plan.base.written:
                line = default_line(plan, size)
        found[size] = getattr(plan.base.phase(name), size) if line is None else line
    return found


def _reached(sizes: Iterable[Line | int], devices: int, held: Iterable[Line]) -> bool:
    """Whether some choice multiplies to the devices, where the lines that are held allow it."""
    kept, products = set(map(id, held)), {1}
    for size in sizes:
        allowed: Iterable[object] = (size,)
        if isinstance(size, Line):
            allowed = size.allowed if id(size) in kept else size.domain
        each = {value for value in allowed if isinstance(value, int) and value}
        products = {p * v for p in products for v in each if devices % (p * v) == 0}
    return devices in products
