"""The dense feed-forward block."""

from __future__ import annotations

from shardproof.spec.law.clause import Clause
from shardproof.spec.law.values import alone, fits, idles, on_all


def _projection(name: str, code: str, word: str, when: str) -> tuple[Clause, ...]:
    """The clauses that gate and up share; `when` says where there is such a layer."""
    idle = " or ffn.up_idle" if name == "up" else ""
    # Pieces of up may be put in order once more before gate is multiplied with them.
    turned = """ and not (ffn.up.split == 'in' and ffn.up.bias == 'after'
                    and ffn.up.collective == 'reduce_scatter'
                    and (ffn.width.padded or ffn.width.moved))""" * (name == "up")
    return (
        Clause(
            code=f"FFN-{code}-INPUT",
            sentence=f"The {word} reads the whole stream, or its own rows of it; or the rank's own "
            "tokens, where the whole block is computed on these; or what the first rank alone has, "
            "where nobody counts what the others make.",
            documents=("ffn.md:32", "tensor_parallelism.md:48-63"),
            modules=("ffn",),
            scope="layer",
            only="dense",
            lies="ffn",
            text=f"""not ({when})
                or ffn.{name}_entering == 'whole' or ffn.tokenwise
                or (ffn.{name}_entering == 'hidden'
                    and (ffn.{name}.split == 'in' or ffn.{name}_on_first))""",
            say=f"the {word} (split: {{ffn.{name}.split}}) needs every token with all of its "
            "hidden dimensions, and the stream is split over {stream}: a rank reads {input:stream}",
            at=(f"ffn.{name}.input", "stream"),
            fix=f"ffn: {{{name}: {{input: auto}}}}",
        ),
        Clause(
            code=f"FFN-{code}-JOINED",
            sentence=f"Pieces of the {word} are joined by the collective that fits them.",
            documents=("tensor_parallelism.md:84-85", "tensor_parallelism.md:105-114"),
            modules=("ffn",),
            scope="layer",
            only="dense",
            lies="ffn",
            text=f"""not ({when}) or (tp == 1 and ffn.{name}.split != 'in')
                or not ffn.{name}_state in ('counted', 'broken')""",
            say=f"the {word} with split: {{ffn.{name}.split}} over {{tp}} ranks: "
            f"{{joins:ffn.{name}}}",
            at=(f"ffn.{name}.collective", f"ffn.{name}"),
            fix=f"ffn: {{{name}: {{collective: auto}}}}",
        ),
        Clause(
            code=f"FFN-{code}-GROUP",
            sentence=f"The collective of the {word} runs over the ranks that the block lies "
            "over, those of tp if it does not say, and no others.",
            documents=("tensor_parallelism.md:105-114",),
            modules=("ffn",),
            scope="layer",
            only="dense",
            lies="ffn",
            text=f"""not ({when}) or ffn.{name}.collective == 'none'
                or (ffn.{name}.split != 'in' and (ffn.{name}.collective == 'auto'
                    or {alone(f"ffn.{name}.group")}))
                or (ffn.{name}.split == 'in' and (ffn.{name}.sum == 'down'{idle}
                    or (tp == 1 and not model.gated and ffn.{name}.sum == 'product')))
                or ({fits(f"ffn.{name}.group")})""",
            say=f"the collective of the {word} runs over {{group:ffn.{name}.group}}",
            at=(f"ffn.{name}.group",),
            fix=f"ffn: {{{name}: {{group: null}}}}",
        ),
        Clause(
            code=f"FFN-{code}-BIAS",
            sentence=f"The bias of the {word} is counted once.",
            documents=("ffn.md:37", "tensor_parallelism.md:33-36"),
            modules=("ffn",),
            scope="layer",
            only="dense",
            lies="ffn",
            text=f"""not ({when}) or not model.up_bias
                or (tp == 1{turned})
                or (ffn.{name}.split != 'in' and ffn.{name}.bias in ('after', 'every'))
                or (ffn.{name}.bias == 'first' and ffn.width.first_alone
                    and (ffn.{name}.split == 'out'
                        or (ffn.{name}.split == 'none' and ffn.up_state != 'sum'
                            and (ffn.down.split == 'in' or ffn.share_of_one or ffn.first_reads
                                or (ffn.width.filled and ffn.gathers
                                    and ffn.gate_piece == 'width')))))
                or (ffn.{name}.split == 'in' and (ffn.{name}.bias in ('first', 'divided')
                    or (ffn.{name}.bias == 'after'
                        and (ffn.{name}_state != 'width' or ffn.piece_of_one)
                        and (ffn.{name}_state != 'sum'
                            or not model.gated or {"False" if name == "up" else "True"}))))""",
            say=f"the bias of the {word} (split: {{ffn.{name}.split}}) is added "
            f"{{once:ffn.{name}.bias}}, {{bias:ffn.{name}}}",
            at=(f"ffn.{name}.bias", f"ffn.{name}.split"),
            fix=f"ffn: {{{name}: {{bias: after, sum: boundary}}}}",
        ),
    )


