"""What is wrong with a file that a plan names, told without telling what is in that file.

A stranger's plan may name any file of the machine that checks it, and what is printed goes into a
log that strangers read. So of a file that does not parse nothing is quoted, and of one that does
the faulty value alone.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import PurePath

from shardproof.spec.errors import InputError, Place
from shardproof.spec.record import replace
from shardproof.spec.source.meant import meant


def errors_of_named(errors: Iterable[InputError], at: Place) -> list[InputError]:
    """The errors of a config which the plan names `at` this place."""
    return [*_each(errors, at)]


def _each(errors: Iterable[InputError], at: Place) -> Iterator[InputError]:
    unreadable = False
    for error in errors:
        place = error.place or at
        if not error.code.startswith("FILE-"):
            # The first line of a file is quoted by nobody: it is where what is missing is missing.
            lone = error.code not in ("MODEL-MISSING", "MODEL-FAMILY", "MODEL-SHAPE")
            spot = place if lone else Place(place.file)
            yield replace(error, place=spot, lone=True)
        elif not place.line:
            # A file that cannot be read at all is the plan's mistake: point at its line.
            right = _no_name(place.file) if error.code == "FILE-MISSING" else ""
            help_ = right if right and "did you mean" not in error.help else error.help
            yield InputError(error.code, f"model: {error.message}", at, "model", help_)
        elif not unreadable:
            unreadable = True
            message = f"model: {place} is where this file is no JSON or YAML"
            right = f"`--model {place.file}` in place of the plan's model shows what it reads there"
            yield InputError(error.code, message, at, "model", right)


def _no_name(file: str) -> str:
    """Help where what is named looks like a model, and like no file."""
    if meant(file) or PurePath(file).suffix in (".json", ".yaml", ".yml"):
        return ""
    return "no model is looked up by its name: write the path of its config.json"
