"""What is committed speaks of the project alone: no host names, no machine's paths, no bulk."""

from __future__ import annotations

import os
import re
import subprocess
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
MEBIBYTE = 1 << 20
# What a walk leaves out where there is no git to say what belongs to the project.
MADE = {".git", ".venv", "__pycache__", "build", "dist", "htmlcov", ".hypothesis"}

# In pieces, so that this file passes its own test.
DOT = r"\."
HOSTS = [
    DOT.join(("pypi", "org")),
    DOT.join(("pypi", "python", "org")),
    DOT.join(("pythonhosted", "org")),
    DOT.join(("registry", "npmjs", "org")),
    DOT.join(("registry", "yarnpkg", "com")),
    DOT.join(("conda", "anaconda", "org")),
]
FOLDERS = ["work", "root", r"home/\w+", r"Users/\w+", "private/var", "opt/pypi"]
# A path that goes on from something (docs/work/, ~/work/, $HOME/work/) is not of a machine.
FORBIDDEN = re.compile("|".join(HOSTS) + r"|(?<![\w.~})-])/(?:" + "|".join(FOLDERS) + ")/")


def committed() -> Iterator[Path]:
    """The project's own files: tracked, or new and not ignored."""
    if (ROOT / ".git").exists():
        command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
        listed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
        found = [ROOT / name for name in listed.stdout.split("\0") if name]
    else:
        found: list[Path] = []
        for folder, inner, names in os.walk(ROOT):
            inner[:] = [
                name
                for name in inner
                if name not in MADE and not name.endswith(("_cache", ".egg-info"))
            ]
            found += [Path(folder, name) for name in names]
    yield from sorted(file for file in found if file.is_file() and not file.is_symlink())


def marks(text: str) -> list[str]:
    """Each forbidden string in a text, as `line: string`."""
    return [
        f"{number}: {found[0]}"
        for number, line in enumerate(text.splitlines(), 1)
        for found in FORBIDDEN.finditer(line)
    ]


def requirements(lock: str) -> dict[str, bool]:
    """Each requirement of a lock file, by name, and whether it has a hash."""
    joined = lock.replace("\\\n", " ").splitlines()
    lines = [line.strip() for line in joined if line.strip() and not line.strip().startswith("#")]
    return {line.split("==")[0].strip(): "--hash=sha256:" in line for line in lines}


def normal(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def package(requirement: str) -> str:
    """The package that a requirement asks for."""
    return normal(re.split(r"[\[<>=~! ;]", requirement)[0])


def wanted(project: dict[str, Any]) -> set[str]:
    """The packages that a project and its dev extra ask for.

    Where an extra asks for others of the project's own, so do they.
    """
    extras = {normal(name): each for name, each in project["optional-dependencies"].items()}
    found: set[str] = set()
    followed: set[str] = set()
    left: list[str] = [*project["dependencies"], f"{project['name']}[dev]"]
    while left:
        each = left.pop()
        if package(each) != normal(project["name"]):
            found.add(package(each))
            continue
        inside = re.search(r"\[(.*?)\]", each)
        names = {normal(name.strip()) for name in inside[1].split(",")} if inside else set[str]()
        left += [one for name in sorted(names - followed) for one in extras[name]]
        followed |= names
    return found


def test_no_file_names_a_registry_or_a_path_of_a_machine() -> None:
    texts = {file: file.read_bytes() for file in committed()}
    found = [
        f"{file.relative_to(ROOT)}:{mark}"
        for file, data in texts.items()
        if b"\0" not in data
        for mark in marks(data.decode("utf-8"))
    ]
    assert texts
    assert found == []


def test_no_file_is_larger_than_a_mebibyte() -> None:
    sizes = {str(file.relative_to(ROOT)): file.stat().st_size for file in committed()}
    assert sizes
    assert {name: size for name, size in sizes.items() if size > MEBIBYTE} == {}


def test_every_requirement_of_the_lock_has_a_hash() -> None:
    locked = requirements((ROOT / "requirements.lock").read_text("utf-8"))
    assert locked
    assert [name for name, hashed in locked.items() if not hashed] == []


def test_the_lock_holds_every_dependency_of_the_project() -> None:
    asked = wanted(tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"])
    locked = {normal(name) for name in requirements((ROOT / "requirements.lock").read_text())}
    assert {"numpy", "ruff", "mpi4py", "mpich"} <= asked
    assert asked - locked == set()


def test_an_extra_that_another_asks_for_is_followed() -> None:
    extras = {"dev": ["My.own[a, b_c]>=0", "d[e]>=1"], "a": ["f"], "b-c": ["g;x", "my_own[dev]"]}
    project = {"name": "my-own", "dependencies": ["h>2"], "optional-dependencies": extras}
    assert wanted(project) == {"d", "f", "g", "h"}


@pytest.mark.parametrize(
    "text",
    [
        "see https://" + "pypi" + ".org/project/x",
        "files." + "pythonhosted" + ".org",
        "from /" + "work/main/spec",
        "'/" + "root/.cache'",
        "cd /" + "home/ann/src",
        "file:///" + "Users/ann/x",
    ],
)
def test_a_forbidden_string_is_found(text: str) -> None:
    assert [mark.split(":")[0] for mark in marks("first line\n" + text)] == ["2"]


@pytest.mark.parametrize(
    "text",
    ["docs/work/plan.md", "~/work/x", "../root/x", "$HOME/work/x", "a network / root / leaf"],
)
def test_an_innocent_string_is_not(text: str) -> None:
    assert marks(text) == []


def test_a_requirement_without_hash_is_seen() -> None:
    lock = "a==1 \\\n    --hash=sha256:00\n    # via b\nb==2 ; python_version < '3.12'\n"
    assert requirements(lock) == {"a": True, "b": False}
