# DeepSeek-V3 with a replica of attention on each of 64 devices: experts over all of them.
export VLLM_ALL2ALL_BACKEND=deepep_low_latency
vllm serve deepseek-ai/DeepSeek-V3 \
  --data-parallel-size 64 \
  --data-parallel-size-local 8 \
  --enable-expert-parallel \
  --speculative-config '{"method": "mtp", "num_speculative_tokens": 1}'
