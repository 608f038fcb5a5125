from __future__ import annotations

import os
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from shardproof.spec.errors import InputError, InputErrors
from shardproof.spec.source.node import plain
from shardproof.spec.source.read import read_file
from tests.spec.source.reading import brief, fault, value


def refused(path: Path | str, limit: int = 1 << 20) -> InputError:
    with pytest.raises(InputErrors) as caught:
        read_file(str(path), limit)
    (only,) = caught.value.errors
    return only


def test_a_file_is_read_whole_up_to_its_limit(tmp_path: Path) -> None:
    file = tmp_path / "plan.yaml"
    file.write_bytes(b"tp: 8\n")
    assert plain(read_file(str(file), limit=6)) == {"tp": 8}
    assert refused(file, limit=5).code == "FILE-SIZE"


def test_a_huge_file_is_refused_before_it_is_read(tmp_path: Path) -> None:
    file = tmp_path / "plan.yaml"
    with file.open("wb") as sparse:
        sparse.truncate(1 << 40)
    error = refused(file)
    assert error.code == "FILE-SIZE"
    assert "1,099,511,627,776 bytes" in error.message


def test_a_file_that_hides_its_size_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "plan.yaml"
    file.write_bytes(b"tp: 80\n")
    empty = os.stat_result((stat.S_IFREG, *[0] * 9))

    def lies(_: Path) -> os.stat_result:
        return empty

    monkeypatch.setattr(Path, "stat", lies)
    assert refused(file, limit=6).code == "FILE-SIZE"


def test_what_is_no_regular_file_is_named_and_not_opened(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    assert "is a directory" in refused(tmp_path).message
    assert "a pipe" in refused(tmp_path / "pipe").message
    assert "a device" in refused("/dev/zero").message
    assert refused("/dev/zero").code == "FILE-KIND"


def test_a_missing_file_names_the_nearest(tmp_path: Path) -> None:
    (tmp_path / "plan.yaml").touch()
    error = refused(tmp_path / "plna.yaml")
    assert error.code == "FILE-MISSING"
    assert error.help.startswith("did you mean")
    assert "did you mean" not in refused(tmp_path / "other.json").help
    assert "nor does the folder" in refused(tmp_path / "no" / "plan.yaml").message


@pytest.mark.parametrize("path", ["", "a\0b", "x" * 5_000, "\ud800"])
def test_a_name_that_is_none_is_an_error_of_input(path: str) -> None:
    assert refused(path).code == "FILE-MISSING"


@pytest.mark.parametrize("text", ["", " \r\n\t", "\ufeff", "# note\n", "---\n", "---\n...\n"])
def test_an_empty_file_says_so(text: str) -> None:
    error = fault(text)
    assert error.code == "FILE-SYNTAX"
    assert "is empty" in error.message


def test_a_bracket_may_start_json_or_flow_yaml() -> None:
    assert value('{"a": 1}') == {"a": 1}
    assert value("{a: yes} # note") == {"a": "yes"}
    assert brief(fault("{a: yes}", "A.JSON")) == ("FILE-SYNTAX", 1, 2)


def test_neither_json_nor_yaml_gives_the_error_of_the_one_that_got_further() -> None:
    assert "`:` after the key" in fault('{"a": 1, "b" 2}').message
    assert brief(fault("{tp: 8, }}")) == ("FILE-SYNTAX", 1, 10)


def test_json_with_a_fault_of_its_own_is_not_tried_as_yaml() -> None:
    # YAML would refuse the line separator, which is no fault here.
    assert fault('{"a": 1, "a": 2, "b": "\u2028"}').code == "FILE-KEY"


def test_json_does_not_pay_for_the_yaml_package() -> None:
    code = (
        "import sys; from shardproof.spec.source.read import read_text;"
        "read_text('{\"a\": [1]}', 'plan.yaml'); sys.exit('ruamel' in str(sys.modules.keys()))"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
