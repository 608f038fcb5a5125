"""The legal plans nearest to one that is not, each decided before it is named.

Starting from the plan itself, and from it with other degrees for the same devices (the nearest
first), each clause that is broken is mended by its own remedy until none is, and whatever
change turns out not to be needed is undone. Beside them stand all plans with another value in one
field that a broken clause speaks of. On the same devices one change comes before two: another value
of one field, or the remedy of one clause, whose fields say one thing. Plans of the same fields are
one row, the nearest with the others beside it; else `distance` puts them in order.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from shardproof.proofs.nearest.change import (
    Change,
    Tree,
    below_layers,
    changes,
    field_at,
    fix_of,
    leaves,
    mended,
    put,
    read_tree,
    undone,
    without,
)
from shardproof.proofs.nearest.counts import Counts, counted
from shardproof.proofs.nearest.distance import degree_distance, distance, worlds
from shardproof.proofs.nearest.memory import Room, memory
from shardproof.proofs.open.lines import DEGREES, SIZES, divisors, domain_of
from shardproof.spec.engine.by_value import by_value
from shardproof.spec.law.clause import Clause
from shardproof.spec.law.clauses import LAW
from shardproof.spec.law.judge import holds, undecided, views
from shardproof.spec.law.view import View
from shardproof.spec.model.model import Model, Moe
from shardproof.spec.plan.cut_reading import REGULAR
from shardproof.spec.plan.plan import PHASES, PhaseName, Plan
from shardproof.spec.plan.write import plain_value
from shardproof.spec.record import dataclass, field, replace
from shardproof.spec.source.node import Plain

MOST_STARTS, MOST_FAR = 24, 6.0
"""Other degrees that are tried, and how far away they may be."""
ROUNDS = 5
"""Times that remedies are made, each for what the last one uncovered."""


@dataclass(frozen=True, slots=True)
class Near:
    """A legal plan, and what leads to it."""

    tree: Tree
    plan: Plan
    changes: tuple[Change, ...]
    distance: float
    counts: Counts
    remedy: bool = False
    """Whether nothing is changed but what one broken clause's remedy changes."""
    also: tuple[Near, ...] = ()
    """Others that change the same one field, the nearest first."""

    @property
    def each(self) -> tuple[Near, ...]:
        """All of its row."""
        return self, *self.also


@dataclass(slots=True)
class Known:
    """A plan that was met on the way, which several steps ask about."""

    plan: Plan
    seen: dict[PhaseName, list[View]]
    said: tuple[Clause, ...] | None = None

    @property
    def broken(self) -> tuple[Clause, ...]:
        """The clauses that it breaks."""
        if self.said is None:
            self.said = tuple(clause for clause in LAW if not holds(clause, self.seen))
        return self.said

    @property
    def legal(self) -> bool:
        return not self.broken and not undecided(self.seen)


@dataclass(slots=True)
class Search:
    """What is known of the plan that is left."""

    model: Model
    tree: Tree
    plan: Plan
    broken: tuple[Clause, ...]
    fixes: tuple[frozenset[str], ...]
    """The fields of each broken clause's remedy."""
    counted: Counts | None = None
    """What the plan costs once its clauses are mended, or as it is where they cannot be."""
    known: dict[str, Known | None] = field(default_factory=dict[str, "Known | None"])

    @property
    def remedies(self) -> frozenset[str]:
        return frozenset[str]().union(*self.fixes)


def nearest(model: Model, tree: Tree, limit: int = 3, room: Room | None = None) -> tuple[Near, ...]:
    """At most so many rows, the nearest first; none where nothing was found or all is legal.

    With `room`, none that a device of so much memory cannot hold.
    """
    return nearest_and_more(model, tree, limit, room)[0]


def nearest_and_more(
    model: Model, tree: Tree, limit: int = 3, room: Room | None = None
) -> tuple[tuple[Near, ...], bool]:
    """The same, and whether the law knows of more: these are not decided, and not named."""
    plan = read_tree(tree)
    if plan is None or plan.edits:
        return (), False
    known = Known(plan, views(model, plan))
    if not known.broken:
        return (), False
    remedies = (leaves(dict(fix_of(clause))) for clause in known.broken)
    fixes = tuple(frozenset(path for path, _ in remedy) for remedy in remedies)
    search = Search(model, tree, plan, known.broken, fixes)
    search.known[repr(tree)] = known
    rows: list[Near] = []
    for row in _ranked(search, limit + 1):
        changed = frozenset(map(str, row[0].changes))
        if any(frozenset(map(str, near.changes)) < changed for near in rows):
            continue  # a nearer one with more changes
        small = [near for near in row if room is None or memory(model, near.plan, room).fits(room)]
        if small and len(rows) == limit:
            return tuple(rows), True
        right = [
            near for near in small if by_value(model, near.plan, briefly=True).word != "illegal"
        ]
        if right:
            rows.append(replace(right[0], also=tuple(right[1:])))
    return tuple(rows), False


