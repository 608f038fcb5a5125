"""Puts the real output under every console command of the documentation.

`python -m tests.docs.write_consoles` rewrites the pages; look at the difference
before you commit it.
"""

from __future__ import annotations

import re
import subprocess

from tests.docs.consoles import ROOT, pages, started

_CONSOLE = re.compile(
    r"^```console\n\$ ((?:mpiexec|shardproof) [^\n]*)\n.*?^```$", re.MULTILINE | re.DOTALL
)


def main() -> None:
    for page in pages():
        source = page.read_text(encoding="utf-8")
        page.write_text(_CONSOLE.sub(_run, source), encoding="utf-8")


def _run(match: re.Match[str]) -> str:
    done = subprocess.run(
        started(match[1].split()), cwd=ROOT, capture_output=True, text=True, check=False
    )
    return f"```console\n$ {match[1]}\n{done.stdout}{done.stderr}```"


if __name__ == "__main__":
    main()
