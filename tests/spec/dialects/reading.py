"""Reads commands for tests: words of a line, and what they ask of their engine."""

from __future__ import annotations

import shlex
from collections.abc import Mapping

import pytest

from shardproof.spec.dialects.launch import Launch, lowered
from shardproof.spec.dialects.programs import started
from shardproof.spec.dialects.reading import Reading, read_command
from shardproof.spec.dialects.words import Word, placed, refused
from shardproof.spec.errors import InputError, InputErrors
from shardproof.spec.model.config import model_from_config
from shardproof.spec.model.model import Model
from shardproof.spec.plan.plan import Plan
from shardproof.spec.plan.read import read_plan
from shardproof.spec.source.node import Node
from shardproof.spec.source.read import read_text
from tests.front.running import MODELS

Files = Mapping[str, str]


def reading(line: str, files: Files | None = None, version: str | None = None) -> Reading:
    """What one command asks, as if its words came from a command line."""
    found = readings(line, files, version)
    assert len(found) == 1
    return found[0]


def readings(
    line: str, files: Files | None = None, version: str | None = None
) -> tuple[Reading, ...]:
    def read(word: Word) -> Node:
        if files is None or word.text not in files:
            raise refused("COMMAND-FILE", "not here", word)
        return read_text(files[word.text], word.text)

    return read_command(started(placed(shlex.split(line)), {}), version, read)


def wrong(line: str, files: Files | None = None, version: str | None = None) -> InputError:
    """The first thing that is wrong with a command."""
    with pytest.raises(InputErrors) as caught:
        readings(line, files, version)
    return caught.value.errors[0]


def model(name: str) -> Model:
    return model_from_config(str(MODELS / f"{name}.json"))


def launch(line: str, name: str, files: Files | None = None) -> Launch:
    return lowered(readings(line, files), model(name))


def plan(line: str, name: str, files: Files | None = None) -> Plan:
    """The plan that a command is, of a model that is here."""
    found = launch(line, name, files)
    assert not found.lacks, found.lacks
    return read_plan(found.plan)
