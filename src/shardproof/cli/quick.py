"""The plainest forms of `check`, `why` and `verify`, told apart by hand.

The parser takes half the time of a `check`. What is not plain (another option, one that is spelled
otherwise, a mistake) is the parser's.
"""

from __future__ import annotations

from collections.abc import Sequence

FORMATS = ("text", "json")
SHORT = {"-m": "--model", "-f": "--file"}
"""Options as they are spelled for short."""


def plain_check(argv: Sequence[str]) -> tuple[list[str], str | None, str] | None:
    """Plans, model and format of `check PLAN… [--model FILE] [--format FORMAT]`; else None."""
    return _plain(argv) if argv[:1] == ["check"] else None


def plain_why(argv: Sequence[str]) -> tuple[str, str | None, str] | None:
    """Plan, model and format of `why PLAN [--model FILE] [--format FORMAT]`; else None."""
    found = _plain(argv) if argv[:1] == ["why"] else None
    if found is None or len(found[0]) != 1:
        return None
    [plan], model, form = found
    return plan, model, form


def _plain(argv: Sequence[str]) -> tuple[list[str], str | None, str] | None:
    plans: list[str] = []
    said: dict[str, str] = {}
    words = iter(argv[1:])
    for spelled in words:
        word = SHORT.get(spelled, spelled)
        if not word.startswith("-"):
            plans.append(word)
        elif word in ("--model", "--format") and word not in said:
            value = next(words, "-")
            if value.startswith("-") or not value:
                return None
            said[word] = value
        else:
            return None
    form = said.get("--format", "text")
    if not plans or "" in plans or form not in FORMATS:
        return None
    return plans, said.get("--model"), form


def plain_launch(
    argv: Sequence[str],
) -> tuple[tuple[str, ...], str | None, str | None, str] | None:
    """Words, file, model and format of `check … -- COMMAND` or `check … -f FILE`; else None."""
    if argv[:1] != ["check"]:
        return None
    at = argv.index("--") if "--" in argv else len(argv)
    said: dict[str, str] = {}
    options = iter(argv[1:at])
    for spelled in options:
        word, value = SHORT.get(spelled, spelled), next(options, "")
        if word not in ("--model", "--format", "--file") or word in said or value[:1] in ("", "-"):
            return None
        said[word] = value
    words, file, form = tuple(argv[at + 1 :]), said.get("--file"), said.get("--format", "text")
    if (file is None) is (not words) or form not in FORMATS:
        return None
    if words:
        from shardproof.cli.launching import is_launch

        if not is_launch(words):
            return None
    return words, file, said.get("--model"), form


def plain_verify(argv: Sequence[str]) -> tuple[str, str | None, str | None] | None:
    """Certificate, plan and model of `verify CERT [--plan FILE] [--model FILE]`; else None."""
    if argv[:1] != ["verify"]:
        return None
    files: list[str] = []
    said: dict[str, str] = {}
    words = iter(argv[1:])
    for word in words:
        if word in ("--plan", "--model") and word not in said:
            said[word] = next(words, "-")
        else:
            files.append(word)
    if len(files) != 1 or any(not word or word[0] == "-" for word in (*files, *said.values())):
        return None
    return files[0], said.get("--plan"), said.get("--model")
