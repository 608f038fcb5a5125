"""Pictures as text, as SVG and as a trace."""

from __future__ import annotations

import json
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from shardproof.api import Model, plan
from shardproof.executor.run.runtime.turns import turns
from shardproof.reports.pictures.gather import picture
from shardproof.reports.pictures.sheet import sheet
from shardproof.reports.pictures.text import bar, picture_text
from shardproof.reports.pictures.timeline import timeline, timeline_text, trace_data
from shardproof.spec.plan.plan import Plan
from shardproof.spec.program.lower.folded import folded

MODELS = Path(__file__).resolve().parents[3] / "examples" / "models"
WIDE: list[dict[str, object]] = [
    {"tp": 8}, {"tp": 6, "attention": {"heads": "balanced"}}, {"pp": 4, "dp": 2, "sp": 2, "tp": 4},
    {"tp": 64, "attention": {"heads": "balanced"}}, {"pp": 80, "dp": 64, "tp": 8},
    {"sp": 4, "sequence": {"cut": "zigzag"}}, {"tp": 2, "attention": {"qkv": {"split": "in"}}},
    {"dp": 4096}, {"tp": 1048576}, {"pp": 65536},
]  # fmt: skip
LONG = [pytest.param({axis: 1048576}, marks=pytest.mark.long) for axis in ("dp", "pp")]


def model_of(name: str) -> Model:
    return Model.from_config(MODELS / f"{name}.json")


@pytest.mark.parametrize("fields", [*WIDE, *LONG], ids=str)
def test_eighty_columns_are_enough(fields: dict[str, object]) -> None:
    text = picture_text(picture(model_of("llama-3.1-70b"), plan(**fields)), every=True)
    assert max(map(len, text.splitlines())) <= 80
    assert "\N{NO-BREAK SPACE}" not in text


@pytest.mark.parametrize("name", ["mixtral-8x7b", "deepseek-v3", "gpt2", "bloom-560m", "falcon-7b"])
def test_of_every_kind_of_model(name: str) -> None:
    found = picture(model_of(name), plan(tp=2, pp=2))
    text = picture_text(found, every=True)
    assert max(map(len, text.splitlines())) <= 80
    ET.fromstring(sheet(found, None))  # noqa: S314  (it is our own)


@pytest.mark.parametrize(("held", "size", "says"), [
    ((range(2),), 4, "##.."), ((range(0, 4, 2),), 4, "#.#."), ((), 4, "...."),
    ((range(1),), 400, "#..."), ((range(4, 9),), 4, "...."),
])  # fmt: skip
def test_a_bar_has_a_sign_where_an_index_is_held(
    held: tuple[range, ...], size: int, says: str
) -> None:
    assert bar(held, size, 4) == says


def test_the_sheet_is_one_svg_that_loads_nothing() -> None:
    model, given = model_of("llama-3.1-70b"), plan(tp=8, pp=2)
    text = sheet(picture(model, given), timeline(model, given))
    root = ET.fromstring(text)  # noqa: S314  (it is our own)
    assert root.tag.endswith("svg")
    assert not any(
        key.rpartition("}")[2] in ("href", "src") for each in root.iter() for key in each.attrib
    )
    assert "url(" not in text


class TestTimeline:
    PLANS = (
        {"pp": 4}, {"pp": 4, "schedule": {"microbatches": 4}}, {"pp": 2, "schedule": {"period": 3}},
        {"pp": 2, "workload": {"batch": 2, "steps": 2},
         "schedule": {"ticks": [[0, 0, 0, 1], [1, 1, 0, 1], [1, 0, 1, 1], [2, 1, 1, 1],
                                [2, 0, 0, 2], [3, 1, 0, 2], [3, 0, 1, 2], [4, 1, 1, 2]]}},
        {"decode": {"sp": 2}},
    )  # fmt: skip

    @pytest.mark.parametrize("fields", PLANS, ids=str)
    def test_it_has_the_turns_that_are_executed(self, fields: dict[str, object]) -> None:
        model, given = model_of("llama-3.1-8b"), plan(**fields)
        found = timeline(model, given)
        assert found is not None
        program = folded(model, given, "decode")
        batch = given.workload.batch or program.phase.schedule.microbatches
        wanted = {
            (turn.tick, program.stages[turn.visit], turn.group, turn.step)
            for turn in turns(program.contexts[0], program.stages, batch, found.steps)
        }
        assert {(s.tick, s.stage, s.group, s.step) for s in found.spans} == wanted
        events = trace_data(found, "plan.yaml")["traceEvents"]
        told = {
            (e["ts"] // 1000, e["pid"], e["args"]["step"]) for e in events if e["ph"] == "X"
        }  # fmt: skip
        assert told == {(tick, stage, step) for tick, stage, _, step in wanted}
        assert max(map(len, timeline_text(found).splitlines())) <= 80

    def test_groups_fill_the_stages(self) -> None:
        text = said(plan(pp=2, schedule={"microbatches": 2}))
        assert "pp 0 A1 B1 A2 B2 A3 B3  ." in text
        assert "pp 1  . A1 B1 A2 B2 A3 B3" in text

    def test_nothing_is_decoded_in_no_steps(self) -> None:
        assert timeline(model_of("llama-3.1-8b"), plan(workload={"steps": 0})) is None


def said(given: Plan) -> str:
    found = timeline(model_of("llama-3.1-8b"), given)
    assert found is not None
    json.dumps(trace_data(found, "x"))
    return timeline_text(found)
