"""Plans as a forger would write them: near what the language has, and mostly none of it.

`python -m tests.certificates.written_plans --count 100000` reads each by the language and by the
checker's own reader; it ends with 1 where one of them takes what the other refuses.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from random import Random
from typing import Any, cast

from shardproof.certificate import checker
from shardproof.spec.errors import InputErrors
from shardproof.spec.plan.layers import value_at, written
from shardproof.spec.plan.phase import Phase
from shardproof.spec.plan.plan import PHASES, Plan
from shardproof.spec.plan.read import plan_of
from shardproof.spec.plan.section import Field, Section, fields_of
from shardproof.spec.plan.write import plain_section, plain_value

JUNK: tuple[Any, ...] = (
    None, True, False, 0, 1, -1, 2, 3, 1.0, 2.5, 1e400, 2**20, 2**20 + 1, 2**24, 2**24 + 1, 2**31,
    2**53, 10**30, "", "?", "1..8", "tp", "auto", "even", "needed", "tp: 4", "null", "\u0663", {},
    [], [[]], [None], {"any": [1, 2]}, {"tp": 2}, {"": 1}, {"listed": []}, {"sizes": [1, 1]},
)  # fmt: skip
CUTS: tuple[Any, ...] = (
    "even", "chunk", "balanced", "strided", "zigzag", "padded", "whole", "needed", "Even", "sizes",
    [1, 1], [2, 0], [1], [], [1, 1, 1], [-1, 3], [True, 1], [1.0, 1], ["1", 1], [2**27, 1],
    {"sizes": [1, 1]}, {"sizes": [1, 1], "listed": []}, {"sizes": 2}, {"strided": 1},
    {"strided": 2}, {"strided": 0}, {"strided": True}, {"strided": 2**24 + 1}, {"strided": 1.0},
    {"padded": 12}, {"padded": "12"}, {"padded": 0}, {"padded": []}, {"even": 1}, {"zigzag": 2},
    {"listed": [[0], [1]]}, {"listed": [["0-1"], []]}, {"listed": ["0-1", 2]},
    {"listed": [[0, 0], [1]]}, {"listed": [["0-3", 2], [1]]}, {"listed": [["3-0"], [1]]},
    {"listed": [["0-"], [1]]}, {"listed": [["-1"], [1]]}, {"listed": [[-1], [1]]},
    {"listed": [["0-1-2"], [1]]}, {"listed": [[" 0"], [1]]}, {"listed": [["+1"], [1]]},
    {"listed": [["\u0660-\u0663"], [1]]}, {"listed": [["1_0"], [1]]}, {"listed": [["\u00b2"], [1]]},
    {"listed": [[True], [1]]}, {"listed": [[0.0], [1]]}, {"listed": [[[0]], [1]]},
    {"listed": [["134217728"], [1]]}, {"listed": [["134217729"], [1]]},
    {"listed": [["0-1048574"], [1]]}, {"listed": [["0-1048575"], [1]]},
    {"listed": [["0000000001"], [1]]}, {"listed": [[1, 0], [3, 2]]},
    {"listed": [["2-3", "0-1"], [4]]},
)  # fmt: skip
ROWS: tuple[Any, ...] = (
    None, [], [[0, 0, 0, 1]], [[0, 0, 0, 1], [0, 0, 0, 1]], [[0, 0, 0, 1], [1, 0, 0, 1]],
    [[0, 0, 0]], [[0, 0, 0, 1.0]], [[0, 0, 0, True]], [[-1, 0, 0, 1]], [[0, 9, 0, 1]],
    [[0, 0, 0, 0]], [[0, 0, 0, 2**31 + 1]], [0, 0, 0, 1], {}, "[]", [[0, 0, 0, 1, 1]],
    [[0, 0, 0, 1], [1, 0, 0, 2], [0, 0, 1, 1], [1, 0, 1, 2]], [["0", 0, 0, 1]],
)  # fmt: skip
EDITS: tuple[Any, ...] = (
    [], {}, "", None, 0, [{}], [[]], [1], [{"drop": "x", "move": "x"}], [{"drop": 1}],
    [{"drop": "layers.0.ffn.all_reduce"}], [{"dropp": "x"}], [{"drop": "x"}] * 65,
)  # fmt: skip
LAYERS: tuple[Any, ...] = (
    {}, {"0": {}}, {"0": {"ffn": {"over": ["dp", "tp"]}}}, {"dense": {"moe": {"experts": "chunk"}}},
    {"0-2,5": {"attention": {"heads": [1, 1]}}, "full": {"ffn": {"width": {"listed": [[0], [1]]}}}},
    {"0-2,2": {}}, {"3-1": {}}, {"65535": {}}, {"65536": {}}, {"0-": {}}, {"\u0663": {}}, {"": {}},
    {"Dense": {}}, {"0": {"norm": {}}}, {"0": {"moe": {"input": "own"}}}, {"0": None}, [], "0",
    {"0": {"moe": {"rebalance": {"step": 2}}}}, {"1,0": {"ffn": {"fused": "blocks"}}}, None,
    {"0": {"attention": {"heads": {"listed": [[1, 0], [2]]}}}}, {"0": {"moe": {"width": [1, 1]}}},
    {"0000000": {}},
)  # fmt: skip
KEYS = ("", "a.b", "attention.heads", "qkv.split", ".", "tp ", "TP", "dp\x00", "model_", "listed",
        "sizes", "workload.batch", "prefill", "decode", "\u202etp")  # fmt: skip


def paths(
    section: type[Section], at: tuple[str, ...] = ()
) -> Iterator[tuple[tuple[str, ...], Field]]:
    """Every field of a section and of those in it."""
    for name, field in fields_of(section).items():
        yield (*at, name), field
        if field.part is not None:
            yield from paths(field.part, (*at, name))


EVERY = [*paths(Plan)]
FIELDS = [(path, field) for path, field in EVERY if path[0] not in ("model", "edits")]
BASES: tuple[dict[str, Any], ...] = (
    {}, {"tp": 2}, {"tp": 2, "pp": 2, "dp": 2, "sp": 2, "ep": 2},
    {"tp": 2, "decode": {"tp": 4, "sp": 2}},
    {"sp": 2, "tp": 2, "workload": {"batch": 2, "prompt": 4, "steps": 2}},
    {"dp": 2, "pp": 2, "sp": 2, "devices": 8, "workload": {"batch": 2, "prompt": 4, "steps": 2}},
    {"tp": 2, "prefill": {"stages": {"head": 0}}, "handoff": {"cache": "by_rank"}},
    {"tp": 2, "attention": {"qkv": {"fused": "blocks"}}, "ffn": {"fused": "blocks"}},
)  # fmt: skip


def value_for(field: Field, rng: Random) -> Any:  # noqa: ANN401  (whatever JSON holds)
    """Something for a field: of its kind as a rule, at and beyond its ends, or junk."""
    if rng.randrange(6) == 0:
        return rng.choice(JUNK)
    match field.kind:
        case "word":
            return rng.choice([*field.words, field.words[0].upper(), f"{field.words[-1]}s"])
        case "flag":
            return rng.choice([True, False, 0, 1, "true"])
        case "number":
            ends = (field.low, field.high)
            near = [end + by for end in ends for by in (-1, 0, 1)]
            return rng.choice([1, 2, 2, 3, 4, *near, None, True, "2", 2.0])
        case "cut":
            return rng.choice(CUTS)
        case "group":
            words = [*field.words, "ep", "TP"]
            return rng.choice(
                [rng.choices(words, k=rng.randrange(6)), [*field.words], "tp", [["tp"]]]
            )
        case "rows":
            return rng.choice(ROWS)
        case "edits":
            return rng.choice(EDITS)
        case "layers":
            return rng.choice(LAYERS)
        case "part" if field.part is not None and rng.randrange(2):
            return plain_section(field.part(), defaults=True)
        case _:
            return rng.choice(JUNK)


def changed(plan: dict[str, Any], rng: Random) -> dict[str, Any]:
    """The plan with one thing written, dropped, moved, renamed or added."""
    new: dict[str, Any] = json.loads(json.dumps(plan))
    turn = rng.randrange(12)
    if turn == 0:
        new[rng.choice(KEYS)] = rng.choice((*JUNK, *CUTS))
    elif turn == 1:
        new["edits"] = rng.choice(EDITS)
    elif turn == 2 and new:
        new[rng.choice([*new])] = rng.choice(JUNK)
    else:
        path, field = rng.choice(FIELDS)
        if field.part is None and path[0] not in (*PHASES, "workload", "handoff", "devices"):
            path = rng.choice(((), (), ("prefill",), ("decode",))) + path
        at: Any = new
        for name in path[:-1]:
            inner: Any = at.setdefault(name, {})
            if not isinstance(inner, dict):
                return new
            at = cast("Any", inner)
        key = rng.choice(KEYS) if turn == 3 else path[-1]
        at[key] = value_for(field, rng)
    return new


def drawn(seed: int) -> Iterator[dict[str, Any]]:
    """Plans without end."""
    rng = Random(f"written plans {seed}")
    while True:
        plan = dict(rng.choice(BASES))
        for _ in range(rng.choice((1, 1, 1, 2, 3))):
            plan = changed(plan, rng)
        yield plan


def by_language(plan: Any) -> Any:  # noqa: ANN401
    """Every field of both phases and what they share, or why it is refused."""
    try:
        found = plan_of(plan)
    except InputErrors as wrong:
        return wrong.errors[0].code
    if found.edits:
        return "edits"
    phases = {name: {".".join(path): plain_value(at(found.phase(name), path)) for path, field in
                     paths(Phase) if field.part is None and field.kind != "layers"}
              for name in PHASES}  # fmt: skip
    layers = {name: {of: {path: plain_value(value_at(own, path)) for path in written(own)}
                     for of, own in found.phase(name).layers.entries}
              for name in PHASES}  # fmt: skip
    work, handoff = found.workload, found.handoff
    return {**phases, "workload": [work.batch, work.prompt, work.steps], "layers": layers,
            "handoff": [handoff.cache, handoff.storage],
            "deal": found.decode is not None and "sp" in found.decode.written}  # fmt: skip


def at(section: Section, path: tuple[str, ...]) -> object:
    value: Any = section
    for name in path:
        value = getattr(value, name)
    return value


def by_checker(plan: Any) -> Any:  # noqa: ANN401
    """The same by the checker's own reader."""
    try:
        found = checker.plan_of(plan)
    except checker.No:
        return "refused"
    if found["edits"]:
        return "edits"
    phases = {
        name: {path: plain_of(value) for path, value in found[name].items()} for name in PHASES
    }
    layers = {name: {of: {path: plain_of(value) for path, value in own.items()}
                     for of, own in found["layers"][name].items()} for name in PHASES}  # fmt: skip
    return {**phases, "workload": [found[f"workload.{x}"] for x in ("batch", "prompt", "steps")],
            "layers": layers,
            "handoff": [found["handoff.cache"], found["handoff.storage"]],
            "deal": found["deal"]}  # fmt: skip


