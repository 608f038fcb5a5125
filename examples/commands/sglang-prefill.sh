# One of a pair: the pool of prefill.
python -m sglang.launch_server --model-path meta-llama/Llama-3.1-70B-Instruct \
  --tp 4 --disaggregation-mode prefill
