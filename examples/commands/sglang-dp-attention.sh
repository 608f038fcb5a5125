# SGLang's way to serve DeepSeek-V3 on eight devices: DP attention inside of tp.
python -m sglang.launch_server --model-path deepseek-ai/DeepSeek-V3 \
  --tp 8 --dp 8 --enable-dp-attention --moe-a2a-backend deepep
