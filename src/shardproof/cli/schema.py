"""`shardproof schema`: what plan files and verdicts look like, for programs."""

from __future__ import annotations

from shardproof.cli.exits import Exit
from shardproof.cli.output import put_json


def schema(what: str) -> Exit:
    """Print the JSON Schema of plan files, of open ones, of verdicts, or of certificates."""
    if what == "verdict":
        from shardproof.reports.verdict_schema import verdict_schema

        put_json(verdict_schema())
    elif what == "certificate":
        from shardproof.certificate.schema import certificate_schema

        put_json(certificate_schema())
    elif what == "open":
        from shardproof.proofs.open.schema import open_schema

        put_json(open_schema())
    else:
        from shardproof.spec.plan.schema import plan_schema

        put_json(plan_schema())
    return Exit.LEGAL
