"""What runs inside the processes of somebody's tests: it imports the standard library alone.

`FILES` are loaded by path, in this order, under their full names: shardproof need not be installed
where the tests run, and its other modules are not imported there.
"""

FILES = (
    "order",
    "sites",
    "kinds",
    "watch",
    "standing",
    "torch_calls",
    "torch_objects",
    "torch_messages",
    "torch_inplace",
    "torch_functional",
    "jax_collectives",
    "importing",
)
