"""Ray Serve's LLM applications: `llm_configs:`, each with a model and vLLM's `engine_kwargs:`.

Read in Ray's documentation, `serve/llm`: `build_openai_app` takes `llm_configs`, and
`build_pd_openai_app` `prefill_config` and `decode_config`. Arguments are those of vLLM's engine by
their names in Python, and so its options.
"""

from __future__ import annotations

import json
from collections.abc import Iterator

from shardproof.launch.containers import Entries, child, entries_of, environment, items_of, text_of
from shardproof.spec.dialects.asked import Part
from shardproof.spec.dialects.flags.table import table
from shardproof.spec.dialects.programs import Started
from shardproof.spec.dialects.words import Word, refused
from shardproof.spec.errors import Place
from shardproof.spec.source.node import Node, plain

FILE = "COMMAND-FILE"
_PAIR: tuple[tuple[str, Part], ...] = (("prefill_config", "prefill"), ("decode_config", "decode"))


def is_app(entries: Entries) -> bool:
    return any(key in entries for key in ("applications", "llm_configs", "model_loading_config"))


def of_app(entries: Entries, notes: list[str]) -> Iterator[Started]:
    """The engine of each configuration."""
    if "model_loading_config" in entries:
        yield _engine(entries, entries["model_loading_config"][0], None, notes)
        return
    if "llm_configs" in entries:
        yield from _of_args(entries, notes)
    for application in items_of(child(entries, "applications")):
        args = child(entries_of(application), "args")
        yield from _of_args(entries_of(args), notes)


def _of_args(args: Entries, notes: list[str]) -> Iterator[Started]:
    for each in items_of(child(args, "llm_configs")):
        yield _config(each, None, notes)
    for key, part in _PAIR:
        if (one := child(args, key)) is not None:
            yield _config(one, part, notes)


def _config(node: Node, part: Part | None, notes: list[str]) -> Started:
    if isinstance(node.value, str):
        message = f"the configuration is in the file {node.value[:60]}"
        raise refused(FILE, message, node.place, "give that file by -f")
    return _engine(entries_of(node), node.place, part, notes)


def _engine(config: Entries, place: Place, part: Part | None, notes: list[str]) -> Started:
    engine = child(config, "llm_engine")
    if engine is not None and text_of(engine).lower() != "vllm":
        message = f"the engine {text_of(engine)[:40]!r} is not read here"
        raise refused(FILE, message, engine.place, "llm_engine: vLLM")
    words = [_model(config, place)]
    arguments = child(config, "engine_kwargs")
    if arguments is not None and arguments.value is not None:
        if not isinstance(arguments.value, dict):
            raise refused(FILE, "engine_kwargs is no mapping", arguments.place)
        for key, (at, node) in arguments.value.items():
            words += _option(key, at, node, notes)
    _told(config, notes)
    env = environment({"env": (place, of)}) if (of := _variables(config)) is not None else {}
    program = Word("serve", place)
    return Started("vllm", "serve", tuple(words), program, env, by=("Ray Serve",), part=part)


def _variables(config: Entries) -> Node | None:
    return child(config, "runtime_env", "env_vars")


def _model(config: Entries, place: Place) -> Word:
    """Where the model is loaded from, which is its name unless something else is said."""
    loading = entries_of(child(config, "model_loading_config"))
    for key in ("model_source", "model_id"):
        node = child(loading, key)
        if node is None or node.value is None:
            continue
        if isinstance(node.value, str):
            return Word(node.value, node.place)
    raise refused(FILE, "model_loading_config names no model", place, "model_id: MODEL")


def _option(key: str, at: Place, node: Node, notes: list[str]) -> Iterator[Word]:
    """An argument as the option of vLLM's command line that says it."""
    option, value = "--" + key.replace("_", "-"), node.value
    if isinstance(value, bool):
        known = table("vllm").words.get(option)
        if value or known is None or known[0].kind == "bool":
            yield Word(option if value or known is None else f"--no-{option[2:]}", at)
        else:
            notes.append(f"{key}: false is as if it had not been said")
    elif value is None:
        notes.append(f"{key}: null is as if it had not been said")
    elif isinstance(value, tuple):
        yield Word(option, at)
        for item in value:
            yield Word(text_of(item) or json.dumps(plain(item)), item.place)
    else:
        yield Word(option, at)
        text = json.dumps(plain(node)) if isinstance(value, dict) else text_of(node)
        yield Word(text, node.place)


def _told(config: Entries, notes: list[str]) -> None:
    """How often an engine is started is no part of a plan."""
    for path in (("deployment_config", "num_replicas"), ("num_replicas",),
                 ("deployment_config", "autoscaling_config", "max_replicas")):  # fmt: skip
        copies = child(config, *path)
        if copies is not None and copies.value not in (None, 1):
            notes.append(f"{path[-1]}: {text_of(copies)}: each replica is an engine on its own")
            return
