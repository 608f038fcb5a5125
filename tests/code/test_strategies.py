"""The strategy that weights and collectives show; `make agree-executors` runs this."""
# The programs that are judged have no types.
# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from shardproof.code.judging import judged, pair_of
from shardproof.code.recognising import NotRecognised, strategy_of
from shardproof.code.strategies import law_on, with_law
from shardproof.code.verdict import Law
from shardproof.executor.code.field import CodeField

pytestmark = [
    pytest.mark.long,
    pytest.mark.filterwarnings("ignore::FutureWarning"),
    pytest.mark.filterwarnings("ignore::DeprecationWarning"),
    pytest.mark.filterwarnings("ignore::UserWarning"),
]
MEGATRON = "outside the lock: pip install --no-deps megatron-core==0.16.1"
WHOLE: dict[str, Any] = {"split": "none"}
ENDS = {"embedding": WHOLE, "lm_head": WHOLE}
"""Of programs that have neither."""
NO_ATTENTION = {"attention": {"qkv": WHOLE, "out": {"split": "none", "input": "own"}}, **ENDS}


def read(subject: Any, word: str) -> dict[str, Any]:
    """The plan, of which the law says this."""
    made = subject.run(CodeField(0, 4), None, steps=True)
    found = strategy_of(subject, made)
    assert law_on(found, right=word == "legal").word == word
    return found.plan


def of_jax(name: str) -> Any:
    pytest.importorskip("jax", reason="outside the lock: pip install jax")
    right: Any = import_module("tests.code.programs.jax_right")
    forms: Any = import_module("tests.code.programs.jax_forms")
    kinds: Any = import_module("tests.code.programs.jax_kinds")
    variety: Any = import_module("tests.code.programs.jax_variety")
    every = {**forms.R, **forms.WRONG}
    for each in (kinds, variety):
        every |= {**each.RIGHT, **each.WRONG}
    sharded, reference, arguments = every[name] if name in every else right.RIGHT[name]()
    return pair_of(sharded, reference, *arguments)


def of_torch(name: str, **model: Any) -> Any:
    pytest.importorskip("torch", reason="outside the lock: pip install torch")
    programs: Any = import_module("shardproof.code.torch_programs")
    if name == "megatron":
        pytest.importorskip("megatron.core", reason=MEGATRON)
        gpt: Any = import_module("tests.code.programs.torch_megatron")
        return programs.TorchPrograms(gpt.logits, gpt.logits, (gpt.TOKEN_IDS, model), 4)
    right: Any = import_module("tests.code.programs.torch_right")
    function, arguments = right.arguments(name)
    return programs.TorchPrograms(function, function, arguments, 4)


@pytest.mark.parametrize(("name", "plan"), [
    ("llama_tp", {"tp": 4, **ENDS}),
    ("llama_tp_sp", {"tp": 4, "stream": "tokens", **ENDS}),
    ("llama_dp_tp", {"tp": 2, "dp": 2, **ENDS}),
    ("two groups", {"tp": 4, **NO_ATTENTION}),
])  # fmt: skip
def test_the_plan_of_a_program_of_jax(name: str, plan: dict[str, Any]) -> None:
    assert read(of_jax(name), "legal") == plan


def test_a_sum_that_is_missing_is_illegal_by_law_too() -> None:
    """And a program that is right is never said to be of an illegal plan."""
    plan = read(of_jax("no sum"), "illegal")
    assert plan == {"tp": 4, **NO_ATTENTION, "ffn": {"down": {"collective": "none"}}}
    subject = of_jax("no sum")
    found = strategy_of(subject, subject.run(CodeField(0, 4), None, steps=True))
    assert (law_on(found, right=True).word, law_on(found, right=True).plan) == ("unknown", {})


@pytest.mark.parametrize(("name", "plan"), [
    ("llama_tp", {"tp": 4, **ENDS}),
    ("llama_tp_sp", {"tp": 4, "stream": "tokens", **ENDS}),
    ("groups", {"tp": 2, "dp": 2, **NO_ATTENTION}),
    ("dtensor", {"tp": 4, **NO_ATTENTION}),
])  # fmt: skip
def test_the_plan_of_a_program_of_pytorch(name: str, plan: dict[str, Any]) -> None:
    assert read(of_torch(name), "legal") == plan


@pytest.mark.parametrize(("model", "plan"), [
    ({}, {"tp": 4}), ({"sequence_parallel": True}, {"tp": 4, "stream": "tokens"}),
])  # fmt: skip
def test_the_plan_of_megatron(model: dict[str, Any], plan: dict[str, Any]) -> None:
    """Fused weights, a split vocabulary and all."""
    assert read(of_torch("megatron", **model), "legal") == plan


