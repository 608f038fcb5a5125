# An option that vLLM does not have any more.
docker run --gpus all --ipc=host -p 8000:8000 vllm/vllm-openai:v0.15.1 \
  --model meta-llama/Llama-3.1-70B-Instruct \
  --tensor-parallel-size 8 --num-scheduler-steps 8
