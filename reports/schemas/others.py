"""The JSON Schemas of the other commands' answers."""

from __future__ import annotations

from shardproof.reports.schemas.parts import (
    VERSION,
    Schema,
    every,
    flag,
    foreign,
    many,
    number,
    only,
    or_null,
    record,
    ref,
    resource,
    text,
    texts,
    value,
    whole,
    word,
)
from shardproof.reports.schemas.shared import DEFS, one_of

_STEP = {"name": text("of the step"), "method": text("how it is proved")}
_THEOREM: dict[str, Schema] = {
    "name": text("of the theorem; `shardproof explain NAME`"),
    "says": text("in a sentence"),
    "operators": texts("the kinds of operators whose results rest on it"),
    "facts": texts("what the engine takes from it beside, in a word"),
    "lines": texts("the documents' lines that it proves"),
}
_WORDS: dict[str, Schema] = {
    "legal": whole("to all deciders that know"),
    "illegal": whole("to all that know"),
    "unknown": whole("to all: edited programs, or what they disagree on"),
}
_DECIDER = word("who was asked", "verdict", "law", "engine", "checker", "runs")
KINDS = ("drop", "twice", "order", "group", "root", "op")
MUTANTS = ("found", "hangs", "survived", "equivalent", "not reached", "unclear", "left")
"""Of `shardproof mutate`; tests hold them to what it says."""
CODE_WORDS = (
    "equal", "differs", "differs for other functions only", "cannot run", "stuck", "unknown",
)  # fmt: skip
_LINE = record("a line of the user's code", {
    "file": text("its file; nothing where it is not known"),
    "line": whole("its number"),
    "function": text("that it is in"),
})  # fmt: skip
_RUNS = many("runs of indices", {
    "type": "array", "items": {"type": "integer"}, "minItems": 3, "maxItems": 3,
    "description": "first, end and step, as of a Python range",
})  # fmt: skip
_MAP = record("which indices of a dimension each coordinate of a mesh axis holds", {
    "dim": text("the dimension"),
    "axis": text("the mesh axis: dp, pp, sp, tp, ep, or etp"),
    "size": whole("indices of the dimension"),
    "any_size": flag("whether the dimension may have any size, and this is one to draw"),
    "ranks": whole("coordinates of the axis", 1),
    "cut": or_null(text("the cut in a word")),
    "held": many("the first coordinates, each in its local order", _RUNS),
    "unowned": {**_RUNS, "description": "what no coordinate holds"},
    "shared": {**_RUNS, "description": "what several hold"},
})  # fmt: skip
_TENSOR = record("a tensor", {
    "name": text("its name within its section"),
    "kind": word("what it is", "weight", "cache", "activation"),
    "dims": many("its dimensions", record("a dimension", {
        "name": text("its name"),
        "size": or_null(whole("null: any")),
        "maps": many("how it is split; none: every rank has it all", _MAP),
    })),
    "partial": texts("mesh axes over which a sum is pending"),
    "replicated": texts("mesh axes whose ranks hold the same"),
    "note": or_null(text("what else is to be said")),
})  # fmt: skip
_SHOWN: dict[str, Schema] = {
    "shown_sharding": record(
        "which rank holds which block of every tensor: exit code 0, whatever the verdict",
        {
            "version": VERSION,
            "plan": text("the plan's file"),
            "model": text("the model's name"),
            "edited": flag("whether the plan edits its program"),
            "phases": many("of the plan", record("a phase", {
                "phase": word("its name", "prefill", "decode"),
                "mesh": many("axes in rank order, slowest first", record("an axis", {
                    "axis": text("its name"), "degree": whole("its ranks", 1),
                })),
                "ep": whole("expert parallel ranks, within a stage", 1),
                "etp": whole("ranks over which an expert is split", 1),
                "maps": many("layers over stages, sequences over replicas, tokens over sp", _MAP),
                "sections": many("of the program, identical layers once", record("a section", {
                    "title": text("what it is"),
                    "layers": whole("how many layers it stands for; 0: it is none"),
                    "tensors": many("its tensors", _TENSOR),
                })),
                "stopped": or_null(text("where the derivation ends, and placements with it")),
            })),
            "timeline": or_null(record("the schedule of decode", {
                "stages": whole("pipeline stages", 1),
                "steps": whole("steps that are drawn"),
                "any_number": flag("whether there may be any number of steps"),
                "cut_off": flag("whether there is more than is drawn"),
                "spans": many("visits", record("a stage's visit", {
                    "tick": whole("when"), "stage": whole("where"),
                    "group": whole("which sequences"), "step": whole("which step", 1),
                    "rank": whole("the rank of sp that runs it"),
                })),
            })),
        },
    ),
    "plans": record(
        "the legal plans: exit code 0 where there is one, 1 where there is none",
        {
            "version": VERSION,
            "input": text("the config or the plan that was given"),
            "model": text("the model's name"),
            "devices": or_null(whole("of each phase", 1)),
            "count": whole("how many are legal"),
            "complete": flag("whether all were counted"),
            "unknown": texts("what was being decided when the search was given up"),
            "order": texts("what the list is in order of"),
            "because": texts("where there is none, every reason in a sentence"),
            "plans": many("the first of them", record("a legal plan", {
                "plan": foreign("the plan", "plan"), "counts": ref("what it costs", "both_counts"),
            }, {
                "transfer": many("of two pools that differ, who sends what to whom",
                                 ref("", "sent")),
            })),
        },
        {
            "pools": or_null(many("devices of prefill and of decode", {"type": "integer"})),
            "memory": or_null(whole("bytes that a device has, of --memory", 1)),
            "fitting": or_null(whole("how many of those that were put in order fit in it")),
        },
    ),
    "replayed": record(
        "a case through an executor: exit code 0 where it is right, 1 where it fails",
        {
            "version": VERSION,
            "case": text("the file"),
            "outcome": text("right, refused, unknown, skipped, or how it failed"),
            "text": text("the same as a person reads it"),
        },
    ),
    "diff": record(
        "in what two plans differ: exit code 0 where in nothing",
        {
            "version": VERSION,
            "plans": {**texts("the two files"), "minItems": 2, "maxItems": 2},
            "differences": many("field by field", record("a field", {
                "field": text("its dotted path"),
                "phases": many("where; none is the whole plan", word("a phase", "prefill",
                                                                     "decode")),
                "first": value("what the first plan means"),
                "second": value("what the second plan means"),
            })),
        },
    ),
    "fuzzed": record(
        "plans at random: exit code 1 where deciders disagree on one",
        {
            "version": VERSION,
            "seed": whole("of all that was drawn"),
            "interrupted": flag("whether it was stopped, and this is what was done until then"),
            "plans": whole("how many"),
            "verdicts": record("how many are so", _WORDS),
            "kinds": many("by how they were drawn", record("a kind", {
                "kind": text("its name"), "says": text("what its plans are"), **_WORDS,
            })),
            "clauses": many("of the law, all", record("a clause", {
                "code": text("its code"), "broken": whole("plans that break it"),
            })),
            "operators": many("by kind, all", record("a kind of operator", {
                "kind": text("its name"),
                "right": whole("of plans that are right by value, each kind of layer once"),
                "refused": whole("plans that it is named for, which are wrong by value"),
            })),
            "runs": record("what was executed", {
                "made": whole("workloads that were run"),
                "all": whole("those that there are, of all plans"),
                "plans_not_run": whole("plans that are too large to run"),
                "plans_right_by_value": whole("plans that break a clause and are right by value"),
            }),
            "disagreements": whole("plans on which deciders disagree"),
            "findings": many("the first of each class, made small", record("a finding", {
                "fault": text("what is wrong, in a word or two"),
                "kind": text("of plans"),
                "case": text("what draws the plan again that was made small"),
                "plans": whole("how many are of the class", 1),
                "says": texts("who says what, and why"),
                "plan": text("the small plan"),
                "file": text("where it was saved, with its model"),
                "replay": text("the command that decides it again"),
                "example": text("the line that has a test try it first"),
            })),
        },
    ),
    "swept": record(
        "models × plans × deciders: exit code 1 where deciders disagree, 3 where one does not know",
        {
            "version": VERSION,
            "cases": whole("how many"),
            "no_plan": whole("of these, how many are no plan, so that nobody was asked"),
            "counts": many("by model and decider", record("of one model and decider", {
                "model": text("the config"),
                "decider": _DECIDER,
                "words": record("how many cases are so", {
                    "legal": whole("to this decider"),
                    "illegal": whole("to this decider"),
                    "unknown": whole("to this decider"),
                    "not_run": whole("too large to run"),
                    "disagreement": whole("law and engine contradict each other"),
                    "crashed": whole("the decider failed, or its process died"),
                }),
            })),
            "disagreements": whole("cases on which deciders disagree, or one has failed"),
            "shown": many("the first of them", record("a case", {
                "case": whole("its number"),
                "model": text("the config"),
                "plan": text("the file, and the line where one holds several"),
                "choice": text("what an open plan's lines are in it"),
                "said": many("by all", record("a word", {
                    "decider": _DECIDER, "word": text("what it says"), "why": text("and why"),
                })),
            })),
            "wrong": many("the first that are no plan", record("a case", {
                "plan": text("the file, and the line where one holds several"),
                "choice": text("what an open plan's lines are in it"),
                "why": text("the first error, with its place"),
            })),
            "output": or_null(text("the file of results")),
            "left_out": texts("files of folders that are no plans"),
        },
        {"errors": many("the first plans that cannot be read", ref("", "error"))},
    ),
    "mutated": record(
        "somebody's tests with one collective wrong at a time: exit code 0 where they find each, "
        "1 where they pass with one, 3 where nobody knows",
        {
            "version": VERSION,
            "outcome": word("in a word", "found", "survived", "unknown", "listed"),
            "interrupted": flag("whether it was stopped, and this is what was done until then"),
            "counts": record("how many mutants are so", {
                each: whole(f"{each}") for each in MUTANTS
            }),
            "mutants": many("one thing wrong at one call site each", record("a mutant", {
                "file": text("of the call"),
                "line": whole("of the call", 1),
                "function": text("that the call is in"),
                "collective": text("what is called"),
                "ranks": whole("of its group", 1),
                "via": text("where a library calls it, if the line calls that library"),
                "callers": texts("the lines that have called the function, with --callers"),
                "kind": word("what is done wrong", *KINDS),
                "outcome": word("what came of it", *MUTANTS),
                "test": text("which has found it, as far as is known"),
                "said": text("the first line of its failure, or why there is none"),
                "seconds": number("of the run"),
            })),
            "not_changed": texts("what could not be changed, and why"),
        },
    ),
    "judged_code": record(
        "a verdict on sharded code: exit code 0 where it is equal, 1 where it differs, is stuck or "
        "cannot run, 3 where nobody knows",
        {
            "version": VERSION,
            "program": text("FILE:NAME"),
            "verdict": word("in a word", *CODE_WORDS),
            "reason": text("why, in a sentence"),
            "site": or_null(_LINE),
            "difference": or_null(record("an element of an output with two values", {
                "output": text("its name"),
                "index": many("of the element", whole("in a dimension")),
                "field": or_null(texts("modulo a prime: the sharded program's, the reference's")),
                "floats": or_null(texts("in floats, of inputs that were drawn")),
                "elements": whole("that differ"),
                "of": whole("that there are"),
            })),
            "blamed": many("the operators found first", record("an operator", {
                "site": or_null(_LINE),
                "operator": text("its name"),
                "before": texts("how each operand stands to the reference"),
                "after": text("how the result does"),
                "instead": text("done so, every output is the reference's; or nothing"),
            })),
            "mesh": text("its axes with their sizes"),
            "split": whole("arrays that are split over ranks"),
            "collectives": many("that ran", record("a collective", {
                "site": or_null(_LINE),
                "collective": text("its name"),
                "axes": texts("of the mesh, that it runs over"),
                "ranks": whole("of its group", 1),
            })),
            "bound": or_null(number("how often a difference is missed, at most")),
            "seed": whole("of what is drawn"),
            "assumptions": texts("that the verdict rests on"),
            "law": or_null(record("of a model of --hf, what the law says", {
                "plan": every("the plan that its tp_plan is", {}),
                "word": text("legal, illegal, refused by transformers, or unknown"),
                "why": text("the reasons; nothing where it is legal"),
            })),
        },
    ),
    "redecided": record(
        "with --replay, what all deciders say of a file's plan",
        {
            "version": VERSION,
            "file": text("the file"),
            "agree": flag("whether they agree"),
            "says": many("each of them", record("a decider", {
                "who": text("which"), "word": text("its word"), "why": text("and why"),
            })),
        },
    ),
    "prove": record(
        "theorems that were proved again: exit code 1 where one was not",
        {
            "version": only("of the words about theorems", 2),
            "proved": flag("whether all of them"),
            "solvers": many("who was asked about indices and plans", word("a solver", "z3",
                                                                          "cvc5")),
            "theorems": many("each of them", record("a theorem", {
                **_THEOREM,
                "proved": flag("whether all of its steps"),
                "steps": many("in order", record("a step", {
                    **_STEP,
                    "proved": flag("whether it is"),
                    "why": text("why not, where it is not"),
                    "questions": whole("to each solver"),
                    "twins": many("the step without one assumption", record("a twin", {
                        "without": text("which assumption"),
                        "model": text("what refutes it; empty where nothing does"),
                    })),
                    "seconds": number("of processor time"),
                })),
            })),
        },
    ),
    "theorems": record(
        "with --list, what there is to prove",
        {
            "version": only("of the words about theorems", 2),
            "theorems": many("each of them", record("a theorem", {
                **_THEOREM, "steps": many("in order", record("a step", _STEP)),
            })),
        },
    ),
    "certified": record(
        "a verdict, and its certificate: exit codes as of `check`",
        {
            "version": VERSION,
            "plan": or_null(text("the plan's file")),
            "model": or_null(text("the model's name; null for an open plan")),
            "verdict": word("in a word", "legal", "illegal", "no legal plan", "unknown"),
            "unknown": texts("why it is unknown, or why there is no certificate"),
            "reasons": texts("codes of the clauses that the plan breaks"),
            "certificate": or_null(record("what was made; null where nothing was", {
                "file": or_null(text("where it was written")),
                "bytes": whole("how many"),
                "sha256": text("of them"),
                "signatures": whole("how many there are around it"),
                "text": or_null(text("the certificate, if no file was asked for")),
            })),
        },
    ),
    "verified": record(
        "what the checker says of a certificate: exit code 4 where it is refused",
        {
            "version": VERSION,
            "certificate": text("the file"),
            "verdict": text("what the certificate shows, or what is wrong with it"),
            "why": text("in words"),
            "holds": flag("whether it shows what it says"),
            "about": or_null(record("of what it is, as it says itself", {
                "model": text("the model's name"),
                "plan": text("the plan's degrees"),
                "subjects": record("digests of what it is of", {
                    "config": text("of the config, SHA-256"),
                    "plan": text("of the plan, SHA-256"),
                }),
                "made_by": text("which version"),
                "runs_not_repeated": whole("runs that it tells of, as evidence"),
            })),
            "signatures": texts("who has signed it, in words"),
        },
    ),
    "subject": record(
        "what a certificate of a plan is of",
        {
            "version": VERSION,
            "plan": text("the plan's file"),
            "subjects": many("config and plan", record("a subject", {
                "name": word("which", "config", "plan"),
                "sha256": text("of its canonical JSON"),
                "file": or_null(text("what it was written to, with --write")),
            })),
        },
    ),
    "checker": record(
        "the file that checks a certificate without this project",
        {
            "version": VERSION,
            "sha256": text("of the file"),
            "file": or_null(text("where it was written, with --output")),
            "text": or_null(text("the file itself, if neither --output nor --digest was said")),
        },
    ),
    "explained": record(
        "what is known under a name, or a line for each name that a word leads to",
        {
            "version": VERSION,
            "found": many("each of them", record(
                "a name",
                {
                    "kind": word("of what; word: of another tool", "clause", "operator", "code",
                                 "theorem", "word"),
                    "name": text("the name"),
                    "says": text("in a sentence"),
                },
                {
                    "clause": ref("more of a clause that was asked for", "clause"),
                    "operator": ref("more of an operator that was asked for", "operator"),
                    "code": ref("more of a code that was asked for", "code"),
                    "theorem": ref("more of a theorem that was asked for", "theorem"),
                },
            )),
        },
    ),
    "examples": record(
        "what comes with the package, and what was copied of it",
        {
            "version": VERSION,
            "plans": many("plans", record("a plan", {
                "name": text("its name"), "says": text("what it shows")})),
            "models": texts("configs, by name"),
            "witnesses": texts("witnesses, by name"),
            "ci": texts("files for a CI, by name"),
            "commands": texts("launch commands, by name"),
            "published": texts("configs as a hub has them, by its names"),
            "sweeps": texts("open plans to sweep, and streams of plans, by name"),
            "code": texts("sharded code, by name"),
            "copied": texts("files that were written"),
            "printed": many("with --to -, the files themselves", record("a file", {
                "name": text("its folder and name"), "text": text("what it holds")})),
        },
    ),
    "init": record(
        "a commented plan",
        {
            "version": VERSION,
            "model": text("the model's name"),
            "file": or_null(text("where it was written")),
            "plan": text("the plan, as YAML"),
        },
    ),
    "import": record(
        "the plan of a launch command",
        {
            "version": VERSION,
            "model": text("the model's name"),
            "file": or_null(text("where it was written")),
            "plan": text("the plan, as YAML"),
            "launch": ref("what the command is", "launch"),
        },
    ),
    "export": record(
        "an engine's command for a plan: exit code 0 where it says all of it, else 1",
        {
            "version": VERSION,
            "plan": text("the file"),
            "engine": word("whose command", "vllm", "sglang", "tensorrt-llm", "megatron"),
            "commands": texts("one, or prefill's and decode's; none where none says the plan"),
            "unsaid": many("fields that no command of this engine sets so", record("a field", {
                "field": text("its dotted path"),
                "phases": many("in which", word("a phase", "prefill", "decode")),
                "plan": value("the plan's value"),
                "command": value("that of the nearest command"),
            })),
            "lacks": texts("why else no command says the plan"),
            "notes": texts("what is worth knowing"),
        },
    ),
    "help": record(
        "what --help and --version print",
        {"version": VERSION, "shown": text("for a person")},
    ),
}  # fmt: skip
_DETAILS: dict[str, Schema] = {
    "clause": record(
        "a clause of the law",
        {
            "modules": texts("what of a model it is about"),
            "phases": many("in which it holds", word("a phase", "prefill", "decode")),
            "formula": text("when exactly it holds"),
            "documents": texts("the lines that it rests on"),
            "fix": text("what to change first"),
            "where": many("the values that the formula rests on", record("a value", {
                "name": text("as formulas name it"),
                "formula": text("what it stands for"),
            })),
            "example": or_null(record("a plan that breaks this clause and no other", {
                "about": text("what is wrong with it"),
                "plan": text("as YAML"),
                "picture": texts("which rank holds what, line by line"),
                "says": text("what `check` says"),
                "runs": text("what comes of running it"),
                "shows": record("the operator at which the breach shows", {
                    "role": text("what it is for in the program"),
                    "operator": text("its kind"),
                }),
            })),
        },
    ),
    "operator": record(
        "a kind of operator",
        {
            "place": text("where it stands: on a rank, of a group, or between"),
            "reads": many("the dimensions of each operand; none: of any", texts("of an operand")),
            "dims": or_null(text("what becomes of its dimensions, in a line; or null")),
            "keys": many("what else it is about", record("a key", {
                "name": text("the key"),
                "takes": text("which kind of value"),
                "words": texts("or one of these"),
                "needed": flag("whether an edit that inserts it has to say it"),
            })),
            "program": or_null(text("a line of a program that has it")),
            "edit": or_null(text("an edit that inserts it")),
            "files": record("from the root of the project, the files in which it is", {
                "name": text("of its class"),
                "written": text("its class"),
                "engine": text("what it makes of values"),
                "executor": text("what it makes of numbers"),
            }),
        },
    ),
    "code": record(
        "a code of an error or of a note",
        {
            "note": flag("whether it is of a note"),
            "example": or_null(text("what brings it")),
            "right": or_null(text("what is right")),
        },
    ),
    "theorem": record(
        "a theorem",
        {
            "operators": _THEOREM["operators"],
            "facts": _THEOREM["facts"],
            "lines": _THEOREM["lines"],
            "steps": many("in order", record("a step", _STEP)),
        },
    ),
}  # fmt: skip


def answer(command: str, *shapes: str) -> Schema:
    """What a command answers with `--format json`: one of these shapes, or errors."""
    body = {"description": f"the answer of `shardproof {command} --format json`", **one_of(*shapes)}
    return resource(command, f"shardproof {command}", body, {**DEFS, **_SHOWN, **_DETAILS})
