"""The checker's own reader of plans is as strict as the language, and no stricter."""

from __future__ import annotations

import json
from typing import Any

import pytest

from shardproof.certificate import checker
from shardproof.spec.errors import InputErrors
from shardproof.spec.plan.cuts import CutSpec
from shardproof.spec.plan.phase import Phase
from shardproof.spec.plan.plan import Handoff, Plan, Workload
from shardproof.spec.plan.read import read_plan
from shardproof.spec.plan.section import Field, Section, fields_of
from shardproof.spec.plan.write import plain_value
from shardproof.spec.source.read import read_text
from tests.certificates.crafting import main as craft
from tests.certificates.crafting import remade
from tests.certificates.forging import sealed
from tests.certificates.tampering import sources
from tests.certificates.written_plans import main as compare

Json = dict[str, Any]
WORK = {"batch": 2, "prompt": 4, "steps": 2}


def row_of(lengths: list[int]) -> Json:
    return {"prefill": {"packed": {"sequences": lengths}}}


ROW = {"workload": {"prompt": 5}, **row_of([3, 2])}
LATE = {"stages": {"order": "layer"}, "workload": WORK, "schedule": {"ticks": [[0, 0, 0, 1]]}}

BAD: dict[str, tuple[str, Json]] = {
    # what a plan is
    "a key that no plan has": ("PLAN-KEY", {"tpp": 2}),
    "a key with a dot": ("PLAN-KEY", {"attention.heads": "balanced"}),
    "a dotted key of a section": ("PLAN-KEY", {"attention": {"qkv.split": "none"}}),
    "a key that is empty": ("PLAN-KEY", {"": 2}),
    "a key of another section": ("PLAN-KEY", {"ffn": {"heads": "even"}}),
    "a phase inside a phase": ("PLAN-KEY", {"decode": {"decode": {"tp": 2}}}),
    "a workload of a phase": ("PLAN-KEY", {"decode": {"workload": WORK}}),
    "devices of a phase": ("PLAN-KEY", {"decode": {"devices": 1}}),
    "edits of a phase": ("PLAN-KEY", {"decode": {"edits": []}}),
    "a phase that is text": ("PLAN-TYPE", {"decode": "tp: 4"}),
    "a phase that is nothing": ("PLAN-TYPE", {"prefill": None}),
    "a section that is a list": ("PLAN-TYPE", {"attention": []}),
    "a section that is a word": ("PLAN-TYPE", {"ffn": {"up": "in"}}),
    "a workload that is text": ("PLAN-TYPE", {"workload": "batch: 1"}),
    "a handoff that is a word": ("PLAN-TYPE", {"handoff": "logical"}),
    # values
    "a word that there is not": ("PLAN-WORD", {"stream": "token"}),
    "a word in capitals": ("PLAN-WORD", {"ffn": {"up": {"split": "In"}}}),
    "a word that is a truth value": ("PLAN-WORD", {"cache": {"update": True}}),
    "a flag that is a number": ("PLAN-TYPE", {"embedding": {"mask": 1}}),
    "a flag that is text": ("PLAN-TYPE", {"embedding": {"mask": "true"}}),
    "a degree of none": ("PLAN-RANGE", {"ep": 0}),
    "a degree below none": ("PLAN-RANGE", {"tp": -1}),
    "a degree beyond the largest": ("PLAN-RANGE", {"dp": 2**20 + 1}),
    "a degree that is text": ("PLAN-TYPE", {"tp": "2"}),
    "a degree with a point": ("PLAN-TYPE", {"tp": 2.5}),
    "a degree that is a truth value": ("PLAN-TYPE", {"tp": True}),
    "a degree that is nothing": ("PLAN-TYPE", {"tp": None}),
    "a degree that is left open": ("PLAN-OPEN", {"tp": "?"}),
    "a range of degrees": ("PLAN-OPEN", {"tp": "1..8"}),
    "any of some degrees": ("PLAN-OPEN", {"tp": {"any": [1, 2]}}),
    "no microbatches": ("PLAN-RANGE", {"schedule": {"microbatches": 0}}),
    "too many microbatches": ("PLAN-RANGE", {"schedule": {"microbatches": 65537}}),
    "a period below nothing": ("PLAN-RANGE", {"schedule": {"period": -1}}),
    "a prompt without tokens": ("PLAN-RANGE", {"workload": {"prompt": 0}}),
    "no sequence": ("PLAN-RANGE", {"workload": {"batch": 0}}),
    "devices that are none": ("PLAN-RANGE", {"devices": 0}),
    "an expert over no rank": ("PLAN-RANGE", {"moe": {"tp": 0}}),
    # groups
    "a group that is a word": ("PLAN-TYPE", {"ffn": {"down": {"group": "tp"}}}),
    "a group with an axis twice": ("PLAN-WORD", {"ffn": {"down": {"group": ["tp", "tp"]}}}),
    "a group of an axis that is none": ("PLAN-WORD", {"ffn": {"down": {"group": ["ep"]}}}),
    "a group of experts over pp": ("PLAN-WORD", {"moe": {"group": ["pp"]}}),
    "a mesh of one axis": ("PLAN-SHAPE", {"mesh": ["tp"]}),
    "a mesh of none": ("PLAN-SHAPE", {"mesh": []}),
    "a mesh with an axis twice": ("PLAN-WORD", {"mesh": ["tp", "tp", "dp", "pp"]}),
    # cuts
    "a cut of no name": ("PLAN-CUT", {"hidden": "evenly"}),
    "a cut that only KV heads have": ("PLAN-CUT", {"attention": {"heads": "needed"}}),
    "a cut that is a number": ("PLAN-CUT", {"hidden": 2}),
    "a cut that is a flag": ("PLAN-CUT", {"hidden": True}),
    "a cut that is empty": ("PLAN-CUT", {"hidden": []}),
    "a cut that is nothing": ("PLAN-CUT", {"hidden": None}),
    "sizes below nothing": ("PLAN-CUT", {"tp": 2, "hidden": [-8, 24]}),
    "sizes with a point": ("PLAN-CUT", {"tp": 2, "hidden": [8.5, 7.5]}),
    "sizes of truth values": ("PLAN-CUT", {"tp": 2, "hidden": [True, 15]}),
    "sizes beyond the largest": ("PLAN-CUT", {"tp": 2, "hidden": [2**27, 1]}),
    "a cut of two kinds": ("PLAN-CUT", {"hidden": {"sizes": [16], "padded": 2}}),
    "a block of none": ("PLAN-CUT", {"hidden": {"strided": 0}}),
    "a block too large": ("PLAN-CUT", {"hidden": {"strided": 2**24 + 1}}),
    "a multiple of none": ("PLAN-CUT", {"lm_head": {"cut": {"padded": 0}}}),
    "a multiple that is text": ("PLAN-CUT", {"lm_head": {"cut": {"padded": "8"}}}),
    "an index below nothing": ("PLAN-CUT", {"hidden": {"listed": [[-1]]}}),
    "an index twice on a rank": ("PLAN-CUT", {"hidden": {"listed": [["0-15", 3]]}}),
    "a span that goes down": ("PLAN-CUT", {"hidden": {"listed": [["15-0"]]}}),
    "a span that is none": ("PLAN-CUT", {"hidden": {"listed": [["0-"]]}}),
    "a span with a sign": ("PLAN-CUT", {"hidden": {"listed": [["+0-15"]]}}),
    "more indices than a list gives away": ("PLAN-CUT", {"hidden": {"listed": [["0-1048576"]]}}),
    # rows
    "rows that are a mapping": ("PLAN-TYPE", {"schedule": {"ticks": {}}}),
    "a row of three": ("PLAN-TYPE", {"schedule": {"ticks": [[0, 0, 0]]}}),
    "a row with a point": ("PLAN-TYPE", {"schedule": {"ticks": [[0, 0, 0, 1.5]]}}),
    "a row of a truth value": ("PLAN-TYPE", {"schedule": {"ticks": [[0, 0, 0, True]]}}),
    "a tick beyond the largest": ("PLAN-TYPE", {"schedule": {"ticks": [[2**31 + 1, 0, 0, 1]]}}),
    # edits
    "edits that are a mapping": ("PLAN-EDIT", {"edits": {}}),
    "edits that are text": ("PLAN-EDIT", {"edits": ""}),
    "edits that are nothing": ("PLAN-EDIT", {"edits": None}),
    "an edit that does nothing": ("PLAN-EDIT", {"edits": [{}]}),
    "an edit that does two things": ("PLAN-EDIT", {"edits": [{"drop": "a", "move": "a"}]}),
    "more edits than there may be": ("PLAN-EDIT", {"edits": [{"drop": "a"}] * 65}),
    # numbers that do not go together
    "other devices than ranks": ("PLAN-SHAPE", {"tp": 2, "devices": 999}),
    "more ranks than there may be": ("PLAN-SHAPE", {"dp": 2**20, "tp": 32}),
    "an embedding on no stage": ("PLAN-SHAPE", {"stages": {"embedding": 1}}),
    "a head on no stage": ("PLAN-SHAPE", {"pp": 2, "stages": {"head": 2}}),
    "layers of six stages on five": ("PLAN-SHAPE", {"pp": 5, "stages": {"layers": [1] * 6}}),
    "a list longer than the degree": (
        "PLAN-SHAPE", {"hidden": {"listed": [["0-15"], []]}},
    ),
    "a list shorter than the degree": ("PLAN-SHAPE", {"tp": 3, "hidden": [8, 8]}),
    "experts of other ranks than ep": ("PLAN-SHAPE", {"tp": 2, "moe": {"experts": [2, 2]}}),
    "widths of other ranks than moe.tp": (
        "PLAN-SHAPE", {"tp": 2, "ep": 2, "moe": {"width": [4, 4]}},
    ),
    "tokens by hand of any prompt": ("PLAN-SHAPE", {"sp": 2, "sequence": {"cut": [2, 2]}}),
    "sequences by hand of any batch": ("PLAN-SHAPE", {"dp": 2, "batch": {"sequences": [1, 1]}}),
    "keys by hand of any step": (
        "PLAN-SHAPE", {"workload": {"prompt": 4}, "sequence": {"keys": [9]}},
    ),
    "a stream by hand beside sp": (
        "PLAN-SHAPE", {"sp": 2, "tp": 2, "workload": WORK, "stream_tokens": [1, 1]},
    ),
    "blocks of a part out of order": (
        "PLAN-SHAPE",
        {"attention": {"heads": {"listed": [[1, 0, 2, 3]]}, "qkv": {"fused": "blocks"}}},
    ),
    "a row of pads alone": (
        "PLAN-SHAPE",
        {"workload": WORK, "prefill": {"packed": {"sequences": [4], "pads": "left"}}},
    ),
    "a row of a regular cut": ("PLAN-SHAPE", {"prefill": {"packed": {"sequences": "zigzag"}}}),
    "a row of another length": ("PLAN-SHAPE", {**ROW, "workload": WORK}),
    "a row of one token each": ("PLAN-SHAPE", {"workload": WORK, **row_of([1] * 4)}),
    "a row with an empty sequence": ("PLAN-SHAPE", {"workload": WORK, **row_of([4, 0])}),
    "a row whose entries stay": ("PLAN-SHAPE", {**ROW, "handoff": {"cache": "stays"}}),
    "a row in parts that stay": (
        "PLAN-SHAPE", {**ROW, "sp": 2, "sequence": {"exchange": "none"}},
    ),
    "a row masked by places in parts": (
        "PLAN-SHAPE", {**ROW, "sp": 2, "sequence": {"mask": "local"}},
    ),
    "a row behind a prefix": ("PLAN-SHAPE", {**ROW, "chunks": {"prefix": 2}}),
    "a row in chunks that forget": (
        "PLAN-SHAPE", {**ROW, "chunks": {"tokens": 2, "state": "dropped"}},
    ),
    "a schedule of any workload": ("PLAN-SHAPE", {"schedule": {"ticks": [[0, 0, 0, 1]]}}),
    "a schedule by layers": ("PLAN-SHAPE", LATE),
    "a step that is not": (
        "PLAN-SHAPE", {"workload": WORK, "schedule": {"ticks": [[0, 0, 0, 3]]}},
    ),
    "a stage that is not": (
        "PLAN-SHAPE", {"workload": WORK, "schedule": {"ticks": [[0, 1, 0, 1]]}},
    ),
    "a step twice": (
        "PLAN-SHAPE", {"workload": WORK, "schedule": {"ticks": [[0, 0, 0, 1], [1, 0, 0, 1]]}},
    ),
}  # fmt: skip
"""Of each way in which the language refuses a plan, one; the code of its error."""


