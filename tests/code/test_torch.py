"""Verdicts on PyTorch code, with PyTorch itself; `make agree-executors` runs this."""
# The programs that are judged have no types.
# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false
# pyright: reportUnknownArgumentType=false, reportUnknownParameterType=false
# pyright: reportMissingParameterType=false, reportUnknownLambdaType=false

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from functools import cache
from functools import partial as partial_of
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from shardproof import check
from shardproof.code.lockstep import Mutation
from shardproof.code.verdict import CodeVerdict
from shardproof.spec.errors import InputErrors

pytestmark = [
    pytest.mark.long,
    pytest.mark.filterwarnings("ignore::FutureWarning"),
    pytest.mark.filterwarnings("ignore::DeprecationWarning"),
    pytest.mark.filterwarnings("ignore::UserWarning"),
]
"""What PyTorch says of itself."""

REASON = "outside the lock: pip install torch"
torch: Any = pytest.importorskip("torch", reason=REASON)
dist: Any = import_module("torch.distributed")
F: Any = torch.nn.functional
programs: Any = import_module("shardproof.code.torch_programs")
judging: Any = import_module("shardproof.code.torch_judging")
capture: Any = import_module("shardproof.code.torch_capture")
tensor: Any = import_module("shardproof.code.torch_tensor")
right: Any = import_module("tests.code.programs.torch_right")
ROOT = Path(__file__).parents[2]
X, W = torch.empty(8, 8), torch.empty(8, 8)


def of(name: str) -> Any:
    function, arguments = right.arguments(name)
    return programs.TorchPrograms(function, function, arguments, 4)


def line(text: str) -> int:
    """Of a line of this file that is there once."""
    lines = Path(__file__).read_text("utf-8").splitlines()
    (found,) = [at for at, each in enumerate(lines, 1) if each.rstrip().endswith(text)]
    return found


@pytest.mark.parametrize("name", right.RIGHT)
def test_a_right_program_is_equal_within_a_second(name: str) -> None:
    judging.judged_torch(of(name))  # what PyTorch looks up once is not counted
    before = time.process_time()
    verdict = judging.judged_torch(of(name), 1)
    assert time.process_time() - before < 1
    assert verdict.word == "equal", verdict.reason
    assert verdict.bound <= 1e-9
    assert verdict.collectives


HARMLESS = {
    ("cross_entropy", "all_reduce", "op", "most"),  # a softmax may subtract any number
    ("dtensor", "scatter", "order", ""),  # rows of one weight and columns of the other alike
    ("dtensor", "broadcast", "drop", ""),  # each rank has the weights already
    ("dtensor", "broadcast", "root", ""),
    ("dtensor", "broadcast", "group", ""),
}


def harmless(name: str, found: Any, kind: str) -> bool:
    text = Path(found.site.file).read_text("utf-8").splitlines()[found.site.line - 1]
    return any((name, found.title, kind) == each[:3] and each[3] in text for each in HARMLESS)


@pytest.mark.parametrize("name", right.RIGHT)
def test_a_collective_done_wrong_is_seen(name: str) -> None:
    told, near = 0, 0
    for found in judging.judged_torch(of(name)).collectives:
        for kind in found.kinds:
            subject = of(name)
            verdict = judging.judged_torch(subject, 0, Mutation(found.number, kind))
            if harmless(name, found, kind):
                assert verdict.word == "equal"
                assert subject.in_floats(0, Mutation(found.number, kind), 3) == (None, "")
                continue
            assert verdict.word in ("differs", "stuck", "cannot run"), (found, kind, verdict.reason)
            assert verdict.word == "differs" or name in ("experts", "pipeline", "ring")
            if verdict.word == "differs":
                told += 1
                lines = [each.site.line for each in verdict.blamed]
                near += any(
                    at == found.site.line or (found.site.line, at) in uses() for at in lines
                )
    assert told
    assert near / told >= 0.9


