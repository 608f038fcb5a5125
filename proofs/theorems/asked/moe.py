"""What is asked of experts, of blocks of ranks that share them, and of what arrives."""

from __future__ import annotations

from shardproof.proofs.theorems.asked.condition import BEYOND, MISSING, ON_EACH, TWICE, Condition

MOE = ("moe",)
ARRIVES = "moe.once or (moe.reaches and moe.comes_back and moe.group_fits)"

CONDITIONS = (
    Condition(
        ("experts", "block_gather", "block_reduce"), "a stage is so many whole blocks",
        "stage.ranks % moe.block == 0",
        ("experts lie over … ranks, and the last block has …",), layers=MOE,
    ),
    Condition(
        ("experts",), "every expert is on a rank, and none is named that is not there",
        "moe.experts.least >= 1 and not moe.experts.beyond",
        ("expert … is on no rank", "there is no such expert"), layers=MOE,
    ),
    Condition(
        ("experts",), "every dimension of an expert is on a rank",
        "(moe.width.least >= 1 or moe.once) and not moe.width.beyond",
        (MISSING, BEYOND), r"\S* experts\(", layers=MOE,
    ),
    Condition(
        ("experts",), "an expert is looked up by its place on the rank",
        "moe.index == 'own' or not moe.misplaced",
        ("an expert's number is taken for its place on the rank",), layers=MOE,
    ),
    Condition(
        ("experts",), "the routing weight multiplies where the model does, or where it is linear",
        "model.constant_weight or moe.weight == 'auto'"
        " or (moe.weight == 'input' if model.input_weighted else moe.weight == 'output'"
        " or (moe.weight == 'hidden' and not model.down_bias))",
        ("the routing weight multiplies the …, and in the model the …",), layers=MOE,
    ),
    Condition(
        ("add", "add_each", "slice", "norm"), "each part of each expert arrives once",
        f"moe.once or (({ARRIVES}) and (moe.experts.most <= 1"
        " or (moe.copies == 'one' and not moe.twice_on_a_rank))"
        " and moe.width.least == 1 and moe.width.most == 1)",
        ("expert … is there … times in what rank … of the stage gets",), layers=MOE,
    ),
    Condition(
        ("add", "slice", "norm"), "results that are added are of the same tokens",
        ARRIVES,
        ("the ranks of a group have different tokens, and their results are added",), layers=MOE,
    ),
    Condition(
        ("add", "slice"), "the bias of an expert arrives once",
        "moe.expert_tp == 1 or not model.down_bias or moe.bias_once"
        " or (moe.bias in ('first', 'divided') and (moe.over_block or not moe.once))",
        ("the bias of expert … is not there once on rank …",), layers=MOE,
    ),
    Condition(
        ("route",), "experts are chosen by all scores",
        "tp == 1 or moe.router.split == 'none' or moe.router.sum == 'before'"
        " or (model.experts == 1 and model.constant_weight and moe.router.split != 'experts')",
        (
            "experts are chosen by the scores of some",
            "experts are chosen by a part of the scores",
            ON_EACH,
        ),
        r"\S*\.moe\.", layers=MOE,
    ),
    Condition(
        ("experts", "add", "slice"), "who chooses or divides knows every expert that counts",
        "ep == 1 or moe.experts.everywhere or ((moe.router.choose == 'all' or moe.own_choice_fits)"
        " and (moe.router.renormalise == 'all' or not model.renormalises or model.weight_of_one"
        " or moe.own_division_fits))",
        ("experts are chosen, or their weights divided, among the rank's own alone",), layers=MOE,
    ),
    Condition(
        ("block_reduce", "block_return"), "a replica without sequences joins its block",
        "batch.idle == 'join' or not batch.idle_beside or (moe.dispatched == 'local'"
        " and moe.combined in ('none', 'all_to_all'))",
        ("a replica that has no sequence stays away from the experts",),
        layers=MOE,
    ),
    Condition(
        ("block_reduce", "block_return"), "results come from the ranks that share the experts",
        f"{ARRIVES}",
        ("the group … is another than the … ranks that share the experts",), layers=MOE,
    ),
    Condition(
        ("shared_expert",), "every dimension of a shared expert is on one rank, or all on each",
        "not model.shared or moe.shared.split != 'width' or moe.shared_once"
        " or moe.shared.width.everywhere or (moe.shared.width.least == 1"
        " and moe.shared.width.most == 1 and not moe.shared.width.beyond)",
        (MISSING, TWICE, BEYOND), r"\S* shared_expert\(", layers=MOE,
    ),
)  # fmt: skip
