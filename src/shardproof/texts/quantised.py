"""The quantisation of a model that stands in a file of its own beside its config."""

from __future__ import annotations

from shardproof.spec.source.node import Node
from shardproof.spec.source.paths import beside as beside_of
from shardproof.spec.source.paths import name_of
from shardproof.spec.source.read import read_file
from shardproof.texts.files import is_file
from shardproof.texts.inputs import ask_inside

CONFIG, QUANTISED = "config.json", "hf_quant_config.json"


def with_quantised(
    config: Node, path: str, root: str | None = None
) -> tuple[Node, tuple[str, ...]]:
    """The config with what that file says, where it says nothing itself, and a note."""
    if not isinstance(config.value, dict) or "quantization_config" in config.value:
        return config, ()
    if name_of(path) != CONFIG or not is_file(beside := beside_of(path, QUANTISED)):
        return config, ()
    ask_inside(beside, root)
    found = read_file(beside)
    inner = found.value.get("quantization") if isinstance(found.value, dict) else None
    if inner is None:
        return config, ()
    entries = {**config.value, "quantization_config": inner}
    return Node(entries, config.place), (f"the quantisation is that of {beside}",)
