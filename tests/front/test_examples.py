"""`shardproof examples`: what comes with the package is listed, and copied so that it runs."""

from __future__ import annotations

import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from tests.front.running import MODELS, PLANS, ROOT, Shell

FOLDERS = [*ROOT.glob("examples/*/*"), *ROOT.glob("examples/published/*/*")]
FILES = [path for path in sorted(FOLDERS) if path.is_file()]
EXAMPLES = [path.relative_to(ROOT / "examples") for path in FILES]
BUILD = "import sys; from setuptools.build_meta import build_wheel; print(build_wheel(sys.argv[1]))"


class TestExamples:
    def test_they_are_listed(self, shell: Shell) -> None:
        done = shell("examples")
        assert done.code == 0
        assert all(path.stem in done.out for path in (*PLANS.iterdir(), *MODELS.iterdir()))
        assert max(map(len, done.out.splitlines())) <= 100

    def test_a_plan_comes_with_its_model(
        self, shell: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.chdir(tmp_path)
        assert shell("examples", "llama-3.1-70b-tp6").code == 0
        assert sorted(path.name for path in tmp_path.rglob("*.*")) == [
            "llama-3.1-70b-tp6.yaml", "llama-3.1-70b.json",
        ]  # fmt: skip
        assert shell("check", "examples/plans/llama-3.1-70b-tp6.yaml").code == 1

    def test_all_of_them(self, shell: Shell, tmp_path: Path) -> None:
        assert shell("examples", "all", "--to", tmp_path).code == 0
        assert all((tmp_path / path).is_file() for path in EXAMPLES)

    def test_a_published_config_by_its_hubs_name(self, shell: Shell, tmp_path: Path) -> None:
        done = shell("examples", "nvidia/GLM-5-NVFP4", "Qwen/Qwen3-32B", "--to", tmp_path)
        assert done.code == 0
        assert sorted(path.name for path in tmp_path.rglob("*.*")) == [
            "GLM-5-NVFP4.json", "Qwen3-32B.json",
        ]  # fmt: skip

    def test_one_is_printed(self, shell: Shell, tmp_path: Path) -> None:
        done = shell("examples", "qwen2-7b-tp8", "--to", "-")
        assert (done.code, done.out) == (0, (PLANS / "qwen2-7b-tp8.yaml").read_text("utf-8"))
        assert not [*tmp_path.iterdir()]

    def test_nothing_is_overwritten(self, shell: Shell, tmp_path: Path) -> None:
        mine = tmp_path / "models" / "gpt2.json"
        mine.parent.mkdir()
        mine.write_text("mine")
        assert shell("examples", "gpt2", "--to", tmp_path).code == 2
        assert mine.read_text() == "mine"
        assert shell("examples", "gpt2", "--to", tmp_path, "--force").code == 0
        assert shell("examples", "gpt2", "--to", tmp_path).code == 0

    def test_a_typo_is_told_what_is_near(self, shell: Shell) -> None:
        done = shell("examples", "llama-3.1-70b-tp9")
        assert (done.code, "did you mean llama-3.1-70b-tp" in done.err) == (2, True)

    def test_a_folder_that_cannot_be_made(self, shell: Shell, tmp_path: Path) -> None:
        (tmp_path / "file").write_text("")
        assert shell("examples", "gpt2", "--to", tmp_path / "file").code == 2


def test_a_wheel_has_them_and_copies_them(tmp_path: Path) -> None:
    """Built of the sources alone, unpacked, and run from there."""
    source = tmp_path / "source"
    junk = shutil.ignore_patterns("__pycache__", "*.egg-info")
    for folder in ("spec", "executor", "proofs", "reports", "examples", "src"):
        shutil.copytree(ROOT / folder, source / folder, symlinks=True, ignore=junk)
    for path in ("pyproject.toml", "README.md", "LICENSE", "setup.py"):
        if (ROOT / path).is_file():
            shutil.copy2(ROOT / path, source / path)
    made = [sys.executable, "-c", BUILD, str(tmp_path)]
    done = subprocess.run(made, cwd=source, capture_output=True, text=True, check=True)
    wheel = zipfile.ZipFile(tmp_path / done.stdout.splitlines()[-1])
    held = {f"shardproof/examples/{path.as_posix()}" for path in EXAMPLES}
    assert held - set(wheel.namelist()) == set()
    unpacked = tmp_path / "unpacked"
    wheel.extractall(unpacked)
    start = f"""
import sys
sys.path.insert(0, {str(unpacked)!r})
import shardproof
from shardproof.__main__ import main
print(shardproof.__file__, flush=True)
sys.exit(main(["examples", "gpt2", "--to", "here"]))"""
    told = subprocess.run(
        [sys.executable, "-c", start], cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert told.returncode == 0, told.stderr
    assert told.stdout.startswith(str(unpacked))
    assert (tmp_path / "here" / "models" / "gpt2.json").is_file()