def deep(of: int) -> Any:  # noqa: ANN401
    found: Any = []
    for _ in range(of):
        found = [found]
    return found


FILES: dict[str, tuple[str, Any]] = {
    "nested too deep": ("FILE-DEPTH", {"hidden": deep(70)}),
    "too many values": ("FILE-NODES", {f"x{n}": [0] * 50_000 for n in range(5)}),
    "a list": ("PLAN-KIND", [2]),
    "text": ("PLAN-KIND", "tp: 2"),
}


def code_of(plan: Any) -> str:  # noqa: ANN401
    with pytest.raises(InputErrors) as wrong:
        read_plan(read_text(json.dumps(plan), "plan.json"))
    return wrong.value.errors[0].code


@pytest.mark.parametrize("name", [*BAD, *FILES])
def test_what_the_language_refuses_is_refused_in_a_certificate(name: str) -> None:
    code, plan = (BAD | FILES)[name]
    assert code_of(plan) == code
    for source in sources()[:2]:
        new = json.loads(json.dumps(source))
        new["predicate"]["plan"] = plan
        remade(new["predicate"])
        word, why = checker.judge(sealed(new))
        assert word == "forged", why
        assert "derivation" not in why


def test_each_code_of_the_language_has_a_plan() -> None:
    codes = {"KEY", "TYPE", "WORD", "RANGE", "CUT", "OPEN", "EDIT", "SHAPE", "KIND"}
    assert {f"PLAN-{code}" for code in codes} <= {code for code, _ in (BAD | FILES).values()}


