"""`shardproof verify`: a certificate checked again, by a file that imports nothing of ours."""

from __future__ import annotations

import json

from shardproof.certificate import checker
from shardproof.cli.exits import Exit

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

WORDS = ("legal", "illegal", "no legal plan")
"""What a certificate says that the checker takes, or that is made again of a refusal."""
CODES = {"legal": Exit.LEGAL, "unknown": Exit.UNKNOWN}
"""Of the words that the checker has; all others refuse a certificate."""


def verify(
    cert: str, plan: str | None = None, model: str | None = None, keys: Sequence[str] = ()
) -> Exit:
    """Say what the certificate is, of which plan and config, and who has signed it."""
    try:
        with open(cert, "rb") as file:  # noqa: PTH123  (pathlib takes longer than this)
            text = file.read().decode("utf-8", "surrogateescape")
        asked, config = _plain(plan), _plain(model)
        text, signers, fault = _opened(text, keys)
    except OSError as wrong:
        return _unreadable(str(wrong.filename))
    except _Errors as wrong:
        from shardproof.cli.output import put_errors

        put_errors(wrong.args[0])
        return Exit.BAD_INPUT
    word, why = fault or dispatched(text, asked, config)
    print("\n  ".join([f"{cert}: {word}", why, *([] if fault else signers)]))
    return CODES.get(word, Exit.ILLEGAL)


def _unreadable(path: str) -> Exit:
    """Say what keeps a file from being read, in the words of all commands."""
    from shardproof.cli.output import put_errors
    from shardproof.spec.errors import InputErrors
    from shardproof.spec.source.read import read_file

    try:
        read_file(path)
    except InputErrors as wrong:
        put_errors(wrong)
    return Exit.BAD_INPUT


class _Errors(Exception):
    """What is wrong with an input."""


def dispatched(text: str, plan: Any, config: Any) -> tuple[str, str]:  # noqa: ANN401  (JSON)
    """The word of whoever knows certificates of this verdict."""
    found = checker.judge(text, plan, config)
    if found[0] == "unknown":
        from shardproof.certificate.refusal import judge

        return judge(text, plan, config) or found
    return found


def _opened(text: str, keys: Sequence[str]) -> tuple[str, list[str], tuple[str, str] | None]:
    """The certificate, out of its envelope if it has one; who signed it; what is wrong with that.

    A certificate of ours begins with its type, and then there is nothing to open.
    """
    if text.startswith('{"_type"') and not keys:
        return text, [], None
    from shardproof.cli.signatures import opened
    from shardproof.spec.errors import InputErrors

    try:
        return opened(text, keys)
    except InputErrors as wrong:
        raise _Errors(wrong) from None


def _plain(path: str | None) -> Any:  # noqa: ANN401  (whatever JSON or YAML holds)
    """The content of a file: JSON at once, YAML by our own reader."""
    if path is None:
        return None
    if path == "-":
        return _typed()
    with open(path, "rb") as file:  # noqa: PTH123
        text = file.read()
    try:
        return json.loads(text)
    except ValueError:
        from shardproof.spec.errors import InputErrors
        from shardproof.spec.source.node import plain
        from shardproof.spec.source.read import read_file

        try:
            return plain(read_file(path))
        except InputErrors as wrong:
            raise _Errors(wrong) from None


def _typed() -> Any:  # noqa: ANN401
    """What standard input holds."""
    from shardproof.inputs import CONFIG_LIMIT, read_input
    from shardproof.spec.errors import InputErrors
    from shardproof.spec.source.node import plain

    try:
        return plain(read_input("-", CONFIG_LIMIT))
    except InputErrors as wrong:
        raise _Errors(wrong) from None
