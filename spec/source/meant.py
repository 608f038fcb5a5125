"""What a name that is no file was meant to be, where another tool would have taken it."""

from __future__ import annotations

import re

from shardproof.spec.seldom import seldom

_HUB = seldom(r"(?:.*/)?[A-Za-z0-9][\w.-]*/[A-Za-z0-9][\w.-]*")
_FILE = seldom(r"\.(json|ya?ml|txt)$", re.IGNORECASE)


def meant(path: str) -> str | None:
    """Help with a name on a hub, an address, or one that a shell would have opened out; else None.

    The path may begin with the folder that a plan stands in.
    """
    if "~" in path.split("/"):
        return "`~` is not opened out here: write the whole path"
    if re.search(r"\b(https?|hf|s3|gs):/", path):
        return "nothing is fetched: download the model's config.json, and name that file"
    if _HUB.fullmatch(path) and not _FILE.search(path):
        return (
            "a model's name on a hub is not looked up: download its config.json, and name that file"
        )
    return None
