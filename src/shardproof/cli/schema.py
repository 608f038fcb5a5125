"""`shardproof schema`: what files and answers look like, for programs."""

from __future__ import annotations

from shardproof.cli.exits import Exit
from shardproof.cli.output import put_errors, put_json
from shardproof.cli.schemas import ANSWERS, FILES, NAMES, schema_of
from shardproof.spec.errors import InputError
from shardproof.spec.source.nearest import nearest


def schema(what: str, form: str = "text") -> Exit:
    """Print the JSON Schema of a kind of file, or of what a command answers."""
    if what not in NAMES:
        close = nearest(what, NAMES)
        hint = f"did you mean {close}? " if close else ""
        right = f"{hint}of files: {', '.join(FILES)}; of answers: {', '.join(ANSWERS)}"
        message = f"there is no schema {what[:60]!r}"
        put_errors([InputError("USAGE", message, help=right)], form)
        return Exit.BAD_INPUT
    put_json(schema_of(what))
    return Exit.LEGAL
