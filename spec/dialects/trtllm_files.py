"""TensorRT-LLM's own files: the arguments that overwrite a command's, and pools of servers."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from shardproof.spec.dialects.asked import Option, Part
from shardproof.spec.dialects.flags.table import Flag, table
from shardproof.spec.dialects.options import Parsed, Told
from shardproof.spec.dialects.words import Word
from shardproof.spec.errors import InputError, InputErrors, Place
from shardproof.spec.source.nearest import nearest
from shardproof.spec.source.node import Node, plain

FILE = "COMMAND-FILE"
_POOLS: tuple[tuple[str, Part], ...] = (
    ("context_servers", "prefill"),
    ("generation_servers", "decode"),
)
_BESIDE = frozenset(("num_instances", "urls", "router", "hostname", "port", "server_start_timeout"))
_SHARED = frozenset((
    *("hostname", "port", "context_servers", "generation_servers", "conditional_disagg_config"),
    *("perf_metrics_max_requests", "disagg_cluster", "router", "max_retries", "metadata_server"),
))  # fmt: skip


def of_yaml(root: Node, file: str, index: int, parsed: Parsed) -> None:
    """Take the entries of a file for options; they hold over the command's own."""
    errors: list[InputError] = []
    for key, place, node in _entries(root, "a mapping of the engine's arguments"):
        flag = _flags().get(key)
        if flag is None:
            errors.append(_unknown(key, place, _flags()))
            continue
        value = plain(node)
        if wrong := _wrong(flag, value):
            message = f"{key} cannot be {str(value)[:40]!r}"
            errors.append(InputError(FILE, message, node.place, key, wrong))
            continue
        before = parsed.options.get(key)
        if before is not None and before.value != value:
            told = f"{key}: {str(value)[:60]} of {file} holds, not {before.spelled}"
            parsed.notes.append(told)
        spelled = f"{key}: {str(value)[:60]}"
        parsed.options.put(flag, Option(value, spelled, file, index, place))
        parsed.told.append(Told(spelled, place, flag.bears, flag.name))
    if errors:
        raise InputErrors(errors)


def pools(root: Node, named: Word) -> Iterator[tuple[Part, Node, int, str | None]]:
    """The pool of each phase: its arguments, how often it is started, and the model."""
    entries = {key: node for key, _, node in _entries(root, "a mapping with context_servers")}
    shared = {k: v for k, v in _raw(root).items() if k not in _SHARED and k != "model"}
    top = entries.get("model")
    for key, _ in _POOLS:
        if key not in entries:
            near = next((each for each in entries if nearest(each, (key,))), None)
            place = _raw(root)[near][0] if near is not None else root.place
            right = "context_servers and generation_servers, each with its arguments"
            right = f"{key}, not {near[:60]}" if near is not None else right
            raise InputErrors(InputError(FILE, f"there are no {key}", place, key, right))
    for key, part in _POOLS:
        own = _raw(entries[key])
        count = own.get("num_instances")
        number = count[1].value if count else 1
        if type(number) is not int or number < 1:
            place = count[1].place if count else named.place
            message = f"num_instances cannot be {str(number)[:40]!r}"
            raise InputErrors(InputError(FILE, message, place, key, "a whole number"))
        model = own.get("model")
        name = model[1].value if model else top.value if top else None
        left = {k: v for k, v in own.items() if k not in _BESIDE and k != "model"}
        node = Node({**shared, **left}, entries[key].place)
        yield part, node, number, name if isinstance(name, str) else None


def _flags() -> Mapping[str, Flag]:
    return {
        word.lstrip("-"): flag for flag in table("tensorrt-llm-keys").flags for word in flag.words
    }


def _raw(node: Node) -> dict[str, tuple[Place, Node]]:
    return node.value if isinstance(node.value, dict) else {}


def _entries(root: Node, wanted: str) -> Iterator[tuple[str, Place, Node]]:
    if root.value is None:
        return
    if not isinstance(root.value, dict):
        raise InputErrors(InputError(FILE, "this is no mapping", root.place, help=wanted))
    for key, (place, node) in root.value.items():
        yield key, place, node


def _unknown(key: str, place: Place, known: Mapping[str, Flag]) -> InputError:
    close = nearest(key, known)
    right = f"did you mean {close}?" if close else ""
    return InputError(FILE, f"TensorRT-LLM has no argument {key[:60]!r}", place, key[:60], right)


def _wrong(flag: Flag, value: object) -> str:
    """What would be right, where the value is not."""
    if value is None:
        return ""
    match flag.kind:
        case "int" if type(value) is not int:
            return "a whole number"
        case "flag" if not isinstance(value, bool):
            return "true or false"
        case _:
            return ""
