"""A pytest plugin that writes which test has failed first; a file of its own, loaded by `-p`."""

from __future__ import annotations

import json
import os
from typing import Any


def _say(test: str, said: str) -> None:
    with open(os.environ["SHARDPROOF_MUTATE"], encoding="utf-8") as file:
        log = json.load(file)["log"]
    with open(log, "a", encoding="utf-8") as file:
        file.write(json.dumps({"test": test, "said": said}) + "\n")


def _first_line(report: Any) -> str:
    crash = getattr(report.longrepr, "reprcrash", None)
    text = str(crash.message if crash is not None else report.longrepr or "")
    return next((line.strip() for line in text.splitlines() if line.strip()), "")


def pytest_runtest_logreport(report: Any) -> None:
    if report.failed and "PYTEST_XDIST_WORKER" not in os.environ:
        _say(report.nodeid, _first_line(report))


def pytest_collectreport(report: Any) -> None:
    if report.failed and "PYTEST_XDIST_WORKER" not in os.environ:
        _say(report.nodeid or "collection", _first_line(report))
