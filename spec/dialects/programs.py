"""Which engine a command starts, behind whatever starts it: docker, torchrun, mpirun, env, sudo."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from pathlib import PurePosixPath

from shardproof.spec.dialects.asked import Engine, Part
from shardproof.spec.dialects.shell import read_script
from shardproof.spec.dialects.words import Word, known, refused
from shardproof.spec.errors import InputError, InputErrors, Place
from shardproof.spec.record import dataclass, replace

PROGRAM = "COMMAND-PROGRAM"
KNOWN = (
    "vllm serve MODEL, python -m vllm.entrypoints.openai.api_server, python -m "
    "sglang.launch_server, sglang serve, trtllm-serve MODEL, torchrun pretrain_gpt.py, or one of "
    "them in docker run"
)
_ASSIGNED = re.compile(r"([A-Za-z_]\w*)=(.*)", re.ASCII | re.DOTALL)
_PYTHON = re.compile(r"(?:python|pypy)(?:\d+(?:\.\d+)*)?(?:\.exe)?")
_MODULES: dict[str, Engine] = {
    "vllm.entrypoints.openai.api_server": "vllm",
    "vllm.entrypoints.api_server": "vllm",
    "vllm.entrypoints.launchers.api_server.entry": "vllm",
    "sglang.launch_server": "sglang",
    "sglang.srt.entrypoints.http_server": "sglang",
    "dynamo.vllm": "vllm",
    "dynamo.sglang": "sglang",
    "dynamo.trtllm": "tensorrt-llm",
}
_TORCHRUN = ("torch.distributed.run", "torch.distributed.launch", "torch.distributed.elastic")
_STARTERS = frozenset(
    (
        *("sudo", "env", "nohup", "exec", "time", "command", "setsid", "numactl", "timeout"),
        *("nice", "ionice", "taskset", "stdbuf", "uv", "uvx", "pipx", "poetry", "pdm", "conda"),
        *(
            "srun",
            "mpirun",
            "mpiexec",
            "trtllm-llmapi-launch",
            "nsys",
            "ncu",
            "unbuffer",
            "catchsegv",
        ),
    )
)
"""Programs that start another one, whose own options are passed over by name."""
_COUNTS = ("-n", "-np", "--np", "--ntasks")
_CONTAINERS = ("docker", "podman", "nerdctl")
_BARE = frozenset(
    (
        *("-d", "--detach", "-i", "--interactive", "-t", "--tty", "--rm", "--privileged"),
        *("--init", "--read-only", "-P", "--publish-all", "--no-healthcheck", "-q", "--quiet"),
        *(
            "--oom-kill-disable",
            "--sig-proxy",
            "--disable-content-trust",
            "--replace",
            "--tls-verify",
        ),
    )
)
"""Options of `docker run` that take no value."""
_IMAGES: Mapping[Engine, tuple[str, ...]] = {
    "vllm": ("vllm",),
    "sglang": ("sglang", "sgl-"),
    "tensorrt-llm": ("tensorrt-llm", "tensorrt_llm", "tensorrtllm"),
    "megatron": ("megatron",),
}
"""In the names of images whose tags are an engine's versions."""
_SHELLS = ("bash", "sh", "zsh", "dash", "ash")
_TORCHRUN_BARE = frozenset(
    ("--standalone", "--no-python", "--no_python", "--run-path", "--run_path", "-m", "--module")
)
MOST_DEEP = 6


@dataclass(frozen=True, slots=True)
class Started:
    """What a command starts: an engine with its own words."""

    engine: Engine
    kind: str
    """Which of the engine's programs: `serve`, `module`, `disaggregated`, `pretrain`, `dynamo`."""
    words: Sequence[Word]
    """Behind the program's name."""
    program: Word
    env: Mapping[str, Word]
    version: str | None = None
    by: tuple[str, ...] = ()
    """What starts it, outermost first."""
    processes: tuple[int, Word] | None = None
    """How many of it are started, and where that is said."""
    torchrun: Mapping[str, Word] | None = None
    part: Part | None = None
    """The pool whose container it is in, where the container says so."""


def is_engine(words: Sequence[Word]) -> bool:
    """Whether a command of a text starts an engine; others are passed over, and told."""
    if not words:
        return False
    name = _name(words[0])
    if name in ("vllm", "sglang", "trtllm-serve", "torchrun"):
        return True
    if name in _SHELLS and (text := _quoted(words)) is not None:
        return _has_engine(text)
    if _PYTHON.fullmatch(name) or name in _STARTERS or name in _SHELLS:
        return any(_begins(words, at) for at in range(len(words)))
    return name in _CONTAINERS and any(word.text == "run" for word in words[1:3])


