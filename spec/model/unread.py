"""Families that no reader knows: what is known of such a model is that nothing is.

Their fields are not looked at, since what a field of another family means, or that it is missing,
is anybody's guess. So such a file is not wrong, and there is no verdict on any plan for it.
"""

from __future__ import annotations

from shardproof.spec.errors import InputError, InputErrors
from shardproof.spec.model.families import families
from shardproof.spec.model.foreign import NEEDED, OTHER_BLOCKS, REASONS, RECURRENT
from shardproof.spec.model.keys import words
from shardproof.spec.model.model import Attention, Dense, Layer, Model, Unmodelled
from shardproof.spec.model.reader import Reader, shown
from shardproof.spec.model.text import Text
from shardproof.spec.source.nearest import nearest
from shardproof.spec.source.node import Node

ASK = "`--as llama` reads the file as a Llama's, if it is one in all but name"
SIZES = words(
    """
    architectures d_model hidden_size n_embd n_embed n_head n_heads n_layer n_layers
    num_attention_heads num_heads num_hidden_layers num_layers vocab_size
    """
)
"""What every published config has, one or another."""
_ONE = Layer(Attention(1, 1, 2, 2, positions="none"), Dense(1))


def why_unread(model_type: str) -> str:
    """Why a family has no reader, in words."""
    if model_type in RECURRENT:
        return "layers of this family carry a state, which is not modelled"
    if model_type in REASONS:
        return REASONS[model_type]
    if model_type in OTHER_BLOCKS:
        return "the block of this family is not modelled"
    if not model_type:
        return f"the config names no family; {ASK}"
    near = nearest(model_type, families())
    guess = f"did you mean {near}? " if near else ""
    return f"no family of this name is known; {guess}{ASK}"


def unread(name: str, model_type: str, text: Text) -> Model:
    """The model of such a family. Its sizes say nothing: ask `Model.unread` before using them."""
    value = shown(Node(model_type, text.node.place)) if model_type else "missing"
    gap = Unmodelled(f"{text.path}model_type", value, why_unread(model_type), whole=True)
    fields, said = NEEDED.get(model_type, ((), ""))
    given = text.node.value if isinstance(text.node.value, dict) else {}
    if fields and not given.keys() & {*fields}:
        # What the file does not say no reader could know.
        what = f"nothing says {said} (nor does {' or '.join(fields[1:])})"
        gap = Unmodelled(f"{text.path}{fields[0]}", "missing", what, whole=True)
    return Model(name, model_type, 2, 1, (_ONE,), (0,), unmodelled=(gap,))


def refuse_others(reader: Reader, text: Text) -> None:
    """A mapping that names no family and has none of a model's sizes is no model's config."""
    named = {key for _, fields in text.around for key in fields} | reader.fields.keys()
    if not named & SIZES:
        message = "this is no model's config: it has no model_type, and none of a model's sizes"
        right = "give a published config.json"
        field = f"{text.path}model_type"
        raise InputErrors(InputError("MODEL-FAMILY", message, reader.place, field, right))
