"""What is sent and written to: right once the receiver has it, and the sender knows."""
# Of PyTorch nothing is known where types are checked.
# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false
# pyright: reportUnknownArgumentType=false, reportUnknownParameterType=false
# pyright: reportMissingParameterType=false, reportUnknownLambdaType=false

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from shardproof import check

pytestmark = [
    pytest.mark.long,
    pytest.mark.filterwarnings("ignore::FutureWarning"),
    pytest.mark.filterwarnings("ignore::DeprecationWarning"),
]
"""What PyTorch says of itself."""

torch: Any = pytest.importorskip("torch", reason="outside the lock: pip install torch")
dist: Any = torch.distributed
X: Any = torch.empty(4, 8)
NOT_WAITED = "before it is waited for"


def nothing() -> None:
    """No rank hears of another."""


def acknowledged() -> None:
    """The receiver answers."""
    word = torch.ones(1)
    if dist.get_rank() == 1:
        dist.send(word, 0)
    elif dist.get_rank() == 0:
        dist.recv(word, 1)


def told_by_another() -> None:
    """The receiver tells rank 2, and that one the sender."""
    word = torch.ones(1)
    for sender, receiver in ((1, 2), (2, 0)):
        if dist.get_rank() == sender:
            dist.send(word, receiver)
        elif dist.get_rank() == receiver:
            dist.recv(word, sender)


def from_the_sender() -> None:
    """The sender tells all, and hears of nobody."""
    dist.broadcast(torch.ones(1), 0)


def sent(x: Any, before: Callable[[], None], after: Callable[[], None], *, waits: bool) -> Any:
    """From rank 0 to rank 1, which gives it; what was sent is overwritten on rank 0."""
    me = dist.get_rank()
    made = x * 2 if me == 0 else torch.empty_like(x)
    buffer = made.clone()
    if me == 0:
        work = dist.isend(buffer, 1)
        if waits:
            work.wait()
    before()
    if me == 1:
        dist.recv(made, 0)
    after()
    if me == 0:
        buffer.zero_()  # overwritten
    return made if me in (0, 1) else None


@pytest.mark.parametrize(("before", "after", "waits", "right"), [
    (nothing, nothing, False, False),
    (nothing, nothing, True, True),
    (nothing, acknowledged, False, True),
    (nothing, told_by_another, False, True),
    (nothing, from_the_sender, False, False),
    (nothing, dist.barrier, False, True),
    (dist.barrier, nothing, False, False),
])  # fmt: skip
def test_a_send_that_is_not_waited_for_may_be_written_to_once_the_receiver_is_heard(
    before: Callable[[], None],
    after: Callable[[], None],
    waits: bool,  # noqa: FBT001
    right: bool,  # noqa: FBT001
) -> None:
    def main(x: Any) -> Any:
        return sent(x, before, after, waits=waits)

    verdict = check(main, X, ranks=4, reference=lambda x: x * 2)
    assert (verdict.word == "equal") == right, verdict.reason
    if not right:
        assert (verdict.word, NOT_WAITED in verdict.reason) == ("cannot run", True)
        lines = Path(__file__).read_text("utf-8").splitlines()
        written = next(at for at, each in enumerate(lines, 1) if each.endswith("# overwritten"))
        assert f"{Path(__file__).name}:{written}" in verdict.reason
        assert verdict.site is not None
        assert "dist.isend" in lines[verdict.site.line - 1]


def test_another_part_of_the_tensor_and_the_same_numbers_may_be_written() -> None:
    def main(x: Any) -> Any:
        me = dist.get_rank()
        made = torch.stack([x * 2, x]) if me == 0 else torch.empty(2, *x.shape)
        if me == 0:
            dist.isend(made[0], 1)
            made[1] = 0
            made[0] = x * 2
        if me == 1:
            dist.recv(made[0], 0)
        return made[0] if me in (0, 1) else None

    assert check(main, X, ranks=4, reference=lambda x: x * 2).word == "equal"


@pytest.mark.parametrize("waits", [False, True])
def test_whole_numbers_are_looked_at_when_they_arrive(waits: bool) -> None:  # noqa: FBT001
    def main(x: Any) -> Any:
        me = dist.get_rank()
        ids = torch.arange(4) if me == 0 else torch.empty(4, dtype=torch.int64)
        if me == 0:
            work = dist.isend(ids, 1)
            if waits:
                work.wait()
            ids.sub_(1)
        if me == 1:
            dist.recv(ids, 0)
        return x[ids] if me == 1 else None

    verdict = check(main, X, ranks=4, reference=lambda x: x)
    if waits:
        assert verdict.word == "equal", verdict.reason
        return
    assert (verdict.word, NOT_WAITED in verdict.reason) == ("cannot run", True)


@pytest.mark.parametrize("how", ["broadcast", "all_gather"])
def test_whole_numbers_that_were_received_are_the_receiver_s_own(how: str) -> None:
    """The root goes on, and writes to what it gave, before the others have looked."""

    def main(x: Any) -> Any:
        me = dist.get_rank()
        ids = torch.arange(4)
        if how == "broadcast":
            got = ids if me == 0 else torch.empty_like(ids)
            dist.broadcast(got, 0)
        else:
            every = [torch.empty_like(ids) for _ in range(dist.get_world_size())]
            dist.all_gather(every, ids)
            got = every[0]
        made = x[got.clone()] * 2
        ids.add_(100)
        dist.all_reduce(made, op=dist.ReduceOp.AVG)
        return made

    assert check(main, X, ranks=4, reference=lambda x: x * 2).word == "equal"
