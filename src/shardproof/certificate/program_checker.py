"""Whether a certificate of a program holds: `python -I program_checker.py CERT [FILE…]`.

This file needs nothing but Python, and believes nothing that a certificate says but that its trace
is the program's. The trace has every element that the sharded program and its reference compute,
operands before what is made of them. It is worked out here in whole numbers modulo a prime of 521
bits, with inputs and functions drawn by a seed that nobody has known before: exp, and whatever else
is no arithmetic, is a random function, of which these laws alone are known: exp(-x) = 1/exp(x),
exp(0) = 1, exp(x + c log u) = exp(x) u^c, and a maximum is a number of its own for each set of
values, which may be subtracted before an exponential. Two programs that agree so agree for all
inputs and functions, but for a chance that is counted. Files that are named are compared with the
digests of those that the program was read from.
"""

# What JSON holds has no type here, and `typing` would take longer to import than all the rest.
# pyright: reportUnknownArgumentType=false, reportUnknownLambdaType=false
# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false
from __future__ import annotations

import hashlib
import json
import secrets
import sys
from fractions import Fraction
from operator import mul

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

STATEMENT = "https://in-toto.io/Statement/v1"
PREDICATE = "urn:uuid:5d6f6d1e-3c8b-4a0e-9c53-6f0b7f0f5b1d"
"""Of certificates of programs: a name that nobody else can have."""
FORMAT = 1
LIMIT, MOST_NODES, MOST_TERMS = 1 << 24, 1 << 20, 1 << 22
"""Bytes of a certificate that are read; elements; operands of all sums and products of vectors."""
P = (1 << 521) - 1
HALF = P >> 1
SMALL = 64
"""Factors of a logarithm up to this are whole numbers; others have an exponent that is drawn."""
MISSED = 1e-9
VERDICT = "equal"
NAN, MINUS, PLUS = "nan", "-inf", "inf"
PARTS = {
    "assumptions", "collectives", "digest", "format", "inputs", "outputs", "program", "ranks",
    "reference", "sharded", "verdict",
}  # fmt: skip
TRACE = {"nodes", "outputs", "vectors"}
ORDER = "order"
"""Where a program chooses by order: of each element that it compares the place of its number."""
ASSUMED = "the trace is the program's: it was written down by whoever has made this certificate"


CHOSEN = (
    "what is chosen by the order of numbers, as experts are, is chosen by one order, in which "
    "equal numbers have one place; other orders, and what was never chosen, are not in the traces"
)


class No(Exception):
    """What does not hold."""


class Bad(Exception):
    """What is no certificate of a program."""


def want(holds: object, why: str) -> None:
    if not holds:
        raise Bad(why)


def canonical(value: Any) -> str:
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=True)


def digest(predicate: dict[str, Any]) -> str:
    """Of all of a predicate but this."""
    rest = {key: value for key, value in predicate.items() if key != "digest"}
    return hashlib.sha256(canonical(rest).encode()).hexdigest()


# --- numbers: x + c log u + …, as (x, ((c, u), …)), or a word where there is none ---


