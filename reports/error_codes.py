"""What each code of an error of input, and of a note, stands for."""

from __future__ import annotations

from shardproof.reports.terminal import Page
from shardproof.spec.record import dataclass


@dataclass(frozen=True, slots=True)
class Meaning:
    says: str
    example: str
    """What a person writes."""
    right: str


ERRORS: dict[str, Meaning] = {
    "FILE-MISSING": Meaning(
        "A file that was named is not there.",
        "model: ../no.json",
        "paths in a plan are relative to it",
    ),
    "FILE-KIND": Meaning(
        "What was named is a folder, a device or another kind of file.",
        "check examples/",
        "name a YAML or JSON file, or - for standard input",
    ),
    "FILE-SIZE": Meaning(
        "A file is larger than is read.", "check /dev/zero", "a plan has at most 1 MB"
    ),
    "FILE-TEXT": Meaning(
        "A file is no text in UTF-8.", "check model.safetensors", "save it as UTF-8"
    ),
    "FILE-SYNTAX": Meaning(
        "YAML or JSON that cannot be read.", "tp: [4, 2", "the place says where it ends"
    ),
    "FILE-KEY": Meaning("A key stands twice, or is none.", "tp: 8 … tp: 4", "leave one out"),
    "FILE-TAG": Meaning("YAML tags are not read.", "tp: !!python/int 8", "write the value"),
    "FILE-DEPTH": Meaning(
        "Values are nested too deep.", "[[[[…]]]]", "a plan is a few levels deep"
    ),
    "FILE-NODES": Meaning(
        "A file has too many values.", "a list of millions", "name a regular cut in its place"
    ),
    "FILE-WRITE": Meaning(
        "A file could not be written.", "certify -o /no/such", "the system's reason follows"
    ),
    "CASES-JOURNAL": Meaning(
        "A journal of a fuzzed executor cannot be gone on with.",
        "journal='README.md'",
        "name another file; seed, test and profile are the journal's own",
    ),
    "FUZZ-JOURNAL": Meaning(
        "A journal of `fuzz` cannot be gone on with.",
        "fuzz --journal README.md",
        "name another file; the seed is the journal's own",
    ),
    "MUTATE-COMMAND": Meaning(
        "The command of somebody's tests is missing, or cannot be started.",
        "mutate",
        "mutate -- pytest tests",
    ),
    "MUTATE-TESTS": Meaning(
        "Tests fail with nothing changed, so that they can find nothing.",
        "mutate -- false",
        "tests that pass",
    ),
    "MUTATE-PROGRAM": Meaning(
        "The program whose collectives are to be changed is not right as it is.",
        "mutate examples/code/torch_mlp.py:wrong",
        "a program of which `code` says that it is equal",
    ),
    "MUTATE-ONLY": Meaning(
        "No collective is called there.",
        "mutate --only engine.py:1 -- pytest",
        "`mutate --list` names every call",
    ),
    "SWEEP-PLAN": Meaning(
        "A plan of a `sweep` cannot be read, so that nobody was asked of it.",
        "sweep README.md",
        "what is wrong with it stands in the message, as `check` would say it",
    ),
    "SWEEP-FILE": Meaning(
        "The results of a `sweep` cannot be gone on with.",
        "sweep PLAN --output README.md",
        "name another file; plans, models and deciders are those that it was begun with",
    ),
    "MUTATE-JOURNAL": Meaning(
        "A journal of `mutate` cannot be gone on with.",
        "mutate --journal README.md -- pytest",
        "name another file; a changed engine or test begins another",
    ),
    "CODE-FILE": Meaning(
        "The programs that `code` is to judge are not there, or their file raises.",
        "code model.py",
        "code model.py:pair, a tuple of sharded, reference and arguments",
    ),
    "CODE-JAX": Meaning("JAX is not installed.", "code model.py:pair", "pip install jax"),
    "CODE-TORCH": Meaning(
        "PyTorch, or transformers, is not installed.",
        "code --hf config.json --tp 4",
        "pip install 'shardproof[transformers]'",
    ),
    "CODE-CONFIG": Meaning(
        "A config or a plan of transformers cannot be used.",
        "code --hf README.md --tp 4",
        "a config.json that transformers reads",
    ),
    "CODE-LAUNCH": Meaning(
        "A launch of torchrun that one process cannot stand in for.",
        "code -- torchrun --nnodes 2 train.py",
        "one node, and --nproc-per-node 2 or more",
    ),
    "CODE-OUTPUT": Meaning(
        "A script gives nothing that could be compared.",
        "code -- torchrun --nproc-per-node 4 train.py",
        "shardproof.output(NAME, tensor) in it, or --output FUNCTION",
    ),
    "CODE-ARGUMENT": Meaning(
        "An argument of the programs has no value, or is of a kind that nothing is known of.",
        "jax.ShapeDtypeStruct((8,), jnp.int32)",
        "an array: which integers there are decides what is read",
    ),
    "CODE-REFERENCE": Meaning(
        "The program for one device raises.", "code model.py:pair", "one that runs"
    ),
    "PLAN-KEY": Meaning(
        "A plan has no such field.", "tensor_parallel_size: 8", "tp: 8; `schema` lists every field"
    ),
    "PLAN-KIND": Meaning(
        "A file is no plan.", "check config.json", "--model config.json, and a plan"
    ),
    "PLAN-TYPE": Meaning("A value of another kind than the field has.", 'tp: "8"', "tp: 8"),
    "PLAN-WORD": Meaning("A word that the field does not know.", "stream: seq", "stream: tokens"),
    "PLAN-RANGE": Meaning("A number that the field cannot have.", "tp: 0", "tp: 1"),
    "PLAN-CUT": Meaning(
        "A cut that is none, or is for another degree.",
        "heads: [4, 4]  with tp: 4",
        "one size a rank",
    ),
    "PLAN-SHAPE": Meaning(
        "Degrees that do not fit each other.", "tp: 8, devices: 6", "degrees multiply to devices"
    ),
    "PLAN-LAYER": Meaning(
        "Layers that are none, that the model has not, or of which one thing is said twice.",
        "layers: {99: {}}",
        "layers from 0, or a kind of layer",
    ),
    "PLAN-EDIT": Meaning(
        "An edit that makes no sense.",
        "{drop: layers.0.ffn.none}",
        "`run --program` names operators",
    ),
    "PLAN-OPEN": Meaning(
        "An open field where a value is wanted.", 'check with tp: "?"', "ask `why` or `plans`"
    ),
    "PLAN-MODEL": Meaning(
        "No model is named, or it cannot be read.", "tp: 8", "model: config.json, or --model"
    ),
    "PLAN-SIZE": Meaning(
        "A program too large to print.", "run --program of 100,000 ranks", "--program prefill"
    ),
    "PLAN-REPAIR": Meaning(
        "--apply could not write into the plan.", "why --apply 1 < plan", "give it a file"
    ),
    "MODEL-TYPE": Meaning(
        "A field of a config is of another kind.", '"hidden_size": "4096"', '"hidden_size": 4096'
    ),
    "MODEL-MISSING": Meaning(
        "A config lacks a field that its family needs.", "no num_hidden_layers", "add it"
    ),
    "MODEL-RANGE": Meaning(
        "A number that no model has.", '"vocab_size": 0', "a size of one at least"
    ),
    "MODEL-DIVIDE": Meaning(
        "Sizes that do not divide.", "7 heads, 2 KV heads", "heads are a multiple of KV heads"
    ),
    "MODEL-FAMILY": Meaning(
        "Layers of another family than the reader's.", "model_type: t5", "decoder-only families"
    ),
    "MODEL-LENGTH": Meaning(
        "A list has not one entry a layer.", "layer_types of 3 for 4 layers", "one a layer"
    ),
    "MODEL-ROTARY": Meaning(
        "RoPE over a part that has no pairs.", "rotary dim 3", "an even number"
    ),
    "MODEL-SHAPE": Meaning("A config is no mapping.", "[]", "an object with fields"),
    "MODEL-TWICE": Meaning(
        "Two fields for one thing say different things.", "n_embd and hidden_size", "leave one"
    ),
    "MODEL-VERSION": Meaning(
        "A neutral model of another version.", '"version": 9', "the version in the message"
    ),
    "MODEL-WINDOW": Meaning(
        "A window that fits no layer.", "sliding_window: -1", "null, or tokens"
    ),
    "MODEL-KEY": Meaning(
        "A model in a form of our own has no such field.", '"hiden": 8', "the message lists them"
    ),
    "MODEL-WORD": Meaning(
        "A word that a field of a model does not know.", '"norm": "batch"', "one that it lists"
    ),
    "MODEL-AGREE": Meaning(
        "Fields of a model that contradict each other.", "layers: [0, 1] of one kind", "as it says"
    ),
    "COMMAND-SHELL": Meaning(
        "A text of commands that only a shell which runs could read.",
        "vllm serve $(cat model) | tee log",
        "one command, its values written out",
    ),
    "COMMAND-UNSET": Meaning(
        "A variable of a command that is set nowhere.",
        "vllm serve $MODEL",
        "MODEL=… on a line before it, or the value",
    ),
    "COMMAND-PROGRAM": Meaning(
        "A command that starts no engine that is known.",
        "check -- ollama run llama3",
        "vllm serve, sglang serve, trtllm-serve, torchrun pretrain_gpt.py",
    ),
    "COMMAND-OPTION": Meaning(
        "A word that is no option of this engine, nor the value of one.",
        "vllm serve MODEL --tensor-paralel-size 8",
        "the nearest option, which the message names",
    ),
    "COMMAND-VERSION": Meaning(
        "An option that this version of the engine does not have, and another one has.",
        "docker run vllm/vllm-openai:v0.32.0 --num-scheduler-steps 8",
        "leave it out, or name the version that you run",
    ),
    "COMMAND-VALUE": Meaning(
        "An option with a value that it cannot have, or with none.",
        "vllm serve MODEL -tp eight",
        "-tp 8",
    ),
    "COMMAND-SHAPE": Meaning(
        "Numbers of a command that do not make a mesh, or a list of stages that is none.",
        "VLLM_PP_LAYER_PARTITION=5,5,a vllm serve MODEL -pp 3",
        "a number of layers a stage, and degrees that fit the devices",
    ),
    "COMMAND-MODEL": Meaning(
        "The model of a command is not here, and nothing is fetched.",
        "check -- vllm serve org/unheard-of",
        "--model CONFIG, with the path of its config.json",
    ),
    "COMMAND-FILE": Meaning(
        "A file that a command names is not here, or has an entry that the engine does not know.",
        "trtllm-serve MODEL --config no.yaml",
        "run this where the file is",
    ),
    "COMMAND-PAIR": Meaning(
        "Several commands that are no pair of prefill and decode.",
        "two commands of prefill",
        "import -- PREFILL --and DECODE",
    ),
    "CERT-NUMBER": Meaning(
        "A number too large for canonical JSON.", "vocab_size: 2**60", "below 2**53"
    ),
    "CERT-FILE": Meaning(
        "A file that is no certificate, or would be written over.",
        "verify plan.yaml",
        "name a certificate",
    ),
    "FILE-OUTSIDE": Meaning(
        "A plan names a file outside the folder that --root allows.",
        "model: ../../etc/x",
        "keep it inside",
    ),
    "REPLAY-KEY": Meaning("A replay file lacks a field.", "", "make it again"),
    "REPLAY-MISSING": Meaning("A replay file's field is not there.", "", "make it again"),
    "REPLAY-VERSION": Meaning("A replay file of another version.", "", "make it again"),
    "CASE-KIND": Meaning("A file is no case of a test.", "replay plan.yaml", "what a test wrote"),
    "CASE-VERSION": Meaning("A case of another version.", "", "run the test again"),
    "CASE-KEY": Meaning("A case has no such field.", "sead: 1", "seed: 1"),
    "CASE-MISSING": Meaning("A case lacks a field.", "no prompts", "run the test again"),
    "CASE-MODEL": Meaning(
        "No checkpoint is written of this model.", "model_type: falcon", "model_type: llama"
    ),
    "CASE-TOKENS": Meaning(
        "Tokens that are none, or rows of several lengths.", "[[1, 2], [3]]", "[[1, 2], [3, 4]]"
    ),
    "CASE-DTYPE": Meaning("Floats that are not known.", "dtype: float8", "dtype: bfloat16"),
    "CASE-SEED": Meaning("No seed.", "seed: -1", "seed: 1"),
    "CASE-SIZE": Meaning("A case is too large to run.", "", "a smaller model"),
    "EXECUTOR-NAME": Meaning(
        "No executor is found by this name.", "--executor engine", "--executor engine:Engine"
    ),
    "EXECUTOR-START": Meaning("An executor cannot be imported, or not started.", "", ""),
    "EXECUTOR-COMMAND": Meaning(
        "A server's command lacks what it needs.", "http:serve", "http:serve {checkpoint} {port}"
    ),
    "KNOWN-FILE": Meaning("A file of known failures cannot be read.", "", ""),
    "KNOWN-LINK": Meaning("A known failure has no link.", "moe later", "moe https://… later"),
    "KNOWN-TWICE": Meaning("A known failure stands twice.", "", "leave one out"),
    "WITNESS-VERSION": Meaning("A witness of another version.", "", "run --witness again"),
    "WITNESS-MISSING": Meaning("A witness lacks a field.", "no outcome", "run --witness again"),
    "WITNESS-KEY": Meaning("A witness has no such field.", "sead: 1", "seed: 1"),
    "WITNESS-TYPE": Meaning(
        "A value of another kind than a witness has there.", 'seed: "1"', "seed: 1"
    ),
    "WITNESS-WORD": Meaning(
        "A word that a witness does not know.", "outcome: {kind: wrong}", "kind: different"
    ),
    "WITNESS-RANGE": Meaning("A number that no witness has.", "batch: 0", "batch: 1"),
    "WITNESS-AGREE": Meaning(
        "Parts of a witness that contradict each other.",
        "a rank that the plan does not have",
        "run --witness again",
    ),
    "WITNESS-SIZE": Meaning(
        "A witness that takes too much to run.", "prompt: 100000", "a smaller workload"
    ),
    "WITNESS-LAYER": Meaning(
        "A witness whose plan speaks of layers that its model has not.",
        "layers: {99: {}}",
        "layers of its model",
    ),
    "WITNESS-EDIT": Meaning(
        "A witness whose plan has an edit that makes no sense.", "{drop: none}", "the edit's remedy"
    ),
    "KEY": Meaning(
        "A signing key that cannot be read, or is of another kind.",
        "certify --sign id_rsa",
        "an ed25519 key in PEM",
    ),
    "EXTRA": Meaning(
        "Something that is installed with an extra of the package.",
        "certify of an open plan",
        "pip install 'shardproof[certify]'",
    ),
    "RUNS": Meaning(
        "Runs that `certify --runs` could not make, or that were not equal.",
        "--runs 3 of a plan too large to run",
        "leave --runs out",
    ),
    "INTERRUPTED": Meaning(
        "A command was stopped by Ctrl-C; with --format json it says so. The exit code is 130.",
        "prove, then Ctrl-C",
        "run it again",
    ),
    "USAGE": Meaning(
        "A command line that means nothing.", "check --devcies 8", "--help lists options"
    ),
}
"""Codes of input errors, exit code 2."""

