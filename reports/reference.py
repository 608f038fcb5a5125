"""The reference pages of the documentation, made from the code they describe.

`python -m shardproof.reports.reference` writes them anew; a test compares.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from shardproof.reports.engines import engine_reference
from shardproof.reports.glossary import glossary_page
from shardproof.reports.model_reference import model_reference
from shardproof.spec.law.clauses import LAW
from shardproof.spec.law.formula import text
from shardproof.spec.plan.plan import Plan
from shardproof.spec.plan.section import Field, Section, fields_of
from shardproof.spec.plan.write import inline, plain_value
from shardproof.spec.program.about import told
from shardproof.spec.program.vocabulary import COLLECTIVES, HANDOFF, LOCAL, PASSING, Value

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "reference"


def plan_reference() -> str:
    """Every field of a plan, section by section."""
    out = [
        "# The plan language",
        "",
        "Every field of a plan file, with its default. A plan is YAML or JSON; what it leaves out",
        "stands at the default, so `tp: 8` is a whole plan. `shardproof schema` gives the same as",
        "a JSON Schema, and [Plans](../guide/plans.md) explains how to write one.",
        "",
        "A *cut* is `even` (what remains is on no rank), `chunk` (rounded up), `balanced`",
        "(the first ranks get one more), `strided` or `{strided: BLOCK}` (dealt in turn),",
        "`zigzag` (rank r has chunks r and 2n-1-r), `padded` or `{padded: MULTIPLE}` (padded,",
        "then even), `whole` (every rank has all), a list of sizes, or `{listed: [[...], ...]}`",
        "with the indices of each rank.",
        "",
    ]
    return "\n".join([*out, *_section(Plan, "A plan", "", skip={"prefill", "decode"})])


def _section(section: type[Section], title: str, path: str, skip: set[str]) -> Iterator[str]:
    inner: list[tuple[str, Field]] = []
    yield f"## {title}"
    yield ""
    yield (section.__doc__ or "").splitlines()[0]
    yield ""
    yield "| field | default | what it says |"
    yield "|---|---|---|"
    for name, field in fields_of(section).items():
        if field.part is not None and name not in skip:
            inner.append((name, field))
            yield f"| `{name}` | | [{field.help}](#{_anchor(path, name)}) |"
        elif field.part is not None:
            others = "any of these fields but `model`, `devices`, `workload`, `handoff`, `edits`"
            yield f"| `{name}` | | {field.help}: {others} |"
        else:
            yield f"| `{name}` | `{inline(plain_value(field.default))}` | {_about(field)} |"
    yield ""
    for name, field in inner:
        if field.part is not None:
            deeper = f"{path}.{name}" if path else name
            yield from _section(field.part, f"`{deeper}`", deeper, set())


def _about(field: Field) -> str:
    words = ", ".join(f"`{word}`" for word in field.words)
    limits = f"{field.low:,} to {field.high:,}" if field.kind == "number" else ""
    choices = f"axes of {words}" if field.kind == "group" else words or limits
    return f"{field.help}. {choices[:1].upper()}{choices[1:]}".rstrip(". ") + "."


def _anchor(path: str, name: str) -> str:
    return f"{path}{name}".replace(".", "")


def clause_reference() -> str:
    """Every clause of the law."""
    out = [
        "# The law",
        "",
        f"The {len(LAW)} clauses of the law, in the order in which reasons are given. A clause is",
        "about the usual case: what breaks one and is right all the same is legal by value, for",
        "the engine decides. `shardproof explain CODE` adds a plan that breaks the clause alone,",
        "`--formula` the values that its formula names, and `shardproof explain NAME` says what",
        "any of them stands for.",
        "",
    ]
    for clause in LAW:
        out += [
            f"## {clause.code}",
            "",
            clause.sentence,
            "",
            f"- rests on {', '.join(clause.documents)}",
            f"- holds in {' and '.join(clause.phases)}, of {', '.join(clause.modules)}",
            f"- usual remedy: `{clause.fix}`",
            "",
            "```text",
            text(clause.formula),
            "```",
            "",
        ]
    return "\n".join(out)


def _said(value: Value) -> str:
    return "a map" if value.kind == "map" else told(value)


def operator_reference() -> str:
    """Every kind of operator of a program."""
    out = [
        "# Operators",
        "",
        "What a plan lowers to: `shardproof run PLAN --program both` prints it, and `edits` of a",
        "plan change it ([Programs](../guide/programs.md)). A map is a list of indices for each",
        "rank, or null where nothing is split.",
        "",
    ]
    rooms = {"Collectives": COLLECTIVES, "Passing on": PASSING, "On a rank": LOCAL}
    for title, kinds in {**rooms, "Between the phases": {"handoff": HANDOFF}}.items():
        out += [
            f"## {title}",
            "",
            "| kind | reads | what it gives | is about |",
            "|---|---|---|---|",
        ]
        for name, kind in kinds.items():
            reads = ", ".join(_operand(dims) for dims in kind.operands) or "nothing"
            about = "; ".join(f"`{key}`: {_said(value)}" for key, value in kind.about.items())
            out.append(f"| `{name}` | {reads} | {kind.says} | {about} |")
        out.append("")
    return "\n".join(out)


def _operand(dims: Sequence[str]) -> str:
    return f"[{', '.join(dim or '..' for dim in dims) or '..'}]"


PAGES = {
    "plan.md": plan_reference,
    "model.md": model_reference,
    "law.md": clause_reference,
    "operators.md": operator_reference,
    "engines.md": engine_reference,
    "glossary.md": glossary_page,
}


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, page in PAGES.items():
        (FOLDER / name).write_text(page(), encoding="utf-8")


if __name__ == "__main__":
    main()
