from __future__ import annotations

import json

import pytest
from hypothesis import given

from shardproof.spec.errors import Place
from shardproof.spec.source.node import Plain, place_of, plain
from shardproof.spec.source.read import read_text
from shardproof.spec.source.text import Text
from shardproof.spec.source.yaml_reader import YAML_LIMIT, read_yaml
from tests.spec.source.reading import brief, fault, faults, value
from tests.spec.source.test_json_reader import VALUES


@given(VALUES)
def test_json_is_yaml(written: Plain) -> None:
    indented = Text(json.dumps(written, indent=1), "a.yaml")
    # 1e-05 and 1E400 are floats in both; Infinity is a word of JSON readers alone, and YAML
    # bounds a key on one line to 1,024 characters as it is written.
    longest = max((len(line) for line in indented.content.split("\n")), default=0)
    if "Infinity" not in indented.content and longest <= 1_024:
        assert plain(read_yaml(indented)) == written


def test_every_node_knows_its_place() -> None:
    root = read_text("# note\na:\n  - 1\n  - {bé: x, c: }\n", "a.yaml")
    assert root.place == Place("a.yaml", 2, 1)
    assert place_of(root, ["a", 0]) == Place("a.yaml", 3, 5)
    assert place_of(root, ["a", 1, "c"], key=True) == Place("a.yaml", 4, 13)


def test_quoted_words_are_text() -> None:
    assert value("a: '1'\nb: \"null\"\nc: |\n  2\n") == {"a": "1", "b": "null", "c": "2\n"}


def test_a_key_set_twice_is_an_error_at_the_second() -> None:
    error = fault("a: 1\nb: {a: 1}\n'a': 2")
    assert brief(error) == ("FILE-KEY", 3, 1)
    assert "on line 1, column 1" in error.message


def test_keys_that_are_integers_are_kept_as_written() -> None:
    assert value("0: a\n0x1F: b") == {"0": "a", "0x1F": "b"}


@pytest.mark.parametrize("key", ["true", "~", "1.5", "[a]", "{a: b}", "<<", "!!bool 'true'"])
def test_other_keys_are_errors(key: str) -> None:
    assert brief(fault(f"a: 1\n? {key}\n: 2")) == ("FILE-KEY", 2, 3)


def test_a_missing_key_is_an_error_and_a_quoted_merge_key_is_not() -> None:
    assert brief(fault("a: 1\n: 2")) == ("FILE-KEY", 2, 1)
    assert value("'<<': 1") == {"<<": 1}
    assert "merge key" in fault("<<: {a: 1}").message


@pytest.mark.parametrize(
    ("text", "read"),
    [
        ("!!str 1", "1"),
        ("!!int '8'", 8),
        ("!!float 1", 1.0),
        ("!!bool 'true'", True),
        ("!!null ''", None),
        ("!!seq [1]", [1]),
        ("!!map {a: 1}", {"a": 1}),
        ("!<tag:yaml.org,2002:int> 8", 8),
    ],
)
def test_core_tags_are_followed(text: str, read: Plain) -> None:
    assert value(text) == read


@pytest.mark.parametrize(
    "tagged",
    [
        *("!!python/object:os.system x", "!x y", "! y", "!!int y", "!!map [1]", "!!seq y"),
        *("!!float y", "!!binary eA==", "!!timestamp 2001-01-01", "!!null 0", "!!str [1]"),
    ],
)
def test_other_tags_are_refused_at_their_place(tagged: str) -> None:
    assert brief(fault(f"a: {tagged}")) == ("FILE-TAG", 1, 4)


def test_one_document_in_yaml_1_2() -> None:
    assert value("%YAML 1.2\n---\na: 1\n...\n") == {"a": 1}
    assert brief(fault("a: 1\n---\nb: 1")) == ("FILE-SYNTAX", 2, 1)
    assert "YAML `1.1`" in fault("%YAML 1.1\n---\na: yes").message


def test_aliases_share_what_they_repeat() -> None:
    root = read_text("a: &x [1, 2]\nb: *x\nc: *x", "a.yaml")
    assert plain(root) == {"a": [1, 2], "b": [1, 2], "c": [1, 2]}
    assert place_of(root, ["b"]) == Place("a.yaml", 2, 4)
    assert isinstance(root.value, dict)
    assert root.value["a"][1].value is root.value["b"][1].value


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("a: *x", (1, 4)),
        ("a: &x [*x]", (1, 8)),
        ("a: &x {b: {c: *x}}", (1, 15)),
        ("a: &x 1\nb: &x [*x]", (2, 8)),
    ],
)
def test_an_alias_repeats_something_complete_above_it(text: str, place: tuple[int, int]) -> None:
    assert brief(fault(text)) == ("FILE-SYNTAX", *place)


def test_a_key_may_be_repeated_by_an_alias() -> None:
    assert value("&x a: 1\nb: *x") == {"a": 1, "b": "a"}


def test_an_alias_is_no_key() -> None:
    assert brief(fault("a: &x b\n*x : 1")) == ("FILE-KEY", 2, 1)


def test_a_bomb_is_counted_and_not_expanded() -> None:
    bomb = "a0: &a0 [1, 1, 1, 1, 1, 1, 1, 1, 1]\n" + "".join(
        f"a{i}: &a{i} [{', '.join([f'*a{i - 1}'] * 9)}]\n" for i in range(1, 40)
    )
    # 10 values, then 9·n + 1 each time: the sixth line would bring the total to 740,000.
    assert brief(fault(bomb))[:2] == ("FILE-NODES", 6)


def test_aliases_cannot_deepen_beyond_the_limit() -> None:
    step = "a{0}: &a{0} [[[[[[[[[[[[[[[[[[[[*a{1}]]]]]]]]]]]]]]]]]]]]\n"
    deep = "a0: &a0 1\n" + "".join(step.format(i, i - 1) for i in range(1, 10))
    assert brief(fault(deep))[:2] == ("FILE-DEPTH", 5)


def test_depth_and_length_are_bounded() -> None:
    flow = "[" * 64 + "]" * 64
    assert read_yaml(Text(flow, "a.yaml"))
    assert brief(fault("- " * 65)) == ("FILE-DEPTH", 1, 129)
    assert fault("- " * (YAML_LIMIT // 2) + "a").code == "FILE-SIZE"


def test_a_long_integer_is_an_error_at_its_place() -> None:
    found = faults(f"a: {'9' * 26}\nb: !!int 0x{'9' * 26}\n{'9' * 26}: c\nd: '{'9' * 26}'")
    assert [brief(each)[1:] for each in found] == [(1, 4), (2, 4), (3, 1)]


def test_surrogates_are_joined_or_refused() -> None:
    assert value(r'a: "\ud83d\ude00"') == {"a": "😀"}
    assert brief(fault(r'a: "\ud83d"')) == ("FILE-TEXT", 1, 4)


def test_line_separators_are_refused_and_their_escapes_are_not() -> None:
    assert brief(fault("a: 1\nb: c\u2028d")) == ("FILE-TEXT", 2, 5)
    assert value(r'a: "c\Ld"') == {"a": "c\u2028d"}


def test_errors_that_allow_it_come_together() -> None:
    codes = [each.code for each in faults("a: !x 1\na: 2\ntrue: 3\nb: [")]
    assert codes == ["FILE-TAG", "FILE-KEY", "FILE-KEY", "FILE-SYNTAX"]