NOTES: dict[str, Meaning] = {
    "NOTE-MODEL": Meaning("Something of the model that a reader should know.", "", ""),
    "NOTE-EP-DENSE": Meaning(
        "ep on a model without experts does nothing.", "ep: 8 on Llama", "ep: 1"
    ),
    "NOTE-EMPTY": Meaning(
        "Ranks that hold nothing of an axis.", "tp: 16 of 8 experts", "fewer ranks"
    ),
    "NOTE-REPEAT": Meaning("Ranks that do the same work.", "decode with sp: 4", "another layout"),
    "NOTE-EXPERT-COPIES": Meaning(
        "Every expert is held several times.", "ep: 2 on 8 ranks", "a larger ep"
    ),
    "NOTE-KV-COPIES": Meaning(
        "KV heads are held by several ranks.", "8 KV heads at tp: 16", "tp: 8"
    ),
    "NOTE-UNUSED": Meaning(
        "A section that the model has no use for.", "moe: on a dense model", "leave it out"
    ),
    "NOTE-JOINED": Meaning("A partial sum is joined elsewhere than usual; it is right.", "", ""),
    "NOTE-BY-VALUE": Meaning(
        "Clauses of the usual case would refuse it; every output was shown to be the model's.",
        "",
        "",
    ),
    "NOTE-BY-LAW": Meaning("The law says legal, and the engine does not cover the plan.", "", ""),
    "NOTE-EDIT": Meaning("An edit without which the plan is legal.", "", "leave it out"),
}
"""Codes of what is legal and still worth saying."""

MEANINGS = {**ERRORS, **NOTES}


def code_text(code: str, page: Page) -> str:
    """A code: what it stands for, what brings it, what is right."""
    meaning = MEANINGS[code]
    ends = "130" if code == "INTERRUPTED" else "2"
    kind = "note" if code in NOTES else f"error of input, exit code {ends}"
    out = [page.paint(code, "bold") + f"  ({kind})", page.wrap(meaning.says, "  ")]
    if meaning.example:
        out += ["", page.wrap(meaning.example, "  such as   ", " " * 12)]
    if meaning.right:
        out.append(page.wrap(meaning.right, "  right     ", " " * 12))
    return "\n".join(out)


def code_list(page: Page) -> str:
    width = max(map(len, MEANINGS)) + 2
    return "\n".join(
        page.wrap(meaning.says, code.ljust(width), " " * width)
        for code, meaning in MEANINGS.items()
    )
