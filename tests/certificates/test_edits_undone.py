"""What edits do to a tensor and take back, each beside a plan that does not quite take it back."""

from __future__ import annotations

import json
from typing import Any

import pytest

from shardproof.certificate import checker
from shardproof.certificate.made import canonical_plan
from shardproof.certificate.valued import NotChecked
from shardproof.spec.engine.by_value import by_value
from tests.certificates.forging import certified, sealed
from tests.executor.run.cases import written
from tests.tiers import sampled

HALF = "{{insert: times, of: {0}, by: [1, 2], as: {0}.half}}"
TWICE = "{{insert: times, of: {0}.half, by: [2, {1}]}}"


def halved(of: str, below: int = 1) -> str:
    """Half of a tensor, and that twice, or not."""
    return f"edits: [{HALF.format(of)}, {TWICE.format(of, below)}]"


def both(plan: str, of: str) -> tuple[str, str]:
    return f"{plan}\n{halved(of)}", f"{plan}\n{halved(of, 3)}"


def two(plan: str, edits: str, right: object, wrong: object) -> tuple[str, str]:
    """A plan with these edits, in whose place for it stands what is right, and what is wrong."""
    text = f"{plan}\nedits: [{edits}]"
    return text.replace("@", str(right)), text.replace("@", str(wrong))


