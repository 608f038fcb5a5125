"""`python -m tests.site [FOLDER]`: the site, its digests, and the headlines in the README."""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

from tests.site.agreement import FILE, agreement_page
from tests.site.headlines import PUBLISHED, write_readme
from tests.site.pages import index, table_page, tables
from tests.site.verdicts import SHOWN, written

DIGESTS = PUBLISHED / "site.json"
_WORD = re.compile(rb'class="word (legal|illegal|unknown)"')


def made() -> Iterator[tuple[str, bytes]]:
    """Every file of the site by its name, the index last."""
    every: dict[str, bytes] = {}
    words: dict[str, str] = {}
    for name in SHOWN:
        files = written(name)
        found = _WORD.search(files[f"{name}.html"])
        if found is None:
            raise ValueError(f"the report {name} has no verdict")
        words[name] = found[1].decode()
        every |= files
        yield from files.items()
    for name, markdown in tables().items():
        yield f"{name}.html", table_page(name, markdown).encode()
    yield "index.html", index(words, every).encode()


def build(folder: Path) -> dict[str, str]:
    """Write the site, and give the digest of each file."""
    folder.mkdir(parents=True, exist_ok=True)
    found: dict[str, str] = {}
    for name, content in made():
        (folder / name).write_bytes(content)
        found[name] = sha256(content).hexdigest()
    return dict(sorted(found.items()))


if __name__ == "__main__":
    to = Path(sys.argv[1] if len(sys.argv) > 1 else "build/site")
    FILE.write_bytes(agreement_page().encode())
    digests = build(to)
    write_readme()
    DIGESTS.write_bytes((json.dumps(digests, indent=1) + "\n").encode())
    sys.stdout.write(f"{len(digests)} files in {to}; open {to / 'index.html'}\n")
