"""What all commands belong to."""

from __future__ import annotations

from cyclopts import App

from shardproof import __version__

app = App(
    name="shardproof",
    help="Decides whether a parallelism plan for a Transformer computes what the model computes.",
    version=__version__,
    help_epilogue="Exit codes: 0 legal, 1 illegal, 2 bad input or usage, 3 unknown, "
    "4 a certificate that is refused.",
    result_action="return_value",
)
# The library leaves the type of this method's argument open.
app.register_install_completion_command()  # pyright: ignore[reportUnknownMemberType]
