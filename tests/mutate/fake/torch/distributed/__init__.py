from torch.distributed.distributed_c10d import *