FIRST_USES = (
    ("dist.all_reduce(part)", "x = x + part"), ("dist.all_reduce(part)", "return x + part"),
    ("dist.all_gather_into_tensor(out, x.transpose(0, 1).contiguous())",
     'q = (x @ shard(p["wq"], 1)).view(batch, tokens, -1, HD)'),
    ("dist.all_reduce(rows)", 'logits = hidden @ shard(p["head"], 1)'),
    ("dist.all_reduce(most, op=dist.ReduceOp.MAX)",
     "total = torch.exp(logits - most[..., None]).sum(-1)"),
    ("dist.all_reduce(total)", "return (total.log() + most - target).mean()"),
    ("dist.all_reduce(target)", "return (total.log() + most - target).mean()"),
    ("dist.all_reduce(part, group=own)", "dist.all_gather(whole, part)"),
    ("dist.all_gather(whole, part)", "return torch.cat(whole[::inner])"),
    ("dist.all_reduce(whole)", "out.backward(2 * whole)"),
    ("dist.recv(h, rank() - 1)", "h = h + F.gelu(h @ w)"),
    ("work = dist.batch_isend_irecv(", "scores = q @ k.transpose(-1, -2) / 4.0"),
)  # fmt: skip
"""A line with a collective, and the line that reads first what that gives."""


@cache
def uses() -> set[tuple[int, int]]:
    lines = [each.strip() for each in Path(right.__file__).read_text("utf-8").splitlines()]

    def at(text: str) -> list[int]:
        return [number for number, each in enumerate(lines, 1) if each == text]

    return {(i, j) for changed, used in FIRST_USES for i in at(changed) for j in at(used)}


def judge(main: Any, *arguments: Any, **more: Any) -> CodeVerdict:
    return check(main, *(arguments or (X, W)), ranks=4, **more)


def partial(x: Any, w: Any) -> Any:
    part = x.chunk(dist.get_world_size(), 1)[dist.get_rank()]
    return part @ w.chunk(dist.get_world_size(), 0)[dist.get_rank()]


def summed(x: Any, w: Any) -> Any:
    made = partial(x, w)
    dist.all_reduce(made)
    return made


def test_a_bias_on_every_rank_differs_at_its_line() -> None:
    def twice(x: Any, w: Any) -> Any:
        made = partial(x, w) + x  # on every rank
        dist.all_reduce(made)
        return made

    verdict = judge(twice, reference=lambda x, w: x @ w + x)
    assert verdict.word == "differs"
    assert [each.site.line for each in verdict.blamed] == [
        line("made = partial(x, w) + x  # on every rank")
    ]
    assert verdict.difference is not None
    assert verdict.difference.floats is not None
    assert judge(summed, reference=lambda x, w: x @ w).word == "equal"


def test_ranks_that_part_are_stuck() -> None:
    def some(x: Any, w: Any) -> Any:
        made = partial(x, w)
        if dist.get_rank() != 2:
            dist.all_reduce(made)  # three come
        return made

    verdict = judge(some)
    assert verdict.word == "stuck"
    assert verdict.reason.startswith(
        "ranks 0, 1, 3 wait in all_reduce for rank 2, which never came"
    )
    assert verdict.site is not None
    assert verdict.site.line == line("dist.all_reduce(made)  # three come")

    def crossed(x: Any, w: Any) -> Any:
        a, b = dist.new_group([0, 1, 2, 3]), dist.new_group([0, 1, 2, 3])
        first, second = (a, b) if dist.get_rank() != 1 else (b, a)
        made = partial(x, w)
        dist.all_reduce(made, group=first)
        dist.all_reduce(made, group=second)
        return made

    verdict = judge(crossed, reference=lambda x, w: x @ w)
    assert verdict.word == "stuck"
    assert "which took another way at" in verdict.reason


def test_ranks_in_other_collectives_cannot_run() -> None:
    def other(x: Any, w: Any) -> Any:
        made = partial(x, w)
        if dist.get_rank() == 0:
            dist.all_reduce(made)
        else:
            dist.broadcast(made, 0)
        return made

    verdict = judge(other, reference=summed)
    assert verdict.word == "cannot run"
    assert "rank 0 is in all_reduce and rank 1 in broadcast" in verdict.reason


@pytest.mark.parametrize(("read", "said"), [
    (lambda y: y.sum().item() > 0, "read by the program itself"),
    (lambda y: y * y.sum().item(), "read by the program itself"),
    (lambda y: torch.full((2,), y.sum().item()), "read by the program itself"),
    (lambda y: float(y[0, 0]), "read by the program itself"),
    (lambda y: y.tolist(), "read by the program itself"),
    (lambda y: y.numpy(), "array of numpy"),
    (lambda y: y.data_ptr(), "read in memory"),
    (lambda y: y.to(torch.int32), "a float becomes an integer"),
    (torch.bernoulli, "random numbers"),
    (torch.linalg.svd, "the kernel"),
    (lambda y: torch.complex(y, y), "complex"),
    (lambda y: y.view(torch.int32), "other bits"),
])  # fmt: skip
def test_what_is_not_known_is_named_with_its_line(read: Any, said: str) -> None:
    def main(x: Any, w: Any) -> Any:
        made = summed(x, w)
        read(made)
        return made

    verdict = judge(main)
    assert verdict.word == "unknown", verdict.reason
    assert said in verdict.reason
    assert verdict.site is not None
    assert Path(verdict.site.file).name == Path(__file__).name


