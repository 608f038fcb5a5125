"""What a person sees at a terminal of 80 columns, scene by scene.

`python -m tests.front.scenes` writes the files again; look at each before it is kept.
"""

from __future__ import annotations

import io
import json
import os
import sys
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from shardproof.__main__ import main

ROOT = Path(__file__).resolve().parents[2]
KEPT = Path(__file__).with_name("scenes")
PLANS = {
    "replicas.yaml": "model: models/qwen2-7b.json\ndp: 2\ntp: 8\n",
    "moe.yaml": "model: models/mixtral-8x7b.json\nprefill: {tp: 4, ep: 4}\n"
    "decode: {dp: 2, tp: 4, ep: 8}\n",
    "silent.yaml": "model: models/llama-3.1-8b.json\ntp: 4\n"
    "attention:\n  out: {collective: none}\n",
    "local.yaml": "model: models/llama-3.1-8b.json\nsp: 2\n"
    "sequence: {positions: local, mask: local}\n",
    "dealt.yaml": "model: models/llama-3.1-8b.json\ntp: 2\ndecode: {sp: 2}\n",
    "odd.yaml": "model: models/odd.json\ntp: 2\n",
    "typo.yaml": "model: models/llama-3.1-8b.json\ntp: eight\nattentoin:\n  heads: balanced\n",
    "zigzag.yaml": "model: models/llama-3.1-8b.json\nsp: 2\n"
    "sequence: {cut: zigzag, exchange: ring}\n",
}
SCENES = {
    "legal": "check plans/llama-3.1-70b-tp8.yaml",
    "legal-two-pools": "check moe.yaml",
    "illegal-owned": "why plans/llama-3.1-70b-tp6.yaml",
    "illegal-partial-sum": "why plans/sum-after-activation.yaml",
    "illegal-missing-all-reduce": "why silent.yaml",
    "illegal-stuck": "why plans/rank-without-all-reduce.yaml",
    "illegal-positions": "check local.yaml",
    "illegal-decode-dealt": "why dealt.yaml",
    "unknown": "check odd.yaml",
    "engine-refuses": "check -m models/qwen2-7b.json -- vllm serve Qwen/Qwen2-7B -tp 8",
    "bad-input": "check typo.yaml",
    "no-legal-plan": "plans models/qwen2-7b.json -n 8 --set dp=1 --set pp=1 --set sp=1",
    "open-plan": "why plans/qwen2-7b-open.yaml",
    "several": "check plans/llama-3.1-70b-tp8.yaml replicas.yaml typo.yaml",
    "run": "run plans/sum-after-activation.yaml --batch 1 --prompt 2 --steps 1",
    "show": "show zigzag.yaml --tensor cache --phase prefill",
}


class Terminal(io.StringIO):
    """A stream that says it is a terminal."""

    def isatty(self) -> bool:
        return True


def scene(name: str) -> str:
    """The command, what both streams show, and the exit code."""
    words = SCENES[name].split()
    with folder(errors=words[0] == "check") as out:
        code = main(words)
    return f"$ shardproof {SCENES[name]}\n{out.getvalue()}[exit {code}]\n"


@contextmanager
def folder(*, errors: bool) -> Generator[Terminal]:
    """A folder with the plans, and a terminal of 80 columns without colour; no progress bars."""
    out, before = Terminal(), (Path.cwd(), sys.stdout, sys.stderr, dict(os.environ))
    with TemporaryDirectory() as where:
        models = Path(where, "models")
        models.mkdir()
        for each in (ROOT / "examples" / "models").glob("*.json"):
            (models / each.name).symlink_to(each)
        config = json.loads((models / "llama-3.1-8b.json").read_text("utf-8"))
        config["model_type"] = "brand_new_arch"
        (models / "odd.json").write_text(json.dumps(config), "utf-8")
        Path(where, "plans").symlink_to(ROOT / "examples" / "plans")
        for file, plan in PLANS.items():
            Path(where, file).write_text(plan, "utf-8")
        os.environ.update(NO_COLOR="1", COLUMNS="80", LINES="25")
        os.chdir(where)
        sys.stdout, sys.stderr = out, out if errors else io.StringIO()
        try:
            yield out
        finally:
            os.chdir(before[0])
            sys.stdout, sys.stderr = before[1:3]
            os.environ.clear()
            os.environ.update(before[3])


if __name__ == "__main__":
    for each in SCENES:
        (KEPT / f"{each}.txt").write_text(scene(each), "utf-8")