class Numbers:
    """Of one seed."""

    def __init__(self, seed: str) -> None:
        self.seed = seed
        self.sets: dict[Any, frozenset[Any]] = {}
        self.known: dict[Any, Any] = {}
        self.drawn: dict[tuple[Any, ...], int] = {}
        self.calls: dict[str, list[int]] = {}
        """Of each function how often it was asked, and the highest degree of what it was asked."""

    def random(self, label: str, *of: Any) -> int:
        key = (label, *of)
        if key not in self.drawn:
            text = f"{self.seed} {key!r}".encode()
            made = int.from_bytes(hashlib.shake_256(text).digest(74), "big") % P
            self.drawn[key] = made or 1
        return self.drawn[key]

    def asked(self, label: str, height: int) -> None:
        counted = self.calls.setdefault(label, [0, 0])
        counted[0] += 1
        counted[1] = max(counted[1], height)

    def missed(self, height: int) -> float:
        """How likely it is, at most, that numbers coincide which are none."""
        total = height + sum(n * (n - 1) * top for n, top in self.calls.values())
        return total / P

    def plain(self, a: Any) -> Any:
        """A number without a logarithm, which becomes a random function of its own."""
        if isinstance(a, str) or not a[1]:
            return a if isinstance(a, str) else a[0]
        return (a[0] + sum([c * self.random("log", u) for c, u in a[1]])) % P

    def add(self, a: Any, b: Any) -> Any:
        if isinstance(a, str) or isinstance(b, str):
            words = {each for each in (a, b) if isinstance(each, str)}
            return words.pop() if len(words) == 1 else NAN
        return (a[0] + b[0]) % P, logs([*a[1], *b[1]])

    def negative(self, a: Any) -> Any:
        if isinstance(a, str):
            return {PLUS: MINUS, MINUS: PLUS}.get(a, NAN)
        made = -a[0] % P, logs([(-c % P, u) for c, u in a[1]])
        if a in self.known:
            self.known[made] = -self.known[a]
        return made

    def mul(self, a: Any, b: Any) -> Any:
        if isinstance(a, str) or isinstance(b, str):
            return NAN
        if a[1] and b[1]:
            a, b = (self.plain(a), ()), (self.plain(b), ())
        if b[1]:
            a, b = b, a
        return a[0] * b[0] % P, logs([(c * b[0] % P, u) for c, u in a[1]] if b[0] else [])

    def reciprocal(self, a: Any) -> Any:
        a = self.plain(a)
        if isinstance(a, str):
            return NAN if a == NAN else (0, ())
        return (pow(a, -1, P), ()) if a else NAN

    def exp(self, a: Any) -> Any:
        if isinstance(a, str):
            return (0, ()) if a == MINUS else a
        made = self.exponential(a[0])
        for c, u in a[1]:
            made = made * self.power(u, c) % P
        return made, ()

    def exponential(self, x: int) -> int:
        if x == 0:
            return 1
        return self.random("exp", x) if x <= HALF else pow(self.random("exp", P - x), -1, P)

    def power(self, u: int, c: int) -> int:
        whole = c if c <= HALF else c - P
        if abs(whole) <= SMALL:
            return pow(u, whole, P)
        made = pow(u, self.random("exponent", abs(whole)), P)
        return made if whole > 0 else pow(made, -1, P)

    def log(self, a: Any) -> Any:
        a = self.plain(a)
        if isinstance(a, str):
            return PLUS if a == PLUS else NAN
        return (0, logs([(1, a)])) if a else MINUS

    def largest(self, values: list[Any]) -> Any:
        members: set[Any] = set()
        for each in values:
            if each in (NAN, PLUS):
                return each
            if each != MINUS:
                members |= self.sets.get(each, {each})
        if not members:
            return MINUS
        if all(each in self.known for each in members):
            return max(members, key=lambda each: self.known[each])
        if len(members) == 1:
            return members.pop()
        u = self.random("largest", *sorted(members))
        made = 0, ((1, u),)
        self.sets[made] = frozenset(members)
        return made

    def function(self, name: str, parity: int, values: list[Any]) -> Any:
        xs = [self.plain(each) for each in values]
        if any(isinstance(each, str) for each in xs):
            return NAN
        turned = bool(parity) and xs[0] > HALF
        if turned:
            xs[0] = P - xs[0]
        if parity < 0 and not xs[0]:
            return 0, ()
        made = self.random(f"function {name}", *xs)
        return (-made % P if turned and parity < 0 else made), ()


def logs(pairs: list[tuple[int, int]]) -> tuple[tuple[int, int], ...]:
    """One for each factor, none of which is the opposite of another."""
    found: dict[int, int] = {}
    for c, u in pairs:
        if c > HALF:
            c, u = P - c, pow(u, -1, P)  # noqa: PLW2901  (the same logarithm)
        if c:
            found[c] = found.get(c, 1) * u % P
    return tuple(sorted((c, u) for c, u in found.items() if u != 1))


# --- degrees: of a numerator and a denominator, at most ---

CONSTANT, RANDOM = (0, 0), (1, 0)


def degree_of_terms(degrees: list[tuple[int, int]]) -> tuple[int, int]:
    above = max([n for n, _ in degrees], default=0)
    below = sum([d for _, d in degrees])
    return above + below, below


def degree_of_product(a: tuple[int, int], b: tuple[int, int]) -> tuple[int, int]:
    return a[0] + b[0], a[1] + b[1]


# --- the trace ---


