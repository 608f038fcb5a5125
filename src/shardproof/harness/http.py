"""An engine that is a server: started by its command, asked over the completions interface."""

from __future__ import annotations

import json
import os
import re
import shlex
import socket
import subprocess
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from string import Formatter
from typing import Any, cast

from shardproof.harness.answers import Answer, Refused
from shardproof.harness.case import Case
from shardproof.harness.outcome import Crashed, Failed, Hung
from shardproof.harness.processes import descendants, kill_all, where
from shardproof.harness.space import DEGREES
from shardproof.spec.errors import InputError, InputErrors
from shardproof.spec.plan.write import plain_section

WORDS = ("checkpoint", "port", "dtype", *DEGREES)
REFUSES = 2
"""The exit code by which a server that has not begun to serve refuses its plan, unless told."""
_ERROR = re.compile(r"error[:,] ", re.IGNORECASE)
_ID = re.compile(r"(?:token_id:)?\s*(\d+)")


@dataclass(slots=True)
class HttpExecutor:
    """A server by its command, in which `{checkpoint}` and `{port}` stand, and `{tp}` and so on.

    It is asked for greedy completions with the log-probabilities of the whole vocabulary. It
    refuses a plan by a status from 400 to 499, or by an exit code of `refuses` before it serves.
    It is started anew for each checkpoint and each of the degrees in its command.
    """

    command: str
    time_limit: float = 60.0
    """Seconds for an answer."""
    starting: float = 120.0
    """Seconds until it serves."""
    ready: str = "/health"
    """What is asked until it answers with less than 500."""
    completions: str = "/v1/completions"
    refuses: tuple[int, ...] = (REFUSES,)
    process: subprocess.Popen[bytes] | None = field(default=None, repr=False)
    port: int = 0
    log: Path = field(default_factory=Path, repr=False)
    serving: tuple[str, ...] = ()
    """The command of the server that runs, but for its port."""

    def __post_init__(self) -> None:
        """Refuse a command that lacks what it needs, before anything is started."""
        names = {name for _, name, _, _ in Formatter().parse(self.command) if name is not None}
        if unknown := sorted(names - set(WORDS)):
            message = f"the command has {{{unknown[0]}}}, and these are known: {', '.join(WORDS)}"
            raise InputErrors(InputError("EXECUTOR-COMMAND", message))
        for name in ("checkpoint", "port"):
            if name not in names:
                message = f"the command has no {{{name}}}: {self.command}"
                raise InputErrors(InputError("EXECUTOR-COMMAND", message))

    def supports(self, case: Case) -> str | None:
        """A plan has to be told by the degrees that are in the command."""
        for name in plain_section(case.plan):
            if name not in (*DEGREES, "model", "workload", "devices"):
                return f"its command says nothing of {name}"
            if name in DEGREES and getattr(case, name) > 1 and f"{{{name}}}" not in self.command:
                return f"its command says nothing of {name}"
        return None

    def run(self, case: Case) -> Answer:
        """Greedy tokens with log-probabilities."""
        if self.serving != (wanted := self._command(case, 0)):
            self.close()
            self._start(case)
            self.serving = wanted
        rows = [self._completed(case, prompt) for prompt in case.prompts]
        return Answer.tokens([tokens for tokens, _ in rows], [top for _, top in rows])

    def close(self) -> None:
        """End the server and all that it has started."""
        process, self.process, self.serving = self.process, None, ()
        if process is not None:
            kill_all(process.pid)
            process.wait()
            self.log.unlink(missing_ok=True)

    def _command(self, case: Case, port: int) -> tuple[str, ...]:
        words = {name: getattr(case, name) for name in ("checkpoint", "dtype", *DEGREES)}
        return tuple(word.format(**words, port=port) for word in shlex.split(self.command))

    def _start(self, case: Case) -> None:
        self.port = free_port()
        command = self._command(case, self.port)
        handle, name = tempfile.mkstemp(prefix="shardproof-", suffix=".log")
        self.log = Path(name)
        env = {**os.environ, "PYTHONFAULTHANDLER": "1"}
        try:
            self.process = subprocess.Popen(
                command, start_new_session=True, env=env, stdin=subprocess.DEVNULL,
                stdout=handle, stderr=handle,
            )  # fmt: skip
        except OSError as wrong:
            message = f"{command[0]} cannot be started: {wrong.strerror}"
            raise InputErrors(InputError("EXECUTOR-START", message)) from None
        finally:
            os.close(handle)
        until = time.monotonic() + self.starting
        while not self._serves():
            if (code := self.process.poll()) is not None:
                if code in self.refuses:
                    said = self._lines()
                    self.close()
                    raise Refused(reason(said) or f"exit code {code}")
                raise self._failed(case, f"the server ended with exit code {code}", Crashed)
            if time.monotonic() > until:
                raise self._hung(case, f"the server does not serve after {self.starting:g} s")
            time.sleep(0.05)

    def _serves(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self._url}{self.ready}", timeout=5):
                return True
        except urllib.error.HTTPError as said:
            return said.code < 500
        except OSError:
            return False

    @property
    def _url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def _completed(
        self, case: Case, prompt: tuple[int, ...]
    ) -> tuple[list[int], list[Mapping[int, float]]]:
        asked = {
            "model": str(case.checkpoint),
            "prompt": [*prompt],
            "max_tokens": case.steps + 1,
            "temperature": 0,
            "logprobs": case.model.vocab,
            "ignore_eos": True,
            "return_tokens_as_token_ids": True,
        }
        request = urllib.request.Request(
            f"{self._url}{self.completions}",
            json.dumps(asked).encode(),
            {"Content-Type": "application/json"},
        )
        try:
            with urllib.request.urlopen(request, timeout=self.time_limit) as reply:
                return understood(json.load(reply))
        except urllib.error.HTTPError as said:
            text = said.read(2000).decode("utf-8", "replace").strip()
            if 400 <= said.code < 500:
                raise Refused(f"{said.code}: {text or said.reason}") from None
            what = f"the server answers {said.code}"
            raise self._failed(case, what, Crashed, {"said": text}) from None
        except TimeoutError:
            raise self._hung(case, f"no answer in {self.time_limit:g} s") from None
        except OSError as wrong:
            raise self._failed(case, f"the server broke off: {wrong}", Crashed) from None
        except (ValueError, KeyError, TypeError, IndexError) as wrong:
            what = f"no completion with log-probabilities: {type(wrong).__name__}: {wrong}"
            raise self._failed(case, what, Crashed) from None

    def _failed(
        self, case: Case, what: str, kind: type[Failed], lines: dict[str, str] | None = None
    ) -> Failed:
        said = self._last_words()
        self.close()
        return kind(case, what, {**(lines or {}), **({"printed": said} if said else {})})

    def _hung(self, case: Case, what: str) -> Failed:
        process = self.process
        waits = ""
        if process is not None:
            below = descendants(process.pid)
            waits = where([*below, process.pid], self.log)
            kill_all(process.pid, below)
        return self._failed(case, what, Hung, {"waits": waits})

    def _last_words(self) -> str:
        return "\n".join(self._lines()[-6:])

    def _lines(self) -> list[str]:
        text = self.log.read_text("utf-8", "replace") if self.log.is_file() else ""
        return [line for line in text.splitlines() if line.strip()]


def reason(lines: Sequence[str]) -> str:
    """Why a server has ended: the last line that tells of an error, or the last of all."""
    errors = [line for line in lines if _ERROR.search(line)]
    return (errors or [*lines] or [""])[-1].strip()


def understood(reply: Any) -> tuple[list[int], list[Mapping[int, float]]]:
    """Tokens, and of each the log-probabilities by id, of a completion."""
    found = reply["choices"][0]["logprobs"]
    tops: list[Mapping[int, float]] = [
        {token_id(name): float(value) for name, value in each.items()}
        for each in cast("list[dict[str, float]]", found["top_logprobs"])
    ]
    return [token_id(token) for token in found["tokens"]], tops


def token_id(text: str) -> int:
    """The id that a token's text is: `7`, or `token_id:7`."""
    match = _ID.fullmatch(text.strip())
    if match is None:
        raise ValueError(f"the text {text!r} is no token id")
    return int(match[1])


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
