"""What operator rules ask of their operands, in the words of plans.

Each is written from the rule, not from the clause that is to imply it: which choices make the
lowering write the operator, and which of these leave its operand as the rule needs it.
"""

from __future__ import annotations

from dataclasses import dataclass

BOTH = ("prefill", "decode")
ANY = ("dense", "moe")


@dataclass(frozen=True, slots=True)
class Condition:
    rules: tuple[str, ...]
    says: str
    asks: str
    phases: tuple[str, ...] = BOTH
    layers: tuple[str, ...] = ANY


def _group(name: str) -> str:
    axes = " and ".join(f"(not {name}.{axis} or {axis} == 1)" for axis in ("dp", "sp", "pp"))
    return f"({name}.tp and {axes})"


CONDITIONS: tuple[Condition, ...] = (
    Condition(
        ("lookup",), "a token is looked up as zero where its row is another rank's",
        "tp == 1 or embedding.split != 'vocab' or embedding.mask or embedding.alone",
    ),
    Condition(
        ("lookup", "head_linear"), "no row of a padded vocabulary that is real is left out",
        "lm_head.split != 'vocab' or lm_head.cut.least >= 1",
    ),
    Condition(
        ("all_reduce",), "the output projection's sum runs over tp and no other axis",
        "tp == 1 or stream != 'whole' or attention.out.split != 'in'"
        " or attention.mixed_in == 'sum' or attention.out_state != 'sum'"
        f" or attention.out.collective != 'all_reduce' or {_group('attention.out.group')}",
    ),
    Condition(
        ("all_reduce",), "the second projection's sum runs over tp and no other axis",
        "tp == 1 or stream != 'whole' or ffn.down_state != 'sum'"
        f" or ffn.down.collective != 'all_reduce' or {_group('ffn.down.group')}",
        layers=("dense",),
    ),
    Condition(
        ("act",), "a gate that is split over its inputs is summed before the activation",
        "tp == 1 or not model.gated or model.joint or ffn.gate.split != 'in'"
        " or (ffn.gate.sum == 'boundary' and ffn.gate.collective != 'none')",
        layers=("dense",),
    ),
    Condition(
        ("act",), "so is a first projection without a gate",
        "tp == 1 or model.gated or model.joint or ffn.up.split != 'in'"
        " or (ffn.up.sum == 'boundary' and ffn.up.collective != 'none')",
        layers=("dense",),
    ),
    Condition(
        ("linear", "mul"), "a projection that is split over its inputs finds them all",
        "tp == 1 or ffn.down.split != 'in' or ffn.product != 'width' or ffn.width.least >= 1",
        layers=("dense",),
    ),
    Condition(
        ("scores", "out_linear"), "every query head is on a rank, where the projection reads heads",
        "attention.qkv.split != 'heads' or attention.heads.least >= 1",
    ),
    Condition(
        ("scores", "weigh"), "a query head finds its KV head on its rank",
        "attention.qkv.split != 'heads' or attention.qkv.collective == 'all_gather'"
        " or not attention.kv_missing",
    ),
    Condition(
        ("rope",), "both of a pair of dimensions are on the rank",
        "attention.qkv.split != 'head_dim' or attention.qkv.collective == 'all_gather'"
        " or not attention.pairs_apart",
    ),
    Condition(
        ("norm", "norm_with"), "a norm over a stream that is split knows the whole row",
        "tp == 1 or stream != 'hidden' or norm.statistic == 'summed' or hidden.undivided",
    ),
    Condition(
        ("bias",), "the bias after the output projection is counted once",
        "tp == 1 or not model.out_bias or attention.out_state != 'sum'"
        " or attention.out.bias != 'every'",
    ),
    Condition(
        ("exchange", "cache_write"), "every token of a prompt is on a rank",
        "sequence.cut.least >= 1", phases=("prefill",),
    ),
    Condition(
        ("exp_weights",), "a token's keys reach it",
        "sequence.exchange != 'none' or sequence.reachable", phases=("prefill",),
    ),
    Condition(
        ("cache_step",), "a step's key is there when keys are read, and stands at its place",
        "work.steps == 0 or (cache.update in ('append', 'recompute') and cache.slots == 'global')",
        phases=("decode",),
    ),
    Condition(
        ("cache_step",), "no step is run beside the one before it, or keeps its entry to itself",
        "sp == 1 or work.steps in (0, 1) or (sequence.layout != 'deal'"
        " and (sequence.layout != 'alternate' or cache.turns == 'shared'))",
        phases=("decode",),
    ),
    Condition(
        ("experts",), "a stage is so many whole blocks",
        "stage.ranks % moe.block == 0", layers=("moe",),
    ),
    Condition(
        ("experts",), "every expert is on a rank, and none is named that is not there",
        "moe.experts.least >= 1 and not moe.experts.beyond", layers=("moe",),
    ),
    Condition(
        ("send", "receive"), "all ranks of the next stage get what they read",
        "stages.visits == 1 or tp == 1 or stages.receivers == 'all'",
    ),
    Condition(
        ("choose",), "the token that is chosen reaches the embedding",
        "stages.token == 'returned' or stages.first == stages.last or work.steps in (0, 1)",
        phases=("decode",),
    ),
)  # fmt: skip
