from __future__ import annotations

from pathlib import Path

import pytest

from shardproof.spec.law.judge import judge
from shardproof.spec.model.model import Model
from shardproof.spec.plan.plan import PHASES
from shardproof.spec.plan.same_degrees import best_cuts, degrees_of
from tests.spec.plan.plans import plan

MODELS = Path(__file__).parents[3] / "examples" / "models"


def model(name: str) -> Model:
    return Model.from_config(MODELS / f"{name}.json")


def any_legal(name: str, text: str) -> bool:
    """Whether some plan of these degrees is legal."""
    return any(not judge(model(name), one).reasons for one in best_cuts(model(name), plan(text)))


@pytest.mark.parametrize(
    ("name", "text", "legal"),
    [
        ("qwen2-7b", "tp: 8", True),
        ("qwen2-7b", "tp: 3\npp: 5", True),
        ("qwen2-7b", "tp: 29", True),  # a rank without heads adds nothing, and is right
        ("llama-3.1-70b", "tp: 6", True),
        ("llama-3.1-70b", "dp: 3\npp: 7\nsp: 5\ntp: 6", True),
        ("llama-3.1-70b", "pp: 100", True),
        ("llama-3.1-70b", "decode: {tp: 4}\ntp: 8", True),
        ("llama-3.1-70b", "tp: 2\ndecode: {sp: 2}", True),  # its ranks repeat the work
        ("llama-3.1-70b", "tp: 8\nep: 5", True),  # no experts: ep says nothing
        ("gpt2", "tp: 5", True),
        ("mixtral-8x7b", "tp: 8\nep: 8", True),
        ("mixtral-8x7b", "tp: 6\nep: 3", True),
        ("mixtral-8x7b", "tp: 2\nep: 4", False),  # four ranks of experts, two of everything
        ("mixtral-8x7b", "dp: 2\ntp: 2\nep: 4", True),
        ("mixtral-8x7b", "tp: 4\nep: 3", False),
        ("qwen3-30b-a3b", "tp: 4\nep: 128\ndp: 32", True),
        ("deepseek-v3", "tp: 8\nep: 8", True),
    ],
)  # fmt: skip
def test_other_cuts_of_these_degrees_are_legal_or_none_is(
    name: str,
    text: str,
    legal: bool,  # noqa: FBT001
) -> None:
    assert any_legal(name, text) is legal


@pytest.mark.parametrize(
    "text", ["tp: 8", "dp: 2\npp: 3\nsp: 4\ntp: 5\nep: 6\ndecode: {tp: 2, ep: 1}"]
)
@pytest.mark.parametrize("name", ["qwen2-7b", "mixtral-8x7b"])
def test_every_plan_that_is_tried_has_the_degrees(name: str, text: str) -> None:
    wanted = [degrees_of(plan(text).phase(phase)) for phase in PHASES]
    tried = list(best_cuts(model(name), plan(text)))
    assert tried
    for one in tried:
        assert [degrees_of(one.phase(phase)) for phase in PHASES] == wanted


def test_the_workload_stays() -> None:
    (tried,) = best_cuts(model("gpt2"), plan("workload: {batch: 3}\ntp: 5"))
    assert tried.workload.batch == 3
