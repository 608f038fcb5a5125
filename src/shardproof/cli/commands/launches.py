"""The command that launches an engine, in place of plans."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cyclopts import CycloptsError

if TYPE_CHECKING:
    from shardproof.cli import launching

LAUNCHES = ("check", "why", "certify", "import", "code")
"""Commands that take the words of another command behind `--`."""


def launch_of(
    plans: list[str] | str | None, file: str | None, version: str | None, words: tuple[str, ...]
) -> launching.Asked | None:
    """The launch command that stands in place of plans; none where there are plans."""
    if not words and file is None and plans:
        if version is None:
            return None
        raise CycloptsError(msg="--engine-version is of a launch command, and this is a plan")
    if plans:
        raise CycloptsError(msg="give plans, or a launch command")
    if not words and file is None:
        raise CycloptsError(msg="name a plan, or give a launch command behind --")
    from shardproof.cli.launching import Asked

    return Asked(words, file, version)


def not_short(form: str) -> None:
    """A line for each reason is of plans, in which each has its own."""
    if form == "short":
        raise CycloptsError(
            msg=f"--format {form} is of plans: `shardproof import -o PLAN -- …` writes the plan "
            "of this command"
        )


def apart(argv: list[str]) -> tuple[list[str], tuple[str, ...]]:
    """A command line, and the launch command that it is given."""
    if argv[:1] and argv[0] in LAUNCHES and "--" in argv:
        from shardproof.cli.launching import is_launch

        at = argv.index("--")
        words = tuple(argv[at + 1 :])
        if argv[0] in ("import", "code") or is_launch(words):
            return argv[:at], words
    return argv, ()
