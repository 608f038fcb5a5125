"""A text of commands is read as a shell would, and what would have to be run is refused."""

from __future__ import annotations

import pytest

from shardproof.spec.dialects.shell import Script, read_script
from shardproof.spec.dialects.words import known
from shardproof.spec.errors import InputErrors


def words(text: str, number: int = -1) -> list[str]:
    return [known(word) for word in read_script(text, "f").commands[number].words]


def needed(text: str) -> list[str]:
    return [known(word) for one in read_script(text, "f").commands for word in one.words]


def refused(text: str) -> tuple[str, str, int, int]:
    """Code, message, line and column of the first error of a text whose words are all needed."""
    with pytest.raises(InputErrors) as caught:
        needed(text)
    error = caught.value.errors[0]
    assert error.place is not None
    return error.code, error.message, error.place.line, error.place.column


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("vllm serve m -tp 8", ["vllm", "serve", "m", "-tp", "8"]),
        ("vllm serve m \\\n  -tp 8", ["vllm", "serve", "m", "-tp", "8"]),
        ("vllm serve m \\\r\n  -tp 8\r\n", ["vllm", "serve", "m", "-tp", "8"]),
        ("a 'b c' \"d e\" f\\ g", ["a", "b c", "d e", "f g"]),
        ("a '{\"x\": [1, 2]}'", ["a", '{"x": [1, 2]}']),
        ('a "{\\"x\\": 1}"', ["a", '{"x": 1}']),
        ("a b'c'\"d\"e", ["a", "bcde"]),
        ("a '' \"\"", ["a", "", ""]),
        ("a # b", ["a"]),
        ("a b#c", ["a", "b#c"]),
        ("a '$X'", ["a", "$X"]),
        ("a \\$X", ["a", "$X"]),
        ("a $", ["a", "$"]),
        ("X=1\na $X ${X}2", ["a", "1", "12"]),
        ("export X=1 Y='2 3'\na \"$Y\" $X", ["a", "2 3", "1"]),
        ("X='-tp 8'\na $X \"$X\"", ["a", "-tp", "8", "-tp 8"]),
        ("X=\na $X b", ["a", "b"]),
        ("a ${X:-d} ${X-e}", ["a", "d", "e"]),
        ("X=\na ${X:-d} '${X-e}'", ["a", "d", "${X-e}"]),
        ("X=1\na ${X:+b}", ["a", "b"]),
        (
            "A=(--x 1\n --y '2 3') # c\na ${A[@]} \"${A[@]}\"",
            ["a", *2 * ["--x", "1", "--y", "2 3"]],
        ),
        ("A=(1)\nA+=(2)\na ${A[*]} $A", ["a", "1", "2", "1"]),
        ("X=1\nX+=2\na $X", ["a", "12"]),
        ("a > log 2>&1", ["a"]),
        ("a &> log", ["a"]),
    ],
)
def test_words(text: str, wanted: list[str]) -> None:
    assert words(text) == wanted


@pytest.mark.parametrize("text", ["a; b", "a && b", "a & b", "a\n\nb", "a\n# c\nb\n"])
def test_commands_are_told_apart(text: str) -> None:
    assert [command.words[0].text for command in read_script(text, "f").commands] == ["a", "b"]


def env(script: Script) -> dict[str, str]:
    return {name: word.text for name, word in script.commands[-1].env.items()}


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("X=1 Y=2 a", {"X": "1", "Y": "2"}),
        ("export X=1\na", {"X": "1"}),
        ("X=1\nexport X\na", {"X": "1"}),
        ("export X=1\nX=2\na", {"X": "2"}),
        ("declare -x X=1\na", {"X": "1"}),
        # Not exported, so it is the shell's alone.
        ("X=1\na", {}),
        ("X=1 a\nb", {}),
    ],
)
def test_environment(text: str, wanted: dict[str, str]) -> None:
    assert env(read_script(text, "f")) == wanted


def test_what_stands_in_front_is_not_yet_set_in_the_command() -> None:
    assert words("X=1\nX=2 a $X") == ["a", "1"]


def test_a_here_document_is_a_file() -> None:
    script = read_script("cat > a.yaml <<'EOF'\nx: 1\n  y: $Z\nEOF\na --config a.yaml\n", "f")
    assert script.files == {"a.yaml": "x: 1\n  y: $Z\n"}
    assert [word.place.line for word in script.commands[0].words] == [5, 5, 5]


def test_places_are_those_of_the_text() -> None:
    text = "export T=8\nvllm serve \\\n   'a\nb' -tp $T\n"
    found = [
        (word.text, word.place.line, word.place.column)
        for word in read_script(text, "f").commands[0].words
    ]
    assert found == [("vllm", 2, 1), ("serve", 2, 6), ("a\nb", 3, 4), ("-tp", 4, 4), ("8", 4, 8)]


@pytest.mark.parametrize(
    ("text", "code", "says", "line", "column"),
    [
        ("a $X", "COMMAND-UNSET", "$X is set nowhere", 1, 3),
        ('a \\\n "b ${LONG}"', "COMMAND-UNSET", "$LONG is set nowhere", 2, 5),
        ("X=$(nproc)\na $X", "COMMAND-UNSET", "$X is set by $(…) at f:1:3, which is not run", 2, 3),
        ("a $(b (c) d) e", "COMMAND-SHELL", "another command prints", 1, 3),
        ("a `b`", "COMMAND-SHELL", "another command prints", 1, 3),
        ("a | b", "COMMAND-SHELL", "a pipe", 1, 3),
        ("a || b", "COMMAND-SHELL", "`||`", 1, 3),
        ("a < b", "COMMAND-SHELL", "`<`", 1, 3),
        ("(a)", "COMMAND-SHELL", "subshell", 1, 1),
        ("for x in 1; do a; done", "COMMAND-SHELL", "`for`", 1, 1),
        ("if a; then b; fi", "COMMAND-SHELL", "`if`", 1, 1),
        ("a 'b", "COMMAND-SHELL", "single quote", 1, 3),
        ('a "b', "COMMAND-SHELL", "double quote", 1, 3),
        ("a \\ \n b", "COMMAND-SHELL", "does not continue the line", 1, 3),
        ("a \\", "COMMAND-SHELL", "ends with a backslash", 1, 3),
        ("a $1", "COMMAND-SHELL", "`$1`", 1, 3),
        ("a $'b'", "COMMAND-SHELL", "escapes", 1, 3),
        ("a ${X%y}", "COMMAND-SHELL", "no form of a variable", 1, 3),
        ("a {b,c}", "COMMAND-SHELL", "braces", 1, 3),
        ("a b\n --c d", "COMMAND-SHELL", "begins with the option --c", 2, 2),
        ("A=(a b", "COMMAND-SHELL", "nothing ends", 1, 3),
        ("cat > f <<EOF\nx", "COMMAND-SHELL", "no such line", 1, 9),
        ("a >", "COMMAND-SHELL", "file name is missing", 1, 4),
    ],
)
def test_refusals(text: str, code: str, says: str, line: int, column: int) -> None:
    found = refused(text)
    assert (found[0], found[2], found[3]) == (code, line, column), found
    assert says in found[1]


def test_what_is_not_needed_may_be_unknown() -> None:
    script = read_script("export T=$HF_TOKEN\ndocker run -e T=$T i a", "f")
    assert [word.lost is None for word in script.commands[0].words] == [
        True, True, True, False, True, True,
    ]  # fmt: skip
