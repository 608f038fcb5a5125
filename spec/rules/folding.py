"""A phase typed with each kind of layer once, and stages that look alike once.

A layer is typed for a stream of which nothing is known but how it lies. What it gives is then a
value of that stream, and the same for every layer of its kind that is entered so. Layers in a row
repeat it (`Terms.repeat`), for as long as the stream leaves as it came.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Hashable, Mapping, Sequence
from dataclasses import field, replace

from shardproof.spec.program.lower import folded as lowered
from shardproof.spec.program.lower.folded import ENTERED, Folded, Piece
from shardproof.spec.program.lower.route import Block
from shardproof.spec.program.op import Op
from shardproof.spec.record import dataclass
from shardproof.spec.rules.at import At, Written
from shardproof.spec.rules.handing import Handing
from shardproof.spec.rules.phase import Part, Run, Typed, scheduled
from shardproof.spec.rules.placed import Placed, Term
from shardproof.spec.rules.refused import NoRule
from shardproof.spec.rules.terms import Terms
from shardproof.spec.rules.typed import Bench, Fails, Given, Underivable, type_all
from shardproof.spec.rules.written import Entries

UNNAMED: Term = -1
"""In place of a value, where only how it lies counts."""


@dataclass(frozen=True, slots=True)
class Body:
    """A layer that is typed for a stream that lies in one way."""

    number: int
    """Of its part."""
    piece: Piece
    known: Mapping[str, Given]
    written: Written | None


@dataclass(frozen=True, slots=True)
class Behind:
    """What stands behind a layer: the stream as it is left, a value of the one that entered."""

    number: int
    left: Placed


@dataclass(slots=True)
class Walk:
    """A program on its way from the embedding to the head."""

    program: Folded
    terms: Terms
    handing: Handing | None
    out: Typed
    bodies: dict[Hashable, Body] = field(default_factory=dict[Hashable, Body])
    behind: dict[tuple[int, bool], Behind] = field(default_factory=dict[tuple[int, bool], Behind])
    visit: int = 0

    @property
    def formal(self) -> Term:
        """The stream that enters a layer, whichever."""
        return self.terms.of("stream", self.program.name)


def typed_folded(program: Folded, terms: Terms, handing: Handing | None) -> Typed:
    """Every kind of operator of a phase, typed once for each way in which the stream lies."""
    walk = Walk(program, terms, handing, Typed(program.name))
    try:
        return _typed_all(walk)
    except Fails as fails:
        done = (step for part in walk.out.parts for step in part.steps)
        raise fails.behind(done) from None


def _typed_all(walk: Walk) -> Typed:
    program, terms = walk.program, walk.terms
    after = [*(block.stages[0] for block in program.walk), program.head_stage]
    embedding = program.phase.stages.embedding
    piece = lowered.entering(program)
    known = _typed(walk, piece, 0, {}, embedding, "embedding")
    stream = _stream(known, piece)
    if embedding != after[0]:
        across = lowered.crossing(program, None, piece, walk.visit)
        known = _typed(walk, across, 0, known, embedding, "embedding, to the next stage")
        stream = _stream(known, across)
        walk.visit += 1
    for block, stage in zip(program.walk, after[1:], strict=True):
        stream = _block(walk, block, stream, leaves=stage != block.stages[-1])
    piece = lowered.leaving(program)
    bench = _bench(walk, 0, {ENTERED: stream}, program.head_stage)
    type_all(bench, piece.visits[0])
    walk.out.parts.append(Part("head", tuple(bench.steps)))
    logits = bench.known.get(piece.left.value)
    if isinstance(logits, Placed):
        walk.out.logits, walk.out.token = logits, bench.sent.get("token")
    scheduled(At(program.contexts[0], terms), program.stages)
    return walk.out


def _block(walk: Walk, block: Block, stream: Placed, *, leaves: bool) -> Placed:
    """Layers one after the other, and the ways from stage to stage between them."""
    across = block.ends if leaves else block.ends[:-1]
    for kind, layers in lowered.by_kind(walk.program, block.taken):
        if kind < 0:
            why = f"there is no layer {layers.start}"
            raise Fails(Underivable(walk.program.name, f"layers.{layers.start}", (), why))
        first = layers.start
        while first < layers.stop:
            place = block.place_of(first)
            stage, end = block.stages[place], min(layers.stop, block.ends[place] + 1)
            body = _body(walk, kind, stage, range(first, max(end, first + 1)), stream)
            crosses = _crosses(across, first)
            behind = _behind(walk, kind, body, stage, crosses=crosses)
            last = _last_alike(walk, body, behind, layers, across, stream, first)
            run = range(first, last)
            walk.out.runs.append(Run(block.stage_of(first), run, (body.number, behind.number)))
            _write(walk, body, run, stream.term, behind.left.term)
            term = walk.terms.repeat(behind.left.term, first, len(run), stream.term)
            stream = replace(behind.left, term=term)
            walk.visit += bisect_left(across, last) - bisect_left(across, first)
            first = last
    return stream


def _last_alike(
    walk: Walk, body: Body, behind: Behind, layers: range, across: Sequence[int],
    stream: Placed, first: int,
) -> int:  # fmt: skip
    """Behind the last layer in a row that does what the first does, to a stream that lies so."""
    if _lying(behind.left) != _lying(stream):
        return first + 1
    stop = min(layers.stop, first + _alike_from(walk, first))
    at, crosses = bisect_left(across, first), _crosses(across, first)
    if stages_are_alike(walk.handing):
        other = walk.behind.get((body.number, not crosses))
        if other is not None and other.left == behind.left:
            return stop  # whether it stays on its stage or leaves it
        if crosses:
            beside = range(min(len(across) - at, stop - first))  # each leaves its stage
            return first + bisect_right(beside, 0, key=lambda i: across[at + i] - first - i)
    if crosses:
        return first + 1
    return min(stop, across[at]) if at < len(across) else stop


def _crosses(across: Sequence[int], layer: int) -> bool:
    """Whether the stream leaves the stage behind a layer."""
    at = bisect_left(across, layer)
    return at < len(across) and across[at] == layer


def stages_are_alike(handing: Handing | None) -> bool:
    """Whether it does not matter to a layer's cache which stage has it."""
    return handing is None or not handing.by_rank or handing.alike


