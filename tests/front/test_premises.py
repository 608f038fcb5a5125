"""A statement that no plan is legal names all that it rests on, defaults too.

What it names is held, everything else about degrees and the clauses' own cuts is tried.
"""

from __future__ import annotations

from itertools import product
from math import prod
from pathlib import Path

import pytest

from shardproof import Model
from shardproof.proofs.nearest.change import Tree, put, read_tree
from shardproof.proofs.open.lines import SIZES, divisors
from shardproof.spec.law.judge import judge
from tests.front.running import MODELS, Shell, plan_of

CUTS = ("even", "balanced", "chunk", "strided")
OPEN: tuple[tuple[str, str], ...] = (
    ("qwen2-7b", "devices: 8\ntp: ?"),
    ("qwen2-7b", "devices: 8\ntp: ?\npp: 1"),
    ("qwen2-7b", "devices: 8\ntp: 8\npp: {any: [1]}\nffn: {width: {any: [even, balanced]}}"),
    ("llama-3.1-70b", "devices: 6\ntp: ?"),
    ("llama-3.1-70b", "devices: 12\ntp: ?\nattention: {heads: balanced}"),
    ("gpt2", "devices: 16\ntp: {any: [8, 16]}"),
    ("llama-3.1-8b", "devices: 8\ntp: {any: [2, 4]}"),
    ("llama-3.1-8b", "devices: 7\ntp: 1..7\nsp: 1"),
)


@pytest.mark.parametrize(("name", "text"), OPEN, ids=str)
def test_no_plan_with_what_is_named_is_legal(
    name: str, text: str, shell: Shell, tmp_path: Path
) -> None:
    done = shell("why", plan_of(tmp_path, name, text), "--format", "json")
    assert (done.code, done.data["verdict"]) == (1, "illegal")
    model = Model.from_config(MODELS / f"{name}.json")
    assert done.data["because"]
    for because in done.data["because"]:
        assert legal(model, premises(because["lines"])) == []


def premises(lines: list[dict[str, str]]) -> dict[str, list[object]]:
    """The values that each named field may have."""
    found: dict[str, list[object]] = {}
    for line in lines:
        field, value = line["field"], line["text"].partition(": ")[2]
        low, dots, high = value.partition("..")
        if dots:
            found[field] = [*range(int(low), int(high) + 1)]
        elif value.startswith("{any: ["):
            items = value.removeprefix("{any: [").removesuffix("]}").split(", ")
            found[field] = [int(each) if each.isdigit() else each for each in items]
        else:
            found[field] = [int(value) if value.isdigit() else value]
    return found


def legal(model: Model, held: dict[str, list[object]]) -> list[Tree]:
    """Every legal plan that the premises leave, of all degrees and both cuts."""
    (devices,) = held.get("devices", [8])
    assert isinstance(devices, int)
    free: list[object] = [*divisors(devices)]
    sizes = [held.get(size, free) for size in SIZES]
    cuts = [held.get(path, [*CUTS]) for path in ("attention.heads", "ffn.width")]
    found: list[Tree] = []
    for values in product(*sizes):
        if prod(int(str(value)) for value in values) != devices:
            continue
        for heads, width in product(*cuts):
            tree: Tree = {}
            said = {**dict(zip(SIZES, values, strict=True)), "attention.heads": heads}
            for path, value in {**said, "ffn.width": width}.items():
                assert isinstance(value, int | str)
                tree = put(tree, path, value)
            plan = read_tree(tree)
            if plan is not None and not judge(model, plan).reasons:
                found.append(tree)
    return found


def test_there_are_nineteen_with_other_degrees(shell: Shell, tmp_path: Path) -> None:
    """Eight devices are no reason by themselves."""
    data = shell("plans", MODELS / "qwen2-7b.json", "-n", "8", "--format", "json").data
    assert data["count"] == 19
    done = shell("why", plan_of(tmp_path, "qwen2-7b", "devices: 8\ntp: ?"))
    words = " ".join(done.out.split())
    assert "`attention.heads: even`, `dp: 1`, `pp: 1` and `sp: 1` are defaults" in words
    assert "what is not written stands at its default" in words


class TestOfAQuestion:
    """`plans` says the same of what it is asked."""

    def test_what_was_set_is_set_and_no_line_of_a_file(self, shell: Shell) -> None:
        words = ["--set", "dp=1", "--set", "pp=1", "--set", "sp=1"]
        done = shell("plans", MODELS / "qwen2-7b.json", "-n", "8", *words)
        told = " ".join(done.out.split())
        assert "`devices: 8` is asked for, and because `dp: 1` is set" in told
        assert "`attention.heads: even` is the default" in told
        assert "stands on line" not in told

    def test_degrees_that_do_not_multiply_name_devices_and_defaults(
        self, shell: Shell, tmp_path: Path
    ) -> None:
        done = shell("plans", plan_of(tmp_path, "llama-3.1-8b", "devices: 8\ntp: {any: [2, 4]}"))
        told = " ".join(done.out.split())
        assert "`devices: 8` stands on line 2" in told
        assert "`dp: 1`, `pp: 1` and `sp: 1` are defaults" in told

    def test_a_default_that_is_not_needed_is_not_named(self, shell: Shell, tmp_path: Path) -> None:
        text = "devices: 8\ntp: 3"
        told = " ".join(shell("plans", plan_of(tmp_path, "llama-3.1-8b", text)).out.split())
        assert "`tp: 3` stands on line 3, no plan is legal" in told
