"""An MLP over ranks in PyTorch: `shardproof code examples/code/torch_mlp.py:right --ranks 4`."""

import torch
import torch.distributed as dist
from torch.nn import functional as F

WEIGHTS = {"up": torch.empty(16, 32), "down": torch.empty(32, 16), "bias": torch.empty(16)}
ARGUMENTS = (torch.empty(8, 16), WEIGHTS)


def hidden(x, w):
    ranks, rank = dist.get_world_size(), dist.get_rank()
    up, down = w["up"].chunk(ranks, 1)[rank], w["down"].chunk(ranks, 0)[rank]
    return F.gelu(x @ up) @ down


def bias_behind_the_sum(x, w):
    part = hidden(x, w)
    dist.all_reduce(part)
    return x + part + w["bias"]


def bias_on_every_rank(x, w):
    part = hidden(x, w) + w["bias"]
    dist.all_reduce(part)
    return x + part


right = bias_behind_the_sum, ARGUMENTS
wrong = bias_on_every_rank, bias_behind_the_sum, ARGUMENTS
