"""`shardproof replay`: a case that failed, shown again."""

from __future__ import annotations

import os
from contextlib import redirect_stdout
from io import StringIO

from shardproof.cli.exits import Exit
from shardproof.cli.output import put, put_errors, put_json
from shardproof.spec.errors import InputErrors


def replay(path: str, executor: str, time_limit: float, form: str) -> Exit:
    """Run one case through an executor, and say what comes of it."""
    from shardproof.harness.executors import judged_once
    from shardproof.harness.naming import named
    from shardproof.harness.outcome import Failed
    from shardproof.harness.reading import read_case

    try:
        case = read_case(path)
        test = None if executor.startswith("http:") else _test_of(named(executor))
        with redirect_stdout(StringIO()):
            tally = judged_once(case, test or executor, time_limit)
    except InputErrors as wrong:
        put_errors(wrong, form)
        return Exit.BAD_INPUT
    except Failed as failed:
        _tell(form, path, failed.what, str(failed))
        return Exit.ILLEGAL
    except Exception as error:  # noqa: BLE001  (whatever somebody else's test raises)
        _tell(form, path, "crashed", f"crashed: {type(error).__name__}: {error}")
        return Exit.ILLEGAL
    [word] = tally.words
    _tell(form, path, word, f"{word}: {tally}")
    return Exit.LEGAL if word in ("right", "refused") else Exit.UNKNOWN


def _test_of(found: object) -> object:
    """A test that `fuzz` decorated is run here; an executor in a process of its own."""
    return found if hasattr(found, "shardproof_test") else None


def _tell(form: str, path: str, word: str, text: str) -> None:
    if form == "json":
        put_json({"version": 1, "case": os.fspath(path), "outcome": word, "text": text})
    else:
        put(f"{path}: {text}")
