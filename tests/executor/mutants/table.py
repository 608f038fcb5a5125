"""All faults, room by room."""

from __future__ import annotations

from tests.executor.mutants.faults import (
    attention,
    caches,
    collectives,
    domains,
    ends,
    experts,
    judging,
    positions,
    reference,
    schedule,
)

FAULTS = (
    *collectives.FAULTS,
    *attention.FAULTS,
    *positions.FAULTS,
    *caches.FAULTS,
    *experts.FAULTS,
    *ends.FAULTS,
    *schedule.FAULTS,
    *reference.FAULTS,
    *domains.FAULTS,
    *judging.FAULTS,
)
