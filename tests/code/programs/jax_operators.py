"""JAX's primitives, each by way of the functions that people call."""

from __future__ import annotations

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax

A = np.random.default_rng(0).integers(-50, 50, (4, 6)).astype(np.float32)
B = np.random.default_rng(1).integers(-50, 50, (6, 4)).astype(np.float32)
C = np.random.default_rng(2).integers(-50, 50, (2, 4, 6)).astype(np.float32)
IJ = np.array([[0, 3], [5, 1], [2, 9]], np.int32)
J = np.array([2, 0, 3], np.int32)

OPERATORS: dict = {
    "indexing": (lambda a: a[1], A),
    "a slice with steps": (lambda a: a[::2, 5:0:-2], A),
    "rows by number": (lambda a, j: a[j], A, J),
    "rows and columns": (lambda a, i: a.at[i[:, 0], i[:, 1]].get(mode="fill", fill_value=7), A, IJ),
    "clipped": (lambda a, i: a.at[i[:, 0], i[:, 1]].get(mode="clip"), A, IJ),
    "negative numbers": (lambda a: a[jnp.array([-1, -4])], A),
    "along an axis": (lambda a, i: jnp.take_along_axis(a, i % 4, 0), A[:, :2], IJ),
    "batched rows": (lambda c, j: jax.vmap(lambda x, k: x[k])(c, j[:2]), C, J),
    "set": (lambda a, j: a.at[j].set(3.0), A, J),
    "set out of bounds": (lambda a, i: a.at[i[:, 0], i[:, 1]].set(1.0), A, IJ),
    "added twice": (lambda a: a.at[jnp.array([1, 1, 2])].add(5.0), A),
    "added by rows": (lambda a, b: a.at[jnp.array([0, 0])].add(b.T[:2]), A, B),
    "batched sets": (lambda c, j: jax.vmap(lambda x, k: x.at[k].set(0.0))(c, j[:2]), C, J),
    "a dynamic slice": (lambda a, j: lax.dynamic_slice(a, (j[0], j[2]), (2, 3)), A, J),
    "beyond its end": (lambda a, j: lax.dynamic_slice(a, (j[0] + 9, j[2]), (2, 3)), A, J),
    "a dynamic update": (lambda a, j: lax.dynamic_update_slice(a, -a[:2, :3], (j[0], j[2])), A, J),
    "padded": (lambda a: lax.pad(a, 7.0, ((1, 2, 0), (0, 1, 2))), A),
    "padded by less than nothing": (lambda a: lax.pad(a, 7.0, ((-1, 2, 1), (1, -2, 0))), A),
    "rolled": (lambda a: jnp.roll(a, 2, 1), A),
    "concatenated": (lambda a, b: jnp.concatenate([a, b.T], 0), A, B),
    "stacked": (lambda a, b: jnp.stack([a, b.T], 1), A, B),
    "tiled": (lambda a: jnp.tile(a, (2, 3)), A),
    "repeated": (lambda a: jnp.repeat(a, 3, 1), A),
    "split": (lambda a: jnp.split(a, [1, 4], 1), A),
    "flipped": (lambda a: jnp.flip(a, (0, 1)), A),
    "transposed": (lambda c: c.transpose(2, 0, 1), C),
    "reshaped": (lambda c: c.reshape(6, -1, 2), C),
    "squeezed": (lambda c: c[:1].squeeze(0), C),
    "a product": (lambda a, b: a @ b, A, B),
    "a batched product": (lambda c, b: jnp.einsum("nij,jk->kni", c, b), C, B),
    "a contraction of two axes": (lambda c, a: jnp.einsum("nij,ij->n", c, a), C, A),
    "a batch in the middle": (lambda c: jnp.einsum("nij,mij->inm", c, c), C),
    "a ragged product": (
        lambda a, c, j: lax.ragged_dot(a, jnp.stack([c[0].T, c[1].T]), jnp.array([1, 2])), A, C, J),
    "sums": (lambda c: (c.sum(), c.sum(1), c.sum((0, 2), keepdims=True)), C),
    "products": (lambda a: (a % 3).prod(0), A),
    "running sums": (lambda a: (jnp.cumsum(a, 1), lax.cumsum(a, 0, reverse=True)), A),
    "running maxima": (lambda a: lax.cummax(a, 1), A),
    "running products": (lambda a: lax.cumprod(jnp.sign(a) * 2, 0), A),
    "maxima": (lambda a: (a.max(), a.max(0), a.min(1)), A),
    "chosen": (lambda a: jnp.where(a > 3, a, -a), A),
    "clamped": (lambda a: jnp.clip(a, -5, 5), A),
    "compared": (lambda a, b: (a == b.T, a < b.T, a >= b.T, a != a), A, B),
    "sorted": (lambda a: (jnp.sort(a, 1), jnp.argsort(a, 0), jnp.argsort(-a, 1)), A),
    "sorted by two keys": (lambda a, b: lax.sort((jnp.sign(a), b.T), dimension=1, num_keys=2), A, B),
    "the largest": (lambda a: (lax.top_k(a, 3), jnp.argmax(a, 1), jnp.argmin(a, 0)), A),
    "powers": (lambda a: (a**3, a**2, lax.integer_pow(a, 4)), A % 7),
    "rounded": (lambda a: (jnp.floor(a / 4), jnp.ceil(a / 4), jnp.sign(a), jnp.abs(a)), A),
    "remainders": (lambda a: (a % 7, lax.rem(a, jnp.float32(7))), A),
    "a triangle": (lambda a: (jnp.tril(a), jnp.triu(a, 1)), A),
    "one hot": (lambda j: jax.nn.one_hot(j, 5), J),
    "to integers and back": (lambda a: (a.astype(np.int32) // 3).astype(np.float32), A),
    "integers": (lambda i: (i // 4, i % 4, -i // 3, i << 2, i >> 1, i & 6, ~i, i.sum(0)), IJ),
    "a scan": (lambda a: lax.scan(lambda c, x: (c + x, c * x), a[0] * 0, a % 3, reverse=True), A),
    "a loop": (lambda a: lax.fori_loop(0, 4, lambda i, x: x.at[i].add(i), a), A),
    "a switch": (lambda a, j: lax.switch(j[0], [lambda x: x, lambda x: -x, lambda x: 2 * x], a), A, J),
    "vectorised": (lambda a: jax.vmap(lambda x: lax.dynamic_slice(x, (1,), (2,)))(a), A),
    "a gradient of sums": (lambda a, b: jax.grad(lambda x: (x @ b).sum() + x[1, 2] ** 3)(a), A, B),
    "a gradient of rows": (lambda a: jax.grad(lambda x: (x[jnp.array([1, 1, 0])] ** 2).sum())(a), A),
}  # fmt: skip
