from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Protocol, cast

import pytest
from hypothesis import given, settings
from jsonschema import Draft202012Validator

from shardproof.fuzzing.plans import leaves
from shardproof.reports.operators import operator_text
from shardproof.reports.terminal import Page
from shardproof.spec.errors import Place
from shardproof.spec.plan.cut_reading import REGULAR
from shardproof.spec.plan.plan import Plan
from shardproof.spec.plan.read import read_plan
from shardproof.spec.plan.schema import plan_schema, schema_text
from shardproof.spec.plan.write import plain_section
from shardproof.spec.program.vocabulary import KINDS
from shardproof.spec.source.node import Plain, from_plain, plain
from shardproof.spec.source.read import read_file, read_text
from tests.spec.plan.plans import plans, refuses

ROOT = Path(__file__).parents[3]
SCHEMA = plan_schema()
OPEN = sorted((ROOT / "examples" / "plans").glob("*-open.yaml"))
"""Questions, and no plans: they have a schema of their own."""
SHIPPED = [
    file
    for folder in (
        "examples/plans",
        *(f"tests/cases/{n}" for n in ("accepted", "near_misses", "bugs")),
    )
    for file in sorted((ROOT / folder).glob("*.yaml"))
    if file not in OPEN
]


class _Validator(Protocol):
    def is_valid(self, instance: object) -> bool: ...


def valid(tree: Plain) -> bool:
    return cast(_Validator, Draft202012Validator(cast(Any, SCHEMA))).is_valid(tree)


def tree(text: str) -> Plain:
    return plain(read_text(text, "plan.yaml"))


def properties(schema: Plain, path: str = "") -> Iterator[tuple[str, dict[str, Plain]]]:
    """Every named property of a schema, wherever it stands."""
    if isinstance(schema, dict):
        for name, inner in schema.items():
            if name == "properties" and isinstance(inner, dict):
                for key, value in inner.items():
                    assert isinstance(value, dict)
                    yield f"{path}/{key}", value
            yield from properties(inner, f"{path}/{name}")


class TestTheSchema:
    """The published schema accepts what the reader accepts, and explains each field."""

    def test_is_one(self) -> None:
        Draft202012Validator.check_schema(cast(Any, SCHEMA))
        assert json.loads(schema_text()) == SCHEMA

    @settings(max_examples=80, deadline=None)
    @given(plans())
    def test_accepts_every_plan(self, one: Plan) -> None:
        assert valid(plain_section(one))

    def test_accepts_every_default_written_out(self) -> None:
        whole = plain_section(Plan(), defaults=True)
        assert valid(whole | {"prefill": {}, "decode": {}})

    @pytest.mark.parametrize("file", SHIPPED, ids=[file.stem for file in SHIPPED])
    def test_accepts_what_is_shipped(self, file: Path) -> None:
        assert valid(plain(read_file(str(file))))

    @pytest.mark.parametrize("file", OPEN, ids=[file.stem for file in OPEN])
    def test_an_open_plan_is_none(self, file: Path) -> None:
        assert not valid(plain(read_file(str(file))))

    def test_describes_every_field(self) -> None:
        found = dict(properties(SCHEMA))
        cuts = {path for path in found if "/$defs/Cut/" in path or "/$defs/KvCut/" in path}
        bare = [path for path in set(found) - cuts if not found[path].get("description")]
        assert len(found) > 100
        assert bare == []

    def test_names_the_words_of_the_reader(self) -> None:
        for path, field in leaves(Plan):
            if field.kind == "word":
                assert at(path)["enum"] == list(field.words)

    def test_names_the_cuts_of_the_reader(self) -> None:
        for name, words in (("Cut", [*REGULAR]), ("KvCut", [*REGULAR, "needed"])):
            forms = cast(list[dict[str, Plain]], definition(name)["oneOf"])
            assert forms[0]["enum"] == words

    def test_shows_every_default(self) -> None:
        defaults = dict(leaves(Plan))
        assert all("default" in at(path) for path in defaults)


def definition(name: str) -> dict[str, Plain]:
    found = cast(dict[str, dict[str, Plain]], SCHEMA["$defs"])
    return found[name]


def at(path: str) -> dict[str, Plain]:
    """The schema of a field by its dotted path."""
    here: dict[str, Plain] = SCHEMA
    for name in path.split("."):
        if "$ref" in here:
            here = definition(str(here["$ref"]).rpartition("/")[2])
        here = cast(dict[str, dict[str, Plain]], here["properties"])[name]
    return here