def _has_engine(text: Word) -> bool:
    """Whether a quoted text starts an engine; what cannot be read is told where it is started."""
    try:
        return any(is_engine(one.words) for one in read_script(known(text), "").commands)
    except InputErrors:
        return True


def started(words: Sequence[Word], env: Mapping[str, Word]) -> Started:
    """The engine that `words` start, or an error that says that none is known."""
    return _started(tuple(words), dict(env), (), 0)


def _started(
    words: Sequence[Word], env: dict[str, Word], by: tuple[str, ...], deep: int
) -> Started:
    env, first = dict(env), words[0].place if words else None
    while words and (match := _ASSIGNED.fullmatch(words[0].text)):
        env[match[1]] = replace(words[0], text=match[2])
        words = words[1:]
    if not words:
        raise InputErrors(InputError(PROGRAM, "there is no command", first, help=KNOWN))
    if deep > MOST_DEEP:
        raise refused(PROGRAM, "a command in a command in a command", words[0], "give it alone")
    name = _name(words[0])
    if name in _CONTAINERS:
        return _contained(words, env, by, deep)
    if name in _SHELLS:
        text = _quoted(words)
        if text is None:
            raise refused(PROGRAM, f"{name} runs a file", words[0], "give it by -f FILE")
        return _in_quotes(text, env, (*by, name), deep)
    if name in _STARTERS:
        return _behind(words, env, by, deep)
    if (found := _begun(words, env, by)) is not None:
        return found
    raise refused(
        PROGRAM, f"no engine is known that {words[0].text[:60]!r} starts", words[0], KNOWN
    )


def _name(word: Word) -> str:
    return PurePosixPath(known(word).replace("\\", "/")).name


def _begins(words: Sequence[Word], at: int) -> bool:
    """Whether an engine's program stands at this word."""
    if words[at].lost is not None:
        return False
    name = _name(words[at])
    after = [word.text for word in words[at + 1 : at + 3]]
    if name in ("vllm", "sglang"):
        return after[:1] == ["serve"]
    if name in ("trtllm-serve", "torchrun", *_CONTAINERS):
        return True
    if _PYTHON.fullmatch(name):
        rest = [word.text for word in words[at + 1 :]]
        module = rest[rest.index("-m") + 1 :] if "-m" in rest[:6] else rest
        return bool(module) and (
            module[0] in _MODULES
            or module[0].startswith(_TORCHRUN)
            or PurePosixPath(module[0]).name.startswith("pretrain_")
        )
    return name.startswith("pretrain_") and name.endswith(".py")


def _behind(words: Sequence[Word], env: dict[str, Word], by: tuple[str, ...], deep: int) -> Started:
    """The engine behind a program that starts others."""
    for at in range(1, len(words)):
        if _name_or_none(words[at]) in (*_STARTERS, *_SHELLS) or _begins(words, at):
            break
    else:
        message = f"no engine is known that {words[0].text[:60]!r} starts"
        raise refused(PROGRAM, message, words[0], KNOWN)
    own = words[1:at]
    processes: tuple[int, Word] | None = None
    for number, word in enumerate(own):
        if match := _ASSIGNED.fullmatch(word.text):
            if not word.text.startswith("-"):
                env[match[1]] = replace(word, text=match[2])
        elif word.text in _COUNTS and number + 1 < len(own) and own[number + 1].text.isdigit():
            processes = int(own[number + 1].text[:9]), own[number + 1]
    said = " ".join(word.text for word in words[:at])
    found = _started(words[at:], env, (*by, said), deep + 1)
    return found if processes is None else replace(found, processes=processes)


def _name_or_none(word: Word) -> str:
    return "" if word.lost is not None else _name(word)


def _quoted(words: Sequence[Word]) -> Word | None:
    """The text behind `-c`, or `-lc`."""
    for at, word in enumerate(words[1:-1], 1):
        if re.fullmatch(r"-[a-z]*c", word.text):
            return words[at + 1]
    return None


