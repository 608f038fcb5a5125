"""Megatron-core as it is on the package index; `make agree-executors` runs what needs it."""
# The programs that are judged have no types.
# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false
# pyright: reportUnknownArgumentType=false, reportUnknownParameterType=false

from __future__ import annotations

import time
from importlib import import_module
from pathlib import Path
from typing import Any
from warnings import catch_warnings

import pytest

from shardproof import check
from tests.code.changed_lines import changed, traced

pytestmark = [
    pytest.mark.long,
    pytest.mark.filterwarnings("ignore::FutureWarning"),
    pytest.mark.filterwarnings("ignore::DeprecationWarning"),
    pytest.mark.filterwarnings("ignore::UserWarning"),
]
"""What PyTorch and Megatron-core say of themselves."""

REASON = "outside the lock: pip install torch, pip install --no-deps megatron-core==0.16.1"
torch: Any = pytest.importorskip("torch", reason=REASON)
programs: Any = import_module("shardproof.code.torch_programs")
judging: Any = import_module("shardproof.code.torch_judging")
cost: Any = import_module("tests.code.eager").cost
with catch_warnings(action="ignore"):
    pytest.importorskip("megatron.core", reason=REASON)
    megatron: Any = import_module("tests.code.programs.torch_megatron")
    moe_utils: Any = import_module("megatron.core.transformer.moe.moe_utils")
moe_utils.te_general_gemm = None
"""Without Transformer Engine the released router asks for a name that nobody has set."""

ONE: dict[str, Any] = {"num_layers": 1}
SEQUENCE = {"sequence_parallel": True}
FORMS: dict[str, dict[str, Any]] = {
    "gqa": {}, "mqa": {"num_query_groups": 1}, "sequence": SEQUENCE,
    "bias": {"add_bias_linear": True}, "qk norm": {"qk_layernorm": True},
    "gate": {"attention_output_gate": True},
}  # fmt: skip
DEGREES = [("gqa", 2), ("gqa", 4), ("gqa", 8), ("sequence", 2), ("sequence", 4), ("sequence", 8),
           ("mqa", 4), ("bias", 4), ("qk norm", 4), ("gate", 4)]  # fmt: skip


@pytest.mark.parametrize(("form", "ranks"), DEGREES)
def test_a_gpt_of_two_layers_is_equal(form: str, ranks: int) -> None:
    """With fewer groups of keys than ranks, too."""
    before = time.process_time()
    verdict = check(megatron.logits, megatron.TOKEN_IDS, FORMS[form], ranks=ranks)
    assert (verdict.word, verdict.reason[:20]) == ("equal", "every output is the ")
    assert verdict.bound is not None
    assert verdict.bound <= 1e-9
    assert verdict.collectives
    assert time.process_time() - before < 30


def test_a_warm_verdict_takes_a_second_and_at_most_twenty_times_the_code() -> None:
    """Of two layers over four ranks, in one run."""
    found = cost(megatron.logits, (megatron.TOKEN_IDS, {}), 4)
    assert found.verdict <= 1
    assert found.ratio <= 20


@pytest.mark.parametrize("sent", ["allgather", "alltoall"])
def test_experts_over_ranks_are_equal(sent: str) -> None:
    model = {"moe_token_dispatcher_type": sent, **SEQUENCE, **ONE}
    verdict = check(megatron.experts, megatron.TOKEN_IDS, model, ranks=4)
    assert verdict.word == "equal", verdict.reason


@pytest.mark.parametrize("main", ["loss", "gradients"])
def test_the_loss_over_a_split_vocabulary_and_its_gradients_are_equal(main: str) -> None:
    verdict = check(getattr(megatron, main), megatron.TOKEN_IDS, ONE, ranks=4)
    assert verdict.word == "equal", verdict.reason


X, W = torch.empty(8, 8), torch.empty(8, 8)
GATED = {"attention_output_gate": True, "num_query_groups": 2, **ONE}
PUBLISHED: dict[str, tuple[str, tuple[Any, ...], str, str]] = {
    # Issues 737 and 7464 of its tracker: the mean over the rank's own part of the vocabulary.
    "smoothed": ("smoothed", (torch.empty(6, 16), torch.arange(6) * 3 % 16), "differs",
                 "mean_log_probs = log_probs.mean(dim=-1)"),
    # 7452, second row: each rank counts the whole vocabulary.
    "gathered": ("loss_of_gathered_logits", (megatron.TOKEN_IDS,), "differs",
                 "sum_exp_logits,"),
    # 5337: a copy is reduced, and the view that was given is returned.
    "transposed": ("transposed", (X, W), "differs",
                   "torch.distributed.all_reduce(input_.contiguous(), group=group)"),
    # 3575: the gate of all heads of a group, for the heads of one rank.
    "gate": ("logits", (megatron.TOKEN_IDS, GATED), "cannot run", "gate = gate.view(*x.shape)"),
}  # fmt: skip


