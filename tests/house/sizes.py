"""How large the house is: lines by room, formulas of clauses, what one clause takes to understand.

`python -m tests.house.sizes` prints it of this checkout, `python -m tests.house.sizes FOLDER` lines
and reach of another. Decision 195 keeps what it said.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path
from statistics import median

from tests.house.sources import ROOMS, ROOT, imports, module_of

FIVE = ("EMB-VOCAB-OWNED", "ATTN-HEADS-OWNED", "SP-MASK", "MOE-EXPERTS-OWNED", "LM-GROUP")
"""Clauses of five modules."""
GENERATED = "compiled.py"


def production(root: Path) -> list[Path]:
    """Sources that are written by hand; a folder of the front door that is a link is a room."""
    front = root / "src" / "shardproof"
    own = [each for each in front.iterdir() if each.is_dir() and not each.is_symlink()]
    folders = [*(root / room for room in ROOMS), *own]
    inside = [file for folder in folders for file in folder.rglob("*.py")]
    return sorted(file for file in (*front.glob("*.py"), *inside) if file.name != GENERATED)


def lines(file: Path) -> int:
    return file.read_text("utf-8").count("\n")


def reached(root: Path, start: Path) -> set[Path]:
    """A file and all of ours that it imports, at start or later, and so on."""
    by_module = {module_of(f.relative_to(root).as_posix()): f for f in production(root)}
    found, open_ = set[Path](), [start]
    while open_:
        file = open_.pop()
        if file in found:
            continue
        found.add(file)
        package = module_of(file.relative_to(root).as_posix())[:-1]
        for each in imports(ast.parse(file.read_text("utf-8")), package=package):
            name = tuple(each.name.split("."))
            open_ += [by_module[part] for part in (name, name[:-1]) if part in by_module]
    return found


def clause_files(root: Path) -> Iterator[tuple[str, Path]]:
    """Where each is written; what judges it reads the rest of what it says."""
    for code in FIVE:
        for file in sorted((root / "spec" / "law").rglob("*.py")):
            if f'"{code}"' in file.read_text("utf-8") and "clauses" in file.as_posix():
                yield code, file
                break


def told(root: Path) -> Iterator[str]:
    files = production(root)
    by_room: dict[str, int] = {}
    for file in files:
        room = file.relative_to(root).parts[0]
        by_room[room] = by_room.get(room, 0) + lines(file)
    for room, many in by_room.items():
        yield f"{room}: {many:,} lines"
    yield f"in all {len(files):,} files, {sum(by_room.values()):,} lines"
    for code, file in clause_files(root):
        written = reached(root, file)
        judged = written | reached(root, root / "spec" / "law" / "judge.py")
        for reach, what in ((written, "written"), (judged, "written and judged")):
            yield f"{code}, {what}: {len(reach)} files, {sum(map(lines, reach)):,} lines"


def formulas() -> str:
    from shardproof.spec.law.clauses import LAW
    from shardproof.spec.law.formula import text

    sizes = [len(text(clause.formula)) for clause in LAW]
    return f"{len(sizes)} clauses; formulas: median {median(sizes):g}, longest {max(sizes)}"


if __name__ == "__main__":
    of = Path(sys.argv[1]).resolve() if len(sys.argv) > 1 else ROOT
    for line in told(of):
        sys.stdout.write(f"{line}\n")
    if of == ROOT:
        sys.stdout.write(f"{formulas()}\n")
