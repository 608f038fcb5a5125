"""Every single change of a rule's text that might be a slip of its author.

The text is read as a syntax tree. What only tells a person something is left
alone: messages, docstrings, annotations.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import TypeVar, cast

from tests.spec.rules.mutation.words import CONFUSED, CONFUSED_ATTRIBUTES

KINDS = {
    "rule": "a rule is deleted from the table",
    "reads": "a rule reads operands of any dimensions, or does not say what it reads or gives",
    "guard": "a refusal is deleted",
    "ask": "a call that may refuse is deleted",
    "branch": "a branch is never taken, or always",
    "operand": "an operand of an `and` or an `or` is dropped",
    "and-or": "an `and` is made an `or`, or the other way round",
    "negation": "a `not` is dropped",
    "compare": "a comparison is turned into its opposite",
    "bound": "a number is moved by one, or an end of a range is counted in or out",
    "quantifier": "`any` is confused with `all`, `min` with `max`",
    "operation": "an operation loses an operand, or is not done",
    "list": "a list of words, of parts or of conditions loses one",
    "word": "a word is confused with another: axes, dues, tokens, dimensions, fields",
    "key": "the name of a value loses a part",
    "placement": "a placement loses what is said of it",
    "result": "a yes is a no",
}

_OPPOSITE: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Eq: ast.NotEq, ast.NotEq: ast.Eq, ast.Is: ast.IsNot, ast.IsNot: ast.Is,
    ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Lt: ast.GtE, ast.GtE: ast.Lt,
    ast.Gt: ast.LtE, ast.LtE: ast.Gt,
}  # fmt: skip
_STRICTER: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt,
}  # fmt: skip
_INSTEAD = {"any": "all", "all": "any", "min": "max", "max": "min"}
_AROUND = ("sorted", "normal", "checked")
_PLACING = ("replace", "Placed", "Dim", "Written", "Rule", "Read")
_TELLING = ("NoRule", "ValueError", "Underivable", "_Fails", "fail", "Step")
_UNREAD = ("annotation", "returns", "decorator_list", "args_defaults")
_LINE = re.compile(r"\(.*\)->\(?\[")


@dataclass(frozen=True, slots=True)
class Place:
    """Where a node hangs in its parent."""

    parent: ast.AST
    name: str
    number: int | None

    @property
    def node(self) -> ast.AST:
        value = getattr(self.parent, self.name)
        return value if self.number is None else value[self.number]

    def put(self, new: ast.AST | list[ast.stmt]) -> None:
        if self.number is None:
            setattr(self.parent, self.name, new)
        elif isinstance(new, list):
            getattr(self.parent, self.name)[self.number : self.number + 1] = new
        else:
            getattr(self.parent, self.name)[self.number] = new


@dataclass(frozen=True, slots=True)
class Change:
    kind: str
    place: Place
    new: ast.AST | list[ast.stmt]
    told: str
    statement: ast.stmt | None
    """Where this is not run, a change that is no expression's is not felt; None is everywhere."""
    entry: str = ""
    """Of a constant that is a table, the one entry that is changed."""

    @property
    def line(self) -> int:
        return getattr(self.place.node, "lineno", 0) or getattr(self.place.parent, "lineno", 0)

    def make(self) -> None:
        """Change the tree."""
        self.place.put(self.new)


def changes(root: ast.AST) -> Iterator[Change]:
    """All of a function, or of the value of a constant, in the order of its text."""
    rows = dict(_entries(root))
    for place, within in list(_places(root, None)):
        if id(place.node) in rows and _is_line(place.node):
            continue  # a table's lines are for people; a test holds them against derivations
        for kind, new, told in _here(place):
            felt = within
            if isinstance(place.node, ast.If) and "always" not in told:
                felt = place.node.body[0]
            told_so = told or f"{_short(place.node)} → {_short(new)}"
            entry = rows.get(id(place.node), "")
            if isinstance(place.node, ast.Dict) and isinstance(new, ast.Dict):
                [entry] = {*_keys(place.node)} - {*_keys(new)}
            yield Change(kind, place, new, told_so, felt, entry)


def _is_line(node: ast.AST) -> bool:
    return isinstance(node, ast.Constant) and _LINE.match(str(node.value)) is not None


def _entries(root: ast.AST) -> Iterator[tuple[int, str]]:
    """What stands in an entry of a table, by its identity, with the key of the entry."""
    if isinstance(root, ast.AnnAssign) and isinstance(root.value, ast.Dict):
        for key, value in zip(root.value.keys, root.value.values, strict=True):
            if isinstance(key, ast.Constant):
                yield from ((id(node), str(key.value)) for node in ast.walk(value))


def _keys(table: ast.Dict) -> list[str]:
    return [str(key.value) if isinstance(key, ast.Constant) else "" for key in table.keys]


def _places(node: ast.AST, within: ast.stmt | None) -> Iterator[tuple[Place, ast.stmt | None]]:
    """Each place, and the innermost statement that it is in."""
    for name, value in ast.iter_fields(node):
        if name in _UNREAD:
            continue
        for number, item in _items(value):
            if isinstance(item, ast.AST) and not _tells(item):
                inner = item if isinstance(item, ast.stmt) else within
                yield Place(node, name, number), inner
                yield from _places(item, inner)