Row = list[Near]
"""Plans that change the same fields."""


def _ranked(search: Search, limit: int) -> list[Row]:
    """What is found, the nearest first; of several fields the nearest values alone."""
    found: dict[frozenset[str], Row] = {}
    order = partial(order_of, worlds(search.plan))

    def keep(near: Near | None) -> None:
        if near is None:
            return
        row = found.setdefault(frozenset(change.path for change in near.changes), [])
        if all(near.changes != other.changes for other in row):
            row.append(near)
            row.sort(key=order)
        if len(near.changes) > 1:
            del row[1:]

    mends = _repaired(search, search.tree)
    known = _known(search, search.tree if mends is None else mends)
    search.counted = known and counted(known.seen)
    keep(_near(search, mends))
    for near in _single(search):
        keep(near)
    for least, start in _starts(search):
        nearer = [row for row in found.values() if order(row[0]) < (False, True, least)]
        if len(nearer) >= limit:
            break
        keep(_near(search, _repaired(search, start)))
    if len(found) < limit:
        for start in _other_devices(search):
            keep(_near(search, _repaired(search, start)))
    return sorted(found.values(), key=lambda row: order(row[0]))


def _known(search: Search, tree: Tree) -> Known | None:
    """What a tree means, looked at once; None where its own numbers do not agree."""
    spelled = repr(tree)
    if spelled not in search.known:
        plan = read_tree(tree)
        search.known[spelled] = plan and Known(plan, views(search.model, plan))
    return search.known[spelled]


def order_of(devices: tuple[int, ...], near: Near) -> tuple[bool, bool, float, bool, int, int, str]:
    """The same devices first, then one change before several, then whatever is nearest."""
    plain = sum(change.after not in ("balanced", "auto") for change in near.changes)
    told = "; ".join(map(str, near.changes))
    several, other = len(near.changes) > 1 and not near.remedy, worlds(near.plan) != devices
    return other, several, near.distance, not near.remedy, len(near.changes), plain, told


def _starts(search: Search) -> Iterator[tuple[float, Tree]]:
    """The plan with other degrees, as the file would write them, and the least that this costs."""
    moved: list[tuple[float, str, Tree]] = []
    for where in _scopes(search.tree):
        phase = search.plan.phase("decode" if where == "decode" else "prefill")
        old = {name: int(getattr(phase, name)) for name in DEGREES}
        for new in _degrees(search.model, old):
            tree, far = search.tree, 0.0
            for name in DEGREES:
                if new[name] != old[name]:
                    path = f"{where}.{name}" if where else name
                    far += degree_distance(old[name], new[name], known=name in search.remedies)
                    tree = put(tree, path, new[name])
            if 0 < far <= MOST_FAR:
                moved.append((far, repr(new), tree))
    moved.sort(key=lambda each: each[:2])
    yield from ((far, tree) for far, _, tree in moved[:MOST_STARTS])


