# The same words without one of them: eight replicas of eight devices.
python -m sglang.launch_server --model-path deepseek-ai/DeepSeek-V3 --tp 8 --dp 8
