"""What the finished chunks come to, module by module: every distinct plan counted once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from math import fsum

from tests.exhaustive.canonical import NAME
from tests.exhaustive.journal import Line, names_in
from tests.exhaustive.sources import MODULES, order_of, stamp_of
from tests.exhaustive.universe.universe import code
from tests.exhaustive.wanted import Progress, Wanted
from tests.exhaustive.work import KINDS

ASSUMES = (
    "Arithmetic is exact: numbers are drawn from GF(p), four strands to a trial.",
    "Functions and orders are keyed hashes of 64 bits, taken for random ones.",
    "Pseudorandom numbers are taken for random ones; the seed is given.",
    "A plan that ran unequal differs, with certainty.",
    "A plan that ran equal differs with at most the bound of its runs.",
    "That bound rests on the degrees that its runs tracked and the arguments that they counted.",
    "The bounds of all plans are added up, so it does not matter how they depend on each other.",
    "A run is equal only if it met all that it could: ids, unlike tokens, experts, shards, ties.",
    "Plans of one name are one plan. Names are digests of 96 bits, taken for random ones.",
    "It speaks of the workloads that were run: the declared one, or three where none is.",
)


def fresh(lines: Iterable[Line]) -> dict[tuple[str, int], Line]:
    """The last line of each chunk that is of today's universe."""
    stamps = {name: stamp_of(name) for name in MODULES}
    return {
        (line["module"], line["chunk"]): line
        for line in lines
        if line["universe"] == stamps.get(line["module"])
    }


def outdated(lines: Iterable[Line], modules: Collection[str]) -> str | None:
    """Why chunks of these modules no longer count, if any of them does not."""
    for line in lines:
        module = line["module"]
        if module not in modules or line["universe"] == stamp_of(module):
            continue
        changed = "its universe" if line.get("code") == code() else "the code that decides"
        return f"holds chunks of {module} from before {changed} was changed"
    return None


def summary(lines: Iterable[Line], seed: int, wanted: Mapping[str, Wanted]) -> dict[str, object]:
    """The published table; of disagreements and reasons it counts plans as they are written."""
    board = {name: Progress(order_of(name), of) for name, of in wanted.items()}
    for (module, _), line in fresh(lines).items():
        if module in board:
            board[module].finish(line)
    plans = sum(each.plans for each in board.values())
    counted = [line for each in board.values() for line in each.counted]
    missed = fsum(line["miss"] for line in counted)
    collided = plans * (plans - 1) / 2 / 2 ** (8 * NAME)
    return {
        "seed": seed,
        "code": code(),
        "bound": {
            "whole": missed + collided,
            "runs": missed,
            "names": collided,
            "worst_plan": max((line["worst"] for line in counted), default=0.0),
            "assumes": ASSUMES,
        },
        "coverage": coverage(board),
        "modules": {name: of_module(each) for name, each in board.items()},
    }


def coverage(board: Mapping[str, Progress]) -> dict[str, object]:
    """What part of the universes it is."""
    return {
        name: {
            "met": each.met,
            "chunks": len(each.counted),
            "chunks_of_universe": len(each.order),
            "products": len({chunk.product for chunk in each.order[: len(each.counted)]}),
            "products_of_universe": len({chunk.product for chunk in each.order}),
            "written": sum(line["written"] for line in each.counted),
            "carried": carried(each.counted),
        }
        for name, each in board.items()
    }


def carried(lines: Sequence[Line]) -> dict[str, dict[str, int]]:
    """Plans, as written, of chunks from before changes: by the fields left out, and by the code."""
    found: dict[str, dict[str, int]] = {}
    for line in lines:
        if (before := line.get("carried")) is not None:
            of = found.setdefault(", ".join(before["fields"]), {})
            of[before["code"]] = of.get(before["code"], 0) + line["written"]
    return found


def of_module(progress: Progress) -> dict[str, object]:
    wrong = {kind: distinct(progress.counted, kind) for kind in KINDS}
    reasons, classes = Counter[str](), Counter[str]()
    for line in progress.counted:
        reasons.update(line["reasons"])
        classes.update(line["classes"])
    return {
        "plans": progress.plans,
        **{word: len(progress.names[word]) for word in ("legal", "illegal")},
        **{kind: len(wrong[kind]) for kind in KINDS},
        "reasons": dict(sorted(reasons.items())),
        "disagreements": dict(sorted(classes.items())),
    }


def distinct(lines: Iterable[Line], kind: str) -> set[bytes]:
    """Canonical forms, each once whatever chunks it was met in."""
    return {name for line in lines for name in names_in(line["wrong"][kind])}


def table(modules: Mapping[str, Mapping[str, int]]) -> str:
    """The counts as a person reads them."""
    columns = ("plans", "legal", "illegal", "claimed_wrong", "unclaimed", "unknown")
    rows = [("", *columns)]
    rows += [(name, *(f"{of[c]:,}" for c in columns)) for name, of in modules.items()]
    rows.append(("all", *(f"{sum(of[c] for of in modules.values()):,}" for c in columns)))
    widths = [max(len(row[i]) for row in rows) for i in range(len(rows[0]))]
    return "\n".join(
        "  ".join(
            cell.rjust(w) if i else cell.ljust(w)
            for i, (cell, w) in enumerate(zip(row, widths, strict=True))
        )
        for row in rows
    )
