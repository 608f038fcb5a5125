"""A shell's rules for a text of commands: quotes, continuations, variables. Nothing is run.

What would have to be run to be known (a pipe, a substitution, a loop) is refused at its place, or,
where it is what a variable is set to, at the word that needs the variable.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from shardproof.spec.dialects.arithmetic import NotKnown, value_of_sum
from shardproof.spec.dialects.words import Word, refused
from shardproof.spec.errors import InputError, InputErrors, Place
from shardproof.spec.record import dataclass, field

CODE = "COMMAND-SHELL"
LIMIT = 1 << 18
"""Characters of a text of commands."""
_NAME = re.compile(r"[A-Za-z_]\w*", re.ASCII)
_ASSIGNED = re.compile(r"([A-Za-z_]\w*)(\+?)=", re.ASCII)
_PARAMETER = re.compile(
    r"\{([A-Za-z_]\w*)(?:\[([@*])\]|(:?[-=?+])((?:[^{}]|\{[^{}]*\})*))?\}", re.ASCII
)
_RESERVED = frozenset(
    (
        *("if", "then", "elif", "else", "fi", "for", "while", "until", "do", "done", "case"),
        *("esac", "select", "function", "!", "[[", "[", "{", "}"),
    )
)
_BLANK = " \t"


@dataclass(frozen=True, slots=True)
class Lost:
    """What a variable is set to, where that is not known."""

    what: str
    place: Place
    why: str


@dataclass(frozen=True, slots=True)
class Simple:
    """One command: what stands in front of it, its words, and what it is given to read."""

    words: tuple[Word, ...]
    env: Mapping[str, Word]
    """What the command's environment holds: exported, or assigned in front of it."""
    written: str = ""
    """The file into which its output goes."""
    fed: tuple[str, int] | None = None
    """The text of a here-document, and the line before it."""


@dataclass(frozen=True, slots=True)
class Script:
    """All commands of a text, in order, and what was passed over."""

    commands: tuple[Simple, ...]
    files: Mapping[str, str]
    """What `cat > FILE <<END` writes."""
    notes: tuple[str, ...] = ()


@dataclass(slots=True)
class _State:
    """What has been read so far."""

    values: dict[str, str | tuple[str, ...] | Lost] = field(
        default_factory=dict[str, "str | tuple[str, ...] | Lost"]
    )
    exported: dict[str, Word] = field(default_factory=dict[str, Word])
    commands: list[Simple] = field(default_factory=list[Simple])
    files: dict[str, str] = field(default_factory=dict[str, str])
    notes: list[str] = field(default_factory=list[str])


@dataclass(slots=True)
class _Piece:
    """A part of a word: quoted text is never split, and an array gives several words."""

    text: str
    quoted: bool
    words: tuple[str, ...] | None = None


@dataclass(slots=True)
class _Raw:
    """A word before its pieces are joined."""

    place: Place
    pieces: list[_Piece]
    lost: Lost | None = None
    error: InputError | None = None
    array: tuple[str, ...] | None = None
    """Of `X=(a b)`."""

    @property
    def head(self) -> str:
        """The unquoted text that it begins with."""
        first = self.pieces[0] if self.pieces else None
        return first.text if first and not first.quoted and first.words is None else ""


def read_script(text: str, file: str, given: Mapping[str, Word] | None = None) -> Script:
    """The commands of `text`; `given` is the environment that they start with."""
    if len(text) > LIMIT:
        message = f"a text of commands has at most {LIMIT:,} characters, and this has {len(text):,}"
        raise refused(CODE, message, Place(file))
    state = _State()
    for name, word in (given or {}).items():
        state.exported[name] = word
        lost = Lost("what starts it", word.place, "not here")
        state.values[name] = word.text if word.lost is None else lost
    _Reader(text.replace("\r\n", "\n"), file, state).run()
    return Script(tuple(state.commands), state.files, tuple(state.notes))


