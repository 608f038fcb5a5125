"""Where the rules were read."""

from __future__ import annotations

from shardproof.spec.dialects.profiles.versions import Bound

NEWEST = Bound("0.33.0", "2026-11")
TREE = "https://github.com/vllm-project/vllm/blob/v0.33.0/vllm"
ISSUES = "https://github.com/vllm-project/vllm/issues"
PULLS = "https://github.com/vllm-project/vllm/pull"
PARALLEL = f"{TREE}/config/parallel.py"
MODEL = f"{TREE}/config/model.py"
