"""The two ends: the embedding's rows, learned positions, the LM head and the next token."""

from __future__ import annotations

from dataclasses import replace

from shardproof.spec.program.op import Op, Split
from shardproof.spec.program.runs import has_pads, real
from shardproof.spec.rules.at import At, checked, linear_term, taken
from shardproof.spec.rules.bias import added
from shardproof.spec.rules.collectives import gathered, joins_itself
from shardproof.spec.rules.filled import as_piece
from shardproof.spec.rules.linear import COLUMNS
from shardproof.spec.rules.maps import (
    any_pads,
    as_stored,
    begins_with_all,
    copies,
    firsts,
    normal,
    pads_beside,
    repeated,
    with_all,
)
from shardproof.spec.rules.notation import at_most_one_share, product, share_of
from shardproof.spec.rules.owners import by_hand, steps_after
from shardproof.spec.rules.placed import Dim, Due, Placed
from shardproof.spec.rules.pointwise import complete
from shardproof.spec.rules.readers import refused_unread, token_readers
from shardproof.spec.rules.refused import NoRule
from shardproof.spec.rules.rotation import local_is_global


def lookup(at: At, op: Op) -> Placed:
    """A token's row is on one rank, and zero on the others: a share of a sum.

    Ranks that have all rows have the value itself, whatever the others have.
    """
    vocab, hidden = at.weight("embedding")
    rows = replace(vocab, map=checked(vocab, op.about["rows"]))
    [columns] = taken((hidden,), {"hidden": op.about["columns"]})
    full = frozenset[int]() if rows.map is None else with_all(rows.map, vocab.size)
    due: Due = "" if len(full) == at.tp else "some"
    if due and (not full or counted_once(rows.map, vocab.size)):
        due = "sum" if share_of(rows) else ""
    if due and not op.about["mask"]:
        raise NoRule("a token is looked up on a rank that has not its row")
    dims = (Dim("sequence", -1), Dim("token", -1), columns)
    term = at.terms.of("lookup", op.about["weight"], (at.terms.of("tokens"),))
    return Placed(term, dims, due, full=full if due else frozenset())


def counted_once(rows: Split | None, size: int) -> bool:
    """Whether the ranks' rows add up to the value, or are all of them on each rank."""
    return rows is None or copies(rows, size) or repeated(rows, size) is None


def learned(at: At, op: Op, x: Placed) -> Placed:
    hidden, tokens = x.dim("hidden"), x.dim("token")
    x = as_piece(x, "hidden", checked(hidden, op.about["columns"]))
    hidden = x.dim("hidden")
    if checked(hidden, op.about["columns"]) != hidden.map:
        raise NoRule(f"its columns are cut otherwise than {hidden}")
    if checked(tokens, by_hand(at, tokens, op.about.get("tokens"))) != tokens.map:
        raise NoRule(f"it has positions of other tokens than {tokens}")
    local_is_global(at, op.about["positions"])
    return added(at, op.about["on"], x, at.terms.of("weight", "positions"))


def head_linear(at: At, op: Op, x: Placed) -> Placed:
    about, model = op.about, at.model
    hidden, vocab = Dim("hidden", model.hidden), Dim("vocab", model.vocab)
    maps: dict[str, Split | None] = {"hidden": about["rows"], "vocab": about["columns"]}
    if model.tied and about["tied"] == "missing":
        raise NoRule("the head was given no weights")
    if model.tied and about["tied"] == "shared":
        maps["vocab"] = as_stored(about["columns"], about["stored_rows"], vocab.size)
        _stored(at, about["stored_rows"], maps["vocab"], vocab)
        _stored(at, about["stored_columns"], about["rows"], hidden)
    x = as_piece(x, "hidden", checked(hidden, about["rows"]))
    dims, made = product(COLUMNS, (x.dims, taken((hidden, vocab), maps)))
    term = linear_term(at, "linear", "embedding" if model.tied else "head", x)
    due = at_most_one_share({"the stream": x.due}, made)
    return replace(x, term=term, dims=dims, due=due, junk=False)


def read_later(at: At) -> bool:
    """Whether some step reads the token that is chosen here."""
    return steps_after(at, 0 if at.ctx.name == "prefill" else 1)