def test_what_fails_in_shardproof_itself_is_unknown(monkeypatch: pytest.MonkeyPatch) -> None:
    """And no fault of the program."""
    monkeypatch.setattr(tensor, "positions", None)

    def main(x: Any, w: Any) -> Any:
        out = torch.empty(8, 8)
        out[:4], out[4:] = (x @ w)[:4], (x @ w)[4:]  # writes
        return out

    verdict = judge(main)
    assert verdict.word == "unknown", verdict.reason
    assert "that shardproof fails at itself" in verdict.reason
    assert verdict.site is not None
    assert verdict.site.line == line("# writes")


def test_what_a_rank_raises_of_its_own_is_its_own() -> None:
    def main(x: Any, w: Any) -> Any:
        if dist.get_world_size() > 1:
            raise KeyError("its own")
        return x @ w

    verdict = judge(main)
    assert (verdict.word, "KeyError" in verdict.reason) == ("cannot run", True)


def test_a_number_that_is_printed_decides_nothing() -> None:
    def main(x: Any, w: Any) -> Any:
        made = summed(x, w)
        total = made.sum().item() + 1
        assert len(f"{total:.3f} {round(made.max().item() / 2, 3)} {made} {made[0, 0]}") > 4
        return made

    assert judge(main).word == "equal"


def test_known_numbers_and_integers_are_read() -> None:
    def main(x: Any, w: Any) -> Any:
        half = torch.full((), 0.5).item()
        rows = int(torch.arange(8).max().item()) + 1
        return summed(x, w)[:rows] * half

    assert judge(main).word == "equal"


def test_new_buffers_are_junk() -> None:
    def unwritten(x: Any, w: Any) -> Any:
        out = torch.empty(8, 8)
        out[:7] = summed(x, w)[:7]
        return out

    assert judge(unwritten).word != "equal"

    def written(x: Any, w: Any) -> Any:
        out = torch.empty(8, 8)
        out[:4], out[4:] = summed(x, w)[:4], summed(x, w)[4:]
        return out

    assert judge(written).word == "equal"


OUTSIDE = torch.randn(8, 8, dtype=torch.float64)


def test_data_is_replaced_by_what_a_rank_computed() -> None:
    def own(x: Any, w: Any) -> Any:
        held = torch.nn.Parameter(w)
        held.data = summed(x, w)
        return held * 1

    assert judge(own, reference=lambda x, w: x @ w).word == "equal"

    def outside(x: Any, w: Any) -> Any:
        plain = OUTSIDE.view(8, 8)  # is no tensor of the field
        plain.data = summed(x, w)
        return plain * 1

    assert judge(outside, reference=lambda x, w: x @ w).word in ("equal", "unknown")

    def received(x: Any, w: Any) -> Any:
        dist.all_gather_into_tensor(OUTSIDE, x[:2] @ w)
        return OUTSIDE * 1

    assert judge(received, reference=lambda x, w: x @ w).word == "unknown"
    assert OUTSIDE.sum().isfinite()


def test_views_share_what_is_written() -> None:
    def main(x: Any, w: Any) -> Any:
        made = summed(x, w)
        rows = made.view(4, 2, 8).transpose(0, 1)
        rows[1, 2].mul_(3)
        made.t()[3].add_(made[0])
        made[torch.eye(8) > 0.5] = 7.0
        return made

    def alone(x: Any, w: Any) -> Any:
        made = x @ w
        five = torch.ones(8, 1)
        five[5] = 3
        made = made * five
        column = made[:, 3] + made[0]
        made = torch.cat([made[:, :3], column[:, None], made[:, 4:]], 1)
        return torch.where(torch.eye(8) > 0.5, torch.tensor(7.0), made)

    assert judge(main, reference=alone).word == "equal"


