"""A small inference server with the completions interface: Llama's block over tp shards, in numpy.

    python serve.py CHECKPOINT --tp 2 --port 8000

It knows nothing of shardproof. A plan that it does not run ends it with exit code 2.
"""

from __future__ import annotations

import argparse
import json
import sys
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import ml_dtypes
import numpy as np

KINDS = {"F64": np.float64, "F32": np.float32, "F16": np.float16, "BF16": ml_dtypes.bfloat16}
FAMILIES = ("llama", "mistral", "qwen2", "qwen3")


def load(path: Path) -> dict[str, np.ndarray]:
    """The tensors of a safetensors file, in float32."""
    data = path.read_bytes()
    start = 8 + int.from_bytes(data[:8], "little")
    found = {}
    for name, each in json.loads(data[8:start]).items():
        if name != "__metadata__":
            first, last = (start + offset for offset in each["data_offsets"])
            flat = np.frombuffer(data[first:last], KINDS[each["dtype"]])
            found[name] = flat.reshape(each["shape"]).astype(np.float32)
    return found


class Model:
    """All ranks in one process: what a rank computes is a list's entry, an all-reduce its sum."""

    def __init__(self, checkpoint: Path, tp: int) -> None:
        self.config = json.loads((checkpoint / "config.json").read_text())
        self.weights = load(checkpoint / "model.safetensors")
        self.tp = tp
        self.heads = self.config["num_attention_heads"]
        self.kv_heads = self.config["num_key_value_heads"]
        self.width = self.config["intermediate_size"]
        self.dim = self.config.get("head_dim") or self.config["hidden_size"] // self.heads
        if self.config["model_type"] not in FAMILIES:
            raise ValueError(f"models of family {self.config['model_type']}")
        if self.heads % tp or self.width % tp:
            raise ValueError(f"{self.heads} heads and width {self.width} on {tp} ranks")

    def logits(self, tokens: list[int], cache: list[dict[str, np.ndarray]]) -> np.ndarray:
        """Of the last of these tokens; the cache holds those before them, and gets them too."""
        begin = cache[0]["k"].shape[0] if cache[0] else 0
        x = self.weights["model.embed_tokens.weight"][tokens]
        for layer, past in enumerate(cache):
            name = f"model.layers.{layer}."
            read = self.norm(x, f"{name}input_layernorm.weight")
            parts = self.attention(read, f"{name}self_attn.", past, begin)
            x = x + self.all_reduce(parts)
            read = self.norm(x, f"{name}post_attention_layernorm.weight")
            x = x + self.all_reduce(self.ffn(read, f"{name}mlp."))
        x = self.norm(x[-1:], "model.norm.weight")
        head = self.weights.get("lm_head.weight", self.weights["model.embed_tokens.weight"])
        return (x @ head.T)[0]

    def all_reduce(self, parts: list[np.ndarray]) -> np.ndarray:
        return np.sum(parts, axis=0, dtype=np.float32)

    def norm(self, x: np.ndarray, name: str) -> np.ndarray:
        mean = np.mean(x * x, axis=-1, keepdims=True)
        return x / np.sqrt(mean + self.config["rms_norm_eps"]) * self.weights[name]

    def linear(self, x: np.ndarray, name: str) -> np.ndarray:
        y = x @ self.weights[f"{name}.weight"].T
        return y + self.weights[f"{name}.bias"] if f"{name}.bias" in self.weights else y

    def attention(
        self, x: np.ndarray, name: str, past: dict[str, np.ndarray], begin: int
    ) -> list[np.ndarray]:
        """Each rank's part of the output, of its own heads."""
        positions = np.arange(begin, begin + len(x))
        q = self.linear(x, f"{name}q_proj").reshape(len(x), self.heads, self.dim)
        k = self.linear(x, f"{name}k_proj").reshape(len(x), self.kv_heads, self.dim)
        v = self.linear(x, f"{name}v_proj").reshape(len(x), self.kv_heads, self.dim)
        if f"{name}q_norm.weight" in self.weights:
            q, k = self.norm(q, f"{name}q_norm.weight"), self.norm(k, f"{name}k_norm.weight")
        q, k = self.rotate(q, positions), self.rotate(k, positions)
        past["k"] = np.concatenate([past["k"], k]) if past else k
        past["v"] = np.concatenate([past["v"], v]) if "v" in past else v
        own, group = self.heads // self.tp, self.heads // self.kv_heads
        out = self.weights[f"{name}o_proj.weight"]
        parts = []
        for rank in range(self.tp):
            heads = np.arange(rank * own, (rank + 1) * own)
            keys, values = past["k"][:, heads // group], past["v"][:, heads // group]
            scores = np.einsum("thd,shd->hts", q[:, heads], keys) / np.sqrt(self.dim)
            seen = np.arange(len(keys))[None, :] <= positions[:, None]
            scores = np.where(seen, scores, -np.inf)
            weight = np.exp(scores - scores.max(axis=-1, keepdims=True))
            weight /= weight.sum(axis=-1, keepdims=True)
            mixed = np.einsum("hts,shd->thd", weight, values).reshape(len(x), -1)
            columns = slice(rank * own * self.dim, (rank + 1) * own * self.dim)
            parts.append(mixed @ out[:, columns].T)
        if f"{name}o_proj.bias" in self.weights:
            parts[0] = parts[0] + self.weights[f"{name}o_proj.bias"]  # once, not on each rank
        return parts

    def rotate(self, x: np.ndarray, positions: np.ndarray) -> np.ndarray:
        half = self.dim // 2
        angles = positions[:, None] / self.config["rope_theta"] ** (np.arange(half) / half)
        cos, sin = (f(angles).astype(np.float32)[:, None] for f in (np.cos, np.sin))
        a, b = x[..., :half], x[..., half:]
        return np.concatenate([a * cos - b * sin, b * cos + a * sin], axis=-1)

    def ffn(self, x: np.ndarray, name: str) -> list[np.ndarray]:
        gate, up = self.linear(x, f"{name}gate_proj"), self.linear(x, f"{name}up_proj")
        inner = gate / (1 + np.exp(-gate)) * up
        own, down = self.width // self.tp, self.weights[f"{name}down_proj.weight"]
        blocks = [slice(rank * own, (rank + 1) * own) for rank in range(self.tp)]
        parts = [inner[:, block] @ down[:, block].T for block in blocks]
        if f"{name}down_proj.bias" in self.weights:
            parts[0] = parts[0] + self.weights[f"{name}down_proj.bias"]
        return parts


def completed(model: Model, asked: dict) -> dict:
    """Greedy tokens, and the log-probabilities of the best `logprobs`."""
    cache: list[dict] = [{} for _ in range(model.config["num_hidden_layers"])]
    read, tokens, values, tops = asked["prompt"], [], [], []
    for _ in range(asked["max_tokens"]):
        logits = model.logits(read, cache)
        shifted = logits - logits.max()
        logprobs = shifted - np.log(np.exp(shifted).sum())
        token = int(logits.argmax())
        best = np.argsort(-logprobs)[: asked["logprobs"]]
        tokens.append(str(token))
        values.append(float(logprobs[token]))
        tops.append({str(i): float(logprobs[i]) for i in best})
        read = [token]
    told = {"tokens": tokens, "token_logprobs": values, "top_logprobs": tops}
    return {"choices": [{"text": " ".join(tokens), "logprobs": told, "finish_reason": "length"}]}


def handler(model: Model) -> type[BaseHTTPRequestHandler]:
    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.answer(200, {"status": "ok"})

        def do_POST(self) -> None:
            asked = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
            self.answer(200, completed(model, asked))

        def answer(self, code: int, value: dict) -> None:
            data = json.dumps(value).encode()
            self.send_response(code)
            self.send_header("Content-Type", "application/json")
            self.send_header("Content-Length", str(len(data)))
            self.end_headers()
            self.wfile.write(data)

        def log_message(self, *_: object) -> None:
            """Quiet."""

    return Handler


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("checkpoint", type=Path)
    parser.add_argument("--tp", type=int, default=1)
    parser.add_argument("--port", type=int, default=8000)
    given = parser.parse_args()
    try:
        model = Model(given.checkpoint, given.tp)
    except ValueError as wrong:
        print(f"not supported: {wrong}", file=sys.stderr)
        sys.exit(2)
    ThreadingHTTPServer(("127.0.0.1", given.port), handler(model)).serve_forever()


if __name__ == "__main__":
    main()
