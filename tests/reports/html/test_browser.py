"""Pages as a real browser lays them out: nothing beside the page, nothing unreadable."""

from __future__ import annotations

import html
import json
import re
import shutil
import subprocess
import tempfile
from pathlib import Path
from typing import Any

import pytest

from tests.front.running import PLANS, Shell, plan_of

MODELS = PLANS.parent / "models"
BROWSER = next(filter(None, map(shutil.which, ("chromium", "chromium-browser"))), None)
pytestmark = [
    pytest.mark.long,
    pytest.mark.skipif(BROWSER is None, reason="there is no Chromium on this machine"),
]
MEASURE = """
<script>
window.addEventListener("load", function () {
  function rgb(text) { return (text.match(/[\\d.]+/g) || []).map(Number); }
  function light(c) {
    var l = c.slice(0, 3).map(function (v) {
      v /= 255; return v <= 0.03928 ? v / 12.92 : Math.pow((v + 0.055) / 1.055, 2.4); });
    return 0.2126 * l[0] + 0.7152 * l[1] + 0.0722 * l[2];
  }
  function behind(el) {
    for (; el; el = el.parentElement) {
      var c = rgb(getComputedStyle(el).backgroundColor);
      if (c.length && (c.length < 4 || c[3] > 0)) { return c; }
    }
    return [255, 255, 255];
  }
  function scrolls(el) { return el.closest(".wide, pre.src"); }
  document.querySelectorAll("details").forEach(function (each) { each.open = true; });
  var wide = [], faint = [], clipped = [], seen = 0;
  document.querySelectorAll("body *").forEach(function (el) {
    var box = el.getBoundingClientRect(), svg = el.closest("svg");
    if (el.matches("script, .skip") || !box.width) { return; }
    if (box.right > innerWidth + 1 && !scrolls(el)) { wide.push(el.tagName + "." + el.className); }
    var own = [].some.call(el.childNodes, function (n) {
      return n.nodeType === 3 && n.textContent.trim(); });
    if (!own) { return; }
    seen += 1;
    if (!svg && el.scrollWidth > el.clientWidth + 1 && el.clientWidth && !scrolls(el)) {
      clipped.push(el.tagName + ": " + el.textContent.slice(0, 40));
    }
    var on = svg && el.matches(".on") ? rgb(getComputedStyle(el.previousElementSibling).fill)
      : behind(el);
    var ink = rgb(svg ? getComputedStyle(el).fill : getComputedStyle(el).color);
    var a = light(ink), b = light(on);
    var contrast = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
    if (contrast < 4.5) { faint.push(el.tagName + " " + contrast.toFixed(2)); }
  });
  var overlaps = [];
  document.querySelectorAll("svg.sp").forEach(function (svg) {
    var texts = [].slice.call(svg.querySelectorAll("text")).map(function (t) {
      return t.getBoundingClientRect(); });
    for (var i = 0; i + 1 < texts.length; i += 1) {
      var p = texts[i], q = texts[i + 1];
      if (p.left < q.right - 1 && q.left < p.right - 1 && p.top < q.bottom - 2 &&
          q.top < p.bottom - 2) { overlaps.push(i); }
    }
  });
  parent.postMessage(JSON.stringify({
    width: innerWidth, page: document.documentElement.scrollWidth, wide: wide, faint: faint,
    clipped: clipped, overlaps: overlaps, seen: seen,
    buttons: document.querySelectorAll("button").length,
    dark: matchMedia("(prefers-color-scheme: dark)").matches}), "*");
});
</script></body>"""
FRAME = """<!doctype html><meta charset="utf-8"><script>
addEventListener("message", function (told) { document.body.dataset.measured = told.data; });
</script><body style="margin:0">
<iframe src="inner.html" style="border:0;width:WIDTHpx;height:800px"></iframe></body>"""
"""A window is 500 wide at least; a frame may be as narrow as a phone."""
MOE = (
    "{dp: 2, sp: 2, tp: 4, pp: 2, ep: 8, stream: tokens, "
    "sequence: {cut: zigzag, exchange: ring}, schedule: {microbatches: 4}}"
)
SCENES = {
    "dense": ("check", "llama-3.1-70b", "tp: 8"),
    "moe": ("check", "deepseek-v2-lite", MOE),
    "heads": ("why", "llama-3.1-70b", "tp: 6"),
    "sum": ("why", "llama-3.1-8b",
            "{tp: 2, ffn: {gate: {split: in, sum: activation}, up: {split: in}}}"),
    "edit": ("why", "llama-3.1-8b", "{tp: 2, edits: [{drop: layers.*.attention.all_reduce}]}"),
    "none left": ("why", "qwen2-7b", "{devices: 8, dp: 1, pp: 1, sp: 1, tp: '?'}"),
    "left": ("why", "qwen2-7b", "{devices: 8, dp: 1, pp: 2, sp: 1, tp: '?'}"),
    "launch": ("why", "llama-3.1-70b", "vllm serve meta-llama/Llama-3.1-70B-Instruct -tp 6"),
    "plans": ("plans", "llama-3.1-70b", "{devices: 16, dp: '?', pp: '?', sp: 1, tp: '?'}"),
}  # fmt: skip


def shown(page: str, width: int, *, dark: bool) -> tuple[dict[str, Any], list[str]]:
    """What the page measures of itself, and what stands in the console."""
    assert BROWSER is not None
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as name:
        file = Path(name, "page.html")
        Path(name, "inner.html").write_text(page.replace("</body>", MEASURE), "utf-8")
        file.write_text(FRAME.replace("WIDTH", str(width)), "utf-8")
        theme = ["--blink-settings=preferredColorScheme=0"] if dark else []
        done = subprocess.run(
            [BROWSER, "--headless", "--no-sandbox", "--disable-gpu", "--no-first-run",
             "--disable-background-networking", f"--user-data-dir={name}/profile", *theme,
             "--enable-logging=stderr", "--window-size=1300,900", "--virtual-time-budget=4000",
             "--dump-dom",
             file.as_uri()],
            capture_output=True, text=True, check=True, timeout=120,
        )  # fmt: skip
    found = re.search(r'data-measured="([^"]*)"', done.stdout)
    assert found is not None, "the page did not load"
    console = [line for line in done.stderr.splitlines() if "CONSOLE" in line]
    return json.loads(html.unescape(found[1])), console


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("width", [1280, 390])
@pytest.mark.parametrize("name", SCENES)
def test_a_page_is_laid_out(
    name: str, width: int, shell: Shell, tmp_path: Path, *, dark: bool
) -> None:
    command, model, text = SCENES[name]
    if text.startswith("vllm"):
        given = ["-m", MODELS / f"{model}.json", "--format", "html", "--", *text.split()]
    else:
        given = [plan_of(tmp_path, model, as_block(text)), "--format", "html"]
    told = shell(command, *given).out
    found, console = shown(told, width, dark=dark)
    assert console == []
    assert (found["width"], found["dark"]) == (width, dark)
    assert found["page"] <= width
    assert {key: found[key] for key in ("wide", "faint", "clipped", "overlaps")} == {
        "wide": [], "faint": [], "clipped": [], "overlaps": [],
    }  # fmt: skip
    assert found["seen"] > 100
    assert found["buttons"] == 6


def as_block(text: str) -> str:
    """A flow mapping as lines that may follow `model:`."""
    from shardproof.spec.source.node import plain
    from shardproof.spec.source.read import read_text

    found = plain(read_text(text, "scene.yaml"))
    assert isinstance(found, dict)
    return "\n".join(f"{key}: {json.dumps(value)}" for key, value in found.items())
