"""Faults of ranks that are run as one: what they are taken to agree in, and what each gets."""

from __future__ import annotations

from tests.executor.mutants.fault import Fault

CROWD = "run/test_crowd.py::"

FAULTS = (
    Fault(
        "Ranks that are run as one all get what the first of them made.",
        "run/bundles.py",
        "[values[low : low + size] for low in range(0, count * size, size)]",
        "[values[:size] for low in range(0, count * size, size)]",
        "accepted/defaults",
    ),
    Fault(
        "Ranks that are run as one all compute with the first one's part of a weight.",
        "run/joint.py",
        'return cast("Kind", bundled(tuple(each)))',
        'return cast("Kind", bundled((each[0],) * len(each)))',
        "accepted/defaults",
    ),
    Fault(
        "Ranks are taken to have the first one's part of a map.",
        "run/joint.py",
        "agreed([member.own(split) for member in self.members])",
        "self.members[0].own(split)",
        "accepted/stream-over-hidden",
    ),
    Fault(
        "Ranks are taken to stand where the first of them does.",
        "run/joint.py",
        "if all(at[a] == p for at in others)",
        "if others",
        "accepted/embedding-learned-positions-first",
    ),
    Fault(
        "Ranks are taken to work on the first one's tokens.",
        "run/joint.py",
        "        if mine != (first.sequences, first.places, first.counted_from, first.step):\n"
        "            return DIFFERS\n",
        "",
        CROWD + "test_ranks_as_one_know_nothing_of_work_that_differs",
    ),
    Fault(
        "Ranks that hold the same are taken to make the same, whatever else they look at.",
        "run/joint.py",
        "    if any(value is not first and value != first for value in values):\n"
        "        raise Apart\n",
        "",
        CROWD + "test_ranks_as_one_know_nothing_of_work_that_differs",
    ),
    Fault(
        "Of ranks that write an entry as one, each keeps the first one's.",
        "run/crowd_steps.py",
        "            member.cache[key] = entries\n",
        "            member.cache[key] = each[0]\n",
        "accepted/defaults",
    ),
    Fault(
        "A step of ranks as one finds the entries that were there a step before.",
        "run/crowd.py",
        "if made is not None and all(a is b for a, b in zip(held, each, strict=True)):",
        "if made is not None:",
        CROWD + "test_entries_that_came_from_elsewhere_are_read_anew",
    ),
    Fault(
        "Replicas that look on at a visit keep the caches that they had.",
        "run/visit.py",
        "            rank.cache.update(one.cache)\n",
        "",
        CROWD + "test_so_it_is_where_ranks_lie_along_several_axes",
    ),
    Fault(
        "What cannot run on ranks that are run as one is told of the first of them.",
        "run/crowd_steps.py",
        "            member.env[op.out] = make(member, op)\n"
        "        except CannotRun as fault:\n"
        "            raise Refused(op, member.key, str(fault)) from fault\n",
        "            member.env[op.out] = make(member, op)\n"
        "        except CannotRun as fault:\n"
        "            raise Refused(op, crowd.members[0].key, str(fault)) from fault\n",
        CROWD + "test_every_rank_would_have_made_the_same[ATTN-KV-LOCAL]",
    ),
    Fault(
        "Ranks that are run as one have functions of their own.",
        "domains/keyed.py",
        "np.tile(seeds(seed, trials // copies, label), copies)",
        "np.array(seeds(seed, trials, label))",
        "accepted/defaults",
    ),
    Fault(
        "Of ranks that are run as one, those behind the first have no ties.",
        "domains/field.py",
        "for copy in range(self.copies) for trial in trials]",
        "for copy in range(1) for trial in trials]",
        CROWD + "test_a_domain_of_copies_gives_each_what_it_has_alone",
    ),
    Fault(
        "The arguments that the first of several ranks met are all that a bound counts.",
        "domains/ledger.py",
        "for low in range(0, len(values), size):",
        "for low in range(0, size, size):",
        CROWD + "test_every_rank_would_have_made_the_same[defaults]",
    ),
    Fault(
        "Where experts are chosen, a bound counts what the first of several ranks met alone.",
        "domains/ledger.py",
        "for at in range(trial, copies * trials, trials):",
        "for at in range(trial, trials, trials):",
        CROWD + "test_every_rank_would_have_made_the_same[moe-ep-and-expert-tp]",
    ),
)
