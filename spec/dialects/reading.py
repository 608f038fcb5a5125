"""One engine's command, read: what it asks of the engine, and what became of each of its words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeGuard, cast

from shardproof.spec.dialects.asked import Asked, Engine, Option, Part
from shardproof.spec.dialects.dynamo import arguments_over_file, part_of, with_dynamo
from shardproof.spec.dialects.flags.table import Bears, table
from shardproof.spec.dialects.grammar import OPTION, VALUE, Grammar, ReadFile, parse
from shardproof.spec.dialects.options import Options, Parsed, Told
from shardproof.spec.dialects.programs import Started
from shardproof.spec.dialects.trtllm_files import of_yaml, pools
from shardproof.spec.dialects.words import Word, known, refused
from shardproof.spec.errors import Place
from shardproof.spec.record import dataclass

ENGINES: Mapping[Engine, str] = {
    "vllm": "vLLM",
    "sglang": "SGLang",
    "tensorrt-llm": "TensorRT-LLM",
    "megatron": "Megatron",
}
GRAMMARS: Mapping[Engine, Grammar] = {
    "vllm": Grammar("vLLM", "vllm", folded=True, dotted=True, levels=True, config="apart"),
    "sglang": Grammar("SGLang", "sglang", config="apart"),
    "tensorrt-llm": Grammar("TensorRT-LLM", "tensorrt-llm", shortened=False, takes_any=True),
    "megatron": Grammar("Megatron", "megatron", shortened=False, complete=False),
}
POOLS = Grammar("TensorRT-LLM", "tensorrt-llm-pools", shortened=False, takes_any=True)
"""Of `trtllm-serve disaggregated`, whose engines are in a file."""
_PARTS: Mapping[str, Part] = {
    "kv_producer": "prefill",
    "kv_consumer": "decode",
    "context": "prefill",
    "generation": "decode",
    "prefill": "prefill",
    "decode": "decode",
}
"""What the engines call the two pools."""


@dataclass(frozen=True, slots=True)
class Reading:
    """A command that was read."""

    asked: Asked
    started: Started
    told: tuple[Told, ...]
    notes: tuple[str, ...]
    instances: int = 1
    """How often the whole of it is started."""

    @property
    def name(self) -> str:
        return ENGINES[self.asked.engine]

    @property
    def version(self) -> str:
        """The command's own version, else the newest that is known."""
        return self.asked.version or table(GRAMMARS[self.asked.engine].options).newest

    def place(self, *names: str) -> Place:
        """Where the first of these options that was said stands, else the program."""
        for name in names:
            said = self.asked.options.get(name)
            if said is not None and said.place is not None:
                return said.place
            if name in self.started.env:
                return self.started.env[name].place
        return self.started.program.place


def read_command(started: Started, version: str | None, read: ReadFile) -> tuple[Reading, ...]:
    """What a command asks of its engine: two pools where its file says two."""
    engine = started.engine
    version = version or started.version
    if started.kind == "disaggregated":
        return _disaggregated(started, version, read)
    notes, grammar = list[str](), GRAMMARS[engine]
    if started.kind == "dynamo":
        grammar = with_dynamo(grammar, engine)
    own = engine == "tensorrt-llm" and started.kind == "dynamo"
    parsed = parse(started.words, grammar, None if own else version, read)
    options, model = parsed.options, _model(started, parsed)
    if engine == "tensorrt-llm" and (file := options.get("extra_llm_api_options")) is not None:
        named = Word(str(file.value), file.place or started.program.place)
        of_yaml(read(named), str(file.value), file.index, parsed)
    if own:
        arguments_over_file(parsed)
    env = {name: word.text for name, word in started.env.items()}
    asked = Asked(engine, version or parsed.version, options, env, model, _part(started, options))
    if parsed.version is not None:
        notes.append(
            f"the newest version of {grammar.engine} that has all of these options is "
            f"{parsed.version}, and the command is read as one of that"
        )
    told = (*_of_environment(started), *parsed.told)
    return (Reading(asked, started, told, (*notes, *parsed.notes)),)


