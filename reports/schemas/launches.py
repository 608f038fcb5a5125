"""What is told of a launch command: what it is, and what its engine says of it."""

from __future__ import annotations

from shardproof.reports.schemas.parts import (
    flag,
    many,
    or_null,
    record,
    ref,
    text,
    texts,
    whole,
    word,
)

SAID = record(
    "what an engine says of a launch command",
    {
        "name": text("the engine"),
        "version": text("of which"),
        "verdict": word(
            "whether it starts, and whether what it then does is right",
            *("accepted", "rejected", "fails_later", "wrong", "unknown"),
        ),
        "reasons": many(
            "each rule that decides this",
            record(
                "a rule of the engine",
                {
                    "message": text("what a user would see"),
                    "rule": text("its name"),
                    "source": text("what it rests on"),
                    "law": or_null(text("the clause that is broken behind it, in words")),
                },
            ),
        ),
        "notes": texts("what else is worth knowing"),
    },
)
_POOL = record(
    "the devices that one command describes",
    {
        "engine": word("which", "vllm", "sglang", "tensorrt-llm", "megatron"),
        "version": text("of the engine, by which its options were read"),
        "version_said": flag("whether the command or the caller says it"),
        "model": or_null(text("what the command calls the model")),
        "phase": word("which of two pools it starts", "both", "prefill", "decode"),
        "devices": whole("all of them", 1),
        "nodes": or_null(whole("on how many machines, where that is said", 1)),
        "part": or_null(text("what of them this command starts, where that is not all")),
        "mesh": many(
            "the axes, slowest first",
            record("an axis", {"axis": text("as the engine calls it"), "size": whole("ranks", 1)}),
        ),
        "modules": many(
            "what each part of the model is split over",
            record("a part", {"module": text("which"), "over": text("what")}),
        ),
        "words": many(
            "what became of each word",
            record(
                "an option with its value",
                {
                    "said": text("the words"),
                    "option": or_null(text("its long name")),
                    "bears_on": word(
                        "what it decides",
                        *("parallel", "profile", "neither", "removed", "unknown"),
                    ),
                    "place": ref("where", "place"),
                },
            ),
        ),
    },
)
LAUNCH = record(
    "what a launch command is, before anybody judges it",
    {
        "pools": many("one, or prefill's and decode's", _POOL),
        "lacks": many(
            "what the engine does and no word of a plan says",
            record(
                "one thing",
                {"name": text("stable"), "what": text("it is"), "place": ref("where", "place")},
            ),
        ),
        "notes": texts("what is worth knowing"),
    },
    {
        "others": record(
            "where the engine does not take it: what it takes on the same devices",
            {
                "commands": many(
                    "those that hold no more weights on a device, the first what to try first",
                    record(
                        "a command",
                        {
                            "says": text("what is otherwise"),
                            "command": text("all of it, for a shell"),
                            "law": word("of the plan that it means", "legal", "unknown"),
                        },
                    ),
                ),
                "degrees": many("tensor degrees that it takes for this model", whole("one", 1)),
                "why_none": or_null(text("why there is none")),
            },
        )
    },
)
