"""Lines of transformers' sharding code changed, one at a time: the verdict is that of float64."""
# Of PyTorch and transformers nothing is known where types are checked.
# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false
# pyright: reportUnknownArgumentType=false

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from tests.code.changed_lines import changed, traced

pytestmark = [pytest.mark.long, pytest.mark.filterwarnings("ignore")]
"""What transformers says of itself."""

REASON = "outside the lock: pip install torch transformers"
pytest.importorskip("transformers", reason=REASON)
hugging_face: Any = import_module("shardproof.code.hugging_face")
programs: Any = import_module("shardproof.code.torch_programs")
judging: Any = import_module("shardproof.code.torch_judging")

LLAMA: dict[str, Any] = {
    "model_type": "llama", "hidden_size": 12, "intermediate_size": 8, "num_hidden_layers": 1,
    "num_attention_heads": 4, "num_key_value_heads": 2, "head_dim": 4, "vocab_size": 14,
    "max_position_embeddings": 32, "rms_norm_eps": 1e-5, "tie_word_embeddings": False,
    "bos_token_id": None, "eos_token_id": None, "pad_token_id": None,
}  # fmt: skip
LAYER = "model.layers.*"
GATHERED = {
    **{f"{LAYER}.self_attn.{name}_proj": "colwise_gather_output" for name in "qkv"},
    f"{LAYER}.self_attn.o_proj": "rowwise_split_input",
}
MOE = {**LLAMA, "model_type": "mixtral", "num_local_experts": 4, "num_experts_per_tok": 2}
FORMS: dict[str, tuple[dict[str, Any], dict[str, str] | None]] = {
    "auto": (LLAMA, None),
    "bias": ({**LLAMA, "attention_bias": True, "mlp_bias": True}, None),
    "gathered": (LLAMA, GATHERED),
    "rows": (LLAMA, {"model.embed_tokens": "embedding_rowwise"}),
    "columns": (LLAMA, {"model.embed_tokens": "embedding_colwise"}),
    "experts": (MOE, None),
}

T = "transformers.distributed.tensor_parallel"
P = "transformers.distributed.parallel_utils"
S = "transformers.distributed.sharding_utils"
ROWS, COLUMNS, TABLE = "RowwiseParallel", "ColwiseParallel", "EmbeddingParallel"
LOADED = "DtensorShardOperation"
SUM = "dist.all_reduce(output, group=process_group)"
BIAS = "output = output + (bias.to_local() if isinstance(bias, DTensor) else bias)"
OUT = "output = output.redistribute(placements=[self.output_layouts])"
LOCAL = "output = DTensor.from_local(output, mesh, [Partial()], run_check=False)"
ALL = "output = output.redistribute(placements=[Replicate()])"
WIDTH = "output = self._from_local_last_dim_shard(output, mesh, module.embedding_dim)"
EXPERTS = "return _AllReduceForward.apply(output, process_group)"
PACKED = "placement = _StridedShard(dim=shard_dim, split_factor=self.split_factor)"
ONE = "return [(source_start + local_flat_start, source_start + local_flat_end)]"
CHUNK = "local_flat_len, local_flat_start = _local_shard_size_and_offset(flat_total_len, "
BACK = "transform_output_post_forward"
EMBEDDED = f"{TABLE}.{BACK}"
SPLIT = "SequenceParallel.transform_inputs_pre_forward"
ALONG = 'placement = Replicate() if param == "bias" else Shard(-1)'
SEQ = "x = DTensor.from_local(x, mesh, [seq], run_check=False)"
LINES: list[tuple[str, str, str, str, str]] = [
    ("auto", T, f"{ROWS}.{BACK}", SUM, "pass"),
    ("auto", T, f"{ROWS}.{BACK}", SUM, SUM.replace("output,", "output.clone(),")),
    ("auto", T, f"{ROWS}.{BACK}", SUM, SUM.replace("output,", "output, dist.ReduceOp.MAX,")),
    ("auto", T, f"{ROWS}.{BACK}", SUM, f"{SUM}; {SUM}"),
    ("bias", T, f"{ROWS}.{BACK}", BIAS, "pass"),
    ("bias", T, f"{ROWS}.{BACK}", BIAS, f"{BIAS} * 2"),
    ("bias", T, f"{ROWS}.context_around_forward", 'module._parameters["bias"] = None', "pass"),
    ("auto", T, f"{COLUMNS}.{BACK}", OUT, "pass"),
    ("auto", T, f"{ROWS}.shard_param", ALONG, "placement = Shard(0)"),
    ("auto", T, f"{COLUMNS}.shard_param", "placement = Shard(meta.ndim - 2)",
     "placement = Replicate()"),
    ("gathered", T, f"{ROWS}.transform_inputs_pre_forward",
     "x = x.redistribute(placements=[desired])", "pass"),
    ("gathered", T, f"{COLUMNS}.{BACK}", OUT, "pass"),
    ("rows", T, EMBEDDED, LOCAL, LOCAL.replace("Partial()", "Replicate()")),
    ("columns", T, EMBEDDED, WIDTH, LOCAL),
    ("rows", T, EMBEDDED, ALL, "pass"),
    ("rows", T, EMBEDDED, ALL, f"{ALL} * 2"),
    ("columns", T, EMBEDDED, ALL, "pass"),
    ("columns", T, EMBEDDED, ALL,
     "output = DTensor.from_local(output.to_local().repeat(1, 1, 2), mesh, [Replicate()])"),
    ("experts", T, f"MoeExpertsParallel.{BACK}", EXPERTS, "return output"),
    ("experts", P, "_AllReduceForward.forward", "return x", "return x / 2"),
    ("experts", P, "_AllReduceForward.forward", "dist.all_reduce(x, group=process_group)", "pass"),
    ("experts", T, "PackedColwiseParallel.shard_param", PACKED, "placement = Shard(shard_dim)"),
    ("auto", S, f"{LOADED}._compute_contiguous_slice", ONE, "return [(0, local_flat_len)]"),
    ("auto", S, f"{LOADED}._compute_contiguous_slice", f"{CHUNK}world_size, rank)",
     f"{CHUNK}world_size, world_size - 1 - rank)"),
    ("experts", S, f"{LOADED}.shard_tensor", "source_dim = param_dim - 1",
     "source_dim = 2 - param_dim"),
    ("auto", T, SPLIT, SEQ, "pass"),
]  # fmt: skip
NEVER = {(EMBEDDED, LOCAL), (EMBEDDED, WIDTH), (SPLIT, SEQ)}
"""A table that is loaded gives a DTensor, and no plan here splits positions."""


