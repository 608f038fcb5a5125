"""What a config says of the model as a whole: its family, its name, whether it is one of ours."""

from __future__ import annotations

from shardproof.spec.errors import InputError, InputErrors
from shardproof.spec.model.family import Family
from shardproof.spec.model.foreign import NOT_DECODERS
from shardproof.spec.model.reader import Reader, is_set, shown
from shardproof.spec.model.text import Text
from shardproof.spec.source.paths import stem_of


def family_name(reader: Reader, text: Text) -> str:
    """The decoder's own `model_type`, or else that of the model that it is part of."""
    name = reader.text(("model_type",))
    for _, outer in reversed(text.around):
        if not name and "model_type" in outer:
            value = outer["model_type"][1].value
            name = value if isinstance(value, str) else ""
    return name


def refuse_encoders(reader: Reader, text: Text, model_type: str) -> None:
    """There is nothing to read in a model that is no decoder, so nothing more is said."""
    why = f"{model_type} is no decoder-only model" if model_type in NOT_DECODERS else ""
    field, node = f"{text.path}model_type", reader.find(("model_type",))[1]
    for path, fields in (*text.around, (text.path, reader.fields)):
        if "is_encoder_decoder" in fields and is_set(fields["is_encoder_decoder"][1]):
            field, node = f"{path}is_encoder_decoder", fields["is_encoder_decoder"][1]
            why = "the model has an encoder"
    if why:
        right = "give the config of a decoder-only model"
        place = node.place if node else reader.place
        raise InputErrors(InputError("MODEL-FAMILY", why, place, field, right))


def is_tied(reader: Reader, family: Family, text: Text) -> bool:
    """The decoder's own word, else that of the model around it, else the family's."""
    key = "tie_word_embeddings"
    if reader.says(key):
        return reader.boolean(key)
    for path, outer in reversed(text.around):
        if key in outer:
            node = outer[key][1]
            if isinstance(node.value, bool):
                return node.value
            if node.value is not None:
                message = f"{path}{key} is {shown(node)}: not a boolean"
                fault = InputError("MODEL-TYPE", message, node.place, f"{path}{key}", "give true")
                reader.errors.append(fault)
    reader.find((key,))
    return family.tied


def model_name(reader: Reader, text: Text, name: str | None) -> str:
    """The name that was asked for, else the published one, else the file's."""
    if name:
        return name
    for _, fields in (*text.around, (text.path, reader.fields)):
        if "_name_or_path" in fields:
            value = fields["_name_or_path"][1].value
            if isinstance(value, str) and value.strip("./~ "):
                # A path of whoever saved the file says nothing; a hub name has two parts.
                parts = value.rstrip("/ ").split("/")
                hub = len(parts) == 2 and parts[0].strip(".~ ")
                return value if hub else parts[-1]
    return stem_of(reader.place.file)
