"""The dense feed-forward block."""

from __future__ import annotations

from shardproof.spec.law.clause import Clause


def _projection(name: str, code: str, word: str, when: str = "") -> tuple[Clause, ...]:
    """The clauses of gate and of up; `when` lets models pass that have no such layer."""
    return (
        Clause(
            code=f"FFN-{code}-INPUT",
            sentence=f"The {word} reads the whole stream, or its shard of the hidden dimensions if "
            "its rows are split; or own tokens, if the block's weights are replicated.",
            documents=("ffn.md:32", "tensor_parallelism.md:48-63"),
            modules=("ffn",),
            scope="layer",
            only="dense",
            lies="ffn",
            text=f"""{when}ffn.{name}.reads == 'whole' or ffn.tokenwise
                or (ffn.{name}.reads == 'hidden' and ffn.{name}.split == 'in')""",
            say=f"the {word} (split: {{ffn.{name}.split}}) needs every token with all of its "
            "hidden dimensions, and the stream is split over {stream}: a rank reads "
            f"{{input:ffn.{name}}}",
            at=(f"ffn.{name}.gather.group", f"ffn.{name}.input", "stream"),
            fix=f"ffn: {{{name}: {{input: auto, gather: {{group: [tp]}}}}}}",
        ),
        Clause(
            code=f"FFN-{code}-JOINED",
            sentence=f"The {word} is joined by the collective that fits it: all-reduce for partial "
            "sums, all-gather for shards.",
            documents=("tensor_parallelism.md:84-85", "tensor_parallelism.md:105-114"),
            modules=("ffn",),
            scope="layer",
            only="dense",
            lies="ffn",
            text=f"{when}ffn.{name}.gives != 'broken'",
            say=f"the {word} with split: {{ffn.{name}.split}} over {{tp}} ranks: "
            f"{{joins:ffn.{name}}}",
            at=(f"ffn.{name}.collective", f"ffn.{name}"),
            fix=f"ffn: {{{name}: {{collective: auto}}}}",
        ),
        Clause(
            code=f"FFN-{code}-GROUP",
            sentence=f"The collective of the {word} runs over the block's own ranks and no others.",
            documents=("tensor_parallelism.md:105-114",),
            modules=("ffn",),
            scope="layer",
            only="dense",
            lies="ffn",
            text=f"{when}not ffn.{name}.joins or ffn.{name}.group == 'tp'",
            say=f"the collective of the {word} runs over {{group:ffn.{name}.group}}",
            at=(f"ffn.{name}.group",),
            fix=f"ffn: {{{name}: {{group: null}}}}",
        ),
        Clause(
            code=f"FFN-{code}-BIAS",
            sentence=f"The bias of the {word} is added exactly once.",
            documents=("ffn.md:37", "tensor_parallelism.md:33-36"),
            modules=("ffn",),
            scope="layer",
            only="dense",
            lies="ffn",
            text=f"{when}not model.up_bias or ffn.{name}.bias_once",
            say=f"the bias of the {word} (split: {{ffn.{name}.split}}) is added "
            f"{{once:ffn.{name}.bias}}, {{bias:ffn.{name}}}",
            at=(f"ffn.{name}.bias", f"ffn.{name}.split"),
            fix=f"ffn: {{{name}: {{bias: after, sum: boundary}}}}",
        ),
    )


