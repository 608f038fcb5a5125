"""A picture as JSON for programs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from shardproof.reports.pictures.holding import Map, PhasePicture, Picture, Runs, Section, Tensor
from shardproof.reports.pictures.text import is_wanted
from shardproof.reports.pictures.timeline import Timeline, timeline_data


def picture_data(
    name: str, found: Picture, schedule: Timeline | None, wanted: Sequence[str] = ()
) -> dict[str, Any]:
    """Every tensor of every section, or those that are wanted."""
    return {
        "version": 1,
        "plan": name,
        "model": found.model,
        "edited": found.edited,
        "phases": [_phase(each, wanted) for each in found.phases],
        "timeline": timeline_data(schedule),
    }


def _phase(phase: PhasePicture, wanted: Sequence[str]) -> dict[str, Any]:
    ep, etp = phase.mesh.experts
    return {
        "phase": phase.name,
        "mesh": [{"axis": axis, "degree": degree} for axis, degree in phase.mesh.axes],
        "ep": ep,
        "etp": etp,
        "maps": [_map(each) for each in phase.deals],
        "sections": [_section(each, wanted) for each in phase.sections],
        "stopped": phase.stopped or None,
    }


def _section(section: Section, wanted: Sequence[str]) -> dict[str, Any]:
    return {
        "title": section.title,
        "layers": section.layers,
        "tensors": [_tensor(each) for each in section.tensors if is_wanted(each, wanted)],
    }


def _tensor(tensor: Tensor) -> dict[str, Any]:
    return {
        "name": tensor.name,
        "kind": tensor.kind,
        "dims": [
            {
                "name": dim.name,
                "size": None if dim.size < 0 else dim.size,
                "maps": [_map(each) for each in dim.maps],
            }
            for dim in tensor.dims
        ],
        "partial": list(tensor.partial),
        "replicated": list(tensor.copies),
        "note": tensor.note or None,
    }


def _map(found: Map) -> dict[str, Any]:
    return {
        "dim": found.dim,
        "axis": found.axis,
        "size": found.size,
        "any_size": found.any_size,
        "ranks": found.ranks,
        "cut": found.how or None,
        "held": [_runs(each) for each in found.held],
        "unowned": _runs(found.unowned),
        "shared": _runs(found.shared),
    }


def _runs(runs: Runs) -> list[list[int]]:
    return [[run.start, run.stop, run.step] for run in runs if run]