def _stored(at: At, stored: Split | None, needed: Split | None, dim: Dim) -> None:
    """Ask that the embedding's storage on a rank is what the head needs of it there."""
    stages = at.ctx.phase.stages
    head = at.ctx.phase.pp - 1 if stages.head is None else stages.head
    if head != stages.embedding:
        raise NoRule("the embedding's storage is on another stage")
    if checked(dim, stored) != checked(dim, needed):
        raise NoRule(f"the embedding has {Dim(dim.name, dim.size, stored)}, the head needs "
                     f"{Dim(dim.name, dim.size, needed)}")  # fmt: skip


def pads(at: At, op: Op, x: Placed) -> Placed:
    """What padded rows have for a logit matters to the choice of a token alone."""
    del at, op
    return x


def gather_logits(at: At, op: Op, x: Placed) -> Placed:
    if joins_itself(at, op):
        return x
    dim = x.dim("vocab")
    split = as_stored(op.about["split"], dim.map, dim.size)
    return gathered(at, replace(op, about={**op.about, "split": split}), x, dim)


def finish_logits(at: At, op: Op, x: Placed) -> Placed:
    del op
    if at.model.logit_softcap is not None:
        complete(x, "the soft cap of the logits")
    about = (at.model.logit_scale, at.model.logit_softcap)
    return x if about == (None, None) else replace(x, term=at.terms.of("finish", about, (x.term,)))


def one_chooses(at: At, split: Split) -> bool:
    """Whether the places of the ranks' own best add up to the best id.

    One rank begins with all rows in their order, so its place is the id; no other has two rows to
    choose from. A pad that is not masked may win where it stands beside a row.
    """
    size = at.model.vocab
    first = firsts(split, size)
    several = [rank for rank, rows in first.items() if len(rows) > 1]
    begins = [rank for rank in several if begins_with_all(split.part(rank), size)]
    return several == begins and len(begins) == (size > 1)


def own_choice(at: At, split: Split, pads: str) -> bool:
    """Whether every rank whose token is read has all rows, lower ones before higher.

    And no pad that is not masked.
    """
    for rank in token_readers(at):
        rows = dict.fromkeys(i for run in real(split.part(rank)) for i in run)
        if tuple(rows) != tuple(range(at.model.vocab)):
            return False
        if pads != "masked" and has_pads(split.part(rank)):
            return False
    return not refused_unread(at, split, pads)


def choose(at: At, op: Op, logits: Placed, own: Placed) -> Placed:
    """The best of all logits, or the best of each rank's best."""
    about = op.about
    # An edited program may make the two of other values.
    read = logits if about["how"] == "logits" else own
    token = Placed(at.terms.of("token", (), (read.term,)), read.dims[:2])
    if not read_later(at):
        return token
    if about.get("pick", 1) != 1:
        raise NoRule("it does not take the best")
    split, dim = about["split"], own.dim("vocab")
    if split is not None and about["how"] != "logits":
        checked(Dim("vocab", at.model.vocab), split)
    wins = about["pads"] != "masked" and split is not None and any_pads(split)
    if about["how"] == "logits" and logits.whole:
        if wins and about["whole"]:
            raise NoRule("a padded row's logit is zero, and can win")
        return token
    if split is not None and not own.due and checked(dim, split) == dim.map:
        if (
            about["how"] == "ids_summed" and one_chooses(at, split)
            and (about["pads"] == "masked" or not pads_beside(split))
        ):  # fmt: skip
            return token
        if about["how"] == "own" and own_choice(at, split, about["pads"]):
            return token
    if wins:
        raise NoRule("a padded row's logit is zero, and can win")
    if about["how"] == "merged":
        complete(own, "the choice of the best")
        if checked(dim, about["split"]) != dim.map:
            raise NoRule(f"ids are named by another map than {dim}")
        return token
    if (
        own.whole
        and normal(split, at.model.vocab) is None
        and (about["how"] == "own" or (about["how"] == "ids_summed" and at.tp == 1))
    ):
        return token
    raise NoRule(f"a token is chosen ({about['how']}) from {own if own.whole else logits}")
