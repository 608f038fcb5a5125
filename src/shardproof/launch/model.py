"""The model of a launch command: a config that is here, never one that is fetched."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import cast

from shardproof.api import load_model
from shardproof.spec.dialects.asked import Asked
from shardproof.spec.dialects.megatron_model import megatron_model
from shardproof.spec.dialects.reading import Reading
from shardproof.spec.errors import InputError, InputErrors, Place
from shardproof.spec.model.config import model_from_node
from shardproof.spec.model.model import Dense, Model
from shardproof.spec.model.write import MARK, model_data
from shardproof.spec.record import dataclass
from shardproof.spec.source.nearest import nearest
from shardproof.spec.source.node import Node, Plain, from_plain, plain
from shardproof.texts.files import is_file, is_folder
from shardproof.texts.inputs import Given, ask_inside
from shardproof.texts.quantised import CONFIG, with_quantised

MODEL = "COMMAND-MODEL"
OVERRIDES = ("hf_overrides", "json_model_override_args", "model_kwargs")
"""Options whose JSON is laid over the config."""
SINGLE = ("rope_scaling", "rope_theta")
_TUNED = re.compile(r"(-(instruct|chat|it|base|hf|pt)|-v0\.1|-\d{4})$")
"""Endings of names of models that have the sizes of the one without them; four digits are a date.
"""
_ENDINGS = 2
"""So many of them a name has at most."""


@dataclass(frozen=True, slots=True)
class Found:
    """The model, the config that it was read from, and where that was."""

    model: Model
    config: Node
    path: str | None
    """None where the command holds the model itself."""
    notes: tuple[str, ...] = ()

    @property
    def published(self) -> Mapping[str, object]:
        """The config as a mapping with a published file's names, for whoever reads more of it."""
        value = plain(self.config)
        if not isinstance(value, dict):
            return {}
        return _published(self.model) if MARK in value else cast("Mapping[str, object]", value)


def _published(model: Model) -> dict[str, object]:
    """The sizes of a model that no published config describes, by the names that these have."""
    attention = next(kind.attention for kind in model.kinds if kind.attends)
    blocks = [kind.ffn for kind in model.kinds if kind.feeds]
    out: dict[str, object] = {
        "model_type": model.family,
        "num_hidden_layers": len(model.layers),
        "hidden_size": model.hidden,
        "vocab_size": model.vocab,
        "num_attention_heads": attention.heads,
        "num_key_value_heads": attention.kv_heads,
        "head_dim": attention.head_dim,
        "tie_word_embeddings": model.tied,
    }
    for block in blocks:
        if isinstance(block, Dense):
            out["intermediate_size"] = block.width
        else:
            out["num_experts"] = block.experts
            out["num_experts_per_tok"] = block.router.top_k
            out["moe_intermediate_size"] = block.expert.width
            if block.shared is not None:
                out["shared_expert_intermediate_size"] = block.shared.width
    if attention.latent is not None:
        out["kv_lora_rank"] = attention.latent.kv_rank
        out["q_lora_rank"] = attention.latent.q_rank
    return out


def model_of_command(reading: Reading, given: Given) -> Found:
    """The model of one command: what --model gives, what the command names, or its arguments."""
    asked = reading.asked
    if asked.engine == "megatron" and given.model is None:
        model = megatron_model(reading)
        data = cast("Plain", model_data(model))
        return Found(model, from_plain(data, reading.started.program.place), None)
    path, notes = _path(reading, given)
    _, config = load_model(path, given)
    config = _overridden(config, reading)
    config, more = with_quantised(config, path, given.root)
    return Found(model_from_node(config), config, path, (*notes, *more))


