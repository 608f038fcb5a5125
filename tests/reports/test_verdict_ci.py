"""Verdicts for a CI: SARIF, JUnit XML, a job summary."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import jsonschema
import pytest

from shardproof.reports.error_codes import MEANINGS
from shardproof.reports.sarif import uri_of
from shardproof.spec.law.clauses import LAW
from tests.front.running import MODELS, PLANS, Shell, plan_of, written

SCHEMA: dict[str, Any] = json.loads(
    (Path(__file__).parents[1] / "fuzzing" / "sarif_used.json").read_text("utf-8")
)
LEGAL, WRONG = PLANS / "llama-3.1-70b-tp8.yaml", PLANS / "llama-3.1-70b-tp6.yaml"
EDITED = PLANS / "rank-without-all-reduce.yaml"


@pytest.fixture
def unknown(tmp_path: Path) -> Path:
    config = json.loads((MODELS / "llama-3.1-8b.json").read_text("utf-8"))
    written(tmp_path, json.dumps({**config, "model_type": "brand_new_arch"}), "odd.json")
    return written(tmp_path, "model: odd.json\ntp: 2\n", "odd.yaml")


class TestSarif:
    def log(self, shell: Shell, *files: Path | str, code: int) -> dict[str, Any]:
        done = shell("check", *files, "--format", "sarif")
        assert (done.code, done.err) == (code, "")
        jsonschema.validate(done.data, SCHEMA)
        return done.data["runs"][0]

    def test_every_clause_and_every_code_of_input_is_a_rule_with_help(self, shell: Shell) -> None:
        rules = self.log(shell, LEGAL, code=0)["tool"]["driver"]["rules"]
        ids = [each["id"] for each in rules]
        assert len(ids) == len(set(ids))
        codes = [each for each in MEANINGS if not each.startswith("NOTE-")]
        wanted = {
            *(clause.code for clause in LAW),
            *codes,
            "RUN-DIFFERS",
            "UNKNOWN",
            "ENGINE-REFUSES",
            "ENGINE-FAILS-LATER",
            "ENGINE-WRONG",
        }
        assert set(ids) == {f"shardproof/{each}" for each in wanted}
        for each in rules:
            for key in ("shortDescription", "fullDescription", "help"):
                assert each[key]["text"].strip(), each["id"]
            assert each["shortDescription"]["text"].rstrip("`").endswith("."), each["id"]

    def test_each_reason_is_a_result_at_its_line(self, shell: Shell) -> None:
        results = self.log(shell, WRONG, code=1)["results"]
        assert [each["ruleId"] for each in results] == [
            "shardproof/ATTN-HEADS-OWNED", "shardproof/FFN-WIDTH-OWNED",
        ]  # fmt: skip
        for each in results:
            place = each["locations"][0]["physicalLocation"]
            assert place["region"] == {"startLine": 3, "startColumn": 1}
            assert place["artifactLocation"]["uri"].endswith("plans/llama-3.1-70b-tp6.yaml")

    def test_a_fingerprint_stays_where_lines_and_numbers_change(
        self, shell: Shell, tmp_path: Path
    ) -> None:
        before = self.log(shell, plan_of(tmp_path, "qwen2-7b", "tp: 8"), code=1)["results"]
        after = self.log(shell, plan_of(tmp_path, "qwen2-7b", "# more\n\ntp: 6"), code=1)["results"]
        marks = [
            {each["ruleId"]: each["partialFingerprints"]["shardproof/v1"] for each in results}
            for results in (before, after)
        ]
        assert before[0]["message"] != after[0]["message"]
        rule = "shardproof/ATTN-HEADS-OWNED"
        assert marks[0][rule] == marks[1][rule]

    def test_no_two_results_have_one_fingerprint(
        self, shell: Shell, tmp_path: Path, unknown: Path
    ) -> None:
        bad = plan_of(tmp_path, "qwen2-7b", "tpp: 8\nspp: 1\ndp: x", "bad.yaml")
        results = self.log(shell, WRONG, WRONG, bad, unknown, EDITED, code=2)["results"]
        marks = [each["partialFingerprints"]["shardproof/v1"] for each in results]
        assert len(marks) == len(set(marks)) > 5
        assert {each["level"] for each in results} == {"error", "warning"}

    @pytest.mark.parametrize(("file", "uri"), [
        ("plans/a.yaml", "plans/a.yaml"), ("plans/../models/a b.json", "models/a%20b.json"),
        ("/home/a.yaml", "file:///home/a.yaml"), ("a:b.yaml", "a%3Ab.yaml"),
        ("\udcff<>.yaml", "%FF%3C%3E.yaml"), ("<stdin>", "%3Cstdin%3E"),
    ])  # fmt: skip
    def test_a_file_is_a_uri(self, file: str, uri: str) -> None:
        assert uri_of(file) == uri


class TestJunit:
    def test_a_case_a_plan(self, shell: Shell, unknown: Path) -> None:
        done = shell("check", LEGAL, WRONG, unknown, EDITED, "--format", "junit")
        assert done.code == 3
        root = ET.fromstring(done.out)  # noqa: S314  (it is our own)
        assert (root.get("tests"), root.get("failures")) == ("4", "3")
        told = {each.get("name"): each.find("failure") for each in root.iter("testcase")}
        assert told[str(LEGAL)] is None
        wrong = told[str(WRONG)]
        assert wrong is not None
        assert "FFN-WIDTH-OWNED" in (wrong.text or "")
        odd = told[str(unknown)]
        assert odd is not None
        assert (odd.get("message") or "").startswith("unknown: model_type")


class TestMarkdown:
    def test_a_row_a_plan_and_why(self, shell: Shell, tmp_path: Path, unknown: Path) -> None:
        bad = plan_of(tmp_path, "qwen2-7b", "tpp: 8", "bad.yaml")
        told = shell("check", LEGAL, WRONG, unknown, EDITED, bad, "--format", "markdown").out
        assert told.startswith("## shardproof: 1 legal, 2 illegal, 1 unknown, 1 bad input\n")
        assert len([line for line in told.splitlines() if line.startswith("|")]) == 7
        assert f"### `{LEGAL}`" not in told
        assert "- **`ATTN-HEADS-OWNED`** at " in told
        assert "`PLAN-KEY`" in told
        assert re.search(r"^- stuck: ", told, re.MULTILINE)


class TestFiles:
    @pytest.mark.parametrize("form", ["html", "markdown", "sarif", "junit"])
    def test_a_report_is_written_over_one_of_ours_alone(
        self, form: str, shell: Shell, tmp_path: Path
    ) -> None:
        where = tmp_path / "report"
        assert shell("check", WRONG, "--format", form, "-o", where).code == 1
        assert shell("check", WRONG, "--format", form).out == where.read_text("utf-8")
        assert shell("check", LEGAL, "--format", form, "--output", where).code == 0
        where.write_text("precious", "utf-8")
        done = shell("check", LEGAL, "--format", form, "-o", where)
        assert (done.code, where.read_text("utf-8")) == (2, "precious")

    @pytest.mark.parametrize("words", [
        ["check", str(LEGAL), "-o", "x"], ["why", str(WRONG), "-o", "x", "--format", "json"],
        ["check", str(LEGAL), "--derivation", "--format", "html"],
        ["plans", str(PLANS / "qwen2-7b-open.yaml"), "-o", "x"],
        ["check", str(LEGAL), "--format", "html", "-o", "nowhere/x.html"],
    ], ids=" ".join)  # fmt: skip
    def test_what_is_not_done(self, words: list[str], shell: Shell) -> None:
        assert shell(*words).code == 2
