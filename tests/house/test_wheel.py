"""The wheel holds every module of the four rooms, under one top-level name."""

from __future__ import annotations

import ast
import re
import shutil
import subprocess
import sys
import tarfile
import tomllib
import venv
import zipfile
from collections.abc import Callable
from importlib.metadata import Distribution, distribution, packages_distributions
from pathlib import Path

import pytest

from tests.house.sources import files, imports
from tests.house.test_clean import normal, package

ROOT = Path(__file__).parents[2]
ROOMS = ("spec", "executor", "proofs", "reports")
BUILD = """
import sys
from setuptools import build_meta
print(getattr(build_meta, sys.argv[1])(sys.argv[2]))
"""


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
    for file in ("pyproject.toml", "setup.py", "README.md", "LICENSE"):
        shutil.copy2(ROOT / file, target / file)
    return target


def built(source: Path, into: Path, what: str) -> subprocess.CompletedProcess[str]:
    """`what` is build_wheel, build_sdist or build_editable; its last line is the file's name."""
    into.mkdir(exist_ok=True)
    return subprocess.run(
        [sys.executable, "-c", BUILD, what, str(into)],
        cwd=source,
        capture_output=True,
        text=True,
        check=False,
    )


def build(source: Path, into: Path, what: str = "build_wheel") -> Path:
    done = built(source, into, what)
    assert done.returncode == 0, done.stderr
    return into / done.stdout.splitlines()[-1]