@pytest.mark.parametrize(("name", "said"), [
    ("ring", "no rule reads a strategy off ppermute"), ("lse", "more than two dimensions"),
    ("experts", "all_to_all"), ("llama_gradients", "in several ways"),
    ("sum after the activation", "the projections out of the stream in ffn are split by rows"),
])  # fmt: skip
def test_what_is_not_recognised_is_said(name: str, said: str) -> None:
    with pytest.raises(NotRecognised, match=said):
        read(of_jax(name), "legal")


def law(name: str) -> Law:
    """Of a program, as the command says it."""
    subject = of_jax(name)
    found = with_law(subject, judged(subject, 0)).law
    assert found is not None
    return found


ALONE: dict[str, Any] = {
    **NO_ATTENTION, "ffn": {"gate": WHOLE, "up": WHOLE, "down": {"split": "none", "input": "own"}},
}  # fmt: skip
SENT = {"dispatch": "all_to_all", "combine": "all_to_all"}
MERGED = {"layout": "keys", "merge": "quotient"}
PARTS: list[tuple[str, list[str], dict[str, Any]]] = [
    ("experts", [("experts: 2 of 8 on each rank of ep; tokens are sent by all_to_all at FILE, "
                 "outputs come back by all_to_all at FILE")], {"ep": 4, "dp": 4, "moe": SENT}),
    ("experts with room", [("experts: 1 of 4 on each rank of tp; each rank has all tokens, outputs "
                           "are summed by psum at FILE")],
     {"ep": 4, "tp": 4, "moe": {"dispatch": "local", "combine": "all_reduce"}, **ALONE}),
    ("ring", [("keys and values: argument 1 and argument 2 go round cp by ppermute at FILE, 4 "
              "times; each rank keeps its queries (ring attention)")],
     {"sp": 4, "sequence": {"exchange": "ring"}}),
    ("lse", [("keys and values: split over cp, softmaxes of the parts are merged, numerators by "
             "all_gather at FILE, denominators by all_gather at FILE")],
     {"sp": 4, "decode": {"sequence": MERGED}}),
    ("lse_summed", [("keys and values: split over cp, softmaxes of the parts are merged, "
                     "numerators by psum at FILE, denominators by pmax at FILE and psum at FILE")],
     {"sp": 4, "decode": {"sequence": MERGED}}),
    ("pipeline", [("stages: 1 of the 4 layers of argument 1 on each rank of pp; what a stage makes "
                  "is passed on by ppermute at FILE, in 6 ticks")], {"pp": 4}),
    ("heads for tokens", [("attention: heads for tokens over tp by all_to_all at FILE; results "
                           "come back by all_to_all at FILE (Ulysses)")],
     {"sp": 4, "sequence": {"exchange": "heads"}}),
    ("cross_entropy", [("vocabulary: a softmax over tp, shifted by pmax at FILE, summed by psum at "
                       "FILE")], {}),
    ("collective matmul", [("argument 0 goes round tp by ppermute at FILE, 4 times, while it is "
                           "multiplied")], {}),
    ("gradients over dp", [("gradients of 2, 3: summed over dp by psum at FILE, a shard on each "
                           "rank")], {}),
    ("fully sharded", [("argument 2: split over tp, gathered before it is used by all_gather at "
                       "FILE"),
                       ("gradients of 2: summed and scattered over tp by psum_scatter at FILE, a "
                       "shard on each rank")], {}),
]  # fmt: skip


@pytest.mark.parametrize(("name", "told", "plan"), PARTS)
def test_each_part_is_told_and_is_a_plan_if_there_is_a_word(
    name: str, told: list[str], plan: dict[str, Any]
) -> None:
    found = law(name)
    assert [re.sub(r"tests/[a-z_/]+\.py:\d+", "FILE", each) for each in found.parts] == told
    assert found.plan == plan
    assert found.word == ("legal" if plan else "unknown")


def test_the_greatest_of_a_split_vocabulary_is_told() -> None:
    found = law("vocabulary")
    assert [each.partition(" at ")[0] for each in found.parts] == [
        (
            "vocabulary: logits are split over tp, each rank chooses of its own; winners are put "
            "together by all_gather"
        )
    ]
    assert (found.word, found.plan["tp"]) == ("legal", 4)


def test_gradients_of_a_block_say_what_sums_each() -> None:
    told = [
        re.sub(r"tests/[a-z_/]+\.py:\d+", "FILE", each) for each in law("llama_gradients").parts
    ]
    assert told == [
        "gradients of 0: summed over tp by psum at FILE, whole on every rank",
        (
            "gradients of 1.down, 1.gate, 1.up, 1.wk, 1.wo, 1.wq, 1.wv: no collective sums them, a "
            "shard on each rank"
        ),
        "gradients of 1.norm1, 1.norm2: no collective sums them, whole on every rank",
    ]