EVEN = [[*range(0, 16, 2)], [*range(1, 16, 2)]]
PADDED = "tp: 2\nlm_head: {cut: {padded: 12}"
NORM, UP = "layers.0.ffn.norm", "layers.0.ffn.up"
PAIRS: dict[str, tuple[str, str, str]] = {
    "drafts": ("llama", *both("decode: {draft: {tokens: 2}}", "layers.*.attention.v")),
    "chunks": ("llama", *both("tp: 2\nprefill: {chunks: {tokens: 2}}", "layers.*.attention.v")),
    "entries of earlier chunks": (
        "llama",
        *two(
            "prefill: {chunks: {tokens: 2}}",
            "{change: layers.0.attention.cache_@, of: [layers.0.attention.k, "
            "layers.0.attention.v], phase: prefill}",
            "read",
            "write",
        ),
    ),
    "heads for tokens": (
        "llama",
        *both("sp: 2\nprefill: {sequence: {exchange: heads}}", "layers.*.attention.k"),
    ),
    "heads that came for tokens": (
        "llama",
        *both("sp: 2\nprefill: {sequence: {exchange: heads}}", "layers.0.attention.q.heads"),
    ),
    "a module over all ranks": ("llama", *both("dp: 2\ntp: 2\nffn: {over: [dp, tp]}", UP)),
    "a module over replicas, of one rank of tp": (
        "llama",
        *two(
            "dp: 2\ntp: 2\nffn: {over: [dp]}",
            f"{HALF.format(UP)}, {{insert: times, of: {UP}.half, by: [2, 1], @}}",
            "ranks: {tp: [0, 1]}",
            "ranks: {tp: [0]}",
        ),
    ),
    "a module over all ranks, on some of them": (
        "llama",
        *two(
            "dp: 2\ntp: 2\nffn: {over: [dp, tp]}",
            f"{HALF.format(UP)}, {{insert: times, of: {UP}.half, by: [2, 1], ranks: {{tp: [0]}}, "
            "as: t}, {insert: times, of: t, by: [2, 1], ranks: {tp: [@]}}",
            1,
            0,
        ),
    ),
    "layers that are edited otherwise": (
        "llama",
        *two(
            "tp: 2",
            f"{HALF.format('layers.*.ffn.up')}, {TWICE.format('layers.0.ffn.up', 1)}, "
            "{insert: times, of: layers.1.ffn.up.half, by: [@, 1]}",
            2,
            3,
        ),
    ),
    "queries over ranks that share keys": (
        "llama",
        *both("dp: 1\nsp: 2\ntp: 2\ndecode: {attention: {over: [sp, tp]}}", "layers.0.attention.q"),
    ),
    "logits before pads": ("llama", *both(PADDED + "}", "head.linear")),
    "pads": (
        "llama",
        *two(
            f"{PADDED}, greedy: merged}}",
            "{insert: @, of: head.pads}",
            "same",
            "all_reduce",
        ),
    ),
    "heads normalised without weights": ("llama4", *both("tp: 2", "layers.*.attention.q")),
    "layers with a number each": ("gemma-4", *both("tp: 2", "layers.*.out.scaled")),
    "what experts give": ("mixtral", *both("tp: 2", "layers.*.moe.experts")),
    "scores": ("llama", *both("tp: 2", "layers.0.attention.scores")),
    "a cache that two operators write": (
        "llama",
        *two(
            "tp: 2",
            "{change: layers.0.attention.cache_step, of: [layers.0.attention.k.rope, "
            "layers.0.attention.v], ranks: {tp: [0]}}, {change: layers.0.attention.cache_step, "
            "of: [layers.0.attention.k.rope, layers.0.attention.@], ranks: {tp: [1]}}",
            "v",
            "k.rope",
        ),
    ),
    "a sum of what ranks read otherwise": (
        "llama",
        *two(
            "tp: 2",
            "{change: layers.0.ffn.all_reduce, of: [layers.0.ffn.@], ranks: {tp: [1]}}",
            "down",
            "norm",
        ),
    ),
    "a group of one": (
        "llama",
        *two("tp: 2", f"{{insert: broadcast, of: {NORM}, group: [dp], root: @}}", 0, 1),
    ),
    "zeros": (
        "llama",
        *two(
            "tp: 2",
            f"{{insert: zeros, of: {NORM}, as: z, ranks: {{tp: [@]}}}}, "
            "{insert: all_reduce, of: z}",
            1,
            "0, 1",
        ),
    ),
    "junk": (
        "llama",
        *two(
            "tp: 2",
            f"{{insert: junk, of: {NORM}, as: j}}, {{insert: times, of: j, by: [@, 3], as: k}}, "
            f"{{insert: add, of: [k, {NORM}]}}",
            0,
            3,
        ),
    ),
    "what was there before a turn": (
        "llama",
        *two(
            "sp: 2\ndecode: {sequence: {layout: alternate}}\ncache: {turns: shared}",
            f"{{insert: @, of: {NORM}, as: x, phase: decode}}, "
            "{insert: times, of: x, by: [0, 1], as: y, phase: decode}, "
            f"{{insert: add, of: [y, {NORM}], phase: decode}}",
            "junk",
            "previous",
        ),
    ),
    "an index that layers behind share": (
        "index-shared",
        *both("pp: 2", "layers.0.attention.index.q"),
    ),
    "sums of squares": ("llama", *both("tp: 2\nstream: hidden", f"{NORM}.moments")),
    "operands in another order": (
        "llama",
        *two(
            "tp: 2",
            "{change: layers.0.out, of: [layers.0.@, layers.0.attended]}",
            "ffn.all_reduce",
            "ffn.down",
        ),
    ),
    "what was there before": (
        "llama",
        *two("tp: 2", f"{{insert: previous, of: {NORM}, phase: @}}", "prefill", "decode"),
    ),
    "an order": (
        "llama",
        *two(
            "tp: 2\nffn: {width: [6, 6]}",
            f"{{insert: permute, of: {UP}, dim: width, order: [2, 0, 1, 3, 4, 5], as: p}}, "
            "{insert: permute, of: p, dim: width, order: @}",
            [1, 2, 0, 3, 4, 5],
            [2, 0, 1, 3, 4, 5],
        ),
    ),
    "an order of steps' sequences": (
        "llama",
        *two(
            "workload: {batch: 3, prompt: 3, steps: 2}",
            f"{{insert: permute, of: {NORM}, dim: sequence, order: [1, 2, 0], as: p}}, "
            "{insert: permute, of: p, dim: sequence, order: @}",
            [2, 0, 1],
            [1, 2, 0],
        ),
    ),
    "parts of a tensor": (
        "llama",
        *two(
            "tp: 2",
            f"{{insert: slice, of: {NORM}, dim: hidden, split: {EVEN}, as: s}}, "
            "{insert: all_gather, of: s, dim: hidden, split: @}",
            EVEN,
            EVEN[::-1],
        ),
    ),
    "a sum in parts": (
        "llama",
        *two(
            "tp: 2",
            "{replace: layers.0.ffn.all_reduce, with: reduce_scatter, dim: hidden, "
            f"split: {EVEN}}}, {{insert: all_gather, of: layers.0.ffn.all_reduce, "
            f"dim: hidden, split: {EVEN}@}}",
            "",
            ", order: reversed",
        ),
    ),
    "one behind the other": (
        "llama",
        *two(
            "tp: 2",
            f"{{insert: all_gather, of: {UP}, dim: width, as: g}}, {{insert: slice, of: g, "
            "dim: width, split: @}",
            [[0, 1, 2, 3, 4, 5], [6, 7, 8, 9, 10, 11]],
            [[6, 7, 8, 9, 10, 11], [0, 1, 2, 3, 4, 5]],
        ),
    ),
    "parts of a prompt": (
        "llama",
        *two(
            "tp: 2\nworkload: {batch: 1, prompt: 3, steps: 1}",
            f"{{insert: slice, of: {NORM}, dim: token, split: [[0, 2], [1]], as: s, "
            "phase: prefill}, {insert: all_gather, of: s, dim: token, split: @, phase: prefill}",
            [[0, 2], [1]],
            [[0, 1], [2]],
        ),
    ),
    "parts that ranks exchange": (
        "llama",
        *two(
            "tp: 2\nworkload: {batch: 2, prompt: 2, steps: 1}",
            f"{{insert: all_to_all, of: {NORM}, dim: sequence, to: token, split: [[0], [1]], "
            "as: x, phase: prefill}, {insert: all_to_all, of: x, dim: token, to: sequence, "
            "split: @, phase: prefill}",
            [[0, 1], [2, 3]],
            [[0, 2], [1, 3]],
        ),
    ),
    "rows of replicas": (
        "llama",
        *two(
            "dp: 2\nworkload: {batch: 2}\nbatch: {idle: join}",
            f"{{insert: gather_rows, of: {NORM}, group: [dp], as: g}}, "
            "{insert: own_rows, of: g, group: [@]}",
            "dp",
            "sp",
        ),
    ),
}

