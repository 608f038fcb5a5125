"""Stages: models and drafts that have none, lists of layers, state that crosses a stage."""

from __future__ import annotations

from shardproof.spec.dialects.profiles.rule import Rule, StageList, StageStart, Together
from shardproof.spec.dialects.profiles.tables import names
from shardproof.spec.dialects.profiles.versions import Bound
from shardproof.spec.dialects.profiles.vllm.sources import ISSUES, PULLS, TREE

OWN_DRAFTS = frozenset({"mtp", "medusa", "dspark", "mlp_speculator"})

RULES: tuple[Rule, ...] = (
    Rule(
        "vllm.no-stages",
        "pipeline stages",
        Together(("pp",)),
        "NotImplementedError: Pipeline parallelism is not supported yet.",
        f"{PULLS}/4412",
        when=(("pp", ">", 1),),
        until=Bound("0.5.1", "2024-07"),
        about="There were no stages.",
    ),
    Rule(
        "vllm.stages-of-model",
        "pipeline stages",
        Together(("pp",)),
        "Pipeline parallelism is not supported for this model. Supported models implement the "
        "`SupportsPP` interface. ({architecture})",
        f"{TREE}/model_executor/models/registry.py",
        when=(("pp", ">", 1), ("architecture", "in", names("vllm", "no_pipeline"))),
        about="A class that can't be laid in stages.",
    ),
    Rule(
        "vllm.stages-of-unknown-model",
        "pipeline stages",
        Together(("pp",)),
        "{architecture} is not among the architectures that are known to implement `SupportsPP`.",
        "https://docs.vllm.ai/en/latest/models/supported_models.html",
        when=(
            ("pp", ">", 1),
            ("architecture", "!=", None),
            ("architecture", "not in", names("vllm", "no_pipeline") | names("vllm", "pipeline")),
        ),
        effect="unknown",
        decides="whether the class of this architecture implements SupportsPP",
    ),
    Rule(
        "vllm.other-class",
        "model",
        Together(),
        "{architecture} is not among the classes of 0.33.0: newer, or run by Transformers' own "
        "code",
        "https://docs.vllm.ai/en/latest/models/supported_models.html",
        when=(
            ("architecture", "!=", None),
            ("architecture", "not in", names("vllm", "no_pipeline") | names("vllm", "pipeline")),
        ),
        effect="note",
    ),
    Rule(
        "vllm.draft-in-stages",
        "pipeline stages",
        Together(("pp",)),
        "NotImplementedError: Pipeline parallelism is not supported for this model. Supported "
        "models implement the `SupportsPP` interface. (the draft, {draft}, with "
        "pipeline_parallel_size={pp})",
        f"{ISSUES}/52761",
        when=(
            ("pp", ">", 1),
            ("draft", "in", OWN_DRAFTS),
            ("family", "not in", names("vllm", "drafts_with_stages")),
        ),
        until=Bound("0.30.0", "2026-09"),
        about="A draft had as many stages as its target; since 0.30 it has one.",
    ),
    Rule(
        "vllm.draft-ranks",
        "tensor parallelism",
        Together(("draft_tp", "tp")),
        "speculative_draft_tensor_parallel_size={draft_tp} cannot be other value than 1 or target "
        "model tensor_parallel_size ({tp})",
        f"{TREE}/config/speculative.py",
        when=(("draft_tp_fits", "=", False),),
        about="A draft model lies on one rank or on as many as its target.",
    ),
    Rule(
        "vllm.features-over-stages",
        "pipeline stages",
        Together(("pp",)),
        "{architecture} does not support {draft} with pipeline parallelism",
        f"{TREE}/v1/worker/gpu/spec_decode/eagle/eagle3_utils.py",
        when=(
            ("pp", ">", 1),
            ("draft", "in", frozenset({"eagle3", "dflash"})),
            ("family", "not in", names("vllm", "features_over_stages")),
        ),
        since=Bound("0.30.0", "2026-09"),
        about="Inner states of other stages do not reach the draft.",
    ),
)

LISTED: tuple[Rule, ...] = (
    Rule(
        "vllm.stage-list",
        "layers",
        StageList("partition"),
        "ValueError: {why}",
        "https://github.com/vllm-project/vllm/blob/main/tests/distributed/test_pipeline_partition.py",
        about="VLLM_PP_LAYER_PARTITION has a number for each stage, all layers in sum.",
    ),
)

CROSSING: tuple[Rule, ...] = (
    Rule(
        "vllm.indices-cross-stages",
        "layers",
        StageStart("index_shared"),
        "stage {stage} begins with layer {layer}, which takes the top-k indices of layer "
        "{before}; between stages only hidden states and residual are sent, so it reads a "
        "buffer that nobody filled",
        f"{ISSUES}/50853",
        effect="wrong",
        about="State that one layer leaves for the next does not cross a stage.",
    ),
)
