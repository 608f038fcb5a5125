"""Near plans as rows of a table: what to change, and what each costs on any hardware."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from shardproof.proofs.nearest.change import Change
from shardproof.proofs.nearest.counts import Counts
from shardproof.spec.plan.write import inline


def change_text(change: Change) -> str:
    if change.dropped:
        return f"{change.path}: leave it out (it is {inline(change.before)})"
    return f"{change.path}: {inline(change.after)} (it is {inline(change.before)})"


def other_text(change: Change) -> str:
    if change.dropped:
        return f"{change.path} left out"
    return f"{change.path}: {inline(change.after)}"


def row_of(counts: Counts) -> tuple[str, str, str, str]:
    """Sync points and bytes received per token, prefill and decode; weights and cache per device.

    A cell holds one number where both phases have the same.
    """
    prefill, decode = counts.prefill, counts.decode
    return (
        _both(f"{prefill.syncs:,}", f"{decode.syncs:,}"),
        _both(size_text(prefill.bytes), size_text(decode.bytes)),
        f"{size_text(decode.weights)} ×{decode.weight_copies:.2f}",
        f"{size_text(decode.kv)} ×{decode.kv_copies:.2f}",
    )


def _both(prefill: str, decode: str) -> str:
    return prefill if prefill == decode else f"{prefill}, {decode}"


_HEADS = (
    ("sync points", "per token"), ("received", "per token"), ("weights", "per device ×copies"),
    ("cache", "per token ×copies"),
)  # fmt: skip


def table_head(rows: Sequence[Sequence[str]]) -> Iterator[str]:
    """Two lines that say what each column is; two numbers are of prefill and of decode."""
    wide = _widths(rows)
    for line in (0, 1):
        cells = (heads[line].ljust(width) for heads, width in zip(_HEADS, wide, strict=True))
        yield f"     {'  '.join(cells)}".rstrip()


def table_row(number: int, row: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    cells = (cell.ljust(width) for cell, width in zip(row, _widths(rows), strict=True))
    return f"{number:>3}  {'  '.join(cells)}".rstrip()


def _widths(rows: Sequence[Sequence[str]]) -> list[int]:
    columns = zip(*rows, strict=True) if rows else ((),) * len(_HEADS)
    both = zip(_HEADS, columns, strict=True)
    return [max(map(len, (*heads, *cells))) for heads, cells in both]


def size_text(count: float) -> str:
    """Bytes as a person reads them; powers of a thousand."""
    for unit in ("B", "kB", "MB", "GB"):
        if count < 999.5:  # what is rounded to 1000 is one of the next
            return f"{count:.3g} {unit}"
        count /= 1000
    return f"{count:,.3g} TB"
