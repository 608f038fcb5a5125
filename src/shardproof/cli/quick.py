"""The plainest form of `check`, told apart by hand: half of its time would go to the parser.

What is not plain (another option, one that is spelled otherwise, a mistake) is the parser's.
"""

from __future__ import annotations

from collections.abc import Sequence

FORMATS = ("text", "json")


def plain_check(argv: Sequence[str]) -> tuple[list[str], str | None, str] | None:
    """Plans, model and format of `check PLAN… [--model FILE] [--format FORMAT]`; else None."""
    if argv[:1] != ["check"]:
        return None
    plans: list[str] = []
    said: dict[str, str] = {}
    words = iter(argv[1:])
    for word in words:
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