def near(site: Any, text: str) -> bool:
    """Whether a line has this text, or the two behind it, of one call."""
    lines = Path(site.file).read_text("utf-8").splitlines()
    return any(text in each for each in lines[site.line - 1 : site.line + 2])


@pytest.mark.parametrize("name", PUBLISHED)
def test_a_bug_that_is_in_the_released_wheel_is_found(name: str) -> None:
    main, arguments, word, text = PUBLISHED[name]
    verdict = check(getattr(megatron, main), *arguments, ranks=4)
    assert verdict.word == word, verdict.reason
    assert verdict.site is not None
    assert near(verdict.site, text), verdict.site


# --- one line changed ---

M = "megatron.core.tensor_parallel.mappings"
L = "megatron.core.tensor_parallel.layers"
U = "megatron.core.tensor_parallel.utils"
C = "megatron.core.tensor_parallel.cross_entropy"
A = "megatron.core.transformer.attention"
EMBED, LOSS = "VocabParallelEmbedding", "_VocabParallelCrossEntropy.forward"
CALC = "VocabParallelCrossEntropy.calculate_predicted_logits"
LINEAR = "LinearWithGradAccumulationAndAsyncCommunication.forward"
QKV = "SelfAttention.get_query_key_value_tensors"
RANGE = "VocabUtility.vocab_range_from_per_partition_vocab_size"
DIM = "dim_size[0] = dim_size[0] * world_size"
ROWS = "output = input_[dim_offset : dim_offset + local_dim_size].contiguous()"
GATHER = "dist_all_gather_func(output, input_.contiguous(), group=group)"
SCATTER = "dist_reduce_scatter_func(output, input_.contiguous(), group=group)"
MASK = "target_mask = (target < vocab_start_index) | (target >= vocab_end_index)"
BUFFER = "dist_all_gather_func(all_gather_buffer, input, group=tp_group)"
GROUP = "mixed_qkv = mixed_qkv[:, :, idx * size : (idx + 1) * size]"
HEADS = "query = query[:, :, idx * size : (idx + 1) * size, :]"
LINES: list[tuple[str, str, str, str, str]] = [
    ("gqa", M, "_reduce", "torch.distributed.all_reduce(input_.contiguous(), group=group)", "pass"),
    ("gqa", M, "_reduce", "torch.distributed.all_reduce(input_.contiguous(), group=group)",
     "torch.distributed.all_reduce(input_.clone(), group=group)"),
    ("gqa", M, "_reduce", "torch.distributed.all_reduce(input_.contiguous(), group=group)",
     "torch.distributed.all_reduce(input_.contiguous(), torch.distributed.ReduceOp.MAX, group)"),
    ("gqa", M, "_reduce", "torch.distributed.all_reduce(input_.contiguous(), group=group)",
     "torch.distributed.all_reduce(input_.contiguous(), torch.distributed.ReduceOp.AVG, group)"),
    ("gqa", M, "_reduce", "return input_", "return input_ * 2"),
    ("gqa", M, "_gather_along_last_dim", GATHER, "pass"),
    ("gqa", M, "_gather_along_last_dim", GATHER,
     "dist_all_gather_func(output, input_.contiguous() * 0, group=group)"),
    ("gqa", M, "_gather_along_last_dim", "output = torch.cat(tensor_list, dim=-1).contiguous()",
     "output = torch.cat(tensor_list[::-1], dim=-1).contiguous()"),
    ("gqa", M, "_gather_along_last_dim", "output = torch.cat(tensor_list, dim=-1).contiguous()",
     "output = torch.stack(tensor_list, dim=-1).reshape(*input_.shape[:-1], -1)"),
    ("gqa", M, "_split_along_last_dim", "rank = group.rank()", "rank = 0"),
    ("gqa", M, "_split_along_first_dim", ROWS, "output = input_"),
    ("sequence", M, "_gather_along_first_dim", GATHER, "pass"),
    ("sequence", M, "_gather_along_first_dim", DIM, "dim_size[0] = dim_size[0]"),
    ("sequence", M, "_reduce_scatter_along_first_dim", SCATTER, "pass"),
    ("sequence", M, "_reduce_scatter_along_first_dim", SCATTER,
     "dist_reduce_scatter_func(output, input_.flip(0).contiguous(), group=group)"),
    ("sequence", M, "_reduce_scatter_along_first_dim", SCATTER,
     "output = input_[: dim_size[0]].clone()"),
    ("sequence", L, LINEAR, BUFFER, "pass"),
    ("sequence", L, LINEAR, BUFFER, "all_gather_buffer.copy_(input.repeat(tp_group.size(), 1, 1))"),
    ("sequence", L, LINEAR, BUFFER,
     "dist_all_gather_func(all_gather_buffer, input.flip(0), group=tp_group)"),
    ("sequence", L, f"{EMBED}.forward",
     "output_parallel = output_parallel.transpose(0, 1).contiguous()",
     "output_parallel = output_parallel.contiguous()"),
    ("gqa", L, f"{EMBED}.forward", "masked_input[input_mask] = 0", "pass"),
    ("gqa", L, f"{EMBED}.forward", "masked_input[input_mask] = 0", "masked_input[input_mask] = 1"),
    ("gqa", L, f"{EMBED}.forward", "output_parallel[input_mask, :] = 0.0", "pass"),
    ("gqa", L, f"{EMBED}.forward", "output_parallel[input_mask, :] = 0.0",
     "output_parallel[input_mask, :] = 1.0"),
    ("gqa", L, LINEAR, "output = torch.matmul(total_input, weight.t())",
     "output = torch.matmul(total_input, weight.t()) / 2"),
    ("gqa", U, RANGE, "index_f = rank * per_partition_vocab_size",
     "index_f = rank * per_partition_vocab_size + 1"),
    ("gqa", U, RANGE, "index_f = rank * per_partition_vocab_size",
     "index_f = (world_size - 1 - rank) * per_partition_vocab_size"),
    ("gqa", U, "split_tensor_along_last_dim",
     "tensor_list = torch.split(tensor, last_dim_size, dim=last_dim)",
     "tensor_list = torch.split(tensor, last_dim_size, dim=last_dim)[::-1]"),
    ("mqa", A, QKV, GROUP, "mixed_qkv = mixed_qkv[:, :, :size]"),
    ("mqa", A, QKV, HEADS, "query = query[:, :, :size, :]"),
    ("few", A, QKV, GROUP, "mixed_qkv = mixed_qkv[:, :, :size]"),
    ("few", A, QKV, HEADS, "query = query[:, :, -size:, :]"),
    ("loss", C, LOSS, "rank = get_tensor_model_parallel_rank()", "rank = 0"),
    ("loss", C, LOSS, "op=torch.distributed.ReduceOp.SUM,", "op=torch.distributed.ReduceOp.MAX,"),
    ("loss", C, CALC, MASK, "target_mask = target >= vocab_end_index"),
    ("loss", C, CALC, MASK, MASK.replace(">=", ">")),
    ("loss", C, CALC, "masked_target[target_mask] = 0", "masked_target[target_mask] = 1"),
    ("loss", C, CALC, "predicted_logits[target_mask] = 0.0", "pass"),
    ("loss", C, CALC, "vocab_parallel_logits -= logits_max.unsqueeze(dim=-1)",
     "vocab_parallel_logits -= logits_max.unsqueeze(dim=-1) * 2"),
    ("loss", C, "VocabParallelCrossEntropy.calculate_logits_max",
     "logits_max = torch.max(vocab_parallel_logits, dim=-1)[0]",
     "logits_max = torch.min(vocab_parallel_logits, dim=-1)[0]"),
    ("loss", C, "VocabParallelCrossEntropy.calculate_cross_entropy_loss",
     "loss = torch.log(sum_exp_logits) - predicted_logits",
     "loss = torch.log(sum_exp_logits) - 2 * predicted_logits"),
]  # fmt: skip
FORMS_OF_LINES: dict[str, tuple[str, dict[str, Any]]] = {
    **{name: ("logits", {**form, **ONE}) for name, form in FORMS.items()},
    "few": ("logits", {"num_query_groups": 2, **ONE}),
    "loss": ("loss", ONE),
}
SEEN = ("differs", "stuck", "cannot run")


