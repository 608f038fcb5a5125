"""Carries the near misses into the package, where `shardproof explain` shows them.

`python -m tests.cases.publish` writes the file anew; a test compares.
"""

from __future__ import annotations

import json
from pathlib import Path

NEAR_MISSES = Path(__file__).parent / "near_misses"
PUBLISHED = Path(__file__).resolve().parents[2] / "spec" / "law" / "near_misses.json"


def published() -> str:
    """For each clause the near miss that is named after it: what is wrong, model, plan."""
    out: dict[str, dict[str, str]] = {}
    for path in sorted(NEAR_MISSES.glob("*.yaml")):
        if "--" in path.stem:
            continue
        lines = path.read_text(encoding="utf-8").splitlines()[1:]
        about = [line.removeprefix("# ") for line in lines if line.startswith("#")]
        body = [line for line in lines if not line.startswith("#")]
        [named] = [line for line in body if line.startswith("model:")]
        model = named.split("/")[-1].removesuffix(".json")
        plan = "\n".join(line for line in body if not line.startswith("model:"))
        out[path.stem] = {"about": " ".join(about), "model": model, "plan": plan}
    return json.dumps(out, indent=1, ensure_ascii=False, sort_keys=True) + "\n"


def main() -> None:
    PUBLISHED.write_text(published(), encoding="utf-8")


if __name__ == "__main__":
    main()
