"""A script as torchrun would start it, with PyTorch itself; `make agree-executors` runs this."""

from __future__ import annotations

import json
import os
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from shardproof import output
from shardproof.certificate import program_checker as checker
from shardproof.code.verdict import CodeVerdict
from shardproof.spec.errors import InputErrors

pytestmark = [
    pytest.mark.long,
    pytest.mark.filterwarnings("ignore::FutureWarning"),
    pytest.mark.filterwarnings("ignore::DeprecationWarning"),
    pytest.mark.filterwarnings("ignore::UserWarning"),
]
REASON = "outside the lock: pip install torch"
pytest.importorskip("torch", reason=REASON)
launched: Any = import_module("shardproof.code.launched")

NET = """
import os
import torch
import torch.distributed as dist

RANK = int(os.environ["RANK"])
SEEN = []


class Mlp(torch.nn.Module):
    def __init__(self, tp):
        super().__init__()
        self.up, self.down = (torch.nn.Parameter(torch.randn(8, 8)) for _ in range(2))
        self.tp = tp

    def forward(self, x):
        assert dist.get_rank() == RANK
        SEEN.append(RANK)
        dist.barrier()
        assert set(SEEN) == {RANK}
        part = torch.relu(x @ self.up.chunk(self.tp, 1)[RANK]) @ self.down.chunk(self.tp, 0)[RANK]
        dist.all_reduce(part)
        return x + part
"""
SCRIPT = """
import argparse, json, os, sys
import torch
import torch.distributed as dist
from net import Mlp
from shardproof import output

parser = argparse.ArgumentParser()
parser.add_argument("--tp", type=int, default=1)
parser.add_argument("--do", default="")


def step(model, x):
    return {"y": model(x), "model": model}


def main():
    args = parser.parse_args()
    dist.init_process_group("nccl")
    rank = int(os.environ["LOCAL_RANK"])
    assert dist.get_world_size() == args.tp == int(os.environ["WORLD_SIZE"])
    torch.cuda.set_device(rank)
    torch.manual_seed(0)
    model = Mlp(args.tp).to(rank)
    y = step(model, torch.randn(4, 8, device="cuda"))["y"]
    loss = (y * y).mean()
    print(f"loss {loss.item():.3f}", round(loss.item() + 1.0, 3), y)
    if args.do == "twice":
        y = y + model.up.sum() * rank
    if args.do == "decide" and loss.item() > 1.0:
        y = y + 1
    if args.do == "json":
        print(json.dumps({"loss": loss.item()}))
    if args.do == "tensor":
        y = y / torch.tensor(loss.item())
    if args.do == "exit":
        sys.exit(3)
    if args.do == "part" and rank != 1:
        dist.all_reduce(y)
    if rank == 0 and args.do != "silent":
        output("y", y)
    dist.destroy_process_group()
    sys.exit(0)


if __name__ == "__main__":
    main()
"""


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "net.py").write_text(NET, "utf-8")
    (tmp_path / "train.py").write_text(SCRIPT, "utf-8")
    (tmp_path / "own").mkdir()
    (tmp_path / "own" / "net.py").write_text(NET, "utf-8")
    relative = SCRIPT.replace("from net import", "from .net import").replace(
        "default=1", "default=4"
    )
    (tmp_path / "own" / "train.py").write_text(relative, "utf-8")
    monkeypatch.chdir(tmp_path)
    return tmp_path


def judge(words: str, *outputs: str, reference: str | None = "--tp 1") -> CodeVerdict:
    return launched.check_launch(words.split(), reference, outputs).verdict


TRAIN = "torchrun --nproc-per-node 4 train.py --tp 4"


def line(text: str, file: str = SCRIPT) -> int:
    (found,) = [at for at, each in enumerate(file.splitlines(), 1) if text in each]
    return found


@pytest.mark.parametrize("words", [
    TRAIN,
    "torchrun --standalone --nnodes=1 --nproc_per_node=4 --rdzv-backend c10d train.py --tp 4",
    "OMP_NUM_THREADS=1 /usr/bin/python3 -m torch.distributed.run --nproc-per-node=4 -m own.train",
])  # fmt: skip
def test_a_script_is_what_it_is_on_one_rank(words: str) -> None:
    verdict = judge(words)
    assert verdict.word == "equal", verdict.reason
    assert [each.site.line for each in verdict.collectives] == [
        line("dist.barrier()", NET), line("dist.all_reduce(part)", NET)
    ]  # fmt: skip
    assert "the reference is the script on one rank with the arguments --tp 1" in (
        verdict.assumptions
    )


def test_a_launch_that_is_equal_has_a_certificate(folder: Path) -> None:
    """Which says nothing of where the files are, and names those that the script imports."""
    words = TRAIN.replace("train.py", f"{folder}/train.py").split()
    found = launched.check_launch(words, "--tp 1", ())
    text = found.certificate()
    assert str(folder) not in text
    predicate = json.loads(text)["predicate"]
    assert predicate["program"] == "torchrun --nproc-per-node=4 train.py --tp 4"
    assert [each["name"] for each in json.loads(text)["subject"]] == ["net.py", "train.py"]
    files = [str(folder / name) for name in ("train.py", "net.py")]
    assert checker.judge(text, files)[0] == "equal"
    Path(files[1]).write_text(NET + "\n", "utf-8")
    assert checker.judge(text, files)[0] == "not of these files"


