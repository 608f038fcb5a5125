"""A stranger's plan shows nobody what is in the files of the machine that checks it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.front.running import MODELS, Shell, written

SECRET = "hunter2"  # noqa: S105
FILES = {
    "lines": f"USER=me\nTOKEN={SECRET}\n",
    "one line": SECRET,
    "no text": f"PATH=/bin\0TOKEN={SECRET}\0",
    "half of a mapping": f"token: {SECRET}\n  more: [",
    "a mapping": f"token: {SECRET}\n",
    "a list": f"- {SECRET}\n",
    "JSON": f'{{"token": "{SECRET}"}}',
    "half of JSON": f'{{"token": "{SECRET}"',
    "a key twice": f'{{"token": "{SECRET}", "token": "{SECRET}"}}',
    "a wrong family": f'{{"model_type": 3, "token": "{SECRET}"}}',
    "a wrong size on a line of its own": f"token: {SECRET}\nmodel_type: llama\nhidden_size: x\n",
    "a wrong size beside it": f'{{"model_type":"llama","token":"{SECRET}","hidden_size":"x"}}',
    "not encoded": f"token: {SECRET}\xff",
    "a tag": f"!!python/object:{SECRET} x\n",
    "an anchor": f"a: *{SECRET}\n",
    "a number": f"token: 9{'9' * 400}\nx: {SECRET}\n",
}
COMMANDS = [["check"], ["check", "--format", "json"], ["why"], ["run"], ["certify"], ["plans"]]


@pytest.mark.parametrize("text", FILES.values(), ids=FILES)
@pytest.mark.parametrize("words", COMMANDS, ids=" ".join)
@pytest.mark.parametrize("name", ["secret", "secret.json"])
def test_what_a_file_holds_is_not_told(
    shell: Shell, tmp_path: Path, text: str, words: list[str], name: str
) -> None:
    (tmp_path / name).write_bytes(text.encode("latin-1"))
    plan = written(tmp_path, f"model: {name}\ntp: 2\n")
    done = shell(words[0], plan, *words[1:])
    assert done.code in (2, 3)
    assert SECRET not in done.out + done.err
    assert "Traceback" not in done.err


def test_the_faulty_line_of_a_config_is_shown_where_it_stands_alone(
    shell: Shell, tmp_path: Path
) -> None:
    text = (MODELS / "gpt2.json").read_text("utf-8").replace('"n_head": 12', '"n_head": "many"')
    written(tmp_path, text, "config.json")
    done = shell("check", written(tmp_path, "model: config.json\ntp: 2\n"))
    assert "| " in done.err
    assert '"n_head": "many"' in done.err


def test_a_file_that_the_user_names_is_shown(shell: Shell, tmp_path: Path) -> None:
    held = written(tmp_path, "a: [1, }\n", "mine.yaml")
    plan = written(tmp_path, "tp: 2\n")
    assert "a: [1, }" in shell("check", plan, "--model", held).err


class TestRoot:
    """`--root` keeps what is read inside of a folder."""

    @pytest.fixture
    def home(self, tmp_path: Path) -> Path:
        home = tmp_path / "home"
        home.mkdir()
        text = (MODELS / "gpt2.json").read_text("utf-8")
        written(tmp_path, text, "outside.json")
        written(home, text, "inside.json")
        (home / "link.json").symlink_to("../outside.json")
        (home / "near.json").symlink_to("inside.json")
        (home / "up").symlink_to("..")
        (tmp_path / "home-too").mkdir()
        written(tmp_path / "home-too", text, "c.json")
        return home

    @pytest.mark.parametrize(
        ("model", "code"),
        [
            ("inside.json", 0),
            ("near.json", 0),
            ("./up/home/inside.json", 0),
            ("../outside.json", 2),
            ("link.json", 2),
            ("up/outside.json", 2),
            ("../home-too/c.json", 2),
            ("/proc/self/environ", 2),
            ("/dev/zero", 2),
            ("a\\0b", 2),
        ],
    )
    @pytest.mark.parametrize("words", COMMANDS, ids=" ".join)
    def test_of_a_model(
        self, shell: Shell, home: Path, model: str, code: int, words: list[str]
    ) -> None:
        plan = written(home, f'model: "{model}"\ntp: 2\n')
        done = shell(words[0], plan, *words[1:], "--root", home)
        assert (done.code == 2) is (code == 2)
        if code:
            told = done.out + done.err
            assert "\\0" in model or "FILE-OUTSIDE" in told
            assert "plan.yaml" in told

    def test_of_a_plan(self, shell: Shell, home: Path) -> None:
        outside = written(home.parent, "model: inside.json\nsecret: x\n", "plan.yaml")
        link = home / "plan.yaml"
        link.symlink_to(outside)
        for path in (outside, link):
            done = shell("check", path, "--root", home)
            assert (done.code, "FILE-OUTSIDE" in done.err, "secret" in done.err) == (2, True, False)

    def test_of_plans_that_are_compared_and_of_a_config(self, shell: Shell, home: Path) -> None:
        plan = written(home, "tp: 2\n")
        outside = written(home.parent, "tp: 2\n", "plan.yaml")
        assert shell("diff", plan, plan, "--root", home).code == 0
        assert shell("diff", plan, outside, "--root", home).code == 2
        assert shell("init", home / "inside.json", "--root", home).code == 0
        assert shell("init", home / "link.json", "--root", home).code == 2

    def test_of_a_model_that_the_user_names(self, shell: Shell, home: Path) -> None:
        plan = written(home, "tp: 2\n")
        assert shell("check", plan, "-m", home / "inside.json", "--root", home).code == 0
        assert shell("check", plan, "-m", home / "link.json", "--root", home).code == 2

    def test_it_is_a_folder(self, shell: Shell, home: Path) -> None:
        plan = written(home, "model: inside.json\ntp: 2\n")
        for root in (home / "none", plan):
            done = shell("check", plan, "--root", root)
            assert (done.code, "USAGE" in done.err) == (2, True)