class Trace:
    """What a certificate says was computed."""

    def __init__(self, said: Any, inputs: dict[str, int], numbers: Numbers) -> None:
        want(isinstance(said, dict) and {*said} - {ORDER} == TRACE, "a trace that is none")
        self.said, self.inputs, self.numbers = said, inputs, numbers
        self.values: list[Any] = []
        self.degrees: list[tuple[int, int]] = []
        self.vectors: list[list[int]] = said["vectors"]
        want(len(said["nodes"]) <= MOST_NODES, f"more than {MOST_NODES:,} elements")
        want(sum(map(len, self.vectors)) <= MOST_TERMS, f"more than {MOST_TERMS:,} operands")

    def run(self) -> None:
        for node in self.said["nodes"]:
            want(isinstance(node, list) and node, "an element without an operator")
            how = HOW.get(node[0])
            want(how is not None, f"an operator that is not known here: {str(node[0])[:40]}")
            assert how is not None  # noqa: S101
            value, degree = how(self, *node[1:])
            self.values.append(value)
            self.degrees.append(degree)

    def at(self, *ids: Any) -> list[Any]:
        """Elements that have been worked out before."""
        count = len(self.values)
        for each in ids:
            want(type(each) is int and 0 <= each < count, "an operand that is not there yet")
        return [self.values[each] for each in ids]

    def vector(self, number: Any) -> list[int]:
        want(type(number) is int and 0 <= number < len(self.vectors), "a vector that is not there")
        return self.vectors[number]

    def height(self, *ids: int) -> int:
        return max([sum(self.degrees[each]) for each in ids], default=0)


def given(t: Trace, name: Any, place: Any) -> Any:
    size = t.inputs.get(name, -1) if isinstance(name, str) else -1
    want(type(place) is int and 0 <= place < size, "an input that is not there")
    return (t.numbers.random("input", name, place), ()), RANDOM


def weight(t: Trace, value: Any) -> Any:
    want(isinstance(value, str), "a weight that has no value")
    return (t.numbers.random("weight", float.fromhex(value).hex()), ()), RANDOM


def constant(t: Trace, factor: Any, *powers: Any) -> Any:
    if factor in (NAN, MINUS, PLUS):
        return factor, CONSTANT
    want(isinstance(factor, str) and len(factor) < 400, "a constant that is no number")
    above, _, below = factor.partition("/")
    over = int(below or "1")
    want(over > 0, "a constant that is no number")
    made = int(above) * pow(over, -1, P) % P
    for name, power in zip(powers[::2], powers[1::2], strict=True):
        want(isinstance(name, str) and type(power) is int, "a constant that is no number")
        made = made * pow(base(t, name), power, P) % P
    value = made, ()
    if not powers:
        t.numbers.known[value] = Fraction(int(above), over)
    return value, RANDOM if powers else CONSTANT


