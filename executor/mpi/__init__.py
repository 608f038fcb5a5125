"""The runtime across processes: one a rank, started by mpiexec.

mpi4py is imported here alone, and only where mpiexec has started the process.
"""
