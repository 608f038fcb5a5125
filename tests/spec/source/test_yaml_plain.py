"""Plain YAML has the events that the parser of all YAML has; of anything else nothing is said."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from shardproof.spec.errors import InputErrors
from shardproof.spec.source import yaml_reader
from shardproof.spec.source.limits import Faults
from shardproof.spec.source.node import Node
from shardproof.spec.source.text import Text
from shardproof.spec.source.yaml_event import Event, Kind
from shardproof.spec.source.yaml_events import events
from shardproof.spec.source.yaml_plain import plain_events

ROOT = Path(__file__).resolve().parents[3]
PLANS = sorted((ROOT / "examples" / "plans").glob("*.yaml"))

_WRITTEN = (
    "a tp 8 -1 1.5 .x ../m.json ~ 0x1 +2 null = - -a --- ... a: :a a:b a,b 'a' \"?\" '' 'it''s' "
    "# #a a#b ? ! !!int &a *a | > @a << é layers.*.x \u2028 {} [] [a]"
)
_WITH_BLANKS = ("", "a b", '"a b"', r'"\n"', '" #: ["', "\t", "{a: 1}", "# c", "a # c", "'# c'")
WORDS = st.sampled_from([*_WRITTEN.split(" "), *_WITH_BLANKS])
PIECES = WORDS | st.sampled_from(["{", "}", "[", "]", ",", ", ", ": ", " ", ":", "- ", "a: ", "\r"])


def _flow(inner: st.SearchStrategy[str]) -> st.SearchStrategy[str]:
    entries = st.builds("{}: {}".format, WORDS, inner)
    return st.lists(inner, max_size=3).map(lambda each: f"[{', '.join(each)}]") | st.lists(
        entries, max_size=3
    ).map(lambda each: "{" + ", ".join(each) + "}")


VALUES = st.recursive(WORDS, _flow, max_leaves=4)
KEYS = st.sampled_from(["a", "tp", "b", "attention", "0", "'a'", "a b", "-1", "a.b"])
GAPS = st.sampled_from(["", " ", " ", "  "])
ENTRIES = st.builds("{}:{}{}".format, KEYS, GAPS, VALUES)
LINES = st.builds(
    "{}{}".format,
    st.sampled_from(["", " ", "  ", "    "]),
    ENTRIES
    | KEYS.map("{}:".format)
    | VALUES.map("- {}".format)
    | st.lists(PIECES, max_size=6).map("".join),
)


@st.composite
def trees(draw: st.DrawFn, indent: int = 0) -> str:
    """Mappings and lists as people write them, with a slip here and there."""
    out: list[str] = []
    step = draw(st.integers(1, 3))
    for _ in range(draw(st.integers(1, 3))):
        key = draw(KEYS)
        if indent < 6 and draw(st.booleans()):
            inner = indent + step
            if draw(st.booleans()):
                out += [" " * indent + f"{key}:", draw(trees(inner))]
            else:
                out.append(" " * indent + f"{key}:")
                out += [" " * inner + f"- {draw(VALUES)}" for _ in range(draw(st.integers(1, 3)))]
        else:
            out.append(" " * indent + f"{key}: {draw(VALUES)}")
        out += draw(st.sampled_from([[], [], [], [""], ["  # c"], ["# c"]]))
    return "\n".join(out)


TEXTS = st.lists(LINES, max_size=5).map("\n".join) | trees()


def brief(found: list[Event]) -> list[object]:
    """All that a reader uses of them: nobody asks where a document begins, or anything ends."""
    return [
        (
            each.kind,
            None if each.kind in (Kind.END, Kind.DOCUMENT) else each.index,
            (each.word, each.plain, each.tag, each.anchor, each.version),
        )
        for each in found
    ]


@given(TEXTS)
@example("a: 1\n b: 2")
@example("a:\n- 1")
@example("a: 'x\n  y'")
def test_the_events_are_those_of_the_parser(text: str) -> None:
    found = plain_events(text)
    if found is not None:
        faults = Faults()
        assert brief(found) == brief(list(events(Text(text, "a.yaml"), faults)))
        faults.settle()


def read(text: str) -> Node | tuple[object, ...]:
    try:
        return yaml_reader.read_yaml(Text(text, "a.yaml"))
    except InputErrors as wrong:
        return wrong.errors


def nothing(_: str) -> None:
    """Of no text is anything said."""


@given(TEXTS)
def test_what_is_read_is_the_same(text: str) -> None:
    quick = read(text)
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(yaml_reader, "plain_events", nothing)
        assert repr(read(text)) == repr(quick)


def test_most_plans_are_plain() -> None:
    read = [path.name for path in PLANS if plain_events(path.read_text("utf-8")) is not None]
    assert len(read) >= len(PLANS) - 1


def test_this_is_plain() -> None:
    text = "a: 1\nb: {c: [1, 'x y'], d: \"?\"}  # c\n\n# d\ne:\n  - {f: -1}\n  - g\n"
    assert plain_events(f"{text}h:\n  i:\n    j: ~\n") is not None


@pytest.mark.parametrize(
    "text",
    ["", "- a", " a: 1", "a: ?", "a: &b 1", "a: *b", "a: |\n  x", "a: b\n  c", "a:", "a: b c",
     "é: 1", "a: {b: 1", "a: {b}", "a: [b: 1]", "a: [1,]", "a: 1\r\n", "a: \t1", "a: 'it''s'",
     'a: "\\n"', "a:1", "a: " + "x" * 500, "a: " + "[" * 40 + "]" * 40, "%YAML 1.2\n---\na: 1",
     "a: 1\n---\nb: 1", "a: !!int 1"],
)  # fmt: skip
def test_the_parser_is_asked_of_anything_else(text: str) -> None:
    assert plain_events(text) is None
