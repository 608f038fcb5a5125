# Both pools: prefill on four devices, decode on four others with two replicas.
vllm serve meta-llama/Llama-3.1-8B-Instruct -tp 4 \
  --kv-transfer-config '{"kv_connector": "NixlConnector", "kv_role": "kv_producer"}' &
vllm serve meta-llama/Llama-3.1-8B-Instruct -tp 2 -dp 2 \
  --kv-transfer-config '{"kv_connector": "NixlConnector", "kv_role": "kv_consumer"}'