class _Reader:
    """One pass over the text."""

    def __init__(self, text: str, file: str, state: _State) -> None:
        self.text, self.file, self.state = text, file, state
        self.at, self.line, self.start = 0, 1, 0
        self.awaited: list[tuple[str, bool, Place]] = []
        """Ends of here-documents that follow, whether tabs before them are dropped, and where."""
        self.fed: tuple[str, int] | None = None

    def place(self, at: int | None = None) -> Place:
        return Place(self.file, self.line, (self.at if at is None else at) - self.start + 1)

    def run(self) -> None:
        while self.at < len(self.text):
            self._command()

    # A command -------------------------------------------------------------------------------

    def _command(self) -> None:
        raw: list[_Raw] = []
        written = ""
        place = self.place()
        self.fed = None
        while True:
            self._blanks()
            here = self._peek()
            if here == "":
                break
            if here == "\n":
                self._newline()
                break
            if here == ";":
                self._end_of_command()
                break
            if here == "&":
                if self.text.startswith("&>", self.at):
                    self.at += 2 + self.text.startswith("&>>", self.at)
                    written = self._target()
                    continue
                self.at += 2 if self.text.startswith("&&", self.at) else 1
                break
            if here == "|":
                what = "`||`" if self.text.startswith("||", self.at) else "a pipe, `|`"
                message = f"{what} joins two commands, and nothing is run here"
                raise refused(CODE, message, self.place(), "give the command alone")
            if here in "()":
                message = f"`{here}` begins or ends a subshell, and nothing is run here"
                raise refused(CODE, message, self.place(), "give the command alone, or quote it")
            if redirected := self._redirected():
                written = redirected if redirected != "&" else written
                continue
            raw.append(self._word(len(raw)))
            if len(raw) == 1:
                place = raw[0].place
        self._finish(raw, written, place)

    def _end_of_command(self) -> None:
        if self.text.startswith(";;", self.at):
            raise refused(CODE, "`;;` ends a case, and nothing is run here", self.place())
        self.at += 1

    def _redirected(self) -> str:
        """The file of a redirection that stands here, `&` where it names none; else nothing."""
        match = re.compile(r"\d*(>>|>\||>&|>|<<<|<<-?|<&|<)").match(self.text, self.at)
        if match is None:
            return ""
        place, sign = self.place(), match[1]
        self.at = match.end()
        if sign in ("<<", "<<-"):
            self._blanks()
            pieces = self._word(1).pieces
            self.awaited.append(("".join(one.text for one in pieces), sign == "<<-", place))
            return "&"
        if sign in ("<", "<<<", "<&"):
            message = f"`{sign}` gives the command something to read, and nothing is run here"
            raise refused(CODE, message, place, "give the command alone")
        if sign == ">&":
            self._blanks()
            self._target()
            return "&"
        return self._target()

    def _target(self) -> str:
        self._blanks()
        raw = self._word(1)
        return "".join(piece.text for piece in raw.pieces) or "&"

    def _newline(self) -> None:
        self.at += 1
        self.line += 1
        self.start = self.at
        for end, tabs, begun in self.awaited:
            lines: list[str] = []
            before = self.line - 1
            while True:
                if self.at >= len(self.text):
                    message = f"the text that ends with a line {end!r} has no such line"
                    raise refused(CODE, message, begun)
                stop = self.text.find("\n", self.at)
                stop = len(self.text) if stop < 0 else stop
                content = self.text[self.at : stop]
                self.at = min(stop + 1, len(self.text))
                self.line += 1
                self.start = self.at
                if (content.lstrip("\t") if tabs else content).rstrip() == end:
                    break
                lines.append(content)
            self.fed = ("\n".join(lines) + "\n", before)
        self.awaited = []

    # Words -----------------------------------------------------------------------------------

    def _peek(self, ahead: int = 0) -> str:
        at = self.at + ahead
        return self.text[at] if at < len(self.text) else ""

    def _blanks(self) -> None:
        while True:
            here = self._peek()
            if here and here in _BLANK:
                self.at += 1
            elif here == "\\" and self._peek(1) == "\n":
                self._continue()
            elif here == "#":
                stop = self.text.find("\n", self.at)
                self.at = len(self.text) if stop < 0 else stop
            elif here == "\\" and (gap := re.match(r"\\[ \t]+(\n|$)", self.text[self.at :])):
                message = "a backslash with a blank behind it does not continue the line"
                right = "delete what stands behind the backslash"
                raise refused(CODE, message, self.place(self.at + gap.start()), right)
            else:
                return

    def _continue(self) -> None:
        self.at += 2
        self.line += 1
        self.start = self.at

    def _word(self, number: int) -> _Raw:
        raw = _Raw(self.place(), [])
        while True:
            here = self._peek()
            if here == "" or here in " \t\n;|&()<>":
                if here == "(" and number < 2 and _ASSIGNED.fullmatch(raw.head):
                    raw.array = self._array()
                break
            if here == "\\":
                self._escape(raw)
            elif here == "'":
                self._single(raw)
            elif here == '"':
                self._double(raw)
            elif here == "$":
                self._dollar(raw, quoted=False)
            elif here == "`":
                self._substitution(raw, "`", "`…`")
            else:
                self._plain(raw)
        if not raw.pieces and raw.array is None and raw.lost is None:
            message = "a file name is missing behind a redirection"
            raise refused(CODE, message, self.place())
        return raw

    def _plain(self, raw: _Raw) -> None:
        start = self.at
        while (here := self._peek()) and here not in " \t\n;|&()<>\\'\"$`":
            self.at += 1
        text = self.text[start : self.at]
        brace = re.search(r"\{[^{}]*(?:,|\.\.)[^{}]*\}", text)
        if brace and "$" not in text:
            message = "a shell makes several words of braces with a comma in them"
            right = "put the word into single quotes"
            raise refused(CODE, message, self.place(start + brace.start()), right)
        raw.pieces.append(_Piece(text, quoted=False))

    def _escape(self, raw: _Raw) -> None:
        follows = self._peek(1)
        if follows == "\n":
            self._continue()
            if not raw.pieces:
                raw.place = self.place()
            return
        if follows == "":
            message = "the text ends with a backslash"
            raise refused(CODE, message, self.place(), "the command goes on, or it does not")
        raw.pieces.append(_Piece(follows, quoted=True))
        self.at += 2

    def _single(self, raw: _Raw) -> None:
        stop = self.text.find("'", self.at + 1)
        if stop < 0:
            raise refused(CODE, "a single quote that nothing ends", self.place(), "add a quote")
        inside = self.text[self.at + 1 : stop]
        raw.pieces.append(_Piece(inside, quoted=True))
        self._pass(stop + 1)

    def _pass(self, to: int) -> None:
        lines = self.text.count("\n", self.at, to)
        if lines:
            self.line += lines
            self.start = self.text.rfind("\n", self.at, to) + 1
        self.at = to

    def _double(self, raw: _Raw) -> None:
        opened = self.place()
        self.at += 1
        raw.pieces.append(_Piece("", quoted=True))
        while True:
            here = self._peek()
            if here == "":
                raise refused(CODE, "a double quote that nothing ends", opened, "add a quote")
            if here == '"':
                self.at += 1
                return
            if here == "\\" and self._peek(1) == "\n":
                self._continue()
            elif here == "\\" and self._peek(1) in ("$", "`", '"', "\\"):
                raw.pieces.append(_Piece(self._peek(1), quoted=True))
                self.at += 2
            elif here == "$":
                self._dollar(raw, quoted=True)
            elif here == "`":
                self._substitution(raw, "`", "`…`")
            else:
                raw.pieces.append(_Piece(here, quoted=True))
                self._pass(self.at + 1)

    # Variables -------------------------------------------------------------------------------

    def _dollar(self, raw: _Raw, *, quoted: bool) -> None:
        place, follows = self.place(), self._peek(1)
        if self.text.startswith("$((", self.at):
            self._sum(raw, quoted=quoted)
            return
        if follows == "(":
            self._substitution(raw, ")", "$(…)")
            return
        if follows == "'" and not quoted:
            message = "`$'…'` has escapes of its own, which are not read"
            raise refused(CODE, message, place, "plain quotes")
        if match := _NAME.match(self.text, self.at + 1):
            self.at = match.end()
            self._expand(raw, match[0], "", "", "", place, quoted=quoted)
            return
        if follows == "{":
            match = _PARAMETER.match(self.text, self.at + 1)
            if match is None:
                shown = self.text[self.at : self.at + 40].split("\n")[0].split("}")[0] + "}"
                message = f"`{shown}` is no form of a variable that is read here"
                raise refused(CODE, message, place, "${X}, ${X:-default} or ${X[@]}")
            self._pass(match.end())
            name, whole, sign, other = match[1], match[2] or "", match[3] or "", match[4] or ""
            self._expand(raw, name, whole, sign, other, place, quoted=quoted)
            return
        if follows and follows in "@*#?$!-0123456789":
            message = f"`${follows}` is known to a shell that runs, and nothing is run here"
            raise refused(CODE, message, place, "write the value")
        raw.pieces.append(_Piece("$", quoted=True))
        self.at += 1

    def _expand(
        self, raw: _Raw, name: str, whole: str, sign: str, other: str, place: Place, *, quoted: bool
    ) -> None:
        value = self.state.values.get(name)
        if value is None or (value == "" and sign.startswith(":")):
            if sign.endswith(("-", "=")):
                value = other.strip("\"'")
                if "$" in value or "`" in value:
                    message = f"the default of ${{{name}}} is itself to be found out"
                    raise refused(CODE, message, place, f"say {name}=… before the command")
                if sign.endswith("="):
                    self.state.values[name] = value
            elif sign.endswith("+") or value == "":
                value = ""
            else:
                message = f"${name} is set nowhere in this text"
                self._lose(raw, Lost(f"${name}", place, "set nowhere"), message, name)
                return
        elif sign.endswith("+"):
            value = other.strip("\"'")
        if isinstance(value, Lost):
            message = f"${name} is set by {value.what} at {value.place}, which is {value.why}"
            self._lose(raw, value, message, name, place)
            return
        if isinstance(value, tuple):
            if not whole:
                value = value[0] if value else ""
            else:
                words = (" ".join(value),) if whole == "*" and quoted else value
                raw.pieces.append(_Piece("", quoted=True, words=words))
                return
        raw.pieces.append(_Piece(value, quoted=quoted))

    def _sum(self, raw: _Raw, *, quoted: bool) -> None:
        """`$((A * 8))`, whose value is known where those of its variables are."""
        place, stop = self.place(), self.text.find("))", self.at)
        while stop >= 0 and self.text.count("(", self.at, stop) > (
            self.text.count(")", self.at, stop) + 2
        ):
            stop = self.text.find("))", stop + 1)
        if stop < 0:
            raise refused(CODE, "`$((…))` that nothing ends", place)
        inner = self.text[self.at + 3 : stop]
        self._pass(stop + 2)
        try:
            total = value_of_sum(inner, self._known)
        except NotKnown as why:
            form = f"$(({' '.join(inner.split())[:40]}))"
            self._lose(raw, Lost(form, place, "not known"), f"`{form}` is {why}")
        else:
            raw.pieces.append(_Piece(str(total), quoted=quoted))

    def _known(self, name: str) -> str | None:
        """The text that a variable is set to."""
        value = self.state.values.get(name)
        return value if isinstance(value, str) else None

    def _substitution(self, raw: _Raw, end: str, form: str) -> None:
        """Pass over `$(…)`: known nowhere, refused where it is needed."""
        place = self.place()
        if end == "`":
            stop = self.text.find("`", self.at + 1)
        else:
            depth, stop = 0, -1
            for at in range(self.at + 1, len(self.text)):
                depth += {"(": 1, ")": -1}.get(self.text[at], 0)
                if depth == 0:
                    stop = at
                    break
        if stop < 0:
            raise refused(CODE, f"{form} that nothing ends", place)
        self._pass(stop + 1)
        message = f"{form} is what another command prints, and nothing is run here"
        self._lose(raw, Lost(form, place, "not run"), message)

    def _lose(
        self, raw: _Raw, what: Lost, message: str, name: str = "", place: Place | None = None
    ) -> None:
        """Go on with a word that is not known, and is refused where it is needed."""
        right = "write the value in its place"
        right = f"write {name}=VALUE before the command, or {right[6:]}" if name else right
        code = "COMMAND-UNSET" if name else CODE
        raw.lost = raw.lost or what
        raw.error = raw.error or InputError(code, message, place or what.place, name, right)
        raw.pieces.append(_Piece(f"${name}" if name else what.what, quoted=True))

    def _array(self) -> tuple[str, ...]:
        """The words of `X=( … )`."""
        opened = self.place()
        self.at += 1
        out: list[str] = []
        while True:
            self._blanks()
            here = self._peek()
            if here == "":
                raise refused(CODE, "a list, `(`, that nothing ends", opened, "add `)`")
            if here == "\n":
                self._newline()
                continue
            if here == ")":
                self.at += 1
                return tuple(out)
            raw = self._word(9)
            if raw.error is not None:
                raise InputErrors(raw.error)
            out += [word.text for word in _words(raw)]

    # What a command is -----------------------------------------------------------------------

    def _finish(self, raw: list[_Raw], written: str, place: Place) -> None:
        state, local = self.state, dict[str, Word]()
        while raw and (match := _ASSIGNED.match(raw[0].head)):
            one = raw.pop(0)
            name, value = match[1], self._assigned(one, match)
            if not raw:
                # On a line of its own: the shell's, and a command's only if it is exported.
                self._keep(name, value, one.place)
                for other, word in local.items():
                    self._keep(other, word.text, word.place)
                return
            if isinstance(value, Lost):
                local[name] = Word("", one.place, one.error)
                continue
            text = " ".join(value) if isinstance(value, tuple) else value
            local[name] = Word(text, one.place)
        if not raw:
            return
        first = raw[0].head
        if first in _RESERVED:
            message = f"`{first}` is a shell's own word, and nothing is run here"
            raise refused(CODE, message, place, "give the command alone")
        if first in ("export", "declare", "readonly", "local", "typeset"):
            self._export(raw[1:], exported=first == "export" or _has_x(raw[1:]))
            return
        words = tuple(word for one in raw for word in _words(one))
        if not words:
            return
        if words[0].text.startswith("-"):
            message = f"a command begins with the option {words[0].text[:40]}"
            right = "the line before it ends without a backslash"
            raise refused(CODE, message, words[0], right)
        if words[0].text == "cat" and len(words) == 1 and self.fed and written not in ("", "&"):
            state.files[written] = self.fed[0]
            return
        if written not in ("", "&"):
            state.notes.append(f"its output goes to {written}")
        elif self.fed is not None:
            raise refused(CODE, "a here-document is given to a command that is run", place)
        state.commands.append(Simple(words, {**state.exported, **local}, written, self.fed))

    def _assigned(self, one: _Raw, match: re.Match[str]) -> str | tuple[str, ...] | Lost:
        """The value of `X=…`, which is never split."""
        name, before = match[1], self.state.values.get(match[1])
        if one.lost is not None:
            return one.lost
        if one.array is not None:
            return (*before, *one.array) if match[2] and isinstance(before, tuple) else one.array
        head = one.pieces[0].text[match.end() :]
        text = head + "".join(
            piece.text if piece.words is None else " ".join(piece.words) for piece in one.pieces[1:]
        )
        if match[2]:
            if not isinstance(before, str):
                raise refused(CODE, f"{name}+= adds to what is no text", one.place)
            return before + text
        return text

    def _keep(self, name: str, value: str | tuple[str, ...] | Lost, place: Place) -> None:
        self.state.values[name] = value
        if name in self.state.exported and isinstance(value, str):
            self.state.exported[name] = Word(value, place)

    def _export(self, raw: list[_Raw], *, exported: bool) -> None:
        for one in raw:
            match = _ASSIGNED.match(one.head)
            if match is None:
                name = one.head
                known = self.state.values.get(name)
                if exported and isinstance(known, str):
                    self.state.exported[name] = Word(known, one.place)
                continue
            value = self._assigned(one, match)
            self.state.values[match[1]] = value
            if exported and isinstance(value, str):
                self.state.exported[match[1]] = Word(value, one.place)


def _has_x(raw: list[_Raw]) -> bool:
    return any(one.head.startswith("-") and "x" in one.head for one in raw)


def _words(raw: _Raw) -> list[Word]:
    """The words that a shell makes of one: what is unquoted and a variable's is split at blanks."""
    if raw.array is not None:
        raise refused(CODE, "a list where a word is wanted", raw.place)
    out: list[str] = []
    open_, now = False, ""
    for piece in raw.pieces:
        if piece.words is not None:
            if piece.words:
                now += piece.words[0]
                open_ = True
                for each in piece.words[1:]:
                    out.append(now)
                    now = each
            continue
        if piece.quoted:
            now, open_ = now + piece.text, True
            continue
        parts = re.split(r"[ \t\n]+", piece.text)
        for index, part in enumerate(parts):
            if index and (open_ or now):
                out.append(now)
                now, open_ = "", False
            now += part
            open_ = open_ or bool(part)
    if open_ or now:
        out.append(now)
    return [Word(text, raw.place, raw.error) for text in out]
