"""What each rank brings to a collective is as large as the others expect, or nobody can run it."""

from __future__ import annotations

import pytest

from shardproof.executor.run.outcome.outcome import CannotRun, Outcome
from shardproof.executor.run.verdict.search import counterexample
from shardproof.spec.engine.by_value import by_value
from shardproof.spec.plan.cuts import CutSpec
from shardproof.spec.plan.edits import Edit
from shardproof.spec.program.check_edits import wrong_edits
from tests.attributes.plans import EXPERTS, LAYERED, Base, of, with_attention, with_ffn
from tests.attributes.plans import TURNED as ROTATED
from tests.exhaustive.universe.small import work

PROMPT = (0, 1, 2)


def padded(name: str, to: str, count: int, **ranks: tuple[int, ...]) -> Edit:
    """Tokens with so many zeros behind them, on some ranks."""
    about = (("dim", "token"), ("order", (*PROMPT, *(-1,) * count)))
    return Edit("insert", "permute", of=(name,), to=to, about=about, phase="prefill",
                ranks=tuple(ranks.items()))  # fmt: skip


def cut_off(name: str) -> Edit:
    """The tokens of the prompt, without what stands behind them."""
    about = (("dim", "token"), ("order", PROMPT))
    return Edit("insert", "permute", of=(name,), to="cut", about=about, phase="prefill")


def ran(base: Base) -> Outcome | None:
    assert list(wrong_edits(base.model, base.plan)) == []
    return counterexample(base.model, base.plan)


def replicas(first: int, second: int, dispatch: str) -> Base:
    """Two replicas that share the experts, and pad a prompt before its tokens are sent."""
    return of(
        with_ffn(EXPERTS),
        padded("layers.0.ffn.norm", "one", first, dp=(0,)),
        padded("one", "other", second, dp=(1,)),
        cut_off("layers.0.moe.out"),
        size=work(2, 3, 2), dp=2, ep=2, moe__dispatch=dispatch,
    )  # fmt: skip


class TestTokensOfReplicas:
    """Ranks that share experts know of each other what the plan says, and no pads besides."""

    @pytest.mark.parametrize("dispatch", ["all_to_all", "gather"])
    def test_other_pads_on_each_replica_are_not_sent(self, dispatch: str) -> None:
        found = ran(replicas(1, 2, dispatch))
        assert isinstance(found, CannotRun)
        assert "4 tokens" in found.why
        assert "5 tokens" in found.why

    @pytest.mark.parametrize("dispatch", ["all_to_all", "gather"])
    def test_as_many_pads_on_each_are(self, dispatch: str) -> None:
        assert ran(replicas(2, 2, dispatch)) is None

    def test_other_sequences_on_each_are_what_the_plan_says(self) -> None:
        base = of(with_ffn(EXPERTS), size=work(3, 3, 2), dp=2, ep=2)
        assert ran(base) is None
        assert by_value(base.model, base.plan).word == "legal"


class TestPieces:
    """Where a map says how long pieces are they may differ, and else they may not."""

    def test_a_gather_without_a_map_is_of_equal_pieces(self) -> None:
        gather = Edit("change", "*.all_gather", about=(("map", None),))
        uneven = CutSpec("sizes", sizes=(3, 1))
        found = ran(of(LAYERED, gather, stream="hidden", hidden=uneven, tp=2))
        assert isinstance(found, CannotRun)
        assert "[3, 3, 3]" in str(found)
        assert ran(of(LAYERED, gather, stream="hidden", tp=2)) is None

    def test_a_ring_is_of_the_pieces_that_its_map_tells(self) -> None:
        ring = Edit("change", "layers.0.attention.exchange*", about=(("split", ((0,), (1, 2))),))
        base = of(with_attention(ROTATED), ring, sp=2, sequence__exchange="ring")
        found = ran(base)
        assert isinstance(found, CannotRun)
        assert "2 tokens" in found.why

    def test_who_is_sent_something_has_room_for_it(self) -> None:
        base = of(
            with_attention(ROTATED),
            padded("layers.0.attended", "one", 1, tp=(0,)),
            Edit("insert", "broadcast", of=("one",), to="sent", phase="prefill"),
            cut_off("sent"),
            tp=2,
        )
        found = ran(base)
        assert isinstance(found, CannotRun)
        assert "broadcast" in base.plan.edits[1].name
