# Megatron: the model is in the arguments, and dp is what is left of the devices.
MODEL=(
  --num-layers 32 --hidden-size 4096 --ffn-hidden-size 14336 --num-attention-heads 32
  --group-query-attention --num-query-groups 8 --vocab-size 32000 --swiglu
  --normalization RMSNorm --position-embedding-type rope --disable-bias-linear
  --untie-embeddings-and-output-weights --num-experts 8 --moe-router-topk 2
)
torchrun --nproc_per_node 8 --nnodes 2 pretrain_gpt.py "${MODEL[@]}" \
  --tensor-model-parallel-size 2 --pipeline-model-parallel-size 2 --sequence-parallel \
  --expert-model-parallel-size 4 --moe-token-dispatcher-type alltoall