@pytest.mark.parametrize(("name", "word", "said"), [
    ("merged without weights", "illegal", "no denominators beside them"),
    ("heads sent back as tokens", "legal", "heads for tokens"),
    ("gradients over tp", "unknown", "gradients of 2, 3: summed over tp"),
])  # fmt: skip
def test_the_parts_of_a_program_that_differs(name: str, word: str, said: str) -> None:
    found = law(name)
    assert found.word == word
    assert said in found.parts[0]


TRAINED = """
import sys
import torch
import torch.distributed as dist
import torch.nn.functional as F
from torch import nn


class Mlp(nn.Module):
    def __init__(self):
        super().__init__()
        self.norm = nn.LayerNorm(8)
        self.layers = nn.ModuleList([nn.Linear(8, 8) for _ in range(3)])
        self.head = nn.Linear(8, 4, bias=False)

    def forward(self, x):
        x = self.norm(x)
        for each in self.layers:
            x = x + F.silu(each(x))
        return self.head(x)


def step(model, x, wanted):
    n, rank = dist.get_world_size(), dist.get_rank()
    if sys.argv[1] == "ddp":
        model = nn.parallel.DistributedDataParallel(model)
    loss = ((model(x.chunk(n)[rank]) - wanted.chunk(n)[rank]) ** 2).mean()
    loss.backward()
    for name, weight in model.named_parameters():
        if sys.argv[1] == "each" or (sys.argv[1] == "no head" and name != "head.weight"):
            dist.all_reduce(weight.grad, op=dist.ReduceOp.AVG)
    return [x.mean(), *(weight.grad for weight in model.parameters())]


dist.init_process_group("nccl")
torch.manual_seed(0)
step(Mlp(), torch.randn(8, 8), torch.randn(8, 4))
"""
OF_LAYERS = "the weights that FILE:19 reads (3 of [8, 8], 3 of [8])"
OF_HEAD = "the weights that FILE:20 reads ([4, 8])"
WHOLE_SUM = "summed over all ranks by all_reduce at {}, whole on every rank"


@pytest.mark.parametrize(("how", "word", "told"), [
    ("each", "equal", [f"{OF_LAYERS}, {OF_HEAD}: {WHOLE_SUM.format('FILE:31')}"]),
    ("ddp", "equal", [f"{OF_LAYERS}, {OF_HEAD}: {WHOLE_SUM.format('FILE:28')}"]),
    ("no head", "differs", [f"{OF_LAYERS}: {WHOLE_SUM.format('FILE:31')}",
                            f"{OF_HEAD}: no collective sums them"]),
])  # fmt: skip
def test_gradients_of_weights_that_a_script_makes(
    how: str, word: str, told: list[str], tmp_path: Path
) -> None:
    """Biases too, and what is reduced in a bucket; a scale of ones is a number of the text."""
    pytest.importorskip("torch", reason="outside the lock: pip install torch")
    launched: Any = import_module("shardproof.code.launched")
    (tmp_path / "train.py").write_text(TRAINED, "utf-8")
    words = ["torchrun", "--nproc-per-node", "4", str(tmp_path / "train.py"), how]
    found = launched.check_launch(words, None, ("step",))
    verdict = with_law(found.programs, found.verdict)
    assert verdict.word == word
    assert verdict.law is not None
    parts = [re.sub(r"[^ ]*train\.py", "FILE", each) for each in verdict.law.parts]
    assert parts == [f"gradients of {each}" for each in told]


def test_two_products_of_one_input_are_no_gradients() -> None:
    """Though each has the shape of the other's weight."""
    jax = pytest.importorskip("jax", reason="outside the lock: pip install jax")
    spec, split = jax.sharding.PartitionSpec(), jax.sharding.PartitionSpec(None, "tp")

    def both(x: Any, a: Any, b: Any) -> Any:
        return x @ a, x @ b

    def rank(x: Any, a: Any, b: Any) -> Any:
        gathered = jax.lax.all_gather(a, "tp", axis=1, tiled=True)
        return x @ gathered, x @ b

    mesh = jax.sharding.AbstractMesh((4,), ("tp",))
    specs = {"in_specs": (spec, split, split), "out_specs": (spec, split), "check_vma": False}
    sharded = jax.shard_map(rank, mesh=mesh, **specs)
    subject = pair_of(sharded, both, *(jax.ShapeDtypeStruct((8, 8), "float32") for _ in range(3)))
    found = with_law(subject, judged(subject, 0))
    assert found.word == "equal"
    assert found.law is not None
    assert not [each for each in found.law.parts if each.startswith("gradients")]