def _in_quotes(text: Word, env: dict[str, Word], by: tuple[str, ...], deep: int) -> Started:
    """The engine of a text that another shell is given: all its words are at the text's place."""
    try:
        script = read_script(known(text), "", env)
    except InputErrors as wrong:
        # The text's own lines and columns are behind quotes, which may have gone.
        raise InputErrors([replace(each, place=text.place) for each in wrong.errors]) from None
    found = [one for one in script.commands if is_engine(one.words)]
    if len(found) != 1:
        message = f"the quoted text starts {len(found)} engines"
        raise refused(PROGRAM, message, text, "give one command")
    inside = {
        name: env[name] if word is env.get(name) else _at(word, text.place)
        for name, word in found[0].env.items()
    }
    words = tuple(_at(word, text.place) for word in found[0].words)
    return _started(words, inside, by, deep + 1)


def _at(word: Word, place: Place) -> Word:
    """A word of a quoted text, at the text's own place."""
    lost = None if word.lost is None else replace(word.lost, place=place)
    return replace(word, place=place, lost=lost)


# Containers ----------------------------------------------------------------------------------


def _contained(
    words: Sequence[Word], env: dict[str, Word], by: tuple[str, ...], deep: int
) -> Started:
    """The engine that `docker run … IMAGE …` starts; the image's tag is its version."""
    at = next((n for n, word in enumerate(words[:4]) if word.text == "run"), None)
    if at is None:
        raise refused(PROGRAM, f"only `{words[0].text} run` starts an engine", words[0], KNOWN)
    inside, entry, at = _of_container(words, at + 1, env)
    if at >= len(words):
        raise refused(PROGRAM, "no image is named", words[-1], "docker run … IMAGE …")
    image, rest = words[at], words[at + 1 :]
    place, _ = _named_image(known(image))
    rest = [*([entry] if entry else []), *rest]
    by = (*by, f"{words[0].text} run {image.text}")
    if rest and _starts(rest):
        found = _started(rest, inside, by, deep + 1)
    elif "vllm" in place:
        found = Started("vllm", "serve", rest, image, inside, by=by)
    else:
        message = f"what the image {image.text[:60]} starts is not known"
        raise refused(PROGRAM, message, image, f"write the command behind the image: {KNOWN}")
    return replace(found, version=found.version or image_version(found, image.text))


def _of_container(
    words: Sequence[Word], at: int, env: Mapping[str, Word]
) -> tuple[dict[str, Word], Word | None, int]:
    """The environment that the options of `docker run` give, its entry point, where they end."""
    inside: dict[str, Word] = {}
    entry: Word | None = None
    while at < len(words) and words[at].text.startswith("-"):
        key, equals, value = words[at].text.partition("=")
        option = words[at]
        if key in _BARE or re.fullmatch(r"-[ditP]+", key):
            at += 1
            continue
        if equals:
            given = replace(option, text=value)
            at += 1
        elif not key.startswith("--") and len(key) > 2:
            key, given = key[:2], replace(option, text=key[2:])
            at += 1
        elif at + 1 < len(words):
            given = words[at + 1]
            at += 2
        else:
            break
        if key in ("-e", "--env"):
            name, assigned, text = given.text.partition("=")
            if assigned:
                inside[name] = replace(given, text=text)
            elif name in env:
                inside[name] = env[name]
        elif key == "--entrypoint":
            entry = given
        elif key == "--env-file":
            message = "the environment of a container is in a file that is not read"
            raise refused(PROGRAM, message, given, "give the variables by -e NAME=VALUE")
    return inside, entry, at


def _starts(words: Sequence[Word]) -> bool:
    name = _name_or_none(words[0])
    return name in (*_STARTERS, *_SHELLS, "vllm", "sglang") or _begins(words, 0)


def _named_image(image: str) -> tuple[str, str]:
    """An image's name and its tag."""
    name = image.partition("@")[0]
    place, _, tag = name.rpartition(":")
    return (name, "") if "/" in tag or not place else (place, tag)


def image_version(found: Started, image: str) -> str | None:
    """The version that an engine's own image says; Dynamo's images have versions of Dynamo."""
    place, tag = _named_image(image)
    if found.kind == "dynamo" or not any(name in place for name in _IMAGES[found.engine]):
        return None
    match = re.match(r"\d+(?:\.\d+)+(?:\.?(?:post|rc|dev)\d+)*", tag.removeprefix("v"))
    # `25.06-py3` is a month.
    return None if match is None or int(match[0].split(".")[0][:4]) >= 20 else match[0]


# Programs ------------------------------------------------------------------------------------