def test_a_plan_in_a_certificate_names_no_model() -> None:
    """Another family's, say: it would be of the config beside it."""
    new = json.loads(json.dumps(sources()[0]))
    new["predicate"]["plan"]["model"] = "qwen2-7b.json"
    assert checker.judge(sealed(new)) == ("forged", "at a plan has no field model")


def sections(of: type[Section], at: str = "") -> dict[str, Field]:
    found: dict[str, Field] = {}
    for name, field in fields_of(of).items():
        if field.kind != "layers":  # no field of a section: a table of its own
            found |= sections(field.part, f"{at}{name}.") if field.part else {at + name: field}
    return found


def told(field: Field) -> tuple[str, Any, Any]:
    """A field as the checker's table has it."""
    default = field.default
    match field.kind:
        case "word":
            return "=", default, {*field.words}
        case "flag":
            return "?", default, None
        case "number":
            return "#", default, (field.low, field.high)
        case "cut":
            assert isinstance(default, CutSpec)
            return ":", plain_value(default), field.needed
        case "group":
            return "+", plain_value(default), {*field.words}
        case _:
            return "*", default, field.high


def by_checker(path: str, table: Any) -> tuple[str, Any, Any]:  # noqa: ANN401
    prefix, _, name = path.rpartition(".")
    mark, default, may = table[f"{prefix}." if prefix else ""][name]
    match mark:
        case "=":
            return mark, default, {*may}
        case "#":
            return mark, default, (int(may[1]), 1 << int(may[2]))
        case ":":
            return mark, default, default == "needed"
        case "+":
            return mark, default, checker.GROUPS.get(path, {*checker.AXIS})
        case _:
            return mark, default, checker.LONGEST if mark == "*" else None


