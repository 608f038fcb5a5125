"""How an engine's parser takes words for options: which may be shortened, folded, said twice."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator, Sequence
from typing import Literal, cast

from shardproof.spec.dialects.asked import Option
from shardproof.spec.dialects.flags.table import Flag, Table, joined
from shardproof.spec.dialects.options import Parsed, Told
from shardproof.spec.dialects.words import Word, refused
from shardproof.spec.errors import InputError, InputErrors, Place
from shardproof.spec.record import dataclass, replace
from shardproof.spec.source.nearest import nearest
from shardproof.spec.source.node import Node, Plain, plain

OPTION, VALUE, VERSION = "COMMAND-OPTION", "COMMAND-VALUE", "COMMAND-VERSION"
ReadFile = Callable[[Word], Node]
"""The tree of a file that a command names."""
_NEGATIVE = re.compile(r"-\d+$|-\d*\.\d+$")
_HUMAN = re.compile(r"(\d+(?:\.\d+)?)([kKmMgGtT])")
_SIZES = {"k": 10**3, "m": 10**6, "g": 10**9, "t": 10**12}
_DASHES = "\u2010\u2011\u2012\u2013\u2014\u2212"
"""What a word processor makes of hyphens."""
_QUOTES = "\u2018\u2019\u201c\u201d"
_SETTING = re.compile(r"([A-Za-z_][\w.]{0,80})=")
"""What is written for a key of JSON, and is none."""
MOST_DIGITS = 18


@dataclass(frozen=True, slots=True)
class Grammar:
    """The rules of one parser."""

    engine: str
    """As a person calls it."""
    options: str
    """The name of its table."""
    beside: tuple[str, ...] = ()
    """Tables of words that whatever starts the engine takes for itself."""
    shortened: bool = True
    """The beginning of a long word stands for it where no other word begins so."""
    folded: bool = False
    """Underscores of a word are hyphens, up to its first dot."""
    dotted: bool = False
    """`--x.y.z 1` sets a key of the JSON that `--x` takes, and `+` adds to a list."""
    levels: bool = False
    """`-O3` is the optimisation level."""
    takes_any: bool = False
    """A value may begin with a hyphen."""
    complete: bool = True
    """Whether the table has every option: else one that it lacks is told, and passed over."""
    config: Literal["apart", "either", ""] = ""
    """`--config FILE` is read, and with `either` `--config=FILE` too."""

    @property
    def table(self) -> Table:
        return joined(self.options, *self.beside)


@dataclass(frozen=True, slots=True)
class _Token:
    """A word on its way through the parser."""

    word: Word
    index: int
    source: str

    @property
    def text(self) -> str:
        return self.word.text


def parse(words: Sequence[Word], grammar: Grammar, version: str | None, read: ReadFile) -> Parsed:
    """Every option of `words`; what is wrong with them is told at once."""
    tokens = [_Token(word, index, "command line") for index, word in enumerate(words)]
    notes: list[str] = []
    if grammar.config:
        tokens = [*_from_config(tokens, grammar, read, notes)]
    run = _Run(grammar, version or grammar.table.newest, known=version is not None)
    run.parsed.notes += notes
    tokens = [run.folded(token) for token in tokens]
    if version is None and (older := run.older(tokens)):
        run.version = run.parsed.version = older
        run.known = True
    run.all(run.gathered(tokens) if grammar.dotted else tokens)
    if run.errors:
        raise InputErrors(run.errors)
    return run.parsed


# Files of options ----------------------------------------------------------------------------


def _from_config(
    tokens: Sequence[_Token], grammar: Grammar, read: ReadFile, notes: list[str]
) -> Iterator[_Token]:
    """The words with those of `--config FILE` before them, so that the line's hold."""
    at = [n for n, token in enumerate(tokens) if token.text == "--config"]
    joined = [n for n, token in enumerate(tokens) if token.text.startswith("--config=")]
    if joined and grammar.config == "apart":
        word = tokens[joined[0]].word
        message = f"{grammar.engine} reads a file of options from two words alone"
        raise refused(OPTION, message, word, f"--config {word.text[9:][:60]}")
    at += joined
    if len(at) > 1:
        raise refused(OPTION, "a second file of options", tokens[sorted(at)[1]].word, "give one")
    if not at:
        yield from tokens
        return
    first, skip = at[0], 1 if joined else 2
    word = tokens[first].word
    if joined:
        named = replace(word, text=word.text[9:])
    elif first + 1 == len(tokens):
        raise refused(VALUE, "--config is given no file", word, "--config FILE.yaml")
    else:
        named = tokens[first + 1].word
    root = read(named)
    if not isinstance(root.value, dict):
        raise refused(VALUE, f"{named.text} is no mapping of options", root.place)
    yield from _of_mapping(root, grammar, first, named.text, notes)
    yield from tokens[:first]
    yield from tokens[first + skip :]


