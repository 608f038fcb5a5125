"""Dynamo's workers, `python -m dynamo.vllm` and the like: their own words beside an engine's.

Those of vLLM and SGLang take every word of the engine; that of TensorRT-LLM has words of its own
for the engine's arguments. Read in Dynamo 1.4.2, `components/src/dynamo/*/backend_args.py` and
`common/configuration/groups/runtime_args.py`, and older words in 0.4.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from shardproof.spec.dialects.asked import Engine, Part
from shardproof.spec.dialects.grammar import VALUE, Grammar
from shardproof.spec.dialects.options import Options, Parsed
from shardproof.spec.dialects.trtllm_files import of_yaml
from shardproof.spec.dialects.words import refused
from shardproof.spec.errors import Place
from shardproof.spec.record import replace
from shardproof.spec.source.node import Plain, from_plain

OVER_FILE = ("override_engine_args", "trtllm")
"""Words of TensorRT-LLM's worker whose JSON holds over the file of arguments."""
_MODES: Mapping[str, Part] = {
    "agg": "both",
    "aggregated": "both",
    "pd": "both",
    "prefill_and_decode": "both",
    "prefill": "prefill",
    "decode": "decode",
    "null": "both",
}
_WORKERS: Mapping[str, Part] = {"is_prefill_worker": "prefill", "is_decode_worker": "decode"}


def with_dynamo(grammar: Grammar, engine: Engine) -> Grammar:
    """The grammar of the worker that starts this engine."""
    if engine == "tensorrt-llm":
        return Grammar(
            "Dynamo's worker of TensorRT-LLM", "dynamo-tensorrt-llm", ("dynamo",), dotted=True
        )
    return replace(grammar, beside=(f"dynamo-{engine}", "dynamo"))


def part_of(options: Options, place: Place) -> Part | None:
    """Of two pools, the one that the worker's own words start."""
    found: list[tuple[Part, Place]] = []
    for name, part in _WORKERS.items():
        said = options.get(name)
        if said is not None and said.value is True:
            found.append((part, said.place or place))
    mode = options.get("disaggregation_mode")
    if mode is not None:
        part = _MODES.get(str(mode.value).lower())
        if part is None:
            message = f"--disaggregation-mode {str(mode.value)[:40]} starts no part of this model"
            raise refused(VALUE, message, mode.place or place, "agg, prefill or decode")
        found.append((part, mode.place or place))
    if len({part for part, _ in found}) > 1:
        message = "this worker is told to be of two pools"
        raise refused(VALUE, message, found[-1][1], "say one of them")
    return found[0][0] if found else None


def arguments_over_file(parsed: Parsed) -> None:
    """Lay JSON of TensorRT-LLM's arguments over what the line and its file say."""
    for name in OVER_FILE:
        said = parsed.options.get(name)
        if said is None or said.value is None or said.place is None:
            continue
        root = from_plain(cast("Plain", said.value), said.place)
        if not isinstance(root.value, dict):
            message = f"{said.spelled[:60]} is no mapping of arguments"
            raise refused(VALUE, message, said.place, '{"tensor_parallel_size": 2}')
        of_yaml(root, said.spelled.split()[0], said.index, parsed)
