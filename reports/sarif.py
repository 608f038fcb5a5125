"""Results as SARIF 2.1.0, which code scanning shows beside the lines that they speak of."""

from __future__ import annotations

import posixpath
from collections.abc import Sequence
from typing import Any, Literal
from urllib.parse import quote

from shardproof.spec.record import dataclass

SCHEMA = (
    "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
)
VERSION = "2.1.0"
Level = Literal["error", "warning", "note", "none"]


@dataclass(frozen=True, slots=True)
class SarifRule:
    """What a result is one of. Its id is for good: readers tell old results from new ones by it."""

    id: str
    short: str
    full: str
    help: str
    level: Level = "error"


@dataclass(frozen=True, slots=True)
class SarifResult:
    """One finding, and where it stands."""

    rule: str
    message: str
    file: str
    line: int = 1
    column: int = 1
    fingerprint: str = ""
    """What stays the same where the finding does, whatever its message."""


def sarif_data(
    version: str, rules: Sequence[SarifRule], results: Sequence[SarifResult]
) -> dict[str, Any]:
    """A log with one run; every rule is told, whether there is a result of it or not."""
    numbers = {rule.id: number for number, rule in enumerate(rules)}
    driver = {
        "name": "shardproof",
        "semanticVersion": version,
        "rules": [_rule(rule) for rule in rules],
    }
    return {
        "$schema": SCHEMA,
        "version": VERSION,
        "runs": [
            {
                "tool": {"driver": driver},
                "columnKind": "unicodeCodePoints",
                "results": [_result(each, numbers[each.rule], rules) for each in results],
            }
        ],
    }


def uri_of(file: str) -> str:
    """A file as a URI: relative as it was named, or with its scheme; without `..` in its midst."""
    path = posixpath.normpath(file)
    told = quote(path.encode("utf-8", "surrogateescape"), safe="/")
    return f"file://{told}" if path.startswith("/") else told


def _rule(rule: SarifRule) -> dict[str, Any]:
    return {
        "id": rule.id,
        "shortDescription": {"text": rule.short},
        "fullDescription": {"text": rule.full},
        "help": {"text": rule.help},
        "defaultConfiguration": {"level": rule.level},
    }


def _result(each: SarifResult, number: int, rules: Sequence[SarifRule]) -> dict[str, Any]:
    place = {
        "artifactLocation": {"uri": uri_of(each.file)},
        "region": {"startLine": each.line, "startColumn": each.column},
    }
    found: dict[str, Any] = {
        "ruleId": each.rule,
        "ruleIndex": number,
        "level": rules[number].level,
        "message": {"text": each.message},
        "locations": [{"physicalLocation": place}],
    }
    if each.fingerprint:
        found["partialFingerprints"] = {"shardproof/v1": each.fingerprint}
    return found
