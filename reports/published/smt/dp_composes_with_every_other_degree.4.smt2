; from one replica to any number, question 67
(reset)
(set-logic ALL)
; benchmark generated from python API
(set-info :status unknown)
(declare-fun old.attention.head_dim.kind () (_ BitVec 7))
(declare-fun old.attention.head_dim.multiple () Int)
(declare-fun old.attention.head_dim.n () Int)
(declare-fun old.attention.head_dim.parts () Int)
(declare-fun old.attention.heads.kind () (_ BitVec 7))
(declare-fun old.attention.heads.multiple () Int)
(declare-fun old.attention.heads.n () Int)
(declare-fun old.attention.heads.parts () Int)
(declare-fun old.attention.out.collective () (_ BitVec 7))
(declare-fun old.attention.out.input () (_ BitVec 7))
(declare-fun old.attention.out.residual () (_ BitVec 7))
(declare-fun old.attention.out.split () (_ BitVec 7))
(declare-fun old.attention.pairs () (_ BitVec 7))
(declare-fun old.attention.qkv.collective () (_ BitVec 7))
(declare-fun old.attention.qkv.k_sum () (_ BitVec 7))
(declare-fun old.attention.qkv.split () (_ BitVec 7))
(declare-fun old.attention.qkv.v_sum () (_ BitVec 7))
(declare-fun old.attention.value_dim.kind () (_ BitVec 7))
(declare-fun old.attention.value_dim.multiple () Int)
(declare-fun old.attention.value_dim.n () Int)
(declare-fun old.attention.value_dim.parts () Int)
(declare-fun old.batch.idle () (_ BitVec 7))
(declare-fun old.batch.sequences.kind () (_ BitVec 7))
(declare-fun old.dp () Int)
(declare-fun old.embedding.collective () (_ BitVec 7))
(declare-fun old.embedding.split () (_ BitVec 7))
(declare-fun old.ffn.down.collective () (_ BitVec 7))
(declare-fun old.ffn.down.residual () (_ BitVec 7))
(declare-fun old.ffn.down.split () (_ BitVec 7))
(declare-fun old.hidden.kind () (_ BitVec 7))
(declare-fun old.hidden.multiple () Int)
(declare-fun old.hidden.n () Int)
(declare-fun old.hidden.parts () Int)
(declare-fun old.model.norm () (_ BitVec 7))
(declare-fun old.model.positions () (_ BitVec 7))
(declare-fun old.moe.block () Int)
(declare-fun old.pp () Int)
(declare-fun old.sp () Int)
(declare-fun old.stage.ranks () Int)
(declare-fun old.stream () (_ BitVec 7))
(declare-fun old.stream_tokens.kind () (_ BitVec 7))
(declare-fun old.stream_tokens.parts () Int)
(declare-fun old.tp () Int)
(declare-fun old.stream_tokens.padded () Bool)
(declare-fun old.hidden.padded () Bool)
(declare-fun old.hidden.filled () Bool)
(declare-fun old.stream_tokens.given_everywhere () Bool)
(declare-fun old.stream_tokens.everywhere () Bool)
(declare-fun old.attention.heads.filled () Bool)
(declare-fun old.attention.heads.padded () Bool)
(declare-fun old.attention.head_dim.filled () Bool)
(declare-fun old.attention.value_dim.filled () Bool)
(declare-fun old.attention.value_dim.padded () Bool)
(declare-fun old.attention.gathers () Bool)
(declare-fun old.stream.attention_keeps_junk () Bool)
(declare-fun old.model.parallel () Bool)
(declare-fun old.stream.ffn_keeps_junk () Bool)
(declare-fun old.hidden.given_everywhere () Bool)
(declare-fun old.hidden.everywhere () Bool)
(declare-fun old.model.embedding_norm () Bool)
(declare-fun old.embedding.group.pp () Bool)
(declare-fun old.embedding.group.sp () Bool)
(declare-fun old.embedding.group.dp () Bool)
(declare-fun old.embedding.group.tp () Bool)
(declare-fun old.stream.junk_of_embedding () Bool)
(declare-fun old.attention.out.group.pp () Bool)
(declare-fun old.attention.out.group.sp () Bool)
(declare-fun old.attention.out.group.dp () Bool)
(declare-fun old.attention.out.group.tp () Bool)
(declare-fun old.stream.junk_of_attention () Bool)
(declare-fun old.ffn.down.group.pp () Bool)
(declare-fun old.ffn.down.group.sp () Bool)
(declare-fun old.ffn.down.group.dp () Bool)
(declare-fun old.ffn.down.group.tp () Bool)
(declare-fun old.stream.junk_of_ffn () Bool)
(declare-fun old.attention.heads.given_everywhere () Bool)
(declare-fun old.attention.heads.everywhere () Bool)
(declare-fun old.attention.kv_filled () Bool)
(declare-fun old.model.latent () Bool)
(declare-fun old.attention.qkv.group.pp () Bool)
(declare-fun old.attention.qkv.group.sp () Bool)
(declare-fun old.attention.qkv.group.dp () Bool)
(declare-fun old.attention.qkv.group.tp () Bool)
(declare-fun old.model.query_latent () Bool)
(declare-fun old.attention.k () (_ BitVec 7))
(declare-fun old.attention.value_dim.given_everywhere () Bool)
(declare-fun old.attention.value_dim.everywhere () Bool)
(declare-fun old.stream.in_order () Bool)
(declare-fun old.stream.junk_in_ffn_before () Bool)
(declare-fun old.attention.v () (_ BitVec 7))
(declare-fun old.model.behind_moe () Bool)
(declare-fun old.model.behind_dense () Bool)
(declare-fun old.stream.junk_in_attention () Bool)
(declare-fun old.attention.mixed () (_ BitVec 7))
(declare-fun old.attention.share_of_one () Bool)
(declare-fun old.stream.first_keeps_all () Bool)
(declare-fun old.attention.mixed_in () (_ BitVec 7))
(declare-fun old.attention.heads_where_kept () Bool)
(declare-fun old.attention.dims_where_kept () Bool)
(declare-fun old.attention.out_state () (_ BitVec 7))
(declare-fun old.stream.first_has_all () Bool)
(declare-fun old.attention.residual_once () Bool)
(declare-fun new.attention.head_dim.kind () (_ BitVec 7))
(declare-fun new.attention.head_dim.multiple () Int)
(declare-fun new.attention.head_dim.n () Int)
(declare-fun new.attention.head_dim.parts () Int)
(declare-fun new.attention.heads.kind () (_ BitVec 7))
(declare-fun new.attention.heads.multiple () Int)
(declare-fun new.attention.heads.n () Int)
(declare-fun new.attention.heads.parts () Int)
(declare-fun new.attention.out.collective () (_ BitVec 7))
(declare-fun new.attention.out.input () (_ BitVec 7))
(declare-fun new.attention.out.residual () (_ BitVec 7))
(declare-fun new.attention.out.split () (_ BitVec 7))
(declare-fun new.attention.pairs () (_ BitVec 7))
(declare-fun new.attention.qkv.collective () (_ BitVec 7))
(declare-fun new.attention.qkv.k_sum () (_ BitVec 7))
(declare-fun new.attention.qkv.split () (_ BitVec 7))
(declare-fun new.attention.qkv.v_sum () (_ BitVec 7))
(declare-fun new.attention.value_dim.kind () (_ BitVec 7))
(declare-fun new.attention.value_dim.multiple () Int)
(declare-fun new.attention.value_dim.n () Int)
(declare-fun new.attention.value_dim.parts () Int)
(declare-fun new.dp () Int)
(declare-fun new.embedding.collective () (_ BitVec 7))
(declare-fun new.embedding.split () (_ BitVec 7))
(declare-fun new.ffn.down.collective () (_ BitVec 7))
(declare-fun new.ffn.down.residual () (_ BitVec 7))
(declare-fun new.ffn.down.split () (_ BitVec 7))
(declare-fun new.hidden.kind () (_ BitVec 7))
(declare-fun new.hidden.multiple () Int)
(declare-fun new.hidden.n () Int)
(declare-fun new.hidden.parts () Int)
(declare-fun new.model.norm () (_ BitVec 7))
(declare-fun new.model.positions () (_ BitVec 7))
(declare-fun new.moe.block () Int)
(declare-fun new.pp () Int)
(declare-fun new.sp () Int)
(declare-fun new.stage.ranks () Int)
(declare-fun new.stream () (_ BitVec 7))
(declare-fun new.stream_tokens.kind () (_ BitVec 7))
(declare-fun new.stream_tokens.parts () Int)
(declare-fun new.tp () Int)
(declare-fun new.stream_tokens.padded () Bool)
(declare-fun new.hidden.padded () Bool)
(declare-fun new.hidden.filled () Bool)
(declare-fun new.stream_tokens.given_everywhere () Bool)
(declare-fun new.stream_tokens.everywhere () Bool)
(declare-fun new.attention.heads.filled () Bool)
(declare-fun new.attention.heads.padded () Bool)
(declare-fun new.attention.head_dim.filled () Bool)
(declare-fun new.attention.value_dim.filled () Bool)
(declare-fun new.attention.value_dim.padded () Bool)
(declare-fun new.attention.gathers () Bool)
(declare-fun new.stream.attention_keeps_junk () Bool)
(declare-fun new.model.parallel () Bool)
(declare-fun new.stream.ffn_keeps_junk () Bool)
(declare-fun new.hidden.given_everywhere () Bool)
(declare-fun new.hidden.everywhere () Bool)
(declare-fun new.model.embedding_norm () Bool)
(declare-fun new.embedding.group.pp () Bool)
(declare-fun new.embedding.group.sp () Bool)
(declare-fun new.embedding.group.dp () Bool)
(declare-fun new.embedding.group.tp () Bool)
(declare-fun new.stream.junk_of_embedding () Bool)
(declare-fun new.attention.out.group.pp () Bool)
(declare-fun new.attention.out.group.sp () Bool)
(declare-fun new.attention.out.group.dp () Bool)
(declare-fun new.attention.out.group.tp () Bool)
(declare-fun new.stream.junk_of_attention () Bool)
(declare-fun new.ffn.down.group.pp () Bool)
(declare-fun new.ffn.down.group.sp () Bool)
(declare-fun new.ffn.down.group.dp () Bool)
(declare-fun new.ffn.down.group.tp () Bool)
(declare-fun new.stream.junk_of_ffn () Bool)
(declare-fun new.attention.heads.given_everywhere () Bool)
(declare-fun new.attention.heads.everywhere () Bool)
(declare-fun new.attention.kv_filled () Bool)
(declare-fun new.model.latent () Bool)
(declare-fun new.attention.qkv.group.pp () Bool)
(declare-fun new.attention.qkv.group.sp () Bool)
(declare-fun new.attention.qkv.group.dp () Bool)
(declare-fun new.attention.qkv.group.tp () Bool)
(declare-fun new.model.query_latent () Bool)
(declare-fun new.attention.k () (_ BitVec 7))
(declare-fun new.attention.value_dim.given_everywhere () Bool)
(declare-fun new.attention.value_dim.everywhere () Bool)
(declare-fun new.stream.in_order () Bool)
(declare-fun new.stream.junk_in_ffn_before () Bool)
(declare-fun new.attention.v () (_ BitVec 7))
(declare-fun new.model.behind_moe () Bool)
(declare-fun new.model.behind_dense () Bool)
(declare-fun new.stream.junk_in_attention () Bool)
(declare-fun new.attention.mixed () (_ BitVec 7))
(declare-fun new.attention.share_of_one () Bool)
(declare-fun new.stream.first_keeps_all () Bool)
(declare-fun new.attention.mixed_in () (_ BitVec 7))
(declare-fun new.attention.heads_where_kept () Bool)
(declare-fun new.attention.dims_where_kept () Bool)
(declare-fun new.attention.out_state () (_ BitVec 7))
(declare-fun new.stream.first_has_all () Bool)
(declare-fun new.attention.residual_once () Bool)
(declare-fun new.attention.scores.group.dp () Bool)
(declare-fun old.attention.scores.group.dp () Bool)
(declare-fun new.batch.idle () (_ BitVec 7))
(declare-fun new.batch.sequences.kind () (_ BitVec 7))
(declare-fun new.ffn.gate.group.dp () Bool)
(declare-fun old.ffn.gate.group.dp () Bool)
(declare-fun new.ffn.up.group.dp () Bool)
(declare-fun old.ffn.up.group.dp () Bool)
(declare-fun new.lm_head.group.dp () Bool)
(declare-fun old.lm_head.group.dp () Bool)
(declare-fun new.model.scaled_residual () Bool)
(declare-fun old.model.scaled_residual () Bool)
(declare-fun new.moe.group.dp () Bool)
(declare-fun old.moe.group.dp () Bool)
(declare-fun new.moe.group.ep () Bool)
(declare-fun old.moe.group.ep () Bool)
(declare-fun new.moe.group.sp () Bool)
(declare-fun old.moe.group.sp () Bool)
(declare-fun new.moe.group.tp () Bool)
(declare-fun old.moe.group.tp () Bool)
(assert
 (let (($x2964 (= (_ bv67 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv49 7) old.attention.head_dim.kind) (= (_ bv58 7) old.attention.head_dim.kind) $x2964 (= (_ bv88 7) old.attention.head_dim.kind) (= (_ bv93 7) old.attention.head_dim.kind) (= (_ bv98 7) old.attention.head_dim.kind) (= (_ bv101 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x2887 (= (_ bv98 7) old.attention.heads.kind)))
 (let (($x1617 (= (_ bv88 7) old.attention.heads.kind)))
 (let (($x2107 (= (_ bv67 7) old.attention.heads.kind)))
 (let (($x2385 (= (_ bv49 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) $x2385 (= (_ bv58 7) old.attention.heads.kind) $x2107 $x1617 (= (_ bv93 7) old.attention.heads.kind) $x2887 (= (_ bv101 7) old.attention.heads.kind)))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x1919 (= (_ bv75 7) old.attention.out.collective)))
 (let (($x1876 (= (_ bv59 7) old.attention.out.collective)))
 (let (($x2709 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x3333 (= (_ bv5 7) old.attention.out.collective)))
 (or (= (_ bv4 7) old.attention.out.collective) $x3333 $x2709 $x1876 $x1919))))))
(assert
 (let (($x1033 (= (_ bv32 7) old.attention.out.input)))
 (let (($x1585 (= (_ bv10 7) old.attention.out.input)))
 (or $x1585 $x1033 (= (_ bv65 7) old.attention.out.input)))))
(assert
 (let (($x2337 (= (_ bv29 7) old.attention.out.residual)))
 (let (($x1415 (= (_ bv27 7) old.attention.out.residual)))
 (let (($x2810 (= (_ bv23 7) old.attention.out.residual)))
 (let (($x3113 (= (_ bv1 7) old.attention.out.residual)))
 (or $x3113 $x2810 $x1415 $x2337))))))
(assert
 (let (($x1824 (= (_ bv63 7) old.attention.out.split)))
 (let (($x1561 (= (_ bv59 7) old.attention.out.split)))
 (let (($x2498 (= (_ bv40 7) old.attention.out.split)))
 (or $x2498 $x1561 $x1824)))))
(assert
 (let (($x3006 (= (_ bv8 7) old.attention.pairs)))
 (or $x3006 (= (_ bv44 7) old.attention.pairs))))
(assert
 (let (($x2089 (= (_ bv75 7) old.attention.qkv.collective)))
 (let (($x3349 (= (_ bv59 7) old.attention.qkv.collective)))
 (let (($x1943 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x577 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x887 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x887 $x577 $x1943 $x3349 $x2089)))))))
(assert
 (let (($x2431 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x2431 (= (_ bv85 7) old.attention.qkv.k_sum))))
(assert
 (let (($x2430 (= (_ bv59 7) old.attention.qkv.split)))
 (let (($x3172 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2656 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2059 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x2059 $x2656 $x3172 $x2430))))))
(assert
 (let (($x1446 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x1446 (= (_ bv64 7) old.attention.qkv.v_sum))))
(assert
 (let (($x1858 (= (_ bv98 7) old.attention.value_dim.kind)))
 (let (($x3719 (= (_ bv88 7) old.attention.value_dim.kind)))
 (let (($x2045 (= (_ bv67 7) old.attention.value_dim.kind)))
 (let (($x682 (= (_ bv49 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) $x682 (= (_ bv58 7) old.attention.value_dim.kind) $x2045 $x3719 (= (_ bv93 7) old.attention.value_dim.kind) $x1858 (= (_ bv101 7) old.attention.value_dim.kind)))))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x1442 (= (_ bv43 7) old.batch.idle)))
 (or $x1442 (= (_ bv89 7) old.batch.idle))))
(assert
 (let (($x2071 (= (_ bv101 7) old.batch.sequences.kind)))
 (let (($x2205 (= (_ bv98 7) old.batch.sequences.kind)))
 (let (($x2912 (= (_ bv93 7) old.batch.sequences.kind)))
 (let (($x1712 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x2836 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x2836 $x1712 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv49 7) old.batch.sequences.kind) (= (_ bv58 7) old.batch.sequences.kind) (= (_ bv67 7) old.batch.sequences.kind) (= (_ bv88 7) old.batch.sequences.kind) $x2912 $x2205 $x2071)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x985 (= (_ bv5 7) old.embedding.collective)))
 (or (= (_ bv4 7) old.embedding.collective) $x985 (= (_ bv10 7) old.embedding.collective) (= (_ bv59 7) old.embedding.collective) (= (_ bv75 7) old.embedding.collective))))
(assert
 (let (($x1057 (= (_ bv38 7) old.embedding.split)))
 (or $x1057 (= (_ bv59 7) old.embedding.split) (= (_ bv97 7) old.embedding.split))))
(assert
 (let (($x61 (= (_ bv5 7) old.ffn.down.collective)))
 (or (= (_ bv4 7) old.ffn.down.collective) $x61 (= (_ bv10 7) old.ffn.down.collective) (= (_ bv59 7) old.ffn.down.collective) (= (_ bv75 7) old.ffn.down.collective))))
(assert
 (let (($x1670 (= (_ bv27 7) old.ffn.down.residual)))
 (let (($x60 (= (_ bv1 7) old.ffn.down.residual)))
 (or $x60 (= (_ bv23 7) old.ffn.down.residual) $x1670 (= (_ bv29 7) old.ffn.down.residual)))))
(assert
 (let (($x2030 (= (_ bv63 7) old.ffn.down.split)))
 (or (= (_ bv40 7) old.ffn.down.split) (= (_ bv59 7) old.ffn.down.split) $x2030)))
(assert
 (let (($x2829 (= (_ bv98 7) old.hidden.kind)))
 (let (($x978 (= (_ bv88 7) old.hidden.kind)))
 (let (($x2485 (= (_ bv67 7) old.hidden.kind)))
 (let (($x2663 (= (_ bv49 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind) $x2663 (= (_ bv58 7) old.hidden.kind) $x2485 $x978 (= (_ bv93 7) old.hidden.kind) $x2829 (= (_ bv101 7) old.hidden.kind)))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x2016 (= (_ bv70 7) old.model.norm)))
 (or (= (_ bv69 7) old.model.norm) $x2016 (= (_ bv84 7) old.model.norm))))
(assert
 (let (($x664 (= (_ bv81 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv48 7) old.model.positions) (= (_ bv59 7) old.model.positions) $x664)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x2279 (= (_ bv98 7) old.stream)))
 (let (($x3228 (= (_ bv96 7) old.stream)))
 (let (($x2297 (= (_ bv38 7) old.stream)))
 (or $x2297 $x3228 $x2279)))))
(assert
 (let (($x2653 (= (_ bv98 7) old.stream_tokens.kind)))
 (let (($x809 (= (_ bv88 7) old.stream_tokens.kind)))
 (let (($x2085 (= (_ bv49 7) old.stream_tokens.kind)))
 (or (= (_ bv11 7) old.stream_tokens.kind) (= (_ bv18 7) old.stream_tokens.kind) (= (_ bv26 7) old.stream_tokens.kind) $x2085 (= (_ bv58 7) old.stream_tokens.kind) (= (_ bv67 7) old.stream_tokens.kind) $x809 (= (_ bv93 7) old.stream_tokens.kind) $x2653 (= (_ bv101 7) old.stream_tokens.kind))))))
(assert
 (and (<= 1 old.stream_tokens.parts)))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (= old.stream_tokens.padded false))
(assert
 (let (($x2485 (= (_ bv67 7) old.hidden.kind)))
 (= old.hidden.padded (and $x2485 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let ((?x2123 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let (($x2220 (= (div (* ?x2123 old.hidden.multiple) old.hidden.parts) old.hidden.n)))
 (let (($x2485 (= (_ bv67 7) old.hidden.kind)))
 (= old.hidden.filled (and $x2485 (< 1 old.hidden.parts) $x2220))))))
(assert
 (let (($x2653 (= (_ bv98 7) old.stream_tokens.kind)))
 (let (($x21 (or $x2653 (and (= 1 old.stream_tokens.parts) (not old.stream_tokens.padded)))))
 (let (($x874 (ite (or (= (_ bv88 7) old.stream_tokens.kind) (= (_ bv49 7) old.stream_tokens.kind)) old.stream_tokens.given_everywhere $x21)))
 (= old.stream_tokens.everywhere $x874)))))
(assert
 (let ((?x74 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x1133 (= (div (* ?x74 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x2107 (= (_ bv67 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x2107 (< 1 old.attention.heads.parts) $x1133))))))
(assert
 (let (($x1484 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x2107 (= (_ bv67 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x2107 $x1484)))))
(assert
 (let ((?x3046 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x1521 (div (* ?x3046 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2964 (= (_ bv67 7) old.attention.head_dim.kind)))
 (let (($x208 (and $x2964 (< 1 old.attention.head_dim.parts) (= ?x1521 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x208))))))
(assert
 (let ((?x3469 (- (+ old.attention.value_dim.n old.attention.value_dim.multiple) 1)))
 (let ((?x1660 (* (div ?x3469 old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x2045 (= (_ bv67 7) old.attention.value_dim.kind)))
 (let (($x2402 (and $x2045 (< 1 old.attention.value_dim.parts) (= (div ?x1660 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x2402))))))
(assert
 (let ((?x2113 (mod old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let (($x2045 (= (_ bv67 7) old.attention.value_dim.kind)))
 (= old.attention.value_dim.padded (and $x2045 (not (= 0 ?x2113)))))))
(assert
 (let (($x2498 (= (_ bv40 7) old.attention.out.split)))
 (let (($x2770 (not $x2498)))
 (let (($x1585 (= (_ bv10 7) old.attention.out.input)))
 (let (($x1033 (= (_ bv32 7) old.attention.out.input)))
 (= old.attention.gathers (or $x1033 (and $x1585 $x2770))))))))
(assert
 (let (($x1824 (= (_ bv63 7) old.attention.out.split)))
 (let (($x1415 (= (_ bv27 7) old.attention.out.residual)))
 (let (($x3113 (= (_ bv1 7) old.attention.out.residual)))
 (= old.stream.attention_keeps_junk (or $x3113 (and $x1415 $x1824)))))))
(assert
 (let (($x60 (= (_ bv1 7) old.ffn.down.residual)))
 (let (($x2246 (or $x60 (and (= (_ bv27 7) old.ffn.down.residual) (= (_ bv63 7) old.ffn.down.split)))))
 (= old.stream.ffn_keeps_junk (or old.model.parallel $x2246)))))
(assert
 (let (($x2829 (= (_ bv98 7) old.hidden.kind)))
 (let (($x1287 (ite (or (= (_ bv88 7) old.hidden.kind) (= (_ bv49 7) old.hidden.kind)) old.hidden.given_everywhere (or $x2829 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x1287))))
(assert
 (let (($x3384 (not old.model.embedding_norm)))
 (let (($x1125 (and (or (not old.embedding.group.tp) (= 1 old.tp)) (or (not old.embedding.group.dp) (= 1 old.dp)) (or (not old.embedding.group.sp) (= 1 old.sp)) (or (not old.embedding.group.pp) (= 1 old.pp)))))
 (let (($x2297 (= (_ bv38 7) old.stream)))
 (let (($x985 (= (_ bv5 7) old.embedding.collective)))
 (let (($x1057 (= (_ bv38 7) old.embedding.split)))
 (= old.stream.junk_of_embedding (and $x1057 $x985 $x2297 old.hidden.filled (not $x1125) $x3384))))))))
(assert
 (let (($x2016 (= (_ bv70 7) old.model.norm)))
 (let (($x2655 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x3472 (not $x2655)))
 (let (($x2297 (= (_ bv38 7) old.stream)))
 (let (($x3333 (= (_ bv5 7) old.attention.out.collective)))
 (let (($x1824 (= (_ bv63 7) old.attention.out.split)))
 (= old.stream.junk_of_attention (and $x1824 $x3333 $x2297 old.hidden.filled $x3472 $x2016)))))))))
(assert
 (let (($x2016 (= (_ bv70 7) old.model.norm)))
 (let (($x2697 (and (or (not old.ffn.down.group.tp) (= 1 old.tp)) (or (not old.ffn.down.group.dp) (= 1 old.dp)) (or (not old.ffn.down.group.sp) (= 1 old.sp)) (or (not old.ffn.down.group.pp) (= 1 old.pp)))))
 (let (($x2297 (= (_ bv38 7) old.stream)))
 (let (($x61 (= (_ bv5 7) old.ffn.down.collective)))
 (let (($x2030 (= (_ bv63 7) old.ffn.down.split)))
 (= old.stream.junk_of_ffn (and $x2030 $x61 $x2297 old.hidden.filled (not $x2697) $x2016))))))))
(assert
 (let (($x3215 (not old.attention.heads.padded)))
 (let (($x2887 (= (_ bv98 7) old.attention.heads.kind)))
 (let (($x2385 (= (_ bv49 7) old.attention.heads.kind)))
 (let (($x1617 (= (_ bv88 7) old.attention.heads.kind)))
 (let (($x2624 (ite (or $x1617 $x2385) old.attention.heads.given_everywhere (or $x2887 (and (= 1 old.attention.heads.parts) $x3215)))))
 (= old.attention.heads.everywhere $x2624)))))))
(assert
 (let (($x2089 (= (_ bv75 7) old.attention.qkv.collective)))
 (let (($x887 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1028 (ite (or $x887 $x2089) (_ bv16 7) (_ bv98 7))))
 (let (($x3349 (= (_ bv59 7) old.attention.qkv.collective)))
 (let (($x2656 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x577 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1568 (and $x577 $x2656 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x2059 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x522 (and $x577 $x2059 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv81 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x1609 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1943 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3183 (or $x1943 $x3349)))
 (let ((?x382 (ite (or $x3183 $x1609) old.attention.qkv.split (ite (or $x887 $x522 $x1568) (_ bv98 7) (_ bv16 7)))))
 (let (($x3172 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x635 (not $x3172)))
 (let ((?x1472 (ite $x635 ?x382 (ite (or $x3349 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv94 7) ?x1028))))
 (let ((?x1293 (ite (or $x3183 $x1609 old.model.query_latent) (_ bv98 7) (ite $x577 (_ bv21 7) (_ bv16 7)))))
 (let (($x2430 (= (_ bv59 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x2430 ?x1293 ?x1472)))))))))))))))))))))
(assert
 (let (($x2740 (not old.attention.value_dim.padded)))
 (let (($x1858 (= (_ bv98 7) old.attention.value_dim.kind)))
 (let (($x682 (= (_ bv49 7) old.attention.value_dim.kind)))
 (let (($x3719 (= (_ bv88 7) old.attention.value_dim.kind)))
 (let (($x2954 (ite (or $x3719 $x682) old.attention.value_dim.given_everywhere (or $x1858 (and (= 1 old.attention.value_dim.parts) $x2740)))))
 (= old.attention.value_dim.everywhere $x2954)))))))
(assert
 (let (($x2279 (= (_ bv98 7) old.stream)))
 (let (($x2183 (or $x2279 (and (= (_ bv38 7) old.stream) old.hidden.everywhere) (and (= (_ bv96 7) old.stream) old.stream_tokens.everywhere))))
 (= old.stream.in_order $x2183))))
(assert
 (let (($x2623 (or old.stream.junk_of_attention (and old.stream.attention_keeps_junk old.stream.junk_of_embedding))))
 (= old.stream.junk_in_ffn_before $x2623)))
(assert
 (let (($x2089 (= (_ bv75 7) old.attention.qkv.collective)))
 (let (($x887 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1028 (ite (or $x887 $x2089) (_ bv16 7) (_ bv98 7))))
 (let (($x3349 (= (_ bv59 7) old.attention.qkv.collective)))
 (let (($x2656 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x577 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1568 (and $x577 $x2656 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x2059 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x522 (and $x577 $x2059 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv81 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x1609 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1943 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3183 (or $x1943 $x3349)))
 (let ((?x382 (ite (or $x3183 $x1609) old.attention.qkv.split (ite (or $x887 $x522 $x1568) (_ bv98 7) (_ bv16 7)))))
 (let (($x3172 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x635 (not $x3172)))
 (let ((?x270 (ite $x635 ?x382 (ite (or $x3349 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv94 7) ?x1028))))
 (let ((?x1293 (ite (or $x3183 $x1609 old.model.query_latent) (_ bv98 7) (ite $x577 (_ bv21 7) (_ bv16 7)))))
 (let (($x2430 (= (_ bv59 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x2430 ?x1293 ?x270))))))))))))))))))))))
(assert
 (let (($x864 (and old.model.behind_moe old.stream.junk_in_ffn_before)))
 (let (($x2360 (or old.stream.junk_of_ffn (and old.stream.ffn_keeps_junk old.stream.junk_in_ffn_before))))
 (let (($x1726 (and old.model.behind_dense $x2360)))
 (= old.stream.junk_in_attention (or old.stream.junk_of_embedding $x1726 $x864))))))
(assert
 (let (($x2656 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x10 (or (= (_ bv94 7) old.attention.v) (= (_ bv98 7) old.attention.v) (= (_ bv37 7) old.attention.v) (= (_ bv36 7) old.attention.v))))
 (let ((?x1616 (ite $x10 old.attention.v (ite $x2656 (_ bv37 7) (ite (= (_ bv36 7) old.attention.qkv.split) (_ bv36 7) (_ bv98 7))))))
 (= old.attention.mixed ?x1616)))))
(assert
 (let (($x1431 (or (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.filled) (and (= (_ bv36 7) old.attention.mixed) old.attention.value_dim.filled))))
 (let (($x3413 (not old.attention.gathers)))
 (let (($x1561 (= (_ bv59 7) old.attention.out.split)))
 (= old.attention.share_of_one (and $x1561 $x3413 $x1431))))))
(assert
 (let ((?x2124 (ite old.attention.share_of_one (_ bv94 7) old.attention.mixed)))
 (let (($x2655 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x2709 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x1876 (= (_ bv59 7) old.attention.out.collective)))
 (let (($x2166 (and old.attention.share_of_one old.stream.first_keeps_all (or (or $x1876 $x2709) $x2655))))
 (let (($x2498 (= (_ bv40 7) old.attention.out.split)))
 (let (($x2770 (not $x2498)))
 (let (($x3538 (= (_ bv36 7) old.attention.mixed)))
 (let (($x2820 (or (and old.attention.gathers (or (= (_ bv37 7) old.attention.mixed) $x3538)) (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.everywhere) (and $x3538 old.attention.value_dim.everywhere $x2770) $x2166)))
 (= old.attention.mixed_in (ite $x2820 (_ bv98 7) ?x2124))))))))))))
(assert
 (let ((?x1536 (ite (or (= (_ bv94 7) old.attention.mixed_in) (= (_ bv40 7) old.attention.out.split)) (_ bv94 7) (ite (= (_ bv63 7) old.attention.out.split) (_ bv38 7) (_ bv98 7)))))
 (let (($x1501 (and old.attention.heads_where_kept (or (= (_ bv37 7) old.attention.mixed_in) (= (_ bv98 7) old.attention.mixed_in)))))
 (let (($x3154 (ite (= (_ bv36 7) old.attention.mixed_in) old.attention.dims_where_kept $x1501)))
 (let (($x2655 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x1876 (= (_ bv59 7) old.attention.out.collective)))
 (let (($x2498 (= (_ bv40 7) old.attention.out.split)))
 (= old.attention.out_state (ite (and $x2498 (or $x1876 $x2655) $x3154) (_ bv98 7) ?x1536)))))))))
(assert
 (let (($x3333 (= (_ bv5 7) old.attention.out.collective)))
 (let (($x2810 (= (_ bv23 7) old.attention.out.residual)))
 (let (($x2337 (= (_ bv29 7) old.attention.out.residual)))
 (let (($x2279 (= (_ bv98 7) old.stream)))
 (let (($x2486 (= (_ bv38 7) old.attention.out_state)))
 (let (($x1460 (= (_ bv98 7) old.attention.out_state)))
 (let (($x2355 (= (_ bv94 7) old.attention.out_state)))
 (let (($x2234 (and $x2337 old.stream.first_has_all (or (or $x2355 $x1460) old.hidden.filled))))
 (let (($x1272 (= old.attention.out_state old.stream)))
 (let (($x2297 (= (_ bv38 7) old.stream)))
 (let (($x1415 (= (_ bv27 7) old.attention.out.residual)))
 (let (($x460 (and $x1415 (not $x2355) (or $x1272 (and old.stream.in_order (or $x1460 old.hidden.everywhere))))))
 (let (($x468 (or $x460 (and $x1415 $x2297 old.hidden.filled) (and (or $x2337 $x2810) $x2355 old.stream.in_order) (and $x2337 old.stream.first_keeps_all $x1272) $x2234 (and $x2486 $x2279 old.hidden.filled (or $x2337 (= $x2810 $x3333))))))
 (let (($x2655 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x3472 (not $x2655)))
 (let (($x1340 (or $x2355 (and $x2486 (or $x3333 (= (_ bv75 7) old.attention.out.collective)) $x3472))))
 (let (($x1727 (or $x1272 (and old.stream.in_order (or (not $x2486) old.hidden.everywhere)))))
 (let (($x2393 (= 1 old.tp)))
 (let (($x1216 (or (and $x2393 $x1727) (and (not (and $x1415 old.stream.junk_in_attention $x1340)) $x468))))
 (= old.attention.residual_once $x1216)))))))))))))))))))))
(assert
 (let (($x3033 (= (_ bv67 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv49 7) new.attention.head_dim.kind) (= (_ bv58 7) new.attention.head_dim.kind) $x3033 (= (_ bv88 7) new.attention.head_dim.kind) (= (_ bv93 7) new.attention.head_dim.kind) (= (_ bv98 7) new.attention.head_dim.kind) (= (_ bv101 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x3586 (= (_ bv98 7) new.attention.heads.kind)))
 (let (($x2452 (= (_ bv88 7) new.attention.heads.kind)))
 (let (($x2025 (= (_ bv67 7) new.attention.heads.kind)))
 (let (($x2752 (= (_ bv49 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) $x2752 (= (_ bv58 7) new.attention.heads.kind) $x2025 $x2452 (= (_ bv93 7) new.attention.heads.kind) $x3586 (= (_ bv101 7) new.attention.heads.kind)))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x2787 (= (_ bv75 7) new.attention.out.collective)))
 (let (($x1628 (= (_ bv59 7) new.attention.out.collective)))
 (let (($x646 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x3570 (= (_ bv5 7) new.attention.out.collective)))
 (or (= (_ bv4 7) new.attention.out.collective) $x3570 $x646 $x1628 $x2787))))))
(assert
 (let (($x2645 (= (_ bv32 7) new.attention.out.input)))
 (let (($x2553 (= (_ bv10 7) new.attention.out.input)))
 (or $x2553 $x2645 (= (_ bv65 7) new.attention.out.input)))))
(assert
 (let (($x1598 (= (_ bv29 7) new.attention.out.residual)))
 (let (($x2940 (= (_ bv27 7) new.attention.out.residual)))
 (let (($x1419 (= (_ bv23 7) new.attention.out.residual)))
 (let (($x3204 (= (_ bv1 7) new.attention.out.residual)))
 (or $x3204 $x1419 $x2940 $x1598))))))
(assert
 (let (($x3462 (= (_ bv63 7) new.attention.out.split)))
 (let (($x3858 (= (_ bv59 7) new.attention.out.split)))
 (let (($x2562 (= (_ bv40 7) new.attention.out.split)))
 (or $x2562 $x3858 $x3462)))))
(assert
 (let (($x2376 (= (_ bv8 7) new.attention.pairs)))
 (or $x2376 (= (_ bv44 7) new.attention.pairs))))
(assert
 (let (($x2915 (= (_ bv75 7) new.attention.qkv.collective)))
 (let (($x2826 (= (_ bv59 7) new.attention.qkv.collective)))
 (let (($x2191 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x128 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2772 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x2772 $x128 $x2191 $x2826 $x2915)))))))
(assert
 (let (($x2903 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x2903 (= (_ bv85 7) new.attention.qkv.k_sum))))
(assert
 (let (($x3868 (= (_ bv59 7) new.attention.qkv.split)))
 (let (($x2855 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x392 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2095 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x2095 $x392 $x2855 $x3868))))))
(assert
 (let (($x207 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x207 (= (_ bv64 7) new.attention.qkv.v_sum))))
(assert
 (let (($x2255 (= (_ bv98 7) new.attention.value_dim.kind)))
 (let (($x2682 (= (_ bv88 7) new.attention.value_dim.kind)))
 (let (($x2493 (= (_ bv67 7) new.attention.value_dim.kind)))
 (let (($x3475 (= (_ bv49 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) $x3475 (= (_ bv58 7) new.attention.value_dim.kind) $x2493 $x2682 (= (_ bv93 7) new.attention.value_dim.kind) $x2255 (= (_ bv101 7) new.attention.value_dim.kind)))))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x890 (= (_ bv5 7) new.embedding.collective)))
 (or (= (_ bv4 7) new.embedding.collective) $x890 (= (_ bv10 7) new.embedding.collective) (= (_ bv59 7) new.embedding.collective) (= (_ bv75 7) new.embedding.collective))))
(assert
 (let (($x1646 (= (_ bv38 7) new.embedding.split)))
 (or $x1646 (= (_ bv59 7) new.embedding.split) (= (_ bv97 7) new.embedding.split))))
(assert
 (let (($x754 (= (_ bv5 7) new.ffn.down.collective)))
 (or (= (_ bv4 7) new.ffn.down.collective) $x754 (= (_ bv10 7) new.ffn.down.collective) (= (_ bv59 7) new.ffn.down.collective) (= (_ bv75 7) new.ffn.down.collective))))
(assert
 (let (($x847 (= (_ bv27 7) new.ffn.down.residual)))
 (let (($x2904 (= (_ bv1 7) new.ffn.down.residual)))
 (or $x2904 (= (_ bv23 7) new.ffn.down.residual) $x847 (= (_ bv29 7) new.ffn.down.residual)))))
(assert
 (let (($x1015 (= (_ bv63 7) new.ffn.down.split)))
 (or (= (_ bv40 7) new.ffn.down.split) (= (_ bv59 7) new.ffn.down.split) $x1015)))
(assert
 (let (($x806 (= (_ bv98 7) new.hidden.kind)))
 (let (($x2648 (= (_ bv88 7) new.hidden.kind)))
 (let (($x2838 (= (_ bv67 7) new.hidden.kind)))
 (let (($x2417 (= (_ bv49 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind) $x2417 (= (_ bv58 7) new.hidden.kind) $x2838 $x2648 (= (_ bv93 7) new.hidden.kind) $x806 (= (_ bv101 7) new.hidden.kind)))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x3401 (= (_ bv70 7) new.model.norm)))
 (or (= (_ bv69 7) new.model.norm) $x3401 (= (_ bv84 7) new.model.norm))))
(assert
 (let (($x1572 (= (_ bv81 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv48 7) new.model.positions) (= (_ bv59 7) new.model.positions) $x1572)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x2418 (= (_ bv98 7) new.stream)))
 (let (($x896 (= (_ bv96 7) new.stream)))
 (let (($x2163 (= (_ bv38 7) new.stream)))
 (or $x2163 $x896 $x2418)))))
(assert
 (let (($x1373 (= (_ bv98 7) new.stream_tokens.kind)))
 (let (($x3877 (= (_ bv88 7) new.stream_tokens.kind)))
 (let (($x2914 (= (_ bv49 7) new.stream_tokens.kind)))
 (or (= (_ bv11 7) new.stream_tokens.kind) (= (_ bv18 7) new.stream_tokens.kind) (= (_ bv26 7) new.stream_tokens.kind) $x2914 (= (_ bv58 7) new.stream_tokens.kind) (= (_ bv67 7) new.stream_tokens.kind) $x3877 (= (_ bv93 7) new.stream_tokens.kind) $x1373 (= (_ bv101 7) new.stream_tokens.kind))))))
(assert
 (and (<= 1 new.stream_tokens.parts)))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (= new.stream_tokens.padded false))
(assert
 (let (($x2838 (= (_ bv67 7) new.hidden.kind)))
 (= new.hidden.padded (and $x2838 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let ((?x935 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let (($x1866 (= (div (* ?x935 new.hidden.multiple) new.hidden.parts) new.hidden.n)))
 (let (($x2838 (= (_ bv67 7) new.hidden.kind)))
 (= new.hidden.filled (and $x2838 (< 1 new.hidden.parts) $x1866))))))
(assert
 (let (($x1373 (= (_ bv98 7) new.stream_tokens.kind)))
 (let (($x3274 (or $x1373 (and (= 1 new.stream_tokens.parts) (not new.stream_tokens.padded)))))
 (let (($x767 (ite (or (= (_ bv88 7) new.stream_tokens.kind) (= (_ bv49 7) new.stream_tokens.kind)) new.stream_tokens.given_everywhere $x3274)))
 (= new.stream_tokens.everywhere $x767)))))
(assert
 (let ((?x3016 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x414 (= (div (* ?x3016 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x2025 (= (_ bv67 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x2025 (< 1 new.attention.heads.parts) $x414))))))
(assert
 (let (($x3117 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x2025 (= (_ bv67 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x2025 $x3117)))))
(assert
 (let ((?x1255 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x879 (div (* ?x1255 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x3033 (= (_ bv67 7) new.attention.head_dim.kind)))
 (let (($x473 (and $x3033 (< 1 new.attention.head_dim.parts) (= ?x879 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x473))))))
(assert
 (let ((?x2935 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x2305 (* (div ?x2935 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x2493 (= (_ bv67 7) new.attention.value_dim.kind)))
 (let (($x1715 (and $x2493 (< 1 new.attention.value_dim.parts) (= (div ?x2305 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x1715))))))
(assert
 (let ((?x573 (mod new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let (($x2493 (= (_ bv67 7) new.attention.value_dim.kind)))
 (= new.attention.value_dim.padded (and $x2493 (not (= 0 ?x573)))))))
(assert
 (let (($x2562 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1607 (not $x2562)))
 (let (($x2553 (= (_ bv10 7) new.attention.out.input)))
 (let (($x2645 (= (_ bv32 7) new.attention.out.input)))
 (= new.attention.gathers (or $x2645 (and $x2553 $x1607))))))))
(assert
 (let (($x3462 (= (_ bv63 7) new.attention.out.split)))
 (let (($x2940 (= (_ bv27 7) new.attention.out.residual)))
 (let (($x3204 (= (_ bv1 7) new.attention.out.residual)))
 (= new.stream.attention_keeps_junk (or $x3204 (and $x2940 $x3462)))))))
(assert
 (let (($x2904 (= (_ bv1 7) new.ffn.down.residual)))
 (let (($x2294 (or $x2904 (and (= (_ bv27 7) new.ffn.down.residual) (= (_ bv63 7) new.ffn.down.split)))))
 (= new.stream.ffn_keeps_junk (or new.model.parallel $x2294)))))
(assert
 (let (($x806 (= (_ bv98 7) new.hidden.kind)))
 (let (($x3344 (ite (or (= (_ bv88 7) new.hidden.kind) (= (_ bv49 7) new.hidden.kind)) new.hidden.given_everywhere (or $x806 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x3344))))
(assert
 (let (($x3057 (not new.model.embedding_norm)))
 (let (($x1359 (and (or (not new.embedding.group.tp) (= 1 new.tp)) (or (not new.embedding.group.dp) (= 1 new.dp)) (or (not new.embedding.group.sp) (= 1 new.sp)) (or (not new.embedding.group.pp) (= 1 new.pp)))))
 (let (($x2163 (= (_ bv38 7) new.stream)))
 (let (($x890 (= (_ bv5 7) new.embedding.collective)))
 (let (($x1646 (= (_ bv38 7) new.embedding.split)))
 (= new.stream.junk_of_embedding (and $x1646 $x890 $x2163 new.hidden.filled (not $x1359) $x3057))))))))
(assert
 (let (($x3401 (= (_ bv70 7) new.model.norm)))
 (let (($x3157 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x954 (not $x3157)))
 (let (($x2163 (= (_ bv38 7) new.stream)))
 (let (($x3570 (= (_ bv5 7) new.attention.out.collective)))
 (let (($x3462 (= (_ bv63 7) new.attention.out.split)))
 (= new.stream.junk_of_attention (and $x3462 $x3570 $x2163 new.hidden.filled $x954 $x3401)))))))))
(assert
 (let (($x3401 (= (_ bv70 7) new.model.norm)))
 (let (($x2872 (and (or (not new.ffn.down.group.tp) (= 1 new.tp)) (or (not new.ffn.down.group.dp) (= 1 new.dp)) (or (not new.ffn.down.group.sp) (= 1 new.sp)) (or (not new.ffn.down.group.pp) (= 1 new.pp)))))
 (let (($x2163 (= (_ bv38 7) new.stream)))
 (let (($x754 (= (_ bv5 7) new.ffn.down.collective)))
 (let (($x1015 (= (_ bv63 7) new.ffn.down.split)))
 (= new.stream.junk_of_ffn (and $x1015 $x754 $x2163 new.hidden.filled (not $x2872) $x3401))))))))
(assert
 (let (($x1447 (not new.attention.heads.padded)))
 (let (($x3586 (= (_ bv98 7) new.attention.heads.kind)))
 (let (($x2752 (= (_ bv49 7) new.attention.heads.kind)))
 (let (($x2452 (= (_ bv88 7) new.attention.heads.kind)))
 (let (($x2469 (ite (or $x2452 $x2752) new.attention.heads.given_everywhere (or $x3586 (and (= 1 new.attention.heads.parts) $x1447)))))
 (= new.attention.heads.everywhere $x2469)))))))
(assert
 (let (($x2915 (= (_ bv75 7) new.attention.qkv.collective)))
 (let (($x2772 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x3324 (ite (or $x2772 $x2915) (_ bv16 7) (_ bv98 7))))
 (let (($x2826 (= (_ bv59 7) new.attention.qkv.collective)))
 (let (($x392 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x128 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3793 (and $x128 $x392 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2095 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2588 (and $x128 $x2095 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv81 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x663 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2191 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x653 (or $x2191 $x2826)))
 (let ((?x1386 (ite (or $x653 $x663) new.attention.qkv.split (ite (or $x2772 $x2588 $x3793) (_ bv98 7) (_ bv16 7)))))
 (let (($x2855 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x418 (not $x2855)))
 (let ((?x1544 (ite $x418 ?x1386 (ite (or $x2826 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv94 7) ?x3324))))
 (let ((?x2168 (ite (or $x653 $x663 new.model.query_latent) (_ bv98 7) (ite $x128 (_ bv21 7) (_ bv16 7)))))
 (let (($x3868 (= (_ bv59 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x3868 ?x2168 ?x1544)))))))))))))))))))))
(assert
 (let (($x2703 (not new.attention.value_dim.padded)))
 (let (($x2255 (= (_ bv98 7) new.attention.value_dim.kind)))
 (let (($x3475 (= (_ bv49 7) new.attention.value_dim.kind)))
 (let (($x2682 (= (_ bv88 7) new.attention.value_dim.kind)))
 (let (($x602 (ite (or $x2682 $x3475) new.attention.value_dim.given_everywhere (or $x2255 (and (= 1 new.attention.value_dim.parts) $x2703)))))
 (= new.attention.value_dim.everywhere $x602)))))))
(assert
 (let (($x2418 (= (_ bv98 7) new.stream)))
 (let (($x1975 (or $x2418 (and (= (_ bv38 7) new.stream) new.hidden.everywhere) (and (= (_ bv96 7) new.stream) new.stream_tokens.everywhere))))
 (= new.stream.in_order $x1975))))
(assert
 (let (($x2011 (or new.stream.junk_of_attention (and new.stream.attention_keeps_junk new.stream.junk_of_embedding))))
 (= new.stream.junk_in_ffn_before $x2011)))
(assert
 (let (($x2915 (= (_ bv75 7) new.attention.qkv.collective)))
 (let (($x2772 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x3324 (ite (or $x2772 $x2915) (_ bv16 7) (_ bv98 7))))
 (let (($x2826 (= (_ bv59 7) new.attention.qkv.collective)))
 (let (($x392 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x128 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3793 (and $x128 $x392 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2095 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2588 (and $x128 $x2095 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv81 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x663 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2191 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x653 (or $x2191 $x2826)))
 (let ((?x1386 (ite (or $x653 $x663) new.attention.qkv.split (ite (or $x2772 $x2588 $x3793) (_ bv98 7) (_ bv16 7)))))
 (let (($x2855 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x418 (not $x2855)))
 (let ((?x1533 (ite $x418 ?x1386 (ite (or $x2826 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv94 7) ?x3324))))
 (let ((?x2168 (ite (or $x653 $x663 new.model.query_latent) (_ bv98 7) (ite $x128 (_ bv21 7) (_ bv16 7)))))
 (let (($x3868 (= (_ bv59 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x3868 ?x2168 ?x1533))))))))))))))))))))))
(assert
 (let (($x2323 (and new.model.behind_moe new.stream.junk_in_ffn_before)))
 (let (($x3317 (or new.stream.junk_of_ffn (and new.stream.ffn_keeps_junk new.stream.junk_in_ffn_before))))
 (let (($x3073 (and new.model.behind_dense $x3317)))
 (= new.stream.junk_in_attention (or new.stream.junk_of_embedding $x3073 $x2323))))))
(assert
 (let (($x392 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x3241 (or (= (_ bv94 7) new.attention.v) (= (_ bv98 7) new.attention.v) (= (_ bv37 7) new.attention.v) (= (_ bv36 7) new.attention.v))))
 (let ((?x3186 (ite $x3241 new.attention.v (ite $x392 (_ bv37 7) (ite (= (_ bv36 7) new.attention.qkv.split) (_ bv36 7) (_ bv98 7))))))
 (= new.attention.mixed ?x3186)))))
(assert
 (let (($x1065 (or (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.filled) (and (= (_ bv36 7) new.attention.mixed) new.attention.value_dim.filled))))
 (let (($x1755 (not new.attention.gathers)))
 (let (($x3858 (= (_ bv59 7) new.attention.out.split)))
 (= new.attention.share_of_one (and $x3858 $x1755 $x1065))))))
(assert
 (let ((?x1156 (ite new.attention.share_of_one (_ bv94 7) new.attention.mixed)))
 (let (($x3157 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x646 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x1628 (= (_ bv59 7) new.attention.out.collective)))
 (let (($x972 (and new.attention.share_of_one new.stream.first_keeps_all (or (or $x1628 $x646) $x3157))))
 (let (($x2562 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1607 (not $x2562)))
 (let (($x1387 (= (_ bv36 7) new.attention.mixed)))
 (let (($x2852 (or (and new.attention.gathers (or (= (_ bv37 7) new.attention.mixed) $x1387)) (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.everywhere) (and $x1387 new.attention.value_dim.everywhere $x1607) $x972)))
 (= new.attention.mixed_in (ite $x2852 (_ bv98 7) ?x1156))))))))))))
(assert
 (let ((?x3685 (ite (or (= (_ bv94 7) new.attention.mixed_in) (= (_ bv40 7) new.attention.out.split)) (_ bv94 7) (ite (= (_ bv63 7) new.attention.out.split) (_ bv38 7) (_ bv98 7)))))
 (let (($x3276 (and new.attention.heads_where_kept (or (= (_ bv37 7) new.attention.mixed_in) (= (_ bv98 7) new.attention.mixed_in)))))
 (let (($x3497 (ite (= (_ bv36 7) new.attention.mixed_in) new.attention.dims_where_kept $x3276)))
 (let (($x3157 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x1628 (= (_ bv59 7) new.attention.out.collective)))
 (let (($x2562 (= (_ bv40 7) new.attention.out.split)))
 (= new.attention.out_state (ite (and $x2562 (or $x1628 $x3157) $x3497) (_ bv98 7) ?x3685)))))))))
(assert
 (let (($x3570 (= (_ bv5 7) new.attention.out.collective)))
 (let (($x1419 (= (_ bv23 7) new.attention.out.residual)))
 (let (($x1598 (= (_ bv29 7) new.attention.out.residual)))
 (let (($x2418 (= (_ bv98 7) new.stream)))
 (let (($x2381 (= (_ bv38 7) new.attention.out_state)))
 (let (($x2621 (= (_ bv98 7) new.attention.out_state)))
 (let (($x2400 (= (_ bv94 7) new.attention.out_state)))
 (let (($x1138 (and $x1598 new.stream.first_has_all (or (or $x2400 $x2621) new.hidden.filled))))
 (let (($x2063 (= new.attention.out_state new.stream)))
 (let (($x2163 (= (_ bv38 7) new.stream)))
 (let (($x2940 (= (_ bv27 7) new.attention.out.residual)))
 (let (($x2605 (and $x2940 (not $x2400) (or $x2063 (and new.stream.in_order (or $x2621 new.hidden.everywhere))))))
 (let (($x231 (or $x2605 (and $x2940 $x2163 new.hidden.filled) (and (or $x1598 $x1419) $x2400 new.stream.in_order) (and $x1598 new.stream.first_keeps_all $x2063) $x1138 (and $x2381 $x2418 new.hidden.filled (or $x1598 (= $x1419 $x3570))))))
 (let (($x3157 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x954 (not $x3157)))
 (let (($x1751 (or $x2400 (and $x2381 (or $x3570 (= (_ bv75 7) new.attention.out.collective)) $x954))))
 (let (($x3166 (or $x2063 (and new.stream.in_order (or (not $x2381) new.hidden.everywhere)))))
 (let (($x1829 (= 1 new.tp)))
 (let (($x2231 (or (and $x1829 $x3166) (and (not (and $x2940 new.stream.junk_in_attention $x1751)) $x231))))
 (= new.attention.residual_once $x2231)))))))))))))))))))))
(assert
 (= old.attention.dims_where_kept new.attention.dims_where_kept))
(assert
 (= old.attention.head_dim.kind new.attention.head_dim.kind))
(assert
 (= old.attention.head_dim.multiple new.attention.head_dim.multiple))
(assert
 (= old.attention.head_dim.n new.attention.head_dim.n))
(assert
 (= old.attention.head_dim.parts new.attention.head_dim.parts))
(assert
 (= old.attention.heads.given_everywhere new.attention.heads.given_everywhere))
(assert
 (= old.attention.heads.kind new.attention.heads.kind))
(assert
 (= old.attention.heads.multiple new.attention.heads.multiple))
(assert
 (= old.attention.heads.n new.attention.heads.n))
(assert
 (= old.attention.heads.parts new.attention.heads.parts))
(assert
 (= old.attention.heads_where_kept new.attention.heads_where_kept))
(assert
 (= old.attention.kv_filled new.attention.kv_filled))
(assert
 (= old.attention.out.collective new.attention.out.collective))
(assert
 (= old.attention.out.group.dp new.attention.out.group.dp))
(assert
 (= old.attention.out.group.pp new.attention.out.group.pp))
(assert
 (= old.attention.out.group.sp new.attention.out.group.sp))
(assert
 (= old.attention.out.group.tp new.attention.out.group.tp))
(assert
 (= old.attention.out.input new.attention.out.input))
(assert
 (= old.attention.out.residual new.attention.out.residual))
(assert
 (= old.attention.out.split new.attention.out.split))
(assert
 (= old.attention.pairs new.attention.pairs))
(assert
 (= old.attention.qkv.collective new.attention.qkv.collective))
(assert
 (= old.attention.qkv.group.dp new.attention.qkv.group.dp))
(assert
 (= old.attention.qkv.group.pp new.attention.qkv.group.pp))
(assert
 (= old.attention.qkv.group.sp new.attention.qkv.group.sp))
(assert
 (= old.attention.qkv.group.tp new.attention.qkv.group.tp))
(assert
 (= old.attention.qkv.k_sum new.attention.qkv.k_sum))
(assert
 (= old.attention.qkv.split new.attention.qkv.split))
(assert
 (= old.attention.qkv.v_sum new.attention.qkv.v_sum))
(assert
 (= old.attention.scores.group.dp new.attention.scores.group.dp))
(assert
 (= old.attention.value_dim.given_everywhere new.attention.value_dim.given_everywhere))
(assert
 (= old.attention.value_dim.kind new.attention.value_dim.kind))
(assert
 (= old.attention.value_dim.multiple new.attention.value_dim.multiple))
(assert
 (= old.attention.value_dim.n new.attention.value_dim.n))
(assert
 (= old.attention.value_dim.parts new.attention.value_dim.parts))
(assert
 (= old.batch.idle new.batch.idle))
(assert
 (= old.batch.sequences.kind new.batch.sequences.kind))
(assert
 (= old.embedding.collective new.embedding.collective))
(assert
 (= old.embedding.group.dp new.embedding.group.dp))
(assert
 (= old.embedding.group.pp new.embedding.group.pp))
(assert
 (= old.embedding.group.sp new.embedding.group.sp))
(assert
 (= old.embedding.group.tp new.embedding.group.tp))
(assert
 (= old.embedding.split new.embedding.split))
(assert
 (= old.ffn.down.collective new.ffn.down.collective))
(assert
 (= old.ffn.down.group.dp new.ffn.down.group.dp))
(assert
 (= old.ffn.down.group.pp new.ffn.down.group.pp))
(assert
 (= old.ffn.down.group.sp new.ffn.down.group.sp))
(assert
 (= old.ffn.down.group.tp new.ffn.down.group.tp))
(assert
 (= old.ffn.down.residual new.ffn.down.residual))
(assert
 (= old.ffn.down.split new.ffn.down.split))
(assert
 (= old.ffn.gate.group.dp new.ffn.gate.group.dp))
(assert
 (= old.ffn.up.group.dp new.ffn.up.group.dp))
(assert
 (= old.hidden.given_everywhere new.hidden.given_everywhere))
(assert
 (= old.hidden.kind new.hidden.kind))
(assert
 (= old.hidden.multiple new.hidden.multiple))
(assert
 (= old.hidden.n new.hidden.n))
(assert
 (= old.hidden.parts new.hidden.parts))
(assert
 (= old.lm_head.group.dp new.lm_head.group.dp))
(assert
 (= old.model.behind_dense new.model.behind_dense))
(assert
 (= old.model.behind_moe new.model.behind_moe))
(assert
 (= old.model.embedding_norm new.model.embedding_norm))
(assert
 (= old.model.latent new.model.latent))
(assert
 (= old.model.norm new.model.norm))
(assert
 (= old.model.parallel new.model.parallel))
(assert
 (= old.model.positions new.model.positions))
(assert
 (= old.model.query_latent new.model.query_latent))
(assert
 (= old.model.scaled_residual new.model.scaled_residual))
(assert
 (= old.moe.block new.moe.block))
(assert
 (= old.moe.group.dp new.moe.group.dp))
(assert
 (= old.moe.group.ep new.moe.group.ep))
(assert
 (= old.moe.group.sp new.moe.group.sp))
(assert
 (= old.moe.group.tp new.moe.group.tp))
(assert
 (= old.pp new.pp))
(assert
 (= old.sp new.sp))
(assert
 (= old.stream new.stream))
(assert
 (= old.stream.first_has_all new.stream.first_has_all))
(assert
 (= old.stream.first_keeps_all new.stream.first_keeps_all))
(assert
 (= old.stream_tokens.given_everywhere new.stream_tokens.given_everywhere))
(assert
 (= old.stream_tokens.kind new.stream_tokens.kind))
(assert
 (= old.stream_tokens.parts new.stream_tokens.parts))
(assert
 (= old.tp new.tp))
(assert
 (= (_ bv43 7) old.batch.idle))
(assert
 (let (($x2071 (= (_ bv101 7) old.batch.sequences.kind)))
 (let (($x2912 (= (_ bv93 7) old.batch.sequences.kind)))
 (let (($x1712 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x2836 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2205 (= (_ bv98 7) old.batch.sequences.kind)))
 (or $x2205 $x2836 $x1712 $x2912 $x2071)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1195 (* old.sp old.tp)))
 (<= old.moe.block ?x1195)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1195 (* old.sp old.tp)))
 (= old.stage.ranks ?x1195)))
(assert
 (not old.embedding.group.dp))
(assert
 (not old.attention.qkv.group.dp))
(assert
 (not old.attention.scores.group.dp))
(assert
 (not old.attention.out.group.dp))
(assert
 (not old.ffn.gate.group.dp))
(assert
 (not old.ffn.up.group.dp))
(assert
 (not old.ffn.down.group.dp))
(assert
 (not old.lm_head.group.dp))
(assert
 (let (($x410 (not old.moe.group.sp)))
 (let (($x2582 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x2582 $x410))))
(assert
 (let ((?x3224 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3224)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x2516 (not new.model.scaled_residual)))
 (let (($x3401 (= (_ bv70 7) new.model.norm)))
 (let (($x3204 (= (_ bv1 7) new.attention.out.residual)))
 (not (or $x3204 (and $x3401 $x2516 new.attention.residual_once)))))))
(assert
 (let (($x3371 (not old.model.scaled_residual)))
(let (($x2016 (= (_ bv70 7) old.model.norm)))
(let (($x3113 (= (_ bv1 7) old.attention.out.residual)))
(or $x3113 (and $x2016 $x3371 old.attention.residual_once))))))
(check-sat)

; from one replica to any number, question 68
(reset)
(set-logic ALL)
; benchmark generated from python API
(set-info :status unknown)
(declare-fun old.batch.idle () (_ BitVec 7))
(declare-fun old.batch.sequences.kind () (_ BitVec 7))
(declare-fun old.dp () Int)
(declare-fun old.moe.block () Int)
(declare-fun old.sp () Int)
(declare-fun old.stage.ranks () Int)
(declare-fun old.tp () Int)
(declare-fun new.dp () Int)
(declare-fun new.moe.block () Int)
(declare-fun new.sp () Int)
(declare-fun new.stage.ranks () Int)
(declare-fun new.tp () Int)
(declare-fun new.attention.out.group.dp () Bool)
(declare-fun old.attention.out.group.dp () Bool)
(declare-fun new.attention.qkv.group.dp () Bool)
(declare-fun old.attention.qkv.group.dp () Bool)
(declare-fun new.attention.scores.group.dp () Bool)
(declare-fun old.attention.scores.group.dp () Bool)
(declare-fun new.batch.idle () (_ BitVec 7))
(declare-fun new.batch.sequences.kind () (_ BitVec 7))
(declare-fun new.embedding.group.dp () Bool)
(declare-fun old.embedding.group.dp () Bool)
(declare-fun new.ffn.down.group.dp () Bool)
(declare-fun old.ffn.down.group.dp () Bool)
(declare-fun new.ffn.gate.group.dp () Bool)
(declare-fun old.ffn.gate.group.dp () Bool)
(declare-fun new.ffn.up.group.dp () Bool)
(declare-fun old.ffn.up.group.dp () Bool)
(declare-fun new.lm_head.group.dp () Bool)
(declare-fun old.lm_head.group.dp () Bool)
(declare-fun new.moe.group.dp () Bool)
(declare-fun old.moe.group.dp () Bool)
(declare-fun new.moe.group.ep () Bool)
(declare-fun old.moe.group.ep () Bool)
(declare-fun new.moe.group.sp () Bool)
(declare-fun old.moe.group.sp () Bool)
(declare-fun new.moe.group.tp () Bool)
(declare-fun old.moe.group.tp () Bool)
(assert
 (let (($x1442 (= (_ bv43 7) old.batch.idle)))
 (or $x1442 (= (_ bv89 7) old.batch.idle))))
(assert
 (let (($x2071 (= (_ bv101 7) old.batch.sequences.kind)))
 (let (($x2205 (= (_ bv98 7) old.batch.sequences.kind)))
 (let (($x2912 (= (_ bv93 7) old.batch.sequences.kind)))
 (let (($x1712 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x2836 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x2836 $x1712 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv49 7) old.batch.sequences.kind) (= (_ bv58 7) old.batch.sequences.kind) (= (_ bv67 7) old.batch.sequences.kind) (= (_ bv88 7) old.batch.sequences.kind) $x2912 $x2205 $x2071)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (= old.attention.out.group.dp new.attention.out.group.dp))
(assert
 (= old.attention.qkv.group.dp new.attention.qkv.group.dp))
(assert
 (= old.attention.scores.group.dp new.attention.scores.group.dp))
(assert
 (= old.batch.idle new.batch.idle))
(assert
 (= old.batch.sequences.kind new.batch.sequences.kind))
(assert
 (= old.embedding.group.dp new.embedding.group.dp))
(assert
 (= old.ffn.down.group.dp new.ffn.down.group.dp))
(assert
 (= old.ffn.gate.group.dp new.ffn.gate.group.dp))
(assert
 (= old.ffn.up.group.dp new.ffn.up.group.dp))
(assert
 (= old.lm_head.group.dp new.lm_head.group.dp))
(assert
 (= old.moe.block new.moe.block))
(assert
 (= old.moe.group.dp new.moe.group.dp))
(assert
 (= old.moe.group.ep new.moe.group.ep))
(assert
 (= old.moe.group.sp new.moe.group.sp))
(assert
 (= old.moe.group.tp new.moe.group.tp))
(assert
 (= old.sp new.sp))
(assert
 (= old.tp new.tp))
(assert
 (= (_ bv43 7) old.batch.idle))
(assert
 (let (($x2071 (= (_ bv101 7) old.batch.sequences.kind)))
 (let (($x2912 (= (_ bv93 7) old.batch.sequences.kind)))
 (let (($x1712 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x2836 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2205 (= (_ bv98 7) old.batch.sequences.kind)))
 (or $x2205 $x2836 $x1712 $x2912 $x2071)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1195 (* old.sp old.tp)))
 (<= old.moe.block ?x1195)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1195 (* old.sp old.tp)))
 (= old.stage.ranks ?x1195)))
(assert
 (not old.embedding.group.dp))
(assert
 (not old.attention.qkv.group.dp))
(assert
 (not old.attention.scores.group.dp))
(assert
 (not old.attention.out.group.dp))
(assert
 (not old.ffn.gate.group.dp))
(assert
 (not old.ffn.up.group.dp))
(assert
 (not old.ffn.down.group.dp))
(assert
 (not old.lm_head.group.dp))
(assert
 (let (($x410 (not old.moe.group.sp)))
 (let (($x2582 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x2582 $x410))))
(assert
 (let ((?x3224 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3224)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let ((?x3224 (mod new.stage.ranks new.moe.block)))
 (let (($x971 (= 0 ?x3224)))
 (not $x971))))
(assert
 (let ((?x2471 (mod old.stage.ranks old.moe.block)))
(= 0 ?x2471)))
(check-sat)

; from one replica to any number, question 69
(reset)
(set-logic ALL)
; benchmark generated from python API
(set-info :status unknown)
(declare-fun old.batch.idle () (_ BitVec 7))
(declare-fun old.batch.sequences.kind () (_ BitVec 7))
(declare-fun old.dp () Int)
(declare-fun old.ep () Int)
(declare-fun old.moe.block () Int)
(declare-fun old.moe.combine () (_ BitVec 7))
(declare-fun old.moe.dispatch () (_ BitVec 7))
(declare-fun old.moe.expert_tp () Int)
(declare-fun old.sp () Int)
(declare-fun old.stage.ranks () Int)
(declare-fun old.stage.same_tokens () Int)
(declare-fun old.tp () Int)
(declare-fun old.moe.spans () Bool)
(declare-fun old.moe.dispatched () (_ BitVec 7))
(declare-fun old.moe.combined () (_ BitVec 7))
(declare-fun old.moe.group.sp () Bool)
(declare-fun old.moe.group.dp () Bool)
(declare-fun old.moe.group.tp () Bool)
(declare-fun old.moe.group.ep () Bool)
(declare-fun old.moe.group_fits () Bool)
(declare-fun new.dp () Int)
(declare-fun new.ep () Int)
(declare-fun new.moe.block () Int)
(declare-fun new.moe.combine () (_ BitVec 7))
(declare-fun new.moe.dispatch () (_ BitVec 7))
(declare-fun new.moe.expert_tp () Int)
(declare-fun new.sp () Int)
(declare-fun new.stage.ranks () Int)
(declare-fun new.stage.same_tokens () Int)
(declare-fun new.tp () Int)
(declare-fun new.moe.spans () Bool)
(declare-fun new.moe.dispatched () (_ BitVec 7))
(declare-fun new.moe.combined () (_ BitVec 7))
(declare-fun new.moe.group.sp () Bool)
(declare-fun new.moe.group.dp () Bool)
(declare-fun new.moe.group.tp () Bool)
(declare-fun new.moe.group.ep () Bool)
(declare-fun new.moe.group_fits () Bool)
(declare-fun new.attention.out.group.dp () Bool)
(declare-fun old.attention.out.group.dp () Bool)
(declare-fun new.attention.qkv.group.dp () Bool)
(declare-fun old.attention.qkv.group.dp () Bool)
(declare-fun new.attention.scores.group.dp () Bool)
(declare-fun old.attention.scores.group.dp () Bool)
(declare-fun new.batch.idle () (_ BitVec 7))
(declare-fun new.batch.sequences.kind () (_ BitVec 7))
(declare-fun new.embedding.group.dp () Bool)
(declare-fun old.embedding.group.dp () Bool)
(declare-fun new.ffn.down.group.dp () Bool)
(declare-fun old.ffn.down.group.dp () Bool)
(declare-fun new.ffn.gate.group.dp () Bool)
(declare-fun old.ffn.gate.group.dp () Bool)
(declare-fun new.ffn.up.group.dp () Bool)
(declare-fun old.ffn.up.group.dp () Bool)
(declare-fun new.lm_head.group.dp () Bool)
(declare-fun old.lm_head.group.dp () Bool)
(declare-fun new.moe.once () Bool)
(declare-fun old.moe.once () Bool)
(assert
 (let (($x1442 (= (_ bv43 7) old.batch.idle)))
 (or $x1442 (= (_ bv89 7) old.batch.idle))))
(assert
 (let (($x2071 (= (_ bv101 7) old.batch.sequences.kind)))
 (let (($x2205 (= (_ bv98 7) old.batch.sequences.kind)))
 (let (($x2912 (= (_ bv93 7) old.batch.sequences.kind)))
 (let (($x1712 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x2836 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x2836 $x1712 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv49 7) old.batch.sequences.kind) (= (_ bv58 7) old.batch.sequences.kind) (= (_ bv67 7) old.batch.sequences.kind) (= (_ bv88 7) old.batch.sequences.kind) $x2912 $x2205 $x2071)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (and (<= 1 old.ep) (>= 1048576 old.ep)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x1394 (= (_ bv10 7) old.moe.combine)))
 (or (= (_ bv5 7) old.moe.combine) (= (_ bv6 7) old.moe.combine) $x1394 (= (_ bv59 7) old.moe.combine) (= (_ bv75 7) old.moe.combine))))
(assert
 (let (($x1345 (= (_ bv10 7) old.moe.dispatch)))
 (or (= (_ bv6 7) old.moe.dispatch) $x1345 (= (_ bv31 7) old.moe.dispatch) (= (_ bv50 7) old.moe.dispatch))))
(assert
 (and (<= 1 old.moe.expert_tp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (and (<= 1 old.stage.same_tokens)))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let (($x862 (or (< old.stage.same_tokens old.moe.block) (not (= 0 (mod old.stage.same_tokens old.moe.block))))))
 (= old.moe.spans $x862)))
(assert
 (let ((?x2179 (ite old.moe.spans (_ bv6 7) (_ bv50 7))))
 (= old.moe.dispatched (ite (not (= (_ bv10 7) old.moe.dispatch)) old.moe.dispatch ?x2179))))
(assert
 (let ((?x1979 (ite (= (_ bv50 7) old.moe.dispatched) (_ bv5 7) (ite (= (_ bv31 7) old.moe.dispatched) (_ bv75 7) (_ bv6 7)))))
 (= old.moe.combined (ite (not (= (_ bv10 7) old.moe.combine)) old.moe.combine ?x1979))))
(assert
 (let (($x2221 (and (or (not old.moe.group.dp) (= 1 old.dp)) (or (not old.moe.group.sp) (= 1 old.sp)))))
 (let (($x959 (= old.moe.block old.stage.ranks)))
 (let (($x2063 (and (= 1 old.tp) $x959 (or old.moe.group.dp (= 1 old.dp)) (or old.moe.group.sp (= 1 old.sp)))))
 (let (($x2723 (and (or old.moe.group.ep (= 1 old.ep)) (or old.moe.group.tp (= 1 old.moe.expert_tp)))))
 (= old.moe.group_fits (or (= (_ bv59 7) old.moe.combined) (and (or $x2723 $x2063) (or $x959 $x2221)))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (and (<= 1 new.ep) (>= 1048576 new.ep)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x2674 (= (_ bv10 7) new.moe.combine)))
 (or (= (_ bv5 7) new.moe.combine) (= (_ bv6 7) new.moe.combine) $x2674 (= (_ bv59 7) new.moe.combine) (= (_ bv75 7) new.moe.combine))))
(assert
 (let (($x2366 (= (_ bv10 7) new.moe.dispatch)))
 (or (= (_ bv6 7) new.moe.dispatch) $x2366 (= (_ bv31 7) new.moe.dispatch) (= (_ bv50 7) new.moe.dispatch))))
(assert
 (and (<= 1 new.moe.expert_tp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (and (<= 1 new.stage.same_tokens)))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let (($x2976 (or (< new.stage.same_tokens new.moe.block) (not (= 0 (mod new.stage.same_tokens new.moe.block))))))
 (= new.moe.spans $x2976)))
(assert
 (let ((?x1117 (ite new.moe.spans (_ bv6 7) (_ bv50 7))))
 (= new.moe.dispatched (ite (not (= (_ bv10 7) new.moe.dispatch)) new.moe.dispatch ?x1117))))
(assert
 (let ((?x1419 (ite (= (_ bv50 7) new.moe.dispatched) (_ bv5 7) (ite (= (_ bv31 7) new.moe.dispatched) (_ bv75 7) (_ bv6 7)))))
 (= new.moe.combined (ite (not (= (_ bv10 7) new.moe.combine)) new.moe.combine ?x1419))))
(assert
 (let (($x582 (and (or (not new.moe.group.dp) (= 1 new.dp)) (or (not new.moe.group.sp) (= 1 new.sp)))))
 (let (($x1774 (= new.moe.block new.stage.ranks)))
 (let (($x3028 (and (= 1 new.tp) $x1774 (or new.moe.group.dp (= 1 new.dp)) (or new.moe.group.sp (= 1 new.sp)))))
 (let (($x1176 (and (or new.moe.group.ep (= 1 new.ep)) (or new.moe.group.tp (= 1 new.moe.expert_tp)))))
 (= new.moe.group_fits (or (= (_ bv59 7) new.moe.combined) (and (or $x1176 $x3028) (or $x1774 $x582)))))))))
(assert
 (= old.attention.out.group.dp new.attention.out.group.dp))
(assert
 (= old.attention.qkv.group.dp new.attention.qkv.group.dp))
(assert
 (= old.attention.scores.group.dp new.attention.scores.group.dp))
(assert
 (= old.batch.idle new.batch.idle))
(assert
 (= old.batch.sequences.kind new.batch.sequences.kind))
(assert
 (= old.embedding.group.dp new.embedding.group.dp))
(assert
 (= old.ep new.ep))
(assert
 (= old.ffn.down.group.dp new.ffn.down.group.dp))
(assert
 (= old.ffn.gate.group.dp new.ffn.gate.group.dp))
(assert
 (= old.ffn.up.group.dp new.ffn.up.group.dp))
(assert
 (= old.lm_head.group.dp new.lm_head.group.dp))
(assert
 (= old.moe.block new.moe.block))
(assert
 (= old.moe.combine new.moe.combine))
(assert
 (= old.moe.dispatch new.moe.dispatch))
(assert
 (= old.moe.expert_tp new.moe.expert_tp))
(assert
 (= old.moe.group.dp new.moe.group.dp))
(assert
 (= old.moe.group.ep new.moe.group.ep))
(assert
 (= old.moe.group.sp new.moe.group.sp))
(assert
 (= old.moe.group.tp new.moe.group.tp))
(assert
 (= old.moe.once new.moe.once))
(assert
 (= old.sp new.sp))
(assert
 (= old.stage.same_tokens new.stage.same_tokens))
(assert
 (= old.tp new.tp))
(assert
 (= (_ bv43 7) old.batch.idle))
(assert
 (let (($x2071 (= (_ bv101 7) old.batch.sequences.kind)))
 (let (($x2912 (= (_ bv93 7) old.batch.sequences.kind)))
 (let (($x1712 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x2836 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2205 (= (_ bv98 7) old.batch.sequences.kind)))
 (or $x2205 $x2836 $x1712 $x2912 $x2071)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1195 (* old.sp old.tp)))
 (<= old.moe.block ?x1195)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1195 (* old.sp old.tp)))
 (= old.stage.ranks ?x1195)))
(assert
 (not old.embedding.group.dp))
(assert
 (not old.attention.qkv.group.dp))
(assert
 (not old.attention.scores.group.dp))
(assert
 (not old.attention.out.group.dp))
(assert
 (not old.ffn.gate.group.dp))
(assert
 (not old.ffn.up.group.dp))
(assert
 (not old.ffn.down.group.dp))
(assert
 (not old.lm_head.group.dp))
(assert
 (let (($x410 (not old.moe.group.sp)))
 (let (($x2582 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x2582 $x410))))
(assert
 (let ((?x3224 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3224)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (not (or new.moe.group_fits new.moe.once)))
(assert
 (or old.moe.group_fits old.moe.once))
(check-sat)

; from one replica to any number, question 70
(reset)
(set-logic ALL)
; benchmark generated from python API
(set-info :status unknown)
(declare-fun old.batch.idle () (_ BitVec 7))
(declare-fun old.batch.sequences.kind () (_ BitVec 7))
(declare-fun old.dp () Int)
(declare-fun old.ep () Int)
(declare-fun old.moe.bias () (_ BitVec 7))
(declare-fun old.moe.block () Int)
(declare-fun old.moe.combine () (_ BitVec 7))
(declare-fun old.moe.dispatch () (_ BitVec 7))
(declare-fun old.moe.expert_tp () Int)
(declare-fun old.moe.width.given_least () Int)
(declare-fun old.moe.width.given_most () Int)
(declare-fun old.moe.width.kind () (_ BitVec 7))
(declare-fun old.moe.width.multiple () Int)
(declare-fun old.moe.width.n () Int)
(declare-fun old.moe.width.parts () Int)
(declare-fun old.sp () Int)
(declare-fun old.stage.ranks () Int)
(declare-fun old.stage.same_tokens () Int)
(declare-fun old.tp () Int)
(declare-fun old.moe.width.least () Int)
(declare-fun old.moe.width.most () Int)
(declare-fun old.moe.spans () Bool)
(declare-fun old.moe.dispatched () (_ BitVec 7))
(declare-fun old.moe.combined () (_ BitVec 7))
(declare-fun old.moe.reaches () Bool)
(declare-fun old.moe.comes_back () Bool)
(declare-fun old.moe.group.sp () Bool)
(declare-fun old.moe.group.dp () Bool)
(declare-fun old.moe.group.tp () Bool)
(declare-fun old.moe.group.ep () Bool)
(declare-fun old.moe.group_fits () Bool)
(declare-fun old.moe.over_block () Bool)
(declare-fun new.dp () Int)
(declare-fun new.ep () Int)
(declare-fun new.moe.bias () (_ BitVec 7))
(declare-fun new.moe.block () Int)
(declare-fun new.moe.combine () (_ BitVec 7))
(declare-fun new.moe.dispatch () (_ BitVec 7))
(declare-fun new.moe.expert_tp () Int)
(declare-fun new.moe.width.given_least () Int)
(declare-fun new.moe.width.given_most () Int)
(declare-fun new.moe.width.kind () (_ BitVec 7))
(declare-fun new.moe.width.multiple () Int)
(declare-fun new.moe.width.n () Int)
(declare-fun new.moe.width.parts () Int)
(declare-fun new.sp () Int)
(declare-fun new.stage.ranks () Int)
(declare-fun new.stage.same_tokens () Int)
(declare-fun new.tp () Int)
(declare-fun new.moe.width.least () Int)
(declare-fun new.moe.width.most () Int)
(declare-fun new.moe.spans () Bool)
(declare-fun new.moe.dispatched () (_ BitVec 7))
(declare-fun new.moe.combined () (_ BitVec 7))
(declare-fun new.moe.reaches () Bool)
(declare-fun new.moe.comes_back () Bool)
(declare-fun new.moe.group.sp () Bool)
(declare-fun new.moe.group.dp () Bool)
(declare-fun new.moe.group.tp () Bool)
(declare-fun new.moe.group.ep () Bool)
(declare-fun new.moe.group_fits () Bool)
(declare-fun new.moe.over_block () Bool)
(declare-fun new.attention.out.group.dp () Bool)
(declare-fun old.attention.out.group.dp () Bool)
(declare-fun new.attention.qkv.group.dp () Bool)
(declare-fun old.attention.qkv.group.dp () Bool)
(declare-fun new.attention.scores.group.dp () Bool)
(declare-fun old.attention.scores.group.dp () Bool)
(declare-fun new.batch.idle () (_ BitVec 7))
(declare-fun new.batch.sequences.kind () (_ BitVec 7))
(declare-fun new.embedding.group.dp () Bool)
(declare-fun old.embedding.group.dp () Bool)
(declare-fun new.ffn.down.group.dp () Bool)
(declare-fun old.ffn.down.group.dp () Bool)
(declare-fun new.ffn.gate.group.dp () Bool)
(declare-fun old.ffn.gate.group.dp () Bool)
(declare-fun new.ffn.up.group.dp () Bool)
(declare-fun old.ffn.up.group.dp () Bool)
(declare-fun new.lm_head.group.dp () Bool)
(declare-fun old.lm_head.group.dp () Bool)
(declare-fun new.model.down_bias () Bool)
(declare-fun old.model.down_bias () Bool)
(declare-fun new.moe.bias_once () Bool)
(declare-fun old.moe.bias_once () Bool)
(declare-fun new.moe.once () Bool)
(declare-fun old.moe.once () Bool)
(assert
 (let (($x1442 (= (_ bv43 7) old.batch.idle)))
 (or $x1442 (= (_ bv89 7) old.batch.idle))))
(assert
 (let (($x2071 (= (_ bv101 7) old.batch.sequences.kind)))
 (let (($x2205 (= (_ bv98 7) old.batch.sequences.kind)))
 (let (($x2912 (= (_ bv93 7) old.batch.sequences.kind)))
 (let (($x1712 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x2836 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x2836 $x1712 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv49 7) old.batch.sequences.kind) (= (_ bv58 7) old.batch.sequences.kind) (= (_ bv67 7) old.batch.sequences.kind) (= (_ bv88 7) old.batch.sequences.kind) $x2912 $x2205 $x2071)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (and (<= 1 old.ep) (>= 1048576 old.ep)))
(assert
 (let (($x653 (= (_ bv29 7) old.moe.bias)))
 (let (($x3771 (= (_ bv23 7) old.moe.bias)))
 (or $x3771 (= (_ bv27 7) old.moe.bias) $x653))))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x1394 (= (_ bv10 7) old.moe.combine)))
 (or (= (_ bv5 7) old.moe.combine) (= (_ bv6 7) old.moe.combine) $x1394 (= (_ bv59 7) old.moe.combine) (= (_ bv75 7) old.moe.combine))))
(assert
 (let (($x1345 (= (_ bv10 7) old.moe.dispatch)))
 (or (= (_ bv6 7) old.moe.dispatch) $x1345 (= (_ bv31 7) old.moe.dispatch) (= (_ bv50 7) old.moe.dispatch))))
(assert
 (and (<= 1 old.moe.expert_tp)))
(assert
 (and (<= 0 old.moe.width.given_least)))
(assert
 (and (<= 0 old.moe.width.given_most)))
(assert
 (let (($x2037 (= (_ bv101 7) old.moe.width.kind)))
 (let (($x1289 (= (_ bv98 7) old.moe.width.kind)))
 (let (($x2199 (= (_ bv93 7) old.moe.width.kind)))
 (let (($x806 (= (_ bv88 7) old.moe.width.kind)))
 (let (($x2648 (= (_ bv67 7) old.moe.width.kind)))
 (let (($x1359 (= (_ bv58 7) old.moe.width.kind)))
 (let (($x25 (= (_ bv49 7) old.moe.width.kind)))
 (let (($x1862 (= (_ bv26 7) old.moe.width.kind)))
 (let (($x3561 (= (_ bv18 7) old.moe.width.kind)))
 (let (($x681 (= (_ bv11 7) old.moe.width.kind)))
 (or $x681 $x3561 $x1862 $x25 $x1359 $x2648 $x806 $x2199 $x1289 $x2037))))))))))))
(assert
 (and (<= 1 old.moe.width.multiple)))
(assert
 (and (<= (- 1) old.moe.width.n)))
(assert
 (and (<= 1 old.moe.width.parts)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (and (<= 1 old.stage.same_tokens)))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let ((?x2742 (div (- (+ old.moe.width.n old.moe.width.multiple) 1) old.moe.width.multiple)))
 (let ((?x1544 (* (div (* ?x2742 old.moe.width.multiple) old.moe.width.parts) old.moe.width.parts)))
 (let (($x1323 (= (- 1) old.moe.width.n)))
 (let ((?x3578 (ite (= 0 (mod old.moe.width.multiple old.moe.width.parts)) 1 (ite (or $x1323 (< ?x1544 old.moe.width.n)) 0 1))))
 (let (($x2648 (= (_ bv67 7) old.moe.width.kind)))
 (let ((?x1182 (ite (or $x1323 (not (= 0 (mod old.moe.width.n old.moe.width.parts)))) 0 1)))
 (let (($x1862 (= (_ bv26 7) old.moe.width.kind)))
 (let ((?x2255 (ite $x1862 (ite (and $x1323 (= 1 old.moe.width.parts)) 1 ?x1182) (ite $x2648 ?x3578 old.moe.width.given_least))))
 (let (($x1359 (= (_ bv58 7) old.moe.width.kind)))
 (let (($x2037 (= (_ bv101 7) old.moe.width.kind)))
 (let (($x2199 (= (_ bv93 7) old.moe.width.kind)))
 (let (($x681 (= (_ bv11 7) old.moe.width.kind)))
 (let (($x3561 (= (_ bv18 7) old.moe.width.kind)))
 (let (($x1289 (= (_ bv98 7) old.moe.width.kind)))
 (let ((?x2682 (ite $x1289 old.moe.width.parts (ite (or $x3561 $x681 $x2199 $x2037 $x1359) 1 ?x2255))))
 (= old.moe.width.least ?x2682)))))))))))))))))
(assert
 (let ((?x2011 (ite (or (= (_ bv88 7) old.moe.width.kind) (= (_ bv49 7) old.moe.width.kind)) old.moe.width.given_most 1)))
 (let (($x1289 (= (_ bv98 7) old.moe.width.kind)))
 (= old.moe.width.most (ite $x1289 old.moe.width.parts ?x2011)))))
(assert
 (let (($x862 (or (< old.stage.same_tokens old.moe.block) (not (= 0 (mod old.stage.same_tokens old.moe.block))))))
 (= old.moe.spans $x862)))
(assert
 (let ((?x2179 (ite old.moe.spans (_ bv6 7) (_ bv50 7))))
 (= old.moe.dispatched (ite (not (= (_ bv10 7) old.moe.dispatch)) old.moe.dispatch ?x2179))))
(assert
 (let (($x3113 (= (_ bv50 7) old.moe.dispatched)))
 (let ((?x1051 (ite (not (= (_ bv10 7) old.moe.combine)) old.moe.combine (ite $x3113 (_ bv5 7) (ite (= (_ bv31 7) old.moe.dispatched) (_ bv75 7) (_ bv6 7))))))
 (= old.moe.combined ?x1051))))
(assert
 (= old.moe.reaches (or (not old.moe.spans) (not (= (_ bv50 7) old.moe.dispatched)))))
(assert
 (let (($x2479 (= (_ bv31 7) old.moe.dispatched)))
 (let (($x2079 (or (= 1 old.moe.block) (and (= (_ bv50 7) old.moe.dispatched) (= (_ bv5 7) old.moe.combined)) (and $x2479 (or (= (_ bv5 7) old.moe.combined) (= (_ bv75 7) old.moe.combined))) (and (= (_ bv6 7) old.moe.dispatched) (= (_ bv6 7) old.moe.combined)))))
 (= old.moe.comes_back $x2079))))
(assert
 (let (($x2221 (and (or (not old.moe.group.dp) (= 1 old.dp)) (or (not old.moe.group.sp) (= 1 old.sp)))))
 (let (($x959 (= old.moe.block old.stage.ranks)))
 (let (($x2063 (and (= 1 old.tp) $x959 (or old.moe.group.dp (= 1 old.dp)) (or old.moe.group.sp (= 1 old.sp)))))
 (let (($x2723 (and (or old.moe.group.ep (= 1 old.ep)) (or old.moe.group.tp (= 1 old.moe.expert_tp)))))
 (= old.moe.group_fits (or (= (_ bv59 7) old.moe.combined) (and (or $x2723 $x2063) (or $x959 $x2221)))))))))
(assert
 (let (($x1929 (and old.moe.reaches old.moe.comes_back old.moe.group_fits (= 1 old.moe.width.least) (= 1 old.moe.width.most))))
 (= old.moe.over_block $x1929)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (and (<= 1 new.ep) (>= 1048576 new.ep)))
(assert
 (let (($x2290 (= (_ bv29 7) new.moe.bias)))
 (let (($x2426 (= (_ bv23 7) new.moe.bias)))
 (or $x2426 (= (_ bv27 7) new.moe.bias) $x2290))))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x2674 (= (_ bv10 7) new.moe.combine)))
 (or (= (_ bv5 7) new.moe.combine) (= (_ bv6 7) new.moe.combine) $x2674 (= (_ bv59 7) new.moe.combine) (= (_ bv75 7) new.moe.combine))))
(assert
 (let (($x2366 (= (_ bv10 7) new.moe.dispatch)))
 (or (= (_ bv6 7) new.moe.dispatch) $x2366 (= (_ bv31 7) new.moe.dispatch) (= (_ bv50 7) new.moe.dispatch))))
(assert
 (and (<= 1 new.moe.expert_tp)))
(assert
 (and (<= 0 new.moe.width.given_least)))
(assert
 (and (<= 0 new.moe.width.given_most)))
(assert
 (let (($x2209 (= (_ bv101 7) new.moe.width.kind)))
 (let (($x3868 (= (_ bv98 7) new.moe.width.kind)))
 (let (($x2826 (= (_ bv93 7) new.moe.width.kind)))
 (let (($x3690 (= (_ bv88 7) new.moe.width.kind)))
 (let (($x590 (= (_ bv67 7) new.moe.width.kind)))
 (let (($x832 (= (_ bv58 7) new.moe.width.kind)))
 (let (($x3126 (= (_ bv49 7) new.moe.width.kind)))
 (let (($x3444 (= (_ bv26 7) new.moe.width.kind)))
 (let (($x1362 (= (_ bv18 7) new.moe.width.kind)))
 (let (($x207 (= (_ bv11 7) new.moe.width.kind)))
 (or $x207 $x1362 $x3444 $x3126 $x832 $x590 $x3690 $x2826 $x3868 $x2209))))))))))))
(assert
 (and (<= 1 new.moe.width.multiple)))
(assert
 (and (<= (- 1) new.moe.width.n)))
(assert
 (and (<= 1 new.moe.width.parts)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (and (<= 1 new.stage.same_tokens)))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let ((?x2852 (div (- (+ new.moe.width.n new.moe.width.multiple) 1) new.moe.width.multiple)))
 (let ((?x1607 (* (div (* ?x2852 new.moe.width.multiple) new.moe.width.parts) new.moe.width.parts)))
 (let (($x326 (= (- 1) new.moe.width.n)))
 (let ((?x811 (ite (= 0 (mod new.moe.width.multiple new.moe.width.parts)) 1 (ite (or $x326 (< ?x1607 new.moe.width.n)) 0 1))))
 (let (($x590 (= (_ bv67 7) new.moe.width.kind)))
 (let ((?x3620 (ite (or $x326 (not (= 0 (mod new.moe.width.n new.moe.width.parts)))) 0 1)))
 (let (($x3444 (= (_ bv26 7) new.moe.width.kind)))
 (let ((?x3519 (ite $x3444 (ite (and $x326 (= 1 new.moe.width.parts)) 1 ?x3620) (ite $x590 ?x811 new.moe.width.given_least))))
 (let (($x832 (= (_ bv58 7) new.moe.width.kind)))
 (let (($x2209 (= (_ bv101 7) new.moe.width.kind)))
 (let (($x2826 (= (_ bv93 7) new.moe.width.kind)))
 (let (($x207 (= (_ bv11 7) new.moe.width.kind)))
 (let (($x1362 (= (_ bv18 7) new.moe.width.kind)))
 (let (($x3868 (= (_ bv98 7) new.moe.width.kind)))
 (let ((?x3789 (ite $x3868 new.moe.width.parts (ite (or $x1362 $x207 $x2826 $x2209 $x832) 1 ?x3519))))
 (= new.moe.width.least ?x3789)))))))))))))))))
(assert
 (let ((?x3350 (ite (or (= (_ bv88 7) new.moe.width.kind) (= (_ bv49 7) new.moe.width.kind)) new.moe.width.given_most 1)))
 (let (($x3868 (= (_ bv98 7) new.moe.width.kind)))
 (= new.moe.width.most (ite $x3868 new.moe.width.parts ?x3350)))))
(assert
 (let (($x2976 (or (< new.stage.same_tokens new.moe.block) (not (= 0 (mod new.stage.same_tokens new.moe.block))))))
 (= new.moe.spans $x2976)))
(assert
 (let ((?x1117 (ite new.moe.spans (_ bv6 7) (_ bv50 7))))
 (= new.moe.dispatched (ite (not (= (_ bv10 7) new.moe.dispatch)) new.moe.dispatch ?x1117))))
(assert
 (let (($x2515 (= (_ bv50 7) new.moe.dispatched)))
 (let ((?x141 (ite (not (= (_ bv10 7) new.moe.combine)) new.moe.combine (ite $x2515 (_ bv5 7) (ite (= (_ bv31 7) new.moe.dispatched) (_ bv75 7) (_ bv6 7))))))
 (= new.moe.combined ?x141))))
(assert
 (= new.moe.reaches (or (not new.moe.spans) (not (= (_ bv50 7) new.moe.dispatched)))))
(assert
 (let (($x1598 (= (_ bv31 7) new.moe.dispatched)))
 (let (($x2645 (or (= 1 new.moe.block) (and (= (_ bv50 7) new.moe.dispatched) (= (_ bv5 7) new.moe.combined)) (and $x1598 (or (= (_ bv5 7) new.moe.combined) (= (_ bv75 7) new.moe.combined))) (and (= (_ bv6 7) new.moe.dispatched) (= (_ bv6 7) new.moe.combined)))))
 (= new.moe.comes_back $x2645))))
(assert
 (let (($x582 (and (or (not new.moe.group.dp) (= 1 new.dp)) (or (not new.moe.group.sp) (= 1 new.sp)))))
 (let (($x1774 (= new.moe.block new.stage.ranks)))
 (let (($x3028 (and (= 1 new.tp) $x1774 (or new.moe.group.dp (= 1 new.dp)) (or new.moe.group.sp (= 1 new.sp)))))
 (let (($x1176 (and (or new.moe.group.ep (= 1 new.ep)) (or new.moe.group.tp (= 1 new.moe.expert_tp)))))
 (= new.moe.group_fits (or (= (_ bv59 7) new.moe.combined) (and (or $x1176 $x3028) (or $x1774 $x582)))))))))
(assert
 (let (($x422 (and new.moe.reaches new.moe.comes_back new.moe.group_fits (= 1 new.moe.width.least) (= 1 new.moe.width.most))))
 (= new.moe.over_block $x422)))
(assert
 (= old.attention.out.group.dp new.attention.out.group.dp))
(assert
 (= old.attention.qkv.group.dp new.attention.qkv.group.dp))
(assert
 (= old.attention.scores.group.dp new.attention.scores.group.dp))
(assert
 (= old.batch.idle new.batch.idle))
(assert
 (= old.batch.sequences.kind new.batch.sequences.kind))
(assert
 (= old.embedding.group.dp new.embedding.group.dp))
(assert
 (= old.ep new.ep))
(assert
 (= old.ffn.down.group.dp new.ffn.down.group.dp))
(assert
 (= old.ffn.gate.group.dp new.ffn.gate.group.dp))
(assert
 (= old.ffn.up.group.dp new.ffn.up.group.dp))
(assert
 (= old.lm_head.group.dp new.lm_head.group.dp))
(assert
 (= old.model.down_bias new.model.down_bias))
(assert
 (= old.moe.bias new.moe.bias))
(assert
 (= old.moe.bias_once new.moe.bias_once))
(assert
 (= old.moe.block new.moe.block))
(assert
 (= old.moe.combine new.moe.combine))
(assert
 (= old.moe.dispatch new.moe.dispatch))
(assert
 (= old.moe.expert_tp new.moe.expert_tp))
(assert
 (= old.moe.group.dp new.moe.group.dp))
(assert
 (= old.moe.group.ep new.moe.group.ep))
(assert
 (= old.moe.group.sp new.moe.group.sp))
(assert
 (= old.moe.group.tp new.moe.group.tp))
(assert
 (= old.moe.once new.moe.once))
(assert
 (= old.moe.width.given_least new.moe.width.given_least))
(assert
 (= old.moe.width.given_most new.moe.width.given_most))
(assert
 (= old.moe.width.kind new.moe.width.kind))
(assert
 (= old.moe.width.multiple new.moe.width.multiple))
(assert
 (= old.moe.width.n new.moe.width.n))
(assert
 (= old.moe.width.parts new.moe.width.parts))
(assert
 (= old.sp new.sp))
(assert
 (= old.stage.same_tokens new.stage.same_tokens))
(assert
 (= old.tp new.tp))
(assert
 (= (_ bv43 7) old.batch.idle))
(assert
 (let (($x2071 (= (_ bv101 7) old.batch.sequences.kind)))
 (let (($x2912 (= (_ bv93 7) old.batch.sequences.kind)))
 (let (($x1712 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x2836 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2205 (= (_ bv98 7) old.batch.sequences.kind)))
 (or $x2205 $x2836 $x1712 $x2912 $x2071)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1195 (* old.sp old.tp)))
 (<= old.moe.block ?x1195)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1195 (* old.sp old.tp)))
 (= old.stage.ranks ?x1195)))
(assert
 (not old.embedding.group.dp))
(assert
 (not old.attention.qkv.group.dp))
(assert
 (not old.attention.scores.group.dp))
(assert
 (not old.attention.out.group.dp))
(assert
 (not old.ffn.gate.group.dp))
(assert
 (not old.ffn.up.group.dp))
(assert
 (not old.ffn.down.group.dp))
(assert
 (not old.lm_head.group.dp))
(assert
 (let (($x410 (not old.moe.group.sp)))
 (let (($x2582 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x2582 $x410))))
(assert
 (let ((?x3224 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3224)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x3586 (or new.moe.over_block (not new.moe.once))))
 (let (($x1138 (= 1 new.moe.expert_tp)))
 (let (($x249 (or $x1138 (not new.model.down_bias) (and (or (= (_ bv29 7) new.moe.bias) (= (_ bv23 7) new.moe.bias)) $x3586) new.moe.bias_once)))
 (not $x249)))))
(assert
 (let (($x626 (or old.moe.over_block (not old.moe.once))))
(let (($x573 (not old.model.down_bias)))
(let (($x3371 (= 1 old.moe.expert_tp)))
(or $x3371 $x573 (and (or (= (_ bv29 7) old.moe.bias) (= (_ bv23 7) old.moe.bias)) $x626) old.moe.bias_once)))))
(check-sat)

; from one replica to any number, question 71
(reset)
(set-logic ALL)
; benchmark generated from python API
(set-info :status unknown)
(declare-fun old.batch.idle () (_ BitVec 7))
(declare-fun old.batch.sequences.kind () (_ BitVec 7))
(declare-fun old.dp () Int)
(declare-fun old.ep () Int)
(declare-fun old.moe.block () Int)
(declare-fun old.moe.combine () (_ BitVec 7))
(declare-fun old.moe.dispatch () (_ BitVec 7))
(declare-fun old.moe.expert_tp () Int)
(declare-fun old.moe.shared.scale () (_ BitVec 7))
(declare-fun old.moe.shared.split () (_ BitVec 7))
(declare-fun old.moe.shared.sum () (_ BitVec 7))
(declare-fun old.moe.shared.width.kind () (_ BitVec 7))
(declare-fun old.moe.shared.width.multiple () Int)
(declare-fun old.moe.shared.width.n () Int)
(declare-fun old.moe.shared.width.parts () Int)
(declare-fun old.moe.width.given_least () Int)
(declare-fun old.moe.width.given_most () Int)
(declare-fun old.moe.width.kind () (_ BitVec 7))
(declare-fun old.moe.width.multiple () Int)
(declare-fun old.moe.width.n () Int)
(declare-fun old.moe.width.parts () Int)
(declare-fun old.sp () Int)
(declare-fun old.stage.ranks () Int)
(declare-fun old.stage.same_tokens () Int)
(declare-fun old.tp () Int)
(declare-fun old.moe.width.least () Int)
(declare-fun old.moe.width.most () Int)
(declare-fun old.moe.shared.width.padded () Bool)
(declare-fun old.moe.spans () Bool)
(declare-fun old.moe.shared.width.given_everywhere () Bool)
(declare-fun old.moe.shared.width.everywhere () Bool)
(declare-fun old.moe.dispatched () (_ BitVec 7))
(declare-fun old.moe.shared_by () (_ BitVec 7))
(declare-fun old.moe.combined () (_ BitVec 7))
(declare-fun old.moe.reaches () Bool)
(declare-fun old.moe.sums_block () Bool)
(declare-fun old.moe.comes_back () Bool)
(declare-fun old.moe.group.sp () Bool)
(declare-fun old.moe.group.dp () Bool)
(declare-fun old.moe.group.tp () Bool)
(declare-fun old.moe.group.ep () Bool)
(declare-fun old.moe.group_fits () Bool)
(declare-fun old.moe.shared_summed () (_ BitVec 7))
(declare-fun old.moe.over_block () Bool)
(declare-fun old.moe.shared_ranks () Int)
(declare-fun new.dp () Int)
(declare-fun new.ep () Int)
(declare-fun new.moe.block () Int)
(declare-fun new.moe.combine () (_ BitVec 7))
(declare-fun new.moe.dispatch () (_ BitVec 7))
(declare-fun new.moe.expert_tp () Int)
(declare-fun new.moe.shared.scale () (_ BitVec 7))
(declare-fun new.moe.shared.split () (_ BitVec 7))
(declare-fun new.moe.shared.sum () (_ BitVec 7))
(declare-fun new.moe.shared.width.kind () (_ BitVec 7))
(declare-fun new.moe.shared.width.multiple () Int)
(declare-fun new.moe.shared.width.n () Int)
(declare-fun new.moe.shared.width.parts () Int)
(declare-fun new.moe.width.given_least () Int)
(declare-fun new.moe.width.given_most () Int)
(declare-fun new.moe.width.kind () (_ BitVec 7))
(declare-fun new.moe.width.multiple () Int)
(declare-fun new.moe.width.n () Int)
(declare-fun new.moe.width.parts () Int)
(declare-fun new.sp () Int)
(declare-fun new.stage.ranks () Int)
(declare-fun new.stage.same_tokens () Int)
(declare-fun new.tp () Int)
(declare-fun new.moe.width.least () Int)
(declare-fun new.moe.width.most () Int)
(declare-fun new.moe.shared.width.padded () Bool)
(declare-fun new.moe.spans () Bool)
(declare-fun new.moe.shared.width.given_everywhere () Bool)
(declare-fun new.moe.shared.width.everywhere () Bool)
(declare-fun new.moe.dispatched () (_ BitVec 7))
(declare-fun new.moe.shared_by () (_ BitVec 7))
(declare-fun new.moe.combined () (_ BitVec 7))
(declare-fun new.moe.reaches () Bool)
(declare-fun new.moe.sums_block () Bool)
(declare-fun new.moe.comes_back () Bool)
(declare-fun new.moe.group.sp () Bool)
(declare-fun new.moe.group.dp () Bool)
(declare-fun new.moe.group.tp () Bool)
(declare-fun new.moe.group.ep () Bool)
(declare-fun new.moe.group_fits () Bool)
(declare-fun new.moe.shared_summed () (_ BitVec 7))
(declare-fun new.moe.over_block () Bool)
(declare-fun new.moe.shared_ranks () Int)
(declare-fun new.attention.out.group.dp () Bool)
(declare-fun old.attention.out.group.dp () Bool)
(declare-fun new.attention.qkv.group.dp () Bool)
(declare-fun old.attention.qkv.group.dp () Bool)
(declare-fun new.attention.scores.group.dp () Bool)
(declare-fun old.attention.scores.group.dp () Bool)
(declare-fun new.batch.idle () (_ BitVec 7))
(declare-fun new.batch.sequences.kind () (_ BitVec 7))
(declare-fun new.embedding.group.dp () Bool)
(declare-fun old.embedding.group.dp () Bool)
(declare-fun new.ffn.down.group.dp () Bool)
(declare-fun old.ffn.down.group.dp () Bool)
(declare-fun new.ffn.gate.group.dp () Bool)
(declare-fun old.ffn.gate.group.dp () Bool)
(declare-fun new.ffn.up.group.dp () Bool)
(declare-fun old.ffn.up.group.dp () Bool)
(declare-fun new.lm_head.group.dp () Bool)
(declare-fun old.lm_head.group.dp () Bool)
(declare-fun new.model.shared () Bool)
(declare-fun old.model.shared () Bool)
(declare-fun new.moe.once () Bool)
(declare-fun old.moe.once () Bool)
(declare-fun new.moe.shared_once () Bool)
(declare-fun old.moe.shared_once () Bool)
(assert
 (let (($x1442 (= (_ bv43 7) old.batch.idle)))
 (or $x1442 (= (_ bv89 7) old.batch.idle))))
(assert
 (let (($x2071 (= (_ bv101 7) old.batch.sequences.kind)))
 (let (($x2205 (= (_ bv98 7) old.batch.sequences.kind)))
 (let (($x2912 (= (_ bv93 7) old.batch.sequences.kind)))
 (let (($x1712 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x2836 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x2836 $x1712 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv49 7) old.batch.sequences.kind) (= (_ bv58 7) old.batch.sequences.kind) (= (_ bv67 7) old.batch.sequences.kind) (= (_ bv88 7) old.batch.sequences.kind) $x2912 $x2205 $x2071)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (and (<= 1 old.ep) (>= 1048576 old.ep)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x1394 (= (_ bv10 7) old.moe.combine)))
 (or (= (_ bv5 7) old.moe.combine) (= (_ bv6 7) old.moe.combine) $x1394 (= (_ bv59 7) old.moe.combine) (= (_ bv75 7) old.moe.combine))))
(assert
 (let (($x1345 (= (_ bv10 7) old.moe.dispatch)))
 (or (= (_ bv6 7) old.moe.dispatch) $x1345 (= (_ bv31 7) old.moe.dispatch) (= (_ bv50 7) old.moe.dispatch))))
(assert
 (and (<= 1 old.moe.expert_tp)))
(assert
 (let (($x917 (= (_ bv62 7) old.moe.shared.scale)))
 (let (($x1753 (= (_ bv23 7) old.moe.shared.scale)))
 (or $x1753 $x917))))
(assert
 (let (($x1026 (= (_ bv99 7) old.moe.shared.split)))
 (or (= (_ bv29 7) old.moe.shared.split) (= (_ bv59 7) old.moe.shared.split) $x1026)))
(assert
 (let (($x3374 (= (_ bv82 7) old.moe.shared.sum)))
 (or (= (_ bv59 7) old.moe.shared.sum) (= (_ bv65 7) old.moe.shared.sum) $x3374)))
(assert
 (let (($x3485 (= (_ bv98 7) old.moe.shared.width.kind)))
 (let (($x3049 (= (_ bv88 7) old.moe.shared.width.kind)))
 (let (($x1147 (= (_ bv67 7) old.moe.shared.width.kind)))
 (let (($x1450 (= (_ bv49 7) old.moe.shared.width.kind)))
 (or (= (_ bv11 7) old.moe.shared.width.kind) (= (_ bv18 7) old.moe.shared.width.kind) (= (_ bv26 7) old.moe.shared.width.kind) $x1450 (= (_ bv58 7) old.moe.shared.width.kind) $x1147 $x3049 (= (_ bv93 7) old.moe.shared.width.kind) $x3485 (= (_ bv101 7) old.moe.shared.width.kind)))))))
(assert
 (and (<= 1 old.moe.shared.width.multiple)))
(assert
 (and (<= (- 1) old.moe.shared.width.n)))
(assert
 (and (<= 1 old.moe.shared.width.parts)))
(assert
 (and (<= 0 old.moe.width.given_least)))
(assert
 (and (<= 0 old.moe.width.given_most)))
(assert
 (let (($x2037 (= (_ bv101 7) old.moe.width.kind)))
 (let (($x1289 (= (_ bv98 7) old.moe.width.kind)))
 (let (($x2199 (= (_ bv93 7) old.moe.width.kind)))
 (let (($x806 (= (_ bv88 7) old.moe.width.kind)))
 (let (($x2648 (= (_ bv67 7) old.moe.width.kind)))
 (let (($x1359 (= (_ bv58 7) old.moe.width.kind)))
 (let (($x25 (= (_ bv49 7) old.moe.width.kind)))
 (let (($x1862 (= (_ bv26 7) old.moe.width.kind)))
 (let (($x3561 (= (_ bv18 7) old.moe.width.kind)))
 (let (($x681 (= (_ bv11 7) old.moe.width.kind)))
 (or $x681 $x3561 $x1862 $x25 $x1359 $x2648 $x806 $x2199 $x1289 $x2037))))))))))))
(assert
 (and (<= 1 old.moe.width.multiple)))
(assert
 (and (<= (- 1) old.moe.width.n)))
(assert
 (and (<= 1 old.moe.width.parts)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (and (<= 1 old.stage.same_tokens)))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let ((?x2742 (div (- (+ old.moe.width.n old.moe.width.multiple) 1) old.moe.width.multiple)))
 (let ((?x1544 (* (div (* ?x2742 old.moe.width.multiple) old.moe.width.parts) old.moe.width.parts)))
 (let (($x1323 (= (- 1) old.moe.width.n)))
 (let ((?x3578 (ite (= 0 (mod old.moe.width.multiple old.moe.width.parts)) 1 (ite (or $x1323 (< ?x1544 old.moe.width.n)) 0 1))))
 (let (($x2648 (= (_ bv67 7) old.moe.width.kind)))
 (let ((?x1182 (ite (or $x1323 (not (= 0 (mod old.moe.width.n old.moe.width.parts)))) 0 1)))
 (let (($x1862 (= (_ bv26 7) old.moe.width.kind)))
 (let ((?x2255 (ite $x1862 (ite (and $x1323 (= 1 old.moe.width.parts)) 1 ?x1182) (ite $x2648 ?x3578 old.moe.width.given_least))))
 (let (($x1359 (= (_ bv58 7) old.moe.width.kind)))
 (let (($x2037 (= (_ bv101 7) old.moe.width.kind)))
 (let (($x2199 (= (_ bv93 7) old.moe.width.kind)))
 (let (($x681 (= (_ bv11 7) old.moe.width.kind)))
 (let (($x3561 (= (_ bv18 7) old.moe.width.kind)))
 (let (($x1289 (= (_ bv98 7) old.moe.width.kind)))
 (let ((?x2682 (ite $x1289 old.moe.width.parts (ite (or $x3561 $x681 $x2199 $x2037 $x1359) 1 ?x2255))))
 (= old.moe.width.least ?x2682)))))))))))))))))
(assert
 (let ((?x2011 (ite (or (= (_ bv88 7) old.moe.width.kind) (= (_ bv49 7) old.moe.width.kind)) old.moe.width.given_most 1)))
 (let (($x1289 (= (_ bv98 7) old.moe.width.kind)))
 (= old.moe.width.most (ite $x1289 old.moe.width.parts ?x2011)))))
(assert
 (let (($x1634 (not (= 0 (mod old.moe.shared.width.n old.moe.shared.width.multiple)))))
 (let (($x1147 (= (_ bv67 7) old.moe.shared.width.kind)))
 (= old.moe.shared.width.padded (and $x1147 $x1634)))))
(assert
 (let (($x862 (or (< old.stage.same_tokens old.moe.block) (not (= 0 (mod old.stage.same_tokens old.moe.block))))))
 (= old.moe.spans $x862)))
(assert
 (let (($x2222 (not old.moe.shared.width.padded)))
 (let (($x3485 (= (_ bv98 7) old.moe.shared.width.kind)))
 (let (($x1450 (= (_ bv49 7) old.moe.shared.width.kind)))
 (let (($x3049 (= (_ bv88 7) old.moe.shared.width.kind)))
 (let (($x796 (ite (or $x3049 $x1450) old.moe.shared.width.given_everywhere (or $x3485 (and (= 1 old.moe.shared.width.parts) $x2222)))))
 (= old.moe.shared.width.everywhere $x796)))))))
(assert
 (let ((?x2179 (ite old.moe.spans (_ bv6 7) (_ bv50 7))))
 (= old.moe.dispatched (ite (not (= (_ bv10 7) old.moe.dispatch)) old.moe.dispatch ?x2179))))
(assert
 (let (($x850 (= 1 old.tp)))
 (let (($x1568 (or $x850 (and (= (_ bv99 7) old.moe.shared.split) old.moe.shared.width.everywhere))))
 (= old.moe.shared_by (ite $x1568 (_ bv59 7) old.moe.shared.split)))))
(assert
 (let (($x3113 (= (_ bv50 7) old.moe.dispatched)))
 (let ((?x1051 (ite (not (= (_ bv10 7) old.moe.combine)) old.moe.combine (ite $x3113 (_ bv5 7) (ite (= (_ bv31 7) old.moe.dispatched) (_ bv75 7) (_ bv6 7))))))
 (= old.moe.combined ?x1051))))
(assert
 (= old.moe.reaches (or (not old.moe.spans) (not (= (_ bv50 7) old.moe.dispatched)))))
(assert
 (let (($x2598 (= (_ bv5 7) old.moe.combined)))
 (let (($x855 (or $x2598 (= (_ bv75 7) old.moe.combined))))
 (= old.moe.sums_block (and $x855 (not (= (_ bv6 7) old.moe.dispatched)))))))
(assert
 (let (($x2598 (= (_ bv5 7) old.moe.combined)))
 (let (($x855 (or $x2598 (= (_ bv75 7) old.moe.combined))))
 (let (($x2479 (= (_ bv31 7) old.moe.dispatched)))
 (let (($x2079 (or (= 1 old.moe.block) (and (= (_ bv50 7) old.moe.dispatched) $x2598) (and $x2479 $x855) (and (= (_ bv6 7) old.moe.dispatched) (= (_ bv6 7) old.moe.combined)))))
 (= old.moe.comes_back $x2079))))))
(assert
 (let (($x2221 (and (or (not old.moe.group.dp) (= 1 old.dp)) (or (not old.moe.group.sp) (= 1 old.sp)))))
 (let (($x959 (= old.moe.block old.stage.ranks)))
 (let (($x850 (= 1 old.tp)))
 (let (($x2063 (and $x850 $x959 (or old.moe.group.dp (= 1 old.dp)) (or old.moe.group.sp (= 1 old.sp)))))
 (let (($x2723 (and (or old.moe.group.ep (= 1 old.ep)) (or old.moe.group.tp (= 1 old.moe.expert_tp)))))
 (= old.moe.group_fits (or (= (_ bv59 7) old.moe.combined) (and (or $x2723 $x2063) (or $x959 $x2221))))))))))
(assert
 (let ((?x1431 (ite (not (= (_ bv82 7) old.moe.shared.sum)) old.moe.shared.sum (ite (and old.moe.sums_block (< 1 old.moe.block)) (_ bv82 7) (_ bv59 7)))))
 (= old.moe.shared_summed ?x1431)))
(assert
 (let (($x1929 (and old.moe.reaches old.moe.comes_back old.moe.group_fits (= 1 old.moe.width.least) (= 1 old.moe.width.most))))
 (= old.moe.over_block $x1929)))
(assert
 (let (($x2052 (= (_ bv65 7) old.moe.shared_summed)))
 (let ((?x182 (ite $x2052 old.tp (ite (= (_ bv82 7) old.moe.shared_summed) old.moe.block 1))))
 (= old.moe.shared_ranks ?x182))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (and (<= 1 new.ep) (>= 1048576 new.ep)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x2674 (= (_ bv10 7) new.moe.combine)))
 (or (= (_ bv5 7) new.moe.combine) (= (_ bv6 7) new.moe.combine) $x2674 (= (_ bv59 7) new.moe.combine) (= (_ bv75 7) new.moe.combine))))
(assert
 (let (($x2366 (= (_ bv10 7) new.moe.dispatch)))
 (or (= (_ bv6 7) new.moe.dispatch) $x2366 (= (_ bv31 7) new.moe.dispatch) (= (_ bv50 7) new.moe.dispatch))))
(assert
 (and (<= 1 new.moe.expert_tp)))
(assert
 (let (($x2969 (= (_ bv62 7) new.moe.shared.scale)))
 (let (($x1027 (= (_ bv23 7) new.moe.shared.scale)))
 (or $x1027 $x2969))))
(assert
 (let (($x3003 (= (_ bv99 7) new.moe.shared.split)))
 (or (= (_ bv29 7) new.moe.shared.split) (= (_ bv59 7) new.moe.shared.split) $x3003)))
(assert
 (let (($x2144 (= (_ bv82 7) new.moe.shared.sum)))
 (or (= (_ bv59 7) new.moe.shared.sum) (= (_ bv65 7) new.moe.shared.sum) $x2144)))
(assert
 (let (($x332 (= (_ bv98 7) new.moe.shared.width.kind)))
 (let (($x1703 (= (_ bv88 7) new.moe.shared.width.kind)))
 (let (($x3182 (= (_ bv67 7) new.moe.shared.width.kind)))
 (let (($x1028 (= (_ bv49 7) new.moe.shared.width.kind)))
 (or (= (_ bv11 7) new.moe.shared.width.kind) (= (_ bv18 7) new.moe.shared.width.kind) (= (_ bv26 7) new.moe.shared.width.kind) $x1028 (= (_ bv58 7) new.moe.shared.width.kind) $x3182 $x1703 (= (_ bv93 7) new.moe.shared.width.kind) $x332 (= (_ bv101 7) new.moe.shared.width.kind)))))))
(assert
 (and (<= 1 new.moe.shared.width.multiple)))
(assert
 (and (<= (- 1) new.moe.shared.width.n)))
(assert
 (and (<= 1 new.moe.shared.width.parts)))
(assert
 (and (<= 0 new.moe.width.given_least)))
(assert
 (and (<= 0 new.moe.width.given_most)))
(assert
 (let (($x2209 (= (_ bv101 7) new.moe.width.kind)))
 (let (($x3868 (= (_ bv98 7) new.moe.width.kind)))
 (let (($x2826 (= (_ bv93 7) new.moe.width.kind)))
 (let (($x3690 (= (_ bv88 7) new.moe.width.kind)))
 (let (($x590 (= (_ bv67 7) new.moe.width.kind)))
 (let (($x832 (= (_ bv58 7) new.moe.width.kind)))
 (let (($x3126 (= (_ bv49 7) new.moe.width.kind)))
 (let (($x3444 (= (_ bv26 7) new.moe.width.kind)))
 (let (($x1362 (= (_ bv18 7) new.moe.width.kind)))
 (let (($x207 (= (_ bv11 7) new.moe.width.kind)))
 (or $x207 $x1362 $x3444 $x3126 $x832 $x590 $x3690 $x2826 $x3868 $x2209))))))))))))
(assert
 (and (<= 1 new.moe.width.multiple)))
(assert
 (and (<= (- 1) new.moe.width.n)))
(assert
 (and (<= 1 new.moe.width.parts)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (and (<= 1 new.stage.same_tokens)))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let ((?x2852 (div (- (+ new.moe.width.n new.moe.width.multiple) 1) new.moe.width.multiple)))
 (let ((?x1607 (* (div (* ?x2852 new.moe.width.multiple) new.moe.width.parts) new.moe.width.parts)))
 (let (($x326 (= (- 1) new.moe.width.n)))
 (let ((?x811 (ite (= 0 (mod new.moe.width.multiple new.moe.width.parts)) 1 (ite (or $x326 (< ?x1607 new.moe.width.n)) 0 1))))
 (let (($x590 (= (_ bv67 7) new.moe.width.kind)))
 (let ((?x3620 (ite (or $x326 (not (= 0 (mod new.moe.width.n new.moe.width.parts)))) 0 1)))
 (let (($x3444 (= (_ bv26 7) new.moe.width.kind)))
 (let ((?x3519 (ite $x3444 (ite (and $x326 (= 1 new.moe.width.parts)) 1 ?x3620) (ite $x590 ?x811 new.moe.width.given_least))))
 (let (($x832 (= (_ bv58 7) new.moe.width.kind)))
 (let (($x2209 (= (_ bv101 7) new.moe.width.kind)))
 (let (($x2826 (= (_ bv93 7) new.moe.width.kind)))
 (let (($x207 (= (_ bv11 7) new.moe.width.kind)))
 (let (($x1362 (= (_ bv18 7) new.moe.width.kind)))
 (let (($x3868 (= (_ bv98 7) new.moe.width.kind)))
 (let ((?x3789 (ite $x3868 new.moe.width.parts (ite (or $x1362 $x207 $x2826 $x2209 $x832) 1 ?x3519))))
 (= new.moe.width.least ?x3789)))))))))))))))))
(assert
 (let ((?x3350 (ite (or (= (_ bv88 7) new.moe.width.kind) (= (_ bv49 7) new.moe.width.kind)) new.moe.width.given_most 1)))
 (let (($x3868 (= (_ bv98 7) new.moe.width.kind)))
 (= new.moe.width.most (ite $x3868 new.moe.width.parts ?x3350)))))
(assert
 (let (($x1293 (not (= 0 (mod new.moe.shared.width.n new.moe.shared.width.multiple)))))
 (let (($x3182 (= (_ bv67 7) new.moe.shared.width.kind)))
 (= new.moe.shared.width.padded (and $x3182 $x1293)))))
(assert
 (let (($x2976 (or (< new.stage.same_tokens new.moe.block) (not (= 0 (mod new.stage.same_tokens new.moe.block))))))
 (= new.moe.spans $x2976)))
(assert
 (let (($x2443 (not new.moe.shared.width.padded)))
 (let (($x332 (= (_ bv98 7) new.moe.shared.width.kind)))
 (let (($x1028 (= (_ bv49 7) new.moe.shared.width.kind)))
 (let (($x1703 (= (_ bv88 7) new.moe.shared.width.kind)))
 (let (($x1726 (ite (or $x1703 $x1028) new.moe.shared.width.given_everywhere (or $x332 (and (= 1 new.moe.shared.width.parts) $x2443)))))
 (= new.moe.shared.width.everywhere $x1726)))))))
(assert
 (let ((?x1117 (ite new.moe.spans (_ bv6 7) (_ bv50 7))))
 (= new.moe.dispatched (ite (not (= (_ bv10 7) new.moe.dispatch)) new.moe.dispatch ?x1117))))
(assert
 (let (($x2949 (= 1 new.tp)))
 (let (($x2430 (or $x2949 (and (= (_ bv99 7) new.moe.shared.split) new.moe.shared.width.everywhere))))
 (= new.moe.shared_by (ite $x2430 (_ bv59 7) new.moe.shared.split)))))
(assert
 (let (($x2515 (= (_ bv50 7) new.moe.dispatched)))
 (let ((?x141 (ite (not (= (_ bv10 7) new.moe.combine)) new.moe.combine (ite $x2515 (_ bv5 7) (ite (= (_ bv31 7) new.moe.dispatched) (_ bv75 7) (_ bv6 7))))))
 (= new.moe.combined ?x141))))
(assert
 (= new.moe.reaches (or (not new.moe.spans) (not (= (_ bv50 7) new.moe.dispatched)))))
(assert
 (let (($x709 (= (_ bv5 7) new.moe.combined)))
 (let (($x1669 (or $x709 (= (_ bv75 7) new.moe.combined))))
 (= new.moe.sums_block (and $x1669 (not (= (_ bv6 7) new.moe.dispatched)))))))
(assert
 (let (($x709 (= (_ bv5 7) new.moe.combined)))
 (let (($x1669 (or $x709 (= (_ bv75 7) new.moe.combined))))
 (let (($x1598 (= (_ bv31 7) new.moe.dispatched)))
 (let (($x2645 (or (= 1 new.moe.block) (and (= (_ bv50 7) new.moe.dispatched) $x709) (and $x1598 $x1669) (and (= (_ bv6 7) new.moe.dispatched) (= (_ bv6 7) new.moe.combined)))))
 (= new.moe.comes_back $x2645))))))
(assert
 (let (($x582 (and (or (not new.moe.group.dp) (= 1 new.dp)) (or (not new.moe.group.sp) (= 1 new.sp)))))
 (let (($x1774 (= new.moe.block new.stage.ranks)))
 (let (($x2949 (= 1 new.tp)))
 (let (($x3028 (and $x2949 $x1774 (or new.moe.group.dp (= 1 new.dp)) (or new.moe.group.sp (= 1 new.sp)))))
 (let (($x1176 (and (or new.moe.group.ep (= 1 new.ep)) (or new.moe.group.tp (= 1 new.moe.expert_tp)))))
 (= new.moe.group_fits (or (= (_ bv59 7) new.moe.combined) (and (or $x1176 $x3028) (or $x1774 $x582))))))))))
(assert
 (let ((?x641 (ite (not (= (_ bv82 7) new.moe.shared.sum)) new.moe.shared.sum (ite (and new.moe.sums_block (< 1 new.moe.block)) (_ bv82 7) (_ bv59 7)))))
 (= new.moe.shared_summed ?x641)))
(assert
 (let (($x422 (and new.moe.reaches new.moe.comes_back new.moe.group_fits (= 1 new.moe.width.least) (= 1 new.moe.width.most))))
 (= new.moe.over_block $x422)))
(assert
 (let (($x2432 (= (_ bv65 7) new.moe.shared_summed)))
 (let ((?x1391 (ite $x2432 new.tp (ite (= (_ bv82 7) new.moe.shared_summed) new.moe.block 1))))
 (= new.moe.shared_ranks ?x1391))))
(assert
 (= old.attention.out.group.dp new.attention.out.group.dp))
(assert
 (= old.attention.qkv.group.dp new.attention.qkv.group.dp))
(assert
 (= old.attention.scores.group.dp new.attention.scores.group.dp))
(assert
 (= old.batch.idle new.batch.idle))
(assert
 (= old.batch.sequences.kind new.batch.sequences.kind))
(assert
 (= old.embedding.group.dp new.embedding.group.dp))
(assert
 (= old.ep new.ep))
(assert
 (= old.ffn.down.group.dp new.ffn.down.group.dp))
(assert
 (= old.ffn.gate.group.dp new.ffn.gate.group.dp))
(assert
 (= old.ffn.up.group.dp new.ffn.up.group.dp))
(assert
 (= old.lm_head.group.dp new.lm_head.group.dp))
(assert
 (= old.model.shared new.model.shared))
(assert
 (= old.moe.block new.moe.block))
(assert
 (= old.moe.combine new.moe.combine))
(assert
 (= old.moe.dispatch new.moe.dispatch))
(assert
 (= old.moe.expert_tp new.moe.expert_tp))
(assert
 (= old.moe.group.dp new.moe.group.dp))
(assert
 (= old.moe.group.ep new.moe.group.ep))
(assert
 (= old.moe.group.sp new.moe.group.sp))
(assert
 (= old.moe.group.tp new.moe.group.tp))
(assert
 (= old.moe.once new.moe.once))
(assert
 (= old.moe.shared.scale new.moe.shared.scale))
(assert
 (= old.moe.shared.split new.moe.shared.split))
(assert
 (= old.moe.shared.sum new.moe.shared.sum))
(assert
 (= old.moe.shared.width.given_everywhere new.moe.shared.width.given_everywhere))
(assert
 (= old.moe.shared.width.kind new.moe.shared.width.kind))
(assert
 (= old.moe.shared.width.multiple new.moe.shared.width.multiple))
(assert
 (= old.moe.shared.width.n new.moe.shared.width.n))
(assert
 (= old.moe.shared.width.parts new.moe.shared.width.parts))
(assert
 (= old.moe.shared_once new.moe.shared_once))
(assert
 (= old.moe.width.given_least new.moe.width.given_least))
(assert
 (= old.moe.width.given_most new.moe.width.given_most))
(assert
 (= old.moe.width.kind new.moe.width.kind))
(assert
 (= old.moe.width.multiple new.moe.width.multiple))
(assert
 (= old.moe.width.n new.moe.width.n))
(assert
 (= old.moe.width.parts new.moe.width.parts))
(assert
 (= old.sp new.sp))
(assert
 (= old.stage.same_tokens new.stage.same_tokens))
(assert
 (= old.tp new.tp))
(assert
 (= (_ bv43 7) old.batch.idle))
(assert
 (let (($x2071 (= (_ bv101 7) old.batch.sequences.kind)))
 (let (($x2912 (= (_ bv93 7) old.batch.sequences.kind)))
 (let (($x1712 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x2836 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2205 (= (_ bv98 7) old.batch.sequences.kind)))
 (or $x2205 $x2836 $x1712 $x2912 $x2071)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1195 (* old.sp old.tp)))
 (<= old.moe.block ?x1195)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1195 (* old.sp old.tp)))
 (= old.stage.ranks ?x1195)))
(assert
 (not old.embedding.group.dp))
(assert
 (not old.attention.qkv.group.dp))
(assert
 (not old.attention.scores.group.dp))
(assert
 (not old.attention.out.group.dp))
(assert
 (not old.ffn.gate.group.dp))
(assert
 (not old.ffn.up.group.dp))
(assert
 (not old.ffn.down.group.dp))
(assert
 (not old.lm_head.group.dp))
(assert
 (let (($x410 (not old.moe.group.sp)))
 (let (($x2582 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x2582 $x410))))
(assert
 (let ((?x3224 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3224)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x2432 (= (_ bv65 7) new.moe.shared_summed)))
 (let (($x2948 (or $x2432 (and (= (_ bv82 7) new.moe.shared_summed) (= new.moe.block new.tp)))))
 (let (($x2969 (= (_ bv62 7) new.moe.shared.scale)))
 (let (($x246 (= (_ bv59 7) new.moe.shared_by)))
 (let (($x2092 (and $x246 (or (= (_ bv23 7) new.moe.shared.scale) (= 1 new.moe.shared_ranks)))))
 (let (($x1207 (not new.moe.once)))
 (let (($x2186 (and (or (not (= (_ bv82 7) new.moe.shared_summed)) new.moe.over_block $x1207) (or $x2092 (and (not $x246) $x2969 $x2948)))))
 (not (or (not new.model.shared) $x2186 new.moe.shared_once))))))))))
(assert
 (let (($x2052 (= (_ bv65 7) old.moe.shared_summed)))
(let (($x3007 (or $x2052 (and (= (_ bv82 7) old.moe.shared_summed) (= old.moe.block old.tp)))))
(let (($x917 (= (_ bv62 7) old.moe.shared.scale)))
(let (($x267 (= (_ bv59 7) old.moe.shared_by)))
(let (($x1175 (and $x267 (or (= (_ bv23 7) old.moe.shared.scale) (= 1 old.moe.shared_ranks)))))
(let (($x836 (not old.moe.once)))
(let (($x395 (and (or (not (= (_ bv82 7) old.moe.shared_summed)) old.moe.over_block $x836) (or $x1175 (and (not $x267) $x917 $x3007)))))
(let (($x2656 (not old.model.shared)))
(or $x2656 $x395 old.moe.shared_once))))))))))
(check-sat)

; from one replica to any number, question 72
(reset)
(set-logic ALL)
; benchmark generated from python API
(set-info :status unknown)
(declare-fun old.batch.idle () (_ BitVec 7))
(declare-fun old.batch.sequences.kind () (_ BitVec 7))
(declare-fun old.dp () Int)
(declare-fun old.embedding.cut.kind () (_ BitVec 7))
(declare-fun old.embedding.cut.multiple () Int)
(declare-fun old.embedding.cut.n () Int)
(declare-fun old.embedding.cut.parts () Int)
(declare-fun old.embedding.split () (_ BitVec 7))
(declare-fun old.hidden.block () Int)
(declare-fun old.hidden.given_least () Int)
(declare-fun old.hidden.kind () (_ BitVec 7))
(declare-fun old.hidden.multiple () Int)
(declare-fun old.hidden.n () Int)
(declare-fun old.hidden.parts () Int)
(declare-fun old.lm_head.collective () (_ BitVec 7))
(declare-fun old.lm_head.cut.block () Int)
(declare-fun old.lm_head.cut.kind () (_ BitVec 7))
(declare-fun old.lm_head.cut.multiple () Int)
(declare-fun old.lm_head.cut.n () Int)
(declare-fun old.lm_head.cut.parts () Int)
(declare-fun old.lm_head.split () (_ BitVec 7))
(declare-fun old.lm_head.tied () (_ BitVec 7))
(declare-fun old.moe.block () Int)
(declare-fun old.pp () Int)
(declare-fun old.sp () Int)
(declare-fun old.stage.ranks () Int)
(declare-fun old.tp () Int)
(declare-fun old.hidden.padded () Bool)
(declare-fun old.hidden.least () Int)
(declare-fun old.hidden.filled () Bool)
(declare-fun old.hidden.given_moved () Bool)
(declare-fun old.hidden.moved () Bool)
(declare-fun old.embedding.cut.filled () Bool)
(declare-fun old.lm_head.cut.padded () Bool)
(declare-fun old.lm_head.cut.filled () Bool)
(declare-fun old.lm_head.cut.given_moved () Bool)
(declare-fun old.lm_head.cut.moved () Bool)
(declare-fun old.lm_head.same_cut () Bool)
(declare-fun old.model.tied () Bool)
(declare-fun old.lm_head.stored () Bool)
(declare-fun old.hidden.given_everywhere () Bool)
(declare-fun old.hidden.everywhere () Bool)
(declare-fun old.lm_head.cut.given_everywhere () Bool)
(declare-fun old.lm_head.cut.everywhere () Bool)
(declare-fun old.hidden.given_undivided () Bool)
(declare-fun old.hidden.undivided () Bool)
(declare-fun old.lm_head.group.pp () Bool)
(declare-fun old.lm_head.group.sp () Bool)
(declare-fun old.lm_head.group.dp () Bool)
(declare-fun old.lm_head.group.tp () Bool)
(declare-fun old.lm_head.state () (_ BitVec 7))
(declare-fun old.lm_head.joined () (_ BitVec 7))
(declare-fun new.dp () Int)
(declare-fun new.embedding.cut.kind () (_ BitVec 7))
(declare-fun new.embedding.cut.multiple () Int)
(declare-fun new.embedding.cut.n () Int)
(declare-fun new.embedding.cut.parts () Int)
(declare-fun new.embedding.split () (_ BitVec 7))
(declare-fun new.hidden.block () Int)
(declare-fun new.hidden.given_least () Int)
(declare-fun new.hidden.kind () (_ BitVec 7))
(declare-fun new.hidden.multiple () Int)
(declare-fun new.hidden.n () Int)
(declare-fun new.hidden.parts () Int)
(declare-fun new.lm_head.collective () (_ BitVec 7))
(declare-fun new.lm_head.cut.block () Int)
(declare-fun new.lm_head.cut.kind () (_ BitVec 7))
(declare-fun new.lm_head.cut.multiple () Int)
(declare-fun new.lm_head.cut.n () Int)
(declare-fun new.lm_head.cut.parts () Int)
(declare-fun new.lm_head.split () (_ BitVec 7))
(declare-fun new.lm_head.tied () (_ BitVec 7))
(declare-fun new.moe.block () Int)
(declare-fun new.pp () Int)
(declare-fun new.sp () Int)
(declare-fun new.stage.ranks () Int)
(declare-fun new.tp () Int)
(declare-fun new.hidden.padded () Bool)
(declare-fun new.hidden.least () Int)
(declare-fun new.hidden.filled () Bool)
(declare-fun new.hidden.given_moved () Bool)
(declare-fun new.hidden.moved () Bool)
(declare-fun new.embedding.cut.filled () Bool)
(declare-fun new.lm_head.cut.padded () Bool)
(declare-fun new.lm_head.cut.filled () Bool)
(declare-fun new.lm_head.cut.given_moved () Bool)
(declare-fun new.lm_head.cut.moved () Bool)
(declare-fun new.lm_head.same_cut () Bool)
(declare-fun new.model.tied () Bool)
(declare-fun new.lm_head.stored () Bool)
(declare-fun new.hidden.given_everywhere () Bool)
(declare-fun new.hidden.everywhere () Bool)
(declare-fun new.lm_head.cut.given_everywhere () Bool)
(declare-fun new.lm_head.cut.everywhere () Bool)
(declare-fun new.hidden.given_undivided () Bool)
(declare-fun new.hidden.undivided () Bool)
(declare-fun new.lm_head.group.pp () Bool)
(declare-fun new.lm_head.group.sp () Bool)
(declare-fun new.lm_head.group.dp () Bool)
(declare-fun new.lm_head.group.tp () Bool)
(declare-fun new.lm_head.state () (_ BitVec 7))
(declare-fun new.lm_head.joined () (_ BitVec 7))
(declare-fun new.attention.out.group.dp () Bool)
(declare-fun old.attention.out.group.dp () Bool)
(declare-fun new.attention.qkv.group.dp () Bool)
(declare-fun old.attention.qkv.group.dp () Bool)
(declare-fun new.attention.scores.group.dp () Bool)
(declare-fun old.attention.scores.group.dp () Bool)
(declare-fun new.batch.idle () (_ BitVec 7))
(declare-fun new.batch.sequences.kind () (_ BitVec 7))
(declare-fun new.embedding.group.dp () Bool)
(declare-fun old.embedding.group.dp () Bool)
(declare-fun new.ffn.down.group.dp () Bool)
(declare-fun old.ffn.down.group.dp () Bool)
(declare-fun new.ffn.gate.group.dp () Bool)
(declare-fun old.ffn.gate.group.dp () Bool)
(declare-fun new.ffn.up.group.dp () Bool)
(declare-fun old.ffn.up.group.dp () Bool)
(declare-fun new.moe.group.dp () Bool)
(declare-fun old.moe.group.dp () Bool)
(declare-fun new.moe.group.ep () Bool)
(declare-fun old.moe.group.ep () Bool)
(declare-fun new.moe.group.sp () Bool)
(declare-fun old.moe.group.sp () Bool)
(declare-fun new.moe.group.tp () Bool)
(declare-fun old.moe.group.tp () Bool)
(assert
 (let (($x1442 (= (_ bv43 7) old.batch.idle)))
 (or $x1442 (= (_ bv89 7) old.batch.idle))))
(assert
 (let (($x2071 (= (_ bv101 7) old.batch.sequences.kind)))
 (let (($x2205 (= (_ bv98 7) old.batch.sequences.kind)))
 (let (($x2912 (= (_ bv93 7) old.batch.sequences.kind)))
 (let (($x1712 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x2836 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x2836 $x1712 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv49 7) old.batch.sequences.kind) (= (_ bv58 7) old.batch.sequences.kind) (= (_ bv67 7) old.batch.sequences.kind) (= (_ bv88 7) old.batch.sequences.kind) $x2912 $x2205 $x2071)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x994 (= (_ bv67 7) old.embedding.cut.kind)))
 (or (= (_ bv11 7) old.embedding.cut.kind) (= (_ bv18 7) old.embedding.cut.kind) (= (_ bv26 7) old.embedding.cut.kind) (= (_ bv49 7) old.embedding.cut.kind) (= (_ bv58 7) old.embedding.cut.kind) $x994 (= (_ bv88 7) old.embedding.cut.kind) (= (_ bv93 7) old.embedding.cut.kind) (= (_ bv98 7) old.embedding.cut.kind) (= (_ bv101 7) old.embedding.cut.kind))))
(assert
 (and (<= 1 old.embedding.cut.multiple)))
(assert
 (and (<= (- 1) old.embedding.cut.n)))
(assert
 (and (<= 1 old.embedding.cut.parts)))
(assert
 (let (($x1297 (= (_ bv97 7) old.embedding.split)))
 (or (= (_ bv38 7) old.embedding.split) (= (_ bv59 7) old.embedding.split) $x1297)))
(assert
 (and (<= 1 old.hidden.block)))
(assert
 (and (<= 0 old.hidden.given_least)))
(assert
 (let (($x1287 (= (_ bv101 7) old.hidden.kind)))
 (let (($x2098 (= (_ bv98 7) old.hidden.kind)))
 (let (($x2640 (= (_ bv93 7) old.hidden.kind)))
 (let (($x1516 (= (_ bv88 7) old.hidden.kind)))
 (let (($x299 (= (_ bv67 7) old.hidden.kind)))
 (let (($x2402 (= (_ bv58 7) old.hidden.kind)))
 (let (($x1099 (= (_ bv49 7) old.hidden.kind)))
 (let (($x675 (= (_ bv26 7) old.hidden.kind)))
 (let (($x1764 (= (_ bv18 7) old.hidden.kind)))
 (let (($x2987 (= (_ bv11 7) old.hidden.kind)))
 (or $x2987 $x1764 $x675 $x1099 $x2402 $x299 $x1516 $x2640 $x2098 $x1287))))))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x2840 (= (_ bv75 7) old.lm_head.collective)))
 (let (($x682 (= (_ bv59 7) old.lm_head.collective)))
 (let (($x2149 (= (_ bv10 7) old.lm_head.collective)))
 (let (($x3425 (= (_ bv5 7) old.lm_head.collective)))
 (let (($x1239 (= (_ bv4 7) old.lm_head.collective)))
 (or $x1239 $x3425 $x2149 $x682 $x2840)))))))
(assert
 (and (<= 1 old.lm_head.cut.block)))
(assert
 (let (($x3472 (= (_ bv98 7) old.lm_head.cut.kind)))
 (let (($x177 (= (_ bv93 7) old.lm_head.cut.kind)))
 (let (($x282 (= (_ bv88 7) old.lm_head.cut.kind)))
 (let (($x2317 (= (_ bv67 7) old.lm_head.cut.kind)))
 (let (($x3018 (= (_ bv49 7) old.lm_head.cut.kind)))
 (let (($x2480 (= (_ bv26 7) old.lm_head.cut.kind)))
 (or (= (_ bv11 7) old.lm_head.cut.kind) (= (_ bv18 7) old.lm_head.cut.kind) $x2480 $x3018 (= (_ bv58 7) old.lm_head.cut.kind) $x2317 $x282 $x177 $x3472 (= (_ bv101 7) old.lm_head.cut.kind)))))))))
(assert
 (and (<= 1 old.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) old.lm_head.cut.n)))
(assert
 (and (<= 1 old.lm_head.cut.parts)))
(assert
 (let (($x374 (= (_ bv97 7) old.lm_head.split)))
 (let (($x1839 (= (_ bv40 7) old.lm_head.split)))
 (or $x1839 (= (_ bv59 7) old.lm_head.split) $x374))))
(assert
 (let (($x3228 (= (_ bv87 7) old.lm_head.tied)))
 (or (= (_ bv20 7) old.lm_head.tied) (= (_ bv56 7) old.lm_head.tied) $x3228)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let (($x299 (= (_ bv67 7) old.hidden.kind)))
 (= old.hidden.padded (and $x299 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let ((?x2139 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x995 (div (* ?x2139 old.hidden.multiple) old.hidden.parts)))
 (let (($x3396 (= (- 1) old.hidden.n)))
 (let ((?x2066 (ite (or $x3396 (< (* ?x995 old.hidden.parts) old.hidden.n)) 0 1)))
 (let (($x299 (= (_ bv67 7) old.hidden.kind)))
 (let ((?x3110 (ite $x299 (ite (= 0 (mod old.hidden.multiple old.hidden.parts)) 1 ?x2066) old.hidden.given_least)))
 (let ((?x1951 (ite (or $x3396 (not (= 0 (mod old.hidden.n old.hidden.parts)))) 0 1)))
 (let (($x675 (= (_ bv26 7) old.hidden.kind)))
 (let ((?x1582 (ite $x675 (ite (and $x3396 (= 1 old.hidden.parts)) 1 ?x1951) ?x3110)))
 (let (($x2402 (= (_ bv58 7) old.hidden.kind)))
 (let (($x1287 (= (_ bv101 7) old.hidden.kind)))
 (let (($x2640 (= (_ bv93 7) old.hidden.kind)))
 (let (($x2987 (= (_ bv11 7) old.hidden.kind)))
 (let (($x1764 (= (_ bv18 7) old.hidden.kind)))
 (let (($x2098 (= (_ bv98 7) old.hidden.kind)))
 (let ((?x608 (ite $x2098 old.hidden.parts (ite (or $x1764 $x2987 $x2640 $x1287 $x2402) 1 ?x1582))))
 (= old.hidden.least ?x608))))))))))))))))))
(assert
 (let ((?x2139 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x995 (div (* ?x2139 old.hidden.multiple) old.hidden.parts)))
 (let (($x299 (= (_ bv67 7) old.hidden.kind)))
 (= old.hidden.filled (and $x299 (< 1 old.hidden.parts) (= ?x995 old.hidden.n)))))))
(assert
 (let (($x675 (= (_ bv26 7) old.hidden.kind)))
 (let (($x3244 (ite $x675 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x2139 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x995 (div (* ?x2139 old.hidden.multiple) old.hidden.parts)))
 (let (($x3396 (= (- 1) old.hidden.n)))
 (let (($x299 (= (_ bv67 7) old.hidden.kind)))
 (let (($x2640 (= (_ bv93 7) old.hidden.kind)))
 (let (($x1805 (ite $x2640 (or $x3396 (< old.hidden.block old.hidden.n)) (ite $x299 (or $x3396 (< ?x995 old.hidden.n)) $x3244))))
 (let (($x1548 (ite (or (= (_ bv98 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x1805)))
 (let (($x1099 (= (_ bv49 7) old.hidden.kind)))
 (let (($x1516 (= (_ bv88 7) old.hidden.kind)))
 (let (($x1521 (or $x1516 $x1099)))
 (= old.hidden.moved (ite $x1521 old.hidden.given_moved $x1548)))))))))))))))
(assert
 (let ((?x3540 (div (- (+ old.embedding.cut.n old.embedding.cut.multiple) 1) old.embedding.cut.multiple)))
 (let (($x1651 (= (div (* ?x3540 old.embedding.cut.multiple) old.embedding.cut.parts) old.embedding.cut.n)))
 (let (($x994 (= (_ bv67 7) old.embedding.cut.kind)))
 (= old.embedding.cut.filled (and $x994 (< 1 old.embedding.cut.parts) $x1651))))))
(assert
 (let (($x2317 (= (_ bv67 7) old.lm_head.cut.kind)))
 (let (($x498 (and $x2317 (not (= 0 (mod old.lm_head.cut.n old.lm_head.cut.multiple))))))
 (= old.lm_head.cut.padded $x498))))
(assert
 (let ((?x139 (div (- (+ old.lm_head.cut.n old.lm_head.cut.multiple) 1) old.lm_head.cut.multiple)))
 (let ((?x1744 (div (* ?x139 old.lm_head.cut.multiple) old.lm_head.cut.parts)))
 (let (($x2317 (= (_ bv67 7) old.lm_head.cut.kind)))
 (let (($x1977 (and $x2317 (< 1 old.lm_head.cut.parts) (= ?x1744 old.lm_head.cut.n))))
 (= old.lm_head.cut.filled $x1977))))))
(assert
 (let (($x3506 (= (- 1) old.lm_head.cut.n)))
 (let (($x2480 (= (_ bv26 7) old.lm_head.cut.kind)))
 (let (($x2929 (ite $x2480 (or $x3506 (<= old.lm_head.cut.parts old.lm_head.cut.n)) (or $x3506 (< 1 old.lm_head.cut.n)))))
 (let ((?x139 (div (- (+ old.lm_head.cut.n old.lm_head.cut.multiple) 1) old.lm_head.cut.multiple)))
 (let ((?x1744 (div (* ?x139 old.lm_head.cut.multiple) old.lm_head.cut.parts)))
 (let (($x2317 (= (_ bv67 7) old.lm_head.cut.kind)))
 (let (($x177 (= (_ bv93 7) old.lm_head.cut.kind)))
 (let (($x1004 (ite $x177 (or $x3506 (< old.lm_head.cut.block old.lm_head.cut.n)) (ite $x2317 (or $x3506 (< ?x1744 old.lm_head.cut.n)) $x2929))))
 (let (($x1063 (ite (or (= (_ bv98 7) old.lm_head.cut.kind) (= 1 old.lm_head.cut.parts)) false $x1004)))
 (let (($x3018 (= (_ bv49 7) old.lm_head.cut.kind)))
 (let (($x282 (= (_ bv88 7) old.lm_head.cut.kind)))
 (let (($x2568 (or $x282 $x3018)))
 (= old.lm_head.cut.moved (ite $x2568 old.lm_head.cut.given_moved $x1063)))))))))))))))
(assert
 (let (($x1297 (= (_ bv97 7) old.embedding.split)))
 (let (($x3228 (= (_ bv87 7) old.lm_head.tied)))
 (= old.lm_head.stored (and old.model.tied $x3228 $x1297 old.lm_head.same_cut)))))
(assert
 (let (($x2098 (= (_ bv98 7) old.hidden.kind)))
 (let (($x1099 (= (_ bv49 7) old.hidden.kind)))
 (let (($x1516 (= (_ bv88 7) old.hidden.kind)))
 (let (($x1521 (or $x1516 $x1099)))
 (let (($x2499 (ite $x1521 old.hidden.given_everywhere (or $x2098 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x2499)))))))
(assert
 (let (($x3472 (= (_ bv98 7) old.lm_head.cut.kind)))
 (let (($x2796 (or $x3472 (and (= 1 old.lm_head.cut.parts) (not old.lm_head.cut.padded)))))
 (let (($x3018 (= (_ bv49 7) old.lm_head.cut.kind)))
 (let (($x282 (= (_ bv88 7) old.lm_head.cut.kind)))
 (let (($x2568 (or $x282 $x3018)))
 (= old.lm_head.cut.everywhere (ite $x2568 old.lm_head.cut.given_everywhere $x2796))))))))
(assert
 (let (($x3416 (not old.hidden.moved)))
 (let (($x1287 (= (_ bv101 7) old.hidden.kind)))
 (let (($x2640 (= (_ bv93 7) old.hidden.kind)))
 (let (($x2987 (= (_ bv11 7) old.hidden.kind)))
 (let (($x1764 (= (_ bv18 7) old.hidden.kind)))
 (let (($x1851 (or old.hidden.everywhere old.hidden.filled (and (or $x1764 $x2987 $x2640 $x1287) $x3416))))
 (let (($x1099 (= (_ bv49 7) old.hidden.kind)))
 (let (($x1516 (= (_ bv88 7) old.hidden.kind)))
 (let (($x1521 (or $x1516 $x1099)))
 (= old.hidden.undivided (ite $x1521 old.hidden.given_undivided $x1851))))))))))))
(assert
 (let (($x1551 (and (or (not old.lm_head.group.tp) (= 1 old.tp)) (or (not old.lm_head.group.dp) (= 1 old.dp)) (or (not old.lm_head.group.sp) (= 1 old.sp)) (or (not old.lm_head.group.pp) (= 1 old.pp)))))
 (let (($x682 (= (_ bv59 7) old.lm_head.collective)))
 (let (($x2792 (or $x682 $x1551)))
 (let (($x1839 (= (_ bv40 7) old.lm_head.split)))
 (let (($x3539 (and $x1839 (and old.hidden.undivided (= old.hidden.least old.hidden.parts)) $x2792)))
 (let (($x374 (= (_ bv97 7) old.lm_head.split)))
 (let ((?x467 (ite (and $x374 old.lm_head.cut.everywhere $x2792) (_ bv98 7) (ite $x374 (_ bv97 7) (ite $x3539 (_ bv98 7) (ite $x1839 (_ bv94 7) (_ bv98 7)))))))
 (= old.lm_head.state ?x467)))))))))
(assert
 (let (($x1551 (and (or (not old.lm_head.group.tp) (= 1 old.tp)) (or (not old.lm_head.group.dp) (= 1 old.dp)) (or (not old.lm_head.group.sp) (= 1 old.sp)) (or (not old.lm_head.group.pp) (= 1 old.pp)))))
 (let (($x283 (or (or (= (_ bv10 7) old.lm_head.collective) (= (_ bv59 7) old.lm_head.collective)) $x1551)))
 (let (($x974 (or (or (= (_ bv10 7) old.lm_head.collective) (= (_ bv5 7) old.lm_head.collective)) (and (= (_ bv75 7) old.lm_head.collective) old.lm_head.cut.everywhere))))
 (let ((?x1348 (ite (= (_ bv94 7) old.lm_head.state) (ite $x974 (_ bv98 7) (ite (= (_ bv59 7) old.lm_head.collective) (_ bv94 7) (_ bv16 7))) (ite $x283 (_ bv98 7) (ite (= (_ bv5 7) old.lm_head.collective) (_ bv21 7) (_ bv16 7))))))
 (let (($x1529 (or old.lm_head.cut.filled (and old.lm_head.stored old.embedding.cut.filled))))
 (let (($x3425 (= (_ bv5 7) old.lm_head.collective)))
 (let (($x1367 (or (or (= (_ bv10 7) old.lm_head.collective) (= (_ bv4 7) old.lm_head.collective)) (and $x3425 $x1529))))
 (let ((?x1595 (ite (= (_ bv97 7) old.lm_head.state) (ite $x1367 (_ bv98 7) (ite (= (_ bv59 7) old.lm_head.collective) (_ bv97 7) (_ bv16 7))) ?x1348)))
 (= old.lm_head.joined ?x1595))))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x2667 (= (_ bv67 7) new.embedding.cut.kind)))
 (or (= (_ bv11 7) new.embedding.cut.kind) (= (_ bv18 7) new.embedding.cut.kind) (= (_ bv26 7) new.embedding.cut.kind) (= (_ bv49 7) new.embedding.cut.kind) (= (_ bv58 7) new.embedding.cut.kind) $x2667 (= (_ bv88 7) new.embedding.cut.kind) (= (_ bv93 7) new.embedding.cut.kind) (= (_ bv98 7) new.embedding.cut.kind) (= (_ bv101 7) new.embedding.cut.kind))))
(assert
 (and (<= 1 new.embedding.cut.multiple)))
(assert
 (and (<= (- 1) new.embedding.cut.n)))
(assert
 (and (<= 1 new.embedding.cut.parts)))
(assert
 (let (($x535 (= (_ bv97 7) new.embedding.split)))
 (or (= (_ bv38 7) new.embedding.split) (= (_ bv59 7) new.embedding.split) $x535)))
(assert
 (and (<= 1 new.hidden.block)))
(assert
 (and (<= 0 new.hidden.given_least)))
(assert
 (let (($x1125 (= (_ bv101 7) new.hidden.kind)))
 (let (($x2534 (= (_ bv98 7) new.hidden.kind)))
 (let (($x3384 (= (_ bv93 7) new.hidden.kind)))
 (let (($x2819 (= (_ bv88 7) new.hidden.kind)))
 (let (($x2141 (= (_ bv67 7) new.hidden.kind)))
 (let (($x2663 (= (_ bv58 7) new.hidden.kind)))
 (let (($x978 (= (_ bv49 7) new.hidden.kind)))
 (let (($x2937 (= (_ bv26 7) new.hidden.kind)))
 (let (($x324 (= (_ bv18 7) new.hidden.kind)))
 (let (($x1397 (= (_ bv11 7) new.hidden.kind)))
 (or $x1397 $x324 $x2937 $x978 $x2663 $x2141 $x2819 $x3384 $x2534 $x1125))))))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x829 (= (_ bv75 7) new.lm_head.collective)))
 (let (($x1649 (= (_ bv59 7) new.lm_head.collective)))
 (let (($x1472 (= (_ bv10 7) new.lm_head.collective)))
 (let (($x3436 (= (_ bv5 7) new.lm_head.collective)))
 (let (($x1057 (= (_ bv4 7) new.lm_head.collective)))
 (or $x1057 $x3436 $x1472 $x1649 $x829)))))))
(assert
 (and (<= 1 new.lm_head.cut.block)))
(assert
 (let (($x2298 (= (_ bv98 7) new.lm_head.cut.kind)))
 (let (($x3101 (= (_ bv93 7) new.lm_head.cut.kind)))
 (let (($x61 (= (_ bv88 7) new.lm_head.cut.kind)))
 (let (($x2030 (= (_ bv67 7) new.lm_head.cut.kind)))
 (let (($x2624 (= (_ bv49 7) new.lm_head.cut.kind)))
 (let (($x2873 (= (_ bv26 7) new.lm_head.cut.kind)))
 (or (= (_ bv11 7) new.lm_head.cut.kind) (= (_ bv18 7) new.lm_head.cut.kind) $x2873 $x2624 (= (_ bv58 7) new.lm_head.cut.kind) $x2030 $x61 $x3101 $x2298 (= (_ bv101 7) new.lm_head.cut.kind)))))))))
(assert
 (and (<= 1 new.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) new.lm_head.cut.n)))
(assert
 (and (<= 1 new.lm_head.cut.parts)))
(assert
 (let (($x74 (= (_ bv97 7) new.lm_head.split)))
 (let (($x2686 (= (_ bv40 7) new.lm_head.split)))
 (or $x2686 (= (_ bv59 7) new.lm_head.split) $x74))))
(assert
 (let (($x2183 (= (_ bv87 7) new.lm_head.tied)))
 (or (= (_ bv20 7) new.lm_head.tied) (= (_ bv56 7) new.lm_head.tied) $x2183)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let (($x2141 (= (_ bv67 7) new.hidden.kind)))
 (= new.hidden.padded (and $x2141 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let ((?x3010 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1790 (div (* ?x3010 new.hidden.multiple) new.hidden.parts)))
 (let (($x3334 (= (- 1) new.hidden.n)))
 (let ((?x1373 (ite (or $x3334 (< (* ?x1790 new.hidden.parts) new.hidden.n)) 0 1)))
 (let (($x2141 (= (_ bv67 7) new.hidden.kind)))
 (let ((?x724 (ite $x2141 (ite (= 0 (mod new.hidden.multiple new.hidden.parts)) 1 ?x1373) new.hidden.given_least)))
 (let ((?x3698 (ite (or $x3334 (not (= 0 (mod new.hidden.n new.hidden.parts)))) 0 1)))
 (let (($x2937 (= (_ bv26 7) new.hidden.kind)))
 (let ((?x2874 (ite $x2937 (ite (and $x3334 (= 1 new.hidden.parts)) 1 ?x3698) ?x724)))
 (let (($x2663 (= (_ bv58 7) new.hidden.kind)))
 (let (($x1125 (= (_ bv101 7) new.hidden.kind)))
 (let (($x3384 (= (_ bv93 7) new.hidden.kind)))
 (let (($x1397 (= (_ bv11 7) new.hidden.kind)))
 (let (($x324 (= (_ bv18 7) new.hidden.kind)))
 (let (($x2534 (= (_ bv98 7) new.hidden.kind)))
 (let ((?x2132 (ite $x2534 new.hidden.parts (ite (or $x324 $x1397 $x3384 $x1125 $x2663) 1 ?x2874))))
 (= new.hidden.least ?x2132))))))))))))))))))
(assert
 (let ((?x3010 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1790 (div (* ?x3010 new.hidden.multiple) new.hidden.parts)))
 (let (($x2141 (= (_ bv67 7) new.hidden.kind)))
 (= new.hidden.filled (and $x2141 (< 1 new.hidden.parts) (= ?x1790 new.hidden.n)))))))
(assert
 (let (($x2937 (= (_ bv26 7) new.hidden.kind)))
 (let (($x867 (ite $x2937 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x3010 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1790 (div (* ?x3010 new.hidden.multiple) new.hidden.parts)))
 (let (($x3334 (= (- 1) new.hidden.n)))
 (let (($x2141 (= (_ bv67 7) new.hidden.kind)))
 (let (($x3384 (= (_ bv93 7) new.hidden.kind)))
 (let (($x438 (ite $x3384 (or $x3334 (< new.hidden.block new.hidden.n)) (ite $x2141 (or $x3334 (< ?x1790 new.hidden.n)) $x867))))
 (let (($x843 (ite (or (= (_ bv98 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x438)))
 (let (($x978 (= (_ bv49 7) new.hidden.kind)))
 (let (($x2819 (= (_ bv88 7) new.hidden.kind)))
 (let (($x1985 (or $x2819 $x978)))
 (= new.hidden.moved (ite $x1985 new.hidden.given_moved $x843)))))))))))))))
(assert
 (let ((?x3585 (div (- (+ new.embedding.cut.n new.embedding.cut.multiple) 1) new.embedding.cut.multiple)))
 (let (($x2486 (= (div (* ?x3585 new.embedding.cut.multiple) new.embedding.cut.parts) new.embedding.cut.n)))
 (let (($x2667 (= (_ bv67 7) new.embedding.cut.kind)))
 (= new.embedding.cut.filled (and $x2667 (< 1 new.embedding.cut.parts) $x2486))))))
(assert
 (let (($x2030 (= (_ bv67 7) new.lm_head.cut.kind)))
 (let (($x3115 (and $x2030 (not (= 0 (mod new.lm_head.cut.n new.lm_head.cut.multiple))))))
 (= new.lm_head.cut.padded $x3115))))
(assert
 (let ((?x2054 (div (- (+ new.lm_head.cut.n new.lm_head.cut.multiple) 1) new.lm_head.cut.multiple)))
 (let ((?x1803 (div (* ?x2054 new.lm_head.cut.multiple) new.lm_head.cut.parts)))
 (let (($x2030 (= (_ bv67 7) new.lm_head.cut.kind)))
 (let (($x1536 (and $x2030 (< 1 new.lm_head.cut.parts) (= ?x1803 new.lm_head.cut.n))))
 (= new.lm_head.cut.filled $x1536))))))
(assert
 (let (($x1482 (= (- 1) new.lm_head.cut.n)))
 (let (($x2873 (= (_ bv26 7) new.lm_head.cut.kind)))
 (let (($x3586 (ite $x2873 (or $x1482 (<= new.lm_head.cut.parts new.lm_head.cut.n)) (or $x1482 (< 1 new.lm_head.cut.n)))))
 (let ((?x2054 (div (- (+ new.lm_head.cut.n new.lm_head.cut.multiple) 1) new.lm_head.cut.multiple)))
 (let ((?x1803 (div (* ?x2054 new.lm_head.cut.multiple) new.lm_head.cut.parts)))
 (let (($x2030 (= (_ bv67 7) new.lm_head.cut.kind)))
 (let (($x3101 (= (_ bv93 7) new.lm_head.cut.kind)))
 (let (($x2290 (ite $x3101 (or $x1482 (< new.lm_head.cut.block new.lm_head.cut.n)) (ite $x2030 (or $x1482 (< ?x1803 new.lm_head.cut.n)) $x3586))))
 (let (($x545 (ite (or (= (_ bv98 7) new.lm_head.cut.kind) (= 1 new.lm_head.cut.parts)) false $x2290)))
 (let (($x2624 (= (_ bv49 7) new.lm_head.cut.kind)))
 (let (($x61 (= (_ bv88 7) new.lm_head.cut.kind)))
 (let (($x1899 (or $x61 $x2624)))
 (= new.lm_head.cut.moved (ite $x1899 new.lm_head.cut.given_moved $x545)))))))))))))))
(assert
 (let (($x535 (= (_ bv97 7) new.embedding.split)))
 (let (($x2183 (= (_ bv87 7) new.lm_head.tied)))
 (= new.lm_head.stored (and new.model.tied $x2183 $x535 new.lm_head.same_cut)))))
(assert
 (let (($x2534 (= (_ bv98 7) new.hidden.kind)))
 (let (($x978 (= (_ bv49 7) new.hidden.kind)))
 (let (($x2819 (= (_ bv88 7) new.hidden.kind)))
 (let (($x1985 (or $x2819 $x978)))
 (let (($x1590 (ite $x1985 new.hidden.given_everywhere (or $x2534 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x1590)))))))
(assert
 (let (($x2298 (= (_ bv98 7) new.lm_head.cut.kind)))
 (let (($x2844 (or $x2298 (and (= 1 new.lm_head.cut.parts) (not new.lm_head.cut.padded)))))
 (let (($x2624 (= (_ bv49 7) new.lm_head.cut.kind)))
 (let (($x61 (= (_ bv88 7) new.lm_head.cut.kind)))
 (let (($x1899 (or $x61 $x2624)))
 (= new.lm_head.cut.everywhere (ite $x1899 new.lm_head.cut.given_everywhere $x2844))))))))
(assert
 (let (($x2951 (not new.hidden.moved)))
 (let (($x1125 (= (_ bv101 7) new.hidden.kind)))
 (let (($x3384 (= (_ bv93 7) new.hidden.kind)))
 (let (($x1397 (= (_ bv11 7) new.hidden.kind)))
 (let (($x324 (= (_ bv18 7) new.hidden.kind)))
 (let (($x615 (or new.hidden.everywhere new.hidden.filled (and (or $x324 $x1397 $x3384 $x1125) $x2951))))
 (let (($x978 (= (_ bv49 7) new.hidden.kind)))
 (let (($x2819 (= (_ bv88 7) new.hidden.kind)))
 (let (($x1985 (or $x2819 $x978)))
 (= new.hidden.undivided (ite $x1985 new.hidden.given_undivided $x615))))))))))))
(assert
 (let (($x3335 (and (or (not new.lm_head.group.tp) (= 1 new.tp)) (or (not new.lm_head.group.dp) (= 1 new.dp)) (or (not new.lm_head.group.sp) (= 1 new.sp)) (or (not new.lm_head.group.pp) (= 1 new.pp)))))
 (let (($x1649 (= (_ bv59 7) new.lm_head.collective)))
 (let (($x2473 (or $x1649 $x3335)))
 (let (($x2686 (= (_ bv40 7) new.lm_head.split)))
 (let (($x1714 (and $x2686 (and new.hidden.undivided (= new.hidden.least new.hidden.parts)) $x2473)))
 (let (($x74 (= (_ bv97 7) new.lm_head.split)))
 (let ((?x1243 (ite (and $x74 new.lm_head.cut.everywhere $x2473) (_ bv98 7) (ite $x74 (_ bv97 7) (ite $x1714 (_ bv98 7) (ite $x2686 (_ bv94 7) (_ bv98 7)))))))
 (= new.lm_head.state ?x1243)))))))))
(assert
 (let (($x3335 (and (or (not new.lm_head.group.tp) (= 1 new.tp)) (or (not new.lm_head.group.dp) (= 1 new.dp)) (or (not new.lm_head.group.sp) (= 1 new.sp)) (or (not new.lm_head.group.pp) (= 1 new.pp)))))
 (let (($x1502 (or (or (= (_ bv10 7) new.lm_head.collective) (= (_ bv59 7) new.lm_head.collective)) $x3335)))
 (let (($x581 (or (or (= (_ bv10 7) new.lm_head.collective) (= (_ bv5 7) new.lm_head.collective)) (and (= (_ bv75 7) new.lm_head.collective) new.lm_head.cut.everywhere))))
 (let ((?x2683 (ite (= (_ bv94 7) new.lm_head.state) (ite $x581 (_ bv98 7) (ite (= (_ bv59 7) new.lm_head.collective) (_ bv94 7) (_ bv16 7))) (ite $x1502 (_ bv98 7) (ite (= (_ bv5 7) new.lm_head.collective) (_ bv21 7) (_ bv16 7))))))
 (let (($x987 (or new.lm_head.cut.filled (and new.lm_head.stored new.embedding.cut.filled))))
 (let (($x3436 (= (_ bv5 7) new.lm_head.collective)))
 (let (($x404 (or (or (= (_ bv10 7) new.lm_head.collective) (= (_ bv4 7) new.lm_head.collective)) (and $x3436 $x987))))
 (let ((?x2997 (ite (= (_ bv97 7) new.lm_head.state) (ite $x404 (_ bv98 7) (ite (= (_ bv59 7) new.lm_head.collective) (_ bv97 7) (_ bv16 7))) ?x2683)))
 (= new.lm_head.joined ?x2997))))))))))
(assert
 (= old.attention.out.group.dp new.attention.out.group.dp))
(assert
 (= old.attention.qkv.group.dp new.attention.qkv.group.dp))
(assert
 (= old.attention.scores.group.dp new.attention.scores.group.dp))
(assert
 (= old.batch.idle new.batch.idle))
(assert
 (= old.batch.sequences.kind new.batch.sequences.kind))
(assert
 (= old.embedding.cut.kind new.embedding.cut.kind))
(assert
 (= old.embedding.cut.multiple new.embedding.cut.multiple))
(assert
 (= old.embedding.cut.n new.embedding.cut.n))
(assert
 (= old.embedding.cut.parts new.embedding.cut.parts))
(assert
 (= old.embedding.group.dp new.embedding.group.dp))
(assert
 (= old.embedding.split new.embedding.split))
(assert
 (= old.ffn.down.group.dp new.ffn.down.group.dp))
(assert
 (= old.ffn.gate.group.dp new.ffn.gate.group.dp))
(assert
 (= old.ffn.up.group.dp new.ffn.up.group.dp))
(assert
 (= old.hidden.block new.hidden.block))
(assert
 (= old.hidden.given_everywhere new.hidden.given_everywhere))
(assert
 (= old.hidden.given_least new.hidden.given_least))
(assert
 (= old.hidden.given_moved new.hidden.given_moved))
(assert
 (= old.hidden.given_undivided new.hidden.given_undivided))
(assert
 (= old.hidden.kind new.hidden.kind))
(assert
 (= old.hidden.multiple new.hidden.multiple))
(assert
 (= old.hidden.n new.hidden.n))
(assert
 (= old.hidden.parts new.hidden.parts))
(assert
 (= old.lm_head.collective new.lm_head.collective))
(assert
 (= old.lm_head.cut.block new.lm_head.cut.block))
(assert
 (= old.lm_head.cut.given_everywhere new.lm_head.cut.given_everywhere))
(assert
 (= old.lm_head.cut.given_moved new.lm_head.cut.given_moved))
(assert
 (= old.lm_head.cut.kind new.lm_head.cut.kind))
(assert
 (= old.lm_head.cut.multiple new.lm_head.cut.multiple))
(assert
 (= old.lm_head.cut.n new.lm_head.cut.n))
(assert
 (= old.lm_head.cut.parts new.lm_head.cut.parts))
(assert
 (= old.lm_head.group.dp new.lm_head.group.dp))
(assert
 (= old.lm_head.group.pp new.lm_head.group.pp))
(assert
 (= old.lm_head.group.sp new.lm_head.group.sp))
(assert
 (= old.lm_head.group.tp new.lm_head.group.tp))
(assert
 (= old.lm_head.same_cut new.lm_head.same_cut))
(assert
 (= old.lm_head.split new.lm_head.split))
(assert
 (= old.lm_head.tied new.lm_head.tied))
(assert
 (= old.model.tied new.model.tied))
(assert
 (= old.moe.block new.moe.block))
(assert
 (= old.moe.group.dp new.moe.group.dp))
(assert
 (= old.moe.group.ep new.moe.group.ep))
(assert
 (= old.moe.group.sp new.moe.group.sp))
(assert
 (= old.moe.group.tp new.moe.group.tp))
(assert
 (= old.pp new.pp))
(assert
 (= old.sp new.sp))
(assert
 (= old.tp new.tp))
(assert
 (= (_ bv43 7) old.batch.idle))
(assert
 (let (($x2071 (= (_ bv101 7) old.batch.sequences.kind)))
 (let (($x2912 (= (_ bv93 7) old.batch.sequences.kind)))
 (let (($x1712 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x2836 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2205 (= (_ bv98 7) old.batch.sequences.kind)))
 (or $x2205 $x2836 $x1712 $x2912 $x2071)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1195 (* old.sp old.tp)))
 (<= old.moe.block ?x1195)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1195 (* old.sp old.tp)))
 (= old.stage.ranks ?x1195)))
(assert
 (not old.embedding.group.dp))
(assert
 (not old.attention.qkv.group.dp))
(assert
 (not old.attention.scores.group.dp))
(assert
 (not old.attention.out.group.dp))
(assert
 (not old.ffn.gate.group.dp))
(assert
 (not old.ffn.up.group.dp))
(assert
 (not old.ffn.down.group.dp))
(assert
 (not old.lm_head.group.dp))
(assert
 (let (($x410 (not old.moe.group.sp)))
 (let (($x2582 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x2582 $x410))))
(assert
 (let ((?x3224 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3224)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x2590 (not (or new.lm_head.cut.moved new.lm_head.cut.padded))))
 (let (($x2949 (= 1 new.tp)))
 (let (($x2762 (or (= (_ bv98 7) new.lm_head.joined) (and $x2949 (or (not (= (_ bv97 7) new.lm_head.split)) $x2590)))))
 (not $x2762)))))
(assert
 (let (($x3658 (not (or old.lm_head.cut.moved old.lm_head.cut.padded))))
(let (($x850 (= 1 old.tp)))
(or (= (_ bv98 7) old.lm_head.joined) (and $x850 (or (not (= (_ bv97 7) old.lm_head.split)) $x3658))))))
(check-sat)

; from one replica to any number, question 73
(reset)
(set-logic ALL)
; benchmark generated from python API
(set-info :status unknown)
(declare-fun old.batch.idle () (_ BitVec 7))
(declare-fun old.batch.sequences.kind () (_ BitVec 7))
(declare-fun old.dp () Int)
(declare-fun old.hidden.block () Int)
(declare-fun old.hidden.given_least () Int)
(declare-fun old.hidden.kind () (_ BitVec 7))
(declare-fun old.hidden.multiple () Int)
(declare-fun old.hidden.n () Int)
(declare-fun old.hidden.parts () Int)
(declare-fun old.lm_head.collective () (_ BitVec 7))
(declare-fun old.lm_head.cut.kind () (_ BitVec 7))
(declare-fun old.lm_head.cut.multiple () Int)
(declare-fun old.lm_head.cut.n () Int)
(declare-fun old.lm_head.cut.parts () Int)
(declare-fun old.lm_head.split () (_ BitVec 7))
(declare-fun old.moe.block () Int)
(declare-fun old.pp () Int)
(declare-fun old.sp () Int)
(declare-fun old.stage.ranks () Int)
(declare-fun old.tp () Int)
(declare-fun old.hidden.padded () Bool)
(declare-fun old.hidden.least () Int)
(declare-fun old.hidden.filled () Bool)
(declare-fun old.hidden.given_moved () Bool)
(declare-fun old.hidden.moved () Bool)
(declare-fun old.lm_head.cut.padded () Bool)
(declare-fun old.hidden.given_everywhere () Bool)
(declare-fun old.hidden.everywhere () Bool)
(declare-fun old.lm_head.cut.given_everywhere () Bool)
(declare-fun old.lm_head.cut.everywhere () Bool)
(declare-fun old.hidden.given_undivided () Bool)
(declare-fun old.hidden.undivided () Bool)
(declare-fun old.lm_head.group.pp () Bool)
(declare-fun old.lm_head.group.sp () Bool)
(declare-fun old.lm_head.group.dp () Bool)
(declare-fun old.lm_head.group.tp () Bool)
(declare-fun old.lm_head.state () (_ BitVec 7))
(declare-fun new.dp () Int)
(declare-fun new.hidden.block () Int)
(declare-fun new.hidden.given_least () Int)
(declare-fun new.hidden.kind () (_ BitVec 7))
(declare-fun new.hidden.multiple () Int)
(declare-fun new.hidden.n () Int)
(declare-fun new.hidden.parts () Int)
(declare-fun new.lm_head.collective () (_ BitVec 7))
(declare-fun new.lm_head.cut.kind () (_ BitVec 7))
(declare-fun new.lm_head.cut.multiple () Int)
(declare-fun new.lm_head.cut.n () Int)
(declare-fun new.lm_head.cut.parts () Int)
(declare-fun new.lm_head.split () (_ BitVec 7))
(declare-fun new.moe.block () Int)
(declare-fun new.pp () Int)
(declare-fun new.sp () Int)
(declare-fun new.stage.ranks () Int)
(declare-fun new.tp () Int)
(declare-fun new.hidden.padded () Bool)
(declare-fun new.hidden.least () Int)
(declare-fun new.hidden.filled () Bool)
(declare-fun new.hidden.given_moved () Bool)
(declare-fun new.hidden.moved () Bool)
(declare-fun new.lm_head.cut.padded () Bool)
(declare-fun new.hidden.given_everywhere () Bool)
(declare-fun new.hidden.everywhere () Bool)
(declare-fun new.lm_head.cut.given_everywhere () Bool)
(declare-fun new.lm_head.cut.everywhere () Bool)
(declare-fun new.hidden.given_undivided () Bool)
(declare-fun new.hidden.undivided () Bool)
(declare-fun new.lm_head.group.pp () Bool)
(declare-fun new.lm_head.group.sp () Bool)
(declare-fun new.lm_head.group.dp () Bool)
(declare-fun new.lm_head.group.tp () Bool)
(declare-fun new.lm_head.state () (_ BitVec 7))
(declare-fun new.attention.out.group.dp () Bool)
(declare-fun old.attention.out.group.dp () Bool)
(declare-fun new.attention.qkv.group.dp () Bool)
(declare-fun old.attention.qkv.group.dp () Bool)
(declare-fun new.attention.scores.group.dp () Bool)
(declare-fun old.attention.scores.group.dp () Bool)
(declare-fun new.batch.idle () (_ BitVec 7))
(declare-fun new.batch.sequences.kind () (_ BitVec 7))
(declare-fun new.embedding.group.dp () Bool)
(declare-fun old.embedding.group.dp () Bool)
(declare-fun new.ffn.down.group.dp () Bool)
(declare-fun old.ffn.down.group.dp () Bool)
(declare-fun new.ffn.gate.group.dp () Bool)
(declare-fun old.ffn.gate.group.dp () Bool)
(declare-fun new.ffn.up.group.dp () Bool)
(declare-fun old.ffn.up.group.dp () Bool)
(declare-fun new.moe.group.dp () Bool)
(declare-fun old.moe.group.dp () Bool)
(declare-fun new.moe.group.ep () Bool)
(declare-fun old.moe.group.ep () Bool)
(declare-fun new.moe.group.sp () Bool)
(declare-fun old.moe.group.sp () Bool)
(declare-fun new.moe.group.tp () Bool)
(declare-fun old.moe.group.tp () Bool)
(assert
 (let (($x1442 (= (_ bv43 7) old.batch.idle)))
 (or $x1442 (= (_ bv89 7) old.batch.idle))))
(assert
 (let (($x2071 (= (_ bv101 7) old.batch.sequences.kind)))
 (let (($x2205 (= (_ bv98 7) old.batch.sequences.kind)))
 (let (($x2912 (= (_ bv93 7) old.batch.sequences.kind)))
 (let (($x1712 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x2836 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x2836 $x1712 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv49 7) old.batch.sequences.kind) (= (_ bv58 7) old.batch.sequences.kind) (= (_ bv67 7) old.batch.sequences.kind) (= (_ bv88 7) old.batch.sequences.kind) $x2912 $x2205 $x2071)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (and (<= 1 old.hidden.block)))
(assert
 (and (<= 0 old.hidden.given_least)))
(assert
 (let (($x1287 (= (_ bv101 7) old.hidden.kind)))
 (let (($x2098 (= (_ bv98 7) old.hidden.kind)))
 (let (($x2640 (= (_ bv93 7) old.hidden.kind)))
 (let (($x1516 (= (_ bv88 7) old.hidden.kind)))
 (let (($x299 (= (_ bv67 7) old.hidden.kind)))
 (let (($x2402 (= (_ bv58 7) old.hidden.kind)))
 (let (($x1099 (= (_ bv49 7) old.hidden.kind)))
 (let (($x675 (= (_ bv26 7) old.hidden.kind)))
 (let (($x1764 (= (_ bv18 7) old.hidden.kind)))
 (let (($x2987 (= (_ bv11 7) old.hidden.kind)))
 (or $x2987 $x1764 $x675 $x1099 $x2402 $x299 $x1516 $x2640 $x2098 $x1287))))))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x682 (= (_ bv59 7) old.lm_head.collective)))
 (let (($x2149 (= (_ bv10 7) old.lm_head.collective)))
 (or (= (_ bv4 7) old.lm_head.collective) (= (_ bv5 7) old.lm_head.collective) $x2149 $x682 (= (_ bv75 7) old.lm_head.collective)))))
(assert
 (let (($x3472 (= (_ bv98 7) old.lm_head.cut.kind)))
 (let (($x282 (= (_ bv88 7) old.lm_head.cut.kind)))
 (let (($x2317 (= (_ bv67 7) old.lm_head.cut.kind)))
 (let (($x3018 (= (_ bv49 7) old.lm_head.cut.kind)))
 (or (= (_ bv11 7) old.lm_head.cut.kind) (= (_ bv18 7) old.lm_head.cut.kind) (= (_ bv26 7) old.lm_head.cut.kind) $x3018 (= (_ bv58 7) old.lm_head.cut.kind) $x2317 $x282 (= (_ bv93 7) old.lm_head.cut.kind) $x3472 (= (_ bv101 7) old.lm_head.cut.kind)))))))
(assert
 (and (<= 1 old.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) old.lm_head.cut.n)))
(assert
 (and (<= 1 old.lm_head.cut.parts)))
(assert
 (let (($x374 (= (_ bv97 7) old.lm_head.split)))
 (let (($x1839 (= (_ bv40 7) old.lm_head.split)))
 (or $x1839 (= (_ bv59 7) old.lm_head.split) $x374))))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let (($x299 (= (_ bv67 7) old.hidden.kind)))
 (= old.hidden.padded (and $x299 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let ((?x2139 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x995 (div (* ?x2139 old.hidden.multiple) old.hidden.parts)))
 (let (($x3396 (= (- 1) old.hidden.n)))
 (let ((?x2066 (ite (or $x3396 (< (* ?x995 old.hidden.parts) old.hidden.n)) 0 1)))
 (let (($x299 (= (_ bv67 7) old.hidden.kind)))
 (let ((?x3110 (ite $x299 (ite (= 0 (mod old.hidden.multiple old.hidden.parts)) 1 ?x2066) old.hidden.given_least)))
 (let ((?x1951 (ite (or $x3396 (not (= 0 (mod old.hidden.n old.hidden.parts)))) 0 1)))
 (let (($x675 (= (_ bv26 7) old.hidden.kind)))
 (let ((?x1582 (ite $x675 (ite (and $x3396 (= 1 old.hidden.parts)) 1 ?x1951) ?x3110)))
 (let (($x2402 (= (_ bv58 7) old.hidden.kind)))
 (let (($x1287 (= (_ bv101 7) old.hidden.kind)))
 (let (($x2640 (= (_ bv93 7) old.hidden.kind)))
 (let (($x2987 (= (_ bv11 7) old.hidden.kind)))
 (let (($x1764 (= (_ bv18 7) old.hidden.kind)))
 (let (($x2098 (= (_ bv98 7) old.hidden.kind)))
 (let ((?x608 (ite $x2098 old.hidden.parts (ite (or $x1764 $x2987 $x2640 $x1287 $x2402) 1 ?x1582))))
 (= old.hidden.least ?x608))))))))))))))))))
(assert
 (let ((?x2139 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x995 (div (* ?x2139 old.hidden.multiple) old.hidden.parts)))
 (let (($x299 (= (_ bv67 7) old.hidden.kind)))
 (= old.hidden.filled (and $x299 (< 1 old.hidden.parts) (= ?x995 old.hidden.n)))))))
(assert
 (let (($x675 (= (_ bv26 7) old.hidden.kind)))
 (let (($x3244 (ite $x675 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x2139 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x995 (div (* ?x2139 old.hidden.multiple) old.hidden.parts)))
 (let (($x3396 (= (- 1) old.hidden.n)))
 (let (($x299 (= (_ bv67 7) old.hidden.kind)))
 (let (($x2640 (= (_ bv93 7) old.hidden.kind)))
 (let (($x1805 (ite $x2640 (or $x3396 (< old.hidden.block old.hidden.n)) (ite $x299 (or $x3396 (< ?x995 old.hidden.n)) $x3244))))
 (let (($x1548 (ite (or (= (_ bv98 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x1805)))
 (let (($x1099 (= (_ bv49 7) old.hidden.kind)))
 (let (($x1516 (= (_ bv88 7) old.hidden.kind)))
 (let (($x1521 (or $x1516 $x1099)))
 (= old.hidden.moved (ite $x1521 old.hidden.given_moved $x1548)))))))))))))))
(assert
 (let (($x2317 (= (_ bv67 7) old.lm_head.cut.kind)))
 (let (($x498 (and $x2317 (not (= 0 (mod old.lm_head.cut.n old.lm_head.cut.multiple))))))
 (= old.lm_head.cut.padded $x498))))
(assert
 (let (($x2098 (= (_ bv98 7) old.hidden.kind)))
 (let (($x1099 (= (_ bv49 7) old.hidden.kind)))
 (let (($x1516 (= (_ bv88 7) old.hidden.kind)))
 (let (($x1521 (or $x1516 $x1099)))
 (let (($x2499 (ite $x1521 old.hidden.given_everywhere (or $x2098 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x2499)))))))
(assert
 (let (($x3472 (= (_ bv98 7) old.lm_head.cut.kind)))
 (let (($x2796 (or $x3472 (and (= 1 old.lm_head.cut.parts) (not old.lm_head.cut.padded)))))
 (let (($x2198 (ite (or (= (_ bv88 7) old.lm_head.cut.kind) (= (_ bv49 7) old.lm_head.cut.kind)) old.lm_head.cut.given_everywhere $x2796)))
 (= old.lm_head.cut.everywhere $x2198)))))
(assert
 (let (($x3416 (not old.hidden.moved)))
 (let (($x1287 (= (_ bv101 7) old.hidden.kind)))
 (let (($x2640 (= (_ bv93 7) old.hidden.kind)))
 (let (($x2987 (= (_ bv11 7) old.hidden.kind)))
 (let (($x1764 (= (_ bv18 7) old.hidden.kind)))
 (let (($x1851 (or old.hidden.everywhere old.hidden.filled (and (or $x1764 $x2987 $x2640 $x1287) $x3416))))
 (let (($x1099 (= (_ bv49 7) old.hidden.kind)))
 (let (($x1516 (= (_ bv88 7) old.hidden.kind)))
 (let (($x1521 (or $x1516 $x1099)))
 (= old.hidden.undivided (ite $x1521 old.hidden.given_undivided $x1851))))))))))))
(assert
 (let (($x2977 (not old.lm_head.group.pp)))
 (let (($x2539 (or $x2977 (= 1 old.pp))))
 (let (($x510 (not old.lm_head.group.sp)))
 (let (($x2744 (or $x510 (= 1 old.sp))))
 (let (($x2523 (= 1 old.dp)))
 (let (($x1040 (not old.lm_head.group.dp)))
 (let (($x2960 (or $x1040 $x2523)))
 (let (($x1551 (and (or (not old.lm_head.group.tp) (= 1 old.tp)) $x2960 $x2744 $x2539)))
 (let (($x682 (= (_ bv59 7) old.lm_head.collective)))
 (let (($x2792 (or $x682 $x1551)))
 (let (($x1839 (= (_ bv40 7) old.lm_head.split)))
 (let (($x3539 (and $x1839 (and old.hidden.undivided (= old.hidden.least old.hidden.parts)) $x2792)))
 (let (($x374 (= (_ bv97 7) old.lm_head.split)))
 (let ((?x467 (ite (and $x374 old.lm_head.cut.everywhere $x2792) (_ bv98 7) (ite $x374 (_ bv97 7) (ite $x3539 (_ bv98 7) (ite $x1839 (_ bv94 7) (_ bv98 7)))))))
 (= old.lm_head.state ?x467))))))))))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (and (<= 1 new.hidden.block)))
(assert
 (and (<= 0 new.hidden.given_least)))
(assert
 (let (($x1125 (= (_ bv101 7) new.hidden.kind)))
 (let (($x2534 (= (_ bv98 7) new.hidden.kind)))
 (let (($x3384 (= (_ bv93 7) new.hidden.kind)))
 (let (($x2819 (= (_ bv88 7) new.hidden.kind)))
 (let (($x2141 (= (_ bv67 7) new.hidden.kind)))
 (let (($x2663 (= (_ bv58 7) new.hidden.kind)))
 (let (($x978 (= (_ bv49 7) new.hidden.kind)))
 (let (($x2937 (= (_ bv26 7) new.hidden.kind)))
 (let (($x324 (= (_ bv18 7) new.hidden.kind)))
 (let (($x1397 (= (_ bv11 7) new.hidden.kind)))
 (or $x1397 $x324 $x2937 $x978 $x2663 $x2141 $x2819 $x3384 $x2534 $x1125))))))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x1649 (= (_ bv59 7) new.lm_head.collective)))
 (let (($x1472 (= (_ bv10 7) new.lm_head.collective)))
 (or (= (_ bv4 7) new.lm_head.collective) (= (_ bv5 7) new.lm_head.collective) $x1472 $x1649 (= (_ bv75 7) new.lm_head.collective)))))
(assert
 (let (($x2298 (= (_ bv98 7) new.lm_head.cut.kind)))
 (let (($x61 (= (_ bv88 7) new.lm_head.cut.kind)))
 (let (($x2030 (= (_ bv67 7) new.lm_head.cut.kind)))
 (let (($x2624 (= (_ bv49 7) new.lm_head.cut.kind)))
 (or (= (_ bv11 7) new.lm_head.cut.kind) (= (_ bv18 7) new.lm_head.cut.kind) (= (_ bv26 7) new.lm_head.cut.kind) $x2624 (= (_ bv58 7) new.lm_head.cut.kind) $x2030 $x61 (= (_ bv93 7) new.lm_head.cut.kind) $x2298 (= (_ bv101 7) new.lm_head.cut.kind)))))))
(assert
 (and (<= 1 new.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) new.lm_head.cut.n)))
(assert
 (and (<= 1 new.lm_head.cut.parts)))
(assert
 (let (($x74 (= (_ bv97 7) new.lm_head.split)))
 (let (($x2686 (= (_ bv40 7) new.lm_head.split)))
 (or $x2686 (= (_ bv59 7) new.lm_head.split) $x74))))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let (($x2141 (= (_ bv67 7) new.hidden.kind)))
 (= new.hidden.padded (and $x2141 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let ((?x3010 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1790 (div (* ?x3010 new.hidden.multiple) new.hidden.parts)))
 (let (($x3334 (= (- 1) new.hidden.n)))
 (let ((?x1373 (ite (or $x3334 (< (* ?x1790 new.hidden.parts) new.hidden.n)) 0 1)))
 (let (($x2141 (= (_ bv67 7) new.hidden.kind)))
 (let ((?x724 (ite $x2141 (ite (= 0 (mod new.hidden.multiple new.hidden.parts)) 1 ?x1373) new.hidden.given_least)))
 (let ((?x3698 (ite (or $x3334 (not (= 0 (mod new.hidden.n new.hidden.parts)))) 0 1)))
 (let (($x2937 (= (_ bv26 7) new.hidden.kind)))
 (let ((?x2874 (ite $x2937 (ite (and $x3334 (= 1 new.hidden.parts)) 1 ?x3698) ?x724)))
 (let (($x2663 (= (_ bv58 7) new.hidden.kind)))
 (let (($x1125 (= (_ bv101 7) new.hidden.kind)))
 (let (($x3384 (= (_ bv93 7) new.hidden.kind)))
 (let (($x1397 (= (_ bv11 7) new.hidden.kind)))
 (let (($x324 (= (_ bv18 7) new.hidden.kind)))
 (let (($x2534 (= (_ bv98 7) new.hidden.kind)))
 (let ((?x2132 (ite $x2534 new.hidden.parts (ite (or $x324 $x1397 $x3384 $x1125 $x2663) 1 ?x2874))))
 (= new.hidden.least ?x2132))))))))))))))))))
(assert
 (let ((?x3010 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1790 (div (* ?x3010 new.hidden.multiple) new.hidden.parts)))
 (let (($x2141 (= (_ bv67 7) new.hidden.kind)))
 (= new.hidden.filled (and $x2141 (< 1 new.hidden.parts) (= ?x1790 new.hidden.n)))))))
(assert
 (let (($x2937 (= (_ bv26 7) new.hidden.kind)))
 (let (($x867 (ite $x2937 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x3010 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1790 (div (* ?x3010 new.hidden.multiple) new.hidden.parts)))
 (let (($x3334 (= (- 1) new.hidden.n)))
 (let (($x2141 (= (_ bv67 7) new.hidden.kind)))
 (let (($x3384 (= (_ bv93 7) new.hidden.kind)))
 (let (($x438 (ite $x3384 (or $x3334 (< new.hidden.block new.hidden.n)) (ite $x2141 (or $x3334 (< ?x1790 new.hidden.n)) $x867))))
 (let (($x843 (ite (or (= (_ bv98 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x438)))
 (let (($x978 (= (_ bv49 7) new.hidden.kind)))
 (let (($x2819 (= (_ bv88 7) new.hidden.kind)))
 (let (($x1985 (or $x2819 $x978)))
 (= new.hidden.moved (ite $x1985 new.hidden.given_moved $x843)))))))))))))))
(assert
 (let (($x2030 (= (_ bv67 7) new.lm_head.cut.kind)))
 (let (($x3115 (and $x2030 (not (= 0 (mod new.lm_head.cut.n new.lm_head.cut.multiple))))))
 (= new.lm_head.cut.padded $x3115))))
(assert
 (let (($x2534 (= (_ bv98 7) new.hidden.kind)))
 (let (($x978 (= (_ bv49 7) new.hidden.kind)))
 (let (($x2819 (= (_ bv88 7) new.hidden.kind)))
 (let (($x1985 (or $x2819 $x978)))
 (let (($x1590 (ite $x1985 new.hidden.given_everywhere (or $x2534 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x1590)))))))
(assert
 (let (($x2298 (= (_ bv98 7) new.lm_head.cut.kind)))
 (let (($x2844 (or $x2298 (and (= 1 new.lm_head.cut.parts) (not new.lm_head.cut.padded)))))
 (let (($x2332 (ite (or (= (_ bv88 7) new.lm_head.cut.kind) (= (_ bv49 7) new.lm_head.cut.kind)) new.lm_head.cut.given_everywhere $x2844)))
 (= new.lm_head.cut.everywhere $x2332)))))
(assert
 (let (($x2951 (not new.hidden.moved)))
 (let (($x1125 (= (_ bv101 7) new.hidden.kind)))
 (let (($x3384 (= (_ bv93 7) new.hidden.kind)))
 (let (($x1397 (= (_ bv11 7) new.hidden.kind)))
 (let (($x324 (= (_ bv18 7) new.hidden.kind)))
 (let (($x615 (or new.hidden.everywhere new.hidden.filled (and (or $x324 $x1397 $x3384 $x1125) $x2951))))
 (let (($x978 (= (_ bv49 7) new.hidden.kind)))
 (let (($x2819 (= (_ bv88 7) new.hidden.kind)))
 (let (($x1985 (or $x2819 $x978)))
 (= new.hidden.undivided (ite $x1985 new.hidden.given_undivided $x615))))))))))))
(assert
 (let (($x2320 (not new.lm_head.group.pp)))
 (let (($x666 (or $x2320 (= 1 new.pp))))
 (let (($x3750 (not new.lm_head.group.sp)))
 (let (($x314 (or $x3750 (= 1 new.sp))))
 (let (($x766 (= 1 new.dp)))
 (let (($x2296 (not new.lm_head.group.dp)))
 (let (($x2094 (or $x2296 $x766)))
 (let (($x3335 (and (or (not new.lm_head.group.tp) (= 1 new.tp)) $x2094 $x314 $x666)))
 (let (($x1649 (= (_ bv59 7) new.lm_head.collective)))
 (let (($x2473 (or $x1649 $x3335)))
 (let (($x2686 (= (_ bv40 7) new.lm_head.split)))
 (let (($x1714 (and $x2686 (and new.hidden.undivided (= new.hidden.least new.hidden.parts)) $x2473)))
 (let (($x74 (= (_ bv97 7) new.lm_head.split)))
 (let ((?x1243 (ite (and $x74 new.lm_head.cut.everywhere $x2473) (_ bv98 7) (ite $x74 (_ bv97 7) (ite $x1714 (_ bv98 7) (ite $x2686 (_ bv94 7) (_ bv98 7)))))))
 (= new.lm_head.state ?x1243))))))))))))))))
(assert
 (= old.attention.out.group.dp new.attention.out.group.dp))
(assert
 (= old.attention.qkv.group.dp new.attention.qkv.group.dp))
(assert
 (= old.attention.scores.group.dp new.attention.scores.group.dp))
(assert
 (= old.batch.idle new.batch.idle))
(assert
 (= old.batch.sequences.kind new.batch.sequences.kind))
(assert
 (= old.embedding.group.dp new.embedding.group.dp))
(assert
 (= old.ffn.down.group.dp new.ffn.down.group.dp))
(assert
 (= old.ffn.gate.group.dp new.ffn.gate.group.dp))
(assert
 (= old.ffn.up.group.dp new.ffn.up.group.dp))
(assert
 (= old.hidden.block new.hidden.block))
(assert
 (= old.hidden.given_everywhere new.hidden.given_everywhere))
(assert
 (= old.hidden.given_least new.hidden.given_least))
(assert
 (= old.hidden.given_moved new.hidden.given_moved))
(assert
 (= old.hidden.given_undivided new.hidden.given_undivided))
(assert
 (= old.hidden.kind new.hidden.kind))
(assert
 (= old.hidden.multiple new.hidden.multiple))
(assert
 (= old.hidden.n new.hidden.n))
(assert
 (= old.hidden.parts new.hidden.parts))
(assert
 (= old.lm_head.collective new.lm_head.collective))
(assert
 (= old.lm_head.cut.given_everywhere new.lm_head.cut.given_everywhere))
(assert
 (= old.lm_head.cut.kind new.lm_head.cut.kind))
(assert
 (= old.lm_head.cut.multiple new.lm_head.cut.multiple))
(assert
 (= old.lm_head.cut.n new.lm_head.cut.n))
(assert
 (= old.lm_head.cut.parts new.lm_head.cut.parts))
(assert
 (= old.lm_head.group.dp new.lm_head.group.dp))
(assert
 (= old.lm_head.group.pp new.lm_head.group.pp))
(assert
 (= old.lm_head.group.sp new.lm_head.group.sp))
(assert
 (= old.lm_head.group.tp new.lm_head.group.tp))
(assert
 (= old.lm_head.split new.lm_head.split))
(assert
 (= old.moe.block new.moe.block))
(assert
 (= old.moe.group.dp new.moe.group.dp))
(assert
 (= old.moe.group.ep new.moe.group.ep))
(assert
 (= old.moe.group.sp new.moe.group.sp))
(assert
 (= old.moe.group.tp new.moe.group.tp))
(assert
 (= old.pp new.pp))
(assert
 (= old.sp new.sp))
(assert
 (= old.tp new.tp))
(assert
 (= (_ bv43 7) old.batch.idle))
(assert
 (let (($x2071 (= (_ bv101 7) old.batch.sequences.kind)))
 (let (($x2912 (= (_ bv93 7) old.batch.sequences.kind)))
 (let (($x1712 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x2836 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2205 (= (_ bv98 7) old.batch.sequences.kind)))
 (or $x2205 $x2836 $x1712 $x2912 $x2071)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1195 (* old.sp old.tp)))
 (<= old.moe.block ?x1195)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1195 (* old.sp old.tp)))
 (= old.stage.ranks ?x1195)))
(assert
 (not old.embedding.group.dp))
(assert
 (not old.attention.qkv.group.dp))
(assert
 (not old.attention.scores.group.dp))
(assert
 (not old.attention.out.group.dp))
(assert
 (not old.ffn.gate.group.dp))
(assert
 (not old.ffn.up.group.dp))
(assert
 (not old.ffn.down.group.dp))
(assert
 (not old.lm_head.group.dp))
(assert
 (let (($x410 (not old.moe.group.sp)))
 (let (($x2582 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x2582 $x410))))
(assert
 (let ((?x3224 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3224)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x2320 (not new.lm_head.group.pp)))
 (let (($x666 (or $x2320 (= 1 new.pp))))
 (let (($x3750 (not new.lm_head.group.sp)))
 (let (($x314 (or $x3750 (= 1 new.sp))))
 (let (($x766 (= 1 new.dp)))
 (let (($x2296 (not new.lm_head.group.dp)))
 (let (($x2094 (or $x2296 $x766)))
 (let (($x3335 (and (or (not new.lm_head.group.tp) (= 1 new.tp)) $x2094 $x314 $x666)))
 (let (($x1472 (= (_ bv10 7) new.lm_head.collective)))
 (let (($x1649 (= (_ bv59 7) new.lm_head.collective)))
 (let (($x2409 (or $x1649 (and (= (_ bv98 7) new.lm_head.state) (or $x1472 $x3335)) (and (or new.lm_head.group.tp (= 1 new.tp)) $x2094 $x314 $x666))))
 (not $x2409)))))))))))))
(assert
 (let (($x2977 (not old.lm_head.group.pp)))
(let (($x2539 (or $x2977 (= 1 old.pp))))
(let (($x510 (not old.lm_head.group.sp)))
(let (($x2744 (or $x510 (= 1 old.sp))))
(let (($x2523 (= 1 old.dp)))
(let (($x1040 (not old.lm_head.group.dp)))
(let (($x2960 (or $x1040 $x2523)))
(let (($x1551 (and (or (not old.lm_head.group.tp) (= 1 old.tp)) $x2960 $x2744 $x2539)))
(let (($x2149 (= (_ bv10 7) old.lm_head.collective)))
(let (($x682 (= (_ bv59 7) old.lm_head.collective)))
(or $x682 (and (= (_ bv98 7) old.lm_head.state) (or $x2149 $x1551)) (and (or old.lm_head.group.tp (= 1 old.tp)) $x2960 $x2744 $x2539)))))))))))))
(check-sat)

; from one replica to any number, question 74
(reset)
(set-logic ALL)
; benchmark generated from python API
(set-info :status unknown)
(declare-fun old.batch.idle () (_ BitVec 7))
(declare-fun old.batch.sequences.kind () (_ BitVec 7))
(declare-fun old.dp () Int)
(declare-fun old.hidden.block () Int)
(declare-fun old.hidden.given_least () Int)
(declare-fun old.hidden.kind () (_ BitVec 7))
(declare-fun old.hidden.multiple () Int)
(declare-fun old.hidden.n () Int)
(declare-fun old.hidden.parts () Int)
(declare-fun old.lm_head.collective () (_ BitVec 7))
(declare-fun old.lm_head.cut.kind () (_ BitVec 7))
(declare-fun old.lm_head.cut.multiple () Int)
(declare-fun old.lm_head.cut.n () Int)
(declare-fun old.lm_head.cut.parts () Int)
(declare-fun old.lm_head.order () (_ BitVec 7))
(declare-fun old.lm_head.split () (_ BitVec 7))
(declare-fun old.moe.block () Int)
(declare-fun old.pp () Int)
(declare-fun old.sp () Int)
(declare-fun old.stage.ranks () Int)
(declare-fun old.tp () Int)
(declare-fun old.hidden.padded () Bool)
(declare-fun old.hidden.least () Int)
(declare-fun old.hidden.filled () Bool)
(declare-fun old.hidden.given_moved () Bool)
(declare-fun old.hidden.moved () Bool)
(declare-fun old.lm_head.cut.padded () Bool)
(declare-fun old.hidden.given_everywhere () Bool)
(declare-fun old.hidden.everywhere () Bool)
(declare-fun old.lm_head.cut.given_everywhere () Bool)
(declare-fun old.lm_head.cut.everywhere () Bool)
(declare-fun old.hidden.given_undivided () Bool)
(declare-fun old.hidden.undivided () Bool)
(declare-fun old.lm_head.group.pp () Bool)
(declare-fun old.lm_head.group.sp () Bool)
(declare-fun old.lm_head.group.dp () Bool)
(declare-fun old.lm_head.group.tp () Bool)
(declare-fun old.lm_head.state () (_ BitVec 7))
(declare-fun new.dp () Int)
(declare-fun new.hidden.block () Int)
(declare-fun new.hidden.given_least () Int)
(declare-fun new.hidden.kind () (_ BitVec 7))
(declare-fun new.hidden.multiple () Int)
(declare-fun new.hidden.n () Int)
(declare-fun new.hidden.parts () Int)
(declare-fun new.lm_head.collective () (_ BitVec 7))
(declare-fun new.lm_head.cut.kind () (_ BitVec 7))
(declare-fun new.lm_head.cut.multiple () Int)
(declare-fun new.lm_head.cut.n () Int)
(declare-fun new.lm_head.cut.parts () Int)
(declare-fun new.lm_head.order () (_ BitVec 7))
(declare-fun new.lm_head.split () (_ BitVec 7))
(declare-fun new.moe.block () Int)
(declare-fun new.pp () Int)
(declare-fun new.sp () Int)
(declare-fun new.stage.ranks () Int)
(declare-fun new.tp () Int)
(declare-fun new.hidden.padded () Bool)
(declare-fun new.hidden.least () Int)
(declare-fun new.hidden.filled () Bool)
(declare-fun new.hidden.given_moved () Bool)
(declare-fun new.hidden.moved () Bool)
(declare-fun new.lm_head.cut.padded () Bool)
(declare-fun new.hidden.given_everywhere () Bool)
(declare-fun new.hidden.everywhere () Bool)
(declare-fun new.lm_head.cut.given_everywhere () Bool)
(declare-fun new.lm_head.cut.everywhere () Bool)
(declare-fun new.hidden.given_undivided () Bool)
(declare-fun new.hidden.undivided () Bool)
(declare-fun new.lm_head.group.pp () Bool)
(declare-fun new.lm_head.group.sp () Bool)
(declare-fun new.lm_head.group.dp () Bool)
(declare-fun new.lm_head.group.tp () Bool)
(declare-fun new.lm_head.state () (_ BitVec 7))
(declare-fun new.attention.out.group.dp () Bool)
(declare-fun old.attention.out.group.dp () Bool)
(declare-fun new.attention.qkv.group.dp () Bool)
(declare-fun old.attention.qkv.group.dp () Bool)
(declare-fun new.attention.scores.group.dp () Bool)
(declare-fun old.attention.scores.group.dp () Bool)
(declare-fun new.batch.idle () (_ BitVec 7))
(declare-fun new.batch.sequences.kind () (_ BitVec 7))
(declare-fun new.embedding.group.dp () Bool)
(declare-fun old.embedding.group.dp () Bool)
(declare-fun new.ffn.down.group.dp () Bool)
(declare-fun old.ffn.down.group.dp () Bool)
(declare-fun new.ffn.gate.group.dp () Bool)
(declare-fun old.ffn.gate.group.dp () Bool)
(declare-fun new.ffn.up.group.dp () Bool)
(declare-fun old.ffn.up.group.dp () Bool)
(declare-fun new.lm_head.reversible () Bool)
(declare-fun old.lm_head.reversible () Bool)
(declare-fun new.moe.group.dp () Bool)
(declare-fun old.moe.group.dp () Bool)
(declare-fun new.moe.group.ep () Bool)
(declare-fun old.moe.group.ep () Bool)
(declare-fun new.moe.group.sp () Bool)
(declare-fun old.moe.group.sp () Bool)
(declare-fun new.moe.group.tp () Bool)
(declare-fun old.moe.group.tp () Bool)
(assert
 (let (($x1442 (= (_ bv43 7) old.batch.idle)))
 (or $x1442 (= (_ bv89 7) old.batch.idle))))
(assert
 (let (($x2071 (= (_ bv101 7) old.batch.sequences.kind)))
 (let (($x2205 (= (_ bv98 7) old.batch.sequences.kind)))
 (let (($x2912 (= (_ bv93 7) old.batch.sequences.kind)))
 (let (($x1712 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x2836 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x2836 $x1712 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv49 7) old.batch.sequences.kind) (= (_ bv58 7) old.batch.sequences.kind) (= (_ bv67 7) old.batch.sequences.kind) (= (_ bv88 7) old.batch.sequences.kind) $x2912 $x2205 $x2071)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (and (<= 1 old.hidden.block)))
(assert
 (and (<= 0 old.hidden.given_least)))
(assert
 (let (($x1287 (= (_ bv101 7) old.hidden.kind)))
 (let (($x2098 (= (_ bv98 7) old.hidden.kind)))
 (let (($x2640 (= (_ bv93 7) old.hidden.kind)))
 (let (($x1516 (= (_ bv88 7) old.hidden.kind)))
 (let (($x299 (= (_ bv67 7) old.hidden.kind)))
 (let (($x2402 (= (_ bv58 7) old.hidden.kind)))
 (let (($x1099 (= (_ bv49 7) old.hidden.kind)))
 (let (($x675 (= (_ bv26 7) old.hidden.kind)))
 (let (($x1764 (= (_ bv18 7) old.hidden.kind)))
 (let (($x2987 (= (_ bv11 7) old.hidden.kind)))
 (or $x2987 $x1764 $x675 $x1099 $x2402 $x299 $x1516 $x2640 $x2098 $x1287))))))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x682 (= (_ bv59 7) old.lm_head.collective)))
 (let (($x2149 (= (_ bv10 7) old.lm_head.collective)))
 (let (($x1239 (= (_ bv4 7) old.lm_head.collective)))
 (or $x1239 (= (_ bv5 7) old.lm_head.collective) $x2149 $x682 (= (_ bv75 7) old.lm_head.collective))))))
(assert
 (let (($x3472 (= (_ bv98 7) old.lm_head.cut.kind)))
 (let (($x282 (= (_ bv88 7) old.lm_head.cut.kind)))
 (let (($x2317 (= (_ bv67 7) old.lm_head.cut.kind)))
 (let (($x3018 (= (_ bv49 7) old.lm_head.cut.kind)))
 (or (= (_ bv11 7) old.lm_head.cut.kind) (= (_ bv18 7) old.lm_head.cut.kind) (= (_ bv26 7) old.lm_head.cut.kind) $x3018 (= (_ bv58 7) old.lm_head.cut.kind) $x2317 $x282 (= (_ bv93 7) old.lm_head.cut.kind) $x3472 (= (_ bv101 7) old.lm_head.cut.kind)))))))
(assert
 (and (<= 1 old.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) old.lm_head.cut.n)))
(assert
 (and (<= 1 old.lm_head.cut.parts)))
(assert
 (let (($x160 (= (_ bv66 7) old.lm_head.order)))
 (or $x160 (= (_ bv79 7) old.lm_head.order))))
(assert
 (let (($x374 (= (_ bv97 7) old.lm_head.split)))
 (let (($x1839 (= (_ bv40 7) old.lm_head.split)))
 (or $x1839 (= (_ bv59 7) old.lm_head.split) $x374))))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let (($x299 (= (_ bv67 7) old.hidden.kind)))
 (= old.hidden.padded (and $x299 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let ((?x2139 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x995 (div (* ?x2139 old.hidden.multiple) old.hidden.parts)))
 (let (($x3396 (= (- 1) old.hidden.n)))
 (let ((?x2066 (ite (or $x3396 (< (* ?x995 old.hidden.parts) old.hidden.n)) 0 1)))
 (let (($x299 (= (_ bv67 7) old.hidden.kind)))
 (let ((?x3110 (ite $x299 (ite (= 0 (mod old.hidden.multiple old.hidden.parts)) 1 ?x2066) old.hidden.given_least)))
 (let ((?x1951 (ite (or $x3396 (not (= 0 (mod old.hidden.n old.hidden.parts)))) 0 1)))
 (let (($x675 (= (_ bv26 7) old.hidden.kind)))
 (let ((?x1582 (ite $x675 (ite (and $x3396 (= 1 old.hidden.parts)) 1 ?x1951) ?x3110)))
 (let (($x2402 (= (_ bv58 7) old.hidden.kind)))
 (let (($x1287 (= (_ bv101 7) old.hidden.kind)))
 (let (($x2640 (= (_ bv93 7) old.hidden.kind)))
 (let (($x2987 (= (_ bv11 7) old.hidden.kind)))
 (let (($x1764 (= (_ bv18 7) old.hidden.kind)))
 (let (($x2098 (= (_ bv98 7) old.hidden.kind)))
 (let ((?x608 (ite $x2098 old.hidden.parts (ite (or $x1764 $x2987 $x2640 $x1287 $x2402) 1 ?x1582))))
 (= old.hidden.least ?x608))))))))))))))))))
(assert
 (let ((?x2139 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x995 (div (* ?x2139 old.hidden.multiple) old.hidden.parts)))
 (let (($x299 (= (_ bv67 7) old.hidden.kind)))
 (= old.hidden.filled (and $x299 (< 1 old.hidden.parts) (= ?x995 old.hidden.n)))))))
(assert
 (let (($x675 (= (_ bv26 7) old.hidden.kind)))
 (let (($x3244 (ite $x675 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x2139 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x995 (div (* ?x2139 old.hidden.multiple) old.hidden.parts)))
 (let (($x3396 (= (- 1) old.hidden.n)))
 (let (($x299 (= (_ bv67 7) old.hidden.kind)))
 (let (($x2640 (= (_ bv93 7) old.hidden.kind)))
 (let (($x1805 (ite $x2640 (or $x3396 (< old.hidden.block old.hidden.n)) (ite $x299 (or $x3396 (< ?x995 old.hidden.n)) $x3244))))
 (let (($x1548 (ite (or (= (_ bv98 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x1805)))
 (let (($x1099 (= (_ bv49 7) old.hidden.kind)))
 (let (($x1516 (= (_ bv88 7) old.hidden.kind)))
 (let (($x1521 (or $x1516 $x1099)))
 (= old.hidden.moved (ite $x1521 old.hidden.given_moved $x1548)))))))))))))))
(assert
 (let (($x2317 (= (_ bv67 7) old.lm_head.cut.kind)))
 (let (($x498 (and $x2317 (not (= 0 (mod old.lm_head.cut.n old.lm_head.cut.multiple))))))
 (= old.lm_head.cut.padded $x498))))
(assert
 (let (($x2098 (= (_ bv98 7) old.hidden.kind)))
 (let (($x1099 (= (_ bv49 7) old.hidden.kind)))
 (let (($x1516 (= (_ bv88 7) old.hidden.kind)))
 (let (($x1521 (or $x1516 $x1099)))
 (let (($x2499 (ite $x1521 old.hidden.given_everywhere (or $x2098 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x2499)))))))
(assert
 (let (($x3472 (= (_ bv98 7) old.lm_head.cut.kind)))
 (let (($x2796 (or $x3472 (and (= 1 old.lm_head.cut.parts) (not old.lm_head.cut.padded)))))
 (let (($x2198 (ite (or (= (_ bv88 7) old.lm_head.cut.kind) (= (_ bv49 7) old.lm_head.cut.kind)) old.lm_head.cut.given_everywhere $x2796)))
 (= old.lm_head.cut.everywhere $x2198)))))
(assert
 (let (($x3416 (not old.hidden.moved)))
 (let (($x1287 (= (_ bv101 7) old.hidden.kind)))
 (let (($x2640 (= (_ bv93 7) old.hidden.kind)))
 (let (($x2987 (= (_ bv11 7) old.hidden.kind)))
 (let (($x1764 (= (_ bv18 7) old.hidden.kind)))
 (let (($x1851 (or old.hidden.everywhere old.hidden.filled (and (or $x1764 $x2987 $x2640 $x1287) $x3416))))
 (let (($x1099 (= (_ bv49 7) old.hidden.kind)))
 (let (($x1516 (= (_ bv88 7) old.hidden.kind)))
 (let (($x1521 (or $x1516 $x1099)))
 (= old.hidden.undivided (ite $x1521 old.hidden.given_undivided $x1851))))))))))))
(assert
 (let (($x1551 (and (or (not old.lm_head.group.tp) (= 1 old.tp)) (or (not old.lm_head.group.dp) (= 1 old.dp)) (or (not old.lm_head.group.sp) (= 1 old.sp)) (or (not old.lm_head.group.pp) (= 1 old.pp)))))
 (let (($x682 (= (_ bv59 7) old.lm_head.collective)))
 (let (($x2792 (or $x682 $x1551)))
 (let (($x1839 (= (_ bv40 7) old.lm_head.split)))
 (let (($x3539 (and $x1839 (and old.hidden.undivided (= old.hidden.least old.hidden.parts)) $x2792)))
 (let (($x374 (= (_ bv97 7) old.lm_head.split)))
 (let ((?x467 (ite (and $x374 old.lm_head.cut.everywhere $x2792) (_ bv98 7) (ite $x374 (_ bv97 7) (ite $x3539 (_ bv98 7) (ite $x1839 (_ bv94 7) (_ bv98 7)))))))
 (= old.lm_head.state ?x467)))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (and (<= 1 new.hidden.block)))
(assert
 (and (<= 0 new.hidden.given_least)))
(assert
 (let (($x1125 (= (_ bv101 7) new.hidden.kind)))
 (let (($x2534 (= (_ bv98 7) new.hidden.kind)))
 (let (($x3384 (= (_ bv93 7) new.hidden.kind)))
 (let (($x2819 (= (_ bv88 7) new.hidden.kind)))
 (let (($x2141 (= (_ bv67 7) new.hidden.kind)))
 (let (($x2663 (= (_ bv58 7) new.hidden.kind)))
 (let (($x978 (= (_ bv49 7) new.hidden.kind)))
 (let (($x2937 (= (_ bv26 7) new.hidden.kind)))
 (let (($x324 (= (_ bv18 7) new.hidden.kind)))
 (let (($x1397 (= (_ bv11 7) new.hidden.kind)))
 (or $x1397 $x324 $x2937 $x978 $x2663 $x2141 $x2819 $x3384 $x2534 $x1125))))))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x1649 (= (_ bv59 7) new.lm_head.collective)))
 (let (($x1472 (= (_ bv10 7) new.lm_head.collective)))
 (let (($x1057 (= (_ bv4 7) new.lm_head.collective)))
 (or $x1057 (= (_ bv5 7) new.lm_head.collective) $x1472 $x1649 (= (_ bv75 7) new.lm_head.collective))))))
(assert
 (let (($x2298 (= (_ bv98 7) new.lm_head.cut.kind)))
 (let (($x61 (= (_ bv88 7) new.lm_head.cut.kind)))
 (let (($x2030 (= (_ bv67 7) new.lm_head.cut.kind)))
 (let (($x2624 (= (_ bv49 7) new.lm_head.cut.kind)))
 (or (= (_ bv11 7) new.lm_head.cut.kind) (= (_ bv18 7) new.lm_head.cut.kind) (= (_ bv26 7) new.lm_head.cut.kind) $x2624 (= (_ bv58 7) new.lm_head.cut.kind) $x2030 $x61 (= (_ bv93 7) new.lm_head.cut.kind) $x2298 (= (_ bv101 7) new.lm_head.cut.kind)))))))
(assert
 (and (<= 1 new.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) new.lm_head.cut.n)))
(assert
 (and (<= 1 new.lm_head.cut.parts)))
(assert
 (let (($x3787 (= (_ bv66 7) new.lm_head.order)))
 (or $x3787 (= (_ bv79 7) new.lm_head.order))))
(assert
 (let (($x74 (= (_ bv97 7) new.lm_head.split)))
 (let (($x2686 (= (_ bv40 7) new.lm_head.split)))
 (or $x2686 (= (_ bv59 7) new.lm_head.split) $x74))))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let (($x2141 (= (_ bv67 7) new.hidden.kind)))
 (= new.hidden.padded (and $x2141 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let ((?x3010 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1790 (div (* ?x3010 new.hidden.multiple) new.hidden.parts)))
 (let (($x3334 (= (- 1) new.hidden.n)))
 (let ((?x1373 (ite (or $x3334 (< (* ?x1790 new.hidden.parts) new.hidden.n)) 0 1)))
 (let (($x2141 (= (_ bv67 7) new.hidden.kind)))
 (let ((?x724 (ite $x2141 (ite (= 0 (mod new.hidden.multiple new.hidden.parts)) 1 ?x1373) new.hidden.given_least)))
 (let ((?x3698 (ite (or $x3334 (not (= 0 (mod new.hidden.n new.hidden.parts)))) 0 1)))
 (let (($x2937 (= (_ bv26 7) new.hidden.kind)))
 (let ((?x2874 (ite $x2937 (ite (and $x3334 (= 1 new.hidden.parts)) 1 ?x3698) ?x724)))
 (let (($x2663 (= (_ bv58 7) new.hidden.kind)))
 (let (($x1125 (= (_ bv101 7) new.hidden.kind)))
 (let (($x3384 (= (_ bv93 7) new.hidden.kind)))
 (let (($x1397 (= (_ bv11 7) new.hidden.kind)))
 (let (($x324 (= (_ bv18 7) new.hidden.kind)))
 (let (($x2534 (= (_ bv98 7) new.hidden.kind)))
 (let ((?x2132 (ite $x2534 new.hidden.parts (ite (or $x324 $x1397 $x3384 $x1125 $x2663) 1 ?x2874))))
 (= new.hidden.least ?x2132))))))))))))))))))
(assert
 (let ((?x3010 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1790 (div (* ?x3010 new.hidden.multiple) new.hidden.parts)))
 (let (($x2141 (= (_ bv67 7) new.hidden.kind)))
 (= new.hidden.filled (and $x2141 (< 1 new.hidden.parts) (= ?x1790 new.hidden.n)))))))
(assert
 (let (($x2937 (= (_ bv26 7) new.hidden.kind)))
 (let (($x867 (ite $x2937 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x3010 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1790 (div (* ?x3010 new.hidden.multiple) new.hidden.parts)))
 (let (($x3334 (= (- 1) new.hidden.n)))
 (let (($x2141 (= (_ bv67 7) new.hidden.kind)))
 (let (($x3384 (= (_ bv93 7) new.hidden.kind)))
 (let (($x438 (ite $x3384 (or $x3334 (< new.hidden.block new.hidden.n)) (ite $x2141 (or $x3334 (< ?x1790 new.hidden.n)) $x867))))
 (let (($x843 (ite (or (= (_ bv98 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x438)))
 (let (($x978 (= (_ bv49 7) new.hidden.kind)))
 (let (($x2819 (= (_ bv88 7) new.hidden.kind)))
 (let (($x1985 (or $x2819 $x978)))
 (= new.hidden.moved (ite $x1985 new.hidden.given_moved $x843)))))))))))))))
(assert
 (let (($x2030 (= (_ bv67 7) new.lm_head.cut.kind)))
 (let (($x3115 (and $x2030 (not (= 0 (mod new.lm_head.cut.n new.lm_head.cut.multiple))))))
 (= new.lm_head.cut.padded $x3115))))
(assert
 (let (($x2534 (= (_ bv98 7) new.hidden.kind)))
 (let (($x978 (= (_ bv49 7) new.hidden.kind)))
 (let (($x2819 (= (_ bv88 7) new.hidden.kind)))
 (let (($x1985 (or $x2819 $x978)))
 (let (($x1590 (ite $x1985 new.hidden.given_everywhere (or $x2534 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x1590)))))))
(assert
 (let (($x2298 (= (_ bv98 7) new.lm_head.cut.kind)))
 (let (($x2844 (or $x2298 (and (= 1 new.lm_head.cut.parts) (not new.lm_head.cut.padded)))))
 (let (($x2332 (ite (or (= (_ bv88 7) new.lm_head.cut.kind) (= (_ bv49 7) new.lm_head.cut.kind)) new.lm_head.cut.given_everywhere $x2844)))
 (= new.lm_head.cut.everywhere $x2332)))))
(assert
 (let (($x2951 (not new.hidden.moved)))
 (let (($x1125 (= (_ bv101 7) new.hidden.kind)))
 (let (($x3384 (= (_ bv93 7) new.hidden.kind)))
 (let (($x1397 (= (_ bv11 7) new.hidden.kind)))
 (let (($x324 (= (_ bv18 7) new.hidden.kind)))
 (let (($x615 (or new.hidden.everywhere new.hidden.filled (and (or $x324 $x1397 $x3384 $x1125) $x2951))))
 (let (($x978 (= (_ bv49 7) new.hidden.kind)))
 (let (($x2819 (= (_ bv88 7) new.hidden.kind)))
 (let (($x1985 (or $x2819 $x978)))
 (= new.hidden.undivided (ite $x1985 new.hidden.given_undivided $x615))))))))))))
(assert
 (let (($x3335 (and (or (not new.lm_head.group.tp) (= 1 new.tp)) (or (not new.lm_head.group.dp) (= 1 new.dp)) (or (not new.lm_head.group.sp) (= 1 new.sp)) (or (not new.lm_head.group.pp) (= 1 new.pp)))))
 (let (($x1649 (= (_ bv59 7) new.lm_head.collective)))
 (let (($x2473 (or $x1649 $x3335)))
 (let (($x2686 (= (_ bv40 7) new.lm_head.split)))
 (let (($x1714 (and $x2686 (and new.hidden.undivided (= new.hidden.least new.hidden.parts)) $x2473)))
 (let (($x74 (= (_ bv97 7) new.lm_head.split)))
 (let ((?x1243 (ite (and $x74 new.lm_head.cut.everywhere $x2473) (_ bv98 7) (ite $x74 (_ bv97 7) (ite $x1714 (_ bv98 7) (ite $x2686 (_ bv94 7) (_ bv98 7)))))))
 (= new.lm_head.state ?x1243)))))))))
(assert
 (= old.attention.out.group.dp new.attention.out.group.dp))
(assert
 (= old.attention.qkv.group.dp new.attention.qkv.group.dp))
(assert
 (= old.attention.scores.group.dp new.attention.scores.group.dp))
(assert
 (= old.batch.idle new.batch.idle))
(assert
 (= old.batch.sequences.kind new.batch.sequences.kind))
(assert
 (= old.embedding.group.dp new.embedding.group.dp))
(assert
 (= old.ffn.down.group.dp new.ffn.down.group.dp))
(assert
 (= old.ffn.gate.group.dp new.ffn.gate.group.dp))
(assert
 (= old.ffn.up.group.dp new.ffn.up.group.dp))
(assert
 (= old.hidden.block new.hidden.block))
(assert
 (= old.hidden.given_everywhere new.hidden.given_everywhere))
(assert
 (= old.hidden.given_least new.hidden.given_least))
(assert
 (= old.hidden.given_moved new.hidden.given_moved))
(assert
 (= old.hidden.given_undivided new.hidden.given_undivided))
(assert
 (= old.hidden.kind new.hidden.kind))
(assert
 (= old.hidden.multiple new.hidden.multiple))
(assert
 (= old.hidden.n new.hidden.n))
(assert
 (= old.hidden.parts new.hidden.parts))
(assert
 (= old.lm_head.collective new.lm_head.collective))
(assert
 (= old.lm_head.cut.given_everywhere new.lm_head.cut.given_everywhere))
(assert
 (= old.lm_head.cut.kind new.lm_head.cut.kind))
(assert
 (= old.lm_head.cut.multiple new.lm_head.cut.multiple))
(assert
 (= old.lm_head.cut.n new.lm_head.cut.n))
(assert
 (= old.lm_head.cut.parts new.lm_head.cut.parts))
(assert
 (= old.lm_head.group.dp new.lm_head.group.dp))
(assert
 (= old.lm_head.group.pp new.lm_head.group.pp))
(assert
 (= old.lm_head.group.sp new.lm_head.group.sp))
(assert
 (= old.lm_head.group.tp new.lm_head.group.tp))
(assert
 (= old.lm_head.order new.lm_head.order))
(assert
 (= old.lm_head.reversible new.lm_head.reversible))
(assert
 (= old.lm_head.split new.lm_head.split))
(assert
 (= old.moe.block new.moe.block))
(assert
 (= old.moe.group.dp new.moe.group.dp))
(assert
 (= old.moe.group.ep new.moe.group.ep))
(assert
 (= old.moe.group.sp new.moe.group.sp))
(assert
 (= old.moe.group.tp new.moe.group.tp))
(assert
 (= old.pp new.pp))
(assert
 (= old.sp new.sp))
(assert
 (= old.tp new.tp))
(assert
 (= (_ bv43 7) old.batch.idle))
(assert
 (let (($x2071 (= (_ bv101 7) old.batch.sequences.kind)))
 (let (($x2912 (= (_ bv93 7) old.batch.sequences.kind)))
 (let (($x1712 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x2836 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2205 (= (_ bv98 7) old.batch.sequences.kind)))
 (or $x2205 $x2836 $x1712 $x2912 $x2071)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1195 (* old.sp old.tp)))
 (<= old.moe.block ?x1195)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1195 (* old.sp old.tp)))
 (= old.stage.ranks ?x1195)))
(assert
 (not old.embedding.group.dp))
(assert
 (not old.attention.qkv.group.dp))
(assert
 (not old.attention.scores.group.dp))
(assert
 (not old.attention.out.group.dp))
(assert
 (not old.ffn.gate.group.dp))
(assert
 (not old.ffn.up.group.dp))
(assert
 (not old.ffn.down.group.dp))
(assert
 (not old.lm_head.group.dp))
(assert
 (let (($x410 (not old.moe.group.sp)))
 (let (($x2582 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x2582 $x410))))
(assert
 (let ((?x3224 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3224)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x918 (not (or (= (_ bv10 7) new.lm_head.collective) (= (_ bv4 7) new.lm_head.collective)))))
 (let (($x3787 (= (_ bv66 7) new.lm_head.order)))
 (let (($x2949 (= 1 new.tp)))
 (let (($x570 (or $x2949 (not (= (_ bv97 7) new.lm_head.state)) $x3787 $x918 new.lm_head.reversible)))
 (not $x570))))))
(assert
 (let (($x283 (not (or (= (_ bv10 7) old.lm_head.collective) (= (_ bv4 7) old.lm_head.collective)))))
(let (($x160 (= (_ bv66 7) old.lm_head.order)))
(let (($x850 (= 1 old.tp)))
(or $x850 (not (= (_ bv97 7) old.lm_head.state)) $x160 $x283 old.lm_head.reversible)))))
(check-sat)

; from one replica to any number, question 75
(reset)
(set-logic ALL)
; benchmark generated from python API
(set-info :status unknown)
(declare-fun old.batch.idle () (_ BitVec 7))
(declare-fun old.batch.sequences.kind () (_ BitVec 7))
(declare-fun old.dp () Int)
(declare-fun old.hidden.block () Int)
(declare-fun old.hidden.given_least () Int)
(declare-fun old.hidden.kind () (_ BitVec 7))
(declare-fun old.hidden.multiple () Int)
(declare-fun old.hidden.n () Int)
(declare-fun old.hidden.parts () Int)
(declare-fun old.lm_head.bias () (_ BitVec 7))
(declare-fun old.lm_head.collective () (_ BitVec 7))
(declare-fun old.lm_head.cut.block () Int)
(declare-fun old.lm_head.cut.kind () (_ BitVec 7))
(declare-fun old.lm_head.cut.multiple () Int)
(declare-fun old.lm_head.cut.n () Int)
(declare-fun old.lm_head.cut.parts () Int)
(declare-fun old.lm_head.split () (_ BitVec 7))
(declare-fun old.moe.block () Int)
(declare-fun old.pp () Int)
(declare-fun old.sp () Int)
(declare-fun old.stage.ranks () Int)
(declare-fun old.tp () Int)
(declare-fun old.hidden.padded () Bool)
(declare-fun old.hidden.least () Int)
(declare-fun old.hidden.filled () Bool)
(declare-fun old.hidden.given_moved () Bool)
(declare-fun old.hidden.moved () Bool)
(declare-fun old.lm_head.cut.padded () Bool)
(declare-fun old.lm_head.cut.given_moved () Bool)
(declare-fun old.lm_head.cut.moved () Bool)
(declare-fun old.hidden.given_everywhere () Bool)
(declare-fun old.hidden.everywhere () Bool)
(declare-fun old.lm_head.cut.given_everywhere () Bool)
(declare-fun old.lm_head.cut.everywhere () Bool)
(declare-fun old.lm_head.cut.given_first () Bool)
(declare-fun old.lm_head.cut.first_alone () Bool)
(declare-fun old.hidden.given_undivided () Bool)
(declare-fun old.hidden.undivided () Bool)
(declare-fun old.lm_head.group.pp () Bool)
(declare-fun old.lm_head.group.sp () Bool)
(declare-fun old.lm_head.group.dp () Bool)
(declare-fun old.lm_head.group.tp () Bool)
(declare-fun old.lm_head.state () (_ BitVec 7))
(declare-fun new.dp () Int)
(declare-fun new.hidden.block () Int)
(declare-fun new.hidden.given_least () Int)
(declare-fun new.hidden.kind () (_ BitVec 7))
(declare-fun new.hidden.multiple () Int)
(declare-fun new.hidden.n () Int)
(declare-fun new.hidden.parts () Int)
(declare-fun new.lm_head.bias () (_ BitVec 7))
(declare-fun new.lm_head.collective () (_ BitVec 7))
(declare-fun new.lm_head.cut.block () Int)
(declare-fun new.lm_head.cut.kind () (_ BitVec 7))
(declare-fun new.lm_head.cut.multiple () Int)
(declare-fun new.lm_head.cut.n () Int)
(declare-fun new.lm_head.cut.parts () Int)
(declare-fun new.lm_head.split () (_ BitVec 7))
(declare-fun new.moe.block () Int)
(declare-fun new.pp () Int)
(declare-fun new.sp () Int)
(declare-fun new.stage.ranks () Int)
(declare-fun new.tp () Int)
(declare-fun new.hidden.padded () Bool)
(declare-fun new.hidden.least () Int)
(declare-fun new.hidden.filled () Bool)
(declare-fun new.hidden.given_moved () Bool)
(declare-fun new.hidden.moved () Bool)
(declare-fun new.lm_head.cut.padded () Bool)
(declare-fun new.lm_head.cut.given_moved () Bool)
(declare-fun new.lm_head.cut.moved () Bool)
(declare-fun new.hidden.given_everywhere () Bool)
(declare-fun new.hidden.everywhere () Bool)
(declare-fun new.lm_head.cut.given_everywhere () Bool)
(declare-fun new.lm_head.cut.everywhere () Bool)
(declare-fun new.lm_head.cut.given_first () Bool)
(declare-fun new.lm_head.cut.first_alone () Bool)
(declare-fun new.hidden.given_undivided () Bool)
(declare-fun new.hidden.undivided () Bool)
(declare-fun new.lm_head.group.pp () Bool)
(declare-fun new.lm_head.group.sp () Bool)
(declare-fun new.lm_head.group.dp () Bool)
(declare-fun new.lm_head.group.tp () Bool)
(declare-fun new.lm_head.state () (_ BitVec 7))
(declare-fun new.attention.out.group.dp () Bool)
(declare-fun old.attention.out.group.dp () Bool)
(declare-fun new.attention.qkv.group.dp () Bool)
(declare-fun old.attention.qkv.group.dp () Bool)
(declare-fun new.attention.scores.group.dp () Bool)
(declare-fun old.attention.scores.group.dp () Bool)
(declare-fun new.batch.idle () (_ BitVec 7))
(declare-fun new.batch.sequences.kind () (_ BitVec 7))
(declare-fun new.embedding.group.dp () Bool)
(declare-fun old.embedding.group.dp () Bool)
(declare-fun new.ffn.down.group.dp () Bool)
(declare-fun old.ffn.down.group.dp () Bool)
(declare-fun new.ffn.gate.group.dp () Bool)
(declare-fun old.ffn.gate.group.dp () Bool)
(declare-fun new.ffn.up.group.dp () Bool)
(declare-fun old.ffn.up.group.dp () Bool)
(declare-fun new.model.head_bias () Bool)
(declare-fun old.model.head_bias () Bool)
(declare-fun new.moe.group.dp () Bool)
(declare-fun old.moe.group.dp () Bool)
(declare-fun new.moe.group.ep () Bool)
(declare-fun old.moe.group.ep () Bool)
(declare-fun new.moe.group.sp () Bool)
(declare-fun old.moe.group.sp () Bool)
(declare-fun new.moe.group.tp () Bool)
(declare-fun old.moe.group.tp () Bool)
(assert
 (let (($x1442 (= (_ bv43 7) old.batch.idle)))
 (or $x1442 (= (_ bv89 7) old.batch.idle))))
(assert
 (let (($x2071 (= (_ bv101 7) old.batch.sequences.kind)))
 (let (($x2205 (= (_ bv98 7) old.batch.sequences.kind)))
 (let (($x2912 (= (_ bv93 7) old.batch.sequences.kind)))
 (let (($x1712 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x2836 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x2836 $x1712 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv49 7) old.batch.sequences.kind) (= (_ bv58 7) old.batch.sequences.kind) (= (_ bv67 7) old.batch.sequences.kind) (= (_ bv88 7) old.batch.sequences.kind) $x2912 $x2205 $x2071)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (and (<= 1 old.hidden.block)))
(assert
 (and (<= 0 old.hidden.given_least)))
(assert
 (let (($x1287 (= (_ bv101 7) old.hidden.kind)))
 (let (($x2098 (= (_ bv98 7) old.hidden.kind)))
 (let (($x2640 (= (_ bv93 7) old.hidden.kind)))
 (let (($x1516 (= (_ bv88 7) old.hidden.kind)))
 (let (($x299 (= (_ bv67 7) old.hidden.kind)))
 (let (($x2402 (= (_ bv58 7) old.hidden.kind)))
 (let (($x1099 (= (_ bv49 7) old.hidden.kind)))
 (let (($x675 (= (_ bv26 7) old.hidden.kind)))
 (let (($x1764 (= (_ bv18 7) old.hidden.kind)))
 (let (($x2987 (= (_ bv11 7) old.hidden.kind)))
 (or $x2987 $x1764 $x675 $x1099 $x2402 $x299 $x1516 $x2640 $x2098 $x1287))))))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x78 (= (_ bv29 7) old.lm_head.bias)))
 (let (($x1343 (= (_ bv27 7) old.lm_head.bias)))
 (let (($x2929 (= (_ bv1 7) old.lm_head.bias)))
 (or $x2929 (= (_ bv23 7) old.lm_head.bias) $x1343 $x78)))))
(assert
 (let (($x682 (= (_ bv59 7) old.lm_head.collective)))
 (or (= (_ bv4 7) old.lm_head.collective) (= (_ bv5 7) old.lm_head.collective) (= (_ bv10 7) old.lm_head.collective) $x682 (= (_ bv75 7) old.lm_head.collective))))
(assert
 (and (<= 1 old.lm_head.cut.block)))
(assert
 (let (($x3472 (= (_ bv98 7) old.lm_head.cut.kind)))
 (let (($x177 (= (_ bv93 7) old.lm_head.cut.kind)))
 (let (($x282 (= (_ bv88 7) old.lm_head.cut.kind)))
 (let (($x2317 (= (_ bv67 7) old.lm_head.cut.kind)))
 (let (($x3018 (= (_ bv49 7) old.lm_head.cut.kind)))
 (let (($x2480 (= (_ bv26 7) old.lm_head.cut.kind)))
 (or (= (_ bv11 7) old.lm_head.cut.kind) (= (_ bv18 7) old.lm_head.cut.kind) $x2480 $x3018 (= (_ bv58 7) old.lm_head.cut.kind) $x2317 $x282 $x177 $x3472 (= (_ bv101 7) old.lm_head.cut.kind)))))))))
(assert
 (and (<= 1 old.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) old.lm_head.cut.n)))
(assert
 (and (<= 1 old.lm_head.cut.parts)))
(assert
 (let (($x374 (= (_ bv97 7) old.lm_head.split)))
 (let (($x1839 (= (_ bv40 7) old.lm_head.split)))
 (or $x1839 (= (_ bv59 7) old.lm_head.split) $x374))))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let (($x299 (= (_ bv67 7) old.hidden.kind)))
 (= old.hidden.padded (and $x299 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let ((?x2139 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x995 (div (* ?x2139 old.hidden.multiple) old.hidden.parts)))
 (let (($x3396 (= (- 1) old.hidden.n)))
 (let ((?x2066 (ite (or $x3396 (< (* ?x995 old.hidden.parts) old.hidden.n)) 0 1)))
 (let (($x299 (= (_ bv67 7) old.hidden.kind)))
 (let ((?x3110 (ite $x299 (ite (= 0 (mod old.hidden.multiple old.hidden.parts)) 1 ?x2066) old.hidden.given_least)))
 (let ((?x1951 (ite (or $x3396 (not (= 0 (mod old.hidden.n old.hidden.parts)))) 0 1)))
 (let (($x675 (= (_ bv26 7) old.hidden.kind)))
 (let ((?x1582 (ite $x675 (ite (and $x3396 (= 1 old.hidden.parts)) 1 ?x1951) ?x3110)))
 (let (($x2402 (= (_ bv58 7) old.hidden.kind)))
 (let (($x1287 (= (_ bv101 7) old.hidden.kind)))
 (let (($x2640 (= (_ bv93 7) old.hidden.kind)))
 (let (($x2987 (= (_ bv11 7) old.hidden.kind)))
 (let (($x1764 (= (_ bv18 7) old.hidden.kind)))
 (let (($x2098 (= (_ bv98 7) old.hidden.kind)))
 (let ((?x608 (ite $x2098 old.hidden.parts (ite (or $x1764 $x2987 $x2640 $x1287 $x2402) 1 ?x1582))))
 (= old.hidden.least ?x608))))))))))))))))))
(assert
 (let ((?x2139 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x995 (div (* ?x2139 old.hidden.multiple) old.hidden.parts)))
 (let (($x299 (= (_ bv67 7) old.hidden.kind)))
 (= old.hidden.filled (and $x299 (< 1 old.hidden.parts) (= ?x995 old.hidden.n)))))))
(assert
 (let (($x675 (= (_ bv26 7) old.hidden.kind)))
 (let (($x3244 (ite $x675 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x2139 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x995 (div (* ?x2139 old.hidden.multiple) old.hidden.parts)))
 (let (($x3396 (= (- 1) old.hidden.n)))
 (let (($x299 (= (_ bv67 7) old.hidden.kind)))
 (let (($x2640 (= (_ bv93 7) old.hidden.kind)))
 (let (($x1805 (ite $x2640 (or $x3396 (< old.hidden.block old.hidden.n)) (ite $x299 (or $x3396 (< ?x995 old.hidden.n)) $x3244))))
 (let (($x1548 (ite (or (= (_ bv98 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x1805)))
 (let (($x1099 (= (_ bv49 7) old.hidden.kind)))
 (let (($x1516 (= (_ bv88 7) old.hidden.kind)))
 (let (($x1521 (or $x1516 $x1099)))
 (= old.hidden.moved (ite $x1521 old.hidden.given_moved $x1548)))))))))))))))
(assert
 (let (($x2317 (= (_ bv67 7) old.lm_head.cut.kind)))
 (let (($x498 (and $x2317 (not (= 0 (mod old.lm_head.cut.n old.lm_head.cut.multiple))))))
 (= old.lm_head.cut.padded $x498))))
(assert
 (let (($x3485 (= (- 1) old.lm_head.cut.n)))
 (let (($x2480 (= (_ bv26 7) old.lm_head.cut.kind)))
 (let (($x381 (ite $x2480 (or $x3485 (<= old.lm_head.cut.parts old.lm_head.cut.n)) (or $x3485 (< 1 old.lm_head.cut.n)))))
 (let ((?x2345 (div (- (+ old.lm_head.cut.n old.lm_head.cut.multiple) 1) old.lm_head.cut.multiple)))
 (let (($x250 (< (div (* ?x2345 old.lm_head.cut.multiple) old.lm_head.cut.parts) old.lm_head.cut.n)))
 (let (($x2317 (= (_ bv67 7) old.lm_head.cut.kind)))
 (let (($x177 (= (_ bv93 7) old.lm_head.cut.kind)))
 (let (($x428 (ite $x177 (or $x3485 (< old.lm_head.cut.block old.lm_head.cut.n)) (ite $x2317 (or $x3485 $x250) $x381))))
 (let (($x1660 (ite (or (= (_ bv98 7) old.lm_head.cut.kind) (= 1 old.lm_head.cut.parts)) false $x428)))
 (let (($x3018 (= (_ bv49 7) old.lm_head.cut.kind)))
 (let (($x282 (= (_ bv88 7) old.lm_head.cut.kind)))
 (let (($x2568 (or $x282 $x3018)))
 (= old.lm_head.cut.moved (ite $x2568 old.lm_head.cut.given_moved $x1660)))))))))))))))
(assert
 (let (($x2098 (= (_ bv98 7) old.hidden.kind)))
 (let (($x1099 (= (_ bv49 7) old.hidden.kind)))
 (let (($x1516 (= (_ bv88 7) old.hidden.kind)))
 (let (($x1521 (or $x1516 $x1099)))
 (let (($x2499 (ite $x1521 old.hidden.given_everywhere (or $x2098 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x2499)))))))
(assert
 (let (($x3472 (= (_ bv98 7) old.lm_head.cut.kind)))
 (let (($x2796 (or $x3472 (and (= 1 old.lm_head.cut.parts) (not old.lm_head.cut.padded)))))
 (let (($x3018 (= (_ bv49 7) old.lm_head.cut.kind)))
 (let (($x282 (= (_ bv88 7) old.lm_head.cut.kind)))
 (let (($x2568 (or $x282 $x3018)))
 (= old.lm_head.cut.everywhere (ite $x2568 old.lm_head.cut.given_everywhere $x2796))))))))
(assert
 (let (($x561 (not old.lm_head.cut.moved)))
 (let (($x3830 (not (or (= (_ bv98 7) old.lm_head.cut.kind) (= (_ bv26 7) old.lm_head.cut.kind)))))
 (let (($x2630 (= 1 old.lm_head.cut.parts)))
 (let (($x3018 (= (_ bv49 7) old.lm_head.cut.kind)))
 (let (($x282 (= (_ bv88 7) old.lm_head.cut.kind)))
 (let (($x2568 (or $x282 $x3018)))
 (= old.lm_head.cut.first_alone (ite $x2568 old.lm_head.cut.given_first (or $x2630 (and $x3830 $x561)))))))))))
(assert
 (let (($x3416 (not old.hidden.moved)))
 (let (($x1287 (= (_ bv101 7) old.hidden.kind)))
 (let (($x2640 (= (_ bv93 7) old.hidden.kind)))
 (let (($x2987 (= (_ bv11 7) old.hidden.kind)))
 (let (($x1764 (= (_ bv18 7) old.hidden.kind)))
 (let (($x1851 (or old.hidden.everywhere old.hidden.filled (and (or $x1764 $x2987 $x2640 $x1287) $x3416))))
 (let (($x1099 (= (_ bv49 7) old.hidden.kind)))
 (let (($x1516 (= (_ bv88 7) old.hidden.kind)))
 (let (($x1521 (or $x1516 $x1099)))
 (= old.hidden.undivided (ite $x1521 old.hidden.given_undivided $x1851))))))))))))
(assert
 (let (($x1551 (and (or (not old.lm_head.group.tp) (= 1 old.tp)) (or (not old.lm_head.group.dp) (= 1 old.dp)) (or (not old.lm_head.group.sp) (= 1 old.sp)) (or (not old.lm_head.group.pp) (= 1 old.pp)))))
 (let (($x682 (= (_ bv59 7) old.lm_head.collective)))
 (let (($x2792 (or $x682 $x1551)))
 (let (($x1839 (= (_ bv40 7) old.lm_head.split)))
 (let (($x3539 (and $x1839 (and old.hidden.undivided (= old.hidden.least old.hidden.parts)) $x2792)))
 (let (($x374 (= (_ bv97 7) old.lm_head.split)))
 (let ((?x467 (ite (and $x374 old.lm_head.cut.everywhere $x2792) (_ bv98 7) (ite $x374 (_ bv97 7) (ite $x3539 (_ bv98 7) (ite $x1839 (_ bv94 7) (_ bv98 7)))))))
 (= old.lm_head.state ?x467)))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (and (<= 1 new.hidden.block)))
(assert
 (and (<= 0 new.hidden.given_least)))
(assert
 (let (($x1125 (= (_ bv101 7) new.hidden.kind)))
 (let (($x2534 (= (_ bv98 7) new.hidden.kind)))
 (let (($x3384 (= (_ bv93 7) new.hidden.kind)))
 (let (($x2819 (= (_ bv88 7) new.hidden.kind)))
 (let (($x2141 (= (_ bv67 7) new.hidden.kind)))
 (let (($x2663 (= (_ bv58 7) new.hidden.kind)))
 (let (($x978 (= (_ bv49 7) new.hidden.kind)))
 (let (($x2937 (= (_ bv26 7) new.hidden.kind)))
 (let (($x324 (= (_ bv18 7) new.hidden.kind)))
 (let (($x1397 (= (_ bv11 7) new.hidden.kind)))
 (or $x1397 $x324 $x2937 $x978 $x2663 $x2141 $x2819 $x3384 $x2534 $x1125))))))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x3098 (= (_ bv29 7) new.lm_head.bias)))
 (let (($x3185 (= (_ bv27 7) new.lm_head.bias)))
 (let (($x2907 (= (_ bv1 7) new.lm_head.bias)))
 (or $x2907 (= (_ bv23 7) new.lm_head.bias) $x3185 $x3098)))))
(assert
 (let (($x1649 (= (_ bv59 7) new.lm_head.collective)))
 (or (= (_ bv4 7) new.lm_head.collective) (= (_ bv5 7) new.lm_head.collective) (= (_ bv10 7) new.lm_head.collective) $x1649 (= (_ bv75 7) new.lm_head.collective))))
(assert
 (and (<= 1 new.lm_head.cut.block)))
(assert
 (let (($x2298 (= (_ bv98 7) new.lm_head.cut.kind)))
 (let (($x3101 (= (_ bv93 7) new.lm_head.cut.kind)))
 (let (($x61 (= (_ bv88 7) new.lm_head.cut.kind)))
 (let (($x2030 (= (_ bv67 7) new.lm_head.cut.kind)))
 (let (($x2624 (= (_ bv49 7) new.lm_head.cut.kind)))
 (let (($x2873 (= (_ bv26 7) new.lm_head.cut.kind)))
 (or (= (_ bv11 7) new.lm_head.cut.kind) (= (_ bv18 7) new.lm_head.cut.kind) $x2873 $x2624 (= (_ bv58 7) new.lm_head.cut.kind) $x2030 $x61 $x3101 $x2298 (= (_ bv101 7) new.lm_head.cut.kind)))))))))
(assert
 (and (<= 1 new.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) new.lm_head.cut.n)))
(assert
 (and (<= 1 new.lm_head.cut.parts)))
(assert
 (let (($x74 (= (_ bv97 7) new.lm_head.split)))
 (let (($x2686 (= (_ bv40 7) new.lm_head.split)))
 (or $x2686 (= (_ bv59 7) new.lm_head.split) $x74))))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let (($x2141 (= (_ bv67 7) new.hidden.kind)))
 (= new.hidden.padded (and $x2141 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let ((?x3010 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1790 (div (* ?x3010 new.hidden.multiple) new.hidden.parts)))
 (let (($x3334 (= (- 1) new.hidden.n)))
 (let ((?x1373 (ite (or $x3334 (< (* ?x1790 new.hidden.parts) new.hidden.n)) 0 1)))
 (let (($x2141 (= (_ bv67 7) new.hidden.kind)))
 (let ((?x724 (ite $x2141 (ite (= 0 (mod new.hidden.multiple new.hidden.parts)) 1 ?x1373) new.hidden.given_least)))
 (let ((?x3698 (ite (or $x3334 (not (= 0 (mod new.hidden.n new.hidden.parts)))) 0 1)))
 (let (($x2937 (= (_ bv26 7) new.hidden.kind)))
 (let ((?x2874 (ite $x2937 (ite (and $x3334 (= 1 new.hidden.parts)) 1 ?x3698) ?x724)))
 (let (($x2663 (= (_ bv58 7) new.hidden.kind)))
 (let (($x1125 (= (_ bv101 7) new.hidden.kind)))
 (let (($x3384 (= (_ bv93 7) new.hidden.kind)))
 (let (($x1397 (= (_ bv11 7) new.hidden.kind)))
 (let (($x324 (= (_ bv18 7) new.hidden.kind)))
 (let (($x2534 (= (_ bv98 7) new.hidden.kind)))
 (let ((?x2132 (ite $x2534 new.hidden.parts (ite (or $x324 $x1397 $x3384 $x1125 $x2663) 1 ?x2874))))
 (= new.hidden.least ?x2132))))))))))))))))))
(assert
 (let ((?x3010 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1790 (div (* ?x3010 new.hidden.multiple) new.hidden.parts)))
 (let (($x2141 (= (_ bv67 7) new.hidden.kind)))
 (= new.hidden.filled (and $x2141 (< 1 new.hidden.parts) (= ?x1790 new.hidden.n)))))))
(assert
 (let (($x2937 (= (_ bv26 7) new.hidden.kind)))
 (let (($x867 (ite $x2937 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x3010 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1790 (div (* ?x3010 new.hidden.multiple) new.hidden.parts)))
 (let (($x3334 (= (- 1) new.hidden.n)))
 (let (($x2141 (= (_ bv67 7) new.hidden.kind)))
 (let (($x3384 (= (_ bv93 7) new.hidden.kind)))
 (let (($x438 (ite $x3384 (or $x3334 (< new.hidden.block new.hidden.n)) (ite $x2141 (or $x3334 (< ?x1790 new.hidden.n)) $x867))))
 (let (($x843 (ite (or (= (_ bv98 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x438)))
 (let (($x978 (= (_ bv49 7) new.hidden.kind)))
 (let (($x2819 (= (_ bv88 7) new.hidden.kind)))
 (let (($x1985 (or $x2819 $x978)))
 (= new.hidden.moved (ite $x1985 new.hidden.given_moved $x843)))))))))))))))
(assert
 (let (($x2030 (= (_ bv67 7) new.lm_head.cut.kind)))
 (let (($x3115 (and $x2030 (not (= 0 (mod new.lm_head.cut.n new.lm_head.cut.multiple))))))
 (= new.lm_head.cut.padded $x3115))))
(assert
 (let (($x2220 (= (- 1) new.lm_head.cut.n)))
 (let (($x2873 (= (_ bv26 7) new.lm_head.cut.kind)))
 (let (($x3607 (ite $x2873 (or $x2220 (<= new.lm_head.cut.parts new.lm_head.cut.n)) (or $x2220 (< 1 new.lm_head.cut.n)))))
 (let ((?x2607 (div (- (+ new.lm_head.cut.n new.lm_head.cut.multiple) 1) new.lm_head.cut.multiple)))
 (let (($x1567 (< (div (* ?x2607 new.lm_head.cut.multiple) new.lm_head.cut.parts) new.lm_head.cut.n)))
 (let (($x2030 (= (_ bv67 7) new.lm_head.cut.kind)))
 (let (($x3101 (= (_ bv93 7) new.lm_head.cut.kind)))
 (let (($x695 (ite $x3101 (or $x2220 (< new.lm_head.cut.block new.lm_head.cut.n)) (ite $x2030 (or $x2220 $x1567) $x3607))))
 (let (($x270 (ite (or (= (_ bv98 7) new.lm_head.cut.kind) (= 1 new.lm_head.cut.parts)) false $x695)))
 (let (($x2624 (= (_ bv49 7) new.lm_head.cut.kind)))
 (let (($x61 (= (_ bv88 7) new.lm_head.cut.kind)))
 (let (($x1899 (or $x61 $x2624)))
 (= new.lm_head.cut.moved (ite $x1899 new.lm_head.cut.given_moved $x270)))))))))))))))
(assert
 (let (($x2534 (= (_ bv98 7) new.hidden.kind)))
 (let (($x978 (= (_ bv49 7) new.hidden.kind)))
 (let (($x2819 (= (_ bv88 7) new.hidden.kind)))
 (let (($x1985 (or $x2819 $x978)))
 (let (($x1590 (ite $x1985 new.hidden.given_everywhere (or $x2534 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x1590)))))))
(assert
 (let (($x2298 (= (_ bv98 7) new.lm_head.cut.kind)))
 (let (($x2844 (or $x2298 (and (= 1 new.lm_head.cut.parts) (not new.lm_head.cut.padded)))))
 (let (($x2624 (= (_ bv49 7) new.lm_head.cut.kind)))
 (let (($x61 (= (_ bv88 7) new.lm_head.cut.kind)))
 (let (($x1899 (or $x61 $x2624)))
 (= new.lm_head.cut.everywhere (ite $x1899 new.lm_head.cut.given_everywhere $x2844))))))))
(assert
 (let (($x664 (not new.lm_head.cut.moved)))
 (let (($x635 (not (or (= (_ bv98 7) new.lm_head.cut.kind) (= (_ bv26 7) new.lm_head.cut.kind)))))
 (let (($x2786 (= 1 new.lm_head.cut.parts)))
 (let (($x2624 (= (_ bv49 7) new.lm_head.cut.kind)))
 (let (($x61 (= (_ bv88 7) new.lm_head.cut.kind)))
 (let (($x1899 (or $x61 $x2624)))
 (= new.lm_head.cut.first_alone (ite $x1899 new.lm_head.cut.given_first (or $x2786 (and $x635 $x664)))))))))))
(assert
 (let (($x2951 (not new.hidden.moved)))
 (let (($x1125 (= (_ bv101 7) new.hidden.kind)))
 (let (($x3384 (= (_ bv93 7) new.hidden.kind)))
 (let (($x1397 (= (_ bv11 7) new.hidden.kind)))
 (let (($x324 (= (_ bv18 7) new.hidden.kind)))
 (let (($x615 (or new.hidden.everywhere new.hidden.filled (and (or $x324 $x1397 $x3384 $x1125) $x2951))))
 (let (($x978 (= (_ bv49 7) new.hidden.kind)))
 (let (($x2819 (= (_ bv88 7) new.hidden.kind)))
 (let (($x1985 (or $x2819 $x978)))
 (= new.hidden.undivided (ite $x1985 new.hidden.given_undivided $x615))))))))))))
(assert
 (let (($x3335 (and (or (not new.lm_head.group.tp) (= 1 new.tp)) (or (not new.lm_head.group.dp) (= 1 new.dp)) (or (not new.lm_head.group.sp) (= 1 new.sp)) (or (not new.lm_head.group.pp) (= 1 new.pp)))))
 (let (($x1649 (= (_ bv59 7) new.lm_head.collective)))
 (let (($x2473 (or $x1649 $x3335)))
 (let (($x2686 (= (_ bv40 7) new.lm_head.split)))
 (let (($x1714 (and $x2686 (and new.hidden.undivided (= new.hidden.least new.hidden.parts)) $x2473)))
 (let (($x74 (= (_ bv97 7) new.lm_head.split)))
 (let ((?x1243 (ite (and $x74 new.lm_head.cut.everywhere $x2473) (_ bv98 7) (ite $x74 (_ bv97 7) (ite $x1714 (_ bv98 7) (ite $x2686 (_ bv94 7) (_ bv98 7)))))))
 (= new.lm_head.state ?x1243)))))))))
(assert
 (= old.attention.out.group.dp new.attention.out.group.dp))
(assert
 (= old.attention.qkv.group.dp new.attention.qkv.group.dp))
(assert
 (= old.attention.scores.group.dp new.attention.scores.group.dp))
(assert
 (= old.batch.idle new.batch.idle))
(assert
 (= old.batch.sequences.kind new.batch.sequences.kind))
(assert
 (= old.embedding.group.dp new.embedding.group.dp))
(assert
 (= old.ffn.down.group.dp new.ffn.down.group.dp))
(assert
 (= old.ffn.gate.group.dp new.ffn.gate.group.dp))
(assert
 (= old.ffn.up.group.dp new.ffn.up.group.dp))
(assert
 (= old.hidden.block new.hidden.block))
(assert
 (= old.hidden.given_everywhere new.hidden.given_everywhere))
(assert
 (= old.hidden.given_least new.hidden.given_least))
(assert
 (= old.hidden.given_moved new.hidden.given_moved))
(assert
 (= old.hidden.given_undivided new.hidden.given_undivided))
(assert
 (= old.hidden.kind new.hidden.kind))
(assert
 (= old.hidden.multiple new.hidden.multiple))
(assert
 (= old.hidden.n new.hidden.n))
(assert
 (= old.hidden.parts new.hidden.parts))
(assert
 (= old.lm_head.bias new.lm_head.bias))
(assert
 (= old.lm_head.collective new.lm_head.collective))
(assert
 (= old.lm_head.cut.block new.lm_head.cut.block))
(assert
 (= old.lm_head.cut.given_everywhere new.lm_head.cut.given_everywhere))
(assert
 (= old.lm_head.cut.given_first new.lm_head.cut.given_first))
(assert
 (= old.lm_head.cut.given_moved new.lm_head.cut.given_moved))
(assert
 (= old.lm_head.cut.kind new.lm_head.cut.kind))
(assert
 (= old.lm_head.cut.multiple new.lm_head.cut.multiple))
(assert
 (= old.lm_head.cut.n new.lm_head.cut.n))
(assert
 (= old.lm_head.cut.parts new.lm_head.cut.parts))
(assert
 (= old.lm_head.group.dp new.lm_head.group.dp))
(assert
 (= old.lm_head.group.pp new.lm_head.group.pp))
(assert
 (= old.lm_head.group.sp new.lm_head.group.sp))
(assert
 (= old.lm_head.group.tp new.lm_head.group.tp))
(assert
 (= old.lm_head.split new.lm_head.split))
(assert
 (= old.model.head_bias new.model.head_bias))
(assert
 (= old.moe.block new.moe.block))
(assert
 (= old.moe.group.dp new.moe.group.dp))
(assert
 (= old.moe.group.ep new.moe.group.ep))
(assert
 (= old.moe.group.sp new.moe.group.sp))
(assert
 (= old.moe.group.tp new.moe.group.tp))
(assert
 (= old.pp new.pp))
(assert
 (= old.sp new.sp))
(assert
 (= old.tp new.tp))
(assert
 (= (_ bv43 7) old.batch.idle))
(assert
 (let (($x2071 (= (_ bv101 7) old.batch.sequences.kind)))
 (let (($x2912 (= (_ bv93 7) old.batch.sequences.kind)))
 (let (($x1712 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x2836 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2205 (= (_ bv98 7) old.batch.sequences.kind)))
 (or $x2205 $x2836 $x1712 $x2912 $x2071)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1195 (* old.sp old.tp)))
 (<= old.moe.block ?x1195)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1195 (* old.sp old.tp)))
 (= old.stage.ranks ?x1195)))
(assert
 (not old.embedding.group.dp))
(assert
 (not old.attention.qkv.group.dp))
(assert
 (not old.attention.scores.group.dp))
(assert
 (not old.attention.out.group.dp))
(assert
 (not old.ffn.gate.group.dp))
(assert
 (not old.ffn.up.group.dp))
(assert
 (not old.ffn.down.group.dp))
(assert
 (not old.lm_head.group.dp))
(assert
 (let (($x410 (not old.moe.group.sp)))
 (let (($x2582 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x2582 $x410))))
(assert
 (let ((?x3224 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3224)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x3098 (= (_ bv29 7) new.lm_head.bias)))
 (let (($x1983 (and (not (= (_ bv94 7) new.lm_head.state)) (or (= (_ bv1 7) new.lm_head.bias) (= (_ bv27 7) new.lm_head.bias)))))
 (let (($x2949 (= 1 new.tp)))
 (let (($x3292 (or $x2949 (not new.model.head_bias) (and (= (_ bv94 7) new.lm_head.state) (not (= (_ bv27 7) new.lm_head.bias))) $x1983 (and (= (_ bv97 7) new.lm_head.state) $x3098 new.lm_head.cut.first_alone))))
 (not $x3292))))))
(assert
 (let (($x78 (= (_ bv29 7) old.lm_head.bias)))
(let (($x1063 (and (not (= (_ bv94 7) old.lm_head.state)) (or (= (_ bv1 7) old.lm_head.bias) (= (_ bv27 7) old.lm_head.bias)))))
(let (($x3182 (not old.model.head_bias)))
(let (($x850 (= 1 old.tp)))
(or $x850 $x3182 (and (= (_ bv94 7) old.lm_head.state) (not (= (_ bv27 7) old.lm_head.bias))) $x1063 (and (= (_ bv97 7) old.lm_head.state) $x78 old.lm_head.cut.first_alone)))))))
(check-sat)

; from one replica to any number, question 76
(reset)
(set-logic ALL)
; benchmark generated from python API
(set-info :status unknown)
(declare-fun old.batch.idle () (_ BitVec 7))
(declare-fun old.batch.sequences.kind () (_ BitVec 7))
(declare-fun old.dp () Int)
(declare-fun old.ffn.down.collective () (_ BitVec 7))
(declare-fun old.ffn.down.input () (_ BitVec 7))
(declare-fun old.ffn.down.residual () (_ BitVec 7))
(declare-fun old.ffn.down.split () (_ BitVec 7))
(declare-fun old.ffn.down.sum () (_ BitVec 7))
(declare-fun old.ffn.gate.collective () (_ BitVec 7))
(declare-fun old.ffn.gate.split () (_ BitVec 7))
(declare-fun old.ffn.gate.sum () (_ BitVec 7))
(declare-fun old.ffn.up.collective () (_ BitVec 7))
(declare-fun old.ffn.up.split () (_ BitVec 7))
(declare-fun old.ffn.up.sum () (_ BitVec 7))
(declare-fun old.ffn.width.block () Int)
(declare-fun old.ffn.width.given_least () Int)
(declare-fun old.ffn.width.kind () (_ BitVec 7))
(declare-fun old.ffn.width.multiple () Int)
(declare-fun old.ffn.width.n () Int)
(declare-fun old.ffn.width.parts () Int)
(declare-fun old.moe.block () Int)
(declare-fun old.pp () Int)
(declare-fun old.sp () Int)
(declare-fun old.stage.ranks () Int)
(declare-fun old.stages.send () (_ BitVec 7))
(declare-fun old.stages.stream () (_ BitVec 7))
(declare-fun old.stages.visits () Int)
(declare-fun old.tp () Int)
(declare-fun old.ffn.width.least () Int)
(declare-fun old.ffn.width.filled () Bool)
(declare-fun old.ffn.width.leads () Bool)
(declare-fun old.ffn.width.padded () Bool)
(declare-fun old.ffn.width.given_moved () Bool)
(declare-fun old.ffn.width.moved () Bool)
(declare-fun old.model.gated () Bool)
(declare-fun old.ffn.lead () (_ BitVec 7))
(declare-fun old.ffn.gathers () Bool)
(declare-fun old.ffn.piece_of_one () Bool)
(declare-fun old.ffn.width.given_everywhere () Bool)
(declare-fun old.ffn.width.everywhere () Bool)
(declare-fun old.ffn.up.group.pp () Bool)
(declare-fun old.ffn.up.group.sp () Bool)
(declare-fun old.ffn.up.group.dp () Bool)
(declare-fun old.ffn.up.group.tp () Bool)
(declare-fun old.ffn.gate.group.pp () Bool)
(declare-fun old.ffn.gate.group.sp () Bool)
(declare-fun old.ffn.gate.group.dp () Bool)
(declare-fun old.ffn.gate.group.tp () Bool)
(declare-fun old.ffn.piece_kept () Bool)
(declare-fun old.ffn.width.given_undivided () Bool)
(declare-fun old.ffn.width.undivided () Bool)
(declare-fun old.ffn.in_place () Bool)
(declare-fun old.ffn.down.group.pp () Bool)
(declare-fun old.ffn.down.group.sp () Bool)
(declare-fun old.ffn.down.group.dp () Bool)
(declare-fun old.ffn.down.group.tp () Bool)
(declare-fun old.stream.first_keeps_all () Bool)
(declare-fun old.ffn.first_reads () Bool)
(declare-fun old.ffn.up_idle () Bool)
(declare-fun old.ffn.width_twice_back () Bool)
(declare-fun old.ffn.up_state () (_ BitVec 7))
(declare-fun old.ffn.up_piece () (_ BitVec 7))
(declare-fun old.ffn.up_left () Bool)
(declare-fun old.model.joint () Bool)
(declare-fun old.ffn.share_of_one () Bool)
(declare-fun old.ffn.gate_state () (_ BitVec 7))
(declare-fun old.ffn.gate_piece () (_ BitVec 7))
(declare-fun old.ffn.product () (_ BitVec 7))
(declare-fun old.ffn.product_in () (_ BitVec 7))
(declare-fun old.stages.ffn_due () Bool)
(declare-fun old.layer.moe () Bool)
(declare-fun old.model.parallel () Bool)
(declare-fun old.layer.dense () Bool)
(declare-fun old.stages.leaves () Bool)
(declare-fun old.stages.one_part () Bool)
(declare-fun new.dp () Int)
(declare-fun new.ffn.down.collective () (_ BitVec 7))
(declare-fun new.ffn.down.input () (_ BitVec 7))
(declare-fun new.ffn.down.residual () (_ BitVec 7))
(declare-fun new.ffn.down.split () (_ BitVec 7))
(declare-fun new.ffn.down.sum () (_ BitVec 7))
(declare-fun new.ffn.gate.collective () (_ BitVec 7))
(declare-fun new.ffn.gate.split () (_ BitVec 7))
(declare-fun new.ffn.gate.sum () (_ BitVec 7))
(declare-fun new.ffn.up.collective () (_ BitVec 7))
(declare-fun new.ffn.up.split () (_ BitVec 7))
(declare-fun new.ffn.up.sum () (_ BitVec 7))
(declare-fun new.ffn.width.block () Int)
(declare-fun new.ffn.width.given_least () Int)
(declare-fun new.ffn.width.kind () (_ BitVec 7))
(declare-fun new.ffn.width.multiple () Int)
(declare-fun new.ffn.width.n () Int)
(declare-fun new.ffn.width.parts () Int)
(declare-fun new.moe.block () Int)
(declare-fun new.pp () Int)
(declare-fun new.sp () Int)
(declare-fun new.stage.ranks () Int)
(declare-fun new.stages.send () (_ BitVec 7))
(declare-fun new.stages.stream () (_ BitVec 7))
(declare-fun new.stages.visits () Int)
(declare-fun new.tp () Int)
(declare-fun new.ffn.width.least () Int)
(declare-fun new.ffn.width.filled () Bool)
(declare-fun new.ffn.width.leads () Bool)
(declare-fun new.ffn.width.padded () Bool)
(declare-fun new.ffn.width.given_moved () Bool)
(declare-fun new.ffn.width.moved () Bool)
(declare-fun new.model.gated () Bool)
(declare-fun new.ffn.lead () (_ BitVec 7))
(declare-fun new.ffn.gathers () Bool)
(declare-fun new.ffn.piece_of_one () Bool)
(declare-fun new.ffn.width.given_everywhere () Bool)
(declare-fun new.ffn.width.everywhere () Bool)
(declare-fun new.ffn.up.group.pp () Bool)
(declare-fun new.ffn.up.group.sp () Bool)
(declare-fun new.ffn.up.group.dp () Bool)
(declare-fun new.ffn.up.group.tp () Bool)
(declare-fun new.ffn.gate.group.pp () Bool)
(declare-fun new.ffn.gate.group.sp () Bool)
(declare-fun new.ffn.gate.group.dp () Bool)
(declare-fun new.ffn.gate.group.tp () Bool)
(declare-fun new.ffn.piece_kept () Bool)
(declare-fun new.ffn.width.given_undivided () Bool)
(declare-fun new.ffn.width.undivided () Bool)
(declare-fun new.ffn.in_place () Bool)
(declare-fun new.ffn.down.group.pp () Bool)
(declare-fun new.ffn.down.group.sp () Bool)
(declare-fun new.ffn.down.group.dp () Bool)
(declare-fun new.ffn.down.group.tp () Bool)
(declare-fun new.stream.first_keeps_all () Bool)
(declare-fun new.ffn.first_reads () Bool)
(declare-fun new.ffn.up_idle () Bool)
(declare-fun new.ffn.width_twice_back () Bool)
(declare-fun new.ffn.up_state () (_ BitVec 7))
(declare-fun new.ffn.up_piece () (_ BitVec 7))
(declare-fun new.ffn.up_left () Bool)
(declare-fun new.model.joint () Bool)
(declare-fun new.ffn.share_of_one () Bool)
(declare-fun new.ffn.gate_state () (_ BitVec 7))
(declare-fun new.ffn.gate_piece () (_ BitVec 7))
(declare-fun new.ffn.product () (_ BitVec 7))
(declare-fun new.ffn.product_in () (_ BitVec 7))
(declare-fun new.stages.ffn_due () Bool)
(declare-fun new.layer.moe () Bool)
(declare-fun new.model.parallel () Bool)
(declare-fun new.layer.dense () Bool)
(declare-fun new.stages.leaves () Bool)
(declare-fun new.stages.one_part () Bool)
(declare-fun new.attention.out.group.dp () Bool)
(declare-fun old.attention.out.group.dp () Bool)
(declare-fun new.attention.qkv.group.dp () Bool)
(declare-fun old.attention.qkv.group.dp () Bool)
(declare-fun new.attention.scores.group.dp () Bool)
(declare-fun old.attention.scores.group.dp () Bool)
(declare-fun new.batch.idle () (_ BitVec 7))
(declare-fun new.batch.sequences.kind () (_ BitVec 7))
(declare-fun new.embedding.group.dp () Bool)
(declare-fun old.embedding.group.dp () Bool)
(declare-fun new.lm_head.group.dp () Bool)
(declare-fun old.lm_head.group.dp () Bool)
(declare-fun new.moe.group.dp () Bool)
(declare-fun old.moe.group.dp () Bool)
(declare-fun new.moe.group.ep () Bool)
(declare-fun old.moe.group.ep () Bool)
(declare-fun new.moe.group.sp () Bool)
(declare-fun old.moe.group.sp () Bool)
(declare-fun new.moe.group.tp () Bool)
(declare-fun old.moe.group.tp () Bool)
(assert
 (let (($x1442 (= (_ bv43 7) old.batch.idle)))
 (or $x1442 (= (_ bv89 7) old.batch.idle))))
(assert
 (let (($x2071 (= (_ bv101 7) old.batch.sequences.kind)))
 (let (($x2205 (= (_ bv98 7) old.batch.sequences.kind)))
 (let (($x2912 (= (_ bv93 7) old.batch.sequences.kind)))
 (let (($x1712 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x2836 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x2836 $x1712 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv49 7) old.batch.sequences.kind) (= (_ bv58 7) old.batch.sequences.kind) (= (_ bv67 7) old.batch.sequences.kind) (= (_ bv88 7) old.batch.sequences.kind) $x2912 $x2205 $x2071)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x3272 (= (_ bv59 7) old.ffn.down.collective)))
 (let (($x973 (= (_ bv10 7) old.ffn.down.collective)))
 (or (= (_ bv4 7) old.ffn.down.collective) (= (_ bv5 7) old.ffn.down.collective) $x973 $x3272 (= (_ bv75 7) old.ffn.down.collective)))))
(assert
 (let (($x2180 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x3771 (= (_ bv10 7) old.ffn.down.input)))
 (or $x3771 $x2180 (= (_ bv65 7) old.ffn.down.input)))))
(assert
 (let (($x954 (= (_ bv1 7) old.ffn.down.residual)))
 (or $x954 (= (_ bv23 7) old.ffn.down.residual) (= (_ bv27 7) old.ffn.down.residual) (= (_ bv29 7) old.ffn.down.residual))))
(assert
 (let (($x2855 (= (_ bv59 7) old.ffn.down.split)))
 (let (($x983 (= (_ bv40 7) old.ffn.down.split)))
 (or $x983 $x2855 (= (_ bv63 7) old.ffn.down.split)))))
(assert
 (let (($x3167 (= (_ bv60 7) old.ffn.down.sum)))
 (or (= (_ bv15 7) old.ffn.down.sum) $x3167)))
(assert
 (let (($x3778 (= (_ bv75 7) old.ffn.gate.collective)))
 (let (($x739 (= (_ bv59 7) old.ffn.gate.collective)))
 (let (($x1427 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x3628 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x3208 (= (_ bv4 7) old.ffn.gate.collective)))
 (or $x3208 $x3628 $x1427 $x739 $x3778)))))))
(assert
 (let (($x3155 (= (_ bv63 7) old.ffn.gate.split)))
 (let (($x2659 (= (_ bv59 7) old.ffn.gate.split)))
 (or (= (_ bv40 7) old.ffn.gate.split) $x2659 $x3155))))
(assert
 (let (($x1520 (= (_ bv15 7) old.ffn.gate.sum)))
 (or (= (_ bv0 7) old.ffn.gate.sum) $x1520 (= (_ bv24 7) old.ffn.gate.sum) (= (_ bv71 7) old.ffn.gate.sum))))
(assert
 (let (($x1543 (= (_ bv75 7) old.ffn.up.collective)))
 (let (($x2475 (= (_ bv59 7) old.ffn.up.collective)))
 (let (($x3501 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x2824 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x1237 (= (_ bv4 7) old.ffn.up.collective)))
 (or $x1237 $x2824 $x3501 $x2475 $x1543)))))))
(assert
 (let (($x1502 (= (_ bv63 7) old.ffn.up.split)))
 (let (($x2443 (= (_ bv59 7) old.ffn.up.split)))
 (let (($x1942 (= (_ bv40 7) old.ffn.up.split)))
 (or $x1942 $x2443 $x1502)))))
(assert
 (let (($x1858 (= (_ bv24 7) old.ffn.up.sum)))
 (let (($x679 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x2941 (= (_ bv0 7) old.ffn.up.sum)))
 (or $x2941 $x679 $x1858 (= (_ bv71 7) old.ffn.up.sum))))))
(assert
 (and (<= 1 old.ffn.width.block)))
(assert
 (and (<= 0 old.ffn.width.given_least)))
(assert
 (let (($x2335 (= (_ bv101 7) old.ffn.width.kind)))
 (let (($x1929 (= (_ bv98 7) old.ffn.width.kind)))
 (let (($x1310 (= (_ bv93 7) old.ffn.width.kind)))
 (let (($x2709 (= (_ bv88 7) old.ffn.width.kind)))
 (let (($x3003 (= (_ bv67 7) old.ffn.width.kind)))
 (let (($x1544 (= (_ bv58 7) old.ffn.width.kind)))
 (let (($x3349 (= (_ bv49 7) old.ffn.width.kind)))
 (let (($x1069 (= (_ bv26 7) old.ffn.width.kind)))
 (let (($x864 (= (_ bv18 7) old.ffn.width.kind)))
 (let (($x1873 (= (_ bv11 7) old.ffn.width.kind)))
 (or $x1873 $x864 $x1069 $x3349 $x1544 $x3003 $x2709 $x1310 $x1929 $x2335))))))))))))
(assert
 (and (<= 1 old.ffn.width.multiple)))
(assert
 (and (<= (- 1) old.ffn.width.n)))
(assert
 (and (<= 1 old.ffn.width.parts)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x2558 (= (_ bv38 7) old.stages.send)))
 (let (($x581 (= (_ bv14 7) old.stages.send)))
 (let (($x2590 (= (_ bv10 7) old.stages.send)))
 (or $x2590 $x581 $x2558 (= (_ bv61 7) old.stages.send) (= (_ bv77 7) old.stages.send))))))
(assert
 (let (($x2248 (= (_ bv55 7) old.stages.stream)))
 (or $x2248 (= (_ bv86 7) old.stages.stream))))
(assert
 (and (<= 1 old.stages.visits)))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let ((?x1450 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x392 (div (* ?x1450 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x2185 (= (- 1) old.ffn.width.n)))
 (let ((?x1979 (ite (or $x2185 (< (* ?x392 old.ffn.width.parts) old.ffn.width.n)) 0 1)))
 (let ((?x1628 (ite (= 0 (mod old.ffn.width.multiple old.ffn.width.parts)) 1 ?x1979)))
 (let (($x3003 (= (_ bv67 7) old.ffn.width.kind)))
 (let ((?x7 (ite (or $x2185 (not (= 0 (mod old.ffn.width.n old.ffn.width.parts)))) 0 1)))
 (let (($x1069 (= (_ bv26 7) old.ffn.width.kind)))
 (let ((?x2177 (ite $x1069 (ite (and $x2185 (= 1 old.ffn.width.parts)) 1 ?x7) (ite $x3003 ?x1628 old.ffn.width.given_least))))
 (let (($x1544 (= (_ bv58 7) old.ffn.width.kind)))
 (let (($x2335 (= (_ bv101 7) old.ffn.width.kind)))
 (let (($x1310 (= (_ bv93 7) old.ffn.width.kind)))
 (let (($x1873 (= (_ bv11 7) old.ffn.width.kind)))
 (let (($x864 (= (_ bv18 7) old.ffn.width.kind)))
 (let (($x1929 (= (_ bv98 7) old.ffn.width.kind)))
 (let ((?x3109 (ite $x1929 old.ffn.width.parts (ite (or $x864 $x1873 $x1310 $x2335 $x1544) 1 ?x2177))))
 (= old.ffn.width.least ?x3109))))))))))))))))))
(assert
 (let ((?x1450 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x392 (div (* ?x1450 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x2781 (< 1 old.ffn.width.parts)))
 (let (($x3003 (= (_ bv67 7) old.ffn.width.kind)))
 (= old.ffn.width.filled (and $x3003 $x2781 (= ?x392 old.ffn.width.n))))))))
(assert
 (let ((?x1450 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x392 (div (* ?x1450 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x2781 (< 1 old.ffn.width.parts)))
 (let (($x3003 (= (_ bv67 7) old.ffn.width.kind)))
 (= old.ffn.width.leads (and $x3003 $x2781 (<= old.ffn.width.n ?x392))))))))
(assert
 (let (($x3003 (= (_ bv67 7) old.ffn.width.kind)))
 (let (($x1455 (and $x3003 (not (= 0 (mod old.ffn.width.n old.ffn.width.multiple))))))
 (= old.ffn.width.padded $x1455))))
(assert
 (let (($x2185 (= (- 1) old.ffn.width.n)))
 (let (($x1069 (= (_ bv26 7) old.ffn.width.kind)))
 (let (($x663 (ite $x1069 (or $x2185 (<= old.ffn.width.parts old.ffn.width.n)) (or $x2185 (< 1 old.ffn.width.n)))))
 (let ((?x1450 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x392 (div (* ?x1450 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x3003 (= (_ bv67 7) old.ffn.width.kind)))
 (let (($x1310 (= (_ bv93 7) old.ffn.width.kind)))
 (let (($x1568 (ite $x1310 (or $x2185 (< old.ffn.width.block old.ffn.width.n)) (ite $x3003 (or $x2185 (< ?x392 old.ffn.width.n)) $x663))))
 (let (($x758 (ite (or (= (_ bv98 7) old.ffn.width.kind) (= 1 old.ffn.width.parts)) false $x1568)))
 (let (($x3349 (= (_ bv49 7) old.ffn.width.kind)))
 (let (($x2709 (= (_ bv88 7) old.ffn.width.kind)))
 (let (($x1856 (or $x2709 $x3349)))
 (= old.ffn.width.moved (ite $x1856 old.ffn.width.given_moved $x758)))))))))))))))
(assert
 (= old.ffn.lead (ite old.model.gated old.ffn.gate.split old.ffn.up.split)))
(assert
 (let (($x2180 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x2934 (or $x2180 (and (= (_ bv10 7) old.ffn.down.input) (not (= (_ bv40 7) old.ffn.down.split))))))
 (= old.ffn.gathers $x2934))))
(assert
 (= old.ffn.piece_of_one (and old.ffn.width.filled (= (_ bv40 7) old.ffn.down.split))))
(assert
 (let (($x1929 (= (_ bv98 7) old.ffn.width.kind)))
 (let (($x1607 (or $x1929 (and (= 1 old.ffn.width.parts) (not old.ffn.width.padded)))))
 (let (($x3349 (= (_ bv49 7) old.ffn.width.kind)))
 (let (($x2709 (= (_ bv88 7) old.ffn.width.kind)))
 (let (($x1856 (or $x2709 $x3349)))
 (= old.ffn.width.everywhere (ite $x1856 old.ffn.width.given_everywhere $x1607))))))))
(assert
 (let (($x1688 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x1726 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x2826 (or (not (= (_ bv4 7) old.ffn.gate.collective)) $x1726)))
 (let (($x147 (ite old.model.gated $x2826 (or (not (= (_ bv4 7) old.ffn.up.collective)) $x1688))))
 (let (($x2855 (= (_ bv59 7) old.ffn.down.split)))
 (let (($x2409 (and old.ffn.width.filled $x2855 (not (and old.ffn.gathers (= (_ bv63 7) old.ffn.lead) $x147)))))
 (= old.ffn.piece_kept $x2409))))))))
(assert
 (let (($x87 (not old.ffn.width.moved)))
 (let (($x2335 (= (_ bv101 7) old.ffn.width.kind)))
 (let (($x1310 (= (_ bv93 7) old.ffn.width.kind)))
 (let (($x1873 (= (_ bv11 7) old.ffn.width.kind)))
 (let (($x864 (= (_ bv18 7) old.ffn.width.kind)))
 (let (($x1874 (or old.ffn.width.everywhere old.ffn.width.filled (and (or $x864 $x1873 $x1310 $x2335) $x87))))
 (let (($x3349 (= (_ bv49 7) old.ffn.width.kind)))
 (let (($x2709 (= (_ bv88 7) old.ffn.width.kind)))
 (let (($x1856 (or $x2709 $x3349)))
 (= old.ffn.width.undivided (ite $x1856 old.ffn.width.given_undivided $x1874))))))))))))
(assert
 (let (($x87 (not old.ffn.width.moved)))
 (let (($x1163 (and old.ffn.width.everywhere $x87)))
 (= old.ffn.in_place (or $x1163 old.ffn.width.filled)))))
(assert
 (let (($x3358 (and (or (not old.ffn.down.group.tp) (= 1 old.tp)) (or (not old.ffn.down.group.dp) (= 1 old.dp)) (or (not old.ffn.down.group.sp) (= 1 old.sp)) (or (not old.ffn.down.group.pp) (= 1 old.pp)))))
 (let (($x973 (= (_ bv10 7) old.ffn.down.collective)))
 (let (($x3272 (= (_ bv59 7) old.ffn.down.collective)))
 (let (($x3061 (and old.ffn.piece_kept old.stream.first_keeps_all (or (or $x3272 $x973) $x3358))))
 (= old.ffn.first_reads $x3061))))))
(assert
 (let (($x1726 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x2826 (or (not (= (_ bv4 7) old.ffn.gate.collective)) $x1726)))
 (let (($x3155 (= (_ bv63 7) old.ffn.gate.split)))
 (let (($x793 (= old.ffn.width.least old.ffn.width.parts)))
 (let (($x983 (= (_ bv40 7) old.ffn.down.split)))
 (let (($x2855 (= (_ bv59 7) old.ffn.down.split)))
 (let (($x2824 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x3501 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x1946 (or $x3501 $x2824)))
 (let (($x1688 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x1942 (= (_ bv40 7) old.ffn.up.split)))
 (let (($x874 (< 1 old.tp)))
 (let (($x293 (and old.model.gated $x874 $x1942 $x1688 $x1946 (not (= (_ bv24 7) old.ffn.up.sum)) (or $x2855 (and $x983 (and old.ffn.width.undivided $x793))) (not (and old.ffn.gathers $x3155 $x2826)))))
 (= old.ffn.up_idle $x293)))))))))))))))
(assert
 (let (($x87 (not old.ffn.width.moved)))
 (let (($x1163 (and old.ffn.width.everywhere $x87)))
 (let ((?x1218 (ite $x1163 (_ bv98 7) (ite old.ffn.width_twice_back (ite old.model.gated (_ bv99 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x874 (< 1 old.tp)))
 (let ((?x742 (ite old.ffn.width.everywhere (_ bv98 7) (ite old.ffn.piece_of_one (_ bv99 7) (ite old.model.gated (_ bv99 7) (_ bv16 7))))))
 (let (($x1543 (= (_ bv75 7) old.ffn.up.collective)))
 (let (($x2824 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x3501 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x1946 (or $x3501 $x2824)))
 (let (($x679 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x2475 (= (_ bv59 7) old.ffn.up.collective)))
 (let (($x2720 (or $x2475 (not (or $x679 (and old.model.gated (= (_ bv0 7) old.ffn.up.sum)))) old.ffn.up_idle)))
 (let (($x1688 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x3219 (or $x3501 $x2475)))
 (let ((?x64 (ite (or $x3219 $x1688 (and (= (_ bv4 7) old.ffn.up.collective) old.ffn.in_place)) (_ bv98 7) (ite $x2824 (_ bv21 7) (_ bv16 7)))))
 (let (($x2443 (= (_ bv59 7) old.ffn.up.split)))
 (let ((?x1042 (ite $x2443 ?x64 (ite $x2720 (_ bv94 7) (ite $x1946 (_ bv98 7) (ite $x1543 ?x742 (ite $x874 (_ bv16 7) ?x1218)))))))
 (let (($x3131 (or $x3219 $x1688 (and $x2824 old.ffn.width.padded $x87) (and $x1543 old.ffn.width.leads))))
 (let ((?x549 (ite (and $x2824 old.ffn.width.filled (not $x1688)) (_ bv98 7) (ite $x3131 (_ bv99 7) (ite (= (_ bv4 7) old.ffn.up.collective) (_ bv98 7) (_ bv16 7))))))
 (let (($x1502 (= (_ bv63 7) old.ffn.up.split)))
 (= old.ffn.up_state (ite $x1502 ?x549 ?x1042)))))))))))))))))))))))
(assert
 (let (($x1360 (not old.ffn.width.everywhere)))
 (let (($x1070 (and (or (= (_ bv63 7) old.ffn.up.split) (= (_ bv99 7) old.ffn.up_state)) (not (= (_ bv98 7) old.ffn.up_state)) $x1360)))
 (= old.ffn.up_piece (ite $x1070 (_ bv99 7) (_ bv98 7))))))
(assert
 (let (($x1858 (= (_ bv24 7) old.ffn.up.sum)))
 (let (($x2475 (= (_ bv59 7) old.ffn.up.collective)))
 (let (($x1636 (and old.model.gated (= (_ bv94 7) old.ffn.up_state) (or $x2475 $x1858 old.ffn.up_idle))))
 (= old.ffn.up_left $x1636)))))
(assert
 (let (($x2049 (not old.ffn.up_left)))
 (let (($x2579 (not old.model.joint)))
 (let (($x271 (and old.ffn.piece_kept old.model.gated $x2579 (= (_ bv99 7) old.ffn.up_piece) $x2049)))
 (= old.ffn.share_of_one $x271)))))
(assert
 (let (($x87 (not old.ffn.width.moved)))
 (let (($x1163 (and old.ffn.width.everywhere $x87)))
 (let (($x874 (< 1 old.tp)))
 (let ((?x2120 (ite $x874 (_ bv16 7) (ite $x1163 (_ bv98 7) (ite old.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x446 (ite old.ffn.width.everywhere (_ bv98 7) (ite (or old.ffn.piece_of_one old.ffn.share_of_one) (_ bv99 7) (_ bv16 7)))))
 (let (($x3778 (= (_ bv75 7) old.ffn.gate.collective)))
 (let (($x3628 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x1427 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x739 (= (_ bv59 7) old.ffn.gate.collective)))
 (let ((?x2009 (ite (or $x739 (not (= (_ bv15 7) old.ffn.gate.sum))) (_ bv94 7) (ite (or $x1427 $x3628) (_ bv98 7) (ite $x3778 ?x446 ?x2120)))))
 (let (($x1726 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x368 (or $x1427 $x739)))
 (let (($x476 (or $x368 $x1726 (and (= (_ bv4 7) old.ffn.gate.collective) old.ffn.in_place))))
 (let (($x2659 (= (_ bv59 7) old.ffn.gate.split)))
 (let (($x2209 (or $x368 $x1726 (and $x3628 old.ffn.width.padded $x87) (and $x3778 old.ffn.width.leads))))
 (let ((?x1884 (ite (and $x3628 old.ffn.width.filled (not $x1726)) (_ bv98 7) (ite $x2209 (_ bv99 7) (ite (= (_ bv4 7) old.ffn.gate.collective) (_ bv98 7) (_ bv16 7))))))
 (let (($x3155 (= (_ bv63 7) old.ffn.gate.split)))
 (= old.ffn.gate_state (ite $x3155 ?x1884 (ite $x2659 (ite $x476 (_ bv98 7) (ite $x3628 (_ bv21 7) (_ bv16 7))) ?x2009)))))))))))))))))))))
(assert
 (let (($x1360 (not old.ffn.width.everywhere)))
 (let (($x3155 (= (_ bv63 7) old.ffn.gate.split)))
 (= old.ffn.gate_piece (ite (and $x3155 (not (= (_ bv98 7) old.ffn.gate_state)) $x1360) (_ bv99 7) (_ bv98 7))))))
(assert
 (let ((?x2123 (ite old.ffn.up_left (_ bv94 7) (ite old.model.gated old.ffn.gate_piece old.ffn.up_piece))))
 (= old.ffn.product ?x2123)))
(assert
 (let ((?x2708 (ite old.ffn.share_of_one (_ bv94 7) old.ffn.product)))
 (let (($x284 (not old.ffn.share_of_one)))
 (let (($x17 (or old.ffn.first_reads (and old.ffn.gathers (= (_ bv99 7) old.ffn.product) $x284))))
 (= old.ffn.product_in (ite (and (not (= (_ bv94 7) old.ffn.product)) $x17) (_ bv98 7) ?x2708))))))
(assert
 (let (($x3167 (= (_ bv60 7) old.ffn.down.sum)))
 (let (($x874 (< 1 old.tp)))
 (let (($x2246 (and $x874 $x3167 (or (= (_ bv40 7) old.ffn.down.split) (= (_ bv94 7) old.ffn.product_in)))))
 (= old.stages.ffn_due $x2246)))))
(assert
 (let (($x2248 (= (_ bv55 7) old.stages.stream)))
 (let (($x1300 (and $x2248 (or old.model.parallel old.layer.moe (not old.stages.ffn_due)))))
 (let (($x294 (not old.model.parallel)))
 (let (($x2678 (not old.stages.leaves)))
 (let (($x1446 (or $x2678 (and old.layer.dense $x294 (not (= (_ bv1 7) old.ffn.down.residual))) $x1300)))
 (= old.stages.one_part $x1446)))))))
(assert
 (= old.layer.dense false))
(assert
 (= old.layer.moe true))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1386 (= (_ bv59 7) new.ffn.down.collective)))
 (let (($x3685 (= (_ bv10 7) new.ffn.down.collective)))
 (or (= (_ bv4 7) new.ffn.down.collective) (= (_ bv5 7) new.ffn.down.collective) $x3685 $x1386 (= (_ bv75 7) new.ffn.down.collective)))))
(assert
 (let (($x3313 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x2089 (= (_ bv10 7) new.ffn.down.input)))
 (or $x2089 $x3313 (= (_ bv65 7) new.ffn.down.input)))))
(assert
 (let (($x714 (= (_ bv1 7) new.ffn.down.residual)))
 (or $x714 (= (_ bv23 7) new.ffn.down.residual) (= (_ bv27 7) new.ffn.down.residual) (= (_ bv29 7) new.ffn.down.residual))))
(assert
 (let (($x3523 (= (_ bv59 7) new.ffn.down.split)))
 (let (($x2588 (= (_ bv40 7) new.ffn.down.split)))
 (or $x2588 $x3523 (= (_ bv63 7) new.ffn.down.split)))))
(assert
 (let (($x626 (= (_ bv60 7) new.ffn.down.sum)))
 (or (= (_ bv15 7) new.ffn.down.sum) $x626)))
(assert
 (let (($x2477 (= (_ bv75 7) new.ffn.gate.collective)))
 (let (($x2762 (= (_ bv59 7) new.ffn.gate.collective)))
 (let (($x2085 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x3395 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x3585 (= (_ bv4 7) new.ffn.gate.collective)))
 (or $x3585 $x3395 $x2085 $x2762 $x2477)))))))
(assert
 (let (($x10 (= (_ bv63 7) new.ffn.gate.split)))
 (let (($x602 (= (_ bv59 7) new.ffn.gate.split)))
 (or (= (_ bv40 7) new.ffn.gate.split) $x602 $x10))))
(assert
 (let (($x3658 (= (_ bv15 7) new.ffn.gate.sum)))
 (or (= (_ bv0 7) new.ffn.gate.sum) $x3658 (= (_ bv24 7) new.ffn.gate.sum) (= (_ bv71 7) new.ffn.gate.sum))))
(assert
 (let (($x2191 (= (_ bv75 7) new.ffn.up.collective)))
 (let (($x1630 (= (_ bv59 7) new.ffn.up.collective)))
 (let (($x1482 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x2997 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x2544 (= (_ bv4 7) new.ffn.up.collective)))
 (or $x2544 $x2997 $x1482 $x1630 $x2191)))))))
(assert
 (let (($x1133 (= (_ bv63 7) new.ffn.up.split)))
 (let (($x1498 (= (_ bv59 7) new.ffn.up.split)))
 (let (($x1422 (= (_ bv40 7) new.ffn.up.split)))
 (or $x1422 $x1498 $x1133)))))
(assert
 (let (($x146 (= (_ bv24 7) new.ffn.up.sum)))
 (let (($x2350 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x2239 (= (_ bv0 7) new.ffn.up.sum)))
 (or $x2239 $x2350 $x146 (= (_ bv71 7) new.ffn.up.sum))))))
(assert
 (and (<= 1 new.ffn.width.block)))
(assert
 (and (<= 0 new.ffn.width.given_least)))
(assert
 (let (($x1825 (= (_ bv101 7) new.ffn.width.kind)))
 (let (($x956 (= (_ bv98 7) new.ffn.width.kind)))
 (let (($x994 (= (_ bv93 7) new.ffn.width.kind)))
 (let (($x2827 (= (_ bv88 7) new.ffn.width.kind)))
 (let (($x535 (= (_ bv67 7) new.ffn.width.kind)))
 (let (($x690 (= (_ bv58 7) new.ffn.width.kind)))
 (let (($x1182 (= (_ bv49 7) new.ffn.width.kind)))
 (let (($x812 (= (_ bv26 7) new.ffn.width.kind)))
 (let (($x3342 (= (_ bv18 7) new.ffn.width.kind)))
 (let (($x1965 (= (_ bv11 7) new.ffn.width.kind)))
 (or $x1965 $x3342 $x812 $x1182 $x690 $x535 $x2827 $x994 $x956 $x1825))))))))))))
(assert
 (and (<= 1 new.ffn.width.multiple)))
(assert
 (and (<= (- 1) new.ffn.width.n)))
(assert
 (and (<= 1 new.ffn.width.parts)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x2202 (= (_ bv38 7) new.stages.send)))
 (let (($x2614 (= (_ bv14 7) new.stages.send)))
 (let (($x1311 (= (_ bv10 7) new.stages.send)))
 (or $x1311 $x2614 $x2202 (= (_ bv61 7) new.stages.send) (= (_ bv77 7) new.stages.send))))))
(assert
 (let (($x974 (= (_ bv55 7) new.stages.stream)))
 (or $x974 (= (_ bv86 7) new.stages.stream))))
(assert
 (and (<= 1 new.stages.visits)))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let ((?x1015 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x2865 (div (* ?x1015 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x1744 (= (- 1) new.ffn.width.n)))
 (let ((?x2199 (ite (or $x1744 (< (* ?x2865 new.ffn.width.parts) new.ffn.width.n)) 0 1)))
 (let ((?x681 (ite (= 0 (mod new.ffn.width.multiple new.ffn.width.parts)) 1 ?x2199)))
 (let (($x535 (= (_ bv67 7) new.ffn.width.kind)))
 (let ((?x2903 (ite (or $x1744 (not (= 0 (mod new.ffn.width.n new.ffn.width.parts)))) 0 1)))
 (let (($x812 (= (_ bv26 7) new.ffn.width.kind)))
 (let ((?x2011 (ite $x812 (ite (and $x1744 (= 1 new.ffn.width.parts)) 1 ?x2903) (ite $x535 ?x681 new.ffn.width.given_least))))
 (let (($x690 (= (_ bv58 7) new.ffn.width.kind)))
 (let (($x1825 (= (_ bv101 7) new.ffn.width.kind)))
 (let (($x994 (= (_ bv93 7) new.ffn.width.kind)))
 (let (($x1965 (= (_ bv11 7) new.ffn.width.kind)))
 (let (($x3342 (= (_ bv18 7) new.ffn.width.kind)))
 (let (($x956 (= (_ bv98 7) new.ffn.width.kind)))
 (let ((?x1289 (ite $x956 new.ffn.width.parts (ite (or $x3342 $x1965 $x994 $x1825 $x690) 1 ?x2011))))
 (= new.ffn.width.least ?x1289))))))))))))))))))
(assert
 (let ((?x1015 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x2865 (div (* ?x1015 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x3120 (< 1 new.ffn.width.parts)))
 (let (($x535 (= (_ bv67 7) new.ffn.width.kind)))
 (= new.ffn.width.filled (and $x535 $x3120 (= ?x2865 new.ffn.width.n))))))))
(assert
 (let ((?x1015 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x2865 (div (* ?x1015 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x3120 (< 1 new.ffn.width.parts)))
 (let (($x535 (= (_ bv67 7) new.ffn.width.kind)))
 (= new.ffn.width.leads (and $x535 $x3120 (<= new.ffn.width.n ?x2865))))))))
(assert
 (let (($x535 (= (_ bv67 7) new.ffn.width.kind)))
 (let (($x3049 (and $x535 (not (= 0 (mod new.ffn.width.n new.ffn.width.multiple))))))
 (= new.ffn.width.padded $x3049))))
(assert
 (let (($x1744 (= (- 1) new.ffn.width.n)))
 (let (($x812 (= (_ bv26 7) new.ffn.width.kind)))
 (let (($x3324 (ite $x812 (or $x1744 (<= new.ffn.width.parts new.ffn.width.n)) (or $x1744 (< 1 new.ffn.width.n)))))
 (let ((?x1015 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x2865 (div (* ?x1015 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x535 (= (_ bv67 7) new.ffn.width.kind)))
 (let (($x994 (= (_ bv93 7) new.ffn.width.kind)))
 (let (($x2479 (ite $x994 (or $x1744 (< new.ffn.width.block new.ffn.width.n)) (ite $x535 (or $x1744 (< ?x2865 new.ffn.width.n)) $x3324))))
 (let (($x1171 (ite (or (= (_ bv98 7) new.ffn.width.kind) (= 1 new.ffn.width.parts)) false $x2479)))
 (let (($x1182 (= (_ bv49 7) new.ffn.width.kind)))
 (let (($x2827 (= (_ bv88 7) new.ffn.width.kind)))
 (let (($x644 (or $x2827 $x1182)))
 (= new.ffn.width.moved (ite $x644 new.ffn.width.given_moved $x1171)))))))))))))))
(assert
 (= new.ffn.lead (ite new.model.gated new.ffn.gate.split new.ffn.up.split)))
(assert
 (let (($x3313 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x2915 (or $x3313 (and (= (_ bv10 7) new.ffn.down.input) (not (= (_ bv40 7) new.ffn.down.split))))))
 (= new.ffn.gathers $x2915))))
(assert
 (= new.ffn.piece_of_one (and new.ffn.width.filled (= (_ bv40 7) new.ffn.down.split))))
(assert
 (let (($x956 (= (_ bv98 7) new.ffn.width.kind)))
 (let (($x959 (or $x956 (and (= 1 new.ffn.width.parts) (not new.ffn.width.padded)))))
 (let (($x1182 (= (_ bv49 7) new.ffn.width.kind)))
 (let (($x2827 (= (_ bv88 7) new.ffn.width.kind)))
 (let (($x644 (or $x2827 $x1182)))
 (= new.ffn.width.everywhere (ite $x644 new.ffn.width.given_everywhere $x959))))))))
(assert
 (let (($x2962 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x1561 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x3401 (or (not (= (_ bv4 7) new.ffn.gate.collective)) $x1561)))
 (let (($x2576 (ite new.model.gated $x3401 (or (not (= (_ bv4 7) new.ffn.up.collective)) $x2962))))
 (let (($x3523 (= (_ bv59 7) new.ffn.down.split)))
 (let (($x1807 (and new.ffn.width.filled $x3523 (not (and new.ffn.gathers (= (_ bv63 7) new.ffn.lead) $x2576)))))
 (= new.ffn.piece_kept $x1807))))))))
(assert
 (let (($x1949 (not new.ffn.width.moved)))
 (let (($x1825 (= (_ bv101 7) new.ffn.width.kind)))
 (let (($x994 (= (_ bv93 7) new.ffn.width.kind)))
 (let (($x1965 (= (_ bv11 7) new.ffn.width.kind)))
 (let (($x3342 (= (_ bv18 7) new.ffn.width.kind)))
 (let (($x3789 (or new.ffn.width.everywhere new.ffn.width.filled (and (or $x3342 $x1965 $x994 $x1825) $x1949))))
 (let (($x1182 (= (_ bv49 7) new.ffn.width.kind)))
 (let (($x2827 (= (_ bv88 7) new.ffn.width.kind)))
 (let (($x644 (or $x2827 $x1182)))
 (= new.ffn.width.undivided (ite $x644 new.ffn.width.given_undivided $x3789))))))))))))
(assert
 (let (($x1949 (not new.ffn.width.moved)))
 (let (($x2795 (and new.ffn.width.everywhere $x1949)))
 (= new.ffn.in_place (or $x2795 new.ffn.width.filled)))))
(assert
 (let (($x1755 (and (or (not new.ffn.down.group.tp) (= 1 new.tp)) (or (not new.ffn.down.group.dp) (= 1 new.dp)) (or (not new.ffn.down.group.sp) (= 1 new.sp)) (or (not new.ffn.down.group.pp) (= 1 new.pp)))))
 (let (($x3685 (= (_ bv10 7) new.ffn.down.collective)))
 (let (($x1386 (= (_ bv59 7) new.ffn.down.collective)))
 (let (($x332 (and new.ffn.piece_kept new.stream.first_keeps_all (or (or $x1386 $x3685) $x1755))))
 (= new.ffn.first_reads $x332))))))
(assert
 (let (($x1561 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x3401 (or (not (= (_ bv4 7) new.ffn.gate.collective)) $x1561)))
 (let (($x10 (= (_ bv63 7) new.ffn.gate.split)))
 (let (($x1117 (= new.ffn.width.least new.ffn.width.parts)))
 (let (($x2588 (= (_ bv40 7) new.ffn.down.split)))
 (let (($x3523 (= (_ bv59 7) new.ffn.down.split)))
 (let (($x2997 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x1482 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x2430 (or $x1482 $x2997)))
 (let (($x2962 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x1422 (= (_ bv40 7) new.ffn.up.split)))
 (let (($x2504 (< 1 new.tp)))
 (let (($x1598 (and new.model.gated $x2504 $x1422 $x2962 $x2430 (not (= (_ bv24 7) new.ffn.up.sum)) (or $x3523 (and $x2588 (and new.ffn.width.undivided $x1117))) (not (and new.ffn.gathers $x10 $x3401)))))
 (= new.ffn.up_idle $x1598)))))))))))))))
(assert
 (let (($x1949 (not new.ffn.width.moved)))
 (let (($x2795 (and new.ffn.width.everywhere $x1949)))
 (let ((?x422 (ite $x2795 (_ bv98 7) (ite new.ffn.width_twice_back (ite new.model.gated (_ bv99 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x2504 (< 1 new.tp)))
 (let ((?x1138 (ite new.ffn.width.everywhere (_ bv98 7) (ite new.ffn.piece_of_one (_ bv99 7) (ite new.model.gated (_ bv99 7) (_ bv16 7))))))
 (let (($x2191 (= (_ bv75 7) new.ffn.up.collective)))
 (let (($x2997 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x1482 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x2430 (or $x1482 $x2997)))
 (let (($x2350 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x1630 (= (_ bv59 7) new.ffn.up.collective)))
 (let (($x1198 (or $x1630 (not (or $x2350 (and new.model.gated (= (_ bv0 7) new.ffn.up.sum)))) new.ffn.up_idle)))
 (let (($x2962 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x665 (or $x1482 $x1630)))
 (let ((?x231 (ite (or $x665 $x2962 (and (= (_ bv4 7) new.ffn.up.collective) new.ffn.in_place)) (_ bv98 7) (ite $x2997 (_ bv21 7) (_ bv16 7)))))
 (let (($x1498 (= (_ bv59 7) new.ffn.up.split)))
 (let ((?x3477 (ite $x1498 ?x231 (ite $x1198 (_ bv94 7) (ite $x2430 (_ bv98 7) (ite $x2191 ?x1138 (ite $x2504 (_ bv16 7) ?x422)))))))
 (let (($x1697 (or $x665 $x2962 (and $x2997 new.ffn.width.padded $x1949) (and $x2191 new.ffn.width.leads))))
 (let ((?x1845 (ite (and $x2997 new.ffn.width.filled (not $x2962)) (_ bv98 7) (ite $x1697 (_ bv99 7) (ite (= (_ bv4 7) new.ffn.up.collective) (_ bv98 7) (_ bv16 7))))))
 (let (($x1133 (= (_ bv63 7) new.ffn.up.split)))
 (= new.ffn.up_state (ite $x1133 ?x1845 ?x3477)))))))))))))))))))))))
(assert
 (let (($x3318 (not new.ffn.width.everywhere)))
 (let (($x1876 (and (or (= (_ bv63 7) new.ffn.up.split) (= (_ bv99 7) new.ffn.up_state)) (not (= (_ bv98 7) new.ffn.up_state)) $x3318)))
 (= new.ffn.up_piece (ite $x1876 (_ bv99 7) (_ bv98 7))))))
(assert
 (let (($x146 (= (_ bv24 7) new.ffn.up.sum)))
 (let (($x1630 (= (_ bv59 7) new.ffn.up.collective)))
 (let (($x2948 (and new.model.gated (= (_ bv94 7) new.ffn.up_state) (or $x1630 $x146 new.ffn.up_idle))))
 (= new.ffn.up_left $x2948)))))
(assert
 (let (($x3536 (not new.ffn.up_left)))
 (let (($x3740 (not new.model.joint)))
 (let (($x468 (and new.ffn.piece_kept new.model.gated $x3740 (= (_ bv99 7) new.ffn.up_piece) $x3536)))
 (= new.ffn.share_of_one $x468)))))
(assert
 (let (($x1949 (not new.ffn.width.moved)))
 (let (($x2795 (and new.ffn.width.everywhere $x1949)))
 (let (($x2504 (< 1 new.tp)))
 (let ((?x836 (ite $x2504 (_ bv16 7) (ite $x2795 (_ bv98 7) (ite new.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x1753 (ite new.ffn.width.everywhere (_ bv98 7) (ite (or new.ffn.piece_of_one new.ffn.share_of_one) (_ bv99 7) (_ bv16 7)))))
 (let (($x2477 (= (_ bv75 7) new.ffn.gate.collective)))
 (let (($x3395 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x2085 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x2762 (= (_ bv59 7) new.ffn.gate.collective)))
 (let ((?x907 (ite (or $x2762 (not (= (_ bv15 7) new.ffn.gate.sum))) (_ bv94 7) (ite (or $x2085 $x3395) (_ bv98 7) (ite $x2477 ?x1753 ?x836)))))
 (let (($x1561 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x942 (or $x2085 $x2762)))
 (let (($x2052 (or $x942 $x1561 (and (= (_ bv4 7) new.ffn.gate.collective) new.ffn.in_place))))
 (let (($x602 (= (_ bv59 7) new.ffn.gate.split)))
 (let (($x1027 (or $x942 $x1561 (and $x3395 new.ffn.width.padded $x1949) (and $x2477 new.ffn.width.leads))))
 (let ((?x3413 (ite (and $x3395 new.ffn.width.filled (not $x1561)) (_ bv98 7) (ite $x1027 (_ bv99 7) (ite (= (_ bv4 7) new.ffn.gate.collective) (_ bv98 7) (_ bv16 7))))))
 (let (($x10 (= (_ bv63 7) new.ffn.gate.split)))
 (= new.ffn.gate_state (ite $x10 ?x3413 (ite $x602 (ite $x2052 (_ bv98 7) (ite $x3395 (_ bv21 7) (_ bv16 7))) ?x907)))))))))))))))))))))
(assert
 (let (($x3318 (not new.ffn.width.everywhere)))
 (let (($x10 (= (_ bv63 7) new.ffn.gate.split)))
 (= new.ffn.gate_piece (ite (and $x10 (not (= (_ bv98 7) new.ffn.gate_state)) $x3318) (_ bv99 7) (_ bv98 7))))))
(assert
 (let ((?x1122 (ite new.ffn.up_left (_ bv94 7) (ite new.model.gated new.ffn.gate_piece new.ffn.up_piece))))
 (= new.ffn.product ?x1122)))
(assert
 (let ((?x2922 (ite new.ffn.share_of_one (_ bv94 7) new.ffn.product)))
 (let (($x3002 (not new.ffn.share_of_one)))
 (let (($x1583 (or new.ffn.first_reads (and new.ffn.gathers (= (_ bv99 7) new.ffn.product) $x3002))))
 (= new.ffn.product_in (ite (and (not (= (_ bv94 7) new.ffn.product)) $x1583) (_ bv98 7) ?x2922))))))
(assert
 (let (($x626 (= (_ bv60 7) new.ffn.down.sum)))
 (let (($x2504 (< 1 new.tp)))
 (let (($x3145 (and $x2504 $x626 (or (= (_ bv40 7) new.ffn.down.split) (= (_ bv94 7) new.ffn.product_in)))))
 (= new.stages.ffn_due $x3145)))))
(assert
 (let (($x974 (= (_ bv55 7) new.stages.stream)))
 (let (($x2767 (and $x974 (or new.model.parallel new.layer.moe (not new.stages.ffn_due)))))
 (let (($x2425 (not new.model.parallel)))
 (let (($x903 (not new.stages.leaves)))
 (let (($x469 (or $x903 (and new.layer.dense $x2425 (not (= (_ bv1 7) new.ffn.down.residual))) $x2767)))
 (= new.stages.one_part $x469)))))))
(assert
 (= new.layer.dense false))
(assert
 (= new.layer.moe true))
(assert
 (= old.attention.out.group.dp new.attention.out.group.dp))
(assert
 (= old.attention.qkv.group.dp new.attention.qkv.group.dp))
(assert
 (= old.attention.scores.group.dp new.attention.scores.group.dp))
(assert
 (= old.batch.idle new.batch.idle))
(assert
 (= old.batch.sequences.kind new.batch.sequences.kind))
(assert
 (= old.embedding.group.dp new.embedding.group.dp))
(assert
 (= old.ffn.down.collective new.ffn.down.collective))
(assert
 (= old.ffn.down.group.dp new.ffn.down.group.dp))
(assert
 (= old.ffn.down.group.pp new.ffn.down.group.pp))
(assert
 (= old.ffn.down.group.sp new.ffn.down.group.sp))
(assert
 (= old.ffn.down.group.tp new.ffn.down.group.tp))
(assert
 (= old.ffn.down.input new.ffn.down.input))
(assert
 (= old.ffn.down.residual new.ffn.down.residual))
(assert
 (= old.ffn.down.split new.ffn.down.split))
(assert
 (= old.ffn.down.sum new.ffn.down.sum))
(assert
 (= old.ffn.gate.collective new.ffn.gate.collective))
(assert
 (= old.ffn.gate.group.dp new.ffn.gate.group.dp))
(assert
 (= old.ffn.gate.group.pp new.ffn.gate.group.pp))
(assert
 (= old.ffn.gate.group.sp new.ffn.gate.group.sp))
(assert
 (= old.ffn.gate.group.tp new.ffn.gate.group.tp))
(assert
 (= old.ffn.gate.split new.ffn.gate.split))
(assert
 (= old.ffn.gate.sum new.ffn.gate.sum))
(assert
 (= old.ffn.up.collective new.ffn.up.collective))
(assert
 (= old.ffn.up.group.dp new.ffn.up.group.dp))
(assert
 (= old.ffn.up.group.pp new.ffn.up.group.pp))
(assert
 (= old.ffn.up.group.sp new.ffn.up.group.sp))
(assert
 (= old.ffn.up.group.tp new.ffn.up.group.tp))
(assert
 (= old.ffn.up.split new.ffn.up.split))
(assert
 (= old.ffn.up.sum new.ffn.up.sum))
(assert
 (= old.ffn.width.block new.ffn.width.block))
(assert
 (= old.ffn.width.given_everywhere new.ffn.width.given_everywhere))
(assert
 (= old.ffn.width.given_least new.ffn.width.given_least))
(assert
 (= old.ffn.width.given_moved new.ffn.width.given_moved))
(assert
 (= old.ffn.width.given_undivided new.ffn.width.given_undivided))
(assert
 (= old.ffn.width.kind new.ffn.width.kind))
(assert
 (= old.ffn.width.multiple new.ffn.width.multiple))
(assert
 (= old.ffn.width.n new.ffn.width.n))
(assert
 (= old.ffn.width.parts new.ffn.width.parts))
(assert
 (= old.ffn.width_twice_back new.ffn.width_twice_back))
(assert
 (= old.layer.dense new.layer.dense))
(assert
 (= old.layer.moe new.layer.moe))
(assert
 (= old.lm_head.group.dp new.lm_head.group.dp))
(assert
 (= old.model.gated new.model.gated))
(assert
 (= old.model.joint new.model.joint))
(assert
 (= old.model.parallel new.model.parallel))
(assert
 (= old.moe.block new.moe.block))
(assert
 (= old.moe.group.dp new.moe.group.dp))
(assert
 (= old.moe.group.ep new.moe.group.ep))
(assert
 (= old.moe.group.sp new.moe.group.sp))
(assert
 (= old.moe.group.tp new.moe.group.tp))
(assert
 (= old.pp new.pp))
(assert
 (= old.sp new.sp))
(assert
 (= old.stages.leaves new.stages.leaves))
(assert
 (= old.stages.send new.stages.send))
(assert
 (= old.stages.stream new.stages.stream))
(assert
 (= old.stages.visits new.stages.visits))
(assert
 (= old.stream.first_keeps_all new.stream.first_keeps_all))
(assert
 (= old.tp new.tp))
(assert
 (= (_ bv43 7) old.batch.idle))
(assert
 (let (($x2071 (= (_ bv101 7) old.batch.sequences.kind)))
 (let (($x2912 (= (_ bv93 7) old.batch.sequences.kind)))
 (let (($x1712 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x2836 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2205 (= (_ bv98 7) old.batch.sequences.kind)))
 (or $x2205 $x2836 $x1712 $x2912 $x2071)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1195 (* old.sp old.tp)))
 (<= old.moe.block ?x1195)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1195 (* old.sp old.tp)))
 (= old.stage.ranks ?x1195)))
(assert
 (not old.embedding.group.dp))
(assert
 (not old.attention.qkv.group.dp))
(assert
 (not old.attention.scores.group.dp))
(assert
 (not old.attention.out.group.dp))
(assert
 (not old.ffn.gate.group.dp))
(assert
 (not old.ffn.up.group.dp))
(assert
 (not old.ffn.down.group.dp))
(assert
 (not old.lm_head.group.dp))
(assert
 (let (($x410 (not old.moe.group.sp)))
 (let (($x2582 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x2582 $x410))))
(assert
 (let ((?x3224 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3224)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x3046 (or (= 1 new.stages.visits) (or (= (_ bv10 7) new.stages.send) (= (_ bv14 7) new.stages.send)) (and (= (_ bv38 7) new.stages.send) new.stages.one_part))))
 (not $x3046)))
(assert
 (or (= 1 old.stages.visits) (or (= (_ bv10 7) old.stages.send) (= (_ bv14 7) old.stages.send)) (and (= (_ bv38 7) old.stages.send) old.stages.one_part)))
(check-sat)

; from one replica to any number, question 77
(reset)
(set-logic ALL)
; benchmark generated from python API
(set-info :status unknown)
(declare-fun old.batch.idle () (_ BitVec 7))
(declare-fun old.batch.sequences.given_least () Int)
(declare-fun old.batch.sequences.kind () (_ BitVec 7))
(declare-fun old.batch.sequences.multiple () Int)
(declare-fun old.batch.sequences.n () Int)
(declare-fun old.batch.sequences.parts () Int)
(declare-fun old.dp () Int)
(declare-fun old.moe.block () Int)
(declare-fun old.sp () Int)
(declare-fun old.stage.ranks () Int)
(declare-fun old.tp () Int)
(declare-fun old.batch.sequences.least () Int)
(declare-fun old.batch.sequences.given_beyond () Bool)
(declare-fun old.batch.sequences.beyond () Bool)
(declare-fun new.batch.sequences.given_least () Int)
(declare-fun new.batch.sequences.kind () (_ BitVec 7))
(declare-fun new.batch.sequences.multiple () Int)
(declare-fun new.batch.sequences.n () Int)
(declare-fun new.batch.sequences.parts () Int)
(declare-fun new.dp () Int)
(declare-fun new.moe.block () Int)
(declare-fun new.sp () Int)
(declare-fun new.stage.ranks () Int)
(declare-fun new.tp () Int)
(declare-fun new.batch.sequences.least () Int)
(declare-fun new.batch.sequences.given_beyond () Bool)
(declare-fun new.batch.sequences.beyond () Bool)
(declare-fun new.attention.out.group.dp () Bool)
(declare-fun old.attention.out.group.dp () Bool)
(declare-fun new.attention.qkv.group.dp () Bool)
(declare-fun old.attention.qkv.group.dp () Bool)
(declare-fun new.attention.scores.group.dp () Bool)
(declare-fun old.attention.scores.group.dp () Bool)
(declare-fun new.batch.idle () (_ BitVec 7))
(declare-fun new.embedding.group.dp () Bool)
(declare-fun old.embedding.group.dp () Bool)
(declare-fun new.ffn.down.group.dp () Bool)
(declare-fun old.ffn.down.group.dp () Bool)
(declare-fun new.ffn.gate.group.dp () Bool)
(declare-fun old.ffn.gate.group.dp () Bool)
(declare-fun new.ffn.up.group.dp () Bool)
(declare-fun old.ffn.up.group.dp () Bool)
(declare-fun new.lm_head.group.dp () Bool)
(declare-fun old.lm_head.group.dp () Bool)
(declare-fun new.moe.group.dp () Bool)
(declare-fun old.moe.group.dp () Bool)
(declare-fun new.moe.group.ep () Bool)
(declare-fun old.moe.group.ep () Bool)
(declare-fun new.moe.group.sp () Bool)
(declare-fun old.moe.group.sp () Bool)
(declare-fun new.moe.group.tp () Bool)
(declare-fun old.moe.group.tp () Bool)
(assert
 (let (($x1442 (= (_ bv43 7) old.batch.idle)))
 (or $x1442 (= (_ bv89 7) old.batch.idle))))
(assert
 (and (<= 0 old.batch.sequences.given_least)))
(assert
 (let (($x2071 (= (_ bv101 7) old.batch.sequences.kind)))
 (let (($x2205 (= (_ bv98 7) old.batch.sequences.kind)))
 (let (($x2912 (= (_ bv93 7) old.batch.sequences.kind)))
 (let (($x998 (= (_ bv67 7) old.batch.sequences.kind)))
 (let (($x3086 (= (_ bv58 7) old.batch.sequences.kind)))
 (let (($x1275 (= (_ bv26 7) old.batch.sequences.kind)))
 (let (($x1712 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x2836 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x2836 $x1712 $x1275 (= (_ bv49 7) old.batch.sequences.kind) $x3086 $x998 (= (_ bv88 7) old.batch.sequences.kind) $x2912 $x2205 $x2071))))))))))
(assert
 (and (<= 1 old.batch.sequences.multiple)))
(assert
 (and (<= (- 1) old.batch.sequences.n)))
(assert
 (and (<= 1 old.batch.sequences.parts)))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let ((?x2810 (div (- (+ old.batch.sequences.n old.batch.sequences.multiple) 1) old.batch.sequences.multiple)))
 (let ((?x248 (* (div (* ?x2810 old.batch.sequences.multiple) old.batch.sequences.parts) old.batch.sequences.parts)))
 (let (($x60 (= (- 1) old.batch.sequences.n)))
 (let ((?x1497 (ite (= 0 (mod old.batch.sequences.multiple old.batch.sequences.parts)) 1 (ite (or $x60 (< ?x248 old.batch.sequences.n)) 0 1))))
 (let (($x998 (= (_ bv67 7) old.batch.sequences.kind)))
 (let (($x2819 (or $x60 (not (= 0 (mod old.batch.sequences.n old.batch.sequences.parts))))))
 (let ((?x2107 (ite (and $x60 (= 1 old.batch.sequences.parts)) 1 (ite $x2819 0 1))))
 (let (($x1275 (= (_ bv26 7) old.batch.sequences.kind)))
 (let (($x3086 (= (_ bv58 7) old.batch.sequences.kind)))
 (let (($x2071 (= (_ bv101 7) old.batch.sequences.kind)))
 (let (($x2912 (= (_ bv93 7) old.batch.sequences.kind)))
 (let (($x2836 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x1712 (= (_ bv18 7) old.batch.sequences.kind)))
 (let ((?x2691 (ite (or $x1712 $x2836 $x2912 $x2071 $x3086) 1 (ite $x1275 ?x2107 (ite $x998 ?x1497 old.batch.sequences.given_least)))))
 (let (($x2205 (= (_ bv98 7) old.batch.sequences.kind)))
 (= old.batch.sequences.least (ite $x2205 old.batch.sequences.parts ?x2691))))))))))))))))))
(assert
 (= old.batch.sequences.beyond old.batch.sequences.given_beyond))
(assert
 (and (<= 0 new.batch.sequences.given_least)))
(assert
 (let (($x149 (= (_ bv101 7) new.batch.sequences.kind)))
 (let (($x3722 (= (_ bv98 7) new.batch.sequences.kind)))
 (let (($x3346 (= (_ bv93 7) new.batch.sequences.kind)))
 (let (($x2618 (= (_ bv67 7) new.batch.sequences.kind)))
 (let (($x2254 (= (_ bv58 7) new.batch.sequences.kind)))
 (let (($x1385 (= (_ bv26 7) new.batch.sequences.kind)))
 (let (($x1243 (= (_ bv18 7) new.batch.sequences.kind)))
 (let (($x2734 (= (_ bv11 7) new.batch.sequences.kind)))
 (or $x2734 $x1243 $x1385 (= (_ bv49 7) new.batch.sequences.kind) $x2254 $x2618 (= (_ bv88 7) new.batch.sequences.kind) $x3346 $x3722 $x149))))))))))
(assert
 (and (<= 1 new.batch.sequences.multiple)))
(assert
 (and (<= (- 1) new.batch.sequences.n)))
(assert
 (and (<= 1 new.batch.sequences.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let ((?x2385 (div (- (+ new.batch.sequences.n new.batch.sequences.multiple) 1) new.batch.sequences.multiple)))
 (let ((?x2257 (* (div (* ?x2385 new.batch.sequences.multiple) new.batch.sequences.parts) new.batch.sequences.parts)))
 (let (($x2873 (= (- 1) new.batch.sequences.n)))
 (let ((?x2005 (ite (= 0 (mod new.batch.sequences.multiple new.batch.sequences.parts)) 1 (ite (or $x2873 (< ?x2257 new.batch.sequences.n)) 0 1))))
 (let (($x2618 (= (_ bv67 7) new.batch.sequences.kind)))
 (let (($x1258 (or $x2873 (not (= 0 (mod new.batch.sequences.n new.batch.sequences.parts))))))
 (let ((?x3436 (ite (and $x2873 (= 1 new.batch.sequences.parts)) 1 (ite $x1258 0 1))))
 (let (($x1385 (= (_ bv26 7) new.batch.sequences.kind)))
 (let (($x2254 (= (_ bv58 7) new.batch.sequences.kind)))
 (let (($x149 (= (_ bv101 7) new.batch.sequences.kind)))
 (let (($x3346 (= (_ bv93 7) new.batch.sequences.kind)))
 (let (($x2734 (= (_ bv11 7) new.batch.sequences.kind)))
 (let (($x1243 (= (_ bv18 7) new.batch.sequences.kind)))
 (let ((?x1685 (ite (or $x1243 $x2734 $x3346 $x149 $x2254) 1 (ite $x1385 ?x3436 (ite $x2618 ?x2005 new.batch.sequences.given_least)))))
 (let (($x3722 (= (_ bv98 7) new.batch.sequences.kind)))
 (= new.batch.sequences.least (ite $x3722 new.batch.sequences.parts ?x1685))))))))))))))))))
(assert
 (= new.batch.sequences.beyond new.batch.sequences.given_beyond))
(assert
 (= old.attention.out.group.dp new.attention.out.group.dp))
(assert
 (= old.attention.qkv.group.dp new.attention.qkv.group.dp))
(assert
 (= old.attention.scores.group.dp new.attention.scores.group.dp))
(assert
 (= old.batch.idle new.batch.idle))
(assert
 (= old.batch.sequences.given_beyond new.batch.sequences.given_beyond))
(assert
 (= old.batch.sequences.given_least new.batch.sequences.given_least))
(assert
 (= old.batch.sequences.kind new.batch.sequences.kind))
(assert
 (= old.batch.sequences.multiple new.batch.sequences.multiple))
(assert
 (= old.batch.sequences.n new.batch.sequences.n))
(assert
 (= old.embedding.group.dp new.embedding.group.dp))
(assert
 (= old.ffn.down.group.dp new.ffn.down.group.dp))
(assert
 (= old.ffn.gate.group.dp new.ffn.gate.group.dp))
(assert
 (= old.ffn.up.group.dp new.ffn.up.group.dp))
(assert
 (= old.lm_head.group.dp new.lm_head.group.dp))
(assert
 (= old.moe.block new.moe.block))
(assert
 (= old.moe.group.dp new.moe.group.dp))
(assert
 (= old.moe.group.ep new.moe.group.ep))
(assert
 (= old.moe.group.sp new.moe.group.sp))
(assert
 (= old.moe.group.tp new.moe.group.tp))
(assert
 (= old.sp new.sp))
(assert
 (= old.tp new.tp))
(assert
 (= (_ bv43 7) old.batch.idle))
(assert
 (let (($x2071 (= (_ bv101 7) old.batch.sequences.kind)))
 (let (($x2912 (= (_ bv93 7) old.batch.sequences.kind)))
 (let (($x1712 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x2836 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2205 (= (_ bv98 7) old.batch.sequences.kind)))
 (or $x2205 $x2836 $x1712 $x2912 $x2071)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1195 (* old.sp old.tp)))
 (<= old.moe.block ?x1195)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1195 (* old.sp old.tp)))
 (= old.stage.ranks ?x1195)))
(assert
 (not old.embedding.group.dp))
(assert
 (not old.attention.qkv.group.dp))
(assert
 (not old.attention.scores.group.dp))
(assert
 (not old.attention.out.group.dp))
(assert
 (not old.ffn.gate.group.dp))
(assert
 (not old.ffn.up.group.dp))
(assert
 (not old.ffn.down.group.dp))
(assert
 (not old.lm_head.group.dp))
(assert
 (let (($x410 (not old.moe.group.sp)))
 (let (($x2582 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x2582 $x410))))
(assert
 (let ((?x3224 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3224)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x315 (not new.batch.sequences.beyond)))
 (not (and (<= 1 new.batch.sequences.least) $x315))))
(assert
 (let (($x1023 (not old.batch.sequences.beyond)))
(and (<= 1 old.batch.sequences.least) $x1023)))
(check-sat)

; from one replica to any number, question 78
(reset)
(set-logic ALL)
; benchmark generated from python API
(set-info :status unknown)
(declare-fun old.attention.out.split () (_ BitVec 7))
(declare-fun old.attention.qkv.split () (_ BitVec 7))
(declare-fun old.batch.idle () (_ BitVec 7))
(declare-fun old.batch.sequences.kind () (_ BitVec 7))
(declare-fun old.dp () Int)
(declare-fun old.embedding.split () (_ BitVec 7))
(declare-fun old.ffn.down.split () (_ BitVec 7))
(declare-fun old.ffn.gate.split () (_ BitVec 7))
(declare-fun old.ffn.up.split () (_ BitVec 7))
(declare-fun old.hidden.block () Int)
(declare-fun old.hidden.given_least () Int)
(declare-fun old.hidden.given_most () Int)
(declare-fun old.hidden.kind () (_ BitVec 7))
(declare-fun old.hidden.multiple () Int)
(declare-fun old.hidden.n () Int)
(declare-fun old.hidden.parts () Int)
(declare-fun old.lm_head.collective () (_ BitVec 7))
(declare-fun old.lm_head.cut.kind () (_ BitVec 7))
(declare-fun old.lm_head.cut.multiple () Int)
(declare-fun old.lm_head.cut.n () Int)
(declare-fun old.lm_head.cut.parts () Int)
(declare-fun old.lm_head.split () (_ BitVec 7))
(declare-fun old.moe.block () Int)
(declare-fun old.moe.router.split () (_ BitVec 7))
(declare-fun old.pp () Int)
(declare-fun old.sp () Int)
(declare-fun old.stage.ranks () Int)
(declare-fun old.stream () (_ BitVec 7))
(declare-fun old.tp () Int)
(declare-fun old.hidden.padded () Bool)
(declare-fun old.hidden.least () Int)
(declare-fun old.hidden.filled () Bool)
(declare-fun old.hidden.most () Int)
(declare-fun old.hidden.given_beyond () Bool)
(declare-fun old.hidden.beyond () Bool)
(declare-fun old.hidden.given_moved () Bool)
(declare-fun old.hidden.moved () Bool)
(declare-fun old.lm_head.cut.padded () Bool)
(declare-fun old.layer.dense () Bool)
(declare-fun old.hidden.gathered () Bool)
(declare-fun old.hidden.given_everywhere () Bool)
(declare-fun old.hidden.everywhere () Bool)
(declare-fun old.lm_head.cut.given_everywhere () Bool)
(declare-fun old.lm_head.cut.everywhere () Bool)
(declare-fun old.hidden.given_undivided () Bool)
(declare-fun old.hidden.undivided () Bool)
(declare-fun old.lm_head.group.pp () Bool)
(declare-fun old.lm_head.group.sp () Bool)
(declare-fun old.lm_head.group.dp () Bool)
(declare-fun old.lm_head.group.tp () Bool)
(declare-fun old.lm_head.state () (_ BitVec 7))
(declare-fun old.layer.moe () Bool)
(declare-fun old.model.gated () Bool)
(declare-fun old.hidden.summed () Bool)
(declare-fun new.attention.out.split () (_ BitVec 7))
(declare-fun new.attention.qkv.split () (_ BitVec 7))
(declare-fun new.dp () Int)
(declare-fun new.embedding.split () (_ BitVec 7))
(declare-fun new.ffn.down.split () (_ BitVec 7))
(declare-fun new.ffn.gate.split () (_ BitVec 7))
(declare-fun new.ffn.up.split () (_ BitVec 7))
(declare-fun new.hidden.block () Int)
(declare-fun new.hidden.given_least () Int)
(declare-fun new.hidden.given_most () Int)
(declare-fun new.hidden.kind () (_ BitVec 7))
(declare-fun new.hidden.multiple () Int)
(declare-fun new.hidden.n () Int)
(declare-fun new.hidden.parts () Int)
(declare-fun new.lm_head.collective () (_ BitVec 7))
(declare-fun new.lm_head.cut.kind () (_ BitVec 7))
(declare-fun new.lm_head.cut.multiple () Int)
(declare-fun new.lm_head.cut.n () Int)
(declare-fun new.lm_head.cut.parts () Int)
(declare-fun new.lm_head.split () (_ BitVec 7))
(declare-fun new.moe.block () Int)
(declare-fun new.moe.router.split () (_ BitVec 7))
(declare-fun new.pp () Int)
(declare-fun new.sp () Int)
(declare-fun new.stage.ranks () Int)
(declare-fun new.stream () (_ BitVec 7))
(declare-fun new.tp () Int)
(declare-fun new.hidden.padded () Bool)
(declare-fun new.hidden.least () Int)
(declare-fun new.hidden.filled () Bool)
(declare-fun new.hidden.most () Int)
(declare-fun new.hidden.given_beyond () Bool)
(declare-fun new.hidden.beyond () Bool)
(declare-fun new.hidden.given_moved () Bool)
(declare-fun new.hidden.moved () Bool)
(declare-fun new.lm_head.cut.padded () Bool)
(declare-fun new.layer.dense () Bool)
(declare-fun new.hidden.gathered () Bool)
(declare-fun new.hidden.given_everywhere () Bool)
(declare-fun new.hidden.everywhere () Bool)
(declare-fun new.lm_head.cut.given_everywhere () Bool)
(declare-fun new.lm_head.cut.everywhere () Bool)
(declare-fun new.hidden.given_undivided () Bool)
(declare-fun new.hidden.undivided () Bool)
(declare-fun new.lm_head.group.pp () Bool)
(declare-fun new.lm_head.group.sp () Bool)
(declare-fun new.lm_head.group.dp () Bool)
(declare-fun new.lm_head.group.tp () Bool)
(declare-fun new.lm_head.state () (_ BitVec 7))
(declare-fun new.layer.moe () Bool)
(declare-fun new.model.gated () Bool)
(declare-fun new.hidden.summed () Bool)
(declare-fun new.attention.out.group.dp () Bool)
(declare-fun old.attention.out.group.dp () Bool)
(declare-fun new.attention.qkv.group.dp () Bool)
(declare-fun old.attention.qkv.group.dp () Bool)
(declare-fun new.attention.scores.group.dp () Bool)
(declare-fun old.attention.scores.group.dp () Bool)
(declare-fun new.batch.idle () (_ BitVec 7))
(declare-fun new.batch.sequences.kind () (_ BitVec 7))
(declare-fun new.embedding.group.dp () Bool)
(declare-fun old.embedding.group.dp () Bool)
(declare-fun new.ffn.down.group.dp () Bool)
(declare-fun old.ffn.down.group.dp () Bool)
(declare-fun new.ffn.gate.group.dp () Bool)
(declare-fun old.ffn.gate.group.dp () Bool)
(declare-fun new.ffn.up.group.dp () Bool)
(declare-fun old.ffn.up.group.dp () Bool)
(declare-fun new.moe.group.dp () Bool)
(declare-fun old.moe.group.dp () Bool)
(declare-fun new.moe.group.ep () Bool)
(declare-fun old.moe.group.ep () Bool)
(declare-fun new.moe.group.sp () Bool)
(declare-fun old.moe.group.sp () Bool)
(declare-fun new.moe.group.tp () Bool)
(declare-fun old.moe.group.tp () Bool)
(assert
 (let (($x809 (= (_ bv63 7) old.attention.out.split)))
 (or (= (_ bv40 7) old.attention.out.split) (= (_ bv59 7) old.attention.out.split) $x809)))
(assert
 (let (($x182 (= (_ bv40 7) old.attention.qkv.split)))
 (or (= (_ bv36 7) old.attention.qkv.split) (= (_ bv37 7) old.attention.qkv.split) $x182 (= (_ bv59 7) old.attention.qkv.split))))
(assert
 (let (($x1442 (= (_ bv43 7) old.batch.idle)))
 (or $x1442 (= (_ bv89 7) old.batch.idle))))
(assert
 (let (($x2071 (= (_ bv101 7) old.batch.sequences.kind)))
 (let (($x2205 (= (_ bv98 7) old.batch.sequences.kind)))
 (let (($x2912 (= (_ bv93 7) old.batch.sequences.kind)))
 (let (($x1712 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x2836 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x2836 $x1712 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv49 7) old.batch.sequences.kind) (= (_ bv58 7) old.batch.sequences.kind) (= (_ bv67 7) old.batch.sequences.kind) (= (_ bv88 7) old.batch.sequences.kind) $x2912 $x2205 $x2071)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x1633 (= (_ bv38 7) old.embedding.split)))
 (or $x1633 (= (_ bv59 7) old.embedding.split) (= (_ bv97 7) old.embedding.split))))
(assert
 (let (($x768 (= (_ bv63 7) old.ffn.down.split)))
 (or (= (_ bv40 7) old.ffn.down.split) (= (_ bv59 7) old.ffn.down.split) $x768)))
(assert
 (let (($x1350 (= (_ bv40 7) old.ffn.gate.split)))
 (or $x1350 (= (_ bv59 7) old.ffn.gate.split) (= (_ bv63 7) old.ffn.gate.split))))
(assert
 (let (($x1664 (= (_ bv40 7) old.ffn.up.split)))
 (or $x1664 (= (_ bv59 7) old.ffn.up.split) (= (_ bv63 7) old.ffn.up.split))))
(assert
 (and (<= 1 old.hidden.block)))
(assert
 (and (<= 0 old.hidden.given_least)))
(assert
 (and (<= 0 old.hidden.given_most)))
(assert
 (let (($x2228 (= (_ bv101 7) old.hidden.kind)))
 (let (($x1365 (= (_ bv98 7) old.hidden.kind)))
 (let (($x2770 (= (_ bv93 7) old.hidden.kind)))
 (let (($x2914 (= (_ bv88 7) old.hidden.kind)))
 (let (($x2059 (= (_ bv67 7) old.hidden.kind)))
 (let (($x267 (= (_ bv58 7) old.hidden.kind)))
 (let (($x2182 (= (_ bv49 7) old.hidden.kind)))
 (let (($x3658 (= (_ bv26 7) old.hidden.kind)))
 (let (($x1709 (= (_ bv18 7) old.hidden.kind)))
 (let (($x3252 (= (_ bv11 7) old.hidden.kind)))
 (or $x3252 $x1709 $x3658 $x2182 $x267 $x2059 $x2914 $x2770 $x1365 $x2228))))))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x1348 (= (_ bv59 7) old.lm_head.collective)))
 (or (= (_ bv4 7) old.lm_head.collective) (= (_ bv5 7) old.lm_head.collective) (= (_ bv10 7) old.lm_head.collective) $x1348 (= (_ bv75 7) old.lm_head.collective))))
(assert
 (let (($x3211 (= (_ bv98 7) old.lm_head.cut.kind)))
 (let (($x1197 (= (_ bv88 7) old.lm_head.cut.kind)))
 (let (($x583 (= (_ bv67 7) old.lm_head.cut.kind)))
 (let (($x2247 (= (_ bv49 7) old.lm_head.cut.kind)))
 (or (= (_ bv11 7) old.lm_head.cut.kind) (= (_ bv18 7) old.lm_head.cut.kind) (= (_ bv26 7) old.lm_head.cut.kind) $x2247 (= (_ bv58 7) old.lm_head.cut.kind) $x583 $x1197 (= (_ bv93 7) old.lm_head.cut.kind) $x3211 (= (_ bv101 7) old.lm_head.cut.kind)))))))
(assert
 (and (<= 1 old.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) old.lm_head.cut.n)))
(assert
 (and (<= 1 old.lm_head.cut.parts)))
(assert
 (let (($x3213 (= (_ bv97 7) old.lm_head.split)))
 (let (($x2418 (= (_ bv40 7) old.lm_head.split)))
 (or $x2418 (= (_ bv59 7) old.lm_head.split) $x3213))))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x3228 (= (_ bv38 7) old.moe.router.split)))
 (or (= (_ bv28 7) old.moe.router.split) $x3228 (= (_ bv59 7) old.moe.router.split))))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x3578 (= (_ bv38 7) old.stream)))
 (or $x3578 (= (_ bv96 7) old.stream) (= (_ bv98 7) old.stream))))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let (($x2059 (= (_ bv67 7) old.hidden.kind)))
 (= old.hidden.padded (and $x2059 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let ((?x2186 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x468 (div (* ?x2186 old.hidden.multiple) old.hidden.parts)))
 (let (($x2614 (= (- 1) old.hidden.n)))
 (let ((?x1961 (ite (or $x2614 (< (* ?x468 old.hidden.parts) old.hidden.n)) 0 1)))
 (let (($x2059 (= (_ bv67 7) old.hidden.kind)))
 (let ((?x1943 (ite $x2059 (ite (= 0 (mod old.hidden.multiple old.hidden.parts)) 1 ?x1961) old.hidden.given_least)))
 (let ((?x3667 (ite (or $x2614 (not (= 0 (mod old.hidden.n old.hidden.parts)))) 0 1)))
 (let (($x3658 (= (_ bv26 7) old.hidden.kind)))
 (let ((?x2948 (ite $x3658 (ite (and $x2614 (= 1 old.hidden.parts)) 1 ?x3667) ?x1943)))
 (let (($x267 (= (_ bv58 7) old.hidden.kind)))
 (let (($x2228 (= (_ bv101 7) old.hidden.kind)))
 (let (($x2770 (= (_ bv93 7) old.hidden.kind)))
 (let (($x3252 (= (_ bv11 7) old.hidden.kind)))
 (let (($x1709 (= (_ bv18 7) old.hidden.kind)))
 (let (($x1365 (= (_ bv98 7) old.hidden.kind)))
 (let ((?x1133 (ite $x1365 old.hidden.parts (ite (or $x1709 $x3252 $x2770 $x2228 $x267) 1 ?x2948))))
 (= old.hidden.least ?x1133))))))))))))))))))
(assert
 (let ((?x2186 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x468 (div (* ?x2186 old.hidden.multiple) old.hidden.parts)))
 (let (($x2059 (= (_ bv67 7) old.hidden.kind)))
 (= old.hidden.filled (and $x2059 (< 1 old.hidden.parts) (= ?x468 old.hidden.n)))))))
(assert
 (let (($x2182 (= (_ bv49 7) old.hidden.kind)))
 (let (($x2914 (= (_ bv88 7) old.hidden.kind)))
 (let (($x2092 (or $x2914 $x2182)))
 (let (($x1365 (= (_ bv98 7) old.hidden.kind)))
 (= old.hidden.most (ite $x1365 old.hidden.parts (ite $x2092 old.hidden.given_most 1))))))))
(assert
 (= old.hidden.beyond old.hidden.given_beyond))
(assert
 (let (($x3658 (= (_ bv26 7) old.hidden.kind)))
 (let (($x1482 (ite $x3658 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x2186 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x468 (div (* ?x2186 old.hidden.multiple) old.hidden.parts)))
 (let (($x2614 (= (- 1) old.hidden.n)))
 (let (($x2059 (= (_ bv67 7) old.hidden.kind)))
 (let (($x2770 (= (_ bv93 7) old.hidden.kind)))
 (let (($x572 (ite $x2770 (or $x2614 (< old.hidden.block old.hidden.n)) (ite $x2059 (or $x2614 (< ?x468 old.hidden.n)) $x1482))))
 (let (($x2191 (ite (or (= (_ bv98 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x572)))
 (let (($x2182 (= (_ bv49 7) old.hidden.kind)))
 (let (($x2914 (= (_ bv88 7) old.hidden.kind)))
 (let (($x2092 (or $x2914 $x2182)))
 (= old.hidden.moved (ite $x2092 old.hidden.given_moved $x2191)))))))))))))))
(assert
 (let (($x583 (= (_ bv67 7) old.lm_head.cut.kind)))
 (let (($x1845 (and $x583 (not (= 0 (mod old.lm_head.cut.n old.lm_head.cut.multiple))))))
 (= old.lm_head.cut.padded $x1845))))
(assert
 (let (($x809 (= (_ bv63 7) old.attention.out.split)))
 (let (($x1633 (= (_ bv38 7) old.embedding.split)))
 (let (($x3578 (= (_ bv38 7) old.stream)))
 (let (($x2231 (or $x3578 $x1633 $x809 (and old.layer.dense (= (_ bv63 7) old.ffn.down.split)))))
 (= old.hidden.gathered $x2231))))))
(assert
 (let (($x1365 (= (_ bv98 7) old.hidden.kind)))
 (let (($x2182 (= (_ bv49 7) old.hidden.kind)))
 (let (($x2914 (= (_ bv88 7) old.hidden.kind)))
 (let (($x2092 (or $x2914 $x2182)))
 (let (($x2239 (ite $x2092 old.hidden.given_everywhere (or $x1365 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x2239)))))))
(assert
 (let (($x3211 (= (_ bv98 7) old.lm_head.cut.kind)))
 (let (($x1413 (or $x3211 (and (= 1 old.lm_head.cut.parts) (not old.lm_head.cut.padded)))))
 (let (($x1618 (ite (or (= (_ bv88 7) old.lm_head.cut.kind) (= (_ bv49 7) old.lm_head.cut.kind)) old.lm_head.cut.given_everywhere $x1413)))
 (= old.lm_head.cut.everywhere $x1618)))))
(assert
 (let (($x422 (not old.hidden.moved)))
 (let (($x2228 (= (_ bv101 7) old.hidden.kind)))
 (let (($x2770 (= (_ bv93 7) old.hidden.kind)))
 (let (($x3252 (= (_ bv11 7) old.hidden.kind)))
 (let (($x1709 (= (_ bv18 7) old.hidden.kind)))
 (let (($x2644 (or old.hidden.everywhere old.hidden.filled (and (or $x1709 $x3252 $x2770 $x2228) $x422))))
 (let (($x2182 (= (_ bv49 7) old.hidden.kind)))
 (let (($x2914 (= (_ bv88 7) old.hidden.kind)))
 (let (($x2092 (or $x2914 $x2182)))
 (= old.hidden.undivided (ite $x2092 old.hidden.given_undivided $x2644))))))))))))
(assert
 (let (($x2334 (and (or (not old.lm_head.group.tp) (= 1 old.tp)) (or (not old.lm_head.group.dp) (= 1 old.dp)) (or (not old.lm_head.group.sp) (= 1 old.sp)) (or (not old.lm_head.group.pp) (= 1 old.pp)))))
 (let (($x1348 (= (_ bv59 7) old.lm_head.collective)))
 (let (($x3401 (or $x1348 $x2334)))
 (let (($x2418 (= (_ bv40 7) old.lm_head.split)))
 (let (($x2294 (and $x2418 (and old.hidden.undivided (= old.hidden.least old.hidden.parts)) $x3401)))
 (let (($x3213 (= (_ bv97 7) old.lm_head.split)))
 (let ((?x1065 (ite (and $x3213 old.lm_head.cut.everywhere $x3401) (_ bv98 7) (ite $x3213 (_ bv97 7) (ite $x2294 (_ bv98 7) (ite $x2418 (_ bv94 7) (_ bv98 7)))))))
 (= old.lm_head.state ?x1065)))))))))
(assert
 (let (($x1664 (= (_ bv40 7) old.ffn.up.split)))
 (let (($x1545 (and old.layer.dense (or $x1664 (and old.model.gated (= (_ bv40 7) old.ffn.gate.split))))))
 (let (($x182 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1755 (or $x182 (= (_ bv94 7) old.lm_head.state) $x1545 (and old.layer.moe (= (_ bv38 7) old.moe.router.split)))))
 (= old.hidden.summed $x1755))))))
(assert
 (= old.layer.dense true))
(assert
 (= old.layer.moe false))
(assert
 (let (($x2827 (= (_ bv63 7) new.attention.out.split)))
 (or (= (_ bv40 7) new.attention.out.split) (= (_ bv59 7) new.attention.out.split) $x2827)))
(assert
 (let (($x1965 (= (_ bv40 7) new.attention.qkv.split)))
 (or (= (_ bv36 7) new.attention.qkv.split) (= (_ bv37 7) new.attention.qkv.split) $x1965 (= (_ bv59 7) new.attention.qkv.split))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x2070 (= (_ bv38 7) new.embedding.split)))
 (or $x2070 (= (_ bv59 7) new.embedding.split) (= (_ bv97 7) new.embedding.split))))
(assert
 (let (($x3096 (= (_ bv63 7) new.ffn.down.split)))
 (or (= (_ bv40 7) new.ffn.down.split) (= (_ bv59 7) new.ffn.down.split) $x3096)))
(assert
 (let (($x2576 (= (_ bv40 7) new.ffn.gate.split)))
 (or $x2576 (= (_ bv59 7) new.ffn.gate.split) (= (_ bv63 7) new.ffn.gate.split))))
(assert
 (let (($x1552 (= (_ bv40 7) new.ffn.up.split)))
 (or $x1552 (= (_ bv59 7) new.ffn.up.split) (= (_ bv63 7) new.ffn.up.split))))
(assert
 (and (<= 1 new.hidden.block)))
(assert
 (and (<= 0 new.hidden.given_least)))
(assert
 (and (<= 0 new.hidden.given_most)))
(assert
 (let (($x1912 (= (_ bv101 7) new.hidden.kind)))
 (let (($x2772 (= (_ bv98 7) new.hidden.kind)))
 (let (($x418 (= (_ bv93 7) new.hidden.kind)))
 (let (($x3113 (= (_ bv88 7) new.hidden.kind)))
 (let (($x2915 (= (_ bv67 7) new.hidden.kind)))
 (let (($x3774 (= (_ bv58 7) new.hidden.kind)))
 (let (($x2079 (= (_ bv49 7) new.hidden.kind)))
 (let (($x2089 (= (_ bv26 7) new.hidden.kind)))
 (let (($x3313 (= (_ bv18 7) new.hidden.kind)))
 (let (($x2759 (= (_ bv11 7) new.hidden.kind)))
 (or $x2759 $x3313 $x2089 $x2079 $x3774 $x2915 $x3113 $x418 $x2772 $x1912))))))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x1533 (= (_ bv59 7) new.lm_head.collective)))
 (or (= (_ bv4 7) new.lm_head.collective) (= (_ bv5 7) new.lm_head.collective) (= (_ bv10 7) new.lm_head.collective) $x1533 (= (_ bv75 7) new.lm_head.collective))))
(assert
 (let (($x1229 (= (_ bv98 7) new.lm_head.cut.kind)))
 (let (($x1171 (= (_ bv88 7) new.lm_head.cut.kind)))
 (let (($x2479 (= (_ bv67 7) new.lm_head.cut.kind)))
 (let (($x3324 (= (_ bv49 7) new.lm_head.cut.kind)))
 (or (= (_ bv11 7) new.lm_head.cut.kind) (= (_ bv18 7) new.lm_head.cut.kind) (= (_ bv26 7) new.lm_head.cut.kind) $x3324 (= (_ bv58 7) new.lm_head.cut.kind) $x2479 $x1171 (= (_ bv93 7) new.lm_head.cut.kind) $x1229 (= (_ bv101 7) new.lm_head.cut.kind)))))))
(assert
 (and (<= 1 new.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) new.lm_head.cut.n)))
(assert
 (and (<= 1 new.lm_head.cut.parts)))
(assert
 (let (($x1634 (= (_ bv97 7) new.lm_head.split)))
 (let (($x1147 (= (_ bv40 7) new.lm_head.split)))
 (or $x1147 (= (_ bv59 7) new.lm_head.split) $x1634))))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x2124 (= (_ bv38 7) new.moe.router.split)))
 (or (= (_ bv28 7) new.moe.router.split) $x2124 (= (_ bv59 7) new.moe.router.split))))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x2903 (= (_ bv38 7) new.stream)))
 (or $x2903 (= (_ bv96 7) new.stream) (= (_ bv98 7) new.stream))))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let (($x2915 (= (_ bv67 7) new.hidden.kind)))
 (= new.hidden.padded (and $x2915 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let ((?x1795 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x3033 (div (* ?x1795 new.hidden.multiple) new.hidden.parts)))
 (let (($x2011 (= (- 1) new.hidden.n)))
 (let ((?x3681 (ite (or $x2011 (< (* ?x3033 new.hidden.parts) new.hidden.n)) 0 1)))
 (let (($x2915 (= (_ bv67 7) new.hidden.kind)))
 (let ((?x233 (ite $x2915 (ite (= 0 (mod new.hidden.multiple new.hidden.parts)) 1 ?x3681) new.hidden.given_least)))
 (let ((?x2946 (ite (or $x2011 (not (= 0 (mod new.hidden.n new.hidden.parts)))) 0 1)))
 (let (($x2089 (= (_ bv26 7) new.hidden.kind)))
 (let ((?x2461 (ite $x2089 (ite (and $x2011 (= 1 new.hidden.parts)) 1 ?x2946) ?x233)))
 (let (($x3774 (= (_ bv58 7) new.hidden.kind)))
 (let (($x1912 (= (_ bv101 7) new.hidden.kind)))
 (let (($x418 (= (_ bv93 7) new.hidden.kind)))
 (let (($x2759 (= (_ bv11 7) new.hidden.kind)))
 (let (($x3313 (= (_ bv18 7) new.hidden.kind)))
 (let (($x2772 (= (_ bv98 7) new.hidden.kind)))
 (let ((?x1982 (ite $x2772 new.hidden.parts (ite (or $x3313 $x2759 $x418 $x1912 $x3774) 1 ?x2461))))
 (= new.hidden.least ?x1982))))))))))))))))))
(assert
 (let ((?x1795 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x3033 (div (* ?x1795 new.hidden.multiple) new.hidden.parts)))
 (let (($x2915 (= (_ bv67 7) new.hidden.kind)))
 (= new.hidden.filled (and $x2915 (< 1 new.hidden.parts) (= ?x3033 new.hidden.n)))))))
(assert
 (let (($x2079 (= (_ bv49 7) new.hidden.kind)))
 (let (($x3113 (= (_ bv88 7) new.hidden.kind)))
 (let (($x2344 (or $x3113 $x2079)))
 (let (($x2772 (= (_ bv98 7) new.hidden.kind)))
 (= new.hidden.most (ite $x2772 new.hidden.parts (ite $x2344 new.hidden.given_most 1))))))))
(assert
 (= new.hidden.beyond new.hidden.given_beyond))
(assert
 (let (($x2089 (= (_ bv26 7) new.hidden.kind)))
 (let (($x1797 (ite $x2089 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x1795 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x3033 (div (* ?x1795 new.hidden.multiple) new.hidden.parts)))
 (let (($x2011 (= (- 1) new.hidden.n)))
 (let (($x2915 (= (_ bv67 7) new.hidden.kind)))
 (let (($x418 (= (_ bv93 7) new.hidden.kind)))
 (let (($x3241 (ite $x418 (or $x2011 (< new.hidden.block new.hidden.n)) (ite $x2915 (or $x2011 (< ?x3033 new.hidden.n)) $x1797))))
 (let (($x246 (ite (or (= (_ bv98 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x3241)))
 (let (($x2079 (= (_ bv49 7) new.hidden.kind)))
 (let (($x3113 (= (_ bv88 7) new.hidden.kind)))
 (let (($x2344 (or $x3113 $x2079)))
 (= new.hidden.moved (ite $x2344 new.hidden.given_moved $x246)))))))))))))))
(assert
 (let (($x2479 (= (_ bv67 7) new.lm_head.cut.kind)))
 (let (($x1835 (and $x2479 (not (= 0 (mod new.lm_head.cut.n new.lm_head.cut.multiple))))))
 (= new.lm_head.cut.padded $x1835))))
(assert
 (let (($x2827 (= (_ bv63 7) new.attention.out.split)))
 (let (($x2070 (= (_ bv38 7) new.embedding.split)))
 (let (($x2903 (= (_ bv38 7) new.stream)))
 (let (($x522 (or $x2903 $x2070 $x2827 (and new.layer.dense (= (_ bv63 7) new.ffn.down.split)))))
 (= new.hidden.gathered $x522))))))
(assert
 (let (($x2772 (= (_ bv98 7) new.hidden.kind)))
 (let (($x2079 (= (_ bv49 7) new.hidden.kind)))
 (let (($x3113 (= (_ bv88 7) new.hidden.kind)))
 (let (($x2344 (or $x3113 $x2079)))
 (let (($x294 (ite $x2344 new.hidden.given_everywhere (or $x2772 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x294)))))))
(assert
 (let (($x1229 (= (_ bv98 7) new.lm_head.cut.kind)))
 (let (($x641 (or $x1229 (and (= 1 new.lm_head.cut.parts) (not new.lm_head.cut.padded)))))
 (let (($x1300 (ite (or (= (_ bv88 7) new.lm_head.cut.kind) (= (_ bv49 7) new.lm_head.cut.kind)) new.lm_head.cut.given_everywhere $x641)))
 (= new.lm_head.cut.everywhere $x1300)))))
(assert
 (let (($x874 (not new.hidden.moved)))
 (let (($x1912 (= (_ bv101 7) new.hidden.kind)))
 (let (($x418 (= (_ bv93 7) new.hidden.kind)))
 (let (($x2759 (= (_ bv11 7) new.hidden.kind)))
 (let (($x3313 (= (_ bv18 7) new.hidden.kind)))
 (let (($x983 (or new.hidden.everywhere new.hidden.filled (and (or $x3313 $x2759 $x418 $x1912) $x874))))
 (let (($x2079 (= (_ bv49 7) new.hidden.kind)))
 (let (($x3113 (= (_ bv88 7) new.hidden.kind)))
 (let (($x2344 (or $x3113 $x2079)))
 (= new.hidden.undivided (ite $x2344 new.hidden.given_undivided $x983))))))))))))
(assert
 (let (($x3793 (and (or (not new.lm_head.group.tp) (= 1 new.tp)) (or (not new.lm_head.group.dp) (= 1 new.dp)) (or (not new.lm_head.group.sp) (= 1 new.sp)) (or (not new.lm_head.group.pp) (= 1 new.pp)))))
 (let (($x1533 (= (_ bv59 7) new.lm_head.collective)))
 (let (($x1710 (or $x1533 $x3793)))
 (let (($x1147 (= (_ bv40 7) new.lm_head.split)))
 (let (($x3286 (and $x1147 (and new.hidden.undivided (= new.hidden.least new.hidden.parts)) $x1710)))
 (let (($x1634 (= (_ bv97 7) new.lm_head.split)))
 (let ((?x1266 (ite (and $x1634 new.lm_head.cut.everywhere $x1710) (_ bv98 7) (ite $x1634 (_ bv97 7) (ite $x3286 (_ bv98 7) (ite $x1147 (_ bv94 7) (_ bv98 7)))))))
 (= new.lm_head.state ?x1266)))))))))
(assert
 (let (($x1552 (= (_ bv40 7) new.ffn.up.split)))
 (let (($x1803 (and new.layer.dense (or $x1552 (and new.model.gated (= (_ bv40 7) new.ffn.gate.split))))))
 (let (($x1965 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x3497 (or $x1965 (= (_ bv94 7) new.lm_head.state) $x1803 (and new.layer.moe (= (_ bv38 7) new.moe.router.split)))))
 (= new.hidden.summed $x3497))))))
(assert
 (= new.layer.dense true))
(assert
 (= new.layer.moe false))
(assert
 (= old.attention.out.group.dp new.attention.out.group.dp))
(assert
 (= old.attention.out.split new.attention.out.split))
(assert
 (= old.attention.qkv.group.dp new.attention.qkv.group.dp))
(assert
 (= old.attention.qkv.split new.attention.qkv.split))
(assert
 (= old.attention.scores.group.dp new.attention.scores.group.dp))
(assert
 (= old.batch.idle new.batch.idle))
(assert
 (= old.batch.sequences.kind new.batch.sequences.kind))
(assert
 (= old.embedding.group.dp new.embedding.group.dp))
(assert
 (= old.embedding.split new.embedding.split))
(assert
 (= old.ffn.down.group.dp new.ffn.down.group.dp))
(assert
 (= old.ffn.down.split new.ffn.down.split))
(assert
 (= old.ffn.gate.group.dp new.ffn.gate.group.dp))
(assert
 (= old.ffn.gate.split new.ffn.gate.split))
(assert
 (= old.ffn.up.group.dp new.ffn.up.group.dp))
(assert
 (= old.ffn.up.split new.ffn.up.split))
(assert
 (= old.hidden.block new.hidden.block))
(assert
 (= old.hidden.given_beyond new.hidden.given_beyond))
(assert
 (= old.hidden.given_everywhere new.hidden.given_everywhere))
(assert
 (= old.hidden.given_least new.hidden.given_least))
(assert
 (= old.hidden.given_most new.hidden.given_most))
(assert
 (= old.hidden.given_moved new.hidden.given_moved))
(assert
 (= old.hidden.given_undivided new.hidden.given_undivided))
(assert
 (= old.hidden.kind new.hidden.kind))
(assert
 (= old.hidden.multiple new.hidden.multiple))
(assert
 (= old.hidden.n new.hidden.n))
(assert
 (= old.hidden.parts new.hidden.parts))
(assert
 (= old.layer.dense new.layer.dense))
(assert
 (= old.layer.moe new.layer.moe))
(assert
 (= old.lm_head.collective new.lm_head.collective))
(assert
 (= old.lm_head.cut.given_everywhere new.lm_head.cut.given_everywhere))
(assert
 (= old.lm_head.cut.kind new.lm_head.cut.kind))
(assert
 (= old.lm_head.cut.multiple new.lm_head.cut.multiple))
(assert
 (= old.lm_head.cut.n new.lm_head.cut.n))
(assert
 (= old.lm_head.cut.parts new.lm_head.cut.parts))
(assert
 (= old.lm_head.group.dp new.lm_head.group.dp))
(assert
 (= old.lm_head.group.pp new.lm_head.group.pp))
(assert
 (= old.lm_head.group.sp new.lm_head.group.sp))
(assert
 (= old.lm_head.group.tp new.lm_head.group.tp))
(assert
 (= old.lm_head.split new.lm_head.split))
(assert
 (= old.model.gated new.model.gated))
(assert
 (= old.moe.block new.moe.block))
(assert
 (= old.moe.group.dp new.moe.group.dp))
(assert
 (= old.moe.group.ep new.moe.group.ep))
(assert
 (= old.moe.group.sp new.moe.group.sp))
(assert
 (= old.moe.group.tp new.moe.group.tp))
(assert
 (= old.moe.router.split new.moe.router.split))
(assert
 (= old.pp new.pp))
(assert
 (= old.sp new.sp))
(assert
 (= old.stream new.stream))
(assert
 (= old.tp new.tp))
(assert
 (= (_ bv43 7) old.batch.idle))
(assert
 (let (($x2071 (= (_ bv101 7) old.batch.sequences.kind)))
 (let (($x2912 (= (_ bv93 7) old.batch.sequences.kind)))
 (let (($x1712 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x2836 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2205 (= (_ bv98 7) old.batch.sequences.kind)))
 (or $x2205 $x2836 $x1712 $x2912 $x2071)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1195 (* old.sp old.tp)))
 (<= old.moe.block ?x1195)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1195 (* old.sp old.tp)))
 (= old.stage.ranks ?x1195)))
(assert
 (not old.embedding.group.dp))
(assert
 (not old.attention.qkv.group.dp))
(assert
 (not old.attention.scores.group.dp))
(assert
 (not old.attention.out.group.dp))
(assert
 (not old.ffn.gate.group.dp))
(assert
 (not old.ffn.up.group.dp))
(assert
 (not old.ffn.down.group.dp))
(assert
 (not old.lm_head.group.dp))
(assert
 (let (($x410 (not old.moe.group.sp)))
 (let (($x2582 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x2582 $x410))))
(assert
 (let ((?x3224 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3224)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x1949 (not new.hidden.beyond)))
 (let (($x2221 (and (<= 1 new.hidden.least) $x1949 (or (= 1 new.hidden.most) (not new.hidden.summed)))))
 (not (or (not (or new.hidden.gathered new.hidden.summed)) $x2221)))))
(assert
 (let (($x2439 (not old.hidden.beyond)))
(let (($x1427 (and (<= 1 old.hidden.least) $x2439 (or (= 1 old.hidden.most) (not old.hidden.summed)))))
(let (($x255 (not (or old.hidden.gathered old.hidden.summed))))
(or $x255 $x1427)))))
(check-sat)

; from one replica to any number, question 79
(reset)
(set-logic ALL)
; benchmark generated from python API
(set-info :status unknown)
(declare-fun old.batch.idle () (_ BitVec 7))
(declare-fun old.batch.sequences.kind () (_ BitVec 7))
(declare-fun old.dp () Int)
(declare-fun old.embedding.collective () (_ BitVec 7))
(declare-fun old.embedding.cut.given_least () Int)
(declare-fun old.embedding.cut.given_most () Int)
(declare-fun old.embedding.cut.kind () (_ BitVec 7))
(declare-fun old.embedding.cut.multiple () Int)
(declare-fun old.embedding.cut.n () Int)
(declare-fun old.embedding.cut.parts () Int)
(declare-fun old.embedding.split () (_ BitVec 7))
(declare-fun old.moe.block () Int)
(declare-fun old.pp () Int)
(declare-fun old.sp () Int)
(declare-fun old.stage.ranks () Int)
(declare-fun old.tp () Int)
(declare-fun old.embedding.cut.least () Int)
(declare-fun old.embedding.cut.most () Int)
(declare-fun old.embedding.cut.given_beyond () Bool)
(declare-fun old.embedding.cut.beyond () Bool)
(declare-fun old.embedding.group.pp () Bool)
(declare-fun old.embedding.group.sp () Bool)
(declare-fun old.embedding.group.dp () Bool)
(declare-fun old.embedding.group.tp () Bool)
(declare-fun old.embedding.rows_where_kept () Bool)
(declare-fun old.embedding.state () (_ BitVec 7))
(declare-fun new.dp () Int)
(declare-fun new.embedding.collective () (_ BitVec 7))
(declare-fun new.embedding.cut.given_least () Int)
(declare-fun new.embedding.cut.given_most () Int)
(declare-fun new.embedding.cut.kind () (_ BitVec 7))
(declare-fun new.embedding.cut.multiple () Int)
(declare-fun new.embedding.cut.n () Int)
(declare-fun new.embedding.cut.parts () Int)
(declare-fun new.embedding.split () (_ BitVec 7))
(declare-fun new.moe.block () Int)
(declare-fun new.pp () Int)
(declare-fun new.sp () Int)
(declare-fun new.stage.ranks () Int)
(declare-fun new.tp () Int)
(declare-fun new.embedding.cut.least () Int)
(declare-fun new.embedding.cut.most () Int)
(declare-fun new.embedding.cut.given_beyond () Bool)
(declare-fun new.embedding.cut.beyond () Bool)
(declare-fun new.embedding.group.pp () Bool)
(declare-fun new.embedding.group.sp () Bool)
(declare-fun new.embedding.group.dp () Bool)
(declare-fun new.embedding.group.tp () Bool)
(declare-fun new.embedding.rows_where_kept () Bool)
(declare-fun new.embedding.state () (_ BitVec 7))
(declare-fun new.attention.out.group.dp () Bool)
(declare-fun old.attention.out.group.dp () Bool)
(declare-fun new.attention.qkv.group.dp () Bool)
(declare-fun old.attention.qkv.group.dp () Bool)
(declare-fun new.attention.scores.group.dp () Bool)
(declare-fun old.attention.scores.group.dp () Bool)
(declare-fun new.batch.idle () (_ BitVec 7))
(declare-fun new.batch.sequences.kind () (_ BitVec 7))
(declare-fun new.ffn.down.group.dp () Bool)
(declare-fun old.ffn.down.group.dp () Bool)
(declare-fun new.ffn.gate.group.dp () Bool)
(declare-fun old.ffn.gate.group.dp () Bool)
(declare-fun new.ffn.up.group.dp () Bool)
(declare-fun old.ffn.up.group.dp () Bool)
(declare-fun new.lm_head.group.dp () Bool)
(declare-fun old.lm_head.group.dp () Bool)
(declare-fun new.moe.group.dp () Bool)
(declare-fun old.moe.group.dp () Bool)
(declare-fun new.moe.group.ep () Bool)
(declare-fun old.moe.group.ep () Bool)
(declare-fun new.moe.group.sp () Bool)
(declare-fun old.moe.group.sp () Bool)
(declare-fun new.moe.group.tp () Bool)
(declare-fun old.moe.group.tp () Bool)
(assert
 (let (($x1442 (= (_ bv43 7) old.batch.idle)))
 (or $x1442 (= (_ bv89 7) old.batch.idle))))
(assert
 (let (($x2071 (= (_ bv101 7) old.batch.sequences.kind)))
 (let (($x2205 (= (_ bv98 7) old.batch.sequences.kind)))
 (let (($x2912 (= (_ bv93 7) old.batch.sequences.kind)))
 (let (($x1712 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x2836 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x2836 $x1712 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv49 7) old.batch.sequences.kind) (= (_ bv58 7) old.batch.sequences.kind) (= (_ bv67 7) old.batch.sequences.kind) (= (_ bv88 7) old.batch.sequences.kind) $x2912 $x2205 $x2071)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x577 (= (_ bv59 7) old.embedding.collective)))
 (or (= (_ bv4 7) old.embedding.collective) (= (_ bv5 7) old.embedding.collective) (= (_ bv10 7) old.embedding.collective) $x577 (= (_ bv75 7) old.embedding.collective))))
(assert
 (and (<= 0 old.embedding.cut.given_least)))
(assert
 (and (<= 0 old.embedding.cut.given_most)))
(assert
 (let (($x3015 (= (_ bv101 7) old.embedding.cut.kind)))
 (let (($x1688 (= (_ bv98 7) old.embedding.cut.kind)))
 (let (($x3467 (= (_ bv93 7) old.embedding.cut.kind)))
 (let (($x3750 (= (_ bv88 7) old.embedding.cut.kind)))
 (let (($x1550 (= (_ bv67 7) old.embedding.cut.kind)))
 (let (($x2919 (= (_ bv58 7) old.embedding.cut.kind)))
 (let (($x2776 (= (_ bv49 7) old.embedding.cut.kind)))
 (let (($x1665 (= (_ bv26 7) old.embedding.cut.kind)))
 (let (($x2388 (= (_ bv18 7) old.embedding.cut.kind)))
 (let (($x1486 (= (_ bv11 7) old.embedding.cut.kind)))
 (or $x1486 $x2388 $x1665 $x2776 $x2919 $x1550 $x3750 $x3467 $x1688 $x3015))))))))))))
(assert
 (and (<= 1 old.embedding.cut.multiple)))
(assert
 (and (<= (- 1) old.embedding.cut.n)))
(assert
 (and (<= 1 old.embedding.cut.parts)))
(assert
 (let (($x2767 (= (_ bv97 7) old.embedding.split)))
 (let (($x1633 (= (_ bv38 7) old.embedding.split)))
 (or $x1633 (= (_ bv59 7) old.embedding.split) $x2767))))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let ((?x864 (div (- (+ old.embedding.cut.n old.embedding.cut.multiple) 1) old.embedding.cut.multiple)))
 (let ((?x2391 (* (div (* ?x864 old.embedding.cut.multiple) old.embedding.cut.parts) old.embedding.cut.parts)))
 (let (($x2618 (= (- 1) old.embedding.cut.n)))
 (let ((?x3447 (ite (= 0 (mod old.embedding.cut.multiple old.embedding.cut.parts)) 1 (ite (or $x2618 (< ?x2391 old.embedding.cut.n)) 0 1))))
 (let (($x1550 (= (_ bv67 7) old.embedding.cut.kind)))
 (let (($x3358 (or $x2618 (not (= 0 (mod old.embedding.cut.n old.embedding.cut.parts))))))
 (let ((?x3061 (ite (and $x2618 (= 1 old.embedding.cut.parts)) 1 (ite $x3358 0 1))))
 (let (($x1665 (= (_ bv26 7) old.embedding.cut.kind)))
 (let (($x2919 (= (_ bv58 7) old.embedding.cut.kind)))
 (let (($x3015 (= (_ bv101 7) old.embedding.cut.kind)))
 (let (($x3467 (= (_ bv93 7) old.embedding.cut.kind)))
 (let (($x1486 (= (_ bv11 7) old.embedding.cut.kind)))
 (let (($x2388 (= (_ bv18 7) old.embedding.cut.kind)))
 (let ((?x2830 (ite (or $x2388 $x1486 $x3467 $x3015 $x2919) 1 (ite $x1665 ?x3061 (ite $x1550 ?x3447 old.embedding.cut.given_least)))))
 (let (($x1688 (= (_ bv98 7) old.embedding.cut.kind)))
 (= old.embedding.cut.least (ite $x1688 old.embedding.cut.parts ?x2830))))))))))))))))))
(assert
 (let ((?x2819 (ite (or (= (_ bv88 7) old.embedding.cut.kind) (= (_ bv49 7) old.embedding.cut.kind)) old.embedding.cut.given_most 1)))
 (let (($x1688 (= (_ bv98 7) old.embedding.cut.kind)))
 (= old.embedding.cut.most (ite $x1688 old.embedding.cut.parts ?x2819)))))
(assert
 (= old.embedding.cut.beyond old.embedding.cut.given_beyond))
(assert
 (let (($x225 (and (or (not old.embedding.group.tp) (= 1 old.tp)) (or (not old.embedding.group.dp) (= 1 old.dp)) (or (not old.embedding.group.sp) (= 1 old.sp)) (or (not old.embedding.group.pp) (= 1 old.pp)))))
 (let (($x577 (= (_ bv59 7) old.embedding.collective)))
 (let (($x2767 (= (_ bv97 7) old.embedding.split)))
 (let ((?x2947 (ite $x2767 (ite (and old.embedding.rows_where_kept (or $x577 $x225)) (_ bv98 7) (_ bv94 7)) (ite (= (_ bv38 7) old.embedding.split) (_ bv38 7) (_ bv98 7)))))
 (= old.embedding.state ?x2947))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1345 (= (_ bv59 7) new.embedding.collective)))
 (or (= (_ bv4 7) new.embedding.collective) (= (_ bv5 7) new.embedding.collective) (= (_ bv10 7) new.embedding.collective) $x1345 (= (_ bv75 7) new.embedding.collective))))
(assert
 (and (<= 0 new.embedding.cut.given_least)))
(assert
 (and (<= 0 new.embedding.cut.given_most)))
(assert
 (let (($x2616 (= (_ bv101 7) new.embedding.cut.kind)))
 (let (($x2113 (= (_ bv98 7) new.embedding.cut.kind)))
 (let (($x787 (= (_ bv93 7) new.embedding.cut.kind)))
 (let (($x1896 (= (_ bv88 7) new.embedding.cut.kind)))
 (let (($x663 (= (_ bv67 7) new.embedding.cut.kind)))
 (let (($x2781 (= (_ bv58 7) new.embedding.cut.kind)))
 (let (($x1234 (= (_ bv49 7) new.embedding.cut.kind)))
 (let (($x327 (= (_ bv26 7) new.embedding.cut.kind)))
 (let (($x2690 (= (_ bv18 7) new.embedding.cut.kind)))
 (let (($x1057 (= (_ bv11 7) new.embedding.cut.kind)))
 (or $x1057 $x2690 $x327 $x1234 $x2781 $x663 $x1896 $x787 $x2113 $x2616))))))))))))
(assert
 (and (<= 1 new.embedding.cut.multiple)))
(assert
 (and (<= (- 1) new.embedding.cut.n)))
(assert
 (and (<= 1 new.embedding.cut.parts)))
(assert
 (let (($x3789 (= (_ bv97 7) new.embedding.split)))
 (let (($x2070 (= (_ bv38 7) new.embedding.split)))
 (or $x2070 (= (_ bv59 7) new.embedding.split) $x3789))))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let ((?x664 (div (- (+ new.embedding.cut.n new.embedding.cut.multiple) 1) new.embedding.cut.multiple)))
 (let ((?x124 (* (div (* ?x664 new.embedding.cut.multiple) new.embedding.cut.parts) new.embedding.cut.parts)))
 (let (($x2659 (= (- 1) new.embedding.cut.n)))
 (let ((?x3698 (ite (= 0 (mod new.embedding.cut.multiple new.embedding.cut.parts)) 1 (ite (or $x2659 (< ?x124 new.embedding.cut.n)) 0 1))))
 (let (($x663 (= (_ bv67 7) new.embedding.cut.kind)))
 (let (($x3352 (or $x2659 (not (= 0 (mod new.embedding.cut.n new.embedding.cut.parts))))))
 (let ((?x616 (ite (and $x2659 (= 1 new.embedding.cut.parts)) 1 (ite $x3352 0 1))))
 (let (($x327 (= (_ bv26 7) new.embedding.cut.kind)))
 (let (($x2781 (= (_ bv58 7) new.embedding.cut.kind)))
 (let (($x2616 (= (_ bv101 7) new.embedding.cut.kind)))
 (let (($x787 (= (_ bv93 7) new.embedding.cut.kind)))
 (let (($x1057 (= (_ bv11 7) new.embedding.cut.kind)))
 (let (($x2690 (= (_ bv18 7) new.embedding.cut.kind)))
 (let ((?x2721 (ite (or $x2690 $x1057 $x787 $x2616 $x2781) 1 (ite $x327 ?x616 (ite $x663 ?x3698 new.embedding.cut.given_least)))))
 (let (($x2113 (= (_ bv98 7) new.embedding.cut.kind)))
 (= new.embedding.cut.least (ite $x2113 new.embedding.cut.parts ?x2721))))))))))))))))))
(assert
 (let ((?x513 (ite (or (= (_ bv88 7) new.embedding.cut.kind) (= (_ bv49 7) new.embedding.cut.kind)) new.embedding.cut.given_most 1)))
 (let (($x2113 (= (_ bv98 7) new.embedding.cut.kind)))
 (= new.embedding.cut.most (ite $x2113 new.embedding.cut.parts ?x513)))))
(assert
 (= new.embedding.cut.beyond new.embedding.cut.given_beyond))
(assert
 (let (($x2589 (and (or (not new.embedding.group.tp) (= 1 new.tp)) (or (not new.embedding.group.dp) (= 1 new.dp)) (or (not new.embedding.group.sp) (= 1 new.sp)) (or (not new.embedding.group.pp) (= 1 new.pp)))))
 (let (($x1345 (= (_ bv59 7) new.embedding.collective)))
 (let (($x3789 (= (_ bv97 7) new.embedding.split)))
 (let ((?x1629 (ite $x3789 (ite (and new.embedding.rows_where_kept (or $x1345 $x2589)) (_ bv98 7) (_ bv94 7)) (ite (= (_ bv38 7) new.embedding.split) (_ bv38 7) (_ bv98 7)))))
 (= new.embedding.state ?x1629))))))
(assert
 (= old.attention.out.group.dp new.attention.out.group.dp))
(assert
 (= old.attention.qkv.group.dp new.attention.qkv.group.dp))
(assert
 (= old.attention.scores.group.dp new.attention.scores.group.dp))
(assert
 (= old.batch.idle new.batch.idle))
(assert
 (= old.batch.sequences.kind new.batch.sequences.kind))
(assert
 (= old.embedding.collective new.embedding.collective))
(assert
 (= old.embedding.cut.given_beyond new.embedding.cut.given_beyond))
(assert
 (= old.embedding.cut.given_least new.embedding.cut.given_least))
(assert
 (= old.embedding.cut.given_most new.embedding.cut.given_most))
(assert
 (= old.embedding.cut.kind new.embedding.cut.kind))
(assert
 (= old.embedding.cut.multiple new.embedding.cut.multiple))
(assert
 (= old.embedding.cut.n new.embedding.cut.n))
(assert
 (= old.embedding.cut.parts new.embedding.cut.parts))
(assert
 (= old.embedding.group.dp new.embedding.group.dp))
(assert
 (= old.embedding.group.pp new.embedding.group.pp))
(assert
 (= old.embedding.group.sp new.embedding.group.sp))
(assert
 (= old.embedding.group.tp new.embedding.group.tp))
(assert
 (= old.embedding.rows_where_kept new.embedding.rows_where_kept))
(assert
 (= old.embedding.split new.embedding.split))
(assert
 (= old.ffn.down.group.dp new.ffn.down.group.dp))
(assert
 (= old.ffn.gate.group.dp new.ffn.gate.group.dp))
(assert
 (= old.ffn.up.group.dp new.ffn.up.group.dp))
(assert
 (= old.lm_head.group.dp new.lm_head.group.dp))
(assert
 (= old.moe.block new.moe.block))
(assert
 (= old.moe.group.dp new.moe.group.dp))
(assert
 (= old.moe.group.ep new.moe.group.ep))
(assert
 (= old.moe.group.sp new.moe.group.sp))
(assert
 (= old.moe.group.tp new.moe.group.tp))
(assert
 (= old.pp new.pp))
(assert
 (= old.sp new.sp))
(assert
 (= old.tp new.tp))
(assert
 (= (_ bv43 7) old.batch.idle))
(assert
 (let (($x2071 (= (_ bv101 7) old.batch.sequences.kind)))
 (let (($x2912 (= (_ bv93 7) old.batch.sequences.kind)))
 (let (($x1712 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x2836 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2205 (= (_ bv98 7) old.batch.sequences.kind)))
 (or $x2205 $x2836 $x1712 $x2912 $x2071)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1195 (* old.sp old.tp)))
 (<= old.moe.block ?x1195)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1195 (* old.sp old.tp)))
 (= old.stage.ranks ?x1195)))
(assert
 (not old.embedding.group.dp))
(assert
 (not old.attention.qkv.group.dp))
(assert
 (not old.attention.scores.group.dp))
(assert
 (not old.attention.out.group.dp))
(assert
 (not old.ffn.gate.group.dp))
(assert
 (not old.ffn.up.group.dp))
(assert
 (not old.ffn.down.group.dp))
(assert
 (not old.lm_head.group.dp))
(assert
 (let (($x410 (not old.moe.group.sp)))
 (let (($x2582 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x2582 $x410))))
(assert
 (let ((?x3224 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3224)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x1879 (and (= 1 new.embedding.cut.least) (= 1 new.embedding.cut.most))))
 (let (($x2475 (not new.embedding.cut.beyond)))
 (let (($x372 (or (not (= (_ bv97 7) new.embedding.split)) (and $x2475 (or (= (_ bv98 7) new.embedding.state) $x1879)))))
 (not $x372)))))
(assert
 (let (($x1743 (and (= 1 old.embedding.cut.least) (= 1 old.embedding.cut.most))))
(let (($x3003 (not old.embedding.cut.beyond)))
(or (not (= (_ bv97 7) old.embedding.split)) (and $x3003 (or (= (_ bv98 7) old.embedding.state) $x1743))))))
(check-sat)

; from one replica to any number, question 80
(reset)
(set-logic ALL)
; benchmark generated from python API
(set-info :status unknown)
(declare-fun old.batch.idle () (_ BitVec 7))
(declare-fun old.batch.sequences.kind () (_ BitVec 7))
(declare-fun old.dp () Int)
(declare-fun old.embedding.collective () (_ BitVec 7))
(declare-fun old.embedding.split () (_ BitVec 7))
(declare-fun old.hidden.block () Int)
(declare-fun old.hidden.kind () (_ BitVec 7))
(declare-fun old.hidden.multiple () Int)
(declare-fun old.hidden.n () Int)
(declare-fun old.hidden.parts () Int)
(declare-fun old.moe.block () Int)
(declare-fun old.norm.statistic () (_ BitVec 7))
(declare-fun old.pp () Int)
(declare-fun old.sp () Int)
(declare-fun old.stage.ranks () Int)
(declare-fun old.stream () (_ BitVec 7))
(declare-fun old.stream_tokens.kind () (_ BitVec 7))
(declare-fun old.stream_tokens.parts () Int)
(declare-fun old.tp () Int)
(declare-fun old.stream_tokens.padded () Bool)
(declare-fun old.hidden.padded () Bool)
(declare-fun old.hidden.filled () Bool)
(declare-fun old.hidden.leads () Bool)
(declare-fun old.hidden.given_moved () Bool)
(declare-fun old.hidden.moved () Bool)
(declare-fun old.stream_tokens.given_everywhere () Bool)
(declare-fun old.stream_tokens.everywhere () Bool)
(declare-fun old.embedding.group.pp () Bool)
(declare-fun old.embedding.group.sp () Bool)
(declare-fun old.embedding.group.dp () Bool)
(declare-fun old.embedding.group.tp () Bool)
(declare-fun old.embedding.rows_where_kept () Bool)
(declare-fun old.embedding.state () (_ BitVec 7))
(declare-fun old.hidden.given_everywhere () Bool)
(declare-fun old.hidden.everywhere () Bool)
(declare-fun old.stream.in_order () Bool)
(declare-fun old.embedding.joined () (_ BitVec 7))
(declare-fun new.dp () Int)
(declare-fun new.embedding.collective () (_ BitVec 7))
(declare-fun new.embedding.split () (_ BitVec 7))
(declare-fun new.hidden.block () Int)
(declare-fun new.hidden.kind () (_ BitVec 7))
(declare-fun new.hidden.multiple () Int)
(declare-fun new.hidden.n () Int)
(declare-fun new.hidden.parts () Int)
(declare-fun new.moe.block () Int)
(declare-fun new.norm.statistic () (_ BitVec 7))
(declare-fun new.pp () Int)
(declare-fun new.sp () Int)
(declare-fun new.stage.ranks () Int)
(declare-fun new.stream () (_ BitVec 7))
(declare-fun new.stream_tokens.kind () (_ BitVec 7))
(declare-fun new.stream_tokens.parts () Int)
(declare-fun new.tp () Int)
(declare-fun new.stream_tokens.padded () Bool)
(declare-fun new.hidden.padded () Bool)
(declare-fun new.hidden.filled () Bool)
(declare-fun new.hidden.leads () Bool)
(declare-fun new.hidden.given_moved () Bool)
(declare-fun new.hidden.moved () Bool)
(declare-fun new.stream_tokens.given_everywhere () Bool)
(declare-fun new.stream_tokens.everywhere () Bool)
(declare-fun new.embedding.group.pp () Bool)
(declare-fun new.embedding.group.sp () Bool)
(declare-fun new.embedding.group.dp () Bool)
(declare-fun new.embedding.group.tp () Bool)
(declare-fun new.embedding.rows_where_kept () Bool)
(declare-fun new.embedding.state () (_ BitVec 7))
(declare-fun new.hidden.given_everywhere () Bool)
(declare-fun new.hidden.everywhere () Bool)
(declare-fun new.stream.in_order () Bool)
(declare-fun new.embedding.joined () (_ BitVec 7))
(declare-fun new.attention.out.group.dp () Bool)
(declare-fun old.attention.out.group.dp () Bool)
(declare-fun new.attention.qkv.group.dp () Bool)
(declare-fun old.attention.qkv.group.dp () Bool)
(declare-fun new.attention.scores.group.dp () Bool)
(declare-fun old.attention.scores.group.dp () Bool)
(declare-fun new.batch.idle () (_ BitVec 7))
(declare-fun new.batch.sequences.kind () (_ BitVec 7))
(declare-fun new.ffn.down.group.dp () Bool)
(declare-fun old.ffn.down.group.dp () Bool)
(declare-fun new.ffn.gate.group.dp () Bool)
(declare-fun old.ffn.gate.group.dp () Bool)
(declare-fun new.ffn.up.group.dp () Bool)
(declare-fun old.ffn.up.group.dp () Bool)
(declare-fun new.lm_head.group.dp () Bool)
(declare-fun old.lm_head.group.dp () Bool)
(declare-fun new.moe.group.dp () Bool)
(declare-fun old.moe.group.dp () Bool)
(declare-fun new.moe.group.ep () Bool)
(declare-fun old.moe.group.ep () Bool)
(declare-fun new.moe.group.sp () Bool)
(declare-fun old.moe.group.sp () Bool)
(declare-fun new.moe.group.tp () Bool)
(declare-fun old.moe.group.tp () Bool)
(assert
 (let (($x1442 (= (_ bv43 7) old.batch.idle)))
 (or $x1442 (= (_ bv89 7) old.batch.idle))))
(assert
 (let (($x2071 (= (_ bv101 7) old.batch.sequences.kind)))
 (let (($x2205 (= (_ bv98 7) old.batch.sequences.kind)))
 (let (($x2912 (= (_ bv93 7) old.batch.sequences.kind)))
 (let (($x1712 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x2836 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x2836 $x1712 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv49 7) old.batch.sequences.kind) (= (_ bv58 7) old.batch.sequences.kind) (= (_ bv67 7) old.batch.sequences.kind) (= (_ bv88 7) old.batch.sequences.kind) $x2912 $x2205 $x2071)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x3289 (= (_ bv75 7) old.embedding.collective)))
 (let (($x577 (= (_ bv59 7) old.embedding.collective)))
 (let (($x3690 (= (_ bv10 7) old.embedding.collective)))
 (let (($x3261 (= (_ bv5 7) old.embedding.collective)))
 (let (($x2824 (= (_ bv4 7) old.embedding.collective)))
 (or $x2824 $x3261 $x3690 $x577 $x3289)))))))
(assert
 (let (($x2767 (= (_ bv97 7) old.embedding.split)))
 (let (($x1633 (= (_ bv38 7) old.embedding.split)))
 (or $x1633 (= (_ bv59 7) old.embedding.split) $x2767))))
(assert
 (and (<= 1 old.hidden.block)))
(assert
 (let (($x2915 (= (_ bv98 7) old.hidden.kind)))
 (let (($x2588 (= (_ bv93 7) old.hidden.kind)))
 (let (($x2527 (= (_ bv88 7) old.hidden.kind)))
 (let (($x3033 (= (_ bv67 7) old.hidden.kind)))
 (let (($x1753 (= (_ bv49 7) old.hidden.kind)))
 (let (($x2183 (= (_ bv26 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) $x2183 $x1753 (= (_ bv58 7) old.hidden.kind) $x3033 $x2527 $x2588 $x2915 (= (_ bv101 7) old.hidden.kind)))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x1147 (= (_ bv50 7) old.norm.statistic)))
 (or $x1147 (= (_ bv95 7) old.norm.statistic))))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x3155 (= (_ bv98 7) old.stream)))
 (let (($x14 (= (_ bv96 7) old.stream)))
 (let (($x959 (= (_ bv38 7) old.stream)))
 (or $x959 $x14 $x3155)))))
(assert
 (let (($x2866 (= (_ bv98 7) old.stream_tokens.kind)))
 (let (($x3469 (= (_ bv88 7) old.stream_tokens.kind)))
 (let (($x2935 (= (_ bv49 7) old.stream_tokens.kind)))
 (or (= (_ bv11 7) old.stream_tokens.kind) (= (_ bv18 7) old.stream_tokens.kind) (= (_ bv26 7) old.stream_tokens.kind) $x2935 (= (_ bv58 7) old.stream_tokens.kind) (= (_ bv67 7) old.stream_tokens.kind) $x3469 (= (_ bv93 7) old.stream_tokens.kind) $x2866 (= (_ bv101 7) old.stream_tokens.kind))))))
(assert
 (and (<= 1 old.stream_tokens.parts)))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (= old.stream_tokens.padded false))
(assert
 (let (($x3033 (= (_ bv67 7) old.hidden.kind)))
 (= old.hidden.padded (and $x3033 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let ((?x1975 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1289 (div (* ?x1975 old.hidden.multiple) old.hidden.parts)))
 (let (($x1797 (< 1 old.hidden.parts)))
 (let (($x3033 (= (_ bv67 7) old.hidden.kind)))
 (= old.hidden.filled (and $x3033 $x1797 (= ?x1289 old.hidden.n))))))))
(assert
 (let ((?x1975 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1289 (div (* ?x1975 old.hidden.multiple) old.hidden.parts)))
 (let (($x1797 (< 1 old.hidden.parts)))
 (let (($x3033 (= (_ bv67 7) old.hidden.kind)))
 (= old.hidden.leads (and $x3033 $x1797 (<= old.hidden.n ?x1289))))))))
(assert
 (let (($x2183 (= (_ bv26 7) old.hidden.kind)))
 (let (($x2687 (ite $x2183 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x1975 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1289 (div (* ?x1975 old.hidden.multiple) old.hidden.parts)))
 (let (($x3793 (= (- 1) old.hidden.n)))
 (let (($x3033 (= (_ bv67 7) old.hidden.kind)))
 (let (($x2588 (= (_ bv93 7) old.hidden.kind)))
 (let (($x1484 (ite $x2588 (or $x3793 (< old.hidden.block old.hidden.n)) (ite $x3033 (or $x3793 (< ?x1289 old.hidden.n)) $x2687))))
 (let (($x3342 (ite (or (= (_ bv98 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x1484)))
 (let (($x1753 (= (_ bv49 7) old.hidden.kind)))
 (let (($x2527 (= (_ bv88 7) old.hidden.kind)))
 (let (($x2473 (or $x2527 $x1753)))
 (= old.hidden.moved (ite $x2473 old.hidden.given_moved $x3342)))))))))))))))
(assert
 (let (($x2866 (= (_ bv98 7) old.stream_tokens.kind)))
 (let (($x1807 (or $x2866 (and (= 1 old.stream_tokens.parts) (not old.stream_tokens.padded)))))
 (let (($x972 (ite (or (= (_ bv88 7) old.stream_tokens.kind) (= (_ bv49 7) old.stream_tokens.kind)) old.stream_tokens.given_everywhere $x1807)))
 (= old.stream_tokens.everywhere $x972)))))
(assert
 (let (($x225 (and (or (not old.embedding.group.tp) (= 1 old.tp)) (or (not old.embedding.group.dp) (= 1 old.dp)) (or (not old.embedding.group.sp) (= 1 old.sp)) (or (not old.embedding.group.pp) (= 1 old.pp)))))
 (let (($x577 (= (_ bv59 7) old.embedding.collective)))
 (let (($x2720 (or $x577 $x225)))
 (let (($x2767 (= (_ bv97 7) old.embedding.split)))
 (let ((?x2947 (ite $x2767 (ite (and old.embedding.rows_where_kept $x2720) (_ bv98 7) (_ bv94 7)) (ite (= (_ bv38 7) old.embedding.split) (_ bv38 7) (_ bv98 7)))))
 (= old.embedding.state ?x2947)))))))
(assert
 (let (($x2915 (= (_ bv98 7) old.hidden.kind)))
 (let (($x1753 (= (_ bv49 7) old.hidden.kind)))
 (let (($x2527 (= (_ bv88 7) old.hidden.kind)))
 (let (($x2473 (or $x2527 $x1753)))
 (let (($x160 (ite $x2473 old.hidden.given_everywhere (or $x2915 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x160)))))))
(assert
 (let (($x3155 (= (_ bv98 7) old.stream)))
 (let (($x1602 (or $x3155 (and (= (_ bv38 7) old.stream) old.hidden.everywhere) (and (= (_ bv96 7) old.stream) old.stream_tokens.everywhere))))
 (= old.stream.in_order $x1602))))
(assert
 (let (($x2354 (= 1 old.tp)))
 (let (($x3155 (= (_ bv98 7) old.stream)))
 (let (($x398 (or $x3155 $x2354 (not (= (_ bv4 7) old.embedding.collective)) (not (= (_ bv97 7) old.embedding.split)))))
 (let (($x225 (and (or (not old.embedding.group.tp) $x2354) (or (not old.embedding.group.dp) (= 1 old.dp)) (or (not old.embedding.group.sp) (= 1 old.sp)) (or (not old.embedding.group.pp) (= 1 old.pp)))))
 (let (($x3690 (= (_ bv10 7) old.embedding.collective)))
 (let (($x577 (= (_ bv59 7) old.embedding.collective)))
 (let ((?x2355 (ite (or (or $x577 $x3690) (and $x225 $x398)) (_ bv98 7) (ite (= (_ bv4 7) old.embedding.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x3289 (= (_ bv75 7) old.embedding.collective)))
 (let (($x3261 (= (_ bv5 7) old.embedding.collective)))
 (let ((?x3241 (ite (or $x577 (and $x3690 (= (_ bv38 7) old.stream)) (and (or $x3261 $x3289) $x225)) (_ bv38 7) (ite $x3690 (_ bv98 7) (_ bv16 7)))))
 (let (($x382 (or (and old.hidden.filled (not $x3155)) (and old.hidden.leads (= (_ bv38 7) old.stream)))))
 (let (($x2516 (not $x225)))
 (let (($x1147 (= (_ bv50 7) old.norm.statistic)))
 (let (($x959 (= (_ bv38 7) old.stream)))
 (let ((?x2199 (ite (and $x3261 old.hidden.filled $x959 $x2516 $x1147) old.stream (ite (and $x3289 $x2516 $x382) old.stream ?x3241))))
 (let (($x2824 (= (_ bv4 7) old.embedding.collective)))
 (let ((?x2452 (ite $x2824 (_ bv98 7) (ite (and $x3261 old.hidden.filled $x3155 $x2516) (_ bv98 7) ?x2199))))
 (let (($x2720 (or $x577 $x225)))
 (let ((?x1782 (ite (and (not $x959) old.stream.in_order old.hidden.everywhere $x2720) (_ bv98 7) (ite (and (= (_ bv96 7) old.stream) (< 1 old.tp) $x225) (_ bv38 7) ?x2452))))
 (let ((?x1272 (ite (= (_ bv38 7) old.embedding.state) ?x1782 (ite (= (_ bv98 7) old.embedding.state) ?x2355 old.embedding.state))))
 (let ((?x797 (ite $x3289 (ite (not $x3155) old.stream (_ bv68 7)) (ite $x3690 (ite $x3155 (_ bv98 7) old.stream) (ite $x577 (_ bv94 7) (_ bv16 7))))))
 (= old.embedding.joined (ite (= (_ bv94 7) old.embedding.state) (ite $x3261 (_ bv98 7) ?x797) ?x1272))))))))))))))))))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x2674 (= (_ bv75 7) new.embedding.collective)))
 (let (($x1345 (= (_ bv59 7) new.embedding.collective)))
 (let (($x2019 (= (_ bv10 7) new.embedding.collective)))
 (let (($x1221 (= (_ bv5 7) new.embedding.collective)))
 (let (($x1600 (= (_ bv4 7) new.embedding.collective)))
 (or $x1600 $x1221 $x2019 $x1345 $x2674)))))))
(assert
 (let (($x3789 (= (_ bv97 7) new.embedding.split)))
 (let (($x2070 (= (_ bv38 7) new.embedding.split)))
 (or $x2070 (= (_ bv59 7) new.embedding.split) $x3789))))
(assert
 (and (<= 1 new.hidden.block)))
(assert
 (let (($x641 (= (_ bv98 7) new.hidden.kind)))
 (let (($x522 (= (_ bv93 7) new.hidden.kind)))
 (let (($x2479 (= (_ bv88 7) new.hidden.kind)))
 (let (($x1835 (= (_ bv67 7) new.hidden.kind)))
 (let (($x887 (= (_ bv49 7) new.hidden.kind)))
 (let (($x1934 (= (_ bv26 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) $x1934 $x887 (= (_ bv58 7) new.hidden.kind) $x1835 $x2479 $x522 $x641 (= (_ bv101 7) new.hidden.kind)))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x954 (= (_ bv50 7) new.norm.statistic)))
 (or $x954 (= (_ bv95 7) new.norm.statistic))))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x1617 (= (_ bv98 7) new.stream)))
 (let (($x3096 (= (_ bv96 7) new.stream)))
 (let (($x2827 (= (_ bv38 7) new.stream)))
 (or $x2827 $x3096 $x1617)))))
(assert
 (let (($x2553 (= (_ bv98 7) new.stream_tokens.kind)))
 (let (($x1171 (= (_ bv88 7) new.stream_tokens.kind)))
 (let (($x3547 (= (_ bv49 7) new.stream_tokens.kind)))
 (or (= (_ bv11 7) new.stream_tokens.kind) (= (_ bv18 7) new.stream_tokens.kind) (= (_ bv26 7) new.stream_tokens.kind) $x3547 (= (_ bv58 7) new.stream_tokens.kind) (= (_ bv67 7) new.stream_tokens.kind) $x1171 (= (_ bv93 7) new.stream_tokens.kind) $x2553 (= (_ bv101 7) new.stream_tokens.kind))))))
(assert
 (and (<= 1 new.stream_tokens.parts)))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (= new.stream_tokens.padded false))
(assert
 (let (($x1835 (= (_ bv67 7) new.hidden.kind)))
 (= new.hidden.padded (and $x1835 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let ((?x3395 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x2489 (div (* ?x3395 new.hidden.multiple) new.hidden.parts)))
 (let (($x3628 (< 1 new.hidden.parts)))
 (let (($x1835 (= (_ bv67 7) new.hidden.kind)))
 (= new.hidden.filled (and $x1835 $x3628 (= ?x2489 new.hidden.n))))))))
(assert
 (let ((?x3395 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x2489 (div (* ?x3395 new.hidden.multiple) new.hidden.parts)))
 (let (($x3628 (< 1 new.hidden.parts)))
 (let (($x1835 (= (_ bv67 7) new.hidden.kind)))
 (= new.hidden.leads (and $x1835 $x3628 (<= new.hidden.n ?x2489))))))))
(assert
 (let (($x1934 (= (_ bv26 7) new.hidden.kind)))
 (let (($x2290 (ite $x1934 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x3395 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x2489 (div (* ?x3395 new.hidden.multiple) new.hidden.parts)))
 (let (($x3166 (= (- 1) new.hidden.n)))
 (let (($x1835 (= (_ bv67 7) new.hidden.kind)))
 (let (($x522 (= (_ bv93 7) new.hidden.kind)))
 (let (($x1892 (ite $x522 (or $x3166 (< new.hidden.block new.hidden.n)) (ite $x1835 (or $x3166 (< ?x2489 new.hidden.n)) $x2290))))
 (let (($x1949 (ite (or (= (_ bv98 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x1892)))
 (let (($x887 (= (_ bv49 7) new.hidden.kind)))
 (let (($x2479 (= (_ bv88 7) new.hidden.kind)))
 (let (($x1746 (or $x2479 $x887)))
 (= new.hidden.moved (ite $x1746 new.hidden.given_moved $x1949)))))))))))))))
(assert
 (let (($x2553 (= (_ bv98 7) new.stream_tokens.kind)))
 (let (($x2439 (or $x2553 (and (= 1 new.stream_tokens.parts) (not new.stream_tokens.padded)))))
 (let (($x1126 (ite (or (= (_ bv88 7) new.stream_tokens.kind) (= (_ bv49 7) new.stream_tokens.kind)) new.stream_tokens.given_everywhere $x2439)))
 (= new.stream_tokens.everywhere $x1126)))))
(assert
 (let (($x2589 (and (or (not new.embedding.group.tp) (= 1 new.tp)) (or (not new.embedding.group.dp) (= 1 new.dp)) (or (not new.embedding.group.sp) (= 1 new.sp)) (or (not new.embedding.group.pp) (= 1 new.pp)))))
 (let (($x1345 (= (_ bv59 7) new.embedding.collective)))
 (let (($x413 (or $x1345 $x2589)))
 (let (($x3789 (= (_ bv97 7) new.embedding.split)))
 (let ((?x1629 (ite $x3789 (ite (and new.embedding.rows_where_kept $x413) (_ bv98 7) (_ bv94 7)) (ite (= (_ bv38 7) new.embedding.split) (_ bv38 7) (_ bv98 7)))))
 (= new.embedding.state ?x1629)))))))
(assert
 (let (($x641 (= (_ bv98 7) new.hidden.kind)))
 (let (($x887 (= (_ bv49 7) new.hidden.kind)))
 (let (($x2479 (= (_ bv88 7) new.hidden.kind)))
 (let (($x1746 (or $x2479 $x887)))
 (let (($x1346 (ite $x1746 new.hidden.given_everywhere (or $x641 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x1346)))))))
(assert
 (let (($x1617 (= (_ bv98 7) new.stream)))
 (let (($x646 (or $x1617 (and (= (_ bv38 7) new.stream) new.hidden.everywhere) (and (= (_ bv96 7) new.stream) new.stream_tokens.everywhere))))
 (= new.stream.in_order $x646))))
(assert
 (let (($x653 (= 1 new.tp)))
 (let (($x1617 (= (_ bv98 7) new.stream)))
 (let (($x2627 (or $x1617 $x653 (not (= (_ bv4 7) new.embedding.collective)) (not (= (_ bv97 7) new.embedding.split)))))
 (let (($x2589 (and (or (not new.embedding.group.tp) $x653) (or (not new.embedding.group.dp) (= 1 new.dp)) (or (not new.embedding.group.sp) (= 1 new.sp)) (or (not new.embedding.group.pp) (= 1 new.pp)))))
 (let (($x2019 (= (_ bv10 7) new.embedding.collective)))
 (let (($x1345 (= (_ bv59 7) new.embedding.collective)))
 (let ((?x1197 (ite (or (or $x1345 $x2019) (and $x2589 $x2627)) (_ bv98 7) (ite (= (_ bv4 7) new.embedding.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x2674 (= (_ bv75 7) new.embedding.collective)))
 (let (($x1221 (= (_ bv5 7) new.embedding.collective)))
 (let ((?x2914 (ite (or $x1345 (and $x2019 (= (_ bv38 7) new.stream)) (and (or $x1221 $x2674) $x2589)) (_ bv38 7) (ite $x2019 (_ bv98 7) (_ bv16 7)))))
 (let (($x1598 (or (and new.hidden.filled (not $x1617)) (and new.hidden.leads (= (_ bv38 7) new.stream)))))
 (let (($x2334 (not $x2589)))
 (let (($x954 (= (_ bv50 7) new.norm.statistic)))
 (let (($x2827 (= (_ bv38 7) new.stream)))
 (let ((?x2092 (ite (and $x1221 new.hidden.filled $x2827 $x2334 $x954) new.stream (ite (and $x2674 $x2334 $x1598) new.stream ?x2914))))
 (let (($x1600 (= (_ bv4 7) new.embedding.collective)))
 (let ((?x3252 (ite $x1600 (_ bv98 7) (ite (and $x1221 new.hidden.filled $x1617 $x2334) (_ bv98 7) ?x2092))))
 (let (($x413 (or $x1345 $x2589)))
 (let ((?x2228 (ite (and (not $x2827) new.stream.in_order new.hidden.everywhere $x413) (_ bv98 7) (ite (and (= (_ bv96 7) new.stream) (< 1 new.tp) $x2589) (_ bv38 7) ?x3252))))
 (let ((?x1176 (ite (= (_ bv38 7) new.embedding.state) ?x2228 (ite (= (_ bv98 7) new.embedding.state) ?x1197 new.embedding.state))))
 (let ((?x3477 (ite $x2674 (ite (not $x1617) new.stream (_ bv68 7)) (ite $x2019 (ite $x1617 (_ bv98 7) new.stream) (ite $x1345 (_ bv94 7) (_ bv16 7))))))
 (= new.embedding.joined (ite (= (_ bv94 7) new.embedding.state) (ite $x1221 (_ bv98 7) ?x3477) ?x1176))))))))))))))))))))))))
(assert
 (= old.attention.out.group.dp new.attention.out.group.dp))
(assert
 (= old.attention.qkv.group.dp new.attention.qkv.group.dp))
(assert
 (= old.attention.scores.group.dp new.attention.scores.group.dp))
(assert
 (= old.batch.idle new.batch.idle))
(assert
 (= old.batch.sequences.kind new.batch.sequences.kind))
(assert
 (= old.embedding.collective new.embedding.collective))
(assert
 (= old.embedding.group.dp new.embedding.group.dp))
(assert
 (= old.embedding.group.pp new.embedding.group.pp))
(assert
 (= old.embedding.group.sp new.embedding.group.sp))
(assert
 (= old.embedding.group.tp new.embedding.group.tp))
(assert
 (= old.embedding.rows_where_kept new.embedding.rows_where_kept))
(assert
 (= old.embedding.split new.embedding.split))
(assert
 (= old.ffn.down.group.dp new.ffn.down.group.dp))
(assert
 (= old.ffn.gate.group.dp new.ffn.gate.group.dp))
(assert
 (= old.ffn.up.group.dp new.ffn.up.group.dp))
(assert
 (= old.hidden.block new.hidden.block))
(assert
 (= old.hidden.given_everywhere new.hidden.given_everywhere))
(assert
 (= old.hidden.given_moved new.hidden.given_moved))
(assert
 (= old.hidden.kind new.hidden.kind))
(assert
 (= old.hidden.multiple new.hidden.multiple))
(assert
 (= old.hidden.n new.hidden.n))
(assert
 (= old.hidden.parts new.hidden.parts))
(assert
 (= old.lm_head.group.dp new.lm_head.group.dp))
(assert
 (= old.moe.block new.moe.block))
(assert
 (= old.moe.group.dp new.moe.group.dp))
(assert
 (= old.moe.group.ep new.moe.group.ep))
(assert
 (= old.moe.group.sp new.moe.group.sp))
(assert
 (= old.moe.group.tp new.moe.group.tp))
(assert
 (= old.norm.statistic new.norm.statistic))
(assert
 (= old.pp new.pp))
(assert
 (= old.sp new.sp))
(assert
 (= old.stream new.stream))
(assert
 (= old.stream_tokens.given_everywhere new.stream_tokens.given_everywhere))
(assert
 (= old.stream_tokens.kind new.stream_tokens.kind))
(assert
 (= old.stream_tokens.parts new.stream_tokens.parts))
(assert
 (= old.tp new.tp))
(assert
 (= (_ bv43 7) old.batch.idle))
(assert
 (let (($x2071 (= (_ bv101 7) old.batch.sequences.kind)))
 (let (($x2912 (= (_ bv93 7) old.batch.sequences.kind)))
 (let (($x1712 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x2836 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2205 (= (_ bv98 7) old.batch.sequences.kind)))
 (or $x2205 $x2836 $x1712 $x2912 $x2071)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1195 (* old.sp old.tp)))
 (<= old.moe.block ?x1195)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1195 (* old.sp old.tp)))
 (= old.stage.ranks ?x1195)))
(assert
 (not old.embedding.group.dp))
(assert
 (not old.attention.qkv.group.dp))
(assert
 (not old.attention.scores.group.dp))
(assert
 (not old.attention.out.group.dp))
(assert
 (not old.ffn.gate.group.dp))
(assert
 (not old.ffn.up.group.dp))
(assert
 (not old.ffn.down.group.dp))
(assert
 (not old.lm_head.group.dp))
(assert
 (let (($x410 (not old.moe.group.sp)))
 (let (($x2582 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x2582 $x410))))
(assert
 (let ((?x3224 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3224)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x2079 (and new.stream.in_order (not (or new.hidden.moved new.hidden.padded)))))
 (let (($x653 (= 1 new.tp)))
 (let (($x2759 (= new.embedding.joined new.stream)))
 (let (($x1912 (or (or (= (_ bv98 7) new.embedding.joined) $x2759) (and $x653 (or (not (= (_ bv38 7) new.embedding.split)) $x2079)))))
 (not $x1912))))))
(assert
 (let (($x1311 (and old.stream.in_order (not (or old.hidden.moved old.hidden.padded)))))
(let (($x2354 (= 1 old.tp)))
(let (($x2430 (= old.embedding.joined old.stream)))
(or (or (= (_ bv98 7) old.embedding.joined) $x2430) (and $x2354 (or (not (= (_ bv38 7) old.embedding.split)) $x1311)))))))
(check-sat)

; from one replica to any number, question 81
(reset)
(set-logic ALL)
; benchmark generated from python API
(set-info :status unknown)
(declare-fun old.batch.idle () (_ BitVec 7))
(declare-fun old.batch.sequences.kind () (_ BitVec 7))
(declare-fun old.dp () Int)
(declare-fun old.embedding.collective () (_ BitVec 7))
(declare-fun old.embedding.split () (_ BitVec 7))
(declare-fun old.hidden.kind () (_ BitVec 7))
(declare-fun old.hidden.multiple () Int)
(declare-fun old.hidden.n () Int)
(declare-fun old.hidden.parts () Int)
(declare-fun old.moe.block () Int)
(declare-fun old.norm.statistic () (_ BitVec 7))
(declare-fun old.pp () Int)
(declare-fun old.sp () Int)
(declare-fun old.stage.ranks () Int)
(declare-fun old.stream () (_ BitVec 7))
(declare-fun old.stream_tokens.kind () (_ BitVec 7))
(declare-fun old.stream_tokens.parts () Int)
(declare-fun old.tp () Int)
(declare-fun old.stream_tokens.padded () Bool)
(declare-fun old.hidden.padded () Bool)
(declare-fun old.hidden.filled () Bool)
(declare-fun old.hidden.leads () Bool)
(declare-fun old.stream_tokens.given_everywhere () Bool)
(declare-fun old.stream_tokens.everywhere () Bool)
(declare-fun old.embedding.group.pp () Bool)
(declare-fun old.embedding.group.sp () Bool)
(declare-fun old.embedding.group.dp () Bool)
(declare-fun old.embedding.group.tp () Bool)
(declare-fun old.embedding.rows_where_kept () Bool)
(declare-fun old.embedding.state () (_ BitVec 7))
(declare-fun old.hidden.given_everywhere () Bool)
(declare-fun old.hidden.everywhere () Bool)
(declare-fun old.stream.in_order () Bool)
(declare-fun old.embedding.joined () (_ BitVec 7))
(declare-fun new.dp () Int)
(declare-fun new.embedding.collective () (_ BitVec 7))
(declare-fun new.embedding.split () (_ BitVec 7))
(declare-fun new.hidden.kind () (_ BitVec 7))
(declare-fun new.hidden.multiple () Int)
(declare-fun new.hidden.n () Int)
(declare-fun new.hidden.parts () Int)
(declare-fun new.moe.block () Int)
(declare-fun new.norm.statistic () (_ BitVec 7))
(declare-fun new.pp () Int)
(declare-fun new.sp () Int)
(declare-fun new.stage.ranks () Int)
(declare-fun new.stream () (_ BitVec 7))
(declare-fun new.stream_tokens.kind () (_ BitVec 7))
(declare-fun new.stream_tokens.parts () Int)
(declare-fun new.tp () Int)
(declare-fun new.stream_tokens.padded () Bool)
(declare-fun new.hidden.padded () Bool)
(declare-fun new.hidden.filled () Bool)
(declare-fun new.hidden.leads () Bool)
(declare-fun new.stream_tokens.given_everywhere () Bool)
(declare-fun new.stream_tokens.everywhere () Bool)
(declare-fun new.embedding.group.pp () Bool)
(declare-fun new.embedding.group.sp () Bool)
(declare-fun new.embedding.group.dp () Bool)
(declare-fun new.embedding.group.tp () Bool)
(declare-fun new.embedding.rows_where_kept () Bool)
(declare-fun new.embedding.state () (_ BitVec 7))
(declare-fun new.hidden.given_everywhere () Bool)
(declare-fun new.hidden.everywhere () Bool)
(declare-fun new.stream.in_order () Bool)
(declare-fun new.embedding.joined () (_ BitVec 7))
(declare-fun new.attention.out.group.dp () Bool)
(declare-fun old.attention.out.group.dp () Bool)
(declare-fun new.attention.qkv.group.dp () Bool)
(declare-fun old.attention.qkv.group.dp () Bool)
(declare-fun new.attention.scores.group.dp () Bool)
(declare-fun old.attention.scores.group.dp () Bool)
(declare-fun new.batch.idle () (_ BitVec 7))
(declare-fun new.batch.sequences.kind () (_ BitVec 7))
(declare-fun new.ffn.down.group.dp () Bool)
(declare-fun old.ffn.down.group.dp () Bool)
(declare-fun new.ffn.gate.group.dp () Bool)
(declare-fun old.ffn.gate.group.dp () Bool)
(declare-fun new.ffn.up.group.dp () Bool)
(declare-fun old.ffn.up.group.dp () Bool)
(declare-fun new.lm_head.group.dp () Bool)
(declare-fun old.lm_head.group.dp () Bool)
(declare-fun new.moe.group.dp () Bool)
(declare-fun old.moe.group.dp () Bool)
(declare-fun new.moe.group.ep () Bool)
(declare-fun old.moe.group.ep () Bool)
(declare-fun new.moe.group.sp () Bool)
(declare-fun old.moe.group.sp () Bool)
(declare-fun new.moe.group.tp () Bool)
(declare-fun old.moe.group.tp () Bool)
(assert
 (let (($x1442 (= (_ bv43 7) old.batch.idle)))
 (or $x1442 (= (_ bv89 7) old.batch.idle))))
(assert
 (let (($x2071 (= (_ bv101 7) old.batch.sequences.kind)))
 (let (($x2205 (= (_ bv98 7) old.batch.sequences.kind)))
 (let (($x2912 (= (_ bv93 7) old.batch.sequences.kind)))
 (let (($x1712 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x2836 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x2836 $x1712 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv49 7) old.batch.sequences.kind) (= (_ bv58 7) old.batch.sequences.kind) (= (_ bv67 7) old.batch.sequences.kind) (= (_ bv88 7) old.batch.sequences.kind) $x2912 $x2205 $x2071)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x3289 (= (_ bv75 7) old.embedding.collective)))
 (let (($x577 (= (_ bv59 7) old.embedding.collective)))
 (let (($x3690 (= (_ bv10 7) old.embedding.collective)))
 (let (($x3261 (= (_ bv5 7) old.embedding.collective)))
 (let (($x2824 (= (_ bv4 7) old.embedding.collective)))
 (or $x2824 $x3261 $x3690 $x577 $x3289)))))))
(assert
 (let (($x2767 (= (_ bv97 7) old.embedding.split)))
 (let (($x1633 (= (_ bv38 7) old.embedding.split)))
 (or $x1633 (= (_ bv59 7) old.embedding.split) $x2767))))
(assert
 (let (($x2915 (= (_ bv98 7) old.hidden.kind)))
 (let (($x2527 (= (_ bv88 7) old.hidden.kind)))
 (let (($x3033 (= (_ bv67 7) old.hidden.kind)))
 (let (($x1753 (= (_ bv49 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind) $x1753 (= (_ bv58 7) old.hidden.kind) $x3033 $x2527 (= (_ bv93 7) old.hidden.kind) $x2915 (= (_ bv101 7) old.hidden.kind)))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x1147 (= (_ bv50 7) old.norm.statistic)))
 (or $x1147 (= (_ bv95 7) old.norm.statistic))))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x3155 (= (_ bv98 7) old.stream)))
 (let (($x14 (= (_ bv96 7) old.stream)))
 (let (($x959 (= (_ bv38 7) old.stream)))
 (or $x959 $x14 $x3155)))))
(assert
 (let (($x2866 (= (_ bv98 7) old.stream_tokens.kind)))
 (let (($x3469 (= (_ bv88 7) old.stream_tokens.kind)))
 (let (($x2935 (= (_ bv49 7) old.stream_tokens.kind)))
 (or (= (_ bv11 7) old.stream_tokens.kind) (= (_ bv18 7) old.stream_tokens.kind) (= (_ bv26 7) old.stream_tokens.kind) $x2935 (= (_ bv58 7) old.stream_tokens.kind) (= (_ bv67 7) old.stream_tokens.kind) $x3469 (= (_ bv93 7) old.stream_tokens.kind) $x2866 (= (_ bv101 7) old.stream_tokens.kind))))))
(assert
 (and (<= 1 old.stream_tokens.parts)))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (= old.stream_tokens.padded false))
(assert
 (let (($x3033 (= (_ bv67 7) old.hidden.kind)))
 (= old.hidden.padded (and $x3033 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let ((?x1975 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1289 (div (* ?x1975 old.hidden.multiple) old.hidden.parts)))
 (let (($x1797 (< 1 old.hidden.parts)))
 (let (($x3033 (= (_ bv67 7) old.hidden.kind)))
 (= old.hidden.filled (and $x3033 $x1797 (= ?x1289 old.hidden.n))))))))
(assert
 (let ((?x1975 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1289 (div (* ?x1975 old.hidden.multiple) old.hidden.parts)))
 (let (($x1797 (< 1 old.hidden.parts)))
 (let (($x3033 (= (_ bv67 7) old.hidden.kind)))
 (= old.hidden.leads (and $x3033 $x1797 (<= old.hidden.n ?x1289))))))))
(assert
 (let (($x2866 (= (_ bv98 7) old.stream_tokens.kind)))
 (let (($x1807 (or $x2866 (and (= 1 old.stream_tokens.parts) (not old.stream_tokens.padded)))))
 (let (($x972 (ite (or (= (_ bv88 7) old.stream_tokens.kind) (= (_ bv49 7) old.stream_tokens.kind)) old.stream_tokens.given_everywhere $x1807)))
 (= old.stream_tokens.everywhere $x972)))))
(assert
 (let (($x2864 (not old.embedding.group.pp)))
 (let (($x1518 (or $x2864 (= 1 old.pp))))
 (let (($x2068 (not old.embedding.group.sp)))
 (let (($x2941 (or $x2068 (= 1 old.sp))))
 (let (($x2523 (= 1 old.dp)))
 (let (($x1971 (not old.embedding.group.dp)))
 (let (($x2226 (or $x1971 $x2523)))
 (let (($x225 (and (or (not old.embedding.group.tp) (= 1 old.tp)) $x2226 $x2941 $x1518)))
 (let (($x577 (= (_ bv59 7) old.embedding.collective)))
 (let (($x2720 (or $x577 $x225)))
 (let (($x2767 (= (_ bv97 7) old.embedding.split)))
 (let ((?x2947 (ite $x2767 (ite (and old.embedding.rows_where_kept $x2720) (_ bv98 7) (_ bv94 7)) (ite (= (_ bv38 7) old.embedding.split) (_ bv38 7) (_ bv98 7)))))
 (= old.embedding.state ?x2947))))))))))))))
(assert
 (let (($x2915 (= (_ bv98 7) old.hidden.kind)))
 (let (($x160 (ite (or (= (_ bv88 7) old.hidden.kind) (= (_ bv49 7) old.hidden.kind)) old.hidden.given_everywhere (or $x2915 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x160))))
(assert
 (let (($x3155 (= (_ bv98 7) old.stream)))
 (let (($x1602 (or $x3155 (and (= (_ bv38 7) old.stream) old.hidden.everywhere) (and (= (_ bv96 7) old.stream) old.stream_tokens.everywhere))))
 (= old.stream.in_order $x1602))))
(assert
 (let (($x2354 (= 1 old.tp)))
 (let (($x3155 (= (_ bv98 7) old.stream)))
 (let (($x398 (or $x3155 $x2354 (not (= (_ bv4 7) old.embedding.collective)) (not (= (_ bv97 7) old.embedding.split)))))
 (let (($x2864 (not old.embedding.group.pp)))
 (let (($x1518 (or $x2864 (= 1 old.pp))))
 (let (($x2068 (not old.embedding.group.sp)))
 (let (($x2941 (or $x2068 (= 1 old.sp))))
 (let (($x2523 (= 1 old.dp)))
 (let (($x1971 (not old.embedding.group.dp)))
 (let (($x2226 (or $x1971 $x2523)))
 (let (($x225 (and (or (not old.embedding.group.tp) $x2354) $x2226 $x2941 $x1518)))
 (let (($x3690 (= (_ bv10 7) old.embedding.collective)))
 (let (($x577 (= (_ bv59 7) old.embedding.collective)))
 (let ((?x2355 (ite (or (or $x577 $x3690) (and $x225 $x398)) (_ bv98 7) (ite (= (_ bv4 7) old.embedding.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x2951 (= (_ bv98 7) old.embedding.state)))
 (let (($x3289 (= (_ bv75 7) old.embedding.collective)))
 (let (($x3261 (= (_ bv5 7) old.embedding.collective)))
 (let ((?x3241 (ite (or $x577 (and $x3690 (= (_ bv38 7) old.stream)) (and (or $x3261 $x3289) $x225)) (_ bv38 7) (ite $x3690 (_ bv98 7) (_ bv16 7)))))
 (let (($x382 (or (and old.hidden.filled (not $x3155)) (and old.hidden.leads (= (_ bv38 7) old.stream)))))
 (let (($x2516 (not $x225)))
 (let (($x1147 (= (_ bv50 7) old.norm.statistic)))
 (let (($x959 (= (_ bv38 7) old.stream)))
 (let ((?x2199 (ite (and $x3261 old.hidden.filled $x959 $x2516 $x1147) old.stream (ite (and $x3289 $x2516 $x382) old.stream ?x3241))))
 (let (($x2824 (= (_ bv4 7) old.embedding.collective)))
 (let ((?x2452 (ite $x2824 (_ bv98 7) (ite (and $x3261 old.hidden.filled $x3155 $x2516) (_ bv98 7) ?x2199))))
 (let (($x2720 (or $x577 $x225)))
 (let ((?x1782 (ite (and (not $x959) old.stream.in_order old.hidden.everywhere $x2720) (_ bv98 7) (ite (and (= (_ bv96 7) old.stream) (< 1 old.tp) $x225) (_ bv38 7) ?x2452))))
 (let (($x1944 (= (_ bv38 7) old.embedding.state)))
 (let ((?x797 (ite $x3289 (ite (not $x3155) old.stream (_ bv68 7)) (ite $x3690 (ite $x3155 (_ bv98 7) old.stream) (ite $x577 (_ bv94 7) (_ bv16 7))))))
 (let ((?x2112 (ite (= (_ bv94 7) old.embedding.state) (ite $x3261 (_ bv98 7) ?x797) (ite $x1944 ?x1782 (ite $x2951 ?x2355 old.embedding.state)))))
 (= old.embedding.joined ?x2112))))))))))))))))))))))))))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x2674 (= (_ bv75 7) new.embedding.collective)))
 (let (($x1345 (= (_ bv59 7) new.embedding.collective)))
 (let (($x2019 (= (_ bv10 7) new.embedding.collective)))
 (let (($x1221 (= (_ bv5 7) new.embedding.collective)))
 (let (($x1600 (= (_ bv4 7) new.embedding.collective)))
 (or $x1600 $x1221 $x2019 $x1345 $x2674)))))))
(assert
 (let (($x3789 (= (_ bv97 7) new.embedding.split)))
 (let (($x2070 (= (_ bv38 7) new.embedding.split)))
 (or $x2070 (= (_ bv59 7) new.embedding.split) $x3789))))
(assert
 (let (($x641 (= (_ bv98 7) new.hidden.kind)))
 (let (($x2479 (= (_ bv88 7) new.hidden.kind)))
 (let (($x1835 (= (_ bv67 7) new.hidden.kind)))
 (let (($x887 (= (_ bv49 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind) $x887 (= (_ bv58 7) new.hidden.kind) $x1835 $x2479 (= (_ bv93 7) new.hidden.kind) $x641 (= (_ bv101 7) new.hidden.kind)))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x954 (= (_ bv50 7) new.norm.statistic)))
 (or $x954 (= (_ bv95 7) new.norm.statistic))))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x1617 (= (_ bv98 7) new.stream)))
 (let (($x3096 (= (_ bv96 7) new.stream)))
 (let (($x2827 (= (_ bv38 7) new.stream)))
 (or $x2827 $x3096 $x1617)))))
(assert
 (let (($x2553 (= (_ bv98 7) new.stream_tokens.kind)))
 (let (($x1171 (= (_ bv88 7) new.stream_tokens.kind)))
 (let (($x3547 (= (_ bv49 7) new.stream_tokens.kind)))
 (or (= (_ bv11 7) new.stream_tokens.kind) (= (_ bv18 7) new.stream_tokens.kind) (= (_ bv26 7) new.stream_tokens.kind) $x3547 (= (_ bv58 7) new.stream_tokens.kind) (= (_ bv67 7) new.stream_tokens.kind) $x1171 (= (_ bv93 7) new.stream_tokens.kind) $x2553 (= (_ bv101 7) new.stream_tokens.kind))))))
(assert
 (and (<= 1 new.stream_tokens.parts)))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (= new.stream_tokens.padded false))
(assert
 (let (($x1835 (= (_ bv67 7) new.hidden.kind)))
 (= new.hidden.padded (and $x1835 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let ((?x3395 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x2489 (div (* ?x3395 new.hidden.multiple) new.hidden.parts)))
 (let (($x3628 (< 1 new.hidden.parts)))
 (let (($x1835 (= (_ bv67 7) new.hidden.kind)))
 (= new.hidden.filled (and $x1835 $x3628 (= ?x2489 new.hidden.n))))))))
(assert
 (let ((?x3395 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x2489 (div (* ?x3395 new.hidden.multiple) new.hidden.parts)))
 (let (($x3628 (< 1 new.hidden.parts)))
 (let (($x1835 (= (_ bv67 7) new.hidden.kind)))
 (= new.hidden.leads (and $x1835 $x3628 (<= new.hidden.n ?x2489))))))))
(assert
 (let (($x2553 (= (_ bv98 7) new.stream_tokens.kind)))
 (let (($x2439 (or $x2553 (and (= 1 new.stream_tokens.parts) (not new.stream_tokens.padded)))))
 (let (($x1126 (ite (or (= (_ bv88 7) new.stream_tokens.kind) (= (_ bv49 7) new.stream_tokens.kind)) new.stream_tokens.given_everywhere $x2439)))
 (= new.stream_tokens.everywhere $x1126)))))
(assert
 (let (($x3831 (not new.embedding.group.pp)))
 (let (($x914 (or $x3831 (= 1 new.pp))))
 (let (($x3164 (not new.embedding.group.sp)))
 (let (($x987 (or $x3164 (= 1 new.sp))))
 (let (($x766 (= 1 new.dp)))
 (let (($x2330 (not new.embedding.group.dp)))
 (let (($x1108 (or $x2330 $x766)))
 (let (($x2589 (and (or (not new.embedding.group.tp) (= 1 new.tp)) $x1108 $x987 $x914)))
 (let (($x1345 (= (_ bv59 7) new.embedding.collective)))
 (let (($x413 (or $x1345 $x2589)))
 (let (($x3789 (= (_ bv97 7) new.embedding.split)))
 (let ((?x1629 (ite $x3789 (ite (and new.embedding.rows_where_kept $x413) (_ bv98 7) (_ bv94 7)) (ite (= (_ bv38 7) new.embedding.split) (_ bv38 7) (_ bv98 7)))))
 (= new.embedding.state ?x1629))))))))))))))
(assert
 (let (($x641 (= (_ bv98 7) new.hidden.kind)))
 (let (($x1346 (ite (or (= (_ bv88 7) new.hidden.kind) (= (_ bv49 7) new.hidden.kind)) new.hidden.given_everywhere (or $x641 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x1346))))
(assert
 (let (($x1617 (= (_ bv98 7) new.stream)))
 (let (($x646 (or $x1617 (and (= (_ bv38 7) new.stream) new.hidden.everywhere) (and (= (_ bv96 7) new.stream) new.stream_tokens.everywhere))))
 (= new.stream.in_order $x646))))
(assert
 (let (($x653 (= 1 new.tp)))
 (let (($x1617 (= (_ bv98 7) new.stream)))
 (let (($x2627 (or $x1617 $x653 (not (= (_ bv4 7) new.embedding.collective)) (not (= (_ bv97 7) new.embedding.split)))))
 (let (($x3831 (not new.embedding.group.pp)))
 (let (($x914 (or $x3831 (= 1 new.pp))))
 (let (($x3164 (not new.embedding.group.sp)))
 (let (($x987 (or $x3164 (= 1 new.sp))))
 (let (($x766 (= 1 new.dp)))
 (let (($x2330 (not new.embedding.group.dp)))
 (let (($x1108 (or $x2330 $x766)))
 (let (($x2589 (and (or (not new.embedding.group.tp) $x653) $x1108 $x987 $x914)))
 (let (($x2019 (= (_ bv10 7) new.embedding.collective)))
 (let (($x1345 (= (_ bv59 7) new.embedding.collective)))
 (let ((?x1197 (ite (or (or $x1345 $x2019) (and $x2589 $x2627)) (_ bv98 7) (ite (= (_ bv4 7) new.embedding.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x1858 (= (_ bv98 7) new.embedding.state)))
 (let (($x2674 (= (_ bv75 7) new.embedding.collective)))
 (let (($x1221 (= (_ bv5 7) new.embedding.collective)))
 (let ((?x2914 (ite (or $x1345 (and $x2019 (= (_ bv38 7) new.stream)) (and (or $x1221 $x2674) $x2589)) (_ bv38 7) (ite $x2019 (_ bv98 7) (_ bv16 7)))))
 (let (($x1598 (or (and new.hidden.filled (not $x1617)) (and new.hidden.leads (= (_ bv38 7) new.stream)))))
 (let (($x2334 (not $x2589)))
 (let (($x954 (= (_ bv50 7) new.norm.statistic)))
 (let (($x2827 (= (_ bv38 7) new.stream)))
 (let ((?x2092 (ite (and $x1221 new.hidden.filled $x2827 $x2334 $x954) new.stream (ite (and $x2674 $x2334 $x1598) new.stream ?x2914))))
 (let (($x1600 (= (_ bv4 7) new.embedding.collective)))
 (let ((?x3252 (ite $x1600 (_ bv98 7) (ite (and $x1221 new.hidden.filled $x1617 $x2334) (_ bv98 7) ?x2092))))
 (let (($x413 (or $x1345 $x2589)))
 (let ((?x2228 (ite (and (not $x2827) new.stream.in_order new.hidden.everywhere $x413) (_ bv98 7) (ite (and (= (_ bv96 7) new.stream) (< 1 new.tp) $x2589) (_ bv38 7) ?x3252))))
 (let (($x1422 (= (_ bv38 7) new.embedding.state)))
 (let ((?x3477 (ite $x2674 (ite (not $x1617) new.stream (_ bv68 7)) (ite $x2019 (ite $x1617 (_ bv98 7) new.stream) (ite $x1345 (_ bv94 7) (_ bv16 7))))))
 (let ((?x3211 (ite (= (_ bv94 7) new.embedding.state) (ite $x1221 (_ bv98 7) ?x3477) (ite $x1422 ?x2228 (ite $x1858 ?x1197 new.embedding.state)))))
 (= new.embedding.joined ?x3211))))))))))))))))))))))))))))))))
(assert
 (= old.attention.out.group.dp new.attention.out.group.dp))
(assert
 (= old.attention.qkv.group.dp new.attention.qkv.group.dp))
(assert
 (= old.attention.scores.group.dp new.attention.scores.group.dp))
(assert
 (= old.batch.idle new.batch.idle))
(assert
 (= old.batch.sequences.kind new.batch.sequences.kind))
(assert
 (= old.embedding.collective new.embedding.collective))
(assert
 (= old.embedding.group.dp new.embedding.group.dp))
(assert
 (= old.embedding.group.pp new.embedding.group.pp))
(assert
 (= old.embedding.group.sp new.embedding.group.sp))
(assert
 (= old.embedding.group.tp new.embedding.group.tp))
(assert
 (= old.embedding.rows_where_kept new.embedding.rows_where_kept))
(assert
 (= old.embedding.split new.embedding.split))
(assert
 (= old.ffn.down.group.dp new.ffn.down.group.dp))
(assert
 (= old.ffn.gate.group.dp new.ffn.gate.group.dp))
(assert
 (= old.ffn.up.group.dp new.ffn.up.group.dp))
(assert
 (= old.hidden.given_everywhere new.hidden.given_everywhere))
(assert
 (= old.hidden.kind new.hidden.kind))
(assert
 (= old.hidden.multiple new.hidden.multiple))
(assert
 (= old.hidden.n new.hidden.n))
(assert
 (= old.hidden.parts new.hidden.parts))
(assert
 (= old.lm_head.group.dp new.lm_head.group.dp))
(assert
 (= old.moe.block new.moe.block))
(assert
 (= old.moe.group.dp new.moe.group.dp))
(assert
 (= old.moe.group.ep new.moe.group.ep))
(assert
 (= old.moe.group.sp new.moe.group.sp))
(assert
 (= old.moe.group.tp new.moe.group.tp))
(assert
 (= old.norm.statistic new.norm.statistic))
(assert
 (= old.pp new.pp))
(assert
 (= old.sp new.sp))
(assert
 (= old.stream new.stream))
(assert
 (= old.stream_tokens.given_everywhere new.stream_tokens.given_everywhere))
(assert
 (= old.stream_tokens.kind new.stream_tokens.kind))
(assert
 (= old.stream_tokens.parts new.stream_tokens.parts))
(assert
 (= old.tp new.tp))
(assert
 (= (_ bv43 7) old.batch.idle))
(assert
 (let (($x2071 (= (_ bv101 7) old.batch.sequences.kind)))
 (let (($x2912 (= (_ bv93 7) old.batch.sequences.kind)))
 (let (($x1712 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x2836 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2205 (= (_ bv98 7) old.batch.sequences.kind)))
 (or $x2205 $x2836 $x1712 $x2912 $x2071)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1195 (* old.sp old.tp)))
 (<= old.moe.block ?x1195)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1195 (* old.sp old.tp)))
 (= old.stage.ranks ?x1195)))
(assert
 (not old.embedding.group.dp))
(assert
 (not old.attention.qkv.group.dp))
(assert
 (not old.attention.scores.group.dp))
(assert
 (not old.attention.out.group.dp))
(assert
 (not old.ffn.gate.group.dp))
(assert
 (not old.ffn.up.group.dp))
(assert
 (not old.ffn.down.group.dp))
(assert
 (not old.lm_head.group.dp))
(assert
 (let (($x410 (not old.moe.group.sp)))
 (let (($x2582 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x2582 $x410))))
(assert
 (let ((?x3224 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3224)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x3831 (not new.embedding.group.pp)))
 (let (($x914 (or $x3831 (= 1 new.pp))))
 (let (($x3164 (not new.embedding.group.sp)))
 (let (($x987 (or $x3164 (= 1 new.sp))))
 (let (($x766 (= 1 new.dp)))
 (let (($x2330 (not new.embedding.group.dp)))
 (let (($x1108 (or $x2330 $x766)))
 (let (($x1422 (= (_ bv38 7) new.embedding.state)))
 (let (($x1858 (= (_ bv98 7) new.embedding.state)))
 (let (($x2589 (and (or (not new.embedding.group.tp) (= 1 new.tp)) $x1108 $x987 $x914)))
 (let (($x2940 (and $x2589 (or $x1858 (and $x1422 (or (= (_ bv38 7) new.stream) new.hidden.everywhere))))))
 (let (($x2019 (= (_ bv10 7) new.embedding.collective)))
 (let (($x1345 (= (_ bv59 7) new.embedding.collective)))
 (let (($x2059 (or (and (= (_ bv98 7) new.embedding.joined) $x1858) $x1345 (and $x2019 $x1422 (= (_ bv38 7) new.embedding.joined)) $x2940 (and (or new.embedding.group.tp (= 1 new.tp)) $x1108 $x987 $x914))))
 (not $x2059))))))))))))))))
(assert
 (let (($x2864 (not old.embedding.group.pp)))
(let (($x1518 (or $x2864 (= 1 old.pp))))
(let (($x2068 (not old.embedding.group.sp)))
(let (($x2941 (or $x2068 (= 1 old.sp))))
(let (($x2523 (= 1 old.dp)))
(let (($x1971 (not old.embedding.group.dp)))
(let (($x2226 (or $x1971 $x2523)))
(let (($x1944 (= (_ bv38 7) old.embedding.state)))
(let (($x2951 (= (_ bv98 7) old.embedding.state)))
(let (($x225 (and (or (not old.embedding.group.tp) (= 1 old.tp)) $x2226 $x2941 $x1518)))
(let (($x1137 (and $x225 (or $x2951 (and $x1944 (or (= (_ bv38 7) old.stream) old.hidden.everywhere))))))
(let (($x3690 (= (_ bv10 7) old.embedding.collective)))
(let (($x577 (= (_ bv59 7) old.embedding.collective)))
(or (and (= (_ bv98 7) old.embedding.joined) $x2951) $x577 (and $x3690 $x1944 (= (_ bv38 7) old.embedding.joined)) $x1137 (and (or old.embedding.group.tp (= 1 old.tp)) $x2226 $x2941 $x1518))))))))))))))))
(check-sat)

; from one replica to any number, question 82
(reset)
(set-logic ALL)
; benchmark generated from python API
(set-info :status unknown)
(declare-fun old.batch.idle () (_ BitVec 7))
(declare-fun old.batch.sequences.kind () (_ BitVec 7))
(declare-fun old.dp () Int)
(declare-fun old.embedding.collective () (_ BitVec 7))
(declare-fun old.embedding.positions () (_ BitVec 7))
(declare-fun old.embedding.split () (_ BitVec 7))
(declare-fun old.hidden.block () Int)
(declare-fun old.hidden.kind () (_ BitVec 7))
(declare-fun old.hidden.multiple () Int)
(declare-fun old.hidden.n () Int)
(declare-fun old.hidden.parts () Int)
(declare-fun old.model.positions () (_ BitVec 7))
(declare-fun old.moe.block () Int)
(declare-fun old.norm.statistic () (_ BitVec 7))
(declare-fun old.pp () Int)
(declare-fun old.sp () Int)
(declare-fun old.stage.ranks () Int)
(declare-fun old.stream () (_ BitVec 7))
(declare-fun old.stream_tokens.kind () (_ BitVec 7))
(declare-fun old.stream_tokens.parts () Int)
(declare-fun old.tp () Int)
(declare-fun old.stream_tokens.padded () Bool)
(declare-fun old.hidden.padded () Bool)
(declare-fun old.hidden.filled () Bool)
(declare-fun old.hidden.leads () Bool)
(declare-fun old.hidden.given_moved () Bool)
(declare-fun old.hidden.moved () Bool)
(declare-fun old.stream_tokens.given_everywhere () Bool)
(declare-fun old.stream_tokens.everywhere () Bool)
(declare-fun old.embedding.group.pp () Bool)
(declare-fun old.embedding.group.sp () Bool)
(declare-fun old.embedding.group.dp () Bool)
(declare-fun old.embedding.group.tp () Bool)
(declare-fun old.embedding.rows_where_kept () Bool)
(declare-fun old.embedding.state () (_ BitVec 7))
(declare-fun old.hidden.given_everywhere () Bool)
(declare-fun old.hidden.everywhere () Bool)
(declare-fun old.hidden.given_first () Bool)
(declare-fun old.hidden.first_alone () Bool)
(declare-fun old.stream.in_order () Bool)
(declare-fun old.embedding.joined () (_ BitVec 7))
(declare-fun old.embedding.full_though_split () Bool)
(declare-fun new.dp () Int)
(declare-fun new.embedding.collective () (_ BitVec 7))
(declare-fun new.embedding.positions () (_ BitVec 7))
(declare-fun new.embedding.split () (_ BitVec 7))
(declare-fun new.hidden.block () Int)
(declare-fun new.hidden.kind () (_ BitVec 7))
(declare-fun new.hidden.multiple () Int)
(declare-fun new.hidden.n () Int)
(declare-fun new.hidden.parts () Int)
(declare-fun new.model.positions () (_ BitVec 7))
(declare-fun new.moe.block () Int)
(declare-fun new.norm.statistic () (_ BitVec 7))
(declare-fun new.pp () Int)
(declare-fun new.sp () Int)
(declare-fun new.stage.ranks () Int)
(declare-fun new.stream () (_ BitVec 7))
(declare-fun new.stream_tokens.kind () (_ BitVec 7))
(declare-fun new.stream_tokens.parts () Int)
(declare-fun new.tp () Int)
(declare-fun new.stream_tokens.padded () Bool)
(declare-fun new.hidden.padded () Bool)
(declare-fun new.hidden.filled () Bool)
(declare-fun new.hidden.leads () Bool)
(declare-fun new.hidden.given_moved () Bool)
(declare-fun new.hidden.moved () Bool)
(declare-fun new.stream_tokens.given_everywhere () Bool)
(declare-fun new.stream_tokens.everywhere () Bool)
(declare-fun new.embedding.group.pp () Bool)
(declare-fun new.embedding.group.sp () Bool)
(declare-fun new.embedding.group.dp () Bool)
(declare-fun new.embedding.group.tp () Bool)
(declare-fun new.embedding.rows_where_kept () Bool)
(declare-fun new.embedding.state () (_ BitVec 7))
(declare-fun new.hidden.given_everywhere () Bool)
(declare-fun new.hidden.everywhere () Bool)
(declare-fun new.hidden.given_first () Bool)
(declare-fun new.hidden.first_alone () Bool)
(declare-fun new.stream.in_order () Bool)
(declare-fun new.embedding.joined () (_ BitVec 7))
(declare-fun new.embedding.full_though_split () Bool)
(declare-fun new.attention.out.group.dp () Bool)
(declare-fun old.attention.out.group.dp () Bool)
(declare-fun new.attention.qkv.group.dp () Bool)
(declare-fun old.attention.qkv.group.dp () Bool)
(declare-fun new.attention.scores.group.dp () Bool)
(declare-fun old.attention.scores.group.dp () Bool)
(declare-fun new.batch.idle () (_ BitVec 7))
(declare-fun new.batch.sequences.kind () (_ BitVec 7))
(declare-fun new.ffn.down.group.dp () Bool)
(declare-fun old.ffn.down.group.dp () Bool)
(declare-fun new.ffn.gate.group.dp () Bool)
(declare-fun old.ffn.gate.group.dp () Bool)
(declare-fun new.ffn.up.group.dp () Bool)
(declare-fun old.ffn.up.group.dp () Bool)
(declare-fun new.lm_head.group.dp () Bool)
(declare-fun old.lm_head.group.dp () Bool)
(declare-fun new.moe.group.dp () Bool)
(declare-fun old.moe.group.dp () Bool)
(declare-fun new.moe.group.ep () Bool)
(declare-fun old.moe.group.ep () Bool)
(declare-fun new.moe.group.sp () Bool)
(declare-fun old.moe.group.sp () Bool)
(declare-fun new.moe.group.tp () Bool)
(declare-fun old.moe.group.tp () Bool)
(declare-fun new.stream.first_keeps_all () Bool)
(declare-fun old.stream.first_keeps_all () Bool)
(assert
 (let (($x1442 (= (_ bv43 7) old.batch.idle)))
 (or $x1442 (= (_ bv89 7) old.batch.idle))))
(assert
 (let (($x2071 (= (_ bv101 7) old.batch.sequences.kind)))
 (let (($x2205 (= (_ bv98 7) old.batch.sequences.kind)))
 (let (($x2912 (= (_ bv93 7) old.batch.sequences.kind)))
 (let (($x1712 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x2836 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x2836 $x1712 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv49 7) old.batch.sequences.kind) (= (_ bv58 7) old.batch.sequences.kind) (= (_ bv67 7) old.batch.sequences.kind) (= (_ bv88 7) old.batch.sequences.kind) $x2912 $x2205 $x2071)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x3289 (= (_ bv75 7) old.embedding.collective)))
 (let (($x577 (= (_ bv59 7) old.embedding.collective)))
 (let (($x3690 (= (_ bv10 7) old.embedding.collective)))
 (let (($x3261 (= (_ bv5 7) old.embedding.collective)))
 (let (($x2824 (= (_ bv4 7) old.embedding.collective)))
 (or $x2824 $x3261 $x3690 $x577 $x3289)))))))
(assert
 (let (($x3184 (= (_ bv29 7) old.embedding.positions)))
 (let (($x1899 (= (_ bv27 7) old.embedding.positions)))
 (let (($x2225 (= (_ bv23 7) old.embedding.positions)))
 (let (($x2583 (= (_ bv1 7) old.embedding.positions)))
 (or $x2583 $x2225 $x1899 $x3184))))))
(assert
 (let (($x2767 (= (_ bv97 7) old.embedding.split)))
 (let (($x1633 (= (_ bv38 7) old.embedding.split)))
 (or $x1633 (= (_ bv59 7) old.embedding.split) $x2767))))
(assert
 (and (<= 1 old.hidden.block)))
(assert
 (let (($x2915 (= (_ bv98 7) old.hidden.kind)))
 (let (($x2588 (= (_ bv93 7) old.hidden.kind)))
 (let (($x2527 (= (_ bv88 7) old.hidden.kind)))
 (let (($x3033 (= (_ bv67 7) old.hidden.kind)))
 (let (($x1753 (= (_ bv49 7) old.hidden.kind)))
 (let (($x2183 (= (_ bv26 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) $x2183 $x1753 (= (_ bv58 7) old.hidden.kind) $x3033 $x2527 $x2588 $x2915 (= (_ bv101 7) old.hidden.kind)))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x1985 (= (_ bv48 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) $x1985 (= (_ bv59 7) old.model.positions) (= (_ bv81 7) old.model.positions))))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x1147 (= (_ bv50 7) old.norm.statistic)))
 (or $x1147 (= (_ bv95 7) old.norm.statistic))))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x3155 (= (_ bv98 7) old.stream)))
 (let (($x14 (= (_ bv96 7) old.stream)))
 (let (($x959 (= (_ bv38 7) old.stream)))
 (or $x959 $x14 $x3155)))))
(assert
 (let (($x2866 (= (_ bv98 7) old.stream_tokens.kind)))
 (let (($x3469 (= (_ bv88 7) old.stream_tokens.kind)))
 (let (($x2935 (= (_ bv49 7) old.stream_tokens.kind)))
 (or (= (_ bv11 7) old.stream_tokens.kind) (= (_ bv18 7) old.stream_tokens.kind) (= (_ bv26 7) old.stream_tokens.kind) $x2935 (= (_ bv58 7) old.stream_tokens.kind) (= (_ bv67 7) old.stream_tokens.kind) $x3469 (= (_ bv93 7) old.stream_tokens.kind) $x2866 (= (_ bv101 7) old.stream_tokens.kind))))))
(assert
 (and (<= 1 old.stream_tokens.parts)))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (= old.stream_tokens.padded false))
(assert
 (let (($x3033 (= (_ bv67 7) old.hidden.kind)))
 (= old.hidden.padded (and $x3033 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let ((?x1975 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1289 (div (* ?x1975 old.hidden.multiple) old.hidden.parts)))
 (let (($x1797 (< 1 old.hidden.parts)))
 (let (($x3033 (= (_ bv67 7) old.hidden.kind)))
 (= old.hidden.filled (and $x3033 $x1797 (= ?x1289 old.hidden.n))))))))
(assert
 (let ((?x1975 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1289 (div (* ?x1975 old.hidden.multiple) old.hidden.parts)))
 (let (($x1797 (< 1 old.hidden.parts)))
 (let (($x3033 (= (_ bv67 7) old.hidden.kind)))
 (= old.hidden.leads (and $x3033 $x1797 (<= old.hidden.n ?x1289))))))))
(assert
 (let (($x2183 (= (_ bv26 7) old.hidden.kind)))
 (let (($x2927 (ite $x2183 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x1975 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1289 (div (* ?x1975 old.hidden.multiple) old.hidden.parts)))
 (let (($x252 (= (- 1) old.hidden.n)))
 (let (($x3033 (= (_ bv67 7) old.hidden.kind)))
 (let (($x2588 (= (_ bv93 7) old.hidden.kind)))
 (let (($x2879 (ite $x2588 (or $x252 (< old.hidden.block old.hidden.n)) (ite $x3033 (or $x252 (< ?x1289 old.hidden.n)) $x2927))))
 (let (($x2524 (ite (or (= (_ bv98 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x2879)))
 (let (($x1753 (= (_ bv49 7) old.hidden.kind)))
 (let (($x2527 (= (_ bv88 7) old.hidden.kind)))
 (let (($x2473 (or $x2527 $x1753)))
 (= old.hidden.moved (ite $x2473 old.hidden.given_moved $x2524)))))))))))))))
(assert
 (let (($x2866 (= (_ bv98 7) old.stream_tokens.kind)))
 (let (($x1807 (or $x2866 (and (= 1 old.stream_tokens.parts) (not old.stream_tokens.padded)))))
 (let (($x972 (ite (or (= (_ bv88 7) old.stream_tokens.kind) (= (_ bv49 7) old.stream_tokens.kind)) old.stream_tokens.given_everywhere $x1807)))
 (= old.stream_tokens.everywhere $x972)))))
(assert
 (let (($x225 (and (or (not old.embedding.group.tp) (= 1 old.tp)) (or (not old.embedding.group.dp) (= 1 old.dp)) (or (not old.embedding.group.sp) (= 1 old.sp)) (or (not old.embedding.group.pp) (= 1 old.pp)))))
 (let (($x577 (= (_ bv59 7) old.embedding.collective)))
 (let (($x2720 (or $x577 $x225)))
 (let (($x2767 (= (_ bv97 7) old.embedding.split)))
 (let ((?x2947 (ite $x2767 (ite (and old.embedding.rows_where_kept $x2720) (_ bv98 7) (_ bv94 7)) (ite (= (_ bv38 7) old.embedding.split) (_ bv38 7) (_ bv98 7)))))
 (= old.embedding.state ?x2947)))))))
(assert
 (let (($x2915 (= (_ bv98 7) old.hidden.kind)))
 (let (($x1753 (= (_ bv49 7) old.hidden.kind)))
 (let (($x2527 (= (_ bv88 7) old.hidden.kind)))
 (let (($x2473 (or $x2527 $x1753)))
 (let (($x160 (ite $x2473 old.hidden.given_everywhere (or $x2915 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x160)))))))
(assert
 (let (($x1484 (not old.hidden.moved)))
 (let (($x655 (and (not (or (= (_ bv98 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind))) $x1484)))
 (let (($x1353 (= 1 old.hidden.parts)))
 (let (($x1753 (= (_ bv49 7) old.hidden.kind)))
 (let (($x2527 (= (_ bv88 7) old.hidden.kind)))
 (let (($x2473 (or $x2527 $x1753)))
 (= old.hidden.first_alone (ite $x2473 old.hidden.given_first (or $x1353 $x655))))))))))
(assert
 (let (($x3155 (= (_ bv98 7) old.stream)))
 (let (($x1602 (or $x3155 (and (= (_ bv38 7) old.stream) old.hidden.everywhere) (and (= (_ bv96 7) old.stream) old.stream_tokens.everywhere))))
 (= old.stream.in_order $x1602))))
(assert
 (let (($x2767 (= (_ bv97 7) old.embedding.split)))
 (let (($x746 (not $x2767)))
 (let (($x2354 (= 1 old.tp)))
 (let (($x3155 (= (_ bv98 7) old.stream)))
 (let (($x225 (and (or (not old.embedding.group.tp) $x2354) (or (not old.embedding.group.dp) (= 1 old.dp)) (or (not old.embedding.group.sp) (= 1 old.sp)) (or (not old.embedding.group.pp) (= 1 old.pp)))))
 (let (($x755 (and $x225 (or $x3155 $x2354 (not (= (_ bv4 7) old.embedding.collective)) $x746))))
 (let (($x3690 (= (_ bv10 7) old.embedding.collective)))
 (let (($x577 (= (_ bv59 7) old.embedding.collective)))
 (let ((?x2355 (ite (or (or $x577 $x3690) $x755) (_ bv98 7) (ite (= (_ bv4 7) old.embedding.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x2951 (= (_ bv98 7) old.embedding.state)))
 (let (($x3289 (= (_ bv75 7) old.embedding.collective)))
 (let (($x3261 (= (_ bv5 7) old.embedding.collective)))
 (let ((?x3241 (ite (or $x577 (and $x3690 (= (_ bv38 7) old.stream)) (and (or $x3261 $x3289) $x225)) (_ bv38 7) (ite $x3690 (_ bv98 7) (_ bv16 7)))))
 (let (($x382 (or (and old.hidden.filled (not $x3155)) (and old.hidden.leads (= (_ bv38 7) old.stream)))))
 (let (($x2516 (not $x225)))
 (let (($x1147 (= (_ bv50 7) old.norm.statistic)))
 (let (($x959 (= (_ bv38 7) old.stream)))
 (let ((?x2199 (ite (and $x3261 old.hidden.filled $x959 $x2516 $x1147) old.stream (ite (and $x3289 $x2516 $x382) old.stream ?x3241))))
 (let (($x2824 (= (_ bv4 7) old.embedding.collective)))
 (let ((?x2452 (ite $x2824 (_ bv98 7) (ite (and $x3261 old.hidden.filled $x3155 $x2516) (_ bv98 7) ?x2199))))
 (let (($x2720 (or $x577 $x225)))
 (let ((?x1782 (ite (and (not $x959) old.stream.in_order old.hidden.everywhere $x2720) (_ bv98 7) (ite (and (= (_ bv96 7) old.stream) (< 1 old.tp) $x225) (_ bv38 7) ?x2452))))
 (let (($x1944 (= (_ bv38 7) old.embedding.state)))
 (let ((?x797 (ite $x3289 (ite (not $x3155) old.stream (_ bv68 7)) (ite $x3690 (ite $x3155 (_ bv98 7) old.stream) (ite $x577 (_ bv94 7) (_ bv16 7))))))
 (let (($x3012 (= (_ bv94 7) old.embedding.state)))
 (let ((?x2112 (ite $x3012 (ite $x3261 (_ bv98 7) ?x797) (ite $x1944 ?x1782 (ite $x2951 ?x2355 old.embedding.state)))))
 (= old.embedding.joined ?x2112))))))))))))))))))))))))))))
(assert
 (let (($x2335 (not old.hidden.everywhere)))
 (let (($x3261 (= (_ bv5 7) old.embedding.collective)))
 (let (($x1944 (= (_ bv38 7) old.embedding.state)))
 (= old.embedding.full_though_split (and $x1944 (= (_ bv98 7) old.embedding.joined) $x3261 $x2335))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x2674 (= (_ bv75 7) new.embedding.collective)))
 (let (($x1345 (= (_ bv59 7) new.embedding.collective)))
 (let (($x2019 (= (_ bv10 7) new.embedding.collective)))
 (let (($x1221 (= (_ bv5 7) new.embedding.collective)))
 (let (($x1600 (= (_ bv4 7) new.embedding.collective)))
 (or $x1600 $x1221 $x2019 $x1345 $x2674)))))))
(assert
 (let (($x2249 (= (_ bv29 7) new.embedding.positions)))
 (let (($x249 (= (_ bv27 7) new.embedding.positions)))
 (let (($x2780 (= (_ bv23 7) new.embedding.positions)))
 (let (($x3002 (= (_ bv1 7) new.embedding.positions)))
 (or $x3002 $x2780 $x249 $x2249))))))
(assert
 (let (($x3789 (= (_ bv97 7) new.embedding.split)))
 (let (($x2070 (= (_ bv38 7) new.embedding.split)))
 (or $x2070 (= (_ bv59 7) new.embedding.split) $x3789))))
(assert
 (and (<= 1 new.hidden.block)))
(assert
 (let (($x641 (= (_ bv98 7) new.hidden.kind)))
 (let (($x522 (= (_ bv93 7) new.hidden.kind)))
 (let (($x2479 (= (_ bv88 7) new.hidden.kind)))
 (let (($x1835 (= (_ bv67 7) new.hidden.kind)))
 (let (($x887 (= (_ bv49 7) new.hidden.kind)))
 (let (($x1934 (= (_ bv26 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) $x1934 $x887 (= (_ bv58 7) new.hidden.kind) $x1835 $x2479 $x522 $x641 (= (_ bv101 7) new.hidden.kind)))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x867 (= (_ bv48 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) $x867 (= (_ bv59 7) new.model.positions) (= (_ bv81 7) new.model.positions))))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x954 (= (_ bv50 7) new.norm.statistic)))
 (or $x954 (= (_ bv95 7) new.norm.statistic))))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x1617 (= (_ bv98 7) new.stream)))
 (let (($x3096 (= (_ bv96 7) new.stream)))
 (let (($x2827 (= (_ bv38 7) new.stream)))
 (or $x2827 $x3096 $x1617)))))
(assert
 (let (($x2553 (= (_ bv98 7) new.stream_tokens.kind)))
 (let (($x1171 (= (_ bv88 7) new.stream_tokens.kind)))
 (let (($x3547 (= (_ bv49 7) new.stream_tokens.kind)))
 (or (= (_ bv11 7) new.stream_tokens.kind) (= (_ bv18 7) new.stream_tokens.kind) (= (_ bv26 7) new.stream_tokens.kind) $x3547 (= (_ bv58 7) new.stream_tokens.kind) (= (_ bv67 7) new.stream_tokens.kind) $x1171 (= (_ bv93 7) new.stream_tokens.kind) $x2553 (= (_ bv101 7) new.stream_tokens.kind))))))
(assert
 (and (<= 1 new.stream_tokens.parts)))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (= new.stream_tokens.padded false))
(assert
 (let (($x1835 (= (_ bv67 7) new.hidden.kind)))
 (= new.hidden.padded (and $x1835 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let ((?x3395 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x2489 (div (* ?x3395 new.hidden.multiple) new.hidden.parts)))
 (let (($x3628 (< 1 new.hidden.parts)))
 (let (($x1835 (= (_ bv67 7) new.hidden.kind)))
 (= new.hidden.filled (and $x1835 $x3628 (= ?x2489 new.hidden.n))))))))
(assert
 (let ((?x3395 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x2489 (div (* ?x3395 new.hidden.multiple) new.hidden.parts)))
 (let (($x3628 (< 1 new.hidden.parts)))
 (let (($x1835 (= (_ bv67 7) new.hidden.kind)))
 (= new.hidden.leads (and $x1835 $x3628 (<= new.hidden.n ?x2489))))))))
(assert
 (let (($x1934 (= (_ bv26 7) new.hidden.kind)))
 (let (($x3519 (ite $x1934 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x3395 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x2489 (div (* ?x3395 new.hidden.multiple) new.hidden.parts)))
 (let (($x2221 (= (- 1) new.hidden.n)))
 (let (($x1835 (= (_ bv67 7) new.hidden.kind)))
 (let (($x522 (= (_ bv93 7) new.hidden.kind)))
 (let (($x2753 (ite $x522 (or $x2221 (< new.hidden.block new.hidden.n)) (ite $x1835 (or $x2221 (< ?x2489 new.hidden.n)) $x3519))))
 (let (($x958 (ite (or (= (_ bv98 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x2753)))
 (let (($x887 (= (_ bv49 7) new.hidden.kind)))
 (let (($x2479 (= (_ bv88 7) new.hidden.kind)))
 (let (($x1746 (or $x2479 $x887)))
 (= new.hidden.moved (ite $x1746 new.hidden.given_moved $x958)))))))))))))))
(assert
 (let (($x2553 (= (_ bv98 7) new.stream_tokens.kind)))
 (let (($x2439 (or $x2553 (and (= 1 new.stream_tokens.parts) (not new.stream_tokens.padded)))))
 (let (($x1126 (ite (or (= (_ bv88 7) new.stream_tokens.kind) (= (_ bv49 7) new.stream_tokens.kind)) new.stream_tokens.given_everywhere $x2439)))
 (= new.stream_tokens.everywhere $x1126)))))
(assert
 (let (($x2589 (and (or (not new.embedding.group.tp) (= 1 new.tp)) (or (not new.embedding.group.dp) (= 1 new.dp)) (or (not new.embedding.group.sp) (= 1 new.sp)) (or (not new.embedding.group.pp) (= 1 new.pp)))))
 (let (($x1345 (= (_ bv59 7) new.embedding.collective)))
 (let (($x413 (or $x1345 $x2589)))
 (let (($x3789 (= (_ bv97 7) new.embedding.split)))
 (let ((?x1629 (ite $x3789 (ite (and new.embedding.rows_where_kept $x413) (_ bv98 7) (_ bv94 7)) (ite (= (_ bv38 7) new.embedding.split) (_ bv38 7) (_ bv98 7)))))
 (= new.embedding.state ?x1629)))))))
(assert
 (let (($x641 (= (_ bv98 7) new.hidden.kind)))
 (let (($x887 (= (_ bv49 7) new.hidden.kind)))
 (let (($x2479 (= (_ bv88 7) new.hidden.kind)))
 (let (($x1746 (or $x2479 $x887)))
 (let (($x1346 (ite $x1746 new.hidden.given_everywhere (or $x641 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x1346)))))))
(assert
 (let (($x2863 (not new.hidden.moved)))
 (let (($x3286 (and (not (or (= (_ bv98 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind))) $x2863)))
 (let (($x134 (= 1 new.hidden.parts)))
 (let (($x887 (= (_ bv49 7) new.hidden.kind)))
 (let (($x2479 (= (_ bv88 7) new.hidden.kind)))
 (let (($x1746 (or $x2479 $x887)))
 (= new.hidden.first_alone (ite $x1746 new.hidden.given_first (or $x134 $x3286))))))))))
(assert
 (let (($x1617 (= (_ bv98 7) new.stream)))
 (let (($x646 (or $x1617 (and (= (_ bv38 7) new.stream) new.hidden.everywhere) (and (= (_ bv96 7) new.stream) new.stream_tokens.everywhere))))
 (= new.stream.in_order $x646))))
(assert
 (let (($x3789 (= (_ bv97 7) new.embedding.split)))
 (let (($x333 (not $x3789)))
 (let (($x653 (= 1 new.tp)))
 (let (($x1617 (= (_ bv98 7) new.stream)))
 (let (($x2589 (and (or (not new.embedding.group.tp) $x653) (or (not new.embedding.group.dp) (= 1 new.dp)) (or (not new.embedding.group.sp) (= 1 new.sp)) (or (not new.embedding.group.pp) (= 1 new.pp)))))
 (let (($x2644 (and $x2589 (or $x1617 $x653 (not (= (_ bv4 7) new.embedding.collective)) $x333))))
 (let (($x2019 (= (_ bv10 7) new.embedding.collective)))
 (let (($x1345 (= (_ bv59 7) new.embedding.collective)))
 (let ((?x1197 (ite (or (or $x1345 $x2019) $x2644) (_ bv98 7) (ite (= (_ bv4 7) new.embedding.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x1858 (= (_ bv98 7) new.embedding.state)))
 (let (($x2674 (= (_ bv75 7) new.embedding.collective)))
 (let (($x1221 (= (_ bv5 7) new.embedding.collective)))
 (let ((?x2914 (ite (or $x1345 (and $x2019 (= (_ bv38 7) new.stream)) (and (or $x1221 $x2674) $x2589)) (_ bv38 7) (ite $x2019 (_ bv98 7) (_ bv16 7)))))
 (let (($x1598 (or (and new.hidden.filled (not $x1617)) (and new.hidden.leads (= (_ bv38 7) new.stream)))))
 (let (($x2334 (not $x2589)))
 (let (($x954 (= (_ bv50 7) new.norm.statistic)))
 (let (($x2827 (= (_ bv38 7) new.stream)))
 (let ((?x2092 (ite (and $x1221 new.hidden.filled $x2827 $x2334 $x954) new.stream (ite (and $x2674 $x2334 $x1598) new.stream ?x2914))))
 (let (($x1600 (= (_ bv4 7) new.embedding.collective)))
 (let ((?x3252 (ite $x1600 (_ bv98 7) (ite (and $x1221 new.hidden.filled $x1617 $x2334) (_ bv98 7) ?x2092))))
 (let (($x413 (or $x1345 $x2589)))
 (let ((?x2228 (ite (and (not $x2827) new.stream.in_order new.hidden.everywhere $x413) (_ bv98 7) (ite (and (= (_ bv96 7) new.stream) (< 1 new.tp) $x2589) (_ bv38 7) ?x3252))))
 (let (($x1422 (= (_ bv38 7) new.embedding.state)))
 (let ((?x3477 (ite $x2674 (ite (not $x1617) new.stream (_ bv68 7)) (ite $x2019 (ite $x1617 (_ bv98 7) new.stream) (ite $x1345 (_ bv94 7) (_ bv16 7))))))
 (let (($x3228 (= (_ bv94 7) new.embedding.state)))
 (let ((?x3211 (ite $x3228 (ite $x1221 (_ bv98 7) ?x3477) (ite $x1422 ?x2228 (ite $x1858 ?x1197 new.embedding.state)))))
 (= new.embedding.joined ?x3211))))))))))))))))))))))))))))
(assert
 (let (($x581 (not new.hidden.everywhere)))
 (let (($x1221 (= (_ bv5 7) new.embedding.collective)))
 (let (($x1422 (= (_ bv38 7) new.embedding.state)))
 (= new.embedding.full_though_split (and $x1422 (= (_ bv98 7) new.embedding.joined) $x1221 $x581))))))
(assert
 (= old.attention.out.group.dp new.attention.out.group.dp))
(assert
 (= old.attention.qkv.group.dp new.attention.qkv.group.dp))
(assert
 (= old.attention.scores.group.dp new.attention.scores.group.dp))
(assert
 (= old.batch.idle new.batch.idle))
(assert
 (= old.batch.sequences.kind new.batch.sequences.kind))
(assert
 (= old.embedding.collective new.embedding.collective))
(assert
 (= old.embedding.group.dp new.embedding.group.dp))
(assert
 (= old.embedding.group.pp new.embedding.group.pp))
(assert
 (= old.embedding.group.sp new.embedding.group.sp))
(assert
 (= old.embedding.group.tp new.embedding.group.tp))
(assert
 (= old.embedding.positions new.embedding.positions))
(assert
 (= old.embedding.rows_where_kept new.embedding.rows_where_kept))
(assert
 (= old.embedding.split new.embedding.split))
(assert
 (= old.ffn.down.group.dp new.ffn.down.group.dp))
(assert
 (= old.ffn.gate.group.dp new.ffn.gate.group.dp))
(assert
 (= old.ffn.up.group.dp new.ffn.up.group.dp))
(assert
 (= old.hidden.block new.hidden.block))
(assert
 (= old.hidden.given_everywhere new.hidden.given_everywhere))
(assert
 (= old.hidden.given_first new.hidden.given_first))
(assert
 (= old.hidden.given_moved new.hidden.given_moved))
(assert
 (= old.hidden.kind new.hidden.kind))
(assert
 (= old.hidden.multiple new.hidden.multiple))
(assert
 (= old.hidden.n new.hidden.n))
(assert
 (= old.hidden.parts new.hidden.parts))
(assert
 (= old.lm_head.group.dp new.lm_head.group.dp))
(assert
 (= old.model.positions new.model.positions))
(assert
 (= old.moe.block new.moe.block))
(assert
 (= old.moe.group.dp new.moe.group.dp))
(assert
 (= old.moe.group.ep new.moe.group.ep))
(assert
 (= old.moe.group.sp new.moe.group.sp))
(assert
 (= old.moe.group.tp new.moe.group.tp))
(assert
 (= old.norm.statistic new.norm.statistic))
(assert
 (= old.pp new.pp))
(assert
 (= old.sp new.sp))
(assert
 (= old.stream new.stream))
(assert
 (= old.stream.first_keeps_all new.stream.first_keeps_all))
(assert
 (= old.stream_tokens.given_everywhere new.stream_tokens.given_everywhere))
(assert
 (= old.stream_tokens.kind new.stream_tokens.kind))
(assert
 (= old.stream_tokens.parts new.stream_tokens.parts))
(assert
 (= old.tp new.tp))
(assert
 (= (_ bv43 7) old.batch.idle))
(assert
 (let (($x2071 (= (_ bv101 7) old.batch.sequences.kind)))
 (let (($x2912 (= (_ bv93 7) old.batch.sequences.kind)))
 (let (($x1712 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x2836 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2205 (= (_ bv98 7) old.batch.sequences.kind)))
 (or $x2205 $x2836 $x1712 $x2912 $x2071)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1195 (* old.sp old.tp)))
 (<= old.moe.block ?x1195)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1195 (* old.sp old.tp)))
 (= old.stage.ranks ?x1195)))
(assert
 (not old.embedding.group.dp))
(assert
 (not old.attention.qkv.group.dp))
(assert
 (not old.attention.scores.group.dp))
(assert
 (not old.attention.out.group.dp))
(assert
 (not old.ffn.gate.group.dp))
(assert
 (not old.ffn.up.group.dp))
(assert
 (not old.ffn.down.group.dp))
(assert
 (not old.lm_head.group.dp))
(assert
 (let (($x410 (not old.moe.group.sp)))
 (let (($x2582 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x2582 $x410))))
(assert
 (let ((?x3224 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3224)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x3228 (= (_ bv94 7) new.embedding.state)))
 (let (($x3351 (or $x3228 (and (= (_ bv38 7) new.embedding.state) new.hidden.first_alone) (and (= (_ bv98 7) new.embedding.state) new.stream.first_keeps_all))))
 (let (($x2249 (= (_ bv29 7) new.embedding.positions)))
 (let (($x1265 (not new.embedding.full_though_split)))
 (let (($x249 (= (_ bv27 7) new.embedding.positions)))
 (let (($x653 (= 1 new.tp)))
 (let (($x2515 (or $x653 (not (= (_ bv48 7) new.model.positions)) (and (= (_ bv1 7) new.embedding.positions) $x1265) (and $x249 $x1265 (or (not (= (_ bv97 7) new.embedding.split)) (not $x3228))) (and $x2249 $x3351) (and (= (_ bv23 7) new.embedding.positions) $x3228))))
 (not $x2515)))))))))
(assert
 (let (($x3012 (= (_ bv94 7) old.embedding.state)))
(let (($x3028 (or $x3012 (and (= (_ bv38 7) old.embedding.state) old.hidden.first_alone) (and (= (_ bv98 7) old.embedding.state) old.stream.first_keeps_all))))
(let (($x3184 (= (_ bv29 7) old.embedding.positions)))
(let (($x2049 (not old.embedding.full_though_split)))
(let (($x1899 (= (_ bv27 7) old.embedding.positions)))
(let (($x2354 (= 1 old.tp)))
(or $x2354 (not (= (_ bv48 7) old.model.positions)) (and (= (_ bv1 7) old.embedding.positions) $x2049) (and $x1899 $x2049 (or (not (= (_ bv97 7) old.embedding.split)) (not $x3012))) (and $x3184 $x3028) (and (= (_ bv23 7) old.embedding.positions) $x3012)))))))))
(check-sat)

; from one replica to any number, question 83
(reset)
(set-logic ALL)
; benchmark generated from python API
(set-info :status unknown)
(declare-fun old.attention.head_dim.kind () (_ BitVec 7))
(declare-fun old.attention.head_dim.multiple () Int)
(declare-fun old.attention.head_dim.n () Int)
(declare-fun old.attention.head_dim.parts () Int)
(declare-fun old.attention.heads.block () Int)
(declare-fun old.attention.heads.given_least () Int)
(declare-fun old.attention.heads.given_most () Int)
(declare-fun old.attention.heads.kind () (_ BitVec 7))
(declare-fun old.attention.heads.multiple () Int)
(declare-fun old.attention.heads.n () Int)
(declare-fun old.attention.heads.parts () Int)
(declare-fun old.attention.out.collective () (_ BitVec 7))
(declare-fun old.attention.out.input () (_ BitVec 7))
(declare-fun old.attention.out.split () (_ BitVec 7))
(declare-fun old.attention.pairs () (_ BitVec 7))
(declare-fun old.attention.qkv.collective () (_ BitVec 7))
(declare-fun old.attention.qkv.k_sum () (_ BitVec 7))
(declare-fun old.attention.qkv.split () (_ BitVec 7))
(declare-fun old.attention.qkv.v_sum () (_ BitVec 7))
(declare-fun old.attention.value_dim.kind () (_ BitVec 7))
(declare-fun old.attention.value_dim.multiple () Int)
(declare-fun old.attention.value_dim.n () Int)
(declare-fun old.attention.value_dim.parts () Int)
(declare-fun old.batch.idle () (_ BitVec 7))
(declare-fun old.batch.sequences.kind () (_ BitVec 7))
(declare-fun old.dp () Int)
(declare-fun old.model.positions () (_ BitVec 7))
(declare-fun old.moe.block () Int)
(declare-fun old.pp () Int)
(declare-fun old.sp () Int)
(declare-fun old.stage.ranks () Int)
(declare-fun old.tp () Int)
(declare-fun old.attention.heads.filled () Bool)
(declare-fun old.attention.heads.padded () Bool)
(declare-fun old.attention.heads.least () Int)
(declare-fun old.attention.heads.most () Int)
(declare-fun old.attention.heads.given_beyond () Bool)
(declare-fun old.attention.heads.beyond () Bool)
(declare-fun old.attention.heads.given_moved () Bool)
(declare-fun old.attention.heads.moved () Bool)
(declare-fun old.attention.head_dim.filled () Bool)
(declare-fun old.attention.value_dim.filled () Bool)
(declare-fun old.attention.value_dim.padded () Bool)
(declare-fun old.attention.gathers () Bool)
(declare-fun old.attention.heads.given_everywhere () Bool)
(declare-fun old.attention.heads.everywhere () Bool)
(declare-fun old.attention.kv_filled () Bool)
(declare-fun old.model.latent () Bool)
(declare-fun old.attention.qkv.group.pp () Bool)
(declare-fun old.attention.qkv.group.sp () Bool)
(declare-fun old.attention.qkv.group.dp () Bool)
(declare-fun old.attention.qkv.group.tp () Bool)
(declare-fun old.model.query_latent () Bool)
(declare-fun old.attention.k () (_ BitVec 7))
(declare-fun old.attention.value_dim.given_everywhere () Bool)
(declare-fun old.attention.value_dim.everywhere () Bool)
(declare-fun old.attention.heads.given_undivided () Bool)
(declare-fun old.attention.heads.undivided () Bool)
(declare-fun old.attention.v () (_ BitVec 7))
(declare-fun old.attention.mixed () (_ BitVec 7))
(declare-fun old.attention.share_of_one () Bool)
(declare-fun old.attention.out.group.pp () Bool)
(declare-fun old.attention.out.group.sp () Bool)
(declare-fun old.attention.out.group.dp () Bool)
(declare-fun old.attention.out.group.tp () Bool)
(declare-fun old.stream.first_keeps_all () Bool)
(declare-fun old.attention.mixed_in () (_ BitVec 7))
(declare-fun old.attention.heads_where_kept () Bool)
(declare-fun old.attention.dims_where_kept () Bool)
(declare-fun old.attention.out_state () (_ BitVec 7))
(declare-fun new.attention.head_dim.kind () (_ BitVec 7))
(declare-fun new.attention.head_dim.multiple () Int)
(declare-fun new.attention.head_dim.n () Int)
(declare-fun new.attention.head_dim.parts () Int)
(declare-fun new.attention.heads.block () Int)
(declare-fun new.attention.heads.given_least () Int)
(declare-fun new.attention.heads.given_most () Int)
(declare-fun new.attention.heads.kind () (_ BitVec 7))
(declare-fun new.attention.heads.multiple () Int)
(declare-fun new.attention.heads.n () Int)
(declare-fun new.attention.heads.parts () Int)
(declare-fun new.attention.out.collective () (_ BitVec 7))
(declare-fun new.attention.out.input () (_ BitVec 7))
(declare-fun new.attention.out.split () (_ BitVec 7))
(declare-fun new.attention.pairs () (_ BitVec 7))
(declare-fun new.attention.qkv.collective () (_ BitVec 7))
(declare-fun new.attention.qkv.k_sum () (_ BitVec 7))
(declare-fun new.attention.qkv.split () (_ BitVec 7))
(declare-fun new.attention.qkv.v_sum () (_ BitVec 7))
(declare-fun new.attention.value_dim.kind () (_ BitVec 7))
(declare-fun new.attention.value_dim.multiple () Int)
(declare-fun new.attention.value_dim.n () Int)
(declare-fun new.attention.value_dim.parts () Int)
(declare-fun new.dp () Int)
(declare-fun new.model.positions () (_ BitVec 7))
(declare-fun new.moe.block () Int)
(declare-fun new.pp () Int)
(declare-fun new.sp () Int)
(declare-fun new.stage.ranks () Int)
(declare-fun new.tp () Int)
(declare-fun new.attention.heads.filled () Bool)
(declare-fun new.attention.heads.padded () Bool)
(declare-fun new.attention.heads.least () Int)
(declare-fun new.attention.heads.most () Int)
(declare-fun new.attention.heads.given_beyond () Bool)
(declare-fun new.attention.heads.beyond () Bool)
(declare-fun new.attention.heads.given_moved () Bool)
(declare-fun new.attention.heads.moved () Bool)
(declare-fun new.attention.head_dim.filled () Bool)
(declare-fun new.attention.value_dim.filled () Bool)
(declare-fun new.attention.value_dim.padded () Bool)
(declare-fun new.attention.gathers () Bool)
(declare-fun new.attention.heads.given_everywhere () Bool)
(declare-fun new.attention.heads.everywhere () Bool)
(declare-fun new.attention.kv_filled () Bool)
(declare-fun new.model.latent () Bool)
(declare-fun new.attention.qkv.group.pp () Bool)
(declare-fun new.attention.qkv.group.sp () Bool)
(declare-fun new.attention.qkv.group.dp () Bool)
(declare-fun new.attention.qkv.group.tp () Bool)
(declare-fun new.model.query_latent () Bool)
(declare-fun new.attention.k () (_ BitVec 7))
(declare-fun new.attention.value_dim.given_everywhere () Bool)
(declare-fun new.attention.value_dim.everywhere () Bool)
(declare-fun new.attention.heads.given_undivided () Bool)
(declare-fun new.attention.heads.undivided () Bool)
(declare-fun new.attention.v () (_ BitVec 7))
(declare-fun new.attention.mixed () (_ BitVec 7))
(declare-fun new.attention.share_of_one () Bool)
(declare-fun new.attention.out.group.pp () Bool)
(declare-fun new.attention.out.group.sp () Bool)
(declare-fun new.attention.out.group.dp () Bool)
(declare-fun new.attention.out.group.tp () Bool)
(declare-fun new.stream.first_keeps_all () Bool)
(declare-fun new.attention.mixed_in () (_ BitVec 7))
(declare-fun new.attention.heads_where_kept () Bool)
(declare-fun new.attention.dims_where_kept () Bool)
(declare-fun new.attention.out_state () (_ BitVec 7))
(declare-fun new.attention.scores.group.dp () Bool)
(declare-fun old.attention.scores.group.dp () Bool)
(declare-fun new.batch.idle () (_ BitVec 7))
(declare-fun new.batch.sequences.kind () (_ BitVec 7))
(declare-fun new.embedding.group.dp () Bool)
(declare-fun old.embedding.group.dp () Bool)
(declare-fun new.ffn.down.group.dp () Bool)
(declare-fun old.ffn.down.group.dp () Bool)
(declare-fun new.ffn.gate.group.dp () Bool)
(declare-fun old.ffn.gate.group.dp () Bool)
(declare-fun new.ffn.up.group.dp () Bool)
(declare-fun old.ffn.up.group.dp () Bool)
(declare-fun new.lm_head.group.dp () Bool)
(declare-fun old.lm_head.group.dp () Bool)
(declare-fun new.moe.group.dp () Bool)
(declare-fun old.moe.group.dp () Bool)
(declare-fun new.moe.group.ep () Bool)
(declare-fun old.moe.group.ep () Bool)
(declare-fun new.moe.group.sp () Bool)
(declare-fun old.moe.group.sp () Bool)
(declare-fun new.moe.group.tp () Bool)
(declare-fun old.moe.group.tp () Bool)
(assert
 (let (($x940 (= (_ bv67 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv49 7) old.attention.head_dim.kind) (= (_ bv58 7) old.attention.head_dim.kind) $x940 (= (_ bv88 7) old.attention.head_dim.kind) (= (_ bv93 7) old.attention.head_dim.kind) (= (_ bv98 7) old.attention.head_dim.kind) (= (_ bv101 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (and (<= 1 old.attention.heads.block)))
(assert
 (and (<= 0 old.attention.heads.given_least)))
(assert
 (and (<= 0 old.attention.heads.given_most)))
(assert
 (let (($x2485 (= (_ bv101 7) old.attention.heads.kind)))
 (let (($x2841 (= (_ bv98 7) old.attention.heads.kind)))
 (let (($x1698 (= (_ bv93 7) old.attention.heads.kind)))
 (let (($x3589 (= (_ bv88 7) old.attention.heads.kind)))
 (let (($x1628 (= (_ bv67 7) old.attention.heads.kind)))
 (let (($x2862 (= (_ bv58 7) old.attention.heads.kind)))
 (let (($x3153 (= (_ bv49 7) old.attention.heads.kind)))
 (let (($x2216 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x3586 (= (_ bv18 7) old.attention.heads.kind)))
 (let (($x2819 (= (_ bv11 7) old.attention.heads.kind)))
 (or $x2819 $x3586 $x2216 $x3153 $x2862 $x1628 $x3589 $x1698 $x2841 $x2485))))))))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x1297 (= (_ bv59 7) old.attention.out.collective)))
 (let (($x1894 (= (_ bv10 7) old.attention.out.collective)))
 (or (= (_ bv4 7) old.attention.out.collective) (= (_ bv5 7) old.attention.out.collective) $x1894 $x1297 (= (_ bv75 7) old.attention.out.collective)))))
(assert
 (let (($x2950 (= (_ bv32 7) old.attention.out.input)))
 (let (($x7 (= (_ bv10 7) old.attention.out.input)))
 (or $x7 $x2950 (= (_ bv65 7) old.attention.out.input)))))
(assert
 (let (($x1958 (= (_ bv63 7) old.attention.out.split)))
 (let (($x1850 (= (_ bv59 7) old.attention.out.split)))
 (let (($x1962 (= (_ bv40 7) old.attention.out.split)))
 (or $x1962 $x1850 $x1958)))))
(assert
 (let (($x1678 (= (_ bv8 7) old.attention.pairs)))
 (or $x1678 (= (_ bv44 7) old.attention.pairs))))
(assert
 (let (($x1781 (= (_ bv75 7) old.attention.qkv.collective)))
 (let (($x2629 (= (_ bv59 7) old.attention.qkv.collective)))
 (let (($x663 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x164 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1550 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x1550 $x164 $x663 $x2629 $x1781)))))))
(assert
 (let (($x1763 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x1763 (= (_ bv85 7) old.attention.qkv.k_sum))))
(assert
 (let (($x626 (= (_ bv59 7) old.attention.qkv.split)))
 (let (($x1705 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x442 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x3698 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x3698 $x442 $x1705 $x626))))))
(assert
 (let (($x26 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x26 (= (_ bv64 7) old.attention.qkv.v_sum))))
(assert
 (let (($x2546 (= (_ bv98 7) old.attention.value_dim.kind)))
 (let (($x3501 (= (_ bv88 7) old.attention.value_dim.kind)))
 (let (($x1362 (= (_ bv67 7) old.attention.value_dim.kind)))
 (let (($x3131 (= (_ bv49 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) $x3131 (= (_ bv58 7) old.attention.value_dim.kind) $x1362 $x3501 (= (_ bv93 7) old.attention.value_dim.kind) $x2546 (= (_ bv101 7) old.attention.value_dim.kind)))))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x1442 (= (_ bv43 7) old.batch.idle)))
 (or $x1442 (= (_ bv89 7) old.batch.idle))))
(assert
 (let (($x2071 (= (_ bv101 7) old.batch.sequences.kind)))
 (let (($x2205 (= (_ bv98 7) old.batch.sequences.kind)))
 (let (($x2912 (= (_ bv93 7) old.batch.sequences.kind)))
 (let (($x1712 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x2836 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x2836 $x1712 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv49 7) old.batch.sequences.kind) (= (_ bv58 7) old.batch.sequences.kind) (= (_ bv67 7) old.batch.sequences.kind) (= (_ bv88 7) old.batch.sequences.kind) $x2912 $x2205 $x2071)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x644 (= (_ bv81 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv48 7) old.model.positions) (= (_ bv59 7) old.model.positions) $x644)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let ((?x270 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x1458 (div (* ?x270 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x1628 (= (_ bv67 7) old.attention.heads.kind)))
 (let (($x21 (and $x1628 (< 1 old.attention.heads.parts) (= ?x1458 old.attention.heads.n))))
 (= old.attention.heads.filled $x21))))))
(assert
 (let (($x1622 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x1628 (= (_ bv67 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x1628 $x1622)))))
(assert
 (let ((?x270 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x1458 (div (* ?x270 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x2393 (= (- 1) old.attention.heads.n)))
 (let (($x3352 (or $x2393 (< (* ?x1458 old.attention.heads.parts) old.attention.heads.n))))
 (let ((?x1919 (ite (= 0 (mod old.attention.heads.multiple old.attention.heads.parts)) 1 (ite $x3352 0 1))))
 (let (($x1628 (= (_ bv67 7) old.attention.heads.kind)))
 (let (($x3082 (or $x2393 (not (= 0 (mod old.attention.heads.n old.attention.heads.parts))))))
 (let ((?x2007 (ite (and $x2393 (= 1 old.attention.heads.parts)) 1 (ite $x3082 0 1))))
 (let (($x2216 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x2862 (= (_ bv58 7) old.attention.heads.kind)))
 (let (($x2485 (= (_ bv101 7) old.attention.heads.kind)))
 (let (($x1698 (= (_ bv93 7) old.attention.heads.kind)))
 (let (($x2819 (= (_ bv11 7) old.attention.heads.kind)))
 (let (($x3586 (= (_ bv18 7) old.attention.heads.kind)))
 (let ((?x1473 (ite (or $x3586 $x2819 $x1698 $x2485 $x2862) 1 (ite $x2216 ?x2007 (ite $x1628 ?x1919 old.attention.heads.given_least)))))
 (let (($x2841 (= (_ bv98 7) old.attention.heads.kind)))
 (= old.attention.heads.least (ite $x2841 old.attention.heads.parts ?x1473)))))))))))))))))))
(assert
 (let (($x3153 (= (_ bv49 7) old.attention.heads.kind)))
 (let (($x3589 (= (_ bv88 7) old.attention.heads.kind)))
 (let (($x2013 (or $x3589 $x3153)))
 (let (($x2841 (= (_ bv98 7) old.attention.heads.kind)))
 (let ((?x1163 (ite $x2841 old.attention.heads.parts (ite $x2013 old.attention.heads.given_most 1))))
 (= old.attention.heads.most ?x1163)))))))
(assert
 (= old.attention.heads.beyond old.attention.heads.given_beyond))
(assert
 (let (($x2393 (= (- 1) old.attention.heads.n)))
 (let (($x2216 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x3467 (ite $x2216 (or $x2393 (<= old.attention.heads.parts old.attention.heads.n)) (or $x2393 (< 1 old.attention.heads.n)))))
 (let ((?x270 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x1458 (div (* ?x270 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x1628 (= (_ bv67 7) old.attention.heads.kind)))
 (let (($x1698 (= (_ bv93 7) old.attention.heads.kind)))
 (let (($x207 (ite $x1698 (or $x2393 (< old.attention.heads.block old.attention.heads.n)) (ite $x1628 (or $x2393 (< ?x1458 old.attention.heads.n)) $x3467))))
 (let (($x1370 (= 1 old.attention.heads.parts)))
 (let (($x2841 (= (_ bv98 7) old.attention.heads.kind)))
 (let (($x3153 (= (_ bv49 7) old.attention.heads.kind)))
 (let (($x3589 (= (_ bv88 7) old.attention.heads.kind)))
 (let (($x2013 (or $x3589 $x3153)))
 (let (($x679 (ite $x2013 old.attention.heads.given_moved (ite (or $x2841 $x1370) false $x207))))
 (= old.attention.heads.moved $x679))))))))))))))))
(assert
 (let ((?x326 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2323 (div (* ?x326 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x940 (= (_ bv67 7) old.attention.head_dim.kind)))
 (let (($x1680 (and $x940 (< 1 old.attention.head_dim.parts) (= ?x2323 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x1680))))))
(assert
 (let ((?x3121 (- (+ old.attention.value_dim.n old.attention.value_dim.multiple) 1)))
 (let ((?x3023 (* (div ?x3121 old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x1362 (= (_ bv67 7) old.attention.value_dim.kind)))
 (let (($x2413 (and $x1362 (< 1 old.attention.value_dim.parts) (= (div ?x3023 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x2413))))))
(assert
 (let ((?x1415 (mod old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let (($x1362 (= (_ bv67 7) old.attention.value_dim.kind)))
 (= old.attention.value_dim.padded (and $x1362 (not (= 0 ?x1415)))))))
(assert
 (let (($x1962 (= (_ bv40 7) old.attention.out.split)))
 (let (($x1335 (not $x1962)))
 (let (($x7 (= (_ bv10 7) old.attention.out.input)))
 (let (($x2950 (= (_ bv32 7) old.attention.out.input)))
 (= old.attention.gathers (or $x2950 (and $x7 $x1335))))))))
(assert
 (let (($x3607 (not old.attention.heads.padded)))
 (let (($x1370 (= 1 old.attention.heads.parts)))
 (let (($x2841 (= (_ bv98 7) old.attention.heads.kind)))
 (let (($x3153 (= (_ bv49 7) old.attention.heads.kind)))
 (let (($x3589 (= (_ bv88 7) old.attention.heads.kind)))
 (let (($x2013 (or $x3589 $x3153)))
 (let (($x2840 (ite $x2013 old.attention.heads.given_everywhere (or $x2841 (and $x1370 $x3607)))))
 (= old.attention.heads.everywhere $x2840)))))))))
(assert
 (let (($x1781 (= (_ bv75 7) old.attention.qkv.collective)))
 (let (($x1550 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2209 (ite (or $x1550 $x1781) (_ bv16 7) (_ bv98 7))))
 (let (($x2629 (= (_ bv59 7) old.attention.qkv.collective)))
 (let (($x442 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x164 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1670 (and $x164 $x442 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x3698 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1156 (and $x164 $x3698 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv81 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x1050 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x663 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1671 (or $x663 $x2629)))
 (let ((?x1520 (ite (or $x1671 $x1050) old.attention.qkv.split (ite (or $x1550 $x1156 $x1670) (_ bv98 7) (_ bv16 7)))))
 (let (($x1705 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x204 (not $x1705)))
 (let ((?x2535 (ite $x204 ?x1520 (ite (or $x2629 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv94 7) ?x2209))))
 (let ((?x973 (ite (or $x1671 $x1050 old.model.query_latent) (_ bv98 7) (ite $x164 (_ bv21 7) (_ bv16 7)))))
 (let (($x626 (= (_ bv59 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x626 ?x973 ?x2535)))))))))))))))))))))
(assert
 (let (($x950 (not old.attention.value_dim.padded)))
 (let (($x2546 (= (_ bv98 7) old.attention.value_dim.kind)))
 (let (($x3131 (= (_ bv49 7) old.attention.value_dim.kind)))
 (let (($x3501 (= (_ bv88 7) old.attention.value_dim.kind)))
 (let (($x2853 (ite (or $x3501 $x3131) old.attention.value_dim.given_everywhere (or $x2546 (and (= 1 old.attention.value_dim.parts) $x950)))))
 (= old.attention.value_dim.everywhere $x2853)))))))
(assert
 (let (($x147 (not old.attention.heads.moved)))
 (let (($x2485 (= (_ bv101 7) old.attention.heads.kind)))
 (let (($x1698 (= (_ bv93 7) old.attention.heads.kind)))
 (let (($x2819 (= (_ bv11 7) old.attention.heads.kind)))
 (let (($x3586 (= (_ bv18 7) old.attention.heads.kind)))
 (let (($x118 (or old.attention.heads.everywhere old.attention.heads.filled (and (or $x3586 $x2819 $x1698 $x2485) $x147))))
 (let (($x3153 (= (_ bv49 7) old.attention.heads.kind)))
 (let (($x3589 (= (_ bv88 7) old.attention.heads.kind)))
 (let (($x2013 (or $x3589 $x3153)))
 (= old.attention.heads.undivided (ite $x2013 old.attention.heads.given_undivided $x118))))))))))))
(assert
 (let (($x1781 (= (_ bv75 7) old.attention.qkv.collective)))
 (let (($x1550 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2209 (ite (or $x1550 $x1781) (_ bv16 7) (_ bv98 7))))
 (let (($x2629 (= (_ bv59 7) old.attention.qkv.collective)))
 (let (($x442 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x164 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1670 (and $x164 $x442 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x3698 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1156 (and $x164 $x3698 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv81 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x1050 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x663 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1671 (or $x663 $x2629)))
 (let ((?x1520 (ite (or $x1671 $x1050) old.attention.qkv.split (ite (or $x1550 $x1156 $x1670) (_ bv98 7) (_ bv16 7)))))
 (let (($x1705 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x204 (not $x1705)))
 (let ((?x2690 (ite $x204 ?x1520 (ite (or $x2629 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv94 7) ?x2209))))
 (let ((?x973 (ite (or $x1671 $x1050 old.model.query_latent) (_ bv98 7) (ite $x164 (_ bv21 7) (_ bv16 7)))))
 (let (($x626 (= (_ bv59 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x626 ?x973 ?x2690))))))))))))))))))))))
(assert
 (let (($x442 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2776 (or (= (_ bv94 7) old.attention.v) (= (_ bv98 7) old.attention.v) (= (_ bv37 7) old.attention.v) (= (_ bv36 7) old.attention.v))))
 (let ((?x1419 (ite $x2776 old.attention.v (ite $x442 (_ bv37 7) (ite (= (_ bv36 7) old.attention.qkv.split) (_ bv36 7) (_ bv98 7))))))
 (= old.attention.mixed ?x1419)))))
(assert
 (let (($x2562 (or (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.filled) (and (= (_ bv36 7) old.attention.mixed) old.attention.value_dim.filled))))
 (let (($x2047 (not old.attention.gathers)))
 (let (($x1850 (= (_ bv59 7) old.attention.out.split)))
 (= old.attention.share_of_one (and $x1850 $x2047 $x2562))))))
(assert
 (let ((?x395 (ite old.attention.share_of_one (_ bv94 7) old.attention.mixed)))
 (let (($x2350 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x1894 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x1297 (= (_ bv59 7) old.attention.out.collective)))
 (let (($x2759 (and old.attention.share_of_one old.stream.first_keeps_all (or (or $x1297 $x1894) $x2350))))
 (let (($x1962 (= (_ bv40 7) old.attention.out.split)))
 (let (($x1335 (not $x1962)))
 (let (($x3349 (= (_ bv36 7) old.attention.mixed)))
 (let (($x2104 (or (and old.attention.gathers (or (= (_ bv37 7) old.attention.mixed) $x3349)) (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.everywhere) (and $x3349 old.attention.value_dim.everywhere $x1335) $x2759)))
 (= old.attention.mixed_in (ite $x2104 (_ bv98 7) ?x395))))))))))))
(assert
 (let ((?x3462 (ite (or (= (_ bv94 7) old.attention.mixed_in) (= (_ bv40 7) old.attention.out.split)) (_ bv94 7) (ite (= (_ bv63 7) old.attention.out.split) (_ bv38 7) (_ bv98 7)))))
 (let (($x2016 (and old.attention.heads_where_kept (or (= (_ bv37 7) old.attention.mixed_in) (= (_ bv98 7) old.attention.mixed_in)))))
 (let (($x3380 (= (_ bv36 7) old.attention.mixed_in)))
 (let (($x2350 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x1297 (= (_ bv59 7) old.attention.out.collective)))
 (let (($x1962 (= (_ bv40 7) old.attention.out.split)))
 (let (($x1949 (and $x1962 (or $x1297 $x2350) (ite $x3380 old.attention.dims_where_kept $x2016))))
 (= old.attention.out_state (ite $x1949 (_ bv98 7) ?x3462))))))))))
(assert
 (let (($x469 (= (_ bv67 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv49 7) new.attention.head_dim.kind) (= (_ bv58 7) new.attention.head_dim.kind) $x469 (= (_ bv88 7) new.attention.head_dim.kind) (= (_ bv93 7) new.attention.head_dim.kind) (= (_ bv98 7) new.attention.head_dim.kind) (= (_ bv101 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (and (<= 1 new.attention.heads.block)))
(assert
 (and (<= 0 new.attention.heads.given_least)))
(assert
 (and (<= 0 new.attention.heads.given_most)))
(assert
 (let (($x578 (= (_ bv101 7) new.attention.heads.kind)))
 (let (($x1507 (= (_ bv98 7) new.attention.heads.kind)))
 (let (($x3066 (= (_ bv93 7) new.attention.heads.kind)))
 (let (($x819 (= (_ bv88 7) new.attention.heads.kind)))
 (let (($x1216 (= (_ bv67 7) new.attention.heads.kind)))
 (let (($x1630 (= (_ bv58 7) new.attention.heads.kind)))
 (let (($x1133 (= (_ bv49 7) new.attention.heads.kind)))
 (let (($x1464 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x2276 (= (_ bv18 7) new.attention.heads.kind)))
 (let (($x1973 (= (_ bv11 7) new.attention.heads.kind)))
 (or $x1973 $x2276 $x1464 $x1133 $x1630 $x1216 $x819 $x3066 $x1507 $x578))))))))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x2169 (= (_ bv59 7) new.attention.out.collective)))
 (let (($x2934 (= (_ bv10 7) new.attention.out.collective)))
 (or (= (_ bv4 7) new.attention.out.collective) (= (_ bv5 7) new.attention.out.collective) $x2934 $x2169 (= (_ bv75 7) new.attention.out.collective)))))
(assert
 (let (($x1544 (= (_ bv32 7) new.attention.out.input)))
 (let (($x2427 (= (_ bv10 7) new.attention.out.input)))
 (or $x2427 $x1544 (= (_ bv65 7) new.attention.out.input)))))
(assert
 (let (($x897 (= (_ bv63 7) new.attention.out.split)))
 (let (($x1455 (= (_ bv59 7) new.attention.out.split)))
 (let (($x1523 (= (_ bv40 7) new.attention.out.split)))
 (or $x1523 $x1455 $x897)))))
(assert
 (let (($x474 (= (_ bv8 7) new.attention.pairs)))
 (or $x474 (= (_ bv44 7) new.attention.pairs))))
(assert
 (let (($x1277 (= (_ bv75 7) new.attention.qkv.collective)))
 (let (($x901 (= (_ bv59 7) new.attention.qkv.collective)))
 (let (($x2058 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x977 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1542 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1542 $x977 $x2058 $x901 $x1277)))))))
(assert
 (let (($x2397 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x2397 (= (_ bv85 7) new.attention.qkv.k_sum))))
(assert
 (let (($x2595 (= (_ bv59 7) new.attention.qkv.split)))
 (let (($x1724 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2666 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2877 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x2877 $x2666 $x1724 $x2595))))))
(assert
 (let (($x2969 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x2969 (= (_ bv64 7) new.attention.qkv.v_sum))))
(assert
 (let (($x1339 (= (_ bv98 7) new.attention.value_dim.kind)))
 (let (($x3494 (= (_ bv88 7) new.attention.value_dim.kind)))
 (let (($x1482 (= (_ bv67 7) new.attention.value_dim.kind)))
 (let (($x2428 (= (_ bv49 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) $x2428 (= (_ bv58 7) new.attention.value_dim.kind) $x1482 $x3494 (= (_ bv93 7) new.attention.value_dim.kind) $x1339 (= (_ bv101 7) new.attention.value_dim.kind)))))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x2186 (= (_ bv81 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv48 7) new.model.positions) (= (_ bv59 7) new.model.positions) $x2186)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let ((?x2132 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x3396 (div (* ?x2132 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x1216 (= (_ bv67 7) new.attention.heads.kind)))
 (let (($x2282 (and $x1216 (< 1 new.attention.heads.parts) (= ?x3396 new.attention.heads.n))))
 (= new.attention.heads.filled $x2282))))))
(assert
 (let (($x3039 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x1216 (= (_ bv67 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x1216 $x3039)))))
(assert
 (let ((?x2132 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x3396 (div (* ?x2132 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x2818 (= (- 1) new.attention.heads.n)))
 (let (($x2004 (or $x2818 (< (* ?x3396 new.attention.heads.parts) new.attention.heads.n))))
 (let ((?x1582 (ite (= 0 (mod new.attention.heads.multiple new.attention.heads.parts)) 1 (ite $x2004 0 1))))
 (let (($x1216 (= (_ bv67 7) new.attention.heads.kind)))
 (let (($x1498 (or $x2818 (not (= 0 (mod new.attention.heads.n new.attention.heads.parts))))))
 (let ((?x1529 (ite (and $x2818 (= 1 new.attention.heads.parts)) 1 (ite $x1498 0 1))))
 (let (($x1464 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x1630 (= (_ bv58 7) new.attention.heads.kind)))
 (let (($x578 (= (_ bv101 7) new.attention.heads.kind)))
 (let (($x3066 (= (_ bv93 7) new.attention.heads.kind)))
 (let (($x1973 (= (_ bv11 7) new.attention.heads.kind)))
 (let (($x2276 (= (_ bv18 7) new.attention.heads.kind)))
 (let ((?x2254 (ite (or $x2276 $x1973 $x3066 $x578 $x1630) 1 (ite $x1464 ?x1529 (ite $x1216 ?x1582 new.attention.heads.given_least)))))
 (let (($x1507 (= (_ bv98 7) new.attention.heads.kind)))
 (= new.attention.heads.least (ite $x1507 new.attention.heads.parts ?x2254)))))))))))))))))))
(assert
 (let (($x1133 (= (_ bv49 7) new.attention.heads.kind)))
 (let (($x819 (= (_ bv88 7) new.attention.heads.kind)))
 (let (($x3182 (or $x819 $x1133)))
 (let (($x1507 (= (_ bv98 7) new.attention.heads.kind)))
 (let ((?x149 (ite $x1507 new.attention.heads.parts (ite $x3182 new.attention.heads.given_most 1))))
 (= new.attention.heads.most ?x149)))))))
(assert
 (= new.attention.heads.beyond new.attention.heads.given_beyond))
(assert
 (let (($x2818 (= (- 1) new.attention.heads.n)))
 (let (($x1464 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x2577 (ite $x1464 (or $x2818 (<= new.attention.heads.parts new.attention.heads.n)) (or $x2818 (< 1 new.attention.heads.n)))))
 (let ((?x2132 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x3396 (div (* ?x2132 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x1216 (= (_ bv67 7) new.attention.heads.kind)))
 (let (($x3066 (= (_ bv93 7) new.attention.heads.kind)))
 (let (($x19 (ite $x3066 (or $x2818 (< new.attention.heads.block new.attention.heads.n)) (ite $x1216 (or $x2818 (< ?x3396 new.attention.heads.n)) $x2577))))
 (let (($x2940 (= 1 new.attention.heads.parts)))
 (let (($x1507 (= (_ bv98 7) new.attention.heads.kind)))
 (let (($x1133 (= (_ bv49 7) new.attention.heads.kind)))
 (let (($x819 (= (_ bv88 7) new.attention.heads.kind)))
 (let (($x3182 (or $x819 $x1133)))
 (let (($x2655 (ite $x3182 new.attention.heads.given_moved (ite (or $x1507 $x2940) false $x19))))
 (= new.attention.heads.moved $x2655))))))))))))))))
(assert
 (let ((?x2141 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2623 (div (* ?x2141 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x469 (= (_ bv67 7) new.attention.head_dim.kind)))
 (let (($x2309 (and $x469 (< 1 new.attention.head_dim.parts) (= ?x2623 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x2309))))))
(assert
 (let ((?x1955 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x2624 (* (div ?x1955 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x1482 (= (_ bv67 7) new.attention.value_dim.kind)))
 (let (($x1220 (and $x1482 (< 1 new.attention.value_dim.parts) (= (div ?x2624 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x1220))))))
(assert
 (let ((?x2002 (mod new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let (($x1482 (= (_ bv67 7) new.attention.value_dim.kind)))
 (= new.attention.value_dim.padded (and $x1482 (not (= 0 ?x2002)))))))
(assert
 (let (($x1523 (= (_ bv40 7) new.attention.out.split)))
 (let (($x3230 (not $x1523)))
 (let (($x2427 (= (_ bv10 7) new.attention.out.input)))
 (let (($x1544 (= (_ bv32 7) new.attention.out.input)))
 (= new.attention.gathers (or $x1544 (and $x2427 $x3230))))))))
(assert
 (let (($x414 (not new.attention.heads.padded)))
 (let (($x2940 (= 1 new.attention.heads.parts)))
 (let (($x1507 (= (_ bv98 7) new.attention.heads.kind)))
 (let (($x1133 (= (_ bv49 7) new.attention.heads.kind)))
 (let (($x819 (= (_ bv88 7) new.attention.heads.kind)))
 (let (($x3182 (or $x819 $x1133)))
 (let (($x540 (ite $x3182 new.attention.heads.given_everywhere (or $x1507 (and $x2940 $x414)))))
 (= new.attention.heads.everywhere $x540)))))))))
(assert
 (let (($x1277 (= (_ bv75 7) new.attention.qkv.collective)))
 (let (($x1542 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x506 (ite (or $x1542 $x1277) (_ bv16 7) (_ bv98 7))))
 (let (($x901 (= (_ bv59 7) new.attention.qkv.collective)))
 (let (($x2666 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x977 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x467 (and $x977 $x2666 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2877 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1895 (and $x977 $x2877 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv81 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x976 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2058 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1421 (or $x2058 $x901)))
 (let ((?x1099 (ite (or $x1421 $x976) new.attention.qkv.split (ite (or $x1542 $x1895 $x467) (_ bv98 7) (_ bv16 7)))))
 (let (($x1724 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x317 (not $x1724)))
 (let ((?x2872 (ite $x317 ?x1099 (ite (or $x901 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv94 7) ?x506))))
 (let ((?x2663 (ite (or $x1421 $x976 new.model.query_latent) (_ bv98 7) (ite $x977 (_ bv21 7) (_ bv16 7)))))
 (let (($x2595 (= (_ bv59 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x2595 ?x2663 ?x2872)))))))))))))))))))))
(assert
 (let (($x1397 (not new.attention.value_dim.padded)))
 (let (($x1339 (= (_ bv98 7) new.attention.value_dim.kind)))
 (let (($x2428 (= (_ bv49 7) new.attention.value_dim.kind)))
 (let (($x3494 (= (_ bv88 7) new.attention.value_dim.kind)))
 (let (($x3115 (ite (or $x3494 $x2428) new.attention.value_dim.given_everywhere (or $x1339 (and (= 1 new.attention.value_dim.parts) $x1397)))))
 (= new.attention.value_dim.everywhere $x3115)))))))
(assert
 (let (($x1062 (not new.attention.heads.moved)))
 (let (($x578 (= (_ bv101 7) new.attention.heads.kind)))
 (let (($x3066 (= (_ bv93 7) new.attention.heads.kind)))
 (let (($x1973 (= (_ bv11 7) new.attention.heads.kind)))
 (let (($x2276 (= (_ bv18 7) new.attention.heads.kind)))
 (let (($x505 (or new.attention.heads.everywhere new.attention.heads.filled (and (or $x2276 $x1973 $x3066 $x578) $x1062))))
 (let (($x1133 (= (_ bv49 7) new.attention.heads.kind)))
 (let (($x819 (= (_ bv88 7) new.attention.heads.kind)))
 (let (($x3182 (or $x819 $x1133)))
 (= new.attention.heads.undivided (ite $x3182 new.attention.heads.given_undivided $x505))))))))))))
(assert
 (let (($x1277 (= (_ bv75 7) new.attention.qkv.collective)))
 (let (($x1542 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x506 (ite (or $x1542 $x1277) (_ bv16 7) (_ bv98 7))))
 (let (($x901 (= (_ bv59 7) new.attention.qkv.collective)))
 (let (($x2666 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x977 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x467 (and $x977 $x2666 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2877 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1895 (and $x977 $x2877 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv81 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x976 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2058 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1421 (or $x2058 $x901)))
 (let ((?x1099 (ite (or $x1421 $x976) new.attention.qkv.split (ite (or $x1542 $x1895 $x467) (_ bv98 7) (_ bv16 7)))))
 (let (($x1724 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x317 (not $x1724)))
 (let ((?x2232 (ite $x317 ?x1099 (ite (or $x901 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv94 7) ?x506))))
 (let ((?x2663 (ite (or $x1421 $x976 new.model.query_latent) (_ bv98 7) (ite $x977 (_ bv21 7) (_ bv16 7)))))
 (let (($x2595 (= (_ bv59 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x2595 ?x2663 ?x2232))))))))))))))))))))))
(assert
 (let (($x2666 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2434 (or (= (_ bv94 7) new.attention.v) (= (_ bv98 7) new.attention.v) (= (_ bv37 7) new.attention.v) (= (_ bv36 7) new.attention.v))))
 (let ((?x1426 (ite $x2434 new.attention.v (ite $x2666 (_ bv37 7) (ite (= (_ bv36 7) new.attention.qkv.split) (_ bv36 7) (_ bv98 7))))))
 (= new.attention.mixed ?x1426)))))
(assert
 (let (($x735 (or (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.filled) (and (= (_ bv36 7) new.attention.mixed) new.attention.value_dim.filled))))
 (let (($x805 (not new.attention.gathers)))
 (let (($x1455 (= (_ bv59 7) new.attention.out.split)))
 (= new.attention.share_of_one (and $x1455 $x805 $x735))))))
(assert
 (let ((?x1574 (ite new.attention.share_of_one (_ bv94 7) new.attention.mixed)))
 (let (($x3152 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x2934 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x2169 (= (_ bv59 7) new.attention.out.collective)))
 (let (($x2131 (and new.attention.share_of_one new.stream.first_keeps_all (or (or $x2169 $x2934) $x3152))))
 (let (($x1523 (= (_ bv40 7) new.attention.out.split)))
 (let (($x3230 (not $x1523)))
 (let (($x884 (= (_ bv36 7) new.attention.mixed)))
 (let (($x1510 (or (and new.attention.gathers (or (= (_ bv37 7) new.attention.mixed) $x884)) (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.everywhere) (and $x884 new.attention.value_dim.everywhere $x3230) $x2131)))
 (= new.attention.mixed_in (ite $x1510 (_ bv98 7) ?x1574))))))))))))
(assert
 (let ((?x2410 (ite (or (= (_ bv94 7) new.attention.mixed_in) (= (_ bv40 7) new.attention.out.split)) (_ bv94 7) (ite (= (_ bv63 7) new.attention.out.split) (_ bv38 7) (_ bv98 7)))))
 (let (($x1796 (and new.attention.heads_where_kept (or (= (_ bv37 7) new.attention.mixed_in) (= (_ bv98 7) new.attention.mixed_in)))))
 (let (($x2920 (= (_ bv36 7) new.attention.mixed_in)))
 (let (($x3152 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x2169 (= (_ bv59 7) new.attention.out.collective)))
 (let (($x1523 (= (_ bv40 7) new.attention.out.split)))
 (let (($x2771 (and $x1523 (or $x2169 $x3152) (ite $x2920 new.attention.dims_where_kept $x1796))))
 (= new.attention.out_state (ite $x2771 (_ bv98 7) ?x2410))))))))))
(assert
 (= old.attention.dims_where_kept new.attention.dims_where_kept))
(assert
 (= old.attention.head_dim.kind new.attention.head_dim.kind))
(assert
 (= old.attention.head_dim.multiple new.attention.head_dim.multiple))
(assert
 (= old.attention.head_dim.n new.attention.head_dim.n))
(assert
 (= old.attention.head_dim.parts new.attention.head_dim.parts))
(assert
 (= old.attention.heads.block new.attention.heads.block))
(assert
 (= old.attention.heads.given_beyond new.attention.heads.given_beyond))
(assert
 (= old.attention.heads.given_everywhere new.attention.heads.given_everywhere))
(assert
 (= old.attention.heads.given_least new.attention.heads.given_least))
(assert
 (= old.attention.heads.given_most new.attention.heads.given_most))
(assert
 (= old.attention.heads.given_moved new.attention.heads.given_moved))
(assert
 (= old.attention.heads.given_undivided new.attention.heads.given_undivided))
(assert
 (= old.attention.heads.kind new.attention.heads.kind))
(assert
 (= old.attention.heads.multiple new.attention.heads.multiple))
(assert
 (= old.attention.heads.n new.attention.heads.n))
(assert
 (= old.attention.heads.parts new.attention.heads.parts))
(assert
 (= old.attention.heads_where_kept new.attention.heads_where_kept))
(assert
 (= old.attention.kv_filled new.attention.kv_filled))
(assert
 (= old.attention.out.collective new.attention.out.collective))
(assert
 (= old.attention.out.group.dp new.attention.out.group.dp))
(assert
 (= old.attention.out.group.pp new.attention.out.group.pp))
(assert
 (= old.attention.out.group.sp new.attention.out.group.sp))
(assert
 (= old.attention.out.group.tp new.attention.out.group.tp))
(assert
 (= old.attention.out.input new.attention.out.input))
(assert
 (= old.attention.out.split new.attention.out.split))
(assert
 (= old.attention.pairs new.attention.pairs))
(assert
 (= old.attention.qkv.collective new.attention.qkv.collective))
(assert
 (= old.attention.qkv.group.dp new.attention.qkv.group.dp))
(assert
 (= old.attention.qkv.group.pp new.attention.qkv.group.pp))
(assert
 (= old.attention.qkv.group.sp new.attention.qkv.group.sp))
(assert
 (= old.attention.qkv.group.tp new.attention.qkv.group.tp))
(assert
 (= old.attention.qkv.k_sum new.attention.qkv.k_sum))
(assert
 (= old.attention.qkv.split new.attention.qkv.split))
(assert
 (= old.attention.qkv.v_sum new.attention.qkv.v_sum))
(assert
 (= old.attention.scores.group.dp new.attention.scores.group.dp))
(assert
 (= old.attention.value_dim.given_everywhere new.attention.value_dim.given_everywhere))
(assert
 (= old.attention.value_dim.kind new.attention.value_dim.kind))
(assert
 (= old.attention.value_dim.multiple new.attention.value_dim.multiple))
(assert
 (= old.attention.value_dim.n new.attention.value_dim.n))
(assert
 (= old.attention.value_dim.parts new.attention.value_dim.parts))
(assert
 (= old.batch.idle new.batch.idle))
(assert
 (= old.batch.sequences.kind new.batch.sequences.kind))
(assert
 (= old.embedding.group.dp new.embedding.group.dp))
(assert
 (= old.ffn.down.group.dp new.ffn.down.group.dp))
(assert
 (= old.ffn.gate.group.dp new.ffn.gate.group.dp))
(assert
 (= old.ffn.up.group.dp new.ffn.up.group.dp))
(assert
 (= old.lm_head.group.dp new.lm_head.group.dp))
(assert
 (= old.model.latent new.model.latent))
(assert
 (= old.model.positions new.model.positions))
(assert
 (= old.model.query_latent new.model.query_latent))
(assert
 (= old.moe.block new.moe.block))
(assert
 (= old.moe.group.dp new.moe.group.dp))
(assert
 (= old.moe.group.ep new.moe.group.ep))
(assert
 (= old.moe.group.sp new.moe.group.sp))
(assert
 (= old.moe.group.tp new.moe.group.tp))
(assert
 (= old.pp new.pp))
(assert
 (= old.sp new.sp))
(assert
 (= old.stream.first_keeps_all new.stream.first_keeps_all))
(assert
 (= old.tp new.tp))
(assert
 (= (_ bv43 7) old.batch.idle))
(assert
 (let (($x2071 (= (_ bv101 7) old.batch.sequences.kind)))
 (let (($x2912 (= (_ bv93 7) old.batch.sequences.kind)))
 (let (($x1712 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x2836 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2205 (= (_ bv98 7) old.batch.sequences.kind)))
 (or $x2205 $x2836 $x1712 $x2912 $x2071)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1195 (* old.sp old.tp)))
 (<= old.moe.block ?x1195)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1195 (* old.sp old.tp)))
 (= old.stage.ranks ?x1195)))
(assert
 (not old.embedding.group.dp))
(assert
 (not old.attention.qkv.group.dp))
(assert
 (not old.attention.scores.group.dp))
(assert
 (not old.attention.out.group.dp))
(assert
 (not old.ffn.gate.group.dp))
(assert
 (not old.ffn.up.group.dp))
(assert
 (not old.ffn.down.group.dp))
(assert
 (not old.lm_head.group.dp))
(assert
 (let (($x410 (not old.moe.group.sp)))
 (let (($x2582 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x2582 $x410))))
(assert
 (let ((?x3224 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3224)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x3771 (= new.attention.heads.least new.attention.heads.parts)))
 (let (($x353 (= (_ bv94 7) new.attention.mixed_in)))
 (let (($x1523 (= (_ bv40 7) new.attention.out.split)))
 (let (($x3230 (not $x1523)))
 (let (($x1450 (or (= 1 new.attention.heads.most) $x3230 (= (_ bv98 7) new.attention.out_state) (and $x353 (and new.attention.heads.undivided $x3771)))))
 (let (($x1453 (not new.attention.heads.beyond)))
 (let (($x1427 (and (not (= (_ bv37 7) new.attention.qkv.split)) (not (and $x1523 (not (= (_ bv36 7) new.attention.mixed_in)))))))
 (not (or $x1427 (and (<= 1 new.attention.heads.least) $x1453 $x1450)))))))))))
(assert
 (let (($x3348 (= old.attention.heads.least old.attention.heads.parts)))
(let (($x1982 (= (_ bv94 7) old.attention.mixed_in)))
(let (($x1962 (= (_ bv40 7) old.attention.out.split)))
(let (($x1335 (not $x1962)))
(let (($x1716 (or (= 1 old.attention.heads.most) $x1335 (= (_ bv98 7) old.attention.out_state) (and $x1982 (and old.attention.heads.undivided $x3348)))))
(let (($x671 (not old.attention.heads.beyond)))
(let (($x1396 (and (not (= (_ bv37 7) old.attention.qkv.split)) (not (and $x1962 (not (= (_ bv36 7) old.attention.mixed_in)))))))
(or $x1396 (and (<= 1 old.attention.heads.least) $x671 $x1716))))))))))
(check-sat)

; from one replica to any number, question 84
(reset)
(set-logic ALL)
; benchmark generated from python API
(set-info :status unknown)
(declare-fun old.attention.head_dim.kind () (_ BitVec 7))
(declare-fun old.attention.head_dim.multiple () Int)
(declare-fun old.attention.head_dim.n () Int)
(declare-fun old.attention.head_dim.parts () Int)
(declare-fun old.attention.heads.kind () (_ BitVec 7))
(declare-fun old.attention.heads.multiple () Int)
(declare-fun old.attention.heads.n () Int)
(declare-fun old.attention.heads.parts () Int)
(declare-fun old.attention.pairs () (_ BitVec 7))
(declare-fun old.attention.qkv.collective () (_ BitVec 7))
(declare-fun old.attention.qkv.q_sum () (_ BitVec 7))
(declare-fun old.attention.qkv.split () (_ BitVec 7))
(declare-fun old.attention.value_dim.kind () (_ BitVec 7))
(declare-fun old.attention.value_dim.multiple () Int)
(declare-fun old.attention.value_dim.n () Int)
(declare-fun old.attention.value_dim.parts () Int)
(declare-fun old.batch.idle () (_ BitVec 7))
(declare-fun old.batch.sequences.kind () (_ BitVec 7))
(declare-fun old.dp () Int)
(declare-fun old.model.positions () (_ BitVec 7))
(declare-fun old.moe.block () Int)
(declare-fun old.pp () Int)
(declare-fun old.sp () Int)
(declare-fun old.stage.ranks () Int)
(declare-fun old.tp () Int)
(declare-fun old.attention.heads.filled () Bool)
(declare-fun old.attention.head_dim.filled () Bool)
(declare-fun old.attention.value_dim.filled () Bool)
(declare-fun old.attention.kv_filled () Bool)
(declare-fun old.model.latent () Bool)
(declare-fun old.attention.qkv.group.pp () Bool)
(declare-fun old.attention.qkv.group.sp () Bool)
(declare-fun old.attention.qkv.group.dp () Bool)
(declare-fun old.attention.qkv.group.tp () Bool)
(declare-fun old.model.query_latent () Bool)
(declare-fun old.attention.q () (_ BitVec 7))
(declare-fun new.attention.head_dim.kind () (_ BitVec 7))
(declare-fun new.attention.head_dim.multiple () Int)
(declare-fun new.attention.head_dim.n () Int)
(declare-fun new.attention.head_dim.parts () Int)
(declare-fun new.attention.heads.kind () (_ BitVec 7))
(declare-fun new.attention.heads.multiple () Int)
(declare-fun new.attention.heads.n () Int)
(declare-fun new.attention.heads.parts () Int)
(declare-fun new.attention.pairs () (_ BitVec 7))
(declare-fun new.attention.qkv.collective () (_ BitVec 7))
(declare-fun new.attention.qkv.q_sum () (_ BitVec 7))
(declare-fun new.attention.qkv.split () (_ BitVec 7))
(declare-fun new.attention.value_dim.kind () (_ BitVec 7))
(declare-fun new.attention.value_dim.multiple () Int)
(declare-fun new.attention.value_dim.n () Int)
(declare-fun new.attention.value_dim.parts () Int)
(declare-fun new.dp () Int)
(declare-fun new.model.positions () (_ BitVec 7))
(declare-fun new.moe.block () Int)
(declare-fun new.pp () Int)
(declare-fun new.sp () Int)
(declare-fun new.stage.ranks () Int)
(declare-fun new.tp () Int)
(declare-fun new.attention.heads.filled () Bool)
(declare-fun new.attention.head_dim.filled () Bool)
(declare-fun new.attention.value_dim.filled () Bool)
(declare-fun new.attention.kv_filled () Bool)
(declare-fun new.model.latent () Bool)
(declare-fun new.attention.qkv.group.pp () Bool)
(declare-fun new.attention.qkv.group.sp () Bool)
(declare-fun new.attention.qkv.group.dp () Bool)
(declare-fun new.attention.qkv.group.tp () Bool)
(declare-fun new.model.query_latent () Bool)
(declare-fun new.attention.q () (_ BitVec 7))
(declare-fun new.attention.kv_beyond () Bool)
(declare-fun old.attention.kv_beyond () Bool)
(declare-fun new.attention.kv_missing () Bool)
(declare-fun old.attention.kv_missing () Bool)
(declare-fun new.attention.kv_unowned () Bool)
(declare-fun old.attention.kv_unowned () Bool)
(declare-fun new.attention.out.group.dp () Bool)
(declare-fun old.attention.out.group.dp () Bool)
(declare-fun new.attention.scores.group.dp () Bool)
(declare-fun old.attention.scores.group.dp () Bool)
(declare-fun new.batch.idle () (_ BitVec 7))
(declare-fun new.batch.sequences.kind () (_ BitVec 7))
(declare-fun new.embedding.group.dp () Bool)
(declare-fun old.embedding.group.dp () Bool)
(declare-fun new.ffn.down.group.dp () Bool)
(declare-fun old.ffn.down.group.dp () Bool)
(declare-fun new.ffn.gate.group.dp () Bool)
(declare-fun old.ffn.gate.group.dp () Bool)
(declare-fun new.ffn.up.group.dp () Bool)
(declare-fun old.ffn.up.group.dp () Bool)
(declare-fun new.lm_head.group.dp () Bool)
(declare-fun old.lm_head.group.dp () Bool)
(declare-fun new.moe.group.dp () Bool)
(declare-fun old.moe.group.dp () Bool)
(declare-fun new.moe.group.ep () Bool)
(declare-fun old.moe.group.ep () Bool)
(declare-fun new.moe.group.sp () Bool)
(declare-fun old.moe.group.sp () Bool)
(declare-fun new.moe.group.tp () Bool)
(declare-fun old.moe.group.tp () Bool)
(assert
 (let (($x940 (= (_ bv67 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv49 7) old.attention.head_dim.kind) (= (_ bv58 7) old.attention.head_dim.kind) $x940 (= (_ bv88 7) old.attention.head_dim.kind) (= (_ bv93 7) old.attention.head_dim.kind) (= (_ bv98 7) old.attention.head_dim.kind) (= (_ bv101 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x1628 (= (_ bv67 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) (= (_ bv49 7) old.attention.heads.kind) (= (_ bv58 7) old.attention.heads.kind) $x1628 (= (_ bv88 7) old.attention.heads.kind) (= (_ bv93 7) old.attention.heads.kind) (= (_ bv98 7) old.attention.heads.kind) (= (_ bv101 7) old.attention.heads.kind))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x1678 (= (_ bv8 7) old.attention.pairs)))
 (or $x1678 (= (_ bv44 7) old.attention.pairs))))
(assert
 (let (($x1781 (= (_ bv75 7) old.attention.qkv.collective)))
 (let (($x2629 (= (_ bv59 7) old.attention.qkv.collective)))
 (let (($x663 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x164 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1550 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x1550 $x164 $x663 $x2629 $x1781)))))))
(assert
 (let (($x2699 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x2699 (= (_ bv85 7) old.attention.qkv.q_sum))))
(assert
 (let (($x626 (= (_ bv59 7) old.attention.qkv.split)))
 (let (($x1705 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x442 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x3698 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x3698 $x442 $x1705 $x626))))))
(assert
 (let (($x1362 (= (_ bv67 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv49 7) old.attention.value_dim.kind) (= (_ bv58 7) old.attention.value_dim.kind) $x1362 (= (_ bv88 7) old.attention.value_dim.kind) (= (_ bv93 7) old.attention.value_dim.kind) (= (_ bv98 7) old.attention.value_dim.kind) (= (_ bv101 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x1442 (= (_ bv43 7) old.batch.idle)))
 (or $x1442 (= (_ bv89 7) old.batch.idle))))
(assert
 (let (($x2071 (= (_ bv101 7) old.batch.sequences.kind)))
 (let (($x2205 (= (_ bv98 7) old.batch.sequences.kind)))
 (let (($x2912 (= (_ bv93 7) old.batch.sequences.kind)))
 (let (($x1712 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x2836 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x2836 $x1712 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv49 7) old.batch.sequences.kind) (= (_ bv58 7) old.batch.sequences.kind) (= (_ bv67 7) old.batch.sequences.kind) (= (_ bv88 7) old.batch.sequences.kind) $x2912 $x2205 $x2071)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x644 (= (_ bv81 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv48 7) old.model.positions) (= (_ bv59 7) old.model.positions) $x644)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let ((?x270 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x392 (= (div (* ?x270 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x1628 (= (_ bv67 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x1628 (< 1 old.attention.heads.parts) $x392))))))
(assert
 (let ((?x326 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2323 (div (* ?x326 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x940 (= (_ bv67 7) old.attention.head_dim.kind)))
 (let (($x1680 (and $x940 (< 1 old.attention.head_dim.parts) (= ?x2323 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x1680))))))
(assert
 (let ((?x3121 (- (+ old.attention.value_dim.n old.attention.value_dim.multiple) 1)))
 (let ((?x3023 (* (div ?x3121 old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x1362 (= (_ bv67 7) old.attention.value_dim.kind)))
 (let (($x2413 (and $x1362 (< 1 old.attention.value_dim.parts) (= (div ?x3023 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x2413))))))
(assert
 (let (($x1781 (= (_ bv75 7) old.attention.qkv.collective)))
 (let (($x1550 (= (_ bv4 7) old.attention.qkv.collective)))
 (let (($x2629 (= (_ bv59 7) old.attention.qkv.collective)))
 (let ((?x303 (ite (or $x2629 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv94 7) (ite (or $x1550 $x1781) (_ bv16 7) (_ bv98 7)))))
 (let (($x442 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x164 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1670 (and $x164 $x442 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x3698 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1156 (and $x164 $x3698 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv81 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x1050 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x663 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1671 (or $x663 $x2629)))
 (let ((?x1520 (ite (or $x1671 $x1050) old.attention.qkv.split (ite (or $x1550 $x1156 $x1670) (_ bv98 7) (_ bv16 7)))))
 (let (($x626 (= (_ bv59 7) old.attention.qkv.split)))
 (let ((?x535 (ite $x626 (ite (or $x1671 $x1050 old.model.query_latent) (_ bv98 7) (ite $x164 (_ bv21 7) (_ bv16 7))) (ite (not (= (_ bv40 7) old.attention.qkv.split)) ?x1520 ?x303))))
 (= old.attention.q ?x535)))))))))))))))))
(assert
 (let (($x469 (= (_ bv67 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv49 7) new.attention.head_dim.kind) (= (_ bv58 7) new.attention.head_dim.kind) $x469 (= (_ bv88 7) new.attention.head_dim.kind) (= (_ bv93 7) new.attention.head_dim.kind) (= (_ bv98 7) new.attention.head_dim.kind) (= (_ bv101 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x1216 (= (_ bv67 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) (= (_ bv49 7) new.attention.heads.kind) (= (_ bv58 7) new.attention.heads.kind) $x1216 (= (_ bv88 7) new.attention.heads.kind) (= (_ bv93 7) new.attention.heads.kind) (= (_ bv98 7) new.attention.heads.kind) (= (_ bv101 7) new.attention.heads.kind))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x474 (= (_ bv8 7) new.attention.pairs)))
 (or $x474 (= (_ bv44 7) new.attention.pairs))))
(assert
 (let (($x1277 (= (_ bv75 7) new.attention.qkv.collective)))
 (let (($x901 (= (_ bv59 7) new.attention.qkv.collective)))
 (let (($x2058 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x977 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1542 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1542 $x977 $x2058 $x901 $x1277)))))))
(assert
 (let (($x283 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x283 (= (_ bv85 7) new.attention.qkv.q_sum))))
(assert
 (let (($x2595 (= (_ bv59 7) new.attention.qkv.split)))
 (let (($x1724 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2666 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2877 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x2877 $x2666 $x1724 $x2595))))))
(assert
 (let (($x1482 (= (_ bv67 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv49 7) new.attention.value_dim.kind) (= (_ bv58 7) new.attention.value_dim.kind) $x1482 (= (_ bv88 7) new.attention.value_dim.kind) (= (_ bv93 7) new.attention.value_dim.kind) (= (_ bv98 7) new.attention.value_dim.kind) (= (_ bv101 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x2186 (= (_ bv81 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv48 7) new.model.positions) (= (_ bv59 7) new.model.positions) $x2186)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let ((?x2132 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x3046 (= (div (* ?x2132 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x1216 (= (_ bv67 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x1216 (< 1 new.attention.heads.parts) $x3046))))))
(assert
 (let ((?x2141 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2623 (div (* ?x2141 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x469 (= (_ bv67 7) new.attention.head_dim.kind)))
 (let (($x2309 (and $x469 (< 1 new.attention.head_dim.parts) (= ?x2623 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x2309))))))
(assert
 (let ((?x1955 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x2624 (* (div ?x1955 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x1482 (= (_ bv67 7) new.attention.value_dim.kind)))
 (let (($x1220 (and $x1482 (< 1 new.attention.value_dim.parts) (= (div ?x2624 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x1220))))))
(assert
 (let (($x1277 (= (_ bv75 7) new.attention.qkv.collective)))
 (let (($x1542 (= (_ bv4 7) new.attention.qkv.collective)))
 (let (($x901 (= (_ bv59 7) new.attention.qkv.collective)))
 (let ((?x1518 (ite (or $x901 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv94 7) (ite (or $x1542 $x1277) (_ bv16 7) (_ bv98 7)))))
 (let (($x2666 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x977 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x467 (and $x977 $x2666 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2877 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1895 (and $x977 $x2877 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv81 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x976 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2058 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1421 (or $x2058 $x901)))
 (let ((?x1099 (ite (or $x1421 $x976) new.attention.qkv.split (ite (or $x1542 $x1895 $x467) (_ bv98 7) (_ bv16 7)))))
 (let (($x2595 (= (_ bv59 7) new.attention.qkv.split)))
 (let ((?x2967 (ite $x2595 (ite (or $x1421 $x976 new.model.query_latent) (_ bv98 7) (ite $x977 (_ bv21 7) (_ bv16 7))) (ite (not (= (_ bv40 7) new.attention.qkv.split)) ?x1099 ?x1518))))
 (= new.attention.q ?x2967)))))))))))))))))
(assert
 (= old.attention.head_dim.kind new.attention.head_dim.kind))
(assert
 (= old.attention.head_dim.multiple new.attention.head_dim.multiple))
(assert
 (= old.attention.head_dim.n new.attention.head_dim.n))
(assert
 (= old.attention.head_dim.parts new.attention.head_dim.parts))
(assert
 (= old.attention.heads.kind new.attention.heads.kind))
(assert
 (= old.attention.heads.multiple new.attention.heads.multiple))
(assert
 (= old.attention.heads.n new.attention.heads.n))
(assert
 (= old.attention.heads.parts new.attention.heads.parts))
(assert
 (= old.attention.kv_beyond new.attention.kv_beyond))
(assert
 (= old.attention.kv_filled new.attention.kv_filled))
(assert
 (= old.attention.kv_missing new.attention.kv_missing))
(assert
 (= old.attention.kv_unowned new.attention.kv_unowned))
(assert
 (= old.attention.out.group.dp new.attention.out.group.dp))
(assert
 (= old.attention.pairs new.attention.pairs))
(assert
 (= old.attention.qkv.collective new.attention.qkv.collective))
(assert
 (= old.attention.qkv.group.dp new.attention.qkv.group.dp))
(assert
 (= old.attention.qkv.group.pp new.attention.qkv.group.pp))
(assert
 (= old.attention.qkv.group.sp new.attention.qkv.group.sp))
(assert
 (= old.attention.qkv.group.tp new.attention.qkv.group.tp))
(assert
 (= old.attention.qkv.q_sum new.attention.qkv.q_sum))
(assert
 (= old.attention.qkv.split new.attention.qkv.split))
(assert
 (= old.attention.scores.group.dp new.attention.scores.group.dp))
(assert
 (= old.attention.value_dim.kind new.attention.value_dim.kind))
(assert
 (= old.attention.value_dim.multiple new.attention.value_dim.multiple))
(assert
 (= old.attention.value_dim.n new.attention.value_dim.n))
(assert
 (= old.attention.value_dim.parts new.attention.value_dim.parts))
(assert
 (= old.batch.idle new.batch.idle))
(assert
 (= old.batch.sequences.kind new.batch.sequences.kind))
(assert
 (= old.embedding.group.dp new.embedding.group.dp))
(assert
 (= old.ffn.down.group.dp new.ffn.down.group.dp))
(assert
 (= old.ffn.gate.group.dp new.ffn.gate.group.dp))
(assert
 (= old.ffn.up.group.dp new.ffn.up.group.dp))
(assert
 (= old.lm_head.group.dp new.lm_head.group.dp))
(assert
 (= old.model.latent new.model.latent))
(assert
 (= old.model.positions new.model.positions))
(assert
 (= old.model.query_latent new.model.query_latent))
(assert
 (= old.moe.block new.moe.block))
(assert
 (= old.moe.group.dp new.moe.group.dp))
(assert
 (= old.moe.group.ep new.moe.group.ep))
(assert
 (= old.moe.group.sp new.moe.group.sp))
(assert
 (= old.moe.group.tp new.moe.group.tp))
(assert
 (= old.pp new.pp))
(assert
 (= old.sp new.sp))
(assert
 (= old.tp new.tp))
(assert
 (= (_ bv43 7) old.batch.idle))
(assert
 (let (($x2071 (= (_ bv101 7) old.batch.sequences.kind)))
 (let (($x2912 (= (_ bv93 7) old.batch.sequences.kind)))
 (let (($x1712 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x2836 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2205 (= (_ bv98 7) old.batch.sequences.kind)))
 (or $x2205 $x2836 $x1712 $x2912 $x2071)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1195 (* old.sp old.tp)))
 (<= old.moe.block ?x1195)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1195 (* old.sp old.tp)))
 (= old.stage.ranks ?x1195)))
(assert
 (not old.embedding.group.dp))
(assert
 (not old.attention.qkv.group.dp))
(assert
 (not old.attention.scores.group.dp))
(assert
 (not old.attention.out.group.dp))
(assert
 (not old.ffn.gate.group.dp))
(assert
 (not old.ffn.up.group.dp))
(assert
 (not old.ffn.down.group.dp))
(assert
 (not old.lm_head.group.dp))
(assert
 (let (($x410 (not old.moe.group.sp)))
 (let (($x2582 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x2582 $x410))))
(assert
 (let ((?x3224 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3224)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x3425 (or new.attention.kv_missing new.attention.kv_beyond)))
 (let (($x942 (or (not (= (_ bv37 7) new.attention.qkv.split)) (not (ite (= (_ bv98 7) new.attention.q) new.attention.kv_unowned $x3425)))))
 (not $x942))))
(assert
 (let (($x1595 (or old.attention.kv_missing old.attention.kv_beyond)))
(or (not (= (_ bv37 7) old.attention.qkv.split)) (not (ite (= (_ bv98 7) old.attention.q) old.attention.kv_unowned $x1595)))))
(check-sat)

; from one replica to any number, question 85
(reset)
(set-logic ALL)
; benchmark generated from python API
(set-info :status unknown)
(declare-fun old.attention.head_dim.block () Int)
(declare-fun old.attention.head_dim.given_least () Int)
(declare-fun old.attention.head_dim.given_most () Int)
(declare-fun old.attention.head_dim.kind () (_ BitVec 7))
(declare-fun old.attention.head_dim.multiple () Int)
(declare-fun old.attention.head_dim.n () Int)
(declare-fun old.attention.head_dim.parts () Int)
(declare-fun old.attention.heads.kind () (_ BitVec 7))
(declare-fun old.attention.heads.multiple () Int)
(declare-fun old.attention.heads.n () Int)
(declare-fun old.attention.heads.parts () Int)
(declare-fun old.attention.out.collective () (_ BitVec 7))
(declare-fun old.attention.out.input () (_ BitVec 7))
(declare-fun old.attention.out.split () (_ BitVec 7))
(declare-fun old.attention.pairs () (_ BitVec 7))
(declare-fun old.attention.qkv.collective () (_ BitVec 7))
(declare-fun old.attention.qkv.k_sum () (_ BitVec 7))
(declare-fun old.attention.qkv.q_sum () (_ BitVec 7))
(declare-fun old.attention.qkv.split () (_ BitVec 7))
(declare-fun old.attention.qkv.v_sum () (_ BitVec 7))
(declare-fun old.attention.scores.sum () (_ BitVec 7))
(declare-fun old.attention.value_dim.given_least () Int)
(declare-fun old.attention.value_dim.kind () (_ BitVec 7))
(declare-fun old.attention.value_dim.multiple () Int)
(declare-fun old.attention.value_dim.n () Int)
(declare-fun old.attention.value_dim.parts () Int)
(declare-fun old.batch.idle () (_ BitVec 7))
(declare-fun old.batch.sequences.kind () (_ BitVec 7))
(declare-fun old.dp () Int)
(declare-fun old.model.positions () (_ BitVec 7))
(declare-fun old.moe.block () Int)
(declare-fun old.pp () Int)
(declare-fun old.sp () Int)
(declare-fun old.stage.ranks () Int)
(declare-fun old.tp () Int)
(declare-fun old.work.prompt () Int)
(declare-fun old.attention.heads.filled () Bool)
(declare-fun old.attention.heads.padded () Bool)
(declare-fun old.attention.head_dim.least () Int)
(declare-fun old.attention.head_dim.filled () Bool)
(declare-fun old.attention.head_dim.padded () Bool)
(declare-fun old.attention.head_dim.most () Int)
(declare-fun old.attention.head_dim.given_beyond () Bool)
(declare-fun old.attention.head_dim.beyond () Bool)
(declare-fun old.attention.head_dim.given_moved () Bool)
(declare-fun old.attention.head_dim.moved () Bool)
(declare-fun old.attention.value_dim.least () Int)
(declare-fun old.attention.value_dim.filled () Bool)
(declare-fun old.attention.value_dim.padded () Bool)
(declare-fun old.attention.value_dim.given_beyond () Bool)
(declare-fun old.attention.value_dim.beyond () Bool)
(declare-fun old.prefill () Bool)
(declare-fun old.model.window_of_one () Bool)
(declare-fun old.model.sinks () Bool)
(declare-fun old.attention.one_key () Bool)
(declare-fun old.attention.gathers () Bool)
(declare-fun old.attention.heads.given_everywhere () Bool)
(declare-fun old.attention.heads.everywhere () Bool)
(declare-fun old.attention.head_dim.given_everywhere () Bool)
(declare-fun old.attention.head_dim.everywhere () Bool)
(declare-fun old.attention.kv_filled () Bool)
(declare-fun old.model.latent () Bool)
(declare-fun old.attention.qkv.group.pp () Bool)
(declare-fun old.attention.qkv.group.sp () Bool)
(declare-fun old.attention.qkv.group.dp () Bool)
(declare-fun old.attention.qkv.group.tp () Bool)
(declare-fun old.model.query_latent () Bool)
(declare-fun old.attention.q () (_ BitVec 7))
(declare-fun old.attention.k () (_ BitVec 7))
(declare-fun old.attention.value_dim.given_everywhere () Bool)
(declare-fun old.attention.value_dim.everywhere () Bool)
(declare-fun old.attention.head_dim.given_undivided () Bool)
(declare-fun old.attention.head_dim.undivided () Bool)
(declare-fun old.attention.v () (_ BitVec 7))
(declare-fun old.attention.scores.group.pp () Bool)
(declare-fun old.attention.scores.group.sp () Bool)
(declare-fun old.attention.scores.group.dp () Bool)
(declare-fun old.attention.scores.group.tp () Bool)
(declare-fun old.attention.scores_whole () Bool)
(declare-fun old.attention.mixed () (_ BitVec 7))
(declare-fun old.attention.share_of_one () Bool)
(declare-fun old.attention.out.group.pp () Bool)
(declare-fun old.attention.out.group.sp () Bool)
(declare-fun old.attention.out.group.dp () Bool)
(declare-fun old.attention.out.group.tp () Bool)
(declare-fun old.stream.first_keeps_all () Bool)
(declare-fun old.attention.mixed_in () (_ BitVec 7))
(declare-fun old.attention.heads_where_kept () Bool)
(declare-fun old.attention.dims_where_kept () Bool)
(declare-fun old.attention.out_state () (_ BitVec 7))
(declare-fun new.attention.head_dim.block () Int)
(declare-fun new.attention.head_dim.given_least () Int)
(declare-fun new.attention.head_dim.given_most () Int)
(declare-fun new.attention.head_dim.kind () (_ BitVec 7))
(declare-fun new.attention.head_dim.multiple () Int)
(declare-fun new.attention.head_dim.n () Int)
(declare-fun new.attention.head_dim.parts () Int)
(declare-fun new.attention.heads.kind () (_ BitVec 7))
(declare-fun new.attention.heads.multiple () Int)
(declare-fun new.attention.heads.n () Int)
(declare-fun new.attention.heads.parts () Int)
(declare-fun new.attention.out.collective () (_ BitVec 7))
(declare-fun new.attention.out.input () (_ BitVec 7))
(declare-fun new.attention.out.split () (_ BitVec 7))
(declare-fun new.attention.pairs () (_ BitVec 7))
(declare-fun new.attention.qkv.collective () (_ BitVec 7))
(declare-fun new.attention.qkv.k_sum () (_ BitVec 7))
(declare-fun new.attention.qkv.q_sum () (_ BitVec 7))
(declare-fun new.attention.qkv.split () (_ BitVec 7))
(declare-fun new.attention.qkv.v_sum () (_ BitVec 7))
(declare-fun new.attention.scores.sum () (_ BitVec 7))
(declare-fun new.attention.value_dim.given_least () Int)
(declare-fun new.attention.value_dim.kind () (_ BitVec 7))
(declare-fun new.attention.value_dim.multiple () Int)
(declare-fun new.attention.value_dim.n () Int)
(declare-fun new.attention.value_dim.parts () Int)
(declare-fun new.dp () Int)
(declare-fun new.model.positions () (_ BitVec 7))
(declare-fun new.moe.block () Int)
(declare-fun new.pp () Int)
(declare-fun new.sp () Int)
(declare-fun new.stage.ranks () Int)
(declare-fun new.tp () Int)
(declare-fun new.work.prompt () Int)
(declare-fun new.attention.heads.filled () Bool)
(declare-fun new.attention.heads.padded () Bool)
(declare-fun new.attention.head_dim.least () Int)
(declare-fun new.attention.head_dim.filled () Bool)
(declare-fun new.attention.head_dim.padded () Bool)
(declare-fun new.attention.head_dim.most () Int)
(declare-fun new.attention.head_dim.given_beyond () Bool)
(declare-fun new.attention.head_dim.beyond () Bool)
(declare-fun new.attention.head_dim.given_moved () Bool)
(declare-fun new.attention.head_dim.moved () Bool)
(declare-fun new.attention.value_dim.least () Int)
(declare-fun new.attention.value_dim.filled () Bool)
(declare-fun new.attention.value_dim.padded () Bool)
(declare-fun new.attention.value_dim.given_beyond () Bool)
(declare-fun new.attention.value_dim.beyond () Bool)
(declare-fun new.prefill () Bool)
(declare-fun new.model.window_of_one () Bool)
(declare-fun new.model.sinks () Bool)
(declare-fun new.attention.one_key () Bool)
(declare-fun new.attention.gathers () Bool)
(declare-fun new.attention.heads.given_everywhere () Bool)
(declare-fun new.attention.heads.everywhere () Bool)
(declare-fun new.attention.head_dim.given_everywhere () Bool)
(declare-fun new.attention.head_dim.everywhere () Bool)
(declare-fun new.attention.kv_filled () Bool)
(declare-fun new.model.latent () Bool)
(declare-fun new.attention.qkv.group.pp () Bool)
(declare-fun new.attention.qkv.group.sp () Bool)
(declare-fun new.attention.qkv.group.dp () Bool)
(declare-fun new.attention.qkv.group.tp () Bool)
(declare-fun new.model.query_latent () Bool)
(declare-fun new.attention.q () (_ BitVec 7))
(declare-fun new.attention.k () (_ BitVec 7))
(declare-fun new.attention.value_dim.given_everywhere () Bool)
(declare-fun new.attention.value_dim.everywhere () Bool)
(declare-fun new.attention.head_dim.given_undivided () Bool)
(declare-fun new.attention.head_dim.undivided () Bool)
(declare-fun new.attention.v () (_ BitVec 7))
(declare-fun new.attention.scores.group.pp () Bool)
(declare-fun new.attention.scores.group.sp () Bool)
(declare-fun new.attention.scores.group.dp () Bool)
(declare-fun new.attention.scores.group.tp () Bool)
(declare-fun new.attention.scores_whole () Bool)
(declare-fun new.attention.mixed () (_ BitVec 7))
(declare-fun new.attention.share_of_one () Bool)
(declare-fun new.attention.out.group.pp () Bool)
(declare-fun new.attention.out.group.sp () Bool)
(declare-fun new.attention.out.group.dp () Bool)
(declare-fun new.attention.out.group.tp () Bool)
(declare-fun new.stream.first_keeps_all () Bool)
(declare-fun new.attention.mixed_in () (_ BitVec 7))
(declare-fun new.attention.heads_where_kept () Bool)
(declare-fun new.attention.dims_where_kept () Bool)
(declare-fun new.attention.out_state () (_ BitVec 7))
(declare-fun new.batch.idle () (_ BitVec 7))
(declare-fun new.batch.sequences.kind () (_ BitVec 7))
(declare-fun new.embedding.group.dp () Bool)
(declare-fun old.embedding.group.dp () Bool)
(declare-fun new.ffn.down.group.dp () Bool)
(declare-fun old.ffn.down.group.dp () Bool)
(declare-fun new.ffn.gate.group.dp () Bool)
(declare-fun old.ffn.gate.group.dp () Bool)
(declare-fun new.ffn.up.group.dp () Bool)
(declare-fun old.ffn.up.group.dp () Bool)
(declare-fun new.lm_head.group.dp () Bool)
(declare-fun old.lm_head.group.dp () Bool)
(declare-fun new.moe.group.dp () Bool)
(declare-fun old.moe.group.dp () Bool)
(declare-fun new.moe.group.ep () Bool)
(declare-fun old.moe.group.ep () Bool)
(declare-fun new.moe.group.sp () Bool)
(declare-fun old.moe.group.sp () Bool)
(declare-fun new.moe.group.tp () Bool)
(declare-fun old.moe.group.tp () Bool)
(assert
 (and (<= 1 old.attention.head_dim.block)))
(assert
 (and (<= 0 old.attention.head_dim.given_least)))
(assert
 (and (<= 0 old.attention.head_dim.given_most)))
(assert
 (let (($x1069 (= (_ bv101 7) old.attention.head_dim.kind)))
 (let (($x2895 (= (_ bv98 7) old.attention.head_dim.kind)))
 (let (($x1684 (= (_ bv93 7) old.attention.head_dim.kind)))
 (let (($x698 (= (_ bv88 7) old.attention.head_dim.kind)))
 (let (($x940 (= (_ bv67 7) old.attention.head_dim.kind)))
 (let (($x3760 (= (_ bv58 7) old.attention.head_dim.kind)))
 (let (($x1368 (= (_ bv49 7) old.attention.head_dim.kind)))
 (let (($x336 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x3007 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x893 (= (_ bv11 7) old.attention.head_dim.kind)))
 (or $x893 $x3007 $x336 $x1368 $x3760 $x940 $x698 $x1684 $x2895 $x1069))))))))))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x2841 (= (_ bv98 7) old.attention.heads.kind)))
 (let (($x3589 (= (_ bv88 7) old.attention.heads.kind)))
 (let (($x1628 (= (_ bv67 7) old.attention.heads.kind)))
 (let (($x3153 (= (_ bv49 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) $x3153 (= (_ bv58 7) old.attention.heads.kind) $x1628 $x3589 (= (_ bv93 7) old.attention.heads.kind) $x2841 (= (_ bv101 7) old.attention.heads.kind)))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x1711 (= (_ bv59 7) old.attention.out.collective)))
 (let (($x1685 (= (_ bv10 7) old.attention.out.collective)))
 (or (= (_ bv4 7) old.attention.out.collective) (= (_ bv5 7) old.attention.out.collective) $x1685 $x1711 (= (_ bv75 7) old.attention.out.collective)))))
(assert
 (let (($x1544 (= (_ bv32 7) old.attention.out.input)))
 (let (($x1184 (= (_ bv10 7) old.attention.out.input)))
 (or $x1184 $x1544 (= (_ bv65 7) old.attention.out.input)))))
(assert
 (let (($x1856 (= (_ bv63 7) old.attention.out.split)))
 (let (($x1246 (= (_ bv59 7) old.attention.out.split)))
 (let (($x3877 (= (_ bv40 7) old.attention.out.split)))
 (or $x3877 $x1246 $x1856)))))
(assert
 (let (($x1678 (= (_ bv8 7) old.attention.pairs)))
 (or $x1678 (= (_ bv44 7) old.attention.pairs))))
(assert
 (let (($x1781 (= (_ bv75 7) old.attention.qkv.collective)))
 (let (($x2629 (= (_ bv59 7) old.attention.qkv.collective)))
 (let (($x663 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x164 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1550 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x1550 $x164 $x663 $x2629 $x1781)))))))
(assert
 (let (($x1311 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x1311 (= (_ bv85 7) old.attention.qkv.k_sum))))
(assert
 (let (($x2699 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x2699 (= (_ bv85 7) old.attention.qkv.q_sum))))
(assert
 (let (($x626 (= (_ bv59 7) old.attention.qkv.split)))
 (let (($x1705 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x442 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x3698 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x3698 $x442 $x1705 $x626))))))
(assert
 (let (($x3333 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x3333 (= (_ bv64 7) old.attention.qkv.v_sum))))
(assert
 (let (($x1676 (= (_ bv59 7) old.attention.scores.sum)))
 (let (($x2367 (= (_ bv1 7) old.attention.scores.sum)))
 (or $x2367 $x1676 (= (_ bv90 7) old.attention.scores.sum)))))
(assert
 (and (<= 0 old.attention.value_dim.given_least)))
(assert
 (let (($x3126 (= (_ bv101 7) old.attention.value_dim.kind)))
 (let (($x2546 (= (_ bv98 7) old.attention.value_dim.kind)))
 (let (($x2120 (= (_ bv93 7) old.attention.value_dim.kind)))
 (let (($x3501 (= (_ bv88 7) old.attention.value_dim.kind)))
 (let (($x1362 (= (_ bv67 7) old.attention.value_dim.kind)))
 (let (($x1237 (= (_ bv58 7) old.attention.value_dim.kind)))
 (let (($x3131 (= (_ bv49 7) old.attention.value_dim.kind)))
 (let (($x3206 (= (_ bv26 7) old.attention.value_dim.kind)))
 (let (($x2324 (= (_ bv18 7) old.attention.value_dim.kind)))
 (let (($x1042 (= (_ bv11 7) old.attention.value_dim.kind)))
 (or $x1042 $x2324 $x3206 $x3131 $x1237 $x1362 $x3501 $x2120 $x2546 $x3126))))))))))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x1442 (= (_ bv43 7) old.batch.idle)))
 (or $x1442 (= (_ bv89 7) old.batch.idle))))
(assert
 (let (($x2071 (= (_ bv101 7) old.batch.sequences.kind)))
 (let (($x2205 (= (_ bv98 7) old.batch.sequences.kind)))
 (let (($x2912 (= (_ bv93 7) old.batch.sequences.kind)))
 (let (($x1712 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x2836 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x2836 $x1712 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv49 7) old.batch.sequences.kind) (= (_ bv58 7) old.batch.sequences.kind) (= (_ bv67 7) old.batch.sequences.kind) (= (_ bv88 7) old.batch.sequences.kind) $x2912 $x2205 $x2071)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x644 (= (_ bv81 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv48 7) old.model.positions) (= (_ bv59 7) old.model.positions) $x644)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (and (<= (- 1) old.work.prompt)))
(assert
 (let ((?x270 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x392 (= (div (* ?x270 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x1628 (= (_ bv67 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x1628 (< 1 old.attention.heads.parts) $x392))))))
(assert
 (let (($x679 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x1628 (= (_ bv67 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x1628 $x679)))))
(assert
 (let ((?x326 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2323 (div (* ?x326 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x1431 (= (- 1) old.attention.head_dim.n)))
 (let (($x1455 (or $x1431 (< (* ?x2323 old.attention.head_dim.parts) old.attention.head_dim.n))))
 (let ((?x3402 (mod old.attention.head_dim.multiple old.attention.head_dim.parts)))
 (let (($x940 (= (_ bv67 7) old.attention.head_dim.kind)))
 (let ((?x2530 (ite $x940 (ite (= 0 ?x3402) 1 (ite $x1455 0 1)) old.attention.head_dim.given_least)))
 (let (($x1653 (not (= 0 (mod old.attention.head_dim.n old.attention.head_dim.parts)))))
 (let ((?x19 (ite (and $x1431 (= 1 old.attention.head_dim.parts)) 1 (ite (or $x1431 $x1653) 0 1))))
 (let (($x336 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x3760 (= (_ bv58 7) old.attention.head_dim.kind)))
 (let (($x1069 (= (_ bv101 7) old.attention.head_dim.kind)))
 (let (($x1684 (= (_ bv93 7) old.attention.head_dim.kind)))
 (let (($x893 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x3007 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x2895 (= (_ bv98 7) old.attention.head_dim.kind)))
 (let ((?x2570 (ite $x2895 old.attention.head_dim.parts (ite (or $x3007 $x893 $x1684 $x1069 $x3760) 1 (ite $x336 ?x19 ?x2530)))))
 (= old.attention.head_dim.least ?x2570)))))))))))))))))))
(assert
 (let ((?x326 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2323 (div (* ?x326 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x940 (= (_ bv67 7) old.attention.head_dim.kind)))
 (let (($x1680 (and $x940 (< 1 old.attention.head_dim.parts) (= ?x2323 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x1680))))))
(assert
 (let ((?x315 (mod old.attention.head_dim.n old.attention.head_dim.multiple)))
 (let (($x940 (= (_ bv67 7) old.attention.head_dim.kind)))
 (= old.attention.head_dim.padded (and $x940 (not (= 0 ?x315)))))))
(assert
 (let (($x1368 (= (_ bv49 7) old.attention.head_dim.kind)))
 (let (($x698 (= (_ bv88 7) old.attention.head_dim.kind)))
 (let (($x1373 (or $x698 $x1368)))
 (let (($x2895 (= (_ bv98 7) old.attention.head_dim.kind)))
 (let ((?x583 (ite $x2895 old.attention.head_dim.parts (ite $x1373 old.attention.head_dim.given_most 1))))
 (= old.attention.head_dim.most ?x583)))))))
(assert
 (= old.attention.head_dim.beyond old.attention.head_dim.given_beyond))
(assert
 (let (($x1431 (= (- 1) old.attention.head_dim.n)))
 (let (($x336 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x2810 (ite $x336 (or $x1431 (<= old.attention.head_dim.parts old.attention.head_dim.n)) (or $x1431 (< 1 old.attention.head_dim.n)))))
 (let ((?x326 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2323 (div (* ?x326 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x940 (= (_ bv67 7) old.attention.head_dim.kind)))
 (let (($x1684 (= (_ bv93 7) old.attention.head_dim.kind)))
 (let (($x574 (ite $x1684 (or $x1431 (< old.attention.head_dim.block old.attention.head_dim.n)) (ite $x940 (or $x1431 (< ?x2323 old.attention.head_dim.n)) $x2810))))
 (let (($x1294 (= 1 old.attention.head_dim.parts)))
 (let (($x2895 (= (_ bv98 7) old.attention.head_dim.kind)))
 (let (($x1368 (= (_ bv49 7) old.attention.head_dim.kind)))
 (let (($x698 (= (_ bv88 7) old.attention.head_dim.kind)))
 (let (($x1373 (or $x698 $x1368)))
 (let (($x248 (ite $x1373 old.attention.head_dim.given_moved (ite (or $x2895 $x1294) false $x574))))
 (= old.attention.head_dim.moved $x248))))))))))))))))
(assert
 (let ((?x3121 (- (+ old.attention.value_dim.n old.attention.value_dim.multiple) 1)))
 (let ((?x3023 (* (div ?x3121 old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let ((?x2005 (div ?x3023 old.attention.value_dim.parts)))
 (let (($x3156 (= (- 1) old.attention.value_dim.n)))
 (let (($x1688 (or $x3156 (< (* ?x2005 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (let ((?x1292 (mod old.attention.value_dim.multiple old.attention.value_dim.parts)))
 (let (($x1362 (= (_ bv67 7) old.attention.value_dim.kind)))
 (let ((?x2388 (ite $x1362 (ite (= 0 ?x1292) 1 (ite $x1688 0 1)) old.attention.value_dim.given_least)))
 (let (($x455 (not (= 0 (mod old.attention.value_dim.n old.attention.value_dim.parts)))))
 (let ((?x118 (ite (and $x3156 (= 1 old.attention.value_dim.parts)) 1 (ite (or $x3156 $x455) 0 1))))
 (let (($x3206 (= (_ bv26 7) old.attention.value_dim.kind)))
 (let (($x1237 (= (_ bv58 7) old.attention.value_dim.kind)))
 (let (($x3126 (= (_ bv101 7) old.attention.value_dim.kind)))
 (let (($x2120 (= (_ bv93 7) old.attention.value_dim.kind)))
 (let (($x1042 (= (_ bv11 7) old.attention.value_dim.kind)))
 (let (($x2324 (= (_ bv18 7) old.attention.value_dim.kind)))
 (let (($x2546 (= (_ bv98 7) old.attention.value_dim.kind)))
 (let ((?x26 (ite $x2546 old.attention.value_dim.parts (ite (or $x2324 $x1042 $x2120 $x3126 $x1237) 1 (ite $x3206 ?x118 ?x2388)))))
 (= old.attention.value_dim.least ?x26))))))))))))))))))))
(assert
 (let ((?x3121 (- (+ old.attention.value_dim.n old.attention.value_dim.multiple) 1)))
 (let ((?x3023 (* (div ?x3121 old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let ((?x2005 (div ?x3023 old.attention.value_dim.parts)))
 (let (($x1362 (= (_ bv67 7) old.attention.value_dim.kind)))
 (let (($x2413 (and $x1362 (< 1 old.attention.value_dim.parts) (= ?x2005 old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x2413)))))))
(assert
 (let ((?x395 (mod old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let (($x1362 (= (_ bv67 7) old.attention.value_dim.kind)))
 (= old.attention.value_dim.padded (and $x1362 (not (= 0 ?x395)))))))
(assert
 (= old.attention.value_dim.beyond old.attention.value_dim.given_beyond))
(assert
 (let (($x2231 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x768 (not old.model.sinks)))
 (= old.attention.one_key (and $x768 $x2231)))))
(assert
 (let (($x3877 (= (_ bv40 7) old.attention.out.split)))
 (let (($x3349 (not $x3877)))
 (let (($x1184 (= (_ bv10 7) old.attention.out.input)))
 (let (($x1544 (= (_ bv32 7) old.attention.out.input)))
 (= old.attention.gathers (or $x1544 (and $x1184 $x3349))))))))
(assert
 (let (($x1958 (not old.attention.heads.padded)))
 (let (($x2841 (= (_ bv98 7) old.attention.heads.kind)))
 (let (($x3153 (= (_ bv49 7) old.attention.heads.kind)))
 (let (($x3589 (= (_ bv88 7) old.attention.heads.kind)))
 (let (($x2011 (ite (or $x3589 $x3153) old.attention.heads.given_everywhere (or $x2841 (and (= 1 old.attention.heads.parts) $x1958)))))
 (= old.attention.heads.everywhere $x2011)))))))
(assert
 (let (($x1862 (not old.attention.head_dim.padded)))
 (let (($x1294 (= 1 old.attention.head_dim.parts)))
 (let (($x2895 (= (_ bv98 7) old.attention.head_dim.kind)))
 (let (($x1368 (= (_ bv49 7) old.attention.head_dim.kind)))
 (let (($x698 (= (_ bv88 7) old.attention.head_dim.kind)))
 (let (($x1373 (or $x698 $x1368)))
 (let (($x1297 (ite $x1373 old.attention.head_dim.given_everywhere (or $x2895 (and $x1294 $x1862)))))
 (= old.attention.head_dim.everywhere $x1297)))))))))
(assert
 (let (($x1781 (= (_ bv75 7) old.attention.qkv.collective)))
 (let (($x1550 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2209 (ite (or $x1550 $x1781) (_ bv16 7) (_ bv98 7))))
 (let (($x2629 (= (_ bv59 7) old.attention.qkv.collective)))
 (let (($x442 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x164 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1670 (and $x164 $x442 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x3698 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1156 (and $x164 $x3698 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv81 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x1050 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x663 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1671 (or $x663 $x2629)))
 (let ((?x1520 (ite (or $x1671 $x1050) old.attention.qkv.split (ite (or $x1550 $x1156 $x1670) (_ bv98 7) (_ bv16 7)))))
 (let (($x1705 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x204 (not $x1705)))
 (let ((?x1638 (ite $x204 ?x1520 (ite (or $x2629 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv94 7) ?x2209))))
 (let ((?x973 (ite (or $x1671 $x1050 old.model.query_latent) (_ bv98 7) (ite $x164 (_ bv21 7) (_ bv16 7)))))
 (let (($x626 (= (_ bv59 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x626 ?x973 ?x1638)))))))))))))))))))))
(assert
 (let (($x1781 (= (_ bv75 7) old.attention.qkv.collective)))
 (let (($x1550 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2209 (ite (or $x1550 $x1781) (_ bv16 7) (_ bv98 7))))
 (let (($x2629 (= (_ bv59 7) old.attention.qkv.collective)))
 (let (($x442 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x164 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1670 (and $x164 $x442 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x3698 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1156 (and $x164 $x3698 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv81 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x1050 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x663 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1671 (or $x663 $x2629)))
 (let ((?x1520 (ite (or $x1671 $x1050) old.attention.qkv.split (ite (or $x1550 $x1156 $x1670) (_ bv98 7) (_ bv16 7)))))
 (let (($x1705 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x204 (not $x1705)))
 (let ((?x3113 (ite $x204 ?x1520 (ite (or $x2629 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv94 7) ?x2209))))
 (let ((?x973 (ite (or $x1671 $x1050 old.model.query_latent) (_ bv98 7) (ite $x164 (_ bv21 7) (_ bv16 7)))))
 (let (($x626 (= (_ bv59 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x626 ?x973 ?x3113)))))))))))))))))))))
(assert
 (let (($x758 (not old.attention.value_dim.padded)))
 (let (($x2535 (= 1 old.attention.value_dim.parts)))
 (let (($x2546 (= (_ bv98 7) old.attention.value_dim.kind)))
 (let (($x3131 (= (_ bv49 7) old.attention.value_dim.kind)))
 (let (($x3501 (= (_ bv88 7) old.attention.value_dim.kind)))
 (let (($x2180 (ite (or $x3501 $x3131) old.attention.value_dim.given_everywhere (or $x2546 (and $x2535 $x758)))))
 (= old.attention.value_dim.everywhere $x2180))))))))
(assert
 (let (($x1815 (not old.attention.head_dim.moved)))
 (let (($x1069 (= (_ bv101 7) old.attention.head_dim.kind)))
 (let (($x1684 (= (_ bv93 7) old.attention.head_dim.kind)))
 (let (($x893 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x3007 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x2059 (or old.attention.head_dim.everywhere old.attention.head_dim.filled (and (or $x3007 $x893 $x1684 $x1069) $x1815))))
 (let (($x1368 (= (_ bv49 7) old.attention.head_dim.kind)))
 (let (($x698 (= (_ bv88 7) old.attention.head_dim.kind)))
 (let (($x1373 (or $x698 $x1368)))
 (= old.attention.head_dim.undivided (ite $x1373 old.attention.head_dim.given_undivided $x2059))))))))))))
(assert
 (let (($x1781 (= (_ bv75 7) old.attention.qkv.collective)))
 (let (($x1550 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2209 (ite (or $x1550 $x1781) (_ bv16 7) (_ bv98 7))))
 (let (($x2629 (= (_ bv59 7) old.attention.qkv.collective)))
 (let (($x442 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x164 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1670 (and $x164 $x442 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x3698 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1156 (and $x164 $x3698 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv81 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x1050 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x663 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1671 (or $x663 $x2629)))
 (let ((?x1520 (ite (or $x1671 $x1050) old.attention.qkv.split (ite (or $x1550 $x1156 $x1670) (_ bv98 7) (_ bv16 7)))))
 (let (($x1705 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x204 (not $x1705)))
 (let ((?x992 (ite $x204 ?x1520 (ite (or $x2629 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv94 7) ?x2209))))
 (let ((?x973 (ite (or $x1671 $x1050 old.model.query_latent) (_ bv98 7) (ite $x164 (_ bv21 7) (_ bv16 7)))))
 (let (($x626 (= (_ bv59 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x626 ?x973 ?x992))))))))))))))))))))))
(assert
 (let (($x2066 (= old.attention.head_dim.least old.attention.head_dim.parts)))
 (let (($x2367 (= (_ bv1 7) old.attention.scores.sum)))
 (let (($x1815 (not old.attention.head_dim.moved)))
 (let (($x1498 (= 1 old.attention.head_dim.most)))
 (let (($x1845 (<= 1 old.attention.head_dim.least)))
 (let (($x2851 (and (or (not old.attention.scores.group.tp) (= 1 old.tp)) (or (not old.attention.scores.group.dp) (= 1 old.dp)) (or (not old.attention.scores.group.sp) (= 1 old.sp)) (or (not old.attention.scores.group.pp) (= 1 old.pp)))))
 (let (($x1676 (= (_ bv59 7) old.attention.scores.sum)))
 (let (($x2734 (ite (or $x1676 $x2851) (and $x1845 (or old.attention.head_dim.undivided (and $x1498 $x1815))) (and $x2367 (and old.attention.head_dim.undivided $x2066)))))
 (= old.attention.scores_whole $x2734))))))))))
(assert
 (let (($x442 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2940 (or (= (_ bv94 7) old.attention.v) (= (_ bv98 7) old.attention.v) (= (_ bv37 7) old.attention.v) (= (_ bv36 7) old.attention.v))))
 (let ((?x804 (ite $x2940 old.attention.v (ite $x442 (_ bv37 7) (ite (= (_ bv36 7) old.attention.qkv.split) (_ bv36 7) (_ bv98 7))))))
 (= old.attention.mixed ?x804)))))
(assert
 (let (($x1245 (or (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.filled) (and (= (_ bv36 7) old.attention.mixed) old.attention.value_dim.filled))))
 (let (($x2415 (not old.attention.gathers)))
 (let (($x1246 (= (_ bv59 7) old.attention.out.split)))
 (= old.attention.share_of_one (and $x1246 $x2415 $x1245))))))
(assert
 (let ((?x1574 (ite old.attention.share_of_one (_ bv94 7) old.attention.mixed)))
 (let (($x2891 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x1685 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x1711 (= (_ bv59 7) old.attention.out.collective)))
 (let (($x773 (and old.attention.share_of_one old.stream.first_keeps_all (or (or $x1711 $x1685) $x2891))))
 (let (($x3877 (= (_ bv40 7) old.attention.out.split)))
 (let (($x3349 (not $x3877)))
 (let (($x1091 (= (_ bv36 7) old.attention.mixed)))
 (let (($x2131 (or (and old.attention.gathers (or (= (_ bv37 7) old.attention.mixed) $x1091)) (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.everywhere) (and $x1091 old.attention.value_dim.everywhere $x3349) $x773)))
 (= old.attention.mixed_in (ite $x2131 (_ bv98 7) ?x1574))))))))))))
(assert
 (let ((?x1445 (ite (or (= (_ bv94 7) old.attention.mixed_in) (= (_ bv40 7) old.attention.out.split)) (_ bv94 7) (ite (= (_ bv63 7) old.attention.out.split) (_ bv38 7) (_ bv98 7)))))
 (let (($x3508 (and old.attention.heads_where_kept (or (= (_ bv37 7) old.attention.mixed_in) (= (_ bv98 7) old.attention.mixed_in)))))
 (let (($x3139 (ite (= (_ bv36 7) old.attention.mixed_in) old.attention.dims_where_kept $x3508)))
 (let (($x2891 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x1711 (= (_ bv59 7) old.attention.out.collective)))
 (let (($x3877 (= (_ bv40 7) old.attention.out.split)))
 (= old.attention.out_state (ite (and $x3877 (or $x1711 $x2891) $x3139) (_ bv98 7) ?x1445)))))))))
(assert
 (= old.prefill false))
(assert
 (and (<= 1 new.attention.head_dim.block)))
(assert
 (and (<= 0 new.attention.head_dim.given_least)))
(assert
 (and (<= 0 new.attention.head_dim.given_most)))
(assert
 (let (($x907 (= (_ bv101 7) new.attention.head_dim.kind)))
 (let (($x1697 (= (_ bv98 7) new.attention.head_dim.kind)))
 (let (($x2590 (= (_ bv93 7) new.attention.head_dim.kind)))
 (let (($x2659 (= (_ bv88 7) new.attention.head_dim.kind)))
 (let (($x469 (= (_ bv67 7) new.attention.head_dim.kind)))
 (let (($x31 (= (_ bv58 7) new.attention.head_dim.kind)))
 (let (($x3004 (= (_ bv49 7) new.attention.head_dim.kind)))
 (let (($x740 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x3447 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x704 (= (_ bv11 7) new.attention.head_dim.kind)))
 (or $x704 $x3447 $x740 $x3004 $x31 $x469 $x2659 $x2590 $x1697 $x907))))))))))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x1507 (= (_ bv98 7) new.attention.heads.kind)))
 (let (($x819 (= (_ bv88 7) new.attention.heads.kind)))
 (let (($x1216 (= (_ bv67 7) new.attention.heads.kind)))
 (let (($x1133 (= (_ bv49 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) $x1133 (= (_ bv58 7) new.attention.heads.kind) $x1216 $x819 (= (_ bv93 7) new.attention.heads.kind) $x1507 (= (_ bv101 7) new.attention.heads.kind)))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x2169 (= (_ bv59 7) new.attention.out.collective)))
 (let (($x2001 (= (_ bv10 7) new.attention.out.collective)))
 (or (= (_ bv4 7) new.attention.out.collective) (= (_ bv5 7) new.attention.out.collective) $x2001 $x2169 (= (_ bv75 7) new.attention.out.collective)))))
(assert
 (let (($x3214 (= (_ bv32 7) new.attention.out.input)))
 (let (($x372 (= (_ bv10 7) new.attention.out.input)))
 (or $x372 $x3214 (= (_ bv65 7) new.attention.out.input)))))
(assert
 (let (($x3398 (= (_ bv63 7) new.attention.out.split)))
 (let (($x1461 (= (_ bv59 7) new.attention.out.split)))
 (let (($x406 (= (_ bv40 7) new.attention.out.split)))
 (or $x406 $x1461 $x3398)))))
(assert
 (let (($x474 (= (_ bv8 7) new.attention.pairs)))
 (or $x474 (= (_ bv44 7) new.attention.pairs))))
(assert
 (let (($x1277 (= (_ bv75 7) new.attention.qkv.collective)))
 (let (($x901 (= (_ bv59 7) new.attention.qkv.collective)))
 (let (($x2058 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x977 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1542 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1542 $x977 $x2058 $x901 $x1277)))))))
(assert
 (let (($x2360 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x2360 (= (_ bv85 7) new.attention.qkv.k_sum))))
(assert
 (let (($x283 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x283 (= (_ bv85 7) new.attention.qkv.q_sum))))
(assert
 (let (($x2595 (= (_ bv59 7) new.attention.qkv.split)))
 (let (($x1724 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2666 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2877 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x2877 $x2666 $x1724 $x2595))))))
(assert
 (let (($x572 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x572 (= (_ bv64 7) new.attention.qkv.v_sum))))
(assert
 (let (($x1394 (= (_ bv59 7) new.attention.scores.sum)))
 (let (($x834 (= (_ bv1 7) new.attention.scores.sum)))
 (or $x834 $x1394 (= (_ bv90 7) new.attention.scores.sum)))))
(assert
 (and (<= 0 new.attention.value_dim.given_least)))
(assert
 (let (($x468 (= (_ bv101 7) new.attention.value_dim.kind)))
 (let (($x1339 (= (_ bv98 7) new.attention.value_dim.kind)))
 (let (($x3570 (= (_ bv93 7) new.attention.value_dim.kind)))
 (let (($x3494 (= (_ bv88 7) new.attention.value_dim.kind)))
 (let (($x1482 (= (_ bv67 7) new.attention.value_dim.kind)))
 (let (($x847 (= (_ bv58 7) new.attention.value_dim.kind)))
 (let (($x2428 (= (_ bv49 7) new.attention.value_dim.kind)))
 (let (($x1612 (= (_ bv26 7) new.attention.value_dim.kind)))
 (let (($x2685 (= (_ bv18 7) new.attention.value_dim.kind)))
 (let (($x3506 (= (_ bv11 7) new.attention.value_dim.kind)))
 (or $x3506 $x2685 $x1612 $x2428 $x847 $x1482 $x3494 $x3570 $x1339 $x468))))))))))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x2186 (= (_ bv81 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv48 7) new.model.positions) (= (_ bv59 7) new.model.positions) $x2186)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (and (<= (- 1) new.work.prompt)))
(assert
 (let ((?x2132 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x3046 (= (div (* ?x2132 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x1216 (= (_ bv67 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x1216 (< 1 new.attention.heads.parts) $x3046))))))
(assert
 (let (($x1536 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x1216 (= (_ bv67 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x1216 $x1536)))))
(assert
 (let ((?x2141 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2623 (div (* ?x2141 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1335 (= (- 1) new.attention.head_dim.n)))
 (let (($x745 (or $x1335 (< (* ?x2623 new.attention.head_dim.parts) new.attention.head_dim.n))))
 (let ((?x2897 (mod new.attention.head_dim.multiple new.attention.head_dim.parts)))
 (let (($x469 (= (_ bv67 7) new.attention.head_dim.kind)))
 (let ((?x2107 (ite $x469 (ite (= 0 ?x2897) 1 (ite $x745 0 1)) new.attention.head_dim.given_least)))
 (let (($x3050 (not (= 0 (mod new.attention.head_dim.n new.attention.head_dim.parts)))))
 (let ((?x1982 (ite (and $x1335 (= 1 new.attention.head_dim.parts)) 1 (ite (or $x1335 $x3050) 0 1))))
 (let (($x740 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x31 (= (_ bv58 7) new.attention.head_dim.kind)))
 (let (($x907 (= (_ bv101 7) new.attention.head_dim.kind)))
 (let (($x2590 (= (_ bv93 7) new.attention.head_dim.kind)))
 (let (($x704 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x3447 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x1697 (= (_ bv98 7) new.attention.head_dim.kind)))
 (let ((?x3352 (ite $x1697 new.attention.head_dim.parts (ite (or $x3447 $x704 $x2590 $x907 $x31) 1 (ite $x740 ?x1982 ?x2107)))))
 (= new.attention.head_dim.least ?x3352)))))))))))))))))))
(assert
 (let ((?x2141 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2623 (div (* ?x2141 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x469 (= (_ bv67 7) new.attention.head_dim.kind)))
 (let (($x2309 (and $x469 (< 1 new.attention.head_dim.parts) (= ?x2623 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x2309))))))
(assert
 (let ((?x1919 (mod new.attention.head_dim.n new.attention.head_dim.multiple)))
 (let (($x469 (= (_ bv67 7) new.attention.head_dim.kind)))
 (= new.attention.head_dim.padded (and $x469 (not (= 0 ?x1919)))))))
(assert
 (let (($x3004 (= (_ bv49 7) new.attention.head_dim.kind)))
 (let (($x2659 (= (_ bv88 7) new.attention.head_dim.kind)))
 (let (($x2781 (or $x2659 $x3004)))
 (let (($x1697 (= (_ bv98 7) new.attention.head_dim.kind)))
 (let ((?x2185 (ite $x1697 new.attention.head_dim.parts (ite $x2781 new.attention.head_dim.given_most 1))))
 (= new.attention.head_dim.most ?x2185)))))))
(assert
 (= new.attention.head_dim.beyond new.attention.head_dim.given_beyond))
(assert
 (let (($x1335 (= (- 1) new.attention.head_dim.n)))
 (let (($x740 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x3061 (ite $x740 (or $x1335 (<= new.attention.head_dim.parts new.attention.head_dim.n)) (or $x1335 (< 1 new.attention.head_dim.n)))))
 (let ((?x2141 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2623 (div (* ?x2141 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x469 (= (_ bv67 7) new.attention.head_dim.kind)))
 (let (($x2590 (= (_ bv93 7) new.attention.head_dim.kind)))
 (let (($x2164 (ite $x2590 (or $x1335 (< new.attention.head_dim.block new.attention.head_dim.n)) (ite $x469 (or $x1335 (< ?x2623 new.attention.head_dim.n)) $x3061))))
 (let (($x671 (= 1 new.attention.head_dim.parts)))
 (let (($x1697 (= (_ bv98 7) new.attention.head_dim.kind)))
 (let (($x3004 (= (_ bv49 7) new.attention.head_dim.kind)))
 (let (($x2659 (= (_ bv88 7) new.attention.head_dim.kind)))
 (let (($x2781 (or $x2659 $x3004)))
 (let (($x1359 (ite $x2781 new.attention.head_dim.given_moved (ite (or $x1697 $x671) false $x2164))))
 (= new.attention.head_dim.moved $x1359))))))))))))))))
(assert
 (let ((?x1955 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x2624 (* (div ?x1955 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let ((?x2953 (div ?x2624 new.attention.value_dim.parts)))
 (let (($x3342 (= (- 1) new.attention.value_dim.n)))
 (let (($x2082 (or $x3342 (< (* ?x2953 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (let ((?x1065 (mod new.attention.value_dim.multiple new.attention.value_dim.parts)))
 (let (($x1482 (= (_ bv67 7) new.attention.value_dim.kind)))
 (let ((?x2764 (ite $x1482 (ite (= 0 ?x1065) 1 (ite $x2082 0 1)) new.attention.value_dim.given_least)))
 (let (($x1015 (not (= 0 (mod new.attention.value_dim.n new.attention.value_dim.parts)))))
 (let ((?x1617 (ite (and $x3342 (= 1 new.attention.value_dim.parts)) 1 (ite (or $x3342 $x1015) 0 1))))
 (let (($x1612 (= (_ bv26 7) new.attention.value_dim.kind)))
 (let (($x847 (= (_ bv58 7) new.attention.value_dim.kind)))
 (let (($x468 (= (_ bv101 7) new.attention.value_dim.kind)))
 (let (($x3570 (= (_ bv93 7) new.attention.value_dim.kind)))
 (let (($x3506 (= (_ bv11 7) new.attention.value_dim.kind)))
 (let (($x2685 (= (_ bv18 7) new.attention.value_dim.kind)))
 (let (($x1339 (= (_ bv98 7) new.attention.value_dim.kind)))
 (let ((?x2226 (ite $x1339 new.attention.value_dim.parts (ite (or $x2685 $x3506 $x3570 $x468 $x847) 1 (ite $x1612 ?x1617 ?x2764)))))
 (= new.attention.value_dim.least ?x2226))))))))))))))))))))
(assert
 (let ((?x1955 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x2624 (* (div ?x1955 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let ((?x2953 (div ?x2624 new.attention.value_dim.parts)))
 (let (($x1482 (= (_ bv67 7) new.attention.value_dim.kind)))
 (let (($x1220 (and $x1482 (< 1 new.attention.value_dim.parts) (= ?x2953 new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x1220)))))))
(assert
 (let ((?x690 (mod new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let (($x1482 (= (_ bv67 7) new.attention.value_dim.kind)))
 (= new.attention.value_dim.padded (and $x1482 (not (= 0 ?x690)))))))
(assert
 (= new.attention.value_dim.beyond new.attention.value_dim.given_beyond))
(assert
 (let (($x1753 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x2118 (not new.model.sinks)))
 (= new.attention.one_key (and $x2118 $x1753)))))
(assert
 (let (($x406 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1947 (not $x406)))
 (let (($x372 (= (_ bv10 7) new.attention.out.input)))
 (let (($x3214 (= (_ bv32 7) new.attention.out.input)))
 (= new.attention.gathers (or $x3214 (and $x372 $x1947))))))))
(assert
 (let (($x2088 (not new.attention.heads.padded)))
 (let (($x1507 (= (_ bv98 7) new.attention.heads.kind)))
 (let (($x1133 (= (_ bv49 7) new.attention.heads.kind)))
 (let (($x819 (= (_ bv88 7) new.attention.heads.kind)))
 (let (($x2346 (ite (or $x819 $x1133) new.attention.heads.given_everywhere (or $x1507 (and (= 1 new.attention.heads.parts) $x2088)))))
 (= new.attention.heads.everywhere $x2346)))))))
(assert
 (let (($x1925 (not new.attention.head_dim.padded)))
 (let (($x671 (= 1 new.attention.head_dim.parts)))
 (let (($x1697 (= (_ bv98 7) new.attention.head_dim.kind)))
 (let (($x3004 (= (_ bv49 7) new.attention.head_dim.kind)))
 (let (($x2659 (= (_ bv88 7) new.attention.head_dim.kind)))
 (let (($x2781 (or $x2659 $x3004)))
 (let (($x3351 (ite $x2781 new.attention.head_dim.given_everywhere (or $x1697 (and $x671 $x1925)))))
 (= new.attention.head_dim.everywhere $x3351)))))))))
(assert
 (let (($x1277 (= (_ bv75 7) new.attention.qkv.collective)))
 (let (($x1542 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x506 (ite (or $x1542 $x1277) (_ bv16 7) (_ bv98 7))))
 (let (($x901 (= (_ bv59 7) new.attention.qkv.collective)))
 (let (($x2666 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x977 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x467 (and $x977 $x2666 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2877 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1895 (and $x977 $x2877 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv81 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x976 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2058 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1421 (or $x2058 $x901)))
 (let ((?x1099 (ite (or $x1421 $x976) new.attention.qkv.split (ite (or $x1542 $x1895 $x467) (_ bv98 7) (_ bv16 7)))))
 (let (($x1724 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x317 (not $x1724)))
 (let ((?x225 (ite $x317 ?x1099 (ite (or $x901 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv94 7) ?x506))))
 (let ((?x2663 (ite (or $x1421 $x976 new.model.query_latent) (_ bv98 7) (ite $x977 (_ bv21 7) (_ bv16 7)))))
 (let (($x2595 (= (_ bv59 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x2595 ?x2663 ?x225)))))))))))))))))))))
(assert
 (let (($x1277 (= (_ bv75 7) new.attention.qkv.collective)))
 (let (($x1542 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x506 (ite (or $x1542 $x1277) (_ bv16 7) (_ bv98 7))))
 (let (($x901 (= (_ bv59 7) new.attention.qkv.collective)))
 (let (($x2666 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x977 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x467 (and $x977 $x2666 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2877 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1895 (and $x977 $x2877 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv81 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x976 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2058 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1421 (or $x2058 $x901)))
 (let ((?x1099 (ite (or $x1421 $x976) new.attention.qkv.split (ite (or $x1542 $x1895 $x467) (_ bv98 7) (_ bv16 7)))))
 (let (($x1724 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x317 (not $x1724)))
 (let ((?x590 (ite $x317 ?x1099 (ite (or $x901 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv94 7) ?x506))))
 (let ((?x2663 (ite (or $x1421 $x976 new.model.query_latent) (_ bv98 7) (ite $x977 (_ bv21 7) (_ bv16 7)))))
 (let (($x2595 (= (_ bv59 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x2595 ?x2663 ?x590)))))))))))))))))))))
(assert
 (let (($x2381 (not new.attention.value_dim.padded)))
 (let (($x293 (= 1 new.attention.value_dim.parts)))
 (let (($x1339 (= (_ bv98 7) new.attention.value_dim.kind)))
 (let (($x2428 (= (_ bv49 7) new.attention.value_dim.kind)))
 (let (($x3494 (= (_ bv88 7) new.attention.value_dim.kind)))
 (let (($x278 (ite (or $x3494 $x2428) new.attention.value_dim.given_everywhere (or $x1339 (and $x293 $x2381)))))
 (= new.attention.value_dim.everywhere $x278))))))))
(assert
 (let (($x1616 (not new.attention.head_dim.moved)))
 (let (($x907 (= (_ bv101 7) new.attention.head_dim.kind)))
 (let (($x2590 (= (_ bv93 7) new.attention.head_dim.kind)))
 (let (($x704 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x3447 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x381 (or new.attention.head_dim.everywhere new.attention.head_dim.filled (and (or $x3447 $x704 $x2590 $x907) $x1616))))
 (let (($x3004 (= (_ bv49 7) new.attention.head_dim.kind)))
 (let (($x2659 (= (_ bv88 7) new.attention.head_dim.kind)))
 (let (($x2781 (or $x2659 $x3004)))
 (= new.attention.head_dim.undivided (ite $x2781 new.attention.head_dim.given_undivided $x381))))))))))))
(assert
 (let (($x1277 (= (_ bv75 7) new.attention.qkv.collective)))
 (let (($x1542 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x506 (ite (or $x1542 $x1277) (_ bv16 7) (_ bv98 7))))
 (let (($x901 (= (_ bv59 7) new.attention.qkv.collective)))
 (let (($x2666 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x977 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x467 (and $x977 $x2666 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2877 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1895 (and $x977 $x2877 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv81 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x976 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2058 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1421 (or $x2058 $x901)))
 (let ((?x1099 (ite (or $x1421 $x976) new.attention.qkv.split (ite (or $x1542 $x1895 $x467) (_ bv98 7) (_ bv16 7)))))
 (let (($x1724 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x317 (not $x1724)))
 (let ((?x675 (ite $x317 ?x1099 (ite (or $x901 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv94 7) ?x506))))
 (let ((?x2663 (ite (or $x1421 $x976 new.model.query_latent) (_ bv98 7) (ite $x977 (_ bv21 7) (_ bv16 7)))))
 (let (($x2595 (= (_ bv59 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x2595 ?x2663 ?x675))))))))))))))))))))))
(assert
 (let (($x1474 (= new.attention.head_dim.least new.attention.head_dim.parts)))
 (let (($x834 (= (_ bv1 7) new.attention.scores.sum)))
 (let (($x1616 (not new.attention.head_dim.moved)))
 (let (($x2759 (= 1 new.attention.head_dim.most)))
 (let (($x1109 (<= 1 new.attention.head_dim.least)))
 (let (($x2317 (and (or (not new.attention.scores.group.tp) (= 1 new.tp)) (or (not new.attention.scores.group.dp) (= 1 new.dp)) (or (not new.attention.scores.group.sp) (= 1 new.sp)) (or (not new.attention.scores.group.pp) (= 1 new.pp)))))
 (let (($x1394 (= (_ bv59 7) new.attention.scores.sum)))
 (let (($x2418 (ite (or $x1394 $x2317) (and $x1109 (or new.attention.head_dim.undivided (and $x2759 $x1616))) (and $x834 (and new.attention.head_dim.undivided $x1474)))))
 (= new.attention.scores_whole $x2418))))))))))
(assert
 (let (($x2666 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1422 (or (= (_ bv94 7) new.attention.v) (= (_ bv98 7) new.attention.v) (= (_ bv37 7) new.attention.v) (= (_ bv36 7) new.attention.v))))
 (let ((?x1857 (ite $x1422 new.attention.v (ite $x2666 (_ bv37 7) (ite (= (_ bv36 7) new.attention.qkv.split) (_ bv36 7) (_ bv98 7))))))
 (= new.attention.mixed ?x1857)))))
(assert
 (let (($x2894 (or (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.filled) (and (= (_ bv36 7) new.attention.mixed) new.attention.value_dim.filled))))
 (let (($x3036 (not new.attention.gathers)))
 (let (($x1461 (= (_ bv59 7) new.attention.out.split)))
 (= new.attention.share_of_one (and $x1461 $x3036 $x2894))))))
(assert
 (let ((?x3244 (ite new.attention.share_of_one (_ bv94 7) new.attention.mixed)))
 (let (($x594 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x2001 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x2169 (= (_ bv59 7) new.attention.out.collective)))
 (let (($x2831 (and new.attention.share_of_one new.stream.first_keeps_all (or (or $x2169 $x2001) $x594))))
 (let (($x406 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1947 (not $x406)))
 (let (($x1407 (= (_ bv36 7) new.attention.mixed)))
 (let (($x2170 (or (and new.attention.gathers (or (= (_ bv37 7) new.attention.mixed) $x1407)) (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.everywhere) (and $x1407 new.attention.value_dim.everywhere $x1947) $x2831)))
 (= new.attention.mixed_in (ite $x2170 (_ bv98 7) ?x3244))))))))))))
(assert
 (let ((?x190 (ite (or (= (_ bv94 7) new.attention.mixed_in) (= (_ bv40 7) new.attention.out.split)) (_ bv94 7) (ite (= (_ bv63 7) new.attention.out.split) (_ bv38 7) (_ bv98 7)))))
 (let (($x391 (and new.attention.heads_where_kept (or (= (_ bv37 7) new.attention.mixed_in) (= (_ bv98 7) new.attention.mixed_in)))))
 (let (($x777 (ite (= (_ bv36 7) new.attention.mixed_in) new.attention.dims_where_kept $x391)))
 (let (($x594 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x2169 (= (_ bv59 7) new.attention.out.collective)))
 (let (($x406 (= (_ bv40 7) new.attention.out.split)))
 (= new.attention.out_state (ite (and $x406 (or $x2169 $x594) $x777) (_ bv98 7) ?x190)))))))))
(assert
 (= new.prefill false))
(assert
 (= old.attention.dims_where_kept new.attention.dims_where_kept))
(assert
 (= old.attention.head_dim.block new.attention.head_dim.block))
(assert
 (= old.attention.head_dim.given_beyond new.attention.head_dim.given_beyond))
(assert
 (= old.attention.head_dim.given_everywhere new.attention.head_dim.given_everywhere))
(assert
 (= old.attention.head_dim.given_least new.attention.head_dim.given_least))
(assert
 (= old.attention.head_dim.given_most new.attention.head_dim.given_most))
(assert
 (= old.attention.head_dim.given_moved new.attention.head_dim.given_moved))
(assert
 (= old.attention.head_dim.given_undivided new.attention.head_dim.given_undivided))
(assert
 (= old.attention.head_dim.kind new.attention.head_dim.kind))
(assert
 (= old.attention.head_dim.multiple new.attention.head_dim.multiple))
(assert
 (= old.attention.head_dim.n new.attention.head_dim.n))
(assert
 (= old.attention.head_dim.parts new.attention.head_dim.parts))
(assert
 (= old.attention.heads.given_everywhere new.attention.heads.given_everywhere))
(assert
 (= old.attention.heads.kind new.attention.heads.kind))
(assert
 (= old.attention.heads.multiple new.attention.heads.multiple))
(assert
 (= old.attention.heads.n new.attention.heads.n))
(assert
 (= old.attention.heads.parts new.attention.heads.parts))
(assert
 (= old.attention.heads_where_kept new.attention.heads_where_kept))
(assert
 (= old.attention.kv_filled new.attention.kv_filled))
(assert
 (= old.attention.out.collective new.attention.out.collective))
(assert
 (= old.attention.out.group.dp new.attention.out.group.dp))
(assert
 (= old.attention.out.group.pp new.attention.out.group.pp))
(assert
 (= old.attention.out.group.sp new.attention.out.group.sp))
(assert
 (= old.attention.out.group.tp new.attention.out.group.tp))
(assert
 (= old.attention.out.input new.attention.out.input))
(assert
 (= old.attention.out.split new.attention.out.split))
(assert
 (= old.attention.pairs new.attention.pairs))
(assert
 (= old.attention.qkv.collective new.attention.qkv.collective))
(assert
 (= old.attention.qkv.group.dp new.attention.qkv.group.dp))
(assert
 (= old.attention.qkv.group.pp new.attention.qkv.group.pp))
(assert
 (= old.attention.qkv.group.sp new.attention.qkv.group.sp))
(assert
 (= old.attention.qkv.group.tp new.attention.qkv.group.tp))
(assert
 (= old.attention.qkv.k_sum new.attention.qkv.k_sum))
(assert
 (= old.attention.qkv.q_sum new.attention.qkv.q_sum))
(assert
 (= old.attention.qkv.split new.attention.qkv.split))
(assert
 (= old.attention.qkv.v_sum new.attention.qkv.v_sum))
(assert
 (= old.attention.scores.group.dp new.attention.scores.group.dp))
(assert
 (= old.attention.scores.group.pp new.attention.scores.group.pp))
(assert
 (= old.attention.scores.group.sp new.attention.scores.group.sp))
(assert
 (= old.attention.scores.group.tp new.attention.scores.group.tp))
(assert
 (= old.attention.scores.sum new.attention.scores.sum))
(assert
 (= old.attention.value_dim.given_beyond new.attention.value_dim.given_beyond))
(assert
 (= old.attention.value_dim.given_everywhere new.attention.value_dim.given_everywhere))
(assert
 (= old.attention.value_dim.given_least new.attention.value_dim.given_least))
(assert
 (= old.attention.value_dim.kind new.attention.value_dim.kind))
(assert
 (= old.attention.value_dim.multiple new.attention.value_dim.multiple))
(assert
 (= old.attention.value_dim.n new.attention.value_dim.n))
(assert
 (= old.attention.value_dim.parts new.attention.value_dim.parts))
(assert
 (= old.batch.idle new.batch.idle))
(assert
 (= old.batch.sequences.kind new.batch.sequences.kind))
(assert
 (= old.embedding.group.dp new.embedding.group.dp))
(assert
 (= old.ffn.down.group.dp new.ffn.down.group.dp))
(assert
 (= old.ffn.gate.group.dp new.ffn.gate.group.dp))
(assert
 (= old.ffn.up.group.dp new.ffn.up.group.dp))
(assert
 (= old.lm_head.group.dp new.lm_head.group.dp))
(assert
 (= old.model.latent new.model.latent))
(assert
 (= old.model.positions new.model.positions))
(assert
 (= old.model.query_latent new.model.query_latent))
(assert
 (= old.model.sinks new.model.sinks))
(assert
 (= old.model.window_of_one new.model.window_of_one))
(assert
 (= old.moe.block new.moe.block))
(assert
 (= old.moe.group.dp new.moe.group.dp))
(assert
 (= old.moe.group.ep new.moe.group.ep))
(assert
 (= old.moe.group.sp new.moe.group.sp))
(assert
 (= old.moe.group.tp new.moe.group.tp))
(assert
 (= old.pp new.pp))
(assert
 (= old.prefill new.prefill))
(assert
 (= old.sp new.sp))
(assert
 (= old.stream.first_keeps_all new.stream.first_keeps_all))
(assert
 (= old.tp new.tp))
(assert
 (= old.work.prompt new.work.prompt))
(assert
 (= (_ bv43 7) old.batch.idle))
(assert
 (let (($x2071 (= (_ bv101 7) old.batch.sequences.kind)))
 (let (($x2912 (= (_ bv93 7) old.batch.sequences.kind)))
 (let (($x1712 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x2836 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2205 (= (_ bv98 7) old.batch.sequences.kind)))
 (or $x2205 $x2836 $x1712 $x2912 $x2071)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1195 (* old.sp old.tp)))
 (<= old.moe.block ?x1195)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1195 (* old.sp old.tp)))
 (= old.stage.ranks ?x1195)))
(assert
 (not old.embedding.group.dp))
(assert
 (not old.attention.qkv.group.dp))
(assert
 (not old.attention.scores.group.dp))
(assert
 (not old.attention.out.group.dp))
(assert
 (not old.ffn.gate.group.dp))
(assert
 (not old.ffn.up.group.dp))
(assert
 (not old.ffn.down.group.dp))
(assert
 (not old.lm_head.group.dp))
(assert
 (let (($x410 (not old.moe.group.sp)))
 (let (($x2582 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x2582 $x410))))
(assert
 (let ((?x3224 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3224)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x2601 (= (_ bv98 7) new.attention.mixed_in)))
 (let (($x406 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1947 (not $x406)))
 (let (($x1320 (or new.attention.one_key new.attention.scores_whole)))
 (let (($x2759 (= 1 new.attention.head_dim.most)))
 (let (($x869 (= (_ bv98 7) new.attention.q)))
 (let (($x891 (or $x869 $x2759 (and $x1320 (or $x1947 $x2601 (= (_ bv98 7) new.attention.out_state))))))
 (let (($x1665 (not new.attention.value_dim.beyond)))
 (let (($x2379 (or (and (<= 1 new.attention.value_dim.least) $x1665) (and new.model.latent $x869))))
 (let (($x1109 (<= 1 new.attention.head_dim.least)))
 (let (($x494 (not new.attention.head_dim.beyond)))
 (let (($x3353 (and $x494 (or $x1109 (and new.attention.one_key (not $x869))) $x2379 $x891)))
 (not (or (not (= (_ bv36 7) new.attention.qkv.split)) $x3353)))))))))))))))
(assert
 (let (($x884 (= (_ bv98 7) old.attention.mixed_in)))
(let (($x3877 (= (_ bv40 7) old.attention.out.split)))
(let (($x3349 (not $x3877)))
(let (($x2720 (or old.attention.one_key old.attention.scores_whole)))
(let (($x1498 (= 1 old.attention.head_dim.most)))
(let (($x1198 (= (_ bv98 7) old.attention.q)))
(let (($x2287 (or $x1198 $x1498 (and $x2720 (or $x3349 $x884 (= (_ bv98 7) old.attention.out_state))))))
(let (($x297 (not old.attention.value_dim.beyond)))
(let (($x2864 (or (and (<= 1 old.attention.value_dim.least) $x297) (and old.model.latent $x1198))))
(let (($x1845 (<= 1 old.attention.head_dim.least)))
(let (($x2430 (not old.attention.head_dim.beyond)))
(let (($x1330 (and $x2430 (or $x1845 (and old.attention.one_key (not $x1198))) $x2864 $x2287)))
(or (not (= (_ bv36 7) old.attention.qkv.split)) $x1330))))))))))))))
(check-sat)

; from one replica to any number, question 86
(reset)
(set-logic ALL)
; benchmark generated from python API
(set-info :status unknown)
(declare-fun old.attention.head_dim.kind () (_ BitVec 7))
(declare-fun old.attention.head_dim.multiple () Int)
(declare-fun old.attention.head_dim.n () Int)
(declare-fun old.attention.head_dim.parts () Int)
(declare-fun old.attention.heads.kind () (_ BitVec 7))
(declare-fun old.attention.heads.multiple () Int)
(declare-fun old.attention.heads.n () Int)
(declare-fun old.attention.heads.parts () Int)
(declare-fun old.attention.pairs () (_ BitVec 7))
(declare-fun old.attention.qkv.collective () (_ BitVec 7))
(declare-fun old.attention.qkv.q_sum () (_ BitVec 7))
(declare-fun old.attention.qkv.split () (_ BitVec 7))
(declare-fun old.attention.value_dim.kind () (_ BitVec 7))
(declare-fun old.attention.value_dim.multiple () Int)
(declare-fun old.attention.value_dim.n () Int)
(declare-fun old.attention.value_dim.parts () Int)
(declare-fun old.batch.idle () (_ BitVec 7))
(declare-fun old.batch.sequences.kind () (_ BitVec 7))
(declare-fun old.dp () Int)
(declare-fun old.model.positions () (_ BitVec 7))
(declare-fun old.moe.block () Int)
(declare-fun old.pp () Int)
(declare-fun old.sp () Int)
(declare-fun old.stage.ranks () Int)
(declare-fun old.tp () Int)
(declare-fun old.attention.heads.filled () Bool)
(declare-fun old.attention.head_dim.filled () Bool)
(declare-fun old.attention.value_dim.filled () Bool)
(declare-fun old.attention.kv_filled () Bool)
(declare-fun old.model.latent () Bool)
(declare-fun old.attention.qkv.group.pp () Bool)
(declare-fun old.attention.qkv.group.sp () Bool)
(declare-fun old.attention.qkv.group.dp () Bool)
(declare-fun old.attention.qkv.group.tp () Bool)
(declare-fun old.model.query_latent () Bool)
(declare-fun old.attention.q () (_ BitVec 7))
(declare-fun new.attention.head_dim.kind () (_ BitVec 7))
(declare-fun new.attention.head_dim.multiple () Int)
(declare-fun new.attention.head_dim.n () Int)
(declare-fun new.attention.head_dim.parts () Int)
(declare-fun new.attention.heads.kind () (_ BitVec 7))
(declare-fun new.attention.heads.multiple () Int)
(declare-fun new.attention.heads.n () Int)
(declare-fun new.attention.heads.parts () Int)
(declare-fun new.attention.pairs () (_ BitVec 7))
(declare-fun new.attention.qkv.collective () (_ BitVec 7))
(declare-fun new.attention.qkv.q_sum () (_ BitVec 7))
(declare-fun new.attention.qkv.split () (_ BitVec 7))
(declare-fun new.attention.value_dim.kind () (_ BitVec 7))
(declare-fun new.attention.value_dim.multiple () Int)
(declare-fun new.attention.value_dim.n () Int)
(declare-fun new.attention.value_dim.parts () Int)
(declare-fun new.dp () Int)
(declare-fun new.model.positions () (_ BitVec 7))
(declare-fun new.moe.block () Int)
(declare-fun new.pp () Int)
(declare-fun new.sp () Int)
(declare-fun new.stage.ranks () Int)
(declare-fun new.tp () Int)
(declare-fun new.attention.heads.filled () Bool)
(declare-fun new.attention.head_dim.filled () Bool)
(declare-fun new.attention.value_dim.filled () Bool)
(declare-fun new.attention.kv_filled () Bool)
(declare-fun new.model.latent () Bool)
(declare-fun new.attention.qkv.group.pp () Bool)
(declare-fun new.attention.qkv.group.sp () Bool)
(declare-fun new.attention.qkv.group.dp () Bool)
(declare-fun new.attention.qkv.group.tp () Bool)
(declare-fun new.model.query_latent () Bool)
(declare-fun new.attention.q () (_ BitVec 7))
(declare-fun new.attention.out.group.dp () Bool)
(declare-fun old.attention.out.group.dp () Bool)
(declare-fun new.attention.pairs_apart () Bool)
(declare-fun old.attention.pairs_apart () Bool)
(declare-fun new.attention.scores.group.dp () Bool)
(declare-fun old.attention.scores.group.dp () Bool)
(declare-fun new.batch.idle () (_ BitVec 7))
(declare-fun new.batch.sequences.kind () (_ BitVec 7))
(declare-fun new.embedding.group.dp () Bool)
(declare-fun old.embedding.group.dp () Bool)
(declare-fun new.ffn.down.group.dp () Bool)
(declare-fun old.ffn.down.group.dp () Bool)
(declare-fun new.ffn.gate.group.dp () Bool)
(declare-fun old.ffn.gate.group.dp () Bool)
(declare-fun new.ffn.up.group.dp () Bool)
(declare-fun old.ffn.up.group.dp () Bool)
(declare-fun new.lm_head.group.dp () Bool)
(declare-fun old.lm_head.group.dp () Bool)
(declare-fun new.moe.group.dp () Bool)
(declare-fun old.moe.group.dp () Bool)
(declare-fun new.moe.group.ep () Bool)
(declare-fun old.moe.group.ep () Bool)
(declare-fun new.moe.group.sp () Bool)
(declare-fun old.moe.group.sp () Bool)
(declare-fun new.moe.group.tp () Bool)
(declare-fun old.moe.group.tp () Bool)
(assert
 (let (($x940 (= (_ bv67 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv49 7) old.attention.head_dim.kind) (= (_ bv58 7) old.attention.head_dim.kind) $x940 (= (_ bv88 7) old.attention.head_dim.kind) (= (_ bv93 7) old.attention.head_dim.kind) (= (_ bv98 7) old.attention.head_dim.kind) (= (_ bv101 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x1628 (= (_ bv67 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) (= (_ bv49 7) old.attention.heads.kind) (= (_ bv58 7) old.attention.heads.kind) $x1628 (= (_ bv88 7) old.attention.heads.kind) (= (_ bv93 7) old.attention.heads.kind) (= (_ bv98 7) old.attention.heads.kind) (= (_ bv101 7) old.attention.heads.kind))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x1678 (= (_ bv8 7) old.attention.pairs)))
 (or $x1678 (= (_ bv44 7) old.attention.pairs))))
(assert
 (let (($x1781 (= (_ bv75 7) old.attention.qkv.collective)))
 (let (($x2629 (= (_ bv59 7) old.attention.qkv.collective)))
 (let (($x663 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x164 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1550 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x1550 $x164 $x663 $x2629 $x1781)))))))
(assert
 (let (($x2699 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x2699 (= (_ bv85 7) old.attention.qkv.q_sum))))
(assert
 (let (($x626 (= (_ bv59 7) old.attention.qkv.split)))
 (let (($x1705 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x442 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x3698 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x3698 $x442 $x1705 $x626))))))
(assert
 (let (($x1362 (= (_ bv67 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv49 7) old.attention.value_dim.kind) (= (_ bv58 7) old.attention.value_dim.kind) $x1362 (= (_ bv88 7) old.attention.value_dim.kind) (= (_ bv93 7) old.attention.value_dim.kind) (= (_ bv98 7) old.attention.value_dim.kind) (= (_ bv101 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x1442 (= (_ bv43 7) old.batch.idle)))
 (or $x1442 (= (_ bv89 7) old.batch.idle))))
(assert
 (let (($x2071 (= (_ bv101 7) old.batch.sequences.kind)))
 (let (($x2205 (= (_ bv98 7) old.batch.sequences.kind)))
 (let (($x2912 (= (_ bv93 7) old.batch.sequences.kind)))
 (let (($x1712 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x2836 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x2836 $x1712 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv49 7) old.batch.sequences.kind) (= (_ bv58 7) old.batch.sequences.kind) (= (_ bv67 7) old.batch.sequences.kind) (= (_ bv88 7) old.batch.sequences.kind) $x2912 $x2205 $x2071)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x644 (= (_ bv81 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv48 7) old.model.positions) (= (_ bv59 7) old.model.positions) $x644)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let ((?x270 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x392 (= (div (* ?x270 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x1628 (= (_ bv67 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x1628 (< 1 old.attention.heads.parts) $x392))))))
(assert
 (let ((?x326 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2323 (div (* ?x326 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x940 (= (_ bv67 7) old.attention.head_dim.kind)))
 (let (($x1680 (and $x940 (< 1 old.attention.head_dim.parts) (= ?x2323 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x1680))))))
(assert
 (let ((?x3121 (- (+ old.attention.value_dim.n old.attention.value_dim.multiple) 1)))
 (let ((?x3023 (* (div ?x3121 old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x1362 (= (_ bv67 7) old.attention.value_dim.kind)))
 (let (($x2413 (and $x1362 (< 1 old.attention.value_dim.parts) (= (div ?x3023 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x2413))))))
(assert
 (let (($x1781 (= (_ bv75 7) old.attention.qkv.collective)))
 (let (($x1550 (= (_ bv4 7) old.attention.qkv.collective)))
 (let (($x2629 (= (_ bv59 7) old.attention.qkv.collective)))
 (let ((?x303 (ite (or $x2629 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv94 7) (ite (or $x1550 $x1781) (_ bv16 7) (_ bv98 7)))))
 (let (($x442 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x164 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1670 (and $x164 $x442 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x3698 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1156 (and $x164 $x3698 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv81 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x1050 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x663 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1671 (or $x663 $x2629)))
 (let ((?x1520 (ite (or $x1671 $x1050) old.attention.qkv.split (ite (or $x1550 $x1156 $x1670) (_ bv98 7) (_ bv16 7)))))
 (let (($x626 (= (_ bv59 7) old.attention.qkv.split)))
 (let ((?x535 (ite $x626 (ite (or $x1671 $x1050 old.model.query_latent) (_ bv98 7) (ite $x164 (_ bv21 7) (_ bv16 7))) (ite (not (= (_ bv40 7) old.attention.qkv.split)) ?x1520 ?x303))))
 (= old.attention.q ?x535)))))))))))))))))
(assert
 (let (($x469 (= (_ bv67 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv49 7) new.attention.head_dim.kind) (= (_ bv58 7) new.attention.head_dim.kind) $x469 (= (_ bv88 7) new.attention.head_dim.kind) (= (_ bv93 7) new.attention.head_dim.kind) (= (_ bv98 7) new.attention.head_dim.kind) (= (_ bv101 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x1216 (= (_ bv67 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) (= (_ bv49 7) new.attention.heads.kind) (= (_ bv58 7) new.attention.heads.kind) $x1216 (= (_ bv88 7) new.attention.heads.kind) (= (_ bv93 7) new.attention.heads.kind) (= (_ bv98 7) new.attention.heads.kind) (= (_ bv101 7) new.attention.heads.kind))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x474 (= (_ bv8 7) new.attention.pairs)))
 (or $x474 (= (_ bv44 7) new.attention.pairs))))
(assert
 (let (($x1277 (= (_ bv75 7) new.attention.qkv.collective)))
 (let (($x901 (= (_ bv59 7) new.attention.qkv.collective)))
 (let (($x2058 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x977 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1542 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1542 $x977 $x2058 $x901 $x1277)))))))
(assert
 (let (($x283 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x283 (= (_ bv85 7) new.attention.qkv.q_sum))))
(assert
 (let (($x2595 (= (_ bv59 7) new.attention.qkv.split)))
 (let (($x1724 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2666 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2877 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x2877 $x2666 $x1724 $x2595))))))
(assert
 (let (($x1482 (= (_ bv67 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv49 7) new.attention.value_dim.kind) (= (_ bv58 7) new.attention.value_dim.kind) $x1482 (= (_ bv88 7) new.attention.value_dim.kind) (= (_ bv93 7) new.attention.value_dim.kind) (= (_ bv98 7) new.attention.value_dim.kind) (= (_ bv101 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x2186 (= (_ bv81 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv48 7) new.model.positions) (= (_ bv59 7) new.model.positions) $x2186)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let ((?x2132 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x3046 (= (div (* ?x2132 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x1216 (= (_ bv67 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x1216 (< 1 new.attention.heads.parts) $x3046))))))
(assert
 (let ((?x2141 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2623 (div (* ?x2141 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x469 (= (_ bv67 7) new.attention.head_dim.kind)))
 (let (($x2309 (and $x469 (< 1 new.attention.head_dim.parts) (= ?x2623 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x2309))))))
(assert
 (let ((?x1955 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x2624 (* (div ?x1955 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x1482 (= (_ bv67 7) new.attention.value_dim.kind)))
 (let (($x1220 (and $x1482 (< 1 new.attention.value_dim.parts) (= (div ?x2624 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x1220))))))
(assert
 (let (($x1277 (= (_ bv75 7) new.attention.qkv.collective)))
 (let (($x1542 (= (_ bv4 7) new.attention.qkv.collective)))
 (let (($x901 (= (_ bv59 7) new.attention.qkv.collective)))
 (let ((?x1518 (ite (or $x901 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv94 7) (ite (or $x1542 $x1277) (_ bv16 7) (_ bv98 7)))))
 (let (($x2666 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x977 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x467 (and $x977 $x2666 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2877 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1895 (and $x977 $x2877 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv81 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x976 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2058 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1421 (or $x2058 $x901)))
 (let ((?x1099 (ite (or $x1421 $x976) new.attention.qkv.split (ite (or $x1542 $x1895 $x467) (_ bv98 7) (_ bv16 7)))))
 (let (($x2595 (= (_ bv59 7) new.attention.qkv.split)))
 (let ((?x2967 (ite $x2595 (ite (or $x1421 $x976 new.model.query_latent) (_ bv98 7) (ite $x977 (_ bv21 7) (_ bv16 7))) (ite (not (= (_ bv40 7) new.attention.qkv.split)) ?x1099 ?x1518))))
 (= new.attention.q ?x2967)))))))))))))))))
(assert
 (= old.attention.head_dim.kind new.attention.head_dim.kind))
(assert
 (= old.attention.head_dim.multiple new.attention.head_dim.multiple))
(assert
 (= old.attention.head_dim.n new.attention.head_dim.n))
(assert
 (= old.attention.head_dim.parts new.attention.head_dim.parts))
(assert
 (= old.attention.heads.kind new.attention.heads.kind))
(assert
 (= old.attention.heads.multiple new.attention.heads.multiple))
(assert
 (= old.attention.heads.n new.attention.heads.n))
(assert
 (= old.attention.heads.parts new.attention.heads.parts))
(assert
 (= old.attention.kv_filled new.attention.kv_filled))
(assert
 (= old.attention.out.group.dp new.attention.out.group.dp))
(assert
 (= old.attention.pairs new.attention.pairs))
(assert
 (= old.attention.pairs_apart new.attention.pairs_apart))
(assert
 (= old.attention.qkv.collective new.attention.qkv.collective))
(assert
 (= old.attention.qkv.group.dp new.attention.qkv.group.dp))
(assert
 (= old.attention.qkv.group.pp new.attention.qkv.group.pp))
(assert
 (= old.attention.qkv.group.sp new.attention.qkv.group.sp))
(assert
 (= old.attention.qkv.group.tp new.attention.qkv.group.tp))
(assert
 (= old.attention.qkv.q_sum new.attention.qkv.q_sum))
(assert
 (= old.attention.qkv.split new.attention.qkv.split))
(assert
 (= old.attention.scores.group.dp new.attention.scores.group.dp))
(assert
 (= old.attention.value_dim.kind new.attention.value_dim.kind))
(assert
 (= old.attention.value_dim.multiple new.attention.value_dim.multiple))
(assert
 (= old.attention.value_dim.n new.attention.value_dim.n))
(assert
 (= old.attention.value_dim.parts new.attention.value_dim.parts))
(assert
 (= old.batch.idle new.batch.idle))
(assert
 (= old.batch.sequences.kind new.batch.sequences.kind))
(assert
 (= old.embedding.group.dp new.embedding.group.dp))
(assert
 (= old.ffn.down.group.dp new.ffn.down.group.dp))
(assert
 (= old.ffn.gate.group.dp new.ffn.gate.group.dp))
(assert
 (= old.ffn.up.group.dp new.ffn.up.group.dp))
(assert
 (= old.lm_head.group.dp new.lm_head.group.dp))
(assert
 (= old.model.latent new.model.latent))
(assert
 (= old.model.positions new.model.positions))
(assert
 (= old.model.query_latent new.model.query_latent))
(assert
 (= old.moe.block new.moe.block))
(assert
 (= old.moe.group.dp new.moe.group.dp))
(assert
 (= old.moe.group.ep new.moe.group.ep))
(assert
 (= old.moe.group.sp new.moe.group.sp))
(assert
 (= old.moe.group.tp new.moe.group.tp))
(assert
 (= old.pp new.pp))
(assert
 (= old.sp new.sp))
(assert
 (= old.tp new.tp))
(assert
 (= (_ bv43 7) old.batch.idle))
(assert
 (let (($x2071 (= (_ bv101 7) old.batch.sequences.kind)))
 (let (($x2912 (= (_ bv93 7) old.batch.sequences.kind)))
 (let (($x1712 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x2836 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2205 (= (_ bv98 7) old.batch.sequences.kind)))
 (or $x2205 $x2836 $x1712 $x2912 $x2071)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1195 (* old.sp old.tp)))
 (<= old.moe.block ?x1195)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1195 (* old.sp old.tp)))
 (= old.stage.ranks ?x1195)))
(assert
 (not old.embedding.group.dp))
(assert
 (not old.attention.qkv.group.dp))
(assert
 (not old.attention.scores.group.dp))
(assert
 (not old.attention.out.group.dp))
(assert
 (not old.ffn.gate.group.dp))
(assert
 (not old.ffn.up.group.dp))
(assert
 (not old.ffn.down.group.dp))
(assert
 (not old.lm_head.group.dp))
(assert
 (let (($x410 (not old.moe.group.sp)))
 (let (($x2582 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x2582 $x410))))
(assert
 (let ((?x3224 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3224)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x1380 (or (not (= (_ bv36 7) new.attention.qkv.split)) (= (_ bv98 7) new.attention.q) (not new.attention.pairs_apart))))
 (not $x1380)))
(assert
 (let (($x737 (not old.attention.pairs_apart)))
(or (not (= (_ bv36 7) old.attention.qkv.split)) (= (_ bv98 7) old.attention.q) $x737)))
(check-sat)

; from one replica to any number, question 87
(reset)
(set-logic ALL)
; benchmark generated from python API
(set-info :status unknown)
(declare-fun old.attention.head_dim.kind () (_ BitVec 7))
(declare-fun old.attention.head_dim.multiple () Int)
(declare-fun old.attention.head_dim.n () Int)
(declare-fun old.attention.head_dim.parts () Int)
(declare-fun old.attention.heads.kind () (_ BitVec 7))
(declare-fun old.attention.heads.multiple () Int)
(declare-fun old.attention.heads.n () Int)
(declare-fun old.attention.heads.parts () Int)
(declare-fun old.attention.pairs () (_ BitVec 7))
(declare-fun old.attention.qkv.collective () (_ BitVec 7))
(declare-fun old.attention.qkv.k_sum () (_ BitVec 7))
(declare-fun old.attention.qkv.q_sum () (_ BitVec 7))
(declare-fun old.attention.qkv.split () (_ BitVec 7))
(declare-fun old.attention.qkv.v_sum () (_ BitVec 7))
(declare-fun old.attention.value_dim.kind () (_ BitVec 7))
(declare-fun old.attention.value_dim.multiple () Int)
(declare-fun old.attention.value_dim.n () Int)
(declare-fun old.attention.value_dim.parts () Int)
(declare-fun old.batch.idle () (_ BitVec 7))
(declare-fun old.batch.sequences.kind () (_ BitVec 7))
(declare-fun old.dp () Int)
(declare-fun old.model.positions () (_ BitVec 7))
(declare-fun old.moe.block () Int)
(declare-fun old.pp () Int)
(declare-fun old.sp () Int)
(declare-fun old.stage.ranks () Int)
(declare-fun old.tp () Int)
(declare-fun old.attention.heads.filled () Bool)
(declare-fun old.attention.head_dim.filled () Bool)
(declare-fun old.attention.value_dim.filled () Bool)
(declare-fun old.attention.kv_filled () Bool)
(declare-fun old.model.latent () Bool)
(declare-fun old.attention.qkv.group.pp () Bool)
(declare-fun old.attention.qkv.group.sp () Bool)
(declare-fun old.attention.qkv.group.dp () Bool)
(declare-fun old.attention.qkv.group.tp () Bool)
(declare-fun old.model.query_latent () Bool)
(declare-fun old.attention.q () (_ BitVec 7))
(declare-fun old.attention.k () (_ BitVec 7))
(declare-fun old.attention.v () (_ BitVec 7))
(declare-fun new.attention.head_dim.kind () (_ BitVec 7))
(declare-fun new.attention.head_dim.multiple () Int)
(declare-fun new.attention.head_dim.n () Int)
(declare-fun new.attention.head_dim.parts () Int)
(declare-fun new.attention.heads.kind () (_ BitVec 7))
(declare-fun new.attention.heads.multiple () Int)
(declare-fun new.attention.heads.n () Int)
(declare-fun new.attention.heads.parts () Int)
(declare-fun new.attention.pairs () (_ BitVec 7))
(declare-fun new.attention.qkv.collective () (_ BitVec 7))
(declare-fun new.attention.qkv.k_sum () (_ BitVec 7))
(declare-fun new.attention.qkv.q_sum () (_ BitVec 7))
(declare-fun new.attention.qkv.split () (_ BitVec 7))
(declare-fun new.attention.qkv.v_sum () (_ BitVec 7))
(declare-fun new.attention.value_dim.kind () (_ BitVec 7))
(declare-fun new.attention.value_dim.multiple () Int)
(declare-fun new.attention.value_dim.n () Int)
(declare-fun new.attention.value_dim.parts () Int)
(declare-fun new.dp () Int)
(declare-fun new.model.positions () (_ BitVec 7))
(declare-fun new.moe.block () Int)
(declare-fun new.pp () Int)
(declare-fun new.sp () Int)
(declare-fun new.stage.ranks () Int)
(declare-fun new.tp () Int)
(declare-fun new.attention.heads.filled () Bool)
(declare-fun new.attention.head_dim.filled () Bool)
(declare-fun new.attention.value_dim.filled () Bool)
(declare-fun new.attention.kv_filled () Bool)
(declare-fun new.model.latent () Bool)
(declare-fun new.attention.qkv.group.pp () Bool)
(declare-fun new.attention.qkv.group.sp () Bool)
(declare-fun new.attention.qkv.group.dp () Bool)
(declare-fun new.attention.qkv.group.tp () Bool)
(declare-fun new.model.query_latent () Bool)
(declare-fun new.attention.q () (_ BitVec 7))
(declare-fun new.attention.k () (_ BitVec 7))
(declare-fun new.attention.v () (_ BitVec 7))
(declare-fun new.attention.out.group.dp () Bool)
(declare-fun old.attention.out.group.dp () Bool)
(declare-fun new.attention.scores.group.dp () Bool)
(declare-fun old.attention.scores.group.dp () Bool)
(declare-fun new.batch.idle () (_ BitVec 7))
(declare-fun new.batch.sequences.kind () (_ BitVec 7))
(declare-fun new.embedding.group.dp () Bool)
(declare-fun old.embedding.group.dp () Bool)
(declare-fun new.ffn.down.group.dp () Bool)
(declare-fun old.ffn.down.group.dp () Bool)
(declare-fun new.ffn.gate.group.dp () Bool)
(declare-fun old.ffn.gate.group.dp () Bool)
(declare-fun new.ffn.up.group.dp () Bool)
(declare-fun old.ffn.up.group.dp () Bool)
(declare-fun new.lm_head.group.dp () Bool)
(declare-fun old.lm_head.group.dp () Bool)
(declare-fun new.moe.group.dp () Bool)
(declare-fun old.moe.group.dp () Bool)
(declare-fun new.moe.group.ep () Bool)
(declare-fun old.moe.group.ep () Bool)
(declare-fun new.moe.group.sp () Bool)
(declare-fun old.moe.group.sp () Bool)
(declare-fun new.moe.group.tp () Bool)
(declare-fun old.moe.group.tp () Bool)
(assert
 (let (($x940 (= (_ bv67 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv49 7) old.attention.head_dim.kind) (= (_ bv58 7) old.attention.head_dim.kind) $x940 (= (_ bv88 7) old.attention.head_dim.kind) (= (_ bv93 7) old.attention.head_dim.kind) (= (_ bv98 7) old.attention.head_dim.kind) (= (_ bv101 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x1628 (= (_ bv67 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) (= (_ bv49 7) old.attention.heads.kind) (= (_ bv58 7) old.attention.heads.kind) $x1628 (= (_ bv88 7) old.attention.heads.kind) (= (_ bv93 7) old.attention.heads.kind) (= (_ bv98 7) old.attention.heads.kind) (= (_ bv101 7) old.attention.heads.kind))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x1678 (= (_ bv8 7) old.attention.pairs)))
 (or $x1678 (= (_ bv44 7) old.attention.pairs))))
(assert
 (let (($x1781 (= (_ bv75 7) old.attention.qkv.collective)))
 (let (($x2629 (= (_ bv59 7) old.attention.qkv.collective)))
 (let (($x663 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x164 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1550 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x1550 $x164 $x663 $x2629 $x1781)))))))
(assert
 (let (($x2957 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x2957 (= (_ bv85 7) old.attention.qkv.k_sum))))
(assert
 (let (($x2699 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x2699 (= (_ bv85 7) old.attention.qkv.q_sum))))
(assert
 (let (($x626 (= (_ bv59 7) old.attention.qkv.split)))
 (let (($x1705 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x442 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x3698 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x3698 $x442 $x1705 $x626))))))
(assert
 (let (($x3719 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x3719 (= (_ bv64 7) old.attention.qkv.v_sum))))
(assert
 (let (($x1362 (= (_ bv67 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv49 7) old.attention.value_dim.kind) (= (_ bv58 7) old.attention.value_dim.kind) $x1362 (= (_ bv88 7) old.attention.value_dim.kind) (= (_ bv93 7) old.attention.value_dim.kind) (= (_ bv98 7) old.attention.value_dim.kind) (= (_ bv101 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x1442 (= (_ bv43 7) old.batch.idle)))
 (or $x1442 (= (_ bv89 7) old.batch.idle))))
(assert
 (let (($x2071 (= (_ bv101 7) old.batch.sequences.kind)))
 (let (($x2205 (= (_ bv98 7) old.batch.sequences.kind)))
 (let (($x2912 (= (_ bv93 7) old.batch.sequences.kind)))
 (let (($x1712 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x2836 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x2836 $x1712 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv49 7) old.batch.sequences.kind) (= (_ bv58 7) old.batch.sequences.kind) (= (_ bv67 7) old.batch.sequences.kind) (= (_ bv88 7) old.batch.sequences.kind) $x2912 $x2205 $x2071)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x644 (= (_ bv81 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv48 7) old.model.positions) (= (_ bv59 7) old.model.positions) $x644)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let ((?x270 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x392 (= (div (* ?x270 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x1628 (= (_ bv67 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x1628 (< 1 old.attention.heads.parts) $x392))))))
(assert
 (let ((?x326 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2323 (div (* ?x326 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x940 (= (_ bv67 7) old.attention.head_dim.kind)))
 (let (($x1680 (and $x940 (< 1 old.attention.head_dim.parts) (= ?x2323 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x1680))))))
(assert
 (let ((?x3121 (- (+ old.attention.value_dim.n old.attention.value_dim.multiple) 1)))
 (let ((?x3023 (* (div ?x3121 old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x1362 (= (_ bv67 7) old.attention.value_dim.kind)))
 (let (($x2413 (and $x1362 (< 1 old.attention.value_dim.parts) (= (div ?x3023 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x2413))))))
(assert
 (let (($x1781 (= (_ bv75 7) old.attention.qkv.collective)))
 (let (($x1550 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2209 (ite (or $x1550 $x1781) (_ bv16 7) (_ bv98 7))))
 (let (($x2629 (= (_ bv59 7) old.attention.qkv.collective)))
 (let (($x442 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x164 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1670 (and $x164 $x442 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x3698 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1156 (and $x164 $x3698 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv81 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x1050 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x663 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1671 (or $x663 $x2629)))
 (let ((?x1520 (ite (or $x1671 $x1050) old.attention.qkv.split (ite (or $x1550 $x1156 $x1670) (_ bv98 7) (_ bv16 7)))))
 (let (($x1705 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x204 (not $x1705)))
 (let ((?x1638 (ite $x204 ?x1520 (ite (or $x2629 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv94 7) ?x2209))))
 (let ((?x973 (ite (or $x1671 $x1050 old.model.query_latent) (_ bv98 7) (ite $x164 (_ bv21 7) (_ bv16 7)))))
 (let (($x626 (= (_ bv59 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x626 ?x973 ?x1638)))))))))))))))))))))
(assert
 (let (($x1781 (= (_ bv75 7) old.attention.qkv.collective)))
 (let (($x1550 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2209 (ite (or $x1550 $x1781) (_ bv16 7) (_ bv98 7))))
 (let (($x2629 (= (_ bv59 7) old.attention.qkv.collective)))
 (let (($x442 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x164 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1670 (and $x164 $x442 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x3698 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1156 (and $x164 $x3698 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv81 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x1050 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x663 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1671 (or $x663 $x2629)))
 (let ((?x1520 (ite (or $x1671 $x1050) old.attention.qkv.split (ite (or $x1550 $x1156 $x1670) (_ bv98 7) (_ bv16 7)))))
 (let (($x1705 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x204 (not $x1705)))
 (let ((?x1400 (ite $x204 ?x1520 (ite (or $x2629 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv94 7) ?x2209))))
 (let ((?x973 (ite (or $x1671 $x1050 old.model.query_latent) (_ bv98 7) (ite $x164 (_ bv21 7) (_ bv16 7)))))
 (let (($x626 (= (_ bv59 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x626 ?x973 ?x1400)))))))))))))))))))))
(assert
 (let (($x1781 (= (_ bv75 7) old.attention.qkv.collective)))
 (let (($x1550 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2209 (ite (or $x1550 $x1781) (_ bv16 7) (_ bv98 7))))
 (let (($x2629 (= (_ bv59 7) old.attention.qkv.collective)))
 (let (($x442 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x164 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1670 (and $x164 $x442 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x3698 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1156 (and $x164 $x3698 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv81 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x1050 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x663 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1671 (or $x663 $x2629)))
 (let ((?x1520 (ite (or $x1671 $x1050) old.attention.qkv.split (ite (or $x1550 $x1156 $x1670) (_ bv98 7) (_ bv16 7)))))
 (let (($x1705 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x204 (not $x1705)))
 (let ((?x3289 (ite $x204 ?x1520 (ite (or $x2629 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv94 7) ?x2209))))
 (let ((?x973 (ite (or $x1671 $x1050 old.model.query_latent) (_ bv98 7) (ite $x164 (_ bv21 7) (_ bv16 7)))))
 (let (($x626 (= (_ bv59 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x626 ?x973 ?x3289))))))))))))))))))))))
(assert
 (let (($x469 (= (_ bv67 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv49 7) new.attention.head_dim.kind) (= (_ bv58 7) new.attention.head_dim.kind) $x469 (= (_ bv88 7) new.attention.head_dim.kind) (= (_ bv93 7) new.attention.head_dim.kind) (= (_ bv98 7) new.attention.head_dim.kind) (= (_ bv101 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x1216 (= (_ bv67 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) (= (_ bv49 7) new.attention.heads.kind) (= (_ bv58 7) new.attention.heads.kind) $x1216 (= (_ bv88 7) new.attention.heads.kind) (= (_ bv93 7) new.attention.heads.kind) (= (_ bv98 7) new.attention.heads.kind) (= (_ bv101 7) new.attention.heads.kind))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x474 (= (_ bv8 7) new.attention.pairs)))
 (or $x474 (= (_ bv44 7) new.attention.pairs))))
(assert
 (let (($x1277 (= (_ bv75 7) new.attention.qkv.collective)))
 (let (($x901 (= (_ bv59 7) new.attention.qkv.collective)))
 (let (($x2058 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x977 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1542 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1542 $x977 $x2058 $x901 $x1277)))))))
(assert
 (let (($x2338 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x2338 (= (_ bv85 7) new.attention.qkv.k_sum))))
(assert
 (let (($x283 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x283 (= (_ bv85 7) new.attention.qkv.q_sum))))
(assert
 (let (($x2595 (= (_ bv59 7) new.attention.qkv.split)))
 (let (($x1724 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2666 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2877 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x2877 $x2666 $x1724 $x2595))))))
(assert
 (let (($x1711 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x1711 (= (_ bv64 7) new.attention.qkv.v_sum))))
(assert
 (let (($x1482 (= (_ bv67 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv49 7) new.attention.value_dim.kind) (= (_ bv58 7) new.attention.value_dim.kind) $x1482 (= (_ bv88 7) new.attention.value_dim.kind) (= (_ bv93 7) new.attention.value_dim.kind) (= (_ bv98 7) new.attention.value_dim.kind) (= (_ bv101 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x2186 (= (_ bv81 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv48 7) new.model.positions) (= (_ bv59 7) new.model.positions) $x2186)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let ((?x2132 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x3046 (= (div (* ?x2132 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x1216 (= (_ bv67 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x1216 (< 1 new.attention.heads.parts) $x3046))))))
(assert
 (let ((?x2141 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2623 (div (* ?x2141 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x469 (= (_ bv67 7) new.attention.head_dim.kind)))
 (let (($x2309 (and $x469 (< 1 new.attention.head_dim.parts) (= ?x2623 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x2309))))))
(assert
 (let ((?x1955 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x2624 (* (div ?x1955 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x1482 (= (_ bv67 7) new.attention.value_dim.kind)))
 (let (($x1220 (and $x1482 (< 1 new.attention.value_dim.parts) (= (div ?x2624 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x1220))))))
(assert
 (let (($x1277 (= (_ bv75 7) new.attention.qkv.collective)))
 (let (($x1542 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x506 (ite (or $x1542 $x1277) (_ bv16 7) (_ bv98 7))))
 (let (($x901 (= (_ bv59 7) new.attention.qkv.collective)))
 (let (($x2666 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x977 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x467 (and $x977 $x2666 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2877 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1895 (and $x977 $x2877 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv81 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x976 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2058 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1421 (or $x2058 $x901)))
 (let ((?x1099 (ite (or $x1421 $x976) new.attention.qkv.split (ite (or $x1542 $x1895 $x467) (_ bv98 7) (_ bv16 7)))))
 (let (($x1724 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x317 (not $x1724)))
 (let ((?x225 (ite $x317 ?x1099 (ite (or $x901 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv94 7) ?x506))))
 (let ((?x2663 (ite (or $x1421 $x976 new.model.query_latent) (_ bv98 7) (ite $x977 (_ bv21 7) (_ bv16 7)))))
 (let (($x2595 (= (_ bv59 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x2595 ?x2663 ?x225)))))))))))))))))))))
(assert
 (let (($x1277 (= (_ bv75 7) new.attention.qkv.collective)))
 (let (($x1542 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x506 (ite (or $x1542 $x1277) (_ bv16 7) (_ bv98 7))))
 (let (($x901 (= (_ bv59 7) new.attention.qkv.collective)))
 (let (($x2666 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x977 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x467 (and $x977 $x2666 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2877 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1895 (and $x977 $x2877 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv81 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x976 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2058 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1421 (or $x2058 $x901)))
 (let ((?x1099 (ite (or $x1421 $x976) new.attention.qkv.split (ite (or $x1542 $x1895 $x467) (_ bv98 7) (_ bv16 7)))))
 (let (($x1724 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x317 (not $x1724)))
 (let ((?x2831 (ite $x317 ?x1099 (ite (or $x901 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv94 7) ?x506))))
 (let ((?x2663 (ite (or $x1421 $x976 new.model.query_latent) (_ bv98 7) (ite $x977 (_ bv21 7) (_ bv16 7)))))
 (let (($x2595 (= (_ bv59 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x2595 ?x2663 ?x2831)))))))))))))))))))))
(assert
 (let (($x1277 (= (_ bv75 7) new.attention.qkv.collective)))
 (let (($x1542 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x506 (ite (or $x1542 $x1277) (_ bv16 7) (_ bv98 7))))
 (let (($x901 (= (_ bv59 7) new.attention.qkv.collective)))
 (let (($x2666 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x977 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x467 (and $x977 $x2666 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2877 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1895 (and $x977 $x2877 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv81 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x976 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2058 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1421 (or $x2058 $x901)))
 (let ((?x1099 (ite (or $x1421 $x976) new.attention.qkv.split (ite (or $x1542 $x1895 $x467) (_ bv98 7) (_ bv16 7)))))
 (let (($x1724 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x317 (not $x1724)))
 (let ((?x1787 (ite $x317 ?x1099 (ite (or $x901 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv94 7) ?x506))))
 (let ((?x2663 (ite (or $x1421 $x976 new.model.query_latent) (_ bv98 7) (ite $x977 (_ bv21 7) (_ bv16 7)))))
 (let (($x2595 (= (_ bv59 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x2595 ?x2663 ?x1787))))))))))))))))))))))
(assert
 (= old.attention.head_dim.kind new.attention.head_dim.kind))
(assert
 (= old.attention.head_dim.multiple new.attention.head_dim.multiple))
(assert
 (= old.attention.head_dim.n new.attention.head_dim.n))
(assert
 (= old.attention.head_dim.parts new.attention.head_dim.parts))
(assert
 (= old.attention.heads.kind new.attention.heads.kind))
(assert
 (= old.attention.heads.multiple new.attention.heads.multiple))
(assert
 (= old.attention.heads.n new.attention.heads.n))
(assert
 (= old.attention.heads.parts new.attention.heads.parts))
(assert
 (= old.attention.kv_filled new.attention.kv_filled))
(assert
 (= old.attention.out.group.dp new.attention.out.group.dp))
(assert
 (= old.attention.pairs new.attention.pairs))
(assert
 (= old.attention.qkv.collective new.attention.qkv.collective))
(assert
 (= old.attention.qkv.group.dp new.attention.qkv.group.dp))
(assert
 (= old.attention.qkv.group.pp new.attention.qkv.group.pp))
(assert
 (= old.attention.qkv.group.sp new.attention.qkv.group.sp))
(assert
 (= old.attention.qkv.group.tp new.attention.qkv.group.tp))
(assert
 (= old.attention.qkv.k_sum new.attention.qkv.k_sum))
(assert
 (= old.attention.qkv.q_sum new.attention.qkv.q_sum))
(assert
 (= old.attention.qkv.split new.attention.qkv.split))
(assert
 (= old.attention.qkv.v_sum new.attention.qkv.v_sum))
(assert
 (= old.attention.scores.group.dp new.attention.scores.group.dp))
(assert
 (= old.attention.value_dim.kind new.attention.value_dim.kind))
(assert
 (= old.attention.value_dim.multiple new.attention.value_dim.multiple))
(assert
 (= old.attention.value_dim.n new.attention.value_dim.n))
(assert
 (= old.attention.value_dim.parts new.attention.value_dim.parts))
(assert
 (= old.batch.idle new.batch.idle))
(assert
 (= old.batch.sequences.kind new.batch.sequences.kind))
(assert
 (= old.embedding.group.dp new.embedding.group.dp))
(assert
 (= old.ffn.down.group.dp new.ffn.down.group.dp))
(assert
 (= old.ffn.gate.group.dp new.ffn.gate.group.dp))
(assert
 (= old.ffn.up.group.dp new.ffn.up.group.dp))
(assert
 (= old.lm_head.group.dp new.lm_head.group.dp))
(assert
 (= old.model.latent new.model.latent))
(assert
 (= old.model.positions new.model.positions))
(assert
 (= old.model.query_latent new.model.query_latent))
(assert
 (= old.moe.block new.moe.block))
(assert
 (= old.moe.group.dp new.moe.group.dp))
(assert
 (= old.moe.group.ep new.moe.group.ep))
(assert
 (= old.moe.group.sp new.moe.group.sp))
(assert
 (= old.moe.group.tp new.moe.group.tp))
(assert
 (= old.pp new.pp))
(assert
 (= old.sp new.sp))
(assert
 (= old.tp new.tp))
(assert
 (= (_ bv43 7) old.batch.idle))
(assert
 (let (($x2071 (= (_ bv101 7) old.batch.sequences.kind)))
 (let (($x2912 (= (_ bv93 7) old.batch.sequences.kind)))
 (let (($x1712 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x2836 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2205 (= (_ bv98 7) old.batch.sequences.kind)))
 (or $x2205 $x2836 $x1712 $x2912 $x2071)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1195 (* old.sp old.tp)))
 (<= old.moe.block ?x1195)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1195 (* old.sp old.tp)))
 (= old.stage.ranks ?x1195)))
(assert
 (not old.embedding.group.dp))
(assert
 (not old.attention.qkv.group.dp))
(assert
 (not old.attention.scores.group.dp))
(assert
 (not old.attention.out.group.dp))
(assert
 (not old.ffn.gate.group.dp))
(assert
 (not old.ffn.up.group.dp))
(assert
 (not old.ffn.down.group.dp))
(assert
 (not old.lm_head.group.dp))
(assert
 (let (($x410 (not old.moe.group.sp)))
 (let (($x2582 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x2582 $x410))))
(assert
 (let ((?x3224 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3224)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x2434 (or (or (= (_ bv21 7) new.attention.q) (= (_ bv16 7) new.attention.q)) (or (= (_ bv21 7) new.attention.k) (= (_ bv16 7) new.attention.k)) (or (= (_ bv21 7) new.attention.v) (= (_ bv16 7) new.attention.v)))))
 (let (($x653 (= 1 new.tp)))
 (not (or $x653 (not $x2434))))))
(assert
 (let (($x1919 (or (or (= (_ bv21 7) old.attention.q) (= (_ bv16 7) old.attention.q)) (or (= (_ bv21 7) old.attention.k) (= (_ bv16 7) old.attention.k)) (or (= (_ bv21 7) old.attention.v) (= (_ bv16 7) old.attention.v)))))
(let (($x2354 (= 1 old.tp)))
(or $x2354 (not $x1919)))))
(check-sat)

; from one replica to any number, question 88
(reset)
(set-logic ALL)
; benchmark generated from python API
(set-info :status unknown)
(declare-fun old.attention.head_dim.kind () (_ BitVec 7))
(declare-fun old.attention.head_dim.multiple () Int)
(declare-fun old.attention.head_dim.n () Int)
(declare-fun old.attention.head_dim.parts () Int)
(declare-fun old.attention.heads.block () Int)
(declare-fun old.attention.heads.given_least () Int)
(declare-fun old.attention.heads.kind () (_ BitVec 7))
(declare-fun old.attention.heads.multiple () Int)
(declare-fun old.attention.heads.n () Int)
(declare-fun old.attention.heads.parts () Int)
(declare-fun old.attention.out.split () (_ BitVec 7))
(declare-fun old.attention.pairs () (_ BitVec 7))
(declare-fun old.attention.qkv.collective () (_ BitVec 7))
(declare-fun old.attention.qkv.k_sum () (_ BitVec 7))
(declare-fun old.attention.qkv.q_sum () (_ BitVec 7))
(declare-fun old.attention.qkv.split () (_ BitVec 7))
(declare-fun old.attention.qkv.v_sum () (_ BitVec 7))
(declare-fun old.attention.scores.sum () (_ BitVec 7))
(declare-fun old.attention.value_dim.kind () (_ BitVec 7))
(declare-fun old.attention.value_dim.multiple () Int)
(declare-fun old.attention.value_dim.n () Int)
(declare-fun old.attention.value_dim.parts () Int)
(declare-fun old.batch.idle () (_ BitVec 7))
(declare-fun old.batch.sequences.kind () (_ BitVec 7))
(declare-fun old.dp () Int)
(declare-fun old.model.positions () (_ BitVec 7))
(declare-fun old.model.qk_norm () (_ BitVec 7))
(declare-fun old.moe.block () Int)
(declare-fun old.pp () Int)
(declare-fun old.sp () Int)
(declare-fun old.stage.ranks () Int)
(declare-fun old.tp () Int)
(declare-fun old.work.prompt () Int)
(declare-fun old.attention.heads.filled () Bool)
(declare-fun old.attention.heads.padded () Bool)
(declare-fun old.attention.heads.least () Int)
(declare-fun old.attention.heads.given_moved () Bool)
(declare-fun old.attention.heads.moved () Bool)
(declare-fun old.attention.head_dim.filled () Bool)
(declare-fun old.attention.value_dim.filled () Bool)
(declare-fun old.prefill () Bool)
(declare-fun old.model.window_of_one () Bool)
(declare-fun old.model.sinks () Bool)
(declare-fun old.attention.one_key () Bool)
(declare-fun old.attention.heads.given_everywhere () Bool)
(declare-fun old.attention.heads.everywhere () Bool)
(declare-fun old.attention.kv_filled () Bool)
(declare-fun old.model.latent () Bool)
(declare-fun old.attention.qkv.group.pp () Bool)
(declare-fun old.attention.qkv.group.sp () Bool)
(declare-fun old.attention.qkv.group.dp () Bool)
(declare-fun old.attention.qkv.group.tp () Bool)
(declare-fun old.model.query_latent () Bool)
(declare-fun old.attention.q () (_ BitVec 7))
(declare-fun old.attention.k () (_ BitVec 7))
(declare-fun old.attention.heads.given_undivided () Bool)
(declare-fun old.attention.heads.undivided () Bool)
(declare-fun old.attention.v () (_ BitVec 7))
(declare-fun new.attention.head_dim.kind () (_ BitVec 7))
(declare-fun new.attention.head_dim.multiple () Int)
(declare-fun new.attention.head_dim.n () Int)
(declare-fun new.attention.head_dim.parts () Int)
(declare-fun new.attention.heads.block () Int)
(declare-fun new.attention.heads.given_least () Int)
(declare-fun new.attention.heads.kind () (_ BitVec 7))
(declare-fun new.attention.heads.multiple () Int)
(declare-fun new.attention.heads.n () Int)
(declare-fun new.attention.heads.parts () Int)
(declare-fun new.attention.out.split () (_ BitVec 7))
(declare-fun new.attention.pairs () (_ BitVec 7))
(declare-fun new.attention.qkv.collective () (_ BitVec 7))
(declare-fun new.attention.qkv.k_sum () (_ BitVec 7))
(declare-fun new.attention.qkv.q_sum () (_ BitVec 7))
(declare-fun new.attention.qkv.split () (_ BitVec 7))
(declare-fun new.attention.qkv.v_sum () (_ BitVec 7))
(declare-fun new.attention.scores.sum () (_ BitVec 7))
(declare-fun new.attention.value_dim.kind () (_ BitVec 7))
(declare-fun new.attention.value_dim.multiple () Int)
(declare-fun new.attention.value_dim.n () Int)
(declare-fun new.attention.value_dim.parts () Int)
(declare-fun new.dp () Int)
(declare-fun new.model.positions () (_ BitVec 7))
(declare-fun new.model.qk_norm () (_ BitVec 7))
(declare-fun new.moe.block () Int)
(declare-fun new.pp () Int)
(declare-fun new.sp () Int)
(declare-fun new.stage.ranks () Int)
(declare-fun new.tp () Int)
(declare-fun new.work.prompt () Int)
(declare-fun new.attention.heads.filled () Bool)
(declare-fun new.attention.heads.padded () Bool)
(declare-fun new.attention.heads.least () Int)
(declare-fun new.attention.heads.given_moved () Bool)
(declare-fun new.attention.heads.moved () Bool)
(declare-fun new.attention.head_dim.filled () Bool)
(declare-fun new.attention.value_dim.filled () Bool)
(declare-fun new.prefill () Bool)
(declare-fun new.model.window_of_one () Bool)
(declare-fun new.model.sinks () Bool)
(declare-fun new.attention.one_key () Bool)
(declare-fun new.attention.heads.given_everywhere () Bool)
(declare-fun new.attention.heads.everywhere () Bool)
(declare-fun new.attention.kv_filled () Bool)
(declare-fun new.model.latent () Bool)
(declare-fun new.attention.qkv.group.pp () Bool)
(declare-fun new.attention.qkv.group.sp () Bool)
(declare-fun new.attention.qkv.group.dp () Bool)
(declare-fun new.attention.qkv.group.tp () Bool)
(declare-fun new.model.query_latent () Bool)
(declare-fun new.attention.q () (_ BitVec 7))
(declare-fun new.attention.k () (_ BitVec 7))
(declare-fun new.attention.heads.given_undivided () Bool)
(declare-fun new.attention.heads.undivided () Bool)
(declare-fun new.attention.v () (_ BitVec 7))
(declare-fun new.attention.out.group.dp () Bool)
(declare-fun old.attention.out.group.dp () Bool)
(declare-fun new.attention.scores.group.dp () Bool)
(declare-fun old.attention.scores.group.dp () Bool)
(declare-fun new.batch.idle () (_ BitVec 7))
(declare-fun new.batch.sequences.kind () (_ BitVec 7))
(declare-fun new.embedding.group.dp () Bool)
(declare-fun old.embedding.group.dp () Bool)
(declare-fun new.ffn.down.group.dp () Bool)
(declare-fun old.ffn.down.group.dp () Bool)
(declare-fun new.ffn.gate.group.dp () Bool)
(declare-fun old.ffn.gate.group.dp () Bool)
(declare-fun new.ffn.up.group.dp () Bool)
(declare-fun old.ffn.up.group.dp () Bool)
(declare-fun new.lm_head.group.dp () Bool)
(declare-fun old.lm_head.group.dp () Bool)
(declare-fun new.moe.group.dp () Bool)
(declare-fun old.moe.group.dp () Bool)
(declare-fun new.moe.group.ep () Bool)
(declare-fun old.moe.group.ep () Bool)
(declare-fun new.moe.group.sp () Bool)
(declare-fun old.moe.group.sp () Bool)
(declare-fun new.moe.group.tp () Bool)
(declare-fun old.moe.group.tp () Bool)
(assert
 (let (($x940 (= (_ bv67 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv49 7) old.attention.head_dim.kind) (= (_ bv58 7) old.attention.head_dim.kind) $x940 (= (_ bv88 7) old.attention.head_dim.kind) (= (_ bv93 7) old.attention.head_dim.kind) (= (_ bv98 7) old.attention.head_dim.kind) (= (_ bv101 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (and (<= 1 old.attention.heads.block)))
(assert
 (and (<= 0 old.attention.heads.given_least)))
(assert
 (let (($x2485 (= (_ bv101 7) old.attention.heads.kind)))
 (let (($x2841 (= (_ bv98 7) old.attention.heads.kind)))
 (let (($x1698 (= (_ bv93 7) old.attention.heads.kind)))
 (let (($x3589 (= (_ bv88 7) old.attention.heads.kind)))
 (let (($x1628 (= (_ bv67 7) old.attention.heads.kind)))
 (let (($x2862 (= (_ bv58 7) old.attention.heads.kind)))
 (let (($x3153 (= (_ bv49 7) old.attention.heads.kind)))
 (let (($x2216 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x3586 (= (_ bv18 7) old.attention.heads.kind)))
 (let (($x2819 (= (_ bv11 7) old.attention.heads.kind)))
 (or $x2819 $x3586 $x2216 $x3153 $x2862 $x1628 $x3589 $x1698 $x2841 $x2485))))))))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x278 (= (_ bv59 7) old.attention.out.split)))
 (let (($x910 (= (_ bv40 7) old.attention.out.split)))
 (or $x910 $x278 (= (_ bv63 7) old.attention.out.split)))))
(assert
 (let (($x1678 (= (_ bv8 7) old.attention.pairs)))
 (or $x1678 (= (_ bv44 7) old.attention.pairs))))
(assert
 (let (($x1781 (= (_ bv75 7) old.attention.qkv.collective)))
 (let (($x2629 (= (_ bv59 7) old.attention.qkv.collective)))
 (let (($x663 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x164 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1550 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x1550 $x164 $x663 $x2629 $x1781)))))))
(assert
 (let (($x2957 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x2957 (= (_ bv85 7) old.attention.qkv.k_sum))))
(assert
 (let (($x2699 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x2699 (= (_ bv85 7) old.attention.qkv.q_sum))))
(assert
 (let (($x626 (= (_ bv59 7) old.attention.qkv.split)))
 (let (($x1705 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x442 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x3698 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x3698 $x442 $x1705 $x626))))))
(assert
 (let (($x3719 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x3719 (= (_ bv64 7) old.attention.qkv.v_sum))))
(assert
 (let (($x790 (= (_ bv90 7) old.attention.scores.sum)))
 (or (= (_ bv1 7) old.attention.scores.sum) (= (_ bv59 7) old.attention.scores.sum) $x790)))
(assert
 (let (($x1362 (= (_ bv67 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv49 7) old.attention.value_dim.kind) (= (_ bv58 7) old.attention.value_dim.kind) $x1362 (= (_ bv88 7) old.attention.value_dim.kind) (= (_ bv93 7) old.attention.value_dim.kind) (= (_ bv98 7) old.attention.value_dim.kind) (= (_ bv101 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x1442 (= (_ bv43 7) old.batch.idle)))
 (or $x1442 (= (_ bv89 7) old.batch.idle))))
(assert
 (let (($x2071 (= (_ bv101 7) old.batch.sequences.kind)))
 (let (($x2205 (= (_ bv98 7) old.batch.sequences.kind)))
 (let (($x2912 (= (_ bv93 7) old.batch.sequences.kind)))
 (let (($x1712 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x2836 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x2836 $x1712 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv49 7) old.batch.sequences.kind) (= (_ bv58 7) old.batch.sequences.kind) (= (_ bv67 7) old.batch.sequences.kind) (= (_ bv88 7) old.batch.sequences.kind) $x2912 $x2205 $x2071)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x644 (= (_ bv81 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv48 7) old.model.positions) (= (_ bv59 7) old.model.positions) $x644)))
(assert
 (let (($x2206 (= (_ bv59 7) old.model.qk_norm)))
 (or (= (_ bv35 7) old.model.qk_norm) $x2206 (= (_ bv99 7) old.model.qk_norm))))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (and (<= (- 1) old.work.prompt)))
(assert
 (let ((?x270 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x1458 (div (* ?x270 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x1628 (= (_ bv67 7) old.attention.heads.kind)))
 (let (($x21 (and $x1628 (< 1 old.attention.heads.parts) (= ?x1458 old.attention.heads.n))))
 (= old.attention.heads.filled $x21))))))
(assert
 (let (($x857 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x1628 (= (_ bv67 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x1628 $x857)))))
(assert
 (let ((?x270 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x1458 (div (* ?x270 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x2088 (= (- 1) old.attention.heads.n)))
 (let (($x1293 (or $x2088 (< (* ?x1458 old.attention.heads.parts) old.attention.heads.n))))
 (let ((?x2915 (ite (= 0 (mod old.attention.heads.multiple old.attention.heads.parts)) 1 (ite $x1293 0 1))))
 (let (($x1628 (= (_ bv67 7) old.attention.heads.kind)))
 (let (($x284 (or $x2088 (not (= 0 (mod old.attention.heads.n old.attention.heads.parts))))))
 (let ((?x2997 (ite (and $x2088 (= 1 old.attention.heads.parts)) 1 (ite $x284 0 1))))
 (let (($x2216 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x2862 (= (_ bv58 7) old.attention.heads.kind)))
 (let (($x2485 (= (_ bv101 7) old.attention.heads.kind)))
 (let (($x1698 (= (_ bv93 7) old.attention.heads.kind)))
 (let (($x2819 (= (_ bv11 7) old.attention.heads.kind)))
 (let (($x3586 (= (_ bv18 7) old.attention.heads.kind)))
 (let ((?x2973 (ite (or $x3586 $x2819 $x1698 $x2485 $x2862) 1 (ite $x2216 ?x2997 (ite $x1628 ?x2915 old.attention.heads.given_least)))))
 (let (($x2841 (= (_ bv98 7) old.attention.heads.kind)))
 (= old.attention.heads.least (ite $x2841 old.attention.heads.parts ?x2973)))))))))))))))))))
(assert
 (let (($x2088 (= (- 1) old.attention.heads.n)))
 (let (($x2216 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x3139 (ite $x2216 (or $x2088 (<= old.attention.heads.parts old.attention.heads.n)) (or $x2088 (< 1 old.attention.heads.n)))))
 (let ((?x270 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x1458 (div (* ?x270 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x1628 (= (_ bv67 7) old.attention.heads.kind)))
 (let (($x1698 (= (_ bv93 7) old.attention.heads.kind)))
 (let (($x1747 (ite $x1698 (or $x2088 (< old.attention.heads.block old.attention.heads.n)) (ite $x1628 (or $x2088 (< ?x1458 old.attention.heads.n)) $x3139))))
 (let (($x2420 (= 1 old.attention.heads.parts)))
 (let (($x2841 (= (_ bv98 7) old.attention.heads.kind)))
 (let (($x3153 (= (_ bv49 7) old.attention.heads.kind)))
 (let (($x3589 (= (_ bv88 7) old.attention.heads.kind)))
 (let (($x2410 (or $x3589 $x3153)))
 (let (($x2415 (ite $x2410 old.attention.heads.given_moved (ite (or $x2841 $x2420) false $x1747))))
 (= old.attention.heads.moved $x2415))))))))))))))))
(assert
 (let ((?x326 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2323 (div (* ?x326 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x940 (= (_ bv67 7) old.attention.head_dim.kind)))
 (let (($x1680 (and $x940 (< 1 old.attention.head_dim.parts) (= ?x2323 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x1680))))))
(assert
 (let ((?x3121 (- (+ old.attention.value_dim.n old.attention.value_dim.multiple) 1)))
 (let ((?x3023 (* (div ?x3121 old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x1362 (= (_ bv67 7) old.attention.value_dim.kind)))
 (let (($x2413 (and $x1362 (< 1 old.attention.value_dim.parts) (= (div ?x3023 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x2413))))))
(assert
 (let (($x3102 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x2350 (not old.model.sinks)))
 (= old.attention.one_key (and $x2350 $x3102)))))
(assert
 (let (($x1845 (not old.attention.heads.padded)))
 (let (($x2420 (= 1 old.attention.heads.parts)))
 (let (($x2841 (= (_ bv98 7) old.attention.heads.kind)))
 (let (($x3153 (= (_ bv49 7) old.attention.heads.kind)))
 (let (($x3589 (= (_ bv88 7) old.attention.heads.kind)))
 (let (($x2410 (or $x3589 $x3153)))
 (let (($x2647 (ite $x2410 old.attention.heads.given_everywhere (or $x2841 (and $x2420 $x1845)))))
 (= old.attention.heads.everywhere $x2647)))))))))
(assert
 (let (($x1781 (= (_ bv75 7) old.attention.qkv.collective)))
 (let (($x1550 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2209 (ite (or $x1550 $x1781) (_ bv16 7) (_ bv98 7))))
 (let (($x2629 (= (_ bv59 7) old.attention.qkv.collective)))
 (let (($x442 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x164 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1670 (and $x164 $x442 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x3698 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1156 (and $x164 $x3698 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv81 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x1050 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x663 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1671 (or $x663 $x2629)))
 (let ((?x1520 (ite (or $x1671 $x1050) old.attention.qkv.split (ite (or $x1550 $x1156 $x1670) (_ bv98 7) (_ bv16 7)))))
 (let (($x1705 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x204 (not $x1705)))
 (let ((?x1638 (ite $x204 ?x1520 (ite (or $x2629 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv94 7) ?x2209))))
 (let ((?x973 (ite (or $x1671 $x1050 old.model.query_latent) (_ bv98 7) (ite $x164 (_ bv21 7) (_ bv16 7)))))
 (let (($x626 (= (_ bv59 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x626 ?x973 ?x1638)))))))))))))))))))))
(assert
 (let (($x1781 (= (_ bv75 7) old.attention.qkv.collective)))
 (let (($x1550 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2209 (ite (or $x1550 $x1781) (_ bv16 7) (_ bv98 7))))
 (let (($x2629 (= (_ bv59 7) old.attention.qkv.collective)))
 (let (($x442 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x164 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1670 (and $x164 $x442 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x3698 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1156 (and $x164 $x3698 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv81 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x1050 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x663 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1671 (or $x663 $x2629)))
 (let ((?x1520 (ite (or $x1671 $x1050) old.attention.qkv.split (ite (or $x1550 $x1156 $x1670) (_ bv98 7) (_ bv16 7)))))
 (let (($x1705 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x204 (not $x1705)))
 (let ((?x1400 (ite $x204 ?x1520 (ite (or $x2629 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv94 7) ?x2209))))
 (let ((?x973 (ite (or $x1671 $x1050 old.model.query_latent) (_ bv98 7) (ite $x164 (_ bv21 7) (_ bv16 7)))))
 (let (($x626 (= (_ bv59 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x626 ?x973 ?x1400)))))))))))))))))))))
(assert
 (let (($x1795 (not old.attention.heads.moved)))
 (let (($x2485 (= (_ bv101 7) old.attention.heads.kind)))
 (let (($x1698 (= (_ bv93 7) old.attention.heads.kind)))
 (let (($x2819 (= (_ bv11 7) old.attention.heads.kind)))
 (let (($x3586 (= (_ bv18 7) old.attention.heads.kind)))
 (let (($x1323 (or old.attention.heads.everywhere old.attention.heads.filled (and (or $x3586 $x2819 $x1698 $x2485) $x1795))))
 (let (($x3153 (= (_ bv49 7) old.attention.heads.kind)))
 (let (($x3589 (= (_ bv88 7) old.attention.heads.kind)))
 (let (($x2410 (or $x3589 $x3153)))
 (= old.attention.heads.undivided (ite $x2410 old.attention.heads.given_undivided $x1323))))))))))))
(assert
 (let (($x1781 (= (_ bv75 7) old.attention.qkv.collective)))
 (let (($x1550 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2209 (ite (or $x1550 $x1781) (_ bv16 7) (_ bv98 7))))
 (let (($x2629 (= (_ bv59 7) old.attention.qkv.collective)))
 (let (($x442 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x164 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1670 (and $x164 $x442 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x3698 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1156 (and $x164 $x3698 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv81 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x1050 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x663 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1671 (or $x663 $x2629)))
 (let ((?x1520 (ite (or $x1671 $x1050) old.attention.qkv.split (ite (or $x1550 $x1156 $x1670) (_ bv98 7) (_ bv16 7)))))
 (let (($x1705 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x204 (not $x1705)))
 (let ((?x3289 (ite $x204 ?x1520 (ite (or $x2629 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv94 7) ?x2209))))
 (let ((?x973 (ite (or $x1671 $x1050 old.model.query_latent) (_ bv98 7) (ite $x164 (_ bv21 7) (_ bv16 7)))))
 (let (($x626 (= (_ bv59 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x626 ?x973 ?x3289))))))))))))))))))))))
(assert
 (= old.prefill false))
(assert
 (let (($x469 (= (_ bv67 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv49 7) new.attention.head_dim.kind) (= (_ bv58 7) new.attention.head_dim.kind) $x469 (= (_ bv88 7) new.attention.head_dim.kind) (= (_ bv93 7) new.attention.head_dim.kind) (= (_ bv98 7) new.attention.head_dim.kind) (= (_ bv101 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (and (<= 1 new.attention.heads.block)))
(assert
 (and (<= 0 new.attention.heads.given_least)))
(assert
 (let (($x578 (= (_ bv101 7) new.attention.heads.kind)))
 (let (($x1507 (= (_ bv98 7) new.attention.heads.kind)))
 (let (($x3066 (= (_ bv93 7) new.attention.heads.kind)))
 (let (($x819 (= (_ bv88 7) new.attention.heads.kind)))
 (let (($x1216 (= (_ bv67 7) new.attention.heads.kind)))
 (let (($x1630 (= (_ bv58 7) new.attention.heads.kind)))
 (let (($x1133 (= (_ bv49 7) new.attention.heads.kind)))
 (let (($x1464 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x2276 (= (_ bv18 7) new.attention.heads.kind)))
 (let (($x1973 (= (_ bv11 7) new.attention.heads.kind)))
 (or $x1973 $x2276 $x1464 $x1133 $x1630 $x1216 $x819 $x3066 $x1507 $x578))))))))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x2873 (= (_ bv59 7) new.attention.out.split)))
 (let (($x1008 (= (_ bv40 7) new.attention.out.split)))
 (or $x1008 $x2873 (= (_ bv63 7) new.attention.out.split)))))
(assert
 (let (($x474 (= (_ bv8 7) new.attention.pairs)))
 (or $x474 (= (_ bv44 7) new.attention.pairs))))
(assert
 (let (($x1277 (= (_ bv75 7) new.attention.qkv.collective)))
 (let (($x901 (= (_ bv59 7) new.attention.qkv.collective)))
 (let (($x2058 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x977 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1542 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1542 $x977 $x2058 $x901 $x1277)))))))
(assert
 (let (($x2338 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x2338 (= (_ bv85 7) new.attention.qkv.k_sum))))
(assert
 (let (($x283 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x283 (= (_ bv85 7) new.attention.qkv.q_sum))))
(assert
 (let (($x2595 (= (_ bv59 7) new.attention.qkv.split)))
 (let (($x1724 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2666 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2877 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x2877 $x2666 $x1724 $x2595))))))
(assert
 (let (($x1711 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x1711 (= (_ bv64 7) new.attention.qkv.v_sum))))
(assert
 (let (($x3060 (= (_ bv90 7) new.attention.scores.sum)))
 (or (= (_ bv1 7) new.attention.scores.sum) (= (_ bv59 7) new.attention.scores.sum) $x3060)))
(assert
 (let (($x1482 (= (_ bv67 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv49 7) new.attention.value_dim.kind) (= (_ bv58 7) new.attention.value_dim.kind) $x1482 (= (_ bv88 7) new.attention.value_dim.kind) (= (_ bv93 7) new.attention.value_dim.kind) (= (_ bv98 7) new.attention.value_dim.kind) (= (_ bv101 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x2186 (= (_ bv81 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv48 7) new.model.positions) (= (_ bv59 7) new.model.positions) $x2186)))
(assert
 (let (($x1529 (= (_ bv59 7) new.model.qk_norm)))
 (or (= (_ bv35 7) new.model.qk_norm) $x1529 (= (_ bv99 7) new.model.qk_norm))))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (and (<= (- 1) new.work.prompt)))
(assert
 (let ((?x2132 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x3396 (div (* ?x2132 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x1216 (= (_ bv67 7) new.attention.heads.kind)))
 (let (($x2282 (and $x1216 (< 1 new.attention.heads.parts) (= ?x3396 new.attention.heads.n))))
 (= new.attention.heads.filled $x2282))))))
(assert
 (let (($x2562 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x1216 (= (_ bv67 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x1216 $x2562)))))
(assert
 (let ((?x2132 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x3396 (div (* ?x2132 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x3166 (= (- 1) new.attention.heads.n)))
 (let (($x1766 (or $x3166 (< (* ?x3396 new.attention.heads.parts) new.attention.heads.n))))
 (let ((?x3561 (ite (= 0 (mod new.attention.heads.multiple new.attention.heads.parts)) 1 (ite $x1766 0 1))))
 (let (($x1216 (= (_ bv67 7) new.attention.heads.kind)))
 (let (($x602 (or $x3166 (not (= 0 (mod new.attention.heads.n new.attention.heads.parts))))))
 (let ((?x231 (ite (and $x3166 (= 1 new.attention.heads.parts)) 1 (ite $x602 0 1))))
 (let (($x1464 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x1630 (= (_ bv58 7) new.attention.heads.kind)))
 (let (($x578 (= (_ bv101 7) new.attention.heads.kind)))
 (let (($x3066 (= (_ bv93 7) new.attention.heads.kind)))
 (let (($x1973 (= (_ bv11 7) new.attention.heads.kind)))
 (let (($x2276 (= (_ bv18 7) new.attention.heads.kind)))
 (let ((?x2490 (ite (or $x2276 $x1973 $x3066 $x578 $x1630) 1 (ite $x1464 ?x231 (ite $x1216 ?x3561 new.attention.heads.given_least)))))
 (let (($x1507 (= (_ bv98 7) new.attention.heads.kind)))
 (= new.attention.heads.least (ite $x1507 new.attention.heads.parts ?x2490)))))))))))))))))))
(assert
 (let (($x3166 (= (- 1) new.attention.heads.n)))
 (let (($x1464 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x395 (ite $x1464 (or $x3166 (<= new.attention.heads.parts new.attention.heads.n)) (or $x3166 (< 1 new.attention.heads.n)))))
 (let ((?x2132 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x3396 (div (* ?x2132 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x1216 (= (_ bv67 7) new.attention.heads.kind)))
 (let (($x3066 (= (_ bv93 7) new.attention.heads.kind)))
 (let (($x1949 (ite $x3066 (or $x3166 (< new.attention.heads.block new.attention.heads.n)) (ite $x1216 (or $x3166 (< ?x3396 new.attention.heads.n)) $x395))))
 (let (($x3149 (= 1 new.attention.heads.parts)))
 (let (($x1507 (= (_ bv98 7) new.attention.heads.kind)))
 (let (($x1133 (= (_ bv49 7) new.attention.heads.kind)))
 (let (($x819 (= (_ bv88 7) new.attention.heads.kind)))
 (let (($x1850 (or $x819 $x1133)))
 (let (($x1544 (ite $x1850 new.attention.heads.given_moved (ite (or $x1507 $x3149) false $x1949))))
 (= new.attention.heads.moved $x1544))))))))))))))))
(assert
 (let ((?x2141 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2623 (div (* ?x2141 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x469 (= (_ bv67 7) new.attention.head_dim.kind)))
 (let (($x2309 (and $x469 (< 1 new.attention.head_dim.parts) (= ?x2623 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x2309))))))
(assert
 (let ((?x1955 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x2624 (* (div ?x1955 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x1482 (= (_ bv67 7) new.attention.value_dim.kind)))
 (let (($x1220 (and $x1482 (< 1 new.attention.value_dim.parts) (= (div ?x2624 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x1220))))))
(assert
 (let (($x2544 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x2016 (not new.model.sinks)))
 (= new.attention.one_key (and $x2016 $x2544)))))
(assert
 (let (($x1297 (not new.attention.heads.padded)))
 (let (($x3149 (= 1 new.attention.heads.parts)))
 (let (($x1507 (= (_ bv98 7) new.attention.heads.kind)))
 (let (($x1133 (= (_ bv49 7) new.attention.heads.kind)))
 (let (($x819 (= (_ bv88 7) new.attention.heads.kind)))
 (let (($x1850 (or $x819 $x1133)))
 (let (($x3183 (ite $x1850 new.attention.heads.given_everywhere (or $x1507 (and $x3149 $x1297)))))
 (= new.attention.heads.everywhere $x3183)))))))))
(assert
 (let (($x1277 (= (_ bv75 7) new.attention.qkv.collective)))
 (let (($x1542 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x506 (ite (or $x1542 $x1277) (_ bv16 7) (_ bv98 7))))
 (let (($x901 (= (_ bv59 7) new.attention.qkv.collective)))
 (let (($x2666 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x977 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x467 (and $x977 $x2666 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2877 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1895 (and $x977 $x2877 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv81 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x976 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2058 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1421 (or $x2058 $x901)))
 (let ((?x1099 (ite (or $x1421 $x976) new.attention.qkv.split (ite (or $x1542 $x1895 $x467) (_ bv98 7) (_ bv16 7)))))
 (let (($x1724 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x317 (not $x1724)))
 (let ((?x225 (ite $x317 ?x1099 (ite (or $x901 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv94 7) ?x506))))
 (let ((?x2663 (ite (or $x1421 $x976 new.model.query_latent) (_ bv98 7) (ite $x977 (_ bv21 7) (_ bv16 7)))))
 (let (($x2595 (= (_ bv59 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x2595 ?x2663 ?x225)))))))))))))))))))))
(assert
 (let (($x1277 (= (_ bv75 7) new.attention.qkv.collective)))
 (let (($x1542 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x506 (ite (or $x1542 $x1277) (_ bv16 7) (_ bv98 7))))
 (let (($x901 (= (_ bv59 7) new.attention.qkv.collective)))
 (let (($x2666 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x977 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x467 (and $x977 $x2666 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2877 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1895 (and $x977 $x2877 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv81 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x976 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2058 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1421 (or $x2058 $x901)))
 (let ((?x1099 (ite (or $x1421 $x976) new.attention.qkv.split (ite (or $x1542 $x1895 $x467) (_ bv98 7) (_ bv16 7)))))
 (let (($x1724 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x317 (not $x1724)))
 (let ((?x2831 (ite $x317 ?x1099 (ite (or $x901 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv94 7) ?x506))))
 (let ((?x2663 (ite (or $x1421 $x976 new.model.query_latent) (_ bv98 7) (ite $x977 (_ bv21 7) (_ bv16 7)))))
 (let (($x2595 (= (_ bv59 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x2595 ?x2663 ?x2831)))))))))))))))))))))
(assert
 (let (($x3039 (not new.attention.heads.moved)))
 (let (($x578 (= (_ bv101 7) new.attention.heads.kind)))
 (let (($x3066 (= (_ bv93 7) new.attention.heads.kind)))
 (let (($x1973 (= (_ bv11 7) new.attention.heads.kind)))
 (let (($x2276 (= (_ bv18 7) new.attention.heads.kind)))
 (let (($x149 (or new.attention.heads.everywhere new.attention.heads.filled (and (or $x2276 $x1973 $x3066 $x578) $x3039))))
 (let (($x1133 (= (_ bv49 7) new.attention.heads.kind)))
 (let (($x819 (= (_ bv88 7) new.attention.heads.kind)))
 (let (($x1850 (or $x819 $x1133)))
 (= new.attention.heads.undivided (ite $x1850 new.attention.heads.given_undivided $x149))))))))))))
(assert
 (let (($x1277 (= (_ bv75 7) new.attention.qkv.collective)))
 (let (($x1542 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x506 (ite (or $x1542 $x1277) (_ bv16 7) (_ bv98 7))))
 (let (($x901 (= (_ bv59 7) new.attention.qkv.collective)))
 (let (($x2666 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x977 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x467 (and $x977 $x2666 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2877 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1895 (and $x977 $x2877 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv81 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x976 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2058 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1421 (or $x2058 $x901)))
 (let ((?x1099 (ite (or $x1421 $x976) new.attention.qkv.split (ite (or $x1542 $x1895 $x467) (_ bv98 7) (_ bv16 7)))))
 (let (($x1724 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x317 (not $x1724)))
 (let ((?x1787 (ite $x317 ?x1099 (ite (or $x901 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv94 7) ?x506))))
 (let ((?x2663 (ite (or $x1421 $x976 new.model.query_latent) (_ bv98 7) (ite $x977 (_ bv21 7) (_ bv16 7)))))
 (let (($x2595 (= (_ bv59 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x2595 ?x2663 ?x1787))))))))))))))))))))))
(assert
 (= new.prefill false))
(assert
 (= old.attention.head_dim.kind new.attention.head_dim.kind))
(assert
 (= old.attention.head_dim.multiple new.attention.head_dim.multiple))
(assert
 (= old.attention.head_dim.n new.attention.head_dim.n))
(assert
 (= old.attention.head_dim.parts new.attention.head_dim.parts))
(assert
 (= old.attention.heads.block new.attention.heads.block))
(assert
 (= old.attention.heads.given_everywhere new.attention.heads.given_everywhere))
(assert
 (= old.attention.heads.given_least new.attention.heads.given_least))
(assert
 (= old.attention.heads.given_moved new.attention.heads.given_moved))
(assert
 (= old.attention.heads.given_undivided new.attention.heads.given_undivided))
(assert
 (= old.attention.heads.kind new.attention.heads.kind))
(assert
 (= old.attention.heads.multiple new.attention.heads.multiple))
(assert
 (= old.attention.heads.n new.attention.heads.n))
(assert
 (= old.attention.heads.parts new.attention.heads.parts))
(assert
 (= old.attention.kv_filled new.attention.kv_filled))
(assert
 (= old.attention.out.group.dp new.attention.out.group.dp))
(assert
 (= old.attention.out.split new.attention.out.split))
(assert
 (= old.attention.pairs new.attention.pairs))
(assert
 (= old.attention.qkv.collective new.attention.qkv.collective))
(assert
 (= old.attention.qkv.group.dp new.attention.qkv.group.dp))
(assert
 (= old.attention.qkv.group.pp new.attention.qkv.group.pp))
(assert
 (= old.attention.qkv.group.sp new.attention.qkv.group.sp))
(assert
 (= old.attention.qkv.group.tp new.attention.qkv.group.tp))
(assert
 (= old.attention.qkv.k_sum new.attention.qkv.k_sum))
(assert
 (= old.attention.qkv.q_sum new.attention.qkv.q_sum))
(assert
 (= old.attention.qkv.split new.attention.qkv.split))
(assert
 (= old.attention.qkv.v_sum new.attention.qkv.v_sum))
(assert
 (= old.attention.scores.group.dp new.attention.scores.group.dp))
(assert
 (= old.attention.scores.sum new.attention.scores.sum))
(assert
 (= old.attention.value_dim.kind new.attention.value_dim.kind))
(assert
 (= old.attention.value_dim.multiple new.attention.value_dim.multiple))
(assert
 (= old.attention.value_dim.n new.attention.value_dim.n))
(assert
 (= old.attention.value_dim.parts new.attention.value_dim.parts))
(assert
 (= old.batch.idle new.batch.idle))
(assert
 (= old.batch.sequences.kind new.batch.sequences.kind))
(assert
 (= old.embedding.group.dp new.embedding.group.dp))
(assert
 (= old.ffn.down.group.dp new.ffn.down.group.dp))
(assert
 (= old.ffn.gate.group.dp new.ffn.gate.group.dp))
(assert
 (= old.ffn.up.group.dp new.ffn.up.group.dp))
(assert
 (= old.lm_head.group.dp new.lm_head.group.dp))
(assert
 (= old.model.latent new.model.latent))
(assert
 (= old.model.positions new.model.positions))
(assert
 (= old.model.qk_norm new.model.qk_norm))
(assert
 (= old.model.query_latent new.model.query_latent))
(assert
 (= old.model.sinks new.model.sinks))
(assert
 (= old.model.window_of_one new.model.window_of_one))
(assert
 (= old.moe.block new.moe.block))
(assert
 (= old.moe.group.dp new.moe.group.dp))
(assert
 (= old.moe.group.ep new.moe.group.ep))
(assert
 (= old.moe.group.sp new.moe.group.sp))
(assert
 (= old.moe.group.tp new.moe.group.tp))
(assert
 (= old.pp new.pp))
(assert
 (= old.prefill new.prefill))
(assert
 (= old.sp new.sp))
(assert
 (= old.tp new.tp))
(assert
 (= old.work.prompt new.work.prompt))
(assert
 (= (_ bv43 7) old.batch.idle))
(assert
 (let (($x2071 (= (_ bv101 7) old.batch.sequences.kind)))
 (let (($x2912 (= (_ bv93 7) old.batch.sequences.kind)))
 (let (($x1712 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x2836 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2205 (= (_ bv98 7) old.batch.sequences.kind)))
 (or $x2205 $x2836 $x1712 $x2912 $x2071)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1195 (* old.sp old.tp)))
 (<= old.moe.block ?x1195)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1195 (* old.sp old.tp)))
 (= old.stage.ranks ?x1195)))
(assert
 (not old.embedding.group.dp))
(assert
 (not old.attention.qkv.group.dp))
(assert
 (not old.attention.scores.group.dp))
(assert
 (not old.attention.out.group.dp))
(assert
 (not old.ffn.gate.group.dp))
(assert
 (not old.ffn.up.group.dp))
(assert
 (not old.ffn.down.group.dp))
(assert
 (not old.lm_head.group.dp))
(assert
 (let (($x410 (not old.moe.group.sp)))
 (let (($x2582 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x2582 $x410))))
(assert
 (let ((?x3224 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3224)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x1927 (= new.attention.heads.least new.attention.heads.parts)))
 (let (($x1008 (= (_ bv40 7) new.attention.out.split)))
 (let (($x2873 (= (_ bv59 7) new.attention.out.split)))
 (let (($x2145 (not new.model.latent)))
 (let (($x1618 (and $x2145 (or $x2873 (and $x1008 (and new.attention.heads.undivided $x1927))))))
 (let (($x3060 (= (_ bv90 7) new.attention.scores.sum)))
 (let (($x2287 (or (and (not (= (_ bv94 7) new.attention.q)) (not (= (_ bv94 7) new.attention.k))) $x3060 new.attention.one_key)))
 (let (($x2882 (not (= (_ bv94 7) new.attention.k))))
 (let (($x3169 (not (= (_ bv94 7) new.attention.q))))
 (let (($x340 (or $x3169 new.attention.one_key (and $x2882 (= (_ bv59 7) new.model.qk_norm) (not new.model.query_latent)))))
 (let (($x1310 (and $x340 (or $x2882 (and (= (_ bv59 7) new.model.qk_norm) $x2145)) $x2287 (or (not (= (_ bv94 7) new.attention.v)) $x1618))))
 (let (($x1724 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x317 (not $x1724)))
 (let (($x653 (= 1 new.tp)))
 (not (or $x653 $x317 $x1310)))))))))))))))))
(assert
 (let (($x2212 (= old.attention.heads.least old.attention.heads.parts)))
(let (($x910 (= (_ bv40 7) old.attention.out.split)))
(let (($x278 (= (_ bv59 7) old.attention.out.split)))
(let (($x2195 (not old.model.latent)))
(let (($x2635 (and $x2195 (or $x278 (and $x910 (and old.attention.heads.undivided $x2212))))))
(let (($x790 (= (_ bv90 7) old.attention.scores.sum)))
(let (($x3877 (or (and (not (= (_ bv94 7) old.attention.q)) (not (= (_ bv94 7) old.attention.k))) $x790 old.attention.one_key)))
(let (($x1245 (not (= (_ bv94 7) old.attention.k))))
(let (($x2257 (not (= (_ bv94 7) old.attention.q))))
(let (($x3101 (or $x2257 old.attention.one_key (and $x1245 (= (_ bv59 7) old.model.qk_norm) (not old.model.query_latent)))))
(let (($x2113 (and $x3101 (or $x1245 (and (= (_ bv59 7) old.model.qk_norm) $x2195)) $x3877 (or (not (= (_ bv94 7) old.attention.v)) $x2635))))
(let (($x1705 (= (_ bv40 7) old.attention.qkv.split)))
(let (($x204 (not $x1705)))
(let (($x2354 (= 1 old.tp)))
(or $x2354 $x204 $x2113))))))))))))))))
(check-sat)

; from one replica to any number, question 89
(reset)
(set-logic ALL)
; benchmark generated from python API
(set-info :status unknown)
(declare-fun old.attention.head_dim.kind () (_ BitVec 7))
(declare-fun old.attention.head_dim.multiple () Int)
(declare-fun old.attention.head_dim.n () Int)
(declare-fun old.attention.head_dim.parts () Int)
(declare-fun old.attention.heads.kind () (_ BitVec 7))
(declare-fun old.attention.heads.multiple () Int)
(declare-fun old.attention.heads.n () Int)
(declare-fun old.attention.heads.parts () Int)
(declare-fun old.attention.pairs () (_ BitVec 7))
(declare-fun old.attention.qkv.collective () (_ BitVec 7))
(declare-fun old.attention.qkv.k_sum () (_ BitVec 7))
(declare-fun old.attention.qkv.q_sum () (_ BitVec 7))
(declare-fun old.attention.qkv.split () (_ BitVec 7))
(declare-fun old.attention.qkv.v_sum () (_ BitVec 7))
(declare-fun old.attention.value_dim.kind () (_ BitVec 7))
(declare-fun old.attention.value_dim.multiple () Int)
(declare-fun old.attention.value_dim.n () Int)
(declare-fun old.attention.value_dim.parts () Int)
(declare-fun old.batch.idle () (_ BitVec 7))
(declare-fun old.batch.sequences.kind () (_ BitVec 7))
(declare-fun old.dp () Int)
(declare-fun old.model.positions () (_ BitVec 7))
(declare-fun old.moe.block () Int)
(declare-fun old.pp () Int)
(declare-fun old.sp () Int)
(declare-fun old.stage.ranks () Int)
(declare-fun old.tp () Int)
(declare-fun old.work.prompt () Int)
(declare-fun old.attention.heads.filled () Bool)
(declare-fun old.attention.head_dim.filled () Bool)
(declare-fun old.attention.value_dim.filled () Bool)
(declare-fun old.prefill () Bool)
(declare-fun old.model.window_of_one () Bool)
(declare-fun old.model.sinks () Bool)
(declare-fun old.attention.one_key () Bool)
(declare-fun old.attention.kv_filled () Bool)
(declare-fun old.model.latent () Bool)
(declare-fun old.attention.qkv.group.pp () Bool)
(declare-fun old.attention.qkv.group.sp () Bool)
(declare-fun old.attention.qkv.group.dp () Bool)
(declare-fun old.attention.qkv.group.tp () Bool)
(declare-fun old.model.query_latent () Bool)
(declare-fun old.attention.q () (_ BitVec 7))
(declare-fun old.attention.k () (_ BitVec 7))
(declare-fun old.attention.v () (_ BitVec 7))
(declare-fun new.attention.head_dim.kind () (_ BitVec 7))
(declare-fun new.attention.head_dim.multiple () Int)
(declare-fun new.attention.head_dim.n () Int)
(declare-fun new.attention.head_dim.parts () Int)
(declare-fun new.attention.heads.kind () (_ BitVec 7))
(declare-fun new.attention.heads.multiple () Int)
(declare-fun new.attention.heads.n () Int)
(declare-fun new.attention.heads.parts () Int)
(declare-fun new.attention.pairs () (_ BitVec 7))
(declare-fun new.attention.qkv.collective () (_ BitVec 7))
(declare-fun new.attention.qkv.k_sum () (_ BitVec 7))
(declare-fun new.attention.qkv.q_sum () (_ BitVec 7))
(declare-fun new.attention.qkv.split () (_ BitVec 7))
(declare-fun new.attention.qkv.v_sum () (_ BitVec 7))
(declare-fun new.attention.value_dim.kind () (_ BitVec 7))
(declare-fun new.attention.value_dim.multiple () Int)
(declare-fun new.attention.value_dim.n () Int)
(declare-fun new.attention.value_dim.parts () Int)
(declare-fun new.dp () Int)
(declare-fun new.model.positions () (_ BitVec 7))
(declare-fun new.moe.block () Int)
(declare-fun new.pp () Int)
(declare-fun new.sp () Int)
(declare-fun new.stage.ranks () Int)
(declare-fun new.tp () Int)
(declare-fun new.work.prompt () Int)
(declare-fun new.attention.heads.filled () Bool)
(declare-fun new.attention.head_dim.filled () Bool)
(declare-fun new.attention.value_dim.filled () Bool)
(declare-fun new.prefill () Bool)
(declare-fun new.model.window_of_one () Bool)
(declare-fun new.model.sinks () Bool)
(declare-fun new.attention.one_key () Bool)
(declare-fun new.attention.kv_filled () Bool)
(declare-fun new.model.latent () Bool)
(declare-fun new.attention.qkv.group.pp () Bool)
(declare-fun new.attention.qkv.group.sp () Bool)
(declare-fun new.attention.qkv.group.dp () Bool)
(declare-fun new.attention.qkv.group.tp () Bool)
(declare-fun new.model.query_latent () Bool)
(declare-fun new.attention.q () (_ BitVec 7))
(declare-fun new.attention.k () (_ BitVec 7))
(declare-fun new.attention.v () (_ BitVec 7))
(declare-fun new.attention.out.group.dp () Bool)
(declare-fun old.attention.out.group.dp () Bool)
(declare-fun new.attention.scores.group.dp () Bool)
(declare-fun old.attention.scores.group.dp () Bool)
(declare-fun new.batch.idle () (_ BitVec 7))
(declare-fun new.batch.sequences.kind () (_ BitVec 7))
(declare-fun new.embedding.group.dp () Bool)
(declare-fun old.embedding.group.dp () Bool)
(declare-fun new.ffn.down.group.dp () Bool)
(declare-fun old.ffn.down.group.dp () Bool)
(declare-fun new.ffn.gate.group.dp () Bool)
(declare-fun old.ffn.gate.group.dp () Bool)
(declare-fun new.ffn.up.group.dp () Bool)
(declare-fun old.ffn.up.group.dp () Bool)
(declare-fun new.lm_head.group.dp () Bool)
(declare-fun old.lm_head.group.dp () Bool)
(declare-fun new.moe.group.dp () Bool)
(declare-fun old.moe.group.dp () Bool)
(declare-fun new.moe.group.ep () Bool)
(declare-fun old.moe.group.ep () Bool)
(declare-fun new.moe.group.sp () Bool)
(declare-fun old.moe.group.sp () Bool)
(declare-fun new.moe.group.tp () Bool)
(declare-fun old.moe.group.tp () Bool)
(assert
 (let (($x940 (= (_ bv67 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv49 7) old.attention.head_dim.kind) (= (_ bv58 7) old.attention.head_dim.kind) $x940 (= (_ bv88 7) old.attention.head_dim.kind) (= (_ bv93 7) old.attention.head_dim.kind) (= (_ bv98 7) old.attention.head_dim.kind) (= (_ bv101 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x1628 (= (_ bv67 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) (= (_ bv49 7) old.attention.heads.kind) (= (_ bv58 7) old.attention.heads.kind) $x1628 (= (_ bv88 7) old.attention.heads.kind) (= (_ bv93 7) old.attention.heads.kind) (= (_ bv98 7) old.attention.heads.kind) (= (_ bv101 7) old.attention.heads.kind))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x1678 (= (_ bv8 7) old.attention.pairs)))
 (or $x1678 (= (_ bv44 7) old.attention.pairs))))
(assert
 (let (($x1781 (= (_ bv75 7) old.attention.qkv.collective)))
 (let (($x2629 (= (_ bv59 7) old.attention.qkv.collective)))
 (let (($x663 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x164 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1550 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x1550 $x164 $x663 $x2629 $x1781)))))))
(assert
 (let (($x2957 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x2957 (= (_ bv85 7) old.attention.qkv.k_sum))))
(assert
 (let (($x2699 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x2699 (= (_ bv85 7) old.attention.qkv.q_sum))))
(assert
 (let (($x626 (= (_ bv59 7) old.attention.qkv.split)))
 (let (($x1705 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x442 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x3698 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x3698 $x442 $x1705 $x626))))))
(assert
 (let (($x3719 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x3719 (= (_ bv64 7) old.attention.qkv.v_sum))))
(assert
 (let (($x1362 (= (_ bv67 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv49 7) old.attention.value_dim.kind) (= (_ bv58 7) old.attention.value_dim.kind) $x1362 (= (_ bv88 7) old.attention.value_dim.kind) (= (_ bv93 7) old.attention.value_dim.kind) (= (_ bv98 7) old.attention.value_dim.kind) (= (_ bv101 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x1442 (= (_ bv43 7) old.batch.idle)))
 (or $x1442 (= (_ bv89 7) old.batch.idle))))
(assert
 (let (($x2071 (= (_ bv101 7) old.batch.sequences.kind)))
 (let (($x2205 (= (_ bv98 7) old.batch.sequences.kind)))
 (let (($x2912 (= (_ bv93 7) old.batch.sequences.kind)))
 (let (($x1712 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x2836 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x2836 $x1712 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv49 7) old.batch.sequences.kind) (= (_ bv58 7) old.batch.sequences.kind) (= (_ bv67 7) old.batch.sequences.kind) (= (_ bv88 7) old.batch.sequences.kind) $x2912 $x2205 $x2071)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x644 (= (_ bv81 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv48 7) old.model.positions) (= (_ bv59 7) old.model.positions) $x644)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (and (<= (- 1) old.work.prompt)))
(assert
 (let ((?x270 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x392 (= (div (* ?x270 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x1628 (= (_ bv67 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x1628 (< 1 old.attention.heads.parts) $x392))))))
(assert
 (let ((?x326 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2323 (div (* ?x326 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x940 (= (_ bv67 7) old.attention.head_dim.kind)))
 (let (($x1680 (and $x940 (< 1 old.attention.head_dim.parts) (= ?x2323 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x1680))))))
(assert
 (let ((?x3121 (- (+ old.attention.value_dim.n old.attention.value_dim.multiple) 1)))
 (let ((?x3023 (* (div ?x3121 old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x1362 (= (_ bv67 7) old.attention.value_dim.kind)))
 (let (($x2413 (and $x1362 (< 1 old.attention.value_dim.parts) (= (div ?x3023 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x2413))))))
(assert
 (let (($x3102 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x2350 (not old.model.sinks)))
 (= old.attention.one_key (and $x2350 $x3102)))))
(assert
 (let (($x1781 (= (_ bv75 7) old.attention.qkv.collective)))
 (let (($x1550 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2209 (ite (or $x1550 $x1781) (_ bv16 7) (_ bv98 7))))
 (let (($x2629 (= (_ bv59 7) old.attention.qkv.collective)))
 (let (($x442 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x164 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1670 (and $x164 $x442 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x3698 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1156 (and $x164 $x3698 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv81 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x87 (not old.attention.qkv.group.pp)))
 (let (($x2233 (or $x87 (= 1 old.pp))))
 (let (($x2749 (not old.attention.qkv.group.sp)))
 (let (($x3282 (or $x2749 (= 1 old.sp))))
 (let (($x2523 (= 1 old.dp)))
 (let (($x1037 (not old.attention.qkv.group.dp)))
 (let (($x2691 (or $x1037 $x2523)))
 (let (($x1050 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) $x2691 $x3282 $x2233)))
 (let (($x663 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1671 (or $x663 $x2629)))
 (let ((?x1520 (ite (or $x1671 $x1050) old.attention.qkv.split (ite (or $x1550 $x1156 $x1670) (_ bv98 7) (_ bv16 7)))))
 (let (($x1705 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x204 (not $x1705)))
 (let ((?x1638 (ite $x204 ?x1520 (ite (or $x2629 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv94 7) ?x2209))))
 (let ((?x973 (ite (or $x1671 $x1050 old.model.query_latent) (_ bv98 7) (ite $x164 (_ bv21 7) (_ bv16 7)))))
 (let (($x626 (= (_ bv59 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x626 ?x973 ?x1638))))))))))))))))))))))))))))
(assert
 (let (($x1781 (= (_ bv75 7) old.attention.qkv.collective)))
 (let (($x1550 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2209 (ite (or $x1550 $x1781) (_ bv16 7) (_ bv98 7))))
 (let (($x2629 (= (_ bv59 7) old.attention.qkv.collective)))
 (let (($x442 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x164 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1670 (and $x164 $x442 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x3698 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1156 (and $x164 $x3698 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv81 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x87 (not old.attention.qkv.group.pp)))
 (let (($x2233 (or $x87 (= 1 old.pp))))
 (let (($x2749 (not old.attention.qkv.group.sp)))
 (let (($x3282 (or $x2749 (= 1 old.sp))))
 (let (($x2523 (= 1 old.dp)))
 (let (($x1037 (not old.attention.qkv.group.dp)))
 (let (($x2691 (or $x1037 $x2523)))
 (let (($x1050 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) $x2691 $x3282 $x2233)))
 (let (($x663 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1671 (or $x663 $x2629)))
 (let ((?x1520 (ite (or $x1671 $x1050) old.attention.qkv.split (ite (or $x1550 $x1156 $x1670) (_ bv98 7) (_ bv16 7)))))
 (let (($x1705 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x204 (not $x1705)))
 (let ((?x1400 (ite $x204 ?x1520 (ite (or $x2629 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv94 7) ?x2209))))
 (let ((?x973 (ite (or $x1671 $x1050 old.model.query_latent) (_ bv98 7) (ite $x164 (_ bv21 7) (_ bv16 7)))))
 (let (($x626 (= (_ bv59 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x626 ?x973 ?x1400))))))))))))))))))))))))))))
(assert
 (let (($x1781 (= (_ bv75 7) old.attention.qkv.collective)))
 (let (($x1550 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2209 (ite (or $x1550 $x1781) (_ bv16 7) (_ bv98 7))))
 (let (($x2629 (= (_ bv59 7) old.attention.qkv.collective)))
 (let (($x442 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x164 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1670 (and $x164 $x442 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x3698 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1156 (and $x164 $x3698 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv81 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x87 (not old.attention.qkv.group.pp)))
 (let (($x2233 (or $x87 (= 1 old.pp))))
 (let (($x2749 (not old.attention.qkv.group.sp)))
 (let (($x3282 (or $x2749 (= 1 old.sp))))
 (let (($x2523 (= 1 old.dp)))
 (let (($x1037 (not old.attention.qkv.group.dp)))
 (let (($x2691 (or $x1037 $x2523)))
 (let (($x1050 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) $x2691 $x3282 $x2233)))
 (let (($x663 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1671 (or $x663 $x2629)))
 (let ((?x1520 (ite (or $x1671 $x1050) old.attention.qkv.split (ite (or $x1550 $x1156 $x1670) (_ bv98 7) (_ bv16 7)))))
 (let (($x1705 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x204 (not $x1705)))
 (let ((?x3289 (ite $x204 ?x1520 (ite (or $x2629 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv94 7) ?x2209))))
 (let ((?x973 (ite (or $x1671 $x1050 old.model.query_latent) (_ bv98 7) (ite $x164 (_ bv21 7) (_ bv16 7)))))
 (let (($x626 (= (_ bv59 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x626 ?x973 ?x3289)))))))))))))))))))))))))))))
(assert
 (= old.prefill false))
(assert
 (let (($x469 (= (_ bv67 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv49 7) new.attention.head_dim.kind) (= (_ bv58 7) new.attention.head_dim.kind) $x469 (= (_ bv88 7) new.attention.head_dim.kind) (= (_ bv93 7) new.attention.head_dim.kind) (= (_ bv98 7) new.attention.head_dim.kind) (= (_ bv101 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x1216 (= (_ bv67 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) (= (_ bv49 7) new.attention.heads.kind) (= (_ bv58 7) new.attention.heads.kind) $x1216 (= (_ bv88 7) new.attention.heads.kind) (= (_ bv93 7) new.attention.heads.kind) (= (_ bv98 7) new.attention.heads.kind) (= (_ bv101 7) new.attention.heads.kind))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x474 (= (_ bv8 7) new.attention.pairs)))
 (or $x474 (= (_ bv44 7) new.attention.pairs))))
(assert
 (let (($x1277 (= (_ bv75 7) new.attention.qkv.collective)))
 (let (($x901 (= (_ bv59 7) new.attention.qkv.collective)))
 (let (($x2058 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x977 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1542 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1542 $x977 $x2058 $x901 $x1277)))))))
(assert
 (let (($x2338 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x2338 (= (_ bv85 7) new.attention.qkv.k_sum))))
(assert
 (let (($x283 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x283 (= (_ bv85 7) new.attention.qkv.q_sum))))
(assert
 (let (($x2595 (= (_ bv59 7) new.attention.qkv.split)))
 (let (($x1724 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2666 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2877 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x2877 $x2666 $x1724 $x2595))))))
(assert
 (let (($x1711 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x1711 (= (_ bv64 7) new.attention.qkv.v_sum))))
(assert
 (let (($x1482 (= (_ bv67 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv49 7) new.attention.value_dim.kind) (= (_ bv58 7) new.attention.value_dim.kind) $x1482 (= (_ bv88 7) new.attention.value_dim.kind) (= (_ bv93 7) new.attention.value_dim.kind) (= (_ bv98 7) new.attention.value_dim.kind) (= (_ bv101 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x2186 (= (_ bv81 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv48 7) new.model.positions) (= (_ bv59 7) new.model.positions) $x2186)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (and (<= (- 1) new.work.prompt)))
(assert
 (let ((?x2132 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x3046 (= (div (* ?x2132 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x1216 (= (_ bv67 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x1216 (< 1 new.attention.heads.parts) $x3046))))))
(assert
 (let ((?x2141 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2623 (div (* ?x2141 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x469 (= (_ bv67 7) new.attention.head_dim.kind)))
 (let (($x2309 (and $x469 (< 1 new.attention.head_dim.parts) (= ?x2623 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x2309))))))
(assert
 (let ((?x1955 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x2624 (* (div ?x1955 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x1482 (= (_ bv67 7) new.attention.value_dim.kind)))
 (let (($x1220 (and $x1482 (< 1 new.attention.value_dim.parts) (= (div ?x2624 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x1220))))))
(assert
 (let (($x2544 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x2016 (not new.model.sinks)))
 (= new.attention.one_key (and $x2016 $x2544)))))
(assert
 (let (($x1277 (= (_ bv75 7) new.attention.qkv.collective)))
 (let (($x1542 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x506 (ite (or $x1542 $x1277) (_ bv16 7) (_ bv98 7))))
 (let (($x901 (= (_ bv59 7) new.attention.qkv.collective)))
 (let (($x2666 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x977 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x467 (and $x977 $x2666 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2877 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1895 (and $x977 $x2877 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv81 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x3354 (not new.attention.qkv.group.pp)))
 (let (($x1537 (or $x3354 (= 1 new.pp))))
 (let (($x2424 (not new.attention.qkv.group.sp)))
 (let (($x2860 (or $x2424 (= 1 new.sp))))
 (let (($x766 (= 1 new.dp)))
 (let (($x1085 (not new.attention.qkv.group.dp)))
 (let (($x1002 (or $x1085 $x766)))
 (let (($x976 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) $x1002 $x2860 $x1537)))
 (let (($x2058 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1421 (or $x2058 $x901)))
 (let ((?x1099 (ite (or $x1421 $x976) new.attention.qkv.split (ite (or $x1542 $x1895 $x467) (_ bv98 7) (_ bv16 7)))))
 (let (($x1724 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x317 (not $x1724)))
 (let ((?x225 (ite $x317 ?x1099 (ite (or $x901 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv94 7) ?x506))))
 (let ((?x2663 (ite (or $x1421 $x976 new.model.query_latent) (_ bv98 7) (ite $x977 (_ bv21 7) (_ bv16 7)))))
 (let (($x2595 (= (_ bv59 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x2595 ?x2663 ?x225))))))))))))))))))))))))))))
(assert
 (let (($x1277 (= (_ bv75 7) new.attention.qkv.collective)))
 (let (($x1542 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x506 (ite (or $x1542 $x1277) (_ bv16 7) (_ bv98 7))))
 (let (($x901 (= (_ bv59 7) new.attention.qkv.collective)))
 (let (($x2666 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x977 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x467 (and $x977 $x2666 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2877 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1895 (and $x977 $x2877 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv81 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x3354 (not new.attention.qkv.group.pp)))
 (let (($x1537 (or $x3354 (= 1 new.pp))))
 (let (($x2424 (not new.attention.qkv.group.sp)))
 (let (($x2860 (or $x2424 (= 1 new.sp))))
 (let (($x766 (= 1 new.dp)))
 (let (($x1085 (not new.attention.qkv.group.dp)))
 (let (($x1002 (or $x1085 $x766)))
 (let (($x976 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) $x1002 $x2860 $x1537)))
 (let (($x2058 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1421 (or $x2058 $x901)))
 (let ((?x1099 (ite (or $x1421 $x976) new.attention.qkv.split (ite (or $x1542 $x1895 $x467) (_ bv98 7) (_ bv16 7)))))
 (let (($x1724 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x317 (not $x1724)))
 (let ((?x2831 (ite $x317 ?x1099 (ite (or $x901 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv94 7) ?x506))))
 (let ((?x2663 (ite (or $x1421 $x976 new.model.query_latent) (_ bv98 7) (ite $x977 (_ bv21 7) (_ bv16 7)))))
 (let (($x2595 (= (_ bv59 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x2595 ?x2663 ?x2831))))))))))))))))))))))))))))
(assert
 (let (($x1277 (= (_ bv75 7) new.attention.qkv.collective)))
 (let (($x1542 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x506 (ite (or $x1542 $x1277) (_ bv16 7) (_ bv98 7))))
 (let (($x901 (= (_ bv59 7) new.attention.qkv.collective)))
 (let (($x2666 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x977 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x467 (and $x977 $x2666 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2877 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1895 (and $x977 $x2877 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv81 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x3354 (not new.attention.qkv.group.pp)))
 (let (($x1537 (or $x3354 (= 1 new.pp))))
 (let (($x2424 (not new.attention.qkv.group.sp)))
 (let (($x2860 (or $x2424 (= 1 new.sp))))
 (let (($x766 (= 1 new.dp)))
 (let (($x1085 (not new.attention.qkv.group.dp)))
 (let (($x1002 (or $x1085 $x766)))
 (let (($x976 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) $x1002 $x2860 $x1537)))
 (let (($x2058 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1421 (or $x2058 $x901)))
 (let ((?x1099 (ite (or $x1421 $x976) new.attention.qkv.split (ite (or $x1542 $x1895 $x467) (_ bv98 7) (_ bv16 7)))))
 (let (($x1724 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x317 (not $x1724)))
 (let ((?x1787 (ite $x317 ?x1099 (ite (or $x901 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv94 7) ?x506))))
 (let ((?x2663 (ite (or $x1421 $x976 new.model.query_latent) (_ bv98 7) (ite $x977 (_ bv21 7) (_ bv16 7)))))
 (let (($x2595 (= (_ bv59 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x2595 ?x2663 ?x1787)))))))))))))))))))))))))))))
(assert
 (= new.prefill false))
(assert
 (= old.attention.head_dim.kind new.attention.head_dim.kind))
(assert
 (= old.attention.head_dim.multiple new.attention.head_dim.multiple))
(assert
 (= old.attention.head_dim.n new.attention.head_dim.n))
(assert
 (= old.attention.head_dim.parts new.attention.head_dim.parts))
(assert
 (= old.attention.heads.kind new.attention.heads.kind))
(assert
 (= old.attention.heads.multiple new.attention.heads.multiple))
(assert
 (= old.attention.heads.n new.attention.heads.n))
(assert
 (= old.attention.heads.parts new.attention.heads.parts))
(assert
 (= old.attention.kv_filled new.attention.kv_filled))
(assert
 (= old.attention.out.group.dp new.attention.out.group.dp))
(assert
 (= old.attention.pairs new.attention.pairs))
(assert
 (= old.attention.qkv.collective new.attention.qkv.collective))
(assert
 (= old.attention.qkv.group.dp new.attention.qkv.group.dp))
(assert
 (= old.attention.qkv.group.pp new.attention.qkv.group.pp))
(assert
 (= old.attention.qkv.group.sp new.attention.qkv.group.sp))
(assert
 (= old.attention.qkv.group.tp new.attention.qkv.group.tp))
(assert
 (= old.attention.qkv.k_sum new.attention.qkv.k_sum))
(assert
 (= old.attention.qkv.q_sum new.attention.qkv.q_sum))
(assert
 (= old.attention.qkv.split new.attention.qkv.split))
(assert
 (= old.attention.qkv.v_sum new.attention.qkv.v_sum))
(assert
 (= old.attention.scores.group.dp new.attention.scores.group.dp))
(assert
 (= old.attention.value_dim.kind new.attention.value_dim.kind))
(assert
 (= old.attention.value_dim.multiple new.attention.value_dim.multiple))
(assert
 (= old.attention.value_dim.n new.attention.value_dim.n))
(assert
 (= old.attention.value_dim.parts new.attention.value_dim.parts))
(assert
 (= old.batch.idle new.batch.idle))
(assert
 (= old.batch.sequences.kind new.batch.sequences.kind))
(assert
 (= old.embedding.group.dp new.embedding.group.dp))
(assert
 (= old.ffn.down.group.dp new.ffn.down.group.dp))
(assert
 (= old.ffn.gate.group.dp new.ffn.gate.group.dp))
(assert
 (= old.ffn.up.group.dp new.ffn.up.group.dp))
(assert
 (= old.lm_head.group.dp new.lm_head.group.dp))
(assert
 (= old.model.latent new.model.latent))
(assert
 (= old.model.positions new.model.positions))
(assert
 (= old.model.query_latent new.model.query_latent))
(assert
 (= old.model.sinks new.model.sinks))
(assert
 (= old.model.window_of_one new.model.window_of_one))
(assert
 (= old.moe.block new.moe.block))
(assert
 (= old.moe.group.dp new.moe.group.dp))
(assert
 (= old.moe.group.ep new.moe.group.ep))
(assert
 (= old.moe.group.sp new.moe.group.sp))
(assert
 (= old.moe.group.tp new.moe.group.tp))
(assert
 (= old.pp new.pp))
(assert
 (= old.prefill new.prefill))
(assert
 (= old.sp new.sp))
(assert
 (= old.tp new.tp))
(assert
 (= old.work.prompt new.work.prompt))
(assert
 (= (_ bv43 7) old.batch.idle))
(assert
 (let (($x2071 (= (_ bv101 7) old.batch.sequences.kind)))
 (let (($x2912 (= (_ bv93 7) old.batch.sequences.kind)))
 (let (($x1712 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x2836 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2205 (= (_ bv98 7) old.batch.sequences.kind)))
 (or $x2205 $x2836 $x1712 $x2912 $x2071)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1195 (* old.sp old.tp)))
 (<= old.moe.block ?x1195)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1195 (* old.sp old.tp)))
 (= old.stage.ranks ?x1195)))
(assert
 (not old.embedding.group.dp))
(assert
 (not old.attention.qkv.group.dp))
(assert
 (not old.attention.scores.group.dp))
(assert
 (not old.attention.out.group.dp))
(assert
 (not old.ffn.gate.group.dp))
(assert
 (not old.ffn.up.group.dp))
(assert
 (not old.ffn.down.group.dp))
(assert
 (not old.lm_head.group.dp))
(assert
 (let (($x410 (not old.moe.group.sp)))
 (let (($x2582 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x2582 $x410))))
(assert
 (let ((?x3224 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3224)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x3354 (not new.attention.qkv.group.pp)))
 (let (($x1537 (or $x3354 (= 1 new.pp))))
 (let (($x2424 (not new.attention.qkv.group.sp)))
 (let (($x2860 (or $x2424 (= 1 new.sp))))
 (let (($x766 (= 1 new.dp)))
 (let (($x1085 (not new.attention.qkv.group.dp)))
 (let (($x1002 (or $x1085 $x766)))
 (let (($x404 (and (or new.attention.qkv.group.tp (= 1 new.tp)) $x1002 $x2860 $x1537)))
 (let (($x976 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) $x1002 $x2860 $x1537)))
 (let (($x2356 (and (= (_ bv94 7) new.attention.k) (= (_ bv94 7) new.attention.v) (or (= (_ bv94 7) new.attention.q) (and new.attention.one_key $x976)))))
 (let (($x1724 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x317 (not $x1724)))
 (let (($x901 (= (_ bv59 7) new.attention.qkv.collective)))
 (let (($x3789 (or $x901 (and $x317 (or (= (_ bv10 7) new.attention.qkv.collective) $x976)) $x2356 $x404)))
 (not $x3789))))))))))))))))
(assert
 (let (($x87 (not old.attention.qkv.group.pp)))
(let (($x2233 (or $x87 (= 1 old.pp))))
(let (($x2749 (not old.attention.qkv.group.sp)))
(let (($x3282 (or $x2749 (= 1 old.sp))))
(let (($x2523 (= 1 old.dp)))
(let (($x1037 (not old.attention.qkv.group.dp)))
(let (($x2691 (or $x1037 $x2523)))
(let (($x3398 (and (or old.attention.qkv.group.tp (= 1 old.tp)) $x2691 $x3282 $x2233)))
(let (($x1050 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) $x2691 $x3282 $x2233)))
(let (($x78 (and (= (_ bv94 7) old.attention.k) (= (_ bv94 7) old.attention.v) (or (= (_ bv94 7) old.attention.q) (and old.attention.one_key $x1050)))))
(let (($x1705 (= (_ bv40 7) old.attention.qkv.split)))
(let (($x204 (not $x1705)))
(let (($x2629 (= (_ bv59 7) old.attention.qkv.collective)))
(or $x2629 (and $x204 (or (= (_ bv10 7) old.attention.qkv.collective) $x1050)) $x78 $x3398)))))))))))))))
(check-sat)

; from one replica to any number, question 90
(reset)
(set-logic ALL)
; benchmark generated from python API
(set-info :status unknown)
(declare-fun old.attention.head_dim.block () Int)
(declare-fun old.attention.head_dim.kind () (_ BitVec 7))
(declare-fun old.attention.head_dim.multiple () Int)
(declare-fun old.attention.head_dim.n () Int)
(declare-fun old.attention.head_dim.parts () Int)
(declare-fun old.attention.heads.block () Int)
(declare-fun old.attention.heads.kind () (_ BitVec 7))
(declare-fun old.attention.heads.multiple () Int)
(declare-fun old.attention.heads.n () Int)
(declare-fun old.attention.heads.parts () Int)
(declare-fun old.attention.pairs () (_ BitVec 7))
(declare-fun old.attention.qkv.bias () (_ BitVec 7))
(declare-fun old.attention.qkv.collective () (_ BitVec 7))
(declare-fun old.attention.qkv.k_sum () (_ BitVec 7))
(declare-fun old.attention.qkv.q_sum () (_ BitVec 7))
(declare-fun old.attention.qkv.split () (_ BitVec 7))
(declare-fun old.attention.qkv.v_sum () (_ BitVec 7))
(declare-fun old.attention.value_dim.kind () (_ BitVec 7))
(declare-fun old.attention.value_dim.multiple () Int)
(declare-fun old.attention.value_dim.n () Int)
(declare-fun old.attention.value_dim.parts () Int)
(declare-fun old.batch.idle () (_ BitVec 7))
(declare-fun old.batch.sequences.kind () (_ BitVec 7))
(declare-fun old.dp () Int)
(declare-fun old.model.positions () (_ BitVec 7))
(declare-fun old.moe.block () Int)
(declare-fun old.pp () Int)
(declare-fun old.sp () Int)
(declare-fun old.stage.ranks () Int)
(declare-fun old.tp () Int)
(declare-fun old.work.prompt () Int)
(declare-fun old.attention.heads.filled () Bool)
(declare-fun old.attention.heads.given_moved () Bool)
(declare-fun old.attention.heads.moved () Bool)
(declare-fun old.attention.head_dim.filled () Bool)
(declare-fun old.attention.head_dim.given_moved () Bool)
(declare-fun old.attention.head_dim.moved () Bool)
(declare-fun old.attention.value_dim.filled () Bool)
(declare-fun old.prefill () Bool)
(declare-fun old.model.window_of_one () Bool)
(declare-fun old.model.sinks () Bool)
(declare-fun old.attention.one_key () Bool)
(declare-fun old.attention.heads.given_first () Bool)
(declare-fun old.attention.heads.first_alone () Bool)
(declare-fun old.attention.head_dim.given_first () Bool)
(declare-fun old.attention.head_dim.first_alone () Bool)
(declare-fun old.attention.kv_filled () Bool)
(declare-fun old.model.latent () Bool)
(declare-fun old.attention.qkv.group.pp () Bool)
(declare-fun old.attention.qkv.group.sp () Bool)
(declare-fun old.attention.qkv.group.dp () Bool)
(declare-fun old.attention.qkv.group.tp () Bool)
(declare-fun old.model.query_latent () Bool)
(declare-fun old.attention.q () (_ BitVec 7))
(declare-fun old.attention.k () (_ BitVec 7))
(declare-fun old.attention.v () (_ BitVec 7))
(declare-fun new.attention.head_dim.block () Int)
(declare-fun new.attention.head_dim.kind () (_ BitVec 7))
(declare-fun new.attention.head_dim.multiple () Int)
(declare-fun new.attention.head_dim.n () Int)
(declare-fun new.attention.head_dim.parts () Int)
(declare-fun new.attention.heads.block () Int)
(declare-fun new.attention.heads.kind () (_ BitVec 7))
(declare-fun new.attention.heads.multiple () Int)
(declare-fun new.attention.heads.n () Int)
(declare-fun new.attention.heads.parts () Int)
(declare-fun new.attention.pairs () (_ BitVec 7))
(declare-fun new.attention.qkv.bias () (_ BitVec 7))
(declare-fun new.attention.qkv.collective () (_ BitVec 7))
(declare-fun new.attention.qkv.k_sum () (_ BitVec 7))
(declare-fun new.attention.qkv.q_sum () (_ BitVec 7))
(declare-fun new.attention.qkv.split () (_ BitVec 7))
(declare-fun new.attention.qkv.v_sum () (_ BitVec 7))
(declare-fun new.attention.value_dim.kind () (_ BitVec 7))
(declare-fun new.attention.value_dim.multiple () Int)
(declare-fun new.attention.value_dim.n () Int)
(declare-fun new.attention.value_dim.parts () Int)
(declare-fun new.dp () Int)
(declare-fun new.model.positions () (_ BitVec 7))
(declare-fun new.moe.block () Int)
(declare-fun new.pp () Int)
(declare-fun new.sp () Int)
(declare-fun new.stage.ranks () Int)
(declare-fun new.tp () Int)
(declare-fun new.work.prompt () Int)
(declare-fun new.attention.heads.filled () Bool)
(declare-fun new.attention.heads.given_moved () Bool)
(declare-fun new.attention.heads.moved () Bool)
(declare-fun new.attention.head_dim.filled () Bool)
(declare-fun new.attention.head_dim.given_moved () Bool)
(declare-fun new.attention.head_dim.moved () Bool)
(declare-fun new.attention.value_dim.filled () Bool)
(declare-fun new.prefill () Bool)
(declare-fun new.model.window_of_one () Bool)
(declare-fun new.model.sinks () Bool)
(declare-fun new.attention.one_key () Bool)
(declare-fun new.attention.heads.given_first () Bool)
(declare-fun new.attention.heads.first_alone () Bool)
(declare-fun new.attention.head_dim.given_first () Bool)
(declare-fun new.attention.head_dim.first_alone () Bool)
(declare-fun new.attention.kv_filled () Bool)
(declare-fun new.model.latent () Bool)
(declare-fun new.attention.qkv.group.pp () Bool)
(declare-fun new.attention.qkv.group.sp () Bool)
(declare-fun new.attention.qkv.group.dp () Bool)
(declare-fun new.attention.qkv.group.tp () Bool)
(declare-fun new.model.query_latent () Bool)
(declare-fun new.attention.q () (_ BitVec 7))
(declare-fun new.attention.k () (_ BitVec 7))
(declare-fun new.attention.v () (_ BitVec 7))
(declare-fun new.attention.kv_first_alone () Bool)
(declare-fun old.attention.kv_first_alone () Bool)
(declare-fun new.attention.out.group.dp () Bool)
(declare-fun old.attention.out.group.dp () Bool)
(declare-fun new.attention.scores.group.dp () Bool)
(declare-fun old.attention.scores.group.dp () Bool)
(declare-fun new.batch.idle () (_ BitVec 7))
(declare-fun new.batch.sequences.kind () (_ BitVec 7))
(declare-fun new.embedding.group.dp () Bool)
(declare-fun old.embedding.group.dp () Bool)
(declare-fun new.ffn.down.group.dp () Bool)
(declare-fun old.ffn.down.group.dp () Bool)
(declare-fun new.ffn.gate.group.dp () Bool)
(declare-fun old.ffn.gate.group.dp () Bool)
(declare-fun new.ffn.up.group.dp () Bool)
(declare-fun old.ffn.up.group.dp () Bool)
(declare-fun new.lm_head.group.dp () Bool)
(declare-fun old.lm_head.group.dp () Bool)
(declare-fun new.model.k_bias () Bool)
(declare-fun old.model.k_bias () Bool)
(declare-fun new.model.q_bias () Bool)
(declare-fun old.model.q_bias () Bool)
(declare-fun new.model.v_bias () Bool)
(declare-fun old.model.v_bias () Bool)
(declare-fun new.moe.group.dp () Bool)
(declare-fun old.moe.group.dp () Bool)
(declare-fun new.moe.group.ep () Bool)
(declare-fun old.moe.group.ep () Bool)
(declare-fun new.moe.group.sp () Bool)
(declare-fun old.moe.group.sp () Bool)
(declare-fun new.moe.group.tp () Bool)
(declare-fun old.moe.group.tp () Bool)
(assert
 (and (<= 1 old.attention.head_dim.block)))
(assert
 (let (($x2895 (= (_ bv98 7) old.attention.head_dim.kind)))
 (let (($x1684 (= (_ bv93 7) old.attention.head_dim.kind)))
 (let (($x698 (= (_ bv88 7) old.attention.head_dim.kind)))
 (let (($x940 (= (_ bv67 7) old.attention.head_dim.kind)))
 (let (($x1368 (= (_ bv49 7) old.attention.head_dim.kind)))
 (let (($x336 (= (_ bv26 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) $x336 $x1368 (= (_ bv58 7) old.attention.head_dim.kind) $x940 $x698 $x1684 $x2895 (= (_ bv101 7) old.attention.head_dim.kind)))))))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (and (<= 1 old.attention.heads.block)))
(assert
 (let (($x2841 (= (_ bv98 7) old.attention.heads.kind)))
 (let (($x1698 (= (_ bv93 7) old.attention.heads.kind)))
 (let (($x3589 (= (_ bv88 7) old.attention.heads.kind)))
 (let (($x1628 (= (_ bv67 7) old.attention.heads.kind)))
 (let (($x3153 (= (_ bv49 7) old.attention.heads.kind)))
 (let (($x2216 (= (_ bv26 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) $x2216 $x3153 (= (_ bv58 7) old.attention.heads.kind) $x1628 $x3589 $x1698 $x2841 (= (_ bv101 7) old.attention.heads.kind)))))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x1678 (= (_ bv8 7) old.attention.pairs)))
 (or $x1678 (= (_ bv44 7) old.attention.pairs))))
(assert
 (let (($x564 (= (_ bv29 7) old.attention.qkv.bias)))
 (let (($x559 (= (_ bv27 7) old.attention.qkv.bias)))
 (let (($x476 (= (_ bv23 7) old.attention.qkv.bias)))
 (let (($x2177 (= (_ bv1 7) old.attention.qkv.bias)))
 (or $x2177 $x476 $x559 $x564))))))
(assert
 (let (($x1781 (= (_ bv75 7) old.attention.qkv.collective)))
 (let (($x2629 (= (_ bv59 7) old.attention.qkv.collective)))
 (let (($x663 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x164 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1550 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x1550 $x164 $x663 $x2629 $x1781)))))))
(assert
 (let (($x2957 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x2957 (= (_ bv85 7) old.attention.qkv.k_sum))))
(assert
 (let (($x2699 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x2699 (= (_ bv85 7) old.attention.qkv.q_sum))))
(assert
 (let (($x626 (= (_ bv59 7) old.attention.qkv.split)))
 (let (($x1705 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x442 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x3698 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x3698 $x442 $x1705 $x626))))))
(assert
 (let (($x3719 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x3719 (= (_ bv64 7) old.attention.qkv.v_sum))))
(assert
 (let (($x1362 (= (_ bv67 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv49 7) old.attention.value_dim.kind) (= (_ bv58 7) old.attention.value_dim.kind) $x1362 (= (_ bv88 7) old.attention.value_dim.kind) (= (_ bv93 7) old.attention.value_dim.kind) (= (_ bv98 7) old.attention.value_dim.kind) (= (_ bv101 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x1442 (= (_ bv43 7) old.batch.idle)))
 (or $x1442 (= (_ bv89 7) old.batch.idle))))
(assert
 (let (($x2071 (= (_ bv101 7) old.batch.sequences.kind)))
 (let (($x2205 (= (_ bv98 7) old.batch.sequences.kind)))
 (let (($x2912 (= (_ bv93 7) old.batch.sequences.kind)))
 (let (($x1712 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x2836 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x2836 $x1712 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv49 7) old.batch.sequences.kind) (= (_ bv58 7) old.batch.sequences.kind) (= (_ bv67 7) old.batch.sequences.kind) (= (_ bv88 7) old.batch.sequences.kind) $x2912 $x2205 $x2071)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x644 (= (_ bv81 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv48 7) old.model.positions) (= (_ bv59 7) old.model.positions) $x644)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (and (<= (- 1) old.work.prompt)))
(assert
 (let ((?x270 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x1458 (div (* ?x270 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x1628 (= (_ bv67 7) old.attention.heads.kind)))
 (let (($x21 (and $x1628 (< 1 old.attention.heads.parts) (= ?x1458 old.attention.heads.n))))
 (= old.attention.heads.filled $x21))))))
(assert
 (let (($x706 (= (- 1) old.attention.heads.n)))
 (let (($x2216 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x1575 (ite $x2216 (or $x706 (<= old.attention.heads.parts old.attention.heads.n)) (or $x706 (< 1 old.attention.heads.n)))))
 (let ((?x270 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x1458 (div (* ?x270 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x1628 (= (_ bv67 7) old.attention.heads.kind)))
 (let (($x1698 (= (_ bv93 7) old.attention.heads.kind)))
 (let (($x3716 (ite $x1698 (or $x706 (< old.attention.heads.block old.attention.heads.n)) (ite $x1628 (or $x706 (< ?x1458 old.attention.heads.n)) $x1575))))
 (let (($x995 (= 1 old.attention.heads.parts)))
 (let (($x2841 (= (_ bv98 7) old.attention.heads.kind)))
 (let (($x3153 (= (_ bv49 7) old.attention.heads.kind)))
 (let (($x3589 (= (_ bv88 7) old.attention.heads.kind)))
 (let (($x2935 (or $x3589 $x3153)))
 (let (($x621 (ite $x2935 old.attention.heads.given_moved (ite (or $x2841 $x995) false $x3716))))
 (= old.attention.heads.moved $x621))))))))))))))))
(assert
 (let ((?x326 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2323 (div (* ?x326 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x940 (= (_ bv67 7) old.attention.head_dim.kind)))
 (let (($x1680 (and $x940 (< 1 old.attention.head_dim.parts) (= ?x2323 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x1680))))))
(assert
 (let (($x2771 (= (- 1) old.attention.head_dim.n)))
 (let (($x336 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x149 (ite $x336 (or $x2771 (<= old.attention.head_dim.parts old.attention.head_dim.n)) (or $x2771 (< 1 old.attention.head_dim.n)))))
 (let ((?x326 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2323 (div (* ?x326 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x940 (= (_ bv67 7) old.attention.head_dim.kind)))
 (let (($x1684 (= (_ bv93 7) old.attention.head_dim.kind)))
 (let (($x1716 (ite $x1684 (or $x2771 (< old.attention.head_dim.block old.attention.head_dim.n)) (ite $x940 (or $x2771 (< ?x2323 old.attention.head_dim.n)) $x149))))
 (let (($x2079 (= 1 old.attention.head_dim.parts)))
 (let (($x2895 (= (_ bv98 7) old.attention.head_dim.kind)))
 (let (($x1368 (= (_ bv49 7) old.attention.head_dim.kind)))
 (let (($x698 (= (_ bv88 7) old.attention.head_dim.kind)))
 (let (($x2232 (or $x698 $x1368)))
 (let (($x2973 (ite $x2232 old.attention.head_dim.given_moved (ite (or $x2895 $x2079) false $x1716))))
 (= old.attention.head_dim.moved $x2973))))))))))))))))
(assert
 (let ((?x3121 (- (+ old.attention.value_dim.n old.attention.value_dim.multiple) 1)))
 (let ((?x3023 (* (div ?x3121 old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x1362 (= (_ bv67 7) old.attention.value_dim.kind)))
 (let (($x2413 (and $x1362 (< 1 old.attention.value_dim.parts) (= (div ?x3023 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x2413))))))
(assert
 (let (($x3102 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x2350 (not old.model.sinks)))
 (= old.attention.one_key (and $x2350 $x3102)))))
(assert
 (let (($x2547 (not old.attention.heads.moved)))
 (let (($x2216 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x2841 (= (_ bv98 7) old.attention.heads.kind)))
 (let (($x995 (= 1 old.attention.heads.parts)))
 (let (($x3153 (= (_ bv49 7) old.attention.heads.kind)))
 (let (($x3589 (= (_ bv88 7) old.attention.heads.kind)))
 (let (($x2935 (or $x3589 $x3153)))
 (let (($x2840 (ite $x2935 old.attention.heads.given_first (or $x995 (and (not (or $x2841 $x2216)) $x2547)))))
 (= old.attention.heads.first_alone $x2840))))))))))
(assert
 (let (($x2461 (not old.attention.head_dim.moved)))
 (let (($x336 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x2895 (= (_ bv98 7) old.attention.head_dim.kind)))
 (let (($x2079 (= 1 old.attention.head_dim.parts)))
 (let (($x1368 (= (_ bv49 7) old.attention.head_dim.kind)))
 (let (($x698 (= (_ bv88 7) old.attention.head_dim.kind)))
 (let (($x2232 (or $x698 $x1368)))
 (let (($x1357 (ite $x2232 old.attention.head_dim.given_first (or $x2079 (and (not (or $x2895 $x336)) $x2461)))))
 (= old.attention.head_dim.first_alone $x1357))))))))))
(assert
 (let (($x1781 (= (_ bv75 7) old.attention.qkv.collective)))
 (let (($x1550 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2209 (ite (or $x1550 $x1781) (_ bv16 7) (_ bv98 7))))
 (let (($x2629 (= (_ bv59 7) old.attention.qkv.collective)))
 (let (($x442 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x164 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1670 (and $x164 $x442 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x3698 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1156 (and $x164 $x3698 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv81 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x1050 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x663 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1671 (or $x663 $x2629)))
 (let ((?x1520 (ite (or $x1671 $x1050) old.attention.qkv.split (ite (or $x1550 $x1156 $x1670) (_ bv98 7) (_ bv16 7)))))
 (let (($x1705 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x204 (not $x1705)))
 (let ((?x1638 (ite $x204 ?x1520 (ite (or $x2629 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv94 7) ?x2209))))
 (let ((?x973 (ite (or $x1671 $x1050 old.model.query_latent) (_ bv98 7) (ite $x164 (_ bv21 7) (_ bv16 7)))))
 (let (($x626 (= (_ bv59 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x626 ?x973 ?x1638)))))))))))))))))))))
(assert
 (let (($x1781 (= (_ bv75 7) old.attention.qkv.collective)))
 (let (($x1550 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2209 (ite (or $x1550 $x1781) (_ bv16 7) (_ bv98 7))))
 (let (($x2629 (= (_ bv59 7) old.attention.qkv.collective)))
 (let (($x442 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x164 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1670 (and $x164 $x442 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x3698 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1156 (and $x164 $x3698 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv81 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x1050 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x663 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1671 (or $x663 $x2629)))
 (let ((?x1520 (ite (or $x1671 $x1050) old.attention.qkv.split (ite (or $x1550 $x1156 $x1670) (_ bv98 7) (_ bv16 7)))))
 (let (($x1705 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x204 (not $x1705)))
 (let ((?x1400 (ite $x204 ?x1520 (ite (or $x2629 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv94 7) ?x2209))))
 (let ((?x973 (ite (or $x1671 $x1050 old.model.query_latent) (_ bv98 7) (ite $x164 (_ bv21 7) (_ bv16 7)))))
 (let (($x626 (= (_ bv59 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x626 ?x973 ?x1400)))))))))))))))))))))
(assert
 (let (($x1781 (= (_ bv75 7) old.attention.qkv.collective)))
 (let (($x1550 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2209 (ite (or $x1550 $x1781) (_ bv16 7) (_ bv98 7))))
 (let (($x2629 (= (_ bv59 7) old.attention.qkv.collective)))
 (let (($x442 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x164 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1670 (and $x164 $x442 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x3698 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1156 (and $x164 $x3698 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv81 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x1050 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x663 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1671 (or $x663 $x2629)))
 (let ((?x1520 (ite (or $x1671 $x1050) old.attention.qkv.split (ite (or $x1550 $x1156 $x1670) (_ bv98 7) (_ bv16 7)))))
 (let (($x1705 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x204 (not $x1705)))
 (let ((?x3289 (ite $x204 ?x1520 (ite (or $x2629 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv94 7) ?x2209))))
 (let ((?x973 (ite (or $x1671 $x1050 old.model.query_latent) (_ bv98 7) (ite $x164 (_ bv21 7) (_ bv16 7)))))
 (let (($x626 (= (_ bv59 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x626 ?x973 ?x3289))))))))))))))))))))))
(assert
 (= old.prefill false))
(assert
 (and (<= 1 new.attention.head_dim.block)))
(assert
 (let (($x1697 (= (_ bv98 7) new.attention.head_dim.kind)))
 (let (($x2590 (= (_ bv93 7) new.attention.head_dim.kind)))
 (let (($x2659 (= (_ bv88 7) new.attention.head_dim.kind)))
 (let (($x469 (= (_ bv67 7) new.attention.head_dim.kind)))
 (let (($x3004 (= (_ bv49 7) new.attention.head_dim.kind)))
 (let (($x740 (= (_ bv26 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) $x740 $x3004 (= (_ bv58 7) new.attention.head_dim.kind) $x469 $x2659 $x2590 $x1697 (= (_ bv101 7) new.attention.head_dim.kind)))))))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (and (<= 1 new.attention.heads.block)))
(assert
 (let (($x1507 (= (_ bv98 7) new.attention.heads.kind)))
 (let (($x3066 (= (_ bv93 7) new.attention.heads.kind)))
 (let (($x819 (= (_ bv88 7) new.attention.heads.kind)))
 (let (($x1216 (= (_ bv67 7) new.attention.heads.kind)))
 (let (($x1133 (= (_ bv49 7) new.attention.heads.kind)))
 (let (($x1464 (= (_ bv26 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) $x1464 $x1133 (= (_ bv58 7) new.attention.heads.kind) $x1216 $x819 $x3066 $x1507 (= (_ bv101 7) new.attention.heads.kind)))))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x474 (= (_ bv8 7) new.attention.pairs)))
 (or $x474 (= (_ bv44 7) new.attention.pairs))))
(assert
 (let (($x2874 (= (_ bv29 7) new.attention.qkv.bias)))
 (let (($x284 (= (_ bv27 7) new.attention.qkv.bias)))
 (let (($x3333 (= (_ bv23 7) new.attention.qkv.bias)))
 (let (($x2489 (= (_ bv1 7) new.attention.qkv.bias)))
 (or $x2489 $x3333 $x284 $x2874))))))
(assert
 (let (($x1277 (= (_ bv75 7) new.attention.qkv.collective)))
 (let (($x901 (= (_ bv59 7) new.attention.qkv.collective)))
 (let (($x2058 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x977 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1542 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1542 $x977 $x2058 $x901 $x1277)))))))
(assert
 (let (($x2338 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x2338 (= (_ bv85 7) new.attention.qkv.k_sum))))
(assert
 (let (($x283 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x283 (= (_ bv85 7) new.attention.qkv.q_sum))))
(assert
 (let (($x2595 (= (_ bv59 7) new.attention.qkv.split)))
 (let (($x1724 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2666 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2877 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x2877 $x2666 $x1724 $x2595))))))
(assert
 (let (($x1711 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x1711 (= (_ bv64 7) new.attention.qkv.v_sum))))
(assert
 (let (($x1482 (= (_ bv67 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv49 7) new.attention.value_dim.kind) (= (_ bv58 7) new.attention.value_dim.kind) $x1482 (= (_ bv88 7) new.attention.value_dim.kind) (= (_ bv93 7) new.attention.value_dim.kind) (= (_ bv98 7) new.attention.value_dim.kind) (= (_ bv101 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x2186 (= (_ bv81 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv48 7) new.model.positions) (= (_ bv59 7) new.model.positions) $x2186)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (and (<= (- 1) new.work.prompt)))
(assert
 (let ((?x2132 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x3396 (div (* ?x2132 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x1216 (= (_ bv67 7) new.attention.heads.kind)))
 (let (($x2282 (and $x1216 (< 1 new.attention.heads.parts) (= ?x3396 new.attention.heads.n))))
 (= new.attention.heads.filled $x2282))))))
(assert
 (let (($x413 (= (- 1) new.attention.heads.n)))
 (let (($x1464 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x3464 (ite $x1464 (or $x413 (<= new.attention.heads.parts new.attention.heads.n)) (or $x413 (< 1 new.attention.heads.n)))))
 (let ((?x2132 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x3396 (div (* ?x2132 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x1216 (= (_ bv67 7) new.attention.heads.kind)))
 (let (($x3066 (= (_ bv93 7) new.attention.heads.kind)))
 (let (($x2009 (ite $x3066 (or $x413 (< new.attention.heads.block new.attention.heads.n)) (ite $x1216 (or $x413 (< ?x3396 new.attention.heads.n)) $x3464))))
 (let (($x1273 (= 1 new.attention.heads.parts)))
 (let (($x1507 (= (_ bv98 7) new.attention.heads.kind)))
 (let (($x1133 (= (_ bv49 7) new.attention.heads.kind)))
 (let (($x819 (= (_ bv88 7) new.attention.heads.kind)))
 (let (($x1753 (or $x819 $x1133)))
 (let (($x2088 (ite $x1753 new.attention.heads.given_moved (ite (or $x1507 $x1273) false $x2009))))
 (= new.attention.heads.moved $x2088))))))))))))))))
(assert
 (let ((?x2141 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2623 (div (* ?x2141 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x469 (= (_ bv67 7) new.attention.head_dim.kind)))
 (let (($x2309 (and $x469 (< 1 new.attention.head_dim.parts) (= ?x2623 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x2309))))))
(assert
 (let (($x2670 (= (- 1) new.attention.head_dim.n)))
 (let (($x740 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x2466 (ite $x740 (or $x2670 (<= new.attention.head_dim.parts new.attention.head_dim.n)) (or $x2670 (< 1 new.attention.head_dim.n)))))
 (let ((?x2141 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2623 (div (* ?x2141 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x469 (= (_ bv67 7) new.attention.head_dim.kind)))
 (let (($x2590 (= (_ bv93 7) new.attention.head_dim.kind)))
 (let (($x258 (ite $x2590 (or $x2670 (< new.attention.head_dim.block new.attention.head_dim.n)) (ite $x469 (or $x2670 (< ?x2623 new.attention.head_dim.n)) $x2466))))
 (let (($x2915 (= 1 new.attention.head_dim.parts)))
 (let (($x1697 (= (_ bv98 7) new.attention.head_dim.kind)))
 (let (($x3004 (= (_ bv49 7) new.attention.head_dim.kind)))
 (let (($x2659 (= (_ bv88 7) new.attention.head_dim.kind)))
 (let (($x3149 (or $x2659 $x3004)))
 (let (($x1763 (ite $x3149 new.attention.head_dim.given_moved (ite (or $x1697 $x2915) false $x258))))
 (= new.attention.head_dim.moved $x1763))))))))))))))))
(assert
 (let ((?x1955 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x2624 (* (div ?x1955 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x1482 (= (_ bv67 7) new.attention.value_dim.kind)))
 (let (($x1220 (and $x1482 (< 1 new.attention.value_dim.parts) (= (div ?x2624 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x1220))))))
(assert
 (let (($x2544 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x2016 (not new.model.sinks)))
 (= new.attention.one_key (and $x2016 $x2544)))))
(assert
 (let (($x2829 (not new.attention.heads.moved)))
 (let (($x1464 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x1507 (= (_ bv98 7) new.attention.heads.kind)))
 (let (($x1273 (= 1 new.attention.heads.parts)))
 (let (($x1133 (= (_ bv49 7) new.attention.heads.kind)))
 (let (($x819 (= (_ bv88 7) new.attention.heads.kind)))
 (let (($x1753 (or $x819 $x1133)))
 (let (($x1856 (ite $x1753 new.attention.heads.given_first (or $x1273 (and (not (or $x1507 $x1464)) $x2829)))))
 (= new.attention.heads.first_alone $x1856))))))))))
(assert
 (let (($x2055 (not new.attention.head_dim.moved)))
 (let (($x740 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x1697 (= (_ bv98 7) new.attention.head_dim.kind)))
 (let (($x2915 (= 1 new.attention.head_dim.parts)))
 (let (($x3004 (= (_ bv49 7) new.attention.head_dim.kind)))
 (let (($x2659 (= (_ bv88 7) new.attention.head_dim.kind)))
 (let (($x3149 (or $x2659 $x3004)))
 (let (($x3609 (ite $x3149 new.attention.head_dim.given_first (or $x2915 (and (not (or $x1697 $x740)) $x2055)))))
 (= new.attention.head_dim.first_alone $x3609))))))))))
(assert
 (let (($x1277 (= (_ bv75 7) new.attention.qkv.collective)))
 (let (($x1542 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x506 (ite (or $x1542 $x1277) (_ bv16 7) (_ bv98 7))))
 (let (($x901 (= (_ bv59 7) new.attention.qkv.collective)))
 (let (($x2666 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x977 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x467 (and $x977 $x2666 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2877 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1895 (and $x977 $x2877 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv81 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x976 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2058 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1421 (or $x2058 $x901)))
 (let ((?x1099 (ite (or $x1421 $x976) new.attention.qkv.split (ite (or $x1542 $x1895 $x467) (_ bv98 7) (_ bv16 7)))))
 (let (($x1724 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x317 (not $x1724)))
 (let ((?x225 (ite $x317 ?x1099 (ite (or $x901 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv94 7) ?x506))))
 (let ((?x2663 (ite (or $x1421 $x976 new.model.query_latent) (_ bv98 7) (ite $x977 (_ bv21 7) (_ bv16 7)))))
 (let (($x2595 (= (_ bv59 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x2595 ?x2663 ?x225)))))))))))))))))))))
(assert
 (let (($x1277 (= (_ bv75 7) new.attention.qkv.collective)))
 (let (($x1542 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x506 (ite (or $x1542 $x1277) (_ bv16 7) (_ bv98 7))))
 (let (($x901 (= (_ bv59 7) new.attention.qkv.collective)))
 (let (($x2666 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x977 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x467 (and $x977 $x2666 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2877 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1895 (and $x977 $x2877 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv81 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x976 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2058 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1421 (or $x2058 $x901)))
 (let ((?x1099 (ite (or $x1421 $x976) new.attention.qkv.split (ite (or $x1542 $x1895 $x467) (_ bv98 7) (_ bv16 7)))))
 (let (($x1724 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x317 (not $x1724)))
 (let ((?x2831 (ite $x317 ?x1099 (ite (or $x901 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv94 7) ?x506))))
 (let ((?x2663 (ite (or $x1421 $x976 new.model.query_latent) (_ bv98 7) (ite $x977 (_ bv21 7) (_ bv16 7)))))
 (let (($x2595 (= (_ bv59 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x2595 ?x2663 ?x2831)))))))))))))))))))))
(assert
 (let (($x1277 (= (_ bv75 7) new.attention.qkv.collective)))
 (let (($x1542 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x506 (ite (or $x1542 $x1277) (_ bv16 7) (_ bv98 7))))
 (let (($x901 (= (_ bv59 7) new.attention.qkv.collective)))
 (let (($x2666 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x977 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x467 (and $x977 $x2666 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2877 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1895 (and $x977 $x2877 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv81 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x976 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2058 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1421 (or $x2058 $x901)))
 (let ((?x1099 (ite (or $x1421 $x976) new.attention.qkv.split (ite (or $x1542 $x1895 $x467) (_ bv98 7) (_ bv16 7)))))
 (let (($x1724 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x317 (not $x1724)))
 (let ((?x1787 (ite $x317 ?x1099 (ite (or $x901 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv94 7) ?x506))))
 (let ((?x2663 (ite (or $x1421 $x976 new.model.query_latent) (_ bv98 7) (ite $x977 (_ bv21 7) (_ bv16 7)))))
 (let (($x2595 (= (_ bv59 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x2595 ?x2663 ?x1787))))))))))))))))))))))
(assert
 (= new.prefill false))
(assert
 (= old.attention.head_dim.block new.attention.head_dim.block))
(assert
 (= old.attention.head_dim.given_first new.attention.head_dim.given_first))
(assert
 (= old.attention.head_dim.given_moved new.attention.head_dim.given_moved))
(assert
 (= old.attention.head_dim.kind new.attention.head_dim.kind))
(assert
 (= old.attention.head_dim.multiple new.attention.head_dim.multiple))
(assert
 (= old.attention.head_dim.n new.attention.head_dim.n))
(assert
 (= old.attention.head_dim.parts new.attention.head_dim.parts))
(assert
 (= old.attention.heads.block new.attention.heads.block))
(assert
 (= old.attention.heads.given_first new.attention.heads.given_first))
(assert
 (= old.attention.heads.given_moved new.attention.heads.given_moved))
(assert
 (= old.attention.heads.kind new.attention.heads.kind))
(assert
 (= old.attention.heads.multiple new.attention.heads.multiple))
(assert
 (= old.attention.heads.n new.attention.heads.n))
(assert
 (= old.attention.heads.parts new.attention.heads.parts))
(assert
 (= old.attention.kv_filled new.attention.kv_filled))
(assert
 (= old.attention.kv_first_alone new.attention.kv_first_alone))
(assert
 (= old.attention.out.group.dp new.attention.out.group.dp))
(assert
 (= old.attention.pairs new.attention.pairs))
(assert
 (= old.attention.qkv.bias new.attention.qkv.bias))
(assert
 (= old.attention.qkv.collective new.attention.qkv.collective))
(assert
 (= old.attention.qkv.group.dp new.attention.qkv.group.dp))
(assert
 (= old.attention.qkv.group.pp new.attention.qkv.group.pp))
(assert
 (= old.attention.qkv.group.sp new.attention.qkv.group.sp))
(assert
 (= old.attention.qkv.group.tp new.attention.qkv.group.tp))
(assert
 (= old.attention.qkv.k_sum new.attention.qkv.k_sum))
(assert
 (= old.attention.qkv.q_sum new.attention.qkv.q_sum))
(assert
 (= old.attention.qkv.split new.attention.qkv.split))
(assert
 (= old.attention.qkv.v_sum new.attention.qkv.v_sum))
(assert
 (= old.attention.scores.group.dp new.attention.scores.group.dp))
(assert
 (= old.attention.value_dim.kind new.attention.value_dim.kind))
(assert
 (= old.attention.value_dim.multiple new.attention.value_dim.multiple))
(assert
 (= old.attention.value_dim.n new.attention.value_dim.n))
(assert
 (= old.attention.value_dim.parts new.attention.value_dim.parts))
(assert
 (= old.batch.idle new.batch.idle))
(assert
 (= old.batch.sequences.kind new.batch.sequences.kind))
(assert
 (= old.embedding.group.dp new.embedding.group.dp))
(assert
 (= old.ffn.down.group.dp new.ffn.down.group.dp))
(assert
 (= old.ffn.gate.group.dp new.ffn.gate.group.dp))
(assert
 (= old.ffn.up.group.dp new.ffn.up.group.dp))
(assert
 (= old.lm_head.group.dp new.lm_head.group.dp))
(assert
 (= old.model.k_bias new.model.k_bias))
(assert
 (= old.model.latent new.model.latent))
(assert
 (= old.model.positions new.model.positions))
(assert
 (= old.model.q_bias new.model.q_bias))
(assert
 (= old.model.query_latent new.model.query_latent))
(assert
 (= old.model.sinks new.model.sinks))
(assert
 (= old.model.v_bias new.model.v_bias))
(assert
 (= old.model.window_of_one new.model.window_of_one))
(assert
 (= old.moe.block new.moe.block))
(assert
 (= old.moe.group.dp new.moe.group.dp))
(assert
 (= old.moe.group.ep new.moe.group.ep))
(assert
 (= old.moe.group.sp new.moe.group.sp))
(assert
 (= old.moe.group.tp new.moe.group.tp))
(assert
 (= old.pp new.pp))
(assert
 (= old.prefill new.prefill))
(assert
 (= old.sp new.sp))
(assert
 (= old.tp new.tp))
(assert
 (= old.work.prompt new.work.prompt))
(assert
 (= (_ bv43 7) old.batch.idle))
(assert
 (let (($x2071 (= (_ bv101 7) old.batch.sequences.kind)))
 (let (($x2912 (= (_ bv93 7) old.batch.sequences.kind)))
 (let (($x1712 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x2836 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2205 (= (_ bv98 7) old.batch.sequences.kind)))
 (or $x2205 $x2836 $x1712 $x2912 $x2071)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1195 (* old.sp old.tp)))
 (<= old.moe.block ?x1195)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1195 (* old.sp old.tp)))
 (= old.stage.ranks ?x1195)))
(assert
 (not old.embedding.group.dp))
(assert
 (not old.attention.qkv.group.dp))
(assert
 (not old.attention.scores.group.dp))
(assert
 (not old.attention.out.group.dp))
(assert
 (not old.ffn.gate.group.dp))
(assert
 (not old.ffn.up.group.dp))
(assert
 (not old.ffn.down.group.dp))
(assert
 (not old.lm_head.group.dp))
(assert
 (let (($x410 (not old.moe.group.sp)))
 (let (($x2582 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x2582 $x410))))
(assert
 (let ((?x3224 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3224)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x2884 (not new.attention.one_key)))
 (let (($x2489 (= (_ bv1 7) new.attention.qkv.bias)))
 (let (($x2135 (and $x2489 (not (and new.model.q_bias (= (_ bv94 7) new.attention.q) $x2884)) (not (and new.model.k_bias (= (_ bv94 7) new.attention.k))) (not (and new.model.v_bias (= (_ bv94 7) new.attention.v))))))
 (let (($x1411 (or (or (= (_ bv29 7) new.attention.qkv.bias) (= (_ bv23 7) new.attention.qkv.bias)) $x2135)))
 (let (($x1724 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2877 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2666 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1293 (or (and $x2666 new.attention.heads.first_alone new.attention.kv_first_alone) (and $x2877 new.attention.head_dim.first_alone))))
 (let (($x2874 (= (_ bv29 7) new.attention.qkv.bias)))
 (let (($x183 (not (or (and new.model.q_bias $x2884) new.model.k_bias new.model.v_bias))))
 (let (($x653 (= 1 new.tp)))
 (let (($x566 (or $x653 $x183 (and (not $x1724) (or $x2489 (= (_ bv27 7) new.attention.qkv.bias))) (and $x2874 $x1293) (and $x1724 $x1411))))
 (not $x566))))))))))))))
(assert
 (let (($x804 (not old.attention.one_key)))
(let (($x2177 (= (_ bv1 7) old.attention.qkv.bias)))
(let (($x3324 (and $x2177 (not (and old.model.q_bias (= (_ bv94 7) old.attention.q) $x804)) (not (and old.model.k_bias (= (_ bv94 7) old.attention.k))) (not (and old.model.v_bias (= (_ bv94 7) old.attention.v))))))
(let (($x2770 (or (or (= (_ bv29 7) old.attention.qkv.bias) (= (_ bv23 7) old.attention.qkv.bias)) $x3324)))
(let (($x1705 (= (_ bv40 7) old.attention.qkv.split)))
(let (($x3698 (= (_ bv36 7) old.attention.qkv.split)))
(let (($x442 (= (_ bv37 7) old.attention.qkv.split)))
(let (($x3081 (or (and $x442 old.attention.heads.first_alone old.attention.kv_first_alone) (and $x3698 old.attention.head_dim.first_alone))))
(let (($x564 (= (_ bv29 7) old.attention.qkv.bias)))
(let (($x3144 (not (or (and old.model.q_bias $x804) old.model.k_bias old.model.v_bias))))
(let (($x2354 (= 1 old.tp)))
(or $x2354 $x3144 (and (not $x1705) (or $x2177 (= (_ bv27 7) old.attention.qkv.bias))) (and $x564 $x3081) (and $x1705 $x2770))))))))))))))
(check-sat)

; from one replica to any number, question 91
(reset)
(set-logic ALL)
; benchmark generated from python API
(set-info :status unknown)
(declare-fun old.attention.head_dim.block () Int)
(declare-fun old.attention.head_dim.given_least () Int)
(declare-fun old.attention.head_dim.given_most () Int)
(declare-fun old.attention.head_dim.kind () (_ BitVec 7))
(declare-fun old.attention.head_dim.multiple () Int)
(declare-fun old.attention.head_dim.n () Int)
(declare-fun old.attention.head_dim.parts () Int)
(declare-fun old.attention.heads.kind () (_ BitVec 7))
(declare-fun old.attention.heads.multiple () Int)
(declare-fun old.attention.heads.n () Int)
(declare-fun old.attention.heads.parts () Int)
(declare-fun old.attention.pairs () (_ BitVec 7))
(declare-fun old.attention.qkv.collective () (_ BitVec 7))
(declare-fun old.attention.qkv.q_sum () (_ BitVec 7))
(declare-fun old.attention.qkv.split () (_ BitVec 7))
(declare-fun old.attention.scores.sum () (_ BitVec 7))
(declare-fun old.attention.value_dim.kind () (_ BitVec 7))
(declare-fun old.attention.value_dim.multiple () Int)
(declare-fun old.attention.value_dim.n () Int)
(declare-fun old.attention.value_dim.parts () Int)
(declare-fun old.batch.idle () (_ BitVec 7))
(declare-fun old.batch.sequences.kind () (_ BitVec 7))
(declare-fun old.dp () Int)
(declare-fun old.model.positions () (_ BitVec 7))
(declare-fun old.moe.block () Int)
(declare-fun old.pp () Int)
(declare-fun old.sp () Int)
(declare-fun old.stage.ranks () Int)
(declare-fun old.tp () Int)
(declare-fun old.work.prompt () Int)
(declare-fun old.attention.heads.filled () Bool)
(declare-fun old.attention.head_dim.least () Int)
(declare-fun old.attention.head_dim.filled () Bool)
(declare-fun old.attention.head_dim.padded () Bool)
(declare-fun old.attention.head_dim.most () Int)
(declare-fun old.attention.head_dim.given_moved () Bool)
(declare-fun old.attention.head_dim.moved () Bool)
(declare-fun old.attention.value_dim.filled () Bool)
(declare-fun old.prefill () Bool)
(declare-fun old.model.window_of_one () Bool)
(declare-fun old.model.sinks () Bool)
(declare-fun old.attention.one_key () Bool)
(declare-fun old.attention.head_dim.given_everywhere () Bool)
(declare-fun old.attention.head_dim.everywhere () Bool)
(declare-fun old.attention.kv_filled () Bool)
(declare-fun old.model.latent () Bool)
(declare-fun old.attention.qkv.group.pp () Bool)
(declare-fun old.attention.qkv.group.sp () Bool)
(declare-fun old.attention.qkv.group.dp () Bool)
(declare-fun old.attention.qkv.group.tp () Bool)
(declare-fun old.model.query_latent () Bool)
(declare-fun old.attention.q () (_ BitVec 7))
(declare-fun old.attention.head_dim.given_undivided () Bool)
(declare-fun old.attention.head_dim.undivided () Bool)
(declare-fun old.attention.scores.group.pp () Bool)
(declare-fun old.attention.scores.group.sp () Bool)
(declare-fun old.attention.scores.group.dp () Bool)
(declare-fun old.attention.scores.group.tp () Bool)
(declare-fun old.attention.scores_whole () Bool)
(declare-fun new.attention.head_dim.block () Int)
(declare-fun new.attention.head_dim.given_least () Int)
(declare-fun new.attention.head_dim.given_most () Int)
(declare-fun new.attention.head_dim.kind () (_ BitVec 7))
(declare-fun new.attention.head_dim.multiple () Int)
(declare-fun new.attention.head_dim.n () Int)
(declare-fun new.attention.head_dim.parts () Int)
(declare-fun new.attention.heads.kind () (_ BitVec 7))
(declare-fun new.attention.heads.multiple () Int)
(declare-fun new.attention.heads.n () Int)
(declare-fun new.attention.heads.parts () Int)
(declare-fun new.attention.pairs () (_ BitVec 7))
(declare-fun new.attention.qkv.collective () (_ BitVec 7))
(declare-fun new.attention.qkv.q_sum () (_ BitVec 7))
(declare-fun new.attention.qkv.split () (_ BitVec 7))
(declare-fun new.attention.scores.sum () (_ BitVec 7))
(declare-fun new.attention.value_dim.kind () (_ BitVec 7))
(declare-fun new.attention.value_dim.multiple () Int)
(declare-fun new.attention.value_dim.n () Int)
(declare-fun new.attention.value_dim.parts () Int)
(declare-fun new.dp () Int)
(declare-fun new.model.positions () (_ BitVec 7))
(declare-fun new.moe.block () Int)
(declare-fun new.pp () Int)
(declare-fun new.sp () Int)
(declare-fun new.stage.ranks () Int)
(declare-fun new.tp () Int)
(declare-fun new.work.prompt () Int)
(declare-fun new.attention.heads.filled () Bool)
(declare-fun new.attention.head_dim.least () Int)
(declare-fun new.attention.head_dim.filled () Bool)
(declare-fun new.attention.head_dim.padded () Bool)
(declare-fun new.attention.head_dim.most () Int)
(declare-fun new.attention.head_dim.given_moved () Bool)
(declare-fun new.attention.head_dim.moved () Bool)
(declare-fun new.attention.value_dim.filled () Bool)
(declare-fun new.prefill () Bool)
(declare-fun new.model.window_of_one () Bool)
(declare-fun new.model.sinks () Bool)
(declare-fun new.attention.one_key () Bool)
(declare-fun new.attention.head_dim.given_everywhere () Bool)
(declare-fun new.attention.head_dim.everywhere () Bool)
(declare-fun new.attention.kv_filled () Bool)
(declare-fun new.model.latent () Bool)
(declare-fun new.attention.qkv.group.pp () Bool)
(declare-fun new.attention.qkv.group.sp () Bool)
(declare-fun new.attention.qkv.group.dp () Bool)
(declare-fun new.attention.qkv.group.tp () Bool)
(declare-fun new.model.query_latent () Bool)
(declare-fun new.attention.q () (_ BitVec 7))
(declare-fun new.attention.head_dim.given_undivided () Bool)
(declare-fun new.attention.head_dim.undivided () Bool)
(declare-fun new.attention.scores.group.pp () Bool)
(declare-fun new.attention.scores.group.sp () Bool)
(declare-fun new.attention.scores.group.dp () Bool)
(declare-fun new.attention.scores.group.tp () Bool)
(declare-fun new.attention.scores_whole () Bool)
(declare-fun new.attention.out.group.dp () Bool)
(declare-fun old.attention.out.group.dp () Bool)
(declare-fun new.batch.idle () (_ BitVec 7))
(declare-fun new.batch.sequences.kind () (_ BitVec 7))
(declare-fun new.embedding.group.dp () Bool)
(declare-fun old.embedding.group.dp () Bool)
(declare-fun new.ffn.down.group.dp () Bool)
(declare-fun old.ffn.down.group.dp () Bool)
(declare-fun new.ffn.gate.group.dp () Bool)
(declare-fun old.ffn.gate.group.dp () Bool)
(declare-fun new.ffn.up.group.dp () Bool)
(declare-fun old.ffn.up.group.dp () Bool)
(declare-fun new.lm_head.group.dp () Bool)
(declare-fun old.lm_head.group.dp () Bool)
(declare-fun new.moe.group.dp () Bool)
(declare-fun old.moe.group.dp () Bool)
(declare-fun new.moe.group.ep () Bool)
(declare-fun old.moe.group.ep () Bool)
(declare-fun new.moe.group.sp () Bool)
(declare-fun old.moe.group.sp () Bool)
(declare-fun new.moe.group.tp () Bool)
(declare-fun old.moe.group.tp () Bool)
(assert
 (and (<= 1 old.attention.head_dim.block)))
(assert
 (and (<= 0 old.attention.head_dim.given_least)))
(assert
 (and (<= 0 old.attention.head_dim.given_most)))
(assert
 (let (($x1069 (= (_ bv101 7) old.attention.head_dim.kind)))
 (let (($x2895 (= (_ bv98 7) old.attention.head_dim.kind)))
 (let (($x1684 (= (_ bv93 7) old.attention.head_dim.kind)))
 (let (($x698 (= (_ bv88 7) old.attention.head_dim.kind)))
 (let (($x940 (= (_ bv67 7) old.attention.head_dim.kind)))
 (let (($x3760 (= (_ bv58 7) old.attention.head_dim.kind)))
 (let (($x1368 (= (_ bv49 7) old.attention.head_dim.kind)))
 (let (($x336 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x3007 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x893 (= (_ bv11 7) old.attention.head_dim.kind)))
 (or $x893 $x3007 $x336 $x1368 $x3760 $x940 $x698 $x1684 $x2895 $x1069))))))))))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x1628 (= (_ bv67 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) (= (_ bv49 7) old.attention.heads.kind) (= (_ bv58 7) old.attention.heads.kind) $x1628 (= (_ bv88 7) old.attention.heads.kind) (= (_ bv93 7) old.attention.heads.kind) (= (_ bv98 7) old.attention.heads.kind) (= (_ bv101 7) old.attention.heads.kind))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x1678 (= (_ bv8 7) old.attention.pairs)))
 (or $x1678 (= (_ bv44 7) old.attention.pairs))))
(assert
 (let (($x1781 (= (_ bv75 7) old.attention.qkv.collective)))
 (let (($x2629 (= (_ bv59 7) old.attention.qkv.collective)))
 (let (($x663 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x164 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1550 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x1550 $x164 $x663 $x2629 $x1781)))))))
(assert
 (let (($x2699 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x2699 (= (_ bv85 7) old.attention.qkv.q_sum))))
(assert
 (let (($x626 (= (_ bv59 7) old.attention.qkv.split)))
 (let (($x1705 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x442 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x3698 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x3698 $x442 $x1705 $x626))))))
(assert
 (let (($x2864 (= (_ bv90 7) old.attention.scores.sum)))
 (let (($x2941 (= (_ bv59 7) old.attention.scores.sum)))
 (let (($x878 (= (_ bv1 7) old.attention.scores.sum)))
 (or $x878 $x2941 $x2864)))))
(assert
 (let (($x1362 (= (_ bv67 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv49 7) old.attention.value_dim.kind) (= (_ bv58 7) old.attention.value_dim.kind) $x1362 (= (_ bv88 7) old.attention.value_dim.kind) (= (_ bv93 7) old.attention.value_dim.kind) (= (_ bv98 7) old.attention.value_dim.kind) (= (_ bv101 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x1442 (= (_ bv43 7) old.batch.idle)))
 (or $x1442 (= (_ bv89 7) old.batch.idle))))
(assert
 (let (($x2071 (= (_ bv101 7) old.batch.sequences.kind)))
 (let (($x2205 (= (_ bv98 7) old.batch.sequences.kind)))
 (let (($x2912 (= (_ bv93 7) old.batch.sequences.kind)))
 (let (($x1712 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x2836 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x2836 $x1712 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv49 7) old.batch.sequences.kind) (= (_ bv58 7) old.batch.sequences.kind) (= (_ bv67 7) old.batch.sequences.kind) (= (_ bv88 7) old.batch.sequences.kind) $x2912 $x2205 $x2071)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x644 (= (_ bv81 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv48 7) old.model.positions) (= (_ bv59 7) old.model.positions) $x644)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (and (<= (- 1) old.work.prompt)))
(assert
 (let ((?x270 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x392 (= (div (* ?x270 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x1628 (= (_ bv67 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x1628 (< 1 old.attention.heads.parts) $x392))))))
(assert
 (let ((?x326 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2323 (div (* ?x326 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2771 (= (- 1) old.attention.head_dim.n)))
 (let (($x708 (or $x2771 (< (* ?x2323 old.attention.head_dim.parts) old.attention.head_dim.n))))
 (let ((?x739 (mod old.attention.head_dim.multiple old.attention.head_dim.parts)))
 (let (($x940 (= (_ bv67 7) old.attention.head_dim.kind)))
 (let ((?x2946 (ite $x940 (ite (= 0 ?x739) 1 (ite $x708 0 1)) old.attention.head_dim.given_least)))
 (let (($x1529 (not (= 0 (mod old.attention.head_dim.n old.attention.head_dim.parts)))))
 (let ((?x3349 (ite (and $x2771 (= 1 old.attention.head_dim.parts)) 1 (ite (or $x2771 $x1529) 0 1))))
 (let (($x336 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x3760 (= (_ bv58 7) old.attention.head_dim.kind)))
 (let (($x1069 (= (_ bv101 7) old.attention.head_dim.kind)))
 (let (($x1684 (= (_ bv93 7) old.attention.head_dim.kind)))
 (let (($x893 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x3007 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x2895 (= (_ bv98 7) old.attention.head_dim.kind)))
 (let ((?x1854 (ite $x2895 old.attention.head_dim.parts (ite (or $x3007 $x893 $x1684 $x1069 $x3760) 1 (ite $x336 ?x3349 ?x2946)))))
 (= old.attention.head_dim.least ?x1854)))))))))))))))))))
(assert
 (let ((?x326 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2323 (div (* ?x326 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x940 (= (_ bv67 7) old.attention.head_dim.kind)))
 (let (($x1680 (and $x940 (< 1 old.attention.head_dim.parts) (= ?x2323 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x1680))))))
(assert
 (let ((?x1064 (mod old.attention.head_dim.n old.attention.head_dim.multiple)))
 (let (($x940 (= (_ bv67 7) old.attention.head_dim.kind)))
 (= old.attention.head_dim.padded (and $x940 (not (= 0 ?x1064)))))))
(assert
 (let (($x1368 (= (_ bv49 7) old.attention.head_dim.kind)))
 (let (($x698 (= (_ bv88 7) old.attention.head_dim.kind)))
 (let (($x2232 (or $x698 $x1368)))
 (let (($x2895 (= (_ bv98 7) old.attention.head_dim.kind)))
 (let ((?x1835 (ite $x2895 old.attention.head_dim.parts (ite $x2232 old.attention.head_dim.given_most 1))))
 (= old.attention.head_dim.most ?x1835)))))))
(assert
 (let (($x2771 (= (- 1) old.attention.head_dim.n)))
 (let (($x336 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x149 (ite $x336 (or $x2771 (<= old.attention.head_dim.parts old.attention.head_dim.n)) (or $x2771 (< 1 old.attention.head_dim.n)))))
 (let ((?x326 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2323 (div (* ?x326 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x940 (= (_ bv67 7) old.attention.head_dim.kind)))
 (let (($x1684 (= (_ bv93 7) old.attention.head_dim.kind)))
 (let (($x1716 (ite $x1684 (or $x2771 (< old.attention.head_dim.block old.attention.head_dim.n)) (ite $x940 (or $x2771 (< ?x2323 old.attention.head_dim.n)) $x149))))
 (let (($x2079 (= 1 old.attention.head_dim.parts)))
 (let (($x2895 (= (_ bv98 7) old.attention.head_dim.kind)))
 (let (($x1368 (= (_ bv49 7) old.attention.head_dim.kind)))
 (let (($x698 (= (_ bv88 7) old.attention.head_dim.kind)))
 (let (($x2232 (or $x698 $x1368)))
 (let (($x2973 (ite $x2232 old.attention.head_dim.given_moved (ite (or $x2895 $x2079) false $x1716))))
 (= old.attention.head_dim.moved $x2973))))))))))))))))
(assert
 (let ((?x3121 (- (+ old.attention.value_dim.n old.attention.value_dim.multiple) 1)))
 (let ((?x3023 (* (div ?x3121 old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x1362 (= (_ bv67 7) old.attention.value_dim.kind)))
 (let (($x2413 (and $x1362 (< 1 old.attention.value_dim.parts) (= (div ?x3023 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x2413))))))
(assert
 (let (($x3102 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x2350 (not old.model.sinks)))
 (= old.attention.one_key (and $x2350 $x3102)))))
(assert
 (let (($x2777 (not old.attention.head_dim.padded)))
 (let (($x2079 (= 1 old.attention.head_dim.parts)))
 (let (($x2895 (= (_ bv98 7) old.attention.head_dim.kind)))
 (let (($x1368 (= (_ bv49 7) old.attention.head_dim.kind)))
 (let (($x698 (= (_ bv88 7) old.attention.head_dim.kind)))
 (let (($x2232 (or $x698 $x1368)))
 (let (($x2366 (ite $x2232 old.attention.head_dim.given_everywhere (or $x2895 (and $x2079 $x2777)))))
 (= old.attention.head_dim.everywhere $x2366)))))))))
(assert
 (let (($x1781 (= (_ bv75 7) old.attention.qkv.collective)))
 (let (($x1550 (= (_ bv4 7) old.attention.qkv.collective)))
 (let (($x2629 (= (_ bv59 7) old.attention.qkv.collective)))
 (let ((?x303 (ite (or $x2629 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv94 7) (ite (or $x1550 $x1781) (_ bv16 7) (_ bv98 7)))))
 (let (($x442 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x164 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1670 (and $x164 $x442 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x3698 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1156 (and $x164 $x3698 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv81 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x1050 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x663 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1671 (or $x663 $x2629)))
 (let ((?x1520 (ite (or $x1671 $x1050) old.attention.qkv.split (ite (or $x1550 $x1156 $x1670) (_ bv98 7) (_ bv16 7)))))
 (let (($x626 (= (_ bv59 7) old.attention.qkv.split)))
 (let ((?x535 (ite $x626 (ite (or $x1671 $x1050 old.model.query_latent) (_ bv98 7) (ite $x164 (_ bv21 7) (_ bv16 7))) (ite (not (= (_ bv40 7) old.attention.qkv.split)) ?x1520 ?x303))))
 (= old.attention.q ?x535)))))))))))))))))
(assert
 (let (($x2461 (not old.attention.head_dim.moved)))
 (let (($x1069 (= (_ bv101 7) old.attention.head_dim.kind)))
 (let (($x1684 (= (_ bv93 7) old.attention.head_dim.kind)))
 (let (($x893 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x3007 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x775 (or old.attention.head_dim.everywhere old.attention.head_dim.filled (and (or $x3007 $x893 $x1684 $x1069) $x2461))))
 (let (($x1368 (= (_ bv49 7) old.attention.head_dim.kind)))
 (let (($x698 (= (_ bv88 7) old.attention.head_dim.kind)))
 (let (($x2232 (or $x698 $x1368)))
 (= old.attention.head_dim.undivided (ite $x2232 old.attention.head_dim.given_undivided $x775))))))))))))
(assert
 (let (($x2592 (= old.attention.head_dim.least old.attention.head_dim.parts)))
 (let (($x878 (= (_ bv1 7) old.attention.scores.sum)))
 (let (($x2461 (not old.attention.head_dim.moved)))
 (let (($x3082 (or old.attention.head_dim.undivided (and (= 1 old.attention.head_dim.most) $x2461))))
 (let (($x1081 (and (or (not old.attention.scores.group.tp) (= 1 old.tp)) (or (not old.attention.scores.group.dp) (= 1 old.dp)) (or (not old.attention.scores.group.sp) (= 1 old.sp)) (or (not old.attention.scores.group.pp) (= 1 old.pp)))))
 (let (($x2941 (= (_ bv59 7) old.attention.scores.sum)))
 (let (($x3347 (ite (or $x2941 $x1081) (and (<= 1 old.attention.head_dim.least) $x3082) (and $x878 (and old.attention.head_dim.undivided $x2592)))))
 (= old.attention.scores_whole $x3347)))))))))
(assert
 (= old.prefill false))
(assert
 (and (<= 1 new.attention.head_dim.block)))
(assert
 (and (<= 0 new.attention.head_dim.given_least)))
(assert
 (and (<= 0 new.attention.head_dim.given_most)))
(assert
 (let (($x907 (= (_ bv101 7) new.attention.head_dim.kind)))
 (let (($x1697 (= (_ bv98 7) new.attention.head_dim.kind)))
 (let (($x2590 (= (_ bv93 7) new.attention.head_dim.kind)))
 (let (($x2659 (= (_ bv88 7) new.attention.head_dim.kind)))
 (let (($x469 (= (_ bv67 7) new.attention.head_dim.kind)))
 (let (($x31 (= (_ bv58 7) new.attention.head_dim.kind)))
 (let (($x3004 (= (_ bv49 7) new.attention.head_dim.kind)))
 (let (($x740 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x3447 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x704 (= (_ bv11 7) new.attention.head_dim.kind)))
 (or $x704 $x3447 $x740 $x3004 $x31 $x469 $x2659 $x2590 $x1697 $x907))))))))))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x1216 (= (_ bv67 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) (= (_ bv49 7) new.attention.heads.kind) (= (_ bv58 7) new.attention.heads.kind) $x1216 (= (_ bv88 7) new.attention.heads.kind) (= (_ bv93 7) new.attention.heads.kind) (= (_ bv98 7) new.attention.heads.kind) (= (_ bv101 7) new.attention.heads.kind))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x474 (= (_ bv8 7) new.attention.pairs)))
 (or $x474 (= (_ bv44 7) new.attention.pairs))))
(assert
 (let (($x1277 (= (_ bv75 7) new.attention.qkv.collective)))
 (let (($x901 (= (_ bv59 7) new.attention.qkv.collective)))
 (let (($x2058 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x977 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1542 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1542 $x977 $x2058 $x901 $x1277)))))))
(assert
 (let (($x283 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x283 (= (_ bv85 7) new.attention.qkv.q_sum))))
(assert
 (let (($x2595 (= (_ bv59 7) new.attention.qkv.split)))
 (let (($x1724 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2666 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2877 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x2877 $x2666 $x1724 $x2595))))))
(assert
 (let (($x1049 (= (_ bv90 7) new.attention.scores.sum)))
 (let (($x1807 (= (_ bv59 7) new.attention.scores.sum)))
 (let (($x608 (= (_ bv1 7) new.attention.scores.sum)))
 (or $x608 $x1807 $x1049)))))
(assert
 (let (($x1482 (= (_ bv67 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv49 7) new.attention.value_dim.kind) (= (_ bv58 7) new.attention.value_dim.kind) $x1482 (= (_ bv88 7) new.attention.value_dim.kind) (= (_ bv93 7) new.attention.value_dim.kind) (= (_ bv98 7) new.attention.value_dim.kind) (= (_ bv101 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x2186 (= (_ bv81 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv48 7) new.model.positions) (= (_ bv59 7) new.model.positions) $x2186)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (and (<= (- 1) new.work.prompt)))
(assert
 (let ((?x2132 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x3046 (= (div (* ?x2132 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x1216 (= (_ bv67 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x1216 (< 1 new.attention.heads.parts) $x3046))))))
(assert
 (let ((?x2141 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2623 (div (* ?x2141 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2670 (= (- 1) new.attention.head_dim.n)))
 (let (($x3058 (or $x2670 (< (* ?x2623 new.attention.head_dim.parts) new.attention.head_dim.n))))
 (let ((?x1352 (mod new.attention.head_dim.multiple new.attention.head_dim.parts)))
 (let (($x469 (= (_ bv67 7) new.attention.head_dim.kind)))
 (let ((?x1706 (ite $x469 (ite (= 0 ?x1352) 1 (ite $x3058 0 1)) new.attention.head_dim.given_least)))
 (let (($x1747 (not (= 0 (mod new.attention.head_dim.n new.attention.head_dim.parts)))))
 (let ((?x1246 (ite (and $x2670 (= 1 new.attention.head_dim.parts)) 1 (ite (or $x2670 $x1747) 0 1))))
 (let (($x740 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x31 (= (_ bv58 7) new.attention.head_dim.kind)))
 (let (($x907 (= (_ bv101 7) new.attention.head_dim.kind)))
 (let (($x2590 (= (_ bv93 7) new.attention.head_dim.kind)))
 (let (($x704 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x3447 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x1697 (= (_ bv98 7) new.attention.head_dim.kind)))
 (let ((?x2828 (ite $x1697 new.attention.head_dim.parts (ite (or $x3447 $x704 $x2590 $x907 $x31) 1 (ite $x740 ?x1246 ?x1706)))))
 (= new.attention.head_dim.least ?x2828)))))))))))))))))))
(assert
 (let ((?x2141 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2623 (div (* ?x2141 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x469 (= (_ bv67 7) new.attention.head_dim.kind)))
 (let (($x2309 (and $x469 (< 1 new.attention.head_dim.parts) (= ?x2623 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x2309))))))
(assert
 (let ((?x2247 (mod new.attention.head_dim.n new.attention.head_dim.multiple)))
 (let (($x469 (= (_ bv67 7) new.attention.head_dim.kind)))
 (= new.attention.head_dim.padded (and $x469 (not (= 0 ?x2247)))))))
(assert
 (let (($x3004 (= (_ bv49 7) new.attention.head_dim.kind)))
 (let (($x2659 (= (_ bv88 7) new.attention.head_dim.kind)))
 (let (($x3149 (or $x2659 $x3004)))
 (let (($x1697 (= (_ bv98 7) new.attention.head_dim.kind)))
 (let ((?x696 (ite $x1697 new.attention.head_dim.parts (ite $x3149 new.attention.head_dim.given_most 1))))
 (= new.attention.head_dim.most ?x696)))))))
(assert
 (let (($x2670 (= (- 1) new.attention.head_dim.n)))
 (let (($x740 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x2466 (ite $x740 (or $x2670 (<= new.attention.head_dim.parts new.attention.head_dim.n)) (or $x2670 (< 1 new.attention.head_dim.n)))))
 (let ((?x2141 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2623 (div (* ?x2141 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x469 (= (_ bv67 7) new.attention.head_dim.kind)))
 (let (($x2590 (= (_ bv93 7) new.attention.head_dim.kind)))
 (let (($x258 (ite $x2590 (or $x2670 (< new.attention.head_dim.block new.attention.head_dim.n)) (ite $x469 (or $x2670 (< ?x2623 new.attention.head_dim.n)) $x2466))))
 (let (($x2915 (= 1 new.attention.head_dim.parts)))
 (let (($x1697 (= (_ bv98 7) new.attention.head_dim.kind)))
 (let (($x3004 (= (_ bv49 7) new.attention.head_dim.kind)))
 (let (($x2659 (= (_ bv88 7) new.attention.head_dim.kind)))
 (let (($x3149 (or $x2659 $x3004)))
 (let (($x1763 (ite $x3149 new.attention.head_dim.given_moved (ite (or $x1697 $x2915) false $x258))))
 (= new.attention.head_dim.moved $x1763))))))))))))))))
(assert
 (let ((?x1955 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x2624 (* (div ?x1955 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x1482 (= (_ bv67 7) new.attention.value_dim.kind)))
 (let (($x1220 (and $x1482 (< 1 new.attention.value_dim.parts) (= (div ?x2624 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x1220))))))
(assert
 (let (($x2544 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x2016 (not new.model.sinks)))
 (= new.attention.one_key (and $x2016 $x2544)))))
(assert
 (let (($x549 (not new.attention.head_dim.padded)))
 (let (($x2915 (= 1 new.attention.head_dim.parts)))
 (let (($x1697 (= (_ bv98 7) new.attention.head_dim.kind)))
 (let (($x3004 (= (_ bv49 7) new.attention.head_dim.kind)))
 (let (($x2659 (= (_ bv88 7) new.attention.head_dim.kind)))
 (let (($x3149 (or $x2659 $x3004)))
 (let (($x1455 (ite $x3149 new.attention.head_dim.given_everywhere (or $x1697 (and $x2915 $x549)))))
 (= new.attention.head_dim.everywhere $x1455)))))))))
(assert
 (let (($x1277 (= (_ bv75 7) new.attention.qkv.collective)))
 (let (($x1542 (= (_ bv4 7) new.attention.qkv.collective)))
 (let (($x901 (= (_ bv59 7) new.attention.qkv.collective)))
 (let ((?x1518 (ite (or $x901 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv94 7) (ite (or $x1542 $x1277) (_ bv16 7) (_ bv98 7)))))
 (let (($x2666 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x977 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x467 (and $x977 $x2666 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2877 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1895 (and $x977 $x2877 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv81 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x976 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2058 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1421 (or $x2058 $x901)))
 (let ((?x1099 (ite (or $x1421 $x976) new.attention.qkv.split (ite (or $x1542 $x1895 $x467) (_ bv98 7) (_ bv16 7)))))
 (let (($x2595 (= (_ bv59 7) new.attention.qkv.split)))
 (let ((?x2967 (ite $x2595 (ite (or $x1421 $x976 new.model.query_latent) (_ bv98 7) (ite $x977 (_ bv21 7) (_ bv16 7))) (ite (not (= (_ bv40 7) new.attention.qkv.split)) ?x1099 ?x1518))))
 (= new.attention.q ?x2967)))))))))))))))))
(assert
 (let (($x2055 (not new.attention.head_dim.moved)))
 (let (($x907 (= (_ bv101 7) new.attention.head_dim.kind)))
 (let (($x2590 (= (_ bv93 7) new.attention.head_dim.kind)))
 (let (($x704 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x3447 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x2025 (or new.attention.head_dim.everywhere new.attention.head_dim.filled (and (or $x3447 $x704 $x2590 $x907) $x2055))))
 (let (($x3004 (= (_ bv49 7) new.attention.head_dim.kind)))
 (let (($x2659 (= (_ bv88 7) new.attention.head_dim.kind)))
 (let (($x3149 (or $x2659 $x3004)))
 (= new.attention.head_dim.undivided (ite $x3149 new.attention.head_dim.given_undivided $x2025))))))))))))
(assert
 (let (($x1248 (= new.attention.head_dim.least new.attention.head_dim.parts)))
 (let (($x608 (= (_ bv1 7) new.attention.scores.sum)))
 (let (($x2055 (not new.attention.head_dim.moved)))
 (let (($x278 (or new.attention.head_dim.undivided (and (= 1 new.attention.head_dim.most) $x2055))))
 (let (($x2978 (and (or (not new.attention.scores.group.tp) (= 1 new.tp)) (or (not new.attention.scores.group.dp) (= 1 new.dp)) (or (not new.attention.scores.group.sp) (= 1 new.sp)) (or (not new.attention.scores.group.pp) (= 1 new.pp)))))
 (let (($x1807 (= (_ bv59 7) new.attention.scores.sum)))
 (let (($x2500 (ite (or $x1807 $x2978) (and (<= 1 new.attention.head_dim.least) $x278) (and $x608 (and new.attention.head_dim.undivided $x1248)))))
 (= new.attention.scores_whole $x2500)))))))))
(assert
 (= new.prefill false))
(assert
 (= old.attention.head_dim.block new.attention.head_dim.block))
(assert
 (= old.attention.head_dim.given_everywhere new.attention.head_dim.given_everywhere))
(assert
 (= old.attention.head_dim.given_least new.attention.head_dim.given_least))
(assert
 (= old.attention.head_dim.given_most new.attention.head_dim.given_most))
(assert
 (= old.attention.head_dim.given_moved new.attention.head_dim.given_moved))
(assert
 (= old.attention.head_dim.given_undivided new.attention.head_dim.given_undivided))
(assert
 (= old.attention.head_dim.kind new.attention.head_dim.kind))
(assert
 (= old.attention.head_dim.multiple new.attention.head_dim.multiple))
(assert
 (= old.attention.head_dim.n new.attention.head_dim.n))
(assert
 (= old.attention.head_dim.parts new.attention.head_dim.parts))
(assert
 (= old.attention.heads.kind new.attention.heads.kind))
(assert
 (= old.attention.heads.multiple new.attention.heads.multiple))
(assert
 (= old.attention.heads.n new.attention.heads.n))
(assert
 (= old.attention.heads.parts new.attention.heads.parts))
(assert
 (= old.attention.kv_filled new.attention.kv_filled))
(assert
 (= old.attention.out.group.dp new.attention.out.group.dp))
(assert
 (= old.attention.pairs new.attention.pairs))
(assert
 (= old.attention.qkv.collective new.attention.qkv.collective))
(assert
 (= old.attention.qkv.group.dp new.attention.qkv.group.dp))
(assert
 (= old.attention.qkv.group.pp new.attention.qkv.group.pp))
(assert
 (= old.attention.qkv.group.sp new.attention.qkv.group.sp))
(assert
 (= old.attention.qkv.group.tp new.attention.qkv.group.tp))
(assert
 (= old.attention.qkv.q_sum new.attention.qkv.q_sum))
(assert
 (= old.attention.qkv.split new.attention.qkv.split))
(assert
 (= old.attention.scores.group.dp new.attention.scores.group.dp))
(assert
 (= old.attention.scores.group.pp new.attention.scores.group.pp))
(assert
 (= old.attention.scores.group.sp new.attention.scores.group.sp))
(assert
 (= old.attention.scores.group.tp new.attention.scores.group.tp))
(assert
 (= old.attention.scores.sum new.attention.scores.sum))
(assert
 (= old.attention.value_dim.kind new.attention.value_dim.kind))
(assert
 (= old.attention.value_dim.multiple new.attention.value_dim.multiple))
(assert
 (= old.attention.value_dim.n new.attention.value_dim.n))
(assert
 (= old.attention.value_dim.parts new.attention.value_dim.parts))
(assert
 (= old.batch.idle new.batch.idle))
(assert
 (= old.batch.sequences.kind new.batch.sequences.kind))
(assert
 (= old.embedding.group.dp new.embedding.group.dp))
(assert
 (= old.ffn.down.group.dp new.ffn.down.group.dp))
(assert
 (= old.ffn.gate.group.dp new.ffn.gate.group.dp))
(assert
 (= old.ffn.up.group.dp new.ffn.up.group.dp))
(assert
 (= old.lm_head.group.dp new.lm_head.group.dp))
(assert
 (= old.model.latent new.model.latent))
(assert
 (= old.model.positions new.model.positions))
(assert
 (= old.model.query_latent new.model.query_latent))
(assert
 (= old.model.sinks new.model.sinks))
(assert
 (= old.model.window_of_one new.model.window_of_one))
(assert
 (= old.moe.block new.moe.block))
(assert
 (= old.moe.group.dp new.moe.group.dp))
(assert
 (= old.moe.group.ep new.moe.group.ep))
(assert
 (= old.moe.group.sp new.moe.group.sp))
(assert
 (= old.moe.group.tp new.moe.group.tp))
(assert
 (= old.pp new.pp))
(assert
 (= old.prefill new.prefill))
(assert
 (= old.sp new.sp))
(assert
 (= old.tp new.tp))
(assert
 (= old.work.prompt new.work.prompt))
(assert
 (= (_ bv43 7) old.batch.idle))
(assert
 (let (($x2071 (= (_ bv101 7) old.batch.sequences.kind)))
 (let (($x2912 (= (_ bv93 7) old.batch.sequences.kind)))
 (let (($x1712 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x2836 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2205 (= (_ bv98 7) old.batch.sequences.kind)))
 (or $x2205 $x2836 $x1712 $x2912 $x2071)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1195 (* old.sp old.tp)))
 (<= old.moe.block ?x1195)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1195 (* old.sp old.tp)))
 (= old.stage.ranks ?x1195)))
(assert
 (not old.embedding.group.dp))
(assert
 (not old.attention.qkv.group.dp))
(assert
 (not old.attention.scores.group.dp))
(assert
 (not old.attention.out.group.dp))
(assert
 (not old.ffn.gate.group.dp))
(assert
 (not old.ffn.up.group.dp))
(assert
 (not old.ffn.down.group.dp))
(assert
 (not old.lm_head.group.dp))
(assert
 (let (($x410 (not old.moe.group.sp)))
 (let (($x2582 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x2582 $x410))))
(assert
 (let ((?x3224 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3224)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x1049 (= (_ bv90 7) new.attention.scores.sum)))
 (let (($x653 (= 1 new.tp)))
 (let (($x2808 (or $x653 (not (= (_ bv36 7) new.attention.q)) $x1049 new.attention.one_key new.attention.scores_whole)))
 (not $x2808)))))
(assert
 (let (($x2864 (= (_ bv90 7) old.attention.scores.sum)))
(let (($x2354 (= 1 old.tp)))
(or $x2354 (not (= (_ bv36 7) old.attention.q)) $x2864 old.attention.one_key old.attention.scores_whole))))
(check-sat)

; from one replica to any number, question 92
(reset)
(set-logic ALL)
; benchmark generated from python API
(set-info :status unknown)
(declare-fun old.attention.head_dim.block () Int)
(declare-fun old.attention.head_dim.given_least () Int)
(declare-fun old.attention.head_dim.given_most () Int)
(declare-fun old.attention.head_dim.kind () (_ BitVec 7))
(declare-fun old.attention.head_dim.multiple () Int)
(declare-fun old.attention.head_dim.n () Int)
(declare-fun old.attention.head_dim.parts () Int)
(declare-fun old.attention.heads.kind () (_ BitVec 7))
(declare-fun old.attention.heads.multiple () Int)
(declare-fun old.attention.heads.n () Int)
(declare-fun old.attention.heads.parts () Int)
(declare-fun old.attention.pairs () (_ BitVec 7))
(declare-fun old.attention.qkv.collective () (_ BitVec 7))
(declare-fun old.attention.qkv.k_sum () (_ BitVec 7))
(declare-fun old.attention.qkv.q_sum () (_ BitVec 7))
(declare-fun old.attention.qkv.split () (_ BitVec 7))
(declare-fun old.attention.scores.sum () (_ BitVec 7))
(declare-fun old.attention.value_dim.kind () (_ BitVec 7))
(declare-fun old.attention.value_dim.multiple () Int)
(declare-fun old.attention.value_dim.n () Int)
(declare-fun old.attention.value_dim.parts () Int)
(declare-fun old.batch.idle () (_ BitVec 7))
(declare-fun old.batch.sequences.kind () (_ BitVec 7))
(declare-fun old.dp () Int)
(declare-fun old.model.positions () (_ BitVec 7))
(declare-fun old.moe.block () Int)
(declare-fun old.pp () Int)
(declare-fun old.sp () Int)
(declare-fun old.stage.ranks () Int)
(declare-fun old.tp () Int)
(declare-fun old.work.prompt () Int)
(declare-fun old.attention.heads.filled () Bool)
(declare-fun old.attention.head_dim.least () Int)
(declare-fun old.attention.head_dim.filled () Bool)
(declare-fun old.attention.head_dim.padded () Bool)
(declare-fun old.attention.head_dim.most () Int)
(declare-fun old.attention.head_dim.given_moved () Bool)
(declare-fun old.attention.head_dim.moved () Bool)
(declare-fun old.attention.value_dim.filled () Bool)
(declare-fun old.prefill () Bool)
(declare-fun old.model.window_of_one () Bool)
(declare-fun old.model.sinks () Bool)
(declare-fun old.attention.one_key () Bool)
(declare-fun old.attention.head_dim.given_everywhere () Bool)
(declare-fun old.attention.head_dim.everywhere () Bool)
(declare-fun old.attention.kv_filled () Bool)
(declare-fun old.model.latent () Bool)
(declare-fun old.attention.qkv.group.pp () Bool)
(declare-fun old.attention.qkv.group.sp () Bool)
(declare-fun old.attention.qkv.group.dp () Bool)
(declare-fun old.attention.qkv.group.tp () Bool)
(declare-fun old.model.query_latent () Bool)
(declare-fun old.attention.q () (_ BitVec 7))
(declare-fun old.attention.k () (_ BitVec 7))
(declare-fun old.attention.head_dim.given_undivided () Bool)
(declare-fun old.attention.head_dim.undivided () Bool)
(declare-fun old.attention.scores.group.pp () Bool)
(declare-fun old.attention.scores.group.sp () Bool)
(declare-fun old.attention.scores.group.dp () Bool)
(declare-fun old.attention.scores.group.tp () Bool)
(declare-fun old.attention.scores_whole () Bool)
(declare-fun new.attention.head_dim.block () Int)
(declare-fun new.attention.head_dim.given_least () Int)
(declare-fun new.attention.head_dim.given_most () Int)
(declare-fun new.attention.head_dim.kind () (_ BitVec 7))
(declare-fun new.attention.head_dim.multiple () Int)
(declare-fun new.attention.head_dim.n () Int)
(declare-fun new.attention.head_dim.parts () Int)
(declare-fun new.attention.heads.kind () (_ BitVec 7))
(declare-fun new.attention.heads.multiple () Int)
(declare-fun new.attention.heads.n () Int)
(declare-fun new.attention.heads.parts () Int)
(declare-fun new.attention.pairs () (_ BitVec 7))
(declare-fun new.attention.qkv.collective () (_ BitVec 7))
(declare-fun new.attention.qkv.k_sum () (_ BitVec 7))
(declare-fun new.attention.qkv.q_sum () (_ BitVec 7))
(declare-fun new.attention.qkv.split () (_ BitVec 7))
(declare-fun new.attention.scores.sum () (_ BitVec 7))
(declare-fun new.attention.value_dim.kind () (_ BitVec 7))
(declare-fun new.attention.value_dim.multiple () Int)
(declare-fun new.attention.value_dim.n () Int)
(declare-fun new.attention.value_dim.parts () Int)
(declare-fun new.dp () Int)
(declare-fun new.model.positions () (_ BitVec 7))
(declare-fun new.moe.block () Int)
(declare-fun new.pp () Int)
(declare-fun new.sp () Int)
(declare-fun new.stage.ranks () Int)
(declare-fun new.tp () Int)
(declare-fun new.work.prompt () Int)
(declare-fun new.attention.heads.filled () Bool)
(declare-fun new.attention.head_dim.least () Int)
(declare-fun new.attention.head_dim.filled () Bool)
(declare-fun new.attention.head_dim.padded () Bool)
(declare-fun new.attention.head_dim.most () Int)
(declare-fun new.attention.head_dim.given_moved () Bool)
(declare-fun new.attention.head_dim.moved () Bool)
(declare-fun new.attention.value_dim.filled () Bool)
(declare-fun new.prefill () Bool)
(declare-fun new.model.window_of_one () Bool)
(declare-fun new.model.sinks () Bool)
(declare-fun new.attention.one_key () Bool)
(declare-fun new.attention.head_dim.given_everywhere () Bool)
(declare-fun new.attention.head_dim.everywhere () Bool)
(declare-fun new.attention.kv_filled () Bool)
(declare-fun new.model.latent () Bool)
(declare-fun new.attention.qkv.group.pp () Bool)
(declare-fun new.attention.qkv.group.sp () Bool)
(declare-fun new.attention.qkv.group.dp () Bool)
(declare-fun new.attention.qkv.group.tp () Bool)
(declare-fun new.model.query_latent () Bool)
(declare-fun new.attention.q () (_ BitVec 7))
(declare-fun new.attention.k () (_ BitVec 7))
(declare-fun new.attention.head_dim.given_undivided () Bool)
(declare-fun new.attention.head_dim.undivided () Bool)
(declare-fun new.attention.scores.group.pp () Bool)
(declare-fun new.attention.scores.group.sp () Bool)
(declare-fun new.attention.scores.group.dp () Bool)
(declare-fun new.attention.scores.group.tp () Bool)
(declare-fun new.attention.scores_whole () Bool)
(declare-fun new.attention.out.group.dp () Bool)
(declare-fun old.attention.out.group.dp () Bool)
(declare-fun new.batch.idle () (_ BitVec 7))
(declare-fun new.batch.sequences.kind () (_ BitVec 7))
(declare-fun new.embedding.group.dp () Bool)
(declare-fun old.embedding.group.dp () Bool)
(declare-fun new.ffn.down.group.dp () Bool)
(declare-fun old.ffn.down.group.dp () Bool)
(declare-fun new.ffn.gate.group.dp () Bool)
(declare-fun old.ffn.gate.group.dp () Bool)
(declare-fun new.ffn.up.group.dp () Bool)
(declare-fun old.ffn.up.group.dp () Bool)
(declare-fun new.lm_head.group.dp () Bool)
(declare-fun old.lm_head.group.dp () Bool)
(declare-fun new.moe.group.dp () Bool)
(declare-fun old.moe.group.dp () Bool)
(declare-fun new.moe.group.ep () Bool)
(declare-fun old.moe.group.ep () Bool)
(declare-fun new.moe.group.sp () Bool)
(declare-fun old.moe.group.sp () Bool)
(declare-fun new.moe.group.tp () Bool)
(declare-fun old.moe.group.tp () Bool)
(assert
 (and (<= 1 old.attention.head_dim.block)))
(assert
 (and (<= 0 old.attention.head_dim.given_least)))
(assert
 (and (<= 0 old.attention.head_dim.given_most)))
(assert
 (let (($x1069 (= (_ bv101 7) old.attention.head_dim.kind)))
 (let (($x2895 (= (_ bv98 7) old.attention.head_dim.kind)))
 (let (($x1684 (= (_ bv93 7) old.attention.head_dim.kind)))
 (let (($x698 (= (_ bv88 7) old.attention.head_dim.kind)))
 (let (($x940 (= (_ bv67 7) old.attention.head_dim.kind)))
 (let (($x3760 (= (_ bv58 7) old.attention.head_dim.kind)))
 (let (($x1368 (= (_ bv49 7) old.attention.head_dim.kind)))
 (let (($x336 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x3007 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x893 (= (_ bv11 7) old.attention.head_dim.kind)))
 (or $x893 $x3007 $x336 $x1368 $x3760 $x940 $x698 $x1684 $x2895 $x1069))))))))))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x1628 (= (_ bv67 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) (= (_ bv49 7) old.attention.heads.kind) (= (_ bv58 7) old.attention.heads.kind) $x1628 (= (_ bv88 7) old.attention.heads.kind) (= (_ bv93 7) old.attention.heads.kind) (= (_ bv98 7) old.attention.heads.kind) (= (_ bv101 7) old.attention.heads.kind))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x1678 (= (_ bv8 7) old.attention.pairs)))
 (or $x1678 (= (_ bv44 7) old.attention.pairs))))
(assert
 (let (($x1781 (= (_ bv75 7) old.attention.qkv.collective)))
 (let (($x2629 (= (_ bv59 7) old.attention.qkv.collective)))
 (let (($x663 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x164 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1550 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x1550 $x164 $x663 $x2629 $x1781)))))))
(assert
 (let (($x2001 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x2001 (= (_ bv85 7) old.attention.qkv.k_sum))))
(assert
 (let (($x2699 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x2699 (= (_ bv85 7) old.attention.qkv.q_sum))))
(assert
 (let (($x626 (= (_ bv59 7) old.attention.qkv.split)))
 (let (($x1705 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x442 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x3698 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x3698 $x442 $x1705 $x626))))))
(assert
 (let (($x2941 (= (_ bv59 7) old.attention.scores.sum)))
 (let (($x878 (= (_ bv1 7) old.attention.scores.sum)))
 (or $x878 $x2941 (= (_ bv90 7) old.attention.scores.sum)))))
(assert
 (let (($x1362 (= (_ bv67 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv49 7) old.attention.value_dim.kind) (= (_ bv58 7) old.attention.value_dim.kind) $x1362 (= (_ bv88 7) old.attention.value_dim.kind) (= (_ bv93 7) old.attention.value_dim.kind) (= (_ bv98 7) old.attention.value_dim.kind) (= (_ bv101 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x1442 (= (_ bv43 7) old.batch.idle)))
 (or $x1442 (= (_ bv89 7) old.batch.idle))))
(assert
 (let (($x2071 (= (_ bv101 7) old.batch.sequences.kind)))
 (let (($x2205 (= (_ bv98 7) old.batch.sequences.kind)))
 (let (($x2912 (= (_ bv93 7) old.batch.sequences.kind)))
 (let (($x1712 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x2836 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x2836 $x1712 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv49 7) old.batch.sequences.kind) (= (_ bv58 7) old.batch.sequences.kind) (= (_ bv67 7) old.batch.sequences.kind) (= (_ bv88 7) old.batch.sequences.kind) $x2912 $x2205 $x2071)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x644 (= (_ bv81 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv48 7) old.model.positions) (= (_ bv59 7) old.model.positions) $x644)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (and (<= (- 1) old.work.prompt)))
(assert
 (let ((?x270 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x392 (= (div (* ?x270 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x1628 (= (_ bv67 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x1628 (< 1 old.attention.heads.parts) $x392))))))
(assert
 (let ((?x326 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2323 (div (* ?x326 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2771 (= (- 1) old.attention.head_dim.n)))
 (let (($x708 (or $x2771 (< (* ?x2323 old.attention.head_dim.parts) old.attention.head_dim.n))))
 (let ((?x739 (mod old.attention.head_dim.multiple old.attention.head_dim.parts)))
 (let (($x940 (= (_ bv67 7) old.attention.head_dim.kind)))
 (let ((?x2946 (ite $x940 (ite (= 0 ?x739) 1 (ite $x708 0 1)) old.attention.head_dim.given_least)))
 (let (($x1529 (not (= 0 (mod old.attention.head_dim.n old.attention.head_dim.parts)))))
 (let ((?x3349 (ite (and $x2771 (= 1 old.attention.head_dim.parts)) 1 (ite (or $x2771 $x1529) 0 1))))
 (let (($x336 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x3760 (= (_ bv58 7) old.attention.head_dim.kind)))
 (let (($x1069 (= (_ bv101 7) old.attention.head_dim.kind)))
 (let (($x1684 (= (_ bv93 7) old.attention.head_dim.kind)))
 (let (($x893 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x3007 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x2895 (= (_ bv98 7) old.attention.head_dim.kind)))
 (let ((?x1854 (ite $x2895 old.attention.head_dim.parts (ite (or $x3007 $x893 $x1684 $x1069 $x3760) 1 (ite $x336 ?x3349 ?x2946)))))
 (= old.attention.head_dim.least ?x1854)))))))))))))))))))
(assert
 (let ((?x326 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2323 (div (* ?x326 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x940 (= (_ bv67 7) old.attention.head_dim.kind)))
 (let (($x1680 (and $x940 (< 1 old.attention.head_dim.parts) (= ?x2323 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x1680))))))
(assert
 (let ((?x1064 (mod old.attention.head_dim.n old.attention.head_dim.multiple)))
 (let (($x940 (= (_ bv67 7) old.attention.head_dim.kind)))
 (= old.attention.head_dim.padded (and $x940 (not (= 0 ?x1064)))))))
(assert
 (let (($x1368 (= (_ bv49 7) old.attention.head_dim.kind)))
 (let (($x698 (= (_ bv88 7) old.attention.head_dim.kind)))
 (let (($x2232 (or $x698 $x1368)))
 (let (($x2895 (= (_ bv98 7) old.attention.head_dim.kind)))
 (let ((?x1835 (ite $x2895 old.attention.head_dim.parts (ite $x2232 old.attention.head_dim.given_most 1))))
 (= old.attention.head_dim.most ?x1835)))))))
(assert
 (let (($x2771 (= (- 1) old.attention.head_dim.n)))
 (let (($x336 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x149 (ite $x336 (or $x2771 (<= old.attention.head_dim.parts old.attention.head_dim.n)) (or $x2771 (< 1 old.attention.head_dim.n)))))
 (let ((?x326 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2323 (div (* ?x326 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x940 (= (_ bv67 7) old.attention.head_dim.kind)))
 (let (($x1684 (= (_ bv93 7) old.attention.head_dim.kind)))
 (let (($x1716 (ite $x1684 (or $x2771 (< old.attention.head_dim.block old.attention.head_dim.n)) (ite $x940 (or $x2771 (< ?x2323 old.attention.head_dim.n)) $x149))))
 (let (($x2079 (= 1 old.attention.head_dim.parts)))
 (let (($x2895 (= (_ bv98 7) old.attention.head_dim.kind)))
 (let (($x1368 (= (_ bv49 7) old.attention.head_dim.kind)))
 (let (($x698 (= (_ bv88 7) old.attention.head_dim.kind)))
 (let (($x2232 (or $x698 $x1368)))
 (let (($x2973 (ite $x2232 old.attention.head_dim.given_moved (ite (or $x2895 $x2079) false $x1716))))
 (= old.attention.head_dim.moved $x2973))))))))))))))))
(assert
 (let ((?x3121 (- (+ old.attention.value_dim.n old.attention.value_dim.multiple) 1)))
 (let ((?x3023 (* (div ?x3121 old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x1362 (= (_ bv67 7) old.attention.value_dim.kind)))
 (let (($x2413 (and $x1362 (< 1 old.attention.value_dim.parts) (= (div ?x3023 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x2413))))))
(assert
 (let (($x3102 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x2350 (not old.model.sinks)))
 (= old.attention.one_key (and $x2350 $x3102)))))
(assert
 (let (($x2777 (not old.attention.head_dim.padded)))
 (let (($x2079 (= 1 old.attention.head_dim.parts)))
 (let (($x2895 (= (_ bv98 7) old.attention.head_dim.kind)))
 (let (($x1368 (= (_ bv49 7) old.attention.head_dim.kind)))
 (let (($x698 (= (_ bv88 7) old.attention.head_dim.kind)))
 (let (($x2232 (or $x698 $x1368)))
 (let (($x2366 (ite $x2232 old.attention.head_dim.given_everywhere (or $x2895 (and $x2079 $x2777)))))
 (= old.attention.head_dim.everywhere $x2366)))))))))
(assert
 (let (($x1781 (= (_ bv75 7) old.attention.qkv.collective)))
 (let (($x1550 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2209 (ite (or $x1550 $x1781) (_ bv16 7) (_ bv98 7))))
 (let (($x2629 (= (_ bv59 7) old.attention.qkv.collective)))
 (let (($x442 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x164 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1670 (and $x164 $x442 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x3698 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1156 (and $x164 $x3698 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv81 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x1050 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x663 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1671 (or $x663 $x2629)))
 (let ((?x1520 (ite (or $x1671 $x1050) old.attention.qkv.split (ite (or $x1550 $x1156 $x1670) (_ bv98 7) (_ bv16 7)))))
 (let (($x1705 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x204 (not $x1705)))
 (let ((?x1638 (ite $x204 ?x1520 (ite (or $x2629 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv94 7) ?x2209))))
 (let ((?x973 (ite (or $x1671 $x1050 old.model.query_latent) (_ bv98 7) (ite $x164 (_ bv21 7) (_ bv16 7)))))
 (let (($x626 (= (_ bv59 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x626 ?x973 ?x1638)))))))))))))))))))))
(assert
 (let (($x1781 (= (_ bv75 7) old.attention.qkv.collective)))
 (let (($x1550 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2209 (ite (or $x1550 $x1781) (_ bv16 7) (_ bv98 7))))
 (let (($x2629 (= (_ bv59 7) old.attention.qkv.collective)))
 (let (($x442 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x164 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1670 (and $x164 $x442 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x3698 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1156 (and $x164 $x3698 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv81 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x1050 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x663 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1671 (or $x663 $x2629)))
 (let ((?x1520 (ite (or $x1671 $x1050) old.attention.qkv.split (ite (or $x1550 $x1156 $x1670) (_ bv98 7) (_ bv16 7)))))
 (let (($x1705 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x204 (not $x1705)))
 (let ((?x1244 (ite $x204 ?x1520 (ite (or $x2629 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv94 7) ?x2209))))
 (let ((?x973 (ite (or $x1671 $x1050 old.model.query_latent) (_ bv98 7) (ite $x164 (_ bv21 7) (_ bv16 7)))))
 (let (($x626 (= (_ bv59 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x626 ?x973 ?x1244)))))))))))))))))))))
(assert
 (let (($x2461 (not old.attention.head_dim.moved)))
 (let (($x1069 (= (_ bv101 7) old.attention.head_dim.kind)))
 (let (($x1684 (= (_ bv93 7) old.attention.head_dim.kind)))
 (let (($x893 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x3007 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x775 (or old.attention.head_dim.everywhere old.attention.head_dim.filled (and (or $x3007 $x893 $x1684 $x1069) $x2461))))
 (let (($x1368 (= (_ bv49 7) old.attention.head_dim.kind)))
 (let (($x698 (= (_ bv88 7) old.attention.head_dim.kind)))
 (let (($x2232 (or $x698 $x1368)))
 (= old.attention.head_dim.undivided (ite $x2232 old.attention.head_dim.given_undivided $x775))))))))))))
(assert
 (let (($x2592 (= old.attention.head_dim.least old.attention.head_dim.parts)))
 (let (($x878 (= (_ bv1 7) old.attention.scores.sum)))
 (let (($x2461 (not old.attention.head_dim.moved)))
 (let (($x3082 (or old.attention.head_dim.undivided (and (= 1 old.attention.head_dim.most) $x2461))))
 (let (($x2605 (= 1 old.pp)))
 (let (($x2577 (not old.attention.scores.group.pp)))
 (let (($x315 (or $x2577 $x2605)))
 (let (($x3523 (= 1 old.sp)))
 (let (($x2214 (not old.attention.scores.group.sp)))
 (let (($x880 (or $x2214 $x3523)))
 (let (($x2523 (= 1 old.dp)))
 (let (($x1623 (not old.attention.scores.group.dp)))
 (let (($x2652 (or $x1623 $x2523)))
 (let (($x1081 (and (or (not old.attention.scores.group.tp) (= 1 old.tp)) $x2652 $x880 $x315)))
 (let (($x2941 (= (_ bv59 7) old.attention.scores.sum)))
 (let (($x3347 (ite (or $x2941 $x1081) (and (<= 1 old.attention.head_dim.least) $x3082) (and $x878 (and old.attention.head_dim.undivided $x2592)))))
 (= old.attention.scores_whole $x3347))))))))))))))))))
(assert
 (= old.prefill false))
(assert
 (and (<= 1 new.attention.head_dim.block)))
(assert
 (and (<= 0 new.attention.head_dim.given_least)))
(assert
 (and (<= 0 new.attention.head_dim.given_most)))
(assert
 (let (($x907 (= (_ bv101 7) new.attention.head_dim.kind)))
 (let (($x1697 (= (_ bv98 7) new.attention.head_dim.kind)))
 (let (($x2590 (= (_ bv93 7) new.attention.head_dim.kind)))
 (let (($x2659 (= (_ bv88 7) new.attention.head_dim.kind)))
 (let (($x469 (= (_ bv67 7) new.attention.head_dim.kind)))
 (let (($x31 (= (_ bv58 7) new.attention.head_dim.kind)))
 (let (($x3004 (= (_ bv49 7) new.attention.head_dim.kind)))
 (let (($x740 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x3447 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x704 (= (_ bv11 7) new.attention.head_dim.kind)))
 (or $x704 $x3447 $x740 $x3004 $x31 $x469 $x2659 $x2590 $x1697 $x907))))))))))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x1216 (= (_ bv67 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) (= (_ bv49 7) new.attention.heads.kind) (= (_ bv58 7) new.attention.heads.kind) $x1216 (= (_ bv88 7) new.attention.heads.kind) (= (_ bv93 7) new.attention.heads.kind) (= (_ bv98 7) new.attention.heads.kind) (= (_ bv101 7) new.attention.heads.kind))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x474 (= (_ bv8 7) new.attention.pairs)))
 (or $x474 (= (_ bv44 7) new.attention.pairs))))
(assert
 (let (($x1277 (= (_ bv75 7) new.attention.qkv.collective)))
 (let (($x901 (= (_ bv59 7) new.attention.qkv.collective)))
 (let (($x2058 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x977 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1542 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1542 $x977 $x2058 $x901 $x1277)))))))
(assert
 (let (($x1138 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x1138 (= (_ bv85 7) new.attention.qkv.k_sum))))
(assert
 (let (($x283 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x283 (= (_ bv85 7) new.attention.qkv.q_sum))))
(assert
 (let (($x2595 (= (_ bv59 7) new.attention.qkv.split)))
 (let (($x1724 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2666 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2877 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x2877 $x2666 $x1724 $x2595))))))
(assert
 (let (($x1807 (= (_ bv59 7) new.attention.scores.sum)))
 (let (($x608 (= (_ bv1 7) new.attention.scores.sum)))
 (or $x608 $x1807 (= (_ bv90 7) new.attention.scores.sum)))))
(assert
 (let (($x1482 (= (_ bv67 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv49 7) new.attention.value_dim.kind) (= (_ bv58 7) new.attention.value_dim.kind) $x1482 (= (_ bv88 7) new.attention.value_dim.kind) (= (_ bv93 7) new.attention.value_dim.kind) (= (_ bv98 7) new.attention.value_dim.kind) (= (_ bv101 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x2186 (= (_ bv81 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv48 7) new.model.positions) (= (_ bv59 7) new.model.positions) $x2186)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (and (<= (- 1) new.work.prompt)))
(assert
 (let ((?x2132 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x3046 (= (div (* ?x2132 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x1216 (= (_ bv67 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x1216 (< 1 new.attention.heads.parts) $x3046))))))
(assert
 (let ((?x2141 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2623 (div (* ?x2141 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2670 (= (- 1) new.attention.head_dim.n)))
 (let (($x3058 (or $x2670 (< (* ?x2623 new.attention.head_dim.parts) new.attention.head_dim.n))))
 (let ((?x1352 (mod new.attention.head_dim.multiple new.attention.head_dim.parts)))
 (let (($x469 (= (_ bv67 7) new.attention.head_dim.kind)))
 (let ((?x1706 (ite $x469 (ite (= 0 ?x1352) 1 (ite $x3058 0 1)) new.attention.head_dim.given_least)))
 (let (($x1747 (not (= 0 (mod new.attention.head_dim.n new.attention.head_dim.parts)))))
 (let ((?x1246 (ite (and $x2670 (= 1 new.attention.head_dim.parts)) 1 (ite (or $x2670 $x1747) 0 1))))
 (let (($x740 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x31 (= (_ bv58 7) new.attention.head_dim.kind)))
 (let (($x907 (= (_ bv101 7) new.attention.head_dim.kind)))
 (let (($x2590 (= (_ bv93 7) new.attention.head_dim.kind)))
 (let (($x704 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x3447 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x1697 (= (_ bv98 7) new.attention.head_dim.kind)))
 (let ((?x2828 (ite $x1697 new.attention.head_dim.parts (ite (or $x3447 $x704 $x2590 $x907 $x31) 1 (ite $x740 ?x1246 ?x1706)))))
 (= new.attention.head_dim.least ?x2828)))))))))))))))))))
(assert
 (let ((?x2141 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2623 (div (* ?x2141 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x469 (= (_ bv67 7) new.attention.head_dim.kind)))
 (let (($x2309 (and $x469 (< 1 new.attention.head_dim.parts) (= ?x2623 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x2309))))))
(assert
 (let ((?x2247 (mod new.attention.head_dim.n new.attention.head_dim.multiple)))
 (let (($x469 (= (_ bv67 7) new.attention.head_dim.kind)))
 (= new.attention.head_dim.padded (and $x469 (not (= 0 ?x2247)))))))
(assert
 (let (($x3004 (= (_ bv49 7) new.attention.head_dim.kind)))
 (let (($x2659 (= (_ bv88 7) new.attention.head_dim.kind)))
 (let (($x3149 (or $x2659 $x3004)))
 (let (($x1697 (= (_ bv98 7) new.attention.head_dim.kind)))
 (let ((?x696 (ite $x1697 new.attention.head_dim.parts (ite $x3149 new.attention.head_dim.given_most 1))))
 (= new.attention.head_dim.most ?x696)))))))
(assert
 (let (($x2670 (= (- 1) new.attention.head_dim.n)))
 (let (($x740 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x2466 (ite $x740 (or $x2670 (<= new.attention.head_dim.parts new.attention.head_dim.n)) (or $x2670 (< 1 new.attention.head_dim.n)))))
 (let ((?x2141 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2623 (div (* ?x2141 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x469 (= (_ bv67 7) new.attention.head_dim.kind)))
 (let (($x2590 (= (_ bv93 7) new.attention.head_dim.kind)))
 (let (($x258 (ite $x2590 (or $x2670 (< new.attention.head_dim.block new.attention.head_dim.n)) (ite $x469 (or $x2670 (< ?x2623 new.attention.head_dim.n)) $x2466))))
 (let (($x2915 (= 1 new.attention.head_dim.parts)))
 (let (($x1697 (= (_ bv98 7) new.attention.head_dim.kind)))
 (let (($x3004 (= (_ bv49 7) new.attention.head_dim.kind)))
 (let (($x2659 (= (_ bv88 7) new.attention.head_dim.kind)))
 (let (($x3149 (or $x2659 $x3004)))
 (let (($x1763 (ite $x3149 new.attention.head_dim.given_moved (ite (or $x1697 $x2915) false $x258))))
 (= new.attention.head_dim.moved $x1763))))))))))))))))
(assert
 (let ((?x1955 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x2624 (* (div ?x1955 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x1482 (= (_ bv67 7) new.attention.value_dim.kind)))
 (let (($x1220 (and $x1482 (< 1 new.attention.value_dim.parts) (= (div ?x2624 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x1220))))))
(assert
 (let (($x2544 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x2016 (not new.model.sinks)))
 (= new.attention.one_key (and $x2016 $x2544)))))
(assert
 (let (($x549 (not new.attention.head_dim.padded)))
 (let (($x2915 (= 1 new.attention.head_dim.parts)))
 (let (($x1697 (= (_ bv98 7) new.attention.head_dim.kind)))
 (let (($x3004 (= (_ bv49 7) new.attention.head_dim.kind)))
 (let (($x2659 (= (_ bv88 7) new.attention.head_dim.kind)))
 (let (($x3149 (or $x2659 $x3004)))
 (let (($x1455 (ite $x3149 new.attention.head_dim.given_everywhere (or $x1697 (and $x2915 $x549)))))
 (= new.attention.head_dim.everywhere $x1455)))))))))
(assert
 (let (($x1277 (= (_ bv75 7) new.attention.qkv.collective)))
 (let (($x1542 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x506 (ite (or $x1542 $x1277) (_ bv16 7) (_ bv98 7))))
 (let (($x901 (= (_ bv59 7) new.attention.qkv.collective)))
 (let (($x2666 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x977 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x467 (and $x977 $x2666 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2877 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1895 (and $x977 $x2877 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv81 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x976 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2058 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1421 (or $x2058 $x901)))
 (let ((?x1099 (ite (or $x1421 $x976) new.attention.qkv.split (ite (or $x1542 $x1895 $x467) (_ bv98 7) (_ bv16 7)))))
 (let (($x1724 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x317 (not $x1724)))
 (let ((?x225 (ite $x317 ?x1099 (ite (or $x901 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv94 7) ?x506))))
 (let ((?x2663 (ite (or $x1421 $x976 new.model.query_latent) (_ bv98 7) (ite $x977 (_ bv21 7) (_ bv16 7)))))
 (let (($x2595 (= (_ bv59 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x2595 ?x2663 ?x225)))))))))))))))))))))
(assert
 (let (($x1277 (= (_ bv75 7) new.attention.qkv.collective)))
 (let (($x1542 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x506 (ite (or $x1542 $x1277) (_ bv16 7) (_ bv98 7))))
 (let (($x901 (= (_ bv59 7) new.attention.qkv.collective)))
 (let (($x2666 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x977 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x467 (and $x977 $x2666 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2877 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1895 (and $x977 $x2877 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv81 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x976 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2058 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1421 (or $x2058 $x901)))
 (let ((?x1099 (ite (or $x1421 $x976) new.attention.qkv.split (ite (or $x1542 $x1895 $x467) (_ bv98 7) (_ bv16 7)))))
 (let (($x1724 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x317 (not $x1724)))
 (let ((?x1071 (ite $x317 ?x1099 (ite (or $x901 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv94 7) ?x506))))
 (let ((?x2663 (ite (or $x1421 $x976 new.model.query_latent) (_ bv98 7) (ite $x977 (_ bv21 7) (_ bv16 7)))))
 (let (($x2595 (= (_ bv59 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x2595 ?x2663 ?x1071)))))))))))))))))))))
(assert
 (let (($x2055 (not new.attention.head_dim.moved)))
 (let (($x907 (= (_ bv101 7) new.attention.head_dim.kind)))
 (let (($x2590 (= (_ bv93 7) new.attention.head_dim.kind)))
 (let (($x704 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x3447 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x2025 (or new.attention.head_dim.everywhere new.attention.head_dim.filled (and (or $x3447 $x704 $x2590 $x907) $x2055))))
 (let (($x3004 (= (_ bv49 7) new.attention.head_dim.kind)))
 (let (($x2659 (= (_ bv88 7) new.attention.head_dim.kind)))
 (let (($x3149 (or $x2659 $x3004)))
 (= new.attention.head_dim.undivided (ite $x3149 new.attention.head_dim.given_undivided $x2025))))))))))))
(assert
 (let (($x1248 (= new.attention.head_dim.least new.attention.head_dim.parts)))
 (let (($x608 (= (_ bv1 7) new.attention.scores.sum)))
 (let (($x2055 (not new.attention.head_dim.moved)))
 (let (($x278 (or new.attention.head_dim.undivided (and (= 1 new.attention.head_dim.most) $x2055))))
 (let (($x2708 (= 1 new.pp)))
 (let (($x3344 (not new.attention.scores.group.pp)))
 (let (($x2212 (or $x3344 $x2708)))
 (let (($x2109 (= 1 new.sp)))
 (let (($x3540 (not new.attention.scores.group.sp)))
 (let (($x2206 (or $x3540 $x2109)))
 (let (($x766 (= 1 new.dp)))
 (let (($x3459 (not new.attention.scores.group.dp)))
 (let (($x891 (or $x3459 $x766)))
 (let (($x2978 (and (or (not new.attention.scores.group.tp) (= 1 new.tp)) $x891 $x2206 $x2212)))
 (let (($x1807 (= (_ bv59 7) new.attention.scores.sum)))
 (let (($x2500 (ite (or $x1807 $x2978) (and (<= 1 new.attention.head_dim.least) $x278) (and $x608 (and new.attention.head_dim.undivided $x1248)))))
 (= new.attention.scores_whole $x2500))))))))))))))))))
(assert
 (= new.prefill false))
(assert
 (= old.attention.head_dim.block new.attention.head_dim.block))
(assert
 (= old.attention.head_dim.given_everywhere new.attention.head_dim.given_everywhere))
(assert
 (= old.attention.head_dim.given_least new.attention.head_dim.given_least))
(assert
 (= old.attention.head_dim.given_most new.attention.head_dim.given_most))
(assert
 (= old.attention.head_dim.given_moved new.attention.head_dim.given_moved))
(assert
 (= old.attention.head_dim.given_undivided new.attention.head_dim.given_undivided))
(assert
 (= old.attention.head_dim.kind new.attention.head_dim.kind))
(assert
 (= old.attention.head_dim.multiple new.attention.head_dim.multiple))
(assert
 (= old.attention.head_dim.n new.attention.head_dim.n))
(assert
 (= old.attention.head_dim.parts new.attention.head_dim.parts))
(assert
 (= old.attention.heads.kind new.attention.heads.kind))
(assert
 (= old.attention.heads.multiple new.attention.heads.multiple))
(assert
 (= old.attention.heads.n new.attention.heads.n))
(assert
 (= old.attention.heads.parts new.attention.heads.parts))
(assert
 (= old.attention.kv_filled new.attention.kv_filled))
(assert
 (= old.attention.out.group.dp new.attention.out.group.dp))
(assert
 (= old.attention.pairs new.attention.pairs))
(assert
 (= old.attention.qkv.collective new.attention.qkv.collective))
(assert
 (= old.attention.qkv.group.dp new.attention.qkv.group.dp))
(assert
 (= old.attention.qkv.group.pp new.attention.qkv.group.pp))
(assert
 (= old.attention.qkv.group.sp new.attention.qkv.group.sp))
(assert
 (= old.attention.qkv.group.tp new.attention.qkv.group.tp))
(assert
 (= old.attention.qkv.k_sum new.attention.qkv.k_sum))
(assert
 (= old.attention.qkv.q_sum new.attention.qkv.q_sum))
(assert
 (= old.attention.qkv.split new.attention.qkv.split))
(assert
 (= old.attention.scores.group.dp new.attention.scores.group.dp))
(assert
 (= old.attention.scores.group.pp new.attention.scores.group.pp))
(assert
 (= old.attention.scores.group.sp new.attention.scores.group.sp))
(assert
 (= old.attention.scores.group.tp new.attention.scores.group.tp))
(assert
 (= old.attention.scores.sum new.attention.scores.sum))
(assert
 (= old.attention.value_dim.kind new.attention.value_dim.kind))
(assert
 (= old.attention.value_dim.multiple new.attention.value_dim.multiple))
(assert
 (= old.attention.value_dim.n new.attention.value_dim.n))
(assert
 (= old.attention.value_dim.parts new.attention.value_dim.parts))
(assert
 (= old.batch.idle new.batch.idle))
(assert
 (= old.batch.sequences.kind new.batch.sequences.kind))
(assert
 (= old.embedding.group.dp new.embedding.group.dp))
(assert
 (= old.ffn.down.group.dp new.ffn.down.group.dp))
(assert
 (= old.ffn.gate.group.dp new.ffn.gate.group.dp))
(assert
 (= old.ffn.up.group.dp new.ffn.up.group.dp))
(assert
 (= old.lm_head.group.dp new.lm_head.group.dp))
(assert
 (= old.model.latent new.model.latent))
(assert
 (= old.model.positions new.model.positions))
(assert
 (= old.model.query_latent new.model.query_latent))
(assert
 (= old.model.sinks new.model.sinks))
(assert
 (= old.model.window_of_one new.model.window_of_one))
(assert
 (= old.moe.block new.moe.block))
(assert
 (= old.moe.group.dp new.moe.group.dp))
(assert
 (= old.moe.group.ep new.moe.group.ep))
(assert
 (= old.moe.group.sp new.moe.group.sp))
(assert
 (= old.moe.group.tp new.moe.group.tp))
(assert
 (= old.pp new.pp))
(assert
 (= old.prefill new.prefill))
(assert
 (= old.sp new.sp))
(assert
 (= old.tp new.tp))
(assert
 (= old.work.prompt new.work.prompt))
(assert
 (= (_ bv43 7) old.batch.idle))
(assert
 (let (($x2071 (= (_ bv101 7) old.batch.sequences.kind)))
 (let (($x2912 (= (_ bv93 7) old.batch.sequences.kind)))
 (let (($x1712 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x2836 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2205 (= (_ bv98 7) old.batch.sequences.kind)))
 (or $x2205 $x2836 $x1712 $x2912 $x2071)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1195 (* old.sp old.tp)))
 (<= old.moe.block ?x1195)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1195 (* old.sp old.tp)))
 (= old.stage.ranks ?x1195)))
(assert
 (not old.embedding.group.dp))
(assert
 (not old.attention.qkv.group.dp))
(assert
 (not old.attention.scores.group.dp))
(assert
 (not old.attention.out.group.dp))
(assert
 (not old.ffn.gate.group.dp))
(assert
 (not old.ffn.up.group.dp))
(assert
 (not old.ffn.down.group.dp))
(assert
 (not old.lm_head.group.dp))
(assert
 (let (($x410 (not old.moe.group.sp)))
 (let (($x2582 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x2582 $x410))))
(assert
 (let ((?x3224 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3224)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x868 (or new.attention.one_key (and (= (_ bv36 7) new.attention.q) new.attention.scores_whole))))
 (let (($x2708 (= 1 new.pp)))
 (let (($x3344 (not new.attention.scores.group.pp)))
 (let (($x2212 (or $x3344 $x2708)))
 (let (($x2109 (= 1 new.sp)))
 (let (($x3540 (not new.attention.scores.group.sp)))
 (let (($x2206 (or $x3540 $x2109)))
 (let (($x766 (= 1 new.dp)))
 (let (($x3459 (not new.attention.scores.group.dp)))
 (let (($x891 (or $x3459 $x766)))
 (let (($x2978 (and (or (not new.attention.scores.group.tp) (= 1 new.tp)) $x891 $x2206 $x2212)))
 (let (($x1046 (and (or new.attention.scores.group.tp (= 1 new.tp)) $x891 $x2206 $x2212)))
 (let (($x2074 (and (not (= (_ bv36 7) new.attention.q)) (not (= (_ bv94 7) new.attention.q)) (not (= (_ bv94 7) new.attention.k)))))
 (let (($x2044 (not new.attention.one_key)))
 (let (($x3392 (not new.attention.scores_whole)))
 (let (($x608 (= (_ bv1 7) new.attention.scores.sum)))
 (let (($x1807 (= (_ bv59 7) new.attention.scores.sum)))
 (let (($x3831 (or $x1807 (and $x608 (not (= 1 new.tp)) $x3392 $x2044) $x2074 $x1046 (and $x2978 $x868))))
 (not $x3831))))))))))))))))))))
(assert
 (let (($x992 (or old.attention.one_key (and (= (_ bv36 7) old.attention.q) old.attention.scores_whole))))
(let (($x2605 (= 1 old.pp)))
(let (($x2577 (not old.attention.scores.group.pp)))
(let (($x315 (or $x2577 $x2605)))
(let (($x3523 (= 1 old.sp)))
(let (($x2214 (not old.attention.scores.group.sp)))
(let (($x880 (or $x2214 $x3523)))
(let (($x2523 (= 1 old.dp)))
(let (($x1623 (not old.attention.scores.group.dp)))
(let (($x2652 (or $x1623 $x2523)))
(let (($x1081 (and (or (not old.attention.scores.group.tp) (= 1 old.tp)) $x2652 $x880 $x315)))
(let (($x293 (and (or old.attention.scores.group.tp (= 1 old.tp)) $x2652 $x880 $x315)))
(let (($x1796 (and (not (= (_ bv36 7) old.attention.q)) (not (= (_ bv94 7) old.attention.q)) (not (= (_ bv94 7) old.attention.k)))))
(let (($x381 (not old.attention.one_key)))
(let (($x947 (not old.attention.scores_whole)))
(let (($x878 (= (_ bv1 7) old.attention.scores.sum)))
(let (($x2941 (= (_ bv59 7) old.attention.scores.sum)))
(or $x2941 (and $x878 (not (= 1 old.tp)) $x947 $x381) $x1796 $x293 (and $x1081 $x992))))))))))))))))))))
(check-sat)

; from one replica to any number, question 93
(reset)
(set-logic ALL)
; benchmark generated from python API
(set-info :status unknown)
(declare-fun old.attention.head_dim.block () Int)
(declare-fun old.attention.head_dim.given_least () Int)
(declare-fun old.attention.head_dim.kind () (_ BitVec 7))
(declare-fun old.attention.head_dim.multiple () Int)
(declare-fun old.attention.head_dim.n () Int)
(declare-fun old.attention.head_dim.parts () Int)
(declare-fun old.attention.heads.kind () (_ BitVec 7))
(declare-fun old.attention.heads.multiple () Int)
(declare-fun old.attention.heads.n () Int)
(declare-fun old.attention.heads.parts () Int)
(declare-fun old.attention.pairs () (_ BitVec 7))
(declare-fun old.attention.qkv.collective () (_ BitVec 7))
(declare-fun old.attention.qkv.q_sum () (_ BitVec 7))
(declare-fun old.attention.qkv.split () (_ BitVec 7))
(declare-fun old.attention.scores.scale () (_ BitVec 7))
(declare-fun old.attention.value_dim.kind () (_ BitVec 7))
(declare-fun old.attention.value_dim.multiple () Int)
(declare-fun old.attention.value_dim.n () Int)
(declare-fun old.attention.value_dim.parts () Int)
(declare-fun old.batch.idle () (_ BitVec 7))
(declare-fun old.batch.sequences.kind () (_ BitVec 7))
(declare-fun old.dp () Int)
(declare-fun old.model.positions () (_ BitVec 7))
(declare-fun old.moe.block () Int)
(declare-fun old.pp () Int)
(declare-fun old.sp () Int)
(declare-fun old.stage.ranks () Int)
(declare-fun old.tp () Int)
(declare-fun old.work.prompt () Int)
(declare-fun old.attention.heads.filled () Bool)
(declare-fun old.attention.head_dim.least () Int)
(declare-fun old.attention.head_dim.filled () Bool)
(declare-fun old.attention.head_dim.padded () Bool)
(declare-fun old.attention.head_dim.given_moved () Bool)
(declare-fun old.attention.head_dim.moved () Bool)
(declare-fun old.attention.value_dim.filled () Bool)
(declare-fun old.prefill () Bool)
(declare-fun old.model.window_of_one () Bool)
(declare-fun old.model.sinks () Bool)
(declare-fun old.attention.one_key () Bool)
(declare-fun old.attention.head_dim.given_everywhere () Bool)
(declare-fun old.attention.head_dim.everywhere () Bool)
(declare-fun old.attention.kv_filled () Bool)
(declare-fun old.model.latent () Bool)
(declare-fun old.attention.qkv.group.pp () Bool)
(declare-fun old.attention.qkv.group.sp () Bool)
(declare-fun old.attention.qkv.group.dp () Bool)
(declare-fun old.attention.qkv.group.tp () Bool)
(declare-fun old.model.query_latent () Bool)
(declare-fun old.attention.q () (_ BitVec 7))
(declare-fun old.attention.head_dim.given_undivided () Bool)
(declare-fun old.attention.head_dim.undivided () Bool)
(declare-fun new.attention.head_dim.block () Int)
(declare-fun new.attention.head_dim.given_least () Int)
(declare-fun new.attention.head_dim.kind () (_ BitVec 7))
(declare-fun new.attention.head_dim.multiple () Int)
(declare-fun new.attention.head_dim.n () Int)
(declare-fun new.attention.head_dim.parts () Int)
(declare-fun new.attention.heads.kind () (_ BitVec 7))
(declare-fun new.attention.heads.multiple () Int)
(declare-fun new.attention.heads.n () Int)
(declare-fun new.attention.heads.parts () Int)
(declare-fun new.attention.pairs () (_ BitVec 7))
(declare-fun new.attention.qkv.collective () (_ BitVec 7))
(declare-fun new.attention.qkv.q_sum () (_ BitVec 7))
(declare-fun new.attention.qkv.split () (_ BitVec 7))
(declare-fun new.attention.scores.scale () (_ BitVec 7))
(declare-fun new.attention.value_dim.kind () (_ BitVec 7))
(declare-fun new.attention.value_dim.multiple () Int)
(declare-fun new.attention.value_dim.n () Int)
(declare-fun new.attention.value_dim.parts () Int)
(declare-fun new.dp () Int)
(declare-fun new.model.positions () (_ BitVec 7))
(declare-fun new.moe.block () Int)
(declare-fun new.pp () Int)
(declare-fun new.sp () Int)
(declare-fun new.stage.ranks () Int)
(declare-fun new.tp () Int)
(declare-fun new.work.prompt () Int)
(declare-fun new.attention.heads.filled () Bool)
(declare-fun new.attention.head_dim.least () Int)
(declare-fun new.attention.head_dim.filled () Bool)
(declare-fun new.attention.head_dim.padded () Bool)
(declare-fun new.attention.head_dim.given_moved () Bool)
(declare-fun new.attention.head_dim.moved () Bool)
(declare-fun new.attention.value_dim.filled () Bool)
(declare-fun new.prefill () Bool)
(declare-fun new.model.window_of_one () Bool)
(declare-fun new.model.sinks () Bool)
(declare-fun new.attention.one_key () Bool)
(declare-fun new.attention.head_dim.given_everywhere () Bool)
(declare-fun new.attention.head_dim.everywhere () Bool)
(declare-fun new.attention.kv_filled () Bool)
(declare-fun new.model.latent () Bool)
(declare-fun new.attention.qkv.group.pp () Bool)
(declare-fun new.attention.qkv.group.sp () Bool)
(declare-fun new.attention.qkv.group.dp () Bool)
(declare-fun new.attention.qkv.group.tp () Bool)
(declare-fun new.model.query_latent () Bool)
(declare-fun new.attention.q () (_ BitVec 7))
(declare-fun new.attention.head_dim.given_undivided () Bool)
(declare-fun new.attention.head_dim.undivided () Bool)
(declare-fun new.attention.out.group.dp () Bool)
(declare-fun old.attention.out.group.dp () Bool)
(declare-fun new.attention.scores.group.dp () Bool)
(declare-fun old.attention.scores.group.dp () Bool)
(declare-fun new.batch.idle () (_ BitVec 7))
(declare-fun new.batch.sequences.kind () (_ BitVec 7))
(declare-fun new.embedding.group.dp () Bool)
(declare-fun old.embedding.group.dp () Bool)
(declare-fun new.ffn.down.group.dp () Bool)
(declare-fun old.ffn.down.group.dp () Bool)
(declare-fun new.ffn.gate.group.dp () Bool)
(declare-fun old.ffn.gate.group.dp () Bool)
(declare-fun new.ffn.up.group.dp () Bool)
(declare-fun old.ffn.up.group.dp () Bool)
(declare-fun new.lm_head.group.dp () Bool)
(declare-fun old.lm_head.group.dp () Bool)
(declare-fun new.model.set_scale () Bool)
(declare-fun old.model.set_scale () Bool)
(declare-fun new.moe.group.dp () Bool)
(declare-fun old.moe.group.dp () Bool)
(declare-fun new.moe.group.ep () Bool)
(declare-fun old.moe.group.ep () Bool)
(declare-fun new.moe.group.sp () Bool)
(declare-fun old.moe.group.sp () Bool)
(declare-fun new.moe.group.tp () Bool)
(declare-fun old.moe.group.tp () Bool)
(assert
 (and (<= 1 old.attention.head_dim.block)))
(assert
 (and (<= 0 old.attention.head_dim.given_least)))
(assert
 (let (($x1069 (= (_ bv101 7) old.attention.head_dim.kind)))
 (let (($x2895 (= (_ bv98 7) old.attention.head_dim.kind)))
 (let (($x1684 (= (_ bv93 7) old.attention.head_dim.kind)))
 (let (($x698 (= (_ bv88 7) old.attention.head_dim.kind)))
 (let (($x940 (= (_ bv67 7) old.attention.head_dim.kind)))
 (let (($x3760 (= (_ bv58 7) old.attention.head_dim.kind)))
 (let (($x1368 (= (_ bv49 7) old.attention.head_dim.kind)))
 (let (($x336 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x3007 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x893 (= (_ bv11 7) old.attention.head_dim.kind)))
 (or $x893 $x3007 $x336 $x1368 $x3760 $x940 $x698 $x1684 $x2895 $x1069))))))))))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x1628 (= (_ bv67 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) (= (_ bv49 7) old.attention.heads.kind) (= (_ bv58 7) old.attention.heads.kind) $x1628 (= (_ bv88 7) old.attention.heads.kind) (= (_ bv93 7) old.attention.heads.kind) (= (_ bv98 7) old.attention.heads.kind) (= (_ bv101 7) old.attention.heads.kind))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x1678 (= (_ bv8 7) old.attention.pairs)))
 (or $x1678 (= (_ bv44 7) old.attention.pairs))))
(assert
 (let (($x1781 (= (_ bv75 7) old.attention.qkv.collective)))
 (let (($x2629 (= (_ bv59 7) old.attention.qkv.collective)))
 (let (($x663 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x164 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1550 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x1550 $x164 $x663 $x2629 $x1781)))))))
(assert
 (let (($x2699 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x2699 (= (_ bv85 7) old.attention.qkv.q_sum))))
(assert
 (let (($x626 (= (_ bv59 7) old.attention.qkv.split)))
 (let (($x1705 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x442 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x3698 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x3698 $x442 $x1705 $x626))))))
(assert
 (let (($x586 (= (_ bv30 7) old.attention.scores.scale)))
 (or $x586 (= (_ bv50 7) old.attention.scores.scale))))
(assert
 (let (($x1362 (= (_ bv67 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv49 7) old.attention.value_dim.kind) (= (_ bv58 7) old.attention.value_dim.kind) $x1362 (= (_ bv88 7) old.attention.value_dim.kind) (= (_ bv93 7) old.attention.value_dim.kind) (= (_ bv98 7) old.attention.value_dim.kind) (= (_ bv101 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x1442 (= (_ bv43 7) old.batch.idle)))
 (or $x1442 (= (_ bv89 7) old.batch.idle))))
(assert
 (let (($x2071 (= (_ bv101 7) old.batch.sequences.kind)))
 (let (($x2205 (= (_ bv98 7) old.batch.sequences.kind)))
 (let (($x2912 (= (_ bv93 7) old.batch.sequences.kind)))
 (let (($x1712 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x2836 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x2836 $x1712 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv49 7) old.batch.sequences.kind) (= (_ bv58 7) old.batch.sequences.kind) (= (_ bv67 7) old.batch.sequences.kind) (= (_ bv88 7) old.batch.sequences.kind) $x2912 $x2205 $x2071)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x644 (= (_ bv81 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv48 7) old.model.positions) (= (_ bv59 7) old.model.positions) $x644)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (and (<= (- 1) old.work.prompt)))
(assert
 (let ((?x270 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x392 (= (div (* ?x270 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x1628 (= (_ bv67 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x1628 (< 1 old.attention.heads.parts) $x392))))))
(assert
 (let ((?x326 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2323 (div (* ?x326 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2771 (= (- 1) old.attention.head_dim.n)))
 (let (($x708 (or $x2771 (< (* ?x2323 old.attention.head_dim.parts) old.attention.head_dim.n))))
 (let ((?x739 (mod old.attention.head_dim.multiple old.attention.head_dim.parts)))
 (let (($x940 (= (_ bv67 7) old.attention.head_dim.kind)))
 (let ((?x2946 (ite $x940 (ite (= 0 ?x739) 1 (ite $x708 0 1)) old.attention.head_dim.given_least)))
 (let (($x1529 (not (= 0 (mod old.attention.head_dim.n old.attention.head_dim.parts)))))
 (let ((?x3349 (ite (and $x2771 (= 1 old.attention.head_dim.parts)) 1 (ite (or $x2771 $x1529) 0 1))))
 (let (($x336 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x3760 (= (_ bv58 7) old.attention.head_dim.kind)))
 (let (($x1069 (= (_ bv101 7) old.attention.head_dim.kind)))
 (let (($x1684 (= (_ bv93 7) old.attention.head_dim.kind)))
 (let (($x893 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x3007 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x2895 (= (_ bv98 7) old.attention.head_dim.kind)))
 (let ((?x1854 (ite $x2895 old.attention.head_dim.parts (ite (or $x3007 $x893 $x1684 $x1069 $x3760) 1 (ite $x336 ?x3349 ?x2946)))))
 (= old.attention.head_dim.least ?x1854)))))))))))))))))))
(assert
 (let ((?x326 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2323 (div (* ?x326 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x940 (= (_ bv67 7) old.attention.head_dim.kind)))
 (let (($x1680 (and $x940 (< 1 old.attention.head_dim.parts) (= ?x2323 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x1680))))))
(assert
 (let ((?x1064 (mod old.attention.head_dim.n old.attention.head_dim.multiple)))
 (let (($x940 (= (_ bv67 7) old.attention.head_dim.kind)))
 (= old.attention.head_dim.padded (and $x940 (not (= 0 ?x1064)))))))
(assert
 (let (($x2771 (= (- 1) old.attention.head_dim.n)))
 (let (($x336 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x149 (ite $x336 (or $x2771 (<= old.attention.head_dim.parts old.attention.head_dim.n)) (or $x2771 (< 1 old.attention.head_dim.n)))))
 (let ((?x326 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2323 (div (* ?x326 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x940 (= (_ bv67 7) old.attention.head_dim.kind)))
 (let (($x1684 (= (_ bv93 7) old.attention.head_dim.kind)))
 (let (($x1716 (ite $x1684 (or $x2771 (< old.attention.head_dim.block old.attention.head_dim.n)) (ite $x940 (or $x2771 (< ?x2323 old.attention.head_dim.n)) $x149))))
 (let (($x2079 (= 1 old.attention.head_dim.parts)))
 (let (($x2895 (= (_ bv98 7) old.attention.head_dim.kind)))
 (let (($x1368 (= (_ bv49 7) old.attention.head_dim.kind)))
 (let (($x698 (= (_ bv88 7) old.attention.head_dim.kind)))
 (let (($x2232 (or $x698 $x1368)))
 (let (($x2973 (ite $x2232 old.attention.head_dim.given_moved (ite (or $x2895 $x2079) false $x1716))))
 (= old.attention.head_dim.moved $x2973))))))))))))))))
(assert
 (let ((?x3121 (- (+ old.attention.value_dim.n old.attention.value_dim.multiple) 1)))
 (let ((?x3023 (* (div ?x3121 old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x1362 (= (_ bv67 7) old.attention.value_dim.kind)))
 (let (($x2413 (and $x1362 (< 1 old.attention.value_dim.parts) (= (div ?x3023 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x2413))))))
(assert
 (let (($x3102 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x2350 (not old.model.sinks)))
 (= old.attention.one_key (and $x2350 $x3102)))))
(assert
 (let (($x2777 (not old.attention.head_dim.padded)))
 (let (($x2079 (= 1 old.attention.head_dim.parts)))
 (let (($x2895 (= (_ bv98 7) old.attention.head_dim.kind)))
 (let (($x1368 (= (_ bv49 7) old.attention.head_dim.kind)))
 (let (($x698 (= (_ bv88 7) old.attention.head_dim.kind)))
 (let (($x2232 (or $x698 $x1368)))
 (let (($x2366 (ite $x2232 old.attention.head_dim.given_everywhere (or $x2895 (and $x2079 $x2777)))))
 (= old.attention.head_dim.everywhere $x2366)))))))))
(assert
 (let (($x1781 (= (_ bv75 7) old.attention.qkv.collective)))
 (let (($x1550 (= (_ bv4 7) old.attention.qkv.collective)))
 (let (($x2629 (= (_ bv59 7) old.attention.qkv.collective)))
 (let ((?x303 (ite (or $x2629 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv94 7) (ite (or $x1550 $x1781) (_ bv16 7) (_ bv98 7)))))
 (let (($x442 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x164 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1670 (and $x164 $x442 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x3698 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1156 (and $x164 $x3698 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv81 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x1050 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x663 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1671 (or $x663 $x2629)))
 (let ((?x1520 (ite (or $x1671 $x1050) old.attention.qkv.split (ite (or $x1550 $x1156 $x1670) (_ bv98 7) (_ bv16 7)))))
 (let (($x626 (= (_ bv59 7) old.attention.qkv.split)))
 (let ((?x535 (ite $x626 (ite (or $x1671 $x1050 old.model.query_latent) (_ bv98 7) (ite $x164 (_ bv21 7) (_ bv16 7))) (ite (not (= (_ bv40 7) old.attention.qkv.split)) ?x1520 ?x303))))
 (= old.attention.q ?x535)))))))))))))))))
(assert
 (let (($x2461 (not old.attention.head_dim.moved)))
 (let (($x1069 (= (_ bv101 7) old.attention.head_dim.kind)))
 (let (($x1684 (= (_ bv93 7) old.attention.head_dim.kind)))
 (let (($x893 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x3007 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x775 (or old.attention.head_dim.everywhere old.attention.head_dim.filled (and (or $x3007 $x893 $x1684 $x1069) $x2461))))
 (let (($x1368 (= (_ bv49 7) old.attention.head_dim.kind)))
 (let (($x698 (= (_ bv88 7) old.attention.head_dim.kind)))
 (let (($x2232 (or $x698 $x1368)))
 (= old.attention.head_dim.undivided (ite $x2232 old.attention.head_dim.given_undivided $x775))))))))))))
(assert
 (= old.prefill false))
(assert
 (and (<= 1 new.attention.head_dim.block)))
(assert
 (and (<= 0 new.attention.head_dim.given_least)))
(assert
 (let (($x907 (= (_ bv101 7) new.attention.head_dim.kind)))
 (let (($x1697 (= (_ bv98 7) new.attention.head_dim.kind)))
 (let (($x2590 (= (_ bv93 7) new.attention.head_dim.kind)))
 (let (($x2659 (= (_ bv88 7) new.attention.head_dim.kind)))
 (let (($x469 (= (_ bv67 7) new.attention.head_dim.kind)))
 (let (($x31 (= (_ bv58 7) new.attention.head_dim.kind)))
 (let (($x3004 (= (_ bv49 7) new.attention.head_dim.kind)))
 (let (($x740 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x3447 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x704 (= (_ bv11 7) new.attention.head_dim.kind)))
 (or $x704 $x3447 $x740 $x3004 $x31 $x469 $x2659 $x2590 $x1697 $x907))))))))))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x1216 (= (_ bv67 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) (= (_ bv49 7) new.attention.heads.kind) (= (_ bv58 7) new.attention.heads.kind) $x1216 (= (_ bv88 7) new.attention.heads.kind) (= (_ bv93 7) new.attention.heads.kind) (= (_ bv98 7) new.attention.heads.kind) (= (_ bv101 7) new.attention.heads.kind))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x474 (= (_ bv8 7) new.attention.pairs)))
 (or $x474 (= (_ bv44 7) new.attention.pairs))))
(assert
 (let (($x1277 (= (_ bv75 7) new.attention.qkv.collective)))
 (let (($x901 (= (_ bv59 7) new.attention.qkv.collective)))
 (let (($x2058 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x977 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1542 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1542 $x977 $x2058 $x901 $x1277)))))))
(assert
 (let (($x283 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x283 (= (_ bv85 7) new.attention.qkv.q_sum))))
(assert
 (let (($x2595 (= (_ bv59 7) new.attention.qkv.split)))
 (let (($x1724 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2666 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2877 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x2877 $x2666 $x1724 $x2595))))))
(assert
 (let (($x3324 (= (_ bv30 7) new.attention.scores.scale)))
 (or $x3324 (= (_ bv50 7) new.attention.scores.scale))))
(assert
 (let (($x1482 (= (_ bv67 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv49 7) new.attention.value_dim.kind) (= (_ bv58 7) new.attention.value_dim.kind) $x1482 (= (_ bv88 7) new.attention.value_dim.kind) (= (_ bv93 7) new.attention.value_dim.kind) (= (_ bv98 7) new.attention.value_dim.kind) (= (_ bv101 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x2186 (= (_ bv81 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv48 7) new.model.positions) (= (_ bv59 7) new.model.positions) $x2186)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (and (<= (- 1) new.work.prompt)))
(assert
 (let ((?x2132 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x3046 (= (div (* ?x2132 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x1216 (= (_ bv67 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x1216 (< 1 new.attention.heads.parts) $x3046))))))
(assert
 (let ((?x2141 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2623 (div (* ?x2141 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2670 (= (- 1) new.attention.head_dim.n)))
 (let (($x3058 (or $x2670 (< (* ?x2623 new.attention.head_dim.parts) new.attention.head_dim.n))))
 (let ((?x1352 (mod new.attention.head_dim.multiple new.attention.head_dim.parts)))
 (let (($x469 (= (_ bv67 7) new.attention.head_dim.kind)))
 (let ((?x1706 (ite $x469 (ite (= 0 ?x1352) 1 (ite $x3058 0 1)) new.attention.head_dim.given_least)))
 (let (($x1747 (not (= 0 (mod new.attention.head_dim.n new.attention.head_dim.parts)))))
 (let ((?x1246 (ite (and $x2670 (= 1 new.attention.head_dim.parts)) 1 (ite (or $x2670 $x1747) 0 1))))
 (let (($x740 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x31 (= (_ bv58 7) new.attention.head_dim.kind)))
 (let (($x907 (= (_ bv101 7) new.attention.head_dim.kind)))
 (let (($x2590 (= (_ bv93 7) new.attention.head_dim.kind)))
 (let (($x704 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x3447 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x1697 (= (_ bv98 7) new.attention.head_dim.kind)))
 (let ((?x2828 (ite $x1697 new.attention.head_dim.parts (ite (or $x3447 $x704 $x2590 $x907 $x31) 1 (ite $x740 ?x1246 ?x1706)))))
 (= new.attention.head_dim.least ?x2828)))))))))))))))))))
(assert
 (let ((?x2141 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2623 (div (* ?x2141 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x469 (= (_ bv67 7) new.attention.head_dim.kind)))
 (let (($x2309 (and $x469 (< 1 new.attention.head_dim.parts) (= ?x2623 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x2309))))))
(assert
 (let ((?x2247 (mod new.attention.head_dim.n new.attention.head_dim.multiple)))
 (let (($x469 (= (_ bv67 7) new.attention.head_dim.kind)))
 (= new.attention.head_dim.padded (and $x469 (not (= 0 ?x2247)))))))
(assert
 (let (($x2670 (= (- 1) new.attention.head_dim.n)))
 (let (($x740 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x2466 (ite $x740 (or $x2670 (<= new.attention.head_dim.parts new.attention.head_dim.n)) (or $x2670 (< 1 new.attention.head_dim.n)))))
 (let ((?x2141 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2623 (div (* ?x2141 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x469 (= (_ bv67 7) new.attention.head_dim.kind)))
 (let (($x2590 (= (_ bv93 7) new.attention.head_dim.kind)))
 (let (($x258 (ite $x2590 (or $x2670 (< new.attention.head_dim.block new.attention.head_dim.n)) (ite $x469 (or $x2670 (< ?x2623 new.attention.head_dim.n)) $x2466))))
 (let (($x2915 (= 1 new.attention.head_dim.parts)))
 (let (($x1697 (= (_ bv98 7) new.attention.head_dim.kind)))
 (let (($x3004 (= (_ bv49 7) new.attention.head_dim.kind)))
 (let (($x2659 (= (_ bv88 7) new.attention.head_dim.kind)))
 (let (($x3149 (or $x2659 $x3004)))
 (let (($x1763 (ite $x3149 new.attention.head_dim.given_moved (ite (or $x1697 $x2915) false $x258))))
 (= new.attention.head_dim.moved $x1763))))))))))))))))
(assert
 (let ((?x1955 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x2624 (* (div ?x1955 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x1482 (= (_ bv67 7) new.attention.value_dim.kind)))
 (let (($x1220 (and $x1482 (< 1 new.attention.value_dim.parts) (= (div ?x2624 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x1220))))))
(assert
 (let (($x2544 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x2016 (not new.model.sinks)))
 (= new.attention.one_key (and $x2016 $x2544)))))
(assert
 (let (($x549 (not new.attention.head_dim.padded)))
 (let (($x2915 (= 1 new.attention.head_dim.parts)))
 (let (($x1697 (= (_ bv98 7) new.attention.head_dim.kind)))
 (let (($x3004 (= (_ bv49 7) new.attention.head_dim.kind)))
 (let (($x2659 (= (_ bv88 7) new.attention.head_dim.kind)))
 (let (($x3149 (or $x2659 $x3004)))
 (let (($x1455 (ite $x3149 new.attention.head_dim.given_everywhere (or $x1697 (and $x2915 $x549)))))
 (= new.attention.head_dim.everywhere $x1455)))))))))
(assert
 (let (($x1277 (= (_ bv75 7) new.attention.qkv.collective)))
 (let (($x1542 (= (_ bv4 7) new.attention.qkv.collective)))
 (let (($x901 (= (_ bv59 7) new.attention.qkv.collective)))
 (let ((?x1518 (ite (or $x901 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv94 7) (ite (or $x1542 $x1277) (_ bv16 7) (_ bv98 7)))))
 (let (($x2666 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x977 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x467 (and $x977 $x2666 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2877 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1895 (and $x977 $x2877 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv81 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x976 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2058 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1421 (or $x2058 $x901)))
 (let ((?x1099 (ite (or $x1421 $x976) new.attention.qkv.split (ite (or $x1542 $x1895 $x467) (_ bv98 7) (_ bv16 7)))))
 (let (($x2595 (= (_ bv59 7) new.attention.qkv.split)))
 (let ((?x2967 (ite $x2595 (ite (or $x1421 $x976 new.model.query_latent) (_ bv98 7) (ite $x977 (_ bv21 7) (_ bv16 7))) (ite (not (= (_ bv40 7) new.attention.qkv.split)) ?x1099 ?x1518))))
 (= new.attention.q ?x2967)))))))))))))))))
(assert
 (let (($x2055 (not new.attention.head_dim.moved)))
 (let (($x907 (= (_ bv101 7) new.attention.head_dim.kind)))
 (let (($x2590 (= (_ bv93 7) new.attention.head_dim.kind)))
 (let (($x704 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x3447 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x2025 (or new.attention.head_dim.everywhere new.attention.head_dim.filled (and (or $x3447 $x704 $x2590 $x907) $x2055))))
 (let (($x3004 (= (_ bv49 7) new.attention.head_dim.kind)))
 (let (($x2659 (= (_ bv88 7) new.attention.head_dim.kind)))
 (let (($x3149 (or $x2659 $x3004)))
 (= new.attention.head_dim.undivided (ite $x3149 new.attention.head_dim.given_undivided $x2025))))))))))))
(assert
 (= new.prefill false))
(assert
 (= old.attention.head_dim.block new.attention.head_dim.block))
(assert
 (= old.attention.head_dim.given_everywhere new.attention.head_dim.given_everywhere))
(assert
 (= old.attention.head_dim.given_least new.attention.head_dim.given_least))
(assert
 (= old.attention.head_dim.given_moved new.attention.head_dim.given_moved))
(assert
 (= old.attention.head_dim.given_undivided new.attention.head_dim.given_undivided))
(assert
 (= old.attention.head_dim.kind new.attention.head_dim.kind))
(assert
 (= old.attention.head_dim.multiple new.attention.head_dim.multiple))
(assert
 (= old.attention.head_dim.n new.attention.head_dim.n))
(assert
 (= old.attention.head_dim.parts new.attention.head_dim.parts))
(assert
 (= old.attention.heads.kind new.attention.heads.kind))
(assert
 (= old.attention.heads.multiple new.attention.heads.multiple))
(assert
 (= old.attention.heads.n new.attention.heads.n))
(assert
 (= old.attention.heads.parts new.attention.heads.parts))
(assert
 (= old.attention.kv_filled new.attention.kv_filled))
(assert
 (= old.attention.out.group.dp new.attention.out.group.dp))
(assert
 (= old.attention.pairs new.attention.pairs))
(assert
 (= old.attention.qkv.collective new.attention.qkv.collective))
(assert
 (= old.attention.qkv.group.dp new.attention.qkv.group.dp))
(assert
 (= old.attention.qkv.group.pp new.attention.qkv.group.pp))
(assert
 (= old.attention.qkv.group.sp new.attention.qkv.group.sp))
(assert
 (= old.attention.qkv.group.tp new.attention.qkv.group.tp))
(assert
 (= old.attention.qkv.q_sum new.attention.qkv.q_sum))
(assert
 (= old.attention.qkv.split new.attention.qkv.split))
(assert
 (= old.attention.scores.group.dp new.attention.scores.group.dp))
(assert
 (= old.attention.scores.scale new.attention.scores.scale))
(assert
 (= old.attention.value_dim.kind new.attention.value_dim.kind))
(assert
 (= old.attention.value_dim.multiple new.attention.value_dim.multiple))
(assert
 (= old.attention.value_dim.n new.attention.value_dim.n))
(assert
 (= old.attention.value_dim.parts new.attention.value_dim.parts))
(assert
 (= old.batch.idle new.batch.idle))
(assert
 (= old.batch.sequences.kind new.batch.sequences.kind))
(assert
 (= old.embedding.group.dp new.embedding.group.dp))
(assert
 (= old.ffn.down.group.dp new.ffn.down.group.dp))
(assert
 (= old.ffn.gate.group.dp new.ffn.gate.group.dp))
(assert
 (= old.ffn.up.group.dp new.ffn.up.group.dp))
(assert
 (= old.lm_head.group.dp new.lm_head.group.dp))
(assert
 (= old.model.latent new.model.latent))
(assert
 (= old.model.positions new.model.positions))
(assert
 (= old.model.query_latent new.model.query_latent))
(assert
 (= old.model.set_scale new.model.set_scale))
(assert
 (= old.model.sinks new.model.sinks))
(assert
 (= old.model.window_of_one new.model.window_of_one))
(assert
 (= old.moe.block new.moe.block))
(assert
 (= old.moe.group.dp new.moe.group.dp))
(assert
 (= old.moe.group.ep new.moe.group.ep))
(assert
 (= old.moe.group.sp new.moe.group.sp))
(assert
 (= old.moe.group.tp new.moe.group.tp))
(assert
 (= old.pp new.pp))
(assert
 (= old.prefill new.prefill))
(assert
 (= old.sp new.sp))
(assert
 (= old.tp new.tp))
(assert
 (= old.work.prompt new.work.prompt))
(assert
 (= (_ bv43 7) old.batch.idle))
(assert
 (let (($x2071 (= (_ bv101 7) old.batch.sequences.kind)))
 (let (($x2912 (= (_ bv93 7) old.batch.sequences.kind)))
 (let (($x1712 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x2836 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2205 (= (_ bv98 7) old.batch.sequences.kind)))
 (or $x2205 $x2836 $x1712 $x2912 $x2071)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1195 (* old.sp old.tp)))
 (<= old.moe.block ?x1195)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1195 (* old.sp old.tp)))
 (= old.stage.ranks ?x1195)))
(assert
 (not old.embedding.group.dp))
(assert
 (not old.attention.qkv.group.dp))
(assert
 (not old.attention.scores.group.dp))
(assert
 (not old.attention.out.group.dp))
(assert
 (not old.ffn.gate.group.dp))
(assert
 (not old.ffn.up.group.dp))
(assert
 (not old.ffn.down.group.dp))
(assert
 (not old.lm_head.group.dp))
(assert
 (let (($x410 (not old.moe.group.sp)))
 (let (($x2582 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x2582 $x410))))
(assert
 (let ((?x3224 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3224)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x3324 (= (_ bv30 7) new.attention.scores.scale)))
 (let (($x2435 (or (not (= (_ bv36 7) new.attention.q)) $x3324 new.model.set_scale new.attention.one_key (> 1 new.attention.head_dim.least) new.attention.head_dim.undivided)))
 (not $x2435))))
(assert
 (let (($x586 (= (_ bv30 7) old.attention.scores.scale)))
(or (not (= (_ bv36 7) old.attention.q)) $x586 old.model.set_scale old.attention.one_key (> 1 old.attention.head_dim.least) old.attention.head_dim.undivided)))
(check-sat)

; from one replica to any number, question 94
(reset)
(set-logic ALL)
; benchmark generated from python API
(set-info :status unknown)
(declare-fun old.attention.head_dim.block () Int)
(declare-fun old.attention.head_dim.kind () (_ BitVec 7))
(declare-fun old.attention.head_dim.multiple () Int)
(declare-fun old.attention.head_dim.n () Int)
(declare-fun old.attention.head_dim.parts () Int)
(declare-fun old.attention.heads.block () Int)
(declare-fun old.attention.heads.kind () (_ BitVec 7))
(declare-fun old.attention.heads.multiple () Int)
(declare-fun old.attention.heads.n () Int)
(declare-fun old.attention.heads.parts () Int)
(declare-fun old.attention.pairs () (_ BitVec 7))
(declare-fun old.attention.qkv.collective () (_ BitVec 7))
(declare-fun old.attention.qkv.k_sum () (_ BitVec 7))
(declare-fun old.attention.qkv.q_sum () (_ BitVec 7))
(declare-fun old.attention.qkv.split () (_ BitVec 7))
(declare-fun old.attention.scores.statistic () (_ BitVec 7))
(declare-fun old.attention.value_dim.kind () (_ BitVec 7))
(declare-fun old.attention.value_dim.multiple () Int)
(declare-fun old.attention.value_dim.n () Int)
(declare-fun old.attention.value_dim.parts () Int)
(declare-fun old.batch.idle () (_ BitVec 7))
(declare-fun old.batch.sequences.kind () (_ BitVec 7))
(declare-fun old.dp () Int)
(declare-fun old.model.positions () (_ BitVec 7))
(declare-fun old.model.qk_norm () (_ BitVec 7))
(declare-fun old.moe.block () Int)
(declare-fun old.pp () Int)
(declare-fun old.sp () Int)
(declare-fun old.stage.ranks () Int)
(declare-fun old.tp () Int)
(declare-fun old.work.prompt () Int)
(declare-fun old.attention.heads.filled () Bool)
(declare-fun old.attention.heads.padded () Bool)
(declare-fun old.attention.heads.given_moved () Bool)
(declare-fun old.attention.heads.moved () Bool)
(declare-fun old.attention.head_dim.filled () Bool)
(declare-fun old.attention.head_dim.padded () Bool)
(declare-fun old.attention.head_dim.given_moved () Bool)
(declare-fun old.attention.head_dim.moved () Bool)
(declare-fun old.attention.value_dim.filled () Bool)
(declare-fun old.prefill () Bool)
(declare-fun old.model.window_of_one () Bool)
(declare-fun old.model.sinks () Bool)
(declare-fun old.attention.one_key () Bool)
(declare-fun old.attention.heads.given_everywhere () Bool)
(declare-fun old.attention.heads.everywhere () Bool)
(declare-fun old.attention.head_dim.given_everywhere () Bool)
(declare-fun old.attention.head_dim.everywhere () Bool)
(declare-fun old.attention.kv_filled () Bool)
(declare-fun old.model.latent () Bool)
(declare-fun old.attention.qkv.group.pp () Bool)
(declare-fun old.attention.qkv.group.sp () Bool)
(declare-fun old.attention.qkv.group.dp () Bool)
(declare-fun old.attention.qkv.group.tp () Bool)
(declare-fun old.model.query_latent () Bool)
(declare-fun old.attention.q () (_ BitVec 7))
(declare-fun old.attention.k () (_ BitVec 7))
(declare-fun old.attention.heads.given_undivided () Bool)
(declare-fun old.attention.heads.undivided () Bool)
(declare-fun old.attention.head_dim.given_undivided () Bool)
(declare-fun old.attention.head_dim.undivided () Bool)
(declare-fun new.attention.head_dim.block () Int)
(declare-fun new.attention.head_dim.kind () (_ BitVec 7))
(declare-fun new.attention.head_dim.multiple () Int)
(declare-fun new.attention.head_dim.n () Int)
(declare-fun new.attention.head_dim.parts () Int)
(declare-fun new.attention.heads.block () Int)
(declare-fun new.attention.heads.kind () (_ BitVec 7))
(declare-fun new.attention.heads.multiple () Int)
(declare-fun new.attention.heads.n () Int)
(declare-fun new.attention.heads.parts () Int)
(declare-fun new.attention.pairs () (_ BitVec 7))
(declare-fun new.attention.qkv.collective () (_ BitVec 7))
(declare-fun new.attention.qkv.k_sum () (_ BitVec 7))
(declare-fun new.attention.qkv.q_sum () (_ BitVec 7))
(declare-fun new.attention.qkv.split () (_ BitVec 7))
(declare-fun new.attention.scores.statistic () (_ BitVec 7))
(declare-fun new.attention.value_dim.kind () (_ BitVec 7))
(declare-fun new.attention.value_dim.multiple () Int)
(declare-fun new.attention.value_dim.n () Int)
(declare-fun new.attention.value_dim.parts () Int)
(declare-fun new.dp () Int)
(declare-fun new.model.positions () (_ BitVec 7))
(declare-fun new.model.qk_norm () (_ BitVec 7))
(declare-fun new.moe.block () Int)
(declare-fun new.pp () Int)
(declare-fun new.sp () Int)
(declare-fun new.stage.ranks () Int)
(declare-fun new.tp () Int)
(declare-fun new.work.prompt () Int)
(declare-fun new.attention.heads.filled () Bool)
(declare-fun new.attention.heads.padded () Bool)
(declare-fun new.attention.heads.given_moved () Bool)
(declare-fun new.attention.heads.moved () Bool)
(declare-fun new.attention.head_dim.filled () Bool)
(declare-fun new.attention.head_dim.padded () Bool)
(declare-fun new.attention.head_dim.given_moved () Bool)
(declare-fun new.attention.head_dim.moved () Bool)
(declare-fun new.attention.value_dim.filled () Bool)
(declare-fun new.prefill () Bool)
(declare-fun new.model.window_of_one () Bool)
(declare-fun new.model.sinks () Bool)
(declare-fun new.attention.one_key () Bool)
(declare-fun new.attention.heads.given_everywhere () Bool)
(declare-fun new.attention.heads.everywhere () Bool)
(declare-fun new.attention.head_dim.given_everywhere () Bool)
(declare-fun new.attention.head_dim.everywhere () Bool)
(declare-fun new.attention.kv_filled () Bool)
(declare-fun new.model.latent () Bool)
(declare-fun new.attention.qkv.group.pp () Bool)
(declare-fun new.attention.qkv.group.sp () Bool)
(declare-fun new.attention.qkv.group.dp () Bool)
(declare-fun new.attention.qkv.group.tp () Bool)
(declare-fun new.model.query_latent () Bool)
(declare-fun new.attention.q () (_ BitVec 7))
(declare-fun new.attention.k () (_ BitVec 7))
(declare-fun new.attention.heads.given_undivided () Bool)
(declare-fun new.attention.heads.undivided () Bool)
(declare-fun new.attention.head_dim.given_undivided () Bool)
(declare-fun new.attention.head_dim.undivided () Bool)
(declare-fun new.attention.kv_undivided () Bool)
(declare-fun old.attention.kv_undivided () Bool)
(declare-fun new.attention.out.group.dp () Bool)
(declare-fun old.attention.out.group.dp () Bool)
(declare-fun new.attention.scores.group.dp () Bool)
(declare-fun old.attention.scores.group.dp () Bool)
(declare-fun new.batch.idle () (_ BitVec 7))
(declare-fun new.batch.sequences.kind () (_ BitVec 7))
(declare-fun new.embedding.group.dp () Bool)
(declare-fun old.embedding.group.dp () Bool)
(declare-fun new.ffn.down.group.dp () Bool)
(declare-fun old.ffn.down.group.dp () Bool)
(declare-fun new.ffn.gate.group.dp () Bool)
(declare-fun old.ffn.gate.group.dp () Bool)
(declare-fun new.ffn.up.group.dp () Bool)
(declare-fun old.ffn.up.group.dp () Bool)
(declare-fun new.lm_head.group.dp () Bool)
(declare-fun old.lm_head.group.dp () Bool)
(declare-fun new.moe.group.dp () Bool)
(declare-fun old.moe.group.dp () Bool)
(declare-fun new.moe.group.ep () Bool)
(declare-fun old.moe.group.ep () Bool)
(declare-fun new.moe.group.sp () Bool)
(declare-fun old.moe.group.sp () Bool)
(declare-fun new.moe.group.tp () Bool)
(declare-fun old.moe.group.tp () Bool)
(assert
 (and (<= 1 old.attention.head_dim.block)))
(assert
 (let (($x1069 (= (_ bv101 7) old.attention.head_dim.kind)))
 (let (($x2895 (= (_ bv98 7) old.attention.head_dim.kind)))
 (let (($x1684 (= (_ bv93 7) old.attention.head_dim.kind)))
 (let (($x698 (= (_ bv88 7) old.attention.head_dim.kind)))
 (let (($x940 (= (_ bv67 7) old.attention.head_dim.kind)))
 (let (($x1368 (= (_ bv49 7) old.attention.head_dim.kind)))
 (let (($x336 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x3007 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x893 (= (_ bv11 7) old.attention.head_dim.kind)))
 (or $x893 $x3007 $x336 $x1368 (= (_ bv58 7) old.attention.head_dim.kind) $x940 $x698 $x1684 $x2895 $x1069)))))))))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (and (<= 1 old.attention.heads.block)))
(assert
 (let (($x2485 (= (_ bv101 7) old.attention.heads.kind)))
 (let (($x2841 (= (_ bv98 7) old.attention.heads.kind)))
 (let (($x1698 (= (_ bv93 7) old.attention.heads.kind)))
 (let (($x3589 (= (_ bv88 7) old.attention.heads.kind)))
 (let (($x1628 (= (_ bv67 7) old.attention.heads.kind)))
 (let (($x3153 (= (_ bv49 7) old.attention.heads.kind)))
 (let (($x2216 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x3586 (= (_ bv18 7) old.attention.heads.kind)))
 (let (($x2819 (= (_ bv11 7) old.attention.heads.kind)))
 (or $x2819 $x3586 $x2216 $x3153 (= (_ bv58 7) old.attention.heads.kind) $x1628 $x3589 $x1698 $x2841 $x2485)))))))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x1678 (= (_ bv8 7) old.attention.pairs)))
 (or $x1678 (= (_ bv44 7) old.attention.pairs))))
(assert
 (let (($x1781 (= (_ bv75 7) old.attention.qkv.collective)))
 (let (($x2629 (= (_ bv59 7) old.attention.qkv.collective)))
 (let (($x663 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x164 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1550 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x1550 $x164 $x663 $x2629 $x1781)))))))
(assert
 (let (($x3469 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x3469 (= (_ bv85 7) old.attention.qkv.k_sum))))
(assert
 (let (($x2699 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x2699 (= (_ bv85 7) old.attention.qkv.q_sum))))
(assert
 (let (($x626 (= (_ bv59 7) old.attention.qkv.split)))
 (let (($x1705 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x442 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x3698 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x3698 $x442 $x1705 $x626))))))
(assert
 (let (($x3230 (= (_ bv95 7) old.attention.scores.statistic)))
 (or (= (_ bv50 7) old.attention.scores.statistic) $x3230)))
(assert
 (let (($x1362 (= (_ bv67 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv49 7) old.attention.value_dim.kind) (= (_ bv58 7) old.attention.value_dim.kind) $x1362 (= (_ bv88 7) old.attention.value_dim.kind) (= (_ bv93 7) old.attention.value_dim.kind) (= (_ bv98 7) old.attention.value_dim.kind) (= (_ bv101 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x1442 (= (_ bv43 7) old.batch.idle)))
 (or $x1442 (= (_ bv89 7) old.batch.idle))))
(assert
 (let (($x2071 (= (_ bv101 7) old.batch.sequences.kind)))
 (let (($x2205 (= (_ bv98 7) old.batch.sequences.kind)))
 (let (($x2912 (= (_ bv93 7) old.batch.sequences.kind)))
 (let (($x1712 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x2836 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x2836 $x1712 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv49 7) old.batch.sequences.kind) (= (_ bv58 7) old.batch.sequences.kind) (= (_ bv67 7) old.batch.sequences.kind) (= (_ bv88 7) old.batch.sequences.kind) $x2912 $x2205 $x2071)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x644 (= (_ bv81 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv48 7) old.model.positions) (= (_ bv59 7) old.model.positions) $x644)))
(assert
 (let (($x2640 (= (_ bv99 7) old.model.qk_norm)))
 (let (($x3062 (= (_ bv59 7) old.model.qk_norm)))
 (or (= (_ bv35 7) old.model.qk_norm) $x3062 $x2640))))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (and (<= (- 1) old.work.prompt)))
(assert
 (let ((?x270 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x1458 (div (* ?x270 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x1628 (= (_ bv67 7) old.attention.heads.kind)))
 (let (($x21 (and $x1628 (< 1 old.attention.heads.parts) (= ?x1458 old.attention.heads.n))))
 (= old.attention.heads.filled $x21))))))
(assert
 (let (($x1196 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x1628 (= (_ bv67 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x1628 $x1196)))))
(assert
 (let (($x2410 (= (- 1) old.attention.heads.n)))
 (let (($x2216 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x1906 (ite $x2216 (or $x2410 (<= old.attention.heads.parts old.attention.heads.n)) (or $x2410 (< 1 old.attention.heads.n)))))
 (let ((?x270 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x1458 (div (* ?x270 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x1628 (= (_ bv67 7) old.attention.heads.kind)))
 (let (($x1698 (= (_ bv93 7) old.attention.heads.kind)))
 (let (($x608 (ite $x1698 (or $x2410 (< old.attention.heads.block old.attention.heads.n)) (ite $x1628 (or $x2410 (< ?x1458 old.attention.heads.n)) $x1906))))
 (let (($x3333 (= 1 old.attention.heads.parts)))
 (let (($x2841 (= (_ bv98 7) old.attention.heads.kind)))
 (let (($x3153 (= (_ bv49 7) old.attention.heads.kind)))
 (let (($x3589 (= (_ bv88 7) old.attention.heads.kind)))
 (let (($x3787 (or $x3589 $x3153)))
 (let (($x3591 (ite $x3787 old.attention.heads.given_moved (ite (or $x2841 $x3333) false $x608))))
 (= old.attention.heads.moved $x3591))))))))))))))))
(assert
 (let ((?x326 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2323 (div (* ?x326 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x940 (= (_ bv67 7) old.attention.head_dim.kind)))
 (let (($x1680 (and $x940 (< 1 old.attention.head_dim.parts) (= ?x2323 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x1680))))))
(assert
 (let ((?x1064 (mod old.attention.head_dim.n old.attention.head_dim.multiple)))
 (let (($x940 (= (_ bv67 7) old.attention.head_dim.kind)))
 (= old.attention.head_dim.padded (and $x940 (not (= 0 ?x1064)))))))
(assert
 (let (($x2771 (= (- 1) old.attention.head_dim.n)))
 (let (($x336 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x149 (ite $x336 (or $x2771 (<= old.attention.head_dim.parts old.attention.head_dim.n)) (or $x2771 (< 1 old.attention.head_dim.n)))))
 (let ((?x326 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2323 (div (* ?x326 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x940 (= (_ bv67 7) old.attention.head_dim.kind)))
 (let (($x1684 (= (_ bv93 7) old.attention.head_dim.kind)))
 (let (($x1716 (ite $x1684 (or $x2771 (< old.attention.head_dim.block old.attention.head_dim.n)) (ite $x940 (or $x2771 (< ?x2323 old.attention.head_dim.n)) $x149))))
 (let (($x2079 (= 1 old.attention.head_dim.parts)))
 (let (($x2895 (= (_ bv98 7) old.attention.head_dim.kind)))
 (let (($x1368 (= (_ bv49 7) old.attention.head_dim.kind)))
 (let (($x698 (= (_ bv88 7) old.attention.head_dim.kind)))
 (let (($x2232 (or $x698 $x1368)))
 (let (($x2973 (ite $x2232 old.attention.head_dim.given_moved (ite (or $x2895 $x2079) false $x1716))))
 (= old.attention.head_dim.moved $x2973))))))))))))))))
(assert
 (let ((?x3121 (- (+ old.attention.value_dim.n old.attention.value_dim.multiple) 1)))
 (let ((?x3023 (* (div ?x3121 old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x1362 (= (_ bv67 7) old.attention.value_dim.kind)))
 (let (($x2413 (and $x1362 (< 1 old.attention.value_dim.parts) (= (div ?x3023 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x2413))))))
(assert
 (let (($x3102 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x2350 (not old.model.sinks)))
 (= old.attention.one_key (and $x2350 $x3102)))))
(assert
 (let (($x1807 (not old.attention.heads.padded)))
 (let (($x3333 (= 1 old.attention.heads.parts)))
 (let (($x2841 (= (_ bv98 7) old.attention.heads.kind)))
 (let (($x3153 (= (_ bv49 7) old.attention.heads.kind)))
 (let (($x3589 (= (_ bv88 7) old.attention.heads.kind)))
 (let (($x3787 (or $x3589 $x3153)))
 (let (($x2281 (ite $x3787 old.attention.heads.given_everywhere (or $x2841 (and $x3333 $x1807)))))
 (= old.attention.heads.everywhere $x2281)))))))))
(assert
 (let (($x2777 (not old.attention.head_dim.padded)))
 (let (($x2079 (= 1 old.attention.head_dim.parts)))
 (let (($x2895 (= (_ bv98 7) old.attention.head_dim.kind)))
 (let (($x1368 (= (_ bv49 7) old.attention.head_dim.kind)))
 (let (($x698 (= (_ bv88 7) old.attention.head_dim.kind)))
 (let (($x2232 (or $x698 $x1368)))
 (let (($x2366 (ite $x2232 old.attention.head_dim.given_everywhere (or $x2895 (and $x2079 $x2777)))))
 (= old.attention.head_dim.everywhere $x2366)))))))))
(assert
 (let (($x1781 (= (_ bv75 7) old.attention.qkv.collective)))
 (let (($x1550 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2209 (ite (or $x1550 $x1781) (_ bv16 7) (_ bv98 7))))
 (let (($x2629 (= (_ bv59 7) old.attention.qkv.collective)))
 (let (($x442 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x164 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1670 (and $x164 $x442 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x3698 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1156 (and $x164 $x3698 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv81 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x1050 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x663 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1671 (or $x663 $x2629)))
 (let ((?x1520 (ite (or $x1671 $x1050) old.attention.qkv.split (ite (or $x1550 $x1156 $x1670) (_ bv98 7) (_ bv16 7)))))
 (let (($x1705 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x204 (not $x1705)))
 (let ((?x1638 (ite $x204 ?x1520 (ite (or $x2629 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv94 7) ?x2209))))
 (let ((?x973 (ite (or $x1671 $x1050 old.model.query_latent) (_ bv98 7) (ite $x164 (_ bv21 7) (_ bv16 7)))))
 (let (($x626 (= (_ bv59 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x626 ?x973 ?x1638)))))))))))))))))))))
(assert
 (let (($x1781 (= (_ bv75 7) old.attention.qkv.collective)))
 (let (($x1550 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2209 (ite (or $x1550 $x1781) (_ bv16 7) (_ bv98 7))))
 (let (($x2629 (= (_ bv59 7) old.attention.qkv.collective)))
 (let (($x442 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x164 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1670 (and $x164 $x442 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x3698 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1156 (and $x164 $x3698 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv81 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x1050 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x663 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1671 (or $x663 $x2629)))
 (let ((?x1520 (ite (or $x1671 $x1050) old.attention.qkv.split (ite (or $x1550 $x1156 $x1670) (_ bv98 7) (_ bv16 7)))))
 (let (($x1705 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x204 (not $x1705)))
 (let ((?x2018 (ite $x204 ?x1520 (ite (or $x2629 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv94 7) ?x2209))))
 (let ((?x973 (ite (or $x1671 $x1050 old.model.query_latent) (_ bv98 7) (ite $x164 (_ bv21 7) (_ bv16 7)))))
 (let (($x626 (= (_ bv59 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x626 ?x973 ?x2018)))))))))))))))))))))
(assert
 (let (($x2317 (not old.attention.heads.moved)))
 (let (($x2485 (= (_ bv101 7) old.attention.heads.kind)))
 (let (($x1698 (= (_ bv93 7) old.attention.heads.kind)))
 (let (($x2819 (= (_ bv11 7) old.attention.heads.kind)))
 (let (($x3586 (= (_ bv18 7) old.attention.heads.kind)))
 (let (($x2391 (or old.attention.heads.everywhere old.attention.heads.filled (and (or $x3586 $x2819 $x1698 $x2485) $x2317))))
 (let (($x3153 (= (_ bv49 7) old.attention.heads.kind)))
 (let (($x3589 (= (_ bv88 7) old.attention.heads.kind)))
 (let (($x3787 (or $x3589 $x3153)))
 (= old.attention.heads.undivided (ite $x3787 old.attention.heads.given_undivided $x2391))))))))))))
(assert
 (let (($x2461 (not old.attention.head_dim.moved)))
 (let (($x1069 (= (_ bv101 7) old.attention.head_dim.kind)))
 (let (($x1684 (= (_ bv93 7) old.attention.head_dim.kind)))
 (let (($x893 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x3007 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x775 (or old.attention.head_dim.everywhere old.attention.head_dim.filled (and (or $x3007 $x893 $x1684 $x1069) $x2461))))
 (let (($x1368 (= (_ bv49 7) old.attention.head_dim.kind)))
 (let (($x698 (= (_ bv88 7) old.attention.head_dim.kind)))
 (let (($x2232 (or $x698 $x1368)))
 (= old.attention.head_dim.undivided (ite $x2232 old.attention.head_dim.given_undivided $x775))))))))))))
(assert
 (= old.prefill false))
(assert
 (and (<= 1 new.attention.head_dim.block)))
(assert
 (let (($x907 (= (_ bv101 7) new.attention.head_dim.kind)))
 (let (($x1697 (= (_ bv98 7) new.attention.head_dim.kind)))
 (let (($x2590 (= (_ bv93 7) new.attention.head_dim.kind)))
 (let (($x2659 (= (_ bv88 7) new.attention.head_dim.kind)))
 (let (($x469 (= (_ bv67 7) new.attention.head_dim.kind)))
 (let (($x3004 (= (_ bv49 7) new.attention.head_dim.kind)))
 (let (($x740 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x3447 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x704 (= (_ bv11 7) new.attention.head_dim.kind)))
 (or $x704 $x3447 $x740 $x3004 (= (_ bv58 7) new.attention.head_dim.kind) $x469 $x2659 $x2590 $x1697 $x907)))))))))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (and (<= 1 new.attention.heads.block)))
(assert
 (let (($x578 (= (_ bv101 7) new.attention.heads.kind)))
 (let (($x1507 (= (_ bv98 7) new.attention.heads.kind)))
 (let (($x3066 (= (_ bv93 7) new.attention.heads.kind)))
 (let (($x819 (= (_ bv88 7) new.attention.heads.kind)))
 (let (($x1216 (= (_ bv67 7) new.attention.heads.kind)))
 (let (($x1133 (= (_ bv49 7) new.attention.heads.kind)))
 (let (($x1464 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x2276 (= (_ bv18 7) new.attention.heads.kind)))
 (let (($x1973 (= (_ bv11 7) new.attention.heads.kind)))
 (or $x1973 $x2276 $x1464 $x1133 (= (_ bv58 7) new.attention.heads.kind) $x1216 $x819 $x3066 $x1507 $x578)))))))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x474 (= (_ bv8 7) new.attention.pairs)))
 (or $x474 (= (_ bv44 7) new.attention.pairs))))
(assert
 (let (($x1277 (= (_ bv75 7) new.attention.qkv.collective)))
 (let (($x901 (= (_ bv59 7) new.attention.qkv.collective)))
 (let (($x2058 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x977 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1542 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1542 $x977 $x2058 $x901 $x1277)))))))
(assert
 (let (($x3011 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x3011 (= (_ bv85 7) new.attention.qkv.k_sum))))
(assert
 (let (($x283 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x283 (= (_ bv85 7) new.attention.qkv.q_sum))))
(assert
 (let (($x2595 (= (_ bv59 7) new.attention.qkv.split)))
 (let (($x1724 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2666 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2877 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x2877 $x2666 $x1724 $x2595))))))
(assert
 (let (($x2656 (= (_ bv95 7) new.attention.scores.statistic)))
 (or (= (_ bv50 7) new.attention.scores.statistic) $x2656)))
(assert
 (let (($x1482 (= (_ bv67 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv49 7) new.attention.value_dim.kind) (= (_ bv58 7) new.attention.value_dim.kind) $x1482 (= (_ bv88 7) new.attention.value_dim.kind) (= (_ bv93 7) new.attention.value_dim.kind) (= (_ bv98 7) new.attention.value_dim.kind) (= (_ bv101 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x2186 (= (_ bv81 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv48 7) new.model.positions) (= (_ bv59 7) new.model.positions) $x2186)))
(assert
 (let (($x473 (= (_ bv99 7) new.model.qk_norm)))
 (let (($x2873 (= (_ bv59 7) new.model.qk_norm)))
 (or (= (_ bv35 7) new.model.qk_norm) $x2873 $x473))))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (and (<= (- 1) new.work.prompt)))
(assert
 (let ((?x2132 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x3396 (div (* ?x2132 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x1216 (= (_ bv67 7) new.attention.heads.kind)))
 (let (($x2282 (and $x1216 (< 1 new.attention.heads.parts) (= ?x3396 new.attention.heads.n))))
 (= new.attention.heads.filled $x2282))))))
(assert
 (let (($x613 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x1216 (= (_ bv67 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x1216 $x613)))))
(assert
 (let (($x2524 (= (- 1) new.attention.heads.n)))
 (let (($x1464 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x1182 (ite $x1464 (or $x2524 (<= new.attention.heads.parts new.attention.heads.n)) (or $x2524 (< 1 new.attention.heads.n)))))
 (let ((?x2132 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x3396 (div (* ?x2132 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x1216 (= (_ bv67 7) new.attention.heads.kind)))
 (let (($x3066 (= (_ bv93 7) new.attention.heads.kind)))
 (let (($x315 (ite $x3066 (or $x2524 (< new.attention.heads.block new.attention.heads.n)) (ite $x1216 (or $x2524 (< ?x3396 new.attention.heads.n)) $x1182))))
 (let (($x2592 (= 1 new.attention.heads.parts)))
 (let (($x1507 (= (_ bv98 7) new.attention.heads.kind)))
 (let (($x1133 (= (_ bv49 7) new.attention.heads.kind)))
 (let (($x819 (= (_ bv88 7) new.attention.heads.kind)))
 (let (($x745 (or $x819 $x1133)))
 (let (($x696 (ite $x745 new.attention.heads.given_moved (ite (or $x1507 $x2592) false $x315))))
 (= new.attention.heads.moved $x696))))))))))))))))
(assert
 (let ((?x2141 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2623 (div (* ?x2141 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x469 (= (_ bv67 7) new.attention.head_dim.kind)))
 (let (($x2309 (and $x469 (< 1 new.attention.head_dim.parts) (= ?x2623 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x2309))))))
(assert
 (let ((?x2247 (mod new.attention.head_dim.n new.attention.head_dim.multiple)))
 (let (($x469 (= (_ bv67 7) new.attention.head_dim.kind)))
 (= new.attention.head_dim.padded (and $x469 (not (= 0 ?x2247)))))))
(assert
 (let (($x2670 (= (- 1) new.attention.head_dim.n)))
 (let (($x740 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x2466 (ite $x740 (or $x2670 (<= new.attention.head_dim.parts new.attention.head_dim.n)) (or $x2670 (< 1 new.attention.head_dim.n)))))
 (let ((?x2141 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2623 (div (* ?x2141 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x469 (= (_ bv67 7) new.attention.head_dim.kind)))
 (let (($x2590 (= (_ bv93 7) new.attention.head_dim.kind)))
 (let (($x258 (ite $x2590 (or $x2670 (< new.attention.head_dim.block new.attention.head_dim.n)) (ite $x469 (or $x2670 (< ?x2623 new.attention.head_dim.n)) $x2466))))
 (let (($x2915 (= 1 new.attention.head_dim.parts)))
 (let (($x1697 (= (_ bv98 7) new.attention.head_dim.kind)))
 (let (($x3004 (= (_ bv49 7) new.attention.head_dim.kind)))
 (let (($x2659 (= (_ bv88 7) new.attention.head_dim.kind)))
 (let (($x3149 (or $x2659 $x3004)))
 (let (($x1763 (ite $x3149 new.attention.head_dim.given_moved (ite (or $x1697 $x2915) false $x258))))
 (= new.attention.head_dim.moved $x1763))))))))))))))))
(assert
 (let ((?x1955 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x2624 (* (div ?x1955 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x1482 (= (_ bv67 7) new.attention.value_dim.kind)))
 (let (($x1220 (and $x1482 (< 1 new.attention.value_dim.parts) (= (div ?x2624 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x1220))))))
(assert
 (let (($x2544 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x2016 (not new.model.sinks)))
 (= new.attention.one_key (and $x2016 $x2544)))))
(assert
 (let (($x1415 (not new.attention.heads.padded)))
 (let (($x2592 (= 1 new.attention.heads.parts)))
 (let (($x1507 (= (_ bv98 7) new.attention.heads.kind)))
 (let (($x1133 (= (_ bv49 7) new.attention.heads.kind)))
 (let (($x819 (= (_ bv88 7) new.attention.heads.kind)))
 (let (($x745 (or $x819 $x1133)))
 (let (($x2827 (ite $x745 new.attention.heads.given_everywhere (or $x1507 (and $x2592 $x1415)))))
 (= new.attention.heads.everywhere $x2827)))))))))
(assert
 (let (($x549 (not new.attention.head_dim.padded)))
 (let (($x2915 (= 1 new.attention.head_dim.parts)))
 (let (($x1697 (= (_ bv98 7) new.attention.head_dim.kind)))
 (let (($x3004 (= (_ bv49 7) new.attention.head_dim.kind)))
 (let (($x2659 (= (_ bv88 7) new.attention.head_dim.kind)))
 (let (($x3149 (or $x2659 $x3004)))
 (let (($x1455 (ite $x3149 new.attention.head_dim.given_everywhere (or $x1697 (and $x2915 $x549)))))
 (= new.attention.head_dim.everywhere $x1455)))))))))
(assert
 (let (($x1277 (= (_ bv75 7) new.attention.qkv.collective)))
 (let (($x1542 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x506 (ite (or $x1542 $x1277) (_ bv16 7) (_ bv98 7))))
 (let (($x901 (= (_ bv59 7) new.attention.qkv.collective)))
 (let (($x2666 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x977 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x467 (and $x977 $x2666 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2877 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1895 (and $x977 $x2877 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv81 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x976 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2058 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1421 (or $x2058 $x901)))
 (let ((?x1099 (ite (or $x1421 $x976) new.attention.qkv.split (ite (or $x1542 $x1895 $x467) (_ bv98 7) (_ bv16 7)))))
 (let (($x1724 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x317 (not $x1724)))
 (let ((?x225 (ite $x317 ?x1099 (ite (or $x901 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv94 7) ?x506))))
 (let ((?x2663 (ite (or $x1421 $x976 new.model.query_latent) (_ bv98 7) (ite $x977 (_ bv21 7) (_ bv16 7)))))
 (let (($x2595 (= (_ bv59 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x2595 ?x2663 ?x225)))))))))))))))))))))
(assert
 (let (($x1277 (= (_ bv75 7) new.attention.qkv.collective)))
 (let (($x1542 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x506 (ite (or $x1542 $x1277) (_ bv16 7) (_ bv98 7))))
 (let (($x901 (= (_ bv59 7) new.attention.qkv.collective)))
 (let (($x2666 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x977 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x467 (and $x977 $x2666 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2877 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1895 (and $x977 $x2877 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv81 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x976 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2058 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1421 (or $x2058 $x901)))
 (let ((?x1099 (ite (or $x1421 $x976) new.attention.qkv.split (ite (or $x1542 $x1895 $x467) (_ bv98 7) (_ bv16 7)))))
 (let (($x1724 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x317 (not $x1724)))
 (let ((?x2739 (ite $x317 ?x1099 (ite (or $x901 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv94 7) ?x506))))
 (let ((?x2663 (ite (or $x1421 $x976 new.model.query_latent) (_ bv98 7) (ite $x977 (_ bv21 7) (_ bv16 7)))))
 (let (($x2595 (= (_ bv59 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x2595 ?x2663 ?x2739)))))))))))))))))))))
(assert
 (let (($x778 (not new.attention.heads.moved)))
 (let (($x578 (= (_ bv101 7) new.attention.heads.kind)))
 (let (($x3066 (= (_ bv93 7) new.attention.heads.kind)))
 (let (($x1973 (= (_ bv11 7) new.attention.heads.kind)))
 (let (($x2276 (= (_ bv18 7) new.attention.heads.kind)))
 (let (($x1688 (or new.attention.heads.everywhere new.attention.heads.filled (and (or $x2276 $x1973 $x3066 $x578) $x778))))
 (let (($x1133 (= (_ bv49 7) new.attention.heads.kind)))
 (let (($x819 (= (_ bv88 7) new.attention.heads.kind)))
 (let (($x745 (or $x819 $x1133)))
 (= new.attention.heads.undivided (ite $x745 new.attention.heads.given_undivided $x1688))))))))))))
(assert
 (let (($x2055 (not new.attention.head_dim.moved)))
 (let (($x907 (= (_ bv101 7) new.attention.head_dim.kind)))
 (let (($x2590 (= (_ bv93 7) new.attention.head_dim.kind)))
 (let (($x704 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x3447 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x2025 (or new.attention.head_dim.everywhere new.attention.head_dim.filled (and (or $x3447 $x704 $x2590 $x907) $x2055))))
 (let (($x3004 (= (_ bv49 7) new.attention.head_dim.kind)))
 (let (($x2659 (= (_ bv88 7) new.attention.head_dim.kind)))
 (let (($x3149 (or $x2659 $x3004)))
 (= new.attention.head_dim.undivided (ite $x3149 new.attention.head_dim.given_undivided $x2025))))))))))))
(assert
 (= new.prefill false))
(assert
 (= old.attention.head_dim.block new.attention.head_dim.block))
(assert
 (= old.attention.head_dim.given_everywhere new.attention.head_dim.given_everywhere))
(assert
 (= old.attention.head_dim.given_moved new.attention.head_dim.given_moved))
(assert
 (= old.attention.head_dim.given_undivided new.attention.head_dim.given_undivided))
(assert
 (= old.attention.head_dim.kind new.attention.head_dim.kind))
(assert
 (= old.attention.head_dim.multiple new.attention.head_dim.multiple))
(assert
 (= old.attention.head_dim.n new.attention.head_dim.n))
(assert
 (= old.attention.head_dim.parts new.attention.head_dim.parts))
(assert
 (= old.attention.heads.block new.attention.heads.block))
(assert
 (= old.attention.heads.given_everywhere new.attention.heads.given_everywhere))
(assert
 (= old.attention.heads.given_moved new.attention.heads.given_moved))
(assert
 (= old.attention.heads.given_undivided new.attention.heads.given_undivided))
(assert
 (= old.attention.heads.kind new.attention.heads.kind))
(assert
 (= old.attention.heads.multiple new.attention.heads.multiple))
(assert
 (= old.attention.heads.n new.attention.heads.n))
(assert
 (= old.attention.heads.parts new.attention.heads.parts))
(assert
 (= old.attention.kv_filled new.attention.kv_filled))
(assert
 (= old.attention.kv_undivided new.attention.kv_undivided))
(assert
 (= old.attention.out.group.dp new.attention.out.group.dp))
(assert
 (= old.attention.pairs new.attention.pairs))
(assert
 (= old.attention.qkv.collective new.attention.qkv.collective))
(assert
 (= old.attention.qkv.group.dp new.attention.qkv.group.dp))
(assert
 (= old.attention.qkv.group.pp new.attention.qkv.group.pp))
(assert
 (= old.attention.qkv.group.sp new.attention.qkv.group.sp))
(assert
 (= old.attention.qkv.group.tp new.attention.qkv.group.tp))
(assert
 (= old.attention.qkv.k_sum new.attention.qkv.k_sum))
(assert
 (= old.attention.qkv.q_sum new.attention.qkv.q_sum))
(assert
 (= old.attention.qkv.split new.attention.qkv.split))
(assert
 (= old.attention.scores.group.dp new.attention.scores.group.dp))
(assert
 (= old.attention.scores.statistic new.attention.scores.statistic))
(assert
 (= old.attention.value_dim.kind new.attention.value_dim.kind))
(assert
 (= old.attention.value_dim.multiple new.attention.value_dim.multiple))
(assert
 (= old.attention.value_dim.n new.attention.value_dim.n))
(assert
 (= old.attention.value_dim.parts new.attention.value_dim.parts))
(assert
 (= old.batch.idle new.batch.idle))
(assert
 (= old.batch.sequences.kind new.batch.sequences.kind))
(assert
 (= old.embedding.group.dp new.embedding.group.dp))
(assert
 (= old.ffn.down.group.dp new.ffn.down.group.dp))
(assert
 (= old.ffn.gate.group.dp new.ffn.gate.group.dp))
(assert
 (= old.ffn.up.group.dp new.ffn.up.group.dp))
(assert
 (= old.lm_head.group.dp new.lm_head.group.dp))
(assert
 (= old.model.latent new.model.latent))
(assert
 (= old.model.positions new.model.positions))
(assert
 (= old.model.qk_norm new.model.qk_norm))
(assert
 (= old.model.query_latent new.model.query_latent))
(assert
 (= old.model.sinks new.model.sinks))
(assert
 (= old.model.window_of_one new.model.window_of_one))
(assert
 (= old.moe.block new.moe.block))
(assert
 (= old.moe.group.dp new.moe.group.dp))
(assert
 (= old.moe.group.ep new.moe.group.ep))
(assert
 (= old.moe.group.sp new.moe.group.sp))
(assert
 (= old.moe.group.tp new.moe.group.tp))
(assert
 (= old.pp new.pp))
(assert
 (= old.prefill new.prefill))
(assert
 (= old.sp new.sp))
(assert
 (= old.tp new.tp))
(assert
 (= old.work.prompt new.work.prompt))
(assert
 (= (_ bv43 7) old.batch.idle))
(assert
 (let (($x2071 (= (_ bv101 7) old.batch.sequences.kind)))
 (let (($x2912 (= (_ bv93 7) old.batch.sequences.kind)))
 (let (($x1712 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x2836 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2205 (= (_ bv98 7) old.batch.sequences.kind)))
 (or $x2205 $x2836 $x1712 $x2912 $x2071)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1195 (* old.sp old.tp)))
 (<= old.moe.block ?x1195)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1195 (* old.sp old.tp)))
 (= old.stage.ranks ?x1195)))
(assert
 (not old.embedding.group.dp))
(assert
 (not old.attention.qkv.group.dp))
(assert
 (not old.attention.scores.group.dp))
(assert
 (not old.attention.out.group.dp))
(assert
 (not old.ffn.gate.group.dp))
(assert
 (not old.ffn.up.group.dp))
(assert
 (not old.ffn.down.group.dp))
(assert
 (not old.lm_head.group.dp))
(assert
 (let (($x410 (not old.moe.group.sp)))
 (let (($x2582 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x2582 $x410))))
(assert
 (let ((?x3224 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3224)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x1445 (not new.attention.heads.undivided)))
 (let (($x1306 (not new.attention.one_key)))
 (let (($x2562 (or (and (= (_ bv37 7) new.attention.k) (not new.attention.kv_undivided)) (and (= (_ bv37 7) new.attention.q) $x1306 $x1445))))
 (let (($x473 (= (_ bv99 7) new.model.qk_norm)))
 (let (($x1008 (not new.attention.head_dim.undivided)))
 (let (($x2073 (and (or (= (_ bv36 7) new.attention.k) (and (= (_ bv36 7) new.attention.q) $x1306)) $x1008)))
 (let (($x2873 (= (_ bv59 7) new.model.qk_norm)))
 (let (($x2656 (= (_ bv95 7) new.attention.scores.statistic)))
 (not (or $x2656 $x2873 (not (or $x2073 (and $x473 $x2562))))))))))))))
(assert
 (let (($x2261 (not old.attention.heads.undivided)))
(let (($x494 (not old.attention.one_key)))
(let (($x1649 (or (and (= (_ bv37 7) old.attention.k) (not old.attention.kv_undivided)) (and (= (_ bv37 7) old.attention.q) $x494 $x2261))))
(let (($x2640 (= (_ bv99 7) old.model.qk_norm)))
(let (($x582 (not old.attention.head_dim.undivided)))
(let (($x1474 (and (or (= (_ bv36 7) old.attention.k) (and (= (_ bv36 7) old.attention.q) $x494)) $x582)))
(let (($x3062 (= (_ bv59 7) old.model.qk_norm)))
(let (($x3230 (= (_ bv95 7) old.attention.scores.statistic)))
(or $x3230 $x3062 (not (or $x1474 (and $x2640 $x1649)))))))))))))
(check-sat)

; from one replica to any number, question 95
(reset)
(set-logic ALL)
; benchmark generated from python API
(set-info :status unknown)
(declare-fun old.attention.head_dim.kind () (_ BitVec 7))
(declare-fun old.attention.head_dim.multiple () Int)
(declare-fun old.attention.head_dim.n () Int)
(declare-fun old.attention.head_dim.parts () Int)
(declare-fun old.attention.heads.block () Int)
(declare-fun old.attention.heads.kind () (_ BitVec 7))
(declare-fun old.attention.heads.multiple () Int)
(declare-fun old.attention.heads.n () Int)
(declare-fun old.attention.heads.parts () Int)
(declare-fun old.attention.pairs () (_ BitVec 7))
(declare-fun old.attention.qkv.collective () (_ BitVec 7))
(declare-fun old.attention.qkv.q_sum () (_ BitVec 7))
(declare-fun old.attention.qkv.split () (_ BitVec 7))
(declare-fun old.attention.scores.per_head () (_ BitVec 7))
(declare-fun old.attention.value_dim.kind () (_ BitVec 7))
(declare-fun old.attention.value_dim.multiple () Int)
(declare-fun old.attention.value_dim.n () Int)
(declare-fun old.attention.value_dim.parts () Int)
(declare-fun old.batch.idle () (_ BitVec 7))
(declare-fun old.batch.sequences.kind () (_ BitVec 7))
(declare-fun old.dp () Int)
(declare-fun old.model.positions () (_ BitVec 7))
(declare-fun old.moe.block () Int)
(declare-fun old.pp () Int)
(declare-fun old.sp () Int)
(declare-fun old.stage.ranks () Int)
(declare-fun old.tp () Int)
(declare-fun old.work.prompt () Int)
(declare-fun old.attention.heads.filled () Bool)
(declare-fun old.attention.heads.leads () Bool)
(declare-fun old.attention.heads.padded () Bool)
(declare-fun old.attention.heads.given_moved () Bool)
(declare-fun old.attention.heads.moved () Bool)
(declare-fun old.attention.head_dim.filled () Bool)
(declare-fun old.attention.value_dim.filled () Bool)
(declare-fun old.prefill () Bool)
(declare-fun old.model.window_of_one () Bool)
(declare-fun old.model.sinks () Bool)
(declare-fun old.attention.one_key () Bool)
(declare-fun old.attention.kv_filled () Bool)
(declare-fun old.model.latent () Bool)
(declare-fun old.attention.qkv.group.pp () Bool)
(declare-fun old.attention.qkv.group.sp () Bool)
(declare-fun old.attention.qkv.group.dp () Bool)
(declare-fun old.attention.qkv.group.tp () Bool)
(declare-fun old.model.query_latent () Bool)
(declare-fun old.attention.q () (_ BitVec 7))
(declare-fun new.attention.head_dim.kind () (_ BitVec 7))
(declare-fun new.attention.head_dim.multiple () Int)
(declare-fun new.attention.head_dim.n () Int)
(declare-fun new.attention.head_dim.parts () Int)
(declare-fun new.attention.heads.block () Int)
(declare-fun new.attention.heads.kind () (_ BitVec 7))
(declare-fun new.attention.heads.multiple () Int)
(declare-fun new.attention.heads.n () Int)
(declare-fun new.attention.heads.parts () Int)
(declare-fun new.attention.pairs () (_ BitVec 7))
(declare-fun new.attention.qkv.collective () (_ BitVec 7))
(declare-fun new.attention.qkv.q_sum () (_ BitVec 7))
(declare-fun new.attention.qkv.split () (_ BitVec 7))
(declare-fun new.attention.scores.per_head () (_ BitVec 7))
(declare-fun new.attention.value_dim.kind () (_ BitVec 7))
(declare-fun new.attention.value_dim.multiple () Int)
(declare-fun new.attention.value_dim.n () Int)
(declare-fun new.attention.value_dim.parts () Int)
(declare-fun new.dp () Int)
(declare-fun new.model.positions () (_ BitVec 7))
(declare-fun new.moe.block () Int)
(declare-fun new.pp () Int)
(declare-fun new.sp () Int)
(declare-fun new.stage.ranks () Int)
(declare-fun new.tp () Int)
(declare-fun new.work.prompt () Int)
(declare-fun new.attention.heads.filled () Bool)
(declare-fun new.attention.heads.leads () Bool)
(declare-fun new.attention.heads.padded () Bool)
(declare-fun new.attention.heads.given_moved () Bool)
(declare-fun new.attention.heads.moved () Bool)
(declare-fun new.attention.head_dim.filled () Bool)
(declare-fun new.attention.value_dim.filled () Bool)
(declare-fun new.prefill () Bool)
(declare-fun new.model.window_of_one () Bool)
(declare-fun new.model.sinks () Bool)
(declare-fun new.attention.one_key () Bool)
(declare-fun new.attention.kv_filled () Bool)
(declare-fun new.model.latent () Bool)
(declare-fun new.attention.qkv.group.pp () Bool)
(declare-fun new.attention.qkv.group.sp () Bool)
(declare-fun new.attention.qkv.group.dp () Bool)
(declare-fun new.attention.qkv.group.tp () Bool)
(declare-fun new.model.query_latent () Bool)
(declare-fun new.attention.q () (_ BitVec 7))
(declare-fun new.attention.out.group.dp () Bool)
(declare-fun old.attention.out.group.dp () Bool)
(declare-fun new.attention.scores.group.dp () Bool)
(declare-fun old.attention.scores.group.dp () Bool)
(declare-fun new.batch.idle () (_ BitVec 7))
(declare-fun new.batch.sequences.kind () (_ BitVec 7))
(declare-fun new.embedding.group.dp () Bool)
(declare-fun old.embedding.group.dp () Bool)
(declare-fun new.ffn.down.group.dp () Bool)
(declare-fun old.ffn.down.group.dp () Bool)
(declare-fun new.ffn.gate.group.dp () Bool)
(declare-fun old.ffn.gate.group.dp () Bool)
(declare-fun new.ffn.up.group.dp () Bool)
(declare-fun old.ffn.up.group.dp () Bool)
(declare-fun new.lm_head.group.dp () Bool)
(declare-fun old.lm_head.group.dp () Bool)
(declare-fun new.moe.group.dp () Bool)
(declare-fun old.moe.group.dp () Bool)
(declare-fun new.moe.group.ep () Bool)
(declare-fun old.moe.group.ep () Bool)
(declare-fun new.moe.group.sp () Bool)
(declare-fun old.moe.group.sp () Bool)
(declare-fun new.moe.group.tp () Bool)
(declare-fun old.moe.group.tp () Bool)
(assert
 (let (($x940 (= (_ bv67 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv49 7) old.attention.head_dim.kind) (= (_ bv58 7) old.attention.head_dim.kind) $x940 (= (_ bv88 7) old.attention.head_dim.kind) (= (_ bv93 7) old.attention.head_dim.kind) (= (_ bv98 7) old.attention.head_dim.kind) (= (_ bv101 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (and (<= 1 old.attention.heads.block)))
(assert
 (let (($x2841 (= (_ bv98 7) old.attention.heads.kind)))
 (let (($x1698 (= (_ bv93 7) old.attention.heads.kind)))
 (let (($x3589 (= (_ bv88 7) old.attention.heads.kind)))
 (let (($x1628 (= (_ bv67 7) old.attention.heads.kind)))
 (let (($x3153 (= (_ bv49 7) old.attention.heads.kind)))
 (let (($x2216 (= (_ bv26 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) $x2216 $x3153 (= (_ bv58 7) old.attention.heads.kind) $x1628 $x3589 $x1698 $x2841 (= (_ bv101 7) old.attention.heads.kind)))))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x1678 (= (_ bv8 7) old.attention.pairs)))
 (or $x1678 (= (_ bv44 7) old.attention.pairs))))
(assert
 (let (($x1781 (= (_ bv75 7) old.attention.qkv.collective)))
 (let (($x2629 (= (_ bv59 7) old.attention.qkv.collective)))
 (let (($x663 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x164 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1550 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x1550 $x164 $x663 $x2629 $x1781)))))))
(assert
 (let (($x2699 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x2699 (= (_ bv85 7) old.attention.qkv.q_sum))))
(assert
 (let (($x626 (= (_ bv59 7) old.attention.qkv.split)))
 (let (($x1705 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x442 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x3698 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x3698 $x442 $x1705 $x626))))))
(assert
 (let (($x3608 (= (_ bv65 7) old.attention.scores.per_head)))
 (or (= (_ bv29 7) old.attention.scores.per_head) $x3608)))
(assert
 (let (($x1362 (= (_ bv67 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv49 7) old.attention.value_dim.kind) (= (_ bv58 7) old.attention.value_dim.kind) $x1362 (= (_ bv88 7) old.attention.value_dim.kind) (= (_ bv93 7) old.attention.value_dim.kind) (= (_ bv98 7) old.attention.value_dim.kind) (= (_ bv101 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x1442 (= (_ bv43 7) old.batch.idle)))
 (or $x1442 (= (_ bv89 7) old.batch.idle))))
(assert
 (let (($x2071 (= (_ bv101 7) old.batch.sequences.kind)))
 (let (($x2205 (= (_ bv98 7) old.batch.sequences.kind)))
 (let (($x2912 (= (_ bv93 7) old.batch.sequences.kind)))
 (let (($x1712 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x2836 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x2836 $x1712 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv49 7) old.batch.sequences.kind) (= (_ bv58 7) old.batch.sequences.kind) (= (_ bv67 7) old.batch.sequences.kind) (= (_ bv88 7) old.batch.sequences.kind) $x2912 $x2205 $x2071)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x644 (= (_ bv81 7) old.model.positions)))
 (let (($x836 (= (_ bv2 7) old.model.positions)))
 (or $x836 (= (_ bv48 7) old.model.positions) (= (_ bv59 7) old.model.positions) $x644))))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (and (<= (- 1) old.work.prompt)))
(assert
 (let ((?x270 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x1458 (div (* ?x270 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x1487 (< 1 old.attention.heads.parts)))
 (let (($x1628 (= (_ bv67 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x1628 $x1487 (= ?x1458 old.attention.heads.n))))))))
(assert
 (let ((?x270 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x1458 (div (* ?x270 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x1487 (< 1 old.attention.heads.parts)))
 (let (($x1628 (= (_ bv67 7) old.attention.heads.kind)))
 (= old.attention.heads.leads (and $x1628 $x1487 (<= old.attention.heads.n ?x1458))))))))
(assert
 (let (($x1196 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x1628 (= (_ bv67 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x1628 $x1196)))))
(assert
 (let (($x2410 (= (- 1) old.attention.heads.n)))
 (let (($x2216 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x1906 (ite $x2216 (or $x2410 (<= old.attention.heads.parts old.attention.heads.n)) (or $x2410 (< 1 old.attention.heads.n)))))
 (let ((?x270 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x1458 (div (* ?x270 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x1628 (= (_ bv67 7) old.attention.heads.kind)))
 (let (($x1698 (= (_ bv93 7) old.attention.heads.kind)))
 (let (($x608 (ite $x1698 (or $x2410 (< old.attention.heads.block old.attention.heads.n)) (ite $x1628 (or $x2410 (< ?x1458 old.attention.heads.n)) $x1906))))
 (let (($x2841 (= (_ bv98 7) old.attention.heads.kind)))
 (let (($x3153 (= (_ bv49 7) old.attention.heads.kind)))
 (let (($x3589 (= (_ bv88 7) old.attention.heads.kind)))
 (let (($x3591 (ite (or $x3589 $x3153) old.attention.heads.given_moved (ite (or $x2841 (= 1 old.attention.heads.parts)) false $x608))))
 (= old.attention.heads.moved $x3591))))))))))))))
(assert
 (let ((?x326 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2323 (div (* ?x326 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x940 (= (_ bv67 7) old.attention.head_dim.kind)))
 (let (($x1680 (and $x940 (< 1 old.attention.head_dim.parts) (= ?x2323 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x1680))))))
(assert
 (let ((?x3121 (- (+ old.attention.value_dim.n old.attention.value_dim.multiple) 1)))
 (let ((?x3023 (* (div ?x3121 old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x1362 (= (_ bv67 7) old.attention.value_dim.kind)))
 (let (($x2413 (and $x1362 (< 1 old.attention.value_dim.parts) (= (div ?x3023 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x2413))))))
(assert
 (let (($x3102 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x2350 (not old.model.sinks)))
 (= old.attention.one_key (and $x2350 $x3102)))))
(assert
 (let (($x1781 (= (_ bv75 7) old.attention.qkv.collective)))
 (let (($x1550 (= (_ bv4 7) old.attention.qkv.collective)))
 (let (($x2629 (= (_ bv59 7) old.attention.qkv.collective)))
 (let ((?x303 (ite (or $x2629 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv94 7) (ite (or $x1550 $x1781) (_ bv16 7) (_ bv98 7)))))
 (let (($x442 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x164 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1670 (and $x164 $x442 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x3698 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1156 (and $x164 $x3698 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv81 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x1050 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x663 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1671 (or $x663 $x2629)))
 (let ((?x1520 (ite (or $x1671 $x1050) old.attention.qkv.split (ite (or $x1550 $x1156 $x1670) (_ bv98 7) (_ bv16 7)))))
 (let (($x626 (= (_ bv59 7) old.attention.qkv.split)))
 (let ((?x535 (ite $x626 (ite (or $x1671 $x1050 old.model.query_latent) (_ bv98 7) (ite $x164 (_ bv21 7) (_ bv16 7))) (ite (not (= (_ bv40 7) old.attention.qkv.split)) ?x1520 ?x303))))
 (= old.attention.q ?x535)))))))))))))))))
(assert
 (= old.prefill false))
(assert
 (let (($x469 (= (_ bv67 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv49 7) new.attention.head_dim.kind) (= (_ bv58 7) new.attention.head_dim.kind) $x469 (= (_ bv88 7) new.attention.head_dim.kind) (= (_ bv93 7) new.attention.head_dim.kind) (= (_ bv98 7) new.attention.head_dim.kind) (= (_ bv101 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (and (<= 1 new.attention.heads.block)))
(assert
 (let (($x1507 (= (_ bv98 7) new.attention.heads.kind)))
 (let (($x3066 (= (_ bv93 7) new.attention.heads.kind)))
 (let (($x819 (= (_ bv88 7) new.attention.heads.kind)))
 (let (($x1216 (= (_ bv67 7) new.attention.heads.kind)))
 (let (($x1133 (= (_ bv49 7) new.attention.heads.kind)))
 (let (($x1464 (= (_ bv26 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) $x1464 $x1133 (= (_ bv58 7) new.attention.heads.kind) $x1216 $x819 $x3066 $x1507 (= (_ bv101 7) new.attention.heads.kind)))))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x474 (= (_ bv8 7) new.attention.pairs)))
 (or $x474 (= (_ bv44 7) new.attention.pairs))))
(assert
 (let (($x1277 (= (_ bv75 7) new.attention.qkv.collective)))
 (let (($x901 (= (_ bv59 7) new.attention.qkv.collective)))
 (let (($x2058 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x977 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1542 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1542 $x977 $x2058 $x901 $x1277)))))))
(assert
 (let (($x283 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x283 (= (_ bv85 7) new.attention.qkv.q_sum))))
(assert
 (let (($x2595 (= (_ bv59 7) new.attention.qkv.split)))
 (let (($x1724 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2666 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2877 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x2877 $x2666 $x1724 $x2595))))))
(assert
 (let (($x805 (= (_ bv65 7) new.attention.scores.per_head)))
 (or (= (_ bv29 7) new.attention.scores.per_head) $x805)))
(assert
 (let (($x1482 (= (_ bv67 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv49 7) new.attention.value_dim.kind) (= (_ bv58 7) new.attention.value_dim.kind) $x1482 (= (_ bv88 7) new.attention.value_dim.kind) (= (_ bv93 7) new.attention.value_dim.kind) (= (_ bv98 7) new.attention.value_dim.kind) (= (_ bv101 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x2186 (= (_ bv81 7) new.model.positions)))
 (let (($x2687 (= (_ bv2 7) new.model.positions)))
 (or $x2687 (= (_ bv48 7) new.model.positions) (= (_ bv59 7) new.model.positions) $x2186))))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (and (<= (- 1) new.work.prompt)))
(assert
 (let ((?x2132 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x3396 (div (* ?x2132 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x3785 (< 1 new.attention.heads.parts)))
 (let (($x1216 (= (_ bv67 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x1216 $x3785 (= ?x3396 new.attention.heads.n))))))))
(assert
 (let ((?x2132 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x3396 (div (* ?x2132 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x3785 (< 1 new.attention.heads.parts)))
 (let (($x1216 (= (_ bv67 7) new.attention.heads.kind)))
 (= new.attention.heads.leads (and $x1216 $x3785 (<= new.attention.heads.n ?x3396))))))))
(assert
 (let (($x613 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x1216 (= (_ bv67 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x1216 $x613)))))
(assert
 (let (($x2524 (= (- 1) new.attention.heads.n)))
 (let (($x1464 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x1182 (ite $x1464 (or $x2524 (<= new.attention.heads.parts new.attention.heads.n)) (or $x2524 (< 1 new.attention.heads.n)))))
 (let ((?x2132 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x3396 (div (* ?x2132 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x1216 (= (_ bv67 7) new.attention.heads.kind)))
 (let (($x3066 (= (_ bv93 7) new.attention.heads.kind)))
 (let (($x315 (ite $x3066 (or $x2524 (< new.attention.heads.block new.attention.heads.n)) (ite $x1216 (or $x2524 (< ?x3396 new.attention.heads.n)) $x1182))))
 (let (($x1507 (= (_ bv98 7) new.attention.heads.kind)))
 (let (($x1133 (= (_ bv49 7) new.attention.heads.kind)))
 (let (($x819 (= (_ bv88 7) new.attention.heads.kind)))
 (let (($x696 (ite (or $x819 $x1133) new.attention.heads.given_moved (ite (or $x1507 (= 1 new.attention.heads.parts)) false $x315))))
 (= new.attention.heads.moved $x696))))))))))))))
(assert
 (let ((?x2141 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2623 (div (* ?x2141 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x469 (= (_ bv67 7) new.attention.head_dim.kind)))
 (let (($x2309 (and $x469 (< 1 new.attention.head_dim.parts) (= ?x2623 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x2309))))))
(assert
 (let ((?x1955 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x2624 (* (div ?x1955 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x1482 (= (_ bv67 7) new.attention.value_dim.kind)))
 (let (($x1220 (and $x1482 (< 1 new.attention.value_dim.parts) (= (div ?x2624 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x1220))))))
(assert
 (let (($x2544 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x2016 (not new.model.sinks)))
 (= new.attention.one_key (and $x2016 $x2544)))))
(assert
 (let (($x1277 (= (_ bv75 7) new.attention.qkv.collective)))
 (let (($x1542 (= (_ bv4 7) new.attention.qkv.collective)))
 (let (($x901 (= (_ bv59 7) new.attention.qkv.collective)))
 (let ((?x1518 (ite (or $x901 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv94 7) (ite (or $x1542 $x1277) (_ bv16 7) (_ bv98 7)))))
 (let (($x2666 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x977 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x467 (and $x977 $x2666 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2877 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1895 (and $x977 $x2877 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv81 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x976 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2058 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1421 (or $x2058 $x901)))
 (let ((?x1099 (ite (or $x1421 $x976) new.attention.qkv.split (ite (or $x1542 $x1895 $x467) (_ bv98 7) (_ bv16 7)))))
 (let (($x2595 (= (_ bv59 7) new.attention.qkv.split)))
 (let ((?x2967 (ite $x2595 (ite (or $x1421 $x976 new.model.query_latent) (_ bv98 7) (ite $x977 (_ bv21 7) (_ bv16 7))) (ite (not (= (_ bv40 7) new.attention.qkv.split)) ?x1099 ?x1518))))
 (= new.attention.q ?x2967)))))))))))))))))
(assert
 (= new.prefill false))
(assert
 (= old.attention.head_dim.kind new.attention.head_dim.kind))
(assert
 (= old.attention.head_dim.multiple new.attention.head_dim.multiple))
(assert
 (= old.attention.head_dim.n new.attention.head_dim.n))
(assert
 (= old.attention.head_dim.parts new.attention.head_dim.parts))
(assert
 (= old.attention.heads.block new.attention.heads.block))
(assert
 (= old.attention.heads.given_moved new.attention.heads.given_moved))
(assert
 (= old.attention.heads.kind new.attention.heads.kind))
(assert
 (= old.attention.heads.multiple new.attention.heads.multiple))
(assert
 (= old.attention.heads.n new.attention.heads.n))
(assert
 (= old.attention.heads.parts new.attention.heads.parts))
(assert
 (= old.attention.kv_filled new.attention.kv_filled))
(assert
 (= old.attention.out.group.dp new.attention.out.group.dp))
(assert
 (= old.attention.pairs new.attention.pairs))
(assert
 (= old.attention.qkv.collective new.attention.qkv.collective))
(assert
 (= old.attention.qkv.group.dp new.attention.qkv.group.dp))
(assert
 (= old.attention.qkv.group.pp new.attention.qkv.group.pp))
(assert
 (= old.attention.qkv.group.sp new.attention.qkv.group.sp))
(assert
 (= old.attention.qkv.group.tp new.attention.qkv.group.tp))
(assert
 (= old.attention.qkv.q_sum new.attention.qkv.q_sum))
(assert
 (= old.attention.qkv.split new.attention.qkv.split))
(assert
 (= old.attention.scores.group.dp new.attention.scores.group.dp))
(assert
 (= old.attention.scores.per_head new.attention.scores.per_head))
(assert
 (= old.attention.value_dim.kind new.attention.value_dim.kind))
(assert
 (= old.attention.value_dim.multiple new.attention.value_dim.multiple))
(assert
 (= old.attention.value_dim.n new.attention.value_dim.n))
(assert
 (= old.attention.value_dim.parts new.attention.value_dim.parts))
(assert
 (= old.batch.idle new.batch.idle))
(assert
 (= old.batch.sequences.kind new.batch.sequences.kind))
(assert
 (= old.embedding.group.dp new.embedding.group.dp))
(assert
 (= old.ffn.down.group.dp new.ffn.down.group.dp))
(assert
 (= old.ffn.gate.group.dp new.ffn.gate.group.dp))
(assert
 (= old.ffn.up.group.dp new.ffn.up.group.dp))
(assert
 (= old.lm_head.group.dp new.lm_head.group.dp))
(assert
 (= old.model.latent new.model.latent))
(assert
 (= old.model.positions new.model.positions))
(assert
 (= old.model.query_latent new.model.query_latent))
(assert
 (= old.model.sinks new.model.sinks))
(assert
 (= old.model.window_of_one new.model.window_of_one))
(assert
 (= old.moe.block new.moe.block))
(assert
 (= old.moe.group.dp new.moe.group.dp))
(assert
 (= old.moe.group.ep new.moe.group.ep))
(assert
 (= old.moe.group.sp new.moe.group.sp))
(assert
 (= old.moe.group.tp new.moe.group.tp))
(assert
 (= old.pp new.pp))
(assert
 (= old.prefill new.prefill))
(assert
 (= old.sp new.sp))
(assert
 (= old.tp new.tp))
(assert
 (= old.work.prompt new.work.prompt))
(assert
 (= (_ bv43 7) old.batch.idle))
(assert
 (let (($x2071 (= (_ bv101 7) old.batch.sequences.kind)))
 (let (($x2912 (= (_ bv93 7) old.batch.sequences.kind)))
 (let (($x1712 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x2836 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2205 (= (_ bv98 7) old.batch.sequences.kind)))
 (or $x2205 $x2836 $x1712 $x2912 $x2071)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1195 (* old.sp old.tp)))
 (<= old.moe.block ?x1195)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1195 (* old.sp old.tp)))
 (= old.stage.ranks ?x1195)))
(assert
 (not old.embedding.group.dp))
(assert
 (not old.attention.qkv.group.dp))
(assert
 (not old.attention.scores.group.dp))
(assert
 (not old.attention.out.group.dp))
(assert
 (not old.ffn.gate.group.dp))
(assert
 (not old.ffn.up.group.dp))
(assert
 (not old.ffn.down.group.dp))
(assert
 (not old.lm_head.group.dp))
(assert
 (let (($x410 (not old.moe.group.sp)))
 (let (($x2582 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x2582 $x410))))
(assert
 (let ((?x3224 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3224)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x49 (not new.attention.heads.filled)))
 (let (($x891 (and new.attention.heads.padded $x49 (or new.attention.heads.leads (= 1 new.tp)))))
 (let (($x778 (not new.attention.heads.moved)))
 (let (($x1796 (and $x778 (or (not new.attention.heads.padded) new.attention.heads.filled))))
 (let (($x805 (= (_ bv65 7) new.attention.scores.per_head)))
 (let (($x3344 (or (not (= (_ bv37 7) new.attention.q)) $x805 (not (or (= (_ bv2 7) new.model.positions) new.model.sinks)) $x1796 (and new.attention.one_key (not $x891)))))
 (not $x3344))))))))
(assert
 (let (($x2652 (not old.attention.heads.filled)))
(let (($x3061 (and old.attention.heads.padded $x2652 (or old.attention.heads.leads (= 1 old.tp)))))
(let (($x2214 (and (not old.attention.heads.moved) (or (not old.attention.heads.padded) old.attention.heads.filled))))
(let (($x3608 (= (_ bv65 7) old.attention.scores.per_head)))
(or (not (= (_ bv37 7) old.attention.q)) $x3608 (not (or (= (_ bv2 7) old.model.positions) old.model.sinks)) $x2214 (and old.attention.one_key (not $x3061))))))))
(check-sat)