def _begun(words: Sequence[Word], env: dict[str, Word], by: tuple[str, ...]) -> Started | None:
    name = _name(words[0])
    match name:
        case "vllm" | "sglang":
            return _subcommand("vllm" if name == "vllm" else "sglang", words, env, by)
        case "trtllm-serve":
            return _trtllm(words, env, by)
        case "torchrun":
            return _torchrun(words, 1, env, by)
        case _ if _PYTHON.fullmatch(name):
            return _python(words, env, by)
        case _ if name.startswith("pretrain_") and name.endswith(".py"):
            return Started("megatron", "pretrain", words[1:], words[0], env, by=by)
        case _:
            return None


def _subcommand(
    engine: Engine, words: Sequence[Word], env: dict[str, Word], by: tuple[str, ...]
) -> Started:
    if len(words) < 2 or words[1].text != "serve":
        said = words[1].text[:40] if len(words) > 1 else "nothing"
        message = f"{words[0].text} is told {said!r}, and starts an engine by `serve` alone"
        at = words[1] if len(words) > 1 else words[0]
        raise refused(PROGRAM, message, at, f"{words[0].text} serve MODEL")
    return Started(engine, "serve", words[2:], words[1], env, by=by)


def _trtllm(words: Sequence[Word], env: dict[str, Word], by: tuple[str, ...]) -> Started:
    second = words[1].text if len(words) > 1 else ""
    match second:
        case "serve":
            return Started("tensorrt-llm", "serve", words[2:], words[1], env, by=by)
        case "disaggregated" | "disaggregated_mpi_worker":
            return Started("tensorrt-llm", "disaggregated", words[2:], words[1], env, by=by)
        case "mm_embedding_serve":
            message = "an encoder of images alone is no model that is judged"
            raise refused(PROGRAM, message, words[1], "trtllm-serve MODEL")
        case _:
            return Started("tensorrt-llm", "serve", words[1:], words[0], env, by=by)


def _python(words: Sequence[Word], env: dict[str, Word], by: tuple[str, ...]) -> Started | None:
    at = 1
    while at < len(words) and words[at].text.startswith("-") and words[at].text != "-m":
        at += 2 if words[at].text in ("-X", "-W") else 1
    if at < len(words) and words[at].text == "-m":
        if at + 1 == len(words):
            return None
        module = words[at + 1].text
        if module.startswith(_TORCHRUN):
            return _torchrun(words, at + 2, env, by)
        if module in ("vllm", "sglang", "vllm.entrypoints.cli.main", "sglang.cli.main"):
            engine: Engine = "vllm" if module.startswith("vllm") else "sglang"
            return _subcommand(engine, words[at + 1 :], env, by)
        if module not in _MODULES:
            return None
        kind = "dynamo" if module.startswith("dynamo.") else "module"
        return Started(_MODULES[module], kind, words[at + 2 :], words[at + 1], env, by=by)
    if at < len(words):
        script = _name(words[at])
        if script.startswith("pretrain_"):
            return Started("megatron", "pretrain", words[at + 1 :], words[at], env, by=by)
        if script in ("api_server.py", "launch_server.py"):
            engine = "vllm" if script == "api_server.py" else "sglang"
            return Started(engine, "module", words[at + 1 :], words[at], env, by=by)
    return None


def _torchrun(words: Sequence[Word], at: int, env: dict[str, Word], by: tuple[str, ...]) -> Started:
    """The script that torchrun starts, and how often."""
    said: dict[str, Word] = {}
    while at < len(words) and words[at].text.startswith("-"):
        key, equals, value = words[at].text.partition("=")
        if key in _TORCHRUN_BARE:
            at += 1
            continue
        name = key.lstrip("-").replace("-", "_")
        if equals:
            said[name] = replace(words[at], text=value)
            at += 1
        elif at + 1 < len(words):
            said[name] = words[at + 1]
            at += 2
        else:
            raise refused(PROGRAM, f"{key} is given no value", words[at])
    if at >= len(words):
        raise refused(PROGRAM, "torchrun is given no script", words[-1], "pretrain_gpt.py")
    script = words[at]
    if _name(script).endswith(".py") or "pretrain" in script.text:
        return Started("megatron", "pretrain", words[at + 1 :], script, env, by=by, torchrun=said)
    message = f"torchrun starts {script.text[:60]!r}, which is no script that is known"
    raise refused(PROGRAM, message, script, "pretrain_gpt.py of Megatron")
