"""The command line's first step: nothing heavy is imported before it is known to be needed."""

from __future__ import annotations

import os
import sys
from functools import partial

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from shardproof.cli.streams import Patient


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; its exit code. Nothing but a code ever comes out."""
    from shardproof.cli.collecting import seldom
    from shardproof.cli.form import asked_form
    from shardproof.cli.stopping import stopping
    from shardproof.cli.streams import keep_streams, settled

    words = list(sys.argv[1:] if argv is None else argv)
    form = asked_form(words)
    seldom()
    out = keep_streams()
    with stopping(partial(_last_words, form, out)):
        return settled(_run(words, form), out)


def _last_words(form: str, out: Patient | None) -> bytes:
    """What an interrupted command answers a program, unless it has begun to answer."""
    from shardproof.cli.stopping import TOLD

    if form != "json" or out is None or out.begun:
        return b""
    # Of the processes that mpiexec has started the first one answers.
    return TOLD.encode() if os.environ.get("PMI_RANK", "0") == "0" else b""


def _run(words: list[str], form: str) -> int:
    from shardproof.cli.collecting import never
    from shardproof.cli.quick import plain_check, plain_launch, plain_verify, plain_why
    from shardproof.cli.stopping import INTERRUPTED, TOLD

    plain = plain_check(words)
    try:
        if (asked := plain_verify(words)) is not None:
            from shardproof.cli.verify import verify

            code = never(partial(verify, *asked))
        elif plain is not None:
            from shardproof.cli.check import check

            code = int(check(*plain))
        elif (asked := plain_why(words)) is not None:
            code = never(partial(_why, *asked))
        elif (launch := plain_launch(words)) is not None:
            from shardproof.cli.launching import check_plainly

            code = int(check_plainly(*launch))
        else:
            from shardproof.cli.app import run

            code = run(words)
    except KeyboardInterrupt:
        # By a handler of whoever called this; else the command has ended where it was handled.
        print(TOLD if form == "json" else "", end="")
        print("interrupted", file=sys.stderr)
        return INTERRUPTED
    return code


def _why(plan: str, model: str | None, form: str) -> int:
    """Imported here, where nobody looks for garbage: what is imported is most of what is made."""
    from shardproof.cli.why import why_plainly

    return int(why_plainly(plan, model, form))


def command() -> None:
    """What the installed script runs: the command, and the end of its process."""
    from shardproof.cli.ending import end

    end(sys.argv, main())


if __name__ == "__main__":
    command()
