"""How long a whole `shardproof check` takes, against importing its two largest relatives.

Each row is a ratio of medians within one run, the commands taken in turn, so it
holds when the machine's speed drifts. Bytecode is kept, as it is after any installation: the
relatives' own was written when they were installed. `make bench` runs it.
"""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROUNDS = 15
BASE = [sys.executable, "-c", "import pydantic, ruamel.yaml"]
_BYTECODE = ("PYTHONDONTWRITEBYTECODE", "PYTHONPYCACHEPREFIX")
MODELS = Path(__file__).resolve().parents[2] / "examples" / "models"


def large_config(layers: int) -> str:
    config = json.loads((MODELS / "llama-3.1-70b.json").read_text(encoding="utf-8"))
    return json.dumps({**config, "num_hidden_layers": layers})


CASES = {
    "1 layer, 1 rank": (1, "tp: 1\n"),
    "80 layers, 8 ranks": (80, "tp: 8\n"),
    "1,000 layers, 1,000,000 ranks": (1000, "dp: 625\npp: 200\ntp: 8\n"),
    "1,000 layers, 1,000,000 ranks, illegal": (1000, "dp: 8000\npp: 25\ntp: 5\n"),
}


def seconds(command: list[str], kept: str) -> float:
    """How long a command takes that finds its bytecode in a folder."""
    given = {name: value for name, value in os.environ.items() if name not in _BYTECODE}
    start = time.perf_counter()
    subprocess.run(
        command, capture_output=True, check=False, env={**given, "PYTHONPYCACHEPREFIX": kept}
    )
    return time.perf_counter() - start


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        commands: dict[str, list[str]] = {}
        for number, (name, (layers, plan)) in enumerate(CASES.items()):
            config, path = Path(folder, f"{number}.json"), Path(folder, f"{number}.yaml")
            config.write_text(large_config(layers), encoding="utf-8")
            path.write_text(f"model: {config.name}\n{plan}", encoding="utf-8")
            commands[name] = [sys.executable, "-m", "shardproof", "check", str(path)]
        times: dict[str, list[float]] = {name: [] for name in (*commands, "base")}
        for command in (BASE, *commands.values()):
            seconds(command, folder)
        for _ in range(ROUNDS):
            times["base"].append(seconds(BASE, folder))
            for name, command in commands.items():
                times[name].append(seconds(command, folder))
    base = statistics.median(times.pop("base"))
    print(f"{'import pydantic, ruamel.yaml':42} {base * 1e3:7.1f} ms   1.00")
    for name, taken in times.items():
        middle = statistics.median(taken)
        print(f"{'check: ' + name:42} {middle * 1e3:7.1f} ms {middle / base:6.2f}")


if __name__ == "__main__":
    main()
