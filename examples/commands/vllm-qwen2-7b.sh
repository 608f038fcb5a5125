# Qwen2-7B on eight devices: 28 heads do not divide by 8.
vllm serve Qwen/Qwen2-7B \
  --tensor-parallel-size 8 \
  --max-model-len 32k
