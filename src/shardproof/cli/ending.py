"""How the plain commands end: at once.

To take apart all that a process has made costs a tenth of a whole `check`, and the system does it
anyway. Whoever has asked to be called at the end (`atexit`) is called, and what was printed is out.
"""

from __future__ import annotations

import os
import sys

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import NoReturn

AT_ONCE = ("check", "why", "certify", "verify")
"""Commands that leave nothing behind: no worker, no thread, no file that is still open."""
_WATCHED = ("multiprocessing", "concurrent.futures", "mpi4py", "coverage", "pdb", "cProfile")
"""What may have something to do at the end of a process, each in its own way."""


def end(argv: Sequence[str], code: int) -> NoReturn:
    """End the process with its exit code."""
    asked = argv[1:2]
    watched = sys.gettrace() or sys.getprofile() or sys.flags.inspect or sys.flags.interactive
    if not asked or asked[0] not in AT_ONCE or watched or any(map(sys.modules.get, _WATCHED)):
        sys.exit(code)
    import atexit

    atexit._run_exitfuncs()  # noqa: SLF001  # pyright: ignore[reportPrivateUsage]
    try:
        sys.stdout.flush()
        sys.stderr.flush()
    except (OSError, ValueError):
        sys.exit(code)
    os._exit(code)
