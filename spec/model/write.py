"""A model as plain data, in a form of our own: shrunk models have no published config."""

from __future__ import annotations

from shardproof.spec.model.model import Model
from shardproof.spec.source.node import Plain

MARK = "shardproof_model"
"""The key that a file of this form has at its top; its value is the form's version."""
VERSION = 1


def model_data(model: Model) -> dict[str, Plain]:
    """The model as a file holds it; reading that gives an equal model."""
    from shardproof.spec.source.records import plain_record  # it asks the library for fields

    return {MARK: VERSION, **plain_record(model)}
