"""A config of Hugging Face: the model of transformers, as it is, on the ranks of its own tp plan.

The model is made small, and its weights are drawn and saved; each rank loads them as it would load
those of the hub, and generates a few tokens behind a prompt. Tokens are forced, so that no choice
by order stands between one step and the next.
"""
# Of PyTorch nothing is known where types are checked.
# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false
# pyright: reportUnknownArgumentType=false, reportUnknownParameterType=false
# pyright: reportUnknownLambdaType=false, reportMissingParameterType=false
# pyright: reportUntypedBaseClass=false, reportPrivateUsage=false

from __future__ import annotations

import json
import tempfile
from collections.abc import Mapping
from dataclasses import dataclass, replace
from importlib import import_module
from pathlib import Path
from typing import Any, cast

import numpy as np

from shardproof.code.certified import NoCertificate, certificate
from shardproof.code.torch_judging import judged_torch
from shardproof.code.torch_programs import TorchPrograms
from shardproof.code.tp_plans import law_of, table_of
from shardproof.code.verdict import CodeVerdict
from shardproof.executor.code.literals import marked
from shardproof.spec.errors import InputError, InputErrors, Place

HEAD, WIDTH, LORA = 8, 8, 8
LAYERS, VOCABULARY, WINDOW, POSITIONS = 2, 32, 4, 64
EXPERTS, CHOSEN = 4, 2
BATCH, PROMPT, STEPS = 2, 6, 4
SPREAD = 0.3


@dataclass(frozen=True, slots=True)
class Judged:
    """The verdict on a config, and its certificate."""

    verdict: CodeVerdict
    certificate: str | None = None
    why: str = ""
    """Why there is none, if one is asked for and the word is *equal*."""


def check_hf(path: str, tp: int, plan: str | None = None, seed: int = 0) -> CodeVerdict:
    """The verdict on transformers' own tensor parallelism of a model of this config."""
    return judged_hf(path, tp, plan, seed).verdict


def judged_hf(
    path: str, tp: int, plan: str | None = None, seed: int = 0, *, certified: bool = False
) -> Judged:
    """The same; and its certificate, which is of the small model that was judged."""
    given = read_json(path)
    wanted = None if plan is None else read_plan(plan)
    transformers = library()
    try:
        small, changed = scaled(filled(transformers, given), tp)
        config = transformers.AutoConfig.for_model(small.pop("model_type"), **small)
        model = transformers.AutoModelForCausalLM.from_config(config, dtype=torch().float64)
    except Exception as error:  # noqa: BLE001  (of a library that reads somebody's file)
        text = " ".join(str(error).split())[:300]
        raise wrong(
            f"transformers makes no model of it: {type(error).__name__}: {text}", path
        ) from None
    if wanted is None and not (model._tp_plan or config.base_model_tp_plan):  # noqa: SLF001
        raise wrong(f"transformers has no tp plan for {config.model_type}", path)
    also = ("tokens are forced, and come from a cache",)
    if changed:
        also = (*also, f"sizes were made smaller: {', '.join(changed)}")
    with tempfile.TemporaryDirectory() as folder:
        draw(model, seed)
        model.save_pretrained(folder)
        prompt, forced = tokens(int(config.vocab_size), seed)
        program = Generated(folder, forced, wanted)
        programs = TorchPrograms(program.run, program.run, (prompt,), tp, also=also, whole=True)
        verdict = judged_torch(programs, seed)
        text, why = None, ""
        if certified and verdict.word == "equal":
            files = {Path(each) for each in (path, plan) if each is not None}
            try:
                text = certificate(programs, verdict, f"{Path(path).name} --tp {tp}", tp, files)
            except NoCertificate as none:
                why = f"no certificate is made: {none}"
    sizes = json.loads(config.to_json_string(use_diff=False))
    sizes |= {"architectures": [type(model).__name__]}
    verdict = replace(verdict, law=law_of(sizes, table_of(model, tp, wanted)))
    return Judged(verdict, text, why)


