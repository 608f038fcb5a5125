"""What must hold of every call, whatever it was given."""

from __future__ import annotations

import json
import re
from functools import cache
from typing import Any, Protocol, cast

from jsonschema import Draft202012Validator

from shardproof.cli.schemas import ANSWERS, schema_of
from tests.fuzz.case import Case

CODES = {"legal": 0, "illegal": 1, "unknown": 3}
_GRAVEST_FIRST = (2, 3, 1, 0)
_ERROR = re.compile(r"(?:.{0,5000}:\s)?error\[[A-Z]+(?:-[A-Z]+)*\]\s", re.DOTALL)
_CONTROL = re.compile("[\x00-\x09\x0b-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069]")


class _Validator(Protocol):
    def is_valid(self, instance: object) -> bool: ...


@cache
def _schema(command: str) -> _Validator:
    return cast(_Validator, Draft202012Validator(schema_of(command)))


def fault(case: Case, code: object, out: str, err: str) -> str | None:
    """What is wrong with how a call ended; None where all is right."""
    if type(code) is not int or code not in (0, 1, 2, 3):
        return f"the exit code is {code!r}"
    for name, text in (("output", out), ("errors", err)):
        if found := _CONTROL.search(text):
            return f"the {name} hold the character U+{ord(found.group()):04X}"
        if "Traceback" in text:
            return f"the {name} hold a traceback"
    if err and (code != 2 or not _ERROR.match(err)):
        return "standard error holds something else than errors of input"
    if err and case.form == "json" and not err.startswith("error[USAGE]"):
        return "errors go to standard error, and JSON was asked for"
    if code == 2 and not err and case.form == "text":
        return "bad input, and no word about it"
    if case.form == "json" and out:
        return _json(case, code, out)
    return None if out or err else "nothing was printed"


def _json(case: Case, code: int, out: str) -> str | None:
    try:
        data: Any = json.loads(out)
    except ValueError:
        return "the output is not JSON"
    if not _schema(case.argv[0] if case.argv[0] in ANSWERS else "help").is_valid(data):
        return "the output does not match its schema"
    if case.argv[0] == "diff":
        wanted = 2 if "errors" in data else int(bool(data["differences"]))
        return None if code == wanted else f"the exit code is {code}, and {wanted} was meant"
    one = cast("list[dict[str, Any]]", data if isinstance(data, list) else [data])
    codes = {2 if "errors" in each else CODES[each["verdict"]] for each in one}
    wanted = next(code for code in _GRAVEST_FIRST if code in codes)
    return None if code == wanted else f"the exit code is {code}, and {wanted} was meant"
