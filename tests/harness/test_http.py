"""Engines that are servers: started, asked, refused, and killed."""

from __future__ import annotations

import sys
from itertools import groupby
from pathlib import Path

import pytest

from shardproof.harness.answers import Answer
from shardproof.harness.case import Case
from shardproof.harness.executors import fuzz_executor
from shardproof.harness.http import HttpExecutor, reason, token_id
from shardproof.harness.outcome import Crashed, Hung, Tally, Wrong
from shardproof.harness.processes import alive
from shardproof.spec.errors import InputErrors
from tests.harness.cases import case

SERVE = Path(__file__).parents[2] / "examples" / "executors" / "http_server" / "serve.py"
COMMAND = f"{sys.executable} {{serve}} {{{{checkpoint}}}} --tp {{{{tp}}}} --port {{{{port}}}}"
FAMILIES = ("llama", "qwen2", "qwen3", "mistral")


def command(serve: Path = SERVE) -> str:
    return COMMAND.format(serve=serve)


def fuzzed(executor: HttpExecutor, tmp_path: Path, examples: int = 6, **plans: object) -> Tally:
    usual: dict[str, object] = {"tp": (1, 2), "batch": 2, "fits": (True, True, False)}
    return fuzz_executor(
        executor,
        examples=examples,
        seed=2,
        models={"families": FAMILIES, "layers": 1},
        plans=usual | plans,
        folder=str(tmp_path),
    )


def changed(tmp_path: Path, *changes: tuple[str, str]) -> HttpExecutor:
    """The server with a mistake in it."""
    text = SERVE.read_text("utf-8")
    for old, new in changes:
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    (tmp_path / "serve.py").write_text(text)
    return HttpExecutor(command(tmp_path / "serve.py"), time_limit=5)


def test_a_right_server_passes_and_what_it_ends_by_is_a_refusal(tmp_path: Path) -> None:
    right = fuzzed(HttpExecutor(command()), tmp_path, fits=True)
    assert right.words["right"] == sum(right.words.values())
    refused = fuzzed(HttpExecutor(command()), tmp_path, fits=False, tp=2)
    assert refused.words["refused"] >= 1
    assert "not supported: " in str(refused)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("return np.sum(parts, axis=0", "return np.sum(parts[:1], axis=0"),
        ("positions = np.arange(begin,", "begin = 0\n        positions = np.arange(begin,"),
    ],
    ids=["no all-reduce", "positions from zero in decode"],
)
def test_a_mistake_in_a_server_is_found(old: str, new: str, tmp_path: Path) -> None:
    with pytest.raises(Wrong) as failed:
        fuzzed(changed(tmp_path, (old, new)), tmp_path, fits=True, tp=2, steps=2)
    assert "--executor 'http:" in str(failed.value)


def test_one_that_breaks_off_has_crashed(tmp_path: Path) -> None:
    raising = "raise RuntimeError('no memory')\n            asked = json.loads"
    server = changed(tmp_path, ("asked = json.loads", raising))
    with pytest.raises(Crashed, match="no memory"):
        fuzzed(server, tmp_path)


def test_one_that_never_answers_is_killed_and_says_where_it_waits(tmp_path: Path) -> None:
    server = changed(
        tmp_path,
        ("asked = json.loads", "import time; time.sleep(900)\n            asked = json.loads"),
    )
    server.time_limit = 1.5
    with pytest.raises(Hung, match=r"no answer in 1\.5 s"):
        server.run(case())
    assert server.process is None


def test_a_client_error_is_a_refusal(tmp_path: Path) -> None:
    from shardproof.harness.answers import Refused

    server = changed(tmp_path, ("self.answer(200, completed(model, asked))",
                                "self.answer(422, {'error': 'tp too large'})"))  # fmt: skip
    with pytest.raises(Refused, match=r"422: .*tp too large"):
        server.run(case())
    server.close()