def base(t: Trace, name: str) -> int:
    """A number that is none of the rationals; the root of a prime is one, where there is one."""
    if name.startswith("sqrt ") and name[5:].isdigit():
        prime = int(name[5:]) % P
        root = pow(prime, (P + 1) // 4, P)
        if root * root % P == prime:
            return root
    return t.numbers.random("symbol", name)


def negative(t: Trace, a: Any) -> Any:
    (x,) = t.at(a)
    return t.numbers.negative(x), t.degrees[a]


def total(t: Trace, of: Any) -> Any:
    ids = t.vector(of)
    values, n = t.at(*ids), t.numbers
    if all(not isinstance(each, str) and not each[1] for each in values):
        degree = degree_of_terms([t.degrees[each] for each in ids])
        return (sum([each[0] for each in values]) % P, ()), degree
    both = sum([sum(t.degrees[each]) for each in ids])  # of products of what logarithms are of
    made: Any = (0, ())
    for each in values:
        made = n.add(made, each)
    return made, (both, both)


def product(t: Trace, a: Any, b: Any) -> Any:
    x, y = t.at(a, b)
    return t.numbers.mul(x, y), degree_of_product(t.degrees[a], t.degrees[b])


def dot(t: Trace, a: Any, b: Any) -> Any:
    left, right = t.vector(a), t.vector(b)
    want(len(left) == len(right), "vectors of two lengths")
    xs = [t.numbers.plain(each) for each in t.at(*left)]
    ys = [t.numbers.plain(each) for each in t.at(*right)]
    if any(isinstance(each, str) for each in (*xs, *ys)):
        return NAN, CONSTANT
    pairs = zip(left, right, strict=True)
    degree = degree_of_terms([degree_of_product(t.degrees[i], t.degrees[j]) for i, j in pairs])
    return (sum(map(mul, xs, ys)) % P, ()), degree


def reciprocal(t: Trace, a: Any) -> Any:
    (x,) = t.at(a)
    above, below = t.degrees[a]
    return t.numbers.reciprocal(x), (below, above)


def exponential(t: Trace, a: Any) -> Any:
    (x,) = t.at(a)
    t.numbers.asked("exp", t.height(a))
    own = t.degrees[a]
    logarithms = () if isinstance(x, str) else x[1]
    height = 1  # of the function itself, or of its reciprocal
    for c, _ in logarithms:
        height += sum(own) * (c if c <= SMALL else 1)
        if c > SMALL:
            t.numbers.asked("power", t.height(a))
    return t.numbers.exp(x), (height, height)


def logarithm(t: Trace, a: Any) -> Any:
    (x,) = t.at(a)
    t.numbers.asked("log", t.height(a))
    return t.numbers.log(x), (t.height(a) + 1, t.height(a) + 1)


def largest(t: Trace, of: Any) -> Any:
    ids = t.vector(of)
    want(ids, "a maximum of nothing")
    t.numbers.asked("largest", t.height(*ids))
    return t.numbers.largest(t.at(*ids)), (t.height(*ids) + 1, t.height(*ids) + 1)


def function(t: Trace, name: Any, parity: Any, *ids: Any) -> Any:
    want(isinstance(name, str) and parity in (-1, 0, 1) and ids, "a function that is none")
    values = t.at(*ids)
    t.numbers.asked(f"function {name}", t.height(*ids))
    return t.numbers.function(name, parity, values), RANDOM


HOW: dict[str, Any] = {
    "in": given, "w": weight, "c": constant, "-": negative, "+": total, "*": product, ".": dot,
    "/": reciprocal, "exp": exponential, "log": logarithm, "max": largest, "f": function,
}  # fmt: skip


def size_of(shape: Any) -> int:
    want(isinstance(shape, list), "a shape that is none")
    made = 1
    for each in shape:
        want(type(each) is int and 0 <= each <= MOST_NODES, "a shape that is none")
        made *= each
    return made


# --- the verdict ---


def statement(text: str) -> dict[str, Any]:
    want(len(text) <= LIMIT, f"a certificate has at most {LIMIT:,} bytes")
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as why:
        raise Bad(f"a certificate is JSON, and this is none: {type(why).__name__}") from None
    want(isinstance(data, dict) and data.get("_type") == STATEMENT, "no in-toto statement")
    want(data.get("predicateType") == PREDICATE, "a statement of another kind")
    want({*data} == {"_type", "predicate", "predicateType", "subject"}, "parts that are none")
    predicate = data["predicate"]
    want(isinstance(predicate, dict) and {*predicate} == PARTS, "parts that are missing or none")
    return data


def checked(text: str, seed: str = "") -> tuple[str, float]:
    """A word, `equal`, and the chance that it is wrong; `No` where the certificate is refuted."""
    data = statement(text)
    said = data["predicate"]
    want(said["format"] == FORMAT, "another format")
    if digest(said) != said["digest"]:
        raise No("the digest is another one: something has been changed")
    if said["verdict"] != VERDICT:
        raise No(f"nothing but {VERDICT} is certified")
    try:
        inputs = {name: size_of(shape) for name, shape in said["inputs"]}
        want(len(inputs) == len(said["inputs"]), "two inputs have one name")
        numbers = Numbers(seed or secrets.token_hex(32))
        traces = [Trace(said[name], inputs, numbers) for name in ("sharded", "reference")]
        for each in traces:
            each.run()
        one_order(*traces)
        return VERDICT, compared(said["outputs"], *traces)
    except (TypeError, ValueError, KeyError, IndexError, OverflowError, AttributeError) as why:
        raise Bad(f"a part that is no such part ({type(why).__name__})") from None


def one_order(*traces: Trace) -> None:
    """Each number has one place in the order, each place one number, in two programs the same."""
    places: dict[Any, int] = {}
    sizes: list[set[Any]] = []
    for t in traces:
        own: set[Any] = set()
        for each, place in t.said.get(ORDER, []):
            (value,) = t.at(each)
            value = t.numbers.plain(value)
            t.numbers.asked(ORDER, t.height(each))
            want(type(place) is int, "a place that is none")
            if value == NAN or places.setdefault(value, place) != place:
                raise No("a number that is chosen by order has no place, or two")
            own.add(value if isinstance(value, str) else min(value, P - value))
        sizes.append(own)
    if sorted(places.values()) != [*range(len(places))]:
        raise No("two numbers have one place in the order, or a place has none")
    if any(each != sizes[0] for each in sizes):
        raise No("one program chooses among numbers that the other does not choose among")


def compared(outputs: Any, sharded: Trace, reference: Trace) -> float:
    """Each element of each output on both sides, in all copies that ranks have of it."""
    count = len(outputs)
    copies, wholes = sharded.said["outputs"], reference.said["outputs"]
    want(count and len(copies) == count == len(wholes), "outputs that are missing")
    height = 0
    for (name, shape), several, whole in zip(outputs, copies, wholes, strict=True):
        size = size_of(shape)
        want(several and len(whole) == size, "an output with other elements than its shape has")
        for copy in several:
            want(len(copy) == size, "an output with other elements than its shape has")
            for place, (a, b) in enumerate(zip(copy, whole, strict=True)):
                (x,), (y,) = sharded.at(a), reference.at(b)
                x, y = sharded.numbers.plain(x), reference.numbers.plain(y)
                if y == NAN:
                    raise No(f"output {name or 0} is no number at element {place}")
                if x != y:
                    raise No(f"output {name or 0} differs from the reference's at element {place}")
                height = max(height, sharded.height(a) + reference.height(b) + 2)
    zeros = sum([sum(each) for t in (sharded, reference) for each in t.degrees if each[1]])
    missed = sharded.numbers.missed(height + zeros)
    if missed > MISSED:
        raise No(f"a difference may be missed as often as {missed:.1g}")
    return missed


def of_files(text: str, names: list[str]) -> list[str]:
    """Which of these files are others than those that the certificate names."""
    said = {(each["name"], each["digest"]["sha256"]) for each in statement(text)["subject"]}
    wrong: list[str] = []
    for name in names:
        with open(name, "rb") as file:
            own = hashlib.sha256(file.read()).hexdigest()
        if not any(own == found for _, found in said):
            wrong.append(name)
    return wrong


def about(text: str) -> list[str]:
    """Of what a certificate is, in lines."""
    data = statement(text)
    said = data["predicate"]
    out = [f"of {clean(str(said['program']))} on {int(said['ranks'])} ranks"]
    out += [f"  {clean(str(each['name']))}  sha256 {clean(str(each['digest']['sha256']))}"
            for each in data["subject"]]  # fmt: skip
    count = sum(len(said[each]["nodes"]) for each in ("sharded", "reference"))
    out.append(f"{count:,} elements of both programs were worked out again")
    chosen = any(said[each].get(ORDER) for each in ("sharded", "reference"))
    assumed = (*map(str, said["assumptions"]), ASSUMED, *([CHOSEN] if chosen else []))
    return [*out, *(f"assumed: {clean(each)}" for each in assumed)]


def clean(text: str) -> str:
    return "".join(each if each.isprintable() else "?" for each in text)


def judge(text: str, files: list[str]) -> tuple[str, str]:
    """A word and a reason: `equal`, `refuted`, `not of these files` or `no certificate`."""
    try:
        word, missed = checked(text)
        wrong = of_files(text, files)
    except No as why:
        return "refuted", str(why)
    except (Bad, KeyError, TypeError) as why:
        return "no certificate", str(why)
    if wrong:
        return "not of these files", f"{', '.join(wrong)}: the program was read from another one"
    return word, f"a difference is missed with chance {missed:.1g} at most"


def main(argv: list[str]) -> int:
    """Read the certificate, say the word, give the exit code."""
    if not argv:
        print("usage: program_checker.py CERT [FILE…]", file=sys.stderr)
        return 2
    try:
        with open(argv[0], encoding="utf-8") as file:
            text = file.read(LIMIT + 1)
        word, why = judge(text, argv[1:])
    except (OSError, UnicodeDecodeError) as error:
        print(f"{argv[0]}: {error}", file=sys.stderr)
        return 2
    print(f"{argv[0]}: {word}", why, *(about(text) if word == VERDICT else []), sep="\n")
    return {VERDICT: 0, "no certificate": 2}.get(word, 1)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
