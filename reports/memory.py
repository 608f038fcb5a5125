"""What a plan needs of a device's memory, for a person and for a program."""

from __future__ import annotations

from typing import Any

from shardproof.proofs.nearest.memory import Memory, Needs, Room, memory
from shardproof.reports.nearest import size_text
from shardproof.reports.terminal import Page
from shardproof.spec.model.model import Model
from shardproof.spec.plan.plan import PHASES, Plan


def memory_text(model: Model, found: Memory, room: Room, page: Page) -> str:
    """Two or three lines: whether it fits, of what, and what is only estimated."""
    fits, first, rest = memory_words(model, found, room)
    word = page.paint("fits" if fits else "does not fit", "legal" if fits else "illegal")
    return "\n".join([page.wrap(f"memory: {word} in {first}"),
                      *(page.wrap(each, "  ", "    ") for each in rest)])  # fmt: skip


def memory_words(model: Model, found: Memory, room: Room) -> tuple[bool, str, list[str]]:
    """Whether it fits, in what, and the sentences under that."""
    out = list[str]()
    alike = found.prefill == found.decode
    for name, needs in zip(PHASES, found.phases, strict=True):
        if alike and name == "decode":
            break
        lead = "" if alike else f"{name}: "
        out.append(f"{lead}{_needs(needs, room)}")
    by = "the config says no dtype, so that a number counts two bytes"
    by = f"counted by {model.stored.said}" if model.stored.said else by
    out.append(f"{by}; activations are an estimate for {_at_once(found, room)}, "
               "without an engine's own workspaces")  # fmt: skip
    return found.fits(room), _room(room), out


def _at_once(found: Memory, room: Room) -> str:
    """What is worked on at once, and who says so."""
    read, decoded = (
        f"{found.tokens:,} tokens read at once",
        f"{found.sequences:,} sequences decoded",
    )
    if not room.tokens_said and not room.sequences_said:
        return f"{read}, {decoded}{' (assumed)' if found.assumed else ''}"
    told = ((read, room.tokens_said), (decoded, room.sequences_said))
    return ", ".join(f"{what} ({said or 'assumed'})" for what, said in told)


def _room(room: Room) -> str:
    device = size_text(room.device)
    match room.of:
        case "rest":
            rest = f"{room.share:g} of what is left is for the cache"
            return f"{device} a device; {rest} ({room.said})"
        case "static":
            what = "weights and cache may take"
            return f"{device} a device, {room.share:g} of which {what} ({room.said})"
        case "all":
            taken = f"{room.share:g} of {device} a device ({room.said})"
            return taken if room.share != 1 else f"{device} a device"


def _needs(needs: Needs, room: Room) -> str:
    told = f"{size_text(needs.weights)} of weights, {size_text(needs.activations)} of activations"
    if needs.state:
        told += f", {size_text(needs.state)} of states"
    if needs.weights > room.limit:
        return f"{told}: the weights alone are {size_text(needs.weights - room.limit)} too much"
    if needs.left(room) < 0:
        return f"{told}: {size_text(-needs.left(room))} too much"
    told += f", {size_text(needs.left(room))} left for the cache: {needs.tokens(room):,} tokens"
    told += f" of {size_text(needs.cache)}"
    if needs.asked is not None:
        told += f", where the workload asks for {needs.asked:,}"
    return told


def memory_data(model: Model, plan: Plan, room: Room | None) -> dict[str, Any] | None:
    """The same for a program; None of a model whose sizes nobody knows."""
    if model.unread:
        return None
    found = memory(model, plan, room)
    return {
        "device_bytes": None if room is None else room.device,
        "share": None if room is None else room.share,
        "share_of": None if room is None else room.of,
        "fits": None if room is None else found.fits(room),
        "stored": model.stored.said or None,
        "tokens_at_once": found.tokens,
        "sequences_at_once": found.sequences,
        "assumed": found.assumed,
        **{
            name: _needs_data(needs, room) for name, needs in zip(PHASES, found.phases, strict=True)
        },
    }


def _needs_data(needs: Needs, room: Room | None) -> dict[str, Any]:
    return {
        "weight_bytes": needs.weights,
        "kv_bytes_per_token": needs.cache,
        "state_bytes": needs.state,
        "activation_bytes": needs.activations,
        "left_bytes": None if room is None else needs.left(room),
        "kv_tokens": None if room is None else needs.tokens(room),
        "kv_tokens_asked": needs.asked,
    }
