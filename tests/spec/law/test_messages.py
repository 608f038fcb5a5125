"""Every message of the law names the fault, on every near miss and on plans drawn at random."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from shardproof.fuzzing.plans import random_plan
from shardproof.spec.law.clauses import LAW
from shardproof.spec.law.judge import judge
from shardproof.spec.law.notes import notes
from shardproof.spec.law.say import HOLES
from shardproof.spec.model.model import Model
from shardproof.spec.plan.read import read_plan
from shardproof.spec.source.node import plain
from shardproof.spec.source.read import read_file

CASES = Path(__file__).parents[2] / "cases"
NEAR_MISSES = sorted((CASES / "near_misses").glob("*.yaml"))
DRAWN = range(1000)

NAMED = re.compile(
    # missing
    r"on no rank|what remains|nobody|never|go(es)? without|it lacks"
    r"|(are|is) missing|only the first|stays on|stay where|does not hold|did not keep|misses"
    r"|paired with none"
    r"|are not merged|no entry|skips the|ends? at .* is listed|do not divide|not there before"
    # twice, or of others
    r"|twice|\d times|every copy|each of them runs|each rank's$|counts?$|it joins|other tokens"
    r"|other ranks' tokens|more often|cross terms|side by side|adds shards|takes? back|1/\d"
    # in another place, at another time, by another function
    r"|in its place|in the order|stands? at|in place of|on tp rank \d+ and on|takes those of"
    r"|another|other ranks' heads|multiplies its|by their own sum|does not belong|global number"
    r"|not at the places|as if|after it attended|normalises it too|scales it too|unconverted"
    r"|one shard of the sum|partial sum|own part of the scores|all of the output|where a rank has"
    r"|overwrites|goes on with|local ids|takes \d|embeds it|without|beats|among its own"
    r"|of the embedding and|and the embedding is|and the head is|as much as every other"
    r"|reads its own|has not made yet|where the model|the model has|is not given|which is none"
)


def messages(path: Path) -> list[str]:
    plan = read_plan(read_file(str(path)))
    model = Model.from_config(path.parent / str(_written(path)["model"]))
    return [reason.message for reason in judge(model, plan).reasons]


def _written(path: Path) -> dict[str, object]:
    tree = plain(read_file(str(path)))
    assert isinstance(tree, dict)
    return {str(key): value for key, value in tree.items()}


def faulty(text: str) -> str | None:
    """What is wrong with a message, if anything."""
    if "{" in re.sub(r"\{listed|\{padded|\{strided", "", text):
        return "a hole is not filled"
    if re.search(r"(?<![\d,.–])1 (rank|tick|row|row|head|expert|token)s\b", text):
        return "a plural of one"
    if re.search(r"sums? still due|pieces? of|shares? of a sum", text):
        return "words that the field does not use"
    halves = [half.strip() for half in re.split(r"[;,] (?:the|in decode) ", text)]
    if len(halves) == 2 and halves[0].split(" ", 2)[-1] == halves[1].split(" ", 2)[-1]:
        return "two equal halves"
    parts = text.split("; ")
    if len(parts) != len(set(parts)):
        return "said twice"
    return None if NAMED.search(text) else "no fault is named"


@pytest.mark.parametrize("path", NEAR_MISSES, ids=lambda path: path.stem)
def test_a_near_miss_is_told_by_its_fault(path: Path) -> None:
    for text in messages(path):
        assert faulty(text) is None, text


def test_so_is_every_reason_of_plans_drawn_at_random() -> None:
    heard = 0
    for seed in DRAWN:
        model, plan = random_plan(seed)
        for reason in judge(model, plan).reasons:
            heard += 1
            assert faulty(reason.message) is None, (seed, reason.clause.code, reason.message)
    assert heard > 500


@pytest.mark.parametrize("clause", LAW, ids=lambda clause: clause.code)
def test_every_hole_of_a_clause_is_known(clause: object) -> None:
    said = str(getattr(clause, "say", ""))
    kinds = {match[1] for match in re.finditer(r"\{([a-z_]+):", said)}
    assert kinds <= HOLES


SAYS = {
    "LM-TIED--other-cut": "rows 0–8 of the embedding and 0–7 of the head",
    "LM-TIED--other-stage": "on stage 1, and the embedding is on stage 0",
    "MOE-COMBINE": "those of the other ranks' experts are missing",
    "MOE-COMBINE--sent-and-summed": "adds those of other ranks' tokens",
    "MOE-SHARED-ONCE": "counts it twice",
    "MOE-SHARED-ONCE--nobody-sums": "the rest is missing",
    "MOE-SHARED-ONCE--first-and-alone": "others go without",
    "MOE-GROUP": "it lacks ep, whose 2 ranks hold the experts",
    "ATTN-KV-LOCAL--beyond": "KV head 2 is given to tp rank 1, and the model has 2",
    "ATTN-OUT-BIAS": "it counts twice",
    "ATTN-OUT-BIAS--columns": "those of the other ranks go without",
    "ATTN-OUT-GROUP--stages": "it lacks tp",
    "ATTN-OUT-WHOLE--scattered": "left with one shard of the sum",
    "ATTN-OUT-WHOLE--summed-though-whole": "all_reduce counts it twice",
    "FFN-OUT-WHOLE--gathered-sums": "puts partial sums side by side, and nobody adds them",
    "ATTN-ROPE-PAIRS": "RoPE turns 0 and 2 together, which are on tp rank 0 and on tp rank 1",
    "ATTN-QKV-SUM": "multiplied, both partial sums",
    "PP-ORDER": "in the order 0, 2, 1, 3",
    "PP-OFFSET": "stage 1 has layer 2 and runs layer 1 in its place",
    "PP-PAYLOAD": "never gets the residual",
    "SP-POSITIONS": "token 3 of 5 stands at place 0 on sp rank 1",
    "SP-TOKENS-OWNED--ring-and-sinks": "the ring counts each key twice",
    "EMB-VOCAB-OWNED--all-rows-summed": "the sum counts each rank's",
}


@pytest.mark.parametrize(("name", "part"), SAYS.items(), ids=SAYS)
def test_it_says_what_is_missing_twice_or_elsewhere(name: str, part: str) -> None:
    [text] = messages(CASES / "near_misses" / f"{name}.yaml")
    assert part in text


def test_kv_heads_that_no_rank_holds_are_not_told_as_copies() -> None:
    """Two KV heads on four ranks, listed on none: that is no copy at all."""
    model = Model.from_config(CASES / "models" / "llama.json")
    for text in ("tp: 4\nattention: {kv_heads: even}", "tp: 4"):
        plan = read_plan(_node(text))
        told = [note.message for note in notes(model, plan) if note.code == "NOTE-KV-COPIES"]
        assert all("0 copies" not in message for message in told)
        assert bool(told) == (text == "tp: 4")


def test_a_pad_of_heads_that_are_dealt_out_is_told_as_one() -> None:
    """Of four heads and two pads some are nobody's, and a pad has no number."""
    model = Model.from_config(CASES / "models" / "llama.json")
    text = "tp: 1\nsp: 3\nattention: {heads: {padded: 3}}\nsequence: {exchange: heads, heads: %s}"
    found = {
        "{sizes: [2, 2, 1]}": ": a pad on no rank of sp",
        "{sizes: [2, 1, 0]}": ": head 3 on no rank of sp",
    }
    for cut, words in found.items():
        reasons = judge(model, read_plan(_node(text % cut))).reasons
        [message] = [each.message for each in reasons if each.clause.code == "SP-HEADS-DEALT"]
        assert message.endswith(words), message


def _node(text: str):  # noqa: ANN202  (a node is what the reader gives)
    from shardproof.spec.source.read import read_text

    return read_text(text, "plan.yaml")
