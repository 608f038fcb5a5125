"""How long a certificate takes to make and to check again, as whole commands.

Each row is a ratio of medians within one run, the commands taken in turn, so that it holds when the
machine's speed drifts: `certify` against importing numpy, `verify` and the checker alone (compiled
once, and as a script) against the smallest Python that reads JSON and hashes. `make bench` runs it.
"""

from __future__ import annotations

import json
import os
import py_compile
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from shardproof.certificate import checker

ROUNDS = 5
MODELS = Path(__file__).resolve().parents[2] / "examples" / "models"
NUMPY = [sys.executable, "-c", "import numpy"]
PLAIN = [sys.executable, "-I", "-c", "import json, hashlib"]
BALANCED = "hidden: balanced\nattention: {heads: balanced}\nffn: {width: balanced}\n"
PLANS = (
    "tp: 1\n",
    "tp: 2\n",
    "tp: 4\ndp: 2\n",
    f"tp: 8\n{BALANCED}",
    f"pp: 4\ntp: 2\n{BALANCED}",
    "sp: 2\ntp: 2\n",
    "sp: 4\nsequence: {exchange: ring, keep: own}\ndecode: {sequence: {layout: keys}}\n",
    f"tp: 4\nstream: tokens\n{BALANCED}",
    f"tp: 4\nstream: hidden\n{BALANCED}",
    "prefill: {tp: 4}\ndecode: {tp: 2, dp: 2}\n",
)
_BYTECODE = ("PYTHONDONTWRITEBYTECODE", "PYTHONPYCACHEPREFIX")


def seconds(command: list[str], kept: str) -> tuple[float, int]:
    """How long a command takes that finds its bytecode in a folder, and its exit code."""
    given = {name: value for name, value in os.environ.items() if name not in _BYTECODE}
    start = time.perf_counter()
    done = subprocess.run(
        command, capture_output=True, check=False, env={**given, "PYTHONPYCACHEPREFIX": kept}
    )
    return time.perf_counter() - start, done.returncode


def medians(commands: dict[str, list[str]], kept: str) -> dict[str, float]:
    """The commands taken in turn, once before it counts."""
    times: dict[str, list[float]] = {name: [] for name in commands}
    for turn in range(ROUNDS + 1):
        for name, command in commands.items():
            taken, code = seconds(command, kept)
            if code:
                return {}
            if turn:
                times[name].append(taken)
    return {name: statistics.median(each) for name, each in times.items()}


def commands_of(folder: Path, config: Path, text: str) -> dict[str, list[str]]:
    plan, cert = folder / "plan.yaml", folder / "cert.json"
    plan.write_text(f"model: {config}\n{text}", encoding="utf-8")
    ours = [sys.executable, "-m", "shardproof"]
    compiled = py_compile.compile(checker.__file__, str(folder / "checker.pyc"), doraise=True)
    return {
        "numpy": NUMPY,
        "plain": PLAIN,
        "certify": [*ours, "certify", str(plan), "-o", str(cert)],
        "verify": [*ours, "verify", str(cert)],
        "script": [sys.executable, "-I", checker.__file__, str(cert)],
        "compiled": [sys.executable, "-I", str(compiled), str(cert)],
    }


def row(name: str, took: dict[str, float]) -> None:
    if not took:
        print(f"{name:44} is not legal")
        return
    alone = "verify", "script", "compiled"
    over = {each: (took[each] - 2 * took["plain"]) * 1e3 for each in alone}
    print(
        f"{name:44} certify {took['certify'] / took['numpy']:5.2f} x numpy"
        f"   verify {took['verify'] * 1e3:5.0f} ms, 2 x plain {over['verify']:+5.0f} ms"
        f"   alone {over['compiled']:+5.0f} ms, as a script {over['script']:+5.0f} ms"
    )


def deep(folder: Path, layers: int) -> Path:
    config = json.loads((MODELS / "llama-3.1-8b.json").read_text(encoding="utf-8"))
    path = folder / f"{layers}.json"
    path.write_text(json.dumps({**config, "num_hidden_layers": layers}), encoding="utf-8")
    return path


def main(names: list[str]) -> None:
    with tempfile.TemporaryDirectory() as made:
        folder = Path(made)
        small = medians(commands_of(folder, deep(folder, 8), "tp: 2\n"), made)
        row("8 layers, 2 ranks", small)
        text = "tp: 2\npp: 1024\ndp: 512\n"
        large = medians(commands_of(folder, deep(folder, 1024), text), made)
        row("1,024 layers, 1,048,576 ranks", large)
        for each in ("certify", "verify"):
            print(f"  {each}: {large[each] / small[each]:.2f} times as long")
        for config in sorted(MODELS.glob("*.json")):
            for number, plan in enumerate(PLANS):
                if not names or config.stem in names:
                    took = medians(commands_of(folder, config, plan), made)
                    row(f"{config.stem}, plan {number}", took)


if __name__ == "__main__":
    main(sys.argv[1:])
