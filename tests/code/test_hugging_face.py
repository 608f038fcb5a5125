"""transformers' own tensor parallelism, unchanged; `make agree-executors` runs what needs it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from shardproof.certificate import program_checker
from shardproof.cli.app import run

REASON = "outside the lock: pip install torch transformers"
ROOT = Path(__file__).parents[2]
SMALL = {"hidden_size": 64, "intermediate_size": 96, "vocab_size": 96}
CONFIGS: dict[str, dict[str, Any]] = {
    "llama": {"num_attention_heads": 8, "num_key_value_heads": 4},
    "qwen2": {"num_attention_heads": 8, "num_key_value_heads": 4},
    "qwen3": {"num_attention_heads": 8, "num_key_value_heads": 4, "head_dim": 16},
    "mistral": {"num_attention_heads": 8, "num_key_value_heads": 4, "sliding_window": 64},
    "gemma2": {"num_attention_heads": 8, "num_key_value_heads": 4, "head_dim": 16},
    "gemma3_text": {"num_attention_heads": 8, "num_key_value_heads": 4, "head_dim": 16},
    "phi3": {"num_attention_heads": 8, "num_key_value_heads": 4},
    "olmo2": {"num_attention_heads": 8, "num_key_value_heads": 4},
    "glm4": {"num_attention_heads": 8, "num_key_value_heads": 4, "head_dim": 16},
    "cohere": {"num_attention_heads": 8, "num_key_value_heads": 4},
    "mixtral": {"num_attention_heads": 8, "num_key_value_heads": 4, "num_local_experts": 8},
    "qwen3_moe": {"num_attention_heads": 8, "num_key_value_heads": 4, "num_experts": 8},
}


def asked(folder: Path, kind: str, *words: str) -> tuple[int, dict[str, Any]]:
    config = folder / "config.json"
    config.write_text(json.dumps({"model_type": kind, **SMALL, **CONFIGS[kind]}), "utf-8")
    env = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT), str(ROOT / "src")])}
    command = [sys.executable, "-m", "shardproof", "code", "--hf", str(config), "--format", "json"]
    done = subprocess.run([*command, *words], env=env, capture_output=True, text=True, check=False)
    assert done.stdout, done.stderr
    return done.returncode, json.loads(done.stdout)


@pytest.mark.long
@pytest.mark.parametrize("kind", CONFIGS)
@pytest.mark.parametrize("tp", [2, 4])
def test_the_plan_of_transformers_is_equal(kind: str, tp: int, tmp_path: Path) -> None:
    pytest.importorskip("transformers", reason=REASON)
    code, data = asked(tmp_path, kind, "--tp", str(tp))
    assert (code, data["verdict"]) == (0, "equal"), data["reason"]
    assert data["bound"] <= 1e-9
    assert data["collectives"]
    assert any("sizes were made smaller" in each for each in data["assumptions"])
    assert data["law"]["plan"]["tp"] == tp
    assert data["law"]["word"] == "legal" or kind not in ("llama", "qwen2", "qwen3", "mistral")


@pytest.mark.long
@pytest.mark.parametrize("kind", ["llama", "mixtral", "qwen3_moe"])
def test_a_model_that_is_equal_has_a_certificate(kind: str, tmp_path: Path) -> None:
    """With experts, too, which are chosen by one order."""
    pytest.importorskip("transformers", reason=REASON)
    file = tmp_path / f"{kind}.cert"
    code, data = asked(tmp_path, kind, "--tp", "2", "--certificate", str(file))
    assert (code, data["verdict"]) == (0, "equal")
    config, text = tmp_path / "config.json", file.read_text("utf-8")
    before = time.process_time()
    word, why = program_checker.judge(text, [str(config)])
    assert time.process_time() - before < 5
    assert word == "equal", why
    chosen = any("chosen by the order" in each for each in program_checker.about(text))
    assert chosen == (kind != "llama")
    assert str(tmp_path) not in text
    config.write_text(config.read_text("utf-8") + " ", "utf-8")
    assert program_checker.judge(text, [str(config)])[0] == "not of these files"


FUSED = {
    "model.layers.*.self_attn.qkv_proj": "colwise_gather_output",
    "model.layers.*.self_attn.o_proj": "rowwise_split_input",
    "model.layers.*.mlp.gate_up_proj": "colwise",
    "model.layers.*.mlp.down_proj": "rowwise",
}
"""Gate and up are one weight, whose first half is all of the gate."""


@pytest.mark.long
def test_a_fused_weight_that_is_split_as_one_differs(tmp_path: Path) -> None:
    pytest.importorskip("transformers", reason=REASON)
    plan = tmp_path / "plan.json"
    plan.write_text(json.dumps(FUSED), "utf-8")
    code, data = asked(tmp_path, "phi3", "--tp", "2", "--tp-plan", str(plan))
    assert (code, data["verdict"]) == (1, "differs"), data["reason"]
    assert data["difference"]["floats"]


@pytest.mark.long
def test_fewer_kv_heads_than_ranks_cannot_run(tmp_path: Path) -> None:
    pytest.importorskip("transformers", reason=REASON)
    code, data = asked(tmp_path, "llama", "--tp", "8")
    assert (code, data["verdict"]) == (1, "cannot run"), data["reason"]
    assert "modeling_llama.py" in data["site"]["file"]


@pytest.mark.parametrize(("words", "text", "said"), [
    (["code", "--hf", "config.json", "--tp", "1"], "{}", "--tp cannot be 1"),
    (["code", "mine.py:f", "--hf", "config.json"], "{}", "two questions"),
])  # fmt: skip
def test_a_mistake_is_told(
    words: list[str], text: str, said: str, tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str],
) -> None:  # fmt: skip
    (tmp_path / "config.json").write_text(text, "utf-8")
    monkeypatch.chdir(tmp_path)
    assert run(words) == 2
    assert said in " ".join(capsys.readouterr().err.split())


@pytest.mark.long
@pytest.mark.parametrize(("text", "said"), [
    ("{", "is no JSON"), ("[]", "no model_type"), ('{"model_type": "none_such"}', "no model of it"),
    ('{"model_type": "gpt2"}', "no tp plan"),
])  # fmt: skip
def test_a_config_that_is_none_is_told(
    text: str, said: str, tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str],
) -> None:  # fmt: skip
    pytest.importorskip("transformers", reason=REASON)
    (tmp_path / "config.json").write_text(text, "utf-8")
    monkeypatch.chdir(tmp_path)
    assert run(["code", "--hf", "config.json"]) == 2
    assert said in " ".join(capsys.readouterr().err.split())
