"""What is asked of the dense feed-forward block."""

from __future__ import annotations

from shardproof.proofs.theorems.asked.condition import (
    BEYOND,
    FIRST_HAS,
    MISSING,
    ON_EACH,
    ON_ONE,
    TWICE,
    WIDE,
    Condition,
    joins,
    nobody,
    once,
    over_tp,
)

DENSE = ("dense",)
FFN = r"\S*\.(ffn\.|attended|out )"
SHARE = "… is applied to each rank's share of a sum"


def _projection(name: str, when: str) -> tuple[Condition, ...]:
    group, path = f"ffn.{name}.group", f"ffn.{name}"
    return (
        Condition(
            ("bias",), f"the bias of {name} is counted once",
            f"tp == 1 or not ({when}) or not model.up_bias or ({path}.split != 'in'"
            f" and ({path}.bias in ('after', 'every') or ffn.width.first_alone))"
            f" or ({path}.split == 'in' and {path}.bias != 'every'"
            f" and ({path}.bias != 'after' or {path}_state != 'sum' or not model.gated"
            " or ffn.activated == 'sum'" + (")" if name == "up" else " or True)") + ")",
            (ON_EACH, ON_ONE), FFN, layers=DENSE,
        ),
        Condition(
            ("all_reduce", "all_gather", "reduce_scatter"),
            f"what joins the pieces of {name} runs over tp alone",
            f"not ({when}) or {over_tp(group)} or ({nobody(group)} and {path}.split != 'in')"
            f" or {path}.collective == 'none' or ({path}.split != 'in'"
            f" and {path}.collective == 'auto')"
            f" or ({path}.split == 'in' and {path}.sum in ('down', 'product'))"
            + (" or ffn.up_idle" if name == "up" else ""),
            WIDE, FFN, layers=DENSE,
        ),
    )  # fmt: skip


CONDITIONS = (
    Condition(
        ("linear",), "every intermediate dimension is on a rank where any is read",
        "(ffn.up.split != 'out' and ffn.down.split != 'in'"
        " and (ffn.gate.split != 'out' or not model.gated))"
        " or (ffn.width.least >= 1 and not ffn.width.beyond)",
        (MISSING, BEYOND), FFN,
        layers=DENSE,
    ),
    Condition(
        ("linear",), "and on one alone where the second projection sums over them",
        "ffn.down.split != 'in' or ffn.width.most == 1 or ffn.product == 'sum'"
        " or ffn.down_state in ('whole', 'tokens')",
        (TWICE,), FFN, layers=DENSE,
    ),
    Condition(
        ("linear",), "a block of a fused weight is what its parts' maps say",
        "ffn.fused == 'grouped' or not model.gated or ffn.gate.split != 'out'"
        " or ffn.up.split != 'out' or (not ffn.width.moved and not ffn.width.padded"
        " and (tp == 1 or ffn.width.most == 1))",
        ("rank …'s block of […] is not what its maps say",), FFN, layers=DENSE,
    ),
    *_projection("gate", "model.gated"),
    *_projection("up", "True"),
    Condition(
        ("act", "joint"), "what is activated is no share of a sum",
        "tp == 1 or ffn.activated != 'sum'",
        (SHARE,), FFN, layers=DENSE,
    ),
    Condition(
        ("all_reduce", "all_gather", "reduce_scatter"),
        "what joins the pieces of the block's output runs over tp alone",
        joins("ffn.down", "ffn.down_state", "ffn.down.collective == 'auto'"
              " and (ffn.down_state in ('whole', stream) or ffn.tokenwise)"),
        WIDE, FFN, layers=DENSE,
    ),
    Condition(
        ("bias",), "the bias of the second projection is counted once",
        "not model.down_bias or ffn.full_though_split"
        " or (ffn.taken_for_whole and ffn.down.bias == 'every') or "
        + once("ffn.down.bias", "ffn.down_state == 'sum'", FIRST_HAS),
        (ON_EACH, ON_ONE), FFN, layers=DENSE,
    ),
)  # fmt: skip
