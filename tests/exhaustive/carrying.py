"""Chunks from before a change that none of their plans can notice: taken over into a journal.

    python -m tests.exhaustive.carrying --journal OLD --out NEW --field decode.draft.token

A journal counts for one state of all that decides. Where only plans that write some fields can
notice what was changed since, a chunk of a product that leaves these fields out says what it said;
the others are decided anew. Whoever carries chunks says in a decision record why the change is of
these fields alone. Each line says of what state it is, and what is published counts such plans.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Iterator, Sequence
from functools import cache, reduce
from pathlib import Path

from shardproof.spec.plan.plan import OUTSIDE, PHASES, Plan
from tests.exhaustive.journal import Journal, Line
from tests.exhaustive.sources import order_of, stamp_of
from tests.exhaustive.universe.modules import UNIVERSES
from tests.exhaustive.universe.universe import Chunk, code, executed, stamp


def carried(lines: Iterable[Line], fields: Sequence[str]) -> Iterator[Line]:
    """The lines of chunks that leave some fields out, as lines of today's code.

    What a universe is must not have changed. Plans that are drawn are drawn and decided anew.
    """
    for line in lines:
        name: str = line["module"]
        if name not in UNIVERSES or line["universe"] != _stamp(name, line["code"]):
            continue
        chunk = _chunks(name)[line["chunk"]]
        if not any(touches(chunk, field) for field in fields):
            before = line.get("carried", {"code": line["code"], "fields": []})
            yield {
                **line, "universe": stamp_of(name), "code": code(), "executed": executed(),
                "carried": {**before, "fields": sorted({*before["fields"], *fields})},
            }  # fmt: skip


def touches(chunk: Chunk, field: str) -> bool:
    """Whether some plan of the chunk's product says more of a field than its default."""
    phase, rest = (*field.split(".", 1), "")[:2]
    path = rest if phase in PHASES else field
    plain = Plan()
    of = plain if path.partition(".")[0] in OUTSIDE else plain.phase("decode")
    default: object = reduce(getattr, path.split("."), of)
    said = (chunk.setting.written, *(row for axis in chunk.axes for row in axis))
    return any(
        _speaks(where, field) and value != default for row in said for where, value in row.items()
    )


def _speaks(path: str, field: str) -> bool:
    """Whether what is written at a path may be of a field: of both phases, a section, a layer."""
    of_one = field.partition(".")[0] in PHASES
    names = [field, field.partition(".")[2]] if of_one else [field, *_in_phases(field)]
    return path in OF_LAYERS or any(f"{name}.".startswith(f"{path}.") for name in names)


def _in_phases(path: str) -> tuple[str, ...]:
    return tuple(f"{phase}.{path}" for phase in PHASES)


OF_LAYERS = ("layers", *_in_phases("layers"))
"""Where plans say what single layers have otherwise, of many fields at once."""


@cache
def _stamp(module: str, of_code: str) -> str:
    return stamp(UNIVERSES[module], of_code)


@cache
def _chunks(module: str) -> dict[int, Chunk]:
    return {each.number: each for each in order_of(module) if isinstance(each, Chunk)}


def main() -> int:
    options = _options()
    if options.out.exists():
        sys.stderr.write(f"{options.out} is there already: name another with --out\n")
        return 2
    journal, count = Journal(options.out), 0
    for line in carried(Journal(options.journal).lines(), options.field):
        journal.append(line)
        count += 1
    sys.stdout.write(
        f"{count:,} chunks leave {' and '.join(options.field)} out, and are taken over\n"
    )
    return 0


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.exhaustive.carrying",
                                     description=__doc__)  # fmt: skip
    parser.add_argument("--journal", type=Path, required=True, help="of the code before the change")
    parser.add_argument("--out", type=Path, required=True, help="the journal of today's code")
    parser.add_argument("--field", action="append", required=True,
                        help="in dots, of both phases or behind prefill or decode")  # fmt: skip
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
