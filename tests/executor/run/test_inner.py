"""Where inside a model a run and the reference first part."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path

import pytest

from shardproof.api import load as read_verdict
from shardproof.executor.domains import Array, P
from shardproof.executor.run.divergence import layouts, matching, reference_values, watched
from shardproof.executor.run.divergence.first_divergence import (
    Watched,
    first_apart,
    look_inside,
    unedited,
)
from shardproof.executor.run.divergence.first_divergence import watched as run_watched
from shardproof.executor.run.divergence.layouts import Layout
from shardproof.executor.run.divergence.matching import Beside, Wrong
from shardproof.executor.run.divergence.watched import Event, Record
from shardproof.executor.run.outcome import reference_name
from shardproof.executor.run.outcome.first_wrong import Inner
from shardproof.executor.run.outcome.outcome import Different, Tried
from shardproof.executor.run.state.rank import Rank
from shardproof.executor.run.trials.workloads import workloads
from shardproof.executor.run.verdict.search import counterexample
from shardproof.reports.runs import run_data, run_text
from shardproof.reports.terminal import Page
from shardproof.spec.plan.edits import Edit
from shardproof.spec.plan.plan import Workload
from shardproof.spec.program.op import Op
from shardproof.verdict.shrink import shrink
from tests.attributes.plans import PLANS
from tests.executor.run.cases import ACCEPTED, CASES, load, written
from tests.executor.run.test_sizes import replicas
from tests.tiers import named, sampled

Patch = pytest.MonkeyPatch


@dataclass(frozen=True)
class Parts:
    """Where a near miss parts from the model, worked out from its program."""

    file: str
    op: str
    kind: str
    rank: tuple[int, int, int, int] = (0, 0, 0, 0)
    token: int | None = None
    index: tuple[int, ...] | None = None
    step: int = 0
    shares: bool = False


PARTS = (
    # Each rank has a share of the output, which is as it should be; the stream is the first
    # tensor that is neither a share nor whole.
    Parts("ATTN-OUT-WHOLE", "layers.0.attended", "add", token=0, index=(0,)),
    Parts("FFN-OUT-WHOLE", "layers.0.out", "add", token=0, index=(0,)),
    Parts("MOE-COMBINE", "layers.0.out", "add"),
    # What is added on both ranks is in their sum twice.
    Parts("ATTN-OUT-BIAS", "layers.0.attention.bias", "bias", token=0, index=(0,), shares=True),
    Parts("ATTN-OUT-RESIDUAL", "layers.0.attention.add_on", "add_on", token=0, shares=True),
    Parts("EMB-POSITIONS-ONCE", "embedding.learned", "learned", token=0, shares=True),
    Parts("MOE-SHARED-ONCE", "layers.0.moe.joined", "add_each", token=0),
    # A function of shares is no share, nor is a product of two sums.
    Parts("FFN-ACT-SUM--gate", "layers.0.ffn.act", "act", token=0, index=(0,)),
    Parts("ATTN-QKV-SUM", "layers.0.attention.scores", "scores", token=0, index=(0, 0)),
    Parts("ATTN-QKV-SUM--normed", "layers.0.attention.q.norm", "head_norm", token=0),
    # The norm of a row of zeros is zero, and a token's row is on one rank, so the norms still
    # add up; queries of a rank's own heads are of its own rows alone.
    Parts("EMB-OUT-WHOLE", "layers.0.attention.q", "linear"),
    # A whole that is summed, and a sum that is due and not whole.
    Parts("ATTN-OUT-WHOLE--summed-though-whole", "layers.0.attention.all_reduce", "all_reduce"),
    Parts("ATTN-HEADS-OWNED--head-twice", "layers.0.attention.out", "out_linear", token=0),
    Parts("MOE-EXPERTS-OWNED", "layers.0.moe.experts", "experts"),
    # Of the five tokens the second rank has 3 and 4, and takes them for 0 and 1. Token 0 is not
    # turned by another angle than it should be, and 3 is.
    Parts("SP-POSITIONS", "layers.0.attention.q.rope", "rope", (0, 0, 1, 0), 3, (0, 0)),
    # Taken for token 0, token 3 sees key 0 and no other.
    Parts("SP-MASK", "layers.0.attention.exp_weights", "exp_weights", (0, 0, 1, 0), 3, (0, 1)),
    # Of [Q Q Q Q K K V V] rank 0 takes its two queries right; rank 1 takes two keys for them.
    Parts("ATTN-FUSED", "layers.0.attention.q", "linear", (0, 0, 0, 1), 0, (2, 0)),
    # Rank 1 has heads 2 and 3, and takes the slopes of 0 and 1.
    Parts("ATTN-PER-HEAD", "layers.0.attention.logits", "logits", (0, 0, 0, 1), 0, (2, 0)),
    Parts("ATTN-NORM-STATISTIC", "layers.0.attention.q.norm", "head_norm", token=0, index=(0, 0)),
    Parts("STREAM-NORM-STATISTIC", "layers.0.attention.norm", "norm", token=0, index=(0,)),
    # The stage runs as layer 2 what is layer 1.
    Parts("PP-OFFSET", "layers.2.attention.norm", "norm", (1, 0, 0, 0), 0, (0,)),
    # Layer 2 is on no stage: the head's norm reads what layer 1 gave.
    Parts("PP-LAYERS-OWNED", "head.norm", "norm", (1, 0, 0, 0), 0, (0,)),
    Parts("LM-ORDER", "head.gather_logits", "gather_logits", token=0, index=(0,)),
    # Rank 0 gives out its own 8 ids of 16.
    Parts("LM-OUT-WHOLE", "head.logits", "finish_logits", token=0, index=(8,)),
    # Logits are right, and what is chosen of half of them is not.
    Parts("LM-GREEDY", "head.token", "choose", token=4, index=()),
    # Token 5 sees the draft behind it, which is taken back; what is in slot 6 is read as token 6.
    Parts(
        "DRAFT-MASK--none",
        "layers.0.attention.exp_weights",
        "exp_weights",
        token=5,
        index=(0, 6),
        step=1,
    ),
    Parts("DRAFT-ENTRIES", "layers.0.attention.keys", "first", token=6, step=2),
    # The new key, of token 5, is put where token 0's is.
    Parts("CACHE-SLOT", "layers.0.attention.keys", "first", token=5, step=1),
    # [token 0: head 0, head 1; token 1: ...] is read as head 0's tokens, then head 1's.
    Parts("HANDOFF-STORAGE", "layers.0.attention.keys", "first", token=0, index=(1, 0), step=1),
    # Step 2 begins before stage 1 has chosen its token, and reads step 1's again.
    Parts("TICK-TOKEN", "tokens", "read", token=6, index=(), step=2),
    Parts("SP-KEYS-MERGE", "layers.0.attention.merge_ranks", "merge_ranks", token=5, step=1),
)


def inner_of(file: str) -> Inner | None:
    model, plan = load(CASES / "near_misses" / f"{file}.yaml")
    found = counterexample(model, plan)
    assert isinstance(found, Different)
    told = look_inside(model, plan, found)
    assert isinstance(told, Different)
    return told.inner


@pytest.mark.parametrize("parts", PARTS, ids=[parts.file for parts in PARTS])
def test_a_near_miss_parts_where_its_program_says(parts: Parts) -> None:
    inner = inner_of(parts.file)
    assert inner is not None
    assert inner.op.startswith(f"{parts.op} = {parts.kind}(")
    assert (inner.rank, inner.step, inner.shares) == (parts.rank, parts.step, parts.shares)
    assert parts.token in (None, inner.token)
    assert parts.index in (None, inner.index)
    assert inner.expected != inner.found


def test_what_is_right_before_it_and_what_lies_between() -> None:
    inner = inner_of("ATTN-OUT-RESIDUAL--before-a-post-norm")
    assert inner is not None
    assert inner.op.startswith("layers.0.attention.post_norm = norm(")
    # The output with a residual in it is no tensor of the model, before or after the sum.
    assert inner.right == ("embedding.all_reduce", "layers.0.attention.out (shares)")
    assert [op.split(" = ")[1].split("(")[0] for op in inner.path] == ["add_on", "all_reduce"]


def test_nothing_inside_is_wrong_where_an_output_is_not_there() -> None:
    assert inner_of("DP-SEQUENCES-OWNED") is None


def test_it_is_told_in_words() -> None:
    told = str(inner_of("ATTN-FUSED"))
    assert "In prefill, sequence 0, token 0, head 2, dimension 0, rank pp 0 dp 0 sp 0 tp 1" in told
    assert "the model's layers.0.attention.q is" in told
    assert told.endswith("Last match: layers.0.attention.norm.")
    assert "parts=" not in told
    chosen = str(inner_of("LM-GREEDY"))
    assert "token 4, rank pp 0 dp 0 sp 0 tp 0 chooses next" in chosen
    assert "the partial sums of rank" in str(inner_of("ATTN-OUT-BIAS"))
    assert "has none; the model's" in str(inner_of("CACHE-SLOT"))


@pytest.mark.parametrize(
    ("file", "op", "named"),
    [
        ("PACK-MASK--in-a-ring", "layers.0.attention.exp_weights", (1, 3)),
        ("PACK-POSITIONS--in-chunks", "layers.0.attention.k.rope", (1, 0)),
        ("PACK-ENTRIES", "layers.0.attention.keys", (1, 0)),
        ("SP-KEYS-OWNED--of-each-sequence", "layers.0.attention.keys", (1, 4)),
    ],
)
def test_of_a_row_it_is_a_sequence_and_a_token_of_it(
    file: str, op: str, named: tuple[int, int]
) -> None:
    inner = inner_of(file)
    assert inner is not None
    assert inner.op.startswith(f"{op} = ")
    assert (inner.sequence, inner.token) == named


def test_what_is_divided_by_zero_is_no_number() -> None:
    model, plan = load(CASES / "near_misses" / "SP-KEYS-MERGE--ring.yaml")
    found = counterexample(model, plan)
    assert isinstance(found, Different)
    assert "index 0 is no number (a division by zero) on rank sp 0" in str(found)
    assert "has no number (a division by zero); the model's" in str(inner_of("SP-KEYS-MERGE--ring"))


def test_a_run_that_ends_before_its_outputs_is_left_as_it_is() -> None:
    model, plan = load(CASES / "near_misses" / "ATTN-KV-LOCAL.yaml")
    found = counterexample(model, plan)
    assert found is not None
    assert look_inside(model, plan, found) is found


HARMLESS: Mapping[str, frozenset[str]] = {
    # A rank without dimensions has no values to weigh.
    "attention-all-dimensions-on-one-rank": frozenset({"exp_weights"}),
    # Where one token is all that is seen, any score of it gives its values.
    "exempt--ATTN-PER-HEAD--slopes-of-one-token": frozenset({"logits", "exp_weights"}),
    "exempt--ATTN-SCALE--window-of-one-token": frozenset({"logits", "exp_weights"}),
    "exempt--ATTN-SCALES--scales-window-of-one-token": frozenset(
        {"linear", "rope", "scores", "logits", "exp_weights"}
    ),
    "exempt--ATTN-SCORES-SUM--window-of-one-token": frozenset({"exp_weights"}),
    "exempt--PACK-POSITIONS--one-token-behind-pads": frozenset({"logits", "exp_weights"}),
    # The weights of experts that are not the rank's own, which it does not use.
    "exempt--MOE-ROUTER-RENORMALISE--renormalise-all-experts-on-one-rank": frozenset({"route"}),
    "exempt--MOE-ROUTER-RENORMALISE--renormalise-top-one": frozenset({"route"}),
    "moe-chosen-experts-have-no-choice": frozenset({"route"}),
    # What stands on ranks that keep no token, or whose result nobody takes.
    "embedding-all-rows-where-the-token-is-kept": frozenset({"lookup"}),
    "embedding-positions-first-keeps-the-only-token": frozenset({"learned"}),
    "ffn-bias-where-the-token-is-kept": frozenset({"bias"}),
    "moe-asked-and-summed": frozenset({"block_gather", "experts"}),
    # One key is seen, so no score of it matters.
    "exempt--ATTN-QKV-SUM--queries-of-one-token": frozenset({"scores", "logits", "exp_weights"}),
}
NOT_FOLLOWED = {
    "pipeline-equal-offset-takes-what-nobody-lists": "a tensor is looked for under the layer that "
    "is listed, and is that of the layer that is taken",
}
"""Right plans of which the tool that follows tensors says otherwise: it has no word for them."""
NAMELESS = frozenset({
    # No tensors of the model: statistics and their sums, parts of a softmax, caches, and the
    # residual within a sum that a norm comes after.
    "moments", "head_moments", "all_reduce", "weigh", "cache_write", "cache_read", "cache_step",
    "add_on",
})  # fmt: skip
WITH_INDEX = frozenset({"beside", "first", "choose_keys"})
"""Of a layer with an index: a key with the index's beside it, whose parts have names as soon as
they are read, and which keys count."""
SHARED = frozenset({"send", "receive"})
"""Where layers share an index: which keys count goes to the next stage."""


def run_of(file: Path) -> Watched:
    model, plan = load(file)
    work = workloads(plan)[0]
    assert None not in (work.batch, work.prompt, work.steps)
    tried = Tried(work.batch or 0, work.prompt or 0, work.steps or 0, 1, 1, "nothing")
    return run_watched(model, plan, tried)


@cache
def kinds_without_a_name(stem: str) -> frozenset[str]:
    """Kinds of operators whose results are compared with nothing; all others are right."""
    run = run_of(CASES / "accepted" / f"{stem}.yaml")
    wrong = list(run.wrong())
    assert {one.op.kind for one in wrong} == HARMLESS.get(stem, frozenset())
    assert not [one.op.out for one in wrong if run.matters(one)]
    return frozenset(
        one.op.kind
        for one in run.event_of
        if not run.standing(one).named and any(piece.layout.sequences for piece in one.pieces)
    )


FOLLOWED = [file for file in ACCEPTED if file.stem not in NOT_FOLLOWED]
SOME = sampled(
    FOLLOWED,
    every=12,
    # What notices mistakes of tests/executor/mutants.
    also=named(FOLLOWED, "moe-over-replicas", "stream-over-hidden"),
)


@pytest.mark.parametrize("file", SOME, ids=lambda file: file.stem)
def test_every_inner_tensor_of_an_accepted_plan_is_right(file: Path) -> None:
    every = [kind.attention for kind in load(file)[0].kinds]
    known = NAMELESS | (WITH_INDEX if any(each.indexer for each in every) else set[str]())
    known |= SHARED if any(each.shares_index for each in every) else set[str]()
    assert kinds_without_a_name(file.stem) <= known


def test_tokens_and_what_is_given_out_are_nobodys_shares() -> None:
    run = run_of(CASES / "accepted" / "attention-heads-permuted.yaml")
    by_name = {one.op.out: one for one in run.event_of}
    for name, most in (("tokens", 0), ("head.token", 0), ("head.logits", 0), ("head.linear", 2)):
        groups = list(matching.groups_of(by_name[name], run.event_of[by_name[name]]))
        assert max(map(len, groups), default=0) == most


SPOILED = ("attention-head-dim-normed", "moe-ep-and-expert-tp", "sp-ring", "stream-over-hidden")
NO_NUMBERS = frozenset({"exp_weights", "route", "block_gather"})
"""Kinds that give more than a tensor, so that nothing can be multiplied."""


@pytest.mark.parametrize("stem", SPOILED)
def test_a_spoiled_tensor_is_found_by_its_name(stem: str) -> None:
    """Whichever tensor of the first layer is two thirds of itself on a rank, it is the first."""
    model, plan = load(CASES / "accepted" / f"{stem}.yaml")
    plan = plan.with_(workload=Workload(batch=2, prompt=5, steps=0))
    tried = Tried(2, 5, 0, 1, 1, "nothing")
    whole = run_watched(model, plan, tried)
    names = {one.op.out: one.op.kind for one in whole.event_of if whole.standing(one).named}
    found: list[str] = []
    for name, kind in names.items():
        if name.startswith("layers.0.") and kind not in NO_NUMBERS:
            where, by = (("tp", (0,)),), (("by", (2, 3)),)
            edit = Edit("insert", "times", of=(name,), phase="prefill", ranks=where, about=by)
            inner = first_apart(run_watched(model, plan.with_(edits=(edit,)), tried))
            assert inner is not None, name
            assert inner.op.startswith(f"{name}.times = times({name};"), (name, str(inner))
            found.append(name)
    assert len(found) > 12


def never(run: Watched) -> bool:
    """Whether nothing of an accepted plan is taken for wrong."""
    return not list(run.wrong())


Mistake = Callable[[Patch], None]


def maps_are_not_read(patch: Patch) -> None:
    right = layouts.layout

    def wrong(rank: Rank, op: Op, given: Sequence[Layout]) -> Layout:
        return replace(right(rank, op, given), heads=None)

    patch.setattr(watched, "layout", wrong)


def heads_are_numbered_from_zero(patch: Patch) -> None:
    right = layouts.layout

    def wrong(rank: Rank, op: Op, given: Sequence[Layout]) -> Layout:
        x = right(rank, op, given)
        return x if x.heads is None else replace(x, heads=tuple(range(len(x.heads))))

    patch.setattr(watched, "layout", wrong)


def nothing_is_a_share(patch: Patch) -> None:
    def wrong(record: Record, event: Event) -> list[list[Record]]:
        del record, event
        return []

    patch.setattr(matching, "groups_of", wrong)


def pads_are_compared(patch: Patch) -> None:
    patch.setattr(matching, "PAD", -7)


def the_gate_is_taken_for_the_product(patch: Patch) -> None:
    def wrong(rank: Rank) -> bool:
        del rank
        return False

    patch.setattr(reference_name, "gated", wrong)


def tokens_are_one_too_far(patch: Patch) -> None:
    right = reference_values.rows_of

    def wrong(
        sequel: reference_values.Sequel, name: str, rows: Sequence[int], step: int
    ) -> Array | None:
        return right(sequel, name, [max(row - 1, 0) for row in rows], step)

    patch.setattr(reference_values, "rows_of", wrong)


def a_cache_is_the_step_alone(patch: Patch) -> None:
    right = layouts.moved

    def wrong(rank: Rank, op: Op, x: Layout, given: Sequence[Layout]) -> Layout:
        return x if op.kind in ("first", "second") else right(rank, op, x, given)

    patch.setattr(layouts, "moved", wrong)


ALARMS: tuple[tuple[Mistake, str], ...] = (
    (maps_are_not_read, "attention-heads-permuted"),
    (heads_are_numbered_from_zero, "attention-heads-permuted"),
    (nothing_is_a_share, "attention-residual-first-rank"),
    (nothing_is_a_share, "moe-over-replicas-gathered"),
    (pads_are_compared, "head-padded-and-masked"),
    (the_gate_is_taken_for_the_product, "ffn-permuted-width"),
    (tokens_are_one_too_far, "sp-zigzag-rotated-after"),
    (a_cache_is_the_step_alone, "sp-decode-keys"),
)


@pytest.mark.parametrize(("mistake", "stem"), ALARMS)
def test_a_mistake_in_the_matching_takes_what_is_right_for_wrong(
    mistake: Mistake, stem: str, monkeypatch: Patch
) -> None:
    file = CASES / "accepted" / f"{stem}.yaml"
    assert never(run_of(file))
    mistake(monkeypatch)
    assert not never(run_of(file))


def anything_is_right(patch: Patch) -> None:
    def wrong(self: Beside, *_: object) -> Wrong | None:
        del self

    patch.setattr(Beside, "first_wrong", wrong)


def nobody_misses_a_key(patch: Patch) -> None:
    def wrong(self: Beside, record: Record, event: Event) -> Wrong | None:
        del self, record, event

    patch.setattr(Beside, "unread", wrong)


def nothing_is_given_out(patch: Patch) -> None:
    patch.setattr(matching, "OUTPUT", "")


def a_taken_layer_keeps_its_name(patch: Patch) -> None:
    def wrong(op: Op, weight: str) -> str:
        del op
        return weight

    patch.setattr(reference_name, "here", wrong)


MISSES: tuple[tuple[Mistake, str], ...] = (
    (anything_is_right, "ATTN-OUT-BIAS"),
    (nobody_misses_a_key, "CACHE-UPDATE"),
    (nothing_is_given_out, "LM-OUT-WHOLE"),
    (a_taken_layer_keeps_its_name, "PP-OFFSET"),
)


@pytest.mark.parametrize(("mistake", "file"), MISSES)
def test_a_mistake_in_the_matching_misses_the_place(
    mistake: Mistake, file: str, monkeypatch: Patch
) -> None:
    before = inner_of(file)
    mistake(monkeypatch)
    after = inner_of(file)
    assert before is not None
    assert after is None or (after.op, after.tensor) != (before.op, before.tensor)


def test_a_run_tells_it_in_words_and_as_data() -> None:
    verdict = read_verdict(str(CASES / "near_misses" / "ATTN-OUT-WHOLE.yaml"), None)
    small = shrink(verdict.model, verdict.plan)
    found = counterexample(small.model, verdict.plan)
    assert found is not None
    told = [look_inside(small.model, verdict.plan, found)]
    words = run_text(verdict, small, told, "", Page())
    assert "First divergence: layers.0.attended = add(" in words
    assert "rank tp 0 has other logits than the model" in words
    [model] = re.findall(r"the model +([0-9,]+)", words)
    [total] = re.findall(r"> sum over the ranks +([0-9,]+)", words)
    assert model != total
    assert max(map(len, words.splitlines())) <= 80
    [run] = json.loads(json.dumps(run_data(verdict, small, told, "")))["runs"]
    assert run["inner"]["tensor"] == "layers.0.attended"
    assert run["inner"]["rank"] == [0, 0, 0, 0]
    assert [each["rank"]["tp"] for each in run["ranks"]["each"]] == [0, 1]
    every = sum(each["value"] for each in run["ranks"]["each"])
    assert every % P == run["ranks"]["sum"] == int(total.replace(",", ""))


DROPPED = {
    "experts": (
        "layers.0.attention.all_reduce",
        "layers.0.moe.shared",
        "layers.0.moe.block_reduce",
    ),
    "hidden over tp": ("layers.0.attention.norm.sum", "layers.0.ffn.norm.sum"),
    "own keys kept": ("layers.0.attention.exchange.1",),
    "mesh": ("layers.0.attention.all_reduce", "layers.0.ffn.all_reduce"),
}
"""Collectives without which a plan differs, and runs to its end."""


@pytest.mark.parametrize(
    ("base", "name"), [(base, name) for base, names in DROPPED.items() for name in names]
)
def test_what_is_dropped_is_to_blame_and_not_who_reads_what_it_should_have_made(
    base: str, name: str
) -> None:
    right = PLANS[base]
    plan = right.plan.with_(edits=(Edit("drop", name, phase="prefill"),))
    found = counterexample(right.model, plan)
    assert found is not None
    told = look_inside(right.model, plan, found)
    assert isinstance(told, Different)
    assert told.inner is not None
    assert told.inner.op.startswith(f"{name} = same(")
    assert told.inner.seen


@pytest.mark.parametrize("group", [["dp"], ["sp"]])
def test_a_sum_that_completes_nothing_is_to_blame_and_not_who_adds_what_it_left(
    group: list[str],
) -> None:
    model, plan = written("llama", f"tp: 2\nffn: {{down: {{group: {group}}}}}")
    found = counterexample(model, plan)
    assert found is not None
    told = look_inside(model, plan, found)
    assert isinstance(told, Different)
    assert told.inner is not None
    assert told.inner.op.startswith("layers.0.ffn.all_reduce = ")
    assert told.inner.seen == "layers.0.out"
    assert "seen at layers.0.out" in str(told.inner)


SENT = ("layers.0.ffn.norm", "layers.0.moe.logits", "layers.0.moe.block_return", "layers.0.moe.out")


@pytest.mark.parametrize("dispatch", ["all_to_all", "gather"])
@pytest.mark.parametrize("name", SENT)
def test_tokens_that_are_padded_and_cut_again_take_nobody_for_wrong(
    name: str, dispatch: str
) -> None:
    """Where a rank's tokens are others than the plan's: as in the plan that runs equal."""
    right = replicas(2, 2, dispatch)
    tried = Tried(2, 3, 0, 1, 1, "nothing")
    plan = right.plan.with_(workload=Workload(batch=2, prompt=3, steps=0))
    assert first_apart(run_watched(right.model, plan, tried)) is None
    edit = Edit("insert", "times", of=(name,), phase="prefill", about=(("by", (2, 3)),))
    wrong = plan.with_(edits=(*plan.edits, edit))
    inner = first_apart(run_watched(right.model, wrong, tried), unedited(right.model, wrong))
    assert inner is not None
    assert inner.op.startswith(f"{name}.times = times(")
