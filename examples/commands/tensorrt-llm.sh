# Mixtral under TensorRT-LLM, with a file of further arguments.
cat > extra.yaml <<'EOF'
moe_expert_parallel_size: 4
kv_cache_config:
  free_gpu_memory_fraction: 0.8
EOF
mpirun -n 8 trtllm-llmapi-launch trtllm-serve mistralai/Mixtral-8x7B-Instruct-v0.1 \
  --tp_size 8 --extra_llm_api_options extra.yaml
