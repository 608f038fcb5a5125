"""What a sweep has found, in a file of SQLite: a task is there with all its cases, or not at all.

A process that is killed loses what it had not finished, and nothing else; the file says which tasks
those are. Nobody else may write to it meanwhile, and anybody may read.
"""

from __future__ import annotations

import fcntl
import sqlite3
from collections.abc import Generator, Iterable
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from shardproof.spec.errors import InputError, InputErrors, Place
from shardproof.sweeps.deciding import Row
from shardproof.sweeps.work import ModelText, Task
from shardproof.texts.journal import made_with

APPLICATION = 0x73687072
"""By which SQLite's own tools, and we, know such a file."""
VERSION = 1
MEMORY = ":memory:"
_SCHEMA = (
    "create table sweep (key text primary key, value text not null) without rowid",
    "create table models (name text primary key, digest text not null) without rowid",
    "create table tasks (number integer primary key)",
    """create table cases (
        id integer primary key, model text not null, plan text not null,
        choice text not null, error text not null)""",
    """create table words (
        id integer not null references cases, decider text not null, word text not null,
        why text not null, primary key (id, decider)) without rowid""",
    "create index by_word on words (decider, word)",
)


@dataclass(slots=True)
class Ledger:
    """The open file, and which tasks are done."""

    db: sqlite3.Connection
    path: str
    done: set[int]
    models: dict[str, str] = field(default_factory=dict[str, str])

    def add(self, task: Task, rows: Iterable[Row]) -> None:
        """Keep what came of a task, all of it at once; of one that is kept already, nothing."""
        if task.number in self.done:
            return
        kept = list(rows)
        with self.db:
            self.db.execute("insert into tasks values (?)", (task.number,))
            self.db.executemany(
                "insert into cases values (?, ?, ?, ?, ?)", (each[:5] for each in kept)
            )
            self.db.executemany(
                "insert into words values (?, ?, ?, ?)",
                ((row.number, *said) for row in kept for said in row.said),
            )
        self.done.add(task.number)

    def ask_same(self, models: Iterable[ModelText]) -> None:
        """Refuse to go on where a config is not what it was."""
        for model in models:
            known = self.models.get(model.name)
            if known is None:
                with self.db:
                    self.db.execute("insert into models values (?, ?)", (model.name, model.digest))
                self.models[model.name] = model.digest
            elif known != model.digest:
                what = f"{model.name} has changed since it was begun"
                raise _refused(self.path, what)


@contextmanager
def opened(path: str | None, digest: str) -> Generator[Ledger]:
    """The file of a sweep of this digest, gone on with or begun; without a path, one in memory."""
    if path is None:
        yield _begun(sqlite3.connect(MEMORY), MEMORY, digest)
        return
    try:
        lock = Path(path).open("ab")  # noqa: SIM115  (it is closed below)
    except (OSError, ValueError) as wrong:
        why = wrong.strerror if isinstance(wrong, OSError) else str(wrong)
        raise _refused(path, f"cannot be written: {why}") from None
    with lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise _refused(path, "another sweep writes to it", "wait for it to end") from None
        try:
            db = sqlite3.connect(path)
            try:
                yield _begun(db, path, digest)
            finally:
                db.close()
        except sqlite3.DatabaseError as wrong:
            raise _refused(path, str(wrong)) from None


def _begun(db: sqlite3.Connection, path: str, digest: str) -> Ledger:
    [mark] = db.execute("pragma application_id").fetchone()
    [tables] = db.execute("select count(*) from sqlite_master").fetchone()
    if tables and mark != APPLICATION:
        raise _refused(path, "the file exists, and is no sweep's")
    # A commit that the disk has not seen is lost with the machine alone, never with a process.
    db.execute("pragma journal_mode = wal")
    db.execute("pragma synchronous = normal")
    said = {"version": str(VERSION), "sweep": digest, "made_with": made_with()}
    if not tables:
        with db:
            db.execute("begin")
            for statement in _SCHEMA:
                db.execute(statement)
            db.executemany("insert into sweep values (?, ?)", said.items())
            db.execute(f"pragma application_id = {APPLICATION}")
        return Ledger(db, path, set())
    held = dict(db.execute("select key, value from sweep"))
    if held.get("version") != said["version"] or held.get("made_with") != said["made_with"]:
        raise _refused(path, "it was begun by another version of shardproof")
    if held.get("sweep") != digest:
        raise _refused(path, "it was begun with other plans, models or deciders")
    done = {number for (number,) in db.execute("select number from tasks")}
    return Ledger(db, path, done, dict(db.execute("select name, digest from models")))


def _refused(path: str, what: str, right: str = "name another file") -> InputErrors:
    return InputErrors(InputError("SWEEP-FILE", what, Place(path), "--output", right))
