"""The words of the plan language that several modules share, and axes made of them."""

from __future__ import annotations

from tests.exhaustive.universe.cuts import every
from tests.exhaustive.universe.universe import Axis, Setting, crossed, one_of, together

SPLITS = ("out", "in", "none")
COLLECTIVES = ("auto", "none", "all_reduce", "all_gather", "reduce_scatter")
ONCE = ("after", "first", "divided", "every")
INPUTS = ("auto", "own", "gathered")
STREAMS = ("whole", "tokens", "hidden")
GROUPS = ((), ("tp",), ("sp",), ("dp",), ("tp", "sp"), ("dp", "tp"), ("pp", "tp"))


def read(*names: str, where: str = "") -> Axis:
    """The stream, and how first projections read one that is split."""
    split = crossed(
        one_of("stream", "tokens", "hidden", where=where),
        *(one_of(f"{n}.input", *INPUTS, where=where) for n in names),
    )
    return ({f"{where}stream": "whole"}, *split)


def back(name: str, where: str = "") -> Axis:
    """How a projection back to the stream is split, what it reads, and who takes its sum."""
    return crossed(
        one_of(f"{name}.split", *SPLITS, where=where),
        one_of(f"{name}.input", *INPUTS, where=where),
        one_of(f"{name}.sum", "boundary", "norm", where=where),
    )


def split_streams(setting: Setting) -> Axis:
    """Every cut of a stream that is split, over the hidden dimension or over the tokens."""
    tp, prompt = setting.degree("tp"), setting.written["workload.prompt"]
    assert isinstance(prompt, int)
    return together(
        *({"stream": "hidden", "hidden": cut} for cut in every(setting.model.hidden, tp)),
        *({"stream": "tokens", "prefill.stream_tokens": cut} for cut in every(prompt, tp)),
    )