_VARIABLES: Mapping[str, Bears] = {
    "VLLM_PP_LAYER_PARTITION": "parallel",
    "SGLANG_PP_LAYER_PARTITION": "parallel",
    "VLLM_ALL2ALL_BACKEND": "parallel",
    "WORLD_SIZE": "parallel",
}
_PREFIXES = ("VLLM_", "SGLANG_", "SGL_", "TRTLLM_", "TLLM_", "NVTE_")
"""Of variables that engines read for themselves."""


def bearing(variable: str) -> Bears:
    """What a variable of an engine's environment bears on."""
    return _VARIABLES.get(variable, "profile" if variable.startswith(_PREFIXES) else "neither")


def _of_environment(started: Started) -> tuple[Told, ...]:
    """What becomes of the variables that the command is given."""
    out: list[Told] = []
    for name, word in started.env.items():
        bears = bearing(name)
        if bears == "parallel":
            known(word)
        out.append(Told(f"{name}={word.text}", word.place, bears))
    return tuple(out)


def _model(started: Started, parsed: Parsed) -> str | None:
    """What the command calls the model; words that are nothing else are errors."""
    positional, options = list(parsed.positional), parsed.options
    engine = started.engine
    takes = engine == "vllm" or (engine in ("tensorrt-llm", "sglang") and started.kind == "serve")
    model: str | None = None
    if takes and positional and (engine != "sglang" or positional[0][0] == 0):
        _, model, place = positional.pop(0)
        parsed.told.append(Told(model, place, "parallel", "model"))
    if positional:
        _, text, place = positional[0]
        before = sorted(
            (told for told in parsed.told if told.place < place), key=lambda told: told.place
        )
        right = ""
        if before and before[-1].name and (said := options.get(before[-1].name)) is not None:
            right = f"{before[-1].spelled} takes no value" if said.value in (True, False) else ""
        message = f"{text[:60]!r} is neither an option nor the value of one"
        raise refused(OPTION, message, place, right or "quote a value that has blanks")
    for name in ("model", "model_path"):
        said = options.get(name)
        if said is not None and isinstance(said.value, str):
            return model or said.value
    return model


def _part(started: Started, options: Options) -> Part:
    """Of two pools, the one that a command starts, or the one whose container it is in."""
    if started.kind == "dynamo" and (said := part_of(options, started.program.place)) is not None:
        return said
    own = _own_part(started.engine, options)
    return own if own != "both" or started.part is None else started.part


def _own_part(engine: Engine, options: Options) -> Part:
    """The one that the engine's own options name."""
    match engine:
        case "vllm":
            said = options.get("kv_transfer_config")
            value = cast("dict[str, object]", said.value) if _is_dict(said) else {}
            role = value.get("kv_role")
            return _PARTS.get(str(role), "both")
        case "sglang":
            said = options.get("disaggregation_mode")
            return _PARTS.get(str(said.value) if said else "", "both")
        case "tensorrt-llm":
            said = options.get("server_role")
            return _PARTS.get(str(said.value).lower() if said else "", "both")
        case "megatron":
            return "both"


def _is_dict(said: Option | None) -> TypeGuard[Option]:
    return said is not None and isinstance(said.value, dict)


def _disaggregated(started: Started, version: str | None, read: ReadFile) -> tuple[Reading, ...]:
    """The two pools of `trtllm-serve disaggregated -c FILE`."""
    line = parse(started.words, POOLS, None, read)
    if line.positional:
        _, text, place = line.positional[0]
        message = f"{text[:60]!r} is neither an option nor the value of one"
        raise refused(OPTION, message, place, "-c FILE.yaml")
    file = line.options.get("config_file")
    if file is None or file.place is None:
        message = "the file of the pools is not named"
        raise refused(VALUE, message, started.program, "-c FILE.yaml")
    at = next((word for word in started.words if word.text == str(file.value)), None)
    named = at or Word(str(file.value), file.place)
    found: list[Reading] = []
    for part, root, count, model in pools(read(named), named):
        parsed = Parsed()
        of_yaml(root, named.text, file.index, parsed)
        asked = Asked("tensorrt-llm", version, parsed.options, {}, model, part)
        told = (*line.told, *parsed.told)
        found.append(Reading(asked, started, told, (*line.notes, *parsed.notes), count))
    return tuple(found)