def _alike_from(walk: Walk, layer: int) -> int:
    """How many layers find their cache as this one does."""
    if walk.handing is None:
        return 1 << 62
    run = walk.handing.written.of(layer)
    return 1 if run is None else run.layers.stop - layer


def _body(walk: Walk, kind: int, stage: int, layers: range, stream: Placed) -> Body:
    lying = _lying(stream)
    handing, found = walk.handing, None
    if handing is not None:
        try:
            handing = handing.at(stage, layers)
            if handing.by_rank:
                handing.passed_on(layers)
            found = handing.met
        except NoRule as why:
            name = f"layers.{layers.start}.attention.cache_step"
            raise Fails(Underivable(walk.program.name, name, (), str(why))) from None
    key = (kind, lying, found)
    body = walk.bodies.get(key)
    if body is None:
        piece = lowered.body(walk.program, kind)
        written: dict[int, Written] = {}
        number = walk.program.first_of(kind)
        bench = _bench(walk, kind, {ENTERED: replace(stream, term=walk.formal)}, stage)
        at = At(walk.program.contexts[kind], walk.terms, written, handing)
        bench.at = lambda _: at
        type_all(bench, piece.visits[0])
        walk.out.parts.append(Part(f"layers.{number}", tuple(bench.steps)))
        place = len(walk.out.parts) - 1
        body = Body(place, piece, bench.known, written.get(number))
        walk.bodies[key] = body
    return body


def _behind(walk: Walk, kind: int, body: Body, stage: int, *, crosses: bool) -> Behind:
    """What stands between a layer and the next, on the same stage or on the way to another."""
    key = (body.number, crosses)
    found = walk.behind.get(key)
    if found is None:
        if crosses:
            piece = lowered.crossing(walk.program, kind, body.piece, walk.visit)
            name = "to the next stage"
        else:
            piece, name = lowered.joined(walk.program, kind, body.piece), "to the next layer"
        number = walk.program.first_of(kind)
        known = _typed(walk, piece, kind, body.known, stage, f"layers.{number}, {name}")
        found = Behind(len(walk.out.parts) - 1, _stream(known, piece))
        walk.behind[key] = found
    return found


def _typed(
    walk: Walk, piece: Piece, kind: int, known: Mapping[str, Given], stage: int, name: str
) -> Mapping[str, Given]:
    """A piece typed, in one visit or in two; what is known behind it."""
    bench = _bench(walk, kind, dict(known), stage)
    type_all(bench, piece.visits[0])
    steps = bench.steps
    for ops in piece.visits[1:]:
        sent = bench.sent
        bench = _bench(walk, kind, {}, stage)
        bench.received, bench.steps = sent, steps
        type_all(bench, ops)
    walk.out.parts.append(Part(name, tuple(steps)))
    return bench.known


def _bench(walk: Walk, kind: int, known: dict[str, Given], stage: int) -> Bench:
    at = At(walk.program.contexts[kind], walk.terms)

    def where(op: Op) -> At:
        del op
        return at

    return Bench(walk.program.name, walk.program.phase, stage, where, known)


def _stream(known: Mapping[str, Given], piece: Piece) -> Placed:
    found = known.get(piece.left.value)
    if not isinstance(found, Placed):
        raise Fails(Underivable(None, piece.left.value, (), "it is not there"))
    return found


def _lying(stream: Placed) -> Placed:
    """How a stream lies, whichever value it is."""
    return replace(stream, term=UNNAMED)


def _write(walk: Walk, body: Body, layers: range, stream: Term, made: Term) -> None:
    if body.written is None:
        return
    try:
        walk.out.cache.add(Entries(layers, body.written, stream, made), walk.terms)
    except NoRule as why:
        name = f"layers.{layers.start}.attention"
        raise Fails(Underivable(walk.program.name, name, (), str(why))) from None
