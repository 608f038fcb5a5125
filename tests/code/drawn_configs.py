"""Configs and tp plans drawn at random: what the law says of each, and the verdict on its code."""
# Of PyTorch and transformers nothing is known where types are checked.
# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false
# pyright: reportUnknownArgumentType=false, reportPrivateUsage=false

from __future__ import annotations

import random
import tempfile
from dataclasses import dataclass
from importlib import import_module
from typing import Any

GATHER, SLICE = "colwise_gather_output", "rowwise_split_input"
WHOLE = "replicate"
LAYER = "model.layers.*"


@dataclass(frozen=True)
class Drawn:
    """A small model, over how many ranks, and how each module is split; None as its family does."""

    config: dict[str, Any]
    tp: int
    plan: dict[str, str] | None


def drawn(seed: int) -> Drawn:
    """Sizes that split or do not, and a plan that is right or not."""
    pick = random.Random(seed)
    groups = pick.choice([1, 2, 2, 3, 4, 4])
    dim = pick.choice([2, 4])
    heads = groups * pick.choice([1, 1, 2, 3])
    kind = pick.choice([*ARCHITECTURES, "llama", "phi3"])
    config: dict[str, Any] = {
        "model_type": kind, "architectures": [ARCHITECTURES[kind]],
        "hidden_size": pick.choice(HIDDEN[heads]), "intermediate_size": pick.randint(2, 12),
        "num_hidden_layers": 1, "num_attention_heads": heads, "num_key_value_heads": groups,
        "head_dim": dim, "vocab_size": pick.randint(8, 17), "max_position_embeddings": 64,
        "rms_norm_eps": 1e-5, "tie_word_embeddings": False, "hidden_act": "silu",
    }  # fmt: skip
    if kind == "mistral":
        config["sliding_window"] = None
    if kind == "qwen3_moe":
        config |= {
            "num_experts": 4, "num_experts_per_tok": 2, "moe_intermediate_size": pick.randint(2, 7),
            "norm_topk_prob": True, "decoder_sparse_step": 1, "mlp_only_layers": [],
        }  # fmt: skip
    own = None if kind == "qwen3_moe" or pick.random() < 0.4 else plan(pick, fused=kind == "phi3")
    return Drawn(config, pick.choice([2, 2, 3, 4]), own)


HIDDEN = {1: (7, 10), 2: (8, 10), 3: (12,), 4: (8, 12), 6: (12,), 8: (8, 16), 9: (18,), 12: (12,)}
"""Sizes, by the number of heads, of which no chunk is empty."""
ARCHITECTURES = {
    "llama": "LlamaForCausalLM", "qwen2": "Qwen2ForCausalLM", "qwen3": "Qwen3ForCausalLM",
    "mistral": "MistralForCausalLM", "phi3": "Phi3ForCausalLM", "qwen3_moe": "Qwen3MoeForCausalLM",
}  # fmt: skip


def plan(pick: random.Random, *, fused: bool) -> dict[str, str]:
    """A style for each kind of module, two out of three times such that they fit."""
    out: dict[str, str] = {}

    def block(first: tuple[str, ...], second: str) -> None:
        fits = [("colwise", "rowwise"), (GATHER, SLICE), (GATHER, None), (None, SLICE), (None,) * 2]
        any_of = [None, "rowwise", SLICE]
        one, two = pick.choice(fits)
        if pick.random() < 1 / 3:
            two = pick.choice(any_of)
        for name in first:
            out[f"{LAYER}.{name}"] = one or WHOLE
        out[f"{LAYER}.{second}"] = two or WHOLE

    if fused:
        block(("self_attn.qkv_proj",), "self_attn.o_proj")
        block(("mlp.gate_up_proj",), "mlp.down_proj")
    else:
        block(tuple(f"self_attn.{name}_proj" for name in "qkv"), "self_attn.o_proj")
        block(("mlp.gate_proj", "mlp.up_proj"), "mlp.down_proj")
    table = pick.choice([None, "embedding_rowwise", "embedding_colwise"])
    head = pick.choice([None, GATHER])
    if pick.random() < 1 / 8:
        head = "colwise"  # of which nobody gathers the shards
    for name, style in (("model.embed_tokens", table), ("lm_head", head)):
        out[name] = style or WHOLE
    return out


@dataclass(frozen=True)
class Answers:
    """Both words, and why."""

    law: str
    code: str
    why: str

    @property
    def agree(self) -> bool:
        """Right by both, or wrong by both."""
        right = self.law == "legal", self.code == "equal"
        known = self.law != "unknown" and self.code not in ("unknown", UNLIKE)
        return known and right[0] == right[1]


UNLIKE = "differs for other functions only"


def answers(one: Drawn) -> Answers:
    """The law on the recognised plan, and the verdict on what transformers runs."""
    hugging_face: Any = import_module("shardproof.code.hugging_face")
    programs: Any = import_module("shardproof.code.torch_programs")
    judging: Any = import_module("shardproof.code.torch_judging")
    plans: Any = import_module("shardproof.code.tp_plans")
    transformers = hugging_face.library()
    given = {key: value for key, value in one.config.items() if key != "architectures"}
    given |= dict.fromkeys(("bos_token_id", "eos_token_id", "pad_token_id"))
    config = transformers.AutoConfig.for_model(given.pop("model_type"), **given)
    model = transformers.AutoModelForCausalLM.from_config(
        config, dtype=hugging_face.torch().float64
    )
    law = plans.law_of(one.config, plans.table_of(model, one.tp, one.plan))
    with tempfile.TemporaryDirectory() as folder:
        hugging_face.draw(model, 0)
        model.save_pretrained(folder)
        prompt, _ = hugging_face.tokens(one.config["vocab_size"], 0)
        program = hugging_face.Prompted(folder, one.plan)
        subject = programs.TorchPrograms(program.run, program.run, (prompt,), one.tp, whole=True)
        verdict = judging.judged_torch(subject)
    word = verdict.word
    if verdict.reason == "nothing is split over ranks":
        word = "equal"  # there is nothing that could be wrong
    return Answers(law.word, word, f"{law.why} | {verdict.reason} {verdict.site or ''}")