FFN = (
    Clause(
        code="FFN-TOKENS",
        sentence="A block over ranks that have different tokens gathers the tokens of all of them.",
        documents=("ffn.md:61", "tensor_parallelism.md:48-63"),
        modules=("ffn",),
        scope="layer",
        only="dense",
        text="""not ffn.apart or (stream == 'whole' and not ffn.of_others)
            or (ffn.up.input != 'own' and (not model.gated or ffn.gate.input != 'own'))""",
        say="the block lies over {over:ffn}, whose ranks have other tokens than each other: "
        "nobody gathers these, and parts of different tokens are put together",
        at=("ffn.up.input", "ffn.gate.input", "ffn.over"),
        fix="ffn: {up: {input: auto}, gate: {input: auto}}",
    ),
    Clause(
        code="FFN-HIDDEN-OWNED",
        sentence=(
            "A block over ranks of its own that splits the hidden dimension has every index of it"
            " on exactly one of them."
        ),
        documents=("ffn.md:34", "tensor_parallelism.md:33-36"),
        modules=("ffn",),
        scope="layer",
        only="dense",
        lies="ffn",
        apart=True,
        text="not ffn.hidden_split or hidden.owned_once",
        say="{cut:hidden}{twice:hidden}",
        at=("hidden", "ffn.over"),
        fix="hidden: balanced",
    ),
    Clause(
        code="FFN-WIDTH-OWNED",
        sentence="Every intermediate dimension is on exactly one rank.",
        documents=("ffn.md:32-34", "tensor_parallelism.md:33-36"),
        modules=("ffn",),
        scope="layer",
        only="dense",
        lies="ffn",
        text="not ffn.width_split or ffn.width.owned_once",
        say="{cut:ffn.width}{twice:ffn.width}",
        at=("ffn.width", "tp"),
        fix="ffn: {width: balanced}",
    ),
    *_projection("gate", "GATE", "gate projection", "not model.gated or "),
    *_projection("up", "UP", "first projection"),
    Clause(
        code="FFN-ACT-SUM",
        sentence="What enters the activation is not a partial sum.",
        documents=("ffn.md:33", "ffn.md:37-38", "tensor_parallelism.md:33-36"),
        modules=("ffn",),
        scope="layer",
        only="dense",
        lies="ffn",
        text="ffn.activated != 'partial'",
        say="the projection before the activation is split over its inputs on {tp} ranks, and "
        "the activation is applied to each rank's partial sum",
        at=(
            "ffn.gate.sum",
            "ffn.up.sum",
            "ffn.gate.collective",
            "ffn.up.collective",
            "ffn.gate.split",
            "ffn.up.split",
        ),
        fix="ffn: {up: {sum: boundary, collective: auto}, gate: {sum: boundary, collective: auto}}",
    ),
    Clause(
        code="FFN-PRODUCT-PIECES",
        sentence="Gate and up are split alike where they are multiplied.",
        documents=("ffn.md:33", "tensor_parallelism.md:33-36"),
        modules=("ffn",),
        scope="layer",
        only="dense",
        lies="ffn",
        text="""not model.gated or ffn.gate.split_at_product == ffn.up.split_at_product""",
        say="gate is {split:ffn.gate.split_at_product} and up is "
        "{split:ffn.up.split_at_product} where they are multiplied: a rank's entries of one are "
        "not at the places of the other's",
        at=("ffn.gate.split", "ffn.up.split", "ffn.gate.collective", "ffn.up.collective"),
        fix="ffn: {gate: {split: out, collective: auto}, up: {split: out, collective: auto}}",
    ),
    Clause(
        code="FFN-FUSED",
        sentence=(
            "A fused [gate|up] weight is split so that each rank gets matching halves of gate and"
            " up."
        ),
        documents=("ffn.md:33", "tensor_parallelism.md:33-36"),
        modules=("ffn",),
        scope="layer",
        only="dense",
        lies="ffn",
        text="""ffn.fused == 'grouped' or not model.gated or ffn.gate.split != 'out'
            or ffn.up.split != 'out' or ffn.blocks_fit""",
        say="the fused weight [gate|up] is cut in {tp} contiguous blocks, so that a rank's gate "
        "does not belong to its up",
        at=("ffn.fused",),
        fix="ffn: {fused: grouped}",
    ),
    Clause(
        code="FFN-FUSED-ORDER",
        sentence="A fused [gate|up] weight is taken apart in the order in which it is stored.",
        documents=("ffn.md:33", "tensor_parallelism.md:33-36"),
        modules=("ffn",),
        scope="layer",
        only="dense",
        lies="ffn",
        text="not ffn.misread",
        say="[gate|up] is stored as {ffn.stored}, and taken apart as {ffn.read}: rows of up are "
        "taken for those of gate, and others in place of these",
        at=("ffn.read", "ffn.stored"),
        fix="ffn: {read: auto}",
    ),
    Clause(
        code="FFN-SCALES",
        sentence="Each number of a quantised weight of the block is multiplied with the scale of "
        "its own block.",
        documents=("ffn.md:33", "tensor_parallelism.md:33-36"),
        modules=("ffn",),
        scope="layer",
        only="dense",
        text="ffn.scales_fit",
        say="{scales:ffn} (scales: cut {ffn.scales.cut}, index {ffn.scales.index})",
        at=("ffn.scales.index", "ffn.scales.cut", "ffn.scales"),
        fix="ffn: {scales: {cut: own, index: own}}",
    ),
    Clause(
        code="FFN-DOWN-INPUT",
        sentence=(
            "The second projection reads all intermediate dimensions, or those that its rows are "
            "for; of a partial sum it makes all columns."
        ),
        documents=("ffn.md:34", "tensor_parallelism.md:84-85"),
        modules=("ffn",),
        scope="layer",
        only="dense",
        lies="ffn",
        text="""ffn.down.reads == 'whole' or (ffn.down.reads == 'width' and ffn.down.split == 'in')
            or (ffn.down.reads == 'partial' and ffn.down.split == 'none')""",
        say="the second projection (split: {ffn.down.split}) reads a product that is "
        "{state:ffn.down.reads}: {product:ffn.down}",
        at=("ffn.down.input", "ffn.down.split", "ffn.up.sum", "ffn.up.collective"),
        fix="ffn: {down: {input: auto}, up: {sum: boundary, collective: auto}}",
    ),
    Clause(
        code="FFN-OUT-WHOLE",
        sentence=(
            "The block's shards or partial sums are joined before the stream: it arrives whole, "
            "or split as the stream is."
        ),
        documents=("ffn.md:34", "ffn.md:37-38", "tensor_parallelism.md:105-114"),
        modules=("ffn",),
        scope="layer",
        only="dense",
        lies="ffn",
        text="ffn.arrives in ('whole', stream)",
        say="the second projection (split: {ffn.down.split}, collective: {ffn.down.collective}) "
        "over {tp} ranks: {arrives:ffn.down}",
        at=("ffn.down.collective", "ffn.down.split", "ffn.down"),
        fix="ffn: {down: {collective: auto}}",
    ),
    Clause(
        code="FFN-OUT-GROUP",
        sentence="The block's collective runs over the block's own ranks and no others.",
        documents=("tensor_parallelism.md:105-114",),
        modules=("ffn",),
        scope="layer",
        only="dense",
        lies="ffn",
        text="not ffn.down.joins or ffn.down.group == 'tp'",
        say="the second projection's collective runs over {group:ffn.down.group}",
        at=("ffn.down.group",),
        fix="ffn: {down: {group: null}}",
    ),
    Clause(
        code="FFN-OUT-BIAS",
        sentence="The second projection's bias is added exactly once.",
        documents=("ffn.md:37", "tensor_parallelism.md:33-36"),
        modules=("ffn",),
        scope="layer",
        only="dense",
        lies="ffn",
        text="not model.down_bias or ffn.down.bias_once",
        say="the second projection's bias is added {once:ffn.down.bias}, {added:ffn.down.bias}",
        at=("ffn.down.bias",),
        fix="ffn: {down: {bias: after}}",
    ),
    Clause(
        code="FFN-OUT-RESIDUAL",
        sentence="The residual is added to the block's output exactly once, where the model adds "
        "it.",
        documents=("ffn.md:37", "tensor_parallelism.md:33-36"),
        modules=("ffn",),
        scope="layer",
        only="dense",
        lies="ffn",
        text="""model.parallel or ffn.down.residual == 'after'
            or (model.norm == 'pre' and not model.scaled_residual
                and ffn.down.residual_once)""",
        say="the residual is added {once:ffn.down.residual}, {residual:ffn.down}",
        at=("ffn.down.residual",),
        fix="ffn: {down: {residual: after}}",
    ),
)