def test_functions_are_named_in_the_place_of_a_call() -> None:
    silent, one = f"{TRAIN} --do silent", "--tp 1 --do silent"
    assert judge(silent, "step", "net:Mlp.forward", reference=one).word == "equal"
    with pytest.raises(InputErrors, match="names no output"):
        judge(silent, reference=one)
    with pytest.raises(InputErrors, match="nothing that forward returned is a tensor"):
        judge(silent, "forward", reference=one)
    assert judge(silent).reason == "no rank gives an output"


def test_a_rank_that_is_not_asked_is_not_compared() -> None:
    assert judge(f"{TRAIN} --do twice").word == "equal"
    assert judge(f"{TRAIN} --do twice", "main").word == "equal"


@pytest.mark.parametrize(("do", "word", "said", "at"), [
    ("decide", "unknown", "read by the program itself", "loss.item() > 1.0"),
    ("json", "unknown", "read by the program itself", "json.dumps"),
    ("tensor", "unknown", "read by the program itself", "torch.tensor(loss.item())"),
    ("exit", "cannot run", "it ends with exit(3)", ""),
    ("part", "stuck", "for rank 1, which never came there", "dist.all_reduce(y)"),
])  # fmt: skip
def test_what_a_script_does_is_told_with_its_line(do: str, word: str, said: str, at: str) -> None:
    verdict = judge(f"{TRAIN} --do {do}")
    assert verdict.word == word
    assert said in verdict.reason
    if at:
        assert verdict.site is not None
        assert (Path(verdict.site.file).name, verdict.site.line) == ("train.py", line(at))


DDP = """
import sys
import torch
import torch.distributed as dist


def main():
    dist.init_process_group("nccl")
    rank, world = dist.get_rank(), dist.get_world_size()
    torch.manual_seed(0)
    model = torch.nn.Linear(8, 4).cuda(rank)
    if "own" not in sys.argv:
        model = torch.nn.parallel.DistributedDataParallel(model, device_ids=[rank])
    steps = torch.optim.SGD(model.parameters(), lr=0.1)
    x, wanted = torch.randn(8, 8), torch.randn(8, 4)
    mine = slice(rank * 8 // world, (rank + 1) * 8 // world)
    for _ in range(2):
        steps.zero_grad()
        ((model(x[mine]) - wanted[mine]) ** 2).mean().backward()
        if "own" in sys.argv:
            for each in model.parameters():
                dist.all_reduce(each.grad)
        steps.step()
    return [*model.parameters()]


if __name__ == "__main__":
    main()
"""


def test_training_over_ranks_of_data(folder: Path) -> None:
    (folder / "ddp.py").write_text(DDP, "utf-8")
    ddp = "torchrun --nproc-per-node 4 ddp.py"
    assert judge(ddp, "main", reference=None).word == "equal"
    verdict = judge(f"{ddp} own", "main", reference=None)
    assert verdict.word == "differs"
    [blamed] = verdict.blamed
    assert (blamed.site.line, blamed.instead) == (
        line("dist.all_reduce(each.grad)", DDP), "averaged over all ranks"
    )  # fmt: skip


@pytest.mark.parametrize(("words", "said"), [
    ("vllm serve model", "vllm is no launch by torchrun"),
    ("", "no command stands behind --"),
    ("torchrun", "the following arguments are required: training_script"),
    ("torchrun --nproc-per-node 4 other.py", "there is no file other.py"),
    ("torchrun --nproc-per-node 4 -m other", "there is no module other"),
    ("torchrun --nproc-per-node auto train.py", "--nproc-per-node is auto"),
    ("torchrun train.py", "the launch starts one rank"),
    ("torchrun --nnodes 2 --nproc-per-node 4 train.py", "--nnodes is 2"),
    ("torchrun --nproc-per-node 4 --no-python train.py", "--no-python starts another program"),
    ("torchrun --nproc-per-node 4 --nodes 2 train.py", "torchrun: "),
])  # fmt: skip
def test_a_launch_that_cannot_be_read_is_an_error(words: str, said: str) -> None:
    with pytest.raises(InputErrors) as wrong:
        judge(words)
    assert said in str(wrong.value)
    assert wrong.value.errors[0].help


def test_a_reference_that_does_not_run_says_what_to_give() -> None:
    with pytest.raises(InputErrors, match="the reference does not run") as wrong:
        judge(TRAIN, reference=None)
    assert '--reference="--tp 1"' in wrong.value.errors[0].help


def test_what_a_script_changes_is_as_it_was() -> None:
    def state() -> Any:
        own = [name for name in sys.modules if name in ("net", "train")]
        return list(sys.argv), list(sys.path), dict(os.environ), sys.modules["__main__"], own

    before = state()
    assert judge(TRAIN, "step").word == "equal"
    assert state() == before
    assert sys.getprofile() is None or "step" not in str(sys.getprofile())
    assert output("y", 3) == 3
