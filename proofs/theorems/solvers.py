"""The two solvers, which are given the same text."""

from __future__ import annotations

from collections.abc import Iterable
from importlib import import_module
from typing import Any, Literal

from shardproof.proofs.z3_typed import Bool

Answer = Literal["sat", "unsat", "unknown"]

STEPS = 4_000_000
"""Of z3's own count; a clock decides nothing."""
CVC5_STEPS = 400_000


class NoSolver(RuntimeError):
    """cvc5 is an extra, and is not there."""


def _answer(said: str) -> Answer:
    word = said.strip()
    return word if word in ("sat", "unsat") else "unknown"


def z3_says(script: str) -> Answer:
    z3: Any = import_module("z3")
    context = z3.Context()
    solver = z3.Solver(ctx=context)
    solver.set("rlimit", STEPS)
    solver.from_string(script)
    # Else z3 takes Ctrl-C for itself, and drops it where it is done by then.
    solver.set("ctrl_c", False)
    return _answer(str(solver.check()))


def cvc5_says(script: str) -> Answer:
    try:
        cvc5: Any = import_module("cvc5")
    except ImportError:
        raise NoSolver("cvc5 is not installed; it is the extra `cvc5`") from None
    solver = cvc5.Solver(cvc5.TermManager())
    solver.setOption("rlimit-per", str(CVC5_STEPS))
    parser = cvc5.InputParser(solver)
    parser.setStringInput(cvc5.InputLanguage.SMT_LIB_2_6, script, "query")
    symbols = parser.getSymbolManager()
    answers: list[str] = []
    while not (command := parser.nextCommand()).isNull():
        if said := str(command.invoke(solver, symbols)).strip():
            answers.append(said)
    return _answer(answers[0]) if len(answers) == 1 else "unknown"


def exported(terms: Iterable[Bool]) -> str:
    """Terms of z3 as text, which either solver reads; all of them are asserted.

    The text is that of the terms alone: z3 names what is shared in a formula by what its context
    made before, so they are written from a context of their own.
    """
    z3: Any = import_module("z3")
    context = z3.Context()
    solver = z3.Solver(ctx=context)
    # z3 writes the conjunction of nothing, which is true, as a name that nobody declares.
    solver.add([t.raw.translate(context) for t in terms if not z3.eq(t.raw, z3.And([]))])
    return f"(set-logic ALL)\n{solver.to_smt2()}"