def test_copies_that_look_like_views_and_inference_mode() -> None:
    """`contiguous` gives some tensors themselves; DTensor asks for it below autograd."""

    def main(x: Any, w: Any) -> Any:
        part = partial(x, w)
        dist.all_reduce(part)
        with torch.inference_mode(), torch._C._AutoDispatchBelowAutograd():
            return torch.ops.aten.contiguous.default(part.narrow(1, 0, 5)).view(-1)

    def plain(x: Any, w: Any) -> Any:
        return (x @ w).narrow(1, 0, 5).reshape(-1)

    assert judge(main, reference=plain).word == "equal"


def passed_on(x: Any, w: Any, *, overwritten: bool) -> Any:
    made = partial(x, w) if dist.get_world_size() > 1 else x @ w
    dist.all_reduce(made)
    if dist.get_world_size() == 1:
        return made
    got = torch.empty_like(made)
    after, before = (dist.get_rank() + 1) % 4, (dist.get_rank() - 1) % 4
    work = dist.batch_isend_irecv([
        dist.P2POp(dist.isend, made, after),  # sent
        dist.P2POp(dist.irecv, got, before),
    ])  # fmt: skip
    if overwritten:
        made.zero_()
    for each in work:
        each.wait()
    return got


@pytest.mark.parametrize("overwritten", [False, True])
def test_what_is_sent_is_left_alone_until_it_is_waited_for(overwritten: bool) -> None:  # noqa: FBT001
    verdict = check(partial_of(passed_on, overwritten=overwritten), X, W, ranks=4)
    if not overwritten:
        assert verdict.word == "equal"
        return
    assert verdict.word == "cannot run"
    assert "what is given to send is written to at " in verdict.reason


@pytest.mark.parametrize("how", [
    lambda y: torch.softmax(y, -1), lambda y: F.layer_norm(y, (8,)), F.gelu,
    F.silu, lambda y: F.rms_norm(y, (8,)), lambda y: y.std(-1), lambda y: y.logsumexp(0),
    lambda y: y.topk(3).values, lambda y: y.sort(-1).values, lambda y: F.log_softmax(y, 0),
    lambda y: torch.einsum("ij,kj->ik", y, y), lambda y: y.cumsum(0), F.softplus,
    F.normalize, lambda y: y.index_add(0, torch.tensor([0, 0]), y[:2]),
    lambda y: F.scaled_dot_product_attention(y[None], y[None], y[None], is_causal=True),
    lambda y: F.pad(y, (1, 2)), lambda y: y.roll(1, 0).flip(1), F.glu,
    torch.triu, lambda y: F.cross_entropy(y, torch.arange(8)), lambda y: y.argmax(-1),
    lambda y: y.index_put((torch.tensor([0, 0]),), y[:2], accumulate=True),
    F.hardswish, F.mish, lambda y: y.bfloat16().float(), lambda y: y.var(0),
    lambda y: F.group_norm(y, 2), F.elu, F.leaky_relu, lambda y: y.prod(0),
])  # fmt: skip
def test_a_function_behind_a_sum_is_itself(how: Any) -> None:
    def main(x: Any, w: Any) -> Any:
        return how(summed(x, w))

    assert judge(main).word == "equal"

    def forgotten(x: Any, w: Any) -> Any:
        return how(partial(x, w))

    assert judge(forgotten).word in ("differs", "differs for other functions only")


GROUPS: dict[str, Any] = {}


def test_what_a_module_keeps_is_each_rank_s_own() -> None:
    def main(x: Any, w: Any) -> Any:
        if "all" not in GROUPS:
            dist.all_reduce(torch.zeros(1))  # the other ranks come by here meanwhile
            GROUPS["all"] = dist.get_rank(), dist.new_group(list(range(dist.get_world_size())))
        rank, group = GROUPS["all"]
        ranks = dist.get_world_size()
        made = x.chunk(ranks, 1)[rank] @ w.chunk(ranks, 0)[rank]
        dist.all_reduce(made, group=group)
        return made

    assert judge(main).word == "equal"
    assert not GROUPS


def test_devices_that_are_not_there() -> None:
    def main(x: Any, w: Any) -> Any:
        torch.cuda.set_device(dist.get_rank())
        with torch.cuda.stream(torch.cuda.Stream()):
            made = summed(x, w).to(torch.cuda.current_device())
        torch.cuda.synchronize()
        torch.cuda.set_rng_state(torch.cuda.get_rng_state(device="cuda"), device="cuda")
        torch.cuda.current_stream().wait_stream(torch.cuda.Stream())
        return made.cuda() + torch.zeros(8, 8, device=torch.cuda.current_device())

    before = torch.cuda.current_device, torch.cuda.Stream
    assert judge(main).word == "equal"
    assert before == (torch.cuda.current_device, torch.cuda.Stream)


