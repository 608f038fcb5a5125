"""What is said of a certificate of any verdict, also before it is written."""

from __future__ import annotations

from shardproof.certificate import checker

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


def verdict_on(text: str, plan: Any = None, config: Any = None) -> tuple[str, str]:  # noqa: ANN401
    """The word of whoever knows certificates of this verdict, and why; of what it should be."""
    found = checker.judge(text, plan, config)
    if found[0] == "unknown":
        from shardproof.certificate.refusal import judge  # which runs plans, and loads numpy

        return judge(text, plan, config) or found
    return found


def not_verified(data: bytes, word: str) -> str:
    """Why `verify` would not say `word` of a certificate; empty where it would."""
    if len(data) > checker.LIMIT:
        return f"it would be longer than the {checker.LIMIT:,} bytes that `verify` reads"
    found, why = verdict_on(data.decode())
    if found == word:
        return ""
    if found == "unknown":
        return f"`verify` could not check it: {why}"
    return (
        f"internal disagreement, a mistake in shardproof itself: `verify` would call it {found}, "
        f"{why}"
    )
