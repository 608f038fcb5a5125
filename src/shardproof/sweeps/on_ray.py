"""Sweeps on Ray: its workers on this machine, or those of the cluster that RAY_ADDRESS names."""

from __future__ import annotations

import os
from collections.abc import Callable, Generator
from concurrent.futures import Executor, Future
from contextlib import contextmanager
from importlib import import_module
from typing import Any, ParamSpec, TypeVar

from shardproof.spec.errors import InputError, InputErrors
from shardproof.sweeps.running import LostError

P = ParamSpec("P")
T = TypeVar("T")


class RayExecutor(Executor):
    """Each call is a task of Ray. A worker that dies loses its task and nothing else."""

    def __init__(self, ray: Any) -> None:  # noqa: ANN401  (an extra, which brings no types)
        self.ray = ray
        # Lost tasks are given out again by who keeps the ledger, as on other executors.
        self.call = ray.remote(max_retries=0, num_cpus=1)(_called)

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """As `concurrent.futures` has it; `LostError` is raised of a task whose worker died."""
        found: Future[T] = Future()
        found.set_running_or_notify_cancel()
        given: Future[T] = self.call.remote(fn, args, kwargs).future()
        given.add_done_callback(lambda done: self._settle(done, found))
        return found

    def _settle(self, done: Future[T], found: Future[T]) -> None:
        fault = done.exception()
        lost = self.ray.exceptions
        if fault is None:
            found.set_result(done.result())
        elif isinstance(fault, (lost.WorkerCrashedError, lost.ObjectLostError, lost.NodeDiedError)):
            found.set_exception(LostError(str(fault)))
        else:
            found.set_exception(fault)


def _called(fn: Callable[..., T], args: tuple[Any, ...], kwargs: dict[str, Any]) -> T:
    return fn(*args, **kwargs)


@contextmanager
def ray_workers(jobs: int) -> Generator[RayExecutor]:
    """As many workers as there are cores to use; or all of a cluster's."""
    try:
        ray: Any = import_module("ray")
    except ImportError:
        message = "--on ray: the package ray is not installed"
        right = 'pip install "shardproof[ray]"'
        raise InputErrors(InputError("USAGE", message, field="--on", help=right)) from None
    address = os.environ.get("RAY_ADDRESS")
    here: dict[str, Any] = {} if address else {"num_cpus": jobs, "include_dashboard": False}
    ray.init(address=address, log_to_driver=False, logging_level="ERROR", **here)
    try:
        yield RayExecutor(ray)
    finally:
        ray.shutdown()
