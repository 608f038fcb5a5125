"""What is written is written whole, and over nothing that could be missed."""

from __future__ import annotations

import json
import os
import stat
import threading
from pathlib import Path

import pytest

from shardproof.certificate import signing
from shardproof.spec.errors import InputErrors
from shardproof.texts.files import write_whole
from tests.front.running import MODELS, Shell, plan_of, written

OTHERS = {
    "a plan": "tp: 8\n",
    "a config": (MODELS / "gpt2.json").read_text("utf-8"),
    "JSON": '{"predicateType": 3}',
    "another's statement": json.dumps({"_type": "https://in-toto.io/Statement/v1"}),
    "another's envelope": json.dumps(
        {"payloadType": signing.PAYLOAD_TYPE, "payload": "e30=", "signatures": []}
    ),
    "a stump": '{"_type":"https://in-toto.io/Statement/v1","pred',
    "nothing": "",
    "no text": "\x00\x01",
}


@pytest.fixture
def plan(tmp_path: Path) -> Path:
    return plan_of(tmp_path, "gpt2", "tp: 2")


class TestCertificates:
    @pytest.mark.parametrize("held", OTHERS.values(), ids=OTHERS)
    def test_what_is_none_stays_unless_forced(
        self, shell: Shell, plan: Path, tmp_path: Path, held: str
    ) -> None:
        target = written(tmp_path, held, "kept")
        done = shell("certify", plan, "-o", target)
        assert (done.code, "--force" in done.err) == (2, True)
        assert target.read_text("utf-8") == held
        assert shell("certify", plan, "-o", target, "--force").code == 0
        assert shell("verify", target).code == 0

    def test_the_plan_itself_stays(self, shell: Shell, plan: Path) -> None:
        before = plan.read_bytes()
        assert shell("certify", plan, "-o", plan).code == 2
        assert plan.read_bytes() == before

    def test_a_certificate_makes_way_for_a_newer_one(
        self, shell: Shell, plan: Path, tmp_path: Path
    ) -> None:
        target = tmp_path / "cert.json"
        assert shell("certify", plan, "-o", target).code == 0
        target.chmod(0o600)
        other = plan_of(tmp_path, "gpt2", "tp: 4", "other.yaml")
        assert shell("certify", other, "-o", target).code == 0
        assert shell("verify", target, "--plan", other, "--model", MODELS / "gpt2.json").code == 0
        assert stat.S_IMODE(target.stat().st_mode) == 0o600

    def test_a_link_stays_a_link(self, shell: Shell, plan: Path, tmp_path: Path) -> None:
        held = written(tmp_path, "tp: 8", "held.yaml")
        link = tmp_path / "cert.json"
        link.symlink_to(held)
        assert shell("certify", plan, "-o", link).code == 2
        assert shell("certify", plan, "-o", link, "--force").code == 0
        assert link.is_symlink()
        assert shell("verify", held).code == 0

    def test_nothing_else_is_left_in_the_folder(
        self, shell: Shell, plan: Path, tmp_path: Path
    ) -> None:
        shell("certify", plan, "-o", tmp_path / "cert.json")
        assert {file.name for file in tmp_path.iterdir()} == {"plan.yaml", "cert.json"}

    @pytest.mark.parametrize("target", ["", ".", "no/such/folder/c.json", "plan.yaml/c", "a\0b"])
    def test_what_is_no_file_is_an_error(
        self, shell: Shell, plan: Path, monkeypatch: pytest.MonkeyPatch, target: str
    ) -> None:
        monkeypatch.chdir(plan.parent)
        done = shell("certify", plan, "--output", target)
        assert (done.code, "FILE-WRITE" in done.err) == (2, True)

    def test_a_device_is_written_to(self, shell: Shell, plan: Path) -> None:
        assert shell("certify", plan, "-o", os.devnull).code == 0
        assert stat.S_ISCHR(Path(os.devnull).stat().st_mode)


class TestPlans:
    def test_a_plan_that_is_there_stays_unless_forced(self, shell: Shell, plan: Path) -> None:
        before = plan.read_bytes()
        assert shell("init", MODELS / "gpt2.json", "-o", plan).code == 2
        assert plan.read_bytes() == before
        assert shell("init", MODELS / "gpt2.json", "-o", plan, "--force").code == 0
        assert plan.read_bytes() != before


class TestWhole:
    """`write_whole` puts all of it there, or leaves what was there."""

    def test_readers_see_one_or_the_other(self, tmp_path: Path) -> None:
        target = tmp_path / "file"
        contents = [bytes([letter]) * 300_000 for letter in b"ab"]
        target.write_bytes(contents[0])
        seen: set[bytes] = set()
        done = threading.Event()

        def read() -> None:
            while not done.is_set():
                seen.add(target.read_bytes())

        reader = threading.Thread(target=read)
        reader.start()
        for turn in range(100):
            write_whole(str(target), contents[turn % 2], "--output")
        done.set()
        reader.join()
        assert seen <= set(contents)

    def test_a_full_disk_leaves_what_was_there(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        target = written(tmp_path, "kept", "file")

        def full(_: int) -> None:
            raise OSError(28, "No space left on device")

        monkeypatch.setattr(os, "fsync", full)
        with pytest.raises(InputErrors, match="No space left"):
            write_whole(str(target), b"new", "--output")
        assert target.read_text("utf-8") == "kept"
        assert [*tmp_path.iterdir()] == [target]
