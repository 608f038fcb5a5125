"""Right programs of PyTorch in other forms, and wrong ones; `make agree-executors` runs this."""
# The programs that are judged have no types.
# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false
# pyright: reportUnknownArgumentType=false, reportUnknownParameterType=false
# pyright: reportMissingParameterType=false

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from shardproof import check

pytestmark = [
    pytest.mark.long,
    pytest.mark.filterwarnings("ignore::FutureWarning"),
    pytest.mark.filterwarnings("ignore::DeprecationWarning"),
    pytest.mark.filterwarnings("ignore::UserWarning"),
]
"""What PyTorch says of itself."""

torch: Any = pytest.importorskip("torch", reason="outside the lock: pip install torch")
forms: Any = import_module("tests.code.programs.torch_forms")
variety: Any = import_module("tests.code.programs.torch_variety")
RIGHT, WRONG = {**forms.RIGHT, **variety.RIGHT}, {**forms.WRONG, **variety.WRONG}
FILES = "torch_forms.py", "torch_variety.py"


@pytest.mark.parametrize("name", RIGHT)
def test_another_form_of_a_right_program_is_equal(name: str) -> None:
    main, reference, arguments = RIGHT[name]
    verdict = check(main, *arguments, ranks=4, reference=reference)
    assert verdict.word == "equal", verdict.reason
    masked = any("stand for -inf" in each for each in verdict.assumptions)
    assert masked == (name == "causal, finite mask")
    read = any("one number rounds to both" in each for each in verdict.assumptions)
    assert read == name.startswith("gelu by tanh in ")


INTEGERS = ("ids without offset",)
"""Whose wrong outputs are integers, of which PyTorch's ranks leave no trail."""


@pytest.mark.parametrize("name", WRONG)
def test_a_program_with_a_mistake_differs(name: str) -> None:
    main, reference, arguments = WRONG[name]
    verdict = check(main, *arguments, ranks=4, reference=reference)
    assert verdict.word == "differs", verdict.reason
    assert verdict.difference is not None
    assert verdict.difference.floats is not None
    assert bool(verdict.blamed) == (name not in INTEGERS)
    for each in verdict.blamed[:1]:
        assert Path(each.site.file).name in FILES


@pytest.mark.parametrize("power", [0.3, 0.5, 2.0])
def test_a_power_below_zero_is_the_reciprocal(power: float) -> None:
    exponents = torch.tensor([power, 0.5, -power, 0.25])

    def main(x: Any, w: Any) -> Any:
        made = forms.summed(forms.own(x, 1) @ forms.own(w, 0))
        return made**power, made[:, :4] ** exponents, made[:, 1] ** 0.5

    def inverted(x: Any, w: Any) -> Any:
        made = x @ w
        columns = [made[:, at] ** float(each) for at, each in enumerate(exponents)]
        return 1 / made ** (-power), torch.stack(columns, 1), made[:, 1].sqrt()

    x = torch.empty(4, 8), torch.empty(8, 8)
    assert check(main, *x, ranks=4, reference=inverted).word == "equal"
