; from one replica to any number, question 100
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
 (let (($x2656 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x2656 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x2289 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x3592 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1935 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x1488 (= (_ bv48 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) $x1488 (= (_ bv56 7) old.attention.heads.kind) $x1935 $x3592 (= (_ bv91 7) old.attention.heads.kind) $x2289 (= (_ bv99 7) old.attention.heads.kind)))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x2378 (= (_ bv73 7) old.attention.out.collective)))
 (let (($x2655 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x2807 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x188 (= (_ bv5 7) old.attention.out.collective)))
 (or (= (_ bv4 7) old.attention.out.collective) $x188 $x2807 $x2655 $x2378))))))
(assert
 (let (($x60 (= (_ bv32 7) old.attention.out.input)))
 (let (($x1545 (= (_ bv10 7) old.attention.out.input)))
 (or $x1545 $x60 (= (_ bv63 7) old.attention.out.input)))))
(assert
 (let (($x2150 (= (_ bv29 7) old.attention.out.residual)))
 (let (($x1188 (= (_ bv27 7) old.attention.out.residual)))
 (let (($x869 (= (_ bv23 7) old.attention.out.residual)))
 (let (($x3238 (= (_ bv1 7) old.attention.out.residual)))
 (or $x3238 $x869 $x1188 $x2150))))))
(assert
 (let (($x3730 (= (_ bv61 7) old.attention.out.split)))
 (let (($x3307 (= (_ bv57 7) old.attention.out.split)))
 (let (($x2500 (= (_ bv40 7) old.attention.out.split)))
 (or $x2500 $x3307 $x3730)))))
(assert
 (let (($x464 (= (_ bv8 7) old.attention.pairs)))
 (or $x464 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x671 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1459 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1391 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1358 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1847 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x1847 $x1358 $x1391 $x1459 $x671)))))))
(assert
 (let (($x2221 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x2221 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x1970 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x3164 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x455 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2978 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x2978 $x455 $x3164 $x1970))))))
(assert
 (let (($x178 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x178 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x2343 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x1138 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x3561 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x1014 (= (_ bv48 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) $x1014 (= (_ bv56 7) old.attention.value_dim.kind) $x3561 $x1138 (= (_ bv91 7) old.attention.value_dim.kind) $x2343 (= (_ bv99 7) old.attention.value_dim.kind)))))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x819 (= (_ bv42 7) old.batch.idle)))
 (or $x819 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x1625 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1389 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x899 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2135 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1348 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1348 $x2135 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x899 $x1389 $x1625)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x2352 (= (_ bv5 7) old.embedding.collective)))
 (or (= (_ bv4 7) old.embedding.collective) $x2352 (= (_ bv10 7) old.embedding.collective) (= (_ bv57 7) old.embedding.collective) (= (_ bv73 7) old.embedding.collective))))
(assert
 (let (($x3013 (= (_ bv38 7) old.embedding.split)))
 (or $x3013 (= (_ bv57 7) old.embedding.split) (= (_ bv95 7) old.embedding.split))))
(assert
 (let (($x2015 (= (_ bv5 7) old.ffn.down.collective)))
 (or (= (_ bv4 7) old.ffn.down.collective) $x2015 (= (_ bv10 7) old.ffn.down.collective) (= (_ bv57 7) old.ffn.down.collective) (= (_ bv73 7) old.ffn.down.collective))))
(assert
 (let (($x3224 (= (_ bv27 7) old.ffn.down.residual)))
 (let (($x524 (= (_ bv1 7) old.ffn.down.residual)))
 (or $x524 (= (_ bv23 7) old.ffn.down.residual) $x3224 (= (_ bv29 7) old.ffn.down.residual)))))
(assert
 (let (($x1870 (= (_ bv61 7) old.ffn.down.split)))
 (or (= (_ bv40 7) old.ffn.down.split) (= (_ bv57 7) old.ffn.down.split) $x1870)))
(assert
 (let (($x3249 (= (_ bv96 7) old.hidden.kind)))
 (let (($x560 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1433 (= (_ bv65 7) old.hidden.kind)))
 (let (($x2353 (= (_ bv48 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind) $x2353 (= (_ bv56 7) old.hidden.kind) $x1433 $x560 (= (_ bv91 7) old.hidden.kind) $x3249 (= (_ bv99 7) old.hidden.kind)))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x893 (= (_ bv68 7) old.model.norm)))
 (or (= (_ bv67 7) old.model.norm) $x893 (= (_ bv82 7) old.model.norm))))
(assert
 (let (($x1698 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x1698)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x3228 (= (_ bv96 7) old.stream)))
 (let (($x3769 (= (_ bv94 7) old.stream)))
 (let (($x445 (= (_ bv38 7) old.stream)))
 (or $x445 $x3769 $x3228)))))
(assert
 (let (($x1925 (= (_ bv96 7) old.stream_tokens.kind)))
 (let (($x1039 (= (_ bv86 7) old.stream_tokens.kind)))
 (let (($x3368 (= (_ bv48 7) old.stream_tokens.kind)))
 (or (= (_ bv11 7) old.stream_tokens.kind) (= (_ bv18 7) old.stream_tokens.kind) (= (_ bv26 7) old.stream_tokens.kind) $x3368 (= (_ bv56 7) old.stream_tokens.kind) (= (_ bv65 7) old.stream_tokens.kind) $x1039 (= (_ bv91 7) old.stream_tokens.kind) $x1925 (= (_ bv99 7) old.stream_tokens.kind))))))
(assert
 (and (<= 1 old.stream_tokens.parts)))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (= old.stream_tokens.padded false))
(assert
 (let (($x1433 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x1433 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let ((?x3051 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let (($x1877 (= (div (* ?x3051 old.hidden.multiple) old.hidden.parts) old.hidden.n)))
 (let (($x1433 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x1433 (< 1 old.hidden.parts) $x1877))))))
(assert
 (let (($x1925 (= (_ bv96 7) old.stream_tokens.kind)))
 (let (($x3012 (or $x1925 (and (= 1 old.stream_tokens.parts) (not old.stream_tokens.padded)))))
 (let (($x2720 (ite (or (= (_ bv86 7) old.stream_tokens.kind) (= (_ bv48 7) old.stream_tokens.kind)) old.stream_tokens.given_everywhere $x3012)))
 (= old.stream_tokens.everywhere $x2720)))))
(assert
 (let ((?x1233 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x751 (= (div (* ?x1233 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x1935 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x1935 (< 1 old.attention.heads.parts) $x751))))))
(assert
 (let (($x2688 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x1935 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x1935 $x2688)))))
(assert
 (let ((?x427 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2803 (div (* ?x427 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2656 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x456 (and $x2656 (< 1 old.attention.head_dim.parts) (= ?x2803 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x456))))))
(assert
 (let ((?x855 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x1462 (* (div (- ?x855 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x3561 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x2621 (and $x3561 (< 1 old.attention.value_dim.parts) (= (div ?x1462 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x2621))))))
(assert
 (let ((?x1533 (mod old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let (($x3561 (= (_ bv65 7) old.attention.value_dim.kind)))
 (= old.attention.value_dim.padded (and $x3561 (not (= 0 ?x1533)))))))
(assert
 (let (($x2500 (= (_ bv40 7) old.attention.out.split)))
 (let (($x2958 (not $x2500)))
 (let (($x1545 (= (_ bv10 7) old.attention.out.input)))
 (let (($x60 (= (_ bv32 7) old.attention.out.input)))
 (= old.attention.gathers (or $x60 (and $x1545 $x2958))))))))
(assert
 (let (($x3730 (= (_ bv61 7) old.attention.out.split)))
 (let (($x1188 (= (_ bv27 7) old.attention.out.residual)))
 (let (($x3238 (= (_ bv1 7) old.attention.out.residual)))
 (= old.stream.attention_keeps_junk (or $x3238 (and $x1188 $x3730)))))))
(assert
 (let (($x524 (= (_ bv1 7) old.ffn.down.residual)))
 (let (($x3085 (or $x524 (and (= (_ bv27 7) old.ffn.down.residual) (= (_ bv61 7) old.ffn.down.split)))))
 (= old.stream.ffn_keeps_junk (or old.model.parallel $x3085)))))
(assert
 (let (($x3249 (= (_ bv96 7) old.hidden.kind)))
 (let (($x856 (ite (or (= (_ bv86 7) old.hidden.kind) (= (_ bv48 7) old.hidden.kind)) old.hidden.given_everywhere (or $x3249 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x856))))
(assert
 (let (($x2237 (not old.model.embedding_norm)))
 (let (($x3397 (and (or (not old.embedding.group.tp) (= 1 old.tp)) (or (not old.embedding.group.dp) (= 1 old.dp)) (or (not old.embedding.group.sp) (= 1 old.sp)) (or (not old.embedding.group.pp) (= 1 old.pp)))))
 (let (($x445 (= (_ bv38 7) old.stream)))
 (let (($x2352 (= (_ bv5 7) old.embedding.collective)))
 (let (($x3013 (= (_ bv38 7) old.embedding.split)))
 (= old.stream.junk_of_embedding (and $x3013 $x2352 $x445 old.hidden.filled (not $x3397) $x2237))))))))
(assert
 (let (($x893 (= (_ bv68 7) old.model.norm)))
 (let (($x2169 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x952 (not $x2169)))
 (let (($x445 (= (_ bv38 7) old.stream)))
 (let (($x188 (= (_ bv5 7) old.attention.out.collective)))
 (let (($x3730 (= (_ bv61 7) old.attention.out.split)))
 (= old.stream.junk_of_attention (and $x3730 $x188 $x445 old.hidden.filled $x952 $x893)))))))))
(assert
 (let (($x893 (= (_ bv68 7) old.model.norm)))
 (let (($x3482 (and (or (not old.ffn.down.group.tp) (= 1 old.tp)) (or (not old.ffn.down.group.dp) (= 1 old.dp)) (or (not old.ffn.down.group.sp) (= 1 old.sp)) (or (not old.ffn.down.group.pp) (= 1 old.pp)))))
 (let (($x445 (= (_ bv38 7) old.stream)))
 (let (($x2015 (= (_ bv5 7) old.ffn.down.collective)))
 (let (($x1870 (= (_ bv61 7) old.ffn.down.split)))
 (= old.stream.junk_of_ffn (and $x1870 $x2015 $x445 old.hidden.filled (not $x3482) $x893))))))))
(assert
 (let (($x3029 (not old.attention.heads.padded)))
 (let (($x2289 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x1488 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x3592 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1072 (ite (or $x3592 $x1488) old.attention.heads.given_everywhere (or $x2289 (and (= 1 old.attention.heads.parts) $x3029)))))
 (= old.attention.heads.everywhere $x1072)))))))
(assert
 (let (($x671 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1847 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2603 (ite (or $x1847 $x671) (_ bv16 7) (_ bv96 7))))
 (let (($x1459 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x455 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1358 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x274 (and $x1358 $x455 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x2978 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x3193 (and $x1358 $x2978 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x1592 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1391 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x699 (or $x1391 $x1459)))
 (let ((?x1151 (ite (or $x699 $x1592) old.attention.qkv.split (ite (or $x1847 $x3193 $x274) (_ bv96 7) (_ bv16 7)))))
 (let (($x3164 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x64 (not $x3164)))
 (let ((?x379 (ite $x64 ?x1151 (ite (or $x1459 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x2603))))
 (let ((?x3019 (ite (or $x699 $x1592 old.model.query_latent) (_ bv96 7) (ite $x1358 (_ bv21 7) (_ bv16 7)))))
 (let (($x1970 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x1970 ?x3019 ?x379)))))))))))))))))))))
(assert
 (let (($x574 (not old.attention.value_dim.padded)))
 (let (($x2343 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x1014 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x1138 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x1771 (ite (or $x1138 $x1014) old.attention.value_dim.given_everywhere (or $x2343 (and (= 1 old.attention.value_dim.parts) $x574)))))
 (= old.attention.value_dim.everywhere $x1771)))))))
(assert
 (let (($x3228 (= (_ bv96 7) old.stream)))
 (let (($x2989 (or $x3228 (and (= (_ bv38 7) old.stream) old.hidden.everywhere) (and (= (_ bv94 7) old.stream) old.stream_tokens.everywhere))))
 (= old.stream.in_order $x2989))))
(assert
 (let (($x3056 (or old.stream.junk_of_attention (and old.stream.attention_keeps_junk old.stream.junk_of_embedding))))
 (= old.stream.junk_in_ffn_before $x3056)))
(assert
 (let (($x671 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1847 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2603 (ite (or $x1847 $x671) (_ bv16 7) (_ bv96 7))))
 (let (($x1459 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x455 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1358 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x274 (and $x1358 $x455 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x2978 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x3193 (and $x1358 $x2978 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x1592 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1391 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x699 (or $x1391 $x1459)))
 (let ((?x1151 (ite (or $x699 $x1592) old.attention.qkv.split (ite (or $x1847 $x3193 $x274) (_ bv96 7) (_ bv16 7)))))
 (let (($x3164 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x64 (not $x3164)))
 (let ((?x687 (ite $x64 ?x1151 (ite (or $x1459 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x2603))))
 (let ((?x3019 (ite (or $x699 $x1592 old.model.query_latent) (_ bv96 7) (ite $x1358 (_ bv21 7) (_ bv16 7)))))
 (let (($x1970 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x1970 ?x3019 ?x687))))))))))))))))))))))
(assert
 (let (($x1078 (and old.model.behind_moe old.stream.junk_in_ffn_before)))
 (let (($x1621 (or old.stream.junk_of_ffn (and old.stream.ffn_keeps_junk old.stream.junk_in_ffn_before))))
 (let (($x1162 (and old.model.behind_dense $x1621)))
 (= old.stream.junk_in_attention (or old.stream.junk_of_embedding $x1162 $x1078))))))
(assert
 (let (($x455 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2292 (or (= (_ bv92 7) old.attention.v) (= (_ bv96 7) old.attention.v) (= (_ bv37 7) old.attention.v) (= (_ bv36 7) old.attention.v))))
 (let ((?x3527 (ite $x2292 old.attention.v (ite $x455 (_ bv37 7) (ite (= (_ bv36 7) old.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= old.attention.mixed ?x3527)))))
(assert
 (let (($x3128 (or (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.filled) (and (= (_ bv36 7) old.attention.mixed) old.attention.value_dim.filled))))
 (let (($x1260 (not old.attention.gathers)))
 (let (($x3307 (= (_ bv57 7) old.attention.out.split)))
 (= old.attention.share_of_one (and $x3307 $x1260 $x3128))))))
(assert
 (let ((?x321 (ite old.attention.share_of_one (_ bv92 7) old.attention.mixed)))
 (let (($x2169 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x2807 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x2655 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x763 (and old.attention.share_of_one old.stream.first_keeps_all (or (or $x2655 $x2807) $x2169))))
 (let (($x2500 (= (_ bv40 7) old.attention.out.split)))
 (let (($x2958 (not $x2500)))
 (let (($x1384 (= (_ bv36 7) old.attention.mixed)))
 (let (($x2213 (or (and old.attention.gathers (or (= (_ bv37 7) old.attention.mixed) $x1384)) (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.everywhere) (and $x1384 old.attention.value_dim.everywhere $x2958) $x763)))
 (= old.attention.mixed_in (ite $x2213 (_ bv96 7) ?x321))))))))))))
(assert
 (let ((?x1911 (ite (or (= (_ bv92 7) old.attention.mixed_in) (= (_ bv40 7) old.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) old.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x337 (and old.attention.heads_where_kept (or (= (_ bv37 7) old.attention.mixed_in) (= (_ bv96 7) old.attention.mixed_in)))))
 (let (($x3731 (ite (= (_ bv36 7) old.attention.mixed_in) old.attention.dims_where_kept $x337)))
 (let (($x2169 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x2655 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x2500 (= (_ bv40 7) old.attention.out.split)))
 (= old.attention.out_state (ite (and $x2500 (or $x2655 $x2169) $x3731) (_ bv96 7) ?x1911)))))))))
(assert
 (let (($x188 (= (_ bv5 7) old.attention.out.collective)))
 (let (($x869 (= (_ bv23 7) old.attention.out.residual)))
 (let (($x2150 (= (_ bv29 7) old.attention.out.residual)))
 (let (($x3228 (= (_ bv96 7) old.stream)))
 (let (($x3820 (= (_ bv38 7) old.attention.out_state)))
 (let (($x86 (= (_ bv92 7) old.attention.out_state)))
 (let (($x3195 (and $x2150 old.stream.first_has_all (or (or $x86 (= (_ bv96 7) old.attention.out_state)) old.hidden.filled))))
 (let (($x1851 (= old.attention.out_state old.stream)))
 (let (($x2129 (and (or $x2150 $x869) $x86 (or $x3228 (and old.hidden.everywhere (not (= (_ bv94 7) old.stream)))))))
 (let (($x445 (= (_ bv38 7) old.stream)))
 (let (($x1188 (= (_ bv27 7) old.attention.out.residual)))
 (let (($x888 (and $x1188 (not $x86) (or $x1851 (and old.hidden.everywhere (not (= (_ bv94 7) old.stream)))))))
 (let (($x1974 (or $x888 (and $x1188 $x445 old.hidden.filled) $x2129 (and $x2150 old.stream.first_keeps_all $x1851) $x3195 (and $x3820 $x3228 old.hidden.filled (or $x2150 (= $x869 $x188))))))
 (let (($x2169 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x952 (not $x2169)))
 (let (($x2992 (or $x86 (and $x3820 (or $x188 (= (_ bv73 7) old.attention.out.collective)) $x952))))
 (let (($x3688 (or $x1851 (and old.stream.in_order (or (not $x3820) old.hidden.everywhere)))))
 (let (($x1166 (= 1 old.tp)))
 (let (($x2106 (or (and $x1166 $x3688) (and (not (and $x1188 old.stream.junk_in_attention $x2992)) $x1974))))
 (= old.attention.residual_once $x2106)))))))))))))))))))))
(assert
 (let (($x2001 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x2001 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x2046 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x3787 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x962 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x1860 (= (_ bv48 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) $x1860 (= (_ bv56 7) new.attention.heads.kind) $x962 $x3787 (= (_ bv91 7) new.attention.heads.kind) $x2046 (= (_ bv99 7) new.attention.heads.kind)))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x1064 (= (_ bv73 7) new.attention.out.collective)))
 (let (($x1986 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x2739 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x2734 (= (_ bv5 7) new.attention.out.collective)))
 (or (= (_ bv4 7) new.attention.out.collective) $x2734 $x2739 $x1986 $x1064))))))
(assert
 (let (($x783 (= (_ bv32 7) new.attention.out.input)))
 (let (($x3301 (= (_ bv10 7) new.attention.out.input)))
 (or $x3301 $x783 (= (_ bv63 7) new.attention.out.input)))))
(assert
 (let (($x1441 (= (_ bv29 7) new.attention.out.residual)))
 (let (($x3310 (= (_ bv27 7) new.attention.out.residual)))
 (let (($x1010 (= (_ bv23 7) new.attention.out.residual)))
 (let (($x1335 (= (_ bv1 7) new.attention.out.residual)))
 (or $x1335 $x1010 $x3310 $x1441))))))
(assert
 (let (($x1853 (= (_ bv61 7) new.attention.out.split)))
 (let (($x2030 (= (_ bv57 7) new.attention.out.split)))
 (let (($x1717 (= (_ bv40 7) new.attention.out.split)))
 (or $x1717 $x2030 $x1853)))))
(assert
 (let (($x2328 (= (_ bv8 7) new.attention.pairs)))
 (or $x2328 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x3361 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1608 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x3940 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1412 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1361 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1361 $x1412 $x3940 $x1608 $x3361)))))))
(assert
 (let (($x2706 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x2706 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x2404 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x1576 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1630 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1562 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x1562 $x1630 $x1576 $x2404))))))
(assert
 (let (($x1421 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x1421 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x734 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x269 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x26 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2808 (= (_ bv48 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) $x2808 (= (_ bv56 7) new.attention.value_dim.kind) $x26 $x269 (= (_ bv91 7) new.attention.value_dim.kind) $x734 (= (_ bv99 7) new.attention.value_dim.kind)))))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x686 (= (_ bv5 7) new.embedding.collective)))
 (or (= (_ bv4 7) new.embedding.collective) $x686 (= (_ bv10 7) new.embedding.collective) (= (_ bv57 7) new.embedding.collective) (= (_ bv73 7) new.embedding.collective))))
(assert
 (let (($x3167 (= (_ bv38 7) new.embedding.split)))
 (or $x3167 (= (_ bv57 7) new.embedding.split) (= (_ bv95 7) new.embedding.split))))
(assert
 (let (($x1022 (= (_ bv5 7) new.ffn.down.collective)))
 (or (= (_ bv4 7) new.ffn.down.collective) $x1022 (= (_ bv10 7) new.ffn.down.collective) (= (_ bv57 7) new.ffn.down.collective) (= (_ bv73 7) new.ffn.down.collective))))
(assert
 (let (($x1289 (= (_ bv27 7) new.ffn.down.residual)))
 (let (($x2941 (= (_ bv1 7) new.ffn.down.residual)))
 (or $x2941 (= (_ bv23 7) new.ffn.down.residual) $x1289 (= (_ bv29 7) new.ffn.down.residual)))))
(assert
 (let (($x2197 (= (_ bv61 7) new.ffn.down.split)))
 (or (= (_ bv40 7) new.ffn.down.split) (= (_ bv57 7) new.ffn.down.split) $x2197)))
(assert
 (let (($x1997 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1668 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1419 (= (_ bv65 7) new.hidden.kind)))
 (let (($x823 (= (_ bv48 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind) $x823 (= (_ bv56 7) new.hidden.kind) $x1419 $x1668 (= (_ bv91 7) new.hidden.kind) $x1997 (= (_ bv99 7) new.hidden.kind)))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x2724 (= (_ bv68 7) new.model.norm)))
 (or (= (_ bv67 7) new.model.norm) $x2724 (= (_ bv82 7) new.model.norm))))
(assert
 (let (($x1891 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x1891)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x406 (= (_ bv96 7) new.stream)))
 (let (($x2016 (= (_ bv94 7) new.stream)))
 (let (($x631 (= (_ bv38 7) new.stream)))
 (or $x631 $x2016 $x406)))))
(assert
 (let (($x1098 (= (_ bv96 7) new.stream_tokens.kind)))
 (let (($x738 (= (_ bv86 7) new.stream_tokens.kind)))
 (let (($x400 (= (_ bv48 7) new.stream_tokens.kind)))
 (or (= (_ bv11 7) new.stream_tokens.kind) (= (_ bv18 7) new.stream_tokens.kind) (= (_ bv26 7) new.stream_tokens.kind) $x400 (= (_ bv56 7) new.stream_tokens.kind) (= (_ bv65 7) new.stream_tokens.kind) $x738 (= (_ bv91 7) new.stream_tokens.kind) $x1098 (= (_ bv99 7) new.stream_tokens.kind))))))
(assert
 (and (<= 1 new.stream_tokens.parts)))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (= new.stream_tokens.padded false))
(assert
 (let (($x1419 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x1419 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let ((?x2961 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let (($x519 (= (div (* ?x2961 new.hidden.multiple) new.hidden.parts) new.hidden.n)))
 (let (($x1419 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x1419 (< 1 new.hidden.parts) $x519))))))
(assert
 (let (($x1098 (= (_ bv96 7) new.stream_tokens.kind)))
 (let (($x1494 (or $x1098 (and (= 1 new.stream_tokens.parts) (not new.stream_tokens.padded)))))
 (let (($x2257 (ite (or (= (_ bv86 7) new.stream_tokens.kind) (= (_ bv48 7) new.stream_tokens.kind)) new.stream_tokens.given_everywhere $x1494)))
 (= new.stream_tokens.everywhere $x2257)))))
(assert
 (let ((?x3204 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x1765 (= (div (* ?x3204 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x962 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x962 (< 1 new.attention.heads.parts) $x1765))))))
(assert
 (let (($x1993 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x962 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x962 $x1993)))))
(assert
 (let ((?x2119 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2497 (div (* ?x2119 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2001 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2924 (and $x2001 (< 1 new.attention.head_dim.parts) (= ?x2497 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x2924))))))
(assert
 (let ((?x1722 (+ new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let ((?x2460 (* (div (- ?x1722 1) new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x26 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x1934 (and $x26 (< 1 new.attention.value_dim.parts) (= (div ?x2460 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x1934))))))
(assert
 (let ((?x2311 (mod new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let (($x26 (= (_ bv65 7) new.attention.value_dim.kind)))
 (= new.attention.value_dim.padded (and $x26 (not (= 0 ?x2311)))))))
(assert
 (let (($x1717 (= (_ bv40 7) new.attention.out.split)))
 (let (($x2330 (not $x1717)))
 (let (($x3301 (= (_ bv10 7) new.attention.out.input)))
 (let (($x783 (= (_ bv32 7) new.attention.out.input)))
 (= new.attention.gathers (or $x783 (and $x3301 $x2330))))))))
(assert
 (let (($x1853 (= (_ bv61 7) new.attention.out.split)))
 (let (($x3310 (= (_ bv27 7) new.attention.out.residual)))
 (let (($x1335 (= (_ bv1 7) new.attention.out.residual)))
 (= new.stream.attention_keeps_junk (or $x1335 (and $x3310 $x1853)))))))
(assert
 (let (($x2941 (= (_ bv1 7) new.ffn.down.residual)))
 (let (($x2059 (or $x2941 (and (= (_ bv27 7) new.ffn.down.residual) (= (_ bv61 7) new.ffn.down.split)))))
 (= new.stream.ffn_keeps_junk (or new.model.parallel $x2059)))))
(assert
 (let (($x1997 (= (_ bv96 7) new.hidden.kind)))
 (let (($x192 (ite (or (= (_ bv86 7) new.hidden.kind) (= (_ bv48 7) new.hidden.kind)) new.hidden.given_everywhere (or $x1997 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x192))))
(assert
 (let (($x1907 (not new.model.embedding_norm)))
 (let (($x2690 (and (or (not new.embedding.group.tp) (= 1 new.tp)) (or (not new.embedding.group.dp) (= 1 new.dp)) (or (not new.embedding.group.sp) (= 1 new.sp)) (or (not new.embedding.group.pp) (= 1 new.pp)))))
 (let (($x631 (= (_ bv38 7) new.stream)))
 (let (($x686 (= (_ bv5 7) new.embedding.collective)))
 (let (($x3167 (= (_ bv38 7) new.embedding.split)))
 (= new.stream.junk_of_embedding (and $x3167 $x686 $x631 new.hidden.filled (not $x2690) $x1907))))))))
(assert
 (let (($x2724 (= (_ bv68 7) new.model.norm)))
 (let (($x1207 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x2880 (not $x1207)))
 (let (($x631 (= (_ bv38 7) new.stream)))
 (let (($x2734 (= (_ bv5 7) new.attention.out.collective)))
 (let (($x1853 (= (_ bv61 7) new.attention.out.split)))
 (= new.stream.junk_of_attention (and $x1853 $x2734 $x631 new.hidden.filled $x2880 $x2724)))))))))
(assert
 (let (($x2724 (= (_ bv68 7) new.model.norm)))
 (let (($x298 (and (or (not new.ffn.down.group.tp) (= 1 new.tp)) (or (not new.ffn.down.group.dp) (= 1 new.dp)) (or (not new.ffn.down.group.sp) (= 1 new.sp)) (or (not new.ffn.down.group.pp) (= 1 new.pp)))))
 (let (($x631 (= (_ bv38 7) new.stream)))
 (let (($x1022 (= (_ bv5 7) new.ffn.down.collective)))
 (let (($x2197 (= (_ bv61 7) new.ffn.down.split)))
 (= new.stream.junk_of_ffn (and $x2197 $x1022 $x631 new.hidden.filled (not $x298) $x2724))))))))
(assert
 (let (($x2441 (not new.attention.heads.padded)))
 (let (($x2046 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1860 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x3787 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x611 (ite (or $x3787 $x1860) new.attention.heads.given_everywhere (or $x2046 (and (= 1 new.attention.heads.parts) $x2441)))))
 (= new.attention.heads.everywhere $x611)))))))
(assert
 (let (($x3361 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1361 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1204 (ite (or $x1361 $x3361) (_ bv16 7) (_ bv96 7))))
 (let (($x1608 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1630 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1412 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1665 (and $x1412 $x1630 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x1562 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x127 (and $x1412 $x1562 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2973 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x3940 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x3796 (or $x3940 $x1608)))
 (let ((?x2906 (ite (or $x3796 $x2973) new.attention.qkv.split (ite (or $x1361 $x127 $x1665) (_ bv96 7) (_ bv16 7)))))
 (let (($x1576 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2053 (not $x1576)))
 (let ((?x2260 (ite $x2053 ?x2906 (ite (or $x1608 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x1204))))
 (let ((?x1102 (ite (or $x3796 $x2973 new.model.query_latent) (_ bv96 7) (ite $x1412 (_ bv21 7) (_ bv16 7)))))
 (let (($x2404 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x2404 ?x1102 ?x2260)))))))))))))))))))))
(assert
 (let (($x3289 (not new.attention.value_dim.padded)))
 (let (($x734 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x2808 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x269 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x1810 (ite (or $x269 $x2808) new.attention.value_dim.given_everywhere (or $x734 (and (= 1 new.attention.value_dim.parts) $x3289)))))
 (= new.attention.value_dim.everywhere $x1810)))))))
(assert
 (let (($x406 (= (_ bv96 7) new.stream)))
 (let (($x3352 (or $x406 (and (= (_ bv38 7) new.stream) new.hidden.everywhere) (and (= (_ bv94 7) new.stream) new.stream_tokens.everywhere))))
 (= new.stream.in_order $x3352))))
(assert
 (let (($x3332 (or new.stream.junk_of_attention (and new.stream.attention_keeps_junk new.stream.junk_of_embedding))))
 (= new.stream.junk_in_ffn_before $x3332)))
(assert
 (let (($x3361 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1361 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1204 (ite (or $x1361 $x3361) (_ bv16 7) (_ bv96 7))))
 (let (($x1608 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1630 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1412 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1665 (and $x1412 $x1630 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x1562 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x127 (and $x1412 $x1562 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2973 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x3940 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x3796 (or $x3940 $x1608)))
 (let ((?x2906 (ite (or $x3796 $x2973) new.attention.qkv.split (ite (or $x1361 $x127 $x1665) (_ bv96 7) (_ bv16 7)))))
 (let (($x1576 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2053 (not $x1576)))
 (let ((?x1343 (ite $x2053 ?x2906 (ite (or $x1608 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x1204))))
 (let ((?x1102 (ite (or $x3796 $x2973 new.model.query_latent) (_ bv96 7) (ite $x1412 (_ bv21 7) (_ bv16 7)))))
 (let (($x2404 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x2404 ?x1102 ?x1343))))))))))))))))))))))
(assert
 (let (($x1718 (or new.stream.junk_of_ffn (and new.stream.ffn_keeps_junk new.stream.junk_in_ffn_before))))
 (let (($x3008 (or new.stream.junk_of_embedding (and new.model.behind_dense $x1718) (and new.model.behind_moe new.stream.junk_in_ffn_before))))
 (= new.stream.junk_in_attention $x3008))))
(assert
 (let (($x1630 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x940 (or (= (_ bv92 7) new.attention.v) (= (_ bv96 7) new.attention.v) (= (_ bv37 7) new.attention.v) (= (_ bv36 7) new.attention.v))))
 (let ((?x976 (ite $x940 new.attention.v (ite $x1630 (_ bv37 7) (ite (= (_ bv36 7) new.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= new.attention.mixed ?x976)))))
(assert
 (let (($x731 (or (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.filled) (and (= (_ bv36 7) new.attention.mixed) new.attention.value_dim.filled))))
 (let (($x309 (not new.attention.gathers)))
 (let (($x2030 (= (_ bv57 7) new.attention.out.split)))
 (= new.attention.share_of_one (and $x2030 $x309 $x731))))))
(assert
 (let ((?x2562 (ite new.attention.share_of_one (_ bv92 7) new.attention.mixed)))
 (let (($x1207 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x2739 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x1986 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x3558 (and new.attention.share_of_one new.stream.first_keeps_all (or (or $x1986 $x2739) $x1207))))
 (let (($x1717 (= (_ bv40 7) new.attention.out.split)))
 (let (($x2330 (not $x1717)))
 (let (($x514 (= (_ bv36 7) new.attention.mixed)))
 (let (($x3801 (or (and new.attention.gathers (or (= (_ bv37 7) new.attention.mixed) $x514)) (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.everywhere) (and $x514 new.attention.value_dim.everywhere $x2330) $x3558)))
 (= new.attention.mixed_in (ite $x3801 (_ bv96 7) ?x2562))))))))))))
(assert
 (let ((?x2487 (ite (or (= (_ bv92 7) new.attention.mixed_in) (= (_ bv40 7) new.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) new.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x3152 (and new.attention.heads_where_kept (or (= (_ bv37 7) new.attention.mixed_in) (= (_ bv96 7) new.attention.mixed_in)))))
 (let (($x3017 (ite (= (_ bv36 7) new.attention.mixed_in) new.attention.dims_where_kept $x3152)))
 (let (($x1207 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x1986 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x1717 (= (_ bv40 7) new.attention.out.split)))
 (= new.attention.out_state (ite (and $x1717 (or $x1986 $x1207) $x3017) (_ bv96 7) ?x2487)))))))))
(assert
 (let (($x2734 (= (_ bv5 7) new.attention.out.collective)))
 (let (($x1010 (= (_ bv23 7) new.attention.out.residual)))
 (let (($x1441 (= (_ bv29 7) new.attention.out.residual)))
 (let (($x406 (= (_ bv96 7) new.stream)))
 (let (($x1760 (= (_ bv38 7) new.attention.out_state)))
 (let (($x1057 (= (_ bv92 7) new.attention.out_state)))
 (let (($x3190 (and $x1441 new.stream.first_has_all (or (or $x1057 (= (_ bv96 7) new.attention.out_state)) new.hidden.filled))))
 (let (($x1338 (= new.attention.out_state new.stream)))
 (let (($x1490 (and (or $x1441 $x1010) $x1057 (or $x406 (and new.hidden.everywhere (not (= (_ bv94 7) new.stream)))))))
 (let (($x631 (= (_ bv38 7) new.stream)))
 (let (($x3310 (= (_ bv27 7) new.attention.out.residual)))
 (let (($x2722 (and $x3310 (not $x1057) (or $x1338 (and new.hidden.everywhere (not (= (_ bv94 7) new.stream)))))))
 (let (($x657 (or $x2722 (and $x3310 $x631 new.hidden.filled) $x1490 (and $x1441 new.stream.first_keeps_all $x1338) $x3190 (and $x1760 $x406 new.hidden.filled (or $x1441 (= $x1010 $x2734))))))
 (let (($x1207 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x2880 (not $x1207)))
 (let (($x3534 (or $x1057 (and $x1760 (or $x2734 (= (_ bv73 7) new.attention.out.collective)) $x2880))))
 (let (($x3285 (or $x1338 (and new.stream.in_order (or (not $x1760) new.hidden.everywhere)))))
 (let (($x3079 (= 1 new.tp)))
 (let (($x656 (or (and $x3079 $x3285) (and (not (and $x3310 new.stream.junk_in_attention $x3534)) $x657))))
 (= new.attention.residual_once $x656)))))))))))))))))))))
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
 (= (_ bv42 7) old.batch.idle))
(assert
 (let (($x1625 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x899 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2135 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1348 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x1389 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x1389 $x1348 $x2135 $x899 $x1625)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1132 (* old.sp old.tp)))
 (<= old.moe.block ?x1132)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1132 (* old.sp old.tp)))
 (= old.stage.ranks ?x1132)))
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
 (let (($x1635 (not old.moe.group.sp)))
 (let (($x2899 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x2899 $x1635))))
(assert
 (let ((?x654 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x654)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x2052 (not new.model.scaled_residual)))
 (let (($x2724 (= (_ bv68 7) new.model.norm)))
 (let (($x1335 (= (_ bv1 7) new.attention.out.residual)))
 (not (or $x1335 (and $x2724 $x2052 new.attention.residual_once)))))))
(assert
 (let (($x2913 (not old.model.scaled_residual)))
(let (($x893 (= (_ bv68 7) old.model.norm)))
(let (($x3238 (= (_ bv1 7) old.attention.out.residual)))
(or $x3238 (and $x893 $x2913 old.attention.residual_once))))))
(check-sat)

; from one replica to any number, question 101
(reset)
(set-logic ALL)
; benchmark generated from python API
(set-info :status unknown)
(declare-fun old.batch.idle () (_ BitVec 7))
(declare-fun old.batch.sequences.kind () (_ BitVec 7))
(declare-fun old.dp () Int)
(declare-fun old.ffn.down.collective () (_ BitVec 7))
(declare-fun old.ffn.down.input () (_ BitVec 7))
(declare-fun old.ffn.down.split () (_ BitVec 7))
(declare-fun old.ffn.gate.collective () (_ BitVec 7))
(declare-fun old.ffn.gate.input () (_ BitVec 7))
(declare-fun old.ffn.gate.split () (_ BitVec 7))
(declare-fun old.ffn.gate.sum () (_ BitVec 7))
(declare-fun old.ffn.up.collective () (_ BitVec 7))
(declare-fun old.ffn.up.input () (_ BitVec 7))
(declare-fun old.ffn.up.split () (_ BitVec 7))
(declare-fun old.ffn.up.sum () (_ BitVec 7))
(declare-fun old.ffn.width.block () Int)
(declare-fun old.ffn.width.given_least () Int)
(declare-fun old.ffn.width.given_most () Int)
(declare-fun old.ffn.width.kind () (_ BitVec 7))
(declare-fun old.ffn.width.multiple () Int)
(declare-fun old.ffn.width.n () Int)
(declare-fun old.ffn.width.parts () Int)
(declare-fun old.hidden.kind () (_ BitVec 7))
(declare-fun old.hidden.multiple () Int)
(declare-fun old.hidden.n () Int)
(declare-fun old.hidden.parts () Int)
(declare-fun old.moe.block () Int)
(declare-fun old.pp () Int)
(declare-fun old.sp () Int)
(declare-fun old.stage.ranks () Int)
(declare-fun old.stream () (_ BitVec 7))
(declare-fun old.tp () Int)
(declare-fun old.hidden.padded () Bool)
(declare-fun old.ffn.width.padded () Bool)
(declare-fun old.ffn.width.least () Int)
(declare-fun old.ffn.width.filled () Bool)
(declare-fun old.ffn.width.leads () Bool)
(declare-fun old.ffn.width.most () Int)
(declare-fun old.ffn.width.given_beyond () Bool)
(declare-fun old.ffn.width.beyond () Bool)
(declare-fun old.ffn.width.given_moved () Bool)
(declare-fun old.ffn.width.moved () Bool)
(declare-fun old.model.gated () Bool)
(declare-fun old.ffn.lead () (_ BitVec 7))
(declare-fun old.ffn.gathers () Bool)
(declare-fun old.hidden.given_everywhere () Bool)
(declare-fun old.hidden.everywhere () Bool)
(declare-fun old.ffn.width.given_everywhere () Bool)
(declare-fun old.ffn.width.everywhere () Bool)
(declare-fun old.ffn.piece_of_one () Bool)
(declare-fun old.ffn.gate.group.pp () Bool)
(declare-fun old.ffn.gate.group.sp () Bool)
(declare-fun old.ffn.gate.group.dp () Bool)
(declare-fun old.ffn.gate.group.tp () Bool)
(declare-fun old.ffn.up.group.pp () Bool)
(declare-fun old.ffn.up.group.sp () Bool)
(declare-fun old.ffn.up.group.dp () Bool)
(declare-fun old.ffn.up.group.tp () Bool)
(declare-fun old.ffn.up_idle () Bool)
(declare-fun old.ffn.piece_kept () Bool)
(declare-fun old.ffn.gate_entering () (_ BitVec 7))
(declare-fun old.ffn.up_entering () (_ BitVec 7))
(declare-fun old.ffn.width.given_undivided () Bool)
(declare-fun old.ffn.width.undivided () Bool)
(declare-fun old.ffn.in_place () Bool)
(declare-fun old.ffn.down.group.pp () Bool)
(declare-fun old.ffn.down.group.sp () Bool)
(declare-fun old.ffn.down.group.dp () Bool)
(declare-fun old.ffn.down.group.tp () Bool)
(declare-fun old.stream.first_keeps_all () Bool)
(declare-fun old.ffn.first_reads () Bool)
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
(declare-fun old.ffn.tokenwise () Bool)
(declare-fun old.ffn.width_where_kept () Bool)
(declare-fun old.ffn.down_state () (_ BitVec 7))
(declare-fun new.dp () Int)
(declare-fun new.ffn.down.collective () (_ BitVec 7))
(declare-fun new.ffn.down.input () (_ BitVec 7))
(declare-fun new.ffn.down.split () (_ BitVec 7))
(declare-fun new.ffn.gate.collective () (_ BitVec 7))
(declare-fun new.ffn.gate.input () (_ BitVec 7))
(declare-fun new.ffn.gate.split () (_ BitVec 7))
(declare-fun new.ffn.gate.sum () (_ BitVec 7))
(declare-fun new.ffn.up.collective () (_ BitVec 7))
(declare-fun new.ffn.up.input () (_ BitVec 7))
(declare-fun new.ffn.up.split () (_ BitVec 7))
(declare-fun new.ffn.up.sum () (_ BitVec 7))
(declare-fun new.ffn.width.block () Int)
(declare-fun new.ffn.width.given_least () Int)
(declare-fun new.ffn.width.given_most () Int)
(declare-fun new.ffn.width.kind () (_ BitVec 7))
(declare-fun new.ffn.width.multiple () Int)
(declare-fun new.ffn.width.n () Int)
(declare-fun new.ffn.width.parts () Int)
(declare-fun new.hidden.kind () (_ BitVec 7))
(declare-fun new.hidden.multiple () Int)
(declare-fun new.hidden.n () Int)
(declare-fun new.hidden.parts () Int)
(declare-fun new.moe.block () Int)
(declare-fun new.pp () Int)
(declare-fun new.sp () Int)
(declare-fun new.stage.ranks () Int)
(declare-fun new.stream () (_ BitVec 7))
(declare-fun new.tp () Int)
(declare-fun new.hidden.padded () Bool)
(declare-fun new.ffn.width.padded () Bool)
(declare-fun new.ffn.width.least () Int)
(declare-fun new.ffn.width.filled () Bool)
(declare-fun new.ffn.width.leads () Bool)
(declare-fun new.ffn.width.most () Int)
(declare-fun new.ffn.width.given_beyond () Bool)
(declare-fun new.ffn.width.beyond () Bool)
(declare-fun new.ffn.width.given_moved () Bool)
(declare-fun new.ffn.width.moved () Bool)
(declare-fun new.model.gated () Bool)
(declare-fun new.ffn.lead () (_ BitVec 7))
(declare-fun new.ffn.gathers () Bool)
(declare-fun new.hidden.given_everywhere () Bool)
(declare-fun new.hidden.everywhere () Bool)
(declare-fun new.ffn.width.given_everywhere () Bool)
(declare-fun new.ffn.width.everywhere () Bool)
(declare-fun new.ffn.piece_of_one () Bool)
(declare-fun new.ffn.gate.group.pp () Bool)
(declare-fun new.ffn.gate.group.sp () Bool)
(declare-fun new.ffn.gate.group.dp () Bool)
(declare-fun new.ffn.gate.group.tp () Bool)
(declare-fun new.ffn.up.group.pp () Bool)
(declare-fun new.ffn.up.group.sp () Bool)
(declare-fun new.ffn.up.group.dp () Bool)
(declare-fun new.ffn.up.group.tp () Bool)
(declare-fun new.ffn.up_idle () Bool)
(declare-fun new.ffn.piece_kept () Bool)
(declare-fun new.ffn.gate_entering () (_ BitVec 7))
(declare-fun new.ffn.up_entering () (_ BitVec 7))
(declare-fun new.ffn.width.given_undivided () Bool)
(declare-fun new.ffn.width.undivided () Bool)
(declare-fun new.ffn.in_place () Bool)
(declare-fun new.ffn.down.group.pp () Bool)
(declare-fun new.ffn.down.group.sp () Bool)
(declare-fun new.ffn.down.group.dp () Bool)
(declare-fun new.ffn.down.group.tp () Bool)
(declare-fun new.stream.first_keeps_all () Bool)
(declare-fun new.ffn.first_reads () Bool)
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
(declare-fun new.ffn.tokenwise () Bool)
(declare-fun new.ffn.width_where_kept () Bool)
(declare-fun new.ffn.down_state () (_ BitVec 7))
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
 (let (($x819 (= (_ bv42 7) old.batch.idle)))
 (or $x819 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x1625 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1389 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x899 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2135 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1348 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1348 $x2135 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x899 $x1389 $x1625)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x2922 (= (_ bv57 7) old.ffn.down.collective)))
 (let (($x3256 (= (_ bv10 7) old.ffn.down.collective)))
 (let (($x2254 (= (_ bv4 7) old.ffn.down.collective)))
 (or $x2254 (= (_ bv5 7) old.ffn.down.collective) $x3256 $x2922 (= (_ bv73 7) old.ffn.down.collective))))))
(assert
 (let (($x375 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x1727 (= (_ bv10 7) old.ffn.down.input)))
 (or $x1727 $x375 (= (_ bv63 7) old.ffn.down.input)))))
(assert
 (let (($x1870 (= (_ bv61 7) old.ffn.down.split)))
 (let (($x983 (= (_ bv57 7) old.ffn.down.split)))
 (let (($x730 (= (_ bv40 7) old.ffn.down.split)))
 (or $x730 $x983 $x1870)))))
(assert
 (let (($x643 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x2652 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x2172 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x2725 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x2065 (= (_ bv4 7) old.ffn.gate.collective)))
 (or $x2065 $x2725 $x2172 $x2652 $x643)))))))
(assert
 (let (($x3077 (= (_ bv32 7) old.ffn.gate.input)))
 (let (($x2112 (= (_ bv10 7) old.ffn.gate.input)))
 (or $x2112 $x3077 (= (_ bv63 7) old.ffn.gate.input)))))
(assert
 (let (($x1449 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x34 (= (_ bv57 7) old.ffn.gate.split)))
 (let (($x3203 (= (_ bv40 7) old.ffn.gate.split)))
 (or $x3203 $x34 $x1449)))))
(assert
 (let (($x1066 (= (_ bv15 7) old.ffn.gate.sum)))
 (or (= (_ bv0 7) old.ffn.gate.sum) $x1066 (= (_ bv24 7) old.ffn.gate.sum) (= (_ bv69 7) old.ffn.gate.sum))))
(assert
 (let (($x2167 (= (_ bv73 7) old.ffn.up.collective)))
 (let (($x980 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x2768 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x2224 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x1036 (= (_ bv4 7) old.ffn.up.collective)))
 (or $x1036 $x2224 $x2768 $x980 $x2167)))))))
(assert
 (let (($x1928 (= (_ bv32 7) old.ffn.up.input)))
 (let (($x3720 (= (_ bv10 7) old.ffn.up.input)))
 (or $x3720 $x1928 (= (_ bv63 7) old.ffn.up.input)))))
(assert
 (let (($x2336 (= (_ bv61 7) old.ffn.up.split)))
 (let (($x333 (= (_ bv57 7) old.ffn.up.split)))
 (let (($x2879 (= (_ bv40 7) old.ffn.up.split)))
 (or $x2879 $x333 $x2336)))))
(assert
 (let (($x207 (= (_ bv24 7) old.ffn.up.sum)))
 (let (($x1177 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x2827 (= (_ bv0 7) old.ffn.up.sum)))
 (or $x2827 $x1177 $x207 (= (_ bv69 7) old.ffn.up.sum))))))
(assert
 (and (<= 1 old.ffn.width.block)))
(assert
 (and (<= 0 old.ffn.width.given_least)))
(assert
 (and (<= 0 old.ffn.width.given_most)))
(assert
 (let (($x2746 (= (_ bv99 7) old.ffn.width.kind)))
 (let (($x1206 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x2174 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x2583 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x2276 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x3113 (= (_ bv56 7) old.ffn.width.kind)))
 (let (($x452 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x2730 (= (_ bv26 7) old.ffn.width.kind)))
 (let (($x1747 (= (_ bv18 7) old.ffn.width.kind)))
 (let (($x1326 (= (_ bv11 7) old.ffn.width.kind)))
 (or $x1326 $x1747 $x2730 $x452 $x3113 $x2276 $x2583 $x2174 $x1206 $x2746))))))))))))
(assert
 (and (<= 1 old.ffn.width.multiple)))
(assert
 (and (<= (- 1) old.ffn.width.n)))
(assert
 (and (<= 1 old.ffn.width.parts)))
(assert
 (let (($x3249 (= (_ bv96 7) old.hidden.kind)))
 (let (($x560 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1433 (= (_ bv65 7) old.hidden.kind)))
 (let (($x2353 (= (_ bv48 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind) $x2353 (= (_ bv56 7) old.hidden.kind) $x1433 $x560 (= (_ bv91 7) old.hidden.kind) $x3249 (= (_ bv99 7) old.hidden.kind)))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x3228 (= (_ bv96 7) old.stream)))
 (let (($x3769 (= (_ bv94 7) old.stream)))
 (let (($x445 (= (_ bv38 7) old.stream)))
 (or $x445 $x3769 $x3228)))))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let (($x1433 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x1433 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x2276 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x2380 (and $x2276 (not (= 0 (mod old.ffn.width.n old.ffn.width.multiple))))))
 (= old.ffn.width.padded $x2380))))
(assert
 (let ((?x491 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x1919 (div (* ?x491 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x3131 (= (- 1) old.ffn.width.n)))
 (let ((?x424 (ite (or $x3131 (< (* ?x1919 old.ffn.width.parts) old.ffn.width.n)) 0 1)))
 (let ((?x1212 (ite (= 0 (mod old.ffn.width.multiple old.ffn.width.parts)) 1 ?x424)))
 (let (($x2276 (= (_ bv65 7) old.ffn.width.kind)))
 (let ((?x2273 (ite (or $x3131 (not (= 0 (mod old.ffn.width.n old.ffn.width.parts)))) 0 1)))
 (let (($x2730 (= (_ bv26 7) old.ffn.width.kind)))
 (let ((?x1645 (ite $x2730 (ite (and $x3131 (= 1 old.ffn.width.parts)) 1 ?x2273) (ite $x2276 ?x1212 old.ffn.width.given_least))))
 (let (($x3113 (= (_ bv56 7) old.ffn.width.kind)))
 (let (($x2746 (= (_ bv99 7) old.ffn.width.kind)))
 (let (($x2174 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x1326 (= (_ bv11 7) old.ffn.width.kind)))
 (let (($x1747 (= (_ bv18 7) old.ffn.width.kind)))
 (let (($x1206 (= (_ bv96 7) old.ffn.width.kind)))
 (let ((?x2742 (ite $x1206 old.ffn.width.parts (ite (or $x1747 $x1326 $x2174 $x2746 $x3113) 1 ?x1645))))
 (= old.ffn.width.least ?x2742))))))))))))))))))
(assert
 (let ((?x491 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x1919 (div (* ?x491 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x493 (< 1 old.ffn.width.parts)))
 (let (($x2276 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.filled (and $x2276 $x493 (= ?x1919 old.ffn.width.n))))))))
(assert
 (let ((?x491 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x1919 (div (* ?x491 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x493 (< 1 old.ffn.width.parts)))
 (let (($x2276 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.leads (and $x2276 $x493 (<= old.ffn.width.n ?x1919))))))))
(assert
 (let (($x452 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x2583 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x510 (or $x2583 $x452)))
 (let (($x1206 (= (_ bv96 7) old.ffn.width.kind)))
 (let ((?x439 (ite $x1206 old.ffn.width.parts (ite $x510 old.ffn.width.given_most 1))))
 (= old.ffn.width.most ?x439)))))))
(assert
 (= old.ffn.width.beyond old.ffn.width.given_beyond))
(assert
 (let (($x3131 (= (- 1) old.ffn.width.n)))
 (let (($x2730 (= (_ bv26 7) old.ffn.width.kind)))
 (let (($x1969 (ite $x2730 (or $x3131 (<= old.ffn.width.parts old.ffn.width.n)) (or $x3131 (< 1 old.ffn.width.n)))))
 (let ((?x491 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x1919 (div (* ?x491 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x2276 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x2174 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x2903 (ite $x2174 (or $x3131 (< old.ffn.width.block old.ffn.width.n)) (ite $x2276 (or $x3131 (< ?x1919 old.ffn.width.n)) $x1969))))
 (let (($x2477 (ite (or (= (_ bv96 7) old.ffn.width.kind) (= 1 old.ffn.width.parts)) false $x2903)))
 (let (($x452 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x2583 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x510 (or $x2583 $x452)))
 (= old.ffn.width.moved (ite $x510 old.ffn.width.given_moved $x2477)))))))))))))))
(assert
 (= old.ffn.lead (ite old.model.gated old.ffn.gate.split old.ffn.up.split)))
(assert
 (let (($x375 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x3740 (or $x375 (and (= (_ bv10 7) old.ffn.down.input) (not (= (_ bv40 7) old.ffn.down.split))))))
 (= old.ffn.gathers $x3740))))
(assert
 (let (($x3249 (= (_ bv96 7) old.hidden.kind)))
 (let (($x856 (ite (or (= (_ bv86 7) old.hidden.kind) (= (_ bv48 7) old.hidden.kind)) old.hidden.given_everywhere (or $x3249 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x856))))
(assert
 (let (($x1206 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x1120 (or $x1206 (and (= 1 old.ffn.width.parts) (not old.ffn.width.padded)))))
 (let (($x452 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x2583 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x510 (or $x2583 $x452)))
 (= old.ffn.width.everywhere (ite $x510 old.ffn.width.given_everywhere $x1120))))))))
(assert
 (= old.ffn.piece_of_one (and old.ffn.width.filled (= (_ bv40 7) old.ffn.down.split))))
(assert
 (let (($x3333 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x1720 (or (not (= (_ bv4 7) old.ffn.gate.collective)) $x3333)))
 (let (($x1449 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x2224 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x2768 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x753 (or $x2768 $x2224)))
 (let (($x3808 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x2879 (= (_ bv40 7) old.ffn.up.split)))
 (let (($x1440 (< 1 old.tp)))
 (let (($x2308 (and old.model.gated $x1440 $x2879 $x3808 $x753 (not (= (_ bv24 7) old.ffn.up.sum)) (not (and old.ffn.gathers $x1449 $x1720)))))
 (= old.ffn.up_idle $x2308))))))))))))
(assert
 (let (($x3808 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x3333 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x1720 (or (not (= (_ bv4 7) old.ffn.gate.collective)) $x3333)))
 (let (($x2676 (ite old.model.gated $x1720 (or (not (= (_ bv4 7) old.ffn.up.collective)) $x3808))))
 (let (($x3490 (= (_ bv61 7) old.ffn.lead)))
 (let (($x983 (= (_ bv57 7) old.ffn.down.split)))
 (let (($x97 (and old.ffn.width.filled $x983 (not (and old.ffn.gathers $x3490 $x2676)))))
 (= old.ffn.piece_kept $x97)))))))))
(assert
 (let (($x2112 (= (_ bv10 7) old.ffn.gate.input)))
 (let (($x623 (and $x2112 (not (and (= (_ bv38 7) old.stream) (= (_ bv40 7) old.ffn.gate.split))))))
 (let (($x445 (= (_ bv38 7) old.stream)))
 (let (($x3077 (= (_ bv32 7) old.ffn.gate.input)))
 (let (($x3228 (= (_ bv96 7) old.stream)))
 (let (($x1135 (or $x3228 $x3077 (and $x445 old.hidden.everywhere (not (= (_ bv40 7) old.ffn.gate.split))) $x623)))
 (= old.ffn.gate_entering (ite $x1135 (_ bv96 7) old.stream)))))))))
(assert
 (let (($x3720 (= (_ bv10 7) old.ffn.up.input)))
 (let (($x2068 (and $x3720 (not (and (= (_ bv38 7) old.stream) (= (_ bv40 7) old.ffn.up.split))))))
 (let (($x445 (= (_ bv38 7) old.stream)))
 (let (($x1928 (= (_ bv32 7) old.ffn.up.input)))
 (let (($x3228 (= (_ bv96 7) old.stream)))
 (let (($x966 (or $x3228 $x1928 (and $x445 old.hidden.everywhere (not (= (_ bv40 7) old.ffn.up.split))) $x2068)))
 (= old.ffn.up_entering (ite $x966 (_ bv96 7) old.stream)))))))))
(assert
 (let (($x2891 (not old.ffn.width.moved)))
 (let (($x2746 (= (_ bv99 7) old.ffn.width.kind)))
 (let (($x2174 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x1326 (= (_ bv11 7) old.ffn.width.kind)))
 (let (($x1747 (= (_ bv18 7) old.ffn.width.kind)))
 (let (($x2694 (or old.ffn.width.everywhere old.ffn.width.filled (and (or $x1747 $x1326 $x2174 $x2746) $x2891))))
 (let (($x452 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x2583 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x510 (or $x2583 $x452)))
 (= old.ffn.width.undivided (ite $x510 old.ffn.width.given_undivided $x2694))))))))))))
(assert
 (let (($x2891 (not old.ffn.width.moved)))
 (let (($x2935 (and old.ffn.width.everywhere $x2891)))
 (= old.ffn.in_place (or $x2935 old.ffn.width.filled)))))
(assert
 (let (($x3482 (and (or (not old.ffn.down.group.tp) (= 1 old.tp)) (or (not old.ffn.down.group.dp) (= 1 old.dp)) (or (not old.ffn.down.group.sp) (= 1 old.sp)) (or (not old.ffn.down.group.pp) (= 1 old.pp)))))
 (let (($x3256 (= (_ bv10 7) old.ffn.down.collective)))
 (let (($x2922 (= (_ bv57 7) old.ffn.down.collective)))
 (let (($x164 (and old.ffn.piece_kept old.stream.first_keeps_all (or (or $x2922 $x3256) $x3482))))
 (= old.ffn.first_reads $x164))))))
(assert
 (let (($x2891 (not old.ffn.width.moved)))
 (let (($x2935 (and old.ffn.width.everywhere $x2891)))
 (let ((?x3327 (ite $x2935 (_ bv96 7) (ite old.ffn.width_twice_back (ite old.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x1440 (< 1 old.tp)))
 (let ((?x722 (ite old.ffn.width.everywhere (_ bv96 7) (ite old.ffn.piece_of_one (_ bv97 7) (ite old.model.gated (_ bv97 7) (_ bv16 7))))))
 (let (($x2167 (= (_ bv73 7) old.ffn.up.collective)))
 (let (($x2224 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x2768 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x753 (or $x2768 $x2224)))
 (let (($x1177 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x980 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x1663 (or $x980 (not (or $x1177 (and old.model.gated (= (_ bv0 7) old.ffn.up.sum)))) old.ffn.up_idle)))
 (let (($x3808 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x848 (or $x2768 $x980)))
 (let ((?x2985 (ite (or $x848 $x3808 (and (= (_ bv4 7) old.ffn.up.collective) old.ffn.in_place)) (_ bv96 7) (ite $x2224 (_ bv21 7) (_ bv16 7)))))
 (let (($x333 (= (_ bv57 7) old.ffn.up.split)))
 (let ((?x679 (ite $x333 ?x2985 (ite $x1663 (_ bv92 7) (ite $x753 (_ bv96 7) (ite $x2167 ?x722 (ite $x1440 (_ bv16 7) ?x3327)))))))
 (let (($x1226 (or $x848 $x3808 (and $x2224 old.ffn.width.padded $x2891) (and $x2167 old.ffn.width.leads))))
 (let ((?x2102 (ite (and $x2224 old.ffn.width.filled (not $x3808)) (_ bv96 7) (ite $x1226 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x2336 (= (_ bv61 7) old.ffn.up.split)))
 (= old.ffn.up_state (ite $x2336 ?x2102 ?x679)))))))))))))))))))))))
(assert
 (let (($x2214 (not old.ffn.width.everywhere)))
 (let (($x2520 (and (or (= (_ bv61 7) old.ffn.up.split) (= (_ bv97 7) old.ffn.up_state)) (not (= (_ bv96 7) old.ffn.up_state)) $x2214)))
 (= old.ffn.up_piece (ite $x2520 (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x207 (= (_ bv24 7) old.ffn.up.sum)))
 (let (($x980 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x254 (and old.model.gated (= (_ bv92 7) old.ffn.up_state) (or $x980 $x207 old.ffn.up_idle))))
 (= old.ffn.up_left $x254)))))
(assert
 (let (($x2608 (not old.ffn.up_left)))
 (let (($x2657 (not old.model.joint)))
 (let (($x120 (and old.ffn.piece_kept old.model.gated $x2657 (= (_ bv97 7) old.ffn.up_piece) $x2608)))
 (= old.ffn.share_of_one $x120)))))
(assert
 (let (($x2891 (not old.ffn.width.moved)))
 (let (($x2935 (and old.ffn.width.everywhere $x2891)))
 (let (($x1440 (< 1 old.tp)))
 (let ((?x2886 (ite $x1440 (_ bv16 7) (ite $x2935 (_ bv96 7) (ite old.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x2594 (ite old.ffn.width.everywhere (_ bv96 7) (ite (or old.ffn.piece_of_one old.ffn.share_of_one) (_ bv97 7) (_ bv16 7)))))
 (let (($x643 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x2725 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x2172 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x2652 (= (_ bv57 7) old.ffn.gate.collective)))
 (let ((?x1088 (ite (or $x2652 (not (= (_ bv15 7) old.ffn.gate.sum))) (_ bv92 7) (ite (or $x2172 $x2725) (_ bv96 7) (ite $x643 ?x2594 ?x2886)))))
 (let (($x3333 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x3743 (or $x2172 $x2652)))
 (let (($x2789 (or $x3743 $x3333 (and (= (_ bv4 7) old.ffn.gate.collective) old.ffn.in_place))))
 (let (($x34 (= (_ bv57 7) old.ffn.gate.split)))
 (let (($x2642 (or $x3743 $x3333 (and $x2725 old.ffn.width.padded $x2891) (and $x643 old.ffn.width.leads))))
 (let ((?x1426 (ite (and $x2725 old.ffn.width.filled (not $x3333)) (_ bv96 7) (ite $x2642 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.gate.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x1449 (= (_ bv61 7) old.ffn.gate.split)))
 (= old.ffn.gate_state (ite $x1449 ?x1426 (ite $x34 (ite $x2789 (_ bv96 7) (ite $x2725 (_ bv21 7) (_ bv16 7))) ?x1088)))))))))))))))))))))
(assert
 (let (($x2214 (not old.ffn.width.everywhere)))
 (let (($x1449 (= (_ bv61 7) old.ffn.gate.split)))
 (= old.ffn.gate_piece (ite (and $x1449 (not (= (_ bv96 7) old.ffn.gate_state)) $x2214) (_ bv97 7) (_ bv96 7))))))
(assert
 (let ((?x758 (ite old.ffn.up_left (_ bv92 7) (ite old.model.gated old.ffn.gate_piece old.ffn.up_piece))))
 (= old.ffn.product ?x758)))
(assert
 (let ((?x1515 (ite old.ffn.share_of_one (_ bv92 7) old.ffn.product)))
 (let (($x2094 (not old.ffn.share_of_one)))
 (let (($x620 (or old.ffn.first_reads (and old.ffn.gathers (= (_ bv97 7) old.ffn.product) $x2094))))
 (= old.ffn.product_in (ite (and (not (= (_ bv92 7) old.ffn.product)) $x620) (_ bv96 7) ?x1515))))))
(assert
 (let (($x2608 (not old.ffn.up_left)))
 (let (($x2120 (= (_ bv94 7) old.ffn.up_entering)))
 (let (($x647 (and $x2120 (or (not old.model.gated) (= (_ bv94 7) old.ffn.gate_entering)) $x2608 (not (= (_ bv4 7) old.ffn.down.collective)))))
 (let (($x1449 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x3245 (or (and (= (_ bv57 7) old.ffn.gate.split) (= (_ bv96 7) old.ffn.gate_state)) (and $x1449 old.ffn.width.everywhere (= (_ bv97 7) old.ffn.gate_state)))))
 (let (($x3333 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x2652 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x2172 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x3743 (or $x2172 $x2652)))
 (let (($x2301 (= (_ bv94 7) old.ffn.gate_entering)))
 (let (($x3240 (not old.model.gated)))
 (let (($x1527 (= (_ bv97 7) old.ffn.up_state)))
 (let (($x2336 (= (_ bv61 7) old.ffn.up.split)))
 (let (($x2137 (or (and (= (_ bv57 7) old.ffn.up.split) (= (_ bv96 7) old.ffn.up_state)) (and $x2336 old.ffn.width.everywhere $x1527))))
 (let (($x3808 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x980 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x2768 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x848 (or $x2768 $x980)))
 (let (($x2531 (and (and $x2120 (or $x848 $x3808) $x2137) (or $x3240 (and $x2301 (or $x3743 $x3333) $x3245)) (= (_ bv96 7) old.ffn.product_in) (or (not (= (_ bv61 7) old.ffn.lead)) (not old.ffn.gathers)))))
 (let (($x1440 (< 1 old.tp)))
 (let (($x3482 (and (or (not old.ffn.down.group.tp) (= 1 old.tp)) (or (not old.ffn.down.group.dp) (= 1 old.dp)) (or (not old.ffn.down.group.sp) (= 1 old.sp)) (or (not old.ffn.down.group.pp) (= 1 old.pp)))))
 (let (($x1870 (= (_ bv61 7) old.ffn.down.split)))
 (let (($x348 (and $x1870 old.hidden.everywhere (or (not (= (_ bv10 7) old.ffn.down.collective)) (and $x1440 $x3482)))))
 (let (($x983 (= (_ bv57 7) old.ffn.down.split)))
 (let (($x3769 (= (_ bv94 7) old.stream)))
 (= old.ffn.tokenwise (and $x3769 (or $x983 $x348) (ite $x1440 $x2531 $x647)))))))))))))))))))))))))))))
(assert
 (let ((?x3504 (ite (or (= (_ bv92 7) old.ffn.product_in) (= (_ bv40 7) old.ffn.down.split)) (_ bv92 7) (ite (= (_ bv61 7) old.ffn.down.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x3482 (and (or (not old.ffn.down.group.tp) (= 1 old.tp)) (or (not old.ffn.down.group.dp) (= 1 old.dp)) (or (not old.ffn.down.group.sp) (= 1 old.sp)) (or (not old.ffn.down.group.pp) (= 1 old.pp)))))
 (let (($x2922 (= (_ bv57 7) old.ffn.down.collective)))
 (let (($x730 (= (_ bv40 7) old.ffn.down.split)))
 (let (($x3057 (and $x730 (not (= (_ bv92 7) old.ffn.product_in)) (or $x2922 $x3482) old.ffn.width_where_kept)))
 (= old.ffn.down_state (ite old.ffn.tokenwise (_ bv94 7) (ite $x3057 (_ bv96 7) ?x3504)))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x3181 (= (_ bv57 7) new.ffn.down.collective)))
 (let (($x824 (= (_ bv10 7) new.ffn.down.collective)))
 (let (($x1241 (= (_ bv4 7) new.ffn.down.collective)))
 (or $x1241 (= (_ bv5 7) new.ffn.down.collective) $x824 $x3181 (= (_ bv73 7) new.ffn.down.collective))))))
(assert
 (let (($x2207 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x790 (= (_ bv10 7) new.ffn.down.input)))
 (or $x790 $x2207 (= (_ bv63 7) new.ffn.down.input)))))
(assert
 (let (($x2197 (= (_ bv61 7) new.ffn.down.split)))
 (let (($x422 (= (_ bv57 7) new.ffn.down.split)))
 (let (($x2635 (= (_ bv40 7) new.ffn.down.split)))
 (or $x2635 $x422 $x2197)))))
(assert
 (let (($x1334 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x2977 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x547 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x131 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x31 (= (_ bv4 7) new.ffn.gate.collective)))
 (or $x31 $x131 $x547 $x2977 $x1334)))))))
(assert
 (let (($x3415 (= (_ bv32 7) new.ffn.gate.input)))
 (let (($x897 (= (_ bv10 7) new.ffn.gate.input)))
 (or $x897 $x3415 (= (_ bv63 7) new.ffn.gate.input)))))
(assert
 (let (($x839 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x2750 (= (_ bv57 7) new.ffn.gate.split)))
 (let (($x1486 (= (_ bv40 7) new.ffn.gate.split)))
 (or $x1486 $x2750 $x839)))))
(assert
 (let (($x2873 (= (_ bv15 7) new.ffn.gate.sum)))
 (or (= (_ bv0 7) new.ffn.gate.sum) $x2873 (= (_ bv24 7) new.ffn.gate.sum) (= (_ bv69 7) new.ffn.gate.sum))))
(assert
 (let (($x2403 (= (_ bv73 7) new.ffn.up.collective)))
 (let (($x1311 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x3413 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x2085 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x91 (= (_ bv4 7) new.ffn.up.collective)))
 (or $x91 $x2085 $x3413 $x1311 $x2403)))))))
(assert
 (let (($x3384 (= (_ bv32 7) new.ffn.up.input)))
 (let (($x2816 (= (_ bv10 7) new.ffn.up.input)))
 (or $x2816 $x3384 (= (_ bv63 7) new.ffn.up.input)))))
(assert
 (let (($x667 (= (_ bv61 7) new.ffn.up.split)))
 (let (($x3420 (= (_ bv57 7) new.ffn.up.split)))
 (let (($x1904 (= (_ bv40 7) new.ffn.up.split)))
 (or $x1904 $x3420 $x667)))))
(assert
 (let (($x1827 (= (_ bv24 7) new.ffn.up.sum)))
 (let (($x3173 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x630 (= (_ bv0 7) new.ffn.up.sum)))
 (or $x630 $x3173 $x1827 (= (_ bv69 7) new.ffn.up.sum))))))
(assert
 (and (<= 1 new.ffn.width.block)))
(assert
 (and (<= 0 new.ffn.width.given_least)))
(assert
 (and (<= 0 new.ffn.width.given_most)))
(assert
 (let (($x1572 (= (_ bv99 7) new.ffn.width.kind)))
 (let (($x2485 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x153 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x1232 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x2498 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x3454 (= (_ bv56 7) new.ffn.width.kind)))
 (let (($x217 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x775 (= (_ bv26 7) new.ffn.width.kind)))
 (let (($x2848 (= (_ bv18 7) new.ffn.width.kind)))
 (let (($x1503 (= (_ bv11 7) new.ffn.width.kind)))
 (or $x1503 $x2848 $x775 $x217 $x3454 $x2498 $x1232 $x153 $x2485 $x1572))))))))))))
(assert
 (and (<= 1 new.ffn.width.multiple)))
(assert
 (and (<= (- 1) new.ffn.width.n)))
(assert
 (and (<= 1 new.ffn.width.parts)))
(assert
 (let (($x1997 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1668 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1419 (= (_ bv65 7) new.hidden.kind)))
 (let (($x823 (= (_ bv48 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind) $x823 (= (_ bv56 7) new.hidden.kind) $x1419 $x1668 (= (_ bv91 7) new.hidden.kind) $x1997 (= (_ bv99 7) new.hidden.kind)))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x406 (= (_ bv96 7) new.stream)))
 (let (($x2016 (= (_ bv94 7) new.stream)))
 (let (($x631 (= (_ bv38 7) new.stream)))
 (or $x631 $x2016 $x406)))))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let (($x1419 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x1419 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x2498 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x1666 (and $x2498 (not (= 0 (mod new.ffn.width.n new.ffn.width.multiple))))))
 (= new.ffn.width.padded $x1666))))
(assert
 (let ((?x295 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x442 (div (* ?x295 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x2866 (= (- 1) new.ffn.width.n)))
 (let ((?x1505 (ite (or $x2866 (< (* ?x442 new.ffn.width.parts) new.ffn.width.n)) 0 1)))
 (let ((?x1571 (ite (= 0 (mod new.ffn.width.multiple new.ffn.width.parts)) 1 ?x1505)))
 (let (($x2498 (= (_ bv65 7) new.ffn.width.kind)))
 (let ((?x498 (ite (or $x2866 (not (= 0 (mod new.ffn.width.n new.ffn.width.parts)))) 0 1)))
 (let (($x775 (= (_ bv26 7) new.ffn.width.kind)))
 (let ((?x1324 (ite $x775 (ite (and $x2866 (= 1 new.ffn.width.parts)) 1 ?x498) (ite $x2498 ?x1571 new.ffn.width.given_least))))
 (let (($x3454 (= (_ bv56 7) new.ffn.width.kind)))
 (let (($x1572 (= (_ bv99 7) new.ffn.width.kind)))
 (let (($x153 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x1503 (= (_ bv11 7) new.ffn.width.kind)))
 (let (($x2848 (= (_ bv18 7) new.ffn.width.kind)))
 (let (($x2485 (= (_ bv96 7) new.ffn.width.kind)))
 (let ((?x1996 (ite $x2485 new.ffn.width.parts (ite (or $x2848 $x1503 $x153 $x1572 $x3454) 1 ?x1324))))
 (= new.ffn.width.least ?x1996))))))))))))))))))
(assert
 (let ((?x295 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x442 (div (* ?x295 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x163 (< 1 new.ffn.width.parts)))
 (let (($x2498 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.filled (and $x2498 $x163 (= ?x442 new.ffn.width.n))))))))
(assert
 (let ((?x295 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x442 (div (* ?x295 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x163 (< 1 new.ffn.width.parts)))
 (let (($x2498 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.leads (and $x2498 $x163 (<= new.ffn.width.n ?x442))))))))
(assert
 (let (($x217 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x1232 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x875 (or $x1232 $x217)))
 (let (($x2485 (= (_ bv96 7) new.ffn.width.kind)))
 (let ((?x272 (ite $x2485 new.ffn.width.parts (ite $x875 new.ffn.width.given_most 1))))
 (= new.ffn.width.most ?x272)))))))
(assert
 (= new.ffn.width.beyond new.ffn.width.given_beyond))
(assert
 (let (($x2866 (= (- 1) new.ffn.width.n)))
 (let (($x775 (= (_ bv26 7) new.ffn.width.kind)))
 (let (($x3180 (ite $x775 (or $x2866 (<= new.ffn.width.parts new.ffn.width.n)) (or $x2866 (< 1 new.ffn.width.n)))))
 (let ((?x295 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x442 (div (* ?x295 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x2498 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x153 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x1085 (ite $x153 (or $x2866 (< new.ffn.width.block new.ffn.width.n)) (ite $x2498 (or $x2866 (< ?x442 new.ffn.width.n)) $x3180))))
 (let (($x479 (ite (or (= (_ bv96 7) new.ffn.width.kind) (= 1 new.ffn.width.parts)) false $x1085)))
 (let (($x217 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x1232 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x875 (or $x1232 $x217)))
 (= new.ffn.width.moved (ite $x875 new.ffn.width.given_moved $x479)))))))))))))))
(assert
 (= new.ffn.lead (ite new.model.gated new.ffn.gate.split new.ffn.up.split)))
(assert
 (let (($x2207 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x2005 (or $x2207 (and (= (_ bv10 7) new.ffn.down.input) (not (= (_ bv40 7) new.ffn.down.split))))))
 (= new.ffn.gathers $x2005))))
(assert
 (let (($x1997 (= (_ bv96 7) new.hidden.kind)))
 (let (($x192 (ite (or (= (_ bv86 7) new.hidden.kind) (= (_ bv48 7) new.hidden.kind)) new.hidden.given_everywhere (or $x1997 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x192))))
(assert
 (let (($x2485 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x1680 (or $x2485 (and (= 1 new.ffn.width.parts) (not new.ffn.width.padded)))))
 (let (($x217 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x1232 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x875 (or $x1232 $x217)))
 (= new.ffn.width.everywhere (ite $x875 new.ffn.width.given_everywhere $x1680))))))))
(assert
 (= new.ffn.piece_of_one (and new.ffn.width.filled (= (_ bv40 7) new.ffn.down.split))))
(assert
 (let (($x2718 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x3693 (or (not (= (_ bv4 7) new.ffn.gate.collective)) $x2718)))
 (let (($x839 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x2085 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x3413 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x3931 (or $x3413 $x2085)))
 (let (($x2515 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x1904 (= (_ bv40 7) new.ffn.up.split)))
 (let (($x264 (< 1 new.tp)))
 (let (($x1629 (and new.model.gated $x264 $x1904 $x2515 $x3931 (not (= (_ bv24 7) new.ffn.up.sum)) (not (and new.ffn.gathers $x839 $x3693)))))
 (= new.ffn.up_idle $x1629))))))))))))
(assert
 (let (($x2515 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x2718 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x3693 (or (not (= (_ bv4 7) new.ffn.gate.collective)) $x2718)))
 (let (($x3053 (ite new.model.gated $x3693 (or (not (= (_ bv4 7) new.ffn.up.collective)) $x2515))))
 (let (($x3294 (= (_ bv61 7) new.ffn.lead)))
 (let (($x422 (= (_ bv57 7) new.ffn.down.split)))
 (let (($x2355 (and new.ffn.width.filled $x422 (not (and new.ffn.gathers $x3294 $x3053)))))
 (= new.ffn.piece_kept $x2355)))))))))
(assert
 (let (($x897 (= (_ bv10 7) new.ffn.gate.input)))
 (let (($x2392 (and $x897 (not (and (= (_ bv38 7) new.stream) (= (_ bv40 7) new.ffn.gate.split))))))
 (let (($x631 (= (_ bv38 7) new.stream)))
 (let (($x3415 (= (_ bv32 7) new.ffn.gate.input)))
 (let (($x406 (= (_ bv96 7) new.stream)))
 (let (($x2551 (or $x406 $x3415 (and $x631 new.hidden.everywhere (not (= (_ bv40 7) new.ffn.gate.split))) $x2392)))
 (= new.ffn.gate_entering (ite $x2551 (_ bv96 7) new.stream)))))))))
(assert
 (let (($x2816 (= (_ bv10 7) new.ffn.up.input)))
 (let (($x2317 (and $x2816 (not (and (= (_ bv38 7) new.stream) (= (_ bv40 7) new.ffn.up.split))))))
 (let (($x631 (= (_ bv38 7) new.stream)))
 (let (($x3384 (= (_ bv32 7) new.ffn.up.input)))
 (let (($x406 (= (_ bv96 7) new.stream)))
 (let (($x1624 (or $x406 $x3384 (and $x631 new.hidden.everywhere (not (= (_ bv40 7) new.ffn.up.split))) $x2317)))
 (= new.ffn.up_entering (ite $x1624 (_ bv96 7) new.stream)))))))))
(assert
 (let (($x488 (not new.ffn.width.moved)))
 (let (($x1572 (= (_ bv99 7) new.ffn.width.kind)))
 (let (($x153 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x1503 (= (_ bv11 7) new.ffn.width.kind)))
 (let (($x2848 (= (_ bv18 7) new.ffn.width.kind)))
 (let (($x2042 (or new.ffn.width.everywhere new.ffn.width.filled (and (or $x2848 $x1503 $x153 $x1572) $x488))))
 (let (($x217 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x1232 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x875 (or $x1232 $x217)))
 (= new.ffn.width.undivided (ite $x875 new.ffn.width.given_undivided $x2042))))))))))))
(assert
 (let (($x488 (not new.ffn.width.moved)))
 (let (($x1171 (and new.ffn.width.everywhere $x488)))
 (= new.ffn.in_place (or $x1171 new.ffn.width.filled)))))
(assert
 (let (($x298 (and (or (not new.ffn.down.group.tp) (= 1 new.tp)) (or (not new.ffn.down.group.dp) (= 1 new.dp)) (or (not new.ffn.down.group.sp) (= 1 new.sp)) (or (not new.ffn.down.group.pp) (= 1 new.pp)))))
 (let (($x824 (= (_ bv10 7) new.ffn.down.collective)))
 (let (($x3181 (= (_ bv57 7) new.ffn.down.collective)))
 (let (($x1920 (and new.ffn.piece_kept new.stream.first_keeps_all (or (or $x3181 $x824) $x298))))
 (= new.ffn.first_reads $x1920))))))
(assert
 (let (($x488 (not new.ffn.width.moved)))
 (let (($x1171 (and new.ffn.width.everywhere $x488)))
 (let ((?x830 (ite $x1171 (_ bv96 7) (ite new.ffn.width_twice_back (ite new.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x264 (< 1 new.tp)))
 (let ((?x1341 (ite new.ffn.width.everywhere (_ bv96 7) (ite new.ffn.piece_of_one (_ bv97 7) (ite new.model.gated (_ bv97 7) (_ bv16 7))))))
 (let (($x2403 (= (_ bv73 7) new.ffn.up.collective)))
 (let (($x2085 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x3413 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x3931 (or $x3413 $x2085)))
 (let (($x3173 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x1311 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x1129 (or $x1311 (not (or $x3173 (and new.model.gated (= (_ bv0 7) new.ffn.up.sum)))) new.ffn.up_idle)))
 (let (($x2515 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x3179 (or $x3413 $x1311)))
 (let ((?x247 (ite (or $x3179 $x2515 (and (= (_ bv4 7) new.ffn.up.collective) new.ffn.in_place)) (_ bv96 7) (ite $x2085 (_ bv21 7) (_ bv16 7)))))
 (let (($x3420 (= (_ bv57 7) new.ffn.up.split)))
 (let ((?x3118 (ite $x3420 ?x247 (ite $x1129 (_ bv92 7) (ite $x3931 (_ bv96 7) (ite $x2403 ?x1341 (ite $x264 (_ bv16 7) ?x830)))))))
 (let (($x1557 (or $x3179 $x2515 (and $x2085 new.ffn.width.padded $x488) (and $x2403 new.ffn.width.leads))))
 (let ((?x2482 (ite (and $x2085 new.ffn.width.filled (not $x2515)) (_ bv96 7) (ite $x1557 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x667 (= (_ bv61 7) new.ffn.up.split)))
 (= new.ffn.up_state (ite $x667 ?x2482 ?x3118)))))))))))))))))))))))
(assert
 (let (($x1678 (not new.ffn.width.everywhere)))
 (let (($x2398 (and (or (= (_ bv61 7) new.ffn.up.split) (= (_ bv97 7) new.ffn.up_state)) (not (= (_ bv96 7) new.ffn.up_state)) $x1678)))
 (= new.ffn.up_piece (ite $x2398 (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x1827 (= (_ bv24 7) new.ffn.up.sum)))
 (let (($x1311 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x828 (and new.model.gated (= (_ bv92 7) new.ffn.up_state) (or $x1311 $x1827 new.ffn.up_idle))))
 (= new.ffn.up_left $x828)))))
(assert
 (let (($x2535 (not new.ffn.up_left)))
 (let (($x1319 (not new.model.joint)))
 (let (($x1518 (and new.ffn.piece_kept new.model.gated $x1319 (= (_ bv97 7) new.ffn.up_piece) $x2535)))
 (= new.ffn.share_of_one $x1518)))))
(assert
 (let (($x488 (not new.ffn.width.moved)))
 (let (($x1171 (and new.ffn.width.everywhere $x488)))
 (let (($x264 (< 1 new.tp)))
 (let ((?x3124 (ite $x264 (_ bv16 7) (ite $x1171 (_ bv96 7) (ite new.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x605 (ite new.ffn.width.everywhere (_ bv96 7) (ite (or new.ffn.piece_of_one new.ffn.share_of_one) (_ bv97 7) (_ bv16 7)))))
 (let (($x1334 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x131 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x547 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x2977 (= (_ bv57 7) new.ffn.gate.collective)))
 (let ((?x618 (ite (or $x2977 (not (= (_ bv15 7) new.ffn.gate.sum))) (_ bv92 7) (ite (or $x547 $x131) (_ bv96 7) (ite $x1334 ?x605 ?x3124)))))
 (let (($x2718 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x1508 (or $x547 $x2977)))
 (let (($x2953 (or $x1508 $x2718 (and (= (_ bv4 7) new.ffn.gate.collective) new.ffn.in_place))))
 (let (($x2750 (= (_ bv57 7) new.ffn.gate.split)))
 (let (($x2152 (or $x1508 $x2718 (and $x131 new.ffn.width.padded $x488) (and $x1334 new.ffn.width.leads))))
 (let ((?x1691 (ite (and $x131 new.ffn.width.filled (not $x2718)) (_ bv96 7) (ite $x2152 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.gate.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x839 (= (_ bv61 7) new.ffn.gate.split)))
 (= new.ffn.gate_state (ite $x839 ?x1691 (ite $x2750 (ite $x2953 (_ bv96 7) (ite $x131 (_ bv21 7) (_ bv16 7))) ?x618)))))))))))))))))))))
(assert
 (let (($x1678 (not new.ffn.width.everywhere)))
 (let (($x839 (= (_ bv61 7) new.ffn.gate.split)))
 (= new.ffn.gate_piece (ite (and $x839 (not (= (_ bv96 7) new.ffn.gate_state)) $x1678) (_ bv97 7) (_ bv96 7))))))
(assert
 (let ((?x3381 (ite new.ffn.up_left (_ bv92 7) (ite new.model.gated new.ffn.gate_piece new.ffn.up_piece))))
 (= new.ffn.product ?x3381)))
(assert
 (let ((?x2769 (ite new.ffn.share_of_one (_ bv92 7) new.ffn.product)))
 (let (($x678 (not new.ffn.share_of_one)))
 (let (($x2297 (or new.ffn.first_reads (and new.ffn.gathers (= (_ bv97 7) new.ffn.product) $x678))))
 (= new.ffn.product_in (ite (and (not (= (_ bv92 7) new.ffn.product)) $x2297) (_ bv96 7) ?x2769))))))
(assert
 (let (($x2535 (not new.ffn.up_left)))
 (let (($x2536 (= (_ bv94 7) new.ffn.up_entering)))
 (let (($x1126 (and $x2536 (or (not new.model.gated) (= (_ bv94 7) new.ffn.gate_entering)) $x2535 (not (= (_ bv4 7) new.ffn.down.collective)))))
 (let (($x839 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x1368 (or (and (= (_ bv57 7) new.ffn.gate.split) (= (_ bv96 7) new.ffn.gate_state)) (and $x839 new.ffn.width.everywhere (= (_ bv97 7) new.ffn.gate_state)))))
 (let (($x2718 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x2977 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x547 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x1508 (or $x547 $x2977)))
 (let (($x2714 (= (_ bv94 7) new.ffn.gate_entering)))
 (let (($x1295 (not new.model.gated)))
 (let (($x1811 (= (_ bv97 7) new.ffn.up_state)))
 (let (($x667 (= (_ bv61 7) new.ffn.up.split)))
 (let (($x2584 (or (and (= (_ bv57 7) new.ffn.up.split) (= (_ bv96 7) new.ffn.up_state)) (and $x667 new.ffn.width.everywhere $x1811))))
 (let (($x2515 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x1311 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x3413 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x3179 (or $x3413 $x1311)))
 (let (($x2969 (and (and $x2536 (or $x3179 $x2515) $x2584) (or $x1295 (and $x2714 (or $x1508 $x2718) $x1368)) (= (_ bv96 7) new.ffn.product_in) (or (not (= (_ bv61 7) new.ffn.lead)) (not new.ffn.gathers)))))
 (let (($x264 (< 1 new.tp)))
 (let (($x298 (and (or (not new.ffn.down.group.tp) (= 1 new.tp)) (or (not new.ffn.down.group.dp) (= 1 new.dp)) (or (not new.ffn.down.group.sp) (= 1 new.sp)) (or (not new.ffn.down.group.pp) (= 1 new.pp)))))
 (let (($x2197 (= (_ bv61 7) new.ffn.down.split)))
 (let (($x215 (and $x2197 new.hidden.everywhere (or (not (= (_ bv10 7) new.ffn.down.collective)) (and $x264 $x298)))))
 (let (($x422 (= (_ bv57 7) new.ffn.down.split)))
 (let (($x2016 (= (_ bv94 7) new.stream)))
 (= new.ffn.tokenwise (and $x2016 (or $x422 $x215) (ite $x264 $x2969 $x1126)))))))))))))))))))))))))))))
(assert
 (let ((?x544 (ite (or (= (_ bv92 7) new.ffn.product_in) (= (_ bv40 7) new.ffn.down.split)) (_ bv92 7) (ite (= (_ bv61 7) new.ffn.down.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x298 (and (or (not new.ffn.down.group.tp) (= 1 new.tp)) (or (not new.ffn.down.group.dp) (= 1 new.dp)) (or (not new.ffn.down.group.sp) (= 1 new.sp)) (or (not new.ffn.down.group.pp) (= 1 new.pp)))))
 (let (($x3181 (= (_ bv57 7) new.ffn.down.collective)))
 (let (($x2635 (= (_ bv40 7) new.ffn.down.split)))
 (let (($x3450 (and $x2635 (not (= (_ bv92 7) new.ffn.product_in)) (or $x3181 $x298) new.ffn.width_where_kept)))
 (= new.ffn.down_state (ite new.ffn.tokenwise (_ bv94 7) (ite $x3450 (_ bv96 7) ?x544)))))))))
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
 (= old.ffn.down.split new.ffn.down.split))
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
 (= old.ffn.gate.input new.ffn.gate.input))
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
 (= old.ffn.up.input new.ffn.up.input))
(assert
 (= old.ffn.up.split new.ffn.up.split))
(assert
 (= old.ffn.up.sum new.ffn.up.sum))
(assert
 (= old.ffn.width.block new.ffn.width.block))
(assert
 (= old.ffn.width.given_beyond new.ffn.width.given_beyond))
(assert
 (= old.ffn.width.given_everywhere new.ffn.width.given_everywhere))
(assert
 (= old.ffn.width.given_least new.ffn.width.given_least))
(assert
 (= old.ffn.width.given_most new.ffn.width.given_most))
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
 (= old.ffn.width_where_kept new.ffn.width_where_kept))
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
 (= old.model.gated new.model.gated))
(assert
 (= old.model.joint new.model.joint))
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
 (= old.stream.first_keeps_all new.stream.first_keeps_all))
(assert
 (= old.tp new.tp))
(assert
 (= (_ bv42 7) old.batch.idle))
(assert
 (let (($x1625 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x899 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2135 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1348 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x1389 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x1389 $x1348 $x2135 $x899 $x1625)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1132 (* old.sp old.tp)))
 (<= old.moe.block ?x1132)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1132 (* old.sp old.tp)))
 (= old.stage.ranks ?x1132)))
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
 (let (($x1635 (not old.moe.group.sp)))
 (let (($x2899 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x2899 $x1635))))
(assert
 (let ((?x654 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x654)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x1322 (= new.ffn.width.least new.ffn.width.parts)))
 (let (($x1750 (= (_ bv92 7) new.ffn.product)))
 (let (($x2635 (= (_ bv40 7) new.ffn.down.split)))
 (let (($x1583 (not $x2635)))
 (let (($x2945 (or (= 1 new.ffn.width.most) $x1583 (or (= (_ bv96 7) new.ffn.down_state) (= (_ bv94 7) new.ffn.down_state)) (and $x1750 (and new.ffn.width.undivided $x1322)))))
 (let (($x3832 (not new.ffn.width.beyond)))
 (let (($x1454 (and (not (= (_ bv61 7) new.ffn.up.split)) $x1583 (or (not (= (_ bv61 7) new.ffn.gate.split)) (not new.model.gated)))))
 (not (or $x1454 (and (<= 1 new.ffn.width.least) $x3832 $x2945)))))))))))
(assert
 (let (($x240 (= old.ffn.width.least old.ffn.width.parts)))
(let (($x3423 (= (_ bv92 7) old.ffn.product)))
(let (($x730 (= (_ bv40 7) old.ffn.down.split)))
(let (($x791 (not $x730)))
(let (($x2490 (or (= 1 old.ffn.width.most) $x791 (or (= (_ bv96 7) old.ffn.down_state) (= (_ bv94 7) old.ffn.down_state)) (and $x3423 (and old.ffn.width.undivided $x240)))))
(let (($x3394 (not old.ffn.width.beyond)))
(let (($x3524 (and (not (= (_ bv61 7) old.ffn.up.split)) $x791 (or (not (= (_ bv61 7) old.ffn.gate.split)) (not old.model.gated)))))
(or $x3524 (and (<= 1 old.ffn.width.least) $x3394 $x2490))))))))))
(check-sat)

; from one replica to any number, question 102
(reset)
(set-logic ALL)
; benchmark generated from python API
(set-info :status unknown)
(declare-fun old.batch.idle () (_ BitVec 7))
(declare-fun old.batch.sequences.kind () (_ BitVec 7))
(declare-fun old.dp () Int)
(declare-fun old.ffn.down.collective () (_ BitVec 7))
(declare-fun old.ffn.down.input () (_ BitVec 7))
(declare-fun old.ffn.down.split () (_ BitVec 7))
(declare-fun old.ffn.gate.collective () (_ BitVec 7))
(declare-fun old.ffn.gate.input () (_ BitVec 7))
(declare-fun old.ffn.gate.split () (_ BitVec 7))
(declare-fun old.ffn.gate.sum () (_ BitVec 7))
(declare-fun old.ffn.up.collective () (_ BitVec 7))
(declare-fun old.ffn.up.input () (_ BitVec 7))
(declare-fun old.ffn.up.split () (_ BitVec 7))
(declare-fun old.ffn.up.sum () (_ BitVec 7))
(declare-fun old.ffn.width.block () Int)
(declare-fun old.ffn.width.kind () (_ BitVec 7))
(declare-fun old.ffn.width.multiple () Int)
(declare-fun old.ffn.width.n () Int)
(declare-fun old.ffn.width.parts () Int)
(declare-fun old.hidden.kind () (_ BitVec 7))
(declare-fun old.hidden.multiple () Int)
(declare-fun old.hidden.n () Int)
(declare-fun old.hidden.parts () Int)
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
(declare-fun old.stream_tokens.given_everywhere () Bool)
(declare-fun old.stream_tokens.everywhere () Bool)
(declare-fun old.ffn.width.padded () Bool)
(declare-fun old.ffn.width.filled () Bool)
(declare-fun old.ffn.width.leads () Bool)
(declare-fun old.ffn.width.given_moved () Bool)
(declare-fun old.ffn.width.moved () Bool)
(declare-fun old.model.gated () Bool)
(declare-fun old.ffn.lead () (_ BitVec 7))
(declare-fun old.ffn.gathers () Bool)
(declare-fun old.hidden.given_everywhere () Bool)
(declare-fun old.hidden.everywhere () Bool)
(declare-fun old.ffn.width.given_everywhere () Bool)
(declare-fun old.ffn.width.everywhere () Bool)
(declare-fun old.ffn.piece_of_one () Bool)
(declare-fun old.ffn.gate.group.pp () Bool)
(declare-fun old.ffn.gate.group.sp () Bool)
(declare-fun old.ffn.gate.group.dp () Bool)
(declare-fun old.ffn.gate.group.tp () Bool)
(declare-fun old.ffn.up.group.pp () Bool)
(declare-fun old.ffn.up.group.sp () Bool)
(declare-fun old.ffn.up.group.dp () Bool)
(declare-fun old.ffn.up.group.tp () Bool)
(declare-fun old.ffn.up_idle () Bool)
(declare-fun old.ffn.piece_kept () Bool)
(declare-fun old.ffn.gate_entering () (_ BitVec 7))
(declare-fun old.ffn.up_entering () (_ BitVec 7))
(declare-fun old.stream.in_order () Bool)
(declare-fun old.ffn.in_place () Bool)
(declare-fun old.ffn.down.group.pp () Bool)
(declare-fun old.ffn.down.group.sp () Bool)
(declare-fun old.ffn.down.group.dp () Bool)
(declare-fun old.ffn.down.group.tp () Bool)
(declare-fun old.stream.first_keeps_all () Bool)
(declare-fun old.ffn.first_reads () Bool)
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
(declare-fun old.ffn.tokenwise () Bool)
(declare-fun new.dp () Int)
(declare-fun new.ffn.down.collective () (_ BitVec 7))
(declare-fun new.ffn.down.input () (_ BitVec 7))
(declare-fun new.ffn.down.split () (_ BitVec 7))
(declare-fun new.ffn.gate.collective () (_ BitVec 7))
(declare-fun new.ffn.gate.input () (_ BitVec 7))
(declare-fun new.ffn.gate.split () (_ BitVec 7))
(declare-fun new.ffn.gate.sum () (_ BitVec 7))
(declare-fun new.ffn.up.collective () (_ BitVec 7))
(declare-fun new.ffn.up.input () (_ BitVec 7))
(declare-fun new.ffn.up.split () (_ BitVec 7))
(declare-fun new.ffn.up.sum () (_ BitVec 7))
(declare-fun new.ffn.width.block () Int)
(declare-fun new.ffn.width.kind () (_ BitVec 7))
(declare-fun new.ffn.width.multiple () Int)
(declare-fun new.ffn.width.n () Int)
(declare-fun new.ffn.width.parts () Int)
(declare-fun new.hidden.kind () (_ BitVec 7))
(declare-fun new.hidden.multiple () Int)
(declare-fun new.hidden.n () Int)
(declare-fun new.hidden.parts () Int)
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
(declare-fun new.stream_tokens.given_everywhere () Bool)
(declare-fun new.stream_tokens.everywhere () Bool)
(declare-fun new.ffn.width.padded () Bool)
(declare-fun new.ffn.width.filled () Bool)
(declare-fun new.ffn.width.leads () Bool)
(declare-fun new.ffn.width.given_moved () Bool)
(declare-fun new.ffn.width.moved () Bool)
(declare-fun new.model.gated () Bool)
(declare-fun new.ffn.lead () (_ BitVec 7))
(declare-fun new.ffn.gathers () Bool)
(declare-fun new.hidden.given_everywhere () Bool)
(declare-fun new.hidden.everywhere () Bool)
(declare-fun new.ffn.width.given_everywhere () Bool)
(declare-fun new.ffn.width.everywhere () Bool)
(declare-fun new.ffn.piece_of_one () Bool)
(declare-fun new.ffn.gate.group.pp () Bool)
(declare-fun new.ffn.gate.group.sp () Bool)
(declare-fun new.ffn.gate.group.dp () Bool)
(declare-fun new.ffn.gate.group.tp () Bool)
(declare-fun new.ffn.up.group.pp () Bool)
(declare-fun new.ffn.up.group.sp () Bool)
(declare-fun new.ffn.up.group.dp () Bool)
(declare-fun new.ffn.up.group.tp () Bool)
(declare-fun new.ffn.up_idle () Bool)
(declare-fun new.ffn.piece_kept () Bool)
(declare-fun new.ffn.gate_entering () (_ BitVec 7))
(declare-fun new.ffn.up_entering () (_ BitVec 7))
(declare-fun new.stream.in_order () Bool)
(declare-fun new.ffn.in_place () Bool)
(declare-fun new.ffn.down.group.pp () Bool)
(declare-fun new.ffn.down.group.sp () Bool)
(declare-fun new.ffn.down.group.dp () Bool)
(declare-fun new.ffn.down.group.tp () Bool)
(declare-fun new.stream.first_keeps_all () Bool)
(declare-fun new.ffn.first_reads () Bool)
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
(declare-fun new.ffn.tokenwise () Bool)
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
 (let (($x819 (= (_ bv42 7) old.batch.idle)))
 (or $x819 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x1625 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1389 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x899 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2135 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1348 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1348 $x2135 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x899 $x1389 $x1625)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x2922 (= (_ bv57 7) old.ffn.down.collective)))
 (let (($x3256 (= (_ bv10 7) old.ffn.down.collective)))
 (let (($x2254 (= (_ bv4 7) old.ffn.down.collective)))
 (or $x2254 (= (_ bv5 7) old.ffn.down.collective) $x3256 $x2922 (= (_ bv73 7) old.ffn.down.collective))))))
(assert
 (let (($x375 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x1727 (= (_ bv10 7) old.ffn.down.input)))
 (or $x1727 $x375 (= (_ bv63 7) old.ffn.down.input)))))
(assert
 (let (($x1870 (= (_ bv61 7) old.ffn.down.split)))
 (let (($x983 (= (_ bv57 7) old.ffn.down.split)))
 (let (($x730 (= (_ bv40 7) old.ffn.down.split)))
 (or $x730 $x983 $x1870)))))
(assert
 (let (($x643 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x2652 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x2172 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x2725 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x2065 (= (_ bv4 7) old.ffn.gate.collective)))
 (or $x2065 $x2725 $x2172 $x2652 $x643)))))))
(assert
 (let (($x3077 (= (_ bv32 7) old.ffn.gate.input)))
 (let (($x2112 (= (_ bv10 7) old.ffn.gate.input)))
 (or $x2112 $x3077 (= (_ bv63 7) old.ffn.gate.input)))))
(assert
 (let (($x1449 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x34 (= (_ bv57 7) old.ffn.gate.split)))
 (let (($x3203 (= (_ bv40 7) old.ffn.gate.split)))
 (or $x3203 $x34 $x1449)))))
(assert
 (let (($x1066 (= (_ bv15 7) old.ffn.gate.sum)))
 (or (= (_ bv0 7) old.ffn.gate.sum) $x1066 (= (_ bv24 7) old.ffn.gate.sum) (= (_ bv69 7) old.ffn.gate.sum))))
(assert
 (let (($x2167 (= (_ bv73 7) old.ffn.up.collective)))
 (let (($x980 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x2768 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x2224 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x1036 (= (_ bv4 7) old.ffn.up.collective)))
 (or $x1036 $x2224 $x2768 $x980 $x2167)))))))
(assert
 (let (($x1928 (= (_ bv32 7) old.ffn.up.input)))
 (let (($x3720 (= (_ bv10 7) old.ffn.up.input)))
 (or $x3720 $x1928 (= (_ bv63 7) old.ffn.up.input)))))
(assert
 (let (($x2336 (= (_ bv61 7) old.ffn.up.split)))
 (let (($x333 (= (_ bv57 7) old.ffn.up.split)))
 (let (($x2879 (= (_ bv40 7) old.ffn.up.split)))
 (or $x2879 $x333 $x2336)))))
(assert
 (let (($x207 (= (_ bv24 7) old.ffn.up.sum)))
 (let (($x1177 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x2827 (= (_ bv0 7) old.ffn.up.sum)))
 (or $x2827 $x1177 $x207 (= (_ bv69 7) old.ffn.up.sum))))))
(assert
 (and (<= 1 old.ffn.width.block)))
(assert
 (let (($x1206 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x2174 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x2583 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x2276 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x452 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x2730 (= (_ bv26 7) old.ffn.width.kind)))
 (or (= (_ bv11 7) old.ffn.width.kind) (= (_ bv18 7) old.ffn.width.kind) $x2730 $x452 (= (_ bv56 7) old.ffn.width.kind) $x2276 $x2583 $x2174 $x1206 (= (_ bv99 7) old.ffn.width.kind)))))))))
(assert
 (and (<= 1 old.ffn.width.multiple)))
(assert
 (and (<= (- 1) old.ffn.width.n)))
(assert
 (and (<= 1 old.ffn.width.parts)))
(assert
 (let (($x3249 (= (_ bv96 7) old.hidden.kind)))
 (let (($x560 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1433 (= (_ bv65 7) old.hidden.kind)))
 (let (($x2353 (= (_ bv48 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind) $x2353 (= (_ bv56 7) old.hidden.kind) $x1433 $x560 (= (_ bv91 7) old.hidden.kind) $x3249 (= (_ bv99 7) old.hidden.kind)))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x3228 (= (_ bv96 7) old.stream)))
 (let (($x3769 (= (_ bv94 7) old.stream)))
 (let (($x445 (= (_ bv38 7) old.stream)))
 (or $x445 $x3769 $x3228)))))
(assert
 (let (($x3190 (= (_ bv96 7) old.stream_tokens.kind)))
 (let (($x2846 (= (_ bv86 7) old.stream_tokens.kind)))
 (let (($x3801 (= (_ bv48 7) old.stream_tokens.kind)))
 (or (= (_ bv11 7) old.stream_tokens.kind) (= (_ bv18 7) old.stream_tokens.kind) (= (_ bv26 7) old.stream_tokens.kind) $x3801 (= (_ bv56 7) old.stream_tokens.kind) (= (_ bv65 7) old.stream_tokens.kind) $x2846 (= (_ bv91 7) old.stream_tokens.kind) $x3190 (= (_ bv99 7) old.stream_tokens.kind))))))
(assert
 (and (<= 1 old.stream_tokens.parts)))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (= old.stream_tokens.padded false))
(assert
 (let (($x1433 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x1433 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x3190 (= (_ bv96 7) old.stream_tokens.kind)))
 (let (($x1488 (or $x3190 (and (= 1 old.stream_tokens.parts) (not old.stream_tokens.padded)))))
 (let (($x2453 (ite (or (= (_ bv86 7) old.stream_tokens.kind) (= (_ bv48 7) old.stream_tokens.kind)) old.stream_tokens.given_everywhere $x1488)))
 (= old.stream_tokens.everywhere $x2453)))))
(assert
 (let (($x2276 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x2380 (and $x2276 (not (= 0 (mod old.ffn.width.n old.ffn.width.multiple))))))
 (= old.ffn.width.padded $x2380))))
(assert
 (let ((?x491 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x1919 (div (* ?x491 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x493 (< 1 old.ffn.width.parts)))
 (let (($x2276 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.filled (and $x2276 $x493 (= ?x1919 old.ffn.width.n))))))))
(assert
 (let ((?x491 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x1919 (div (* ?x491 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x493 (< 1 old.ffn.width.parts)))
 (let (($x2276 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.leads (and $x2276 $x493 (<= old.ffn.width.n ?x1919))))))))
(assert
 (let (($x3131 (= (- 1) old.ffn.width.n)))
 (let (($x2730 (= (_ bv26 7) old.ffn.width.kind)))
 (let (($x1969 (ite $x2730 (or $x3131 (<= old.ffn.width.parts old.ffn.width.n)) (or $x3131 (< 1 old.ffn.width.n)))))
 (let ((?x491 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x1919 (div (* ?x491 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x2276 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x2174 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x2903 (ite $x2174 (or $x3131 (< old.ffn.width.block old.ffn.width.n)) (ite $x2276 (or $x3131 (< ?x1919 old.ffn.width.n)) $x1969))))
 (let (($x2477 (ite (or (= (_ bv96 7) old.ffn.width.kind) (= 1 old.ffn.width.parts)) false $x2903)))
 (let (($x452 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x2583 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x510 (or $x2583 $x452)))
 (= old.ffn.width.moved (ite $x510 old.ffn.width.given_moved $x2477)))))))))))))))
(assert
 (= old.ffn.lead (ite old.model.gated old.ffn.gate.split old.ffn.up.split)))
(assert
 (let (($x375 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x3740 (or $x375 (and (= (_ bv10 7) old.ffn.down.input) (not (= (_ bv40 7) old.ffn.down.split))))))
 (= old.ffn.gathers $x3740))))
(assert
 (let (($x3249 (= (_ bv96 7) old.hidden.kind)))
 (let (($x856 (ite (or (= (_ bv86 7) old.hidden.kind) (= (_ bv48 7) old.hidden.kind)) old.hidden.given_everywhere (or $x3249 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x856))))
(assert
 (let (($x1206 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x1120 (or $x1206 (and (= 1 old.ffn.width.parts) (not old.ffn.width.padded)))))
 (let (($x452 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x2583 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x510 (or $x2583 $x452)))
 (= old.ffn.width.everywhere (ite $x510 old.ffn.width.given_everywhere $x1120))))))))
(assert
 (= old.ffn.piece_of_one (and old.ffn.width.filled (= (_ bv40 7) old.ffn.down.split))))
(assert
 (let (($x3333 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x1720 (or (not (= (_ bv4 7) old.ffn.gate.collective)) $x3333)))
 (let (($x1449 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x2224 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x2768 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x753 (or $x2768 $x2224)))
 (let (($x3808 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x2879 (= (_ bv40 7) old.ffn.up.split)))
 (let (($x1440 (< 1 old.tp)))
 (let (($x2308 (and old.model.gated $x1440 $x2879 $x3808 $x753 (not (= (_ bv24 7) old.ffn.up.sum)) (not (and old.ffn.gathers $x1449 $x1720)))))
 (= old.ffn.up_idle $x2308))))))))))))
(assert
 (let (($x3808 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x3333 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x1720 (or (not (= (_ bv4 7) old.ffn.gate.collective)) $x3333)))
 (let (($x2676 (ite old.model.gated $x1720 (or (not (= (_ bv4 7) old.ffn.up.collective)) $x3808))))
 (let (($x3490 (= (_ bv61 7) old.ffn.lead)))
 (let (($x983 (= (_ bv57 7) old.ffn.down.split)))
 (let (($x97 (and old.ffn.width.filled $x983 (not (and old.ffn.gathers $x3490 $x2676)))))
 (= old.ffn.piece_kept $x97)))))))))
(assert
 (let (($x2112 (= (_ bv10 7) old.ffn.gate.input)))
 (let (($x623 (and $x2112 (not (and (= (_ bv38 7) old.stream) (= (_ bv40 7) old.ffn.gate.split))))))
 (let (($x445 (= (_ bv38 7) old.stream)))
 (let (($x3077 (= (_ bv32 7) old.ffn.gate.input)))
 (let (($x3228 (= (_ bv96 7) old.stream)))
 (let (($x1135 (or $x3228 $x3077 (and $x445 old.hidden.everywhere (not (= (_ bv40 7) old.ffn.gate.split))) $x623)))
 (= old.ffn.gate_entering (ite $x1135 (_ bv96 7) old.stream)))))))))
(assert
 (let (($x3720 (= (_ bv10 7) old.ffn.up.input)))
 (let (($x2068 (and $x3720 (not (and (= (_ bv38 7) old.stream) (= (_ bv40 7) old.ffn.up.split))))))
 (let (($x445 (= (_ bv38 7) old.stream)))
 (let (($x1928 (= (_ bv32 7) old.ffn.up.input)))
 (let (($x3228 (= (_ bv96 7) old.stream)))
 (let (($x966 (or $x3228 $x1928 (and $x445 old.hidden.everywhere (not (= (_ bv40 7) old.ffn.up.split))) $x2068)))
 (= old.ffn.up_entering (ite $x966 (_ bv96 7) old.stream)))))))))
(assert
 (let (($x3228 (= (_ bv96 7) old.stream)))
 (let (($x515 (or $x3228 (and (= (_ bv38 7) old.stream) old.hidden.everywhere) (and (= (_ bv94 7) old.stream) old.stream_tokens.everywhere))))
 (= old.stream.in_order $x515))))
(assert
 (let (($x2891 (not old.ffn.width.moved)))
 (let (($x2935 (and old.ffn.width.everywhere $x2891)))
 (= old.ffn.in_place (or $x2935 old.ffn.width.filled)))))
(assert
 (let (($x3482 (and (or (not old.ffn.down.group.tp) (= 1 old.tp)) (or (not old.ffn.down.group.dp) (= 1 old.dp)) (or (not old.ffn.down.group.sp) (= 1 old.sp)) (or (not old.ffn.down.group.pp) (= 1 old.pp)))))
 (let (($x3256 (= (_ bv10 7) old.ffn.down.collective)))
 (let (($x2922 (= (_ bv57 7) old.ffn.down.collective)))
 (let (($x164 (and old.ffn.piece_kept old.stream.first_keeps_all (or (or $x2922 $x3256) $x3482))))
 (= old.ffn.first_reads $x164))))))
(assert
 (let (($x2891 (not old.ffn.width.moved)))
 (let (($x2935 (and old.ffn.width.everywhere $x2891)))
 (let ((?x3327 (ite $x2935 (_ bv96 7) (ite old.ffn.width_twice_back (ite old.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x1440 (< 1 old.tp)))
 (let ((?x722 (ite old.ffn.width.everywhere (_ bv96 7) (ite old.ffn.piece_of_one (_ bv97 7) (ite old.model.gated (_ bv97 7) (_ bv16 7))))))
 (let (($x2167 (= (_ bv73 7) old.ffn.up.collective)))
 (let (($x2224 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x2768 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x753 (or $x2768 $x2224)))
 (let (($x1177 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x980 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x1663 (or $x980 (not (or $x1177 (and old.model.gated (= (_ bv0 7) old.ffn.up.sum)))) old.ffn.up_idle)))
 (let (($x3808 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x848 (or $x2768 $x980)))
 (let ((?x2985 (ite (or $x848 $x3808 (and (= (_ bv4 7) old.ffn.up.collective) old.ffn.in_place)) (_ bv96 7) (ite $x2224 (_ bv21 7) (_ bv16 7)))))
 (let (($x333 (= (_ bv57 7) old.ffn.up.split)))
 (let ((?x679 (ite $x333 ?x2985 (ite $x1663 (_ bv92 7) (ite $x753 (_ bv96 7) (ite $x2167 ?x722 (ite $x1440 (_ bv16 7) ?x3327)))))))
 (let (($x1226 (or $x848 $x3808 (and $x2224 old.ffn.width.padded $x2891) (and $x2167 old.ffn.width.leads))))
 (let ((?x2102 (ite (and $x2224 old.ffn.width.filled (not $x3808)) (_ bv96 7) (ite $x1226 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x2336 (= (_ bv61 7) old.ffn.up.split)))
 (= old.ffn.up_state (ite $x2336 ?x2102 ?x679)))))))))))))))))))))))
(assert
 (let (($x2214 (not old.ffn.width.everywhere)))
 (let (($x2520 (and (or (= (_ bv61 7) old.ffn.up.split) (= (_ bv97 7) old.ffn.up_state)) (not (= (_ bv96 7) old.ffn.up_state)) $x2214)))
 (= old.ffn.up_piece (ite $x2520 (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x207 (= (_ bv24 7) old.ffn.up.sum)))
 (let (($x980 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x254 (and old.model.gated (= (_ bv92 7) old.ffn.up_state) (or $x980 $x207 old.ffn.up_idle))))
 (= old.ffn.up_left $x254)))))
(assert
 (let (($x2608 (not old.ffn.up_left)))
 (let (($x2657 (not old.model.joint)))
 (let (($x120 (and old.ffn.piece_kept old.model.gated $x2657 (= (_ bv97 7) old.ffn.up_piece) $x2608)))
 (= old.ffn.share_of_one $x120)))))
(assert
 (let (($x2891 (not old.ffn.width.moved)))
 (let (($x2935 (and old.ffn.width.everywhere $x2891)))
 (let (($x1440 (< 1 old.tp)))
 (let ((?x2886 (ite $x1440 (_ bv16 7) (ite $x2935 (_ bv96 7) (ite old.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x2594 (ite old.ffn.width.everywhere (_ bv96 7) (ite (or old.ffn.piece_of_one old.ffn.share_of_one) (_ bv97 7) (_ bv16 7)))))
 (let (($x643 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x2725 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x2172 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x2652 (= (_ bv57 7) old.ffn.gate.collective)))
 (let ((?x1088 (ite (or $x2652 (not (= (_ bv15 7) old.ffn.gate.sum))) (_ bv92 7) (ite (or $x2172 $x2725) (_ bv96 7) (ite $x643 ?x2594 ?x2886)))))
 (let (($x3333 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x3743 (or $x2172 $x2652)))
 (let (($x2789 (or $x3743 $x3333 (and (= (_ bv4 7) old.ffn.gate.collective) old.ffn.in_place))))
 (let (($x34 (= (_ bv57 7) old.ffn.gate.split)))
 (let (($x2642 (or $x3743 $x3333 (and $x2725 old.ffn.width.padded $x2891) (and $x643 old.ffn.width.leads))))
 (let ((?x1426 (ite (and $x2725 old.ffn.width.filled (not $x3333)) (_ bv96 7) (ite $x2642 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.gate.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x1449 (= (_ bv61 7) old.ffn.gate.split)))
 (= old.ffn.gate_state (ite $x1449 ?x1426 (ite $x34 (ite $x2789 (_ bv96 7) (ite $x2725 (_ bv21 7) (_ bv16 7))) ?x1088)))))))))))))))))))))
(assert
 (let (($x2214 (not old.ffn.width.everywhere)))
 (let (($x1449 (= (_ bv61 7) old.ffn.gate.split)))
 (= old.ffn.gate_piece (ite (and $x1449 (not (= (_ bv96 7) old.ffn.gate_state)) $x2214) (_ bv97 7) (_ bv96 7))))))
(assert
 (let ((?x758 (ite old.ffn.up_left (_ bv92 7) (ite old.model.gated old.ffn.gate_piece old.ffn.up_piece))))
 (= old.ffn.product ?x758)))
(assert
 (let ((?x1515 (ite old.ffn.share_of_one (_ bv92 7) old.ffn.product)))
 (let (($x2094 (not old.ffn.share_of_one)))
 (let (($x620 (or old.ffn.first_reads (and old.ffn.gathers (= (_ bv97 7) old.ffn.product) $x2094))))
 (= old.ffn.product_in (ite (and (not (= (_ bv92 7) old.ffn.product)) $x620) (_ bv96 7) ?x1515))))))
(assert
 (let (($x2608 (not old.ffn.up_left)))
 (let (($x2120 (= (_ bv94 7) old.ffn.up_entering)))
 (let (($x647 (and $x2120 (or (not old.model.gated) (= (_ bv94 7) old.ffn.gate_entering)) $x2608 (not (= (_ bv4 7) old.ffn.down.collective)))))
 (let (($x1449 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x3245 (or (and (= (_ bv57 7) old.ffn.gate.split) (= (_ bv96 7) old.ffn.gate_state)) (and $x1449 old.ffn.width.everywhere (= (_ bv97 7) old.ffn.gate_state)))))
 (let (($x3333 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x2652 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x2172 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x3743 (or $x2172 $x2652)))
 (let (($x2301 (= (_ bv94 7) old.ffn.gate_entering)))
 (let (($x3240 (not old.model.gated)))
 (let (($x1527 (= (_ bv97 7) old.ffn.up_state)))
 (let (($x2336 (= (_ bv61 7) old.ffn.up.split)))
 (let (($x2137 (or (and (= (_ bv57 7) old.ffn.up.split) (= (_ bv96 7) old.ffn.up_state)) (and $x2336 old.ffn.width.everywhere $x1527))))
 (let (($x3808 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x980 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x2768 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x848 (or $x2768 $x980)))
 (let (($x2531 (and (and $x2120 (or $x848 $x3808) $x2137) (or $x3240 (and $x2301 (or $x3743 $x3333) $x3245)) (= (_ bv96 7) old.ffn.product_in) (or (not (= (_ bv61 7) old.ffn.lead)) (not old.ffn.gathers)))))
 (let (($x1440 (< 1 old.tp)))
 (let (($x3482 (and (or (not old.ffn.down.group.tp) (= 1 old.tp)) (or (not old.ffn.down.group.dp) (= 1 old.dp)) (or (not old.ffn.down.group.sp) (= 1 old.sp)) (or (not old.ffn.down.group.pp) (= 1 old.pp)))))
 (let (($x1870 (= (_ bv61 7) old.ffn.down.split)))
 (let (($x348 (and $x1870 old.hidden.everywhere (or (not (= (_ bv10 7) old.ffn.down.collective)) (and $x1440 $x3482)))))
 (let (($x983 (= (_ bv57 7) old.ffn.down.split)))
 (let (($x3769 (= (_ bv94 7) old.stream)))
 (= old.ffn.tokenwise (and $x3769 (or $x983 $x348) (ite $x1440 $x2531 $x647)))))))))))))))))))))))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x3181 (= (_ bv57 7) new.ffn.down.collective)))
 (let (($x824 (= (_ bv10 7) new.ffn.down.collective)))
 (let (($x1241 (= (_ bv4 7) new.ffn.down.collective)))
 (or $x1241 (= (_ bv5 7) new.ffn.down.collective) $x824 $x3181 (= (_ bv73 7) new.ffn.down.collective))))))
(assert
 (let (($x2207 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x790 (= (_ bv10 7) new.ffn.down.input)))
 (or $x790 $x2207 (= (_ bv63 7) new.ffn.down.input)))))
(assert
 (let (($x2197 (= (_ bv61 7) new.ffn.down.split)))
 (let (($x422 (= (_ bv57 7) new.ffn.down.split)))
 (let (($x2635 (= (_ bv40 7) new.ffn.down.split)))
 (or $x2635 $x422 $x2197)))))
(assert
 (let (($x1334 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x2977 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x547 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x131 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x31 (= (_ bv4 7) new.ffn.gate.collective)))
 (or $x31 $x131 $x547 $x2977 $x1334)))))))
(assert
 (let (($x3415 (= (_ bv32 7) new.ffn.gate.input)))
 (let (($x897 (= (_ bv10 7) new.ffn.gate.input)))
 (or $x897 $x3415 (= (_ bv63 7) new.ffn.gate.input)))))
(assert
 (let (($x839 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x2750 (= (_ bv57 7) new.ffn.gate.split)))
 (let (($x1486 (= (_ bv40 7) new.ffn.gate.split)))
 (or $x1486 $x2750 $x839)))))
(assert
 (let (($x2873 (= (_ bv15 7) new.ffn.gate.sum)))
 (or (= (_ bv0 7) new.ffn.gate.sum) $x2873 (= (_ bv24 7) new.ffn.gate.sum) (= (_ bv69 7) new.ffn.gate.sum))))
(assert
 (let (($x2403 (= (_ bv73 7) new.ffn.up.collective)))
 (let (($x1311 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x3413 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x2085 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x91 (= (_ bv4 7) new.ffn.up.collective)))
 (or $x91 $x2085 $x3413 $x1311 $x2403)))))))
(assert
 (let (($x3384 (= (_ bv32 7) new.ffn.up.input)))
 (let (($x2816 (= (_ bv10 7) new.ffn.up.input)))
 (or $x2816 $x3384 (= (_ bv63 7) new.ffn.up.input)))))
(assert
 (let (($x667 (= (_ bv61 7) new.ffn.up.split)))
 (let (($x3420 (= (_ bv57 7) new.ffn.up.split)))
 (let (($x1904 (= (_ bv40 7) new.ffn.up.split)))
 (or $x1904 $x3420 $x667)))))
(assert
 (let (($x1827 (= (_ bv24 7) new.ffn.up.sum)))
 (let (($x3173 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x630 (= (_ bv0 7) new.ffn.up.sum)))
 (or $x630 $x3173 $x1827 (= (_ bv69 7) new.ffn.up.sum))))))
(assert
 (and (<= 1 new.ffn.width.block)))
(assert
 (let (($x2485 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x153 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x1232 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x2498 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x217 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x775 (= (_ bv26 7) new.ffn.width.kind)))
 (or (= (_ bv11 7) new.ffn.width.kind) (= (_ bv18 7) new.ffn.width.kind) $x775 $x217 (= (_ bv56 7) new.ffn.width.kind) $x2498 $x1232 $x153 $x2485 (= (_ bv99 7) new.ffn.width.kind)))))))))
(assert
 (and (<= 1 new.ffn.width.multiple)))
(assert
 (and (<= (- 1) new.ffn.width.n)))
(assert
 (and (<= 1 new.ffn.width.parts)))
(assert
 (let (($x1997 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1668 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1419 (= (_ bv65 7) new.hidden.kind)))
 (let (($x823 (= (_ bv48 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind) $x823 (= (_ bv56 7) new.hidden.kind) $x1419 $x1668 (= (_ bv91 7) new.hidden.kind) $x1997 (= (_ bv99 7) new.hidden.kind)))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x406 (= (_ bv96 7) new.stream)))
 (let (($x2016 (= (_ bv94 7) new.stream)))
 (let (($x631 (= (_ bv38 7) new.stream)))
 (or $x631 $x2016 $x406)))))
(assert
 (let (($x2804 (= (_ bv96 7) new.stream_tokens.kind)))
 (let (($x3682 (= (_ bv86 7) new.stream_tokens.kind)))
 (let (($x2030 (= (_ bv48 7) new.stream_tokens.kind)))
 (or (= (_ bv11 7) new.stream_tokens.kind) (= (_ bv18 7) new.stream_tokens.kind) (= (_ bv26 7) new.stream_tokens.kind) $x2030 (= (_ bv56 7) new.stream_tokens.kind) (= (_ bv65 7) new.stream_tokens.kind) $x3682 (= (_ bv91 7) new.stream_tokens.kind) $x2804 (= (_ bv99 7) new.stream_tokens.kind))))))
(assert
 (and (<= 1 new.stream_tokens.parts)))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (= new.stream_tokens.padded false))
(assert
 (let (($x1419 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x1419 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x2804 (= (_ bv96 7) new.stream_tokens.kind)))
 (let (($x2360 (or $x2804 (and (= 1 new.stream_tokens.parts) (not new.stream_tokens.padded)))))
 (let (($x1692 (ite (or (= (_ bv86 7) new.stream_tokens.kind) (= (_ bv48 7) new.stream_tokens.kind)) new.stream_tokens.given_everywhere $x2360)))
 (= new.stream_tokens.everywhere $x1692)))))
(assert
 (let (($x2498 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x1666 (and $x2498 (not (= 0 (mod new.ffn.width.n new.ffn.width.multiple))))))
 (= new.ffn.width.padded $x1666))))
(assert
 (let ((?x295 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x442 (div (* ?x295 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x163 (< 1 new.ffn.width.parts)))
 (let (($x2498 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.filled (and $x2498 $x163 (= ?x442 new.ffn.width.n))))))))
(assert
 (let ((?x295 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x442 (div (* ?x295 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x163 (< 1 new.ffn.width.parts)))
 (let (($x2498 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.leads (and $x2498 $x163 (<= new.ffn.width.n ?x442))))))))
(assert
 (let (($x2866 (= (- 1) new.ffn.width.n)))
 (let (($x775 (= (_ bv26 7) new.ffn.width.kind)))
 (let (($x3180 (ite $x775 (or $x2866 (<= new.ffn.width.parts new.ffn.width.n)) (or $x2866 (< 1 new.ffn.width.n)))))
 (let ((?x295 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x442 (div (* ?x295 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x2498 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x153 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x1085 (ite $x153 (or $x2866 (< new.ffn.width.block new.ffn.width.n)) (ite $x2498 (or $x2866 (< ?x442 new.ffn.width.n)) $x3180))))
 (let (($x479 (ite (or (= (_ bv96 7) new.ffn.width.kind) (= 1 new.ffn.width.parts)) false $x1085)))
 (let (($x217 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x1232 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x875 (or $x1232 $x217)))
 (= new.ffn.width.moved (ite $x875 new.ffn.width.given_moved $x479)))))))))))))))
(assert
 (= new.ffn.lead (ite new.model.gated new.ffn.gate.split new.ffn.up.split)))
(assert
 (let (($x2207 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x2005 (or $x2207 (and (= (_ bv10 7) new.ffn.down.input) (not (= (_ bv40 7) new.ffn.down.split))))))
 (= new.ffn.gathers $x2005))))
(assert
 (let (($x1997 (= (_ bv96 7) new.hidden.kind)))
 (let (($x192 (ite (or (= (_ bv86 7) new.hidden.kind) (= (_ bv48 7) new.hidden.kind)) new.hidden.given_everywhere (or $x1997 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x192))))
(assert
 (let (($x2485 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x1680 (or $x2485 (and (= 1 new.ffn.width.parts) (not new.ffn.width.padded)))))
 (let (($x217 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x1232 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x875 (or $x1232 $x217)))
 (= new.ffn.width.everywhere (ite $x875 new.ffn.width.given_everywhere $x1680))))))))
(assert
 (= new.ffn.piece_of_one (and new.ffn.width.filled (= (_ bv40 7) new.ffn.down.split))))
(assert
 (let (($x2718 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x3693 (or (not (= (_ bv4 7) new.ffn.gate.collective)) $x2718)))
 (let (($x839 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x2085 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x3413 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x3931 (or $x3413 $x2085)))
 (let (($x2515 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x1904 (= (_ bv40 7) new.ffn.up.split)))
 (let (($x264 (< 1 new.tp)))
 (let (($x1629 (and new.model.gated $x264 $x1904 $x2515 $x3931 (not (= (_ bv24 7) new.ffn.up.sum)) (not (and new.ffn.gathers $x839 $x3693)))))
 (= new.ffn.up_idle $x1629))))))))))))
(assert
 (let (($x2515 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x2718 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x3693 (or (not (= (_ bv4 7) new.ffn.gate.collective)) $x2718)))
 (let (($x3053 (ite new.model.gated $x3693 (or (not (= (_ bv4 7) new.ffn.up.collective)) $x2515))))
 (let (($x3294 (= (_ bv61 7) new.ffn.lead)))
 (let (($x422 (= (_ bv57 7) new.ffn.down.split)))
 (let (($x2355 (and new.ffn.width.filled $x422 (not (and new.ffn.gathers $x3294 $x3053)))))
 (= new.ffn.piece_kept $x2355)))))))))
(assert
 (let (($x897 (= (_ bv10 7) new.ffn.gate.input)))
 (let (($x2392 (and $x897 (not (and (= (_ bv38 7) new.stream) (= (_ bv40 7) new.ffn.gate.split))))))
 (let (($x631 (= (_ bv38 7) new.stream)))
 (let (($x3415 (= (_ bv32 7) new.ffn.gate.input)))
 (let (($x406 (= (_ bv96 7) new.stream)))
 (let (($x2551 (or $x406 $x3415 (and $x631 new.hidden.everywhere (not (= (_ bv40 7) new.ffn.gate.split))) $x2392)))
 (= new.ffn.gate_entering (ite $x2551 (_ bv96 7) new.stream)))))))))
(assert
 (let (($x2816 (= (_ bv10 7) new.ffn.up.input)))
 (let (($x2317 (and $x2816 (not (and (= (_ bv38 7) new.stream) (= (_ bv40 7) new.ffn.up.split))))))
 (let (($x631 (= (_ bv38 7) new.stream)))
 (let (($x3384 (= (_ bv32 7) new.ffn.up.input)))
 (let (($x406 (= (_ bv96 7) new.stream)))
 (let (($x1624 (or $x406 $x3384 (and $x631 new.hidden.everywhere (not (= (_ bv40 7) new.ffn.up.split))) $x2317)))
 (= new.ffn.up_entering (ite $x1624 (_ bv96 7) new.stream)))))))))
(assert
 (let (($x406 (= (_ bv96 7) new.stream)))
 (let (($x2458 (or $x406 (and (= (_ bv38 7) new.stream) new.hidden.everywhere) (and (= (_ bv94 7) new.stream) new.stream_tokens.everywhere))))
 (= new.stream.in_order $x2458))))
(assert
 (let (($x488 (not new.ffn.width.moved)))
 (let (($x1171 (and new.ffn.width.everywhere $x488)))
 (= new.ffn.in_place (or $x1171 new.ffn.width.filled)))))
(assert
 (let (($x298 (and (or (not new.ffn.down.group.tp) (= 1 new.tp)) (or (not new.ffn.down.group.dp) (= 1 new.dp)) (or (not new.ffn.down.group.sp) (= 1 new.sp)) (or (not new.ffn.down.group.pp) (= 1 new.pp)))))
 (let (($x824 (= (_ bv10 7) new.ffn.down.collective)))
 (let (($x3181 (= (_ bv57 7) new.ffn.down.collective)))
 (let (($x1920 (and new.ffn.piece_kept new.stream.first_keeps_all (or (or $x3181 $x824) $x298))))
 (= new.ffn.first_reads $x1920))))))
(assert
 (let (($x488 (not new.ffn.width.moved)))
 (let (($x1171 (and new.ffn.width.everywhere $x488)))
 (let ((?x830 (ite $x1171 (_ bv96 7) (ite new.ffn.width_twice_back (ite new.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x264 (< 1 new.tp)))
 (let ((?x1341 (ite new.ffn.width.everywhere (_ bv96 7) (ite new.ffn.piece_of_one (_ bv97 7) (ite new.model.gated (_ bv97 7) (_ bv16 7))))))
 (let (($x2403 (= (_ bv73 7) new.ffn.up.collective)))
 (let (($x2085 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x3413 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x3931 (or $x3413 $x2085)))
 (let (($x3173 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x1311 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x1129 (or $x1311 (not (or $x3173 (and new.model.gated (= (_ bv0 7) new.ffn.up.sum)))) new.ffn.up_idle)))
 (let (($x2515 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x3179 (or $x3413 $x1311)))
 (let ((?x247 (ite (or $x3179 $x2515 (and (= (_ bv4 7) new.ffn.up.collective) new.ffn.in_place)) (_ bv96 7) (ite $x2085 (_ bv21 7) (_ bv16 7)))))
 (let (($x3420 (= (_ bv57 7) new.ffn.up.split)))
 (let ((?x3118 (ite $x3420 ?x247 (ite $x1129 (_ bv92 7) (ite $x3931 (_ bv96 7) (ite $x2403 ?x1341 (ite $x264 (_ bv16 7) ?x830)))))))
 (let (($x1557 (or $x3179 $x2515 (and $x2085 new.ffn.width.padded $x488) (and $x2403 new.ffn.width.leads))))
 (let ((?x2482 (ite (and $x2085 new.ffn.width.filled (not $x2515)) (_ bv96 7) (ite $x1557 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x667 (= (_ bv61 7) new.ffn.up.split)))
 (= new.ffn.up_state (ite $x667 ?x2482 ?x3118)))))))))))))))))))))))
(assert
 (let (($x1678 (not new.ffn.width.everywhere)))
 (let (($x2398 (and (or (= (_ bv61 7) new.ffn.up.split) (= (_ bv97 7) new.ffn.up_state)) (not (= (_ bv96 7) new.ffn.up_state)) $x1678)))
 (= new.ffn.up_piece (ite $x2398 (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x1827 (= (_ bv24 7) new.ffn.up.sum)))
 (let (($x1311 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x828 (and new.model.gated (= (_ bv92 7) new.ffn.up_state) (or $x1311 $x1827 new.ffn.up_idle))))
 (= new.ffn.up_left $x828)))))
(assert
 (let (($x2535 (not new.ffn.up_left)))
 (let (($x1319 (not new.model.joint)))
 (let (($x1518 (and new.ffn.piece_kept new.model.gated $x1319 (= (_ bv97 7) new.ffn.up_piece) $x2535)))
 (= new.ffn.share_of_one $x1518)))))
(assert
 (let (($x488 (not new.ffn.width.moved)))
 (let (($x1171 (and new.ffn.width.everywhere $x488)))
 (let (($x264 (< 1 new.tp)))
 (let ((?x3124 (ite $x264 (_ bv16 7) (ite $x1171 (_ bv96 7) (ite new.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x605 (ite new.ffn.width.everywhere (_ bv96 7) (ite (or new.ffn.piece_of_one new.ffn.share_of_one) (_ bv97 7) (_ bv16 7)))))
 (let (($x1334 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x131 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x547 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x2977 (= (_ bv57 7) new.ffn.gate.collective)))
 (let ((?x618 (ite (or $x2977 (not (= (_ bv15 7) new.ffn.gate.sum))) (_ bv92 7) (ite (or $x547 $x131) (_ bv96 7) (ite $x1334 ?x605 ?x3124)))))
 (let (($x2718 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x1508 (or $x547 $x2977)))
 (let (($x2953 (or $x1508 $x2718 (and (= (_ bv4 7) new.ffn.gate.collective) new.ffn.in_place))))
 (let (($x2750 (= (_ bv57 7) new.ffn.gate.split)))
 (let (($x2152 (or $x1508 $x2718 (and $x131 new.ffn.width.padded $x488) (and $x1334 new.ffn.width.leads))))
 (let ((?x1691 (ite (and $x131 new.ffn.width.filled (not $x2718)) (_ bv96 7) (ite $x2152 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.gate.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x839 (= (_ bv61 7) new.ffn.gate.split)))
 (= new.ffn.gate_state (ite $x839 ?x1691 (ite $x2750 (ite $x2953 (_ bv96 7) (ite $x131 (_ bv21 7) (_ bv16 7))) ?x618)))))))))))))))))))))
(assert
 (let (($x1678 (not new.ffn.width.everywhere)))
 (let (($x839 (= (_ bv61 7) new.ffn.gate.split)))
 (= new.ffn.gate_piece (ite (and $x839 (not (= (_ bv96 7) new.ffn.gate_state)) $x1678) (_ bv97 7) (_ bv96 7))))))
(assert
 (let ((?x3381 (ite new.ffn.up_left (_ bv92 7) (ite new.model.gated new.ffn.gate_piece new.ffn.up_piece))))
 (= new.ffn.product ?x3381)))
(assert
 (let ((?x2769 (ite new.ffn.share_of_one (_ bv92 7) new.ffn.product)))
 (let (($x678 (not new.ffn.share_of_one)))
 (let (($x2297 (or new.ffn.first_reads (and new.ffn.gathers (= (_ bv97 7) new.ffn.product) $x678))))
 (= new.ffn.product_in (ite (and (not (= (_ bv92 7) new.ffn.product)) $x2297) (_ bv96 7) ?x2769))))))
(assert
 (let (($x2535 (not new.ffn.up_left)))
 (let (($x2536 (= (_ bv94 7) new.ffn.up_entering)))
 (let (($x1126 (and $x2536 (or (not new.model.gated) (= (_ bv94 7) new.ffn.gate_entering)) $x2535 (not (= (_ bv4 7) new.ffn.down.collective)))))
 (let (($x839 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x1368 (or (and (= (_ bv57 7) new.ffn.gate.split) (= (_ bv96 7) new.ffn.gate_state)) (and $x839 new.ffn.width.everywhere (= (_ bv97 7) new.ffn.gate_state)))))
 (let (($x2718 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x2977 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x547 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x1508 (or $x547 $x2977)))
 (let (($x2714 (= (_ bv94 7) new.ffn.gate_entering)))
 (let (($x1295 (not new.model.gated)))
 (let (($x1811 (= (_ bv97 7) new.ffn.up_state)))
 (let (($x667 (= (_ bv61 7) new.ffn.up.split)))
 (let (($x2584 (or (and (= (_ bv57 7) new.ffn.up.split) (= (_ bv96 7) new.ffn.up_state)) (and $x667 new.ffn.width.everywhere $x1811))))
 (let (($x2515 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x1311 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x3413 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x3179 (or $x3413 $x1311)))
 (let (($x2969 (and (and $x2536 (or $x3179 $x2515) $x2584) (or $x1295 (and $x2714 (or $x1508 $x2718) $x1368)) (= (_ bv96 7) new.ffn.product_in) (or (not (= (_ bv61 7) new.ffn.lead)) (not new.ffn.gathers)))))
 (let (($x264 (< 1 new.tp)))
 (let (($x298 (and (or (not new.ffn.down.group.tp) (= 1 new.tp)) (or (not new.ffn.down.group.dp) (= 1 new.dp)) (or (not new.ffn.down.group.sp) (= 1 new.sp)) (or (not new.ffn.down.group.pp) (= 1 new.pp)))))
 (let (($x2197 (= (_ bv61 7) new.ffn.down.split)))
 (let (($x215 (and $x2197 new.hidden.everywhere (or (not (= (_ bv10 7) new.ffn.down.collective)) (and $x264 $x298)))))
 (let (($x422 (= (_ bv57 7) new.ffn.down.split)))
 (let (($x2016 (= (_ bv94 7) new.stream)))
 (= new.ffn.tokenwise (and $x2016 (or $x422 $x215) (ite $x264 $x2969 $x1126)))))))))))))))))))))))))))))
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
 (= old.ffn.down.split new.ffn.down.split))
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
 (= old.ffn.gate.input new.ffn.gate.input))
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
 (= old.ffn.up.input new.ffn.up.input))
(assert
 (= old.ffn.up.split new.ffn.up.split))
(assert
 (= old.ffn.up.sum new.ffn.up.sum))
(assert
 (= old.ffn.width.block new.ffn.width.block))
(assert
 (= old.ffn.width.given_everywhere new.ffn.width.given_everywhere))
(assert
 (= old.ffn.width.given_moved new.ffn.width.given_moved))
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
 (= old.model.gated new.model.gated))
(assert
 (= old.model.joint new.model.joint))
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
 (= (_ bv42 7) old.batch.idle))
(assert
 (let (($x1625 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x899 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2135 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1348 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x1389 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x1389 $x1348 $x2135 $x899 $x1625)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1132 (* old.sp old.tp)))
 (<= old.moe.block ?x1132)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1132 (* old.sp old.tp)))
 (= old.stage.ranks ?x1132)))
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
 (let (($x1635 (not old.moe.group.sp)))
 (let (($x2899 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x2899 $x1635))))
(assert
 (let ((?x654 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x654)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x1295 (not new.model.gated)))
 (let (($x2330 (or (and (= 1 new.tp) new.stream.in_order) $x1295 (= (_ bv96 7) new.ffn.gate_entering) new.ffn.tokenwise (and (= (_ bv38 7) new.ffn.gate_entering) (= (_ bv40 7) new.ffn.gate.split)))))
 (not $x2330))))
(assert
 (let (($x3240 (not old.model.gated)))
(or (and (= 1 old.tp) old.stream.in_order) $x3240 (= (_ bv96 7) old.ffn.gate_entering) old.ffn.tokenwise (and (= (_ bv38 7) old.ffn.gate_entering) (= (_ bv40 7) old.ffn.gate.split)))))
(check-sat)

; from one replica to any number, question 103
(reset)
(set-logic ALL)
; benchmark generated from python API
(set-info :status unknown)
(declare-fun old.batch.idle () (_ BitVec 7))
(declare-fun old.batch.sequences.kind () (_ BitVec 7))
(declare-fun old.dp () Int)
(declare-fun old.ffn.down.input () (_ BitVec 7))
(declare-fun old.ffn.down.split () (_ BitVec 7))
(declare-fun old.ffn.gate.collective () (_ BitVec 7))
(declare-fun old.ffn.gate.split () (_ BitVec 7))
(declare-fun old.ffn.gate.sum () (_ BitVec 7))
(declare-fun old.ffn.up.collective () (_ BitVec 7))
(declare-fun old.ffn.up.split () (_ BitVec 7))
(declare-fun old.ffn.up.sum () (_ BitVec 7))
(declare-fun old.ffn.width.block () Int)
(declare-fun old.ffn.width.kind () (_ BitVec 7))
(declare-fun old.ffn.width.multiple () Int)
(declare-fun old.ffn.width.n () Int)
(declare-fun old.ffn.width.parts () Int)
(declare-fun old.moe.block () Int)
(declare-fun old.pp () Int)
(declare-fun old.sp () Int)
(declare-fun old.stage.ranks () Int)
(declare-fun old.tp () Int)
(declare-fun old.ffn.width.padded () Bool)
(declare-fun old.ffn.width.filled () Bool)
(declare-fun old.ffn.width.leads () Bool)
(declare-fun old.ffn.width.given_moved () Bool)
(declare-fun old.ffn.width.moved () Bool)
(declare-fun old.model.gated () Bool)
(declare-fun old.ffn.lead () (_ BitVec 7))
(declare-fun old.ffn.gathers () Bool)
(declare-fun old.ffn.width.given_everywhere () Bool)
(declare-fun old.ffn.width.everywhere () Bool)
(declare-fun old.ffn.piece_of_one () Bool)
(declare-fun old.ffn.gate.group.pp () Bool)
(declare-fun old.ffn.gate.group.sp () Bool)
(declare-fun old.ffn.gate.group.dp () Bool)
(declare-fun old.ffn.gate.group.tp () Bool)
(declare-fun old.ffn.up.group.pp () Bool)
(declare-fun old.ffn.up.group.sp () Bool)
(declare-fun old.ffn.up.group.dp () Bool)
(declare-fun old.ffn.up.group.tp () Bool)
(declare-fun old.ffn.up_idle () Bool)
(declare-fun old.ffn.piece_kept () Bool)
(declare-fun old.ffn.in_place () Bool)
(declare-fun old.ffn.width_twice_back () Bool)
(declare-fun old.ffn.up_state () (_ BitVec 7))
(declare-fun old.ffn.up_piece () (_ BitVec 7))
(declare-fun old.ffn.up_left () Bool)
(declare-fun old.model.joint () Bool)
(declare-fun old.ffn.share_of_one () Bool)
(declare-fun old.ffn.gate_state () (_ BitVec 7))
(declare-fun new.dp () Int)
(declare-fun new.ffn.down.input () (_ BitVec 7))
(declare-fun new.ffn.down.split () (_ BitVec 7))
(declare-fun new.ffn.gate.collective () (_ BitVec 7))
(declare-fun new.ffn.gate.split () (_ BitVec 7))
(declare-fun new.ffn.gate.sum () (_ BitVec 7))
(declare-fun new.ffn.up.collective () (_ BitVec 7))
(declare-fun new.ffn.up.split () (_ BitVec 7))
(declare-fun new.ffn.up.sum () (_ BitVec 7))
(declare-fun new.ffn.width.block () Int)
(declare-fun new.ffn.width.kind () (_ BitVec 7))
(declare-fun new.ffn.width.multiple () Int)
(declare-fun new.ffn.width.n () Int)
(declare-fun new.ffn.width.parts () Int)
(declare-fun new.moe.block () Int)
(declare-fun new.pp () Int)
(declare-fun new.sp () Int)
(declare-fun new.stage.ranks () Int)
(declare-fun new.tp () Int)
(declare-fun new.ffn.width.padded () Bool)
(declare-fun new.ffn.width.filled () Bool)
(declare-fun new.ffn.width.leads () Bool)
(declare-fun new.ffn.width.given_moved () Bool)
(declare-fun new.ffn.width.moved () Bool)
(declare-fun new.model.gated () Bool)
(declare-fun new.ffn.lead () (_ BitVec 7))
(declare-fun new.ffn.gathers () Bool)
(declare-fun new.ffn.width.given_everywhere () Bool)
(declare-fun new.ffn.width.everywhere () Bool)
(declare-fun new.ffn.piece_of_one () Bool)
(declare-fun new.ffn.gate.group.pp () Bool)
(declare-fun new.ffn.gate.group.sp () Bool)
(declare-fun new.ffn.gate.group.dp () Bool)
(declare-fun new.ffn.gate.group.tp () Bool)
(declare-fun new.ffn.up.group.pp () Bool)
(declare-fun new.ffn.up.group.sp () Bool)
(declare-fun new.ffn.up.group.dp () Bool)
(declare-fun new.ffn.up.group.tp () Bool)
(declare-fun new.ffn.up_idle () Bool)
(declare-fun new.ffn.piece_kept () Bool)
(declare-fun new.ffn.in_place () Bool)
(declare-fun new.ffn.width_twice_back () Bool)
(declare-fun new.ffn.up_state () (_ BitVec 7))
(declare-fun new.ffn.up_piece () (_ BitVec 7))
(declare-fun new.ffn.up_left () Bool)
(declare-fun new.model.joint () Bool)
(declare-fun new.ffn.share_of_one () Bool)
(declare-fun new.ffn.gate_state () (_ BitVec 7))
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
 (let (($x819 (= (_ bv42 7) old.batch.idle)))
 (or $x819 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x1625 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1389 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x899 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2135 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1348 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1348 $x2135 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x899 $x1389 $x1625)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x375 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x1727 (= (_ bv10 7) old.ffn.down.input)))
 (or $x1727 $x375 (= (_ bv63 7) old.ffn.down.input)))))
(assert
 (let (($x983 (= (_ bv57 7) old.ffn.down.split)))
 (let (($x730 (= (_ bv40 7) old.ffn.down.split)))
 (or $x730 $x983 (= (_ bv61 7) old.ffn.down.split)))))
(assert
 (let (($x643 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x2652 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x2172 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x2725 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x2065 (= (_ bv4 7) old.ffn.gate.collective)))
 (or $x2065 $x2725 $x2172 $x2652 $x643)))))))
(assert
 (let (($x1449 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x34 (= (_ bv57 7) old.ffn.gate.split)))
 (let (($x3203 (= (_ bv40 7) old.ffn.gate.split)))
 (or $x3203 $x34 $x1449)))))
(assert
 (let (($x1066 (= (_ bv15 7) old.ffn.gate.sum)))
 (or (= (_ bv0 7) old.ffn.gate.sum) $x1066 (= (_ bv24 7) old.ffn.gate.sum) (= (_ bv69 7) old.ffn.gate.sum))))
(assert
 (let (($x2167 (= (_ bv73 7) old.ffn.up.collective)))
 (let (($x980 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x2768 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x2224 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x1036 (= (_ bv4 7) old.ffn.up.collective)))
 (or $x1036 $x2224 $x2768 $x980 $x2167)))))))
(assert
 (let (($x2336 (= (_ bv61 7) old.ffn.up.split)))
 (let (($x333 (= (_ bv57 7) old.ffn.up.split)))
 (let (($x2879 (= (_ bv40 7) old.ffn.up.split)))
 (or $x2879 $x333 $x2336)))))
(assert
 (let (($x207 (= (_ bv24 7) old.ffn.up.sum)))
 (let (($x1177 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x2827 (= (_ bv0 7) old.ffn.up.sum)))
 (or $x2827 $x1177 $x207 (= (_ bv69 7) old.ffn.up.sum))))))
(assert
 (and (<= 1 old.ffn.width.block)))
(assert
 (let (($x1206 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x2174 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x2583 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x2276 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x452 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x2730 (= (_ bv26 7) old.ffn.width.kind)))
 (or (= (_ bv11 7) old.ffn.width.kind) (= (_ bv18 7) old.ffn.width.kind) $x2730 $x452 (= (_ bv56 7) old.ffn.width.kind) $x2276 $x2583 $x2174 $x1206 (= (_ bv99 7) old.ffn.width.kind)))))))))
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
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let (($x2276 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x2380 (and $x2276 (not (= 0 (mod old.ffn.width.n old.ffn.width.multiple))))))
 (= old.ffn.width.padded $x2380))))
(assert
 (let ((?x491 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x1919 (div (* ?x491 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x493 (< 1 old.ffn.width.parts)))
 (let (($x2276 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.filled (and $x2276 $x493 (= ?x1919 old.ffn.width.n))))))))
(assert
 (let ((?x491 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x1919 (div (* ?x491 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x493 (< 1 old.ffn.width.parts)))
 (let (($x2276 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.leads (and $x2276 $x493 (<= old.ffn.width.n ?x1919))))))))
(assert
 (let (($x3131 (= (- 1) old.ffn.width.n)))
 (let (($x2730 (= (_ bv26 7) old.ffn.width.kind)))
 (let (($x1969 (ite $x2730 (or $x3131 (<= old.ffn.width.parts old.ffn.width.n)) (or $x3131 (< 1 old.ffn.width.n)))))
 (let ((?x491 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x1919 (div (* ?x491 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x2276 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x2174 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x2903 (ite $x2174 (or $x3131 (< old.ffn.width.block old.ffn.width.n)) (ite $x2276 (or $x3131 (< ?x1919 old.ffn.width.n)) $x1969))))
 (let (($x2477 (ite (or (= (_ bv96 7) old.ffn.width.kind) (= 1 old.ffn.width.parts)) false $x2903)))
 (let (($x452 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x2583 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x510 (or $x2583 $x452)))
 (= old.ffn.width.moved (ite $x510 old.ffn.width.given_moved $x2477)))))))))))))))
(assert
 (= old.ffn.lead (ite old.model.gated old.ffn.gate.split old.ffn.up.split)))
(assert
 (let (($x375 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x3740 (or $x375 (and (= (_ bv10 7) old.ffn.down.input) (not (= (_ bv40 7) old.ffn.down.split))))))
 (= old.ffn.gathers $x3740))))
(assert
 (let (($x1206 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x1120 (or $x1206 (and (= 1 old.ffn.width.parts) (not old.ffn.width.padded)))))
 (let (($x452 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x2583 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x510 (or $x2583 $x452)))
 (= old.ffn.width.everywhere (ite $x510 old.ffn.width.given_everywhere $x1120))))))))
(assert
 (= old.ffn.piece_of_one (and old.ffn.width.filled (= (_ bv40 7) old.ffn.down.split))))
(assert
 (let (($x3333 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x1720 (or (not (= (_ bv4 7) old.ffn.gate.collective)) $x3333)))
 (let (($x1449 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x2224 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x2768 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x753 (or $x2768 $x2224)))
 (let (($x3808 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x2879 (= (_ bv40 7) old.ffn.up.split)))
 (let (($x1440 (< 1 old.tp)))
 (let (($x2308 (and old.model.gated $x1440 $x2879 $x3808 $x753 (not (= (_ bv24 7) old.ffn.up.sum)) (not (and old.ffn.gathers $x1449 $x1720)))))
 (= old.ffn.up_idle $x2308))))))))))))
(assert
 (let (($x3808 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x3333 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x1720 (or (not (= (_ bv4 7) old.ffn.gate.collective)) $x3333)))
 (let (($x2676 (ite old.model.gated $x1720 (or (not (= (_ bv4 7) old.ffn.up.collective)) $x3808))))
 (let (($x983 (= (_ bv57 7) old.ffn.down.split)))
 (let (($x97 (and old.ffn.width.filled $x983 (not (and old.ffn.gathers (= (_ bv61 7) old.ffn.lead) $x2676)))))
 (= old.ffn.piece_kept $x97))))))))
(assert
 (let (($x2891 (not old.ffn.width.moved)))
 (let (($x2935 (and old.ffn.width.everywhere $x2891)))
 (= old.ffn.in_place (or $x2935 old.ffn.width.filled)))))
(assert
 (let (($x2891 (not old.ffn.width.moved)))
 (let (($x2935 (and old.ffn.width.everywhere $x2891)))
 (let ((?x3327 (ite $x2935 (_ bv96 7) (ite old.ffn.width_twice_back (ite old.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x1440 (< 1 old.tp)))
 (let ((?x722 (ite old.ffn.width.everywhere (_ bv96 7) (ite old.ffn.piece_of_one (_ bv97 7) (ite old.model.gated (_ bv97 7) (_ bv16 7))))))
 (let (($x2167 (= (_ bv73 7) old.ffn.up.collective)))
 (let (($x2224 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x2768 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x753 (or $x2768 $x2224)))
 (let (($x1177 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x980 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x1663 (or $x980 (not (or $x1177 (and old.model.gated (= (_ bv0 7) old.ffn.up.sum)))) old.ffn.up_idle)))
 (let (($x3808 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x848 (or $x2768 $x980)))
 (let ((?x2985 (ite (or $x848 $x3808 (and (= (_ bv4 7) old.ffn.up.collective) old.ffn.in_place)) (_ bv96 7) (ite $x2224 (_ bv21 7) (_ bv16 7)))))
 (let (($x333 (= (_ bv57 7) old.ffn.up.split)))
 (let ((?x679 (ite $x333 ?x2985 (ite $x1663 (_ bv92 7) (ite $x753 (_ bv96 7) (ite $x2167 ?x722 (ite $x1440 (_ bv16 7) ?x3327)))))))
 (let (($x1226 (or $x848 $x3808 (and $x2224 old.ffn.width.padded $x2891) (and $x2167 old.ffn.width.leads))))
 (let ((?x2102 (ite (and $x2224 old.ffn.width.filled (not $x3808)) (_ bv96 7) (ite $x1226 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x2336 (= (_ bv61 7) old.ffn.up.split)))
 (= old.ffn.up_state (ite $x2336 ?x2102 ?x679)))))))))))))))))))))))
(assert
 (let (($x2214 (not old.ffn.width.everywhere)))
 (let (($x2520 (and (or (= (_ bv61 7) old.ffn.up.split) (= (_ bv97 7) old.ffn.up_state)) (not (= (_ bv96 7) old.ffn.up_state)) $x2214)))
 (= old.ffn.up_piece (ite $x2520 (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x207 (= (_ bv24 7) old.ffn.up.sum)))
 (let (($x980 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x254 (and old.model.gated (= (_ bv92 7) old.ffn.up_state) (or $x980 $x207 old.ffn.up_idle))))
 (= old.ffn.up_left $x254)))))
(assert
 (let (($x2608 (not old.ffn.up_left)))
 (let (($x2657 (not old.model.joint)))
 (let (($x120 (and old.ffn.piece_kept old.model.gated $x2657 (= (_ bv97 7) old.ffn.up_piece) $x2608)))
 (= old.ffn.share_of_one $x120)))))
(assert
 (let (($x2891 (not old.ffn.width.moved)))
 (let (($x2935 (and old.ffn.width.everywhere $x2891)))
 (let (($x1440 (< 1 old.tp)))
 (let ((?x2886 (ite $x1440 (_ bv16 7) (ite $x2935 (_ bv96 7) (ite old.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x2594 (ite old.ffn.width.everywhere (_ bv96 7) (ite (or old.ffn.piece_of_one old.ffn.share_of_one) (_ bv97 7) (_ bv16 7)))))
 (let (($x643 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x2725 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x2172 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x2652 (= (_ bv57 7) old.ffn.gate.collective)))
 (let ((?x1088 (ite (or $x2652 (not (= (_ bv15 7) old.ffn.gate.sum))) (_ bv92 7) (ite (or $x2172 $x2725) (_ bv96 7) (ite $x643 ?x2594 ?x2886)))))
 (let (($x3333 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x3743 (or $x2172 $x2652)))
 (let (($x2789 (or $x3743 $x3333 (and (= (_ bv4 7) old.ffn.gate.collective) old.ffn.in_place))))
 (let (($x34 (= (_ bv57 7) old.ffn.gate.split)))
 (let (($x2642 (or $x3743 $x3333 (and $x2725 old.ffn.width.padded $x2891) (and $x643 old.ffn.width.leads))))
 (let ((?x1426 (ite (and $x2725 old.ffn.width.filled (not $x3333)) (_ bv96 7) (ite $x2642 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.gate.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x1449 (= (_ bv61 7) old.ffn.gate.split)))
 (= old.ffn.gate_state (ite $x1449 ?x1426 (ite $x34 (ite $x2789 (_ bv96 7) (ite $x2725 (_ bv21 7) (_ bv16 7))) ?x1088)))))))))))))))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x2207 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x790 (= (_ bv10 7) new.ffn.down.input)))
 (or $x790 $x2207 (= (_ bv63 7) new.ffn.down.input)))))
(assert
 (let (($x422 (= (_ bv57 7) new.ffn.down.split)))
 (let (($x2635 (= (_ bv40 7) new.ffn.down.split)))
 (or $x2635 $x422 (= (_ bv61 7) new.ffn.down.split)))))
(assert
 (let (($x1334 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x2977 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x547 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x131 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x31 (= (_ bv4 7) new.ffn.gate.collective)))
 (or $x31 $x131 $x547 $x2977 $x1334)))))))
(assert
 (let (($x839 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x2750 (= (_ bv57 7) new.ffn.gate.split)))
 (let (($x1486 (= (_ bv40 7) new.ffn.gate.split)))
 (or $x1486 $x2750 $x839)))))
(assert
 (let (($x2873 (= (_ bv15 7) new.ffn.gate.sum)))
 (or (= (_ bv0 7) new.ffn.gate.sum) $x2873 (= (_ bv24 7) new.ffn.gate.sum) (= (_ bv69 7) new.ffn.gate.sum))))
(assert
 (let (($x2403 (= (_ bv73 7) new.ffn.up.collective)))
 (let (($x1311 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x3413 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x2085 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x91 (= (_ bv4 7) new.ffn.up.collective)))
 (or $x91 $x2085 $x3413 $x1311 $x2403)))))))
(assert
 (let (($x667 (= (_ bv61 7) new.ffn.up.split)))
 (let (($x3420 (= (_ bv57 7) new.ffn.up.split)))
 (let (($x1904 (= (_ bv40 7) new.ffn.up.split)))
 (or $x1904 $x3420 $x667)))))
(assert
 (let (($x1827 (= (_ bv24 7) new.ffn.up.sum)))
 (let (($x3173 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x630 (= (_ bv0 7) new.ffn.up.sum)))
 (or $x630 $x3173 $x1827 (= (_ bv69 7) new.ffn.up.sum))))))
(assert
 (and (<= 1 new.ffn.width.block)))
(assert
 (let (($x2485 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x153 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x1232 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x2498 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x217 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x775 (= (_ bv26 7) new.ffn.width.kind)))
 (or (= (_ bv11 7) new.ffn.width.kind) (= (_ bv18 7) new.ffn.width.kind) $x775 $x217 (= (_ bv56 7) new.ffn.width.kind) $x2498 $x1232 $x153 $x2485 (= (_ bv99 7) new.ffn.width.kind)))))))))
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
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let (($x2498 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x1666 (and $x2498 (not (= 0 (mod new.ffn.width.n new.ffn.width.multiple))))))
 (= new.ffn.width.padded $x1666))))
(assert
 (let ((?x295 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x442 (div (* ?x295 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x163 (< 1 new.ffn.width.parts)))
 (let (($x2498 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.filled (and $x2498 $x163 (= ?x442 new.ffn.width.n))))))))
(assert
 (let ((?x295 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x442 (div (* ?x295 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x163 (< 1 new.ffn.width.parts)))
 (let (($x2498 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.leads (and $x2498 $x163 (<= new.ffn.width.n ?x442))))))))
(assert
 (let (($x2866 (= (- 1) new.ffn.width.n)))
 (let (($x775 (= (_ bv26 7) new.ffn.width.kind)))
 (let (($x3180 (ite $x775 (or $x2866 (<= new.ffn.width.parts new.ffn.width.n)) (or $x2866 (< 1 new.ffn.width.n)))))
 (let ((?x295 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x442 (div (* ?x295 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x2498 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x153 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x1085 (ite $x153 (or $x2866 (< new.ffn.width.block new.ffn.width.n)) (ite $x2498 (or $x2866 (< ?x442 new.ffn.width.n)) $x3180))))
 (let (($x479 (ite (or (= (_ bv96 7) new.ffn.width.kind) (= 1 new.ffn.width.parts)) false $x1085)))
 (let (($x217 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x1232 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x875 (or $x1232 $x217)))
 (= new.ffn.width.moved (ite $x875 new.ffn.width.given_moved $x479)))))))))))))))
(assert
 (= new.ffn.lead (ite new.model.gated new.ffn.gate.split new.ffn.up.split)))
(assert
 (let (($x2207 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x2005 (or $x2207 (and (= (_ bv10 7) new.ffn.down.input) (not (= (_ bv40 7) new.ffn.down.split))))))
 (= new.ffn.gathers $x2005))))
(assert
 (let (($x2485 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x1680 (or $x2485 (and (= 1 new.ffn.width.parts) (not new.ffn.width.padded)))))
 (let (($x217 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x1232 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x875 (or $x1232 $x217)))
 (= new.ffn.width.everywhere (ite $x875 new.ffn.width.given_everywhere $x1680))))))))
(assert
 (= new.ffn.piece_of_one (and new.ffn.width.filled (= (_ bv40 7) new.ffn.down.split))))
(assert
 (let (($x2718 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x3693 (or (not (= (_ bv4 7) new.ffn.gate.collective)) $x2718)))
 (let (($x839 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x2085 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x3413 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x3931 (or $x3413 $x2085)))
 (let (($x2515 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x1904 (= (_ bv40 7) new.ffn.up.split)))
 (let (($x264 (< 1 new.tp)))
 (let (($x1629 (and new.model.gated $x264 $x1904 $x2515 $x3931 (not (= (_ bv24 7) new.ffn.up.sum)) (not (and new.ffn.gathers $x839 $x3693)))))
 (= new.ffn.up_idle $x1629))))))))))))
(assert
 (let (($x2515 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x2718 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x3693 (or (not (= (_ bv4 7) new.ffn.gate.collective)) $x2718)))
 (let (($x3053 (ite new.model.gated $x3693 (or (not (= (_ bv4 7) new.ffn.up.collective)) $x2515))))
 (let (($x422 (= (_ bv57 7) new.ffn.down.split)))
 (let (($x2355 (and new.ffn.width.filled $x422 (not (and new.ffn.gathers (= (_ bv61 7) new.ffn.lead) $x3053)))))
 (= new.ffn.piece_kept $x2355))))))))
(assert
 (let (($x488 (not new.ffn.width.moved)))
 (let (($x1171 (and new.ffn.width.everywhere $x488)))
 (= new.ffn.in_place (or $x1171 new.ffn.width.filled)))))
(assert
 (let (($x488 (not new.ffn.width.moved)))
 (let (($x1171 (and new.ffn.width.everywhere $x488)))
 (let ((?x830 (ite $x1171 (_ bv96 7) (ite new.ffn.width_twice_back (ite new.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x264 (< 1 new.tp)))
 (let ((?x1341 (ite new.ffn.width.everywhere (_ bv96 7) (ite new.ffn.piece_of_one (_ bv97 7) (ite new.model.gated (_ bv97 7) (_ bv16 7))))))
 (let (($x2403 (= (_ bv73 7) new.ffn.up.collective)))
 (let (($x2085 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x3413 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x3931 (or $x3413 $x2085)))
 (let (($x3173 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x1311 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x1129 (or $x1311 (not (or $x3173 (and new.model.gated (= (_ bv0 7) new.ffn.up.sum)))) new.ffn.up_idle)))
 (let (($x2515 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x3179 (or $x3413 $x1311)))
 (let ((?x247 (ite (or $x3179 $x2515 (and (= (_ bv4 7) new.ffn.up.collective) new.ffn.in_place)) (_ bv96 7) (ite $x2085 (_ bv21 7) (_ bv16 7)))))
 (let (($x3420 (= (_ bv57 7) new.ffn.up.split)))
 (let ((?x3118 (ite $x3420 ?x247 (ite $x1129 (_ bv92 7) (ite $x3931 (_ bv96 7) (ite $x2403 ?x1341 (ite $x264 (_ bv16 7) ?x830)))))))
 (let (($x1557 (or $x3179 $x2515 (and $x2085 new.ffn.width.padded $x488) (and $x2403 new.ffn.width.leads))))
 (let ((?x2482 (ite (and $x2085 new.ffn.width.filled (not $x2515)) (_ bv96 7) (ite $x1557 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x667 (= (_ bv61 7) new.ffn.up.split)))
 (= new.ffn.up_state (ite $x667 ?x2482 ?x3118)))))))))))))))))))))))
(assert
 (let (($x1678 (not new.ffn.width.everywhere)))
 (let (($x2398 (and (or (= (_ bv61 7) new.ffn.up.split) (= (_ bv97 7) new.ffn.up_state)) (not (= (_ bv96 7) new.ffn.up_state)) $x1678)))
 (= new.ffn.up_piece (ite $x2398 (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x1827 (= (_ bv24 7) new.ffn.up.sum)))
 (let (($x1311 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x828 (and new.model.gated (= (_ bv92 7) new.ffn.up_state) (or $x1311 $x1827 new.ffn.up_idle))))
 (= new.ffn.up_left $x828)))))
(assert
 (let (($x2535 (not new.ffn.up_left)))
 (let (($x1319 (not new.model.joint)))
 (let (($x1518 (and new.ffn.piece_kept new.model.gated $x1319 (= (_ bv97 7) new.ffn.up_piece) $x2535)))
 (= new.ffn.share_of_one $x1518)))))
(assert
 (let (($x488 (not new.ffn.width.moved)))
 (let (($x1171 (and new.ffn.width.everywhere $x488)))
 (let (($x264 (< 1 new.tp)))
 (let ((?x3124 (ite $x264 (_ bv16 7) (ite $x1171 (_ bv96 7) (ite new.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x605 (ite new.ffn.width.everywhere (_ bv96 7) (ite (or new.ffn.piece_of_one new.ffn.share_of_one) (_ bv97 7) (_ bv16 7)))))
 (let (($x1334 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x131 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x547 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x2977 (= (_ bv57 7) new.ffn.gate.collective)))
 (let ((?x618 (ite (or $x2977 (not (= (_ bv15 7) new.ffn.gate.sum))) (_ bv92 7) (ite (or $x547 $x131) (_ bv96 7) (ite $x1334 ?x605 ?x3124)))))
 (let (($x2718 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x1508 (or $x547 $x2977)))
 (let (($x2953 (or $x1508 $x2718 (and (= (_ bv4 7) new.ffn.gate.collective) new.ffn.in_place))))
 (let (($x2750 (= (_ bv57 7) new.ffn.gate.split)))
 (let (($x2152 (or $x1508 $x2718 (and $x131 new.ffn.width.padded $x488) (and $x1334 new.ffn.width.leads))))
 (let ((?x1691 (ite (and $x131 new.ffn.width.filled (not $x2718)) (_ bv96 7) (ite $x2152 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.gate.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x839 (= (_ bv61 7) new.ffn.gate.split)))
 (= new.ffn.gate_state (ite $x839 ?x1691 (ite $x2750 (ite $x2953 (_ bv96 7) (ite $x131 (_ bv21 7) (_ bv16 7))) ?x618)))))))))))))))))))))
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
 (= old.ffn.down.input new.ffn.down.input))
(assert
 (= old.ffn.down.split new.ffn.down.split))
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
 (= old.ffn.width.given_moved new.ffn.width.given_moved))
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
 (= old.lm_head.group.dp new.lm_head.group.dp))
(assert
 (= old.model.gated new.model.gated))
(assert
 (= old.model.joint new.model.joint))
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
 (= (_ bv42 7) old.batch.idle))
(assert
 (let (($x1625 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x899 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2135 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1348 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x1389 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x1389 $x1348 $x2135 $x899 $x1625)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1132 (* old.sp old.tp)))
 (<= old.moe.block ?x1132)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1132 (* old.sp old.tp)))
 (= old.stage.ranks ?x1132)))
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
 (let (($x1635 (not old.moe.group.sp)))
 (let (($x2899 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x2899 $x1635))))
(assert
 (let ((?x654 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x654)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x3624 (or (not new.model.gated) (and (= 1 new.tp) (not (= (_ bv40 7) new.ffn.gate.split))) (not (or (= (_ bv21 7) new.ffn.gate_state) (= (_ bv16 7) new.ffn.gate_state))))))
 (not $x3624)))
(assert
 (let (($x3240 (not old.model.gated)))
(or $x3240 (and (= 1 old.tp) (not (= (_ bv40 7) old.ffn.gate.split))) (not (or (= (_ bv21 7) old.ffn.gate_state) (= (_ bv16 7) old.ffn.gate_state))))))
(check-sat)

; from one replica to any number, question 104
(reset)
(set-logic ALL)
; benchmark generated from python API
(set-info :status unknown)
(declare-fun old.batch.idle () (_ BitVec 7))
(declare-fun old.batch.sequences.kind () (_ BitVec 7))
(declare-fun old.dp () Int)
(declare-fun old.ffn.down.input () (_ BitVec 7))
(declare-fun old.ffn.down.split () (_ BitVec 7))
(declare-fun old.ffn.gate.collective () (_ BitVec 7))
(declare-fun old.ffn.gate.split () (_ BitVec 7))
(declare-fun old.ffn.gate.sum () (_ BitVec 7))
(declare-fun old.ffn.up.collective () (_ BitVec 7))
(declare-fun old.ffn.up.split () (_ BitVec 7))
(declare-fun old.ffn.up.sum () (_ BitVec 7))
(declare-fun old.moe.block () Int)
(declare-fun old.pp () Int)
(declare-fun old.sp () Int)
(declare-fun old.stage.ranks () Int)
(declare-fun old.tp () Int)
(declare-fun old.ffn.gathers () Bool)
(declare-fun old.ffn.gate.group.pp () Bool)
(declare-fun old.ffn.gate.group.sp () Bool)
(declare-fun old.ffn.gate.group.dp () Bool)
(declare-fun old.ffn.gate.group.tp () Bool)
(declare-fun old.ffn.up.group.pp () Bool)
(declare-fun old.ffn.up.group.sp () Bool)
(declare-fun old.ffn.up.group.dp () Bool)
(declare-fun old.ffn.up.group.tp () Bool)
(declare-fun old.model.gated () Bool)
(declare-fun old.ffn.up_idle () Bool)
(declare-fun new.dp () Int)
(declare-fun new.ffn.down.input () (_ BitVec 7))
(declare-fun new.ffn.down.split () (_ BitVec 7))
(declare-fun new.ffn.gate.collective () (_ BitVec 7))
(declare-fun new.ffn.gate.split () (_ BitVec 7))
(declare-fun new.ffn.gate.sum () (_ BitVec 7))
(declare-fun new.ffn.up.collective () (_ BitVec 7))
(declare-fun new.ffn.up.split () (_ BitVec 7))
(declare-fun new.ffn.up.sum () (_ BitVec 7))
(declare-fun new.moe.block () Int)
(declare-fun new.pp () Int)
(declare-fun new.sp () Int)
(declare-fun new.stage.ranks () Int)
(declare-fun new.tp () Int)
(declare-fun new.ffn.gathers () Bool)
(declare-fun new.ffn.gate.group.pp () Bool)
(declare-fun new.ffn.gate.group.sp () Bool)
(declare-fun new.ffn.gate.group.dp () Bool)
(declare-fun new.ffn.gate.group.tp () Bool)
(declare-fun new.ffn.up.group.pp () Bool)
(declare-fun new.ffn.up.group.sp () Bool)
(declare-fun new.ffn.up.group.dp () Bool)
(declare-fun new.ffn.up.group.tp () Bool)
(declare-fun new.model.gated () Bool)
(declare-fun new.ffn.up_idle () Bool)
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
 (let (($x819 (= (_ bv42 7) old.batch.idle)))
 (or $x819 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x1625 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1389 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x899 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2135 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1348 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1348 $x2135 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x899 $x1389 $x1625)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x375 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x1727 (= (_ bv10 7) old.ffn.down.input)))
 (or $x1727 $x375 (= (_ bv63 7) old.ffn.down.input)))))
(assert
 (let (($x730 (= (_ bv40 7) old.ffn.down.split)))
 (or $x730 (= (_ bv57 7) old.ffn.down.split) (= (_ bv61 7) old.ffn.down.split))))
(assert
 (let (($x2652 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x2172 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x2065 (= (_ bv4 7) old.ffn.gate.collective)))
 (or $x2065 (= (_ bv5 7) old.ffn.gate.collective) $x2172 $x2652 (= (_ bv73 7) old.ffn.gate.collective))))))
(assert
 (let (($x1449 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x3203 (= (_ bv40 7) old.ffn.gate.split)))
 (or $x3203 (= (_ bv57 7) old.ffn.gate.split) $x1449))))
(assert
 (let (($x1317 (= (_ bv69 7) old.ffn.gate.sum)))
 (let (($x2372 (= (_ bv24 7) old.ffn.gate.sum)))
 (or (= (_ bv0 7) old.ffn.gate.sum) (= (_ bv15 7) old.ffn.gate.sum) $x2372 $x1317))))
(assert
 (let (($x2768 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x2224 (= (_ bv5 7) old.ffn.up.collective)))
 (or (= (_ bv4 7) old.ffn.up.collective) $x2224 $x2768 (= (_ bv57 7) old.ffn.up.collective) (= (_ bv73 7) old.ffn.up.collective)))))
(assert
 (let (($x2879 (= (_ bv40 7) old.ffn.up.split)))
 (or $x2879 (= (_ bv57 7) old.ffn.up.split) (= (_ bv61 7) old.ffn.up.split))))
(assert
 (let (($x207 (= (_ bv24 7) old.ffn.up.sum)))
 (or (= (_ bv0 7) old.ffn.up.sum) (= (_ bv15 7) old.ffn.up.sum) $x207 (= (_ bv69 7) old.ffn.up.sum))))
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
 (let (($x375 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x3740 (or $x375 (and (= (_ bv10 7) old.ffn.down.input) (not (= (_ bv40 7) old.ffn.down.split))))))
 (= old.ffn.gathers $x3740))))
(assert
 (let (($x696 (= 1 old.pp)))
 (let (($x804 (not old.ffn.gate.group.pp)))
 (let (($x932 (or $x804 $x696)))
 (let (($x98 (= 1 old.sp)))
 (let (($x2428 (not old.ffn.gate.group.sp)))
 (let (($x1802 (or $x2428 $x98)))
 (let (($x993 (= 1 old.dp)))
 (let (($x968 (not old.ffn.gate.group.dp)))
 (let (($x47 (or $x968 $x993)))
 (let (($x3333 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) $x47 $x1802 $x932)))
 (let (($x1449 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x1536 (and old.ffn.gathers $x1449 (or (not (= (_ bv4 7) old.ffn.gate.collective)) $x3333))))
 (let (($x3808 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) $x993) (or (not old.ffn.up.group.sp) $x98) (or (not old.ffn.up.group.pp) $x696))))
 (let (($x2879 (= (_ bv40 7) old.ffn.up.split)))
 (let (($x2308 (and old.model.gated (< 1 old.tp) $x2879 $x3808 (or (= (_ bv10 7) old.ffn.up.collective) (= (_ bv5 7) old.ffn.up.collective)) (not (= (_ bv24 7) old.ffn.up.sum)) (not $x1536))))
 (= old.ffn.up_idle $x2308)))))))))))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x2207 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x790 (= (_ bv10 7) new.ffn.down.input)))
 (or $x790 $x2207 (= (_ bv63 7) new.ffn.down.input)))))
(assert
 (let (($x2635 (= (_ bv40 7) new.ffn.down.split)))
 (or $x2635 (= (_ bv57 7) new.ffn.down.split) (= (_ bv61 7) new.ffn.down.split))))
(assert
 (let (($x2977 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x547 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x31 (= (_ bv4 7) new.ffn.gate.collective)))
 (or $x31 (= (_ bv5 7) new.ffn.gate.collective) $x547 $x2977 (= (_ bv73 7) new.ffn.gate.collective))))))
(assert
 (let (($x839 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x1486 (= (_ bv40 7) new.ffn.gate.split)))
 (or $x1486 (= (_ bv57 7) new.ffn.gate.split) $x839))))
(assert
 (let (($x512 (= (_ bv69 7) new.ffn.gate.sum)))
 (let (($x3606 (= (_ bv24 7) new.ffn.gate.sum)))
 (or (= (_ bv0 7) new.ffn.gate.sum) (= (_ bv15 7) new.ffn.gate.sum) $x3606 $x512))))
(assert
 (let (($x3413 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x2085 (= (_ bv5 7) new.ffn.up.collective)))
 (or (= (_ bv4 7) new.ffn.up.collective) $x2085 $x3413 (= (_ bv57 7) new.ffn.up.collective) (= (_ bv73 7) new.ffn.up.collective)))))
(assert
 (let (($x1904 (= (_ bv40 7) new.ffn.up.split)))
 (or $x1904 (= (_ bv57 7) new.ffn.up.split) (= (_ bv61 7) new.ffn.up.split))))
(assert
 (let (($x1827 (= (_ bv24 7) new.ffn.up.sum)))
 (or (= (_ bv0 7) new.ffn.up.sum) (= (_ bv15 7) new.ffn.up.sum) $x1827 (= (_ bv69 7) new.ffn.up.sum))))
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
 (let (($x2207 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x2005 (or $x2207 (and (= (_ bv10 7) new.ffn.down.input) (not (= (_ bv40 7) new.ffn.down.split))))))
 (= new.ffn.gathers $x2005))))
(assert
 (let (($x1127 (= 1 new.pp)))
 (let (($x205 (not new.ffn.gate.group.pp)))
 (let (($x1145 (or $x205 $x1127)))
 (let (($x3786 (= 1 new.sp)))
 (let (($x1903 (not new.ffn.gate.group.sp)))
 (let (($x2417 (or $x1903 $x3786)))
 (let (($x1399 (= 1 new.dp)))
 (let (($x1442 (not new.ffn.gate.group.dp)))
 (let (($x941 (or $x1442 $x1399)))
 (let (($x2718 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) $x941 $x2417 $x1145)))
 (let (($x839 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x1075 (and new.ffn.gathers $x839 (or (not (= (_ bv4 7) new.ffn.gate.collective)) $x2718))))
 (let (($x2515 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) $x1399) (or (not new.ffn.up.group.sp) $x3786) (or (not new.ffn.up.group.pp) $x1127))))
 (let (($x1904 (= (_ bv40 7) new.ffn.up.split)))
 (let (($x1629 (and new.model.gated (< 1 new.tp) $x1904 $x2515 (or (= (_ bv10 7) new.ffn.up.collective) (= (_ bv5 7) new.ffn.up.collective)) (not (= (_ bv24 7) new.ffn.up.sum)) (not $x1075))))
 (= new.ffn.up_idle $x1629)))))))))))))))))
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
 (= old.ffn.down.input new.ffn.down.input))
(assert
 (= old.ffn.down.split new.ffn.down.split))
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
 (= old.lm_head.group.dp new.lm_head.group.dp))
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
 (= old.pp new.pp))
(assert
 (= old.sp new.sp))
(assert
 (= old.tp new.tp))
(assert
 (= (_ bv42 7) old.batch.idle))
(assert
 (let (($x1625 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x899 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2135 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1348 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x1389 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x1389 $x1348 $x2135 $x899 $x1625)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1132 (* old.sp old.tp)))
 (<= old.moe.block ?x1132)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1132 (* old.sp old.tp)))
 (= old.stage.ranks ?x1132)))
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
 (let (($x1635 (not old.moe.group.sp)))
 (let (($x2899 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x2899 $x1635))))
(assert
 (let ((?x654 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x654)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x1127 (= 1 new.pp)))
 (let (($x205 (not new.ffn.gate.group.pp)))
 (let (($x1145 (or $x205 $x1127)))
 (let (($x3786 (= 1 new.sp)))
 (let (($x1903 (not new.ffn.gate.group.sp)))
 (let (($x2417 (or $x1903 $x3786)))
 (let (($x1399 (= 1 new.dp)))
 (let (($x1442 (not new.ffn.gate.group.dp)))
 (let (($x941 (or $x1442 $x1399)))
 (let (($x512 (= (_ bv69 7) new.ffn.gate.sum)))
 (let (($x1295 (not new.model.gated)))
 (let (($x3079 (= 1 new.tp)))
 (let (($x3606 (= (_ bv24 7) new.ffn.gate.sum)))
 (let (($x1486 (= (_ bv40 7) new.ffn.gate.split)))
 (let (($x2269 (and $x1486 (or $x3606 (and false new.ffn.up_idle) (and $x3079 $x1295 $x512)))))
 (let (($x2718 (and (or (not new.ffn.gate.group.tp) $x3079) $x941 $x2417 $x1145)))
 (let (($x547 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x2977 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x3827 (or $x1295 $x2977 (and (not $x1486) (or $x547 $x2718)) $x2269 (and (or new.ffn.gate.group.tp $x3079) $x941 $x2417 $x1145))))
 (not $x3827)))))))))))))))))))))
(assert
 (let (($x696 (= 1 old.pp)))
(let (($x804 (not old.ffn.gate.group.pp)))
(let (($x932 (or $x804 $x696)))
(let (($x98 (= 1 old.sp)))
(let (($x2428 (not old.ffn.gate.group.sp)))
(let (($x1802 (or $x2428 $x98)))
(let (($x993 (= 1 old.dp)))
(let (($x968 (not old.ffn.gate.group.dp)))
(let (($x47 (or $x968 $x993)))
(let (($x1317 (= (_ bv69 7) old.ffn.gate.sum)))
(let (($x3240 (not old.model.gated)))
(let (($x1166 (= 1 old.tp)))
(let (($x2372 (= (_ bv24 7) old.ffn.gate.sum)))
(let (($x3203 (= (_ bv40 7) old.ffn.gate.split)))
(let (($x1576 (and $x3203 (or $x2372 (and false old.ffn.up_idle) (and $x1166 $x3240 $x1317)))))
(let (($x3333 (and (or (not old.ffn.gate.group.tp) $x1166) $x47 $x1802 $x932)))
(let (($x2172 (= (_ bv10 7) old.ffn.gate.collective)))
(let (($x2652 (= (_ bv57 7) old.ffn.gate.collective)))
(or $x3240 $x2652 (and (not $x3203) (or $x2172 $x3333)) $x1576 (and (or old.ffn.gate.group.tp $x1166) $x47 $x1802 $x932)))))))))))))))))))))
(check-sat)

; from one replica to any number, question 105
(reset)
(set-logic ALL)
; benchmark generated from python API
(set-info :status unknown)
(declare-fun old.batch.idle () (_ BitVec 7))
(declare-fun old.batch.sequences.kind () (_ BitVec 7))
(declare-fun old.dp () Int)
(declare-fun old.ffn.down.collective () (_ BitVec 7))
(declare-fun old.ffn.down.input () (_ BitVec 7))
(declare-fun old.ffn.down.split () (_ BitVec 7))
(declare-fun old.ffn.gate.bias () (_ BitVec 7))
(declare-fun old.ffn.gate.collective () (_ BitVec 7))
(declare-fun old.ffn.gate.split () (_ BitVec 7))
(declare-fun old.ffn.gate.sum () (_ BitVec 7))
(declare-fun old.ffn.up.collective () (_ BitVec 7))
(declare-fun old.ffn.up.split () (_ BitVec 7))
(declare-fun old.ffn.up.sum () (_ BitVec 7))
(declare-fun old.ffn.width.block () Int)
(declare-fun old.ffn.width.kind () (_ BitVec 7))
(declare-fun old.ffn.width.multiple () Int)
(declare-fun old.ffn.width.n () Int)
(declare-fun old.ffn.width.parts () Int)
(declare-fun old.moe.block () Int)
(declare-fun old.pp () Int)
(declare-fun old.sp () Int)
(declare-fun old.stage.ranks () Int)
(declare-fun old.tp () Int)
(declare-fun old.ffn.width.padded () Bool)
(declare-fun old.ffn.width.filled () Bool)
(declare-fun old.ffn.width.leads () Bool)
(declare-fun old.ffn.width.given_moved () Bool)
(declare-fun old.ffn.width.moved () Bool)
(declare-fun old.model.gated () Bool)
(declare-fun old.ffn.lead () (_ BitVec 7))
(declare-fun old.ffn.gathers () Bool)
(declare-fun old.ffn.width.given_everywhere () Bool)
(declare-fun old.ffn.width.everywhere () Bool)
(declare-fun old.ffn.piece_of_one () Bool)
(declare-fun old.ffn.width.given_first () Bool)
(declare-fun old.ffn.width.first_alone () Bool)
(declare-fun old.ffn.gate.group.pp () Bool)
(declare-fun old.ffn.gate.group.sp () Bool)
(declare-fun old.ffn.gate.group.dp () Bool)
(declare-fun old.ffn.gate.group.tp () Bool)
(declare-fun old.ffn.up.group.pp () Bool)
(declare-fun old.ffn.up.group.sp () Bool)
(declare-fun old.ffn.up.group.dp () Bool)
(declare-fun old.ffn.up.group.tp () Bool)
(declare-fun old.ffn.up_idle () Bool)
(declare-fun old.ffn.piece_kept () Bool)
(declare-fun old.ffn.in_place () Bool)
(declare-fun old.ffn.down.group.pp () Bool)
(declare-fun old.ffn.down.group.sp () Bool)
(declare-fun old.ffn.down.group.dp () Bool)
(declare-fun old.ffn.down.group.tp () Bool)
(declare-fun old.stream.first_keeps_all () Bool)
(declare-fun old.ffn.first_reads () Bool)
(declare-fun old.ffn.width_twice_back () Bool)
(declare-fun old.ffn.up_state () (_ BitVec 7))
(declare-fun old.ffn.up_piece () (_ BitVec 7))
(declare-fun old.ffn.up_left () Bool)
(declare-fun old.model.joint () Bool)
(declare-fun old.ffn.share_of_one () Bool)
(declare-fun old.ffn.gate_state () (_ BitVec 7))
(declare-fun old.ffn.gate_piece () (_ BitVec 7))
(declare-fun new.dp () Int)
(declare-fun new.ffn.down.collective () (_ BitVec 7))
(declare-fun new.ffn.down.input () (_ BitVec 7))
(declare-fun new.ffn.down.split () (_ BitVec 7))
(declare-fun new.ffn.gate.bias () (_ BitVec 7))
(declare-fun new.ffn.gate.collective () (_ BitVec 7))
(declare-fun new.ffn.gate.split () (_ BitVec 7))
(declare-fun new.ffn.gate.sum () (_ BitVec 7))
(declare-fun new.ffn.up.collective () (_ BitVec 7))
(declare-fun new.ffn.up.split () (_ BitVec 7))
(declare-fun new.ffn.up.sum () (_ BitVec 7))
(declare-fun new.ffn.width.block () Int)
(declare-fun new.ffn.width.kind () (_ BitVec 7))
(declare-fun new.ffn.width.multiple () Int)
(declare-fun new.ffn.width.n () Int)
(declare-fun new.ffn.width.parts () Int)
(declare-fun new.moe.block () Int)
(declare-fun new.pp () Int)
(declare-fun new.sp () Int)
(declare-fun new.stage.ranks () Int)
(declare-fun new.tp () Int)
(declare-fun new.ffn.width.padded () Bool)
(declare-fun new.ffn.width.filled () Bool)
(declare-fun new.ffn.width.leads () Bool)
(declare-fun new.ffn.width.given_moved () Bool)
(declare-fun new.ffn.width.moved () Bool)
(declare-fun new.model.gated () Bool)
(declare-fun new.ffn.lead () (_ BitVec 7))
(declare-fun new.ffn.gathers () Bool)
(declare-fun new.ffn.width.given_everywhere () Bool)
(declare-fun new.ffn.width.everywhere () Bool)
(declare-fun new.ffn.piece_of_one () Bool)
(declare-fun new.ffn.width.given_first () Bool)
(declare-fun new.ffn.width.first_alone () Bool)
(declare-fun new.ffn.gate.group.pp () Bool)
(declare-fun new.ffn.gate.group.sp () Bool)
(declare-fun new.ffn.gate.group.dp () Bool)
(declare-fun new.ffn.gate.group.tp () Bool)
(declare-fun new.ffn.up.group.pp () Bool)
(declare-fun new.ffn.up.group.sp () Bool)
(declare-fun new.ffn.up.group.dp () Bool)
(declare-fun new.ffn.up.group.tp () Bool)
(declare-fun new.ffn.up_idle () Bool)
(declare-fun new.ffn.piece_kept () Bool)
(declare-fun new.ffn.in_place () Bool)
(declare-fun new.ffn.down.group.pp () Bool)
(declare-fun new.ffn.down.group.sp () Bool)
(declare-fun new.ffn.down.group.dp () Bool)
(declare-fun new.ffn.down.group.tp () Bool)
(declare-fun new.stream.first_keeps_all () Bool)
(declare-fun new.ffn.first_reads () Bool)
(declare-fun new.ffn.width_twice_back () Bool)
(declare-fun new.ffn.up_state () (_ BitVec 7))
(declare-fun new.ffn.up_piece () (_ BitVec 7))
(declare-fun new.ffn.up_left () Bool)
(declare-fun new.model.joint () Bool)
(declare-fun new.ffn.share_of_one () Bool)
(declare-fun new.ffn.gate_state () (_ BitVec 7))
(declare-fun new.ffn.gate_piece () (_ BitVec 7))
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
(declare-fun new.model.up_bias () Bool)
(declare-fun old.model.up_bias () Bool)
(declare-fun new.moe.group.dp () Bool)
(declare-fun old.moe.group.dp () Bool)
(declare-fun new.moe.group.ep () Bool)
(declare-fun old.moe.group.ep () Bool)
(declare-fun new.moe.group.sp () Bool)
(declare-fun old.moe.group.sp () Bool)
(declare-fun new.moe.group.tp () Bool)
(declare-fun old.moe.group.tp () Bool)
(assert
 (let (($x819 (= (_ bv42 7) old.batch.idle)))
 (or $x819 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x1625 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1389 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x899 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2135 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1348 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1348 $x2135 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x899 $x1389 $x1625)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x488 (= (_ bv57 7) old.ffn.down.collective)))
 (let (($x2535 (= (_ bv10 7) old.ffn.down.collective)))
 (or (= (_ bv4 7) old.ffn.down.collective) (= (_ bv5 7) old.ffn.down.collective) $x2535 $x488 (= (_ bv73 7) old.ffn.down.collective)))))
(assert
 (let (($x375 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x1727 (= (_ bv10 7) old.ffn.down.input)))
 (or $x1727 $x375 (= (_ bv63 7) old.ffn.down.input)))))
(assert
 (let (($x983 (= (_ bv57 7) old.ffn.down.split)))
 (let (($x730 (= (_ bv40 7) old.ffn.down.split)))
 (or $x730 $x983 (= (_ bv61 7) old.ffn.down.split)))))
(assert
 (let (($x214 (= (_ bv29 7) old.ffn.gate.bias)))
 (let (($x877 (= (_ bv27 7) old.ffn.gate.bias)))
 (let (($x1027 (= (_ bv23 7) old.ffn.gate.bias)))
 (let (($x3117 (= (_ bv1 7) old.ffn.gate.bias)))
 (or $x3117 $x1027 $x877 $x214))))))
(assert
 (let (($x643 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x2652 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x2172 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x2725 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x2065 (= (_ bv4 7) old.ffn.gate.collective)))
 (or $x2065 $x2725 $x2172 $x2652 $x643)))))))
(assert
 (let (($x1449 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x34 (= (_ bv57 7) old.ffn.gate.split)))
 (let (($x3203 (= (_ bv40 7) old.ffn.gate.split)))
 (or $x3203 $x34 $x1449)))))
(assert
 (let (($x1066 (= (_ bv15 7) old.ffn.gate.sum)))
 (or (= (_ bv0 7) old.ffn.gate.sum) $x1066 (= (_ bv24 7) old.ffn.gate.sum) (= (_ bv69 7) old.ffn.gate.sum))))
(assert
 (let (($x2167 (= (_ bv73 7) old.ffn.up.collective)))
 (let (($x980 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x2768 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x2224 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x1036 (= (_ bv4 7) old.ffn.up.collective)))
 (or $x1036 $x2224 $x2768 $x980 $x2167)))))))
(assert
 (let (($x2336 (= (_ bv61 7) old.ffn.up.split)))
 (let (($x333 (= (_ bv57 7) old.ffn.up.split)))
 (let (($x2879 (= (_ bv40 7) old.ffn.up.split)))
 (or $x2879 $x333 $x2336)))))
(assert
 (let (($x207 (= (_ bv24 7) old.ffn.up.sum)))
 (let (($x1177 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x2827 (= (_ bv0 7) old.ffn.up.sum)))
 (or $x2827 $x1177 $x207 (= (_ bv69 7) old.ffn.up.sum))))))
(assert
 (and (<= 1 old.ffn.width.block)))
(assert
 (let (($x1757 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x1634 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x2423 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x2520 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x2264 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x1855 (= (_ bv26 7) old.ffn.width.kind)))
 (or (= (_ bv11 7) old.ffn.width.kind) (= (_ bv18 7) old.ffn.width.kind) $x1855 $x2264 (= (_ bv56 7) old.ffn.width.kind) $x2520 $x2423 $x1634 $x1757 (= (_ bv99 7) old.ffn.width.kind)))))))))
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
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let (($x2520 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x3298 (and $x2520 (not (= 0 (mod old.ffn.width.n old.ffn.width.multiple))))))
 (= old.ffn.width.padded $x3298))))
(assert
 (let ((?x332 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x2789 (div (* ?x332 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x1088 (< 1 old.ffn.width.parts)))
 (let (($x2520 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.filled (and $x2520 $x1088 (= ?x2789 old.ffn.width.n))))))))
(assert
 (let ((?x332 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x2789 (div (* ?x332 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x1088 (< 1 old.ffn.width.parts)))
 (let (($x2520 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.leads (and $x2520 $x1088 (<= old.ffn.width.n ?x2789))))))))
(assert
 (let (($x1503 (= (- 1) old.ffn.width.n)))
 (let (($x1855 (= (_ bv26 7) old.ffn.width.kind)))
 (let (($x2703 (ite $x1855 (or $x1503 (<= old.ffn.width.parts old.ffn.width.n)) (or $x1503 (< 1 old.ffn.width.n)))))
 (let ((?x332 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x2789 (div (* ?x332 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x2520 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x1634 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x2882 (ite $x1634 (or $x1503 (< old.ffn.width.block old.ffn.width.n)) (ite $x2520 (or $x1503 (< ?x2789 old.ffn.width.n)) $x2703))))
 (let (($x3396 (ite (or (= (_ bv96 7) old.ffn.width.kind) (= 1 old.ffn.width.parts)) false $x2882)))
 (let (($x2264 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x2423 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x2778 (or $x2423 $x2264)))
 (= old.ffn.width.moved (ite $x2778 old.ffn.width.given_moved $x3396)))))))))))))))
(assert
 (= old.ffn.lead (ite old.model.gated old.ffn.gate.split old.ffn.up.split)))
(assert
 (let (($x375 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x3740 (or $x375 (and (= (_ bv10 7) old.ffn.down.input) (not (= (_ bv40 7) old.ffn.down.split))))))
 (= old.ffn.gathers $x3740))))
(assert
 (let (($x1757 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x3473 (or $x1757 (and (= 1 old.ffn.width.parts) (not old.ffn.width.padded)))))
 (let (($x2264 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x2423 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x2778 (or $x2423 $x2264)))
 (= old.ffn.width.everywhere (ite $x2778 old.ffn.width.given_everywhere $x3473))))))))
(assert
 (= old.ffn.piece_of_one (and old.ffn.width.filled (= (_ bv40 7) old.ffn.down.split))))
(assert
 (let (($x863 (not old.ffn.width.moved)))
 (let (($x3501 (and (not (or (= (_ bv96 7) old.ffn.width.kind) (= (_ bv26 7) old.ffn.width.kind))) $x863)))
 (let (($x2242 (= 1 old.ffn.width.parts)))
 (let (($x2264 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x2423 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x2778 (or $x2423 $x2264)))
 (= old.ffn.width.first_alone (ite $x2778 old.ffn.width.given_first (or $x2242 $x3501))))))))))
(assert
 (let (($x3333 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x1720 (or (not (= (_ bv4 7) old.ffn.gate.collective)) $x3333)))
 (let (($x1449 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x2224 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x2768 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x753 (or $x2768 $x2224)))
 (let (($x3808 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x2879 (= (_ bv40 7) old.ffn.up.split)))
 (let (($x1440 (< 1 old.tp)))
 (let (($x2308 (and old.model.gated $x1440 $x2879 $x3808 $x753 (not (= (_ bv24 7) old.ffn.up.sum)) (not (and old.ffn.gathers $x1449 $x1720)))))
 (= old.ffn.up_idle $x2308))))))))))))
(assert
 (let (($x3808 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x3333 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x1720 (or (not (= (_ bv4 7) old.ffn.gate.collective)) $x3333)))
 (let (($x2802 (ite old.model.gated $x1720 (or (not (= (_ bv4 7) old.ffn.up.collective)) $x3808))))
 (let (($x983 (= (_ bv57 7) old.ffn.down.split)))
 (let (($x1680 (and old.ffn.width.filled $x983 (not (and old.ffn.gathers (= (_ bv61 7) old.ffn.lead) $x2802)))))
 (= old.ffn.piece_kept $x1680))))))))
(assert
 (let (($x863 (not old.ffn.width.moved)))
 (let (($x1232 (and old.ffn.width.everywhere $x863)))
 (= old.ffn.in_place (or $x1232 old.ffn.width.filled)))))
(assert
 (let (($x830 (and (or (not old.ffn.down.group.tp) (= 1 old.tp)) (or (not old.ffn.down.group.dp) (= 1 old.dp)) (or (not old.ffn.down.group.sp) (= 1 old.sp)) (or (not old.ffn.down.group.pp) (= 1 old.pp)))))
 (let (($x2535 (= (_ bv10 7) old.ffn.down.collective)))
 (let (($x488 (= (_ bv57 7) old.ffn.down.collective)))
 (let (($x858 (and old.ffn.piece_kept old.stream.first_keeps_all (or (or $x488 $x2535) $x830))))
 (= old.ffn.first_reads $x858))))))
(assert
 (let (($x863 (not old.ffn.width.moved)))
 (let (($x1232 (and old.ffn.width.everywhere $x863)))
 (let ((?x1518 (ite $x1232 (_ bv96 7) (ite old.ffn.width_twice_back (ite old.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x1440 (< 1 old.tp)))
 (let ((?x1811 (ite old.ffn.width.everywhere (_ bv96 7) (ite old.ffn.piece_of_one (_ bv97 7) (ite old.model.gated (_ bv97 7) (_ bv16 7))))))
 (let (($x2167 (= (_ bv73 7) old.ffn.up.collective)))
 (let (($x2224 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x2768 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x753 (or $x2768 $x2224)))
 (let (($x1177 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x980 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x2398 (or $x980 (not (or $x1177 (and old.model.gated (= (_ bv0 7) old.ffn.up.sum)))) old.ffn.up_idle)))
 (let (($x3808 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x1453 (or $x2768 $x980)))
 (let ((?x2379 (ite (or $x1453 $x3808 (and (= (_ bv4 7) old.ffn.up.collective) old.ffn.in_place)) (_ bv96 7) (ite $x2224 (_ bv21 7) (_ bv16 7)))))
 (let (($x333 (= (_ bv57 7) old.ffn.up.split)))
 (let ((?x2003 (ite $x333 ?x2379 (ite $x2398 (_ bv92 7) (ite $x753 (_ bv96 7) (ite $x2167 ?x1811 (ite $x1440 (_ bv16 7) ?x1518)))))))
 (let (($x2195 (or $x1453 $x3808 (and $x2224 old.ffn.width.padded $x863) (and $x2167 old.ffn.width.leads))))
 (let ((?x778 (ite (and $x2224 old.ffn.width.filled (not $x3808)) (_ bv96 7) (ite $x2195 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x2336 (= (_ bv61 7) old.ffn.up.split)))
 (= old.ffn.up_state (ite $x2336 ?x778 ?x2003)))))))))))))))))))))))
(assert
 (let (($x2156 (not old.ffn.width.everywhere)))
 (let (($x3607 (and (or (= (_ bv61 7) old.ffn.up.split) (= (_ bv97 7) old.ffn.up_state)) (not (= (_ bv96 7) old.ffn.up_state)) $x2156)))
 (= old.ffn.up_piece (ite $x3607 (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x207 (= (_ bv24 7) old.ffn.up.sum)))
 (let (($x980 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x3140 (= (_ bv92 7) old.ffn.up_state)))
 (= old.ffn.up_left (and old.model.gated $x3140 (or $x980 $x207 old.ffn.up_idle)))))))
(assert
 (let (($x1508 (not old.ffn.up_left)))
 (let (($x1893 (not old.model.joint)))
 (let (($x2152 (and old.ffn.piece_kept old.model.gated $x1893 (= (_ bv97 7) old.ffn.up_piece) $x1508)))
 (= old.ffn.share_of_one $x2152)))))
(assert
 (let (($x863 (not old.ffn.width.moved)))
 (let (($x1232 (and old.ffn.width.everywhere $x863)))
 (let (($x1440 (< 1 old.tp)))
 (let ((?x1226 (ite $x1440 (_ bv16 7) (ite $x1232 (_ bv96 7) (ite old.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x848 (ite old.ffn.width.everywhere (_ bv96 7) (ite (or old.ffn.piece_of_one old.ffn.share_of_one) (_ bv97 7) (_ bv16 7)))))
 (let (($x643 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x2725 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x2172 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x2652 (= (_ bv57 7) old.ffn.gate.collective)))
 (let ((?x2102 (ite (or $x2652 (not (= (_ bv15 7) old.ffn.gate.sum))) (_ bv92 7) (ite (or $x2172 $x2725) (_ bv96 7) (ite $x643 ?x848 ?x1226)))))
 (let (($x3333 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x3764 (or $x2172 $x2652)))
 (let (($x208 (or $x3764 $x3333 (and (= (_ bv4 7) old.ffn.gate.collective) old.ffn.in_place))))
 (let (($x34 (= (_ bv57 7) old.ffn.gate.split)))
 (let (($x3614 (or $x3764 $x3333 (and $x2725 old.ffn.width.padded $x863) (and $x643 old.ffn.width.leads))))
 (let ((?x1896 (ite (and $x2725 old.ffn.width.filled (not $x3333)) (_ bv96 7) (ite $x3614 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.gate.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x1449 (= (_ bv61 7) old.ffn.gate.split)))
 (= old.ffn.gate_state (ite $x1449 ?x1896 (ite $x34 (ite $x208 (_ bv96 7) (ite $x2725 (_ bv21 7) (_ bv16 7))) ?x2102)))))))))))))))))))))
(assert
 (let (($x2156 (not old.ffn.width.everywhere)))
 (let (($x1449 (= (_ bv61 7) old.ffn.gate.split)))
 (= old.ffn.gate_piece (ite (and $x1449 (not (= (_ bv96 7) old.ffn.gate_state)) $x2156) (_ bv97 7) (_ bv96 7))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x2004 (= (_ bv57 7) new.ffn.down.collective)))
 (let (($x722 (= (_ bv10 7) new.ffn.down.collective)))
 (or (= (_ bv4 7) new.ffn.down.collective) (= (_ bv5 7) new.ffn.down.collective) $x722 $x2004 (= (_ bv73 7) new.ffn.down.collective)))))
(assert
 (let (($x2207 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x790 (= (_ bv10 7) new.ffn.down.input)))
 (or $x790 $x2207 (= (_ bv63 7) new.ffn.down.input)))))
(assert
 (let (($x422 (= (_ bv57 7) new.ffn.down.split)))
 (let (($x2635 (= (_ bv40 7) new.ffn.down.split)))
 (or $x2635 $x422 (= (_ bv61 7) new.ffn.down.split)))))
(assert
 (let (($x2956 (= (_ bv29 7) new.ffn.gate.bias)))
 (let (($x1439 (= (_ bv27 7) new.ffn.gate.bias)))
 (let (($x1733 (= (_ bv23 7) new.ffn.gate.bias)))
 (let (($x2498 (= (_ bv1 7) new.ffn.gate.bias)))
 (or $x2498 $x1733 $x1439 $x2956))))))
(assert
 (let (($x1334 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x2977 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x547 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x131 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x31 (= (_ bv4 7) new.ffn.gate.collective)))
 (or $x31 $x131 $x547 $x2977 $x1334)))))))
(assert
 (let (($x839 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x2750 (= (_ bv57 7) new.ffn.gate.split)))
 (let (($x1486 (= (_ bv40 7) new.ffn.gate.split)))
 (or $x1486 $x2750 $x839)))))
(assert
 (let (($x2873 (= (_ bv15 7) new.ffn.gate.sum)))
 (or (= (_ bv0 7) new.ffn.gate.sum) $x2873 (= (_ bv24 7) new.ffn.gate.sum) (= (_ bv69 7) new.ffn.gate.sum))))
(assert
 (let (($x2403 (= (_ bv73 7) new.ffn.up.collective)))
 (let (($x1311 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x3413 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x2085 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x91 (= (_ bv4 7) new.ffn.up.collective)))
 (or $x91 $x2085 $x3413 $x1311 $x2403)))))))
(assert
 (let (($x667 (= (_ bv61 7) new.ffn.up.split)))
 (let (($x3420 (= (_ bv57 7) new.ffn.up.split)))
 (let (($x1904 (= (_ bv40 7) new.ffn.up.split)))
 (or $x1904 $x3420 $x667)))))
(assert
 (let (($x1827 (= (_ bv24 7) new.ffn.up.sum)))
 (let (($x3173 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x630 (= (_ bv0 7) new.ffn.up.sum)))
 (or $x630 $x3173 $x1827 (= (_ bv69 7) new.ffn.up.sum))))))
(assert
 (and (<= 1 new.ffn.width.block)))
(assert
 (let (($x2676 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x32 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x748 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x3490 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x1159 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x2338 (= (_ bv26 7) new.ffn.width.kind)))
 (or (= (_ bv11 7) new.ffn.width.kind) (= (_ bv18 7) new.ffn.width.kind) $x2338 $x1159 (= (_ bv56 7) new.ffn.width.kind) $x3490 $x748 $x32 $x2676 (= (_ bv99 7) new.ffn.width.kind)))))))))
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
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let (($x3490 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x866 (and $x3490 (not (= 0 (mod new.ffn.width.n new.ffn.width.multiple))))))
 (= new.ffn.width.padded $x866))))
(assert
 (let ((?x2244 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x3316 (div (* ?x2244 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x1120 (< 1 new.ffn.width.parts)))
 (let (($x3490 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.filled (and $x3490 $x1120 (= ?x3316 new.ffn.width.n))))))))
(assert
 (let ((?x2244 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x3316 (div (* ?x2244 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x1120 (< 1 new.ffn.width.parts)))
 (let (($x3490 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.leads (and $x3490 $x1120 (<= new.ffn.width.n ?x3316))))))))
(assert
 (let (($x1919 (= (- 1) new.ffn.width.n)))
 (let (($x2338 (= (_ bv26 7) new.ffn.width.kind)))
 (let (($x2633 (ite $x2338 (or $x1919 (<= new.ffn.width.parts new.ffn.width.n)) (or $x1919 (< 1 new.ffn.width.n)))))
 (let ((?x2244 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x3316 (div (* ?x2244 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x3490 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x32 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x2477 (ite $x32 (or $x1919 (< new.ffn.width.block new.ffn.width.n)) (ite $x3490 (or $x1919 (< ?x3316 new.ffn.width.n)) $x2633))))
 (let (($x1268 (ite (or (= (_ bv96 7) new.ffn.width.kind) (= 1 new.ffn.width.parts)) false $x2477)))
 (let (($x1159 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x748 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x3634 (or $x748 $x1159)))
 (= new.ffn.width.moved (ite $x3634 new.ffn.width.given_moved $x1268)))))))))))))))
(assert
 (= new.ffn.lead (ite new.model.gated new.ffn.gate.split new.ffn.up.split)))
(assert
 (let (($x2207 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x2005 (or $x2207 (and (= (_ bv10 7) new.ffn.down.input) (not (= (_ bv40 7) new.ffn.down.split))))))
 (= new.ffn.gathers $x2005))))
(assert
 (let (($x2676 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x2189 (or $x2676 (and (= 1 new.ffn.width.parts) (not new.ffn.width.padded)))))
 (let (($x1159 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x748 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x3634 (or $x748 $x1159)))
 (= new.ffn.width.everywhere (ite $x3634 new.ffn.width.given_everywhere $x2189))))))))
(assert
 (= new.ffn.piece_of_one (and new.ffn.width.filled (= (_ bv40 7) new.ffn.down.split))))
(assert
 (let (($x288 (not new.ffn.width.moved)))
 (let (($x3377 (and (not (or (= (_ bv96 7) new.ffn.width.kind) (= (_ bv26 7) new.ffn.width.kind))) $x288)))
 (let (($x491 (= 1 new.ffn.width.parts)))
 (let (($x1159 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x748 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x3634 (or $x748 $x1159)))
 (= new.ffn.width.first_alone (ite $x3634 new.ffn.width.given_first (or $x491 $x3377))))))))))
(assert
 (let (($x2718 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x3693 (or (not (= (_ bv4 7) new.ffn.gate.collective)) $x2718)))
 (let (($x839 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x2085 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x3413 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x3931 (or $x3413 $x2085)))
 (let (($x2515 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x1904 (= (_ bv40 7) new.ffn.up.split)))
 (let (($x264 (< 1 new.tp)))
 (let (($x1629 (and new.model.gated $x264 $x1904 $x2515 $x3931 (not (= (_ bv24 7) new.ffn.up.sum)) (not (and new.ffn.gathers $x839 $x3693)))))
 (= new.ffn.up_idle $x1629))))))))))))
(assert
 (let (($x2515 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x2718 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x3693 (or (not (= (_ bv4 7) new.ffn.gate.collective)) $x2718)))
 (let (($x3113 (ite new.model.gated $x3693 (or (not (= (_ bv4 7) new.ffn.up.collective)) $x2515))))
 (let (($x422 (= (_ bv57 7) new.ffn.down.split)))
 (let (($x2615 (and new.ffn.width.filled $x422 (not (and new.ffn.gathers (= (_ bv61 7) new.ffn.lead) $x3113)))))
 (= new.ffn.piece_kept $x2615))))))))
(assert
 (let (($x288 (not new.ffn.width.moved)))
 (let (($x2200 (and new.ffn.width.everywhere $x288)))
 (= new.ffn.in_place (or $x2200 new.ffn.width.filled)))))
(assert
 (let (($x3035 (and (or (not new.ffn.down.group.tp) (= 1 new.tp)) (or (not new.ffn.down.group.dp) (= 1 new.dp)) (or (not new.ffn.down.group.sp) (= 1 new.sp)) (or (not new.ffn.down.group.pp) (= 1 new.pp)))))
 (let (($x722 (= (_ bv10 7) new.ffn.down.collective)))
 (let (($x2004 (= (_ bv57 7) new.ffn.down.collective)))
 (let (($x909 (and new.ffn.piece_kept new.stream.first_keeps_all (or (or $x2004 $x722) $x3035))))
 (= new.ffn.first_reads $x909))))))
(assert
 (let (($x288 (not new.ffn.width.moved)))
 (let (($x2200 (and new.ffn.width.everywhere $x288)))
 (let ((?x2453 (ite $x2200 (_ bv96 7) (ite new.ffn.width_twice_back (ite new.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x264 (< 1 new.tp)))
 (let ((?x95 (ite new.ffn.width.everywhere (_ bv96 7) (ite new.ffn.piece_of_one (_ bv97 7) (ite new.model.gated (_ bv97 7) (_ bv16 7))))))
 (let (($x2403 (= (_ bv73 7) new.ffn.up.collective)))
 (let (($x2085 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x3413 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x3931 (or $x3413 $x2085)))
 (let (($x3173 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x1311 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x2463 (or $x1311 (not (or $x3173 (and new.model.gated (= (_ bv0 7) new.ffn.up.sum)))) new.ffn.up_idle)))
 (let (($x2515 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x1105 (or $x3413 $x1311)))
 (let ((?x1548 (ite (or $x1105 $x2515 (and (= (_ bv4 7) new.ffn.up.collective) new.ffn.in_place)) (_ bv96 7) (ite $x2085 (_ bv21 7) (_ bv16 7)))))
 (let (($x3420 (= (_ bv57 7) new.ffn.up.split)))
 (let ((?x1480 (ite $x3420 ?x1548 (ite $x2463 (_ bv92 7) (ite $x3931 (_ bv96 7) (ite $x2403 ?x95 (ite $x264 (_ bv16 7) ?x2453)))))))
 (let (($x1015 (or $x1105 $x2515 (and $x2085 new.ffn.width.padded $x288) (and $x2403 new.ffn.width.leads))))
 (let ((?x94 (ite (and $x2085 new.ffn.width.filled (not $x2515)) (_ bv96 7) (ite $x1015 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x667 (= (_ bv61 7) new.ffn.up.split)))
 (= new.ffn.up_state (ite $x667 ?x94 ?x1480)))))))))))))))))))))))
(assert
 (let (($x554 (not new.ffn.width.everywhere)))
 (let (($x2042 (and (or (= (_ bv61 7) new.ffn.up.split) (= (_ bv97 7) new.ffn.up_state)) (not (= (_ bv96 7) new.ffn.up_state)) $x554)))
 (= new.ffn.up_piece (ite $x2042 (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x1827 (= (_ bv24 7) new.ffn.up.sum)))
 (let (($x1311 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x3118 (= (_ bv92 7) new.ffn.up_state)))
 (= new.ffn.up_left (and new.model.gated $x3118 (or $x1311 $x1827 new.ffn.up_idle)))))))
(assert
 (let (($x549 (not new.ffn.up_left)))
 (let (($x2083 (not new.model.joint)))
 (let (($x1487 (and new.ffn.piece_kept new.model.gated $x2083 (= (_ bv97 7) new.ffn.up_piece) $x549)))
 (= new.ffn.share_of_one $x1487)))))
(assert
 (let (($x288 (not new.ffn.width.moved)))
 (let (($x2200 (and new.ffn.width.everywhere $x288)))
 (let (($x264 (< 1 new.tp)))
 (let ((?x1155 (ite $x264 (_ bv16 7) (ite $x2200 (_ bv96 7) (ite new.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x1621 (ite new.ffn.width.everywhere (_ bv96 7) (ite (or new.ffn.piece_of_one new.ffn.share_of_one) (_ bv97 7) (_ bv16 7)))))
 (let (($x1334 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x131 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x547 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x2977 (= (_ bv57 7) new.ffn.gate.collective)))
 (let ((?x3942 (ite (or $x2977 (not (= (_ bv15 7) new.ffn.gate.sum))) (_ bv92 7) (ite (or $x547 $x131) (_ bv96 7) (ite $x1334 ?x1621 ?x1155)))))
 (let (($x2718 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x351 (or $x547 $x2977)))
 (let (($x2458 (or $x351 $x2718 (and (= (_ bv4 7) new.ffn.gate.collective) new.ffn.in_place))))
 (let (($x2750 (= (_ bv57 7) new.ffn.gate.split)))
 (let (($x456 (or $x351 $x2718 (and $x131 new.ffn.width.padded $x288) (and $x1334 new.ffn.width.leads))))
 (let ((?x2393 (ite (and $x131 new.ffn.width.filled (not $x2718)) (_ bv96 7) (ite $x456 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.gate.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x839 (= (_ bv61 7) new.ffn.gate.split)))
 (= new.ffn.gate_state (ite $x839 ?x2393 (ite $x2750 (ite $x2458 (_ bv96 7) (ite $x131 (_ bv21 7) (_ bv16 7))) ?x3942)))))))))))))))))))))
(assert
 (let (($x554 (not new.ffn.width.everywhere)))
 (let (($x839 (= (_ bv61 7) new.ffn.gate.split)))
 (= new.ffn.gate_piece (ite (and $x839 (not (= (_ bv96 7) new.ffn.gate_state)) $x554) (_ bv97 7) (_ bv96 7))))))
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
 (= old.ffn.down.split new.ffn.down.split))
(assert
 (= old.ffn.gate.bias new.ffn.gate.bias))
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
 (= old.ffn.width.given_first new.ffn.width.given_first))
(assert
 (= old.ffn.width.given_moved new.ffn.width.given_moved))
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
 (= old.lm_head.group.dp new.lm_head.group.dp))
(assert
 (= old.model.gated new.model.gated))
(assert
 (= old.model.joint new.model.joint))
(assert
 (= old.model.up_bias new.model.up_bias))
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
 (= (_ bv42 7) old.batch.idle))
(assert
 (let (($x1625 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x899 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2135 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1348 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x1389 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x1389 $x1348 $x2135 $x899 $x1625)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1132 (* old.sp old.tp)))
 (<= old.moe.block ?x1132)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1132 (* old.sp old.tp)))
 (= old.stage.ranks ?x1132)))
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
 (let (($x1635 (not old.moe.group.sp)))
 (let (($x2899 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x2899 $x1635))))
(assert
 (let ((?x654 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x654)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x2498 (= (_ bv1 7) new.ffn.gate.bias)))
 (let (($x2886 (and $x2498 (or (not (= (_ bv97 7) new.ffn.gate_state)) new.ffn.piece_of_one) (or (not (= (_ bv92 7) new.ffn.gate_state)) (not new.model.gated) true))))
 (let (($x3046 (or (or (= (_ bv29 7) new.ffn.gate.bias) (= (_ bv23 7) new.ffn.gate.bias)) $x2886)))
 (let (($x1486 (= (_ bv40 7) new.ffn.gate.split)))
 (let (($x1924 (and new.ffn.width.filled new.ffn.gathers (= (_ bv97 7) new.ffn.gate_piece))))
 (let (($x2635 (= (_ bv40 7) new.ffn.down.split)))
 (let (($x2750 (= (_ bv57 7) new.ffn.gate.split)))
 (let (($x3834 (and $x2750 (not (= (_ bv92 7) new.ffn.up_state)) (or $x2635 new.ffn.share_of_one new.ffn.first_reads $x1924))))
 (let (($x839 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x2956 (= (_ bv29 7) new.ffn.gate.bias)))
 (let (($x3882 (or new.ffn.width.padded new.ffn.width.moved)))
 (let (($x1334 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x3079 (= 1 new.tp)))
 (let (($x1295 (not new.model.gated)))
 (let (($x1116 (or $x1295 (not new.model.up_bias) (and $x3079 (not (and $x1486 $x2498 $x1334 $x3882))) (and (not $x1486) (or $x2498 (= (_ bv27 7) new.ffn.gate.bias))) (and $x2956 new.ffn.width.first_alone (or $x839 $x3834)) (and $x1486 $x3046))))
 (not $x1116)))))))))))))))))
(assert
 (let (($x3117 (= (_ bv1 7) old.ffn.gate.bias)))
(let (($x2769 (and $x3117 (or (not (= (_ bv97 7) old.ffn.gate_state)) old.ffn.piece_of_one) (or (not (= (_ bv92 7) old.ffn.gate_state)) (not old.model.gated) true))))
(let (($x390 (or (or (= (_ bv29 7) old.ffn.gate.bias) (= (_ bv23 7) old.ffn.gate.bias)) $x2769)))
(let (($x3203 (= (_ bv40 7) old.ffn.gate.split)))
(let (($x48 (and old.ffn.width.filled old.ffn.gathers (= (_ bv97 7) old.ffn.gate_piece))))
(let (($x730 (= (_ bv40 7) old.ffn.down.split)))
(let (($x34 (= (_ bv57 7) old.ffn.gate.split)))
(let (($x653 (and $x34 (not (= (_ bv92 7) old.ffn.up_state)) (or $x730 old.ffn.share_of_one old.ffn.first_reads $x48))))
(let (($x1449 (= (_ bv61 7) old.ffn.gate.split)))
(let (($x214 (= (_ bv29 7) old.ffn.gate.bias)))
(let (($x643 (= (_ bv73 7) old.ffn.gate.collective)))
(let (($x907 (not (and $x3203 $x3117 $x643 (or old.ffn.width.padded old.ffn.width.moved)))))
(let (($x1166 (= 1 old.tp)))
(let (($x1379 (not old.model.up_bias)))
(let (($x3240 (not old.model.gated)))
(or $x3240 $x1379 (and $x1166 $x907) (and (not $x3203) (or $x3117 (= (_ bv27 7) old.ffn.gate.bias))) (and $x214 old.ffn.width.first_alone (or $x1449 $x653)) (and $x3203 $x390))))))))))))))))))
(check-sat)

; from one replica to any number, question 106
(reset)
(set-logic ALL)
; benchmark generated from python API
(set-info :status unknown)
(declare-fun old.batch.idle () (_ BitVec 7))
(declare-fun old.batch.sequences.kind () (_ BitVec 7))
(declare-fun old.dp () Int)
(declare-fun old.ffn.down.collective () (_ BitVec 7))
(declare-fun old.ffn.down.input () (_ BitVec 7))
(declare-fun old.ffn.down.split () (_ BitVec 7))
(declare-fun old.ffn.gate.collective () (_ BitVec 7))
(declare-fun old.ffn.gate.input () (_ BitVec 7))
(declare-fun old.ffn.gate.split () (_ BitVec 7))
(declare-fun old.ffn.gate.sum () (_ BitVec 7))
(declare-fun old.ffn.up.collective () (_ BitVec 7))
(declare-fun old.ffn.up.input () (_ BitVec 7))
(declare-fun old.ffn.up.split () (_ BitVec 7))
(declare-fun old.ffn.up.sum () (_ BitVec 7))
(declare-fun old.ffn.width.block () Int)
(declare-fun old.ffn.width.kind () (_ BitVec 7))
(declare-fun old.ffn.width.multiple () Int)
(declare-fun old.ffn.width.n () Int)
(declare-fun old.ffn.width.parts () Int)
(declare-fun old.hidden.kind () (_ BitVec 7))
(declare-fun old.hidden.multiple () Int)
(declare-fun old.hidden.n () Int)
(declare-fun old.hidden.parts () Int)
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
(declare-fun old.stream_tokens.given_everywhere () Bool)
(declare-fun old.stream_tokens.everywhere () Bool)
(declare-fun old.ffn.width.padded () Bool)
(declare-fun old.ffn.width.filled () Bool)
(declare-fun old.ffn.width.leads () Bool)
(declare-fun old.ffn.width.given_moved () Bool)
(declare-fun old.ffn.width.moved () Bool)
(declare-fun old.model.gated () Bool)
(declare-fun old.ffn.lead () (_ BitVec 7))
(declare-fun old.ffn.gathers () Bool)
(declare-fun old.hidden.given_everywhere () Bool)
(declare-fun old.hidden.everywhere () Bool)
(declare-fun old.ffn.width.given_everywhere () Bool)
(declare-fun old.ffn.width.everywhere () Bool)
(declare-fun old.ffn.piece_of_one () Bool)
(declare-fun old.ffn.gate.group.pp () Bool)
(declare-fun old.ffn.gate.group.sp () Bool)
(declare-fun old.ffn.gate.group.dp () Bool)
(declare-fun old.ffn.gate.group.tp () Bool)
(declare-fun old.ffn.up.group.pp () Bool)
(declare-fun old.ffn.up.group.sp () Bool)
(declare-fun old.ffn.up.group.dp () Bool)
(declare-fun old.ffn.up.group.tp () Bool)
(declare-fun old.ffn.up_idle () Bool)
(declare-fun old.ffn.piece_kept () Bool)
(declare-fun old.ffn.gate_entering () (_ BitVec 7))
(declare-fun old.ffn.up_entering () (_ BitVec 7))
(declare-fun old.stream.in_order () Bool)
(declare-fun old.ffn.in_place () Bool)
(declare-fun old.ffn.down.group.pp () Bool)
(declare-fun old.ffn.down.group.sp () Bool)
(declare-fun old.ffn.down.group.dp () Bool)
(declare-fun old.ffn.down.group.tp () Bool)
(declare-fun old.stream.first_keeps_all () Bool)
(declare-fun old.ffn.first_reads () Bool)
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
(declare-fun old.ffn.tokenwise () Bool)
(declare-fun new.dp () Int)
(declare-fun new.ffn.down.collective () (_ BitVec 7))
(declare-fun new.ffn.down.input () (_ BitVec 7))
(declare-fun new.ffn.down.split () (_ BitVec 7))
(declare-fun new.ffn.gate.collective () (_ BitVec 7))
(declare-fun new.ffn.gate.input () (_ BitVec 7))
(declare-fun new.ffn.gate.split () (_ BitVec 7))
(declare-fun new.ffn.gate.sum () (_ BitVec 7))
(declare-fun new.ffn.up.collective () (_ BitVec 7))
(declare-fun new.ffn.up.input () (_ BitVec 7))
(declare-fun new.ffn.up.split () (_ BitVec 7))
(declare-fun new.ffn.up.sum () (_ BitVec 7))
(declare-fun new.ffn.width.block () Int)
(declare-fun new.ffn.width.kind () (_ BitVec 7))
(declare-fun new.ffn.width.multiple () Int)
(declare-fun new.ffn.width.n () Int)
(declare-fun new.ffn.width.parts () Int)
(declare-fun new.hidden.kind () (_ BitVec 7))
(declare-fun new.hidden.multiple () Int)
(declare-fun new.hidden.n () Int)
(declare-fun new.hidden.parts () Int)
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
(declare-fun new.stream_tokens.given_everywhere () Bool)
(declare-fun new.stream_tokens.everywhere () Bool)
(declare-fun new.ffn.width.padded () Bool)
(declare-fun new.ffn.width.filled () Bool)
(declare-fun new.ffn.width.leads () Bool)
(declare-fun new.ffn.width.given_moved () Bool)
(declare-fun new.ffn.width.moved () Bool)
(declare-fun new.model.gated () Bool)
(declare-fun new.ffn.lead () (_ BitVec 7))
(declare-fun new.ffn.gathers () Bool)
(declare-fun new.hidden.given_everywhere () Bool)
(declare-fun new.hidden.everywhere () Bool)
(declare-fun new.ffn.width.given_everywhere () Bool)
(declare-fun new.ffn.width.everywhere () Bool)
(declare-fun new.ffn.piece_of_one () Bool)
(declare-fun new.ffn.gate.group.pp () Bool)
(declare-fun new.ffn.gate.group.sp () Bool)
(declare-fun new.ffn.gate.group.dp () Bool)
(declare-fun new.ffn.gate.group.tp () Bool)
(declare-fun new.ffn.up.group.pp () Bool)
(declare-fun new.ffn.up.group.sp () Bool)
(declare-fun new.ffn.up.group.dp () Bool)
(declare-fun new.ffn.up.group.tp () Bool)
(declare-fun new.ffn.up_idle () Bool)
(declare-fun new.ffn.piece_kept () Bool)
(declare-fun new.ffn.gate_entering () (_ BitVec 7))
(declare-fun new.ffn.up_entering () (_ BitVec 7))
(declare-fun new.stream.in_order () Bool)
(declare-fun new.ffn.in_place () Bool)
(declare-fun new.ffn.down.group.pp () Bool)
(declare-fun new.ffn.down.group.sp () Bool)
(declare-fun new.ffn.down.group.dp () Bool)
(declare-fun new.ffn.down.group.tp () Bool)
(declare-fun new.stream.first_keeps_all () Bool)
(declare-fun new.ffn.first_reads () Bool)
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
(declare-fun new.ffn.tokenwise () Bool)
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
 (let (($x819 (= (_ bv42 7) old.batch.idle)))
 (or $x819 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x1625 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1389 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x899 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2135 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1348 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1348 $x2135 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x899 $x1389 $x1625)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x488 (= (_ bv57 7) old.ffn.down.collective)))
 (let (($x2535 (= (_ bv10 7) old.ffn.down.collective)))
 (let (($x650 (= (_ bv4 7) old.ffn.down.collective)))
 (or $x650 (= (_ bv5 7) old.ffn.down.collective) $x2535 $x488 (= (_ bv73 7) old.ffn.down.collective))))))
(assert
 (let (($x375 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x1727 (= (_ bv10 7) old.ffn.down.input)))
 (or $x1727 $x375 (= (_ bv63 7) old.ffn.down.input)))))
(assert
 (let (($x1870 (= (_ bv61 7) old.ffn.down.split)))
 (let (($x983 (= (_ bv57 7) old.ffn.down.split)))
 (let (($x730 (= (_ bv40 7) old.ffn.down.split)))
 (or $x730 $x983 $x1870)))))
(assert
 (let (($x643 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x2652 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x2172 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x2725 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x2065 (= (_ bv4 7) old.ffn.gate.collective)))
 (or $x2065 $x2725 $x2172 $x2652 $x643)))))))
(assert
 (let (($x762 (= (_ bv32 7) old.ffn.gate.input)))
 (let (($x2381 (= (_ bv10 7) old.ffn.gate.input)))
 (or $x2381 $x762 (= (_ bv63 7) old.ffn.gate.input)))))
(assert
 (let (($x1449 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x34 (= (_ bv57 7) old.ffn.gate.split)))
 (let (($x3203 (= (_ bv40 7) old.ffn.gate.split)))
 (or $x3203 $x34 $x1449)))))
(assert
 (let (($x1066 (= (_ bv15 7) old.ffn.gate.sum)))
 (or (= (_ bv0 7) old.ffn.gate.sum) $x1066 (= (_ bv24 7) old.ffn.gate.sum) (= (_ bv69 7) old.ffn.gate.sum))))
(assert
 (let (($x2167 (= (_ bv73 7) old.ffn.up.collective)))
 (let (($x980 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x2768 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x2224 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x1036 (= (_ bv4 7) old.ffn.up.collective)))
 (or $x1036 $x2224 $x2768 $x980 $x2167)))))))
(assert
 (let (($x1593 (= (_ bv32 7) old.ffn.up.input)))
 (let (($x864 (= (_ bv10 7) old.ffn.up.input)))
 (or $x864 $x1593 (= (_ bv63 7) old.ffn.up.input)))))
(assert
 (let (($x2336 (= (_ bv61 7) old.ffn.up.split)))
 (let (($x333 (= (_ bv57 7) old.ffn.up.split)))
 (let (($x2879 (= (_ bv40 7) old.ffn.up.split)))
 (or $x2879 $x333 $x2336)))))
(assert
 (let (($x207 (= (_ bv24 7) old.ffn.up.sum)))
 (let (($x1177 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x2827 (= (_ bv0 7) old.ffn.up.sum)))
 (or $x2827 $x1177 $x207 (= (_ bv69 7) old.ffn.up.sum))))))
(assert
 (and (<= 1 old.ffn.width.block)))
(assert
 (let (($x1757 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x1634 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x2423 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x2520 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x2264 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x1855 (= (_ bv26 7) old.ffn.width.kind)))
 (or (= (_ bv11 7) old.ffn.width.kind) (= (_ bv18 7) old.ffn.width.kind) $x1855 $x2264 (= (_ bv56 7) old.ffn.width.kind) $x2520 $x2423 $x1634 $x1757 (= (_ bv99 7) old.ffn.width.kind)))))))))
(assert
 (and (<= 1 old.ffn.width.multiple)))
(assert
 (and (<= (- 1) old.ffn.width.n)))
(assert
 (and (<= 1 old.ffn.width.parts)))
(assert
 (let (($x2433 (= (_ bv96 7) old.hidden.kind)))
 (let (($x2809 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1045 (= (_ bv65 7) old.hidden.kind)))
 (let (($x1354 (= (_ bv48 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind) $x1354 (= (_ bv56 7) old.hidden.kind) $x1045 $x2809 (= (_ bv91 7) old.hidden.kind) $x2433 (= (_ bv99 7) old.hidden.kind)))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x3788 (= (_ bv96 7) old.stream)))
 (let (($x2124 (= (_ bv94 7) old.stream)))
 (let (($x3093 (= (_ bv38 7) old.stream)))
 (or $x3093 $x2124 $x3788)))))
(assert
 (let (($x3893 (= (_ bv96 7) old.stream_tokens.kind)))
 (let (($x751 (= (_ bv86 7) old.stream_tokens.kind)))
 (let (($x1575 (= (_ bv48 7) old.stream_tokens.kind)))
 (or (= (_ bv11 7) old.stream_tokens.kind) (= (_ bv18 7) old.stream_tokens.kind) (= (_ bv26 7) old.stream_tokens.kind) $x1575 (= (_ bv56 7) old.stream_tokens.kind) (= (_ bv65 7) old.stream_tokens.kind) $x751 (= (_ bv91 7) old.stream_tokens.kind) $x3893 (= (_ bv99 7) old.stream_tokens.kind))))))
(assert
 (and (<= 1 old.stream_tokens.parts)))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (= old.stream_tokens.padded false))
(assert
 (let (($x1045 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x1045 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x3893 (= (_ bv96 7) old.stream_tokens.kind)))
 (let (($x1765 (or $x3893 (and (= 1 old.stream_tokens.parts) (not old.stream_tokens.padded)))))
 (let (($x761 (ite (or (= (_ bv86 7) old.stream_tokens.kind) (= (_ bv48 7) old.stream_tokens.kind)) old.stream_tokens.given_everywhere $x1765)))
 (= old.stream_tokens.everywhere $x761)))))
(assert
 (let (($x2520 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x3298 (and $x2520 (not (= 0 (mod old.ffn.width.n old.ffn.width.multiple))))))
 (= old.ffn.width.padded $x3298))))
(assert
 (let ((?x332 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x2789 (div (* ?x332 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x1088 (< 1 old.ffn.width.parts)))
 (let (($x2520 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.filled (and $x2520 $x1088 (= ?x2789 old.ffn.width.n))))))))
(assert
 (let ((?x332 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x2789 (div (* ?x332 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x1088 (< 1 old.ffn.width.parts)))
 (let (($x2520 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.leads (and $x2520 $x1088 (<= old.ffn.width.n ?x2789))))))))
(assert
 (let (($x1503 (= (- 1) old.ffn.width.n)))
 (let (($x1855 (= (_ bv26 7) old.ffn.width.kind)))
 (let (($x2703 (ite $x1855 (or $x1503 (<= old.ffn.width.parts old.ffn.width.n)) (or $x1503 (< 1 old.ffn.width.n)))))
 (let ((?x332 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x2789 (div (* ?x332 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x2520 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x1634 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x2882 (ite $x1634 (or $x1503 (< old.ffn.width.block old.ffn.width.n)) (ite $x2520 (or $x1503 (< ?x2789 old.ffn.width.n)) $x2703))))
 (let (($x3396 (ite (or (= (_ bv96 7) old.ffn.width.kind) (= 1 old.ffn.width.parts)) false $x2882)))
 (let (($x2264 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x2423 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x2778 (or $x2423 $x2264)))
 (= old.ffn.width.moved (ite $x2778 old.ffn.width.given_moved $x3396)))))))))))))))
(assert
 (= old.ffn.lead (ite old.model.gated old.ffn.gate.split old.ffn.up.split)))
(assert
 (let (($x375 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x3740 (or $x375 (and (= (_ bv10 7) old.ffn.down.input) (not (= (_ bv40 7) old.ffn.down.split))))))
 (= old.ffn.gathers $x3740))))
(assert
 (let (($x2433 (= (_ bv96 7) old.hidden.kind)))
 (let (($x3682 (ite (or (= (_ bv86 7) old.hidden.kind) (= (_ bv48 7) old.hidden.kind)) old.hidden.given_everywhere (or $x2433 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x3682))))
(assert
 (let (($x1757 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x3473 (or $x1757 (and (= 1 old.ffn.width.parts) (not old.ffn.width.padded)))))
 (let (($x2264 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x2423 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x2778 (or $x2423 $x2264)))
 (= old.ffn.width.everywhere (ite $x2778 old.ffn.width.given_everywhere $x3473))))))))
(assert
 (= old.ffn.piece_of_one (and old.ffn.width.filled (= (_ bv40 7) old.ffn.down.split))))
(assert
 (let (($x3333 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x1720 (or (not (= (_ bv4 7) old.ffn.gate.collective)) $x3333)))
 (let (($x1449 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x2224 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x2768 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x753 (or $x2768 $x2224)))
 (let (($x3808 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x2879 (= (_ bv40 7) old.ffn.up.split)))
 (let (($x1440 (< 1 old.tp)))
 (let (($x2308 (and old.model.gated $x1440 $x2879 $x3808 $x753 (not (= (_ bv24 7) old.ffn.up.sum)) (not (and old.ffn.gathers $x1449 $x1720)))))
 (= old.ffn.up_idle $x2308))))))))))))
(assert
 (let (($x3808 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x3333 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x1720 (or (not (= (_ bv4 7) old.ffn.gate.collective)) $x3333)))
 (let (($x2802 (ite old.model.gated $x1720 (or (not (= (_ bv4 7) old.ffn.up.collective)) $x3808))))
 (let (($x153 (= (_ bv61 7) old.ffn.lead)))
 (let (($x983 (= (_ bv57 7) old.ffn.down.split)))
 (let (($x1680 (and old.ffn.width.filled $x983 (not (and old.ffn.gathers $x153 $x2802)))))
 (= old.ffn.piece_kept $x1680)))))))))
(assert
 (let (($x2381 (= (_ bv10 7) old.ffn.gate.input)))
 (let (($x2263 (and $x2381 (not (and (= (_ bv38 7) old.stream) (= (_ bv40 7) old.ffn.gate.split))))))
 (let (($x3093 (= (_ bv38 7) old.stream)))
 (let (($x762 (= (_ bv32 7) old.ffn.gate.input)))
 (let (($x3788 (= (_ bv96 7) old.stream)))
 (let (($x598 (or $x3788 $x762 (and $x3093 old.hidden.everywhere (not (= (_ bv40 7) old.ffn.gate.split))) $x2263)))
 (= old.ffn.gate_entering (ite $x598 (_ bv96 7) old.stream)))))))))
(assert
 (let (($x864 (= (_ bv10 7) old.ffn.up.input)))
 (let (($x3299 (and $x864 (not (and (= (_ bv38 7) old.stream) (= (_ bv40 7) old.ffn.up.split))))))
 (let (($x3093 (= (_ bv38 7) old.stream)))
 (let (($x1593 (= (_ bv32 7) old.ffn.up.input)))
 (let (($x3788 (= (_ bv96 7) old.stream)))
 (let (($x1888 (or $x3788 $x1593 (and $x3093 old.hidden.everywhere (not (= (_ bv40 7) old.ffn.up.split))) $x3299)))
 (= old.ffn.up_entering (ite $x1888 (_ bv96 7) old.stream)))))))))
(assert
 (let (($x3788 (= (_ bv96 7) old.stream)))
 (let (($x3058 (or $x3788 (and (= (_ bv38 7) old.stream) old.hidden.everywhere) (and (= (_ bv94 7) old.stream) old.stream_tokens.everywhere))))
 (= old.stream.in_order $x3058))))
(assert
 (let (($x863 (not old.ffn.width.moved)))
 (let (($x1232 (and old.ffn.width.everywhere $x863)))
 (= old.ffn.in_place (or $x1232 old.ffn.width.filled)))))
(assert
 (let (($x830 (and (or (not old.ffn.down.group.tp) (= 1 old.tp)) (or (not old.ffn.down.group.dp) (= 1 old.dp)) (or (not old.ffn.down.group.sp) (= 1 old.sp)) (or (not old.ffn.down.group.pp) (= 1 old.pp)))))
 (let (($x2535 (= (_ bv10 7) old.ffn.down.collective)))
 (let (($x488 (= (_ bv57 7) old.ffn.down.collective)))
 (let (($x858 (and old.ffn.piece_kept old.stream.first_keeps_all (or (or $x488 $x2535) $x830))))
 (= old.ffn.first_reads $x858))))))
(assert
 (let (($x863 (not old.ffn.width.moved)))
 (let (($x1232 (and old.ffn.width.everywhere $x863)))
 (let ((?x1518 (ite $x1232 (_ bv96 7) (ite old.ffn.width_twice_back (ite old.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x1440 (< 1 old.tp)))
 (let ((?x1811 (ite old.ffn.width.everywhere (_ bv96 7) (ite old.ffn.piece_of_one (_ bv97 7) (ite old.model.gated (_ bv97 7) (_ bv16 7))))))
 (let (($x2167 (= (_ bv73 7) old.ffn.up.collective)))
 (let (($x2224 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x2768 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x753 (or $x2768 $x2224)))
 (let (($x1177 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x980 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x2398 (or $x980 (not (or $x1177 (and old.model.gated (= (_ bv0 7) old.ffn.up.sum)))) old.ffn.up_idle)))
 (let (($x3808 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x1453 (or $x2768 $x980)))
 (let ((?x2379 (ite (or $x1453 $x3808 (and (= (_ bv4 7) old.ffn.up.collective) old.ffn.in_place)) (_ bv96 7) (ite $x2224 (_ bv21 7) (_ bv16 7)))))
 (let (($x333 (= (_ bv57 7) old.ffn.up.split)))
 (let ((?x2003 (ite $x333 ?x2379 (ite $x2398 (_ bv92 7) (ite $x753 (_ bv96 7) (ite $x2167 ?x1811 (ite $x1440 (_ bv16 7) ?x1518)))))))
 (let (($x2195 (or $x1453 $x3808 (and $x2224 old.ffn.width.padded $x863) (and $x2167 old.ffn.width.leads))))
 (let ((?x778 (ite (and $x2224 old.ffn.width.filled (not $x3808)) (_ bv96 7) (ite $x2195 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x2336 (= (_ bv61 7) old.ffn.up.split)))
 (= old.ffn.up_state (ite $x2336 ?x778 ?x2003)))))))))))))))))))))))
(assert
 (let (($x2156 (not old.ffn.width.everywhere)))
 (let (($x3607 (and (or (= (_ bv61 7) old.ffn.up.split) (= (_ bv97 7) old.ffn.up_state)) (not (= (_ bv96 7) old.ffn.up_state)) $x2156)))
 (= old.ffn.up_piece (ite $x3607 (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x207 (= (_ bv24 7) old.ffn.up.sum)))
 (let (($x980 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x2469 (and old.model.gated (= (_ bv92 7) old.ffn.up_state) (or $x980 $x207 old.ffn.up_idle))))
 (= old.ffn.up_left $x2469)))))
(assert
 (let (($x1508 (not old.ffn.up_left)))
 (let (($x1893 (not old.model.joint)))
 (let (($x2152 (and old.ffn.piece_kept old.model.gated $x1893 (= (_ bv97 7) old.ffn.up_piece) $x1508)))
 (= old.ffn.share_of_one $x2152)))))
(assert
 (let (($x863 (not old.ffn.width.moved)))
 (let (($x1232 (and old.ffn.width.everywhere $x863)))
 (let (($x1440 (< 1 old.tp)))
 (let ((?x1226 (ite $x1440 (_ bv16 7) (ite $x1232 (_ bv96 7) (ite old.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x848 (ite old.ffn.width.everywhere (_ bv96 7) (ite (or old.ffn.piece_of_one old.ffn.share_of_one) (_ bv97 7) (_ bv16 7)))))
 (let (($x643 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x2725 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x2172 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x2652 (= (_ bv57 7) old.ffn.gate.collective)))
 (let ((?x2102 (ite (or $x2652 (not (= (_ bv15 7) old.ffn.gate.sum))) (_ bv92 7) (ite (or $x2172 $x2725) (_ bv96 7) (ite $x643 ?x848 ?x1226)))))
 (let (($x3333 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x3764 (or $x2172 $x2652)))
 (let (($x208 (or $x3764 $x3333 (and (= (_ bv4 7) old.ffn.gate.collective) old.ffn.in_place))))
 (let (($x34 (= (_ bv57 7) old.ffn.gate.split)))
 (let (($x3614 (or $x3764 $x3333 (and $x2725 old.ffn.width.padded $x863) (and $x643 old.ffn.width.leads))))
 (let ((?x1896 (ite (and $x2725 old.ffn.width.filled (not $x3333)) (_ bv96 7) (ite $x3614 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.gate.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x1449 (= (_ bv61 7) old.ffn.gate.split)))
 (= old.ffn.gate_state (ite $x1449 ?x1896 (ite $x34 (ite $x208 (_ bv96 7) (ite $x2725 (_ bv21 7) (_ bv16 7))) ?x2102)))))))))))))))))))))
(assert
 (let (($x2156 (not old.ffn.width.everywhere)))
 (let (($x1449 (= (_ bv61 7) old.ffn.gate.split)))
 (= old.ffn.gate_piece (ite (and $x1449 (not (= (_ bv96 7) old.ffn.gate_state)) $x2156) (_ bv97 7) (_ bv96 7))))))
(assert
 (let ((?x419 (ite old.ffn.up_left (_ bv92 7) (ite old.model.gated old.ffn.gate_piece old.ffn.up_piece))))
 (= old.ffn.product ?x419)))
(assert
 (let ((?x1610 (ite old.ffn.share_of_one (_ bv92 7) old.ffn.product)))
 (let (($x1463 (not old.ffn.share_of_one)))
 (let (($x1104 (or old.ffn.first_reads (and old.ffn.gathers (= (_ bv97 7) old.ffn.product) $x1463))))
 (= old.ffn.product_in (ite (and (not (= (_ bv92 7) old.ffn.product)) $x1104) (_ bv96 7) ?x1610))))))
(assert
 (let (($x1508 (not old.ffn.up_left)))
 (let (($x2502 (= (_ bv94 7) old.ffn.up_entering)))
 (let (($x93 (and $x2502 (or (not old.model.gated) (= (_ bv94 7) old.ffn.gate_entering)) $x1508 (not (= (_ bv4 7) old.ffn.down.collective)))))
 (let (($x1449 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x2176 (or (and (= (_ bv57 7) old.ffn.gate.split) (= (_ bv96 7) old.ffn.gate_state)) (and $x1449 old.ffn.width.everywhere (= (_ bv97 7) old.ffn.gate_state)))))
 (let (($x3333 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x2652 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x2172 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x3764 (or $x2172 $x2652)))
 (let (($x1124 (= (_ bv94 7) old.ffn.gate_entering)))
 (let (($x3240 (not old.model.gated)))
 (let (($x2253 (= (_ bv97 7) old.ffn.up_state)))
 (let (($x2336 (= (_ bv61 7) old.ffn.up.split)))
 (let (($x3193 (or (and (= (_ bv57 7) old.ffn.up.split) (= (_ bv96 7) old.ffn.up_state)) (and $x2336 old.ffn.width.everywhere $x2253))))
 (let (($x3808 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x980 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x2768 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x1453 (or $x2768 $x980)))
 (let (($x1241 (and (and $x2502 (or $x1453 $x3808) $x3193) (or $x3240 (and $x1124 (or $x3764 $x3333) $x2176)) (= (_ bv96 7) old.ffn.product_in) (or (not (= (_ bv61 7) old.ffn.lead)) (not old.ffn.gathers)))))
 (let (($x1440 (< 1 old.tp)))
 (let (($x830 (and (or (not old.ffn.down.group.tp) (= 1 old.tp)) (or (not old.ffn.down.group.dp) (= 1 old.dp)) (or (not old.ffn.down.group.sp) (= 1 old.sp)) (or (not old.ffn.down.group.pp) (= 1 old.pp)))))
 (let (($x1870 (= (_ bv61 7) old.ffn.down.split)))
 (let (($x2787 (and $x1870 old.hidden.everywhere (or (not (= (_ bv10 7) old.ffn.down.collective)) (and $x1440 $x830)))))
 (let (($x983 (= (_ bv57 7) old.ffn.down.split)))
 (let (($x2124 (= (_ bv94 7) old.stream)))
 (= old.ffn.tokenwise (and $x2124 (or $x983 $x2787) (ite $x1440 $x1241 $x93)))))))))))))))))))))))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x2004 (= (_ bv57 7) new.ffn.down.collective)))
 (let (($x722 (= (_ bv10 7) new.ffn.down.collective)))
 (let (($x2121 (= (_ bv4 7) new.ffn.down.collective)))
 (or $x2121 (= (_ bv5 7) new.ffn.down.collective) $x722 $x2004 (= (_ bv73 7) new.ffn.down.collective))))))
(assert
 (let (($x2207 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x790 (= (_ bv10 7) new.ffn.down.input)))
 (or $x790 $x2207 (= (_ bv63 7) new.ffn.down.input)))))
(assert
 (let (($x2197 (= (_ bv61 7) new.ffn.down.split)))
 (let (($x422 (= (_ bv57 7) new.ffn.down.split)))
 (let (($x2635 (= (_ bv40 7) new.ffn.down.split)))
 (or $x2635 $x422 $x2197)))))
(assert
 (let (($x1334 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x2977 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x547 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x131 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x31 (= (_ bv4 7) new.ffn.gate.collective)))
 (or $x31 $x131 $x547 $x2977 $x1334)))))))
(assert
 (let (($x3415 (= (_ bv32 7) new.ffn.gate.input)))
 (let (($x3291 (= (_ bv10 7) new.ffn.gate.input)))
 (or $x3291 $x3415 (= (_ bv63 7) new.ffn.gate.input)))))
(assert
 (let (($x839 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x2750 (= (_ bv57 7) new.ffn.gate.split)))
 (let (($x1486 (= (_ bv40 7) new.ffn.gate.split)))
 (or $x1486 $x2750 $x839)))))
(assert
 (let (($x2873 (= (_ bv15 7) new.ffn.gate.sum)))
 (or (= (_ bv0 7) new.ffn.gate.sum) $x2873 (= (_ bv24 7) new.ffn.gate.sum) (= (_ bv69 7) new.ffn.gate.sum))))
(assert
 (let (($x2403 (= (_ bv73 7) new.ffn.up.collective)))
 (let (($x1311 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x3413 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x2085 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x91 (= (_ bv4 7) new.ffn.up.collective)))
 (or $x91 $x2085 $x3413 $x1311 $x2403)))))))
(assert
 (let (($x1207 (= (_ bv32 7) new.ffn.up.input)))
 (let (($x2650 (= (_ bv10 7) new.ffn.up.input)))
 (or $x2650 $x1207 (= (_ bv63 7) new.ffn.up.input)))))
(assert
 (let (($x667 (= (_ bv61 7) new.ffn.up.split)))
 (let (($x3420 (= (_ bv57 7) new.ffn.up.split)))
 (let (($x1904 (= (_ bv40 7) new.ffn.up.split)))
 (or $x1904 $x3420 $x667)))))
(assert
 (let (($x1827 (= (_ bv24 7) new.ffn.up.sum)))
 (let (($x3173 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x630 (= (_ bv0 7) new.ffn.up.sum)))
 (or $x630 $x3173 $x1827 (= (_ bv69 7) new.ffn.up.sum))))))
(assert
 (and (<= 1 new.ffn.width.block)))
(assert
 (let (($x2676 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x32 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x748 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x3490 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x1159 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x2338 (= (_ bv26 7) new.ffn.width.kind)))
 (or (= (_ bv11 7) new.ffn.width.kind) (= (_ bv18 7) new.ffn.width.kind) $x2338 $x1159 (= (_ bv56 7) new.ffn.width.kind) $x3490 $x748 $x32 $x2676 (= (_ bv99 7) new.ffn.width.kind)))))))))
(assert
 (and (<= 1 new.ffn.width.multiple)))
(assert
 (and (<= (- 1) new.ffn.width.n)))
(assert
 (and (<= 1 new.ffn.width.parts)))
(assert
 (let (($x3292 (= (_ bv96 7) new.hidden.kind)))
 (let (($x2059 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2941 (= (_ bv65 7) new.hidden.kind)))
 (let (($x1770 (= (_ bv48 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind) $x1770 (= (_ bv56 7) new.hidden.kind) $x2941 $x2059 (= (_ bv91 7) new.hidden.kind) $x3292 (= (_ bv99 7) new.hidden.kind)))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x2225 (= (_ bv96 7) new.stream)))
 (let (($x1119 (= (_ bv94 7) new.stream)))
 (let (($x501 (= (_ bv38 7) new.stream)))
 (or $x501 $x1119 $x2225)))))
(assert
 (let (($x2536 (= (_ bv96 7) new.stream_tokens.kind)))
 (let (($x3149 (= (_ bv86 7) new.stream_tokens.kind)))
 (let (($x1656 (= (_ bv48 7) new.stream_tokens.kind)))
 (or (= (_ bv11 7) new.stream_tokens.kind) (= (_ bv18 7) new.stream_tokens.kind) (= (_ bv26 7) new.stream_tokens.kind) $x1656 (= (_ bv56 7) new.stream_tokens.kind) (= (_ bv65 7) new.stream_tokens.kind) $x3149 (= (_ bv91 7) new.stream_tokens.kind) $x2536 (= (_ bv99 7) new.stream_tokens.kind))))))
(assert
 (and (<= 1 new.stream_tokens.parts)))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (= new.stream_tokens.padded false))
(assert
 (let (($x2941 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x2941 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x2536 (= (_ bv96 7) new.stream_tokens.kind)))
 (let (($x3581 (or $x2536 (and (= 1 new.stream_tokens.parts) (not new.stream_tokens.padded)))))
 (let (($x2682 (ite (or (= (_ bv86 7) new.stream_tokens.kind) (= (_ bv48 7) new.stream_tokens.kind)) new.stream_tokens.given_everywhere $x3581)))
 (= new.stream_tokens.everywhere $x2682)))))
(assert
 (let (($x3490 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x866 (and $x3490 (not (= 0 (mod new.ffn.width.n new.ffn.width.multiple))))))
 (= new.ffn.width.padded $x866))))
(assert
 (let ((?x2244 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x3316 (div (* ?x2244 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x1120 (< 1 new.ffn.width.parts)))
 (let (($x3490 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.filled (and $x3490 $x1120 (= ?x3316 new.ffn.width.n))))))))
(assert
 (let ((?x2244 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x3316 (div (* ?x2244 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x1120 (< 1 new.ffn.width.parts)))
 (let (($x3490 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.leads (and $x3490 $x1120 (<= new.ffn.width.n ?x3316))))))))
(assert
 (let (($x1919 (= (- 1) new.ffn.width.n)))
 (let (($x2338 (= (_ bv26 7) new.ffn.width.kind)))
 (let (($x2633 (ite $x2338 (or $x1919 (<= new.ffn.width.parts new.ffn.width.n)) (or $x1919 (< 1 new.ffn.width.n)))))
 (let ((?x2244 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x3316 (div (* ?x2244 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x3490 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x32 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x2477 (ite $x32 (or $x1919 (< new.ffn.width.block new.ffn.width.n)) (ite $x3490 (or $x1919 (< ?x3316 new.ffn.width.n)) $x2633))))
 (let (($x1268 (ite (or (= (_ bv96 7) new.ffn.width.kind) (= 1 new.ffn.width.parts)) false $x2477)))
 (let (($x1159 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x748 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x3634 (or $x748 $x1159)))
 (= new.ffn.width.moved (ite $x3634 new.ffn.width.given_moved $x1268)))))))))))))))
(assert
 (= new.ffn.lead (ite new.model.gated new.ffn.gate.split new.ffn.up.split)))
(assert
 (let (($x2207 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x2005 (or $x2207 (and (= (_ bv10 7) new.ffn.down.input) (not (= (_ bv40 7) new.ffn.down.split))))))
 (= new.ffn.gathers $x2005))))
(assert
 (let (($x3292 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1465 (ite (or (= (_ bv86 7) new.hidden.kind) (= (_ bv48 7) new.hidden.kind)) new.hidden.given_everywhere (or $x3292 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x1465))))
(assert
 (let (($x2676 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x2189 (or $x2676 (and (= 1 new.ffn.width.parts) (not new.ffn.width.padded)))))
 (let (($x1159 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x748 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x3634 (or $x748 $x1159)))
 (= new.ffn.width.everywhere (ite $x3634 new.ffn.width.given_everywhere $x2189))))))))
(assert
 (= new.ffn.piece_of_one (and new.ffn.width.filled (= (_ bv40 7) new.ffn.down.split))))
(assert
 (let (($x2718 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x3693 (or (not (= (_ bv4 7) new.ffn.gate.collective)) $x2718)))
 (let (($x839 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x2085 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x3413 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x3931 (or $x3413 $x2085)))
 (let (($x2515 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x1904 (= (_ bv40 7) new.ffn.up.split)))
 (let (($x264 (< 1 new.tp)))
 (let (($x1629 (and new.model.gated $x264 $x1904 $x2515 $x3931 (not (= (_ bv24 7) new.ffn.up.sum)) (not (and new.ffn.gathers $x839 $x3693)))))
 (= new.ffn.up_idle $x1629))))))))))))
(assert
 (let (($x2515 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x2718 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x3693 (or (not (= (_ bv4 7) new.ffn.gate.collective)) $x2718)))
 (let (($x3113 (ite new.model.gated $x3693 (or (not (= (_ bv4 7) new.ffn.up.collective)) $x2515))))
 (let (($x3375 (= (_ bv61 7) new.ffn.lead)))
 (let (($x422 (= (_ bv57 7) new.ffn.down.split)))
 (let (($x2615 (and new.ffn.width.filled $x422 (not (and new.ffn.gathers $x3375 $x3113)))))
 (= new.ffn.piece_kept $x2615)))))))))
(assert
 (let (($x3291 (= (_ bv10 7) new.ffn.gate.input)))
 (let (($x2093 (and $x3291 (not (and (= (_ bv38 7) new.stream) (= (_ bv40 7) new.ffn.gate.split))))))
 (let (($x501 (= (_ bv38 7) new.stream)))
 (let (($x3415 (= (_ bv32 7) new.ffn.gate.input)))
 (let (($x2225 (= (_ bv96 7) new.stream)))
 (let (($x62 (or $x2225 $x3415 (and $x501 new.hidden.everywhere (not (= (_ bv40 7) new.ffn.gate.split))) $x2093)))
 (= new.ffn.gate_entering (ite $x62 (_ bv96 7) new.stream)))))))))
(assert
 (let (($x2650 (= (_ bv10 7) new.ffn.up.input)))
 (let (($x274 (and $x2650 (not (and (= (_ bv38 7) new.stream) (= (_ bv40 7) new.ffn.up.split))))))
 (let (($x501 (= (_ bv38 7) new.stream)))
 (let (($x1207 (= (_ bv32 7) new.ffn.up.input)))
 (let (($x2225 (= (_ bv96 7) new.stream)))
 (let (($x897 (or $x2225 $x1207 (and $x501 new.hidden.everywhere (not (= (_ bv40 7) new.ffn.up.split))) $x274)))
 (= new.ffn.up_entering (ite $x897 (_ bv96 7) new.stream)))))))))
(assert
 (let (($x2225 (= (_ bv96 7) new.stream)))
 (let (($x823 (or $x2225 (and (= (_ bv38 7) new.stream) new.hidden.everywhere) (and (= (_ bv94 7) new.stream) new.stream_tokens.everywhere))))
 (= new.stream.in_order $x823))))
(assert
 (let (($x288 (not new.ffn.width.moved)))
 (let (($x2200 (and new.ffn.width.everywhere $x288)))
 (= new.ffn.in_place (or $x2200 new.ffn.width.filled)))))
(assert
 (let (($x3035 (and (or (not new.ffn.down.group.tp) (= 1 new.tp)) (or (not new.ffn.down.group.dp) (= 1 new.dp)) (or (not new.ffn.down.group.sp) (= 1 new.sp)) (or (not new.ffn.down.group.pp) (= 1 new.pp)))))
 (let (($x722 (= (_ bv10 7) new.ffn.down.collective)))
 (let (($x2004 (= (_ bv57 7) new.ffn.down.collective)))
 (let (($x909 (and new.ffn.piece_kept new.stream.first_keeps_all (or (or $x2004 $x722) $x3035))))
 (= new.ffn.first_reads $x909))))))
(assert
 (let (($x288 (not new.ffn.width.moved)))
 (let (($x2200 (and new.ffn.width.everywhere $x288)))
 (let ((?x2453 (ite $x2200 (_ bv96 7) (ite new.ffn.width_twice_back (ite new.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x264 (< 1 new.tp)))
 (let ((?x95 (ite new.ffn.width.everywhere (_ bv96 7) (ite new.ffn.piece_of_one (_ bv97 7) (ite new.model.gated (_ bv97 7) (_ bv16 7))))))
 (let (($x2403 (= (_ bv73 7) new.ffn.up.collective)))
 (let (($x2085 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x3413 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x3931 (or $x3413 $x2085)))
 (let (($x3173 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x1311 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x2463 (or $x1311 (not (or $x3173 (and new.model.gated (= (_ bv0 7) new.ffn.up.sum)))) new.ffn.up_idle)))
 (let (($x2515 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x1105 (or $x3413 $x1311)))
 (let ((?x1548 (ite (or $x1105 $x2515 (and (= (_ bv4 7) new.ffn.up.collective) new.ffn.in_place)) (_ bv96 7) (ite $x2085 (_ bv21 7) (_ bv16 7)))))
 (let (($x3420 (= (_ bv57 7) new.ffn.up.split)))
 (let ((?x1480 (ite $x3420 ?x1548 (ite $x2463 (_ bv92 7) (ite $x3931 (_ bv96 7) (ite $x2403 ?x95 (ite $x264 (_ bv16 7) ?x2453)))))))
 (let (($x1015 (or $x1105 $x2515 (and $x2085 new.ffn.width.padded $x288) (and $x2403 new.ffn.width.leads))))
 (let ((?x94 (ite (and $x2085 new.ffn.width.filled (not $x2515)) (_ bv96 7) (ite $x1015 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x667 (= (_ bv61 7) new.ffn.up.split)))
 (= new.ffn.up_state (ite $x667 ?x94 ?x1480)))))))))))))))))))))))
(assert
 (let (($x554 (not new.ffn.width.everywhere)))
 (let (($x2042 (and (or (= (_ bv61 7) new.ffn.up.split) (= (_ bv97 7) new.ffn.up_state)) (not (= (_ bv96 7) new.ffn.up_state)) $x554)))
 (= new.ffn.up_piece (ite $x2042 (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x1827 (= (_ bv24 7) new.ffn.up.sum)))
 (let (($x1311 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x637 (and new.model.gated (= (_ bv92 7) new.ffn.up_state) (or $x1311 $x1827 new.ffn.up_idle))))
 (= new.ffn.up_left $x637)))))
(assert
 (let (($x549 (not new.ffn.up_left)))
 (let (($x2083 (not new.model.joint)))
 (let (($x1487 (and new.ffn.piece_kept new.model.gated $x2083 (= (_ bv97 7) new.ffn.up_piece) $x549)))
 (= new.ffn.share_of_one $x1487)))))
(assert
 (let (($x288 (not new.ffn.width.moved)))
 (let (($x2200 (and new.ffn.width.everywhere $x288)))
 (let (($x264 (< 1 new.tp)))
 (let ((?x1155 (ite $x264 (_ bv16 7) (ite $x2200 (_ bv96 7) (ite new.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x1621 (ite new.ffn.width.everywhere (_ bv96 7) (ite (or new.ffn.piece_of_one new.ffn.share_of_one) (_ bv97 7) (_ bv16 7)))))
 (let (($x1334 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x131 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x547 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x2977 (= (_ bv57 7) new.ffn.gate.collective)))
 (let ((?x3942 (ite (or $x2977 (not (= (_ bv15 7) new.ffn.gate.sum))) (_ bv92 7) (ite (or $x547 $x131) (_ bv96 7) (ite $x1334 ?x1621 ?x1155)))))
 (let (($x2718 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x351 (or $x547 $x2977)))
 (let (($x2458 (or $x351 $x2718 (and (= (_ bv4 7) new.ffn.gate.collective) new.ffn.in_place))))
 (let (($x2750 (= (_ bv57 7) new.ffn.gate.split)))
 (let (($x456 (or $x351 $x2718 (and $x131 new.ffn.width.padded $x288) (and $x1334 new.ffn.width.leads))))
 (let ((?x2393 (ite (and $x131 new.ffn.width.filled (not $x2718)) (_ bv96 7) (ite $x456 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.gate.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x839 (= (_ bv61 7) new.ffn.gate.split)))
 (= new.ffn.gate_state (ite $x839 ?x2393 (ite $x2750 (ite $x2458 (_ bv96 7) (ite $x131 (_ bv21 7) (_ bv16 7))) ?x3942)))))))))))))))))))))
(assert
 (let (($x554 (not new.ffn.width.everywhere)))
 (let (($x839 (= (_ bv61 7) new.ffn.gate.split)))
 (= new.ffn.gate_piece (ite (and $x839 (not (= (_ bv96 7) new.ffn.gate_state)) $x554) (_ bv97 7) (_ bv96 7))))))
(assert
 (let ((?x1824 (ite new.ffn.up_left (_ bv92 7) (ite new.model.gated new.ffn.gate_piece new.ffn.up_piece))))
 (= new.ffn.product ?x1824)))
(assert
 (let ((?x236 (ite new.ffn.share_of_one (_ bv92 7) new.ffn.product)))
 (let (($x192 (not new.ffn.share_of_one)))
 (let (($x1157 (or new.ffn.first_reads (and new.ffn.gathers (= (_ bv97 7) new.ffn.product) $x192))))
 (= new.ffn.product_in (ite (and (not (= (_ bv92 7) new.ffn.product)) $x1157) (_ bv96 7) ?x236))))))
(assert
 (let (($x549 (not new.ffn.up_left)))
 (let (($x960 (= (_ bv94 7) new.ffn.up_entering)))
 (let (($x1046 (and $x960 (or (not new.model.gated) (= (_ bv94 7) new.ffn.gate_entering)) $x549 (not (= (_ bv4 7) new.ffn.down.collective)))))
 (let (($x839 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x3595 (or (and (= (_ bv57 7) new.ffn.gate.split) (= (_ bv96 7) new.ffn.gate_state)) (and $x839 new.ffn.width.everywhere (= (_ bv97 7) new.ffn.gate_state)))))
 (let (($x2718 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x2977 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x547 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x351 (or $x547 $x2977)))
 (let (($x3600 (= (_ bv94 7) new.ffn.gate_entering)))
 (let (($x1295 (not new.model.gated)))
 (let (($x1057 (= (_ bv97 7) new.ffn.up_state)))
 (let (($x667 (= (_ bv61 7) new.ffn.up.split)))
 (let (($x3115 (or (and (= (_ bv57 7) new.ffn.up.split) (= (_ bv96 7) new.ffn.up_state)) (and $x667 new.ffn.width.everywhere $x1057))))
 (let (($x2515 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x1311 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x3413 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x1105 (or $x3413 $x1311)))
 (let (($x3094 (and (and $x960 (or $x1105 $x2515) $x3115) (or $x1295 (and $x3600 (or $x351 $x2718) $x3595)) (= (_ bv96 7) new.ffn.product_in) (or (not (= (_ bv61 7) new.ffn.lead)) (not new.ffn.gathers)))))
 (let (($x264 (< 1 new.tp)))
 (let (($x3035 (and (or (not new.ffn.down.group.tp) (= 1 new.tp)) (or (not new.ffn.down.group.dp) (= 1 new.dp)) (or (not new.ffn.down.group.sp) (= 1 new.sp)) (or (not new.ffn.down.group.pp) (= 1 new.pp)))))
 (let (($x2197 (= (_ bv61 7) new.ffn.down.split)))
 (let (($x704 (and $x2197 new.hidden.everywhere (or (not (= (_ bv10 7) new.ffn.down.collective)) (and $x264 $x3035)))))
 (let (($x422 (= (_ bv57 7) new.ffn.down.split)))
 (let (($x1119 (= (_ bv94 7) new.stream)))
 (= new.ffn.tokenwise (and $x1119 (or $x422 $x704) (ite $x264 $x3094 $x1046)))))))))))))))))))))))))))))
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
 (= old.ffn.down.split new.ffn.down.split))
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
 (= old.ffn.gate.input new.ffn.gate.input))
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
 (= old.ffn.up.input new.ffn.up.input))
(assert
 (= old.ffn.up.split new.ffn.up.split))
(assert
 (= old.ffn.up.sum new.ffn.up.sum))
(assert
 (= old.ffn.width.block new.ffn.width.block))
(assert
 (= old.ffn.width.given_everywhere new.ffn.width.given_everywhere))
(assert
 (= old.ffn.width.given_moved new.ffn.width.given_moved))
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
 (= old.model.gated new.model.gated))
(assert
 (= old.model.joint new.model.joint))
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
 (= (_ bv42 7) old.batch.idle))
(assert
 (let (($x1625 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x899 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2135 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1348 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x1389 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x1389 $x1348 $x2135 $x899 $x1625)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1132 (* old.sp old.tp)))
 (<= old.moe.block ?x1132)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1132 (* old.sp old.tp)))
 (= old.stage.ranks ?x1132)))
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
 (let (($x1635 (not old.moe.group.sp)))
 (let (($x2899 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x2899 $x1635))))
(assert
 (let ((?x654 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x654)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x1532 (not true)))
 (let (($x2330 (or (and (= 1 new.tp) new.stream.in_order) $x1532 (= (_ bv96 7) new.ffn.up_entering) new.ffn.tokenwise (and (= (_ bv38 7) new.ffn.up_entering) (= (_ bv40 7) new.ffn.up.split)))))
 (not $x2330))))
(assert
 (let (($x1532 (not true)))
(or (and (= 1 old.tp) old.stream.in_order) $x1532 (= (_ bv96 7) old.ffn.up_entering) old.ffn.tokenwise (and (= (_ bv38 7) old.ffn.up_entering) (= (_ bv40 7) old.ffn.up.split)))))
(check-sat)

; from one replica to any number, question 107
(reset)
(set-logic ALL)
; benchmark generated from python API
(set-info :status unknown)
(declare-fun old.batch.idle () (_ BitVec 7))
(declare-fun old.batch.sequences.kind () (_ BitVec 7))
(declare-fun old.dp () Int)
(declare-fun old.ffn.down.input () (_ BitVec 7))
(declare-fun old.ffn.down.split () (_ BitVec 7))
(declare-fun old.ffn.gate.collective () (_ BitVec 7))
(declare-fun old.ffn.gate.split () (_ BitVec 7))
(declare-fun old.ffn.up.collective () (_ BitVec 7))
(declare-fun old.ffn.up.split () (_ BitVec 7))
(declare-fun old.ffn.up.sum () (_ BitVec 7))
(declare-fun old.ffn.width.block () Int)
(declare-fun old.ffn.width.kind () (_ BitVec 7))
(declare-fun old.ffn.width.multiple () Int)
(declare-fun old.ffn.width.n () Int)
(declare-fun old.ffn.width.parts () Int)
(declare-fun old.moe.block () Int)
(declare-fun old.pp () Int)
(declare-fun old.sp () Int)
(declare-fun old.stage.ranks () Int)
(declare-fun old.tp () Int)
(declare-fun old.ffn.width.padded () Bool)
(declare-fun old.ffn.width.filled () Bool)
(declare-fun old.ffn.width.leads () Bool)
(declare-fun old.ffn.width.given_moved () Bool)
(declare-fun old.ffn.width.moved () Bool)
(declare-fun old.ffn.gathers () Bool)
(declare-fun old.ffn.width.given_everywhere () Bool)
(declare-fun old.ffn.width.everywhere () Bool)
(declare-fun old.ffn.piece_of_one () Bool)
(declare-fun old.ffn.gate.group.pp () Bool)
(declare-fun old.ffn.gate.group.sp () Bool)
(declare-fun old.ffn.gate.group.dp () Bool)
(declare-fun old.ffn.gate.group.tp () Bool)
(declare-fun old.ffn.up.group.pp () Bool)
(declare-fun old.ffn.up.group.sp () Bool)
(declare-fun old.ffn.up.group.dp () Bool)
(declare-fun old.ffn.up.group.tp () Bool)
(declare-fun old.model.gated () Bool)
(declare-fun old.ffn.up_idle () Bool)
(declare-fun old.ffn.in_place () Bool)
(declare-fun old.ffn.width_twice_back () Bool)
(declare-fun old.ffn.up_state () (_ BitVec 7))
(declare-fun new.dp () Int)
(declare-fun new.ffn.down.input () (_ BitVec 7))
(declare-fun new.ffn.down.split () (_ BitVec 7))
(declare-fun new.ffn.gate.collective () (_ BitVec 7))
(declare-fun new.ffn.gate.split () (_ BitVec 7))
(declare-fun new.ffn.up.collective () (_ BitVec 7))
(declare-fun new.ffn.up.split () (_ BitVec 7))
(declare-fun new.ffn.up.sum () (_ BitVec 7))
(declare-fun new.ffn.width.block () Int)
(declare-fun new.ffn.width.kind () (_ BitVec 7))
(declare-fun new.ffn.width.multiple () Int)
(declare-fun new.ffn.width.n () Int)
(declare-fun new.ffn.width.parts () Int)
(declare-fun new.moe.block () Int)
(declare-fun new.pp () Int)
(declare-fun new.sp () Int)
(declare-fun new.stage.ranks () Int)
(declare-fun new.tp () Int)
(declare-fun new.ffn.width.padded () Bool)
(declare-fun new.ffn.width.filled () Bool)
(declare-fun new.ffn.width.leads () Bool)
(declare-fun new.ffn.width.given_moved () Bool)
(declare-fun new.ffn.width.moved () Bool)
(declare-fun new.ffn.gathers () Bool)
(declare-fun new.ffn.width.given_everywhere () Bool)
(declare-fun new.ffn.width.everywhere () Bool)
(declare-fun new.ffn.piece_of_one () Bool)
(declare-fun new.ffn.gate.group.pp () Bool)
(declare-fun new.ffn.gate.group.sp () Bool)
(declare-fun new.ffn.gate.group.dp () Bool)
(declare-fun new.ffn.gate.group.tp () Bool)
(declare-fun new.ffn.up.group.pp () Bool)
(declare-fun new.ffn.up.group.sp () Bool)
(declare-fun new.ffn.up.group.dp () Bool)
(declare-fun new.ffn.up.group.tp () Bool)
(declare-fun new.model.gated () Bool)
(declare-fun new.ffn.up_idle () Bool)
(declare-fun new.ffn.in_place () Bool)
(declare-fun new.ffn.width_twice_back () Bool)
(declare-fun new.ffn.up_state () (_ BitVec 7))
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
 (let (($x819 (= (_ bv42 7) old.batch.idle)))
 (or $x819 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x1625 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1389 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x899 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2135 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1348 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1348 $x2135 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x899 $x1389 $x1625)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x375 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x1727 (= (_ bv10 7) old.ffn.down.input)))
 (or $x1727 $x375 (= (_ bv63 7) old.ffn.down.input)))))
(assert
 (let (($x730 (= (_ bv40 7) old.ffn.down.split)))
 (or $x730 (= (_ bv57 7) old.ffn.down.split) (= (_ bv61 7) old.ffn.down.split))))
(assert
 (let (($x2065 (= (_ bv4 7) old.ffn.gate.collective)))
 (or $x2065 (= (_ bv5 7) old.ffn.gate.collective) (= (_ bv10 7) old.ffn.gate.collective) (= (_ bv57 7) old.ffn.gate.collective) (= (_ bv73 7) old.ffn.gate.collective))))
(assert
 (let (($x1449 (= (_ bv61 7) old.ffn.gate.split)))
 (or (= (_ bv40 7) old.ffn.gate.split) (= (_ bv57 7) old.ffn.gate.split) $x1449)))
(assert
 (let (($x2167 (= (_ bv73 7) old.ffn.up.collective)))
 (let (($x980 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x2768 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x2224 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x1036 (= (_ bv4 7) old.ffn.up.collective)))
 (or $x1036 $x2224 $x2768 $x980 $x2167)))))))
(assert
 (let (($x2336 (= (_ bv61 7) old.ffn.up.split)))
 (let (($x333 (= (_ bv57 7) old.ffn.up.split)))
 (let (($x2879 (= (_ bv40 7) old.ffn.up.split)))
 (or $x2879 $x333 $x2336)))))
(assert
 (let (($x207 (= (_ bv24 7) old.ffn.up.sum)))
 (let (($x1177 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x2827 (= (_ bv0 7) old.ffn.up.sum)))
 (or $x2827 $x1177 $x207 (= (_ bv69 7) old.ffn.up.sum))))))
(assert
 (and (<= 1 old.ffn.width.block)))
(assert
 (let (($x1757 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x1634 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x2423 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x2520 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x2264 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x1855 (= (_ bv26 7) old.ffn.width.kind)))
 (or (= (_ bv11 7) old.ffn.width.kind) (= (_ bv18 7) old.ffn.width.kind) $x1855 $x2264 (= (_ bv56 7) old.ffn.width.kind) $x2520 $x2423 $x1634 $x1757 (= (_ bv99 7) old.ffn.width.kind)))))))))
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
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let (($x2520 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x3298 (and $x2520 (not (= 0 (mod old.ffn.width.n old.ffn.width.multiple))))))
 (= old.ffn.width.padded $x3298))))
(assert
 (let ((?x332 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x2789 (div (* ?x332 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x1088 (< 1 old.ffn.width.parts)))
 (let (($x2520 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.filled (and $x2520 $x1088 (= ?x2789 old.ffn.width.n))))))))
(assert
 (let ((?x332 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x2789 (div (* ?x332 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x1088 (< 1 old.ffn.width.parts)))
 (let (($x2520 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.leads (and $x2520 $x1088 (<= old.ffn.width.n ?x2789))))))))
(assert
 (let (($x1503 (= (- 1) old.ffn.width.n)))
 (let (($x1855 (= (_ bv26 7) old.ffn.width.kind)))
 (let (($x2703 (ite $x1855 (or $x1503 (<= old.ffn.width.parts old.ffn.width.n)) (or $x1503 (< 1 old.ffn.width.n)))))
 (let ((?x332 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x2789 (div (* ?x332 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x2520 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x1634 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x2882 (ite $x1634 (or $x1503 (< old.ffn.width.block old.ffn.width.n)) (ite $x2520 (or $x1503 (< ?x2789 old.ffn.width.n)) $x2703))))
 (let (($x3396 (ite (or (= (_ bv96 7) old.ffn.width.kind) (= 1 old.ffn.width.parts)) false $x2882)))
 (let (($x2264 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x2423 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x2778 (or $x2423 $x2264)))
 (= old.ffn.width.moved (ite $x2778 old.ffn.width.given_moved $x3396)))))))))))))))
(assert
 (let (($x375 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x3740 (or $x375 (and (= (_ bv10 7) old.ffn.down.input) (not (= (_ bv40 7) old.ffn.down.split))))))
 (= old.ffn.gathers $x3740))))
(assert
 (let (($x1757 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x3473 (or $x1757 (and (= 1 old.ffn.width.parts) (not old.ffn.width.padded)))))
 (let (($x2264 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x2423 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x2778 (or $x2423 $x2264)))
 (= old.ffn.width.everywhere (ite $x2778 old.ffn.width.given_everywhere $x3473))))))))
(assert
 (= old.ffn.piece_of_one (and old.ffn.width.filled (= (_ bv40 7) old.ffn.down.split))))
(assert
 (let (($x3333 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x1449 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x1536 (and old.ffn.gathers $x1449 (or (not (= (_ bv4 7) old.ffn.gate.collective)) $x3333))))
 (let (($x2224 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x2768 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x753 (or $x2768 $x2224)))
 (let (($x3808 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x2879 (= (_ bv40 7) old.ffn.up.split)))
 (let (($x1440 (< 1 old.tp)))
 (let (($x2308 (and old.model.gated $x1440 $x2879 $x3808 $x753 (not (= (_ bv24 7) old.ffn.up.sum)) (not $x1536))))
 (= old.ffn.up_idle $x2308))))))))))))
(assert
 (let (($x863 (not old.ffn.width.moved)))
 (let (($x1232 (and old.ffn.width.everywhere $x863)))
 (= old.ffn.in_place (or $x1232 old.ffn.width.filled)))))
(assert
 (let (($x863 (not old.ffn.width.moved)))
 (let (($x1232 (and old.ffn.width.everywhere $x863)))
 (let ((?x1518 (ite $x1232 (_ bv96 7) (ite old.ffn.width_twice_back (ite old.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x1440 (< 1 old.tp)))
 (let ((?x1811 (ite old.ffn.width.everywhere (_ bv96 7) (ite old.ffn.piece_of_one (_ bv97 7) (ite old.model.gated (_ bv97 7) (_ bv16 7))))))
 (let (($x2167 (= (_ bv73 7) old.ffn.up.collective)))
 (let (($x2224 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x2768 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x753 (or $x2768 $x2224)))
 (let (($x1177 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x980 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x2398 (or $x980 (not (or $x1177 (and old.model.gated (= (_ bv0 7) old.ffn.up.sum)))) old.ffn.up_idle)))
 (let (($x3808 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x1453 (or $x2768 $x980)))
 (let ((?x2379 (ite (or $x1453 $x3808 (and (= (_ bv4 7) old.ffn.up.collective) old.ffn.in_place)) (_ bv96 7) (ite $x2224 (_ bv21 7) (_ bv16 7)))))
 (let (($x333 (= (_ bv57 7) old.ffn.up.split)))
 (let ((?x2003 (ite $x333 ?x2379 (ite $x2398 (_ bv92 7) (ite $x753 (_ bv96 7) (ite $x2167 ?x1811 (ite $x1440 (_ bv16 7) ?x1518)))))))
 (let (($x2195 (or $x1453 $x3808 (and $x2224 old.ffn.width.padded $x863) (and $x2167 old.ffn.width.leads))))
 (let ((?x778 (ite (and $x2224 old.ffn.width.filled (not $x3808)) (_ bv96 7) (ite $x2195 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x2336 (= (_ bv61 7) old.ffn.up.split)))
 (= old.ffn.up_state (ite $x2336 ?x778 ?x2003)))))))))))))))))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x2207 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x790 (= (_ bv10 7) new.ffn.down.input)))
 (or $x790 $x2207 (= (_ bv63 7) new.ffn.down.input)))))
(assert
 (let (($x2635 (= (_ bv40 7) new.ffn.down.split)))
 (or $x2635 (= (_ bv57 7) new.ffn.down.split) (= (_ bv61 7) new.ffn.down.split))))
(assert
 (let (($x31 (= (_ bv4 7) new.ffn.gate.collective)))
 (or $x31 (= (_ bv5 7) new.ffn.gate.collective) (= (_ bv10 7) new.ffn.gate.collective) (= (_ bv57 7) new.ffn.gate.collective) (= (_ bv73 7) new.ffn.gate.collective))))
(assert
 (let (($x839 (= (_ bv61 7) new.ffn.gate.split)))
 (or (= (_ bv40 7) new.ffn.gate.split) (= (_ bv57 7) new.ffn.gate.split) $x839)))
(assert
 (let (($x2403 (= (_ bv73 7) new.ffn.up.collective)))
 (let (($x1311 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x3413 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x2085 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x91 (= (_ bv4 7) new.ffn.up.collective)))
 (or $x91 $x2085 $x3413 $x1311 $x2403)))))))
(assert
 (let (($x667 (= (_ bv61 7) new.ffn.up.split)))
 (let (($x3420 (= (_ bv57 7) new.ffn.up.split)))
 (let (($x1904 (= (_ bv40 7) new.ffn.up.split)))
 (or $x1904 $x3420 $x667)))))
(assert
 (let (($x1827 (= (_ bv24 7) new.ffn.up.sum)))
 (let (($x3173 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x630 (= (_ bv0 7) new.ffn.up.sum)))
 (or $x630 $x3173 $x1827 (= (_ bv69 7) new.ffn.up.sum))))))
(assert
 (and (<= 1 new.ffn.width.block)))
(assert
 (let (($x2676 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x32 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x748 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x3490 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x1159 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x2338 (= (_ bv26 7) new.ffn.width.kind)))
 (or (= (_ bv11 7) new.ffn.width.kind) (= (_ bv18 7) new.ffn.width.kind) $x2338 $x1159 (= (_ bv56 7) new.ffn.width.kind) $x3490 $x748 $x32 $x2676 (= (_ bv99 7) new.ffn.width.kind)))))))))
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
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let (($x3490 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x866 (and $x3490 (not (= 0 (mod new.ffn.width.n new.ffn.width.multiple))))))
 (= new.ffn.width.padded $x866))))
(assert
 (let ((?x2244 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x3316 (div (* ?x2244 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x1120 (< 1 new.ffn.width.parts)))
 (let (($x3490 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.filled (and $x3490 $x1120 (= ?x3316 new.ffn.width.n))))))))
(assert
 (let ((?x2244 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x3316 (div (* ?x2244 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x1120 (< 1 new.ffn.width.parts)))
 (let (($x3490 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.leads (and $x3490 $x1120 (<= new.ffn.width.n ?x3316))))))))
(assert
 (let (($x1919 (= (- 1) new.ffn.width.n)))
 (let (($x2338 (= (_ bv26 7) new.ffn.width.kind)))
 (let (($x2633 (ite $x2338 (or $x1919 (<= new.ffn.width.parts new.ffn.width.n)) (or $x1919 (< 1 new.ffn.width.n)))))
 (let ((?x2244 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x3316 (div (* ?x2244 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x3490 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x32 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x2477 (ite $x32 (or $x1919 (< new.ffn.width.block new.ffn.width.n)) (ite $x3490 (or $x1919 (< ?x3316 new.ffn.width.n)) $x2633))))
 (let (($x1268 (ite (or (= (_ bv96 7) new.ffn.width.kind) (= 1 new.ffn.width.parts)) false $x2477)))
 (let (($x1159 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x748 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x3634 (or $x748 $x1159)))
 (= new.ffn.width.moved (ite $x3634 new.ffn.width.given_moved $x1268)))))))))))))))
(assert
 (let (($x2207 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x2005 (or $x2207 (and (= (_ bv10 7) new.ffn.down.input) (not (= (_ bv40 7) new.ffn.down.split))))))
 (= new.ffn.gathers $x2005))))
(assert
 (let (($x2676 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x2189 (or $x2676 (and (= 1 new.ffn.width.parts) (not new.ffn.width.padded)))))
 (let (($x1159 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x748 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x3634 (or $x748 $x1159)))
 (= new.ffn.width.everywhere (ite $x3634 new.ffn.width.given_everywhere $x2189))))))))
(assert
 (= new.ffn.piece_of_one (and new.ffn.width.filled (= (_ bv40 7) new.ffn.down.split))))
(assert
 (let (($x2718 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x839 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x1075 (and new.ffn.gathers $x839 (or (not (= (_ bv4 7) new.ffn.gate.collective)) $x2718))))
 (let (($x2085 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x3413 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x3931 (or $x3413 $x2085)))
 (let (($x2515 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x1904 (= (_ bv40 7) new.ffn.up.split)))
 (let (($x264 (< 1 new.tp)))
 (let (($x1629 (and new.model.gated $x264 $x1904 $x2515 $x3931 (not (= (_ bv24 7) new.ffn.up.sum)) (not $x1075))))
 (= new.ffn.up_idle $x1629))))))))))))
(assert
 (let (($x288 (not new.ffn.width.moved)))
 (let (($x2200 (and new.ffn.width.everywhere $x288)))
 (= new.ffn.in_place (or $x2200 new.ffn.width.filled)))))
(assert
 (let (($x288 (not new.ffn.width.moved)))
 (let (($x2200 (and new.ffn.width.everywhere $x288)))
 (let ((?x2453 (ite $x2200 (_ bv96 7) (ite new.ffn.width_twice_back (ite new.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x264 (< 1 new.tp)))
 (let ((?x95 (ite new.ffn.width.everywhere (_ bv96 7) (ite new.ffn.piece_of_one (_ bv97 7) (ite new.model.gated (_ bv97 7) (_ bv16 7))))))
 (let (($x2403 (= (_ bv73 7) new.ffn.up.collective)))
 (let (($x2085 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x3413 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x3931 (or $x3413 $x2085)))
 (let (($x3173 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x1311 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x2463 (or $x1311 (not (or $x3173 (and new.model.gated (= (_ bv0 7) new.ffn.up.sum)))) new.ffn.up_idle)))
 (let (($x2515 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x1105 (or $x3413 $x1311)))
 (let ((?x1548 (ite (or $x1105 $x2515 (and (= (_ bv4 7) new.ffn.up.collective) new.ffn.in_place)) (_ bv96 7) (ite $x2085 (_ bv21 7) (_ bv16 7)))))
 (let (($x3420 (= (_ bv57 7) new.ffn.up.split)))
 (let ((?x1480 (ite $x3420 ?x1548 (ite $x2463 (_ bv92 7) (ite $x3931 (_ bv96 7) (ite $x2403 ?x95 (ite $x264 (_ bv16 7) ?x2453)))))))
 (let (($x1015 (or $x1105 $x2515 (and $x2085 new.ffn.width.padded $x288) (and $x2403 new.ffn.width.leads))))
 (let ((?x94 (ite (and $x2085 new.ffn.width.filled (not $x2515)) (_ bv96 7) (ite $x1015 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x667 (= (_ bv61 7) new.ffn.up.split)))
 (= new.ffn.up_state (ite $x667 ?x94 ?x1480)))))))))))))))))))))))
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
 (= old.ffn.down.input new.ffn.down.input))
(assert
 (= old.ffn.down.split new.ffn.down.split))
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
 (= old.ffn.width.given_moved new.ffn.width.given_moved))
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
 (= old.lm_head.group.dp new.lm_head.group.dp))
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
 (= old.pp new.pp))
(assert
 (= old.sp new.sp))
(assert
 (= old.tp new.tp))
(assert
 (= (_ bv42 7) old.batch.idle))
(assert
 (let (($x1625 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x899 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2135 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1348 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x1389 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x1389 $x1348 $x2135 $x899 $x1625)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1132 (* old.sp old.tp)))
 (<= old.moe.block ?x1132)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1132 (* old.sp old.tp)))
 (= old.stage.ranks ?x1132)))
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
 (let (($x1635 (not old.moe.group.sp)))
 (let (($x2899 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x2899 $x1635))))
(assert
 (let ((?x654 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x654)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x1532 (not true)))
 (let (($x1495 (or $x1532 (and (= 1 new.tp) (not (= (_ bv40 7) new.ffn.up.split))) (not (or (= (_ bv21 7) new.ffn.up_state) (= (_ bv16 7) new.ffn.up_state))))))
 (not $x1495))))
(assert
 (let (($x1532 (not true)))
(or $x1532 (and (= 1 old.tp) (not (= (_ bv40 7) old.ffn.up.split))) (not (or (= (_ bv21 7) old.ffn.up_state) (= (_ bv16 7) old.ffn.up_state))))))
(check-sat)

; from one replica to any number, question 108
(reset)
(set-logic ALL)
; benchmark generated from python API
(set-info :status unknown)
(declare-fun old.batch.idle () (_ BitVec 7))
(declare-fun old.batch.sequences.kind () (_ BitVec 7))
(declare-fun old.dp () Int)
(declare-fun old.ffn.down.input () (_ BitVec 7))
(declare-fun old.ffn.down.split () (_ BitVec 7))
(declare-fun old.ffn.gate.collective () (_ BitVec 7))
(declare-fun old.ffn.gate.split () (_ BitVec 7))
(declare-fun old.ffn.up.collective () (_ BitVec 7))
(declare-fun old.ffn.up.split () (_ BitVec 7))
(declare-fun old.ffn.up.sum () (_ BitVec 7))
(declare-fun old.moe.block () Int)
(declare-fun old.pp () Int)
(declare-fun old.sp () Int)
(declare-fun old.stage.ranks () Int)
(declare-fun old.tp () Int)
(declare-fun old.ffn.gathers () Bool)
(declare-fun old.ffn.gate.group.pp () Bool)
(declare-fun old.ffn.gate.group.sp () Bool)
(declare-fun old.ffn.gate.group.dp () Bool)
(declare-fun old.ffn.gate.group.tp () Bool)
(declare-fun old.ffn.up.group.pp () Bool)
(declare-fun old.ffn.up.group.sp () Bool)
(declare-fun old.ffn.up.group.dp () Bool)
(declare-fun old.ffn.up.group.tp () Bool)
(declare-fun old.model.gated () Bool)
(declare-fun old.ffn.up_idle () Bool)
(declare-fun new.dp () Int)
(declare-fun new.ffn.down.input () (_ BitVec 7))
(declare-fun new.ffn.down.split () (_ BitVec 7))
(declare-fun new.ffn.gate.collective () (_ BitVec 7))
(declare-fun new.ffn.gate.split () (_ BitVec 7))
(declare-fun new.ffn.up.collective () (_ BitVec 7))
(declare-fun new.ffn.up.split () (_ BitVec 7))
(declare-fun new.ffn.up.sum () (_ BitVec 7))
(declare-fun new.moe.block () Int)
(declare-fun new.pp () Int)
(declare-fun new.sp () Int)
(declare-fun new.stage.ranks () Int)
(declare-fun new.tp () Int)
(declare-fun new.ffn.gathers () Bool)
(declare-fun new.ffn.gate.group.pp () Bool)
(declare-fun new.ffn.gate.group.sp () Bool)
(declare-fun new.ffn.gate.group.dp () Bool)
(declare-fun new.ffn.gate.group.tp () Bool)
(declare-fun new.ffn.up.group.pp () Bool)
(declare-fun new.ffn.up.group.sp () Bool)
(declare-fun new.ffn.up.group.dp () Bool)
(declare-fun new.ffn.up.group.tp () Bool)
(declare-fun new.model.gated () Bool)
(declare-fun new.ffn.up_idle () Bool)
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
 (let (($x819 (= (_ bv42 7) old.batch.idle)))
 (or $x819 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x1625 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1389 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x899 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2135 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1348 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1348 $x2135 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x899 $x1389 $x1625)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x375 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x1727 (= (_ bv10 7) old.ffn.down.input)))
 (or $x1727 $x375 (= (_ bv63 7) old.ffn.down.input)))))
(assert
 (let (($x730 (= (_ bv40 7) old.ffn.down.split)))
 (or $x730 (= (_ bv57 7) old.ffn.down.split) (= (_ bv61 7) old.ffn.down.split))))
(assert
 (let (($x2065 (= (_ bv4 7) old.ffn.gate.collective)))
 (or $x2065 (= (_ bv5 7) old.ffn.gate.collective) (= (_ bv10 7) old.ffn.gate.collective) (= (_ bv57 7) old.ffn.gate.collective) (= (_ bv73 7) old.ffn.gate.collective))))
(assert
 (let (($x1449 (= (_ bv61 7) old.ffn.gate.split)))
 (or (= (_ bv40 7) old.ffn.gate.split) (= (_ bv57 7) old.ffn.gate.split) $x1449)))
(assert
 (let (($x980 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x2768 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x2224 (= (_ bv5 7) old.ffn.up.collective)))
 (or (= (_ bv4 7) old.ffn.up.collective) $x2224 $x2768 $x980 (= (_ bv73 7) old.ffn.up.collective))))))
(assert
 (let (($x2879 (= (_ bv40 7) old.ffn.up.split)))
 (or $x2879 (= (_ bv57 7) old.ffn.up.split) (= (_ bv61 7) old.ffn.up.split))))
(assert
 (let (($x2885 (= (_ bv69 7) old.ffn.up.sum)))
 (let (($x207 (= (_ bv24 7) old.ffn.up.sum)))
 (or (= (_ bv0 7) old.ffn.up.sum) (= (_ bv15 7) old.ffn.up.sum) $x207 $x2885))))
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
 (let (($x375 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x3740 (or $x375 (and (= (_ bv10 7) old.ffn.down.input) (not (= (_ bv40 7) old.ffn.down.split))))))
 (= old.ffn.gathers $x3740))))
(assert
 (let (($x3333 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x1449 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x1536 (and old.ffn.gathers $x1449 (or (not (= (_ bv4 7) old.ffn.gate.collective)) $x3333))))
 (let (($x696 (= 1 old.pp)))
 (let (($x1065 (not old.ffn.up.group.pp)))
 (let (($x2010 (or $x1065 $x696)))
 (let (($x98 (= 1 old.sp)))
 (let (($x2457 (not old.ffn.up.group.sp)))
 (let (($x1473 (or $x2457 $x98)))
 (let (($x993 (= 1 old.dp)))
 (let (($x2247 (not old.ffn.up.group.dp)))
 (let (($x3615 (or $x2247 $x993)))
 (let (($x3808 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) $x3615 $x1473 $x2010)))
 (let (($x2879 (= (_ bv40 7) old.ffn.up.split)))
 (let (($x2308 (and old.model.gated (< 1 old.tp) $x2879 $x3808 (or (= (_ bv10 7) old.ffn.up.collective) (= (_ bv5 7) old.ffn.up.collective)) (not (= (_ bv24 7) old.ffn.up.sum)) (not $x1536))))
 (= old.ffn.up_idle $x2308)))))))))))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x2207 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x790 (= (_ bv10 7) new.ffn.down.input)))
 (or $x790 $x2207 (= (_ bv63 7) new.ffn.down.input)))))
(assert
 (let (($x2635 (= (_ bv40 7) new.ffn.down.split)))
 (or $x2635 (= (_ bv57 7) new.ffn.down.split) (= (_ bv61 7) new.ffn.down.split))))
(assert
 (let (($x31 (= (_ bv4 7) new.ffn.gate.collective)))
 (or $x31 (= (_ bv5 7) new.ffn.gate.collective) (= (_ bv10 7) new.ffn.gate.collective) (= (_ bv57 7) new.ffn.gate.collective) (= (_ bv73 7) new.ffn.gate.collective))))
(assert
 (let (($x839 (= (_ bv61 7) new.ffn.gate.split)))
 (or (= (_ bv40 7) new.ffn.gate.split) (= (_ bv57 7) new.ffn.gate.split) $x839)))
(assert
 (let (($x1311 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x3413 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x2085 (= (_ bv5 7) new.ffn.up.collective)))
 (or (= (_ bv4 7) new.ffn.up.collective) $x2085 $x3413 $x1311 (= (_ bv73 7) new.ffn.up.collective))))))
(assert
 (let (($x1904 (= (_ bv40 7) new.ffn.up.split)))
 (or $x1904 (= (_ bv57 7) new.ffn.up.split) (= (_ bv61 7) new.ffn.up.split))))
(assert
 (let (($x1819 (= (_ bv69 7) new.ffn.up.sum)))
 (let (($x1827 (= (_ bv24 7) new.ffn.up.sum)))
 (or (= (_ bv0 7) new.ffn.up.sum) (= (_ bv15 7) new.ffn.up.sum) $x1827 $x1819))))
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
 (let (($x2207 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x2005 (or $x2207 (and (= (_ bv10 7) new.ffn.down.input) (not (= (_ bv40 7) new.ffn.down.split))))))
 (= new.ffn.gathers $x2005))))
(assert
 (let (($x2718 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x839 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x1075 (and new.ffn.gathers $x839 (or (not (= (_ bv4 7) new.ffn.gate.collective)) $x2718))))
 (let (($x1127 (= 1 new.pp)))
 (let (($x1403 (not new.ffn.up.group.pp)))
 (let (($x693 (or $x1403 $x1127)))
 (let (($x3786 (= 1 new.sp)))
 (let (($x3398 (not new.ffn.up.group.sp)))
 (let (($x3293 (or $x3398 $x3786)))
 (let (($x1399 (= 1 new.dp)))
 (let (($x3512 (not new.ffn.up.group.dp)))
 (let (($x1649 (or $x3512 $x1399)))
 (let (($x2515 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) $x1649 $x3293 $x693)))
 (let (($x1904 (= (_ bv40 7) new.ffn.up.split)))
 (let (($x1629 (and new.model.gated (< 1 new.tp) $x1904 $x2515 (or (= (_ bv10 7) new.ffn.up.collective) (= (_ bv5 7) new.ffn.up.collective)) (not (= (_ bv24 7) new.ffn.up.sum)) (not $x1075))))
 (= new.ffn.up_idle $x1629)))))))))))))))))
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
 (= old.ffn.down.input new.ffn.down.input))
(assert
 (= old.ffn.down.split new.ffn.down.split))
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
 (= old.lm_head.group.dp new.lm_head.group.dp))
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
 (= old.pp new.pp))
(assert
 (= old.sp new.sp))
(assert
 (= old.tp new.tp))
(assert
 (= (_ bv42 7) old.batch.idle))
(assert
 (let (($x1625 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x899 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2135 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1348 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x1389 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x1389 $x1348 $x2135 $x899 $x1625)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1132 (* old.sp old.tp)))
 (<= old.moe.block ?x1132)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1132 (* old.sp old.tp)))
 (= old.stage.ranks ?x1132)))
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
 (let (($x1635 (not old.moe.group.sp)))
 (let (($x2899 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x2899 $x1635))))
(assert
 (let ((?x654 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x654)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x1127 (= 1 new.pp)))
 (let (($x1403 (not new.ffn.up.group.pp)))
 (let (($x693 (or $x1403 $x1127)))
 (let (($x3786 (= 1 new.sp)))
 (let (($x3398 (not new.ffn.up.group.sp)))
 (let (($x3293 (or $x3398 $x3786)))
 (let (($x1399 (= 1 new.dp)))
 (let (($x3512 (not new.ffn.up.group.dp)))
 (let (($x1649 (or $x3512 $x1399)))
 (let (($x1819 (= (_ bv69 7) new.ffn.up.sum)))
 (let (($x2584 (not new.model.gated)))
 (let (($x3079 (= 1 new.tp)))
 (let (($x1827 (= (_ bv24 7) new.ffn.up.sum)))
 (let (($x1904 (= (_ bv40 7) new.ffn.up.split)))
 (let (($x2121 (and $x1904 (or $x1827 (and true new.ffn.up_idle) (and $x3079 $x2584 $x1819)))))
 (let (($x2515 (and (or (not new.ffn.up.group.tp) $x3079) $x1649 $x3293 $x693)))
 (let (($x3413 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x1311 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x1532 (not true)))
 (let (($x1621 (or $x1532 $x1311 (and (not $x1904) (or $x3413 $x2515)) $x2121 (and (or new.ffn.up.group.tp $x3079) $x1649 $x3293 $x693))))
 (not $x1621))))))))))))))))))))))
(assert
 (let (($x696 (= 1 old.pp)))
(let (($x1065 (not old.ffn.up.group.pp)))
(let (($x2010 (or $x1065 $x696)))
(let (($x98 (= 1 old.sp)))
(let (($x2457 (not old.ffn.up.group.sp)))
(let (($x1473 (or $x2457 $x98)))
(let (($x993 (= 1 old.dp)))
(let (($x2247 (not old.ffn.up.group.dp)))
(let (($x3615 (or $x2247 $x993)))
(let (($x2885 (= (_ bv69 7) old.ffn.up.sum)))
(let (($x1029 (not old.model.gated)))
(let (($x1166 (= 1 old.tp)))
(let (($x207 (= (_ bv24 7) old.ffn.up.sum)))
(let (($x2879 (= (_ bv40 7) old.ffn.up.split)))
(let (($x2803 (and $x2879 (or $x207 (and true old.ffn.up_idle) (and $x1166 $x1029 $x2885)))))
(let (($x3808 (and (or (not old.ffn.up.group.tp) $x1166) $x3615 $x1473 $x2010)))
(let (($x2768 (= (_ bv10 7) old.ffn.up.collective)))
(let (($x980 (= (_ bv57 7) old.ffn.up.collective)))
(let (($x1532 (not true)))
(or $x1532 $x980 (and (not $x2879) (or $x2768 $x3808)) $x2803 (and (or old.ffn.up.group.tp $x1166) $x3615 $x1473 $x2010))))))))))))))))))))))
(check-sat)

; from one replica to any number, question 109
(reset)
(set-logic ALL)
; benchmark generated from python API
(set-info :status unknown)
(declare-fun old.batch.idle () (_ BitVec 7))
(declare-fun old.batch.sequences.kind () (_ BitVec 7))
(declare-fun old.dp () Int)
(declare-fun old.ffn.down.collective () (_ BitVec 7))
(declare-fun old.ffn.down.input () (_ BitVec 7))
(declare-fun old.ffn.down.split () (_ BitVec 7))
(declare-fun old.ffn.gate.collective () (_ BitVec 7))
(declare-fun old.ffn.gate.split () (_ BitVec 7))
(declare-fun old.ffn.gate.sum () (_ BitVec 7))
(declare-fun old.ffn.up.bias () (_ BitVec 7))
(declare-fun old.ffn.up.collective () (_ BitVec 7))
(declare-fun old.ffn.up.split () (_ BitVec 7))
(declare-fun old.ffn.up.sum () (_ BitVec 7))
(declare-fun old.ffn.width.block () Int)
(declare-fun old.ffn.width.kind () (_ BitVec 7))
(declare-fun old.ffn.width.multiple () Int)
(declare-fun old.ffn.width.n () Int)
(declare-fun old.ffn.width.parts () Int)
(declare-fun old.moe.block () Int)
(declare-fun old.pp () Int)
(declare-fun old.sp () Int)
(declare-fun old.stage.ranks () Int)
(declare-fun old.tp () Int)
(declare-fun old.ffn.width.padded () Bool)
(declare-fun old.ffn.width.filled () Bool)
(declare-fun old.ffn.width.leads () Bool)
(declare-fun old.ffn.width.given_moved () Bool)
(declare-fun old.ffn.width.moved () Bool)
(declare-fun old.model.gated () Bool)
(declare-fun old.ffn.lead () (_ BitVec 7))
(declare-fun old.ffn.gathers () Bool)
(declare-fun old.ffn.width.given_everywhere () Bool)
(declare-fun old.ffn.width.everywhere () Bool)
(declare-fun old.ffn.piece_of_one () Bool)
(declare-fun old.ffn.width.given_first () Bool)
(declare-fun old.ffn.width.first_alone () Bool)
(declare-fun old.ffn.gate.group.pp () Bool)
(declare-fun old.ffn.gate.group.sp () Bool)
(declare-fun old.ffn.gate.group.dp () Bool)
(declare-fun old.ffn.gate.group.tp () Bool)
(declare-fun old.ffn.up.group.pp () Bool)
(declare-fun old.ffn.up.group.sp () Bool)
(declare-fun old.ffn.up.group.dp () Bool)
(declare-fun old.ffn.up.group.tp () Bool)
(declare-fun old.ffn.up_idle () Bool)
(declare-fun old.ffn.piece_kept () Bool)
(declare-fun old.ffn.in_place () Bool)
(declare-fun old.ffn.down.group.pp () Bool)
(declare-fun old.ffn.down.group.sp () Bool)
(declare-fun old.ffn.down.group.dp () Bool)
(declare-fun old.ffn.down.group.tp () Bool)
(declare-fun old.stream.first_keeps_all () Bool)
(declare-fun old.ffn.first_reads () Bool)
(declare-fun old.ffn.width_twice_back () Bool)
(declare-fun old.ffn.up_state () (_ BitVec 7))
(declare-fun old.ffn.up_piece () (_ BitVec 7))
(declare-fun old.ffn.up_left () Bool)
(declare-fun old.model.joint () Bool)
(declare-fun old.ffn.share_of_one () Bool)
(declare-fun old.ffn.gate_state () (_ BitVec 7))
(declare-fun old.ffn.gate_piece () (_ BitVec 7))
(declare-fun new.dp () Int)
(declare-fun new.ffn.down.collective () (_ BitVec 7))
(declare-fun new.ffn.down.input () (_ BitVec 7))
(declare-fun new.ffn.down.split () (_ BitVec 7))
(declare-fun new.ffn.gate.collective () (_ BitVec 7))
(declare-fun new.ffn.gate.split () (_ BitVec 7))
(declare-fun new.ffn.gate.sum () (_ BitVec 7))
(declare-fun new.ffn.up.bias () (_ BitVec 7))
(declare-fun new.ffn.up.collective () (_ BitVec 7))
(declare-fun new.ffn.up.split () (_ BitVec 7))
(declare-fun new.ffn.up.sum () (_ BitVec 7))
(declare-fun new.ffn.width.block () Int)
(declare-fun new.ffn.width.kind () (_ BitVec 7))
(declare-fun new.ffn.width.multiple () Int)
(declare-fun new.ffn.width.n () Int)
(declare-fun new.ffn.width.parts () Int)
(declare-fun new.moe.block () Int)
(declare-fun new.pp () Int)
(declare-fun new.sp () Int)
(declare-fun new.stage.ranks () Int)
(declare-fun new.tp () Int)
(declare-fun new.ffn.width.padded () Bool)
(declare-fun new.ffn.width.filled () Bool)
(declare-fun new.ffn.width.leads () Bool)
(declare-fun new.ffn.width.given_moved () Bool)
(declare-fun new.ffn.width.moved () Bool)
(declare-fun new.model.gated () Bool)
(declare-fun new.ffn.lead () (_ BitVec 7))
(declare-fun new.ffn.gathers () Bool)
(declare-fun new.ffn.width.given_everywhere () Bool)
(declare-fun new.ffn.width.everywhere () Bool)
(declare-fun new.ffn.piece_of_one () Bool)
(declare-fun new.ffn.width.given_first () Bool)
(declare-fun new.ffn.width.first_alone () Bool)
(declare-fun new.ffn.gate.group.pp () Bool)
(declare-fun new.ffn.gate.group.sp () Bool)
(declare-fun new.ffn.gate.group.dp () Bool)
(declare-fun new.ffn.gate.group.tp () Bool)
(declare-fun new.ffn.up.group.pp () Bool)
(declare-fun new.ffn.up.group.sp () Bool)
(declare-fun new.ffn.up.group.dp () Bool)
(declare-fun new.ffn.up.group.tp () Bool)
(declare-fun new.ffn.up_idle () Bool)
(declare-fun new.ffn.piece_kept () Bool)
(declare-fun new.ffn.in_place () Bool)
(declare-fun new.ffn.down.group.pp () Bool)
(declare-fun new.ffn.down.group.sp () Bool)
(declare-fun new.ffn.down.group.dp () Bool)
(declare-fun new.ffn.down.group.tp () Bool)
(declare-fun new.stream.first_keeps_all () Bool)
(declare-fun new.ffn.first_reads () Bool)
(declare-fun new.ffn.width_twice_back () Bool)
(declare-fun new.ffn.up_state () (_ BitVec 7))
(declare-fun new.ffn.up_piece () (_ BitVec 7))
(declare-fun new.ffn.up_left () Bool)
(declare-fun new.model.joint () Bool)
(declare-fun new.ffn.share_of_one () Bool)
(declare-fun new.ffn.gate_state () (_ BitVec 7))
(declare-fun new.ffn.gate_piece () (_ BitVec 7))
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
(declare-fun new.model.up_bias () Bool)
(declare-fun old.model.up_bias () Bool)
(declare-fun new.moe.group.dp () Bool)
(declare-fun old.moe.group.dp () Bool)
(declare-fun new.moe.group.ep () Bool)
(declare-fun old.moe.group.ep () Bool)
(declare-fun new.moe.group.sp () Bool)
(declare-fun old.moe.group.sp () Bool)
(declare-fun new.moe.group.tp () Bool)
(declare-fun old.moe.group.tp () Bool)
(assert
 (let (($x819 (= (_ bv42 7) old.batch.idle)))
 (or $x819 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x1625 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1389 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x899 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2135 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1348 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1348 $x2135 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x899 $x1389 $x1625)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x2309 (= (_ bv57 7) old.ffn.down.collective)))
 (let (($x2483 (= (_ bv10 7) old.ffn.down.collective)))
 (or (= (_ bv4 7) old.ffn.down.collective) (= (_ bv5 7) old.ffn.down.collective) $x2483 $x2309 (= (_ bv73 7) old.ffn.down.collective)))))
(assert
 (let (($x375 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x1727 (= (_ bv10 7) old.ffn.down.input)))
 (or $x1727 $x375 (= (_ bv63 7) old.ffn.down.input)))))
(assert
 (let (($x983 (= (_ bv57 7) old.ffn.down.split)))
 (let (($x730 (= (_ bv40 7) old.ffn.down.split)))
 (or $x730 $x983 (= (_ bv61 7) old.ffn.down.split)))))
(assert
 (let (($x643 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x2652 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x2172 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x2725 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x2065 (= (_ bv4 7) old.ffn.gate.collective)))
 (or $x2065 $x2725 $x2172 $x2652 $x643)))))))
(assert
 (let (($x1449 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x34 (= (_ bv57 7) old.ffn.gate.split)))
 (or (= (_ bv40 7) old.ffn.gate.split) $x34 $x1449))))
(assert
 (let (($x2061 (= (_ bv15 7) old.ffn.gate.sum)))
 (or (= (_ bv0 7) old.ffn.gate.sum) $x2061 (= (_ bv24 7) old.ffn.gate.sum) (= (_ bv69 7) old.ffn.gate.sum))))
(assert
 (let (($x937 (= (_ bv29 7) old.ffn.up.bias)))
 (let (($x1206 (= (_ bv27 7) old.ffn.up.bias)))
 (let (($x1572 (= (_ bv23 7) old.ffn.up.bias)))
 (let (($x452 (= (_ bv1 7) old.ffn.up.bias)))
 (or $x452 $x1572 $x1206 $x937))))))
(assert
 (let (($x2167 (= (_ bv73 7) old.ffn.up.collective)))
 (let (($x980 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x2768 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x2224 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x1036 (= (_ bv4 7) old.ffn.up.collective)))
 (or $x1036 $x2224 $x2768 $x980 $x2167)))))))
(assert
 (let (($x2336 (= (_ bv61 7) old.ffn.up.split)))
 (let (($x333 (= (_ bv57 7) old.ffn.up.split)))
 (let (($x2879 (= (_ bv40 7) old.ffn.up.split)))
 (or $x2879 $x333 $x2336)))))
(assert
 (let (($x207 (= (_ bv24 7) old.ffn.up.sum)))
 (let (($x1177 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x2827 (= (_ bv0 7) old.ffn.up.sum)))
 (or $x2827 $x1177 $x207 (= (_ bv69 7) old.ffn.up.sum))))))
(assert
 (and (<= 1 old.ffn.width.block)))
(assert
 (let (($x1488 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x904 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x3616 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x1088 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x1666 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x3396 (= (_ bv26 7) old.ffn.width.kind)))
 (or (= (_ bv11 7) old.ffn.width.kind) (= (_ bv18 7) old.ffn.width.kind) $x3396 $x1666 (= (_ bv56 7) old.ffn.width.kind) $x1088 $x3616 $x904 $x1488 (= (_ bv99 7) old.ffn.width.kind)))))))))
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
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let (($x1088 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x254 (and $x1088 (not (= 0 (mod old.ffn.width.n old.ffn.width.multiple))))))
 (= old.ffn.width.padded $x254))))
(assert
 (let ((?x1527 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x1544 (div (* ?x1527 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x2594 (< 1 old.ffn.width.parts)))
 (let (($x1088 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.filled (and $x1088 $x2594 (= ?x1544 old.ffn.width.n))))))))
(assert
 (let ((?x1527 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x1544 (div (* ?x1527 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x2594 (< 1 old.ffn.width.parts)))
 (let (($x1088 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.leads (and $x1088 $x2594 (<= old.ffn.width.n ?x1544))))))))
(assert
 (let (($x2882 (= (- 1) old.ffn.width.n)))
 (let (($x3396 (= (_ bv26 7) old.ffn.width.kind)))
 (let (($x332 (ite $x3396 (or $x2882 (<= old.ffn.width.parts old.ffn.width.n)) (or $x2882 (< 1 old.ffn.width.n)))))
 (let ((?x1527 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x1544 (div (* ?x1527 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x1088 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x904 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x2398 (ite $x904 (or $x2882 (< old.ffn.width.block old.ffn.width.n)) (ite $x1088 (or $x2882 (< ?x1544 old.ffn.width.n)) $x332))))
 (let (($x828 (ite (or (= (_ bv96 7) old.ffn.width.kind) (= 1 old.ffn.width.parts)) false $x2398)))
 (let (($x1666 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x3616 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x3025 (or $x3616 $x1666)))
 (= old.ffn.width.moved (ite $x3025 old.ffn.width.given_moved $x828)))))))))))))))
(assert
 (= old.ffn.lead (ite old.model.gated old.ffn.gate.split old.ffn.up.split)))
(assert
 (let (($x375 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x3740 (or $x375 (and (= (_ bv10 7) old.ffn.down.input) (not (= (_ bv40 7) old.ffn.down.split))))))
 (= old.ffn.gathers $x3740))))
(assert
 (let (($x1488 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x1232 (or $x1488 (and (= 1 old.ffn.width.parts) (not old.ffn.width.padded)))))
 (let (($x1666 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x3616 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x3025 (or $x3616 $x1666)))
 (= old.ffn.width.everywhere (ite $x3025 old.ffn.width.given_everywhere $x1232))))))))
(assert
 (= old.ffn.piece_of_one (and old.ffn.width.filled (= (_ bv40 7) old.ffn.down.split))))
(assert
 (let (($x778 (not old.ffn.width.moved)))
 (let (($x1557 (and (not (or (= (_ bv96 7) old.ffn.width.kind) (= (_ bv26 7) old.ffn.width.kind))) $x778)))
 (let (($x1426 (= 1 old.ffn.width.parts)))
 (let (($x1666 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x3616 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x3025 (or $x3616 $x1666)))
 (= old.ffn.width.first_alone (ite $x3025 old.ffn.width.given_first (or $x1426 $x1557))))))))))
(assert
 (let (($x3333 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x1720 (or (not (= (_ bv4 7) old.ffn.gate.collective)) $x3333)))
 (let (($x1449 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x2224 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x2768 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x753 (or $x2768 $x2224)))
 (let (($x3808 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x2879 (= (_ bv40 7) old.ffn.up.split)))
 (let (($x1440 (< 1 old.tp)))
 (let (($x2308 (and old.model.gated $x1440 $x2879 $x3808 $x753 (not (= (_ bv24 7) old.ffn.up.sum)) (not (and old.ffn.gathers $x1449 $x1720)))))
 (= old.ffn.up_idle $x2308))))))))))))
(assert
 (let (($x3808 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x3333 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x1720 (or (not (= (_ bv4 7) old.ffn.gate.collective)) $x3333)))
 (let (($x3294 (ite old.model.gated $x1720 (or (not (= (_ bv4 7) old.ffn.up.collective)) $x3808))))
 (let (($x983 (= (_ bv57 7) old.ffn.down.split)))
 (let (($x75 (and old.ffn.width.filled $x983 (not (and old.ffn.gathers (= (_ bv61 7) old.ffn.lead) $x3294)))))
 (= old.ffn.piece_kept $x75))))))))
(assert
 (let (($x778 (not old.ffn.width.moved)))
 (let (($x462 (and old.ffn.width.everywhere $x778)))
 (= old.ffn.in_place (or $x462 old.ffn.width.filled)))))
(assert
 (let (($x615 (and (or (not old.ffn.down.group.tp) (= 1 old.tp)) (or (not old.ffn.down.group.dp) (= 1 old.dp)) (or (not old.ffn.down.group.sp) (= 1 old.sp)) (or (not old.ffn.down.group.pp) (= 1 old.pp)))))
 (let (($x2483 (= (_ bv10 7) old.ffn.down.collective)))
 (let (($x2309 (= (_ bv57 7) old.ffn.down.collective)))
 (let (($x3490 (and old.ffn.piece_kept old.stream.first_keeps_all (or (or $x2309 $x2483) $x615))))
 (= old.ffn.first_reads $x3490))))))
(assert
 (let (($x778 (not old.ffn.width.moved)))
 (let (($x462 (and old.ffn.width.everywhere $x778)))
 (let ((?x2756 (ite $x462 (_ bv96 7) (ite old.ffn.width_twice_back (ite old.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x1440 (< 1 old.tp)))
 (let ((?x95 (ite old.ffn.width.everywhere (_ bv96 7) (ite old.ffn.piece_of_one (_ bv97 7) (ite old.model.gated (_ bv97 7) (_ bv16 7))))))
 (let (($x2167 (= (_ bv73 7) old.ffn.up.collective)))
 (let (($x2224 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x2768 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x753 (or $x2768 $x2224)))
 (let (($x1177 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x980 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x1798 (or $x980 (not (or $x1177 (and old.model.gated (= (_ bv0 7) old.ffn.up.sum)))) old.ffn.up_idle)))
 (let (($x3808 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x990 (or $x2768 $x980)))
 (let ((?x127 (ite (or $x990 $x3808 (and (= (_ bv4 7) old.ffn.up.collective) old.ffn.in_place)) (_ bv96 7) (ite $x2224 (_ bv21 7) (_ bv16 7)))))
 (let (($x333 (= (_ bv57 7) old.ffn.up.split)))
 (let ((?x954 (ite $x333 ?x127 (ite $x1798 (_ bv92 7) (ite $x753 (_ bv96 7) (ite $x2167 ?x95 (ite $x1440 (_ bv16 7) ?x2756)))))))
 (let (($x612 (or $x990 $x3808 (and $x2224 old.ffn.width.padded $x778) (and $x2167 old.ffn.width.leads))))
 (let ((?x1521 (ite (and $x2224 old.ffn.width.filled (not $x3808)) (_ bv96 7) (ite $x612 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x2336 (= (_ bv61 7) old.ffn.up.split)))
 (= old.ffn.up_state (ite $x2336 ?x1521 ?x954)))))))))))))))))))))))
(assert
 (let (($x3454 (not old.ffn.width.everywhere)))
 (let (($x2577 (and (or (= (_ bv61 7) old.ffn.up.split) (= (_ bv97 7) old.ffn.up_state)) (not (= (_ bv96 7) old.ffn.up_state)) $x3454)))
 (= old.ffn.up_piece (ite $x2577 (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x207 (= (_ bv24 7) old.ffn.up.sum)))
 (let (($x980 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x2500 (= (_ bv92 7) old.ffn.up_state)))
 (= old.ffn.up_left (and old.model.gated $x2500 (or $x980 $x207 old.ffn.up_idle)))))))
(assert
 (let (($x2239 (not old.ffn.up_left)))
 (let (($x472 (not old.model.joint)))
 (let (($x1458 (and old.ffn.piece_kept old.model.gated $x472 (= (_ bv97 7) old.ffn.up_piece) $x2239)))
 (= old.ffn.share_of_one $x1458)))))
(assert
 (let (($x778 (not old.ffn.width.moved)))
 (let (($x462 (and old.ffn.width.everywhere $x778)))
 (let (($x1440 (< 1 old.tp)))
 (let ((?x1516 (ite $x1440 (_ bv16 7) (ite $x462 (_ bv96 7) (ite old.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x512 (ite old.ffn.width.everywhere (_ bv96 7) (ite (or old.ffn.piece_of_one old.ffn.share_of_one) (_ bv97 7) (_ bv16 7)))))
 (let (($x643 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x2725 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x2172 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x2652 (= (_ bv57 7) old.ffn.gate.collective)))
 (let ((?x855 (ite (or $x2652 (not (= (_ bv15 7) old.ffn.gate.sum))) (_ bv92 7) (ite (or $x2172 $x2725) (_ bv96 7) (ite $x643 ?x512 ?x1516)))))
 (let (($x3333 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x2249 (or $x2172 $x2652)))
 (let (($x2442 (or $x2249 $x3333 (and (= (_ bv4 7) old.ffn.gate.collective) old.ffn.in_place))))
 (let (($x34 (= (_ bv57 7) old.ffn.gate.split)))
 (let (($x973 (or $x2249 $x3333 (and $x2725 old.ffn.width.padded $x778) (and $x643 old.ffn.width.leads))))
 (let ((?x215 (ite (and $x2725 old.ffn.width.filled (not $x3333)) (_ bv96 7) (ite $x973 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.gate.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x1449 (= (_ bv61 7) old.ffn.gate.split)))
 (= old.ffn.gate_state (ite $x1449 ?x215 (ite $x34 (ite $x2442 (_ bv96 7) (ite $x2725 (_ bv21 7) (_ bv16 7))) ?x855)))))))))))))))))))))
(assert
 (let (($x3454 (not old.ffn.width.everywhere)))
 (let (($x1449 (= (_ bv61 7) old.ffn.gate.split)))
 (= old.ffn.gate_piece (ite (and $x1449 (not (= (_ bv96 7) old.ffn.gate_state)) $x3454) (_ bv97 7) (_ bv96 7))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1604 (= (_ bv57 7) new.ffn.down.collective)))
 (let (($x2600 (= (_ bv10 7) new.ffn.down.collective)))
 (or (= (_ bv4 7) new.ffn.down.collective) (= (_ bv5 7) new.ffn.down.collective) $x2600 $x1604 (= (_ bv73 7) new.ffn.down.collective)))))
(assert
 (let (($x2207 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x790 (= (_ bv10 7) new.ffn.down.input)))
 (or $x790 $x2207 (= (_ bv63 7) new.ffn.down.input)))))
(assert
 (let (($x422 (= (_ bv57 7) new.ffn.down.split)))
 (let (($x2635 (= (_ bv40 7) new.ffn.down.split)))
 (or $x2635 $x422 (= (_ bv61 7) new.ffn.down.split)))))
(assert
 (let (($x1334 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x2977 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x547 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x131 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x31 (= (_ bv4 7) new.ffn.gate.collective)))
 (or $x31 $x131 $x547 $x2977 $x1334)))))))
(assert
 (let (($x839 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x2750 (= (_ bv57 7) new.ffn.gate.split)))
 (or (= (_ bv40 7) new.ffn.gate.split) $x2750 $x839))))
(assert
 (let (($x3764 (= (_ bv15 7) new.ffn.gate.sum)))
 (or (= (_ bv0 7) new.ffn.gate.sum) $x3764 (= (_ bv24 7) new.ffn.gate.sum) (= (_ bv69 7) new.ffn.gate.sum))))
(assert
 (let (($x1480 (= (_ bv29 7) new.ffn.up.bias)))
 (let (($x3661 (= (_ bv27 7) new.ffn.up.bias)))
 (let (($x2174 (= (_ bv23 7) new.ffn.up.bias)))
 (let (($x645 (= (_ bv1 7) new.ffn.up.bias)))
 (or $x645 $x2174 $x3661 $x1480))))))
(assert
 (let (($x2403 (= (_ bv73 7) new.ffn.up.collective)))
 (let (($x1311 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x3413 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x2085 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x91 (= (_ bv4 7) new.ffn.up.collective)))
 (or $x91 $x2085 $x3413 $x1311 $x2403)))))))
(assert
 (let (($x667 (= (_ bv61 7) new.ffn.up.split)))
 (let (($x3420 (= (_ bv57 7) new.ffn.up.split)))
 (let (($x1904 (= (_ bv40 7) new.ffn.up.split)))
 (or $x1904 $x3420 $x667)))))
(assert
 (let (($x1827 (= (_ bv24 7) new.ffn.up.sum)))
 (let (($x3173 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x630 (= (_ bv0 7) new.ffn.up.sum)))
 (or $x630 $x3173 $x1827 (= (_ bv69 7) new.ffn.up.sum))))))
(assert
 (and (<= 1 new.ffn.width.block)))
(assert
 (let (($x1328 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x3123 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x3224 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x153 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x2176 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x1609 (= (_ bv26 7) new.ffn.width.kind)))
 (or (= (_ bv11 7) new.ffn.width.kind) (= (_ bv18 7) new.ffn.width.kind) $x1609 $x2176 (= (_ bv56 7) new.ffn.width.kind) $x153 $x3224 $x3123 $x1328 (= (_ bv99 7) new.ffn.width.kind)))))))))
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
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let (($x153 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x2945 (and $x153 (not (= 0 (mod new.ffn.width.n new.ffn.width.multiple))))))
 (= new.ffn.width.padded $x2945))))
(assert
 (let ((?x3538 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x2390 (div (* ?x3538 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x3056 (< 1 new.ffn.width.parts)))
 (let (($x153 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.filled (and $x153 $x3056 (= ?x2390 new.ffn.width.n))))))))
(assert
 (let ((?x3538 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x2390 (div (* ?x3538 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x3056 (< 1 new.ffn.width.parts)))
 (let (($x153 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.leads (and $x153 $x3056 (<= new.ffn.width.n ?x2390))))))))
(assert
 (let (($x862 (= (- 1) new.ffn.width.n)))
 (let (($x1609 (= (_ bv26 7) new.ffn.width.kind)))
 (let (($x419 (ite $x1609 (or $x862 (<= new.ffn.width.parts new.ffn.width.n)) (or $x862 (< 1 new.ffn.width.n)))))
 (let ((?x3538 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x2390 (div (* ?x3538 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x153 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x3123 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x2508 (ite $x3123 (or $x862 (< new.ffn.width.block new.ffn.width.n)) (ite $x153 (or $x862 (< ?x2390 new.ffn.width.n)) $x419))))
 (let (($x2156 (ite (or (= (_ bv96 7) new.ffn.width.kind) (= 1 new.ffn.width.parts)) false $x2508)))
 (let (($x2176 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x3224 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x2897 (or $x3224 $x2176)))
 (= new.ffn.width.moved (ite $x2897 new.ffn.width.given_moved $x2156)))))))))))))))
(assert
 (= new.ffn.lead (ite new.model.gated new.ffn.gate.split new.ffn.up.split)))
(assert
 (let (($x2207 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x2005 (or $x2207 (and (= (_ bv10 7) new.ffn.down.input) (not (= (_ bv40 7) new.ffn.down.split))))))
 (= new.ffn.gathers $x2005))))
(assert
 (let (($x1328 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x1214 (or $x1328 (and (= 1 new.ffn.width.parts) (not new.ffn.width.padded)))))
 (let (($x2176 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x3224 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x2897 (or $x3224 $x2176)))
 (= new.ffn.width.everywhere (ite $x2897 new.ffn.width.given_everywhere $x1214))))))))
(assert
 (= new.ffn.piece_of_one (and new.ffn.width.filled (= (_ bv40 7) new.ffn.down.split))))
(assert
 (let (($x312 (not new.ffn.width.moved)))
 (let (($x1893 (and (not (or (= (_ bv96 7) new.ffn.width.kind) (= (_ bv26 7) new.ffn.width.kind))) $x312)))
 (let (($x2352 (= 1 new.ffn.width.parts)))
 (let (($x2176 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x3224 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x2897 (or $x3224 $x2176)))
 (= new.ffn.width.first_alone (ite $x2897 new.ffn.width.given_first (or $x2352 $x1893))))))))))
(assert
 (let (($x2718 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x3693 (or (not (= (_ bv4 7) new.ffn.gate.collective)) $x2718)))
 (let (($x839 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x2085 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x3413 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x3931 (or $x3413 $x2085)))
 (let (($x2515 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x1904 (= (_ bv40 7) new.ffn.up.split)))
 (let (($x264 (< 1 new.tp)))
 (let (($x1629 (and new.model.gated $x264 $x1904 $x2515 $x3931 (not (= (_ bv24 7) new.ffn.up.sum)) (not (and new.ffn.gathers $x839 $x3693)))))
 (= new.ffn.up_idle $x1629))))))))))))
(assert
 (let (($x2515 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x2718 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x3693 (or (not (= (_ bv4 7) new.ffn.gate.collective)) $x2718)))
 (let (($x3276 (ite new.model.gated $x3693 (or (not (= (_ bv4 7) new.ffn.up.collective)) $x2515))))
 (let (($x422 (= (_ bv57 7) new.ffn.down.split)))
 (let (($x1631 (and new.ffn.width.filled $x422 (not (and new.ffn.gathers (= (_ bv61 7) new.ffn.lead) $x3276)))))
 (= new.ffn.piece_kept $x1631))))))))
(assert
 (let (($x312 (not new.ffn.width.moved)))
 (let (($x1773 (and new.ffn.width.everywhere $x312)))
 (= new.ffn.in_place (or $x1773 new.ffn.width.filled)))))
(assert
 (let (($x274 (and (or (not new.ffn.down.group.tp) (= 1 new.tp)) (or (not new.ffn.down.group.dp) (= 1 new.dp)) (or (not new.ffn.down.group.sp) (= 1 new.sp)) (or (not new.ffn.down.group.pp) (= 1 new.pp)))))
 (let (($x2600 (= (_ bv10 7) new.ffn.down.collective)))
 (let (($x1604 (= (_ bv57 7) new.ffn.down.collective)))
 (let (($x3415 (and new.ffn.piece_kept new.stream.first_keeps_all (or (or $x1604 $x2600) $x274))))
 (= new.ffn.first_reads $x3415))))))
(assert
 (let (($x312 (not new.ffn.width.moved)))
 (let (($x1773 (and new.ffn.width.everywhere $x312)))
 (let ((?x3682 (ite $x1773 (_ bv96 7) (ite new.ffn.width_twice_back (ite new.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x264 (< 1 new.tp)))
 (let ((?x1354 (ite new.ffn.width.everywhere (_ bv96 7) (ite new.ffn.piece_of_one (_ bv97 7) (ite new.model.gated (_ bv97 7) (_ bv16 7))))))
 (let (($x2403 (= (_ bv73 7) new.ffn.up.collective)))
 (let (($x2085 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x3413 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x3931 (or $x3413 $x2085)))
 (let (($x3173 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x1311 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x2183 (or $x1311 (not (or $x3173 (and new.model.gated (= (_ bv0 7) new.ffn.up.sum)))) new.ffn.up_idle)))
 (let (($x2515 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x455 (or $x3413 $x1311)))
 (let ((?x1295 (ite (or $x455 $x2515 (and (= (_ bv4 7) new.ffn.up.collective) new.ffn.in_place)) (_ bv96 7) (ite $x2085 (_ bv21 7) (_ bv16 7)))))
 (let (($x3420 (= (_ bv57 7) new.ffn.up.split)))
 (let ((?x1146 (ite $x3420 ?x1295 (ite $x2183 (_ bv92 7) (ite $x3931 (_ bv96 7) (ite $x2403 ?x1354 (ite $x264 (_ bv16 7) ?x3682)))))))
 (let (($x62 (or $x455 $x2515 (and $x2085 new.ffn.width.padded $x312) (and $x2403 new.ffn.width.leads))))
 (let ((?x1326 (ite (and $x2085 new.ffn.width.filled (not $x2515)) (_ bv96 7) (ite $x62 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x667 (= (_ bv61 7) new.ffn.up.split)))
 (= new.ffn.up_state (ite $x667 ?x1326 ?x1146)))))))))))))))))))))))
(assert
 (let (($x3581 (not new.ffn.width.everywhere)))
 (let (($x2682 (and (or (= (_ bv61 7) new.ffn.up.split) (= (_ bv97 7) new.ffn.up_state)) (not (= (_ bv96 7) new.ffn.up_state)) $x3581)))
 (= new.ffn.up_piece (ite $x2682 (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x1827 (= (_ bv24 7) new.ffn.up.sum)))
 (let (($x1311 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x2633 (= (_ bv92 7) new.ffn.up_state)))
 (= new.ffn.up_left (and new.model.gated $x2633 (or $x1311 $x1827 new.ffn.up_idle)))))))
(assert
 (let (($x1045 (not new.ffn.up_left)))
 (let (($x2360 (not new.model.joint)))
 (let (($x1812 (and new.ffn.piece_kept new.model.gated $x2360 (= (_ bv97 7) new.ffn.up_piece) $x1045)))
 (= new.ffn.share_of_one $x1812)))))
(assert
 (let (($x312 (not new.ffn.width.moved)))
 (let (($x1773 (and new.ffn.width.everywhere $x312)))
 (let (($x264 (< 1 new.tp)))
 (let ((?x11 (ite $x264 (_ bv16 7) (ite $x1773 (_ bv96 7) (ite new.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x598 (ite new.ffn.width.everywhere (_ bv96 7) (ite (or new.ffn.piece_of_one new.ffn.share_of_one) (_ bv97 7) (_ bv16 7)))))
 (let (($x1334 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x131 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x547 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x2977 (= (_ bv57 7) new.ffn.gate.collective)))
 (let ((?x858 (ite (or $x2977 (not (= (_ bv15 7) new.ffn.gate.sum))) (_ bv92 7) (ite (or $x547 $x131) (_ bv96 7) (ite $x1334 ?x598 ?x11)))))
 (let (($x2718 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x163 (or $x547 $x2977)))
 (let (($x2809 (or $x163 $x2718 (and (= (_ bv4 7) new.ffn.gate.collective) new.ffn.in_place))))
 (let (($x2750 (= (_ bv57 7) new.ffn.gate.split)))
 (let (($x319 (or $x163 $x2718 (and $x131 new.ffn.width.padded $x312) (and $x1334 new.ffn.width.leads))))
 (let ((?x2030 (ite (and $x131 new.ffn.width.filled (not $x2718)) (_ bv96 7) (ite $x319 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.gate.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x839 (= (_ bv61 7) new.ffn.gate.split)))
 (= new.ffn.gate_state (ite $x839 ?x2030 (ite $x2750 (ite $x2809 (_ bv96 7) (ite $x131 (_ bv21 7) (_ bv16 7))) ?x858)))))))))))))))))))))
(assert
 (let (($x3581 (not new.ffn.width.everywhere)))
 (let (($x839 (= (_ bv61 7) new.ffn.gate.split)))
 (= new.ffn.gate_piece (ite (and $x839 (not (= (_ bv96 7) new.ffn.gate_state)) $x3581) (_ bv97 7) (_ bv96 7))))))
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
 (= old.ffn.down.split new.ffn.down.split))
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
 (= old.ffn.up.bias new.ffn.up.bias))
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
 (= old.ffn.width.given_first new.ffn.width.given_first))
(assert
 (= old.ffn.width.given_moved new.ffn.width.given_moved))
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
 (= old.lm_head.group.dp new.lm_head.group.dp))
(assert
 (= old.model.gated new.model.gated))
(assert
 (= old.model.joint new.model.joint))
(assert
 (= old.model.up_bias new.model.up_bias))
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
 (= (_ bv42 7) old.batch.idle))
(assert
 (let (($x1625 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x899 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2135 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1348 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x1389 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x1389 $x1348 $x2135 $x899 $x1625)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1132 (* old.sp old.tp)))
 (<= old.moe.block ?x1132)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1132 (* old.sp old.tp)))
 (= old.stage.ranks ?x1132)))
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
 (let (($x1635 (not old.moe.group.sp)))
 (let (($x2899 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x2899 $x1635))))
(assert
 (let ((?x654 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x654)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x645 (= (_ bv1 7) new.ffn.up.bias)))
 (let (($x2345 (and $x645 (or (not (= (_ bv97 7) new.ffn.up_state)) new.ffn.piece_of_one) (or (not (= (_ bv92 7) new.ffn.up_state)) (not new.model.gated) false))))
 (let (($x1904 (= (_ bv40 7) new.ffn.up.split)))
 (let (($x2362 (and $x1904 (or (or (= (_ bv29 7) new.ffn.up.bias) (= (_ bv23 7) new.ffn.up.bias)) $x2345))))
 (let (($x3280 (and new.ffn.width.filled new.ffn.gathers (= (_ bv97 7) new.ffn.gate_piece))))
 (let (($x2635 (= (_ bv40 7) new.ffn.down.split)))
 (let (($x2633 (= (_ bv92 7) new.ffn.up_state)))
 (let (($x2903 (not $x2633)))
 (let (($x3420 (= (_ bv57 7) new.ffn.up.split)))
 (let (($x1120 (and $x3420 $x2903 (or $x2635 new.ffn.share_of_one new.ffn.first_reads $x3280))))
 (let (($x667 (= (_ bv61 7) new.ffn.up.split)))
 (let (($x1480 (= (_ bv29 7) new.ffn.up.bias)))
 (let (($x2244 (or new.ffn.width.padded new.ffn.width.moved)))
 (let (($x2403 (= (_ bv73 7) new.ffn.up.collective)))
 (let (($x3079 (= 1 new.tp)))
 (let (($x1532 (not true)))
 (let (($x479 (or $x1532 (not new.model.up_bias) (and $x3079 (not (and $x1904 $x645 $x2403 $x2244))) (and (not $x1904) (or $x645 (= (_ bv27 7) new.ffn.up.bias))) (and $x1480 new.ffn.width.first_alone (or $x667 $x1120)) $x2362)))
 (not $x479)))))))))))))))))))
(assert
 (let (($x452 (= (_ bv1 7) old.ffn.up.bias)))
(let (($x3624 (and $x452 (or (not (= (_ bv97 7) old.ffn.up_state)) old.ffn.piece_of_one) (or (not (= (_ bv92 7) old.ffn.up_state)) (not old.model.gated) false))))
(let (($x2879 (= (_ bv40 7) old.ffn.up.split)))
(let (($x1650 (and $x2879 (or (or (= (_ bv29 7) old.ffn.up.bias) (= (_ bv23 7) old.ffn.up.bias)) $x3624))))
(let (($x526 (and old.ffn.width.filled old.ffn.gathers (= (_ bv97 7) old.ffn.gate_piece))))
(let (($x730 (= (_ bv40 7) old.ffn.down.split)))
(let (($x2500 (= (_ bv92 7) old.ffn.up_state)))
(let (($x2854 (not $x2500)))
(let (($x333 (= (_ bv57 7) old.ffn.up.split)))
(let (($x2791 (and $x333 $x2854 (or $x730 old.ffn.share_of_one old.ffn.first_reads $x526))))
(let (($x2336 (= (_ bv61 7) old.ffn.up.split)))
(let (($x937 (= (_ bv29 7) old.ffn.up.bias)))
(let (($x2167 (= (_ bv73 7) old.ffn.up.collective)))
(let (($x3331 (not (and $x2879 $x452 $x2167 (or old.ffn.width.padded old.ffn.width.moved)))))
(let (($x1166 (= 1 old.tp)))
(let (($x1324 (not old.model.up_bias)))
(let (($x1532 (not true)))
(or $x1532 $x1324 (and $x1166 $x3331) (and (not $x2879) (or $x452 (= (_ bv27 7) old.ffn.up.bias))) (and $x937 old.ffn.width.first_alone (or $x2336 $x2791)) $x1650)))))))))))))))))))
(check-sat)

; from one replica to any number, question 110
(reset)
(set-logic ALL)
; benchmark generated from python API
(set-info :status unknown)
(declare-fun old.batch.idle () (_ BitVec 7))
(declare-fun old.batch.sequences.kind () (_ BitVec 7))
(declare-fun old.dp () Int)
(declare-fun old.ffn.down.input () (_ BitVec 7))
(declare-fun old.ffn.down.split () (_ BitVec 7))
(declare-fun old.ffn.gate.collective () (_ BitVec 7))
(declare-fun old.ffn.gate.split () (_ BitVec 7))
(declare-fun old.ffn.gate.sum () (_ BitVec 7))
(declare-fun old.ffn.up.collective () (_ BitVec 7))
(declare-fun old.ffn.up.split () (_ BitVec 7))
(declare-fun old.ffn.up.sum () (_ BitVec 7))
(declare-fun old.ffn.width.block () Int)
(declare-fun old.ffn.width.kind () (_ BitVec 7))
(declare-fun old.ffn.width.multiple () Int)
(declare-fun old.ffn.width.n () Int)
(declare-fun old.ffn.width.parts () Int)
(declare-fun old.moe.block () Int)
(declare-fun old.pp () Int)
(declare-fun old.sp () Int)
(declare-fun old.stage.ranks () Int)
(declare-fun old.tp () Int)
(declare-fun old.ffn.width.padded () Bool)
(declare-fun old.ffn.width.filled () Bool)
(declare-fun old.ffn.width.leads () Bool)
(declare-fun old.ffn.width.given_moved () Bool)
(declare-fun old.ffn.width.moved () Bool)
(declare-fun old.model.gated () Bool)
(declare-fun old.ffn.lead () (_ BitVec 7))
(declare-fun old.ffn.gathers () Bool)
(declare-fun old.ffn.width.given_everywhere () Bool)
(declare-fun old.ffn.width.everywhere () Bool)
(declare-fun old.ffn.piece_of_one () Bool)
(declare-fun old.ffn.gate.group.pp () Bool)
(declare-fun old.ffn.gate.group.sp () Bool)
(declare-fun old.ffn.gate.group.dp () Bool)
(declare-fun old.ffn.gate.group.tp () Bool)
(declare-fun old.ffn.up.group.pp () Bool)
(declare-fun old.ffn.up.group.sp () Bool)
(declare-fun old.ffn.up.group.dp () Bool)
(declare-fun old.ffn.up.group.tp () Bool)
(declare-fun old.ffn.up_idle () Bool)
(declare-fun old.ffn.piece_kept () Bool)
(declare-fun old.ffn.in_place () Bool)
(declare-fun old.ffn.width_twice_back () Bool)
(declare-fun old.ffn.up_state () (_ BitVec 7))
(declare-fun old.ffn.up_piece () (_ BitVec 7))
(declare-fun old.ffn.up_left () Bool)
(declare-fun old.model.joint () Bool)
(declare-fun old.ffn.share_of_one () Bool)
(declare-fun old.ffn.gate_state () (_ BitVec 7))
(declare-fun old.ffn.activated () (_ BitVec 7))
(declare-fun new.dp () Int)
(declare-fun new.ffn.down.input () (_ BitVec 7))
(declare-fun new.ffn.down.split () (_ BitVec 7))
(declare-fun new.ffn.gate.collective () (_ BitVec 7))
(declare-fun new.ffn.gate.split () (_ BitVec 7))
(declare-fun new.ffn.gate.sum () (_ BitVec 7))
(declare-fun new.ffn.up.collective () (_ BitVec 7))
(declare-fun new.ffn.up.split () (_ BitVec 7))
(declare-fun new.ffn.up.sum () (_ BitVec 7))
(declare-fun new.ffn.width.block () Int)
(declare-fun new.ffn.width.kind () (_ BitVec 7))
(declare-fun new.ffn.width.multiple () Int)
(declare-fun new.ffn.width.n () Int)
(declare-fun new.ffn.width.parts () Int)
(declare-fun new.moe.block () Int)
(declare-fun new.pp () Int)
(declare-fun new.sp () Int)
(declare-fun new.stage.ranks () Int)
(declare-fun new.tp () Int)
(declare-fun new.ffn.width.padded () Bool)
(declare-fun new.ffn.width.filled () Bool)
(declare-fun new.ffn.width.leads () Bool)
(declare-fun new.ffn.width.given_moved () Bool)
(declare-fun new.ffn.width.moved () Bool)
(declare-fun new.model.gated () Bool)
(declare-fun new.ffn.lead () (_ BitVec 7))
(declare-fun new.ffn.gathers () Bool)
(declare-fun new.ffn.width.given_everywhere () Bool)
(declare-fun new.ffn.width.everywhere () Bool)
(declare-fun new.ffn.piece_of_one () Bool)
(declare-fun new.ffn.gate.group.pp () Bool)
(declare-fun new.ffn.gate.group.sp () Bool)
(declare-fun new.ffn.gate.group.dp () Bool)
(declare-fun new.ffn.gate.group.tp () Bool)
(declare-fun new.ffn.up.group.pp () Bool)
(declare-fun new.ffn.up.group.sp () Bool)
(declare-fun new.ffn.up.group.dp () Bool)
(declare-fun new.ffn.up.group.tp () Bool)
(declare-fun new.ffn.up_idle () Bool)
(declare-fun new.ffn.piece_kept () Bool)
(declare-fun new.ffn.in_place () Bool)
(declare-fun new.ffn.width_twice_back () Bool)
(declare-fun new.ffn.up_state () (_ BitVec 7))
(declare-fun new.ffn.up_piece () (_ BitVec 7))
(declare-fun new.ffn.up_left () Bool)
(declare-fun new.model.joint () Bool)
(declare-fun new.ffn.share_of_one () Bool)
(declare-fun new.ffn.gate_state () (_ BitVec 7))
(declare-fun new.ffn.activated () (_ BitVec 7))
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
 (let (($x819 (= (_ bv42 7) old.batch.idle)))
 (or $x819 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x1625 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1389 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x899 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2135 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1348 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1348 $x2135 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x899 $x1389 $x1625)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x375 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x1727 (= (_ bv10 7) old.ffn.down.input)))
 (or $x1727 $x375 (= (_ bv63 7) old.ffn.down.input)))))
(assert
 (let (($x983 (= (_ bv57 7) old.ffn.down.split)))
 (let (($x730 (= (_ bv40 7) old.ffn.down.split)))
 (or $x730 $x983 (= (_ bv61 7) old.ffn.down.split)))))
(assert
 (let (($x643 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x2652 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x2172 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x2725 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x2065 (= (_ bv4 7) old.ffn.gate.collective)))
 (or $x2065 $x2725 $x2172 $x2652 $x643)))))))
(assert
 (let (($x1449 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x34 (= (_ bv57 7) old.ffn.gate.split)))
 (or (= (_ bv40 7) old.ffn.gate.split) $x34 $x1449))))
(assert
 (let (($x2061 (= (_ bv15 7) old.ffn.gate.sum)))
 (or (= (_ bv0 7) old.ffn.gate.sum) $x2061 (= (_ bv24 7) old.ffn.gate.sum) (= (_ bv69 7) old.ffn.gate.sum))))
(assert
 (let (($x2167 (= (_ bv73 7) old.ffn.up.collective)))
 (let (($x980 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x2768 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x2224 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x1036 (= (_ bv4 7) old.ffn.up.collective)))
 (or $x1036 $x2224 $x2768 $x980 $x2167)))))))
(assert
 (let (($x2336 (= (_ bv61 7) old.ffn.up.split)))
 (let (($x333 (= (_ bv57 7) old.ffn.up.split)))
 (let (($x2879 (= (_ bv40 7) old.ffn.up.split)))
 (or $x2879 $x333 $x2336)))))
(assert
 (let (($x207 (= (_ bv24 7) old.ffn.up.sum)))
 (let (($x1177 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x2827 (= (_ bv0 7) old.ffn.up.sum)))
 (or $x2827 $x1177 $x207 (= (_ bv69 7) old.ffn.up.sum))))))
(assert
 (and (<= 1 old.ffn.width.block)))
(assert
 (let (($x1488 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x904 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x3616 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x1088 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x1666 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x3396 (= (_ bv26 7) old.ffn.width.kind)))
 (or (= (_ bv11 7) old.ffn.width.kind) (= (_ bv18 7) old.ffn.width.kind) $x3396 $x1666 (= (_ bv56 7) old.ffn.width.kind) $x1088 $x3616 $x904 $x1488 (= (_ bv99 7) old.ffn.width.kind)))))))))
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
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let (($x1088 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x254 (and $x1088 (not (= 0 (mod old.ffn.width.n old.ffn.width.multiple))))))
 (= old.ffn.width.padded $x254))))
(assert
 (let ((?x1527 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x1544 (div (* ?x1527 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x2594 (< 1 old.ffn.width.parts)))
 (let (($x1088 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.filled (and $x1088 $x2594 (= ?x1544 old.ffn.width.n))))))))
(assert
 (let ((?x1527 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x1544 (div (* ?x1527 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x2594 (< 1 old.ffn.width.parts)))
 (let (($x1088 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.leads (and $x1088 $x2594 (<= old.ffn.width.n ?x1544))))))))
(assert
 (let (($x2882 (= (- 1) old.ffn.width.n)))
 (let (($x3396 (= (_ bv26 7) old.ffn.width.kind)))
 (let (($x332 (ite $x3396 (or $x2882 (<= old.ffn.width.parts old.ffn.width.n)) (or $x2882 (< 1 old.ffn.width.n)))))
 (let ((?x1527 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x1544 (div (* ?x1527 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x1088 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x904 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x2398 (ite $x904 (or $x2882 (< old.ffn.width.block old.ffn.width.n)) (ite $x1088 (or $x2882 (< ?x1544 old.ffn.width.n)) $x332))))
 (let (($x828 (ite (or (= (_ bv96 7) old.ffn.width.kind) (= 1 old.ffn.width.parts)) false $x2398)))
 (let (($x1666 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x3616 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x3025 (or $x3616 $x1666)))
 (= old.ffn.width.moved (ite $x3025 old.ffn.width.given_moved $x828)))))))))))))))
(assert
 (= old.ffn.lead (ite old.model.gated old.ffn.gate.split old.ffn.up.split)))
(assert
 (let (($x375 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x3740 (or $x375 (and (= (_ bv10 7) old.ffn.down.input) (not (= (_ bv40 7) old.ffn.down.split))))))
 (= old.ffn.gathers $x3740))))
(assert
 (let (($x1488 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x1232 (or $x1488 (and (= 1 old.ffn.width.parts) (not old.ffn.width.padded)))))
 (let (($x1666 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x3616 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x3025 (or $x3616 $x1666)))
 (= old.ffn.width.everywhere (ite $x3025 old.ffn.width.given_everywhere $x1232))))))))
(assert
 (= old.ffn.piece_of_one (and old.ffn.width.filled (= (_ bv40 7) old.ffn.down.split))))
(assert
 (let (($x3333 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x1720 (or (not (= (_ bv4 7) old.ffn.gate.collective)) $x3333)))
 (let (($x1449 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x2224 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x2768 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x753 (or $x2768 $x2224)))
 (let (($x3808 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x2879 (= (_ bv40 7) old.ffn.up.split)))
 (let (($x1440 (< 1 old.tp)))
 (let (($x2308 (and old.model.gated $x1440 $x2879 $x3808 $x753 (not (= (_ bv24 7) old.ffn.up.sum)) (not (and old.ffn.gathers $x1449 $x1720)))))
 (= old.ffn.up_idle $x2308))))))))))))
(assert
 (let (($x3808 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x3333 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x1720 (or (not (= (_ bv4 7) old.ffn.gate.collective)) $x3333)))
 (let (($x3294 (ite old.model.gated $x1720 (or (not (= (_ bv4 7) old.ffn.up.collective)) $x3808))))
 (let (($x983 (= (_ bv57 7) old.ffn.down.split)))
 (let (($x75 (and old.ffn.width.filled $x983 (not (and old.ffn.gathers (= (_ bv61 7) old.ffn.lead) $x3294)))))
 (= old.ffn.piece_kept $x75))))))))
(assert
 (let (($x778 (not old.ffn.width.moved)))
 (let (($x462 (and old.ffn.width.everywhere $x778)))
 (= old.ffn.in_place (or $x462 old.ffn.width.filled)))))
(assert
 (let (($x778 (not old.ffn.width.moved)))
 (let (($x462 (and old.ffn.width.everywhere $x778)))
 (let ((?x2756 (ite $x462 (_ bv96 7) (ite old.ffn.width_twice_back (ite old.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x1440 (< 1 old.tp)))
 (let ((?x95 (ite old.ffn.width.everywhere (_ bv96 7) (ite old.ffn.piece_of_one (_ bv97 7) (ite old.model.gated (_ bv97 7) (_ bv16 7))))))
 (let (($x2167 (= (_ bv73 7) old.ffn.up.collective)))
 (let (($x2224 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x2768 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x753 (or $x2768 $x2224)))
 (let (($x1177 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x980 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x1798 (or $x980 (not (or $x1177 (and old.model.gated (= (_ bv0 7) old.ffn.up.sum)))) old.ffn.up_idle)))
 (let (($x3808 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x990 (or $x2768 $x980)))
 (let ((?x127 (ite (or $x990 $x3808 (and (= (_ bv4 7) old.ffn.up.collective) old.ffn.in_place)) (_ bv96 7) (ite $x2224 (_ bv21 7) (_ bv16 7)))))
 (let (($x333 (= (_ bv57 7) old.ffn.up.split)))
 (let ((?x954 (ite $x333 ?x127 (ite $x1798 (_ bv92 7) (ite $x753 (_ bv96 7) (ite $x2167 ?x95 (ite $x1440 (_ bv16 7) ?x2756)))))))
 (let (($x612 (or $x990 $x3808 (and $x2224 old.ffn.width.padded $x778) (and $x2167 old.ffn.width.leads))))
 (let ((?x1521 (ite (and $x2224 old.ffn.width.filled (not $x3808)) (_ bv96 7) (ite $x612 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x2336 (= (_ bv61 7) old.ffn.up.split)))
 (= old.ffn.up_state (ite $x2336 ?x1521 ?x954)))))))))))))))))))))))
(assert
 (let (($x3454 (not old.ffn.width.everywhere)))
 (let (($x2577 (and (or (= (_ bv61 7) old.ffn.up.split) (= (_ bv97 7) old.ffn.up_state)) (not (= (_ bv96 7) old.ffn.up_state)) $x3454)))
 (= old.ffn.up_piece (ite $x2577 (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x207 (= (_ bv24 7) old.ffn.up.sum)))
 (let (($x980 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x2500 (= (_ bv92 7) old.ffn.up_state)))
 (= old.ffn.up_left (and old.model.gated $x2500 (or $x980 $x207 old.ffn.up_idle)))))))
(assert
 (let (($x2239 (not old.ffn.up_left)))
 (let (($x472 (not old.model.joint)))
 (let (($x1458 (and old.ffn.piece_kept old.model.gated $x472 (= (_ bv97 7) old.ffn.up_piece) $x2239)))
 (= old.ffn.share_of_one $x1458)))))
(assert
 (let (($x778 (not old.ffn.width.moved)))
 (let (($x462 (and old.ffn.width.everywhere $x778)))
 (let (($x1440 (< 1 old.tp)))
 (let ((?x1516 (ite $x1440 (_ bv16 7) (ite $x462 (_ bv96 7) (ite old.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x512 (ite old.ffn.width.everywhere (_ bv96 7) (ite (or old.ffn.piece_of_one old.ffn.share_of_one) (_ bv97 7) (_ bv16 7)))))
 (let (($x643 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x2725 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x2172 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x2652 (= (_ bv57 7) old.ffn.gate.collective)))
 (let ((?x855 (ite (or $x2652 (not (= (_ bv15 7) old.ffn.gate.sum))) (_ bv92 7) (ite (or $x2172 $x2725) (_ bv96 7) (ite $x643 ?x512 ?x1516)))))
 (let (($x3333 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x2249 (or $x2172 $x2652)))
 (let (($x2442 (or $x2249 $x3333 (and (= (_ bv4 7) old.ffn.gate.collective) old.ffn.in_place))))
 (let (($x34 (= (_ bv57 7) old.ffn.gate.split)))
 (let (($x973 (or $x2249 $x3333 (and $x2725 old.ffn.width.padded $x778) (and $x643 old.ffn.width.leads))))
 (let ((?x215 (ite (and $x2725 old.ffn.width.filled (not $x3333)) (_ bv96 7) (ite $x973 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.gate.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x1449 (= (_ bv61 7) old.ffn.gate.split)))
 (= old.ffn.gate_state (ite $x1449 ?x215 (ite $x34 (ite $x2442 (_ bv96 7) (ite $x2725 (_ bv21 7) (_ bv16 7))) ?x855)))))))))))))))))))))
(assert
 (let ((?x2348 (ite old.model.gated old.ffn.gate_state old.ffn.up_state)))
 (= old.ffn.activated (ite (and old.model.joint (= (_ bv92 7) old.ffn.up_state)) (_ bv92 7) ?x2348))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x2207 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x790 (= (_ bv10 7) new.ffn.down.input)))
 (or $x790 $x2207 (= (_ bv63 7) new.ffn.down.input)))))
(assert
 (let (($x422 (= (_ bv57 7) new.ffn.down.split)))
 (let (($x2635 (= (_ bv40 7) new.ffn.down.split)))
 (or $x2635 $x422 (= (_ bv61 7) new.ffn.down.split)))))
(assert
 (let (($x1334 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x2977 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x547 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x131 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x31 (= (_ bv4 7) new.ffn.gate.collective)))
 (or $x31 $x131 $x547 $x2977 $x1334)))))))
(assert
 (let (($x839 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x2750 (= (_ bv57 7) new.ffn.gate.split)))
 (or (= (_ bv40 7) new.ffn.gate.split) $x2750 $x839))))
(assert
 (let (($x3764 (= (_ bv15 7) new.ffn.gate.sum)))
 (or (= (_ bv0 7) new.ffn.gate.sum) $x3764 (= (_ bv24 7) new.ffn.gate.sum) (= (_ bv69 7) new.ffn.gate.sum))))
(assert
 (let (($x2403 (= (_ bv73 7) new.ffn.up.collective)))
 (let (($x1311 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x3413 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x2085 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x91 (= (_ bv4 7) new.ffn.up.collective)))
 (or $x91 $x2085 $x3413 $x1311 $x2403)))))))
(assert
 (let (($x667 (= (_ bv61 7) new.ffn.up.split)))
 (let (($x3420 (= (_ bv57 7) new.ffn.up.split)))
 (let (($x1904 (= (_ bv40 7) new.ffn.up.split)))
 (or $x1904 $x3420 $x667)))))
(assert
 (let (($x1827 (= (_ bv24 7) new.ffn.up.sum)))
 (let (($x3173 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x630 (= (_ bv0 7) new.ffn.up.sum)))
 (or $x630 $x3173 $x1827 (= (_ bv69 7) new.ffn.up.sum))))))
(assert
 (and (<= 1 new.ffn.width.block)))
(assert
 (let (($x1328 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x3123 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x3224 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x153 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x2176 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x1609 (= (_ bv26 7) new.ffn.width.kind)))
 (or (= (_ bv11 7) new.ffn.width.kind) (= (_ bv18 7) new.ffn.width.kind) $x1609 $x2176 (= (_ bv56 7) new.ffn.width.kind) $x153 $x3224 $x3123 $x1328 (= (_ bv99 7) new.ffn.width.kind)))))))))
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
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let (($x153 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x2945 (and $x153 (not (= 0 (mod new.ffn.width.n new.ffn.width.multiple))))))
 (= new.ffn.width.padded $x2945))))
(assert
 (let ((?x3538 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x2390 (div (* ?x3538 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x3056 (< 1 new.ffn.width.parts)))
 (let (($x153 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.filled (and $x153 $x3056 (= ?x2390 new.ffn.width.n))))))))
(assert
 (let ((?x3538 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x2390 (div (* ?x3538 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x3056 (< 1 new.ffn.width.parts)))
 (let (($x153 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.leads (and $x153 $x3056 (<= new.ffn.width.n ?x2390))))))))
(assert
 (let (($x862 (= (- 1) new.ffn.width.n)))
 (let (($x1609 (= (_ bv26 7) new.ffn.width.kind)))
 (let (($x419 (ite $x1609 (or $x862 (<= new.ffn.width.parts new.ffn.width.n)) (or $x862 (< 1 new.ffn.width.n)))))
 (let ((?x3538 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x2390 (div (* ?x3538 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x153 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x3123 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x2508 (ite $x3123 (or $x862 (< new.ffn.width.block new.ffn.width.n)) (ite $x153 (or $x862 (< ?x2390 new.ffn.width.n)) $x419))))
 (let (($x2156 (ite (or (= (_ bv96 7) new.ffn.width.kind) (= 1 new.ffn.width.parts)) false $x2508)))
 (let (($x2176 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x3224 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x2897 (or $x3224 $x2176)))
 (= new.ffn.width.moved (ite $x2897 new.ffn.width.given_moved $x2156)))))))))))))))
(assert
 (= new.ffn.lead (ite new.model.gated new.ffn.gate.split new.ffn.up.split)))
(assert
 (let (($x2207 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x2005 (or $x2207 (and (= (_ bv10 7) new.ffn.down.input) (not (= (_ bv40 7) new.ffn.down.split))))))
 (= new.ffn.gathers $x2005))))
(assert
 (let (($x1328 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x1214 (or $x1328 (and (= 1 new.ffn.width.parts) (not new.ffn.width.padded)))))
 (let (($x2176 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x3224 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x2897 (or $x3224 $x2176)))
 (= new.ffn.width.everywhere (ite $x2897 new.ffn.width.given_everywhere $x1214))))))))
(assert
 (= new.ffn.piece_of_one (and new.ffn.width.filled (= (_ bv40 7) new.ffn.down.split))))
(assert
 (let (($x2718 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x3693 (or (not (= (_ bv4 7) new.ffn.gate.collective)) $x2718)))
 (let (($x839 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x2085 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x3413 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x3931 (or $x3413 $x2085)))
 (let (($x2515 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x1904 (= (_ bv40 7) new.ffn.up.split)))
 (let (($x264 (< 1 new.tp)))
 (let (($x1629 (and new.model.gated $x264 $x1904 $x2515 $x3931 (not (= (_ bv24 7) new.ffn.up.sum)) (not (and new.ffn.gathers $x839 $x3693)))))
 (= new.ffn.up_idle $x1629))))))))))))
(assert
 (let (($x2515 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x2718 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x3693 (or (not (= (_ bv4 7) new.ffn.gate.collective)) $x2718)))
 (let (($x3276 (ite new.model.gated $x3693 (or (not (= (_ bv4 7) new.ffn.up.collective)) $x2515))))
 (let (($x422 (= (_ bv57 7) new.ffn.down.split)))
 (let (($x1631 (and new.ffn.width.filled $x422 (not (and new.ffn.gathers (= (_ bv61 7) new.ffn.lead) $x3276)))))
 (= new.ffn.piece_kept $x1631))))))))
(assert
 (let (($x312 (not new.ffn.width.moved)))
 (let (($x1773 (and new.ffn.width.everywhere $x312)))
 (= new.ffn.in_place (or $x1773 new.ffn.width.filled)))))
(assert
 (let (($x312 (not new.ffn.width.moved)))
 (let (($x1773 (and new.ffn.width.everywhere $x312)))
 (let ((?x3682 (ite $x1773 (_ bv96 7) (ite new.ffn.width_twice_back (ite new.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x264 (< 1 new.tp)))
 (let ((?x1354 (ite new.ffn.width.everywhere (_ bv96 7) (ite new.ffn.piece_of_one (_ bv97 7) (ite new.model.gated (_ bv97 7) (_ bv16 7))))))
 (let (($x2403 (= (_ bv73 7) new.ffn.up.collective)))
 (let (($x2085 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x3413 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x3931 (or $x3413 $x2085)))
 (let (($x3173 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x1311 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x2183 (or $x1311 (not (or $x3173 (and new.model.gated (= (_ bv0 7) new.ffn.up.sum)))) new.ffn.up_idle)))
 (let (($x2515 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x455 (or $x3413 $x1311)))
 (let ((?x1295 (ite (or $x455 $x2515 (and (= (_ bv4 7) new.ffn.up.collective) new.ffn.in_place)) (_ bv96 7) (ite $x2085 (_ bv21 7) (_ bv16 7)))))
 (let (($x3420 (= (_ bv57 7) new.ffn.up.split)))
 (let ((?x1146 (ite $x3420 ?x1295 (ite $x2183 (_ bv92 7) (ite $x3931 (_ bv96 7) (ite $x2403 ?x1354 (ite $x264 (_ bv16 7) ?x3682)))))))
 (let (($x62 (or $x455 $x2515 (and $x2085 new.ffn.width.padded $x312) (and $x2403 new.ffn.width.leads))))
 (let ((?x1326 (ite (and $x2085 new.ffn.width.filled (not $x2515)) (_ bv96 7) (ite $x62 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x667 (= (_ bv61 7) new.ffn.up.split)))
 (= new.ffn.up_state (ite $x667 ?x1326 ?x1146)))))))))))))))))))))))
(assert
 (let (($x3581 (not new.ffn.width.everywhere)))
 (let (($x2682 (and (or (= (_ bv61 7) new.ffn.up.split) (= (_ bv97 7) new.ffn.up_state)) (not (= (_ bv96 7) new.ffn.up_state)) $x3581)))
 (= new.ffn.up_piece (ite $x2682 (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x1827 (= (_ bv24 7) new.ffn.up.sum)))
 (let (($x1311 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x2633 (= (_ bv92 7) new.ffn.up_state)))
 (= new.ffn.up_left (and new.model.gated $x2633 (or $x1311 $x1827 new.ffn.up_idle)))))))
(assert
 (let (($x1045 (not new.ffn.up_left)))
 (let (($x2360 (not new.model.joint)))
 (let (($x1812 (and new.ffn.piece_kept new.model.gated $x2360 (= (_ bv97 7) new.ffn.up_piece) $x1045)))
 (= new.ffn.share_of_one $x1812)))))
(assert
 (let (($x312 (not new.ffn.width.moved)))
 (let (($x1773 (and new.ffn.width.everywhere $x312)))
 (let (($x264 (< 1 new.tp)))
 (let ((?x11 (ite $x264 (_ bv16 7) (ite $x1773 (_ bv96 7) (ite new.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x598 (ite new.ffn.width.everywhere (_ bv96 7) (ite (or new.ffn.piece_of_one new.ffn.share_of_one) (_ bv97 7) (_ bv16 7)))))
 (let (($x1334 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x131 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x547 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x2977 (= (_ bv57 7) new.ffn.gate.collective)))
 (let ((?x858 (ite (or $x2977 (not (= (_ bv15 7) new.ffn.gate.sum))) (_ bv92 7) (ite (or $x547 $x131) (_ bv96 7) (ite $x1334 ?x598 ?x11)))))
 (let (($x2718 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x163 (or $x547 $x2977)))
 (let (($x2809 (or $x163 $x2718 (and (= (_ bv4 7) new.ffn.gate.collective) new.ffn.in_place))))
 (let (($x2750 (= (_ bv57 7) new.ffn.gate.split)))
 (let (($x319 (or $x163 $x2718 (and $x131 new.ffn.width.padded $x312) (and $x1334 new.ffn.width.leads))))
 (let ((?x2030 (ite (and $x131 new.ffn.width.filled (not $x2718)) (_ bv96 7) (ite $x319 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.gate.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x839 (= (_ bv61 7) new.ffn.gate.split)))
 (= new.ffn.gate_state (ite $x839 ?x2030 (ite $x2750 (ite $x2809 (_ bv96 7) (ite $x131 (_ bv21 7) (_ bv16 7))) ?x858)))))))))))))))))))))
(assert
 (let ((?x2757 (ite new.model.gated new.ffn.gate_state new.ffn.up_state)))
 (= new.ffn.activated (ite (and new.model.joint (= (_ bv92 7) new.ffn.up_state)) (_ bv92 7) ?x2757))))
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
 (= old.ffn.down.input new.ffn.down.input))
(assert
 (= old.ffn.down.split new.ffn.down.split))
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
 (= old.ffn.width.given_moved new.ffn.width.given_moved))
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
 (= old.lm_head.group.dp new.lm_head.group.dp))
(assert
 (= old.model.gated new.model.gated))
(assert
 (= old.model.joint new.model.joint))
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
 (= (_ bv42 7) old.batch.idle))
(assert
 (let (($x1625 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x899 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2135 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1348 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x1389 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x1389 $x1348 $x2135 $x899 $x1625)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1132 (* old.sp old.tp)))
 (<= old.moe.block ?x1132)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1132 (* old.sp old.tp)))
 (= old.stage.ranks ?x1132)))
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
 (let (($x1635 (not old.moe.group.sp)))
 (let (($x2899 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x2899 $x1635))))
(assert
 (let ((?x654 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x654)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (not (or (= 1 new.tp) (not (= (_ bv92 7) new.ffn.activated)))))
(assert
 (let (($x1166 (= 1 old.tp)))
(or $x1166 (not (= (_ bv92 7) old.ffn.activated)))))
(check-sat)

; from one replica to any number, question 111
(reset)
(set-logic ALL)
; benchmark generated from python API
(set-info :status unknown)
(declare-fun old.batch.idle () (_ BitVec 7))
(declare-fun old.batch.sequences.kind () (_ BitVec 7))
(declare-fun old.dp () Int)
(declare-fun old.ffn.down.collective () (_ BitVec 7))
(declare-fun old.ffn.down.input () (_ BitVec 7))
(declare-fun old.ffn.down.split () (_ BitVec 7))
(declare-fun old.ffn.gate.collective () (_ BitVec 7))
(declare-fun old.ffn.gate.split () (_ BitVec 7))
(declare-fun old.ffn.gate.sum () (_ BitVec 7))
(declare-fun old.ffn.up.collective () (_ BitVec 7))
(declare-fun old.ffn.up.split () (_ BitVec 7))
(declare-fun old.ffn.up.sum () (_ BitVec 7))
(declare-fun old.ffn.width.block () Int)
(declare-fun old.ffn.width.kind () (_ BitVec 7))
(declare-fun old.ffn.width.multiple () Int)
(declare-fun old.ffn.width.n () Int)
(declare-fun old.ffn.width.parts () Int)
(declare-fun old.moe.block () Int)
(declare-fun old.pp () Int)
(declare-fun old.sp () Int)
(declare-fun old.stage.ranks () Int)
(declare-fun old.tp () Int)
(declare-fun old.ffn.width.padded () Bool)
(declare-fun old.ffn.width.filled () Bool)
(declare-fun old.ffn.width.leads () Bool)
(declare-fun old.ffn.width.given_moved () Bool)
(declare-fun old.ffn.width.moved () Bool)
(declare-fun old.model.gated () Bool)
(declare-fun old.ffn.lead () (_ BitVec 7))
(declare-fun old.ffn.gathers () Bool)
(declare-fun old.ffn.width.given_everywhere () Bool)
(declare-fun old.ffn.width.everywhere () Bool)
(declare-fun old.ffn.piece_of_one () Bool)
(declare-fun old.ffn.gate.group.pp () Bool)
(declare-fun old.ffn.gate.group.sp () Bool)
(declare-fun old.ffn.gate.group.dp () Bool)
(declare-fun old.ffn.gate.group.tp () Bool)
(declare-fun old.ffn.up.group.pp () Bool)
(declare-fun old.ffn.up.group.sp () Bool)
(declare-fun old.ffn.up.group.dp () Bool)
(declare-fun old.ffn.up.group.tp () Bool)
(declare-fun old.ffn.up_idle () Bool)
(declare-fun old.ffn.piece_kept () Bool)
(declare-fun old.ffn.in_place () Bool)
(declare-fun old.ffn.down.group.pp () Bool)
(declare-fun old.ffn.down.group.sp () Bool)
(declare-fun old.ffn.down.group.dp () Bool)
(declare-fun old.ffn.down.group.tp () Bool)
(declare-fun old.stream.first_keeps_all () Bool)
(declare-fun old.ffn.first_reads () Bool)
(declare-fun old.ffn.width_twice_back () Bool)
(declare-fun old.ffn.up_state () (_ BitVec 7))
(declare-fun old.ffn.up_piece () (_ BitVec 7))
(declare-fun old.ffn.up_left () Bool)
(declare-fun old.model.joint () Bool)
(declare-fun old.ffn.share_of_one () Bool)
(declare-fun old.ffn.gate_state () (_ BitVec 7))
(declare-fun old.ffn.gate_piece () (_ BitVec 7))
(declare-fun old.ffn.product () (_ BitVec 7))
(declare-fun new.dp () Int)
(declare-fun new.ffn.down.collective () (_ BitVec 7))
(declare-fun new.ffn.down.input () (_ BitVec 7))
(declare-fun new.ffn.down.split () (_ BitVec 7))
(declare-fun new.ffn.gate.collective () (_ BitVec 7))
(declare-fun new.ffn.gate.split () (_ BitVec 7))
(declare-fun new.ffn.gate.sum () (_ BitVec 7))
(declare-fun new.ffn.up.collective () (_ BitVec 7))
(declare-fun new.ffn.up.split () (_ BitVec 7))
(declare-fun new.ffn.up.sum () (_ BitVec 7))
(declare-fun new.ffn.width.block () Int)
(declare-fun new.ffn.width.kind () (_ BitVec 7))
(declare-fun new.ffn.width.multiple () Int)
(declare-fun new.ffn.width.n () Int)
(declare-fun new.ffn.width.parts () Int)
(declare-fun new.moe.block () Int)
(declare-fun new.pp () Int)
(declare-fun new.sp () Int)
(declare-fun new.stage.ranks () Int)
(declare-fun new.tp () Int)
(declare-fun new.ffn.width.padded () Bool)
(declare-fun new.ffn.width.filled () Bool)
(declare-fun new.ffn.width.leads () Bool)
(declare-fun new.ffn.width.given_moved () Bool)
(declare-fun new.ffn.width.moved () Bool)
(declare-fun new.model.gated () Bool)
(declare-fun new.ffn.lead () (_ BitVec 7))
(declare-fun new.ffn.gathers () Bool)
(declare-fun new.ffn.width.given_everywhere () Bool)
(declare-fun new.ffn.width.everywhere () Bool)
(declare-fun new.ffn.piece_of_one () Bool)
(declare-fun new.ffn.gate.group.pp () Bool)
(declare-fun new.ffn.gate.group.sp () Bool)
(declare-fun new.ffn.gate.group.dp () Bool)
(declare-fun new.ffn.gate.group.tp () Bool)
(declare-fun new.ffn.up.group.pp () Bool)
(declare-fun new.ffn.up.group.sp () Bool)
(declare-fun new.ffn.up.group.dp () Bool)
(declare-fun new.ffn.up.group.tp () Bool)
(declare-fun new.ffn.up_idle () Bool)
(declare-fun new.ffn.piece_kept () Bool)
(declare-fun new.ffn.in_place () Bool)
(declare-fun new.ffn.down.group.pp () Bool)
(declare-fun new.ffn.down.group.sp () Bool)
(declare-fun new.ffn.down.group.dp () Bool)
(declare-fun new.ffn.down.group.tp () Bool)
(declare-fun new.stream.first_keeps_all () Bool)
(declare-fun new.ffn.first_reads () Bool)
(declare-fun new.ffn.width_twice_back () Bool)
(declare-fun new.ffn.up_state () (_ BitVec 7))
(declare-fun new.ffn.up_piece () (_ BitVec 7))
(declare-fun new.ffn.up_left () Bool)
(declare-fun new.model.joint () Bool)
(declare-fun new.ffn.share_of_one () Bool)
(declare-fun new.ffn.gate_state () (_ BitVec 7))
(declare-fun new.ffn.gate_piece () (_ BitVec 7))
(declare-fun new.ffn.product () (_ BitVec 7))
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
 (let (($x819 (= (_ bv42 7) old.batch.idle)))
 (or $x819 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x1625 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1389 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x899 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2135 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1348 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1348 $x2135 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x899 $x1389 $x1625)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x1412 (= (_ bv57 7) old.ffn.down.collective)))
 (let (($x2287 (= (_ bv10 7) old.ffn.down.collective)))
 (or (= (_ bv4 7) old.ffn.down.collective) (= (_ bv5 7) old.ffn.down.collective) $x2287 $x1412 (= (_ bv73 7) old.ffn.down.collective)))))
(assert
 (let (($x375 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x1727 (= (_ bv10 7) old.ffn.down.input)))
 (or $x1727 $x375 (= (_ bv63 7) old.ffn.down.input)))))
(assert
 (let (($x983 (= (_ bv57 7) old.ffn.down.split)))
 (let (($x730 (= (_ bv40 7) old.ffn.down.split)))
 (or $x730 $x983 (= (_ bv61 7) old.ffn.down.split)))))
(assert
 (let (($x643 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x2652 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x2172 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x2725 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x2065 (= (_ bv4 7) old.ffn.gate.collective)))
 (or $x2065 $x2725 $x2172 $x2652 $x643)))))))
(assert
 (let (($x1449 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x34 (= (_ bv57 7) old.ffn.gate.split)))
 (or (= (_ bv40 7) old.ffn.gate.split) $x34 $x1449))))
(assert
 (let (($x2061 (= (_ bv15 7) old.ffn.gate.sum)))
 (or (= (_ bv0 7) old.ffn.gate.sum) $x2061 (= (_ bv24 7) old.ffn.gate.sum) (= (_ bv69 7) old.ffn.gate.sum))))
(assert
 (let (($x2167 (= (_ bv73 7) old.ffn.up.collective)))
 (let (($x980 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x2768 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x2224 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x1036 (= (_ bv4 7) old.ffn.up.collective)))
 (or $x1036 $x2224 $x2768 $x980 $x2167)))))))
(assert
 (let (($x2336 (= (_ bv61 7) old.ffn.up.split)))
 (let (($x333 (= (_ bv57 7) old.ffn.up.split)))
 (let (($x2879 (= (_ bv40 7) old.ffn.up.split)))
 (or $x2879 $x333 $x2336)))))
(assert
 (let (($x207 (= (_ bv24 7) old.ffn.up.sum)))
 (let (($x1177 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x2827 (= (_ bv0 7) old.ffn.up.sum)))
 (or $x2827 $x1177 $x207 (= (_ bv69 7) old.ffn.up.sum))))))
(assert
 (and (<= 1 old.ffn.width.block)))
(assert
 (let (($x1488 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x904 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x3616 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x1088 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x1666 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x3396 (= (_ bv26 7) old.ffn.width.kind)))
 (or (= (_ bv11 7) old.ffn.width.kind) (= (_ bv18 7) old.ffn.width.kind) $x3396 $x1666 (= (_ bv56 7) old.ffn.width.kind) $x1088 $x3616 $x904 $x1488 (= (_ bv99 7) old.ffn.width.kind)))))))))
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
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let (($x1088 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x254 (and $x1088 (not (= 0 (mod old.ffn.width.n old.ffn.width.multiple))))))
 (= old.ffn.width.padded $x254))))
(assert
 (let ((?x1527 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x1544 (div (* ?x1527 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x2594 (< 1 old.ffn.width.parts)))
 (let (($x1088 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.filled (and $x1088 $x2594 (= ?x1544 old.ffn.width.n))))))))
(assert
 (let ((?x1527 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x1544 (div (* ?x1527 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x2594 (< 1 old.ffn.width.parts)))
 (let (($x1088 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.leads (and $x1088 $x2594 (<= old.ffn.width.n ?x1544))))))))
(assert
 (let (($x2882 (= (- 1) old.ffn.width.n)))
 (let (($x3396 (= (_ bv26 7) old.ffn.width.kind)))
 (let (($x332 (ite $x3396 (or $x2882 (<= old.ffn.width.parts old.ffn.width.n)) (or $x2882 (< 1 old.ffn.width.n)))))
 (let ((?x1527 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x1544 (div (* ?x1527 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x1088 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x904 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x2398 (ite $x904 (or $x2882 (< old.ffn.width.block old.ffn.width.n)) (ite $x1088 (or $x2882 (< ?x1544 old.ffn.width.n)) $x332))))
 (let (($x828 (ite (or (= (_ bv96 7) old.ffn.width.kind) (= 1 old.ffn.width.parts)) false $x2398)))
 (let (($x1666 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x3616 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x3025 (or $x3616 $x1666)))
 (= old.ffn.width.moved (ite $x3025 old.ffn.width.given_moved $x828)))))))))))))))
(assert
 (= old.ffn.lead (ite old.model.gated old.ffn.gate.split old.ffn.up.split)))
(assert
 (let (($x375 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x3740 (or $x375 (and (= (_ bv10 7) old.ffn.down.input) (not (= (_ bv40 7) old.ffn.down.split))))))
 (= old.ffn.gathers $x3740))))
(assert
 (let (($x1488 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x1232 (or $x1488 (and (= 1 old.ffn.width.parts) (not old.ffn.width.padded)))))
 (let (($x1666 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x3616 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x3025 (or $x3616 $x1666)))
 (= old.ffn.width.everywhere (ite $x3025 old.ffn.width.given_everywhere $x1232))))))))
(assert
 (= old.ffn.piece_of_one (and old.ffn.width.filled (= (_ bv40 7) old.ffn.down.split))))
(assert
 (let (($x3333 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x1720 (or (not (= (_ bv4 7) old.ffn.gate.collective)) $x3333)))
 (let (($x1449 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x2224 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x2768 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x753 (or $x2768 $x2224)))
 (let (($x3808 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x2879 (= (_ bv40 7) old.ffn.up.split)))
 (let (($x1440 (< 1 old.tp)))
 (let (($x2308 (and old.model.gated $x1440 $x2879 $x3808 $x753 (not (= (_ bv24 7) old.ffn.up.sum)) (not (and old.ffn.gathers $x1449 $x1720)))))
 (= old.ffn.up_idle $x2308))))))))))))
(assert
 (let (($x3808 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x3333 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x1720 (or (not (= (_ bv4 7) old.ffn.gate.collective)) $x3333)))
 (let (($x3294 (ite old.model.gated $x1720 (or (not (= (_ bv4 7) old.ffn.up.collective)) $x3808))))
 (let (($x983 (= (_ bv57 7) old.ffn.down.split)))
 (let (($x75 (and old.ffn.width.filled $x983 (not (and old.ffn.gathers (= (_ bv61 7) old.ffn.lead) $x3294)))))
 (= old.ffn.piece_kept $x75))))))))
(assert
 (let (($x778 (not old.ffn.width.moved)))
 (let (($x462 (and old.ffn.width.everywhere $x778)))
 (= old.ffn.in_place (or $x462 old.ffn.width.filled)))))
(assert
 (let (($x2974 (and (or (not old.ffn.down.group.tp) (= 1 old.tp)) (or (not old.ffn.down.group.dp) (= 1 old.dp)) (or (not old.ffn.down.group.sp) (= 1 old.sp)) (or (not old.ffn.down.group.pp) (= 1 old.pp)))))
 (let (($x2287 (= (_ bv10 7) old.ffn.down.collective)))
 (let (($x1412 (= (_ bv57 7) old.ffn.down.collective)))
 (let (($x369 (and old.ffn.piece_kept old.stream.first_keeps_all (or (or $x1412 $x2287) $x2974))))
 (= old.ffn.first_reads $x369))))))
(assert
 (let (($x778 (not old.ffn.width.moved)))
 (let (($x462 (and old.ffn.width.everywhere $x778)))
 (let ((?x2756 (ite $x462 (_ bv96 7) (ite old.ffn.width_twice_back (ite old.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x1440 (< 1 old.tp)))
 (let ((?x95 (ite old.ffn.width.everywhere (_ bv96 7) (ite old.ffn.piece_of_one (_ bv97 7) (ite old.model.gated (_ bv97 7) (_ bv16 7))))))
 (let (($x2167 (= (_ bv73 7) old.ffn.up.collective)))
 (let (($x2224 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x2768 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x753 (or $x2768 $x2224)))
 (let (($x1177 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x980 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x1798 (or $x980 (not (or $x1177 (and old.model.gated (= (_ bv0 7) old.ffn.up.sum)))) old.ffn.up_idle)))
 (let (($x3808 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x990 (or $x2768 $x980)))
 (let ((?x127 (ite (or $x990 $x3808 (and (= (_ bv4 7) old.ffn.up.collective) old.ffn.in_place)) (_ bv96 7) (ite $x2224 (_ bv21 7) (_ bv16 7)))))
 (let (($x333 (= (_ bv57 7) old.ffn.up.split)))
 (let ((?x954 (ite $x333 ?x127 (ite $x1798 (_ bv92 7) (ite $x753 (_ bv96 7) (ite $x2167 ?x95 (ite $x1440 (_ bv16 7) ?x2756)))))))
 (let (($x612 (or $x990 $x3808 (and $x2224 old.ffn.width.padded $x778) (and $x2167 old.ffn.width.leads))))
 (let ((?x1521 (ite (and $x2224 old.ffn.width.filled (not $x3808)) (_ bv96 7) (ite $x612 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x2336 (= (_ bv61 7) old.ffn.up.split)))
 (= old.ffn.up_state (ite $x2336 ?x1521 ?x954)))))))))))))))))))))))
(assert
 (let (($x3454 (not old.ffn.width.everywhere)))
 (let (($x2577 (and (or (= (_ bv61 7) old.ffn.up.split) (= (_ bv97 7) old.ffn.up_state)) (not (= (_ bv96 7) old.ffn.up_state)) $x3454)))
 (= old.ffn.up_piece (ite $x2577 (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x207 (= (_ bv24 7) old.ffn.up.sum)))
 (let (($x980 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x2500 (= (_ bv92 7) old.ffn.up_state)))
 (= old.ffn.up_left (and old.model.gated $x2500 (or $x980 $x207 old.ffn.up_idle)))))))
(assert
 (let (($x2239 (not old.ffn.up_left)))
 (let (($x472 (not old.model.joint)))
 (let (($x1458 (and old.ffn.piece_kept old.model.gated $x472 (= (_ bv97 7) old.ffn.up_piece) $x2239)))
 (= old.ffn.share_of_one $x1458)))))
(assert
 (let (($x778 (not old.ffn.width.moved)))
 (let (($x462 (and old.ffn.width.everywhere $x778)))
 (let (($x1440 (< 1 old.tp)))
 (let ((?x1516 (ite $x1440 (_ bv16 7) (ite $x462 (_ bv96 7) (ite old.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x512 (ite old.ffn.width.everywhere (_ bv96 7) (ite (or old.ffn.piece_of_one old.ffn.share_of_one) (_ bv97 7) (_ bv16 7)))))
 (let (($x643 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x2725 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x2172 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x2652 (= (_ bv57 7) old.ffn.gate.collective)))
 (let ((?x855 (ite (or $x2652 (not (= (_ bv15 7) old.ffn.gate.sum))) (_ bv92 7) (ite (or $x2172 $x2725) (_ bv96 7) (ite $x643 ?x512 ?x1516)))))
 (let (($x3333 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x2249 (or $x2172 $x2652)))
 (let (($x2442 (or $x2249 $x3333 (and (= (_ bv4 7) old.ffn.gate.collective) old.ffn.in_place))))
 (let (($x34 (= (_ bv57 7) old.ffn.gate.split)))
 (let (($x973 (or $x2249 $x3333 (and $x2725 old.ffn.width.padded $x778) (and $x643 old.ffn.width.leads))))
 (let ((?x215 (ite (and $x2725 old.ffn.width.filled (not $x3333)) (_ bv96 7) (ite $x973 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.gate.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x1449 (= (_ bv61 7) old.ffn.gate.split)))
 (= old.ffn.gate_state (ite $x1449 ?x215 (ite $x34 (ite $x2442 (_ bv96 7) (ite $x2725 (_ bv21 7) (_ bv16 7))) ?x855)))))))))))))))))))))
(assert
 (let (($x3454 (not old.ffn.width.everywhere)))
 (let (($x1449 (= (_ bv61 7) old.ffn.gate.split)))
 (= old.ffn.gate_piece (ite (and $x1449 (not (= (_ bv96 7) old.ffn.gate_state)) $x3454) (_ bv97 7) (_ bv96 7))))))
(assert
 (let ((?x2423 (ite old.ffn.up_left (_ bv92 7) (ite old.model.gated old.ffn.gate_piece old.ffn.up_piece))))
 (= old.ffn.product ?x2423)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1465 (= (_ bv57 7) new.ffn.down.collective)))
 (let (($x1969 (= (_ bv10 7) new.ffn.down.collective)))
 (or (= (_ bv4 7) new.ffn.down.collective) (= (_ bv5 7) new.ffn.down.collective) $x1969 $x1465 (= (_ bv73 7) new.ffn.down.collective)))))
(assert
 (let (($x2207 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x790 (= (_ bv10 7) new.ffn.down.input)))
 (or $x790 $x2207 (= (_ bv63 7) new.ffn.down.input)))))
(assert
 (let (($x422 (= (_ bv57 7) new.ffn.down.split)))
 (let (($x2635 (= (_ bv40 7) new.ffn.down.split)))
 (or $x2635 $x422 (= (_ bv61 7) new.ffn.down.split)))))
(assert
 (let (($x1334 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x2977 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x547 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x131 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x31 (= (_ bv4 7) new.ffn.gate.collective)))
 (or $x31 $x131 $x547 $x2977 $x1334)))))))
(assert
 (let (($x839 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x2750 (= (_ bv57 7) new.ffn.gate.split)))
 (or (= (_ bv40 7) new.ffn.gate.split) $x2750 $x839))))
(assert
 (let (($x3764 (= (_ bv15 7) new.ffn.gate.sum)))
 (or (= (_ bv0 7) new.ffn.gate.sum) $x3764 (= (_ bv24 7) new.ffn.gate.sum) (= (_ bv69 7) new.ffn.gate.sum))))
(assert
 (let (($x2403 (= (_ bv73 7) new.ffn.up.collective)))
 (let (($x1311 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x3413 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x2085 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x91 (= (_ bv4 7) new.ffn.up.collective)))
 (or $x91 $x2085 $x3413 $x1311 $x2403)))))))
(assert
 (let (($x667 (= (_ bv61 7) new.ffn.up.split)))
 (let (($x3420 (= (_ bv57 7) new.ffn.up.split)))
 (let (($x1904 (= (_ bv40 7) new.ffn.up.split)))
 (or $x1904 $x3420 $x667)))))
(assert
 (let (($x1827 (= (_ bv24 7) new.ffn.up.sum)))
 (let (($x3173 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x630 (= (_ bv0 7) new.ffn.up.sum)))
 (or $x630 $x3173 $x1827 (= (_ bv69 7) new.ffn.up.sum))))))
(assert
 (and (<= 1 new.ffn.width.block)))
(assert
 (let (($x1328 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x3123 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x3224 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x153 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x2176 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x1609 (= (_ bv26 7) new.ffn.width.kind)))
 (or (= (_ bv11 7) new.ffn.width.kind) (= (_ bv18 7) new.ffn.width.kind) $x1609 $x2176 (= (_ bv56 7) new.ffn.width.kind) $x153 $x3224 $x3123 $x1328 (= (_ bv99 7) new.ffn.width.kind)))))))))
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
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let (($x153 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x2945 (and $x153 (not (= 0 (mod new.ffn.width.n new.ffn.width.multiple))))))
 (= new.ffn.width.padded $x2945))))
(assert
 (let ((?x3538 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x2390 (div (* ?x3538 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x3056 (< 1 new.ffn.width.parts)))
 (let (($x153 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.filled (and $x153 $x3056 (= ?x2390 new.ffn.width.n))))))))
(assert
 (let ((?x3538 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x2390 (div (* ?x3538 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x3056 (< 1 new.ffn.width.parts)))
 (let (($x153 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.leads (and $x153 $x3056 (<= new.ffn.width.n ?x2390))))))))
(assert
 (let (($x862 (= (- 1) new.ffn.width.n)))
 (let (($x1609 (= (_ bv26 7) new.ffn.width.kind)))
 (let (($x419 (ite $x1609 (or $x862 (<= new.ffn.width.parts new.ffn.width.n)) (or $x862 (< 1 new.ffn.width.n)))))
 (let ((?x3538 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x2390 (div (* ?x3538 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x153 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x3123 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x2508 (ite $x3123 (or $x862 (< new.ffn.width.block new.ffn.width.n)) (ite $x153 (or $x862 (< ?x2390 new.ffn.width.n)) $x419))))
 (let (($x2156 (ite (or (= (_ bv96 7) new.ffn.width.kind) (= 1 new.ffn.width.parts)) false $x2508)))
 (let (($x2176 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x3224 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x2897 (or $x3224 $x2176)))
 (= new.ffn.width.moved (ite $x2897 new.ffn.width.given_moved $x2156)))))))))))))))
(assert
 (= new.ffn.lead (ite new.model.gated new.ffn.gate.split new.ffn.up.split)))
(assert
 (let (($x2207 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x2005 (or $x2207 (and (= (_ bv10 7) new.ffn.down.input) (not (= (_ bv40 7) new.ffn.down.split))))))
 (= new.ffn.gathers $x2005))))
(assert
 (let (($x1328 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x1214 (or $x1328 (and (= 1 new.ffn.width.parts) (not new.ffn.width.padded)))))
 (let (($x2176 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x3224 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x2897 (or $x3224 $x2176)))
 (= new.ffn.width.everywhere (ite $x2897 new.ffn.width.given_everywhere $x1214))))))))
(assert
 (= new.ffn.piece_of_one (and new.ffn.width.filled (= (_ bv40 7) new.ffn.down.split))))
(assert
 (let (($x2718 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x3693 (or (not (= (_ bv4 7) new.ffn.gate.collective)) $x2718)))
 (let (($x839 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x2085 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x3413 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x3931 (or $x3413 $x2085)))
 (let (($x2515 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x1904 (= (_ bv40 7) new.ffn.up.split)))
 (let (($x264 (< 1 new.tp)))
 (let (($x1629 (and new.model.gated $x264 $x1904 $x2515 $x3931 (not (= (_ bv24 7) new.ffn.up.sum)) (not (and new.ffn.gathers $x839 $x3693)))))
 (= new.ffn.up_idle $x1629))))))))))))
(assert
 (let (($x2515 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x2718 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x3693 (or (not (= (_ bv4 7) new.ffn.gate.collective)) $x2718)))
 (let (($x3276 (ite new.model.gated $x3693 (or (not (= (_ bv4 7) new.ffn.up.collective)) $x2515))))
 (let (($x422 (= (_ bv57 7) new.ffn.down.split)))
 (let (($x1631 (and new.ffn.width.filled $x422 (not (and new.ffn.gathers (= (_ bv61 7) new.ffn.lead) $x3276)))))
 (= new.ffn.piece_kept $x1631))))))))
(assert
 (let (($x312 (not new.ffn.width.moved)))
 (let (($x1773 (and new.ffn.width.everywhere $x312)))
 (= new.ffn.in_place (or $x1773 new.ffn.width.filled)))))
(assert
 (let (($x219 (and (or (not new.ffn.down.group.tp) (= 1 new.tp)) (or (not new.ffn.down.group.dp) (= 1 new.dp)) (or (not new.ffn.down.group.sp) (= 1 new.sp)) (or (not new.ffn.down.group.pp) (= 1 new.pp)))))
 (let (($x1969 (= (_ bv10 7) new.ffn.down.collective)))
 (let (($x1465 (= (_ bv57 7) new.ffn.down.collective)))
 (let (($x1029 (and new.ffn.piece_kept new.stream.first_keeps_all (or (or $x1465 $x1969) $x219))))
 (= new.ffn.first_reads $x1029))))))
(assert
 (let (($x312 (not new.ffn.width.moved)))
 (let (($x1773 (and new.ffn.width.everywhere $x312)))
 (let ((?x3682 (ite $x1773 (_ bv96 7) (ite new.ffn.width_twice_back (ite new.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x264 (< 1 new.tp)))
 (let ((?x1354 (ite new.ffn.width.everywhere (_ bv96 7) (ite new.ffn.piece_of_one (_ bv97 7) (ite new.model.gated (_ bv97 7) (_ bv16 7))))))
 (let (($x2403 (= (_ bv73 7) new.ffn.up.collective)))
 (let (($x2085 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x3413 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x3931 (or $x3413 $x2085)))
 (let (($x3173 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x1311 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x2183 (or $x1311 (not (or $x3173 (and new.model.gated (= (_ bv0 7) new.ffn.up.sum)))) new.ffn.up_idle)))
 (let (($x2515 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x455 (or $x3413 $x1311)))
 (let ((?x1295 (ite (or $x455 $x2515 (and (= (_ bv4 7) new.ffn.up.collective) new.ffn.in_place)) (_ bv96 7) (ite $x2085 (_ bv21 7) (_ bv16 7)))))
 (let (($x3420 (= (_ bv57 7) new.ffn.up.split)))
 (let ((?x1146 (ite $x3420 ?x1295 (ite $x2183 (_ bv92 7) (ite $x3931 (_ bv96 7) (ite $x2403 ?x1354 (ite $x264 (_ bv16 7) ?x3682)))))))
 (let (($x62 (or $x455 $x2515 (and $x2085 new.ffn.width.padded $x312) (and $x2403 new.ffn.width.leads))))
 (let ((?x1326 (ite (and $x2085 new.ffn.width.filled (not $x2515)) (_ bv96 7) (ite $x62 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x667 (= (_ bv61 7) new.ffn.up.split)))
 (= new.ffn.up_state (ite $x667 ?x1326 ?x1146)))))))))))))))))))))))
(assert
 (let (($x3581 (not new.ffn.width.everywhere)))
 (let (($x2682 (and (or (= (_ bv61 7) new.ffn.up.split) (= (_ bv97 7) new.ffn.up_state)) (not (= (_ bv96 7) new.ffn.up_state)) $x3581)))
 (= new.ffn.up_piece (ite $x2682 (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x1827 (= (_ bv24 7) new.ffn.up.sum)))
 (let (($x1311 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x2633 (= (_ bv92 7) new.ffn.up_state)))
 (= new.ffn.up_left (and new.model.gated $x2633 (or $x1311 $x1827 new.ffn.up_idle)))))))
(assert
 (let (($x1045 (not new.ffn.up_left)))
 (let (($x2360 (not new.model.joint)))
 (let (($x1812 (and new.ffn.piece_kept new.model.gated $x2360 (= (_ bv97 7) new.ffn.up_piece) $x1045)))
 (= new.ffn.share_of_one $x1812)))))
(assert
 (let (($x312 (not new.ffn.width.moved)))
 (let (($x1773 (and new.ffn.width.everywhere $x312)))
 (let (($x264 (< 1 new.tp)))
 (let ((?x11 (ite $x264 (_ bv16 7) (ite $x1773 (_ bv96 7) (ite new.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x598 (ite new.ffn.width.everywhere (_ bv96 7) (ite (or new.ffn.piece_of_one new.ffn.share_of_one) (_ bv97 7) (_ bv16 7)))))
 (let (($x1334 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x131 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x547 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x2977 (= (_ bv57 7) new.ffn.gate.collective)))
 (let ((?x858 (ite (or $x2977 (not (= (_ bv15 7) new.ffn.gate.sum))) (_ bv92 7) (ite (or $x547 $x131) (_ bv96 7) (ite $x1334 ?x598 ?x11)))))
 (let (($x2718 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x163 (or $x547 $x2977)))
 (let (($x2809 (or $x163 $x2718 (and (= (_ bv4 7) new.ffn.gate.collective) new.ffn.in_place))))
 (let (($x2750 (= (_ bv57 7) new.ffn.gate.split)))
 (let (($x319 (or $x163 $x2718 (and $x131 new.ffn.width.padded $x312) (and $x1334 new.ffn.width.leads))))
 (let ((?x2030 (ite (and $x131 new.ffn.width.filled (not $x2718)) (_ bv96 7) (ite $x319 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.gate.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x839 (= (_ bv61 7) new.ffn.gate.split)))
 (= new.ffn.gate_state (ite $x839 ?x2030 (ite $x2750 (ite $x2809 (_ bv96 7) (ite $x131 (_ bv21 7) (_ bv16 7))) ?x858)))))))))))))))))))))
(assert
 (let (($x3581 (not new.ffn.width.everywhere)))
 (let (($x839 (= (_ bv61 7) new.ffn.gate.split)))
 (= new.ffn.gate_piece (ite (and $x839 (not (= (_ bv96 7) new.ffn.gate_state)) $x3581) (_ bv97 7) (_ bv96 7))))))
(assert
 (let ((?x2722 (ite new.ffn.up_left (_ bv92 7) (ite new.model.gated new.ffn.gate_piece new.ffn.up_piece))))
 (= new.ffn.product ?x2722)))
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
 (= old.ffn.down.split new.ffn.down.split))
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
 (= old.ffn.width.given_moved new.ffn.width.given_moved))
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
 (= old.lm_head.group.dp new.lm_head.group.dp))
(assert
 (= old.model.gated new.model.gated))
(assert
 (= old.model.joint new.model.joint))
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
 (= (_ bv42 7) old.batch.idle))
(assert
 (let (($x1625 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x899 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2135 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1348 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x1389 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x1389 $x1348 $x2135 $x899 $x1625)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1132 (* old.sp old.tp)))
 (<= old.moe.block ?x1132)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1132 (* old.sp old.tp)))
 (= old.stage.ranks ?x1132)))
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
 (let (($x1635 (not old.moe.group.sp)))
 (let (($x2899 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x2899 $x1635))))
(assert
 (let ((?x654 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x654)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x234 (not new.ffn.width.padded)))
 (let (($x312 (not new.ffn.width.moved)))
 (let (($x3079 (= 1 new.tp)))
 (let (($x839 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x131 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x2635 (= (_ bv40 7) new.ffn.down.split)))
 (let (($x1185 (or (= (_ bv97 7) new.ffn.gate_piece) $x2635 (and new.ffn.gathers $x131 $x839))))
 (let (($x2903 (= new.ffn.gate_piece new.ffn.up_piece)))
 (let (($x357 (or (not new.model.gated) $x2903 new.ffn.share_of_one (and new.ffn.first_reads (not (= (_ bv92 7) new.ffn.product))) (and new.ffn.width.filled (not (= (_ bv92 7) new.ffn.up_state)) $x1185) (and $x3079 $x312 $x234))))
 (not $x357)))))))))))
(assert
 (let (($x1518 (not old.ffn.width.padded)))
(let (($x778 (not old.ffn.width.moved)))
(let (($x1166 (= 1 old.tp)))
(let (($x1449 (= (_ bv61 7) old.ffn.gate.split)))
(let (($x2725 (= (_ bv5 7) old.ffn.gate.collective)))
(let (($x730 (= (_ bv40 7) old.ffn.down.split)))
(let (($x2667 (or (= (_ bv97 7) old.ffn.gate_piece) $x730 (and old.ffn.gathers $x2725 $x1449))))
(let (($x2221 (= old.ffn.gate_piece old.ffn.up_piece)))
(let (($x3958 (not old.model.gated)))
(or $x3958 $x2221 old.ffn.share_of_one (and old.ffn.first_reads (not (= (_ bv92 7) old.ffn.product))) (and old.ffn.width.filled (not (= (_ bv92 7) old.ffn.up_state)) $x2667) (and $x1166 $x778 $x1518))))))))))))
(check-sat)

; from one replica to any number, question 112
(reset)
(set-logic ALL)
; benchmark generated from python API
(set-info :status unknown)
(declare-fun old.batch.idle () (_ BitVec 7))
(declare-fun old.batch.sequences.kind () (_ BitVec 7))
(declare-fun old.dp () Int)
(declare-fun old.ffn.down.collective () (_ BitVec 7))
(declare-fun old.ffn.down.input () (_ BitVec 7))
(declare-fun old.ffn.down.split () (_ BitVec 7))
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
(declare-fun old.tp () Int)
(declare-fun old.ffn.width.padded () Bool)
(declare-fun old.ffn.width.least () Int)
(declare-fun old.ffn.width.filled () Bool)
(declare-fun old.ffn.width.leads () Bool)
(declare-fun old.ffn.width.given_moved () Bool)
(declare-fun old.ffn.width.moved () Bool)
(declare-fun old.model.gated () Bool)
(declare-fun old.ffn.lead () (_ BitVec 7))
(declare-fun old.ffn.gathers () Bool)
(declare-fun old.ffn.width.given_everywhere () Bool)
(declare-fun old.ffn.width.everywhere () Bool)
(declare-fun old.ffn.piece_of_one () Bool)
(declare-fun old.ffn.gate.group.pp () Bool)
(declare-fun old.ffn.gate.group.sp () Bool)
(declare-fun old.ffn.gate.group.dp () Bool)
(declare-fun old.ffn.gate.group.tp () Bool)
(declare-fun old.ffn.up.group.pp () Bool)
(declare-fun old.ffn.up.group.sp () Bool)
(declare-fun old.ffn.up.group.dp () Bool)
(declare-fun old.ffn.up.group.tp () Bool)
(declare-fun old.ffn.up_idle () Bool)
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
(declare-fun new.dp () Int)
(declare-fun new.ffn.down.collective () (_ BitVec 7))
(declare-fun new.ffn.down.input () (_ BitVec 7))
(declare-fun new.ffn.down.split () (_ BitVec 7))
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
(declare-fun new.tp () Int)
(declare-fun new.ffn.width.padded () Bool)
(declare-fun new.ffn.width.least () Int)
(declare-fun new.ffn.width.filled () Bool)
(declare-fun new.ffn.width.leads () Bool)
(declare-fun new.ffn.width.given_moved () Bool)
(declare-fun new.ffn.width.moved () Bool)
(declare-fun new.model.gated () Bool)
(declare-fun new.ffn.lead () (_ BitVec 7))
(declare-fun new.ffn.gathers () Bool)
(declare-fun new.ffn.width.given_everywhere () Bool)
(declare-fun new.ffn.width.everywhere () Bool)
(declare-fun new.ffn.piece_of_one () Bool)
(declare-fun new.ffn.gate.group.pp () Bool)
(declare-fun new.ffn.gate.group.sp () Bool)
(declare-fun new.ffn.gate.group.dp () Bool)
(declare-fun new.ffn.gate.group.tp () Bool)
(declare-fun new.ffn.up.group.pp () Bool)
(declare-fun new.ffn.up.group.sp () Bool)
(declare-fun new.ffn.up.group.dp () Bool)
(declare-fun new.ffn.up.group.tp () Bool)
(declare-fun new.ffn.up_idle () Bool)
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
 (let (($x819 (= (_ bv42 7) old.batch.idle)))
 (or $x819 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x1625 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1389 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x899 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2135 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1348 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1348 $x2135 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x899 $x1389 $x1625)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x1412 (= (_ bv57 7) old.ffn.down.collective)))
 (let (($x2287 (= (_ bv10 7) old.ffn.down.collective)))
 (or (= (_ bv4 7) old.ffn.down.collective) (= (_ bv5 7) old.ffn.down.collective) $x2287 $x1412 (= (_ bv73 7) old.ffn.down.collective)))))
(assert
 (let (($x375 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x1727 (= (_ bv10 7) old.ffn.down.input)))
 (or $x1727 $x375 (= (_ bv63 7) old.ffn.down.input)))))
(assert
 (let (($x983 (= (_ bv57 7) old.ffn.down.split)))
 (let (($x730 (= (_ bv40 7) old.ffn.down.split)))
 (or $x730 $x983 (= (_ bv61 7) old.ffn.down.split)))))
(assert
 (let (($x643 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x2652 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x2172 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x2725 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x2065 (= (_ bv4 7) old.ffn.gate.collective)))
 (or $x2065 $x2725 $x2172 $x2652 $x643)))))))
(assert
 (let (($x1449 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x34 (= (_ bv57 7) old.ffn.gate.split)))
 (or (= (_ bv40 7) old.ffn.gate.split) $x34 $x1449))))
(assert
 (let (($x2061 (= (_ bv15 7) old.ffn.gate.sum)))
 (or (= (_ bv0 7) old.ffn.gate.sum) $x2061 (= (_ bv24 7) old.ffn.gate.sum) (= (_ bv69 7) old.ffn.gate.sum))))
(assert
 (let (($x2167 (= (_ bv73 7) old.ffn.up.collective)))
 (let (($x980 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x2768 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x2224 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x1036 (= (_ bv4 7) old.ffn.up.collective)))
 (or $x1036 $x2224 $x2768 $x980 $x2167)))))))
(assert
 (let (($x2336 (= (_ bv61 7) old.ffn.up.split)))
 (let (($x333 (= (_ bv57 7) old.ffn.up.split)))
 (let (($x2879 (= (_ bv40 7) old.ffn.up.split)))
 (or $x2879 $x333 $x2336)))))
(assert
 (let (($x207 (= (_ bv24 7) old.ffn.up.sum)))
 (let (($x1177 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x2827 (= (_ bv0 7) old.ffn.up.sum)))
 (or $x2827 $x1177 $x207 (= (_ bv69 7) old.ffn.up.sum))))))
(assert
 (and (<= 1 old.ffn.width.block)))
(assert
 (and (<= 0 old.ffn.width.given_least)))
(assert
 (let (($x510 (= (_ bv99 7) old.ffn.width.kind)))
 (let (($x1488 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x904 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x3616 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x1088 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x829 (= (_ bv56 7) old.ffn.width.kind)))
 (let (($x1666 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x3396 (= (_ bv26 7) old.ffn.width.kind)))
 (let (($x1085 (= (_ bv18 7) old.ffn.width.kind)))
 (let (($x2789 (= (_ bv11 7) old.ffn.width.kind)))
 (or $x2789 $x1085 $x3396 $x1666 $x829 $x1088 $x3616 $x904 $x1488 $x510))))))))))))
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
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let (($x1088 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x254 (and $x1088 (not (= 0 (mod old.ffn.width.n old.ffn.width.multiple))))))
 (= old.ffn.width.padded $x254))))
(assert
 (let ((?x1527 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x1544 (div (* ?x1527 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x2882 (= (- 1) old.ffn.width.n)))
 (let ((?x1665 (ite (or $x2882 (< (* ?x1544 old.ffn.width.parts) old.ffn.width.n)) 0 1)))
 (let ((?x3329 (ite (= 0 (mod old.ffn.width.multiple old.ffn.width.parts)) 1 ?x1665)))
 (let (($x1088 (= (_ bv65 7) old.ffn.width.kind)))
 (let ((?x2746 (ite (or $x2882 (not (= 0 (mod old.ffn.width.n old.ffn.width.parts)))) 0 1)))
 (let (($x3396 (= (_ bv26 7) old.ffn.width.kind)))
 (let ((?x704 (ite $x3396 (ite (and $x2882 (= 1 old.ffn.width.parts)) 1 ?x2746) (ite $x1088 ?x3329 old.ffn.width.given_least))))
 (let (($x829 (= (_ bv56 7) old.ffn.width.kind)))
 (let (($x510 (= (_ bv99 7) old.ffn.width.kind)))
 (let (($x904 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x2789 (= (_ bv11 7) old.ffn.width.kind)))
 (let (($x1085 (= (_ bv18 7) old.ffn.width.kind)))
 (let (($x1488 (= (_ bv96 7) old.ffn.width.kind)))
 (let ((?x866 (ite $x1488 old.ffn.width.parts (ite (or $x1085 $x2789 $x904 $x510 $x829) 1 ?x704))))
 (= old.ffn.width.least ?x866))))))))))))))))))
(assert
 (let ((?x1527 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x1544 (div (* ?x1527 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x2594 (< 1 old.ffn.width.parts)))
 (let (($x1088 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.filled (and $x1088 $x2594 (= ?x1544 old.ffn.width.n))))))))
(assert
 (let ((?x1527 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x1544 (div (* ?x1527 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x2594 (< 1 old.ffn.width.parts)))
 (let (($x1088 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.leads (and $x1088 $x2594 (<= old.ffn.width.n ?x1544))))))))
(assert
 (let (($x2882 (= (- 1) old.ffn.width.n)))
 (let (($x3396 (= (_ bv26 7) old.ffn.width.kind)))
 (let (($x332 (ite $x3396 (or $x2882 (<= old.ffn.width.parts old.ffn.width.n)) (or $x2882 (< 1 old.ffn.width.n)))))
 (let ((?x1527 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x1544 (div (* ?x1527 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x1088 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x904 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x2398 (ite $x904 (or $x2882 (< old.ffn.width.block old.ffn.width.n)) (ite $x1088 (or $x2882 (< ?x1544 old.ffn.width.n)) $x332))))
 (let (($x828 (ite (or (= (_ bv96 7) old.ffn.width.kind) (= 1 old.ffn.width.parts)) false $x2398)))
 (let (($x1666 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x3616 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x3025 (or $x3616 $x1666)))
 (= old.ffn.width.moved (ite $x3025 old.ffn.width.given_moved $x828)))))))))))))))
(assert
 (= old.ffn.lead (ite old.model.gated old.ffn.gate.split old.ffn.up.split)))
(assert
 (let (($x375 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x3740 (or $x375 (and (= (_ bv10 7) old.ffn.down.input) (not (= (_ bv40 7) old.ffn.down.split))))))
 (= old.ffn.gathers $x3740))))
(assert
 (let (($x1488 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x1232 (or $x1488 (and (= 1 old.ffn.width.parts) (not old.ffn.width.padded)))))
 (let (($x1666 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x3616 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x3025 (or $x3616 $x1666)))
 (= old.ffn.width.everywhere (ite $x3025 old.ffn.width.given_everywhere $x1232))))))))
(assert
 (= old.ffn.piece_of_one (and old.ffn.width.filled (= (_ bv40 7) old.ffn.down.split))))
(assert
 (let (($x3333 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x1720 (or (not (= (_ bv4 7) old.ffn.gate.collective)) $x3333)))
 (let (($x1449 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x2224 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x2768 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x753 (or $x2768 $x2224)))
 (let (($x3808 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x2879 (= (_ bv40 7) old.ffn.up.split)))
 (let (($x1440 (< 1 old.tp)))
 (let (($x2308 (and old.model.gated $x1440 $x2879 $x3808 $x753 (not (= (_ bv24 7) old.ffn.up.sum)) (not (and old.ffn.gathers $x1449 $x1720)))))
 (= old.ffn.up_idle $x2308))))))))))))
(assert
 (let (($x3808 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x3333 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x1720 (or (not (= (_ bv4 7) old.ffn.gate.collective)) $x3333)))
 (let (($x3294 (ite old.model.gated $x1720 (or (not (= (_ bv4 7) old.ffn.up.collective)) $x3808))))
 (let (($x983 (= (_ bv57 7) old.ffn.down.split)))
 (let (($x75 (and old.ffn.width.filled $x983 (not (and old.ffn.gathers (= (_ bv61 7) old.ffn.lead) $x3294)))))
 (= old.ffn.piece_kept $x75))))))))
(assert
 (let (($x778 (not old.ffn.width.moved)))
 (let (($x510 (= (_ bv99 7) old.ffn.width.kind)))
 (let (($x904 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x2789 (= (_ bv11 7) old.ffn.width.kind)))
 (let (($x1085 (= (_ bv18 7) old.ffn.width.kind)))
 (let (($x1238 (or old.ffn.width.everywhere old.ffn.width.filled (and (or $x1085 $x2789 $x904 $x510) $x778))))
 (let (($x1666 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x3616 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x3025 (or $x3616 $x1666)))
 (= old.ffn.width.undivided (ite $x3025 old.ffn.width.given_undivided $x1238))))))))))))
(assert
 (let (($x778 (not old.ffn.width.moved)))
 (let (($x462 (and old.ffn.width.everywhere $x778)))
 (= old.ffn.in_place (or $x462 old.ffn.width.filled)))))
(assert
 (let (($x2974 (and (or (not old.ffn.down.group.tp) (= 1 old.tp)) (or (not old.ffn.down.group.dp) (= 1 old.dp)) (or (not old.ffn.down.group.sp) (= 1 old.sp)) (or (not old.ffn.down.group.pp) (= 1 old.pp)))))
 (let (($x2287 (= (_ bv10 7) old.ffn.down.collective)))
 (let (($x1412 (= (_ bv57 7) old.ffn.down.collective)))
 (let (($x369 (and old.ffn.piece_kept old.stream.first_keeps_all (or (or $x1412 $x2287) $x2974))))
 (= old.ffn.first_reads $x369))))))
(assert
 (let (($x778 (not old.ffn.width.moved)))
 (let (($x462 (and old.ffn.width.everywhere $x778)))
 (let ((?x2756 (ite $x462 (_ bv96 7) (ite old.ffn.width_twice_back (ite old.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x1440 (< 1 old.tp)))
 (let ((?x95 (ite old.ffn.width.everywhere (_ bv96 7) (ite old.ffn.piece_of_one (_ bv97 7) (ite old.model.gated (_ bv97 7) (_ bv16 7))))))
 (let (($x2167 (= (_ bv73 7) old.ffn.up.collective)))
 (let (($x2224 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x2768 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x753 (or $x2768 $x2224)))
 (let (($x1177 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x980 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x1798 (or $x980 (not (or $x1177 (and old.model.gated (= (_ bv0 7) old.ffn.up.sum)))) old.ffn.up_idle)))
 (let (($x3808 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x990 (or $x2768 $x980)))
 (let ((?x127 (ite (or $x990 $x3808 (and (= (_ bv4 7) old.ffn.up.collective) old.ffn.in_place)) (_ bv96 7) (ite $x2224 (_ bv21 7) (_ bv16 7)))))
 (let (($x333 (= (_ bv57 7) old.ffn.up.split)))
 (let ((?x954 (ite $x333 ?x127 (ite $x1798 (_ bv92 7) (ite $x753 (_ bv96 7) (ite $x2167 ?x95 (ite $x1440 (_ bv16 7) ?x2756)))))))
 (let (($x612 (or $x990 $x3808 (and $x2224 old.ffn.width.padded $x778) (and $x2167 old.ffn.width.leads))))
 (let ((?x1521 (ite (and $x2224 old.ffn.width.filled (not $x3808)) (_ bv96 7) (ite $x612 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x2336 (= (_ bv61 7) old.ffn.up.split)))
 (= old.ffn.up_state (ite $x2336 ?x1521 ?x954)))))))))))))))))))))))
(assert
 (let (($x3454 (not old.ffn.width.everywhere)))
 (let (($x2577 (and (or (= (_ bv61 7) old.ffn.up.split) (= (_ bv97 7) old.ffn.up_state)) (not (= (_ bv96 7) old.ffn.up_state)) $x3454)))
 (= old.ffn.up_piece (ite $x2577 (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x207 (= (_ bv24 7) old.ffn.up.sum)))
 (let (($x980 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x1676 (and old.model.gated (= (_ bv92 7) old.ffn.up_state) (or $x980 $x207 old.ffn.up_idle))))
 (= old.ffn.up_left $x1676)))))
(assert
 (let (($x2239 (not old.ffn.up_left)))
 (let (($x472 (not old.model.joint)))
 (let (($x1458 (and old.ffn.piece_kept old.model.gated $x472 (= (_ bv97 7) old.ffn.up_piece) $x2239)))
 (= old.ffn.share_of_one $x1458)))))
(assert
 (let (($x778 (not old.ffn.width.moved)))
 (let (($x462 (and old.ffn.width.everywhere $x778)))
 (let (($x1440 (< 1 old.tp)))
 (let ((?x1516 (ite $x1440 (_ bv16 7) (ite $x462 (_ bv96 7) (ite old.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x512 (ite old.ffn.width.everywhere (_ bv96 7) (ite (or old.ffn.piece_of_one old.ffn.share_of_one) (_ bv97 7) (_ bv16 7)))))
 (let (($x643 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x2725 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x2172 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x2652 (= (_ bv57 7) old.ffn.gate.collective)))
 (let ((?x855 (ite (or $x2652 (not (= (_ bv15 7) old.ffn.gate.sum))) (_ bv92 7) (ite (or $x2172 $x2725) (_ bv96 7) (ite $x643 ?x512 ?x1516)))))
 (let (($x3333 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x2249 (or $x2172 $x2652)))
 (let (($x2442 (or $x2249 $x3333 (and (= (_ bv4 7) old.ffn.gate.collective) old.ffn.in_place))))
 (let (($x34 (= (_ bv57 7) old.ffn.gate.split)))
 (let (($x973 (or $x2249 $x3333 (and $x2725 old.ffn.width.padded $x778) (and $x643 old.ffn.width.leads))))
 (let ((?x215 (ite (and $x2725 old.ffn.width.filled (not $x3333)) (_ bv96 7) (ite $x973 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.gate.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x1449 (= (_ bv61 7) old.ffn.gate.split)))
 (= old.ffn.gate_state (ite $x1449 ?x215 (ite $x34 (ite $x2442 (_ bv96 7) (ite $x2725 (_ bv21 7) (_ bv16 7))) ?x855)))))))))))))))))))))
(assert
 (let (($x3454 (not old.ffn.width.everywhere)))
 (let (($x1449 (= (_ bv61 7) old.ffn.gate.split)))
 (= old.ffn.gate_piece (ite (and $x1449 (not (= (_ bv96 7) old.ffn.gate_state)) $x3454) (_ bv97 7) (_ bv96 7))))))
(assert
 (let ((?x2423 (ite old.ffn.up_left (_ bv92 7) (ite old.model.gated old.ffn.gate_piece old.ffn.up_piece))))
 (= old.ffn.product ?x2423)))
(assert
 (let ((?x1505 (ite old.ffn.share_of_one (_ bv92 7) old.ffn.product)))
 (let (($x3801 (not old.ffn.share_of_one)))
 (let (($x211 (or old.ffn.first_reads (and old.ffn.gathers (= (_ bv97 7) old.ffn.product) $x3801))))
 (= old.ffn.product_in (ite (and (not (= (_ bv92 7) old.ffn.product)) $x211) (_ bv96 7) ?x1505))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1465 (= (_ bv57 7) new.ffn.down.collective)))
 (let (($x1969 (= (_ bv10 7) new.ffn.down.collective)))
 (or (= (_ bv4 7) new.ffn.down.collective) (= (_ bv5 7) new.ffn.down.collective) $x1969 $x1465 (= (_ bv73 7) new.ffn.down.collective)))))
(assert
 (let (($x2207 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x790 (= (_ bv10 7) new.ffn.down.input)))
 (or $x790 $x2207 (= (_ bv63 7) new.ffn.down.input)))))
(assert
 (let (($x422 (= (_ bv57 7) new.ffn.down.split)))
 (let (($x2635 (= (_ bv40 7) new.ffn.down.split)))
 (or $x2635 $x422 (= (_ bv61 7) new.ffn.down.split)))))
(assert
 (let (($x1334 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x2977 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x547 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x131 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x31 (= (_ bv4 7) new.ffn.gate.collective)))
 (or $x31 $x131 $x547 $x2977 $x1334)))))))
(assert
 (let (($x839 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x2750 (= (_ bv57 7) new.ffn.gate.split)))
 (or (= (_ bv40 7) new.ffn.gate.split) $x2750 $x839))))
(assert
 (let (($x3764 (= (_ bv15 7) new.ffn.gate.sum)))
 (or (= (_ bv0 7) new.ffn.gate.sum) $x3764 (= (_ bv24 7) new.ffn.gate.sum) (= (_ bv69 7) new.ffn.gate.sum))))
(assert
 (let (($x2403 (= (_ bv73 7) new.ffn.up.collective)))
 (let (($x1311 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x3413 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x2085 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x91 (= (_ bv4 7) new.ffn.up.collective)))
 (or $x91 $x2085 $x3413 $x1311 $x2403)))))))
(assert
 (let (($x667 (= (_ bv61 7) new.ffn.up.split)))
 (let (($x3420 (= (_ bv57 7) new.ffn.up.split)))
 (let (($x1904 (= (_ bv40 7) new.ffn.up.split)))
 (or $x1904 $x3420 $x667)))))
(assert
 (let (($x1827 (= (_ bv24 7) new.ffn.up.sum)))
 (let (($x3173 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x630 (= (_ bv0 7) new.ffn.up.sum)))
 (or $x630 $x3173 $x1827 (= (_ bv69 7) new.ffn.up.sum))))))
(assert
 (and (<= 1 new.ffn.width.block)))
(assert
 (and (<= 0 new.ffn.width.given_least)))
(assert
 (let (($x3249 (= (_ bv99 7) new.ffn.width.kind)))
 (let (($x1328 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x3123 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x3224 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x153 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x2962 (= (_ bv56 7) new.ffn.width.kind)))
 (let (($x2176 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x1609 (= (_ bv26 7) new.ffn.width.kind)))
 (let (($x856 (= (_ bv18 7) new.ffn.width.kind)))
 (let (($x1175 (= (_ bv11 7) new.ffn.width.kind)))
 (or $x1175 $x856 $x1609 $x2176 $x2962 $x153 $x3224 $x3123 $x1328 $x3249))))))))))))
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
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let (($x153 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x2945 (and $x153 (not (= 0 (mod new.ffn.width.n new.ffn.width.multiple))))))
 (= new.ffn.width.padded $x2945))))
(assert
 (let ((?x3538 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x2390 (div (* ?x3538 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x862 (= (- 1) new.ffn.width.n)))
 (let ((?x1892 (ite (or $x862 (< (* ?x2390 new.ffn.width.parts) new.ffn.width.n)) 0 1)))
 (let ((?x3504 (ite (= 0 (mod new.ffn.width.multiple new.ffn.width.parts)) 1 ?x1892)))
 (let (($x153 (= (_ bv65 7) new.ffn.width.kind)))
 (let ((?x645 (ite (or $x862 (not (= 0 (mod new.ffn.width.n new.ffn.width.parts)))) 0 1)))
 (let (($x1609 (= (_ bv26 7) new.ffn.width.kind)))
 (let ((?x1253 (ite $x1609 (ite (and $x862 (= 1 new.ffn.width.parts)) 1 ?x645) (ite $x153 ?x3504 new.ffn.width.given_least))))
 (let (($x2962 (= (_ bv56 7) new.ffn.width.kind)))
 (let (($x3249 (= (_ bv99 7) new.ffn.width.kind)))
 (let (($x3123 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x1175 (= (_ bv11 7) new.ffn.width.kind)))
 (let (($x856 (= (_ bv18 7) new.ffn.width.kind)))
 (let (($x1328 (= (_ bv96 7) new.ffn.width.kind)))
 (let ((?x3204 (ite $x1328 new.ffn.width.parts (ite (or $x856 $x1175 $x3123 $x3249 $x2962) 1 ?x1253))))
 (= new.ffn.width.least ?x3204))))))))))))))))))
(assert
 (let ((?x3538 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x2390 (div (* ?x3538 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x3056 (< 1 new.ffn.width.parts)))
 (let (($x153 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.filled (and $x153 $x3056 (= ?x2390 new.ffn.width.n))))))))
(assert
 (let ((?x3538 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x2390 (div (* ?x3538 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x3056 (< 1 new.ffn.width.parts)))
 (let (($x153 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.leads (and $x153 $x3056 (<= new.ffn.width.n ?x2390))))))))
(assert
 (let (($x862 (= (- 1) new.ffn.width.n)))
 (let (($x1609 (= (_ bv26 7) new.ffn.width.kind)))
 (let (($x419 (ite $x1609 (or $x862 (<= new.ffn.width.parts new.ffn.width.n)) (or $x862 (< 1 new.ffn.width.n)))))
 (let ((?x3538 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x2390 (div (* ?x3538 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x153 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x3123 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x2508 (ite $x3123 (or $x862 (< new.ffn.width.block new.ffn.width.n)) (ite $x153 (or $x862 (< ?x2390 new.ffn.width.n)) $x419))))
 (let (($x2156 (ite (or (= (_ bv96 7) new.ffn.width.kind) (= 1 new.ffn.width.parts)) false $x2508)))
 (let (($x2176 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x3224 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x2897 (or $x3224 $x2176)))
 (= new.ffn.width.moved (ite $x2897 new.ffn.width.given_moved $x2156)))))))))))))))
(assert
 (= new.ffn.lead (ite new.model.gated new.ffn.gate.split new.ffn.up.split)))
(assert
 (let (($x2207 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x2005 (or $x2207 (and (= (_ bv10 7) new.ffn.down.input) (not (= (_ bv40 7) new.ffn.down.split))))))
 (= new.ffn.gathers $x2005))))
(assert
 (let (($x1328 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x1214 (or $x1328 (and (= 1 new.ffn.width.parts) (not new.ffn.width.padded)))))
 (let (($x2176 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x3224 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x2897 (or $x3224 $x2176)))
 (= new.ffn.width.everywhere (ite $x2897 new.ffn.width.given_everywhere $x1214))))))))
(assert
 (= new.ffn.piece_of_one (and new.ffn.width.filled (= (_ bv40 7) new.ffn.down.split))))
(assert
 (let (($x2718 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x3693 (or (not (= (_ bv4 7) new.ffn.gate.collective)) $x2718)))
 (let (($x839 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x2085 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x3413 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x3931 (or $x3413 $x2085)))
 (let (($x2515 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x1904 (= (_ bv40 7) new.ffn.up.split)))
 (let (($x264 (< 1 new.tp)))
 (let (($x1629 (and new.model.gated $x264 $x1904 $x2515 $x3931 (not (= (_ bv24 7) new.ffn.up.sum)) (not (and new.ffn.gathers $x839 $x3693)))))
 (= new.ffn.up_idle $x1629))))))))))))
(assert
 (let (($x2515 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x2718 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x3693 (or (not (= (_ bv4 7) new.ffn.gate.collective)) $x2718)))
 (let (($x3276 (ite new.model.gated $x3693 (or (not (= (_ bv4 7) new.ffn.up.collective)) $x2515))))
 (let (($x422 (= (_ bv57 7) new.ffn.down.split)))
 (let (($x1631 (and new.ffn.width.filled $x422 (not (and new.ffn.gathers (= (_ bv61 7) new.ffn.lead) $x3276)))))
 (= new.ffn.piece_kept $x1631))))))))
(assert
 (let (($x312 (not new.ffn.width.moved)))
 (let (($x3249 (= (_ bv99 7) new.ffn.width.kind)))
 (let (($x3123 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x1175 (= (_ bv11 7) new.ffn.width.kind)))
 (let (($x856 (= (_ bv18 7) new.ffn.width.kind)))
 (let (($x1924 (or new.ffn.width.everywhere new.ffn.width.filled (and (or $x856 $x1175 $x3123 $x3249) $x312))))
 (let (($x2176 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x3224 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x2897 (or $x3224 $x2176)))
 (= new.ffn.width.undivided (ite $x2897 new.ffn.width.given_undivided $x1924))))))))))))
(assert
 (let (($x312 (not new.ffn.width.moved)))
 (let (($x1773 (and new.ffn.width.everywhere $x312)))
 (= new.ffn.in_place (or $x1773 new.ffn.width.filled)))))
(assert
 (let (($x219 (and (or (not new.ffn.down.group.tp) (= 1 new.tp)) (or (not new.ffn.down.group.dp) (= 1 new.dp)) (or (not new.ffn.down.group.sp) (= 1 new.sp)) (or (not new.ffn.down.group.pp) (= 1 new.pp)))))
 (let (($x1969 (= (_ bv10 7) new.ffn.down.collective)))
 (let (($x1465 (= (_ bv57 7) new.ffn.down.collective)))
 (let (($x1029 (and new.ffn.piece_kept new.stream.first_keeps_all (or (or $x1465 $x1969) $x219))))
 (= new.ffn.first_reads $x1029))))))
(assert
 (let (($x312 (not new.ffn.width.moved)))
 (let (($x1773 (and new.ffn.width.everywhere $x312)))
 (let ((?x3682 (ite $x1773 (_ bv96 7) (ite new.ffn.width_twice_back (ite new.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x264 (< 1 new.tp)))
 (let ((?x1354 (ite new.ffn.width.everywhere (_ bv96 7) (ite new.ffn.piece_of_one (_ bv97 7) (ite new.model.gated (_ bv97 7) (_ bv16 7))))))
 (let (($x2403 (= (_ bv73 7) new.ffn.up.collective)))
 (let (($x2085 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x3413 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x3931 (or $x3413 $x2085)))
 (let (($x3173 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x1311 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x2183 (or $x1311 (not (or $x3173 (and new.model.gated (= (_ bv0 7) new.ffn.up.sum)))) new.ffn.up_idle)))
 (let (($x2515 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x455 (or $x3413 $x1311)))
 (let ((?x1295 (ite (or $x455 $x2515 (and (= (_ bv4 7) new.ffn.up.collective) new.ffn.in_place)) (_ bv96 7) (ite $x2085 (_ bv21 7) (_ bv16 7)))))
 (let (($x3420 (= (_ bv57 7) new.ffn.up.split)))
 (let ((?x1146 (ite $x3420 ?x1295 (ite $x2183 (_ bv92 7) (ite $x3931 (_ bv96 7) (ite $x2403 ?x1354 (ite $x264 (_ bv16 7) ?x3682)))))))
 (let (($x62 (or $x455 $x2515 (and $x2085 new.ffn.width.padded $x312) (and $x2403 new.ffn.width.leads))))
 (let ((?x1326 (ite (and $x2085 new.ffn.width.filled (not $x2515)) (_ bv96 7) (ite $x62 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x667 (= (_ bv61 7) new.ffn.up.split)))
 (= new.ffn.up_state (ite $x667 ?x1326 ?x1146)))))))))))))))))))))))
(assert
 (let (($x3581 (not new.ffn.width.everywhere)))
 (let (($x2682 (and (or (= (_ bv61 7) new.ffn.up.split) (= (_ bv97 7) new.ffn.up_state)) (not (= (_ bv96 7) new.ffn.up_state)) $x3581)))
 (= new.ffn.up_piece (ite $x2682 (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x1827 (= (_ bv24 7) new.ffn.up.sum)))
 (let (($x1311 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x874 (and new.model.gated (= (_ bv92 7) new.ffn.up_state) (or $x1311 $x1827 new.ffn.up_idle))))
 (= new.ffn.up_left $x874)))))
(assert
 (let (($x1045 (not new.ffn.up_left)))
 (let (($x2360 (not new.model.joint)))
 (let (($x1812 (and new.ffn.piece_kept new.model.gated $x2360 (= (_ bv97 7) new.ffn.up_piece) $x1045)))
 (= new.ffn.share_of_one $x1812)))))
(assert
 (let (($x312 (not new.ffn.width.moved)))
 (let (($x1773 (and new.ffn.width.everywhere $x312)))
 (let (($x264 (< 1 new.tp)))
 (let ((?x11 (ite $x264 (_ bv16 7) (ite $x1773 (_ bv96 7) (ite new.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x598 (ite new.ffn.width.everywhere (_ bv96 7) (ite (or new.ffn.piece_of_one new.ffn.share_of_one) (_ bv97 7) (_ bv16 7)))))
 (let (($x1334 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x131 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x547 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x2977 (= (_ bv57 7) new.ffn.gate.collective)))
 (let ((?x858 (ite (or $x2977 (not (= (_ bv15 7) new.ffn.gate.sum))) (_ bv92 7) (ite (or $x547 $x131) (_ bv96 7) (ite $x1334 ?x598 ?x11)))))
 (let (($x2718 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x163 (or $x547 $x2977)))
 (let (($x2809 (or $x163 $x2718 (and (= (_ bv4 7) new.ffn.gate.collective) new.ffn.in_place))))
 (let (($x2750 (= (_ bv57 7) new.ffn.gate.split)))
 (let (($x319 (or $x163 $x2718 (and $x131 new.ffn.width.padded $x312) (and $x1334 new.ffn.width.leads))))
 (let ((?x2030 (ite (and $x131 new.ffn.width.filled (not $x2718)) (_ bv96 7) (ite $x319 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.gate.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x839 (= (_ bv61 7) new.ffn.gate.split)))
 (= new.ffn.gate_state (ite $x839 ?x2030 (ite $x2750 (ite $x2809 (_ bv96 7) (ite $x131 (_ bv21 7) (_ bv16 7))) ?x858)))))))))))))))))))))
(assert
 (let (($x3581 (not new.ffn.width.everywhere)))
 (let (($x839 (= (_ bv61 7) new.ffn.gate.split)))
 (= new.ffn.gate_piece (ite (and $x839 (not (= (_ bv96 7) new.ffn.gate_state)) $x3581) (_ bv97 7) (_ bv96 7))))))
(assert
 (let ((?x2722 (ite new.ffn.up_left (_ bv92 7) (ite new.model.gated new.ffn.gate_piece new.ffn.up_piece))))
 (= new.ffn.product ?x2722)))
(assert
 (let ((?x3071 (ite new.ffn.share_of_one (_ bv92 7) new.ffn.product)))
 (let (($x580 (not new.ffn.share_of_one)))
 (let (($x2686 (or new.ffn.first_reads (and new.ffn.gathers (= (_ bv97 7) new.ffn.product) $x580))))
 (= new.ffn.product_in (ite (and (not (= (_ bv92 7) new.ffn.product)) $x2686) (_ bv96 7) ?x3071))))))
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
 (= old.ffn.down.split new.ffn.down.split))
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
 (= old.lm_head.group.dp new.lm_head.group.dp))
(assert
 (= old.model.gated new.model.gated))
(assert
 (= old.model.joint new.model.joint))
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
 (= (_ bv42 7) old.batch.idle))
(assert
 (let (($x1625 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x899 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2135 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1348 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x1389 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x1389 $x1348 $x2135 $x899 $x1625)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1132 (* old.sp old.tp)))
 (<= old.moe.block ?x1132)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1132 (* old.sp old.tp)))
 (= old.stage.ranks ?x1132)))
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
 (let (($x1635 (not old.moe.group.sp)))
 (let (($x2899 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x2899 $x1635))))
(assert
 (let ((?x654 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x654)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x234 (not new.ffn.width.padded)))
 (let (($x312 (not new.ffn.width.moved)))
 (let (($x3079 (= 1 new.tp)))
 (let (($x2635 (= (_ bv40 7) new.ffn.down.split)))
 (let (($x2309 (or $x2635 (= (_ bv96 7) new.ffn.product_in) new.ffn.share_of_one (and $x3079 $x312 $x234))))
 (let (($x1678 (= new.ffn.width.least new.ffn.width.parts)))
 (let (($x422 (= (_ bv57 7) new.ffn.down.split)))
 (let (($x2426 (= (_ bv92 7) new.ffn.product)))
 (let (($x2562 (ite $x2426 (or $x3079 $x422 (and $x2635 (and new.ffn.width.undivided $x1678))) $x2309)))
 (not $x2562)))))))))))
(assert
 (let (($x1518 (not old.ffn.width.padded)))
(let (($x778 (not old.ffn.width.moved)))
(let (($x1166 (= 1 old.tp)))
(let (($x730 (= (_ bv40 7) old.ffn.down.split)))
(let (($x2101 (or $x730 (= (_ bv96 7) old.ffn.product_in) old.ffn.share_of_one (and $x1166 $x778 $x1518))))
(let (($x2728 (= old.ffn.width.least old.ffn.width.parts)))
(let (($x983 (= (_ bv57 7) old.ffn.down.split)))
(let (($x3149 (= (_ bv92 7) old.ffn.product)))
(ite $x3149 (or $x1166 $x983 (and $x730 (and old.ffn.width.undivided $x2728))) $x2101))))))))))
(check-sat)

; from one replica to any number, question 113
(reset)
(set-logic ALL)
; benchmark generated from python API
(set-info :status unknown)
(declare-fun old.batch.idle () (_ BitVec 7))
(declare-fun old.batch.sequences.kind () (_ BitVec 7))
(declare-fun old.dp () Int)
(declare-fun old.ffn.down.collective () (_ BitVec 7))
(declare-fun old.ffn.down.input () (_ BitVec 7))
(declare-fun old.ffn.down.split () (_ BitVec 7))
(declare-fun old.ffn.gate.collective () (_ BitVec 7))
(declare-fun old.ffn.gate.input () (_ BitVec 7))
(declare-fun old.ffn.gate.split () (_ BitVec 7))
(declare-fun old.ffn.gate.sum () (_ BitVec 7))
(declare-fun old.ffn.up.collective () (_ BitVec 7))
(declare-fun old.ffn.up.input () (_ BitVec 7))
(declare-fun old.ffn.up.split () (_ BitVec 7))
(declare-fun old.ffn.up.sum () (_ BitVec 7))
(declare-fun old.ffn.width.block () Int)
(declare-fun old.ffn.width.kind () (_ BitVec 7))
(declare-fun old.ffn.width.multiple () Int)
(declare-fun old.ffn.width.n () Int)
(declare-fun old.ffn.width.parts () Int)
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
(declare-fun old.ffn.width.padded () Bool)
(declare-fun old.ffn.width.filled () Bool)
(declare-fun old.ffn.width.leads () Bool)
(declare-fun old.ffn.width.given_moved () Bool)
(declare-fun old.ffn.width.moved () Bool)
(declare-fun old.model.gated () Bool)
(declare-fun old.ffn.lead () (_ BitVec 7))
(declare-fun old.ffn.gathers () Bool)
(declare-fun old.hidden.given_everywhere () Bool)
(declare-fun old.hidden.everywhere () Bool)
(declare-fun old.ffn.width.given_everywhere () Bool)
(declare-fun old.ffn.width.everywhere () Bool)
(declare-fun old.ffn.piece_of_one () Bool)
(declare-fun old.ffn.gate.group.pp () Bool)
(declare-fun old.ffn.gate.group.sp () Bool)
(declare-fun old.ffn.gate.group.dp () Bool)
(declare-fun old.ffn.gate.group.tp () Bool)
(declare-fun old.ffn.up.group.pp () Bool)
(declare-fun old.ffn.up.group.sp () Bool)
(declare-fun old.ffn.up.group.dp () Bool)
(declare-fun old.ffn.up.group.tp () Bool)
(declare-fun old.ffn.up_idle () Bool)
(declare-fun old.ffn.piece_kept () Bool)
(declare-fun old.ffn.gate_entering () (_ BitVec 7))
(declare-fun old.ffn.up_entering () (_ BitVec 7))
(declare-fun old.stream.in_order () Bool)
(declare-fun old.ffn.in_place () Bool)
(declare-fun old.ffn.down.group.pp () Bool)
(declare-fun old.ffn.down.group.sp () Bool)
(declare-fun old.ffn.down.group.dp () Bool)
(declare-fun old.ffn.down.group.tp () Bool)
(declare-fun old.stream.first_keeps_all () Bool)
(declare-fun old.ffn.first_reads () Bool)
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
(declare-fun old.ffn.tokenwise () Bool)
(declare-fun old.ffn.width_where_kept () Bool)
(declare-fun old.ffn.down_state () (_ BitVec 7))
(declare-fun old.ffn.taken_for_whole () Bool)
(declare-fun old.ffn.joined () (_ BitVec 7))
(declare-fun new.dp () Int)
(declare-fun new.ffn.down.collective () (_ BitVec 7))
(declare-fun new.ffn.down.input () (_ BitVec 7))
(declare-fun new.ffn.down.split () (_ BitVec 7))
(declare-fun new.ffn.gate.collective () (_ BitVec 7))
(declare-fun new.ffn.gate.input () (_ BitVec 7))
(declare-fun new.ffn.gate.split () (_ BitVec 7))
(declare-fun new.ffn.gate.sum () (_ BitVec 7))
(declare-fun new.ffn.up.collective () (_ BitVec 7))
(declare-fun new.ffn.up.input () (_ BitVec 7))
(declare-fun new.ffn.up.split () (_ BitVec 7))
(declare-fun new.ffn.up.sum () (_ BitVec 7))
(declare-fun new.ffn.width.block () Int)
(declare-fun new.ffn.width.kind () (_ BitVec 7))
(declare-fun new.ffn.width.multiple () Int)
(declare-fun new.ffn.width.n () Int)
(declare-fun new.ffn.width.parts () Int)
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
(declare-fun new.ffn.width.padded () Bool)
(declare-fun new.ffn.width.filled () Bool)
(declare-fun new.ffn.width.leads () Bool)
(declare-fun new.ffn.width.given_moved () Bool)
(declare-fun new.ffn.width.moved () Bool)
(declare-fun new.model.gated () Bool)
(declare-fun new.ffn.lead () (_ BitVec 7))
(declare-fun new.ffn.gathers () Bool)
(declare-fun new.hidden.given_everywhere () Bool)
(declare-fun new.hidden.everywhere () Bool)
(declare-fun new.ffn.width.given_everywhere () Bool)
(declare-fun new.ffn.width.everywhere () Bool)
(declare-fun new.ffn.piece_of_one () Bool)
(declare-fun new.ffn.gate.group.pp () Bool)
(declare-fun new.ffn.gate.group.sp () Bool)
(declare-fun new.ffn.gate.group.dp () Bool)
(declare-fun new.ffn.gate.group.tp () Bool)
(declare-fun new.ffn.up.group.pp () Bool)
(declare-fun new.ffn.up.group.sp () Bool)
(declare-fun new.ffn.up.group.dp () Bool)
(declare-fun new.ffn.up.group.tp () Bool)
(declare-fun new.ffn.up_idle () Bool)
(declare-fun new.ffn.piece_kept () Bool)
(declare-fun new.ffn.gate_entering () (_ BitVec 7))
(declare-fun new.ffn.up_entering () (_ BitVec 7))
(declare-fun new.stream.in_order () Bool)
(declare-fun new.ffn.in_place () Bool)
(declare-fun new.ffn.down.group.pp () Bool)
(declare-fun new.ffn.down.group.sp () Bool)
(declare-fun new.ffn.down.group.dp () Bool)
(declare-fun new.ffn.down.group.tp () Bool)
(declare-fun new.stream.first_keeps_all () Bool)
(declare-fun new.ffn.first_reads () Bool)
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
(declare-fun new.ffn.tokenwise () Bool)
(declare-fun new.ffn.width_where_kept () Bool)
(declare-fun new.ffn.down_state () (_ BitVec 7))
(declare-fun new.ffn.taken_for_whole () Bool)
(declare-fun new.ffn.joined () (_ BitVec 7))
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
 (let (($x819 (= (_ bv42 7) old.batch.idle)))
 (or $x819 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x1625 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1389 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x899 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2135 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1348 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1348 $x2135 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x899 $x1389 $x1625)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x3127 (= (_ bv73 7) old.ffn.down.collective)))
 (let (($x1412 (= (_ bv57 7) old.ffn.down.collective)))
 (let (($x2287 (= (_ bv10 7) old.ffn.down.collective)))
 (let (($x2973 (= (_ bv5 7) old.ffn.down.collective)))
 (let (($x3335 (= (_ bv4 7) old.ffn.down.collective)))
 (or $x3335 $x2973 $x2287 $x1412 $x3127)))))))
(assert
 (let (($x375 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x1727 (= (_ bv10 7) old.ffn.down.input)))
 (or $x1727 $x375 (= (_ bv63 7) old.ffn.down.input)))))
(assert
 (let (($x1870 (= (_ bv61 7) old.ffn.down.split)))
 (let (($x983 (= (_ bv57 7) old.ffn.down.split)))
 (let (($x730 (= (_ bv40 7) old.ffn.down.split)))
 (or $x730 $x983 $x1870)))))
(assert
 (let (($x643 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x2652 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x2172 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x2725 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x2065 (= (_ bv4 7) old.ffn.gate.collective)))
 (or $x2065 $x2725 $x2172 $x2652 $x643)))))))
(assert
 (let (($x64 (= (_ bv32 7) old.ffn.gate.input)))
 (let (($x2662 (= (_ bv10 7) old.ffn.gate.input)))
 (or $x2662 $x64 (= (_ bv63 7) old.ffn.gate.input)))))
(assert
 (let (($x1449 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x34 (= (_ bv57 7) old.ffn.gate.split)))
 (let (($x3203 (= (_ bv40 7) old.ffn.gate.split)))
 (or $x3203 $x34 $x1449)))))
(assert
 (let (($x2061 (= (_ bv15 7) old.ffn.gate.sum)))
 (or (= (_ bv0 7) old.ffn.gate.sum) $x2061 (= (_ bv24 7) old.ffn.gate.sum) (= (_ bv69 7) old.ffn.gate.sum))))
(assert
 (let (($x2167 (= (_ bv73 7) old.ffn.up.collective)))
 (let (($x980 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x2768 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x2224 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x1036 (= (_ bv4 7) old.ffn.up.collective)))
 (or $x1036 $x2224 $x2768 $x980 $x2167)))))))
(assert
 (let (($x1816 (= (_ bv32 7) old.ffn.up.input)))
 (let (($x746 (= (_ bv10 7) old.ffn.up.input)))
 (or $x746 $x1816 (= (_ bv63 7) old.ffn.up.input)))))
(assert
 (let (($x2336 (= (_ bv61 7) old.ffn.up.split)))
 (let (($x333 (= (_ bv57 7) old.ffn.up.split)))
 (let (($x2879 (= (_ bv40 7) old.ffn.up.split)))
 (or $x2879 $x333 $x2336)))))
(assert
 (let (($x207 (= (_ bv24 7) old.ffn.up.sum)))
 (let (($x1177 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x2827 (= (_ bv0 7) old.ffn.up.sum)))
 (or $x2827 $x1177 $x207 (= (_ bv69 7) old.ffn.up.sum))))))
(assert
 (and (<= 1 old.ffn.width.block)))
(assert
 (let (($x1488 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x904 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x3616 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x1088 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x1666 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x3396 (= (_ bv26 7) old.ffn.width.kind)))
 (or (= (_ bv11 7) old.ffn.width.kind) (= (_ bv18 7) old.ffn.width.kind) $x3396 $x1666 (= (_ bv56 7) old.ffn.width.kind) $x1088 $x3616 $x904 $x1488 (= (_ bv99 7) old.ffn.width.kind)))))))))
(assert
 (and (<= 1 old.ffn.width.multiple)))
(assert
 (and (<= (- 1) old.ffn.width.n)))
(assert
 (and (<= 1 old.ffn.width.parts)))
(assert
 (and (<= 1 old.hidden.block)))
(assert
 (let (($x1524 (= (_ bv96 7) old.hidden.kind)))
 (let (($x12 (= (_ bv91 7) old.hidden.kind)))
 (let (($x577 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1593 (= (_ bv65 7) old.hidden.kind)))
 (let (($x3436 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2645 (= (_ bv26 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) $x2645 $x3436 (= (_ bv56 7) old.hidden.kind) $x1593 $x577 $x12 $x1524 (= (_ bv99 7) old.hidden.kind)))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x1925 (= (_ bv49 7) old.norm.statistic)))
 (or $x1925 (= (_ bv93 7) old.norm.statistic))))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x917 (= (_ bv96 7) old.stream)))
 (let (($x2701 (= (_ bv94 7) old.stream)))
 (let (($x1061 (= (_ bv38 7) old.stream)))
 (or $x1061 $x2701 $x917)))))
(assert
 (let (($x1589 (= (_ bv96 7) old.stream_tokens.kind)))
 (let (($x458 (= (_ bv86 7) old.stream_tokens.kind)))
 (let (($x1756 (= (_ bv48 7) old.stream_tokens.kind)))
 (or (= (_ bv11 7) old.stream_tokens.kind) (= (_ bv18 7) old.stream_tokens.kind) (= (_ bv26 7) old.stream_tokens.kind) $x1756 (= (_ bv56 7) old.stream_tokens.kind) (= (_ bv65 7) old.stream_tokens.kind) $x458 (= (_ bv91 7) old.stream_tokens.kind) $x1589 (= (_ bv99 7) old.stream_tokens.kind))))))
(assert
 (and (<= 1 old.stream_tokens.parts)))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (= old.stream_tokens.padded false))
(assert
 (let (($x1593 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x1593 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let ((?x814 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1948 (div (* ?x814 old.hidden.multiple) old.hidden.parts)))
 (let (($x3004 (< 1 old.hidden.parts)))
 (let (($x1593 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x1593 $x3004 (= ?x1948 old.hidden.n))))))))
(assert
 (let ((?x814 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1948 (div (* ?x814 old.hidden.multiple) old.hidden.parts)))
 (let (($x3004 (< 1 old.hidden.parts)))
 (let (($x1593 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.leads (and $x1593 $x3004 (<= old.hidden.n ?x1948))))))))
(assert
 (let (($x2645 (= (_ bv26 7) old.hidden.kind)))
 (let (($x574 (ite $x2645 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x814 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1948 (div (* ?x814 old.hidden.multiple) old.hidden.parts)))
 (let (($x3542 (= (- 1) old.hidden.n)))
 (let (($x1593 (= (_ bv65 7) old.hidden.kind)))
 (let (($x12 (= (_ bv91 7) old.hidden.kind)))
 (let (($x501 (ite $x12 (or $x3542 (< old.hidden.block old.hidden.n)) (ite $x1593 (or $x3542 (< ?x1948 old.hidden.n)) $x574))))
 (let (($x2642 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x501)))
 (let (($x3436 (= (_ bv48 7) old.hidden.kind)))
 (let (($x577 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1614 (or $x577 $x3436)))
 (= old.hidden.moved (ite $x1614 old.hidden.given_moved $x2642)))))))))))))))
(assert
 (let (($x1589 (= (_ bv96 7) old.stream_tokens.kind)))
 (let (($x3111 (or $x1589 (and (= 1 old.stream_tokens.parts) (not old.stream_tokens.padded)))))
 (let (($x3277 (ite (or (= (_ bv86 7) old.stream_tokens.kind) (= (_ bv48 7) old.stream_tokens.kind)) old.stream_tokens.given_everywhere $x3111)))
 (= old.stream_tokens.everywhere $x3277)))))
(assert
 (let (($x1088 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x254 (and $x1088 (not (= 0 (mod old.ffn.width.n old.ffn.width.multiple))))))
 (= old.ffn.width.padded $x254))))
(assert
 (let ((?x1527 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x1544 (div (* ?x1527 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x2594 (< 1 old.ffn.width.parts)))
 (let (($x1088 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.filled (and $x1088 $x2594 (= ?x1544 old.ffn.width.n))))))))
(assert
 (let ((?x1527 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x1544 (div (* ?x1527 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x2594 (< 1 old.ffn.width.parts)))
 (let (($x1088 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.leads (and $x1088 $x2594 (<= old.ffn.width.n ?x1544))))))))
(assert
 (let (($x2882 (= (- 1) old.ffn.width.n)))
 (let (($x3396 (= (_ bv26 7) old.ffn.width.kind)))
 (let (($x332 (ite $x3396 (or $x2882 (<= old.ffn.width.parts old.ffn.width.n)) (or $x2882 (< 1 old.ffn.width.n)))))
 (let ((?x1527 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x1544 (div (* ?x1527 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x1088 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x904 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x2398 (ite $x904 (or $x2882 (< old.ffn.width.block old.ffn.width.n)) (ite $x1088 (or $x2882 (< ?x1544 old.ffn.width.n)) $x332))))
 (let (($x828 (ite (or (= (_ bv96 7) old.ffn.width.kind) (= 1 old.ffn.width.parts)) false $x2398)))
 (let (($x1666 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x3616 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x3025 (or $x3616 $x1666)))
 (= old.ffn.width.moved (ite $x3025 old.ffn.width.given_moved $x828)))))))))))))))
(assert
 (= old.ffn.lead (ite old.model.gated old.ffn.gate.split old.ffn.up.split)))
(assert
 (let (($x375 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x3740 (or $x375 (and (= (_ bv10 7) old.ffn.down.input) (not (= (_ bv40 7) old.ffn.down.split))))))
 (= old.ffn.gathers $x3740))))
(assert
 (let (($x1524 (= (_ bv96 7) old.hidden.kind)))
 (let (($x3436 (= (_ bv48 7) old.hidden.kind)))
 (let (($x577 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1614 (or $x577 $x3436)))
 (let (($x147 (ite $x1614 old.hidden.given_everywhere (or $x1524 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x147)))))))
(assert
 (let (($x1488 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x1232 (or $x1488 (and (= 1 old.ffn.width.parts) (not old.ffn.width.padded)))))
 (let (($x1666 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x3616 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x3025 (or $x3616 $x1666)))
 (= old.ffn.width.everywhere (ite $x3025 old.ffn.width.given_everywhere $x1232))))))))
(assert
 (= old.ffn.piece_of_one (and old.ffn.width.filled (= (_ bv40 7) old.ffn.down.split))))
(assert
 (let (($x3333 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x1720 (or (not (= (_ bv4 7) old.ffn.gate.collective)) $x3333)))
 (let (($x1449 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x2224 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x2768 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x753 (or $x2768 $x2224)))
 (let (($x3808 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x2879 (= (_ bv40 7) old.ffn.up.split)))
 (let (($x1440 (< 1 old.tp)))
 (let (($x2308 (and old.model.gated $x1440 $x2879 $x3808 $x753 (not (= (_ bv24 7) old.ffn.up.sum)) (not (and old.ffn.gathers $x1449 $x1720)))))
 (= old.ffn.up_idle $x2308))))))))))))
(assert
 (let (($x3808 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x3333 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x1720 (or (not (= (_ bv4 7) old.ffn.gate.collective)) $x3333)))
 (let (($x3294 (ite old.model.gated $x1720 (or (not (= (_ bv4 7) old.ffn.up.collective)) $x3808))))
 (let (($x2482 (= (_ bv61 7) old.ffn.lead)))
 (let (($x983 (= (_ bv57 7) old.ffn.down.split)))
 (let (($x75 (and old.ffn.width.filled $x983 (not (and old.ffn.gathers $x2482 $x3294)))))
 (= old.ffn.piece_kept $x75)))))))))
(assert
 (let (($x2662 (= (_ bv10 7) old.ffn.gate.input)))
 (let (($x2376 (and $x2662 (not (and (= (_ bv38 7) old.stream) (= (_ bv40 7) old.ffn.gate.split))))))
 (let (($x1061 (= (_ bv38 7) old.stream)))
 (let (($x64 (= (_ bv32 7) old.ffn.gate.input)))
 (let (($x917 (= (_ bv96 7) old.stream)))
 (let (($x3146 (or $x917 $x64 (and $x1061 old.hidden.everywhere (not (= (_ bv40 7) old.ffn.gate.split))) $x2376)))
 (= old.ffn.gate_entering (ite $x3146 (_ bv96 7) old.stream)))))))))
(assert
 (let (($x746 (= (_ bv10 7) old.ffn.up.input)))
 (let (($x1203 (and $x746 (not (and (= (_ bv38 7) old.stream) (= (_ bv40 7) old.ffn.up.split))))))
 (let (($x1061 (= (_ bv38 7) old.stream)))
 (let (($x1816 (= (_ bv32 7) old.ffn.up.input)))
 (let (($x917 (= (_ bv96 7) old.stream)))
 (let (($x2495 (or $x917 $x1816 (and $x1061 old.hidden.everywhere (not (= (_ bv40 7) old.ffn.up.split))) $x1203)))
 (= old.ffn.up_entering (ite $x2495 (_ bv96 7) old.stream)))))))))
(assert
 (let (($x917 (= (_ bv96 7) old.stream)))
 (let (($x2757 (or $x917 (and (= (_ bv38 7) old.stream) old.hidden.everywhere) (and (= (_ bv94 7) old.stream) old.stream_tokens.everywhere))))
 (= old.stream.in_order $x2757))))
(assert
 (let (($x778 (not old.ffn.width.moved)))
 (let (($x462 (and old.ffn.width.everywhere $x778)))
 (= old.ffn.in_place (or $x462 old.ffn.width.filled)))))
(assert
 (let (($x2974 (and (or (not old.ffn.down.group.tp) (= 1 old.tp)) (or (not old.ffn.down.group.dp) (= 1 old.dp)) (or (not old.ffn.down.group.sp) (= 1 old.sp)) (or (not old.ffn.down.group.pp) (= 1 old.pp)))))
 (let (($x2287 (= (_ bv10 7) old.ffn.down.collective)))
 (let (($x1412 (= (_ bv57 7) old.ffn.down.collective)))
 (let (($x1641 (or $x1412 $x2287)))
 (let (($x2762 (or $x1641 $x2974)))
 (= old.ffn.first_reads (and old.ffn.piece_kept old.stream.first_keeps_all $x2762))))))))
(assert
 (let (($x778 (not old.ffn.width.moved)))
 (let (($x462 (and old.ffn.width.everywhere $x778)))
 (let ((?x2756 (ite $x462 (_ bv96 7) (ite old.ffn.width_twice_back (ite old.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x1440 (< 1 old.tp)))
 (let ((?x95 (ite old.ffn.width.everywhere (_ bv96 7) (ite old.ffn.piece_of_one (_ bv97 7) (ite old.model.gated (_ bv97 7) (_ bv16 7))))))
 (let (($x2167 (= (_ bv73 7) old.ffn.up.collective)))
 (let (($x2224 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x2768 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x753 (or $x2768 $x2224)))
 (let (($x1177 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x980 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x1798 (or $x980 (not (or $x1177 (and old.model.gated (= (_ bv0 7) old.ffn.up.sum)))) old.ffn.up_idle)))
 (let (($x3808 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x990 (or $x2768 $x980)))
 (let ((?x127 (ite (or $x990 $x3808 (and (= (_ bv4 7) old.ffn.up.collective) old.ffn.in_place)) (_ bv96 7) (ite $x2224 (_ bv21 7) (_ bv16 7)))))
 (let (($x333 (= (_ bv57 7) old.ffn.up.split)))
 (let ((?x954 (ite $x333 ?x127 (ite $x1798 (_ bv92 7) (ite $x753 (_ bv96 7) (ite $x2167 ?x95 (ite $x1440 (_ bv16 7) ?x2756)))))))
 (let (($x612 (or $x990 $x3808 (and $x2224 old.ffn.width.padded $x778) (and $x2167 old.ffn.width.leads))))
 (let ((?x1521 (ite (and $x2224 old.ffn.width.filled (not $x3808)) (_ bv96 7) (ite $x612 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x2336 (= (_ bv61 7) old.ffn.up.split)))
 (= old.ffn.up_state (ite $x2336 ?x1521 ?x954)))))))))))))))))))))))
(assert
 (let (($x3454 (not old.ffn.width.everywhere)))
 (let (($x2577 (and (or (= (_ bv61 7) old.ffn.up.split) (= (_ bv97 7) old.ffn.up_state)) (not (= (_ bv96 7) old.ffn.up_state)) $x3454)))
 (= old.ffn.up_piece (ite $x2577 (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x207 (= (_ bv24 7) old.ffn.up.sum)))
 (let (($x980 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x1676 (and old.model.gated (= (_ bv92 7) old.ffn.up_state) (or $x980 $x207 old.ffn.up_idle))))
 (= old.ffn.up_left $x1676)))))
(assert
 (let (($x2239 (not old.ffn.up_left)))
 (let (($x472 (not old.model.joint)))
 (let (($x1458 (and old.ffn.piece_kept old.model.gated $x472 (= (_ bv97 7) old.ffn.up_piece) $x2239)))
 (= old.ffn.share_of_one $x1458)))))
(assert
 (let (($x778 (not old.ffn.width.moved)))
 (let (($x462 (and old.ffn.width.everywhere $x778)))
 (let (($x1440 (< 1 old.tp)))
 (let ((?x1516 (ite $x1440 (_ bv16 7) (ite $x462 (_ bv96 7) (ite old.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x512 (ite old.ffn.width.everywhere (_ bv96 7) (ite (or old.ffn.piece_of_one old.ffn.share_of_one) (_ bv97 7) (_ bv16 7)))))
 (let (($x643 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x2725 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x2172 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x2652 (= (_ bv57 7) old.ffn.gate.collective)))
 (let ((?x855 (ite (or $x2652 (not (= (_ bv15 7) old.ffn.gate.sum))) (_ bv92 7) (ite (or $x2172 $x2725) (_ bv96 7) (ite $x643 ?x512 ?x1516)))))
 (let (($x3333 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x2249 (or $x2172 $x2652)))
 (let (($x2442 (or $x2249 $x3333 (and (= (_ bv4 7) old.ffn.gate.collective) old.ffn.in_place))))
 (let (($x34 (= (_ bv57 7) old.ffn.gate.split)))
 (let (($x973 (or $x2249 $x3333 (and $x2725 old.ffn.width.padded $x778) (and $x643 old.ffn.width.leads))))
 (let ((?x215 (ite (and $x2725 old.ffn.width.filled (not $x3333)) (_ bv96 7) (ite $x973 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.gate.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x1449 (= (_ bv61 7) old.ffn.gate.split)))
 (= old.ffn.gate_state (ite $x1449 ?x215 (ite $x34 (ite $x2442 (_ bv96 7) (ite $x2725 (_ bv21 7) (_ bv16 7))) ?x855)))))))))))))))))))))
(assert
 (let (($x3454 (not old.ffn.width.everywhere)))
 (let (($x1449 (= (_ bv61 7) old.ffn.gate.split)))
 (= old.ffn.gate_piece (ite (and $x1449 (not (= (_ bv96 7) old.ffn.gate_state)) $x3454) (_ bv97 7) (_ bv96 7))))))
(assert
 (let ((?x2423 (ite old.ffn.up_left (_ bv92 7) (ite old.model.gated old.ffn.gate_piece old.ffn.up_piece))))
 (= old.ffn.product ?x2423)))
(assert
 (let ((?x1505 (ite old.ffn.share_of_one (_ bv92 7) old.ffn.product)))
 (let (($x3801 (not old.ffn.share_of_one)))
 (let (($x211 (or old.ffn.first_reads (and old.ffn.gathers (= (_ bv97 7) old.ffn.product) $x3801))))
 (= old.ffn.product_in (ite (and (not (= (_ bv92 7) old.ffn.product)) $x211) (_ bv96 7) ?x1505))))))
(assert
 (let (($x3335 (= (_ bv4 7) old.ffn.down.collective)))
 (let (($x2174 (not $x3335)))
 (let (($x2239 (not old.ffn.up_left)))
 (let (($x1879 (= (_ bv94 7) old.ffn.up_entering)))
 (let (($x1445 (and $x1879 (or (not old.model.gated) (= (_ bv94 7) old.ffn.gate_entering)) $x2239 $x2174)))
 (let (($x1449 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x1671 (or (and (= (_ bv57 7) old.ffn.gate.split) (= (_ bv96 7) old.ffn.gate_state)) (and $x1449 old.ffn.width.everywhere (= (_ bv97 7) old.ffn.gate_state)))))
 (let (($x3333 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x2652 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x2172 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x2249 (or $x2172 $x2652)))
 (let (($x988 (= (_ bv94 7) old.ffn.gate_entering)))
 (let (($x2027 (not old.model.gated)))
 (let (($x1368 (= (_ bv97 7) old.ffn.up_state)))
 (let (($x2336 (= (_ bv61 7) old.ffn.up.split)))
 (let (($x3253 (or (and (= (_ bv57 7) old.ffn.up.split) (= (_ bv96 7) old.ffn.up_state)) (and $x2336 old.ffn.width.everywhere $x1368))))
 (let (($x3808 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x980 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x2768 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x990 (or $x2768 $x980)))
 (let (($x929 (and (and $x1879 (or $x990 $x3808) $x3253) (or $x2027 (and $x988 (or $x2249 $x3333) $x1671)) (= (_ bv96 7) old.ffn.product_in) (or (not (= (_ bv61 7) old.ffn.lead)) (not old.ffn.gathers)))))
 (let (($x1440 (< 1 old.tp)))
 (let (($x2974 (and (or (not old.ffn.down.group.tp) (= 1 old.tp)) (or (not old.ffn.down.group.dp) (= 1 old.dp)) (or (not old.ffn.down.group.sp) (= 1 old.sp)) (or (not old.ffn.down.group.pp) (= 1 old.pp)))))
 (let (($x1870 (= (_ bv61 7) old.ffn.down.split)))
 (let (($x2537 (and $x1870 old.hidden.everywhere (or (not (= (_ bv10 7) old.ffn.down.collective)) (and $x1440 $x2974)))))
 (let (($x983 (= (_ bv57 7) old.ffn.down.split)))
 (let (($x2701 (= (_ bv94 7) old.stream)))
 (= old.ffn.tokenwise (and $x2701 (or $x983 $x2537) (ite $x1440 $x929 $x1445)))))))))))))))))))))))))))))))
(assert
 (let ((?x521 (ite (or (= (_ bv92 7) old.ffn.product_in) (= (_ bv40 7) old.ffn.down.split)) (_ bv92 7) (ite (= (_ bv61 7) old.ffn.down.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x2974 (and (or (not old.ffn.down.group.tp) (= 1 old.tp)) (or (not old.ffn.down.group.dp) (= 1 old.dp)) (or (not old.ffn.down.group.sp) (= 1 old.sp)) (or (not old.ffn.down.group.pp) (= 1 old.pp)))))
 (let (($x1412 (= (_ bv57 7) old.ffn.down.collective)))
 (let (($x730 (= (_ bv40 7) old.ffn.down.split)))
 (let (($x3692 (and $x730 (not (= (_ bv92 7) old.ffn.product_in)) (or $x1412 $x2974) old.ffn.width_where_kept)))
 (= old.ffn.down_state (ite old.ffn.tokenwise (_ bv94 7) (ite $x3692 (_ bv96 7) ?x521)))))))))
(assert
 (let (($x1358 (or old.ffn.share_of_one (and old.ffn.up_idle (not (= (_ bv40 7) old.ffn.down.split))))))
 (let (($x3336 (= (_ bv92 7) old.ffn.down_state)))
 (= old.ffn.taken_for_whole (and $x3336 $x1358)))))
(assert
 (let (($x730 (= (_ bv40 7) old.ffn.down.split)))
 (let (($x791 (not $x730)))
 (let (($x3335 (= (_ bv4 7) old.ffn.down.collective)))
 (let (($x2174 (not $x3335)))
 (let (($x1166 (= 1 old.tp)))
 (let (($x917 (= (_ bv96 7) old.stream)))
 (let (($x2974 (and (or (not old.ffn.down.group.tp) $x1166) (or (not old.ffn.down.group.dp) (= 1 old.dp)) (or (not old.ffn.down.group.sp) (= 1 old.sp)) (or (not old.ffn.down.group.pp) (= 1 old.pp)))))
 (let (($x2287 (= (_ bv10 7) old.ffn.down.collective)))
 (let (($x1412 (= (_ bv57 7) old.ffn.down.collective)))
 (let (($x1641 (or $x1412 $x2287)))
 (let ((?x2782 (ite (or $x1641 (and $x2974 (or $x917 $x1166 $x2174 $x791))) (_ bv96 7) (ite $x3335 (_ bv16 7) (_ bv21 7)))))
 (let (($x3127 (= (_ bv73 7) old.ffn.down.collective)))
 (let (($x2973 (= (_ bv5 7) old.ffn.down.collective)))
 (let (($x799 (and (or $x2973 $x3127) $x2974)))
 (let ((?x1093 (ite (or $x1412 (and $x2287 (= (_ bv38 7) old.stream)) $x799) (_ bv38 7) (ite $x2287 (_ bv96 7) (_ bv16 7)))))
 (let (($x2866 (or (and old.hidden.filled (not $x917)) (and old.hidden.leads (= (_ bv38 7) old.stream)))))
 (let (($x1438 (not $x2974)))
 (let (($x1925 (= (_ bv49 7) old.norm.statistic)))
 (let (($x1061 (= (_ bv38 7) old.stream)))
 (let ((?x1506 (ite (and $x2973 old.hidden.filled $x1061 $x1438 $x1925) old.stream (ite (and $x3127 $x1438 $x2866) old.stream ?x1093))))
 (let ((?x1646 (ite (and $x917 old.hidden.everywhere (or $x1412 $x799)) (_ bv96 7) (ite (and $x2973 old.hidden.filled $x917 $x1438) (_ bv96 7) ?x1506))))
 (let ((?x3310 (ite (and (= (_ bv94 7) old.stream) (< 1 old.tp) $x2974) (_ bv38 7) (ite $x3335 (_ bv96 7) ?x1646))))
 (let ((?x390 (ite (= (_ bv38 7) old.ffn.down_state) ?x3310 (ite (= (_ bv96 7) old.ffn.down_state) ?x2782 old.ffn.down_state))))
 (let ((?x1984 (ite $x3127 (ite (not $x917) old.stream (_ bv66 7)) (ite $x2287 (ite $x917 (_ bv96 7) old.stream) (ite $x1412 (_ bv92 7) (_ bv16 7))))))
 (let (($x3336 (= (_ bv92 7) old.ffn.down_state)))
 (let ((?x400 (ite old.ffn.tokenwise (ite (or $x1641 $x2974) (_ bv94 7) (_ bv21 7)) (ite $x3336 (ite $x2973 (_ bv96 7) ?x1984) ?x390))))
 (= old.ffn.joined (ite (and old.ffn.taken_for_whole $x2287) (_ bv92 7) ?x400)))))))))))))))))))))))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x2706 (= (_ bv73 7) new.ffn.down.collective)))
 (let (($x1465 (= (_ bv57 7) new.ffn.down.collective)))
 (let (($x1969 (= (_ bv10 7) new.ffn.down.collective)))
 (let (($x2858 (= (_ bv5 7) new.ffn.down.collective)))
 (let (($x2362 (= (_ bv4 7) new.ffn.down.collective)))
 (or $x2362 $x2858 $x1969 $x1465 $x2706)))))))
(assert
 (let (($x2207 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x790 (= (_ bv10 7) new.ffn.down.input)))
 (or $x790 $x2207 (= (_ bv63 7) new.ffn.down.input)))))
(assert
 (let (($x2197 (= (_ bv61 7) new.ffn.down.split)))
 (let (($x422 (= (_ bv57 7) new.ffn.down.split)))
 (let (($x2635 (= (_ bv40 7) new.ffn.down.split)))
 (or $x2635 $x422 $x2197)))))
(assert
 (let (($x1334 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x2977 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x547 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x131 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x31 (= (_ bv4 7) new.ffn.gate.collective)))
 (or $x31 $x131 $x547 $x2977 $x1334)))))))
(assert
 (let (($x527 (= (_ bv32 7) new.ffn.gate.input)))
 (let (($x2384 (= (_ bv10 7) new.ffn.gate.input)))
 (or $x2384 $x527 (= (_ bv63 7) new.ffn.gate.input)))))
(assert
 (let (($x839 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x2750 (= (_ bv57 7) new.ffn.gate.split)))
 (let (($x1486 (= (_ bv40 7) new.ffn.gate.split)))
 (or $x1486 $x2750 $x839)))))
(assert
 (let (($x3764 (= (_ bv15 7) new.ffn.gate.sum)))
 (or (= (_ bv0 7) new.ffn.gate.sum) $x3764 (= (_ bv24 7) new.ffn.gate.sum) (= (_ bv69 7) new.ffn.gate.sum))))
(assert
 (let (($x2403 (= (_ bv73 7) new.ffn.up.collective)))
 (let (($x1311 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x3413 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x2085 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x91 (= (_ bv4 7) new.ffn.up.collective)))
 (or $x91 $x2085 $x3413 $x1311 $x2403)))))))
(assert
 (let (($x1645 (= (_ bv32 7) new.ffn.up.input)))
 (let (($x2514 (= (_ bv10 7) new.ffn.up.input)))
 (or $x2514 $x1645 (= (_ bv63 7) new.ffn.up.input)))))
(assert
 (let (($x667 (= (_ bv61 7) new.ffn.up.split)))
 (let (($x3420 (= (_ bv57 7) new.ffn.up.split)))
 (let (($x1904 (= (_ bv40 7) new.ffn.up.split)))
 (or $x1904 $x3420 $x667)))))
(assert
 (let (($x1827 (= (_ bv24 7) new.ffn.up.sum)))
 (let (($x3173 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x630 (= (_ bv0 7) new.ffn.up.sum)))
 (or $x630 $x3173 $x1827 (= (_ bv69 7) new.ffn.up.sum))))))
(assert
 (and (<= 1 new.ffn.width.block)))
(assert
 (let (($x1328 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x3123 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x3224 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x153 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x2176 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x1609 (= (_ bv26 7) new.ffn.width.kind)))
 (or (= (_ bv11 7) new.ffn.width.kind) (= (_ bv18 7) new.ffn.width.kind) $x1609 $x2176 (= (_ bv56 7) new.ffn.width.kind) $x153 $x3224 $x3123 $x1328 (= (_ bv99 7) new.ffn.width.kind)))))))))
(assert
 (and (<= 1 new.ffn.width.multiple)))
(assert
 (and (<= (- 1) new.ffn.width.n)))
(assert
 (and (<= 1 new.ffn.width.parts)))
(assert
 (and (<= 1 new.hidden.block)))
(assert
 (let (($x2070 (= (_ bv96 7) new.hidden.kind)))
 (let (($x2673 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1284 (= (_ bv86 7) new.hidden.kind)))
 (let (($x3088 (= (_ bv65 7) new.hidden.kind)))
 (let (($x2117 (= (_ bv48 7) new.hidden.kind)))
 (let (($x3606 (= (_ bv26 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) $x3606 $x2117 (= (_ bv56 7) new.hidden.kind) $x3088 $x1284 $x2673 $x2070 (= (_ bv99 7) new.hidden.kind)))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x3144 (= (_ bv49 7) new.norm.statistic)))
 (or $x3144 (= (_ bv93 7) new.norm.statistic))))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x2815 (= (_ bv96 7) new.stream)))
 (let (($x3770 (= (_ bv94 7) new.stream)))
 (let (($x1993 (= (_ bv38 7) new.stream)))
 (or $x1993 $x3770 $x2815)))))
(assert
 (let (($x2150 (= (_ bv96 7) new.stream_tokens.kind)))
 (let (($x2603 (= (_ bv86 7) new.stream_tokens.kind)))
 (let (($x1696 (= (_ bv48 7) new.stream_tokens.kind)))
 (or (= (_ bv11 7) new.stream_tokens.kind) (= (_ bv18 7) new.stream_tokens.kind) (= (_ bv26 7) new.stream_tokens.kind) $x1696 (= (_ bv56 7) new.stream_tokens.kind) (= (_ bv65 7) new.stream_tokens.kind) $x2603 (= (_ bv91 7) new.stream_tokens.kind) $x2150 (= (_ bv99 7) new.stream_tokens.kind))))))
(assert
 (and (<= 1 new.stream_tokens.parts)))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (= new.stream_tokens.padded false))
(assert
 (let (($x3088 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x3088 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let ((?x1165 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1078 (div (* ?x1165 new.hidden.multiple) new.hidden.parts)))
 (let (($x1188 (< 1 new.hidden.parts)))
 (let (($x3088 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x3088 $x1188 (= ?x1078 new.hidden.n))))))))
(assert
 (let ((?x1165 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1078 (div (* ?x1165 new.hidden.multiple) new.hidden.parts)))
 (let (($x1188 (< 1 new.hidden.parts)))
 (let (($x3088 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.leads (and $x3088 $x1188 (<= new.hidden.n ?x1078))))))))
(assert
 (let (($x3606 (= (_ bv26 7) new.hidden.kind)))
 (let (($x3705 (ite $x3606 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x1165 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1078 (div (* ?x1165 new.hidden.multiple) new.hidden.parts)))
 (let (($x2803 (= (- 1) new.hidden.n)))
 (let (($x3088 (= (_ bv65 7) new.hidden.kind)))
 (let (($x2673 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1891 (ite $x2673 (or $x2803 (< new.hidden.block new.hidden.n)) (ite $x3088 (or $x2803 (< ?x1078 new.hidden.n)) $x3705))))
 (let (($x3193 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x1891)))
 (let (($x2117 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1284 (= (_ bv86 7) new.hidden.kind)))
 (let (($x3209 (or $x1284 $x2117)))
 (= new.hidden.moved (ite $x3209 new.hidden.given_moved $x3193)))))))))))))))
(assert
 (let (($x2150 (= (_ bv96 7) new.stream_tokens.kind)))
 (let (($x1135 (or $x2150 (and (= 1 new.stream_tokens.parts) (not new.stream_tokens.padded)))))
 (let (($x2186 (ite (or (= (_ bv86 7) new.stream_tokens.kind) (= (_ bv48 7) new.stream_tokens.kind)) new.stream_tokens.given_everywhere $x1135)))
 (= new.stream_tokens.everywhere $x2186)))))
(assert
 (let (($x153 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x2945 (and $x153 (not (= 0 (mod new.ffn.width.n new.ffn.width.multiple))))))
 (= new.ffn.width.padded $x2945))))
(assert
 (let ((?x3538 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x2390 (div (* ?x3538 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x3056 (< 1 new.ffn.width.parts)))
 (let (($x153 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.filled (and $x153 $x3056 (= ?x2390 new.ffn.width.n))))))))
(assert
 (let ((?x3538 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x2390 (div (* ?x3538 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x3056 (< 1 new.ffn.width.parts)))
 (let (($x153 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.leads (and $x153 $x3056 (<= new.ffn.width.n ?x2390))))))))
(assert
 (let (($x862 (= (- 1) new.ffn.width.n)))
 (let (($x1609 (= (_ bv26 7) new.ffn.width.kind)))
 (let (($x419 (ite $x1609 (or $x862 (<= new.ffn.width.parts new.ffn.width.n)) (or $x862 (< 1 new.ffn.width.n)))))
 (let ((?x3538 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x2390 (div (* ?x3538 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x153 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x3123 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x2508 (ite $x3123 (or $x862 (< new.ffn.width.block new.ffn.width.n)) (ite $x153 (or $x862 (< ?x2390 new.ffn.width.n)) $x419))))
 (let (($x2156 (ite (or (= (_ bv96 7) new.ffn.width.kind) (= 1 new.ffn.width.parts)) false $x2508)))
 (let (($x2176 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x3224 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x2897 (or $x3224 $x2176)))
 (= new.ffn.width.moved (ite $x2897 new.ffn.width.given_moved $x2156)))))))))))))))
(assert
 (= new.ffn.lead (ite new.model.gated new.ffn.gate.split new.ffn.up.split)))
(assert
 (let (($x2207 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x2005 (or $x2207 (and (= (_ bv10 7) new.ffn.down.input) (not (= (_ bv40 7) new.ffn.down.split))))))
 (= new.ffn.gathers $x2005))))
(assert
 (let (($x2070 (= (_ bv96 7) new.hidden.kind)))
 (let (($x2117 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1284 (= (_ bv86 7) new.hidden.kind)))
 (let (($x3209 (or $x1284 $x2117)))
 (let (($x456 (ite $x3209 new.hidden.given_everywhere (or $x2070 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x456)))))))
(assert
 (let (($x1328 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x1214 (or $x1328 (and (= 1 new.ffn.width.parts) (not new.ffn.width.padded)))))
 (let (($x2176 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x3224 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x2897 (or $x3224 $x2176)))
 (= new.ffn.width.everywhere (ite $x2897 new.ffn.width.given_everywhere $x1214))))))))
(assert
 (= new.ffn.piece_of_one (and new.ffn.width.filled (= (_ bv40 7) new.ffn.down.split))))
(assert
 (let (($x2718 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x3693 (or (not (= (_ bv4 7) new.ffn.gate.collective)) $x2718)))
 (let (($x839 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x2085 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x3413 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x3931 (or $x3413 $x2085)))
 (let (($x2515 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x1904 (= (_ bv40 7) new.ffn.up.split)))
 (let (($x264 (< 1 new.tp)))
 (let (($x1629 (and new.model.gated $x264 $x1904 $x2515 $x3931 (not (= (_ bv24 7) new.ffn.up.sum)) (not (and new.ffn.gathers $x839 $x3693)))))
 (= new.ffn.up_idle $x1629))))))))))))
(assert
 (let (($x2515 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x2718 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x3693 (or (not (= (_ bv4 7) new.ffn.gate.collective)) $x2718)))
 (let (($x3276 (ite new.model.gated $x3693 (or (not (= (_ bv4 7) new.ffn.up.collective)) $x2515))))
 (let (($x3140 (= (_ bv61 7) new.ffn.lead)))
 (let (($x422 (= (_ bv57 7) new.ffn.down.split)))
 (let (($x1631 (and new.ffn.width.filled $x422 (not (and new.ffn.gathers $x3140 $x3276)))))
 (= new.ffn.piece_kept $x1631)))))))))
(assert
 (let (($x2384 (= (_ bv10 7) new.ffn.gate.input)))
 (let (($x3083 (and $x2384 (not (and (= (_ bv38 7) new.stream) (= (_ bv40 7) new.ffn.gate.split))))))
 (let (($x1993 (= (_ bv38 7) new.stream)))
 (let (($x527 (= (_ bv32 7) new.ffn.gate.input)))
 (let (($x2815 (= (_ bv96 7) new.stream)))
 (let (($x1013 (or $x2815 $x527 (and $x1993 new.hidden.everywhere (not (= (_ bv40 7) new.ffn.gate.split))) $x3083)))
 (= new.ffn.gate_entering (ite $x1013 (_ bv96 7) new.stream)))))))))
(assert
 (let (($x2514 (= (_ bv10 7) new.ffn.up.input)))
 (let (($x2170 (and $x2514 (not (and (= (_ bv38 7) new.stream) (= (_ bv40 7) new.ffn.up.split))))))
 (let (($x1993 (= (_ bv38 7) new.stream)))
 (let (($x1645 (= (_ bv32 7) new.ffn.up.input)))
 (let (($x2815 (= (_ bv96 7) new.stream)))
 (let (($x1271 (or $x2815 $x1645 (and $x1993 new.hidden.everywhere (not (= (_ bv40 7) new.ffn.up.split))) $x2170)))
 (= new.ffn.up_entering (ite $x1271 (_ bv96 7) new.stream)))))))))
(assert
 (let (($x2815 (= (_ bv96 7) new.stream)))
 (let (($x2629 (or $x2815 (and (= (_ bv38 7) new.stream) new.hidden.everywhere) (and (= (_ bv94 7) new.stream) new.stream_tokens.everywhere))))
 (= new.stream.in_order $x2629))))
(assert
 (let (($x312 (not new.ffn.width.moved)))
 (let (($x1773 (and new.ffn.width.everywhere $x312)))
 (= new.ffn.in_place (or $x1773 new.ffn.width.filled)))))
(assert
 (let (($x219 (and (or (not new.ffn.down.group.tp) (= 1 new.tp)) (or (not new.ffn.down.group.dp) (= 1 new.dp)) (or (not new.ffn.down.group.sp) (= 1 new.sp)) (or (not new.ffn.down.group.pp) (= 1 new.pp)))))
 (let (($x1969 (= (_ bv10 7) new.ffn.down.collective)))
 (let (($x1465 (= (_ bv57 7) new.ffn.down.collective)))
 (let (($x2069 (or $x1465 $x1969)))
 (let (($x563 (or $x2069 $x219)))
 (= new.ffn.first_reads (and new.ffn.piece_kept new.stream.first_keeps_all $x563))))))))
(assert
 (let (($x312 (not new.ffn.width.moved)))
 (let (($x1773 (and new.ffn.width.everywhere $x312)))
 (let ((?x3682 (ite $x1773 (_ bv96 7) (ite new.ffn.width_twice_back (ite new.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x264 (< 1 new.tp)))
 (let ((?x1354 (ite new.ffn.width.everywhere (_ bv96 7) (ite new.ffn.piece_of_one (_ bv97 7) (ite new.model.gated (_ bv97 7) (_ bv16 7))))))
 (let (($x2403 (= (_ bv73 7) new.ffn.up.collective)))
 (let (($x2085 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x3413 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x3931 (or $x3413 $x2085)))
 (let (($x3173 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x1311 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x2183 (or $x1311 (not (or $x3173 (and new.model.gated (= (_ bv0 7) new.ffn.up.sum)))) new.ffn.up_idle)))
 (let (($x2515 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x455 (or $x3413 $x1311)))
 (let ((?x1295 (ite (or $x455 $x2515 (and (= (_ bv4 7) new.ffn.up.collective) new.ffn.in_place)) (_ bv96 7) (ite $x2085 (_ bv21 7) (_ bv16 7)))))
 (let (($x3420 (= (_ bv57 7) new.ffn.up.split)))
 (let ((?x1146 (ite $x3420 ?x1295 (ite $x2183 (_ bv92 7) (ite $x3931 (_ bv96 7) (ite $x2403 ?x1354 (ite $x264 (_ bv16 7) ?x3682)))))))
 (let (($x62 (or $x455 $x2515 (and $x2085 new.ffn.width.padded $x312) (and $x2403 new.ffn.width.leads))))
 (let ((?x1326 (ite (and $x2085 new.ffn.width.filled (not $x2515)) (_ bv96 7) (ite $x62 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x667 (= (_ bv61 7) new.ffn.up.split)))
 (= new.ffn.up_state (ite $x667 ?x1326 ?x1146)))))))))))))))))))))))
(assert
 (let (($x3581 (not new.ffn.width.everywhere)))
 (let (($x2682 (and (or (= (_ bv61 7) new.ffn.up.split) (= (_ bv97 7) new.ffn.up_state)) (not (= (_ bv96 7) new.ffn.up_state)) $x3581)))
 (= new.ffn.up_piece (ite $x2682 (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x1827 (= (_ bv24 7) new.ffn.up.sum)))
 (let (($x1311 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x874 (and new.model.gated (= (_ bv92 7) new.ffn.up_state) (or $x1311 $x1827 new.ffn.up_idle))))
 (= new.ffn.up_left $x874)))))
(assert
 (let (($x1045 (not new.ffn.up_left)))
 (let (($x2360 (not new.model.joint)))
 (let (($x1812 (and new.ffn.piece_kept new.model.gated $x2360 (= (_ bv97 7) new.ffn.up_piece) $x1045)))
 (= new.ffn.share_of_one $x1812)))))
(assert
 (let (($x312 (not new.ffn.width.moved)))
 (let (($x1773 (and new.ffn.width.everywhere $x312)))
 (let (($x264 (< 1 new.tp)))
 (let ((?x11 (ite $x264 (_ bv16 7) (ite $x1773 (_ bv96 7) (ite new.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x598 (ite new.ffn.width.everywhere (_ bv96 7) (ite (or new.ffn.piece_of_one new.ffn.share_of_one) (_ bv97 7) (_ bv16 7)))))
 (let (($x1334 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x131 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x547 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x2977 (= (_ bv57 7) new.ffn.gate.collective)))
 (let ((?x858 (ite (or $x2977 (not (= (_ bv15 7) new.ffn.gate.sum))) (_ bv92 7) (ite (or $x547 $x131) (_ bv96 7) (ite $x1334 ?x598 ?x11)))))
 (let (($x2718 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x163 (or $x547 $x2977)))
 (let (($x2809 (or $x163 $x2718 (and (= (_ bv4 7) new.ffn.gate.collective) new.ffn.in_place))))
 (let (($x2750 (= (_ bv57 7) new.ffn.gate.split)))
 (let (($x319 (or $x163 $x2718 (and $x131 new.ffn.width.padded $x312) (and $x1334 new.ffn.width.leads))))
 (let ((?x2030 (ite (and $x131 new.ffn.width.filled (not $x2718)) (_ bv96 7) (ite $x319 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.gate.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x839 (= (_ bv61 7) new.ffn.gate.split)))
 (= new.ffn.gate_state (ite $x839 ?x2030 (ite $x2750 (ite $x2809 (_ bv96 7) (ite $x131 (_ bv21 7) (_ bv16 7))) ?x858)))))))))))))))))))))
(assert
 (let (($x3581 (not new.ffn.width.everywhere)))
 (let (($x839 (= (_ bv61 7) new.ffn.gate.split)))
 (= new.ffn.gate_piece (ite (and $x839 (not (= (_ bv96 7) new.ffn.gate_state)) $x3581) (_ bv97 7) (_ bv96 7))))))
(assert
 (let ((?x2722 (ite new.ffn.up_left (_ bv92 7) (ite new.model.gated new.ffn.gate_piece new.ffn.up_piece))))
 (= new.ffn.product ?x2722)))
(assert
 (let ((?x3071 (ite new.ffn.share_of_one (_ bv92 7) new.ffn.product)))
 (let (($x580 (not new.ffn.share_of_one)))
 (let (($x2686 (or new.ffn.first_reads (and new.ffn.gathers (= (_ bv97 7) new.ffn.product) $x580))))
 (= new.ffn.product_in (ite (and (not (= (_ bv92 7) new.ffn.product)) $x2686) (_ bv96 7) ?x3071))))))
(assert
 (let (($x2362 (= (_ bv4 7) new.ffn.down.collective)))
 (let (($x587 (not $x2362)))
 (let (($x1045 (not new.ffn.up_left)))
 (let (($x2458 (= (_ bv94 7) new.ffn.up_entering)))
 (let (($x2302 (and $x2458 (or (not new.model.gated) (= (_ bv94 7) new.ffn.gate_entering)) $x1045 $x587)))
 (let (($x839 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x184 (or (and (= (_ bv57 7) new.ffn.gate.split) (= (_ bv96 7) new.ffn.gate_state)) (and $x839 new.ffn.width.everywhere (= (_ bv97 7) new.ffn.gate_state)))))
 (let (($x2718 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x2977 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x547 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x163 (or $x547 $x2977)))
 (let (($x909 (= (_ bv94 7) new.ffn.gate_entering)))
 (let (($x2206 (not new.model.gated)))
 (let (($x863 (= (_ bv97 7) new.ffn.up_state)))
 (let (($x667 (= (_ bv61 7) new.ffn.up.split)))
 (let (($x2364 (or (and (= (_ bv57 7) new.ffn.up.split) (= (_ bv96 7) new.ffn.up_state)) (and $x667 new.ffn.width.everywhere $x863))))
 (let (($x2515 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x1311 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x3413 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x455 (or $x3413 $x1311)))
 (let (($x3162 (and (and $x2458 (or $x455 $x2515) $x2364) (or $x2206 (and $x909 (or $x163 $x2718) $x184)) (= (_ bv96 7) new.ffn.product_in) (or (not (= (_ bv61 7) new.ffn.lead)) (not new.ffn.gathers)))))
 (let (($x264 (< 1 new.tp)))
 (let (($x219 (and (or (not new.ffn.down.group.tp) (= 1 new.tp)) (or (not new.ffn.down.group.dp) (= 1 new.dp)) (or (not new.ffn.down.group.sp) (= 1 new.sp)) (or (not new.ffn.down.group.pp) (= 1 new.pp)))))
 (let (($x2197 (= (_ bv61 7) new.ffn.down.split)))
 (let (($x2393 (and $x2197 new.hidden.everywhere (or (not (= (_ bv10 7) new.ffn.down.collective)) (and $x264 $x219)))))
 (let (($x422 (= (_ bv57 7) new.ffn.down.split)))
 (let (($x3770 (= (_ bv94 7) new.stream)))
 (= new.ffn.tokenwise (and $x3770 (or $x422 $x2393) (ite $x264 $x3162 $x2302)))))))))))))))))))))))))))))))
(assert
 (let ((?x1983 (ite (or (= (_ bv92 7) new.ffn.product_in) (= (_ bv40 7) new.ffn.down.split)) (_ bv92 7) (ite (= (_ bv61 7) new.ffn.down.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x219 (and (or (not new.ffn.down.group.tp) (= 1 new.tp)) (or (not new.ffn.down.group.dp) (= 1 new.dp)) (or (not new.ffn.down.group.sp) (= 1 new.sp)) (or (not new.ffn.down.group.pp) (= 1 new.pp)))))
 (let (($x1465 (= (_ bv57 7) new.ffn.down.collective)))
 (let (($x2635 (= (_ bv40 7) new.ffn.down.split)))
 (let (($x1551 (and $x2635 (not (= (_ bv92 7) new.ffn.product_in)) (or $x1465 $x219) new.ffn.width_where_kept)))
 (= new.ffn.down_state (ite new.ffn.tokenwise (_ bv94 7) (ite $x1551 (_ bv96 7) ?x1983)))))))))
(assert
 (let (($x1557 (or new.ffn.share_of_one (and new.ffn.up_idle (not (= (_ bv40 7) new.ffn.down.split))))))
 (let (($x549 (= (_ bv92 7) new.ffn.down_state)))
 (= new.ffn.taken_for_whole (and $x549 $x1557)))))
(assert
 (let (($x2635 (= (_ bv40 7) new.ffn.down.split)))
 (let (($x1583 (not $x2635)))
 (let (($x2362 (= (_ bv4 7) new.ffn.down.collective)))
 (let (($x587 (not $x2362)))
 (let (($x3079 (= 1 new.tp)))
 (let (($x2815 (= (_ bv96 7) new.stream)))
 (let (($x219 (and (or (not new.ffn.down.group.tp) $x3079) (or (not new.ffn.down.group.dp) (= 1 new.dp)) (or (not new.ffn.down.group.sp) (= 1 new.sp)) (or (not new.ffn.down.group.pp) (= 1 new.pp)))))
 (let (($x1969 (= (_ bv10 7) new.ffn.down.collective)))
 (let (($x1465 (= (_ bv57 7) new.ffn.down.collective)))
 (let (($x2069 (or $x1465 $x1969)))
 (let ((?x417 (ite (or $x2069 (and $x219 (or $x2815 $x3079 $x587 $x1583))) (_ bv96 7) (ite $x2362 (_ bv16 7) (_ bv21 7)))))
 (let (($x2706 (= (_ bv73 7) new.ffn.down.collective)))
 (let (($x2858 (= (_ bv5 7) new.ffn.down.collective)))
 (let (($x2798 (and (or $x2858 $x2706) $x219)))
 (let ((?x1182 (ite (or $x1465 (and $x1969 (= (_ bv38 7) new.stream)) $x2798) (_ bv38 7) (ite $x1969 (_ bv96 7) (_ bv16 7)))))
 (let (($x3283 (or (and new.hidden.filled (not $x2815)) (and new.hidden.leads (= (_ bv38 7) new.stream)))))
 (let (($x651 (not $x219)))
 (let (($x3144 (= (_ bv49 7) new.norm.statistic)))
 (let (($x1993 (= (_ bv38 7) new.stream)))
 (let ((?x494 (ite (and $x2858 new.hidden.filled $x1993 $x651 $x3144) new.stream (ite (and $x2706 $x651 $x3283) new.stream ?x1182))))
 (let ((?x4001 (ite (and $x2815 new.hidden.everywhere (or $x1465 $x2798)) (_ bv96 7) (ite (and $x2858 new.hidden.filled $x2815 $x651) (_ bv96 7) ?x494))))
 (let ((?x3852 (ite (and (= (_ bv94 7) new.stream) (< 1 new.tp) $x219) (_ bv38 7) (ite $x2362 (_ bv96 7) ?x4001))))
 (let ((?x1429 (ite (= (_ bv38 7) new.ffn.down_state) ?x3852 (ite (= (_ bv96 7) new.ffn.down_state) ?x417 new.ffn.down_state))))
 (let ((?x568 (ite $x2706 (ite (not $x2815) new.stream (_ bv66 7)) (ite $x1969 (ite $x2815 (_ bv96 7) new.stream) (ite $x1465 (_ bv92 7) (_ bv16 7))))))
 (let (($x549 (= (_ bv92 7) new.ffn.down_state)))
 (let ((?x2251 (ite new.ffn.tokenwise (ite (or $x2069 $x219) (_ bv94 7) (_ bv21 7)) (ite $x549 (ite $x2858 (_ bv96 7) ?x568) ?x1429))))
 (= new.ffn.joined (ite (and new.ffn.taken_for_whole $x1969) (_ bv92 7) ?x2251)))))))))))))))))))))))))))))
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
 (= old.ffn.down.split new.ffn.down.split))
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
 (= old.ffn.gate.input new.ffn.gate.input))
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
 (= old.ffn.up.input new.ffn.up.input))
(assert
 (= old.ffn.up.split new.ffn.up.split))
(assert
 (= old.ffn.up.sum new.ffn.up.sum))
(assert
 (= old.ffn.width.block new.ffn.width.block))
(assert
 (= old.ffn.width.given_everywhere new.ffn.width.given_everywhere))
(assert
 (= old.ffn.width.given_moved new.ffn.width.given_moved))
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
 (= old.ffn.width_where_kept new.ffn.width_where_kept))
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
 (= old.model.gated new.model.gated))
(assert
 (= old.model.joint new.model.joint))
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
 (= (_ bv42 7) old.batch.idle))
(assert
 (let (($x1625 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x899 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2135 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1348 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x1389 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x1389 $x1348 $x2135 $x899 $x1625)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1132 (* old.sp old.tp)))
 (<= old.moe.block ?x1132)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1132 (* old.sp old.tp)))
 (= old.stage.ranks ?x1132)))
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
 (let (($x1635 (not old.moe.group.sp)))
 (let (($x2899 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x2899 $x1635))))
(assert
 (let ((?x654 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x654)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x2002 (and new.stream.in_order (not (or new.hidden.moved new.hidden.padded)))))
 (let (($x3079 (= 1 new.tp)))
 (let (($x850 (or (or (= (_ bv96 7) new.ffn.joined) (= new.ffn.joined new.stream)) (and $x3079 (or (not (= (_ bv61 7) new.ffn.down.split)) $x2002)))))
 (not $x850)))))
(assert
 (let (($x328 (and old.stream.in_order (not (or old.hidden.moved old.hidden.padded)))))
(let (($x1166 (= 1 old.tp)))
(or (or (= (_ bv96 7) old.ffn.joined) (= old.ffn.joined old.stream)) (and $x1166 (or (not (= (_ bv61 7) old.ffn.down.split)) $x328))))))
(check-sat)

; from one replica to any number, question 114
(reset)
(set-logic ALL)
; benchmark generated from python API
(set-info :status unknown)
(declare-fun old.batch.idle () (_ BitVec 7))
(declare-fun old.batch.sequences.kind () (_ BitVec 7))
(declare-fun old.dp () Int)
(declare-fun old.ffn.down.collective () (_ BitVec 7))
(declare-fun old.ffn.down.input () (_ BitVec 7))
(declare-fun old.ffn.down.split () (_ BitVec 7))
(declare-fun old.ffn.gate.collective () (_ BitVec 7))
(declare-fun old.ffn.gate.input () (_ BitVec 7))
(declare-fun old.ffn.gate.split () (_ BitVec 7))
(declare-fun old.ffn.gate.sum () (_ BitVec 7))
(declare-fun old.ffn.up.collective () (_ BitVec 7))
(declare-fun old.ffn.up.input () (_ BitVec 7))
(declare-fun old.ffn.up.split () (_ BitVec 7))
(declare-fun old.ffn.up.sum () (_ BitVec 7))
(declare-fun old.ffn.width.block () Int)
(declare-fun old.ffn.width.kind () (_ BitVec 7))
(declare-fun old.ffn.width.multiple () Int)
(declare-fun old.ffn.width.n () Int)
(declare-fun old.ffn.width.parts () Int)
(declare-fun old.hidden.kind () (_ BitVec 7))
(declare-fun old.hidden.multiple () Int)
(declare-fun old.hidden.n () Int)
(declare-fun old.hidden.parts () Int)
(declare-fun old.moe.block () Int)
(declare-fun old.pp () Int)
(declare-fun old.sp () Int)
(declare-fun old.stage.ranks () Int)
(declare-fun old.stream () (_ BitVec 7))
(declare-fun old.tp () Int)
(declare-fun old.hidden.padded () Bool)
(declare-fun old.ffn.width.padded () Bool)
(declare-fun old.ffn.width.filled () Bool)
(declare-fun old.ffn.width.leads () Bool)
(declare-fun old.ffn.width.given_moved () Bool)
(declare-fun old.ffn.width.moved () Bool)
(declare-fun old.model.gated () Bool)
(declare-fun old.ffn.lead () (_ BitVec 7))
(declare-fun old.ffn.gathers () Bool)
(declare-fun old.hidden.given_everywhere () Bool)
(declare-fun old.hidden.everywhere () Bool)
(declare-fun old.ffn.width.given_everywhere () Bool)
(declare-fun old.ffn.width.everywhere () Bool)
(declare-fun old.ffn.piece_of_one () Bool)
(declare-fun old.ffn.gate.group.pp () Bool)
(declare-fun old.ffn.gate.group.sp () Bool)
(declare-fun old.ffn.gate.group.dp () Bool)
(declare-fun old.ffn.gate.group.tp () Bool)
(declare-fun old.ffn.up.group.pp () Bool)
(declare-fun old.ffn.up.group.sp () Bool)
(declare-fun old.ffn.up.group.dp () Bool)
(declare-fun old.ffn.up.group.tp () Bool)
(declare-fun old.ffn.up_idle () Bool)
(declare-fun old.ffn.piece_kept () Bool)
(declare-fun old.ffn.gate_entering () (_ BitVec 7))
(declare-fun old.ffn.up_entering () (_ BitVec 7))
(declare-fun old.ffn.in_place () Bool)
(declare-fun old.ffn.down.group.pp () Bool)
(declare-fun old.ffn.down.group.sp () Bool)
(declare-fun old.ffn.down.group.dp () Bool)
(declare-fun old.ffn.down.group.tp () Bool)
(declare-fun old.stream.first_keeps_all () Bool)
(declare-fun old.ffn.first_reads () Bool)
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
(declare-fun old.ffn.tokenwise () Bool)
(declare-fun old.ffn.width_where_kept () Bool)
(declare-fun old.ffn.down_state () (_ BitVec 7))
(declare-fun new.dp () Int)
(declare-fun new.ffn.down.collective () (_ BitVec 7))
(declare-fun new.ffn.down.input () (_ BitVec 7))
(declare-fun new.ffn.down.split () (_ BitVec 7))
(declare-fun new.ffn.gate.collective () (_ BitVec 7))
(declare-fun new.ffn.gate.input () (_ BitVec 7))
(declare-fun new.ffn.gate.split () (_ BitVec 7))
(declare-fun new.ffn.gate.sum () (_ BitVec 7))
(declare-fun new.ffn.up.collective () (_ BitVec 7))
(declare-fun new.ffn.up.input () (_ BitVec 7))
(declare-fun new.ffn.up.split () (_ BitVec 7))
(declare-fun new.ffn.up.sum () (_ BitVec 7))
(declare-fun new.ffn.width.block () Int)
(declare-fun new.ffn.width.kind () (_ BitVec 7))
(declare-fun new.ffn.width.multiple () Int)
(declare-fun new.ffn.width.n () Int)
(declare-fun new.ffn.width.parts () Int)
(declare-fun new.hidden.kind () (_ BitVec 7))
(declare-fun new.hidden.multiple () Int)
(declare-fun new.hidden.n () Int)
(declare-fun new.hidden.parts () Int)
(declare-fun new.moe.block () Int)
(declare-fun new.pp () Int)
(declare-fun new.sp () Int)
(declare-fun new.stage.ranks () Int)
(declare-fun new.stream () (_ BitVec 7))
(declare-fun new.tp () Int)
(declare-fun new.hidden.padded () Bool)
(declare-fun new.ffn.width.padded () Bool)
(declare-fun new.ffn.width.filled () Bool)
(declare-fun new.ffn.width.leads () Bool)
(declare-fun new.ffn.width.given_moved () Bool)
(declare-fun new.ffn.width.moved () Bool)
(declare-fun new.model.gated () Bool)
(declare-fun new.ffn.lead () (_ BitVec 7))
(declare-fun new.ffn.gathers () Bool)
(declare-fun new.hidden.given_everywhere () Bool)
(declare-fun new.hidden.everywhere () Bool)
(declare-fun new.ffn.width.given_everywhere () Bool)
(declare-fun new.ffn.width.everywhere () Bool)
(declare-fun new.ffn.piece_of_one () Bool)
(declare-fun new.ffn.gate.group.pp () Bool)
(declare-fun new.ffn.gate.group.sp () Bool)
(declare-fun new.ffn.gate.group.dp () Bool)
(declare-fun new.ffn.gate.group.tp () Bool)
(declare-fun new.ffn.up.group.pp () Bool)
(declare-fun new.ffn.up.group.sp () Bool)
(declare-fun new.ffn.up.group.dp () Bool)
(declare-fun new.ffn.up.group.tp () Bool)
(declare-fun new.ffn.up_idle () Bool)
(declare-fun new.ffn.piece_kept () Bool)
(declare-fun new.ffn.gate_entering () (_ BitVec 7))
(declare-fun new.ffn.up_entering () (_ BitVec 7))
(declare-fun new.ffn.in_place () Bool)
(declare-fun new.ffn.down.group.pp () Bool)
(declare-fun new.ffn.down.group.sp () Bool)
(declare-fun new.ffn.down.group.dp () Bool)
(declare-fun new.ffn.down.group.tp () Bool)
(declare-fun new.stream.first_keeps_all () Bool)
(declare-fun new.ffn.first_reads () Bool)
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
(declare-fun new.ffn.tokenwise () Bool)
(declare-fun new.ffn.width_where_kept () Bool)
(declare-fun new.ffn.down_state () (_ BitVec 7))
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
 (let (($x819 (= (_ bv42 7) old.batch.idle)))
 (or $x819 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x1625 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1389 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x899 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2135 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1348 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1348 $x2135 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x899 $x1389 $x1625)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x1412 (= (_ bv57 7) old.ffn.down.collective)))
 (let (($x2287 (= (_ bv10 7) old.ffn.down.collective)))
 (let (($x3335 (= (_ bv4 7) old.ffn.down.collective)))
 (or $x3335 (= (_ bv5 7) old.ffn.down.collective) $x2287 $x1412 (= (_ bv73 7) old.ffn.down.collective))))))
(assert
 (let (($x375 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x1727 (= (_ bv10 7) old.ffn.down.input)))
 (or $x1727 $x375 (= (_ bv63 7) old.ffn.down.input)))))
(assert
 (let (($x1870 (= (_ bv61 7) old.ffn.down.split)))
 (let (($x983 (= (_ bv57 7) old.ffn.down.split)))
 (let (($x730 (= (_ bv40 7) old.ffn.down.split)))
 (or $x730 $x983 $x1870)))))
(assert
 (let (($x643 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x2652 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x2172 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x2725 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x2065 (= (_ bv4 7) old.ffn.gate.collective)))
 (or $x2065 $x2725 $x2172 $x2652 $x643)))))))
(assert
 (let (($x64 (= (_ bv32 7) old.ffn.gate.input)))
 (let (($x2662 (= (_ bv10 7) old.ffn.gate.input)))
 (or $x2662 $x64 (= (_ bv63 7) old.ffn.gate.input)))))
(assert
 (let (($x1449 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x34 (= (_ bv57 7) old.ffn.gate.split)))
 (let (($x3203 (= (_ bv40 7) old.ffn.gate.split)))
 (or $x3203 $x34 $x1449)))))
(assert
 (let (($x2061 (= (_ bv15 7) old.ffn.gate.sum)))
 (or (= (_ bv0 7) old.ffn.gate.sum) $x2061 (= (_ bv24 7) old.ffn.gate.sum) (= (_ bv69 7) old.ffn.gate.sum))))
(assert
 (let (($x2167 (= (_ bv73 7) old.ffn.up.collective)))
 (let (($x980 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x2768 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x2224 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x1036 (= (_ bv4 7) old.ffn.up.collective)))
 (or $x1036 $x2224 $x2768 $x980 $x2167)))))))
(assert
 (let (($x1816 (= (_ bv32 7) old.ffn.up.input)))
 (let (($x746 (= (_ bv10 7) old.ffn.up.input)))
 (or $x746 $x1816 (= (_ bv63 7) old.ffn.up.input)))))
(assert
 (let (($x2336 (= (_ bv61 7) old.ffn.up.split)))
 (let (($x333 (= (_ bv57 7) old.ffn.up.split)))
 (let (($x2879 (= (_ bv40 7) old.ffn.up.split)))
 (or $x2879 $x333 $x2336)))))
(assert
 (let (($x207 (= (_ bv24 7) old.ffn.up.sum)))
 (let (($x1177 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x2827 (= (_ bv0 7) old.ffn.up.sum)))
 (or $x2827 $x1177 $x207 (= (_ bv69 7) old.ffn.up.sum))))))
(assert
 (and (<= 1 old.ffn.width.block)))
(assert
 (let (($x1488 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x904 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x3616 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x1088 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x1666 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x3396 (= (_ bv26 7) old.ffn.width.kind)))
 (or (= (_ bv11 7) old.ffn.width.kind) (= (_ bv18 7) old.ffn.width.kind) $x3396 $x1666 (= (_ bv56 7) old.ffn.width.kind) $x1088 $x3616 $x904 $x1488 (= (_ bv99 7) old.ffn.width.kind)))))))))
(assert
 (and (<= 1 old.ffn.width.multiple)))
(assert
 (and (<= (- 1) old.ffn.width.n)))
(assert
 (and (<= 1 old.ffn.width.parts)))
(assert
 (let (($x1524 (= (_ bv96 7) old.hidden.kind)))
 (let (($x577 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1593 (= (_ bv65 7) old.hidden.kind)))
 (let (($x3436 (= (_ bv48 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind) $x3436 (= (_ bv56 7) old.hidden.kind) $x1593 $x577 (= (_ bv91 7) old.hidden.kind) $x1524 (= (_ bv99 7) old.hidden.kind)))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x917 (= (_ bv96 7) old.stream)))
 (let (($x2701 (= (_ bv94 7) old.stream)))
 (let (($x1061 (= (_ bv38 7) old.stream)))
 (or $x1061 $x2701 $x917)))))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let (($x1593 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x1593 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x1088 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x254 (and $x1088 (not (= 0 (mod old.ffn.width.n old.ffn.width.multiple))))))
 (= old.ffn.width.padded $x254))))
(assert
 (let ((?x1527 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x1544 (div (* ?x1527 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x2594 (< 1 old.ffn.width.parts)))
 (let (($x1088 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.filled (and $x1088 $x2594 (= ?x1544 old.ffn.width.n))))))))
(assert
 (let ((?x1527 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x1544 (div (* ?x1527 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x2594 (< 1 old.ffn.width.parts)))
 (let (($x1088 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.leads (and $x1088 $x2594 (<= old.ffn.width.n ?x1544))))))))
(assert
 (let (($x2882 (= (- 1) old.ffn.width.n)))
 (let (($x3396 (= (_ bv26 7) old.ffn.width.kind)))
 (let (($x332 (ite $x3396 (or $x2882 (<= old.ffn.width.parts old.ffn.width.n)) (or $x2882 (< 1 old.ffn.width.n)))))
 (let ((?x1527 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x1544 (div (* ?x1527 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x1088 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x904 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x2398 (ite $x904 (or $x2882 (< old.ffn.width.block old.ffn.width.n)) (ite $x1088 (or $x2882 (< ?x1544 old.ffn.width.n)) $x332))))
 (let (($x828 (ite (or (= (_ bv96 7) old.ffn.width.kind) (= 1 old.ffn.width.parts)) false $x2398)))
 (let (($x1666 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x3616 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x3025 (or $x3616 $x1666)))
 (= old.ffn.width.moved (ite $x3025 old.ffn.width.given_moved $x828)))))))))))))))
(assert
 (= old.ffn.lead (ite old.model.gated old.ffn.gate.split old.ffn.up.split)))
(assert
 (let (($x375 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x3740 (or $x375 (and (= (_ bv10 7) old.ffn.down.input) (not (= (_ bv40 7) old.ffn.down.split))))))
 (= old.ffn.gathers $x3740))))
(assert
 (let (($x1524 (= (_ bv96 7) old.hidden.kind)))
 (let (($x147 (ite (or (= (_ bv86 7) old.hidden.kind) (= (_ bv48 7) old.hidden.kind)) old.hidden.given_everywhere (or $x1524 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x147))))
(assert
 (let (($x1488 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x1232 (or $x1488 (and (= 1 old.ffn.width.parts) (not old.ffn.width.padded)))))
 (let (($x1666 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x3616 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x3025 (or $x3616 $x1666)))
 (= old.ffn.width.everywhere (ite $x3025 old.ffn.width.given_everywhere $x1232))))))))
(assert
 (= old.ffn.piece_of_one (and old.ffn.width.filled (= (_ bv40 7) old.ffn.down.split))))
(assert
 (let (($x3333 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x1720 (or (not (= (_ bv4 7) old.ffn.gate.collective)) $x3333)))
 (let (($x1449 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x2224 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x2768 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x753 (or $x2768 $x2224)))
 (let (($x3808 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x2879 (= (_ bv40 7) old.ffn.up.split)))
 (let (($x1440 (< 1 old.tp)))
 (let (($x2308 (and old.model.gated $x1440 $x2879 $x3808 $x753 (not (= (_ bv24 7) old.ffn.up.sum)) (not (and old.ffn.gathers $x1449 $x1720)))))
 (= old.ffn.up_idle $x2308))))))))))))
(assert
 (let (($x3808 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x3333 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x1720 (or (not (= (_ bv4 7) old.ffn.gate.collective)) $x3333)))
 (let (($x3294 (ite old.model.gated $x1720 (or (not (= (_ bv4 7) old.ffn.up.collective)) $x3808))))
 (let (($x2482 (= (_ bv61 7) old.ffn.lead)))
 (let (($x983 (= (_ bv57 7) old.ffn.down.split)))
 (let (($x75 (and old.ffn.width.filled $x983 (not (and old.ffn.gathers $x2482 $x3294)))))
 (= old.ffn.piece_kept $x75)))))))))
(assert
 (let (($x2662 (= (_ bv10 7) old.ffn.gate.input)))
 (let (($x2376 (and $x2662 (not (and (= (_ bv38 7) old.stream) (= (_ bv40 7) old.ffn.gate.split))))))
 (let (($x1061 (= (_ bv38 7) old.stream)))
 (let (($x64 (= (_ bv32 7) old.ffn.gate.input)))
 (let (($x917 (= (_ bv96 7) old.stream)))
 (let (($x3146 (or $x917 $x64 (and $x1061 old.hidden.everywhere (not (= (_ bv40 7) old.ffn.gate.split))) $x2376)))
 (= old.ffn.gate_entering (ite $x3146 (_ bv96 7) old.stream)))))))))
(assert
 (let (($x746 (= (_ bv10 7) old.ffn.up.input)))
 (let (($x1203 (and $x746 (not (and (= (_ bv38 7) old.stream) (= (_ bv40 7) old.ffn.up.split))))))
 (let (($x1061 (= (_ bv38 7) old.stream)))
 (let (($x1816 (= (_ bv32 7) old.ffn.up.input)))
 (let (($x917 (= (_ bv96 7) old.stream)))
 (let (($x2495 (or $x917 $x1816 (and $x1061 old.hidden.everywhere (not (= (_ bv40 7) old.ffn.up.split))) $x1203)))
 (= old.ffn.up_entering (ite $x2495 (_ bv96 7) old.stream)))))))))
(assert
 (let (($x778 (not old.ffn.width.moved)))
 (let (($x462 (and old.ffn.width.everywhere $x778)))
 (= old.ffn.in_place (or $x462 old.ffn.width.filled)))))
(assert
 (let (($x696 (= 1 old.pp)))
 (let (($x208 (not old.ffn.down.group.pp)))
 (let (($x2437 (or $x208 $x696)))
 (let (($x98 (= 1 old.sp)))
 (let (($x1122 (not old.ffn.down.group.sp)))
 (let (($x1448 (or $x1122 $x98)))
 (let (($x993 (= 1 old.dp)))
 (let (($x1169 (not old.ffn.down.group.dp)))
 (let (($x3327 (or $x1169 $x993)))
 (let (($x2974 (and (or (not old.ffn.down.group.tp) (= 1 old.tp)) $x3327 $x1448 $x2437)))
 (let (($x2287 (= (_ bv10 7) old.ffn.down.collective)))
 (let (($x1412 (= (_ bv57 7) old.ffn.down.collective)))
 (let (($x369 (and old.ffn.piece_kept old.stream.first_keeps_all (or (or $x1412 $x2287) $x2974))))
 (= old.ffn.first_reads $x369)))))))))))))))
(assert
 (let (($x778 (not old.ffn.width.moved)))
 (let (($x462 (and old.ffn.width.everywhere $x778)))
 (let ((?x2756 (ite $x462 (_ bv96 7) (ite old.ffn.width_twice_back (ite old.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x1440 (< 1 old.tp)))
 (let ((?x95 (ite old.ffn.width.everywhere (_ bv96 7) (ite old.ffn.piece_of_one (_ bv97 7) (ite old.model.gated (_ bv97 7) (_ bv16 7))))))
 (let (($x2167 (= (_ bv73 7) old.ffn.up.collective)))
 (let (($x2224 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x2768 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x753 (or $x2768 $x2224)))
 (let (($x1177 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x980 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x1798 (or $x980 (not (or $x1177 (and old.model.gated (= (_ bv0 7) old.ffn.up.sum)))) old.ffn.up_idle)))
 (let (($x3808 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x990 (or $x2768 $x980)))
 (let ((?x127 (ite (or $x990 $x3808 (and (= (_ bv4 7) old.ffn.up.collective) old.ffn.in_place)) (_ bv96 7) (ite $x2224 (_ bv21 7) (_ bv16 7)))))
 (let (($x333 (= (_ bv57 7) old.ffn.up.split)))
 (let ((?x954 (ite $x333 ?x127 (ite $x1798 (_ bv92 7) (ite $x753 (_ bv96 7) (ite $x2167 ?x95 (ite $x1440 (_ bv16 7) ?x2756)))))))
 (let (($x612 (or $x990 $x3808 (and $x2224 old.ffn.width.padded $x778) (and $x2167 old.ffn.width.leads))))
 (let ((?x1521 (ite (and $x2224 old.ffn.width.filled (not $x3808)) (_ bv96 7) (ite $x612 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x2336 (= (_ bv61 7) old.ffn.up.split)))
 (= old.ffn.up_state (ite $x2336 ?x1521 ?x954)))))))))))))))))))))))
(assert
 (let (($x3454 (not old.ffn.width.everywhere)))
 (let (($x2577 (and (or (= (_ bv61 7) old.ffn.up.split) (= (_ bv97 7) old.ffn.up_state)) (not (= (_ bv96 7) old.ffn.up_state)) $x3454)))
 (= old.ffn.up_piece (ite $x2577 (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x207 (= (_ bv24 7) old.ffn.up.sum)))
 (let (($x980 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x1676 (and old.model.gated (= (_ bv92 7) old.ffn.up_state) (or $x980 $x207 old.ffn.up_idle))))
 (= old.ffn.up_left $x1676)))))
(assert
 (let (($x2239 (not old.ffn.up_left)))
 (let (($x472 (not old.model.joint)))
 (let (($x1458 (and old.ffn.piece_kept old.model.gated $x472 (= (_ bv97 7) old.ffn.up_piece) $x2239)))
 (= old.ffn.share_of_one $x1458)))))
(assert
 (let (($x778 (not old.ffn.width.moved)))
 (let (($x462 (and old.ffn.width.everywhere $x778)))
 (let (($x1440 (< 1 old.tp)))
 (let ((?x1516 (ite $x1440 (_ bv16 7) (ite $x462 (_ bv96 7) (ite old.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x512 (ite old.ffn.width.everywhere (_ bv96 7) (ite (or old.ffn.piece_of_one old.ffn.share_of_one) (_ bv97 7) (_ bv16 7)))))
 (let (($x643 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x2725 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x2172 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x2652 (= (_ bv57 7) old.ffn.gate.collective)))
 (let ((?x855 (ite (or $x2652 (not (= (_ bv15 7) old.ffn.gate.sum))) (_ bv92 7) (ite (or $x2172 $x2725) (_ bv96 7) (ite $x643 ?x512 ?x1516)))))
 (let (($x3333 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x2249 (or $x2172 $x2652)))
 (let (($x2442 (or $x2249 $x3333 (and (= (_ bv4 7) old.ffn.gate.collective) old.ffn.in_place))))
 (let (($x34 (= (_ bv57 7) old.ffn.gate.split)))
 (let (($x973 (or $x2249 $x3333 (and $x2725 old.ffn.width.padded $x778) (and $x643 old.ffn.width.leads))))
 (let ((?x215 (ite (and $x2725 old.ffn.width.filled (not $x3333)) (_ bv96 7) (ite $x973 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.gate.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x1449 (= (_ bv61 7) old.ffn.gate.split)))
 (= old.ffn.gate_state (ite $x1449 ?x215 (ite $x34 (ite $x2442 (_ bv96 7) (ite $x2725 (_ bv21 7) (_ bv16 7))) ?x855)))))))))))))))))))))
(assert
 (let (($x3454 (not old.ffn.width.everywhere)))
 (let (($x1449 (= (_ bv61 7) old.ffn.gate.split)))
 (= old.ffn.gate_piece (ite (and $x1449 (not (= (_ bv96 7) old.ffn.gate_state)) $x3454) (_ bv97 7) (_ bv96 7))))))
(assert
 (let ((?x2423 (ite old.ffn.up_left (_ bv92 7) (ite old.model.gated old.ffn.gate_piece old.ffn.up_piece))))
 (= old.ffn.product ?x2423)))
(assert
 (let ((?x1505 (ite old.ffn.share_of_one (_ bv92 7) old.ffn.product)))
 (let (($x3801 (not old.ffn.share_of_one)))
 (let (($x211 (or old.ffn.first_reads (and old.ffn.gathers (= (_ bv97 7) old.ffn.product) $x3801))))
 (= old.ffn.product_in (ite (and (not (= (_ bv92 7) old.ffn.product)) $x211) (_ bv96 7) ?x1505))))))
(assert
 (let (($x2239 (not old.ffn.up_left)))
 (let (($x1879 (= (_ bv94 7) old.ffn.up_entering)))
 (let (($x1445 (and $x1879 (or (not old.model.gated) (= (_ bv94 7) old.ffn.gate_entering)) $x2239 (not (= (_ bv4 7) old.ffn.down.collective)))))
 (let (($x1449 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x1671 (or (and (= (_ bv57 7) old.ffn.gate.split) (= (_ bv96 7) old.ffn.gate_state)) (and $x1449 old.ffn.width.everywhere (= (_ bv97 7) old.ffn.gate_state)))))
 (let (($x3333 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x2652 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x2172 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x2249 (or $x2172 $x2652)))
 (let (($x988 (= (_ bv94 7) old.ffn.gate_entering)))
 (let (($x2027 (not old.model.gated)))
 (let (($x1368 (= (_ bv97 7) old.ffn.up_state)))
 (let (($x2336 (= (_ bv61 7) old.ffn.up.split)))
 (let (($x3253 (or (and (= (_ bv57 7) old.ffn.up.split) (= (_ bv96 7) old.ffn.up_state)) (and $x2336 old.ffn.width.everywhere $x1368))))
 (let (($x3808 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x980 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x2768 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x990 (or $x2768 $x980)))
 (let (($x929 (and (and $x1879 (or $x990 $x3808) $x3253) (or $x2027 (and $x988 (or $x2249 $x3333) $x1671)) (= (_ bv96 7) old.ffn.product_in) (or (not (= (_ bv61 7) old.ffn.lead)) (not old.ffn.gathers)))))
 (let (($x1440 (< 1 old.tp)))
 (let (($x696 (= 1 old.pp)))
 (let (($x208 (not old.ffn.down.group.pp)))
 (let (($x2437 (or $x208 $x696)))
 (let (($x98 (= 1 old.sp)))
 (let (($x1122 (not old.ffn.down.group.sp)))
 (let (($x1448 (or $x1122 $x98)))
 (let (($x993 (= 1 old.dp)))
 (let (($x1169 (not old.ffn.down.group.dp)))
 (let (($x3327 (or $x1169 $x993)))
 (let (($x2974 (and (or (not old.ffn.down.group.tp) (= 1 old.tp)) $x3327 $x1448 $x2437)))
 (let (($x1870 (= (_ bv61 7) old.ffn.down.split)))
 (let (($x2537 (and $x1870 old.hidden.everywhere (or (not (= (_ bv10 7) old.ffn.down.collective)) (and $x1440 $x2974)))))
 (let (($x983 (= (_ bv57 7) old.ffn.down.split)))
 (let (($x2701 (= (_ bv94 7) old.stream)))
 (= old.ffn.tokenwise (and $x2701 (or $x983 $x2537) (ite $x1440 $x929 $x1445))))))))))))))))))))))))))))))))))))))
(assert
 (let ((?x521 (ite (or (= (_ bv92 7) old.ffn.product_in) (= (_ bv40 7) old.ffn.down.split)) (_ bv92 7) (ite (= (_ bv61 7) old.ffn.down.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x696 (= 1 old.pp)))
 (let (($x208 (not old.ffn.down.group.pp)))
 (let (($x2437 (or $x208 $x696)))
 (let (($x98 (= 1 old.sp)))
 (let (($x1122 (not old.ffn.down.group.sp)))
 (let (($x1448 (or $x1122 $x98)))
 (let (($x993 (= 1 old.dp)))
 (let (($x1169 (not old.ffn.down.group.dp)))
 (let (($x3327 (or $x1169 $x993)))
 (let (($x2974 (and (or (not old.ffn.down.group.tp) (= 1 old.tp)) $x3327 $x1448 $x2437)))
 (let (($x1412 (= (_ bv57 7) old.ffn.down.collective)))
 (let (($x730 (= (_ bv40 7) old.ffn.down.split)))
 (let (($x3692 (and $x730 (not (= (_ bv92 7) old.ffn.product_in)) (or $x1412 $x2974) old.ffn.width_where_kept)))
 (= old.ffn.down_state (ite old.ffn.tokenwise (_ bv94 7) (ite $x3692 (_ bv96 7) ?x521))))))))))))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1465 (= (_ bv57 7) new.ffn.down.collective)))
 (let (($x1969 (= (_ bv10 7) new.ffn.down.collective)))
 (let (($x2362 (= (_ bv4 7) new.ffn.down.collective)))
 (or $x2362 (= (_ bv5 7) new.ffn.down.collective) $x1969 $x1465 (= (_ bv73 7) new.ffn.down.collective))))))
(assert
 (let (($x2207 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x790 (= (_ bv10 7) new.ffn.down.input)))
 (or $x790 $x2207 (= (_ bv63 7) new.ffn.down.input)))))
(assert
 (let (($x2197 (= (_ bv61 7) new.ffn.down.split)))
 (let (($x422 (= (_ bv57 7) new.ffn.down.split)))
 (let (($x2635 (= (_ bv40 7) new.ffn.down.split)))
 (or $x2635 $x422 $x2197)))))
(assert
 (let (($x1334 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x2977 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x547 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x131 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x31 (= (_ bv4 7) new.ffn.gate.collective)))
 (or $x31 $x131 $x547 $x2977 $x1334)))))))
(assert
 (let (($x527 (= (_ bv32 7) new.ffn.gate.input)))
 (let (($x2384 (= (_ bv10 7) new.ffn.gate.input)))
 (or $x2384 $x527 (= (_ bv63 7) new.ffn.gate.input)))))
(assert
 (let (($x839 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x2750 (= (_ bv57 7) new.ffn.gate.split)))
 (let (($x1486 (= (_ bv40 7) new.ffn.gate.split)))
 (or $x1486 $x2750 $x839)))))
(assert
 (let (($x3764 (= (_ bv15 7) new.ffn.gate.sum)))
 (or (= (_ bv0 7) new.ffn.gate.sum) $x3764 (= (_ bv24 7) new.ffn.gate.sum) (= (_ bv69 7) new.ffn.gate.sum))))
(assert
 (let (($x2403 (= (_ bv73 7) new.ffn.up.collective)))
 (let (($x1311 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x3413 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x2085 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x91 (= (_ bv4 7) new.ffn.up.collective)))
 (or $x91 $x2085 $x3413 $x1311 $x2403)))))))
(assert
 (let (($x1645 (= (_ bv32 7) new.ffn.up.input)))
 (let (($x2514 (= (_ bv10 7) new.ffn.up.input)))
 (or $x2514 $x1645 (= (_ bv63 7) new.ffn.up.input)))))
(assert
 (let (($x667 (= (_ bv61 7) new.ffn.up.split)))
 (let (($x3420 (= (_ bv57 7) new.ffn.up.split)))
 (let (($x1904 (= (_ bv40 7) new.ffn.up.split)))
 (or $x1904 $x3420 $x667)))))
(assert
 (let (($x1827 (= (_ bv24 7) new.ffn.up.sum)))
 (let (($x3173 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x630 (= (_ bv0 7) new.ffn.up.sum)))
 (or $x630 $x3173 $x1827 (= (_ bv69 7) new.ffn.up.sum))))))
(assert
 (and (<= 1 new.ffn.width.block)))
(assert
 (let (($x1328 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x3123 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x3224 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x153 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x2176 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x1609 (= (_ bv26 7) new.ffn.width.kind)))
 (or (= (_ bv11 7) new.ffn.width.kind) (= (_ bv18 7) new.ffn.width.kind) $x1609 $x2176 (= (_ bv56 7) new.ffn.width.kind) $x153 $x3224 $x3123 $x1328 (= (_ bv99 7) new.ffn.width.kind)))))))))
(assert
 (and (<= 1 new.ffn.width.multiple)))
(assert
 (and (<= (- 1) new.ffn.width.n)))
(assert
 (and (<= 1 new.ffn.width.parts)))
(assert
 (let (($x2070 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1284 (= (_ bv86 7) new.hidden.kind)))
 (let (($x3088 (= (_ bv65 7) new.hidden.kind)))
 (let (($x2117 (= (_ bv48 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind) $x2117 (= (_ bv56 7) new.hidden.kind) $x3088 $x1284 (= (_ bv91 7) new.hidden.kind) $x2070 (= (_ bv99 7) new.hidden.kind)))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x2815 (= (_ bv96 7) new.stream)))
 (let (($x3770 (= (_ bv94 7) new.stream)))
 (let (($x1993 (= (_ bv38 7) new.stream)))
 (or $x1993 $x3770 $x2815)))))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let (($x3088 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x3088 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x153 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x2945 (and $x153 (not (= 0 (mod new.ffn.width.n new.ffn.width.multiple))))))
 (= new.ffn.width.padded $x2945))))
(assert
 (let ((?x3538 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x2390 (div (* ?x3538 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x3056 (< 1 new.ffn.width.parts)))
 (let (($x153 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.filled (and $x153 $x3056 (= ?x2390 new.ffn.width.n))))))))
(assert
 (let ((?x3538 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x2390 (div (* ?x3538 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x3056 (< 1 new.ffn.width.parts)))
 (let (($x153 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.leads (and $x153 $x3056 (<= new.ffn.width.n ?x2390))))))))
(assert
 (let (($x862 (= (- 1) new.ffn.width.n)))
 (let (($x1609 (= (_ bv26 7) new.ffn.width.kind)))
 (let (($x419 (ite $x1609 (or $x862 (<= new.ffn.width.parts new.ffn.width.n)) (or $x862 (< 1 new.ffn.width.n)))))
 (let ((?x3538 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x2390 (div (* ?x3538 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x153 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x3123 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x2508 (ite $x3123 (or $x862 (< new.ffn.width.block new.ffn.width.n)) (ite $x153 (or $x862 (< ?x2390 new.ffn.width.n)) $x419))))
 (let (($x2156 (ite (or (= (_ bv96 7) new.ffn.width.kind) (= 1 new.ffn.width.parts)) false $x2508)))
 (let (($x2176 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x3224 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x2897 (or $x3224 $x2176)))
 (= new.ffn.width.moved (ite $x2897 new.ffn.width.given_moved $x2156)))))))))))))))
(assert
 (= new.ffn.lead (ite new.model.gated new.ffn.gate.split new.ffn.up.split)))
(assert
 (let (($x2207 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x2005 (or $x2207 (and (= (_ bv10 7) new.ffn.down.input) (not (= (_ bv40 7) new.ffn.down.split))))))
 (= new.ffn.gathers $x2005))))
(assert
 (let (($x2070 (= (_ bv96 7) new.hidden.kind)))
 (let (($x456 (ite (or (= (_ bv86 7) new.hidden.kind) (= (_ bv48 7) new.hidden.kind)) new.hidden.given_everywhere (or $x2070 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x456))))
(assert
 (let (($x1328 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x1214 (or $x1328 (and (= 1 new.ffn.width.parts) (not new.ffn.width.padded)))))
 (let (($x2176 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x3224 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x2897 (or $x3224 $x2176)))
 (= new.ffn.width.everywhere (ite $x2897 new.ffn.width.given_everywhere $x1214))))))))
(assert
 (= new.ffn.piece_of_one (and new.ffn.width.filled (= (_ bv40 7) new.ffn.down.split))))
(assert
 (let (($x2718 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x3693 (or (not (= (_ bv4 7) new.ffn.gate.collective)) $x2718)))
 (let (($x839 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x2085 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x3413 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x3931 (or $x3413 $x2085)))
 (let (($x2515 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x1904 (= (_ bv40 7) new.ffn.up.split)))
 (let (($x264 (< 1 new.tp)))
 (let (($x1629 (and new.model.gated $x264 $x1904 $x2515 $x3931 (not (= (_ bv24 7) new.ffn.up.sum)) (not (and new.ffn.gathers $x839 $x3693)))))
 (= new.ffn.up_idle $x1629))))))))))))
(assert
 (let (($x2515 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x2718 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x3693 (or (not (= (_ bv4 7) new.ffn.gate.collective)) $x2718)))
 (let (($x3276 (ite new.model.gated $x3693 (or (not (= (_ bv4 7) new.ffn.up.collective)) $x2515))))
 (let (($x3140 (= (_ bv61 7) new.ffn.lead)))
 (let (($x422 (= (_ bv57 7) new.ffn.down.split)))
 (let (($x1631 (and new.ffn.width.filled $x422 (not (and new.ffn.gathers $x3140 $x3276)))))
 (= new.ffn.piece_kept $x1631)))))))))
(assert
 (let (($x2384 (= (_ bv10 7) new.ffn.gate.input)))
 (let (($x3083 (and $x2384 (not (and (= (_ bv38 7) new.stream) (= (_ bv40 7) new.ffn.gate.split))))))
 (let (($x1993 (= (_ bv38 7) new.stream)))
 (let (($x527 (= (_ bv32 7) new.ffn.gate.input)))
 (let (($x2815 (= (_ bv96 7) new.stream)))
 (let (($x1013 (or $x2815 $x527 (and $x1993 new.hidden.everywhere (not (= (_ bv40 7) new.ffn.gate.split))) $x3083)))
 (= new.ffn.gate_entering (ite $x1013 (_ bv96 7) new.stream)))))))))
(assert
 (let (($x2514 (= (_ bv10 7) new.ffn.up.input)))
 (let (($x2170 (and $x2514 (not (and (= (_ bv38 7) new.stream) (= (_ bv40 7) new.ffn.up.split))))))
 (let (($x1993 (= (_ bv38 7) new.stream)))
 (let (($x1645 (= (_ bv32 7) new.ffn.up.input)))
 (let (($x2815 (= (_ bv96 7) new.stream)))
 (let (($x1271 (or $x2815 $x1645 (and $x1993 new.hidden.everywhere (not (= (_ bv40 7) new.ffn.up.split))) $x2170)))
 (= new.ffn.up_entering (ite $x1271 (_ bv96 7) new.stream)))))))))
(assert
 (let (($x312 (not new.ffn.width.moved)))
 (let (($x1773 (and new.ffn.width.everywhere $x312)))
 (= new.ffn.in_place (or $x1773 new.ffn.width.filled)))))
(assert
 (let (($x1127 (= 1 new.pp)))
 (let (($x2628 (not new.ffn.down.group.pp)))
 (let (($x783 (or $x2628 $x1127)))
 (let (($x3786 (= 1 new.sp)))
 (let (($x2365 (not new.ffn.down.group.sp)))
 (let (($x2953 (or $x2365 $x3786)))
 (let (($x1399 (= 1 new.dp)))
 (let (($x631 (not new.ffn.down.group.dp)))
 (let (($x1262 (or $x631 $x1399)))
 (let (($x219 (and (or (not new.ffn.down.group.tp) (= 1 new.tp)) $x1262 $x2953 $x783)))
 (let (($x1969 (= (_ bv10 7) new.ffn.down.collective)))
 (let (($x1465 (= (_ bv57 7) new.ffn.down.collective)))
 (let (($x1029 (and new.ffn.piece_kept new.stream.first_keeps_all (or (or $x1465 $x1969) $x219))))
 (= new.ffn.first_reads $x1029)))))))))))))))
(assert
 (let (($x312 (not new.ffn.width.moved)))
 (let (($x1773 (and new.ffn.width.everywhere $x312)))
 (let ((?x3682 (ite $x1773 (_ bv96 7) (ite new.ffn.width_twice_back (ite new.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x264 (< 1 new.tp)))
 (let ((?x1354 (ite new.ffn.width.everywhere (_ bv96 7) (ite new.ffn.piece_of_one (_ bv97 7) (ite new.model.gated (_ bv97 7) (_ bv16 7))))))
 (let (($x2403 (= (_ bv73 7) new.ffn.up.collective)))
 (let (($x2085 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x3413 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x3931 (or $x3413 $x2085)))
 (let (($x3173 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x1311 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x2183 (or $x1311 (not (or $x3173 (and new.model.gated (= (_ bv0 7) new.ffn.up.sum)))) new.ffn.up_idle)))
 (let (($x2515 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x455 (or $x3413 $x1311)))
 (let ((?x1295 (ite (or $x455 $x2515 (and (= (_ bv4 7) new.ffn.up.collective) new.ffn.in_place)) (_ bv96 7) (ite $x2085 (_ bv21 7) (_ bv16 7)))))
 (let (($x3420 (= (_ bv57 7) new.ffn.up.split)))
 (let ((?x1146 (ite $x3420 ?x1295 (ite $x2183 (_ bv92 7) (ite $x3931 (_ bv96 7) (ite $x2403 ?x1354 (ite $x264 (_ bv16 7) ?x3682)))))))
 (let (($x62 (or $x455 $x2515 (and $x2085 new.ffn.width.padded $x312) (and $x2403 new.ffn.width.leads))))
 (let ((?x1326 (ite (and $x2085 new.ffn.width.filled (not $x2515)) (_ bv96 7) (ite $x62 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x667 (= (_ bv61 7) new.ffn.up.split)))
 (= new.ffn.up_state (ite $x667 ?x1326 ?x1146)))))))))))))))))))))))
(assert
 (let (($x3581 (not new.ffn.width.everywhere)))
 (let (($x2682 (and (or (= (_ bv61 7) new.ffn.up.split) (= (_ bv97 7) new.ffn.up_state)) (not (= (_ bv96 7) new.ffn.up_state)) $x3581)))
 (= new.ffn.up_piece (ite $x2682 (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x1827 (= (_ bv24 7) new.ffn.up.sum)))
 (let (($x1311 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x874 (and new.model.gated (= (_ bv92 7) new.ffn.up_state) (or $x1311 $x1827 new.ffn.up_idle))))
 (= new.ffn.up_left $x874)))))
(assert
 (let (($x1045 (not new.ffn.up_left)))
 (let (($x2360 (not new.model.joint)))
 (let (($x1812 (and new.ffn.piece_kept new.model.gated $x2360 (= (_ bv97 7) new.ffn.up_piece) $x1045)))
 (= new.ffn.share_of_one $x1812)))))
(assert
 (let (($x312 (not new.ffn.width.moved)))
 (let (($x1773 (and new.ffn.width.everywhere $x312)))
 (let (($x264 (< 1 new.tp)))
 (let ((?x11 (ite $x264 (_ bv16 7) (ite $x1773 (_ bv96 7) (ite new.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x598 (ite new.ffn.width.everywhere (_ bv96 7) (ite (or new.ffn.piece_of_one new.ffn.share_of_one) (_ bv97 7) (_ bv16 7)))))
 (let (($x1334 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x131 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x547 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x2977 (= (_ bv57 7) new.ffn.gate.collective)))
 (let ((?x858 (ite (or $x2977 (not (= (_ bv15 7) new.ffn.gate.sum))) (_ bv92 7) (ite (or $x547 $x131) (_ bv96 7) (ite $x1334 ?x598 ?x11)))))
 (let (($x2718 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x163 (or $x547 $x2977)))
 (let (($x2809 (or $x163 $x2718 (and (= (_ bv4 7) new.ffn.gate.collective) new.ffn.in_place))))
 (let (($x2750 (= (_ bv57 7) new.ffn.gate.split)))
 (let (($x319 (or $x163 $x2718 (and $x131 new.ffn.width.padded $x312) (and $x1334 new.ffn.width.leads))))
 (let ((?x2030 (ite (and $x131 new.ffn.width.filled (not $x2718)) (_ bv96 7) (ite $x319 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.gate.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x839 (= (_ bv61 7) new.ffn.gate.split)))
 (= new.ffn.gate_state (ite $x839 ?x2030 (ite $x2750 (ite $x2809 (_ bv96 7) (ite $x131 (_ bv21 7) (_ bv16 7))) ?x858)))))))))))))))))))))
(assert
 (let (($x3581 (not new.ffn.width.everywhere)))
 (let (($x839 (= (_ bv61 7) new.ffn.gate.split)))
 (= new.ffn.gate_piece (ite (and $x839 (not (= (_ bv96 7) new.ffn.gate_state)) $x3581) (_ bv97 7) (_ bv96 7))))))
(assert
 (let ((?x2722 (ite new.ffn.up_left (_ bv92 7) (ite new.model.gated new.ffn.gate_piece new.ffn.up_piece))))
 (= new.ffn.product ?x2722)))
(assert
 (let ((?x3071 (ite new.ffn.share_of_one (_ bv92 7) new.ffn.product)))
 (let (($x580 (not new.ffn.share_of_one)))
 (let (($x2686 (or new.ffn.first_reads (and new.ffn.gathers (= (_ bv97 7) new.ffn.product) $x580))))
 (= new.ffn.product_in (ite (and (not (= (_ bv92 7) new.ffn.product)) $x2686) (_ bv96 7) ?x3071))))))
(assert
 (let (($x1045 (not new.ffn.up_left)))
 (let (($x2458 (= (_ bv94 7) new.ffn.up_entering)))
 (let (($x2302 (and $x2458 (or (not new.model.gated) (= (_ bv94 7) new.ffn.gate_entering)) $x1045 (not (= (_ bv4 7) new.ffn.down.collective)))))
 (let (($x839 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x184 (or (and (= (_ bv57 7) new.ffn.gate.split) (= (_ bv96 7) new.ffn.gate_state)) (and $x839 new.ffn.width.everywhere (= (_ bv97 7) new.ffn.gate_state)))))
 (let (($x2718 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x2977 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x547 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x163 (or $x547 $x2977)))
 (let (($x909 (= (_ bv94 7) new.ffn.gate_entering)))
 (let (($x2206 (not new.model.gated)))
 (let (($x863 (= (_ bv97 7) new.ffn.up_state)))
 (let (($x667 (= (_ bv61 7) new.ffn.up.split)))
 (let (($x2364 (or (and (= (_ bv57 7) new.ffn.up.split) (= (_ bv96 7) new.ffn.up_state)) (and $x667 new.ffn.width.everywhere $x863))))
 (let (($x2515 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x1311 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x3413 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x455 (or $x3413 $x1311)))
 (let (($x3162 (and (and $x2458 (or $x455 $x2515) $x2364) (or $x2206 (and $x909 (or $x163 $x2718) $x184)) (= (_ bv96 7) new.ffn.product_in) (or (not (= (_ bv61 7) new.ffn.lead)) (not new.ffn.gathers)))))
 (let (($x264 (< 1 new.tp)))
 (let (($x1127 (= 1 new.pp)))
 (let (($x2628 (not new.ffn.down.group.pp)))
 (let (($x783 (or $x2628 $x1127)))
 (let (($x3786 (= 1 new.sp)))
 (let (($x2365 (not new.ffn.down.group.sp)))
 (let (($x2953 (or $x2365 $x3786)))
 (let (($x1399 (= 1 new.dp)))
 (let (($x631 (not new.ffn.down.group.dp)))
 (let (($x1262 (or $x631 $x1399)))
 (let (($x219 (and (or (not new.ffn.down.group.tp) (= 1 new.tp)) $x1262 $x2953 $x783)))
 (let (($x2197 (= (_ bv61 7) new.ffn.down.split)))
 (let (($x2393 (and $x2197 new.hidden.everywhere (or (not (= (_ bv10 7) new.ffn.down.collective)) (and $x264 $x219)))))
 (let (($x422 (= (_ bv57 7) new.ffn.down.split)))
 (let (($x3770 (= (_ bv94 7) new.stream)))
 (= new.ffn.tokenwise (and $x3770 (or $x422 $x2393) (ite $x264 $x3162 $x2302))))))))))))))))))))))))))))))))))))))
(assert
 (let ((?x1983 (ite (or (= (_ bv92 7) new.ffn.product_in) (= (_ bv40 7) new.ffn.down.split)) (_ bv92 7) (ite (= (_ bv61 7) new.ffn.down.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x1127 (= 1 new.pp)))
 (let (($x2628 (not new.ffn.down.group.pp)))
 (let (($x783 (or $x2628 $x1127)))
 (let (($x3786 (= 1 new.sp)))
 (let (($x2365 (not new.ffn.down.group.sp)))
 (let (($x2953 (or $x2365 $x3786)))
 (let (($x1399 (= 1 new.dp)))
 (let (($x631 (not new.ffn.down.group.dp)))
 (let (($x1262 (or $x631 $x1399)))
 (let (($x219 (and (or (not new.ffn.down.group.tp) (= 1 new.tp)) $x1262 $x2953 $x783)))
 (let (($x1465 (= (_ bv57 7) new.ffn.down.collective)))
 (let (($x2635 (= (_ bv40 7) new.ffn.down.split)))
 (let (($x1551 (and $x2635 (not (= (_ bv92 7) new.ffn.product_in)) (or $x1465 $x219) new.ffn.width_where_kept)))
 (= new.ffn.down_state (ite new.ffn.tokenwise (_ bv94 7) (ite $x1551 (_ bv96 7) ?x1983))))))))))))))))))
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
 (= old.ffn.down.split new.ffn.down.split))
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
 (= old.ffn.gate.input new.ffn.gate.input))
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
 (= old.ffn.up.input new.ffn.up.input))
(assert
 (= old.ffn.up.split new.ffn.up.split))
(assert
 (= old.ffn.up.sum new.ffn.up.sum))
(assert
 (= old.ffn.width.block new.ffn.width.block))
(assert
 (= old.ffn.width.given_everywhere new.ffn.width.given_everywhere))
(assert
 (= old.ffn.width.given_moved new.ffn.width.given_moved))
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
 (= old.ffn.width_where_kept new.ffn.width_where_kept))
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
 (= old.model.gated new.model.gated))
(assert
 (= old.model.joint new.model.joint))
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
 (= old.stream.first_keeps_all new.stream.first_keeps_all))
(assert
 (= old.tp new.tp))
(assert
 (= (_ bv42 7) old.batch.idle))
(assert
 (let (($x1625 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x899 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2135 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1348 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x1389 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x1389 $x1348 $x2135 $x899 $x1625)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1132 (* old.sp old.tp)))
 (<= old.moe.block ?x1132)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1132 (* old.sp old.tp)))
 (= old.stage.ranks ?x1132)))
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
 (let (($x1635 (not old.moe.group.sp)))
 (let (($x2899 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x2899 $x1635))))
(assert
 (let ((?x654 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x654)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x1127 (= 1 new.pp)))
 (let (($x2628 (not new.ffn.down.group.pp)))
 (let (($x783 (or $x2628 $x1127)))
 (let (($x3786 (= 1 new.sp)))
 (let (($x2365 (not new.ffn.down.group.sp)))
 (let (($x2953 (or $x2365 $x3786)))
 (let (($x1399 (= 1 new.dp)))
 (let (($x631 (not new.ffn.down.group.dp)))
 (let (($x1262 (or $x631 $x1399)))
 (let (($x219 (and (or (not new.ffn.down.group.tp) (= 1 new.tp)) $x1262 $x2953 $x783)))
 (let (($x1390 (= (_ bv38 7) new.ffn.down_state)))
 (let (($x1212 (= (_ bv96 7) new.ffn.down_state)))
 (let (($x3117 (and $x219 (or $x1212 (and $x1390 (or (= (_ bv38 7) new.stream) new.hidden.everywhere))))))
 (let (($x1880 (or (or $x1212 (= (_ bv94 7) new.ffn.down_state)) (and $x1390 (= (_ bv38 7) new.stream)))))
 (let (($x1969 (= (_ bv10 7) new.ffn.down.collective)))
 (let (($x1465 (= (_ bv57 7) new.ffn.down.collective)))
 (let (($x546 (or $x1465 (and $x1969 $x1880) $x3117 (and new.ffn.tokenwise $x219) (and (or new.ffn.down.group.tp (= 1 new.tp)) $x1262 $x2953 $x783))))
 (not $x546)))))))))))))))))))
(assert
 (let (($x696 (= 1 old.pp)))
(let (($x208 (not old.ffn.down.group.pp)))
(let (($x2437 (or $x208 $x696)))
(let (($x98 (= 1 old.sp)))
(let (($x1122 (not old.ffn.down.group.sp)))
(let (($x1448 (or $x1122 $x98)))
(let (($x993 (= 1 old.dp)))
(let (($x1169 (not old.ffn.down.group.dp)))
(let (($x3327 (or $x1169 $x993)))
(let (($x2974 (and (or (not old.ffn.down.group.tp) (= 1 old.tp)) $x3327 $x1448 $x2437)))
(let (($x1189 (= (_ bv38 7) old.ffn.down_state)))
(let (($x1998 (= (_ bv96 7) old.ffn.down_state)))
(let (($x3166 (and $x2974 (or $x1998 (and $x1189 (or (= (_ bv38 7) old.stream) old.hidden.everywhere))))))
(let (($x1397 (or (or $x1998 (= (_ bv94 7) old.ffn.down_state)) (and $x1189 (= (_ bv38 7) old.stream)))))
(let (($x2287 (= (_ bv10 7) old.ffn.down.collective)))
(let (($x1412 (= (_ bv57 7) old.ffn.down.collective)))
(or $x1412 (and $x2287 $x1397) $x3166 (and old.ffn.tokenwise $x2974) (and (or old.ffn.down.group.tp (= 1 old.tp)) $x3327 $x1448 $x2437)))))))))))))))))))
(check-sat)

; from one replica to any number, question 115
(reset)
(set-logic ALL)
; benchmark generated from python API
(set-info :status unknown)
(declare-fun old.batch.idle () (_ BitVec 7))
(declare-fun old.batch.sequences.kind () (_ BitVec 7))
(declare-fun old.dp () Int)
(declare-fun old.ffn.down.bias () (_ BitVec 7))
(declare-fun old.ffn.down.collective () (_ BitVec 7))
(declare-fun old.ffn.down.input () (_ BitVec 7))
(declare-fun old.ffn.down.split () (_ BitVec 7))
(declare-fun old.ffn.gate.collective () (_ BitVec 7))
(declare-fun old.ffn.gate.input () (_ BitVec 7))
(declare-fun old.ffn.gate.split () (_ BitVec 7))
(declare-fun old.ffn.gate.sum () (_ BitVec 7))
(declare-fun old.ffn.up.collective () (_ BitVec 7))
(declare-fun old.ffn.up.input () (_ BitVec 7))
(declare-fun old.ffn.up.split () (_ BitVec 7))
(declare-fun old.ffn.up.sum () (_ BitVec 7))
(declare-fun old.ffn.width.block () Int)
(declare-fun old.ffn.width.kind () (_ BitVec 7))
(declare-fun old.ffn.width.multiple () Int)
(declare-fun old.ffn.width.n () Int)
(declare-fun old.ffn.width.parts () Int)
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
(declare-fun old.tp () Int)
(declare-fun old.hidden.padded () Bool)
(declare-fun old.hidden.filled () Bool)
(declare-fun old.hidden.leads () Bool)
(declare-fun old.hidden.given_moved () Bool)
(declare-fun old.hidden.moved () Bool)
(declare-fun old.ffn.width.padded () Bool)
(declare-fun old.ffn.width.filled () Bool)
(declare-fun old.ffn.width.leads () Bool)
(declare-fun old.ffn.width.given_moved () Bool)
(declare-fun old.ffn.width.moved () Bool)
(declare-fun old.model.gated () Bool)
(declare-fun old.ffn.lead () (_ BitVec 7))
(declare-fun old.ffn.gathers () Bool)
(declare-fun old.hidden.given_everywhere () Bool)
(declare-fun old.hidden.everywhere () Bool)
(declare-fun old.hidden.given_first () Bool)
(declare-fun old.hidden.first_alone () Bool)
(declare-fun old.ffn.width.given_everywhere () Bool)
(declare-fun old.ffn.width.everywhere () Bool)
(declare-fun old.ffn.piece_of_one () Bool)
(declare-fun old.ffn.gate.group.pp () Bool)
(declare-fun old.ffn.gate.group.sp () Bool)
(declare-fun old.ffn.gate.group.dp () Bool)
(declare-fun old.ffn.gate.group.tp () Bool)
(declare-fun old.ffn.up.group.pp () Bool)
(declare-fun old.ffn.up.group.sp () Bool)
(declare-fun old.ffn.up.group.dp () Bool)
(declare-fun old.ffn.up.group.tp () Bool)
(declare-fun old.ffn.up_idle () Bool)
(declare-fun old.ffn.piece_kept () Bool)
(declare-fun old.ffn.gate_entering () (_ BitVec 7))
(declare-fun old.ffn.up_entering () (_ BitVec 7))
(declare-fun old.ffn.in_place () Bool)
(declare-fun old.ffn.down.group.pp () Bool)
(declare-fun old.ffn.down.group.sp () Bool)
(declare-fun old.ffn.down.group.dp () Bool)
(declare-fun old.ffn.down.group.tp () Bool)
(declare-fun old.stream.first_keeps_all () Bool)
(declare-fun old.ffn.first_reads () Bool)
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
(declare-fun old.ffn.tokenwise () Bool)
(declare-fun old.ffn.width_where_kept () Bool)
(declare-fun old.ffn.down_state () (_ BitVec 7))
(declare-fun old.ffn.taken_for_whole () Bool)
(declare-fun old.ffn.joined () (_ BitVec 7))
(declare-fun old.ffn.full_though_split () Bool)
(declare-fun new.dp () Int)
(declare-fun new.ffn.down.bias () (_ BitVec 7))
(declare-fun new.ffn.down.collective () (_ BitVec 7))
(declare-fun new.ffn.down.input () (_ BitVec 7))
(declare-fun new.ffn.down.split () (_ BitVec 7))
(declare-fun new.ffn.gate.collective () (_ BitVec 7))
(declare-fun new.ffn.gate.input () (_ BitVec 7))
(declare-fun new.ffn.gate.split () (_ BitVec 7))
(declare-fun new.ffn.gate.sum () (_ BitVec 7))
(declare-fun new.ffn.up.collective () (_ BitVec 7))
(declare-fun new.ffn.up.input () (_ BitVec 7))
(declare-fun new.ffn.up.split () (_ BitVec 7))
(declare-fun new.ffn.up.sum () (_ BitVec 7))
(declare-fun new.ffn.width.block () Int)
(declare-fun new.ffn.width.kind () (_ BitVec 7))
(declare-fun new.ffn.width.multiple () Int)
(declare-fun new.ffn.width.n () Int)
(declare-fun new.ffn.width.parts () Int)
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
(declare-fun new.tp () Int)
(declare-fun new.hidden.padded () Bool)
(declare-fun new.hidden.filled () Bool)
(declare-fun new.hidden.leads () Bool)
(declare-fun new.hidden.given_moved () Bool)
(declare-fun new.hidden.moved () Bool)
(declare-fun new.ffn.width.padded () Bool)
(declare-fun new.ffn.width.filled () Bool)
(declare-fun new.ffn.width.leads () Bool)
(declare-fun new.ffn.width.given_moved () Bool)
(declare-fun new.ffn.width.moved () Bool)
(declare-fun new.model.gated () Bool)
(declare-fun new.ffn.lead () (_ BitVec 7))
(declare-fun new.ffn.gathers () Bool)
(declare-fun new.hidden.given_everywhere () Bool)
(declare-fun new.hidden.everywhere () Bool)
(declare-fun new.hidden.given_first () Bool)
(declare-fun new.hidden.first_alone () Bool)
(declare-fun new.ffn.width.given_everywhere () Bool)
(declare-fun new.ffn.width.everywhere () Bool)
(declare-fun new.ffn.piece_of_one () Bool)
(declare-fun new.ffn.gate.group.pp () Bool)
(declare-fun new.ffn.gate.group.sp () Bool)
(declare-fun new.ffn.gate.group.dp () Bool)
(declare-fun new.ffn.gate.group.tp () Bool)
(declare-fun new.ffn.up.group.pp () Bool)
(declare-fun new.ffn.up.group.sp () Bool)
(declare-fun new.ffn.up.group.dp () Bool)
(declare-fun new.ffn.up.group.tp () Bool)
(declare-fun new.ffn.up_idle () Bool)
(declare-fun new.ffn.piece_kept () Bool)
(declare-fun new.ffn.gate_entering () (_ BitVec 7))
(declare-fun new.ffn.up_entering () (_ BitVec 7))
(declare-fun new.ffn.in_place () Bool)
(declare-fun new.ffn.down.group.pp () Bool)
(declare-fun new.ffn.down.group.sp () Bool)
(declare-fun new.ffn.down.group.dp () Bool)
(declare-fun new.ffn.down.group.tp () Bool)
(declare-fun new.stream.first_keeps_all () Bool)
(declare-fun new.ffn.first_reads () Bool)
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
(declare-fun new.ffn.tokenwise () Bool)
(declare-fun new.ffn.width_where_kept () Bool)
(declare-fun new.ffn.down_state () (_ BitVec 7))
(declare-fun new.ffn.taken_for_whole () Bool)
(declare-fun new.ffn.joined () (_ BitVec 7))
(declare-fun new.ffn.full_though_split () Bool)
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
(declare-fun new.model.down_bias () Bool)
(declare-fun old.model.down_bias () Bool)
(declare-fun new.moe.group.dp () Bool)
(declare-fun old.moe.group.dp () Bool)
(declare-fun new.moe.group.ep () Bool)
(declare-fun old.moe.group.ep () Bool)
(declare-fun new.moe.group.sp () Bool)
(declare-fun old.moe.group.sp () Bool)
(declare-fun new.moe.group.tp () Bool)
(declare-fun old.moe.group.tp () Bool)
(assert
 (let (($x819 (= (_ bv42 7) old.batch.idle)))
 (or $x819 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x1625 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1389 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x899 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2135 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1348 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1348 $x2135 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x899 $x1389 $x1625)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x633 (= (_ bv29 7) old.ffn.down.bias)))
 (let (($x2076 (= (_ bv27 7) old.ffn.down.bias)))
 (let (($x2911 (= (_ bv1 7) old.ffn.down.bias)))
 (or $x2911 (= (_ bv23 7) old.ffn.down.bias) $x2076 $x633)))))
(assert
 (let (($x3127 (= (_ bv73 7) old.ffn.down.collective)))
 (let (($x1412 (= (_ bv57 7) old.ffn.down.collective)))
 (let (($x2287 (= (_ bv10 7) old.ffn.down.collective)))
 (let (($x2973 (= (_ bv5 7) old.ffn.down.collective)))
 (let (($x3335 (= (_ bv4 7) old.ffn.down.collective)))
 (or $x3335 $x2973 $x2287 $x1412 $x3127)))))))
(assert
 (let (($x375 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x1727 (= (_ bv10 7) old.ffn.down.input)))
 (or $x1727 $x375 (= (_ bv63 7) old.ffn.down.input)))))
(assert
 (let (($x1870 (= (_ bv61 7) old.ffn.down.split)))
 (let (($x983 (= (_ bv57 7) old.ffn.down.split)))
 (let (($x730 (= (_ bv40 7) old.ffn.down.split)))
 (or $x730 $x983 $x1870)))))
(assert
 (let (($x643 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x2652 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x2172 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x2725 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x2065 (= (_ bv4 7) old.ffn.gate.collective)))
 (or $x2065 $x2725 $x2172 $x2652 $x643)))))))
(assert
 (let (($x64 (= (_ bv32 7) old.ffn.gate.input)))
 (let (($x2662 (= (_ bv10 7) old.ffn.gate.input)))
 (or $x2662 $x64 (= (_ bv63 7) old.ffn.gate.input)))))
(assert
 (let (($x1449 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x34 (= (_ bv57 7) old.ffn.gate.split)))
 (let (($x3203 (= (_ bv40 7) old.ffn.gate.split)))
 (or $x3203 $x34 $x1449)))))
(assert
 (let (($x2061 (= (_ bv15 7) old.ffn.gate.sum)))
 (or (= (_ bv0 7) old.ffn.gate.sum) $x2061 (= (_ bv24 7) old.ffn.gate.sum) (= (_ bv69 7) old.ffn.gate.sum))))
(assert
 (let (($x2167 (= (_ bv73 7) old.ffn.up.collective)))
 (let (($x980 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x2768 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x2224 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x1036 (= (_ bv4 7) old.ffn.up.collective)))
 (or $x1036 $x2224 $x2768 $x980 $x2167)))))))
(assert
 (let (($x1816 (= (_ bv32 7) old.ffn.up.input)))
 (let (($x746 (= (_ bv10 7) old.ffn.up.input)))
 (or $x746 $x1816 (= (_ bv63 7) old.ffn.up.input)))))
(assert
 (let (($x2336 (= (_ bv61 7) old.ffn.up.split)))
 (let (($x333 (= (_ bv57 7) old.ffn.up.split)))
 (let (($x2879 (= (_ bv40 7) old.ffn.up.split)))
 (or $x2879 $x333 $x2336)))))
(assert
 (let (($x207 (= (_ bv24 7) old.ffn.up.sum)))
 (let (($x1177 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x2827 (= (_ bv0 7) old.ffn.up.sum)))
 (or $x2827 $x1177 $x207 (= (_ bv69 7) old.ffn.up.sum))))))
(assert
 (and (<= 1 old.ffn.width.block)))
(assert
 (let (($x1488 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x904 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x3616 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x1088 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x1666 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x3396 (= (_ bv26 7) old.ffn.width.kind)))
 (or (= (_ bv11 7) old.ffn.width.kind) (= (_ bv18 7) old.ffn.width.kind) $x3396 $x1666 (= (_ bv56 7) old.ffn.width.kind) $x1088 $x3616 $x904 $x1488 (= (_ bv99 7) old.ffn.width.kind)))))))))
(assert
 (and (<= 1 old.ffn.width.multiple)))
(assert
 (and (<= (- 1) old.ffn.width.n)))
(assert
 (and (<= 1 old.ffn.width.parts)))
(assert
 (and (<= 1 old.hidden.block)))
(assert
 (let (($x1524 (= (_ bv96 7) old.hidden.kind)))
 (let (($x12 (= (_ bv91 7) old.hidden.kind)))
 (let (($x577 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1593 (= (_ bv65 7) old.hidden.kind)))
 (let (($x3436 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2645 (= (_ bv26 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) $x2645 $x3436 (= (_ bv56 7) old.hidden.kind) $x1593 $x577 $x12 $x1524 (= (_ bv99 7) old.hidden.kind)))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x3210 (= (_ bv49 7) old.norm.statistic)))
 (or $x3210 (= (_ bv93 7) old.norm.statistic))))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x917 (= (_ bv96 7) old.stream)))
 (let (($x2701 (= (_ bv94 7) old.stream)))
 (let (($x1061 (= (_ bv38 7) old.stream)))
 (or $x1061 $x2701 $x917)))))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let (($x1593 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x1593 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let ((?x3722 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x2162 (div (* ?x3722 old.hidden.multiple) old.hidden.parts)))
 (let (($x3277 (< 1 old.hidden.parts)))
 (let (($x1593 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x1593 $x3277 (= ?x2162 old.hidden.n))))))))
(assert
 (let ((?x3722 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x2162 (div (* ?x3722 old.hidden.multiple) old.hidden.parts)))
 (let (($x3277 (< 1 old.hidden.parts)))
 (let (($x1593 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.leads (and $x1593 $x3277 (<= old.hidden.n ?x2162))))))))
(assert
 (let (($x2645 (= (_ bv26 7) old.hidden.kind)))
 (let (($x1538 (ite $x2645 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x3722 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x2162 (div (* ?x3722 old.hidden.multiple) old.hidden.parts)))
 (let (($x3882 (= (- 1) old.hidden.n)))
 (let (($x1593 (= (_ bv65 7) old.hidden.kind)))
 (let (($x12 (= (_ bv91 7) old.hidden.kind)))
 (let (($x3669 (ite $x12 (or $x3882 (< old.hidden.block old.hidden.n)) (ite $x1593 (or $x3882 (< ?x2162 old.hidden.n)) $x1538))))
 (let (($x187 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x3669)))
 (let (($x3436 (= (_ bv48 7) old.hidden.kind)))
 (let (($x577 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1614 (or $x577 $x3436)))
 (= old.hidden.moved (ite $x1614 old.hidden.given_moved $x187)))))))))))))))
(assert
 (let (($x1088 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x254 (and $x1088 (not (= 0 (mod old.ffn.width.n old.ffn.width.multiple))))))
 (= old.ffn.width.padded $x254))))
(assert
 (let ((?x1527 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x1544 (div (* ?x1527 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x2594 (< 1 old.ffn.width.parts)))
 (let (($x1088 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.filled (and $x1088 $x2594 (= ?x1544 old.ffn.width.n))))))))
(assert
 (let ((?x1527 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x1544 (div (* ?x1527 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x2594 (< 1 old.ffn.width.parts)))
 (let (($x1088 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.leads (and $x1088 $x2594 (<= old.ffn.width.n ?x1544))))))))
(assert
 (let (($x2882 (= (- 1) old.ffn.width.n)))
 (let (($x3396 (= (_ bv26 7) old.ffn.width.kind)))
 (let (($x332 (ite $x3396 (or $x2882 (<= old.ffn.width.parts old.ffn.width.n)) (or $x2882 (< 1 old.ffn.width.n)))))
 (let ((?x1527 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x1544 (div (* ?x1527 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x1088 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x904 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x2398 (ite $x904 (or $x2882 (< old.ffn.width.block old.ffn.width.n)) (ite $x1088 (or $x2882 (< ?x1544 old.ffn.width.n)) $x332))))
 (let (($x828 (ite (or (= (_ bv96 7) old.ffn.width.kind) (= 1 old.ffn.width.parts)) false $x2398)))
 (let (($x1666 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x3616 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x3025 (or $x3616 $x1666)))
 (= old.ffn.width.moved (ite $x3025 old.ffn.width.given_moved $x828)))))))))))))))
(assert
 (= old.ffn.lead (ite old.model.gated old.ffn.gate.split old.ffn.up.split)))
(assert
 (let (($x375 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x3740 (or $x375 (and (= (_ bv10 7) old.ffn.down.input) (not (= (_ bv40 7) old.ffn.down.split))))))
 (= old.ffn.gathers $x3740))))
(assert
 (let (($x1524 (= (_ bv96 7) old.hidden.kind)))
 (let (($x3436 (= (_ bv48 7) old.hidden.kind)))
 (let (($x577 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1614 (or $x577 $x3436)))
 (let (($x147 (ite $x1614 old.hidden.given_everywhere (or $x1524 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x147)))))))
(assert
 (let (($x1167 (not old.hidden.moved)))
 (let (($x3238 (and (not (or (= (_ bv96 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind))) $x1167)))
 (let (($x2922 (= 1 old.hidden.parts)))
 (let (($x3436 (= (_ bv48 7) old.hidden.kind)))
 (let (($x577 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1614 (or $x577 $x3436)))
 (= old.hidden.first_alone (ite $x1614 old.hidden.given_first (or $x2922 $x3238))))))))))
(assert
 (let (($x1488 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x1232 (or $x1488 (and (= 1 old.ffn.width.parts) (not old.ffn.width.padded)))))
 (let (($x1666 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x3616 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x3025 (or $x3616 $x1666)))
 (= old.ffn.width.everywhere (ite $x3025 old.ffn.width.given_everywhere $x1232))))))))
(assert
 (= old.ffn.piece_of_one (and old.ffn.width.filled (= (_ bv40 7) old.ffn.down.split))))
(assert
 (let (($x3333 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x1720 (or (not (= (_ bv4 7) old.ffn.gate.collective)) $x3333)))
 (let (($x1449 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x2224 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x2768 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x753 (or $x2768 $x2224)))
 (let (($x3808 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x2879 (= (_ bv40 7) old.ffn.up.split)))
 (let (($x1440 (< 1 old.tp)))
 (let (($x2308 (and old.model.gated $x1440 $x2879 $x3808 $x753 (not (= (_ bv24 7) old.ffn.up.sum)) (not (and old.ffn.gathers $x1449 $x1720)))))
 (= old.ffn.up_idle $x2308))))))))))))
(assert
 (let (($x3808 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x3333 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x1720 (or (not (= (_ bv4 7) old.ffn.gate.collective)) $x3333)))
 (let (($x3294 (ite old.model.gated $x1720 (or (not (= (_ bv4 7) old.ffn.up.collective)) $x3808))))
 (let (($x2482 (= (_ bv61 7) old.ffn.lead)))
 (let (($x983 (= (_ bv57 7) old.ffn.down.split)))
 (let (($x75 (and old.ffn.width.filled $x983 (not (and old.ffn.gathers $x2482 $x3294)))))
 (= old.ffn.piece_kept $x75)))))))))
(assert
 (let (($x2662 (= (_ bv10 7) old.ffn.gate.input)))
 (let (($x2376 (and $x2662 (not (and (= (_ bv38 7) old.stream) (= (_ bv40 7) old.ffn.gate.split))))))
 (let (($x1061 (= (_ bv38 7) old.stream)))
 (let (($x64 (= (_ bv32 7) old.ffn.gate.input)))
 (let (($x917 (= (_ bv96 7) old.stream)))
 (let (($x3146 (or $x917 $x64 (and $x1061 old.hidden.everywhere (not (= (_ bv40 7) old.ffn.gate.split))) $x2376)))
 (= old.ffn.gate_entering (ite $x3146 (_ bv96 7) old.stream)))))))))
(assert
 (let (($x746 (= (_ bv10 7) old.ffn.up.input)))
 (let (($x1203 (and $x746 (not (and (= (_ bv38 7) old.stream) (= (_ bv40 7) old.ffn.up.split))))))
 (let (($x1061 (= (_ bv38 7) old.stream)))
 (let (($x1816 (= (_ bv32 7) old.ffn.up.input)))
 (let (($x917 (= (_ bv96 7) old.stream)))
 (let (($x2495 (or $x917 $x1816 (and $x1061 old.hidden.everywhere (not (= (_ bv40 7) old.ffn.up.split))) $x1203)))
 (= old.ffn.up_entering (ite $x2495 (_ bv96 7) old.stream)))))))))
(assert
 (let (($x778 (not old.ffn.width.moved)))
 (let (($x462 (and old.ffn.width.everywhere $x778)))
 (= old.ffn.in_place (or $x462 old.ffn.width.filled)))))
(assert
 (let (($x2974 (and (or (not old.ffn.down.group.tp) (= 1 old.tp)) (or (not old.ffn.down.group.dp) (= 1 old.dp)) (or (not old.ffn.down.group.sp) (= 1 old.sp)) (or (not old.ffn.down.group.pp) (= 1 old.pp)))))
 (let (($x2287 (= (_ bv10 7) old.ffn.down.collective)))
 (let (($x1412 (= (_ bv57 7) old.ffn.down.collective)))
 (let (($x1641 (or $x1412 $x2287)))
 (let (($x2762 (or $x1641 $x2974)))
 (= old.ffn.first_reads (and old.ffn.piece_kept old.stream.first_keeps_all $x2762))))))))
(assert
 (let (($x778 (not old.ffn.width.moved)))
 (let (($x462 (and old.ffn.width.everywhere $x778)))
 (let ((?x2756 (ite $x462 (_ bv96 7) (ite old.ffn.width_twice_back (ite old.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x1440 (< 1 old.tp)))
 (let ((?x95 (ite old.ffn.width.everywhere (_ bv96 7) (ite old.ffn.piece_of_one (_ bv97 7) (ite old.model.gated (_ bv97 7) (_ bv16 7))))))
 (let (($x2167 (= (_ bv73 7) old.ffn.up.collective)))
 (let (($x2224 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x2768 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x753 (or $x2768 $x2224)))
 (let (($x1177 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x980 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x1798 (or $x980 (not (or $x1177 (and old.model.gated (= (_ bv0 7) old.ffn.up.sum)))) old.ffn.up_idle)))
 (let (($x3808 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x990 (or $x2768 $x980)))
 (let ((?x127 (ite (or $x990 $x3808 (and (= (_ bv4 7) old.ffn.up.collective) old.ffn.in_place)) (_ bv96 7) (ite $x2224 (_ bv21 7) (_ bv16 7)))))
 (let (($x333 (= (_ bv57 7) old.ffn.up.split)))
 (let ((?x954 (ite $x333 ?x127 (ite $x1798 (_ bv92 7) (ite $x753 (_ bv96 7) (ite $x2167 ?x95 (ite $x1440 (_ bv16 7) ?x2756)))))))
 (let (($x612 (or $x990 $x3808 (and $x2224 old.ffn.width.padded $x778) (and $x2167 old.ffn.width.leads))))
 (let ((?x1521 (ite (and $x2224 old.ffn.width.filled (not $x3808)) (_ bv96 7) (ite $x612 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x2336 (= (_ bv61 7) old.ffn.up.split)))
 (= old.ffn.up_state (ite $x2336 ?x1521 ?x954)))))))))))))))))))))))
(assert
 (let (($x3454 (not old.ffn.width.everywhere)))
 (let (($x2577 (and (or (= (_ bv61 7) old.ffn.up.split) (= (_ bv97 7) old.ffn.up_state)) (not (= (_ bv96 7) old.ffn.up_state)) $x3454)))
 (= old.ffn.up_piece (ite $x2577 (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x207 (= (_ bv24 7) old.ffn.up.sum)))
 (let (($x980 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x1676 (and old.model.gated (= (_ bv92 7) old.ffn.up_state) (or $x980 $x207 old.ffn.up_idle))))
 (= old.ffn.up_left $x1676)))))
(assert
 (let (($x2239 (not old.ffn.up_left)))
 (let (($x472 (not old.model.joint)))
 (let (($x1458 (and old.ffn.piece_kept old.model.gated $x472 (= (_ bv97 7) old.ffn.up_piece) $x2239)))
 (= old.ffn.share_of_one $x1458)))))
(assert
 (let (($x778 (not old.ffn.width.moved)))
 (let (($x462 (and old.ffn.width.everywhere $x778)))
 (let (($x1440 (< 1 old.tp)))
 (let ((?x1516 (ite $x1440 (_ bv16 7) (ite $x462 (_ bv96 7) (ite old.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x512 (ite old.ffn.width.everywhere (_ bv96 7) (ite (or old.ffn.piece_of_one old.ffn.share_of_one) (_ bv97 7) (_ bv16 7)))))
 (let (($x643 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x2725 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x2172 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x2652 (= (_ bv57 7) old.ffn.gate.collective)))
 (let ((?x855 (ite (or $x2652 (not (= (_ bv15 7) old.ffn.gate.sum))) (_ bv92 7) (ite (or $x2172 $x2725) (_ bv96 7) (ite $x643 ?x512 ?x1516)))))
 (let (($x3333 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x2249 (or $x2172 $x2652)))
 (let (($x2442 (or $x2249 $x3333 (and (= (_ bv4 7) old.ffn.gate.collective) old.ffn.in_place))))
 (let (($x34 (= (_ bv57 7) old.ffn.gate.split)))
 (let (($x973 (or $x2249 $x3333 (and $x2725 old.ffn.width.padded $x778) (and $x643 old.ffn.width.leads))))
 (let ((?x215 (ite (and $x2725 old.ffn.width.filled (not $x3333)) (_ bv96 7) (ite $x973 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.gate.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x1449 (= (_ bv61 7) old.ffn.gate.split)))
 (= old.ffn.gate_state (ite $x1449 ?x215 (ite $x34 (ite $x2442 (_ bv96 7) (ite $x2725 (_ bv21 7) (_ bv16 7))) ?x855)))))))))))))))))))))
(assert
 (let (($x3454 (not old.ffn.width.everywhere)))
 (let (($x1449 (= (_ bv61 7) old.ffn.gate.split)))
 (= old.ffn.gate_piece (ite (and $x1449 (not (= (_ bv96 7) old.ffn.gate_state)) $x3454) (_ bv97 7) (_ bv96 7))))))
(assert
 (let ((?x2423 (ite old.ffn.up_left (_ bv92 7) (ite old.model.gated old.ffn.gate_piece old.ffn.up_piece))))
 (= old.ffn.product ?x2423)))
(assert
 (let ((?x1505 (ite old.ffn.share_of_one (_ bv92 7) old.ffn.product)))
 (let (($x3801 (not old.ffn.share_of_one)))
 (let (($x211 (or old.ffn.first_reads (and old.ffn.gathers (= (_ bv97 7) old.ffn.product) $x3801))))
 (= old.ffn.product_in (ite (and (not (= (_ bv92 7) old.ffn.product)) $x211) (_ bv96 7) ?x1505))))))
(assert
 (let (($x3335 (= (_ bv4 7) old.ffn.down.collective)))
 (let (($x2174 (not $x3335)))
 (let (($x2239 (not old.ffn.up_left)))
 (let (($x1879 (= (_ bv94 7) old.ffn.up_entering)))
 (let (($x1445 (and $x1879 (or (not old.model.gated) (= (_ bv94 7) old.ffn.gate_entering)) $x2239 $x2174)))
 (let (($x1449 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x1671 (or (and (= (_ bv57 7) old.ffn.gate.split) (= (_ bv96 7) old.ffn.gate_state)) (and $x1449 old.ffn.width.everywhere (= (_ bv97 7) old.ffn.gate_state)))))
 (let (($x3333 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x2652 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x2172 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x2249 (or $x2172 $x2652)))
 (let (($x988 (= (_ bv94 7) old.ffn.gate_entering)))
 (let (($x2027 (not old.model.gated)))
 (let (($x1368 (= (_ bv97 7) old.ffn.up_state)))
 (let (($x2336 (= (_ bv61 7) old.ffn.up.split)))
 (let (($x3253 (or (and (= (_ bv57 7) old.ffn.up.split) (= (_ bv96 7) old.ffn.up_state)) (and $x2336 old.ffn.width.everywhere $x1368))))
 (let (($x3808 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x980 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x2768 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x990 (or $x2768 $x980)))
 (let (($x929 (and (and $x1879 (or $x990 $x3808) $x3253) (or $x2027 (and $x988 (or $x2249 $x3333) $x1671)) (= (_ bv96 7) old.ffn.product_in) (or (not (= (_ bv61 7) old.ffn.lead)) (not old.ffn.gathers)))))
 (let (($x1440 (< 1 old.tp)))
 (let (($x2974 (and (or (not old.ffn.down.group.tp) (= 1 old.tp)) (or (not old.ffn.down.group.dp) (= 1 old.dp)) (or (not old.ffn.down.group.sp) (= 1 old.sp)) (or (not old.ffn.down.group.pp) (= 1 old.pp)))))
 (let (($x1870 (= (_ bv61 7) old.ffn.down.split)))
 (let (($x2537 (and $x1870 old.hidden.everywhere (or (not (= (_ bv10 7) old.ffn.down.collective)) (and $x1440 $x2974)))))
 (let (($x983 (= (_ bv57 7) old.ffn.down.split)))
 (let (($x2701 (= (_ bv94 7) old.stream)))
 (= old.ffn.tokenwise (and $x2701 (or $x983 $x2537) (ite $x1440 $x929 $x1445)))))))))))))))))))))))))))))))
(assert
 (let ((?x521 (ite (or (= (_ bv92 7) old.ffn.product_in) (= (_ bv40 7) old.ffn.down.split)) (_ bv92 7) (ite (= (_ bv61 7) old.ffn.down.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x2974 (and (or (not old.ffn.down.group.tp) (= 1 old.tp)) (or (not old.ffn.down.group.dp) (= 1 old.dp)) (or (not old.ffn.down.group.sp) (= 1 old.sp)) (or (not old.ffn.down.group.pp) (= 1 old.pp)))))
 (let (($x1412 (= (_ bv57 7) old.ffn.down.collective)))
 (let (($x730 (= (_ bv40 7) old.ffn.down.split)))
 (let (($x3692 (and $x730 (not (= (_ bv92 7) old.ffn.product_in)) (or $x1412 $x2974) old.ffn.width_where_kept)))
 (= old.ffn.down_state (ite old.ffn.tokenwise (_ bv94 7) (ite $x3692 (_ bv96 7) ?x521)))))))))
(assert
 (let (($x1898 (or old.ffn.share_of_one (and old.ffn.up_idle (not (= (_ bv40 7) old.ffn.down.split))))))
 (let (($x3334 (= (_ bv92 7) old.ffn.down_state)))
 (= old.ffn.taken_for_whole (and $x3334 $x1898)))))
(assert
 (let (($x730 (= (_ bv40 7) old.ffn.down.split)))
 (let (($x791 (not $x730)))
 (let (($x3335 (= (_ bv4 7) old.ffn.down.collective)))
 (let (($x2174 (not $x3335)))
 (let (($x1166 (= 1 old.tp)))
 (let (($x917 (= (_ bv96 7) old.stream)))
 (let (($x2974 (and (or (not old.ffn.down.group.tp) $x1166) (or (not old.ffn.down.group.dp) (= 1 old.dp)) (or (not old.ffn.down.group.sp) (= 1 old.sp)) (or (not old.ffn.down.group.pp) (= 1 old.pp)))))
 (let (($x2287 (= (_ bv10 7) old.ffn.down.collective)))
 (let (($x1412 (= (_ bv57 7) old.ffn.down.collective)))
 (let (($x1641 (or $x1412 $x2287)))
 (let ((?x3403 (ite (or $x1641 (and $x2974 (or $x917 $x1166 $x2174 $x791))) (_ bv96 7) (ite $x3335 (_ bv16 7) (_ bv21 7)))))
 (let (($x1998 (= (_ bv96 7) old.ffn.down_state)))
 (let (($x3127 (= (_ bv73 7) old.ffn.down.collective)))
 (let (($x2973 (= (_ bv5 7) old.ffn.down.collective)))
 (let (($x2811 (and (or $x2973 $x3127) $x2974)))
 (let ((?x814 (ite (or $x1412 (and $x2287 (= (_ bv38 7) old.stream)) $x2811) (_ bv38 7) (ite $x2287 (_ bv96 7) (_ bv16 7)))))
 (let (($x1453 (or (and old.hidden.filled (not $x917)) (and old.hidden.leads (= (_ bv38 7) old.stream)))))
 (let (($x19 (not $x2974)))
 (let (($x3210 (= (_ bv49 7) old.norm.statistic)))
 (let (($x1061 (= (_ bv38 7) old.stream)))
 (let ((?x2978 (ite (and $x2973 old.hidden.filled $x1061 $x19 $x3210) old.stream (ite (and $x3127 $x19 $x1453) old.stream ?x814))))
 (let ((?x861 (ite (and $x917 old.hidden.everywhere (or $x1412 $x2811)) (_ bv96 7) (ite (and $x2973 old.hidden.filled $x917 $x19) (_ bv96 7) ?x2978))))
 (let ((?x2734 (ite (and (= (_ bv94 7) old.stream) (< 1 old.tp) $x2974) (_ bv38 7) (ite $x3335 (_ bv96 7) ?x861))))
 (let (($x1189 (= (_ bv38 7) old.ffn.down_state)))
 (let ((?x2677 (ite $x3127 (ite (not $x917) old.stream (_ bv66 7)) (ite $x2287 (ite $x917 (_ bv96 7) old.stream) (ite $x1412 (_ bv92 7) (_ bv16 7))))))
 (let (($x3334 (= (_ bv92 7) old.ffn.down_state)))
 (let ((?x799 (ite $x3334 (ite $x2973 (_ bv96 7) ?x2677) (ite $x1189 ?x2734 (ite $x1998 ?x3403 old.ffn.down_state)))))
 (let ((?x1093 (ite (and old.ffn.taken_for_whole $x2287) (_ bv92 7) (ite old.ffn.tokenwise (ite (or $x1641 $x2974) (_ bv94 7) (_ bv21 7)) ?x799))))
 (= old.ffn.joined ?x1093))))))))))))))))))))))))))))))
(assert
 (let (($x866 (not old.hidden.everywhere)))
 (let (($x2973 (= (_ bv5 7) old.ffn.down.collective)))
 (let (($x1189 (= (_ bv38 7) old.ffn.down_state)))
 (= old.ffn.full_though_split (and $x1189 (= (_ bv96 7) old.ffn.joined) $x2973 $x866))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x657 (= (_ bv29 7) new.ffn.down.bias)))
 (let (($x3101 (= (_ bv27 7) new.ffn.down.bias)))
 (let (($x2766 (= (_ bv1 7) new.ffn.down.bias)))
 (or $x2766 (= (_ bv23 7) new.ffn.down.bias) $x3101 $x657)))))
(assert
 (let (($x2706 (= (_ bv73 7) new.ffn.down.collective)))
 (let (($x1465 (= (_ bv57 7) new.ffn.down.collective)))
 (let (($x1969 (= (_ bv10 7) new.ffn.down.collective)))
 (let (($x2858 (= (_ bv5 7) new.ffn.down.collective)))
 (let (($x2362 (= (_ bv4 7) new.ffn.down.collective)))
 (or $x2362 $x2858 $x1969 $x1465 $x2706)))))))
(assert
 (let (($x2207 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x790 (= (_ bv10 7) new.ffn.down.input)))
 (or $x790 $x2207 (= (_ bv63 7) new.ffn.down.input)))))
(assert
 (let (($x2197 (= (_ bv61 7) new.ffn.down.split)))
 (let (($x422 (= (_ bv57 7) new.ffn.down.split)))
 (let (($x2635 (= (_ bv40 7) new.ffn.down.split)))
 (or $x2635 $x422 $x2197)))))
(assert
 (let (($x1334 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x2977 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x547 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x131 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x31 (= (_ bv4 7) new.ffn.gate.collective)))
 (or $x31 $x131 $x547 $x2977 $x1334)))))))
(assert
 (let (($x527 (= (_ bv32 7) new.ffn.gate.input)))
 (let (($x2384 (= (_ bv10 7) new.ffn.gate.input)))
 (or $x2384 $x527 (= (_ bv63 7) new.ffn.gate.input)))))
(assert
 (let (($x839 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x2750 (= (_ bv57 7) new.ffn.gate.split)))
 (let (($x1486 (= (_ bv40 7) new.ffn.gate.split)))
 (or $x1486 $x2750 $x839)))))
(assert
 (let (($x3764 (= (_ bv15 7) new.ffn.gate.sum)))
 (or (= (_ bv0 7) new.ffn.gate.sum) $x3764 (= (_ bv24 7) new.ffn.gate.sum) (= (_ bv69 7) new.ffn.gate.sum))))
(assert
 (let (($x2403 (= (_ bv73 7) new.ffn.up.collective)))
 (let (($x1311 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x3413 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x2085 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x91 (= (_ bv4 7) new.ffn.up.collective)))
 (or $x91 $x2085 $x3413 $x1311 $x2403)))))))
(assert
 (let (($x1645 (= (_ bv32 7) new.ffn.up.input)))
 (let (($x2514 (= (_ bv10 7) new.ffn.up.input)))
 (or $x2514 $x1645 (= (_ bv63 7) new.ffn.up.input)))))
(assert
 (let (($x667 (= (_ bv61 7) new.ffn.up.split)))
 (let (($x3420 (= (_ bv57 7) new.ffn.up.split)))
 (let (($x1904 (= (_ bv40 7) new.ffn.up.split)))
 (or $x1904 $x3420 $x667)))))
(assert
 (let (($x1827 (= (_ bv24 7) new.ffn.up.sum)))
 (let (($x3173 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x630 (= (_ bv0 7) new.ffn.up.sum)))
 (or $x630 $x3173 $x1827 (= (_ bv69 7) new.ffn.up.sum))))))
(assert
 (and (<= 1 new.ffn.width.block)))
(assert
 (let (($x1328 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x3123 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x3224 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x153 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x2176 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x1609 (= (_ bv26 7) new.ffn.width.kind)))
 (or (= (_ bv11 7) new.ffn.width.kind) (= (_ bv18 7) new.ffn.width.kind) $x1609 $x2176 (= (_ bv56 7) new.ffn.width.kind) $x153 $x3224 $x3123 $x1328 (= (_ bv99 7) new.ffn.width.kind)))))))))
(assert
 (and (<= 1 new.ffn.width.multiple)))
(assert
 (and (<= (- 1) new.ffn.width.n)))
(assert
 (and (<= 1 new.ffn.width.parts)))
(assert
 (and (<= 1 new.hidden.block)))
(assert
 (let (($x2070 (= (_ bv96 7) new.hidden.kind)))
 (let (($x2673 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1284 (= (_ bv86 7) new.hidden.kind)))
 (let (($x3088 (= (_ bv65 7) new.hidden.kind)))
 (let (($x2117 (= (_ bv48 7) new.hidden.kind)))
 (let (($x3606 (= (_ bv26 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) $x3606 $x2117 (= (_ bv56 7) new.hidden.kind) $x3088 $x1284 $x2673 $x2070 (= (_ bv99 7) new.hidden.kind)))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x1863 (= (_ bv49 7) new.norm.statistic)))
 (or $x1863 (= (_ bv93 7) new.norm.statistic))))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x2815 (= (_ bv96 7) new.stream)))
 (let (($x3770 (= (_ bv94 7) new.stream)))
 (let (($x1993 (= (_ bv38 7) new.stream)))
 (or $x1993 $x3770 $x2815)))))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let (($x3088 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x3088 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let ((?x1239 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x493 (div (* ?x1239 new.hidden.multiple) new.hidden.parts)))
 (let (($x1566 (< 1 new.hidden.parts)))
 (let (($x3088 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x3088 $x1566 (= ?x493 new.hidden.n))))))))
(assert
 (let ((?x1239 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x493 (div (* ?x1239 new.hidden.multiple) new.hidden.parts)))
 (let (($x1566 (< 1 new.hidden.parts)))
 (let (($x3088 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.leads (and $x3088 $x1566 (<= new.hidden.n ?x493))))))))
(assert
 (let (($x3606 (= (_ bv26 7) new.hidden.kind)))
 (let (($x952 (ite $x3606 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x1239 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x493 (div (* ?x1239 new.hidden.multiple) new.hidden.parts)))
 (let (($x962 (= (- 1) new.hidden.n)))
 (let (($x3088 (= (_ bv65 7) new.hidden.kind)))
 (let (($x2673 (= (_ bv91 7) new.hidden.kind)))
 (let (($x2129 (ite $x2673 (or $x962 (< new.hidden.block new.hidden.n)) (ite $x3088 (or $x962 (< ?x493 new.hidden.n)) $x952))))
 (let (($x1606 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x2129)))
 (let (($x2117 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1284 (= (_ bv86 7) new.hidden.kind)))
 (let (($x3209 (or $x1284 $x2117)))
 (= new.hidden.moved (ite $x3209 new.hidden.given_moved $x1606)))))))))))))))
(assert
 (let (($x153 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x2945 (and $x153 (not (= 0 (mod new.ffn.width.n new.ffn.width.multiple))))))
 (= new.ffn.width.padded $x2945))))
(assert
 (let ((?x3538 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x2390 (div (* ?x3538 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x3056 (< 1 new.ffn.width.parts)))
 (let (($x153 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.filled (and $x153 $x3056 (= ?x2390 new.ffn.width.n))))))))
(assert
 (let ((?x3538 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x2390 (div (* ?x3538 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x3056 (< 1 new.ffn.width.parts)))
 (let (($x153 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.leads (and $x153 $x3056 (<= new.ffn.width.n ?x2390))))))))
(assert
 (let (($x862 (= (- 1) new.ffn.width.n)))
 (let (($x1609 (= (_ bv26 7) new.ffn.width.kind)))
 (let (($x419 (ite $x1609 (or $x862 (<= new.ffn.width.parts new.ffn.width.n)) (or $x862 (< 1 new.ffn.width.n)))))
 (let ((?x3538 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x2390 (div (* ?x3538 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x153 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x3123 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x2508 (ite $x3123 (or $x862 (< new.ffn.width.block new.ffn.width.n)) (ite $x153 (or $x862 (< ?x2390 new.ffn.width.n)) $x419))))
 (let (($x2156 (ite (or (= (_ bv96 7) new.ffn.width.kind) (= 1 new.ffn.width.parts)) false $x2508)))
 (let (($x2176 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x3224 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x2897 (or $x3224 $x2176)))
 (= new.ffn.width.moved (ite $x2897 new.ffn.width.given_moved $x2156)))))))))))))))
(assert
 (= new.ffn.lead (ite new.model.gated new.ffn.gate.split new.ffn.up.split)))
(assert
 (let (($x2207 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x2005 (or $x2207 (and (= (_ bv10 7) new.ffn.down.input) (not (= (_ bv40 7) new.ffn.down.split))))))
 (= new.ffn.gathers $x2005))))
(assert
 (let (($x2070 (= (_ bv96 7) new.hidden.kind)))
 (let (($x2117 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1284 (= (_ bv86 7) new.hidden.kind)))
 (let (($x3209 (or $x1284 $x2117)))
 (let (($x456 (ite $x3209 new.hidden.given_everywhere (or $x2070 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x456)))))))
(assert
 (let (($x2152 (not new.hidden.moved)))
 (let (($x2371 (and (not (or (= (_ bv96 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind))) $x2152)))
 (let (($x3527 (= 1 new.hidden.parts)))
 (let (($x2117 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1284 (= (_ bv86 7) new.hidden.kind)))
 (let (($x3209 (or $x1284 $x2117)))
 (= new.hidden.first_alone (ite $x3209 new.hidden.given_first (or $x3527 $x2371))))))))))
(assert
 (let (($x1328 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x1214 (or $x1328 (and (= 1 new.ffn.width.parts) (not new.ffn.width.padded)))))
 (let (($x2176 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x3224 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x2897 (or $x3224 $x2176)))
 (= new.ffn.width.everywhere (ite $x2897 new.ffn.width.given_everywhere $x1214))))))))
(assert
 (= new.ffn.piece_of_one (and new.ffn.width.filled (= (_ bv40 7) new.ffn.down.split))))
(assert
 (let (($x2718 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x3693 (or (not (= (_ bv4 7) new.ffn.gate.collective)) $x2718)))
 (let (($x839 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x2085 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x3413 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x3931 (or $x3413 $x2085)))
 (let (($x2515 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x1904 (= (_ bv40 7) new.ffn.up.split)))
 (let (($x264 (< 1 new.tp)))
 (let (($x1629 (and new.model.gated $x264 $x1904 $x2515 $x3931 (not (= (_ bv24 7) new.ffn.up.sum)) (not (and new.ffn.gathers $x839 $x3693)))))
 (= new.ffn.up_idle $x1629))))))))))))
(assert
 (let (($x2515 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x2718 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x3693 (or (not (= (_ bv4 7) new.ffn.gate.collective)) $x2718)))
 (let (($x3276 (ite new.model.gated $x3693 (or (not (= (_ bv4 7) new.ffn.up.collective)) $x2515))))
 (let (($x3140 (= (_ bv61 7) new.ffn.lead)))
 (let (($x422 (= (_ bv57 7) new.ffn.down.split)))
 (let (($x1631 (and new.ffn.width.filled $x422 (not (and new.ffn.gathers $x3140 $x3276)))))
 (= new.ffn.piece_kept $x1631)))))))))
(assert
 (let (($x2384 (= (_ bv10 7) new.ffn.gate.input)))
 (let (($x3083 (and $x2384 (not (and (= (_ bv38 7) new.stream) (= (_ bv40 7) new.ffn.gate.split))))))
 (let (($x1993 (= (_ bv38 7) new.stream)))
 (let (($x527 (= (_ bv32 7) new.ffn.gate.input)))
 (let (($x2815 (= (_ bv96 7) new.stream)))
 (let (($x1013 (or $x2815 $x527 (and $x1993 new.hidden.everywhere (not (= (_ bv40 7) new.ffn.gate.split))) $x3083)))
 (= new.ffn.gate_entering (ite $x1013 (_ bv96 7) new.stream)))))))))
(assert
 (let (($x2514 (= (_ bv10 7) new.ffn.up.input)))
 (let (($x2170 (and $x2514 (not (and (= (_ bv38 7) new.stream) (= (_ bv40 7) new.ffn.up.split))))))
 (let (($x1993 (= (_ bv38 7) new.stream)))
 (let (($x1645 (= (_ bv32 7) new.ffn.up.input)))
 (let (($x2815 (= (_ bv96 7) new.stream)))
 (let (($x1271 (or $x2815 $x1645 (and $x1993 new.hidden.everywhere (not (= (_ bv40 7) new.ffn.up.split))) $x2170)))
 (= new.ffn.up_entering (ite $x1271 (_ bv96 7) new.stream)))))))))
(assert
 (let (($x312 (not new.ffn.width.moved)))
 (let (($x1773 (and new.ffn.width.everywhere $x312)))
 (= new.ffn.in_place (or $x1773 new.ffn.width.filled)))))
(assert
 (let (($x219 (and (or (not new.ffn.down.group.tp) (= 1 new.tp)) (or (not new.ffn.down.group.dp) (= 1 new.dp)) (or (not new.ffn.down.group.sp) (= 1 new.sp)) (or (not new.ffn.down.group.pp) (= 1 new.pp)))))
 (let (($x1969 (= (_ bv10 7) new.ffn.down.collective)))
 (let (($x1465 (= (_ bv57 7) new.ffn.down.collective)))
 (let (($x2069 (or $x1465 $x1969)))
 (let (($x563 (or $x2069 $x219)))
 (= new.ffn.first_reads (and new.ffn.piece_kept new.stream.first_keeps_all $x563))))))))
(assert
 (let (($x312 (not new.ffn.width.moved)))
 (let (($x1773 (and new.ffn.width.everywhere $x312)))
 (let ((?x3682 (ite $x1773 (_ bv96 7) (ite new.ffn.width_twice_back (ite new.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x264 (< 1 new.tp)))
 (let ((?x1354 (ite new.ffn.width.everywhere (_ bv96 7) (ite new.ffn.piece_of_one (_ bv97 7) (ite new.model.gated (_ bv97 7) (_ bv16 7))))))
 (let (($x2403 (= (_ bv73 7) new.ffn.up.collective)))
 (let (($x2085 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x3413 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x3931 (or $x3413 $x2085)))
 (let (($x3173 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x1311 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x2183 (or $x1311 (not (or $x3173 (and new.model.gated (= (_ bv0 7) new.ffn.up.sum)))) new.ffn.up_idle)))
 (let (($x2515 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x455 (or $x3413 $x1311)))
 (let ((?x1295 (ite (or $x455 $x2515 (and (= (_ bv4 7) new.ffn.up.collective) new.ffn.in_place)) (_ bv96 7) (ite $x2085 (_ bv21 7) (_ bv16 7)))))
 (let (($x3420 (= (_ bv57 7) new.ffn.up.split)))
 (let ((?x1146 (ite $x3420 ?x1295 (ite $x2183 (_ bv92 7) (ite $x3931 (_ bv96 7) (ite $x2403 ?x1354 (ite $x264 (_ bv16 7) ?x3682)))))))
 (let (($x62 (or $x455 $x2515 (and $x2085 new.ffn.width.padded $x312) (and $x2403 new.ffn.width.leads))))
 (let ((?x1326 (ite (and $x2085 new.ffn.width.filled (not $x2515)) (_ bv96 7) (ite $x62 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x667 (= (_ bv61 7) new.ffn.up.split)))
 (= new.ffn.up_state (ite $x667 ?x1326 ?x1146)))))))))))))))))))))))
(assert
 (let (($x3581 (not new.ffn.width.everywhere)))
 (let (($x2682 (and (or (= (_ bv61 7) new.ffn.up.split) (= (_ bv97 7) new.ffn.up_state)) (not (= (_ bv96 7) new.ffn.up_state)) $x3581)))
 (= new.ffn.up_piece (ite $x2682 (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x1827 (= (_ bv24 7) new.ffn.up.sum)))
 (let (($x1311 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x874 (and new.model.gated (= (_ bv92 7) new.ffn.up_state) (or $x1311 $x1827 new.ffn.up_idle))))
 (= new.ffn.up_left $x874)))))
(assert
 (let (($x1045 (not new.ffn.up_left)))
 (let (($x2360 (not new.model.joint)))
 (let (($x1812 (and new.ffn.piece_kept new.model.gated $x2360 (= (_ bv97 7) new.ffn.up_piece) $x1045)))
 (= new.ffn.share_of_one $x1812)))))
(assert
 (let (($x312 (not new.ffn.width.moved)))
 (let (($x1773 (and new.ffn.width.everywhere $x312)))
 (let (($x264 (< 1 new.tp)))
 (let ((?x11 (ite $x264 (_ bv16 7) (ite $x1773 (_ bv96 7) (ite new.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x598 (ite new.ffn.width.everywhere (_ bv96 7) (ite (or new.ffn.piece_of_one new.ffn.share_of_one) (_ bv97 7) (_ bv16 7)))))
 (let (($x1334 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x131 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x547 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x2977 (= (_ bv57 7) new.ffn.gate.collective)))
 (let ((?x858 (ite (or $x2977 (not (= (_ bv15 7) new.ffn.gate.sum))) (_ bv92 7) (ite (or $x547 $x131) (_ bv96 7) (ite $x1334 ?x598 ?x11)))))
 (let (($x2718 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x163 (or $x547 $x2977)))
 (let (($x2809 (or $x163 $x2718 (and (= (_ bv4 7) new.ffn.gate.collective) new.ffn.in_place))))
 (let (($x2750 (= (_ bv57 7) new.ffn.gate.split)))
 (let (($x319 (or $x163 $x2718 (and $x131 new.ffn.width.padded $x312) (and $x1334 new.ffn.width.leads))))
 (let ((?x2030 (ite (and $x131 new.ffn.width.filled (not $x2718)) (_ bv96 7) (ite $x319 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.gate.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x839 (= (_ bv61 7) new.ffn.gate.split)))
 (= new.ffn.gate_state (ite $x839 ?x2030 (ite $x2750 (ite $x2809 (_ bv96 7) (ite $x131 (_ bv21 7) (_ bv16 7))) ?x858)))))))))))))))))))))
(assert
 (let (($x3581 (not new.ffn.width.everywhere)))
 (let (($x839 (= (_ bv61 7) new.ffn.gate.split)))
 (= new.ffn.gate_piece (ite (and $x839 (not (= (_ bv96 7) new.ffn.gate_state)) $x3581) (_ bv97 7) (_ bv96 7))))))
(assert
 (let ((?x2722 (ite new.ffn.up_left (_ bv92 7) (ite new.model.gated new.ffn.gate_piece new.ffn.up_piece))))
 (= new.ffn.product ?x2722)))
(assert
 (let ((?x3071 (ite new.ffn.share_of_one (_ bv92 7) new.ffn.product)))
 (let (($x580 (not new.ffn.share_of_one)))
 (let (($x2686 (or new.ffn.first_reads (and new.ffn.gathers (= (_ bv97 7) new.ffn.product) $x580))))
 (= new.ffn.product_in (ite (and (not (= (_ bv92 7) new.ffn.product)) $x2686) (_ bv96 7) ?x3071))))))
(assert
 (let (($x2362 (= (_ bv4 7) new.ffn.down.collective)))
 (let (($x587 (not $x2362)))
 (let (($x1045 (not new.ffn.up_left)))
 (let (($x2458 (= (_ bv94 7) new.ffn.up_entering)))
 (let (($x2302 (and $x2458 (or (not new.model.gated) (= (_ bv94 7) new.ffn.gate_entering)) $x1045 $x587)))
 (let (($x839 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x184 (or (and (= (_ bv57 7) new.ffn.gate.split) (= (_ bv96 7) new.ffn.gate_state)) (and $x839 new.ffn.width.everywhere (= (_ bv97 7) new.ffn.gate_state)))))
 (let (($x2718 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x2977 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x547 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x163 (or $x547 $x2977)))
 (let (($x909 (= (_ bv94 7) new.ffn.gate_entering)))
 (let (($x2206 (not new.model.gated)))
 (let (($x863 (= (_ bv97 7) new.ffn.up_state)))
 (let (($x667 (= (_ bv61 7) new.ffn.up.split)))
 (let (($x2364 (or (and (= (_ bv57 7) new.ffn.up.split) (= (_ bv96 7) new.ffn.up_state)) (and $x667 new.ffn.width.everywhere $x863))))
 (let (($x2515 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x1311 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x3413 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x455 (or $x3413 $x1311)))
 (let (($x3162 (and (and $x2458 (or $x455 $x2515) $x2364) (or $x2206 (and $x909 (or $x163 $x2718) $x184)) (= (_ bv96 7) new.ffn.product_in) (or (not (= (_ bv61 7) new.ffn.lead)) (not new.ffn.gathers)))))
 (let (($x264 (< 1 new.tp)))
 (let (($x219 (and (or (not new.ffn.down.group.tp) (= 1 new.tp)) (or (not new.ffn.down.group.dp) (= 1 new.dp)) (or (not new.ffn.down.group.sp) (= 1 new.sp)) (or (not new.ffn.down.group.pp) (= 1 new.pp)))))
 (let (($x2197 (= (_ bv61 7) new.ffn.down.split)))
 (let (($x2393 (and $x2197 new.hidden.everywhere (or (not (= (_ bv10 7) new.ffn.down.collective)) (and $x264 $x219)))))
 (let (($x422 (= (_ bv57 7) new.ffn.down.split)))
 (let (($x3770 (= (_ bv94 7) new.stream)))
 (= new.ffn.tokenwise (and $x3770 (or $x422 $x2393) (ite $x264 $x3162 $x2302)))))))))))))))))))))))))))))))
(assert
 (let ((?x1983 (ite (or (= (_ bv92 7) new.ffn.product_in) (= (_ bv40 7) new.ffn.down.split)) (_ bv92 7) (ite (= (_ bv61 7) new.ffn.down.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x219 (and (or (not new.ffn.down.group.tp) (= 1 new.tp)) (or (not new.ffn.down.group.dp) (= 1 new.dp)) (or (not new.ffn.down.group.sp) (= 1 new.sp)) (or (not new.ffn.down.group.pp) (= 1 new.pp)))))
 (let (($x1465 (= (_ bv57 7) new.ffn.down.collective)))
 (let (($x2635 (= (_ bv40 7) new.ffn.down.split)))
 (let (($x1551 (and $x2635 (not (= (_ bv92 7) new.ffn.product_in)) (or $x1465 $x219) new.ffn.width_where_kept)))
 (= new.ffn.down_state (ite new.ffn.tokenwise (_ bv94 7) (ite $x1551 (_ bv96 7) ?x1983)))))))))
(assert
 (let (($x1160 (or new.ffn.share_of_one (and new.ffn.up_idle (not (= (_ bv40 7) new.ffn.down.split))))))
 (let (($x3283 (= (_ bv92 7) new.ffn.down_state)))
 (= new.ffn.taken_for_whole (and $x3283 $x1160)))))
(assert
 (let (($x2635 (= (_ bv40 7) new.ffn.down.split)))
 (let (($x1583 (not $x2635)))
 (let (($x2362 (= (_ bv4 7) new.ffn.down.collective)))
 (let (($x587 (not $x2362)))
 (let (($x3079 (= 1 new.tp)))
 (let (($x2815 (= (_ bv96 7) new.stream)))
 (let (($x219 (and (or (not new.ffn.down.group.tp) $x3079) (or (not new.ffn.down.group.dp) (= 1 new.dp)) (or (not new.ffn.down.group.sp) (= 1 new.sp)) (or (not new.ffn.down.group.pp) (= 1 new.pp)))))
 (let (($x1969 (= (_ bv10 7) new.ffn.down.collective)))
 (let (($x1465 (= (_ bv57 7) new.ffn.down.collective)))
 (let (($x2069 (or $x1465 $x1969)))
 (let ((?x2446 (ite (or $x2069 (and $x219 (or $x2815 $x3079 $x587 $x1583))) (_ bv96 7) (ite $x2362 (_ bv16 7) (_ bv21 7)))))
 (let (($x1212 (= (_ bv96 7) new.ffn.down_state)))
 (let (($x2706 (= (_ bv73 7) new.ffn.down.collective)))
 (let (($x2858 (= (_ bv5 7) new.ffn.down.collective)))
 (let (($x3229 (and (or $x2858 $x2706) $x219)))
 (let ((?x2782 (ite (or $x1465 (and $x1969 (= (_ bv38 7) new.stream)) $x3229) (_ bv38 7) (ite $x1969 (_ bv96 7) (_ bv16 7)))))
 (let (($x1646 (or (and new.hidden.filled (not $x2815)) (and new.hidden.leads (= (_ bv38 7) new.stream)))))
 (let (($x122 (not $x219)))
 (let (($x1863 (= (_ bv49 7) new.norm.statistic)))
 (let (($x1993 (= (_ bv38 7) new.stream)))
 (let ((?x390 (ite (and $x2858 new.hidden.filled $x1993 $x122 $x1863) new.stream (ite (and $x2706 $x122 $x1646) new.stream ?x2782))))
 (let ((?x734 (ite (and $x2815 new.hidden.everywhere (or $x1465 $x3229)) (_ bv96 7) (ite (and $x2858 new.hidden.filled $x2815 $x122) (_ bv96 7) ?x390))))
 (let ((?x557 (ite (and (= (_ bv94 7) new.stream) (< 1 new.tp) $x219) (_ bv38 7) (ite $x2362 (_ bv96 7) ?x734))))
 (let (($x1390 (= (_ bv38 7) new.ffn.down_state)))
 (let ((?x1858 (ite $x2706 (ite (not $x2815) new.stream (_ bv66 7)) (ite $x1969 (ite $x2815 (_ bv96 7) new.stream) (ite $x1465 (_ bv92 7) (_ bv16 7))))))
 (let (($x3283 (= (_ bv92 7) new.ffn.down_state)))
 (let ((?x2439 (ite $x3283 (ite $x2858 (_ bv96 7) ?x1858) (ite $x1390 ?x557 (ite $x1212 ?x2446 new.ffn.down_state)))))
 (let ((?x3308 (ite (and new.ffn.taken_for_whole $x1969) (_ bv92 7) (ite new.ffn.tokenwise (ite (or $x2069 $x219) (_ bv94 7) (_ bv21 7)) ?x2439))))
 (= new.ffn.joined ?x3308))))))))))))))))))))))))))))))
(assert
 (let (($x407 (not new.hidden.everywhere)))
 (let (($x2858 (= (_ bv5 7) new.ffn.down.collective)))
 (let (($x1390 (= (_ bv38 7) new.ffn.down_state)))
 (= new.ffn.full_though_split (and $x1390 (= (_ bv96 7) new.ffn.joined) $x2858 $x407))))))
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
 (= old.ffn.down.bias new.ffn.down.bias))
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
 (= old.ffn.down.split new.ffn.down.split))
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
 (= old.ffn.gate.input new.ffn.gate.input))
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
 (= old.ffn.up.input new.ffn.up.input))
(assert
 (= old.ffn.up.split new.ffn.up.split))
(assert
 (= old.ffn.up.sum new.ffn.up.sum))
(assert
 (= old.ffn.width.block new.ffn.width.block))
(assert
 (= old.ffn.width.given_everywhere new.ffn.width.given_everywhere))
(assert
 (= old.ffn.width.given_moved new.ffn.width.given_moved))
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
 (= old.ffn.width_where_kept new.ffn.width_where_kept))
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
 (= old.model.down_bias new.model.down_bias))
(assert
 (= old.model.gated new.model.gated))
(assert
 (= old.model.joint new.model.joint))
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
 (= old.tp new.tp))
(assert
 (= (_ bv42 7) old.batch.idle))
(assert
 (let (($x1625 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x899 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2135 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1348 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x1389 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x1389 $x1348 $x2135 $x899 $x1625)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1132 (* old.sp old.tp)))
 (<= old.moe.block ?x1132)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1132 (* old.sp old.tp)))
 (= old.stage.ranks ?x1132)))
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
 (let (($x1635 (not old.moe.group.sp)))
 (let (($x2899 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x2899 $x1635))))
(assert
 (let ((?x654 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x654)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x2807 (and (or (= (_ bv96 7) new.ffn.down_state) (= (_ bv94 7) new.ffn.down_state)) new.stream.first_keeps_all)))
 (let (($x657 (= (_ bv29 7) new.ffn.down.bias)))
 (let (($x999 (and $x657 (or (and (= (_ bv38 7) new.ffn.down_state) new.hidden.first_alone) $x2807))))
 (let (($x2606 (not new.ffn.full_though_split)))
 (let (($x179 (and (not (= (_ bv92 7) new.ffn.down_state)) (or (= (_ bv1 7) new.ffn.down.bias) (= (_ bv27 7) new.ffn.down.bias)) $x2606)))
 (let (($x3283 (= (_ bv92 7) new.ffn.down_state)))
 (let (($x1728 (and $x3283 (or (not (= (_ bv27 7) new.ffn.down.bias)) new.ffn.taken_for_whole))))
 (let (($x3079 (= 1 new.tp)))
 (not (or $x3079 (not new.model.down_bias) $x1728 $x179 $x999)))))))))))
(assert
 (let (($x3152 (and (or (= (_ bv96 7) old.ffn.down_state) (= (_ bv94 7) old.ffn.down_state)) old.stream.first_keeps_all)))
(let (($x633 (= (_ bv29 7) old.ffn.down.bias)))
(let (($x3076 (and $x633 (or (and (= (_ bv38 7) old.ffn.down_state) old.hidden.first_alone) $x3152))))
(let (($x2415 (not old.ffn.full_though_split)))
(let (($x1793 (and (not (= (_ bv92 7) old.ffn.down_state)) (or (= (_ bv1 7) old.ffn.down.bias) (= (_ bv27 7) old.ffn.down.bias)) $x2415)))
(let (($x3334 (= (_ bv92 7) old.ffn.down_state)))
(let (($x2098 (and $x3334 (or (not (= (_ bv27 7) old.ffn.down.bias)) old.ffn.taken_for_whole))))
(let (($x2837 (not old.model.down_bias)))
(let (($x1166 (= 1 old.tp)))
(or $x1166 $x2837 $x2098 $x1793 $x3076)))))))))))
(check-sat)

; from one replica to any number, question 116
(reset)
(set-logic ALL)
; benchmark generated from python API
(set-info :status unknown)
(declare-fun old.attention.out.collective () (_ BitVec 7))
(declare-fun old.attention.out.residual () (_ BitVec 7))
(declare-fun old.attention.out.split () (_ BitVec 7))
(declare-fun old.batch.idle () (_ BitVec 7))
(declare-fun old.batch.sequences.kind () (_ BitVec 7))
(declare-fun old.dp () Int)
(declare-fun old.embedding.collective () (_ BitVec 7))
(declare-fun old.embedding.split () (_ BitVec 7))
(declare-fun old.ffn.down.collective () (_ BitVec 7))
(declare-fun old.ffn.down.input () (_ BitVec 7))
(declare-fun old.ffn.down.residual () (_ BitVec 7))
(declare-fun old.ffn.down.split () (_ BitVec 7))
(declare-fun old.ffn.gate.collective () (_ BitVec 7))
(declare-fun old.ffn.gate.input () (_ BitVec 7))
(declare-fun old.ffn.gate.split () (_ BitVec 7))
(declare-fun old.ffn.gate.sum () (_ BitVec 7))
(declare-fun old.ffn.up.collective () (_ BitVec 7))
(declare-fun old.ffn.up.input () (_ BitVec 7))
(declare-fun old.ffn.up.split () (_ BitVec 7))
(declare-fun old.ffn.up.sum () (_ BitVec 7))
(declare-fun old.ffn.width.block () Int)
(declare-fun old.ffn.width.kind () (_ BitVec 7))
(declare-fun old.ffn.width.multiple () Int)
(declare-fun old.ffn.width.n () Int)
(declare-fun old.ffn.width.parts () Int)
(declare-fun old.hidden.kind () (_ BitVec 7))
(declare-fun old.hidden.multiple () Int)
(declare-fun old.hidden.n () Int)
(declare-fun old.hidden.parts () Int)
(declare-fun old.model.norm () (_ BitVec 7))
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
(declare-fun old.ffn.width.padded () Bool)
(declare-fun old.ffn.width.filled () Bool)
(declare-fun old.ffn.width.leads () Bool)
(declare-fun old.ffn.width.given_moved () Bool)
(declare-fun old.ffn.width.moved () Bool)
(declare-fun old.stream.attention_keeps_junk () Bool)
(declare-fun old.model.gated () Bool)
(declare-fun old.ffn.lead () (_ BitVec 7))
(declare-fun old.ffn.gathers () Bool)
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
(declare-fun old.ffn.width.given_everywhere () Bool)
(declare-fun old.ffn.width.everywhere () Bool)
(declare-fun old.ffn.piece_of_one () Bool)
(declare-fun old.ffn.gate.group.pp () Bool)
(declare-fun old.ffn.gate.group.sp () Bool)
(declare-fun old.ffn.gate.group.dp () Bool)
(declare-fun old.ffn.gate.group.tp () Bool)
(declare-fun old.ffn.up.group.pp () Bool)
(declare-fun old.ffn.up.group.sp () Bool)
(declare-fun old.ffn.up.group.dp () Bool)
(declare-fun old.ffn.up.group.tp () Bool)
(declare-fun old.ffn.up_idle () Bool)
(declare-fun old.ffn.piece_kept () Bool)
(declare-fun old.ffn.gate_entering () (_ BitVec 7))
(declare-fun old.ffn.up_entering () (_ BitVec 7))
(declare-fun old.stream.in_order () Bool)
(declare-fun old.stream.junk_in_ffn_before () Bool)
(declare-fun old.ffn.in_place () Bool)
(declare-fun old.stream.first_keeps_all () Bool)
(declare-fun old.ffn.first_reads () Bool)
(declare-fun old.model.behind_moe () Bool)
(declare-fun old.model.behind_dense () Bool)
(declare-fun old.stream.junk_in_attention () Bool)
(declare-fun old.ffn.width_twice_back () Bool)
(declare-fun old.ffn.up_state () (_ BitVec 7))
(declare-fun old.stream.junk_in_ffn () Bool)
(declare-fun old.ffn.up_piece () (_ BitVec 7))
(declare-fun old.ffn.up_left () Bool)
(declare-fun old.model.joint () Bool)
(declare-fun old.ffn.share_of_one () Bool)
(declare-fun old.ffn.gate_state () (_ BitVec 7))
(declare-fun old.ffn.gate_piece () (_ BitVec 7))
(declare-fun old.ffn.product () (_ BitVec 7))
(declare-fun old.ffn.product_in () (_ BitVec 7))
(declare-fun old.ffn.tokenwise () Bool)
(declare-fun old.ffn.width_where_kept () Bool)
(declare-fun old.ffn.down_state () (_ BitVec 7))
(declare-fun old.stream.first_has_all () Bool)
(declare-fun old.ffn.residual_once () Bool)
(declare-fun new.attention.out.collective () (_ BitVec 7))
(declare-fun new.attention.out.residual () (_ BitVec 7))
(declare-fun new.attention.out.split () (_ BitVec 7))
(declare-fun new.dp () Int)
(declare-fun new.embedding.collective () (_ BitVec 7))
(declare-fun new.embedding.split () (_ BitVec 7))
(declare-fun new.ffn.down.collective () (_ BitVec 7))
(declare-fun new.ffn.down.input () (_ BitVec 7))
(declare-fun new.ffn.down.residual () (_ BitVec 7))
(declare-fun new.ffn.down.split () (_ BitVec 7))
(declare-fun new.ffn.gate.collective () (_ BitVec 7))
(declare-fun new.ffn.gate.input () (_ BitVec 7))
(declare-fun new.ffn.gate.split () (_ BitVec 7))
(declare-fun new.ffn.gate.sum () (_ BitVec 7))
(declare-fun new.ffn.up.collective () (_ BitVec 7))
(declare-fun new.ffn.up.input () (_ BitVec 7))
(declare-fun new.ffn.up.split () (_ BitVec 7))
(declare-fun new.ffn.up.sum () (_ BitVec 7))
(declare-fun new.ffn.width.block () Int)
(declare-fun new.ffn.width.kind () (_ BitVec 7))
(declare-fun new.ffn.width.multiple () Int)
(declare-fun new.ffn.width.n () Int)
(declare-fun new.ffn.width.parts () Int)
(declare-fun new.hidden.kind () (_ BitVec 7))
(declare-fun new.hidden.multiple () Int)
(declare-fun new.hidden.n () Int)
(declare-fun new.hidden.parts () Int)
(declare-fun new.model.norm () (_ BitVec 7))
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
(declare-fun new.ffn.width.padded () Bool)
(declare-fun new.ffn.width.filled () Bool)
(declare-fun new.ffn.width.leads () Bool)
(declare-fun new.ffn.width.given_moved () Bool)
(declare-fun new.ffn.width.moved () Bool)
(declare-fun new.stream.attention_keeps_junk () Bool)
(declare-fun new.model.gated () Bool)
(declare-fun new.ffn.lead () (_ BitVec 7))
(declare-fun new.ffn.gathers () Bool)
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
(declare-fun new.ffn.width.given_everywhere () Bool)
(declare-fun new.ffn.width.everywhere () Bool)
(declare-fun new.ffn.piece_of_one () Bool)
(declare-fun new.ffn.gate.group.pp () Bool)
(declare-fun new.ffn.gate.group.sp () Bool)
(declare-fun new.ffn.gate.group.dp () Bool)
(declare-fun new.ffn.gate.group.tp () Bool)
(declare-fun new.ffn.up.group.pp () Bool)
(declare-fun new.ffn.up.group.sp () Bool)
(declare-fun new.ffn.up.group.dp () Bool)
(declare-fun new.ffn.up.group.tp () Bool)
(declare-fun new.ffn.up_idle () Bool)
(declare-fun new.ffn.piece_kept () Bool)
(declare-fun new.ffn.gate_entering () (_ BitVec 7))
(declare-fun new.ffn.up_entering () (_ BitVec 7))
(declare-fun new.stream.in_order () Bool)
(declare-fun new.stream.junk_in_ffn_before () Bool)
(declare-fun new.ffn.in_place () Bool)
(declare-fun new.stream.first_keeps_all () Bool)
(declare-fun new.ffn.first_reads () Bool)
(declare-fun new.model.behind_moe () Bool)
(declare-fun new.model.behind_dense () Bool)
(declare-fun new.stream.junk_in_attention () Bool)
(declare-fun new.ffn.width_twice_back () Bool)
(declare-fun new.ffn.up_state () (_ BitVec 7))
(declare-fun new.stream.junk_in_ffn () Bool)
(declare-fun new.ffn.up_piece () (_ BitVec 7))
(declare-fun new.ffn.up_left () Bool)
(declare-fun new.model.joint () Bool)
(declare-fun new.ffn.share_of_one () Bool)
(declare-fun new.ffn.gate_state () (_ BitVec 7))
(declare-fun new.ffn.gate_piece () (_ BitVec 7))
(declare-fun new.ffn.product () (_ BitVec 7))
(declare-fun new.ffn.product_in () (_ BitVec 7))
(declare-fun new.ffn.tokenwise () Bool)
(declare-fun new.ffn.width_where_kept () Bool)
(declare-fun new.ffn.down_state () (_ BitVec 7))
(declare-fun new.stream.first_has_all () Bool)
(declare-fun new.ffn.residual_once () Bool)
(declare-fun new.attention.qkv.group.dp () Bool)
(declare-fun old.attention.qkv.group.dp () Bool)
(declare-fun new.attention.scores.group.dp () Bool)
(declare-fun old.attention.scores.group.dp () Bool)
(declare-fun new.batch.idle () (_ BitVec 7))
(declare-fun new.batch.sequences.kind () (_ BitVec 7))
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
 (let (($x1035 (= (_ bv5 7) old.attention.out.collective)))
 (or (= (_ bv4 7) old.attention.out.collective) $x1035 (= (_ bv10 7) old.attention.out.collective) (= (_ bv57 7) old.attention.out.collective) (= (_ bv73 7) old.attention.out.collective))))
(assert
 (let (($x2823 (= (_ bv27 7) old.attention.out.residual)))
 (let (($x1745 (= (_ bv1 7) old.attention.out.residual)))
 (or $x1745 (= (_ bv23 7) old.attention.out.residual) $x2823 (= (_ bv29 7) old.attention.out.residual)))))
(assert
 (let (($x3878 (= (_ bv61 7) old.attention.out.split)))
 (or (= (_ bv40 7) old.attention.out.split) (= (_ bv57 7) old.attention.out.split) $x3878)))
(assert
 (let (($x819 (= (_ bv42 7) old.batch.idle)))
 (or $x819 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x1625 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1389 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x899 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2135 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1348 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1348 $x2135 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x899 $x1389 $x1625)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x1188 (= (_ bv5 7) old.embedding.collective)))
 (or (= (_ bv4 7) old.embedding.collective) $x1188 (= (_ bv10 7) old.embedding.collective) (= (_ bv57 7) old.embedding.collective) (= (_ bv73 7) old.embedding.collective))))
(assert
 (let (($x3301 (= (_ bv38 7) old.embedding.split)))
 (or $x3301 (= (_ bv57 7) old.embedding.split) (= (_ bv95 7) old.embedding.split))))
(assert
 (let (($x3127 (= (_ bv73 7) old.ffn.down.collective)))
 (let (($x1412 (= (_ bv57 7) old.ffn.down.collective)))
 (let (($x2287 (= (_ bv10 7) old.ffn.down.collective)))
 (let (($x2973 (= (_ bv5 7) old.ffn.down.collective)))
 (let (($x3335 (= (_ bv4 7) old.ffn.down.collective)))
 (or $x3335 $x2973 $x2287 $x1412 $x3127)))))))
(assert
 (let (($x375 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x1727 (= (_ bv10 7) old.ffn.down.input)))
 (or $x1727 $x375 (= (_ bv63 7) old.ffn.down.input)))))
(assert
 (let (($x2687 (= (_ bv29 7) old.ffn.down.residual)))
 (let (($x2620 (= (_ bv27 7) old.ffn.down.residual)))
 (let (($x2394 (= (_ bv23 7) old.ffn.down.residual)))
 (let (($x3223 (= (_ bv1 7) old.ffn.down.residual)))
 (or $x3223 $x2394 $x2620 $x2687))))))
(assert
 (let (($x1870 (= (_ bv61 7) old.ffn.down.split)))
 (let (($x983 (= (_ bv57 7) old.ffn.down.split)))
 (let (($x730 (= (_ bv40 7) old.ffn.down.split)))
 (or $x730 $x983 $x1870)))))
(assert
 (let (($x643 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x2652 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x2172 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x2725 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x2065 (= (_ bv4 7) old.ffn.gate.collective)))
 (or $x2065 $x2725 $x2172 $x2652 $x643)))))))
(assert
 (let (($x64 (= (_ bv32 7) old.ffn.gate.input)))
 (let (($x2662 (= (_ bv10 7) old.ffn.gate.input)))
 (or $x2662 $x64 (= (_ bv63 7) old.ffn.gate.input)))))
(assert
 (let (($x1449 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x34 (= (_ bv57 7) old.ffn.gate.split)))
 (let (($x3203 (= (_ bv40 7) old.ffn.gate.split)))
 (or $x3203 $x34 $x1449)))))
(assert
 (let (($x2061 (= (_ bv15 7) old.ffn.gate.sum)))
 (or (= (_ bv0 7) old.ffn.gate.sum) $x2061 (= (_ bv24 7) old.ffn.gate.sum) (= (_ bv69 7) old.ffn.gate.sum))))
(assert
 (let (($x2167 (= (_ bv73 7) old.ffn.up.collective)))
 (let (($x980 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x2768 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x2224 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x1036 (= (_ bv4 7) old.ffn.up.collective)))
 (or $x1036 $x2224 $x2768 $x980 $x2167)))))))
(assert
 (let (($x1816 (= (_ bv32 7) old.ffn.up.input)))
 (let (($x746 (= (_ bv10 7) old.ffn.up.input)))
 (or $x746 $x1816 (= (_ bv63 7) old.ffn.up.input)))))
(assert
 (let (($x2336 (= (_ bv61 7) old.ffn.up.split)))
 (let (($x333 (= (_ bv57 7) old.ffn.up.split)))
 (let (($x2879 (= (_ bv40 7) old.ffn.up.split)))
 (or $x2879 $x333 $x2336)))))
(assert
 (let (($x207 (= (_ bv24 7) old.ffn.up.sum)))
 (let (($x1177 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x2827 (= (_ bv0 7) old.ffn.up.sum)))
 (or $x2827 $x1177 $x207 (= (_ bv69 7) old.ffn.up.sum))))))
(assert
 (and (<= 1 old.ffn.width.block)))
(assert
 (let (($x1488 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x904 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x3616 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x1088 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x1666 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x3396 (= (_ bv26 7) old.ffn.width.kind)))
 (or (= (_ bv11 7) old.ffn.width.kind) (= (_ bv18 7) old.ffn.width.kind) $x3396 $x1666 (= (_ bv56 7) old.ffn.width.kind) $x1088 $x3616 $x904 $x1488 (= (_ bv99 7) old.ffn.width.kind)))))))))
(assert
 (and (<= 1 old.ffn.width.multiple)))
(assert
 (and (<= (- 1) old.ffn.width.n)))
(assert
 (and (<= 1 old.ffn.width.parts)))
(assert
 (let (($x1524 (= (_ bv96 7) old.hidden.kind)))
 (let (($x577 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1593 (= (_ bv65 7) old.hidden.kind)))
 (let (($x3436 (= (_ bv48 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind) $x3436 (= (_ bv56 7) old.hidden.kind) $x1593 $x577 (= (_ bv91 7) old.hidden.kind) $x1524 (= (_ bv99 7) old.hidden.kind)))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x2564 (= (_ bv68 7) old.model.norm)))
 (or (= (_ bv67 7) old.model.norm) $x2564 (= (_ bv82 7) old.model.norm))))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x917 (= (_ bv96 7) old.stream)))
 (let (($x2701 (= (_ bv94 7) old.stream)))
 (let (($x1061 (= (_ bv38 7) old.stream)))
 (or $x1061 $x2701 $x917)))))
(assert
 (let (($x2906 (= (_ bv96 7) old.stream_tokens.kind)))
 (let (($x2589 (= (_ bv86 7) old.stream_tokens.kind)))
 (let (($x1750 (= (_ bv48 7) old.stream_tokens.kind)))
 (or (= (_ bv11 7) old.stream_tokens.kind) (= (_ bv18 7) old.stream_tokens.kind) (= (_ bv26 7) old.stream_tokens.kind) $x1750 (= (_ bv56 7) old.stream_tokens.kind) (= (_ bv65 7) old.stream_tokens.kind) $x2589 (= (_ bv91 7) old.stream_tokens.kind) $x2906 (= (_ bv99 7) old.stream_tokens.kind))))))
(assert
 (and (<= 1 old.stream_tokens.parts)))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (= old.stream_tokens.padded false))
(assert
 (let (($x1593 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x1593 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let ((?x3722 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let (($x2067 (= (div (* ?x3722 old.hidden.multiple) old.hidden.parts) old.hidden.n)))
 (let (($x1593 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x1593 (< 1 old.hidden.parts) $x2067))))))
(assert
 (let (($x2906 (= (_ bv96 7) old.stream_tokens.kind)))
 (let (($x2432 (or $x2906 (and (= 1 old.stream_tokens.parts) (not old.stream_tokens.padded)))))
 (let (($x1298 (ite (or (= (_ bv86 7) old.stream_tokens.kind) (= (_ bv48 7) old.stream_tokens.kind)) old.stream_tokens.given_everywhere $x2432)))
 (= old.stream_tokens.everywhere $x1298)))))
(assert
 (let (($x1088 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x254 (and $x1088 (not (= 0 (mod old.ffn.width.n old.ffn.width.multiple))))))
 (= old.ffn.width.padded $x254))))
(assert
 (let ((?x1527 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x1544 (div (* ?x1527 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x2594 (< 1 old.ffn.width.parts)))
 (let (($x1088 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.filled (and $x1088 $x2594 (= ?x1544 old.ffn.width.n))))))))
(assert
 (let ((?x1527 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x1544 (div (* ?x1527 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x2594 (< 1 old.ffn.width.parts)))
 (let (($x1088 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.leads (and $x1088 $x2594 (<= old.ffn.width.n ?x1544))))))))
(assert
 (let (($x2882 (= (- 1) old.ffn.width.n)))
 (let (($x3396 (= (_ bv26 7) old.ffn.width.kind)))
 (let (($x332 (ite $x3396 (or $x2882 (<= old.ffn.width.parts old.ffn.width.n)) (or $x2882 (< 1 old.ffn.width.n)))))
 (let ((?x1527 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x1544 (div (* ?x1527 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x1088 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x904 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x2398 (ite $x904 (or $x2882 (< old.ffn.width.block old.ffn.width.n)) (ite $x1088 (or $x2882 (< ?x1544 old.ffn.width.n)) $x332))))
 (let (($x828 (ite (or (= (_ bv96 7) old.ffn.width.kind) (= 1 old.ffn.width.parts)) false $x2398)))
 (let (($x1666 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x3616 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x3025 (or $x3616 $x1666)))
 (= old.ffn.width.moved (ite $x3025 old.ffn.width.given_moved $x828)))))))))))))))
(assert
 (let (($x3878 (= (_ bv61 7) old.attention.out.split)))
 (let (($x2823 (= (_ bv27 7) old.attention.out.residual)))
 (let (($x1745 (= (_ bv1 7) old.attention.out.residual)))
 (= old.stream.attention_keeps_junk (or $x1745 (and $x2823 $x3878)))))))
(assert
 (= old.ffn.lead (ite old.model.gated old.ffn.gate.split old.ffn.up.split)))
(assert
 (let (($x375 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x3740 (or $x375 (and (= (_ bv10 7) old.ffn.down.input) (not (= (_ bv40 7) old.ffn.down.split))))))
 (= old.ffn.gathers $x3740))))
(assert
 (let (($x3223 (= (_ bv1 7) old.ffn.down.residual)))
 (let (($x1068 (or $x3223 (and (= (_ bv27 7) old.ffn.down.residual) (= (_ bv61 7) old.ffn.down.split)))))
 (= old.stream.ffn_keeps_junk (or old.model.parallel $x1068)))))
(assert
 (let (($x1524 (= (_ bv96 7) old.hidden.kind)))
 (let (($x147 (ite (or (= (_ bv86 7) old.hidden.kind) (= (_ bv48 7) old.hidden.kind)) old.hidden.given_everywhere (or $x1524 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x147))))
(assert
 (let (($x1729 (not old.model.embedding_norm)))
 (let (($x2850 (and (or (not old.embedding.group.tp) (= 1 old.tp)) (or (not old.embedding.group.dp) (= 1 old.dp)) (or (not old.embedding.group.sp) (= 1 old.sp)) (or (not old.embedding.group.pp) (= 1 old.pp)))))
 (let (($x1061 (= (_ bv38 7) old.stream)))
 (let (($x1188 (= (_ bv5 7) old.embedding.collective)))
 (let (($x3301 (= (_ bv38 7) old.embedding.split)))
 (= old.stream.junk_of_embedding (and $x3301 $x1188 $x1061 old.hidden.filled (not $x2850) $x1729))))))))
(assert
 (let (($x2564 (= (_ bv68 7) old.model.norm)))
 (let (($x1514 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x1061 (= (_ bv38 7) old.stream)))
 (let (($x1035 (= (_ bv5 7) old.attention.out.collective)))
 (let (($x3878 (= (_ bv61 7) old.attention.out.split)))
 (= old.stream.junk_of_attention (and $x3878 $x1035 $x1061 old.hidden.filled (not $x1514) $x2564))))))))
(assert
 (let (($x2564 (= (_ bv68 7) old.model.norm)))
 (let (($x2974 (and (or (not old.ffn.down.group.tp) (= 1 old.tp)) (or (not old.ffn.down.group.dp) (= 1 old.dp)) (or (not old.ffn.down.group.sp) (= 1 old.sp)) (or (not old.ffn.down.group.pp) (= 1 old.pp)))))
 (let (($x19 (not $x2974)))
 (let (($x1061 (= (_ bv38 7) old.stream)))
 (let (($x2973 (= (_ bv5 7) old.ffn.down.collective)))
 (let (($x1870 (= (_ bv61 7) old.ffn.down.split)))
 (= old.stream.junk_of_ffn (and $x1870 $x2973 $x1061 old.hidden.filled $x19 $x2564)))))))))
(assert
 (let (($x1488 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x1232 (or $x1488 (and (= 1 old.ffn.width.parts) (not old.ffn.width.padded)))))
 (let (($x1666 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x3616 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x3025 (or $x3616 $x1666)))
 (= old.ffn.width.everywhere (ite $x3025 old.ffn.width.given_everywhere $x1232))))))))
(assert
 (= old.ffn.piece_of_one (and old.ffn.width.filled (= (_ bv40 7) old.ffn.down.split))))
(assert
 (let (($x3333 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x1720 (or (not (= (_ bv4 7) old.ffn.gate.collective)) $x3333)))
 (let (($x1449 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x2224 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x2768 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x753 (or $x2768 $x2224)))
 (let (($x3808 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x2879 (= (_ bv40 7) old.ffn.up.split)))
 (let (($x1440 (< 1 old.tp)))
 (let (($x2308 (and old.model.gated $x1440 $x2879 $x3808 $x753 (not (= (_ bv24 7) old.ffn.up.sum)) (not (and old.ffn.gathers $x1449 $x1720)))))
 (= old.ffn.up_idle $x2308))))))))))))
(assert
 (let (($x3808 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x3333 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x1720 (or (not (= (_ bv4 7) old.ffn.gate.collective)) $x3333)))
 (let (($x3294 (ite old.model.gated $x1720 (or (not (= (_ bv4 7) old.ffn.up.collective)) $x3808))))
 (let (($x2482 (= (_ bv61 7) old.ffn.lead)))
 (let (($x983 (= (_ bv57 7) old.ffn.down.split)))
 (let (($x75 (and old.ffn.width.filled $x983 (not (and old.ffn.gathers $x2482 $x3294)))))
 (= old.ffn.piece_kept $x75)))))))))
(assert
 (let (($x2662 (= (_ bv10 7) old.ffn.gate.input)))
 (let (($x2376 (and $x2662 (not (and (= (_ bv38 7) old.stream) (= (_ bv40 7) old.ffn.gate.split))))))
 (let (($x1061 (= (_ bv38 7) old.stream)))
 (let (($x64 (= (_ bv32 7) old.ffn.gate.input)))
 (let (($x917 (= (_ bv96 7) old.stream)))
 (let (($x3146 (or $x917 $x64 (and $x1061 old.hidden.everywhere (not (= (_ bv40 7) old.ffn.gate.split))) $x2376)))
 (= old.ffn.gate_entering (ite $x3146 (_ bv96 7) old.stream)))))))))
(assert
 (let (($x746 (= (_ bv10 7) old.ffn.up.input)))
 (let (($x1203 (and $x746 (not (and (= (_ bv38 7) old.stream) (= (_ bv40 7) old.ffn.up.split))))))
 (let (($x1061 (= (_ bv38 7) old.stream)))
 (let (($x1816 (= (_ bv32 7) old.ffn.up.input)))
 (let (($x917 (= (_ bv96 7) old.stream)))
 (let (($x2495 (or $x917 $x1816 (and $x1061 old.hidden.everywhere (not (= (_ bv40 7) old.ffn.up.split))) $x1203)))
 (= old.ffn.up_entering (ite $x2495 (_ bv96 7) old.stream)))))))))
(assert
 (let (($x917 (= (_ bv96 7) old.stream)))
 (let (($x289 (or $x917 (and (= (_ bv38 7) old.stream) old.hidden.everywhere) (and (= (_ bv94 7) old.stream) old.stream_tokens.everywhere))))
 (= old.stream.in_order $x289))))
(assert
 (let (($x2149 (or old.stream.junk_of_attention (and old.stream.attention_keeps_junk old.stream.junk_of_embedding))))
 (= old.stream.junk_in_ffn_before $x2149)))
(assert
 (let (($x778 (not old.ffn.width.moved)))
 (let (($x462 (and old.ffn.width.everywhere $x778)))
 (= old.ffn.in_place (or $x462 old.ffn.width.filled)))))
(assert
 (let (($x2974 (and (or (not old.ffn.down.group.tp) (= 1 old.tp)) (or (not old.ffn.down.group.dp) (= 1 old.dp)) (or (not old.ffn.down.group.sp) (= 1 old.sp)) (or (not old.ffn.down.group.pp) (= 1 old.pp)))))
 (let (($x2287 (= (_ bv10 7) old.ffn.down.collective)))
 (let (($x1412 (= (_ bv57 7) old.ffn.down.collective)))
 (let (($x369 (and old.ffn.piece_kept old.stream.first_keeps_all (or (or $x1412 $x2287) $x2974))))
 (= old.ffn.first_reads $x369))))))
(assert
 (let (($x2278 (and old.model.behind_moe old.stream.junk_in_ffn_before)))
 (let (($x709 (or old.stream.junk_of_ffn (and old.stream.ffn_keeps_junk old.stream.junk_in_ffn_before))))
 (let (($x57 (and old.model.behind_dense $x709)))
 (= old.stream.junk_in_attention (or old.stream.junk_of_embedding $x57 $x2278))))))
(assert
 (let (($x778 (not old.ffn.width.moved)))
 (let (($x462 (and old.ffn.width.everywhere $x778)))
 (let ((?x2756 (ite $x462 (_ bv96 7) (ite old.ffn.width_twice_back (ite old.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x1440 (< 1 old.tp)))
 (let ((?x95 (ite old.ffn.width.everywhere (_ bv96 7) (ite old.ffn.piece_of_one (_ bv97 7) (ite old.model.gated (_ bv97 7) (_ bv16 7))))))
 (let (($x2167 (= (_ bv73 7) old.ffn.up.collective)))
 (let (($x2224 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x2768 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x753 (or $x2768 $x2224)))
 (let (($x1177 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x980 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x1798 (or $x980 (not (or $x1177 (and old.model.gated (= (_ bv0 7) old.ffn.up.sum)))) old.ffn.up_idle)))
 (let (($x3808 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x990 (or $x2768 $x980)))
 (let ((?x127 (ite (or $x990 $x3808 (and (= (_ bv4 7) old.ffn.up.collective) old.ffn.in_place)) (_ bv96 7) (ite $x2224 (_ bv21 7) (_ bv16 7)))))
 (let (($x333 (= (_ bv57 7) old.ffn.up.split)))
 (let ((?x954 (ite $x333 ?x127 (ite $x1798 (_ bv92 7) (ite $x753 (_ bv96 7) (ite $x2167 ?x95 (ite $x1440 (_ bv16 7) ?x2756)))))))
 (let (($x612 (or $x990 $x3808 (and $x2224 old.ffn.width.padded $x778) (and $x2167 old.ffn.width.leads))))
 (let ((?x1521 (ite (and $x2224 old.ffn.width.filled (not $x3808)) (_ bv96 7) (ite $x612 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x2336 (= (_ bv61 7) old.ffn.up.split)))
 (= old.ffn.up_state (ite $x2336 ?x1521 ?x954)))))))))))))))))))))))
(assert
 (let (($x1090 (or old.stream.junk_of_attention (and old.stream.attention_keeps_junk old.stream.junk_in_attention))))
 (= old.stream.junk_in_ffn $x1090)))
(assert
 (let (($x3454 (not old.ffn.width.everywhere)))
 (let (($x2577 (and (or (= (_ bv61 7) old.ffn.up.split) (= (_ bv97 7) old.ffn.up_state)) (not (= (_ bv96 7) old.ffn.up_state)) $x3454)))
 (= old.ffn.up_piece (ite $x2577 (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x207 (= (_ bv24 7) old.ffn.up.sum)))
 (let (($x980 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x1676 (and old.model.gated (= (_ bv92 7) old.ffn.up_state) (or $x980 $x207 old.ffn.up_idle))))
 (= old.ffn.up_left $x1676)))))
(assert
 (let (($x2239 (not old.ffn.up_left)))
 (let (($x472 (not old.model.joint)))
 (let (($x1458 (and old.ffn.piece_kept old.model.gated $x472 (= (_ bv97 7) old.ffn.up_piece) $x2239)))
 (= old.ffn.share_of_one $x1458)))))
(assert
 (let (($x778 (not old.ffn.width.moved)))
 (let (($x462 (and old.ffn.width.everywhere $x778)))
 (let (($x1440 (< 1 old.tp)))
 (let ((?x1516 (ite $x1440 (_ bv16 7) (ite $x462 (_ bv96 7) (ite old.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x512 (ite old.ffn.width.everywhere (_ bv96 7) (ite (or old.ffn.piece_of_one old.ffn.share_of_one) (_ bv97 7) (_ bv16 7)))))
 (let (($x643 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x2725 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x2172 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x2652 (= (_ bv57 7) old.ffn.gate.collective)))
 (let ((?x855 (ite (or $x2652 (not (= (_ bv15 7) old.ffn.gate.sum))) (_ bv92 7) (ite (or $x2172 $x2725) (_ bv96 7) (ite $x643 ?x512 ?x1516)))))
 (let (($x3333 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x2249 (or $x2172 $x2652)))
 (let (($x2442 (or $x2249 $x3333 (and (= (_ bv4 7) old.ffn.gate.collective) old.ffn.in_place))))
 (let (($x34 (= (_ bv57 7) old.ffn.gate.split)))
 (let (($x973 (or $x2249 $x3333 (and $x2725 old.ffn.width.padded $x778) (and $x643 old.ffn.width.leads))))
 (let ((?x215 (ite (and $x2725 old.ffn.width.filled (not $x3333)) (_ bv96 7) (ite $x973 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.gate.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x1449 (= (_ bv61 7) old.ffn.gate.split)))
 (= old.ffn.gate_state (ite $x1449 ?x215 (ite $x34 (ite $x2442 (_ bv96 7) (ite $x2725 (_ bv21 7) (_ bv16 7))) ?x855)))))))))))))))))))))
(assert
 (let (($x3454 (not old.ffn.width.everywhere)))
 (let (($x1449 (= (_ bv61 7) old.ffn.gate.split)))
 (= old.ffn.gate_piece (ite (and $x1449 (not (= (_ bv96 7) old.ffn.gate_state)) $x3454) (_ bv97 7) (_ bv96 7))))))
(assert
 (let ((?x2423 (ite old.ffn.up_left (_ bv92 7) (ite old.model.gated old.ffn.gate_piece old.ffn.up_piece))))
 (= old.ffn.product ?x2423)))
(assert
 (let ((?x1505 (ite old.ffn.share_of_one (_ bv92 7) old.ffn.product)))
 (let (($x3801 (not old.ffn.share_of_one)))
 (let (($x211 (or old.ffn.first_reads (and old.ffn.gathers (= (_ bv97 7) old.ffn.product) $x3801))))
 (= old.ffn.product_in (ite (and (not (= (_ bv92 7) old.ffn.product)) $x211) (_ bv96 7) ?x1505))))))
(assert
 (let (($x2239 (not old.ffn.up_left)))
 (let (($x1879 (= (_ bv94 7) old.ffn.up_entering)))
 (let (($x1445 (and $x1879 (or (not old.model.gated) (= (_ bv94 7) old.ffn.gate_entering)) $x2239 (not (= (_ bv4 7) old.ffn.down.collective)))))
 (let (($x1449 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x1671 (or (and (= (_ bv57 7) old.ffn.gate.split) (= (_ bv96 7) old.ffn.gate_state)) (and $x1449 old.ffn.width.everywhere (= (_ bv97 7) old.ffn.gate_state)))))
 (let (($x3333 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x2652 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x2172 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x2249 (or $x2172 $x2652)))
 (let (($x988 (= (_ bv94 7) old.ffn.gate_entering)))
 (let (($x2027 (not old.model.gated)))
 (let (($x1368 (= (_ bv97 7) old.ffn.up_state)))
 (let (($x2336 (= (_ bv61 7) old.ffn.up.split)))
 (let (($x3253 (or (and (= (_ bv57 7) old.ffn.up.split) (= (_ bv96 7) old.ffn.up_state)) (and $x2336 old.ffn.width.everywhere $x1368))))
 (let (($x3808 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x980 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x2768 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x990 (or $x2768 $x980)))
 (let (($x929 (and (and $x1879 (or $x990 $x3808) $x3253) (or $x2027 (and $x988 (or $x2249 $x3333) $x1671)) (= (_ bv96 7) old.ffn.product_in) (or (not (= (_ bv61 7) old.ffn.lead)) (not old.ffn.gathers)))))
 (let (($x1440 (< 1 old.tp)))
 (let (($x2974 (and (or (not old.ffn.down.group.tp) (= 1 old.tp)) (or (not old.ffn.down.group.dp) (= 1 old.dp)) (or (not old.ffn.down.group.sp) (= 1 old.sp)) (or (not old.ffn.down.group.pp) (= 1 old.pp)))))
 (let (($x1870 (= (_ bv61 7) old.ffn.down.split)))
 (let (($x2537 (and $x1870 old.hidden.everywhere (or (not (= (_ bv10 7) old.ffn.down.collective)) (and $x1440 $x2974)))))
 (let (($x983 (= (_ bv57 7) old.ffn.down.split)))
 (let (($x2701 (= (_ bv94 7) old.stream)))
 (= old.ffn.tokenwise (and $x2701 (or $x983 $x2537) (ite $x1440 $x929 $x1445)))))))))))))))))))))))))))))
(assert
 (let ((?x521 (ite (or (= (_ bv92 7) old.ffn.product_in) (= (_ bv40 7) old.ffn.down.split)) (_ bv92 7) (ite (= (_ bv61 7) old.ffn.down.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x2974 (and (or (not old.ffn.down.group.tp) (= 1 old.tp)) (or (not old.ffn.down.group.dp) (= 1 old.dp)) (or (not old.ffn.down.group.sp) (= 1 old.sp)) (or (not old.ffn.down.group.pp) (= 1 old.pp)))))
 (let (($x1412 (= (_ bv57 7) old.ffn.down.collective)))
 (let (($x730 (= (_ bv40 7) old.ffn.down.split)))
 (let (($x3692 (and $x730 (not (= (_ bv92 7) old.ffn.product_in)) (or $x1412 $x2974) old.ffn.width_where_kept)))
 (= old.ffn.down_state (ite old.ffn.tokenwise (_ bv94 7) (ite $x3692 (_ bv96 7) ?x521)))))))))
(assert
 (let (($x2687 (= (_ bv29 7) old.ffn.down.residual)))
 (let (($x1608 (or $x2687 (= (= (_ bv23 7) old.ffn.down.residual) (= (_ bv5 7) old.ffn.down.collective)))))
 (let (($x917 (= (_ bv96 7) old.stream)))
 (let (($x1189 (= (_ bv38 7) old.ffn.down_state)))
 (let (($x3417 (or (or (= (_ bv92 7) old.ffn.down_state) (= (_ bv96 7) old.ffn.down_state)) old.hidden.filled)))
 (let (($x942 (= old.ffn.down_state old.stream)))
 (let (($x3334 (= (_ bv92 7) old.ffn.down_state)))
 (let (($x232 (and (or $x2687 (= (_ bv23 7) old.ffn.down.residual)) $x3334 (or $x917 (and old.hidden.everywhere (not (= (_ bv94 7) old.stream)))))))
 (let (($x1061 (= (_ bv38 7) old.stream)))
 (let (($x2620 (= (_ bv27 7) old.ffn.down.residual)))
 (let (($x3698 (and $x2620 (not $x3334) (or $x942 (and old.hidden.everywhere (not (= (_ bv94 7) old.stream)))))))
 (let (($x2884 (or $x3698 (and $x2620 $x1061 old.hidden.filled) $x232 (and $x2687 old.stream.first_keeps_all $x942) (and $x2687 old.stream.first_has_all $x3417) (and $x1189 $x917 old.hidden.filled $x1608))))
 (let (($x2974 (and (or (not old.ffn.down.group.tp) (= 1 old.tp)) (or (not old.ffn.down.group.dp) (= 1 old.dp)) (or (not old.ffn.down.group.sp) (= 1 old.sp)) (or (not old.ffn.down.group.pp) (= 1 old.pp)))))
 (let (($x19 (not $x2974)))
 (let (($x3127 (= (_ bv73 7) old.ffn.down.collective)))
 (let (($x2973 (= (_ bv5 7) old.ffn.down.collective)))
 (let (($x3105 (and $x2620 old.stream.junk_in_ffn (or $x3334 (and $x1189 (or $x2973 $x3127) $x19)))))
 (let (($x2057 (or $x942 (and old.stream.in_order (or (not $x1189) old.hidden.everywhere)))))
 (let (($x1166 (= 1 old.tp)))
 (= old.ffn.residual_once (or (and $x1166 $x2057) (and (not $x3105) $x2884)))))))))))))))))))))))
(assert
 (let (($x2847 (= (_ bv5 7) new.attention.out.collective)))
 (or (= (_ bv4 7) new.attention.out.collective) $x2847 (= (_ bv10 7) new.attention.out.collective) (= (_ bv57 7) new.attention.out.collective) (= (_ bv73 7) new.attention.out.collective))))
(assert
 (let (($x3796 (= (_ bv27 7) new.attention.out.residual)))
 (let (($x1685 (= (_ bv1 7) new.attention.out.residual)))
 (or $x1685 (= (_ bv23 7) new.attention.out.residual) $x3796 (= (_ bv29 7) new.attention.out.residual)))))
(assert
 (let (($x2715 (= (_ bv61 7) new.attention.out.split)))
 (or (= (_ bv40 7) new.attention.out.split) (= (_ bv57 7) new.attention.out.split) $x2715)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1668 (= (_ bv5 7) new.embedding.collective)))
 (or (= (_ bv4 7) new.embedding.collective) $x1668 (= (_ bv10 7) new.embedding.collective) (= (_ bv57 7) new.embedding.collective) (= (_ bv73 7) new.embedding.collective))))
(assert
 (let (($x1475 (= (_ bv38 7) new.embedding.split)))
 (or $x1475 (= (_ bv57 7) new.embedding.split) (= (_ bv95 7) new.embedding.split))))
(assert
 (let (($x2706 (= (_ bv73 7) new.ffn.down.collective)))
 (let (($x1465 (= (_ bv57 7) new.ffn.down.collective)))
 (let (($x1969 (= (_ bv10 7) new.ffn.down.collective)))
 (let (($x2858 (= (_ bv5 7) new.ffn.down.collective)))
 (let (($x2362 (= (_ bv4 7) new.ffn.down.collective)))
 (or $x2362 $x2858 $x1969 $x1465 $x2706)))))))
(assert
 (let (($x2207 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x790 (= (_ bv10 7) new.ffn.down.input)))
 (or $x790 $x2207 (= (_ bv63 7) new.ffn.down.input)))))
(assert
 (let (($x3448 (= (_ bv29 7) new.ffn.down.residual)))
 (let (($x3092 (= (_ bv27 7) new.ffn.down.residual)))
 (let (($x2177 (= (_ bv23 7) new.ffn.down.residual)))
 (let (($x3125 (= (_ bv1 7) new.ffn.down.residual)))
 (or $x3125 $x2177 $x3092 $x3448))))))
(assert
 (let (($x2197 (= (_ bv61 7) new.ffn.down.split)))
 (let (($x422 (= (_ bv57 7) new.ffn.down.split)))
 (let (($x2635 (= (_ bv40 7) new.ffn.down.split)))
 (or $x2635 $x422 $x2197)))))
(assert
 (let (($x1334 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x2977 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x547 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x131 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x31 (= (_ bv4 7) new.ffn.gate.collective)))
 (or $x31 $x131 $x547 $x2977 $x1334)))))))
(assert
 (let (($x527 (= (_ bv32 7) new.ffn.gate.input)))
 (let (($x2384 (= (_ bv10 7) new.ffn.gate.input)))
 (or $x2384 $x527 (= (_ bv63 7) new.ffn.gate.input)))))
(assert
 (let (($x839 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x2750 (= (_ bv57 7) new.ffn.gate.split)))
 (let (($x1486 (= (_ bv40 7) new.ffn.gate.split)))
 (or $x1486 $x2750 $x839)))))
(assert
 (let (($x3764 (= (_ bv15 7) new.ffn.gate.sum)))
 (or (= (_ bv0 7) new.ffn.gate.sum) $x3764 (= (_ bv24 7) new.ffn.gate.sum) (= (_ bv69 7) new.ffn.gate.sum))))
(assert
 (let (($x2403 (= (_ bv73 7) new.ffn.up.collective)))
 (let (($x1311 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x3413 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x2085 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x91 (= (_ bv4 7) new.ffn.up.collective)))
 (or $x91 $x2085 $x3413 $x1311 $x2403)))))))
(assert
 (let (($x1645 (= (_ bv32 7) new.ffn.up.input)))
 (let (($x2514 (= (_ bv10 7) new.ffn.up.input)))
 (or $x2514 $x1645 (= (_ bv63 7) new.ffn.up.input)))))
(assert
 (let (($x667 (= (_ bv61 7) new.ffn.up.split)))
 (let (($x3420 (= (_ bv57 7) new.ffn.up.split)))
 (let (($x1904 (= (_ bv40 7) new.ffn.up.split)))
 (or $x1904 $x3420 $x667)))))
(assert
 (let (($x1827 (= (_ bv24 7) new.ffn.up.sum)))
 (let (($x3173 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x630 (= (_ bv0 7) new.ffn.up.sum)))
 (or $x630 $x3173 $x1827 (= (_ bv69 7) new.ffn.up.sum))))))
(assert
 (and (<= 1 new.ffn.width.block)))
(assert
 (let (($x1328 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x3123 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x3224 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x153 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x2176 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x1609 (= (_ bv26 7) new.ffn.width.kind)))
 (or (= (_ bv11 7) new.ffn.width.kind) (= (_ bv18 7) new.ffn.width.kind) $x1609 $x2176 (= (_ bv56 7) new.ffn.width.kind) $x153 $x3224 $x3123 $x1328 (= (_ bv99 7) new.ffn.width.kind)))))))))
(assert
 (and (<= 1 new.ffn.width.multiple)))
(assert
 (and (<= (- 1) new.ffn.width.n)))
(assert
 (and (<= 1 new.ffn.width.parts)))
(assert
 (let (($x2070 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1284 (= (_ bv86 7) new.hidden.kind)))
 (let (($x3088 (= (_ bv65 7) new.hidden.kind)))
 (let (($x2117 (= (_ bv48 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind) $x2117 (= (_ bv56 7) new.hidden.kind) $x3088 $x1284 (= (_ bv91 7) new.hidden.kind) $x2070 (= (_ bv99 7) new.hidden.kind)))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x2202 (= (_ bv68 7) new.model.norm)))
 (or (= (_ bv67 7) new.model.norm) $x2202 (= (_ bv82 7) new.model.norm))))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x2815 (= (_ bv96 7) new.stream)))
 (let (($x3770 (= (_ bv94 7) new.stream)))
 (let (($x1993 (= (_ bv38 7) new.stream)))
 (or $x1993 $x3770 $x2815)))))
(assert
 (let (($x850 (= (_ bv96 7) new.stream_tokens.kind)))
 (let (($x1953 (= (_ bv86 7) new.stream_tokens.kind)))
 (let (($x3620 (= (_ bv48 7) new.stream_tokens.kind)))
 (or (= (_ bv11 7) new.stream_tokens.kind) (= (_ bv18 7) new.stream_tokens.kind) (= (_ bv26 7) new.stream_tokens.kind) $x3620 (= (_ bv56 7) new.stream_tokens.kind) (= (_ bv65 7) new.stream_tokens.kind) $x1953 (= (_ bv91 7) new.stream_tokens.kind) $x850 (= (_ bv99 7) new.stream_tokens.kind))))))
(assert
 (and (<= 1 new.stream_tokens.parts)))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (= new.stream_tokens.padded false))
(assert
 (let (($x3088 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x3088 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let ((?x1239 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let (($x3424 (= (div (* ?x1239 new.hidden.multiple) new.hidden.parts) new.hidden.n)))
 (let (($x3088 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x3088 (< 1 new.hidden.parts) $x3424))))))
(assert
 (let (($x850 (= (_ bv96 7) new.stream_tokens.kind)))
 (let (($x611 (or $x850 (and (= 1 new.stream_tokens.parts) (not new.stream_tokens.padded)))))
 (let (($x2346 (ite (or (= (_ bv86 7) new.stream_tokens.kind) (= (_ bv48 7) new.stream_tokens.kind)) new.stream_tokens.given_everywhere $x611)))
 (= new.stream_tokens.everywhere $x2346)))))
(assert
 (let (($x153 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x2945 (and $x153 (not (= 0 (mod new.ffn.width.n new.ffn.width.multiple))))))
 (= new.ffn.width.padded $x2945))))
(assert
 (let ((?x3538 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x2390 (div (* ?x3538 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x3056 (< 1 new.ffn.width.parts)))
 (let (($x153 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.filled (and $x153 $x3056 (= ?x2390 new.ffn.width.n))))))))
(assert
 (let ((?x3538 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x2390 (div (* ?x3538 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x3056 (< 1 new.ffn.width.parts)))
 (let (($x153 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.leads (and $x153 $x3056 (<= new.ffn.width.n ?x2390))))))))
(assert
 (let (($x862 (= (- 1) new.ffn.width.n)))
 (let (($x1609 (= (_ bv26 7) new.ffn.width.kind)))
 (let (($x419 (ite $x1609 (or $x862 (<= new.ffn.width.parts new.ffn.width.n)) (or $x862 (< 1 new.ffn.width.n)))))
 (let ((?x3538 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x2390 (div (* ?x3538 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x153 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x3123 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x2508 (ite $x3123 (or $x862 (< new.ffn.width.block new.ffn.width.n)) (ite $x153 (or $x862 (< ?x2390 new.ffn.width.n)) $x419))))
 (let (($x2156 (ite (or (= (_ bv96 7) new.ffn.width.kind) (= 1 new.ffn.width.parts)) false $x2508)))
 (let (($x2176 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x3224 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x2897 (or $x3224 $x2176)))
 (= new.ffn.width.moved (ite $x2897 new.ffn.width.given_moved $x2156)))))))))))))))
(assert
 (let (($x2715 (= (_ bv61 7) new.attention.out.split)))
 (let (($x3796 (= (_ bv27 7) new.attention.out.residual)))
 (let (($x1685 (= (_ bv1 7) new.attention.out.residual)))
 (= new.stream.attention_keeps_junk (or $x1685 (and $x3796 $x2715)))))))
(assert
 (= new.ffn.lead (ite new.model.gated new.ffn.gate.split new.ffn.up.split)))
(assert
 (let (($x2207 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x2005 (or $x2207 (and (= (_ bv10 7) new.ffn.down.input) (not (= (_ bv40 7) new.ffn.down.split))))))
 (= new.ffn.gathers $x2005))))
(assert
 (let (($x3125 (= (_ bv1 7) new.ffn.down.residual)))
 (let (($x3397 (or $x3125 (and (= (_ bv27 7) new.ffn.down.residual) (= (_ bv61 7) new.ffn.down.split)))))
 (= new.stream.ffn_keeps_junk (or new.model.parallel $x3397)))))
(assert
 (let (($x2070 (= (_ bv96 7) new.hidden.kind)))
 (let (($x456 (ite (or (= (_ bv86 7) new.hidden.kind) (= (_ bv48 7) new.hidden.kind)) new.hidden.given_everywhere (or $x2070 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x456))))
(assert
 (let (($x2522 (not new.model.embedding_norm)))
 (let (($x3051 (and (or (not new.embedding.group.tp) (= 1 new.tp)) (or (not new.embedding.group.dp) (= 1 new.dp)) (or (not new.embedding.group.sp) (= 1 new.sp)) (or (not new.embedding.group.pp) (= 1 new.pp)))))
 (let (($x1993 (= (_ bv38 7) new.stream)))
 (let (($x1668 (= (_ bv5 7) new.embedding.collective)))
 (let (($x1475 (= (_ bv38 7) new.embedding.split)))
 (= new.stream.junk_of_embedding (and $x1475 $x1668 $x1993 new.hidden.filled (not $x3051) $x2522))))))))
(assert
 (let (($x2202 (= (_ bv68 7) new.model.norm)))
 (let (($x885 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x1993 (= (_ bv38 7) new.stream)))
 (let (($x2847 (= (_ bv5 7) new.attention.out.collective)))
 (let (($x2715 (= (_ bv61 7) new.attention.out.split)))
 (= new.stream.junk_of_attention (and $x2715 $x2847 $x1993 new.hidden.filled (not $x885) $x2202))))))))
(assert
 (let (($x2202 (= (_ bv68 7) new.model.norm)))
 (let (($x219 (and (or (not new.ffn.down.group.tp) (= 1 new.tp)) (or (not new.ffn.down.group.dp) (= 1 new.dp)) (or (not new.ffn.down.group.sp) (= 1 new.sp)) (or (not new.ffn.down.group.pp) (= 1 new.pp)))))
 (let (($x122 (not $x219)))
 (let (($x1993 (= (_ bv38 7) new.stream)))
 (let (($x2858 (= (_ bv5 7) new.ffn.down.collective)))
 (let (($x2197 (= (_ bv61 7) new.ffn.down.split)))
 (= new.stream.junk_of_ffn (and $x2197 $x2858 $x1993 new.hidden.filled $x122 $x2202)))))))))
(assert
 (let (($x1328 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x1214 (or $x1328 (and (= 1 new.ffn.width.parts) (not new.ffn.width.padded)))))
 (let (($x2176 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x3224 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x2897 (or $x3224 $x2176)))
 (= new.ffn.width.everywhere (ite $x2897 new.ffn.width.given_everywhere $x1214))))))))
(assert
 (= new.ffn.piece_of_one (and new.ffn.width.filled (= (_ bv40 7) new.ffn.down.split))))
(assert
 (let (($x2718 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x3693 (or (not (= (_ bv4 7) new.ffn.gate.collective)) $x2718)))
 (let (($x839 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x2085 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x3413 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x3931 (or $x3413 $x2085)))
 (let (($x2515 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x1904 (= (_ bv40 7) new.ffn.up.split)))
 (let (($x264 (< 1 new.tp)))
 (let (($x1629 (and new.model.gated $x264 $x1904 $x2515 $x3931 (not (= (_ bv24 7) new.ffn.up.sum)) (not (and new.ffn.gathers $x839 $x3693)))))
 (= new.ffn.up_idle $x1629))))))))))))
(assert
 (let (($x2515 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x2718 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x3693 (or (not (= (_ bv4 7) new.ffn.gate.collective)) $x2718)))
 (let (($x3276 (ite new.model.gated $x3693 (or (not (= (_ bv4 7) new.ffn.up.collective)) $x2515))))
 (let (($x3140 (= (_ bv61 7) new.ffn.lead)))
 (let (($x422 (= (_ bv57 7) new.ffn.down.split)))
 (let (($x1631 (and new.ffn.width.filled $x422 (not (and new.ffn.gathers $x3140 $x3276)))))
 (= new.ffn.piece_kept $x1631)))))))))
(assert
 (let (($x2384 (= (_ bv10 7) new.ffn.gate.input)))
 (let (($x3083 (and $x2384 (not (and (= (_ bv38 7) new.stream) (= (_ bv40 7) new.ffn.gate.split))))))
 (let (($x1993 (= (_ bv38 7) new.stream)))
 (let (($x527 (= (_ bv32 7) new.ffn.gate.input)))
 (let (($x2815 (= (_ bv96 7) new.stream)))
 (let (($x1013 (or $x2815 $x527 (and $x1993 new.hidden.everywhere (not (= (_ bv40 7) new.ffn.gate.split))) $x3083)))
 (= new.ffn.gate_entering (ite $x1013 (_ bv96 7) new.stream)))))))))
(assert
 (let (($x2514 (= (_ bv10 7) new.ffn.up.input)))
 (let (($x2170 (and $x2514 (not (and (= (_ bv38 7) new.stream) (= (_ bv40 7) new.ffn.up.split))))))
 (let (($x1993 (= (_ bv38 7) new.stream)))
 (let (($x1645 (= (_ bv32 7) new.ffn.up.input)))
 (let (($x2815 (= (_ bv96 7) new.stream)))
 (let (($x1271 (or $x2815 $x1645 (and $x1993 new.hidden.everywhere (not (= (_ bv40 7) new.ffn.up.split))) $x2170)))
 (= new.ffn.up_entering (ite $x1271 (_ bv96 7) new.stream)))))))))
(assert
 (let (($x2815 (= (_ bv96 7) new.stream)))
 (let (($x892 (or $x2815 (and (= (_ bv38 7) new.stream) new.hidden.everywhere) (and (= (_ bv94 7) new.stream) new.stream_tokens.everywhere))))
 (= new.stream.in_order $x892))))
(assert
 (let (($x1322 (or new.stream.junk_of_attention (and new.stream.attention_keeps_junk new.stream.junk_of_embedding))))
 (= new.stream.junk_in_ffn_before $x1322)))
(assert
 (let (($x312 (not new.ffn.width.moved)))
 (let (($x1773 (and new.ffn.width.everywhere $x312)))
 (= new.ffn.in_place (or $x1773 new.ffn.width.filled)))))
(assert
 (let (($x219 (and (or (not new.ffn.down.group.tp) (= 1 new.tp)) (or (not new.ffn.down.group.dp) (= 1 new.dp)) (or (not new.ffn.down.group.sp) (= 1 new.sp)) (or (not new.ffn.down.group.pp) (= 1 new.pp)))))
 (let (($x1969 (= (_ bv10 7) new.ffn.down.collective)))
 (let (($x1465 (= (_ bv57 7) new.ffn.down.collective)))
 (let (($x1029 (and new.ffn.piece_kept new.stream.first_keeps_all (or (or $x1465 $x1969) $x219))))
 (= new.ffn.first_reads $x1029))))))
(assert
 (let (($x1839 (or new.stream.junk_of_ffn (and new.stream.ffn_keeps_junk new.stream.junk_in_ffn_before))))
 (let (($x2320 (or new.stream.junk_of_embedding (and new.model.behind_dense $x1839) (and new.model.behind_moe new.stream.junk_in_ffn_before))))
 (= new.stream.junk_in_attention $x2320))))
(assert
 (let (($x312 (not new.ffn.width.moved)))
 (let (($x1773 (and new.ffn.width.everywhere $x312)))
 (let ((?x3682 (ite $x1773 (_ bv96 7) (ite new.ffn.width_twice_back (ite new.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x264 (< 1 new.tp)))
 (let ((?x1354 (ite new.ffn.width.everywhere (_ bv96 7) (ite new.ffn.piece_of_one (_ bv97 7) (ite new.model.gated (_ bv97 7) (_ bv16 7))))))
 (let (($x2403 (= (_ bv73 7) new.ffn.up.collective)))
 (let (($x2085 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x3413 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x3931 (or $x3413 $x2085)))
 (let (($x3173 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x1311 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x2183 (or $x1311 (not (or $x3173 (and new.model.gated (= (_ bv0 7) new.ffn.up.sum)))) new.ffn.up_idle)))
 (let (($x2515 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x455 (or $x3413 $x1311)))
 (let ((?x1295 (ite (or $x455 $x2515 (and (= (_ bv4 7) new.ffn.up.collective) new.ffn.in_place)) (_ bv96 7) (ite $x2085 (_ bv21 7) (_ bv16 7)))))
 (let (($x3420 (= (_ bv57 7) new.ffn.up.split)))
 (let ((?x1146 (ite $x3420 ?x1295 (ite $x2183 (_ bv92 7) (ite $x3931 (_ bv96 7) (ite $x2403 ?x1354 (ite $x264 (_ bv16 7) ?x3682)))))))
 (let (($x62 (or $x455 $x2515 (and $x2085 new.ffn.width.padded $x312) (and $x2403 new.ffn.width.leads))))
 (let ((?x1326 (ite (and $x2085 new.ffn.width.filled (not $x2515)) (_ bv96 7) (ite $x62 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x667 (= (_ bv61 7) new.ffn.up.split)))
 (= new.ffn.up_state (ite $x667 ?x1326 ?x1146)))))))))))))))))))))))
(assert
 (let (($x636 (or new.stream.junk_of_attention (and new.stream.attention_keeps_junk new.stream.junk_in_attention))))
 (= new.stream.junk_in_ffn $x636)))
(assert
 (let (($x3581 (not new.ffn.width.everywhere)))
 (let (($x2682 (and (or (= (_ bv61 7) new.ffn.up.split) (= (_ bv97 7) new.ffn.up_state)) (not (= (_ bv96 7) new.ffn.up_state)) $x3581)))
 (= new.ffn.up_piece (ite $x2682 (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x1827 (= (_ bv24 7) new.ffn.up.sum)))
 (let (($x1311 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x874 (and new.model.gated (= (_ bv92 7) new.ffn.up_state) (or $x1311 $x1827 new.ffn.up_idle))))
 (= new.ffn.up_left $x874)))))
(assert
 (let (($x1045 (not new.ffn.up_left)))
 (let (($x2360 (not new.model.joint)))
 (let (($x1812 (and new.ffn.piece_kept new.model.gated $x2360 (= (_ bv97 7) new.ffn.up_piece) $x1045)))
 (= new.ffn.share_of_one $x1812)))))
(assert
 (let (($x312 (not new.ffn.width.moved)))
 (let (($x1773 (and new.ffn.width.everywhere $x312)))
 (let (($x264 (< 1 new.tp)))
 (let ((?x11 (ite $x264 (_ bv16 7) (ite $x1773 (_ bv96 7) (ite new.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x598 (ite new.ffn.width.everywhere (_ bv96 7) (ite (or new.ffn.piece_of_one new.ffn.share_of_one) (_ bv97 7) (_ bv16 7)))))
 (let (($x1334 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x131 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x547 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x2977 (= (_ bv57 7) new.ffn.gate.collective)))
 (let ((?x858 (ite (or $x2977 (not (= (_ bv15 7) new.ffn.gate.sum))) (_ bv92 7) (ite (or $x547 $x131) (_ bv96 7) (ite $x1334 ?x598 ?x11)))))
 (let (($x2718 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x163 (or $x547 $x2977)))
 (let (($x2809 (or $x163 $x2718 (and (= (_ bv4 7) new.ffn.gate.collective) new.ffn.in_place))))
 (let (($x2750 (= (_ bv57 7) new.ffn.gate.split)))
 (let (($x319 (or $x163 $x2718 (and $x131 new.ffn.width.padded $x312) (and $x1334 new.ffn.width.leads))))
 (let ((?x2030 (ite (and $x131 new.ffn.width.filled (not $x2718)) (_ bv96 7) (ite $x319 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.gate.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x839 (= (_ bv61 7) new.ffn.gate.split)))
 (= new.ffn.gate_state (ite $x839 ?x2030 (ite $x2750 (ite $x2809 (_ bv96 7) (ite $x131 (_ bv21 7) (_ bv16 7))) ?x858)))))))))))))))))))))
(assert
 (let (($x3581 (not new.ffn.width.everywhere)))
 (let (($x839 (= (_ bv61 7) new.ffn.gate.split)))
 (= new.ffn.gate_piece (ite (and $x839 (not (= (_ bv96 7) new.ffn.gate_state)) $x3581) (_ bv97 7) (_ bv96 7))))))
(assert
 (let ((?x2722 (ite new.ffn.up_left (_ bv92 7) (ite new.model.gated new.ffn.gate_piece new.ffn.up_piece))))
 (= new.ffn.product ?x2722)))
(assert
 (let ((?x3071 (ite new.ffn.share_of_one (_ bv92 7) new.ffn.product)))
 (let (($x580 (not new.ffn.share_of_one)))
 (let (($x2686 (or new.ffn.first_reads (and new.ffn.gathers (= (_ bv97 7) new.ffn.product) $x580))))
 (= new.ffn.product_in (ite (and (not (= (_ bv92 7) new.ffn.product)) $x2686) (_ bv96 7) ?x3071))))))
(assert
 (let (($x1045 (not new.ffn.up_left)))
 (let (($x2458 (= (_ bv94 7) new.ffn.up_entering)))
 (let (($x2302 (and $x2458 (or (not new.model.gated) (= (_ bv94 7) new.ffn.gate_entering)) $x1045 (not (= (_ bv4 7) new.ffn.down.collective)))))
 (let (($x839 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x184 (or (and (= (_ bv57 7) new.ffn.gate.split) (= (_ bv96 7) new.ffn.gate_state)) (and $x839 new.ffn.width.everywhere (= (_ bv97 7) new.ffn.gate_state)))))
 (let (($x2718 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x2977 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x547 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x163 (or $x547 $x2977)))
 (let (($x909 (= (_ bv94 7) new.ffn.gate_entering)))
 (let (($x2206 (not new.model.gated)))
 (let (($x863 (= (_ bv97 7) new.ffn.up_state)))
 (let (($x667 (= (_ bv61 7) new.ffn.up.split)))
 (let (($x2364 (or (and (= (_ bv57 7) new.ffn.up.split) (= (_ bv96 7) new.ffn.up_state)) (and $x667 new.ffn.width.everywhere $x863))))
 (let (($x2515 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x1311 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x3413 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x455 (or $x3413 $x1311)))
 (let (($x3162 (and (and $x2458 (or $x455 $x2515) $x2364) (or $x2206 (and $x909 (or $x163 $x2718) $x184)) (= (_ bv96 7) new.ffn.product_in) (or (not (= (_ bv61 7) new.ffn.lead)) (not new.ffn.gathers)))))
 (let (($x264 (< 1 new.tp)))
 (let (($x219 (and (or (not new.ffn.down.group.tp) (= 1 new.tp)) (or (not new.ffn.down.group.dp) (= 1 new.dp)) (or (not new.ffn.down.group.sp) (= 1 new.sp)) (or (not new.ffn.down.group.pp) (= 1 new.pp)))))
 (let (($x2197 (= (_ bv61 7) new.ffn.down.split)))
 (let (($x2393 (and $x2197 new.hidden.everywhere (or (not (= (_ bv10 7) new.ffn.down.collective)) (and $x264 $x219)))))
 (let (($x422 (= (_ bv57 7) new.ffn.down.split)))
 (let (($x3770 (= (_ bv94 7) new.stream)))
 (= new.ffn.tokenwise (and $x3770 (or $x422 $x2393) (ite $x264 $x3162 $x2302)))))))))))))))))))))))))))))
(assert
 (let ((?x1983 (ite (or (= (_ bv92 7) new.ffn.product_in) (= (_ bv40 7) new.ffn.down.split)) (_ bv92 7) (ite (= (_ bv61 7) new.ffn.down.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x219 (and (or (not new.ffn.down.group.tp) (= 1 new.tp)) (or (not new.ffn.down.group.dp) (= 1 new.dp)) (or (not new.ffn.down.group.sp) (= 1 new.sp)) (or (not new.ffn.down.group.pp) (= 1 new.pp)))))
 (let (($x1465 (= (_ bv57 7) new.ffn.down.collective)))
 (let (($x2635 (= (_ bv40 7) new.ffn.down.split)))
 (let (($x1551 (and $x2635 (not (= (_ bv92 7) new.ffn.product_in)) (or $x1465 $x219) new.ffn.width_where_kept)))
 (= new.ffn.down_state (ite new.ffn.tokenwise (_ bv94 7) (ite $x1551 (_ bv96 7) ?x1983)))))))))
(assert
 (let (($x3448 (= (_ bv29 7) new.ffn.down.residual)))
 (let (($x2347 (or $x3448 (= (= (_ bv23 7) new.ffn.down.residual) (= (_ bv5 7) new.ffn.down.collective)))))
 (let (($x2815 (= (_ bv96 7) new.stream)))
 (let (($x1390 (= (_ bv38 7) new.ffn.down_state)))
 (let (($x2557 (or (or (= (_ bv92 7) new.ffn.down_state) (= (_ bv96 7) new.ffn.down_state)) new.hidden.filled)))
 (let (($x78 (= new.ffn.down_state new.stream)))
 (let (($x3283 (= (_ bv92 7) new.ffn.down_state)))
 (let (($x2698 (and (or $x3448 (= (_ bv23 7) new.ffn.down.residual)) $x3283 (or $x2815 (and new.hidden.everywhere (not (= (_ bv94 7) new.stream)))))))
 (let (($x1993 (= (_ bv38 7) new.stream)))
 (let (($x3092 (= (_ bv27 7) new.ffn.down.residual)))
 (let (($x1162 (and $x3092 (not $x3283) (or $x78 (and new.hidden.everywhere (not (= (_ bv94 7) new.stream)))))))
 (let (($x1740 (or $x1162 (and $x3092 $x1993 new.hidden.filled) $x2698 (and $x3448 new.stream.first_keeps_all $x78) (and $x3448 new.stream.first_has_all $x2557) (and $x1390 $x2815 new.hidden.filled $x2347))))
 (let (($x219 (and (or (not new.ffn.down.group.tp) (= 1 new.tp)) (or (not new.ffn.down.group.dp) (= 1 new.dp)) (or (not new.ffn.down.group.sp) (= 1 new.sp)) (or (not new.ffn.down.group.pp) (= 1 new.pp)))))
 (let (($x122 (not $x219)))
 (let (($x2706 (= (_ bv73 7) new.ffn.down.collective)))
 (let (($x2858 (= (_ bv5 7) new.ffn.down.collective)))
 (let (($x475 (and $x3092 new.stream.junk_in_ffn (or $x3283 (and $x1390 (or $x2858 $x2706) $x122)))))
 (let (($x1624 (or $x78 (and new.stream.in_order (or (not $x1390) new.hidden.everywhere)))))
 (let (($x3079 (= 1 new.tp)))
 (= new.ffn.residual_once (or (and $x3079 $x1624) (and (not $x475) $x1740)))))))))))))))))))))))
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
 (= old.attention.out.residual new.attention.out.residual))
(assert
 (= old.attention.out.split new.attention.out.split))
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
 (= old.ffn.down.input new.ffn.down.input))
(assert
 (= old.ffn.down.residual new.ffn.down.residual))
(assert
 (= old.ffn.down.split new.ffn.down.split))
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
 (= old.ffn.gate.input new.ffn.gate.input))
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
 (= old.ffn.up.input new.ffn.up.input))
(assert
 (= old.ffn.up.split new.ffn.up.split))
(assert
 (= old.ffn.up.sum new.ffn.up.sum))
(assert
 (= old.ffn.width.block new.ffn.width.block))
(assert
 (= old.ffn.width.given_everywhere new.ffn.width.given_everywhere))
(assert
 (= old.ffn.width.given_moved new.ffn.width.given_moved))
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
 (= old.ffn.width_where_kept new.ffn.width_where_kept))
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
 (= old.model.gated new.model.gated))
(assert
 (= old.model.joint new.model.joint))
(assert
 (= old.model.norm new.model.norm))
(assert
 (= old.model.parallel new.model.parallel))
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
 (= (_ bv42 7) old.batch.idle))
(assert
 (let (($x1625 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x899 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2135 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1348 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x1389 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x1389 $x1348 $x2135 $x899 $x1625)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1132 (* old.sp old.tp)))
 (<= old.moe.block ?x1132)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1132 (* old.sp old.tp)))
 (= old.stage.ranks ?x1132)))
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
 (let (($x1635 (not old.moe.group.sp)))
 (let (($x2899 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x2899 $x1635))))
(assert
 (let ((?x654 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x654)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x295 (not new.model.scaled_residual)))
 (let (($x2202 (= (_ bv68 7) new.model.norm)))
 (let (($x3125 (= (_ bv1 7) new.ffn.down.residual)))
 (not (or new.model.parallel $x3125 (and $x2202 $x295 new.ffn.residual_once)))))))
(assert
 (let (($x2580 (not old.model.scaled_residual)))
(let (($x2564 (= (_ bv68 7) old.model.norm)))
(let (($x3223 (= (_ bv1 7) old.ffn.down.residual)))
(or old.model.parallel $x3223 (and $x2564 $x2580 old.ffn.residual_once))))))
(check-sat)

; from one replica to any number, question 117
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
(declare-fun old.lm_head.cut.filled () Bool)
(declare-fun old.lm_head.cut.padded () Bool)
(declare-fun old.lm_head.cut.given_moved () Bool)
(declare-fun old.lm_head.cut.moved () Bool)
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
(declare-fun new.lm_head.cut.filled () Bool)
(declare-fun new.lm_head.cut.padded () Bool)
(declare-fun new.lm_head.cut.given_moved () Bool)
(declare-fun new.lm_head.cut.moved () Bool)
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
 (let (($x819 (= (_ bv42 7) old.batch.idle)))
 (or $x819 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x1625 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1389 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x899 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2135 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1348 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1348 $x2135 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x899 $x1389 $x1625)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (and (<= 1 old.hidden.block)))
(assert
 (and (<= 0 old.hidden.given_least)))
(assert
 (let (($x3005 (= (_ bv99 7) old.hidden.kind)))
 (let (($x1524 (= (_ bv96 7) old.hidden.kind)))
 (let (($x12 (= (_ bv91 7) old.hidden.kind)))
 (let (($x577 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1593 (= (_ bv65 7) old.hidden.kind)))
 (let (($x1722 (= (_ bv56 7) old.hidden.kind)))
 (let (($x3436 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2645 (= (_ bv26 7) old.hidden.kind)))
 (let (($x2019 (= (_ bv18 7) old.hidden.kind)))
 (let (($x3820 (= (_ bv11 7) old.hidden.kind)))
 (or $x3820 $x2019 $x2645 $x3436 $x1722 $x1593 $x577 $x12 $x1524 $x3005))))))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x2036 (= (_ bv73 7) old.lm_head.collective)))
 (let (($x2232 (= (_ bv57 7) old.lm_head.collective)))
 (let (($x1182 (= (_ bv10 7) old.lm_head.collective)))
 (let (($x2969 (= (_ bv5 7) old.lm_head.collective)))
 (let (($x424 (= (_ bv4 7) old.lm_head.collective)))
 (or $x424 $x2969 $x1182 $x2232 $x2036)))))))
(assert
 (and (<= 1 old.lm_head.cut.block)))
(assert
 (let (($x1025 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x792 (= (_ bv91 7) old.lm_head.cut.kind)))
 (let (($x1433 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x1876 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x2081 (= (_ bv48 7) old.lm_head.cut.kind)))
 (let (($x1205 (= (_ bv26 7) old.lm_head.cut.kind)))
 (or (= (_ bv11 7) old.lm_head.cut.kind) (= (_ bv18 7) old.lm_head.cut.kind) $x1205 $x2081 (= (_ bv56 7) old.lm_head.cut.kind) $x1876 $x1433 $x792 $x1025 (= (_ bv99 7) old.lm_head.cut.kind)))))))))
(assert
 (and (<= 1 old.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) old.lm_head.cut.n)))
(assert
 (and (<= 1 old.lm_head.cut.parts)))
(assert
 (let (($x2430 (= (_ bv95 7) old.lm_head.split)))
 (let (($x3509 (= (_ bv40 7) old.lm_head.split)))
 (or $x3509 (= (_ bv57 7) old.lm_head.split) $x2430))))
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
 (let (($x1593 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x1593 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let ((?x3722 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x2162 (div (* ?x3722 old.hidden.multiple) old.hidden.parts)))
 (let (($x1210 (= (- 1) old.hidden.n)))
 (let ((?x2952 (ite (or $x1210 (< (* ?x2162 old.hidden.parts) old.hidden.n)) 0 1)))
 (let (($x1593 (= (_ bv65 7) old.hidden.kind)))
 (let ((?x966 (ite $x1593 (ite (= 0 (mod old.hidden.multiple old.hidden.parts)) 1 ?x2952) old.hidden.given_least)))
 (let ((?x3406 (ite (or $x1210 (not (= 0 (mod old.hidden.n old.hidden.parts)))) 0 1)))
 (let (($x2645 (= (_ bv26 7) old.hidden.kind)))
 (let ((?x1607 (ite $x2645 (ite (and $x1210 (= 1 old.hidden.parts)) 1 ?x3406) ?x966)))
 (let (($x1722 (= (_ bv56 7) old.hidden.kind)))
 (let (($x3005 (= (_ bv99 7) old.hidden.kind)))
 (let (($x12 (= (_ bv91 7) old.hidden.kind)))
 (let (($x3820 (= (_ bv11 7) old.hidden.kind)))
 (let (($x2019 (= (_ bv18 7) old.hidden.kind)))
 (let (($x1524 (= (_ bv96 7) old.hidden.kind)))
 (let ((?x889 (ite $x1524 old.hidden.parts (ite (or $x2019 $x3820 $x12 $x3005 $x1722) 1 ?x1607))))
 (= old.hidden.least ?x889))))))))))))))))))
(assert
 (let ((?x3722 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x2162 (div (* ?x3722 old.hidden.multiple) old.hidden.parts)))
 (let (($x1593 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x1593 (< 1 old.hidden.parts) (= ?x2162 old.hidden.n)))))))
(assert
 (let (($x2645 (= (_ bv26 7) old.hidden.kind)))
 (let (($x2664 (ite $x2645 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x3722 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x2162 (div (* ?x3722 old.hidden.multiple) old.hidden.parts)))
 (let (($x1210 (= (- 1) old.hidden.n)))
 (let (($x1593 (= (_ bv65 7) old.hidden.kind)))
 (let (($x12 (= (_ bv91 7) old.hidden.kind)))
 (let (($x2913 (ite $x12 (or $x1210 (< old.hidden.block old.hidden.n)) (ite $x1593 (or $x1210 (< ?x2162 old.hidden.n)) $x2664))))
 (let (($x568 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x2913)))
 (let (($x3436 (= (_ bv48 7) old.hidden.kind)))
 (let (($x577 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1614 (or $x577 $x3436)))
 (= old.hidden.moved (ite $x1614 old.hidden.given_moved $x568)))))))))))))))
(assert
 (let ((?x377 (div (- (+ old.lm_head.cut.n old.lm_head.cut.multiple) 1) old.lm_head.cut.multiple)))
 (let ((?x2178 (div (* ?x377 old.lm_head.cut.multiple) old.lm_head.cut.parts)))
 (let (($x1876 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x357 (and $x1876 (< 1 old.lm_head.cut.parts) (= ?x2178 old.lm_head.cut.n))))
 (= old.lm_head.cut.filled $x357))))))
(assert
 (let (($x1876 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x645 (and $x1876 (not (= 0 (mod old.lm_head.cut.n old.lm_head.cut.multiple))))))
 (= old.lm_head.cut.padded $x645))))
(assert
 (let (($x435 (= (- 1) old.lm_head.cut.n)))
 (let (($x1205 (= (_ bv26 7) old.lm_head.cut.kind)))
 (let (($x1038 (ite $x1205 (or $x435 (<= old.lm_head.cut.parts old.lm_head.cut.n)) (or $x435 (< 1 old.lm_head.cut.n)))))
 (let ((?x377 (div (- (+ old.lm_head.cut.n old.lm_head.cut.multiple) 1) old.lm_head.cut.multiple)))
 (let ((?x2178 (div (* ?x377 old.lm_head.cut.multiple) old.lm_head.cut.parts)))
 (let (($x1876 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x792 (= (_ bv91 7) old.lm_head.cut.kind)))
 (let (($x840 (ite $x792 (or $x435 (< old.lm_head.cut.block old.lm_head.cut.n)) (ite $x1876 (or $x435 (< ?x2178 old.lm_head.cut.n)) $x1038))))
 (let (($x3490 (ite (or (= (_ bv96 7) old.lm_head.cut.kind) (= 1 old.lm_head.cut.parts)) false $x840)))
 (let (($x2081 (= (_ bv48 7) old.lm_head.cut.kind)))
 (let (($x1433 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x3811 (or $x1433 $x2081)))
 (= old.lm_head.cut.moved (ite $x3811 old.lm_head.cut.given_moved $x3490)))))))))))))))
(assert
 (let (($x1524 (= (_ bv96 7) old.hidden.kind)))
 (let (($x3436 (= (_ bv48 7) old.hidden.kind)))
 (let (($x577 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1614 (or $x577 $x3436)))
 (let (($x147 (ite $x1614 old.hidden.given_everywhere (or $x1524 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x147)))))))
(assert
 (let (($x1025 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x2219 (or $x1025 (and (= 1 old.lm_head.cut.parts) (not old.lm_head.cut.padded)))))
 (let (($x2081 (= (_ bv48 7) old.lm_head.cut.kind)))
 (let (($x1433 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x3811 (or $x1433 $x2081)))
 (= old.lm_head.cut.everywhere (ite $x3811 old.lm_head.cut.given_everywhere $x2219))))))))
(assert
 (let (($x640 (not old.hidden.moved)))
 (let (($x3005 (= (_ bv99 7) old.hidden.kind)))
 (let (($x12 (= (_ bv91 7) old.hidden.kind)))
 (let (($x3820 (= (_ bv11 7) old.hidden.kind)))
 (let (($x2019 (= (_ bv18 7) old.hidden.kind)))
 (let (($x1066 (or old.hidden.everywhere old.hidden.filled (and (or $x2019 $x3820 $x12 $x3005) $x640))))
 (let (($x3436 (= (_ bv48 7) old.hidden.kind)))
 (let (($x577 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1614 (or $x577 $x3436)))
 (= old.hidden.undivided (ite $x1614 old.hidden.given_undivided $x1066))))))))))))
(assert
 (let (($x1862 (and (or (not old.lm_head.group.tp) (= 1 old.tp)) (or (not old.lm_head.group.dp) (= 1 old.dp)) (or (not old.lm_head.group.sp) (= 1 old.sp)) (or (not old.lm_head.group.pp) (= 1 old.pp)))))
 (let (($x2232 (= (_ bv57 7) old.lm_head.collective)))
 (let (($x1385 (or $x2232 $x1862)))
 (let (($x3509 (= (_ bv40 7) old.lm_head.split)))
 (let (($x1921 (and $x3509 (and old.hidden.undivided (= old.hidden.least old.hidden.parts)) $x1385)))
 (let (($x2430 (= (_ bv95 7) old.lm_head.split)))
 (let ((?x1321 (ite (and $x2430 old.lm_head.cut.everywhere $x1385) (_ bv96 7) (ite $x2430 (_ bv95 7) (ite $x1921 (_ bv96 7) (ite $x3509 (_ bv92 7) (_ bv96 7)))))))
 (= old.lm_head.state ?x1321)))))))))
(assert
 (let (($x1862 (and (or (not old.lm_head.group.tp) (= 1 old.tp)) (or (not old.lm_head.group.dp) (= 1 old.dp)) (or (not old.lm_head.group.sp) (= 1 old.sp)) (or (not old.lm_head.group.pp) (= 1 old.pp)))))
 (let (($x3624 (or (or (= (_ bv10 7) old.lm_head.collective) (= (_ bv57 7) old.lm_head.collective)) $x1862)))
 (let (($x3195 (or (or (= (_ bv10 7) old.lm_head.collective) (= (_ bv5 7) old.lm_head.collective)) (and (= (_ bv73 7) old.lm_head.collective) old.lm_head.cut.everywhere))))
 (let ((?x3182 (ite (= (_ bv92 7) old.lm_head.state) (ite $x3195 (_ bv96 7) (ite (= (_ bv57 7) old.lm_head.collective) (_ bv92 7) (_ bv16 7))) (ite $x3624 (_ bv96 7) (ite (= (_ bv5 7) old.lm_head.collective) (_ bv21 7) (_ bv16 7))))))
 (let (($x2490 (or (or (= (_ bv10 7) old.lm_head.collective) (= (_ bv4 7) old.lm_head.collective)) (and (= (_ bv5 7) old.lm_head.collective) old.lm_head.cut.filled))))
 (let ((?x2782 (ite (= (_ bv95 7) old.lm_head.state) (ite $x2490 (_ bv96 7) (ite (= (_ bv57 7) old.lm_head.collective) (_ bv95 7) (_ bv16 7))) ?x3182)))
 (= old.lm_head.joined ?x2782))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (and (<= 1 new.hidden.block)))
(assert
 (and (<= 0 new.hidden.given_least)))
(assert
 (let (($x1459 (= (_ bv99 7) new.hidden.kind)))
 (let (($x2070 (= (_ bv96 7) new.hidden.kind)))
 (let (($x2673 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1284 (= (_ bv86 7) new.hidden.kind)))
 (let (($x3088 (= (_ bv65 7) new.hidden.kind)))
 (let (($x2292 (= (_ bv56 7) new.hidden.kind)))
 (let (($x2117 (= (_ bv48 7) new.hidden.kind)))
 (let (($x3606 (= (_ bv26 7) new.hidden.kind)))
 (let (($x2106 (= (_ bv18 7) new.hidden.kind)))
 (let (($x3148 (= (_ bv11 7) new.hidden.kind)))
 (or $x3148 $x2106 $x3606 $x2117 $x2292 $x3088 $x1284 $x2673 $x2070 $x1459))))))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x2245 (= (_ bv73 7) new.lm_head.collective)))
 (let (($x53 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x116 (= (_ bv10 7) new.lm_head.collective)))
 (let (($x2236 (= (_ bv5 7) new.lm_head.collective)))
 (let (($x2660 (= (_ bv4 7) new.lm_head.collective)))
 (or $x2660 $x2236 $x116 $x53 $x2245)))))))
(assert
 (and (<= 1 new.lm_head.cut.block)))
(assert
 (let (($x1996 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x1039 (= (_ bv91 7) new.lm_head.cut.kind)))
 (let (($x3238 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x1167 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x897 (= (_ bv48 7) new.lm_head.cut.kind)))
 (let (($x179 (= (_ bv26 7) new.lm_head.cut.kind)))
 (or (= (_ bv11 7) new.lm_head.cut.kind) (= (_ bv18 7) new.lm_head.cut.kind) $x179 $x897 (= (_ bv56 7) new.lm_head.cut.kind) $x1167 $x3238 $x1039 $x1996 (= (_ bv99 7) new.lm_head.cut.kind)))))))))
(assert
 (and (<= 1 new.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) new.lm_head.cut.n)))
(assert
 (and (<= 1 new.lm_head.cut.parts)))
(assert
 (let (($x846 (= (_ bv95 7) new.lm_head.split)))
 (let (($x1238 (= (_ bv40 7) new.lm_head.split)))
 (or $x1238 (= (_ bv57 7) new.lm_head.split) $x846))))
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
 (let (($x3088 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x3088 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let ((?x1239 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x493 (div (* ?x1239 new.hidden.multiple) new.hidden.parts)))
 (let (($x2881 (= (- 1) new.hidden.n)))
 (let ((?x1183 (ite (or $x2881 (< (* ?x493 new.hidden.parts) new.hidden.n)) 0 1)))
 (let (($x3088 (= (_ bv65 7) new.hidden.kind)))
 (let ((?x3421 (ite $x3088 (ite (= 0 (mod new.hidden.multiple new.hidden.parts)) 1 ?x1183) new.hidden.given_least)))
 (let ((?x2056 (ite (or $x2881 (not (= 0 (mod new.hidden.n new.hidden.parts)))) 0 1)))
 (let (($x3606 (= (_ bv26 7) new.hidden.kind)))
 (let ((?x3735 (ite $x3606 (ite (and $x2881 (= 1 new.hidden.parts)) 1 ?x2056) ?x3421)))
 (let (($x2292 (= (_ bv56 7) new.hidden.kind)))
 (let (($x1459 (= (_ bv99 7) new.hidden.kind)))
 (let (($x2673 (= (_ bv91 7) new.hidden.kind)))
 (let (($x3148 (= (_ bv11 7) new.hidden.kind)))
 (let (($x2106 (= (_ bv18 7) new.hidden.kind)))
 (let (($x2070 (= (_ bv96 7) new.hidden.kind)))
 (let ((?x2439 (ite $x2070 new.hidden.parts (ite (or $x2106 $x3148 $x2673 $x1459 $x2292) 1 ?x3735))))
 (= new.hidden.least ?x2439))))))))))))))))))
(assert
 (let ((?x1239 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x493 (div (* ?x1239 new.hidden.multiple) new.hidden.parts)))
 (let (($x3088 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x3088 (< 1 new.hidden.parts) (= ?x493 new.hidden.n)))))))
(assert
 (let (($x3606 (= (_ bv26 7) new.hidden.kind)))
 (let (($x2072 (ite $x3606 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x1239 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x493 (div (* ?x1239 new.hidden.multiple) new.hidden.parts)))
 (let (($x2881 (= (- 1) new.hidden.n)))
 (let (($x3088 (= (_ bv65 7) new.hidden.kind)))
 (let (($x2673 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1160 (ite $x2673 (or $x2881 (< new.hidden.block new.hidden.n)) (ite $x3088 (or $x2881 (< ?x493 new.hidden.n)) $x2072))))
 (let (($x936 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x1160)))
 (let (($x2117 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1284 (= (_ bv86 7) new.hidden.kind)))
 (let (($x3209 (or $x1284 $x2117)))
 (= new.hidden.moved (ite $x3209 new.hidden.given_moved $x936)))))))))))))))
(assert
 (let ((?x546 (div (- (+ new.lm_head.cut.n new.lm_head.cut.multiple) 1) new.lm_head.cut.multiple)))
 (let ((?x2392 (div (* ?x546 new.lm_head.cut.multiple) new.lm_head.cut.parts)))
 (let (($x1167 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x2875 (and $x1167 (< 1 new.lm_head.cut.parts) (= ?x2392 new.lm_head.cut.n))))
 (= new.lm_head.cut.filled $x2875))))))
(assert
 (let (($x1167 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x272 (and $x1167 (not (= 0 (mod new.lm_head.cut.n new.lm_head.cut.multiple))))))
 (= new.lm_head.cut.padded $x272))))
(assert
 (let (($x2803 (= (- 1) new.lm_head.cut.n)))
 (let (($x179 (= (_ bv26 7) new.lm_head.cut.kind)))
 (let (($x1821 (ite $x179 (or $x2803 (<= new.lm_head.cut.parts new.lm_head.cut.n)) (or $x2803 (< 1 new.lm_head.cut.n)))))
 (let ((?x546 (div (- (+ new.lm_head.cut.n new.lm_head.cut.multiple) 1) new.lm_head.cut.multiple)))
 (let ((?x2392 (div (* ?x546 new.lm_head.cut.multiple) new.lm_head.cut.parts)))
 (let (($x1167 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x1039 (= (_ bv91 7) new.lm_head.cut.kind)))
 (let (($x1590 (ite $x1039 (or $x2803 (< new.lm_head.cut.block new.lm_head.cut.n)) (ite $x1167 (or $x2803 (< ?x2392 new.lm_head.cut.n)) $x1821))))
 (let (($x2261 (ite (or (= (_ bv96 7) new.lm_head.cut.kind) (= 1 new.lm_head.cut.parts)) false $x1590)))
 (let (($x897 (= (_ bv48 7) new.lm_head.cut.kind)))
 (let (($x3238 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x1441 (or $x3238 $x897)))
 (= new.lm_head.cut.moved (ite $x1441 new.lm_head.cut.given_moved $x2261)))))))))))))))
(assert
 (let (($x2070 (= (_ bv96 7) new.hidden.kind)))
 (let (($x2117 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1284 (= (_ bv86 7) new.hidden.kind)))
 (let (($x3209 (or $x1284 $x2117)))
 (let (($x456 (ite $x3209 new.hidden.given_everywhere (or $x2070 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x456)))))))
(assert
 (let (($x1996 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x2237 (or $x1996 (and (= 1 new.lm_head.cut.parts) (not new.lm_head.cut.padded)))))
 (let (($x897 (= (_ bv48 7) new.lm_head.cut.kind)))
 (let (($x3238 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x1441 (or $x3238 $x897)))
 (= new.lm_head.cut.everywhere (ite $x1441 new.lm_head.cut.given_everywhere $x2237))))))))
(assert
 (let (($x826 (not new.hidden.moved)))
 (let (($x1459 (= (_ bv99 7) new.hidden.kind)))
 (let (($x2673 (= (_ bv91 7) new.hidden.kind)))
 (let (($x3148 (= (_ bv11 7) new.hidden.kind)))
 (let (($x2106 (= (_ bv18 7) new.hidden.kind)))
 (let (($x3646 (or new.hidden.everywhere new.hidden.filled (and (or $x2106 $x3148 $x2673 $x1459) $x826))))
 (let (($x2117 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1284 (= (_ bv86 7) new.hidden.kind)))
 (let (($x3209 (or $x1284 $x2117)))
 (= new.hidden.undivided (ite $x3209 new.hidden.given_undivided $x3646))))))))))))
(assert
 (let (($x1573 (and (or (not new.lm_head.group.tp) (= 1 new.tp)) (or (not new.lm_head.group.dp) (= 1 new.dp)) (or (not new.lm_head.group.sp) (= 1 new.sp)) (or (not new.lm_head.group.pp) (= 1 new.pp)))))
 (let (($x53 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x218 (or $x53 $x1573)))
 (let (($x1238 (= (_ bv40 7) new.lm_head.split)))
 (let (($x770 (and $x1238 (and new.hidden.undivided (= new.hidden.least new.hidden.parts)) $x218)))
 (let (($x846 (= (_ bv95 7) new.lm_head.split)))
 (let ((?x2127 (ite (and $x846 new.lm_head.cut.everywhere $x218) (_ bv96 7) (ite $x846 (_ bv95 7) (ite $x770 (_ bv96 7) (ite $x1238 (_ bv92 7) (_ bv96 7)))))))
 (= new.lm_head.state ?x2127)))))))))
(assert
 (let (($x1573 (and (or (not new.lm_head.group.tp) (= 1 new.tp)) (or (not new.lm_head.group.dp) (= 1 new.dp)) (or (not new.lm_head.group.sp) (= 1 new.sp)) (or (not new.lm_head.group.pp) (= 1 new.pp)))))
 (let (($x560 (or (or (= (_ bv10 7) new.lm_head.collective) (= (_ bv57 7) new.lm_head.collective)) $x1573)))
 (let (($x799 (or (or (= (_ bv10 7) new.lm_head.collective) (= (_ bv5 7) new.lm_head.collective)) (and (= (_ bv73 7) new.lm_head.collective) new.lm_head.cut.everywhere))))
 (let ((?x2244 (ite (= (_ bv92 7) new.lm_head.state) (ite $x799 (_ bv96 7) (ite (= (_ bv57 7) new.lm_head.collective) (_ bv92 7) (_ bv16 7))) (ite $x560 (_ bv96 7) (ite (= (_ bv5 7) new.lm_head.collective) (_ bv21 7) (_ bv16 7))))))
 (let (($x2808 (or (or (= (_ bv10 7) new.lm_head.collective) (= (_ bv4 7) new.lm_head.collective)) (and (= (_ bv5 7) new.lm_head.collective) new.lm_head.cut.filled))))
 (let ((?x1775 (ite (= (_ bv95 7) new.lm_head.state) (ite $x2808 (_ bv96 7) (ite (= (_ bv57 7) new.lm_head.collective) (_ bv95 7) (_ bv16 7))) ?x2244)))
 (= new.lm_head.joined ?x1775))))))))
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
 (= (_ bv42 7) old.batch.idle))
(assert
 (let (($x1625 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x899 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2135 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1348 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x1389 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x1389 $x1348 $x2135 $x899 $x1625)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1132 (* old.sp old.tp)))
 (<= old.moe.block ?x1132)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1132 (* old.sp old.tp)))
 (= old.stage.ranks ?x1132)))
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
 (let (($x1635 (not old.moe.group.sp)))
 (let (($x2899 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x2899 $x1635))))
(assert
 (let ((?x654 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x654)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x3309 (not (or new.lm_head.cut.moved new.lm_head.cut.padded))))
 (let (($x3079 (= 1 new.tp)))
 (let (($x1355 (or (= (_ bv96 7) new.lm_head.joined) (and $x3079 (or (not (= (_ bv95 7) new.lm_head.split)) $x3309)))))
 (not $x1355)))))
(assert
 (let (($x2545 (not (or old.lm_head.cut.moved old.lm_head.cut.padded))))
(let (($x1166 (= 1 old.tp)))
(or (= (_ bv96 7) old.lm_head.joined) (and $x1166 (or (not (= (_ bv95 7) old.lm_head.split)) $x2545))))))
(check-sat)

; from one replica to any number, question 118
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
 (let (($x819 (= (_ bv42 7) old.batch.idle)))
 (or $x819 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x1625 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1389 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x899 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2135 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1348 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1348 $x2135 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x899 $x1389 $x1625)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (and (<= 1 old.hidden.block)))
(assert
 (and (<= 0 old.hidden.given_least)))
(assert
 (let (($x3005 (= (_ bv99 7) old.hidden.kind)))
 (let (($x1524 (= (_ bv96 7) old.hidden.kind)))
 (let (($x12 (= (_ bv91 7) old.hidden.kind)))
 (let (($x577 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1593 (= (_ bv65 7) old.hidden.kind)))
 (let (($x1722 (= (_ bv56 7) old.hidden.kind)))
 (let (($x3436 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2645 (= (_ bv26 7) old.hidden.kind)))
 (let (($x2019 (= (_ bv18 7) old.hidden.kind)))
 (let (($x3820 (= (_ bv11 7) old.hidden.kind)))
 (or $x3820 $x2019 $x2645 $x3436 $x1722 $x1593 $x577 $x12 $x1524 $x3005))))))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x2232 (= (_ bv57 7) old.lm_head.collective)))
 (let (($x1182 (= (_ bv10 7) old.lm_head.collective)))
 (or (= (_ bv4 7) old.lm_head.collective) (= (_ bv5 7) old.lm_head.collective) $x1182 $x2232 (= (_ bv73 7) old.lm_head.collective)))))
(assert
 (let (($x1025 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x1433 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x1876 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x2081 (= (_ bv48 7) old.lm_head.cut.kind)))
 (or (= (_ bv11 7) old.lm_head.cut.kind) (= (_ bv18 7) old.lm_head.cut.kind) (= (_ bv26 7) old.lm_head.cut.kind) $x2081 (= (_ bv56 7) old.lm_head.cut.kind) $x1876 $x1433 (= (_ bv91 7) old.lm_head.cut.kind) $x1025 (= (_ bv99 7) old.lm_head.cut.kind)))))))
(assert
 (and (<= 1 old.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) old.lm_head.cut.n)))
(assert
 (and (<= 1 old.lm_head.cut.parts)))
(assert
 (let (($x2430 (= (_ bv95 7) old.lm_head.split)))
 (let (($x3509 (= (_ bv40 7) old.lm_head.split)))
 (or $x3509 (= (_ bv57 7) old.lm_head.split) $x2430))))
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
 (let (($x1593 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x1593 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let ((?x3722 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x2162 (div (* ?x3722 old.hidden.multiple) old.hidden.parts)))
 (let (($x1210 (= (- 1) old.hidden.n)))
 (let ((?x2952 (ite (or $x1210 (< (* ?x2162 old.hidden.parts) old.hidden.n)) 0 1)))
 (let (($x1593 (= (_ bv65 7) old.hidden.kind)))
 (let ((?x966 (ite $x1593 (ite (= 0 (mod old.hidden.multiple old.hidden.parts)) 1 ?x2952) old.hidden.given_least)))
 (let ((?x3406 (ite (or $x1210 (not (= 0 (mod old.hidden.n old.hidden.parts)))) 0 1)))
 (let (($x2645 (= (_ bv26 7) old.hidden.kind)))
 (let ((?x1607 (ite $x2645 (ite (and $x1210 (= 1 old.hidden.parts)) 1 ?x3406) ?x966)))
 (let (($x1722 (= (_ bv56 7) old.hidden.kind)))
 (let (($x3005 (= (_ bv99 7) old.hidden.kind)))
 (let (($x12 (= (_ bv91 7) old.hidden.kind)))
 (let (($x3820 (= (_ bv11 7) old.hidden.kind)))
 (let (($x2019 (= (_ bv18 7) old.hidden.kind)))
 (let (($x1524 (= (_ bv96 7) old.hidden.kind)))
 (let ((?x889 (ite $x1524 old.hidden.parts (ite (or $x2019 $x3820 $x12 $x3005 $x1722) 1 ?x1607))))
 (= old.hidden.least ?x889))))))))))))))))))
(assert
 (let ((?x3722 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x2162 (div (* ?x3722 old.hidden.multiple) old.hidden.parts)))
 (let (($x1593 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x1593 (< 1 old.hidden.parts) (= ?x2162 old.hidden.n)))))))
(assert
 (let (($x2645 (= (_ bv26 7) old.hidden.kind)))
 (let (($x2664 (ite $x2645 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x3722 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x2162 (div (* ?x3722 old.hidden.multiple) old.hidden.parts)))
 (let (($x1210 (= (- 1) old.hidden.n)))
 (let (($x1593 (= (_ bv65 7) old.hidden.kind)))
 (let (($x12 (= (_ bv91 7) old.hidden.kind)))
 (let (($x2913 (ite $x12 (or $x1210 (< old.hidden.block old.hidden.n)) (ite $x1593 (or $x1210 (< ?x2162 old.hidden.n)) $x2664))))
 (let (($x568 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x2913)))
 (let (($x3436 (= (_ bv48 7) old.hidden.kind)))
 (let (($x577 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1614 (or $x577 $x3436)))
 (= old.hidden.moved (ite $x1614 old.hidden.given_moved $x568)))))))))))))))
(assert
 (let (($x1876 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x645 (and $x1876 (not (= 0 (mod old.lm_head.cut.n old.lm_head.cut.multiple))))))
 (= old.lm_head.cut.padded $x645))))
(assert
 (let (($x1524 (= (_ bv96 7) old.hidden.kind)))
 (let (($x3436 (= (_ bv48 7) old.hidden.kind)))
 (let (($x577 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1614 (or $x577 $x3436)))
 (let (($x147 (ite $x1614 old.hidden.given_everywhere (or $x1524 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x147)))))))
(assert
 (let (($x1025 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x2219 (or $x1025 (and (= 1 old.lm_head.cut.parts) (not old.lm_head.cut.padded)))))
 (let (($x1059 (ite (or (= (_ bv86 7) old.lm_head.cut.kind) (= (_ bv48 7) old.lm_head.cut.kind)) old.lm_head.cut.given_everywhere $x2219)))
 (= old.lm_head.cut.everywhere $x1059)))))
(assert
 (let (($x640 (not old.hidden.moved)))
 (let (($x3005 (= (_ bv99 7) old.hidden.kind)))
 (let (($x12 (= (_ bv91 7) old.hidden.kind)))
 (let (($x3820 (= (_ bv11 7) old.hidden.kind)))
 (let (($x2019 (= (_ bv18 7) old.hidden.kind)))
 (let (($x1066 (or old.hidden.everywhere old.hidden.filled (and (or $x2019 $x3820 $x12 $x3005) $x640))))
 (let (($x3436 (= (_ bv48 7) old.hidden.kind)))
 (let (($x577 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1614 (or $x577 $x3436)))
 (= old.hidden.undivided (ite $x1614 old.hidden.given_undivided $x1066))))))))))))
(assert
 (let (($x2956 (not old.lm_head.group.pp)))
 (let (($x2193 (or $x2956 (= 1 old.pp))))
 (let (($x2532 (not old.lm_head.group.sp)))
 (let (($x2221 (or $x2532 (= 1 old.sp))))
 (let (($x993 (= 1 old.dp)))
 (let (($x2175 (not old.lm_head.group.dp)))
 (let (($x2494 (or $x2175 $x993)))
 (let (($x1862 (and (or (not old.lm_head.group.tp) (= 1 old.tp)) $x2494 $x2221 $x2193)))
 (let (($x2232 (= (_ bv57 7) old.lm_head.collective)))
 (let (($x1385 (or $x2232 $x1862)))
 (let (($x3509 (= (_ bv40 7) old.lm_head.split)))
 (let (($x1921 (and $x3509 (and old.hidden.undivided (= old.hidden.least old.hidden.parts)) $x1385)))
 (let (($x2430 (= (_ bv95 7) old.lm_head.split)))
 (let ((?x1321 (ite (and $x2430 old.lm_head.cut.everywhere $x1385) (_ bv96 7) (ite $x2430 (_ bv95 7) (ite $x1921 (_ bv96 7) (ite $x3509 (_ bv92 7) (_ bv96 7)))))))
 (= old.lm_head.state ?x1321))))))))))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (and (<= 1 new.hidden.block)))
(assert
 (and (<= 0 new.hidden.given_least)))
(assert
 (let (($x1459 (= (_ bv99 7) new.hidden.kind)))
 (let (($x2070 (= (_ bv96 7) new.hidden.kind)))
 (let (($x2673 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1284 (= (_ bv86 7) new.hidden.kind)))
 (let (($x3088 (= (_ bv65 7) new.hidden.kind)))
 (let (($x2292 (= (_ bv56 7) new.hidden.kind)))
 (let (($x2117 (= (_ bv48 7) new.hidden.kind)))
 (let (($x3606 (= (_ bv26 7) new.hidden.kind)))
 (let (($x2106 (= (_ bv18 7) new.hidden.kind)))
 (let (($x3148 (= (_ bv11 7) new.hidden.kind)))
 (or $x3148 $x2106 $x3606 $x2117 $x2292 $x3088 $x1284 $x2673 $x2070 $x1459))))))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x53 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x116 (= (_ bv10 7) new.lm_head.collective)))
 (or (= (_ bv4 7) new.lm_head.collective) (= (_ bv5 7) new.lm_head.collective) $x116 $x53 (= (_ bv73 7) new.lm_head.collective)))))
(assert
 (let (($x1996 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x3238 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x1167 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x897 (= (_ bv48 7) new.lm_head.cut.kind)))
 (or (= (_ bv11 7) new.lm_head.cut.kind) (= (_ bv18 7) new.lm_head.cut.kind) (= (_ bv26 7) new.lm_head.cut.kind) $x897 (= (_ bv56 7) new.lm_head.cut.kind) $x1167 $x3238 (= (_ bv91 7) new.lm_head.cut.kind) $x1996 (= (_ bv99 7) new.lm_head.cut.kind)))))))
(assert
 (and (<= 1 new.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) new.lm_head.cut.n)))
(assert
 (and (<= 1 new.lm_head.cut.parts)))
(assert
 (let (($x846 (= (_ bv95 7) new.lm_head.split)))
 (let (($x1238 (= (_ bv40 7) new.lm_head.split)))
 (or $x1238 (= (_ bv57 7) new.lm_head.split) $x846))))
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
 (let (($x3088 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x3088 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let ((?x1239 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x493 (div (* ?x1239 new.hidden.multiple) new.hidden.parts)))
 (let (($x2881 (= (- 1) new.hidden.n)))
 (let ((?x1183 (ite (or $x2881 (< (* ?x493 new.hidden.parts) new.hidden.n)) 0 1)))
 (let (($x3088 (= (_ bv65 7) new.hidden.kind)))
 (let ((?x3421 (ite $x3088 (ite (= 0 (mod new.hidden.multiple new.hidden.parts)) 1 ?x1183) new.hidden.given_least)))
 (let ((?x2056 (ite (or $x2881 (not (= 0 (mod new.hidden.n new.hidden.parts)))) 0 1)))
 (let (($x3606 (= (_ bv26 7) new.hidden.kind)))
 (let ((?x3735 (ite $x3606 (ite (and $x2881 (= 1 new.hidden.parts)) 1 ?x2056) ?x3421)))
 (let (($x2292 (= (_ bv56 7) new.hidden.kind)))
 (let (($x1459 (= (_ bv99 7) new.hidden.kind)))
 (let (($x2673 (= (_ bv91 7) new.hidden.kind)))
 (let (($x3148 (= (_ bv11 7) new.hidden.kind)))
 (let (($x2106 (= (_ bv18 7) new.hidden.kind)))
 (let (($x2070 (= (_ bv96 7) new.hidden.kind)))
 (let ((?x2439 (ite $x2070 new.hidden.parts (ite (or $x2106 $x3148 $x2673 $x1459 $x2292) 1 ?x3735))))
 (= new.hidden.least ?x2439))))))))))))))))))
(assert
 (let ((?x1239 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x493 (div (* ?x1239 new.hidden.multiple) new.hidden.parts)))
 (let (($x3088 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x3088 (< 1 new.hidden.parts) (= ?x493 new.hidden.n)))))))
(assert
 (let (($x3606 (= (_ bv26 7) new.hidden.kind)))
 (let (($x2072 (ite $x3606 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x1239 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x493 (div (* ?x1239 new.hidden.multiple) new.hidden.parts)))
 (let (($x2881 (= (- 1) new.hidden.n)))
 (let (($x3088 (= (_ bv65 7) new.hidden.kind)))
 (let (($x2673 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1160 (ite $x2673 (or $x2881 (< new.hidden.block new.hidden.n)) (ite $x3088 (or $x2881 (< ?x493 new.hidden.n)) $x2072))))
 (let (($x936 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x1160)))
 (let (($x2117 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1284 (= (_ bv86 7) new.hidden.kind)))
 (let (($x3209 (or $x1284 $x2117)))
 (= new.hidden.moved (ite $x3209 new.hidden.given_moved $x936)))))))))))))))
(assert
 (let (($x1167 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x272 (and $x1167 (not (= 0 (mod new.lm_head.cut.n new.lm_head.cut.multiple))))))
 (= new.lm_head.cut.padded $x272))))
(assert
 (let (($x2070 (= (_ bv96 7) new.hidden.kind)))
 (let (($x2117 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1284 (= (_ bv86 7) new.hidden.kind)))
 (let (($x3209 (or $x1284 $x2117)))
 (let (($x456 (ite $x3209 new.hidden.given_everywhere (or $x2070 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x456)))))))
(assert
 (let (($x1996 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x2237 (or $x1996 (and (= 1 new.lm_head.cut.parts) (not new.lm_head.cut.padded)))))
 (let (($x2702 (ite (or (= (_ bv86 7) new.lm_head.cut.kind) (= (_ bv48 7) new.lm_head.cut.kind)) new.lm_head.cut.given_everywhere $x2237)))
 (= new.lm_head.cut.everywhere $x2702)))))
(assert
 (let (($x826 (not new.hidden.moved)))
 (let (($x1459 (= (_ bv99 7) new.hidden.kind)))
 (let (($x2673 (= (_ bv91 7) new.hidden.kind)))
 (let (($x3148 (= (_ bv11 7) new.hidden.kind)))
 (let (($x2106 (= (_ bv18 7) new.hidden.kind)))
 (let (($x3646 (or new.hidden.everywhere new.hidden.filled (and (or $x2106 $x3148 $x2673 $x1459) $x826))))
 (let (($x2117 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1284 (= (_ bv86 7) new.hidden.kind)))
 (let (($x3209 (or $x1284 $x2117)))
 (= new.hidden.undivided (ite $x3209 new.hidden.given_undivided $x3646))))))))))))
(assert
 (let (($x3084 (not new.lm_head.group.pp)))
 (let (($x1450 (or $x3084 (= 1 new.pp))))
 (let (($x3542 (not new.lm_head.group.sp)))
 (let (($x1308 (or $x3542 (= 1 new.sp))))
 (let (($x1399 (= 1 new.dp)))
 (let (($x2436 (not new.lm_head.group.dp)))
 (let (($x3217 (or $x2436 $x1399)))
 (let (($x1573 (and (or (not new.lm_head.group.tp) (= 1 new.tp)) $x3217 $x1308 $x1450)))
 (let (($x53 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x218 (or $x53 $x1573)))
 (let (($x1238 (= (_ bv40 7) new.lm_head.split)))
 (let (($x770 (and $x1238 (and new.hidden.undivided (= new.hidden.least new.hidden.parts)) $x218)))
 (let (($x846 (= (_ bv95 7) new.lm_head.split)))
 (let ((?x2127 (ite (and $x846 new.lm_head.cut.everywhere $x218) (_ bv96 7) (ite $x846 (_ bv95 7) (ite $x770 (_ bv96 7) (ite $x1238 (_ bv92 7) (_ bv96 7)))))))
 (= new.lm_head.state ?x2127))))))))))))))))
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
 (= (_ bv42 7) old.batch.idle))
(assert
 (let (($x1625 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x899 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2135 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1348 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x1389 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x1389 $x1348 $x2135 $x899 $x1625)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1132 (* old.sp old.tp)))
 (<= old.moe.block ?x1132)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1132 (* old.sp old.tp)))
 (= old.stage.ranks ?x1132)))
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
 (let (($x1635 (not old.moe.group.sp)))
 (let (($x2899 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x2899 $x1635))))
(assert
 (let ((?x654 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x654)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x3084 (not new.lm_head.group.pp)))
 (let (($x1450 (or $x3084 (= 1 new.pp))))
 (let (($x3542 (not new.lm_head.group.sp)))
 (let (($x1308 (or $x3542 (= 1 new.sp))))
 (let (($x1399 (= 1 new.dp)))
 (let (($x2436 (not new.lm_head.group.dp)))
 (let (($x3217 (or $x2436 $x1399)))
 (let (($x1573 (and (or (not new.lm_head.group.tp) (= 1 new.tp)) $x3217 $x1308 $x1450)))
 (let (($x116 (= (_ bv10 7) new.lm_head.collective)))
 (let (($x53 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x3769 (or $x53 (and (= (_ bv96 7) new.lm_head.state) (or $x116 $x1573)) (and (or new.lm_head.group.tp (= 1 new.tp)) $x3217 $x1308 $x1450))))
 (not $x3769)))))))))))))
(assert
 (let (($x2956 (not old.lm_head.group.pp)))
(let (($x2193 (or $x2956 (= 1 old.pp))))
(let (($x2532 (not old.lm_head.group.sp)))
(let (($x2221 (or $x2532 (= 1 old.sp))))
(let (($x993 (= 1 old.dp)))
(let (($x2175 (not old.lm_head.group.dp)))
(let (($x2494 (or $x2175 $x993)))
(let (($x1862 (and (or (not old.lm_head.group.tp) (= 1 old.tp)) $x2494 $x2221 $x2193)))
(let (($x1182 (= (_ bv10 7) old.lm_head.collective)))
(let (($x2232 (= (_ bv57 7) old.lm_head.collective)))
(or $x2232 (and (= (_ bv96 7) old.lm_head.state) (or $x1182 $x1862)) (and (or old.lm_head.group.tp (= 1 old.tp)) $x2494 $x2221 $x2193)))))))))))))
(check-sat)

; from one replica to any number, question 119
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
 (let (($x819 (= (_ bv42 7) old.batch.idle)))
 (or $x819 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x1625 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1389 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x899 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2135 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1348 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1348 $x2135 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x899 $x1389 $x1625)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (and (<= 1 old.hidden.block)))
(assert
 (and (<= 0 old.hidden.given_least)))
(assert
 (let (($x3005 (= (_ bv99 7) old.hidden.kind)))
 (let (($x1524 (= (_ bv96 7) old.hidden.kind)))
 (let (($x12 (= (_ bv91 7) old.hidden.kind)))
 (let (($x577 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1593 (= (_ bv65 7) old.hidden.kind)))
 (let (($x1722 (= (_ bv56 7) old.hidden.kind)))
 (let (($x3436 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2645 (= (_ bv26 7) old.hidden.kind)))
 (let (($x2019 (= (_ bv18 7) old.hidden.kind)))
 (let (($x3820 (= (_ bv11 7) old.hidden.kind)))
 (or $x3820 $x2019 $x2645 $x3436 $x1722 $x1593 $x577 $x12 $x1524 $x3005))))))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x2232 (= (_ bv57 7) old.lm_head.collective)))
 (let (($x1182 (= (_ bv10 7) old.lm_head.collective)))
 (let (($x424 (= (_ bv4 7) old.lm_head.collective)))
 (or $x424 (= (_ bv5 7) old.lm_head.collective) $x1182 $x2232 (= (_ bv73 7) old.lm_head.collective))))))
(assert
 (let (($x1025 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x1433 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x1876 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x2081 (= (_ bv48 7) old.lm_head.cut.kind)))
 (or (= (_ bv11 7) old.lm_head.cut.kind) (= (_ bv18 7) old.lm_head.cut.kind) (= (_ bv26 7) old.lm_head.cut.kind) $x2081 (= (_ bv56 7) old.lm_head.cut.kind) $x1876 $x1433 (= (_ bv91 7) old.lm_head.cut.kind) $x1025 (= (_ bv99 7) old.lm_head.cut.kind)))))))
(assert
 (and (<= 1 old.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) old.lm_head.cut.n)))
(assert
 (and (<= 1 old.lm_head.cut.parts)))
(assert
 (let (($x549 (= (_ bv64 7) old.lm_head.order)))
 (or $x549 (= (_ bv77 7) old.lm_head.order))))
(assert
 (let (($x2430 (= (_ bv95 7) old.lm_head.split)))
 (let (($x3509 (= (_ bv40 7) old.lm_head.split)))
 (or $x3509 (= (_ bv57 7) old.lm_head.split) $x2430))))
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
 (let (($x1593 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x1593 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let ((?x3722 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x2162 (div (* ?x3722 old.hidden.multiple) old.hidden.parts)))
 (let (($x1210 (= (- 1) old.hidden.n)))
 (let ((?x2952 (ite (or $x1210 (< (* ?x2162 old.hidden.parts) old.hidden.n)) 0 1)))
 (let (($x1593 (= (_ bv65 7) old.hidden.kind)))
 (let ((?x966 (ite $x1593 (ite (= 0 (mod old.hidden.multiple old.hidden.parts)) 1 ?x2952) old.hidden.given_least)))
 (let ((?x3406 (ite (or $x1210 (not (= 0 (mod old.hidden.n old.hidden.parts)))) 0 1)))
 (let (($x2645 (= (_ bv26 7) old.hidden.kind)))
 (let ((?x1607 (ite $x2645 (ite (and $x1210 (= 1 old.hidden.parts)) 1 ?x3406) ?x966)))
 (let (($x1722 (= (_ bv56 7) old.hidden.kind)))
 (let (($x3005 (= (_ bv99 7) old.hidden.kind)))
 (let (($x12 (= (_ bv91 7) old.hidden.kind)))
 (let (($x3820 (= (_ bv11 7) old.hidden.kind)))
 (let (($x2019 (= (_ bv18 7) old.hidden.kind)))
 (let (($x1524 (= (_ bv96 7) old.hidden.kind)))
 (let ((?x889 (ite $x1524 old.hidden.parts (ite (or $x2019 $x3820 $x12 $x3005 $x1722) 1 ?x1607))))
 (= old.hidden.least ?x889))))))))))))))))))
(assert
 (let ((?x3722 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x2162 (div (* ?x3722 old.hidden.multiple) old.hidden.parts)))
 (let (($x1593 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x1593 (< 1 old.hidden.parts) (= ?x2162 old.hidden.n)))))))
(assert
 (let (($x2645 (= (_ bv26 7) old.hidden.kind)))
 (let (($x2664 (ite $x2645 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x3722 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x2162 (div (* ?x3722 old.hidden.multiple) old.hidden.parts)))
 (let (($x1210 (= (- 1) old.hidden.n)))
 (let (($x1593 (= (_ bv65 7) old.hidden.kind)))
 (let (($x12 (= (_ bv91 7) old.hidden.kind)))
 (let (($x2913 (ite $x12 (or $x1210 (< old.hidden.block old.hidden.n)) (ite $x1593 (or $x1210 (< ?x2162 old.hidden.n)) $x2664))))
 (let (($x568 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x2913)))
 (let (($x3436 (= (_ bv48 7) old.hidden.kind)))
 (let (($x577 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1614 (or $x577 $x3436)))
 (= old.hidden.moved (ite $x1614 old.hidden.given_moved $x568)))))))))))))))
(assert
 (let (($x1876 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x645 (and $x1876 (not (= 0 (mod old.lm_head.cut.n old.lm_head.cut.multiple))))))
 (= old.lm_head.cut.padded $x645))))
(assert
 (let (($x1524 (= (_ bv96 7) old.hidden.kind)))
 (let (($x3436 (= (_ bv48 7) old.hidden.kind)))
 (let (($x577 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1614 (or $x577 $x3436)))
 (let (($x147 (ite $x1614 old.hidden.given_everywhere (or $x1524 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x147)))))))
(assert
 (let (($x1025 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x2219 (or $x1025 (and (= 1 old.lm_head.cut.parts) (not old.lm_head.cut.padded)))))
 (let (($x1059 (ite (or (= (_ bv86 7) old.lm_head.cut.kind) (= (_ bv48 7) old.lm_head.cut.kind)) old.lm_head.cut.given_everywhere $x2219)))
 (= old.lm_head.cut.everywhere $x1059)))))
(assert
 (let (($x640 (not old.hidden.moved)))
 (let (($x3005 (= (_ bv99 7) old.hidden.kind)))
 (let (($x12 (= (_ bv91 7) old.hidden.kind)))
 (let (($x3820 (= (_ bv11 7) old.hidden.kind)))
 (let (($x2019 (= (_ bv18 7) old.hidden.kind)))
 (let (($x1066 (or old.hidden.everywhere old.hidden.filled (and (or $x2019 $x3820 $x12 $x3005) $x640))))
 (let (($x3436 (= (_ bv48 7) old.hidden.kind)))
 (let (($x577 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1614 (or $x577 $x3436)))
 (= old.hidden.undivided (ite $x1614 old.hidden.given_undivided $x1066))))))))))))
(assert
 (let (($x1862 (and (or (not old.lm_head.group.tp) (= 1 old.tp)) (or (not old.lm_head.group.dp) (= 1 old.dp)) (or (not old.lm_head.group.sp) (= 1 old.sp)) (or (not old.lm_head.group.pp) (= 1 old.pp)))))
 (let (($x2232 (= (_ bv57 7) old.lm_head.collective)))
 (let (($x1385 (or $x2232 $x1862)))
 (let (($x3509 (= (_ bv40 7) old.lm_head.split)))
 (let (($x1921 (and $x3509 (and old.hidden.undivided (= old.hidden.least old.hidden.parts)) $x1385)))
 (let (($x2430 (= (_ bv95 7) old.lm_head.split)))
 (let ((?x1321 (ite (and $x2430 old.lm_head.cut.everywhere $x1385) (_ bv96 7) (ite $x2430 (_ bv95 7) (ite $x1921 (_ bv96 7) (ite $x3509 (_ bv92 7) (_ bv96 7)))))))
 (= old.lm_head.state ?x1321)))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (and (<= 1 new.hidden.block)))
(assert
 (and (<= 0 new.hidden.given_least)))
(assert
 (let (($x1459 (= (_ bv99 7) new.hidden.kind)))
 (let (($x2070 (= (_ bv96 7) new.hidden.kind)))
 (let (($x2673 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1284 (= (_ bv86 7) new.hidden.kind)))
 (let (($x3088 (= (_ bv65 7) new.hidden.kind)))
 (let (($x2292 (= (_ bv56 7) new.hidden.kind)))
 (let (($x2117 (= (_ bv48 7) new.hidden.kind)))
 (let (($x3606 (= (_ bv26 7) new.hidden.kind)))
 (let (($x2106 (= (_ bv18 7) new.hidden.kind)))
 (let (($x3148 (= (_ bv11 7) new.hidden.kind)))
 (or $x3148 $x2106 $x3606 $x2117 $x2292 $x3088 $x1284 $x2673 $x2070 $x1459))))))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x53 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x116 (= (_ bv10 7) new.lm_head.collective)))
 (let (($x2660 (= (_ bv4 7) new.lm_head.collective)))
 (or $x2660 (= (_ bv5 7) new.lm_head.collective) $x116 $x53 (= (_ bv73 7) new.lm_head.collective))))))
(assert
 (let (($x1996 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x3238 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x1167 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x897 (= (_ bv48 7) new.lm_head.cut.kind)))
 (or (= (_ bv11 7) new.lm_head.cut.kind) (= (_ bv18 7) new.lm_head.cut.kind) (= (_ bv26 7) new.lm_head.cut.kind) $x897 (= (_ bv56 7) new.lm_head.cut.kind) $x1167 $x3238 (= (_ bv91 7) new.lm_head.cut.kind) $x1996 (= (_ bv99 7) new.lm_head.cut.kind)))))))
(assert
 (and (<= 1 new.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) new.lm_head.cut.n)))
(assert
 (and (<= 1 new.lm_head.cut.parts)))
(assert
 (let (($x1475 (= (_ bv64 7) new.lm_head.order)))
 (or $x1475 (= (_ bv77 7) new.lm_head.order))))
(assert
 (let (($x846 (= (_ bv95 7) new.lm_head.split)))
 (let (($x1238 (= (_ bv40 7) new.lm_head.split)))
 (or $x1238 (= (_ bv57 7) new.lm_head.split) $x846))))
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
 (let (($x3088 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x3088 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let ((?x1239 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x493 (div (* ?x1239 new.hidden.multiple) new.hidden.parts)))
 (let (($x2881 (= (- 1) new.hidden.n)))
 (let ((?x1183 (ite (or $x2881 (< (* ?x493 new.hidden.parts) new.hidden.n)) 0 1)))
 (let (($x3088 (= (_ bv65 7) new.hidden.kind)))
 (let ((?x3421 (ite $x3088 (ite (= 0 (mod new.hidden.multiple new.hidden.parts)) 1 ?x1183) new.hidden.given_least)))
 (let ((?x2056 (ite (or $x2881 (not (= 0 (mod new.hidden.n new.hidden.parts)))) 0 1)))
 (let (($x3606 (= (_ bv26 7) new.hidden.kind)))
 (let ((?x3735 (ite $x3606 (ite (and $x2881 (= 1 new.hidden.parts)) 1 ?x2056) ?x3421)))
 (let (($x2292 (= (_ bv56 7) new.hidden.kind)))
 (let (($x1459 (= (_ bv99 7) new.hidden.kind)))
 (let (($x2673 (= (_ bv91 7) new.hidden.kind)))
 (let (($x3148 (= (_ bv11 7) new.hidden.kind)))
 (let (($x2106 (= (_ bv18 7) new.hidden.kind)))
 (let (($x2070 (= (_ bv96 7) new.hidden.kind)))
 (let ((?x2439 (ite $x2070 new.hidden.parts (ite (or $x2106 $x3148 $x2673 $x1459 $x2292) 1 ?x3735))))
 (= new.hidden.least ?x2439))))))))))))))))))
(assert
 (let ((?x1239 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x493 (div (* ?x1239 new.hidden.multiple) new.hidden.parts)))
 (let (($x3088 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x3088 (< 1 new.hidden.parts) (= ?x493 new.hidden.n)))))))
(assert
 (let (($x3606 (= (_ bv26 7) new.hidden.kind)))
 (let (($x2072 (ite $x3606 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x1239 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x493 (div (* ?x1239 new.hidden.multiple) new.hidden.parts)))
 (let (($x2881 (= (- 1) new.hidden.n)))
 (let (($x3088 (= (_ bv65 7) new.hidden.kind)))
 (let (($x2673 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1160 (ite $x2673 (or $x2881 (< new.hidden.block new.hidden.n)) (ite $x3088 (or $x2881 (< ?x493 new.hidden.n)) $x2072))))
 (let (($x936 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x1160)))
 (let (($x2117 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1284 (= (_ bv86 7) new.hidden.kind)))
 (let (($x3209 (or $x1284 $x2117)))
 (= new.hidden.moved (ite $x3209 new.hidden.given_moved $x936)))))))))))))))
(assert
 (let (($x1167 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x272 (and $x1167 (not (= 0 (mod new.lm_head.cut.n new.lm_head.cut.multiple))))))
 (= new.lm_head.cut.padded $x272))))
(assert
 (let (($x2070 (= (_ bv96 7) new.hidden.kind)))
 (let (($x2117 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1284 (= (_ bv86 7) new.hidden.kind)))
 (let (($x3209 (or $x1284 $x2117)))
 (let (($x456 (ite $x3209 new.hidden.given_everywhere (or $x2070 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x456)))))))
(assert
 (let (($x1996 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x2237 (or $x1996 (and (= 1 new.lm_head.cut.parts) (not new.lm_head.cut.padded)))))
 (let (($x2702 (ite (or (= (_ bv86 7) new.lm_head.cut.kind) (= (_ bv48 7) new.lm_head.cut.kind)) new.lm_head.cut.given_everywhere $x2237)))
 (= new.lm_head.cut.everywhere $x2702)))))
(assert
 (let (($x826 (not new.hidden.moved)))
 (let (($x1459 (= (_ bv99 7) new.hidden.kind)))
 (let (($x2673 (= (_ bv91 7) new.hidden.kind)))
 (let (($x3148 (= (_ bv11 7) new.hidden.kind)))
 (let (($x2106 (= (_ bv18 7) new.hidden.kind)))
 (let (($x3646 (or new.hidden.everywhere new.hidden.filled (and (or $x2106 $x3148 $x2673 $x1459) $x826))))
 (let (($x2117 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1284 (= (_ bv86 7) new.hidden.kind)))
 (let (($x3209 (or $x1284 $x2117)))
 (= new.hidden.undivided (ite $x3209 new.hidden.given_undivided $x3646))))))))))))
(assert
 (let (($x1573 (and (or (not new.lm_head.group.tp) (= 1 new.tp)) (or (not new.lm_head.group.dp) (= 1 new.dp)) (or (not new.lm_head.group.sp) (= 1 new.sp)) (or (not new.lm_head.group.pp) (= 1 new.pp)))))
 (let (($x53 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x218 (or $x53 $x1573)))
 (let (($x1238 (= (_ bv40 7) new.lm_head.split)))
 (let (($x770 (and $x1238 (and new.hidden.undivided (= new.hidden.least new.hidden.parts)) $x218)))
 (let (($x846 (= (_ bv95 7) new.lm_head.split)))
 (let ((?x2127 (ite (and $x846 new.lm_head.cut.everywhere $x218) (_ bv96 7) (ite $x846 (_ bv95 7) (ite $x770 (_ bv96 7) (ite $x1238 (_ bv92 7) (_ bv96 7)))))))
 (= new.lm_head.state ?x2127)))))))))
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
 (= (_ bv42 7) old.batch.idle))
(assert
 (let (($x1625 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x899 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2135 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1348 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x1389 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x1389 $x1348 $x2135 $x899 $x1625)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1132 (* old.sp old.tp)))
 (<= old.moe.block ?x1132)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1132 (* old.sp old.tp)))
 (= old.stage.ranks ?x1132)))
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
 (let (($x1635 (not old.moe.group.sp)))
 (let (($x2899 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x2899 $x1635))))
(assert
 (let ((?x654 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x654)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x1645 (not (or (= (_ bv10 7) new.lm_head.collective) (= (_ bv4 7) new.lm_head.collective)))))
 (let (($x1475 (= (_ bv64 7) new.lm_head.order)))
 (let (($x3079 (= 1 new.tp)))
 (let (($x3512 (or $x3079 (not (= (_ bv95 7) new.lm_head.state)) $x1475 $x1645 new.lm_head.reversible)))
 (not $x3512))))))
(assert
 (let (($x274 (not (or (= (_ bv10 7) old.lm_head.collective) (= (_ bv4 7) old.lm_head.collective)))))
(let (($x549 (= (_ bv64 7) old.lm_head.order)))
(let (($x1166 (= 1 old.tp)))
(or $x1166 (not (= (_ bv95 7) old.lm_head.state)) $x549 $x274 old.lm_head.reversible)))))
(check-sat)

; from one replica to any number, question 120
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
 (let (($x819 (= (_ bv42 7) old.batch.idle)))
 (or $x819 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x1625 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1389 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x899 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2135 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1348 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1348 $x2135 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x899 $x1389 $x1625)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (and (<= 1 old.hidden.block)))
(assert
 (and (<= 0 old.hidden.given_least)))
(assert
 (let (($x3005 (= (_ bv99 7) old.hidden.kind)))
 (let (($x1524 (= (_ bv96 7) old.hidden.kind)))
 (let (($x12 (= (_ bv91 7) old.hidden.kind)))
 (let (($x577 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1593 (= (_ bv65 7) old.hidden.kind)))
 (let (($x1722 (= (_ bv56 7) old.hidden.kind)))
 (let (($x3436 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2645 (= (_ bv26 7) old.hidden.kind)))
 (let (($x2019 (= (_ bv18 7) old.hidden.kind)))
 (let (($x3820 (= (_ bv11 7) old.hidden.kind)))
 (or $x3820 $x2019 $x2645 $x3436 $x1722 $x1593 $x577 $x12 $x1524 $x3005))))))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x1707 (= (_ bv29 7) old.lm_head.bias)))
 (let (($x2945 (= (_ bv27 7) old.lm_head.bias)))
 (let (($x2691 (= (_ bv1 7) old.lm_head.bias)))
 (or $x2691 (= (_ bv23 7) old.lm_head.bias) $x2945 $x1707)))))
(assert
 (let (($x2232 (= (_ bv57 7) old.lm_head.collective)))
 (or (= (_ bv4 7) old.lm_head.collective) (= (_ bv5 7) old.lm_head.collective) (= (_ bv10 7) old.lm_head.collective) $x2232 (= (_ bv73 7) old.lm_head.collective))))
(assert
 (and (<= 1 old.lm_head.cut.block)))
(assert
 (let (($x1025 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x792 (= (_ bv91 7) old.lm_head.cut.kind)))
 (let (($x1433 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x1876 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x2081 (= (_ bv48 7) old.lm_head.cut.kind)))
 (let (($x1205 (= (_ bv26 7) old.lm_head.cut.kind)))
 (or (= (_ bv11 7) old.lm_head.cut.kind) (= (_ bv18 7) old.lm_head.cut.kind) $x1205 $x2081 (= (_ bv56 7) old.lm_head.cut.kind) $x1876 $x1433 $x792 $x1025 (= (_ bv99 7) old.lm_head.cut.kind)))))))))
(assert
 (and (<= 1 old.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) old.lm_head.cut.n)))
(assert
 (and (<= 1 old.lm_head.cut.parts)))
(assert
 (let (($x2430 (= (_ bv95 7) old.lm_head.split)))
 (let (($x3509 (= (_ bv40 7) old.lm_head.split)))
 (or $x3509 (= (_ bv57 7) old.lm_head.split) $x2430))))
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
 (let (($x1593 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x1593 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let ((?x3722 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x2162 (div (* ?x3722 old.hidden.multiple) old.hidden.parts)))
 (let (($x1210 (= (- 1) old.hidden.n)))
 (let ((?x2952 (ite (or $x1210 (< (* ?x2162 old.hidden.parts) old.hidden.n)) 0 1)))
 (let (($x1593 (= (_ bv65 7) old.hidden.kind)))
 (let ((?x966 (ite $x1593 (ite (= 0 (mod old.hidden.multiple old.hidden.parts)) 1 ?x2952) old.hidden.given_least)))
 (let ((?x3406 (ite (or $x1210 (not (= 0 (mod old.hidden.n old.hidden.parts)))) 0 1)))
 (let (($x2645 (= (_ bv26 7) old.hidden.kind)))
 (let ((?x1607 (ite $x2645 (ite (and $x1210 (= 1 old.hidden.parts)) 1 ?x3406) ?x966)))
 (let (($x1722 (= (_ bv56 7) old.hidden.kind)))
 (let (($x3005 (= (_ bv99 7) old.hidden.kind)))
 (let (($x12 (= (_ bv91 7) old.hidden.kind)))
 (let (($x3820 (= (_ bv11 7) old.hidden.kind)))
 (let (($x2019 (= (_ bv18 7) old.hidden.kind)))
 (let (($x1524 (= (_ bv96 7) old.hidden.kind)))
 (let ((?x889 (ite $x1524 old.hidden.parts (ite (or $x2019 $x3820 $x12 $x3005 $x1722) 1 ?x1607))))
 (= old.hidden.least ?x889))))))))))))))))))
(assert
 (let ((?x3722 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x2162 (div (* ?x3722 old.hidden.multiple) old.hidden.parts)))
 (let (($x1593 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x1593 (< 1 old.hidden.parts) (= ?x2162 old.hidden.n)))))))
(assert
 (let (($x2645 (= (_ bv26 7) old.hidden.kind)))
 (let (($x2664 (ite $x2645 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x3722 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x2162 (div (* ?x3722 old.hidden.multiple) old.hidden.parts)))
 (let (($x1210 (= (- 1) old.hidden.n)))
 (let (($x1593 (= (_ bv65 7) old.hidden.kind)))
 (let (($x12 (= (_ bv91 7) old.hidden.kind)))
 (let (($x2913 (ite $x12 (or $x1210 (< old.hidden.block old.hidden.n)) (ite $x1593 (or $x1210 (< ?x2162 old.hidden.n)) $x2664))))
 (let (($x568 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x2913)))
 (let (($x3436 (= (_ bv48 7) old.hidden.kind)))
 (let (($x577 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1614 (or $x577 $x3436)))
 (= old.hidden.moved (ite $x1614 old.hidden.given_moved $x568)))))))))))))))
(assert
 (let (($x1876 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x645 (and $x1876 (not (= 0 (mod old.lm_head.cut.n old.lm_head.cut.multiple))))))
 (= old.lm_head.cut.padded $x645))))
(assert
 (let (($x1019 (= (- 1) old.lm_head.cut.n)))
 (let (($x1205 (= (_ bv26 7) old.lm_head.cut.kind)))
 (let (($x1821 (ite $x1205 (or $x1019 (<= old.lm_head.cut.parts old.lm_head.cut.n)) (or $x1019 (< 1 old.lm_head.cut.n)))))
 (let ((?x3117 (div (- (+ old.lm_head.cut.n old.lm_head.cut.multiple) 1) old.lm_head.cut.multiple)))
 (let (($x3413 (< (div (* ?x3117 old.lm_head.cut.multiple) old.lm_head.cut.parts) old.lm_head.cut.n)))
 (let (($x1876 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x792 (= (_ bv91 7) old.lm_head.cut.kind)))
 (let (($x1947 (ite $x792 (or $x1019 (< old.lm_head.cut.block old.lm_head.cut.n)) (ite $x1876 (or $x1019 $x3413) $x1821))))
 (let (($x2887 (ite (or (= (_ bv96 7) old.lm_head.cut.kind) (= 1 old.lm_head.cut.parts)) false $x1947)))
 (let (($x2081 (= (_ bv48 7) old.lm_head.cut.kind)))
 (let (($x1433 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x3811 (or $x1433 $x2081)))
 (= old.lm_head.cut.moved (ite $x3811 old.lm_head.cut.given_moved $x2887)))))))))))))))
(assert
 (let (($x1524 (= (_ bv96 7) old.hidden.kind)))
 (let (($x3436 (= (_ bv48 7) old.hidden.kind)))
 (let (($x577 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1614 (or $x577 $x3436)))
 (let (($x147 (ite $x1614 old.hidden.given_everywhere (or $x1524 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x147)))))))
(assert
 (let (($x1025 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x2219 (or $x1025 (and (= 1 old.lm_head.cut.parts) (not old.lm_head.cut.padded)))))
 (let (($x2081 (= (_ bv48 7) old.lm_head.cut.kind)))
 (let (($x1433 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x3811 (or $x1433 $x2081)))
 (= old.lm_head.cut.everywhere (ite $x3811 old.lm_head.cut.given_everywhere $x2219))))))))
(assert
 (let (($x2497 (not old.lm_head.cut.moved)))
 (let (($x3100 (not (or (= (_ bv96 7) old.lm_head.cut.kind) (= (_ bv26 7) old.lm_head.cut.kind)))))
 (let (($x2289 (= 1 old.lm_head.cut.parts)))
 (let (($x2081 (= (_ bv48 7) old.lm_head.cut.kind)))
 (let (($x1433 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x3811 (or $x1433 $x2081)))
 (= old.lm_head.cut.first_alone (ite $x3811 old.lm_head.cut.given_first (or $x2289 (and $x3100 $x2497)))))))))))
(assert
 (let (($x640 (not old.hidden.moved)))
 (let (($x3005 (= (_ bv99 7) old.hidden.kind)))
 (let (($x12 (= (_ bv91 7) old.hidden.kind)))
 (let (($x3820 (= (_ bv11 7) old.hidden.kind)))
 (let (($x2019 (= (_ bv18 7) old.hidden.kind)))
 (let (($x1066 (or old.hidden.everywhere old.hidden.filled (and (or $x2019 $x3820 $x12 $x3005) $x640))))
 (let (($x3436 (= (_ bv48 7) old.hidden.kind)))
 (let (($x577 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1614 (or $x577 $x3436)))
 (= old.hidden.undivided (ite $x1614 old.hidden.given_undivided $x1066))))))))))))
(assert
 (let (($x1862 (and (or (not old.lm_head.group.tp) (= 1 old.tp)) (or (not old.lm_head.group.dp) (= 1 old.dp)) (or (not old.lm_head.group.sp) (= 1 old.sp)) (or (not old.lm_head.group.pp) (= 1 old.pp)))))
 (let (($x2232 (= (_ bv57 7) old.lm_head.collective)))
 (let (($x1385 (or $x2232 $x1862)))
 (let (($x3509 (= (_ bv40 7) old.lm_head.split)))
 (let (($x1921 (and $x3509 (and old.hidden.undivided (= old.hidden.least old.hidden.parts)) $x1385)))
 (let (($x2430 (= (_ bv95 7) old.lm_head.split)))
 (let ((?x1321 (ite (and $x2430 old.lm_head.cut.everywhere $x1385) (_ bv96 7) (ite $x2430 (_ bv95 7) (ite $x1921 (_ bv96 7) (ite $x3509 (_ bv92 7) (_ bv96 7)))))))
 (= old.lm_head.state ?x1321)))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (and (<= 1 new.hidden.block)))
(assert
 (and (<= 0 new.hidden.given_least)))
(assert
 (let (($x1459 (= (_ bv99 7) new.hidden.kind)))
 (let (($x2070 (= (_ bv96 7) new.hidden.kind)))
 (let (($x2673 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1284 (= (_ bv86 7) new.hidden.kind)))
 (let (($x3088 (= (_ bv65 7) new.hidden.kind)))
 (let (($x2292 (= (_ bv56 7) new.hidden.kind)))
 (let (($x2117 (= (_ bv48 7) new.hidden.kind)))
 (let (($x3606 (= (_ bv26 7) new.hidden.kind)))
 (let (($x2106 (= (_ bv18 7) new.hidden.kind)))
 (let (($x3148 (= (_ bv11 7) new.hidden.kind)))
 (or $x3148 $x2106 $x3606 $x2117 $x2292 $x3088 $x1284 $x2673 $x2070 $x1459))))))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x2522 (= (_ bv29 7) new.lm_head.bias)))
 (let (($x3766 (= (_ bv27 7) new.lm_head.bias)))
 (let (($x1067 (= (_ bv1 7) new.lm_head.bias)))
 (or $x1067 (= (_ bv23 7) new.lm_head.bias) $x3766 $x2522)))))
(assert
 (let (($x53 (= (_ bv57 7) new.lm_head.collective)))
 (or (= (_ bv4 7) new.lm_head.collective) (= (_ bv5 7) new.lm_head.collective) (= (_ bv10 7) new.lm_head.collective) $x53 (= (_ bv73 7) new.lm_head.collective))))
(assert
 (and (<= 1 new.lm_head.cut.block)))
(assert
 (let (($x1996 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x1039 (= (_ bv91 7) new.lm_head.cut.kind)))
 (let (($x3238 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x1167 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x897 (= (_ bv48 7) new.lm_head.cut.kind)))
 (let (($x179 (= (_ bv26 7) new.lm_head.cut.kind)))
 (or (= (_ bv11 7) new.lm_head.cut.kind) (= (_ bv18 7) new.lm_head.cut.kind) $x179 $x897 (= (_ bv56 7) new.lm_head.cut.kind) $x1167 $x3238 $x1039 $x1996 (= (_ bv99 7) new.lm_head.cut.kind)))))))))
(assert
 (and (<= 1 new.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) new.lm_head.cut.n)))
(assert
 (and (<= 1 new.lm_head.cut.parts)))
(assert
 (let (($x846 (= (_ bv95 7) new.lm_head.split)))
 (let (($x1238 (= (_ bv40 7) new.lm_head.split)))
 (or $x1238 (= (_ bv57 7) new.lm_head.split) $x846))))
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
 (let (($x3088 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x3088 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let ((?x1239 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x493 (div (* ?x1239 new.hidden.multiple) new.hidden.parts)))
 (let (($x2881 (= (- 1) new.hidden.n)))
 (let ((?x1183 (ite (or $x2881 (< (* ?x493 new.hidden.parts) new.hidden.n)) 0 1)))
 (let (($x3088 (= (_ bv65 7) new.hidden.kind)))
 (let ((?x3421 (ite $x3088 (ite (= 0 (mod new.hidden.multiple new.hidden.parts)) 1 ?x1183) new.hidden.given_least)))
 (let ((?x2056 (ite (or $x2881 (not (= 0 (mod new.hidden.n new.hidden.parts)))) 0 1)))
 (let (($x3606 (= (_ bv26 7) new.hidden.kind)))
 (let ((?x3735 (ite $x3606 (ite (and $x2881 (= 1 new.hidden.parts)) 1 ?x2056) ?x3421)))
 (let (($x2292 (= (_ bv56 7) new.hidden.kind)))
 (let (($x1459 (= (_ bv99 7) new.hidden.kind)))
 (let (($x2673 (= (_ bv91 7) new.hidden.kind)))
 (let (($x3148 (= (_ bv11 7) new.hidden.kind)))
 (let (($x2106 (= (_ bv18 7) new.hidden.kind)))
 (let (($x2070 (= (_ bv96 7) new.hidden.kind)))
 (let ((?x2439 (ite $x2070 new.hidden.parts (ite (or $x2106 $x3148 $x2673 $x1459 $x2292) 1 ?x3735))))
 (= new.hidden.least ?x2439))))))))))))))))))
(assert
 (let ((?x1239 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x493 (div (* ?x1239 new.hidden.multiple) new.hidden.parts)))
 (let (($x3088 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x3088 (< 1 new.hidden.parts) (= ?x493 new.hidden.n)))))))
(assert
 (let (($x3606 (= (_ bv26 7) new.hidden.kind)))
 (let (($x2072 (ite $x3606 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x1239 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x493 (div (* ?x1239 new.hidden.multiple) new.hidden.parts)))
 (let (($x2881 (= (- 1) new.hidden.n)))
 (let (($x3088 (= (_ bv65 7) new.hidden.kind)))
 (let (($x2673 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1160 (ite $x2673 (or $x2881 (< new.hidden.block new.hidden.n)) (ite $x3088 (or $x2881 (< ?x493 new.hidden.n)) $x2072))))
 (let (($x936 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x1160)))
 (let (($x2117 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1284 (= (_ bv86 7) new.hidden.kind)))
 (let (($x3209 (or $x1284 $x2117)))
 (= new.hidden.moved (ite $x3209 new.hidden.given_moved $x936)))))))))))))))
(assert
 (let (($x1167 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x272 (and $x1167 (not (= 0 (mod new.lm_head.cut.n new.lm_head.cut.multiple))))))
 (= new.lm_head.cut.padded $x272))))
(assert
 (let (($x2384 (= (- 1) new.lm_head.cut.n)))
 (let (($x179 (= (_ bv26 7) new.lm_head.cut.kind)))
 (let (($x205 (ite $x179 (or $x2384 (<= new.lm_head.cut.parts new.lm_head.cut.n)) (or $x2384 (< 1 new.lm_head.cut.n)))))
 (let ((?x406 (div (- (+ new.lm_head.cut.n new.lm_head.cut.multiple) 1) new.lm_head.cut.multiple)))
 (let (($x239 (< (div (* ?x406 new.lm_head.cut.multiple) new.lm_head.cut.parts) new.lm_head.cut.n)))
 (let (($x1167 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x1039 (= (_ bv91 7) new.lm_head.cut.kind)))
 (let (($x1075 (ite $x1039 (or $x2384 (< new.lm_head.cut.block new.lm_head.cut.n)) (ite $x1167 (or $x2384 $x239) $x205))))
 (let (($x554 (ite (or (= (_ bv96 7) new.lm_head.cut.kind) (= 1 new.lm_head.cut.parts)) false $x1075)))
 (let (($x897 (= (_ bv48 7) new.lm_head.cut.kind)))
 (let (($x3238 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x1441 (or $x3238 $x897)))
 (= new.lm_head.cut.moved (ite $x1441 new.lm_head.cut.given_moved $x554)))))))))))))))
(assert
 (let (($x2070 (= (_ bv96 7) new.hidden.kind)))
 (let (($x2117 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1284 (= (_ bv86 7) new.hidden.kind)))
 (let (($x3209 (or $x1284 $x2117)))
 (let (($x456 (ite $x3209 new.hidden.given_everywhere (or $x2070 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x456)))))))
(assert
 (let (($x1996 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x2237 (or $x1996 (and (= 1 new.lm_head.cut.parts) (not new.lm_head.cut.padded)))))
 (let (($x897 (= (_ bv48 7) new.lm_head.cut.kind)))
 (let (($x3238 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x1441 (or $x3238 $x897)))
 (= new.lm_head.cut.everywhere (ite $x1441 new.lm_head.cut.given_everywhere $x2237))))))))
(assert
 (let (($x941 (not new.lm_head.cut.moved)))
 (let (($x122 (not (or (= (_ bv96 7) new.lm_head.cut.kind) (= (_ bv26 7) new.lm_head.cut.kind)))))
 (let (($x1171 (= 1 new.lm_head.cut.parts)))
 (let (($x897 (= (_ bv48 7) new.lm_head.cut.kind)))
 (let (($x3238 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x1441 (or $x3238 $x897)))
 (= new.lm_head.cut.first_alone (ite $x1441 new.lm_head.cut.given_first (or $x1171 (and $x122 $x941)))))))))))
(assert
 (let (($x826 (not new.hidden.moved)))
 (let (($x1459 (= (_ bv99 7) new.hidden.kind)))
 (let (($x2673 (= (_ bv91 7) new.hidden.kind)))
 (let (($x3148 (= (_ bv11 7) new.hidden.kind)))
 (let (($x2106 (= (_ bv18 7) new.hidden.kind)))
 (let (($x3646 (or new.hidden.everywhere new.hidden.filled (and (or $x2106 $x3148 $x2673 $x1459) $x826))))
 (let (($x2117 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1284 (= (_ bv86 7) new.hidden.kind)))
 (let (($x3209 (or $x1284 $x2117)))
 (= new.hidden.undivided (ite $x3209 new.hidden.given_undivided $x3646))))))))))))
(assert
 (let (($x1573 (and (or (not new.lm_head.group.tp) (= 1 new.tp)) (or (not new.lm_head.group.dp) (= 1 new.dp)) (or (not new.lm_head.group.sp) (= 1 new.sp)) (or (not new.lm_head.group.pp) (= 1 new.pp)))))
 (let (($x53 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x218 (or $x53 $x1573)))
 (let (($x1238 (= (_ bv40 7) new.lm_head.split)))
 (let (($x770 (and $x1238 (and new.hidden.undivided (= new.hidden.least new.hidden.parts)) $x218)))
 (let (($x846 (= (_ bv95 7) new.lm_head.split)))
 (let ((?x2127 (ite (and $x846 new.lm_head.cut.everywhere $x218) (_ bv96 7) (ite $x846 (_ bv95 7) (ite $x770 (_ bv96 7) (ite $x1238 (_ bv92 7) (_ bv96 7)))))))
 (= new.lm_head.state ?x2127)))))))))
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
 (= (_ bv42 7) old.batch.idle))
(assert
 (let (($x1625 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x899 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2135 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1348 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x1389 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x1389 $x1348 $x2135 $x899 $x1625)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1132 (* old.sp old.tp)))
 (<= old.moe.block ?x1132)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1132 (* old.sp old.tp)))
 (= old.stage.ranks ?x1132)))
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
 (let (($x1635 (not old.moe.group.sp)))
 (let (($x2899 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x2899 $x1635))))
(assert
 (let ((?x654 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x654)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x2522 (= (_ bv29 7) new.lm_head.bias)))
 (let (($x940 (and (not (= (_ bv92 7) new.lm_head.state)) (or (= (_ bv1 7) new.lm_head.bias) (= (_ bv27 7) new.lm_head.bias)))))
 (let (($x3079 (= 1 new.tp)))
 (let (($x2390 (or $x3079 (not new.model.head_bias) (and (= (_ bv92 7) new.lm_head.state) (not (= (_ bv27 7) new.lm_head.bias))) $x940 (and (= (_ bv95 7) new.lm_head.state) $x2522 new.lm_head.cut.first_alone))))
 (not $x2390))))))
(assert
 (let (($x1707 (= (_ bv29 7) old.lm_head.bias)))
(let (($x357 (and (not (= (_ bv92 7) old.lm_head.state)) (or (= (_ bv1 7) old.lm_head.bias) (= (_ bv27 7) old.lm_head.bias)))))
(let (($x1903 (not old.model.head_bias)))
(let (($x1166 (= 1 old.tp)))
(or $x1166 $x1903 (and (= (_ bv92 7) old.lm_head.state) (not (= (_ bv27 7) old.lm_head.bias))) $x357 (and (= (_ bv95 7) old.lm_head.state) $x1707 old.lm_head.cut.first_alone)))))))
(check-sat)

; from one replica to any number, question 121
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
(declare-fun old.ffn.width.padded () Bool)
(declare-fun old.ffn.width.filled () Bool)
(declare-fun old.ffn.width.leads () Bool)
(declare-fun old.ffn.width.given_moved () Bool)
(declare-fun old.ffn.width.moved () Bool)
(declare-fun old.model.gated () Bool)
(declare-fun old.ffn.lead () (_ BitVec 7))
(declare-fun old.ffn.gathers () Bool)
(declare-fun old.ffn.width.given_everywhere () Bool)
(declare-fun old.ffn.width.everywhere () Bool)
(declare-fun old.ffn.piece_of_one () Bool)
(declare-fun old.ffn.gate.group.pp () Bool)
(declare-fun old.ffn.gate.group.sp () Bool)
(declare-fun old.ffn.gate.group.dp () Bool)
(declare-fun old.ffn.gate.group.tp () Bool)
(declare-fun old.ffn.up.group.pp () Bool)
(declare-fun old.ffn.up.group.sp () Bool)
(declare-fun old.ffn.up.group.dp () Bool)
(declare-fun old.ffn.up.group.tp () Bool)
(declare-fun old.ffn.up_idle () Bool)
(declare-fun old.ffn.piece_kept () Bool)
(declare-fun old.ffn.in_place () Bool)
(declare-fun old.ffn.down.group.pp () Bool)
(declare-fun old.ffn.down.group.sp () Bool)
(declare-fun old.ffn.down.group.dp () Bool)
(declare-fun old.ffn.down.group.tp () Bool)
(declare-fun old.stream.first_keeps_all () Bool)
(declare-fun old.ffn.first_reads () Bool)
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
(declare-fun new.ffn.width.padded () Bool)
(declare-fun new.ffn.width.filled () Bool)
(declare-fun new.ffn.width.leads () Bool)
(declare-fun new.ffn.width.given_moved () Bool)
(declare-fun new.ffn.width.moved () Bool)
(declare-fun new.model.gated () Bool)
(declare-fun new.ffn.lead () (_ BitVec 7))
(declare-fun new.ffn.gathers () Bool)
(declare-fun new.ffn.width.given_everywhere () Bool)
(declare-fun new.ffn.width.everywhere () Bool)
(declare-fun new.ffn.piece_of_one () Bool)
(declare-fun new.ffn.gate.group.pp () Bool)
(declare-fun new.ffn.gate.group.sp () Bool)
(declare-fun new.ffn.gate.group.dp () Bool)
(declare-fun new.ffn.gate.group.tp () Bool)
(declare-fun new.ffn.up.group.pp () Bool)
(declare-fun new.ffn.up.group.sp () Bool)
(declare-fun new.ffn.up.group.dp () Bool)
(declare-fun new.ffn.up.group.tp () Bool)
(declare-fun new.ffn.up_idle () Bool)
(declare-fun new.ffn.piece_kept () Bool)
(declare-fun new.ffn.in_place () Bool)
(declare-fun new.ffn.down.group.pp () Bool)
(declare-fun new.ffn.down.group.sp () Bool)
(declare-fun new.ffn.down.group.dp () Bool)
(declare-fun new.ffn.down.group.tp () Bool)
(declare-fun new.stream.first_keeps_all () Bool)
(declare-fun new.ffn.first_reads () Bool)
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
 (let (($x819 (= (_ bv42 7) old.batch.idle)))
 (or $x819 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x1625 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1389 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x899 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2135 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1348 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1348 $x2135 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x899 $x1389 $x1625)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x434 (= (_ bv57 7) old.ffn.down.collective)))
 (let (($x2022 (= (_ bv10 7) old.ffn.down.collective)))
 (or (= (_ bv4 7) old.ffn.down.collective) (= (_ bv5 7) old.ffn.down.collective) $x2022 $x434 (= (_ bv73 7) old.ffn.down.collective)))))
(assert
 (let (($x1863 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x3450 (= (_ bv10 7) old.ffn.down.input)))
 (or $x3450 $x1863 (= (_ bv63 7) old.ffn.down.input)))))
(assert
 (let (($x533 (= (_ bv1 7) old.ffn.down.residual)))
 (or $x533 (= (_ bv23 7) old.ffn.down.residual) (= (_ bv27 7) old.ffn.down.residual) (= (_ bv29 7) old.ffn.down.residual))))
(assert
 (let (($x2362 (= (_ bv57 7) old.ffn.down.split)))
 (let (($x3162 (= (_ bv40 7) old.ffn.down.split)))
 (or $x3162 $x2362 (= (_ bv61 7) old.ffn.down.split)))))
(assert
 (let (($x2364 (= (_ bv58 7) old.ffn.down.sum)))
 (or (= (_ bv15 7) old.ffn.down.sum) $x2364)))
(assert
 (let (($x563 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x1334 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x751 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x1939 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x3683 (= (_ bv4 7) old.ffn.gate.collective)))
 (or $x3683 $x1939 $x751 $x1334 $x563)))))))
(assert
 (let (($x2694 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x3349 (= (_ bv57 7) old.ffn.gate.split)))
 (or (= (_ bv40 7) old.ffn.gate.split) $x3349 $x2694))))
(assert
 (let (($x699 (= (_ bv15 7) old.ffn.gate.sum)))
 (or (= (_ bv0 7) old.ffn.gate.sum) $x699 (= (_ bv24 7) old.ffn.gate.sum) (= (_ bv69 7) old.ffn.gate.sum))))
(assert
 (let (($x761 (= (_ bv73 7) old.ffn.up.collective)))
 (let (($x3291 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x1917 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x2682 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x3561 (= (_ bv4 7) old.ffn.up.collective)))
 (or $x3561 $x2682 $x1917 $x3291 $x761)))))))
(assert
 (let (($x2360 (= (_ bv61 7) old.ffn.up.split)))
 (let (($x1812 (= (_ bv57 7) old.ffn.up.split)))
 (let (($x1575 (= (_ bv40 7) old.ffn.up.split)))
 (or $x1575 $x1812 $x2360)))))
(assert
 (let (($x598 (= (_ bv24 7) old.ffn.up.sum)))
 (let (($x255 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x1773 (= (_ bv0 7) old.ffn.up.sum)))
 (or $x1773 $x255 $x598 (= (_ bv69 7) old.ffn.up.sum))))))
(assert
 (and (<= 1 old.ffn.width.block)))
(assert
 (let (($x896 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x1583 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x790 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x2207 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x2093 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x62 (= (_ bv26 7) old.ffn.width.kind)))
 (or (= (_ bv11 7) old.ffn.width.kind) (= (_ bv18 7) old.ffn.width.kind) $x62 $x2093 (= (_ bv56 7) old.ffn.width.kind) $x2207 $x790 $x1583 $x896 (= (_ bv99 7) old.ffn.width.kind)))))))))
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
 (let (($x2417 (= (_ bv38 7) old.stages.send)))
 (let (($x3136 (= (_ bv14 7) old.stages.send)))
 (let (($x477 (= (_ bv10 7) old.stages.send)))
 (or $x477 $x3136 $x2417 (= (_ bv59 7) old.stages.send) (= (_ bv75 7) old.stages.send))))))
(assert
 (let (($x2102 (= (_ bv53 7) old.stages.stream)))
 (or $x2102 (= (_ bv84 7) old.stages.stream))))
(assert
 (and (<= 1 old.stages.visits)))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let (($x2207 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x2370 (and $x2207 (not (= 0 (mod old.ffn.width.n old.ffn.width.multiple))))))
 (= old.ffn.width.padded $x2370))))
(assert
 (let ((?x3589 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x3682 (div (* ?x3589 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x647 (< 1 old.ffn.width.parts)))
 (let (($x2207 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.filled (and $x2207 $x647 (= ?x3682 old.ffn.width.n))))))))
(assert
 (let ((?x3589 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x3682 (div (* ?x3589 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x647 (< 1 old.ffn.width.parts)))
 (let (($x2207 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.leads (and $x2207 $x647 (<= old.ffn.width.n ?x3682))))))))
(assert
 (let (($x1145 (= (- 1) old.ffn.width.n)))
 (let (($x62 (= (_ bv26 7) old.ffn.width.kind)))
 (let (($x3276 (ite $x62 (or $x1145 (<= old.ffn.width.parts old.ffn.width.n)) (or $x1145 (< 1 old.ffn.width.n)))))
 (let ((?x3589 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x3682 (div (* ?x3589 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x2207 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x1583 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x2143 (ite $x1583 (or $x1145 (< old.ffn.width.block old.ffn.width.n)) (ite $x2207 (or $x1145 (< ?x3682 old.ffn.width.n)) $x3276))))
 (let (($x1685 (ite (or (= (_ bv96 7) old.ffn.width.kind) (= 1 old.ffn.width.parts)) false $x2143)))
 (let (($x2093 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x790 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x2815 (or $x790 $x2093)))
 (= old.ffn.width.moved (ite $x2815 old.ffn.width.given_moved $x1685)))))))))))))))
(assert
 (= old.ffn.lead (ite old.model.gated old.ffn.gate.split old.ffn.up.split)))
(assert
 (let (($x1863 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x2490 (or $x1863 (and (= (_ bv10 7) old.ffn.down.input) (not (= (_ bv40 7) old.ffn.down.split))))))
 (= old.ffn.gathers $x2490))))
(assert
 (let (($x896 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x1841 (or $x896 (and (= 1 old.ffn.width.parts) (not old.ffn.width.padded)))))
 (let (($x2093 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x790 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x2815 (or $x790 $x2093)))
 (= old.ffn.width.everywhere (ite $x2815 old.ffn.width.given_everywhere $x1841))))))))
(assert
 (= old.ffn.piece_of_one (and old.ffn.width.filled (= (_ bv40 7) old.ffn.down.split))))
(assert
 (let (($x281 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x1911 (or (not (= (_ bv4 7) old.ffn.gate.collective)) $x281)))
 (let (($x2694 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x2682 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x1917 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x3500 (or $x1917 $x2682)))
 (let (($x3012 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x1575 (= (_ bv40 7) old.ffn.up.split)))
 (let (($x2446 (< 1 old.tp)))
 (let (($x839 (and old.model.gated $x2446 $x1575 $x3012 $x3500 (not (= (_ bv24 7) old.ffn.up.sum)) (not (and old.ffn.gathers $x2694 $x1911)))))
 (= old.ffn.up_idle $x839))))))))))))
(assert
 (let (($x3012 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x281 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x1911 (or (not (= (_ bv4 7) old.ffn.gate.collective)) $x281)))
 (let (($x3398 (ite old.model.gated $x1911 (or (not (= (_ bv4 7) old.ffn.up.collective)) $x3012))))
 (let (($x2362 (= (_ bv57 7) old.ffn.down.split)))
 (let (($x1158 (and old.ffn.width.filled $x2362 (not (and old.ffn.gathers (= (_ bv61 7) old.ffn.lead) $x3398)))))
 (= old.ffn.piece_kept $x1158))))))))
(assert
 (let (($x1271 (not old.ffn.width.moved)))
 (let (($x3101 (and old.ffn.width.everywhere $x1271)))
 (= old.ffn.in_place (or $x3101 old.ffn.width.filled)))))
(assert
 (let (($x2388 (and (or (not old.ffn.down.group.tp) (= 1 old.tp)) (or (not old.ffn.down.group.dp) (= 1 old.dp)) (or (not old.ffn.down.group.sp) (= 1 old.sp)) (or (not old.ffn.down.group.pp) (= 1 old.pp)))))
 (let (($x2022 (= (_ bv10 7) old.ffn.down.collective)))
 (let (($x434 (= (_ bv57 7) old.ffn.down.collective)))
 (let (($x3283 (and old.ffn.piece_kept old.stream.first_keeps_all (or (or $x434 $x2022) $x2388))))
 (= old.ffn.first_reads $x3283))))))
(assert
 (let (($x1271 (not old.ffn.width.moved)))
 (let (($x3101 (and old.ffn.width.everywhere $x1271)))
 (let ((?x2799 (ite $x3101 (_ bv96 7) (ite old.ffn.width_twice_back (ite old.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x2446 (< 1 old.tp)))
 (let ((?x1726 (ite old.ffn.width.everywhere (_ bv96 7) (ite old.ffn.piece_of_one (_ bv97 7) (ite old.model.gated (_ bv97 7) (_ bv16 7))))))
 (let (($x761 (= (_ bv73 7) old.ffn.up.collective)))
 (let (($x2682 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x1917 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x3500 (or $x1917 $x2682)))
 (let (($x255 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x3291 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x3397 (or $x3291 (not (or $x255 (and old.model.gated (= (_ bv0 7) old.ffn.up.sum)))) old.ffn.up_idle)))
 (let (($x3012 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x3750 (or $x1917 $x3291)))
 (let ((?x2319 (ite (or $x3750 $x3012 (and (= (_ bv4 7) old.ffn.up.collective) old.ffn.in_place)) (_ bv96 7) (ite $x2682 (_ bv21 7) (_ bv16 7)))))
 (let (($x1812 (= (_ bv57 7) old.ffn.up.split)))
 (let ((?x892 (ite $x1812 ?x2319 (ite $x3397 (_ bv92 7) (ite $x3500 (_ bv96 7) (ite $x761 ?x1726 (ite $x2446 (_ bv16 7) ?x2799)))))))
 (let (($x2171 (or $x3750 $x3012 (and $x2682 old.ffn.width.padded $x1271) (and $x761 old.ffn.width.leads))))
 (let ((?x3144 (ite (and $x2682 old.ffn.width.filled (not $x3012)) (_ bv96 7) (ite $x2171 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x2360 (= (_ bv61 7) old.ffn.up.split)))
 (= old.ffn.up_state (ite $x2360 ?x3144 ?x892)))))))))))))))))))))))
(assert
 (let (($x2981 (not old.ffn.width.everywhere)))
 (let (($x2317 (and (or (= (_ bv61 7) old.ffn.up.split) (= (_ bv97 7) old.ffn.up_state)) (not (= (_ bv96 7) old.ffn.up_state)) $x2981)))
 (= old.ffn.up_piece (ite $x2317 (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x598 (= (_ bv24 7) old.ffn.up.sum)))
 (let (($x3291 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x1287 (and old.model.gated (= (_ bv92 7) old.ffn.up_state) (or $x3291 $x598 old.ffn.up_idle))))
 (= old.ffn.up_left $x1287)))))
(assert
 (let (($x1768 (not old.ffn.up_left)))
 (let (($x3057 (not old.model.joint)))
 (let (($x78 (and old.ffn.piece_kept old.model.gated $x3057 (= (_ bv97 7) old.ffn.up_piece) $x1768)))
 (= old.ffn.share_of_one $x78)))))
(assert
 (let (($x1271 (not old.ffn.width.moved)))
 (let (($x3101 (and old.ffn.width.everywhere $x1271)))
 (let (($x2446 (< 1 old.tp)))
 (let ((?x2302 (ite $x2446 (_ bv16 7) (ite $x3101 (_ bv96 7) (ite old.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x1343 (ite old.ffn.width.everywhere (_ bv96 7) (ite (or old.ffn.piece_of_one old.ffn.share_of_one) (_ bv97 7) (_ bv16 7)))))
 (let (($x563 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x1939 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x751 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x1334 (= (_ bv57 7) old.ffn.gate.collective)))
 (let ((?x3893 (ite (or $x1334 (not (= (_ bv15 7) old.ffn.gate.sum))) (_ bv92 7) (ite (or $x751 $x1939) (_ bv96 7) (ite $x563 ?x1343 ?x2302)))))
 (let (($x281 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x2706 (or $x751 $x1334)))
 (let (($x2794 (or $x2706 $x281 (and (= (_ bv4 7) old.ffn.gate.collective) old.ffn.in_place))))
 (let (($x3349 (= (_ bv57 7) old.ffn.gate.split)))
 (let (($x1390 (or $x2706 $x281 (and $x1939 old.ffn.width.padded $x1271) (and $x563 old.ffn.width.leads))))
 (let ((?x2040 (ite (and $x1939 old.ffn.width.filled (not $x281)) (_ bv96 7) (ite $x1390 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.gate.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x2694 (= (_ bv61 7) old.ffn.gate.split)))
 (= old.ffn.gate_state (ite $x2694 ?x2040 (ite $x3349 (ite $x2794 (_ bv96 7) (ite $x1939 (_ bv21 7) (_ bv16 7))) ?x3893)))))))))))))))))))))
(assert
 (let (($x2981 (not old.ffn.width.everywhere)))
 (let (($x2694 (= (_ bv61 7) old.ffn.gate.split)))
 (= old.ffn.gate_piece (ite (and $x2694 (not (= (_ bv96 7) old.ffn.gate_state)) $x2981) (_ bv97 7) (_ bv96 7))))))
(assert
 (let ((?x2617 (ite old.ffn.up_left (_ bv92 7) (ite old.model.gated old.ffn.gate_piece old.ffn.up_piece))))
 (= old.ffn.product ?x2617)))
(assert
 (let ((?x3931 (ite old.ffn.share_of_one (_ bv92 7) old.ffn.product)))
 (let (($x2809 (not old.ffn.share_of_one)))
 (let (($x309 (or old.ffn.first_reads (and old.ffn.gathers (= (_ bv97 7) old.ffn.product) $x2809))))
 (= old.ffn.product_in (ite (and (not (= (_ bv92 7) old.ffn.product)) $x309) (_ bv96 7) ?x3931))))))
(assert
 (let (($x2364 (= (_ bv58 7) old.ffn.down.sum)))
 (let (($x2446 (< 1 old.tp)))
 (let (($x1517 (and $x2446 $x2364 (or (= (_ bv40 7) old.ffn.down.split) (= (_ bv92 7) old.ffn.product_in)))))
 (= old.stages.ffn_due $x1517)))))
(assert
 (let (($x2102 (= (_ bv53 7) old.stages.stream)))
 (let (($x2616 (and $x2102 (or old.model.parallel old.layer.moe (not old.stages.ffn_due)))))
 (let (($x3262 (not old.model.parallel)))
 (let (($x650 (not old.stages.leaves)))
 (let (($x488 (or $x650 (and old.layer.dense $x3262 (not (= (_ bv1 7) old.ffn.down.residual))) $x2616)))
 (= old.stages.one_part $x488)))))))
(assert
 (= old.layer.dense true))
(assert
 (= old.layer.moe false))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x2599 (= (_ bv57 7) new.ffn.down.collective)))
 (let (($x1029 (= (_ bv10 7) new.ffn.down.collective)))
 (or (= (_ bv4 7) new.ffn.down.collective) (= (_ bv5 7) new.ffn.down.collective) $x1029 $x2599 (= (_ bv73 7) new.ffn.down.collective)))))
(assert
 (let (($x1010 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x1508 (= (_ bv10 7) new.ffn.down.input)))
 (or $x1508 $x1010 (= (_ bv63 7) new.ffn.down.input)))))
(assert
 (let (($x2862 (= (_ bv1 7) new.ffn.down.residual)))
 (or $x2862 (= (_ bv23 7) new.ffn.down.residual) (= (_ bv27 7) new.ffn.down.residual) (= (_ bv29 7) new.ffn.down.residual))))
(assert
 (let (($x2635 (= (_ bv57 7) new.ffn.down.split)))
 (let (($x2808 (= (_ bv40 7) new.ffn.down.split)))
 (or $x2808 $x2635 (= (_ bv61 7) new.ffn.down.split)))))
(assert
 (let (($x2346 (= (_ bv58 7) new.ffn.down.sum)))
 (or (= (_ bv15 7) new.ffn.down.sum) $x2346)))
(assert
 (let (($x1383 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x425 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x3138 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x1548 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x297 (= (_ bv4 7) new.ffn.gate.collective)))
 (or $x297 $x1548 $x3138 $x425 $x1383)))))))
(assert
 (let (($x1013 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x840 (= (_ bv57 7) new.ffn.gate.split)))
 (or (= (_ bv40 7) new.ffn.gate.split) $x840 $x1013))))
(assert
 (let (($x2188 (= (_ bv15 7) new.ffn.gate.sum)))
 (or (= (_ bv0 7) new.ffn.gate.sum) $x2188 (= (_ bv24 7) new.ffn.gate.sum) (= (_ bv69 7) new.ffn.gate.sum))))
(assert
 (let (($x1014 (= (_ bv73 7) new.ffn.up.collective)))
 (let (($x2535 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x812 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x1442 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x1983 (= (_ bv4 7) new.ffn.up.collective)))
 (or $x1983 $x1442 $x812 $x2535 $x1014)))))))
(assert
 (let (($x1619 (= (_ bv61 7) new.ffn.up.split)))
 (let (($x101 (= (_ bv57 7) new.ffn.up.split)))
 (let (($x848 (= (_ bv40 7) new.ffn.up.split)))
 (or $x848 $x101 $x1619)))))
(assert
 (let (($x223 (= (_ bv24 7) new.ffn.up.sum)))
 (let (($x1767 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x2907 (= (_ bv0 7) new.ffn.up.sum)))
 (or $x2907 $x1767 $x223 (= (_ bv69 7) new.ffn.up.sum))))))
(assert
 (and (<= 1 new.ffn.width.block)))
(assert
 (let (($x1533 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x2210 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x2782 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x2903 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x134 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x2690 (= (_ bv26 7) new.ffn.width.kind)))
 (or (= (_ bv11 7) new.ffn.width.kind) (= (_ bv18 7) new.ffn.width.kind) $x2690 $x134 (= (_ bv56 7) new.ffn.width.kind) $x2903 $x2782 $x2210 $x1533 (= (_ bv99 7) new.ffn.width.kind)))))))))
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
 (let (($x1260 (= (_ bv38 7) new.stages.send)))
 (let (($x1341 (= (_ bv14 7) new.stages.send)))
 (let (($x1930 (= (_ bv10 7) new.stages.send)))
 (or $x1930 $x1341 $x1260 (= (_ bv59 7) new.stages.send) (= (_ bv75 7) new.stages.send))))))
(assert
 (let (($x2672 (= (_ bv53 7) new.stages.stream)))
 (or $x2672 (= (_ bv84 7) new.stages.stream))))
(assert
 (and (<= 1 new.stages.visits)))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let (($x2903 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x671 (and $x2903 (not (= 0 (mod new.ffn.width.n new.ffn.width.multiple))))))
 (= new.ffn.width.padded $x671))))
(assert
 (let ((?x1551 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x2069 (div (* ?x1551 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x2177 (< 1 new.ffn.width.parts)))
 (let (($x2903 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.filled (and $x2903 $x2177 (= ?x2069 new.ffn.width.n))))))))
(assert
 (let ((?x1551 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x2069 (div (* ?x1551 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x2177 (< 1 new.ffn.width.parts)))
 (let (($x2903 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.leads (and $x2903 $x2177 (<= new.ffn.width.n ?x2069))))))))
(assert
 (let (($x2469 (= (- 1) new.ffn.width.n)))
 (let (($x2690 (= (_ bv26 7) new.ffn.width.kind)))
 (let (($x422 (ite $x2690 (or $x2469 (<= new.ffn.width.parts new.ffn.width.n)) (or $x2469 (< 1 new.ffn.width.n)))))
 (let ((?x1551 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x2069 (div (* ?x1551 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x2903 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x2210 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x2953 (ite $x2210 (or $x2469 (< new.ffn.width.block new.ffn.width.n)) (ite $x2903 (or $x2469 (< ?x2069 new.ffn.width.n)) $x422))))
 (let (($x3293 (ite (or (= (_ bv96 7) new.ffn.width.kind) (= 1 new.ffn.width.parts)) false $x2953)))
 (let (($x134 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x2782 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x2054 (or $x2782 $x134)))
 (= new.ffn.width.moved (ite $x2054 new.ffn.width.given_moved $x3293)))))))))))))))
(assert
 (= new.ffn.lead (ite new.model.gated new.ffn.gate.split new.ffn.up.split)))
(assert
 (let (($x1010 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x1645 (or $x1010 (and (= (_ bv10 7) new.ffn.down.input) (not (= (_ bv40 7) new.ffn.down.split))))))
 (= new.ffn.gathers $x1645))))
(assert
 (let (($x1533 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x1920 (or $x1533 (and (= 1 new.ffn.width.parts) (not new.ffn.width.padded)))))
 (let (($x134 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x2782 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x2054 (or $x2782 $x134)))
 (= new.ffn.width.everywhere (ite $x2054 new.ffn.width.given_everywhere $x1920))))))))
(assert
 (= new.ffn.piece_of_one (and new.ffn.width.filled (= (_ bv40 7) new.ffn.down.split))))
(assert
 (let (($x2202 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x502 (or (not (= (_ bv4 7) new.ffn.gate.collective)) $x2202)))
 (let (($x1013 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x1442 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x812 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x3445 (or $x812 $x1442)))
 (let (($x2483 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x848 (= (_ bv40 7) new.ffn.up.split)))
 (let (($x3512 (< 1 new.tp)))
 (let (($x2564 (and new.model.gated $x3512 $x848 $x2483 $x3445 (not (= (_ bv24 7) new.ffn.up.sum)) (not (and new.ffn.gathers $x1013 $x502)))))
 (= new.ffn.up_idle $x2564))))))))))))
(assert
 (let (($x2483 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x2202 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x502 (or (not (= (_ bv4 7) new.ffn.gate.collective)) $x2202)))
 (let (($x247 (ite new.model.gated $x502 (or (not (= (_ bv4 7) new.ffn.up.collective)) $x2483))))
 (let (($x2635 (= (_ bv57 7) new.ffn.down.split)))
 (let (($x2962 (and new.ffn.width.filled $x2635 (not (and new.ffn.gathers (= (_ bv61 7) new.ffn.lead) $x247)))))
 (= new.ffn.piece_kept $x2962))))))))
(assert
 (let (($x1104 (not new.ffn.width.moved)))
 (let (($x3164 (and new.ffn.width.everywhere $x1104)))
 (= new.ffn.in_place (or $x3164 new.ffn.width.filled)))))
(assert
 (let (($x1207 (and (or (not new.ffn.down.group.tp) (= 1 new.tp)) (or (not new.ffn.down.group.dp) (= 1 new.dp)) (or (not new.ffn.down.group.sp) (= 1 new.sp)) (or (not new.ffn.down.group.pp) (= 1 new.pp)))))
 (let (($x1029 (= (_ bv10 7) new.ffn.down.collective)))
 (let (($x2599 (= (_ bv57 7) new.ffn.down.collective)))
 (let (($x740 (and new.ffn.piece_kept new.stream.first_keeps_all (or (or $x2599 $x1029) $x1207))))
 (= new.ffn.first_reads $x740))))))
(assert
 (let (($x1104 (not new.ffn.width.moved)))
 (let (($x3164 (and new.ffn.width.everywhere $x1104)))
 (let ((?x1149 (ite $x3164 (_ bv96 7) (ite new.ffn.width_twice_back (ite new.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x3512 (< 1 new.tp)))
 (let ((?x3115 (ite new.ffn.width.everywhere (_ bv96 7) (ite new.ffn.piece_of_one (_ bv97 7) (ite new.model.gated (_ bv97 7) (_ bv16 7))))))
 (let (($x1014 (= (_ bv73 7) new.ffn.up.collective)))
 (let (($x1442 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x812 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x3445 (or $x812 $x1442)))
 (let (($x1767 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x2535 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x1289 (or $x2535 (not (or $x1767 (and new.model.gated (= (_ bv0 7) new.ffn.up.sum)))) new.ffn.up_idle)))
 (let (($x2483 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x1186 (or $x812 $x2535)))
 (let ((?x3879 (ite (or $x1186 $x2483 (and (= (_ bv4 7) new.ffn.up.collective) new.ffn.in_place)) (_ bv96 7) (ite $x1442 (_ bv21 7) (_ bv16 7)))))
 (let (($x101 (= (_ bv57 7) new.ffn.up.split)))
 (let ((?x942 (ite $x101 ?x3879 (ite $x1289 (_ bv92 7) (ite $x3445 (_ bv96 7) (ite $x1014 ?x3115 (ite $x3512 (_ bv16 7) ?x1149)))))))
 (let (($x1012 (or $x1186 $x2483 (and $x1442 new.ffn.width.padded $x1104) (and $x1014 new.ffn.width.leads))))
 (let ((?x2218 (ite (and $x1442 new.ffn.width.filled (not $x2483)) (_ bv96 7) (ite $x1012 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x1619 (= (_ bv61 7) new.ffn.up.split)))
 (= new.ffn.up_state (ite $x1619 ?x2218 ?x942)))))))))))))))))))))))
(assert
 (let (($x2620 (not new.ffn.width.everywhere)))
 (let (($x3334 (and (or (= (_ bv61 7) new.ffn.up.split) (= (_ bv97 7) new.ffn.up_state)) (not (= (_ bv96 7) new.ffn.up_state)) $x2620)))
 (= new.ffn.up_piece (ite $x3334 (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x223 (= (_ bv24 7) new.ffn.up.sum)))
 (let (($x2535 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x2751 (and new.model.gated (= (_ bv92 7) new.ffn.up_state) (or $x2535 $x223 new.ffn.up_idle))))
 (= new.ffn.up_left $x2751)))))
(assert
 (let (($x208 (not new.ffn.up_left)))
 (let (($x1122 (not new.model.joint)))
 (let (($x2437 (and new.ffn.piece_kept new.model.gated $x1122 (= (_ bv97 7) new.ffn.up_piece) $x208)))
 (= new.ffn.share_of_one $x2437)))))
(assert
 (let (($x1104 (not new.ffn.width.moved)))
 (let (($x3164 (and new.ffn.width.everywhere $x1104)))
 (let (($x3512 (< 1 new.tp)))
 (let ((?x1783 (ite $x3512 (_ bv16 7) (ite $x3164 (_ bv96 7) (ite new.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x232 (ite new.ffn.width.everywhere (_ bv96 7) (ite (or new.ffn.piece_of_one new.ffn.share_of_one) (_ bv97 7) (_ bv16 7)))))
 (let (($x1383 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x1548 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x3138 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x425 (= (_ bv57 7) new.ffn.gate.collective)))
 (let ((?x1178 (ite (or $x425 (not (= (_ bv15 7) new.ffn.gate.sum))) (_ bv92 7) (ite (or $x3138 $x1548) (_ bv96 7) (ite $x1383 ?x232 ?x1783)))))
 (let (($x2202 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x3014 (or $x3138 $x425)))
 (let (($x3698 (or $x3014 $x2202 (and (= (_ bv4 7) new.ffn.gate.collective) new.ffn.in_place))))
 (let (($x840 (= (_ bv57 7) new.ffn.gate.split)))
 (let (($x439 (or $x3014 $x2202 (and $x1548 new.ffn.width.padded $x1104) (and $x1383 new.ffn.width.leads))))
 (let ((?x1579 (ite (and $x1548 new.ffn.width.filled (not $x2202)) (_ bv96 7) (ite $x439 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.gate.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x1013 (= (_ bv61 7) new.ffn.gate.split)))
 (= new.ffn.gate_state (ite $x1013 ?x1579 (ite $x840 (ite $x3698 (_ bv96 7) (ite $x1548 (_ bv21 7) (_ bv16 7))) ?x1178)))))))))))))))))))))
(assert
 (let (($x2620 (not new.ffn.width.everywhere)))
 (let (($x1013 (= (_ bv61 7) new.ffn.gate.split)))
 (= new.ffn.gate_piece (ite (and $x1013 (not (= (_ bv96 7) new.ffn.gate_state)) $x2620) (_ bv97 7) (_ bv96 7))))))
(assert
 (let ((?x1412 (ite new.ffn.up_left (_ bv92 7) (ite new.model.gated new.ffn.gate_piece new.ffn.up_piece))))
 (= new.ffn.product ?x1412)))
(assert
 (let ((?x1733 (ite new.ffn.share_of_one (_ bv92 7) new.ffn.product)))
 (let (($x1325 (not new.ffn.share_of_one)))
 (let (($x2592 (or new.ffn.first_reads (and new.ffn.gathers (= (_ bv97 7) new.ffn.product) $x1325))))
 (= new.ffn.product_in (ite (and (not (= (_ bv92 7) new.ffn.product)) $x2592) (_ bv96 7) ?x1733))))))
(assert
 (let (($x2346 (= (_ bv58 7) new.ffn.down.sum)))
 (let (($x3512 (< 1 new.tp)))
 (let (($x2994 (and $x3512 $x2346 (or (= (_ bv40 7) new.ffn.down.split) (= (_ bv92 7) new.ffn.product_in)))))
 (= new.stages.ffn_due $x2994)))))
(assert
 (let (($x2672 (= (_ bv53 7) new.stages.stream)))
 (let (($x1467 (and $x2672 (or new.model.parallel new.layer.moe (not new.stages.ffn_due)))))
 (let (($x2195 (not new.model.parallel)))
 (let (($x2537 (not new.stages.leaves)))
 (let (($x3760 (or $x2537 (and new.layer.dense $x2195 (not (= (_ bv1 7) new.ffn.down.residual))) $x1467)))
 (= new.stages.one_part $x3760)))))))
(assert
 (= new.layer.dense true))
(assert
 (= new.layer.moe false))
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
 (= old.ffn.width.given_moved new.ffn.width.given_moved))
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
 (= (_ bv42 7) old.batch.idle))
(assert
 (let (($x1625 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x899 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2135 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1348 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x1389 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x1389 $x1348 $x2135 $x899 $x1625)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1132 (* old.sp old.tp)))
 (<= old.moe.block ?x1132)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1132 (* old.sp old.tp)))
 (= old.stage.ranks ?x1132)))
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
 (let (($x1635 (not old.moe.group.sp)))
 (let (($x2899 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x2899 $x1635))))
(assert
 (let ((?x654 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x654)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x1740 (or (= 1 new.stages.visits) (or (= (_ bv10 7) new.stages.send) (= (_ bv14 7) new.stages.send)) (and (= (_ bv38 7) new.stages.send) new.stages.one_part))))
 (not $x1740)))
(assert
 (or (= 1 old.stages.visits) (or (= (_ bv10 7) old.stages.send) (= (_ bv14 7) old.stages.send)) (and (= (_ bv38 7) old.stages.send) old.stages.one_part)))
(check-sat)

; from one replica to any number, question 122
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
 (let (($x819 (= (_ bv42 7) old.batch.idle)))
 (or $x819 (= (_ bv87 7) old.batch.idle))))
(assert
 (and (<= 0 old.batch.sequences.given_least)))
(assert
 (let (($x1625 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1389 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x899 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x246 (= (_ bv65 7) old.batch.sequences.kind)))
 (let (($x1134 (= (_ bv56 7) old.batch.sequences.kind)))
 (let (($x3271 (= (_ bv26 7) old.batch.sequences.kind)))
 (let (($x2135 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1348 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1348 $x2135 $x3271 (= (_ bv48 7) old.batch.sequences.kind) $x1134 $x246 (= (_ bv86 7) old.batch.sequences.kind) $x899 $x1389 $x1625))))))))))
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
 (let ((?x1862 (div (- (+ old.batch.sequences.n old.batch.sequences.multiple) 1) old.batch.sequences.multiple)))
 (let ((?x3051 (* (div (* ?x1862 old.batch.sequences.multiple) old.batch.sequences.parts) old.batch.sequences.parts)))
 (let (($x2993 (= (- 1) old.batch.sequences.n)))
 (let ((?x1717 (ite (= 0 (mod old.batch.sequences.multiple old.batch.sequences.parts)) 1 (ite (or $x2993 (< ?x3051 old.batch.sequences.n)) 0 1))))
 (let (($x246 (= (_ bv65 7) old.batch.sequences.kind)))
 (let (($x586 (or $x2993 (not (= 0 (mod old.batch.sequences.n old.batch.sequences.parts))))))
 (let ((?x2083 (ite (and $x2993 (= 1 old.batch.sequences.parts)) 1 (ite $x586 0 1))))
 (let (($x3271 (= (_ bv26 7) old.batch.sequences.kind)))
 (let (($x1134 (= (_ bv56 7) old.batch.sequences.kind)))
 (let (($x1625 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x899 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x1348 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2135 (= (_ bv18 7) old.batch.sequences.kind)))
 (let ((?x2866 (ite (or $x2135 $x1348 $x899 $x1625 $x1134) 1 (ite $x3271 ?x2083 (ite $x246 ?x1717 old.batch.sequences.given_least)))))
 (let (($x1389 (= (_ bv96 7) old.batch.sequences.kind)))
 (= old.batch.sequences.least (ite $x1389 old.batch.sequences.parts ?x2866))))))))))))))))))
(assert
 (= old.batch.sequences.beyond old.batch.sequences.given_beyond))
(assert
 (and (<= 0 new.batch.sequences.given_least)))
(assert
 (let (($x1183 (= (_ bv99 7) new.batch.sequences.kind)))
 (let (($x2646 (= (_ bv96 7) new.batch.sequences.kind)))
 (let (($x2112 (= (_ bv91 7) new.batch.sequences.kind)))
 (let (($x2436 (= (_ bv65 7) new.batch.sequences.kind)))
 (let (($x2538 (= (_ bv56 7) new.batch.sequences.kind)))
 (let (($x779 (= (_ bv26 7) new.batch.sequences.kind)))
 (let (($x2127 (= (_ bv18 7) new.batch.sequences.kind)))
 (let (($x3148 (= (_ bv11 7) new.batch.sequences.kind)))
 (or $x3148 $x2127 $x779 (= (_ bv48 7) new.batch.sequences.kind) $x2538 $x2436 (= (_ bv86 7) new.batch.sequences.kind) $x2112 $x2646 $x1183))))))))))
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
 (let ((?x2652 (div (- (+ new.batch.sequences.n new.batch.sequences.multiple) 1) new.batch.sequences.multiple)))
 (let ((?x3212 (* (div (* ?x2652 new.batch.sequences.multiple) new.batch.sequences.parts) new.batch.sequences.parts)))
 (let (($x1458 (= (- 1) new.batch.sequences.n)))
 (let ((?x2552 (ite (= 0 (mod new.batch.sequences.multiple new.batch.sequences.parts)) 1 (ite (or $x1458 (< ?x3212 new.batch.sequences.n)) 0 1))))
 (let (($x2436 (= (_ bv65 7) new.batch.sequences.kind)))
 (let (($x3333 (or $x1458 (not (= 0 (mod new.batch.sequences.n new.batch.sequences.parts))))))
 (let ((?x3253 (ite (and $x1458 (= 1 new.batch.sequences.parts)) 1 (ite $x3333 0 1))))
 (let (($x779 (= (_ bv26 7) new.batch.sequences.kind)))
 (let (($x2538 (= (_ bv56 7) new.batch.sequences.kind)))
 (let (($x1183 (= (_ bv99 7) new.batch.sequences.kind)))
 (let (($x2112 (= (_ bv91 7) new.batch.sequences.kind)))
 (let (($x3148 (= (_ bv11 7) new.batch.sequences.kind)))
 (let (($x2127 (= (_ bv18 7) new.batch.sequences.kind)))
 (let ((?x122 (ite (or $x2127 $x3148 $x2112 $x1183 $x2538) 1 (ite $x779 ?x3253 (ite $x2436 ?x2552 new.batch.sequences.given_least)))))
 (let (($x2646 (= (_ bv96 7) new.batch.sequences.kind)))
 (= new.batch.sequences.least (ite $x2646 new.batch.sequences.parts ?x122))))))))))))))))))
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
 (= (_ bv42 7) old.batch.idle))
(assert
 (let (($x1625 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x899 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2135 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1348 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x1389 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x1389 $x1348 $x2135 $x899 $x1625)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1132 (* old.sp old.tp)))
 (<= old.moe.block ?x1132)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1132 (* old.sp old.tp)))
 (= old.stage.ranks ?x1132)))
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
 (let (($x1635 (not old.moe.group.sp)))
 (let (($x2899 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x2899 $x1635))))
(assert
 (let ((?x654 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x654)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x1908 (not new.batch.sequences.beyond)))
 (not (and (<= 1 new.batch.sequences.least) $x1908))))
(assert
 (let (($x3088 (not old.batch.sequences.beyond)))
(and (<= 1 old.batch.sequences.least) $x3088)))
(check-sat)

