"""A process that runs one slice, with a mistake in one module or with none.

It is told in JSON on its input, and tells in JSON on its output. The tree on disk stays as it is:
the module is compiled from the changed text when it is imported.
"""

from __future__ import annotations

import json
import sys
import time

from tests.executor.mutants import slices
from tests.mutation.importing import with_mistake


def main() -> None:
    order: dict[str, str] = json.load(sys.stdin)
    finder = with_mistake(order.get("module", ""), order.get("text", ""))
    began = time.process_time()
    said, error = "", ""
    try:
        said = slices.said(order["slice"])
    except Exception as fault:  # noqa: BLE001  (whatever it is, it is told)
        said, error = f"exception: {type(fault).__name__}", f"{type(fault).__name__}: {fault}"
    seconds = time.process_time() - began
    json.dump({"said": said, "error": error, "used": finder.asked, "seconds": seconds}, sys.stdout)


if __name__ == "__main__":
    main()