def plain_of(value: Any) -> Any:  # noqa: ANN401
    return json.loads(value) if isinstance(value, str) and value[:1] in ("[", "{") else value


def part(plan: Any) -> str:  # noqa: ANN401
    """How the two readers part on a plan; empty where they do not."""
    ours, theirs = by_language(plan), by_checker(plan)
    if isinstance(ours, dict):
        return "" if ours == theirs else f"the language takes it, the checker: {str(theirs)[:200]}"
    if ours == "edits":
        # Of edits the checker knows the list and what each of them does, and says no more.
        return "" if theirs == "edits" else f"it has edits, and the checker says {str(theirs)[:80]}"
    bad = theirs == "refused" or (theirs == "edits" and ours == "PLAN-EDIT")
    return "" if bad else f"the language says {ours}, the checker takes it"


def count_of(count: int, seed: int, tell: Callable[[str], object]) -> Counter[str]:
    words: Counter[str] = Counter()
    for _, plan in zip(range(count), drawn(seed), strict=False):
        ours = by_language(plan)
        words[ours if isinstance(ours, str) else "a plan"] += 1
        if why := part(plan):
            words["parted"] += 1
            tell(f"{json.dumps(plan)}: {why}")
    return words


def main(argv: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=5000)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args(argv)
    parted: list[str] = []
    words = count_of(asked.count, asked.seed, parted.append)
    told = ", ".join(f"{word}: {n}" for word, n in sorted(words.items()))
    head = f"seed {asked.seed}: {asked.count} plans; {told}; parted: {len(parted)}"
    sys.stdout.write("\n  ".join([head, *parted[:20]]) + "\n")
    return int(bool(parted))


if __name__ == "__main__":
    sys.exit(main())