def test_its_table_of_fields_is_the_language_s() -> None:
    """Names, defaults, words and ranges: a field that is added has to be added there."""
    ours = sections(Phase)
    names = {
        p + n for p, f in checker.PHASE.items() for n, (mark, *_) in f.items() if mark != "section"
    }
    assert names == {*ours}
    for path, field in ours.items():
        assert by_checker(path, checker.PHASE) == told(field), path
    whole = {f"workload.{k}": v for k, v in sections(Workload).items()}
    whole |= {f"handoff.{k}": v for k, v in sections(Handoff).items()}
    whole["devices"] = fields_of(Plan)["devices"]
    for path, field in whole.items():
        assert by_checker(path, checker.PLAN) == told(field), path
    beside = {"model", "prefill", "decode", "edits", "workload", "handoff", "devices"}
    assert {*fields_of(Plan)} == {*fields_of(Phase)} | beside


def test_a_thousand_plans_are_read_alike() -> None:
    assert compare(["--count", "1000"]) == 0


@pytest.mark.long
def test_a_hundred_thousand_plans_are_read_alike() -> None:
    assert compare(["--count", "100000", "--seed", "2"]) == 0


def test_a_few_hundred_certificates_are_crafted() -> None:
    assert craft(["--count", "150"]) == 0


@pytest.mark.long
def test_a_hundred_thousand_certificates_are_crafted() -> None:
    assert craft(["--count", "100000", "--seed", "2"]) == 0
