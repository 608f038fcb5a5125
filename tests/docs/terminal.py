"""Pages that are read at a terminal of 80 columns: their commands run in one, in order.

`python -m tests.docs.terminal` puts the real output under every command of these pages. A block of
text that begins with `# NAME.yaml` is a file that the reader has written by then.
"""

from __future__ import annotations

import fcntl
import os
import pty
import re
import shlex
import struct
import subprocess
import termios
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.docs.consoles import ROOT, started

PAGES = (ROOT / "docs" / "guide" / "questions.md",)
COLUMNS, ROWS = 80, 25
_BLOCK = re.compile(r"^```(terminal|text)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
_FILE = re.compile(r"# (\w[\w-]*\.yaml)\n")


def replayed(page: Path) -> str:
    """The page as it would be if its commands were run now."""
    with TemporaryDirectory() as name:
        folder = Path(name)
        (folder / "examples").symlink_to(ROOT / "examples")

        def block(found: re.Match[str]) -> str:
            if found[1] == "text":
                if file := _FILE.match(found[2]):
                    (folder / file[1]).write_text(found[2], "utf-8")
                return found[0]
            told = "".join(
                f"{line}\n{shown(shlex.split(line.removeprefix('$ ')), folder)}"
                for line in found[2].splitlines()
                if line.startswith("$ ")
            )
            return f"```terminal\n{told}```"

        return _BLOCK.sub(block, page.read_text("utf-8"))


def shown(words: list[str], folder: Path) -> str:
    """What a terminal of 80 columns shows of a command, and its exit code where it is not 0."""
    if words[0] != "shardproof":
        raise ValueError(f"nothing here runs {words[0]}")
    ours, theirs = pty.openpty()
    fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", ROWS, COLUMNS, 0, 0))
    kept = {key: value for key, value in os.environ.items() if key not in ("COLUMNS", "LINES")}
    env = {**kept, "PYTHONUTF8": "1", "NO_COLOR": "1", "TERM": "xterm"}
    with subprocess.Popen(
        started(words), cwd=folder, env=env, stdin=subprocess.DEVNULL, stdout=theirs, stderr=theirs
    ) as process:
        os.close(theirs)
        told = b""
        # A terminal whose other end is closed is an error to read, on Linux.
        while chunk := _read(ours):
            told += chunk
        code = process.wait()
    os.close(ours)
    text = _without_progress(told.decode("utf-8").replace("\r\n", "\n"))
    return text + (f"[exit code {code}]\n" if code else "")


def _read(stream: int) -> bytes:
    try:
        return os.read(stream, 65_536)
    except OSError:
        return b""


def _without_progress(text: str) -> str:
    """What stays on the screen: lines that a bar has written over are gone."""
    plain = re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", text)
    lines = (line.rpartition("\r")[2] for line in plain.split("\n"))
    return "\n".join(line.rstrip() for line in lines)


if __name__ == "__main__":
    for each in PAGES:
        each.write_text(replayed(each), "utf-8")
