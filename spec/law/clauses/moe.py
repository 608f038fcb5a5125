"""Mixture of experts: gating, experts, aggregation, shared experts."""

from __future__ import annotations

from functools import partial

from shardproof.spec.law.clause import Clause

moe = partial(Clause, modules=("moe",), scope="layer", only="moe")

MOE = (
    moe(
        code="MOE-MESH",
        sentence="The ranks of a stage divide into blocks that each hold all experts once.",
        documents=("moe.md:53-57", "moe.md:63"),
        text="stage.ranks % moe.block == 0",
        say="ep {ep} x expert tp {moe.expert_tp} = {moe.block} ranks do not divide the "
        "{stage.ranks} ranks of a stage",
        at=("ep", "moe.tp", "tp"),
        fix="ep: 1",
    ),
    moe(
        code="MOE-EXPERTS-OWNED",
        sentence="Every expert is on a rank of ep.",
        documents=("moe.md:53-57", "moe.md:75"),
        text="moe.experts.owned",
        say="{cut:moe.experts}",
        at=("moe.experts", "ep"),
        fix="moe: {experts: balanced}",
    ),
    moe(
        code="MOE-EXPERTS-ONCE",
        sentence="An expert's output is counted once, however many ranks hold it.",
        documents=("moe.md:24-25", "moe.md:75", "moe.md:93"),
        text="not moe.experts.owned or moe.experts.owned_once or moe.copies == 'one'",
        say="{cut:moe.experts}, and the sum counts every copy that is computed",
        at=("moe.experts", "moe.copies"),
        fix="moe: {copies: one}",
    ),
    moe(
        code="MOE-REBALANCE-OWNED",
        sentence="Every expert is on a rank of ep after the placement changes.",
        documents=("moe.md:53-57", "moe.md:75"),
        phases=("decode",),
        text="not moe.changes or moe.rebalance.experts.owned",
        say="from step {moe.rebalance.step} on {cut:moe.rebalance.experts}",
        at=("moe.rebalance.experts", "moe.rebalance", "ep"),
        fix="moe: {rebalance: {experts: balanced}}",
    ),
    moe(
        code="MOE-REBALANCE-ONCE",
        sentence="After the placement changes an expert's output is counted once.",
        documents=("moe.md:24-25", "moe.md:75", "moe.md:93"),
        phases=("decode",),
        text="""not moe.changes or not moe.rebalance.experts.owned
            or moe.rebalance.experts.owned_once or moe.copies == 'one'""",
        say="from step {moe.rebalance.step} on {cut:moe.rebalance.experts}, and the sum counts "
        "every copy that is computed",
        at=("moe.rebalance.experts", "moe.copies"),
        fix="moe: {copies: one}",
    ),
    moe(
        code="MOE-REBALANCE-WEIGHTS",
        sentence="When an expert changes its slot, its weights and its tokens go there together.",
        documents=("moe.md:54", "moe.md:93"),
        phases=("decode",),
        text="moe.rebalance.follows in ('all', 'first') or not moe.elsewhere",
        say="from step {moe.rebalance.step} on {moved:moe.rebalance.follows}",
        at=("moe.rebalance.follows", "moe.rebalance"),
        fix="moe: {rebalance: {follows: all}}",
    ),
    moe(
        code="MOE-REBALANCE-TOGETHER",
        sentence="All ranks of ep change the placement before the same step.",
        documents=("moe.md:53-57", "moe.md:93"),
        phases=("decode",),
        text="moe.rebalance.follows != 'first' or moe.first_alone",
        say="from step {moe.rebalance.step} on the first of {ep} ranks of ep goes by the new "
        "placement of experts, and the others by the one before: {alone:moe.rebalance}",
        at=("moe.rebalance.follows", "moe.rebalance"),
        fix="moe: {rebalance: {follows: all}}",
    ),
    moe(
        code="MOE-WIDTH-OWNED",
        sentence="An expert that is split has each of its intermediate dimensions on exactly one "
        "rank.",
        documents=("moe.md:35-36", "tensor_parallelism.md:33-36"),
        text="moe.width.owned_once",
        say="{cut:moe.width}{twice:moe.width}",
        at=("moe.width", "moe.tp", "tp"),
        fix="moe: {width: balanced}",
    ),
    moe(
        code="MOE-FUSED",
        sentence="The fused [gate|up] weight of an expert that is split gives each rank matching "
        "halves of gate and up.",
        documents=("moe.md:35-36", "tensor_parallelism.md:33-36"),
        text="moe.fused == 'grouped' or not model.gated or moe.blocks_fit",
        say="an expert's fused weight [gate|up], stored as {moe.stored}, is cut in "
        "{moe.expert_tp} contiguous blocks, so that a rank's gate does not belong to its up",
        at=("moe.fused", "moe.width", "moe.stored"),
        fix="moe: {fused: grouped}",
    ),
    moe(
        code="MOE-FUSED-ORDER",
        sentence="The fused [gate|up] weight of an expert is taken apart in the order in which it "
        "is stored.",
        documents=("moe.md:35-36", "tensor_parallelism.md:33-36"),
        text="not moe.misread",
        say="[gate|up] of an expert is stored as {moe.stored}, and taken apart as {moe.read}: rows "
        "of up are taken for those of gate, and others in place of these",
        at=("moe.read", "moe.stored"),
        fix="moe: {read: auto}",
    ),
    moe(
        code="MOE-SCALES",
        sentence="Each number of an expert's quantised weights is multiplied with the scale of "
        "its own block.",
        documents=("moe.md:35-36", "tensor_parallelism.md:33-36"),
        text="moe.scales_fit",
        say="{scales:ffn.experts} (scales: cut {moe.scales.cut}, index {moe.scales.index})",
        at=("moe.scales.index", "moe.scales.cut", "moe.scales"),
        fix="moe: {scales: {cut: own, index: own}}",
    ),
    moe(
        code="MOE-INDEX",
        sentence="A rank finds an expert's weights by the expert's index on that rank.",
        documents=("moe.md:54", "moe.md:93"),
        text="moe.index == 'own' or not moe.misplaced",
        say="{ep} ranks of ep share {model.experts} experts, and look them up by their global "
        "number where they stand at their place on the rank",
        at=("moe.index",),
        fix="moe: {index: own}",
    ),
    moe(
        code="MOE-ROUTER-SUM",
        sentence="The router's scores are complete before experts are chosen.",
        documents=("moe.md:23", "moe.md:37", "moe.md:93"),
        text="moe.router.split == 'none' or moe.router.sum == 'before'",
        say="the router is split over {moe.router.split} on {tp} ranks, and each chooses "
        "experts by its own part of the scores, which is joined {when:moe.router.sum}",
        at=("moe.router.sum", "moe.router.split"),
        fix="moe: {router: {sum: before}}",
    ),
    moe(
        code="MOE-ROUTER-CHOICE",
        sentence="Experts are chosen among all of them.",
        documents=("moe.md:23", "moe.md:54", "moe.md:93"),
        text="moe.router.choose == 'all'",
        say="each of {ep} ranks chooses {model.top_k} among its own experts, where the model "
        "chooses {model.top_k} among all {model.experts}",
        at=("moe.router.choose",),
        fix="moe: {router: {choose: all}}",
    ),
    moe(
        code="MOE-ROUTER-RENORMALISE",
        sentence="Weights are renormalised over all chosen experts.",
        documents=("moe.md:25", "moe.md:93"),
        text="moe.router.renormalise == 'all' or not model.renormalises",
        say="each of {ep} ranks renormalises the weights of the chosen experts that it holds by "
        "their own sum, not by that of all {model.top_k}",
        at=("moe.router.renormalise",),
        fix="moe: {router: {renormalise: all}}",
    ),
    moe(
        code="MOE-INPUT",
        sentence="The router reads the whole stream, or each rank the whole of its own tokens.",
        documents=("moe.md:23", "moe.md:54-57"),
        text="""moe.input == 'gathered' or (stream == 'whole' and moe.input == 'own')
            or (moe.router.split == 'none' and (stream == 'tokens' or moe.input == 'part'))""",
        say="the router reads, on each of {tp} ranks, what that has of the stream by itself: "
        "{routes:moe.router.split}",
        at=("moe.input", "moe.router.split", "stream"),
        fix="moe: {input: gathered}",
    ),
    moe(
        code="MOE-DISPATCH",
        sentence="Every token reaches the ranks of its experts.",
        documents=("moe.md:54-57",),
        text="not moe.spans or moe.dispatched != 'local'",
        say="experts are spread over blocks of {moe.block} ranks, a token is on "
        "{stage.same_tokens} of a stage's ranks, and nobody sends it to the others: it "
        "misses their experts",
        at=("moe.dispatch", "ep"),
        fix="moe: {dispatch: auto, combine: auto}",
    ),
    moe(
        code="MOE-COMBINE",
        sentence="The outputs of a token's experts come back to its ranks and are summed once.",
        documents=("moe.md:25", "moe.md:37", "moe.md:48", "moe.md:104"),
        text="moe.comes_back",
        say="experts are on {moe.block} ranks, and outputs (dispatch: {moe.dispatched}, combine: "
        "{moe.combined}) do not come back once: {combined:moe.combine}",
        at=("moe.combine", "moe.dispatch"),
        fix="moe: {combine: auto}",
    ),
    moe(
        code="MOE-GROUP",
        sentence="Outputs are combined over the ranks that share the experts, and no others.",
        documents=("moe.md:37", "tensor_parallelism.md:105-114"),
        text="moe.combined == 'none' or moe.over_block",
        say="experts lie over ep {ep} x expert tp {moe.expert_tp}, and their outputs are combined "
        "over {group:moe.group}",
        at=("moe.group",),
        fix="moe: {group: [ep, tp]}",
    ),
    moe(
        code="MOE-WEIGHT",
        sentence=(
            "The routing weight multiplies what the model multiplies: an expert's output, or its "
            "input."
        ),
        documents=("moe.md:25", "moe.md:93"),
        text="""moe.weight == 'auto'
            or (moe.weight == 'input' if model.input_weighted else moe.weight == 'output'
                or (moe.weight == 'hidden' and not model.down_bias))""",
        say="the routing weight multiplies the expert's {weighed:moe.weight}, where the model "
        "multiplies its {model_weighs:moe.weight}",
        at=("moe.weight",),
        fix="moe: {weight: auto}",
    ),
    moe(
        code="MOE-BIAS",
        sentence="The bias of an expert that is split is added exactly once.",
        documents=("moe.md:35-37", "tensor_parallelism.md:33-36"),
        text="moe.expert_tp == 1 or not model.down_bias or moe.bias != 'every'",
        say="an expert is split over {moe.expert_tp} ranks, and its down bias is added "
        "{bias_of_experts:moe.bias}",
        at=("moe.bias",),
        fix="moe: {bias: first}",
    ),
    moe(
        code="MOE-SHARED-OWNED",
        sentence=(
            "A shared expert that is split has each of its intermediate dimensions on exactly one"
            " rank."
        ),
        documents=("moe.md:36", "tensor_parallelism.md:33-36"),
        text="""not model.shared or moe.shared.split != 'width' or moe.shared.width.owned_once""",
        say="{cut:moe.shared.width}{twice:moe.shared.width}",
        at=("moe.shared.width", "tp"),
        fix="moe: {shared: {width: balanced}}",
    ),
    moe(
        code="MOE-SHARED-FUSED",
        sentence="The fused [gate|up] weight of shared experts that are split gives each rank "
        "matching halves of gate and up.",
        documents=("moe.md:36", "tensor_parallelism.md:33-36"),
        text="""moe.shared.fused == 'grouped' or not model.shared_gated
            or moe.shared.split != 'width' or moe.shared.blocks_fit""",
        say="the shared experts' fused weight [gate|up], stored as {moe.shared.stored}, is cut in "
        "{moe.shared.ranks} contiguous blocks, so that a rank's gate does not belong to its up",
        at=("moe.shared.fused", "moe.shared.width", "moe.shared.stored"),
        fix="moe: {shared: {fused: grouped}}",
    ),
    moe(
        code="MOE-SHARED-FUSED-ORDER",
        sentence="The fused [gate|up] weight of shared experts is taken apart in the order in "
        "which it is stored.",
        documents=("moe.md:36", "tensor_parallelism.md:33-36"),
        text="not moe.shared.misread",
        say="[gate|up] of the shared experts is stored as {moe.shared.stored}, and taken apart as "
        "{moe.shared.read}: rows of up are taken for those of gate, and others in place of these",
        at=("moe.shared.read", "moe.shared.stored"),
        fix="moe: {shared: {read: auto}}",
    ),
    moe(
        code="MOE-SHARED-SCALES",
        sentence="Each number of the shared experts' quantised weights is multiplied with the "
        "scale of its own block.",
        documents=("moe.md:36", "tensor_parallelism.md:33-36"),
        text="moe.shared.scales_fit",
        say="{scales:ffn.shared} (scales: cut {moe.shared.scales.cut}, index "
        "{moe.shared.scales.index})",
        at=("moe.shared.scales.index", "moe.shared.scales.cut", "moe.shared.scales"),
        fix="moe: {shared: {scales: {cut: own, index: own}}}",
    ),
    moe(
        code="MOE-SHARED-ONCE",
        sentence="The shared experts' output is counted once, and summed before its own norm.",
        documents=("moe.md:25", "moe.md:37", "tensor_parallelism.md:33-36"),
        text="""not model.shared
            or ((moe.shared.scale == 'divided' or moe.shared_summands == 1)
                if moe.shared.split == 'none'
                else moe.shared.scale == 'one' and moe.shared_sum_fits)
            and not (model.own_norms and moe.shared_summed == 'routed' and moe.block != 1)""",
        say="the shared expert (split: {moe.shared.split}, sum: {moe.shared.sum}, scale: "
        "{moe.shared.scale}) does not count once: {shared:moe.shared}",
        at=("moe.shared.sum", "moe.shared.split", "moe.shared.scale", "moe.shared"),
        fix="moe: {shared: {sum: own, split: width, scale: one}}",
    ),
)
