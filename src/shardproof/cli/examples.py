"""`shardproof examples`: plans and configs that come with the package: listed, copied, printed."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from importlib.resources import files
from importlib.resources.abc import Traversable
from itertools import takewhile
from pathlib import Path

from shardproof.cli.exits import Exit
from shardproof.cli.output import page, put, put_errors, put_json
from shardproof.spec.errors import InputError, InputErrors, Place
from shardproof.spec.source.nearest import nearest
from shardproof.texts.files import STDOUT

KINDS = ("plans", "models", "witnesses", "ci", "commands", "sweeps", "code")
PUBLISHED = "published"
"""Configs as their hub has them: a folder for each owner there."""
ALL = "all"
_TITLES = (
    ("models", "configs"),
    ("witnesses", "witnesses"),
    ("ci", "for a CI"),
    ("commands", "launch commands"),
    ("sweeps", "sweeps and streams of plans"),
    ("code", "sharded code"),
)
_NAMED = re.compile(r"\.\./models/([\w.-]+)")


def examples(names: Sequence[str], folder: str, form: str = "text", *, force: bool) -> Exit:
    """List what there is, or copy what is named, each plan with its model."""
    if not names:
        put_json(_data()) if form == "json" else _list()
        return Exit.LEGAL
    try:
        if folder == STDOUT:
            return _print([each for name in names for each in _named(name)], form)
        wanted = _wanted(names)
        written = [_copied(each, Path(folder), force=force) for each in wanted]
    except InputErrors as wrong:
        put_errors(wrong, form)
        return Exit.BAD_INPUT
    if form == "json":
        put_json(_data(copied=[str(path) for path in written]))
    else:
        put("\n".join(str(path) for path in written))
    return Exit.LEGAL


def _held(kind: str) -> list[Traversable]:
    """The files of one kind, by name."""
    inside = files("shardproof").joinpath("examples", kind)
    found = inside.iterdir() if inside.is_dir() else ()
    return sorted((each for each in found if each.is_file()), key=lambda each: each.name)


def _kinds() -> list[str]:
    """All that can be copied, the owners of published configs too."""
    inside = files("shardproof").joinpath("examples", PUBLISHED)
    found = inside.iterdir() if inside.is_dir() else ()
    owners = sorted(f"{PUBLISHED}/{each.name}" for each in found if each.is_dir())
    return [*KINDS, PUBLISHED, *owners]


def _published() -> list[str]:
    """The hub's names of the published configs."""
    owners = [kind for kind in _kinds() if "/" in kind]
    return [
        f"{owner.removeprefix(f'{PUBLISHED}/')}/{_stem(each.name)}"
        for owner in owners
        for each in _held(owner)
    ]


def _stem(name: str) -> str:
    return name.rpartition(".")[0]


def _list() -> None:
    told = page()
    out: list[str] = []
    for each in _held("plans"):
        out += [_stem(each.name), told.wrap(_says(each), "  ")]
    out.append("")
    for kind, title in _TITLES:
        names = ", ".join(_stem(each.name) for each in _held(kind))
        out.append(told.wrap(names, f"{title}: ", "  "))
    out.append(told.wrap(", ".join(_published()), "configs as published: ", "  "))
    out.append("")
    out.append(
        told.wrap(
            "`shardproof examples NAME` copies one to ./examples, with its model; `all` copies "
            "all, and `NAME --to -` prints one."
        )
    )
    put("\n".join(out))


def _says(plan: Traversable) -> str:
    """The comment that a plan begins with."""
    lines = plan.read_text(encoding="utf-8").splitlines()
    return " ".join(line.removeprefix("#").strip() for line in takewhile(_is_comment, lines))


def _is_comment(line: str) -> bool:
    return line.startswith("#")


def _data(copied: Sequence[str] = (), printed: Sequence[dict[str, str]] = ()) -> dict[str, object]:
    plans = [{"name": _stem(each.name), "says": _says(each)} for each in _held("plans")]
    others = {kind: [_stem(each.name) for each in _held(kind)] for kind in KINDS[1:]}
    others[PUBLISHED] = _published()
    done = {"copied": list(copied), "printed": list(printed)}
    return {"version": 1, "plans": plans, **others, **done}


def _print(found: Sequence[tuple[str, Traversable]], form: str) -> Exit:
    """The files themselves, without the models of plans."""
    if form == "json":
        texts = [(f"{kind}/{each.name}", each.read_text(encoding="utf-8")) for kind, each in found]
        put_json(_data(printed=[{"name": name, "text": text} for name, text in texts]))
        return Exit.LEGAL
    for _, each in found:
        put(each.read_text(encoding="utf-8").rstrip("\n"))
    return Exit.LEGAL


def _wanted(names: Sequence[str]) -> list[tuple[str, Traversable]]:
    """The files of these names, and the models of the plans among them."""
    found: dict[tuple[str, str], Traversable] = {}
    for name in names:
        for kind, each in _named(name):
            found[kind, each.name] = each
            for model in _models_of(each) if kind == "plans" else ():
                found["models", model] = _files()["models", model]
    return [(kind, each) for (kind, _), each in found.items()]


def _files() -> dict[tuple[str, str], Traversable]:
    """By kind and name."""
    return {(kind, each.name): each for kind in _kinds() for each in _held(kind)}


def _named(name: str) -> list[tuple[str, Traversable]]:
    """The files of one name, or all of them."""
    held, asked = _files(), name.rpartition("/")[2]
    keys = [key for key in held if name == ALL or asked in (key[1], _stem(key[1]))]
    whole = [key for key in keys if f"{key[0]}/{key[1]}".endswith((f"/{name}", f"/{name}.json"))]
    keys = whole if "/" in name and whole else keys
    if not keys:
        close = nearest(asked, [_stem(stem) for _, stem in held])
        right = f"did you mean {close}? " if close else ""
        message, help_ = f"there is no example {name[:60]!r}", "`shardproof examples` lists them"
        raise InputErrors(InputError("USAGE", message, help=f"{right}{help_}"))
    return [(key[0], held[key]) for key in keys]


def _models_of(plan: Traversable) -> Iterator[str]:
    yield from _NAMED.findall(plan.read_text(encoding="utf-8"))


def _copied(each: tuple[str, Traversable], folder: Path, *, force: bool) -> Path:
    kind, source = each
    target, data = folder / kind / source.name, source.read_bytes()
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        if target.exists() and target.read_bytes() != data and not force:
            raise InputErrors(
                InputError(
                    "FILE-WRITE",
                    "another file of that name is there",
                    Place(str(target)),
                    help="--to another folder, or --force",
                )
            )
        target.write_bytes(data)
    except OSError as wrong:
        message = f"cannot be written: {wrong.strerror}"
        raise InputErrors(InputError("FILE-WRITE", message, Place(str(target)))) from None
    return target
