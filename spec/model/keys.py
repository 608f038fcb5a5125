"""The fields of any family that a plan cannot touch, by name.

They say how weights were drawn, trained or stored, what the tokeniser or the
sampler does, or what a constant inside one operator is (an epsilon, an angle):
every plan keeps them as they are.
"""


def words(text: str) -> frozenset[str]:
    return frozenset(text.split())


HARMLESS = words(
    """
    architectures auto_map model_type _name_or_path name_or_path transformers_version
    transformers.js_config _from_model_config _commit_hash
    torch_dtype dtype use_bfloat16 torchscript is_decoder
    initializer_range initializer_factor init_std
    gradient_checkpointing tokenizer_class prefix task_specific_params problem_type
    finetuning_task id2label label2id num_labels return_dict use_return_dict
    output_attentions output_hidden_states output_scores return_dict_in_generate
    output_router_logits router_aux_loss_coef router_z_loss_coef aux_loss_alpha aux_loss_coef
    seq_aux router_jitter_noise pretraining_tp ep_size
    use_cache cache_implementation
    use_flash_attn use_flash_attention flash_attn flash_attention
    attn_implementation _attn_implementation _attn_implementation_autoset
    _attn_implementation_internal
    reorder_and_upcast_attn attention_softmax_in_fp32 scale_attention_softmax_in_fp32
    rms_norm_eps layer_norm_eps layer_norm_epsilon layernorm_epsilon norm_epsilon norm_eps
    rope_theta rotary_emb_base rope_local_base_freq
    original_max_position_embeddings max_sequence_length model_max_length seq_length
    do_sample num_beams num_beam_groups temperature top_k top_p typical_p diversity_penalty
    repetition_penalty length_penalty no_repeat_ngram_size encoder_no_repeat_ngram_size
    num_return_sequences max_length min_length max_new_tokens early_stopping bad_words_ids
    exponential_decay_length_penalty suppress_tokens begin_suppress_tokens
    remove_invalid_values tf_legacy_loss is_encoder_decoder chunk_size_feed_forward
    use_mtp mtp_transformer_layers mtp_loss_scaling_factor mtp_use_dedicated_embeddings
    bos_token eos_token pad_token language embedding_initializer_range router_dtype
    """
)

FURTHER = "layers that predict further tokens are not judged"
NOTED = {
    "quantization_config": "",
    "compression_config": "",
    "quantization": "",
    "num_nextn_predict_layers": FURTHER,
    "num_mtp_modules": FURTHER,
    "num_mtp_layers": FURTHER,
    "mtp_num_hidden_layers": FURTHER,
    "mtp_num_layers": FURTHER,
    "n_mtp_layers": FURTHER,
}
"""Harmless for the verdict, but the user should hear of them where they are set; what is empty is
told by `stored`, which says in how many bits."""

ENDINGS = ("_token_id", "_token_ids", "_token_index", "dropout", "_dropout_prob", "_pdrop")
BEGINNINGS = ("summary_", "unsloth_")

OTHER_SENSES = ("vision", "visual", "audio", "speech", "image", "video", "vit_", "talker", "mm_")
"""Beginnings of the names of parts that are no text decoder."""
OTHER_PARTS = words(
    """
    code2wav_config projector_config projector_hidden_act projector_hidden_size
    multimodal_projector_bias spatial_merge_size img_processor img_context_token
    boi_token_index eoi_token_index ignore_index select_layer downsample_ratio
    dynamic_image_size max_dynamic_patch min_dynamic_patch use_thumbnail ps_version
    use_unified_vision_chunk use_backbone_lora use_llm_lora force_image_size pad2square template
    mlp_checkpoint ts_config deepstack_visual_indexes multi_modal_projector_bias
    projector_ln_eps projector_type merge_kernel_size merge_type tile_tag global_view_pos
    candidate_resolutions position_id_per_seconds seconds_per_chunk enable_audio_output
    """
)


def is_harmless(key: str) -> bool:
    return key in HARMLESS or key.endswith(ENDINGS) or key.startswith(BEGINNINGS)


def is_other_sense(key: str) -> bool:
    """Whether the key belongs to the part of a model that sees or hears."""
    return key.startswith(OTHER_SENSES) or key in OTHER_PARTS
