"""Models and plans of every size that benchmarks measure."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path

MODELS = Path(__file__).resolve().parents[2] / "examples" / "models"


@dataclass(frozen=True, slots=True)
class Subject:
    config: str
    """A config, as text."""
    plan: str
    """A plan without the model, as text."""


def config(name: str, **values: object) -> str:
    """A published config with some other numbers."""
    known = json.loads((MODELS / f"{name}.json").read_text(encoding="utf-8"))
    return json.dumps({**known, **values})


def _layers(count: int) -> Subject:
    return Subject(config("llama-3.1-8b", num_hidden_layers=count), "tp: 8\n")


def _ranks(count: int) -> Subject:
    tp = min(count, 8)
    pp = min(count // tp, 16)
    plan = f"dp: {count // tp // pp}\npp: {pp}\ntp: {tp}\nstages: {{layers: balanced}}\n"
    return Subject(config("llama-3.1-405b"), plan)


def _tp_alone(count: int) -> Subject:
    cuts = "attention: {heads: balanced}\nffn: {width: balanced}\nhidden: balanced\n"
    return Subject(config("llama-3.1-405b"), f"tp: {count}\n{cuts}")


MANY: Mapping[str, object] = {
    "hidden_size": 1 << 16, "intermediate_size": 1 << 18, "num_attention_heads": 1 << 16,
    "num_key_value_heads": 8, "head_dim": 128, "vocab_size": 1 << 18,
}  # fmt: skip
"""Sizes that as many ranks of tp as there may be divide."""


def _tp_even(count: int) -> Subject:
    return Subject(config("llama-3.1-8b", **MANY), f"tp: {count}\n")


def _dp_alone(count: int) -> Subject:
    return Subject(config("llama-3.1-8b"), f"dp: {count}\n")


def _sp_alone(count: int) -> Subject:
    return Subject(config("llama-3.1-8b"), f"sp: {count}\nsequence: {{exchange: ring}}\n")


def _pp_alone(count: int) -> Subject:
    """A stage for each layer."""
    return Subject(config("llama-3.1-8b", num_hidden_layers=count), f"pp: {count}\n")


def _pp_of_many(count: int) -> Subject:
    return Subject(config("llama-3.1-8b", num_hidden_layers=1024), f"pp: {count}\n")


def _zigzag(count: int) -> Subject:
    return Subject(config("llama-3.1-8b", **MANY), f"tp: {count}\nffn: {{width: zigzag}}\n")


def _listed(count: int) -> Subject:
    """The width in blocks, those of the first rank last."""
    size = (1 << 18) // count
    ranks = [f'["{at * size}-{at * size + size - 1}"]' for at in (*range(1, count), 0)]
    cut = f"ffn: {{width: {{listed: [{', '.join(ranks)}]}}}}\n"
    return Subject(config("llama-3.1-8b", **MANY), f"tp: {count}\n{cut}")


def _tp_of_decode(count: int) -> Subject:
    """Decode has half as many ranks."""
    return Subject(
        config("llama-3.1-8b", **MANY), f"tp: {count}\ndecode: {{tp: {max(1, count // 2)}}}\n"
    )


_EDITS = """\
edits:
  - {insert: same, of: layers.*.ffn.down, as: layers.*.ffn.copy}
"""


def _edited_layers(count: int) -> Subject:
    return Subject(config("llama-3.1-8b", num_hidden_layers=count), f"tp: 2\n{_EDITS}")


def _edited_ranks(count: int) -> Subject:
    few = config("llama-3.1-8b", num_hidden_layers=2, **MANY)
    return Subject(few, f"tp: {count}\n{_EDITS}")


def _states_in_layers(count: int) -> Subject:
    return Subject(config("qwen3-next-80b-a3b", num_hidden_layers=count), "tp: 2\n")


def _states_on_ranks(count: int) -> Subject:
    return Subject(config("qwen3-next-80b-a3b"), f"dp: {count}\ntp: 2\n")


def _experts(count: int) -> Subject:
    known = config("mixtral-8x7b", num_local_experts=count, num_experts_per_tok=min(count, 2))
    ep = min(count, 64)
    return Subject(known, f"dp: 64\nep: {ep}\n")


def _tokens(count: int) -> Subject:
    return Subject(
        config("llama-3.1-8b"), f"tp: 8\nworkload: {{batch: 4, prompt: {count}, steps: 2}}\n"
    )


_BROKEN = (
    "lm_head: {greedy: own}\n",
    "embedding: {group: []}\n",
    "attention: {out: {collective: none}}\n",
    "ffn: {down: {collective: none}}\n",
)


def _broken(count: int) -> Subject:
    return Subject(config("llama-3.1-8b"), "tp: 8\n" + "".join(_BROKEN[:count]))


FOURS = (1, 4, 16, 64, 256, 1024)
MILLION = (*FOURS, 4096, 16384, 65536, 262144, 1048576)
SERIES: Mapping[str, tuple[Callable[[int], Subject], tuple[int, ...]]] = {
    "layers": (_layers, FOURS),
    "ranks (tp 8, pp 16, then dp)": (_ranks, MILLION),
    "ranks (tp alone, balanced)": (_tp_alone, MILLION),
    "ranks (tp alone, even)": (_tp_even, (*FOURS, 4096, 16384, 65536)),
    "ranks (dp alone)": (_dp_alone, MILLION),
    "ranks (sp alone, a ring)": (_sp_alone, MILLION),
    "ranks (pp alone, a layer each)": (_pp_alone, FOURS),
    "ranks (pp alone, of 1,024 layers)": (_pp_of_many, FOURS),
    "ranks (tp alone, a zigzag)": (_zigzag, (*FOURS, 4096)),
    "ranks (tp alone, listed)": (_listed, FOURS),
    "ranks (tp alone, half as many in decode)": (_tp_of_decode, (*FOURS, 4096)),
    "layers, edited": (_edited_layers, FOURS),
    "ranks, edited": (_edited_ranks, FOURS[:5]),
    "layers with state": (_states_in_layers, FOURS[1:]),
    "ranks, of layers with state": (_states_on_ranks, MILLION[:-1]),
    "experts": (_experts, FOURS),
    "tokens of a prompt": (_tokens, (*FOURS, 4096, 16384)),
    "broken lines": (_broken, (1, 2, 3, 4)),
}

LARGE: Mapping[str, Subject] = {
    "Llama-3.1-405B, dp 64 · pp 16 · tp 8": Subject(
        config("llama-3.1-405b"),
        "dp: 64\npp: 16\ntp: 8\nstages: {layers: balanced}\n",
    ),
    "Llama-3.1-405B, dp 64 · pp 16 · tp 8, prefill with sp": Subject(
        config("llama-3.1-405b"),
        "dp: 16\npp: 16\ntp: 8\nsp: 4\nstages: {layers: balanced}\nsequence: {exchange: ring}\n",
    ),
    "DeepSeek-V3, dp 256 · ep 256": Subject(config("deepseek-v3"), "dp: 256\nep: 256\n"),
}