def _items(value: object) -> list[tuple[int | None, object]]:
    return [*enumerate(cast("list[object]", value))] if isinstance(value, list) else [(None, value)]


def _tells(node: ast.AST) -> bool:
    """Whether it is there to be read by a person."""
    match node:
        case ast.JoinedStr() | ast.arguments():
            return True
        case ast.Call(func=ast.Name(id=name)):
            return name in _TELLING
        case ast.Expr(value=ast.Constant(value=str())):
            return True
        case _:
            return False


Found = Iterator[tuple[str, ast.AST | list[ast.stmt], str]]


def _here(place: Place) -> Found:
    node = place.node
    if isinstance(node, ast.stmt):
        yield from _of_statement(node, place)
    elif isinstance(node, ast.expr):
        yield from _of_expression(node, place)
    elif isinstance(node, ast.comprehension):
        for i, test in enumerate(node.ifs):
            new = ast.comprehension(node.target, node.iter, _without(node.ifs, i), node.is_async)
            yield "operation", new, f"`if {_text(test)}` is dropped"
    elif isinstance(node, ast.match_case) and isinstance(place.parent, ast.Match):
        never = ast.match_case(node.pattern, ast.Constant(value=False), node.body)
        yield "branch", never, f"`case {_text(node.pattern)}` is never taken"


def _of_statement(node: ast.stmt, place: Place) -> Found:
    match node:
        case ast.If(test=test, body=[ast.Raise()], orelse=other):
            yield "guard", other or [ast.Pass()], f"`if {_text(test)}: raise` is deleted"
        case ast.If(test=test, orelse=other):
            yield "branch", other or [ast.Pass()], f"`if {_text(test)}` is never taken"
        case ast.Raise() if not (isinstance(place.parent, ast.If) and place.name == "body"
                                 and len(place.parent.body) == 1):  # fmt: skip
            yield "guard", [ast.Pass()], "`raise` is deleted"
        case ast.Expr(value=ast.Call() as call):
            yield "ask", [ast.Pass()], f"`{_text(call)}` is deleted"
        case ast.AugAssign():
            yield "operation", [ast.Pass()], f"`{_text(node)}` is deleted"
        case _:
            return
    if isinstance(node, ast.If):
        always = ast.If(ast.Constant(value=True), node.body, node.orelse)
        yield "branch", [always], f"`if {_text(node.test)}` is always taken"


def _of_expression(node: ast.expr, place: Place) -> Found:
    match node:
        case ast.BoolOp(op=op, values=values):
            word = "and" if isinstance(op, ast.And) else "or"
            for i, value in enumerate(values):
                rest = _without(values, i)
                new = rest[0] if len(rest) == 1 else ast.BoolOp(op, rest)
                yield "operand", new, f"`{word}` loses `{_text(value)}`"
            yield "and-or", ast.BoolOp(ast.Or() if word == "and" else ast.And(), values), ""
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            yield "negation", operand, ""
        case ast.Compare():
            yield from _of_comparison(node)
        case ast.BinOp(left=left, right=right):
            yield "operation", left, ""
            yield "operation", right, ""
        case ast.IfExp(body=body, orelse=other):
            yield "branch", body, ""
            yield "branch", other, ""
        case ast.Call():
            yield from _of_call(node)
        case ast.Dict(keys=keys, values=values):
            kind = "rule" if "Rule(" in _text(node) else "list"
            for i, key in enumerate(keys):
                new = ast.Dict(_without(keys, i), _without(values, i))
                yield kind, new, f"loses `{_text(key) if key else '**'}`"
        case ast.Tuple(elts=items) | ast.List(elts=items) | ast.Set(elts=items):
            if len(items) > 1 and _may_lose(place):
                for i, item in enumerate(items):
                    new = _like(node, _without(items, i))
                    yield "list", new, f"`{_text(node)}` loses `{_text(item)}`"
        case ast.Attribute(value=value, attr=name, ctx=ast.Load()) if name in CONFUSED_ATTRIBUTES:
            yield "word", ast.Attribute(value, CONFUSED_ATTRIBUTES[name], ast.Load()), ""
        case ast.Constant(value=value):
            yield from _of_constant(value, place)
        case _:
            return


def _of_comparison(node: ast.Compare) -> Found:
    for i, op in enumerate(node.ops):
        right = node.comparators[i]
        if len(node.ops) == 1:
            yield "compare", _compared(node, i, _OPPOSITE[type(op)]()), ""
        if isinstance(right, ast.Constant) and type(right.value) is int:
            for moved in (right.value + 1, right.value - 1):
                comparators = [*node.comparators]
                comparators[i] = ast.Constant(value=moved)
                yield "bound", ast.Compare(node.left, node.ops, comparators), ""
        elif type(op) in _STRICTER:
            yield "bound", _compared(node, i, _STRICTER[type(op)]()), ""


def _compared(node: ast.Compare, i: int, op: ast.cmpop) -> ast.Compare:
    return ast.Compare(node.left, [*node.ops[:i], op, *node.ops[i + 1 :]], node.comparators)