@pytest.mark.parametrize("at", range(len(LINES)))
def test_a_changed_line_has_the_verdict_of_float64(at: int) -> None:
    """A line that no rank has run says nothing of a change, and is known by that."""
    form, module, inside, old, new = LINES[at]
    name, model = FORMS_OF_LINES[form]
    main = getattr(megatron, name)
    change = changed(import_module(module), inside, old, new)
    subject = programs.TorchPrograms(main, main, (megatron.TOKEN_IDS, model), 4)
    with change.standing():
        verdict = judging.judged_torch(subject)
        with traced(change.code) as ran:
            difference, failed = subject.in_floats(0, None, 3)
    assert (change.line in ran) is ((inside, old) not in NEVER), ran
    if difference is not None:
        assert verdict.word == "differs", verdict.reason
    elif not failed:
        assert verdict.word in ("equal", "differs for other functions only"), verdict.reason
    else:
        assert verdict.word in SEEN, verdict.reason
    if change.line not in ran:
        assert verdict.word == "equal"


NEVER = {
    ("_split_along_last_dim", "rank = group.rank()"), ("_split_along_first_dim", ROWS),
    ("_gather_along_first_dim", GATHER), ("_gather_along_first_dim", DIM),
    ("split_tensor_along_last_dim",
     "tensor_list = torch.split(tensor, last_dim_size, dim=last_dim)"),
}  # fmt: skip
"""What only a caller of other layers runs."""
