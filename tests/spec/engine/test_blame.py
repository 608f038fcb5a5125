"""The operator that the engine blames is the one at which an exact run first parts from the model.

What runs say stands in `reports/published`, and is tested there. Where the two name another
operator, why is said here.
"""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from shardproof.fuzzing.plans import build
from shardproof.spec.engine.blame import blamed
from shardproof.spec.model.model import Model
from shardproof.spec.plan.plan import Plan
from tests.cases.bug_files import BUGS, SYNTHETIC
from tests.cases.test_cases import NEAR_MISSES
from tests.executor.run.cases import load
from tests.tiers import sampled

ROOT = Path(__file__).parents[3]
PUBLISHED = ROOT / "reports" / "published"
FILES = [*BUGS, *SYNTHETIC, *NEAR_MISSES]
CELL = re.compile(r"(?<!\\)\|")
SOONER = "what it gives is wrong already, and a run has nothing of the model's to hold beside it"
STOPS = "a run stops at the next operator that cannot go on, or only at the handoff"
OUTPUT = "no value is wrong: an output is on no rank"
ORDER = "refused where the map does not fit, before a run's shapes part"
OWN = "of a module over ranks of its own, or own tokens, shares are not told from what is wrong"
LEFT = "told where the share is made; a run tells the sum that leaves it a share"
MOVED = "values at other indices are told where they meet others, by a run where they are moved"
HANDED = "told where a row's sequences are handed over, and by a run where the first step reads it"
ALONE = "the query of a token that sees itself alone may be any: a run tells the key, which stays"
COLUMNS = "the model's columns, and not the width's: values say so where rows of down meet others"
CHOSEN = "keys of an index count by what is chosen among them: values say so where those are read"

OTHERWISE: dict[str, tuple[str, str]] = {
    "D02-dense-mlp-on-token-shards": ("layers.0.ffn.slice", ORDER),
    "M12-batch-gathered-instead-of-tokens": ("layers.0.ffn.reduce_scatter", ORDER),
    "G10-vocabulary-not-padded": ("embedding.lookup", STOPS),
    "ATTN-HEADS-OWNED": ("layers.0.attention.out", STOPS),
    "ATTN-HEADS-OWNED--fewer-heads-than-ranks": ("layers.0.attention.out", STOPS),
    "H02-mean-of-sums-over-ranks": ("layers.0.attention.norm.sum.times", SOONER),
    "ATTN-OUT-RESIDUAL--before-a-post-norm": ("layers.0.attention.add_on", SOONER),
    "ATTN-OUT-RESIDUAL--one-rank": ("layers.0.attention.add_on", SOONER),
    "ATTN-OUT-RESIDUAL--scaled": ("layers.0.attention.add_on", SOONER),
    "FFN-OUT-RESIDUAL--sandwich": ("layers.0.ffn.add_on", SOONER),
    "EMB-GROUP--no-axis": ("embedding.all_reduce", SOONER),
    "EMB-OUT-WHOLE": ("layers.0.attention.norm", SOONER),
    "K11-too-short-for-head-and-tail": ("head.logits", OUTPUT),
    "DP-SEQUENCES-OWNED": ("head.logits", OUTPUT),
    "DP-SEQUENCES-OWNED--listed": ("head.logits", OUTPUT),
    "TICK-COMPLETE": ("head.logits", OUTPUT),
    "FFN-OUT-GROUP--attention-group": ("layers.0.ffn.down", LEFT),
    "FFN-OUT-GROUP--other-order": ("layers.0.out", MOVED),
    "MOE-DISPATCH--own-tokens": ("layers.0.moe.experts", OWN),
    "MOE-INPUT--router-split": ("layers.0.moe.route", OWN),
    "FFN-FUSED--order-of-the-list": ("layers.0.ffn.down", COLUMNS),
    "LM-TIED--over-replicas": ("head.logits", MOVED),
    "PACK-ENTRIES": ("handoff", HANDED),
    "PACK-ENTRIES--handed-to-other-ranks": ("handoff", HANDED),
    "PACK-ENTRIES--of-a-state": ("handoff", HANDED),
    "PACK-ENTRIES--of-pads": ("handoff", HANDED),
    "PACK-TOKEN": ("head.token", HANDED),
    "PACK-TOKEN--behind-a-pad": ("head.token", HANDED),
    "PACK-TOKEN--behind-the-row": ("head.token", HANDED),
    "PACK-TOKEN--with-drafts": ("head.token", HANDED),
    "ATTN-SCALES--of-an-index": ("layers.0.attention.exp_weights", CHOSEN),
    "PACK-POSITIONS--in-chunks": ("layers.0.attention.q.rope", ALONE),
}  # fmt: skip


