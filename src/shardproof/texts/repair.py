"""A plan's file with some fields changed: comments, order and layout stay the user's.

The new text is read back before anything is written, and the file is replaced in one step by
one that is whole on the disk: at no time is there half a file, or none.
"""

from __future__ import annotations

import io
import json
import os
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, cast

from shardproof.proofs.nearest.change import Change, Tree
from shardproof.spec.errors import InputError, InputErrors, Place
from shardproof.spec.source.node import plain
from shardproof.spec.source.question import put_in, stand_in
from shardproof.spec.source.read import read_text
from shardproof.texts.splice import spliced


def repaired(text: str, changes: Sequence[Change], wanted: Tree, name: str) -> str:
    """`text` with the changes made, or `InputErrors` where its layout does not allow them."""
    bom, body = ("\ufeff", text[1:]) if text.startswith("\ufeff") else ("", text)
    returns = "\r\n" in body
    lines = body.replace("\r\n", "\n")
    for way in (_as_json,) if name.lower().endswith(".json") else (_in_place, _as_yaml):
        made = way(lines, changes, name)
        if made is not None and _means(made, wanted, name):
            return bom + (made.replace("\n", "\r\n") if returns else made)
    message = "the changes do not fit the file's layout"
    help_ = "make them by hand: " + "; ".join(map(str, changes))
    raise InputErrors(InputError("PLAN-REPAIR", message, Place(name), help=help_))


def _means(text: str, wanted: Tree, name: str) -> bool:
    try:
        return plain(read_text(text, name)) == wanted
    except InputErrors:
        return False


def _in_place(text: str, changes: Sequence[Change], name: str) -> str | None:
    """Each change where it belongs, so that every other sign stays."""
    made: str | None = text
    for change in changes:
        made = made and spliced(made, change, name)
    return made


def _as_json(text: str, changes: Sequence[Change], _: str) -> str:
    data: Any = json.loads(text)
    for change in changes:
        _set(data, change, dict)
    lines = [line for line in text.splitlines() if line[:1] in (" ", "\t")]
    indent = len(lines[0]) - len(lines[0].lstrip()) if lines else None
    return json.dumps(data, indent=indent, ensure_ascii=False) + "\n" * text.endswith("\n")


Make = Callable[[], dict[str, Any]]
"""An empty mapping, of the kind that the file's writer knows."""


def _as_yaml(text: str, changes: Sequence[Change], _: str) -> str:
    """Through a writer that keeps comments and order, and most of the layout."""
    from ruamel.yaml import YAML
    from ruamel.yaml.comments import CommentedMap

    def flow() -> dict[str, Any]:
        made: Any = CommentedMap()
        made.fa.set_flow_style()
        return cast("dict[str, Any]", made)

    mark = stand_in(text)
    yaml: Any = YAML()
    yaml.preserve_quotes, yaml.width = True, 1 << 20
    yaml.indent(**_indents(text))
    yaml.representer.add_representer(type(None), _null)
    data: Any = yaml.load(put_in(text, mark))
    for change in changes:
        _set(data, change, flow)
    out = io.StringIO()
    yaml.dump(data, out)
    made = out.getvalue()
    made = made.replace(mark, "?") if mark else made
    return made if text.endswith("\n") else made.removesuffix("\n")


def _null(representer: Any, _: object) -> object:  # noqa: ANN401  (ruamel has no types)
    """Left to itself the writer leaves a null out."""
    return representer.represent_scalar("tag:yaml.org,2002:null", "null")


def _indents(text: str) -> dict[str, int]:
    """How far the user's own mappings and lists go in."""
    steps = [
        len(line) - len(line.lstrip(" "))
        for line in text.splitlines()
        if line.startswith(" ") and line.strip() and not line.lstrip().startswith(("#", "-"))
    ]
    mapping = min(steps, default=2)
    dashes = [
        len(line) - len(line.lstrip(" "))
        for line in text.splitlines()
        if line.lstrip().startswith("- ")
    ]
    offset = 2 if dashes and min(dashes) >= mapping else 0
    return {"mapping": mapping, "sequence": offset + 2, "offset": offset}


def _set(data: dict[str, Any], change: Change, empty: Make) -> None:
    """One change in place."""
    *parts, last = change.path.split(".")
    at = data
    for part in parts:
        name = next((key for key in at if str(key) == part), part)  # a layer may be a number
        if not isinstance(at.get(name), dict):
            at[name] = empty()
        at = at[name]
    if change.dropped:
        at.pop(last, None)
    elif isinstance(change.after, Mapping):
        at[last] = empty()
        at[last].update(change.after)
    else:
        at[last] = change.after


def replace_file(path: str, old: str, new: str) -> None:
    """Put `new` in the place of `old`; refused where the file holds something else by now."""
    target = Path(path).resolve()
    beside = target.with_name(f".{target.name}.{os.getpid()}")
    try:
        if target.read_bytes() != _bytes(old):
            raise InputErrors(
                InputError("PLAN-REPAIR", "the file has changed since it was read", Place(path))
            )
        with beside.open("xb") as file:
            file.write(_bytes(new))
            file.flush()
            os.fsync(file.fileno())
        beside.chmod(target.stat().st_mode & 0o7777)
        beside.replace(target)
    except OSError as wrong:
        message = f"cannot be written: {wrong.strerror}"
        raise InputErrors(InputError("PLAN-REPAIR", message, Place(path))) from None
    finally:
        beside.unlink(missing_ok=True)


def _bytes(text: str) -> bytes:
    return text.encode("utf-8", "surrogateescape")
