"""Every command says of a family without a reader that nothing is known, in one line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from shardproof.spec.model.model import Model
from tests.front.running import MODELS, Shell, written

JAMBA = {"model_type": "jamba", "hidden_size": 2304, "num_attention_heads": 31}
LLAMA = json.loads((MODELS / "llama-3.1-8b.json").read_text("utf-8"))
CONFIGS = {
    "a known family": (JAMBA, "jamba"),
    "a new family": (LLAMA | {"model_type": "brand_new_arch"}, "brand_new_arch"),
    "no family": ({k: v for k, v in LLAMA.items() if k != "model_type"}, "names no family"),
}
COMMANDS = {
    "check": ["check", "plan.yaml"],
    "check as data": ["check", "plan.yaml", "--format", "json"],
    "why": ["why", "plan.yaml"],
    "why, open": ["why", "open.yaml"],
    "run": ["run", "plan.yaml"],
    "program": ["run", "plan.yaml", "--program", "both"],
    "certify": ["certify", "plan.yaml"],
    "certify into a file": ["certify", "plan.yaml", "-o", "cert.json"],
    "certify, open": ["certify", "open.yaml"],
    "plans": ["plans", "config.json", "-n", "8"],
    "plans, open": ["plans", "open.yaml"],
    "init": ["init", "config.json"],
}


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where commands run: plans, one open, of a config that a test writes."""
    monkeypatch.chdir(tmp_path)
    edit = "edits: [{drop: layers.9.ffn.all_reduce}]"
    written(tmp_path, f"model: config.json\ntp: 3\n{edit}\n")
    written(tmp_path, "model: config.json\ndevices: 3\ntp: ?\n", "open.yaml")
    return tmp_path


@pytest.mark.parametrize("words", COMMANDS.values(), ids=COMMANDS)
@pytest.mark.parametrize(("config", "said"), CONFIGS.values(), ids=CONFIGS)
def test_it_is_unknown(
    shell: Shell, folder: Path, config: dict[str, object], said: str, words: list[str]
) -> None:
    written(folder, json.dumps(config), "config.json")
    done = shell(*words)
    assert (done.code, done.err) == (3, "")
    assert said in " ".join(done.out.split())
    # A config in full has dozens of fields; none of them is told of.
    assert "json" in words or len(done.out.splitlines()) <= 6
    assert "legal\n" not in done.out
    assert not (folder / "cert.json").exists()


@pytest.mark.parametrize("config", ["a new family", "no family"])
def test_as_llama_it_is_one(shell: Shell, folder: Path, config: str) -> None:
    written(folder, json.dumps(CONFIGS[config][0]), "config.json")
    plan = written(folder, "model: config.json\ntp: 2\n")
    for words in (["check"], ["why"], ["certify", "-o", "cert.json"]):
        assert shell(words[0], plan, *words[1:], "--as", "llama").code == 0
    assert shell("plans", "config.json", "-n", "2", "--as", "llama").code == 0
    assert shell("init", "config.json", "--as", "llama").code == 0
    # The certificate is of a Llama, which is what was asked.
    assert shell("verify", "cert.json").code == 0
    held = json.loads((folder / "cert.json").read_text("utf-8"))
    assert held["predicate"]["config"]["model_type"] == "llama"


def test_another_family_is_not_taken_for_llama(shell: Shell, folder: Path) -> None:
    written(folder, json.dumps(JAMBA), "config.json")
    done = shell("check", "plan.yaml", "--as", "llama")
    assert (done.code, "jamba" in done.err) == (2, True)


def test_no_certificate_is_written_that_verify_would_not_take(
    shell: Shell, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from shardproof.certificate import checker

    written(folder, json.dumps(LLAMA), "config.json")
    plan = written(folder, "model: config.json\ntp: 2\n")

    def doubts(*_: object) -> tuple[str, str]:
        return "unknown", "zig is not known here"

    monkeypatch.setattr(checker, "judge", doubts)
    done = shell("certify", plan, "-o", "cert.json")
    assert (done.code, "zig is not known here" in done.out) == (3, True)
    assert not (folder / "cert.json").exists()


def test_a_field_that_a_file_lacks_is_named_before_what_is_not_modelled() -> None:
    for more, named in (
        ({}, "num_sliding_attention_heads"),
        ({"attention_other_setting": {"num_attention_heads": 96}}, "model_type"),
    ):
        model = Model.from_config({"model_type": "step3p7", "hidden_size": 4096, **more})
        assert [(gap.field, gap.whole) for gap in model.unmodelled] == [(named, True)]