def expected() -> dict[str, str]:
    """By file the operator at which a run first parts, or cannot go on."""
    found: dict[str, str] = {}
    for line in (PUBLISHED / "near_misses.md").read_text("utf-8").splitlines():
        cells = [cell.strip() for cell in CELL.split(line)]
        if len(cells) > 6 and cells[2].endswith(".yaml"):
            inside = cells[6].partition(" = ")[0]
            found[cells[2].removesuffix(".yaml")] = inside or where(cells[4], cells[5])
    lines = (PUBLISHED / "bugs.md").read_text("utf-8").splitlines()
    rows = [line for line in lines if line.startswith("| ") and not line.startswith("| bug")]
    for file, line in zip([*BUGS, *SYNTHETIC], rows, strict=True):
        kind, _, told = CELL.split(line)[4].strip().partition(": ")
        inside = re.search(r"First inside: (\S+)\.$", told)
        found[file.stem] = inside[1] if inside else where(kind, told)
    return found


def where(kind: str, told: str) -> str:
    return "" if kind == "different" else told.partition(":")[0].partition(" on ")[0]


RUNS = expected()


@pytest.mark.parametrize("file", sampled(FILES, every=5), ids=lambda file: file.stem)
def test_the_operator_to_blame_is_where_a_run_first_parts(file: Path) -> None:
    found = blamed(*load(file))
    assert found is not None
    assert found.op == OTHERWISE.get(file.stem, (RUNS[file.stem],))[0], str(found)


def test_how_many_agree() -> None:
    count = Counter(file.stem in OTHERWISE for file in FILES)
    told = f"{count[False]} of {len(FILES)} agree with runs, {count[True]} are explained"
    assert told == "429 of 461 agree with runs, 32 are explained"
    assert all(op != RUNS[stem] for stem, (op, _) in OTHERWISE.items())


TOLD = {
    "FFN-OUT-BIAS": "in prefill: layers.0.ffn.bias.2: rank tp 1 adds layers.0.ffn.down.bias again: "
                    "coefficient 2, not 1 on hidden 0–15",
    "FFN-OUT-WHOLE": "in prefill: layers.0.out: rank tp 0 has a partial sum of layers.0.ffn.down: "
                     "0–5 of 12 on hidden 0–15",
    "ATTN-QKV-JOINED--summed-though-whole":
        "in prefill: layers.0.attention.all_reduce: rank tp 0 has coefficient 2 of "
        "layers.0.attention.q, not 1 on 0–3",
    "DRAFT-MASK":
        "in decode: layers.0.attention.exp_weights: the only rank has a value that the model does "
        "not have on key 0 and on 2 drafts that are taken back; a query sees other keys, or "
        "another head's sink on key 0 and on 2 drafts that are taken back",
    "N01-own-logits-copied-to-the-front": "in prefill: head.gather_logits.permute: rank tp 1 has "
                                          "the model's values at other indices",
}  # fmt: skip


@pytest.mark.parametrize("name", TOLD)
def test_the_difference_is_told_with_its_coefficient(name: str) -> None:
    (file,) = (file for file in FILES if file.stem == name)
    assert str(blamed(*load(file))) == TOLD[name]


def test_a_plan_that_is_right_has_nobody_to_blame() -> None:
    model = Model.from_config(ROOT / "examples" / "models" / "llama-3.1-70b.json")
    assert blamed(model, build(Plan, {"tp": 64})) is None


def test_who_is_to_blame_on_many_ranks_of_many_layers() -> None:
    model = Model.from_config(ROOT / "examples" / "models" / "llama-3.1-70b.json")
    found = blamed(model, build(Plan, {"tp": 64, "ffn.down.collective": "none"}))
    assert str(found) == (
        "in prefill: layers.0.out: rank tp 0 has a partial sum of layers.0.ffn.down: "
        "0–447 of 28672 on hidden 0–8191"
    )