WRONG = {
    "a stream whose sequences stand otherwise": (
        "workload: {batch: 3, prompt: 3, steps: 2}\nedits: [{insert: permute, of: layers.1.out, "
        "dim: sequence, order: [1, 2, 0]}]"
    ),
    "the same before a layer that is as an earlier one": (
        "workload: {batch: 3, prompt: 3, steps: 2}\nedits: [{insert: permute, of: layers.1.out, "
        "dim: sequence, order: [1, 2, 0], phase: prefill}]"
    ),
    "parts of sequences under the name of all": (
        "tp: 2\nworkload: {batch: 2, prompt: 3, steps: 2}\nedits: [{replace: "
        "layers.0.ffn.all_reduce, with: reduce_scatter, dim: sequence, split: [[0], [1]]}]"
    ),
    "a collective that one rank leaves out": (
        "tp: 2\nedits: [{drop: layers.0.ffn.all_reduce, ranks: {tp: [1]}}, {insert: broadcast, "
        "of: layers.0.ffn.all_reduce}]"
    ),
    "rows that are brought and stay": (
        "dp: 2\nworkload: {batch: 2}\nbatch: {idle: join}\nedits: [{insert: gather_rows, "
        "of: layers.0.ffn.norm, group: [dp]}]"
    ),
    "a map of as many ranks as there are, in a group of one": (
        "tp: 2\nworkload: {batch: 2, prompt: 2, steps: 1}\nedits: [{insert: all_to_all, "
        "of: layers.0.ffn.norm, dim: sequence, to: token, split: [[0], [1]], group: [dp], as: x, "
        "phase: prefill}, {insert: all_to_all, of: x, dim: token, to: sequence, "
        "split: [[0, 1], [2, 3]], group: [dp], phase: prefill}]"
    ),
    "a broadcast to who has another size": (
        "tp: 2\nffn: {width: [4, 8]}\nedits: [{insert: broadcast, of: layers.0.ffn.up}]"
    ),
}


@pytest.fixture(autouse=True)
def afresh() -> None:
    """Nothing is kept of what was judged before."""
    checker.begin()


EVERYDAY = (
    "a cache that two operators write", "a group of one", "an index that layers behind share",
    "a module over all ranks, on some of them",
    "a sum in parts", "an order of steps' sequences", "heads that came for tokens", "junk", "pads",
    "parts of a tensor", "parts that ranks exchange", "rows of replicas", "sums of squares",
    "what was there before", "what was there before a turn", "zeros",
)  # fmt: skip
"""One of each way in which an edited operator is worked out, and each operator that is put in."""


@pytest.mark.parametrize("name", sampled(PAIRS, len(PAIRS), EVERYDAY))
def test_what_is_taken_back_is_certified_and_what_is_not_is_accepted_of_nobody(name: str) -> None:
    """Neither of the prover, nor of a forger with the derivation of the plan that is right."""
    kind, right, text = PAIRS[name]
    made = certified(*written(kind, right))
    word, why = checker.judge(made)
    assert word == "legal", why
    model, wrong = written(kind, text)
    assert by_value(model, wrong).word == "illegal"
    with pytest.raises(NotChecked):
        certified(model, wrong)
    statement: Any = json.loads(made)
    statement["predicate"]["plan"] = json.loads(json.dumps(canonical_plan(wrong)))
    assert checker.judge(sealed(statement))[0] in ("forged", "unknown")


@pytest.mark.parametrize("name", sampled(WRONG, every=4))
def test_what_comes_back_to_nobody_has_no_certificate(name: str) -> None:
    model, wrong = written("llama-four", WRONG[name])
    assert by_value(model, wrong).word == "illegal"
    with pytest.raises(NotChecked):
        certified(model, wrong)
