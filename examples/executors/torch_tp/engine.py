"""Tensor parallelism in PyTorch over gloo, with workers that stay alive: Llama's block.

Vocabulary-parallel embedding and head, heads and columns over the ranks, a KV cache in decode.
"""

from __future__ import annotations

import json
import tempfile
from pathlib import Path
from typing import Any

import torch
import torch.distributed as dist
import torch.multiprocessing as mp
from safetensors.torch import load_file

import shardproof

FAMILIES = {"llama", "mistral", "qwen2", "qwen3"}


class Shard:
    """What one rank holds of a checkpoint, and how it computes."""

    def __init__(self, folder: str, rank: int, ranks: int) -> None:
        self.config = json.loads((Path(folder) / "config.json").read_text())
        self.whole = load_file(Path(folder) / "model.safetensors")
        self.rank, self.ranks = rank, ranks
        self.dtype = next(iter(self.whole.values())).dtype
        self.dim = self.config["head_dim"]
        self.heads = self.config["num_attention_heads"] // ranks
        group = self.config["num_attention_heads"] // self.config["num_key_value_heads"]
        first = rank * self.heads
        self.kv = [(first + i) // group for i in range(self.heads)]
        self.rows = -(-self.config["vocab_size"] // ranks)
        table = self.whole["model.embed_tokens.weight"]
        self.table = self.padded(table)
        self.head = self.padded(self.whole.get("lm_head.weight", table))

    def padded(self, table: torch.Tensor) -> torch.Tensor:
        """The rank's rows; the last rank's may be filled up with zeros."""
        own = table[self.rank * self.rows : (self.rank + 1) * self.rows]
        filling = own.new_zeros(self.rows - len(own), table.shape[1])
        return torch.cat([own, filling])

    def block(self, name: str, dim: int = 0) -> torch.Tensor:
        return self.whole[name].chunk(self.ranks, dim)[self.rank]

    def all_reduce(self, x: torch.Tensor) -> torch.Tensor:
        dist.all_reduce(x)
        return x

    def norm(self, x: torch.Tensor, name: str) -> torch.Tensor:
        wide = x.float() if self.dtype != torch.float64 else x
        wide = wide * torch.rsqrt(wide.pow(2).mean(-1, keepdim=True) + self.config["rms_norm_eps"])
        return self.whole[name] * wide.to(self.dtype)

    def column(self, x: torch.Tensor, name: str) -> torch.Tensor:
        y = x @ self.block(f"{name}.weight").T
        return y + self.block(f"{name}.bias") if f"{name}.bias" in self.whole else y

    def row(self, x: torch.Tensor, name: str) -> torch.Tensor:
        """Summed over the ranks; the bias is added after the sum."""
        y = self.all_reduce(x @ self.block(f"{name}.weight", 1).T)
        return y + self.whole[f"{name}.bias"] if f"{name}.bias" in self.whole else y

    def rotate(self, x: torch.Tensor, positions: torch.Tensor) -> torch.Tensor:
        half = self.dim // 2
        exponent = torch.arange(half, dtype=torch.float64) / half
        angles = positions[:, None].double() / self.config["rope_theta"] ** exponent
        cos, sin = angles.cos().to(x.dtype)[:, None], angles.sin().to(x.dtype)[:, None]
        a, b = x[..., :half], x[..., half:]
        return torch.cat([a * cos - b * sin, b * cos + a * sin], -1)

    def projected(self, x: torch.Tensor, name: str) -> torch.Tensor:
        """Keys or values of the KV heads that this rank's query heads read."""
        y = x @ self.whole[f"{name}.weight"].T
        if f"{name}.bias" in self.whole:
            y = y + self.whole[f"{name}.bias"]
        return y.view(*x.shape[:-1], -1, self.dim)

    def attention(self, x: torch.Tensor, name: str, past: dict, begin: int) -> torch.Tensor:
        positions = torch.arange(begin, begin + x.shape[1])
        q = self.column(x, f"{name}q_proj").view(*x.shape[:2], self.heads, self.dim)
        k, v = self.projected(x, f"{name}k_proj"), self.projected(x, f"{name}v_proj")
        if f"{name}q_norm.weight" in self.whole:
            q, k = self.norm(q, f"{name}q_norm.weight"), self.norm(k, f"{name}k_norm.weight")
        q, k = self.rotate(q, positions), self.rotate(k, positions)
        k, v = k[:, :, self.kv], v[:, :, self.kv]
        past["k"] = k = torch.cat([past["k"], k], 1) if past else k
        past["v"] = v = torch.cat([past["v"], v], 1) if "v" in past else v
        scores = torch.einsum("bthd,bshd->bhts", q, k) * self.dim**-0.5
        seen = torch.arange(k.shape[1])[None] <= positions[:, None]
        weight = scores.masked_fill(~seen, float("-inf")).softmax(-1)
        mixed = torch.einsum("bhts,bshd->bthd", weight, v).reshape(*x.shape[:2], -1)
        return self.row(mixed, f"{name}o_proj")

    def ffn(self, x: torch.Tensor, name: str) -> torch.Tensor:
        gate, up = self.column(x, f"{name}gate_proj"), self.column(x, f"{name}up_proj")
        return self.row(torch.nn.functional.silu(gate) * up, f"{name}down_proj")

    def embedding(self, ids: torch.Tensor) -> torch.Tensor:
        """Ids of other ranks are looked up as zero."""
        local = ids - self.rank * self.rows
        mine = (local >= 0) & (local < self.rows)
        x = self.table[local.clamp(0, self.rows - 1)] * mine[..., None]
        return self.all_reduce(x)

    def logits(self, x: torch.Tensor) -> torch.Tensor:
        own = x @ self.head.T
        parts = [torch.empty_like(own) for _ in range(self.ranks)]
        dist.all_gather(parts, own)
        return torch.cat(parts, -1)[..., : self.config["vocab_size"]]

    def forward(self, ids: torch.Tensor, cache: list[dict], begin: int) -> torch.Tensor:
        x = self.embedding(ids)
        for layer, past in enumerate(cache):
            name = f"model.layers.{layer}."
            read = self.norm(x, f"{name}input_layernorm.weight")
            x = x + self.attention(read, f"{name}self_attn.", past, begin)
            read = self.norm(x, f"{name}post_attention_layernorm.weight")
            x = x + self.ffn(read, f"{name}mlp.")
        return self.logits(self.norm(x, "model.norm.weight"))

    def run(self, prompts: list, forced: list) -> torch.Tensor:
        """The prompt at once, then a forced token at a time."""
        cache: list[dict] = [{} for _ in range(self.config["num_hidden_layers"])]
        ids = torch.tensor(prompts)
        out = [self.forward(ids, cache, 0)]
        for step in range(len(forced[0])):
            token = torch.tensor([[row[step]] for row in forced])
            out.append(self.forward(token, cache, ids.shape[1] + step))
        return torch.cat(out, 1)


def work(rank: int, ranks: int, meeting: str, asked: Any, answers: Any) -> None:
    torch.set_num_threads(1)
    store = dist.FileStore(meeting, ranks)
    dist.init_process_group("gloo", store=store, rank=rank, world_size=ranks)
    answers.put("ready")
    with torch.no_grad():
        while (job := asked.get()) is not None:
            found = Shard(job[0], rank, ranks).run(*job[1:])
            if rank == 0:
                answers.put(found.double().numpy())
    dist.destroy_process_group()


class Engine:
    """What shardproof asks: `--shardproof-executor=engine:Engine`."""

    def supports(self, case: shardproof.Case) -> str | None:
        if case.model.family not in FAMILIES:
            return f"no {case.model.family}"
        even = shardproof.plan(tp=case.tp)
        return None if case.tp == case.ranks and case.plan == even else "tp alone, in even cuts"

    def open(self, ranks: int) -> None:
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
        heads, width = case.config["num_attention_heads"], case.config["intermediate_size"]
        if heads % case.tp or width % case.tp:
            raise shardproof.Refused(f"{heads} heads and width {width} on {case.tp} ranks")
        for asked in self.asked:
            asked.put((str(case.checkpoint), case.prompts, case.forced))
        return self.answers.get()

    def close(self) -> None:
        for asked in self.asked:
            asked.put(None)
        for worker in self.workers:
            worker.join(5)
        self.folder.cleanup()