FFN = (
    Clause(
        code="FFN-TOKENS",
        sentence="A block that lies over ranks with other tokens than each other reads the tokens "
        "of all of them.",
        documents=("ffn.md:61", "tensor_parallelism.md:48-63"),
        modules=("ffn",),
        scope="layer",
        only="dense",
        text="""not ffn.apart or ((stream == 'whole' and not ffn.of_others)
            or (ffn.up.input != 'own' and (not model.gated or ffn.gate.input != 'own')))""",
        say="the block lies over {over:ffn}, whose ranks have other tokens than each other: "
        "nobody gathers these, and parts of different tokens are put together",
        at=("ffn.up.input", "ffn.gate.input", "ffn.over"),
        fix="ffn: {up: {input: auto}, gate: {input: auto}}",
    ),
    Clause(
        code="FFN-HIDDEN-OWNED",
        sentence="Where a block over ranks of its own splits the hidden dimension, every index of "
        "it is on one of them, and on exactly one where pieces are summed.",
        documents=("ffn.md:34", "tensor_parallelism.md:33-36"),
        modules=("ffn",),
        scope="layer",
        only="dense",
        lies="ffn",
        apart=True,
        text="""(ffn.down.split != 'out' and ffn.up.split != 'in'
                and (not model.gated or ffn.gate.split != 'in'))
            or hidden.least == 1
            or (hidden.least > 1 and ffn.up.split != 'in'
                and (not model.gated or ffn.gate.split != 'in'))""",
        say="{cut:hidden}{twice:hidden}",
        at=("hidden", "ffn.over"),
        fix="hidden: balanced",
    ),
    Clause(
        code="FFN-WIDTH-OWNED",
        sentence="Every intermediate dimension is on a rank, and on exactly one where the second "
        "projection sums over them.",
        documents=("ffn.md:32-34", "tensor_parallelism.md:33-36"),
        modules=("ffn",),
        scope="layer",
        only="dense",
        lies="ffn",
        text=f"""(ffn.up.split != 'out' and ffn.down.split != 'in'
                and (ffn.gate.split != 'out' or not model.gated))
            or (ffn.width.least >= 1 and not ffn.width.beyond
                and (ffn.width.most == 1 or ffn.down.split != 'in'
                    or ffn.down_state in ('whole', 'tokens')
                    or (ffn.product == 'sum' and {on_all("ffn.width")})))""",
        say="{cut:ffn.width}{twice:ffn.width}",
        at=("ffn.width", "tp"),
        fix="ffn: {width: balanced}",
    ),
    *_projection("gate", "GATE", "gate projection", "model.gated"),
    *_projection("up", "UP", "first projection", "True"),
    Clause(
        code="FFN-ACT-SUM",
        sentence="What enters the activation is not a partial sum.",
        documents=("ffn.md:33", "ffn.md:37-38", "tensor_parallelism.md:33-36"),
        modules=("ffn",),
        scope="layer",
        only="dense",
        lies="ffn",
        text="tp == 1 or ffn.activated != 'sum'",
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
        text="""not model.gated or ffn.gate_piece == ffn.up_piece or ffn.share_of_one
            or (ffn.first_reads and ffn.product != 'sum')
            or (ffn.width.filled and ffn.up_state != 'sum'
                and (ffn.gate_piece == 'width' or ffn.down.split == 'in' or (ffn.gathers
                    and ffn.gate.collective == 'all_reduce' and ffn.gate.split == 'out')))
            or (tp == 1 and not ffn.width.moved and not ffn.width.padded)""",
        say="gate is {state:ffn.gate_piece} and up is {state:ffn.up_piece} where they are "
        "multiplied: a rank's entries of one are not at the places of the other's",
        at=("ffn.gate.split", "ffn.up.split", "ffn.gate.collective", "ffn.up.collective"),
        fix="ffn: {gate: {split: out, collective: auto}, up: {split: out, collective: auto}}",
    ),
    Clause(
        code="FFN-FUSED",
        sentence="A fused weight is cut so that each rank gets matching halves of gate and up.",
        documents=("ffn.md:33", "tensor_parallelism.md:33-36"),
        modules=("ffn",),
        scope="layer",
        only="dense",
        lies="ffn",
        text="""ffn.fused == 'grouped' or not model.gated or ffn.gate.split != 'out'
            or ffn.up.split != 'out'
            or (not ffn.width.moved and not ffn.width.padded
                and (tp == 1 or ffn.width.most == 1))""",
        say="the fused weight [gate|up] is cut in {tp} contiguous blocks, so that a rank's gate "
        "does not belong to its up",
        at=("ffn.fused",),
        fix="ffn: {fused: grouped}",
    ),
    Clause(
        code="FFN-DOWN-INPUT",
        sentence="The second projection reads the intermediate dimensions that its rows are for, "
        "or all of them.",
        documents=("ffn.md:34", "tensor_parallelism.md:84-85"),
        modules=("ffn",),
        scope="layer",
        only="dense",
        lies="ffn",
        text=f"""(tp == 1 or ffn.down.split == 'none'
                or (ffn.down.split == 'in' and {on_all("ffn.width")})) if ffn.product == 'sum'
            else ffn.down.split == 'in' or ffn.product_in == 'whole' or ffn.share_of_one
                or (tp == 1 and not ffn.width.moved and not ffn.width.padded)""",
        say="the second projection (split: {ffn.down.split}) reads a product that is "
        "{state:ffn.product_in}: {product:ffn.down}",
        at=("ffn.down.input", "ffn.down.split", "ffn.up.sum", "ffn.up.collective"),
        fix="ffn: {down: {input: auto}, up: {sum: boundary, collective: auto}}",
    ),
    Clause(
        code="FFN-OUT-WHOLE",
        sentence="What the block gives reaches the stream whole and counted once.",
        documents=("ffn.md:34", "ffn.md:37-38", "tensor_parallelism.md:105-114"),
        modules=("ffn",),
        scope="layer",
        only="dense",
        lies="ffn",
        text="""ffn.arrives in ('whole', stream)
            or (tp == 1 and (ffn.down.split != 'out'
                or (stream.in_order and not (hidden.moved or hidden.padded))))""",
        say="the second projection (split: {ffn.down.split}, collective: {ffn.down.collective}) "
        "over {tp} ranks: {arrives:ffn.down}",
        at=("ffn.down.collective", "ffn.down.split", "ffn.down"),
        fix="ffn: {down: {collective: auto}}",
    ),
    Clause(
        code="FFN-OUT-GROUP",
        sentence="The block's collective runs over the ranks that it lies over, those of tp "
        "if it does not say, and no others.",
        documents=("tensor_parallelism.md:105-114",),
        modules=("ffn",),
        scope="layer",
        only="dense",
        lies="ffn",
        text=f"""ffn.down.collective == 'none'
            or (ffn.down.collective == 'auto' and (ffn.down_state in ('whole', 'tokens')
                or (ffn.down_state == 'hidden' and stream == 'hidden')))
            or {idles("ffn.down.group", "ffn.down_state")}
            or (ffn.tokenwise and {alone("ffn.down.group")})
            or ({fits("ffn.down.group")})""",
        say="the second projection's collective runs over {group:ffn.down.group}",
        at=("ffn.down.group",),
        fix="ffn: {down: {group: null}}",
    ),
    Clause(
        code="FFN-OUT-BIAS",
        sentence="The second projection's bias is counted once.",
        documents=("ffn.md:37", "tensor_parallelism.md:33-36"),
        modules=("ffn",),
        scope="layer",
        only="dense",
        lies="ffn",
        text="""tp == 1 or not model.down_bias
            or (ffn.down_state == 'sum' and (ffn.down.bias != 'every' or ffn.taken_for_whole))
            or (ffn.down_state != 'sum' and ffn.down.bias in ('after', 'every')
                and not ffn.full_though_split)
            or (ffn.down.bias == 'first'
                and ((ffn.down_state == 'hidden' and hidden.first_alone)
                    or (ffn.down_state in ('whole', 'tokens') and stream.first_keeps_all)))""",
        say="the second projection's bias is added {once:ffn.down.bias}, {added:ffn.down.bias}",
        at=("ffn.down.bias",),
        fix="ffn: {down: {bias: after}}",
    ),
    Clause(
        code="FFN-OUT-RESIDUAL",
        sentence="The residual joins the block's output exactly once, where the model adds it.",
        documents=("ffn.md:37", "tensor_parallelism.md:33-36"),
        modules=("ffn",),
        scope="layer",
        only="dense",
        lies="ffn",
        text="""model.parallel or ffn.down.residual == 'after'
            or (model.norm == 'pre' and not model.scaled_residual
                and ffn.residual_once)""",
        say="the residual is added {once:ffn.down.residual}, {residual:ffn.down}",
        at=("ffn.down.residual",),
        fix="ffn: {down: {residual: after}}",
    ),
)
