"""Reports that are files: a page for a browser, a job summary, code scanning, a CI."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, cast

from shardproof import __version__
from shardproof.cli.output import lines_of
from shardproof.spec.errors import InputError, InputErrors
from shardproof.spec.verdict import Verdict

if TYPE_CHECKING:
    from shardproof.proofs.nearest.memory import Room
    from shardproof.reports.html.parts import Report
    from shardproof.reports.reasons import Why, WhyEdited
    from shardproof.reports.verdict_ci import LaunchFound

    Found = Verdict | Why | WhyEdited | InputErrors

REPORTS = ("html", "markdown", "sarif", "junit")
_MARKS = {
    "html": "Written by shardproof",
    "markdown": "shardproof",
    "sarif": '"name": "shardproof"',
    "junit": '<testsuites name="shardproof',
}
_LIMIT = 4 << 20


def output_fault(form: str, output: str | None) -> InputError | None:
    """What is wrong with `--output`, before anything is decided."""
    if output is None:
        return None
    if form not in REPORTS:
        right = f"--format {', '.join(REPORTS[:-1])} or {REPORTS[-1]}"
        return InputError("USAGE", f"--output with --format {form}", help=right)
    from pathlib import Path

    from shardproof.texts.files import ask_target

    def is_ours(path: str) -> bool:
        with Path(path).open(encoding="utf-8", errors="replace") as file:
            return _MARKS[form] in file.read(_LIMIT)

    try:
        ask_target(output, is_ours, "--output", f"{form} report")
    except InputErrors as wrong:
        return wrong.errors[0]
    return None


def written(
    form: str,
    found: Sequence[Found],
    output: str | None,
    kept: Mapping[str, str] | None = None,
    *,
    certified: bool = False,
    room: Room | None = None,
    options: tuple[str, ...] = (),
) -> None:
    """Write a report to the file, or to the screen."""
    put_report(_made(form, found, kept or {}, certified, room, options), output)


def put_report(text: str, output: str | None) -> None:
    from shardproof.texts.files import STDOUT, write_whole

    write_whole(output or STDOUT, text.encode("utf-8", "backslashreplace"), "--output")


def _made(
    form: str,
    found: Sequence[Found],
    kept: Mapping[str, str],
    certified: bool,  # noqa: FBT001
    room: Room | None,
    options: tuple[str, ...],
) -> str:
    if form == "html":
        from shardproof.reports.html.verdict import report

        certificate = certificate_in(found[0]) if certified else ""
        files = (name for each in found for name in files_in(each))
        return report(found, page_given(files, kept, certificate, room, options))
    return for_ci(form, [each for each in found if isinstance(each, Verdict | InputErrors)])


def for_ci(form: str, decided: Sequence[Verdict | InputErrors | LaunchFound]) -> str:
    from shardproof.reports.verdict_ci import junit_report, markdown_report, sarif_report

    match form:
        case "markdown":
            return markdown_report(decided)
        case "sarif":
            return sarif_report(decided, __version__)
        case _:
            return junit_report(decided)


def page_given(
    files: Iterable[str],
    kept: Mapping[str, str],
    certificate: str = "",
    room: Room | None = None,
    options: tuple[str, ...] = (),
) -> Report:
    """What any page is made of, beside what was found."""
    from shardproof.certificate.ground import ground
    from shardproof.reports.html.parts import Report

    theorems = cast("Mapping[str, Sequence[str]]", ground()["theorems"])
    return Report(__version__, lines_of(files), theorems, kept, certificate, room, options)


def files_in(found: Found) -> list[str]:
    """The files that places of it are in."""
    if isinstance(found, InputErrors):
        return [error.place.file for error in found.errors if error.place]
    verdict = found if isinstance(found, Verdict) else found.verdict
    spots = [*verdict.spots, *(spot for told in getattr(found, "told", ()) for spot in told.config)]
    blamed = [each.place for each in getattr(found, "blamed", ())]
    return [place.file for place in [*(spot.place for spot in spots), *blamed] if place]


def certificate_in(found: Found) -> str:
    """What `certify` writes, where it writes anything."""
    from shardproof.cli.certify import certificate_of

    if isinstance(found, InputErrors):
        return ""
    verdict = found if isinstance(found, Verdict) else found.verdict
    try:
        data, _ = certificate_of(verdict, 0)
    except InputErrors:
        return ""
    return "" if data is None else data.decode()
