"""Sessions: pages whose commands follow on each other and leave files, run in order.

`python -m tests.docs.sessions` puts the real output under every command of these pages.
"""

from __future__ import annotations

import os
import re
import subprocess
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.docs.consoles import ROOT, started

PAGES = tuple(
    ROOT / "docs" / "guide" / f"{name}.md"
    for name in ("certificates", "certificates-rejections", "fuzz", "reports", "signing")
)
_SESSION = re.compile(r"^```shell-session\n(.*?)^```$", re.MULTILINE | re.DOTALL)
_DIGEST = re.compile(r"\b[0-9a-f]{64}\b")


def replayed(page: Path) -> str:
    """The page as it would be if its commands were run now, in a folder beside the examples."""
    with TemporaryDirectory() as name:
        folder = Path(name)
        (folder / "examples").symlink_to(ROOT / "examples")
        return _SESSION.sub(lambda found: _session(found[1], folder), page.read_text("utf-8"))


def _session(text: str, folder: Path) -> str:
    lines = [line for line in text.splitlines() if line.startswith("$ ")]
    told = "".join(f"{line}\n{_output(line.removeprefix('$ ').split(), folder)}" for line in lines)
    return f"```shell-session\n{told}```"


def _output(words: list[str], folder: Path) -> str:
    if words[0] not in ("shardproof", "openssl"):
        raise ValueError(f"nothing here runs {words[0]}")
    command = started(words) if words[0] == "shardproof" else words
    env = {**os.environ, "PYTHONUTF8": "1"}
    done = subprocess.run(command, cwd=folder, env=env, capture_output=True, text=True, check=False)
    # A key that is made anew has another name each time.
    return _DIGEST.sub("…", done.stdout + done.stderr)


if __name__ == "__main__":
    for each in PAGES:
        each.write_text(replayed(each), "utf-8")