def _of_mapping(
    root: Node, grammar: Grammar, index: int, source: str, notes: list[str]
) -> Iterator[_Token]:
    """The words that a file of options stands for."""
    entries = root.value if isinstance(root.value, dict) else {}
    for key, (place, node) in entries.items():

        def token(text: str, at: Place) -> _Token:
            return _Token(Word(text, at), index, source)

        word, value = "--" + key, node.value
        if isinstance(value, bool):
            known = grammar.table.words.get(_fold(word) if grammar.folded else word)
            if value:
                yield token(word, place)
            elif known is not None and known[0].kind == "bool":
                yield token("--no-" + word[2:], place)
            else:
                what = "is as if it had not been said" if known else "is no option, and passed over"
                notes.append(f"{key}: false of {source} {what}")
        elif isinstance(value, dict):
            yield token(word, place)
            yield token(json.dumps(plain(node)), node.place)
        elif isinstance(value, tuple):
            if value:
                yield token(word, place)
            else:
                notes.append(f"{key}: [] of {source} is as if it had not been said")
            for item in value:
                yield token(_text(item), item.place)
        else:
            yield token(word, place)
            yield token(_text(node), node.place)


def _text(node: Node) -> str:
    value = plain(node)
    return value if isinstance(value, str) else json.dumps(value) if value is not None else "None"


def _fold(text: str) -> str:
    """`--a_b.c_d=e_f` as `--a-b.c_d=e_f`."""
    key, equals, value = text.partition("=")
    head, dot, rest = key[2:].partition(".")
    return "--" + head.replace("_", "-") + dot + rest + equals + value


# The parser ----------------------------------------------------------------------------------