def _of_call(node: ast.Call) -> Found:
    match node.func:
        case ast.Name(id=name) if name in _INSTEAD:
            yield "quantifier", ast.Call(ast.Name(_INSTEAD[name]), node.args, node.keywords), ""
        case ast.Name(id="range"):
            for i, each in enumerate(node.args):
                args = [*node.args]
                args[i] = ast.BinOp(each, ast.Add(), ast.Constant(value=1))
                yield "bound", ast.Call(node.func, args, []), ""
        case ast.Attribute(value=ast.Name(id="terms") | ast.Attribute(attr="terms"), attr="of"):
            yield from _of_key(node)
        case _:
            pass
    name = node.func.id if isinstance(node.func, ast.Name) else ""
    if name in _AROUND and node.args:
        yield "operation", node.args[1 if name == "checked" else 0], ""
    if name in _PLACING:
        for i, keyword in enumerate(node.keywords):
            if keyword.arg not in ("term", "apply"):
                kind = "reads" if name == "Rule" else "placement"
                new = ast.Call(node.func, node.args, _without(node.keywords, i))
                yield kind, new, f"`{name}` loses `{_text(keyword)}`"
            elif keyword.arg == "term" and name == "replace":
                new = ast.Call(node.func, node.args, _without(node.keywords, i))
                yield "key", new, f"`{name}` loses `{_text(keyword)}`"
        if name in ("Placed", "Dim") and len(node.args) > 2:
            new = ast.Call(node.func, node.args[:-1], node.keywords)
            yield "placement", new, f"`{name}` loses `{_text(node.args[-1])}`"
    if name == "Rule" and len(node.args) > 1 and isinstance(node.args[1], ast.Tuple):
        for i, dims in enumerate(node.args[1].elts):
            if _text(dims) != "ANY":
                reads = [*node.args[1].elts]
                reads[i] = ast.Name("ANY", ast.Load())
                args = [node.args[0], ast.Tuple(reads, ast.Load()), *node.args[2:]]
                yield "reads", ast.Call(node.func, args, node.keywords), ""


def _of_key(node: ast.Call) -> Found:
    """Of `terms.of(kind, about, parts)`: without what it is about, without each of its parts."""
    for number in range(1, len(node.args)):
        each = node.args[number]
        if number == 1 and _text(each) != "()":
            args = [*node.args]
            args[1] = ast.Tuple([], ast.Load())
            yield "key", ast.Call(node.func, args, []), ""
        if isinstance(each, ast.Tuple):
            for i in range(len(each.elts)):
                args = [*node.args]
                args[number] = ast.Tuple(_without(each.elts, i), ast.Load())
                yield "key", ast.Call(node.func, args, []), ""


def _of_constant(value: object, place: Place) -> Found:
    if isinstance(value, bool):
        if isinstance(place.parent, ast.Return | ast.Tuple | ast.keyword):
            yield "result", ast.Constant(value=not value), ""
    elif isinstance(value, str):
        if value in CONFUSED:
            yield "word", ast.Constant(value=CONFUSED[value]), ""
        if value == "" and isinstance(place.parent, ast.keyword) and place.parent.arg == "due":
            yield "word", ast.Constant(value="sum"), ""
        if _LINE.match(value):
            for new in _lines(value):
                yield "rule", ast.Constant(value=new), ""
    elif isinstance(value, int) and isinstance(
        place.parent, ast.Slice | ast.Subscript | ast.BinOp | ast.UnaryOp | ast.Return
    ):
        yield "bound", ast.Constant(value=value + 1), ""


def _lines(line: str) -> Iterator[str]:
    """A rule in one line without what it sums over."""
    head, _, summed = line.partition(" reduction={")
    names = summed.rstrip("}").split(",") if summed else []
    for i in range(len(names)):
        left = ",".join(_without(names, i))
        yield f"{head} reduction={{{left}}}" if left else head


def _may_lose(place: Place) -> bool:
    match place.parent:
        case ast.For() | ast.comprehension():
            return place.name == "iter"
        case ast.Compare() | ast.Dict() | ast.Assign() | ast.AnnAssign() | ast.Starred():
            return place.name in ("comparators", "values", "value")
        case ast.Call(func=ast.Attribute(attr="sum") | ast.Name(id="sorted")):
            return True
        case _:
            return False


def _like(node: ast.expr, items: list[ast.expr]) -> ast.expr:
    match node:
        case ast.List():
            return ast.List(items, ast.Load())
        case ast.Set():
            return ast.Set(items)
        case _:
            return ast.Tuple(items, ast.Load())


Item = TypeVar("Item")


def _without(items: list[Item], i: int) -> list[Item]:
    return [*items[:i], *items[i + 1 :]]


def _text(node: ast.AST) -> str:
    return ast.unparse(node)


def _short(node: ast.AST | list[ast.stmt]) -> str:
    if isinstance(node, list):
        node = node[0]
    text = " ".join(_text(node).split())
    return f"`{text}`" if len(text) <= 100 else f"`{text[:97]}…`"
