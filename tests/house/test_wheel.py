"""The wheel holds every module of the four rooms, under one top-level name."""

from __future__ import annotations

import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
ROOMS = ("spec", "executor", "proofs", "reports")
BUILD = "import sys; from setuptools.build_meta import build_wheel; print(build_wheel(sys.argv[1]))"


def modules(root: Path) -> set[str]:
    """Every module of the project, as a path below src/."""
    rooms = {
        f"shardproof/{file.relative_to(root).as_posix()}"
        for room in ROOMS
        for file in (root / room).rglob("*.py")
    }
    front = root / "src" / "shardproof"
    paths = {file.relative_to(front) for file in front.rglob("*.py")}
    # Some Pythons walk through links, and the rooms are counted above.
    door = {f"shardproof/{path.as_posix()}" for path in paths if path.parts[0] not in ROOMS}
    return rooms | door


def without_init(files: set[str]) -> set[str]:
    """The folders of modules that are no packages, and so would be left out of a wheel."""
    folders = {parent.as_posix() for file in files for parent in Path(file).parents} - {"."}
    return {folder for folder in folders if f"{folder}/__init__.py" not in files}


def copy(target: Path) -> Path:
    """The sources alone: a build writes beside them, and an old build/ would leak in."""
    target.mkdir()
    junk = shutil.ignore_patterns("__pycache__", "*.egg-info")
    for folder in (*ROOMS, "src"):
        shutil.copytree(ROOT / folder, target / folder, symlinks=True, ignore=junk)
    for file in ("pyproject.toml", "README.md", "LICENSE"):
        shutil.copy2(ROOT / file, target / file)
    return target


def build(source: Path, into: Path) -> zipfile.ZipFile:
    into.mkdir()
    done = subprocess.run(
        [sys.executable, "-c", BUILD, str(into)],
        cwd=source,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return zipfile.ZipFile(into / done.stdout.splitlines()[-1])


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> zipfile.ZipFile:
    base = tmp_path_factory.mktemp("wheel")
    return build(copy(base / "source"), base / "dist")


def test_every_folder_of_modules_is_a_package() -> None:
    assert without_init(modules(ROOT)) == set()


def test_a_folder_without_init_is_named() -> None:
    files = {"shardproof/__init__.py", "shardproof/spec/cuts/even.py"}
    assert without_init(files) == {"shardproof/spec", "shardproof/spec/cuts"}


def test_the_wheel_holds_every_module_and_no_other(wheel: zipfile.ZipFile) -> None:
    held = {name for name in wheel.namelist() if name.endswith(".py")}
    expected = modules(ROOT)
    assert expected
    assert (expected - held, held - expected) == (set(), set())


def test_the_wheel_has_one_top_level_name(wheel: zipfile.ZipFile) -> None:
    tops = {name.split("/")[0] for name in wheel.namelist()}
    assert {top for top in tops if not top.endswith(".dist-info")} == {"shardproof"}
    assert len(tops) == 2


def test_the_wheel_is_typed_licensed_and_has_the_command(wheel: zipfile.ZipFile) -> None:
    names = set(wheel.namelist())
    info = next(name.split("/")[0] for name in names if ".dist-info/" in name)
    assert "shardproof/py.typed" in names
    assert f"{info}/licenses/LICENSE" in names
    commands = wheel.read(f"{info}/entry_points.txt").decode()
    assert "shardproof = shardproof.__main__:main" in commands


def test_the_wheel_holds_what_explain_shows(wheel: zipfile.ZipFile) -> None:
    assert "shardproof/spec/law/near_misses.json" in wheel.namelist()