def _path(reading: Reading, given: Given) -> tuple[str, tuple[str, ...]]:
    """The config's file, and what is worth saying of it."""
    if given.model is not None:
        folder = Path(given.model) / CONFIG
        return (str(folder) if is_folder(given.model) else given.model), ()
    asked = reading.asked
    other = asked.value("hf_config_path")
    name = other if isinstance(other, str) else asked.model
    place = reading.place("hf_config_path", "model", "model_path")
    if name is None:
        message = "the command names no model"
        right = "--model CONFIG, with the path of its config.json"
        raise InputErrors(InputError(MODEL, message, place, "model", right))
    place = _named_at(reading, name) or place
    here = Path(name)
    if is_folder(name):
        ask_inside(name, given.root)
        if is_file(str(here / CONFIG)):
            return str(here / CONFIG), ()
        message = f"the folder {name[:80]} has no {CONFIG}"
        raise InputErrors(InputError(MODEL, message, place, "model", "--model CONFIG"))
    known = _bundled()
    stem = _stem(name)
    for each in _spellings(name):
        if (found := known.get(each)) is not None:
            told = f"the sizes are those of the config {found[0]}, which comes with shardproof"
            return found[1], (told,)
    starts = [each for each in known if f"{stem}-".startswith(f"{each}-")]
    close = max(starts, key=len, default=None) or nearest(stem, known)
    near = f"did you mean {close}? or " if close else ""
    message = f"{name[:80]!r} is no folder here and no config that comes with shardproof"
    right = f"{near}give its config.json by --model CONFIG; nothing is fetched"
    raise InputErrors(InputError(MODEL, message, place, "model", right))


def _named_at(reading: Reading, name: str) -> Place | None:
    return next((told.place for told in reading.told if told.spelled == name), None)


def _stem(name: str) -> str:
    """The last part of a hub's name, as configs here are called."""
    last = name.rstrip("/").rpartition("/")[2].lower()
    return re.sub(r"^meta-(?=llama)", "", last)


def _spellings(name: str) -> list[str]:
    """What the config of a model may be called here: first its own name, last without endings."""
    stem = _stem(name)
    found = [stem if "/" not in name else name.lower(), stem]
    for _ in range(_ENDINGS):
        stem = _TUNED.sub("", stem)
        found.append(stem)
    return found


def _bundled() -> dict[str, tuple[str, str]]:
    """The configs that come with the package: their names and paths, by spelling.

    A published one is found by its hub's name and by the last part of that, one of the examples
    by its own.
    """
    known: dict[str, tuple[str, str]] = {}
    inside = files("shardproof").joinpath("examples")
    for owner in _held(inside.joinpath("published")):
        for file in _held(owner):
            name = f"{owner.name}/{_name(file)}"
            found = (name, _short(str(file)))
            known[name.lower()] = found
            known.setdefault(_stem(name), found)
    for file in _held(inside.joinpath("models")):
        known[_name(file)] = (_name(file), _short(str(file)))
    return known


def _held(folder: Traversable) -> list[Traversable]:
    """In the order of names, which no file system promises."""
    return sorted(folder.iterdir(), key=lambda each: each.name) if folder.is_dir() else []


def _name(file: Traversable) -> str:
    return file.name.removesuffix(".json")


def _short(path: str) -> str:
    """A path inside of this folder as one from here."""
    short = os.path.relpath(path)
    return path if short.startswith("..") else short


def _overridden(config: Node, reading: Reading) -> Node:
    """The config with what the command lays over it."""
    asked = reading.asked
    for name in OVERRIDES:
        value = _json(asked, name)
        if value:
            config = _merged(config, value, reading.place(name))
    for name in SINGLE:
        if (one := asked.value(name)) is not None and asked.engine == "vllm":
            config = _merged(config, {name: cast("Plain", one)}, reading.place(name))
    return config


def _json(asked: Asked, name: str) -> dict[str, Plain]:
    value = asked.value(name)
    return cast("dict[str, Plain]", value) if isinstance(value, dict) else {}


def _merged(config: Node, over: Mapping[str, Plain], place: Place) -> Node:
    if not isinstance(config.value, dict):
        return config
    entries = dict(config.value)
    for key, value in over.items():
        before = entries.get(key)
        if isinstance(value, dict) and before is not None and isinstance(before[1].value, dict):
            entries[key] = (place, _merged(before[1], value, place))
        else:
            entries[key] = (place, from_plain(value, place))
    return Node(entries, config.place)
