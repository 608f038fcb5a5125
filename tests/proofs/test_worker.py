"""Workers of a pool whose owner is killed end too."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

OWNER = """
import sys, time
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from shardproof.proofs.worker import end_with_parent

if __name__ == "__main__":
    with ProcessPoolExecutor(2, get_context(sys.argv[1]), end_with_parent) as pool:
        assert list(pool.map(abs, range(-8, 0))) == list(range(8, 0, -1))
        sys.stdout.write("ready\\n")
        sys.stdout.flush()
        time.sleep(600)
"""


@pytest.mark.parametrize("begun", ["spawn", "fork"])
def test_workers_end_with_an_owner_that_is_killed(begun: str, tmp_path: Path) -> None:
    script = tmp_path / "owner.py"
    script.write_text(OWNER)
    owner = subprocess.Popen([sys.executable, script, begun], stdout=subprocess.PIPE)
    assert owner.stdout is not None
    assert owner.stdout.readline() == b"ready\n"
    owner.kill()
    # Whoever still lives keeps the pipe open.
    owner.communicate(timeout=60)


TAKEN_APART = """
import os
import sys
from pathlib import Path
from shardproof.proofs.worker import workers

class Left:
    def __init__(self, file):
        self.file = file
        Path(file + ".begun").touch()
    def __del__(self, make=os.mkdir):
        make(self.file)

KEPT = {}

def keep(file):
    KEPT[file] = Left(file)
    return len(KEPT)

if __name__ == "__main__":
    with workers(1) as pool:
        assert pool.submit(keep, sys.argv[1]).result() == 1
"""


def test_a_worker_that_is_done_takes_nothing_apart(tmp_path: Path) -> None:
    script, file = tmp_path / "owner.py", tmp_path / "left"
    script.write_text(TAKEN_APART)
    subprocess.run([sys.executable, script, file], check=True, timeout=60)
    assert (tmp_path / "left.begun").exists()
    assert not file.exists()
