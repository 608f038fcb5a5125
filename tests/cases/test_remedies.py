"""What `try:` says is laid over a plan as it is printed, and mends what it is printed for."""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path
from typing import cast

import pytest

from shardproof.reports.terminal import Page, verdict_text
from shardproof.spec.errors import InputErrors, Place
from shardproof.spec.law.clauses import BY_CODE
from shardproof.spec.model.config import node_of
from shardproof.spec.model.model import Model
from shardproof.spec.plan.phase import Phase
from shardproof.spec.plan.plan import PHASES
from shardproof.spec.plan.read import read_plan
from shardproof.spec.source.node import plain
from shardproof.spec.source.read import read_text
from shardproof.spec.verdict import Source, Verdict, decide
from tests.cases.test_cases import HERE, NEAR_MISSES, Tree, case, merge

# Of a plan that edits its program the law says nothing.
BUGS = [f for f in sorted((HERE / "bugs").glob("*.yaml")) if "edits" not in case(f).tree]
DEGREES = ("pp", "dp", "sp", "tp", "ep")


def decided(model: Model, tree: Tree) -> Verdict:
    root = node_of(tree, Place("plan.yaml"))
    return decide(model, read_plan(root), Source("plan.yaml", root))


def printed(verdict: Verdict) -> dict[str, str]:
    """What stands behind `try:`, by the clause that it is for."""
    text = verdict_text(verdict, Page(100), {})
    found: dict[str, str] = {}
    code = ""
    for line in text.splitlines():
        if line[:1].isupper() and line.split(" ")[0] in BY_CODE:
            code = line.split(" ")[0]
        elif line.startswith("  try: "):
            found[code] = line.removeprefix("  try: ")
        elif code in found and line.startswith("       "):
            found[code] += "\n" + line.removeprefix("       ")
        else:
            code = "" if code in found else code
    return found


def laid_over(tree: Tree, fix: str) -> Tree:
    out = deepcopy(tree)
    merge(out, cast("Tree", plain(read_text(fix, "fix.yaml"))))
    return out


def moved(tree: Tree) -> Iterator[Tree]:
    """The same choices said by a phase: of one alone, then by each of both."""
    own = {key: value for key, value in tree.items() if key in Phase.own_fields}
    choices = {key: value for key, value in own.items() if key not in DEGREES}
    if not choices:
        return
    for phases in (("decode",), ("prefill",), PHASES):
        out: Tree = {key: value for key, value in tree.items() if key not in choices}
        for phase in phases:
            inner = deepcopy(cast("Tree", out.get(phase) or {}))
            said = deepcopy(choices)
            merge(said, inner)
            out[phase] = said
        yield out


def helps(model: Model, tree: Tree) -> int:
    """How many reasons there are, each of which is gone with what is printed for it."""
    verdict = decided(model, tree)
    fixes = printed(verdict)
    assert [*fixes] == [reason.clause.code for reason in verdict.reasons]
    said = [" ".join(fix.split()) for fix in fixes.values()]
    assert said == [" ".join(fix.split()) for fix in verdict.remedies]
    for code, fix in fixes.items():
        after = decided(model, laid_over(tree, fix))
        assert code not in [reason.clause.code for reason in after.reasons], f"{fix} for {tree}"
    return len(fixes)


@pytest.mark.parametrize("file", [*NEAR_MISSES, *BUGS], ids=lambda file: file.stem)
def test_a_remedy_helps_as_it_is_printed(file: Path) -> None:
    each = case(file)
    assert helps(each.model, each.tree)


@pytest.mark.parametrize("file", NEAR_MISSES, ids=lambda file: file.stem)
def test_a_remedy_helps_where_a_phase_says_it(file: Path) -> None:
    each = case(file)
    for tree in moved(each.tree):
        try:
            helps(each.model, tree)
        except InputErrors:
            continue  # some choices may not differ from phase to phase


def test_the_remedy_stands_where_the_fault_does() -> None:
    model = Model.from_config(HERE / "models" / "llama.json")
    heads: Tree = {"attention": {"heads": "even"}}
    fix = "attention: {heads: balanced}"
    for tree, right in (
        ({"tp": 3, **heads}, fix),
        ({"tp": 3, "decode": heads, "attention": {"heads": "balanced"}}, f"decode: {{{fix}}}"),
        ({"tp": 3, "prefill": heads, "attention": {"heads": "balanced"}}, f"prefill: {{{fix}}}"),
        ({"tp": 3, "decode": heads}, f"{fix}\ndecode: {{{fix}}}"),
        ({"tp": 3, "prefill": heads, "decode": heads},
         f"prefill: {{{fix}}}\ndecode: {{{fix}}}"),
    ):  # fmt: skip
        verdict = decided(model, cast("Tree", tree))
        fixes = dict(zip((r.clause.code for r in verdict.reasons), verdict.remedies, strict=True))
        assert fixes["ATTN-HEADS-OWNED"] == right
