"""What is known of the build is in pyproject.toml; this refuses to build what would be hollow."""

from __future__ import annotations

from pathlib import Path

from setuptools import setup

DOOR = Path(__file__).resolve().parent / "src" / "shardproof"
ROOMS = ("spec", "executor", "proofs", "reports")

# Where links cannot be made, as on Windows by default, or were lost in a zip, git and others leave
# a file with the link's target in its place, or nothing; setuptools packs what is left in silence.
lost = [room for room in ROOMS if not (DOOR / room / "__init__.py").is_file()]
if lost:
    message = f"""\
error: the links src/shardproof/{{{",".join(lost)}}} are missing from these sources, and a package
built from them would be hollow. Either
  - clone again with links: git clone -c core.symlinks=true ... (on Windows this takes the
    developer mode), or
  - put the folders in their place: for each of them remove src/shardproof/NAME and copy NAME there,
  - or install a wheel or an sdist that was built elsewhere."""
    raise SystemExit(message)

setup()