@pytest.fixture(scope="module")
def source(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return copy(tmp_path_factory.mktemp("wheel") / "source")


@pytest.fixture(scope="module")
def wheel(source: Path) -> zipfile.ZipFile:
    return zipfile.ZipFile(build(source, source.parent / "dist"))


@pytest.fixture(scope="module")
def sdist(source: Path) -> Path:
    return build(source, source.parent / "dist", "build_sdist")


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
    assert "shardproof = shardproof.__main__:command" in commands


def test_the_wheel_holds_what_explain_shows(wheel: zipfile.ZipFile) -> None:
    assert "shardproof/spec/law/near_misses.json" in wheel.namelist()


def test_a_wheel_from_the_sdist_holds_the_same(
    sdist: Path, wheel: zipfile.ZipFile, tmp_path: Path
) -> None:
    with tarfile.open(sdist) as archive:
        for member in archive.getmembers():  # 3.11.2 has no filters yet
            assert member.isfile() or member.isdir(), member.name
            assert not member.name.startswith("/")
            assert ".." not in Path(member.name).parts
            archive.extract(member, tmp_path)
    (unpacked,) = tmp_path.iterdir()
    again = zipfile.ZipFile(build(unpacked, tmp_path / "dist"))
    assert {
        each.filename: each.CRC for each in again.infolist() if "/RECORD" not in each.filename
    } == {each.filename: each.CRC for each in wheel.infolist() if "/RECORD" not in each.filename}


LOST: dict[str, Callable[[Path], object]] = {
    # What git leaves where it may make no links, what unpacking some zips does, and no file at all.
    "a file with the target": lambda link: link.write_text(f"../../{link.name}", "utf-8"),
    "an empty folder": lambda link: link.mkdir(),
    "nothing": lambda _: None,
}


@pytest.mark.parametrize("leave", LOST.values(), ids=LOST)
@pytest.mark.parametrize("what", ["build_wheel", "build_sdist", "build_editable"])
def test_sources_without_links_are_refused(
    tmp_path: Path, leave: Callable[[Path], object], what: str
) -> None:
    broken = copy(tmp_path / "source")
    for room in ("executor", "reports"):
        link = broken / "src" / "shardproof" / room
        link.unlink()
        leave(link)
    done = built(broken, tmp_path / "dist", what)
    assert done.returncode != 0
    assert "src/shardproof/{executor,reports} are missing" in done.stderr
    assert "core.symlinks=true" in done.stderr
    assert not [*(tmp_path / "dist").iterdir()]


def test_folders_in_place_of_links_will_do(wheel: zipfile.ZipFile, tmp_path: Path) -> None:
    """What the refusal tells to do."""
    source = copy(tmp_path / "source")
    for room in ROOMS:
        link = source / "src" / "shardproof" / room
        link.unlink()
        shutil.copytree(source / room, link)
    made = zipfile.ZipFile(build(source, tmp_path / "dist"))
    assert set(made.namelist()) == set(wheel.namelist())


def needed(names: list[str]) -> dict[str, Distribution]:
    """The packages that are asked for, and those that they ask for in turn, without extras."""
    found: dict[str, Distribution] = {}
    left = [*names]
    while left:
        requirement = left.pop()
        marker = requirement.partition(";")[2]
        name = re.split(r"[\[<>=~!; (]", requirement)[0]
        if name in found or "extra" in marker or not fits(marker):
            continue
        found[name] = distribution(name)
        left += found[name].requires or []
    return found


def fits(marker: str) -> bool:
    """Whether a condition on a requirement holds here."""
    from packaging.markers import Marker

    return not marker.strip() or Marker(marker).evaluate()


@pytest.fixture(scope="module")
def empty(wheel: zipfile.ZipFile, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An environment of the wheel and what it says that it needs, and nothing else."""
    home = tmp_path_factory.mktemp("empty")
    venv.create(home, with_pip=False, symlinks=True)
    (site,) = home.glob("lib/python*/site-packages")
    shutil.unpack_archive(str(wheel.filename), site, "zip")
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    for each in needed(project["dependencies"]).values():
        for top in {file.parts[0] for file in each.files or () if ".." not in file.parts}:
            if top != "__pycache__" and not (site / top).exists():
                (site / top).symlink_to(Path(str(each.locate_file(top))))
    return home


PLAN = str(ROOT / "examples" / "plans" / "llama-3.1-70b-tp8.yaml")
WRONG = str(ROOT / "examples" / "plans" / "sum-after-activation.yaml")
OPEN = str(ROOT / "examples" / "plans" / "qwen2-7b-open.yaml")
CONFIG = str(ROOT / "examples" / "models" / "gpt2.json")
COMMANDS: list[tuple[list[str], int]] = [
    (["--version"], 0),
    (["check", PLAN], 0),
    (["check", PLAN, "--derivation"], 0),
    (["why", WRONG], 1),
    (["why", OPEN], 1),
    (["run", WRONG, "--domain", "bfloat16"], 1),
    (["certify", PLAN, "-o", "cert.json"], 0),
    (["verify", "cert.json"], 0),
    (["plans", CONFIG, "-n", "2"], 0),
    (["prove", "additive_operators_commute_with_a_sum", "--z3-only"], 0),
    (["explain"], 0),
    (["schema", "verdict"], 0),
    (["init", CONFIG], 0),
    (["diff", PLAN, WRONG], 1),
]


def test_every_command_works_in_an_empty_environment(empty: Path) -> None:
    """In one test: the certificate that one writes another reads."""
    python = empty / "bin" / "python"
    found = {
        " ".join(words): subprocess.run(
            [python, "-I", "-m", "shardproof", *words],
            cwd=empty,
            capture_output=True,
            text=True,
            check=False,
        )
        for words, _ in COMMANDS
    }
    wrong = {words: done.stderr for words, done in found.items() if "Traceback" in done.stderr}
    assert wrong == {}
    assert [done.returncode for done in found.values()] == [code for _, code in COMMANDS]


def test_every_dependency_is_imported() -> None:
    """Nobody installs what nothing uses."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    used = {
        each.name.split(".")[0]
        for file in files()
        for each in imports(ast.parse(file.read_text("utf-8")), package=())
    }
    packages = packages_distributions()
    owners = {normal(owner) for top in used for owner in packages.get(top, ())}
    asked = {normal(package(each)) for each in project["dependencies"]}
    assert {"numpy", "z3-solver"} <= asked
    assert asked - owners == set()
