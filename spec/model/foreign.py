"""Families that are known, and not read as what they are."""

from collections.abc import Mapping
from types import MappingProxyType

from shardproof.spec.model.keys import words

NOT_DECODERS = words(
    """
    albert altclip bart beit bert bigbird_pegasus blenderbot blip camembert clip
    clip_vision_model convbert deberta deberta-v2 distilbert electra encoder-decoder ernie
    fsmt funnel led longformer longt5 m2m_100 marian mbart mega mobilebert modernbert mpnet
    mt5 mvp nllb-moe nomic_bert nystromformer pegasus pegasus_x plbart prophetnet rembert
    roberta roformer siglip siglip_vision_model speech-encoder-decoder squeezebert
    switch_transformers t5 t5gemma umt5 vision-encoder-decoder vit wav2vec2 whisper
    xlm-roberta xlm-roberta-xl xmod
    """
)
"""Encoders, and models with an encoder: there is no verdict about them."""

RECURRENT = words(
    """
    bamba codestral_mamba falcon_h1 falcon_mamba griffin hyena jamba
    lfm2 lfm2_moe mamba mamba2 minimax minimax_m1 olmo_hybrid plamo2
    recurrent_gemma retnet rwkv rwkv5 rwkv6 rwkv7 stripedhyena xlstm zamba zamba2
    """
)
"""Some layers carry a state along the tokens instead of attending."""

OTHER_BLOCKS = words(
    """
    baichuan bitnet chatglm codegen cohere2 ctrl dbrx deepseek_v4 glm gpt_neo gptj
    internlm longcat_flash minicpm minicpm3 mpt nanochat nemotron nemotron-nas olmo
    openai-gpt persimmon phi-msft phimoe qwen stablelm transfo-xl xglm xlnet
    """
)
"""Blocks that differ from Llama's in ways that their fields do not say."""

_V4 = "attention to compressed keys, and streams that are mixed, are not modelled"
_STEP = "a gate on each head of attention is not modelled"
_STEP_HEADS = ("num_sliding_attention_heads", "attention_other_setting")
REASONS: Mapping[str, str] = MappingProxyType({
    "deepseek_v4": _V4,
    "deepseek_ref": _V4,
    "step3p5": _STEP,
    "step3p7": _STEP,
    "minimax_m3": "attention to those blocks of keys that a query chooses is not modelled",
    "minimax_m3_vl": "attention to those blocks of keys that a query chooses is not modelled",
    "nemotron-nas": "layers that each have sizes of their own are not modelled",
})  # fmt: skip
"""What it is, of families that are asked for."""

_NEEDED = _STEP_HEADS, "how many heads layers with a window have"
NEEDED: Mapping[str, tuple[tuple[str, ...], str]] = MappingProxyType(
    dict.fromkeys(("step3p5", "step3p7"), _NEEDED)
)
"""Fields of such families, one or another of which a file must give, and what it says."""
