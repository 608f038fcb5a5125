"""The command line's first step: nothing heavy is imported before it is known to be needed."""

from __future__ import annotations

import sys
from collections.abc import Sequence


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; its exit code. Nothing but a code ever comes out."""
    from shardproof.cli.collecting import seldom
    from shardproof.cli.stopping import stopping
    from shardproof.cli.streams import keep_streams, settled

    seldom()
    out = keep_streams()
    with stopping():
        return settled(_run(argv), out)


def _run(argv: Sequence[str] | None) -> int:
    from shardproof.cli.collecting import never
    from shardproof.cli.quick import plain_check, plain_verify
    from shardproof.cli.stopping import INTERRUPTED

    words = list(sys.argv[1:] if argv is None else argv)
    plain = plain_check(words)
    try:
        if (asked := plain_verify(words)) is not None:
            from shardproof.cli.verify import verify

            code = never(lambda: int(verify(*asked)))
        elif plain is not None:
            from shardproof.cli.check import check

            code = int(check(*plain))
        else:
            from shardproof.cli.app import run

            code = run(words)
    except KeyboardInterrupt:
        # A solver that was interrupted says so; all else ends where the signal is handled.
        print("interrupted", file=sys.stderr)
        return INTERRUPTED
    return code


if __name__ == "__main__":
    sys.exit(main())
