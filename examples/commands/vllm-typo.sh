# A word that vLLM does not have.
vllm serve meta-llama/Llama-3.1-70B-Instruct --tensor-paralel-size 8