def test_what_is_to_be_compiled_runs_as_it_stands() -> None:
    compiled = torch.compile(lambda y: F.gelu(y) * 2)
    assert judge(lambda x, w: compiled(summed(x, w))).word == "equal"
    assert judge(lambda x, w: compiled(partial(x, w))).word == "differs"


def test_modules_and_seeded_weights() -> None:
    def seeded(x: Any, w: Any) -> Any:
        del w
        torch.manual_seed(3)
        table = torch.nn.Linear(8, 8).weight
        own = table.chunk(dist.get_world_size(), 1)[dist.get_rank()]
        made = x.chunk(dist.get_world_size(), 1)[dist.get_rank()] @ own.T
        dist.all_reduce(made)
        return made

    assert judge(seeded).word == "equal"

    def other_seed(x: Any, w: Any) -> Any:
        torch.manual_seed(3 + dist.get_rank())
        return summed(x, w) @ torch.nn.Linear(8, 8).weight

    assert judge(other_seed).word == "differs"


def test_a_checkpoint_is_loaded_as_ever(tmp_path: Path) -> None:
    file = tmp_path / "weights.pt"
    torch.save({"w": torch.randn(8, 8, dtype=torch.float64)}, file)

    def main(x: Any, w: Any) -> Any:
        del w
        return summed(x, torch.load(file)["w"].float())

    assert judge(main).word == "equal"


def test_sharded_outputs_are_put_together() -> None:
    def rows(x: Any, w: Any) -> Any:
        return x.chunk(dist.get_world_size())[dist.get_rank()] @ w

    assert judge(rows).reason == "nothing is split over ranks" or judge(rows).word == "equal"

    def uneven(x: Any, w: Any) -> Any:
        return (x @ w)[: 3 - dist.get_rank()]

    assert judge(uneven, reference=lambda x, w: x @ w).word == "differs"


def test_nothing_split_is_unknown_and_a_reference_that_fails_is_an_error() -> None:
    assert judge(lambda x, w: x @ w).word == "unknown"
    with pytest.raises(InputErrors, match="the reference does not run"):
        judge(lambda x, w: x @ w[:3])


def test_what_a_run_changes_is_as_it_was() -> None:
    before = torch.get_rng_state(), dict(os.environ), sys.excepthook, torch.get_default_dtype()
    assert judge(summed).word == "equal"
    after = torch.get_rng_state(), dict(os.environ), sys.excepthook, torch.get_default_dtype()
    assert (before[0] == after[0]).all()
    assert before[1:] == after[1:]
    assert not dist.is_initialized()


def test_one_seed_gives_one_verdict() -> None:
    def wrong(x: Any, w: Any) -> Any:
        return partial(x, w) + dist.get_rank()

    first = judge(wrong, reference=lambda x, w: x @ w, seed=5)
    assert judge(wrong, reference=lambda x, w: x @ w, seed=5) == first
    assert first.word == "differs"


def run(*words: str) -> subprocess.CompletedProcess[str]:
    env = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT), str(ROOT / "src")])}
    command = [sys.executable, "-m", "shardproof", "code", *words]
    return subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, check=False)


def test_the_command() -> None:
    example = "examples/code/torch_mlp.py"
    good = run(f"{example}:right", "--ranks", "4")
    bad = run(f"{example}:wrong", "--ranks", "2", "--format", "json")
    assert good.returncode == 0, good.stderr
    assert good.stdout.startswith(f"{example}:right: equal\n")
    assert bad.returncode == 1, bad.stderr
    data = json.loads(bad.stdout)
    assert data["verdict"] == "differs"
    lines = (ROOT / example).read_text("utf-8").splitlines()
    assert 'w["bias"]' in lines[data["site"]["line"] - 1]


def test_given_numbers_are_drawn_or_meant() -> None:
    field = programs.CodeField(3)
    drawn = field.given(np.array([0.5, 0.0, 0.1234567890123456, -0.1234567890123456]), "float64")
    meant = field.number(0.5)
    assert (drawn.x[:, 0] == meant.x).all()
    assert not drawn.x[:, 1].any()
    again = programs.CodeField(4).given(np.array([0.5, 0.1234567890123456]), "float64")
    assert (again.x[:, 0] == drawn.x[:, 0]).all()
    assert (again.x[:, 1] != drawn.x[:, 2]).all()
