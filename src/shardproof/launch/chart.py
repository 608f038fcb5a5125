"""Values of llm-d's chart: `decode:` and `prefill:` with their containers and `parallelism:`.

Read in `llm-d-incubation/llm-d-modelservice`, `templates/_helpers.tpl`: `vllmServe` and
`imageDefault` make the command of the model, degrees and the container's arguments, in this order.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import replace

from shardproof.launch.containers import Entries, child, container, entries_of, items_of, text_of
from shardproof.spec.dialects.asked import Part
from shardproof.spec.dialects.programs import PROGRAM, Started
from shardproof.spec.dialects.words import Word, refused
from shardproof.spec.errors import Place
from shardproof.spec.source.node import Node, from_plain

FILE = "COMMAND-FILE"
_ROLES: tuple[Part, ...] = ("prefill", "decode")
_TEMPLATE = re.compile(r"\{\{-?\s*\.Values\.([\w.]+)\s*-?\}\}")
MOST = 2**20


def is_chart(entries: Entries) -> bool:
    """Whether this is a chart's values: a pool with containers beside the model's name."""
    pools = (child(entries, role, "containers") for role in _ROLES)
    return "modelArtifacts" in entries and any(pool is not None for pool in pools)


def of_chart(entries: Entries, notes: list[str]) -> Iterator[Started]:
    """The engine of each pool that is made; the one alone does both phases."""
    roles = [role for role in _ROLES if _is_made(entries, role)]
    for role in roles:
        pool = entries_of(child(entries, role))
        degrees = _Degrees.of(entries_of(child(pool, "parallelism")))
        for each in items_of(child(pool, "containers")):
            found = _container(entries, each, degrees)
            if found is None:
                continue
            yield replace(found, part=role) if len(roles) == len(_ROLES) else found
            copies = child(pool, "replicas")
            if copies is not None and type(copies.value) is int and copies.value > 1:
                notes.append(f"{role} is started {copies.value} times, each on its own")
            break


def _is_made(entries: Entries, role: str) -> bool:
    pool = child(entries, role)
    made = child(entries_of(pool), "create")
    return pool is not None and (made is None or made.value is not False)


class _Degrees:
    """What `parallelism:` says, each worked out of the others where it is left out."""

    def __init__(self, tensor: int, data: int, local: int) -> None:
        self.tensor, self.data, self.local = tensor, data, local
        self.places: Mapping[str, Place] = {}

    @classmethod
    def of(cls, said: Entries) -> _Degrees:
        tensor, data = _number(said, "tensor"), _number(said, "data")
        local, workers = _number(said, "dataLocal"), _number(said, "workers")
        whole = data or (local or 1) * (workers or 1) if local else data or 1
        if workers and not local and whole % workers:
            message = f"parallelism.data {whole} is no multiple of parallelism.workers {workers}"
            raise refused(FILE, message, said["workers"][0], "a number that divides it")
        out = cls(tensor or 1, whole, local or whole // (workers or 1))
        out.places = {name: node.place for name, (_, node) in said.items()}
        return out

    def words(self, place: Place) -> Iterator[Word]:
        for option, name, size in (
            ("--tensor-parallel-size", "tensor", self.tensor),
            ("--data-parallel-size", "data", self.data),
            ("--data-parallel-size-local", "dataLocal", self.local),
        ):
            if size > 1:
                at = self.places.get(name, place)
                yield Word(option, at)
                yield Word(str(size), at)

    def env(self, place: Place) -> dict[str, Word]:
        named = {"DP_SIZE": self.data, "TP_SIZE": self.tensor, "DP_SIZE_LOCAL": self.local}
        nodes = {"LWS_GROUP_SIZE": -(-self.data // self.local), "LWS_WORKER_INDEX": 0}
        given = {name: Word(str(size), place) for name, size in {**named, **nodes}.items()}
        return {**given, "LWS_LEADER_ADDRESS": Word("leader", place)}


def _number(said: Entries, name: str) -> int:
    """A degree; nothing where it is left out."""
    node = child(said, name)
    if node is None or node.value in (None, 0):
        return 0
    value = node.value
    if isinstance(value, str) and value.isdigit() and len(value) < 9:
        value = int(value)
    if type(value) is not int or not 1 <= value <= MOST:
        message = f"parallelism.{name} cannot be {text_of(node)[:40]!r}"
        raise refused(FILE, message, node.place, "a whole number of ranks")
    return value


def _container(values: Entries, node: Node, degrees: _Degrees) -> Started | None:
    own = {key: (at, _filled(inner, values)) for key, (at, inner) in entries_of(node).items()}
    place = node.place
    how = text_of(own["modelCommand"][1]) if "modelCommand" in own else "custom"
    image = own.setdefault("image", (place, from_plain("", place)))[1]
    outside = degrees.env(place)
    if how == "custom":
        return _without(container(own, outside), outside) if "command" in own else None
    if how not in ("vllmServe", "imageDefault"):
        message = f"modelCommand cannot be {how[:40]!r}"
        raise refused(FILE, message, own["modelCommand"][0], "vllmServe, imageDefault or custom")
    if how == "imageDefault" and "llm-d" not in text_of(image) and "vllm" not in text_of(image):
        message = f"what the image {text_of(image)[:60]} starts is not known"
        raise refused(PROGRAM, message, image.place, "modelCommand: vllmServe")
    head = [Word("vllm", place), Word("serve", place), _model(values), *degrees.words(place)]
    front = tuple(from_plain(word.text, word.place) for word in head)
    args = (*front, *items_of(own["args"][1] if "args" in own else None))
    made = {key: entry for key, entry in own.items() if key not in ("command", "entrypoint")}
    return _without(container({**made, "args": (place, Node(args, place))}, outside), outside)


def _without(found: Started | None, outside: Mapping[str, Word]) -> Started | None:
    """Without the variables that the chart gives every container."""
    if found is None:
        return None
    return replace(found, env={k: v for k, v in found.env.items() if v is not outside.get(k)})


def _model(values: Entries) -> Word:
    """What `modelArtifacts.uri` names: a model of a hub, or a path in a volume."""
    node = child(values, "modelArtifacts", "uri")
    if node is None:
        place = values["modelArtifacts"][0]
        raise refused(FILE, "modelArtifacts names no uri", place, "uri: hf://MODEL")
    protocol, _, name = text_of(_filled(node, values)).strip().partition("://")
    name = name.strip("\"'")
    match protocol:
        case "hf":
            return Word(name, node.place)
        case "pvc":
            mount = child(values, "modelArtifacts", "mountPath")
            folder = text_of(mount) if mount is not None else "/model-cache"
            return Word(f"{folder}/{name.partition('/')[2]}", node.place)
        case "pvc+hf":
            return Word("/".join(name.split("/")[-2:]), node.place)
        case _:
            message = f"what {text_of(node)[:60]} holds is not known"
            raise refused(FILE, message, node.place, "hf://MODEL, and its config by --model CONFIG")


def _filled(node: Node, values: Entries) -> Node:
    """The node with the chart's own values in its text."""
    if isinstance(node.value, str) and "{{" in node.value:

        def value(match: re.Match[str]) -> str:
            found = child(values, *match[1].split("."))
            return match[0] if found is None else text_of(found)

        text = _TEMPLATE.sub(value, node.value)
        if "{{" in text:
            message = f"the template {text[text.index('{{') :][:60]} is not filled in here"
            raise refused(FILE, message, node.place, "give what `helm template` prints")
        return Node(text, node.place)
    if isinstance(node.value, tuple):
        return Node(tuple(_filled(item, values) for item in node.value), node.place)
    if isinstance(node.value, dict):
        inner = {key: (at, _filled(one, values)) for key, (at, one) in node.value.items()}
        return Node(inner, node.place)
    return node
