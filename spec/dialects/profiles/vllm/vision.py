"""The vision tower, which is sharded over tp or whole on each rank."""

from __future__ import annotations

from shardproof.spec.dialects.profiles.rule import Divides, Rule
from shardproof.spec.dialects.profiles.versions import Bound
from shardproof.spec.dialects.profiles.vllm.sources import ISSUES, TREE

RULES: tuple[Rule, ...] = (
    Rule(
        "vllm.vision-heads",
        "vision heads",
        Divides(("vision_heads",), "tp"),
        "AssertionError: {size} is not divisible by {tp} (heads of the vision tower)",
        f"{ISSUES}/24004",
        when=(("vision_known", "=", "sharded"),),
        off=(("whole_vision", "=", True),),
        about="The vision tower is cut over the tensor ranks of the text model.",
    ),
    Rule(
        "vllm.vision-heads-once",
        "vision heads",
        Divides(("vision_heads",), "tp"),
        "AssertionError: {size} is not divisible by {tp} (heads of the vision tower)",
        f"{ISSUES}/8097",
        when=(("vision_known", "=", "replicated"),),
        off=(("whole_vision", "=", True),),
        until=Bound("0.6.2", "2024-10"),
        about="Towers that are now whole on each rank where their heads do not divide.",
    ),
    Rule(
        "vllm.vision-width",
        "vision width",
        Divides(("vision_width",), "tp"),
        "{size} is not divisible by {tp} (width of the vision tower)",
        f"{TREE}/model_executor/layers/linear.py",
        when=(("vision_known", "=", "sharded"),),
        off=(("whole_vision", "=", True),),
    ),
    Rule(
        "vllm.vision-unknown",
        "vision heads",
        Divides(("vision_heads",), "tp"),
        "{size} heads of the vision tower do not divide by {tp}; whether vLLM shards this "
        "family's tower ({outer}) is not known",
        f"{ISSUES}/49368",
        when=(("vision_known", "=", "not known"),),
        off=(("whole_vision", "=", True),),
        effect="unknown",
        decides="whether the class of this family's vision tower is sharded over tensor ranks",
    ),
)