def test_nothing_is_left_of_a_server_that_was_closed() -> None:
    server = HttpExecutor(command())
    server.run(case())
    assert server.process is not None
    pid = server.process.pid
    server.close()
    assert not alive(pid)


def test_a_plan_that_its_command_cannot_say_is_not_supported() -> None:
    server = HttpExecutor(command())
    assert server.supports(case(tp=2)) is None
    assert server.supports(case(tp=2, pp=2)) == "its command says nothing of pp"
    assert server.supports(case(tp=2, decode={"tp": 1})) == "its command says nothing of decode"


@pytest.mark.parametrize(
    ("given", "said"),
    [("serve {port}", "no {checkpoint}"), ("serve {checkpoint}", "no {port}"),
     ("serve {checkpoint} {port} {gpus}", "has {gpus}")],
)  # fmt: skip
def test_a_command_that_lacks_something_is_refused(given: str, said: str) -> None:
    with pytest.raises(InputErrors) as wrong:
        HttpExecutor(given)
    assert said in wrong.value.errors[0].message


def test_a_command_that_is_not_there_is_an_error_of_input() -> None:
    with pytest.raises(InputErrors) as wrong:
        HttpExecutor("no-such-server {checkpoint} {port}").run(case())
    assert "no-such-server cannot be started" in wrong.value.errors[0].message


def test_token_texts_are_ids() -> None:
    assert [token_id(text) for text in ("7", " 12", "token_id:3")] == [7, 12, 3]
    with pytest.raises(ValueError, match="no token id"):
        token_id("Paris")


def test_a_server_is_started_once_for_a_checkpoint_and_a_degree(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[tuple[Path, int]] = []
    starts: list[tuple[Path, int]] = []
    start = HttpExecutor._start  # pyright: ignore[reportPrivateUsage]
    run = HttpExecutor.run

    def counted(self: HttpExecutor, case: Case) -> None:
        starts.append((case.checkpoint, case.tp))
        start(self, case)

    def noted(self: HttpExecutor, case: Case) -> Answer:
        asked.append((case.checkpoint, case.tp))
        return run(self, case)

    monkeypatch.setattr(HttpExecutor, "_start", counted)
    monkeypatch.setattr(HttpExecutor, "run", noted)
    tally = fuzz_executor(
        HttpExecutor(command()), examples=12, seed=2, models="llama", shapes=2, weights=1,
        plans={"tp": (1, 2), "fits": True}, folder=str(tmp_path),
    )  # fmt: skip
    assert tally.words == {"right": 12}
    assert len(asked) == 24
    assert starts == [of for of, _ in groupby(asked)], "anew where another one is asked for"
    assert len(set(starts)) == 2


@pytest.mark.long
def test_short_floats_are_drawn_where_the_answer_of_a_server_shows_a_mistake(
    tmp_path: Path,
) -> None:
    tally = fuzz_executor(
        HttpExecutor(command()), examples=8, seed=3, models="llama", dtype="bfloat16", shapes=6,
        plans={"tp": 2, "fits": True}, folder=str(tmp_path),
    )  # fmt: skip
    assert tally.words["right"] >= 6


def test_a_server_may_refuse_by_another_exit_code(tmp_path: Path) -> None:
    executor = changed(tmp_path, ("sys.exit(2)", "sys.exit(1)"))
    with pytest.raises(Crashed, match="the server ended with exit code 1"):
        fuzzed(executor, tmp_path, tp=2, fits=False)
    executor.refuses = (1,)
    assert fuzzed(executor, tmp_path, tp=2, fits=False).words["refused"]


def test_the_reason_of_a_refusal_is_the_error_and_not_what_is_printed_after_it() -> None:
    error = "  Value error, 3 attention heads must be divisible by tensor parallel size 2"
    assert reason(["Traceback:", error, "    See the documentation"]) == error.strip()
    assert reason(["starting", "no such degree"]) == "no such degree"
    assert reason([]) == ""