def _other_devices(search: Search) -> Iterator[Tree]:
    """The plan with one degree that divides what it was, or is twice it, or one less."""
    if "devices" in search.tree:
        return
    for path, value in leaves(search.tree):
        if path.rpartition(".")[2] in SIZES and field_at(path).kind == "number":
            number = value if isinstance(value, int) else 1
            for new in dict.fromkeys((number // 2, number * 2, number - 1, *divisors(number))):
                if 0 < new != number:
                    yield put(search.tree, path, new)


def _scopes(tree: Tree) -> list[str]:
    """Where degrees are written: at the top, or under phases that have their own."""
    found = [""]
    for phase in PHASES:
        own = tree.get(phase)
        if isinstance(own, dict) and any(name in own for name in DEGREES):
            found.append(phase)
    return found


def _degrees(model: Model, old: dict[str, int]) -> Iterator[dict[str, int]]:
    """All ways to multiply to the same devices, with every ep that they allow."""
    world = 1
    for name in SIZES:
        world *= old[name]
    experts = any(isinstance(kind.ffn, Moe) for kind in model.kinds)
    for dp in divisors(world):
        for pp in divisors(world // dp):
            for sp in divisors(world // dp // pp):
                tp = world // dp // pp // sp
                for ep in divisors(dp * sp * tp) if experts else (old["ep"],):
                    yield {"dp": dp, "pp": pp, "sp": sp, "tp": tp, "ep": ep}


def _repaired(search: Search, start: Tree) -> Tree | None:
    """The start with remedies until it is legal, and nothing that it does not need."""
    tree = start
    for _ in range(ROUNDS):
        known = _known(search, tree)
        if known is None or undecided(known.seen):
            return None
        if not known.broken:
            return _needed(search, tree)
        after = tree
        for clause in known.broken:
            after = mended(after, clause)
        if after == tree:
            return None
        tree = after
    return None


def _legal(search: Search, tree: Tree) -> bool:
    known = _known(search, tree)
    if known is None:
        return False
    # What was broken before is what mostly still is, and far cheaper to ask than the whole law.
    return all(holds(clause, known.seen) for clause in search.broken) and known.legal


def _needed(search: Search, tree: Tree) -> Tree:
    """The tree without the changes that can be undone, the dearest first."""
    made = [c for c in changes(search.plan, search.tree, tree) if c.field not in SIZES]
    for change in sorted(made, key=lambda change: (change.field in search.remedies, change.path)):
        less = undone(tree, change)
        if less != search.tree and _legal(search, less):
            tree = less
    return _said_once(search, tree)


def _said_once(search: Search, tree: Tree) -> Tree:
    """The tree without what is written anew and says what holds anyway."""
    known, before = _known(search, tree), dict(leaves(search.tree))
    plan = known and known.plan
    for path, _ in leaves(tree):
        if path not in before and read_tree(less := without(tree, path)) == plan:
            tree = less
    return tree


def _near(search: Search, tree: Tree | None) -> Near | None:
    known = None if tree is None else _known(search, tree)
    if tree is None or known is None:
        return None
    made = changes(search.plan, search.tree, tree)
    if not made:
        return None
    costs = counted(known.seen)
    both = search.counted or costs, costs
    far = distance(search.model, (search.plan, known.plan), made, both, search.remedies)
    fields = {change.field for change in made}
    remedy = any(fields <= fix for fix in search.fixes)
    return Near(tree, known.plan, made, far, costs, remedy)


def _single(search: Search) -> Iterator[Near]:
    """Plans with one other value where a broken clause looks."""
    looked = {path: None for clause in search.broken for path in clause.at}
    for path in looked:
        for where in written_at(search.tree, path):
            for value in (*words(path), *numbers(path, search.plan, search.model)):
                tree = put(search.tree, where, value)
                if tree != search.tree and _legal(search, tree) and (near := _near(search, tree)):
                    yield near
    # Or of what layers have of their own, one thing less.
    for path, _ in leaves(search.tree):
        if below_layers(path) != path:
            tree = without(search.tree, path)
            if _legal(search, tree) and (near := _near(search, tree)):
                yield near


def written_at(tree: Tree, path: str) -> list[str]:
    """Where a plan writes a field, or the top."""
    found = dict(leaves(tree))
    at = [f"{phase}.{path}" for phase in PHASES if f"{phase}.{path}" in found]
    of_layers = [each for each in found if below_layers(each) != each and each.endswith(f".{path}")]
    return [*of_layers, *(at or [path])]


def words(path: str) -> tuple[Plain, ...]:
    """What else may stand in a field, where that is a short list."""
    try:
        field = field_at(path)
    except KeyError:
        return ()
    match field.kind:
        case "word":
            return field.words
        case "flag":
            return (True, False)
        case "cut":
            return (*REGULAR, *(("needed",) if field.needed else ()))
        case _:
            return ()


def numbers(path: str, plan: Plan, model: Model) -> tuple[Plain, ...]:
    """What else a number may be, if not the size of a phase: that takes other devices."""
    world = max(worlds(plan))
    if path == "ep":
        return tuple(divisors(world))
    try:
        field = field_at(path)
    except KeyError:
        return ()
    if field.kind != "number" or path in SIZES:
        return ()
    return tuple(plain_value(n) for n in domain_of(path, field, plan.with_(devices=world), model))
