"""Tensor parallelism of transformers, by the plan that it has for a model: gloo workers stay alive.

The workers keep their process groups; each case's model is loaded anew, every rank its own shard.
"""

from __future__ import annotations

import functools
import os
import tempfile
from pathlib import Path
from typing import Any

import torch
import torch.distributed as dist
import torch.multiprocessing as mp
from transformers import AutoConfig, AutoModelForCausalLM
from transformers.distributed import DistributedConfig
from transformers.utils import logging

import shardproof


def loaded(folder: str, ranks: int) -> Any:
    """The rank's shard of the model, or on one rank the model."""
    # Grouped matrix products want strides of 16 bytes, which small experts have not.
    how: dict[str, Any] = {"dtype": "auto", "experts_implementation": "eager"}
    if ranks > 1:
        how["distributed_config"] = DistributedConfig(tp_size=ranks)
    return AutoModelForCausalLM.from_pretrained(folder, **how).eval()


def run(folder: str, ranks: int, prompts: list, forced: list) -> torch.Tensor:
    """The prompt at once, then a forced token at a time, from the cache."""
    model, cache, out = loaded(folder, ranks), None, []
    for ids in [torch.tensor(prompts), *torch.tensor(forced).T[..., None].long()]:
        found = model(input_ids=ids, past_key_values=cache, use_cache=True)
        cache = found.past_key_values
        out.append(found.logits)
    return torch.cat(out, 1)


def work(rank: int, ranks: int, meeting: str, asked: Any, answers: Any) -> None:
    os.environ |= {"RANK": str(rank), "LOCAL_RANK": str(rank), "WORLD_SIZE": str(ranks)}
    torch.set_num_threads(1)
    logging.set_verbosity_error()
    logging.disable_progress_bar()
    dist.init_process_group(
        "gloo", store=dist.FileStore(meeting, ranks), rank=rank, world_size=ranks
    )
    # transformers makes a mesh for every model, and the threads of its groups would never end.
    dist.init_device_mesh = functools.cache(dist.init_device_mesh)
    answers.put((rank, None))
    with torch.no_grad():
        while (job := asked.get()) is not None:
            try:
                found: Any = run(job[0], ranks, *job[1:]).double().numpy()
            except Exception as wrong:  # noqa: BLE001  (told to whoever asked)
                found = f"{type(wrong).__name__}: {wrong}"
            answers.put((rank, found))
    dist.destroy_process_group()


class Engine:
    """What shardproof asks: `--shardproof-executor=engine:Engine`."""

    def supports(self, case: shardproof.Case) -> str | None:
        config = AutoConfig.from_pretrained(case.checkpoint)
        if not config.base_model_tp_plan:
            return f"transformers has no tp plan for {case.model.family}"
        if case.tp != case.ranks or case.plan != shardproof.plan(tp=case.tp):
            return "tp alone, in even cuts"
        if case.legal and config.num_key_value_heads % case.tp:
            return "transformers splits KV heads, and never replicates them"
        rows = -(-config.vocab_size // case.tp)
        if rows * (case.tp - 1) >= config.vocab_size:
            return "transformers looks nothing up on a rank without rows of the vocabulary"
        return None

    def open(self, ranks: int) -> None:
        self.ranks = ranks
        context = mp.get_context("spawn")
        self.folder = tempfile.TemporaryDirectory()
        meeting = str(Path(self.folder.name) / "store")
        self.asked = [context.Queue() for _ in range(ranks)]
        self.answers = context.Queue()
        self.workers = [
            context.Process(target=work, args=(rank, ranks, meeting, asked, self.answers))
            for rank, asked in enumerate(self.asked)
        ]
        for worker in self.workers:
            worker.start()
        for _ in self.workers:  # an answer is not to wait for imports
            self.answers.get()

    def run(self, case: shardproof.Case) -> Any:
        heads, kv_heads = case.config["num_attention_heads"], case.config["num_key_value_heads"]
        if heads % case.tp or kv_heads % case.tp:
            # transformers does not look: some ranks fail in a view, and others wait for them.
            raise shardproof.Refused(f"{heads} heads and {kv_heads} KV heads on {case.tp} ranks")
        for asked in self.asked:
            asked.put((str(case.checkpoint), case.prompts, case.forced))
        said = {}
        while len(said) < self.ranks:
            rank, found = self.answers.get()
            said[rank] = found
            if isinstance(found, str):
                self.start_again()
                raise RuntimeError(f"rank {rank}: {found}")  # noqa: TRY004
        return said[0]

    def start_again(self) -> None:
        """After a rank has failed, for which the others may wait."""
        for worker in self.workers:
            worker.kill()
        self.close()
        self.open(self.ranks)

    def close(self) -> None:
        for asked in self.asked:
            asked.put(None)
        for worker in self.workers:
            worker.join(5)
        self.folder.cleanup()