MISTAKES = [
    "- tp: 8", "tq: 2", "ffn: 3", "prefill: null", "decode: {prefill: {}}", "tp: x", "tp: 0",
    "tp: 1048577", "tp: null", "tp: true", "workload: {steps: -1}", "workload: {batch: 0}",
    "embedding: {mask: 1}", "model: [a]", "mesh: tp", "mesh: [xx]", "mesh: [tp, dp, sp, tp]",
    "stream: 3", "ffn: {up: {split: outt}}", "ffn: {down: null}", "hidden: evens", "hidden: needed",
    "hidden: 4", "hidden: null", "hidden: []", "hidden: [-1]", "hidden: [1.5]", "hidden: {}",
    "hidden: {strided: 0}", "hidden: {strided: 2, padded: 2}", "hidden: {padded: 16777217}",
    "hidden: {sizes: 3}", "hidden: {listed: 3}", "hidden: {listed: []}", "hidden: {listed: [[x]]}",
    "hidden: {listed: [[-1]]}", "hidden: [134217729]", "schedule: {ticks: 3}",
    "schedule: {ticks: [[1]]}", "schedule: {ticks: [[0, 0, 0, 1.5]]}",
    "schedule: {microbatches: 0}",
    "edits: [{drop: x, of: y}]", "edits: [{drop: x, columns: [[0]]}]",
    "edits: [{drop: x, with: y}]",
    "edits: [{move: x}]", "edits: [{move: x, after: y, of: z}]", "edits: [{swap: x}]",
    "edits: [{swap: x, with: y, group: [tp]}]", "edits: [{replace: x}]", "edits: [{change: x}]",
    "edits: [{replace: x, with: same, as: y}]", "edits: [{change: x, after: y, mask: true}]",
    "edits: [{insert: same}]", "edits: [{insert: same, of: x, with: y}]", "edits: [{remove: x}]",
    "edits: [{drop: x, insert: same, of: y}]",
]  # fmt: skip

UNSAID = {
    "hidden: {listed: [['3-1']]}": "a pattern cannot compare the ends of a span",
    "hidden: {listed: [['134217728-134217729']]}": "a pattern cannot bound a number",
    "hidden: {listed: [['0-99999999']]}": "nor add spans up",
    "hidden: [134217728, 1]": "a schema cannot add",
    "mesh: [tp, dp]": "other groups of axes may be shorter, and they share the form",
    "tp: 4\nhidden: [1, 2]": "a length cannot follow another field",
    "dp: 1048576\ntp: 1048576": "a schema cannot multiply",
    "stages: {head: 1}": "one field cannot bound another",
    "dp: 2\nbatch: {sequences: [1, 1]}": "a cut by hand needs the workload only where it is one",
    "schedule: {ticks: [[0, 0, 0, 1]]}": "rows by hand need the workload",
    "tp: 8.0": "JSON Schema counts a number without fraction as an integer",
}
"""Mistakes that only the reader finds, and why a schema does not."""


class TestMistakes:
    """What the reader refuses the schema refuses too, wherever a schema can say it."""

    @pytest.mark.parametrize("text", MISTAKES)
    def test_a_mistake_of_form_is_refused_by_both(self, text: str) -> None:
        assert refuses(from_plain(tree(text), Place("plan.yaml")))
        assert not valid(tree(text))

    @pytest.mark.parametrize("text", UNSAID)
    def test_a_mistake_that_no_schema_can_name_is_refused_by_the_reader(self, text: str) -> None:
        assert refuses(from_plain(tree(text), Place("plan.yaml")))
        assert valid(tree(text))


@pytest.mark.parametrize(
    "text",
    [
        "{insert: all_reduc, of: x}", "{insert: receive, of: x}", "{insert: handoff, of: x}",
        "{replace: x, with: samee}", "{change: x, colums: [[0]]}", "{change: x, columns: 3}",
        "{insert: reduce_scatter, of: x}", "{insert: slice, of: x, map: [[0]]}",
        "{insert: permute, of: x, dim: token}", "{change: x, dim: tokn}", "{drop: x, steps: [0]}",
    ],
)  # fmt: skip
def test_an_edit_that_no_program_can_take_is_refused(text: str) -> None:
    """By the reader once it has the program."""
    assert not valid(tree(f"edits: [{text}]"))


@pytest.mark.parametrize("kind", [kind for kind in KINDS if KINDS[kind].operands])
class TestEditsOfAKind:
    """An inserted operator has the keys of its kind, each with what may stand there."""

    def test_what_explain_shows_is_accepted(self, kind: str) -> None:
        text = next(
            line
            for line in operator_text(kind, Page(500)).splitlines()
            if line.startswith("  edit")
        )
        edit = text.removeprefix("  edit").strip()
        assert valid(tree(f"edits: [{edit}]"))
        assert read_plan(read_text(f"edits: [{edit}]", "plan.yaml")).edits[0].name == kind

    def test_another_key_is_refused(self, kind: str) -> None:
        edit: Plain = {"insert": kind, "of": "x", "sharding": 1}
        assert not valid({"edits": [edit]})
        assert not valid({"edits": [{"replace": "x", "with": kind, "sharding": 1}]})

    def test_another_value_is_refused(self, kind: str) -> None:
        for key in KINDS[kind].about:
            assert not valid({"edits": [{"insert": kind, "of": "x", key: {"a": "b"}}]}), key
