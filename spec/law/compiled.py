"""Written by `python -m shardproof.spec.law.compiling`: each formula of the law as a function."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

COMPILED: dict[str, Callable[[Callable[[str], Any]], Any]] = {
    'not hidden.split or hidden.owned_once':
        lambda v: (not not ((not v('hidden.split')) or v('hidden.owned_once'))),
    "(stream != 'tokens' and not moe.in_parts) or stream_tokens.owned":
        lambda v: (not not (((v('stream') != 'tokens') and (not v('moe.in_parts'))) or v('stream_tokens.owned'))),
    "stream != 'hidden' or norm.statistic == 'summed'":
        lambda v: (not not ((v('stream') != 'hidden') or (v('norm.statistic') == 'summed'))),
    "not (layer.left and layer.unmet)\n            and not (norm.completes == 'none' and (attention.left or ffn.left or moe.left))":
        lambda v: (not not ((not (v('layer.left') and v('layer.unmet'))) and (not ((v('norm.completes') == 'none') and (v('attention.left') or v('ffn.left') or v('moe.left')))))),
    "not (attention.left and attention.out.sum == 'both')\n            and not (ffn.left and ffn.down.sum == 'both')\n            and not (moe.left and moe.sum == 'both')":
        lambda v: (not not ((not (v('attention.left') and (v('attention.out.sum') == 'both'))) and (not (v('ffn.left') and (v('ffn.down.sum') == 'both'))) and (not (v('moe.left') and (v('moe.sum') == 'both'))))),
    "embedding.split != 'vocab' or embedding.cut.owned_once":
        lambda v: (not not ((v('embedding.split') != 'vocab') or v('embedding.cut.owned_once'))),
    "embedding.split != 'vocab' or embedding.mask":
        lambda v: (not not ((v('embedding.split') != 'vocab') or v('embedding.mask'))),
    "embedding.arrives in ('whole', stream)":
        lambda v: ((sought := v('embedding.arrives')) == 'whole' or sought == v('stream')),
    "not embedding.joins or embedding.group == 'tp'":
        lambda v: (not not ((not v('embedding.joins')) or (v('embedding.group') == 'tp'))),
    "model.positions != 'learned' or embedding.positions_once":
        lambda v: (not not ((v('model.positions') != 'learned') or v('embedding.positions_once'))),
    'model.delta or not attention.heads_split or attention.heads.owned_once':
        lambda v: (not not (v('model.delta') or (not v('attention.heads_split')) or v('attention.heads.owned_once'))),
    "(attention.qkv.split != 'in' and attention.out.split != 'out')\n            or hidden.owned_once":
        lambda v: (not not (((v('attention.qkv.split') != 'in') and (v('attention.out.split') != 'out')) or v('hidden.owned_once'))),
    "model.delta or attention.qkv.split != 'heads'\n            or not (attention.kv_missing or attention.kv_beyond)":
        lambda v: (not not (v('model.delta') or (v('attention.qkv.split') != 'heads') or (not (v('attention.kv_missing') or v('attention.kv_beyond'))))),
    "model.delta or attention.qkv.split != 'head_dim'\n            or (attention.head_dim.owned_once and attention.value_dim.owned_once\n                and not attention.pads_normed)":
        lambda v: (not not (v('model.delta') or (v('attention.qkv.split') != 'head_dim') or (v('attention.head_dim.owned_once') and v('attention.value_dim.owned_once') and (not v('attention.pads_normed'))))),
    "attention.q != 'head_dim' or not attention.pairs_apart":
        lambda v: (not not ((v('attention.q') != 'head_dim') or (not v('attention.pairs_apart')))),
    "attention.qkv.reads == 'whole'\n            or (attention.qkv.reads == 'hidden' and attention.qkv.split == 'in'\n                and (attention.qkv.input == 'auto' or not attention.apart))":
        lambda v: (not not ((v('attention.qkv.reads') == 'whole') or ((v('attention.qkv.reads') == 'hidden') and (v('attention.qkv.split') == 'in') and ((v('attention.qkv.input') == 'auto') or (not v('attention.apart')))))),
    "attention.qkv.gives != 'broken'":
        lambda v: (v('attention.qkv.gives') != 'broken'),
    "attention.q != 'partial'\n            and attention.k != 'partial' and attention.v != 'partial'":
        lambda v: (not not ((v('attention.q') != 'partial') and (v('attention.k') != 'partial') and (v('attention.v') != 'partial'))),
    "not attention.qkv.joins or attention.qkv.group == 'tp'":
        lambda v: (not not ((not v('attention.qkv.joins')) or (v('attention.qkv.group') == 'tp'))),
    "not (model.q_bias or model.k_bias or model.v_bias)\n            or (attention.qkv.bias in ('after', 'every') if attention.qkv.split != 'in'\n                else attention.qkv.bias in ('first', 'divided')\n                or (attention.qkv.bias == 'after' and not attention.partial_bias))":
        lambda v: (not not ((not (v('model.q_bias') or v('model.k_bias') or v('model.v_bias'))) or ((v('attention.qkv.bias') in ('after', 'every',)) if (v('attention.qkv.split') != 'in') else ((v('attention.qkv.bias') in ('first', 'divided',)) or ((v('attention.qkv.bias') == 'after') and (not v('attention.partial_bias'))))))),
    "attention.qkv.fused == 'grouped' or model.latent or model.delta\n            or attention.qkv.split in ('in', 'none') or attention.blocks_fit":
        lambda v: (not not ((v('attention.qkv.fused') == 'grouped') or v('model.latent') or v('model.delta') or (v('attention.qkv.split') in ('in', 'none',)) or v('attention.blocks_fit'))),
    'not attention.misread':
        lambda v: (not v('attention.misread')),
    'attention.scales_fit':
        lambda v: v('attention.scales_fit'),
    "attention.q != 'head_dim' or attention.scores.sum == 'softmax'":
        lambda v: (not not ((v('attention.q') != 'head_dim') or (v('attention.scores.sum') == 'softmax'))),
    "attention.q != 'head_dim' or attention.scores.sum == 'none'\n            or attention.scores.group == 'tp'":
        lambda v: (not not ((v('attention.q') != 'head_dim') or (v('attention.scores.sum') == 'none') or (v('attention.scores.group') == 'tp'))),
    "attention.q != 'head_dim' or attention.scores.scale == 'full' or model.set_scale":
        lambda v: (not not ((v('attention.q') != 'head_dim') or (v('attention.scores.scale') == 'full') or v('model.set_scale'))),
    "(model.qk_norm == 'none' and not model.value_norm)\n            or attention.scores.statistic == 'summed' or not attention.norm_split":
        lambda v: (not not (((v('model.qk_norm') == 'none') and (not v('model.value_norm'))) or (v('attention.scores.statistic') == 'summed') or (not v('attention.norm_split')))),
    "not (model.positions == 'alibi' or model.sinks)\n            or not (attention.q == 'heads' or sequence.by_heads)\n            or attention.scores.per_head == 'own'":
        lambda v: (not not ((not ((v('model.positions') == 'alibi') or v('model.sinks'))) or (not ((v('attention.q') == 'heads') or v('sequence.by_heads'))) or (v('attention.scores.per_head') == 'own'))),
    "attention.out.split == 'in' or not attention.out.reads in ('heads', 'head_dim')":
        lambda v: (not not ((v('attention.out.split') == 'in') or (not (v('attention.out.reads') in ('heads', 'head_dim',))))),
    "attention.arrives in ('whole', stream)":
        lambda v: ((sought := v('attention.arrives')) == 'whole' or sought == v('stream')),
    "not attention.out.joins or attention.out.group == 'tp'":
        lambda v: (not not ((not v('attention.out.joins')) or (v('attention.out.group') == 'tp'))),
    'not model.out_bias or attention.out.bias_once':
        lambda v: (not not ((not v('model.out_bias')) or v('attention.out.bias_once'))),
    "attention.out.residual == 'after'\n            or (model.norm == 'pre' and not model.scaled_residual\n                and attention.out.residual_once)":
        lambda v: (not not ((v('attention.out.residual') == 'after') or ((v('model.norm') == 'pre') and (not v('model.scaled_residual')) and v('attention.out.residual_once')))),
    'not model.delta or not attention.heads_split or attention.heads.owned_once':
        lambda v: (not not ((not v('model.delta')) or (not v('attention.heads_split')) or v('attention.heads.owned_once'))),
    "not model.delta or attention.qkv.split != 'heads'\n            or not (attention.kv_missing or attention.kv_beyond)":
        lambda v: (not not ((not v('model.delta')) or (v('attention.qkv.split') != 'heads') or (not (v('attention.kv_missing') or v('attention.kv_beyond'))))),
    "not model.delta or attention.qkv.split != 'head_dim'":
        lambda v: (not not ((not v('model.delta')) or (v('attention.qkv.split') != 'head_dim'))),
    "attention.scores.statistic == 'summed'\n            or not attention.heads_split or attention.norm_undivided":
        lambda v: (not not ((v('attention.scores.statistic') == 'summed') or (not v('attention.heads_split')) or v('attention.norm_undivided'))),
    "not model.delta or sequence.exchange in ('gather', 'heads')":
        lambda v: (not not ((not v('model.delta')) or (v('sequence.exchange') in ('gather', 'heads',)))),
    "not model.index or sequence.layout != 'keys'":
        lambda v: (not not ((not v('model.index')) or (v('sequence.layout') != 'keys'))),
    "not ffn.apart or (stream == 'whole' and not ffn.of_others)\n            or (ffn.up.input != 'own' and (not model.gated or ffn.gate.input != 'own'))":
        lambda v: (not not ((not v('ffn.apart')) or ((v('stream') == 'whole') and (not v('ffn.of_others'))) or ((v('ffn.up.input') != 'own') and ((not v('model.gated')) or (v('ffn.gate.input') != 'own'))))),
    'not ffn.hidden_split or hidden.owned_once':
        lambda v: (not not ((not v('ffn.hidden_split')) or v('hidden.owned_once'))),
    'not ffn.width_split or ffn.width.owned_once':
        lambda v: (not not ((not v('ffn.width_split')) or v('ffn.width.owned_once'))),
    "not model.gated or ffn.gate.reads == 'whole' or ffn.tokenwise\n                or (ffn.gate.reads == 'hidden' and ffn.gate.split == 'in')":
        lambda v: (not not ((not v('model.gated')) or (v('ffn.gate.reads') == 'whole') or v('ffn.tokenwise') or ((v('ffn.gate.reads') == 'hidden') and (v('ffn.gate.split') == 'in')))),
    "not model.gated or ffn.gate.gives != 'broken'":
        lambda v: (not not ((not v('model.gated')) or (v('ffn.gate.gives') != 'broken'))),
    "not model.gated or not ffn.gate.joins or ffn.gate.group == 'tp'":
        lambda v: (not not ((not v('model.gated')) or (not v('ffn.gate.joins')) or (v('ffn.gate.group') == 'tp'))),
    'not model.gated or not model.up_bias or ffn.gate.bias_once':
        lambda v: (not not ((not v('model.gated')) or (not v('model.up_bias')) or v('ffn.gate.bias_once'))),
    "ffn.up.reads == 'whole' or ffn.tokenwise\n                or (ffn.up.reads == 'hidden' and ffn.up.split == 'in')":
        lambda v: (not not ((v('ffn.up.reads') == 'whole') or v('ffn.tokenwise') or ((v('ffn.up.reads') == 'hidden') and (v('ffn.up.split') == 'in')))),
    "ffn.up.gives != 'broken'":
        lambda v: (v('ffn.up.gives') != 'broken'),
    "not ffn.up.joins or ffn.up.group == 'tp'":
        lambda v: (not not ((not v('ffn.up.joins')) or (v('ffn.up.group') == 'tp'))),
    'not model.up_bias or ffn.up.bias_once':
        lambda v: (not not ((not v('model.up_bias')) or v('ffn.up.bias_once'))),
    "ffn.activated != 'partial'":
        lambda v: (v('ffn.activated') != 'partial'),
    'not model.gated or ffn.gate.split_at_product == ffn.up.split_at_product':
        lambda v: (not not ((not v('model.gated')) or (v('ffn.gate.split_at_product') == v('ffn.up.split_at_product')))),
    "ffn.fused == 'grouped' or not model.gated or ffn.gate.split != 'out'\n            or ffn.up.split != 'out' or ffn.blocks_fit":
        lambda v: (not not ((v('ffn.fused') == 'grouped') or (not v('model.gated')) or (v('ffn.gate.split') != 'out') or (v('ffn.up.split') != 'out') or v('ffn.blocks_fit'))),
    'not ffn.misread':
        lambda v: (not v('ffn.misread')),
    'ffn.scales_fit':
        lambda v: v('ffn.scales_fit'),
    "ffn.down.reads == 'whole' or (ffn.down.reads == 'width' and ffn.down.split == 'in')\n            or (ffn.down.reads == 'partial' and ffn.down.split == 'none')":
        lambda v: (not not ((v('ffn.down.reads') == 'whole') or ((v('ffn.down.reads') == 'width') and (v('ffn.down.split') == 'in')) or ((v('ffn.down.reads') == 'partial') and (v('ffn.down.split') == 'none')))),
    "ffn.arrives in ('whole', stream)":
        lambda v: ((sought := v('ffn.arrives')) == 'whole' or sought == v('stream')),
    "not ffn.down.joins or ffn.down.group == 'tp'":
        lambda v: (not not ((not v('ffn.down.joins')) or (v('ffn.down.group') == 'tp'))),
    'not model.down_bias or ffn.down.bias_once':
        lambda v: (not not ((not v('model.down_bias')) or v('ffn.down.bias_once'))),
    "model.parallel or ffn.down.residual == 'after'\n            or (model.norm == 'pre' and not model.scaled_residual\n                and ffn.down.residual_once)":
        lambda v: (not not (v('model.parallel') or (v('ffn.down.residual') == 'after') or ((v('model.norm') == 'pre') and (not v('model.scaled_residual')) and v('ffn.down.residual_once')))),
    'stage.ranks % moe.block == 0':
        lambda v: ((v('stage.ranks') % v('moe.block')) == 0),
    'moe.experts.owned':
        lambda v: v('moe.experts.owned'),
    "not moe.experts.owned or moe.experts.owned_once or moe.copies == 'one'":
        lambda v: (not not ((not v('moe.experts.owned')) or v('moe.experts.owned_once') or (v('moe.copies') == 'one'))),
    'not moe.changes or moe.rebalance.experts.owned':
        lambda v: (not not ((not v('moe.changes')) or v('moe.rebalance.experts.owned'))),
    "not moe.changes or not moe.rebalance.experts.owned\n            or moe.rebalance.experts.owned_once or moe.copies == 'one'":
        lambda v: (not not ((not v('moe.changes')) or (not v('moe.rebalance.experts.owned')) or v('moe.rebalance.experts.owned_once') or (v('moe.copies') == 'one'))),
    "moe.rebalance.follows in ('all', 'first') or not moe.elsewhere":
        lambda v: (not not ((v('moe.rebalance.follows') in ('all', 'first',)) or (not v('moe.elsewhere')))),
    "moe.rebalance.follows != 'first' or moe.first_alone":
        lambda v: (not not ((v('moe.rebalance.follows') != 'first') or v('moe.first_alone'))),
    'moe.width.owned_once':
        lambda v: v('moe.width.owned_once'),
    "moe.fused == 'grouped' or not model.gated or moe.blocks_fit":
        lambda v: (not not ((v('moe.fused') == 'grouped') or (not v('model.gated')) or v('moe.blocks_fit'))),
    'not moe.misread':
        lambda v: (not v('moe.misread')),
    'moe.scales_fit':
        lambda v: v('moe.scales_fit'),
    "moe.index == 'own' or not moe.misplaced":
        lambda v: (not not ((v('moe.index') == 'own') or (not v('moe.misplaced')))),
    "moe.router.split == 'none' or moe.router.sum == 'before'":
        lambda v: (not not ((v('moe.router.split') == 'none') or (v('moe.router.sum') == 'before'))),
    "moe.router.choose == 'all'":
        lambda v: (v('moe.router.choose') == 'all'),
    "moe.router.renormalise == 'all' or not model.renormalises":
        lambda v: (not not ((v('moe.router.renormalise') == 'all') or (not v('model.renormalises')))),
    "moe.input == 'gathered' or (stream == 'whole' and moe.input == 'own')\n            or (moe.router.split == 'none' and (stream == 'tokens' or moe.input == 'part'))":
        lambda v: (not not ((v('moe.input') == 'gathered') or ((v('stream') == 'whole') and (v('moe.input') == 'own')) or ((v('moe.router.split') == 'none') and ((v('stream') == 'tokens') or (v('moe.input') == 'part'))))),
    "not moe.spans or moe.dispatched != 'local'":
        lambda v: (not not ((not v('moe.spans')) or (v('moe.dispatched') != 'local'))),
    'moe.comes_back':
        lambda v: v('moe.comes_back'),
    "moe.combined == 'none' or moe.over_block":
        lambda v: (not not ((v('moe.combined') == 'none') or v('moe.over_block'))),
    "moe.weight == 'auto'\n            or (moe.weight == 'input' if model.input_weighted else moe.weight == 'output'\n                or (moe.weight == 'hidden' and not model.down_bias))":
        lambda v: (not not ((v('moe.weight') == 'auto') or ((v('moe.weight') == 'input') if v('model.input_weighted') else ((v('moe.weight') == 'output') or ((v('moe.weight') == 'hidden') and (not v('model.down_bias'))))))),
    "moe.expert_tp == 1 or not model.down_bias or moe.bias != 'every'":
        lambda v: (not not ((v('moe.expert_tp') == 1) or (not v('model.down_bias')) or (v('moe.bias') != 'every'))),
    "not model.shared or moe.shared.split != 'width' or moe.shared.width.owned_once":
        lambda v: (not not ((not v('model.shared')) or (v('moe.shared.split') != 'width') or v('moe.shared.width.owned_once'))),
    "moe.shared.fused == 'grouped' or not model.shared_gated\n            or moe.shared.split != 'width' or moe.shared.blocks_fit":
        lambda v: (not not ((v('moe.shared.fused') == 'grouped') or (not v('model.shared_gated')) or (v('moe.shared.split') != 'width') or v('moe.shared.blocks_fit'))),
    'not moe.shared.misread':
        lambda v: (not v('moe.shared.misread')),
    'moe.shared.scales_fit':
        lambda v: v('moe.shared.scales_fit'),
    "not model.shared\n            or ((moe.shared.scale == 'divided' or moe.shared_summands == 1)\n                if moe.shared.split == 'none'\n                else moe.shared.scale == 'one' and moe.shared_sum_fits)\n            and not (model.own_norms and moe.shared_summed == 'routed' and moe.block != 1)":
        lambda v: (not not ((not v('model.shared')) or ((((v('moe.shared.scale') == 'divided') or (v('moe.shared_summands') == 1)) if (v('moe.shared.split') == 'none') else ((v('moe.shared.scale') == 'one') and v('moe.shared_sum_fits'))) and (not (v('model.own_norms') and (v('moe.shared_summed') == 'routed') and (v('moe.block') != 1)))))),
    "not lm_head.of_others or lm_head.input != 'own'":
        lambda v: (not not ((not v('lm_head.of_others')) or (v('lm_head.input') != 'own'))),
    "lm_head.split != 'in' or hidden.owned_once":
        lambda v: (not not ((v('lm_head.split') != 'in') or v('hidden.owned_once'))),
    "lm_head.split != 'vocab' or lm_head.cut.owned":
        lambda v: (not not ((v('lm_head.split') != 'vocab') or v('lm_head.cut.owned'))),
    "lm_head.arrives == 'whole'":
        lambda v: (v('lm_head.arrives') == 'whole'),
    "not lm_head.joins or lm_head.group == 'tp'":
        lambda v: (not not ((not v('lm_head.joins')) or (v('lm_head.group') == 'tp'))),
    "lm_head.split != 'vocab' or lm_head.order == 'owner'":
        lambda v: (not not ((v('lm_head.split') != 'vocab') or (v('lm_head.order') == 'owner'))),
    'not model.head_bias or lm_head.bias_once':
        lambda v: (not not ((not v('model.head_bias')) or v('lm_head.bias_once'))),
    "lm_head.split != 'vocab' or lm_head.pad_rows == 0 or lm_head.pads == 'masked'":
        lambda v: (not not ((v('lm_head.split') != 'vocab') or (v('lm_head.pad_rows') == 0) or (v('lm_head.pads') == 'masked'))),
    "lm_head.greedy in ('logits', 'merged')\n            or (lm_head.greedy == 'own' and lm_head.split != 'vocab')":
        lambda v: (not not ((v('lm_head.greedy') in ('logits', 'merged',)) or ((v('lm_head.greedy') == 'own') and (v('lm_head.split') != 'vocab')))),
    "not model.tied or lm_head.tied == 'copied'\n            or (lm_head.tied == 'shared' and stages.first == stages.last and not lm_head.apart\n                and lm_head.split_as_embedding)":
        lambda v: (not not ((not v('model.tied')) or (v('lm_head.tied') == 'copied') or ((v('lm_head.tied') == 'shared') and (v('stages.first') == v('stages.last')) and (not v('lm_head.apart')) and v('lm_head.split_as_embedding')))),
    "sequence.cut.owned\n            and (sequence.cut.owned_once or sequence.exchange == 'none'\n                or (sequence.exchange == 'gather'\n                    and not (model.sinks and sequence.gathers_cached)))":
        lambda v: (not not (v('sequence.cut.owned') and (v('sequence.cut.owned_once') or (v('sequence.exchange') == 'none') or ((v('sequence.exchange') == 'gather') and (not (v('model.sinks') and v('sequence.gathers_cached'))))))),
    "sequence.positions == 'global'\n            or (model.positions == 'none' and not model.position_scale)":
        lambda v: (not not ((v('sequence.positions') == 'global') or ((v('model.positions') == 'none') and (not v('model.position_scale'))))),
    "sequence.mask == 'global' or model.delta\n            or (sequence.by_heads and sequence.in_order\n                and not (chunks.several and chunks.keys == 'all'))":
        lambda v: (not not ((v('sequence.mask') == 'global') or v('model.delta') or (v('sequence.by_heads') and v('sequence.in_order') and (not (v('chunks.several') and (v('chunks.keys') == 'all')))))),
    "sequence.exchange != 'none' or model.delta":
        lambda v: (not not ((v('sequence.exchange') != 'none') or v('model.delta'))),
    'not sequence.by_heads or sequence.heads_dealt':
        lambda v: (not not ((not v('sequence.by_heads')) or v('sequence.heads_dealt'))),
    'not sequence.by_heads or not sequence.kv_missing':
        lambda v: (not not ((not v('sequence.by_heads')) or (not v('sequence.kv_missing')))),
    "sequence.layout != 'deal' or schedule.listed":
        lambda v: (not not ((v('sequence.layout') != 'deal') or v('schedule.listed'))),
    "sequence.layout != 'keys' or model.delta or sequence.keys.owned_once":
        lambda v: (not not ((v('sequence.layout') != 'keys') or v('model.delta') or v('sequence.keys.owned_once'))),
    "model.delta\n            or (sequence.exchange != 'ring' if prefill else sequence.layout != 'keys')\n            or (sequence.merge == 'quotient' and sequence.base == 'same')":
        lambda v: (not not (v('model.delta') or ((v('sequence.exchange') != 'ring') if v('prefill') else (v('sequence.layout') != 'keys')) or ((v('sequence.merge') == 'quotient') and (v('sequence.base') == 'same')))),
    'not sequence.over_turns':
        lambda v: (not v('sequence.over_turns')),
    "sequence.layout != 'alternate' or cache.turns == 'shared'":
        lambda v: (not not ((v('sequence.layout') != 'alternate') or (v('cache.turns') == 'shared'))),
    "chunks.keys == 'all' or model.delta":
        lambda v: (not not ((v('chunks.keys') == 'all') or v('model.delta'))),
    "chunks.positions == 'global'\n            or (model.positions in ('none', 'alibi') and not model.position_scale)":
        lambda v: (not not ((v('chunks.positions') == 'global') or ((v('model.positions') in ('none', 'alibi',)) and (not v('model.position_scale'))))),
    "chunks.mask == 'global' or chunks.keys == 'own' or model.delta":
        lambda v: (not not ((v('chunks.mask') == 'global') or (v('chunks.keys') == 'own') or v('model.delta'))),
    "chunks.state == 'carried' or not model.delta":
        lambda v: (not not ((v('chunks.state') == 'carried') or (not v('model.delta')))),
    "packed.positions == 'sequence'\n            or (model.positions == 'none' and not model.position_scale)":
        lambda v: (not not ((v('packed.positions') == 'sequence') or ((v('model.positions') == 'none') and (not v('model.position_scale'))))),
    "packed.mask == 'sequence' or model.delta":
        lambda v: (not not ((v('packed.mask') == 'sequence') or v('model.delta'))),
    "packed.state == 'own' or not model.delta":
        lambda v: (not not ((v('packed.state') == 'own') or (not v('model.delta')))),
    "packed.token == 'own' or (packed.token == 'row' and packed.trails)":
        lambda v: (not not ((v('packed.token') == 'own') or ((v('packed.token') == 'row') and v('packed.trails')))),
    "packed.entries == 'own'":
        lambda v: (v('packed.entries') == 'own'),
    'stages.layers.owned_once':
        lambda v: v('stages.layers.owned_once'),
    "stages.order == 'layer' or stages.in_order":
        lambda v: (not not ((v('stages.order') == 'layer') or v('stages.in_order'))),
    "stages.offset == 'sum' or stages.equal_before":
        lambda v: (not not ((v('stages.offset') == 'sum') or v('stages.equal_before'))),
    "stages.visits == 1 or stages.send == 'auto'\n            or (not stages.index_shared\n                and (stages.send == 'both' or (stages.send == 'hidden' and stages.one_part)))":
        lambda v: (not not ((v('stages.visits') == 1) or (v('stages.send') == 'auto') or ((not v('stages.index_shared')) and ((v('stages.send') == 'both') or ((v('stages.send') == 'hidden') and v('stages.one_part')))))),
    "stages.receivers == 'all' or stages.visits == 1":
        lambda v: (not not ((v('stages.receivers') == 'all') or (v('stages.visits') == 1))),
    "stages.token == 'returned' or stages.first == stages.last":
        lambda v: (not not ((v('stages.token') == 'returned') or (v('stages.first') == v('stages.last')))),
    'batch.sequences.owned':
        lambda v: v('batch.sequences.owned'),
    "batch.idle == 'join'\n            or not (batch.joins_replicas or (layer.moe and batch.idle_beside))":
        lambda v: (not not ((v('batch.idle') == 'join') or (not (v('batch.joins_replicas') or (v('layer.moe') and v('batch.idle_beside')))))),
    "cache.update in ('append', 'recompute')":
        lambda v: (v('cache.update') in ('append', 'recompute',)),
    "cache.slots == 'global'":
        lambda v: (v('cache.slots') == 'global'),
    "cache.pads == 'nowhere'":
        lambda v: (v('cache.pads') == 'nowhere'),
    "draft.positions == 'global'\n            or (model.positions in ('none', 'alibi') and not model.position_scale)":
        lambda v: (not not ((v('draft.positions') == 'global') or ((v('model.positions') in ('none', 'alibi',)) and (not v('model.position_scale'))))),
    "draft.mask == 'global' or model.delta":
        lambda v: (not not ((v('draft.mask') == 'global') or v('model.delta'))),
    "draft.rejected == 'overwritten' or model.delta":
        lambda v: (not not ((v('draft.rejected') == 'overwritten') or v('model.delta'))),
    "draft.state == 'rolled_back' or not model.delta":
        lambda v: (not not ((v('draft.state') == 'rolled_back') or (not v('model.delta')))),
    "draft.token == 'kept'":
        lambda v: (v('draft.token') == 'kept'),
    'not handoff.unpaired':
        lambda v: (not v('handoff.unpaired')),
    'not handoff.lacks_heads':
        lambda v: (not v('handoff.lacks_heads')),
    'not handoff.lacks_layers':
        lambda v: (not v('handoff.lacks_layers')),
    'not handoff.lacks_sequences':
        lambda v: (not v('handoff.lacks_sequences')),
    'not handoff.lacks_tokens':
        lambda v: (not v('handoff.lacks_tokens')),
    "handoff.cache != 'first' or tp == 1":
        lambda v: (not not ((v('handoff.cache') != 'first') or (v('tp') == 1))),
    "handoff.storage != 'raw' or model.delta\n            or (handoff.slice == 'memory' and not handoff.mixed)":
        lambda v: (not not ((v('handoff.storage') != 'raw') or v('model.delta') or ((v('handoff.slice') == 'memory') and (not v('handoff.mixed'))))),
    'not schedule.late if schedule.listed else schedule.period >= stages.visits':
        lambda v: ((not v('schedule.late')) if v('schedule.listed') else (v('schedule.period') >= v('stages.visits'))),
    'not schedule.listed or not schedule.missing':
        lambda v: (not not ((not v('schedule.listed')) or (not v('schedule.missing')))),
    "\n            hidden.given_owned if hidden.kind in ('sizes', 'listed')\n            else hidden.n % hidden.parts == 0 if hidden.kind == 'even'\n            else hidden.multiple % hidden.parts == 0\n                or (hidden.n >= 0 and (hidden.n + hidden.multiple - 1) // hidden.multiple * hidden.multiple // hidden.parts * hidden.parts >= hidden.n)\n                if hidden.kind == 'padded'\n            else True":
        lambda v: (v('hidden.given_owned') if (v('hidden.kind') in ('sizes', 'listed',)) else (((v('hidden.n') % v('hidden.parts')) == 0) if (v('hidden.kind') == 'even') else ((not not (((v('hidden.multiple') % v('hidden.parts')) == 0) or ((v('hidden.n') >= 0) and (((((((v('hidden.n') + v('hidden.multiple')) - 1) // v('hidden.multiple')) * v('hidden.multiple')) // v('hidden.parts')) * v('hidden.parts')) >= v('hidden.n'))))) if (v('hidden.kind') == 'padded') else True))),
    "\n            hidden.given_once if hidden.kind in ('sizes', 'listed')\n            else hidden.owned and hidden.kind != 'whole'":
        lambda v: (v('hidden.given_once') if (v('hidden.kind') in ('sizes', 'listed',)) else (not not (v('hidden.owned') and (v('hidden.kind') != 'whole')))),
    "\n            stream_tokens.given_owned if stream_tokens.kind in ('sizes', 'listed')\n            else stream_tokens.n % stream_tokens.parts == 0 if stream_tokens.kind == 'even'\n            else stream_tokens.multiple % stream_tokens.parts == 0\n                or (stream_tokens.n >= 0 and (stream_tokens.n + stream_tokens.multiple - 1) // stream_tokens.multiple * stream_tokens.multiple // stream_tokens.parts * stream_tokens.parts >= stream_tokens.n)\n                if stream_tokens.kind == 'padded'\n            else True":
        lambda v: (v('stream_tokens.given_owned') if (v('stream_tokens.kind') in ('sizes', 'listed',)) else (((v('stream_tokens.n') % v('stream_tokens.parts')) == 0) if (v('stream_tokens.kind') == 'even') else ((not not (((v('stream_tokens.multiple') % v('stream_tokens.parts')) == 0) or ((v('stream_tokens.n') >= 0) and (((((((v('stream_tokens.n') + v('stream_tokens.multiple')) - 1) // v('stream_tokens.multiple')) * v('stream_tokens.multiple')) // v('stream_tokens.parts')) * v('stream_tokens.parts')) >= v('stream_tokens.n'))))) if (v('stream_tokens.kind') == 'padded') else True))),
    "\n            stream_tokens.given_once if stream_tokens.kind in ('sizes', 'listed')\n            else stream_tokens.owned and stream_tokens.kind != 'whole'":
        lambda v: (v('stream_tokens.given_once') if (v('stream_tokens.kind') in ('sizes', 'listed',)) else (not not (v('stream_tokens.owned') and (v('stream_tokens.kind') != 'whole')))),
    "\n            embedding.cut.given_owned if embedding.cut.kind in ('sizes', 'listed')\n            else embedding.cut.n % embedding.cut.parts == 0 if embedding.cut.kind == 'even'\n            else embedding.cut.multiple % embedding.cut.parts == 0\n                or (embedding.cut.n >= 0 and (embedding.cut.n + embedding.cut.multiple - 1) // embedding.cut.multiple * embedding.cut.multiple // embedding.cut.parts * embedding.cut.parts >= embedding.cut.n)\n                if embedding.cut.kind == 'padded'\n            else True":
        lambda v: (v('embedding.cut.given_owned') if (v('embedding.cut.kind') in ('sizes', 'listed',)) else (((v('embedding.cut.n') % v('embedding.cut.parts')) == 0) if (v('embedding.cut.kind') == 'even') else ((not not (((v('embedding.cut.multiple') % v('embedding.cut.parts')) == 0) or ((v('embedding.cut.n') >= 0) and (((((((v('embedding.cut.n') + v('embedding.cut.multiple')) - 1) // v('embedding.cut.multiple')) * v('embedding.cut.multiple')) // v('embedding.cut.parts')) * v('embedding.cut.parts')) >= v('embedding.cut.n'))))) if (v('embedding.cut.kind') == 'padded') else True))),
    "\n            embedding.cut.given_once if embedding.cut.kind in ('sizes', 'listed')\n            else embedding.cut.owned and embedding.cut.kind != 'whole'":
        lambda v: (v('embedding.cut.given_once') if (v('embedding.cut.kind') in ('sizes', 'listed',)) else (not not (v('embedding.cut.owned') and (v('embedding.cut.kind') != 'whole')))),
    "\n            attention.heads.given_owned if attention.heads.kind in ('sizes', 'listed')\n            else attention.heads.n % attention.heads.parts == 0 if attention.heads.kind == 'even'\n            else attention.heads.multiple % attention.heads.parts == 0\n                or (attention.heads.n >= 0 and (attention.heads.n + attention.heads.multiple - 1) // attention.heads.multiple * attention.heads.multiple // attention.heads.parts * attention.heads.parts >= attention.heads.n)\n                if attention.heads.kind == 'padded'\n            else True":
        lambda v: (v('attention.heads.given_owned') if (v('attention.heads.kind') in ('sizes', 'listed',)) else (((v('attention.heads.n') % v('attention.heads.parts')) == 0) if (v('attention.heads.kind') == 'even') else ((not not (((v('attention.heads.multiple') % v('attention.heads.parts')) == 0) or ((v('attention.heads.n') >= 0) and (((((((v('attention.heads.n') + v('attention.heads.multiple')) - 1) // v('attention.heads.multiple')) * v('attention.heads.multiple')) // v('attention.heads.parts')) * v('attention.heads.parts')) >= v('attention.heads.n'))))) if (v('attention.heads.kind') == 'padded') else True))),
    "\n            attention.heads.given_once if attention.heads.kind in ('sizes', 'listed')\n            else attention.heads.owned and attention.heads.kind != 'whole'":
        lambda v: (v('attention.heads.given_once') if (v('attention.heads.kind') in ('sizes', 'listed',)) else (not not (v('attention.heads.owned') and (v('attention.heads.kind') != 'whole')))),
    "\n            attention.head_dim.given_owned if attention.head_dim.kind in ('sizes', 'listed')\n            else attention.head_dim.n % attention.head_dim.parts == 0 if attention.head_dim.kind == 'even'\n            else attention.head_dim.multiple % attention.head_dim.parts == 0\n                or (attention.head_dim.n >= 0 and (attention.head_dim.n + attention.head_dim.multiple - 1) // attention.head_dim.multiple * attention.head_dim.multiple // attention.head_dim.parts * attention.head_dim.parts >= attention.head_dim.n)\n                if attention.head_dim.kind == 'padded'\n            else True":
        lambda v: (v('attention.head_dim.given_owned') if (v('attention.head_dim.kind') in ('sizes', 'listed',)) else (((v('attention.head_dim.n') % v('attention.head_dim.parts')) == 0) if (v('attention.head_dim.kind') == 'even') else ((not not (((v('attention.head_dim.multiple') % v('attention.head_dim.parts')) == 0) or ((v('attention.head_dim.n') >= 0) and (((((((v('attention.head_dim.n') + v('attention.head_dim.multiple')) - 1) // v('attention.head_dim.multiple')) * v('attention.head_dim.multiple')) // v('attention.head_dim.parts')) * v('attention.head_dim.parts')) >= v('attention.head_dim.n'))))) if (v('attention.head_dim.kind') == 'padded') else True))),
    "\n            attention.head_dim.given_once if attention.head_dim.kind in ('sizes', 'listed')\n            else attention.head_dim.owned and attention.head_dim.kind != 'whole'":
        lambda v: (v('attention.head_dim.given_once') if (v('attention.head_dim.kind') in ('sizes', 'listed',)) else (not not (v('attention.head_dim.owned') and (v('attention.head_dim.kind') != 'whole')))),
    "\n            attention.value_dim.given_owned if attention.value_dim.kind in ('sizes', 'listed')\n            else attention.value_dim.n % attention.value_dim.parts == 0 if attention.value_dim.kind == 'even'\n            else attention.value_dim.multiple % attention.value_dim.parts == 0\n                or (attention.value_dim.n >= 0 and (attention.value_dim.n + attention.value_dim.multiple - 1) // attention.value_dim.multiple * attention.value_dim.multiple // attention.value_dim.parts * attention.value_dim.parts >= attention.value_dim.n)\n                if attention.value_dim.kind == 'padded'\n            else True":
        lambda v: (v('attention.value_dim.given_owned') if (v('attention.value_dim.kind') in ('sizes', 'listed',)) else (((v('attention.value_dim.n') % v('attention.value_dim.parts')) == 0) if (v('attention.value_dim.kind') == 'even') else ((not not (((v('attention.value_dim.multiple') % v('attention.value_dim.parts')) == 0) or ((v('attention.value_dim.n') >= 0) and (((((((v('attention.value_dim.n') + v('attention.value_dim.multiple')) - 1) // v('attention.value_dim.multiple')) * v('attention.value_dim.multiple')) // v('attention.value_dim.parts')) * v('attention.value_dim.parts')) >= v('attention.value_dim.n'))))) if (v('attention.value_dim.kind') == 'padded') else True))),
    "\n            attention.value_dim.given_once if attention.value_dim.kind in ('sizes', 'listed')\n            else attention.value_dim.owned and attention.value_dim.kind != 'whole'":
        lambda v: (v('attention.value_dim.given_once') if (v('attention.value_dim.kind') in ('sizes', 'listed',)) else (not not (v('attention.value_dim.owned') and (v('attention.value_dim.kind') != 'whole')))),
    "\n            ffn.width.given_owned if ffn.width.kind in ('sizes', 'listed')\n            else ffn.width.n % ffn.width.parts == 0 if ffn.width.kind == 'even'\n            else ffn.width.multiple % ffn.width.parts == 0\n                or (ffn.width.n >= 0 and (ffn.width.n + ffn.width.multiple - 1) // ffn.width.multiple * ffn.width.multiple // ffn.width.parts * ffn.width.parts >= ffn.width.n)\n                if ffn.width.kind == 'padded'\n            else True":
        lambda v: (v('ffn.width.given_owned') if (v('ffn.width.kind') in ('sizes', 'listed',)) else (((v('ffn.width.n') % v('ffn.width.parts')) == 0) if (v('ffn.width.kind') == 'even') else ((not not (((v('ffn.width.multiple') % v('ffn.width.parts')) == 0) or ((v('ffn.width.n') >= 0) and (((((((v('ffn.width.n') + v('ffn.width.multiple')) - 1) // v('ffn.width.multiple')) * v('ffn.width.multiple')) // v('ffn.width.parts')) * v('ffn.width.parts')) >= v('ffn.width.n'))))) if (v('ffn.width.kind') == 'padded') else True))),
    "\n            ffn.width.given_once if ffn.width.kind in ('sizes', 'listed')\n            else ffn.width.owned and ffn.width.kind != 'whole'":
        lambda v: (v('ffn.width.given_once') if (v('ffn.width.kind') in ('sizes', 'listed',)) else (not not (v('ffn.width.owned') and (v('ffn.width.kind') != 'whole')))),
    "\n            moe.experts.given_owned if moe.experts.kind in ('sizes', 'listed')\n            else moe.experts.n % moe.experts.parts == 0 if moe.experts.kind == 'even'\n            else moe.experts.multiple % moe.experts.parts == 0\n                or (moe.experts.n >= 0 and (moe.experts.n + moe.experts.multiple - 1) // moe.experts.multiple * moe.experts.multiple // moe.experts.parts * moe.experts.parts >= moe.experts.n)\n                if moe.experts.kind == 'padded'\n            else True":
        lambda v: (v('moe.experts.given_owned') if (v('moe.experts.kind') in ('sizes', 'listed',)) else (((v('moe.experts.n') % v('moe.experts.parts')) == 0) if (v('moe.experts.kind') == 'even') else ((not not (((v('moe.experts.multiple') % v('moe.experts.parts')) == 0) or ((v('moe.experts.n') >= 0) and (((((((v('moe.experts.n') + v('moe.experts.multiple')) - 1) // v('moe.experts.multiple')) * v('moe.experts.multiple')) // v('moe.experts.parts')) * v('moe.experts.parts')) >= v('moe.experts.n'))))) if (v('moe.experts.kind') == 'padded') else True))),
    "\n            moe.experts.given_once if moe.experts.kind in ('sizes', 'listed')\n            else moe.experts.owned and moe.experts.kind != 'whole'":
        lambda v: (v('moe.experts.given_once') if (v('moe.experts.kind') in ('sizes', 'listed',)) else (not not (v('moe.experts.owned') and (v('moe.experts.kind') != 'whole')))),
    "\n            moe.rebalance.experts.given_owned if moe.rebalance.experts.kind in ('sizes', 'listed')\n            else moe.rebalance.experts.n % moe.rebalance.experts.parts == 0 if moe.rebalance.experts.kind == 'even'\n            else moe.rebalance.experts.multiple % moe.rebalance.experts.parts == 0\n                or (moe.rebalance.experts.n >= 0 and (moe.rebalance.experts.n + moe.rebalance.experts.multiple - 1) // moe.rebalance.experts.multiple * moe.rebalance.experts.multiple // moe.rebalance.experts.parts * moe.rebalance.experts.parts >= moe.rebalance.experts.n)\n                if moe.rebalance.experts.kind == 'padded'\n            else True":
        lambda v: (v('moe.rebalance.experts.given_owned') if (v('moe.rebalance.experts.kind') in ('sizes', 'listed',)) else (((v('moe.rebalance.experts.n') % v('moe.rebalance.experts.parts')) == 0) if (v('moe.rebalance.experts.kind') == 'even') else ((not not (((v('moe.rebalance.experts.multiple') % v('moe.rebalance.experts.parts')) == 0) or ((v('moe.rebalance.experts.n') >= 0) and (((((((v('moe.rebalance.experts.n') + v('moe.rebalance.experts.multiple')) - 1) // v('moe.rebalance.experts.multiple')) * v('moe.rebalance.experts.multiple')) // v('moe.rebalance.experts.parts')) * v('moe.rebalance.experts.parts')) >= v('moe.rebalance.experts.n'))))) if (v('moe.rebalance.experts.kind') == 'padded') else True))),
    "\n            moe.rebalance.experts.given_once if moe.rebalance.experts.kind in ('sizes', 'listed')\n            else moe.rebalance.experts.owned and moe.rebalance.experts.kind != 'whole'":
        lambda v: (v('moe.rebalance.experts.given_once') if (v('moe.rebalance.experts.kind') in ('sizes', 'listed',)) else (not not (v('moe.rebalance.experts.owned') and (v('moe.rebalance.experts.kind') != 'whole')))),
    "\n            moe.width.given_owned if moe.width.kind in ('sizes', 'listed')\n            else moe.width.n % moe.width.parts == 0 if moe.width.kind == 'even'\n            else moe.width.multiple % moe.width.parts == 0\n                or (moe.width.n >= 0 and (moe.width.n + moe.width.multiple - 1) // moe.width.multiple * moe.width.multiple // moe.width.parts * moe.width.parts >= moe.width.n)\n                if moe.width.kind == 'padded'\n            else True":
        lambda v: (v('moe.width.given_owned') if (v('moe.width.kind') in ('sizes', 'listed',)) else (((v('moe.width.n') % v('moe.width.parts')) == 0) if (v('moe.width.kind') == 'even') else ((not not (((v('moe.width.multiple') % v('moe.width.parts')) == 0) or ((v('moe.width.n') >= 0) and (((((((v('moe.width.n') + v('moe.width.multiple')) - 1) // v('moe.width.multiple')) * v('moe.width.multiple')) // v('moe.width.parts')) * v('moe.width.parts')) >= v('moe.width.n'))))) if (v('moe.width.kind') == 'padded') else True))),
    "\n            moe.width.given_once if moe.width.kind in ('sizes', 'listed')\n            else moe.width.owned and moe.width.kind != 'whole'":
        lambda v: (v('moe.width.given_once') if (v('moe.width.kind') in ('sizes', 'listed',)) else (not not (v('moe.width.owned') and (v('moe.width.kind') != 'whole')))),
    "\n            moe.shared.width.given_owned if moe.shared.width.kind in ('sizes', 'listed')\n            else moe.shared.width.n % moe.shared.width.parts == 0 if moe.shared.width.kind == 'even'\n            else moe.shared.width.multiple % moe.shared.width.parts == 0\n                or (moe.shared.width.n >= 0 and (moe.shared.width.n + moe.shared.width.multiple - 1) // moe.shared.width.multiple * moe.shared.width.multiple // moe.shared.width.parts * moe.shared.width.parts >= moe.shared.width.n)\n                if moe.shared.width.kind == 'padded'\n            else True":
        lambda v: (v('moe.shared.width.given_owned') if (v('moe.shared.width.kind') in ('sizes', 'listed',)) else (((v('moe.shared.width.n') % v('moe.shared.width.parts')) == 0) if (v('moe.shared.width.kind') == 'even') else ((not not (((v('moe.shared.width.multiple') % v('moe.shared.width.parts')) == 0) or ((v('moe.shared.width.n') >= 0) and (((((((v('moe.shared.width.n') + v('moe.shared.width.multiple')) - 1) // v('moe.shared.width.multiple')) * v('moe.shared.width.multiple')) // v('moe.shared.width.parts')) * v('moe.shared.width.parts')) >= v('moe.shared.width.n'))))) if (v('moe.shared.width.kind') == 'padded') else True))),
    "\n            moe.shared.width.given_once if moe.shared.width.kind in ('sizes', 'listed')\n            else moe.shared.width.owned and moe.shared.width.kind != 'whole'":
        lambda v: (v('moe.shared.width.given_once') if (v('moe.shared.width.kind') in ('sizes', 'listed',)) else (not not (v('moe.shared.width.owned') and (v('moe.shared.width.kind') != 'whole')))),
    "\n            lm_head.cut.given_owned if lm_head.cut.kind in ('sizes', 'listed')\n            else lm_head.cut.n % lm_head.cut.parts == 0 if lm_head.cut.kind == 'even'\n            else lm_head.cut.multiple % lm_head.cut.parts == 0\n                or (lm_head.cut.n >= 0 and (lm_head.cut.n + lm_head.cut.multiple - 1) // lm_head.cut.multiple * lm_head.cut.multiple // lm_head.cut.parts * lm_head.cut.parts >= lm_head.cut.n)\n                if lm_head.cut.kind == 'padded'\n            else True":
        lambda v: (v('lm_head.cut.given_owned') if (v('lm_head.cut.kind') in ('sizes', 'listed',)) else (((v('lm_head.cut.n') % v('lm_head.cut.parts')) == 0) if (v('lm_head.cut.kind') == 'even') else ((not not (((v('lm_head.cut.multiple') % v('lm_head.cut.parts')) == 0) or ((v('lm_head.cut.n') >= 0) and (((((((v('lm_head.cut.n') + v('lm_head.cut.multiple')) - 1) // v('lm_head.cut.multiple')) * v('lm_head.cut.multiple')) // v('lm_head.cut.parts')) * v('lm_head.cut.parts')) >= v('lm_head.cut.n'))))) if (v('lm_head.cut.kind') == 'padded') else True))),
    "\n            lm_head.cut.given_once if lm_head.cut.kind in ('sizes', 'listed')\n            else lm_head.cut.owned and lm_head.cut.kind != 'whole'":
        lambda v: (v('lm_head.cut.given_once') if (v('lm_head.cut.kind') in ('sizes', 'listed',)) else (not not (v('lm_head.cut.owned') and (v('lm_head.cut.kind') != 'whole')))),
    "\n            stages.layers.given_owned if stages.layers.kind in ('sizes', 'listed')\n            else stages.layers.n % stages.layers.parts == 0 if stages.layers.kind == 'even'\n            else stages.layers.multiple % stages.layers.parts == 0\n                or (stages.layers.n >= 0 and (stages.layers.n + stages.layers.multiple - 1) // stages.layers.multiple * stages.layers.multiple // stages.layers.parts * stages.layers.parts >= stages.layers.n)\n                if stages.layers.kind == 'padded'\n            else True":
        lambda v: (v('stages.layers.given_owned') if (v('stages.layers.kind') in ('sizes', 'listed',)) else (((v('stages.layers.n') % v('stages.layers.parts')) == 0) if (v('stages.layers.kind') == 'even') else ((not not (((v('stages.layers.multiple') % v('stages.layers.parts')) == 0) or ((v('stages.layers.n') >= 0) and (((((((v('stages.layers.n') + v('stages.layers.multiple')) - 1) // v('stages.layers.multiple')) * v('stages.layers.multiple')) // v('stages.layers.parts')) * v('stages.layers.parts')) >= v('stages.layers.n'))))) if (v('stages.layers.kind') == 'padded') else True))),
    "\n            stages.layers.given_once if stages.layers.kind in ('sizes', 'listed')\n            else stages.layers.owned and stages.layers.kind != 'whole'":
        lambda v: (v('stages.layers.given_once') if (v('stages.layers.kind') in ('sizes', 'listed',)) else (not not (v('stages.layers.owned') and (v('stages.layers.kind') != 'whole')))),
    "\n            sequence.cut.given_owned if sequence.cut.kind in ('sizes', 'listed')\n            else sequence.cut.n % sequence.cut.parts == 0 if sequence.cut.kind == 'even'\n            else sequence.cut.multiple % sequence.cut.parts == 0\n                or (sequence.cut.n >= 0 and (sequence.cut.n + sequence.cut.multiple - 1) // sequence.cut.multiple * sequence.cut.multiple // sequence.cut.parts * sequence.cut.parts >= sequence.cut.n)\n                if sequence.cut.kind == 'padded'\n            else True":
        lambda v: (v('sequence.cut.given_owned') if (v('sequence.cut.kind') in ('sizes', 'listed',)) else (((v('sequence.cut.n') % v('sequence.cut.parts')) == 0) if (v('sequence.cut.kind') == 'even') else ((not not (((v('sequence.cut.multiple') % v('sequence.cut.parts')) == 0) or ((v('sequence.cut.n') >= 0) and (((((((v('sequence.cut.n') + v('sequence.cut.multiple')) - 1) // v('sequence.cut.multiple')) * v('sequence.cut.multiple')) // v('sequence.cut.parts')) * v('sequence.cut.parts')) >= v('sequence.cut.n'))))) if (v('sequence.cut.kind') == 'padded') else True))),
    "\n            sequence.cut.given_once if sequence.cut.kind in ('sizes', 'listed')\n            else sequence.cut.owned and sequence.cut.kind != 'whole'":
        lambda v: (v('sequence.cut.given_once') if (v('sequence.cut.kind') in ('sizes', 'listed',)) else (not not (v('sequence.cut.owned') and (v('sequence.cut.kind') != 'whole')))),
    "\n            sequence.keys.given_owned if sequence.keys.kind in ('sizes', 'listed')\n            else sequence.keys.n % sequence.keys.parts == 0 if sequence.keys.kind == 'even'\n            else sequence.keys.multiple % sequence.keys.parts == 0\n                or (sequence.keys.n >= 0 and (sequence.keys.n + sequence.keys.multiple - 1) // sequence.keys.multiple * sequence.keys.multiple // sequence.keys.parts * sequence.keys.parts >= sequence.keys.n)\n                if sequence.keys.kind == 'padded'\n            else True":
        lambda v: (v('sequence.keys.given_owned') if (v('sequence.keys.kind') in ('sizes', 'listed',)) else (((v('sequence.keys.n') % v('sequence.keys.parts')) == 0) if (v('sequence.keys.kind') == 'even') else ((not not (((v('sequence.keys.multiple') % v('sequence.keys.parts')) == 0) or ((v('sequence.keys.n') >= 0) and (((((((v('sequence.keys.n') + v('sequence.keys.multiple')) - 1) // v('sequence.keys.multiple')) * v('sequence.keys.multiple')) // v('sequence.keys.parts')) * v('sequence.keys.parts')) >= v('sequence.keys.n'))))) if (v('sequence.keys.kind') == 'padded') else True))),
    "\n            sequence.keys.given_once if sequence.keys.kind in ('sizes', 'listed')\n            else sequence.keys.owned and sequence.keys.kind != 'whole'":
        lambda v: (v('sequence.keys.given_once') if (v('sequence.keys.kind') in ('sizes', 'listed',)) else (not not (v('sequence.keys.owned') and (v('sequence.keys.kind') != 'whole')))),
    "\n            batch.sequences.given_owned if batch.sequences.kind in ('sizes', 'listed')\n            else batch.sequences.n % batch.sequences.parts == 0 if batch.sequences.kind == 'even'\n            else batch.sequences.multiple % batch.sequences.parts == 0\n                or (batch.sequences.n >= 0 and (batch.sequences.n + batch.sequences.multiple - 1) // batch.sequences.multiple * batch.sequences.multiple // batch.sequences.parts * batch.sequences.parts >= batch.sequences.n)\n                if batch.sequences.kind == 'padded'\n            else True":
        lambda v: (v('batch.sequences.given_owned') if (v('batch.sequences.kind') in ('sizes', 'listed',)) else (((v('batch.sequences.n') % v('batch.sequences.parts')) == 0) if (v('batch.sequences.kind') == 'even') else ((not not (((v('batch.sequences.multiple') % v('batch.sequences.parts')) == 0) or ((v('batch.sequences.n') >= 0) and (((((((v('batch.sequences.n') + v('batch.sequences.multiple')) - 1) // v('batch.sequences.multiple')) * v('batch.sequences.multiple')) // v('batch.sequences.parts')) * v('batch.sequences.parts')) >= v('batch.sequences.n'))))) if (v('batch.sequences.kind') == 'padded') else True))),
    "\n            batch.sequences.given_once if batch.sequences.kind in ('sizes', 'listed')\n            else batch.sequences.owned and batch.sequences.kind != 'whole'":
        lambda v: (v('batch.sequences.given_once') if (v('batch.sequences.kind') in ('sizes', 'listed',)) else (not not (v('batch.sequences.owned') and (v('batch.sequences.kind') != 'whole')))),
    "\n        'partial' if embedding.split == 'vocab'\n        else 'hidden' if embedding.split == 'hidden' else 'whole'":
        lambda v: ('partial' if (v('embedding.split') == 'vocab') else ('hidden' if (v('embedding.split') == 'hidden') else 'whole')),
    "\n    embedding.gives if embedding.collective == 'none' or (embedding.collective == 'auto' and embedding.gives in ('whole', stream))\n    else 'whole' if embedding.gives == 'hidden' and embedding.collective in ('auto', 'all_gather')\n    else 'whole' if embedding.gives == 'partial' and embedding.collective == 'all_reduce'\n    else stream if embedding.gives == 'partial'\n        and (embedding.collective == 'auto' or (embedding.collective == 'reduce_scatter' and stream != 'whole'))\n    else 'broken'\n    ":
        lambda v: (v('embedding.gives') if ((v('embedding.collective') == 'none') or ((v('embedding.collective') == 'auto') and ((sought := v('embedding.gives')) == 'whole' or sought == v('stream')))) else ('whole' if ((v('embedding.gives') == 'hidden') and (v('embedding.collective') in ('auto', 'all_gather',))) else ('whole' if ((v('embedding.gives') == 'partial') and (v('embedding.collective') == 'all_reduce')) else (v('stream') if ((v('embedding.gives') == 'partial') and ((v('embedding.collective') == 'auto') or ((v('embedding.collective') == 'reduce_scatter') and (v('stream') != 'whole')))) else 'broken')))),
    "embedding.collective != 'none' and not (embedding.collective == 'auto' and embedding.gives in ('whole', stream))":
        lambda v: (not not ((v('embedding.collective') != 'none') and (not ((v('embedding.collective') == 'auto') and ((sought := v('embedding.gives')) == 'whole' or sought == v('stream')))))),
    "embedding.positions == 'after' or (embedding.positions == 'every') == (embedding.gives != 'partial')":
        lambda v: (not not ((v('embedding.positions') == 'after') or ((v('embedding.positions') == 'every') == (v('embedding.gives') != 'partial')))),
    "\n    ('whole' if stream == 'whole' or attention.qkv.gather.group == 'tp' else 'broken')\n        if attention.qkv.input == 'gathered'\n            or (attention.qkv.input == 'auto' and not (stream == 'hidden' and attention.qkv.split == 'in'))\n    else stream\n    ":
        lambda v: (('whole' if ((v('stream') == 'whole') or (v('attention.qkv.gather.group') == 'tp')) else 'broken') if ((v('attention.qkv.input') == 'gathered') or ((v('attention.qkv.input') == 'auto') and (not ((v('stream') == 'hidden') and (v('attention.qkv.split') == 'in'))))) else v('stream')),
    "\n        attention.qkv.collective != 'none'\n        and not (attention.qkv.collective == 'auto' and attention.qkv.split != 'in')":
        lambda v: (not not ((v('attention.qkv.collective') != 'none') and (not ((v('attention.qkv.collective') == 'auto') and (v('attention.qkv.split') != 'in'))))),
    "\n        ('whole' if attention.qkv.collective in ('auto', 'none') else 'broken')\n            if attention.qkv.split == 'none'\n        else ('partial' if attention.qkv.collective == 'none'\n            else 'whole' if attention.qkv.collective in ('auto', 'all_reduce') else 'broken')\n            if attention.qkv.split == 'in'\n        else attention.qkv.split if attention.qkv.collective in ('auto', 'none') or tp == 1\n        else 'whole' if attention.qkv.collective == 'all_gather' else 'broken'":
        lambda v: (('whole' if (v('attention.qkv.collective') in ('auto', 'none',)) else 'broken') if (v('attention.qkv.split') == 'none') else (('partial' if (v('attention.qkv.collective') == 'none') else ('whole' if (v('attention.qkv.collective') in ('auto', 'all_reduce',)) else 'broken')) if (v('attention.qkv.split') == 'in') else (v('attention.qkv.split') if ((v('attention.qkv.collective') in ('auto', 'none',)) or (v('tp') == 1)) else ('whole' if (v('attention.qkv.collective') == 'all_gather') else 'broken')))),
    "attention.k if model.delta else (\n    'partial' if attention.qkv.split == 'in' and attention.qkv.q_sum != 'boundary'\n    else attention.qkv.gives\n    )":
        lambda v: (v('attention.k') if v('model.delta') else ('partial' if ((v('attention.qkv.split') == 'in') and (v('attention.qkv.q_sum') != 'boundary')) else v('attention.qkv.gives'))),
    "\n    'partial' if attention.qkv.split == 'in' and attention.qkv.k_sum != 'boundary'\n    else attention.qkv.gives\n    ":
        lambda v: ('partial' if ((v('attention.qkv.split') == 'in') and (v('attention.qkv.k_sum') != 'boundary')) else v('attention.qkv.gives')),
    "attention.k if model.latent else (\n    'partial' if attention.qkv.split == 'in' and attention.qkv.v_sum != 'boundary'\n    else attention.qkv.gives\n    )":
        lambda v: (v('attention.k') if v('model.latent') else ('partial' if ((v('attention.qkv.split') == 'in') and (v('attention.qkv.v_sum') != 'boundary')) else v('attention.qkv.gives'))),
    "\n        (model.q_bias and attention.q == 'partial') or (model.k_bias and attention.k == 'partial')\n        or (model.v_bias and attention.v == 'partial')":
        lambda v: (not not ((v('model.q_bias') and (v('attention.q') == 'partial')) or (v('model.k_bias') and (v('attention.k') == 'partial')) or (v('model.v_bias') and (v('attention.v') == 'partial')))),
    "\n        attention.qkv.split == 'heads'\n        or (attention.out.split == 'in'\n            and (attention.qkv.split != 'head_dim' or attention.out.reads == 'whole'))":
        lambda v: (not not ((v('attention.qkv.split') == 'heads') or ((v('attention.out.split') == 'in') and ((v('attention.qkv.split') != 'head_dim') or (v('attention.out.reads') == 'whole'))))),
    "\n        attention.q == 'head_dim' or attention.k == 'head_dim'\n        or (model.qk_norm == 'width' and (attention.q == 'heads' or attention.k == 'heads'))":
        lambda v: (not not ((v('attention.q') == 'head_dim') or (v('attention.k') == 'head_dim') or ((v('model.qk_norm') == 'width') and ((v('attention.q') == 'heads') or (v('attention.k') == 'heads'))))),
    "\n        'whole' if attention.v in ('heads', 'head_dim') and (attention.out.input == 'gathered'\n            or (attention.out.input == 'auto' and attention.out.split != 'in'))\n        else attention.v":
        lambda v: ('whole' if ((v('attention.v') in ('heads', 'head_dim',)) and ((v('attention.out.input') == 'gathered') or ((v('attention.out.input') == 'auto') and (v('attention.out.split') != 'in')))) else v('attention.v')),
    "\n        'partial' if attention.out.split == 'in' or attention.out.reads == 'partial'\n        else 'hidden' if attention.out.split == 'out' else 'whole'":
        lambda v: ('partial' if ((v('attention.out.split') == 'in') or (v('attention.out.reads') == 'partial')) else ('hidden' if (v('attention.out.split') == 'out') else 'whole')),
    "\n    attention.out.gives if attention.out.collective == 'none' or (attention.out.collective == 'auto' and attention.out.gives in ('whole', stream))\n    else 'whole' if attention.out.gives == 'hidden' and attention.out.collective in ('auto', 'all_gather')\n    else 'whole' if attention.out.gives == 'partial' and attention.out.collective == 'all_reduce'\n    else stream if attention.out.gives == 'partial'\n        and (attention.out.collective == 'auto' or (attention.out.collective == 'reduce_scatter' and stream != 'whole'))\n    else 'broken'\n    ":
        lambda v: (v('attention.out.gives') if ((v('attention.out.collective') == 'none') or ((v('attention.out.collective') == 'auto') and ((sought := v('attention.out.gives')) == 'whole' or sought == v('stream')))) else ('whole' if ((v('attention.out.gives') == 'hidden') and (v('attention.out.collective') in ('auto', 'all_gather',))) else ('whole' if ((v('attention.out.gives') == 'partial') and (v('attention.out.collective') == 'all_reduce')) else (v('stream') if ((v('attention.out.gives') == 'partial') and ((v('attention.out.collective') == 'auto') or ((v('attention.out.collective') == 'reduce_scatter') and (v('stream') != 'whole')))) else 'broken')))),
    "attention.out.collective != 'none' and not (attention.out.collective == 'auto' and attention.out.gives in ('whole', stream))":
        lambda v: (not not ((v('attention.out.collective') != 'none') and (not ((v('attention.out.collective') == 'auto') and ((sought := v('attention.out.gives')) == 'whole' or sought == v('stream')))))),
    "attention.out.bias == 'after' or (attention.out.bias == 'every') == (attention.out.gives != 'partial')":
        lambda v: (not not ((v('attention.out.bias') == 'after') or ((v('attention.out.bias') == 'every') == (v('attention.out.gives') != 'partial')))),
    "\n    (attention.out.residual == 'every' and attention.out.gives == stream)\n    or (attention.out.residual in ('first', 'divided') and attention.out.gives == 'partial' and stream == 'whole')\n    ":
        lambda v: (not not (((v('attention.out.residual') == 'every') and (v('attention.out.gives') == v('stream'))) or ((v('attention.out.residual') in ('first', 'divided',)) and (v('attention.out.gives') == 'partial') and (v('stream') == 'whole')))),
    "prefill and sequence.exchange == 'heads'":
        lambda v: (not not (v('prefill') and (v('sequence.exchange') == 'heads'))),
    "\n        sequence.order == 'sequence'\n        or (sequence.order == 'ranks'\n            and sequence.cut.kind in ('even', 'balanced', 'chunk', 'padded', 'sizes'))":
        lambda v: (not not ((v('sequence.order') == 'sequence') or ((v('sequence.order') == 'ranks') and (v('sequence.cut.kind') in ('even', 'balanced', 'chunk', 'padded', 'sizes',))))),
    "\n    ('whole' if stream == 'whole' or ffn.gate.gather.group == 'tp' else 'broken')\n        if ffn.gate.input == 'gathered'\n            or (ffn.gate.input == 'auto' and not (stream == 'hidden' and ffn.gate.split == 'in'))\n    else stream\n    ":
        lambda v: (('whole' if ((v('stream') == 'whole') or (v('ffn.gate.gather.group') == 'tp')) else 'broken') if ((v('ffn.gate.input') == 'gathered') or ((v('ffn.gate.input') == 'auto') and (not ((v('stream') == 'hidden') and (v('ffn.gate.split') == 'in'))))) else v('stream')),
    "\n    ('whole' if stream == 'whole' or ffn.up.gather.group == 'tp' else 'broken')\n        if ffn.up.input == 'gathered'\n            or (ffn.up.input == 'auto' and not (stream == 'hidden' and ffn.up.split == 'in'))\n    else stream\n    ":
        lambda v: (('whole' if ((v('stream') == 'whole') or (v('ffn.up.gather.group') == 'tp')) else 'broken') if ((v('ffn.up.input') == 'gathered') or ((v('ffn.up.input') == 'auto') and (not ((v('stream') == 'hidden') and (v('ffn.up.split') == 'in'))))) else v('stream')),
    "\n    ('width' if ffn.gate.collective in ('auto', 'none') or tp == 1\n        else 'whole' if ffn.gate.collective == 'all_gather' else 'broken')\n        if ffn.gate.split == 'out'\n    else ('whole' if ffn.gate.collective in ('auto', 'none') else 'broken') if ffn.gate.split == 'none'\n    else 'partial' if ffn.gate.collective == 'none' or not ffn.gate.sum == 'boundary'\n    else 'whole' if ffn.gate.collective in ('auto', 'all_reduce') else 'broken'\n    ":
        lambda v: (('width' if ((v('ffn.gate.collective') in ('auto', 'none',)) or (v('tp') == 1)) else ('whole' if (v('ffn.gate.collective') == 'all_gather') else 'broken')) if (v('ffn.gate.split') == 'out') else (('whole' if (v('ffn.gate.collective') in ('auto', 'none',)) else 'broken') if (v('ffn.gate.split') == 'none') else ('partial' if ((v('ffn.gate.collective') == 'none') or (not (v('ffn.gate.sum') == 'boundary'))) else ('whole' if (v('ffn.gate.collective') in ('auto', 'all_reduce',)) else 'broken')))),
    "\n    ('width' if ffn.up.collective in ('auto', 'none') or tp == 1\n        else 'whole' if ffn.up.collective == 'all_gather' else 'broken')\n        if ffn.up.split == 'out'\n    else ('whole' if ffn.up.collective in ('auto', 'none') else 'broken') if ffn.up.split == 'none'\n    else 'partial' if ffn.up.collective == 'none' or not (ffn.up.sum == 'boundary' or (model.gated and ffn.up.sum == 'activation'))\n    else 'whole' if ffn.up.collective in ('auto', 'all_reduce') else 'broken'\n    ":
        lambda v: (('width' if ((v('ffn.up.collective') in ('auto', 'none',)) or (v('tp') == 1)) else ('whole' if (v('ffn.up.collective') == 'all_gather') else 'broken')) if (v('ffn.up.split') == 'out') else (('whole' if (v('ffn.up.collective') in ('auto', 'none',)) else 'broken') if (v('ffn.up.split') == 'none') else ('partial' if ((v('ffn.up.collective') == 'none') or (not ((v('ffn.up.sum') == 'boundary') or (v('model.gated') and (v('ffn.up.sum') == 'activation'))))) else ('whole' if (v('ffn.up.collective') in ('auto', 'all_reduce',)) else 'broken')))),
    "\n        ffn.gate.split == 'out' and (ffn.gate.collective != 'all_gather' or tp == 1)":
        lambda v: (not not ((v('ffn.gate.split') == 'out') and ((v('ffn.gate.collective') != 'all_gather') or (v('tp') == 1)))),
    "\n        ffn.up.split == 'out' and (ffn.up.collective != 'all_gather' or tp == 1)":
        lambda v: (not not ((v('ffn.up.split') == 'out') and ((v('ffn.up.collective') != 'all_gather') or (v('tp') == 1)))),
    "\n    ffn.gate.collective != 'none' and not (ffn.gate.collective == 'auto' and ffn.gate.split != 'in')":
        lambda v: (not not ((v('ffn.gate.collective') != 'none') and (not ((v('ffn.gate.collective') == 'auto') and (v('ffn.gate.split') != 'in'))))),
    "\n    ffn.up.collective != 'none' and not (ffn.up.collective == 'auto' and ffn.up.split != 'in')":
        lambda v: (not not ((v('ffn.up.collective') != 'none') and (not ((v('ffn.up.collective') == 'auto') and (v('ffn.up.split') != 'in'))))),
    "\n        ffn.gate.bias != 'every' if ffn.gate.split == 'in'\n        else ffn.gate.bias in ('after', 'every')":
        lambda v: ((v('ffn.gate.bias') != 'every') if (v('ffn.gate.split') == 'in') else (v('ffn.gate.bias') in ('after', 'every',))),
    "\n        ffn.up.bias in ('first', 'divided') or (ffn.up.bias == 'after'\n                and not (model.gated and ffn.up.gives == 'partial'))\n            if ffn.up.split == 'in'\n        else ffn.up.bias in ('after', 'every')":
        lambda v: ((not not ((v('ffn.up.bias') in ('first', 'divided',)) or ((v('ffn.up.bias') == 'after') and (not (v('model.gated') and (v('ffn.up.gives') == 'partial')))))) if (v('ffn.up.split') == 'in') else (v('ffn.up.bias') in ('after', 'every',))),
    "\n        ffn.up.split == 'out' or ffn.down.split == 'in'\n        or (model.gated and ffn.gate.split == 'out')":
        lambda v: (not not ((v('ffn.up.split') == 'out') or (v('ffn.down.split') == 'in') or (v('model.gated') and (v('ffn.gate.split') == 'out')))),
    "\n        ffn.up.split == 'in' or ffn.down.split == 'out'\n        or (model.gated and ffn.gate.split == 'in')":
        lambda v: (not not ((v('ffn.up.split') == 'in') or (v('ffn.down.split') == 'out') or (v('model.gated') and (v('ffn.gate.split') == 'in')))),
    "\n        'partial' if model.joint and ffn.up.gives == 'partial'\n        else ffn.gate.gives if model.gated else ffn.up.gives":
        lambda v: ('partial' if (v('model.joint') and (v('ffn.up.gives') == 'partial')) else (v('ffn.gate.gives') if v('model.gated') else v('ffn.up.gives'))),
    "\n        'partial' if model.gated and ffn.up.gives == 'partial'\n            and (ffn.up.sum == 'down' or ffn.up.collective == 'none')\n        else 'width' if ffn.up.split_at_product or (model.gated and ffn.gate.split_at_product)\n        else 'whole'":
        lambda v: ('partial' if (v('model.gated') and (v('ffn.up.gives') == 'partial') and ((v('ffn.up.sum') == 'down') or (v('ffn.up.collective') == 'none'))) else ('width' if (v('ffn.up.split_at_product') or (v('model.gated') and v('ffn.gate.split_at_product'))) else 'whole')),
    "\n        'whole' if ffn.product == 'width' and (ffn.down.input == 'gathered'\n            or (ffn.down.input == 'auto' and ffn.down.split != 'in'))\n        else ffn.product":
        lambda v: ('whole' if ((v('ffn.product') == 'width') and ((v('ffn.down.input') == 'gathered') or ((v('ffn.down.input') == 'auto') and (v('ffn.down.split') != 'in')))) else v('ffn.product')),
    "\n        stream == 'tokens' and ffn.up.reads == 'tokens' and ffn.up.split == 'none'\n        and (not model.gated or (ffn.gate.reads == 'tokens' and ffn.gate.split == 'none'))\n        and ffn.down.split == 'none'":
        lambda v: (not not ((v('stream') == 'tokens') and (v('ffn.up.reads') == 'tokens') and (v('ffn.up.split') == 'none') and ((not v('model.gated')) or ((v('ffn.gate.reads') == 'tokens') and (v('ffn.gate.split') == 'none'))) and (v('ffn.down.split') == 'none'))),
    "\n        'tokens' if ffn.tokenwise\n        else 'partial' if ffn.down.split == 'in' or ffn.down.reads == 'partial'\n        else 'hidden' if ffn.down.split == 'out' else 'whole'":
        lambda v: ('tokens' if v('ffn.tokenwise') else ('partial' if ((v('ffn.down.split') == 'in') or (v('ffn.down.reads') == 'partial')) else ('hidden' if (v('ffn.down.split') == 'out') else 'whole'))),
    "\n    ffn.down.gives if ffn.down.collective == 'none' or (ffn.down.collective == 'auto' and ffn.down.gives in ('whole', stream))\n    else 'whole' if ffn.down.gives == 'hidden' and ffn.down.collective in ('auto', 'all_gather')\n    else 'whole' if ffn.down.gives == 'partial' and ffn.down.collective == 'all_reduce'\n    else stream if ffn.down.gives == 'partial'\n        and (ffn.down.collective == 'auto' or (ffn.down.collective == 'reduce_scatter' and stream != 'whole'))\n    else 'broken'\n    ":
        lambda v: (v('ffn.down.gives') if ((v('ffn.down.collective') == 'none') or ((v('ffn.down.collective') == 'auto') and ((sought := v('ffn.down.gives')) == 'whole' or sought == v('stream')))) else ('whole' if ((v('ffn.down.gives') == 'hidden') and (v('ffn.down.collective') in ('auto', 'all_gather',))) else ('whole' if ((v('ffn.down.gives') == 'partial') and (v('ffn.down.collective') == 'all_reduce')) else (v('stream') if ((v('ffn.down.gives') == 'partial') and ((v('ffn.down.collective') == 'auto') or ((v('ffn.down.collective') == 'reduce_scatter') and (v('stream') != 'whole')))) else 'broken')))),
    "ffn.down.collective != 'none' and not (ffn.down.collective == 'auto' and ffn.down.gives in ('whole', stream))":
        lambda v: (not not ((v('ffn.down.collective') != 'none') and (not ((v('ffn.down.collective') == 'auto') and ((sought := v('ffn.down.gives')) == 'whole' or sought == v('stream')))))),
    "ffn.down.bias == 'after' or (ffn.down.bias == 'every') == (ffn.down.gives != 'partial')":
        lambda v: (not not ((v('ffn.down.bias') == 'after') or ((v('ffn.down.bias') == 'every') == (v('ffn.down.gives') != 'partial')))),
    "\n    (ffn.down.residual == 'every' and ffn.down.gives == stream)\n    or (ffn.down.residual in ('first', 'divided') and ffn.down.gives == 'partial' and stream == 'whole')\n    ":
        lambda v: (not not (((v('ffn.down.residual') == 'every') and (v('ffn.down.gives') == v('stream'))) or ((v('ffn.down.residual') in ('first', 'divided',)) and (v('ffn.down.gives') == 'partial') and (v('stream') == 'whole')))),
    'moe.block > stage.same_tokens or stage.same_tokens % moe.block != 0':
        lambda v: (not not ((v('moe.block') > v('stage.same_tokens')) or ((v('stage.same_tokens') % v('moe.block')) != 0))),
    "\n        moe.dispatch if moe.dispatch != 'auto' else 'all_to_all' if moe.spans else 'local'":
        lambda v: (v('moe.dispatch') if (v('moe.dispatch') != 'auto') else ('all_to_all' if v('moe.spans') else 'local')),
    "\n        moe.combine if moe.combine != 'auto'\n        else 'all_reduce' if moe.dispatched == 'local'\n        else 'reduce_scatter' if moe.dispatched == 'gather' else 'all_to_all'":
        lambda v: (v('moe.combine') if (v('moe.combine') != 'auto') else ('all_reduce' if (v('moe.dispatched') == 'local') else ('reduce_scatter' if (v('moe.dispatched') == 'gather') else 'all_to_all'))),
    "\n        moe.combined in ('all_reduce', 'reduce_scatter') and moe.dispatched != 'all_to_all'":
        lambda v: (not not ((v('moe.combined') in ('all_reduce', 'reduce_scatter',)) and (v('moe.dispatched') != 'all_to_all'))),
    "\n        moe.block == 1\n        or (moe.dispatched == 'local' and moe.combined == 'all_reduce')\n        or (moe.dispatched == 'gather' and moe.combined in ('all_reduce', 'reduce_scatter'))\n        or (moe.dispatched == 'all_to_all' and moe.combined == 'all_to_all')":
        lambda v: (not not ((v('moe.block') == 1) or ((v('moe.dispatched') == 'local') and (v('moe.combined') == 'all_reduce')) or ((v('moe.dispatched') == 'gather') and (v('moe.combined') in ('all_reduce', 'reduce_scatter',))) or ((v('moe.dispatched') == 'all_to_all') and (v('moe.combined') == 'all_to_all')))),
    '\n        moe.group.ep and moe.group.tp\n        and (moe.block == stage.ranks or not (moe.group.dp or moe.group.sp))':
        lambda v: (not not (v('moe.group.ep') and v('moe.group.tp') and ((v('moe.block') == v('stage.ranks')) or (not (v('moe.group.dp') or v('moe.group.sp')))))),
    "\n        moe.shared.sum if moe.shared.sum != 'routed'\n        else 'routed' if moe.sums_block else 'none'":
        lambda v: (v('moe.shared.sum') if (v('moe.shared.sum') != 'routed') else ('routed' if v('moe.sums_block') else 'none')),
    "\n        moe.shared.ranks if moe.shared_summed == 'own'\n        else moe.block if moe.shared_summed == 'routed' else 1":
        lambda v: (v('moe.shared.ranks') if (v('moe.shared_summed') == 'own') else (v('moe.block') if (v('moe.shared_summed') == 'routed') else 1)),
    "\n        moe.shared_summed == 'own'\n        or (moe.shared_summed == 'routed' and moe.block == tp and not moe.shared.apart)":
        lambda v: (not not ((v('moe.shared_summed') == 'own') or ((v('moe.shared_summed') == 'routed') and (v('moe.block') == v('tp')) and (not v('moe.shared.apart'))))),
    "\n        not attention.apart and attention.out.sum != 'boundary'\n        and attention.out.gives == 'partial'":
        lambda v: (not not ((not v('attention.apart')) and (v('attention.out.sum') != 'boundary') and (v('attention.out.gives') == 'partial'))),
    "\n        layer.dense and not ffn.apart and ffn.down.sum != 'boundary'\n        and ffn.down.gives == 'partial'":
        lambda v: (not not (v('layer.dense') and (not v('ffn.apart')) and (v('ffn.down.sum') != 'boundary') and (v('ffn.down.gives') == 'partial'))),
    "\n        layer.moe and moe.sum != 'boundary' and moe.block > 1\n        and moe.dispatched == 'local' and moe.combined == 'all_reduce'":
        lambda v: (not not (v('layer.moe') and (v('moe.sum') != 'boundary') and (v('moe.block') > 1) and (v('moe.dispatched') == 'local') and (v('moe.combined') == 'all_reduce'))),
    '\n        not model.parallel\n        and (ffn.left if layer.dense else moe.left if layer.moe else attention.left)':
        lambda v: (not not ((not v('model.parallel')) and (v('ffn.left') if v('layer.dense') else (v('moe.left') if v('layer.moe') else v('attention.left'))))),
    "\n        layer.last if norm.completes == 'layers'\n        else layer.before_others if norm.completes == 'kind'\n        else norm.completes == 'stage' and stages.leaves and stages.stream == 'partial'":
        lambda v: (v('layer.last') if (v('norm.completes') == 'layers') else (v('layer.before_others') if (v('norm.completes') == 'kind') else (not not ((v('norm.completes') == 'stage') and v('stages.leaves') and (v('stages.stream') == 'partial'))))),
    "\n        not stages.leaves or stages.stream == 'merged'\n        or (layer.dense and not model.parallel and ffn.down.residual != 'after')":
        lambda v: (not not ((not v('stages.leaves')) or (v('stages.stream') == 'merged') or (v('layer.dense') and (not v('model.parallel')) and (v('ffn.down.residual') != 'after')))),
    "\n        'vocab' if lm_head.split == 'vocab' else 'partial' if lm_head.split == 'in' else 'whole'":
        lambda v: ('vocab' if (v('lm_head.split') == 'vocab') else ('partial' if (v('lm_head.split') == 'in') else 'whole')),
    "\n        lm_head.gives if lm_head.collective == 'none'\n        else 'whole' if lm_head.collective == 'auto'\n            or (lm_head.gives == 'vocab' and lm_head.collective == 'all_gather')\n            or (lm_head.gives == 'partial' and lm_head.collective == 'all_reduce')\n        else 'broken'":
        lambda v: (v('lm_head.gives') if (v('lm_head.collective') == 'none') else ('whole' if ((v('lm_head.collective') == 'auto') or ((v('lm_head.gives') == 'vocab') and (v('lm_head.collective') == 'all_gather')) or ((v('lm_head.gives') == 'partial') and (v('lm_head.collective') == 'all_reduce'))) else 'broken')),
    "\n        lm_head.collective != 'none'\n        and not (lm_head.collective == 'auto' and lm_head.gives == 'whole')":
        lambda v: (not not ((v('lm_head.collective') != 'none') and (not ((v('lm_head.collective') == 'auto') and (v('lm_head.gives') == 'whole'))))),
    "lm_head.bias == 'after' or (lm_head.bias == 'every') == (lm_head.gives != 'partial')":
        lambda v: (not not ((v('lm_head.bias') == 'after') or ((v('lm_head.bias') == 'every') == (v('lm_head.gives') != 'partial')))),
    "\n        (embedding.split == 'none' and lm_head.split == 'none')\n        or (embedding.split == 'hidden' and lm_head.split == 'in')\n        or (embedding.split == 'vocab' and lm_head.split == 'vocab' and lm_head.same_cut)":
        lambda v: (not not (((v('embedding.split') == 'none') and (v('lm_head.split') == 'none')) or ((v('embedding.split') == 'hidden') and (v('lm_head.split') == 'in')) or ((v('embedding.split') == 'vocab') and (v('lm_head.split') == 'vocab') and v('lm_head.same_cut')))),
    "\n        stream == 'hidden' or embedding.split == 'hidden'\n        or attention.qkv.split == 'in' or (attention.out.split == 'out' and not attention.apart)\n        or (layer.dense and not ffn.apart and ffn.hidden_split)\n        or (layer.moe and moe.router.split == 'hidden')\n        or (lm_head.split == 'in' and not lm_head.apart)":
        lambda v: (not not ((v('stream') == 'hidden') or (v('embedding.split') == 'hidden') or (v('attention.qkv.split') == 'in') or ((v('attention.out.split') == 'out') and (not v('attention.apart'))) or (v('layer.dense') and (not v('ffn.apart')) and v('ffn.hidden_split')) or (v('layer.moe') and (v('moe.router.split') == 'hidden')) or ((v('lm_head.split') == 'in') and (not v('lm_head.apart'))))),
}