class Prompted:
    """What each rank runs: loading, and a prompt."""

    def __init__(self, folder: str, plan: Mapping[str, str] | None) -> None:
        self.folder, self.plan = folder, plan

    def loaded(self) -> Any:
        """The model, as transformers itself loads it on this rank."""
        transformers, ranks = library(), import_module("torch.distributed").get_world_size()
        how: dict[str, Any] = {"dtype": "auto", "experts_implementation": "eager"}
        if ranks > 1:
            config = import_module("transformers.distributed").DistributedConfig
            plan = "auto" if self.plan is None else dict(self.plan)
            how["distributed_config"] = config(tp_size=ranks, tp_plan=plan)
        return transformers.AutoModelForCausalLM.from_pretrained(self.folder, **how).eval()

    def run(self, prompt: Any) -> Any:
        """The logits of all positions."""
        with torch().no_grad():
            return self.loaded()(input_ids=prompt, use_cache=False).logits


class Generated(Prompted):
    """A prompt, and steps behind it."""

    def __init__(self, folder: str, forced: Any, plan: Mapping[str, str] | None) -> None:
        super().__init__(folder, plan)
        self.forced = forced

    def run(self, prompt: Any) -> Any:
        """The logits of all positions and steps, and the tokens."""
        model = self.loaded()

        def force(ids: Any, scores: Any) -> Any:
            made = torch().full(scores.shape, -1.0, dtype=torch().float64)
            token = self.forced[:, ids.shape[1] - prompt.shape[1]]
            return made.scatter(1, token[:, None], 1.0)

        with torch().no_grad():
            first = model(input_ids=prompt, use_cache=False).logits
            made = model.generate(
                prompt, max_new_tokens=STEPS + 1, do_sample=False, use_cache=True,
                logits_processor=[force], output_logits=True, return_dict_in_generate=True,
                eos_token_id=None, pad_token_id=0,
                attention_mask=torch().ones_like(prompt),
            )  # fmt: skip
        return {"prompt": first, "steps": torch().stack(made.logits), "tokens": made.sequences}


def torch() -> Any:
    return import_module("torch")


def library() -> Any:
    try:
        found = import_module("transformers")
        import_module("transformers.distributed")
        import_module("torch")
    except ImportError as missing:
        help_ = "pip install torch transformers"
        raise InputErrors(
            InputError("CODE-TORCH", f"{missing.name} is not installed here", help=help_)
        ) from None
    found.utils.logging.set_verbosity_error()
    found.utils.logging.disable_progress_bar()
    return found


def read_json(path: str) -> dict[str, Any]:
    """A config, with its `model_type`."""
    try:
        found: Any = json.loads(Path(path).read_text("utf-8"))
    except OSError as error:
        raise wrong(f"{path} cannot be read: {error.strerror}", "") from None
    except (ValueError, UnicodeDecodeError) as error:
        place = Place(path, getattr(error, "lineno", 1), getattr(error, "colno", 1))
        raise InputErrors(InputError("CODE-CONFIG", f"{path} is no JSON", place)) from None
    if not isinstance(found, dict) or "model_type" not in found:
        raise wrong("it names no model_type", path)
    config = cast("dict[str, Any]", found)
    inner = config.get("text_config")
    return (
        cast("dict[str, Any]", inner)
        if isinstance(inner, dict) and "model_type" in inner
        else config
    )


def read_plan(path: str) -> dict[str, str]:
    """A tp plan: names of modules, and how each is split."""
    try:
        found: Any = json.loads(Path(path).read_text("utf-8"))
    except (OSError, ValueError) as error:
        raise wrong(f"{path} is no JSON that can be read: {error}", "") from None
    if not isinstance(found, dict):
        raise wrong("a tp plan is a table of modules and how each is split", path)
    return {str(key): str(value) for key, value in cast("dict[str, Any]", found).items()}


def wrong(message: str, path: str) -> InputErrors:
    return InputErrors(InputError("CODE-CONFIG", message, Place(path) if path else None))


# --- a small model of the same make ---


def filled(transformers: Any, given: Mapping[str, Any]) -> dict[str, Any]:
    """With the sizes that a config leaves to its family, which are those of a whole model."""
    named = {key: value for key, value in given.items() if key not in DROPPED}
    whole = transformers.AutoConfig.for_model(named.pop("model_type"), **named).to_dict()
    left = {key: whole[key] for key in LEFT if key not in given and whole.get(key) is not None}
    return {**left, **given}


