"""Commands from a command line, a text or a manifest, each with the words of one engine."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from shardproof.launch.manifests import is_manifest, of_manifest
from shardproof.spec.dialects.programs import KNOWN, PROGRAM, Started, is_engine, started
from shardproof.spec.dialects.shell import LIMIT, read_script
from shardproof.spec.dialects.words import COMMAND, Word, placed, refused, shown
from shardproof.spec.errors import InputError, InputErrors, Place
from shardproof.spec.record import dataclass
from shardproof.spec.source.decode import decode
from shardproof.texts.inputs import SHOWN, STDIN, ask_inside, typed

AND = "--and"


@dataclass(frozen=True, slots=True)
class Commands:
    """What was given, and the engines that it starts."""

    name: str
    """As verdicts call it."""
    text: str
    """Its lines, which errors point into; empty where they are a file's."""
    started: tuple[Started, ...]
    files: Mapping[str, str]
    """Files that the text itself writes, or that a manifest mounts, by their last name."""
    notes: tuple[str, ...] = ()

    @property
    def lines(self) -> dict[str, Sequence[str]]:
        """The lines of what is in no file."""
        own = {COMMAND: self.text.split("\n")} if self.text else {}
        return {**own, **{name: text.split("\n") for name, text in self.files.items()}}


def of_words(words: Sequence[str]) -> Commands:
    """The command behind `--`, or the two around `--and`."""
    text = shown(words)
    all_, parts = placed(words), list[list[Word]]([[]])
    for word in all_:
        if word.text == AND:
            parts.append([])
        else:
            parts[-1].append(word)
    if len(parts) > 2:
        again = [word for word in all_ if word.text == AND][1]
        raise refused("COMMAND-PAIR", "a third command", again, "prefill, --and, decode")
    if not all(parts):
        raise InputErrors(InputError(PROGRAM, "there is no command", Place(COMMAND), help=KNOWN))
    found = tuple(started(part, {}) for part in parts)
    return Commands(COMMAND, text, found, {})


def of_file(path: str, root: str | None = None) -> Commands:
    """The commands of a file, or of standard input."""
    name, text = _text(path, root)
    if is_manifest(name, text):
        manifest = of_manifest(name, text)
        if not manifest.started:
            message = "no container of this manifest starts an engine that is known"
            raise InputErrors(InputError(PROGRAM, message, Place(name), help=KNOWN))
        found = tuple(manifest.started)
        return Commands(name, "", found, manifest.files, tuple(manifest.notes))
    script = read_script(text, name)
    engines = [one for one in script.commands if is_engine(one.words)]
    if not engines:
        if not script.commands:
            raise InputErrors(InputError(PROGRAM, "there is no command", Place(name), help=KNOWN))
        # What is wrong with the first of them is worth more than that there is none.
        engines = [script.commands[0]]
    passed = [one for one in script.commands if all(one is not each for each in engines)]
    notes = tuple(
        f"{one.words[0].place}: `{' '.join(map(str, one.words))[:60]}` is not run" for one in passed
    )
    found = [started(one.words, one.env) for one in engines]
    return Commands(name, "", tuple(found), script.files, (*script.notes, *notes))


def _text(path: str, root: str | None) -> tuple[str, str]:
    if path == STDIN:
        text = typed()
        if len(text) > LIMIT:
            message = f"{SHOWN} is more than {LIMIT:,} characters long"
            raise InputErrors(InputError("FILE-SIZE", message, Place(SHOWN)))
        return SHOWN, text
    ask_inside(path, root)
    try:
        with Path(path).open("rb") as file:
            data = file.read(LIMIT + 1)
    except (OSError, ValueError) as wrong:
        why = wrong.strerror if isinstance(wrong, OSError) else str(wrong)
        message = f"{path} cannot be read: {why}"
        right = "name a file that holds a command"
        raise InputErrors(InputError("FILE-MISSING", message, Place(path), help=right)) from None
    if len(data) > LIMIT:
        message = f"{path} is more than {LIMIT:,} bytes long"
        raise InputErrors(InputError("FILE-SIZE", message, Place(path)))
    return path, decode(data, path)