class _Run:
    """One pass over the words of one command."""

    def __init__(self, grammar: Grammar, version: str, *, known: bool) -> None:
        self.grammar, self.version, self.known = grammar, version, known
        self.parsed = Parsed()
        self.errors: list[InputError] = []
        self.dicts: dict[str, tuple[_Token, dict[str, Plain], list[str]]] = {}

    def folded(self, token: _Token) -> _Token:
        if not self.grammar.folded or not token.text.startswith("--"):
            return token
        return replace(token, word=replace(token.word, text=_fold(token.text)))

    def wrong(self, code: str, message: str, token: _Token, right: str = "") -> None:
        self.errors.append(InputError(code, message, token.word.place, token.text[:60], right))

    # Versions

    def older(self, tokens: Sequence[_Token]) -> str | None:
        """The newest version that has every option said, where the newest of all has not."""
        versions = self.grammar.table.versions
        everywhere = self.grammar.table.words
        said = [key for token in tokens if (key := _key(token.text)) and key in everywhere]
        if all(key in self.grammar.table.of(versions[-1]) for key in said):
            return None
        for version in reversed(versions[:-1]):
            if all(key in self.grammar.table.of(version) for key in said):
                return version
        return None

    # Dotted keys

    def gathered(self, tokens: Sequence[_Token]) -> list[_Token]:
        """The words without dotted ones, and at the end the JSON that these stand for."""
        left: list[_Token] = []
        skip = False
        for number, token in enumerate(tokens):
            if skip:
                skip = False
                continue
            key, equals, value = token.text.partition("=")
            if not key.startswith("-") or "." not in key or _NEGATIVE.match(key) or " " in key:
                left.append(token)
                continue
            at = token
            if not equals:
                if number + 1 == len(tokens):
                    self.wrong(VALUE, f"{key} is given no value", token)
                    continue
                at = tokens[number + 1]
                value, skip = at.text, True
            if at.word.lost is not None:
                self.errors.append(at.word.lost)
                continue
            self._set_key(token, key, value)
        for word, (token, value, _) in self.dicts.items():
            left.append(replace(token, word=replace(token.word, text=word)))
            left.append(replace(token, word=Word(json.dumps(value), token.word.place)))
        return left

    def _set_key(self, token: _Token, key: str, text: str) -> None:
        adds = key.endswith("+")
        word, *keys = key.removesuffix("+").split(".")
        if not all(keys):
            self.wrong(OPTION, f"{key[:60]} has an empty key", token)
            return
        value: Plain = cast("Plain", text.split(",")) if adds else _json_or_text(text)
        _, held, spelled = self.dicts.setdefault(word, (token, {}, []))
        spelled.append(f"{key} {text}")
        for name in keys[:-1]:
            inner = held.get(name)
            if not isinstance(inner, dict):
                inner = {}
            held[name] = inner
            held = inner
        before = held.get(keys[-1])
        if isinstance(before, list) and isinstance(value, list):
            held[keys[-1]] = [*before, *value]
            return
        if keys[-1] in held and before != value:
            self.parsed.notes.append(f"{key} is said twice; the last, {text[:40]}, holds")
        held[keys[-1]] = value

    # Words

    def all(self, tokens: Sequence[_Token]) -> None:
        at = 0
        while at < len(tokens):
            token = tokens[at]
            if self._is_option(token.text):
                at = self._option(tokens, at)
            else:
                self._positional(token)
                at += 1

    def _is_option(self, text: str) -> bool:
        if len(text) < 2 or text[0] != "-":
            return False
        # A word with a blank is an option only if it is one up to its equals sign.
        return not (_NEGATIVE.match(text) or (" " in text and not self._has(_key(text))))

    def _has(self, key: str) -> bool:
        return key in self.grammar.table.words

    def _positional(self, token: _Token) -> None:
        if token.word.lost is not None:
            self.errors.append(token.word.lost)
            return
        if token.text[:1] in _DASHES and token.text:
            bare = token.text.lstrip(_DASHES + "-")
            message = f"{token.text[:40]} begins with a dash that is no hyphen"
            self.wrong(OPTION, message, token, f"two hyphens: --{bare[:40]}")
            return
        self.parsed.positional.append((token.index, token.text, token.word.place))

    def _option(self, tokens: Sequence[_Token], at: int) -> int:
        """Take an option and its values; where the next word is."""
        token = tokens[at]
        if token.word.lost is not None and "=" not in token.text:
            self.errors.append(token.word.lost)
            return at + 1
        found = self._flag(token)
        if found is None:
            while not self.grammar.complete and at + 1 < len(tokens):
                if self._is_option(tokens[at + 1].text):
                    break
                at += 1
            return at + 1
        flag, off, given = found
        spelled = [token.text]
        nothing = flag.kind in ("flag", "bool")
        if nothing and given is not None:
            self.wrong(VALUE, f"{_key(token.text)} takes no value, and is given one", token)
            return at + 1
        if nothing:
            value: object = not off
            at += 1
        elif given is not None:
            value = self._value(flag, given, replace(token, word=replace(token.word, text=given)))
            value = [value] if flag.kind == "list" else value
            at += 1
        else:
            taken = self._taken(tokens, at + 1, flag)
            spelled += [each.text for each in taken]
            if not taken and flag.kind != "maybe":
                message = f"{token.text[:40]} is given no value"
                self.wrong(VALUE, message, token, _wants(flag))
                return at + 1
            values = [self._value(flag, each.text, each) for each in taken]
            value = values if flag.kind == "list" else values[0] if values else None
            at += 1 + len(taken)
        self._put(flag, value, token, spelled)
        return at

    def _put(self, flag: Flag, value: object, token: _Token, spelled: list[str]) -> None:
        if token.text in self.dicts:
            spelled = self.dicts[token.text][2]
        before = self.parsed.options.get(flag.name)
        text = " ".join(spelled)
        if flag.kind == "append" and before is not None:
            value = [*cast("list[object]", before.value), value]
        elif flag.kind == "append":
            value = [value]
        elif before is not None and before.source == token.source and before.value != value:
            told = f"{before.spelled} and {text} say one thing twice; the last holds"
            self.parsed.notes.append(told)
        elif before is not None and before.value != value:
            told = f"{text} holds, not the {before.spelled} of {before.source}"
            self.parsed.notes.append(told)
        option = Option(value, text, token.source, token.index, token.word.place)
        self.parsed.options.put(flag, option)
        self.parsed.told.append(Told(text, token.word.place, flag.bears, flag.name))

    def _taken(self, tokens: Sequence[_Token], at: int, flag: Flag) -> list[_Token]:
        """The words behind an option that are its values."""
        most = len(tokens) if flag.kind == "list" else 1
        taken: list[_Token] = []
        while at < len(tokens) and len(taken) < most:
            if self._is_option(tokens[at].text) and not self.grammar.takes_any:
                break
            taken.append(tokens[at])
            at += 1
        return taken

    # Names

    def _flag(self, token: _Token) -> tuple[Flag, bool, str | None] | None:
        """The option that a word names, whether it says no, and the value within the word."""
        text, there = token.text, self.grammar.table.of(self.version)
        if text in there:
            return (*there[text], None)
        key, equals, value = text.partition("=")
        if equals and key in there:
            return (*there[key], value)
        if (
            self.grammar.levels
            and re.fullmatch(r"-O=?\d", text)
            and "--optimization-level" in there
        ):
            return (*there["--optimization-level"], text[-1])
        if self.grammar.shortened and len(key) > 2:
            close = {word: found for word, found in there.items() if word.startswith(key)}
            flags = {(flag.name, off) for flag, off in close.values()}
            if len(flags) == 1:
                return (*next(iter(close.values())), value if equals else None)
            if len(flags) > 1:
                first = ", ".join(sorted(close)[:4])
                more = ", …" if len(close) > 4 else ""
                message = f"{key[:40]} may mean any of {first}{more}"
                self.wrong(OPTION, message, token, "write the word out")
                return None
        if not text.startswith("--") and not equals and self.grammar.shortened:
            for word, found in there.items():
                # `-q8`: the value of a single letter's option may follow it at once.
                if len(word) == 2 and text.startswith(word):
                    return (*found, text[2:])
        self._unknown(token, key)
        return None

    def _unknown(self, token: _Token, key: str) -> None:
        engine = self.grammar.engine
        ever = self.grammar.table.words.get(key)
        if ever is not None:
            self._elsewhere(token, key, ever[0])
            return
        there = self.grammar.table.of(self.version)
        other = key.replace("_", "-") if "_" in key else key.replace("-", "_")
        long = "--" + other.lstrip("_-")
        swapped = next((w for w in (other, long) if w in there), None)
        if swapped is None and self.grammar.shortened and not key.startswith("--"):
            begun = {flag.name for w, (flag, _) in there.items() if w.startswith(long)}
            swapped = long if len(begun) == 1 else None
        close = swapped or nearest(key, there)
        if close is None and key.startswith("--"):
            close = next((w for w in there if w.startswith(key[: max(6, len(key) // 2)])), None)
            sure = False
        else:
            sure = close is not None
        if not self.grammar.complete and not sure:
            told = f"{key[:60]} is not known here, and taken to bear on nothing that is judged"
            self.parsed.notes.append(told)
            self.parsed.told.append(Told(token.text, token.word.place, "unknown"))
            return
        message = f"{engine} {self.version} has no option {key[:60]}"
        if any(quote in token.text for quote in _QUOTES):
            message += ", and no shell takes these quotes for quotes"
        right = f"did you mean {close}?" if close else ""
        if not close and not self.known and self.version == self.grammar.table.newest:
            # Rules may be known of a newer version, which may have it.
            right = f"options are known here up to {engine} {self.version}"
        self.wrong(OPTION, message, token, right)

    def _elsewhere(self, token: _Token, key: str, flag: Flag) -> None:
        """An option of another version."""
        engine, at = self.grammar.engine, self.version
        right = ""
        if flag.before is not None and not flag.is_in(at):
            message = f"{engine} {at} has no option {key} any more"
            last = [v for v in self.grammar.table.versions if flag.is_in(v)]
            right = f"the last version read that has it is {last[-1]}" if last else ""
            right = right or f"it was gone by {flag.before}"
        else:
            message = f"{engine} {at} has no option {key} yet"
            right = f"it came after {flag.after}"
        self.wrong(VERSION, message, token, right)

    # Values

    def _value(self, flag: Flag, text: str, token: _Token) -> object:
        if token.word.lost is not None:
            if flag.bears == "neither":
                self.parsed.notes.append(f"{token.word.lost.message}; nothing judged rests on it")
                return text
            self.errors.append(token.word.lost)
            return text
        try:
            return value_of(flag, text)
        except ValueError as wrong:
            name = flag.words[0]
            right = _wants(flag)
            if flag.kind == "json" and self.grammar.dotted and (set_ := _SETTING.match(text)):
                right = f"{name}.{set_[1]} {text[set_.end() :][:40]}"
            self.wrong(VALUE, f"{name} cannot be {text[:40]!r}: {wrong}", token, right)
            return text


def _key(text: str) -> str:
    """What names the option in a word that may hold its value too."""
    return text.partition("=")[0] if text.startswith("-") else ""


def _json_or_text(text: str) -> Plain:
    try:
        return _json(text)
    except ValueError:
        try:
            return _human(text)
        except ValueError:
            return text


def _json(text: str) -> Plain:
    try:
        return cast("Plain", json.loads(text))
    except RecursionError:
        raise ValueError("it is nested too deep") from None


def _human(text: str) -> int:
    """`1k` is a thousand, `1K` is 1,024; of the first kind there may be a part."""
    match = _HUMAN.fullmatch(text)
    if match is None:
        return _int(text)
    number, unit = match.groups()
    if unit.islower():
        whole, _, part = number.partition(".")
        size = _SIZES[unit]
        return (
            int(whole) * size + (int(part) * size) // 10 ** len(part) if part else int(whole) * size
        )
    if "." in number:
        raise ValueError(f"a binary size has no fraction; write {number}{unit.lower()}")
    return int(number) * 1024 ** ("KMGT".index(unit) + 1)


def _int(text: str) -> int:
    bare = text.strip().replace("_", "")
    if not re.fullmatch(r"[+-]?\d+", bare, re.ASCII):
        raise ValueError("it is no whole number")
    if len(bare) > MOST_DIGITS:
        raise ValueError(f"it has more than {MOST_DIGITS} digits")
    return int(bare)


def value_of(flag: Flag, text: str) -> object:
    """The value of an option; `ValueError` says why there is none."""
    match flag.kind:
        case "int":
            return _int(text)
        case "num":
            return text if text == "auto" else _human(text)
        case "float":
            try:
                return float(text)
            except ValueError:
                raise ValueError("it is no number") from None
        case "json":
            return _json_value(text)
        case "maybe":
            return text
        case _:
            return text


def _json_value(text: str) -> Plain:
    if text in ("None", ""):
        return None
    try:
        return _json(text)
    except json.JSONDecodeError as wrong:
        bare = re.match(r"\{\s*[\w']", text)
        hint = "; a shell has taken its quotes away" if bare and text[1:2] != "'" else ""
        raise ValueError(f"it is no JSON, at character {wrong.pos + 1}{hint}") from None


def _wants(flag: Flag) -> str:
    return {
        "int": "a whole number",
        "num": "a whole number, which may end with k, M or G",
        "float": "a number",
        "json": "JSON in single quotes",
        "list": "one value or more",
    }.get(flag.kind, "a value")
