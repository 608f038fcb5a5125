"""The reference of what engines refuse: every rule, its releases and whose word it is."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from shardproof.spec.dialects.profiles import PROFILES, Profile
from shardproof.spec.dialects.profiles.flags import FLAGS
from shardproof.spec.dialects.profiles.rule import Rule
from shardproof.spec.dialects.profiles.tables import Table, read_in, tables
from shardproof.spec.dialects.profiles.versions import Bound

HEAD = """\
# What engines refuse

Every rule of every engine's profile, in the order in which the engine comes upon them.
[The guide](../guide/engines.md) says how to read them. *Releases* are those that have the rule:
from the first that is named on, and before the second. A rule without one is in all that were read.

Of a rule that is not *rejected* the effect stands in its place: the engine starts and the first
requests fail (*fails later*), it answers wrongly (*wrong*), it takes a device or a kernel to know
(*unknown*), or the engine does something worth knowing (*note*).
"""
MANY = 12
"""Names of a table that are told one by one; more are counted."""


def engine_reference() -> str:
    """The page."""
    out = [HEAD]
    for engine, profile in PROFILES.items():
        out += ["", f"## {profile.name}", "", *_about(profile), ""]
        out += ["| rule | of what | kind | effect | what | releases |", "|---|---|---|---|---|---|"]
        out += [_row(rule) for rule in profile.rules]
        out += ["", "Named first where it helps:", ""]
        out += [f"- {_code(flag.says)}{_releases_of_flag(flag.since)}" for flag in FLAGS[engine]]
        if engine in tables():
            out += ["", f"Read in {read_in()[engine]}:", "", *_tables(tables()[engine])]
    return "\n".join([*out, ""])


def _about(profile: Profile) -> Iterator[str]:
    newest = profile.newest
    yield f"The newest release that is known is {newest.version}, of {newest.date}."


def _row(rule: Rule) -> str:
    effect = rule.effect.replace("_", " ")
    if rule.decides:
        effect += f": {rule.decides}"
    what = rule.about or _code(rule.message)
    cells = [f"[`{rule.id}`]({rule.source})", rule.axis, rule.family, effect, what, _releases(rule)]
    return f"| {' | '.join(cell.replace('|', chr(92) + '|') for cell in cells)} |"


def _releases(rule: Rule) -> str:
    parts: list[str] = []
    if rule.since is not None:
        parts.append(f"from {rule.since.version} ({rule.since.date})")
    if rule.until is not None:
        parts.append(f"before {rule.until.version} ({rule.until.date})")
    return ", ".join(parts)


def _releases_of_flag(since: Bound | None) -> str:
    return "" if since is None else f" (from {since.version})"


def _code(text: str) -> str:
    """A template as it would be shown, its facts in angle brackets."""
    return text.replace("{", "‹").replace("}", "›")


def _tables(named: Mapping[str, Table]) -> Iterator[str]:
    for table in named.values():
        words = sorted(table.names)
        shown = ", ".join(f"`{word}`" for word in words) if len(words) <= MANY else ""
        yield f"- {table.about} {shown or f'{len(words)} names.'}"
