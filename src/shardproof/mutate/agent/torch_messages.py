"""Send and receive of torch.distributed.

What is sent and not received, or waited for and not sent, is left to hang: that is what it does. A
receive that is dropped takes the message, and leaves it unread.
"""

from __future__ import annotations

from typing import Any

from shardproof.mutate.agent.torch_calls import Call, Change, equal, zeros


class Done:
    """What stands for the handle of a message that was never sent."""

    def wait(self, *_: object) -> bool:
        return True

    def is_completed(self) -> bool:
        return True


def send(call: Call) -> Any:
    call.watch.differs()
    if call.kind == "root":
        return call.original(**{**call.asked, **call.with_root("dst")})
    return Done() if call.original.__name__ == "isend" else None


def receive(call: Call) -> Any:
    if call.kind == "root":
        call.watch.differs()
        return call.original(**{**call.asked, **call.with_root("src")})
    tensor = call.asked["tensor"]
    unread = zeros(tensor)
    found = call.original(**{**call.asked, "tensor": unread})
    if call.original.__name__ == "irecv" or not equal(tensor, unread):
        call.watch.differs()
    return found


MESSAGES: dict[str, tuple[str, Change]] = {
    "send": ("send", send),
    "isend": ("send", send),
    "recv": ("recv", receive),
    "irecv": ("recv", receive),
}
