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
        text="moe.experts.least >= 1 and not moe.experts.beyond",
        say="{cut:moe.experts}",
        at=("moe.experts", "ep"),
        fix="moe: {experts: balanced}",
    ),
    moe(
        code="MOE-EXPERTS-ONCE",
        sentence="An expert's output is counted once, however many ranks hold it.",
        documents=("moe.md:24-25", "moe.md:75", "moe.md:93"),
        text="""moe.experts.most <= 1 or (moe.copies == 'one' and not moe.twice_on_a_rank)
            or moe.once""",
        say="{cut:moe.experts}, and the sum counts every copy that is computed",
        at=("moe.experts", "moe.copies"),
        fix="moe: {copies: one}",
    ),
    moe(
        code="MOE-WIDTH-OWNED",
        sentence="An expert that is split has each of its intermediate dimensions on one rank.",
        documents=("moe.md:35-36", "tensor_parallelism.md:33-36"),
        text="""not moe.width.beyond
            and ((moe.width.least == 1 and moe.width.most == 1) or moe.once)""",
        say="{cut:moe.width}{twice:moe.width}",
        at=("moe.width", "moe.tp", "tp"),
        fix="moe: {width: balanced}",
    ),
    moe(
        code="MOE-INDEX",
        sentence="A rank finds an expert's weights by the expert's place on that rank.",
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
        text="""tp == 1 or moe.router.split == 'none' or moe.router.sum == 'before'
            or (model.experts == 1 and model.constant_weight
                and moe.router.split != 'experts')""",
        say="the router is split over {moe.router.split} on {tp} ranks, and each chooses "
        "experts by its own part of the scores, which is joined {when:moe.router.sum}",
        at=("moe.router.sum", "moe.router.split"),
        fix="moe: {router: {sum: before}}",
        exempt="one expert whose weight is always one",
    ),
    moe(
        code="MOE-ROUTER-CHOICE",
        sentence="Experts are chosen among all of them.",
        documents=("moe.md:23", "moe.md:54", "moe.md:93"),
        text="""ep == 1 or moe.router.choose == 'all' or moe.experts.everywhere
            or moe.own_choice_fits""",
        say="each of {ep} ranks chooses {model.top_k} among its own experts, where the model "
        "chooses {model.top_k} among all {model.experts}",
        at=("moe.router.choose",),
        fix="moe: {router: {choose: all}}",
        exempt="all experts on one rank, or all of them chosen",
    ),
    moe(
        code="MOE-ROUTER-RENORMALISE",
        sentence="Weights are renormalised over all chosen experts.",
        documents=("moe.md:25", "moe.md:93"),
        text="""ep == 1 or moe.router.renormalise == 'all' or not model.renormalises
            or moe.experts.everywhere or model.weight_of_one
            or moe.own_division_fits""",
        say="each of {ep} ranks renormalises the weights of the chosen experts that it holds by "
        "their own sum, not by that of all {model.top_k}",
        at=("moe.router.renormalise",),
        fix="moe: {router: {renormalise: all}}",
        exempt="top-1: the one weight is one on the rank that has it",
    ),
    moe(
        code="MOE-INPUT",
        sentence="The router reads the whole stream, or each rank the whole of its own tokens.",
        documents=("moe.md:23", "moe.md:54-57"),
        text="""moe.input == 'gathered' or tp == 1
            or (stream == 'whole' and moe.input == 'own')
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
        text="moe.reaches or moe.once",
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
        text="moe.comes_back or moe.once",
        say="experts are on {moe.block} ranks, and outputs (dispatch: {moe.dispatched}, combine: "
        "{moe.combined}) do not come back once: {combined:moe.combine}",
        at=("moe.combine", "moe.dispatch"),
        fix="moe: {combine: auto}",
    ),
    moe(
        code="MOE-GROUP",
        sentence="Outputs are combined over the ranks that share the experts, and no others.",
        documents=("moe.md:37", "tensor_parallelism.md:105-114"),
        text="moe.group_fits or moe.once",
        say="experts lie over ep {ep} x expert tp {moe.expert_tp}, and their outputs are combined "
        "over {group:moe.group}",
        at=("moe.group",),
        fix="moe: {group: [ep, tp]}",
    ),
    moe(
        code="MOE-WEIGHT",
        sentence="The routing weight multiplies what the model multiplies.",
        documents=("moe.md:25", "moe.md:93"),
        text="""model.constant_weight or moe.weight == 'auto'
            or (not model.input_weighted and (moe.weight == 'output'
                or (moe.weight == 'hidden' and not model.down_bias)))
            or (model.input_weighted and moe.weight == 'input')""",
        say="the routing weight multiplies the expert's {weighed:moe.weight}, where the model "
        "multiplies its {model_weighs:moe.weight}",
        at=("moe.weight",),
        fix="moe: {weight: auto}",
        exempt="a single renormalised weight, which is one",
    ),
    moe(
        code="MOE-BIAS",
        sentence="The bias of an expert that is split is counted once.",
        documents=("moe.md:35-37", "tensor_parallelism.md:33-36"),
        text="""moe.expert_tp == 1 or not model.down_bias
            or (moe.bias in ('first', 'divided') and (moe.over_block or not moe.once))
            or moe.bias_once""",
        say="an expert is split over {moe.expert_tp} ranks, and its down bias is added "
        "{bias_of_experts:moe.bias}",
        at=("moe.bias",),
        fix="moe: {bias: first}",
    ),
    moe(
        code="MOE-SHARED-OWNED",
        sentence="A shared expert that is split has each of its dimensions on one rank.",
        documents=("moe.md:36", "tensor_parallelism.md:33-36"),
        text="""not model.shared or moe.shared.split != 'width' or moe.shared.width.everywhere
            or (moe.shared.width.least == 1 and moe.shared.width.most == 1
                and not moe.shared.width.beyond)
            or moe.shared_once""",
        say="{cut:moe.shared.width}{twice:moe.shared.width}",
        at=("moe.shared.width", "tp"),
        fix="moe: {shared: {width: balanced}}",
    ),
    moe(
        code="MOE-SHARED-ONCE",
        sentence="The shared experts' output is counted once.",
        documents=("moe.md:25", "moe.md:37", "tensor_parallelism.md:33-36"),
        text="""not model.shared
            or ((moe.shared_summed != 'routed' or moe.over_block or not moe.once)
                and ((moe.shared_by == 'none'
                        and (moe.shared.scale == 'divided' or moe.shared_ranks == 1))
                    or (moe.shared_by != 'none' and moe.shared.scale == 'one'
                        and (moe.shared_summed == 'own'
                            or (moe.shared_summed == 'routed' and moe.block == tp
                                and not moe.shared.apart)))))
            or moe.shared_once""",
        say="the shared expert (split: {moe.shared.split}, sum: {moe.shared.sum}, scale: "
        "{moe.shared.scale}) does not count once: {shared:moe.shared}",
        at=("moe.shared.sum", "moe.shared.split", "moe.shared.scale", "moe.shared"),
        fix="moe: {shared: {sum: own, split: width, scale: one}}",
    ),
)
