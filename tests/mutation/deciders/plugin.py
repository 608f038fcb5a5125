"""A plugin of pytest, with which one module is imported with a mistake in it."""

from __future__ import annotations

import json
import os
from pathlib import Path

from tests.mutation.importing import VARIABLE, with_mistake

with_mistake(*json.loads(Path(os.environ[VARIABLE]).read_text("utf-8")))
