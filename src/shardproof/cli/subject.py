"""`shardproof subject`: what a certificate of a plan is of, by digest; `checker`: its checker."""

from __future__ import annotations

import sys
from hashlib import sha256
from pathlib import Path

import rfc8785

from shardproof.api import model_of
from shardproof.certificate import checker as alone
from shardproof.certificate.holdable import held
from shardproof.certificate.made import canonical_plan
from shardproof.cli.exits import Exit
from shardproof.cli.output import put, put_errors, put_json
from shardproof.reports.printable import clean
from shardproof.spec.errors import InputError, InputErrors, Place
from shardproof.spec.plan.read import read_plan
from shardproof.spec.source.node import Plain
from shardproof.spec.source.read import PLAN_LIMIT, read_file


def subject(path: str, model: str | None, folder: str | None, form: str = "text") -> Exit:
    """Print the digest of each subject; with a folder, leave both there as they are digested."""
    try:
        parts = subjects(path, model)
        if folder is not None:
            for name, data in parts.items():
                _write(Path(folder, f"{name}.json"), data)
    except InputErrors as wrong:
        put_errors(wrong, form)
        return Exit.BAD_INPUT
    digests = {name: sha256(data).hexdigest() for name, data in parts.items()}
    if form == "json":
        files = {name: None if folder is None else f"{name}.json" for name in digests}
        told = [{"name": n, "sha256": d, "file": files[n]} for n, d in digests.items()]
        put_json({"version": 1, "plan": path, "subjects": told})
        return Exit.LEGAL
    for name, digest in digests.items():
        put(f"{digest}  {name if folder is None else f'{name}.json'}")
    return Exit.LEGAL


def subjects(path: str, model: str | None) -> dict[str, bytes]:
    """A plan and its config in canonical JSON, as a certificate of them holds both."""
    root = read_file(path, PLAN_LIMIT)
    written: dict[str, Plain] = dict(canonical_plan(read_plan(root)))
    _, config = model_of(path, root, model)
    parts: dict[str, Plain] = {"config": held(config), "plan": written}
    return {name: canonical(value) for name, value in parts.items()}


def canonical(value: Plain) -> bytes:
    return rfc8785.dumps(value)  # pyright: ignore[reportArgumentType]  (it takes whatever JSON is)


def _write(path: Path, data: bytes) -> None:
    try:
        with path.open("xb") as file:
            file.write(data)
    except OSError as wrong:
        message = f"it cannot be written: {wrong.strerror}"
        right = "name a folder without such a file"
        raise InputErrors(InputError("FILE-WRITE", message, Place(str(path)), help=right)) from None


def checker(output: str | None, form: str = "text", *, digest: bool) -> Exit:
    """The checker's own file, on the screen or in a file, and its digest beside it."""
    data = Path(alone.__file__).read_bytes()
    found = sha256(data).hexdigest()
    if output is not None and not digest:
        try:
            _write(Path(output), data)
        except InputErrors as wrong:
            put_errors(wrong, form)
            return Exit.BAD_INPUT
    if form == "json":
        text = None if digest or output is not None else data.decode()
        put_json({"version": 1, "sha256": found, "file": None if digest else output, "text": text})
    elif digest:
        put(found)
    elif output is None:
        sys.stdout.flush()
        sys.stdout.buffer.write(data)
        sys.stdout.buffer.flush()
        print(f"{found}  checker.py", file=sys.stderr)
    else:
        put(f"{found}  {clean(output)}")
    return Exit.LEGAL
