"""The single-device model that every plan is compared with. Plain, so that it can be trusted."""

from shardproof.executor.reference.generate import Pass, Sequel, Trace, forward, generate
from shardproof.executor.reference.site import Notes, Site

__all__ = ["Notes", "Pass", "Sequel", "Site", "Trace", "forward", "generate"]
