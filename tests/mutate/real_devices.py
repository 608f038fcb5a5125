"""Every collective of JAX over four host devices, as it is and with one thing wrong: a program."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable
from dataclasses import replace
from importlib import import_module
from pathlib import Path
from typing import Any

os.environ["XLA_FLAGS"] = "--xla_force_host_platform_device_count=4"
os.environ["JAX_PLATFORMS"] = "cpu"

import numpy as np

from shardproof.mutate.agent import jax_collectives
from shardproof.mutate.agent.watch import Watch
from tests.mutate.collectives import (
    ALL_GATHER,
    ALL_REDUCE,
    ALL_TO_ALL,
    PERMUTE,
    REDUCE_SCATTER,
    SIZE,
    Collective,
    Expected,
)
from tests.mutate.ranks import order, plain, site_in

jax: Any = import_module("jax")
jnp: Any = import_module("jax.numpy")
parallel: Any = import_module("jax._src.lax.parallel")
sharding: Any = import_module("jax.sharding")

MAXIMUM: dict[str, Expected] = {
    "": lambda _: [4],
    "drop": lambda r: [r + 1],
    "op": lambda _: [10],
    "group": lambda r: [2] if r < 2 else [4],
}
MEAN: dict[str, Expected] = {
    "": lambda _: [2.5],
    "drop": lambda r: [r + 1],
    "op": lambda _: [10],
    "group": lambda r: [1.5] if r < 2 else [3.5],
}


def each_of(x: Any) -> Any:
    """A shard for each rank, from the one that a rank has."""
    return 100 * (x[0] - 1) + jnp.arange(SIZE)


def psum(lax: Any, x: Any) -> Any:
    return lax.psum(x, "x")


def pmean(lax: Any, x: Any) -> Any:
    return lax.pmean(x, "x")


def pmax(lax: Any, x: Any) -> Any:
    return lax.pmax(x, "x")


def all_gather(lax: Any, x: Any) -> Any:
    return lax.all_gather(x, "x", tiled=True)


def all_gather_apart(lax: Any, x: Any) -> Any:
    return lax.all_gather(x, "x", axis=1)[0]


def psum_scatter(lax: Any, x: Any) -> Any:
    return lax.psum_scatter(each_of(x), "x", tiled=True)


def all_to_all(lax: Any, x: Any) -> Any:
    return lax.all_to_all(each_of(x), "x", 0, 0, tiled=True)


def ppermute(lax: Any, x: Any) -> Any:
    return lax.ppermute(x, "x", [(i, (i + 1) % SIZE) for i in range(SIZE)])


EVERY = (
    Collective("psum", psum, ALL_REDUCE),
    Collective("pmean", pmean, MEAN),
    Collective("pmax", pmax, MAXIMUM),
    Collective("all_gather", all_gather, ALL_GATHER),
    Collective("all_gather", all_gather_apart, ALL_GATHER),
    Collective("psum_scatter", psum_scatter, REDUCE_SCATTER),
    Collective("all_to_all", all_to_all, ALL_TO_ALL),
    Collective("ppermute", ppermute, PERMUTE),
)


def given(call: Callable[..., Any]) -> Any:
    """What every device has then, [devices, values]."""
    mesh = sharding.Mesh(np.array(jax.devices()[:SIZE]), ("x",))
    ones = jnp.arange(1.0, SIZE + 1)

    def one_device(one: Any) -> Any:
        return call(parallel, one)[None]

    split = sharding.PartitionSpec("x")
    run = jax.shard_map(one_device, mesh=mesh, in_specs=(split,), out_specs=split, check_vma=False)
    return np.asarray(jax.jit(run)(ones))


def main(folder: Path) -> None:
    watch = Watch(order(folder / "log"))
    jax_collectives.change(parallel, watch)
    recording = watch.order
    found: list[str] = []
    differ: list[str] = []
    for each in EVERY:
        for kind, expected in each.expected.items():
            site = site_in(each).key if kind else ""
            watch.order, name = replace(recording, site=site, kind=kind), f"{each.name} {kind}"
            watch.said.clear()
            try:
                rows = given(each.call)
                jax.effects_barrier()
            except Exception as wrong:  # noqa: BLE001
                found.append(f"{name}: {wrong!r}"[:800])
                continue
            for r, row in enumerate(rows):
                if plain(row) != plain(expected(r)):
                    found.append(f"{name}, device {r}: {plain(row)}, due {expected(r)}")
            if any(key == "differs" for key in watch.noted):
                differ.append(name)
    changes = sum(len(each.expected) - 1 for each in EVERY)
    told = {"parted": found, "differ": differ, "changes": changes}
    (folder / "found.json").write_text(json.dumps(told))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
