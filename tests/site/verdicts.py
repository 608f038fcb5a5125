"""The plans of known models whose reports and certificates are part of the site."""

from __future__ import annotations

import io
from contextlib import chdir, redirect_stdout
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from shardproof.__main__ import main

ROOT = Path(__file__).parents[2]
EXAMPLES = ROOT / "examples"


@dataclass(frozen=True, slots=True)
class Shown:
    """A plan, and what one would come to see of it."""

    model: str
    plan: str
    """As in a file, without the line that names the model."""
    about: str


def _example(name: str) -> str:
    lines = (EXAMPLES / "plans" / f"{name}.yaml").read_text("utf-8").splitlines()
    return "\n".join(each for each in lines if not each.startswith(("model:", "#")))


SHOWN = {
    "llama-3.1-8b-tp2": Shown("llama-3.1-8b", "tp: 2", "one line"),
    "llama-3.1-70b-tp8": Shown("llama-3.1-70b", _example("llama-3.1-70b-tp8"), "eight devices"),
    "llama-3.1-70b-tp6": Shown("llama-3.1-70b", "tp: 6", "64 heads evenly over 6 ranks"),
    "llama-3.1-70b-tp6-balanced": Shown(
        "llama-3.1-70b", _example("llama-3.1-70b-tp6-balanced"), "the same in balance"
    ),
    "llama-3.1-405b-pp16-tp8": Shown(
        "llama-3.1-405b",
        "dp: 64\npp: 16\ntp: 8\nprefill: {stream: tokens}",
        "8,192 devices, prefill with a stream over tokens",
    ),
    "qwen2-7b-tp8": Shown("qwen2-7b", "tp: 8", "28 heads over 8 ranks"),
    "qwen3-32b-ring": Shown(
        "qwen3-32b",
        "prefill: {sp: 4, tp: 2}\ndecode: {tp: 8}\nsequence: {cut: zigzag, exchange: ring}",
        "ring attention in prefill, tensor parallelism in decode",
    ),
    "mixtral-8x7b-ep8": Shown("mixtral-8x7b", "tp: 8\nep: 8", "experts over the ranks of tp"),
    "deepseek-v3-dp256": Shown("deepseek-v3", "dp: 256\nep: 256", "experts over replicas"),
    "qwen3-30b-a3b-tp3": Shown("qwen3-30b-a3b", "tp: 3", "nothing divides by 3"),
    "gemma-3-27b-pp4": Shown("gemma-3-27b", "pp: 4\ntp: 4", "local and global layers in stages"),
    "gpt-oss-120b-tp4": Shown("gpt-oss-120b", "tp: 4\nep: 4", "sinks and biased experts"),
    "llama-3.1-8b-sum-after-activation": Shown(
        "llama-3.1-8b", _example("sum-after-activation"), "an activation of partial sums"
    ),
}


def written(name: str) -> dict[str, bytes]:
    """The report of a plan and its certificate, as files of the site."""
    one = SHOWN[name]
    with TemporaryDirectory() as where, chdir(where):
        config = (EXAMPLES / "models" / f"{one.model}.json").read_bytes()
        Path("config.json").write_bytes(config)
        Path(f"{name}.yaml").write_text(f"model: config.json\n{one.plan}\n", "utf-8")
        plan, page, cert = f"{name}.yaml", "page.html", "cert.json"
        with redirect_stdout(io.StringIO()):
            code = main(["check", plan, "--format", "short"])
            told = main(["why" if code else "check", plan, "--format", "html", "-o", page])
            certified = main(["certify", plan, "-o", cert])
        if code not in (0, 1) or {told, certified} != {code}:
            raise RuntimeError(
                f"{name}: exit {code}, {told} of its report, {certified} of the other"
            )
        return {
            f"{name}.html": Path(page).read_bytes(),
            f"{name}.certificate.json": Path(cert).read_bytes(),
        }
