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
(declare-fun old.hidden.filled () Bool)
(declare-fun old.hidden.padded () Bool)
(declare-fun old.stream_tokens.given_everywhere () Bool)
(declare-fun old.stream_tokens.everywhere () Bool)
(declare-fun old.attention.heads.filled () Bool)
(declare-fun old.attention.heads.padded () Bool)
(declare-fun old.attention.head_dim.filled () Bool)
(declare-fun old.attention.value_dim.padded () Bool)
(declare-fun old.attention.value_dim.filled () Bool)
(declare-fun old.attention.gathers () Bool)
(declare-fun old.stream.attention_keeps_junk () Bool)
(declare-fun old.model.parallel () Bool)
(declare-fun old.stream.ffn_keeps_junk () Bool)
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
(declare-fun old.hidden.given_everywhere () Bool)
(declare-fun old.hidden.everywhere () Bool)
(declare-fun old.attention.heads.given_everywhere () Bool)
(declare-fun old.attention.heads.everywhere () Bool)
(declare-fun old.attention.value_dim.given_everywhere () Bool)
(declare-fun old.attention.value_dim.everywhere () Bool)
(declare-fun old.attention.kv_filled () Bool)
(declare-fun old.model.latent () Bool)
(declare-fun old.attention.qkv.group.pp () Bool)
(declare-fun old.attention.qkv.group.sp () Bool)
(declare-fun old.attention.qkv.group.dp () Bool)
(declare-fun old.attention.qkv.group.tp () Bool)
(declare-fun old.model.query_latent () Bool)
(declare-fun old.attention.k () (_ BitVec 7))
(declare-fun old.stream.junk_in_ffn_before () Bool)
(declare-fun old.stream.in_order () Bool)
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
(declare-fun new.hidden.filled () Bool)
(declare-fun new.hidden.padded () Bool)
(declare-fun new.stream_tokens.given_everywhere () Bool)
(declare-fun new.stream_tokens.everywhere () Bool)
(declare-fun new.attention.heads.filled () Bool)
(declare-fun new.attention.heads.padded () Bool)
(declare-fun new.attention.head_dim.filled () Bool)
(declare-fun new.attention.value_dim.padded () Bool)
(declare-fun new.attention.value_dim.filled () Bool)
(declare-fun new.attention.gathers () Bool)
(declare-fun new.stream.attention_keeps_junk () Bool)
(declare-fun new.model.parallel () Bool)
(declare-fun new.stream.ffn_keeps_junk () Bool)
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
(declare-fun new.hidden.given_everywhere () Bool)
(declare-fun new.hidden.everywhere () Bool)
(declare-fun new.attention.heads.given_everywhere () Bool)
(declare-fun new.attention.heads.everywhere () Bool)
(declare-fun new.attention.value_dim.given_everywhere () Bool)
(declare-fun new.attention.value_dim.everywhere () Bool)
(declare-fun new.attention.kv_filled () Bool)
(declare-fun new.model.latent () Bool)
(declare-fun new.attention.qkv.group.pp () Bool)
(declare-fun new.attention.qkv.group.sp () Bool)
(declare-fun new.attention.qkv.group.dp () Bool)
(declare-fun new.attention.qkv.group.tp () Bool)
(declare-fun new.model.query_latent () Bool)
(declare-fun new.attention.k () (_ BitVec 7))
(declare-fun new.stream.junk_in_ffn_before () Bool)
(declare-fun new.stream.in_order () Bool)
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
 (let (($x2272 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x2272 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x2711 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x609 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x104 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x1637 (= (_ bv48 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) $x1637 (= (_ bv56 7) old.attention.heads.kind) $x104 $x609 (= (_ bv91 7) old.attention.heads.kind) $x2711 (= (_ bv99 7) old.attention.heads.kind)))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x3268 (= (_ bv73 7) old.attention.out.collective)))
 (let (($x1786 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x2143 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x3040 (= (_ bv5 7) old.attention.out.collective)))
 (or (= (_ bv4 7) old.attention.out.collective) $x3040 $x2143 $x1786 $x3268))))))
(assert
 (let (($x2687 (= (_ bv32 7) old.attention.out.input)))
 (let (($x977 (= (_ bv10 7) old.attention.out.input)))
 (or $x977 $x2687 (= (_ bv63 7) old.attention.out.input)))))
(assert
 (let (($x715 (= (_ bv29 7) old.attention.out.residual)))
 (let (($x619 (= (_ bv27 7) old.attention.out.residual)))
 (let (($x2397 (= (_ bv23 7) old.attention.out.residual)))
 (let (($x765 (= (_ bv1 7) old.attention.out.residual)))
 (or $x765 $x2397 $x619 $x715))))))
(assert
 (let (($x1802 (= (_ bv61 7) old.attention.out.split)))
 (let (($x1265 (= (_ bv57 7) old.attention.out.split)))
 (let (($x3833 (= (_ bv40 7) old.attention.out.split)))
 (or $x3833 $x1265 $x1802)))))
(assert
 (let (($x3709 (= (_ bv8 7) old.attention.pairs)))
 (or $x3709 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x3537 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2501 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1307 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2885 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1109 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x1109 $x2885 $x1307 $x2501 $x3537)))))))
(assert
 (let (($x2055 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x2055 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x1281 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x979 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2444 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x471 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x471 $x2444 $x979 $x1281))))))
(assert
 (let (($x2976 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x2976 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x1463 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x3343 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x3125 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x3747 (= (_ bv48 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) $x3747 (= (_ bv56 7) old.attention.value_dim.kind) $x3125 $x3343 (= (_ bv91 7) old.attention.value_dim.kind) $x1463 (= (_ bv99 7) old.attention.value_dim.kind)))))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x2916 (= (_ bv42 7) old.batch.idle)))
 (or $x2916 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x2460 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2541 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x3594 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x421 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1001 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1001 $x421 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x3594 $x2541 $x2460)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x1274 (= (_ bv5 7) old.embedding.collective)))
 (or (= (_ bv4 7) old.embedding.collective) $x1274 (= (_ bv10 7) old.embedding.collective) (= (_ bv57 7) old.embedding.collective) (= (_ bv73 7) old.embedding.collective))))
(assert
 (let (($x1337 (= (_ bv38 7) old.embedding.split)))
 (or $x1337 (= (_ bv57 7) old.embedding.split) (= (_ bv95 7) old.embedding.split))))
(assert
 (let (($x1453 (= (_ bv5 7) old.ffn.down.collective)))
 (or (= (_ bv4 7) old.ffn.down.collective) $x1453 (= (_ bv10 7) old.ffn.down.collective) (= (_ bv57 7) old.ffn.down.collective) (= (_ bv73 7) old.ffn.down.collective))))
(assert
 (let (($x1089 (= (_ bv27 7) old.ffn.down.residual)))
 (let (($x1392 (= (_ bv1 7) old.ffn.down.residual)))
 (or $x1392 (= (_ bv23 7) old.ffn.down.residual) $x1089 (= (_ bv29 7) old.ffn.down.residual)))))
(assert
 (let (($x684 (= (_ bv61 7) old.ffn.down.split)))
 (or (= (_ bv40 7) old.ffn.down.split) (= (_ bv57 7) old.ffn.down.split) $x684)))
(assert
 (let (($x3165 (= (_ bv96 7) old.hidden.kind)))
 (let (($x2616 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1204 (= (_ bv65 7) old.hidden.kind)))
 (let (($x634 (= (_ bv48 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind) $x634 (= (_ bv56 7) old.hidden.kind) $x1204 $x2616 (= (_ bv91 7) old.hidden.kind) $x3165 (= (_ bv99 7) old.hidden.kind)))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x453 (= (_ bv68 7) old.model.norm)))
 (or (= (_ bv67 7) old.model.norm) $x453 (= (_ bv82 7) old.model.norm))))
(assert
 (let (($x3602 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x3602)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x1707 (= (_ bv96 7) old.stream)))
 (let (($x1066 (= (_ bv94 7) old.stream)))
 (let (($x3065 (= (_ bv38 7) old.stream)))
 (or $x3065 $x1066 $x1707)))))
(assert
 (let (($x2949 (= (_ bv96 7) old.stream_tokens.kind)))
 (let (($x1529 (= (_ bv86 7) old.stream_tokens.kind)))
 (let (($x3400 (= (_ bv48 7) old.stream_tokens.kind)))
 (or (= (_ bv11 7) old.stream_tokens.kind) (= (_ bv18 7) old.stream_tokens.kind) (= (_ bv26 7) old.stream_tokens.kind) $x3400 (= (_ bv56 7) old.stream_tokens.kind) (= (_ bv65 7) old.stream_tokens.kind) $x1529 (= (_ bv91 7) old.stream_tokens.kind) $x2949 (= (_ bv99 7) old.stream_tokens.kind))))))
(assert
 (and (<= 1 old.stream_tokens.parts)))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (= old.stream_tokens.padded false))
(assert
 (let ((?x1740 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let (($x762 (= (div (* ?x1740 old.hidden.multiple) old.hidden.parts) old.hidden.n)))
 (let (($x1204 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x1204 (< 1 old.hidden.parts) $x762))))))
(assert
 (let (($x1204 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x1204 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x2949 (= (_ bv96 7) old.stream_tokens.kind)))
 (let (($x2016 (or $x2949 (and (= 1 old.stream_tokens.parts) (not old.stream_tokens.padded)))))
 (let (($x2331 (ite (or (= (_ bv86 7) old.stream_tokens.kind) (= (_ bv48 7) old.stream_tokens.kind)) old.stream_tokens.given_everywhere $x2016)))
 (= old.stream_tokens.everywhere $x2331)))))
(assert
 (let ((?x1525 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x536 (= (div (* ?x1525 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x104 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x104 (< 1 old.attention.heads.parts) $x536))))))
(assert
 (let (($x2082 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x104 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x104 $x2082)))))
(assert
 (let ((?x567 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x813 (div (* ?x567 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2272 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1706 (and $x2272 (< 1 old.attention.head_dim.parts) (= ?x813 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x1706))))))
(assert
 (let ((?x2548 (mod old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let (($x3125 (= (_ bv65 7) old.attention.value_dim.kind)))
 (= old.attention.value_dim.padded (and $x3125 (not (= 0 ?x2548)))))))
(assert
 (let ((?x3484 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x984 (* (div (- ?x3484 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x3125 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x605 (and $x3125 (< 1 old.attention.value_dim.parts) (= (div ?x984 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x605))))))
(assert
 (let (($x3833 (= (_ bv40 7) old.attention.out.split)))
 (let (($x2649 (not $x3833)))
 (let (($x977 (= (_ bv10 7) old.attention.out.input)))
 (let (($x2687 (= (_ bv32 7) old.attention.out.input)))
 (= old.attention.gathers (or $x2687 (and $x977 $x2649))))))))
(assert
 (let (($x1802 (= (_ bv61 7) old.attention.out.split)))
 (let (($x619 (= (_ bv27 7) old.attention.out.residual)))
 (let (($x765 (= (_ bv1 7) old.attention.out.residual)))
 (= old.stream.attention_keeps_junk (or $x765 (and $x619 $x1802)))))))
(assert
 (let (($x1392 (= (_ bv1 7) old.ffn.down.residual)))
 (let (($x3571 (or $x1392 (and (= (_ bv27 7) old.ffn.down.residual) (= (_ bv61 7) old.ffn.down.split)))))
 (= old.stream.ffn_keeps_junk (or old.model.parallel $x3571)))))
(assert
 (let (($x582 (not old.model.embedding_norm)))
 (let (($x2866 (and (or (not old.embedding.group.tp) (= 1 old.tp)) (or (not old.embedding.group.dp) (= 1 old.dp)) (or (not old.embedding.group.sp) (= 1 old.sp)) (or (not old.embedding.group.pp) (= 1 old.pp)))))
 (let (($x3065 (= (_ bv38 7) old.stream)))
 (let (($x1274 (= (_ bv5 7) old.embedding.collective)))
 (let (($x1337 (= (_ bv38 7) old.embedding.split)))
 (= old.stream.junk_of_embedding (and $x1337 $x1274 $x3065 old.hidden.filled (not $x2866) $x582))))))))
(assert
 (let (($x453 (= (_ bv68 7) old.model.norm)))
 (let (($x2913 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x1508 (not $x2913)))
 (let (($x3065 (= (_ bv38 7) old.stream)))
 (let (($x3040 (= (_ bv5 7) old.attention.out.collective)))
 (let (($x1802 (= (_ bv61 7) old.attention.out.split)))
 (= old.stream.junk_of_attention (and $x1802 $x3040 $x3065 old.hidden.filled $x1508 $x453)))))))))
(assert
 (let (($x453 (= (_ bv68 7) old.model.norm)))
 (let (($x2062 (and (or (not old.ffn.down.group.tp) (= 1 old.tp)) (or (not old.ffn.down.group.dp) (= 1 old.dp)) (or (not old.ffn.down.group.sp) (= 1 old.sp)) (or (not old.ffn.down.group.pp) (= 1 old.pp)))))
 (let (($x3065 (= (_ bv38 7) old.stream)))
 (let (($x1453 (= (_ bv5 7) old.ffn.down.collective)))
 (let (($x684 (= (_ bv61 7) old.ffn.down.split)))
 (= old.stream.junk_of_ffn (and $x684 $x1453 $x3065 old.hidden.filled (not $x2062) $x453))))))))
(assert
 (let (($x3165 (= (_ bv96 7) old.hidden.kind)))
 (let (($x972 (ite (or (= (_ bv86 7) old.hidden.kind) (= (_ bv48 7) old.hidden.kind)) old.hidden.given_everywhere (or $x3165 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x972))))
(assert
 (let (($x1024 (not old.attention.heads.padded)))
 (let (($x2711 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x1637 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x609 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x98 (ite (or $x609 $x1637) old.attention.heads.given_everywhere (or $x2711 (and (= 1 old.attention.heads.parts) $x1024)))))
 (= old.attention.heads.everywhere $x98)))))))
(assert
 (let (($x3427 (not old.attention.value_dim.padded)))
 (let (($x1463 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x3747 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x3343 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x2190 (ite (or $x3343 $x3747) old.attention.value_dim.given_everywhere (or $x1463 (and (= 1 old.attention.value_dim.parts) $x3427)))))
 (= old.attention.value_dim.everywhere $x2190)))))))
(assert
 (let (($x3537 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1109 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2005 (ite (or $x1109 $x3537) (_ bv16 7) (_ bv96 7))))
 (let (($x2501 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x2553 (or old.model.latent old.attention.kv_filled)))
 (let (($x2444 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2885 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3006 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x471 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2249 (and $x2885 $x471 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x3006)))
 (let ((?x3369 (ite (or $x1109 $x2249 (and $x2885 $x2444 old.attention.heads.filled $x2553)) (_ bv96 7) (_ bv16 7))))
 (let (($x2986 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1307 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1401 (or $x1307 $x2501)))
 (let ((?x151 (ite (or $x1401 $x2986) old.attention.qkv.split ?x3369)))
 (let (($x979 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1362 (not $x979)))
 (let ((?x1312 (ite $x1362 ?x151 (ite (or $x2501 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x2005))))
 (let ((?x2715 (ite (or $x1401 $x2986 old.model.query_latent) (_ bv96 7) (ite $x2885 (_ bv21 7) (_ bv16 7)))))
 (let (($x1281 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x1281 ?x2715 ?x1312)))))))))))))))))))))))
(assert
 (let (($x1660 (or old.stream.junk_of_attention (and old.stream.attention_keeps_junk old.stream.junk_of_embedding))))
 (= old.stream.junk_in_ffn_before $x1660)))
(assert
 (let (($x1707 (= (_ bv96 7) old.stream)))
 (let (($x607 (or $x1707 (and (= (_ bv38 7) old.stream) old.hidden.everywhere) (and (= (_ bv94 7) old.stream) old.stream_tokens.everywhere))))
 (= old.stream.in_order $x607))))
(assert
 (let (($x3537 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1109 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2005 (ite (or $x1109 $x3537) (_ bv16 7) (_ bv96 7))))
 (let (($x2501 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x2553 (or old.model.latent old.attention.kv_filled)))
 (let (($x2444 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2885 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3006 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x471 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2249 (and $x2885 $x471 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x3006)))
 (let ((?x3369 (ite (or $x1109 $x2249 (and $x2885 $x2444 old.attention.heads.filled $x2553)) (_ bv96 7) (_ bv16 7))))
 (let (($x2986 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1307 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1401 (or $x1307 $x2501)))
 (let ((?x151 (ite (or $x1401 $x2986) old.attention.qkv.split ?x3369)))
 (let (($x979 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1362 (not $x979)))
 (let ((?x3282 (ite $x1362 ?x151 (ite (or $x2501 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x2005))))
 (let ((?x2715 (ite (or $x1401 $x2986 old.model.query_latent) (_ bv96 7) (ite $x2885 (_ bv21 7) (_ bv16 7)))))
 (let (($x1281 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x1281 ?x2715 ?x3282))))))))))))))))))))))))
(assert
 (let (($x2053 (or old.stream.junk_of_ffn (and old.stream.ffn_keeps_junk old.stream.junk_in_ffn_before))))
 (let (($x422 (or old.stream.junk_of_embedding (and old.model.behind_dense $x2053) (and old.model.behind_moe old.stream.junk_in_ffn_before))))
 (= old.stream.junk_in_attention $x422))))
(assert
 (let (($x2444 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x3561 (or (= (_ bv92 7) old.attention.v) (= (_ bv96 7) old.attention.v) (= (_ bv37 7) old.attention.v) (= (_ bv36 7) old.attention.v))))
 (let ((?x1147 (ite $x3561 old.attention.v (ite $x2444 (_ bv37 7) (ite (= (_ bv36 7) old.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= old.attention.mixed ?x1147)))))
(assert
 (let (($x1767 (or (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.filled) (and (= (_ bv36 7) old.attention.mixed) old.attention.value_dim.filled))))
 (let (($x2281 (not old.attention.gathers)))
 (let (($x1265 (= (_ bv57 7) old.attention.out.split)))
 (= old.attention.share_of_one (and $x1265 $x2281 $x1767))))))
(assert
 (let ((?x267 (ite old.attention.share_of_one (_ bv92 7) old.attention.mixed)))
 (let (($x2913 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x2143 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x1786 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x1366 (and old.attention.share_of_one old.stream.first_keeps_all (or (or $x1786 $x2143) $x2913))))
 (let (($x3833 (= (_ bv40 7) old.attention.out.split)))
 (let (($x2649 (not $x3833)))
 (let (($x610 (= (_ bv36 7) old.attention.mixed)))
 (let (($x1340 (or (and old.attention.gathers (or (= (_ bv37 7) old.attention.mixed) $x610)) (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.everywhere) (and $x610 old.attention.value_dim.everywhere $x2649) $x1366)))
 (= old.attention.mixed_in (ite $x1340 (_ bv96 7) ?x267))))))))))))
(assert
 (let ((?x1039 (ite (or (= (_ bv92 7) old.attention.mixed_in) (= (_ bv40 7) old.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) old.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x3222 (and old.attention.heads_where_kept (or (= (_ bv37 7) old.attention.mixed_in) (= (_ bv96 7) old.attention.mixed_in)))))
 (let (($x2036 (ite (= (_ bv36 7) old.attention.mixed_in) old.attention.dims_where_kept $x3222)))
 (let (($x2913 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x1786 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x3833 (= (_ bv40 7) old.attention.out.split)))
 (= old.attention.out_state (ite (and $x3833 (or $x1786 $x2913) $x2036) (_ bv96 7) ?x1039)))))))))
(assert
 (let (($x3040 (= (_ bv5 7) old.attention.out.collective)))
 (let (($x2397 (= (_ bv23 7) old.attention.out.residual)))
 (let (($x715 (= (_ bv29 7) old.attention.out.residual)))
 (let (($x1707 (= (_ bv96 7) old.stream)))
 (let (($x1472 (= (_ bv38 7) old.attention.out_state)))
 (let (($x2984 (= (_ bv96 7) old.attention.out_state)))
 (let (($x599 (= (_ bv92 7) old.attention.out_state)))
 (let (($x3661 (and $x715 old.stream.first_has_all (or (or $x599 $x2984) old.hidden.filled))))
 (let (($x388 (= old.attention.out_state old.stream)))
 (let (($x3065 (= (_ bv38 7) old.stream)))
 (let (($x619 (= (_ bv27 7) old.attention.out.residual)))
 (let (($x836 (and $x619 (not $x599) (or $x388 (and old.stream.in_order (or $x2984 old.hidden.everywhere))))))
 (let (($x3703 (or $x836 (and $x619 $x3065 old.hidden.filled) (and (or $x715 $x2397) $x599 old.stream.in_order) (and $x715 old.stream.first_keeps_all $x388) $x3661 (and $x1472 $x1707 old.hidden.filled (or $x715 (= $x2397 $x3040))))))
 (let (($x2913 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x1508 (not $x2913)))
 (let (($x2963 (or $x599 (and $x1472 (or $x3040 (= (_ bv73 7) old.attention.out.collective)) $x1508))))
 (let (($x3365 (or $x388 (and old.stream.in_order (or (not $x1472) old.hidden.everywhere)))))
 (let (($x3057 (= 1 old.tp)))
 (let (($x3311 (or (and $x3057 $x3365) (and (not (and $x619 old.stream.junk_in_attention $x2963)) $x3703))))
 (= old.attention.residual_once $x3311)))))))))))))))))))))
(assert
 (let (($x1538 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x1538 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x1174 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1081 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x3517 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x817 (= (_ bv48 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) $x817 (= (_ bv56 7) new.attention.heads.kind) $x3517 $x1081 (= (_ bv91 7) new.attention.heads.kind) $x1174 (= (_ bv99 7) new.attention.heads.kind)))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x3233 (= (_ bv73 7) new.attention.out.collective)))
 (let (($x2295 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x2418 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x3395 (= (_ bv5 7) new.attention.out.collective)))
 (or (= (_ bv4 7) new.attention.out.collective) $x3395 $x2418 $x2295 $x3233))))))
(assert
 (let (($x17 (= (_ bv32 7) new.attention.out.input)))
 (let (($x1277 (= (_ bv10 7) new.attention.out.input)))
 (or $x1277 $x17 (= (_ bv63 7) new.attention.out.input)))))
(assert
 (let (($x1844 (= (_ bv29 7) new.attention.out.residual)))
 (let (($x3301 (= (_ bv27 7) new.attention.out.residual)))
 (let (($x1908 (= (_ bv23 7) new.attention.out.residual)))
 (let (($x834 (= (_ bv1 7) new.attention.out.residual)))
 (or $x834 $x1908 $x3301 $x1844))))))
(assert
 (let (($x2256 (= (_ bv61 7) new.attention.out.split)))
 (let (($x2399 (= (_ bv57 7) new.attention.out.split)))
 (let (($x3531 (= (_ bv40 7) new.attention.out.split)))
 (or $x3531 $x2399 $x2256)))))
(assert
 (let (($x690 (= (_ bv8 7) new.attention.pairs)))
 (or $x690 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x2188 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x528 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2165 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2278 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2374 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x2374 $x2278 $x2165 $x528 $x2188)))))))
(assert
 (let (($x2955 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x2955 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x3196 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x2537 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2959 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x909 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x909 $x2959 $x2537 $x3196))))))
(assert
 (let (($x3486 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x3486 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x800 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x3912 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x1002 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2987 (= (_ bv48 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) $x2987 (= (_ bv56 7) new.attention.value_dim.kind) $x1002 $x3912 (= (_ bv91 7) new.attention.value_dim.kind) $x800 (= (_ bv99 7) new.attention.value_dim.kind)))))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x772 (= (_ bv5 7) new.embedding.collective)))
 (or (= (_ bv4 7) new.embedding.collective) $x772 (= (_ bv10 7) new.embedding.collective) (= (_ bv57 7) new.embedding.collective) (= (_ bv73 7) new.embedding.collective))))
(assert
 (let (($x2297 (= (_ bv38 7) new.embedding.split)))
 (or $x2297 (= (_ bv57 7) new.embedding.split) (= (_ bv95 7) new.embedding.split))))
(assert
 (let (($x2511 (= (_ bv5 7) new.ffn.down.collective)))
 (or (= (_ bv4 7) new.ffn.down.collective) $x2511 (= (_ bv10 7) new.ffn.down.collective) (= (_ bv57 7) new.ffn.down.collective) (= (_ bv73 7) new.ffn.down.collective))))
(assert
 (let (($x1322 (= (_ bv27 7) new.ffn.down.residual)))
 (let (($x1944 (= (_ bv1 7) new.ffn.down.residual)))
 (or $x1944 (= (_ bv23 7) new.ffn.down.residual) $x1322 (= (_ bv29 7) new.ffn.down.residual)))))
(assert
 (let (($x989 (= (_ bv61 7) new.ffn.down.split)))
 (or (= (_ bv40 7) new.ffn.down.split) (= (_ bv57 7) new.ffn.down.split) $x989)))
(assert
 (let (($x2831 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1355 (= (_ bv86 7) new.hidden.kind)))
 (let (($x197 (= (_ bv65 7) new.hidden.kind)))
 (let (($x2210 (= (_ bv48 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind) $x2210 (= (_ bv56 7) new.hidden.kind) $x197 $x1355 (= (_ bv91 7) new.hidden.kind) $x2831 (= (_ bv99 7) new.hidden.kind)))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x1803 (= (_ bv68 7) new.model.norm)))
 (or (= (_ bv67 7) new.model.norm) $x1803 (= (_ bv82 7) new.model.norm))))
(assert
 (let (($x3189 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x3189)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x3014 (= (_ bv96 7) new.stream)))
 (let (($x620 (= (_ bv94 7) new.stream)))
 (let (($x2895 (= (_ bv38 7) new.stream)))
 (or $x2895 $x620 $x3014)))))
(assert
 (let (($x2643 (= (_ bv96 7) new.stream_tokens.kind)))
 (let (($x3081 (= (_ bv86 7) new.stream_tokens.kind)))
 (let (($x2095 (= (_ bv48 7) new.stream_tokens.kind)))
 (or (= (_ bv11 7) new.stream_tokens.kind) (= (_ bv18 7) new.stream_tokens.kind) (= (_ bv26 7) new.stream_tokens.kind) $x2095 (= (_ bv56 7) new.stream_tokens.kind) (= (_ bv65 7) new.stream_tokens.kind) $x3081 (= (_ bv91 7) new.stream_tokens.kind) $x2643 (= (_ bv99 7) new.stream_tokens.kind))))))
(assert
 (and (<= 1 new.stream_tokens.parts)))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (= new.stream_tokens.padded false))
(assert
 (let ((?x2465 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let (($x739 (= (div (* ?x2465 new.hidden.multiple) new.hidden.parts) new.hidden.n)))
 (let (($x197 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x197 (< 1 new.hidden.parts) $x739))))))
(assert
 (let (($x197 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x197 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x2643 (= (_ bv96 7) new.stream_tokens.kind)))
 (let (($x364 (or $x2643 (and (= 1 new.stream_tokens.parts) (not new.stream_tokens.padded)))))
 (let (($x1888 (ite (or (= (_ bv86 7) new.stream_tokens.kind) (= (_ bv48 7) new.stream_tokens.kind)) new.stream_tokens.given_everywhere $x364)))
 (= new.stream_tokens.everywhere $x1888)))))
(assert
 (let ((?x1067 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x2829 (= (div (* ?x1067 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x3517 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x3517 (< 1 new.attention.heads.parts) $x2829))))))
(assert
 (let (($x3062 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x3517 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x3517 $x3062)))))
(assert
 (let ((?x2830 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x3409 (div (* ?x2830 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1538 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x3150 (and $x1538 (< 1 new.attention.head_dim.parts) (= ?x3409 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x3150))))))
(assert
 (let ((?x2171 (mod new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let (($x1002 (= (_ bv65 7) new.attention.value_dim.kind)))
 (= new.attention.value_dim.padded (and $x1002 (not (= 0 ?x2171)))))))
(assert
 (let ((?x1245 (+ new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let ((?x1242 (* (div (- ?x1245 1) new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x1002 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2699 (and $x1002 (< 1 new.attention.value_dim.parts) (= (div ?x1242 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x2699))))))
(assert
 (let (($x3531 (= (_ bv40 7) new.attention.out.split)))
 (let (($x300 (not $x3531)))
 (let (($x1277 (= (_ bv10 7) new.attention.out.input)))
 (let (($x17 (= (_ bv32 7) new.attention.out.input)))
 (= new.attention.gathers (or $x17 (and $x1277 $x300))))))))
(assert
 (let (($x2256 (= (_ bv61 7) new.attention.out.split)))
 (let (($x3301 (= (_ bv27 7) new.attention.out.residual)))
 (let (($x834 (= (_ bv1 7) new.attention.out.residual)))
 (= new.stream.attention_keeps_junk (or $x834 (and $x3301 $x2256)))))))
(assert
 (let (($x1944 (= (_ bv1 7) new.ffn.down.residual)))
 (let (($x1165 (or $x1944 (and (= (_ bv27 7) new.ffn.down.residual) (= (_ bv61 7) new.ffn.down.split)))))
 (= new.stream.ffn_keeps_junk (or new.model.parallel $x1165)))))
(assert
 (let (($x1027 (not new.model.embedding_norm)))
 (let (($x593 (and (or (not new.embedding.group.tp) (= 1 new.tp)) (or (not new.embedding.group.dp) (= 1 new.dp)) (or (not new.embedding.group.sp) (= 1 new.sp)) (or (not new.embedding.group.pp) (= 1 new.pp)))))
 (let (($x2895 (= (_ bv38 7) new.stream)))
 (let (($x772 (= (_ bv5 7) new.embedding.collective)))
 (let (($x2297 (= (_ bv38 7) new.embedding.split)))
 (= new.stream.junk_of_embedding (and $x2297 $x772 $x2895 new.hidden.filled (not $x593) $x1027))))))))
(assert
 (let (($x1803 (= (_ bv68 7) new.model.norm)))
 (let (($x2161 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x3927 (not $x2161)))
 (let (($x2895 (= (_ bv38 7) new.stream)))
 (let (($x3395 (= (_ bv5 7) new.attention.out.collective)))
 (let (($x2256 (= (_ bv61 7) new.attention.out.split)))
 (= new.stream.junk_of_attention (and $x2256 $x3395 $x2895 new.hidden.filled $x3927 $x1803)))))))))
(assert
 (let (($x1803 (= (_ bv68 7) new.model.norm)))
 (let (($x2886 (and (or (not new.ffn.down.group.tp) (= 1 new.tp)) (or (not new.ffn.down.group.dp) (= 1 new.dp)) (or (not new.ffn.down.group.sp) (= 1 new.sp)) (or (not new.ffn.down.group.pp) (= 1 new.pp)))))
 (let (($x2895 (= (_ bv38 7) new.stream)))
 (let (($x2511 (= (_ bv5 7) new.ffn.down.collective)))
 (let (($x989 (= (_ bv61 7) new.ffn.down.split)))
 (= new.stream.junk_of_ffn (and $x989 $x2511 $x2895 new.hidden.filled (not $x2886) $x1803))))))))
(assert
 (let (($x2831 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1922 (ite (or (= (_ bv86 7) new.hidden.kind) (= (_ bv48 7) new.hidden.kind)) new.hidden.given_everywhere (or $x2831 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x1922))))
(assert
 (let (($x1736 (not new.attention.heads.padded)))
 (let (($x1174 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x817 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1081 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x584 (ite (or $x1081 $x817) new.attention.heads.given_everywhere (or $x1174 (and (= 1 new.attention.heads.parts) $x1736)))))
 (= new.attention.heads.everywhere $x584)))))))
(assert
 (let (($x1971 (not new.attention.value_dim.padded)))
 (let (($x800 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x2987 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x3912 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x1234 (ite (or $x3912 $x2987) new.attention.value_dim.given_everywhere (or $x800 (and (= 1 new.attention.value_dim.parts) $x1971)))))
 (= new.attention.value_dim.everywhere $x1234)))))))
(assert
 (let (($x2188 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2374 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2619 (ite (or $x2374 $x2188) (_ bv16 7) (_ bv96 7))))
 (let (($x528 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2959 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2278 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1268 (and $x2278 $x2959 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x909 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x885 (and $x2278 $x909 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x3782 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2165 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x134 (or $x2165 $x528)))
 (let ((?x1751 (ite (or $x134 $x3782) new.attention.qkv.split (ite (or $x2374 $x885 $x1268) (_ bv96 7) (_ bv16 7)))))
 (let (($x2537 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2935 (not $x2537)))
 (let ((?x1579 (ite $x2935 ?x1751 (ite (or $x528 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x2619))))
 (let ((?x3603 (ite (or $x134 $x3782 new.model.query_latent) (_ bv96 7) (ite $x2278 (_ bv21 7) (_ bv16 7)))))
 (let (($x3196 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x3196 ?x3603 ?x1579)))))))))))))))))))))
(assert
 (let (($x2424 (or new.stream.junk_of_attention (and new.stream.attention_keeps_junk new.stream.junk_of_embedding))))
 (= new.stream.junk_in_ffn_before $x2424)))
(assert
 (let (($x3014 (= (_ bv96 7) new.stream)))
 (let (($x2342 (or $x3014 (and (= (_ bv38 7) new.stream) new.hidden.everywhere) (and (= (_ bv94 7) new.stream) new.stream_tokens.everywhere))))
 (= new.stream.in_order $x2342))))
(assert
 (let (($x2188 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2374 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2619 (ite (or $x2374 $x2188) (_ bv16 7) (_ bv96 7))))
 (let (($x528 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2959 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2278 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1268 (and $x2278 $x2959 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x909 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x885 (and $x2278 $x909 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x3782 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2165 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x134 (or $x2165 $x528)))
 (let ((?x1751 (ite (or $x134 $x3782) new.attention.qkv.split (ite (or $x2374 $x885 $x1268) (_ bv96 7) (_ bv16 7)))))
 (let (($x2537 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2935 (not $x2537)))
 (let ((?x2153 (ite $x2935 ?x1751 (ite (or $x528 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x2619))))
 (let ((?x3603 (ite (or $x134 $x3782 new.model.query_latent) (_ bv96 7) (ite $x2278 (_ bv21 7) (_ bv16 7)))))
 (let (($x3196 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x3196 ?x3603 ?x2153))))))))))))))))))))))
(assert
 (let (($x3096 (and new.model.behind_moe new.stream.junk_in_ffn_before)))
 (let (($x3801 (or new.stream.junk_of_ffn (and new.stream.ffn_keeps_junk new.stream.junk_in_ffn_before))))
 (let (($x1347 (and new.model.behind_dense $x3801)))
 (= new.stream.junk_in_attention (or new.stream.junk_of_embedding $x1347 $x3096))))))
(assert
 (let (($x2959 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1017 (or (= (_ bv92 7) new.attention.v) (= (_ bv96 7) new.attention.v) (= (_ bv37 7) new.attention.v) (= (_ bv36 7) new.attention.v))))
 (let ((?x1156 (ite $x1017 new.attention.v (ite $x2959 (_ bv37 7) (ite (= (_ bv36 7) new.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= new.attention.mixed ?x1156)))))
(assert
 (let (($x435 (or (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.filled) (and (= (_ bv36 7) new.attention.mixed) new.attention.value_dim.filled))))
 (let (($x1009 (not new.attention.gathers)))
 (let (($x2399 (= (_ bv57 7) new.attention.out.split)))
 (= new.attention.share_of_one (and $x2399 $x1009 $x435))))))
(assert
 (let ((?x3227 (ite new.attention.share_of_one (_ bv92 7) new.attention.mixed)))
 (let (($x2161 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x2418 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x2295 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x1452 (and new.attention.share_of_one new.stream.first_keeps_all (or (or $x2295 $x2418) $x2161))))
 (let (($x3531 (= (_ bv40 7) new.attention.out.split)))
 (let (($x300 (not $x3531)))
 (let (($x1095 (= (_ bv36 7) new.attention.mixed)))
 (let (($x3090 (or (and new.attention.gathers (or (= (_ bv37 7) new.attention.mixed) $x1095)) (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.everywhere) (and $x1095 new.attention.value_dim.everywhere $x300) $x1452)))
 (= new.attention.mixed_in (ite $x3090 (_ bv96 7) ?x3227))))))))))))
(assert
 (let ((?x2910 (ite (or (= (_ bv92 7) new.attention.mixed_in) (= (_ bv40 7) new.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) new.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x2981 (and new.attention.heads_where_kept (or (= (_ bv37 7) new.attention.mixed_in) (= (_ bv96 7) new.attention.mixed_in)))))
 (let (($x1978 (ite (= (_ bv36 7) new.attention.mixed_in) new.attention.dims_where_kept $x2981)))
 (let (($x2161 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x2295 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x3531 (= (_ bv40 7) new.attention.out.split)))
 (= new.attention.out_state (ite (and $x3531 (or $x2295 $x2161) $x1978) (_ bv96 7) ?x2910)))))))))
(assert
 (let (($x3395 (= (_ bv5 7) new.attention.out.collective)))
 (let (($x1908 (= (_ bv23 7) new.attention.out.residual)))
 (let (($x1844 (= (_ bv29 7) new.attention.out.residual)))
 (let (($x3014 (= (_ bv96 7) new.stream)))
 (let (($x2689 (= (_ bv38 7) new.attention.out_state)))
 (let (($x3088 (= (_ bv96 7) new.attention.out_state)))
 (let (($x917 (= (_ bv92 7) new.attention.out_state)))
 (let (($x699 (and $x1844 new.stream.first_has_all (or (or $x917 $x3088) new.hidden.filled))))
 (let (($x2799 (= new.attention.out_state new.stream)))
 (let (($x2895 (= (_ bv38 7) new.stream)))
 (let (($x3301 (= (_ bv27 7) new.attention.out.residual)))
 (let (($x2952 (and $x3301 (not $x917) (or $x2799 (and new.stream.in_order (or $x3088 new.hidden.everywhere))))))
 (let (($x1623 (or $x2952 (and $x3301 $x2895 new.hidden.filled) (and (or $x1844 $x1908) $x917 new.stream.in_order) (and $x1844 new.stream.first_keeps_all $x2799) $x699 (and $x2689 $x3014 new.hidden.filled (or $x1844 (= $x1908 $x3395))))))
 (let (($x2161 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x3927 (not $x2161)))
 (let (($x1033 (or $x917 (and $x2689 (or $x3395 (= (_ bv73 7) new.attention.out.collective)) $x3927))))
 (let (($x2147 (or $x2799 (and new.stream.in_order (or (not $x2689) new.hidden.everywhere)))))
 (let (($x1041 (= 1 new.tp)))
 (let (($x3104 (or (and $x1041 $x2147) (and (not (and $x3301 new.stream.junk_in_attention $x1033)) $x1623))))
 (= new.attention.residual_once $x3104)))))))))))))))))))))
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
 (let (($x2460 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x3594 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x421 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1001 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2541 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2541 $x1001 $x421 $x3594 $x2460)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1100 (* old.sp old.tp)))
 (<= old.moe.block ?x1100)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1100 (* old.sp old.tp)))
 (= old.stage.ranks ?x1100)))
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
 (let (($x2145 (not old.moe.group.sp)))
 (let (($x1975 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x1975 $x2145))))
(assert
 (let ((?x1461 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x1461)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x251 (not new.model.scaled_residual)))
 (let (($x1803 (= (_ bv68 7) new.model.norm)))
 (let (($x834 (= (_ bv1 7) new.attention.out.residual)))
 (not (or $x834 (and $x1803 $x251 new.attention.residual_once)))))))
(assert
 (let (($x1984 (not old.model.scaled_residual)))
(let (($x453 (= (_ bv68 7) old.model.norm)))
(let (($x765 (= (_ bv1 7) old.attention.out.residual)))
(or $x765 (and $x453 $x1984 old.attention.residual_once))))))
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
 (let (($x2916 (= (_ bv42 7) old.batch.idle)))
 (or $x2916 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x2460 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2541 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x3594 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x421 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1001 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1001 $x421 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x3594 $x2541 $x2460)))))))
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
 (= (_ bv42 7) old.batch.idle))
(assert
 (let (($x2460 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x3594 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x421 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1001 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2541 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2541 $x1001 $x421 $x3594 $x2460)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1100 (* old.sp old.tp)))
 (<= old.moe.block ?x1100)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1100 (* old.sp old.tp)))
 (= old.stage.ranks ?x1100)))
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
 (let (($x2145 (not old.moe.group.sp)))
 (let (($x1975 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x1975 $x2145))))
(assert
 (let ((?x1461 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x1461)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let ((?x1461 (mod new.stage.ranks new.moe.block)))
 (let (($x426 (= 0 ?x1461)))
 (not $x426))))
(assert
 (let ((?x616 (mod old.stage.ranks old.moe.block)))
(= 0 ?x616)))
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
 (let (($x2916 (= (_ bv42 7) old.batch.idle)))
 (or $x2916 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x2460 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2541 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x3594 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x421 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1001 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1001 $x421 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x3594 $x2541 $x2460)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (and (<= 1 old.ep) (>= 1048576 old.ep)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x2354 (= (_ bv10 7) old.moe.combine)))
 (or (= (_ bv5 7) old.moe.combine) (= (_ bv6 7) old.moe.combine) $x2354 (= (_ bv57 7) old.moe.combine) (= (_ bv73 7) old.moe.combine))))
(assert
 (let (($x2640 (= (_ bv10 7) old.moe.dispatch)))
 (or (= (_ bv6 7) old.moe.dispatch) $x2640 (= (_ bv31 7) old.moe.dispatch) (= (_ bv49 7) old.moe.dispatch))))
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
 (let (($x1248 (or (< old.stage.same_tokens old.moe.block) (not (= 0 (mod old.stage.same_tokens old.moe.block))))))
 (= old.moe.spans $x1248)))
(assert
 (let ((?x1097 (ite old.moe.spans (_ bv6 7) (_ bv49 7))))
 (= old.moe.dispatched (ite (not (= (_ bv10 7) old.moe.dispatch)) old.moe.dispatch ?x1097))))
(assert
 (let ((?x2837 (ite (= (_ bv49 7) old.moe.dispatched) (_ bv5 7) (ite (= (_ bv31 7) old.moe.dispatched) (_ bv73 7) (_ bv6 7)))))
 (= old.moe.combined (ite (not (= (_ bv10 7) old.moe.combine)) old.moe.combine ?x2837))))
(assert
 (let (($x1902 (and (or (not old.moe.group.dp) (= 1 old.dp)) (or (not old.moe.group.sp) (= 1 old.sp)))))
 (let (($x674 (= old.moe.block old.stage.ranks)))
 (let (($x2799 (and (= 1 old.tp) $x674 (or old.moe.group.dp (= 1 old.dp)) (or old.moe.group.sp (= 1 old.sp)))))
 (let (($x453 (and (or old.moe.group.ep (= 1 old.ep)) (or old.moe.group.tp (= 1 old.moe.expert_tp)))))
 (= old.moe.group_fits (or (= (_ bv57 7) old.moe.combined) (and (or $x453 $x2799) (or $x674 $x1902)))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (and (<= 1 new.ep) (>= 1048576 new.ep)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x3002 (= (_ bv10 7) new.moe.combine)))
 (or (= (_ bv5 7) new.moe.combine) (= (_ bv6 7) new.moe.combine) $x3002 (= (_ bv57 7) new.moe.combine) (= (_ bv73 7) new.moe.combine))))
(assert
 (let (($x3113 (= (_ bv10 7) new.moe.dispatch)))
 (or (= (_ bv6 7) new.moe.dispatch) $x3113 (= (_ bv31 7) new.moe.dispatch) (= (_ bv49 7) new.moe.dispatch))))
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
 (let (($x424 (or (< new.stage.same_tokens new.moe.block) (not (= 0 (mod new.stage.same_tokens new.moe.block))))))
 (= new.moe.spans $x424)))
(assert
 (let ((?x3475 (ite new.moe.spans (_ bv6 7) (_ bv49 7))))
 (= new.moe.dispatched (ite (not (= (_ bv10 7) new.moe.dispatch)) new.moe.dispatch ?x3475))))
(assert
 (let ((?x1908 (ite (= (_ bv49 7) new.moe.dispatched) (_ bv5 7) (ite (= (_ bv31 7) new.moe.dispatched) (_ bv73 7) (_ bv6 7)))))
 (= new.moe.combined (ite (not (= (_ bv10 7) new.moe.combine)) new.moe.combine ?x1908))))
(assert
 (let (($x1330 (and (or (not new.moe.group.dp) (= 1 new.dp)) (or (not new.moe.group.sp) (= 1 new.sp)))))
 (let (($x2938 (= new.moe.block new.stage.ranks)))
 (let (($x2668 (and (= 1 new.tp) $x2938 (or new.moe.group.dp (= 1 new.dp)) (or new.moe.group.sp (= 1 new.sp)))))
 (let (($x3666 (and (or new.moe.group.ep (= 1 new.ep)) (or new.moe.group.tp (= 1 new.moe.expert_tp)))))
 (= new.moe.group_fits (or (= (_ bv57 7) new.moe.combined) (and (or $x3666 $x2668) (or $x2938 $x1330)))))))))
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
 (= (_ bv42 7) old.batch.idle))
(assert
 (let (($x2460 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x3594 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x421 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1001 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2541 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2541 $x1001 $x421 $x3594 $x2460)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1100 (* old.sp old.tp)))
 (<= old.moe.block ?x1100)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1100 (* old.sp old.tp)))
 (= old.stage.ranks ?x1100)))
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
 (let (($x2145 (not old.moe.group.sp)))
 (let (($x1975 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x1975 $x2145))))
(assert
 (let ((?x1461 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x1461)))
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
 (let (($x2916 (= (_ bv42 7) old.batch.idle)))
 (or $x2916 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x2460 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2541 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x3594 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x421 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1001 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1001 $x421 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x3594 $x2541 $x2460)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (and (<= 1 old.ep) (>= 1048576 old.ep)))
(assert
 (let (($x3782 (= (_ bv29 7) old.moe.bias)))
 (let (($x276 (= (_ bv23 7) old.moe.bias)))
 (or $x276 (= (_ bv27 7) old.moe.bias) $x3782))))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x2354 (= (_ bv10 7) old.moe.combine)))
 (or (= (_ bv5 7) old.moe.combine) (= (_ bv6 7) old.moe.combine) $x2354 (= (_ bv57 7) old.moe.combine) (= (_ bv73 7) old.moe.combine))))
(assert
 (let (($x2640 (= (_ bv10 7) old.moe.dispatch)))
 (or (= (_ bv6 7) old.moe.dispatch) $x2640 (= (_ bv31 7) old.moe.dispatch) (= (_ bv49 7) old.moe.dispatch))))
(assert
 (and (<= 1 old.moe.expert_tp)))
(assert
 (and (<= 0 old.moe.width.given_least)))
(assert
 (and (<= 0 old.moe.width.given_most)))
(assert
 (let (($x1735 (= (_ bv99 7) old.moe.width.kind)))
 (let (($x3713 (= (_ bv96 7) old.moe.width.kind)))
 (let (($x1911 (= (_ bv91 7) old.moe.width.kind)))
 (let (($x2119 (= (_ bv86 7) old.moe.width.kind)))
 (let (($x2524 (= (_ bv65 7) old.moe.width.kind)))
 (let (($x2297 (= (_ bv56 7) old.moe.width.kind)))
 (let (($x2258 (= (_ bv48 7) old.moe.width.kind)))
 (let (($x593 (= (_ bv26 7) old.moe.width.kind)))
 (let (($x3875 (= (_ bv18 7) old.moe.width.kind)))
 (let (($x292 (= (_ bv11 7) old.moe.width.kind)))
 (or $x292 $x3875 $x593 $x2258 $x2297 $x2524 $x2119 $x1911 $x3713 $x1735))))))))))))
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
 (let ((?x829 (div (- (+ old.moe.width.n old.moe.width.multiple) 1) old.moe.width.multiple)))
 (let ((?x1510 (* (div (* ?x829 old.moe.width.multiple) old.moe.width.parts) old.moe.width.parts)))
 (let (($x3415 (= (- 1) old.moe.width.n)))
 (let ((?x508 (ite (= 0 (mod old.moe.width.multiple old.moe.width.parts)) 1 (ite (or $x3415 (< ?x1510 old.moe.width.n)) 0 1))))
 (let (($x2524 (= (_ bv65 7) old.moe.width.kind)))
 (let ((?x673 (ite (or $x3415 (not (= 0 (mod old.moe.width.n old.moe.width.parts)))) 0 1)))
 (let (($x593 (= (_ bv26 7) old.moe.width.kind)))
 (let ((?x246 (ite $x593 (ite (and $x3415 (= 1 old.moe.width.parts)) 1 ?x673) (ite $x2524 ?x508 old.moe.width.given_least))))
 (let (($x2297 (= (_ bv56 7) old.moe.width.kind)))
 (let (($x1735 (= (_ bv99 7) old.moe.width.kind)))
 (let (($x1911 (= (_ bv91 7) old.moe.width.kind)))
 (let (($x292 (= (_ bv11 7) old.moe.width.kind)))
 (let (($x3875 (= (_ bv18 7) old.moe.width.kind)))
 (let (($x3713 (= (_ bv96 7) old.moe.width.kind)))
 (let ((?x2955 (ite $x3713 old.moe.width.parts (ite (or $x3875 $x292 $x1911 $x1735 $x2297) 1 ?x246))))
 (= old.moe.width.least ?x2955)))))))))))))))))
(assert
 (let ((?x2409 (ite (or (= (_ bv86 7) old.moe.width.kind) (= (_ bv48 7) old.moe.width.kind)) old.moe.width.given_most 1)))
 (let (($x3713 (= (_ bv96 7) old.moe.width.kind)))
 (= old.moe.width.most (ite $x3713 old.moe.width.parts ?x2409)))))
(assert
 (let (($x1248 (or (< old.stage.same_tokens old.moe.block) (not (= 0 (mod old.stage.same_tokens old.moe.block))))))
 (= old.moe.spans $x1248)))
(assert
 (let ((?x1097 (ite old.moe.spans (_ bv6 7) (_ bv49 7))))
 (= old.moe.dispatched (ite (not (= (_ bv10 7) old.moe.dispatch)) old.moe.dispatch ?x1097))))
(assert
 (let (($x3454 (= (_ bv49 7) old.moe.dispatched)))
 (let ((?x659 (ite (not (= (_ bv10 7) old.moe.combine)) old.moe.combine (ite $x3454 (_ bv5 7) (ite (= (_ bv31 7) old.moe.dispatched) (_ bv73 7) (_ bv6 7))))))
 (= old.moe.combined ?x659))))
(assert
 (= old.moe.reaches (or (not old.moe.spans) (not (= (_ bv49 7) old.moe.dispatched)))))
(assert
 (let (($x765 (= (_ bv31 7) old.moe.dispatched)))
 (let (($x3098 (or (= 1 old.moe.block) (and (= (_ bv49 7) old.moe.dispatched) (= (_ bv5 7) old.moe.combined)) (and $x765 (or (= (_ bv5 7) old.moe.combined) (= (_ bv73 7) old.moe.combined))) (and (= (_ bv6 7) old.moe.dispatched) (= (_ bv6 7) old.moe.combined)))))
 (= old.moe.comes_back $x3098))))
(assert
 (let (($x1902 (and (or (not old.moe.group.dp) (= 1 old.dp)) (or (not old.moe.group.sp) (= 1 old.sp)))))
 (let (($x674 (= old.moe.block old.stage.ranks)))
 (let (($x2799 (and (= 1 old.tp) $x674 (or old.moe.group.dp (= 1 old.dp)) (or old.moe.group.sp (= 1 old.sp)))))
 (let (($x453 (and (or old.moe.group.ep (= 1 old.ep)) (or old.moe.group.tp (= 1 old.moe.expert_tp)))))
 (= old.moe.group_fits (or (= (_ bv57 7) old.moe.combined) (and (or $x453 $x2799) (or $x674 $x1902)))))))))
(assert
 (let (($x3195 (and old.moe.reaches old.moe.comes_back old.moe.group_fits (= 1 old.moe.width.least) (= 1 old.moe.width.most))))
 (= old.moe.over_block $x3195)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (and (<= 1 new.ep) (>= 1048576 new.ep)))
(assert
 (let (($x772 (= (_ bv29 7) new.moe.bias)))
 (let (($x1282 (= (_ bv23 7) new.moe.bias)))
 (or $x1282 (= (_ bv27 7) new.moe.bias) $x772))))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x3002 (= (_ bv10 7) new.moe.combine)))
 (or (= (_ bv5 7) new.moe.combine) (= (_ bv6 7) new.moe.combine) $x3002 (= (_ bv57 7) new.moe.combine) (= (_ bv73 7) new.moe.combine))))
(assert
 (let (($x3113 (= (_ bv10 7) new.moe.dispatch)))
 (or (= (_ bv6 7) new.moe.dispatch) $x3113 (= (_ bv31 7) new.moe.dispatch) (= (_ bv49 7) new.moe.dispatch))))
(assert
 (and (<= 1 new.moe.expert_tp)))
(assert
 (and (<= 0 new.moe.width.given_least)))
(assert
 (and (<= 0 new.moe.width.given_most)))
(assert
 (let (($x763 (= (_ bv99 7) new.moe.width.kind)))
 (let (($x3196 (= (_ bv96 7) new.moe.width.kind)))
 (let (($x528 (= (_ bv91 7) new.moe.width.kind)))
 (let (($x867 (= (_ bv86 7) new.moe.width.kind)))
 (let (($x3731 (= (_ bv65 7) new.moe.width.kind)))
 (let (($x3272 (= (_ bv56 7) new.moe.width.kind)))
 (let (($x3510 (= (_ bv48 7) new.moe.width.kind)))
 (let (($x1954 (= (_ bv26 7) new.moe.width.kind)))
 (let (($x2796 (= (_ bv18 7) new.moe.width.kind)))
 (let (($x3486 (= (_ bv11 7) new.moe.width.kind)))
 (or $x3486 $x2796 $x1954 $x3510 $x3272 $x3731 $x867 $x528 $x3196 $x763))))))))))))
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
 (let ((?x3090 (div (- (+ new.moe.width.n new.moe.width.multiple) 1) new.moe.width.multiple)))
 (let ((?x300 (* (div (* ?x3090 new.moe.width.multiple) new.moe.width.parts) new.moe.width.parts)))
 (let (($x3044 (= (- 1) new.moe.width.n)))
 (let ((?x1549 (ite (= 0 (mod new.moe.width.multiple new.moe.width.parts)) 1 (ite (or $x3044 (< ?x300 new.moe.width.n)) 0 1))))
 (let (($x3731 (= (_ bv65 7) new.moe.width.kind)))
 (let ((?x2115 (ite (or $x3044 (not (= 0 (mod new.moe.width.n new.moe.width.parts)))) 0 1)))
 (let (($x1954 (= (_ bv26 7) new.moe.width.kind)))
 (let ((?x708 (ite $x1954 (ite (and $x3044 (= 1 new.moe.width.parts)) 1 ?x2115) (ite $x3731 ?x1549 new.moe.width.given_least))))
 (let (($x3272 (= (_ bv56 7) new.moe.width.kind)))
 (let (($x763 (= (_ bv99 7) new.moe.width.kind)))
 (let (($x528 (= (_ bv91 7) new.moe.width.kind)))
 (let (($x3486 (= (_ bv11 7) new.moe.width.kind)))
 (let (($x2796 (= (_ bv18 7) new.moe.width.kind)))
 (let (($x3196 (= (_ bv96 7) new.moe.width.kind)))
 (let ((?x3203 (ite $x3196 new.moe.width.parts (ite (or $x2796 $x3486 $x528 $x763 $x3272) 1 ?x708))))
 (= new.moe.width.least ?x3203)))))))))))))))))
(assert
 (let ((?x2011 (ite (or (= (_ bv86 7) new.moe.width.kind) (= (_ bv48 7) new.moe.width.kind)) new.moe.width.given_most 1)))
 (let (($x3196 (= (_ bv96 7) new.moe.width.kind)))
 (= new.moe.width.most (ite $x3196 new.moe.width.parts ?x2011)))))
(assert
 (let (($x424 (or (< new.stage.same_tokens new.moe.block) (not (= 0 (mod new.stage.same_tokens new.moe.block))))))
 (= new.moe.spans $x424)))
(assert
 (let ((?x3475 (ite new.moe.spans (_ bv6 7) (_ bv49 7))))
 (= new.moe.dispatched (ite (not (= (_ bv10 7) new.moe.dispatch)) new.moe.dispatch ?x3475))))
(assert
 (let (($x2332 (= (_ bv49 7) new.moe.dispatched)))
 (let ((?x1267 (ite (not (= (_ bv10 7) new.moe.combine)) new.moe.combine (ite $x2332 (_ bv5 7) (ite (= (_ bv31 7) new.moe.dispatched) (_ bv73 7) (_ bv6 7))))))
 (= new.moe.combined ?x1267))))
(assert
 (= new.moe.reaches (or (not new.moe.spans) (not (= (_ bv49 7) new.moe.dispatched)))))
(assert
 (let (($x1844 (= (_ bv31 7) new.moe.dispatched)))
 (let (($x17 (or (= 1 new.moe.block) (and (= (_ bv49 7) new.moe.dispatched) (= (_ bv5 7) new.moe.combined)) (and $x1844 (or (= (_ bv5 7) new.moe.combined) (= (_ bv73 7) new.moe.combined))) (and (= (_ bv6 7) new.moe.dispatched) (= (_ bv6 7) new.moe.combined)))))
 (= new.moe.comes_back $x17))))
(assert
 (let (($x1330 (and (or (not new.moe.group.dp) (= 1 new.dp)) (or (not new.moe.group.sp) (= 1 new.sp)))))
 (let (($x2938 (= new.moe.block new.stage.ranks)))
 (let (($x2668 (and (= 1 new.tp) $x2938 (or new.moe.group.dp (= 1 new.dp)) (or new.moe.group.sp (= 1 new.sp)))))
 (let (($x3666 (and (or new.moe.group.ep (= 1 new.ep)) (or new.moe.group.tp (= 1 new.moe.expert_tp)))))
 (= new.moe.group_fits (or (= (_ bv57 7) new.moe.combined) (and (or $x3666 $x2668) (or $x2938 $x1330)))))))))
(assert
 (let (($x1060 (and new.moe.reaches new.moe.comes_back new.moe.group_fits (= 1 new.moe.width.least) (= 1 new.moe.width.most))))
 (= new.moe.over_block $x1060)))
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
 (= (_ bv42 7) old.batch.idle))
(assert
 (let (($x2460 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x3594 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x421 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1001 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2541 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2541 $x1001 $x421 $x3594 $x2460)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1100 (* old.sp old.tp)))
 (<= old.moe.block ?x1100)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1100 (* old.sp old.tp)))
 (= old.stage.ranks ?x1100)))
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
 (let (($x2145 (not old.moe.group.sp)))
 (let (($x1975 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x1975 $x2145))))
(assert
 (let ((?x1461 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x1461)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x1167 (or new.moe.over_block (not new.moe.once))))
 (let (($x699 (= 1 new.moe.expert_tp)))
 (let (($x193 (or $x699 (not new.model.down_bias) (and (or (= (_ bv29 7) new.moe.bias) (= (_ bv23 7) new.moe.bias)) $x1167) new.moe.bias_once)))
 (not $x193)))))
(assert
 (let (($x519 (or old.moe.over_block (not old.moe.once))))
(let (($x2346 (not old.model.down_bias)))
(let (($x2818 (= 1 old.moe.expert_tp)))
(or $x2818 $x2346 (and (or (= (_ bv29 7) old.moe.bias) (= (_ bv23 7) old.moe.bias)) $x519) old.moe.bias_once)))))
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
 (let (($x2916 (= (_ bv42 7) old.batch.idle)))
 (or $x2916 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x2460 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2541 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x3594 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x421 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1001 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1001 $x421 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x3594 $x2541 $x2460)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (and (<= 1 old.ep) (>= 1048576 old.ep)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x2354 (= (_ bv10 7) old.moe.combine)))
 (or (= (_ bv5 7) old.moe.combine) (= (_ bv6 7) old.moe.combine) $x2354 (= (_ bv57 7) old.moe.combine) (= (_ bv73 7) old.moe.combine))))
(assert
 (let (($x2640 (= (_ bv10 7) old.moe.dispatch)))
 (or (= (_ bv6 7) old.moe.dispatch) $x2640 (= (_ bv31 7) old.moe.dispatch) (= (_ bv49 7) old.moe.dispatch))))
(assert
 (and (<= 1 old.moe.expert_tp)))
(assert
 (let (($x2363 (= (_ bv60 7) old.moe.shared.scale)))
 (let (($x3092 (= (_ bv23 7) old.moe.shared.scale)))
 (or $x3092 $x2363))))
(assert
 (let (($x3040 (= (_ bv97 7) old.moe.shared.split)))
 (or (= (_ bv29 7) old.moe.shared.split) (= (_ bv57 7) old.moe.shared.split) $x3040)))
(assert
 (let (($x715 (= (_ bv80 7) old.moe.shared.sum)))
 (or (= (_ bv57 7) old.moe.shared.sum) (= (_ bv63 7) old.moe.shared.sum) $x715)))
(assert
 (let (($x2482 (= (_ bv96 7) old.moe.shared.width.kind)))
 (let (($x1737 (= (_ bv86 7) old.moe.shared.width.kind)))
 (let (($x664 (= (_ bv65 7) old.moe.shared.width.kind)))
 (let (($x3058 (= (_ bv48 7) old.moe.shared.width.kind)))
 (or (= (_ bv11 7) old.moe.shared.width.kind) (= (_ bv18 7) old.moe.shared.width.kind) (= (_ bv26 7) old.moe.shared.width.kind) $x3058 (= (_ bv56 7) old.moe.shared.width.kind) $x664 $x1737 (= (_ bv91 7) old.moe.shared.width.kind) $x2482 (= (_ bv99 7) old.moe.shared.width.kind)))))))
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
 (let (($x1735 (= (_ bv99 7) old.moe.width.kind)))
 (let (($x3713 (= (_ bv96 7) old.moe.width.kind)))
 (let (($x1911 (= (_ bv91 7) old.moe.width.kind)))
 (let (($x2119 (= (_ bv86 7) old.moe.width.kind)))
 (let (($x2524 (= (_ bv65 7) old.moe.width.kind)))
 (let (($x2297 (= (_ bv56 7) old.moe.width.kind)))
 (let (($x2258 (= (_ bv48 7) old.moe.width.kind)))
 (let (($x593 (= (_ bv26 7) old.moe.width.kind)))
 (let (($x3875 (= (_ bv18 7) old.moe.width.kind)))
 (let (($x292 (= (_ bv11 7) old.moe.width.kind)))
 (or $x292 $x3875 $x593 $x2258 $x2297 $x2524 $x2119 $x1911 $x3713 $x1735))))))))))))
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
 (let ((?x829 (div (- (+ old.moe.width.n old.moe.width.multiple) 1) old.moe.width.multiple)))
 (let ((?x1510 (* (div (* ?x829 old.moe.width.multiple) old.moe.width.parts) old.moe.width.parts)))
 (let (($x3415 (= (- 1) old.moe.width.n)))
 (let ((?x508 (ite (= 0 (mod old.moe.width.multiple old.moe.width.parts)) 1 (ite (or $x3415 (< ?x1510 old.moe.width.n)) 0 1))))
 (let (($x2524 (= (_ bv65 7) old.moe.width.kind)))
 (let ((?x673 (ite (or $x3415 (not (= 0 (mod old.moe.width.n old.moe.width.parts)))) 0 1)))
 (let (($x593 (= (_ bv26 7) old.moe.width.kind)))
 (let ((?x246 (ite $x593 (ite (and $x3415 (= 1 old.moe.width.parts)) 1 ?x673) (ite $x2524 ?x508 old.moe.width.given_least))))
 (let (($x2297 (= (_ bv56 7) old.moe.width.kind)))
 (let (($x1735 (= (_ bv99 7) old.moe.width.kind)))
 (let (($x1911 (= (_ bv91 7) old.moe.width.kind)))
 (let (($x292 (= (_ bv11 7) old.moe.width.kind)))
 (let (($x3875 (= (_ bv18 7) old.moe.width.kind)))
 (let (($x3713 (= (_ bv96 7) old.moe.width.kind)))
 (let ((?x2955 (ite $x3713 old.moe.width.parts (ite (or $x3875 $x292 $x1911 $x1735 $x2297) 1 ?x246))))
 (= old.moe.width.least ?x2955)))))))))))))))))
(assert
 (let ((?x2409 (ite (or (= (_ bv86 7) old.moe.width.kind) (= (_ bv48 7) old.moe.width.kind)) old.moe.width.given_most 1)))
 (let (($x3713 (= (_ bv96 7) old.moe.width.kind)))
 (= old.moe.width.most (ite $x3713 old.moe.width.parts ?x2409)))))
(assert
 (let (($x3447 (not (= 0 (mod old.moe.shared.width.n old.moe.shared.width.multiple)))))
 (let (($x664 (= (_ bv65 7) old.moe.shared.width.kind)))
 (= old.moe.shared.width.padded (and $x664 $x3447)))))
(assert
 (let (($x1248 (or (< old.stage.same_tokens old.moe.block) (not (= 0 (mod old.stage.same_tokens old.moe.block))))))
 (= old.moe.spans $x1248)))
(assert
 (let (($x1014 (not old.moe.shared.width.padded)))
 (let (($x2482 (= (_ bv96 7) old.moe.shared.width.kind)))
 (let (($x3058 (= (_ bv48 7) old.moe.shared.width.kind)))
 (let (($x1737 (= (_ bv86 7) old.moe.shared.width.kind)))
 (let (($x3659 (ite (or $x1737 $x3058) old.moe.shared.width.given_everywhere (or $x2482 (and (= 1 old.moe.shared.width.parts) $x1014)))))
 (= old.moe.shared.width.everywhere $x3659)))))))
(assert
 (let ((?x1097 (ite old.moe.spans (_ bv6 7) (_ bv49 7))))
 (= old.moe.dispatched (ite (not (= (_ bv10 7) old.moe.dispatch)) old.moe.dispatch ?x1097))))
(assert
 (let (($x1498 (= 1 old.tp)))
 (let (($x2976 (or $x1498 (and (= (_ bv97 7) old.moe.shared.split) old.moe.shared.width.everywhere))))
 (= old.moe.shared_by (ite $x2976 (_ bv57 7) old.moe.shared.split)))))
(assert
 (let (($x3454 (= (_ bv49 7) old.moe.dispatched)))
 (let ((?x659 (ite (not (= (_ bv10 7) old.moe.combine)) old.moe.combine (ite $x3454 (_ bv5 7) (ite (= (_ bv31 7) old.moe.dispatched) (_ bv73 7) (_ bv6 7))))))
 (= old.moe.combined ?x659))))
(assert
 (= old.moe.reaches (or (not old.moe.spans) (not (= (_ bv49 7) old.moe.dispatched)))))
(assert
 (let (($x1943 (= (_ bv5 7) old.moe.combined)))
 (let (($x1963 (or $x1943 (= (_ bv73 7) old.moe.combined))))
 (= old.moe.sums_block (and $x1963 (not (= (_ bv6 7) old.moe.dispatched)))))))
(assert
 (let (($x1943 (= (_ bv5 7) old.moe.combined)))
 (let (($x1963 (or $x1943 (= (_ bv73 7) old.moe.combined))))
 (let (($x765 (= (_ bv31 7) old.moe.dispatched)))
 (let (($x3098 (or (= 1 old.moe.block) (and (= (_ bv49 7) old.moe.dispatched) $x1943) (and $x765 $x1963) (and (= (_ bv6 7) old.moe.dispatched) (= (_ bv6 7) old.moe.combined)))))
 (= old.moe.comes_back $x3098))))))
(assert
 (let (($x1902 (and (or (not old.moe.group.dp) (= 1 old.dp)) (or (not old.moe.group.sp) (= 1 old.sp)))))
 (let (($x674 (= old.moe.block old.stage.ranks)))
 (let (($x1498 (= 1 old.tp)))
 (let (($x2799 (and $x1498 $x674 (or old.moe.group.dp (= 1 old.dp)) (or old.moe.group.sp (= 1 old.sp)))))
 (let (($x453 (and (or old.moe.group.ep (= 1 old.ep)) (or old.moe.group.tp (= 1 old.moe.expert_tp)))))
 (= old.moe.group_fits (or (= (_ bv57 7) old.moe.combined) (and (or $x453 $x2799) (or $x674 $x1902))))))))))
(assert
 (let ((?x3268 (ite (not (= (_ bv80 7) old.moe.shared.sum)) old.moe.shared.sum (ite (and old.moe.sums_block (< 1 old.moe.block)) (_ bv80 7) (_ bv57 7)))))
 (= old.moe.shared_summed ?x3268)))
(assert
 (let (($x3195 (and old.moe.reaches old.moe.comes_back old.moe.group_fits (= 1 old.moe.width.least) (= 1 old.moe.width.most))))
 (= old.moe.over_block $x3195)))
(assert
 (let (($x2641 (= (_ bv63 7) old.moe.shared_summed)))
 (let ((?x2715 (ite $x2641 old.tp (ite (= (_ bv80 7) old.moe.shared_summed) old.moe.block 1))))
 (= old.moe.shared_ranks ?x2715))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (and (<= 1 new.ep) (>= 1048576 new.ep)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x3002 (= (_ bv10 7) new.moe.combine)))
 (or (= (_ bv5 7) new.moe.combine) (= (_ bv6 7) new.moe.combine) $x3002 (= (_ bv57 7) new.moe.combine) (= (_ bv73 7) new.moe.combine))))
(assert
 (let (($x3113 (= (_ bv10 7) new.moe.dispatch)))
 (or (= (_ bv6 7) new.moe.dispatch) $x3113 (= (_ bv31 7) new.moe.dispatch) (= (_ bv49 7) new.moe.dispatch))))
(assert
 (and (<= 1 new.moe.expert_tp)))
(assert
 (let (($x1664 (= (_ bv60 7) new.moe.shared.scale)))
 (let (($x230 (= (_ bv23 7) new.moe.shared.scale)))
 (or $x230 $x1664))))
(assert
 (let (($x3056 (= (_ bv97 7) new.moe.shared.split)))
 (or (= (_ bv29 7) new.moe.shared.split) (= (_ bv57 7) new.moe.shared.split) $x3056)))
(assert
 (let (($x2731 (= (_ bv80 7) new.moe.shared.sum)))
 (or (= (_ bv57 7) new.moe.shared.sum) (= (_ bv63 7) new.moe.shared.sum) $x2731)))
(assert
 (let (($x151 (= (_ bv96 7) new.moe.shared.width.kind)))
 (let (($x337 (= (_ bv86 7) new.moe.shared.width.kind)))
 (let (($x1602 (= (_ bv65 7) new.moe.shared.width.kind)))
 (let (($x2005 (= (_ bv48 7) new.moe.shared.width.kind)))
 (or (= (_ bv11 7) new.moe.shared.width.kind) (= (_ bv18 7) new.moe.shared.width.kind) (= (_ bv26 7) new.moe.shared.width.kind) $x2005 (= (_ bv56 7) new.moe.shared.width.kind) $x1602 $x337 (= (_ bv91 7) new.moe.shared.width.kind) $x151 (= (_ bv99 7) new.moe.shared.width.kind)))))))
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
 (let (($x763 (= (_ bv99 7) new.moe.width.kind)))
 (let (($x3196 (= (_ bv96 7) new.moe.width.kind)))
 (let (($x528 (= (_ bv91 7) new.moe.width.kind)))
 (let (($x867 (= (_ bv86 7) new.moe.width.kind)))
 (let (($x3731 (= (_ bv65 7) new.moe.width.kind)))
 (let (($x3272 (= (_ bv56 7) new.moe.width.kind)))
 (let (($x3510 (= (_ bv48 7) new.moe.width.kind)))
 (let (($x1954 (= (_ bv26 7) new.moe.width.kind)))
 (let (($x2796 (= (_ bv18 7) new.moe.width.kind)))
 (let (($x3486 (= (_ bv11 7) new.moe.width.kind)))
 (or $x3486 $x2796 $x1954 $x3510 $x3272 $x3731 $x867 $x528 $x3196 $x763))))))))))))
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
 (let ((?x3090 (div (- (+ new.moe.width.n new.moe.width.multiple) 1) new.moe.width.multiple)))
 (let ((?x300 (* (div (* ?x3090 new.moe.width.multiple) new.moe.width.parts) new.moe.width.parts)))
 (let (($x3044 (= (- 1) new.moe.width.n)))
 (let ((?x1549 (ite (= 0 (mod new.moe.width.multiple new.moe.width.parts)) 1 (ite (or $x3044 (< ?x300 new.moe.width.n)) 0 1))))
 (let (($x3731 (= (_ bv65 7) new.moe.width.kind)))
 (let ((?x2115 (ite (or $x3044 (not (= 0 (mod new.moe.width.n new.moe.width.parts)))) 0 1)))
 (let (($x1954 (= (_ bv26 7) new.moe.width.kind)))
 (let ((?x708 (ite $x1954 (ite (and $x3044 (= 1 new.moe.width.parts)) 1 ?x2115) (ite $x3731 ?x1549 new.moe.width.given_least))))
 (let (($x3272 (= (_ bv56 7) new.moe.width.kind)))
 (let (($x763 (= (_ bv99 7) new.moe.width.kind)))
 (let (($x528 (= (_ bv91 7) new.moe.width.kind)))
 (let (($x3486 (= (_ bv11 7) new.moe.width.kind)))
 (let (($x2796 (= (_ bv18 7) new.moe.width.kind)))
 (let (($x3196 (= (_ bv96 7) new.moe.width.kind)))
 (let ((?x3203 (ite $x3196 new.moe.width.parts (ite (or $x2796 $x3486 $x528 $x763 $x3272) 1 ?x708))))
 (= new.moe.width.least ?x3203)))))))))))))))))
(assert
 (let ((?x2011 (ite (or (= (_ bv86 7) new.moe.width.kind) (= (_ bv48 7) new.moe.width.kind)) new.moe.width.given_most 1)))
 (let (($x3196 (= (_ bv96 7) new.moe.width.kind)))
 (= new.moe.width.most (ite $x3196 new.moe.width.parts ?x2011)))))
(assert
 (let (($x2986 (not (= 0 (mod new.moe.shared.width.n new.moe.shared.width.multiple)))))
 (let (($x1602 (= (_ bv65 7) new.moe.shared.width.kind)))
 (= new.moe.shared.width.padded (and $x1602 $x2986)))))
(assert
 (let (($x424 (or (< new.stage.same_tokens new.moe.block) (not (= 0 (mod new.stage.same_tokens new.moe.block))))))
 (= new.moe.spans $x424)))
(assert
 (let (($x482 (not new.moe.shared.width.padded)))
 (let (($x151 (= (_ bv96 7) new.moe.shared.width.kind)))
 (let (($x2005 (= (_ bv48 7) new.moe.shared.width.kind)))
 (let (($x337 (= (_ bv86 7) new.moe.shared.width.kind)))
 (let (($x3948 (ite (or $x337 $x2005) new.moe.shared.width.given_everywhere (or $x151 (and (= 1 new.moe.shared.width.parts) $x482)))))
 (= new.moe.shared.width.everywhere $x3948)))))))
(assert
 (let ((?x3475 (ite new.moe.spans (_ bv6 7) (_ bv49 7))))
 (= new.moe.dispatched (ite (not (= (_ bv10 7) new.moe.dispatch)) new.moe.dispatch ?x3475))))
(assert
 (let (($x3865 (= 1 new.tp)))
 (let (($x1307 (or $x3865 (and (= (_ bv97 7) new.moe.shared.split) new.moe.shared.width.everywhere))))
 (= new.moe.shared_by (ite $x1307 (_ bv57 7) new.moe.shared.split)))))
(assert
 (let (($x2332 (= (_ bv49 7) new.moe.dispatched)))
 (let ((?x1267 (ite (not (= (_ bv10 7) new.moe.combine)) new.moe.combine (ite $x2332 (_ bv5 7) (ite (= (_ bv31 7) new.moe.dispatched) (_ bv73 7) (_ bv6 7))))))
 (= new.moe.combined ?x1267))))
(assert
 (= new.moe.reaches (or (not new.moe.spans) (not (= (_ bv49 7) new.moe.dispatched)))))
(assert
 (let (($x2087 (= (_ bv5 7) new.moe.combined)))
 (let (($x3353 (or $x2087 (= (_ bv73 7) new.moe.combined))))
 (= new.moe.sums_block (and $x3353 (not (= (_ bv6 7) new.moe.dispatched)))))))
(assert
 (let (($x2087 (= (_ bv5 7) new.moe.combined)))
 (let (($x3353 (or $x2087 (= (_ bv73 7) new.moe.combined))))
 (let (($x1844 (= (_ bv31 7) new.moe.dispatched)))
 (let (($x17 (or (= 1 new.moe.block) (and (= (_ bv49 7) new.moe.dispatched) $x2087) (and $x1844 $x3353) (and (= (_ bv6 7) new.moe.dispatched) (= (_ bv6 7) new.moe.combined)))))
 (= new.moe.comes_back $x17))))))
(assert
 (let (($x1330 (and (or (not new.moe.group.dp) (= 1 new.dp)) (or (not new.moe.group.sp) (= 1 new.sp)))))
 (let (($x2938 (= new.moe.block new.stage.ranks)))
 (let (($x3865 (= 1 new.tp)))
 (let (($x2668 (and $x3865 $x2938 (or new.moe.group.dp (= 1 new.dp)) (or new.moe.group.sp (= 1 new.sp)))))
 (let (($x3666 (and (or new.moe.group.ep (= 1 new.ep)) (or new.moe.group.tp (= 1 new.moe.expert_tp)))))
 (= new.moe.group_fits (or (= (_ bv57 7) new.moe.combined) (and (or $x3666 $x2668) (or $x2938 $x1330))))))))))
(assert
 (let ((?x1113 (ite (not (= (_ bv80 7) new.moe.shared.sum)) new.moe.shared.sum (ite (and new.moe.sums_block (< 1 new.moe.block)) (_ bv80 7) (_ bv57 7)))))
 (= new.moe.shared_summed ?x1113)))
(assert
 (let (($x1060 (and new.moe.reaches new.moe.comes_back new.moe.group_fits (= 1 new.moe.width.least) (= 1 new.moe.width.most))))
 (= new.moe.over_block $x1060)))
(assert
 (let (($x1707 (= (_ bv63 7) new.moe.shared_summed)))
 (let ((?x1227 (ite $x1707 new.tp (ite (= (_ bv80 7) new.moe.shared_summed) new.moe.block 1))))
 (= new.moe.shared_ranks ?x1227))))
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
 (= (_ bv42 7) old.batch.idle))
(assert
 (let (($x2460 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x3594 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x421 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1001 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2541 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2541 $x1001 $x421 $x3594 $x2460)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1100 (* old.sp old.tp)))
 (<= old.moe.block ?x1100)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1100 (* old.sp old.tp)))
 (= old.stage.ranks ?x1100)))
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
 (let (($x2145 (not old.moe.group.sp)))
 (let (($x1975 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x1975 $x2145))))
(assert
 (let ((?x1461 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x1461)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x1707 (= (_ bv63 7) new.moe.shared_summed)))
 (let (($x3169 (or $x1707 (and (= (_ bv80 7) new.moe.shared_summed) (= new.moe.block new.tp)))))
 (let (($x1664 (= (_ bv60 7) new.moe.shared.scale)))
 (let (($x1366 (= (_ bv57 7) new.moe.shared_by)))
 (let (($x2116 (and $x1366 (or (= (_ bv23 7) new.moe.shared.scale) (= 1 new.moe.shared_ranks)))))
 (let (($x2789 (not new.moe.once)))
 (let (($x3311 (and (or (not (= (_ bv80 7) new.moe.shared_summed)) new.moe.over_block $x2789) (or $x2116 (and (not $x1366) $x1664 $x3169)))))
 (not (or (not new.model.shared) $x3311 new.moe.shared_once))))))))))
(assert
 (let (($x2641 (= (_ bv63 7) old.moe.shared_summed)))
(let (($x2649 (or $x2641 (and (= (_ bv80 7) old.moe.shared_summed) (= old.moe.block old.tp)))))
(let (($x2363 (= (_ bv60 7) old.moe.shared.scale)))
(let (($x1265 (= (_ bv57 7) old.moe.shared_by)))
(let (($x1415 (and $x1265 (or (= (_ bv23 7) old.moe.shared.scale) (= 1 old.moe.shared_ranks)))))
(let (($x617 (not old.moe.once)))
(let (($x260 (and (or (not (= (_ bv80 7) old.moe.shared_summed)) old.moe.over_block $x617) (or $x1415 (and (not $x1265) $x2363 $x2649)))))
(let (($x3561 (not old.model.shared)))
(or $x3561 $x260 old.moe.shared_once))))))))))
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
(declare-fun old.hidden.least () Int)
(declare-fun old.hidden.filled () Bool)
(declare-fun old.hidden.padded () Bool)
(declare-fun old.hidden.given_moved () Bool)
(declare-fun old.hidden.moved () Bool)
(declare-fun old.embedding.cut.filled () Bool)
(declare-fun old.lm_head.cut.filled () Bool)
(declare-fun old.lm_head.cut.padded () Bool)
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
(declare-fun new.hidden.least () Int)
(declare-fun new.hidden.filled () Bool)
(declare-fun new.hidden.padded () Bool)
(declare-fun new.hidden.given_moved () Bool)
(declare-fun new.hidden.moved () Bool)
(declare-fun new.embedding.cut.filled () Bool)
(declare-fun new.lm_head.cut.filled () Bool)
(declare-fun new.lm_head.cut.padded () Bool)
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
 (let (($x2916 (= (_ bv42 7) old.batch.idle)))
 (or $x2916 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x2460 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2541 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x3594 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x421 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1001 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1001 $x421 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x3594 $x2541 $x2460)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x3149 (= (_ bv65 7) old.embedding.cut.kind)))
 (or (= (_ bv11 7) old.embedding.cut.kind) (= (_ bv18 7) old.embedding.cut.kind) (= (_ bv26 7) old.embedding.cut.kind) (= (_ bv48 7) old.embedding.cut.kind) (= (_ bv56 7) old.embedding.cut.kind) $x3149 (= (_ bv86 7) old.embedding.cut.kind) (= (_ bv91 7) old.embedding.cut.kind) (= (_ bv96 7) old.embedding.cut.kind) (= (_ bv99 7) old.embedding.cut.kind))))
(assert
 (and (<= 1 old.embedding.cut.multiple)))
(assert
 (and (<= (- 1) old.embedding.cut.n)))
(assert
 (and (<= 1 old.embedding.cut.parts)))
(assert
 (let (($x3511 (= (_ bv95 7) old.embedding.split)))
 (or (= (_ bv38 7) old.embedding.split) (= (_ bv57 7) old.embedding.split) $x3511)))
(assert
 (and (<= 1 old.hidden.block)))
(assert
 (and (<= 0 old.hidden.given_least)))
(assert
 (let (($x3330 (= (_ bv99 7) old.hidden.kind)))
 (let (($x1729 (= (_ bv96 7) old.hidden.kind)))
 (let (($x1251 (= (_ bv91 7) old.hidden.kind)))
 (let (($x2272 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1056 (= (_ bv65 7) old.hidden.kind)))
 (let (($x2368 (= (_ bv56 7) old.hidden.kind)))
 (let (($x506 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1024 (= (_ bv26 7) old.hidden.kind)))
 (let (($x999 (= (_ bv18 7) old.hidden.kind)))
 (let (($x3907 (= (_ bv11 7) old.hidden.kind)))
 (or $x3907 $x999 $x1024 $x506 $x2368 $x1056 $x2272 $x1251 $x1729 $x3330))))))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x1864 (= (_ bv73 7) old.lm_head.collective)))
 (let (($x3062 (= (_ bv57 7) old.lm_head.collective)))
 (let (($x1374 (= (_ bv10 7) old.lm_head.collective)))
 (let (($x3029 (= (_ bv5 7) old.lm_head.collective)))
 (let (($x1807 (= (_ bv4 7) old.lm_head.collective)))
 (or $x1807 $x3029 $x1374 $x3062 $x1864)))))))
(assert
 (and (<= 1 old.lm_head.cut.block)))
(assert
 (let (($x1268 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x567 (= (_ bv91 7) old.lm_head.cut.kind)))
 (let (($x3506 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x579 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x1843 (= (_ bv48 7) old.lm_head.cut.kind)))
 (let (($x607 (= (_ bv26 7) old.lm_head.cut.kind)))
 (or (= (_ bv11 7) old.lm_head.cut.kind) (= (_ bv18 7) old.lm_head.cut.kind) $x607 $x1843 (= (_ bv56 7) old.lm_head.cut.kind) $x579 $x3506 $x567 $x1268 (= (_ bv99 7) old.lm_head.cut.kind)))))))))
(assert
 (and (<= 1 old.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) old.lm_head.cut.n)))
(assert
 (and (<= 1 old.lm_head.cut.parts)))
(assert
 (let (($x1204 (= (_ bv95 7) old.lm_head.split)))
 (let (($x3758 (= (_ bv40 7) old.lm_head.split)))
 (or $x3758 (= (_ bv57 7) old.lm_head.split) $x1204))))
(assert
 (let (($x425 (= (_ bv85 7) old.lm_head.tied)))
 (or (= (_ bv20 7) old.lm_head.tied) (= (_ bv54 7) old.lm_head.tied) $x425)))
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
 (let ((?x536 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1529 (div (* ?x536 old.hidden.multiple) old.hidden.parts)))
 (let (($x1716 (= (- 1) old.hidden.n)))
 (let ((?x310 (ite (or $x1716 (< (* ?x1529 old.hidden.parts) old.hidden.n)) 0 1)))
 (let (($x1056 (= (_ bv65 7) old.hidden.kind)))
 (let ((?x1587 (ite $x1056 (ite (= 0 (mod old.hidden.multiple old.hidden.parts)) 1 ?x310) old.hidden.given_least)))
 (let ((?x2956 (ite (or $x1716 (not (= 0 (mod old.hidden.n old.hidden.parts)))) 0 1)))
 (let (($x1024 (= (_ bv26 7) old.hidden.kind)))
 (let ((?x3179 (ite $x1024 (ite (and $x1716 (= 1 old.hidden.parts)) 1 ?x2956) ?x1587)))
 (let (($x2368 (= (_ bv56 7) old.hidden.kind)))
 (let (($x3330 (= (_ bv99 7) old.hidden.kind)))
 (let (($x1251 (= (_ bv91 7) old.hidden.kind)))
 (let (($x3907 (= (_ bv11 7) old.hidden.kind)))
 (let (($x999 (= (_ bv18 7) old.hidden.kind)))
 (let (($x1729 (= (_ bv96 7) old.hidden.kind)))
 (let ((?x2958 (ite $x1729 old.hidden.parts (ite (or $x999 $x3907 $x1251 $x3330 $x2368) 1 ?x3179))))
 (= old.hidden.least ?x2958))))))))))))))))))
(assert
 (let ((?x536 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1529 (div (* ?x536 old.hidden.multiple) old.hidden.parts)))
 (let (($x1056 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x1056 (< 1 old.hidden.parts) (= ?x1529 old.hidden.n)))))))
(assert
 (let (($x1056 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x1056 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x1024 (= (_ bv26 7) old.hidden.kind)))
 (let (($x1199 (ite $x1024 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x536 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1529 (div (* ?x536 old.hidden.multiple) old.hidden.parts)))
 (let (($x1716 (= (- 1) old.hidden.n)))
 (let (($x1056 (= (_ bv65 7) old.hidden.kind)))
 (let (($x1251 (= (_ bv91 7) old.hidden.kind)))
 (let (($x1396 (ite $x1251 (or $x1716 (< old.hidden.block old.hidden.n)) (ite $x1056 (or $x1716 (< ?x1529 old.hidden.n)) $x1199))))
 (let (($x520 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x1396)))
 (let (($x506 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2272 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2525 (or $x2272 $x506)))
 (= old.hidden.moved (ite $x2525 old.hidden.given_moved $x520)))))))))))))))
(assert
 (let ((?x2894 (div (- (+ old.embedding.cut.n old.embedding.cut.multiple) 1) old.embedding.cut.multiple)))
 (let (($x650 (= (div (* ?x2894 old.embedding.cut.multiple) old.embedding.cut.parts) old.embedding.cut.n)))
 (let (($x3149 (= (_ bv65 7) old.embedding.cut.kind)))
 (= old.embedding.cut.filled (and $x3149 (< 1 old.embedding.cut.parts) $x650))))))
(assert
 (let ((?x1522 (div (- (+ old.lm_head.cut.n old.lm_head.cut.multiple) 1) old.lm_head.cut.multiple)))
 (let ((?x937 (div (* ?x1522 old.lm_head.cut.multiple) old.lm_head.cut.parts)))
 (let (($x579 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x877 (and $x579 (< 1 old.lm_head.cut.parts) (= ?x937 old.lm_head.cut.n))))
 (= old.lm_head.cut.filled $x877))))))
(assert
 (let (($x579 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x1932 (and $x579 (not (= 0 (mod old.lm_head.cut.n old.lm_head.cut.multiple))))))
 (= old.lm_head.cut.padded $x1932))))
(assert
 (let (($x2650 (= (- 1) old.lm_head.cut.n)))
 (let (($x607 (= (_ bv26 7) old.lm_head.cut.kind)))
 (let (($x87 (ite $x607 (or $x2650 (<= old.lm_head.cut.parts old.lm_head.cut.n)) (or $x2650 (< 1 old.lm_head.cut.n)))))
 (let ((?x1522 (div (- (+ old.lm_head.cut.n old.lm_head.cut.multiple) 1) old.lm_head.cut.multiple)))
 (let ((?x937 (div (* ?x1522 old.lm_head.cut.multiple) old.lm_head.cut.parts)))
 (let (($x579 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x567 (= (_ bv91 7) old.lm_head.cut.kind)))
 (let (($x734 (ite $x567 (or $x2650 (< old.lm_head.cut.block old.lm_head.cut.n)) (ite $x579 (or $x2650 (< ?x937 old.lm_head.cut.n)) $x87))))
 (let (($x1743 (ite (or (= (_ bv96 7) old.lm_head.cut.kind) (= 1 old.lm_head.cut.parts)) false $x734)))
 (let (($x1843 (= (_ bv48 7) old.lm_head.cut.kind)))
 (let (($x3506 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x2682 (or $x3506 $x1843)))
 (= old.lm_head.cut.moved (ite $x2682 old.lm_head.cut.given_moved $x1743)))))))))))))))
(assert
 (let (($x3511 (= (_ bv95 7) old.embedding.split)))
 (let (($x425 (= (_ bv85 7) old.lm_head.tied)))
 (= old.lm_head.stored (and old.model.tied $x425 $x3511 old.lm_head.same_cut)))))
(assert
 (let (($x1729 (= (_ bv96 7) old.hidden.kind)))
 (let (($x506 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2272 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2525 (or $x2272 $x506)))
 (let (($x3035 (ite $x2525 old.hidden.given_everywhere (or $x1729 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x3035)))))))
(assert
 (let (($x1268 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x1071 (or $x1268 (and (= 1 old.lm_head.cut.parts) (not old.lm_head.cut.padded)))))
 (let (($x1843 (= (_ bv48 7) old.lm_head.cut.kind)))
 (let (($x3506 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x2682 (or $x3506 $x1843)))
 (= old.lm_head.cut.everywhere (ite $x2682 old.lm_head.cut.given_everywhere $x1071))))))))
(assert
 (let (($x3864 (not old.hidden.moved)))
 (let (($x3330 (= (_ bv99 7) old.hidden.kind)))
 (let (($x1251 (= (_ bv91 7) old.hidden.kind)))
 (let (($x3907 (= (_ bv11 7) old.hidden.kind)))
 (let (($x999 (= (_ bv18 7) old.hidden.kind)))
 (let (($x882 (or old.hidden.everywhere old.hidden.filled (and (or $x999 $x3907 $x1251 $x3330) $x3864))))
 (let (($x506 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2272 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2525 (or $x2272 $x506)))
 (= old.hidden.undivided (ite $x2525 old.hidden.given_undivided $x882))))))))))))
(assert
 (let (($x3047 (and (or (not old.lm_head.group.tp) (= 1 old.tp)) (or (not old.lm_head.group.dp) (= 1 old.dp)) (or (not old.lm_head.group.sp) (= 1 old.sp)) (or (not old.lm_head.group.pp) (= 1 old.pp)))))
 (let (($x3062 (= (_ bv57 7) old.lm_head.collective)))
 (let (($x1831 (or $x3062 $x3047)))
 (let (($x3758 (= (_ bv40 7) old.lm_head.split)))
 (let (($x2852 (and $x3758 (and old.hidden.undivided (= old.hidden.least old.hidden.parts)) $x1831)))
 (let (($x1204 (= (_ bv95 7) old.lm_head.split)))
 (let ((?x3746 (ite (and $x1204 old.lm_head.cut.everywhere $x1831) (_ bv96 7) (ite $x1204 (_ bv95 7) (ite $x2852 (_ bv96 7) (ite $x3758 (_ bv92 7) (_ bv96 7)))))))
 (= old.lm_head.state ?x3746)))))))))
(assert
 (let (($x3047 (and (or (not old.lm_head.group.tp) (= 1 old.tp)) (or (not old.lm_head.group.dp) (= 1 old.dp)) (or (not old.lm_head.group.sp) (= 1 old.sp)) (or (not old.lm_head.group.pp) (= 1 old.pp)))))
 (let (($x1630 (or (or (= (_ bv10 7) old.lm_head.collective) (= (_ bv57 7) old.lm_head.collective)) $x3047)))
 (let (($x762 (or (or (= (_ bv10 7) old.lm_head.collective) (= (_ bv5 7) old.lm_head.collective)) (and (= (_ bv73 7) old.lm_head.collective) old.lm_head.cut.everywhere))))
 (let ((?x104 (ite (= (_ bv92 7) old.lm_head.state) (ite $x762 (_ bv96 7) (ite (= (_ bv57 7) old.lm_head.collective) (_ bv92 7) (_ bv16 7))) (ite $x1630 (_ bv96 7) (ite (= (_ bv5 7) old.lm_head.collective) (_ bv21 7) (_ bv16 7))))))
 (let (($x2844 (or old.lm_head.cut.filled (and old.lm_head.stored old.embedding.cut.filled))))
 (let (($x3029 (= (_ bv5 7) old.lm_head.collective)))
 (let (($x2366 (or (or (= (_ bv10 7) old.lm_head.collective) (= (_ bv4 7) old.lm_head.collective)) (and $x3029 $x2844))))
 (let ((?x1868 (ite (= (_ bv95 7) old.lm_head.state) (ite $x2366 (_ bv96 7) (ite (= (_ bv57 7) old.lm_head.collective) (_ bv95 7) (_ bv16 7))) ?x104)))
 (= old.lm_head.joined ?x1868))))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x3699 (= (_ bv65 7) new.embedding.cut.kind)))
 (or (= (_ bv11 7) new.embedding.cut.kind) (= (_ bv18 7) new.embedding.cut.kind) (= (_ bv26 7) new.embedding.cut.kind) (= (_ bv48 7) new.embedding.cut.kind) (= (_ bv56 7) new.embedding.cut.kind) $x3699 (= (_ bv86 7) new.embedding.cut.kind) (= (_ bv91 7) new.embedding.cut.kind) (= (_ bv96 7) new.embedding.cut.kind) (= (_ bv99 7) new.embedding.cut.kind))))
(assert
 (and (<= 1 new.embedding.cut.multiple)))
(assert
 (and (<= (- 1) new.embedding.cut.n)))
(assert
 (and (<= 1 new.embedding.cut.parts)))
(assert
 (let (($x1392 (= (_ bv95 7) new.embedding.split)))
 (or (= (_ bv38 7) new.embedding.split) (= (_ bv57 7) new.embedding.split) $x1392)))
(assert
 (and (<= 1 new.hidden.block)))
(assert
 (and (<= 0 new.hidden.given_least)))
(assert
 (let (($x2216 (= (_ bv99 7) new.hidden.kind)))
 (let (($x3105 (= (_ bv96 7) new.hidden.kind)))
 (let (($x131 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1337 (= (_ bv86 7) new.hidden.kind)))
 (let (($x3514 (= (_ bv65 7) new.hidden.kind)))
 (let (($x2755 (= (_ bv56 7) new.hidden.kind)))
 (let (($x874 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1361 (= (_ bv26 7) new.hidden.kind)))
 (let (($x1274 (= (_ bv18 7) new.hidden.kind)))
 (let (($x45 (= (_ bv11 7) new.hidden.kind)))
 (or $x45 $x1274 $x1361 $x874 $x2755 $x3514 $x1337 $x131 $x3105 $x2216))))))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x609 (= (_ bv73 7) new.lm_head.collective)))
 (let (($x3086 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x2190 (= (_ bv10 7) new.lm_head.collective)))
 (let (($x2509 (= (_ bv5 7) new.lm_head.collective)))
 (let (($x2754 (= (_ bv4 7) new.lm_head.collective)))
 (or $x2754 $x2509 $x2190 $x3086 $x609)))))))
(assert
 (and (<= 1 new.lm_head.cut.block)))
(assert
 (let (($x3165 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x268 (= (_ bv91 7) new.lm_head.cut.kind)))
 (let (($x634 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x2616 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x98 (= (_ bv48 7) new.lm_head.cut.kind)))
 (let (($x1907 (= (_ bv26 7) new.lm_head.cut.kind)))
 (or (= (_ bv11 7) new.lm_head.cut.kind) (= (_ bv18 7) new.lm_head.cut.kind) $x1907 $x98 (= (_ bv56 7) new.lm_head.cut.kind) $x2616 $x634 $x268 $x3165 (= (_ bv99 7) new.lm_head.cut.kind)))))))))
(assert
 (and (<= 1 new.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) new.lm_head.cut.n)))
(assert
 (and (<= 1 new.lm_head.cut.parts)))
(assert
 (let (($x909 (= (_ bv95 7) new.lm_head.split)))
 (let (($x127 (= (_ bv40 7) new.lm_head.split)))
 (or $x127 (= (_ bv57 7) new.lm_head.split) $x909))))
(assert
 (let (($x1660 (= (_ bv85 7) new.lm_head.tied)))
 (or (= (_ bv20 7) new.lm_head.tied) (= (_ bv54 7) new.lm_head.tied) $x1660)))
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
 (let ((?x3081 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x364 (div (* ?x3081 new.hidden.multiple) new.hidden.parts)))
 (let (($x618 (= (- 1) new.hidden.n)))
 (let ((?x2964 (ite (or $x618 (< (* ?x364 new.hidden.parts) new.hidden.n)) 0 1)))
 (let (($x3514 (= (_ bv65 7) new.hidden.kind)))
 (let ((?x1130 (ite $x3514 (ite (= 0 (mod new.hidden.multiple new.hidden.parts)) 1 ?x2964) new.hidden.given_least)))
 (let ((?x1067 (ite (or $x618 (not (= 0 (mod new.hidden.n new.hidden.parts)))) 0 1)))
 (let (($x1361 (= (_ bv26 7) new.hidden.kind)))
 (let ((?x3593 (ite $x1361 (ite (and $x618 (= 1 new.hidden.parts)) 1 ?x1067) ?x1130)))
 (let (($x2755 (= (_ bv56 7) new.hidden.kind)))
 (let (($x2216 (= (_ bv99 7) new.hidden.kind)))
 (let (($x131 (= (_ bv91 7) new.hidden.kind)))
 (let (($x45 (= (_ bv11 7) new.hidden.kind)))
 (let (($x1274 (= (_ bv18 7) new.hidden.kind)))
 (let (($x3105 (= (_ bv96 7) new.hidden.kind)))
 (let ((?x1164 (ite $x3105 new.hidden.parts (ite (or $x1274 $x45 $x131 $x2216 $x2755) 1 ?x3593))))
 (= new.hidden.least ?x1164))))))))))))))))))
(assert
 (let ((?x3081 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x364 (div (* ?x3081 new.hidden.multiple) new.hidden.parts)))
 (let (($x3514 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x3514 (< 1 new.hidden.parts) (= ?x364 new.hidden.n)))))))
(assert
 (let (($x3514 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x3514 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x1361 (= (_ bv26 7) new.hidden.kind)))
 (let (($x2229 (ite $x1361 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x3081 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x364 (div (* ?x3081 new.hidden.multiple) new.hidden.parts)))
 (let (($x618 (= (- 1) new.hidden.n)))
 (let (($x3514 (= (_ bv65 7) new.hidden.kind)))
 (let (($x131 (= (_ bv91 7) new.hidden.kind)))
 (let (($x3757 (ite $x131 (or $x618 (< new.hidden.block new.hidden.n)) (ite $x3514 (or $x618 (< ?x364 new.hidden.n)) $x2229))))
 (let (($x1700 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x3757)))
 (let (($x874 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1337 (= (_ bv86 7) new.hidden.kind)))
 (let (($x347 (or $x1337 $x874)))
 (= new.hidden.moved (ite $x347 new.hidden.given_moved $x1700)))))))))))))))
(assert
 (let ((?x1420 (div (- (+ new.embedding.cut.n new.embedding.cut.multiple) 1) new.embedding.cut.multiple)))
 (let (($x712 (= (div (* ?x1420 new.embedding.cut.multiple) new.embedding.cut.parts) new.embedding.cut.n)))
 (let (($x3699 (= (_ bv65 7) new.embedding.cut.kind)))
 (= new.embedding.cut.filled (and $x3699 (< 1 new.embedding.cut.parts) $x712))))))
(assert
 (let ((?x619 (div (- (+ new.lm_head.cut.n new.lm_head.cut.multiple) 1) new.lm_head.cut.multiple)))
 (let ((?x1508 (div (* ?x619 new.lm_head.cut.multiple) new.lm_head.cut.parts)))
 (let (($x2616 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x1191 (and $x2616 (< 1 new.lm_head.cut.parts) (= ?x1508 new.lm_head.cut.n))))
 (= new.lm_head.cut.filled $x1191))))))
(assert
 (let (($x2616 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x3158 (and $x2616 (not (= 0 (mod new.lm_head.cut.n new.lm_head.cut.multiple))))))
 (= new.lm_head.cut.padded $x3158))))
(assert
 (let (($x1282 (= (- 1) new.lm_head.cut.n)))
 (let (($x1907 (= (_ bv26 7) new.lm_head.cut.kind)))
 (let (($x2871 (ite $x1907 (or $x1282 (<= new.lm_head.cut.parts new.lm_head.cut.n)) (or $x1282 (< 1 new.lm_head.cut.n)))))
 (let ((?x619 (div (- (+ new.lm_head.cut.n new.lm_head.cut.multiple) 1) new.lm_head.cut.multiple)))
 (let ((?x1508 (div (* ?x619 new.lm_head.cut.multiple) new.lm_head.cut.parts)))
 (let (($x2616 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x268 (= (_ bv91 7) new.lm_head.cut.kind)))
 (let (($x3681 (ite $x268 (or $x1282 (< new.lm_head.cut.block new.lm_head.cut.n)) (ite $x2616 (or $x1282 (< ?x1508 new.lm_head.cut.n)) $x2871))))
 (let (($x1242 (ite (or (= (_ bv96 7) new.lm_head.cut.kind) (= 1 new.lm_head.cut.parts)) false $x3681)))
 (let (($x98 (= (_ bv48 7) new.lm_head.cut.kind)))
 (let (($x634 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x2706 (or $x634 $x98)))
 (= new.lm_head.cut.moved (ite $x2706 new.lm_head.cut.given_moved $x1242)))))))))))))))
(assert
 (let (($x1392 (= (_ bv95 7) new.embedding.split)))
 (let (($x1660 (= (_ bv85 7) new.lm_head.tied)))
 (= new.lm_head.stored (and new.model.tied $x1660 $x1392 new.lm_head.same_cut)))))
(assert
 (let (($x3105 (= (_ bv96 7) new.hidden.kind)))
 (let (($x874 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1337 (= (_ bv86 7) new.hidden.kind)))
 (let (($x347 (or $x1337 $x874)))
 (let (($x1988 (ite $x347 new.hidden.given_everywhere (or $x3105 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x1988)))))))
(assert
 (let (($x3165 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x568 (or $x3165 (and (= 1 new.lm_head.cut.parts) (not new.lm_head.cut.padded)))))
 (let (($x98 (= (_ bv48 7) new.lm_head.cut.kind)))
 (let (($x634 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x2706 (or $x634 $x98)))
 (= new.lm_head.cut.everywhere (ite $x2706 new.lm_head.cut.given_everywhere $x568))))))))
(assert
 (let (($x602 (not new.hidden.moved)))
 (let (($x2216 (= (_ bv99 7) new.hidden.kind)))
 (let (($x131 (= (_ bv91 7) new.hidden.kind)))
 (let (($x45 (= (_ bv11 7) new.hidden.kind)))
 (let (($x1274 (= (_ bv18 7) new.hidden.kind)))
 (let (($x1172 (or new.hidden.everywhere new.hidden.filled (and (or $x1274 $x45 $x131 $x2216) $x602))))
 (let (($x874 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1337 (= (_ bv86 7) new.hidden.kind)))
 (let (($x347 (or $x1337 $x874)))
 (= new.hidden.undivided (ite $x347 new.hidden.given_undivided $x1172))))))))))))
(assert
 (let (($x2473 (and (or (not new.lm_head.group.tp) (= 1 new.tp)) (or (not new.lm_head.group.dp) (= 1 new.dp)) (or (not new.lm_head.group.sp) (= 1 new.sp)) (or (not new.lm_head.group.pp) (= 1 new.pp)))))
 (let (($x3086 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x3331 (or $x3086 $x2473)))
 (let (($x127 (= (_ bv40 7) new.lm_head.split)))
 (let (($x575 (and $x127 (and new.hidden.undivided (= new.hidden.least new.hidden.parts)) $x3331)))
 (let (($x909 (= (_ bv95 7) new.lm_head.split)))
 (let ((?x2236 (ite (and $x909 new.lm_head.cut.everywhere $x3331) (_ bv96 7) (ite $x909 (_ bv95 7) (ite $x575 (_ bv96 7) (ite $x127 (_ bv92 7) (_ bv96 7)))))))
 (= new.lm_head.state ?x2236)))))))))
(assert
 (let (($x2473 (and (or (not new.lm_head.group.tp) (= 1 new.tp)) (or (not new.lm_head.group.dp) (= 1 new.dp)) (or (not new.lm_head.group.sp) (= 1 new.sp)) (or (not new.lm_head.group.pp) (= 1 new.pp)))))
 (let (($x1754 (or (or (= (_ bv10 7) new.lm_head.collective) (= (_ bv57 7) new.lm_head.collective)) $x2473)))
 (let (($x1527 (or (or (= (_ bv10 7) new.lm_head.collective) (= (_ bv5 7) new.lm_head.collective)) (and (= (_ bv73 7) new.lm_head.collective) new.lm_head.cut.everywhere))))
 (let ((?x3041 (ite (= (_ bv92 7) new.lm_head.state) (ite $x1527 (_ bv96 7) (ite (= (_ bv57 7) new.lm_head.collective) (_ bv92 7) (_ bv16 7))) (ite $x1754 (_ bv96 7) (ite (= (_ bv5 7) new.lm_head.collective) (_ bv21 7) (_ bv16 7))))))
 (let (($x2452 (or new.lm_head.cut.filled (and new.lm_head.stored new.embedding.cut.filled))))
 (let (($x2509 (= (_ bv5 7) new.lm_head.collective)))
 (let (($x199 (or (or (= (_ bv10 7) new.lm_head.collective) (= (_ bv4 7) new.lm_head.collective)) (and $x2509 $x2452))))
 (let ((?x3762 (ite (= (_ bv95 7) new.lm_head.state) (ite $x199 (_ bv96 7) (ite (= (_ bv57 7) new.lm_head.collective) (_ bv95 7) (_ bv16 7))) ?x3041)))
 (= new.lm_head.joined ?x3762))))))))))
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
 (= (_ bv42 7) old.batch.idle))
(assert
 (let (($x2460 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x3594 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x421 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1001 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2541 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2541 $x1001 $x421 $x3594 $x2460)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1100 (* old.sp old.tp)))
 (<= old.moe.block ?x1100)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1100 (* old.sp old.tp)))
 (= old.stage.ranks ?x1100)))
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
 (let (($x2145 (not old.moe.group.sp)))
 (let (($x1975 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x1975 $x2145))))
(assert
 (let ((?x1461 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x1461)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x1134 (not (or new.lm_head.cut.moved new.lm_head.cut.padded))))
 (let (($x3865 (= 1 new.tp)))
 (let (($x3012 (or (= (_ bv96 7) new.lm_head.joined) (and $x3865 (or (not (= (_ bv95 7) new.lm_head.split)) $x1134)))))
 (not $x3012)))))
(assert
 (let (($x3502 (not (or old.lm_head.cut.moved old.lm_head.cut.padded))))
(let (($x1498 (= 1 old.tp)))
(or (= (_ bv96 7) old.lm_head.joined) (and $x1498 (or (not (= (_ bv95 7) old.lm_head.split)) $x3502))))))
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
(declare-fun old.hidden.least () Int)
(declare-fun old.hidden.filled () Bool)
(declare-fun old.hidden.padded () Bool)
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
(declare-fun new.hidden.least () Int)
(declare-fun new.hidden.filled () Bool)
(declare-fun new.hidden.padded () Bool)
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
 (let (($x2916 (= (_ bv42 7) old.batch.idle)))
 (or $x2916 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x2460 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2541 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x3594 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x421 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1001 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1001 $x421 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x3594 $x2541 $x2460)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (and (<= 1 old.hidden.block)))
(assert
 (and (<= 0 old.hidden.given_least)))
(assert
 (let (($x3330 (= (_ bv99 7) old.hidden.kind)))
 (let (($x1729 (= (_ bv96 7) old.hidden.kind)))
 (let (($x1251 (= (_ bv91 7) old.hidden.kind)))
 (let (($x2272 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1056 (= (_ bv65 7) old.hidden.kind)))
 (let (($x2368 (= (_ bv56 7) old.hidden.kind)))
 (let (($x506 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1024 (= (_ bv26 7) old.hidden.kind)))
 (let (($x999 (= (_ bv18 7) old.hidden.kind)))
 (let (($x3907 (= (_ bv11 7) old.hidden.kind)))
 (or $x3907 $x999 $x1024 $x506 $x2368 $x1056 $x2272 $x1251 $x1729 $x3330))))))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x3062 (= (_ bv57 7) old.lm_head.collective)))
 (let (($x1374 (= (_ bv10 7) old.lm_head.collective)))
 (or (= (_ bv4 7) old.lm_head.collective) (= (_ bv5 7) old.lm_head.collective) $x1374 $x3062 (= (_ bv73 7) old.lm_head.collective)))))
(assert
 (let (($x1268 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x3506 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x579 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x1843 (= (_ bv48 7) old.lm_head.cut.kind)))
 (or (= (_ bv11 7) old.lm_head.cut.kind) (= (_ bv18 7) old.lm_head.cut.kind) (= (_ bv26 7) old.lm_head.cut.kind) $x1843 (= (_ bv56 7) old.lm_head.cut.kind) $x579 $x3506 (= (_ bv91 7) old.lm_head.cut.kind) $x1268 (= (_ bv99 7) old.lm_head.cut.kind)))))))
(assert
 (and (<= 1 old.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) old.lm_head.cut.n)))
(assert
 (and (<= 1 old.lm_head.cut.parts)))
(assert
 (let (($x1204 (= (_ bv95 7) old.lm_head.split)))
 (let (($x3758 (= (_ bv40 7) old.lm_head.split)))
 (or $x3758 (= (_ bv57 7) old.lm_head.split) $x1204))))
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
 (let ((?x536 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1529 (div (* ?x536 old.hidden.multiple) old.hidden.parts)))
 (let (($x1716 (= (- 1) old.hidden.n)))
 (let ((?x310 (ite (or $x1716 (< (* ?x1529 old.hidden.parts) old.hidden.n)) 0 1)))
 (let (($x1056 (= (_ bv65 7) old.hidden.kind)))
 (let ((?x1587 (ite $x1056 (ite (= 0 (mod old.hidden.multiple old.hidden.parts)) 1 ?x310) old.hidden.given_least)))
 (let ((?x2956 (ite (or $x1716 (not (= 0 (mod old.hidden.n old.hidden.parts)))) 0 1)))
 (let (($x1024 (= (_ bv26 7) old.hidden.kind)))
 (let ((?x3179 (ite $x1024 (ite (and $x1716 (= 1 old.hidden.parts)) 1 ?x2956) ?x1587)))
 (let (($x2368 (= (_ bv56 7) old.hidden.kind)))
 (let (($x3330 (= (_ bv99 7) old.hidden.kind)))
 (let (($x1251 (= (_ bv91 7) old.hidden.kind)))
 (let (($x3907 (= (_ bv11 7) old.hidden.kind)))
 (let (($x999 (= (_ bv18 7) old.hidden.kind)))
 (let (($x1729 (= (_ bv96 7) old.hidden.kind)))
 (let ((?x2958 (ite $x1729 old.hidden.parts (ite (or $x999 $x3907 $x1251 $x3330 $x2368) 1 ?x3179))))
 (= old.hidden.least ?x2958))))))))))))))))))
(assert
 (let ((?x536 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1529 (div (* ?x536 old.hidden.multiple) old.hidden.parts)))
 (let (($x1056 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x1056 (< 1 old.hidden.parts) (= ?x1529 old.hidden.n)))))))
(assert
 (let (($x1056 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x1056 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x1024 (= (_ bv26 7) old.hidden.kind)))
 (let (($x1199 (ite $x1024 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x536 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1529 (div (* ?x536 old.hidden.multiple) old.hidden.parts)))
 (let (($x1716 (= (- 1) old.hidden.n)))
 (let (($x1056 (= (_ bv65 7) old.hidden.kind)))
 (let (($x1251 (= (_ bv91 7) old.hidden.kind)))
 (let (($x1396 (ite $x1251 (or $x1716 (< old.hidden.block old.hidden.n)) (ite $x1056 (or $x1716 (< ?x1529 old.hidden.n)) $x1199))))
 (let (($x520 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x1396)))
 (let (($x506 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2272 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2525 (or $x2272 $x506)))
 (= old.hidden.moved (ite $x2525 old.hidden.given_moved $x520)))))))))))))))
(assert
 (let (($x579 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x1932 (and $x579 (not (= 0 (mod old.lm_head.cut.n old.lm_head.cut.multiple))))))
 (= old.lm_head.cut.padded $x1932))))
(assert
 (let (($x1729 (= (_ bv96 7) old.hidden.kind)))
 (let (($x506 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2272 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2525 (or $x2272 $x506)))
 (let (($x3035 (ite $x2525 old.hidden.given_everywhere (or $x1729 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x3035)))))))
(assert
 (let (($x1268 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x1071 (or $x1268 (and (= 1 old.lm_head.cut.parts) (not old.lm_head.cut.padded)))))
 (let (($x2402 (ite (or (= (_ bv86 7) old.lm_head.cut.kind) (= (_ bv48 7) old.lm_head.cut.kind)) old.lm_head.cut.given_everywhere $x1071)))
 (= old.lm_head.cut.everywhere $x2402)))))
(assert
 (let (($x3864 (not old.hidden.moved)))
 (let (($x3330 (= (_ bv99 7) old.hidden.kind)))
 (let (($x1251 (= (_ bv91 7) old.hidden.kind)))
 (let (($x3907 (= (_ bv11 7) old.hidden.kind)))
 (let (($x999 (= (_ bv18 7) old.hidden.kind)))
 (let (($x882 (or old.hidden.everywhere old.hidden.filled (and (or $x999 $x3907 $x1251 $x3330) $x3864))))
 (let (($x506 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2272 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2525 (or $x2272 $x506)))
 (= old.hidden.undivided (ite $x2525 old.hidden.given_undivided $x882))))))))))))
(assert
 (let (($x3245 (not old.lm_head.group.pp)))
 (let (($x846 (or $x3245 (= 1 old.pp))))
 (let (($x3141 (not old.lm_head.group.sp)))
 (let (($x1827 (or $x3141 (= 1 old.sp))))
 (let (($x2870 (= 1 old.dp)))
 (let (($x2621 (not old.lm_head.group.dp)))
 (let (($x3252 (or $x2621 $x2870)))
 (let (($x3047 (and (or (not old.lm_head.group.tp) (= 1 old.tp)) $x3252 $x1827 $x846)))
 (let (($x3062 (= (_ bv57 7) old.lm_head.collective)))
 (let (($x1831 (or $x3062 $x3047)))
 (let (($x3758 (= (_ bv40 7) old.lm_head.split)))
 (let (($x2852 (and $x3758 (and old.hidden.undivided (= old.hidden.least old.hidden.parts)) $x1831)))
 (let (($x1204 (= (_ bv95 7) old.lm_head.split)))
 (let ((?x3746 (ite (and $x1204 old.lm_head.cut.everywhere $x1831) (_ bv96 7) (ite $x1204 (_ bv95 7) (ite $x2852 (_ bv96 7) (ite $x3758 (_ bv92 7) (_ bv96 7)))))))
 (= old.lm_head.state ?x3746))))))))))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (and (<= 1 new.hidden.block)))
(assert
 (and (<= 0 new.hidden.given_least)))
(assert
 (let (($x2216 (= (_ bv99 7) new.hidden.kind)))
 (let (($x3105 (= (_ bv96 7) new.hidden.kind)))
 (let (($x131 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1337 (= (_ bv86 7) new.hidden.kind)))
 (let (($x3514 (= (_ bv65 7) new.hidden.kind)))
 (let (($x2755 (= (_ bv56 7) new.hidden.kind)))
 (let (($x874 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1361 (= (_ bv26 7) new.hidden.kind)))
 (let (($x1274 (= (_ bv18 7) new.hidden.kind)))
 (let (($x45 (= (_ bv11 7) new.hidden.kind)))
 (or $x45 $x1274 $x1361 $x874 $x2755 $x3514 $x1337 $x131 $x3105 $x2216))))))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x3086 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x2190 (= (_ bv10 7) new.lm_head.collective)))
 (or (= (_ bv4 7) new.lm_head.collective) (= (_ bv5 7) new.lm_head.collective) $x2190 $x3086 (= (_ bv73 7) new.lm_head.collective)))))
(assert
 (let (($x3165 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x634 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x2616 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x98 (= (_ bv48 7) new.lm_head.cut.kind)))
 (or (= (_ bv11 7) new.lm_head.cut.kind) (= (_ bv18 7) new.lm_head.cut.kind) (= (_ bv26 7) new.lm_head.cut.kind) $x98 (= (_ bv56 7) new.lm_head.cut.kind) $x2616 $x634 (= (_ bv91 7) new.lm_head.cut.kind) $x3165 (= (_ bv99 7) new.lm_head.cut.kind)))))))
(assert
 (and (<= 1 new.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) new.lm_head.cut.n)))
(assert
 (and (<= 1 new.lm_head.cut.parts)))
(assert
 (let (($x909 (= (_ bv95 7) new.lm_head.split)))
 (let (($x127 (= (_ bv40 7) new.lm_head.split)))
 (or $x127 (= (_ bv57 7) new.lm_head.split) $x909))))
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
 (let ((?x3081 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x364 (div (* ?x3081 new.hidden.multiple) new.hidden.parts)))
 (let (($x618 (= (- 1) new.hidden.n)))
 (let ((?x2964 (ite (or $x618 (< (* ?x364 new.hidden.parts) new.hidden.n)) 0 1)))
 (let (($x3514 (= (_ bv65 7) new.hidden.kind)))
 (let ((?x1130 (ite $x3514 (ite (= 0 (mod new.hidden.multiple new.hidden.parts)) 1 ?x2964) new.hidden.given_least)))
 (let ((?x1067 (ite (or $x618 (not (= 0 (mod new.hidden.n new.hidden.parts)))) 0 1)))
 (let (($x1361 (= (_ bv26 7) new.hidden.kind)))
 (let ((?x3593 (ite $x1361 (ite (and $x618 (= 1 new.hidden.parts)) 1 ?x1067) ?x1130)))
 (let (($x2755 (= (_ bv56 7) new.hidden.kind)))
 (let (($x2216 (= (_ bv99 7) new.hidden.kind)))
 (let (($x131 (= (_ bv91 7) new.hidden.kind)))
 (let (($x45 (= (_ bv11 7) new.hidden.kind)))
 (let (($x1274 (= (_ bv18 7) new.hidden.kind)))
 (let (($x3105 (= (_ bv96 7) new.hidden.kind)))
 (let ((?x1164 (ite $x3105 new.hidden.parts (ite (or $x1274 $x45 $x131 $x2216 $x2755) 1 ?x3593))))
 (= new.hidden.least ?x1164))))))))))))))))))
(assert
 (let ((?x3081 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x364 (div (* ?x3081 new.hidden.multiple) new.hidden.parts)))
 (let (($x3514 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x3514 (< 1 new.hidden.parts) (= ?x364 new.hidden.n)))))))
(assert
 (let (($x3514 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x3514 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x1361 (= (_ bv26 7) new.hidden.kind)))
 (let (($x2229 (ite $x1361 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x3081 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x364 (div (* ?x3081 new.hidden.multiple) new.hidden.parts)))
 (let (($x618 (= (- 1) new.hidden.n)))
 (let (($x3514 (= (_ bv65 7) new.hidden.kind)))
 (let (($x131 (= (_ bv91 7) new.hidden.kind)))
 (let (($x3757 (ite $x131 (or $x618 (< new.hidden.block new.hidden.n)) (ite $x3514 (or $x618 (< ?x364 new.hidden.n)) $x2229))))
 (let (($x1700 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x3757)))
 (let (($x874 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1337 (= (_ bv86 7) new.hidden.kind)))
 (let (($x347 (or $x1337 $x874)))
 (= new.hidden.moved (ite $x347 new.hidden.given_moved $x1700)))))))))))))))
(assert
 (let (($x2616 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x3158 (and $x2616 (not (= 0 (mod new.lm_head.cut.n new.lm_head.cut.multiple))))))
 (= new.lm_head.cut.padded $x3158))))
(assert
 (let (($x3105 (= (_ bv96 7) new.hidden.kind)))
 (let (($x874 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1337 (= (_ bv86 7) new.hidden.kind)))
 (let (($x347 (or $x1337 $x874)))
 (let (($x1988 (ite $x347 new.hidden.given_everywhere (or $x3105 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x1988)))))))
(assert
 (let (($x3165 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x568 (or $x3165 (and (= 1 new.lm_head.cut.parts) (not new.lm_head.cut.padded)))))
 (let (($x1639 (ite (or (= (_ bv86 7) new.lm_head.cut.kind) (= (_ bv48 7) new.lm_head.cut.kind)) new.lm_head.cut.given_everywhere $x568)))
 (= new.lm_head.cut.everywhere $x1639)))))
(assert
 (let (($x602 (not new.hidden.moved)))
 (let (($x2216 (= (_ bv99 7) new.hidden.kind)))
 (let (($x131 (= (_ bv91 7) new.hidden.kind)))
 (let (($x45 (= (_ bv11 7) new.hidden.kind)))
 (let (($x1274 (= (_ bv18 7) new.hidden.kind)))
 (let (($x1172 (or new.hidden.everywhere new.hidden.filled (and (or $x1274 $x45 $x131 $x2216) $x602))))
 (let (($x874 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1337 (= (_ bv86 7) new.hidden.kind)))
 (let (($x347 (or $x1337 $x874)))
 (= new.hidden.undivided (ite $x347 new.hidden.given_undivided $x1172))))))))))))
(assert
 (let (($x2449 (not new.lm_head.group.pp)))
 (let (($x1959 (or $x2449 (= 1 new.pp))))
 (let (($x1764 (not new.lm_head.group.sp)))
 (let (($x512 (or $x1764 (= 1 new.sp))))
 (let (($x1405 (= 1 new.dp)))
 (let (($x3128 (not new.lm_head.group.dp)))
 (let (($x1583 (or $x3128 $x1405)))
 (let (($x2473 (and (or (not new.lm_head.group.tp) (= 1 new.tp)) $x1583 $x512 $x1959)))
 (let (($x3086 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x3331 (or $x3086 $x2473)))
 (let (($x127 (= (_ bv40 7) new.lm_head.split)))
 (let (($x575 (and $x127 (and new.hidden.undivided (= new.hidden.least new.hidden.parts)) $x3331)))
 (let (($x909 (= (_ bv95 7) new.lm_head.split)))
 (let ((?x2236 (ite (and $x909 new.lm_head.cut.everywhere $x3331) (_ bv96 7) (ite $x909 (_ bv95 7) (ite $x575 (_ bv96 7) (ite $x127 (_ bv92 7) (_ bv96 7)))))))
 (= new.lm_head.state ?x2236))))))))))))))))
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
 (let (($x2460 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x3594 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x421 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1001 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2541 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2541 $x1001 $x421 $x3594 $x2460)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1100 (* old.sp old.tp)))
 (<= old.moe.block ?x1100)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1100 (* old.sp old.tp)))
 (= old.stage.ranks ?x1100)))
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
 (let (($x2145 (not old.moe.group.sp)))
 (let (($x1975 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x1975 $x2145))))
(assert
 (let ((?x1461 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x1461)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x2449 (not new.lm_head.group.pp)))
 (let (($x1959 (or $x2449 (= 1 new.pp))))
 (let (($x1764 (not new.lm_head.group.sp)))
 (let (($x512 (or $x1764 (= 1 new.sp))))
 (let (($x1405 (= 1 new.dp)))
 (let (($x3128 (not new.lm_head.group.dp)))
 (let (($x1583 (or $x3128 $x1405)))
 (let (($x2473 (and (or (not new.lm_head.group.tp) (= 1 new.tp)) $x1583 $x512 $x1959)))
 (let (($x2190 (= (_ bv10 7) new.lm_head.collective)))
 (let (($x3086 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x834 (or $x3086 (and (= (_ bv96 7) new.lm_head.state) (or $x2190 $x2473)) (and (or new.lm_head.group.tp (= 1 new.tp)) $x1583 $x512 $x1959))))
 (not $x834)))))))))))))
(assert
 (let (($x3245 (not old.lm_head.group.pp)))
(let (($x846 (or $x3245 (= 1 old.pp))))
(let (($x3141 (not old.lm_head.group.sp)))
(let (($x1827 (or $x3141 (= 1 old.sp))))
(let (($x2870 (= 1 old.dp)))
(let (($x2621 (not old.lm_head.group.dp)))
(let (($x3252 (or $x2621 $x2870)))
(let (($x3047 (and (or (not old.lm_head.group.tp) (= 1 old.tp)) $x3252 $x1827 $x846)))
(let (($x1374 (= (_ bv10 7) old.lm_head.collective)))
(let (($x3062 (= (_ bv57 7) old.lm_head.collective)))
(or $x3062 (and (= (_ bv96 7) old.lm_head.state) (or $x1374 $x3047)) (and (or old.lm_head.group.tp (= 1 old.tp)) $x3252 $x1827 $x846)))))))))))))
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
(declare-fun old.hidden.least () Int)
(declare-fun old.hidden.filled () Bool)
(declare-fun old.hidden.padded () Bool)
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
(declare-fun new.hidden.least () Int)
(declare-fun new.hidden.filled () Bool)
(declare-fun new.hidden.padded () Bool)
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
 (let (($x2916 (= (_ bv42 7) old.batch.idle)))
 (or $x2916 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x2460 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2541 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x3594 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x421 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1001 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1001 $x421 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x3594 $x2541 $x2460)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (and (<= 1 old.hidden.block)))
(assert
 (and (<= 0 old.hidden.given_least)))
(assert
 (let (($x3330 (= (_ bv99 7) old.hidden.kind)))
 (let (($x1729 (= (_ bv96 7) old.hidden.kind)))
 (let (($x1251 (= (_ bv91 7) old.hidden.kind)))
 (let (($x2272 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1056 (= (_ bv65 7) old.hidden.kind)))
 (let (($x2368 (= (_ bv56 7) old.hidden.kind)))
 (let (($x506 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1024 (= (_ bv26 7) old.hidden.kind)))
 (let (($x999 (= (_ bv18 7) old.hidden.kind)))
 (let (($x3907 (= (_ bv11 7) old.hidden.kind)))
 (or $x3907 $x999 $x1024 $x506 $x2368 $x1056 $x2272 $x1251 $x1729 $x3330))))))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x3062 (= (_ bv57 7) old.lm_head.collective)))
 (let (($x1374 (= (_ bv10 7) old.lm_head.collective)))
 (let (($x1807 (= (_ bv4 7) old.lm_head.collective)))
 (or $x1807 (= (_ bv5 7) old.lm_head.collective) $x1374 $x3062 (= (_ bv73 7) old.lm_head.collective))))))
(assert
 (let (($x1268 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x3506 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x579 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x1843 (= (_ bv48 7) old.lm_head.cut.kind)))
 (or (= (_ bv11 7) old.lm_head.cut.kind) (= (_ bv18 7) old.lm_head.cut.kind) (= (_ bv26 7) old.lm_head.cut.kind) $x1843 (= (_ bv56 7) old.lm_head.cut.kind) $x579 $x3506 (= (_ bv91 7) old.lm_head.cut.kind) $x1268 (= (_ bv99 7) old.lm_head.cut.kind)))))))
(assert
 (and (<= 1 old.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) old.lm_head.cut.n)))
(assert
 (and (<= 1 old.lm_head.cut.parts)))
(assert
 (let (($x1533 (= (_ bv64 7) old.lm_head.order)))
 (or $x1533 (= (_ bv77 7) old.lm_head.order))))
(assert
 (let (($x1204 (= (_ bv95 7) old.lm_head.split)))
 (let (($x3758 (= (_ bv40 7) old.lm_head.split)))
 (or $x3758 (= (_ bv57 7) old.lm_head.split) $x1204))))
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
 (let ((?x536 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1529 (div (* ?x536 old.hidden.multiple) old.hidden.parts)))
 (let (($x1716 (= (- 1) old.hidden.n)))
 (let ((?x310 (ite (or $x1716 (< (* ?x1529 old.hidden.parts) old.hidden.n)) 0 1)))
 (let (($x1056 (= (_ bv65 7) old.hidden.kind)))
 (let ((?x1587 (ite $x1056 (ite (= 0 (mod old.hidden.multiple old.hidden.parts)) 1 ?x310) old.hidden.given_least)))
 (let ((?x2956 (ite (or $x1716 (not (= 0 (mod old.hidden.n old.hidden.parts)))) 0 1)))
 (let (($x1024 (= (_ bv26 7) old.hidden.kind)))
 (let ((?x3179 (ite $x1024 (ite (and $x1716 (= 1 old.hidden.parts)) 1 ?x2956) ?x1587)))
 (let (($x2368 (= (_ bv56 7) old.hidden.kind)))
 (let (($x3330 (= (_ bv99 7) old.hidden.kind)))
 (let (($x1251 (= (_ bv91 7) old.hidden.kind)))
 (let (($x3907 (= (_ bv11 7) old.hidden.kind)))
 (let (($x999 (= (_ bv18 7) old.hidden.kind)))
 (let (($x1729 (= (_ bv96 7) old.hidden.kind)))
 (let ((?x2958 (ite $x1729 old.hidden.parts (ite (or $x999 $x3907 $x1251 $x3330 $x2368) 1 ?x3179))))
 (= old.hidden.least ?x2958))))))))))))))))))
(assert
 (let ((?x536 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1529 (div (* ?x536 old.hidden.multiple) old.hidden.parts)))
 (let (($x1056 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x1056 (< 1 old.hidden.parts) (= ?x1529 old.hidden.n)))))))
(assert
 (let (($x1056 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x1056 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x1024 (= (_ bv26 7) old.hidden.kind)))
 (let (($x1199 (ite $x1024 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x536 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1529 (div (* ?x536 old.hidden.multiple) old.hidden.parts)))
 (let (($x1716 (= (- 1) old.hidden.n)))
 (let (($x1056 (= (_ bv65 7) old.hidden.kind)))
 (let (($x1251 (= (_ bv91 7) old.hidden.kind)))
 (let (($x1396 (ite $x1251 (or $x1716 (< old.hidden.block old.hidden.n)) (ite $x1056 (or $x1716 (< ?x1529 old.hidden.n)) $x1199))))
 (let (($x520 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x1396)))
 (let (($x506 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2272 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2525 (or $x2272 $x506)))
 (= old.hidden.moved (ite $x2525 old.hidden.given_moved $x520)))))))))))))))
(assert
 (let (($x579 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x1932 (and $x579 (not (= 0 (mod old.lm_head.cut.n old.lm_head.cut.multiple))))))
 (= old.lm_head.cut.padded $x1932))))
(assert
 (let (($x1729 (= (_ bv96 7) old.hidden.kind)))
 (let (($x506 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2272 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2525 (or $x2272 $x506)))
 (let (($x3035 (ite $x2525 old.hidden.given_everywhere (or $x1729 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x3035)))))))
(assert
 (let (($x1268 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x1071 (or $x1268 (and (= 1 old.lm_head.cut.parts) (not old.lm_head.cut.padded)))))
 (let (($x2402 (ite (or (= (_ bv86 7) old.lm_head.cut.kind) (= (_ bv48 7) old.lm_head.cut.kind)) old.lm_head.cut.given_everywhere $x1071)))
 (= old.lm_head.cut.everywhere $x2402)))))
(assert
 (let (($x3864 (not old.hidden.moved)))
 (let (($x3330 (= (_ bv99 7) old.hidden.kind)))
 (let (($x1251 (= (_ bv91 7) old.hidden.kind)))
 (let (($x3907 (= (_ bv11 7) old.hidden.kind)))
 (let (($x999 (= (_ bv18 7) old.hidden.kind)))
 (let (($x882 (or old.hidden.everywhere old.hidden.filled (and (or $x999 $x3907 $x1251 $x3330) $x3864))))
 (let (($x506 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2272 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2525 (or $x2272 $x506)))
 (= old.hidden.undivided (ite $x2525 old.hidden.given_undivided $x882))))))))))))
(assert
 (let (($x3047 (and (or (not old.lm_head.group.tp) (= 1 old.tp)) (or (not old.lm_head.group.dp) (= 1 old.dp)) (or (not old.lm_head.group.sp) (= 1 old.sp)) (or (not old.lm_head.group.pp) (= 1 old.pp)))))
 (let (($x3062 (= (_ bv57 7) old.lm_head.collective)))
 (let (($x1831 (or $x3062 $x3047)))
 (let (($x3758 (= (_ bv40 7) old.lm_head.split)))
 (let (($x2852 (and $x3758 (and old.hidden.undivided (= old.hidden.least old.hidden.parts)) $x1831)))
 (let (($x1204 (= (_ bv95 7) old.lm_head.split)))
 (let ((?x3746 (ite (and $x1204 old.lm_head.cut.everywhere $x1831) (_ bv96 7) (ite $x1204 (_ bv95 7) (ite $x2852 (_ bv96 7) (ite $x3758 (_ bv92 7) (_ bv96 7)))))))
 (= old.lm_head.state ?x3746)))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (and (<= 1 new.hidden.block)))
(assert
 (and (<= 0 new.hidden.given_least)))
(assert
 (let (($x2216 (= (_ bv99 7) new.hidden.kind)))
 (let (($x3105 (= (_ bv96 7) new.hidden.kind)))
 (let (($x131 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1337 (= (_ bv86 7) new.hidden.kind)))
 (let (($x3514 (= (_ bv65 7) new.hidden.kind)))
 (let (($x2755 (= (_ bv56 7) new.hidden.kind)))
 (let (($x874 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1361 (= (_ bv26 7) new.hidden.kind)))
 (let (($x1274 (= (_ bv18 7) new.hidden.kind)))
 (let (($x45 (= (_ bv11 7) new.hidden.kind)))
 (or $x45 $x1274 $x1361 $x874 $x2755 $x3514 $x1337 $x131 $x3105 $x2216))))))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x3086 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x2190 (= (_ bv10 7) new.lm_head.collective)))
 (let (($x2754 (= (_ bv4 7) new.lm_head.collective)))
 (or $x2754 (= (_ bv5 7) new.lm_head.collective) $x2190 $x3086 (= (_ bv73 7) new.lm_head.collective))))))
(assert
 (let (($x3165 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x634 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x2616 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x98 (= (_ bv48 7) new.lm_head.cut.kind)))
 (or (= (_ bv11 7) new.lm_head.cut.kind) (= (_ bv18 7) new.lm_head.cut.kind) (= (_ bv26 7) new.lm_head.cut.kind) $x98 (= (_ bv56 7) new.lm_head.cut.kind) $x2616 $x634 (= (_ bv91 7) new.lm_head.cut.kind) $x3165 (= (_ bv99 7) new.lm_head.cut.kind)))))))
(assert
 (and (<= 1 new.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) new.lm_head.cut.n)))
(assert
 (and (<= 1 new.lm_head.cut.parts)))
(assert
 (let (($x866 (= (_ bv64 7) new.lm_head.order)))
 (or $x866 (= (_ bv77 7) new.lm_head.order))))
(assert
 (let (($x909 (= (_ bv95 7) new.lm_head.split)))
 (let (($x127 (= (_ bv40 7) new.lm_head.split)))
 (or $x127 (= (_ bv57 7) new.lm_head.split) $x909))))
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
 (let ((?x3081 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x364 (div (* ?x3081 new.hidden.multiple) new.hidden.parts)))
 (let (($x618 (= (- 1) new.hidden.n)))
 (let ((?x2964 (ite (or $x618 (< (* ?x364 new.hidden.parts) new.hidden.n)) 0 1)))
 (let (($x3514 (= (_ bv65 7) new.hidden.kind)))
 (let ((?x1130 (ite $x3514 (ite (= 0 (mod new.hidden.multiple new.hidden.parts)) 1 ?x2964) new.hidden.given_least)))
 (let ((?x1067 (ite (or $x618 (not (= 0 (mod new.hidden.n new.hidden.parts)))) 0 1)))
 (let (($x1361 (= (_ bv26 7) new.hidden.kind)))
 (let ((?x3593 (ite $x1361 (ite (and $x618 (= 1 new.hidden.parts)) 1 ?x1067) ?x1130)))
 (let (($x2755 (= (_ bv56 7) new.hidden.kind)))
 (let (($x2216 (= (_ bv99 7) new.hidden.kind)))
 (let (($x131 (= (_ bv91 7) new.hidden.kind)))
 (let (($x45 (= (_ bv11 7) new.hidden.kind)))
 (let (($x1274 (= (_ bv18 7) new.hidden.kind)))
 (let (($x3105 (= (_ bv96 7) new.hidden.kind)))
 (let ((?x1164 (ite $x3105 new.hidden.parts (ite (or $x1274 $x45 $x131 $x2216 $x2755) 1 ?x3593))))
 (= new.hidden.least ?x1164))))))))))))))))))
(assert
 (let ((?x3081 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x364 (div (* ?x3081 new.hidden.multiple) new.hidden.parts)))
 (let (($x3514 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x3514 (< 1 new.hidden.parts) (= ?x364 new.hidden.n)))))))
(assert
 (let (($x3514 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x3514 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x1361 (= (_ bv26 7) new.hidden.kind)))
 (let (($x2229 (ite $x1361 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x3081 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x364 (div (* ?x3081 new.hidden.multiple) new.hidden.parts)))
 (let (($x618 (= (- 1) new.hidden.n)))
 (let (($x3514 (= (_ bv65 7) new.hidden.kind)))
 (let (($x131 (= (_ bv91 7) new.hidden.kind)))
 (let (($x3757 (ite $x131 (or $x618 (< new.hidden.block new.hidden.n)) (ite $x3514 (or $x618 (< ?x364 new.hidden.n)) $x2229))))
 (let (($x1700 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x3757)))
 (let (($x874 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1337 (= (_ bv86 7) new.hidden.kind)))
 (let (($x347 (or $x1337 $x874)))
 (= new.hidden.moved (ite $x347 new.hidden.given_moved $x1700)))))))))))))))
(assert
 (let (($x2616 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x3158 (and $x2616 (not (= 0 (mod new.lm_head.cut.n new.lm_head.cut.multiple))))))
 (= new.lm_head.cut.padded $x3158))))
(assert
 (let (($x3105 (= (_ bv96 7) new.hidden.kind)))
 (let (($x874 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1337 (= (_ bv86 7) new.hidden.kind)))
 (let (($x347 (or $x1337 $x874)))
 (let (($x1988 (ite $x347 new.hidden.given_everywhere (or $x3105 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x1988)))))))
(assert
 (let (($x3165 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x568 (or $x3165 (and (= 1 new.lm_head.cut.parts) (not new.lm_head.cut.padded)))))
 (let (($x1639 (ite (or (= (_ bv86 7) new.lm_head.cut.kind) (= (_ bv48 7) new.lm_head.cut.kind)) new.lm_head.cut.given_everywhere $x568)))
 (= new.lm_head.cut.everywhere $x1639)))))
(assert
 (let (($x602 (not new.hidden.moved)))
 (let (($x2216 (= (_ bv99 7) new.hidden.kind)))
 (let (($x131 (= (_ bv91 7) new.hidden.kind)))
 (let (($x45 (= (_ bv11 7) new.hidden.kind)))
 (let (($x1274 (= (_ bv18 7) new.hidden.kind)))
 (let (($x1172 (or new.hidden.everywhere new.hidden.filled (and (or $x1274 $x45 $x131 $x2216) $x602))))
 (let (($x874 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1337 (= (_ bv86 7) new.hidden.kind)))
 (let (($x347 (or $x1337 $x874)))
 (= new.hidden.undivided (ite $x347 new.hidden.given_undivided $x1172))))))))))))
(assert
 (let (($x2473 (and (or (not new.lm_head.group.tp) (= 1 new.tp)) (or (not new.lm_head.group.dp) (= 1 new.dp)) (or (not new.lm_head.group.sp) (= 1 new.sp)) (or (not new.lm_head.group.pp) (= 1 new.pp)))))
 (let (($x3086 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x3331 (or $x3086 $x2473)))
 (let (($x127 (= (_ bv40 7) new.lm_head.split)))
 (let (($x575 (and $x127 (and new.hidden.undivided (= new.hidden.least new.hidden.parts)) $x3331)))
 (let (($x909 (= (_ bv95 7) new.lm_head.split)))
 (let ((?x2236 (ite (and $x909 new.lm_head.cut.everywhere $x3331) (_ bv96 7) (ite $x909 (_ bv95 7) (ite $x575 (_ bv96 7) (ite $x127 (_ bv92 7) (_ bv96 7)))))))
 (= new.lm_head.state ?x2236)))))))))
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
 (let (($x2460 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x3594 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x421 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1001 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2541 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2541 $x1001 $x421 $x3594 $x2460)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1100 (* old.sp old.tp)))
 (<= old.moe.block ?x1100)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1100 (* old.sp old.tp)))
 (= old.stage.ranks ?x1100)))
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
 (let (($x2145 (not old.moe.group.sp)))
 (let (($x1975 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x1975 $x2145))))
(assert
 (let ((?x1461 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x1461)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x2386 (not (or (= (_ bv10 7) new.lm_head.collective) (= (_ bv4 7) new.lm_head.collective)))))
 (let (($x866 (= (_ bv64 7) new.lm_head.order)))
 (let (($x3865 (= 1 new.tp)))
 (let (($x3020 (or $x3865 (not (= (_ bv95 7) new.lm_head.state)) $x866 $x2386 new.lm_head.reversible)))
 (not $x3020))))))
(assert
 (let (($x605 (not (or (= (_ bv10 7) old.lm_head.collective) (= (_ bv4 7) old.lm_head.collective)))))
(let (($x1533 (= (_ bv64 7) old.lm_head.order)))
(let (($x1498 (= 1 old.tp)))
(or $x1498 (not (= (_ bv95 7) old.lm_head.state)) $x1533 $x605 old.lm_head.reversible)))))
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
(declare-fun old.hidden.least () Int)
(declare-fun old.hidden.filled () Bool)
(declare-fun old.hidden.padded () Bool)
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
(declare-fun new.hidden.least () Int)
(declare-fun new.hidden.filled () Bool)
(declare-fun new.hidden.padded () Bool)
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
 (let (($x2916 (= (_ bv42 7) old.batch.idle)))
 (or $x2916 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x2460 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2541 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x3594 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x421 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1001 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1001 $x421 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x3594 $x2541 $x2460)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (and (<= 1 old.hidden.block)))
(assert
 (and (<= 0 old.hidden.given_least)))
(assert
 (let (($x3330 (= (_ bv99 7) old.hidden.kind)))
 (let (($x1729 (= (_ bv96 7) old.hidden.kind)))
 (let (($x1251 (= (_ bv91 7) old.hidden.kind)))
 (let (($x2272 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1056 (= (_ bv65 7) old.hidden.kind)))
 (let (($x2368 (= (_ bv56 7) old.hidden.kind)))
 (let (($x506 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1024 (= (_ bv26 7) old.hidden.kind)))
 (let (($x999 (= (_ bv18 7) old.hidden.kind)))
 (let (($x3907 (= (_ bv11 7) old.hidden.kind)))
 (or $x3907 $x999 $x1024 $x506 $x2368 $x1056 $x2272 $x1251 $x1729 $x3330))))))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x2169 (= (_ bv29 7) old.lm_head.bias)))
 (let (($x837 (= (_ bv27 7) old.lm_head.bias)))
 (let (($x2452 (= (_ bv1 7) old.lm_head.bias)))
 (or $x2452 (= (_ bv23 7) old.lm_head.bias) $x837 $x2169)))))
(assert
 (let (($x3062 (= (_ bv57 7) old.lm_head.collective)))
 (or (= (_ bv4 7) old.lm_head.collective) (= (_ bv5 7) old.lm_head.collective) (= (_ bv10 7) old.lm_head.collective) $x3062 (= (_ bv73 7) old.lm_head.collective))))
(assert
 (and (<= 1 old.lm_head.cut.block)))
(assert
 (let (($x1268 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x567 (= (_ bv91 7) old.lm_head.cut.kind)))
 (let (($x3506 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x579 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x1843 (= (_ bv48 7) old.lm_head.cut.kind)))
 (let (($x607 (= (_ bv26 7) old.lm_head.cut.kind)))
 (or (= (_ bv11 7) old.lm_head.cut.kind) (= (_ bv18 7) old.lm_head.cut.kind) $x607 $x1843 (= (_ bv56 7) old.lm_head.cut.kind) $x579 $x3506 $x567 $x1268 (= (_ bv99 7) old.lm_head.cut.kind)))))))))
(assert
 (and (<= 1 old.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) old.lm_head.cut.n)))
(assert
 (and (<= 1 old.lm_head.cut.parts)))
(assert
 (let (($x1204 (= (_ bv95 7) old.lm_head.split)))
 (let (($x3758 (= (_ bv40 7) old.lm_head.split)))
 (or $x3758 (= (_ bv57 7) old.lm_head.split) $x1204))))
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
 (let ((?x536 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1529 (div (* ?x536 old.hidden.multiple) old.hidden.parts)))
 (let (($x1716 (= (- 1) old.hidden.n)))
 (let ((?x310 (ite (or $x1716 (< (* ?x1529 old.hidden.parts) old.hidden.n)) 0 1)))
 (let (($x1056 (= (_ bv65 7) old.hidden.kind)))
 (let ((?x1587 (ite $x1056 (ite (= 0 (mod old.hidden.multiple old.hidden.parts)) 1 ?x310) old.hidden.given_least)))
 (let ((?x2956 (ite (or $x1716 (not (= 0 (mod old.hidden.n old.hidden.parts)))) 0 1)))
 (let (($x1024 (= (_ bv26 7) old.hidden.kind)))
 (let ((?x3179 (ite $x1024 (ite (and $x1716 (= 1 old.hidden.parts)) 1 ?x2956) ?x1587)))
 (let (($x2368 (= (_ bv56 7) old.hidden.kind)))
 (let (($x3330 (= (_ bv99 7) old.hidden.kind)))
 (let (($x1251 (= (_ bv91 7) old.hidden.kind)))
 (let (($x3907 (= (_ bv11 7) old.hidden.kind)))
 (let (($x999 (= (_ bv18 7) old.hidden.kind)))
 (let (($x1729 (= (_ bv96 7) old.hidden.kind)))
 (let ((?x2958 (ite $x1729 old.hidden.parts (ite (or $x999 $x3907 $x1251 $x3330 $x2368) 1 ?x3179))))
 (= old.hidden.least ?x2958))))))))))))))))))
(assert
 (let ((?x536 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1529 (div (* ?x536 old.hidden.multiple) old.hidden.parts)))
 (let (($x1056 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x1056 (< 1 old.hidden.parts) (= ?x1529 old.hidden.n)))))))
(assert
 (let (($x1056 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x1056 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x1024 (= (_ bv26 7) old.hidden.kind)))
 (let (($x1199 (ite $x1024 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x536 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1529 (div (* ?x536 old.hidden.multiple) old.hidden.parts)))
 (let (($x1716 (= (- 1) old.hidden.n)))
 (let (($x1056 (= (_ bv65 7) old.hidden.kind)))
 (let (($x1251 (= (_ bv91 7) old.hidden.kind)))
 (let (($x1396 (ite $x1251 (or $x1716 (< old.hidden.block old.hidden.n)) (ite $x1056 (or $x1716 (< ?x1529 old.hidden.n)) $x1199))))
 (let (($x520 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x1396)))
 (let (($x506 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2272 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2525 (or $x2272 $x506)))
 (= old.hidden.moved (ite $x2525 old.hidden.given_moved $x520)))))))))))))))
(assert
 (let (($x579 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x1932 (and $x579 (not (= 0 (mod old.lm_head.cut.n old.lm_head.cut.multiple))))))
 (= old.lm_head.cut.padded $x1932))))
(assert
 (let (($x2626 (= (- 1) old.lm_head.cut.n)))
 (let (($x607 (= (_ bv26 7) old.lm_head.cut.kind)))
 (let (($x1497 (ite $x607 (or $x2626 (<= old.lm_head.cut.parts old.lm_head.cut.n)) (or $x2626 (< 1 old.lm_head.cut.n)))))
 (let ((?x2984 (div (- (+ old.lm_head.cut.n old.lm_head.cut.multiple) 1) old.lm_head.cut.multiple)))
 (let (($x1736 (< (div (* ?x2984 old.lm_head.cut.multiple) old.lm_head.cut.parts) old.lm_head.cut.n)))
 (let (($x579 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x567 (= (_ bv91 7) old.lm_head.cut.kind)))
 (let (($x1660 (ite $x567 (or $x2626 (< old.lm_head.cut.block old.lm_head.cut.n)) (ite $x579 (or $x2626 $x1736) $x1497))))
 (let (($x1282 (ite (or (= (_ bv96 7) old.lm_head.cut.kind) (= 1 old.lm_head.cut.parts)) false $x1660)))
 (let (($x1843 (= (_ bv48 7) old.lm_head.cut.kind)))
 (let (($x3506 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x2682 (or $x3506 $x1843)))
 (= old.lm_head.cut.moved (ite $x2682 old.lm_head.cut.given_moved $x1282)))))))))))))))
(assert
 (let (($x1729 (= (_ bv96 7) old.hidden.kind)))
 (let (($x506 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2272 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2525 (or $x2272 $x506)))
 (let (($x3035 (ite $x2525 old.hidden.given_everywhere (or $x1729 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x3035)))))))
(assert
 (let (($x1268 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x1071 (or $x1268 (and (= 1 old.lm_head.cut.parts) (not old.lm_head.cut.padded)))))
 (let (($x1843 (= (_ bv48 7) old.lm_head.cut.kind)))
 (let (($x3506 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x2682 (or $x3506 $x1843)))
 (= old.lm_head.cut.everywhere (ite $x2682 old.lm_head.cut.given_everywhere $x1071))))))))
(assert
 (let (($x3411 (not old.lm_head.cut.moved)))
 (let (($x762 (not (or (= (_ bv96 7) old.lm_head.cut.kind) (= (_ bv26 7) old.lm_head.cut.kind)))))
 (let (($x3015 (= 1 old.lm_head.cut.parts)))
 (let (($x1843 (= (_ bv48 7) old.lm_head.cut.kind)))
 (let (($x3506 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x2682 (or $x3506 $x1843)))
 (= old.lm_head.cut.first_alone (ite $x2682 old.lm_head.cut.given_first (or $x3015 (and $x762 $x3411)))))))))))
(assert
 (let (($x3864 (not old.hidden.moved)))
 (let (($x3330 (= (_ bv99 7) old.hidden.kind)))
 (let (($x1251 (= (_ bv91 7) old.hidden.kind)))
 (let (($x3907 (= (_ bv11 7) old.hidden.kind)))
 (let (($x999 (= (_ bv18 7) old.hidden.kind)))
 (let (($x882 (or old.hidden.everywhere old.hidden.filled (and (or $x999 $x3907 $x1251 $x3330) $x3864))))
 (let (($x506 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2272 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2525 (or $x2272 $x506)))
 (= old.hidden.undivided (ite $x2525 old.hidden.given_undivided $x882))))))))))))
(assert
 (let (($x3047 (and (or (not old.lm_head.group.tp) (= 1 old.tp)) (or (not old.lm_head.group.dp) (= 1 old.dp)) (or (not old.lm_head.group.sp) (= 1 old.sp)) (or (not old.lm_head.group.pp) (= 1 old.pp)))))
 (let (($x3062 (= (_ bv57 7) old.lm_head.collective)))
 (let (($x1831 (or $x3062 $x3047)))
 (let (($x3758 (= (_ bv40 7) old.lm_head.split)))
 (let (($x2852 (and $x3758 (and old.hidden.undivided (= old.hidden.least old.hidden.parts)) $x1831)))
 (let (($x1204 (= (_ bv95 7) old.lm_head.split)))
 (let ((?x3746 (ite (and $x1204 old.lm_head.cut.everywhere $x1831) (_ bv96 7) (ite $x1204 (_ bv95 7) (ite $x2852 (_ bv96 7) (ite $x3758 (_ bv92 7) (_ bv96 7)))))))
 (= old.lm_head.state ?x3746)))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (and (<= 1 new.hidden.block)))
(assert
 (and (<= 0 new.hidden.given_least)))
(assert
 (let (($x2216 (= (_ bv99 7) new.hidden.kind)))
 (let (($x3105 (= (_ bv96 7) new.hidden.kind)))
 (let (($x131 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1337 (= (_ bv86 7) new.hidden.kind)))
 (let (($x3514 (= (_ bv65 7) new.hidden.kind)))
 (let (($x2755 (= (_ bv56 7) new.hidden.kind)))
 (let (($x874 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1361 (= (_ bv26 7) new.hidden.kind)))
 (let (($x1274 (= (_ bv18 7) new.hidden.kind)))
 (let (($x45 (= (_ bv11 7) new.hidden.kind)))
 (or $x45 $x1274 $x1361 $x874 $x2755 $x3514 $x1337 $x131 $x3105 $x2216))))))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x3725 (= (_ bv29 7) new.lm_head.bias)))
 (let (($x829 (= (_ bv27 7) new.lm_head.bias)))
 (let (($x2988 (= (_ bv1 7) new.lm_head.bias)))
 (or $x2988 (= (_ bv23 7) new.lm_head.bias) $x829 $x3725)))))
(assert
 (let (($x3086 (= (_ bv57 7) new.lm_head.collective)))
 (or (= (_ bv4 7) new.lm_head.collective) (= (_ bv5 7) new.lm_head.collective) (= (_ bv10 7) new.lm_head.collective) $x3086 (= (_ bv73 7) new.lm_head.collective))))
(assert
 (and (<= 1 new.lm_head.cut.block)))
(assert
 (let (($x3165 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x268 (= (_ bv91 7) new.lm_head.cut.kind)))
 (let (($x634 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x2616 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x98 (= (_ bv48 7) new.lm_head.cut.kind)))
 (let (($x1907 (= (_ bv26 7) new.lm_head.cut.kind)))
 (or (= (_ bv11 7) new.lm_head.cut.kind) (= (_ bv18 7) new.lm_head.cut.kind) $x1907 $x98 (= (_ bv56 7) new.lm_head.cut.kind) $x2616 $x634 $x268 $x3165 (= (_ bv99 7) new.lm_head.cut.kind)))))))))
(assert
 (and (<= 1 new.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) new.lm_head.cut.n)))
(assert
 (and (<= 1 new.lm_head.cut.parts)))
(assert
 (let (($x909 (= (_ bv95 7) new.lm_head.split)))
 (let (($x127 (= (_ bv40 7) new.lm_head.split)))
 (or $x127 (= (_ bv57 7) new.lm_head.split) $x909))))
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
 (let ((?x3081 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x364 (div (* ?x3081 new.hidden.multiple) new.hidden.parts)))
 (let (($x618 (= (- 1) new.hidden.n)))
 (let ((?x2964 (ite (or $x618 (< (* ?x364 new.hidden.parts) new.hidden.n)) 0 1)))
 (let (($x3514 (= (_ bv65 7) new.hidden.kind)))
 (let ((?x1130 (ite $x3514 (ite (= 0 (mod new.hidden.multiple new.hidden.parts)) 1 ?x2964) new.hidden.given_least)))
 (let ((?x1067 (ite (or $x618 (not (= 0 (mod new.hidden.n new.hidden.parts)))) 0 1)))
 (let (($x1361 (= (_ bv26 7) new.hidden.kind)))
 (let ((?x3593 (ite $x1361 (ite (and $x618 (= 1 new.hidden.parts)) 1 ?x1067) ?x1130)))
 (let (($x2755 (= (_ bv56 7) new.hidden.kind)))
 (let (($x2216 (= (_ bv99 7) new.hidden.kind)))
 (let (($x131 (= (_ bv91 7) new.hidden.kind)))
 (let (($x45 (= (_ bv11 7) new.hidden.kind)))
 (let (($x1274 (= (_ bv18 7) new.hidden.kind)))
 (let (($x3105 (= (_ bv96 7) new.hidden.kind)))
 (let ((?x1164 (ite $x3105 new.hidden.parts (ite (or $x1274 $x45 $x131 $x2216 $x2755) 1 ?x3593))))
 (= new.hidden.least ?x1164))))))))))))))))))
(assert
 (let ((?x3081 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x364 (div (* ?x3081 new.hidden.multiple) new.hidden.parts)))
 (let (($x3514 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x3514 (< 1 new.hidden.parts) (= ?x364 new.hidden.n)))))))
(assert
 (let (($x3514 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x3514 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x1361 (= (_ bv26 7) new.hidden.kind)))
 (let (($x2229 (ite $x1361 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x3081 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x364 (div (* ?x3081 new.hidden.multiple) new.hidden.parts)))
 (let (($x618 (= (- 1) new.hidden.n)))
 (let (($x3514 (= (_ bv65 7) new.hidden.kind)))
 (let (($x131 (= (_ bv91 7) new.hidden.kind)))
 (let (($x3757 (ite $x131 (or $x618 (< new.hidden.block new.hidden.n)) (ite $x3514 (or $x618 (< ?x364 new.hidden.n)) $x2229))))
 (let (($x1700 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x3757)))
 (let (($x874 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1337 (= (_ bv86 7) new.hidden.kind)))
 (let (($x347 (or $x1337 $x874)))
 (= new.hidden.moved (ite $x347 new.hidden.given_moved $x1700)))))))))))))))
(assert
 (let (($x2616 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x3158 (and $x2616 (not (= 0 (mod new.lm_head.cut.n new.lm_head.cut.multiple))))))
 (= new.lm_head.cut.padded $x3158))))
(assert
 (let (($x1320 (= (- 1) new.lm_head.cut.n)))
 (let (($x1907 (= (_ bv26 7) new.lm_head.cut.kind)))
 (let (($x1300 (ite $x1907 (or $x1320 (<= new.lm_head.cut.parts new.lm_head.cut.n)) (or $x1320 (< 1 new.lm_head.cut.n)))))
 (let ((?x867 (div (- (+ new.lm_head.cut.n new.lm_head.cut.multiple) 1) new.lm_head.cut.multiple)))
 (let (($x1730 (< (div (* ?x867 new.lm_head.cut.multiple) new.lm_head.cut.parts) new.lm_head.cut.n)))
 (let (($x2616 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x268 (= (_ bv91 7) new.lm_head.cut.kind)))
 (let (($x3006 (ite $x268 (or $x1320 (< new.lm_head.cut.block new.lm_head.cut.n)) (ite $x2616 (or $x1320 $x1730) $x1300))))
 (let (($x1755 (ite (or (= (_ bv96 7) new.lm_head.cut.kind) (= 1 new.lm_head.cut.parts)) false $x3006)))
 (let (($x98 (= (_ bv48 7) new.lm_head.cut.kind)))
 (let (($x634 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x2706 (or $x634 $x98)))
 (= new.lm_head.cut.moved (ite $x2706 new.lm_head.cut.given_moved $x1755)))))))))))))))
(assert
 (let (($x3105 (= (_ bv96 7) new.hidden.kind)))
 (let (($x874 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1337 (= (_ bv86 7) new.hidden.kind)))
 (let (($x347 (or $x1337 $x874)))
 (let (($x1988 (ite $x347 new.hidden.given_everywhere (or $x3105 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x1988)))))))
(assert
 (let (($x3165 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x568 (or $x3165 (and (= 1 new.lm_head.cut.parts) (not new.lm_head.cut.padded)))))
 (let (($x98 (= (_ bv48 7) new.lm_head.cut.kind)))
 (let (($x634 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x2706 (or $x634 $x98)))
 (= new.lm_head.cut.everywhere (ite $x2706 new.lm_head.cut.given_everywhere $x568))))))))
(assert
 (let (($x1738 (not new.lm_head.cut.moved)))
 (let (($x1038 (not (or (= (_ bv96 7) new.lm_head.cut.kind) (= (_ bv26 7) new.lm_head.cut.kind)))))
 (let (($x2017 (= 1 new.lm_head.cut.parts)))
 (let (($x98 (= (_ bv48 7) new.lm_head.cut.kind)))
 (let (($x634 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x2706 (or $x634 $x98)))
 (= new.lm_head.cut.first_alone (ite $x2706 new.lm_head.cut.given_first (or $x2017 (and $x1038 $x1738)))))))))))
(assert
 (let (($x602 (not new.hidden.moved)))
 (let (($x2216 (= (_ bv99 7) new.hidden.kind)))
 (let (($x131 (= (_ bv91 7) new.hidden.kind)))
 (let (($x45 (= (_ bv11 7) new.hidden.kind)))
 (let (($x1274 (= (_ bv18 7) new.hidden.kind)))
 (let (($x1172 (or new.hidden.everywhere new.hidden.filled (and (or $x1274 $x45 $x131 $x2216) $x602))))
 (let (($x874 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1337 (= (_ bv86 7) new.hidden.kind)))
 (let (($x347 (or $x1337 $x874)))
 (= new.hidden.undivided (ite $x347 new.hidden.given_undivided $x1172))))))))))))
(assert
 (let (($x2473 (and (or (not new.lm_head.group.tp) (= 1 new.tp)) (or (not new.lm_head.group.dp) (= 1 new.dp)) (or (not new.lm_head.group.sp) (= 1 new.sp)) (or (not new.lm_head.group.pp) (= 1 new.pp)))))
 (let (($x3086 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x3331 (or $x3086 $x2473)))
 (let (($x127 (= (_ bv40 7) new.lm_head.split)))
 (let (($x575 (and $x127 (and new.hidden.undivided (= new.hidden.least new.hidden.parts)) $x3331)))
 (let (($x909 (= (_ bv95 7) new.lm_head.split)))
 (let ((?x2236 (ite (and $x909 new.lm_head.cut.everywhere $x3331) (_ bv96 7) (ite $x909 (_ bv95 7) (ite $x575 (_ bv96 7) (ite $x127 (_ bv92 7) (_ bv96 7)))))))
 (= new.lm_head.state ?x2236)))))))))
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
 (let (($x2460 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x3594 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x421 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1001 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2541 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2541 $x1001 $x421 $x3594 $x2460)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1100 (* old.sp old.tp)))
 (<= old.moe.block ?x1100)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1100 (* old.sp old.tp)))
 (= old.stage.ranks ?x1100)))
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
 (let (($x2145 (not old.moe.group.sp)))
 (let (($x1975 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x1975 $x2145))))
(assert
 (let ((?x1461 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x1461)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x3725 (= (_ bv29 7) new.lm_head.bias)))
 (let (($x774 (and (not (= (_ bv92 7) new.lm_head.state)) (or (= (_ bv1 7) new.lm_head.bias) (= (_ bv27 7) new.lm_head.bias)))))
 (let (($x3865 (= 1 new.tp)))
 (let (($x2353 (or $x3865 (not new.model.head_bias) (and (= (_ bv92 7) new.lm_head.state) (not (= (_ bv27 7) new.lm_head.bias))) $x774 (and (= (_ bv95 7) new.lm_head.state) $x3725 new.lm_head.cut.first_alone))))
 (not $x2353))))))
(assert
 (let (($x2169 (= (_ bv29 7) old.lm_head.bias)))
(let (($x535 (and (not (= (_ bv92 7) old.lm_head.state)) (or (= (_ bv1 7) old.lm_head.bias) (= (_ bv27 7) old.lm_head.bias)))))
(let (($x1743 (not old.model.head_bias)))
(let (($x1498 (= 1 old.tp)))
(or $x1498 $x1743 (and (= (_ bv92 7) old.lm_head.state) (not (= (_ bv27 7) old.lm_head.bias))) $x535 (and (= (_ bv95 7) old.lm_head.state) $x2169 old.lm_head.cut.first_alone)))))))
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
 (let (($x2916 (= (_ bv42 7) old.batch.idle)))
 (or $x2916 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x2460 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2541 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x3594 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x421 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1001 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1001 $x421 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x3594 $x2541 $x2460)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x2410 (= (_ bv57 7) old.ffn.down.collective)))
 (let (($x3783 (= (_ bv10 7) old.ffn.down.collective)))
 (or (= (_ bv4 7) old.ffn.down.collective) (= (_ bv5 7) old.ffn.down.collective) $x3783 $x2410 (= (_ bv73 7) old.ffn.down.collective)))))
(assert
 (let (($x3145 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x899 (= (_ bv10 7) old.ffn.down.input)))
 (or $x899 $x3145 (= (_ bv63 7) old.ffn.down.input)))))
(assert
 (let (($x2433 (= (_ bv1 7) old.ffn.down.residual)))
 (or $x2433 (= (_ bv23 7) old.ffn.down.residual) (= (_ bv27 7) old.ffn.down.residual) (= (_ bv29 7) old.ffn.down.residual))))
(assert
 (let (($x656 (= (_ bv57 7) old.ffn.down.split)))
 (let (($x2962 (= (_ bv40 7) old.ffn.down.split)))
 (or $x2962 $x656 (= (_ bv61 7) old.ffn.down.split)))))
(assert
 (let (($x3040 (= (_ bv58 7) old.ffn.down.sum)))
 (or (= (_ bv15 7) old.ffn.down.sum) $x3040)))
(assert
 (let (($x1905 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x582 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x2082 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x3927 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x2650 (= (_ bv4 7) old.ffn.gate.collective)))
 (or $x2650 $x3927 $x2082 $x582 $x1905)))))))
(assert
 (let (($x584 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x1355 (= (_ bv57 7) old.ffn.gate.split)))
 (or (= (_ bv40 7) old.ffn.gate.split) $x1355 $x584))))
(assert
 (let (($x508 (= (_ bv15 7) old.ffn.gate.sum)))
 (or (= (_ bv0 7) old.ffn.gate.sum) $x508 (= (_ bv24 7) old.ffn.gate.sum) (= (_ bv69 7) old.ffn.gate.sum))))
(assert
 (let (($x3195 (= (_ bv73 7) old.ffn.up.collective)))
 (let (($x825 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x2955 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x3054 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x167 (= (_ bv4 7) old.ffn.up.collective)))
 (or $x167 $x3054 $x2955 $x825 $x3195)))))))
(assert
 (let (($x1858 (= (_ bv61 7) old.ffn.up.split)))
 (let (($x3221 (= (_ bv57 7) old.ffn.up.split)))
 (let (($x2265 (= (_ bv40 7) old.ffn.up.split)))
 (or $x2265 $x3221 $x1858)))))
(assert
 (let (($x2103 (= (_ bv24 7) old.ffn.up.sum)))
 (let (($x2118 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x628 (= (_ bv0 7) old.ffn.up.sum)))
 (or $x628 $x2118 $x2103 (= (_ bv69 7) old.ffn.up.sum))))))
(assert
 (and (<= 1 old.ffn.width.block)))
(assert
 (and (<= 0 old.ffn.width.given_least)))
(assert
 (let (($x3308 (= (_ bv99 7) old.ffn.width.kind)))
 (let (($x2157 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x1705 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x224 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x3940 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x706 (= (_ bv56 7) old.ffn.width.kind)))
 (let (($x1191 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x3699 (= (_ bv26 7) old.ffn.width.kind)))
 (let (($x2871 (= (_ bv18 7) old.ffn.width.kind)))
 (let (($x772 (= (_ bv11 7) old.ffn.width.kind)))
 (or $x772 $x2871 $x3699 $x1191 $x706 $x3940 $x224 $x1705 $x2157 $x3308))))))))))))
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
 (let (($x1986 (= (_ bv38 7) old.stages.send)))
 (let (($x593 (= (_ bv14 7) old.stages.send)))
 (let (($x1780 (= (_ bv10 7) old.stages.send)))
 (or $x1780 $x593 $x1986 (= (_ bv59 7) old.stages.send) (= (_ bv75 7) old.stages.send))))))
(assert
 (let (($x55 (= (_ bv53 7) old.stages.stream)))
 (or $x55 (= (_ bv84 7) old.stages.stream))))
(assert
 (and (<= 1 old.stages.visits)))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let ((?x2894 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x3511 (div (* ?x2894 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x3085 (= (- 1) old.ffn.width.n)))
 (let ((?x1997 (ite (or $x3085 (< (* ?x3511 old.ffn.width.parts) old.ffn.width.n)) 0 1)))
 (let ((?x1326 (ite (= 0 (mod old.ffn.width.multiple old.ffn.width.parts)) 1 ?x1997)))
 (let (($x3940 (= (_ bv65 7) old.ffn.width.kind)))
 (let ((?x3149 (ite (or $x3085 (not (= 0 (mod old.ffn.width.n old.ffn.width.parts)))) 0 1)))
 (let (($x3699 (= (_ bv26 7) old.ffn.width.kind)))
 (let ((?x1247 (ite $x3699 (ite (and $x3085 (= 1 old.ffn.width.parts)) 1 ?x3149) (ite $x3940 ?x1326 old.ffn.width.given_least))))
 (let (($x706 (= (_ bv56 7) old.ffn.width.kind)))
 (let (($x3308 (= (_ bv99 7) old.ffn.width.kind)))
 (let (($x1705 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x772 (= (_ bv11 7) old.ffn.width.kind)))
 (let (($x2871 (= (_ bv18 7) old.ffn.width.kind)))
 (let (($x2157 (= (_ bv96 7) old.ffn.width.kind)))
 (let ((?x928 (ite $x2157 old.ffn.width.parts (ite (or $x2871 $x772 $x1705 $x3308 $x706) 1 ?x1247))))
 (= old.ffn.width.least ?x928))))))))))))))))))
(assert
 (let ((?x2894 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x3511 (div (* ?x2894 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x1113 (< 1 old.ffn.width.parts)))
 (let (($x3940 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.filled (and $x3940 $x1113 (= ?x3511 old.ffn.width.n))))))))
(assert
 (let ((?x2894 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x3511 (div (* ?x2894 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x1113 (< 1 old.ffn.width.parts)))
 (let (($x3940 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.leads (and $x3940 $x1113 (<= old.ffn.width.n ?x3511))))))))
(assert
 (let (($x3940 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x3871 (and $x3940 (not (= 0 (mod old.ffn.width.n old.ffn.width.multiple))))))
 (= old.ffn.width.padded $x3871))))
(assert
 (let (($x3085 (= (- 1) old.ffn.width.n)))
 (let (($x3699 (= (_ bv26 7) old.ffn.width.kind)))
 (let (($x1653 (ite $x3699 (or $x3085 (<= old.ffn.width.parts old.ffn.width.n)) (or $x3085 (< 1 old.ffn.width.n)))))
 (let ((?x2894 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x3511 (div (* ?x2894 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x3940 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x1705 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x2886 (ite $x1705 (or $x3085 (< old.ffn.width.block old.ffn.width.n)) (ite $x3940 (or $x3085 (< ?x3511 old.ffn.width.n)) $x1653))))
 (let (($x2812 (ite (or (= (_ bv96 7) old.ffn.width.kind) (= 1 old.ffn.width.parts)) false $x2886)))
 (let (($x1191 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x224 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x1365 (or $x224 $x1191)))
 (= old.ffn.width.moved (ite $x1365 old.ffn.width.given_moved $x2812)))))))))))))))
(assert
 (= old.ffn.lead (ite old.model.gated old.ffn.gate.split old.ffn.up.split)))
(assert
 (let (($x3145 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x2651 (or $x3145 (and (= (_ bv10 7) old.ffn.down.input) (not (= (_ bv40 7) old.ffn.down.split))))))
 (= old.ffn.gathers $x2651))))
(assert
 (= old.ffn.piece_of_one (and old.ffn.width.filled (= (_ bv40 7) old.ffn.down.split))))
(assert
 (let (($x2157 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x2369 (or $x2157 (and (= 1 old.ffn.width.parts) (not old.ffn.width.padded)))))
 (let (($x1191 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x224 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x1365 (or $x224 $x1191)))
 (= old.ffn.width.everywhere (ite $x1365 old.ffn.width.given_everywhere $x2369))))))))
(assert
 (let (($x209 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x1718 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x3183 (or (not (= (_ bv4 7) old.ffn.gate.collective)) $x1718)))
 (let (($x2834 (ite old.model.gated $x3183 (or (not (= (_ bv4 7) old.ffn.up.collective)) $x209))))
 (let (($x656 (= (_ bv57 7) old.ffn.down.split)))
 (let (($x2345 (and old.ffn.width.filled $x656 (not (and old.ffn.gathers (= (_ bv61 7) old.ffn.lead) $x2834)))))
 (= old.ffn.piece_kept $x2345))))))))
(assert
 (let (($x979 (not old.ffn.width.moved)))
 (let (($x3308 (= (_ bv99 7) old.ffn.width.kind)))
 (let (($x1705 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x772 (= (_ bv11 7) old.ffn.width.kind)))
 (let (($x2871 (= (_ bv18 7) old.ffn.width.kind)))
 (let (($x256 (or old.ffn.width.everywhere old.ffn.width.filled (and (or $x2871 $x772 $x1705 $x3308) $x979))))
 (let (($x1191 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x224 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x1365 (or $x224 $x1191)))
 (= old.ffn.width.undivided (ite $x1365 old.ffn.width.given_undivided $x256))))))))))))
(assert
 (let (($x979 (not old.ffn.width.moved)))
 (let (($x939 (and old.ffn.width.everywhere $x979)))
 (= old.ffn.in_place (or $x939 old.ffn.width.filled)))))
(assert
 (let (($x2418 (and (or (not old.ffn.down.group.tp) (= 1 old.tp)) (or (not old.ffn.down.group.dp) (= 1 old.dp)) (or (not old.ffn.down.group.sp) (= 1 old.sp)) (or (not old.ffn.down.group.pp) (= 1 old.pp)))))
 (let (($x3783 (= (_ bv10 7) old.ffn.down.collective)))
 (let (($x2410 (= (_ bv57 7) old.ffn.down.collective)))
 (let (($x1079 (and old.ffn.piece_kept old.stream.first_keeps_all (or (or $x2410 $x3783) $x2418))))
 (= old.ffn.first_reads $x1079))))))
(assert
 (let (($x1718 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x3183 (or (not (= (_ bv4 7) old.ffn.gate.collective)) $x1718)))
 (let (($x584 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x2360 (= old.ffn.width.least old.ffn.width.parts)))
 (let (($x2962 (= (_ bv40 7) old.ffn.down.split)))
 (let (($x656 (= (_ bv57 7) old.ffn.down.split)))
 (let (($x3054 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x2955 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x2121 (or $x2955 $x3054)))
 (let (($x209 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x2265 (= (_ bv40 7) old.ffn.up.split)))
 (let (($x1523 (< 1 old.tp)))
 (let (($x954 (and old.model.gated $x1523 $x2265 $x209 $x2121 (not (= (_ bv24 7) old.ffn.up.sum)) (or $x656 (and $x2962 (and old.ffn.width.undivided $x2360))) (not (and old.ffn.gathers $x584 $x3183)))))
 (= old.ffn.up_idle $x954)))))))))))))))
(assert
 (let (($x979 (not old.ffn.width.moved)))
 (let (($x939 (and old.ffn.width.everywhere $x979)))
 (let ((?x1263 (ite $x939 (_ bv96 7) (ite old.ffn.width_twice_back (ite old.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x1523 (< 1 old.tp)))
 (let ((?x2957 (ite old.ffn.width.everywhere (_ bv96 7) (ite old.ffn.piece_of_one (_ bv97 7) (ite old.model.gated (_ bv97 7) (_ bv16 7))))))
 (let (($x3195 (= (_ bv73 7) old.ffn.up.collective)))
 (let (($x3054 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x2955 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x2121 (or $x2955 $x3054)))
 (let (($x2118 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x825 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x3000 (or $x825 (not (or $x2118 (and old.model.gated (= (_ bv0 7) old.ffn.up.sum)))) old.ffn.up_idle)))
 (let (($x209 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x2716 (or $x2955 $x825)))
 (let ((?x57 (ite (or $x2716 $x209 (and (= (_ bv4 7) old.ffn.up.collective) old.ffn.in_place)) (_ bv96 7) (ite $x3054 (_ bv21 7) (_ bv16 7)))))
 (let (($x3221 (= (_ bv57 7) old.ffn.up.split)))
 (let ((?x892 (ite $x3221 ?x57 (ite $x3000 (_ bv92 7) (ite $x2121 (_ bv96 7) (ite $x3195 ?x2957 (ite $x1523 (_ bv16 7) ?x1263)))))))
 (let (($x237 (or $x2716 $x209 (and $x3054 old.ffn.width.padded $x979) (and $x3195 old.ffn.width.leads))))
 (let ((?x2468 (ite (and $x3054 old.ffn.width.filled (not $x209)) (_ bv96 7) (ite $x237 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x1858 (= (_ bv61 7) old.ffn.up.split)))
 (= old.ffn.up_state (ite $x1858 ?x2468 ?x892)))))))))))))))))))))))
(assert
 (let (($x2534 (not old.ffn.width.everywhere)))
 (let (($x2906 (and (or (= (_ bv61 7) old.ffn.up.split) (= (_ bv97 7) old.ffn.up_state)) (not (= (_ bv96 7) old.ffn.up_state)) $x2534)))
 (= old.ffn.up_piece (ite $x2906 (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x2103 (= (_ bv24 7) old.ffn.up.sum)))
 (let (($x825 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x3455 (and old.model.gated (= (_ bv92 7) old.ffn.up_state) (or $x825 $x2103 old.ffn.up_idle))))
 (= old.ffn.up_left $x3455)))))
(assert
 (let (($x2091 (not old.ffn.up_left)))
 (let (($x1425 (not old.model.joint)))
 (let (($x1673 (and old.ffn.piece_kept old.model.gated $x1425 (= (_ bv97 7) old.ffn.up_piece) $x2091)))
 (= old.ffn.share_of_one $x1673)))))
(assert
 (let (($x979 (not old.ffn.width.moved)))
 (let (($x939 (and old.ffn.width.everywhere $x979)))
 (let (($x1523 (< 1 old.tp)))
 (let ((?x715 (ite $x1523 (_ bv16 7) (ite $x939 (_ bv96 7) (ite old.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x1366 (ite old.ffn.width.everywhere (_ bv96 7) (ite (or old.ffn.piece_of_one old.ffn.share_of_one) (_ bv97 7) (_ bv16 7)))))
 (let (($x1905 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x3927 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x2082 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x582 (= (_ bv57 7) old.ffn.gate.collective)))
 (let ((?x1615 (ite (or $x582 (not (= (_ bv15 7) old.ffn.gate.sum))) (_ bv92 7) (ite (or $x2082 $x3927) (_ bv96 7) (ite $x1905 ?x1366 ?x715)))))
 (let (($x1718 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x2288 (or $x2082 $x582)))
 (let (($x1855 (or $x2288 $x1718 (and (= (_ bv4 7) old.ffn.gate.collective) old.ffn.in_place))))
 (let (($x1355 (= (_ bv57 7) old.ffn.gate.split)))
 (let (($x3709 (or $x2288 $x1718 (and $x3927 old.ffn.width.padded $x979) (and $x1905 old.ffn.width.leads))))
 (let ((?x3096 (ite (and $x3927 old.ffn.width.filled (not $x1718)) (_ bv96 7) (ite $x3709 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.gate.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x584 (= (_ bv61 7) old.ffn.gate.split)))
 (= old.ffn.gate_state (ite $x584 ?x3096 (ite $x1355 (ite $x1855 (_ bv96 7) (ite $x3927 (_ bv21 7) (_ bv16 7))) ?x1615)))))))))))))))))))))
(assert
 (let (($x2534 (not old.ffn.width.everywhere)))
 (let (($x584 (= (_ bv61 7) old.ffn.gate.split)))
 (= old.ffn.gate_piece (ite (and $x584 (not (= (_ bv96 7) old.ffn.gate_state)) $x2534) (_ bv97 7) (_ bv96 7))))))
(assert
 (let ((?x2949 (ite old.ffn.up_left (_ bv92 7) (ite old.model.gated old.ffn.gate_piece old.ffn.up_piece))))
 (= old.ffn.product ?x2949)))
(assert
 (let ((?x2081 (ite old.ffn.share_of_one (_ bv92 7) old.ffn.product)))
 (let (($x1080 (not old.ffn.share_of_one)))
 (let (($x2823 (or old.ffn.first_reads (and old.ffn.gathers (= (_ bv97 7) old.ffn.product) $x1080))))
 (= old.ffn.product_in (ite (and (not (= (_ bv92 7) old.ffn.product)) $x2823) (_ bv96 7) ?x2081))))))
(assert
 (let (($x3040 (= (_ bv58 7) old.ffn.down.sum)))
 (let (($x1523 (< 1 old.tp)))
 (let (($x1977 (and $x1523 $x3040 (or (= (_ bv40 7) old.ffn.down.split) (= (_ bv92 7) old.ffn.product_in)))))
 (= old.stages.ffn_due $x1977)))))
(assert
 (let (($x55 (= (_ bv53 7) old.stages.stream)))
 (let (($x1908 (and $x55 (or old.model.parallel old.layer.moe (not old.stages.ffn_due)))))
 (let (($x1590 (not old.model.parallel)))
 (let (($x697 (not old.stages.leaves)))
 (let (($x2524 (or $x697 (and old.layer.dense $x1590 (not (= (_ bv1 7) old.ffn.down.residual))) $x1908)))
 (= old.stages.one_part $x2524)))))))
(assert
 (= old.layer.dense false))
(assert
 (= old.layer.moe true))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1503 (= (_ bv57 7) new.ffn.down.collective)))
 (let (($x3162 (= (_ bv10 7) new.ffn.down.collective)))
 (or (= (_ bv4 7) new.ffn.down.collective) (= (_ bv5 7) new.ffn.down.collective) $x3162 $x1503 (= (_ bv73 7) new.ffn.down.collective)))))
(assert
 (let (($x2624 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x2959 (= (_ bv10 7) new.ffn.down.input)))
 (or $x2959 $x2624 (= (_ bv63 7) new.ffn.down.input)))))
(assert
 (let (($x1468 (= (_ bv1 7) new.ffn.down.residual)))
 (or $x1468 (= (_ bv23 7) new.ffn.down.residual) (= (_ bv27 7) new.ffn.down.residual) (= (_ bv29 7) new.ffn.down.residual))))
(assert
 (let (($x3353 (= (_ bv57 7) new.ffn.down.split)))
 (let (($x2322 (= (_ bv40 7) new.ffn.down.split)))
 (or $x2322 $x3353 (= (_ bv61 7) new.ffn.down.split)))))
(assert
 (let (($x1420 (= (_ bv58 7) new.ffn.down.sum)))
 (or (= (_ bv15 7) new.ffn.down.sum) $x1420)))
(assert
 (let (($x2016 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x3484 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x2729 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x977 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x1783 (= (_ bv4 7) new.ffn.gate.collective)))
 (or $x1783 $x977 $x2729 $x3484 $x2016)))))))
(assert
 (let (($x626 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x3011 (= (_ bv57 7) new.ffn.gate.split)))
 (or (= (_ bv40 7) new.ffn.gate.split) $x3011 $x626))))
(assert
 (let (($x1209 (= (_ bv15 7) new.ffn.gate.sum)))
 (or (= (_ bv0 7) new.ffn.gate.sum) $x1209 (= (_ bv24 7) new.ffn.gate.sum) (= (_ bv69 7) new.ffn.gate.sum))))
(assert
 (let (($x2465 (= (_ bv73 7) new.ffn.up.collective)))
 (let (($x599 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x1245 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x62 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x1452 (= (_ bv4 7) new.ffn.up.collective)))
 (or $x1452 $x62 $x1245 $x599 $x2465)))))))
(assert
 (let (($x3604 (= (_ bv61 7) new.ffn.up.split)))
 (let (($x1767 (= (_ bv57 7) new.ffn.up.split)))
 (let (($x2889 (= (_ bv40 7) new.ffn.up.split)))
 (or $x2889 $x1767 $x3604)))))
(assert
 (let (($x1134 (= (_ bv24 7) new.ffn.up.sum)))
 (let (($x2514 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x388 (= (_ bv0 7) new.ffn.up.sum)))
 (or $x388 $x2514 $x1134 (= (_ bv69 7) new.ffn.up.sum))))))
(assert
 (and (<= 1 new.ffn.width.block)))
(assert
 (and (<= 0 new.ffn.width.given_least)))
(assert
 (let (($x2696 (= (_ bv99 7) new.ffn.width.kind)))
 (let (($x2036 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x66 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x1426 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x1029 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x135 (= (_ bv56 7) new.ffn.width.kind)))
 (let (($x2055 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x2112 (= (_ bv26 7) new.ffn.width.kind)))
 (let (($x610 (= (_ bv18 7) new.ffn.width.kind)))
 (let (($x161 (= (_ bv11 7) new.ffn.width.kind)))
 (or $x161 $x610 $x2112 $x2055 $x135 $x1029 $x1426 $x66 $x2036 $x2696))))))))))))
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
 (let (($x2023 (= (_ bv38 7) new.stages.send)))
 (let (($x1167 (= (_ bv14 7) new.stages.send)))
 (let (($x3012 (= (_ bv10 7) new.stages.send)))
 (or $x3012 $x1167 $x2023 (= (_ bv59 7) new.stages.send) (= (_ bv75 7) new.stages.send))))))
(assert
 (let (($x3216 (= (_ bv53 7) new.stages.stream)))
 (or $x3216 (= (_ bv84 7) new.stages.stream))))
(assert
 (and (<= 1 new.stages.visits)))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let ((?x2699 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x2342 (div (* ?x2699 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x866 (= (- 1) new.ffn.width.n)))
 (let ((?x2915 (ite (or $x866 (< (* ?x2342 new.ffn.width.parts) new.ffn.width.n)) 0 1)))
 (let ((?x3713 (ite (= 0 (mod new.ffn.width.multiple new.ffn.width.parts)) 1 ?x2915)))
 (let (($x1029 (= (_ bv65 7) new.ffn.width.kind)))
 (let ((?x571 (ite (or $x866 (not (= 0 (mod new.ffn.width.n new.ffn.width.parts)))) 0 1)))
 (let (($x2112 (= (_ bv26 7) new.ffn.width.kind)))
 (let ((?x1965 (ite $x2112 (ite (and $x866 (= 1 new.ffn.width.parts)) 1 ?x571) (ite $x1029 ?x3713 new.ffn.width.given_least))))
 (let (($x135 (= (_ bv56 7) new.ffn.width.kind)))
 (let (($x2696 (= (_ bv99 7) new.ffn.width.kind)))
 (let (($x66 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x161 (= (_ bv11 7) new.ffn.width.kind)))
 (let (($x610 (= (_ bv18 7) new.ffn.width.kind)))
 (let (($x2036 (= (_ bv96 7) new.ffn.width.kind)))
 (let ((?x267 (ite $x2036 new.ffn.width.parts (ite (or $x610 $x161 $x66 $x2696 $x135) 1 ?x1965))))
 (= new.ffn.width.least ?x267))))))))))))))))))
(assert
 (let ((?x2699 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x2342 (div (* ?x2699 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x1638 (< 1 new.ffn.width.parts)))
 (let (($x1029 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.filled (and $x1029 $x1638 (= ?x2342 new.ffn.width.n))))))))
(assert
 (let ((?x2699 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x2342 (div (* ?x2699 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x1638 (< 1 new.ffn.width.parts)))
 (let (($x1029 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.leads (and $x1029 $x1638 (<= new.ffn.width.n ?x2342))))))))
(assert
 (let (($x1029 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x1742 (and $x1029 (not (= 0 (mod new.ffn.width.n new.ffn.width.multiple))))))
 (= new.ffn.width.padded $x1742))))
(assert
 (let (($x866 (= (- 1) new.ffn.width.n)))
 (let (($x2112 (= (_ bv26 7) new.ffn.width.kind)))
 (let (($x2619 (ite $x2112 (or $x866 (<= new.ffn.width.parts new.ffn.width.n)) (or $x866 (< 1 new.ffn.width.n)))))
 (let ((?x2699 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x2342 (div (* ?x2699 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x1029 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x66 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x1943 (ite $x66 (or $x866 (< new.ffn.width.block new.ffn.width.n)) (ite $x1029 (or $x866 (< ?x2342 new.ffn.width.n)) $x2619))))
 (let (($x765 (ite (or (= (_ bv96 7) new.ffn.width.kind) (= 1 new.ffn.width.parts)) false $x1943)))
 (let (($x2055 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x1426 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x1890 (or $x1426 $x2055)))
 (= new.ffn.width.moved (ite $x1890 new.ffn.width.given_moved $x765)))))))))))))))
(assert
 (= new.ffn.lead (ite new.model.gated new.ffn.gate.split new.ffn.up.split)))
(assert
 (let (($x2624 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x3268 (or $x2624 (and (= (_ bv10 7) new.ffn.down.input) (not (= (_ bv40 7) new.ffn.down.split))))))
 (= new.ffn.gathers $x3268))))
(assert
 (= new.ffn.piece_of_one (and new.ffn.width.filled (= (_ bv40 7) new.ffn.down.split))))
(assert
 (let (($x2036 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x1984 (or $x2036 (and (= 1 new.ffn.width.parts) (not new.ffn.width.padded)))))
 (let (($x2055 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x1426 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x1890 (or $x1426 $x2055)))
 (= new.ffn.width.everywhere (ite $x1890 new.ffn.width.given_everywhere $x1984))))))))
(assert
 (let (($x1810 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x2175 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x1214 (or (not (= (_ bv4 7) new.ffn.gate.collective)) $x2175)))
 (let (($x2944 (ite new.model.gated $x1214 (or (not (= (_ bv4 7) new.ffn.up.collective)) $x1810))))
 (let (($x3353 (= (_ bv57 7) new.ffn.down.split)))
 (let (($x3537 (and new.ffn.width.filled $x3353 (not (and new.ffn.gathers (= (_ bv61 7) new.ffn.lead) $x2944)))))
 (= new.ffn.piece_kept $x3537))))))))
(assert
 (let (($x1549 (not new.ffn.width.moved)))
 (let (($x2696 (= (_ bv99 7) new.ffn.width.kind)))
 (let (($x66 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x161 (= (_ bv11 7) new.ffn.width.kind)))
 (let (($x610 (= (_ bv18 7) new.ffn.width.kind)))
 (let (($x2364 (or new.ffn.width.everywhere new.ffn.width.filled (and (or $x610 $x161 $x66 $x2696) $x1549))))
 (let (($x2055 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x1426 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x1890 (or $x1426 $x2055)))
 (= new.ffn.width.undivided (ite $x1890 new.ffn.width.given_undivided $x2364))))))))))))
(assert
 (let (($x1549 (not new.ffn.width.moved)))
 (let (($x3532 (and new.ffn.width.everywhere $x1549)))
 (= new.ffn.in_place (or $x3532 new.ffn.width.filled)))))
(assert
 (let (($x151 (and (or (not new.ffn.down.group.tp) (= 1 new.tp)) (or (not new.ffn.down.group.dp) (= 1 new.dp)) (or (not new.ffn.down.group.sp) (= 1 new.sp)) (or (not new.ffn.down.group.pp) (= 1 new.pp)))))
 (let (($x3162 (= (_ bv10 7) new.ffn.down.collective)))
 (let (($x1503 (= (_ bv57 7) new.ffn.down.collective)))
 (let (($x1346 (and new.ffn.piece_kept new.stream.first_keeps_all (or (or $x1503 $x3162) $x151))))
 (= new.ffn.first_reads $x1346))))))
(assert
 (let (($x2175 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x1214 (or (not (= (_ bv4 7) new.ffn.gate.collective)) $x2175)))
 (let (($x626 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x69 (= new.ffn.width.least new.ffn.width.parts)))
 (let (($x2322 (= (_ bv40 7) new.ffn.down.split)))
 (let (($x3353 (= (_ bv57 7) new.ffn.down.split)))
 (let (($x62 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x1245 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x1400 (or $x1245 $x62)))
 (let (($x1810 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x2889 (= (_ bv40 7) new.ffn.up.split)))
 (let (($x2005 (< 1 new.tp)))
 (let (($x2332 (and new.model.gated $x2005 $x2889 $x1810 $x1400 (not (= (_ bv24 7) new.ffn.up.sum)) (or $x3353 (and $x2322 (and new.ffn.width.undivided $x69))) (not (and new.ffn.gathers $x626 $x1214)))))
 (= new.ffn.up_idle $x2332)))))))))))))))
(assert
 (let (($x1549 (not new.ffn.width.moved)))
 (let (($x3532 (and new.ffn.width.everywhere $x1549)))
 (let ((?x2076 (ite $x3532 (_ bv96 7) (ite new.ffn.width_twice_back (ite new.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x2005 (< 1 new.tp)))
 (let ((?x1060 (ite new.ffn.width.everywhere (_ bv96 7) (ite new.ffn.piece_of_one (_ bv97 7) (ite new.model.gated (_ bv97 7) (_ bv16 7))))))
 (let (($x2465 (= (_ bv73 7) new.ffn.up.collective)))
 (let (($x62 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x1245 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x1400 (or $x1245 $x62)))
 (let (($x2514 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x599 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x1640 (or $x599 (not (or $x2514 (and new.model.gated (= (_ bv0 7) new.ffn.up.sum)))) new.ffn.up_idle)))
 (let (($x1810 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x848 (or $x1245 $x599)))
 (let ((?x3666 (ite (or $x848 $x1810 (and (= (_ bv4 7) new.ffn.up.collective) new.ffn.in_place)) (_ bv96 7) (ite $x62 (_ bv21 7) (_ bv16 7)))))
 (let (($x1767 (= (_ bv57 7) new.ffn.up.split)))
 (let ((?x2078 (ite $x1767 ?x3666 (ite $x1640 (_ bv92 7) (ite $x1400 (_ bv96 7) (ite $x2465 ?x1060 (ite $x2005 (_ bv16 7) ?x2076)))))))
 (let (($x3531 (or $x848 $x1810 (and $x62 new.ffn.width.padded $x1549) (and $x2465 new.ffn.width.leads))))
 (let ((?x3104 (ite (and $x62 new.ffn.width.filled (not $x1810)) (_ bv96 7) (ite $x3531 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x3604 (= (_ bv61 7) new.ffn.up.split)))
 (= new.ffn.up_state (ite $x3604 ?x3104 ?x2078)))))))))))))))))))))))
(assert
 (let (($x2116 (not new.ffn.width.everywhere)))
 (let (($x1664 (and (or (= (_ bv61 7) new.ffn.up.split) (= (_ bv97 7) new.ffn.up_state)) (not (= (_ bv96 7) new.ffn.up_state)) $x2116)))
 (= new.ffn.up_piece (ite $x1664 (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x1134 (= (_ bv24 7) new.ffn.up.sum)))
 (let (($x599 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x2717 (and new.model.gated (= (_ bv92 7) new.ffn.up_state) (or $x599 $x1134 new.ffn.up_idle))))
 (= new.ffn.up_left $x2717)))))
(assert
 (let (($x1281 (not new.ffn.up_left)))
 (let (($x1786 (not new.model.joint)))
 (let (($x260 (and new.ffn.piece_kept new.model.gated $x1786 (= (_ bv97 7) new.ffn.up_piece) $x1281)))
 (= new.ffn.share_of_one $x260)))))
(assert
 (let (($x1549 (not new.ffn.width.moved)))
 (let (($x3532 (and new.ffn.width.everywhere $x1549)))
 (let (($x2005 (< 1 new.tp)))
 (let ((?x3215 (ite $x2005 (_ bv16 7) (ite $x3532 (_ bv96 7) (ite new.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x471 (ite new.ffn.width.everywhere (_ bv96 7) (ite (or new.ffn.piece_of_one new.ffn.share_of_one) (_ bv97 7) (_ bv16 7)))))
 (let (($x2016 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x977 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x2729 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x3484 (= (_ bv57 7) new.ffn.gate.collective)))
 (let ((?x1813 (ite (or $x3484 (not (= (_ bv15 7) new.ffn.gate.sum))) (_ bv92 7) (ite (or $x2729 $x977) (_ bv96 7) (ite $x2016 ?x471 ?x3215)))))
 (let (($x2175 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x1752 (or $x2729 $x3484)))
 (let (($x3661 (or $x1752 $x2175 (and (= (_ bv4 7) new.ffn.gate.collective) new.ffn.in_place))))
 (let (($x3011 (= (_ bv57 7) new.ffn.gate.split)))
 (let (($x2649 (or $x1752 $x2175 (and $x977 new.ffn.width.padded $x1549) (and $x2016 new.ffn.width.leads))))
 (let ((?x2641 (ite (and $x977 new.ffn.width.filled (not $x2175)) (_ bv96 7) (ite $x2649 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.gate.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x626 (= (_ bv61 7) new.ffn.gate.split)))
 (= new.ffn.gate_state (ite $x626 ?x2641 (ite $x3011 (ite $x3661 (_ bv96 7) (ite $x977 (_ bv21 7) (_ bv16 7))) ?x1813)))))))))))))))))))))
(assert
 (let (($x2116 (not new.ffn.width.everywhere)))
 (let (($x626 (= (_ bv61 7) new.ffn.gate.split)))
 (= new.ffn.gate_piece (ite (and $x626 (not (= (_ bv96 7) new.ffn.gate_state)) $x2116) (_ bv97 7) (_ bv96 7))))))
(assert
 (let ((?x1313 (ite new.ffn.up_left (_ bv92 7) (ite new.model.gated new.ffn.gate_piece new.ffn.up_piece))))
 (= new.ffn.product ?x1313)))
(assert
 (let ((?x2088 (ite new.ffn.share_of_one (_ bv92 7) new.ffn.product)))
 (let (($x598 (not new.ffn.share_of_one)))
 (let (($x1791 (or new.ffn.first_reads (and new.ffn.gathers (= (_ bv97 7) new.ffn.product) $x598))))
 (= new.ffn.product_in (ite (and (not (= (_ bv92 7) new.ffn.product)) $x1791) (_ bv96 7) ?x2088))))))
(assert
 (let (($x1420 (= (_ bv58 7) new.ffn.down.sum)))
 (let (($x2005 (< 1 new.tp)))
 (let (($x3291 (and $x2005 $x1420 (or (= (_ bv40 7) new.ffn.down.split) (= (_ bv92 7) new.ffn.product_in)))))
 (= new.stages.ffn_due $x3291)))))
(assert
 (let (($x3216 (= (_ bv53 7) new.stages.stream)))
 (let (($x2768 (and $x3216 (or new.model.parallel new.layer.moe (not new.stages.ffn_due)))))
 (let (($x3620 (not new.model.parallel)))
 (let (($x2975 (not new.stages.leaves)))
 (let (($x2309 (or $x2975 (and new.layer.dense $x3620 (not (= (_ bv1 7) new.ffn.down.residual))) $x2768)))
 (= new.stages.one_part $x2309)))))))
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
 (= (_ bv42 7) old.batch.idle))
(assert
 (let (($x2460 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x3594 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x421 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1001 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2541 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2541 $x1001 $x421 $x3594 $x2460)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1100 (* old.sp old.tp)))
 (<= old.moe.block ?x1100)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1100 (* old.sp old.tp)))
 (= old.stage.ranks ?x1100)))
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
 (let (($x2145 (not old.moe.group.sp)))
 (let (($x1975 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x1975 $x2145))))
(assert
 (let ((?x1461 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x1461)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x1781 (or (= 1 new.stages.visits) (or (= (_ bv10 7) new.stages.send) (= (_ bv14 7) new.stages.send)) (and (= (_ bv38 7) new.stages.send) new.stages.one_part))))
 (not $x1781)))
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
 (let (($x2916 (= (_ bv42 7) old.batch.idle)))
 (or $x2916 (= (_ bv87 7) old.batch.idle))))
(assert
 (and (<= 0 old.batch.sequences.given_least)))
(assert
 (let (($x2460 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2541 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x3594 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x1759 (= (_ bv65 7) old.batch.sequences.kind)))
 (let (($x1473 (= (_ bv56 7) old.batch.sequences.kind)))
 (let (($x3574 (= (_ bv26 7) old.batch.sequences.kind)))
 (let (($x421 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1001 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1001 $x421 $x3574 (= (_ bv48 7) old.batch.sequences.kind) $x1473 $x1759 (= (_ bv86 7) old.batch.sequences.kind) $x3594 $x2541 $x2460))))))))))
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
 (let ((?x1478 (div (- (+ old.batch.sequences.n old.batch.sequences.multiple) 1) old.batch.sequences.multiple)))
 (let ((?x1587 (* (div (* ?x1478 old.batch.sequences.multiple) old.batch.sequences.parts) old.batch.sequences.parts)))
 (let (($x3154 (= (- 1) old.batch.sequences.n)))
 (let ((?x2429 (ite (= 0 (mod old.batch.sequences.multiple old.batch.sequences.parts)) 1 (ite (or $x3154 (< ?x1587 old.batch.sequences.n)) 0 1))))
 (let (($x1759 (= (_ bv65 7) old.batch.sequences.kind)))
 (let (($x2317 (or $x3154 (not (= 0 (mod old.batch.sequences.n old.batch.sequences.parts))))))
 (let ((?x340 (ite (and $x3154 (= 1 old.batch.sequences.parts)) 1 (ite $x2317 0 1))))
 (let (($x3574 (= (_ bv26 7) old.batch.sequences.kind)))
 (let (($x1473 (= (_ bv56 7) old.batch.sequences.kind)))
 (let (($x2460 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x3594 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x1001 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x421 (= (_ bv18 7) old.batch.sequences.kind)))
 (let ((?x1274 (ite (or $x421 $x1001 $x3594 $x2460 $x1473) 1 (ite $x3574 ?x340 (ite $x1759 ?x2429 old.batch.sequences.given_least)))))
 (let (($x2541 (= (_ bv96 7) old.batch.sequences.kind)))
 (= old.batch.sequences.least (ite $x2541 old.batch.sequences.parts ?x1274))))))))))))))))))
(assert
 (= old.batch.sequences.beyond old.batch.sequences.given_beyond))
(assert
 (and (<= 0 new.batch.sequences.given_least)))
(assert
 (let (($x1084 (= (_ bv99 7) new.batch.sequences.kind)))
 (let (($x3470 (= (_ bv96 7) new.batch.sequences.kind)))
 (let (($x1090 (= (_ bv91 7) new.batch.sequences.kind)))
 (let (($x988 (= (_ bv65 7) new.batch.sequences.kind)))
 (let (($x2201 (= (_ bv56 7) new.batch.sequences.kind)))
 (let (($x1491 (= (_ bv26 7) new.batch.sequences.kind)))
 (let (($x1258 (= (_ bv18 7) new.batch.sequences.kind)))
 (let (($x1381 (= (_ bv11 7) new.batch.sequences.kind)))
 (or $x1381 $x1258 $x1491 (= (_ bv48 7) new.batch.sequences.kind) $x2201 $x988 (= (_ bv86 7) new.batch.sequences.kind) $x1090 $x3470 $x1084))))))))))
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
 (let ((?x1568 (div (- (+ new.batch.sequences.n new.batch.sequences.multiple) 1) new.batch.sequences.multiple)))
 (let ((?x2509 (* (div (* ?x1568 new.batch.sequences.multiple) new.batch.sequences.parts) new.batch.sequences.parts)))
 (let (($x2664 (= (- 1) new.batch.sequences.n)))
 (let ((?x2083 (ite (= 0 (mod new.batch.sequences.multiple new.batch.sequences.parts)) 1 (ite (or $x2664 (< ?x2509 new.batch.sequences.n)) 0 1))))
 (let (($x988 (= (_ bv65 7) new.batch.sequences.kind)))
 (let (($x2896 (or $x2664 (not (= 0 (mod new.batch.sequences.n new.batch.sequences.parts))))))
 (let ((?x3134 (ite (and $x2664 (= 1 new.batch.sequences.parts)) 1 (ite $x2896 0 1))))
 (let (($x1491 (= (_ bv26 7) new.batch.sequences.kind)))
 (let (($x2201 (= (_ bv56 7) new.batch.sequences.kind)))
 (let (($x1084 (= (_ bv99 7) new.batch.sequences.kind)))
 (let (($x1090 (= (_ bv91 7) new.batch.sequences.kind)))
 (let (($x1381 (= (_ bv11 7) new.batch.sequences.kind)))
 (let (($x1258 (= (_ bv18 7) new.batch.sequences.kind)))
 (let ((?x3400 (ite (or $x1258 $x1381 $x1090 $x1084 $x2201) 1 (ite $x1491 ?x3134 (ite $x988 ?x2083 new.batch.sequences.given_least)))))
 (let (($x3470 (= (_ bv96 7) new.batch.sequences.kind)))
 (= new.batch.sequences.least (ite $x3470 new.batch.sequences.parts ?x3400))))))))))))))))))
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
 (let (($x2460 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x3594 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x421 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1001 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2541 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2541 $x1001 $x421 $x3594 $x2460)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1100 (* old.sp old.tp)))
 (<= old.moe.block ?x1100)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1100 (* old.sp old.tp)))
 (= old.stage.ranks ?x1100)))
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
 (let (($x2145 (not old.moe.group.sp)))
 (let (($x1975 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x1975 $x2145))))
(assert
 (let ((?x1461 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x1461)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x905 (not new.batch.sequences.beyond)))
 (not (and (<= 1 new.batch.sequences.least) $x905))))
(assert
 (let (($x3678 (not old.batch.sequences.beyond)))
(and (<= 1 old.batch.sequences.least) $x3678)))
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
(declare-fun old.hidden.least () Int)
(declare-fun old.hidden.filled () Bool)
(declare-fun old.hidden.padded () Bool)
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
(declare-fun new.hidden.least () Int)
(declare-fun new.hidden.filled () Bool)
(declare-fun new.hidden.padded () Bool)
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
 (let (($x553 (= (_ bv61 7) old.attention.out.split)))
 (or (= (_ bv40 7) old.attention.out.split) (= (_ bv57 7) old.attention.out.split) $x553)))
(assert
 (let (($x3092 (= (_ bv40 7) old.attention.qkv.split)))
 (or (= (_ bv36 7) old.attention.qkv.split) (= (_ bv37 7) old.attention.qkv.split) $x3092 (= (_ bv57 7) old.attention.qkv.split))))
(assert
 (let (($x2916 (= (_ bv42 7) old.batch.idle)))
 (or $x2916 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x2460 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2541 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x3594 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x421 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1001 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1001 $x421 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x3594 $x2541 $x2460)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x2399 (= (_ bv38 7) old.embedding.split)))
 (or $x2399 (= (_ bv57 7) old.embedding.split) (= (_ bv95 7) old.embedding.split))))
(assert
 (let (($x3159 (= (_ bv61 7) old.ffn.down.split)))
 (or (= (_ bv40 7) old.ffn.down.split) (= (_ bv57 7) old.ffn.down.split) $x3159)))
(assert
 (let (($x2841 (= (_ bv40 7) old.ffn.gate.split)))
 (or $x2841 (= (_ bv57 7) old.ffn.gate.split) (= (_ bv61 7) old.ffn.gate.split))))
(assert
 (let (($x3050 (= (_ bv40 7) old.ffn.up.split)))
 (or $x3050 (= (_ bv57 7) old.ffn.up.split) (= (_ bv61 7) old.ffn.up.split))))
(assert
 (and (<= 1 old.hidden.block)))
(assert
 (and (<= 0 old.hidden.given_least)))
(assert
 (and (<= 0 old.hidden.given_most)))
(assert
 (let (($x3661 (= (_ bv99 7) old.hidden.kind)))
 (let (($x2318 (= (_ bv96 7) old.hidden.kind)))
 (let (($x805 (= (_ bv91 7) old.hidden.kind)))
 (let (($x3215 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2444 (= (_ bv65 7) old.hidden.kind)))
 (let (($x471 (= (_ bv56 7) old.hidden.kind)))
 (let (($x2143 (= (_ bv48 7) old.hidden.kind)))
 (let (($x865 (= (_ bv26 7) old.hidden.kind)))
 (let (($x1209 (= (_ bv18 7) old.hidden.kind)))
 (let (($x1813 (= (_ bv11 7) old.hidden.kind)))
 (or $x1813 $x1209 $x865 $x2143 $x471 $x2444 $x3215 $x805 $x2318 $x3661))))))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x1570 (= (_ bv57 7) old.lm_head.collective)))
 (or (= (_ bv4 7) old.lm_head.collective) (= (_ bv5 7) old.lm_head.collective) (= (_ bv10 7) old.lm_head.collective) $x1570 (= (_ bv73 7) old.lm_head.collective))))
(assert
 (let (($x3611 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x1791 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x3784 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x1655 (= (_ bv48 7) old.lm_head.cut.kind)))
 (or (= (_ bv11 7) old.lm_head.cut.kind) (= (_ bv18 7) old.lm_head.cut.kind) (= (_ bv26 7) old.lm_head.cut.kind) $x1655 (= (_ bv56 7) old.lm_head.cut.kind) $x3784 $x1791 (= (_ bv91 7) old.lm_head.cut.kind) $x3611 (= (_ bv99 7) old.lm_head.cut.kind)))))))
(assert
 (and (<= 1 old.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) old.lm_head.cut.n)))
(assert
 (and (<= 1 old.lm_head.cut.parts)))
(assert
 (let (($x3196 (= (_ bv95 7) old.lm_head.split)))
 (let (($x2796 (= (_ bv40 7) old.lm_head.split)))
 (or $x2796 (= (_ bv57 7) old.lm_head.split) $x3196))))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x2986 (= (_ bv38 7) old.moe.router.split)))
 (or (= (_ bv28 7) old.moe.router.split) $x2986 (= (_ bv57 7) old.moe.router.split))))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x2173 (= (_ bv38 7) old.stream)))
 (or $x2173 (= (_ bv94 7) old.stream) (= (_ bv96 7) old.stream))))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let ((?x185 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x601 (div (* ?x185 old.hidden.multiple) old.hidden.parts)))
 (let (($x1986 (= (- 1) old.hidden.n)))
 (let ((?x1281 (ite (or $x1986 (< (* ?x601 old.hidden.parts) old.hidden.n)) 0 1)))
 (let (($x2444 (= (_ bv65 7) old.hidden.kind)))
 (let ((?x1802 (ite $x2444 (ite (= 0 (mod old.hidden.multiple old.hidden.parts)) 1 ?x1281) old.hidden.given_least)))
 (let ((?x3012 (ite (or $x1986 (not (= 0 (mod old.hidden.n old.hidden.parts)))) 0 1)))
 (let (($x865 (= (_ bv26 7) old.hidden.kind)))
 (let ((?x3169 (ite $x865 (ite (and $x1986 (= 1 old.hidden.parts)) 1 ?x3012) ?x1802)))
 (let (($x471 (= (_ bv56 7) old.hidden.kind)))
 (let (($x3661 (= (_ bv99 7) old.hidden.kind)))
 (let (($x805 (= (_ bv91 7) old.hidden.kind)))
 (let (($x1813 (= (_ bv11 7) old.hidden.kind)))
 (let (($x1209 (= (_ bv18 7) old.hidden.kind)))
 (let (($x2318 (= (_ bv96 7) old.hidden.kind)))
 (let ((?x246 (ite $x2318 old.hidden.parts (ite (or $x1209 $x1813 $x805 $x3661 $x471) 1 ?x3169))))
 (= old.hidden.least ?x246))))))))))))))))))
(assert
 (let ((?x185 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x601 (div (* ?x185 old.hidden.multiple) old.hidden.parts)))
 (let (($x2444 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x2444 (< 1 old.hidden.parts) (= ?x601 old.hidden.n)))))))
(assert
 (let (($x2444 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x2444 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x2143 (= (_ bv48 7) old.hidden.kind)))
 (let (($x3215 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1707 (or $x3215 $x2143)))
 (let (($x2318 (= (_ bv96 7) old.hidden.kind)))
 (= old.hidden.most (ite $x2318 old.hidden.parts (ite $x1707 old.hidden.given_most 1))))))))
(assert
 (= old.hidden.beyond old.hidden.given_beyond))
(assert
 (let (($x865 (= (_ bv26 7) old.hidden.kind)))
 (let (($x1245 (ite $x865 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x185 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x601 (div (* ?x185 old.hidden.multiple) old.hidden.parts)))
 (let (($x1986 (= (- 1) old.hidden.n)))
 (let (($x2444 (= (_ bv65 7) old.hidden.kind)))
 (let (($x805 (= (_ bv91 7) old.hidden.kind)))
 (let (($x2264 (ite $x805 (or $x1986 (< old.hidden.block old.hidden.n)) (ite $x2444 (or $x1986 (< ?x601 old.hidden.n)) $x1245))))
 (let (($x2465 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x2264)))
 (let (($x2143 (= (_ bv48 7) old.hidden.kind)))
 (let (($x3215 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1707 (or $x3215 $x2143)))
 (= old.hidden.moved (ite $x1707 old.hidden.given_moved $x2465)))))))))))))))
(assert
 (let (($x3784 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x3104 (and $x3784 (not (= 0 (mod old.lm_head.cut.n old.lm_head.cut.multiple))))))
 (= old.lm_head.cut.padded $x3104))))
(assert
 (let (($x553 (= (_ bv61 7) old.attention.out.split)))
 (let (($x2399 (= (_ bv38 7) old.embedding.split)))
 (let (($x2173 (= (_ bv38 7) old.stream)))
 (let (($x1623 (or $x2173 $x2399 $x553 (and old.layer.dense (= (_ bv61 7) old.ffn.down.split)))))
 (= old.hidden.gathered $x1623))))))
(assert
 (let (($x2318 (= (_ bv96 7) old.hidden.kind)))
 (let (($x2143 (= (_ bv48 7) old.hidden.kind)))
 (let (($x3215 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1707 (or $x3215 $x2143)))
 (let (($x388 (ite $x1707 old.hidden.given_everywhere (or $x2318 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x388)))))))
(assert
 (let (($x3611 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x699 (or $x3611 (and (= 1 old.lm_head.cut.parts) (not old.lm_head.cut.padded)))))
 (let (($x2731 (ite (or (= (_ bv86 7) old.lm_head.cut.kind) (= (_ bv48 7) old.lm_head.cut.kind)) old.lm_head.cut.given_everywhere $x699)))
 (= old.lm_head.cut.everywhere $x2731)))))
(assert
 (let (($x2076 (not old.hidden.moved)))
 (let (($x3661 (= (_ bv99 7) old.hidden.kind)))
 (let (($x805 (= (_ bv91 7) old.hidden.kind)))
 (let (($x1813 (= (_ bv11 7) old.hidden.kind)))
 (let (($x1209 (= (_ bv18 7) old.hidden.kind)))
 (let (($x1867 (or old.hidden.everywhere old.hidden.filled (and (or $x1209 $x1813 $x805 $x3661) $x2076))))
 (let (($x2143 (= (_ bv48 7) old.hidden.kind)))
 (let (($x3215 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1707 (or $x3215 $x2143)))
 (= old.hidden.undivided (ite $x1707 old.hidden.given_undivided $x1867))))))))))))
(assert
 (let (($x1041 (and (or (not old.lm_head.group.tp) (= 1 old.tp)) (or (not old.lm_head.group.dp) (= 1 old.dp)) (or (not old.lm_head.group.sp) (= 1 old.sp)) (or (not old.lm_head.group.pp) (= 1 old.pp)))))
 (let (($x1570 (= (_ bv57 7) old.lm_head.collective)))
 (let (($x1214 (or $x1570 $x1041)))
 (let (($x2796 (= (_ bv40 7) old.lm_head.split)))
 (let (($x1322 (and $x2796 (and old.hidden.undivided (= old.hidden.least old.hidden.parts)) $x1214)))
 (let (($x3196 (= (_ bv95 7) old.lm_head.split)))
 (let ((?x2115 (ite (and $x3196 old.lm_head.cut.everywhere $x1214) (_ bv96 7) (ite $x3196 (_ bv95 7) (ite $x1322 (_ bv96 7) (ite $x2796 (_ bv92 7) (_ bv96 7)))))))
 (= old.lm_head.state ?x2115)))))))))
(assert
 (let (($x3050 (= (_ bv40 7) old.ffn.up.split)))
 (let (($x763 (and old.layer.dense (or $x3050 (and old.model.gated (= (_ bv40 7) old.ffn.gate.split))))))
 (let (($x3092 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x151 (or $x3092 (= (_ bv92 7) old.lm_head.state) $x763 (and old.layer.moe (= (_ bv38 7) old.moe.router.split)))))
 (= old.hidden.summed $x151))))))
(assert
 (= old.layer.dense true))
(assert
 (= old.layer.moe false))
(assert
 (let (($x1426 (= (_ bv61 7) new.attention.out.split)))
 (or (= (_ bv40 7) new.attention.out.split) (= (_ bv57 7) new.attention.out.split) $x1426)))
(assert
 (let (($x161 (= (_ bv40 7) new.attention.qkv.split)))
 (or (= (_ bv36 7) new.attention.qkv.split) (= (_ bv37 7) new.attention.qkv.split) $x161 (= (_ bv57 7) new.attention.qkv.split))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1095 (= (_ bv38 7) new.embedding.split)))
 (or $x1095 (= (_ bv57 7) new.embedding.split) (= (_ bv95 7) new.embedding.split))))
(assert
 (let (($x3635 (= (_ bv61 7) new.ffn.down.split)))
 (or (= (_ bv40 7) new.ffn.down.split) (= (_ bv57 7) new.ffn.down.split) $x3635)))
(assert
 (let (($x2944 (= (_ bv40 7) new.ffn.gate.split)))
 (or $x2944 (= (_ bv57 7) new.ffn.gate.split) (= (_ bv61 7) new.ffn.gate.split))))
(assert
 (let (($x463 (= (_ bv40 7) new.ffn.up.split)))
 (or $x463 (= (_ bv57 7) new.ffn.up.split) (= (_ bv61 7) new.ffn.up.split))))
(assert
 (and (<= 1 new.hidden.block)))
(assert
 (and (<= 0 new.hidden.given_least)))
(assert
 (and (<= 0 new.hidden.given_most)))
(assert
 (let (($x2153 (= (_ bv99 7) new.hidden.kind)))
 (let (($x2560 (= (_ bv96 7) new.hidden.kind)))
 (let (($x2537 (= (_ bv91 7) new.hidden.kind)))
 (let (($x2490 (= (_ bv86 7) new.hidden.kind)))
 (let (($x3268 (= (_ bv65 7) new.hidden.kind)))
 (let (($x2147 (= (_ bv56 7) new.hidden.kind)))
 (let (($x2850 (= (_ bv48 7) new.hidden.kind)))
 (let (($x2959 (= (_ bv26 7) new.hidden.kind)))
 (let (($x2624 (= (_ bv18 7) new.hidden.kind)))
 (let (($x934 (= (_ bv11 7) new.hidden.kind)))
 (or $x934 $x2624 $x2959 $x2850 $x2147 $x3268 $x2490 $x2537 $x2560 $x2153))))))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x1241 (= (_ bv57 7) new.lm_head.collective)))
 (or (= (_ bv4 7) new.lm_head.collective) (= (_ bv5 7) new.lm_head.collective) (= (_ bv10 7) new.lm_head.collective) $x1241 (= (_ bv73 7) new.lm_head.collective))))
(assert
 (let (($x1963 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x765 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x1943 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x2619 (= (_ bv48 7) new.lm_head.cut.kind)))
 (or (= (_ bv11 7) new.lm_head.cut.kind) (= (_ bv18 7) new.lm_head.cut.kind) (= (_ bv26 7) new.lm_head.cut.kind) $x2619 (= (_ bv56 7) new.lm_head.cut.kind) $x1943 $x765 (= (_ bv91 7) new.lm_head.cut.kind) $x1963 (= (_ bv99 7) new.lm_head.cut.kind)))))))
(assert
 (and (<= 1 new.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) new.lm_head.cut.n)))
(assert
 (and (<= 1 new.lm_head.cut.parts)))
(assert
 (let (($x1354 (= (_ bv95 7) new.lm_head.split)))
 (let (($x2482 (= (_ bv40 7) new.lm_head.split)))
 (or $x2482 (= (_ bv57 7) new.lm_head.split) $x1354))))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x2386 (= (_ bv38 7) new.moe.router.split)))
 (or (= (_ bv28 7) new.moe.router.split) $x2386 (= (_ bv57 7) new.moe.router.split))))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x571 (= (_ bv38 7) new.stream)))
 (or $x571 (= (_ bv94 7) new.stream) (= (_ bv96 7) new.stream))))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let ((?x1650 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x373 (div (* ?x1650 new.hidden.multiple) new.hidden.parts)))
 (let (($x1006 (= (- 1) new.hidden.n)))
 (let ((?x1538 (ite (or $x1006 (< (* ?x373 new.hidden.parts) new.hidden.n)) 0 1)))
 (let (($x3268 (= (_ bv65 7) new.hidden.kind)))
 (let ((?x2171 (ite $x3268 (ite (= 0 (mod new.hidden.multiple new.hidden.parts)) 1 ?x1538) new.hidden.given_least)))
 (let ((?x267 (ite (or $x1006 (not (= 0 (mod new.hidden.n new.hidden.parts)))) 0 1)))
 (let (($x2959 (= (_ bv26 7) new.hidden.kind)))
 (let ((?x3099 (ite $x2959 (ite (and $x1006 (= 1 new.hidden.parts)) 1 ?x267) ?x2171)))
 (let (($x2147 (= (_ bv56 7) new.hidden.kind)))
 (let (($x2153 (= (_ bv99 7) new.hidden.kind)))
 (let (($x2537 (= (_ bv91 7) new.hidden.kind)))
 (let (($x934 (= (_ bv11 7) new.hidden.kind)))
 (let (($x2624 (= (_ bv18 7) new.hidden.kind)))
 (let (($x2560 (= (_ bv96 7) new.hidden.kind)))
 (let ((?x1242 (ite $x2560 new.hidden.parts (ite (or $x2624 $x934 $x2537 $x2153 $x2147) 1 ?x3099))))
 (= new.hidden.least ?x1242))))))))))))))))))
(assert
 (let ((?x1650 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x373 (div (* ?x1650 new.hidden.multiple) new.hidden.parts)))
 (let (($x3268 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x3268 (< 1 new.hidden.parts) (= ?x373 new.hidden.n)))))))
(assert
 (let (($x3268 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x3268 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x2850 (= (_ bv48 7) new.hidden.kind)))
 (let (($x2490 (= (_ bv86 7) new.hidden.kind)))
 (let (($x933 (or $x2490 $x2850)))
 (let (($x2560 (= (_ bv96 7) new.hidden.kind)))
 (= new.hidden.most (ite $x2560 new.hidden.parts (ite $x933 new.hidden.given_most 1))))))))
(assert
 (= new.hidden.beyond new.hidden.given_beyond))
(assert
 (let (($x2959 (= (_ bv26 7) new.hidden.kind)))
 (let (($x1602 (ite $x2959 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x1650 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x373 (div (* ?x1650 new.hidden.multiple) new.hidden.parts)))
 (let (($x1006 (= (- 1) new.hidden.n)))
 (let (($x3268 (= (_ bv65 7) new.hidden.kind)))
 (let (($x2537 (= (_ bv91 7) new.hidden.kind)))
 (let (($x3442 (ite $x2537 (or $x1006 (< new.hidden.block new.hidden.n)) (ite $x3268 (or $x1006 (< ?x373 new.hidden.n)) $x1602))))
 (let (($x917 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x3442)))
 (let (($x2850 (= (_ bv48 7) new.hidden.kind)))
 (let (($x2490 (= (_ bv86 7) new.hidden.kind)))
 (let (($x933 (or $x2490 $x2850)))
 (= new.hidden.moved (ite $x933 new.hidden.given_moved $x917)))))))))))))))
(assert
 (let (($x1943 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x2427 (and $x1943 (not (= 0 (mod new.lm_head.cut.n new.lm_head.cut.multiple))))))
 (= new.lm_head.cut.padded $x2427))))
(assert
 (let (($x1426 (= (_ bv61 7) new.attention.out.split)))
 (let (($x1095 (= (_ bv38 7) new.embedding.split)))
 (let (($x571 (= (_ bv38 7) new.stream)))
 (let (($x2531 (or $x571 $x1095 $x1426 (and new.layer.dense (= (_ bv61 7) new.ffn.down.split)))))
 (= new.hidden.gathered $x2531))))))
(assert
 (let (($x2560 (= (_ bv96 7) new.hidden.kind)))
 (let (($x2850 (= (_ bv48 7) new.hidden.kind)))
 (let (($x2490 (= (_ bv86 7) new.hidden.kind)))
 (let (($x933 (or $x2490 $x2850)))
 (let (($x1590 (ite $x933 new.hidden.given_everywhere (or $x2560 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x1590)))))))
(assert
 (let (($x1963 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x1159 (or $x1963 (and (= 1 new.lm_head.cut.parts) (not new.lm_head.cut.padded)))))
 (let (($x1908 (ite (or (= (_ bv86 7) new.lm_head.cut.kind) (= (_ bv48 7) new.lm_head.cut.kind)) new.lm_head.cut.given_everywhere $x1159)))
 (= new.lm_head.cut.everywhere $x1908)))))
(assert
 (let (($x1523 (not new.hidden.moved)))
 (let (($x2153 (= (_ bv99 7) new.hidden.kind)))
 (let (($x2537 (= (_ bv91 7) new.hidden.kind)))
 (let (($x934 (= (_ bv11 7) new.hidden.kind)))
 (let (($x2624 (= (_ bv18 7) new.hidden.kind)))
 (let (($x2962 (or new.hidden.everywhere new.hidden.filled (and (or $x2624 $x934 $x2537 $x2153) $x1523))))
 (let (($x2850 (= (_ bv48 7) new.hidden.kind)))
 (let (($x2490 (= (_ bv86 7) new.hidden.kind)))
 (let (($x933 (or $x2490 $x2850)))
 (= new.hidden.undivided (ite $x933 new.hidden.given_undivided $x2962))))))))))))
(assert
 (let (($x1733 (and (or (not new.lm_head.group.tp) (= 1 new.tp)) (or (not new.lm_head.group.dp) (= 1 new.dp)) (or (not new.lm_head.group.sp) (= 1 new.sp)) (or (not new.lm_head.group.pp) (= 1 new.pp)))))
 (let (($x1241 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x1637 (or $x1241 $x1733)))
 (let (($x2482 (= (_ bv40 7) new.lm_head.split)))
 (let (($x1754 (and $x2482 (and new.hidden.undivided (= new.hidden.least new.hidden.parts)) $x1637)))
 (let (($x1354 (= (_ bv95 7) new.lm_head.split)))
 (let ((?x1954 (ite (and $x1354 new.lm_head.cut.everywhere $x1637) (_ bv96 7) (ite $x1354 (_ bv95 7) (ite $x1754 (_ bv96 7) (ite $x2482 (_ bv92 7) (_ bv96 7)))))))
 (= new.lm_head.state ?x1954)))))))))
(assert
 (let (($x463 (= (_ bv40 7) new.ffn.up.split)))
 (let (($x2295 (and new.layer.dense (or $x463 (and new.model.gated (= (_ bv40 7) new.ffn.gate.split))))))
 (let (($x161 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2586 (or $x161 (= (_ bv92 7) new.lm_head.state) $x2295 (and new.layer.moe (= (_ bv38 7) new.moe.router.split)))))
 (= new.hidden.summed $x2586))))))
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
 (= (_ bv42 7) old.batch.idle))
(assert
 (let (($x2460 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x3594 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x421 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1001 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2541 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2541 $x1001 $x421 $x3594 $x2460)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1100 (* old.sp old.tp)))
 (<= old.moe.block ?x1100)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1100 (* old.sp old.tp)))
 (= old.stage.ranks ?x1100)))
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
 (let (($x2145 (not old.moe.group.sp)))
 (let (($x1975 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x1975 $x2145))))
(assert
 (let ((?x1461 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x1461)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x1393 (not new.hidden.beyond)))
 (let (($x1678 (and (<= 1 new.hidden.least) $x1393 (or (= 1 new.hidden.most) (not new.hidden.summed)))))
 (not (or (not (or new.hidden.gathered new.hidden.summed)) $x1678)))))
(assert
 (let (($x1033 (not old.hidden.beyond)))
(let (($x2082 (and (<= 1 old.hidden.least) $x1033 (or (= 1 old.hidden.most) (not old.hidden.summed)))))
(let (($x2666 (not (or old.hidden.gathered old.hidden.summed))))
(or $x2666 $x2082)))))
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
 (let (($x2916 (= (_ bv42 7) old.batch.idle)))
 (or $x2916 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x2460 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2541 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x3594 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x421 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1001 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1001 $x421 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x3594 $x2541 $x2460)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x3191 (= (_ bv57 7) old.embedding.collective)))
 (or (= (_ bv4 7) old.embedding.collective) (= (_ bv5 7) old.embedding.collective) (= (_ bv10 7) old.embedding.collective) $x3191 (= (_ bv73 7) old.embedding.collective))))
(assert
 (and (<= 0 old.embedding.cut.given_least)))
(assert
 (and (<= 0 old.embedding.cut.given_most)))
(assert
 (let (($x2168 (= (_ bv99 7) old.embedding.cut.kind)))
 (let (($x1673 (= (_ bv96 7) old.embedding.cut.kind)))
 (let (($x3699 (= (_ bv91 7) old.embedding.cut.kind)))
 (let (($x719 (= (_ bv86 7) old.embedding.cut.kind)))
 (let (($x2319 (= (_ bv65 7) old.embedding.cut.kind)))
 (let (($x2114 (= (_ bv56 7) old.embedding.cut.kind)))
 (let (($x2668 (= (_ bv48 7) old.embedding.cut.kind)))
 (let (($x2229 (= (_ bv26 7) old.embedding.cut.kind)))
 (let (($x2929 (= (_ bv18 7) old.embedding.cut.kind)))
 (let (($x3390 (= (_ bv11 7) old.embedding.cut.kind)))
 (or $x3390 $x2929 $x2229 $x2668 $x2114 $x2319 $x719 $x3699 $x1673 $x2168))))))))))))
(assert
 (and (<= 1 old.embedding.cut.multiple)))
(assert
 (and (<= (- 1) old.embedding.cut.n)))
(assert
 (and (<= 1 old.embedding.cut.parts)))
(assert
 (let (($x1186 (= (_ bv95 7) old.embedding.split)))
 (let (($x2399 (= (_ bv38 7) old.embedding.split)))
 (or $x2399 (= (_ bv57 7) old.embedding.split) $x1186))))
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
 (let ((?x988 (div (- (+ old.embedding.cut.n old.embedding.cut.multiple) 1) old.embedding.cut.multiple)))
 (let ((?x2769 (* (div (* ?x988 old.embedding.cut.multiple) old.embedding.cut.parts) old.embedding.cut.parts)))
 (let (($x3455 (= (- 1) old.embedding.cut.n)))
 (let ((?x2118 (ite (= 0 (mod old.embedding.cut.multiple old.embedding.cut.parts)) 1 (ite (or $x3455 (< ?x2769 old.embedding.cut.n)) 0 1))))
 (let (($x2319 (= (_ bv65 7) old.embedding.cut.kind)))
 (let (($x2091 (or $x3455 (not (= 0 (mod old.embedding.cut.n old.embedding.cut.parts))))))
 (let ((?x1748 (ite (and $x3455 (= 1 old.embedding.cut.parts)) 1 (ite $x2091 0 1))))
 (let (($x2229 (= (_ bv26 7) old.embedding.cut.kind)))
 (let (($x2114 (= (_ bv56 7) old.embedding.cut.kind)))
 (let (($x2168 (= (_ bv99 7) old.embedding.cut.kind)))
 (let (($x3699 (= (_ bv91 7) old.embedding.cut.kind)))
 (let (($x3390 (= (_ bv11 7) old.embedding.cut.kind)))
 (let (($x2929 (= (_ bv18 7) old.embedding.cut.kind)))
 (let ((?x2335 (ite (or $x2929 $x3390 $x3699 $x2168 $x2114) 1 (ite $x2229 ?x1748 (ite $x2319 ?x2118 old.embedding.cut.given_least)))))
 (let (($x1673 (= (_ bv96 7) old.embedding.cut.kind)))
 (= old.embedding.cut.least (ite $x1673 old.embedding.cut.parts ?x2335))))))))))))))))))
(assert
 (let ((?x3221 (ite (or (= (_ bv86 7) old.embedding.cut.kind) (= (_ bv48 7) old.embedding.cut.kind)) old.embedding.cut.given_most 1)))
 (let (($x1673 (= (_ bv96 7) old.embedding.cut.kind)))
 (= old.embedding.cut.most (ite $x1673 old.embedding.cut.parts ?x3221)))))
(assert
 (= old.embedding.cut.beyond old.embedding.cut.given_beyond))
(assert
 (let (($x602 (and (or (not old.embedding.group.tp) (= 1 old.tp)) (or (not old.embedding.group.dp) (= 1 old.dp)) (or (not old.embedding.group.sp) (= 1 old.sp)) (or (not old.embedding.group.pp) (= 1 old.pp)))))
 (let (($x3191 (= (_ bv57 7) old.embedding.collective)))
 (let (($x1186 (= (_ bv95 7) old.embedding.split)))
 (let ((?x2208 (ite $x1186 (ite (and old.embedding.rows_where_kept (or $x3191 $x602)) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) old.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= old.embedding.state ?x2208))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x2418 (= (_ bv57 7) new.embedding.collective)))
 (or (= (_ bv4 7) new.embedding.collective) (= (_ bv5 7) new.embedding.collective) (= (_ bv10 7) new.embedding.collective) $x2418 (= (_ bv73 7) new.embedding.collective))))
(assert
 (and (<= 0 new.embedding.cut.given_least)))
(assert
 (and (<= 0 new.embedding.cut.given_most)))
(assert
 (let (($x76 (= (_ bv99 7) new.embedding.cut.kind)))
 (let (($x3006 (= (_ bv96 7) new.embedding.cut.kind)))
 (let (($x1929 (= (_ bv91 7) new.embedding.cut.kind)))
 (let (($x2528 (= (_ bv86 7) new.embedding.cut.kind)))
 (let (($x513 (= (_ bv65 7) new.embedding.cut.kind)))
 (let (($x864 (= (_ bv56 7) new.embedding.cut.kind)))
 (let (($x3308 (= (_ bv48 7) new.embedding.cut.kind)))
 (let (($x1705 (= (_ bv26 7) new.embedding.cut.kind)))
 (let (($x1365 (= (_ bv18 7) new.embedding.cut.kind)))
 (let (($x224 (= (_ bv11 7) new.embedding.cut.kind)))
 (or $x224 $x1365 $x1705 $x3308 $x864 $x513 $x2528 $x1929 $x3006 $x76))))))))))))
(assert
 (and (<= 1 new.embedding.cut.multiple)))
(assert
 (and (<= (- 1) new.embedding.cut.n)))
(assert
 (and (<= 1 new.embedding.cut.parts)))
(assert
 (let (($x2364 (= (_ bv95 7) new.embedding.split)))
 (let (($x1095 (= (_ bv38 7) new.embedding.split)))
 (or $x1095 (= (_ bv57 7) new.embedding.split) $x2364))))
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
 (let ((?x176 (div (- (+ new.embedding.cut.n new.embedding.cut.multiple) 1) new.embedding.cut.multiple)))
 (let ((?x2225 (* (div (* ?x176 new.embedding.cut.multiple) new.embedding.cut.parts) new.embedding.cut.parts)))
 (let (($x2480 (= (- 1) new.embedding.cut.n)))
 (let ((?x1914 (ite (= 0 (mod new.embedding.cut.multiple new.embedding.cut.parts)) 1 (ite (or $x2480 (< ?x2225 new.embedding.cut.n)) 0 1))))
 (let (($x513 (= (_ bv65 7) new.embedding.cut.kind)))
 (let (($x1141 (or $x2480 (not (= 0 (mod new.embedding.cut.n new.embedding.cut.parts))))))
 (let ((?x2366 (ite (and $x2480 (= 1 new.embedding.cut.parts)) 1 (ite $x1141 0 1))))
 (let (($x1705 (= (_ bv26 7) new.embedding.cut.kind)))
 (let (($x864 (= (_ bv56 7) new.embedding.cut.kind)))
 (let (($x76 (= (_ bv99 7) new.embedding.cut.kind)))
 (let (($x1929 (= (_ bv91 7) new.embedding.cut.kind)))
 (let (($x224 (= (_ bv11 7) new.embedding.cut.kind)))
 (let (($x1365 (= (_ bv18 7) new.embedding.cut.kind)))
 (let ((?x715 (ite (or $x1365 $x224 $x1929 $x76 $x864) 1 (ite $x1705 ?x2366 (ite $x513 ?x1914 new.embedding.cut.given_least)))))
 (let (($x3006 (= (_ bv96 7) new.embedding.cut.kind)))
 (= new.embedding.cut.least (ite $x3006 new.embedding.cut.parts ?x715))))))))))))))))))
(assert
 (let ((?x2087 (ite (or (= (_ bv86 7) new.embedding.cut.kind) (= (_ bv48 7) new.embedding.cut.kind)) new.embedding.cut.given_most 1)))
 (let (($x3006 (= (_ bv96 7) new.embedding.cut.kind)))
 (= new.embedding.cut.most (ite $x3006 new.embedding.cut.parts ?x2087)))))
(assert
 (= new.embedding.cut.beyond new.embedding.cut.given_beyond))
(assert
 (let (($x305 (and (or (not new.embedding.group.tp) (= 1 new.tp)) (or (not new.embedding.group.dp) (= 1 new.dp)) (or (not new.embedding.group.sp) (= 1 new.sp)) (or (not new.embedding.group.pp) (= 1 new.pp)))))
 (let (($x2418 (= (_ bv57 7) new.embedding.collective)))
 (let (($x2364 (= (_ bv95 7) new.embedding.split)))
 (let ((?x3415 (ite $x2364 (ite (and new.embedding.rows_where_kept (or $x2418 $x305)) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) new.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= new.embedding.state ?x3415))))))
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
 (= (_ bv42 7) old.batch.idle))
(assert
 (let (($x2460 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x3594 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x421 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1001 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2541 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2541 $x1001 $x421 $x3594 $x2460)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1100 (* old.sp old.tp)))
 (<= old.moe.block ?x1100)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1100 (* old.sp old.tp)))
 (= old.stage.ranks ?x1100)))
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
 (let (($x2145 (not old.moe.group.sp)))
 (let (($x1975 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x1975 $x2145))))
(assert
 (let ((?x1461 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x1461)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x3413 (and (= 1 new.embedding.cut.least) (= 1 new.embedding.cut.most))))
 (let (($x581 (not new.embedding.cut.beyond)))
 (let (($x2690 (or (not (= (_ bv95 7) new.embedding.split)) (and $x581 (or (= (_ bv96 7) new.embedding.state) $x3413)))))
 (not $x2690)))))
(assert
 (let (($x1736 (and (= 1 old.embedding.cut.least) (= 1 old.embedding.cut.most))))
(let (($x19 (not old.embedding.cut.beyond)))
(or (not (= (_ bv95 7) old.embedding.split)) (and $x19 (or (= (_ bv96 7) old.embedding.state) $x1736))))))
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
(declare-fun old.hidden.filled () Bool)
(declare-fun old.hidden.leads () Bool)
(declare-fun old.hidden.padded () Bool)
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
(declare-fun new.hidden.filled () Bool)
(declare-fun new.hidden.leads () Bool)
(declare-fun new.hidden.padded () Bool)
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
 (let (($x2916 (= (_ bv42 7) old.batch.idle)))
 (or $x2916 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x2460 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2541 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x3594 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x421 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1001 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1001 $x421 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x3594 $x2541 $x2460)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x1904 (= (_ bv73 7) old.embedding.collective)))
 (let (($x3191 (= (_ bv57 7) old.embedding.collective)))
 (let (($x1847 (= (_ bv10 7) old.embedding.collective)))
 (let (($x2190 (= (_ bv5 7) old.embedding.collective)))
 (let (($x1580 (= (_ bv4 7) old.embedding.collective)))
 (or $x1580 $x2190 $x1847 $x3191 $x1904)))))))
(assert
 (let (($x1186 (= (_ bv95 7) old.embedding.split)))
 (let (($x2399 (= (_ bv38 7) old.embedding.split)))
 (or $x2399 (= (_ bv57 7) old.embedding.split) $x1186))))
(assert
 (and (<= 1 old.hidden.block)))
(assert
 (let (($x1135 (= (_ bv96 7) old.hidden.kind)))
 (let (($x3099 (= (_ bv91 7) old.hidden.kind)))
 (let (($x3875 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2171 (= (_ bv65 7) old.hidden.kind)))
 (let (($x1516 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2598 (= (_ bv26 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) $x2598 $x1516 (= (_ bv56 7) old.hidden.kind) $x2171 $x3875 $x3099 $x1135 (= (_ bv99 7) old.hidden.kind)))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x2309 (= (_ bv49 7) old.norm.statistic)))
 (or $x2309 (= (_ bv93 7) old.norm.statistic))))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x1117 (= (_ bv96 7) old.stream)))
 (let (($x3140 (= (_ bv94 7) old.stream)))
 (let (($x2373 (= (_ bv38 7) old.stream)))
 (or $x2373 $x3140 $x1117)))))
(assert
 (let (($x2534 (= (_ bv96 7) old.stream_tokens.kind)))
 (let (($x422 (= (_ bv86 7) old.stream_tokens.kind)))
 (let (($x3502 (= (_ bv48 7) old.stream_tokens.kind)))
 (or (= (_ bv11 7) old.stream_tokens.kind) (= (_ bv18 7) old.stream_tokens.kind) (= (_ bv26 7) old.stream_tokens.kind) $x3502 (= (_ bv56 7) old.stream_tokens.kind) (= (_ bv65 7) old.stream_tokens.kind) $x422 (= (_ bv91 7) old.stream_tokens.kind) $x2534 (= (_ bv99 7) old.stream_tokens.kind))))))
(assert
 (and (<= 1 old.stream_tokens.parts)))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (= old.stream_tokens.padded false))
(assert
 (let ((?x1523 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x664 (div (* ?x1523 old.hidden.multiple) old.hidden.parts)))
 (let (($x934 (< 1 old.hidden.parts)))
 (let (($x2171 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x2171 $x934 (= ?x664 old.hidden.n))))))))
(assert
 (let ((?x1523 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x664 (div (* ?x1523 old.hidden.multiple) old.hidden.parts)))
 (let (($x934 (< 1 old.hidden.parts)))
 (let (($x2171 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.leads (and $x2171 $x934 (<= old.hidden.n ?x664))))))))
(assert
 (let (($x2171 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x2171 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x2598 (= (_ bv26 7) old.hidden.kind)))
 (let (($x3065 (ite $x2598 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x1523 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x664 (div (* ?x1523 old.hidden.multiple) old.hidden.parts)))
 (let (($x2949 (= (- 1) old.hidden.n)))
 (let (($x2171 (= (_ bv65 7) old.hidden.kind)))
 (let (($x3099 (= (_ bv91 7) old.hidden.kind)))
 (let (($x3138 (ite $x3099 (or $x2949 (< old.hidden.block old.hidden.n)) (ite $x2171 (or $x2949 (< ?x664 old.hidden.n)) $x3065))))
 (let (($x3532 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x3138)))
 (let (($x1516 (= (_ bv48 7) old.hidden.kind)))
 (let (($x3875 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2823 (or $x3875 $x1516)))
 (= old.hidden.moved (ite $x2823 old.hidden.given_moved $x3532)))))))))))))))
(assert
 (let (($x2534 (= (_ bv96 7) old.stream_tokens.kind)))
 (let (($x3282 (or $x2534 (and (= 1 old.stream_tokens.parts) (not old.stream_tokens.padded)))))
 (let (($x3537 (ite (or (= (_ bv86 7) old.stream_tokens.kind) (= (_ bv48 7) old.stream_tokens.kind)) old.stream_tokens.given_everywhere $x3282)))
 (= old.stream_tokens.everywhere $x3537)))))
(assert
 (let (($x602 (and (or (not old.embedding.group.tp) (= 1 old.tp)) (or (not old.embedding.group.dp) (= 1 old.dp)) (or (not old.embedding.group.sp) (= 1 old.sp)) (or (not old.embedding.group.pp) (= 1 old.pp)))))
 (let (($x3191 (= (_ bv57 7) old.embedding.collective)))
 (let (($x1922 (or $x3191 $x602)))
 (let (($x1186 (= (_ bv95 7) old.embedding.split)))
 (let ((?x2208 (ite $x1186 (ite (and old.embedding.rows_where_kept $x1922) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) old.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= old.embedding.state ?x2208)))))))
(assert
 (let (($x1135 (= (_ bv96 7) old.hidden.kind)))
 (let (($x1516 (= (_ bv48 7) old.hidden.kind)))
 (let (($x3875 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2823 (or $x3875 $x1516)))
 (let (($x1029 (ite $x2823 old.hidden.given_everywhere (or $x1135 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x1029)))))))
(assert
 (let (($x1117 (= (_ bv96 7) old.stream)))
 (let (($x2036 (or $x1117 (and (= (_ bv38 7) old.stream) old.hidden.everywhere) (and (= (_ bv94 7) old.stream) old.stream_tokens.everywhere))))
 (= old.stream.in_order $x2036))))
(assert
 (let (($x2763 (= 1 old.tp)))
 (let (($x1117 (= (_ bv96 7) old.stream)))
 (let (($x1277 (or $x1117 $x2763 (not (= (_ bv4 7) old.embedding.collective)) (not (= (_ bv95 7) old.embedding.split)))))
 (let (($x602 (and (or (not old.embedding.group.tp) $x2763) (or (not old.embedding.group.dp) (= 1 old.dp)) (or (not old.embedding.group.sp) (= 1 old.sp)) (or (not old.embedding.group.pp) (= 1 old.pp)))))
 (let (($x1847 (= (_ bv10 7) old.embedding.collective)))
 (let (($x3191 (= (_ bv57 7) old.embedding.collective)))
 (let ((?x1602 (ite (or (or $x3191 $x1847) (and $x602 $x1277)) (_ bv96 7) (ite (= (_ bv4 7) old.embedding.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x1904 (= (_ bv73 7) old.embedding.collective)))
 (let (($x2190 (= (_ bv5 7) old.embedding.collective)))
 (let ((?x1447 (ite (or $x3191 (and $x1847 (= (_ bv38 7) old.stream)) (and (or $x2190 $x1904) $x602)) (_ bv38 7) (ite $x1847 (_ bv96 7) (_ bv16 7)))))
 (let (($x3454 (or (and old.hidden.filled (not $x1117)) (and old.hidden.leads (= (_ bv38 7) old.stream)))))
 (let (($x2640 (not $x602)))
 (let (($x2309 (= (_ bv49 7) old.norm.statistic)))
 (let (($x2373 (= (_ bv38 7) old.stream)))
 (let ((?x1039 (ite (and $x2190 old.hidden.filled $x2373 $x2640 $x2309) old.stream (ite (and $x1904 $x2640 $x3454) old.stream ?x1447))))
 (let (($x1580 (= (_ bv4 7) old.embedding.collective)))
 (let ((?x3020 (ite $x1580 (_ bv96 7) (ite (and $x2190 old.hidden.filled $x1117 $x2640) (_ bv96 7) ?x1039))))
 (let (($x1922 (or $x3191 $x602)))
 (let ((?x1868 (ite (and (not $x2373) old.stream.in_order old.hidden.everywhere $x1922) (_ bv96 7) (ite (and (= (_ bv94 7) old.stream) (< 1 old.tp) $x602) (_ bv38 7) ?x3020))))
 (let ((?x1096 (ite (= (_ bv38 7) old.embedding.state) ?x1868 (ite (= (_ bv96 7) old.embedding.state) ?x1602 old.embedding.state))))
 (let ((?x732 (ite $x1904 (ite (not $x1117) old.stream (_ bv66 7)) (ite $x1847 (ite $x1117 (_ bv96 7) old.stream) (ite $x3191 (_ bv92 7) (_ bv16 7))))))
 (= old.embedding.joined (ite (= (_ bv92 7) old.embedding.state) (ite $x2190 (_ bv96 7) ?x732) ?x1096))))))))))))))))))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x504 (= (_ bv73 7) new.embedding.collective)))
 (let (($x2418 (= (_ bv57 7) new.embedding.collective)))
 (let (($x2733 (= (_ bv10 7) new.embedding.collective)))
 (let (($x3174 (= (_ bv5 7) new.embedding.collective)))
 (let (($x772 (= (_ bv4 7) new.embedding.collective)))
 (or $x772 $x3174 $x2733 $x2418 $x504)))))))
(assert
 (let (($x2364 (= (_ bv95 7) new.embedding.split)))
 (let (($x1095 (= (_ bv38 7) new.embedding.split)))
 (or $x1095 (= (_ bv57 7) new.embedding.split) $x2364))))
(assert
 (and (<= 1 new.hidden.block)))
(assert
 (let (($x55 (= (_ bv96 7) new.hidden.kind)))
 (let (($x943 (= (_ bv91 7) new.hidden.kind)))
 (let (($x2753 (= (_ bv86 7) new.hidden.kind)))
 (let (($x3103 (= (_ bv65 7) new.hidden.kind)))
 (let (($x2455 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1943 (= (_ bv26 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) $x1943 $x2455 (= (_ bv56 7) new.hidden.kind) $x3103 $x2753 $x943 $x55 (= (_ bv99 7) new.hidden.kind)))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x2433 (= (_ bv49 7) new.norm.statistic)))
 (or $x2433 (= (_ bv93 7) new.norm.statistic))))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x154 (= (_ bv96 7) new.stream)))
 (let (($x2619 (= (_ bv94 7) new.stream)))
 (let (($x1426 (= (_ bv38 7) new.stream)))
 (or $x1426 $x2619 $x154)))))
(assert
 (let (($x1977 (= (_ bv96 7) new.stream_tokens.kind)))
 (let (($x765 (= (_ bv86 7) new.stream_tokens.kind)))
 (let (($x2962 (= (_ bv48 7) new.stream_tokens.kind)))
 (or (= (_ bv11 7) new.stream_tokens.kind) (= (_ bv18 7) new.stream_tokens.kind) (= (_ bv26 7) new.stream_tokens.kind) $x2962 (= (_ bv56 7) new.stream_tokens.kind) (= (_ bv65 7) new.stream_tokens.kind) $x765 (= (_ bv91 7) new.stream_tokens.kind) $x1977 (= (_ bv99 7) new.stream_tokens.kind))))))
(assert
 (and (<= 1 new.stream_tokens.parts)))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (= new.stream_tokens.padded false))
(assert
 (let ((?x463 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x161 (div (* ?x463 new.hidden.multiple) new.hidden.parts)))
 (let (($x2386 (< 1 new.hidden.parts)))
 (let (($x3103 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x3103 $x2386 (= ?x161 new.hidden.n))))))))
(assert
 (let ((?x463 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x161 (div (* ?x463 new.hidden.multiple) new.hidden.parts)))
 (let (($x2386 (< 1 new.hidden.parts)))
 (let (($x3103 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.leads (and $x3103 $x2386 (<= new.hidden.n ?x161))))))))
(assert
 (let (($x3103 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x3103 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x1943 (= (_ bv26 7) new.hidden.kind)))
 (let (($x2156 (ite $x1943 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x463 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x161 (div (* ?x463 new.hidden.multiple) new.hidden.parts)))
 (let (($x2827 (= (- 1) new.hidden.n)))
 (let (($x3103 (= (_ bv65 7) new.hidden.kind)))
 (let (($x943 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1393 (ite $x943 (or $x2827 (< new.hidden.block new.hidden.n)) (ite $x3103 (or $x2827 (< ?x161 new.hidden.n)) $x2156))))
 (let (($x1680 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x1393)))
 (let (($x2455 (= (_ bv48 7) new.hidden.kind)))
 (let (($x2753 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1264 (or $x2753 $x2455)))
 (= new.hidden.moved (ite $x1264 new.hidden.given_moved $x1680)))))))))))))))
(assert
 (let (($x1977 (= (_ bv96 7) new.stream_tokens.kind)))
 (let (($x36 (or $x1977 (and (= 1 new.stream_tokens.parts) (not new.stream_tokens.padded)))))
 (let (($x3175 (ite (or (= (_ bv86 7) new.stream_tokens.kind) (= (_ bv48 7) new.stream_tokens.kind)) new.stream_tokens.given_everywhere $x36)))
 (= new.stream_tokens.everywhere $x3175)))))
(assert
 (let (($x305 (and (or (not new.embedding.group.tp) (= 1 new.tp)) (or (not new.embedding.group.dp) (= 1 new.dp)) (or (not new.embedding.group.sp) (= 1 new.sp)) (or (not new.embedding.group.pp) (= 1 new.pp)))))
 (let (($x2418 (= (_ bv57 7) new.embedding.collective)))
 (let (($x2757 (or $x2418 $x305)))
 (let (($x2364 (= (_ bv95 7) new.embedding.split)))
 (let ((?x3415 (ite $x2364 (ite (and new.embedding.rows_where_kept $x2757) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) new.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= new.embedding.state ?x3415)))))))
(assert
 (let (($x55 (= (_ bv96 7) new.hidden.kind)))
 (let (($x2455 (= (_ bv48 7) new.hidden.kind)))
 (let (($x2753 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1264 (or $x2753 $x2455)))
 (let (($x1794 (ite $x1264 new.hidden.given_everywhere (or $x55 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x1794)))))))
(assert
 (let (($x154 (= (_ bv96 7) new.stream)))
 (let (($x528 (or $x154 (and (= (_ bv38 7) new.stream) new.hidden.everywhere) (and (= (_ bv94 7) new.stream) new.stream_tokens.everywhere))))
 (= new.stream.in_order $x528))))
(assert
 (let (($x1740 (= 1 new.tp)))
 (let (($x154 (= (_ bv96 7) new.stream)))
 (let (($x3025 (or $x154 $x1740 (not (= (_ bv4 7) new.embedding.collective)) (not (= (_ bv95 7) new.embedding.split)))))
 (let (($x305 (and (or (not new.embedding.group.tp) $x1740) (or (not new.embedding.group.dp) (= 1 new.dp)) (or (not new.embedding.group.sp) (= 1 new.sp)) (or (not new.embedding.group.pp) (= 1 new.pp)))))
 (let (($x2733 (= (_ bv10 7) new.embedding.collective)))
 (let (($x2418 (= (_ bv57 7) new.embedding.collective)))
 (let ((?x1791 (ite (or (or $x2418 $x2733) (and $x305 $x3025)) (_ bv96 7) (ite (= (_ bv4 7) new.embedding.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x504 (= (_ bv73 7) new.embedding.collective)))
 (let (($x3174 (= (_ bv5 7) new.embedding.collective)))
 (let ((?x3215 (ite (or $x2418 (and $x2733 (= (_ bv38 7) new.stream)) (and (or $x3174 $x504) $x305)) (_ bv38 7) (ite $x2733 (_ bv96 7) (_ bv16 7)))))
 (let (($x2332 (or (and new.hidden.filled (not $x154)) (and new.hidden.leads (= (_ bv38 7) new.stream)))))
 (let (($x1041 (not $x305)))
 (let (($x2433 (= (_ bv49 7) new.norm.statistic)))
 (let (($x1426 (= (_ bv38 7) new.stream)))
 (let ((?x1707 (ite (and $x3174 new.hidden.filled $x1426 $x1041 $x2433) new.stream (ite (and $x504 $x1041 $x2332) new.stream ?x3215))))
 (let (($x772 (= (_ bv4 7) new.embedding.collective)))
 (let ((?x1813 (ite $x772 (_ bv96 7) (ite (and $x3174 new.hidden.filled $x154 $x1041) (_ bv96 7) ?x1707))))
 (let (($x2757 (or $x2418 $x305)))
 (let ((?x3661 (ite (and (not $x1426) new.stream.in_order new.hidden.everywhere $x2757) (_ bv96 7) (ite (and (= (_ bv94 7) new.stream) (< 1 new.tp) $x305) (_ bv38 7) ?x1813))))
 (let ((?x3028 (ite (= (_ bv38 7) new.embedding.state) ?x3661 (ite (= (_ bv96 7) new.embedding.state) ?x1791 new.embedding.state))))
 (let ((?x2078 (ite $x504 (ite (not $x154) new.stream (_ bv66 7)) (ite $x2733 (ite $x154 (_ bv96 7) new.stream) (ite $x2418 (_ bv92 7) (_ bv16 7))))))
 (= new.embedding.joined (ite (= (_ bv92 7) new.embedding.state) (ite $x3174 (_ bv96 7) ?x2078) ?x3028))))))))))))))))))))))))
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
 (= (_ bv42 7) old.batch.idle))
(assert
 (let (($x2460 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x3594 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x421 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1001 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2541 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2541 $x1001 $x421 $x3594 $x2460)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1100 (* old.sp old.tp)))
 (<= old.moe.block ?x1100)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1100 (* old.sp old.tp)))
 (= old.stage.ranks ?x1100)))
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
 (let (($x2145 (not old.moe.group.sp)))
 (let (($x1975 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x1975 $x2145))))
(assert
 (let ((?x1461 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x1461)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x1733 (and new.stream.in_order (not (or new.hidden.moved new.hidden.padded)))))
 (let (($x1740 (= 1 new.tp)))
 (let (($x3095 (= new.embedding.joined new.stream)))
 (let (($x3713 (or (or (= (_ bv96 7) new.embedding.joined) $x3095) (and $x1740 (or (not (= (_ bv38 7) new.embedding.split)) $x1733)))))
 (not $x3713))))))
(assert
 (let (($x1781 (and old.stream.in_order (not (or old.hidden.moved old.hidden.padded)))))
(let (($x2763 (= 1 old.tp)))
(let (($x1400 (= old.embedding.joined old.stream)))
(or (or (= (_ bv96 7) old.embedding.joined) $x1400) (and $x2763 (or (not (= (_ bv38 7) old.embedding.split)) $x1781)))))))
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
(declare-fun old.hidden.filled () Bool)
(declare-fun old.hidden.leads () Bool)
(declare-fun old.hidden.padded () Bool)
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
(declare-fun new.hidden.filled () Bool)
(declare-fun new.hidden.leads () Bool)
(declare-fun new.hidden.padded () Bool)
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
 (let (($x2916 (= (_ bv42 7) old.batch.idle)))
 (or $x2916 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x2460 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2541 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x3594 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x421 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1001 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1001 $x421 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x3594 $x2541 $x2460)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x1904 (= (_ bv73 7) old.embedding.collective)))
 (let (($x3191 (= (_ bv57 7) old.embedding.collective)))
 (let (($x1847 (= (_ bv10 7) old.embedding.collective)))
 (let (($x2190 (= (_ bv5 7) old.embedding.collective)))
 (let (($x1580 (= (_ bv4 7) old.embedding.collective)))
 (or $x1580 $x2190 $x1847 $x3191 $x1904)))))))
(assert
 (let (($x1186 (= (_ bv95 7) old.embedding.split)))
 (let (($x2399 (= (_ bv38 7) old.embedding.split)))
 (or $x2399 (= (_ bv57 7) old.embedding.split) $x1186))))
(assert
 (let (($x1135 (= (_ bv96 7) old.hidden.kind)))
 (let (($x3875 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2171 (= (_ bv65 7) old.hidden.kind)))
 (let (($x1516 (= (_ bv48 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind) $x1516 (= (_ bv56 7) old.hidden.kind) $x2171 $x3875 (= (_ bv91 7) old.hidden.kind) $x1135 (= (_ bv99 7) old.hidden.kind)))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x2309 (= (_ bv49 7) old.norm.statistic)))
 (or $x2309 (= (_ bv93 7) old.norm.statistic))))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x1117 (= (_ bv96 7) old.stream)))
 (let (($x3140 (= (_ bv94 7) old.stream)))
 (let (($x2373 (= (_ bv38 7) old.stream)))
 (or $x2373 $x3140 $x1117)))))
(assert
 (let (($x2534 (= (_ bv96 7) old.stream_tokens.kind)))
 (let (($x422 (= (_ bv86 7) old.stream_tokens.kind)))
 (let (($x3502 (= (_ bv48 7) old.stream_tokens.kind)))
 (or (= (_ bv11 7) old.stream_tokens.kind) (= (_ bv18 7) old.stream_tokens.kind) (= (_ bv26 7) old.stream_tokens.kind) $x3502 (= (_ bv56 7) old.stream_tokens.kind) (= (_ bv65 7) old.stream_tokens.kind) $x422 (= (_ bv91 7) old.stream_tokens.kind) $x2534 (= (_ bv99 7) old.stream_tokens.kind))))))
(assert
 (and (<= 1 old.stream_tokens.parts)))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (= old.stream_tokens.padded false))
(assert
 (let ((?x1523 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x664 (div (* ?x1523 old.hidden.multiple) old.hidden.parts)))
 (let (($x934 (< 1 old.hidden.parts)))
 (let (($x2171 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x2171 $x934 (= ?x664 old.hidden.n))))))))
(assert
 (let ((?x1523 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x664 (div (* ?x1523 old.hidden.multiple) old.hidden.parts)))
 (let (($x934 (< 1 old.hidden.parts)))
 (let (($x2171 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.leads (and $x2171 $x934 (<= old.hidden.n ?x664))))))))
(assert
 (let (($x2171 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x2171 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x2534 (= (_ bv96 7) old.stream_tokens.kind)))
 (let (($x3282 (or $x2534 (and (= 1 old.stream_tokens.parts) (not old.stream_tokens.padded)))))
 (let (($x3537 (ite (or (= (_ bv86 7) old.stream_tokens.kind) (= (_ bv48 7) old.stream_tokens.kind)) old.stream_tokens.given_everywhere $x3282)))
 (= old.stream_tokens.everywhere $x3537)))))
(assert
 (let (($x609 (not old.embedding.group.pp)))
 (let (($x1398 (or $x609 (= 1 old.pp))))
 (let (($x2007 (not old.embedding.group.sp)))
 (let (($x2426 (or $x2007 (= 1 old.sp))))
 (let (($x2870 (= 1 old.dp)))
 (let (($x258 (not old.embedding.group.dp)))
 (let (($x2706 (or $x258 $x2870)))
 (let (($x602 (and (or (not old.embedding.group.tp) (= 1 old.tp)) $x2706 $x2426 $x1398)))
 (let (($x3191 (= (_ bv57 7) old.embedding.collective)))
 (let (($x1922 (or $x3191 $x602)))
 (let (($x1186 (= (_ bv95 7) old.embedding.split)))
 (let ((?x2208 (ite $x1186 (ite (and old.embedding.rows_where_kept $x1922) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) old.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= old.embedding.state ?x2208))))))))))))))
(assert
 (let (($x1135 (= (_ bv96 7) old.hidden.kind)))
 (let (($x1029 (ite (or (= (_ bv86 7) old.hidden.kind) (= (_ bv48 7) old.hidden.kind)) old.hidden.given_everywhere (or $x1135 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x1029))))
(assert
 (let (($x1117 (= (_ bv96 7) old.stream)))
 (let (($x2036 (or $x1117 (and (= (_ bv38 7) old.stream) old.hidden.everywhere) (and (= (_ bv94 7) old.stream) old.stream_tokens.everywhere))))
 (= old.stream.in_order $x2036))))
(assert
 (let (($x2763 (= 1 old.tp)))
 (let (($x1117 (= (_ bv96 7) old.stream)))
 (let (($x1277 (or $x1117 $x2763 (not (= (_ bv4 7) old.embedding.collective)) (not (= (_ bv95 7) old.embedding.split)))))
 (let (($x609 (not old.embedding.group.pp)))
 (let (($x1398 (or $x609 (= 1 old.pp))))
 (let (($x2007 (not old.embedding.group.sp)))
 (let (($x2426 (or $x2007 (= 1 old.sp))))
 (let (($x2870 (= 1 old.dp)))
 (let (($x258 (not old.embedding.group.dp)))
 (let (($x2706 (or $x258 $x2870)))
 (let (($x602 (and (or (not old.embedding.group.tp) $x2763) $x2706 $x2426 $x1398)))
 (let (($x1847 (= (_ bv10 7) old.embedding.collective)))
 (let (($x3191 (= (_ bv57 7) old.embedding.collective)))
 (let ((?x1602 (ite (or (or $x3191 $x1847) (and $x602 $x1277)) (_ bv96 7) (ite (= (_ bv4 7) old.embedding.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x587 (= (_ bv96 7) old.embedding.state)))
 (let (($x1904 (= (_ bv73 7) old.embedding.collective)))
 (let (($x2190 (= (_ bv5 7) old.embedding.collective)))
 (let ((?x1447 (ite (or $x3191 (and $x1847 (= (_ bv38 7) old.stream)) (and (or $x2190 $x1904) $x602)) (_ bv38 7) (ite $x1847 (_ bv96 7) (_ bv16 7)))))
 (let (($x3454 (or (and old.hidden.filled (not $x1117)) (and old.hidden.leads (= (_ bv38 7) old.stream)))))
 (let (($x2640 (not $x602)))
 (let (($x2309 (= (_ bv49 7) old.norm.statistic)))
 (let (($x2373 (= (_ bv38 7) old.stream)))
 (let ((?x1039 (ite (and $x2190 old.hidden.filled $x2373 $x2640 $x2309) old.stream (ite (and $x1904 $x2640 $x3454) old.stream ?x1447))))
 (let (($x1580 (= (_ bv4 7) old.embedding.collective)))
 (let ((?x3020 (ite $x1580 (_ bv96 7) (ite (and $x2190 old.hidden.filled $x1117 $x2640) (_ bv96 7) ?x1039))))
 (let (($x1922 (or $x3191 $x602)))
 (let ((?x1868 (ite (and (not $x2373) old.stream.in_order old.hidden.everywhere $x1922) (_ bv96 7) (ite (and (= (_ bv94 7) old.stream) (< 1 old.tp) $x602) (_ bv38 7) ?x3020))))
 (let (($x1304 (= (_ bv38 7) old.embedding.state)))
 (let ((?x732 (ite $x1904 (ite (not $x1117) old.stream (_ bv66 7)) (ite $x1847 (ite $x1117 (_ bv96 7) old.stream) (ite $x3191 (_ bv92 7) (_ bv16 7))))))
 (let ((?x2959 (ite (= (_ bv92 7) old.embedding.state) (ite $x2190 (_ bv96 7) ?x732) (ite $x1304 ?x1868 (ite $x587 ?x1602 old.embedding.state)))))
 (= old.embedding.joined ?x2959))))))))))))))))))))))))))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x504 (= (_ bv73 7) new.embedding.collective)))
 (let (($x2418 (= (_ bv57 7) new.embedding.collective)))
 (let (($x2733 (= (_ bv10 7) new.embedding.collective)))
 (let (($x3174 (= (_ bv5 7) new.embedding.collective)))
 (let (($x772 (= (_ bv4 7) new.embedding.collective)))
 (or $x772 $x3174 $x2733 $x2418 $x504)))))))
(assert
 (let (($x2364 (= (_ bv95 7) new.embedding.split)))
 (let (($x1095 (= (_ bv38 7) new.embedding.split)))
 (or $x1095 (= (_ bv57 7) new.embedding.split) $x2364))))
(assert
 (let (($x55 (= (_ bv96 7) new.hidden.kind)))
 (let (($x2753 (= (_ bv86 7) new.hidden.kind)))
 (let (($x3103 (= (_ bv65 7) new.hidden.kind)))
 (let (($x2455 (= (_ bv48 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind) $x2455 (= (_ bv56 7) new.hidden.kind) $x3103 $x2753 (= (_ bv91 7) new.hidden.kind) $x55 (= (_ bv99 7) new.hidden.kind)))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x2433 (= (_ bv49 7) new.norm.statistic)))
 (or $x2433 (= (_ bv93 7) new.norm.statistic))))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x154 (= (_ bv96 7) new.stream)))
 (let (($x2619 (= (_ bv94 7) new.stream)))
 (let (($x1426 (= (_ bv38 7) new.stream)))
 (or $x1426 $x2619 $x154)))))
(assert
 (let (($x1977 (= (_ bv96 7) new.stream_tokens.kind)))
 (let (($x765 (= (_ bv86 7) new.stream_tokens.kind)))
 (let (($x2962 (= (_ bv48 7) new.stream_tokens.kind)))
 (or (= (_ bv11 7) new.stream_tokens.kind) (= (_ bv18 7) new.stream_tokens.kind) (= (_ bv26 7) new.stream_tokens.kind) $x2962 (= (_ bv56 7) new.stream_tokens.kind) (= (_ bv65 7) new.stream_tokens.kind) $x765 (= (_ bv91 7) new.stream_tokens.kind) $x1977 (= (_ bv99 7) new.stream_tokens.kind))))))
(assert
 (and (<= 1 new.stream_tokens.parts)))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (= new.stream_tokens.padded false))
(assert
 (let ((?x463 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x161 (div (* ?x463 new.hidden.multiple) new.hidden.parts)))
 (let (($x2386 (< 1 new.hidden.parts)))
 (let (($x3103 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x3103 $x2386 (= ?x161 new.hidden.n))))))))
(assert
 (let ((?x463 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x161 (div (* ?x463 new.hidden.multiple) new.hidden.parts)))
 (let (($x2386 (< 1 new.hidden.parts)))
 (let (($x3103 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.leads (and $x3103 $x2386 (<= new.hidden.n ?x161))))))))
(assert
 (let (($x3103 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x3103 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x1977 (= (_ bv96 7) new.stream_tokens.kind)))
 (let (($x36 (or $x1977 (and (= 1 new.stream_tokens.parts) (not new.stream_tokens.padded)))))
 (let (($x3175 (ite (or (= (_ bv86 7) new.stream_tokens.kind) (= (_ bv48 7) new.stream_tokens.kind)) new.stream_tokens.given_everywhere $x36)))
 (= new.stream_tokens.everywhere $x3175)))))
(assert
 (let (($x1796 (not new.embedding.group.pp)))
 (let (($x1685 (or $x1796 (= 1 new.pp))))
 (let (($x3299 (not new.embedding.group.sp)))
 (let (($x2476 (or $x3299 (= 1 new.sp))))
 (let (($x1405 (= 1 new.dp)))
 (let (($x3720 (not new.embedding.group.dp)))
 (let (($x3082 (or $x3720 $x1405)))
 (let (($x305 (and (or (not new.embedding.group.tp) (= 1 new.tp)) $x3082 $x2476 $x1685)))
 (let (($x2418 (= (_ bv57 7) new.embedding.collective)))
 (let (($x2757 (or $x2418 $x305)))
 (let (($x2364 (= (_ bv95 7) new.embedding.split)))
 (let ((?x3415 (ite $x2364 (ite (and new.embedding.rows_where_kept $x2757) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) new.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= new.embedding.state ?x3415))))))))))))))
(assert
 (let (($x55 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1794 (ite (or (= (_ bv86 7) new.hidden.kind) (= (_ bv48 7) new.hidden.kind)) new.hidden.given_everywhere (or $x55 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x1794))))
(assert
 (let (($x154 (= (_ bv96 7) new.stream)))
 (let (($x528 (or $x154 (and (= (_ bv38 7) new.stream) new.hidden.everywhere) (and (= (_ bv94 7) new.stream) new.stream_tokens.everywhere))))
 (= new.stream.in_order $x528))))
(assert
 (let (($x1740 (= 1 new.tp)))
 (let (($x154 (= (_ bv96 7) new.stream)))
 (let (($x3025 (or $x154 $x1740 (not (= (_ bv4 7) new.embedding.collective)) (not (= (_ bv95 7) new.embedding.split)))))
 (let (($x1796 (not new.embedding.group.pp)))
 (let (($x1685 (or $x1796 (= 1 new.pp))))
 (let (($x3299 (not new.embedding.group.sp)))
 (let (($x2476 (or $x3299 (= 1 new.sp))))
 (let (($x1405 (= 1 new.dp)))
 (let (($x3720 (not new.embedding.group.dp)))
 (let (($x3082 (or $x3720 $x1405)))
 (let (($x305 (and (or (not new.embedding.group.tp) $x1740) $x3082 $x2476 $x1685)))
 (let (($x2733 (= (_ bv10 7) new.embedding.collective)))
 (let (($x2418 (= (_ bv57 7) new.embedding.collective)))
 (let ((?x1791 (ite (or (or $x2418 $x2733) (and $x305 $x3025)) (_ bv96 7) (ite (= (_ bv4 7) new.embedding.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x750 (= (_ bv96 7) new.embedding.state)))
 (let (($x504 (= (_ bv73 7) new.embedding.collective)))
 (let (($x3174 (= (_ bv5 7) new.embedding.collective)))
 (let ((?x3215 (ite (or $x2418 (and $x2733 (= (_ bv38 7) new.stream)) (and (or $x3174 $x504) $x305)) (_ bv38 7) (ite $x2733 (_ bv96 7) (_ bv16 7)))))
 (let (($x2332 (or (and new.hidden.filled (not $x154)) (and new.hidden.leads (= (_ bv38 7) new.stream)))))
 (let (($x1041 (not $x305)))
 (let (($x2433 (= (_ bv49 7) new.norm.statistic)))
 (let (($x1426 (= (_ bv38 7) new.stream)))
 (let ((?x1707 (ite (and $x3174 new.hidden.filled $x1426 $x1041 $x2433) new.stream (ite (and $x504 $x1041 $x2332) new.stream ?x3215))))
 (let (($x772 (= (_ bv4 7) new.embedding.collective)))
 (let ((?x1813 (ite $x772 (_ bv96 7) (ite (and $x3174 new.hidden.filled $x154 $x1041) (_ bv96 7) ?x1707))))
 (let (($x2757 (or $x2418 $x305)))
 (let ((?x3661 (ite (and (not $x1426) new.stream.in_order new.hidden.everywhere $x2757) (_ bv96 7) (ite (and (= (_ bv94 7) new.stream) (< 1 new.tp) $x305) (_ bv38 7) ?x1813))))
 (let (($x2889 (= (_ bv38 7) new.embedding.state)))
 (let ((?x2078 (ite $x504 (ite (not $x154) new.stream (_ bv66 7)) (ite $x2733 (ite $x154 (_ bv96 7) new.stream) (ite $x2418 (_ bv92 7) (_ bv16 7))))))
 (let ((?x3611 (ite (= (_ bv92 7) new.embedding.state) (ite $x3174 (_ bv96 7) ?x2078) (ite $x2889 ?x3661 (ite $x750 ?x1791 new.embedding.state)))))
 (= new.embedding.joined ?x3611))))))))))))))))))))))))))))))))
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
 (= (_ bv42 7) old.batch.idle))
(assert
 (let (($x2460 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x3594 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x421 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1001 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2541 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2541 $x1001 $x421 $x3594 $x2460)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1100 (* old.sp old.tp)))
 (<= old.moe.block ?x1100)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1100 (* old.sp old.tp)))
 (= old.stage.ranks ?x1100)))
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
 (let (($x2145 (not old.moe.group.sp)))
 (let (($x1975 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x1975 $x2145))))
(assert
 (let ((?x1461 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x1461)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x1796 (not new.embedding.group.pp)))
 (let (($x1685 (or $x1796 (= 1 new.pp))))
 (let (($x3299 (not new.embedding.group.sp)))
 (let (($x2476 (or $x3299 (= 1 new.sp))))
 (let (($x1405 (= 1 new.dp)))
 (let (($x3720 (not new.embedding.group.dp)))
 (let (($x3082 (or $x3720 $x1405)))
 (let (($x2889 (= (_ bv38 7) new.embedding.state)))
 (let (($x750 (= (_ bv96 7) new.embedding.state)))
 (let (($x305 (and (or (not new.embedding.group.tp) (= 1 new.tp)) $x3082 $x2476 $x1685)))
 (let (($x221 (and $x305 (or $x750 (and $x2889 (or (= (_ bv38 7) new.stream) new.hidden.everywhere))))))
 (let (($x2733 (= (_ bv10 7) new.embedding.collective)))
 (let (($x2418 (= (_ bv57 7) new.embedding.collective)))
 (let (($x239 (or (and (= (_ bv96 7) new.embedding.joined) $x750) $x2418 (and $x2733 $x2889 (= (_ bv38 7) new.embedding.joined)) $x221 (and (or new.embedding.group.tp (= 1 new.tp)) $x3082 $x2476 $x1685))))
 (not $x239))))))))))))))))
(assert
 (let (($x609 (not old.embedding.group.pp)))
(let (($x1398 (or $x609 (= 1 old.pp))))
(let (($x2007 (not old.embedding.group.sp)))
(let (($x2426 (or $x2007 (= 1 old.sp))))
(let (($x2870 (= 1 old.dp)))
(let (($x258 (not old.embedding.group.dp)))
(let (($x2706 (or $x258 $x2870)))
(let (($x1304 (= (_ bv38 7) old.embedding.state)))
(let (($x587 (= (_ bv96 7) old.embedding.state)))
(let (($x602 (and (or (not old.embedding.group.tp) (= 1 old.tp)) $x2706 $x2426 $x1398)))
(let (($x12 (and $x602 (or $x587 (and $x1304 (or (= (_ bv38 7) old.stream) old.hidden.everywhere))))))
(let (($x1847 (= (_ bv10 7) old.embedding.collective)))
(let (($x3191 (= (_ bv57 7) old.embedding.collective)))
(or (and (= (_ bv96 7) old.embedding.joined) $x587) $x3191 (and $x1847 $x1304 (= (_ bv38 7) old.embedding.joined)) $x12 (and (or old.embedding.group.tp (= 1 old.tp)) $x2706 $x2426 $x1398))))))))))))))))
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
(declare-fun old.hidden.filled () Bool)
(declare-fun old.hidden.leads () Bool)
(declare-fun old.hidden.padded () Bool)
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
(declare-fun new.hidden.filled () Bool)
(declare-fun new.hidden.leads () Bool)
(declare-fun new.hidden.padded () Bool)
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
 (let (($x2916 (= (_ bv42 7) old.batch.idle)))
 (or $x2916 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x2460 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2541 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x3594 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x421 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1001 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1001 $x421 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x3594 $x2541 $x2460)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x1904 (= (_ bv73 7) old.embedding.collective)))
 (let (($x3191 (= (_ bv57 7) old.embedding.collective)))
 (let (($x1847 (= (_ bv10 7) old.embedding.collective)))
 (let (($x2190 (= (_ bv5 7) old.embedding.collective)))
 (let (($x1580 (= (_ bv4 7) old.embedding.collective)))
 (or $x1580 $x2190 $x1847 $x3191 $x1904)))))))
(assert
 (let (($x1605 (= (_ bv29 7) old.embedding.positions)))
 (let (($x3065 (= (_ bv27 7) old.embedding.positions)))
 (let (($x3041 (= (_ bv23 7) old.embedding.positions)))
 (let (($x704 (= (_ bv1 7) old.embedding.positions)))
 (or $x704 $x3041 $x3065 $x1605))))))
(assert
 (let (($x1186 (= (_ bv95 7) old.embedding.split)))
 (let (($x2399 (= (_ bv38 7) old.embedding.split)))
 (or $x2399 (= (_ bv57 7) old.embedding.split) $x1186))))
(assert
 (and (<= 1 old.hidden.block)))
(assert
 (let (($x1135 (= (_ bv96 7) old.hidden.kind)))
 (let (($x3099 (= (_ bv91 7) old.hidden.kind)))
 (let (($x3875 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2171 (= (_ bv65 7) old.hidden.kind)))
 (let (($x1516 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2598 (= (_ bv26 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) $x2598 $x1516 (= (_ bv56 7) old.hidden.kind) $x2171 $x3875 $x3099 $x1135 (= (_ bv99 7) old.hidden.kind)))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x619 (= (_ bv47 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) $x619 (= (_ bv57 7) old.model.positions) (= (_ bv79 7) old.model.positions))))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x2309 (= (_ bv49 7) old.norm.statistic)))
 (or $x2309 (= (_ bv93 7) old.norm.statistic))))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x1117 (= (_ bv96 7) old.stream)))
 (let (($x3140 (= (_ bv94 7) old.stream)))
 (let (($x2373 (= (_ bv38 7) old.stream)))
 (or $x2373 $x3140 $x1117)))))
(assert
 (let (($x2534 (= (_ bv96 7) old.stream_tokens.kind)))
 (let (($x422 (= (_ bv86 7) old.stream_tokens.kind)))
 (let (($x3502 (= (_ bv48 7) old.stream_tokens.kind)))
 (or (= (_ bv11 7) old.stream_tokens.kind) (= (_ bv18 7) old.stream_tokens.kind) (= (_ bv26 7) old.stream_tokens.kind) $x3502 (= (_ bv56 7) old.stream_tokens.kind) (= (_ bv65 7) old.stream_tokens.kind) $x422 (= (_ bv91 7) old.stream_tokens.kind) $x2534 (= (_ bv99 7) old.stream_tokens.kind))))))
(assert
 (and (<= 1 old.stream_tokens.parts)))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (= old.stream_tokens.padded false))
(assert
 (let ((?x1523 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x664 (div (* ?x1523 old.hidden.multiple) old.hidden.parts)))
 (let (($x934 (< 1 old.hidden.parts)))
 (let (($x2171 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x2171 $x934 (= ?x664 old.hidden.n))))))))
(assert
 (let ((?x1523 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x664 (div (* ?x1523 old.hidden.multiple) old.hidden.parts)))
 (let (($x934 (< 1 old.hidden.parts)))
 (let (($x2171 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.leads (and $x2171 $x934 (<= old.hidden.n ?x664))))))))
(assert
 (let (($x2171 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x2171 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x2598 (= (_ bv26 7) old.hidden.kind)))
 (let (($x834 (ite $x2598 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x1523 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x664 (div (* ?x1523 old.hidden.multiple) old.hidden.parts)))
 (let (($x2956 (= (- 1) old.hidden.n)))
 (let (($x2171 (= (_ bv65 7) old.hidden.kind)))
 (let (($x3099 (= (_ bv91 7) old.hidden.kind)))
 (let (($x3948 (ite $x3099 (or $x2956 (< old.hidden.block old.hidden.n)) (ite $x2171 (or $x2956 (< ?x664 old.hidden.n)) $x834))))
 (let (($x1393 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x3948)))
 (let (($x1516 (= (_ bv48 7) old.hidden.kind)))
 (let (($x3875 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2823 (or $x3875 $x1516)))
 (= old.hidden.moved (ite $x2823 old.hidden.given_moved $x1393)))))))))))))))
(assert
 (let (($x2534 (= (_ bv96 7) old.stream_tokens.kind)))
 (let (($x3282 (or $x2534 (and (= 1 old.stream_tokens.parts) (not old.stream_tokens.padded)))))
 (let (($x3537 (ite (or (= (_ bv86 7) old.stream_tokens.kind) (= (_ bv48 7) old.stream_tokens.kind)) old.stream_tokens.given_everywhere $x3282)))
 (= old.stream_tokens.everywhere $x3537)))))
(assert
 (let (($x602 (and (or (not old.embedding.group.tp) (= 1 old.tp)) (or (not old.embedding.group.dp) (= 1 old.dp)) (or (not old.embedding.group.sp) (= 1 old.sp)) (or (not old.embedding.group.pp) (= 1 old.pp)))))
 (let (($x3191 (= (_ bv57 7) old.embedding.collective)))
 (let (($x1922 (or $x3191 $x602)))
 (let (($x1186 (= (_ bv95 7) old.embedding.split)))
 (let ((?x2208 (ite $x1186 (ite (and old.embedding.rows_where_kept $x1922) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) old.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= old.embedding.state ?x2208)))))))
(assert
 (let (($x1135 (= (_ bv96 7) old.hidden.kind)))
 (let (($x1516 (= (_ bv48 7) old.hidden.kind)))
 (let (($x3875 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2823 (or $x3875 $x1516)))
 (let (($x1029 (ite $x2823 old.hidden.given_everywhere (or $x1135 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x1029)))))))
(assert
 (let (($x582 (not old.hidden.moved)))
 (let (($x1489 (and (not (or (= (_ bv96 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind))) $x582)))
 (let (($x448 (= 1 old.hidden.parts)))
 (let (($x1516 (= (_ bv48 7) old.hidden.kind)))
 (let (($x3875 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2823 (or $x3875 $x1516)))
 (= old.hidden.first_alone (ite $x2823 old.hidden.given_first (or $x448 $x1489))))))))))
(assert
 (let (($x1117 (= (_ bv96 7) old.stream)))
 (let (($x2036 (or $x1117 (and (= (_ bv38 7) old.stream) old.hidden.everywhere) (and (= (_ bv94 7) old.stream) old.stream_tokens.everywhere))))
 (= old.stream.in_order $x2036))))
(assert
 (let (($x1186 (= (_ bv95 7) old.embedding.split)))
 (let (($x286 (not $x1186)))
 (let (($x2763 (= 1 old.tp)))
 (let (($x1117 (= (_ bv96 7) old.stream)))
 (let (($x602 (and (or (not old.embedding.group.tp) $x2763) (or (not old.embedding.group.dp) (= 1 old.dp)) (or (not old.embedding.group.sp) (= 1 old.sp)) (or (not old.embedding.group.pp) (= 1 old.pp)))))
 (let (($x2715 (and $x602 (or $x1117 $x2763 (not (= (_ bv4 7) old.embedding.collective)) $x286))))
 (let (($x1847 (= (_ bv10 7) old.embedding.collective)))
 (let (($x3191 (= (_ bv57 7) old.embedding.collective)))
 (let ((?x1602 (ite (or (or $x3191 $x1847) $x2715) (_ bv96 7) (ite (= (_ bv4 7) old.embedding.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x587 (= (_ bv96 7) old.embedding.state)))
 (let (($x1904 (= (_ bv73 7) old.embedding.collective)))
 (let (($x2190 (= (_ bv5 7) old.embedding.collective)))
 (let ((?x1447 (ite (or $x3191 (and $x1847 (= (_ bv38 7) old.stream)) (and (or $x2190 $x1904) $x602)) (_ bv38 7) (ite $x1847 (_ bv96 7) (_ bv16 7)))))
 (let (($x3454 (or (and old.hidden.filled (not $x1117)) (and old.hidden.leads (= (_ bv38 7) old.stream)))))
 (let (($x2640 (not $x602)))
 (let (($x2309 (= (_ bv49 7) old.norm.statistic)))
 (let (($x2373 (= (_ bv38 7) old.stream)))
 (let ((?x1039 (ite (and $x2190 old.hidden.filled $x2373 $x2640 $x2309) old.stream (ite (and $x1904 $x2640 $x3454) old.stream ?x1447))))
 (let (($x1580 (= (_ bv4 7) old.embedding.collective)))
 (let ((?x3020 (ite $x1580 (_ bv96 7) (ite (and $x2190 old.hidden.filled $x1117 $x2640) (_ bv96 7) ?x1039))))
 (let (($x1922 (or $x3191 $x602)))
 (let ((?x1868 (ite (and (not $x2373) old.stream.in_order old.hidden.everywhere $x1922) (_ bv96 7) (ite (and (= (_ bv94 7) old.stream) (< 1 old.tp) $x602) (_ bv38 7) ?x3020))))
 (let (($x1304 (= (_ bv38 7) old.embedding.state)))
 (let ((?x732 (ite $x1904 (ite (not $x1117) old.stream (_ bv66 7)) (ite $x1847 (ite $x1117 (_ bv96 7) old.stream) (ite $x3191 (_ bv92 7) (_ bv16 7))))))
 (let (($x1533 (= (_ bv92 7) old.embedding.state)))
 (let ((?x2959 (ite $x1533 (ite $x2190 (_ bv96 7) ?x732) (ite $x1304 ?x1868 (ite $x587 ?x1602 old.embedding.state)))))
 (= old.embedding.joined ?x2959))))))))))))))))))))))))))))
(assert
 (let (($x2878 (not old.hidden.everywhere)))
 (let (($x2190 (= (_ bv5 7) old.embedding.collective)))
 (let (($x1304 (= (_ bv38 7) old.embedding.state)))
 (= old.embedding.full_though_split (and $x1304 (= (_ bv96 7) old.embedding.joined) $x2190 $x2878))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x504 (= (_ bv73 7) new.embedding.collective)))
 (let (($x2418 (= (_ bv57 7) new.embedding.collective)))
 (let (($x2733 (= (_ bv10 7) new.embedding.collective)))
 (let (($x3174 (= (_ bv5 7) new.embedding.collective)))
 (let (($x772 (= (_ bv4 7) new.embedding.collective)))
 (or $x772 $x3174 $x2733 $x2418 $x504)))))))
(assert
 (let (($x38 (= (_ bv29 7) new.embedding.positions)))
 (let (($x3617 (= (_ bv27 7) new.embedding.positions)))
 (let (($x388 (= (_ bv23 7) new.embedding.positions)))
 (let (($x2141 (= (_ bv1 7) new.embedding.positions)))
 (or $x2141 $x388 $x3617 $x38))))))
(assert
 (let (($x2364 (= (_ bv95 7) new.embedding.split)))
 (let (($x1095 (= (_ bv38 7) new.embedding.split)))
 (or $x1095 (= (_ bv57 7) new.embedding.split) $x2364))))
(assert
 (and (<= 1 new.hidden.block)))
(assert
 (let (($x55 (= (_ bv96 7) new.hidden.kind)))
 (let (($x943 (= (_ bv91 7) new.hidden.kind)))
 (let (($x2753 (= (_ bv86 7) new.hidden.kind)))
 (let (($x3103 (= (_ bv65 7) new.hidden.kind)))
 (let (($x2455 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1943 (= (_ bv26 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) $x1943 $x2455 (= (_ bv56 7) new.hidden.kind) $x3103 $x2753 $x943 $x55 (= (_ bv99 7) new.hidden.kind)))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x523 (= (_ bv47 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) $x523 (= (_ bv57 7) new.model.positions) (= (_ bv79 7) new.model.positions))))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x2433 (= (_ bv49 7) new.norm.statistic)))
 (or $x2433 (= (_ bv93 7) new.norm.statistic))))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x154 (= (_ bv96 7) new.stream)))
 (let (($x2619 (= (_ bv94 7) new.stream)))
 (let (($x1426 (= (_ bv38 7) new.stream)))
 (or $x1426 $x2619 $x154)))))
(assert
 (let (($x1977 (= (_ bv96 7) new.stream_tokens.kind)))
 (let (($x765 (= (_ bv86 7) new.stream_tokens.kind)))
 (let (($x2962 (= (_ bv48 7) new.stream_tokens.kind)))
 (or (= (_ bv11 7) new.stream_tokens.kind) (= (_ bv18 7) new.stream_tokens.kind) (= (_ bv26 7) new.stream_tokens.kind) $x2962 (= (_ bv56 7) new.stream_tokens.kind) (= (_ bv65 7) new.stream_tokens.kind) $x765 (= (_ bv91 7) new.stream_tokens.kind) $x1977 (= (_ bv99 7) new.stream_tokens.kind))))))
(assert
 (and (<= 1 new.stream_tokens.parts)))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (= new.stream_tokens.padded false))
(assert
 (let ((?x463 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x161 (div (* ?x463 new.hidden.multiple) new.hidden.parts)))
 (let (($x2386 (< 1 new.hidden.parts)))
 (let (($x3103 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x3103 $x2386 (= ?x161 new.hidden.n))))))))
(assert
 (let ((?x463 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x161 (div (* ?x463 new.hidden.multiple) new.hidden.parts)))
 (let (($x2386 (< 1 new.hidden.parts)))
 (let (($x3103 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.leads (and $x3103 $x2386 (<= new.hidden.n ?x161))))))))
(assert
 (let (($x3103 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x3103 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x1943 (= (_ bv26 7) new.hidden.kind)))
 (let (($x57 (ite $x1943 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x463 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x161 (div (* ?x463 new.hidden.multiple) new.hidden.parts)))
 (let (($x3359 (= (- 1) new.hidden.n)))
 (let (($x3103 (= (_ bv65 7) new.hidden.kind)))
 (let (($x943 (= (_ bv91 7) new.hidden.kind)))
 (let (($x2405 (ite $x943 (or $x3359 (< new.hidden.block new.hidden.n)) (ite $x3103 (or $x3359 (< ?x161 new.hidden.n)) $x57))))
 (let (($x3084 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x2405)))
 (let (($x2455 (= (_ bv48 7) new.hidden.kind)))
 (let (($x2753 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1264 (or $x2753 $x2455)))
 (= new.hidden.moved (ite $x1264 new.hidden.given_moved $x3084)))))))))))))))
(assert
 (let (($x1977 (= (_ bv96 7) new.stream_tokens.kind)))
 (let (($x36 (or $x1977 (and (= 1 new.stream_tokens.parts) (not new.stream_tokens.padded)))))
 (let (($x3175 (ite (or (= (_ bv86 7) new.stream_tokens.kind) (= (_ bv48 7) new.stream_tokens.kind)) new.stream_tokens.given_everywhere $x36)))
 (= new.stream_tokens.everywhere $x3175)))))
(assert
 (let (($x305 (and (or (not new.embedding.group.tp) (= 1 new.tp)) (or (not new.embedding.group.dp) (= 1 new.dp)) (or (not new.embedding.group.sp) (= 1 new.sp)) (or (not new.embedding.group.pp) (= 1 new.pp)))))
 (let (($x2418 (= (_ bv57 7) new.embedding.collective)))
 (let (($x2757 (or $x2418 $x305)))
 (let (($x2364 (= (_ bv95 7) new.embedding.split)))
 (let ((?x3415 (ite $x2364 (ite (and new.embedding.rows_where_kept $x2757) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) new.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= new.embedding.state ?x3415)))))))
(assert
 (let (($x55 (= (_ bv96 7) new.hidden.kind)))
 (let (($x2455 (= (_ bv48 7) new.hidden.kind)))
 (let (($x2753 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1264 (or $x2753 $x2455)))
 (let (($x1794 (ite $x1264 new.hidden.given_everywhere (or $x55 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x1794)))))))
(assert
 (let (($x1621 (not new.hidden.moved)))
 (let (($x791 (and (not (or (= (_ bv96 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind))) $x1621)))
 (let (($x3216 (= 1 new.hidden.parts)))
 (let (($x2455 (= (_ bv48 7) new.hidden.kind)))
 (let (($x2753 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1264 (or $x2753 $x2455)))
 (= new.hidden.first_alone (ite $x1264 new.hidden.given_first (or $x3216 $x791))))))))))
(assert
 (let (($x154 (= (_ bv96 7) new.stream)))
 (let (($x528 (or $x154 (and (= (_ bv38 7) new.stream) new.hidden.everywhere) (and (= (_ bv94 7) new.stream) new.stream_tokens.everywhere))))
 (= new.stream.in_order $x528))))
(assert
 (let (($x2364 (= (_ bv95 7) new.embedding.split)))
 (let (($x743 (not $x2364)))
 (let (($x1740 (= 1 new.tp)))
 (let (($x154 (= (_ bv96 7) new.stream)))
 (let (($x305 (and (or (not new.embedding.group.tp) $x1740) (or (not new.embedding.group.dp) (= 1 new.dp)) (or (not new.embedding.group.sp) (= 1 new.sp)) (or (not new.embedding.group.pp) (= 1 new.pp)))))
 (let (($x1867 (and $x305 (or $x154 $x1740 (not (= (_ bv4 7) new.embedding.collective)) $x743))))
 (let (($x2733 (= (_ bv10 7) new.embedding.collective)))
 (let (($x2418 (= (_ bv57 7) new.embedding.collective)))
 (let ((?x1791 (ite (or (or $x2418 $x2733) $x1867) (_ bv96 7) (ite (= (_ bv4 7) new.embedding.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x750 (= (_ bv96 7) new.embedding.state)))
 (let (($x504 (= (_ bv73 7) new.embedding.collective)))
 (let (($x3174 (= (_ bv5 7) new.embedding.collective)))
 (let ((?x3215 (ite (or $x2418 (and $x2733 (= (_ bv38 7) new.stream)) (and (or $x3174 $x504) $x305)) (_ bv38 7) (ite $x2733 (_ bv96 7) (_ bv16 7)))))
 (let (($x2332 (or (and new.hidden.filled (not $x154)) (and new.hidden.leads (= (_ bv38 7) new.stream)))))
 (let (($x1041 (not $x305)))
 (let (($x2433 (= (_ bv49 7) new.norm.statistic)))
 (let (($x1426 (= (_ bv38 7) new.stream)))
 (let ((?x1707 (ite (and $x3174 new.hidden.filled $x1426 $x1041 $x2433) new.stream (ite (and $x504 $x1041 $x2332) new.stream ?x3215))))
 (let (($x772 (= (_ bv4 7) new.embedding.collective)))
 (let ((?x1813 (ite $x772 (_ bv96 7) (ite (and $x3174 new.hidden.filled $x154 $x1041) (_ bv96 7) ?x1707))))
 (let (($x2757 (or $x2418 $x305)))
 (let ((?x3661 (ite (and (not $x1426) new.stream.in_order new.hidden.everywhere $x2757) (_ bv96 7) (ite (and (= (_ bv94 7) new.stream) (< 1 new.tp) $x305) (_ bv38 7) ?x1813))))
 (let (($x2889 (= (_ bv38 7) new.embedding.state)))
 (let ((?x2078 (ite $x504 (ite (not $x154) new.stream (_ bv66 7)) (ite $x2733 (ite $x154 (_ bv96 7) new.stream) (ite $x2418 (_ bv92 7) (_ bv16 7))))))
 (let (($x2986 (= (_ bv92 7) new.embedding.state)))
 (let ((?x3611 (ite $x2986 (ite $x3174 (_ bv96 7) ?x2078) (ite $x2889 ?x3661 (ite $x750 ?x1791 new.embedding.state)))))
 (= new.embedding.joined ?x3611))))))))))))))))))))))))))))
(assert
 (let (($x2917 (not new.hidden.everywhere)))
 (let (($x3174 (= (_ bv5 7) new.embedding.collective)))
 (let (($x2889 (= (_ bv38 7) new.embedding.state)))
 (= new.embedding.full_though_split (and $x2889 (= (_ bv96 7) new.embedding.joined) $x3174 $x2917))))))
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
 (= (_ bv42 7) old.batch.idle))
(assert
 (let (($x2460 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x3594 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x421 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1001 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2541 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2541 $x1001 $x421 $x3594 $x2460)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1100 (* old.sp old.tp)))
 (<= old.moe.block ?x1100)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1100 (* old.sp old.tp)))
 (= old.stage.ranks ?x1100)))
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
 (let (($x2145 (not old.moe.group.sp)))
 (let (($x1975 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x1975 $x2145))))
(assert
 (let ((?x1461 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x1461)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x2986 (= (_ bv92 7) new.embedding.state)))
 (let (($x224 (or $x2986 (and (= (_ bv38 7) new.embedding.state) new.hidden.first_alone) (and (= (_ bv96 7) new.embedding.state) new.stream.first_keeps_all))))
 (let (($x38 (= (_ bv29 7) new.embedding.positions)))
 (let (($x1319 (not new.embedding.full_though_split)))
 (let (($x3617 (= (_ bv27 7) new.embedding.positions)))
 (let (($x1740 (= 1 new.tp)))
 (let (($x2482 (or $x1740 (not (= (_ bv47 7) new.model.positions)) (and (= (_ bv1 7) new.embedding.positions) $x1319) (and $x3617 $x1319 (or (not (= (_ bv95 7) new.embedding.split)) (not $x2986))) (and $x38 $x224) (and (= (_ bv23 7) new.embedding.positions) $x2986))))
 (not $x2482)))))))))
(assert
 (let (($x1533 (= (_ bv92 7) old.embedding.state)))
(let (($x1901 (or $x1533 (and (= (_ bv38 7) old.embedding.state) old.hidden.first_alone) (and (= (_ bv96 7) old.embedding.state) old.stream.first_keeps_all))))
(let (($x1605 (= (_ bv29 7) old.embedding.positions)))
(let (($x2345 (not old.embedding.full_though_split)))
(let (($x3065 (= (_ bv27 7) old.embedding.positions)))
(let (($x2763 (= 1 old.tp)))
(or $x2763 (not (= (_ bv47 7) old.model.positions)) (and (= (_ bv1 7) old.embedding.positions) $x2345) (and $x3065 $x2345 (or (not (= (_ bv95 7) old.embedding.split)) (not $x1533))) (and $x1605 $x1901) (and (= (_ bv23 7) old.embedding.positions) $x1533)))))))))
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
(declare-fun old.attention.heads.least () Int)
(declare-fun old.attention.heads.filled () Bool)
(declare-fun old.attention.heads.padded () Bool)
(declare-fun old.attention.heads.most () Int)
(declare-fun old.attention.heads.given_beyond () Bool)
(declare-fun old.attention.heads.beyond () Bool)
(declare-fun old.attention.heads.given_moved () Bool)
(declare-fun old.attention.heads.moved () Bool)
(declare-fun old.attention.head_dim.filled () Bool)
(declare-fun old.attention.value_dim.padded () Bool)
(declare-fun old.attention.value_dim.filled () Bool)
(declare-fun old.attention.gathers () Bool)
(declare-fun old.attention.heads.given_everywhere () Bool)
(declare-fun old.attention.heads.everywhere () Bool)
(declare-fun old.attention.value_dim.given_everywhere () Bool)
(declare-fun old.attention.value_dim.everywhere () Bool)
(declare-fun old.attention.kv_filled () Bool)
(declare-fun old.model.latent () Bool)
(declare-fun old.attention.qkv.group.pp () Bool)
(declare-fun old.attention.qkv.group.sp () Bool)
(declare-fun old.attention.qkv.group.dp () Bool)
(declare-fun old.attention.qkv.group.tp () Bool)
(declare-fun old.model.query_latent () Bool)
(declare-fun old.attention.k () (_ BitVec 7))
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
(declare-fun new.attention.heads.least () Int)
(declare-fun new.attention.heads.filled () Bool)
(declare-fun new.attention.heads.padded () Bool)
(declare-fun new.attention.heads.most () Int)
(declare-fun new.attention.heads.given_beyond () Bool)
(declare-fun new.attention.heads.beyond () Bool)
(declare-fun new.attention.heads.given_moved () Bool)
(declare-fun new.attention.heads.moved () Bool)
(declare-fun new.attention.head_dim.filled () Bool)
(declare-fun new.attention.value_dim.padded () Bool)
(declare-fun new.attention.value_dim.filled () Bool)
(declare-fun new.attention.gathers () Bool)
(declare-fun new.attention.heads.given_everywhere () Bool)
(declare-fun new.attention.heads.everywhere () Bool)
(declare-fun new.attention.value_dim.given_everywhere () Bool)
(declare-fun new.attention.value_dim.everywhere () Bool)
(declare-fun new.attention.kv_filled () Bool)
(declare-fun new.model.latent () Bool)
(declare-fun new.attention.qkv.group.pp () Bool)
(declare-fun new.attention.qkv.group.sp () Bool)
(declare-fun new.attention.qkv.group.dp () Bool)
(declare-fun new.attention.qkv.group.tp () Bool)
(declare-fun new.model.query_latent () Bool)
(declare-fun new.attention.k () (_ BitVec 7))
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
 (let (($x1002 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x1002 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
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
 (let (($x1141 (= (_ bv99 7) old.attention.heads.kind)))
 (let (($x2484 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x1783 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x1914 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1366 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x2168 (= (_ bv56 7) old.attention.heads.kind)))
 (let (($x1107 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x268 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x988 (= (_ bv18 7) old.attention.heads.kind)))
 (let (($x1755 (= (_ bv11 7) old.attention.heads.kind)))
 (or $x1755 $x988 $x268 $x1107 $x2168 $x1366 $x1914 $x1783 $x2484 $x1141))))))))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x3475 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x3095 (= (_ bv10 7) old.attention.out.collective)))
 (or (= (_ bv4 7) old.attention.out.collective) (= (_ bv5 7) old.attention.out.collective) $x3095 $x3475 (= (_ bv73 7) old.attention.out.collective)))))
(assert
 (let (($x3014 (= (_ bv32 7) old.attention.out.input)))
 (let (($x2894 (= (_ bv10 7) old.attention.out.input)))
 (or $x2894 $x3014 (= (_ bv63 7) old.attention.out.input)))))
(assert
 (let (($x413 (= (_ bv61 7) old.attention.out.split)))
 (let (($x1780 (= (_ bv57 7) old.attention.out.split)))
 (let (($x2913 (= (_ bv40 7) old.attention.out.split)))
 (or $x2913 $x1780 $x413)))))
(assert
 (let (($x3919 (= (_ bv8 7) old.attention.pairs)))
 (or $x3919 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x2844 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x237 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1368 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3197 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x954 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x954 $x3197 $x1368 $x237 $x2844)))))))
(assert
 (let (($x2752 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x2752 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x2157 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x3641 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1248 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x76 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x76 $x1248 $x3641 $x2157))))))
(assert
 (let (($x2094 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x2094 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x3940 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x896 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x1097 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x709 (= (_ bv48 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) $x709 (= (_ bv56 7) old.attention.value_dim.kind) $x1097 $x896 (= (_ bv91 7) old.attention.value_dim.kind) $x3940 (= (_ bv99 7) old.attention.value_dim.kind)))))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x2916 (= (_ bv42 7) old.batch.idle)))
 (or $x2916 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x2460 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2541 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x3594 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x421 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1001 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1001 $x421 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x3594 $x2541 $x2460)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x1999 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x1999)))
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
 (let ((?x62 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x553 (div (* ?x62 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x3658 (= (- 1) old.attention.heads.n)))
 (let (($x860 (or $x3658 (< (* ?x553 old.attention.heads.parts) old.attention.heads.n))))
 (let ((?x3137 (ite (= 0 (mod old.attention.heads.multiple old.attention.heads.parts)) 1 (ite $x860 0 1))))
 (let (($x1366 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x2119 (or $x3658 (not (= 0 (mod old.attention.heads.n old.attention.heads.parts))))))
 (let ((?x2304 (ite (and $x3658 (= 1 old.attention.heads.parts)) 1 (ite $x2119 0 1))))
 (let (($x268 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x2168 (= (_ bv56 7) old.attention.heads.kind)))
 (let (($x1141 (= (_ bv99 7) old.attention.heads.kind)))
 (let (($x1783 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x1755 (= (_ bv11 7) old.attention.heads.kind)))
 (let (($x988 (= (_ bv18 7) old.attention.heads.kind)))
 (let ((?x779 (ite (or $x988 $x1755 $x1783 $x1141 $x2168) 1 (ite $x268 ?x2304 (ite $x1366 ?x3137 old.attention.heads.given_least)))))
 (let (($x2484 (= (_ bv96 7) old.attention.heads.kind)))
 (= old.attention.heads.least (ite $x2484 old.attention.heads.parts ?x779)))))))))))))))))))
(assert
 (let ((?x62 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x553 (div (* ?x62 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x1366 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x804 (and $x1366 (< 1 old.attention.heads.parts) (= ?x553 old.attention.heads.n))))
 (= old.attention.heads.filled $x804))))))
(assert
 (let (($x3801 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x1366 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x1366 $x3801)))))
(assert
 (let (($x1107 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x1914 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x483 (or $x1914 $x1107)))
 (let (($x2484 (= (_ bv96 7) old.attention.heads.kind)))
 (let ((?x1764 (ite $x2484 old.attention.heads.parts (ite $x483 old.attention.heads.given_most 1))))
 (= old.attention.heads.most ?x1764)))))))
(assert
 (= old.attention.heads.beyond old.attention.heads.given_beyond))
(assert
 (let (($x3658 (= (- 1) old.attention.heads.n)))
 (let (($x268 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x610 (ite $x268 (or $x3658 (<= old.attention.heads.parts old.attention.heads.n)) (or $x3658 (< 1 old.attention.heads.n)))))
 (let ((?x62 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x553 (div (* ?x62 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x1366 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x1783 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x1754 (ite $x1783 (or $x3658 (< old.attention.heads.block old.attention.heads.n)) (ite $x1366 (or $x3658 (< ?x553 old.attention.heads.n)) $x610))))
 (let (($x599 (= 1 old.attention.heads.parts)))
 (let (($x2484 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x1107 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x1914 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x483 (or $x1914 $x1107)))
 (let (($x3744 (ite $x483 old.attention.heads.given_moved (ite (or $x2484 $x599) false $x1754))))
 (= old.attention.heads.moved $x3744))))))))))))))))
(assert
 (let ((?x2250 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2754 (div (* ?x2250 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x1002 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1260 (and $x1002 (< 1 old.attention.head_dim.parts) (= ?x2754 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x1260))))))
(assert
 (let ((?x3134 (mod old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let (($x1097 (= (_ bv65 7) old.attention.value_dim.kind)))
 (= old.attention.value_dim.padded (and $x1097 (not (= 0 ?x3134)))))))
(assert
 (let ((?x799 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x45 (* (div (- ?x799 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x1097 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x1251 (and $x1097 (< 1 old.attention.value_dim.parts) (= (div ?x45 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x1251))))))
(assert
 (let (($x2913 (= (_ bv40 7) old.attention.out.split)))
 (let (($x330 (not $x2913)))
 (let (($x2894 (= (_ bv10 7) old.attention.out.input)))
 (let (($x3014 (= (_ bv32 7) old.attention.out.input)))
 (= old.attention.gathers (or $x3014 (and $x2894 $x330))))))))
(assert
 (let (($x762 (not old.attention.heads.padded)))
 (let (($x599 (= 1 old.attention.heads.parts)))
 (let (($x2484 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x1107 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x1914 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x483 (or $x1914 $x1107)))
 (let (($x2852 (ite $x483 old.attention.heads.given_everywhere (or $x2484 (and $x599 $x762)))))
 (= old.attention.heads.everywhere $x2852)))))))))
(assert
 (let (($x2089 (not old.attention.value_dim.padded)))
 (let (($x3940 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x709 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x896 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x386 (ite (or $x896 $x709) old.attention.value_dim.given_everywhere (or $x3940 (and (= 1 old.attention.value_dim.parts) $x2089)))))
 (= old.attention.value_dim.everywhere $x386)))))))
(assert
 (let (($x2844 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x954 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2871 (ite (or $x954 $x2844) (_ bv16 7) (_ bv96 7))))
 (let (($x237 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x3709 (or old.model.latent old.attention.kv_filled)))
 (let (($x1248 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x3197 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x786 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x76 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2772 (and $x3197 $x76 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x786)))
 (let ((?x639 (ite (or $x954 $x2772 (and $x3197 $x1248 old.attention.heads.filled $x3709)) (_ bv96 7) (_ bv16 7))))
 (let (($x292 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1368 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1109 (or $x1368 $x237)))
 (let ((?x2704 (ite (or $x1109 $x292) old.attention.qkv.split ?x639)))
 (let (($x3641 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2801 (not $x3641)))
 (let ((?x1200 (ite $x2801 ?x2704 (ite (or $x237 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x2871))))
 (let ((?x3054 (ite (or $x1109 $x292 old.model.query_latent) (_ bv96 7) (ite $x3197 (_ bv21 7) (_ bv16 7)))))
 (let (($x2157 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x2157 ?x3054 ?x1200)))))))))))))))))))))))
(assert
 (let (($x1091 (not old.attention.heads.moved)))
 (let (($x1141 (= (_ bv99 7) old.attention.heads.kind)))
 (let (($x1783 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x1755 (= (_ bv11 7) old.attention.heads.kind)))
 (let (($x988 (= (_ bv18 7) old.attention.heads.kind)))
 (let (($x3413 (or old.attention.heads.everywhere old.attention.heads.filled (and (or $x988 $x1755 $x1783 $x1141) $x1091))))
 (let (($x1107 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x1914 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x483 (or $x1914 $x1107)))
 (= old.attention.heads.undivided (ite $x483 old.attention.heads.given_undivided $x3413))))))))))))
(assert
 (let (($x2844 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x954 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2871 (ite (or $x954 $x2844) (_ bv16 7) (_ bv96 7))))
 (let (($x237 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x3709 (or old.model.latent old.attention.kv_filled)))
 (let (($x1248 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x3197 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x786 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x76 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2772 (and $x3197 $x76 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x786)))
 (let ((?x639 (ite (or $x954 $x2772 (and $x3197 $x1248 old.attention.heads.filled $x3709)) (_ bv96 7) (_ bv16 7))))
 (let (($x292 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1368 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1109 (or $x1368 $x237)))
 (let ((?x2704 (ite (or $x1109 $x292) old.attention.qkv.split ?x639)))
 (let (($x3641 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2801 (not $x3641)))
 (let ((?x3308 (ite $x2801 ?x2704 (ite (or $x237 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x2871))))
 (let ((?x3054 (ite (or $x1109 $x292 old.model.query_latent) (_ bv96 7) (ite $x3197 (_ bv21 7) (_ bv16 7)))))
 (let (($x2157 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x2157 ?x3054 ?x3308))))))))))))))))))))))))
(assert
 (let (($x1248 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1410 (or (= (_ bv92 7) old.attention.v) (= (_ bv96 7) old.attention.v) (= (_ bv37 7) old.attention.v) (= (_ bv36 7) old.attention.v))))
 (let ((?x3390 (ite $x1410 old.attention.v (ite $x1248 (_ bv37 7) (ite (= (_ bv36 7) old.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= old.attention.mixed ?x3390)))))
(assert
 (let (($x2731 (or (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.filled) (and (= (_ bv36 7) old.attention.mixed) old.attention.value_dim.filled))))
 (let (($x2091 (not old.attention.gathers)))
 (let (($x1780 (= (_ bv57 7) old.attention.out.split)))
 (= old.attention.share_of_one (and $x1780 $x2091 $x2731))))))
(assert
 (let ((?x2949 (ite old.attention.share_of_one (_ bv92 7) old.attention.mixed)))
 (let (($x2827 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x3095 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x3475 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x885 (and old.attention.share_of_one old.stream.first_keeps_all (or (or $x3475 $x3095) $x2827))))
 (let (($x2913 (= (_ bv40 7) old.attention.out.split)))
 (let (($x330 (not $x2913)))
 (let (($x1591 (= (_ bv36 7) old.attention.mixed)))
 (let (($x2245 (or (and old.attention.gathers (or (= (_ bv37 7) old.attention.mixed) $x1591)) (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.everywhere) (and $x1591 old.attention.value_dim.everywhere $x330) $x885)))
 (= old.attention.mixed_in (ite $x2245 (_ bv96 7) ?x2949))))))))))))
(assert
 (let ((?x33 (ite (or (= (_ bv92 7) old.attention.mixed_in) (= (_ bv40 7) old.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) old.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x3833 (and old.attention.heads_where_kept (or (= (_ bv37 7) old.attention.mixed_in) (= (_ bv96 7) old.attention.mixed_in)))))
 (let (($x2596 (= (_ bv36 7) old.attention.mixed_in)))
 (let (($x2827 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x3475 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x2913 (= (_ bv40 7) old.attention.out.split)))
 (let (($x2915 (and $x2913 (or $x3475 $x2827) (ite $x2596 old.attention.dims_where_kept $x3833))))
 (= old.attention.out_state (ite $x2915 (_ bv96 7) ?x33))))))))))
(assert
 (let (($x1793 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x1793 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
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
 (let (($x2317 (= (_ bv99 7) new.attention.heads.kind)))
 (let (($x989 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x3524 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x2114 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x3663 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x3056 (= (_ bv56 7) new.attention.heads.kind)))
 (let (($x2087 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x706 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x1552 (= (_ bv18 7) new.attention.heads.kind)))
 (let (($x2267 (= (_ bv11 7) new.attention.heads.kind)))
 (or $x2267 $x1552 $x706 $x2087 $x3056 $x3663 $x2114 $x3524 $x989 $x2317))))))))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x2865 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x1234 (= (_ bv10 7) new.attention.out.collective)))
 (or (= (_ bv4 7) new.attention.out.collective) (= (_ bv5 7) new.attention.out.collective) $x1234 $x2865 (= (_ bv73 7) new.attention.out.collective)))))
(assert
 (let (($x904 (= (_ bv32 7) new.attention.out.input)))
 (let (($x256 (= (_ bv10 7) new.attention.out.input)))
 (or $x256 $x904 (= (_ bv63 7) new.attention.out.input)))))
(assert
 (let (($x1555 (= (_ bv61 7) new.attention.out.split)))
 (let (($x595 (= (_ bv57 7) new.attention.out.split)))
 (let (($x891 (= (_ bv40 7) new.attention.out.split)))
 (or $x891 $x595 $x1555)))))
(assert
 (let (($x3291 (= (_ bv8 7) new.attention.pairs)))
 (or $x3291 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x249 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1420 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x3100 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1661 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3222 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x3222 $x1661 $x3100 $x1420 $x249)))))))
(assert
 (let (($x2005 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x2005 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x240 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x2322 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x736 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1752 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x1752 $x736 $x2322 $x240))))))
(assert
 (let (($x1802 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x1802 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x185 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x2384 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x1245 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x1810 (= (_ bv48 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) $x1810 (= (_ bv56 7) new.attention.value_dim.kind) $x1245 $x2384 (= (_ bv91 7) new.attention.value_dim.kind) $x185 (= (_ bv99 7) new.attention.value_dim.kind)))))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x3914 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x3914)))
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
 (let ((?x2509 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x221 (div (* ?x2509 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x2465 (= (- 1) new.attention.heads.n)))
 (let (($x3395 (or $x2465 (< (* ?x221 new.attention.heads.parts) new.attention.heads.n))))
 (let ((?x3104 (ite (= 0 (mod new.attention.heads.multiple new.attention.heads.parts)) 1 (ite $x3395 0 1))))
 (let (($x3663 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x3951 (or $x2465 (not (= 0 (mod new.attention.heads.n new.attention.heads.parts))))))
 (let ((?x1064 (ite (and $x2465 (= 1 new.attention.heads.parts)) 1 (ite $x3951 0 1))))
 (let (($x706 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x3056 (= (_ bv56 7) new.attention.heads.kind)))
 (let (($x2317 (= (_ bv99 7) new.attention.heads.kind)))
 (let (($x3524 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x2267 (= (_ bv11 7) new.attention.heads.kind)))
 (let (($x1552 (= (_ bv18 7) new.attention.heads.kind)))
 (let ((?x2347 (ite (or $x1552 $x2267 $x3524 $x2317 $x3056) 1 (ite $x706 ?x1064 (ite $x3663 ?x3104 new.attention.heads.given_least)))))
 (let (($x989 (= (_ bv96 7) new.attention.heads.kind)))
 (= new.attention.heads.least (ite $x989 new.attention.heads.parts ?x2347)))))))))))))))))))
(assert
 (let ((?x2509 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x221 (div (* ?x2509 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x3663 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x1038 (and $x3663 (< 1 new.attention.heads.parts) (= ?x221 new.attention.heads.n))))
 (= new.attention.heads.filled $x1038))))))
(assert
 (let (($x2282 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x3663 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x3663 $x2282)))))
(assert
 (let (($x2087 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x2114 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x2128 (or $x2114 $x2087)))
 (let (($x989 (= (_ bv96 7) new.attention.heads.kind)))
 (let ((?x3678 (ite $x989 new.attention.heads.parts (ite $x2128 new.attention.heads.given_most 1))))
 (= new.attention.heads.most ?x3678)))))))
(assert
 (= new.attention.heads.beyond new.attention.heads.given_beyond))
(assert
 (let (($x2465 (= (- 1) new.attention.heads.n)))
 (let (($x706 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x1698 (ite $x706 (or $x2465 (<= new.attention.heads.parts new.attention.heads.n)) (or $x2465 (< 1 new.attention.heads.n)))))
 (let ((?x2509 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x221 (div (* ?x2509 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x3663 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x3524 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x2829 (ite $x3524 (or $x2465 (< new.attention.heads.block new.attention.heads.n)) (ite $x3663 (or $x2465 (< ?x221 new.attention.heads.n)) $x1698))))
 (let (($x3713 (= 1 new.attention.heads.parts)))
 (let (($x989 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2087 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x2114 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x2128 (or $x2114 $x2087)))
 (let (($x3890 (ite $x2128 new.attention.heads.given_moved (ite (or $x989 $x3713) false $x2829))))
 (= new.attention.heads.moved $x3890))))))))))))))))
(assert
 (let ((?x2251 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2639 (div (* ?x2251 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1793 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2451 (and $x1793 (< 1 new.attention.head_dim.parts) (= ?x2639 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x2451))))))
(assert
 (let ((?x98 (mod new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let (($x1245 (= (_ bv65 7) new.attention.value_dim.kind)))
 (= new.attention.value_dim.padded (and $x1245 (not (= 0 ?x98)))))))
(assert
 (let ((?x438 (+ new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let ((?x3659 (* (div (- ?x438 1) new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x1245 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2634 (and $x1245 (< 1 new.attention.value_dim.parts) (= (div ?x3659 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x2634))))))
(assert
 (let (($x891 (= (_ bv40 7) new.attention.out.split)))
 (let (($x2716 (not $x891)))
 (let (($x256 (= (_ bv10 7) new.attention.out.input)))
 (let (($x904 (= (_ bv32 7) new.attention.out.input)))
 (= new.attention.gathers (or $x904 (and $x256 $x2716))))))))
(assert
 (let (($x539 (not new.attention.heads.padded)))
 (let (($x3713 (= 1 new.attention.heads.parts)))
 (let (($x989 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2087 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x2114 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x2128 (or $x2114 $x2087)))
 (let (($x2539 (ite $x2128 new.attention.heads.given_everywhere (or $x989 (and $x3713 $x539)))))
 (= new.attention.heads.everywhere $x2539)))))))))
(assert
 (let (($x1669 (not new.attention.value_dim.padded)))
 (let (($x185 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x1810 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x2384 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x3158 (ite (or $x2384 $x1810) new.attention.value_dim.given_everywhere (or $x185 (and (= 1 new.attention.value_dim.parts) $x1669)))))
 (= new.attention.value_dim.everywhere $x3158)))))))
(assert
 (let (($x249 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x3222 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1573 (ite (or $x3222 $x249) (_ bv16 7) (_ bv96 7))))
 (let (($x1420 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x736 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1661 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x512 (and $x1661 $x736 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x1752 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2971 (and $x1661 $x1752 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x3667 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x3100 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2062 (or $x3100 $x1420)))
 (let ((?x1992 (ite (or $x2062 $x3667) new.attention.qkv.split (ite (or $x3222 $x2971 $x512) (_ bv96 7) (_ bv16 7)))))
 (let (($x2322 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1769 (not $x2322)))
 (let ((?x1072 (ite $x1769 ?x1992 (ite (or $x1420 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x1573))))
 (let ((?x3017 (ite (or $x2062 $x3667 new.model.query_latent) (_ bv96 7) (ite $x1661 (_ bv21 7) (_ bv16 7)))))
 (let (($x240 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x240 ?x3017 ?x1072)))))))))))))))))))))
(assert
 (let (($x1023 (not new.attention.heads.moved)))
 (let (($x2317 (= (_ bv99 7) new.attention.heads.kind)))
 (let (($x3524 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x2267 (= (_ bv11 7) new.attention.heads.kind)))
 (let (($x1552 (= (_ bv18 7) new.attention.heads.kind)))
 (let (($x1198 (or new.attention.heads.everywhere new.attention.heads.filled (and (or $x1552 $x2267 $x3524 $x2317) $x1023))))
 (let (($x2087 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x2114 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x2128 (or $x2114 $x2087)))
 (= new.attention.heads.undivided (ite $x2128 new.attention.heads.given_undivided $x1198))))))))))))
(assert
 (let (($x249 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x3222 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1573 (ite (or $x3222 $x249) (_ bv16 7) (_ bv96 7))))
 (let (($x1420 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x736 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1661 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x512 (and $x1661 $x736 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x1752 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2971 (and $x1661 $x1752 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x3667 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x3100 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2062 (or $x3100 $x1420)))
 (let ((?x1992 (ite (or $x2062 $x3667) new.attention.qkv.split (ite (or $x3222 $x2971 $x512) (_ bv96 7) (_ bv16 7)))))
 (let (($x2322 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1769 (not $x2322)))
 (let ((?x1672 (ite $x1769 ?x1992 (ite (or $x1420 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x1573))))
 (let ((?x3017 (ite (or $x2062 $x3667 new.model.query_latent) (_ bv96 7) (ite $x1661 (_ bv21 7) (_ bv16 7)))))
 (let (($x240 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x240 ?x3017 ?x1672))))))))))))))))))))))
(assert
 (let (($x736 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2219 (or (= (_ bv92 7) new.attention.v) (= (_ bv96 7) new.attention.v) (= (_ bv37 7) new.attention.v) (= (_ bv36 7) new.attention.v))))
 (let ((?x283 (ite $x2219 new.attention.v (ite $x736 (_ bv37 7) (ite (= (_ bv36 7) new.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= new.attention.mixed ?x283)))))
(assert
 (let (($x3778 (or (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.filled) (and (= (_ bv36 7) new.attention.mixed) new.attention.value_dim.filled))))
 (let (($x648 (not new.attention.gathers)))
 (let (($x595 (= (_ bv57 7) new.attention.out.split)))
 (= new.attention.share_of_one (and $x595 $x648 $x3778))))))
(assert
 (let ((?x2431 (ite new.attention.share_of_one (_ bv92 7) new.attention.mixed)))
 (let (($x816 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x1234 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x2865 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x302 (and new.attention.share_of_one new.stream.first_keeps_all (or (or $x2865 $x1234) $x816))))
 (let (($x891 (= (_ bv40 7) new.attention.out.split)))
 (let (($x2716 (not $x891)))
 (let (($x2911 (= (_ bv36 7) new.attention.mixed)))
 (let (($x1345 (or (and new.attention.gathers (or (= (_ bv37 7) new.attention.mixed) $x2911)) (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.everywhere) (and $x2911 new.attention.value_dim.everywhere $x2716) $x302)))
 (= new.attention.mixed_in (ite $x1345 (_ bv96 7) ?x2431))))))))))))
(assert
 (let ((?x2914 (ite (or (= (_ bv92 7) new.attention.mixed_in) (= (_ bv40 7) new.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) new.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x3756 (and new.attention.heads_where_kept (or (= (_ bv37 7) new.attention.mixed_in) (= (_ bv96 7) new.attention.mixed_in)))))
 (let (($x1313 (= (_ bv36 7) new.attention.mixed_in)))
 (let (($x816 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x2865 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x891 (= (_ bv40 7) new.attention.out.split)))
 (let (($x2576 (and $x891 (or $x2865 $x816) (ite $x1313 new.attention.dims_where_kept $x3756))))
 (= new.attention.out_state (ite $x2576 (_ bv96 7) ?x2914))))))))))
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
 (= (_ bv42 7) old.batch.idle))
(assert
 (let (($x2460 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x3594 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x421 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1001 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2541 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2541 $x1001 $x421 $x3594 $x2460)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1100 (* old.sp old.tp)))
 (<= old.moe.block ?x1100)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1100 (* old.sp old.tp)))
 (= old.stage.ranks ?x1100)))
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
 (let (($x2145 (not old.moe.group.sp)))
 (let (($x1975 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x1975 $x2145))))
(assert
 (let ((?x1461 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x1461)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x2514 (= new.attention.heads.least new.attention.heads.parts)))
 (let (($x3618 (= (_ bv92 7) new.attention.mixed_in)))
 (let (($x891 (= (_ bv40 7) new.attention.out.split)))
 (let (($x2716 (not $x891)))
 (let (($x246 (or (= 1 new.attention.heads.most) $x2716 (= (_ bv96 7) new.attention.out_state) (and $x3618 (and new.attention.heads.undivided $x2514)))))
 (let (($x2955 (not new.attention.heads.beyond)))
 (let (($x524 (and (not (= (_ bv37 7) new.attention.qkv.split)) (not (and $x891 (not (= (_ bv36 7) new.attention.mixed_in)))))))
 (not (or $x524 (and (<= 1 new.attention.heads.least) $x2955 $x246)))))))))))
(assert
 (let (($x2773 (= old.attention.heads.least old.attention.heads.parts)))
(let (($x2584 (= (_ bv92 7) old.attention.mixed_in)))
(let (($x2913 (= (_ bv40 7) old.attention.out.split)))
(let (($x330 (not $x2913)))
(let (($x2080 (or (= 1 old.attention.heads.most) $x330 (= (_ bv96 7) old.attention.out_state) (and $x2584 (and old.attention.heads.undivided $x2773)))))
(let (($x261 (not old.attention.heads.beyond)))
(let (($x1408 (and (not (= (_ bv37 7) old.attention.qkv.split)) (not (and $x2913 (not (= (_ bv36 7) old.attention.mixed_in)))))))
(or $x1408 (and (<= 1 old.attention.heads.least) $x261 $x2080))))))))))
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
 (let (($x1002 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x1002 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x1366 (= (_ bv65 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) (= (_ bv48 7) old.attention.heads.kind) (= (_ bv56 7) old.attention.heads.kind) $x1366 (= (_ bv86 7) old.attention.heads.kind) (= (_ bv91 7) old.attention.heads.kind) (= (_ bv96 7) old.attention.heads.kind) (= (_ bv99 7) old.attention.heads.kind))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x3919 (= (_ bv8 7) old.attention.pairs)))
 (or $x3919 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x2844 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x237 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1368 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3197 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x954 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x954 $x3197 $x1368 $x237 $x2844)))))))
(assert
 (let (($x605 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x605 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x2157 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x3641 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1248 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x76 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x76 $x1248 $x3641 $x2157))))))
(assert
 (let (($x1097 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x1097 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x2916 (= (_ bv42 7) old.batch.idle)))
 (or $x2916 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x2460 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2541 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x3594 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x421 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1001 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1001 $x421 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x3594 $x2541 $x2460)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x1999 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x1999)))
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
 (let ((?x62 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x2651 (= (div (* ?x62 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x1366 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x1366 (< 1 old.attention.heads.parts) $x2651))))))
(assert
 (let ((?x2250 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2754 (div (* ?x2250 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x1002 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1260 (and $x1002 (< 1 old.attention.head_dim.parts) (= ?x2754 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x1260))))))
(assert
 (let ((?x799 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x45 (* (div (- ?x799 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x1097 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x1251 (and $x1097 (< 1 old.attention.value_dim.parts) (= (div ?x45 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x1251))))))
(assert
 (let (($x2844 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x954 (= (_ bv4 7) old.attention.qkv.collective)))
 (let (($x237 (= (_ bv57 7) old.attention.qkv.collective)))
 (let ((?x154 (ite (or $x237 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x954 $x2844) (_ bv16 7) (_ bv96 7)))))
 (let (($x3709 (or old.model.latent old.attention.kv_filled)))
 (let (($x1248 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x3197 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x786 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x76 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2772 (and $x3197 $x76 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x786)))
 (let ((?x639 (ite (or $x954 $x2772 (and $x3197 $x1248 old.attention.heads.filled $x3709)) (_ bv96 7) (_ bv16 7))))
 (let (($x292 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1368 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1109 (or $x1368 $x237)))
 (let ((?x1849 (ite (not (= (_ bv40 7) old.attention.qkv.split)) (ite (or $x1109 $x292) old.attention.qkv.split ?x639) ?x154)))
 (let (($x2157 (= (_ bv57 7) old.attention.qkv.split)))
 (let ((?x2115 (ite $x2157 (ite (or $x1109 $x292 old.model.query_latent) (_ bv96 7) (ite $x3197 (_ bv21 7) (_ bv16 7))) ?x1849)))
 (= old.attention.q ?x2115)))))))))))))))))))
(assert
 (let (($x1793 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x1793 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x3663 (= (_ bv65 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) (= (_ bv48 7) new.attention.heads.kind) (= (_ bv56 7) new.attention.heads.kind) $x3663 (= (_ bv86 7) new.attention.heads.kind) (= (_ bv91 7) new.attention.heads.kind) (= (_ bv96 7) new.attention.heads.kind) (= (_ bv99 7) new.attention.heads.kind))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x3291 (= (_ bv8 7) new.attention.pairs)))
 (or $x3291 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x249 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1420 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x3100 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1661 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3222 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x3222 $x1661 $x3100 $x1420 $x249)))))))
(assert
 (let (($x1067 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x1067 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x240 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x2322 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x736 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1752 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x1752 $x736 $x2322 $x240))))))
(assert
 (let (($x1245 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x1245 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x3914 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x3914)))
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
 (let ((?x2509 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x3593 (= (div (* ?x2509 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x3663 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x3663 (< 1 new.attention.heads.parts) $x3593))))))
(assert
 (let ((?x2251 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2639 (div (* ?x2251 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1793 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2451 (and $x1793 (< 1 new.attention.head_dim.parts) (= ?x2639 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x2451))))))
(assert
 (let ((?x438 (+ new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let ((?x3659 (* (div (- ?x438 1) new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x1245 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2634 (and $x1245 (< 1 new.attention.value_dim.parts) (= (div ?x3659 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x2634))))))
(assert
 (let (($x249 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x3222 (= (_ bv4 7) new.attention.qkv.collective)))
 (let (($x1420 (= (_ bv57 7) new.attention.qkv.collective)))
 (let ((?x2007 (ite (or $x1420 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x3222 $x249) (_ bv16 7) (_ bv96 7)))))
 (let (($x736 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1661 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x512 (and $x1661 $x736 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x1752 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2971 (and $x1661 $x1752 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x3667 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x3100 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2062 (or $x3100 $x1420)))
 (let ((?x1992 (ite (or $x2062 $x3667) new.attention.qkv.split (ite (or $x3222 $x2971 $x512) (_ bv96 7) (_ bv16 7)))))
 (let (($x240 (= (_ bv57 7) new.attention.qkv.split)))
 (let ((?x609 (ite $x240 (ite (or $x2062 $x3667 new.model.query_latent) (_ bv96 7) (ite $x1661 (_ bv21 7) (_ bv16 7))) (ite (not (= (_ bv40 7) new.attention.qkv.split)) ?x1992 ?x2007))))
 (= new.attention.q ?x609)))))))))))))))))
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
 (= (_ bv42 7) old.batch.idle))
(assert
 (let (($x2460 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x3594 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x421 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1001 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2541 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2541 $x1001 $x421 $x3594 $x2460)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1100 (* old.sp old.tp)))
 (<= old.moe.block ?x1100)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1100 (* old.sp old.tp)))
 (= old.stage.ranks ?x1100)))
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
 (let (($x2145 (not old.moe.group.sp)))
 (let (($x1975 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x1975 $x2145))))
(assert
 (let ((?x1461 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x1461)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x3590 (ite (= (_ bv96 7) new.attention.q) new.attention.kv_unowned (or new.attention.kv_missing new.attention.kv_beyond))))
 (not (or (not (= (_ bv37 7) new.attention.qkv.split)) (not $x3590)))))
(assert
 (let (($x618 (ite (= (_ bv96 7) old.attention.q) old.attention.kv_unowned (or old.attention.kv_missing old.attention.kv_beyond))))
(or (not (= (_ bv37 7) old.attention.qkv.split)) (not $x618))))
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
(declare-fun old.attention.value_dim.padded () Bool)
(declare-fun old.attention.value_dim.least () Int)
(declare-fun old.attention.value_dim.filled () Bool)
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
(declare-fun old.attention.value_dim.given_everywhere () Bool)
(declare-fun old.attention.value_dim.everywhere () Bool)
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
(declare-fun new.attention.value_dim.padded () Bool)
(declare-fun new.attention.value_dim.least () Int)
(declare-fun new.attention.value_dim.filled () Bool)
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
(declare-fun new.attention.value_dim.given_everywhere () Bool)
(declare-fun new.attention.value_dim.everywhere () Bool)
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
 (let (($x2522 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x3396 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x1175 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x132 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1002 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2666 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x589 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x2769 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x628 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x3604 (= (_ bv11 7) old.attention.head_dim.kind)))
 (or $x3604 $x628 $x2769 $x589 $x2666 $x1002 $x132 $x1175 $x3396 $x2522))))))))))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x2484 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x1914 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1366 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x1107 (= (_ bv48 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) $x1107 (= (_ bv56 7) old.attention.heads.kind) $x1366 $x1914 (= (_ bv91 7) old.attention.heads.kind) $x2484 (= (_ bv99 7) old.attention.heads.kind)))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x2829 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x1374 (= (_ bv10 7) old.attention.out.collective)))
 (or (= (_ bv4 7) old.attention.out.collective) (= (_ bv5 7) old.attention.out.collective) $x1374 $x2829 (= (_ bv73 7) old.attention.out.collective)))))
(assert
 (let (($x189 (= (_ bv32 7) old.attention.out.input)))
 (let (($x3784 (= (_ bv10 7) old.attention.out.input)))
 (or $x3784 $x189 (= (_ bv63 7) old.attention.out.input)))))
(assert
 (let (($x1748 (= (_ bv61 7) old.attention.out.split)))
 (let (($x2297 (= (_ bv57 7) old.attention.out.split)))
 (let (($x3409 (= (_ bv40 7) old.attention.out.split)))
 (or $x3409 $x2297 $x1748)))))
(assert
 (let (($x3919 (= (_ bv8 7) old.attention.pairs)))
 (or $x3919 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x2844 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x237 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1368 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3197 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x954 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x954 $x3197 $x1368 $x237 $x2844)))))))
(assert
 (let (($x3323 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x3323 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x605 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x605 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x2157 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x3641 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1248 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x76 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x76 $x1248 $x3641 $x2157))))))
(assert
 (let (($x1072 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x1072 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x1034 (= (_ bv57 7) old.attention.scores.sum)))
 (let (($x1775 (= (_ bv1 7) old.attention.scores.sum)))
 (or $x1775 $x1034 (= (_ bv88 7) old.attention.scores.sum)))))
(assert
 (and (<= 0 old.attention.value_dim.given_least)))
(assert
 (let (($x2812 (= (_ bv99 7) old.attention.value_dim.kind)))
 (let (($x3940 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x3511 (= (_ bv91 7) old.attention.value_dim.kind)))
 (let (($x896 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x1097 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x425 (= (_ bv56 7) old.attention.value_dim.kind)))
 (let (($x709 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x2842 (= (_ bv26 7) old.attention.value_dim.kind)))
 (let (($x1265 (= (_ bv18 7) old.attention.value_dim.kind)))
 (let (($x1047 (= (_ bv11 7) old.attention.value_dim.kind)))
 (or $x1047 $x1265 $x2842 $x709 $x425 $x1097 $x896 $x3511 $x3940 $x2812))))))))))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x2916 (= (_ bv42 7) old.batch.idle)))
 (or $x2916 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x2460 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2541 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x3594 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x421 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1001 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1001 $x421 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x3594 $x2541 $x2460)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x1999 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x1999)))
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
 (let ((?x62 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x2651 (= (div (* ?x62 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x1366 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x1366 (< 1 old.attention.heads.parts) $x2651))))))
(assert
 (let (($x2288 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x1366 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x1366 $x2288)))))
(assert
 (let ((?x2250 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2754 (div (* ?x2250 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x762 (= (- 1) old.attention.head_dim.n)))
 (let (($x2182 (or $x762 (< (* ?x2754 old.attention.head_dim.parts) old.attention.head_dim.n))))
 (let ((?x598 (mod old.attention.head_dim.multiple old.attention.head_dim.parts)))
 (let (($x1002 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let ((?x2929 (ite $x1002 (ite (= 0 ?x598) 1 (ite $x2182 0 1)) old.attention.head_dim.given_least)))
 (let (($x2104 (not (= 0 (mod old.attention.head_dim.n old.attention.head_dim.parts)))))
 (let ((?x1754 (ite (and $x762 (= 1 old.attention.head_dim.parts)) 1 (ite (or $x762 $x2104) 0 1))))
 (let (($x2769 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x2666 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x2522 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x1175 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x3604 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x628 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x3396 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let ((?x2903 (ite $x3396 old.attention.head_dim.parts (ite (or $x628 $x3604 $x1175 $x2522 $x2666) 1 (ite $x2769 ?x1754 ?x2929)))))
 (= old.attention.head_dim.least ?x2903)))))))))))))))))))
(assert
 (let ((?x2250 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2754 (div (* ?x2250 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x1002 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1260 (and $x1002 (< 1 old.attention.head_dim.parts) (= ?x2754 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x1260))))))
(assert
 (let ((?x2103 (mod old.attention.head_dim.n old.attention.head_dim.multiple)))
 (let (($x1002 (= (_ bv65 7) old.attention.head_dim.kind)))
 (= old.attention.head_dim.padded (and $x1002 (not (= 0 ?x2103)))))))
(assert
 (let (($x589 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x132 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2703 (or $x132 $x589)))
 (let (($x3396 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let ((?x1986 (ite $x3396 old.attention.head_dim.parts (ite $x2703 old.attention.head_dim.given_most 1))))
 (= old.attention.head_dim.most ?x1986)))))))
(assert
 (= old.attention.head_dim.beyond old.attention.head_dim.given_beyond))
(assert
 (let (($x762 (= (- 1) old.attention.head_dim.n)))
 (let (($x2769 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x1888 (ite $x2769 (or $x762 (<= old.attention.head_dim.parts old.attention.head_dim.n)) (or $x762 (< 1 old.attention.head_dim.n)))))
 (let ((?x2250 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2754 (div (* ?x2250 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x1002 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1175 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x3134 (ite $x1175 (or $x762 (< old.attention.head_dim.block old.attention.head_dim.n)) (ite $x1002 (or $x762 (< ?x2754 old.attention.head_dim.n)) $x1888))))
 (let (($x1897 (= 1 old.attention.head_dim.parts)))
 (let (($x3396 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x589 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x132 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2703 (or $x132 $x589)))
 (let (($x3161 (ite $x2703 old.attention.head_dim.given_moved (ite (or $x3396 $x1897) false $x3134))))
 (= old.attention.head_dim.moved $x3161))))))))))))))))
(assert
 (let ((?x1819 (mod old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let (($x1097 (= (_ bv65 7) old.attention.value_dim.kind)))
 (= old.attention.value_dim.padded (and $x1097 (not (= 0 ?x1819)))))))
(assert
 (let ((?x799 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x45 (* (div (- ?x799 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let ((?x1446 (div ?x45 old.attention.value_dim.parts)))
 (let (($x1365 (= (- 1) old.attention.value_dim.n)))
 (let (($x1939 (or $x1365 (< (* ?x1446 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (let ((?x1929 (mod old.attention.value_dim.multiple old.attention.value_dim.parts)))
 (let (($x1097 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let ((?x2949 (ite $x1097 (ite (= 0 ?x1929) 1 (ite $x1939 0 1)) old.attention.value_dim.given_least)))
 (let (($x584 (not (= 0 (mod old.attention.value_dim.n old.attention.value_dim.parts)))))
 (let ((?x1410 (ite (and $x1365 (= 1 old.attention.value_dim.parts)) 1 (ite (or $x1365 $x584) 0 1))))
 (let (($x2842 (= (_ bv26 7) old.attention.value_dim.kind)))
 (let (($x425 (= (_ bv56 7) old.attention.value_dim.kind)))
 (let (($x2812 (= (_ bv99 7) old.attention.value_dim.kind)))
 (let (($x3511 (= (_ bv91 7) old.attention.value_dim.kind)))
 (let (($x1047 (= (_ bv11 7) old.attention.value_dim.kind)))
 (let (($x1265 (= (_ bv18 7) old.attention.value_dim.kind)))
 (let (($x3940 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let ((?x1780 (ite $x3940 old.attention.value_dim.parts (ite (or $x1265 $x1047 $x3511 $x2812 $x425) 1 (ite $x2842 ?x1410 ?x2949)))))
 (= old.attention.value_dim.least ?x1780))))))))))))))))))))
(assert
 (let ((?x799 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x45 (* (div (- ?x799 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let ((?x1446 (div ?x45 old.attention.value_dim.parts)))
 (let (($x1097 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x1251 (and $x1097 (< 1 old.attention.value_dim.parts) (= ?x1446 old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x1251)))))))
(assert
 (= old.attention.value_dim.beyond old.attention.value_dim.given_beyond))
(assert
 (let (($x1163 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x2379 (not old.model.sinks)))
 (= old.attention.one_key (and $x2379 $x1163)))))
(assert
 (let (($x3409 (= (_ bv40 7) old.attention.out.split)))
 (let (($x2729 (not $x3409)))
 (let (($x3784 (= (_ bv10 7) old.attention.out.input)))
 (let (($x189 (= (_ bv32 7) old.attention.out.input)))
 (= old.attention.gathers (or $x189 (and $x3784 $x2729))))))))
(assert
 (let (($x3532 (not old.attention.heads.padded)))
 (let (($x2484 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x1107 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x1914 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x2223 (ite (or $x1914 $x1107) old.attention.heads.given_everywhere (or $x2484 (and (= 1 old.attention.heads.parts) $x3532)))))
 (= old.attention.heads.everywhere $x2223)))))))
(assert
 (let (($x2229 (not old.attention.head_dim.padded)))
 (let (($x1897 (= 1 old.attention.head_dim.parts)))
 (let (($x3396 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x589 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x132 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2703 (or $x132 $x589)))
 (let (($x2318 (ite $x2703 old.attention.head_dim.given_everywhere (or $x3396 (and $x1897 $x2229)))))
 (= old.attention.head_dim.everywhere $x2318)))))))))
(assert
 (let (($x1882 (not old.attention.value_dim.padded)))
 (let (($x3308 (= 1 old.attention.value_dim.parts)))
 (let (($x3940 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x709 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x896 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x1380 (ite (or $x896 $x709) old.attention.value_dim.given_everywhere (or $x3940 (and $x3308 $x1882)))))
 (= old.attention.value_dim.everywhere $x1380))))))))
(assert
 (let (($x2844 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x954 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2871 (ite (or $x954 $x2844) (_ bv16 7) (_ bv96 7))))
 (let (($x237 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x3709 (or old.model.latent old.attention.kv_filled)))
 (let (($x1248 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x3197 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x786 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x76 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2772 (and $x3197 $x76 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x786)))
 (let ((?x639 (ite (or $x954 $x2772 (and $x3197 $x1248 old.attention.heads.filled $x3709)) (_ bv96 7) (_ bv16 7))))
 (let (($x292 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1368 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1109 (or $x1368 $x237)))
 (let ((?x2704 (ite (or $x1109 $x292) old.attention.qkv.split ?x639)))
 (let (($x3641 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2801 (not $x3641)))
 (let ((?x1849 (ite $x2801 ?x2704 (ite (or $x237 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) ?x2871))))
 (let ((?x3054 (ite (or $x1109 $x292 old.model.query_latent) (_ bv96 7) (ite $x3197 (_ bv21 7) (_ bv16 7)))))
 (let (($x2157 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x2157 ?x3054 ?x1849)))))))))))))))))))))))
(assert
 (let (($x2844 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x954 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2871 (ite (or $x954 $x2844) (_ bv16 7) (_ bv96 7))))
 (let (($x237 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x3709 (or old.model.latent old.attention.kv_filled)))
 (let (($x1248 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x3197 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x786 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x76 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2772 (and $x3197 $x76 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x786)))
 (let ((?x639 (ite (or $x954 $x2772 (and $x3197 $x1248 old.attention.heads.filled $x3709)) (_ bv96 7) (_ bv16 7))))
 (let (($x292 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1368 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1109 (or $x1368 $x237)))
 (let ((?x2704 (ite (or $x1109 $x292) old.attention.qkv.split ?x639)))
 (let (($x3641 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2801 (not $x3641)))
 (let ((?x2347 (ite $x2801 ?x2704 (ite (or $x237 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x2871))))
 (let ((?x3054 (ite (or $x1109 $x292 old.model.query_latent) (_ bv96 7) (ite $x3197 (_ bv21 7) (_ bv16 7)))))
 (let (($x2157 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x2157 ?x3054 ?x2347)))))))))))))))))))))))
(assert
 (let (($x601 (not old.attention.head_dim.moved)))
 (let (($x2522 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x1175 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x3604 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x628 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x532 (or old.attention.head_dim.everywhere old.attention.head_dim.filled (and (or $x628 $x3604 $x1175 $x2522) $x601))))
 (let (($x589 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x132 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2703 (or $x132 $x589)))
 (= old.attention.head_dim.undivided (ite $x2703 old.attention.head_dim.given_undivided $x532))))))))))))
(assert
 (let (($x2844 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x954 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2871 (ite (or $x954 $x2844) (_ bv16 7) (_ bv96 7))))
 (let (($x237 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x3709 (or old.model.latent old.attention.kv_filled)))
 (let (($x1248 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x3197 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x786 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x76 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2772 (and $x3197 $x76 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x786)))
 (let ((?x639 (ite (or $x954 $x2772 (and $x3197 $x1248 old.attention.heads.filled $x3709)) (_ bv96 7) (_ bv16 7))))
 (let (($x292 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1368 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1109 (or $x1368 $x237)))
 (let ((?x2704 (ite (or $x1109 $x292) old.attention.qkv.split ?x639)))
 (let (($x3641 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2801 (not $x3641)))
 (let ((?x755 (ite $x2801 ?x2704 (ite (or $x237 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x2871))))
 (let ((?x3054 (ite (or $x1109 $x292 old.model.query_latent) (_ bv96 7) (ite $x3197 (_ bv21 7) (_ bv16 7)))))
 (let (($x2157 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x2157 ?x3054 ?x755))))))))))))))))))))))))
(assert
 (let (($x781 (= old.attention.head_dim.least old.attention.head_dim.parts)))
 (let (($x1775 (= (_ bv1 7) old.attention.scores.sum)))
 (let (($x601 (not old.attention.head_dim.moved)))
 (let (($x98 (= 1 old.attention.head_dim.most)))
 (let (($x1743 (<= 1 old.attention.head_dim.least)))
 (let (($x2282 (and (or (not old.attention.scores.group.tp) (= 1 old.tp)) (or (not old.attention.scores.group.dp) (= 1 old.dp)) (or (not old.attention.scores.group.sp) (= 1 old.sp)) (or (not old.attention.scores.group.pp) (= 1 old.pp)))))
 (let (($x1034 (= (_ bv57 7) old.attention.scores.sum)))
 (let (($x3749 (ite (or $x1034 $x2282) (and $x1743 (or old.attention.head_dim.undivided (and $x98 $x601))) (and $x1775 (and old.attention.head_dim.undivided $x781)))))
 (= old.attention.scores_whole $x3749))))))))))
(assert
 (let (($x1248 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1271 (or (= (_ bv92 7) old.attention.v) (= (_ bv96 7) old.attention.v) (= (_ bv37 7) old.attention.v) (= (_ bv36 7) old.attention.v))))
 (let ((?x1930 (ite $x1271 old.attention.v (ite $x1248 (_ bv37 7) (ite (= (_ bv36 7) old.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= old.attention.mixed ?x1930)))))
(assert
 (let (($x277 (or (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.filled) (and (= (_ bv36 7) old.attention.mixed) old.attention.value_dim.filled))))
 (let (($x2595 (not old.attention.gathers)))
 (let (($x2297 (= (_ bv57 7) old.attention.out.split)))
 (= old.attention.share_of_one (and $x2297 $x2595 $x277))))))
(assert
 (let ((?x1345 (ite old.attention.share_of_one (_ bv92 7) old.attention.mixed)))
 (let (($x2431 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x1374 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x2829 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x648 (and old.attention.share_of_one old.stream.first_keeps_all (or (or $x2829 $x1374) $x2431))))
 (let (($x3409 (= (_ bv40 7) old.attention.out.split)))
 (let (($x2729 (not $x3409)))
 (let (($x1926 (= (_ bv36 7) old.attention.mixed)))
 (let (($x2536 (or (and old.attention.gathers (or (= (_ bv37 7) old.attention.mixed) $x1926)) (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.everywhere) (and $x1926 old.attention.value_dim.everywhere $x2729) $x648)))
 (= old.attention.mixed_in (ite $x2536 (_ bv96 7) ?x1345))))))))))))
(assert
 (let ((?x816 (ite (or (= (_ bv92 7) old.attention.mixed_in) (= (_ bv40 7) old.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) old.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x2914 (and old.attention.heads_where_kept (or (= (_ bv37 7) old.attention.mixed_in) (= (_ bv96 7) old.attention.mixed_in)))))
 (let (($x2880 (ite (= (_ bv36 7) old.attention.mixed_in) old.attention.dims_where_kept $x2914)))
 (let (($x2431 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x2829 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x3409 (= (_ bv40 7) old.attention.out.split)))
 (= old.attention.out_state (ite (and $x3409 (or $x2829 $x2431) $x2880) (_ bv96 7) ?x816)))))))))
(assert
 (= old.prefill false))
(assert
 (and (<= 1 new.attention.head_dim.block)))
(assert
 (and (<= 0 new.attention.head_dim.given_least)))
(assert
 (and (<= 0 new.attention.head_dim.given_most)))
(assert
 (let (($x134 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x3469 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x513 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x2144 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x1793 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1730 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x2023 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x2822 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x471 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x2480 (= (_ bv11 7) new.attention.head_dim.kind)))
 (or $x2480 $x471 $x2822 $x2023 $x1730 $x1793 $x2144 $x513 $x3469 $x134))))))))))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x989 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2114 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x3663 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x2087 (= (_ bv48 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) $x2087 (= (_ bv56 7) new.attention.heads.kind) $x3663 $x2114 (= (_ bv91 7) new.attention.heads.kind) $x989 (= (_ bv99 7) new.attention.heads.kind)))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x2329 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x2040 (= (_ bv10 7) new.attention.out.collective)))
 (or (= (_ bv4 7) new.attention.out.collective) (= (_ bv5 7) new.attention.out.collective) $x2040 $x2329 (= (_ bv73 7) new.attention.out.collective)))))
(assert
 (let (($x2816 (= (_ bv32 7) new.attention.out.input)))
 (let (($x2648 (= (_ bv10 7) new.attention.out.input)))
 (or $x2648 $x2816 (= (_ bv63 7) new.attention.out.input)))))
(assert
 (let (($x1129 (= (_ bv61 7) new.attention.out.split)))
 (let (($x1134 (= (_ bv57 7) new.attention.out.split)))
 (let (($x3116 (= (_ bv40 7) new.attention.out.split)))
 (or $x3116 $x1134 $x1129)))))
(assert
 (let (($x3291 (= (_ bv8 7) new.attention.pairs)))
 (or $x3291 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x249 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1420 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x3100 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1661 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3222 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x3222 $x1661 $x3100 $x1420 $x249)))))))
(assert
 (let (($x1673 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x1673 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x1067 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x1067 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x240 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x2322 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x736 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1752 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x1752 $x736 $x2322 $x240))))))
(assert
 (let (($x2774 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x2774 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x891 (= (_ bv57 7) new.attention.scores.sum)))
 (let (($x3840 (= (_ bv1 7) new.attention.scores.sum)))
 (or $x3840 $x891 (= (_ bv88 7) new.attention.scores.sum)))))
(assert
 (and (<= 0 new.attention.value_dim.given_least)))
(assert
 (let (($x875 (= (_ bv99 7) new.attention.value_dim.kind)))
 (let (($x185 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x2938 (= (_ bv91 7) new.attention.value_dim.kind)))
 (let (($x2384 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x1245 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x753 (= (_ bv56 7) new.attention.value_dim.kind)))
 (let (($x1810 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x2502 (= (_ bv26 7) new.attention.value_dim.kind)))
 (let (($x2401 (= (_ bv18 7) new.attention.value_dim.kind)))
 (let (($x3169 (= (_ bv11 7) new.attention.value_dim.kind)))
 (or $x3169 $x2401 $x2502 $x1810 $x753 $x1245 $x2384 $x2938 $x185 $x875))))))))))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x3914 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x3914)))
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
 (let ((?x2509 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x3593 (= (div (* ?x2509 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x3663 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x3663 (< 1 new.attention.heads.parts) $x3593))))))
(assert
 (let (($x330 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x3663 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x3663 $x330)))))
(assert
 (let ((?x2251 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2639 (div (* ?x2251 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2080 (= (- 1) new.attention.head_dim.n)))
 (let (($x1584 (or $x2080 (< (* ?x2639 new.attention.head_dim.parts) new.attention.head_dim.n))))
 (let ((?x2980 (mod new.attention.head_dim.multiple new.attention.head_dim.parts)))
 (let (($x1793 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let ((?x1452 (ite $x1793 (ite (= 0 ?x2980) 1 (ite $x1584 0 1)) new.attention.head_dim.given_least)))
 (let (($x2569 (not (= 0 (mod new.attention.head_dim.n new.attention.head_dim.parts)))))
 (let ((?x1408 (ite (and $x2080 (= 1 new.attention.head_dim.parts)) 1 (ite (or $x2080 $x2569) 0 1))))
 (let (($x2822 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x1730 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x134 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x513 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x2480 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x471 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x3469 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let ((?x2304 (ite $x3469 new.attention.head_dim.parts (ite (or $x471 $x2480 $x513 $x134 $x1730) 1 (ite $x2822 ?x1408 ?x1452)))))
 (= new.attention.head_dim.least ?x2304)))))))))))))))))))
(assert
 (let ((?x2251 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2639 (div (* ?x2251 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1793 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2451 (and $x1793 (< 1 new.attention.head_dim.parts) (= ?x2639 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x2451))))))
(assert
 (let ((?x3071 (mod new.attention.head_dim.n new.attention.head_dim.multiple)))
 (let (($x1793 (= (_ bv65 7) new.attention.head_dim.kind)))
 (= new.attention.head_dim.padded (and $x1793 (not (= 0 ?x3071)))))))
(assert
 (let (($x2023 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x2144 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x3137 (or $x2144 $x2023)))
 (let (($x3469 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let ((?x3699 (ite $x3469 new.attention.head_dim.parts (ite $x3137 new.attention.head_dim.given_most 1))))
 (= new.attention.head_dim.most ?x3699)))))))
(assert
 (= new.attention.head_dim.beyond new.attention.head_dim.given_beyond))
(assert
 (let (($x2080 (= (- 1) new.attention.head_dim.n)))
 (let (($x2822 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x1326 (ite $x2822 (or $x2080 (<= new.attention.head_dim.parts new.attention.head_dim.n)) (or $x2080 (< 1 new.attention.head_dim.n)))))
 (let ((?x2251 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2639 (div (* ?x2251 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1793 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x513 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x1499 (ite $x513 (or $x2080 (< new.attention.head_dim.block new.attention.head_dim.n)) (ite $x1793 (or $x2080 (< ?x2639 new.attention.head_dim.n)) $x1326))))
 (let (($x1376 (= 1 new.attention.head_dim.parts)))
 (let (($x3469 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x2023 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x2144 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x3137 (or $x2144 $x2023)))
 (let (($x2886 (ite $x3137 new.attention.head_dim.given_moved (ite (or $x3469 $x1376) false $x1499))))
 (= new.attention.head_dim.moved $x2886))))))))))))))))
(assert
 (let ((?x3561 (mod new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let (($x1245 (= (_ bv65 7) new.attention.value_dim.kind)))
 (= new.attention.value_dim.padded (and $x1245 (not (= 0 ?x3561)))))))
(assert
 (let ((?x438 (+ new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let ((?x3659 (* (div (- ?x438 1) new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let ((?x1508 (div ?x3659 new.attention.value_dim.parts)))
 (let (($x49 (= (- 1) new.attention.value_dim.n)))
 (let (($x3069 (or $x49 (< (* ?x1508 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (let ((?x2699 (mod new.attention.value_dim.multiple new.attention.value_dim.parts)))
 (let (($x1245 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let ((?x3174 (ite $x1245 (ite (= 0 ?x2699) 1 (ite $x3069 0 1)) new.attention.value_dim.given_least)))
 (let (($x797 (not (= 0 (mod new.attention.value_dim.n new.attention.value_dim.parts)))))
 (let ((?x936 (ite (and $x49 (= 1 new.attention.value_dim.parts)) 1 (ite (or $x49 $x797) 0 1))))
 (let (($x2502 (= (_ bv26 7) new.attention.value_dim.kind)))
 (let (($x753 (= (_ bv56 7) new.attention.value_dim.kind)))
 (let (($x875 (= (_ bv99 7) new.attention.value_dim.kind)))
 (let (($x2938 (= (_ bv91 7) new.attention.value_dim.kind)))
 (let (($x3169 (= (_ bv11 7) new.attention.value_dim.kind)))
 (let (($x2401 (= (_ bv18 7) new.attention.value_dim.kind)))
 (let (($x185 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let ((?x3140 (ite $x185 new.attention.value_dim.parts (ite (or $x2401 $x3169 $x2938 $x875 $x753) 1 (ite $x2502 ?x936 ?x3174)))))
 (= new.attention.value_dim.least ?x3140))))))))))))))))))))
(assert
 (let ((?x438 (+ new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let ((?x3659 (* (div (- ?x438 1) new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let ((?x1508 (div ?x3659 new.attention.value_dim.parts)))
 (let (($x1245 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2634 (and $x1245 (< 1 new.attention.value_dim.parts) (= ?x1508 new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x2634)))))))
(assert
 (= new.attention.value_dim.beyond new.attention.value_dim.given_beyond))
(assert
 (let (($x2906 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x763 (not new.model.sinks)))
 (= new.attention.one_key (and $x763 $x2906)))))
(assert
 (let (($x3116 (= (_ bv40 7) new.attention.out.split)))
 (let (($x3149 (not $x3116)))
 (let (($x2648 (= (_ bv10 7) new.attention.out.input)))
 (let (($x2816 (= (_ bv32 7) new.attention.out.input)))
 (= new.attention.gathers (or $x2816 (and $x2648 $x3149))))))))
(assert
 (let (($x520 (not new.attention.heads.padded)))
 (let (($x989 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2087 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x2114 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x3645 (ite (or $x2114 $x2087) new.attention.heads.given_everywhere (or $x989 (and (= 1 new.attention.heads.parts) $x520)))))
 (= new.attention.heads.everywhere $x3645)))))))
(assert
 (let (($x3172 (not new.attention.head_dim.padded)))
 (let (($x1376 (= 1 new.attention.head_dim.parts)))
 (let (($x3469 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x2023 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x2144 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x3137 (or $x2144 $x2023)))
 (let (($x1867 (ite $x3137 new.attention.head_dim.given_everywhere (or $x3469 (and $x1376 $x3172)))))
 (= new.attention.head_dim.everywhere $x1867)))))))))
(assert
 (let (($x2889 (not new.attention.value_dim.padded)))
 (let (($x999 (= 1 new.attention.value_dim.parts)))
 (let (($x185 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x1810 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x2384 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x2748 (ite (or $x2384 $x1810) new.attention.value_dim.given_everywhere (or $x185 (and $x999 $x2889)))))
 (= new.attention.value_dim.everywhere $x2748))))))))
(assert
 (let (($x249 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x3222 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1573 (ite (or $x3222 $x249) (_ bv16 7) (_ bv96 7))))
 (let (($x1420 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x736 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1661 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x512 (and $x1661 $x736 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x1752 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2971 (and $x1661 $x1752 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x3667 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x3100 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2062 (or $x3100 $x1420)))
 (let ((?x1992 (ite (or $x2062 $x3667) new.attention.qkv.split (ite (or $x3222 $x2971 $x512) (_ bv96 7) (_ bv16 7)))))
 (let (($x2322 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1769 (not $x2322)))
 (let ((?x2426 (ite $x1769 ?x1992 (ite (or $x1420 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) ?x1573))))
 (let ((?x3017 (ite (or $x2062 $x3667 new.model.query_latent) (_ bv96 7) (ite $x1661 (_ bv21 7) (_ bv16 7)))))
 (let (($x240 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x240 ?x3017 ?x2426)))))))))))))))))))))
(assert
 (let (($x249 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x3222 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1573 (ite (or $x3222 $x249) (_ bv16 7) (_ bv96 7))))
 (let (($x1420 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x736 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1661 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x512 (and $x1661 $x736 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x1752 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2971 (and $x1661 $x1752 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x3667 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x3100 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2062 (or $x3100 $x1420)))
 (let ((?x1992 (ite (or $x2062 $x3667) new.attention.qkv.split (ite (or $x3222 $x2971 $x512) (_ bv96 7) (_ bv16 7)))))
 (let (($x2322 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1769 (not $x2322)))
 (let ((?x2624 (ite $x1769 ?x1992 (ite (or $x1420 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x1573))))
 (let ((?x3017 (ite (or $x2062 $x3667 new.model.query_latent) (_ bv96 7) (ite $x1661 (_ bv21 7) (_ bv16 7)))))
 (let (($x240 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x240 ?x3017 ?x2624)))))))))))))))))))))
(assert
 (let (($x1282 (not new.attention.head_dim.moved)))
 (let (($x134 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x513 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x2480 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x471 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x3044 (or new.attention.head_dim.everywhere new.attention.head_dim.filled (and (or $x471 $x2480 $x513 $x134) $x1282))))
 (let (($x2023 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x2144 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x3137 (or $x2144 $x2023)))
 (= new.attention.head_dim.undivided (ite $x3137 new.attention.head_dim.given_undivided $x3044))))))))))))
(assert
 (let (($x249 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x3222 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1573 (ite (or $x3222 $x249) (_ bv16 7) (_ bv96 7))))
 (let (($x1420 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x736 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1661 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x512 (and $x1661 $x736 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x1752 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2971 (and $x1661 $x1752 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x3667 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x3100 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2062 (or $x3100 $x1420)))
 (let ((?x1992 (ite (or $x2062 $x3667) new.attention.qkv.split (ite (or $x3222 $x2971 $x512) (_ bv96 7) (_ bv16 7)))))
 (let (($x2322 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1769 (not $x2322)))
 (let ((?x272 (ite $x1769 ?x1992 (ite (or $x1420 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x1573))))
 (let ((?x3017 (ite (or $x2062 $x3667 new.model.query_latent) (_ bv96 7) (ite $x1661 (_ bv21 7) (_ bv16 7)))))
 (let (($x240 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x240 ?x3017 ?x272))))))))))))))))))))))
(assert
 (let (($x151 (= new.attention.head_dim.least new.attention.head_dim.parts)))
 (let (($x3840 (= (_ bv1 7) new.attention.scores.sum)))
 (let (($x1282 (not new.attention.head_dim.moved)))
 (let (($x3081 (= 1 new.attention.head_dim.most)))
 (let (($x2910 (<= 1 new.attention.head_dim.least)))
 (let (($x2943 (and (or (not new.attention.scores.group.tp) (= 1 new.tp)) (or (not new.attention.scores.group.dp) (= 1 new.dp)) (or (not new.attention.scores.group.sp) (= 1 new.sp)) (or (not new.attention.scores.group.pp) (= 1 new.pp)))))
 (let (($x891 (= (_ bv57 7) new.attention.scores.sum)))
 (let (($x197 (ite (or $x891 $x2943) (and $x2910 (or new.attention.head_dim.undivided (and $x3081 $x1282))) (and $x3840 (and new.attention.head_dim.undivided $x151)))))
 (= new.attention.scores_whole $x197))))))))))
(assert
 (let (($x736 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x3018 (or (= (_ bv92 7) new.attention.v) (= (_ bv96 7) new.attention.v) (= (_ bv37 7) new.attention.v) (= (_ bv36 7) new.attention.v))))
 (let ((?x961 (ite $x3018 new.attention.v (ite $x736 (_ bv37 7) (ite (= (_ bv36 7) new.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= new.attention.mixed ?x961)))))
(assert
 (let (($x1971 (or (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.filled) (and (= (_ bv36 7) new.attention.mixed) new.attention.value_dim.filled))))
 (let (($x2038 (not new.attention.gathers)))
 (let (($x1134 (= (_ bv57 7) new.attention.out.split)))
 (= new.attention.share_of_one (and $x1134 $x2038 $x1971))))))
(assert
 (let ((?x3538 (ite new.attention.share_of_one (_ bv92 7) new.attention.mixed)))
 (let (($x790 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x2040 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x2329 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x3721 (and new.attention.share_of_one new.stream.first_keeps_all (or (or $x2329 $x2040) $x790))))
 (let (($x3116 (= (_ bv40 7) new.attention.out.split)))
 (let (($x3149 (not $x3116)))
 (let (($x750 (= (_ bv36 7) new.attention.mixed)))
 (let (($x1102 (or (and new.attention.gathers (or (= (_ bv37 7) new.attention.mixed) $x750)) (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.everywhere) (and $x750 new.attention.value_dim.everywhere $x3149) $x3721)))
 (= new.attention.mixed_in (ite $x1102 (_ bv96 7) ?x3538))))))))))))
(assert
 (let ((?x2082 (ite (or (= (_ bv92 7) new.attention.mixed_in) (= (_ bv40 7) new.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) new.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x1264 (and new.attention.heads_where_kept (or (= (_ bv37 7) new.attention.mixed_in) (= (_ bv96 7) new.attention.mixed_in)))))
 (let (($x3216 (ite (= (_ bv36 7) new.attention.mixed_in) new.attention.dims_where_kept $x1264)))
 (let (($x790 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x2329 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x3116 (= (_ bv40 7) new.attention.out.split)))
 (= new.attention.out_state (ite (and $x3116 (or $x2329 $x790) $x3216) (_ bv96 7) ?x2082)))))))))
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
 (= (_ bv42 7) old.batch.idle))
(assert
 (let (($x2460 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x3594 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x421 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1001 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2541 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2541 $x1001 $x421 $x3594 $x2460)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1100 (* old.sp old.tp)))
 (<= old.moe.block ?x1100)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1100 (* old.sp old.tp)))
 (= old.stage.ranks ?x1100)))
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
 (let (($x2145 (not old.moe.group.sp)))
 (let (($x1975 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x1975 $x2145))))
(assert
 (let ((?x1461 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x1461)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x2631 (= (_ bv96 7) new.attention.mixed_in)))
 (let (($x3116 (= (_ bv40 7) new.attention.out.split)))
 (let (($x3149 (not $x3116)))
 (let (($x2539 (or new.attention.one_key new.attention.scores_whole)))
 (let (($x3081 (= 1 new.attention.head_dim.most)))
 (let (($x2814 (= (_ bv96 7) new.attention.q)))
 (let (($x2017 (or $x2814 $x3081 (and $x2539 (or $x3149 $x2631 (= (_ bv96 7) new.attention.out_state))))))
 (let (($x905 (not new.attention.value_dim.beyond)))
 (let (($x1698 (or (and (<= 1 new.attention.value_dim.least) $x905) (and new.model.latent $x2814))))
 (let (($x2910 (<= 1 new.attention.head_dim.least)))
 (let (($x693 (not new.attention.head_dim.beyond)))
 (let (($x903 (and $x693 (or $x2910 (and new.attention.one_key (not $x2814))) $x1698 $x2017)))
 (not (or (not (= (_ bv36 7) new.attention.qkv.split)) $x903)))))))))))))))
(assert
 (let (($x3230 (= (_ bv96 7) old.attention.mixed_in)))
(let (($x3409 (= (_ bv40 7) old.attention.out.split)))
(let (($x2729 (not $x3409)))
(let (($x55 (or old.attention.one_key old.attention.scores_whole)))
(let (($x98 (= 1 old.attention.head_dim.most)))
(let (($x1066 (= (_ bv96 7) old.attention.q)))
(let (($x1538 (or $x1066 $x98 (and $x55 (or $x2729 $x3230 (= (_ bv96 7) old.attention.out_state))))))
(let (($x1657 (not old.attention.value_dim.beyond)))
(let (($x3486 (or (and (<= 1 old.attention.value_dim.least) $x1657) (and old.model.latent $x1066))))
(let (($x1743 (<= 1 old.attention.head_dim.least)))
(let (($x301 (not old.attention.head_dim.beyond)))
(let (($x2682 (and $x301 (or $x1743 (and old.attention.one_key (not $x1066))) $x3486 $x1538)))
(or (not (= (_ bv36 7) old.attention.qkv.split)) $x2682))))))))))))))
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
 (let (($x1002 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x1002 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x1366 (= (_ bv65 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) (= (_ bv48 7) old.attention.heads.kind) (= (_ bv56 7) old.attention.heads.kind) $x1366 (= (_ bv86 7) old.attention.heads.kind) (= (_ bv91 7) old.attention.heads.kind) (= (_ bv96 7) old.attention.heads.kind) (= (_ bv99 7) old.attention.heads.kind))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x3919 (= (_ bv8 7) old.attention.pairs)))
 (or $x3919 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x2844 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x237 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1368 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3197 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x954 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x954 $x3197 $x1368 $x237 $x2844)))))))
(assert
 (let (($x605 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x605 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x2157 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x3641 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1248 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x76 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x76 $x1248 $x3641 $x2157))))))
(assert
 (let (($x1097 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x1097 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x2916 (= (_ bv42 7) old.batch.idle)))
 (or $x2916 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x2460 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2541 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x3594 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x421 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1001 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1001 $x421 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x3594 $x2541 $x2460)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x1999 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x1999)))
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
 (let ((?x62 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x2651 (= (div (* ?x62 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x1366 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x1366 (< 1 old.attention.heads.parts) $x2651))))))
(assert
 (let ((?x2250 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2754 (div (* ?x2250 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x1002 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1260 (and $x1002 (< 1 old.attention.head_dim.parts) (= ?x2754 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x1260))))))
(assert
 (let ((?x799 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x45 (* (div (- ?x799 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x1097 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x1251 (and $x1097 (< 1 old.attention.value_dim.parts) (= (div ?x45 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x1251))))))
(assert
 (let (($x2844 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x954 (= (_ bv4 7) old.attention.qkv.collective)))
 (let (($x237 (= (_ bv57 7) old.attention.qkv.collective)))
 (let ((?x154 (ite (or $x237 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x954 $x2844) (_ bv16 7) (_ bv96 7)))))
 (let (($x3709 (or old.model.latent old.attention.kv_filled)))
 (let (($x1248 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x3197 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x786 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x76 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2772 (and $x3197 $x76 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x786)))
 (let ((?x639 (ite (or $x954 $x2772 (and $x3197 $x1248 old.attention.heads.filled $x3709)) (_ bv96 7) (_ bv16 7))))
 (let (($x292 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1368 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1109 (or $x1368 $x237)))
 (let ((?x1849 (ite (not (= (_ bv40 7) old.attention.qkv.split)) (ite (or $x1109 $x292) old.attention.qkv.split ?x639) ?x154)))
 (let (($x2157 (= (_ bv57 7) old.attention.qkv.split)))
 (let ((?x2115 (ite $x2157 (ite (or $x1109 $x292 old.model.query_latent) (_ bv96 7) (ite $x3197 (_ bv21 7) (_ bv16 7))) ?x1849)))
 (= old.attention.q ?x2115)))))))))))))))))))
(assert
 (let (($x1793 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x1793 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x3663 (= (_ bv65 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) (= (_ bv48 7) new.attention.heads.kind) (= (_ bv56 7) new.attention.heads.kind) $x3663 (= (_ bv86 7) new.attention.heads.kind) (= (_ bv91 7) new.attention.heads.kind) (= (_ bv96 7) new.attention.heads.kind) (= (_ bv99 7) new.attention.heads.kind))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x3291 (= (_ bv8 7) new.attention.pairs)))
 (or $x3291 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x249 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1420 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x3100 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1661 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3222 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x3222 $x1661 $x3100 $x1420 $x249)))))))
(assert
 (let (($x1067 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x1067 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x240 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x2322 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x736 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1752 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x1752 $x736 $x2322 $x240))))))
(assert
 (let (($x1245 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x1245 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x3914 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x3914)))
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
 (let ((?x2509 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x3593 (= (div (* ?x2509 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x3663 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x3663 (< 1 new.attention.heads.parts) $x3593))))))
(assert
 (let ((?x2251 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2639 (div (* ?x2251 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1793 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2451 (and $x1793 (< 1 new.attention.head_dim.parts) (= ?x2639 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x2451))))))
(assert
 (let ((?x438 (+ new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let ((?x3659 (* (div (- ?x438 1) new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x1245 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2634 (and $x1245 (< 1 new.attention.value_dim.parts) (= (div ?x3659 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x2634))))))
(assert
 (let (($x249 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x3222 (= (_ bv4 7) new.attention.qkv.collective)))
 (let (($x1420 (= (_ bv57 7) new.attention.qkv.collective)))
 (let ((?x2007 (ite (or $x1420 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x3222 $x249) (_ bv16 7) (_ bv96 7)))))
 (let (($x736 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1661 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x512 (and $x1661 $x736 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x1752 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2971 (and $x1661 $x1752 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x3667 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x3100 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2062 (or $x3100 $x1420)))
 (let ((?x1992 (ite (or $x2062 $x3667) new.attention.qkv.split (ite (or $x3222 $x2971 $x512) (_ bv96 7) (_ bv16 7)))))
 (let (($x240 (= (_ bv57 7) new.attention.qkv.split)))
 (let ((?x609 (ite $x240 (ite (or $x2062 $x3667 new.model.query_latent) (_ bv96 7) (ite $x1661 (_ bv21 7) (_ bv16 7))) (ite (not (= (_ bv40 7) new.attention.qkv.split)) ?x1992 ?x2007))))
 (= new.attention.q ?x609)))))))))))))))))
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
 (= (_ bv42 7) old.batch.idle))
(assert
 (let (($x2460 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x3594 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x421 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1001 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2541 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2541 $x1001 $x421 $x3594 $x2460)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1100 (* old.sp old.tp)))
 (<= old.moe.block ?x1100)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1100 (* old.sp old.tp)))
 (= old.stage.ranks ?x1100)))
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
 (let (($x2145 (not old.moe.group.sp)))
 (let (($x1975 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x1975 $x2145))))
(assert
 (let ((?x1461 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x1461)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x2733 (or (not (= (_ bv36 7) new.attention.qkv.split)) (= (_ bv96 7) new.attention.q) (not new.attention.pairs_apart))))
 (not $x2733)))
(assert
 (let (($x1089 (not old.attention.pairs_apart)))
(or (not (= (_ bv36 7) old.attention.qkv.split)) (= (_ bv96 7) old.attention.q) $x1089)))
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
 (let (($x1002 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x1002 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x1366 (= (_ bv65 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) (= (_ bv48 7) old.attention.heads.kind) (= (_ bv56 7) old.attention.heads.kind) $x1366 (= (_ bv86 7) old.attention.heads.kind) (= (_ bv91 7) old.attention.heads.kind) (= (_ bv96 7) old.attention.heads.kind) (= (_ bv99 7) old.attention.heads.kind))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x3919 (= (_ bv8 7) old.attention.pairs)))
 (or $x3919 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x2844 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x237 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1368 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3197 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x954 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x954 $x3197 $x1368 $x237 $x2844)))))))
(assert
 (let (($x201 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x201 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x605 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x605 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x2157 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x3641 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1248 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x76 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x76 $x1248 $x3641 $x2157))))))
(assert
 (let (($x3721 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x3721 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x1097 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x1097 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x2916 (= (_ bv42 7) old.batch.idle)))
 (or $x2916 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x2460 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2541 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x3594 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x421 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1001 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1001 $x421 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x3594 $x2541 $x2460)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x1999 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x1999)))
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
 (let ((?x62 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x2651 (= (div (* ?x62 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x1366 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x1366 (< 1 old.attention.heads.parts) $x2651))))))
(assert
 (let ((?x2250 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2754 (div (* ?x2250 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x1002 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1260 (and $x1002 (< 1 old.attention.head_dim.parts) (= ?x2754 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x1260))))))
(assert
 (let ((?x799 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x45 (* (div (- ?x799 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x1097 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x1251 (and $x1097 (< 1 old.attention.value_dim.parts) (= (div ?x45 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x1251))))))
(assert
 (let (($x2844 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x954 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2871 (ite (or $x954 $x2844) (_ bv16 7) (_ bv96 7))))
 (let (($x237 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x3709 (or old.model.latent old.attention.kv_filled)))
 (let (($x1248 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x3197 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x786 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x76 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2772 (and $x3197 $x76 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x786)))
 (let ((?x639 (ite (or $x954 $x2772 (and $x3197 $x1248 old.attention.heads.filled $x3709)) (_ bv96 7) (_ bv16 7))))
 (let (($x292 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1368 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1109 (or $x1368 $x237)))
 (let ((?x2704 (ite (or $x1109 $x292) old.attention.qkv.split ?x639)))
 (let (($x3641 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2801 (not $x3641)))
 (let ((?x1849 (ite $x2801 ?x2704 (ite (or $x237 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) ?x2871))))
 (let ((?x3054 (ite (or $x1109 $x292 old.model.query_latent) (_ bv96 7) (ite $x3197 (_ bv21 7) (_ bv16 7)))))
 (let (($x2157 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x2157 ?x3054 ?x1849)))))))))))))))))))))))
(assert
 (let (($x2844 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x954 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2871 (ite (or $x954 $x2844) (_ bv16 7) (_ bv96 7))))
 (let (($x237 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x3709 (or old.model.latent old.attention.kv_filled)))
 (let (($x1248 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x3197 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x786 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x76 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2772 (and $x3197 $x76 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x786)))
 (let ((?x639 (ite (or $x954 $x2772 (and $x3197 $x1248 old.attention.heads.filled $x3709)) (_ bv96 7) (_ bv16 7))))
 (let (($x292 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1368 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1109 (or $x1368 $x237)))
 (let ((?x2704 (ite (or $x1109 $x292) old.attention.qkv.split ?x639)))
 (let (($x3641 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2801 (not $x3641)))
 (let ((?x981 (ite $x2801 ?x2704 (ite (or $x237 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x2871))))
 (let ((?x3054 (ite (or $x1109 $x292 old.model.query_latent) (_ bv96 7) (ite $x3197 (_ bv21 7) (_ bv16 7)))))
 (let (($x2157 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x2157 ?x3054 ?x981)))))))))))))))))))))))
(assert
 (let (($x2844 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x954 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2871 (ite (or $x954 $x2844) (_ bv16 7) (_ bv96 7))))
 (let (($x237 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x3709 (or old.model.latent old.attention.kv_filled)))
 (let (($x1248 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x3197 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x786 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x76 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2772 (and $x3197 $x76 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x786)))
 (let ((?x639 (ite (or $x954 $x2772 (and $x3197 $x1248 old.attention.heads.filled $x3709)) (_ bv96 7) (_ bv16 7))))
 (let (($x292 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1368 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1109 (or $x1368 $x237)))
 (let ((?x2704 (ite (or $x1109 $x292) old.attention.qkv.split ?x639)))
 (let (($x3641 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2801 (not $x3641)))
 (let ((?x3618 (ite $x2801 ?x2704 (ite (or $x237 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x2871))))
 (let ((?x3054 (ite (or $x1109 $x292 old.model.query_latent) (_ bv96 7) (ite $x3197 (_ bv21 7) (_ bv16 7)))))
 (let (($x2157 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x2157 ?x3054 ?x3618))))))))))))))))))))))))
(assert
 (let (($x1793 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x1793 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x3663 (= (_ bv65 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) (= (_ bv48 7) new.attention.heads.kind) (= (_ bv56 7) new.attention.heads.kind) $x3663 (= (_ bv86 7) new.attention.heads.kind) (= (_ bv91 7) new.attention.heads.kind) (= (_ bv96 7) new.attention.heads.kind) (= (_ bv99 7) new.attention.heads.kind))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x3291 (= (_ bv8 7) new.attention.pairs)))
 (or $x3291 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x249 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1420 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x3100 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1661 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3222 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x3222 $x1661 $x3100 $x1420 $x249)))))))
(assert
 (let (($x2584 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x2584 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x1067 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x1067 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x240 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x2322 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x736 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1752 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x1752 $x736 $x2322 $x240))))))
(assert
 (let (($x212 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x212 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x1245 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x1245 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x3914 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x3914)))
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
 (let ((?x2509 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x3593 (= (div (* ?x2509 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x3663 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x3663 (< 1 new.attention.heads.parts) $x3593))))))
(assert
 (let ((?x2251 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2639 (div (* ?x2251 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1793 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2451 (and $x1793 (< 1 new.attention.head_dim.parts) (= ?x2639 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x2451))))))
(assert
 (let ((?x438 (+ new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let ((?x3659 (* (div (- ?x438 1) new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x1245 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2634 (and $x1245 (< 1 new.attention.value_dim.parts) (= (div ?x3659 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x2634))))))
(assert
 (let (($x249 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x3222 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1573 (ite (or $x3222 $x249) (_ bv16 7) (_ bv96 7))))
 (let (($x1420 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x736 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1661 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x512 (and $x1661 $x736 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x1752 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2971 (and $x1661 $x1752 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x3667 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x3100 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2062 (or $x3100 $x1420)))
 (let ((?x1992 (ite (or $x2062 $x3667) new.attention.qkv.split (ite (or $x3222 $x2971 $x512) (_ bv96 7) (_ bv16 7)))))
 (let (($x2322 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1769 (not $x2322)))
 (let ((?x2426 (ite $x1769 ?x1992 (ite (or $x1420 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) ?x1573))))
 (let ((?x3017 (ite (or $x2062 $x3667 new.model.query_latent) (_ bv96 7) (ite $x1661 (_ bv21 7) (_ bv16 7)))))
 (let (($x240 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x240 ?x3017 ?x2426)))))))))))))))))))))
(assert
 (let (($x249 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x3222 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1573 (ite (or $x3222 $x249) (_ bv16 7) (_ bv96 7))))
 (let (($x1420 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x736 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1661 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x512 (and $x1661 $x736 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x1752 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2971 (and $x1661 $x1752 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x3667 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x3100 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2062 (or $x3100 $x1420)))
 (let ((?x1992 (ite (or $x2062 $x3667) new.attention.qkv.split (ite (or $x3222 $x2971 $x512) (_ bv96 7) (_ bv16 7)))))
 (let (($x2322 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1769 (not $x2322)))
 (let ((?x193 (ite $x1769 ?x1992 (ite (or $x1420 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x1573))))
 (let ((?x3017 (ite (or $x2062 $x3667 new.model.query_latent) (_ bv96 7) (ite $x1661 (_ bv21 7) (_ bv16 7)))))
 (let (($x240 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x240 ?x3017 ?x193)))))))))))))))))))))
(assert
 (let (($x249 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x3222 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1573 (ite (or $x3222 $x249) (_ bv16 7) (_ bv96 7))))
 (let (($x1420 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x736 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1661 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x512 (and $x1661 $x736 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x1752 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2971 (and $x1661 $x1752 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x3667 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x3100 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2062 (or $x3100 $x1420)))
 (let ((?x1992 (ite (or $x2062 $x3667) new.attention.qkv.split (ite (or $x3222 $x2971 $x512) (_ bv96 7) (_ bv16 7)))))
 (let (($x2322 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1769 (not $x2322)))
 (let ((?x3211 (ite $x1769 ?x1992 (ite (or $x1420 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x1573))))
 (let ((?x3017 (ite (or $x2062 $x3667 new.model.query_latent) (_ bv96 7) (ite $x1661 (_ bv21 7) (_ bv16 7)))))
 (let (($x240 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x240 ?x3017 ?x3211))))))))))))))))))))))
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
 (= (_ bv42 7) old.batch.idle))
(assert
 (let (($x2460 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x3594 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x421 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1001 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2541 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2541 $x1001 $x421 $x3594 $x2460)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1100 (* old.sp old.tp)))
 (<= old.moe.block ?x1100)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1100 (* old.sp old.tp)))
 (= old.stage.ranks ?x1100)))
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
 (let (($x2145 (not old.moe.group.sp)))
 (let (($x1975 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x1975 $x2145))))
(assert
 (let ((?x1461 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x1461)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x602 (or (or (= (_ bv21 7) new.attention.q) (= (_ bv16 7) new.attention.q)) (or (= (_ bv21 7) new.attention.k) (= (_ bv16 7) new.attention.k)) (or (= (_ bv21 7) new.attention.v) (= (_ bv16 7) new.attention.v)))))
 (let (($x1740 (= 1 new.tp)))
 (not (or $x1740 (not $x602))))))
(assert
 (let (($x3137 (or (or (= (_ bv21 7) old.attention.q) (= (_ bv16 7) old.attention.q)) (or (= (_ bv21 7) old.attention.k) (= (_ bv16 7) old.attention.k)) (or (= (_ bv21 7) old.attention.v) (= (_ bv16 7) old.attention.v)))))
(let (($x2763 (= 1 old.tp)))
(or $x2763 (not $x3137)))))
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
(declare-fun old.attention.heads.least () Int)
(declare-fun old.attention.heads.filled () Bool)
(declare-fun old.attention.heads.padded () Bool)
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
(declare-fun new.attention.heads.least () Int)
(declare-fun new.attention.heads.filled () Bool)
(declare-fun new.attention.heads.padded () Bool)
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
 (let (($x1002 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x1002 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
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
 (let (($x1141 (= (_ bv99 7) old.attention.heads.kind)))
 (let (($x2484 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x1783 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x1914 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1366 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x2168 (= (_ bv56 7) old.attention.heads.kind)))
 (let (($x1107 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x268 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x988 (= (_ bv18 7) old.attention.heads.kind)))
 (let (($x1755 (= (_ bv11 7) old.attention.heads.kind)))
 (or $x1755 $x988 $x268 $x1107 $x2168 $x1366 $x1914 $x1783 $x2484 $x1141))))))))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x1529 (= (_ bv57 7) old.attention.out.split)))
 (let (($x2033 (= (_ bv40 7) old.attention.out.split)))
 (or $x2033 $x1529 (= (_ bv61 7) old.attention.out.split)))))
(assert
 (let (($x3919 (= (_ bv8 7) old.attention.pairs)))
 (or $x3919 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x2844 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x237 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1368 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3197 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x954 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x954 $x3197 $x1368 $x237 $x2844)))))))
(assert
 (let (($x201 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x201 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x605 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x605 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x2157 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x3641 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1248 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x76 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x76 $x1248 $x3641 $x2157))))))
(assert
 (let (($x3721 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x3721 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x1867 (= (_ bv88 7) old.attention.scores.sum)))
 (or (= (_ bv1 7) old.attention.scores.sum) (= (_ bv57 7) old.attention.scores.sum) $x1867)))
(assert
 (let (($x1097 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x1097 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x2916 (= (_ bv42 7) old.batch.idle)))
 (or $x2916 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x2460 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2541 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x3594 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x421 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1001 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1001 $x421 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x3594 $x2541 $x2460)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x1999 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x1999)))
(assert
 (let (($x3149 (= (_ bv57 7) old.model.qk_norm)))
 (or (= (_ bv35 7) old.model.qk_norm) $x3149 (= (_ bv97 7) old.model.qk_norm))))
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
 (let ((?x62 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x553 (div (* ?x62 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x3323 (= (- 1) old.attention.heads.n)))
 (let (($x1671 (or $x3323 (< (* ?x553 old.attention.heads.parts) old.attention.heads.n))))
 (let ((?x2732 (ite (= 0 (mod old.attention.heads.multiple old.attention.heads.parts)) 1 (ite $x1671 0 1))))
 (let (($x1366 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x12 (or $x3323 (not (= 0 (mod old.attention.heads.n old.attention.heads.parts))))))
 (let ((?x2913 (ite (and $x3323 (= 1 old.attention.heads.parts)) 1 (ite $x12 0 1))))
 (let (($x268 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x2168 (= (_ bv56 7) old.attention.heads.kind)))
 (let (($x1141 (= (_ bv99 7) old.attention.heads.kind)))
 (let (($x1783 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x1755 (= (_ bv11 7) old.attention.heads.kind)))
 (let (($x988 (= (_ bv18 7) old.attention.heads.kind)))
 (let ((?x3395 (ite (or $x988 $x1755 $x1783 $x1141 $x2168) 1 (ite $x268 ?x2913 (ite $x1366 ?x2732 old.attention.heads.given_least)))))
 (let (($x2484 (= (_ bv96 7) old.attention.heads.kind)))
 (= old.attention.heads.least (ite $x2484 old.attention.heads.parts ?x3395)))))))))))))))))))
(assert
 (let ((?x62 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x553 (div (* ?x62 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x1366 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x804 (and $x1366 (< 1 old.attention.heads.parts) (= ?x553 old.attention.heads.n))))
 (= old.attention.heads.filled $x804))))))
(assert
 (let (($x1499 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x1366 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x1366 $x1499)))))
(assert
 (let (($x3323 (= (- 1) old.attention.heads.n)))
 (let (($x268 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x1943 (ite $x268 (or $x3323 (<= old.attention.heads.parts old.attention.heads.n)) (or $x3323 (< 1 old.attention.heads.n)))))
 (let ((?x62 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x553 (div (* ?x62 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x1366 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x1783 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x2729 (ite $x1783 (or $x3323 (< old.attention.heads.block old.attention.heads.n)) (ite $x1366 (or $x3323 (< ?x553 old.attention.heads.n)) $x1943))))
 (let (($x469 (= 1 old.attention.heads.parts)))
 (let (($x2484 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x1107 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x1914 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1326 (or $x1914 $x1107)))
 (let (($x3832 (ite $x1326 old.attention.heads.given_moved (ite (or $x2484 $x469) false $x2729))))
 (= old.attention.heads.moved $x3832))))))))))))))))
(assert
 (let ((?x2250 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2754 (div (* ?x2250 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x1002 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1260 (and $x1002 (< 1 old.attention.head_dim.parts) (= ?x2754 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x1260))))))
(assert
 (let ((?x799 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x45 (* (div (- ?x799 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x1097 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x1251 (and $x1097 (< 1 old.attention.value_dim.parts) (= (div ?x45 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x1251))))))
(assert
 (let (($x2965 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x2699 (not old.model.sinks)))
 (= old.attention.one_key (and $x2699 $x2965)))))
(assert
 (let (($x1280 (not old.attention.heads.padded)))
 (let (($x469 (= 1 old.attention.heads.parts)))
 (let (($x2484 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x1107 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x1914 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1326 (or $x1914 $x1107)))
 (let (($x1911 (ite $x1326 old.attention.heads.given_everywhere (or $x2484 (and $x469 $x1280)))))
 (= old.attention.heads.everywhere $x1911)))))))))
(assert
 (let (($x2844 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x954 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2871 (ite (or $x954 $x2844) (_ bv16 7) (_ bv96 7))))
 (let (($x237 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x3709 (or old.model.latent old.attention.kv_filled)))
 (let (($x1248 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x3197 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x786 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x76 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2772 (and $x3197 $x76 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x786)))
 (let ((?x639 (ite (or $x954 $x2772 (and $x3197 $x1248 old.attention.heads.filled $x3709)) (_ bv96 7) (_ bv16 7))))
 (let (($x292 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1368 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1109 (or $x1368 $x237)))
 (let ((?x2704 (ite (or $x1109 $x292) old.attention.qkv.split ?x639)))
 (let (($x3641 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2801 (not $x3641)))
 (let ((?x1849 (ite $x2801 ?x2704 (ite (or $x237 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) ?x2871))))
 (let ((?x3054 (ite (or $x1109 $x292 old.model.query_latent) (_ bv96 7) (ite $x3197 (_ bv21 7) (_ bv16 7)))))
 (let (($x2157 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x2157 ?x3054 ?x1849)))))))))))))))))))))))
(assert
 (let (($x2844 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x954 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2871 (ite (or $x954 $x2844) (_ bv16 7) (_ bv96 7))))
 (let (($x237 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x3709 (or old.model.latent old.attention.kv_filled)))
 (let (($x1248 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x3197 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x786 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x76 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2772 (and $x3197 $x76 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x786)))
 (let ((?x639 (ite (or $x954 $x2772 (and $x3197 $x1248 old.attention.heads.filled $x3709)) (_ bv96 7) (_ bv16 7))))
 (let (($x292 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1368 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1109 (or $x1368 $x237)))
 (let ((?x2704 (ite (or $x1109 $x292) old.attention.qkv.split ?x639)))
 (let (($x3641 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2801 (not $x3641)))
 (let ((?x981 (ite $x2801 ?x2704 (ite (or $x237 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x2871))))
 (let ((?x3054 (ite (or $x1109 $x292 old.model.query_latent) (_ bv96 7) (ite $x3197 (_ bv21 7) (_ bv16 7)))))
 (let (($x2157 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x2157 ?x3054 ?x981)))))))))))))))))))))))
(assert
 (let (($x877 (not old.attention.heads.moved)))
 (let (($x1141 (= (_ bv99 7) old.attention.heads.kind)))
 (let (($x1783 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x1755 (= (_ bv11 7) old.attention.heads.kind)))
 (let (($x988 (= (_ bv18 7) old.attention.heads.kind)))
 (let (($x19 (or old.attention.heads.everywhere old.attention.heads.filled (and (or $x988 $x1755 $x1783 $x1141) $x877))))
 (let (($x1107 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x1914 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1326 (or $x1914 $x1107)))
 (= old.attention.heads.undivided (ite $x1326 old.attention.heads.given_undivided $x19))))))))))))
(assert
 (let (($x2844 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x954 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2871 (ite (or $x954 $x2844) (_ bv16 7) (_ bv96 7))))
 (let (($x237 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x3709 (or old.model.latent old.attention.kv_filled)))
 (let (($x1248 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x3197 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x786 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x76 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2772 (and $x3197 $x76 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x786)))
 (let ((?x639 (ite (or $x954 $x2772 (and $x3197 $x1248 old.attention.heads.filled $x3709)) (_ bv96 7) (_ bv16 7))))
 (let (($x292 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1368 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1109 (or $x1368 $x237)))
 (let ((?x2704 (ite (or $x1109 $x292) old.attention.qkv.split ?x639)))
 (let (($x3641 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2801 (not $x3641)))
 (let ((?x3618 (ite $x2801 ?x2704 (ite (or $x237 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x2871))))
 (let ((?x3054 (ite (or $x1109 $x292 old.model.query_latent) (_ bv96 7) (ite $x3197 (_ bv21 7) (_ bv16 7)))))
 (let (($x2157 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x2157 ?x3054 ?x3618))))))))))))))))))))))))
(assert
 (= old.prefill false))
(assert
 (let (($x1793 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x1793 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
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
 (let (($x2317 (= (_ bv99 7) new.attention.heads.kind)))
 (let (($x989 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x3524 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x2114 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x3663 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x3056 (= (_ bv56 7) new.attention.heads.kind)))
 (let (($x2087 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x706 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x1552 (= (_ bv18 7) new.attention.heads.kind)))
 (let (($x2267 (= (_ bv11 7) new.attention.heads.kind)))
 (or $x2267 $x1552 $x706 $x2087 $x3056 $x3663 $x2114 $x3524 $x989 $x2317))))))))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x34 (= (_ bv57 7) new.attention.out.split)))
 (let (($x256 (= (_ bv40 7) new.attention.out.split)))
 (or $x256 $x34 (= (_ bv61 7) new.attention.out.split)))))
(assert
 (let (($x3291 (= (_ bv8 7) new.attention.pairs)))
 (or $x3291 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x249 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1420 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x3100 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1661 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3222 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x3222 $x1661 $x3100 $x1420 $x249)))))))
(assert
 (let (($x2584 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x2584 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x1067 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x1067 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x240 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x2322 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x736 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1752 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x1752 $x736 $x2322 $x240))))))
(assert
 (let (($x212 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x212 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x2816 (= (_ bv88 7) new.attention.scores.sum)))
 (or (= (_ bv1 7) new.attention.scores.sum) (= (_ bv57 7) new.attention.scores.sum) $x2816)))
(assert
 (let (($x1245 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x1245 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x3914 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x3914)))
(assert
 (let (($x1775 (= (_ bv57 7) new.model.qk_norm)))
 (or (= (_ bv35 7) new.model.qk_norm) $x1775 (= (_ bv97 7) new.model.qk_norm))))
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
 (let ((?x2509 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x221 (div (* ?x2509 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x1363 (= (- 1) new.attention.heads.n)))
 (let (($x1510 (or $x1363 (< (* ?x221 new.attention.heads.parts) new.attention.heads.n))))
 (let ((?x1929 (ite (= 0 (mod new.attention.heads.multiple new.attention.heads.parts)) 1 (ite $x1510 0 1))))
 (let (($x3663 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x1926 (or $x1363 (not (= 0 (mod new.attention.heads.n new.attention.heads.parts))))))
 (let ((?x2596 (ite (and $x1363 (= 1 new.attention.heads.parts)) 1 (ite $x1926 0 1))))
 (let (($x706 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x3056 (= (_ bv56 7) new.attention.heads.kind)))
 (let (($x2317 (= (_ bv99 7) new.attention.heads.kind)))
 (let (($x3524 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x2267 (= (_ bv11 7) new.attention.heads.kind)))
 (let (($x1552 (= (_ bv18 7) new.attention.heads.kind)))
 (let ((?x33 (ite (or $x1552 $x2267 $x3524 $x2317 $x3056) 1 (ite $x706 ?x2596 (ite $x3663 ?x1929 new.attention.heads.given_least)))))
 (let (($x989 (= (_ bv96 7) new.attention.heads.kind)))
 (= new.attention.heads.least (ite $x989 new.attention.heads.parts ?x33)))))))))))))))))))
(assert
 (let ((?x2509 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x221 (div (* ?x2509 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x3663 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x1038 (and $x3663 (< 1 new.attention.heads.parts) (= ?x221 new.attention.heads.n))))
 (= new.attention.heads.filled $x1038))))))
(assert
 (let (($x3825 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x3663 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x3663 $x3825)))))
(assert
 (let (($x1363 (= (- 1) new.attention.heads.n)))
 (let (($x706 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x2164 (ite $x706 (or $x1363 (<= new.attention.heads.parts new.attention.heads.n)) (or $x1363 (< 1 new.attention.heads.n)))))
 (let ((?x2509 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x221 (div (* ?x2509 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x3663 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x3524 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x3012 (ite $x3524 (or $x1363 (< new.attention.heads.block new.attention.heads.n)) (ite $x3663 (or $x1363 (< ?x221 new.attention.heads.n)) $x2164))))
 (let (($x3126 (= 1 new.attention.heads.parts)))
 (let (($x989 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2087 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x2114 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x3532 (or $x2114 $x2087)))
 (let (($x2728 (ite $x3532 new.attention.heads.given_moved (ite (or $x989 $x3126) false $x3012))))
 (= new.attention.heads.moved $x2728))))))))))))))))
(assert
 (let ((?x2251 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2639 (div (* ?x2251 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1793 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2451 (and $x1793 (< 1 new.attention.head_dim.parts) (= ?x2639 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x2451))))))
(assert
 (let ((?x438 (+ new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let ((?x3659 (* (div (- ?x438 1) new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x1245 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2634 (and $x1245 (< 1 new.attention.value_dim.parts) (= (div ?x3659 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x2634))))))
(assert
 (let (($x1064 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x1380 (not new.model.sinks)))
 (= new.attention.one_key (and $x1380 $x1064)))))
(assert
 (let (($x1271 (not new.attention.heads.padded)))
 (let (($x3126 (= 1 new.attention.heads.parts)))
 (let (($x989 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2087 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x2114 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x3532 (or $x2114 $x2087)))
 (let (($x1034 (ite $x3532 new.attention.heads.given_everywhere (or $x989 (and $x3126 $x1271)))))
 (= new.attention.heads.everywhere $x1034)))))))))
(assert
 (let (($x249 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x3222 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1573 (ite (or $x3222 $x249) (_ bv16 7) (_ bv96 7))))
 (let (($x1420 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x736 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1661 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x512 (and $x1661 $x736 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x1752 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2971 (and $x1661 $x1752 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x3667 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x3100 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2062 (or $x3100 $x1420)))
 (let ((?x1992 (ite (or $x2062 $x3667) new.attention.qkv.split (ite (or $x3222 $x2971 $x512) (_ bv96 7) (_ bv16 7)))))
 (let (($x2322 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1769 (not $x2322)))
 (let ((?x2426 (ite $x1769 ?x1992 (ite (or $x1420 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) ?x1573))))
 (let ((?x3017 (ite (or $x2062 $x3667 new.model.query_latent) (_ bv96 7) (ite $x1661 (_ bv21 7) (_ bv16 7)))))
 (let (($x240 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x240 ?x3017 ?x2426)))))))))))))))))))))
(assert
 (let (($x249 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x3222 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1573 (ite (or $x3222 $x249) (_ bv16 7) (_ bv96 7))))
 (let (($x1420 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x736 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1661 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x512 (and $x1661 $x736 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x1752 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2971 (and $x1661 $x1752 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x3667 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x3100 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2062 (or $x3100 $x1420)))
 (let ((?x1992 (ite (or $x2062 $x3667) new.attention.qkv.split (ite (or $x3222 $x2971 $x512) (_ bv96 7) (_ bv16 7)))))
 (let (($x2322 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1769 (not $x2322)))
 (let ((?x193 (ite $x1769 ?x1992 (ite (or $x1420 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x1573))))
 (let ((?x3017 (ite (or $x2062 $x3667 new.model.query_latent) (_ bv96 7) (ite $x1661 (_ bv21 7) (_ bv16 7)))))
 (let (($x240 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x240 ?x3017 ?x193)))))))))))))))))))))
(assert
 (let (($x3890 (not new.attention.heads.moved)))
 (let (($x2317 (= (_ bv99 7) new.attention.heads.kind)))
 (let (($x3524 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x2267 (= (_ bv11 7) new.attention.heads.kind)))
 (let (($x1552 (= (_ bv18 7) new.attention.heads.kind)))
 (let (($x2911 (or new.attention.heads.everywhere new.attention.heads.filled (and (or $x1552 $x2267 $x3524 $x2317) $x3890))))
 (let (($x2087 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x2114 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x3532 (or $x2114 $x2087)))
 (= new.attention.heads.undivided (ite $x3532 new.attention.heads.given_undivided $x2911))))))))))))
(assert
 (let (($x249 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x3222 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1573 (ite (or $x3222 $x249) (_ bv16 7) (_ bv96 7))))
 (let (($x1420 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x736 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1661 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x512 (and $x1661 $x736 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x1752 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2971 (and $x1661 $x1752 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x3667 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x3100 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2062 (or $x3100 $x1420)))
 (let ((?x1992 (ite (or $x2062 $x3667) new.attention.qkv.split (ite (or $x3222 $x2971 $x512) (_ bv96 7) (_ bv16 7)))))
 (let (($x2322 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1769 (not $x2322)))
 (let ((?x3211 (ite $x1769 ?x1992 (ite (or $x1420 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x1573))))
 (let ((?x3017 (ite (or $x2062 $x3667 new.model.query_latent) (_ bv96 7) (ite $x1661 (_ bv21 7) (_ bv16 7)))))
 (let (($x240 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x240 ?x3017 ?x3211))))))))))))))))))))))
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
 (= (_ bv42 7) old.batch.idle))
(assert
 (let (($x2460 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x3594 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x421 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1001 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2541 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2541 $x1001 $x421 $x3594 $x2460)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1100 (* old.sp old.tp)))
 (<= old.moe.block ?x1100)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1100 (* old.sp old.tp)))
 (= old.stage.ranks ?x1100)))
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
 (let (($x2145 (not old.moe.group.sp)))
 (let (($x1975 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x1975 $x2145))))
(assert
 (let ((?x1461 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x1461)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x865 (= new.attention.heads.least new.attention.heads.parts)))
 (let (($x256 (= (_ bv40 7) new.attention.out.split)))
 (let (($x34 (= (_ bv57 7) new.attention.out.split)))
 (let (($x2125 (not new.model.latent)))
 (let (($x2980 (and $x2125 (or $x34 (and $x256 (and new.attention.heads.undivided $x865))))))
 (let (($x2816 (= (_ bv88 7) new.attention.scores.sum)))
 (let (($x3258 (or (and (not (= (_ bv92 7) new.attention.q)) (not (= (_ bv92 7) new.attention.k))) $x2816 new.attention.one_key)))
 (let (($x2919 (not (= (_ bv92 7) new.attention.k))))
 (let (($x3475 (not (= (_ bv92 7) new.attention.q))))
 (let (($x2408 (or $x3475 new.attention.one_key (and $x2919 (= (_ bv57 7) new.model.qk_norm) (not new.model.query_latent)))))
 (let (($x999 (and $x2408 (or $x2919 (and (= (_ bv57 7) new.model.qk_norm) $x2125)) $x3258 (or (not (= (_ bv92 7) new.attention.v)) $x2980))))
 (let (($x2322 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1769 (not $x2322)))
 (let (($x1740 (= 1 new.tp)))
 (not (or $x1740 $x1769 $x999)))))))))))))))))
(assert
 (let (($x1396 (= old.attention.heads.least old.attention.heads.parts)))
(let (($x2033 (= (_ bv40 7) old.attention.out.split)))
(let (($x1529 (= (_ bv57 7) old.attention.out.split)))
(let (($x1199 (not old.model.latent)))
(let (($x3301 (and $x1199 (or $x1529 (and $x2033 (and old.attention.heads.undivided $x1396))))))
(let (($x1867 (= (_ bv88 7) old.attention.scores.sum)))
(let (($x1670 (or (and (not (= (_ bv92 7) old.attention.q)) (not (= (_ bv92 7) old.attention.k))) $x1867 old.attention.one_key)))
(let (($x248 (not (= (_ bv92 7) old.attention.k))))
(let (($x2595 (not (= (_ bv92 7) old.attention.q))))
(let (($x1657 (or $x2595 old.attention.one_key (and $x248 (= (_ bv57 7) old.model.qk_norm) (not old.model.query_latent)))))
(let (($x2964 (and $x1657 (or $x248 (and (= (_ bv57 7) old.model.qk_norm) $x1199)) $x1670 (or (not (= (_ bv92 7) old.attention.v)) $x3301))))
(let (($x3641 (= (_ bv40 7) old.attention.qkv.split)))
(let (($x2801 (not $x3641)))
(let (($x2763 (= 1 old.tp)))
(or $x2763 $x2801 $x2964))))))))))))))))
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
 (let (($x1002 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x1002 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x1366 (= (_ bv65 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) (= (_ bv48 7) old.attention.heads.kind) (= (_ bv56 7) old.attention.heads.kind) $x1366 (= (_ bv86 7) old.attention.heads.kind) (= (_ bv91 7) old.attention.heads.kind) (= (_ bv96 7) old.attention.heads.kind) (= (_ bv99 7) old.attention.heads.kind))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x3919 (= (_ bv8 7) old.attention.pairs)))
 (or $x3919 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x2844 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x237 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1368 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3197 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x954 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x954 $x3197 $x1368 $x237 $x2844)))))))
(assert
 (let (($x201 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x201 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x605 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x605 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x2157 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x3641 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1248 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x76 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x76 $x1248 $x3641 $x2157))))))
(assert
 (let (($x3721 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x3721 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x1097 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x1097 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x2916 (= (_ bv42 7) old.batch.idle)))
 (or $x2916 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x2460 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2541 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x3594 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x421 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1001 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1001 $x421 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x3594 $x2541 $x2460)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x1999 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x1999)))
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
 (let ((?x62 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x2651 (= (div (* ?x62 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x1366 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x1366 (< 1 old.attention.heads.parts) $x2651))))))
(assert
 (let ((?x2250 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2754 (div (* ?x2250 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x1002 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1260 (and $x1002 (< 1 old.attention.head_dim.parts) (= ?x2754 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x1260))))))
(assert
 (let ((?x799 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x45 (* (div (- ?x799 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x1097 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x1251 (and $x1097 (< 1 old.attention.value_dim.parts) (= (div ?x45 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x1251))))))
(assert
 (let (($x2965 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x2699 (not old.model.sinks)))
 (= old.attention.one_key (and $x2699 $x2965)))))
(assert
 (let (($x2844 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x954 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2871 (ite (or $x954 $x2844) (_ bv16 7) (_ bv96 7))))
 (let (($x237 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x3709 (or old.model.latent old.attention.kv_filled)))
 (let (($x1248 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x3197 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x786 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x76 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2772 (and $x3197 $x76 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x786)))
 (let ((?x639 (ite (or $x954 $x2772 (and $x3197 $x1248 old.attention.heads.filled $x3709)) (_ bv96 7) (_ bv16 7))))
 (let (($x3783 (not old.attention.qkv.group.pp)))
 (let (($x1735 (or $x3783 (= 1 old.pp))))
 (let (($x1462 (not old.attention.qkv.group.sp)))
 (let (($x2410 (or $x1462 (= 1 old.sp))))
 (let (($x2870 (= 1 old.dp)))
 (let (($x919 (not old.attention.qkv.group.dp)))
 (let (($x3602 (or $x919 $x2870)))
 (let (($x292 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) $x3602 $x2410 $x1735)))
 (let (($x1368 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1109 (or $x1368 $x237)))
 (let ((?x2704 (ite (or $x1109 $x292) old.attention.qkv.split ?x639)))
 (let (($x3641 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2801 (not $x3641)))
 (let ((?x1849 (ite $x2801 ?x2704 (ite (or $x237 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) ?x2871))))
 (let ((?x3054 (ite (or $x1109 $x292 old.model.query_latent) (_ bv96 7) (ite $x3197 (_ bv21 7) (_ bv16 7)))))
 (let (($x2157 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x2157 ?x3054 ?x1849))))))))))))))))))))))))))))))
(assert
 (let (($x2844 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x954 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2871 (ite (or $x954 $x2844) (_ bv16 7) (_ bv96 7))))
 (let (($x237 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x3709 (or old.model.latent old.attention.kv_filled)))
 (let (($x1248 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x3197 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x786 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x76 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2772 (and $x3197 $x76 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x786)))
 (let ((?x639 (ite (or $x954 $x2772 (and $x3197 $x1248 old.attention.heads.filled $x3709)) (_ bv96 7) (_ bv16 7))))
 (let (($x3783 (not old.attention.qkv.group.pp)))
 (let (($x1735 (or $x3783 (= 1 old.pp))))
 (let (($x1462 (not old.attention.qkv.group.sp)))
 (let (($x2410 (or $x1462 (= 1 old.sp))))
 (let (($x2870 (= 1 old.dp)))
 (let (($x919 (not old.attention.qkv.group.dp)))
 (let (($x3602 (or $x919 $x2870)))
 (let (($x292 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) $x3602 $x2410 $x1735)))
 (let (($x1368 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1109 (or $x1368 $x237)))
 (let ((?x2704 (ite (or $x1109 $x292) old.attention.qkv.split ?x639)))
 (let (($x3641 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2801 (not $x3641)))
 (let ((?x981 (ite $x2801 ?x2704 (ite (or $x237 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x2871))))
 (let ((?x3054 (ite (or $x1109 $x292 old.model.query_latent) (_ bv96 7) (ite $x3197 (_ bv21 7) (_ bv16 7)))))
 (let (($x2157 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x2157 ?x3054 ?x981))))))))))))))))))))))))))))))
(assert
 (let (($x2844 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x954 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2871 (ite (or $x954 $x2844) (_ bv16 7) (_ bv96 7))))
 (let (($x237 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x3709 (or old.model.latent old.attention.kv_filled)))
 (let (($x1248 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x3197 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x786 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x76 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2772 (and $x3197 $x76 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x786)))
 (let ((?x639 (ite (or $x954 $x2772 (and $x3197 $x1248 old.attention.heads.filled $x3709)) (_ bv96 7) (_ bv16 7))))
 (let (($x3783 (not old.attention.qkv.group.pp)))
 (let (($x1735 (or $x3783 (= 1 old.pp))))
 (let (($x1462 (not old.attention.qkv.group.sp)))
 (let (($x2410 (or $x1462 (= 1 old.sp))))
 (let (($x2870 (= 1 old.dp)))
 (let (($x919 (not old.attention.qkv.group.dp)))
 (let (($x3602 (or $x919 $x2870)))
 (let (($x292 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) $x3602 $x2410 $x1735)))
 (let (($x1368 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1109 (or $x1368 $x237)))
 (let ((?x2704 (ite (or $x1109 $x292) old.attention.qkv.split ?x639)))
 (let (($x3641 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2801 (not $x3641)))
 (let ((?x3618 (ite $x2801 ?x2704 (ite (or $x237 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x2871))))
 (let ((?x3054 (ite (or $x1109 $x292 old.model.query_latent) (_ bv96 7) (ite $x3197 (_ bv21 7) (_ bv16 7)))))
 (let (($x2157 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x2157 ?x3054 ?x3618)))))))))))))))))))))))))))))))
(assert
 (= old.prefill false))
(assert
 (let (($x1793 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x1793 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x3663 (= (_ bv65 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) (= (_ bv48 7) new.attention.heads.kind) (= (_ bv56 7) new.attention.heads.kind) $x3663 (= (_ bv86 7) new.attention.heads.kind) (= (_ bv91 7) new.attention.heads.kind) (= (_ bv96 7) new.attention.heads.kind) (= (_ bv99 7) new.attention.heads.kind))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x3291 (= (_ bv8 7) new.attention.pairs)))
 (or $x3291 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x249 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1420 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x3100 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1661 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3222 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x3222 $x1661 $x3100 $x1420 $x249)))))))
(assert
 (let (($x2584 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x2584 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x1067 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x1067 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x240 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x2322 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x736 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1752 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x1752 $x736 $x2322 $x240))))))
(assert
 (let (($x212 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x212 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x1245 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x1245 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x3914 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x3914)))
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
 (let ((?x2509 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x3593 (= (div (* ?x2509 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x3663 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x3663 (< 1 new.attention.heads.parts) $x3593))))))
(assert
 (let ((?x2251 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2639 (div (* ?x2251 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1793 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2451 (and $x1793 (< 1 new.attention.head_dim.parts) (= ?x2639 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x2451))))))
(assert
 (let ((?x438 (+ new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let ((?x3659 (* (div (- ?x438 1) new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x1245 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2634 (and $x1245 (< 1 new.attention.value_dim.parts) (= (div ?x3659 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x2634))))))
(assert
 (let (($x1064 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x1380 (not new.model.sinks)))
 (= new.attention.one_key (and $x1380 $x1064)))))
(assert
 (let (($x249 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x3222 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1573 (ite (or $x3222 $x249) (_ bv16 7) (_ bv96 7))))
 (let (($x1420 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x736 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1661 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x512 (and $x1661 $x736 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x1752 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2971 (and $x1661 $x1752 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x775 (not new.attention.qkv.group.pp)))
 (let (($x2787 (or $x775 (= 1 new.pp))))
 (let (($x1950 (not new.attention.qkv.group.sp)))
 (let (($x80 (or $x1950 (= 1 new.sp))))
 (let (($x1405 (= 1 new.dp)))
 (let (($x497 (not new.attention.qkv.group.dp)))
 (let (($x2781 (or $x497 $x1405)))
 (let (($x3667 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) $x2781 $x80 $x2787)))
 (let (($x3100 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2062 (or $x3100 $x1420)))
 (let ((?x1992 (ite (or $x2062 $x3667) new.attention.qkv.split (ite (or $x3222 $x2971 $x512) (_ bv96 7) (_ bv16 7)))))
 (let (($x2322 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1769 (not $x2322)))
 (let ((?x2426 (ite $x1769 ?x1992 (ite (or $x1420 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) ?x1573))))
 (let ((?x3017 (ite (or $x2062 $x3667 new.model.query_latent) (_ bv96 7) (ite $x1661 (_ bv21 7) (_ bv16 7)))))
 (let (($x240 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x240 ?x3017 ?x2426))))))))))))))))))))))))))))
(assert
 (let (($x249 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x3222 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1573 (ite (or $x3222 $x249) (_ bv16 7) (_ bv96 7))))
 (let (($x1420 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x736 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1661 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x512 (and $x1661 $x736 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x1752 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2971 (and $x1661 $x1752 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x775 (not new.attention.qkv.group.pp)))
 (let (($x2787 (or $x775 (= 1 new.pp))))
 (let (($x1950 (not new.attention.qkv.group.sp)))
 (let (($x80 (or $x1950 (= 1 new.sp))))
 (let (($x1405 (= 1 new.dp)))
 (let (($x497 (not new.attention.qkv.group.dp)))
 (let (($x2781 (or $x497 $x1405)))
 (let (($x3667 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) $x2781 $x80 $x2787)))
 (let (($x3100 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2062 (or $x3100 $x1420)))
 (let ((?x1992 (ite (or $x2062 $x3667) new.attention.qkv.split (ite (or $x3222 $x2971 $x512) (_ bv96 7) (_ bv16 7)))))
 (let (($x2322 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1769 (not $x2322)))
 (let ((?x193 (ite $x1769 ?x1992 (ite (or $x1420 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x1573))))
 (let ((?x3017 (ite (or $x2062 $x3667 new.model.query_latent) (_ bv96 7) (ite $x1661 (_ bv21 7) (_ bv16 7)))))
 (let (($x240 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x240 ?x3017 ?x193))))))))))))))))))))))))))))
(assert
 (let (($x249 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x3222 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1573 (ite (or $x3222 $x249) (_ bv16 7) (_ bv96 7))))
 (let (($x1420 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x736 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1661 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x512 (and $x1661 $x736 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x1752 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2971 (and $x1661 $x1752 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x775 (not new.attention.qkv.group.pp)))
 (let (($x2787 (or $x775 (= 1 new.pp))))
 (let (($x1950 (not new.attention.qkv.group.sp)))
 (let (($x80 (or $x1950 (= 1 new.sp))))
 (let (($x1405 (= 1 new.dp)))
 (let (($x497 (not new.attention.qkv.group.dp)))
 (let (($x2781 (or $x497 $x1405)))
 (let (($x3667 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) $x2781 $x80 $x2787)))
 (let (($x3100 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2062 (or $x3100 $x1420)))
 (let ((?x1992 (ite (or $x2062 $x3667) new.attention.qkv.split (ite (or $x3222 $x2971 $x512) (_ bv96 7) (_ bv16 7)))))
 (let (($x2322 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1769 (not $x2322)))
 (let ((?x3211 (ite $x1769 ?x1992 (ite (or $x1420 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x1573))))
 (let ((?x3017 (ite (or $x2062 $x3667 new.model.query_latent) (_ bv96 7) (ite $x1661 (_ bv21 7) (_ bv16 7)))))
 (let (($x240 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x240 ?x3017 ?x3211)))))))))))))))))))))))))))))
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
 (= (_ bv42 7) old.batch.idle))
(assert
 (let (($x2460 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x3594 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x421 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1001 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2541 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2541 $x1001 $x421 $x3594 $x2460)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1100 (* old.sp old.tp)))
 (<= old.moe.block ?x1100)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1100 (* old.sp old.tp)))
 (= old.stage.ranks ?x1100)))
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
 (let (($x2145 (not old.moe.group.sp)))
 (let (($x1975 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x1975 $x2145))))
(assert
 (let ((?x1461 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x1461)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x775 (not new.attention.qkv.group.pp)))
 (let (($x2787 (or $x775 (= 1 new.pp))))
 (let (($x1950 (not new.attention.qkv.group.sp)))
 (let (($x80 (or $x1950 (= 1 new.sp))))
 (let (($x1405 (= 1 new.dp)))
 (let (($x497 (not new.attention.qkv.group.dp)))
 (let (($x2781 (or $x497 $x1405)))
 (let (($x3801 (and (or new.attention.qkv.group.tp (= 1 new.tp)) $x2781 $x80 $x2787)))
 (let (($x3667 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) $x2781 $x80 $x2787)))
 (let (($x1997 (and (= (_ bv92 7) new.attention.k) (= (_ bv92 7) new.attention.v) (or (= (_ bv92 7) new.attention.q) (and new.attention.one_key $x3667)))))
 (let (($x2322 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1769 (not $x2322)))
 (let (($x1420 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x599 (or $x1420 (and $x1769 (or (= (_ bv10 7) new.attention.qkv.collective) $x3667)) $x1997 $x3801)))
 (not $x599))))))))))))))))
(assert
 (let (($x3783 (not old.attention.qkv.group.pp)))
(let (($x1735 (or $x3783 (= 1 old.pp))))
(let (($x1462 (not old.attention.qkv.group.sp)))
(let (($x2410 (or $x1462 (= 1 old.sp))))
(let (($x2870 (= 1 old.dp)))
(let (($x919 (not old.attention.qkv.group.dp)))
(let (($x3602 (or $x919 $x2870)))
(let (($x664 (and (or old.attention.qkv.group.tp (= 1 old.tp)) $x3602 $x2410 $x1735)))
(let (($x292 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) $x3602 $x2410 $x1735)))
(let (($x610 (and (= (_ bv92 7) old.attention.k) (= (_ bv92 7) old.attention.v) (or (= (_ bv92 7) old.attention.q) (and old.attention.one_key $x292)))))
(let (($x3641 (= (_ bv40 7) old.attention.qkv.split)))
(let (($x2801 (not $x3641)))
(let (($x237 (= (_ bv57 7) old.attention.qkv.collective)))
(or $x237 (and $x2801 (or (= (_ bv10 7) old.attention.qkv.collective) $x292)) $x610 $x664)))))))))))))))
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
 (let (($x3396 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x1175 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x132 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1002 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x589 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x2769 (= (_ bv26 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) $x2769 $x589 (= (_ bv56 7) old.attention.head_dim.kind) $x1002 $x132 $x1175 $x3396 (= (_ bv99 7) old.attention.head_dim.kind)))))))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (and (<= 1 old.attention.heads.block)))
(assert
 (let (($x2484 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x1783 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x1914 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1366 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x1107 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x268 (= (_ bv26 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) $x268 $x1107 (= (_ bv56 7) old.attention.heads.kind) $x1366 $x1914 $x1783 $x2484 (= (_ bv99 7) old.attention.heads.kind)))))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x3919 (= (_ bv8 7) old.attention.pairs)))
 (or $x3919 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x2927 (= (_ bv29 7) old.attention.qkv.bias)))
 (let (($x422 (= (_ bv27 7) old.attention.qkv.bias)))
 (let (($x2962 (= (_ bv23 7) old.attention.qkv.bias)))
 (let (($x2525 (= (_ bv1 7) old.attention.qkv.bias)))
 (or $x2525 $x2962 $x422 $x2927))))))
(assert
 (let (($x2844 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x237 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1368 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3197 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x954 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x954 $x3197 $x1368 $x237 $x2844)))))))
(assert
 (let (($x201 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x201 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x605 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x605 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x2157 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x3641 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1248 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x76 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x76 $x1248 $x3641 $x2157))))))
(assert
 (let (($x3721 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x3721 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x1097 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x1097 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x2916 (= (_ bv42 7) old.batch.idle)))
 (or $x2916 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x2460 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2541 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x3594 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x421 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1001 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1001 $x421 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x3594 $x2541 $x2460)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x1999 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x1999)))
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
 (let ((?x62 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x553 (div (* ?x62 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x1366 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x804 (and $x1366 (< 1 old.attention.heads.parts) (= ?x553 old.attention.heads.n))))
 (= old.attention.heads.filled $x804))))))
(assert
 (let (($x12 (= (- 1) old.attention.heads.n)))
 (let (($x268 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x877 (ite $x268 (or $x12 (<= old.attention.heads.parts old.attention.heads.n)) (or $x12 (< 1 old.attention.heads.n)))))
 (let ((?x62 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x553 (div (* ?x62 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x1366 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x1783 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x925 (ite $x1783 (or $x12 (< old.attention.heads.block old.attention.heads.n)) (ite $x1366 (or $x12 (< ?x553 old.attention.heads.n)) $x877))))
 (let (($x2504 (= 1 old.attention.heads.parts)))
 (let (($x2484 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x1107 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x1914 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1716 (or $x1914 $x1107)))
 (let (($x3080 (ite $x1716 old.attention.heads.given_moved (ite (or $x2484 $x2504) false $x925))))
 (= old.attention.heads.moved $x3080))))))))))))))))
(assert
 (let ((?x2250 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2754 (div (* ?x2250 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x1002 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1260 (and $x1002 (< 1 old.attention.head_dim.parts) (= ?x2754 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x1260))))))
(assert
 (let (($x1056 (= (- 1) old.attention.head_dim.n)))
 (let (($x2769 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x2626 (ite $x2769 (or $x1056 (<= old.attention.head_dim.parts old.attention.head_dim.n)) (or $x1056 (< 1 old.attention.head_dim.n)))))
 (let ((?x2250 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2754 (div (* ?x2250 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x1002 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1175 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x1626 (ite $x1175 (or $x1056 (< old.attention.head_dim.block old.attention.head_dim.n)) (ite $x1002 (or $x1056 (< ?x2754 old.attention.head_dim.n)) $x2626))))
 (let (($x3725 (= 1 old.attention.head_dim.parts)))
 (let (($x3396 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x589 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x132 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2037 (or $x132 $x589)))
 (let (($x2156 (ite $x2037 old.attention.head_dim.given_moved (ite (or $x3396 $x3725) false $x1626))))
 (= old.attention.head_dim.moved $x2156))))))))))))))))
(assert
 (let ((?x799 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x45 (* (div (- ?x799 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x1097 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x1251 (and $x1097 (< 1 old.attention.value_dim.parts) (= (div ?x45 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x1251))))))
(assert
 (let (($x2965 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x2699 (not old.model.sinks)))
 (= old.attention.one_key (and $x2699 $x2965)))))
(assert
 (let (($x103 (not old.attention.heads.moved)))
 (let (($x268 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x2484 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x2504 (= 1 old.attention.heads.parts)))
 (let (($x1107 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x1914 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1716 (or $x1914 $x1107)))
 (let (($x1908 (ite $x1716 old.attention.heads.given_first (or $x2504 (and (not (or $x2484 $x268)) $x103)))))
 (= old.attention.heads.first_alone $x1908))))))))))
(assert
 (let (($x634 (not old.attention.head_dim.moved)))
 (let (($x2769 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x3396 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x3725 (= 1 old.attention.head_dim.parts)))
 (let (($x589 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x132 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2037 (or $x132 $x589)))
 (let (($x2818 (ite $x2037 old.attention.head_dim.given_first (or $x3725 (and (not (or $x3396 $x2769)) $x634)))))
 (= old.attention.head_dim.first_alone $x2818))))))))))
(assert
 (let (($x2844 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x954 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2871 (ite (or $x954 $x2844) (_ bv16 7) (_ bv96 7))))
 (let (($x237 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x3709 (or old.model.latent old.attention.kv_filled)))
 (let (($x1248 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x3197 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x786 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x76 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2772 (and $x3197 $x76 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x786)))
 (let ((?x639 (ite (or $x954 $x2772 (and $x3197 $x1248 old.attention.heads.filled $x3709)) (_ bv96 7) (_ bv16 7))))
 (let (($x292 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1368 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1109 (or $x1368 $x237)))
 (let ((?x2704 (ite (or $x1109 $x292) old.attention.qkv.split ?x639)))
 (let (($x3641 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2801 (not $x3641)))
 (let ((?x1849 (ite $x2801 ?x2704 (ite (or $x237 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) ?x2871))))
 (let ((?x3054 (ite (or $x1109 $x292 old.model.query_latent) (_ bv96 7) (ite $x3197 (_ bv21 7) (_ bv16 7)))))
 (let (($x2157 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x2157 ?x3054 ?x1849)))))))))))))))))))))))
(assert
 (let (($x2844 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x954 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2871 (ite (or $x954 $x2844) (_ bv16 7) (_ bv96 7))))
 (let (($x237 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x3709 (or old.model.latent old.attention.kv_filled)))
 (let (($x1248 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x3197 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x786 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x76 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2772 (and $x3197 $x76 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x786)))
 (let ((?x639 (ite (or $x954 $x2772 (and $x3197 $x1248 old.attention.heads.filled $x3709)) (_ bv96 7) (_ bv16 7))))
 (let (($x292 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1368 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1109 (or $x1368 $x237)))
 (let ((?x2704 (ite (or $x1109 $x292) old.attention.qkv.split ?x639)))
 (let (($x3641 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2801 (not $x3641)))
 (let ((?x981 (ite $x2801 ?x2704 (ite (or $x237 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x2871))))
 (let ((?x3054 (ite (or $x1109 $x292 old.model.query_latent) (_ bv96 7) (ite $x3197 (_ bv21 7) (_ bv16 7)))))
 (let (($x2157 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x2157 ?x3054 ?x981)))))))))))))))))))))))
(assert
 (let (($x2844 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x954 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2871 (ite (or $x954 $x2844) (_ bv16 7) (_ bv96 7))))
 (let (($x237 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x3709 (or old.model.latent old.attention.kv_filled)))
 (let (($x1248 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x3197 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x786 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x76 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2772 (and $x3197 $x76 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x786)))
 (let ((?x639 (ite (or $x954 $x2772 (and $x3197 $x1248 old.attention.heads.filled $x3709)) (_ bv96 7) (_ bv16 7))))
 (let (($x292 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1368 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1109 (or $x1368 $x237)))
 (let ((?x2704 (ite (or $x1109 $x292) old.attention.qkv.split ?x639)))
 (let (($x3641 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2801 (not $x3641)))
 (let ((?x3618 (ite $x2801 ?x2704 (ite (or $x237 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x2871))))
 (let ((?x3054 (ite (or $x1109 $x292 old.model.query_latent) (_ bv96 7) (ite $x3197 (_ bv21 7) (_ bv16 7)))))
 (let (($x2157 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x2157 ?x3054 ?x3618))))))))))))))))))))))))
(assert
 (= old.prefill false))
(assert
 (and (<= 1 new.attention.head_dim.block)))
(assert
 (let (($x3469 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x513 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x2144 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x1793 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2023 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x2822 (= (_ bv26 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) $x2822 $x2023 (= (_ bv56 7) new.attention.head_dim.kind) $x1793 $x2144 $x513 $x3469 (= (_ bv99 7) new.attention.head_dim.kind)))))))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (and (<= 1 new.attention.heads.block)))
(assert
 (let (($x989 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x3524 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x2114 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x3663 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x2087 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x706 (= (_ bv26 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) $x706 $x2087 (= (_ bv56 7) new.attention.heads.kind) $x3663 $x2114 $x3524 $x989 (= (_ bv99 7) new.attention.heads.kind)))))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x3291 (= (_ bv8 7) new.attention.pairs)))
 (or $x3291 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x790 (= (_ bv29 7) new.attention.qkv.bias)))
 (let (($x715 (= (_ bv27 7) new.attention.qkv.bias)))
 (let (($x693 (= (_ bv23 7) new.attention.qkv.bias)))
 (let (($x3119 (= (_ bv1 7) new.attention.qkv.bias)))
 (or $x3119 $x693 $x715 $x790))))))
(assert
 (let (($x249 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1420 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x3100 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1661 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3222 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x3222 $x1661 $x3100 $x1420 $x249)))))))
(assert
 (let (($x2584 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x2584 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x1067 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x1067 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x240 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x2322 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x736 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1752 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x1752 $x736 $x2322 $x240))))))
(assert
 (let (($x212 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x212 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x1245 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x1245 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x3914 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x3914)))
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
 (let ((?x2509 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x221 (div (* ?x2509 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x3663 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x1038 (and $x3663 (< 1 new.attention.heads.parts) (= ?x221 new.attention.heads.n))))
 (= new.attention.heads.filled $x1038))))))
(assert
 (let (($x1274 (= (- 1) new.attention.heads.n)))
 (let (($x706 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x2164 (ite $x706 (or $x1274 (<= new.attention.heads.parts new.attention.heads.n)) (or $x1274 (< 1 new.attention.heads.n)))))
 (let ((?x2509 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x221 (div (* ?x2509 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x3663 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x3524 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x3782 (ite $x3524 (or $x1274 (< new.attention.heads.block new.attention.heads.n)) (ite $x3663 (or $x1274 (< ?x221 new.attention.heads.n)) $x2164))))
 (let (($x2576 (= 1 new.attention.heads.parts)))
 (let (($x989 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2087 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x2114 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x522 (or $x2114 $x2087)))
 (let (($x3150 (ite $x522 new.attention.heads.given_moved (ite (or $x989 $x2576) false $x3782))))
 (= new.attention.heads.moved $x3150))))))))))))))))
(assert
 (let ((?x2251 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2639 (div (* ?x2251 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1793 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2451 (and $x1793 (< 1 new.attention.head_dim.parts) (= ?x2639 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x2451))))))
(assert
 (let (($x2832 (= (- 1) new.attention.head_dim.n)))
 (let (($x2822 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x2431 (ite $x2822 (or $x2832 (<= new.attention.head_dim.parts new.attention.head_dim.n)) (or $x2832 (< 1 new.attention.head_dim.n)))))
 (let ((?x2251 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2639 (div (* ?x2251 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1793 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x513 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x3395 (ite $x513 (or $x2832 (< new.attention.head_dim.block new.attention.head_dim.n)) (ite $x1793 (or $x2832 (< ?x2639 new.attention.head_dim.n)) $x2431))))
 (let (($x580 (= 1 new.attention.head_dim.parts)))
 (let (($x3469 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x2023 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x2144 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x2782 (or $x2144 $x2023)))
 (let (($x2080 (ite $x2782 new.attention.head_dim.given_moved (ite (or $x3469 $x580) false $x3395))))
 (= new.attention.head_dim.moved $x2080))))))))))))))))
(assert
 (let ((?x438 (+ new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let ((?x3659 (* (div (- ?x438 1) new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x1245 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2634 (and $x1245 (< 1 new.attention.value_dim.parts) (= (div ?x3659 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x2634))))))
(assert
 (let (($x1064 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x1380 (not new.model.sinks)))
 (= new.attention.one_key (and $x1380 $x1064)))))
(assert
 (let (($x2711 (not new.attention.heads.moved)))
 (let (($x706 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x989 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2576 (= 1 new.attention.heads.parts)))
 (let (($x2087 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x2114 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x522 (or $x2114 $x2087)))
 (let (($x604 (ite $x522 new.attention.heads.given_first (or $x2576 (and (not (or $x989 $x706)) $x2711)))))
 (= new.attention.heads.first_alone $x604))))))))))
(assert
 (let (($x2893 (not new.attention.head_dim.moved)))
 (let (($x2822 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x3469 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x580 (= 1 new.attention.head_dim.parts)))
 (let (($x2023 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x2144 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x2782 (or $x2144 $x2023)))
 (let (($x313 (ite $x2782 new.attention.head_dim.given_first (or $x580 (and (not (or $x3469 $x2822)) $x2893)))))
 (= new.attention.head_dim.first_alone $x313))))))))))
(assert
 (let (($x249 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x3222 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1573 (ite (or $x3222 $x249) (_ bv16 7) (_ bv96 7))))
 (let (($x1420 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x736 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1661 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x512 (and $x1661 $x736 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x1752 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2971 (and $x1661 $x1752 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x3667 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x3100 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2062 (or $x3100 $x1420)))
 (let ((?x1992 (ite (or $x2062 $x3667) new.attention.qkv.split (ite (or $x3222 $x2971 $x512) (_ bv96 7) (_ bv16 7)))))
 (let (($x2322 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1769 (not $x2322)))
 (let ((?x2426 (ite $x1769 ?x1992 (ite (or $x1420 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) ?x1573))))
 (let ((?x3017 (ite (or $x2062 $x3667 new.model.query_latent) (_ bv96 7) (ite $x1661 (_ bv21 7) (_ bv16 7)))))
 (let (($x240 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x240 ?x3017 ?x2426)))))))))))))))))))))
(assert
 (let (($x249 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x3222 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1573 (ite (or $x3222 $x249) (_ bv16 7) (_ bv96 7))))
 (let (($x1420 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x736 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1661 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x512 (and $x1661 $x736 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x1752 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2971 (and $x1661 $x1752 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x3667 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x3100 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2062 (or $x3100 $x1420)))
 (let ((?x1992 (ite (or $x2062 $x3667) new.attention.qkv.split (ite (or $x3222 $x2971 $x512) (_ bv96 7) (_ bv16 7)))))
 (let (($x2322 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1769 (not $x2322)))
 (let ((?x193 (ite $x1769 ?x1992 (ite (or $x1420 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x1573))))
 (let ((?x3017 (ite (or $x2062 $x3667 new.model.query_latent) (_ bv96 7) (ite $x1661 (_ bv21 7) (_ bv16 7)))))
 (let (($x240 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x240 ?x3017 ?x193)))))))))))))))))))))
(assert
 (let (($x249 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x3222 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1573 (ite (or $x3222 $x249) (_ bv16 7) (_ bv96 7))))
 (let (($x1420 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x736 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1661 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x512 (and $x1661 $x736 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x1752 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2971 (and $x1661 $x1752 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x3667 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x3100 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2062 (or $x3100 $x1420)))
 (let ((?x1992 (ite (or $x2062 $x3667) new.attention.qkv.split (ite (or $x3222 $x2971 $x512) (_ bv96 7) (_ bv16 7)))))
 (let (($x2322 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1769 (not $x2322)))
 (let ((?x3211 (ite $x1769 ?x1992 (ite (or $x1420 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x1573))))
 (let ((?x3017 (ite (or $x2062 $x3667 new.model.query_latent) (_ bv96 7) (ite $x1661 (_ bv21 7) (_ bv16 7)))))
 (let (($x240 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x240 ?x3017 ?x3211))))))))))))))))))))))
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
 (= (_ bv42 7) old.batch.idle))
(assert
 (let (($x2460 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x3594 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x421 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1001 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2541 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2541 $x1001 $x421 $x3594 $x2460)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1100 (* old.sp old.tp)))
 (<= old.moe.block ?x1100)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1100 (* old.sp old.tp)))
 (= old.stage.ranks ?x1100)))
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
 (let (($x2145 (not old.moe.group.sp)))
 (let (($x1975 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x1975 $x2145))))
(assert
 (let ((?x1461 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x1461)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x2724 (not new.attention.one_key)))
 (let (($x3119 (= (_ bv1 7) new.attention.qkv.bias)))
 (let (($x2511 (and $x3119 (not (and new.model.q_bias (= (_ bv92 7) new.attention.q) $x2724)) (not (and new.model.k_bias (= (_ bv92 7) new.attention.k))) (not (and new.model.v_bias (= (_ bv92 7) new.attention.v))))))
 (let (($x3502 (or (or (= (_ bv29 7) new.attention.qkv.bias) (= (_ bv23 7) new.attention.qkv.bias)) $x2511)))
 (let (($x2322 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1752 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x736 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1671 (or (and $x736 new.attention.heads.first_alone new.attention.kv_first_alone) (and $x1752 new.attention.head_dim.first_alone))))
 (let (($x790 (= (_ bv29 7) new.attention.qkv.bias)))
 (let (($x2246 (not (or (and new.model.q_bias $x2724) new.model.k_bias new.model.v_bias))))
 (let (($x1740 (= 1 new.tp)))
 (let (($x2533 (or $x1740 $x2246 (and (not $x2322) (or $x3119 (= (_ bv27 7) new.attention.qkv.bias))) (and $x790 $x1671) (and $x2322 $x3502))))
 (not $x2533))))))))))))))
(assert
 (let (($x936 (not old.attention.one_key)))
(let (($x2525 (= (_ bv1 7) old.attention.qkv.bias)))
(let (($x1604 (and $x2525 (not (and old.model.q_bias (= (_ bv92 7) old.attention.q) $x936)) (not (and old.model.k_bias (= (_ bv92 7) old.attention.k))) (not (and old.model.v_bias (= (_ bv92 7) old.attention.v))))))
(let (($x1393 (or (or (= (_ bv29 7) old.attention.qkv.bias) (= (_ bv23 7) old.attention.qkv.bias)) $x1604)))
(let (($x3641 (= (_ bv40 7) old.attention.qkv.split)))
(let (($x76 (= (_ bv36 7) old.attention.qkv.split)))
(let (($x1248 (= (_ bv37 7) old.attention.qkv.split)))
(let (($x317 (or (and $x1248 old.attention.heads.first_alone old.attention.kv_first_alone) (and $x76 old.attention.head_dim.first_alone))))
(let (($x2927 (= (_ bv29 7) old.attention.qkv.bias)))
(let (($x2455 (not (or (and old.model.q_bias $x936) old.model.k_bias old.model.v_bias))))
(let (($x2763 (= 1 old.tp)))
(or $x2763 $x2455 (and (not $x3641) (or $x2525 (= (_ bv27 7) old.attention.qkv.bias))) (and $x2927 $x317) (and $x3641 $x1393))))))))))))))
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
 (let (($x2522 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x3396 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x1175 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x132 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1002 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2666 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x589 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x2769 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x628 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x3604 (= (_ bv11 7) old.attention.head_dim.kind)))
 (or $x3604 $x628 $x2769 $x589 $x2666 $x1002 $x132 $x1175 $x3396 $x2522))))))))))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x1366 (= (_ bv65 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) (= (_ bv48 7) old.attention.heads.kind) (= (_ bv56 7) old.attention.heads.kind) $x1366 (= (_ bv86 7) old.attention.heads.kind) (= (_ bv91 7) old.attention.heads.kind) (= (_ bv96 7) old.attention.heads.kind) (= (_ bv99 7) old.attention.heads.kind))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x3919 (= (_ bv8 7) old.attention.pairs)))
 (or $x3919 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x2844 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x237 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1368 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3197 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x954 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x954 $x3197 $x1368 $x237 $x2844)))))))
(assert
 (let (($x605 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x605 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x2157 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x3641 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1248 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x76 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x76 $x1248 $x3641 $x2157))))))
(assert
 (let (($x1657 (= (_ bv88 7) old.attention.scores.sum)))
 (let (($x1199 (= (_ bv57 7) old.attention.scores.sum)))
 (let (($x3007 (= (_ bv1 7) old.attention.scores.sum)))
 (or $x3007 $x1199 $x1657)))))
(assert
 (let (($x1097 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x1097 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x2916 (= (_ bv42 7) old.batch.idle)))
 (or $x2916 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x2460 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2541 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x3594 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x421 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1001 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1001 $x421 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x3594 $x2541 $x2460)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x1999 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x1999)))
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
 (let ((?x62 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x2651 (= (div (* ?x62 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x1366 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x1366 (< 1 old.attention.heads.parts) $x2651))))))
(assert
 (let ((?x2250 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2754 (div (* ?x2250 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x1056 (= (- 1) old.attention.head_dim.n)))
 (let (($x3001 (or $x1056 (< (* ?x2754 old.attention.head_dim.parts) old.attention.head_dim.n))))
 (let ((?x1529 (mod old.attention.head_dim.multiple old.attention.head_dim.parts)))
 (let (($x1002 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let ((?x1650 (ite $x1002 (ite (= 0 ?x1529) 1 (ite $x3001 0 1)) old.attention.head_dim.given_least)))
 (let (($x1112 (not (= 0 (mod old.attention.head_dim.n old.attention.head_dim.parts)))))
 (let ((?x2734 (ite (and $x1056 (= 1 old.attention.head_dim.parts)) 1 (ite (or $x1056 $x1112) 0 1))))
 (let (($x2769 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x2666 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x2522 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x1175 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x3604 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x628 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x3396 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let ((?x2391 (ite $x3396 old.attention.head_dim.parts (ite (or $x628 $x3604 $x1175 $x2522 $x2666) 1 (ite $x2769 ?x2734 ?x1650)))))
 (= old.attention.head_dim.least ?x2391)))))))))))))))))))
(assert
 (let ((?x2250 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2754 (div (* ?x2250 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x1002 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1260 (and $x1002 (< 1 old.attention.head_dim.parts) (= ?x2754 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x1260))))))
(assert
 (let ((?x2109 (mod old.attention.head_dim.n old.attention.head_dim.multiple)))
 (let (($x1002 (= (_ bv65 7) old.attention.head_dim.kind)))
 (= old.attention.head_dim.padded (and $x1002 (not (= 0 ?x2109)))))))
(assert
 (let (($x589 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x132 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2037 (or $x132 $x589)))
 (let (($x3396 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let ((?x979 (ite $x3396 old.attention.head_dim.parts (ite $x2037 old.attention.head_dim.given_most 1))))
 (= old.attention.head_dim.most ?x979)))))))
(assert
 (let (($x1056 (= (- 1) old.attention.head_dim.n)))
 (let (($x2769 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x2626 (ite $x2769 (or $x1056 (<= old.attention.head_dim.parts old.attention.head_dim.n)) (or $x1056 (< 1 old.attention.head_dim.n)))))
 (let ((?x2250 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2754 (div (* ?x2250 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x1002 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1175 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x1626 (ite $x1175 (or $x1056 (< old.attention.head_dim.block old.attention.head_dim.n)) (ite $x1002 (or $x1056 (< ?x2754 old.attention.head_dim.n)) $x2626))))
 (let (($x3725 (= 1 old.attention.head_dim.parts)))
 (let (($x3396 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x589 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x132 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2037 (or $x132 $x589)))
 (let (($x2156 (ite $x2037 old.attention.head_dim.given_moved (ite (or $x3396 $x3725) false $x1626))))
 (= old.attention.head_dim.moved $x2156))))))))))))))))
(assert
 (let ((?x799 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x45 (* (div (- ?x799 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x1097 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x1251 (and $x1097 (< 1 old.attention.value_dim.parts) (= (div ?x45 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x1251))))))
(assert
 (let (($x2965 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x2699 (not old.model.sinks)))
 (= old.attention.one_key (and $x2699 $x2965)))))
(assert
 (let (($x26 (not old.attention.head_dim.padded)))
 (let (($x3725 (= 1 old.attention.head_dim.parts)))
 (let (($x3396 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x589 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x132 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2037 (or $x132 $x589)))
 (let (($x1595 (ite $x2037 old.attention.head_dim.given_everywhere (or $x3396 (and $x3725 $x26)))))
 (= old.attention.head_dim.everywhere $x1595)))))))))
(assert
 (let (($x2844 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x954 (= (_ bv4 7) old.attention.qkv.collective)))
 (let (($x237 (= (_ bv57 7) old.attention.qkv.collective)))
 (let ((?x154 (ite (or $x237 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x954 $x2844) (_ bv16 7) (_ bv96 7)))))
 (let (($x3709 (or old.model.latent old.attention.kv_filled)))
 (let (($x1248 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x3197 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x786 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x76 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2772 (and $x3197 $x76 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x786)))
 (let ((?x639 (ite (or $x954 $x2772 (and $x3197 $x1248 old.attention.heads.filled $x3709)) (_ bv96 7) (_ bv16 7))))
 (let (($x292 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1368 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1109 (or $x1368 $x237)))
 (let ((?x1849 (ite (not (= (_ bv40 7) old.attention.qkv.split)) (ite (or $x1109 $x292) old.attention.qkv.split ?x639) ?x154)))
 (let (($x2157 (= (_ bv57 7) old.attention.qkv.split)))
 (let ((?x2115 (ite $x2157 (ite (or $x1109 $x292 old.model.query_latent) (_ bv96 7) (ite $x3197 (_ bv21 7) (_ bv16 7))) ?x1849)))
 (= old.attention.q ?x2115)))))))))))))))))))
(assert
 (let (($x634 (not old.attention.head_dim.moved)))
 (let (($x2522 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x1175 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x3604 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x628 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x3679 (or old.attention.head_dim.everywhere old.attention.head_dim.filled (and (or $x628 $x3604 $x1175 $x2522) $x634))))
 (let (($x589 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x132 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2037 (or $x132 $x589)))
 (= old.attention.head_dim.undivided (ite $x2037 old.attention.head_dim.given_undivided $x3679))))))))))))
(assert
 (let (($x1478 (= old.attention.head_dim.least old.attention.head_dim.parts)))
 (let (($x3007 (= (_ bv1 7) old.attention.scores.sum)))
 (let (($x634 (not old.attention.head_dim.moved)))
 (let (($x1736 (or old.attention.head_dim.undivided (and (= 1 old.attention.head_dim.most) $x634))))
 (let (($x1317 (and (or (not old.attention.scores.group.tp) (= 1 old.tp)) (or (not old.attention.scores.group.dp) (= 1 old.dp)) (or (not old.attention.scores.group.sp) (= 1 old.sp)) (or (not old.attention.scores.group.pp) (= 1 old.pp)))))
 (let (($x1199 (= (_ bv57 7) old.attention.scores.sum)))
 (let (($x3746 (ite (or $x1199 $x1317) (and (<= 1 old.attention.head_dim.least) $x1736) (and $x3007 (and old.attention.head_dim.undivided $x1478)))))
 (= old.attention.scores_whole $x3746)))))))))
(assert
 (= old.prefill false))
(assert
 (and (<= 1 new.attention.head_dim.block)))
(assert
 (and (<= 0 new.attention.head_dim.given_least)))
(assert
 (and (<= 0 new.attention.head_dim.given_most)))
(assert
 (let (($x134 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x3469 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x513 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x2144 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x1793 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1730 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x2023 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x2822 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x471 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x2480 (= (_ bv11 7) new.attention.head_dim.kind)))
 (or $x2480 $x471 $x2822 $x2023 $x1730 $x1793 $x2144 $x513 $x3469 $x134))))))))))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x3663 (= (_ bv65 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) (= (_ bv48 7) new.attention.heads.kind) (= (_ bv56 7) new.attention.heads.kind) $x3663 (= (_ bv86 7) new.attention.heads.kind) (= (_ bv91 7) new.attention.heads.kind) (= (_ bv96 7) new.attention.heads.kind) (= (_ bv99 7) new.attention.heads.kind))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x3291 (= (_ bv8 7) new.attention.pairs)))
 (or $x3291 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x249 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1420 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x3100 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1661 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3222 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x3222 $x1661 $x3100 $x1420 $x249)))))))
(assert
 (let (($x1067 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x1067 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x240 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x2322 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x736 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1752 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x1752 $x736 $x2322 $x240))))))
(assert
 (let (($x1396 (= (_ bv88 7) new.attention.scores.sum)))
 (let (($x1455 (= (_ bv57 7) new.attention.scores.sum)))
 (let (($x2897 (= (_ bv1 7) new.attention.scores.sum)))
 (or $x2897 $x1455 $x1396)))))
(assert
 (let (($x1245 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x1245 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x3914 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x3914)))
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
 (let ((?x2509 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x3593 (= (div (* ?x2509 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x3663 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x3663 (< 1 new.attention.heads.parts) $x3593))))))
(assert
 (let ((?x2251 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2639 (div (* ?x2251 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2832 (= (- 1) new.attention.head_dim.n)))
 (let (($x922 (or $x2832 (< (* ?x2639 new.attention.head_dim.parts) new.attention.head_dim.n))))
 (let ((?x1850 (mod new.attention.head_dim.multiple new.attention.head_dim.parts)))
 (let (($x1793 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let ((?x1584 (ite $x1793 (ite (= 0 ?x1850) 1 (ite $x922 0 1)) new.attention.head_dim.given_least)))
 (let (($x526 (not (= 0 (mod new.attention.head_dim.n new.attention.head_dim.parts)))))
 (let ((?x38 (ite (and $x2832 (= 1 new.attention.head_dim.parts)) 1 (ite (or $x2832 $x526) 0 1))))
 (let (($x2822 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x1730 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x134 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x513 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x2480 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x471 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x3469 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let ((?x1365 (ite $x3469 new.attention.head_dim.parts (ite (or $x471 $x2480 $x513 $x134 $x1730) 1 (ite $x2822 ?x38 ?x1584)))))
 (= new.attention.head_dim.least ?x1365)))))))))))))))))))
(assert
 (let ((?x2251 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2639 (div (* ?x2251 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1793 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2451 (and $x1793 (< 1 new.attention.head_dim.parts) (= ?x2639 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x2451))))))
(assert
 (let ((?x2596 (mod new.attention.head_dim.n new.attention.head_dim.multiple)))
 (let (($x1793 (= (_ bv65 7) new.attention.head_dim.kind)))
 (= new.attention.head_dim.padded (and $x1793 (not (= 0 ?x2596)))))))
(assert
 (let (($x2023 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x2144 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x2782 (or $x2144 $x2023)))
 (let (($x3469 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let ((?x2728 (ite $x3469 new.attention.head_dim.parts (ite $x2782 new.attention.head_dim.given_most 1))))
 (= new.attention.head_dim.most ?x2728)))))))
(assert
 (let (($x2832 (= (- 1) new.attention.head_dim.n)))
 (let (($x2822 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x2431 (ite $x2822 (or $x2832 (<= new.attention.head_dim.parts new.attention.head_dim.n)) (or $x2832 (< 1 new.attention.head_dim.n)))))
 (let ((?x2251 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2639 (div (* ?x2251 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1793 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x513 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x3395 (ite $x513 (or $x2832 (< new.attention.head_dim.block new.attention.head_dim.n)) (ite $x1793 (or $x2832 (< ?x2639 new.attention.head_dim.n)) $x2431))))
 (let (($x580 (= 1 new.attention.head_dim.parts)))
 (let (($x3469 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x2023 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x2144 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x2782 (or $x2144 $x2023)))
 (let (($x2080 (ite $x2782 new.attention.head_dim.given_moved (ite (or $x3469 $x580) false $x3395))))
 (= new.attention.head_dim.moved $x2080))))))))))))))))
(assert
 (let ((?x438 (+ new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let ((?x3659 (* (div (- ?x438 1) new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x1245 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2634 (and $x1245 (< 1 new.attention.value_dim.parts) (= (div ?x3659 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x2634))))))
(assert
 (let (($x1064 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x1380 (not new.model.sinks)))
 (= new.attention.one_key (and $x1380 $x1064)))))
(assert
 (let (($x2658 (not new.attention.head_dim.padded)))
 (let (($x580 (= 1 new.attention.head_dim.parts)))
 (let (($x3469 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x2023 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x2144 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x2782 (or $x2144 $x2023)))
 (let (($x1341 (ite $x2782 new.attention.head_dim.given_everywhere (or $x3469 (and $x580 $x2658)))))
 (= new.attention.head_dim.everywhere $x1341)))))))))
(assert
 (let (($x249 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x3222 (= (_ bv4 7) new.attention.qkv.collective)))
 (let (($x1420 (= (_ bv57 7) new.attention.qkv.collective)))
 (let ((?x2007 (ite (or $x1420 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x3222 $x249) (_ bv16 7) (_ bv96 7)))))
 (let (($x736 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1661 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x512 (and $x1661 $x736 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x1752 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2971 (and $x1661 $x1752 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x3667 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x3100 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2062 (or $x3100 $x1420)))
 (let ((?x1992 (ite (or $x2062 $x3667) new.attention.qkv.split (ite (or $x3222 $x2971 $x512) (_ bv96 7) (_ bv16 7)))))
 (let (($x240 (= (_ bv57 7) new.attention.qkv.split)))
 (let ((?x609 (ite $x240 (ite (or $x2062 $x3667 new.model.query_latent) (_ bv96 7) (ite $x1661 (_ bv21 7) (_ bv16 7))) (ite (not (= (_ bv40 7) new.attention.qkv.split)) ?x1992 ?x2007))))
 (= new.attention.q ?x609)))))))))))))))))
(assert
 (let (($x2893 (not new.attention.head_dim.moved)))
 (let (($x134 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x513 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x2480 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x471 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x2963 (or new.attention.head_dim.everywhere new.attention.head_dim.filled (and (or $x471 $x2480 $x513 $x134) $x2893))))
 (let (($x2023 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x2144 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x2782 (or $x2144 $x2023)))
 (= new.attention.head_dim.undivided (ite $x2782 new.attention.head_dim.given_undivided $x2963))))))))))))
(assert
 (let (($x1524 (= new.attention.head_dim.least new.attention.head_dim.parts)))
 (let (($x2897 (= (_ bv1 7) new.attention.scores.sum)))
 (let (($x2893 (not new.attention.head_dim.moved)))
 (let (($x2917 (or new.attention.head_dim.undivided (and (= 1 new.attention.head_dim.most) $x2893))))
 (let (($x2064 (and (or (not new.attention.scores.group.tp) (= 1 new.tp)) (or (not new.attention.scores.group.dp) (= 1 new.dp)) (or (not new.attention.scores.group.sp) (= 1 new.sp)) (or (not new.attention.scores.group.pp) (= 1 new.pp)))))
 (let (($x1455 (= (_ bv57 7) new.attention.scores.sum)))
 (let (($x3487 (ite (or $x1455 $x2064) (and (<= 1 new.attention.head_dim.least) $x2917) (and $x2897 (and new.attention.head_dim.undivided $x1524)))))
 (= new.attention.scores_whole $x3487)))))))))
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
 (= (_ bv42 7) old.batch.idle))
(assert
 (let (($x2460 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x3594 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x421 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1001 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2541 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2541 $x1001 $x421 $x3594 $x2460)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1100 (* old.sp old.tp)))
 (<= old.moe.block ?x1100)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1100 (* old.sp old.tp)))
 (= old.stage.ranks ?x1100)))
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
 (let (($x2145 (not old.moe.group.sp)))
 (let (($x1975 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x1975 $x2145))))
(assert
 (let ((?x1461 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x1461)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x1396 (= (_ bv88 7) new.attention.scores.sum)))
 (let (($x1740 (= 1 new.tp)))
 (let (($x2033 (or $x1740 (not (= (_ bv36 7) new.attention.q)) $x1396 new.attention.one_key new.attention.scores_whole)))
 (not $x2033)))))
(assert
 (let (($x1657 (= (_ bv88 7) old.attention.scores.sum)))
(let (($x2763 (= 1 old.tp)))
(or $x2763 (not (= (_ bv36 7) old.attention.q)) $x1657 old.attention.one_key old.attention.scores_whole))))
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
 (let (($x2522 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x3396 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x1175 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x132 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1002 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2666 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x589 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x2769 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x628 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x3604 (= (_ bv11 7) old.attention.head_dim.kind)))
 (or $x3604 $x628 $x2769 $x589 $x2666 $x1002 $x132 $x1175 $x3396 $x2522))))))))))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x1366 (= (_ bv65 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) (= (_ bv48 7) old.attention.heads.kind) (= (_ bv56 7) old.attention.heads.kind) $x1366 (= (_ bv86 7) old.attention.heads.kind) (= (_ bv91 7) old.attention.heads.kind) (= (_ bv96 7) old.attention.heads.kind) (= (_ bv99 7) old.attention.heads.kind))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x3919 (= (_ bv8 7) old.attention.pairs)))
 (or $x3919 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x2844 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x237 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1368 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3197 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x954 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x954 $x3197 $x1368 $x237 $x2844)))))))
(assert
 (let (($x1718 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x1718 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x605 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x605 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x2157 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x3641 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1248 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x76 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x76 $x1248 $x3641 $x2157))))))
(assert
 (let (($x1199 (= (_ bv57 7) old.attention.scores.sum)))
 (let (($x3007 (= (_ bv1 7) old.attention.scores.sum)))
 (or $x3007 $x1199 (= (_ bv88 7) old.attention.scores.sum)))))
(assert
 (let (($x1097 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x1097 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x2916 (= (_ bv42 7) old.batch.idle)))
 (or $x2916 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x2460 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2541 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x3594 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x421 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1001 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1001 $x421 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x3594 $x2541 $x2460)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x1999 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x1999)))
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
 (let ((?x62 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x2651 (= (div (* ?x62 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x1366 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x1366 (< 1 old.attention.heads.parts) $x2651))))))
(assert
 (let ((?x2250 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2754 (div (* ?x2250 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x1056 (= (- 1) old.attention.head_dim.n)))
 (let (($x3001 (or $x1056 (< (* ?x2754 old.attention.head_dim.parts) old.attention.head_dim.n))))
 (let ((?x1529 (mod old.attention.head_dim.multiple old.attention.head_dim.parts)))
 (let (($x1002 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let ((?x1650 (ite $x1002 (ite (= 0 ?x1529) 1 (ite $x3001 0 1)) old.attention.head_dim.given_least)))
 (let (($x1112 (not (= 0 (mod old.attention.head_dim.n old.attention.head_dim.parts)))))
 (let ((?x2734 (ite (and $x1056 (= 1 old.attention.head_dim.parts)) 1 (ite (or $x1056 $x1112) 0 1))))
 (let (($x2769 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x2666 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x2522 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x1175 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x3604 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x628 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x3396 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let ((?x2391 (ite $x3396 old.attention.head_dim.parts (ite (or $x628 $x3604 $x1175 $x2522 $x2666) 1 (ite $x2769 ?x2734 ?x1650)))))
 (= old.attention.head_dim.least ?x2391)))))))))))))))))))
(assert
 (let ((?x2250 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2754 (div (* ?x2250 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x1002 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1260 (and $x1002 (< 1 old.attention.head_dim.parts) (= ?x2754 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x1260))))))
(assert
 (let ((?x2109 (mod old.attention.head_dim.n old.attention.head_dim.multiple)))
 (let (($x1002 (= (_ bv65 7) old.attention.head_dim.kind)))
 (= old.attention.head_dim.padded (and $x1002 (not (= 0 ?x2109)))))))
(assert
 (let (($x589 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x132 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2037 (or $x132 $x589)))
 (let (($x3396 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let ((?x979 (ite $x3396 old.attention.head_dim.parts (ite $x2037 old.attention.head_dim.given_most 1))))
 (= old.attention.head_dim.most ?x979)))))))
(assert
 (let (($x1056 (= (- 1) old.attention.head_dim.n)))
 (let (($x2769 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x2626 (ite $x2769 (or $x1056 (<= old.attention.head_dim.parts old.attention.head_dim.n)) (or $x1056 (< 1 old.attention.head_dim.n)))))
 (let ((?x2250 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2754 (div (* ?x2250 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x1002 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1175 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x1626 (ite $x1175 (or $x1056 (< old.attention.head_dim.block old.attention.head_dim.n)) (ite $x1002 (or $x1056 (< ?x2754 old.attention.head_dim.n)) $x2626))))
 (let (($x3725 (= 1 old.attention.head_dim.parts)))
 (let (($x3396 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x589 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x132 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2037 (or $x132 $x589)))
 (let (($x2156 (ite $x2037 old.attention.head_dim.given_moved (ite (or $x3396 $x3725) false $x1626))))
 (= old.attention.head_dim.moved $x2156))))))))))))))))
(assert
 (let ((?x799 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x45 (* (div (- ?x799 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x1097 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x1251 (and $x1097 (< 1 old.attention.value_dim.parts) (= (div ?x45 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x1251))))))
(assert
 (let (($x2965 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x2699 (not old.model.sinks)))
 (= old.attention.one_key (and $x2699 $x2965)))))
(assert
 (let (($x26 (not old.attention.head_dim.padded)))
 (let (($x3725 (= 1 old.attention.head_dim.parts)))
 (let (($x3396 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x589 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x132 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2037 (or $x132 $x589)))
 (let (($x1595 (ite $x2037 old.attention.head_dim.given_everywhere (or $x3396 (and $x3725 $x26)))))
 (= old.attention.head_dim.everywhere $x1595)))))))))
(assert
 (let (($x2844 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x954 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2871 (ite (or $x954 $x2844) (_ bv16 7) (_ bv96 7))))
 (let (($x237 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x3709 (or old.model.latent old.attention.kv_filled)))
 (let (($x1248 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x3197 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x786 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x76 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2772 (and $x3197 $x76 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x786)))
 (let ((?x639 (ite (or $x954 $x2772 (and $x3197 $x1248 old.attention.heads.filled $x3709)) (_ bv96 7) (_ bv16 7))))
 (let (($x292 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1368 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1109 (or $x1368 $x237)))
 (let ((?x2704 (ite (or $x1109 $x292) old.attention.qkv.split ?x639)))
 (let (($x3641 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2801 (not $x3641)))
 (let ((?x1849 (ite $x2801 ?x2704 (ite (or $x237 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) ?x2871))))
 (let ((?x3054 (ite (or $x1109 $x292 old.model.query_latent) (_ bv96 7) (ite $x3197 (_ bv21 7) (_ bv16 7)))))
 (let (($x2157 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x2157 ?x3054 ?x1849)))))))))))))))))))))))
(assert
 (let (($x2844 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x954 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2871 (ite (or $x954 $x2844) (_ bv16 7) (_ bv96 7))))
 (let (($x237 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x3709 (or old.model.latent old.attention.kv_filled)))
 (let (($x1248 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x3197 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x786 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x76 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2772 (and $x3197 $x76 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x786)))
 (let ((?x639 (ite (or $x954 $x2772 (and $x3197 $x1248 old.attention.heads.filled $x3709)) (_ bv96 7) (_ bv16 7))))
 (let (($x292 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1368 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1109 (or $x1368 $x237)))
 (let ((?x2704 (ite (or $x1109 $x292) old.attention.qkv.split ?x639)))
 (let (($x3641 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2801 (not $x3641)))
 (let ((?x1569 (ite $x2801 ?x2704 (ite (or $x237 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x2871))))
 (let ((?x3054 (ite (or $x1109 $x292 old.model.query_latent) (_ bv96 7) (ite $x3197 (_ bv21 7) (_ bv16 7)))))
 (let (($x2157 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x2157 ?x3054 ?x1569)))))))))))))))))))))))
(assert
 (let (($x634 (not old.attention.head_dim.moved)))
 (let (($x2522 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x1175 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x3604 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x628 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x3679 (or old.attention.head_dim.everywhere old.attention.head_dim.filled (and (or $x628 $x3604 $x1175 $x2522) $x634))))
 (let (($x589 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x132 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2037 (or $x132 $x589)))
 (= old.attention.head_dim.undivided (ite $x2037 old.attention.head_dim.given_undivided $x3679))))))))))))
(assert
 (let (($x1478 (= old.attention.head_dim.least old.attention.head_dim.parts)))
 (let (($x3007 (= (_ bv1 7) old.attention.scores.sum)))
 (let (($x634 (not old.attention.head_dim.moved)))
 (let (($x1736 (or old.attention.head_dim.undivided (and (= 1 old.attention.head_dim.most) $x634))))
 (let (($x1401 (= 1 old.pp)))
 (let (($x1649 (not old.attention.scores.group.pp)))
 (let (($x1555 (or $x1649 $x1401)))
 (let (($x3353 (= 1 old.sp)))
 (let (($x245 (not old.attention.scores.group.sp)))
 (let (($x2256 (or $x245 $x3353)))
 (let (($x2870 (= 1 old.dp)))
 (let (($x1298 (not old.attention.scores.group.dp)))
 (let (($x614 (or $x1298 $x2870)))
 (let (($x1317 (and (or (not old.attention.scores.group.tp) (= 1 old.tp)) $x614 $x2256 $x1555)))
 (let (($x1199 (= (_ bv57 7) old.attention.scores.sum)))
 (let (($x3746 (ite (or $x1199 $x1317) (and (<= 1 old.attention.head_dim.least) $x1736) (and $x3007 (and old.attention.head_dim.undivided $x1478)))))
 (= old.attention.scores_whole $x3746))))))))))))))))))
(assert
 (= old.prefill false))
(assert
 (and (<= 1 new.attention.head_dim.block)))
(assert
 (and (<= 0 new.attention.head_dim.given_least)))
(assert
 (and (<= 0 new.attention.head_dim.given_most)))
(assert
 (let (($x134 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x3469 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x513 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x2144 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x1793 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1730 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x2023 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x2822 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x471 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x2480 (= (_ bv11 7) new.attention.head_dim.kind)))
 (or $x2480 $x471 $x2822 $x2023 $x1730 $x1793 $x2144 $x513 $x3469 $x134))))))))))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x3663 (= (_ bv65 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) (= (_ bv48 7) new.attention.heads.kind) (= (_ bv56 7) new.attention.heads.kind) $x3663 (= (_ bv86 7) new.attention.heads.kind) (= (_ bv91 7) new.attention.heads.kind) (= (_ bv96 7) new.attention.heads.kind) (= (_ bv99 7) new.attention.heads.kind))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x3291 (= (_ bv8 7) new.attention.pairs)))
 (or $x3291 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x249 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1420 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x3100 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1661 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3222 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x3222 $x1661 $x3100 $x1420 $x249)))))))
(assert
 (let (($x1102 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x1102 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x1067 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x1067 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x240 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x2322 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x736 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1752 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x1752 $x736 $x2322 $x240))))))
(assert
 (let (($x1455 (= (_ bv57 7) new.attention.scores.sum)))
 (let (($x2897 (= (_ bv1 7) new.attention.scores.sum)))
 (or $x2897 $x1455 (= (_ bv88 7) new.attention.scores.sum)))))
(assert
 (let (($x1245 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x1245 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x3914 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x3914)))
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
 (let ((?x2509 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x3593 (= (div (* ?x2509 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x3663 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x3663 (< 1 new.attention.heads.parts) $x3593))))))
(assert
 (let ((?x2251 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2639 (div (* ?x2251 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2832 (= (- 1) new.attention.head_dim.n)))
 (let (($x922 (or $x2832 (< (* ?x2639 new.attention.head_dim.parts) new.attention.head_dim.n))))
 (let ((?x1850 (mod new.attention.head_dim.multiple new.attention.head_dim.parts)))
 (let (($x1793 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let ((?x1584 (ite $x1793 (ite (= 0 ?x1850) 1 (ite $x922 0 1)) new.attention.head_dim.given_least)))
 (let (($x526 (not (= 0 (mod new.attention.head_dim.n new.attention.head_dim.parts)))))
 (let ((?x38 (ite (and $x2832 (= 1 new.attention.head_dim.parts)) 1 (ite (or $x2832 $x526) 0 1))))
 (let (($x2822 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x1730 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x134 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x513 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x2480 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x471 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x3469 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let ((?x1365 (ite $x3469 new.attention.head_dim.parts (ite (or $x471 $x2480 $x513 $x134 $x1730) 1 (ite $x2822 ?x38 ?x1584)))))
 (= new.attention.head_dim.least ?x1365)))))))))))))))))))
(assert
 (let ((?x2251 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2639 (div (* ?x2251 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1793 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2451 (and $x1793 (< 1 new.attention.head_dim.parts) (= ?x2639 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x2451))))))
(assert
 (let ((?x2596 (mod new.attention.head_dim.n new.attention.head_dim.multiple)))
 (let (($x1793 (= (_ bv65 7) new.attention.head_dim.kind)))
 (= new.attention.head_dim.padded (and $x1793 (not (= 0 ?x2596)))))))
(assert
 (let (($x2023 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x2144 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x2782 (or $x2144 $x2023)))
 (let (($x3469 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let ((?x2728 (ite $x3469 new.attention.head_dim.parts (ite $x2782 new.attention.head_dim.given_most 1))))
 (= new.attention.head_dim.most ?x2728)))))))
(assert
 (let (($x2832 (= (- 1) new.attention.head_dim.n)))
 (let (($x2822 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x2431 (ite $x2822 (or $x2832 (<= new.attention.head_dim.parts new.attention.head_dim.n)) (or $x2832 (< 1 new.attention.head_dim.n)))))
 (let ((?x2251 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2639 (div (* ?x2251 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1793 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x513 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x3395 (ite $x513 (or $x2832 (< new.attention.head_dim.block new.attention.head_dim.n)) (ite $x1793 (or $x2832 (< ?x2639 new.attention.head_dim.n)) $x2431))))
 (let (($x580 (= 1 new.attention.head_dim.parts)))
 (let (($x3469 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x2023 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x2144 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x2782 (or $x2144 $x2023)))
 (let (($x2080 (ite $x2782 new.attention.head_dim.given_moved (ite (or $x3469 $x580) false $x3395))))
 (= new.attention.head_dim.moved $x2080))))))))))))))))
(assert
 (let ((?x438 (+ new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let ((?x3659 (* (div (- ?x438 1) new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x1245 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2634 (and $x1245 (< 1 new.attention.value_dim.parts) (= (div ?x3659 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x2634))))))
(assert
 (let (($x1064 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x1380 (not new.model.sinks)))
 (= new.attention.one_key (and $x1380 $x1064)))))
(assert
 (let (($x2658 (not new.attention.head_dim.padded)))
 (let (($x580 (= 1 new.attention.head_dim.parts)))
 (let (($x3469 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x2023 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x2144 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x2782 (or $x2144 $x2023)))
 (let (($x1341 (ite $x2782 new.attention.head_dim.given_everywhere (or $x3469 (and $x580 $x2658)))))
 (= new.attention.head_dim.everywhere $x1341)))))))))
(assert
 (let (($x249 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x3222 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1573 (ite (or $x3222 $x249) (_ bv16 7) (_ bv96 7))))
 (let (($x1420 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x736 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1661 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x512 (and $x1661 $x736 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x1752 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2971 (and $x1661 $x1752 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x3667 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x3100 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2062 (or $x3100 $x1420)))
 (let ((?x1992 (ite (or $x2062 $x3667) new.attention.qkv.split (ite (or $x3222 $x2971 $x512) (_ bv96 7) (_ bv16 7)))))
 (let (($x2322 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1769 (not $x2322)))
 (let ((?x2426 (ite $x1769 ?x1992 (ite (or $x1420 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) ?x1573))))
 (let ((?x3017 (ite (or $x2062 $x3667 new.model.query_latent) (_ bv96 7) (ite $x1661 (_ bv21 7) (_ bv16 7)))))
 (let (($x240 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x240 ?x3017 ?x2426)))))))))))))))))))))
(assert
 (let (($x249 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x3222 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1573 (ite (or $x3222 $x249) (_ bv16 7) (_ bv96 7))))
 (let (($x1420 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x736 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1661 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x512 (and $x1661 $x736 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x1752 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2971 (and $x1661 $x1752 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x3667 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x3100 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2062 (or $x3100 $x1420)))
 (let ((?x1992 (ite (or $x2062 $x3667) new.attention.qkv.split (ite (or $x3222 $x2971 $x512) (_ bv96 7) (_ bv16 7)))))
 (let (($x2322 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1769 (not $x2322)))
 (let ((?x1511 (ite $x1769 ?x1992 (ite (or $x1420 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x1573))))
 (let ((?x3017 (ite (or $x2062 $x3667 new.model.query_latent) (_ bv96 7) (ite $x1661 (_ bv21 7) (_ bv16 7)))))
 (let (($x240 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x240 ?x3017 ?x1511)))))))))))))))))))))
(assert
 (let (($x2893 (not new.attention.head_dim.moved)))
 (let (($x134 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x513 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x2480 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x471 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x2963 (or new.attention.head_dim.everywhere new.attention.head_dim.filled (and (or $x471 $x2480 $x513 $x134) $x2893))))
 (let (($x2023 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x2144 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x2782 (or $x2144 $x2023)))
 (= new.attention.head_dim.undivided (ite $x2782 new.attention.head_dim.given_undivided $x2963))))))))))))
(assert
 (let (($x1524 (= new.attention.head_dim.least new.attention.head_dim.parts)))
 (let (($x2897 (= (_ bv1 7) new.attention.scores.sum)))
 (let (($x2893 (not new.attention.head_dim.moved)))
 (let (($x2917 (or new.attention.head_dim.undivided (and (= 1 new.attention.head_dim.most) $x2893))))
 (let (($x2081 (= 1 new.pp)))
 (let (($x2910 (not new.attention.scores.group.pp)))
 (let (($x1359 (or $x2910 $x2081)))
 (let (($x1936 (= 1 new.sp)))
 (let (($x1321 (not new.attention.scores.group.sp)))
 (let (($x2039 (or $x1321 $x1936)))
 (let (($x1405 (= 1 new.dp)))
 (let (($x2318 (not new.attention.scores.group.dp)))
 (let (($x3095 (or $x2318 $x1405)))
 (let (($x2064 (and (or (not new.attention.scores.group.tp) (= 1 new.tp)) $x3095 $x2039 $x1359)))
 (let (($x1455 (= (_ bv57 7) new.attention.scores.sum)))
 (let (($x3487 (ite (or $x1455 $x2064) (and (<= 1 new.attention.head_dim.least) $x2917) (and $x2897 (and new.attention.head_dim.undivided $x1524)))))
 (= new.attention.scores_whole $x3487))))))))))))))))))
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
 (= (_ bv42 7) old.batch.idle))
(assert
 (let (($x2460 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x3594 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x421 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1001 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2541 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2541 $x1001 $x421 $x3594 $x2460)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1100 (* old.sp old.tp)))
 (<= old.moe.block ?x1100)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1100 (* old.sp old.tp)))
 (= old.stage.ranks ?x1100)))
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
 (let (($x2145 (not old.moe.group.sp)))
 (let (($x1975 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x1975 $x2145))))
(assert
 (let ((?x1461 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x1461)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x1604 (or new.attention.one_key (and (= (_ bv36 7) new.attention.q) new.attention.scores_whole))))
 (let (($x2081 (= 1 new.pp)))
 (let (($x2910 (not new.attention.scores.group.pp)))
 (let (($x1359 (or $x2910 $x2081)))
 (let (($x1936 (= 1 new.sp)))
 (let (($x1321 (not new.attention.scores.group.sp)))
 (let (($x2039 (or $x1321 $x1936)))
 (let (($x1405 (= 1 new.dp)))
 (let (($x2318 (not new.attention.scores.group.dp)))
 (let (($x3095 (or $x2318 $x1405)))
 (let (($x2064 (and (or (not new.attention.scores.group.tp) (= 1 new.tp)) $x3095 $x2039 $x1359)))
 (let (($x536 (and (or new.attention.scores.group.tp (= 1 new.tp)) $x3095 $x2039 $x1359)))
 (let (($x1393 (and (not (= (_ bv36 7) new.attention.q)) (not (= (_ bv92 7) new.attention.q)) (not (= (_ bv92 7) new.attention.k)))))
 (let (($x1319 (not new.attention.one_key)))
 (let (($x2122 (not new.attention.scores_whole)))
 (let (($x2897 (= (_ bv1 7) new.attention.scores.sum)))
 (let (($x1455 (= (_ bv57 7) new.attention.scores.sum)))
 (let (($x972 (or $x1455 (and $x2897 (not (= 1 new.tp)) $x2122 $x1319) $x1393 $x536 (and $x2064 $x1604))))
 (not $x972))))))))))))))))))))
(assert
 (let (($x2504 (or old.attention.one_key (and (= (_ bv36 7) old.attention.q) old.attention.scores_whole))))
(let (($x1401 (= 1 old.pp)))
(let (($x1649 (not old.attention.scores.group.pp)))
(let (($x1555 (or $x1649 $x1401)))
(let (($x3353 (= 1 old.sp)))
(let (($x245 (not old.attention.scores.group.sp)))
(let (($x2256 (or $x245 $x3353)))
(let (($x2870 (= 1 old.dp)))
(let (($x1298 (not old.attention.scores.group.dp)))
(let (($x614 (or $x1298 $x2870)))
(let (($x1317 (and (or (not old.attention.scores.group.tp) (= 1 old.tp)) $x614 $x2256 $x1555)))
(let (($x1238 (and (or old.attention.scores.group.tp (= 1 old.tp)) $x614 $x2256 $x1555)))
(let (($x3561 (and (not (= (_ bv36 7) old.attention.q)) (not (= (_ bv92 7) old.attention.q)) (not (= (_ bv92 7) old.attention.k)))))
(let (($x562 (not old.attention.one_key)))
(let (($x3299 (not old.attention.scores_whole)))
(let (($x3007 (= (_ bv1 7) old.attention.scores.sum)))
(let (($x1199 (= (_ bv57 7) old.attention.scores.sum)))
(or $x1199 (and $x3007 (not (= 1 old.tp)) $x3299 $x562) $x3561 $x1238 (and $x1317 $x2504))))))))))))))))))))
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
 (let (($x2522 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x3396 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x1175 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x132 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1002 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2666 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x589 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x2769 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x628 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x3604 (= (_ bv11 7) old.attention.head_dim.kind)))
 (or $x3604 $x628 $x2769 $x589 $x2666 $x1002 $x132 $x1175 $x3396 $x2522))))))))))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x1366 (= (_ bv65 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) (= (_ bv48 7) old.attention.heads.kind) (= (_ bv56 7) old.attention.heads.kind) $x1366 (= (_ bv86 7) old.attention.heads.kind) (= (_ bv91 7) old.attention.heads.kind) (= (_ bv96 7) old.attention.heads.kind) (= (_ bv99 7) old.attention.heads.kind))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x3919 (= (_ bv8 7) old.attention.pairs)))
 (or $x3919 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x2844 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x237 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1368 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3197 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x954 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x954 $x3197 $x1368 $x237 $x2844)))))))
(assert
 (let (($x605 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x605 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x2157 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x3641 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1248 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x76 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x76 $x1248 $x3641 $x2157))))))
(assert
 (let (($x1186 (= (_ bv30 7) old.attention.scores.scale)))
 (or $x1186 (= (_ bv49 7) old.attention.scores.scale))))
(assert
 (let (($x1097 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x1097 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x2916 (= (_ bv42 7) old.batch.idle)))
 (or $x2916 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x2460 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2541 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x3594 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x421 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1001 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1001 $x421 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x3594 $x2541 $x2460)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x1999 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x1999)))
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
 (let ((?x62 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x2651 (= (div (* ?x62 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x1366 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x1366 (< 1 old.attention.heads.parts) $x2651))))))
(assert
 (let ((?x2250 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2754 (div (* ?x2250 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x1056 (= (- 1) old.attention.head_dim.n)))
 (let (($x3001 (or $x1056 (< (* ?x2754 old.attention.head_dim.parts) old.attention.head_dim.n))))
 (let ((?x1529 (mod old.attention.head_dim.multiple old.attention.head_dim.parts)))
 (let (($x1002 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let ((?x1650 (ite $x1002 (ite (= 0 ?x1529) 1 (ite $x3001 0 1)) old.attention.head_dim.given_least)))
 (let (($x1112 (not (= 0 (mod old.attention.head_dim.n old.attention.head_dim.parts)))))
 (let ((?x2734 (ite (and $x1056 (= 1 old.attention.head_dim.parts)) 1 (ite (or $x1056 $x1112) 0 1))))
 (let (($x2769 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x2666 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x2522 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x1175 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x3604 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x628 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x3396 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let ((?x2391 (ite $x3396 old.attention.head_dim.parts (ite (or $x628 $x3604 $x1175 $x2522 $x2666) 1 (ite $x2769 ?x2734 ?x1650)))))
 (= old.attention.head_dim.least ?x2391)))))))))))))))))))
(assert
 (let ((?x2250 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2754 (div (* ?x2250 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x1002 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1260 (and $x1002 (< 1 old.attention.head_dim.parts) (= ?x2754 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x1260))))))
(assert
 (let ((?x2109 (mod old.attention.head_dim.n old.attention.head_dim.multiple)))
 (let (($x1002 (= (_ bv65 7) old.attention.head_dim.kind)))
 (= old.attention.head_dim.padded (and $x1002 (not (= 0 ?x2109)))))))
(assert
 (let (($x1056 (= (- 1) old.attention.head_dim.n)))
 (let (($x2769 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x2626 (ite $x2769 (or $x1056 (<= old.attention.head_dim.parts old.attention.head_dim.n)) (or $x1056 (< 1 old.attention.head_dim.n)))))
 (let ((?x2250 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2754 (div (* ?x2250 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x1002 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1175 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x1626 (ite $x1175 (or $x1056 (< old.attention.head_dim.block old.attention.head_dim.n)) (ite $x1002 (or $x1056 (< ?x2754 old.attention.head_dim.n)) $x2626))))
 (let (($x3725 (= 1 old.attention.head_dim.parts)))
 (let (($x3396 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x589 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x132 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2037 (or $x132 $x589)))
 (let (($x2156 (ite $x2037 old.attention.head_dim.given_moved (ite (or $x3396 $x3725) false $x1626))))
 (= old.attention.head_dim.moved $x2156))))))))))))))))
(assert
 (let ((?x799 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x45 (* (div (- ?x799 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x1097 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x1251 (and $x1097 (< 1 old.attention.value_dim.parts) (= (div ?x45 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x1251))))))
(assert
 (let (($x2965 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x2699 (not old.model.sinks)))
 (= old.attention.one_key (and $x2699 $x2965)))))
(assert
 (let (($x26 (not old.attention.head_dim.padded)))
 (let (($x3725 (= 1 old.attention.head_dim.parts)))
 (let (($x3396 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x589 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x132 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2037 (or $x132 $x589)))
 (let (($x1595 (ite $x2037 old.attention.head_dim.given_everywhere (or $x3396 (and $x3725 $x26)))))
 (= old.attention.head_dim.everywhere $x1595)))))))))
(assert
 (let (($x2844 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x954 (= (_ bv4 7) old.attention.qkv.collective)))
 (let (($x237 (= (_ bv57 7) old.attention.qkv.collective)))
 (let ((?x154 (ite (or $x237 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x954 $x2844) (_ bv16 7) (_ bv96 7)))))
 (let (($x3709 (or old.model.latent old.attention.kv_filled)))
 (let (($x1248 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x3197 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x786 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x76 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2772 (and $x3197 $x76 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x786)))
 (let ((?x639 (ite (or $x954 $x2772 (and $x3197 $x1248 old.attention.heads.filled $x3709)) (_ bv96 7) (_ bv16 7))))
 (let (($x292 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1368 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1109 (or $x1368 $x237)))
 (let ((?x1849 (ite (not (= (_ bv40 7) old.attention.qkv.split)) (ite (or $x1109 $x292) old.attention.qkv.split ?x639) ?x154)))
 (let (($x2157 (= (_ bv57 7) old.attention.qkv.split)))
 (let ((?x2115 (ite $x2157 (ite (or $x1109 $x292 old.model.query_latent) (_ bv96 7) (ite $x3197 (_ bv21 7) (_ bv16 7))) ?x1849)))
 (= old.attention.q ?x2115)))))))))))))))))))
(assert
 (let (($x634 (not old.attention.head_dim.moved)))
 (let (($x2522 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x1175 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x3604 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x628 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x3679 (or old.attention.head_dim.everywhere old.attention.head_dim.filled (and (or $x628 $x3604 $x1175 $x2522) $x634))))
 (let (($x589 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x132 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2037 (or $x132 $x589)))
 (= old.attention.head_dim.undivided (ite $x2037 old.attention.head_dim.given_undivided $x3679))))))))))))
(assert
 (= old.prefill false))
(assert
 (and (<= 1 new.attention.head_dim.block)))
(assert
 (and (<= 0 new.attention.head_dim.given_least)))
(assert
 (let (($x134 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x3469 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x513 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x2144 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x1793 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1730 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x2023 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x2822 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x471 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x2480 (= (_ bv11 7) new.attention.head_dim.kind)))
 (or $x2480 $x471 $x2822 $x2023 $x1730 $x1793 $x2144 $x513 $x3469 $x134))))))))))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x3663 (= (_ bv65 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) (= (_ bv48 7) new.attention.heads.kind) (= (_ bv56 7) new.attention.heads.kind) $x3663 (= (_ bv86 7) new.attention.heads.kind) (= (_ bv91 7) new.attention.heads.kind) (= (_ bv96 7) new.attention.heads.kind) (= (_ bv99 7) new.attention.heads.kind))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x3291 (= (_ bv8 7) new.attention.pairs)))
 (or $x3291 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x249 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1420 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x3100 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1661 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3222 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x3222 $x1661 $x3100 $x1420 $x249)))))))
(assert
 (let (($x1067 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x1067 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x240 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x2322 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x736 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1752 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x1752 $x736 $x2322 $x240))))))
(assert
 (let (($x2537 (= (_ bv30 7) new.attention.scores.scale)))
 (or $x2537 (= (_ bv49 7) new.attention.scores.scale))))
(assert
 (let (($x1245 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x1245 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x3914 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x3914)))
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
 (let ((?x2509 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x3593 (= (div (* ?x2509 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x3663 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x3663 (< 1 new.attention.heads.parts) $x3593))))))
(assert
 (let ((?x2251 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2639 (div (* ?x2251 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2832 (= (- 1) new.attention.head_dim.n)))
 (let (($x922 (or $x2832 (< (* ?x2639 new.attention.head_dim.parts) new.attention.head_dim.n))))
 (let ((?x1850 (mod new.attention.head_dim.multiple new.attention.head_dim.parts)))
 (let (($x1793 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let ((?x1584 (ite $x1793 (ite (= 0 ?x1850) 1 (ite $x922 0 1)) new.attention.head_dim.given_least)))
 (let (($x526 (not (= 0 (mod new.attention.head_dim.n new.attention.head_dim.parts)))))
 (let ((?x38 (ite (and $x2832 (= 1 new.attention.head_dim.parts)) 1 (ite (or $x2832 $x526) 0 1))))
 (let (($x2822 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x1730 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x134 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x513 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x2480 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x471 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x3469 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let ((?x1365 (ite $x3469 new.attention.head_dim.parts (ite (or $x471 $x2480 $x513 $x134 $x1730) 1 (ite $x2822 ?x38 ?x1584)))))
 (= new.attention.head_dim.least ?x1365)))))))))))))))))))
(assert
 (let ((?x2251 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2639 (div (* ?x2251 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1793 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2451 (and $x1793 (< 1 new.attention.head_dim.parts) (= ?x2639 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x2451))))))
(assert
 (let ((?x2596 (mod new.attention.head_dim.n new.attention.head_dim.multiple)))
 (let (($x1793 (= (_ bv65 7) new.attention.head_dim.kind)))
 (= new.attention.head_dim.padded (and $x1793 (not (= 0 ?x2596)))))))
(assert
 (let (($x2832 (= (- 1) new.attention.head_dim.n)))
 (let (($x2822 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x2431 (ite $x2822 (or $x2832 (<= new.attention.head_dim.parts new.attention.head_dim.n)) (or $x2832 (< 1 new.attention.head_dim.n)))))
 (let ((?x2251 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2639 (div (* ?x2251 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1793 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x513 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x3395 (ite $x513 (or $x2832 (< new.attention.head_dim.block new.attention.head_dim.n)) (ite $x1793 (or $x2832 (< ?x2639 new.attention.head_dim.n)) $x2431))))
 (let (($x580 (= 1 new.attention.head_dim.parts)))
 (let (($x3469 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x2023 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x2144 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x2782 (or $x2144 $x2023)))
 (let (($x2080 (ite $x2782 new.attention.head_dim.given_moved (ite (or $x3469 $x580) false $x3395))))
 (= new.attention.head_dim.moved $x2080))))))))))))))))
(assert
 (let ((?x438 (+ new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let ((?x3659 (* (div (- ?x438 1) new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x1245 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2634 (and $x1245 (< 1 new.attention.value_dim.parts) (= (div ?x3659 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x2634))))))
(assert
 (let (($x1064 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x1380 (not new.model.sinks)))
 (= new.attention.one_key (and $x1380 $x1064)))))
(assert
 (let (($x2658 (not new.attention.head_dim.padded)))
 (let (($x580 (= 1 new.attention.head_dim.parts)))
 (let (($x3469 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x2023 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x2144 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x2782 (or $x2144 $x2023)))
 (let (($x1341 (ite $x2782 new.attention.head_dim.given_everywhere (or $x3469 (and $x580 $x2658)))))
 (= new.attention.head_dim.everywhere $x1341)))))))))
(assert
 (let (($x249 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x3222 (= (_ bv4 7) new.attention.qkv.collective)))
 (let (($x1420 (= (_ bv57 7) new.attention.qkv.collective)))
 (let ((?x2007 (ite (or $x1420 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x3222 $x249) (_ bv16 7) (_ bv96 7)))))
 (let (($x736 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1661 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x512 (and $x1661 $x736 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x1752 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2971 (and $x1661 $x1752 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x3667 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x3100 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2062 (or $x3100 $x1420)))
 (let ((?x1992 (ite (or $x2062 $x3667) new.attention.qkv.split (ite (or $x3222 $x2971 $x512) (_ bv96 7) (_ bv16 7)))))
 (let (($x240 (= (_ bv57 7) new.attention.qkv.split)))
 (let ((?x609 (ite $x240 (ite (or $x2062 $x3667 new.model.query_latent) (_ bv96 7) (ite $x1661 (_ bv21 7) (_ bv16 7))) (ite (not (= (_ bv40 7) new.attention.qkv.split)) ?x1992 ?x2007))))
 (= new.attention.q ?x609)))))))))))))))))
(assert
 (let (($x2893 (not new.attention.head_dim.moved)))
 (let (($x134 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x513 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x2480 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x471 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x2963 (or new.attention.head_dim.everywhere new.attention.head_dim.filled (and (or $x471 $x2480 $x513 $x134) $x2893))))
 (let (($x2023 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x2144 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x2782 (or $x2144 $x2023)))
 (= new.attention.head_dim.undivided (ite $x2782 new.attention.head_dim.given_undivided $x2963))))))))))))
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
 (= (_ bv42 7) old.batch.idle))
(assert
 (let (($x2460 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x3594 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x421 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1001 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2541 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2541 $x1001 $x421 $x3594 $x2460)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1100 (* old.sp old.tp)))
 (<= old.moe.block ?x1100)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1100 (* old.sp old.tp)))
 (= old.stage.ranks ?x1100)))
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
 (let (($x2145 (not old.moe.group.sp)))
 (let (($x1975 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x1975 $x2145))))
(assert
 (let ((?x1461 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x1461)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x2537 (= (_ bv30 7) new.attention.scores.scale)))
 (let (($x1946 (or (not (= (_ bv36 7) new.attention.q)) $x2537 new.model.set_scale new.attention.one_key (> 1 new.attention.head_dim.least) new.attention.head_dim.undivided)))
 (not $x1946))))
(assert
 (let (($x1186 (= (_ bv30 7) old.attention.scores.scale)))
(or (not (= (_ bv36 7) old.attention.q)) $x1186 old.model.set_scale old.attention.one_key (> 1 old.attention.head_dim.least) old.attention.head_dim.undivided)))
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
 (let (($x2522 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x3396 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x1175 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x132 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1002 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x589 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x2769 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x628 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x3604 (= (_ bv11 7) old.attention.head_dim.kind)))
 (or $x3604 $x628 $x2769 $x589 (= (_ bv56 7) old.attention.head_dim.kind) $x1002 $x132 $x1175 $x3396 $x2522)))))))))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (and (<= 1 old.attention.heads.block)))
(assert
 (let (($x1141 (= (_ bv99 7) old.attention.heads.kind)))
 (let (($x2484 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x1783 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x1914 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1366 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x1107 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x268 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x988 (= (_ bv18 7) old.attention.heads.kind)))
 (let (($x1755 (= (_ bv11 7) old.attention.heads.kind)))
 (or $x1755 $x988 $x268 $x1107 (= (_ bv56 7) old.attention.heads.kind) $x1366 $x1914 $x1783 $x2484 $x1141)))))))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x3919 (= (_ bv8 7) old.attention.pairs)))
 (or $x3919 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x2844 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x237 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1368 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3197 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x954 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x954 $x3197 $x1368 $x237 $x2844)))))))
(assert
 (let (($x2104 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x2104 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x605 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x605 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x2157 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x3641 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1248 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x76 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x76 $x1248 $x3641 $x2157))))))
(assert
 (let (($x2222 (= (_ bv93 7) old.attention.scores.statistic)))
 (or (= (_ bv49 7) old.attention.scores.statistic) $x2222)))
(assert
 (let (($x1097 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x1097 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x2916 (= (_ bv42 7) old.batch.idle)))
 (or $x2916 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x2460 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2541 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x3594 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x421 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1001 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1001 $x421 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x3594 $x2541 $x2460)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x1999 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x1999)))
(assert
 (let (($x905 (= (_ bv97 7) old.model.qk_norm)))
 (let (($x3840 (= (_ bv57 7) old.model.qk_norm)))
 (or (= (_ bv35 7) old.model.qk_norm) $x3840 $x905))))
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
 (let ((?x62 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x553 (div (* ?x62 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x1366 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x804 (and $x1366 (< 1 old.attention.heads.parts) (= ?x553 old.attention.heads.n))))
 (= old.attention.heads.filled $x804))))))
(assert
 (let (($x478 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x1366 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x1366 $x478)))))
(assert
 (let (($x277 (= (- 1) old.attention.heads.n)))
 (let (($x268 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x693 (ite $x268 (or $x277 (<= old.attention.heads.parts old.attention.heads.n)) (or $x277 (< 1 old.attention.heads.n)))))
 (let ((?x62 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x553 (div (* ?x62 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x1366 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x1783 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x2053 (ite $x1783 (or $x277 (< old.attention.heads.block old.attention.heads.n)) (ite $x1366 (or $x277 (< ?x553 old.attention.heads.n)) $x693))))
 (let (($x2687 (= 1 old.attention.heads.parts)))
 (let (($x2484 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x1107 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x1914 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x2570 (or $x1914 $x1107)))
 (let (($x1284 (ite $x2570 old.attention.heads.given_moved (ite (or $x2484 $x2687) false $x2053))))
 (= old.attention.heads.moved $x1284))))))))))))))))
(assert
 (let ((?x2250 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2754 (div (* ?x2250 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x1002 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1260 (and $x1002 (< 1 old.attention.head_dim.parts) (= ?x2754 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x1260))))))
(assert
 (let ((?x2109 (mod old.attention.head_dim.n old.attention.head_dim.multiple)))
 (let (($x1002 (= (_ bv65 7) old.attention.head_dim.kind)))
 (= old.attention.head_dim.padded (and $x1002 (not (= 0 ?x2109)))))))
(assert
 (let (($x1056 (= (- 1) old.attention.head_dim.n)))
 (let (($x2769 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x2626 (ite $x2769 (or $x1056 (<= old.attention.head_dim.parts old.attention.head_dim.n)) (or $x1056 (< 1 old.attention.head_dim.n)))))
 (let ((?x2250 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2754 (div (* ?x2250 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x1002 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1175 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x1626 (ite $x1175 (or $x1056 (< old.attention.head_dim.block old.attention.head_dim.n)) (ite $x1002 (or $x1056 (< ?x2754 old.attention.head_dim.n)) $x2626))))
 (let (($x3725 (= 1 old.attention.head_dim.parts)))
 (let (($x3396 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x589 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x132 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2037 (or $x132 $x589)))
 (let (($x2156 (ite $x2037 old.attention.head_dim.given_moved (ite (or $x3396 $x3725) false $x1626))))
 (= old.attention.head_dim.moved $x2156))))))))))))))))
(assert
 (let ((?x799 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x45 (* (div (- ?x799 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x1097 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x1251 (and $x1097 (< 1 old.attention.value_dim.parts) (= (div ?x45 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x1251))))))
(assert
 (let (($x2965 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x2699 (not old.model.sinks)))
 (= old.attention.one_key (and $x2699 $x2965)))))
(assert
 (let (($x3000 (not old.attention.heads.padded)))
 (let (($x2687 (= 1 old.attention.heads.parts)))
 (let (($x2484 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x1107 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x1914 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x2570 (or $x1914 $x1107)))
 (let (($x48 (ite $x2570 old.attention.heads.given_everywhere (or $x2484 (and $x2687 $x3000)))))
 (= old.attention.heads.everywhere $x48)))))))))
(assert
 (let (($x26 (not old.attention.head_dim.padded)))
 (let (($x3725 (= 1 old.attention.head_dim.parts)))
 (let (($x3396 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x589 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x132 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2037 (or $x132 $x589)))
 (let (($x1595 (ite $x2037 old.attention.head_dim.given_everywhere (or $x3396 (and $x3725 $x26)))))
 (= old.attention.head_dim.everywhere $x1595)))))))))
(assert
 (let (($x2844 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x954 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2871 (ite (or $x954 $x2844) (_ bv16 7) (_ bv96 7))))
 (let (($x237 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x3709 (or old.model.latent old.attention.kv_filled)))
 (let (($x1248 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x3197 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x786 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x76 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2772 (and $x3197 $x76 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x786)))
 (let ((?x639 (ite (or $x954 $x2772 (and $x3197 $x1248 old.attention.heads.filled $x3709)) (_ bv96 7) (_ bv16 7))))
 (let (($x292 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1368 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1109 (or $x1368 $x237)))
 (let ((?x2704 (ite (or $x1109 $x292) old.attention.qkv.split ?x639)))
 (let (($x3641 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2801 (not $x3641)))
 (let ((?x1849 (ite $x2801 ?x2704 (ite (or $x237 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) ?x2871))))
 (let ((?x3054 (ite (or $x1109 $x292 old.model.query_latent) (_ bv96 7) (ite $x3197 (_ bv21 7) (_ bv16 7)))))
 (let (($x2157 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x2157 ?x3054 ?x1849)))))))))))))))))))))))
(assert
 (let (($x2844 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x954 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2871 (ite (or $x954 $x2844) (_ bv16 7) (_ bv96 7))))
 (let (($x237 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x3709 (or old.model.latent old.attention.kv_filled)))
 (let (($x1248 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x3197 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x786 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x76 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2772 (and $x3197 $x76 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x786)))
 (let ((?x639 (ite (or $x954 $x2772 (and $x3197 $x1248 old.attention.heads.filled $x3709)) (_ bv96 7) (_ bv16 7))))
 (let (($x292 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1368 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1109 (or $x1368 $x237)))
 (let ((?x2704 (ite (or $x1109 $x292) old.attention.qkv.split ?x639)))
 (let (($x3641 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2801 (not $x3641)))
 (let ((?x441 (ite $x2801 ?x2704 (ite (or $x237 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x2871))))
 (let ((?x3054 (ite (or $x1109 $x292 old.model.query_latent) (_ bv96 7) (ite $x3197 (_ bv21 7) (_ bv16 7)))))
 (let (($x2157 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x2157 ?x3054 ?x441)))))))))))))))))))))))
(assert
 (let (($x3250 (not old.attention.heads.moved)))
 (let (($x1141 (= (_ bv99 7) old.attention.heads.kind)))
 (let (($x1783 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x1755 (= (_ bv11 7) old.attention.heads.kind)))
 (let (($x988 (= (_ bv18 7) old.attention.heads.kind)))
 (let (($x938 (or old.attention.heads.everywhere old.attention.heads.filled (and (or $x988 $x1755 $x1783 $x1141) $x3250))))
 (let (($x1107 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x1914 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x2570 (or $x1914 $x1107)))
 (= old.attention.heads.undivided (ite $x2570 old.attention.heads.given_undivided $x938))))))))))))
(assert
 (let (($x634 (not old.attention.head_dim.moved)))
 (let (($x2522 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x1175 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x3604 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x628 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x3679 (or old.attention.head_dim.everywhere old.attention.head_dim.filled (and (or $x628 $x3604 $x1175 $x2522) $x634))))
 (let (($x589 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x132 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2037 (or $x132 $x589)))
 (= old.attention.head_dim.undivided (ite $x2037 old.attention.head_dim.given_undivided $x3679))))))))))))
(assert
 (= old.prefill false))
(assert
 (and (<= 1 new.attention.head_dim.block)))
(assert
 (let (($x134 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x3469 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x513 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x2144 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x1793 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2023 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x2822 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x471 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x2480 (= (_ bv11 7) new.attention.head_dim.kind)))
 (or $x2480 $x471 $x2822 $x2023 (= (_ bv56 7) new.attention.head_dim.kind) $x1793 $x2144 $x513 $x3469 $x134)))))))))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (and (<= 1 new.attention.heads.block)))
(assert
 (let (($x2317 (= (_ bv99 7) new.attention.heads.kind)))
 (let (($x989 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x3524 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x2114 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x3663 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x2087 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x706 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x1552 (= (_ bv18 7) new.attention.heads.kind)))
 (let (($x2267 (= (_ bv11 7) new.attention.heads.kind)))
 (or $x2267 $x1552 $x706 $x2087 (= (_ bv56 7) new.attention.heads.kind) $x3663 $x2114 $x3524 $x989 $x2317)))))))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x3291 (= (_ bv8 7) new.attention.pairs)))
 (or $x3291 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x249 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1420 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x3100 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1661 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3222 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x3222 $x1661 $x3100 $x1420 $x249)))))))
(assert
 (let (($x2036 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x2036 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x1067 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x1067 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x240 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x2322 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x736 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1752 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x1752 $x736 $x2322 $x240))))))
(assert
 (let (($x1895 (= (_ bv93 7) new.attention.scores.statistic)))
 (or (= (_ bv49 7) new.attention.scores.statistic) $x1895)))
(assert
 (let (($x1245 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x1245 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x3914 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x3914)))
(assert
 (let (($x2429 (= (_ bv97 7) new.model.qk_norm)))
 (let (($x3833 (= (_ bv57 7) new.model.qk_norm)))
 (or (= (_ bv35 7) new.model.qk_norm) $x3833 $x2429))))
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
 (let ((?x2509 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x221 (div (* ?x2509 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x3663 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x1038 (and $x3663 (< 1 new.attention.heads.parts) (= ?x221 new.attention.heads.n))))
 (= new.attention.heads.filled $x1038))))))
(assert
 (let (($x885 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x3663 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x3663 $x885)))))
(assert
 (let (($x2210 (= (- 1) new.attention.heads.n)))
 (let (($x706 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x1819 (ite $x706 (or $x2210 (<= new.attention.heads.parts new.attention.heads.n)) (or $x2210 (< 1 new.attention.heads.n)))))
 (let ((?x2509 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x221 (div (* ?x2509 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x3663 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x3524 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x536 (ite $x3524 (or $x2210 (< new.attention.heads.block new.attention.heads.n)) (ite $x3663 (or $x2210 (< ?x221 new.attention.heads.n)) $x1819))))
 (let (($x2919 (= 1 new.attention.heads.parts)))
 (let (($x989 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2087 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x2114 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1091 (or $x2114 $x2087)))
 (let (($x1789 (ite $x1091 new.attention.heads.given_moved (ite (or $x989 $x2919) false $x536))))
 (= new.attention.heads.moved $x1789))))))))))))))))
(assert
 (let ((?x2251 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2639 (div (* ?x2251 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1793 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2451 (and $x1793 (< 1 new.attention.head_dim.parts) (= ?x2639 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x2451))))))
(assert
 (let ((?x2596 (mod new.attention.head_dim.n new.attention.head_dim.multiple)))
 (let (($x1793 (= (_ bv65 7) new.attention.head_dim.kind)))
 (= new.attention.head_dim.padded (and $x1793 (not (= 0 ?x2596)))))))
(assert
 (let (($x2832 (= (- 1) new.attention.head_dim.n)))
 (let (($x2822 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x2431 (ite $x2822 (or $x2832 (<= new.attention.head_dim.parts new.attention.head_dim.n)) (or $x2832 (< 1 new.attention.head_dim.n)))))
 (let ((?x2251 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2639 (div (* ?x2251 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1793 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x513 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x3395 (ite $x513 (or $x2832 (< new.attention.head_dim.block new.attention.head_dim.n)) (ite $x1793 (or $x2832 (< ?x2639 new.attention.head_dim.n)) $x2431))))
 (let (($x580 (= 1 new.attention.head_dim.parts)))
 (let (($x3469 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x2023 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x2144 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x2782 (or $x2144 $x2023)))
 (let (($x2080 (ite $x2782 new.attention.head_dim.given_moved (ite (or $x3469 $x580) false $x3395))))
 (= new.attention.head_dim.moved $x2080))))))))))))))))
(assert
 (let ((?x438 (+ new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let ((?x3659 (* (div (- ?x438 1) new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x1245 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2634 (and $x1245 (< 1 new.attention.value_dim.parts) (= (div ?x3659 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x2634))))))
(assert
 (let (($x1064 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x1380 (not new.model.sinks)))
 (= new.attention.one_key (and $x1380 $x1064)))))
(assert
 (let (($x791 (not new.attention.heads.padded)))
 (let (($x2919 (= 1 new.attention.heads.parts)))
 (let (($x989 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2087 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x2114 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1091 (or $x2114 $x2087)))
 (let (($x610 (ite $x1091 new.attention.heads.given_everywhere (or $x989 (and $x2919 $x791)))))
 (= new.attention.heads.everywhere $x610)))))))))
(assert
 (let (($x2658 (not new.attention.head_dim.padded)))
 (let (($x580 (= 1 new.attention.head_dim.parts)))
 (let (($x3469 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x2023 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x2144 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x2782 (or $x2144 $x2023)))
 (let (($x1341 (ite $x2782 new.attention.head_dim.given_everywhere (or $x3469 (and $x580 $x2658)))))
 (= new.attention.head_dim.everywhere $x1341)))))))))
(assert
 (let (($x249 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x3222 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1573 (ite (or $x3222 $x249) (_ bv16 7) (_ bv96 7))))
 (let (($x1420 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x736 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1661 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x512 (and $x1661 $x736 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x1752 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2971 (and $x1661 $x1752 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x3667 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x3100 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2062 (or $x3100 $x1420)))
 (let ((?x1992 (ite (or $x2062 $x3667) new.attention.qkv.split (ite (or $x3222 $x2971 $x512) (_ bv96 7) (_ bv16 7)))))
 (let (($x2322 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1769 (not $x2322)))
 (let ((?x2426 (ite $x1769 ?x1992 (ite (or $x1420 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) ?x1573))))
 (let ((?x3017 (ite (or $x2062 $x3667 new.model.query_latent) (_ bv96 7) (ite $x1661 (_ bv21 7) (_ bv16 7)))))
 (let (($x240 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x240 ?x3017 ?x2426)))))))))))))))))))))
(assert
 (let (($x249 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x3222 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1573 (ite (or $x3222 $x249) (_ bv16 7) (_ bv96 7))))
 (let (($x1420 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x736 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1661 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x512 (and $x1661 $x736 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x1752 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2971 (and $x1661 $x1752 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x3667 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x3100 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2062 (or $x3100 $x1420)))
 (let ((?x1992 (ite (or $x2062 $x3667) new.attention.qkv.split (ite (or $x3222 $x2971 $x512) (_ bv96 7) (_ bv16 7)))))
 (let (($x2322 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1769 (not $x2322)))
 (let ((?x1775 (ite $x1769 ?x1992 (ite (or $x1420 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x1573))))
 (let ((?x3017 (ite (or $x2062 $x3667 new.model.query_latent) (_ bv96 7) (ite $x1661 (_ bv21 7) (_ bv16 7)))))
 (let (($x240 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x240 ?x3017 ?x1775)))))))))))))))))))))
(assert
 (let (($x1033 (not new.attention.heads.moved)))
 (let (($x2317 (= (_ bv99 7) new.attention.heads.kind)))
 (let (($x3524 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x2267 (= (_ bv11 7) new.attention.heads.kind)))
 (let (($x1552 (= (_ bv18 7) new.attention.heads.kind)))
 (let (($x197 (or new.attention.heads.everywhere new.attention.heads.filled (and (or $x1552 $x2267 $x3524 $x2317) $x1033))))
 (let (($x2087 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x2114 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1091 (or $x2114 $x2087)))
 (= new.attention.heads.undivided (ite $x1091 new.attention.heads.given_undivided $x197))))))))))))
(assert
 (let (($x2893 (not new.attention.head_dim.moved)))
 (let (($x134 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x513 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x2480 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x471 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x2963 (or new.attention.head_dim.everywhere new.attention.head_dim.filled (and (or $x471 $x2480 $x513 $x134) $x2893))))
 (let (($x2023 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x2144 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x2782 (or $x2144 $x2023)))
 (= new.attention.head_dim.undivided (ite $x2782 new.attention.head_dim.given_undivided $x2963))))))))))))
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
 (= (_ bv42 7) old.batch.idle))
(assert
 (let (($x2460 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x3594 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x421 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1001 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2541 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2541 $x1001 $x421 $x3594 $x2460)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1100 (* old.sp old.tp)))
 (<= old.moe.block ?x1100)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1100 (* old.sp old.tp)))
 (= old.stage.ranks ?x1100)))
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
 (let (($x2145 (not old.moe.group.sp)))
 (let (($x1975 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x1975 $x2145))))
(assert
 (let ((?x1461 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x1461)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x2012 (not new.attention.heads.undivided)))
 (let (($x330 (not new.attention.one_key)))
 (let (($x353 (or (and (= (_ bv37 7) new.attention.k) (not new.attention.kv_undivided)) (and (= (_ bv37 7) new.attention.q) $x330 $x2012))))
 (let (($x2429 (= (_ bv97 7) new.model.qk_norm)))
 (let (($x226 (not new.attention.head_dim.undivided)))
 (let (($x2288 (and (or (= (_ bv36 7) new.attention.k) (and (= (_ bv36 7) new.attention.q) $x330)) $x226)))
 (let (($x3833 (= (_ bv57 7) new.model.qk_norm)))
 (let (($x1895 (= (_ bv93 7) new.attention.scores.statistic)))
 (not (or $x1895 $x3833 (not (or $x2288 (and $x2429 $x353))))))))))))))
(assert
 (let (($x1708 (not old.attention.heads.undivided)))
(let (($x1023 (not old.attention.one_key)))
(let (($x985 (or (and (= (_ bv37 7) old.attention.k) (not old.attention.kv_undivided)) (and (= (_ bv37 7) old.attention.q) $x1023 $x1708))))
(let (($x905 (= (_ bv97 7) old.model.qk_norm)))
(let (($x3365 (not old.attention.head_dim.undivided)))
(let (($x1520 (and (or (= (_ bv36 7) old.attention.k) (and (= (_ bv36 7) old.attention.q) $x1023)) $x3365)))
(let (($x3840 (= (_ bv57 7) old.model.qk_norm)))
(let (($x2222 (= (_ bv93 7) old.attention.scores.statistic)))
(or $x2222 $x3840 (not (or $x1520 (and $x905 $x985)))))))))))))
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
 (let (($x1002 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x1002 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (and (<= 1 old.attention.heads.block)))
(assert
 (let (($x2484 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x1783 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x1914 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1366 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x1107 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x268 (= (_ bv26 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) $x268 $x1107 (= (_ bv56 7) old.attention.heads.kind) $x1366 $x1914 $x1783 $x2484 (= (_ bv99 7) old.attention.heads.kind)))))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x3919 (= (_ bv8 7) old.attention.pairs)))
 (or $x3919 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x2844 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x237 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1368 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3197 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x954 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x954 $x3197 $x1368 $x237 $x2844)))))))
(assert
 (let (($x605 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x605 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x2157 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x3641 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1248 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x76 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x76 $x1248 $x3641 $x2157))))))
(assert
 (let (($x1922 (= (_ bv63 7) old.attention.scores.per_head)))
 (or (= (_ bv29 7) old.attention.scores.per_head) $x1922)))
(assert
 (let (($x1097 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x1097 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x2916 (= (_ bv42 7) old.batch.idle)))
 (or $x2916 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x2460 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2541 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x3594 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x421 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1001 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1001 $x421 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x3594 $x2541 $x2460)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x1999 (= (_ bv79 7) old.model.positions)))
 (let (($x2610 (= (_ bv2 7) old.model.positions)))
 (or $x2610 (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x1999))))
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
 (let ((?x62 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x553 (div (* ?x62 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x1458 (< 1 old.attention.heads.parts)))
 (let (($x1366 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x1366 $x1458 (= ?x553 old.attention.heads.n))))))))
(assert
 (let ((?x62 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x553 (div (* ?x62 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x1458 (< 1 old.attention.heads.parts)))
 (let (($x1366 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.leads (and $x1366 $x1458 (<= old.attention.heads.n ?x553))))))))
(assert
 (let (($x478 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x1366 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x1366 $x478)))))
(assert
 (let (($x277 (= (- 1) old.attention.heads.n)))
 (let (($x268 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x693 (ite $x268 (or $x277 (<= old.attention.heads.parts old.attention.heads.n)) (or $x277 (< 1 old.attention.heads.n)))))
 (let ((?x62 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x553 (div (* ?x62 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x1366 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x1783 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x2053 (ite $x1783 (or $x277 (< old.attention.heads.block old.attention.heads.n)) (ite $x1366 (or $x277 (< ?x553 old.attention.heads.n)) $x693))))
 (let (($x2484 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x1107 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x1914 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1284 (ite (or $x1914 $x1107) old.attention.heads.given_moved (ite (or $x2484 (= 1 old.attention.heads.parts)) false $x2053))))
 (= old.attention.heads.moved $x1284))))))))))))))
(assert
 (let ((?x2250 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2754 (div (* ?x2250 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x1002 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1260 (and $x1002 (< 1 old.attention.head_dim.parts) (= ?x2754 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x1260))))))
(assert
 (let ((?x799 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x45 (* (div (- ?x799 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x1097 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x1251 (and $x1097 (< 1 old.attention.value_dim.parts) (= (div ?x45 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x1251))))))
(assert
 (let (($x2965 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x2699 (not old.model.sinks)))
 (= old.attention.one_key (and $x2699 $x2965)))))
(assert
 (let (($x2844 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x954 (= (_ bv4 7) old.attention.qkv.collective)))
 (let (($x237 (= (_ bv57 7) old.attention.qkv.collective)))
 (let ((?x154 (ite (or $x237 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x954 $x2844) (_ bv16 7) (_ bv96 7)))))
 (let (($x3709 (or old.model.latent old.attention.kv_filled)))
 (let (($x1248 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x3197 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x786 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x76 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2772 (and $x3197 $x76 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x786)))
 (let ((?x639 (ite (or $x954 $x2772 (and $x3197 $x1248 old.attention.heads.filled $x3709)) (_ bv96 7) (_ bv16 7))))
 (let (($x292 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1368 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1109 (or $x1368 $x237)))
 (let ((?x1849 (ite (not (= (_ bv40 7) old.attention.qkv.split)) (ite (or $x1109 $x292) old.attention.qkv.split ?x639) ?x154)))
 (let (($x2157 (= (_ bv57 7) old.attention.qkv.split)))
 (let ((?x2115 (ite $x2157 (ite (or $x1109 $x292 old.model.query_latent) (_ bv96 7) (ite $x3197 (_ bv21 7) (_ bv16 7))) ?x1849)))
 (= old.attention.q ?x2115)))))))))))))))))))
(assert
 (= old.prefill false))
(assert
 (let (($x1793 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x1793 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (and (<= 1 new.attention.heads.block)))
(assert
 (let (($x989 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x3524 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x2114 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x3663 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x2087 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x706 (= (_ bv26 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) $x706 $x2087 (= (_ bv56 7) new.attention.heads.kind) $x3663 $x2114 $x3524 $x989 (= (_ bv99 7) new.attention.heads.kind)))))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x3291 (= (_ bv8 7) new.attention.pairs)))
 (or $x3291 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x249 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1420 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x3100 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1661 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3222 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x3222 $x1661 $x3100 $x1420 $x249)))))))
(assert
 (let (($x1067 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x1067 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x240 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x2322 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x736 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1752 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x1752 $x736 $x2322 $x240))))))
(assert
 (let (($x571 (= (_ bv63 7) new.attention.scores.per_head)))
 (or (= (_ bv29 7) new.attention.scores.per_head) $x571)))
(assert
 (let (($x1245 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x1245 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x3914 (= (_ bv79 7) new.model.positions)))
 (let (($x157 (= (_ bv2 7) new.model.positions)))
 (or $x157 (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x3914))))
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
 (let ((?x2509 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x221 (div (* ?x2509 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x1329 (< 1 new.attention.heads.parts)))
 (let (($x3663 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x3663 $x1329 (= ?x221 new.attention.heads.n))))))))
(assert
 (let ((?x2509 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x221 (div (* ?x2509 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x1329 (< 1 new.attention.heads.parts)))
 (let (($x3663 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.leads (and $x3663 $x1329 (<= new.attention.heads.n ?x221))))))))
(assert
 (let (($x885 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x3663 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x3663 $x885)))))
(assert
 (let (($x2210 (= (- 1) new.attention.heads.n)))
 (let (($x706 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x1819 (ite $x706 (or $x2210 (<= new.attention.heads.parts new.attention.heads.n)) (or $x2210 (< 1 new.attention.heads.n)))))
 (let ((?x2509 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x221 (div (* ?x2509 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x3663 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x3524 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x536 (ite $x3524 (or $x2210 (< new.attention.heads.block new.attention.heads.n)) (ite $x3663 (or $x2210 (< ?x221 new.attention.heads.n)) $x1819))))
 (let (($x989 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2087 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x2114 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1789 (ite (or $x2114 $x2087) new.attention.heads.given_moved (ite (or $x989 (= 1 new.attention.heads.parts)) false $x536))))
 (= new.attention.heads.moved $x1789))))))))))))))
(assert
 (let ((?x2251 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2639 (div (* ?x2251 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1793 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2451 (and $x1793 (< 1 new.attention.head_dim.parts) (= ?x2639 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x2451))))))
(assert
 (let ((?x438 (+ new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let ((?x3659 (* (div (- ?x438 1) new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x1245 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2634 (and $x1245 (< 1 new.attention.value_dim.parts) (= (div ?x3659 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x2634))))))
(assert
 (let (($x1064 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x1380 (not new.model.sinks)))
 (= new.attention.one_key (and $x1380 $x1064)))))
(assert
 (let (($x249 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x3222 (= (_ bv4 7) new.attention.qkv.collective)))
 (let (($x1420 (= (_ bv57 7) new.attention.qkv.collective)))
 (let ((?x2007 (ite (or $x1420 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x3222 $x249) (_ bv16 7) (_ bv96 7)))))
 (let (($x736 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1661 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x512 (and $x1661 $x736 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x1752 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2971 (and $x1661 $x1752 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x3667 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x3100 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2062 (or $x3100 $x1420)))
 (let ((?x1992 (ite (or $x2062 $x3667) new.attention.qkv.split (ite (or $x3222 $x2971 $x512) (_ bv96 7) (_ bv16 7)))))
 (let (($x240 (= (_ bv57 7) new.attention.qkv.split)))
 (let ((?x609 (ite $x240 (ite (or $x2062 $x3667 new.model.query_latent) (_ bv96 7) (ite $x1661 (_ bv21 7) (_ bv16 7))) (ite (not (= (_ bv40 7) new.attention.qkv.split)) ?x1992 ?x2007))))
 (= new.attention.q ?x609)))))))))))))))))
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
 (= (_ bv42 7) old.batch.idle))
(assert
 (let (($x2460 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x3594 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x421 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1001 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2541 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2541 $x1001 $x421 $x3594 $x2460)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1100 (* old.sp old.tp)))
 (<= old.moe.block ?x1100)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1100 (* old.sp old.tp)))
 (= old.stage.ranks ?x1100)))
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
 (let (($x2145 (not old.moe.group.sp)))
 (let (($x1975 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x1975 $x2145))))
(assert
 (let ((?x1461 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x1461)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x3538 (not new.attention.heads.filled)))
 (let (($x3265 (and new.attention.heads.padded $x3538 (or new.attention.heads.leads (= 1 new.tp)))))
 (let (($x3047 (and (not new.attention.heads.moved) (or (not new.attention.heads.padded) new.attention.heads.filled))))
 (let (($x571 (= (_ bv63 7) new.attention.scores.per_head)))
 (let (($x1901 (or (not (= (_ bv37 7) new.attention.q)) $x571 (not (or (= (_ bv2 7) new.model.positions) new.model.sinks)) $x3047 (and new.attention.one_key (not $x3265)))))
 (not $x1901)))))))
(assert
 (let (($x1430 (not old.attention.heads.filled)))
(let (($x1655 (and old.attention.heads.padded $x1430 (or old.attention.heads.leads (= 1 old.tp)))))
(let (($x3250 (not old.attention.heads.moved)))
(let (($x246 (and $x3250 (or (not old.attention.heads.padded) old.attention.heads.filled))))
(let (($x1922 (= (_ bv63 7) old.attention.scores.per_head)))
(or (not (= (_ bv37 7) old.attention.q)) $x1922 (not (or (= (_ bv2 7) old.model.positions) old.model.sinks)) $x246 (and old.attention.one_key (not $x1655)))))))))
(check-sat)

