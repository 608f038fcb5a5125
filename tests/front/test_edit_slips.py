"""A slip in an edit is an error of input with its place, and no counterexample."""

from __future__ import annotations

from pathlib import Path

import pytest

from shardproof.__main__ import main
from tests.front.running import MODELS, ROOT, Shell, written

TOP = f"model: {MODELS / 'qwen2.5-0.5b.json'}\n"
SLIPS = {
    "{change: layers.0.ffn.up, weight: layers.0.ffn.upp}": "weight",
    "{change: layers.0.ffn.act, fn: sliu}": "fn",
    "{change: layers.0.ffn.act, key: layers.99.ffn}": "key",
    "{insert: scale, of: layers.0.out, by: residual_scale, name: residual.scael}": "name",
    "{change: layers.0.ffn.product, of: [nothing, layers.0.ffn.up]}": "of",
    "{change: layers.0.ffn.product, of: [layers.0.ffn.down, layers.0.ffn.up]}": "of",
    "{replace: layers.0.ffn.product, with: add, of: [layers.0.ffn.act, nothing]}": "of",
    "{insert: mul, of: [layers.0.ffn.up, layers.0.ffn.act]}": "of",
    "{insert: mul, of: [layers.0.ffn.up, layers.0.ffn.upp]}": "of",
    "{insert: permute, of: layers.0.out, dim: hidden, order: [0, 896]}": "order",
    "{insert: permute, of: layers.0.attention.q, dim: head, order: [0, 14]}": "order",
    "{change: layers.0.ffn.down, rows: [[0], [4864]]}": "rows",
    "{change: layers.0.attention.q, heads: [[0], [14]]}": "heads",
    "{insert: slice, of: layers.0.out, dim: hidden, map: [[0], [896]]}": "map",
    "{insert: linear, of: layers.0.out, weight: norm, columns: [[0], [999999]]}": "columns",
    "{insert: broadcast, of: layers.0.out, root: 2}": "root",
    "{change: head.gather_logits, order: [0, 2]}": "order",
    "{change: layers.0.attention.cache_step, cache: 24}": "cache",
    "{change: handoff, layers: {24: 0}}": "layers",
    "{change: handoff, layers: {0: 24}}": "layers",
    "{change: handoff, replica: 1}": "replica",
    "{change: handoff, heads: [0, 2]}": "heads",
}
FINE = {
    "{change: layers.0.ffn.up, weight: layers.1.ffn.up}": 1,
    "{change: layers.0.ffn.act, fn: gelu}": 1,
    "{insert: permute, of: layers.*.attention.v, dim: head_dim, order: [1, 0, -1]}": 1,
    "{change: handoff, layers: {23: 0}}": 1,
    "{insert: same, of: layers.0.out}": 0,
}


def plan(path: Path, edit: str) -> Path:
    file = path / "plan.yaml"
    file.write_text(f"{TOP}tp: 2\nedits:\n  - {edit}\n", encoding="utf-8")
    return file


@pytest.mark.parametrize("command", ["check", "run"])
@pytest.mark.parametrize("edit", SLIPS)
def test_a_slip_is_an_error_where_it_stands(
    command: str, edit: str, tmp_path: Path, shell: Shell
) -> None:
    done = shell(command, plan(tmp_path, edit), "--format", "json")
    assert done.code == 2
    [wrong] = done.data["errors"]
    column = 5 + edit.index(f" {SLIPS[edit]}: ") + len(f" {SLIPS[edit]}: ")
    where = wrong["place"]
    assert (wrong["code"], where["line"], where["column"]) == ("PLAN-EDIT", 4, column)


@pytest.mark.long
@pytest.mark.parametrize("edit", FINE)
def test_what_could_be_meant_is_judged(edit: str, tmp_path: Path) -> None:
    assert main(["check", str(plan(tmp_path, edit))]) == FINE[edit]


@pytest.mark.parametrize(
    ("edit", "code"),
    [
        ("{insert: same, of: layers.0.out}", 0),
        ("{drop: layers.0.ffn.all_reduce}", 1),
        ("{change: handoff, slots: {1: 1}}", 0),
        ("{change: handoff, length: 100000}", 3),  # no run of so long a prompt is made
    ],
)
@pytest.mark.parametrize("command", ["check", "run"])
def test_a_run_ends_as_the_check_does(
    command: str, edit: str, code: int, tmp_path: Path, shell: Shell
) -> None:
    text = f"model: {ROOT / 'tests/cases/models/llama.json'}\ntp: 2\nedits:\n  - {edit}\n"
    done = shell(command, written(tmp_path, text))
    assert done.code == code
    assert ("unknown" in done.out) == (code == 3)


def test_a_step_that_a_narrower_run_has_not_is_an_error(tmp_path: Path, shell: Shell) -> None:
    file = plan(tmp_path, "{drop: layers.0.ffn.all_reduce, steps: [3]}")
    assert shell("run", file, "--steps", "2").code == 2