def scaled(given: Mapping[str, Any], tp: int) -> tuple[dict[str, Any], list[str]]:
    """The same config with small sizes that split as its own do; and what changed."""
    small = {k: v for k, v in given.items() if k not in DROPPED}
    small |= dict.fromkeys(("bos_token_id", "eos_token_id", "pad_token_id"))
    heads = int(given.get("num_attention_heads", tp))
    groups = int(given.get("num_key_value_heads") or heads)
    ratio = max(heads // max(groups, 1), 1)
    few = smaller(groups, tp)
    made = few * min(ratio, 2) if heads % max(groups, 1) == 0 else heads
    sizes: dict[str, int] = {
        "num_attention_heads": made, "num_key_value_heads": few, "head_dim": HEAD,
        "hidden_size": made * HEAD, "num_hidden_layers": LAYERS,
        "vocab_size": VOCABULARY + int(given.get("vocab_size", 0)) % tp,
        "max_position_embeddings": POSITIONS, "kv_lora_rank": LORA, "q_lora_rank": LORA,
        "qk_rope_head_dim": HEAD // 2, "qk_nope_head_dim": HEAD // 2, "v_head_dim": HEAD // 2,
        "sliding_window": WINDOW, "query_pre_attn_scalar": HEAD, "first_k_dense_replace": 1,
        "rotary_dim": HEAD // 2,
    }  # fmt: skip
    if "kv_lora_rank" in given:
        sizes["head_dim"] = HEAD // 2  # there it is another name of qk_rope_head_dim
    for name in ("intermediate_size", "moe_intermediate_size", "shared_expert_intermediate_size",
                 "ffn_hidden_size", "intermediate_size_mlp"):  # fmt: skip
        width = given.get(name)
        sizes[name] = WIDTH * tp + (int(width) % tp if isinstance(width, int) else 0)
    for name in ("num_experts", "num_local_experts", "n_routed_experts"):
        sizes[name] = max(EXPERTS, tp)
    sizes |= {"num_experts_per_tok": CHOSEN, "n_group": 1, "topk_group": 1}
    for name, size in sizes.items():
        if isinstance(small.get(name), int) and not isinstance(small[name], bool):
            small[name] = min(small[name], size) if name in ATMOST else size
    if (
        "head_dim" not in given
        and heads
        and int(given.get("hidden_size", 0))
        and "kv_lora_rank" not in given
    ):
        small["hidden_size"] = made * HEAD
    if isinstance(small.get("layer_types"), list):
        kinds = list(dict.fromkeys(cast("list[str]", small["layer_types"])))
        small["layer_types"] = (kinds * LAYERS)[:LAYERS]
    changed = [
        f"{name} {given[name]} to {small[name]}" for name in sizes
        if name in given and small.get(name) != given[name]
    ]  # fmt: skip
    return small, changed


ATMOST = frozenset({"num_hidden_layers", "num_experts_per_tok", "first_k_dense_replace", "n_group",
                    "topk_group", "num_attention_heads", "num_key_value_heads"})  # fmt: skip
LEFT = ("num_hidden_layers", "hidden_size", "vocab_size", "intermediate_size", "layer_types",
        "num_attention_heads", "num_key_value_heads", "moe_intermediate_size", "num_experts",
        "num_local_experts", "n_routed_experts", "num_experts_per_tok", "sliding_window",
        "max_position_embeddings")  # fmt: skip
"""Sizes that a config may leave out; one that it has stands as it is."""
DROPPED = frozenset({
    "architectures", "torch_dtype", "dtype", "transformers_version", "quantization_config",
    "bos_token_id", "eos_token_id", "pad_token_id", "_name_or_path", "auto_map", "use_cache",
})  # fmt: skip


def smaller(count: int, tp: int) -> int:
    """As many as ranks, if they split over the ranks; else as they are."""
    if count >= tp and count % tp == 0:
        return tp
    return count


def draw(model: Any, seed: int) -> None:
    """Every weight a number of its own, zeros and ones as well; tied ones stay tied."""
    random = np.random.default_rng(seed)
    with torch().no_grad():
        for value in {id(v): v for v in model.state_dict(keep_vars=True).values()}.values():
            if value.is_floating_point():
                made = random.standard_normal(tuple(value.shape)) * SPREAD
                value.copy_(torch().from_numpy(marked(np.asarray(made))))


def tokens(vocabulary: int, seed: int) -> tuple[Any, Any]:
    """A prompt of different tokens, and those that follow."""
    random = np.random.default_rng(seed)
    every = random.permutation(vocabulary)
    prompt = np.resize(every, BATCH * PROMPT).reshape(BATCH, PROMPT)
    forced = np.resize(every[::-1], BATCH * (STEPS + 1)).reshape(BATCH, STEPS + 1)
    return torch().from_numpy(prompt.copy()), torch().from_numpy(forced.copy())