@pytest.fixture(scope="module", name="folders")
def _folders(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    transformers = hugging_face.library()
    out: dict[str, Path] = {}
    for form, (config, _) in FORMS.items():
        given = dict(config)
        made = transformers.AutoConfig.for_model(given.pop("model_type"), **given)
        model = transformers.AutoModelForCausalLM.from_config(
            made, dtype=hugging_face.torch().float64
        )
        hugging_face.draw(model, 0)
        out[form] = tmp_path_factory.mktemp(form)
        model.save_pretrained(out[form])
    return out


def subject(form: str, folders: dict[str, Path]) -> Any:
    config, plan = FORMS[form]
    prompt, _ = hugging_face.tokens(config["vocab_size"], 0)
    run = hugging_face.Prompted(str(folders[form]), plan).run
    return programs.TorchPrograms(run, run, (prompt,), 2)


@pytest.mark.parametrize("form", FORMS)
def test_as_it_is_it_is_equal(form: str, folders: dict[str, Path]) -> None:
    verdict = judging.judged_torch(subject(form, folders))
    assert verdict.word == "equal", verdict.reason


@pytest.mark.parametrize("at", range(len(LINES)))
def test_a_changed_line_has_the_verdict_of_float64(at: int, folders: dict[str, Path]) -> None:
    """A line that no rank has run says nothing of a change, and is known by that."""
    form, module, inside, old, new = LINES[at]
    change = changed(import_module(module), inside, old, new)
    programs_ = subject(form, folders)
    with change.standing():
        verdict = judging.judged_torch(programs_)
        with traced(change.code) as ran:
            difference, failed = programs_.in_floats(0, None, 3)
    assert (change.line in ran) is ((inside, old) not in NEVER), ran
    if difference is not None:
        assert verdict.word == "differs", verdict.reason
    elif not failed:
        assert verdict.word in ("equal", "differs for other functions only"), verdict.reason
    else:
        assert verdict.word in ("differs", "stuck", "cannot run"), verdict.reason
    if change.line not in ran:
        assert verdict.word == "equal"
