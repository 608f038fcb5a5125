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
(declare-fun old.ffn.width.given_least () Int)
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
(declare-fun old.hidden.filled () Bool)
(declare-fun old.hidden.padded () Bool)
(declare-fun old.stream_tokens.given_everywhere () Bool)
(declare-fun old.stream_tokens.everywhere () Bool)
(declare-fun old.ffn.width.least () Int)
(declare-fun old.ffn.width.filled () Bool)
(declare-fun old.ffn.width.leads () Bool)
(declare-fun old.ffn.width.padded () Bool)
(declare-fun old.ffn.width.given_moved () Bool)
(declare-fun old.ffn.width.moved () Bool)
(declare-fun old.stream.attention_keeps_junk () Bool)
(declare-fun old.model.gated () Bool)
(declare-fun old.ffn.lead () (_ BitVec 7))
(declare-fun old.ffn.gathers () Bool)
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
(declare-fun old.stream.junk_in_ffn_before () Bool)
(declare-fun old.ffn.gate_entering () (_ BitVec 7))
(declare-fun old.ffn.up_entering () (_ BitVec 7))
(declare-fun old.stream.in_order () Bool)
(declare-fun old.ffn.width.given_undivided () Bool)
(declare-fun old.ffn.width.undivided () Bool)
(declare-fun old.ffn.in_place () Bool)
(declare-fun old.stream.first_keeps_all () Bool)
(declare-fun old.ffn.first_reads () Bool)
(declare-fun old.model.behind_moe () Bool)
(declare-fun old.model.behind_dense () Bool)
(declare-fun old.stream.junk_in_attention () Bool)
(declare-fun old.ffn.up_idle () Bool)
(declare-fun old.stream.junk_in_ffn () Bool)
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
(declare-fun new.ffn.width.given_least () Int)
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
(declare-fun new.hidden.filled () Bool)
(declare-fun new.hidden.padded () Bool)
(declare-fun new.stream_tokens.given_everywhere () Bool)
(declare-fun new.stream_tokens.everywhere () Bool)
(declare-fun new.ffn.width.least () Int)
(declare-fun new.ffn.width.filled () Bool)
(declare-fun new.ffn.width.leads () Bool)
(declare-fun new.ffn.width.padded () Bool)
(declare-fun new.ffn.width.given_moved () Bool)
(declare-fun new.ffn.width.moved () Bool)
(declare-fun new.stream.attention_keeps_junk () Bool)
(declare-fun new.model.gated () Bool)
(declare-fun new.ffn.lead () (_ BitVec 7))
(declare-fun new.ffn.gathers () Bool)
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
(declare-fun new.stream.junk_in_ffn_before () Bool)
(declare-fun new.ffn.gate_entering () (_ BitVec 7))
(declare-fun new.ffn.up_entering () (_ BitVec 7))
(declare-fun new.stream.in_order () Bool)
(declare-fun new.ffn.width.given_undivided () Bool)
(declare-fun new.ffn.width.undivided () Bool)
(declare-fun new.ffn.in_place () Bool)
(declare-fun new.stream.first_keeps_all () Bool)
(declare-fun new.ffn.first_reads () Bool)
(declare-fun new.model.behind_moe () Bool)
(declare-fun new.model.behind_dense () Bool)
(declare-fun new.stream.junk_in_attention () Bool)
(declare-fun new.ffn.up_idle () Bool)
(declare-fun new.stream.junk_in_ffn () Bool)
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
 (let (($x1798 (= (_ bv5 7) old.attention.out.collective)))
 (or (= (_ bv4 7) old.attention.out.collective) $x1798 (= (_ bv10 7) old.attention.out.collective) (= (_ bv57 7) old.attention.out.collective) (= (_ bv73 7) old.attention.out.collective))))
(assert
 (let (($x5472 (= (_ bv27 7) old.attention.out.residual)))
 (let (($x4867 (= (_ bv1 7) old.attention.out.residual)))
 (or $x4867 (= (_ bv23 7) old.attention.out.residual) $x5472 (= (_ bv29 7) old.attention.out.residual)))))
(assert
 (let (($x1627 (= (_ bv61 7) old.attention.out.split)))
 (or (= (_ bv40 7) old.attention.out.split) (= (_ bv57 7) old.attention.out.split) $x1627)))
(assert
 (let (($x5351 (= (_ bv42 7) old.batch.idle)))
 (or $x5351 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x71 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4813 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x500 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x5165 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1454 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1454 $x5165 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x500 $x4813 $x71)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x4754 (= (_ bv5 7) old.embedding.collective)))
 (or (= (_ bv4 7) old.embedding.collective) $x4754 (= (_ bv10 7) old.embedding.collective) (= (_ bv57 7) old.embedding.collective) (= (_ bv73 7) old.embedding.collective))))
(assert
 (let (($x4779 (= (_ bv38 7) old.embedding.split)))
 (or $x4779 (= (_ bv57 7) old.embedding.split) (= (_ bv95 7) old.embedding.split))))
(assert
 (let (($x4450 (= (_ bv73 7) old.ffn.down.collective)))
 (let (($x311 (= (_ bv57 7) old.ffn.down.collective)))
 (let (($x5207 (= (_ bv10 7) old.ffn.down.collective)))
 (let (($x2277 (= (_ bv5 7) old.ffn.down.collective)))
 (let (($x4567 (= (_ bv4 7) old.ffn.down.collective)))
 (or $x4567 $x2277 $x5207 $x311 $x4450)))))))
(assert
 (let (($x5018 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x3421 (= (_ bv10 7) old.ffn.down.input)))
 (or $x3421 $x5018 (= (_ bv63 7) old.ffn.down.input)))))
(assert
 (let (($x5045 (= (_ bv29 7) old.ffn.down.residual)))
 (let (($x4587 (= (_ bv27 7) old.ffn.down.residual)))
 (let (($x4390 (= (_ bv23 7) old.ffn.down.residual)))
 (let (($x5151 (= (_ bv1 7) old.ffn.down.residual)))
 (or $x5151 $x4390 $x4587 $x5045))))))
(assert
 (let (($x6494 (= (_ bv61 7) old.ffn.down.split)))
 (let (($x2951 (= (_ bv57 7) old.ffn.down.split)))
 (let (($x1335 (= (_ bv40 7) old.ffn.down.split)))
 (or $x1335 $x2951 $x6494)))))
(assert
 (let (($x1216 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x1840 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x1291 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x2386 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x428 (= (_ bv4 7) old.ffn.gate.collective)))
 (or $x428 $x2386 $x1291 $x1840 $x1216)))))))
(assert
 (let (($x1056 (= (_ bv32 7) old.ffn.gate.input)))
 (let (($x984 (= (_ bv10 7) old.ffn.gate.input)))
 (or $x984 $x1056 (= (_ bv63 7) old.ffn.gate.input)))))
(assert
 (let (($x664 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x2908 (= (_ bv57 7) old.ffn.gate.split)))
 (let (($x3177 (= (_ bv40 7) old.ffn.gate.split)))
 (or $x3177 $x2908 $x664)))))
(assert
 (let (($x4345 (= (_ bv15 7) old.ffn.gate.sum)))
 (or (= (_ bv0 7) old.ffn.gate.sum) $x4345 (= (_ bv24 7) old.ffn.gate.sum) (= (_ bv69 7) old.ffn.gate.sum))))
(assert
 (let (($x5714 (= (_ bv73 7) old.ffn.up.collective)))
 (let (($x771 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x446 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x296 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x2713 (= (_ bv4 7) old.ffn.up.collective)))
 (or $x2713 $x296 $x446 $x771 $x5714)))))))
(assert
 (let (($x4417 (= (_ bv32 7) old.ffn.up.input)))
 (let (($x784 (= (_ bv10 7) old.ffn.up.input)))
 (or $x784 $x4417 (= (_ bv63 7) old.ffn.up.input)))))
(assert
 (let (($x2099 (= (_ bv61 7) old.ffn.up.split)))
 (let (($x4392 (= (_ bv57 7) old.ffn.up.split)))
 (let (($x4528 (= (_ bv40 7) old.ffn.up.split)))
 (or $x4528 $x4392 $x2099)))))
(assert
 (let (($x587 (= (_ bv24 7) old.ffn.up.sum)))
 (let (($x2839 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x3200 (= (_ bv0 7) old.ffn.up.sum)))
 (or $x3200 $x2839 $x587 (= (_ bv69 7) old.ffn.up.sum))))))
(assert
 (and (<= 1 old.ffn.width.block)))
(assert
 (and (<= 0 old.ffn.width.given_least)))
(assert
 (let (($x215 (= (_ bv99 7) old.ffn.width.kind)))
 (let (($x4737 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x5138 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x4307 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x999 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x2115 (= (_ bv56 7) old.ffn.width.kind)))
 (let (($x2619 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x5712 (= (_ bv26 7) old.ffn.width.kind)))
 (let (($x4822 (= (_ bv18 7) old.ffn.width.kind)))
 (let (($x6604 (= (_ bv11 7) old.ffn.width.kind)))
 (or $x6604 $x4822 $x5712 $x2619 $x2115 $x999 $x4307 $x5138 $x4737 $x215))))))))))))
(assert
 (and (<= 1 old.ffn.width.multiple)))
(assert
 (and (<= (- 1) old.ffn.width.n)))
(assert
 (and (<= 1 old.ffn.width.parts)))
(assert
 (let (($x1269 (= (_ bv96 7) old.hidden.kind)))
 (let (($x6599 (= (_ bv86 7) old.hidden.kind)))
 (let (($x6592 (= (_ bv65 7) old.hidden.kind)))
 (let (($x3488 (= (_ bv48 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind) $x3488 (= (_ bv56 7) old.hidden.kind) $x6592 $x6599 (= (_ bv91 7) old.hidden.kind) $x1269 (= (_ bv99 7) old.hidden.kind)))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x2274 (= (_ bv68 7) old.model.norm)))
 (or (= (_ bv67 7) old.model.norm) $x2274 (= (_ bv82 7) old.model.norm))))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x1052 (= (_ bv96 7) old.stream)))
 (let (($x2187 (= (_ bv94 7) old.stream)))
 (let (($x4856 (= (_ bv38 7) old.stream)))
 (or $x4856 $x2187 $x1052)))))
(assert
 (let (($x4710 (= (_ bv96 7) old.stream_tokens.kind)))
 (let (($x614 (= (_ bv86 7) old.stream_tokens.kind)))
 (let (($x865 (= (_ bv48 7) old.stream_tokens.kind)))
 (or (= (_ bv11 7) old.stream_tokens.kind) (= (_ bv18 7) old.stream_tokens.kind) (= (_ bv26 7) old.stream_tokens.kind) $x865 (= (_ bv56 7) old.stream_tokens.kind) (= (_ bv65 7) old.stream_tokens.kind) $x614 (= (_ bv91 7) old.stream_tokens.kind) $x4710 (= (_ bv99 7) old.stream_tokens.kind))))))
(assert
 (and (<= 1 old.stream_tokens.parts)))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (= old.stream_tokens.padded false))
(assert
 (let ((?x2565 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let (($x2715 (= (div (* ?x2565 old.hidden.multiple) old.hidden.parts) old.hidden.n)))
 (let (($x6592 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x6592 (< 1 old.hidden.parts) $x2715))))))
(assert
 (let (($x6592 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x6592 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x4710 (= (_ bv96 7) old.stream_tokens.kind)))
 (let (($x1671 (or $x4710 (and (= 1 old.stream_tokens.parts) (not old.stream_tokens.padded)))))
 (let (($x3169 (ite (or (= (_ bv86 7) old.stream_tokens.kind) (= (_ bv48 7) old.stream_tokens.kind)) old.stream_tokens.given_everywhere $x1671)))
 (= old.stream_tokens.everywhere $x3169)))))
(assert
 (let ((?x557 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x1426 (div (* ?x557 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x4444 (= (- 1) old.ffn.width.n)))
 (let ((?x862 (ite (or $x4444 (< (* ?x1426 old.ffn.width.parts) old.ffn.width.n)) 0 1)))
 (let ((?x3770 (ite (= 0 (mod old.ffn.width.multiple old.ffn.width.parts)) 1 ?x862)))
 (let (($x999 (= (_ bv65 7) old.ffn.width.kind)))
 (let ((?x5808 (ite (or $x4444 (not (= 0 (mod old.ffn.width.n old.ffn.width.parts)))) 0 1)))
 (let (($x5712 (= (_ bv26 7) old.ffn.width.kind)))
 (let ((?x5215 (ite $x5712 (ite (and $x4444 (= 1 old.ffn.width.parts)) 1 ?x5808) (ite $x999 ?x3770 old.ffn.width.given_least))))
 (let (($x2115 (= (_ bv56 7) old.ffn.width.kind)))
 (let (($x215 (= (_ bv99 7) old.ffn.width.kind)))
 (let (($x5138 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x6604 (= (_ bv11 7) old.ffn.width.kind)))
 (let (($x4822 (= (_ bv18 7) old.ffn.width.kind)))
 (let (($x4737 (= (_ bv96 7) old.ffn.width.kind)))
 (let ((?x5014 (ite $x4737 old.ffn.width.parts (ite (or $x4822 $x6604 $x5138 $x215 $x2115) 1 ?x5215))))
 (= old.ffn.width.least ?x5014))))))))))))))))))
(assert
 (let ((?x557 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x1426 (div (* ?x557 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x4755 (< 1 old.ffn.width.parts)))
 (let (($x999 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.filled (and $x999 $x4755 (= ?x1426 old.ffn.width.n))))))))
(assert
 (let ((?x557 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x1426 (div (* ?x557 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x4755 (< 1 old.ffn.width.parts)))
 (let (($x999 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.leads (and $x999 $x4755 (<= old.ffn.width.n ?x1426))))))))
(assert
 (let (($x999 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x3265 (and $x999 (not (= 0 (mod old.ffn.width.n old.ffn.width.multiple))))))
 (= old.ffn.width.padded $x3265))))
(assert
 (let (($x4444 (= (- 1) old.ffn.width.n)))
 (let (($x5712 (= (_ bv26 7) old.ffn.width.kind)))
 (let (($x1437 (ite $x5712 (or $x4444 (<= old.ffn.width.parts old.ffn.width.n)) (or $x4444 (< 1 old.ffn.width.n)))))
 (let ((?x557 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x1426 (div (* ?x557 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x999 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x5138 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x6621 (ite $x5138 (or $x4444 (< old.ffn.width.block old.ffn.width.n)) (ite $x999 (or $x4444 (< ?x1426 old.ffn.width.n)) $x1437))))
 (let (($x2476 (ite (or (= (_ bv96 7) old.ffn.width.kind) (= 1 old.ffn.width.parts)) false $x6621)))
 (let (($x2619 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x4307 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x4668 (or $x4307 $x2619)))
 (= old.ffn.width.moved (ite $x4668 old.ffn.width.given_moved $x2476)))))))))))))))
(assert
 (let (($x1627 (= (_ bv61 7) old.attention.out.split)))
 (let (($x5472 (= (_ bv27 7) old.attention.out.residual)))
 (let (($x4867 (= (_ bv1 7) old.attention.out.residual)))
 (= old.stream.attention_keeps_junk (or $x4867 (and $x5472 $x1627)))))))
(assert
 (= old.ffn.lead (ite old.model.gated old.ffn.gate.split old.ffn.up.split)))
(assert
 (let (($x5018 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x5378 (or $x5018 (and (= (_ bv10 7) old.ffn.down.input) (not (= (_ bv40 7) old.ffn.down.split))))))
 (= old.ffn.gathers $x5378))))
(assert
 (let (($x5151 (= (_ bv1 7) old.ffn.down.residual)))
 (let (($x2520 (or $x5151 (and (= (_ bv27 7) old.ffn.down.residual) (= (_ bv61 7) old.ffn.down.split)))))
 (= old.stream.ffn_keeps_junk (or old.model.parallel $x2520)))))
(assert
 (let (($x4772 (not old.model.embedding_norm)))
 (let (($x2931 (and (or (not old.embedding.group.tp) (= 1 old.tp)) (or (not old.embedding.group.dp) (= 1 old.dp)) (or (not old.embedding.group.sp) (= 1 old.sp)) (or (not old.embedding.group.pp) (= 1 old.pp)))))
 (let (($x4856 (= (_ bv38 7) old.stream)))
 (let (($x4754 (= (_ bv5 7) old.embedding.collective)))
 (let (($x4779 (= (_ bv38 7) old.embedding.split)))
 (= old.stream.junk_of_embedding (and $x4779 $x4754 $x4856 old.hidden.filled (not $x2931) $x4772))))))))
(assert
 (let (($x2274 (= (_ bv68 7) old.model.norm)))
 (let (($x2662 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x4856 (= (_ bv38 7) old.stream)))
 (let (($x1798 (= (_ bv5 7) old.attention.out.collective)))
 (let (($x1627 (= (_ bv61 7) old.attention.out.split)))
 (= old.stream.junk_of_attention (and $x1627 $x1798 $x4856 old.hidden.filled (not $x2662) $x2274))))))))
(assert
 (let (($x2274 (= (_ bv68 7) old.model.norm)))
 (let (($x219 (and (or (not old.ffn.down.group.tp) (= 1 old.tp)) (or (not old.ffn.down.group.dp) (= 1 old.dp)) (or (not old.ffn.down.group.sp) (= 1 old.sp)) (or (not old.ffn.down.group.pp) (= 1 old.pp)))))
 (let (($x2124 (not $x219)))
 (let (($x4856 (= (_ bv38 7) old.stream)))
 (let (($x2277 (= (_ bv5 7) old.ffn.down.collective)))
 (let (($x6494 (= (_ bv61 7) old.ffn.down.split)))
 (= old.stream.junk_of_ffn (and $x6494 $x2277 $x4856 old.hidden.filled $x2124 $x2274)))))))))
(assert
 (let (($x1269 (= (_ bv96 7) old.hidden.kind)))
 (let (($x5042 (ite (or (= (_ bv86 7) old.hidden.kind) (= (_ bv48 7) old.hidden.kind)) old.hidden.given_everywhere (or $x1269 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x5042))))
(assert
 (= old.ffn.piece_of_one (and old.ffn.width.filled (= (_ bv40 7) old.ffn.down.split))))
(assert
 (let (($x4737 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x687 (or $x4737 (and (= 1 old.ffn.width.parts) (not old.ffn.width.padded)))))
 (let (($x2619 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x4307 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x4668 (or $x4307 $x2619)))
 (= old.ffn.width.everywhere (ite $x4668 old.ffn.width.given_everywhere $x687))))))))
(assert
 (let (($x6666 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x3140 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x4868 (or (not (= (_ bv4 7) old.ffn.gate.collective)) $x3140)))
 (let (($x1089 (ite old.model.gated $x4868 (or (not (= (_ bv4 7) old.ffn.up.collective)) $x6666))))
 (let (($x353 (= (_ bv61 7) old.ffn.lead)))
 (let (($x2951 (= (_ bv57 7) old.ffn.down.split)))
 (let (($x1362 (and old.ffn.width.filled $x2951 (not (and old.ffn.gathers $x353 $x1089)))))
 (= old.ffn.piece_kept $x1362)))))))))
(assert
 (let (($x3026 (or old.stream.junk_of_attention (and old.stream.attention_keeps_junk old.stream.junk_of_embedding))))
 (= old.stream.junk_in_ffn_before $x3026)))
(assert
 (let (($x984 (= (_ bv10 7) old.ffn.gate.input)))
 (let (($x5066 (and $x984 (not (and (= (_ bv38 7) old.stream) (= (_ bv40 7) old.ffn.gate.split))))))
 (let (($x2187 (= (_ bv94 7) old.stream)))
 (let (($x4373 (and $x2187 old.stream_tokens.everywhere)))
 (let (($x4856 (= (_ bv38 7) old.stream)))
 (let (($x1056 (= (_ bv32 7) old.ffn.gate.input)))
 (let (($x1052 (= (_ bv96 7) old.stream)))
 (let (($x1839 (or $x1052 $x1056 (and $x4856 old.hidden.everywhere (not (= (_ bv40 7) old.ffn.gate.split))) $x4373 $x5066)))
 (= old.ffn.gate_entering (ite $x1839 (_ bv96 7) old.stream)))))))))))
(assert
 (let (($x784 (= (_ bv10 7) old.ffn.up.input)))
 (let (($x1563 (and $x784 (not (and (= (_ bv38 7) old.stream) (= (_ bv40 7) old.ffn.up.split))))))
 (let (($x2187 (= (_ bv94 7) old.stream)))
 (let (($x4373 (and $x2187 old.stream_tokens.everywhere)))
 (let (($x4856 (= (_ bv38 7) old.stream)))
 (let (($x4417 (= (_ bv32 7) old.ffn.up.input)))
 (let (($x1052 (= (_ bv96 7) old.stream)))
 (let (($x2049 (or $x1052 $x4417 (and $x4856 old.hidden.everywhere (not (= (_ bv40 7) old.ffn.up.split))) $x4373 $x1563)))
 (= old.ffn.up_entering (ite $x2049 (_ bv96 7) old.stream)))))))))))
(assert
 (let (($x2187 (= (_ bv94 7) old.stream)))
 (let (($x4373 (and $x2187 old.stream_tokens.everywhere)))
 (let (($x1052 (= (_ bv96 7) old.stream)))
 (= old.stream.in_order (or $x1052 (and (= (_ bv38 7) old.stream) old.hidden.everywhere) $x4373))))))
(assert
 (let (($x6227 (not old.ffn.width.moved)))
 (let (($x215 (= (_ bv99 7) old.ffn.width.kind)))
 (let (($x5138 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x6604 (= (_ bv11 7) old.ffn.width.kind)))
 (let (($x4822 (= (_ bv18 7) old.ffn.width.kind)))
 (let (($x3048 (or old.ffn.width.everywhere old.ffn.width.filled (and (or $x4822 $x6604 $x5138 $x215) $x6227))))
 (let (($x2619 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x4307 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x4668 (or $x4307 $x2619)))
 (= old.ffn.width.undivided (ite $x4668 old.ffn.width.given_undivided $x3048))))))))))))
(assert
 (let (($x6227 (not old.ffn.width.moved)))
 (let (($x4289 (and old.ffn.width.everywhere $x6227)))
 (= old.ffn.in_place (or $x4289 old.ffn.width.filled)))))
(assert
 (let (($x219 (and (or (not old.ffn.down.group.tp) (= 1 old.tp)) (or (not old.ffn.down.group.dp) (= 1 old.dp)) (or (not old.ffn.down.group.sp) (= 1 old.sp)) (or (not old.ffn.down.group.pp) (= 1 old.pp)))))
 (let (($x5207 (= (_ bv10 7) old.ffn.down.collective)))
 (let (($x311 (= (_ bv57 7) old.ffn.down.collective)))
 (let (($x5028 (and old.ffn.piece_kept old.stream.first_keeps_all (or (or $x311 $x5207) $x219))))
 (= old.ffn.first_reads $x5028))))))
(assert
 (let (($x2614 (and old.model.behind_moe old.stream.junk_in_ffn_before)))
 (let (($x5038 (or old.stream.junk_of_ffn (and old.stream.ffn_keeps_junk old.stream.junk_in_ffn_before))))
 (let (($x6339 (and old.model.behind_dense $x5038)))
 (= old.stream.junk_in_attention (or old.stream.junk_of_embedding $x6339 $x2614))))))
(assert
 (let (($x3140 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x4868 (or (not (= (_ bv4 7) old.ffn.gate.collective)) $x3140)))
 (let (($x664 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x1359 (= old.ffn.width.least old.ffn.width.parts)))
 (let (($x1335 (= (_ bv40 7) old.ffn.down.split)))
 (let (($x2951 (= (_ bv57 7) old.ffn.down.split)))
 (let (($x296 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x446 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x1576 (or $x446 $x296)))
 (let (($x6666 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x4528 (= (_ bv40 7) old.ffn.up.split)))
 (let (($x1725 (< 1 old.tp)))
 (let (($x582 (and old.model.gated $x1725 $x4528 $x6666 $x1576 (not (= (_ bv24 7) old.ffn.up.sum)) (or $x2951 (and $x1335 (and old.ffn.width.undivided $x1359))) (not (and old.ffn.gathers $x664 $x4868)))))
 (= old.ffn.up_idle $x582)))))))))))))))
(assert
 (let (($x1801 (or old.stream.junk_of_attention (and old.stream.attention_keeps_junk old.stream.junk_in_attention))))
 (= old.stream.junk_in_ffn $x1801)))
(assert
 (let (($x6227 (not old.ffn.width.moved)))
 (let (($x4289 (and old.ffn.width.everywhere $x6227)))
 (let ((?x6617 (ite $x4289 (_ bv96 7) (ite old.ffn.width_twice_back (ite old.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x1725 (< 1 old.tp)))
 (let ((?x6458 (ite old.ffn.width.everywhere (_ bv96 7) (ite old.ffn.piece_of_one (_ bv97 7) (ite old.model.gated (_ bv97 7) (_ bv16 7))))))
 (let (($x5714 (= (_ bv73 7) old.ffn.up.collective)))
 (let (($x296 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x446 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x1576 (or $x446 $x296)))
 (let (($x2839 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x771 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x774 (or $x771 (not (or $x2839 (and old.model.gated (= (_ bv0 7) old.ffn.up.sum)))) old.ffn.up_idle)))
 (let (($x6666 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x162 (or $x446 $x771)))
 (let ((?x6624 (ite (or $x162 $x6666 (and (= (_ bv4 7) old.ffn.up.collective) old.ffn.in_place)) (_ bv96 7) (ite $x296 (_ bv21 7) (_ bv16 7)))))
 (let (($x4392 (= (_ bv57 7) old.ffn.up.split)))
 (let ((?x765 (ite $x4392 ?x6624 (ite $x774 (_ bv92 7) (ite $x1576 (_ bv96 7) (ite $x5714 ?x6458 (ite $x1725 (_ bv16 7) ?x6617)))))))
 (let (($x881 (or $x162 $x6666 (and $x296 old.ffn.width.padded $x6227) (and $x5714 old.ffn.width.leads))))
 (let ((?x139 (ite (and $x296 old.ffn.width.filled (not $x6666)) (_ bv96 7) (ite $x881 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x2099 (= (_ bv61 7) old.ffn.up.split)))
 (= old.ffn.up_state (ite $x2099 ?x139 ?x765)))))))))))))))))))))))
(assert
 (let (($x2087 (not old.ffn.width.everywhere)))
 (let (($x2163 (and (or (= (_ bv61 7) old.ffn.up.split) (= (_ bv97 7) old.ffn.up_state)) (not (= (_ bv96 7) old.ffn.up_state)) $x2087)))
 (= old.ffn.up_piece (ite $x2163 (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x587 (= (_ bv24 7) old.ffn.up.sum)))
 (let (($x771 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x5027 (and old.model.gated (= (_ bv92 7) old.ffn.up_state) (or $x771 $x587 old.ffn.up_idle))))
 (= old.ffn.up_left $x5027)))))
(assert
 (let (($x4301 (not old.ffn.up_left)))
 (let (($x89 (not old.model.joint)))
 (let (($x1163 (and old.ffn.piece_kept old.model.gated $x89 (= (_ bv97 7) old.ffn.up_piece) $x4301)))
 (= old.ffn.share_of_one $x1163)))))
(assert
 (let (($x6227 (not old.ffn.width.moved)))
 (let (($x4289 (and old.ffn.width.everywhere $x6227)))
 (let (($x1725 (< 1 old.tp)))
 (let ((?x3138 (ite $x1725 (_ bv16 7) (ite $x4289 (_ bv96 7) (ite old.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x2701 (ite old.ffn.width.everywhere (_ bv96 7) (ite (or old.ffn.piece_of_one old.ffn.share_of_one) (_ bv97 7) (_ bv16 7)))))
 (let (($x1216 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x2386 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x1291 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x1840 (= (_ bv57 7) old.ffn.gate.collective)))
 (let ((?x6662 (ite (or $x1840 (not (= (_ bv15 7) old.ffn.gate.sum))) (_ bv92 7) (ite (or $x1291 $x2386) (_ bv96 7) (ite $x1216 ?x2701 ?x3138)))))
 (let (($x3140 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x4757 (or $x1291 $x1840)))
 (let (($x953 (or $x4757 $x3140 (and (= (_ bv4 7) old.ffn.gate.collective) old.ffn.in_place))))
 (let (($x2908 (= (_ bv57 7) old.ffn.gate.split)))
 (let (($x1014 (or $x4757 $x3140 (and $x2386 old.ffn.width.padded $x6227) (and $x1216 old.ffn.width.leads))))
 (let ((?x868 (ite (and $x2386 old.ffn.width.filled (not $x3140)) (_ bv96 7) (ite $x1014 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.gate.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x664 (= (_ bv61 7) old.ffn.gate.split)))
 (= old.ffn.gate_state (ite $x664 ?x868 (ite $x2908 (ite $x953 (_ bv96 7) (ite $x2386 (_ bv21 7) (_ bv16 7))) ?x6662)))))))))))))))))))))
(assert
 (let (($x2087 (not old.ffn.width.everywhere)))
 (let (($x664 (= (_ bv61 7) old.ffn.gate.split)))
 (= old.ffn.gate_piece (ite (and $x664 (not (= (_ bv96 7) old.ffn.gate_state)) $x2087) (_ bv97 7) (_ bv96 7))))))
(assert
 (let ((?x1958 (ite old.ffn.up_left (_ bv92 7) (ite old.model.gated old.ffn.gate_piece old.ffn.up_piece))))
 (= old.ffn.product ?x1958)))
(assert
 (let ((?x5320 (ite old.ffn.share_of_one (_ bv92 7) old.ffn.product)))
 (let (($x5122 (not old.ffn.share_of_one)))
 (let (($x1051 (or old.ffn.first_reads (and old.ffn.gathers (= (_ bv97 7) old.ffn.product) $x5122))))
 (= old.ffn.product_in (ite (and (not (= (_ bv92 7) old.ffn.product)) $x1051) (_ bv96 7) ?x5320))))))
(assert
 (let (($x4301 (not old.ffn.up_left)))
 (let (($x5358 (= (_ bv94 7) old.ffn.up_entering)))
 (let (($x2501 (and $x5358 (or (not old.model.gated) (= (_ bv94 7) old.ffn.gate_entering)) $x4301 (not (= (_ bv4 7) old.ffn.down.collective)))))
 (let (($x736 (or old.ffn.width.everywhere old.ffn.first_reads)))
 (let (($x664 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x4454 (or (and (= (_ bv57 7) old.ffn.gate.split) (= (_ bv96 7) old.ffn.gate_state)) (and $x664 $x736 (= (_ bv97 7) old.ffn.gate_state)))))
 (let (($x3140 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x1840 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x1291 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x4757 (or $x1291 $x1840)))
 (let (($x4451 (= (_ bv94 7) old.ffn.gate_entering)))
 (let (($x2379 (not old.model.gated)))
 (let (($x1745 (or (and (= (_ bv57 7) old.ffn.up.split) (= (_ bv96 7) old.ffn.up_state)) (and (= (_ bv61 7) old.ffn.up.split) $x736 (= (_ bv97 7) old.ffn.up_state)))))
 (let (($x6666 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x771 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x446 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x162 (or $x446 $x771)))
 (let (($x2207 (and (and $x5358 (or $x162 $x6666) $x1745) (or $x2379 (and $x4451 (or $x4757 $x3140) $x4454)) (= (_ bv96 7) old.ffn.product_in) (or (not (= (_ bv61 7) old.ffn.lead)) (not old.ffn.gathers)))))
 (let (($x1725 (< 1 old.tp)))
 (let (($x219 (and (or (not old.ffn.down.group.tp) (= 1 old.tp)) (or (not old.ffn.down.group.dp) (= 1 old.dp)) (or (not old.ffn.down.group.sp) (= 1 old.sp)) (or (not old.ffn.down.group.pp) (= 1 old.pp)))))
 (let (($x6494 (= (_ bv61 7) old.ffn.down.split)))
 (let (($x4788 (and $x6494 old.hidden.everywhere (or (not (= (_ bv10 7) old.ffn.down.collective)) (and $x1725 $x219)))))
 (let (($x2951 (= (_ bv57 7) old.ffn.down.split)))
 (let (($x2187 (= (_ bv94 7) old.stream)))
 (= old.ffn.tokenwise (and $x2187 (or $x2951 $x4788) (ite $x1725 $x2207 $x2501))))))))))))))))))))))))))))
(assert
 (let ((?x2412 (ite (or (= (_ bv92 7) old.ffn.product_in) (= (_ bv40 7) old.ffn.down.split)) (_ bv92 7) (ite (= (_ bv61 7) old.ffn.down.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x219 (and (or (not old.ffn.down.group.tp) (= 1 old.tp)) (or (not old.ffn.down.group.dp) (= 1 old.dp)) (or (not old.ffn.down.group.sp) (= 1 old.sp)) (or (not old.ffn.down.group.pp) (= 1 old.pp)))))
 (let (($x311 (= (_ bv57 7) old.ffn.down.collective)))
 (let (($x1335 (= (_ bv40 7) old.ffn.down.split)))
 (let (($x2446 (and $x1335 (not (= (_ bv92 7) old.ffn.product_in)) (or $x311 $x219) old.ffn.width_where_kept)))
 (= old.ffn.down_state (ite old.ffn.tokenwise (_ bv94 7) (ite $x2446 (_ bv96 7) ?x2412)))))))))
(assert
 (let (($x5045 (= (_ bv29 7) old.ffn.down.residual)))
 (let (($x4324 (or $x5045 (= (= (_ bv23 7) old.ffn.down.residual) (= (_ bv5 7) old.ffn.down.collective)))))
 (let (($x1052 (= (_ bv96 7) old.stream)))
 (let (($x916 (= (_ bv38 7) old.ffn.down_state)))
 (let (($x6629 (or (or (= (_ bv92 7) old.ffn.down_state) (= (_ bv96 7) old.ffn.down_state)) old.hidden.filled)))
 (let (($x2064 (= old.ffn.down_state old.stream)))
 (let (($x2548 (= (_ bv92 7) old.ffn.down_state)))
 (let (($x5298 (and (or $x5045 (= (_ bv23 7) old.ffn.down.residual)) $x2548 old.stream.in_order)))
 (let (($x4856 (= (_ bv38 7) old.stream)))
 (let (($x4587 (= (_ bv27 7) old.ffn.down.residual)))
 (let (($x2028 (and old.stream.in_order (or (= (_ bv96 7) old.ffn.down_state) old.hidden.everywhere))))
 (let (($x670 (or (and $x4587 (not $x2548) (or $x2064 $x2028)) (and $x4587 $x4856 old.hidden.filled) $x5298 (and $x5045 old.stream.first_keeps_all $x2064) (and $x5045 old.stream.first_has_all $x6629) (and $x916 $x1052 old.hidden.filled $x4324))))
 (let (($x219 (and (or (not old.ffn.down.group.tp) (= 1 old.tp)) (or (not old.ffn.down.group.dp) (= 1 old.dp)) (or (not old.ffn.down.group.sp) (= 1 old.sp)) (or (not old.ffn.down.group.pp) (= 1 old.pp)))))
 (let (($x2124 (not $x219)))
 (let (($x4450 (= (_ bv73 7) old.ffn.down.collective)))
 (let (($x2277 (= (_ bv5 7) old.ffn.down.collective)))
 (let (($x1684 (and $x4587 old.stream.junk_in_ffn (or $x2548 (and $x916 (or $x2277 $x4450) $x2124)))))
 (let (($x1188 (or $x2064 (and old.stream.in_order (or (not $x916) old.hidden.everywhere)))))
 (let (($x1331 (= 1 old.tp)))
 (= old.ffn.residual_once (or (and $x1331 $x1188) (and (not $x1684) $x670)))))))))))))))))))))))
(assert
 (let (($x5078 (= (_ bv5 7) new.attention.out.collective)))
 (or (= (_ bv4 7) new.attention.out.collective) $x5078 (= (_ bv10 7) new.attention.out.collective) (= (_ bv57 7) new.attention.out.collective) (= (_ bv73 7) new.attention.out.collective))))
(assert
 (let (($x3451 (= (_ bv27 7) new.attention.out.residual)))
 (let (($x4544 (= (_ bv1 7) new.attention.out.residual)))
 (or $x4544 (= (_ bv23 7) new.attention.out.residual) $x3451 (= (_ bv29 7) new.attention.out.residual)))))
(assert
 (let (($x2304 (= (_ bv61 7) new.attention.out.split)))
 (or (= (_ bv40 7) new.attention.out.split) (= (_ bv57 7) new.attention.out.split) $x2304)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x5301 (= (_ bv5 7) new.embedding.collective)))
 (or (= (_ bv4 7) new.embedding.collective) $x5301 (= (_ bv10 7) new.embedding.collective) (= (_ bv57 7) new.embedding.collective) (= (_ bv73 7) new.embedding.collective))))
(assert
 (let (($x4441 (= (_ bv38 7) new.embedding.split)))
 (or $x4441 (= (_ bv57 7) new.embedding.split) (= (_ bv95 7) new.embedding.split))))
(assert
 (let (($x2942 (= (_ bv73 7) new.ffn.down.collective)))
 (let (($x3057 (= (_ bv57 7) new.ffn.down.collective)))
 (let (($x1090 (= (_ bv10 7) new.ffn.down.collective)))
 (let (($x5047 (= (_ bv5 7) new.ffn.down.collective)))
 (let (($x3293 (= (_ bv4 7) new.ffn.down.collective)))
 (or $x3293 $x5047 $x1090 $x3057 $x2942)))))))
(assert
 (let (($x1599 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x762 (= (_ bv10 7) new.ffn.down.input)))
 (or $x762 $x1599 (= (_ bv63 7) new.ffn.down.input)))))
(assert
 (let (($x3135 (= (_ bv29 7) new.ffn.down.residual)))
 (let (($x151 (= (_ bv27 7) new.ffn.down.residual)))
 (let (($x1423 (= (_ bv23 7) new.ffn.down.residual)))
 (let (($x2721 (= (_ bv1 7) new.ffn.down.residual)))
 (or $x2721 $x1423 $x151 $x3135))))))
(assert
 (let (($x4640 (= (_ bv61 7) new.ffn.down.split)))
 (let (($x1371 (= (_ bv57 7) new.ffn.down.split)))
 (let (($x2906 (= (_ bv40 7) new.ffn.down.split)))
 (or $x2906 $x1371 $x4640)))))
(assert
 (let (($x3173 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x1187 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x960 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x703 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x1072 (= (_ bv4 7) new.ffn.gate.collective)))
 (or $x1072 $x703 $x960 $x1187 $x3173)))))))
(assert
 (let (($x2880 (= (_ bv32 7) new.ffn.gate.input)))
 (let (($x1405 (= (_ bv10 7) new.ffn.gate.input)))
 (or $x1405 $x2880 (= (_ bv63 7) new.ffn.gate.input)))))
(assert
 (let (($x469 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x6443 (= (_ bv57 7) new.ffn.gate.split)))
 (let (($x1823 (= (_ bv40 7) new.ffn.gate.split)))
 (or $x1823 $x6443 $x469)))))
(assert
 (let (($x888 (= (_ bv15 7) new.ffn.gate.sum)))
 (or (= (_ bv0 7) new.ffn.gate.sum) $x888 (= (_ bv24 7) new.ffn.gate.sum) (= (_ bv69 7) new.ffn.gate.sum))))
(assert
 (let (($x2707 (= (_ bv73 7) new.ffn.up.collective)))
 (let (($x4812 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x6502 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x5711 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x819 (= (_ bv4 7) new.ffn.up.collective)))
 (or $x819 $x5711 $x6502 $x4812 $x2707)))))))
(assert
 (let (($x735 (= (_ bv32 7) new.ffn.up.input)))
 (let (($x3013 (= (_ bv10 7) new.ffn.up.input)))
 (or $x3013 $x735 (= (_ bv63 7) new.ffn.up.input)))))
(assert
 (let (($x4865 (= (_ bv61 7) new.ffn.up.split)))
 (let (($x2296 (= (_ bv57 7) new.ffn.up.split)))
 (let (($x2453 (= (_ bv40 7) new.ffn.up.split)))
 (or $x2453 $x2296 $x4865)))))
(assert
 (let (($x2576 (= (_ bv24 7) new.ffn.up.sum)))
 (let (($x1246 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x1644 (= (_ bv0 7) new.ffn.up.sum)))
 (or $x1644 $x1246 $x2576 (= (_ bv69 7) new.ffn.up.sum))))))
(assert
 (and (<= 1 new.ffn.width.block)))
(assert
 (and (<= 0 new.ffn.width.given_least)))
(assert
 (let (($x6505 (= (_ bv99 7) new.ffn.width.kind)))
 (let (($x4851 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x537 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x2594 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x2507 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x4438 (= (_ bv56 7) new.ffn.width.kind)))
 (let (($x4009 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x1980 (= (_ bv26 7) new.ffn.width.kind)))
 (let (($x874 (= (_ bv18 7) new.ffn.width.kind)))
 (let (($x6302 (= (_ bv11 7) new.ffn.width.kind)))
 (or $x6302 $x874 $x1980 $x4009 $x4438 $x2507 $x2594 $x537 $x4851 $x6505))))))))))))
(assert
 (and (<= 1 new.ffn.width.multiple)))
(assert
 (and (<= (- 1) new.ffn.width.n)))
(assert
 (and (<= 1 new.ffn.width.parts)))
(assert
 (let (($x4753 (= (_ bv96 7) new.hidden.kind)))
 (let (($x4839 (= (_ bv86 7) new.hidden.kind)))
 (let (($x4729 (= (_ bv65 7) new.hidden.kind)))
 (let (($x4424 (= (_ bv48 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind) $x4424 (= (_ bv56 7) new.hidden.kind) $x4729 $x4839 (= (_ bv91 7) new.hidden.kind) $x4753 (= (_ bv99 7) new.hidden.kind)))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x2484 (= (_ bv68 7) new.model.norm)))
 (or (= (_ bv67 7) new.model.norm) $x2484 (= (_ bv82 7) new.model.norm))))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x879 (= (_ bv96 7) new.stream)))
 (let (($x1158 (= (_ bv94 7) new.stream)))
 (let (($x1370 (= (_ bv38 7) new.stream)))
 (or $x1370 $x1158 $x879)))))
(assert
 (let (($x1030 (= (_ bv96 7) new.stream_tokens.kind)))
 (let (($x1794 (= (_ bv86 7) new.stream_tokens.kind)))
 (let (($x2524 (= (_ bv48 7) new.stream_tokens.kind)))
 (or (= (_ bv11 7) new.stream_tokens.kind) (= (_ bv18 7) new.stream_tokens.kind) (= (_ bv26 7) new.stream_tokens.kind) $x2524 (= (_ bv56 7) new.stream_tokens.kind) (= (_ bv65 7) new.stream_tokens.kind) $x1794 (= (_ bv91 7) new.stream_tokens.kind) $x1030 (= (_ bv99 7) new.stream_tokens.kind))))))
(assert
 (and (<= 1 new.stream_tokens.parts)))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (= new.stream_tokens.padded false))
(assert
 (let ((?x1213 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let (($x6492 (= (div (* ?x1213 new.hidden.multiple) new.hidden.parts) new.hidden.n)))
 (let (($x4729 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x4729 (< 1 new.hidden.parts) $x6492))))))
(assert
 (let (($x4729 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x4729 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x1030 (= (_ bv96 7) new.stream_tokens.kind)))
 (let (($x1466 (or $x1030 (and (= 1 new.stream_tokens.parts) (not new.stream_tokens.padded)))))
 (let (($x1973 (ite (or (= (_ bv86 7) new.stream_tokens.kind) (= (_ bv48 7) new.stream_tokens.kind)) new.stream_tokens.given_everywhere $x1466)))
 (= new.stream_tokens.everywhere $x1973)))))
(assert
 (let ((?x4837 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x3148 (div (* ?x4837 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x2244 (= (- 1) new.ffn.width.n)))
 (let ((?x4885 (ite (or $x2244 (< (* ?x3148 new.ffn.width.parts) new.ffn.width.n)) 0 1)))
 (let ((?x5394 (ite (= 0 (mod new.ffn.width.multiple new.ffn.width.parts)) 1 ?x4885)))
 (let (($x2507 (= (_ bv65 7) new.ffn.width.kind)))
 (let ((?x1276 (ite (or $x2244 (not (= 0 (mod new.ffn.width.n new.ffn.width.parts)))) 0 1)))
 (let (($x1980 (= (_ bv26 7) new.ffn.width.kind)))
 (let ((?x6671 (ite $x1980 (ite (and $x2244 (= 1 new.ffn.width.parts)) 1 ?x1276) (ite $x2507 ?x5394 new.ffn.width.given_least))))
 (let (($x4438 (= (_ bv56 7) new.ffn.width.kind)))
 (let (($x6505 (= (_ bv99 7) new.ffn.width.kind)))
 (let (($x537 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x6302 (= (_ bv11 7) new.ffn.width.kind)))
 (let (($x874 (= (_ bv18 7) new.ffn.width.kind)))
 (let (($x4851 (= (_ bv96 7) new.ffn.width.kind)))
 (let ((?x1500 (ite $x4851 new.ffn.width.parts (ite (or $x874 $x6302 $x537 $x6505 $x4438) 1 ?x6671))))
 (= new.ffn.width.least ?x1500))))))))))))))))))
(assert
 (let ((?x4837 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x3148 (div (* ?x4837 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x460 (< 1 new.ffn.width.parts)))
 (let (($x2507 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.filled (and $x2507 $x460 (= ?x3148 new.ffn.width.n))))))))
(assert
 (let ((?x4837 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x3148 (div (* ?x4837 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x460 (< 1 new.ffn.width.parts)))
 (let (($x2507 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.leads (and $x2507 $x460 (<= new.ffn.width.n ?x3148))))))))
(assert
 (let (($x2507 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x2262 (and $x2507 (not (= 0 (mod new.ffn.width.n new.ffn.width.multiple))))))
 (= new.ffn.width.padded $x2262))))
(assert
 (let (($x2244 (= (- 1) new.ffn.width.n)))
 (let (($x1980 (= (_ bv26 7) new.ffn.width.kind)))
 (let (($x23 (ite $x1980 (or $x2244 (<= new.ffn.width.parts new.ffn.width.n)) (or $x2244 (< 1 new.ffn.width.n)))))
 (let ((?x4837 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x3148 (div (* ?x4837 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x2507 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x537 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x1645 (ite $x537 (or $x2244 (< new.ffn.width.block new.ffn.width.n)) (ite $x2507 (or $x2244 (< ?x3148 new.ffn.width.n)) $x23))))
 (let (($x1933 (ite (or (= (_ bv96 7) new.ffn.width.kind) (= 1 new.ffn.width.parts)) false $x1645)))
 (let (($x4009 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x2594 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x2965 (or $x2594 $x4009)))
 (= new.ffn.width.moved (ite $x2965 new.ffn.width.given_moved $x1933)))))))))))))))
(assert
 (let (($x2304 (= (_ bv61 7) new.attention.out.split)))
 (let (($x3451 (= (_ bv27 7) new.attention.out.residual)))
 (let (($x4544 (= (_ bv1 7) new.attention.out.residual)))
 (= new.stream.attention_keeps_junk (or $x4544 (and $x3451 $x2304)))))))
(assert
 (= new.ffn.lead (ite new.model.gated new.ffn.gate.split new.ffn.up.split)))
(assert
 (let (($x1599 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x3187 (or $x1599 (and (= (_ bv10 7) new.ffn.down.input) (not (= (_ bv40 7) new.ffn.down.split))))))
 (= new.ffn.gathers $x3187))))
(assert
 (let (($x2721 (= (_ bv1 7) new.ffn.down.residual)))
 (let (($x2159 (or $x2721 (and (= (_ bv27 7) new.ffn.down.residual) (= (_ bv61 7) new.ffn.down.split)))))
 (= new.stream.ffn_keeps_junk (or new.model.parallel $x2159)))))
(assert
 (let (($x2433 (not new.model.embedding_norm)))
 (let (($x5191 (and (or (not new.embedding.group.tp) (= 1 new.tp)) (or (not new.embedding.group.dp) (= 1 new.dp)) (or (not new.embedding.group.sp) (= 1 new.sp)) (or (not new.embedding.group.pp) (= 1 new.pp)))))
 (let (($x1370 (= (_ bv38 7) new.stream)))
 (let (($x5301 (= (_ bv5 7) new.embedding.collective)))
 (let (($x4441 (= (_ bv38 7) new.embedding.split)))
 (= new.stream.junk_of_embedding (and $x4441 $x5301 $x1370 new.hidden.filled (not $x5191) $x2433))))))))
(assert
 (let (($x2484 (= (_ bv68 7) new.model.norm)))
 (let (($x5229 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x1370 (= (_ bv38 7) new.stream)))
 (let (($x5078 (= (_ bv5 7) new.attention.out.collective)))
 (let (($x2304 (= (_ bv61 7) new.attention.out.split)))
 (= new.stream.junk_of_attention (and $x2304 $x5078 $x1370 new.hidden.filled (not $x5229) $x2484))))))))
(assert
 (let (($x2484 (= (_ bv68 7) new.model.norm)))
 (let (($x1211 (and (or (not new.ffn.down.group.tp) (= 1 new.tp)) (or (not new.ffn.down.group.dp) (= 1 new.dp)) (or (not new.ffn.down.group.sp) (= 1 new.sp)) (or (not new.ffn.down.group.pp) (= 1 new.pp)))))
 (let (($x4326 (not $x1211)))
 (let (($x1370 (= (_ bv38 7) new.stream)))
 (let (($x5047 (= (_ bv5 7) new.ffn.down.collective)))
 (let (($x4640 (= (_ bv61 7) new.ffn.down.split)))
 (= new.stream.junk_of_ffn (and $x4640 $x5047 $x1370 new.hidden.filled $x4326 $x2484)))))))))
(assert
 (let (($x4753 (= (_ bv96 7) new.hidden.kind)))
 (let (($x4555 (ite (or (= (_ bv86 7) new.hidden.kind) (= (_ bv48 7) new.hidden.kind)) new.hidden.given_everywhere (or $x4753 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x4555))))
(assert
 (= new.ffn.piece_of_one (and new.ffn.width.filled (= (_ bv40 7) new.ffn.down.split))))
(assert
 (let (($x4851 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x1311 (or $x4851 (and (= 1 new.ffn.width.parts) (not new.ffn.width.padded)))))
 (let (($x4009 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x2594 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x2965 (or $x2594 $x4009)))
 (= new.ffn.width.everywhere (ite $x2965 new.ffn.width.given_everywhere $x1311))))))))
(assert
 (let (($x966 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x1734 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x1027 (or (not (= (_ bv4 7) new.ffn.gate.collective)) $x1734)))
 (let (($x1859 (ite new.model.gated $x1027 (or (not (= (_ bv4 7) new.ffn.up.collective)) $x966))))
 (let (($x3261 (= (_ bv61 7) new.ffn.lead)))
 (let (($x1371 (= (_ bv57 7) new.ffn.down.split)))
 (let (($x409 (and new.ffn.width.filled $x1371 (not (and new.ffn.gathers $x3261 $x1859)))))
 (= new.ffn.piece_kept $x409)))))))))
(assert
 (let (($x3725 (or new.stream.junk_of_attention (and new.stream.attention_keeps_junk new.stream.junk_of_embedding))))
 (= new.stream.junk_in_ffn_before $x3725)))
(assert
 (let (($x1405 (= (_ bv10 7) new.ffn.gate.input)))
 (let (($x2827 (and $x1405 (not (and (= (_ bv38 7) new.stream) (= (_ bv40 7) new.ffn.gate.split))))))
 (let (($x1158 (= (_ bv94 7) new.stream)))
 (let (($x556 (and $x1158 new.stream_tokens.everywhere)))
 (let (($x1370 (= (_ bv38 7) new.stream)))
 (let (($x2880 (= (_ bv32 7) new.ffn.gate.input)))
 (let (($x879 (= (_ bv96 7) new.stream)))
 (let (($x3864 (or $x879 $x2880 (and $x1370 new.hidden.everywhere (not (= (_ bv40 7) new.ffn.gate.split))) $x556 $x2827)))
 (= new.ffn.gate_entering (ite $x3864 (_ bv96 7) new.stream)))))))))))
(assert
 (let (($x3013 (= (_ bv10 7) new.ffn.up.input)))
 (let (($x603 (and $x3013 (not (and (= (_ bv38 7) new.stream) (= (_ bv40 7) new.ffn.up.split))))))
 (let (($x1158 (= (_ bv94 7) new.stream)))
 (let (($x556 (and $x1158 new.stream_tokens.everywhere)))
 (let (($x1370 (= (_ bv38 7) new.stream)))
 (let (($x735 (= (_ bv32 7) new.ffn.up.input)))
 (let (($x879 (= (_ bv96 7) new.stream)))
 (let (($x4909 (or $x879 $x735 (and $x1370 new.hidden.everywhere (not (= (_ bv40 7) new.ffn.up.split))) $x556 $x603)))
 (= new.ffn.up_entering (ite $x4909 (_ bv96 7) new.stream)))))))))))
(assert
 (let (($x1158 (= (_ bv94 7) new.stream)))
 (let (($x556 (and $x1158 new.stream_tokens.everywhere)))
 (let (($x879 (= (_ bv96 7) new.stream)))
 (= new.stream.in_order (or $x879 (and (= (_ bv38 7) new.stream) new.hidden.everywhere) $x556))))))
(assert
 (let (($x3910 (not new.ffn.width.moved)))
 (let (($x6505 (= (_ bv99 7) new.ffn.width.kind)))
 (let (($x537 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x6302 (= (_ bv11 7) new.ffn.width.kind)))
 (let (($x874 (= (_ bv18 7) new.ffn.width.kind)))
 (let (($x583 (or new.ffn.width.everywhere new.ffn.width.filled (and (or $x874 $x6302 $x537 $x6505) $x3910))))
 (let (($x4009 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x2594 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x2965 (or $x2594 $x4009)))
 (= new.ffn.width.undivided (ite $x2965 new.ffn.width.given_undivided $x583))))))))))))
(assert
 (let (($x3910 (not new.ffn.width.moved)))
 (let (($x1534 (and new.ffn.width.everywhere $x3910)))
 (= new.ffn.in_place (or $x1534 new.ffn.width.filled)))))
(assert
 (let (($x1211 (and (or (not new.ffn.down.group.tp) (= 1 new.tp)) (or (not new.ffn.down.group.dp) (= 1 new.dp)) (or (not new.ffn.down.group.sp) (= 1 new.sp)) (or (not new.ffn.down.group.pp) (= 1 new.pp)))))
 (let (($x1090 (= (_ bv10 7) new.ffn.down.collective)))
 (let (($x3057 (= (_ bv57 7) new.ffn.down.collective)))
 (let (($x6619 (and new.ffn.piece_kept new.stream.first_keeps_all (or (or $x3057 $x1090) $x1211))))
 (= new.ffn.first_reads $x6619))))))
(assert
 (let (($x4872 (and new.model.behind_moe new.stream.junk_in_ffn_before)))
 (let (($x753 (or new.stream.junk_of_ffn (and new.stream.ffn_keeps_junk new.stream.junk_in_ffn_before))))
 (let (($x5106 (and new.model.behind_dense $x753)))
 (= new.stream.junk_in_attention (or new.stream.junk_of_embedding $x5106 $x4872))))))
(assert
 (let (($x1734 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x1027 (or (not (= (_ bv4 7) new.ffn.gate.collective)) $x1734)))
 (let (($x469 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x2590 (= new.ffn.width.least new.ffn.width.parts)))
 (let (($x2906 (= (_ bv40 7) new.ffn.down.split)))
 (let (($x1371 (= (_ bv57 7) new.ffn.down.split)))
 (let (($x5711 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x6502 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x3774 (or $x6502 $x5711)))
 (let (($x966 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x2453 (= (_ bv40 7) new.ffn.up.split)))
 (let (($x5769 (< 1 new.tp)))
 (let (($x2441 (and new.model.gated $x5769 $x2453 $x966 $x3774 (not (= (_ bv24 7) new.ffn.up.sum)) (or $x1371 (and $x2906 (and new.ffn.width.undivided $x2590))) (not (and new.ffn.gathers $x469 $x1027)))))
 (= new.ffn.up_idle $x2441)))))))))))))))
(assert
 (let (($x1501 (or new.stream.junk_of_attention (and new.stream.attention_keeps_junk new.stream.junk_in_attention))))
 (= new.stream.junk_in_ffn $x1501)))
(assert
 (let (($x3910 (not new.ffn.width.moved)))
 (let (($x1534 (and new.ffn.width.everywhere $x3910)))
 (let ((?x5113 (ite $x1534 (_ bv96 7) (ite new.ffn.width_twice_back (ite new.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x5769 (< 1 new.tp)))
 (let ((?x4741 (ite new.ffn.width.everywhere (_ bv96 7) (ite new.ffn.piece_of_one (_ bv97 7) (ite new.model.gated (_ bv97 7) (_ bv16 7))))))
 (let (($x2707 (= (_ bv73 7) new.ffn.up.collective)))
 (let (($x5711 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x6502 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x3774 (or $x6502 $x5711)))
 (let (($x1246 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x4812 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x4758 (or $x4812 (not (or $x1246 (and new.model.gated (= (_ bv0 7) new.ffn.up.sum)))) new.ffn.up_idle)))
 (let (($x966 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x1471 (or $x6502 $x4812)))
 (let ((?x5230 (ite (or $x1471 $x966 (and (= (_ bv4 7) new.ffn.up.collective) new.ffn.in_place)) (_ bv96 7) (ite $x5711 (_ bv21 7) (_ bv16 7)))))
 (let (($x2296 (= (_ bv57 7) new.ffn.up.split)))
 (let ((?x2265 (ite $x2296 ?x5230 (ite $x4758 (_ bv92 7) (ite $x3774 (_ bv96 7) (ite $x2707 ?x4741 (ite $x5769 (_ bv16 7) ?x5113)))))))
 (let (($x4321 (or $x1471 $x966 (and $x5711 new.ffn.width.padded $x3910) (and $x2707 new.ffn.width.leads))))
 (let ((?x673 (ite (and $x5711 new.ffn.width.filled (not $x966)) (_ bv96 7) (ite $x4321 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x4865 (= (_ bv61 7) new.ffn.up.split)))
 (= new.ffn.up_state (ite $x4865 ?x673 ?x2265)))))))))))))))))))))))
(assert
 (let (($x2331 (not new.ffn.width.everywhere)))
 (let (($x2540 (and (or (= (_ bv61 7) new.ffn.up.split) (= (_ bv97 7) new.ffn.up_state)) (not (= (_ bv96 7) new.ffn.up_state)) $x2331)))
 (= new.ffn.up_piece (ite $x2540 (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x2576 (= (_ bv24 7) new.ffn.up.sum)))
 (let (($x4812 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x6676 (and new.model.gated (= (_ bv92 7) new.ffn.up_state) (or $x4812 $x2576 new.ffn.up_idle))))
 (= new.ffn.up_left $x6676)))))
(assert
 (let (($x2772 (not new.ffn.up_left)))
 (let (($x1271 (not new.model.joint)))
 (let (($x5024 (and new.ffn.piece_kept new.model.gated $x1271 (= (_ bv97 7) new.ffn.up_piece) $x2772)))
 (= new.ffn.share_of_one $x5024)))))
(assert
 (let (($x3910 (not new.ffn.width.moved)))
 (let (($x1534 (and new.ffn.width.everywhere $x3910)))
 (let (($x5769 (< 1 new.tp)))
 (let ((?x6631 (ite $x5769 (_ bv16 7) (ite $x1534 (_ bv96 7) (ite new.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x16 (ite new.ffn.width.everywhere (_ bv96 7) (ite (or new.ffn.piece_of_one new.ffn.share_of_one) (_ bv97 7) (_ bv16 7)))))
 (let (($x3173 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x703 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x960 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x1187 (= (_ bv57 7) new.ffn.gate.collective)))
 (let ((?x4932 (ite (or $x1187 (not (= (_ bv15 7) new.ffn.gate.sum))) (_ bv92 7) (ite (or $x960 $x703) (_ bv96 7) (ite $x3173 ?x16 ?x6631)))))
 (let (($x1734 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x4615 (or $x960 $x1187)))
 (let (($x1903 (or $x4615 $x1734 (and (= (_ bv4 7) new.ffn.gate.collective) new.ffn.in_place))))
 (let (($x6443 (= (_ bv57 7) new.ffn.gate.split)))
 (let (($x5125 (or $x4615 $x1734 (and $x703 new.ffn.width.padded $x3910) (and $x3173 new.ffn.width.leads))))
 (let ((?x2135 (ite (and $x703 new.ffn.width.filled (not $x1734)) (_ bv96 7) (ite $x5125 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.gate.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x469 (= (_ bv61 7) new.ffn.gate.split)))
 (= new.ffn.gate_state (ite $x469 ?x2135 (ite $x6443 (ite $x1903 (_ bv96 7) (ite $x703 (_ bv21 7) (_ bv16 7))) ?x4932)))))))))))))))))))))
(assert
 (let (($x2331 (not new.ffn.width.everywhere)))
 (let (($x469 (= (_ bv61 7) new.ffn.gate.split)))
 (= new.ffn.gate_piece (ite (and $x469 (not (= (_ bv96 7) new.ffn.gate_state)) $x2331) (_ bv97 7) (_ bv96 7))))))
(assert
 (let ((?x127 (ite new.ffn.up_left (_ bv92 7) (ite new.model.gated new.ffn.gate_piece new.ffn.up_piece))))
 (= new.ffn.product ?x127)))
(assert
 (let ((?x1619 (ite new.ffn.share_of_one (_ bv92 7) new.ffn.product)))
 (let (($x4721 (not new.ffn.share_of_one)))
 (let (($x2945 (or new.ffn.first_reads (and new.ffn.gathers (= (_ bv97 7) new.ffn.product) $x4721))))
 (= new.ffn.product_in (ite (and (not (= (_ bv92 7) new.ffn.product)) $x2945) (_ bv96 7) ?x1619))))))
(assert
 (let (($x2772 (not new.ffn.up_left)))
 (let (($x2919 (= (_ bv94 7) new.ffn.up_entering)))
 (let (($x387 (and $x2919 (or (not new.model.gated) (= (_ bv94 7) new.ffn.gate_entering)) $x2772 (not (= (_ bv4 7) new.ffn.down.collective)))))
 (let (($x4452 (or new.ffn.width.everywhere new.ffn.first_reads)))
 (let (($x469 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x1152 (or (and (= (_ bv57 7) new.ffn.gate.split) (= (_ bv96 7) new.ffn.gate_state)) (and $x469 $x4452 (= (_ bv97 7) new.ffn.gate_state)))))
 (let (($x1734 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x1187 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x960 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x4615 (or $x960 $x1187)))
 (let (($x3909 (= (_ bv94 7) new.ffn.gate_entering)))
 (let (($x4422 (not new.model.gated)))
 (let (($x5400 (or (and (= (_ bv57 7) new.ffn.up.split) (= (_ bv96 7) new.ffn.up_state)) (and (= (_ bv61 7) new.ffn.up.split) $x4452 (= (_ bv97 7) new.ffn.up_state)))))
 (let (($x966 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x4812 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x6502 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x1471 (or $x6502 $x4812)))
 (let (($x175 (and (and $x2919 (or $x1471 $x966) $x5400) (or $x4422 (and $x3909 (or $x4615 $x1734) $x1152)) (= (_ bv96 7) new.ffn.product_in) (or (not (= (_ bv61 7) new.ffn.lead)) (not new.ffn.gathers)))))
 (let (($x5769 (< 1 new.tp)))
 (let (($x1211 (and (or (not new.ffn.down.group.tp) (= 1 new.tp)) (or (not new.ffn.down.group.dp) (= 1 new.dp)) (or (not new.ffn.down.group.sp) (= 1 new.sp)) (or (not new.ffn.down.group.pp) (= 1 new.pp)))))
 (let (($x4640 (= (_ bv61 7) new.ffn.down.split)))
 (let (($x1272 (and $x4640 new.hidden.everywhere (or (not (= (_ bv10 7) new.ffn.down.collective)) (and $x5769 $x1211)))))
 (let (($x1371 (= (_ bv57 7) new.ffn.down.split)))
 (let (($x1158 (= (_ bv94 7) new.stream)))
 (= new.ffn.tokenwise (and $x1158 (or $x1371 $x1272) (ite $x5769 $x175 $x387))))))))))))))))))))))))))))
(assert
 (let ((?x1832 (ite (or (= (_ bv92 7) new.ffn.product_in) (= (_ bv40 7) new.ffn.down.split)) (_ bv92 7) (ite (= (_ bv61 7) new.ffn.down.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x1211 (and (or (not new.ffn.down.group.tp) (= 1 new.tp)) (or (not new.ffn.down.group.dp) (= 1 new.dp)) (or (not new.ffn.down.group.sp) (= 1 new.sp)) (or (not new.ffn.down.group.pp) (= 1 new.pp)))))
 (let (($x3057 (= (_ bv57 7) new.ffn.down.collective)))
 (let (($x2906 (= (_ bv40 7) new.ffn.down.split)))
 (let (($x6675 (and $x2906 (not (= (_ bv92 7) new.ffn.product_in)) (or $x3057 $x1211) new.ffn.width_where_kept)))
 (= new.ffn.down_state (ite new.ffn.tokenwise (_ bv94 7) (ite $x6675 (_ bv96 7) ?x1832)))))))))
(assert
 (let (($x3135 (= (_ bv29 7) new.ffn.down.residual)))
 (let (($x907 (or $x3135 (= (= (_ bv23 7) new.ffn.down.residual) (= (_ bv5 7) new.ffn.down.collective)))))
 (let (($x879 (= (_ bv96 7) new.stream)))
 (let (($x2579 (= (_ bv38 7) new.ffn.down_state)))
 (let (($x612 (or (or (= (_ bv92 7) new.ffn.down_state) (= (_ bv96 7) new.ffn.down_state)) new.hidden.filled)))
 (let (($x3331 (= new.ffn.down_state new.stream)))
 (let (($x1248 (= (_ bv92 7) new.ffn.down_state)))
 (let (($x313 (and (or $x3135 (= (_ bv23 7) new.ffn.down.residual)) $x1248 new.stream.in_order)))
 (let (($x1370 (= (_ bv38 7) new.stream)))
 (let (($x151 (= (_ bv27 7) new.ffn.down.residual)))
 (let (($x2822 (and new.stream.in_order (or (= (_ bv96 7) new.ffn.down_state) new.hidden.everywhere))))
 (let (($x4310 (or (and $x151 (not $x1248) (or $x3331 $x2822)) (and $x151 $x1370 new.hidden.filled) $x313 (and $x3135 new.stream.first_keeps_all $x3331) (and $x3135 new.stream.first_has_all $x612) (and $x2579 $x879 new.hidden.filled $x907))))
 (let (($x1211 (and (or (not new.ffn.down.group.tp) (= 1 new.tp)) (or (not new.ffn.down.group.dp) (= 1 new.dp)) (or (not new.ffn.down.group.sp) (= 1 new.sp)) (or (not new.ffn.down.group.pp) (= 1 new.pp)))))
 (let (($x4326 (not $x1211)))
 (let (($x2942 (= (_ bv73 7) new.ffn.down.collective)))
 (let (($x5047 (= (_ bv5 7) new.ffn.down.collective)))
 (let (($x911 (and $x151 new.stream.junk_in_ffn (or $x1248 (and $x2579 (or $x5047 $x2942) $x4326)))))
 (let (($x4292 (or $x3331 (and new.stream.in_order (or (not $x2579) new.hidden.everywhere)))))
 (let (($x820 (= 1 new.tp)))
 (= new.ffn.residual_once (or (and $x820 $x4292) (and (not $x911) $x4310)))))))))))))))))))))))
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
 (let (($x71 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x500 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x5165 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1454 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x4813 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x4813 $x1454 $x5165 $x500 $x71)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x4367 (* old.sp old.tp)))
 (<= old.moe.block ?x4367)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x4367 (* old.sp old.tp)))
 (= old.stage.ranks ?x4367)))
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
 (let (($x1320 (not old.moe.group.sp)))
 (let (($x523 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x523 $x1320))))
(assert
 (let ((?x3562 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3562)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x539 (not new.model.scaled_residual)))
 (let (($x2484 (= (_ bv68 7) new.model.norm)))
 (let (($x2721 (= (_ bv1 7) new.ffn.down.residual)))
 (not (or new.model.parallel $x2721 (and $x2484 $x539 new.ffn.residual_once)))))))
(assert
 (let (($x5041 (not old.model.scaled_residual)))
(let (($x2274 (= (_ bv68 7) old.model.norm)))
(let (($x5151 (= (_ bv1 7) old.ffn.down.residual)))
(or old.model.parallel $x5151 (and $x2274 $x5041 old.ffn.residual_once))))))
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
(declare-fun old.hidden.filled () Bool)
(declare-fun old.hidden.padded () Bool)
(declare-fun old.hidden.least () Int)
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
(declare-fun new.hidden.filled () Bool)
(declare-fun new.hidden.padded () Bool)
(declare-fun new.hidden.least () Int)
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
 (let (($x5351 (= (_ bv42 7) old.batch.idle)))
 (or $x5351 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x71 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4813 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x500 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x5165 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1454 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1454 $x5165 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x500 $x4813 $x71)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (and (<= 1 old.hidden.block)))
(assert
 (and (<= 0 old.hidden.given_least)))
(assert
 (let (($x6250 (= (_ bv99 7) old.hidden.kind)))
 (let (($x1269 (= (_ bv96 7) old.hidden.kind)))
 (let (($x5405 (= (_ bv91 7) old.hidden.kind)))
 (let (($x6599 (= (_ bv86 7) old.hidden.kind)))
 (let (($x6592 (= (_ bv65 7) old.hidden.kind)))
 (let (($x6517 (= (_ bv56 7) old.hidden.kind)))
 (let (($x3488 (= (_ bv48 7) old.hidden.kind)))
 (let (($x4928 (= (_ bv26 7) old.hidden.kind)))
 (let (($x1728 (= (_ bv18 7) old.hidden.kind)))
 (let (($x5315 (= (_ bv11 7) old.hidden.kind)))
 (or $x5315 $x1728 $x4928 $x3488 $x6517 $x6592 $x6599 $x5405 $x1269 $x6250))))))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x3842 (= (_ bv73 7) old.lm_head.collective)))
 (let (($x643 (= (_ bv57 7) old.lm_head.collective)))
 (let (($x210 (= (_ bv10 7) old.lm_head.collective)))
 (let (($x1264 (= (_ bv5 7) old.lm_head.collective)))
 (let (($x2226 (= (_ bv4 7) old.lm_head.collective)))
 (or $x2226 $x1264 $x210 $x643 $x3842)))))))
(assert
 (and (<= 1 old.lm_head.cut.block)))
(assert
 (let (($x4150 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x2312 (= (_ bv91 7) old.lm_head.cut.kind)))
 (let (($x1045 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x4628 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x3697 (= (_ bv48 7) old.lm_head.cut.kind)))
 (let (($x4637 (= (_ bv26 7) old.lm_head.cut.kind)))
 (or (= (_ bv11 7) old.lm_head.cut.kind) (= (_ bv18 7) old.lm_head.cut.kind) $x4637 $x3697 (= (_ bv56 7) old.lm_head.cut.kind) $x4628 $x1045 $x2312 $x4150 (= (_ bv99 7) old.lm_head.cut.kind)))))))))
(assert
 (and (<= 1 old.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) old.lm_head.cut.n)))
(assert
 (and (<= 1 old.lm_head.cut.parts)))
(assert
 (let (($x4344 (= (_ bv95 7) old.lm_head.split)))
 (let (($x6253 (= (_ bv40 7) old.lm_head.split)))
 (or $x6253 (= (_ bv57 7) old.lm_head.split) $x4344))))
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
 (let ((?x2565 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x5016 (div (* ?x2565 old.hidden.multiple) old.hidden.parts)))
 (let (($x6592 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x6592 (< 1 old.hidden.parts) (= ?x5016 old.hidden.n)))))))
(assert
 (let (($x6592 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x6592 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let ((?x2565 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x5016 (div (* ?x2565 old.hidden.multiple) old.hidden.parts)))
 (let (($x3175 (= (- 1) old.hidden.n)))
 (let ((?x1175 (ite (or $x3175 (< (* ?x5016 old.hidden.parts) old.hidden.n)) 0 1)))
 (let (($x6592 (= (_ bv65 7) old.hidden.kind)))
 (let ((?x328 (ite $x6592 (ite (= 0 (mod old.hidden.multiple old.hidden.parts)) 1 ?x1175) old.hidden.given_least)))
 (let ((?x1608 (ite (or $x3175 (not (= 0 (mod old.hidden.n old.hidden.parts)))) 0 1)))
 (let (($x4928 (= (_ bv26 7) old.hidden.kind)))
 (let ((?x2523 (ite $x4928 (ite (and $x3175 (= 1 old.hidden.parts)) 1 ?x1608) ?x328)))
 (let (($x6517 (= (_ bv56 7) old.hidden.kind)))
 (let (($x6250 (= (_ bv99 7) old.hidden.kind)))
 (let (($x5405 (= (_ bv91 7) old.hidden.kind)))
 (let (($x5315 (= (_ bv11 7) old.hidden.kind)))
 (let (($x1728 (= (_ bv18 7) old.hidden.kind)))
 (let (($x1269 (= (_ bv96 7) old.hidden.kind)))
 (let ((?x4675 (ite $x1269 old.hidden.parts (ite (or $x1728 $x5315 $x5405 $x6250 $x6517) 1 ?x2523))))
 (= old.hidden.least ?x4675))))))))))))))))))
(assert
 (let (($x4928 (= (_ bv26 7) old.hidden.kind)))
 (let (($x4538 (ite $x4928 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x2565 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x5016 (div (* ?x2565 old.hidden.multiple) old.hidden.parts)))
 (let (($x3175 (= (- 1) old.hidden.n)))
 (let (($x6592 (= (_ bv65 7) old.hidden.kind)))
 (let (($x5405 (= (_ bv91 7) old.hidden.kind)))
 (let (($x6566 (ite $x5405 (or $x3175 (< old.hidden.block old.hidden.n)) (ite $x6592 (or $x3175 (< ?x5016 old.hidden.n)) $x4538))))
 (let (($x938 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x6566)))
 (let (($x3488 (= (_ bv48 7) old.hidden.kind)))
 (let (($x6599 (= (_ bv86 7) old.hidden.kind)))
 (let (($x4959 (or $x6599 $x3488)))
 (= old.hidden.moved (ite $x4959 old.hidden.given_moved $x938)))))))))))))))
(assert
 (let ((?x1287 (div (- (+ old.lm_head.cut.n old.lm_head.cut.multiple) 1) old.lm_head.cut.multiple)))
 (let ((?x6452 (div (* ?x1287 old.lm_head.cut.multiple) old.lm_head.cut.parts)))
 (let (($x4628 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x245 (and $x4628 (< 1 old.lm_head.cut.parts) (= ?x6452 old.lm_head.cut.n))))
 (= old.lm_head.cut.filled $x245))))))
(assert
 (let (($x4628 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x5244 (and $x4628 (not (= 0 (mod old.lm_head.cut.n old.lm_head.cut.multiple))))))
 (= old.lm_head.cut.padded $x5244))))
(assert
 (let (($x1915 (= (- 1) old.lm_head.cut.n)))
 (let (($x4637 (= (_ bv26 7) old.lm_head.cut.kind)))
 (let (($x2176 (ite $x4637 (or $x1915 (<= old.lm_head.cut.parts old.lm_head.cut.n)) (or $x1915 (< 1 old.lm_head.cut.n)))))
 (let ((?x1287 (div (- (+ old.lm_head.cut.n old.lm_head.cut.multiple) 1) old.lm_head.cut.multiple)))
 (let ((?x6452 (div (* ?x1287 old.lm_head.cut.multiple) old.lm_head.cut.parts)))
 (let (($x4628 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x2312 (= (_ bv91 7) old.lm_head.cut.kind)))
 (let (($x733 (ite $x2312 (or $x1915 (< old.lm_head.cut.block old.lm_head.cut.n)) (ite $x4628 (or $x1915 (< ?x6452 old.lm_head.cut.n)) $x2176))))
 (let (($x2467 (ite (or (= (_ bv96 7) old.lm_head.cut.kind) (= 1 old.lm_head.cut.parts)) false $x733)))
 (let (($x3697 (= (_ bv48 7) old.lm_head.cut.kind)))
 (let (($x1045 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x5136 (or $x1045 $x3697)))
 (= old.lm_head.cut.moved (ite $x5136 old.lm_head.cut.given_moved $x2467)))))))))))))))
(assert
 (let (($x1269 (= (_ bv96 7) old.hidden.kind)))
 (let (($x3488 (= (_ bv48 7) old.hidden.kind)))
 (let (($x6599 (= (_ bv86 7) old.hidden.kind)))
 (let (($x4959 (or $x6599 $x3488)))
 (let (($x5042 (ite $x4959 old.hidden.given_everywhere (or $x1269 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x5042)))))))
(assert
 (let (($x4150 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x1259 (or $x4150 (and (= 1 old.lm_head.cut.parts) (not old.lm_head.cut.padded)))))
 (let (($x3697 (= (_ bv48 7) old.lm_head.cut.kind)))
 (let (($x1045 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x5136 (or $x1045 $x3697)))
 (= old.lm_head.cut.everywhere (ite $x5136 old.lm_head.cut.given_everywhere $x1259))))))))
(assert
 (let (($x4442 (not old.hidden.moved)))
 (let (($x6250 (= (_ bv99 7) old.hidden.kind)))
 (let (($x5405 (= (_ bv91 7) old.hidden.kind)))
 (let (($x5315 (= (_ bv11 7) old.hidden.kind)))
 (let (($x1728 (= (_ bv18 7) old.hidden.kind)))
 (let (($x1506 (or old.hidden.everywhere old.hidden.filled (and (or $x1728 $x5315 $x5405 $x6250) $x4442))))
 (let (($x3488 (= (_ bv48 7) old.hidden.kind)))
 (let (($x6599 (= (_ bv86 7) old.hidden.kind)))
 (let (($x4959 (or $x6599 $x3488)))
 (= old.hidden.undivided (ite $x4959 old.hidden.given_undivided $x1506))))))))))))
(assert
 (let (($x3176 (and (or (not old.lm_head.group.tp) (= 1 old.tp)) (or (not old.lm_head.group.dp) (= 1 old.dp)) (or (not old.lm_head.group.sp) (= 1 old.sp)) (or (not old.lm_head.group.pp) (= 1 old.pp)))))
 (let (($x643 (= (_ bv57 7) old.lm_head.collective)))
 (let (($x1523 (or $x643 $x3176)))
 (let (($x6253 (= (_ bv40 7) old.lm_head.split)))
 (let (($x577 (and $x6253 (and old.hidden.undivided (= old.hidden.least old.hidden.parts)) $x1523)))
 (let (($x4344 (= (_ bv95 7) old.lm_head.split)))
 (let ((?x5126 (ite (and $x4344 old.lm_head.cut.everywhere $x1523) (_ bv96 7) (ite $x4344 (_ bv95 7) (ite $x577 (_ bv96 7) (ite $x6253 (_ bv92 7) (_ bv96 7)))))))
 (= old.lm_head.state ?x5126)))))))))
(assert
 (let (($x3176 (and (or (not old.lm_head.group.tp) (= 1 old.tp)) (or (not old.lm_head.group.dp) (= 1 old.dp)) (or (not old.lm_head.group.sp) (= 1 old.sp)) (or (not old.lm_head.group.pp) (= 1 old.pp)))))
 (let (($x1349 (or (or (= (_ bv10 7) old.lm_head.collective) (= (_ bv57 7) old.lm_head.collective)) $x3176)))
 (let (($x5102 (or (or (= (_ bv10 7) old.lm_head.collective) (= (_ bv5 7) old.lm_head.collective)) (and (= (_ bv73 7) old.lm_head.collective) old.lm_head.cut.everywhere))))
 (let ((?x729 (ite (= (_ bv92 7) old.lm_head.state) (ite $x5102 (_ bv96 7) (ite (= (_ bv57 7) old.lm_head.collective) (_ bv92 7) (_ bv16 7))) (ite $x1349 (_ bv96 7) (ite (= (_ bv5 7) old.lm_head.collective) (_ bv21 7) (_ bv16 7))))))
 (let (($x2248 (or (or (= (_ bv10 7) old.lm_head.collective) (= (_ bv4 7) old.lm_head.collective)) (and (= (_ bv5 7) old.lm_head.collective) old.lm_head.cut.filled))))
 (let ((?x3150 (ite (= (_ bv95 7) old.lm_head.state) (ite $x2248 (_ bv96 7) (ite (= (_ bv57 7) old.lm_head.collective) (_ bv95 7) (_ bv16 7))) ?x729)))
 (= old.lm_head.joined ?x3150))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (and (<= 1 new.hidden.block)))
(assert
 (and (<= 0 new.hidden.given_least)))
(assert
 (let (($x2382 (= (_ bv99 7) new.hidden.kind)))
 (let (($x4753 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1904 (= (_ bv91 7) new.hidden.kind)))
 (let (($x4839 (= (_ bv86 7) new.hidden.kind)))
 (let (($x4729 (= (_ bv65 7) new.hidden.kind)))
 (let (($x1205 (= (_ bv56 7) new.hidden.kind)))
 (let (($x4424 (= (_ bv48 7) new.hidden.kind)))
 (let (($x2051 (= (_ bv26 7) new.hidden.kind)))
 (let (($x2343 (= (_ bv18 7) new.hidden.kind)))
 (let (($x1120 (= (_ bv11 7) new.hidden.kind)))
 (or $x1120 $x2343 $x2051 $x4424 $x1205 $x4729 $x4839 $x1904 $x4753 $x2382))))))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x4816 (= (_ bv73 7) new.lm_head.collective)))
 (let (($x4673 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x1675 (= (_ bv10 7) new.lm_head.collective)))
 (let (($x2030 (= (_ bv5 7) new.lm_head.collective)))
 (let (($x4883 (= (_ bv4 7) new.lm_head.collective)))
 (or $x4883 $x2030 $x1675 $x4673 $x4816)))))))
(assert
 (and (<= 1 new.lm_head.cut.block)))
(assert
 (let (($x1809 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x5149 (= (_ bv91 7) new.lm_head.cut.kind)))
 (let (($x2284 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x6192 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x917 (= (_ bv48 7) new.lm_head.cut.kind)))
 (let (($x1621 (= (_ bv26 7) new.lm_head.cut.kind)))
 (or (= (_ bv11 7) new.lm_head.cut.kind) (= (_ bv18 7) new.lm_head.cut.kind) $x1621 $x917 (= (_ bv56 7) new.lm_head.cut.kind) $x6192 $x2284 $x5149 $x1809 (= (_ bv99 7) new.lm_head.cut.kind)))))))))
(assert
 (and (<= 1 new.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) new.lm_head.cut.n)))
(assert
 (and (<= 1 new.lm_head.cut.parts)))
(assert
 (let (($x3021 (= (_ bv95 7) new.lm_head.split)))
 (let (($x2123 (= (_ bv40 7) new.lm_head.split)))
 (or $x2123 (= (_ bv57 7) new.lm_head.split) $x3021))))
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
 (let ((?x1213 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x5336 (div (* ?x1213 new.hidden.multiple) new.hidden.parts)))
 (let (($x4729 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x4729 (< 1 new.hidden.parts) (= ?x5336 new.hidden.n)))))))
(assert
 (let (($x4729 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x4729 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let ((?x1213 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x5336 (div (* ?x1213 new.hidden.multiple) new.hidden.parts)))
 (let (($x3033 (= (- 1) new.hidden.n)))
 (let ((?x18 (ite (or $x3033 (< (* ?x5336 new.hidden.parts) new.hidden.n)) 0 1)))
 (let (($x4729 (= (_ bv65 7) new.hidden.kind)))
 (let ((?x2632 (ite $x4729 (ite (= 0 (mod new.hidden.multiple new.hidden.parts)) 1 ?x18) new.hidden.given_least)))
 (let ((?x752 (ite (or $x3033 (not (= 0 (mod new.hidden.n new.hidden.parts)))) 0 1)))
 (let (($x2051 (= (_ bv26 7) new.hidden.kind)))
 (let ((?x265 (ite $x2051 (ite (and $x3033 (= 1 new.hidden.parts)) 1 ?x752) ?x2632)))
 (let (($x1205 (= (_ bv56 7) new.hidden.kind)))
 (let (($x2382 (= (_ bv99 7) new.hidden.kind)))
 (let (($x1904 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1120 (= (_ bv11 7) new.hidden.kind)))
 (let (($x2343 (= (_ bv18 7) new.hidden.kind)))
 (let (($x4753 (= (_ bv96 7) new.hidden.kind)))
 (let ((?x2425 (ite $x4753 new.hidden.parts (ite (or $x2343 $x1120 $x1904 $x2382 $x1205) 1 ?x265))))
 (= new.hidden.least ?x2425))))))))))))))))))
(assert
 (let (($x2051 (= (_ bv26 7) new.hidden.kind)))
 (let (($x1566 (ite $x2051 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x1213 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x5336 (div (* ?x1213 new.hidden.multiple) new.hidden.parts)))
 (let (($x3033 (= (- 1) new.hidden.n)))
 (let (($x4729 (= (_ bv65 7) new.hidden.kind)))
 (let (($x1904 (= (_ bv91 7) new.hidden.kind)))
 (let (($x496 (ite $x1904 (or $x3033 (< new.hidden.block new.hidden.n)) (ite $x4729 (or $x3033 (< ?x5336 new.hidden.n)) $x1566))))
 (let (($x77 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x496)))
 (let (($x4424 (= (_ bv48 7) new.hidden.kind)))
 (let (($x4839 (= (_ bv86 7) new.hidden.kind)))
 (let (($x4506 (or $x4839 $x4424)))
 (= new.hidden.moved (ite $x4506 new.hidden.given_moved $x77)))))))))))))))
(assert
 (let ((?x4305 (div (- (+ new.lm_head.cut.n new.lm_head.cut.multiple) 1) new.lm_head.cut.multiple)))
 (let ((?x5110 (div (* ?x4305 new.lm_head.cut.multiple) new.lm_head.cut.parts)))
 (let (($x6192 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x783 (and $x6192 (< 1 new.lm_head.cut.parts) (= ?x5110 new.lm_head.cut.n))))
 (= new.lm_head.cut.filled $x783))))))
(assert
 (let (($x6192 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x2252 (and $x6192 (not (= 0 (mod new.lm_head.cut.n new.lm_head.cut.multiple))))))
 (= new.lm_head.cut.padded $x2252))))
(assert
 (let (($x1171 (= (- 1) new.lm_head.cut.n)))
 (let (($x1621 (= (_ bv26 7) new.lm_head.cut.kind)))
 (let (($x6518 (ite $x1621 (or $x1171 (<= new.lm_head.cut.parts new.lm_head.cut.n)) (or $x1171 (< 1 new.lm_head.cut.n)))))
 (let ((?x4305 (div (- (+ new.lm_head.cut.n new.lm_head.cut.multiple) 1) new.lm_head.cut.multiple)))
 (let ((?x5110 (div (* ?x4305 new.lm_head.cut.multiple) new.lm_head.cut.parts)))
 (let (($x6192 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x5149 (= (_ bv91 7) new.lm_head.cut.kind)))
 (let (($x243 (ite $x5149 (or $x1171 (< new.lm_head.cut.block new.lm_head.cut.n)) (ite $x6192 (or $x1171 (< ?x5110 new.lm_head.cut.n)) $x6518))))
 (let (($x2828 (ite (or (= (_ bv96 7) new.lm_head.cut.kind) (= 1 new.lm_head.cut.parts)) false $x243)))
 (let (($x917 (= (_ bv48 7) new.lm_head.cut.kind)))
 (let (($x2284 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x1738 (or $x2284 $x917)))
 (= new.lm_head.cut.moved (ite $x1738 new.lm_head.cut.given_moved $x2828)))))))))))))))
(assert
 (let (($x4753 (= (_ bv96 7) new.hidden.kind)))
 (let (($x4424 (= (_ bv48 7) new.hidden.kind)))
 (let (($x4839 (= (_ bv86 7) new.hidden.kind)))
 (let (($x4506 (or $x4839 $x4424)))
 (let (($x4555 (ite $x4506 new.hidden.given_everywhere (or $x4753 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x4555)))))))
(assert
 (let (($x1809 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x3155 (or $x1809 (and (= 1 new.lm_head.cut.parts) (not new.lm_head.cut.padded)))))
 (let (($x917 (= (_ bv48 7) new.lm_head.cut.kind)))
 (let (($x2284 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x1738 (or $x2284 $x917)))
 (= new.lm_head.cut.everywhere (ite $x1738 new.lm_head.cut.given_everywhere $x3155))))))))
(assert
 (let (($x4529 (not new.hidden.moved)))
 (let (($x2382 (= (_ bv99 7) new.hidden.kind)))
 (let (($x1904 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1120 (= (_ bv11 7) new.hidden.kind)))
 (let (($x2343 (= (_ bv18 7) new.hidden.kind)))
 (let (($x6567 (or new.hidden.everywhere new.hidden.filled (and (or $x2343 $x1120 $x1904 $x2382) $x4529))))
 (let (($x4424 (= (_ bv48 7) new.hidden.kind)))
 (let (($x4839 (= (_ bv86 7) new.hidden.kind)))
 (let (($x4506 (or $x4839 $x4424)))
 (= new.hidden.undivided (ite $x4506 new.hidden.given_undivided $x6567))))))))))))
(assert
 (let (($x723 (and (or (not new.lm_head.group.tp) (= 1 new.tp)) (or (not new.lm_head.group.dp) (= 1 new.dp)) (or (not new.lm_head.group.sp) (= 1 new.sp)) (or (not new.lm_head.group.pp) (= 1 new.pp)))))
 (let (($x4673 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x5386 (or $x4673 $x723)))
 (let (($x2123 (= (_ bv40 7) new.lm_head.split)))
 (let (($x551 (and $x2123 (and new.hidden.undivided (= new.hidden.least new.hidden.parts)) $x5386)))
 (let (($x3021 (= (_ bv95 7) new.lm_head.split)))
 (let ((?x2045 (ite (and $x3021 new.lm_head.cut.everywhere $x5386) (_ bv96 7) (ite $x3021 (_ bv95 7) (ite $x551 (_ bv96 7) (ite $x2123 (_ bv92 7) (_ bv96 7)))))))
 (= new.lm_head.state ?x2045)))))))))
(assert
 (let (($x723 (and (or (not new.lm_head.group.tp) (= 1 new.tp)) (or (not new.lm_head.group.dp) (= 1 new.dp)) (or (not new.lm_head.group.sp) (= 1 new.sp)) (or (not new.lm_head.group.pp) (= 1 new.pp)))))
 (let (($x1240 (or (or (= (_ bv10 7) new.lm_head.collective) (= (_ bv57 7) new.lm_head.collective)) $x723)))
 (let (($x3075 (or (or (= (_ bv10 7) new.lm_head.collective) (= (_ bv5 7) new.lm_head.collective)) (and (= (_ bv73 7) new.lm_head.collective) new.lm_head.cut.everywhere))))
 (let ((?x781 (ite (= (_ bv92 7) new.lm_head.state) (ite $x3075 (_ bv96 7) (ite (= (_ bv57 7) new.lm_head.collective) (_ bv92 7) (_ bv16 7))) (ite $x1240 (_ bv96 7) (ite (= (_ bv5 7) new.lm_head.collective) (_ bv21 7) (_ bv16 7))))))
 (let (($x632 (or (or (= (_ bv10 7) new.lm_head.collective) (= (_ bv4 7) new.lm_head.collective)) (and (= (_ bv5 7) new.lm_head.collective) new.lm_head.cut.filled))))
 (let ((?x3771 (ite (= (_ bv95 7) new.lm_head.state) (ite $x632 (_ bv96 7) (ite (= (_ bv57 7) new.lm_head.collective) (_ bv95 7) (_ bv16 7))) ?x781)))
 (= new.lm_head.joined ?x3771))))))))
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
 (let (($x71 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x500 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x5165 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1454 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x4813 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x4813 $x1454 $x5165 $x500 $x71)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x4367 (* old.sp old.tp)))
 (<= old.moe.block ?x4367)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x4367 (* old.sp old.tp)))
 (= old.stage.ranks ?x4367)))
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
 (let (($x1320 (not old.moe.group.sp)))
 (let (($x523 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x523 $x1320))))
(assert
 (let ((?x3562 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3562)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x5406 (not (or new.lm_head.cut.moved new.lm_head.cut.padded))))
 (let (($x820 (= 1 new.tp)))
 (let (($x1313 (or (= (_ bv96 7) new.lm_head.joined) (and $x820 (or (not (= (_ bv95 7) new.lm_head.split)) $x5406)))))
 (not $x1313)))))
(assert
 (let (($x5241 (not (or old.lm_head.cut.moved old.lm_head.cut.padded))))
(let (($x1331 (= 1 old.tp)))
(or (= (_ bv96 7) old.lm_head.joined) (and $x1331 (or (not (= (_ bv95 7) old.lm_head.split)) $x5241))))))
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
(declare-fun old.hidden.filled () Bool)
(declare-fun old.hidden.padded () Bool)
(declare-fun old.hidden.least () Int)
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
(declare-fun new.hidden.filled () Bool)
(declare-fun new.hidden.padded () Bool)
(declare-fun new.hidden.least () Int)
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
 (let (($x5351 (= (_ bv42 7) old.batch.idle)))
 (or $x5351 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x71 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4813 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x500 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x5165 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1454 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1454 $x5165 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x500 $x4813 $x71)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (and (<= 1 old.hidden.block)))
(assert
 (and (<= 0 old.hidden.given_least)))
(assert
 (let (($x6250 (= (_ bv99 7) old.hidden.kind)))
 (let (($x1269 (= (_ bv96 7) old.hidden.kind)))
 (let (($x5405 (= (_ bv91 7) old.hidden.kind)))
 (let (($x6599 (= (_ bv86 7) old.hidden.kind)))
 (let (($x6592 (= (_ bv65 7) old.hidden.kind)))
 (let (($x6517 (= (_ bv56 7) old.hidden.kind)))
 (let (($x3488 (= (_ bv48 7) old.hidden.kind)))
 (let (($x4928 (= (_ bv26 7) old.hidden.kind)))
 (let (($x1728 (= (_ bv18 7) old.hidden.kind)))
 (let (($x5315 (= (_ bv11 7) old.hidden.kind)))
 (or $x5315 $x1728 $x4928 $x3488 $x6517 $x6592 $x6599 $x5405 $x1269 $x6250))))))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x643 (= (_ bv57 7) old.lm_head.collective)))
 (let (($x210 (= (_ bv10 7) old.lm_head.collective)))
 (or (= (_ bv4 7) old.lm_head.collective) (= (_ bv5 7) old.lm_head.collective) $x210 $x643 (= (_ bv73 7) old.lm_head.collective)))))
(assert
 (let (($x4150 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x1045 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x4628 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x3697 (= (_ bv48 7) old.lm_head.cut.kind)))
 (or (= (_ bv11 7) old.lm_head.cut.kind) (= (_ bv18 7) old.lm_head.cut.kind) (= (_ bv26 7) old.lm_head.cut.kind) $x3697 (= (_ bv56 7) old.lm_head.cut.kind) $x4628 $x1045 (= (_ bv91 7) old.lm_head.cut.kind) $x4150 (= (_ bv99 7) old.lm_head.cut.kind)))))))
(assert
 (and (<= 1 old.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) old.lm_head.cut.n)))
(assert
 (and (<= 1 old.lm_head.cut.parts)))
(assert
 (let (($x4344 (= (_ bv95 7) old.lm_head.split)))
 (let (($x6253 (= (_ bv40 7) old.lm_head.split)))
 (or $x6253 (= (_ bv57 7) old.lm_head.split) $x4344))))
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
 (let ((?x2565 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x5016 (div (* ?x2565 old.hidden.multiple) old.hidden.parts)))
 (let (($x6592 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x6592 (< 1 old.hidden.parts) (= ?x5016 old.hidden.n)))))))
(assert
 (let (($x6592 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x6592 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let ((?x2565 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x5016 (div (* ?x2565 old.hidden.multiple) old.hidden.parts)))
 (let (($x3175 (= (- 1) old.hidden.n)))
 (let ((?x1175 (ite (or $x3175 (< (* ?x5016 old.hidden.parts) old.hidden.n)) 0 1)))
 (let (($x6592 (= (_ bv65 7) old.hidden.kind)))
 (let ((?x328 (ite $x6592 (ite (= 0 (mod old.hidden.multiple old.hidden.parts)) 1 ?x1175) old.hidden.given_least)))
 (let ((?x1608 (ite (or $x3175 (not (= 0 (mod old.hidden.n old.hidden.parts)))) 0 1)))
 (let (($x4928 (= (_ bv26 7) old.hidden.kind)))
 (let ((?x2523 (ite $x4928 (ite (and $x3175 (= 1 old.hidden.parts)) 1 ?x1608) ?x328)))
 (let (($x6517 (= (_ bv56 7) old.hidden.kind)))
 (let (($x6250 (= (_ bv99 7) old.hidden.kind)))
 (let (($x5405 (= (_ bv91 7) old.hidden.kind)))
 (let (($x5315 (= (_ bv11 7) old.hidden.kind)))
 (let (($x1728 (= (_ bv18 7) old.hidden.kind)))
 (let (($x1269 (= (_ bv96 7) old.hidden.kind)))
 (let ((?x4675 (ite $x1269 old.hidden.parts (ite (or $x1728 $x5315 $x5405 $x6250 $x6517) 1 ?x2523))))
 (= old.hidden.least ?x4675))))))))))))))))))
(assert
 (let (($x4928 (= (_ bv26 7) old.hidden.kind)))
 (let (($x4538 (ite $x4928 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x2565 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x5016 (div (* ?x2565 old.hidden.multiple) old.hidden.parts)))
 (let (($x3175 (= (- 1) old.hidden.n)))
 (let (($x6592 (= (_ bv65 7) old.hidden.kind)))
 (let (($x5405 (= (_ bv91 7) old.hidden.kind)))
 (let (($x6566 (ite $x5405 (or $x3175 (< old.hidden.block old.hidden.n)) (ite $x6592 (or $x3175 (< ?x5016 old.hidden.n)) $x4538))))
 (let (($x938 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x6566)))
 (let (($x3488 (= (_ bv48 7) old.hidden.kind)))
 (let (($x6599 (= (_ bv86 7) old.hidden.kind)))
 (let (($x4959 (or $x6599 $x3488)))
 (= old.hidden.moved (ite $x4959 old.hidden.given_moved $x938)))))))))))))))
(assert
 (let (($x4628 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x5244 (and $x4628 (not (= 0 (mod old.lm_head.cut.n old.lm_head.cut.multiple))))))
 (= old.lm_head.cut.padded $x5244))))
(assert
 (let (($x1269 (= (_ bv96 7) old.hidden.kind)))
 (let (($x3488 (= (_ bv48 7) old.hidden.kind)))
 (let (($x6599 (= (_ bv86 7) old.hidden.kind)))
 (let (($x4959 (or $x6599 $x3488)))
 (let (($x5042 (ite $x4959 old.hidden.given_everywhere (or $x1269 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x5042)))))))
(assert
 (let (($x4150 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x1259 (or $x4150 (and (= 1 old.lm_head.cut.parts) (not old.lm_head.cut.padded)))))
 (let (($x1699 (ite (or (= (_ bv86 7) old.lm_head.cut.kind) (= (_ bv48 7) old.lm_head.cut.kind)) old.lm_head.cut.given_everywhere $x1259)))
 (= old.lm_head.cut.everywhere $x1699)))))
(assert
 (let (($x4442 (not old.hidden.moved)))
 (let (($x6250 (= (_ bv99 7) old.hidden.kind)))
 (let (($x5405 (= (_ bv91 7) old.hidden.kind)))
 (let (($x5315 (= (_ bv11 7) old.hidden.kind)))
 (let (($x1728 (= (_ bv18 7) old.hidden.kind)))
 (let (($x1506 (or old.hidden.everywhere old.hidden.filled (and (or $x1728 $x5315 $x5405 $x6250) $x4442))))
 (let (($x3488 (= (_ bv48 7) old.hidden.kind)))
 (let (($x6599 (= (_ bv86 7) old.hidden.kind)))
 (let (($x4959 (or $x6599 $x3488)))
 (= old.hidden.undivided (ite $x4959 old.hidden.given_undivided $x1506))))))))))))
(assert
 (let (($x2308 (not old.lm_head.group.pp)))
 (let (($x4365 (or $x2308 (= 1 old.pp))))
 (let (($x2544 (not old.lm_head.group.sp)))
 (let (($x158 (or $x2544 (= 1 old.sp))))
 (let (($x3056 (= 1 old.dp)))
 (let (($x1059 (not old.lm_head.group.dp)))
 (let (($x6603 (or $x1059 $x3056)))
 (let (($x3176 (and (or (not old.lm_head.group.tp) (= 1 old.tp)) $x6603 $x158 $x4365)))
 (let (($x643 (= (_ bv57 7) old.lm_head.collective)))
 (let (($x1523 (or $x643 $x3176)))
 (let (($x6253 (= (_ bv40 7) old.lm_head.split)))
 (let (($x577 (and $x6253 (and old.hidden.undivided (= old.hidden.least old.hidden.parts)) $x1523)))
 (let (($x4344 (= (_ bv95 7) old.lm_head.split)))
 (let ((?x5126 (ite (and $x4344 old.lm_head.cut.everywhere $x1523) (_ bv96 7) (ite $x4344 (_ bv95 7) (ite $x577 (_ bv96 7) (ite $x6253 (_ bv92 7) (_ bv96 7)))))))
 (= old.lm_head.state ?x5126))))))))))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (and (<= 1 new.hidden.block)))
(assert
 (and (<= 0 new.hidden.given_least)))
(assert
 (let (($x2382 (= (_ bv99 7) new.hidden.kind)))
 (let (($x4753 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1904 (= (_ bv91 7) new.hidden.kind)))
 (let (($x4839 (= (_ bv86 7) new.hidden.kind)))
 (let (($x4729 (= (_ bv65 7) new.hidden.kind)))
 (let (($x1205 (= (_ bv56 7) new.hidden.kind)))
 (let (($x4424 (= (_ bv48 7) new.hidden.kind)))
 (let (($x2051 (= (_ bv26 7) new.hidden.kind)))
 (let (($x2343 (= (_ bv18 7) new.hidden.kind)))
 (let (($x1120 (= (_ bv11 7) new.hidden.kind)))
 (or $x1120 $x2343 $x2051 $x4424 $x1205 $x4729 $x4839 $x1904 $x4753 $x2382))))))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x4673 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x1675 (= (_ bv10 7) new.lm_head.collective)))
 (or (= (_ bv4 7) new.lm_head.collective) (= (_ bv5 7) new.lm_head.collective) $x1675 $x4673 (= (_ bv73 7) new.lm_head.collective)))))
(assert
 (let (($x1809 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x2284 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x6192 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x917 (= (_ bv48 7) new.lm_head.cut.kind)))
 (or (= (_ bv11 7) new.lm_head.cut.kind) (= (_ bv18 7) new.lm_head.cut.kind) (= (_ bv26 7) new.lm_head.cut.kind) $x917 (= (_ bv56 7) new.lm_head.cut.kind) $x6192 $x2284 (= (_ bv91 7) new.lm_head.cut.kind) $x1809 (= (_ bv99 7) new.lm_head.cut.kind)))))))
(assert
 (and (<= 1 new.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) new.lm_head.cut.n)))
(assert
 (and (<= 1 new.lm_head.cut.parts)))
(assert
 (let (($x3021 (= (_ bv95 7) new.lm_head.split)))
 (let (($x2123 (= (_ bv40 7) new.lm_head.split)))
 (or $x2123 (= (_ bv57 7) new.lm_head.split) $x3021))))
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
 (let ((?x1213 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x5336 (div (* ?x1213 new.hidden.multiple) new.hidden.parts)))
 (let (($x4729 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x4729 (< 1 new.hidden.parts) (= ?x5336 new.hidden.n)))))))
(assert
 (let (($x4729 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x4729 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let ((?x1213 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x5336 (div (* ?x1213 new.hidden.multiple) new.hidden.parts)))
 (let (($x3033 (= (- 1) new.hidden.n)))
 (let ((?x18 (ite (or $x3033 (< (* ?x5336 new.hidden.parts) new.hidden.n)) 0 1)))
 (let (($x4729 (= (_ bv65 7) new.hidden.kind)))
 (let ((?x2632 (ite $x4729 (ite (= 0 (mod new.hidden.multiple new.hidden.parts)) 1 ?x18) new.hidden.given_least)))
 (let ((?x752 (ite (or $x3033 (not (= 0 (mod new.hidden.n new.hidden.parts)))) 0 1)))
 (let (($x2051 (= (_ bv26 7) new.hidden.kind)))
 (let ((?x265 (ite $x2051 (ite (and $x3033 (= 1 new.hidden.parts)) 1 ?x752) ?x2632)))
 (let (($x1205 (= (_ bv56 7) new.hidden.kind)))
 (let (($x2382 (= (_ bv99 7) new.hidden.kind)))
 (let (($x1904 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1120 (= (_ bv11 7) new.hidden.kind)))
 (let (($x2343 (= (_ bv18 7) new.hidden.kind)))
 (let (($x4753 (= (_ bv96 7) new.hidden.kind)))
 (let ((?x2425 (ite $x4753 new.hidden.parts (ite (or $x2343 $x1120 $x1904 $x2382 $x1205) 1 ?x265))))
 (= new.hidden.least ?x2425))))))))))))))))))
(assert
 (let (($x2051 (= (_ bv26 7) new.hidden.kind)))
 (let (($x1566 (ite $x2051 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x1213 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x5336 (div (* ?x1213 new.hidden.multiple) new.hidden.parts)))
 (let (($x3033 (= (- 1) new.hidden.n)))
 (let (($x4729 (= (_ bv65 7) new.hidden.kind)))
 (let (($x1904 (= (_ bv91 7) new.hidden.kind)))
 (let (($x496 (ite $x1904 (or $x3033 (< new.hidden.block new.hidden.n)) (ite $x4729 (or $x3033 (< ?x5336 new.hidden.n)) $x1566))))
 (let (($x77 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x496)))
 (let (($x4424 (= (_ bv48 7) new.hidden.kind)))
 (let (($x4839 (= (_ bv86 7) new.hidden.kind)))
 (let (($x4506 (or $x4839 $x4424)))
 (= new.hidden.moved (ite $x4506 new.hidden.given_moved $x77)))))))))))))))
(assert
 (let (($x6192 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x2252 (and $x6192 (not (= 0 (mod new.lm_head.cut.n new.lm_head.cut.multiple))))))
 (= new.lm_head.cut.padded $x2252))))
(assert
 (let (($x4753 (= (_ bv96 7) new.hidden.kind)))
 (let (($x4424 (= (_ bv48 7) new.hidden.kind)))
 (let (($x4839 (= (_ bv86 7) new.hidden.kind)))
 (let (($x4506 (or $x4839 $x4424)))
 (let (($x4555 (ite $x4506 new.hidden.given_everywhere (or $x4753 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x4555)))))))
(assert
 (let (($x1809 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x3155 (or $x1809 (and (= 1 new.lm_head.cut.parts) (not new.lm_head.cut.padded)))))
 (let (($x4612 (ite (or (= (_ bv86 7) new.lm_head.cut.kind) (= (_ bv48 7) new.lm_head.cut.kind)) new.lm_head.cut.given_everywhere $x3155)))
 (= new.lm_head.cut.everywhere $x4612)))))
(assert
 (let (($x4529 (not new.hidden.moved)))
 (let (($x2382 (= (_ bv99 7) new.hidden.kind)))
 (let (($x1904 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1120 (= (_ bv11 7) new.hidden.kind)))
 (let (($x2343 (= (_ bv18 7) new.hidden.kind)))
 (let (($x6567 (or new.hidden.everywhere new.hidden.filled (and (or $x2343 $x1120 $x1904 $x2382) $x4529))))
 (let (($x4424 (= (_ bv48 7) new.hidden.kind)))
 (let (($x4839 (= (_ bv86 7) new.hidden.kind)))
 (let (($x4506 (or $x4839 $x4424)))
 (= new.hidden.undivided (ite $x4506 new.hidden.given_undivided $x6567))))))))))))
(assert
 (let (($x5415 (not new.lm_head.group.pp)))
 (let (($x4783 (or $x5415 (= 1 new.pp))))
 (let (($x189 (not new.lm_head.group.sp)))
 (let (($x2299 (or $x189 (= 1 new.sp))))
 (let (($x2472 (= 1 new.dp)))
 (let (($x1573 (not new.lm_head.group.dp)))
 (let (($x1778 (or $x1573 $x2472)))
 (let (($x723 (and (or (not new.lm_head.group.tp) (= 1 new.tp)) $x1778 $x2299 $x4783)))
 (let (($x4673 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x5386 (or $x4673 $x723)))
 (let (($x2123 (= (_ bv40 7) new.lm_head.split)))
 (let (($x551 (and $x2123 (and new.hidden.undivided (= new.hidden.least new.hidden.parts)) $x5386)))
 (let (($x3021 (= (_ bv95 7) new.lm_head.split)))
 (let ((?x2045 (ite (and $x3021 new.lm_head.cut.everywhere $x5386) (_ bv96 7) (ite $x3021 (_ bv95 7) (ite $x551 (_ bv96 7) (ite $x2123 (_ bv92 7) (_ bv96 7)))))))
 (= new.lm_head.state ?x2045))))))))))))))))
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
 (let (($x71 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x500 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x5165 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1454 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x4813 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x4813 $x1454 $x5165 $x500 $x71)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x4367 (* old.sp old.tp)))
 (<= old.moe.block ?x4367)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x4367 (* old.sp old.tp)))
 (= old.stage.ranks ?x4367)))
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
 (let (($x1320 (not old.moe.group.sp)))
 (let (($x523 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x523 $x1320))))
(assert
 (let ((?x3562 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3562)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x5415 (not new.lm_head.group.pp)))
 (let (($x4783 (or $x5415 (= 1 new.pp))))
 (let (($x189 (not new.lm_head.group.sp)))
 (let (($x2299 (or $x189 (= 1 new.sp))))
 (let (($x2472 (= 1 new.dp)))
 (let (($x1573 (not new.lm_head.group.dp)))
 (let (($x1778 (or $x1573 $x2472)))
 (let (($x723 (and (or (not new.lm_head.group.tp) (= 1 new.tp)) $x1778 $x2299 $x4783)))
 (let (($x1675 (= (_ bv10 7) new.lm_head.collective)))
 (let (($x4673 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x6631 (or $x4673 (and (= (_ bv96 7) new.lm_head.state) (or $x1675 $x723)) (and (or new.lm_head.group.tp (= 1 new.tp)) $x1778 $x2299 $x4783))))
 (not $x6631)))))))))))))
(assert
 (let (($x2308 (not old.lm_head.group.pp)))
(let (($x4365 (or $x2308 (= 1 old.pp))))
(let (($x2544 (not old.lm_head.group.sp)))
(let (($x158 (or $x2544 (= 1 old.sp))))
(let (($x3056 (= 1 old.dp)))
(let (($x1059 (not old.lm_head.group.dp)))
(let (($x6603 (or $x1059 $x3056)))
(let (($x3176 (and (or (not old.lm_head.group.tp) (= 1 old.tp)) $x6603 $x158 $x4365)))
(let (($x210 (= (_ bv10 7) old.lm_head.collective)))
(let (($x643 (= (_ bv57 7) old.lm_head.collective)))
(or $x643 (and (= (_ bv96 7) old.lm_head.state) (or $x210 $x3176)) (and (or old.lm_head.group.tp (= 1 old.tp)) $x6603 $x158 $x4365)))))))))))))
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
(declare-fun old.hidden.filled () Bool)
(declare-fun old.hidden.padded () Bool)
(declare-fun old.hidden.least () Int)
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
(declare-fun new.hidden.filled () Bool)
(declare-fun new.hidden.padded () Bool)
(declare-fun new.hidden.least () Int)
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
 (let (($x5351 (= (_ bv42 7) old.batch.idle)))
 (or $x5351 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x71 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4813 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x500 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x5165 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1454 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1454 $x5165 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x500 $x4813 $x71)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (and (<= 1 old.hidden.block)))
(assert
 (and (<= 0 old.hidden.given_least)))
(assert
 (let (($x6250 (= (_ bv99 7) old.hidden.kind)))
 (let (($x1269 (= (_ bv96 7) old.hidden.kind)))
 (let (($x5405 (= (_ bv91 7) old.hidden.kind)))
 (let (($x6599 (= (_ bv86 7) old.hidden.kind)))
 (let (($x6592 (= (_ bv65 7) old.hidden.kind)))
 (let (($x6517 (= (_ bv56 7) old.hidden.kind)))
 (let (($x3488 (= (_ bv48 7) old.hidden.kind)))
 (let (($x4928 (= (_ bv26 7) old.hidden.kind)))
 (let (($x1728 (= (_ bv18 7) old.hidden.kind)))
 (let (($x5315 (= (_ bv11 7) old.hidden.kind)))
 (or $x5315 $x1728 $x4928 $x3488 $x6517 $x6592 $x6599 $x5405 $x1269 $x6250))))))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x643 (= (_ bv57 7) old.lm_head.collective)))
 (let (($x210 (= (_ bv10 7) old.lm_head.collective)))
 (let (($x2226 (= (_ bv4 7) old.lm_head.collective)))
 (or $x2226 (= (_ bv5 7) old.lm_head.collective) $x210 $x643 (= (_ bv73 7) old.lm_head.collective))))))
(assert
 (let (($x4150 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x1045 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x4628 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x3697 (= (_ bv48 7) old.lm_head.cut.kind)))
 (or (= (_ bv11 7) old.lm_head.cut.kind) (= (_ bv18 7) old.lm_head.cut.kind) (= (_ bv26 7) old.lm_head.cut.kind) $x3697 (= (_ bv56 7) old.lm_head.cut.kind) $x4628 $x1045 (= (_ bv91 7) old.lm_head.cut.kind) $x4150 (= (_ bv99 7) old.lm_head.cut.kind)))))))
(assert
 (and (<= 1 old.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) old.lm_head.cut.n)))
(assert
 (and (<= 1 old.lm_head.cut.parts)))
(assert
 (let (($x6252 (= (_ bv64 7) old.lm_head.order)))
 (or $x6252 (= (_ bv77 7) old.lm_head.order))))
(assert
 (let (($x4344 (= (_ bv95 7) old.lm_head.split)))
 (let (($x6253 (= (_ bv40 7) old.lm_head.split)))
 (or $x6253 (= (_ bv57 7) old.lm_head.split) $x4344))))
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
 (let ((?x2565 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x5016 (div (* ?x2565 old.hidden.multiple) old.hidden.parts)))
 (let (($x6592 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x6592 (< 1 old.hidden.parts) (= ?x5016 old.hidden.n)))))))
(assert
 (let (($x6592 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x6592 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let ((?x2565 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x5016 (div (* ?x2565 old.hidden.multiple) old.hidden.parts)))
 (let (($x3175 (= (- 1) old.hidden.n)))
 (let ((?x1175 (ite (or $x3175 (< (* ?x5016 old.hidden.parts) old.hidden.n)) 0 1)))
 (let (($x6592 (= (_ bv65 7) old.hidden.kind)))
 (let ((?x328 (ite $x6592 (ite (= 0 (mod old.hidden.multiple old.hidden.parts)) 1 ?x1175) old.hidden.given_least)))
 (let ((?x1608 (ite (or $x3175 (not (= 0 (mod old.hidden.n old.hidden.parts)))) 0 1)))
 (let (($x4928 (= (_ bv26 7) old.hidden.kind)))
 (let ((?x2523 (ite $x4928 (ite (and $x3175 (= 1 old.hidden.parts)) 1 ?x1608) ?x328)))
 (let (($x6517 (= (_ bv56 7) old.hidden.kind)))
 (let (($x6250 (= (_ bv99 7) old.hidden.kind)))
 (let (($x5405 (= (_ bv91 7) old.hidden.kind)))
 (let (($x5315 (= (_ bv11 7) old.hidden.kind)))
 (let (($x1728 (= (_ bv18 7) old.hidden.kind)))
 (let (($x1269 (= (_ bv96 7) old.hidden.kind)))
 (let ((?x4675 (ite $x1269 old.hidden.parts (ite (or $x1728 $x5315 $x5405 $x6250 $x6517) 1 ?x2523))))
 (= old.hidden.least ?x4675))))))))))))))))))
(assert
 (let (($x4928 (= (_ bv26 7) old.hidden.kind)))
 (let (($x4538 (ite $x4928 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x2565 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x5016 (div (* ?x2565 old.hidden.multiple) old.hidden.parts)))
 (let (($x3175 (= (- 1) old.hidden.n)))
 (let (($x6592 (= (_ bv65 7) old.hidden.kind)))
 (let (($x5405 (= (_ bv91 7) old.hidden.kind)))
 (let (($x6566 (ite $x5405 (or $x3175 (< old.hidden.block old.hidden.n)) (ite $x6592 (or $x3175 (< ?x5016 old.hidden.n)) $x4538))))
 (let (($x938 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x6566)))
 (let (($x3488 (= (_ bv48 7) old.hidden.kind)))
 (let (($x6599 (= (_ bv86 7) old.hidden.kind)))
 (let (($x4959 (or $x6599 $x3488)))
 (= old.hidden.moved (ite $x4959 old.hidden.given_moved $x938)))))))))))))))
(assert
 (let (($x4628 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x5244 (and $x4628 (not (= 0 (mod old.lm_head.cut.n old.lm_head.cut.multiple))))))
 (= old.lm_head.cut.padded $x5244))))
(assert
 (let (($x1269 (= (_ bv96 7) old.hidden.kind)))
 (let (($x3488 (= (_ bv48 7) old.hidden.kind)))
 (let (($x6599 (= (_ bv86 7) old.hidden.kind)))
 (let (($x4959 (or $x6599 $x3488)))
 (let (($x5042 (ite $x4959 old.hidden.given_everywhere (or $x1269 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x5042)))))))
(assert
 (let (($x4150 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x1259 (or $x4150 (and (= 1 old.lm_head.cut.parts) (not old.lm_head.cut.padded)))))
 (let (($x1699 (ite (or (= (_ bv86 7) old.lm_head.cut.kind) (= (_ bv48 7) old.lm_head.cut.kind)) old.lm_head.cut.given_everywhere $x1259)))
 (= old.lm_head.cut.everywhere $x1699)))))
(assert
 (let (($x4442 (not old.hidden.moved)))
 (let (($x6250 (= (_ bv99 7) old.hidden.kind)))
 (let (($x5405 (= (_ bv91 7) old.hidden.kind)))
 (let (($x5315 (= (_ bv11 7) old.hidden.kind)))
 (let (($x1728 (= (_ bv18 7) old.hidden.kind)))
 (let (($x1506 (or old.hidden.everywhere old.hidden.filled (and (or $x1728 $x5315 $x5405 $x6250) $x4442))))
 (let (($x3488 (= (_ bv48 7) old.hidden.kind)))
 (let (($x6599 (= (_ bv86 7) old.hidden.kind)))
 (let (($x4959 (or $x6599 $x3488)))
 (= old.hidden.undivided (ite $x4959 old.hidden.given_undivided $x1506))))))))))))
(assert
 (let (($x3176 (and (or (not old.lm_head.group.tp) (= 1 old.tp)) (or (not old.lm_head.group.dp) (= 1 old.dp)) (or (not old.lm_head.group.sp) (= 1 old.sp)) (or (not old.lm_head.group.pp) (= 1 old.pp)))))
 (let (($x643 (= (_ bv57 7) old.lm_head.collective)))
 (let (($x1523 (or $x643 $x3176)))
 (let (($x6253 (= (_ bv40 7) old.lm_head.split)))
 (let (($x577 (and $x6253 (and old.hidden.undivided (= old.hidden.least old.hidden.parts)) $x1523)))
 (let (($x4344 (= (_ bv95 7) old.lm_head.split)))
 (let ((?x5126 (ite (and $x4344 old.lm_head.cut.everywhere $x1523) (_ bv96 7) (ite $x4344 (_ bv95 7) (ite $x577 (_ bv96 7) (ite $x6253 (_ bv92 7) (_ bv96 7)))))))
 (= old.lm_head.state ?x5126)))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (and (<= 1 new.hidden.block)))
(assert
 (and (<= 0 new.hidden.given_least)))
(assert
 (let (($x2382 (= (_ bv99 7) new.hidden.kind)))
 (let (($x4753 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1904 (= (_ bv91 7) new.hidden.kind)))
 (let (($x4839 (= (_ bv86 7) new.hidden.kind)))
 (let (($x4729 (= (_ bv65 7) new.hidden.kind)))
 (let (($x1205 (= (_ bv56 7) new.hidden.kind)))
 (let (($x4424 (= (_ bv48 7) new.hidden.kind)))
 (let (($x2051 (= (_ bv26 7) new.hidden.kind)))
 (let (($x2343 (= (_ bv18 7) new.hidden.kind)))
 (let (($x1120 (= (_ bv11 7) new.hidden.kind)))
 (or $x1120 $x2343 $x2051 $x4424 $x1205 $x4729 $x4839 $x1904 $x4753 $x2382))))))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x4673 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x1675 (= (_ bv10 7) new.lm_head.collective)))
 (let (($x4883 (= (_ bv4 7) new.lm_head.collective)))
 (or $x4883 (= (_ bv5 7) new.lm_head.collective) $x1675 $x4673 (= (_ bv73 7) new.lm_head.collective))))))
(assert
 (let (($x1809 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x2284 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x6192 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x917 (= (_ bv48 7) new.lm_head.cut.kind)))
 (or (= (_ bv11 7) new.lm_head.cut.kind) (= (_ bv18 7) new.lm_head.cut.kind) (= (_ bv26 7) new.lm_head.cut.kind) $x917 (= (_ bv56 7) new.lm_head.cut.kind) $x6192 $x2284 (= (_ bv91 7) new.lm_head.cut.kind) $x1809 (= (_ bv99 7) new.lm_head.cut.kind)))))))
(assert
 (and (<= 1 new.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) new.lm_head.cut.n)))
(assert
 (and (<= 1 new.lm_head.cut.parts)))
(assert
 (let (($x1405 (= (_ bv64 7) new.lm_head.order)))
 (or $x1405 (= (_ bv77 7) new.lm_head.order))))
(assert
 (let (($x3021 (= (_ bv95 7) new.lm_head.split)))
 (let (($x2123 (= (_ bv40 7) new.lm_head.split)))
 (or $x2123 (= (_ bv57 7) new.lm_head.split) $x3021))))
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
 (let ((?x1213 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x5336 (div (* ?x1213 new.hidden.multiple) new.hidden.parts)))
 (let (($x4729 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x4729 (< 1 new.hidden.parts) (= ?x5336 new.hidden.n)))))))
(assert
 (let (($x4729 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x4729 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let ((?x1213 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x5336 (div (* ?x1213 new.hidden.multiple) new.hidden.parts)))
 (let (($x3033 (= (- 1) new.hidden.n)))
 (let ((?x18 (ite (or $x3033 (< (* ?x5336 new.hidden.parts) new.hidden.n)) 0 1)))
 (let (($x4729 (= (_ bv65 7) new.hidden.kind)))
 (let ((?x2632 (ite $x4729 (ite (= 0 (mod new.hidden.multiple new.hidden.parts)) 1 ?x18) new.hidden.given_least)))
 (let ((?x752 (ite (or $x3033 (not (= 0 (mod new.hidden.n new.hidden.parts)))) 0 1)))
 (let (($x2051 (= (_ bv26 7) new.hidden.kind)))
 (let ((?x265 (ite $x2051 (ite (and $x3033 (= 1 new.hidden.parts)) 1 ?x752) ?x2632)))
 (let (($x1205 (= (_ bv56 7) new.hidden.kind)))
 (let (($x2382 (= (_ bv99 7) new.hidden.kind)))
 (let (($x1904 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1120 (= (_ bv11 7) new.hidden.kind)))
 (let (($x2343 (= (_ bv18 7) new.hidden.kind)))
 (let (($x4753 (= (_ bv96 7) new.hidden.kind)))
 (let ((?x2425 (ite $x4753 new.hidden.parts (ite (or $x2343 $x1120 $x1904 $x2382 $x1205) 1 ?x265))))
 (= new.hidden.least ?x2425))))))))))))))))))
(assert
 (let (($x2051 (= (_ bv26 7) new.hidden.kind)))
 (let (($x1566 (ite $x2051 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x1213 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x5336 (div (* ?x1213 new.hidden.multiple) new.hidden.parts)))
 (let (($x3033 (= (- 1) new.hidden.n)))
 (let (($x4729 (= (_ bv65 7) new.hidden.kind)))
 (let (($x1904 (= (_ bv91 7) new.hidden.kind)))
 (let (($x496 (ite $x1904 (or $x3033 (< new.hidden.block new.hidden.n)) (ite $x4729 (or $x3033 (< ?x5336 new.hidden.n)) $x1566))))
 (let (($x77 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x496)))
 (let (($x4424 (= (_ bv48 7) new.hidden.kind)))
 (let (($x4839 (= (_ bv86 7) new.hidden.kind)))
 (let (($x4506 (or $x4839 $x4424)))
 (= new.hidden.moved (ite $x4506 new.hidden.given_moved $x77)))))))))))))))
(assert
 (let (($x6192 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x2252 (and $x6192 (not (= 0 (mod new.lm_head.cut.n new.lm_head.cut.multiple))))))
 (= new.lm_head.cut.padded $x2252))))
(assert
 (let (($x4753 (= (_ bv96 7) new.hidden.kind)))
 (let (($x4424 (= (_ bv48 7) new.hidden.kind)))
 (let (($x4839 (= (_ bv86 7) new.hidden.kind)))
 (let (($x4506 (or $x4839 $x4424)))
 (let (($x4555 (ite $x4506 new.hidden.given_everywhere (or $x4753 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x4555)))))))
(assert
 (let (($x1809 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x3155 (or $x1809 (and (= 1 new.lm_head.cut.parts) (not new.lm_head.cut.padded)))))
 (let (($x4612 (ite (or (= (_ bv86 7) new.lm_head.cut.kind) (= (_ bv48 7) new.lm_head.cut.kind)) new.lm_head.cut.given_everywhere $x3155)))
 (= new.lm_head.cut.everywhere $x4612)))))
(assert
 (let (($x4529 (not new.hidden.moved)))
 (let (($x2382 (= (_ bv99 7) new.hidden.kind)))
 (let (($x1904 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1120 (= (_ bv11 7) new.hidden.kind)))
 (let (($x2343 (= (_ bv18 7) new.hidden.kind)))
 (let (($x6567 (or new.hidden.everywhere new.hidden.filled (and (or $x2343 $x1120 $x1904 $x2382) $x4529))))
 (let (($x4424 (= (_ bv48 7) new.hidden.kind)))
 (let (($x4839 (= (_ bv86 7) new.hidden.kind)))
 (let (($x4506 (or $x4839 $x4424)))
 (= new.hidden.undivided (ite $x4506 new.hidden.given_undivided $x6567))))))))))))
(assert
 (let (($x723 (and (or (not new.lm_head.group.tp) (= 1 new.tp)) (or (not new.lm_head.group.dp) (= 1 new.dp)) (or (not new.lm_head.group.sp) (= 1 new.sp)) (or (not new.lm_head.group.pp) (= 1 new.pp)))))
 (let (($x4673 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x5386 (or $x4673 $x723)))
 (let (($x2123 (= (_ bv40 7) new.lm_head.split)))
 (let (($x551 (and $x2123 (and new.hidden.undivided (= new.hidden.least new.hidden.parts)) $x5386)))
 (let (($x3021 (= (_ bv95 7) new.lm_head.split)))
 (let ((?x2045 (ite (and $x3021 new.lm_head.cut.everywhere $x5386) (_ bv96 7) (ite $x3021 (_ bv95 7) (ite $x551 (_ bv96 7) (ite $x2123 (_ bv92 7) (_ bv96 7)))))))
 (= new.lm_head.state ?x2045)))))))))
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
 (let (($x71 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x500 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x5165 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1454 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x4813 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x4813 $x1454 $x5165 $x500 $x71)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x4367 (* old.sp old.tp)))
 (<= old.moe.block ?x4367)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x4367 (* old.sp old.tp)))
 (= old.stage.ranks ?x4367)))
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
 (let (($x1320 (not old.moe.group.sp)))
 (let (($x523 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x523 $x1320))))
(assert
 (let ((?x3562 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3562)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x1749 (not (or (= (_ bv10 7) new.lm_head.collective) (= (_ bv4 7) new.lm_head.collective)))))
 (let (($x1405 (= (_ bv64 7) new.lm_head.order)))
 (let (($x820 (= 1 new.tp)))
 (let (($x5274 (or $x820 (not (= (_ bv95 7) new.lm_head.state)) $x1405 $x1749 new.lm_head.reversible)))
 (not $x5274))))))
(assert
 (let (($x5107 (not (or (= (_ bv10 7) old.lm_head.collective) (= (_ bv4 7) old.lm_head.collective)))))
(let (($x6252 (= (_ bv64 7) old.lm_head.order)))
(let (($x1331 (= 1 old.tp)))
(or $x1331 (not (= (_ bv95 7) old.lm_head.state)) $x6252 $x5107 old.lm_head.reversible)))))
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
(declare-fun old.hidden.filled () Bool)
(declare-fun old.hidden.padded () Bool)
(declare-fun old.hidden.least () Int)
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
(declare-fun new.hidden.filled () Bool)
(declare-fun new.hidden.padded () Bool)
(declare-fun new.hidden.least () Int)
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
 (let (($x5351 (= (_ bv42 7) old.batch.idle)))
 (or $x5351 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x71 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4813 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x500 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x5165 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1454 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1454 $x5165 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x500 $x4813 $x71)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (and (<= 1 old.hidden.block)))
(assert
 (and (<= 0 old.hidden.given_least)))
(assert
 (let (($x6250 (= (_ bv99 7) old.hidden.kind)))
 (let (($x1269 (= (_ bv96 7) old.hidden.kind)))
 (let (($x5405 (= (_ bv91 7) old.hidden.kind)))
 (let (($x6599 (= (_ bv86 7) old.hidden.kind)))
 (let (($x6592 (= (_ bv65 7) old.hidden.kind)))
 (let (($x6517 (= (_ bv56 7) old.hidden.kind)))
 (let (($x3488 (= (_ bv48 7) old.hidden.kind)))
 (let (($x4928 (= (_ bv26 7) old.hidden.kind)))
 (let (($x1728 (= (_ bv18 7) old.hidden.kind)))
 (let (($x5315 (= (_ bv11 7) old.hidden.kind)))
 (or $x5315 $x1728 $x4928 $x3488 $x6517 $x6592 $x6599 $x5405 $x1269 $x6250))))))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x4889 (= (_ bv29 7) old.lm_head.bias)))
 (let (($x4945 (= (_ bv27 7) old.lm_head.bias)))
 (let (($x4510 (= (_ bv1 7) old.lm_head.bias)))
 (or $x4510 (= (_ bv23 7) old.lm_head.bias) $x4945 $x4889)))))
(assert
 (let (($x643 (= (_ bv57 7) old.lm_head.collective)))
 (or (= (_ bv4 7) old.lm_head.collective) (= (_ bv5 7) old.lm_head.collective) (= (_ bv10 7) old.lm_head.collective) $x643 (= (_ bv73 7) old.lm_head.collective))))
(assert
 (and (<= 1 old.lm_head.cut.block)))
(assert
 (let (($x4150 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x2312 (= (_ bv91 7) old.lm_head.cut.kind)))
 (let (($x1045 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x4628 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x3697 (= (_ bv48 7) old.lm_head.cut.kind)))
 (let (($x4637 (= (_ bv26 7) old.lm_head.cut.kind)))
 (or (= (_ bv11 7) old.lm_head.cut.kind) (= (_ bv18 7) old.lm_head.cut.kind) $x4637 $x3697 (= (_ bv56 7) old.lm_head.cut.kind) $x4628 $x1045 $x2312 $x4150 (= (_ bv99 7) old.lm_head.cut.kind)))))))))
(assert
 (and (<= 1 old.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) old.lm_head.cut.n)))
(assert
 (and (<= 1 old.lm_head.cut.parts)))
(assert
 (let (($x4344 (= (_ bv95 7) old.lm_head.split)))
 (let (($x6253 (= (_ bv40 7) old.lm_head.split)))
 (or $x6253 (= (_ bv57 7) old.lm_head.split) $x4344))))
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
 (let ((?x2565 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x5016 (div (* ?x2565 old.hidden.multiple) old.hidden.parts)))
 (let (($x6592 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x6592 (< 1 old.hidden.parts) (= ?x5016 old.hidden.n)))))))
(assert
 (let (($x6592 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x6592 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let ((?x2565 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x5016 (div (* ?x2565 old.hidden.multiple) old.hidden.parts)))
 (let (($x3175 (= (- 1) old.hidden.n)))
 (let ((?x1175 (ite (or $x3175 (< (* ?x5016 old.hidden.parts) old.hidden.n)) 0 1)))
 (let (($x6592 (= (_ bv65 7) old.hidden.kind)))
 (let ((?x328 (ite $x6592 (ite (= 0 (mod old.hidden.multiple old.hidden.parts)) 1 ?x1175) old.hidden.given_least)))
 (let ((?x1608 (ite (or $x3175 (not (= 0 (mod old.hidden.n old.hidden.parts)))) 0 1)))
 (let (($x4928 (= (_ bv26 7) old.hidden.kind)))
 (let ((?x2523 (ite $x4928 (ite (and $x3175 (= 1 old.hidden.parts)) 1 ?x1608) ?x328)))
 (let (($x6517 (= (_ bv56 7) old.hidden.kind)))
 (let (($x6250 (= (_ bv99 7) old.hidden.kind)))
 (let (($x5405 (= (_ bv91 7) old.hidden.kind)))
 (let (($x5315 (= (_ bv11 7) old.hidden.kind)))
 (let (($x1728 (= (_ bv18 7) old.hidden.kind)))
 (let (($x1269 (= (_ bv96 7) old.hidden.kind)))
 (let ((?x4675 (ite $x1269 old.hidden.parts (ite (or $x1728 $x5315 $x5405 $x6250 $x6517) 1 ?x2523))))
 (= old.hidden.least ?x4675))))))))))))))))))
(assert
 (let (($x4928 (= (_ bv26 7) old.hidden.kind)))
 (let (($x4538 (ite $x4928 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x2565 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x5016 (div (* ?x2565 old.hidden.multiple) old.hidden.parts)))
 (let (($x3175 (= (- 1) old.hidden.n)))
 (let (($x6592 (= (_ bv65 7) old.hidden.kind)))
 (let (($x5405 (= (_ bv91 7) old.hidden.kind)))
 (let (($x6566 (ite $x5405 (or $x3175 (< old.hidden.block old.hidden.n)) (ite $x6592 (or $x3175 (< ?x5016 old.hidden.n)) $x4538))))
 (let (($x938 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x6566)))
 (let (($x3488 (= (_ bv48 7) old.hidden.kind)))
 (let (($x6599 (= (_ bv86 7) old.hidden.kind)))
 (let (($x4959 (or $x6599 $x3488)))
 (= old.hidden.moved (ite $x4959 old.hidden.given_moved $x938)))))))))))))))
(assert
 (let (($x4628 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x5244 (and $x4628 (not (= 0 (mod old.lm_head.cut.n old.lm_head.cut.multiple))))))
 (= old.lm_head.cut.padded $x5244))))
(assert
 (let (($x6663 (= (- 1) old.lm_head.cut.n)))
 (let (($x4637 (= (_ bv26 7) old.lm_head.cut.kind)))
 (let (($x5106 (ite $x4637 (or $x6663 (<= old.lm_head.cut.parts old.lm_head.cut.n)) (or $x6663 (< 1 old.lm_head.cut.n)))))
 (let ((?x1137 (div (- (+ old.lm_head.cut.n old.lm_head.cut.multiple) 1) old.lm_head.cut.multiple)))
 (let (($x2453 (< (div (* ?x1137 old.lm_head.cut.multiple) old.lm_head.cut.parts) old.lm_head.cut.n)))
 (let (($x4628 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x2312 (= (_ bv91 7) old.lm_head.cut.kind)))
 (let (($x603 (ite $x2312 (or $x6663 (< old.lm_head.cut.block old.lm_head.cut.n)) (ite $x4628 (or $x6663 $x2453) $x5106))))
 (let (($x735 (ite (or (= (_ bv96 7) old.lm_head.cut.kind) (= 1 old.lm_head.cut.parts)) false $x603)))
 (let (($x3697 (= (_ bv48 7) old.lm_head.cut.kind)))
 (let (($x1045 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x5136 (or $x1045 $x3697)))
 (= old.lm_head.cut.moved (ite $x5136 old.lm_head.cut.given_moved $x735)))))))))))))))
(assert
 (let (($x1269 (= (_ bv96 7) old.hidden.kind)))
 (let (($x3488 (= (_ bv48 7) old.hidden.kind)))
 (let (($x6599 (= (_ bv86 7) old.hidden.kind)))
 (let (($x4959 (or $x6599 $x3488)))
 (let (($x5042 (ite $x4959 old.hidden.given_everywhere (or $x1269 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x5042)))))))
(assert
 (let (($x4150 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x1259 (or $x4150 (and (= 1 old.lm_head.cut.parts) (not old.lm_head.cut.padded)))))
 (let (($x3697 (= (_ bv48 7) old.lm_head.cut.kind)))
 (let (($x1045 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x5136 (or $x1045 $x3697)))
 (= old.lm_head.cut.everywhere (ite $x5136 old.lm_head.cut.given_everywhere $x1259))))))))
(assert
 (let (($x2605 (not old.lm_head.cut.moved)))
 (let (($x5338 (not (or (= (_ bv96 7) old.lm_head.cut.kind) (= (_ bv26 7) old.lm_head.cut.kind)))))
 (let (($x3102 (= 1 old.lm_head.cut.parts)))
 (let (($x3697 (= (_ bv48 7) old.lm_head.cut.kind)))
 (let (($x1045 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x5136 (or $x1045 $x3697)))
 (= old.lm_head.cut.first_alone (ite $x5136 old.lm_head.cut.given_first (or $x3102 (and $x5338 $x2605)))))))))))
(assert
 (let (($x4442 (not old.hidden.moved)))
 (let (($x6250 (= (_ bv99 7) old.hidden.kind)))
 (let (($x5405 (= (_ bv91 7) old.hidden.kind)))
 (let (($x5315 (= (_ bv11 7) old.hidden.kind)))
 (let (($x1728 (= (_ bv18 7) old.hidden.kind)))
 (let (($x1506 (or old.hidden.everywhere old.hidden.filled (and (or $x1728 $x5315 $x5405 $x6250) $x4442))))
 (let (($x3488 (= (_ bv48 7) old.hidden.kind)))
 (let (($x6599 (= (_ bv86 7) old.hidden.kind)))
 (let (($x4959 (or $x6599 $x3488)))
 (= old.hidden.undivided (ite $x4959 old.hidden.given_undivided $x1506))))))))))))
(assert
 (let (($x3176 (and (or (not old.lm_head.group.tp) (= 1 old.tp)) (or (not old.lm_head.group.dp) (= 1 old.dp)) (or (not old.lm_head.group.sp) (= 1 old.sp)) (or (not old.lm_head.group.pp) (= 1 old.pp)))))
 (let (($x643 (= (_ bv57 7) old.lm_head.collective)))
 (let (($x1523 (or $x643 $x3176)))
 (let (($x6253 (= (_ bv40 7) old.lm_head.split)))
 (let (($x577 (and $x6253 (and old.hidden.undivided (= old.hidden.least old.hidden.parts)) $x1523)))
 (let (($x4344 (= (_ bv95 7) old.lm_head.split)))
 (let ((?x5126 (ite (and $x4344 old.lm_head.cut.everywhere $x1523) (_ bv96 7) (ite $x4344 (_ bv95 7) (ite $x577 (_ bv96 7) (ite $x6253 (_ bv92 7) (_ bv96 7)))))))
 (= old.lm_head.state ?x5126)))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (and (<= 1 new.hidden.block)))
(assert
 (and (<= 0 new.hidden.given_least)))
(assert
 (let (($x2382 (= (_ bv99 7) new.hidden.kind)))
 (let (($x4753 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1904 (= (_ bv91 7) new.hidden.kind)))
 (let (($x4839 (= (_ bv86 7) new.hidden.kind)))
 (let (($x4729 (= (_ bv65 7) new.hidden.kind)))
 (let (($x1205 (= (_ bv56 7) new.hidden.kind)))
 (let (($x4424 (= (_ bv48 7) new.hidden.kind)))
 (let (($x2051 (= (_ bv26 7) new.hidden.kind)))
 (let (($x2343 (= (_ bv18 7) new.hidden.kind)))
 (let (($x1120 (= (_ bv11 7) new.hidden.kind)))
 (or $x1120 $x2343 $x2051 $x4424 $x1205 $x4729 $x4839 $x1904 $x4753 $x2382))))))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x5466 (= (_ bv29 7) new.lm_head.bias)))
 (let (($x6506 (= (_ bv27 7) new.lm_head.bias)))
 (let (($x5113 (= (_ bv1 7) new.lm_head.bias)))
 (or $x5113 (= (_ bv23 7) new.lm_head.bias) $x6506 $x5466)))))
(assert
 (let (($x4673 (= (_ bv57 7) new.lm_head.collective)))
 (or (= (_ bv4 7) new.lm_head.collective) (= (_ bv5 7) new.lm_head.collective) (= (_ bv10 7) new.lm_head.collective) $x4673 (= (_ bv73 7) new.lm_head.collective))))
(assert
 (and (<= 1 new.lm_head.cut.block)))
(assert
 (let (($x1809 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x5149 (= (_ bv91 7) new.lm_head.cut.kind)))
 (let (($x2284 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x6192 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x917 (= (_ bv48 7) new.lm_head.cut.kind)))
 (let (($x1621 (= (_ bv26 7) new.lm_head.cut.kind)))
 (or (= (_ bv11 7) new.lm_head.cut.kind) (= (_ bv18 7) new.lm_head.cut.kind) $x1621 $x917 (= (_ bv56 7) new.lm_head.cut.kind) $x6192 $x2284 $x5149 $x1809 (= (_ bv99 7) new.lm_head.cut.kind)))))))))
(assert
 (and (<= 1 new.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) new.lm_head.cut.n)))
(assert
 (and (<= 1 new.lm_head.cut.parts)))
(assert
 (let (($x3021 (= (_ bv95 7) new.lm_head.split)))
 (let (($x2123 (= (_ bv40 7) new.lm_head.split)))
 (or $x2123 (= (_ bv57 7) new.lm_head.split) $x3021))))
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
 (let ((?x1213 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x5336 (div (* ?x1213 new.hidden.multiple) new.hidden.parts)))
 (let (($x4729 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x4729 (< 1 new.hidden.parts) (= ?x5336 new.hidden.n)))))))
(assert
 (let (($x4729 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x4729 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let ((?x1213 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x5336 (div (* ?x1213 new.hidden.multiple) new.hidden.parts)))
 (let (($x3033 (= (- 1) new.hidden.n)))
 (let ((?x18 (ite (or $x3033 (< (* ?x5336 new.hidden.parts) new.hidden.n)) 0 1)))
 (let (($x4729 (= (_ bv65 7) new.hidden.kind)))
 (let ((?x2632 (ite $x4729 (ite (= 0 (mod new.hidden.multiple new.hidden.parts)) 1 ?x18) new.hidden.given_least)))
 (let ((?x752 (ite (or $x3033 (not (= 0 (mod new.hidden.n new.hidden.parts)))) 0 1)))
 (let (($x2051 (= (_ bv26 7) new.hidden.kind)))
 (let ((?x265 (ite $x2051 (ite (and $x3033 (= 1 new.hidden.parts)) 1 ?x752) ?x2632)))
 (let (($x1205 (= (_ bv56 7) new.hidden.kind)))
 (let (($x2382 (= (_ bv99 7) new.hidden.kind)))
 (let (($x1904 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1120 (= (_ bv11 7) new.hidden.kind)))
 (let (($x2343 (= (_ bv18 7) new.hidden.kind)))
 (let (($x4753 (= (_ bv96 7) new.hidden.kind)))
 (let ((?x2425 (ite $x4753 new.hidden.parts (ite (or $x2343 $x1120 $x1904 $x2382 $x1205) 1 ?x265))))
 (= new.hidden.least ?x2425))))))))))))))))))
(assert
 (let (($x2051 (= (_ bv26 7) new.hidden.kind)))
 (let (($x1566 (ite $x2051 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x1213 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x5336 (div (* ?x1213 new.hidden.multiple) new.hidden.parts)))
 (let (($x3033 (= (- 1) new.hidden.n)))
 (let (($x4729 (= (_ bv65 7) new.hidden.kind)))
 (let (($x1904 (= (_ bv91 7) new.hidden.kind)))
 (let (($x496 (ite $x1904 (or $x3033 (< new.hidden.block new.hidden.n)) (ite $x4729 (or $x3033 (< ?x5336 new.hidden.n)) $x1566))))
 (let (($x77 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x496)))
 (let (($x4424 (= (_ bv48 7) new.hidden.kind)))
 (let (($x4839 (= (_ bv86 7) new.hidden.kind)))
 (let (($x4506 (or $x4839 $x4424)))
 (= new.hidden.moved (ite $x4506 new.hidden.given_moved $x77)))))))))))))))
(assert
 (let (($x6192 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x2252 (and $x6192 (not (= 0 (mod new.lm_head.cut.n new.lm_head.cut.multiple))))))
 (= new.lm_head.cut.padded $x2252))))
(assert
 (let (($x2380 (= (- 1) new.lm_head.cut.n)))
 (let (($x1621 (= (_ bv26 7) new.lm_head.cut.kind)))
 (let (($x4413 (ite $x1621 (or $x2380 (<= new.lm_head.cut.parts new.lm_head.cut.n)) (or $x2380 (< 1 new.lm_head.cut.n)))))
 (let ((?x2765 (div (- (+ new.lm_head.cut.n new.lm_head.cut.multiple) 1) new.lm_head.cut.multiple)))
 (let (($x1837 (< (div (* ?x2765 new.lm_head.cut.multiple) new.lm_head.cut.parts) new.lm_head.cut.n)))
 (let (($x6192 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x5149 (= (_ bv91 7) new.lm_head.cut.kind)))
 (let (($x2467 (ite $x5149 (or $x2380 (< new.lm_head.cut.block new.lm_head.cut.n)) (ite $x6192 (or $x2380 $x1837) $x4413))))
 (let (($x801 (ite (or (= (_ bv96 7) new.lm_head.cut.kind) (= 1 new.lm_head.cut.parts)) false $x2467)))
 (let (($x917 (= (_ bv48 7) new.lm_head.cut.kind)))
 (let (($x2284 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x1738 (or $x2284 $x917)))
 (= new.lm_head.cut.moved (ite $x1738 new.lm_head.cut.given_moved $x801)))))))))))))))
(assert
 (let (($x4753 (= (_ bv96 7) new.hidden.kind)))
 (let (($x4424 (= (_ bv48 7) new.hidden.kind)))
 (let (($x4839 (= (_ bv86 7) new.hidden.kind)))
 (let (($x4506 (or $x4839 $x4424)))
 (let (($x4555 (ite $x4506 new.hidden.given_everywhere (or $x4753 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x4555)))))))
(assert
 (let (($x1809 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x3155 (or $x1809 (and (= 1 new.lm_head.cut.parts) (not new.lm_head.cut.padded)))))
 (let (($x917 (= (_ bv48 7) new.lm_head.cut.kind)))
 (let (($x2284 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x1738 (or $x2284 $x917)))
 (= new.lm_head.cut.everywhere (ite $x1738 new.lm_head.cut.given_everywhere $x3155))))))))
(assert
 (let (($x2886 (not new.lm_head.cut.moved)))
 (let (($x1734 (not (or (= (_ bv96 7) new.lm_head.cut.kind) (= (_ bv26 7) new.lm_head.cut.kind)))))
 (let (($x5252 (= 1 new.lm_head.cut.parts)))
 (let (($x917 (= (_ bv48 7) new.lm_head.cut.kind)))
 (let (($x2284 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x1738 (or $x2284 $x917)))
 (= new.lm_head.cut.first_alone (ite $x1738 new.lm_head.cut.given_first (or $x5252 (and $x1734 $x2886)))))))))))
(assert
 (let (($x4529 (not new.hidden.moved)))
 (let (($x2382 (= (_ bv99 7) new.hidden.kind)))
 (let (($x1904 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1120 (= (_ bv11 7) new.hidden.kind)))
 (let (($x2343 (= (_ bv18 7) new.hidden.kind)))
 (let (($x6567 (or new.hidden.everywhere new.hidden.filled (and (or $x2343 $x1120 $x1904 $x2382) $x4529))))
 (let (($x4424 (= (_ bv48 7) new.hidden.kind)))
 (let (($x4839 (= (_ bv86 7) new.hidden.kind)))
 (let (($x4506 (or $x4839 $x4424)))
 (= new.hidden.undivided (ite $x4506 new.hidden.given_undivided $x6567))))))))))))
(assert
 (let (($x723 (and (or (not new.lm_head.group.tp) (= 1 new.tp)) (or (not new.lm_head.group.dp) (= 1 new.dp)) (or (not new.lm_head.group.sp) (= 1 new.sp)) (or (not new.lm_head.group.pp) (= 1 new.pp)))))
 (let (($x4673 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x5386 (or $x4673 $x723)))
 (let (($x2123 (= (_ bv40 7) new.lm_head.split)))
 (let (($x551 (and $x2123 (and new.hidden.undivided (= new.hidden.least new.hidden.parts)) $x5386)))
 (let (($x3021 (= (_ bv95 7) new.lm_head.split)))
 (let ((?x2045 (ite (and $x3021 new.lm_head.cut.everywhere $x5386) (_ bv96 7) (ite $x3021 (_ bv95 7) (ite $x551 (_ bv96 7) (ite $x2123 (_ bv92 7) (_ bv96 7)))))))
 (= new.lm_head.state ?x2045)))))))))
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
 (let (($x71 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x500 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x5165 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1454 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x4813 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x4813 $x1454 $x5165 $x500 $x71)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x4367 (* old.sp old.tp)))
 (<= old.moe.block ?x4367)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x4367 (* old.sp old.tp)))
 (= old.stage.ranks ?x4367)))
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
 (let (($x1320 (not old.moe.group.sp)))
 (let (($x523 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x523 $x1320))))
(assert
 (let ((?x3562 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3562)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x5466 (= (_ bv29 7) new.lm_head.bias)))
 (let (($x6505 (and (not (= (_ bv92 7) new.lm_head.state)) (or (= (_ bv1 7) new.lm_head.bias) (= (_ bv27 7) new.lm_head.bias)))))
 (let (($x820 (= 1 new.tp)))
 (let (($x3135 (or $x820 (not new.model.head_bias) (and (= (_ bv92 7) new.lm_head.state) (not (= (_ bv27 7) new.lm_head.bias))) $x6505 (and (= (_ bv95 7) new.lm_head.state) $x5466 new.lm_head.cut.first_alone))))
 (not $x3135))))))
(assert
 (let (($x4889 (= (_ bv29 7) old.lm_head.bias)))
(let (($x588 (and (not (= (_ bv92 7) old.lm_head.state)) (or (= (_ bv1 7) old.lm_head.bias) (= (_ bv27 7) old.lm_head.bias)))))
(let (($x3151 (not old.model.head_bias)))
(let (($x1331 (= 1 old.tp)))
(or $x1331 $x3151 (and (= (_ bv92 7) old.lm_head.state) (not (= (_ bv27 7) old.lm_head.bias))) $x588 (and (= (_ bv95 7) old.lm_head.state) $x4889 old.lm_head.cut.first_alone)))))))
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
 (let (($x5351 (= (_ bv42 7) old.batch.idle)))
 (or $x5351 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x71 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4813 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x500 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x5165 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1454 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1454 $x5165 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x500 $x4813 $x71)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x1953 (= (_ bv57 7) old.ffn.down.collective)))
 (let (($x2263 (= (_ bv10 7) old.ffn.down.collective)))
 (or (= (_ bv4 7) old.ffn.down.collective) (= (_ bv5 7) old.ffn.down.collective) $x2263 $x1953 (= (_ bv73 7) old.ffn.down.collective)))))
(assert
 (let (($x1577 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x5382 (= (_ bv10 7) old.ffn.down.input)))
 (or $x5382 $x1577 (= (_ bv63 7) old.ffn.down.input)))))
(assert
 (let (($x5229 (= (_ bv1 7) old.ffn.down.residual)))
 (or $x5229 (= (_ bv23 7) old.ffn.down.residual) (= (_ bv27 7) old.ffn.down.residual) (= (_ bv29 7) old.ffn.down.residual))))
(assert
 (let (($x1158 (= (_ bv57 7) old.ffn.down.split)))
 (let (($x1182 (= (_ bv40 7) old.ffn.down.split)))
 (or $x1182 $x1158 (= (_ bv61 7) old.ffn.down.split)))))
(assert
 (let (($x6510 (= (_ bv58 7) old.ffn.down.sum)))
 (or (= (_ bv15 7) old.ffn.down.sum) $x6510)))
(assert
 (let (($x1104 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x4614 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x2304 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x542 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x4323 (= (_ bv4 7) old.ffn.gate.collective)))
 (or $x4323 $x542 $x2304 $x4614 $x1104)))))))
(assert
 (let (($x2828 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x2809 (= (_ bv57 7) old.ffn.gate.split)))
 (or (= (_ bv40 7) old.ffn.gate.split) $x2809 $x2828))))
(assert
 (let (($x5102 (= (_ bv15 7) old.ffn.gate.sum)))
 (or (= (_ bv0 7) old.ffn.gate.sum) $x5102 (= (_ bv24 7) old.ffn.gate.sum) (= (_ bv69 7) old.ffn.gate.sum))))
(assert
 (let (($x3097 (= (_ bv73 7) old.ffn.up.collective)))
 (let (($x4343 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x1271 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x6676 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x3186 (= (_ bv4 7) old.ffn.up.collective)))
 (or $x3186 $x6676 $x1271 $x4343 $x3097)))))))
(assert
 (let (($x4305 (= (_ bv61 7) old.ffn.up.split)))
 (let (($x976 (= (_ bv57 7) old.ffn.up.split)))
 (let (($x2576 (= (_ bv40 7) old.ffn.up.split)))
 (or $x2576 $x976 $x4305)))))
(assert
 (let (($x2063 (= (_ bv24 7) old.ffn.up.sum)))
 (let (($x460 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x1002 (= (_ bv0 7) old.ffn.up.sum)))
 (or $x1002 $x460 $x2063 (= (_ bv69 7) old.ffn.up.sum))))))
(assert
 (and (<= 1 old.ffn.width.block)))
(assert
 (and (<= 0 old.ffn.width.given_least)))
(assert
 (let (($x590 (= (_ bv99 7) old.ffn.width.kind)))
 (let (($x3111 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x6490 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x5139 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x973 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x2517 (= (_ bv56 7) old.ffn.width.kind)))
 (let (($x6646 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x1534 (= (_ bv26 7) old.ffn.width.kind)))
 (let (($x6631 (= (_ bv18 7) old.ffn.width.kind)))
 (let (($x2594 (= (_ bv11 7) old.ffn.width.kind)))
 (or $x2594 $x6631 $x1534 $x6646 $x2517 $x973 $x5139 $x6490 $x3111 $x590))))))))))))
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
 (let (($x634 (= (_ bv38 7) old.stages.send)))
 (let (($x1240 (= (_ bv14 7) old.stages.send)))
 (let (($x556 (= (_ bv10 7) old.stages.send)))
 (or $x556 $x1240 $x634 (= (_ bv59 7) old.stages.send) (= (_ bv75 7) old.stages.send))))))
(assert
 (let (($x4791 (= (_ bv53 7) old.stages.stream)))
 (or $x4791 (= (_ bv84 7) old.stages.stream))))
(assert
 (and (<= 1 old.stages.visits)))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let ((?x6383 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x5303 (div (* ?x6383 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x2010 (= (- 1) old.ffn.width.n)))
 (let ((?x1501 (ite (or $x2010 (< (* ?x5303 old.ffn.width.parts) old.ffn.width.n)) 0 1)))
 (let ((?x6665 (ite (= 0 (mod old.ffn.width.multiple old.ffn.width.parts)) 1 ?x1501)))
 (let (($x973 (= (_ bv65 7) old.ffn.width.kind)))
 (let ((?x4009 (ite (or $x2010 (not (= 0 (mod old.ffn.width.n old.ffn.width.parts)))) 0 1)))
 (let (($x1534 (= (_ bv26 7) old.ffn.width.kind)))
 (let ((?x2201 (ite $x1534 (ite (and $x2010 (= 1 old.ffn.width.parts)) 1 ?x4009) (ite $x973 ?x6665 old.ffn.width.given_least))))
 (let (($x2517 (= (_ bv56 7) old.ffn.width.kind)))
 (let (($x590 (= (_ bv99 7) old.ffn.width.kind)))
 (let (($x6490 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x2594 (= (_ bv11 7) old.ffn.width.kind)))
 (let (($x6631 (= (_ bv18 7) old.ffn.width.kind)))
 (let (($x3111 (= (_ bv96 7) old.ffn.width.kind)))
 (let ((?x2542 (ite $x3111 old.ffn.width.parts (ite (or $x6631 $x2594 $x6490 $x590 $x2517) 1 ?x2201))))
 (= old.ffn.width.least ?x2542))))))))))))))))))
(assert
 (let ((?x6383 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x5303 (div (* ?x6383 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x969 (< 1 old.ffn.width.parts)))
 (let (($x973 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.filled (and $x973 $x969 (= ?x5303 old.ffn.width.n))))))))
(assert
 (let ((?x6383 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x5303 (div (* ?x6383 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x969 (< 1 old.ffn.width.parts)))
 (let (($x973 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.leads (and $x973 $x969 (<= old.ffn.width.n ?x5303))))))))
(assert
 (let (($x973 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x1644 (and $x973 (not (= 0 (mod old.ffn.width.n old.ffn.width.multiple))))))
 (= old.ffn.width.padded $x1644))))
(assert
 (let (($x2010 (= (- 1) old.ffn.width.n)))
 (let (($x1534 (= (_ bv26 7) old.ffn.width.kind)))
 (let (($x5125 (ite $x1534 (or $x2010 (<= old.ffn.width.parts old.ffn.width.n)) (or $x2010 (< 1 old.ffn.width.n)))))
 (let ((?x6383 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x5303 (div (* ?x6383 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x973 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x6490 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x3069 (ite $x6490 (or $x2010 (< old.ffn.width.block old.ffn.width.n)) (ite $x973 (or $x2010 (< ?x5303 old.ffn.width.n)) $x5125))))
 (let (($x4955 (ite (or (= (_ bv96 7) old.ffn.width.kind) (= 1 old.ffn.width.parts)) false $x3069)))
 (let (($x6646 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x5139 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x2127 (or $x5139 $x6646)))
 (= old.ffn.width.moved (ite $x2127 old.ffn.width.given_moved $x4955)))))))))))))))
(assert
 (= old.ffn.lead (ite old.model.gated old.ffn.gate.split old.ffn.up.split)))
(assert
 (let (($x1577 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x3774 (or $x1577 (and (= (_ bv10 7) old.ffn.down.input) (not (= (_ bv40 7) old.ffn.down.split))))))
 (= old.ffn.gathers $x3774))))
(assert
 (= old.ffn.piece_of_one (and old.ffn.width.filled (= (_ bv40 7) old.ffn.down.split))))
(assert
 (let (($x3111 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x2296 (or $x3111 (and (= 1 old.ffn.width.parts) (not old.ffn.width.padded)))))
 (let (($x6646 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x5139 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x2127 (or $x5139 $x6646)))
 (= old.ffn.width.everywhere (ite $x2127 old.ffn.width.given_everywhere $x2296))))))))
(assert
 (let (($x5191 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x598 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x2436 (or (not (= (_ bv4 7) old.ffn.gate.collective)) $x598)))
 (let (($x2184 (ite old.model.gated $x2436 (or (not (= (_ bv4 7) old.ffn.up.collective)) $x5191))))
 (let (($x1158 (= (_ bv57 7) old.ffn.down.split)))
 (let (($x2353 (and old.ffn.width.filled $x1158 (not (and old.ffn.gathers (= (_ bv61 7) old.ffn.lead) $x2184)))))
 (= old.ffn.piece_kept $x2353))))))))
(assert
 (let (($x23 (not old.ffn.width.moved)))
 (let (($x590 (= (_ bv99 7) old.ffn.width.kind)))
 (let (($x6490 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x2594 (= (_ bv11 7) old.ffn.width.kind)))
 (let (($x6631 (= (_ bv18 7) old.ffn.width.kind)))
 (let (($x4504 (or old.ffn.width.everywhere old.ffn.width.filled (and (or $x6631 $x2594 $x6490 $x590) $x23))))
 (let (($x6646 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x5139 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x2127 (or $x5139 $x6646)))
 (= old.ffn.width.undivided (ite $x2127 old.ffn.width.given_undivided $x4504))))))))))))
(assert
 (let (($x23 (not old.ffn.width.moved)))
 (let (($x593 (and old.ffn.width.everywhere $x23)))
 (= old.ffn.in_place (or $x593 old.ffn.width.filled)))))
(assert
 (let (($x166 (and (or (not old.ffn.down.group.tp) (= 1 old.tp)) (or (not old.ffn.down.group.dp) (= 1 old.dp)) (or (not old.ffn.down.group.sp) (= 1 old.sp)) (or (not old.ffn.down.group.pp) (= 1 old.pp)))))
 (let (($x2263 (= (_ bv10 7) old.ffn.down.collective)))
 (let (($x1953 (= (_ bv57 7) old.ffn.down.collective)))
 (let (($x1750 (and old.ffn.piece_kept old.stream.first_keeps_all (or (or $x1953 $x2263) $x166))))
 (= old.ffn.first_reads $x1750))))))
(assert
 (let (($x598 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x2436 (or (not (= (_ bv4 7) old.ffn.gate.collective)) $x598)))
 (let (($x2828 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x1027 (= old.ffn.width.least old.ffn.width.parts)))
 (let (($x1182 (= (_ bv40 7) old.ffn.down.split)))
 (let (($x1158 (= (_ bv57 7) old.ffn.down.split)))
 (let (($x6676 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x1271 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x401 (or $x1271 $x6676)))
 (let (($x5191 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x2576 (= (_ bv40 7) old.ffn.up.split)))
 (let (($x2919 (< 1 old.tp)))
 (let (($x3321 (and old.model.gated $x2919 $x2576 $x5191 $x401 (not (= (_ bv24 7) old.ffn.up.sum)) (or $x1158 (and $x1182 (and old.ffn.width.undivided $x1027))) (not (and old.ffn.gathers $x2828 $x2436)))))
 (= old.ffn.up_idle $x3321)))))))))))))))
(assert
 (let (($x23 (not old.ffn.width.moved)))
 (let (($x593 (and old.ffn.width.everywhere $x23)))
 (let ((?x5318 (ite $x593 (_ bv96 7) (ite old.ffn.width_twice_back (ite old.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x2919 (< 1 old.tp)))
 (let ((?x1088 (ite old.ffn.width.everywhere (_ bv96 7) (ite old.ffn.piece_of_one (_ bv97 7) (ite old.model.gated (_ bv97 7) (_ bv16 7))))))
 (let (($x3097 (= (_ bv73 7) old.ffn.up.collective)))
 (let (($x6676 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x1271 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x401 (or $x1271 $x6676)))
 (let (($x460 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x4343 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x911 (or $x4343 (not (or $x460 (and old.model.gated (= (_ bv0 7) old.ffn.up.sum)))) old.ffn.up_idle)))
 (let (($x5191 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x626 (or $x1271 $x4343)))
 (let ((?x1669 (ite (or $x626 $x5191 (and (= (_ bv4 7) old.ffn.up.collective) old.ffn.in_place)) (_ bv96 7) (ite $x6676 (_ bv21 7) (_ bv16 7)))))
 (let (($x976 (= (_ bv57 7) old.ffn.up.split)))
 (let ((?x2791 (ite $x976 ?x1669 (ite $x911 (_ bv92 7) (ite $x401 (_ bv96 7) (ite $x3097 ?x1088 (ite $x2919 (_ bv16 7) ?x5318)))))))
 (let (($x2085 (or $x626 $x5191 (and $x6676 old.ffn.width.padded $x23) (and $x3097 old.ffn.width.leads))))
 (let ((?x640 (ite (and $x6676 old.ffn.width.filled (not $x5191)) (_ bv96 7) (ite $x2085 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x4305 (= (_ bv61 7) old.ffn.up.split)))
 (= old.ffn.up_state (ite $x4305 ?x640 ?x2791)))))))))))))))))))))))
(assert
 (let (($x703 (not old.ffn.width.everywhere)))
 (let (($x387 (and (or (= (_ bv61 7) old.ffn.up.split) (= (_ bv97 7) old.ffn.up_state)) (not (= (_ bv96 7) old.ffn.up_state)) $x703)))
 (= old.ffn.up_piece (ite $x387 (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x2063 (= (_ bv24 7) old.ffn.up.sum)))
 (let (($x4343 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x5127 (and old.model.gated (= (_ bv92 7) old.ffn.up_state) (or $x4343 $x2063 old.ffn.up_idle))))
 (= old.ffn.up_left $x5127)))))
(assert
 (let (($x4670 (not old.ffn.up_left)))
 (let (($x176 (not old.model.joint)))
 (let (($x1903 (and old.ffn.piece_kept old.model.gated $x176 (= (_ bv97 7) old.ffn.up_piece) $x4670)))
 (= old.ffn.share_of_one $x1903)))))
(assert
 (let (($x23 (not old.ffn.width.moved)))
 (let (($x593 (and old.ffn.width.everywhere $x23)))
 (let (($x2919 (< 1 old.tp)))
 (let ((?x1295 (ite $x2919 (_ bv16 7) (ite $x593 (_ bv96 7) (ite old.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x4922 (ite old.ffn.width.everywhere (_ bv96 7) (ite (or old.ffn.piece_of_one old.ffn.share_of_one) (_ bv97 7) (_ bv16 7)))))
 (let (($x1104 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x542 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x2304 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x4614 (= (_ bv57 7) old.ffn.gate.collective)))
 (let ((?x4944 (ite (or $x4614 (not (= (_ bv15 7) old.ffn.gate.sum))) (_ bv92 7) (ite (or $x2304 $x542) (_ bv96 7) (ite $x1104 ?x4922 ?x1295)))))
 (let (($x598 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x2135 (or $x2304 $x4614)))
 (let (($x4590 (or $x2135 $x598 (and (= (_ bv4 7) old.ffn.gate.collective) old.ffn.in_place))))
 (let (($x2809 (= (_ bv57 7) old.ffn.gate.split)))
 (let (($x1330 (or $x2135 $x598 (and $x542 old.ffn.width.padded $x23) (and $x1104 old.ffn.width.leads))))
 (let ((?x2844 (ite (and $x542 old.ffn.width.filled (not $x598)) (_ bv96 7) (ite $x1330 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.gate.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x2828 (= (_ bv61 7) old.ffn.gate.split)))
 (= old.ffn.gate_state (ite $x2828 ?x2844 (ite $x2809 (ite $x4590 (_ bv96 7) (ite $x542 (_ bv21 7) (_ bv16 7))) ?x4944)))))))))))))))))))))
(assert
 (let (($x703 (not old.ffn.width.everywhere)))
 (let (($x2828 (= (_ bv61 7) old.ffn.gate.split)))
 (= old.ffn.gate_piece (ite (and $x2828 (not (= (_ bv96 7) old.ffn.gate_state)) $x703) (_ bv97 7) (_ bv96 7))))))
(assert
 (let ((?x1848 (ite old.ffn.up_left (_ bv92 7) (ite old.model.gated old.ffn.gate_piece old.ffn.up_piece))))
 (= old.ffn.product ?x1848)))
(assert
 (let ((?x313 (ite old.ffn.share_of_one (_ bv92 7) old.ffn.product)))
 (let (($x1147 (not old.ffn.share_of_one)))
 (let (($x612 (or old.ffn.first_reads (and old.ffn.gathers (= (_ bv97 7) old.ffn.product) $x1147))))
 (= old.ffn.product_in (ite (and (not (= (_ bv92 7) old.ffn.product)) $x612) (_ bv96 7) ?x313))))))
(assert
 (let (($x6510 (= (_ bv58 7) old.ffn.down.sum)))
 (let (($x2919 (< 1 old.tp)))
 (let (($x1141 (and $x2919 $x6510 (or (= (_ bv40 7) old.ffn.down.split) (= (_ bv92 7) old.ffn.product_in)))))
 (= old.stages.ffn_due $x1141)))))
(assert
 (let (($x4791 (= (_ bv53 7) old.stages.stream)))
 (let (($x105 (and $x4791 (or old.model.parallel old.layer.moe (not old.stages.ffn_due)))))
 (let (($x3028 (not old.model.parallel)))
 (let (($x2350 (not old.stages.leaves)))
 (let (($x1009 (or $x2350 (and old.layer.dense $x3028 (not (= (_ bv1 7) old.ffn.down.residual))) $x105)))
 (= old.stages.one_part $x1009)))))))
(assert
 (= old.layer.dense true))
(assert
 (= old.layer.moe false))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x3013 (= (_ bv57 7) new.ffn.down.collective)))
 (let (($x2393 (= (_ bv10 7) new.ffn.down.collective)))
 (or (= (_ bv4 7) new.ffn.down.collective) (= (_ bv5 7) new.ffn.down.collective) $x2393 $x3013 (= (_ bv73 7) new.ffn.down.collective)))))
(assert
 (let (($x4892 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x2368 (= (_ bv10 7) new.ffn.down.input)))
 (or $x2368 $x4892 (= (_ bv63 7) new.ffn.down.input)))))
(assert
 (let (($x2441 (= (_ bv1 7) new.ffn.down.residual)))
 (or $x2441 (= (_ bv23 7) new.ffn.down.residual) (= (_ bv27 7) new.ffn.down.residual) (= (_ bv29 7) new.ffn.down.residual))))
(assert
 (let (($x4638 (= (_ bv57 7) new.ffn.down.split)))
 (let (($x2461 (= (_ bv40 7) new.ffn.down.split)))
 (or $x2461 $x4638 (= (_ bv61 7) new.ffn.down.split)))))
(assert
 (let (($x1287 (= (_ bv58 7) new.ffn.down.sum)))
 (or (= (_ bv15 7) new.ffn.down.sum) $x1287)))
(assert
 (let (($x2571 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x4641 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x4268 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x3005 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x3150 (= (_ bv4 7) new.ffn.gate.collective)))
 (or $x3150 $x3005 $x4268 $x4641 $x2571)))))))
(assert
 (let (($x3204 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x4384 (= (_ bv57 7) new.ffn.gate.split)))
 (or (= (_ bv40 7) new.ffn.gate.split) $x4384 $x3204))))
(assert
 (let (($x3131 (= (_ bv15 7) new.ffn.gate.sum)))
 (or (= (_ bv0 7) new.ffn.gate.sum) $x3131 (= (_ bv24 7) new.ffn.gate.sum) (= (_ bv69 7) new.ffn.gate.sum))))
(assert
 (let (($x795 (= (_ bv73 7) new.ffn.up.collective)))
 (let (($x697 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x998 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x6601 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x2457 (= (_ bv4 7) new.ffn.up.collective)))
 (or $x2457 $x6601 $x998 $x697 $x795)))))))
(assert
 (let (($x2048 (= (_ bv61 7) new.ffn.up.split)))
 (let (($x781 (= (_ bv57 7) new.ffn.up.split)))
 (let (($x729 (= (_ bv40 7) new.ffn.up.split)))
 (or $x729 $x781 $x2048)))))
(assert
 (let (($x4505 (= (_ bv24 7) new.ffn.up.sum)))
 (let (($x2616 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x676 (= (_ bv0 7) new.ffn.up.sum)))
 (or $x676 $x2616 $x4505 (= (_ bv69 7) new.ffn.up.sum))))))
(assert
 (and (<= 1 new.ffn.width.block)))
(assert
 (and (<= 0 new.ffn.width.given_least)))
(assert
 (let (($x3074 (= (_ bv99 7) new.ffn.width.kind)))
 (let (($x753 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x3043 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x6589 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x6416 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x4326 (= (_ bv56 7) new.ffn.width.kind)))
 (let (($x871 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x2880 (= (_ bv26 7) new.ffn.width.kind)))
 (let (($x2984 (= (_ bv18 7) new.ffn.width.kind)))
 (let (($x3217 (= (_ bv11 7) new.ffn.width.kind)))
 (or $x3217 $x2984 $x2880 $x871 $x4326 $x6416 $x6589 $x3043 $x753 $x3074))))))))))))
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
 (let (($x345 (= (_ bv38 7) new.stages.send)))
 (let (($x316 (= (_ bv14 7) new.stages.send)))
 (let (($x4452 (= (_ bv10 7) new.stages.send)))
 (or $x4452 $x316 $x345 (= (_ bv59 7) new.stages.send) (= (_ bv75 7) new.stages.send))))))
(assert
 (let (($x894 (= (_ bv53 7) new.stages.stream)))
 (or $x894 (= (_ bv84 7) new.stages.stream))))
(assert
 (and (<= 1 new.stages.visits)))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let ((?x6452 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x576 (div (* ?x6452 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x1405 (= (- 1) new.ffn.width.n)))
 (let ((?x2721 (ite (or $x1405 (< (* ?x576 new.ffn.width.parts) new.ffn.width.n)) 0 1)))
 (let ((?x5037 (ite (= 0 (mod new.ffn.width.multiple new.ffn.width.parts)) 1 ?x2721)))
 (let (($x6416 (= (_ bv65 7) new.ffn.width.kind)))
 (let ((?x2311 (ite (or $x1405 (not (= 0 (mod new.ffn.width.n new.ffn.width.parts)))) 0 1)))
 (let (($x2880 (= (_ bv26 7) new.ffn.width.kind)))
 (let ((?x2746 (ite $x2880 (ite (and $x1405 (= 1 new.ffn.width.parts)) 1 ?x2311) (ite $x6416 ?x5037 new.ffn.width.given_least))))
 (let (($x4326 (= (_ bv56 7) new.ffn.width.kind)))
 (let (($x3074 (= (_ bv99 7) new.ffn.width.kind)))
 (let (($x3043 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x3217 (= (_ bv11 7) new.ffn.width.kind)))
 (let (($x2984 (= (_ bv18 7) new.ffn.width.kind)))
 (let (($x753 (= (_ bv96 7) new.ffn.width.kind)))
 (let ((?x437 (ite $x753 new.ffn.width.parts (ite (or $x2984 $x3217 $x3043 $x3074 $x4326) 1 ?x2746))))
 (= new.ffn.width.least ?x437))))))))))))))))))
(assert
 (let ((?x6452 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x576 (div (* ?x6452 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x2107 (< 1 new.ffn.width.parts)))
 (let (($x6416 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.filled (and $x6416 $x2107 (= ?x576 new.ffn.width.n))))))))
(assert
 (let ((?x6452 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x576 (div (* ?x6452 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x2107 (< 1 new.ffn.width.parts)))
 (let (($x6416 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.leads (and $x6416 $x2107 (<= new.ffn.width.n ?x576))))))))
(assert
 (let (($x6416 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x2502 (and $x6416 (not (= 0 (mod new.ffn.width.n new.ffn.width.multiple))))))
 (= new.ffn.width.padded $x2502))))
(assert
 (let (($x1405 (= (- 1) new.ffn.width.n)))
 (let (($x2880 (= (_ bv26 7) new.ffn.width.kind)))
 (let (($x1030 (ite $x2880 (or $x1405 (<= new.ffn.width.parts new.ffn.width.n)) (or $x1405 (< 1 new.ffn.width.n)))))
 (let ((?x6452 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x576 (div (* ?x6452 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x6416 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x3043 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x644 (ite $x3043 (or $x1405 (< new.ffn.width.block new.ffn.width.n)) (ite $x6416 (or $x1405 (< ?x576 new.ffn.width.n)) $x1030))))
 (let (($x814 (ite (or (= (_ bv96 7) new.ffn.width.kind) (= 1 new.ffn.width.parts)) false $x644)))
 (let (($x871 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x6589 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x4885 (or $x6589 $x871)))
 (= new.ffn.width.moved (ite $x4885 new.ffn.width.given_moved $x814)))))))))))))))
(assert
 (= new.ffn.lead (ite new.model.gated new.ffn.gate.split new.ffn.up.split)))
(assert
 (let (($x4892 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x59 (or $x4892 (and (= (_ bv10 7) new.ffn.down.input) (not (= (_ bv40 7) new.ffn.down.split))))))
 (= new.ffn.gathers $x59))))
(assert
 (= new.ffn.piece_of_one (and new.ffn.width.filled (= (_ bv40 7) new.ffn.down.split))))
(assert
 (let (($x753 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x5300 (or $x753 (and (= 1 new.ffn.width.parts) (not new.ffn.width.padded)))))
 (let (($x871 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x6589 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x4885 (or $x6589 $x871)))
 (= new.ffn.width.everywhere (ite $x4885 new.ffn.width.given_everywhere $x5300))))))))
(assert
 (let (($x2572 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x6471 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x3536 (or (not (= (_ bv4 7) new.ffn.gate.collective)) $x6471)))
 (let (($x2736 (ite new.model.gated $x3536 (or (not (= (_ bv4 7) new.ffn.up.collective)) $x2572))))
 (let (($x4638 (= (_ bv57 7) new.ffn.down.split)))
 (let (($x4337 (and new.ffn.width.filled $x4638 (not (and new.ffn.gathers (= (_ bv61 7) new.ffn.lead) $x2736)))))
 (= new.ffn.piece_kept $x4337))))))))
(assert
 (let (($x569 (not new.ffn.width.moved)))
 (let (($x3074 (= (_ bv99 7) new.ffn.width.kind)))
 (let (($x3043 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x3217 (= (_ bv11 7) new.ffn.width.kind)))
 (let (($x2984 (= (_ bv18 7) new.ffn.width.kind)))
 (let (($x3751 (or new.ffn.width.everywhere new.ffn.width.filled (and (or $x2984 $x3217 $x3043 $x3074) $x569))))
 (let (($x871 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x6589 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x4885 (or $x6589 $x871)))
 (= new.ffn.width.undivided (ite $x4885 new.ffn.width.given_undivided $x3751))))))))))))
(assert
 (let (($x569 (not new.ffn.width.moved)))
 (let (($x1352 (and new.ffn.width.everywhere $x569)))
 (= new.ffn.in_place (or $x1352 new.ffn.width.filled)))))
(assert
 (let (($x2082 (and (or (not new.ffn.down.group.tp) (= 1 new.tp)) (or (not new.ffn.down.group.dp) (= 1 new.dp)) (or (not new.ffn.down.group.sp) (= 1 new.sp)) (or (not new.ffn.down.group.pp) (= 1 new.pp)))))
 (let (($x2393 (= (_ bv10 7) new.ffn.down.collective)))
 (let (($x3013 (= (_ bv57 7) new.ffn.down.collective)))
 (let (($x1610 (and new.ffn.piece_kept new.stream.first_keeps_all (or (or $x3013 $x2393) $x2082))))
 (= new.ffn.first_reads $x1610))))))
(assert
 (let (($x6471 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x3536 (or (not (= (_ bv4 7) new.ffn.gate.collective)) $x6471)))
 (let (($x3204 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x481 (= new.ffn.width.least new.ffn.width.parts)))
 (let (($x2461 (= (_ bv40 7) new.ffn.down.split)))
 (let (($x4638 (= (_ bv57 7) new.ffn.down.split)))
 (let (($x6601 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x998 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x3042 (or $x998 $x6601)))
 (let (($x2572 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x729 (= (_ bv40 7) new.ffn.up.split)))
 (let (($x943 (< 1 new.tp)))
 (let (($x2455 (and new.model.gated $x943 $x729 $x2572 $x3042 (not (= (_ bv24 7) new.ffn.up.sum)) (or $x4638 (and $x2461 (and new.ffn.width.undivided $x481))) (not (and new.ffn.gathers $x3204 $x3536)))))
 (= new.ffn.up_idle $x2455)))))))))))))))
(assert
 (let (($x569 (not new.ffn.width.moved)))
 (let (($x1352 (and new.ffn.width.everywhere $x569)))
 (let ((?x4681 (ite $x1352 (_ bv96 7) (ite new.ffn.width_twice_back (ite new.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x943 (< 1 new.tp)))
 (let ((?x2083 (ite new.ffn.width.everywhere (_ bv96 7) (ite new.ffn.piece_of_one (_ bv97 7) (ite new.model.gated (_ bv97 7) (_ bv16 7))))))
 (let (($x795 (= (_ bv73 7) new.ffn.up.collective)))
 (let (($x6601 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x998 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x3042 (or $x998 $x6601)))
 (let (($x2616 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x697 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x3464 (or $x697 (not (or $x2616 (and new.model.gated (= (_ bv0 7) new.ffn.up.sum)))) new.ffn.up_idle)))
 (let (($x2572 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x4587 (or $x998 $x697)))
 (let ((?x4810 (ite (or $x4587 $x2572 (and (= (_ bv4 7) new.ffn.up.collective) new.ffn.in_place)) (_ bv96 7) (ite $x6601 (_ bv21 7) (_ bv16 7)))))
 (let (($x781 (= (_ bv57 7) new.ffn.up.split)))
 (let ((?x4856 (ite $x781 ?x4810 (ite $x3464 (_ bv92 7) (ite $x3042 (_ bv96 7) (ite $x795 ?x2083 (ite $x943 (_ bv16 7) ?x4681)))))))
 (let (($x4450 (or $x4587 $x2572 (and $x6601 new.ffn.width.padded $x569) (and $x795 new.ffn.width.leads))))
 (let ((?x5375 (ite (and $x6601 new.ffn.width.filled (not $x2572)) (_ bv96 7) (ite $x4450 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x2048 (= (_ bv61 7) new.ffn.up.split)))
 (= new.ffn.up_state (ite $x2048 ?x5375 ?x4856)))))))))))))))))))))))
(assert
 (let (($x4850 (not new.ffn.width.everywhere)))
 (let (($x6629 (and (or (= (_ bv61 7) new.ffn.up.split) (= (_ bv97 7) new.ffn.up_state)) (not (= (_ bv96 7) new.ffn.up_state)) $x4850)))
 (= new.ffn.up_piece (ite $x6629 (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x4505 (= (_ bv24 7) new.ffn.up.sum)))
 (let (($x697 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x1942 (and new.model.gated (= (_ bv92 7) new.ffn.up_state) (or $x697 $x4505 new.ffn.up_idle))))
 (= new.ffn.up_left $x1942)))))
(assert
 (let (($x2134 (not new.ffn.up_left)))
 (let (($x5258 (not new.model.joint)))
 (let (($x1335 (and new.ffn.piece_kept new.model.gated $x5258 (= (_ bv97 7) new.ffn.up_piece) $x2134)))
 (= new.ffn.share_of_one $x1335)))))
(assert
 (let (($x569 (not new.ffn.width.moved)))
 (let (($x1352 (and new.ffn.width.everywhere $x569)))
 (let (($x943 (< 1 new.tp)))
 (let ((?x446 (ite $x943 (_ bv16 7) (ite $x1352 (_ bv96 7) (ite new.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x4788 (ite new.ffn.width.everywhere (_ bv96 7) (ite (or new.ffn.piece_of_one new.ffn.share_of_one) (_ bv97 7) (_ bv16 7)))))
 (let (($x2571 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x3005 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x4268 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x4641 (= (_ bv57 7) new.ffn.gate.collective)))
 (let ((?x1214 (ite (or $x4641 (not (= (_ bv15 7) new.ffn.gate.sum))) (_ bv92 7) (ite (or $x4268 $x3005) (_ bv96 7) (ite $x2571 ?x4788 ?x446)))))
 (let (($x6471 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x186 (or $x4268 $x4641)))
 (let (($x4778 (or $x186 $x6471 (and (= (_ bv4 7) new.ffn.gate.collective) new.ffn.in_place))))
 (let (($x4384 (= (_ bv57 7) new.ffn.gate.split)))
 (let (($x6494 (or $x186 $x6471 (and $x3005 new.ffn.width.padded $x569) (and $x2571 new.ffn.width.leads))))
 (let ((?x2203 (ite (and $x3005 new.ffn.width.filled (not $x6471)) (_ bv96 7) (ite $x6494 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.gate.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x3204 (= (_ bv61 7) new.ffn.gate.split)))
 (= new.ffn.gate_state (ite $x3204 ?x2203 (ite $x4384 (ite $x4778 (_ bv96 7) (ite $x3005 (_ bv21 7) (_ bv16 7))) ?x1214)))))))))))))))))))))
(assert
 (let (($x4850 (not new.ffn.width.everywhere)))
 (let (($x3204 (= (_ bv61 7) new.ffn.gate.split)))
 (= new.ffn.gate_piece (ite (and $x3204 (not (= (_ bv96 7) new.ffn.gate_state)) $x4850) (_ bv97 7) (_ bv96 7))))))
(assert
 (let ((?x2366 (ite new.ffn.up_left (_ bv92 7) (ite new.model.gated new.ffn.gate_piece new.ffn.up_piece))))
 (= new.ffn.product ?x2366)))
(assert
 (let ((?x4451 (ite new.ffn.share_of_one (_ bv92 7) new.ffn.product)))
 (let (($x5213 (not new.ffn.share_of_one)))
 (let (($x6483 (or new.ffn.first_reads (and new.ffn.gathers (= (_ bv97 7) new.ffn.product) $x5213))))
 (= new.ffn.product_in (ite (and (not (= (_ bv92 7) new.ffn.product)) $x6483) (_ bv96 7) ?x4451))))))
(assert
 (let (($x1287 (= (_ bv58 7) new.ffn.down.sum)))
 (let (($x943 (< 1 new.tp)))
 (let (($x4503 (and $x943 $x1287 (or (= (_ bv40 7) new.ffn.down.split) (= (_ bv92 7) new.ffn.product_in)))))
 (= new.stages.ffn_due $x4503)))))
(assert
 (let (($x894 (= (_ bv53 7) new.stages.stream)))
 (let (($x2908 (and $x894 (or new.model.parallel new.layer.moe (not new.stages.ffn_due)))))
 (let (($x657 (not new.model.parallel)))
 (let (($x5198 (not new.stages.leaves)))
 (let (($x5587 (or $x5198 (and new.layer.dense $x657 (not (= (_ bv1 7) new.ffn.down.residual))) $x2908)))
 (= new.stages.one_part $x5587)))))))
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
 (let (($x71 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x500 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x5165 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1454 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x4813 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x4813 $x1454 $x5165 $x500 $x71)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x4367 (* old.sp old.tp)))
 (<= old.moe.block ?x4367)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x4367 (* old.sp old.tp)))
 (= old.stage.ranks ?x4367)))
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
 (let (($x1320 (not old.moe.group.sp)))
 (let (($x523 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x523 $x1320))))
(assert
 (let ((?x3562 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3562)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x669 (or (= 1 new.stages.visits) (or (= (_ bv10 7) new.stages.send) (= (_ bv14 7) new.stages.send)) (and (= (_ bv38 7) new.stages.send) new.stages.one_part))))
 (not $x669)))
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
 (let (($x5351 (= (_ bv42 7) old.batch.idle)))
 (or $x5351 (= (_ bv87 7) old.batch.idle))))
(assert
 (and (<= 0 old.batch.sequences.given_least)))
(assert
 (let (($x71 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4813 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x500 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x5285 (= (_ bv65 7) old.batch.sequences.kind)))
 (let (($x2992 (= (_ bv56 7) old.batch.sequences.kind)))
 (let (($x2381 (= (_ bv26 7) old.batch.sequences.kind)))
 (let (($x5165 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1454 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1454 $x5165 $x2381 (= (_ bv48 7) old.batch.sequences.kind) $x2992 $x5285 (= (_ bv86 7) old.batch.sequences.kind) $x500 $x4813 $x71))))))))))
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
 (let ((?x4301 (div (- (+ old.batch.sequences.n old.batch.sequences.multiple) 1) old.batch.sequences.multiple)))
 (let ((?x5328 (* (div (* ?x4301 old.batch.sequences.multiple) old.batch.sequences.parts) old.batch.sequences.parts)))
 (let (($x791 (= (- 1) old.batch.sequences.n)))
 (let ((?x2449 (ite (= 0 (mod old.batch.sequences.multiple old.batch.sequences.parts)) 1 (ite (or $x791 (< ?x5328 old.batch.sequences.n)) 0 1))))
 (let (($x5285 (= (_ bv65 7) old.batch.sequences.kind)))
 (let (($x4492 (or $x791 (not (= 0 (mod old.batch.sequences.n old.batch.sequences.parts))))))
 (let ((?x320 (ite (and $x791 (= 1 old.batch.sequences.parts)) 1 (ite $x4492 0 1))))
 (let (($x2381 (= (_ bv26 7) old.batch.sequences.kind)))
 (let (($x2992 (= (_ bv56 7) old.batch.sequences.kind)))
 (let (($x71 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x500 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x1454 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x5165 (= (_ bv18 7) old.batch.sequences.kind)))
 (let ((?x1793 (ite (or $x5165 $x1454 $x500 $x71 $x2992) 1 (ite $x2381 ?x320 (ite $x5285 ?x2449 old.batch.sequences.given_least)))))
 (let (($x4813 (= (_ bv96 7) old.batch.sequences.kind)))
 (= old.batch.sequences.least (ite $x4813 old.batch.sequences.parts ?x1793))))))))))))))))))
(assert
 (= old.batch.sequences.beyond old.batch.sequences.given_beyond))
(assert
 (and (<= 0 new.batch.sequences.given_least)))
(assert
 (let (($x2343 (= (_ bv99 7) new.batch.sequences.kind)))
 (let (($x4772 (= (_ bv96 7) new.batch.sequences.kind)))
 (let (($x1082 (= (_ bv91 7) new.batch.sequences.kind)))
 (let (($x822 (= (_ bv65 7) new.batch.sequences.kind)))
 (let (($x1178 (= (_ bv56 7) new.batch.sequences.kind)))
 (let (($x1919 (= (_ bv26 7) new.batch.sequences.kind)))
 (let (($x1213 (= (_ bv18 7) new.batch.sequences.kind)))
 (let (($x1652 (= (_ bv11 7) new.batch.sequences.kind)))
 (or $x1652 $x1213 $x1919 (= (_ bv48 7) new.batch.sequences.kind) $x1178 $x822 (= (_ bv86 7) new.batch.sequences.kind) $x1082 $x4772 $x2343))))))))))
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
 (let ((?x4285 (div (- (+ new.batch.sequences.n new.batch.sequences.multiple) 1) new.batch.sequences.multiple)))
 (let ((?x1176 (* (div (* ?x4285 new.batch.sequences.multiple) new.batch.sequences.parts) new.batch.sequences.parts)))
 (let (($x1216 (= (- 1) new.batch.sequences.n)))
 (let ((?x2146 (ite (= 0 (mod new.batch.sequences.multiple new.batch.sequences.parts)) 1 (ite (or $x1216 (< ?x1176 new.batch.sequences.n)) 0 1))))
 (let (($x822 (= (_ bv65 7) new.batch.sequences.kind)))
 (let (($x5260 (or $x1216 (not (= 0 (mod new.batch.sequences.n new.batch.sequences.parts))))))
 (let ((?x723 (ite (and $x1216 (= 1 new.batch.sequences.parts)) 1 (ite $x5260 0 1))))
 (let (($x1919 (= (_ bv26 7) new.batch.sequences.kind)))
 (let (($x1178 (= (_ bv56 7) new.batch.sequences.kind)))
 (let (($x2343 (= (_ bv99 7) new.batch.sequences.kind)))
 (let (($x1082 (= (_ bv91 7) new.batch.sequences.kind)))
 (let (($x1652 (= (_ bv11 7) new.batch.sequences.kind)))
 (let (($x1213 (= (_ bv18 7) new.batch.sequences.kind)))
 (let ((?x4625 (ite (or $x1213 $x1652 $x1082 $x2343 $x1178) 1 (ite $x1919 ?x723 (ite $x822 ?x2146 new.batch.sequences.given_least)))))
 (let (($x4772 (= (_ bv96 7) new.batch.sequences.kind)))
 (= new.batch.sequences.least (ite $x4772 new.batch.sequences.parts ?x4625))))))))))))))))))
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
 (let (($x71 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x500 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x5165 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1454 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x4813 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x4813 $x1454 $x5165 $x500 $x71)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x4367 (* old.sp old.tp)))
 (<= old.moe.block ?x4367)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x4367 (* old.sp old.tp)))
 (= old.stage.ranks ?x4367)))
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
 (let (($x1320 (not old.moe.group.sp)))
 (let (($x523 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x523 $x1320))))
(assert
 (let ((?x3562 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3562)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x3523 (not new.batch.sequences.beyond)))
 (not (and (<= 1 new.batch.sequences.least) $x3523))))
(assert
 (let (($x18 (not old.batch.sequences.beyond)))
(and (<= 1 old.batch.sequences.least) $x18)))
(check-sat)

; from one replica to any number, question 123
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
(declare-fun old.attention.value_dim.kind () (_ BitVec 7))
(declare-fun old.attention.value_dim.multiple () Int)
(declare-fun old.attention.value_dim.n () Int)
(declare-fun old.attention.value_dim.parts () Int)
(declare-fun old.batch.idle () (_ BitVec 7))
(declare-fun old.batch.sequences.kind () (_ BitVec 7))
(declare-fun old.dp () Int)
(declare-fun old.handoff.cache () (_ BitVec 7))
(declare-fun old.model.positions () (_ BitVec 7))
(declare-fun old.moe.block () Int)
(declare-fun old.pp () Int)
(declare-fun old.sp () Int)
(declare-fun old.stage.ranks () Int)
(declare-fun old.tp () Int)
(declare-fun old.work.steps () Int)
(declare-fun old.attention.heads.filled () Bool)
(declare-fun old.attention.heads.padded () Bool)
(declare-fun old.attention.heads.given_moved () Bool)
(declare-fun old.attention.heads.moved () Bool)
(declare-fun old.attention.head_dim.filled () Bool)
(declare-fun old.attention.value_dim.filled () Bool)
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
(declare-fun new.attention.value_dim.kind () (_ BitVec 7))
(declare-fun new.attention.value_dim.multiple () Int)
(declare-fun new.attention.value_dim.n () Int)
(declare-fun new.attention.value_dim.parts () Int)
(declare-fun new.dp () Int)
(declare-fun new.handoff.cache () (_ BitVec 7))
(declare-fun new.model.positions () (_ BitVec 7))
(declare-fun new.moe.block () Int)
(declare-fun new.pp () Int)
(declare-fun new.sp () Int)
(declare-fun new.stage.ranks () Int)
(declare-fun new.tp () Int)
(declare-fun new.work.steps () Int)
(declare-fun new.attention.heads.filled () Bool)
(declare-fun new.attention.heads.padded () Bool)
(declare-fun new.attention.heads.given_moved () Bool)
(declare-fun new.attention.heads.moved () Bool)
(declare-fun new.attention.head_dim.filled () Bool)
(declare-fun new.attention.value_dim.filled () Bool)
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
 (let (($x6591 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x6591 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (and (<= 1 old.attention.heads.block)))
(assert
 (let (($x820 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x2320 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x3204 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x4850 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x5584 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x586 (= (_ bv26 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) $x586 $x5584 (= (_ bv56 7) old.attention.heads.kind) $x4850 $x3204 $x2320 $x820 (= (_ bv99 7) old.attention.heads.kind)))))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x162 (= (_ bv8 7) old.attention.pairs)))
 (or $x162 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x2412 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x4384 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x4419 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2951 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2770 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x2770 $x2951 $x4419 $x4384 $x2412)))))))
(assert
 (let (($x1696 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x1696 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x2366 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x692 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x6494 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2478 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x2478 $x6494 $x692 $x2366))))))
(assert
 (let (($x6483 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x6483 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x5351 (= (_ bv42 7) old.batch.idle)))
 (or $x5351 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x71 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4813 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x500 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x5165 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1454 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1454 $x5165 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x500 $x4813 $x71)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x1452 (= (_ bv29 7) old.handoff.cache)))
 (or (= (_ bv17 7) old.handoff.cache) $x1452 (= (_ bv50 7) old.handoff.cache) (= (_ bv90 7) old.handoff.cache))))
(assert
 (let (($x2106 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x2106)))
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
 (and (<= (- 1) old.work.steps)))
(assert
 (let ((?x316 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x3261 (div (* ?x316 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x4850 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x4865 (and $x4850 (< 1 old.attention.heads.parts) (= ?x3261 old.attention.heads.n))))
 (= old.attention.heads.filled $x4865))))))
(assert
 (let (($x556 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x4850 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x4850 $x556)))))
(assert
 (let (($x2134 (= (- 1) old.attention.heads.n)))
 (let (($x586 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x670 (ite $x586 (or $x2134 (<= old.attention.heads.parts old.attention.heads.n)) (or $x2134 (< 1 old.attention.heads.n)))))
 (let ((?x316 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x3261 (div (* ?x316 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x4850 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x2320 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x4390 (ite $x2320 (or $x2134 (< old.attention.heads.block old.attention.heads.n)) (ite $x4850 (or $x2134 (< ?x3261 old.attention.heads.n)) $x670))))
 (let (($x5258 (= 1 old.attention.heads.parts)))
 (let (($x820 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x5584 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x3204 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x462 (or $x3204 $x5584)))
 (let (($x5298 (ite $x462 old.attention.heads.given_moved (ite (or $x820 $x5258) false $x4390))))
 (= old.attention.heads.moved $x5298))))))))))))))))
(assert
 (let ((?x6601 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2716 (div (* ?x6601 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x6591 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x4840 (and $x6591 (< 1 old.attention.head_dim.parts) (= ?x2716 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x4840))))))
(assert
 (let ((?x798 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x1188 (* (div (- ?x798 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x6483 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x4587 (and $x6483 (< 1 old.attention.value_dim.parts) (= (div ?x1188 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x4587))))))
(assert
 (let (($x795 (not old.attention.heads.padded)))
 (let (($x5258 (= 1 old.attention.heads.parts)))
 (let (($x820 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x5584 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x3204 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x462 (or $x3204 $x5584)))
 (let (($x2457 (ite $x462 old.attention.heads.given_everywhere (or $x820 (and $x5258 $x795)))))
 (= old.attention.heads.everywhere $x2457)))))))))
(assert
 (let (($x2412 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2770 (= (_ bv4 7) old.attention.qkv.collective)))
 (let (($x4384 (= (_ bv57 7) old.attention.qkv.collective)))
 (let ((?x2064 (ite (or $x4384 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x2770 $x2412) (_ bv16 7) (_ bv96 7)))))
 (let (($x6494 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2951 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x4856 (and $x2951 $x6494 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x2478 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2388 (and $x2951 $x2478 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x219 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x4419 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1902 (or $x4419 $x4384)))
 (let ((?x729 (ite (or $x1902 $x219) old.attention.qkv.split (ite (or $x2770 $x2388 $x4856) (_ bv96 7) (_ bv16 7)))))
 (let (($x2366 (= (_ bv57 7) old.attention.qkv.split)))
 (let ((?x3536 (ite $x2366 (ite (or $x1902 $x219 old.model.query_latent) (_ bv96 7) (ite $x2951 (_ bv21 7) (_ bv16 7))) (ite (not (= (_ bv40 7) old.attention.qkv.split)) ?x729 ?x2064))))
 (= old.attention.q ?x3536)))))))))))))))))
(assert
 (let (($x6378 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x6378 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (and (<= 1 new.attention.heads.block)))
(assert
 (let (($x2663 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x3074 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x3043 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x3217 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x4885 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x871 (= (_ bv26 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) $x871 $x4885 (= (_ bv56 7) new.attention.heads.kind) $x3217 $x3043 $x3074 $x2663 (= (_ bv99 7) new.attention.heads.kind)))))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x2410 (= (_ bv8 7) new.attention.pairs)))
 (or $x2410 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x6524 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x369 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x4824 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x753 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3216 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x3216 $x753 $x4824 $x369 $x6524)))))))
(assert
 (let (($x3224 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x3224 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x2368 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x4892 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2540 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x6369 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x6369 $x2540 $x4892 $x2368))))))
(assert
 (let (($x5394 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x5394 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1725 (= (_ bv29 7) new.handoff.cache)))
 (or (= (_ bv17 7) new.handoff.cache) $x1725 (= (_ bv50 7) new.handoff.cache) (= (_ bv90 7) new.handoff.cache))))
(assert
 (let (($x644 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x644)))
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
 (and (<= (- 1) new.work.steps)))
(assert
 (let ((?x4415 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x2274 (div (* ?x4415 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x3217 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x2484 (and $x3217 (< 1 new.attention.heads.parts) (= ?x2274 new.attention.heads.n))))
 (= new.attention.heads.filled $x2484))))))
(assert
 (let (($x6574 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x3217 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x3217 $x6574)))))
(assert
 (let (($x5274 (= (- 1) new.attention.heads.n)))
 (let (($x871 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x2746 (ite $x871 (or $x5274 (<= new.attention.heads.parts new.attention.heads.n)) (or $x5274 (< 1 new.attention.heads.n)))))
 (let ((?x4415 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x2274 (div (* ?x4415 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x3217 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x3074 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x437 (ite $x3074 (or $x5274 (< new.attention.heads.block new.attention.heads.n)) (ite $x3217 (or $x5274 (< ?x2274 new.attention.heads.n)) $x2746))))
 (let (($x208 (= 1 new.attention.heads.parts)))
 (let (($x2663 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x4885 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x3043 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x4679 (or $x3043 $x4885)))
 (let (($x1915 (ite $x4679 new.attention.heads.given_moved (ite (or $x2663 $x208) false $x437))))
 (= new.attention.heads.moved $x1915))))))))))))))))
(assert
 (let ((?x3880 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2097 (div (* ?x3880 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x6378 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1212 (and $x6378 (< 1 new.attention.head_dim.parts) (= ?x2097 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x1212))))))
(assert
 (let ((?x2837 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x1371 (* (div ?x2837 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x5394 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x6658 (and $x5394 (< 1 new.attention.value_dim.parts) (= (div ?x1371 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x6658))))))
(assert
 (let (($x2563 (not new.attention.heads.padded)))
 (let (($x208 (= 1 new.attention.heads.parts)))
 (let (($x2663 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x4885 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x3043 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x4679 (or $x3043 $x4885)))
 (let (($x1022 (ite $x4679 new.attention.heads.given_everywhere (or $x2663 (and $x208 $x2563)))))
 (= new.attention.heads.everywhere $x1022)))))))))
(assert
 (let (($x6524 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x3216 (= (_ bv4 7) new.attention.qkv.collective)))
 (let (($x369 (= (_ bv57 7) new.attention.qkv.collective)))
 (let ((?x903 (ite (or $x369 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x3216 $x6524) (_ bv16 7) (_ bv96 7)))))
 (let (($x4586 (or new.model.latent new.attention.kv_filled)))
 (let (($x2540 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x753 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x6302 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x6369 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1424 (and $x753 $x6369 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x6302)))
 (let ((?x5050 (ite (or $x3216 $x1424 (and $x753 $x2540 new.attention.heads.filled $x4586)) (_ bv96 7) (_ bv16 7))))
 (let (($x4851 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x4824 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x24 (or $x4824 $x369)))
 (let ((?x2350 (ite (not (= (_ bv40 7) new.attention.qkv.split)) (ite (or $x24 $x4851) new.attention.qkv.split ?x5050) ?x903)))
 (let (($x2368 (= (_ bv57 7) new.attention.qkv.split)))
 (let ((?x3028 (ite $x2368 (ite (or $x24 $x4851 new.model.query_latent) (_ bv96 7) (ite $x753 (_ bv21 7) (_ bv16 7))) ?x2350)))
 (= new.attention.q ?x3028)))))))))))))))))))
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
 (= old.handoff.cache new.handoff.cache))
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
 (= old.work.steps new.work.steps))
(assert
 (= (_ bv42 7) old.batch.idle))
(assert
 (let (($x71 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x500 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x5165 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1454 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x4813 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x4813 $x1454 $x5165 $x500 $x71)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x4367 (* old.sp old.tp)))
 (<= old.moe.block ?x4367)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x4367 (* old.sp old.tp)))
 (= old.stage.ranks ?x4367)))
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
 (let (($x1320 (not old.moe.group.sp)))
 (let (($x523 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x523 $x1320))))
(assert
 (let ((?x3562 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3562)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x5109 (not new.attention.heads.everywhere)))
 (let (($x3080 (not new.attention.heads.moved)))
 (let (($x775 (= 1 new.tp)))
 (let (($x5264 (or (= 0 new.work.steps) (not (= (_ bv29 7) new.handoff.cache)) $x775 (and (= (_ bv37 7) new.attention.q) $x3080 $x5109))))
 (not $x5264))))))
(assert
 (let (($x875 (not old.attention.heads.everywhere)))
(let (($x1595 (not old.attention.heads.moved)))
(let (($x781 (= 1 old.tp)))
(or (= 0 old.work.steps) (not (= (_ bv29 7) old.handoff.cache)) $x781 (and (= (_ bv37 7) old.attention.q) $x1595 $x875))))))
(check-sat)

; from one replica to any number, question 124
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
(declare-fun old.hidden.filled () Bool)
(declare-fun old.hidden.padded () Bool)
(declare-fun old.hidden.least () Int)
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
(declare-fun new.hidden.filled () Bool)
(declare-fun new.hidden.padded () Bool)
(declare-fun new.hidden.least () Int)
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
 (let (($x3069 (= (_ bv61 7) old.attention.out.split)))
 (or (= (_ bv40 7) old.attention.out.split) (= (_ bv57 7) old.attention.out.split) $x3069)))
(assert
 (let (($x692 (= (_ bv40 7) old.attention.qkv.split)))
 (or (= (_ bv36 7) old.attention.qkv.split) (= (_ bv37 7) old.attention.qkv.split) $x692 (= (_ bv57 7) old.attention.qkv.split))))
(assert
 (let (($x5351 (= (_ bv42 7) old.batch.idle)))
 (or $x5351 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x71 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4813 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x500 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x5165 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1454 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1454 $x5165 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x500 $x4813 $x71)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x791 (= (_ bv38 7) old.embedding.split)))
 (or $x791 (= (_ bv57 7) old.embedding.split) (= (_ bv95 7) old.embedding.split))))
(assert
 (let (($x1873 (= (_ bv61 7) old.ffn.down.split)))
 (or (= (_ bv40 7) old.ffn.down.split) (= (_ bv57 7) old.ffn.down.split) $x1873)))
(assert
 (let (($x2022 (= (_ bv40 7) old.ffn.gate.split)))
 (or $x2022 (= (_ bv57 7) old.ffn.gate.split) (= (_ bv61 7) old.ffn.gate.split))))
(assert
 (let (($x1203 (= (_ bv40 7) old.ffn.up.split)))
 (or $x1203 (= (_ bv57 7) old.ffn.up.split) (= (_ bv61 7) old.ffn.up.split))))
(assert
 (and (<= 1 old.hidden.block)))
(assert
 (and (<= 0 old.hidden.given_least)))
(assert
 (and (<= 0 old.hidden.given_most)))
(assert
 (let (($x1104 (= (_ bv99 7) old.hidden.kind)))
 (let (($x2384 (= (_ bv96 7) old.hidden.kind)))
 (let (($x4727 (= (_ bv91 7) old.hidden.kind)))
 (let (($x1152 (= (_ bv86 7) old.hidden.kind)))
 (let (($x973 (= (_ bv65 7) old.hidden.kind)))
 (let (($x935 (= (_ bv56 7) old.hidden.kind)))
 (let (($x5244 (= (_ bv48 7) old.hidden.kind)))
 (let (($x4752 (= (_ bv26 7) old.hidden.kind)))
 (let (($x5011 (= (_ bv18 7) old.hidden.kind)))
 (let (($x2807 (= (_ bv11 7) old.hidden.kind)))
 (or $x2807 $x5011 $x4752 $x5244 $x935 $x973 $x1152 $x4727 $x2384 $x1104))))))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x1158 (= (_ bv57 7) old.lm_head.collective)))
 (or (= (_ bv4 7) old.lm_head.collective) (= (_ bv5 7) old.lm_head.collective) (= (_ bv10 7) old.lm_head.collective) $x1158 (= (_ bv73 7) old.lm_head.collective))))
(assert
 (let (($x1709 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x3075 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x632 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x2348 (= (_ bv48 7) old.lm_head.cut.kind)))
 (or (= (_ bv11 7) old.lm_head.cut.kind) (= (_ bv18 7) old.lm_head.cut.kind) (= (_ bv26 7) old.lm_head.cut.kind) $x2348 (= (_ bv56 7) old.lm_head.cut.kind) $x632 $x3075 (= (_ bv91 7) old.lm_head.cut.kind) $x1709 (= (_ bv99 7) old.lm_head.cut.kind)))))))
(assert
 (and (<= 1 old.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) old.lm_head.cut.n)))
(assert
 (and (<= 1 old.lm_head.cut.parts)))
(assert
 (let (($x3451 (= (_ bv95 7) old.lm_head.split)))
 (let (($x6676 (= (_ bv40 7) old.lm_head.split)))
 (or $x6676 (= (_ bv57 7) old.lm_head.split) $x3451))))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x5096 (= (_ bv38 7) old.moe.router.split)))
 (or (= (_ bv28 7) old.moe.router.split) $x5096 (= (_ bv57 7) old.moe.router.split))))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x5149 (= (_ bv38 7) old.stream)))
 (or $x5149 (= (_ bv94 7) old.stream) (= (_ bv96 7) old.stream))))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let ((?x3633 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x762 (div (* ?x3633 old.hidden.multiple) old.hidden.parts)))
 (let (($x973 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x973 (< 1 old.hidden.parts) (= ?x762 old.hidden.n)))))))
(assert
 (let (($x973 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x973 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let ((?x3633 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x762 (div (* ?x3633 old.hidden.multiple) old.hidden.parts)))
 (let (($x976 (= (- 1) old.hidden.n)))
 (let ((?x3148 (ite (or $x976 (< (* ?x762 old.hidden.parts) old.hidden.n)) 0 1)))
 (let (($x973 (= (_ bv65 7) old.hidden.kind)))
 (let ((?x583 (ite $x973 (ite (= 0 (mod old.hidden.multiple old.hidden.parts)) 1 ?x3148) old.hidden.given_least)))
 (let ((?x4382 (ite (or $x976 (not (= 0 (mod old.hidden.n old.hidden.parts)))) 0 1)))
 (let (($x4752 (= (_ bv26 7) old.hidden.kind)))
 (let ((?x4441 (ite $x4752 (ite (and $x976 (= 1 old.hidden.parts)) 1 ?x4382) ?x583)))
 (let (($x935 (= (_ bv56 7) old.hidden.kind)))
 (let (($x1104 (= (_ bv99 7) old.hidden.kind)))
 (let (($x4727 (= (_ bv91 7) old.hidden.kind)))
 (let (($x2807 (= (_ bv11 7) old.hidden.kind)))
 (let (($x5011 (= (_ bv18 7) old.hidden.kind)))
 (let (($x2384 (= (_ bv96 7) old.hidden.kind)))
 (let ((?x1370 (ite $x2384 old.hidden.parts (ite (or $x5011 $x2807 $x4727 $x1104 $x935) 1 ?x4441))))
 (= old.hidden.least ?x1370))))))))))))))))))
(assert
 (let (($x5244 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1152 (= (_ bv86 7) old.hidden.kind)))
 (let (($x5062 (or $x1152 $x5244)))
 (let (($x2384 (= (_ bv96 7) old.hidden.kind)))
 (= old.hidden.most (ite $x2384 old.hidden.parts (ite $x5062 old.hidden.given_most 1))))))))
(assert
 (= old.hidden.beyond old.hidden.given_beyond))
(assert
 (let (($x4752 (= (_ bv26 7) old.hidden.kind)))
 (let (($x4630 (ite $x4752 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x3633 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x762 (div (* ?x3633 old.hidden.multiple) old.hidden.parts)))
 (let (($x976 (= (- 1) old.hidden.n)))
 (let (($x973 (= (_ bv65 7) old.hidden.kind)))
 (let (($x4727 (= (_ bv91 7) old.hidden.kind)))
 (let (($x4362 (ite $x4727 (or $x976 (< old.hidden.block old.hidden.n)) (ite $x973 (or $x976 (< ?x762 old.hidden.n)) $x4630))))
 (let (($x3059 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x4362)))
 (let (($x5244 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1152 (= (_ bv86 7) old.hidden.kind)))
 (let (($x5062 (or $x1152 $x5244)))
 (= old.hidden.moved (ite $x5062 old.hidden.given_moved $x3059)))))))))))))))
(assert
 (let (($x632 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x4345 (and $x632 (not (= 0 (mod old.lm_head.cut.n old.lm_head.cut.multiple))))))
 (= old.lm_head.cut.padded $x4345))))
(assert
 (let (($x3069 (= (_ bv61 7) old.attention.out.split)))
 (let (($x791 (= (_ bv38 7) old.embedding.split)))
 (let (($x5149 (= (_ bv38 7) old.stream)))
 (let (($x1820 (or $x5149 $x791 $x3069 (and old.layer.dense (= (_ bv61 7) old.ffn.down.split)))))
 (= old.hidden.gathered $x1820))))))
(assert
 (let (($x2384 (= (_ bv96 7) old.hidden.kind)))
 (let (($x5244 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1152 (= (_ bv86 7) old.hidden.kind)))
 (let (($x5062 (or $x1152 $x5244)))
 (let (($x381 (ite $x5062 old.hidden.given_everywhere (or $x2384 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x381)))))))
(assert
 (let (($x1709 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x268 (or $x1709 (and (= 1 old.lm_head.cut.parts) (not old.lm_head.cut.padded)))))
 (let (($x3138 (ite (or (= (_ bv86 7) old.lm_head.cut.kind) (= (_ bv48 7) old.lm_head.cut.kind)) old.lm_head.cut.given_everywhere $x268)))
 (= old.lm_head.cut.everywhere $x3138)))))
(assert
 (let (($x4816 (not old.hidden.moved)))
 (let (($x1104 (= (_ bv99 7) old.hidden.kind)))
 (let (($x4727 (= (_ bv91 7) old.hidden.kind)))
 (let (($x2807 (= (_ bv11 7) old.hidden.kind)))
 (let (($x5011 (= (_ bv18 7) old.hidden.kind)))
 (let (($x4674 (or old.hidden.everywhere old.hidden.filled (and (or $x5011 $x2807 $x4727 $x1104) $x4816))))
 (let (($x5244 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1152 (= (_ bv86 7) old.hidden.kind)))
 (let (($x5062 (or $x1152 $x5244)))
 (= old.hidden.undivided (ite $x5062 old.hidden.given_undivided $x4674))))))))))))
(assert
 (let (($x3737 (and (or (not old.lm_head.group.tp) (= 1 old.tp)) (or (not old.lm_head.group.dp) (= 1 old.dp)) (or (not old.lm_head.group.sp) (= 1 old.sp)) (or (not old.lm_head.group.pp) (= 1 old.pp)))))
 (let (($x1158 (= (_ bv57 7) old.lm_head.collective)))
 (let (($x265 (or $x1158 $x3737)))
 (let (($x6676 (= (_ bv40 7) old.lm_head.split)))
 (let (($x6492 (and $x6676 (and old.hidden.undivided (= old.hidden.least old.hidden.parts)) $x265)))
 (let (($x3451 (= (_ bv95 7) old.lm_head.split)))
 (let ((?x6608 (ite (and $x3451 old.lm_head.cut.everywhere $x265) (_ bv96 7) (ite $x3451 (_ bv95 7) (ite $x6492 (_ bv96 7) (ite $x6676 (_ bv92 7) (_ bv96 7)))))))
 (= old.lm_head.state ?x6608)))))))))
(assert
 (let (($x1203 (= (_ bv40 7) old.ffn.up.split)))
 (let (($x1035 (and old.layer.dense (or $x1203 (and old.model.gated (= (_ bv40 7) old.ffn.gate.split))))))
 (let (($x692 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x429 (or $x692 (= (_ bv92 7) old.lm_head.state) $x1035 (and old.layer.moe (= (_ bv38 7) old.moe.router.split)))))
 (= old.hidden.summed $x429))))))
(assert
 (= old.layer.dense false))
(assert
 (= old.layer.moe true))
(assert
 (let (($x6559 (= (_ bv61 7) new.attention.out.split)))
 (or (= (_ bv40 7) new.attention.out.split) (= (_ bv57 7) new.attention.out.split) $x6559)))
(assert
 (let (($x4892 (= (_ bv40 7) new.attention.qkv.split)))
 (or (= (_ bv36 7) new.attention.qkv.split) (= (_ bv37 7) new.attention.qkv.split) $x4892 (= (_ bv57 7) new.attention.qkv.split))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x2414 (= (_ bv38 7) new.embedding.split)))
 (or $x2414 (= (_ bv57 7) new.embedding.split) (= (_ bv95 7) new.embedding.split))))
(assert
 (let (($x963 (= (_ bv61 7) new.ffn.down.split)))
 (or (= (_ bv40 7) new.ffn.down.split) (= (_ bv57 7) new.ffn.down.split) $x963)))
(assert
 (let (($x2542 (= (_ bv40 7) new.ffn.gate.split)))
 (or $x2542 (= (_ bv57 7) new.ffn.gate.split) (= (_ bv61 7) new.ffn.gate.split))))
(assert
 (let (($x2155 (= (_ bv40 7) new.ffn.up.split)))
 (or $x2155 (= (_ bv57 7) new.ffn.up.split) (= (_ bv61 7) new.ffn.up.split))))
(assert
 (and (<= 1 new.hidden.block)))
(assert
 (and (<= 0 new.hidden.given_least)))
(assert
 (and (<= 0 new.hidden.given_most)))
(assert
 (let (($x4615 (= (_ bv99 7) new.hidden.kind)))
 (let (($x2111 (= (_ bv96 7) new.hidden.kind)))
 (let (($x2296 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1187 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1577 (= (_ bv65 7) new.hidden.kind)))
 (let (($x5382 (= (_ bv56 7) new.hidden.kind)))
 (let (($x1797 (= (_ bv48 7) new.hidden.kind)))
 (let (($x6189 (= (_ bv26 7) new.hidden.kind)))
 (let (($x5240 (= (_ bv18 7) new.hidden.kind)))
 (let (($x3774 (= (_ bv11 7) new.hidden.kind)))
 (or $x3774 $x5240 $x6189 $x1797 $x5382 $x1577 $x1187 $x2296 $x2111 $x4615))))))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x6631 (= (_ bv57 7) new.lm_head.collective)))
 (or (= (_ bv4 7) new.lm_head.collective) (= (_ bv5 7) new.lm_head.collective) (= (_ bv10 7) new.lm_head.collective) $x6631 (= (_ bv73 7) new.lm_head.collective))))
(assert
 (let (($x1750 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x6646 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x1155 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x579 (= (_ bv48 7) new.lm_head.cut.kind)))
 (or (= (_ bv11 7) new.lm_head.cut.kind) (= (_ bv18 7) new.lm_head.cut.kind) (= (_ bv26 7) new.lm_head.cut.kind) $x579 (= (_ bv56 7) new.lm_head.cut.kind) $x1155 $x6646 (= (_ bv91 7) new.lm_head.cut.kind) $x1750 (= (_ bv99 7) new.lm_head.cut.kind)))))))
(assert
 (and (<= 1 new.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) new.lm_head.cut.n)))
(assert
 (and (<= 1 new.lm_head.cut.parts)))
(assert
 (let (($x4860 (= (_ bv95 7) new.lm_head.split)))
 (let (($x585 (= (_ bv40 7) new.lm_head.split)))
 (or $x585 (= (_ bv57 7) new.lm_head.split) $x4860))))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x1194 (= (_ bv38 7) new.moe.router.split)))
 (or (= (_ bv28 7) new.moe.router.split) $x1194 (= (_ bv57 7) new.moe.router.split))))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x911 (= (_ bv38 7) new.stream)))
 (or $x911 (= (_ bv94 7) new.stream) (= (_ bv96 7) new.stream))))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let ((?x5354 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x6583 (div (* ?x5354 new.hidden.multiple) new.hidden.parts)))
 (let (($x1577 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x1577 (< 1 new.hidden.parts) (= ?x6583 new.hidden.n)))))))
(assert
 (let (($x1577 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x1577 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let ((?x5354 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x6583 (div (* ?x5354 new.hidden.multiple) new.hidden.parts)))
 (let (($x2063 (= (- 1) new.hidden.n)))
 (let ((?x1061 (ite (or $x2063 (< (* ?x6583 new.hidden.parts) new.hidden.n)) 0 1)))
 (let (($x1577 (= (_ bv65 7) new.hidden.kind)))
 (let ((?x5986 (ite $x1577 (ite (= 0 (mod new.hidden.multiple new.hidden.parts)) 1 ?x1061) new.hidden.given_least)))
 (let ((?x4342 (ite (or $x2063 (not (= 0 (mod new.hidden.n new.hidden.parts)))) 0 1)))
 (let (($x6189 (= (_ bv26 7) new.hidden.kind)))
 (let ((?x4267 (ite $x6189 (ite (and $x2063 (= 1 new.hidden.parts)) 1 ?x4342) ?x5986)))
 (let (($x5382 (= (_ bv56 7) new.hidden.kind)))
 (let (($x4615 (= (_ bv99 7) new.hidden.kind)))
 (let (($x2296 (= (_ bv91 7) new.hidden.kind)))
 (let (($x3774 (= (_ bv11 7) new.hidden.kind)))
 (let (($x5240 (= (_ bv18 7) new.hidden.kind)))
 (let (($x2111 (= (_ bv96 7) new.hidden.kind)))
 (let ((?x789 (ite $x2111 new.hidden.parts (ite (or $x5240 $x3774 $x2296 $x4615 $x5382) 1 ?x4267))))
 (= new.hidden.least ?x789))))))))))))))))))
(assert
 (let (($x1797 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1187 (= (_ bv86 7) new.hidden.kind)))
 (let (($x4812 (or $x1187 $x1797)))
 (let (($x2111 (= (_ bv96 7) new.hidden.kind)))
 (= new.hidden.most (ite $x2111 new.hidden.parts (ite $x4812 new.hidden.given_most 1))))))))
(assert
 (= new.hidden.beyond new.hidden.given_beyond))
(assert
 (let (($x6189 (= (_ bv26 7) new.hidden.kind)))
 (let (($x1141 (ite $x6189 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x5354 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x6583 (div (* ?x5354 new.hidden.multiple) new.hidden.parts)))
 (let (($x2063 (= (- 1) new.hidden.n)))
 (let (($x1577 (= (_ bv65 7) new.hidden.kind)))
 (let (($x2296 (= (_ bv91 7) new.hidden.kind)))
 (let (($x3878 (ite $x2296 (or $x2063 (< new.hidden.block new.hidden.n)) (ite $x1577 (or $x2063 (< ?x6583 new.hidden.n)) $x1141))))
 (let (($x2919 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x3878)))
 (let (($x1797 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1187 (= (_ bv86 7) new.hidden.kind)))
 (let (($x4812 (or $x1187 $x1797)))
 (= new.hidden.moved (ite $x4812 new.hidden.given_moved $x2919)))))))))))))))
(assert
 (let (($x1155 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x1793 (and $x1155 (not (= 0 (mod new.lm_head.cut.n new.lm_head.cut.multiple))))))
 (= new.lm_head.cut.padded $x1793))))
(assert
 (let (($x6559 (= (_ bv61 7) new.attention.out.split)))
 (let (($x2414 (= (_ bv38 7) new.embedding.split)))
 (let (($x911 (= (_ bv38 7) new.stream)))
 (let (($x895 (or $x911 $x2414 $x6559 (and new.layer.dense (= (_ bv61 7) new.ffn.down.split)))))
 (= new.hidden.gathered $x895))))))
(assert
 (let (($x2111 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1797 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1187 (= (_ bv86 7) new.hidden.kind)))
 (let (($x4812 (or $x1187 $x1797)))
 (let (($x5328 (ite $x4812 new.hidden.given_everywhere (or $x2111 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x5328)))))))
(assert
 (let (($x1750 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x1359 (or $x1750 (and (= 1 new.lm_head.cut.parts) (not new.lm_head.cut.padded)))))
 (let (($x6478 (ite (or (= (_ bv86 7) new.lm_head.cut.kind) (= (_ bv48 7) new.lm_head.cut.kind)) new.lm_head.cut.given_everywhere $x1359)))
 (= new.lm_head.cut.everywhere $x6478)))))
(assert
 (let (($x577 (not new.hidden.moved)))
 (let (($x4615 (= (_ bv99 7) new.hidden.kind)))
 (let (($x2296 (= (_ bv91 7) new.hidden.kind)))
 (let (($x3774 (= (_ bv11 7) new.hidden.kind)))
 (let (($x5240 (= (_ bv18 7) new.hidden.kind)))
 (let (($x4613 (or new.hidden.everywhere new.hidden.filled (and (or $x5240 $x3774 $x2296 $x4615) $x577))))
 (let (($x1797 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1187 (= (_ bv86 7) new.hidden.kind)))
 (let (($x4812 (or $x1187 $x1797)))
 (= new.hidden.undivided (ite $x4812 new.hidden.given_undivided $x4613))))))))))))
(assert
 (let (($x2886 (and (or (not new.lm_head.group.tp) (= 1 new.tp)) (or (not new.lm_head.group.dp) (= 1 new.dp)) (or (not new.lm_head.group.sp) (= 1 new.sp)) (or (not new.lm_head.group.pp) (= 1 new.pp)))))
 (let (($x6631 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x2146 (or $x6631 $x2886)))
 (let (($x585 (= (_ bv40 7) new.lm_head.split)))
 (let (($x1120 (and $x585 (and new.hidden.undivided (= new.hidden.least new.hidden.parts)) $x2146)))
 (let (($x4860 (= (_ bv95 7) new.lm_head.split)))
 (let ((?x1919 (ite (and $x4860 new.lm_head.cut.everywhere $x2146) (_ bv96 7) (ite $x4860 (_ bv95 7) (ite $x1120 (_ bv96 7) (ite $x585 (_ bv92 7) (_ bv96 7)))))))
 (= new.lm_head.state ?x1919)))))))))
(assert
 (let (($x2155 (= (_ bv40 7) new.ffn.up.split)))
 (let (($x1908 (and new.layer.dense (or $x2155 (and new.model.gated (= (_ bv40 7) new.ffn.gate.split))))))
 (let (($x4892 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2625 (or $x4892 (= (_ bv92 7) new.lm_head.state) $x1908 (and new.layer.moe (= (_ bv38 7) new.moe.router.split)))))
 (= new.hidden.summed $x2625))))))
(assert
 (= new.layer.dense false))
(assert
 (= new.layer.moe true))
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
 (let (($x71 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x500 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x5165 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1454 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x4813 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x4813 $x1454 $x5165 $x500 $x71)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x4367 (* old.sp old.tp)))
 (<= old.moe.block ?x4367)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x4367 (* old.sp old.tp)))
 (= old.stage.ranks ?x4367)))
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
 (let (($x1320 (not old.moe.group.sp)))
 (let (($x523 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x523 $x1320))))
(assert
 (let ((?x3562 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3562)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x4814 (not new.hidden.beyond)))
 (let (($x2940 (and (<= 1 new.hidden.least) $x4814 (or (= 1 new.hidden.most) (not new.hidden.summed)))))
 (not (or (not (or new.hidden.gathered new.hidden.summed)) $x2940)))))
(assert
 (let (($x1082 (not old.hidden.beyond)))
(let (($x1566 (and (<= 1 old.hidden.least) $x1082 (or (= 1 old.hidden.most) (not old.hidden.summed)))))
(let (($x2343 (not (or old.hidden.gathered old.hidden.summed))))
(or $x2343 $x1566)))))
(check-sat)

; from one replica to any number, question 125
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
 (let (($x5351 (= (_ bv42 7) old.batch.idle)))
 (or $x5351 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x71 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4813 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x500 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x5165 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1454 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1454 $x5165 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x500 $x4813 $x71)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x59 (= (_ bv57 7) old.embedding.collective)))
 (or (= (_ bv4 7) old.embedding.collective) (= (_ bv5 7) old.embedding.collective) (= (_ bv10 7) old.embedding.collective) $x59 (= (_ bv73 7) old.embedding.collective))))
(assert
 (and (<= 0 old.embedding.cut.given_least)))
(assert
 (and (<= 0 old.embedding.cut.given_most)))
(assert
 (let (($x2716 (= (_ bv99 7) old.embedding.cut.kind)))
 (let (($x186 (= (_ bv96 7) old.embedding.cut.kind)))
 (let (($x2240 (= (_ bv91 7) old.embedding.cut.kind)))
 (let (($x903 (= (_ bv86 7) old.embedding.cut.kind)))
 (let (($x5300 (= (_ bv65 7) old.embedding.cut.kind)))
 (let (($x5141 (= (_ bv56 7) old.embedding.cut.kind)))
 (let (($x5213 (= (_ bv48 7) old.embedding.cut.kind)))
 (let (($x2553 (= (_ bv26 7) old.embedding.cut.kind)))
 (let (($x6416 (= (_ bv18 7) old.embedding.cut.kind)))
 (let (($x6671 (= (_ bv11 7) old.embedding.cut.kind)))
 (or $x6671 $x6416 $x2553 $x5213 $x5141 $x5300 $x903 $x2240 $x186 $x2716))))))))))))
(assert
 (and (<= 1 old.embedding.cut.multiple)))
(assert
 (and (<= (- 1) old.embedding.cut.n)))
(assert
 (and (<= 1 old.embedding.cut.parts)))
(assert
 (let (($x2436 (= (_ bv95 7) old.embedding.split)))
 (let (($x791 (= (_ bv38 7) old.embedding.split)))
 (or $x791 (= (_ bv57 7) old.embedding.split) $x2436))))
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
 (let ((?x4587 (div (- (+ old.embedding.cut.n old.embedding.cut.multiple) 1) old.embedding.cut.multiple)))
 (let ((?x469 (* (div (* ?x4587 old.embedding.cut.multiple) old.embedding.cut.parts) old.embedding.cut.parts)))
 (let (($x4506 (= (- 1) old.embedding.cut.n)))
 (let ((?x6476 (ite (= 0 (mod old.embedding.cut.multiple old.embedding.cut.parts)) 1 (ite (or $x4506 (< ?x469 old.embedding.cut.n)) 0 1))))
 (let (($x5300 (= (_ bv65 7) old.embedding.cut.kind)))
 (let (($x2519 (or $x4506 (not (= 0 (mod old.embedding.cut.n old.embedding.cut.parts))))))
 (let ((?x4451 (ite (and $x4506 (= 1 old.embedding.cut.parts)) 1 (ite $x2519 0 1))))
 (let (($x2553 (= (_ bv26 7) old.embedding.cut.kind)))
 (let (($x5141 (= (_ bv56 7) old.embedding.cut.kind)))
 (let (($x2716 (= (_ bv99 7) old.embedding.cut.kind)))
 (let (($x2240 (= (_ bv91 7) old.embedding.cut.kind)))
 (let (($x6671 (= (_ bv11 7) old.embedding.cut.kind)))
 (let (($x6416 (= (_ bv18 7) old.embedding.cut.kind)))
 (let ((?x2562 (ite (or $x6416 $x6671 $x2240 $x2716 $x5141) 1 (ite $x2553 ?x4451 (ite $x5300 ?x6476 old.embedding.cut.given_least)))))
 (let (($x186 (= (_ bv96 7) old.embedding.cut.kind)))
 (= old.embedding.cut.least (ite $x186 old.embedding.cut.parts ?x2562))))))))))))))))))
(assert
 (let ((?x472 (ite (or (= (_ bv86 7) old.embedding.cut.kind) (= (_ bv48 7) old.embedding.cut.kind)) old.embedding.cut.given_most 1)))
 (let (($x186 (= (_ bv96 7) old.embedding.cut.kind)))
 (= old.embedding.cut.most (ite $x186 old.embedding.cut.parts ?x472)))))
(assert
 (= old.embedding.cut.beyond old.embedding.cut.given_beyond))
(assert
 (let (($x959 (and (or (not old.embedding.group.tp) (= 1 old.tp)) (or (not old.embedding.group.dp) (= 1 old.dp)) (or (not old.embedding.group.sp) (= 1 old.sp)) (or (not old.embedding.group.pp) (= 1 old.pp)))))
 (let (($x59 (= (_ bv57 7) old.embedding.collective)))
 (let (($x2436 (= (_ bv95 7) old.embedding.split)))
 (let ((?x5388 (ite $x2436 (ite (and old.embedding.rows_where_kept (or $x59 $x959)) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) old.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= old.embedding.state ?x5388))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x5045 (= (_ bv57 7) new.embedding.collective)))
 (or (= (_ bv4 7) new.embedding.collective) (= (_ bv5 7) new.embedding.collective) (= (_ bv10 7) new.embedding.collective) $x5045 (= (_ bv73 7) new.embedding.collective))))
(assert
 (and (<= 0 new.embedding.cut.given_least)))
(assert
 (and (<= 0 new.embedding.cut.given_most)))
(assert
 (let (($x5059 (= (_ bv99 7) new.embedding.cut.kind)))
 (let (($x447 (= (_ bv96 7) new.embedding.cut.kind)))
 (let (($x3013 (= (_ bv91 7) new.embedding.cut.kind)))
 (let (($x2609 (= (_ bv86 7) new.embedding.cut.kind)))
 (let (($x4679 (= (_ bv65 7) new.embedding.cut.kind)))
 (let (($x912 (= (_ bv56 7) new.embedding.cut.kind)))
 (let (($x5207 (= (_ bv48 7) new.embedding.cut.kind)))
 (let (($x771 (= (_ bv26 7) new.embedding.cut.kind)))
 (let (($x1764 (= (_ bv18 7) new.embedding.cut.kind)))
 (let (($x2908 (= (_ bv11 7) new.embedding.cut.kind)))
 (or $x2908 $x1764 $x771 $x5207 $x912 $x4679 $x2609 $x3013 $x447 $x5059))))))))))))
(assert
 (and (<= 1 new.embedding.cut.multiple)))
(assert
 (and (<= (- 1) new.embedding.cut.n)))
(assert
 (and (<= 1 new.embedding.cut.parts)))
(assert
 (let (($x6665 (= (_ bv95 7) new.embedding.split)))
 (let (($x2414 (= (_ bv38 7) new.embedding.split)))
 (or $x2414 (= (_ bv57 7) new.embedding.split) $x6665))))
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
 (let ((?x1211 (div (- (+ new.embedding.cut.n new.embedding.cut.multiple) 1) new.embedding.cut.multiple)))
 (let ((?x1749 (* (div (* ?x1211 new.embedding.cut.multiple) new.embedding.cut.parts) new.embedding.cut.parts)))
 (let (($x420 (= (- 1) new.embedding.cut.n)))
 (let ((?x3840 (ite (= 0 (mod new.embedding.cut.multiple new.embedding.cut.parts)) 1 (ite (or $x420 (< ?x1749 new.embedding.cut.n)) 0 1))))
 (let (($x4679 (= (_ bv65 7) new.embedding.cut.kind)))
 (let (($x5107 (or $x420 (not (= 0 (mod new.embedding.cut.n new.embedding.cut.parts))))))
 (let ((?x4897 (ite (and $x420 (= 1 new.embedding.cut.parts)) 1 (ite $x5107 0 1))))
 (let (($x771 (= (_ bv26 7) new.embedding.cut.kind)))
 (let (($x912 (= (_ bv56 7) new.embedding.cut.kind)))
 (let (($x5059 (= (_ bv99 7) new.embedding.cut.kind)))
 (let (($x3013 (= (_ bv91 7) new.embedding.cut.kind)))
 (let (($x2908 (= (_ bv11 7) new.embedding.cut.kind)))
 (let (($x1764 (= (_ bv18 7) new.embedding.cut.kind)))
 (let ((?x3910 (ite (or $x1764 $x2908 $x3013 $x5059 $x912) 1 (ite $x771 ?x4897 (ite $x4679 ?x3840 new.embedding.cut.given_least)))))
 (let (($x447 (= (_ bv96 7) new.embedding.cut.kind)))
 (= new.embedding.cut.least (ite $x447 new.embedding.cut.parts ?x3910))))))))))))))))))
(assert
 (let ((?x1615 (ite (or (= (_ bv86 7) new.embedding.cut.kind) (= (_ bv48 7) new.embedding.cut.kind)) new.embedding.cut.given_most 1)))
 (let (($x447 (= (_ bv96 7) new.embedding.cut.kind)))
 (= new.embedding.cut.most (ite $x447 new.embedding.cut.parts ?x1615)))))
(assert
 (= new.embedding.cut.beyond new.embedding.cut.given_beyond))
(assert
 (let (($x2064 (and (or (not new.embedding.group.tp) (= 1 new.tp)) (or (not new.embedding.group.dp) (= 1 new.dp)) (or (not new.embedding.group.sp) (= 1 new.sp)) (or (not new.embedding.group.pp) (= 1 new.pp)))))
 (let (($x5045 (= (_ bv57 7) new.embedding.collective)))
 (let (($x6665 (= (_ bv95 7) new.embedding.split)))
 (let ((?x3005 (ite $x6665 (ite (and new.embedding.rows_where_kept (or $x5045 $x2064)) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) new.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= new.embedding.state ?x3005))))))
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
 (let (($x71 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x500 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x5165 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1454 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x4813 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x4813 $x1454 $x5165 $x500 $x71)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x4367 (* old.sp old.tp)))
 (<= old.moe.block ?x4367)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x4367 (* old.sp old.tp)))
 (= old.stage.ranks ?x4367)))
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
 (let (($x1320 (not old.moe.group.sp)))
 (let (($x523 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x523 $x1320))))
(assert
 (let ((?x3562 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3562)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x446 (and (= 1 new.embedding.cut.least) (= 1 new.embedding.cut.most))))
 (let (($x1500 (not new.embedding.cut.beyond)))
 (let (($x3074 (or (not (= (_ bv95 7) new.embedding.split)) (and $x1500 (or (= (_ bv96 7) new.embedding.state) $x446)))))
 (not $x3074)))))
(assert
 (let (($x4641 (and (= 1 old.embedding.cut.least) (= 1 old.embedding.cut.most))))
(let (($x4757 (not old.embedding.cut.beyond)))
(or (not (= (_ bv95 7) old.embedding.split)) (and $x4757 (or (= (_ bv96 7) old.embedding.state) $x4641))))))
(check-sat)

; from one replica to any number, question 126
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
 (let (($x5351 (= (_ bv42 7) old.batch.idle)))
 (or $x5351 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x71 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4813 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x500 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x5165 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1454 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1454 $x5165 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x500 $x4813 $x71)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x1823 (= (_ bv73 7) old.embedding.collective)))
 (let (($x59 (= (_ bv57 7) old.embedding.collective)))
 (let (($x646 (= (_ bv10 7) old.embedding.collective)))
 (let (($x6452 (= (_ bv5 7) old.embedding.collective)))
 (let (($x3740 (= (_ bv4 7) old.embedding.collective)))
 (or $x3740 $x6452 $x646 $x59 $x1823)))))))
(assert
 (let (($x2436 (= (_ bv95 7) old.embedding.split)))
 (let (($x791 (= (_ bv38 7) old.embedding.split)))
 (or $x791 (= (_ bv57 7) old.embedding.split) $x2436))))
(assert
 (and (<= 1 old.hidden.block)))
(assert
 (let (($x4425 (= (_ bv96 7) old.hidden.kind)))
 (let (($x2045 (= (_ bv91 7) old.hidden.kind)))
 (let (($x2886 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1120 (= (_ bv65 7) old.hidden.kind)))
 (let (($x2302 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1577 (= (_ bv26 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) $x1577 $x2302 (= (_ bv56 7) old.hidden.kind) $x1120 $x2886 $x2045 $x4425 (= (_ bv99 7) old.hidden.kind)))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x313 (= (_ bv49 7) old.norm.statistic)))
 (or $x313 (= (_ bv93 7) old.norm.statistic))))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x3229 (= (_ bv96 7) old.stream)))
 (let (($x4721 (= (_ bv94 7) old.stream)))
 (let (($x1547 (= (_ bv38 7) old.stream)))
 (or $x1547 $x4721 $x3229)))))
(assert
 (let (($x822 (= (_ bv96 7) old.stream_tokens.kind)))
 (let (($x4267 (= (_ bv86 7) old.stream_tokens.kind)))
 (let (($x3904 (= (_ bv48 7) old.stream_tokens.kind)))
 (or (= (_ bv11 7) old.stream_tokens.kind) (= (_ bv18 7) old.stream_tokens.kind) (= (_ bv26 7) old.stream_tokens.kind) $x3904 (= (_ bv56 7) old.stream_tokens.kind) (= (_ bv65 7) old.stream_tokens.kind) $x4267 (= (_ bv91 7) old.stream_tokens.kind) $x822 (= (_ bv99 7) old.stream_tokens.kind))))))
(assert
 (and (<= 1 old.stream_tokens.parts)))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (= old.stream_tokens.padded false))
(assert
 (let ((?x1187 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1215 (div (* ?x1187 old.hidden.multiple) old.hidden.parts)))
 (let (($x5240 (< 1 old.hidden.parts)))
 (let (($x1120 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x1120 $x5240 (= ?x1215 old.hidden.n))))))))
(assert
 (let ((?x1187 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1215 (div (* ?x1187 old.hidden.multiple) old.hidden.parts)))
 (let (($x5240 (< 1 old.hidden.parts)))
 (let (($x1120 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.leads (and $x1120 $x5240 (<= old.hidden.n ?x1215))))))))
(assert
 (let (($x1120 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x1120 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x1577 (= (_ bv26 7) old.hidden.kind)))
 (let (($x5318 (ite $x1577 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x1187 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1215 (div (* ?x1187 old.hidden.multiple) old.hidden.parts)))
 (let (($x4342 (= (- 1) old.hidden.n)))
 (let (($x1120 (= (_ bv65 7) old.hidden.kind)))
 (let (($x2045 (= (_ bv91 7) old.hidden.kind)))
 (let (($x3101 (ite $x2045 (or $x4342 (< old.hidden.block old.hidden.n)) (ite $x1120 (or $x4342 (< ?x1215 old.hidden.n)) $x5318))))
 (let (($x409 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x3101)))
 (let (($x2302 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2886 (= (_ bv86 7) old.hidden.kind)))
 (let (($x4305 (or $x2886 $x2302)))
 (= old.hidden.moved (ite $x4305 old.hidden.given_moved $x409)))))))))))))))
(assert
 (let (($x822 (= (_ bv96 7) old.stream_tokens.kind)))
 (let (($x6205 (or $x822 (and (= 1 old.stream_tokens.parts) (not old.stream_tokens.padded)))))
 (let (($x2265 (ite (or (= (_ bv86 7) old.stream_tokens.kind) (= (_ bv48 7) old.stream_tokens.kind)) old.stream_tokens.given_everywhere $x6205)))
 (= old.stream_tokens.everywhere $x2265)))))
(assert
 (let (($x959 (and (or (not old.embedding.group.tp) (= 1 old.tp)) (or (not old.embedding.group.dp) (= 1 old.dp)) (or (not old.embedding.group.sp) (= 1 old.sp)) (or (not old.embedding.group.pp) (= 1 old.pp)))))
 (let (($x59 (= (_ bv57 7) old.embedding.collective)))
 (let (($x5265 (or $x59 $x959)))
 (let (($x2436 (= (_ bv95 7) old.embedding.split)))
 (let ((?x5388 (ite $x2436 (ite (and old.embedding.rows_where_kept $x5265) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) old.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= old.embedding.state ?x5388)))))))
(assert
 (let (($x4425 (= (_ bv96 7) old.hidden.kind)))
 (let (($x2302 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2886 (= (_ bv86 7) old.hidden.kind)))
 (let (($x4305 (or $x2886 $x2302)))
 (let (($x5024 (ite $x4305 old.hidden.given_everywhere (or $x4425 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x5024)))))))
(assert
 (let (($x3229 (= (_ bv96 7) old.stream)))
 (let (($x1534 (or $x3229 (and (= (_ bv38 7) old.stream) old.hidden.everywhere) (and (= (_ bv94 7) old.stream) old.stream_tokens.everywhere))))
 (= old.stream.in_order $x1534))))
(assert
 (let (($x781 (= 1 old.tp)))
 (let (($x3229 (= (_ bv96 7) old.stream)))
 (let (($x6510 (or $x3229 $x781 (not (= (_ bv4 7) old.embedding.collective)) (not (= (_ bv95 7) old.embedding.split)))))
 (let (($x959 (and (or (not old.embedding.group.tp) $x781) (or (not old.embedding.group.dp) (= 1 old.dp)) (or (not old.embedding.group.sp) (= 1 old.sp)) (or (not old.embedding.group.pp) (= 1 old.pp)))))
 (let (($x646 (= (_ bv10 7) old.embedding.collective)))
 (let (($x59 (= (_ bv57 7) old.embedding.collective)))
 (let ((?x1141 (ite (or (or $x59 $x646) (and $x959 $x6510)) (_ bv96 7) (ite (= (_ bv4 7) old.embedding.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x1823 (= (_ bv73 7) old.embedding.collective)))
 (let (($x6452 (= (_ bv5 7) old.embedding.collective)))
 (let ((?x387 (ite (or $x59 (and $x646 (= (_ bv38 7) old.stream)) (and (or $x6452 $x1823) $x959)) (_ bv38 7) (ite $x646 (_ bv96 7) (_ bv16 7)))))
 (let (($x1645 (or (and old.hidden.filled (not $x3229)) (and old.hidden.leads (= (_ bv38 7) old.stream)))))
 (let (($x4327 (not $x959)))
 (let (($x313 (= (_ bv49 7) old.norm.statistic)))
 (let (($x1547 (= (_ bv38 7) old.stream)))
 (let ((?x626 (ite (and $x6452 old.hidden.filled $x1547 $x4327 $x313) old.stream (ite (and $x1823 $x4327 $x1645) old.stream ?x387))))
 (let (($x3740 (= (_ bv4 7) old.embedding.collective)))
 (let ((?x401 (ite $x3740 (_ bv96 7) (ite (and $x6452 old.hidden.filled $x3229 $x4327) (_ bv96 7) ?x626))))
 (let (($x5265 (or $x59 $x959)))
 (let ((?x1331 (ite (and (not $x1547) old.stream.in_order old.hidden.everywhere $x5265) (_ bv96 7) (ite (and (= (_ bv94 7) old.stream) (< 1 old.tp) $x959) (_ bv38 7) ?x401))))
 (let ((?x1147 (ite (= (_ bv38 7) old.embedding.state) ?x1331 (ite (= (_ bv96 7) old.embedding.state) ?x1141 old.embedding.state))))
 (let ((?x5047 (ite $x1823 (ite (not $x3229) old.stream (_ bv66 7)) (ite $x646 (ite $x3229 (_ bv96 7) old.stream) (ite $x59 (_ bv92 7) (_ bv16 7))))))
 (= old.embedding.joined (ite (= (_ bv92 7) old.embedding.state) (ite $x6452 (_ bv96 7) ?x5047) ?x1147))))))))))))))))))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x4503 (= (_ bv73 7) new.embedding.collective)))
 (let (($x5045 (= (_ bv57 7) new.embedding.collective)))
 (let (($x3171 (= (_ bv10 7) new.embedding.collective)))
 (let (($x3057 (= (_ bv5 7) new.embedding.collective)))
 (let (($x1076 (= (_ bv4 7) new.embedding.collective)))
 (or $x1076 $x3057 $x3171 $x5045 $x4503)))))))
(assert
 (let (($x6665 (= (_ bv95 7) new.embedding.split)))
 (let (($x2414 (= (_ bv38 7) new.embedding.split)))
 (or $x2414 (= (_ bv57 7) new.embedding.split) $x6665))))
(assert
 (and (<= 1 new.hidden.block)))
(assert
 (let (($x4528 (= (_ bv96 7) new.hidden.kind)))
 (let (($x4492 (= (_ bv91 7) new.hidden.kind)))
 (let (($x6344 (= (_ bv86 7) new.hidden.kind)))
 (let (($x592 (= (_ bv65 7) new.hidden.kind)))
 (let (($x2090 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1155 (= (_ bv26 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) $x1155 $x2090 (= (_ bv56 7) new.hidden.kind) $x592 $x6344 $x4492 $x4528 (= (_ bv99 7) new.hidden.kind)))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x2605 (= (_ bv49 7) new.norm.statistic)))
 (or $x2605 (= (_ bv93 7) new.norm.statistic))))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x1801 (= (_ bv96 7) new.stream)))
 (let (($x579 (= (_ bv94 7) new.stream)))
 (let (($x6559 (= (_ bv38 7) new.stream)))
 (or $x6559 $x579 $x1801)))))
(assert
 (let (($x3048 (= (_ bv96 7) new.stream_tokens.kind)))
 (let (($x6646 (= (_ bv86 7) new.stream_tokens.kind)))
 (let (($x4613 (= (_ bv48 7) new.stream_tokens.kind)))
 (or (= (_ bv11 7) new.stream_tokens.kind) (= (_ bv18 7) new.stream_tokens.kind) (= (_ bv26 7) new.stream_tokens.kind) $x4613 (= (_ bv56 7) new.stream_tokens.kind) (= (_ bv65 7) new.stream_tokens.kind) $x6646 (= (_ bv91 7) new.stream_tokens.kind) $x3048 (= (_ bv99 7) new.stream_tokens.kind))))))
(assert
 (and (<= 1 new.stream_tokens.parts)))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (= new.stream_tokens.padded false))
(assert
 (let ((?x2155 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x4892 (div (* ?x2155 new.hidden.multiple) new.hidden.parts)))
 (let (($x1194 (< 1 new.hidden.parts)))
 (let (($x592 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x592 $x1194 (= ?x4892 new.hidden.n))))))))
(assert
 (let ((?x2155 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x4892 (div (* ?x2155 new.hidden.multiple) new.hidden.parts)))
 (let (($x1194 (< 1 new.hidden.parts)))
 (let (($x592 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.leads (and $x592 $x1194 (<= new.hidden.n ?x4892))))))))
(assert
 (let (($x592 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x592 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x1155 (= (_ bv26 7) new.hidden.kind)))
 (let (($x1090 (ite $x1155 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x2155 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x4892 (div (* ?x2155 new.hidden.multiple) new.hidden.parts)))
 (let (($x4323 (= (- 1) new.hidden.n)))
 (let (($x592 (= (_ bv65 7) new.hidden.kind)))
 (let (($x4492 (= (_ bv91 7) new.hidden.kind)))
 (let (($x4814 (ite $x4492 (or $x4323 (< new.hidden.block new.hidden.n)) (ite $x592 (or $x4323 (< ?x4892 new.hidden.n)) $x1090))))
 (let (($x5102 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x4814)))
 (let (($x2090 (= (_ bv48 7) new.hidden.kind)))
 (let (($x6344 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2809 (or $x6344 $x2090)))
 (= new.hidden.moved (ite $x2809 new.hidden.given_moved $x5102)))))))))))))))
(assert
 (let (($x3048 (= (_ bv96 7) new.stream_tokens.kind)))
 (let (($x18 (or $x3048 (and (= 1 new.stream_tokens.parts) (not new.stream_tokens.padded)))))
 (let (($x6529 (ite (or (= (_ bv86 7) new.stream_tokens.kind) (= (_ bv48 7) new.stream_tokens.kind)) new.stream_tokens.given_everywhere $x18)))
 (= new.stream_tokens.everywhere $x6529)))))
(assert
 (let (($x2064 (and (or (not new.embedding.group.tp) (= 1 new.tp)) (or (not new.embedding.group.dp) (= 1 new.dp)) (or (not new.embedding.group.sp) (= 1 new.sp)) (or (not new.embedding.group.pp) (= 1 new.pp)))))
 (let (($x5045 (= (_ bv57 7) new.embedding.collective)))
 (let (($x2203 (or $x5045 $x2064)))
 (let (($x6665 (= (_ bv95 7) new.embedding.split)))
 (let ((?x3005 (ite $x6665 (ite (and new.embedding.rows_where_kept $x2203) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) new.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= new.embedding.state ?x3005)))))))
(assert
 (let (($x4528 (= (_ bv96 7) new.hidden.kind)))
 (let (($x2090 (= (_ bv48 7) new.hidden.kind)))
 (let (($x6344 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2809 (or $x6344 $x2090)))
 (let (($x989 (ite $x2809 new.hidden.given_everywhere (or $x4528 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x989)))))))
(assert
 (let (($x1801 (= (_ bv96 7) new.stream)))
 (let (($x2637 (or $x1801 (and (= (_ bv38 7) new.stream) new.hidden.everywhere) (and (= (_ bv94 7) new.stream) new.stream_tokens.everywhere))))
 (= new.stream.in_order $x2637))))
(assert
 (let (($x775 (= 1 new.tp)))
 (let (($x1801 (= (_ bv96 7) new.stream)))
 (let (($x4761 (or $x1801 $x775 (not (= (_ bv4 7) new.embedding.collective)) (not (= (_ bv95 7) new.embedding.split)))))
 (let (($x2064 (and (or (not new.embedding.group.tp) $x775) (or (not new.embedding.group.dp) (= 1 new.dp)) (or (not new.embedding.group.sp) (= 1 new.sp)) (or (not new.embedding.group.pp) (= 1 new.pp)))))
 (let (($x3171 (= (_ bv10 7) new.embedding.collective)))
 (let (($x5045 (= (_ bv57 7) new.embedding.collective)))
 (let ((?x3075 (ite (or (or $x5045 $x3171) (and $x2064 $x4761)) (_ bv96 7) (ite (= (_ bv4 7) new.embedding.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x4503 (= (_ bv73 7) new.embedding.collective)))
 (let (($x3057 (= (_ bv5 7) new.embedding.collective)))
 (let ((?x1152 (ite (or $x5045 (and $x3171 (= (_ bv38 7) new.stream)) (and (or $x3057 $x4503) $x2064)) (_ bv38 7) (ite $x3171 (_ bv96 7) (_ bv16 7)))))
 (let (($x414 (or (and new.hidden.filled (not $x1801)) (and new.hidden.leads (= (_ bv38 7) new.stream)))))
 (let (($x3737 (not $x2064)))
 (let (($x2605 (= (_ bv49 7) new.norm.statistic)))
 (let (($x6559 (= (_ bv38 7) new.stream)))
 (let ((?x5062 (ite (and $x3057 new.hidden.filled $x6559 $x3737 $x2605) new.stream (ite (and $x4503 $x3737 $x414) new.stream ?x1152))))
 (let (($x1076 (= (_ bv4 7) new.embedding.collective)))
 (let ((?x2807 (ite $x1076 (_ bv96 7) (ite (and $x3057 new.hidden.filled $x1801 $x3737) (_ bv96 7) ?x5062))))
 (let (($x2203 (or $x5045 $x2064)))
 (let ((?x1104 (ite (and (not $x6559) new.stream.in_order new.hidden.everywhere $x2203) (_ bv96 7) (ite (and (= (_ bv94 7) new.stream) (< 1 new.tp) $x2064) (_ bv38 7) ?x2807))))
 (let ((?x4529 (ite (= (_ bv38 7) new.embedding.state) ?x1104 (ite (= (_ bv96 7) new.embedding.state) ?x3075 new.embedding.state))))
 (let ((?x1675 (ite $x4503 (ite (not $x1801) new.stream (_ bv66 7)) (ite $x3171 (ite $x1801 (_ bv96 7) new.stream) (ite $x5045 (_ bv92 7) (_ bv16 7))))))
 (= new.embedding.joined (ite (= (_ bv92 7) new.embedding.state) (ite $x3057 (_ bv96 7) ?x1675) ?x4529))))))))))))))))))))))))
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
 (let (($x71 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x500 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x5165 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1454 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x4813 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x4813 $x1454 $x5165 $x500 $x71)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x4367 (* old.sp old.tp)))
 (<= old.moe.block ?x4367)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x4367 (* old.sp old.tp)))
 (= old.stage.ranks ?x4367)))
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
 (let (($x1320 (not old.moe.group.sp)))
 (let (($x523 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x523 $x1320))))
(assert
 (let ((?x3562 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3562)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x1859 (and new.stream.in_order (not (or new.hidden.moved new.hidden.padded)))))
 (let (($x775 (= 1 new.tp)))
 (let (($x6675 (= new.embedding.joined new.stream)))
 (let (($x602 (or (or (= (_ bv96 7) new.embedding.joined) $x6675) (and $x775 (or (not (= (_ bv38 7) new.embedding.split)) $x1859)))))
 (not $x602))))))
(assert
 (let (($x427 (and old.stream.in_order (not (or old.hidden.moved old.hidden.padded)))))
(let (($x781 (= 1 old.tp)))
(let (($x1848 (= old.embedding.joined old.stream)))
(or (or (= (_ bv96 7) old.embedding.joined) $x1848) (and $x781 (or (not (= (_ bv38 7) old.embedding.split)) $x427)))))))
(check-sat)

; from one replica to any number, question 127
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
 (let (($x5351 (= (_ bv42 7) old.batch.idle)))
 (or $x5351 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x71 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4813 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x500 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x5165 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1454 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1454 $x5165 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x500 $x4813 $x71)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x1823 (= (_ bv73 7) old.embedding.collective)))
 (let (($x59 (= (_ bv57 7) old.embedding.collective)))
 (let (($x646 (= (_ bv10 7) old.embedding.collective)))
 (let (($x6452 (= (_ bv5 7) old.embedding.collective)))
 (let (($x3740 (= (_ bv4 7) old.embedding.collective)))
 (or $x3740 $x6452 $x646 $x59 $x1823)))))))
(assert
 (let (($x2436 (= (_ bv95 7) old.embedding.split)))
 (let (($x791 (= (_ bv38 7) old.embedding.split)))
 (or $x791 (= (_ bv57 7) old.embedding.split) $x2436))))
(assert
 (let (($x4425 (= (_ bv96 7) old.hidden.kind)))
 (let (($x2886 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1120 (= (_ bv65 7) old.hidden.kind)))
 (let (($x2302 (= (_ bv48 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind) $x2302 (= (_ bv56 7) old.hidden.kind) $x1120 $x2886 (= (_ bv91 7) old.hidden.kind) $x4425 (= (_ bv99 7) old.hidden.kind)))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x313 (= (_ bv49 7) old.norm.statistic)))
 (or $x313 (= (_ bv93 7) old.norm.statistic))))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x3229 (= (_ bv96 7) old.stream)))
 (let (($x4721 (= (_ bv94 7) old.stream)))
 (let (($x1547 (= (_ bv38 7) old.stream)))
 (or $x1547 $x4721 $x3229)))))
(assert
 (let (($x822 (= (_ bv96 7) old.stream_tokens.kind)))
 (let (($x4267 (= (_ bv86 7) old.stream_tokens.kind)))
 (let (($x3904 (= (_ bv48 7) old.stream_tokens.kind)))
 (or (= (_ bv11 7) old.stream_tokens.kind) (= (_ bv18 7) old.stream_tokens.kind) (= (_ bv26 7) old.stream_tokens.kind) $x3904 (= (_ bv56 7) old.stream_tokens.kind) (= (_ bv65 7) old.stream_tokens.kind) $x4267 (= (_ bv91 7) old.stream_tokens.kind) $x822 (= (_ bv99 7) old.stream_tokens.kind))))))
(assert
 (and (<= 1 old.stream_tokens.parts)))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (= old.stream_tokens.padded false))
(assert
 (let ((?x1187 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1215 (div (* ?x1187 old.hidden.multiple) old.hidden.parts)))
 (let (($x5240 (< 1 old.hidden.parts)))
 (let (($x1120 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x1120 $x5240 (= ?x1215 old.hidden.n))))))))
(assert
 (let ((?x1187 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1215 (div (* ?x1187 old.hidden.multiple) old.hidden.parts)))
 (let (($x5240 (< 1 old.hidden.parts)))
 (let (($x1120 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.leads (and $x1120 $x5240 (<= old.hidden.n ?x1215))))))))
(assert
 (let (($x1120 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x1120 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x822 (= (_ bv96 7) old.stream_tokens.kind)))
 (let (($x6205 (or $x822 (and (= 1 old.stream_tokens.parts) (not old.stream_tokens.padded)))))
 (let (($x2265 (ite (or (= (_ bv86 7) old.stream_tokens.kind) (= (_ bv48 7) old.stream_tokens.kind)) old.stream_tokens.given_everywhere $x6205)))
 (= old.stream_tokens.everywhere $x2265)))))
(assert
 (let (($x558 (not old.embedding.group.pp)))
 (let (($x2630 (or $x558 (= 1 old.pp))))
 (let (($x6619 (not old.embedding.group.sp)))
 (let (($x943 (or $x6619 (= 1 old.sp))))
 (let (($x3056 (= 1 old.dp)))
 (let (($x2883 (not old.embedding.group.dp)))
 (let (($x2244 (or $x2883 $x3056)))
 (let (($x959 (and (or (not old.embedding.group.tp) (= 1 old.tp)) $x2244 $x943 $x2630)))
 (let (($x59 (= (_ bv57 7) old.embedding.collective)))
 (let (($x5265 (or $x59 $x959)))
 (let (($x2436 (= (_ bv95 7) old.embedding.split)))
 (let ((?x5388 (ite $x2436 (ite (and old.embedding.rows_where_kept $x5265) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) old.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= old.embedding.state ?x5388))))))))))))))
(assert
 (let (($x4425 (= (_ bv96 7) old.hidden.kind)))
 (let (($x5024 (ite (or (= (_ bv86 7) old.hidden.kind) (= (_ bv48 7) old.hidden.kind)) old.hidden.given_everywhere (or $x4425 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x5024))))
(assert
 (let (($x3229 (= (_ bv96 7) old.stream)))
 (let (($x1534 (or $x3229 (and (= (_ bv38 7) old.stream) old.hidden.everywhere) (and (= (_ bv94 7) old.stream) old.stream_tokens.everywhere))))
 (= old.stream.in_order $x1534))))
(assert
 (let (($x781 (= 1 old.tp)))
 (let (($x3229 (= (_ bv96 7) old.stream)))
 (let (($x6510 (or $x3229 $x781 (not (= (_ bv4 7) old.embedding.collective)) (not (= (_ bv95 7) old.embedding.split)))))
 (let (($x558 (not old.embedding.group.pp)))
 (let (($x2630 (or $x558 (= 1 old.pp))))
 (let (($x6619 (not old.embedding.group.sp)))
 (let (($x943 (or $x6619 (= 1 old.sp))))
 (let (($x3056 (= 1 old.dp)))
 (let (($x2883 (not old.embedding.group.dp)))
 (let (($x2244 (or $x2883 $x3056)))
 (let (($x959 (and (or (not old.embedding.group.tp) $x781) $x2244 $x943 $x2630)))
 (let (($x646 (= (_ bv10 7) old.embedding.collective)))
 (let (($x59 (= (_ bv57 7) old.embedding.collective)))
 (let ((?x1141 (ite (or (or $x59 $x646) (and $x959 $x6510)) (_ bv96 7) (ite (= (_ bv4 7) old.embedding.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x1745 (= (_ bv96 7) old.embedding.state)))
 (let (($x1823 (= (_ bv73 7) old.embedding.collective)))
 (let (($x6452 (= (_ bv5 7) old.embedding.collective)))
 (let ((?x387 (ite (or $x59 (and $x646 (= (_ bv38 7) old.stream)) (and (or $x6452 $x1823) $x959)) (_ bv38 7) (ite $x646 (_ bv96 7) (_ bv16 7)))))
 (let (($x1645 (or (and old.hidden.filled (not $x3229)) (and old.hidden.leads (= (_ bv38 7) old.stream)))))
 (let (($x4327 (not $x959)))
 (let (($x313 (= (_ bv49 7) old.norm.statistic)))
 (let (($x1547 (= (_ bv38 7) old.stream)))
 (let ((?x626 (ite (and $x6452 old.hidden.filled $x1547 $x4327 $x313) old.stream (ite (and $x1823 $x4327 $x1645) old.stream ?x387))))
 (let (($x3740 (= (_ bv4 7) old.embedding.collective)))
 (let ((?x401 (ite $x3740 (_ bv96 7) (ite (and $x6452 old.hidden.filled $x3229 $x4327) (_ bv96 7) ?x626))))
 (let (($x5265 (or $x59 $x959)))
 (let ((?x1331 (ite (and (not $x1547) old.stream.in_order old.hidden.everywhere $x5265) (_ bv96 7) (ite (and (= (_ bv94 7) old.stream) (< 1 old.tp) $x959) (_ bv38 7) ?x401))))
 (let (($x833 (= (_ bv38 7) old.embedding.state)))
 (let ((?x5047 (ite $x1823 (ite (not $x3229) old.stream (_ bv66 7)) (ite $x646 (ite $x3229 (_ bv96 7) old.stream) (ite $x59 (_ bv92 7) (_ bv16 7))))))
 (let ((?x6189 (ite (= (_ bv92 7) old.embedding.state) (ite $x6452 (_ bv96 7) ?x5047) (ite $x833 ?x1331 (ite $x1745 ?x1141 old.embedding.state)))))
 (= old.embedding.joined ?x6189))))))))))))))))))))))))))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x4503 (= (_ bv73 7) new.embedding.collective)))
 (let (($x5045 (= (_ bv57 7) new.embedding.collective)))
 (let (($x3171 (= (_ bv10 7) new.embedding.collective)))
 (let (($x3057 (= (_ bv5 7) new.embedding.collective)))
 (let (($x1076 (= (_ bv4 7) new.embedding.collective)))
 (or $x1076 $x3057 $x3171 $x5045 $x4503)))))))
(assert
 (let (($x6665 (= (_ bv95 7) new.embedding.split)))
 (let (($x2414 (= (_ bv38 7) new.embedding.split)))
 (or $x2414 (= (_ bv57 7) new.embedding.split) $x6665))))
(assert
 (let (($x4528 (= (_ bv96 7) new.hidden.kind)))
 (let (($x6344 (= (_ bv86 7) new.hidden.kind)))
 (let (($x592 (= (_ bv65 7) new.hidden.kind)))
 (let (($x2090 (= (_ bv48 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind) $x2090 (= (_ bv56 7) new.hidden.kind) $x592 $x6344 (= (_ bv91 7) new.hidden.kind) $x4528 (= (_ bv99 7) new.hidden.kind)))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x2605 (= (_ bv49 7) new.norm.statistic)))
 (or $x2605 (= (_ bv93 7) new.norm.statistic))))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x1801 (= (_ bv96 7) new.stream)))
 (let (($x579 (= (_ bv94 7) new.stream)))
 (let (($x6559 (= (_ bv38 7) new.stream)))
 (or $x6559 $x579 $x1801)))))
(assert
 (let (($x3048 (= (_ bv96 7) new.stream_tokens.kind)))
 (let (($x6646 (= (_ bv86 7) new.stream_tokens.kind)))
 (let (($x4613 (= (_ bv48 7) new.stream_tokens.kind)))
 (or (= (_ bv11 7) new.stream_tokens.kind) (= (_ bv18 7) new.stream_tokens.kind) (= (_ bv26 7) new.stream_tokens.kind) $x4613 (= (_ bv56 7) new.stream_tokens.kind) (= (_ bv65 7) new.stream_tokens.kind) $x6646 (= (_ bv91 7) new.stream_tokens.kind) $x3048 (= (_ bv99 7) new.stream_tokens.kind))))))
(assert
 (and (<= 1 new.stream_tokens.parts)))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (= new.stream_tokens.padded false))
(assert
 (let ((?x2155 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x4892 (div (* ?x2155 new.hidden.multiple) new.hidden.parts)))
 (let (($x1194 (< 1 new.hidden.parts)))
 (let (($x592 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x592 $x1194 (= ?x4892 new.hidden.n))))))))
(assert
 (let ((?x2155 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x4892 (div (* ?x2155 new.hidden.multiple) new.hidden.parts)))
 (let (($x1194 (< 1 new.hidden.parts)))
 (let (($x592 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.leads (and $x592 $x1194 (<= new.hidden.n ?x4892))))))))
(assert
 (let (($x592 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x592 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x3048 (= (_ bv96 7) new.stream_tokens.kind)))
 (let (($x18 (or $x3048 (and (= 1 new.stream_tokens.parts) (not new.stream_tokens.padded)))))
 (let (($x6529 (ite (or (= (_ bv86 7) new.stream_tokens.kind) (= (_ bv48 7) new.stream_tokens.kind)) new.stream_tokens.given_everywhere $x18)))
 (= new.stream_tokens.everywhere $x6529)))))
(assert
 (let (($x1987 (not new.embedding.group.pp)))
 (let (($x6435 (or $x1987 (= 1 new.pp))))
 (let (($x1633 (not new.embedding.group.sp)))
 (let (($x4901 (or $x1633 (= 1 new.sp))))
 (let (($x2472 (= 1 new.dp)))
 (let (($x1850 (not new.embedding.group.dp)))
 (let (($x2266 (or $x1850 $x2472)))
 (let (($x2064 (and (or (not new.embedding.group.tp) (= 1 new.tp)) $x2266 $x4901 $x6435)))
 (let (($x5045 (= (_ bv57 7) new.embedding.collective)))
 (let (($x2203 (or $x5045 $x2064)))
 (let (($x6665 (= (_ bv95 7) new.embedding.split)))
 (let ((?x3005 (ite $x6665 (ite (and new.embedding.rows_where_kept $x2203) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) new.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= new.embedding.state ?x3005))))))))))))))
(assert
 (let (($x4528 (= (_ bv96 7) new.hidden.kind)))
 (let (($x989 (ite (or (= (_ bv86 7) new.hidden.kind) (= (_ bv48 7) new.hidden.kind)) new.hidden.given_everywhere (or $x4528 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x989))))
(assert
 (let (($x1801 (= (_ bv96 7) new.stream)))
 (let (($x2637 (or $x1801 (and (= (_ bv38 7) new.stream) new.hidden.everywhere) (and (= (_ bv94 7) new.stream) new.stream_tokens.everywhere))))
 (= new.stream.in_order $x2637))))
(assert
 (let (($x775 (= 1 new.tp)))
 (let (($x1801 (= (_ bv96 7) new.stream)))
 (let (($x4761 (or $x1801 $x775 (not (= (_ bv4 7) new.embedding.collective)) (not (= (_ bv95 7) new.embedding.split)))))
 (let (($x1987 (not new.embedding.group.pp)))
 (let (($x6435 (or $x1987 (= 1 new.pp))))
 (let (($x1633 (not new.embedding.group.sp)))
 (let (($x4901 (or $x1633 (= 1 new.sp))))
 (let (($x2472 (= 1 new.dp)))
 (let (($x1850 (not new.embedding.group.dp)))
 (let (($x2266 (or $x1850 $x2472)))
 (let (($x2064 (and (or (not new.embedding.group.tp) $x775) $x2266 $x4901 $x6435)))
 (let (($x3171 (= (_ bv10 7) new.embedding.collective)))
 (let (($x5045 (= (_ bv57 7) new.embedding.collective)))
 (let ((?x3075 (ite (or (or $x5045 $x3171) (and $x2064 $x4761)) (_ bv96 7) (ite (= (_ bv4 7) new.embedding.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x1794 (= (_ bv96 7) new.embedding.state)))
 (let (($x4503 (= (_ bv73 7) new.embedding.collective)))
 (let (($x3057 (= (_ bv5 7) new.embedding.collective)))
 (let ((?x1152 (ite (or $x5045 (and $x3171 (= (_ bv38 7) new.stream)) (and (or $x3057 $x4503) $x2064)) (_ bv38 7) (ite $x3171 (_ bv96 7) (_ bv16 7)))))
 (let (($x414 (or (and new.hidden.filled (not $x1801)) (and new.hidden.leads (= (_ bv38 7) new.stream)))))
 (let (($x3737 (not $x2064)))
 (let (($x2605 (= (_ bv49 7) new.norm.statistic)))
 (let (($x6559 (= (_ bv38 7) new.stream)))
 (let ((?x5062 (ite (and $x3057 new.hidden.filled $x6559 $x3737 $x2605) new.stream (ite (and $x4503 $x3737 $x414) new.stream ?x1152))))
 (let (($x1076 (= (_ bv4 7) new.embedding.collective)))
 (let ((?x2807 (ite $x1076 (_ bv96 7) (ite (and $x3057 new.hidden.filled $x1801 $x3737) (_ bv96 7) ?x5062))))
 (let (($x2203 (or $x5045 $x2064)))
 (let ((?x1104 (ite (and (not $x6559) new.stream.in_order new.hidden.everywhere $x2203) (_ bv96 7) (ite (and (= (_ bv94 7) new.stream) (< 1 new.tp) $x2064) (_ bv38 7) ?x2807))))
 (let (($x2815 (= (_ bv38 7) new.embedding.state)))
 (let ((?x1675 (ite $x4503 (ite (not $x1801) new.stream (_ bv66 7)) (ite $x3171 (ite $x1801 (_ bv96 7) new.stream) (ite $x5045 (_ bv92 7) (_ bv16 7))))))
 (let ((?x1709 (ite (= (_ bv92 7) new.embedding.state) (ite $x3057 (_ bv96 7) ?x1675) (ite $x2815 ?x1104 (ite $x1794 ?x3075 new.embedding.state)))))
 (= new.embedding.joined ?x1709))))))))))))))))))))))))))))))))
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
 (let (($x71 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x500 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x5165 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1454 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x4813 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x4813 $x1454 $x5165 $x500 $x71)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x4367 (* old.sp old.tp)))
 (<= old.moe.block ?x4367)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x4367 (* old.sp old.tp)))
 (= old.stage.ranks ?x4367)))
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
 (let (($x1320 (not old.moe.group.sp)))
 (let (($x523 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x523 $x1320))))
(assert
 (let ((?x3562 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3562)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x1987 (not new.embedding.group.pp)))
 (let (($x6435 (or $x1987 (= 1 new.pp))))
 (let (($x1633 (not new.embedding.group.sp)))
 (let (($x4901 (or $x1633 (= 1 new.sp))))
 (let (($x2472 (= 1 new.dp)))
 (let (($x1850 (not new.embedding.group.dp)))
 (let (($x2266 (or $x1850 $x2472)))
 (let (($x2815 (= (_ bv38 7) new.embedding.state)))
 (let (($x1794 (= (_ bv96 7) new.embedding.state)))
 (let (($x2064 (and (or (not new.embedding.group.tp) (= 1 new.tp)) $x2266 $x4901 $x6435)))
 (let (($x1903 (and $x2064 (or $x1794 (and $x2815 (or (= (_ bv38 7) new.stream) new.hidden.everywhere))))))
 (let (($x3171 (= (_ bv10 7) new.embedding.collective)))
 (let (($x5045 (= (_ bv57 7) new.embedding.collective)))
 (let (($x973 (or (and (= (_ bv96 7) new.embedding.joined) $x1794) $x5045 (and $x3171 $x2815 (= (_ bv38 7) new.embedding.joined)) $x1903 (and (or new.embedding.group.tp (= 1 new.tp)) $x2266 $x4901 $x6435))))
 (not $x973))))))))))))))))
(assert
 (let (($x558 (not old.embedding.group.pp)))
(let (($x2630 (or $x558 (= 1 old.pp))))
(let (($x6619 (not old.embedding.group.sp)))
(let (($x943 (or $x6619 (= 1 old.sp))))
(let (($x3056 (= 1 old.dp)))
(let (($x2883 (not old.embedding.group.dp)))
(let (($x2244 (or $x2883 $x3056)))
(let (($x833 (= (_ bv38 7) old.embedding.state)))
(let (($x1745 (= (_ bv96 7) old.embedding.state)))
(let (($x959 (and (or (not old.embedding.group.tp) (= 1 old.tp)) $x2244 $x943 $x2630)))
(let (($x4567 (and $x959 (or $x1745 (and $x833 (or (= (_ bv38 7) old.stream) old.hidden.everywhere))))))
(let (($x646 (= (_ bv10 7) old.embedding.collective)))
(let (($x59 (= (_ bv57 7) old.embedding.collective)))
(or (and (= (_ bv96 7) old.embedding.joined) $x1745) $x59 (and $x646 $x833 (= (_ bv38 7) old.embedding.joined)) $x4567 (and (or old.embedding.group.tp (= 1 old.tp)) $x2244 $x943 $x2630))))))))))))))))
(check-sat)

; from one replica to any number, question 128
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
 (let (($x5351 (= (_ bv42 7) old.batch.idle)))
 (or $x5351 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x71 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4813 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x500 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x5165 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1454 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1454 $x5165 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x500 $x4813 $x71)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x1823 (= (_ bv73 7) old.embedding.collective)))
 (let (($x59 (= (_ bv57 7) old.embedding.collective)))
 (let (($x646 (= (_ bv10 7) old.embedding.collective)))
 (let (($x6452 (= (_ bv5 7) old.embedding.collective)))
 (let (($x3740 (= (_ bv4 7) old.embedding.collective)))
 (or $x3740 $x6452 $x646 $x59 $x1823)))))))
(assert
 (let (($x5038 (= (_ bv29 7) old.embedding.positions)))
 (let (($x4941 (= (_ bv27 7) old.embedding.positions)))
 (let (($x924 (= (_ bv23 7) old.embedding.positions)))
 (let (($x5362 (= (_ bv1 7) old.embedding.positions)))
 (or $x5362 $x924 $x4941 $x5038))))))
(assert
 (let (($x2436 (= (_ bv95 7) old.embedding.split)))
 (let (($x791 (= (_ bv38 7) old.embedding.split)))
 (or $x791 (= (_ bv57 7) old.embedding.split) $x2436))))
(assert
 (and (<= 1 old.hidden.block)))
(assert
 (let (($x4425 (= (_ bv96 7) old.hidden.kind)))
 (let (($x2045 (= (_ bv91 7) old.hidden.kind)))
 (let (($x2886 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1120 (= (_ bv65 7) old.hidden.kind)))
 (let (($x2302 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1577 (= (_ bv26 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) $x1577 $x2302 (= (_ bv56 7) old.hidden.kind) $x1120 $x2886 $x2045 $x4425 (= (_ bv99 7) old.hidden.kind)))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x2590 (= (_ bv47 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) $x2590 (= (_ bv57 7) old.model.positions) (= (_ bv79 7) old.model.positions))))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x313 (= (_ bv49 7) old.norm.statistic)))
 (or $x313 (= (_ bv93 7) old.norm.statistic))))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x3229 (= (_ bv96 7) old.stream)))
 (let (($x4721 (= (_ bv94 7) old.stream)))
 (let (($x1547 (= (_ bv38 7) old.stream)))
 (or $x1547 $x4721 $x3229)))))
(assert
 (let (($x822 (= (_ bv96 7) old.stream_tokens.kind)))
 (let (($x4267 (= (_ bv86 7) old.stream_tokens.kind)))
 (let (($x3904 (= (_ bv48 7) old.stream_tokens.kind)))
 (or (= (_ bv11 7) old.stream_tokens.kind) (= (_ bv18 7) old.stream_tokens.kind) (= (_ bv26 7) old.stream_tokens.kind) $x3904 (= (_ bv56 7) old.stream_tokens.kind) (= (_ bv65 7) old.stream_tokens.kind) $x4267 (= (_ bv91 7) old.stream_tokens.kind) $x822 (= (_ bv99 7) old.stream_tokens.kind))))))
(assert
 (and (<= 1 old.stream_tokens.parts)))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (= old.stream_tokens.padded false))
(assert
 (let ((?x1187 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1215 (div (* ?x1187 old.hidden.multiple) old.hidden.parts)))
 (let (($x5240 (< 1 old.hidden.parts)))
 (let (($x1120 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x1120 $x5240 (= ?x1215 old.hidden.n))))))))
(assert
 (let ((?x1187 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1215 (div (* ?x1187 old.hidden.multiple) old.hidden.parts)))
 (let (($x5240 (< 1 old.hidden.parts)))
 (let (($x1120 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.leads (and $x1120 $x5240 (<= old.hidden.n ?x1215))))))))
(assert
 (let (($x1120 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x1120 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x1577 (= (_ bv26 7) old.hidden.kind)))
 (let (($x5151 (ite $x1577 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x1187 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1215 (div (* ?x1187 old.hidden.multiple) old.hidden.parts)))
 (let (($x2012 (= (- 1) old.hidden.n)))
 (let (($x1120 (= (_ bv65 7) old.hidden.kind)))
 (let (($x2045 (= (_ bv91 7) old.hidden.kind)))
 (let (($x437 (ite $x2045 (or $x2012 (< old.hidden.block old.hidden.n)) (ite $x1120 (or $x2012 (< ?x1215 old.hidden.n)) $x5151))))
 (let (($x871 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x437)))
 (let (($x2302 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2886 (= (_ bv86 7) old.hidden.kind)))
 (let (($x4305 (or $x2886 $x2302)))
 (= old.hidden.moved (ite $x4305 old.hidden.given_moved $x871)))))))))))))))
(assert
 (let (($x822 (= (_ bv96 7) old.stream_tokens.kind)))
 (let (($x6205 (or $x822 (and (= 1 old.stream_tokens.parts) (not old.stream_tokens.padded)))))
 (let (($x2265 (ite (or (= (_ bv86 7) old.stream_tokens.kind) (= (_ bv48 7) old.stream_tokens.kind)) old.stream_tokens.given_everywhere $x6205)))
 (= old.stream_tokens.everywhere $x2265)))))
(assert
 (let (($x959 (and (or (not old.embedding.group.tp) (= 1 old.tp)) (or (not old.embedding.group.dp) (= 1 old.dp)) (or (not old.embedding.group.sp) (= 1 old.sp)) (or (not old.embedding.group.pp) (= 1 old.pp)))))
 (let (($x59 (= (_ bv57 7) old.embedding.collective)))
 (let (($x5265 (or $x59 $x959)))
 (let (($x2436 (= (_ bv95 7) old.embedding.split)))
 (let ((?x5388 (ite $x2436 (ite (and old.embedding.rows_where_kept $x5265) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) old.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= old.embedding.state ?x5388)))))))
(assert
 (let (($x4425 (= (_ bv96 7) old.hidden.kind)))
 (let (($x2302 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2886 (= (_ bv86 7) old.hidden.kind)))
 (let (($x4305 (or $x2886 $x2302)))
 (let (($x5024 (ite $x4305 old.hidden.given_everywhere (or $x4425 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x5024)))))))
(assert
 (let (($x4495 (not old.hidden.moved)))
 (let (($x2813 (and (not (or (= (_ bv96 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind))) $x4495)))
 (let (($x127 (= 1 old.hidden.parts)))
 (let (($x2302 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2886 (= (_ bv86 7) old.hidden.kind)))
 (let (($x4305 (or $x2886 $x2302)))
 (= old.hidden.first_alone (ite $x4305 old.hidden.given_first (or $x127 $x2813))))))))))
(assert
 (let (($x3229 (= (_ bv96 7) old.stream)))
 (let (($x1534 (or $x3229 (and (= (_ bv38 7) old.stream) old.hidden.everywhere) (and (= (_ bv94 7) old.stream) old.stream_tokens.everywhere))))
 (= old.stream.in_order $x1534))))
(assert
 (let (($x2436 (= (_ bv95 7) old.embedding.split)))
 (let (($x1840 (not $x2436)))
 (let (($x781 (= 1 old.tp)))
 (let (($x3229 (= (_ bv96 7) old.stream)))
 (let (($x959 (and (or (not old.embedding.group.tp) $x781) (or (not old.embedding.group.dp) (= 1 old.dp)) (or (not old.embedding.group.sp) (= 1 old.sp)) (or (not old.embedding.group.pp) (= 1 old.pp)))))
 (let (($x1182 (and $x959 (or $x3229 $x781 (not (= (_ bv4 7) old.embedding.collective)) $x1840))))
 (let (($x646 (= (_ bv10 7) old.embedding.collective)))
 (let (($x59 (= (_ bv57 7) old.embedding.collective)))
 (let ((?x1141 (ite (or (or $x59 $x646) $x1182) (_ bv96 7) (ite (= (_ bv4 7) old.embedding.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x1745 (= (_ bv96 7) old.embedding.state)))
 (let (($x1823 (= (_ bv73 7) old.embedding.collective)))
 (let (($x6452 (= (_ bv5 7) old.embedding.collective)))
 (let ((?x387 (ite (or $x59 (and $x646 (= (_ bv38 7) old.stream)) (and (or $x6452 $x1823) $x959)) (_ bv38 7) (ite $x646 (_ bv96 7) (_ bv16 7)))))
 (let (($x1645 (or (and old.hidden.filled (not $x3229)) (and old.hidden.leads (= (_ bv38 7) old.stream)))))
 (let (($x4327 (not $x959)))
 (let (($x313 (= (_ bv49 7) old.norm.statistic)))
 (let (($x1547 (= (_ bv38 7) old.stream)))
 (let ((?x626 (ite (and $x6452 old.hidden.filled $x1547 $x4327 $x313) old.stream (ite (and $x1823 $x4327 $x1645) old.stream ?x387))))
 (let (($x3740 (= (_ bv4 7) old.embedding.collective)))
 (let ((?x401 (ite $x3740 (_ bv96 7) (ite (and $x6452 old.hidden.filled $x3229 $x4327) (_ bv96 7) ?x626))))
 (let (($x5265 (or $x59 $x959)))
 (let ((?x1331 (ite (and (not $x1547) old.stream.in_order old.hidden.everywhere $x5265) (_ bv96 7) (ite (and (= (_ bv94 7) old.stream) (< 1 old.tp) $x959) (_ bv38 7) ?x401))))
 (let (($x833 (= (_ bv38 7) old.embedding.state)))
 (let ((?x5047 (ite $x1823 (ite (not $x3229) old.stream (_ bv66 7)) (ite $x646 (ite $x3229 (_ bv96 7) old.stream) (ite $x59 (_ bv92 7) (_ bv16 7))))))
 (let (($x2184 (= (_ bv92 7) old.embedding.state)))
 (let ((?x6189 (ite $x2184 (ite $x6452 (_ bv96 7) ?x5047) (ite $x833 ?x1331 (ite $x1745 ?x1141 old.embedding.state)))))
 (= old.embedding.joined ?x6189))))))))))))))))))))))))))))
(assert
 (let (($x29 (not old.hidden.everywhere)))
 (let (($x6452 (= (_ bv5 7) old.embedding.collective)))
 (let (($x833 (= (_ bv38 7) old.embedding.state)))
 (= old.embedding.full_though_split (and $x833 (= (_ bv96 7) old.embedding.joined) $x6452 $x29))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x4503 (= (_ bv73 7) new.embedding.collective)))
 (let (($x5045 (= (_ bv57 7) new.embedding.collective)))
 (let (($x3171 (= (_ bv10 7) new.embedding.collective)))
 (let (($x3057 (= (_ bv5 7) new.embedding.collective)))
 (let (($x1076 (= (_ bv4 7) new.embedding.collective)))
 (or $x1076 $x3057 $x3171 $x5045 $x4503)))))))
(assert
 (let (($x2332 (= (_ bv29 7) new.embedding.positions)))
 (let (($x2435 (= (_ bv27 7) new.embedding.positions)))
 (let (($x4441 (= (_ bv23 7) new.embedding.positions)))
 (let (($x89 (= (_ bv1 7) new.embedding.positions)))
 (or $x89 $x4441 $x2435 $x2332))))))
(assert
 (let (($x6665 (= (_ bv95 7) new.embedding.split)))
 (let (($x2414 (= (_ bv38 7) new.embedding.split)))
 (or $x2414 (= (_ bv57 7) new.embedding.split) $x6665))))
(assert
 (and (<= 1 new.hidden.block)))
(assert
 (let (($x4528 (= (_ bv96 7) new.hidden.kind)))
 (let (($x4492 (= (_ bv91 7) new.hidden.kind)))
 (let (($x6344 (= (_ bv86 7) new.hidden.kind)))
 (let (($x592 (= (_ bv65 7) new.hidden.kind)))
 (let (($x2090 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1155 (= (_ bv26 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) $x1155 $x2090 (= (_ bv56 7) new.hidden.kind) $x592 $x6344 $x4492 $x4528 (= (_ bv99 7) new.hidden.kind)))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x2942 (= (_ bv47 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) $x2942 (= (_ bv57 7) new.model.positions) (= (_ bv79 7) new.model.positions))))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x2605 (= (_ bv49 7) new.norm.statistic)))
 (or $x2605 (= (_ bv93 7) new.norm.statistic))))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x1801 (= (_ bv96 7) new.stream)))
 (let (($x579 (= (_ bv94 7) new.stream)))
 (let (($x6559 (= (_ bv38 7) new.stream)))
 (or $x6559 $x579 $x1801)))))
(assert
 (let (($x3048 (= (_ bv96 7) new.stream_tokens.kind)))
 (let (($x6646 (= (_ bv86 7) new.stream_tokens.kind)))
 (let (($x4613 (= (_ bv48 7) new.stream_tokens.kind)))
 (or (= (_ bv11 7) new.stream_tokens.kind) (= (_ bv18 7) new.stream_tokens.kind) (= (_ bv26 7) new.stream_tokens.kind) $x4613 (= (_ bv56 7) new.stream_tokens.kind) (= (_ bv65 7) new.stream_tokens.kind) $x6646 (= (_ bv91 7) new.stream_tokens.kind) $x3048 (= (_ bv99 7) new.stream_tokens.kind))))))
(assert
 (and (<= 1 new.stream_tokens.parts)))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (= new.stream_tokens.padded false))
(assert
 (let ((?x2155 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x4892 (div (* ?x2155 new.hidden.multiple) new.hidden.parts)))
 (let (($x1194 (< 1 new.hidden.parts)))
 (let (($x592 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x592 $x1194 (= ?x4892 new.hidden.n))))))))
(assert
 (let ((?x2155 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x4892 (div (* ?x2155 new.hidden.multiple) new.hidden.parts)))
 (let (($x1194 (< 1 new.hidden.parts)))
 (let (($x592 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.leads (and $x592 $x1194 (<= new.hidden.n ?x4892))))))))
(assert
 (let (($x592 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x592 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x1155 (= (_ bv26 7) new.hidden.kind)))
 (let (($x4508 (ite $x1155 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x2155 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x4892 (div (* ?x2155 new.hidden.multiple) new.hidden.parts)))
 (let (($x872 (= (- 1) new.hidden.n)))
 (let (($x592 (= (_ bv65 7) new.hidden.kind)))
 (let (($x4492 (= (_ bv91 7) new.hidden.kind)))
 (let (($x5769 (ite $x4492 (or $x872 (< new.hidden.block new.hidden.n)) (ite $x592 (or $x872 (< ?x4892 new.hidden.n)) $x4508))))
 (let (($x2458 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x5769)))
 (let (($x2090 (= (_ bv48 7) new.hidden.kind)))
 (let (($x6344 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2809 (or $x6344 $x2090)))
 (= new.hidden.moved (ite $x2809 new.hidden.given_moved $x2458)))))))))))))))
(assert
 (let (($x3048 (= (_ bv96 7) new.stream_tokens.kind)))
 (let (($x18 (or $x3048 (and (= 1 new.stream_tokens.parts) (not new.stream_tokens.padded)))))
 (let (($x6529 (ite (or (= (_ bv86 7) new.stream_tokens.kind) (= (_ bv48 7) new.stream_tokens.kind)) new.stream_tokens.given_everywhere $x18)))
 (= new.stream_tokens.everywhere $x6529)))))
(assert
 (let (($x2064 (and (or (not new.embedding.group.tp) (= 1 new.tp)) (or (not new.embedding.group.dp) (= 1 new.dp)) (or (not new.embedding.group.sp) (= 1 new.sp)) (or (not new.embedding.group.pp) (= 1 new.pp)))))
 (let (($x5045 (= (_ bv57 7) new.embedding.collective)))
 (let (($x2203 (or $x5045 $x2064)))
 (let (($x6665 (= (_ bv95 7) new.embedding.split)))
 (let ((?x3005 (ite $x6665 (ite (and new.embedding.rows_where_kept $x2203) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) new.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= new.embedding.state ?x3005)))))))
(assert
 (let (($x4528 (= (_ bv96 7) new.hidden.kind)))
 (let (($x2090 (= (_ bv48 7) new.hidden.kind)))
 (let (($x6344 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2809 (or $x6344 $x2090)))
 (let (($x989 (ite $x2809 new.hidden.given_everywhere (or $x4528 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x989)))))))
(assert
 (let (($x2412 (not new.hidden.moved)))
 (let (($x2571 (and (not (or (= (_ bv96 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind))) $x2412)))
 (let (($x2844 (= 1 new.hidden.parts)))
 (let (($x2090 (= (_ bv48 7) new.hidden.kind)))
 (let (($x6344 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2809 (or $x6344 $x2090)))
 (= new.hidden.first_alone (ite $x2809 new.hidden.given_first (or $x2844 $x2571))))))))))
(assert
 (let (($x1801 (= (_ bv96 7) new.stream)))
 (let (($x2637 (or $x1801 (and (= (_ bv38 7) new.stream) new.hidden.everywhere) (and (= (_ bv94 7) new.stream) new.stream_tokens.everywhere))))
 (= new.stream.in_order $x2637))))
(assert
 (let (($x6665 (= (_ bv95 7) new.embedding.split)))
 (let (($x5359 (not $x6665)))
 (let (($x775 (= 1 new.tp)))
 (let (($x1801 (= (_ bv96 7) new.stream)))
 (let (($x2064 (and (or (not new.embedding.group.tp) $x775) (or (not new.embedding.group.dp) (= 1 new.dp)) (or (not new.embedding.group.sp) (= 1 new.sp)) (or (not new.embedding.group.pp) (= 1 new.pp)))))
 (let (($x4674 (and $x2064 (or $x1801 $x775 (not (= (_ bv4 7) new.embedding.collective)) $x5359))))
 (let (($x3171 (= (_ bv10 7) new.embedding.collective)))
 (let (($x5045 (= (_ bv57 7) new.embedding.collective)))
 (let ((?x3075 (ite (or (or $x5045 $x3171) $x4674) (_ bv96 7) (ite (= (_ bv4 7) new.embedding.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x1794 (= (_ bv96 7) new.embedding.state)))
 (let (($x4503 (= (_ bv73 7) new.embedding.collective)))
 (let (($x3057 (= (_ bv5 7) new.embedding.collective)))
 (let ((?x1152 (ite (or $x5045 (and $x3171 (= (_ bv38 7) new.stream)) (and (or $x3057 $x4503) $x2064)) (_ bv38 7) (ite $x3171 (_ bv96 7) (_ bv16 7)))))
 (let (($x414 (or (and new.hidden.filled (not $x1801)) (and new.hidden.leads (= (_ bv38 7) new.stream)))))
 (let (($x3737 (not $x2064)))
 (let (($x2605 (= (_ bv49 7) new.norm.statistic)))
 (let (($x6559 (= (_ bv38 7) new.stream)))
 (let ((?x5062 (ite (and $x3057 new.hidden.filled $x6559 $x3737 $x2605) new.stream (ite (and $x4503 $x3737 $x414) new.stream ?x1152))))
 (let (($x1076 (= (_ bv4 7) new.embedding.collective)))
 (let ((?x2807 (ite $x1076 (_ bv96 7) (ite (and $x3057 new.hidden.filled $x1801 $x3737) (_ bv96 7) ?x5062))))
 (let (($x2203 (or $x5045 $x2064)))
 (let ((?x1104 (ite (and (not $x6559) new.stream.in_order new.hidden.everywhere $x2203) (_ bv96 7) (ite (and (= (_ bv94 7) new.stream) (< 1 new.tp) $x2064) (_ bv38 7) ?x2807))))
 (let (($x2815 (= (_ bv38 7) new.embedding.state)))
 (let ((?x1675 (ite $x4503 (ite (not $x1801) new.stream (_ bv66 7)) (ite $x3171 (ite $x1801 (_ bv96 7) new.stream) (ite $x5045 (_ bv92 7) (_ bv16 7))))))
 (let (($x5096 (= (_ bv92 7) new.embedding.state)))
 (let ((?x1709 (ite $x5096 (ite $x3057 (_ bv96 7) ?x1675) (ite $x2815 ?x1104 (ite $x1794 ?x3075 new.embedding.state)))))
 (= new.embedding.joined ?x1709))))))))))))))))))))))))))))
(assert
 (let (($x675 (not new.hidden.everywhere)))
 (let (($x3057 (= (_ bv5 7) new.embedding.collective)))
 (let (($x2815 (= (_ bv38 7) new.embedding.state)))
 (= new.embedding.full_though_split (and $x2815 (= (_ bv96 7) new.embedding.joined) $x3057 $x675))))))
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
 (let (($x71 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x500 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x5165 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1454 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x4813 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x4813 $x1454 $x5165 $x500 $x71)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x4367 (* old.sp old.tp)))
 (<= old.moe.block ?x4367)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x4367 (* old.sp old.tp)))
 (= old.stage.ranks ?x4367)))
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
 (let (($x1320 (not old.moe.group.sp)))
 (let (($x523 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x523 $x1320))))
(assert
 (let ((?x3562 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3562)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x5096 (= (_ bv92 7) new.embedding.state)))
 (let (($x2379 (or $x5096 (and (= (_ bv38 7) new.embedding.state) new.hidden.first_alone) (and (= (_ bv96 7) new.embedding.state) new.stream.first_keeps_all))))
 (let (($x2332 (= (_ bv29 7) new.embedding.positions)))
 (let (($x3771 (not new.embedding.full_though_split)))
 (let (($x2435 (= (_ bv27 7) new.embedding.positions)))
 (let (($x775 (= 1 new.tp)))
 (let (($x1866 (or $x775 (not (= (_ bv47 7) new.model.positions)) (and (= (_ bv1 7) new.embedding.positions) $x3771) (and $x2435 $x3771 (or (not (= (_ bv95 7) new.embedding.split)) (not $x5096))) (and $x2332 $x2379) (and (= (_ bv23 7) new.embedding.positions) $x5096))))
 (not $x1866)))))))))
(assert
 (let (($x2184 (= (_ bv92 7) old.embedding.state)))
(let (($x162 (or $x2184 (and (= (_ bv38 7) old.embedding.state) old.hidden.first_alone) (and (= (_ bv96 7) old.embedding.state) old.stream.first_keeps_all))))
(let (($x5038 (= (_ bv29 7) old.embedding.positions)))
(let (($x593 (not old.embedding.full_though_split)))
(let (($x4941 (= (_ bv27 7) old.embedding.positions)))
(let (($x781 (= 1 old.tp)))
(or $x781 (not (= (_ bv47 7) old.model.positions)) (and (= (_ bv1 7) old.embedding.positions) $x593) (and $x4941 $x593 (or (not (= (_ bv95 7) old.embedding.split)) (not $x2184))) (and $x5038 $x162) (and (= (_ bv23 7) old.embedding.positions) $x2184)))))))))
(check-sat)

; from one replica to any number, question 129
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
 (let (($x670 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x670 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
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
 (let (($x1290 (= (_ bv99 7) old.attention.heads.kind)))
 (let (($x838 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x1211 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x729 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1696 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x4856 (= (_ bv56 7) old.attention.heads.kind)))
 (let (($x3204 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x5258 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x4385 (= (_ bv18 7) old.attention.heads.kind)))
 (let (($x829 (= (_ bv11 7) old.attention.heads.kind)))
 (or $x829 $x4385 $x5258 $x3204 $x4856 $x1696 $x729 $x1211 $x838 $x1290))))))))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x364 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x6476 (= (_ bv10 7) old.attention.out.collective)))
 (or (= (_ bv4 7) old.attention.out.collective) (= (_ bv5 7) old.attention.out.collective) $x6476 $x364 (= (_ bv73 7) old.attention.out.collective)))))
(assert
 (let (($x2882 (= (_ bv32 7) old.attention.out.input)))
 (let (($x1349 (= (_ bv10 7) old.attention.out.input)))
 (or $x1349 $x2882 (= (_ bv63 7) old.attention.out.input)))))
(assert
 (let (($x6629 (= (_ bv61 7) old.attention.out.split)))
 (let (($x4415 (= (_ bv57 7) old.attention.out.split)))
 (let (($x1403 (= (_ bv40 7) old.attention.out.split)))
 (or $x1403 $x4415 $x6629)))))
(assert
 (let (($x3840 (= (_ bv8 7) old.attention.pairs)))
 (or $x3840 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x2416 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2533 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x4634 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x4461 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x4438 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x4438 $x4461 $x4634 $x2533 $x2416)))))))
(assert
 (let (($x3261 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x3261 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x737 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x2498 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x4699 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x4924 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x4924 $x4699 $x2498 $x737))))))
(assert
 (let (($x2410 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x2410 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x4640 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x1942 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x1423 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x3880 (= (_ bv48 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) $x3880 (= (_ bv56 7) old.attention.value_dim.kind) $x1423 $x1942 (= (_ bv91 7) old.attention.value_dim.kind) $x4640 (= (_ bv99 7) old.attention.value_dim.kind)))))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x5351 (= (_ bv42 7) old.batch.idle)))
 (or $x5351 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x71 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4813 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x500 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x5165 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1454 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1454 $x5165 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x500 $x4813 $x71)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x115 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x115)))
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
 (let ((?x4850 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x602 (div (* ?x4850 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x6483 (= (- 1) old.attention.heads.n)))
 (let (($x2350 (or $x6483 (< (* ?x602 old.attention.heads.parts) old.attention.heads.n))))
 (let ((?x6653 (ite (= 0 (mod old.attention.heads.multiple old.attention.heads.parts)) 1 (ite $x2350 0 1))))
 (let (($x1696 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x819 (or $x6483 (not (= 0 (mod old.attention.heads.n old.attention.heads.parts))))))
 (let ((?x1258 (ite (and $x6483 (= 1 old.attention.heads.parts)) 1 (ite $x819 0 1))))
 (let (($x5258 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x4856 (= (_ bv56 7) old.attention.heads.kind)))
 (let (($x1290 (= (_ bv99 7) old.attention.heads.kind)))
 (let (($x1211 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x829 (= (_ bv11 7) old.attention.heads.kind)))
 (let (($x4385 (= (_ bv18 7) old.attention.heads.kind)))
 (let ((?x4670 (ite (or $x4385 $x829 $x1211 $x1290 $x4856) 1 (ite $x5258 ?x1258 (ite $x1696 ?x6653 old.attention.heads.given_least)))))
 (let (($x838 (= (_ bv96 7) old.attention.heads.kind)))
 (= old.attention.heads.least (ite $x838 old.attention.heads.parts ?x4670)))))))))))))))))))
(assert
 (let ((?x4850 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x602 (div (* ?x4850 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x1696 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x1732 (and $x1696 (< 1 old.attention.heads.parts) (= ?x602 old.attention.heads.n))))
 (= old.attention.heads.filled $x1732))))))
(assert
 (let (($x4700 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x1696 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x1696 $x4700)))))
(assert
 (let (($x3204 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x729 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x2842 (or $x729 $x3204)))
 (let (($x838 (= (_ bv96 7) old.attention.heads.kind)))
 (let ((?x912 (ite $x838 old.attention.heads.parts (ite $x2842 old.attention.heads.given_most 1))))
 (= old.attention.heads.most ?x912)))))))
(assert
 (= old.attention.heads.beyond old.attention.heads.given_beyond))
(assert
 (let (($x6483 (= (- 1) old.attention.heads.n)))
 (let (($x5258 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x1022 (ite $x5258 (or $x6483 (<= old.attention.heads.parts old.attention.heads.n)) (or $x6483 (< 1 old.attention.heads.n)))))
 (let ((?x4850 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x602 (div (* ?x4850 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x1696 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x1211 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x5125 (ite $x1211 (or $x6483 (< old.attention.heads.block old.attention.heads.n)) (ite $x1696 (or $x6483 (< ?x602 old.attention.heads.n)) $x1022))))
 (let (($x316 (= 1 old.attention.heads.parts)))
 (let (($x838 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x3204 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x729 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x2842 (or $x729 $x3204)))
 (let (($x1828 (ite $x2842 old.attention.heads.given_moved (ite (or $x838 $x316) false $x5125))))
 (= old.attention.heads.moved $x1828))))))))))))))))
(assert
 (let ((?x5327 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2183 (div (* ?x5327 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x670 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x6526 (and $x670 (< 1 old.attention.head_dim.parts) (= ?x2183 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x6526))))))
(assert
 (let ((?x3042 (mod old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let (($x1423 (= (_ bv65 7) old.attention.value_dim.kind)))
 (= old.attention.value_dim.padded (and $x1423 (not (= 0 ?x3042)))))))
(assert
 (let ((?x5360 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x3011 (* (div (- ?x5360 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x1423 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x1678 (and $x1423 (< 1 old.attention.value_dim.parts) (= (div ?x3011 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x1678))))))
(assert
 (let (($x1403 (= (_ bv40 7) old.attention.out.split)))
 (let (($x369 (not $x1403)))
 (let (($x1349 (= (_ bv10 7) old.attention.out.input)))
 (let (($x2882 (= (_ bv32 7) old.attention.out.input)))
 (= old.attention.gathers (or $x2882 (and $x1349 $x369))))))))
(assert
 (let (($x2262 (not old.attention.heads.padded)))
 (let (($x316 (= 1 old.attention.heads.parts)))
 (let (($x838 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x3204 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x729 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x2842 (or $x729 $x3204)))
 (let (($x1311 (ite $x2842 old.attention.heads.given_everywhere (or $x838 (and $x316 $x2262)))))
 (= old.attention.heads.everywhere $x1311)))))))))
(assert
 (let (($x3028 (not old.attention.value_dim.padded)))
 (let (($x4640 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x3880 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x1942 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x6524 (ite (or $x1942 $x3880) old.attention.value_dim.given_everywhere (or $x4640 (and (= 1 old.attention.value_dim.parts) $x3028)))))
 (= old.attention.value_dim.everywhere $x6524)))))))
(assert
 (let (($x2416 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x4438 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2083 (ite (or $x4438 $x2416) (_ bv16 7) (_ bv96 7))))
 (let (($x2533 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x4699 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x4461 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x4872 (and $x4461 $x4699 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x4924 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x464 (and $x4461 $x4924 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x1610 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x4634 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x208 (or $x4634 $x2533)))
 (let ((?x2082 (ite (or $x208 $x1610) old.attention.qkv.split (ite (or $x4438 $x464 $x4872) (_ bv96 7) (_ bv16 7)))))
 (let (($x2498 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x4811 (not $x2498)))
 (let ((?x1902 (ite $x4811 ?x2082 (ite (or $x2533 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x2083))))
 (let ((?x2984 (ite (or $x208 $x1610 old.model.query_latent) (_ bv96 7) (ite $x4461 (_ bv21 7) (_ bv16 7)))))
 (let (($x737 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x737 ?x2984 ?x1902)))))))))))))))))))))
(assert
 (let (($x1684 (not old.attention.heads.moved)))
 (let (($x1290 (= (_ bv99 7) old.attention.heads.kind)))
 (let (($x1211 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x829 (= (_ bv11 7) old.attention.heads.kind)))
 (let (($x4385 (= (_ bv18 7) old.attention.heads.kind)))
 (let (($x2951 (or old.attention.heads.everywhere old.attention.heads.filled (and (or $x4385 $x829 $x1211 $x1290) $x1684))))
 (let (($x3204 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x729 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x2842 (or $x729 $x3204)))
 (= old.attention.heads.undivided (ite $x2842 old.attention.heads.given_undivided $x2951))))))))))))
(assert
 (let (($x2416 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x4438 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2083 (ite (or $x4438 $x2416) (_ bv16 7) (_ bv96 7))))
 (let (($x2533 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x4699 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x4461 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x4872 (and $x4461 $x4699 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x4924 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x464 (and $x4461 $x4924 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x1610 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x4634 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x208 (or $x4634 $x2533)))
 (let ((?x2082 (ite (or $x208 $x1610) old.attention.qkv.split (ite (or $x4438 $x464 $x4872) (_ bv96 7) (_ bv16 7)))))
 (let (($x2498 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x4811 (not $x2498)))
 (let ((?x219 (ite $x4811 ?x2082 (ite (or $x2533 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x2083))))
 (let ((?x2984 (ite (or $x208 $x1610 old.model.query_latent) (_ bv96 7) (ite $x4461 (_ bv21 7) (_ bv16 7)))))
 (let (($x737 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x737 ?x2984 ?x219))))))))))))))))))))))
(assert
 (let (($x4699 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x4268 (or (= (_ bv92 7) old.attention.v) (= (_ bv96 7) old.attention.v) (= (_ bv37 7) old.attention.v) (= (_ bv36 7) old.attention.v))))
 (let ((?x5198 (ite $x4268 old.attention.v (ite $x4699 (_ bv37 7) (ite (= (_ bv36 7) old.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= old.attention.mixed ?x5198)))))
(assert
 (let (($x2229 (or (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.filled) (and (= (_ bv36 7) old.attention.mixed) old.attention.value_dim.filled))))
 (let (($x2572 (not old.attention.gathers)))
 (let (($x4415 (= (_ bv57 7) old.attention.out.split)))
 (= old.attention.share_of_one (and $x4415 $x2572 $x2229))))))
(assert
 (let ((?x3254 (ite old.attention.share_of_one (_ bv92 7) old.attention.mixed)))
 (let (($x5986 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x6476 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x364 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x2339 (and old.attention.share_of_one old.stream.first_keeps_all (or (or $x364 $x6476) $x5986))))
 (let (($x1403 (= (_ bv40 7) old.attention.out.split)))
 (let (($x369 (not $x1403)))
 (let (($x4890 (= (_ bv36 7) old.attention.mixed)))
 (let (($x6675 (or (and old.attention.gathers (or (= (_ bv37 7) old.attention.mixed) $x4890)) (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.everywhere) (and $x4890 old.attention.value_dim.everywhere $x369) $x2339)))
 (= old.attention.mixed_in (ite $x6675 (_ bv96 7) ?x3254))))))))))))
(assert
 (let ((?x4382 (ite (or (= (_ bv92 7) old.attention.mixed_in) (= (_ bv40 7) old.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) old.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x3009 (and old.attention.heads_where_kept (or (= (_ bv37 7) old.attention.mixed_in) (= (_ bv96 7) old.attention.mixed_in)))))
 (let (($x575 (= (_ bv36 7) old.attention.mixed_in)))
 (let (($x5986 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x364 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x1403 (= (_ bv40 7) old.attention.out.split)))
 (let (($x3130 (and $x1403 (or $x364 $x5986) (ite $x575 old.attention.dims_where_kept $x3009))))
 (= old.attention.out_state (ite $x3130 (_ bv96 7) ?x4382))))))))))
(assert
 (let (($x1004 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x1004 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
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
 (let (($x1915 (= (_ bv99 7) new.attention.heads.kind)))
 (let (($x2048 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2707 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x1132 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x2531 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x2864 (= (_ bv56 7) new.attention.heads.kind)))
 (let (($x2247 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x420 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x2981 (= (_ bv18 7) new.attention.heads.kind)))
 (let (($x4865 (= (_ bv11 7) new.attention.heads.kind)))
 (or $x4865 $x2981 $x420 $x2247 $x2864 $x2531 $x1132 $x2707 $x2048 $x1915))))))))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x2750 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x6321 (= (_ bv10 7) new.attention.out.collective)))
 (or (= (_ bv4 7) new.attention.out.collective) (= (_ bv5 7) new.attention.out.collective) $x6321 $x2750 (= (_ bv73 7) new.attention.out.collective)))))
(assert
 (let (($x5230 (= (_ bv32 7) new.attention.out.input)))
 (let (($x5584 (= (_ bv10 7) new.attention.out.input)))
 (or $x5584 $x5230 (= (_ bv63 7) new.attention.out.input)))))
(assert
 (let (($x345 (= (_ bv61 7) new.attention.out.split)))
 (let (($x881 (= (_ bv57 7) new.attention.out.split)))
 (let (($x2846 (= (_ bv40 7) new.attention.out.split)))
 (or $x2846 $x881 $x345)))))
(assert
 (let (($x1837 (= (_ bv8 7) new.attention.pairs)))
 (or $x1837 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x5064 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x328 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1606 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1933 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x318 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x318 $x1933 $x1606 $x328 $x5064)))))))
(assert
 (let (($x4909 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x4909 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x966 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x4321 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x4384 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x5303 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x5303 $x4384 $x4321 $x966))))))
(assert
 (let (($x640 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x640 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x5338 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x2010 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x3059 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2294 (= (_ bv48 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) $x2294 (= (_ bv56 7) new.attention.value_dim.kind) $x3059 $x2010 (= (_ bv91 7) new.attention.value_dim.kind) $x5338 (= (_ bv99 7) new.attention.value_dim.kind)))))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x4285 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x4285)))
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
 (let ((?x1002 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x4304 (div (* ?x1002 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x5051 (= (- 1) new.attention.heads.n)))
 (let (($x5380 (or $x5051 (< (* ?x4304 new.attention.heads.parts) new.attention.heads.n))))
 (let ((?x976 (ite (= 0 (mod new.attention.heads.multiple new.attention.heads.parts)) 1 (ite $x5380 0 1))))
 (let (($x2531 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x2214 (or $x5051 (not (= 0 (mod new.attention.heads.n new.attention.heads.parts))))))
 (let ((?x2933 (ite (and $x5051 (= 1 new.attention.heads.parts)) 1 (ite $x2214 0 1))))
 (let (($x420 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x2864 (= (_ bv56 7) new.attention.heads.kind)))
 (let (($x1915 (= (_ bv99 7) new.attention.heads.kind)))
 (let (($x2707 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x4865 (= (_ bv11 7) new.attention.heads.kind)))
 (let (($x2981 (= (_ bv18 7) new.attention.heads.kind)))
 (let ((?x4757 (ite (or $x2981 $x4865 $x2707 $x1915 $x2864) 1 (ite $x420 ?x2933 (ite $x2531 ?x976 new.attention.heads.given_least)))))
 (let (($x2048 (= (_ bv96 7) new.attention.heads.kind)))
 (= new.attention.heads.least (ite $x2048 new.attention.heads.parts ?x4757)))))))))))))))))))
(assert
 (let ((?x1002 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x4304 (div (* ?x1002 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x2531 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x1778 (and $x2531 (< 1 new.attention.heads.parts) (= ?x4304 new.attention.heads.n))))
 (= new.attention.heads.filled $x1778))))))
(assert
 (let (($x4743 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x2531 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x2531 $x4743)))))
(assert
 (let (($x2247 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1132 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x3131 (or $x1132 $x2247)))
 (let (($x2048 (= (_ bv96 7) new.attention.heads.kind)))
 (let ((?x4788 (ite $x2048 new.attention.heads.parts (ite $x3131 new.attention.heads.given_most 1))))
 (= new.attention.heads.most ?x4788)))))))
(assert
 (= new.attention.heads.beyond new.attention.heads.given_beyond))
(assert
 (let (($x5051 (= (- 1) new.attention.heads.n)))
 (let (($x420 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x1595 (ite $x420 (or $x5051 (<= new.attention.heads.parts new.attention.heads.n)) (or $x5051 (< 1 new.attention.heads.n)))))
 (let ((?x1002 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x4304 (div (* ?x1002 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x2531 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x2707 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x3124 (ite $x2707 (or $x5051 (< new.attention.heads.block new.attention.heads.n)) (ite $x2531 (or $x5051 (< ?x4304 new.attention.heads.n)) $x1595))))
 (let (($x3354 (= 1 new.attention.heads.parts)))
 (let (($x2048 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2247 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1132 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x3131 (or $x1132 $x2247)))
 (let (($x1809 (ite $x3131 new.attention.heads.given_moved (ite (or $x2048 $x3354) false $x3124))))
 (= new.attention.heads.moved $x1809))))))))))))))))
(assert
 (let ((?x5071 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x1238 (div (* ?x5071 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1004 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x4536 (and $x1004 (< 1 new.attention.head_dim.parts) (= ?x1238 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x4536))))))
(assert
 (let ((?x5714 (mod new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let (($x3059 (= (_ bv65 7) new.attention.value_dim.kind)))
 (= new.attention.value_dim.padded (and $x3059 (not (= 0 ?x5714)))))))
(assert
 (let ((?x139 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x519 (* (div ?x139 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x3059 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2839 (and $x3059 (< 1 new.attention.value_dim.parts) (= (div ?x519 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x2839))))))
(assert
 (let (($x2846 (= (_ bv40 7) new.attention.out.split)))
 (let (($x2484 (not $x2846)))
 (let (($x5584 (= (_ bv10 7) new.attention.out.input)))
 (let (($x5230 (= (_ bv32 7) new.attention.out.input)))
 (= new.attention.gathers (or $x5230 (and $x5584 $x2484))))))))
(assert
 (let (($x3067 (not new.attention.heads.padded)))
 (let (($x3354 (= 1 new.attention.heads.parts)))
 (let (($x2048 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2247 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1132 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x3131 (or $x1132 $x2247)))
 (let (($x79 (ite $x3131 new.attention.heads.given_everywhere (or $x2048 (and $x3354 $x3067)))))
 (= new.attention.heads.everywhere $x79)))))))))
(assert
 (let (($x3260 (not new.attention.value_dim.padded)))
 (let (($x5338 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x2294 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x2010 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x2467 (ite (or $x2010 $x2294) new.attention.value_dim.given_everywhere (or $x5338 (and (= 1 new.attention.value_dim.parts) $x3260)))))
 (= new.attention.value_dim.everywhere $x2467)))))))
(assert
 (let (($x5064 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x318 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x3573 (ite (or $x318 $x5064) (_ bv16 7) (_ bv96 7))))
 (let (($x328 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x5712 (or new.model.latent new.attention.kv_filled)))
 (let (($x4384 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1933 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2032 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x5303 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x6281 (and $x1933 $x5303 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x2032)))
 (let ((?x2303 (ite (or $x318 $x6281 (and $x1933 $x4384 new.attention.heads.filled $x5712)) (_ bv96 7) (_ bv16 7))))
 (let (($x2346 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1606 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2829 (or $x1606 $x328)))
 (let ((?x4412 (ite (or $x2829 $x2346) new.attention.qkv.split ?x2303)))
 (let (($x4321 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x3061 (not $x4321)))
 (let ((?x231 (ite $x3061 ?x4412 (ite (or $x328 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x3573))))
 (let ((?x4673 (ite (or $x2829 $x2346 new.model.query_latent) (_ bv96 7) (ite $x1933 (_ bv21 7) (_ bv16 7)))))
 (let (($x966 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x966 ?x4673 ?x231)))))))))))))))))))))))
(assert
 (let (($x1549 (not new.attention.heads.moved)))
 (let (($x1915 (= (_ bv99 7) new.attention.heads.kind)))
 (let (($x2707 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x4865 (= (_ bv11 7) new.attention.heads.kind)))
 (let (($x2981 (= (_ bv18 7) new.attention.heads.kind)))
 (let (($x6677 (or new.attention.heads.everywhere new.attention.heads.filled (and (or $x2981 $x4865 $x2707 $x1915) $x1549))))
 (let (($x2247 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1132 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x3131 (or $x1132 $x2247)))
 (= new.attention.heads.undivided (ite $x3131 new.attention.heads.given_undivided $x6677))))))))))))
(assert
 (let (($x5064 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x318 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x3573 (ite (or $x318 $x5064) (_ bv16 7) (_ bv96 7))))
 (let (($x328 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x5712 (or new.model.latent new.attention.kv_filled)))
 (let (($x4384 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1933 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2032 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x5303 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x6281 (and $x1933 $x5303 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x2032)))
 (let ((?x2303 (ite (or $x318 $x6281 (and $x1933 $x4384 new.attention.heads.filled $x5712)) (_ bv96 7) (_ bv16 7))))
 (let (($x2346 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1606 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2829 (or $x1606 $x328)))
 (let ((?x4412 (ite (or $x2829 $x2346) new.attention.qkv.split ?x2303)))
 (let (($x4321 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x3061 (not $x4321)))
 (let ((?x3664 (ite $x3061 ?x4412 (ite (or $x328 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x3573))))
 (let ((?x4673 (ite (or $x2829 $x2346 new.model.query_latent) (_ bv96 7) (ite $x1933 (_ bv21 7) (_ bv16 7)))))
 (let (($x966 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x966 ?x4673 ?x3664))))))))))))))))))))))))
(assert
 (let (($x4384 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x6498 (or (= (_ bv92 7) new.attention.v) (= (_ bv96 7) new.attention.v) (= (_ bv37 7) new.attention.v) (= (_ bv36 7) new.attention.v))))
 (let ((?x999 (ite $x6498 new.attention.v (ite $x4384 (_ bv37 7) (ite (= (_ bv36 7) new.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= new.attention.mixed ?x999)))))
(assert
 (let (($x5396 (or (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.filled) (and (= (_ bv36 7) new.attention.mixed) new.attention.value_dim.filled))))
 (let (($x1162 (not new.attention.gathers)))
 (let (($x881 (= (_ bv57 7) new.attention.out.split)))
 (= new.attention.share_of_one (and $x881 $x1162 $x5396))))))
(assert
 (let ((?x2974 (ite new.attention.share_of_one (_ bv92 7) new.attention.mixed)))
 (let (($x600 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x6321 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x2750 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x2354 (and new.attention.share_of_one new.stream.first_keeps_all (or (or $x2750 $x6321) $x600))))
 (let (($x2846 (= (_ bv40 7) new.attention.out.split)))
 (let (($x2484 (not $x2846)))
 (let (($x4444 (= (_ bv36 7) new.attention.mixed)))
 (let (($x5416 (or (and new.attention.gathers (or (= (_ bv37 7) new.attention.mixed) $x4444)) (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.everywhere) (and $x4444 new.attention.value_dim.everywhere $x2484) $x2354)))
 (= new.attention.mixed_in (ite $x5416 (_ bv96 7) ?x2974))))))))))))
(assert
 (let ((?x2520 (ite (or (= (_ bv92 7) new.attention.mixed_in) (= (_ bv40 7) new.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) new.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x5368 (and new.attention.heads_where_kept (or (= (_ bv37 7) new.attention.mixed_in) (= (_ bv96 7) new.attention.mixed_in)))))
 (let (($x5827 (= (_ bv36 7) new.attention.mixed_in)))
 (let (($x600 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x2750 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x2846 (= (_ bv40 7) new.attention.out.split)))
 (let (($x4996 (and $x2846 (or $x2750 $x600) (ite $x5827 new.attention.dims_where_kept $x5368))))
 (= new.attention.out_state (ite $x4996 (_ bv96 7) ?x2520))))))))))
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
 (let (($x71 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x500 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x5165 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1454 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x4813 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x4813 $x1454 $x5165 $x500 $x71)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x4367 (* old.sp old.tp)))
 (<= old.moe.block ?x4367)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x4367 (* old.sp old.tp)))
 (= old.stage.ranks ?x4367)))
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
 (let (($x1320 (not old.moe.group.sp)))
 (let (($x523 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x523 $x1320))))
(assert
 (let ((?x3562 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3562)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x2023 (= new.attention.heads.least new.attention.heads.parts)))
 (let (($x1265 (= (_ bv92 7) new.attention.mixed_in)))
 (let (($x2846 (= (_ bv40 7) new.attention.out.split)))
 (let (($x2484 (not $x2846)))
 (let (($x1845 (or (= 1 new.attention.heads.most) $x2484 (= (_ bv96 7) new.attention.out_state) (and $x1265 (and new.attention.heads.undivided $x2023)))))
 (let (($x2880 (not new.attention.heads.beyond)))
 (let (($x4849 (and (not (= (_ bv37 7) new.attention.qkv.split)) (not (and $x2846 (not (= (_ bv36 7) new.attention.mixed_in)))))))
 (not (or $x4849 (and (<= 1 new.attention.heads.least) $x2880 $x1845)))))))))))
(assert
 (let (($x687 (= old.attention.heads.least old.attention.heads.parts)))
(let (($x4342 (= (_ bv92 7) old.attention.mixed_in)))
(let (($x1403 (= (_ bv40 7) old.attention.out.split)))
(let (($x369 (not $x1403)))
(let (($x3945 (or (= 1 old.attention.heads.most) $x369 (= (_ bv96 7) old.attention.out_state) (and $x4342 (and old.attention.heads.undivided $x687)))))
(let (($x1798 (not old.attention.heads.beyond)))
(let (($x2360 (and (not (= (_ bv37 7) old.attention.qkv.split)) (not (and $x1403 (not (= (_ bv36 7) old.attention.mixed_in)))))))
(or $x2360 (and (<= 1 old.attention.heads.least) $x1798 $x3945))))))))))
(check-sat)

; from one replica to any number, question 130
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
 (let (($x670 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x670 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x1696 (= (_ bv65 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) (= (_ bv48 7) old.attention.heads.kind) (= (_ bv56 7) old.attention.heads.kind) $x1696 (= (_ bv86 7) old.attention.heads.kind) (= (_ bv91 7) old.attention.heads.kind) (= (_ bv96 7) old.attention.heads.kind) (= (_ bv99 7) old.attention.heads.kind))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x3840 (= (_ bv8 7) old.attention.pairs)))
 (or $x3840 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x2416 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2533 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x4634 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x4461 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x4438 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x4438 $x4461 $x4634 $x2533 $x2416)))))))
(assert
 (let (($x59 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x59 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x737 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x2498 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x4699 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x4924 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x4924 $x4699 $x2498 $x737))))))
(assert
 (let (($x1423 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x1423 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x5351 (= (_ bv42 7) old.batch.idle)))
 (or $x5351 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x71 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4813 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x500 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x5165 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1454 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1454 $x5165 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x500 $x4813 $x71)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x115 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x115)))
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
 (let ((?x4850 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x632 (= (div (* ?x4850 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x1696 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x1696 (< 1 old.attention.heads.parts) $x632))))))
(assert
 (let ((?x5327 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2183 (div (* ?x5327 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x670 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x6526 (and $x670 (< 1 old.attention.head_dim.parts) (= ?x2183 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x6526))))))
(assert
 (let ((?x5360 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x3011 (* (div (- ?x5360 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x1423 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x1678 (and $x1423 (< 1 old.attention.value_dim.parts) (= (div ?x3011 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x1678))))))
(assert
 (let (($x2416 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x4438 (= (_ bv4 7) old.attention.qkv.collective)))
 (let (($x2533 (= (_ bv57 7) old.attention.qkv.collective)))
 (let ((?x2943 (ite (or $x2533 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x4438 $x2416) (_ bv16 7) (_ bv96 7)))))
 (let (($x4699 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x4461 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x4872 (and $x4461 $x4699 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x4924 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x464 (and $x4461 $x4924 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x1610 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x4634 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x208 (or $x4634 $x2533)))
 (let ((?x2082 (ite (or $x208 $x1610) old.attention.qkv.split (ite (or $x4438 $x464 $x4872) (_ bv96 7) (_ bv16 7)))))
 (let (($x737 (= (_ bv57 7) old.attention.qkv.split)))
 (let ((?x558 (ite $x737 (ite (or $x208 $x1610 old.model.query_latent) (_ bv96 7) (ite $x4461 (_ bv21 7) (_ bv16 7))) (ite (not (= (_ bv40 7) old.attention.qkv.split)) ?x2082 ?x2943))))
 (= old.attention.q ?x558)))))))))))))))))
(assert
 (let (($x1004 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x1004 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x2531 (= (_ bv65 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) (= (_ bv48 7) new.attention.heads.kind) (= (_ bv56 7) new.attention.heads.kind) $x2531 (= (_ bv86 7) new.attention.heads.kind) (= (_ bv91 7) new.attention.heads.kind) (= (_ bv96 7) new.attention.heads.kind) (= (_ bv99 7) new.attention.heads.kind))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x1837 (= (_ bv8 7) new.attention.pairs)))
 (or $x1837 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x5064 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x328 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1606 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1933 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x318 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x318 $x1933 $x1606 $x328 $x5064)))))))
(assert
 (let (($x1801 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x1801 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x966 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x4321 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x4384 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x5303 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x5303 $x4384 $x4321 $x966))))))
(assert
 (let (($x3059 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x3059 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x4285 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x4285)))
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
 (let ((?x1002 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x659 (= (div (* ?x1002 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x2531 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x2531 (< 1 new.attention.heads.parts) $x659))))))
(assert
 (let ((?x5071 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x1238 (div (* ?x5071 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1004 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x4536 (and $x1004 (< 1 new.attention.head_dim.parts) (= ?x1238 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x4536))))))
(assert
 (let ((?x139 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x519 (* (div ?x139 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x3059 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2839 (and $x3059 (< 1 new.attention.value_dim.parts) (= (div ?x519 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x2839))))))
(assert
 (let (($x5064 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x318 (= (_ bv4 7) new.attention.qkv.collective)))
 (let (($x328 (= (_ bv57 7) new.attention.qkv.collective)))
 (let ((?x2244 (ite (or $x328 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x318 $x5064) (_ bv16 7) (_ bv96 7)))))
 (let (($x5712 (or new.model.latent new.attention.kv_filled)))
 (let (($x4384 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1933 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2032 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x5303 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x6281 (and $x1933 $x5303 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x2032)))
 (let ((?x2303 (ite (or $x318 $x6281 (and $x1933 $x4384 new.attention.heads.filled $x5712)) (_ bv96 7) (_ bv16 7))))
 (let (($x2346 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1606 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2829 (or $x1606 $x328)))
 (let ((?x6619 (ite (not (= (_ bv40 7) new.attention.qkv.split)) (ite (or $x2829 $x2346) new.attention.qkv.split ?x2303) ?x2244)))
 (let (($x966 (= (_ bv57 7) new.attention.qkv.split)))
 (let ((?x2630 (ite $x966 (ite (or $x2829 $x2346 new.model.query_latent) (_ bv96 7) (ite $x1933 (_ bv21 7) (_ bv16 7))) ?x6619)))
 (= new.attention.q ?x2630)))))))))))))))))))
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
 (let (($x71 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x500 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x5165 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1454 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x4813 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x4813 $x1454 $x5165 $x500 $x71)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x4367 (* old.sp old.tp)))
 (<= old.moe.block ?x4367)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x4367 (* old.sp old.tp)))
 (= old.stage.ranks ?x4367)))
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
 (let (($x1320 (not old.moe.group.sp)))
 (let (($x523 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x523 $x1320))))
(assert
 (let ((?x3562 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3562)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x764 (ite (= (_ bv96 7) new.attention.q) new.attention.kv_unowned (or new.attention.kv_missing new.attention.kv_beyond))))
 (not (or (not (= (_ bv37 7) new.attention.qkv.split)) (not $x764)))))
(assert
 (let (($x2180 (or old.attention.kv_missing old.attention.kv_beyond)))
(or (not (= (_ bv37 7) old.attention.qkv.split)) (not (ite (= (_ bv96 7) old.attention.q) old.attention.kv_unowned $x2180)))))
(check-sat)

; from one replica to any number, question 131
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
(declare-fun old.attention.head_dim.filled () Bool)
(declare-fun old.attention.head_dim.padded () Bool)
(declare-fun old.attention.head_dim.least () Int)
(declare-fun old.attention.head_dim.most () Int)
(declare-fun old.attention.head_dim.given_beyond () Bool)
(declare-fun old.attention.head_dim.beyond () Bool)
(declare-fun old.attention.head_dim.given_moved () Bool)
(declare-fun old.attention.head_dim.moved () Bool)
(declare-fun old.attention.value_dim.padded () Bool)
(declare-fun old.attention.value_dim.filled () Bool)
(declare-fun old.attention.value_dim.least () Int)
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
(declare-fun new.attention.head_dim.filled () Bool)
(declare-fun new.attention.head_dim.padded () Bool)
(declare-fun new.attention.head_dim.least () Int)
(declare-fun new.attention.head_dim.most () Int)
(declare-fun new.attention.head_dim.given_beyond () Bool)
(declare-fun new.attention.head_dim.beyond () Bool)
(declare-fun new.attention.head_dim.given_moved () Bool)
(declare-fun new.attention.head_dim.moved () Bool)
(declare-fun new.attention.value_dim.padded () Bool)
(declare-fun new.attention.value_dim.filled () Bool)
(declare-fun new.attention.value_dim.least () Int)
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
 (let (($x4284 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x2006 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x1052 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x2477 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x670 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2388 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x4452 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x4346 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x331 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x4460 (= (_ bv11 7) old.attention.head_dim.kind)))
 (or $x4460 $x331 $x4346 $x4452 $x2388 $x670 $x2477 $x1052 $x2006 $x4284))))))))))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x838 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x729 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1696 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x3204 (= (_ bv48 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) $x3204 (= (_ bv56 7) old.attention.heads.kind) $x1696 $x729 (= (_ bv91 7) old.attention.heads.kind) $x838 (= (_ bv99 7) old.attention.heads.kind)))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x243 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x2241 (= (_ bv10 7) old.attention.out.collective)))
 (or (= (_ bv4 7) old.attention.out.collective) (= (_ bv5 7) old.attention.out.collective) $x2241 $x243 (= (_ bv73 7) old.attention.out.collective)))))
(assert
 (let (($x6252 (= (_ bv32 7) old.attention.out.input)))
 (let (($x616 (= (_ bv10 7) old.attention.out.input)))
 (or $x616 $x6252 (= (_ bv63 7) old.attention.out.input)))))
(assert
 (let (($x5282 (= (_ bv61 7) old.attention.out.split)))
 (let (($x4382 (= (_ bv57 7) old.attention.out.split)))
 (let (($x6629 (= (_ bv40 7) old.attention.out.split)))
 (or $x6629 $x4382 $x5282)))))
(assert
 (let (($x3840 (= (_ bv8 7) old.attention.pairs)))
 (or $x3840 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x2416 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2533 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x4634 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x4461 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x4438 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x4438 $x4461 $x4634 $x2533 $x2416)))))))
(assert
 (let (($x1063 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x1063 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x59 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x59 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x737 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x2498 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x4699 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x4924 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x4924 $x4699 $x2498 $x737))))))
(assert
 (let (($x381 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x381 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x789 (= (_ bv57 7) old.attention.scores.sum)))
 (let (($x272 (= (_ bv1 7) old.attention.scores.sum)))
 (or $x272 $x789 (= (_ bv88 7) old.attention.scores.sum)))))
(assert
 (and (<= 0 old.attention.value_dim.given_least)))
(assert
 (let (($x5059 (= (_ bv99 7) old.attention.value_dim.kind)))
 (let (($x4640 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x2033 (= (_ bv91 7) old.attention.value_dim.kind)))
 (let (($x1942 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x1423 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x6378 (= (_ bv56 7) old.attention.value_dim.kind)))
 (let (($x3880 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x2780 (= (_ bv26 7) old.attention.value_dim.kind)))
 (let (($x2097 (= (_ bv18 7) old.attention.value_dim.kind)))
 (let (($x5041 (= (_ bv11 7) old.attention.value_dim.kind)))
 (or $x5041 $x2097 $x2780 $x3880 $x6378 $x1423 $x1942 $x2033 $x4640 $x5059))))))))))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x5351 (= (_ bv42 7) old.batch.idle)))
 (or $x5351 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x71 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4813 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x500 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x5165 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1454 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1454 $x5165 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x500 $x4813 $x71)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x115 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x115)))
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
 (let ((?x4850 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x632 (= (div (* ?x4850 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x1696 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x1696 (< 1 old.attention.heads.parts) $x632))))))
(assert
 (let (($x5383 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x1696 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x1696 $x5383)))))
(assert
 (let ((?x5327 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2183 (div (* ?x5327 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x670 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x6526 (and $x670 (< 1 old.attention.head_dim.parts) (= ?x2183 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x6526))))))
(assert
 (let ((?x316 (mod old.attention.head_dim.n old.attention.head_dim.multiple)))
 (let (($x670 (= (_ bv65 7) old.attention.head_dim.kind)))
 (= old.attention.head_dim.padded (and $x670 (not (= 0 ?x316)))))))
(assert
 (let ((?x5327 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2183 (div (* ?x5327 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x3042 (= (- 1) old.attention.head_dim.n)))
 (let (($x1473 (or $x3042 (< (* ?x2183 old.attention.head_dim.parts) old.attention.head_dim.n))))
 (let ((?x2384 (mod old.attention.head_dim.multiple old.attention.head_dim.parts)))
 (let (($x670 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let ((?x1650 (ite $x670 (ite (= 0 ?x2384) 1 (ite $x1473 0 1)) old.attention.head_dim.given_least)))
 (let (($x2347 (not (= 0 (mod old.attention.head_dim.n old.attention.head_dim.parts)))))
 (let ((?x3069 (ite (and $x3042 (= 1 old.attention.head_dim.parts)) 1 (ite (or $x3042 $x2347) 0 1))))
 (let (($x4346 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x2388 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x4284 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x1052 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x4460 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x331 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x2006 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let ((?x4326 (ite $x2006 old.attention.head_dim.parts (ite (or $x331 $x4460 $x1052 $x4284 $x2388) 1 (ite $x4346 ?x3069 ?x1650)))))
 (= old.attention.head_dim.least ?x4326)))))))))))))))))))
(assert
 (let (($x4452 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x2477 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1089 (or $x2477 $x4452)))
 (let (($x2006 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let ((?x4898 (ite $x2006 old.attention.head_dim.parts (ite $x1089 old.attention.head_dim.given_most 1))))
 (= old.attention.head_dim.most ?x4898)))))))
(assert
 (= old.attention.head_dim.beyond old.attention.head_dim.given_beyond))
(assert
 (let (($x3042 (= (- 1) old.attention.head_dim.n)))
 (let (($x4346 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x4586 (ite $x4346 (or $x3042 (<= old.attention.head_dim.parts old.attention.head_dim.n)) (or $x3042 (< 1 old.attention.head_dim.n)))))
 (let ((?x5327 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2183 (div (* ?x5327 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x670 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1052 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x6483 (ite $x1052 (or $x3042 (< old.attention.head_dim.block old.attention.head_dim.n)) (ite $x670 (or $x3042 (< ?x2183 old.attention.head_dim.n)) $x4586))))
 (let (($x2343 (= 1 old.attention.head_dim.parts)))
 (let (($x2006 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x4452 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x2477 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1089 (or $x2477 $x4452)))
 (let (($x4696 (ite $x1089 old.attention.head_dim.given_moved (ite (or $x2006 $x2343) false $x6483))))
 (= old.attention.head_dim.moved $x4696))))))))))))))))
(assert
 (let ((?x334 (mod old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let (($x1423 (= (_ bv65 7) old.attention.value_dim.kind)))
 (= old.attention.value_dim.padded (and $x1423 (not (= 0 ?x334)))))))
(assert
 (let ((?x5360 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x3011 (* (div (- ?x5360 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let ((?x189 (div ?x3011 old.attention.value_dim.parts)))
 (let (($x1423 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x1678 (and $x1423 (< 1 old.attention.value_dim.parts) (= ?x189 old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x1678)))))))
(assert
 (let ((?x5360 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x3011 (* (div (- ?x5360 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let ((?x189 (div ?x3011 old.attention.value_dim.parts)))
 (let (($x2842 (= (- 1) old.attention.value_dim.n)))
 (let (($x2339 (or $x2842 (< (* ?x189 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (let ((?x5198 (mod old.attention.value_dim.multiple old.attention.value_dim.parts)))
 (let (($x1423 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let ((?x4415 (ite $x1423 (ite (= 0 ?x5198) 1 (ite $x2339 0 1)) old.attention.value_dim.given_least)))
 (let (($x1500 (not (= 0 (mod old.attention.value_dim.n old.attention.value_dim.parts)))))
 (let ((?x5213 (ite (and $x2842 (= 1 old.attention.value_dim.parts)) 1 (ite (or $x2842 $x1500) 0 1))))
 (let (($x2780 (= (_ bv26 7) old.attention.value_dim.kind)))
 (let (($x6378 (= (_ bv56 7) old.attention.value_dim.kind)))
 (let (($x5059 (= (_ bv99 7) old.attention.value_dim.kind)))
 (let (($x2033 (= (_ bv91 7) old.attention.value_dim.kind)))
 (let (($x5041 (= (_ bv11 7) old.attention.value_dim.kind)))
 (let (($x2097 (= (_ bv18 7) old.attention.value_dim.kind)))
 (let (($x4640 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let ((?x2117 (ite $x4640 old.attention.value_dim.parts (ite (or $x2097 $x5041 $x2033 $x5059 $x6378) 1 (ite $x2780 ?x5213 ?x4415)))))
 (= old.attention.value_dim.least ?x2117))))))))))))))))))))
(assert
 (= old.attention.value_dim.beyond old.attention.value_dim.given_beyond))
(assert
 (let (($x186 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x427 (not old.model.sinks)))
 (= old.attention.one_key (and $x427 $x186)))))
(assert
 (let (($x6629 (= (_ bv40 7) old.attention.out.split)))
 (let (($x2387 (not $x6629)))
 (let (($x616 (= (_ bv10 7) old.attention.out.input)))
 (let (($x6252 (= (_ bv32 7) old.attention.out.input)))
 (= old.attention.gathers (or $x6252 (and $x616 $x2387))))))))
(assert
 (let (($x3009 (not old.attention.heads.padded)))
 (let (($x838 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x3204 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x729 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x4323 (ite (or $x729 $x3204) old.attention.heads.given_everywhere (or $x838 (and (= 1 old.attention.heads.parts) $x3009)))))
 (= old.attention.heads.everywhere $x4323)))))))
(assert
 (let (($x5241 (not old.attention.head_dim.padded)))
 (let (($x2343 (= 1 old.attention.head_dim.parts)))
 (let (($x2006 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x4452 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x2477 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1089 (or $x2477 $x4452)))
 (let (($x3065 (ite $x1089 old.attention.head_dim.given_everywhere (or $x2006 (and $x2343 $x5241)))))
 (= old.attention.head_dim.everywhere $x3065)))))))))
(assert
 (let (($x1061 (not old.attention.value_dim.padded)))
 (let (($x4745 (= 1 old.attention.value_dim.parts)))
 (let (($x4640 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x3880 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x1942 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x2632 (ite (or $x1942 $x3880) old.attention.value_dim.given_everywhere (or $x4640 (and $x4745 $x1061)))))
 (= old.attention.value_dim.everywhere $x2632))))))))
(assert
 (let (($x2416 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x4438 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2083 (ite (or $x4438 $x2416) (_ bv16 7) (_ bv96 7))))
 (let (($x2533 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x4699 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x4461 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x4872 (and $x4461 $x4699 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x4924 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x464 (and $x4461 $x4924 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x1610 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x4634 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x208 (or $x4634 $x2533)))
 (let ((?x2082 (ite (or $x208 $x1610) old.attention.qkv.split (ite (or $x4438 $x464 $x4872) (_ bv96 7) (_ bv16 7)))))
 (let (($x2498 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x4811 (not $x2498)))
 (let ((?x943 (ite $x4811 ?x2082 (ite (or $x2533 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) ?x2083))))
 (let ((?x2984 (ite (or $x208 $x1610 old.model.query_latent) (_ bv96 7) (ite $x4461 (_ bv21 7) (_ bv16 7)))))
 (let (($x737 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x737 ?x2984 ?x943)))))))))))))))))))))
(assert
 (let (($x2416 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x4438 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2083 (ite (or $x4438 $x2416) (_ bv16 7) (_ bv96 7))))
 (let (($x2533 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x4699 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x4461 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x4872 (and $x4461 $x4699 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x4924 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x464 (and $x4461 $x4924 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x1610 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x4634 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x208 (or $x4634 $x2533)))
 (let ((?x2082 (ite (or $x208 $x1610) old.attention.qkv.split (ite (or $x4438 $x464 $x4872) (_ bv96 7) (_ bv16 7)))))
 (let (($x2498 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x4811 (not $x2498)))
 (let ((?x2585 (ite $x4811 ?x2082 (ite (or $x2533 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x2083))))
 (let ((?x2984 (ite (or $x208 $x1610 old.model.query_latent) (_ bv96 7) (ite $x4461 (_ bv21 7) (_ bv16 7)))))
 (let (($x737 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x737 ?x2984 ?x2585)))))))))))))))))))))
(assert
 (let (($x1172 (not old.attention.head_dim.moved)))
 (let (($x4284 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x1052 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x4460 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x331 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x5191 (or old.attention.head_dim.everywhere old.attention.head_dim.filled (and (or $x331 $x4460 $x1052 $x4284) $x1172))))
 (let (($x4452 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x2477 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1089 (or $x2477 $x4452)))
 (= old.attention.head_dim.undivided (ite $x1089 old.attention.head_dim.given_undivided $x5191))))))))))))
(assert
 (let (($x2416 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x4438 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2083 (ite (or $x4438 $x2416) (_ bv16 7) (_ bv96 7))))
 (let (($x2533 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x4699 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x4461 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x4872 (and $x4461 $x4699 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x4924 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x464 (and $x4461 $x4924 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x1610 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x4634 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x208 (or $x4634 $x2533)))
 (let ((?x2082 (ite (or $x208 $x1610) old.attention.qkv.split (ite (or $x4438 $x464 $x4872) (_ bv96 7) (_ bv16 7)))))
 (let (($x2498 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x4811 (not $x2498)))
 (let ((?x4345 (ite $x4811 ?x2082 (ite (or $x2533 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x2083))))
 (let ((?x2984 (ite (or $x208 $x1610 old.model.query_latent) (_ bv96 7) (ite $x4461 (_ bv21 7) (_ bv16 7)))))
 (let (($x737 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x737 ?x2984 ?x4345))))))))))))))))))))))
(assert
 (let (($x6543 (= old.attention.head_dim.least old.attention.head_dim.parts)))
 (let (($x272 (= (_ bv1 7) old.attention.scores.sum)))
 (let (($x1172 (not old.attention.head_dim.moved)))
 (let (($x2772 (= 1 old.attention.head_dim.most)))
 (let (($x935 (<= 1 old.attention.head_dim.least)))
 (let (($x2441 (and (or (not old.attention.scores.group.tp) (= 1 old.tp)) (or (not old.attention.scores.group.dp) (= 1 old.dp)) (or (not old.attention.scores.group.sp) (= 1 old.sp)) (or (not old.attention.scores.group.pp) (= 1 old.pp)))))
 (let (($x789 (= (_ bv57 7) old.attention.scores.sum)))
 (let (($x6535 (ite (or $x789 $x2441) (and $x935 (or old.attention.head_dim.undivided (and $x2772 $x1172))) (and $x272 (and old.attention.head_dim.undivided $x6543)))))
 (= old.attention.scores_whole $x6535))))))))))
(assert
 (let (($x4699 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2382 (or (= (_ bv92 7) old.attention.v) (= (_ bv96 7) old.attention.v) (= (_ bv37 7) old.attention.v) (= (_ bv36 7) old.attention.v))))
 (let ((?x1328 (ite $x2382 old.attention.v (ite $x4699 (_ bv37 7) (ite (= (_ bv36 7) old.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= old.attention.mixed ?x1328)))))
(assert
 (let (($x640 (or (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.filled) (and (= (_ bv36 7) old.attention.mixed) old.attention.value_dim.filled))))
 (let (($x3202 (not old.attention.gathers)))
 (let (($x4382 (= (_ bv57 7) old.attention.out.split)))
 (= old.attention.share_of_one (and $x4382 $x3202 $x640))))))
(assert
 (let ((?x4779 (ite old.attention.share_of_one (_ bv92 7) old.attention.mixed)))
 (let (($x2354 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x2241 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x243 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x4754 (and old.attention.share_of_one old.stream.first_keeps_all (or (or $x243 $x2241) $x2354))))
 (let (($x6629 (= (_ bv40 7) old.attention.out.split)))
 (let (($x2387 (not $x6629)))
 (let (($x231 (= (_ bv36 7) old.attention.mixed)))
 (let (($x1162 (or (and old.attention.gathers (or (= (_ bv37 7) old.attention.mixed) $x231)) (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.everywhere) (and $x231 old.attention.value_dim.everywhere $x2387) $x4754)))
 (= old.attention.mixed_in (ite $x1162 (_ bv96 7) ?x4779))))))))))))
(assert
 (let ((?x1607 (ite (or (= (_ bv92 7) old.attention.mixed_in) (= (_ bv40 7) old.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) old.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x100 (and old.attention.heads_where_kept (or (= (_ bv37 7) old.attention.mixed_in) (= (_ bv96 7) old.attention.mixed_in)))))
 (let (($x2520 (ite (= (_ bv36 7) old.attention.mixed_in) old.attention.dims_where_kept $x100)))
 (let (($x2354 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x243 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x6629 (= (_ bv40 7) old.attention.out.split)))
 (= old.attention.out_state (ite (and $x6629 (or $x243 $x2354) $x2520) (_ bv96 7) ?x1607)))))))))
(assert
 (= old.prefill false))
(assert
 (and (<= 1 new.attention.head_dim.block)))
(assert
 (and (<= 0 new.attention.head_dim.given_least)))
(assert
 (and (<= 0 new.attention.head_dim.given_most)))
(assert
 (let (($x1273 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x2795 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x771 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x3186 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x1004 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x4679 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x1520 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x5298 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x2553 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x4451 (= (_ bv11 7) new.attention.head_dim.kind)))
 (or $x4451 $x2553 $x5298 $x1520 $x4679 $x1004 $x3186 $x771 $x2795 $x1273))))))))))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x2048 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1132 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x2531 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x2247 (= (_ bv48 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) $x2247 (= (_ bv56 7) new.attention.heads.kind) $x2531 $x1132 (= (_ bv91 7) new.attention.heads.kind) $x2048 (= (_ bv99 7) new.attention.heads.kind)))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x1067 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x2524 (= (_ bv10 7) new.attention.out.collective)))
 (or (= (_ bv4 7) new.attention.out.collective) (= (_ bv5 7) new.attention.out.collective) $x2524 $x1067 (= (_ bv73 7) new.attention.out.collective)))))
(assert
 (let (($x832 (= (_ bv32 7) new.attention.out.input)))
 (let (($x743 (= (_ bv10 7) new.attention.out.input)))
 (or $x743 $x832 (= (_ bv63 7) new.attention.out.input)))))
(assert
 (let (($x6599 (= (_ bv61 7) new.attention.out.split)))
 (let (($x3488 (= (_ bv57 7) new.attention.out.split)))
 (let (($x2268 (= (_ bv40 7) new.attention.out.split)))
 (or $x2268 $x3488 $x6599)))))
(assert
 (let (($x1837 (= (_ bv8 7) new.attention.pairs)))
 (or $x1837 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x5064 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x328 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1606 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1933 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x318 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x318 $x1933 $x1606 $x328 $x5064)))))))
(assert
 (let (($x5711 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x5711 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x1801 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x1801 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x966 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x4321 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x4384 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x5303 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x5303 $x4384 $x4321 $x966))))))
(assert
 (let (($x4324 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x4324 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x784 (= (_ bv57 7) new.attention.scores.sum)))
 (let (($x1265 (= (_ bv1 7) new.attention.scores.sum)))
 (or $x1265 $x784 (= (_ bv88 7) new.attention.scores.sum)))))
(assert
 (and (<= 0 new.attention.value_dim.given_least)))
(assert
 (let (($x3725 (= (_ bv99 7) new.attention.value_dim.kind)))
 (let (($x5338 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x1820 (= (_ bv91 7) new.attention.value_dim.kind)))
 (let (($x2010 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x3059 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x3187 (= (_ bv56 7) new.attention.value_dim.kind)))
 (let (($x2294 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x2331 (= (_ bv26 7) new.attention.value_dim.kind)))
 (let (($x460 (= (_ bv18 7) new.attention.value_dim.kind)))
 (let (($x2085 (= (_ bv11 7) new.attention.value_dim.kind)))
 (or $x2085 $x460 $x2331 $x2294 $x3187 $x3059 $x2010 $x1820 $x5338 $x3725))))))))))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x4285 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x4285)))
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
 (let ((?x1002 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x659 (= (div (* ?x1002 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x2531 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x2531 (< 1 new.attention.heads.parts) $x659))))))
(assert
 (let (($x2484 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x2531 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x2531 $x2484)))))
(assert
 (let ((?x5071 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x1238 (div (* ?x5071 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1004 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x4536 (and $x1004 (< 1 new.attention.head_dim.parts) (= ?x1238 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x4536))))))
(assert
 (let ((?x918 (mod new.attention.head_dim.n new.attention.head_dim.multiple)))
 (let (($x1004 (= (_ bv65 7) new.attention.head_dim.kind)))
 (= new.attention.head_dim.padded (and $x1004 (not (= 0 ?x918)))))))
(assert
 (let ((?x5071 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x1238 (div (* ?x5071 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x4342 (= (- 1) new.attention.head_dim.n)))
 (let (($x1415 (or $x4342 (< (* ?x1238 new.attention.head_dim.parts) new.attention.head_dim.n))))
 (let ((?x5300 (mod new.attention.head_dim.multiple new.attention.head_dim.parts)))
 (let (($x1004 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let ((?x2447 (ite $x1004 (ite (= 0 ?x5300) 1 (ite $x1415 0 1)) new.attention.head_dim.given_least)))
 (let (($x6533 (not (= 0 (mod new.attention.head_dim.n new.attention.head_dim.parts)))))
 (let ((?x4587 (ite (and $x4342 (= 1 new.attention.head_dim.parts)) 1 (ite (or $x4342 $x6533) 0 1))))
 (let (($x5298 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x4679 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x1273 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x771 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x4451 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x2553 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x2795 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let ((?x2350 (ite $x2795 new.attention.head_dim.parts (ite (or $x2553 $x4451 $x771 $x1273 $x4679) 1 (ite $x5298 ?x4587 ?x2447)))))
 (= new.attention.head_dim.least ?x2350)))))))))))))))))))
(assert
 (let (($x1520 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x3186 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x6653 (or $x3186 $x1520)))
 (let (($x2795 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let ((?x2222 (ite $x2795 new.attention.head_dim.parts (ite $x6653 new.attention.head_dim.given_most 1))))
 (= new.attention.head_dim.most ?x2222)))))))
(assert
 (= new.attention.head_dim.beyond new.attention.head_dim.given_beyond))
(assert
 (let (($x4342 (= (- 1) new.attention.head_dim.n)))
 (let (($x5298 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x766 (ite $x5298 (or $x4342 (<= new.attention.head_dim.parts new.attention.head_dim.n)) (or $x4342 (< 1 new.attention.head_dim.n)))))
 (let ((?x5071 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x1238 (div (* ?x5071 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1004 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x771 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x5409 (ite $x771 (or $x4342 (< new.attention.head_dim.block new.attention.head_dim.n)) (ite $x1004 (or $x4342 (< ?x1238 new.attention.head_dim.n)) $x766))))
 (let (($x4991 (= 1 new.attention.head_dim.parts)))
 (let (($x2795 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x1520 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x3186 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x6653 (or $x3186 $x1520)))
 (let (($x2367 (ite $x6653 new.attention.head_dim.given_moved (ite (or $x2795 $x4991) false $x5409))))
 (= new.attention.head_dim.moved $x2367))))))))))))))))
(assert
 (let ((?x4373 (mod new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let (($x3059 (= (_ bv65 7) new.attention.value_dim.kind)))
 (= new.attention.value_dim.padded (and $x3059 (not (= 0 ?x4373)))))))
(assert
 (let ((?x139 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x519 (* (div ?x139 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let ((?x5237 (div ?x519 new.attention.value_dim.parts)))
 (let (($x3059 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2839 (and $x3059 (< 1 new.attention.value_dim.parts) (= ?x5237 new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x2839)))))))
(assert
 (let ((?x139 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x519 (* (div ?x139 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let ((?x5237 (div ?x519 new.attention.value_dim.parts)))
 (let (($x3105 (= (- 1) new.attention.value_dim.n)))
 (let (($x5330 (or $x3105 (< (* ?x5237 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (let ((?x2245 (mod new.attention.value_dim.multiple new.attention.value_dim.parts)))
 (let (($x3059 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let ((?x1035 (ite $x3059 (ite (= 0 ?x2245) 1 (ite $x5330 0 1)) new.attention.value_dim.given_least)))
 (let (($x1366 (not (= 0 (mod new.attention.value_dim.n new.attention.value_dim.parts)))))
 (let ((?x6649 (ite (and $x3105 (= 1 new.attention.value_dim.parts)) 1 (ite (or $x3105 $x1366) 0 1))))
 (let (($x2331 (= (_ bv26 7) new.attention.value_dim.kind)))
 (let (($x3187 (= (_ bv56 7) new.attention.value_dim.kind)))
 (let (($x3725 (= (_ bv99 7) new.attention.value_dim.kind)))
 (let (($x1820 (= (_ bv91 7) new.attention.value_dim.kind)))
 (let (($x2085 (= (_ bv11 7) new.attention.value_dim.kind)))
 (let (($x460 (= (_ bv18 7) new.attention.value_dim.kind)))
 (let (($x5338 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let ((?x2695 (ite $x5338 new.attention.value_dim.parts (ite (or $x460 $x2085 $x1820 $x3725 $x3187) 1 (ite $x2331 ?x6649 ?x1035)))))
 (= new.attention.value_dim.least ?x2695))))))))))))))))))))
(assert
 (= new.attention.value_dim.beyond new.attention.value_dim.given_beyond))
(assert
 (let (($x757 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x4305 (not new.model.sinks)))
 (= new.attention.one_key (and $x4305 $x757)))))
(assert
 (let (($x2268 (= (_ bv40 7) new.attention.out.split)))
 (let (($x5109 (not $x2268)))
 (let (($x743 (= (_ bv10 7) new.attention.out.input)))
 (let (($x832 (= (_ bv32 7) new.attention.out.input)))
 (= new.attention.gathers (or $x832 (and $x743 $x5109))))))))
(assert
 (let (($x6339 (not new.attention.heads.padded)))
 (let (($x2048 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2247 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1132 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x4737 (ite (or $x1132 $x2247) new.attention.heads.given_everywhere (or $x2048 (and (= 1 new.attention.heads.parts) $x6339)))))
 (= new.attention.heads.everywhere $x4737)))))))
(assert
 (let (($x2792 (not new.attention.head_dim.padded)))
 (let (($x4991 (= 1 new.attention.head_dim.parts)))
 (let (($x2795 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x1520 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x3186 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x6653 (or $x3186 $x1520)))
 (let (($x6566 (ite $x6653 new.attention.head_dim.given_everywhere (or $x2795 (and $x4991 $x2792)))))
 (= new.attention.head_dim.everywhere $x6566)))))))))
(assert
 (let (($x2565 (not new.attention.value_dim.padded)))
 (let (($x6583 (= 1 new.attention.value_dim.parts)))
 (let (($x5338 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x2294 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x2010 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x4678 (ite (or $x2010 $x2294) new.attention.value_dim.given_everywhere (or $x5338 (and $x6583 $x2565)))))
 (= new.attention.value_dim.everywhere $x4678))))))))
(assert
 (let (($x5064 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x318 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x3573 (ite (or $x318 $x5064) (_ bv16 7) (_ bv96 7))))
 (let (($x328 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x5712 (or new.model.latent new.attention.kv_filled)))
 (let (($x4384 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1933 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2032 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x5303 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x6281 (and $x1933 $x5303 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x2032)))
 (let ((?x2303 (ite (or $x318 $x6281 (and $x1933 $x4384 new.attention.heads.filled $x5712)) (_ bv96 7) (_ bv16 7))))
 (let (($x2346 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1606 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2829 (or $x1606 $x328)))
 (let ((?x4412 (ite (or $x2829 $x2346) new.attention.qkv.split ?x2303)))
 (let (($x4321 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x3061 (not $x4321)))
 (let ((?x6619 (ite $x3061 ?x4412 (ite (or $x328 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) ?x3573))))
 (let ((?x4673 (ite (or $x2829 $x2346 new.model.query_latent) (_ bv96 7) (ite $x1933 (_ bv21 7) (_ bv16 7)))))
 (let (($x966 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x966 ?x4673 ?x6619)))))))))))))))))))))))
(assert
 (let (($x5064 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x318 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x3573 (ite (or $x318 $x5064) (_ bv16 7) (_ bv96 7))))
 (let (($x328 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x5712 (or new.model.latent new.attention.kv_filled)))
 (let (($x4384 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1933 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2032 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x5303 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x6281 (and $x1933 $x5303 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x2032)))
 (let ((?x2303 (ite (or $x318 $x6281 (and $x1933 $x4384 new.attention.heads.filled $x5712)) (_ bv96 7) (_ bv16 7))))
 (let (($x2346 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1606 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2829 (or $x1606 $x328)))
 (let ((?x4412 (ite (or $x2829 $x2346) new.attention.qkv.split ?x2303)))
 (let (($x4321 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x3061 (not $x4321)))
 (let ((?x4721 (ite $x3061 ?x4412 (ite (or $x328 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x3573))))
 (let ((?x4673 (ite (or $x2829 $x2346 new.model.query_latent) (_ bv96 7) (ite $x1933 (_ bv21 7) (_ bv16 7)))))
 (let (($x966 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x966 ?x4673 ?x4721)))))))))))))))))))))))
(assert
 (let (($x3740 (not new.attention.head_dim.moved)))
 (let (($x1273 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x771 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x4451 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x2553 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x4674 (or new.attention.head_dim.everywhere new.attention.head_dim.filled (and (or $x2553 $x4451 $x771 $x1273) $x3740))))
 (let (($x1520 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x3186 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x6653 (or $x3186 $x1520)))
 (= new.attention.head_dim.undivided (ite $x6653 new.attention.head_dim.given_undivided $x4674))))))))))))
(assert
 (let (($x5064 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x318 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x3573 (ite (or $x318 $x5064) (_ bv16 7) (_ bv96 7))))
 (let (($x328 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x5712 (or new.model.latent new.attention.kv_filled)))
 (let (($x4384 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1933 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2032 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x5303 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x6281 (and $x1933 $x5303 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x2032)))
 (let ((?x2303 (ite (or $x318 $x6281 (and $x1933 $x4384 new.attention.heads.filled $x5712)) (_ bv96 7) (_ bv16 7))))
 (let (($x2346 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1606 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2829 (or $x1606 $x328)))
 (let ((?x4412 (ite (or $x2829 $x2346) new.attention.qkv.split ?x2303)))
 (let (($x4321 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x3061 (not $x4321)))
 (let ((?x1003 (ite $x3061 ?x4412 (ite (or $x328 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x3573))))
 (let ((?x4673 (ite (or $x2829 $x2346 new.model.query_latent) (_ bv96 7) (ite $x1933 (_ bv21 7) (_ bv16 7)))))
 (let (($x966 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x966 ?x4673 ?x1003))))))))))))))))))))))))
(assert
 (let (($x4812 (= new.attention.head_dim.least new.attention.head_dim.parts)))
 (let (($x1265 (= (_ bv1 7) new.attention.scores.sum)))
 (let (($x3740 (not new.attention.head_dim.moved)))
 (let (($x881 (= 1 new.attention.head_dim.most)))
 (let (($x1143 (<= 1 new.attention.head_dim.least)))
 (let (($x5008 (and (or (not new.attention.scores.group.tp) (= 1 new.tp)) (or (not new.attention.scores.group.dp) (= 1 new.dp)) (or (not new.attention.scores.group.sp) (= 1 new.sp)) (or (not new.attention.scores.group.pp) (= 1 new.pp)))))
 (let (($x784 (= (_ bv57 7) new.attention.scores.sum)))
 (let (($x2623 (ite (or $x784 $x5008) (and $x1143 (or new.attention.head_dim.undivided (and $x881 $x3740))) (and $x1265 (and new.attention.head_dim.undivided $x4812)))))
 (= new.attention.scores_whole $x2623))))))))))
(assert
 (let (($x4384 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2999 (or (= (_ bv92 7) new.attention.v) (= (_ bv96 7) new.attention.v) (= (_ bv37 7) new.attention.v) (= (_ bv36 7) new.attention.v))))
 (let ((?x6578 (ite $x2999 new.attention.v (ite $x4384 (_ bv37 7) (ite (= (_ bv36 7) new.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= new.attention.mixed ?x6578)))))
(assert
 (let (($x2412 (or (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.filled) (and (= (_ bv36 7) new.attention.mixed) new.attention.value_dim.filled))))
 (let (($x2090 (not new.attention.gathers)))
 (let (($x3488 (= (_ bv57 7) new.attention.out.split)))
 (= new.attention.share_of_one (and $x3488 $x2090 $x2412))))))
(assert
 (let ((?x1212 (ite new.attention.share_of_one (_ bv92 7) new.attention.mixed)))
 (let (($x2332 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x2524 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x1067 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x1638 (and new.attention.share_of_one new.stream.first_keeps_all (or (or $x1067 $x2524) $x2332))))
 (let (($x2268 (= (_ bv40 7) new.attention.out.split)))
 (let (($x5109 (not $x2268)))
 (let (($x3194 (= (_ bv36 7) new.attention.mixed)))
 (let (($x4508 (or (and new.attention.gathers (or (= (_ bv37 7) new.attention.mixed) $x3194)) (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.everywhere) (and $x3194 new.attention.value_dim.everywhere $x5109) $x1638)))
 (= new.attention.mixed_in (ite $x4508 (_ bv96 7) ?x1212))))))))))))
(assert
 (let ((?x2030 (ite (or (= (_ bv92 7) new.attention.mixed_in) (= (_ bv40 7) new.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) new.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x1679 (and new.attention.heads_where_kept (or (= (_ bv37 7) new.attention.mixed_in) (= (_ bv96 7) new.attention.mixed_in)))))
 (let (($x2605 (ite (= (_ bv36 7) new.attention.mixed_in) new.attention.dims_where_kept $x1679)))
 (let (($x2332 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x1067 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x2268 (= (_ bv40 7) new.attention.out.split)))
 (= new.attention.out_state (ite (and $x2268 (or $x1067 $x2332) $x2605) (_ bv96 7) ?x2030)))))))))
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
 (let (($x71 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x500 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x5165 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1454 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x4813 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x4813 $x1454 $x5165 $x500 $x71)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x4367 (* old.sp old.tp)))
 (<= old.moe.block ?x4367)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x4367 (* old.sp old.tp)))
 (= old.stage.ranks ?x4367)))
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
 (let (($x1320 (not old.moe.group.sp)))
 (let (($x523 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x523 $x1320))))
(assert
 (let ((?x3562 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3562)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x3080 (= (_ bv96 7) new.attention.mixed_in)))
 (let (($x2268 (= (_ bv40 7) new.attention.out.split)))
 (let (($x5109 (not $x2268)))
 (let (($x5051 (or new.attention.one_key new.attention.scores_whole)))
 (let (($x881 (= 1 new.attention.head_dim.most)))
 (let (($x1544 (= (_ bv96 7) new.attention.q)))
 (let (($x4900 (or $x1544 $x881 (and $x5051 (or $x5109 $x3080 (= (_ bv96 7) new.attention.out_state))))))
 (let (($x6519 (not new.attention.value_dim.beyond)))
 (let (($x586 (or (and (<= 1 new.attention.value_dim.least) $x6519) (and new.model.latent $x1544))))
 (let (($x1143 (<= 1 new.attention.head_dim.least)))
 (let (($x774 (not new.attention.head_dim.beyond)))
 (let (($x999 (and $x774 (or $x1143 (and new.attention.one_key (not $x1544))) $x586 $x4900)))
 (not (or (not (= (_ bv36 7) new.attention.qkv.split)) $x999)))))))))))))))
(assert
 (let (($x5472 (= (_ bv96 7) old.attention.mixed_in)))
(let (($x6629 (= (_ bv40 7) old.attention.out.split)))
(let (($x2387 (not $x6629)))
(let (($x4528 (or old.attention.one_key old.attention.scores_whole)))
(let (($x2772 (= 1 old.attention.head_dim.most)))
(let (($x5265 (= (_ bv96 7) old.attention.q)))
(let (($x6645 (or $x5265 $x2772 (and $x4528 (or $x2387 $x5472 (= (_ bv96 7) old.attention.out_state))))))
(let (($x5272 (not old.attention.value_dim.beyond)))
(let (($x2888 (or (and (<= 1 old.attention.value_dim.least) $x5272) (and old.model.latent $x5265))))
(let (($x935 (<= 1 old.attention.head_dim.least)))
(let (($x1354 (not old.attention.head_dim.beyond)))
(let (($x1699 (and $x1354 (or $x935 (and old.attention.one_key (not $x5265))) $x2888 $x6645)))
(or (not (= (_ bv36 7) old.attention.qkv.split)) $x1699))))))))))))))
(check-sat)

; from one replica to any number, question 132
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
 (let (($x670 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x670 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x1696 (= (_ bv65 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) (= (_ bv48 7) old.attention.heads.kind) (= (_ bv56 7) old.attention.heads.kind) $x1696 (= (_ bv86 7) old.attention.heads.kind) (= (_ bv91 7) old.attention.heads.kind) (= (_ bv96 7) old.attention.heads.kind) (= (_ bv99 7) old.attention.heads.kind))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x3840 (= (_ bv8 7) old.attention.pairs)))
 (or $x3840 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x2416 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2533 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x4634 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x4461 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x4438 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x4438 $x4461 $x4634 $x2533 $x2416)))))))
(assert
 (let (($x59 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x59 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x737 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x2498 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x4699 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x4924 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x4924 $x4699 $x2498 $x737))))))
(assert
 (let (($x1423 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x1423 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x5351 (= (_ bv42 7) old.batch.idle)))
 (or $x5351 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x71 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4813 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x500 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x5165 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1454 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1454 $x5165 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x500 $x4813 $x71)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x115 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x115)))
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
 (let ((?x4850 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x632 (= (div (* ?x4850 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x1696 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x1696 (< 1 old.attention.heads.parts) $x632))))))
(assert
 (let ((?x5327 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2183 (div (* ?x5327 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x670 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x6526 (and $x670 (< 1 old.attention.head_dim.parts) (= ?x2183 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x6526))))))
(assert
 (let ((?x5360 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x3011 (* (div (- ?x5360 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x1423 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x1678 (and $x1423 (< 1 old.attention.value_dim.parts) (= (div ?x3011 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x1678))))))
(assert
 (let (($x2416 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x4438 (= (_ bv4 7) old.attention.qkv.collective)))
 (let (($x2533 (= (_ bv57 7) old.attention.qkv.collective)))
 (let ((?x2943 (ite (or $x2533 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x4438 $x2416) (_ bv16 7) (_ bv96 7)))))
 (let (($x4699 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x4461 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x4872 (and $x4461 $x4699 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x4924 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x464 (and $x4461 $x4924 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x1610 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x4634 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x208 (or $x4634 $x2533)))
 (let ((?x2082 (ite (or $x208 $x1610) old.attention.qkv.split (ite (or $x4438 $x464 $x4872) (_ bv96 7) (_ bv16 7)))))
 (let (($x737 (= (_ bv57 7) old.attention.qkv.split)))
 (let ((?x558 (ite $x737 (ite (or $x208 $x1610 old.model.query_latent) (_ bv96 7) (ite $x4461 (_ bv21 7) (_ bv16 7))) (ite (not (= (_ bv40 7) old.attention.qkv.split)) ?x2082 ?x2943))))
 (= old.attention.q ?x558)))))))))))))))))
(assert
 (let (($x1004 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x1004 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x2531 (= (_ bv65 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) (= (_ bv48 7) new.attention.heads.kind) (= (_ bv56 7) new.attention.heads.kind) $x2531 (= (_ bv86 7) new.attention.heads.kind) (= (_ bv91 7) new.attention.heads.kind) (= (_ bv96 7) new.attention.heads.kind) (= (_ bv99 7) new.attention.heads.kind))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x1837 (= (_ bv8 7) new.attention.pairs)))
 (or $x1837 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x5064 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x328 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1606 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1933 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x318 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x318 $x1933 $x1606 $x328 $x5064)))))))
(assert
 (let (($x1801 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x1801 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x966 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x4321 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x4384 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x5303 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x5303 $x4384 $x4321 $x966))))))
(assert
 (let (($x3059 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x3059 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x4285 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x4285)))
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
 (let ((?x1002 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x659 (= (div (* ?x1002 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x2531 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x2531 (< 1 new.attention.heads.parts) $x659))))))
(assert
 (let ((?x5071 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x1238 (div (* ?x5071 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1004 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x4536 (and $x1004 (< 1 new.attention.head_dim.parts) (= ?x1238 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x4536))))))
(assert
 (let ((?x139 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x519 (* (div ?x139 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x3059 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2839 (and $x3059 (< 1 new.attention.value_dim.parts) (= (div ?x519 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x2839))))))
(assert
 (let (($x5064 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x318 (= (_ bv4 7) new.attention.qkv.collective)))
 (let (($x328 (= (_ bv57 7) new.attention.qkv.collective)))
 (let ((?x2244 (ite (or $x328 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x318 $x5064) (_ bv16 7) (_ bv96 7)))))
 (let (($x5712 (or new.model.latent new.attention.kv_filled)))
 (let (($x4384 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1933 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2032 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x5303 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x6281 (and $x1933 $x5303 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x2032)))
 (let ((?x2303 (ite (or $x318 $x6281 (and $x1933 $x4384 new.attention.heads.filled $x5712)) (_ bv96 7) (_ bv16 7))))
 (let (($x2346 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1606 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2829 (or $x1606 $x328)))
 (let ((?x6619 (ite (not (= (_ bv40 7) new.attention.qkv.split)) (ite (or $x2829 $x2346) new.attention.qkv.split ?x2303) ?x2244)))
 (let (($x966 (= (_ bv57 7) new.attention.qkv.split)))
 (let ((?x2630 (ite $x966 (ite (or $x2829 $x2346 new.model.query_latent) (_ bv96 7) (ite $x1933 (_ bv21 7) (_ bv16 7))) ?x6619)))
 (= new.attention.q ?x2630)))))))))))))))))))
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
 (let (($x71 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x500 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x5165 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1454 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x4813 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x4813 $x1454 $x5165 $x500 $x71)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x4367 (* old.sp old.tp)))
 (<= old.moe.block ?x4367)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x4367 (* old.sp old.tp)))
 (= old.stage.ranks ?x4367)))
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
 (let (($x1320 (not old.moe.group.sp)))
 (let (($x523 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x523 $x1320))))
(assert
 (let ((?x3562 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3562)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x5045 (or (not (= (_ bv36 7) new.attention.qkv.split)) (= (_ bv96 7) new.attention.q) (not new.attention.pairs_apart))))
 (not $x5045)))
(assert
 (let (($x1919 (not old.attention.pairs_apart)))
(or (not (= (_ bv36 7) old.attention.qkv.split)) (= (_ bv96 7) old.attention.q) $x1919)))
(check-sat)

; from one replica to any number, question 133
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
 (let (($x670 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x670 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x1696 (= (_ bv65 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) (= (_ bv48 7) old.attention.heads.kind) (= (_ bv56 7) old.attention.heads.kind) $x1696 (= (_ bv86 7) old.attention.heads.kind) (= (_ bv91 7) old.attention.heads.kind) (= (_ bv96 7) old.attention.heads.kind) (= (_ bv99 7) old.attention.heads.kind))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x3840 (= (_ bv8 7) old.attention.pairs)))
 (or $x3840 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x2416 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2533 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x4634 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x4461 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x4438 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x4438 $x4461 $x4634 $x2533 $x2416)))))))
(assert
 (let (($x1471 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x1471 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x59 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x59 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x737 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x2498 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x4699 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x4924 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x4924 $x4699 $x2498 $x737))))))
(assert
 (let (($x1452 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x1452 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x1423 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x1423 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x5351 (= (_ bv42 7) old.batch.idle)))
 (or $x5351 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x71 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4813 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x500 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x5165 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1454 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1454 $x5165 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x500 $x4813 $x71)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x115 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x115)))
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
 (let ((?x4850 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x632 (= (div (* ?x4850 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x1696 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x1696 (< 1 old.attention.heads.parts) $x632))))))
(assert
 (let ((?x5327 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2183 (div (* ?x5327 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x670 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x6526 (and $x670 (< 1 old.attention.head_dim.parts) (= ?x2183 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x6526))))))
(assert
 (let ((?x5360 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x3011 (* (div (- ?x5360 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x1423 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x1678 (and $x1423 (< 1 old.attention.value_dim.parts) (= (div ?x3011 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x1678))))))
(assert
 (let (($x2416 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x4438 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2083 (ite (or $x4438 $x2416) (_ bv16 7) (_ bv96 7))))
 (let (($x2533 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x4699 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x4461 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x4872 (and $x4461 $x4699 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x4924 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x464 (and $x4461 $x4924 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x1610 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x4634 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x208 (or $x4634 $x2533)))
 (let ((?x2082 (ite (or $x208 $x1610) old.attention.qkv.split (ite (or $x4438 $x464 $x4872) (_ bv96 7) (_ bv16 7)))))
 (let (($x2498 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x4811 (not $x2498)))
 (let ((?x943 (ite $x4811 ?x2082 (ite (or $x2533 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) ?x2083))))
 (let ((?x2984 (ite (or $x208 $x1610 old.model.query_latent) (_ bv96 7) (ite $x4461 (_ bv21 7) (_ bv16 7)))))
 (let (($x737 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x737 ?x2984 ?x943)))))))))))))))))))))
(assert
 (let (($x2416 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x4438 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2083 (ite (or $x4438 $x2416) (_ bv16 7) (_ bv96 7))))
 (let (($x2533 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x4699 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x4461 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x4872 (and $x4461 $x4699 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x4924 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x464 (and $x4461 $x4924 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x1610 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x4634 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x208 (or $x4634 $x2533)))
 (let ((?x2082 (ite (or $x208 $x1610) old.attention.qkv.split (ite (or $x4438 $x464 $x4872) (_ bv96 7) (_ bv16 7)))))
 (let (($x2498 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x4811 (not $x2498)))
 (let ((?x603 (ite $x4811 ?x2082 (ite (or $x2533 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x2083))))
 (let ((?x2984 (ite (or $x208 $x1610 old.model.query_latent) (_ bv96 7) (ite $x4461 (_ bv21 7) (_ bv16 7)))))
 (let (($x737 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x737 ?x2984 ?x603)))))))))))))))))))))
(assert
 (let (($x2416 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x4438 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2083 (ite (or $x4438 $x2416) (_ bv16 7) (_ bv96 7))))
 (let (($x2533 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x4699 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x4461 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x4872 (and $x4461 $x4699 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x4924 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x464 (and $x4461 $x4924 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x1610 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x4634 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x208 (or $x4634 $x2533)))
 (let ((?x2082 (ite (or $x208 $x1610) old.attention.qkv.split (ite (or $x4438 $x464 $x4872) (_ bv96 7) (_ bv16 7)))))
 (let (($x2498 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x4811 (not $x2498)))
 (let ((?x557 (ite $x4811 ?x2082 (ite (or $x2533 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x2083))))
 (let ((?x2984 (ite (or $x208 $x1610 old.model.query_latent) (_ bv96 7) (ite $x4461 (_ bv21 7) (_ bv16 7)))))
 (let (($x737 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x737 ?x2984 ?x557))))))))))))))))))))))
(assert
 (let (($x1004 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x1004 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x2531 (= (_ bv65 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) (= (_ bv48 7) new.attention.heads.kind) (= (_ bv56 7) new.attention.heads.kind) $x2531 (= (_ bv86 7) new.attention.heads.kind) (= (_ bv91 7) new.attention.heads.kind) (= (_ bv96 7) new.attention.heads.kind) (= (_ bv99 7) new.attention.heads.kind))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x1837 (= (_ bv8 7) new.attention.pairs)))
 (or $x1837 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x5064 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x328 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1606 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1933 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x318 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x318 $x1933 $x1606 $x328 $x5064)))))))
(assert
 (let (($x6653 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x6653 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x1801 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x1801 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x966 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x4321 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x4384 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x5303 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x5303 $x4384 $x4321 $x966))))))
(assert
 (let (($x4327 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x4327 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x3059 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x3059 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x4285 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x4285)))
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
 (let ((?x1002 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x659 (= (div (* ?x1002 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x2531 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x2531 (< 1 new.attention.heads.parts) $x659))))))
(assert
 (let ((?x5071 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x1238 (div (* ?x5071 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1004 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x4536 (and $x1004 (< 1 new.attention.head_dim.parts) (= ?x1238 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x4536))))))
(assert
 (let ((?x139 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x519 (* (div ?x139 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x3059 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2839 (and $x3059 (< 1 new.attention.value_dim.parts) (= (div ?x519 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x2839))))))
(assert
 (let (($x5064 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x318 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x3573 (ite (or $x318 $x5064) (_ bv16 7) (_ bv96 7))))
 (let (($x328 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x5712 (or new.model.latent new.attention.kv_filled)))
 (let (($x4384 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1933 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2032 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x5303 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x6281 (and $x1933 $x5303 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x2032)))
 (let ((?x2303 (ite (or $x318 $x6281 (and $x1933 $x4384 new.attention.heads.filled $x5712)) (_ bv96 7) (_ bv16 7))))
 (let (($x2346 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1606 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2829 (or $x1606 $x328)))
 (let ((?x4412 (ite (or $x2829 $x2346) new.attention.qkv.split ?x2303)))
 (let (($x4321 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x3061 (not $x4321)))
 (let ((?x6619 (ite $x3061 ?x4412 (ite (or $x328 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) ?x3573))))
 (let ((?x4673 (ite (or $x2829 $x2346 new.model.query_latent) (_ bv96 7) (ite $x1933 (_ bv21 7) (_ bv16 7)))))
 (let (($x966 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x966 ?x4673 ?x6619)))))))))))))))))))))))
(assert
 (let (($x5064 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x318 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x3573 (ite (or $x318 $x5064) (_ bv16 7) (_ bv96 7))))
 (let (($x328 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x5712 (or new.model.latent new.attention.kv_filled)))
 (let (($x4384 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1933 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2032 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x5303 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x6281 (and $x1933 $x5303 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x2032)))
 (let ((?x2303 (ite (or $x318 $x6281 (and $x1933 $x4384 new.attention.heads.filled $x5712)) (_ bv96 7) (_ bv16 7))))
 (let (($x2346 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1606 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2829 (or $x1606 $x328)))
 (let ((?x4412 (ite (or $x2829 $x2346) new.attention.qkv.split ?x2303)))
 (let (($x4321 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x3061 (not $x4321)))
 (let ((?x2637 (ite $x3061 ?x4412 (ite (or $x328 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x3573))))
 (let ((?x4673 (ite (or $x2829 $x2346 new.model.query_latent) (_ bv96 7) (ite $x1933 (_ bv21 7) (_ bv16 7)))))
 (let (($x966 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x966 ?x4673 ?x2637)))))))))))))))))))))))
(assert
 (let (($x5064 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x318 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x3573 (ite (or $x318 $x5064) (_ bv16 7) (_ bv96 7))))
 (let (($x328 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x5712 (or new.model.latent new.attention.kv_filled)))
 (let (($x4384 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1933 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2032 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x5303 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x6281 (and $x1933 $x5303 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x2032)))
 (let ((?x2303 (ite (or $x318 $x6281 (and $x1933 $x4384 new.attention.heads.filled $x5712)) (_ bv96 7) (_ bv16 7))))
 (let (($x2346 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1606 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2829 (or $x1606 $x328)))
 (let ((?x4412 (ite (or $x2829 $x2346) new.attention.qkv.split ?x2303)))
 (let (($x4321 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x3061 (not $x4321)))
 (let ((?x226 (ite $x3061 ?x4412 (ite (or $x328 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x3573))))
 (let ((?x4673 (ite (or $x2829 $x2346 new.model.query_latent) (_ bv96 7) (ite $x1933 (_ bv21 7) (_ bv16 7)))))
 (let (($x966 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x966 ?x4673 ?x226))))))))))))))))))))))))
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
 (let (($x71 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x500 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x5165 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1454 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x4813 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x4813 $x1454 $x5165 $x500 $x71)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x4367 (* old.sp old.tp)))
 (<= old.moe.block ?x4367)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x4367 (* old.sp old.tp)))
 (= old.stage.ranks ?x4367)))
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
 (let (($x1320 (not old.moe.group.sp)))
 (let (($x523 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x523 $x1320))))
(assert
 (let ((?x3562 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3562)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x2215 (or (or (= (_ bv21 7) new.attention.q) (= (_ bv16 7) new.attention.q)) (or (= (_ bv21 7) new.attention.k) (= (_ bv16 7) new.attention.k)) (or (= (_ bv21 7) new.attention.v) (= (_ bv16 7) new.attention.v)))))
 (let (($x775 (= 1 new.tp)))
 (not (or $x775 (not $x2215))))))
(assert
 (let (($x4392 (or (or (= (_ bv21 7) old.attention.q) (= (_ bv16 7) old.attention.q)) (or (= (_ bv21 7) old.attention.k) (= (_ bv16 7) old.attention.k)) (or (= (_ bv21 7) old.attention.v) (= (_ bv16 7) old.attention.v)))))
(let (($x781 (= 1 old.tp)))
(or $x781 (not $x4392)))))
(check-sat)

; from one replica to any number, question 134
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
 (let (($x670 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x670 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
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
 (let (($x1290 (= (_ bv99 7) old.attention.heads.kind)))
 (let (($x838 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x1211 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x729 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1696 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x4856 (= (_ bv56 7) old.attention.heads.kind)))
 (let (($x3204 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x5258 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x4385 (= (_ bv18 7) old.attention.heads.kind)))
 (let (($x829 (= (_ bv11 7) old.attention.heads.kind)))
 (or $x829 $x4385 $x5258 $x3204 $x4856 $x1696 $x729 $x1211 $x838 $x1290))))))))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x412 (= (_ bv57 7) old.attention.out.split)))
 (let (($x5100 (= (_ bv40 7) old.attention.out.split)))
 (or $x5100 $x412 (= (_ bv61 7) old.attention.out.split)))))
(assert
 (let (($x3840 (= (_ bv8 7) old.attention.pairs)))
 (or $x3840 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x2416 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2533 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x4634 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x4461 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x4438 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x4438 $x4461 $x4634 $x2533 $x2416)))))))
(assert
 (let (($x1471 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x1471 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x59 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x59 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x737 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x2498 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x4699 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x4924 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x4924 $x4699 $x2498 $x737))))))
(assert
 (let (($x1452 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x1452 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x1030 (= (_ bv88 7) old.attention.scores.sum)))
 (or (= (_ bv1 7) old.attention.scores.sum) (= (_ bv57 7) old.attention.scores.sum) $x1030)))
(assert
 (let (($x1423 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x1423 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x5351 (= (_ bv42 7) old.batch.idle)))
 (or $x5351 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x71 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4813 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x500 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x5165 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1454 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1454 $x5165 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x500 $x4813 $x71)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x115 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x115)))
(assert
 (let (($x2884 (= (_ bv57 7) old.model.qk_norm)))
 (or (= (_ bv35 7) old.model.qk_norm) $x2884 (= (_ bv97 7) old.model.qk_norm))))
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
 (let ((?x4850 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x602 (div (* ?x4850 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x2562 (= (- 1) old.attention.heads.n)))
 (let (($x4345 (or $x2562 (< (* ?x602 old.attention.heads.parts) old.attention.heads.n))))
 (let ((?x1669 (ite (= 0 (mod old.attention.heads.multiple old.attention.heads.parts)) 1 (ite $x4345 0 1))))
 (let (($x1696 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x1403 (or $x2562 (not (= 0 (mod old.attention.heads.n old.attention.heads.parts))))))
 (let ((?x774 (ite (and $x2562 (= 1 old.attention.heads.parts)) 1 (ite $x1403 0 1))))
 (let (($x5258 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x4856 (= (_ bv56 7) old.attention.heads.kind)))
 (let (($x1290 (= (_ bv99 7) old.attention.heads.kind)))
 (let (($x1211 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x829 (= (_ bv11 7) old.attention.heads.kind)))
 (let (($x4385 (= (_ bv18 7) old.attention.heads.kind)))
 (let ((?x4187 (ite (or $x4385 $x829 $x1211 $x1290 $x4856) 1 (ite $x5258 ?x774 (ite $x1696 ?x1669 old.attention.heads.given_least)))))
 (let (($x838 (= (_ bv96 7) old.attention.heads.kind)))
 (= old.attention.heads.least (ite $x838 old.attention.heads.parts ?x4187)))))))))))))))))))
(assert
 (let ((?x4850 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x602 (div (* ?x4850 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x1696 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x1732 (and $x1696 (< 1 old.attention.heads.parts) (= ?x602 old.attention.heads.n))))
 (= old.attention.heads.filled $x1732))))))
(assert
 (let (($x5715 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x1696 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x1696 $x5715)))))
(assert
 (let (($x2562 (= (- 1) old.attention.heads.n)))
 (let (($x5258 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x1352 (ite $x5258 (or $x2562 (<= old.attention.heads.parts old.attention.heads.n)) (or $x2562 (< 1 old.attention.heads.n)))))
 (let ((?x4850 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x602 (div (* ?x4850 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x1696 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x1211 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x1162 (ite $x1211 (or $x2562 (< old.attention.heads.block old.attention.heads.n)) (ite $x1696 (or $x2562 (< ?x602 old.attention.heads.n)) $x1352))))
 (let (($x409 (= 1 old.attention.heads.parts)))
 (let (($x838 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x3204 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x729 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1426 (or $x729 $x3204)))
 (let (($x2573 (ite $x1426 old.attention.heads.given_moved (ite (or $x838 $x409) false $x1162))))
 (= old.attention.heads.moved $x2573))))))))))))))))
(assert
 (let ((?x5327 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2183 (div (* ?x5327 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x670 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x6526 (and $x670 (< 1 old.attention.head_dim.parts) (= ?x2183 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x6526))))))
(assert
 (let ((?x5360 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x3011 (* (div (- ?x5360 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x1423 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x1678 (and $x1423 (< 1 old.attention.value_dim.parts) (= (div ?x3011 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x1678))))))
(assert
 (let (($x369 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x997 (not old.model.sinks)))
 (= old.attention.one_key (and $x997 $x369)))))
(assert
 (let (($x5354 (not old.attention.heads.padded)))
 (let (($x409 (= 1 old.attention.heads.parts)))
 (let (($x838 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x3204 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x729 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1426 (or $x729 $x3204)))
 (let (($x1626 (ite $x1426 old.attention.heads.given_everywhere (or $x838 (and $x409 $x5354)))))
 (= old.attention.heads.everywhere $x1626)))))))))
(assert
 (let (($x2416 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x4438 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2083 (ite (or $x4438 $x2416) (_ bv16 7) (_ bv96 7))))
 (let (($x2533 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x4699 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x4461 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x4872 (and $x4461 $x4699 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x4924 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x464 (and $x4461 $x4924 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x1610 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x4634 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x208 (or $x4634 $x2533)))
 (let ((?x2082 (ite (or $x208 $x1610) old.attention.qkv.split (ite (or $x4438 $x464 $x4872) (_ bv96 7) (_ bv16 7)))))
 (let (($x2498 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x4811 (not $x2498)))
 (let ((?x943 (ite $x4811 ?x2082 (ite (or $x2533 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) ?x2083))))
 (let ((?x2984 (ite (or $x208 $x1610 old.model.query_latent) (_ bv96 7) (ite $x4461 (_ bv21 7) (_ bv16 7)))))
 (let (($x737 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x737 ?x2984 ?x943)))))))))))))))))))))
(assert
 (let (($x2416 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x4438 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2083 (ite (or $x4438 $x2416) (_ bv16 7) (_ bv96 7))))
 (let (($x2533 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x4699 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x4461 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x4872 (and $x4461 $x4699 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x4924 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x464 (and $x4461 $x4924 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x1610 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x4634 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x208 (or $x4634 $x2533)))
 (let ((?x2082 (ite (or $x208 $x1610) old.attention.qkv.split (ite (or $x4438 $x464 $x4872) (_ bv96 7) (_ bv16 7)))))
 (let (($x2498 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x4811 (not $x2498)))
 (let ((?x603 (ite $x4811 ?x2082 (ite (or $x2533 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x2083))))
 (let ((?x2984 (ite (or $x208 $x1610 old.model.query_latent) (_ bv96 7) (ite $x4461 (_ bv21 7) (_ bv16 7)))))
 (let (($x737 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x737 ?x2984 ?x603)))))))))))))))))))))
(assert
 (let (($x4363 (not old.attention.heads.moved)))
 (let (($x1290 (= (_ bv99 7) old.attention.heads.kind)))
 (let (($x1211 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x829 (= (_ bv11 7) old.attention.heads.kind)))
 (let (($x4385 (= (_ bv18 7) old.attention.heads.kind)))
 (let (($x5392 (or old.attention.heads.everywhere old.attention.heads.filled (and (or $x4385 $x829 $x1211 $x1290) $x4363))))
 (let (($x3204 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x729 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1426 (or $x729 $x3204)))
 (= old.attention.heads.undivided (ite $x1426 old.attention.heads.given_undivided $x5392))))))))))))
(assert
 (let (($x2416 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x4438 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2083 (ite (or $x4438 $x2416) (_ bv16 7) (_ bv96 7))))
 (let (($x2533 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x4699 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x4461 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x4872 (and $x4461 $x4699 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x4924 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x464 (and $x4461 $x4924 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x1610 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x4634 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x208 (or $x4634 $x2533)))
 (let ((?x2082 (ite (or $x208 $x1610) old.attention.qkv.split (ite (or $x4438 $x464 $x4872) (_ bv96 7) (_ bv16 7)))))
 (let (($x2498 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x4811 (not $x2498)))
 (let ((?x557 (ite $x4811 ?x2082 (ite (or $x2533 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x2083))))
 (let ((?x2984 (ite (or $x208 $x1610 old.model.query_latent) (_ bv96 7) (ite $x4461 (_ bv21 7) (_ bv16 7)))))
 (let (($x737 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x737 ?x2984 ?x557))))))))))))))))))))))
(assert
 (= old.prefill false))
(assert
 (let (($x1004 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x1004 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
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
 (let (($x1915 (= (_ bv99 7) new.attention.heads.kind)))
 (let (($x2048 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2707 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x1132 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x2531 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x2864 (= (_ bv56 7) new.attention.heads.kind)))
 (let (($x2247 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x420 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x2981 (= (_ bv18 7) new.attention.heads.kind)))
 (let (($x4865 (= (_ bv11 7) new.attention.heads.kind)))
 (or $x4865 $x2981 $x420 $x2247 $x2864 $x2531 $x1132 $x2707 $x2048 $x1915))))))))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x4305 (= (_ bv57 7) new.attention.out.split)))
 (let (($x1335 (= (_ bv40 7) new.attention.out.split)))
 (or $x1335 $x4305 (= (_ bv61 7) new.attention.out.split)))))
(assert
 (let (($x1837 (= (_ bv8 7) new.attention.pairs)))
 (or $x1837 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x5064 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x328 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1606 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1933 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x318 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x318 $x1933 $x1606 $x328 $x5064)))))))
(assert
 (let (($x6653 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x6653 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x1801 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x1801 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x966 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x4321 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x4384 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x5303 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x5303 $x4384 $x4321 $x966))))))
(assert
 (let (($x4327 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x4327 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x743 (= (_ bv88 7) new.attention.scores.sum)))
 (or (= (_ bv1 7) new.attention.scores.sum) (= (_ bv57 7) new.attention.scores.sum) $x743)))
(assert
 (let (($x3059 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x3059 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x4285 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x4285)))
(assert
 (let (($x6535 (= (_ bv57 7) new.model.qk_norm)))
 (or (= (_ bv35 7) new.model.qk_norm) $x6535 (= (_ bv97 7) new.model.qk_norm))))
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
 (let ((?x1002 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x4304 (div (* ?x1002 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x2585 (= (- 1) new.attention.heads.n)))
 (let (($x1500 (or $x2585 (< (* ?x4304 new.attention.heads.parts) new.attention.heads.n))))
 (let ((?x5198 (ite (= 0 (mod new.attention.heads.multiple new.attention.heads.parts)) 1 (ite $x1500 0 1))))
 (let (($x2531 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x2481 (or $x2585 (not (= 0 (mod new.attention.heads.n new.attention.heads.parts))))))
 (let ((?x2453 (ite (and $x2585 (= 1 new.attention.heads.parts)) 1 (ite $x2481 0 1))))
 (let (($x420 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x2864 (= (_ bv56 7) new.attention.heads.kind)))
 (let (($x1915 (= (_ bv99 7) new.attention.heads.kind)))
 (let (($x2707 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x4865 (= (_ bv11 7) new.attention.heads.kind)))
 (let (($x2981 (= (_ bv18 7) new.attention.heads.kind)))
 (let ((?x2339 (ite (or $x2981 $x4865 $x2707 $x1915 $x2864) 1 (ite $x420 ?x2453 (ite $x2531 ?x5198 new.attention.heads.given_least)))))
 (let (($x2048 (= (_ bv96 7) new.attention.heads.kind)))
 (= new.attention.heads.least (ite $x2048 new.attention.heads.parts ?x2339)))))))))))))))))))
(assert
 (let ((?x1002 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x4304 (div (* ?x1002 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x2531 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x1778 (and $x2531 (< 1 new.attention.heads.parts) (= ?x4304 new.attention.heads.n))))
 (= new.attention.heads.filled $x1778))))))
(assert
 (let (($x1832 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x2531 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x2531 $x1832)))))
(assert
 (let (($x2585 (= (- 1) new.attention.heads.n)))
 (let (($x420 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x3130 (ite $x420 (or $x2585 (<= new.attention.heads.parts new.attention.heads.n)) (or $x2585 (< 1 new.attention.heads.n)))))
 (let ((?x1002 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x4304 (div (* ?x1002 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x2531 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x2707 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x3009 (ite $x2707 (or $x2585 (< new.attention.heads.block new.attention.heads.n)) (ite $x2531 (or $x2585 (< ?x4304 new.attention.heads.n)) $x3130))))
 (let (($x4932 (= 1 new.attention.heads.parts)))
 (let (($x2048 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2247 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1132 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x6476 (or $x1132 $x2247)))
 (let (($x3065 (ite $x6476 new.attention.heads.given_moved (ite (or $x2048 $x4932) false $x3009))))
 (= new.attention.heads.moved $x3065))))))))))))))))
(assert
 (let ((?x5071 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x1238 (div (* ?x5071 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1004 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x4536 (and $x1004 (< 1 new.attention.head_dim.parts) (= ?x1238 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x4536))))))
(assert
 (let ((?x139 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x519 (* (div ?x139 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x3059 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2839 (and $x3059 (< 1 new.attention.value_dim.parts) (= (div ?x519 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x2839))))))
(assert
 (let (($x2343 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x5241 (not new.model.sinks)))
 (= new.attention.one_key (and $x5241 $x2343)))))
(assert
 (let (($x1063 (not new.attention.heads.padded)))
 (let (($x4932 (= 1 new.attention.heads.parts)))
 (let (($x2048 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2247 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1132 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x6476 (or $x1132 $x2247)))
 (let (($x4909 (ite $x6476 new.attention.heads.given_everywhere (or $x2048 (and $x4932 $x1063)))))
 (= new.attention.heads.everywhere $x4909)))))))))
(assert
 (let (($x5064 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x318 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x3573 (ite (or $x318 $x5064) (_ bv16 7) (_ bv96 7))))
 (let (($x328 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x5712 (or new.model.latent new.attention.kv_filled)))
 (let (($x4384 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1933 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2032 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x5303 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x6281 (and $x1933 $x5303 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x2032)))
 (let ((?x2303 (ite (or $x318 $x6281 (and $x1933 $x4384 new.attention.heads.filled $x5712)) (_ bv96 7) (_ bv16 7))))
 (let (($x2346 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1606 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2829 (or $x1606 $x328)))
 (let ((?x4412 (ite (or $x2829 $x2346) new.attention.qkv.split ?x2303)))
 (let (($x4321 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x3061 (not $x4321)))
 (let ((?x6619 (ite $x3061 ?x4412 (ite (or $x328 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) ?x3573))))
 (let ((?x4673 (ite (or $x2829 $x2346 new.model.query_latent) (_ bv96 7) (ite $x1933 (_ bv21 7) (_ bv16 7)))))
 (let (($x966 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x966 ?x4673 ?x6619)))))))))))))))))))))))
(assert
 (let (($x5064 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x318 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x3573 (ite (or $x318 $x5064) (_ bv16 7) (_ bv96 7))))
 (let (($x328 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x5712 (or new.model.latent new.attention.kv_filled)))
 (let (($x4384 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1933 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2032 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x5303 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x6281 (and $x1933 $x5303 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x2032)))
 (let ((?x2303 (ite (or $x318 $x6281 (and $x1933 $x4384 new.attention.heads.filled $x5712)) (_ bv96 7) (_ bv16 7))))
 (let (($x2346 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1606 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2829 (or $x1606 $x328)))
 (let ((?x4412 (ite (or $x2829 $x2346) new.attention.qkv.split ?x2303)))
 (let (($x4321 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x3061 (not $x4321)))
 (let ((?x2637 (ite $x3061 ?x4412 (ite (or $x328 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x3573))))
 (let ((?x4673 (ite (or $x2829 $x2346 new.model.query_latent) (_ bv96 7) (ite $x1933 (_ bv21 7) (_ bv16 7)))))
 (let (($x966 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x966 ?x4673 ?x2637)))))))))))))))))))))))
(assert
 (let (($x1287 (not new.attention.heads.moved)))
 (let (($x1915 (= (_ bv99 7) new.attention.heads.kind)))
 (let (($x2707 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x4865 (= (_ bv11 7) new.attention.heads.kind)))
 (let (($x2981 (= (_ bv18 7) new.attention.heads.kind)))
 (let (($x105 (or new.attention.heads.everywhere new.attention.heads.filled (and (or $x2981 $x4865 $x2707 $x1915) $x1287))))
 (let (($x2247 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1132 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x6476 (or $x1132 $x2247)))
 (= new.attention.heads.undivided (ite $x6476 new.attention.heads.given_undivided $x105))))))))))))
(assert
 (let (($x5064 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x318 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x3573 (ite (or $x318 $x5064) (_ bv16 7) (_ bv96 7))))
 (let (($x328 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x5712 (or new.model.latent new.attention.kv_filled)))
 (let (($x4384 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1933 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2032 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x5303 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x6281 (and $x1933 $x5303 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x2032)))
 (let ((?x2303 (ite (or $x318 $x6281 (and $x1933 $x4384 new.attention.heads.filled $x5712)) (_ bv96 7) (_ bv16 7))))
 (let (($x2346 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1606 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2829 (or $x1606 $x328)))
 (let ((?x4412 (ite (or $x2829 $x2346) new.attention.qkv.split ?x2303)))
 (let (($x4321 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x3061 (not $x4321)))
 (let ((?x226 (ite $x3061 ?x4412 (ite (or $x328 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x3573))))
 (let ((?x4673 (ite (or $x2829 $x2346 new.model.query_latent) (_ bv96 7) (ite $x1933 (_ bv21 7) (_ bv16 7)))))
 (let (($x966 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x966 ?x4673 ?x226))))))))))))))))))))))))
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
 (let (($x71 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x500 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x5165 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1454 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x4813 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x4813 $x1454 $x5165 $x500 $x71)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x4367 (* old.sp old.tp)))
 (<= old.moe.block ?x4367)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x4367 (* old.sp old.tp)))
 (= old.stage.ranks ?x4367)))
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
 (let (($x1320 (not old.moe.group.sp)))
 (let (($x523 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x523 $x1320))))
(assert
 (let ((?x3562 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3562)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x1700 (= new.attention.heads.least new.attention.heads.parts)))
 (let (($x1335 (= (_ bv40 7) new.attention.out.split)))
 (let (($x4305 (= (_ bv57 7) new.attention.out.split)))
 (let (($x127 (not new.model.latent)))
 (let (($x2253 (and $x127 (or $x4305 (and $x1335 (and new.attention.heads.undivided $x1700))))))
 (let (($x743 (= (_ bv88 7) new.attention.scores.sum)))
 (let (($x832 (or (and (not (= (_ bv92 7) new.attention.q)) (not (= (_ bv92 7) new.attention.k))) $x743 new.attention.one_key)))
 (let (($x3260 (not (= (_ bv92 7) new.attention.k))))
 (let (($x6543 (not (= (_ bv92 7) new.attention.q))))
 (let (($x1323 (or $x6543 new.attention.one_key (and $x3260 (= (_ bv57 7) new.model.qk_norm) (not new.model.query_latent)))))
 (let (($x6583 (and $x1323 (or $x3260 (and (= (_ bv57 7) new.model.qk_norm) $x127)) $x832 (or (not (= (_ bv92 7) new.attention.v)) $x2253))))
 (let (($x4321 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x3061 (not $x4321)))
 (let (($x775 (= 1 new.tp)))
 (not (or $x775 $x3061 $x6583)))))))))))))))))
(assert
 (let (($x988 (= old.attention.heads.least old.attention.heads.parts)))
(let (($x5100 (= (_ bv40 7) old.attention.out.split)))
(let (($x412 (= (_ bv57 7) old.attention.out.split)))
(let (($x4528 (not old.model.latent)))
(let (($x894 (and $x4528 (or $x412 (and $x5100 (and old.attention.heads.undivided $x988))))))
(let (($x1030 (= (_ bv88 7) old.attention.scores.sum)))
(let (($x4624 (or (and (not (= (_ bv92 7) old.attention.q)) (not (= (_ bv92 7) old.attention.k))) $x1030 old.attention.one_key)))
(let (($x2467 (not (= (_ bv92 7) old.attention.k))))
(let (($x3391 (not (= (_ bv92 7) old.attention.q))))
(let (($x1958 (or $x3391 old.attention.one_key (and $x2467 (= (_ bv57 7) old.model.qk_norm) (not old.model.query_latent)))))
(let (($x2888 (and $x1958 (or $x2467 (and (= (_ bv57 7) old.model.qk_norm) $x4528)) $x4624 (or (not (= (_ bv92 7) old.attention.v)) $x894))))
(let (($x2498 (= (_ bv40 7) old.attention.qkv.split)))
(let (($x4811 (not $x2498)))
(let (($x781 (= 1 old.tp)))
(or $x781 $x4811 $x2888))))))))))))))))
(check-sat)

; from one replica to any number, question 135
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
 (let (($x670 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x670 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x1696 (= (_ bv65 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) (= (_ bv48 7) old.attention.heads.kind) (= (_ bv56 7) old.attention.heads.kind) $x1696 (= (_ bv86 7) old.attention.heads.kind) (= (_ bv91 7) old.attention.heads.kind) (= (_ bv96 7) old.attention.heads.kind) (= (_ bv99 7) old.attention.heads.kind))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x3840 (= (_ bv8 7) old.attention.pairs)))
 (or $x3840 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x2416 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2533 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x4634 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x4461 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x4438 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x4438 $x4461 $x4634 $x2533 $x2416)))))))
(assert
 (let (($x1471 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x1471 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x59 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x59 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x737 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x2498 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x4699 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x4924 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x4924 $x4699 $x2498 $x737))))))
(assert
 (let (($x1452 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x1452 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x1423 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x1423 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x5351 (= (_ bv42 7) old.batch.idle)))
 (or $x5351 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x71 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4813 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x500 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x5165 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1454 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1454 $x5165 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x500 $x4813 $x71)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x115 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x115)))
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
 (let ((?x4850 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x632 (= (div (* ?x4850 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x1696 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x1696 (< 1 old.attention.heads.parts) $x632))))))
(assert
 (let ((?x5327 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2183 (div (* ?x5327 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x670 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x6526 (and $x670 (< 1 old.attention.head_dim.parts) (= ?x2183 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x6526))))))
(assert
 (let ((?x5360 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x3011 (* (div (- ?x5360 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x1423 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x1678 (and $x1423 (< 1 old.attention.value_dim.parts) (= (div ?x3011 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x1678))))))
(assert
 (let (($x369 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x997 (not old.model.sinks)))
 (= old.attention.one_key (and $x997 $x369)))))
(assert
 (let (($x2416 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x4438 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2083 (ite (or $x4438 $x2416) (_ bv16 7) (_ bv96 7))))
 (let (($x2533 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x4699 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x4461 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x4872 (and $x4461 $x4699 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x4924 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x464 (and $x4461 $x4924 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x619 (not old.attention.qkv.group.pp)))
 (let (($x3025 (or $x619 (= 1 old.pp))))
 (let (($x2837 (not old.attention.qkv.group.sp)))
 (let (($x5394 (or $x2837 (= 1 old.sp))))
 (let (($x3056 (= 1 old.dp)))
 (let (($x4388 (not old.attention.qkv.group.dp)))
 (let (($x4800 (or $x4388 $x3056)))
 (let (($x1610 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) $x4800 $x5394 $x3025)))
 (let (($x4634 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x208 (or $x4634 $x2533)))
 (let ((?x2082 (ite (or $x208 $x1610) old.attention.qkv.split (ite (or $x4438 $x464 $x4872) (_ bv96 7) (_ bv16 7)))))
 (let (($x2498 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x4811 (not $x2498)))
 (let ((?x943 (ite $x4811 ?x2082 (ite (or $x2533 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) ?x2083))))
 (let ((?x2984 (ite (or $x208 $x1610 old.model.query_latent) (_ bv96 7) (ite $x4461 (_ bv21 7) (_ bv16 7)))))
 (let (($x737 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x737 ?x2984 ?x943))))))))))))))))))))))))))))
(assert
 (let (($x2416 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x4438 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2083 (ite (or $x4438 $x2416) (_ bv16 7) (_ bv96 7))))
 (let (($x2533 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x4699 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x4461 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x4872 (and $x4461 $x4699 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x4924 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x464 (and $x4461 $x4924 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x619 (not old.attention.qkv.group.pp)))
 (let (($x3025 (or $x619 (= 1 old.pp))))
 (let (($x2837 (not old.attention.qkv.group.sp)))
 (let (($x5394 (or $x2837 (= 1 old.sp))))
 (let (($x3056 (= 1 old.dp)))
 (let (($x4388 (not old.attention.qkv.group.dp)))
 (let (($x4800 (or $x4388 $x3056)))
 (let (($x1610 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) $x4800 $x5394 $x3025)))
 (let (($x4634 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x208 (or $x4634 $x2533)))
 (let ((?x2082 (ite (or $x208 $x1610) old.attention.qkv.split (ite (or $x4438 $x464 $x4872) (_ bv96 7) (_ bv16 7)))))
 (let (($x2498 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x4811 (not $x2498)))
 (let ((?x603 (ite $x4811 ?x2082 (ite (or $x2533 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x2083))))
 (let ((?x2984 (ite (or $x208 $x1610 old.model.query_latent) (_ bv96 7) (ite $x4461 (_ bv21 7) (_ bv16 7)))))
 (let (($x737 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x737 ?x2984 ?x603))))))))))))))))))))))))))))
(assert
 (let (($x2416 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x4438 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2083 (ite (or $x4438 $x2416) (_ bv16 7) (_ bv96 7))))
 (let (($x2533 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x4699 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x4461 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x4872 (and $x4461 $x4699 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x4924 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x464 (and $x4461 $x4924 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x619 (not old.attention.qkv.group.pp)))
 (let (($x3025 (or $x619 (= 1 old.pp))))
 (let (($x2837 (not old.attention.qkv.group.sp)))
 (let (($x5394 (or $x2837 (= 1 old.sp))))
 (let (($x3056 (= 1 old.dp)))
 (let (($x4388 (not old.attention.qkv.group.dp)))
 (let (($x4800 (or $x4388 $x3056)))
 (let (($x1610 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) $x4800 $x5394 $x3025)))
 (let (($x4634 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x208 (or $x4634 $x2533)))
 (let ((?x2082 (ite (or $x208 $x1610) old.attention.qkv.split (ite (or $x4438 $x464 $x4872) (_ bv96 7) (_ bv16 7)))))
 (let (($x2498 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x4811 (not $x2498)))
 (let ((?x557 (ite $x4811 ?x2082 (ite (or $x2533 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x2083))))
 (let ((?x2984 (ite (or $x208 $x1610 old.model.query_latent) (_ bv96 7) (ite $x4461 (_ bv21 7) (_ bv16 7)))))
 (let (($x737 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x737 ?x2984 ?x557)))))))))))))))))))))))))))))
(assert
 (= old.prefill false))
(assert
 (let (($x1004 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x1004 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x2531 (= (_ bv65 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) (= (_ bv48 7) new.attention.heads.kind) (= (_ bv56 7) new.attention.heads.kind) $x2531 (= (_ bv86 7) new.attention.heads.kind) (= (_ bv91 7) new.attention.heads.kind) (= (_ bv96 7) new.attention.heads.kind) (= (_ bv99 7) new.attention.heads.kind))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x1837 (= (_ bv8 7) new.attention.pairs)))
 (or $x1837 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x5064 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x328 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1606 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1933 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x318 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x318 $x1933 $x1606 $x328 $x5064)))))))
(assert
 (let (($x6653 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x6653 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x1801 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x1801 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x966 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x4321 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x4384 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x5303 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x5303 $x4384 $x4321 $x966))))))
(assert
 (let (($x4327 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x4327 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x3059 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x3059 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x4285 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x4285)))
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
 (let ((?x1002 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x659 (= (div (* ?x1002 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x2531 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x2531 (< 1 new.attention.heads.parts) $x659))))))
(assert
 (let ((?x5071 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x1238 (div (* ?x5071 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1004 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x4536 (and $x1004 (< 1 new.attention.head_dim.parts) (= ?x1238 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x4536))))))
(assert
 (let ((?x139 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x519 (* (div ?x139 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x3059 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2839 (and $x3059 (< 1 new.attention.value_dim.parts) (= (div ?x519 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x2839))))))
(assert
 (let (($x2343 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x5241 (not new.model.sinks)))
 (= new.attention.one_key (and $x5241 $x2343)))))
(assert
 (let (($x5064 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x318 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x3573 (ite (or $x318 $x5064) (_ bv16 7) (_ bv96 7))))
 (let (($x328 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x5712 (or new.model.latent new.attention.kv_filled)))
 (let (($x4384 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1933 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2032 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x5303 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x6281 (and $x1933 $x5303 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x2032)))
 (let ((?x2303 (ite (or $x318 $x6281 (and $x1933 $x4384 new.attention.heads.filled $x5712)) (_ bv96 7) (_ bv16 7))))
 (let (($x4671 (not new.attention.qkv.group.pp)))
 (let (($x57 (or $x4671 (= 1 new.pp))))
 (let (($x885 (not new.attention.qkv.group.sp)))
 (let (($x3265 (or $x885 (= 1 new.sp))))
 (let (($x2472 (= 1 new.dp)))
 (let (($x4755 (not new.attention.qkv.group.dp)))
 (let (($x2648 (or $x4755 $x2472)))
 (let (($x2346 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) $x2648 $x3265 $x57)))
 (let (($x1606 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2829 (or $x1606 $x328)))
 (let ((?x4412 (ite (or $x2829 $x2346) new.attention.qkv.split ?x2303)))
 (let (($x4321 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x3061 (not $x4321)))
 (let ((?x6619 (ite $x3061 ?x4412 (ite (or $x328 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) ?x3573))))
 (let ((?x4673 (ite (or $x2829 $x2346 new.model.query_latent) (_ bv96 7) (ite $x1933 (_ bv21 7) (_ bv16 7)))))
 (let (($x966 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x966 ?x4673 ?x6619))))))))))))))))))))))))))))))
(assert
 (let (($x5064 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x318 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x3573 (ite (or $x318 $x5064) (_ bv16 7) (_ bv96 7))))
 (let (($x328 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x5712 (or new.model.latent new.attention.kv_filled)))
 (let (($x4384 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1933 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2032 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x5303 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x6281 (and $x1933 $x5303 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x2032)))
 (let ((?x2303 (ite (or $x318 $x6281 (and $x1933 $x4384 new.attention.heads.filled $x5712)) (_ bv96 7) (_ bv16 7))))
 (let (($x4671 (not new.attention.qkv.group.pp)))
 (let (($x57 (or $x4671 (= 1 new.pp))))
 (let (($x885 (not new.attention.qkv.group.sp)))
 (let (($x3265 (or $x885 (= 1 new.sp))))
 (let (($x2472 (= 1 new.dp)))
 (let (($x4755 (not new.attention.qkv.group.dp)))
 (let (($x2648 (or $x4755 $x2472)))
 (let (($x2346 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) $x2648 $x3265 $x57)))
 (let (($x1606 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2829 (or $x1606 $x328)))
 (let ((?x4412 (ite (or $x2829 $x2346) new.attention.qkv.split ?x2303)))
 (let (($x4321 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x3061 (not $x4321)))
 (let ((?x2637 (ite $x3061 ?x4412 (ite (or $x328 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x3573))))
 (let ((?x4673 (ite (or $x2829 $x2346 new.model.query_latent) (_ bv96 7) (ite $x1933 (_ bv21 7) (_ bv16 7)))))
 (let (($x966 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x966 ?x4673 ?x2637))))))))))))))))))))))))))))))
(assert
 (let (($x5064 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x318 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x3573 (ite (or $x318 $x5064) (_ bv16 7) (_ bv96 7))))
 (let (($x328 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x5712 (or new.model.latent new.attention.kv_filled)))
 (let (($x4384 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1933 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2032 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x5303 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x6281 (and $x1933 $x5303 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x2032)))
 (let ((?x2303 (ite (or $x318 $x6281 (and $x1933 $x4384 new.attention.heads.filled $x5712)) (_ bv96 7) (_ bv16 7))))
 (let (($x4671 (not new.attention.qkv.group.pp)))
 (let (($x57 (or $x4671 (= 1 new.pp))))
 (let (($x885 (not new.attention.qkv.group.sp)))
 (let (($x3265 (or $x885 (= 1 new.sp))))
 (let (($x2472 (= 1 new.dp)))
 (let (($x4755 (not new.attention.qkv.group.dp)))
 (let (($x2648 (or $x4755 $x2472)))
 (let (($x2346 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) $x2648 $x3265 $x57)))
 (let (($x1606 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2829 (or $x1606 $x328)))
 (let ((?x4412 (ite (or $x2829 $x2346) new.attention.qkv.split ?x2303)))
 (let (($x4321 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x3061 (not $x4321)))
 (let ((?x226 (ite $x3061 ?x4412 (ite (or $x328 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x3573))))
 (let ((?x4673 (ite (or $x2829 $x2346 new.model.query_latent) (_ bv96 7) (ite $x1933 (_ bv21 7) (_ bv16 7)))))
 (let (($x966 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x966 ?x4673 ?x226)))))))))))))))))))))))))))))))
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
 (let (($x71 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x500 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x5165 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1454 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x4813 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x4813 $x1454 $x5165 $x500 $x71)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x4367 (* old.sp old.tp)))
 (<= old.moe.block ?x4367)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x4367 (* old.sp old.tp)))
 (= old.stage.ranks ?x4367)))
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
 (let (($x1320 (not old.moe.group.sp)))
 (let (($x523 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x523 $x1320))))
(assert
 (let ((?x3562 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3562)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x4671 (not new.attention.qkv.group.pp)))
 (let (($x57 (or $x4671 (= 1 new.pp))))
 (let (($x885 (not new.attention.qkv.group.sp)))
 (let (($x3265 (or $x885 (= 1 new.sp))))
 (let (($x2472 (= 1 new.dp)))
 (let (($x4755 (not new.attention.qkv.group.dp)))
 (let (($x2648 (or $x4755 $x2472)))
 (let (($x673 (and (or new.attention.qkv.group.tp (= 1 new.tp)) $x2648 $x3265 $x57)))
 (let (($x2346 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) $x2648 $x3265 $x57)))
 (let (($x2770 (and (= (_ bv92 7) new.attention.k) (= (_ bv92 7) new.attention.v) (or (= (_ bv92 7) new.attention.q) (and new.attention.one_key $x2346)))))
 (let (($x4321 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x3061 (not $x4321)))
 (let (($x328 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2384 (or $x328 (and $x3061 (or (= (_ bv10 7) new.attention.qkv.collective) $x2346)) $x2770 $x673)))
 (not $x2384))))))))))))))))
(assert
 (let (($x619 (not old.attention.qkv.group.pp)))
(let (($x3025 (or $x619 (= 1 old.pp))))
(let (($x2837 (not old.attention.qkv.group.sp)))
(let (($x5394 (or $x2837 (= 1 old.sp))))
(let (($x3056 (= 1 old.dp)))
(let (($x4388 (not old.attention.qkv.group.dp)))
(let (($x4800 (or $x4388 $x3056)))
(let (($x321 (and (or old.attention.qkv.group.tp (= 1 old.tp)) $x4800 $x5394 $x3025)))
(let (($x1610 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) $x4800 $x5394 $x3025)))
(let (($x912 (and (= (_ bv92 7) old.attention.k) (= (_ bv92 7) old.attention.v) (or (= (_ bv92 7) old.attention.q) (and old.attention.one_key $x1610)))))
(let (($x2498 (= (_ bv40 7) old.attention.qkv.split)))
(let (($x4811 (not $x2498)))
(let (($x2533 (= (_ bv57 7) old.attention.qkv.collective)))
(or $x2533 (and $x4811 (or (= (_ bv10 7) old.attention.qkv.collective) $x1610)) $x912 $x321)))))))))))))))
(check-sat)

; from one replica to any number, question 136
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
 (let (($x2006 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x1052 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x2477 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x670 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x4452 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x4346 (= (_ bv26 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) $x4346 $x4452 (= (_ bv56 7) old.attention.head_dim.kind) $x670 $x2477 $x1052 $x2006 (= (_ bv99 7) old.attention.head_dim.kind)))))))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (and (<= 1 old.attention.heads.block)))
(assert
 (let (($x838 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x1211 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x729 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1696 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x3204 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x5258 (= (_ bv26 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) $x5258 $x3204 (= (_ bv56 7) old.attention.heads.kind) $x1696 $x729 $x1211 $x838 (= (_ bv99 7) old.attention.heads.kind)))))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x3840 (= (_ bv8 7) old.attention.pairs)))
 (or $x3840 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x2715 (= (_ bv29 7) old.attention.qkv.bias)))
 (let (($x774 (= (_ bv27 7) old.attention.qkv.bias)))
 (let (($x2332 (= (_ bv23 7) old.attention.qkv.bias)))
 (let (($x1403 (= (_ bv1 7) old.attention.qkv.bias)))
 (or $x1403 $x2332 $x774 $x2715))))))
(assert
 (let (($x2416 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2533 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x4634 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x4461 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x4438 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x4438 $x4461 $x4634 $x2533 $x2416)))))))
(assert
 (let (($x1471 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x1471 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x59 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x59 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x737 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x2498 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x4699 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x4924 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x4924 $x4699 $x2498 $x737))))))
(assert
 (let (($x1452 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x1452 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x1423 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x1423 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x5351 (= (_ bv42 7) old.batch.idle)))
 (or $x5351 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x71 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4813 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x500 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x5165 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1454 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1454 $x5165 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x500 $x4813 $x71)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x115 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x115)))
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
 (let ((?x4850 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x602 (div (* ?x4850 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x1696 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x1732 (and $x1696 (< 1 old.attention.heads.parts) (= ?x602 old.attention.heads.n))))
 (= old.attention.heads.filled $x1732))))))
(assert
 (let (($x5107 (= (- 1) old.attention.heads.n)))
 (let (($x5258 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x1426 (ite $x5258 (or $x5107 (<= old.attention.heads.parts old.attention.heads.n)) (or $x5107 (< 1 old.attention.heads.n)))))
 (let ((?x4850 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x602 (div (* ?x4850 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x1696 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x1211 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x2912 (ite $x1211 (or $x5107 (< old.attention.heads.block old.attention.heads.n)) (ite $x1696 (or $x5107 (< ?x602 old.attention.heads.n)) $x1426))))
 (let (($x762 (= 1 old.attention.heads.parts)))
 (let (($x838 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x3204 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x729 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x3202 (or $x729 $x3204)))
 (let (($x5368 (ite $x3202 old.attention.heads.given_moved (ite (or $x838 $x762) false $x2912))))
 (= old.attention.heads.moved $x5368))))))))))))))))
(assert
 (let ((?x5327 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2183 (div (* ?x5327 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x670 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x6526 (and $x670 (< 1 old.attention.head_dim.parts) (= ?x2183 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x6526))))))
(assert
 (let (($x3023 (= (- 1) old.attention.head_dim.n)))
 (let (($x4346 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x4510 (ite $x4346 (or $x3023 (<= old.attention.head_dim.parts old.attention.head_dim.n)) (or $x3023 (< 1 old.attention.head_dim.n)))))
 (let ((?x5327 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2183 (div (* ?x5327 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x670 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1052 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x4960 (ite $x1052 (or $x3023 (< old.attention.head_dim.block old.attention.head_dim.n)) (ite $x670 (or $x3023 (< ?x2183 old.attention.head_dim.n)) $x4510))))
 (let (($x2268 (= 1 old.attention.head_dim.parts)))
 (let (($x2006 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x4452 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x2477 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x3171 (or $x2477 $x4452)))
 (let (($x6238 (ite $x3171 old.attention.head_dim.given_moved (ite (or $x2006 $x2268) false $x4960))))
 (= old.attention.head_dim.moved $x6238))))))))))))))))
(assert
 (let ((?x5360 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x3011 (* (div (- ?x5360 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x1423 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x1678 (and $x1423 (< 1 old.attention.value_dim.parts) (= (div ?x3011 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x1678))))))
(assert
 (let (($x369 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x997 (not old.model.sinks)))
 (= old.attention.one_key (and $x997 $x369)))))
(assert
 (let (($x4710 (not old.attention.heads.moved)))
 (let (($x5258 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x838 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x762 (= 1 old.attention.heads.parts)))
 (let (($x3204 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x729 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x3202 (or $x729 $x3204)))
 (let (($x4326 (ite $x3202 old.attention.heads.given_first (or $x762 (and (not (or $x838 $x5258)) $x4710)))))
 (= old.attention.heads.first_alone $x4326))))))))))
(assert
 (let (($x6649 (not old.attention.head_dim.moved)))
 (let (($x4346 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x2006 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x2268 (= 1 old.attention.head_dim.parts)))
 (let (($x4452 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x2477 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x3171 (or $x2477 $x4452)))
 (let (($x2022 (ite $x3171 old.attention.head_dim.given_first (or $x2268 (and (not (or $x2006 $x4346)) $x6649)))))
 (= old.attention.head_dim.first_alone $x2022))))))))))
(assert
 (let (($x2416 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x4438 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2083 (ite (or $x4438 $x2416) (_ bv16 7) (_ bv96 7))))
 (let (($x2533 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x4699 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x4461 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x4872 (and $x4461 $x4699 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x4924 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x464 (and $x4461 $x4924 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x1610 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x4634 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x208 (or $x4634 $x2533)))
 (let ((?x2082 (ite (or $x208 $x1610) old.attention.qkv.split (ite (or $x4438 $x464 $x4872) (_ bv96 7) (_ bv16 7)))))
 (let (($x2498 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x4811 (not $x2498)))
 (let ((?x943 (ite $x4811 ?x2082 (ite (or $x2533 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) ?x2083))))
 (let ((?x2984 (ite (or $x208 $x1610 old.model.query_latent) (_ bv96 7) (ite $x4461 (_ bv21 7) (_ bv16 7)))))
 (let (($x737 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x737 ?x2984 ?x943)))))))))))))))))))))
(assert
 (let (($x2416 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x4438 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2083 (ite (or $x4438 $x2416) (_ bv16 7) (_ bv96 7))))
 (let (($x2533 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x4699 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x4461 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x4872 (and $x4461 $x4699 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x4924 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x464 (and $x4461 $x4924 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x1610 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x4634 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x208 (or $x4634 $x2533)))
 (let ((?x2082 (ite (or $x208 $x1610) old.attention.qkv.split (ite (or $x4438 $x464 $x4872) (_ bv96 7) (_ bv16 7)))))
 (let (($x2498 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x4811 (not $x2498)))
 (let ((?x603 (ite $x4811 ?x2082 (ite (or $x2533 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x2083))))
 (let ((?x2984 (ite (or $x208 $x1610 old.model.query_latent) (_ bv96 7) (ite $x4461 (_ bv21 7) (_ bv16 7)))))
 (let (($x737 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x737 ?x2984 ?x603)))))))))))))))))))))
(assert
 (let (($x2416 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x4438 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2083 (ite (or $x4438 $x2416) (_ bv16 7) (_ bv96 7))))
 (let (($x2533 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x4699 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x4461 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x4872 (and $x4461 $x4699 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x4924 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x464 (and $x4461 $x4924 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x1610 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x4634 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x208 (or $x4634 $x2533)))
 (let ((?x2082 (ite (or $x208 $x1610) old.attention.qkv.split (ite (or $x4438 $x464 $x4872) (_ bv96 7) (_ bv16 7)))))
 (let (($x2498 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x4811 (not $x2498)))
 (let ((?x557 (ite $x4811 ?x2082 (ite (or $x2533 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x2083))))
 (let ((?x2984 (ite (or $x208 $x1610 old.model.query_latent) (_ bv96 7) (ite $x4461 (_ bv21 7) (_ bv16 7)))))
 (let (($x737 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x737 ?x2984 ?x557))))))))))))))))))))))
(assert
 (= old.prefill false))
(assert
 (and (<= 1 new.attention.head_dim.block)))
(assert
 (let (($x2795 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x771 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x3186 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x1004 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1520 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x5298 (= (_ bv26 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) $x5298 $x1520 (= (_ bv56 7) new.attention.head_dim.kind) $x1004 $x3186 $x771 $x2795 (= (_ bv99 7) new.attention.head_dim.kind)))))))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (and (<= 1 new.attention.heads.block)))
(assert
 (let (($x2048 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2707 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x1132 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x2531 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x2247 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x420 (= (_ bv26 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) $x420 $x2247 (= (_ bv56 7) new.attention.heads.kind) $x2531 $x1132 $x2707 $x2048 (= (_ bv99 7) new.attention.heads.kind)))))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x1837 (= (_ bv8 7) new.attention.pairs)))
 (or $x1837 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x1061 (= (_ bv29 7) new.attention.qkv.bias)))
 (let (($x1847 (= (_ bv27 7) new.attention.qkv.bias)))
 (let (($x1738 (= (_ bv23 7) new.attention.qkv.bias)))
 (let (($x5715 (= (_ bv1 7) new.attention.qkv.bias)))
 (or $x5715 $x1738 $x1847 $x1061))))))
(assert
 (let (($x5064 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x328 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1606 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1933 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x318 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x318 $x1933 $x1606 $x328 $x5064)))))))
(assert
 (let (($x6653 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x6653 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x1801 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x1801 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x966 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x4321 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x4384 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x5303 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x5303 $x4384 $x4321 $x966))))))
(assert
 (let (($x4327 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x4327 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x3059 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x3059 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x4285 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x4285)))
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
 (let ((?x1002 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x4304 (div (* ?x1002 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x2531 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x1778 (and $x2531 (< 1 new.attention.heads.parts) (= ?x4304 new.attention.heads.n))))
 (= new.attention.heads.filled $x1778))))))
(assert
 (let (($x204 (= (- 1) new.attention.heads.n)))
 (let (($x420 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x4932 (ite $x420 (or $x204 (<= new.attention.heads.parts new.attention.heads.n)) (or $x204 (< 1 new.attention.heads.n)))))
 (let ((?x1002 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x4304 (div (* ?x1002 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x2531 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x2707 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x6599 (ite $x2707 (or $x204 (< new.attention.heads.block new.attention.heads.n)) (ite $x2531 (or $x204 (< ?x4304 new.attention.heads.n)) $x4932))))
 (let (($x1725 (= 1 new.attention.heads.parts)))
 (let (($x2048 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2247 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1132 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1684 (or $x1132 $x2247)))
 (let (($x2277 (ite $x1684 new.attention.heads.given_moved (ite (or $x2048 $x1725) false $x6599))))
 (= new.attention.heads.moved $x2277))))))))))))))))
(assert
 (let ((?x5071 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x1238 (div (* ?x5071 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1004 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x4536 (and $x1004 (< 1 new.attention.head_dim.parts) (= ?x1238 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x4536))))))
(assert
 (let (($x6322 (= (- 1) new.attention.head_dim.n)))
 (let (($x5298 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x938 (ite $x5298 (or $x6322 (<= new.attention.head_dim.parts new.attention.head_dim.n)) (or $x6322 (< 1 new.attention.head_dim.n)))))
 (let ((?x5071 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x1238 (div (* ?x5071 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1004 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x771 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x1798 (ite $x771 (or $x6322 (< new.attention.head_dim.block new.attention.head_dim.n)) (ite $x1004 (or $x6322 (< ?x1238 new.attention.head_dim.n)) $x938))))
 (let (($x1009 (= 1 new.attention.head_dim.parts)))
 (let (($x2795 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x1520 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x3186 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x2349 (or $x3186 $x1520)))
 (let (($x1195 (ite $x2349 new.attention.head_dim.given_moved (ite (or $x2795 $x1009) false $x1798))))
 (= new.attention.head_dim.moved $x1195))))))))))))))))
(assert
 (let ((?x139 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x519 (* (div ?x139 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x3059 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2839 (and $x3059 (< 1 new.attention.value_dim.parts) (= (div ?x519 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x2839))))))
(assert
 (let (($x2343 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x5241 (not new.model.sinks)))
 (= new.attention.one_key (and $x5241 $x2343)))))
(assert
 (let (($x2583 (not new.attention.heads.moved)))
 (let (($x420 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x2048 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1725 (= 1 new.attention.heads.parts)))
 (let (($x2247 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1132 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1684 (or $x1132 $x2247)))
 (let (($x2776 (ite $x1684 new.attention.heads.given_first (or $x1725 (and (not (or $x2048 $x420)) $x2583)))))
 (= new.attention.heads.first_alone $x2776))))))))))
(assert
 (let (($x4268 (not new.attention.head_dim.moved)))
 (let (($x5298 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x2795 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x1009 (= 1 new.attention.head_dim.parts)))
 (let (($x1520 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x3186 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x2349 (or $x3186 $x1520)))
 (let (($x4223 (ite $x2349 new.attention.head_dim.given_first (or $x1009 (and (not (or $x2795 $x5298)) $x4268)))))
 (= new.attention.head_dim.first_alone $x4223))))))))))
(assert
 (let (($x5064 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x318 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x3573 (ite (or $x318 $x5064) (_ bv16 7) (_ bv96 7))))
 (let (($x328 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x5712 (or new.model.latent new.attention.kv_filled)))
 (let (($x4384 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1933 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2032 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x5303 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x6281 (and $x1933 $x5303 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x2032)))
 (let ((?x2303 (ite (or $x318 $x6281 (and $x1933 $x4384 new.attention.heads.filled $x5712)) (_ bv96 7) (_ bv16 7))))
 (let (($x2346 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1606 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2829 (or $x1606 $x328)))
 (let ((?x4412 (ite (or $x2829 $x2346) new.attention.qkv.split ?x2303)))
 (let (($x4321 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x3061 (not $x4321)))
 (let ((?x6619 (ite $x3061 ?x4412 (ite (or $x328 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) ?x3573))))
 (let ((?x4673 (ite (or $x2829 $x2346 new.model.query_latent) (_ bv96 7) (ite $x1933 (_ bv21 7) (_ bv16 7)))))
 (let (($x966 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x966 ?x4673 ?x6619)))))))))))))))))))))))
(assert
 (let (($x5064 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x318 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x3573 (ite (or $x318 $x5064) (_ bv16 7) (_ bv96 7))))
 (let (($x328 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x5712 (or new.model.latent new.attention.kv_filled)))
 (let (($x4384 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1933 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2032 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x5303 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x6281 (and $x1933 $x5303 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x2032)))
 (let ((?x2303 (ite (or $x318 $x6281 (and $x1933 $x4384 new.attention.heads.filled $x5712)) (_ bv96 7) (_ bv16 7))))
 (let (($x2346 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1606 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2829 (or $x1606 $x328)))
 (let ((?x4412 (ite (or $x2829 $x2346) new.attention.qkv.split ?x2303)))
 (let (($x4321 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x3061 (not $x4321)))
 (let ((?x2637 (ite $x3061 ?x4412 (ite (or $x328 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x3573))))
 (let ((?x4673 (ite (or $x2829 $x2346 new.model.query_latent) (_ bv96 7) (ite $x1933 (_ bv21 7) (_ bv16 7)))))
 (let (($x966 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x966 ?x4673 ?x2637)))))))))))))))))))))))
(assert
 (let (($x5064 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x318 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x3573 (ite (or $x318 $x5064) (_ bv16 7) (_ bv96 7))))
 (let (($x328 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x5712 (or new.model.latent new.attention.kv_filled)))
 (let (($x4384 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1933 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2032 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x5303 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x6281 (and $x1933 $x5303 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x2032)))
 (let ((?x2303 (ite (or $x318 $x6281 (and $x1933 $x4384 new.attention.heads.filled $x5712)) (_ bv96 7) (_ bv16 7))))
 (let (($x2346 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1606 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2829 (or $x1606 $x328)))
 (let ((?x4412 (ite (or $x2829 $x2346) new.attention.qkv.split ?x2303)))
 (let (($x4321 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x3061 (not $x4321)))
 (let ((?x226 (ite $x3061 ?x4412 (ite (or $x328 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x3573))))
 (let ((?x4673 (ite (or $x2829 $x2346 new.model.query_latent) (_ bv96 7) (ite $x1933 (_ bv21 7) (_ bv16 7)))))
 (let (($x966 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x966 ?x4673 ?x226))))))))))))))))))))))))
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
 (let (($x71 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x500 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x5165 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1454 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x4813 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x4813 $x1454 $x5165 $x500 $x71)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x4367 (* old.sp old.tp)))
 (<= old.moe.block ?x4367)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x4367 (* old.sp old.tp)))
 (= old.stage.ranks ?x4367)))
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
 (let (($x1320 (not old.moe.group.sp)))
 (let (($x523 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x523 $x1320))))
(assert
 (let ((?x3562 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3562)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x496 (not new.attention.one_key)))
 (let (($x5715 (= (_ bv1 7) new.attention.qkv.bias)))
 (let (($x4345 (and $x5715 (not (and new.model.q_bias (= (_ bv92 7) new.attention.q) $x496)) (not (and new.model.k_bias (= (_ bv92 7) new.attention.k))) (not (and new.model.v_bias (= (_ bv92 7) new.attention.v))))))
 (let (($x1864 (or (or (= (_ bv29 7) new.attention.qkv.bias) (= (_ bv23 7) new.attention.qkv.bias)) $x4345)))
 (let (($x4321 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x5303 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x4384 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x381 (or (and $x4384 new.attention.heads.first_alone new.attention.kv_first_alone) (and $x5303 new.attention.head_dim.first_alone))))
 (let (($x1061 (= (_ bv29 7) new.attention.qkv.bias)))
 (let (($x2596 (not (or (and new.model.q_bias $x496) new.model.k_bias new.model.v_bias))))
 (let (($x775 (= 1 new.tp)))
 (let (($x1669 (or $x775 $x2596 (and (not $x4321) (or $x5715 (= (_ bv27 7) new.attention.qkv.bias))) (and $x1061 $x381) (and $x4321 $x1864))))
 (not $x1669))))))))))))))
(assert
 (let (($x4415 (not old.attention.one_key)))
(let (($x1403 (= (_ bv1 7) old.attention.qkv.bias)))
(let (($x1566 (and $x1403 (not (and old.model.q_bias (= (_ bv92 7) old.attention.q) $x4415)) (not (and old.model.k_bias (= (_ bv92 7) old.attention.k))) (not (and old.model.v_bias (= (_ bv92 7) old.attention.v))))))
(let (($x3254 (or (or (= (_ bv29 7) old.attention.qkv.bias) (= (_ bv23 7) old.attention.qkv.bias)) $x1566)))
(let (($x2498 (= (_ bv40 7) old.attention.qkv.split)))
(let (($x4924 (= (_ bv36 7) old.attention.qkv.split)))
(let (($x4699 (= (_ bv37 7) old.attention.qkv.split)))
(let (($x4885 (or (and $x4699 old.attention.heads.first_alone old.attention.kv_first_alone) (and $x4924 old.attention.head_dim.first_alone))))
(let (($x2715 (= (_ bv29 7) old.attention.qkv.bias)))
(let (($x2923 (not (or (and old.model.q_bias $x4415) old.model.k_bias old.model.v_bias))))
(let (($x781 (= 1 old.tp)))
(or $x781 $x2923 (and (not $x2498) (or $x1403 (= (_ bv27 7) old.attention.qkv.bias))) (and $x2715 $x4885) (and $x2498 $x3254))))))))))))))
(check-sat)

; from one replica to any number, question 137
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
(declare-fun old.attention.head_dim.filled () Bool)
(declare-fun old.attention.head_dim.padded () Bool)
(declare-fun old.attention.head_dim.least () Int)
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
(declare-fun new.attention.head_dim.filled () Bool)
(declare-fun new.attention.head_dim.padded () Bool)
(declare-fun new.attention.head_dim.least () Int)
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
 (let (($x4284 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x2006 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x1052 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x2477 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x670 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2388 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x4452 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x4346 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x331 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x4460 (= (_ bv11 7) old.attention.head_dim.kind)))
 (or $x4460 $x331 $x4346 $x4452 $x2388 $x670 $x2477 $x1052 $x2006 $x4284))))))))))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x1696 (= (_ bv65 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) (= (_ bv48 7) old.attention.heads.kind) (= (_ bv56 7) old.attention.heads.kind) $x1696 (= (_ bv86 7) old.attention.heads.kind) (= (_ bv91 7) old.attention.heads.kind) (= (_ bv96 7) old.attention.heads.kind) (= (_ bv99 7) old.attention.heads.kind))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x3840 (= (_ bv8 7) old.attention.pairs)))
 (or $x3840 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x2416 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2533 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x4634 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x4461 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x4438 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x4438 $x4461 $x4634 $x2533 $x2416)))))))
(assert
 (let (($x59 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x59 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x737 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x2498 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x4699 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x4924 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x4924 $x4699 $x2498 $x737))))))
(assert
 (let (($x4737 (= (_ bv88 7) old.attention.scores.sum)))
 (let (($x1030 (= (_ bv57 7) old.attention.scores.sum)))
 (let (($x4624 (= (_ bv1 7) old.attention.scores.sum)))
 (or $x4624 $x1030 $x4737)))))
(assert
 (let (($x1423 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x1423 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x5351 (= (_ bv42 7) old.batch.idle)))
 (or $x5351 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x71 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4813 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x500 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x5165 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1454 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1454 $x5165 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x500 $x4813 $x71)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x115 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x115)))
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
 (let ((?x4850 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x632 (= (div (* ?x4850 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x1696 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x1696 (< 1 old.attention.heads.parts) $x632))))))
(assert
 (let ((?x5327 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2183 (div (* ?x5327 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x670 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x6526 (and $x670 (< 1 old.attention.head_dim.parts) (= ?x2183 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x6526))))))
(assert
 (let ((?x1034 (mod old.attention.head_dim.n old.attention.head_dim.multiple)))
 (let (($x670 (= (_ bv65 7) old.attention.head_dim.kind)))
 (= old.attention.head_dim.padded (and $x670 (not (= 0 ?x1034)))))))
(assert
 (let ((?x5327 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2183 (div (* ?x5327 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x3023 (= (- 1) old.attention.head_dim.n)))
 (let (($x626 (or $x3023 (< (* ?x2183 old.attention.head_dim.parts) old.attention.head_dim.n))))
 (let ((?x1259 (mod old.attention.head_dim.multiple old.attention.head_dim.parts)))
 (let (($x670 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let ((?x5248 (ite $x670 (ite (= 0 ?x1259) 1 (ite $x626 0 1)) old.attention.head_dim.given_least)))
 (let (($x2414 (not (= 0 (mod old.attention.head_dim.n old.attention.head_dim.parts)))))
 (let ((?x5100 (ite (and $x3023 (= 1 old.attention.head_dim.parts)) 1 (ite (or $x3023 $x2414) 0 1))))
 (let (($x4346 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x2388 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x4284 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x1052 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x4460 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x331 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x2006 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let ((?x4824 (ite $x2006 old.attention.head_dim.parts (ite (or $x331 $x4460 $x1052 $x4284 $x2388) 1 (ite $x4346 ?x5100 ?x5248)))))
 (= old.attention.head_dim.least ?x4824)))))))))))))))))))
(assert
 (let (($x4452 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x2477 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x3171 (or $x2477 $x4452)))
 (let (($x2006 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let ((?x2028 (ite $x2006 old.attention.head_dim.parts (ite $x3171 old.attention.head_dim.given_most 1))))
 (= old.attention.head_dim.most ?x2028)))))))
(assert
 (let (($x3023 (= (- 1) old.attention.head_dim.n)))
 (let (($x4346 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x4510 (ite $x4346 (or $x3023 (<= old.attention.head_dim.parts old.attention.head_dim.n)) (or $x3023 (< 1 old.attention.head_dim.n)))))
 (let ((?x5327 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2183 (div (* ?x5327 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x670 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1052 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x4960 (ite $x1052 (or $x3023 (< old.attention.head_dim.block old.attention.head_dim.n)) (ite $x670 (or $x3023 (< ?x2183 old.attention.head_dim.n)) $x4510))))
 (let (($x2268 (= 1 old.attention.head_dim.parts)))
 (let (($x2006 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x4452 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x2477 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x3171 (or $x2477 $x4452)))
 (let (($x6238 (ite $x3171 old.attention.head_dim.given_moved (ite (or $x2006 $x2268) false $x4960))))
 (= old.attention.head_dim.moved $x6238))))))))))))))))
(assert
 (let ((?x5360 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x3011 (* (div (- ?x5360 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x1423 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x1678 (and $x1423 (< 1 old.attention.value_dim.parts) (= (div ?x3011 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x1678))))))
(assert
 (let (($x369 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x997 (not old.model.sinks)))
 (= old.attention.one_key (and $x997 $x369)))))
(assert
 (let (($x2750 (not old.attention.head_dim.padded)))
 (let (($x2268 (= 1 old.attention.head_dim.parts)))
 (let (($x2006 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x4452 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x2477 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x3171 (or $x2477 $x4452)))
 (let (($x1311 (ite $x3171 old.attention.head_dim.given_everywhere (or $x2006 (and $x2268 $x2750)))))
 (= old.attention.head_dim.everywhere $x1311)))))))))
(assert
 (let (($x2416 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x4438 (= (_ bv4 7) old.attention.qkv.collective)))
 (let (($x2533 (= (_ bv57 7) old.attention.qkv.collective)))
 (let ((?x2943 (ite (or $x2533 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x4438 $x2416) (_ bv16 7) (_ bv96 7)))))
 (let (($x4699 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x4461 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x4872 (and $x4461 $x4699 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x4924 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x464 (and $x4461 $x4924 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x1610 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x4634 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x208 (or $x4634 $x2533)))
 (let ((?x2082 (ite (or $x208 $x1610) old.attention.qkv.split (ite (or $x4438 $x464 $x4872) (_ bv96 7) (_ bv16 7)))))
 (let (($x737 (= (_ bv57 7) old.attention.qkv.split)))
 (let ((?x558 (ite $x737 (ite (or $x208 $x1610 old.model.query_latent) (_ bv96 7) (ite $x4461 (_ bv21 7) (_ bv16 7))) (ite (not (= (_ bv40 7) old.attention.qkv.split)) ?x2082 ?x2943))))
 (= old.attention.q ?x558)))))))))))))))))
(assert
 (let (($x6649 (not old.attention.head_dim.moved)))
 (let (($x4284 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x1052 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x4460 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x331 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x629 (or old.attention.head_dim.everywhere old.attention.head_dim.filled (and (or $x331 $x4460 $x1052 $x4284) $x6649))))
 (let (($x4452 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x2477 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x3171 (or $x2477 $x4452)))
 (= old.attention.head_dim.undivided (ite $x3171 old.attention.head_dim.given_undivided $x629))))))))))))
(assert
 (let (($x4696 (= old.attention.head_dim.least old.attention.head_dim.parts)))
 (let (($x4624 (= (_ bv1 7) old.attention.scores.sum)))
 (let (($x6649 (not old.attention.head_dim.moved)))
 (let (($x341 (or old.attention.head_dim.undivided (and (= 1 old.attention.head_dim.most) $x6649))))
 (let (($x6435 (and (or (not old.attention.scores.group.tp) (= 1 old.tp)) (or (not old.attention.scores.group.dp) (= 1 old.dp)) (or (not old.attention.scores.group.sp) (= 1 old.sp)) (or (not old.attention.scores.group.pp) (= 1 old.pp)))))
 (let (($x1030 (= (_ bv57 7) old.attention.scores.sum)))
 (let (($x6632 (ite (or $x1030 $x6435) (and (<= 1 old.attention.head_dim.least) $x341) (and $x4624 (and old.attention.head_dim.undivided $x4696)))))
 (= old.attention.scores_whole $x6632)))))))))
(assert
 (= old.prefill false))
(assert
 (and (<= 1 new.attention.head_dim.block)))
(assert
 (and (<= 0 new.attention.head_dim.given_least)))
(assert
 (and (<= 0 new.attention.head_dim.given_most)))
(assert
 (let (($x1273 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x2795 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x771 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x3186 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x1004 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x4679 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x1520 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x5298 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x2553 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x4451 (= (_ bv11 7) new.attention.head_dim.kind)))
 (or $x4451 $x2553 $x5298 $x1520 $x4679 $x1004 $x3186 $x771 $x2795 $x1273))))))))))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x2531 (= (_ bv65 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) (= (_ bv48 7) new.attention.heads.kind) (= (_ bv56 7) new.attention.heads.kind) $x2531 (= (_ bv86 7) new.attention.heads.kind) (= (_ bv91 7) new.attention.heads.kind) (= (_ bv96 7) new.attention.heads.kind) (= (_ bv99 7) new.attention.heads.kind))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x1837 (= (_ bv8 7) new.attention.pairs)))
 (or $x1837 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x5064 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x328 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1606 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1933 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x318 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x318 $x1933 $x1606 $x328 $x5064)))))))
(assert
 (let (($x1801 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x1801 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x966 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x4321 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x4384 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x5303 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x5303 $x4384 $x4321 $x966))))))
(assert
 (let (($x2772 (= (_ bv88 7) new.attention.scores.sum)))
 (let (($x1980 (= (_ bv57 7) new.attention.scores.sum)))
 (let (($x4897 (= (_ bv1 7) new.attention.scores.sum)))
 (or $x4897 $x1980 $x2772)))))
(assert
 (let (($x3059 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x3059 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x4285 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x4285)))
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
 (let ((?x1002 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x659 (= (div (* ?x1002 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x2531 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x2531 (< 1 new.attention.heads.parts) $x659))))))
(assert
 (let ((?x5071 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x1238 (div (* ?x5071 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1004 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x4536 (and $x1004 (< 1 new.attention.head_dim.parts) (= ?x1238 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x4536))))))
(assert
 (let ((?x2263 (mod new.attention.head_dim.n new.attention.head_dim.multiple)))
 (let (($x1004 (= (_ bv65 7) new.attention.head_dim.kind)))
 (= new.attention.head_dim.padded (and $x1004 (not (= 0 ?x2263)))))))
(assert
 (let ((?x5071 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x1238 (div (* ?x5071 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x6322 (= (- 1) new.attention.head_dim.n)))
 (let (($x2999 (or $x6322 (< (* ?x1238 new.attention.head_dim.parts) new.attention.head_dim.n))))
 (let ((?x5078 (mod new.attention.head_dim.multiple new.attention.head_dim.parts)))
 (let (($x1004 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let ((?x1352 (ite $x1004 (ite (= 0 ?x5078) 1 (ite $x2999 0 1)) new.attention.head_dim.given_least)))
 (let (($x3100 (not (= 0 (mod new.attention.head_dim.n new.attention.head_dim.parts)))))
 (let ((?x3307 (ite (and $x6322 (= 1 new.attention.head_dim.parts)) 1 (ite (or $x6322 $x3100) 0 1))))
 (let (($x5298 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x4679 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x1273 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x771 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x4451 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x2553 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x2795 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let ((?x5392 (ite $x2795 new.attention.head_dim.parts (ite (or $x2553 $x4451 $x771 $x1273 $x4679) 1 (ite $x5298 ?x3307 ?x1352)))))
 (= new.attention.head_dim.least ?x5392)))))))))))))))))))
(assert
 (let (($x1520 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x3186 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x2349 (or $x3186 $x1520)))
 (let (($x2795 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let ((?x409 (ite $x2795 new.attention.head_dim.parts (ite $x2349 new.attention.head_dim.given_most 1))))
 (= new.attention.head_dim.most ?x409)))))))
(assert
 (let (($x6322 (= (- 1) new.attention.head_dim.n)))
 (let (($x5298 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x938 (ite $x5298 (or $x6322 (<= new.attention.head_dim.parts new.attention.head_dim.n)) (or $x6322 (< 1 new.attention.head_dim.n)))))
 (let ((?x5071 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x1238 (div (* ?x5071 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1004 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x771 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x1798 (ite $x771 (or $x6322 (< new.attention.head_dim.block new.attention.head_dim.n)) (ite $x1004 (or $x6322 (< ?x1238 new.attention.head_dim.n)) $x938))))
 (let (($x1009 (= 1 new.attention.head_dim.parts)))
 (let (($x2795 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x1520 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x3186 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x2349 (or $x3186 $x1520)))
 (let (($x1195 (ite $x2349 new.attention.head_dim.given_moved (ite (or $x2795 $x1009) false $x1798))))
 (= new.attention.head_dim.moved $x1195))))))))))))))))
(assert
 (let ((?x139 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x519 (* (div ?x139 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x3059 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2839 (and $x3059 (< 1 new.attention.value_dim.parts) (= (div ?x519 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x2839))))))
(assert
 (let (($x2343 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x5241 (not new.model.sinks)))
 (= new.attention.one_key (and $x5241 $x2343)))))
(assert
 (let (($x1138 (not new.attention.head_dim.padded)))
 (let (($x1009 (= 1 new.attention.head_dim.parts)))
 (let (($x2795 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x1520 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x3186 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x2349 (or $x3186 $x1520)))
 (let (($x2166 (ite $x2349 new.attention.head_dim.given_everywhere (or $x2795 (and $x1009 $x1138)))))
 (= new.attention.head_dim.everywhere $x2166)))))))))
(assert
 (let (($x5064 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x318 (= (_ bv4 7) new.attention.qkv.collective)))
 (let (($x328 (= (_ bv57 7) new.attention.qkv.collective)))
 (let ((?x2244 (ite (or $x328 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x318 $x5064) (_ bv16 7) (_ bv96 7)))))
 (let (($x5712 (or new.model.latent new.attention.kv_filled)))
 (let (($x4384 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1933 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2032 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x5303 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x6281 (and $x1933 $x5303 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x2032)))
 (let ((?x2303 (ite (or $x318 $x6281 (and $x1933 $x4384 new.attention.heads.filled $x5712)) (_ bv96 7) (_ bv16 7))))
 (let (($x2346 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1606 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2829 (or $x1606 $x328)))
 (let ((?x6619 (ite (not (= (_ bv40 7) new.attention.qkv.split)) (ite (or $x2829 $x2346) new.attention.qkv.split ?x2303) ?x2244)))
 (let (($x966 (= (_ bv57 7) new.attention.qkv.split)))
 (let ((?x2630 (ite $x966 (ite (or $x2829 $x2346 new.model.query_latent) (_ bv96 7) (ite $x1933 (_ bv21 7) (_ bv16 7))) ?x6619)))
 (= new.attention.q ?x2630)))))))))))))))))))
(assert
 (let (($x4268 (not new.attention.head_dim.moved)))
 (let (($x1273 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x771 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x4451 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x2553 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x461 (or new.attention.head_dim.everywhere new.attention.head_dim.filled (and (or $x2553 $x4451 $x771 $x1273) $x4268))))
 (let (($x1520 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x3186 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x2349 (or $x3186 $x1520)))
 (= new.attention.head_dim.undivided (ite $x2349 new.attention.head_dim.given_undivided $x461))))))))))))
(assert
 (let (($x309 (= new.attention.head_dim.least new.attention.head_dim.parts)))
 (let (($x4897 (= (_ bv1 7) new.attention.scores.sum)))
 (let (($x4268 (not new.attention.head_dim.moved)))
 (let (($x4506 (or new.attention.head_dim.undivided (and (= 1 new.attention.head_dim.most) $x4268))))
 (let (($x6165 (and (or (not new.attention.scores.group.tp) (= 1 new.tp)) (or (not new.attention.scores.group.dp) (= 1 new.dp)) (or (not new.attention.scores.group.sp) (= 1 new.sp)) (or (not new.attention.scores.group.pp) (= 1 new.pp)))))
 (let (($x1980 (= (_ bv57 7) new.attention.scores.sum)))
 (let (($x5243 (ite (or $x1980 $x6165) (and (<= 1 new.attention.head_dim.least) $x4506) (and $x4897 (and new.attention.head_dim.undivided $x309)))))
 (= new.attention.scores_whole $x5243)))))))))
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
 (let (($x71 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x500 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x5165 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1454 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x4813 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x4813 $x1454 $x5165 $x500 $x71)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x4367 (* old.sp old.tp)))
 (<= old.moe.block ?x4367)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x4367 (* old.sp old.tp)))
 (= old.stage.ranks ?x4367)))
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
 (let (($x1320 (not old.moe.group.sp)))
 (let (($x523 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x523 $x1320))))
(assert
 (let ((?x3562 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3562)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x2772 (= (_ bv88 7) new.attention.scores.sum)))
 (let (($x775 (= 1 new.tp)))
 (let (($x3751 (or $x775 (not (= (_ bv36 7) new.attention.q)) $x2772 new.attention.one_key new.attention.scores_whole)))
 (not $x3751)))))
(assert
 (let (($x4737 (= (_ bv88 7) old.attention.scores.sum)))
(let (($x781 (= 1 old.tp)))
(or $x781 (not (= (_ bv36 7) old.attention.q)) $x4737 old.attention.one_key old.attention.scores_whole))))
(check-sat)

; from one replica to any number, question 138
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
(declare-fun old.attention.head_dim.filled () Bool)
(declare-fun old.attention.head_dim.padded () Bool)
(declare-fun old.attention.head_dim.least () Int)
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
(declare-fun new.attention.head_dim.filled () Bool)
(declare-fun new.attention.head_dim.padded () Bool)
(declare-fun new.attention.head_dim.least () Int)
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
 (let (($x4284 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x2006 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x1052 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x2477 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x670 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2388 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x4452 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x4346 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x331 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x4460 (= (_ bv11 7) old.attention.head_dim.kind)))
 (or $x4460 $x331 $x4346 $x4452 $x2388 $x670 $x2477 $x1052 $x2006 $x4284))))))))))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x1696 (= (_ bv65 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) (= (_ bv48 7) old.attention.heads.kind) (= (_ bv56 7) old.attention.heads.kind) $x1696 (= (_ bv86 7) old.attention.heads.kind) (= (_ bv91 7) old.attention.heads.kind) (= (_ bv96 7) old.attention.heads.kind) (= (_ bv99 7) old.attention.heads.kind))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x3840 (= (_ bv8 7) old.attention.pairs)))
 (or $x3840 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x2416 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2533 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x4634 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x4461 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x4438 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x4438 $x4461 $x4634 $x2533 $x2416)))))))
(assert
 (let (($x6312 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x6312 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x59 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x59 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x737 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x2498 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x4699 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x4924 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x4924 $x4699 $x2498 $x737))))))
(assert
 (let (($x1030 (= (_ bv57 7) old.attention.scores.sum)))
 (let (($x4624 (= (_ bv1 7) old.attention.scores.sum)))
 (or $x4624 $x1030 (= (_ bv88 7) old.attention.scores.sum)))))
(assert
 (let (($x1423 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x1423 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x5351 (= (_ bv42 7) old.batch.idle)))
 (or $x5351 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x71 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4813 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x500 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x5165 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1454 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1454 $x5165 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x500 $x4813 $x71)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x115 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x115)))
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
 (let ((?x4850 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x632 (= (div (* ?x4850 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x1696 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x1696 (< 1 old.attention.heads.parts) $x632))))))
(assert
 (let ((?x5327 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2183 (div (* ?x5327 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x670 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x6526 (and $x670 (< 1 old.attention.head_dim.parts) (= ?x2183 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x6526))))))
(assert
 (let ((?x1034 (mod old.attention.head_dim.n old.attention.head_dim.multiple)))
 (let (($x670 (= (_ bv65 7) old.attention.head_dim.kind)))
 (= old.attention.head_dim.padded (and $x670 (not (= 0 ?x1034)))))))
(assert
 (let ((?x5327 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2183 (div (* ?x5327 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x3023 (= (- 1) old.attention.head_dim.n)))
 (let (($x626 (or $x3023 (< (* ?x2183 old.attention.head_dim.parts) old.attention.head_dim.n))))
 (let ((?x1259 (mod old.attention.head_dim.multiple old.attention.head_dim.parts)))
 (let (($x670 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let ((?x5248 (ite $x670 (ite (= 0 ?x1259) 1 (ite $x626 0 1)) old.attention.head_dim.given_least)))
 (let (($x2414 (not (= 0 (mod old.attention.head_dim.n old.attention.head_dim.parts)))))
 (let ((?x5100 (ite (and $x3023 (= 1 old.attention.head_dim.parts)) 1 (ite (or $x3023 $x2414) 0 1))))
 (let (($x4346 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x2388 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x4284 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x1052 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x4460 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x331 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x2006 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let ((?x4824 (ite $x2006 old.attention.head_dim.parts (ite (or $x331 $x4460 $x1052 $x4284 $x2388) 1 (ite $x4346 ?x5100 ?x5248)))))
 (= old.attention.head_dim.least ?x4824)))))))))))))))))))
(assert
 (let (($x4452 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x2477 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x3171 (or $x2477 $x4452)))
 (let (($x2006 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let ((?x2028 (ite $x2006 old.attention.head_dim.parts (ite $x3171 old.attention.head_dim.given_most 1))))
 (= old.attention.head_dim.most ?x2028)))))))
(assert
 (let (($x3023 (= (- 1) old.attention.head_dim.n)))
 (let (($x4346 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x4510 (ite $x4346 (or $x3023 (<= old.attention.head_dim.parts old.attention.head_dim.n)) (or $x3023 (< 1 old.attention.head_dim.n)))))
 (let ((?x5327 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2183 (div (* ?x5327 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x670 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1052 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x4960 (ite $x1052 (or $x3023 (< old.attention.head_dim.block old.attention.head_dim.n)) (ite $x670 (or $x3023 (< ?x2183 old.attention.head_dim.n)) $x4510))))
 (let (($x2268 (= 1 old.attention.head_dim.parts)))
 (let (($x2006 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x4452 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x2477 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x3171 (or $x2477 $x4452)))
 (let (($x6238 (ite $x3171 old.attention.head_dim.given_moved (ite (or $x2006 $x2268) false $x4960))))
 (= old.attention.head_dim.moved $x6238))))))))))))))))
(assert
 (let ((?x5360 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x3011 (* (div (- ?x5360 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x1423 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x1678 (and $x1423 (< 1 old.attention.value_dim.parts) (= (div ?x3011 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x1678))))))
(assert
 (let (($x369 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x997 (not old.model.sinks)))
 (= old.attention.one_key (and $x997 $x369)))))
(assert
 (let (($x2750 (not old.attention.head_dim.padded)))
 (let (($x2268 (= 1 old.attention.head_dim.parts)))
 (let (($x2006 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x4452 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x2477 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x3171 (or $x2477 $x4452)))
 (let (($x1311 (ite $x3171 old.attention.head_dim.given_everywhere (or $x2006 (and $x2268 $x2750)))))
 (= old.attention.head_dim.everywhere $x1311)))))))))
(assert
 (let (($x2416 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x4438 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2083 (ite (or $x4438 $x2416) (_ bv16 7) (_ bv96 7))))
 (let (($x2533 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x4699 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x4461 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x4872 (and $x4461 $x4699 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x4924 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x464 (and $x4461 $x4924 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x1610 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x4634 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x208 (or $x4634 $x2533)))
 (let ((?x2082 (ite (or $x208 $x1610) old.attention.qkv.split (ite (or $x4438 $x464 $x4872) (_ bv96 7) (_ bv16 7)))))
 (let (($x2498 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x4811 (not $x2498)))
 (let ((?x943 (ite $x4811 ?x2082 (ite (or $x2533 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) ?x2083))))
 (let ((?x2984 (ite (or $x208 $x1610 old.model.query_latent) (_ bv96 7) (ite $x4461 (_ bv21 7) (_ bv16 7)))))
 (let (($x737 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x737 ?x2984 ?x943)))))))))))))))))))))
(assert
 (let (($x2416 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x4438 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2083 (ite (or $x4438 $x2416) (_ bv16 7) (_ bv96 7))))
 (let (($x2533 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x4699 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x4461 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x4872 (and $x4461 $x4699 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x4924 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x464 (and $x4461 $x4924 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x1610 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x4634 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x208 (or $x4634 $x2533)))
 (let ((?x2082 (ite (or $x208 $x1610) old.attention.qkv.split (ite (or $x4438 $x464 $x4872) (_ bv96 7) (_ bv16 7)))))
 (let (($x2498 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x4811 (not $x2498)))
 (let ((?x5208 (ite $x4811 ?x2082 (ite (or $x2533 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x2083))))
 (let ((?x2984 (ite (or $x208 $x1610 old.model.query_latent) (_ bv96 7) (ite $x4461 (_ bv21 7) (_ bv16 7)))))
 (let (($x737 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x737 ?x2984 ?x5208)))))))))))))))))))))
(assert
 (let (($x6649 (not old.attention.head_dim.moved)))
 (let (($x4284 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x1052 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x4460 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x331 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x629 (or old.attention.head_dim.everywhere old.attention.head_dim.filled (and (or $x331 $x4460 $x1052 $x4284) $x6649))))
 (let (($x4452 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x2477 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x3171 (or $x2477 $x4452)))
 (= old.attention.head_dim.undivided (ite $x3171 old.attention.head_dim.given_undivided $x629))))))))))))
(assert
 (let (($x4696 (= old.attention.head_dim.least old.attention.head_dim.parts)))
 (let (($x4624 (= (_ bv1 7) old.attention.scores.sum)))
 (let (($x6649 (not old.attention.head_dim.moved)))
 (let (($x341 (or old.attention.head_dim.undivided (and (= 1 old.attention.head_dim.most) $x6649))))
 (let (($x676 (= 1 old.pp)))
 (let (($x6615 (not old.attention.scores.group.pp)))
 (let (($x2155 (or $x6615 $x676)))
 (let (($x4810 (= 1 old.sp)))
 (let (($x6596 (not old.attention.scores.group.sp)))
 (let (($x2234 (or $x6596 $x4810)))
 (let (($x3056 (= 1 old.dp)))
 (let (($x1161 (not old.attention.scores.group.dp)))
 (let (($x4760 (or $x1161 $x3056)))
 (let (($x6435 (and (or (not old.attention.scores.group.tp) (= 1 old.tp)) $x4760 $x2234 $x2155)))
 (let (($x1030 (= (_ bv57 7) old.attention.scores.sum)))
 (let (($x6632 (ite (or $x1030 $x6435) (and (<= 1 old.attention.head_dim.least) $x341) (and $x4624 (and old.attention.head_dim.undivided $x4696)))))
 (= old.attention.scores_whole $x6632))))))))))))))))))
(assert
 (= old.prefill false))
(assert
 (and (<= 1 new.attention.head_dim.block)))
(assert
 (and (<= 0 new.attention.head_dim.given_least)))
(assert
 (and (<= 0 new.attention.head_dim.given_most)))
(assert
 (let (($x1273 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x2795 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x771 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x3186 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x1004 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x4679 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x1520 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x5298 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x2553 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x4451 (= (_ bv11 7) new.attention.head_dim.kind)))
 (or $x4451 $x2553 $x5298 $x1520 $x4679 $x1004 $x3186 $x771 $x2795 $x1273))))))))))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x2531 (= (_ bv65 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) (= (_ bv48 7) new.attention.heads.kind) (= (_ bv56 7) new.attention.heads.kind) $x2531 (= (_ bv86 7) new.attention.heads.kind) (= (_ bv91 7) new.attention.heads.kind) (= (_ bv96 7) new.attention.heads.kind) (= (_ bv99 7) new.attention.heads.kind))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x1837 (= (_ bv8 7) new.attention.pairs)))
 (or $x1837 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x5064 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x328 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1606 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1933 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x318 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x318 $x1933 $x1606 $x328 $x5064)))))))
(assert
 (let (($x5130 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x5130 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x1801 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x1801 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x966 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x4321 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x4384 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x5303 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x5303 $x4384 $x4321 $x966))))))
(assert
 (let (($x1980 (= (_ bv57 7) new.attention.scores.sum)))
 (let (($x4897 (= (_ bv1 7) new.attention.scores.sum)))
 (or $x4897 $x1980 (= (_ bv88 7) new.attention.scores.sum)))))
(assert
 (let (($x3059 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x3059 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x4285 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x4285)))
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
 (let ((?x1002 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x659 (= (div (* ?x1002 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x2531 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x2531 (< 1 new.attention.heads.parts) $x659))))))
(assert
 (let ((?x5071 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x1238 (div (* ?x5071 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1004 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x4536 (and $x1004 (< 1 new.attention.head_dim.parts) (= ?x1238 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x4536))))))
(assert
 (let ((?x2263 (mod new.attention.head_dim.n new.attention.head_dim.multiple)))
 (let (($x1004 (= (_ bv65 7) new.attention.head_dim.kind)))
 (= new.attention.head_dim.padded (and $x1004 (not (= 0 ?x2263)))))))
(assert
 (let ((?x5071 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x1238 (div (* ?x5071 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x6322 (= (- 1) new.attention.head_dim.n)))
 (let (($x2999 (or $x6322 (< (* ?x1238 new.attention.head_dim.parts) new.attention.head_dim.n))))
 (let ((?x5078 (mod new.attention.head_dim.multiple new.attention.head_dim.parts)))
 (let (($x1004 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let ((?x1352 (ite $x1004 (ite (= 0 ?x5078) 1 (ite $x2999 0 1)) new.attention.head_dim.given_least)))
 (let (($x3100 (not (= 0 (mod new.attention.head_dim.n new.attention.head_dim.parts)))))
 (let ((?x3307 (ite (and $x6322 (= 1 new.attention.head_dim.parts)) 1 (ite (or $x6322 $x3100) 0 1))))
 (let (($x5298 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x4679 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x1273 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x771 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x4451 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x2553 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x2795 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let ((?x5392 (ite $x2795 new.attention.head_dim.parts (ite (or $x2553 $x4451 $x771 $x1273 $x4679) 1 (ite $x5298 ?x3307 ?x1352)))))
 (= new.attention.head_dim.least ?x5392)))))))))))))))))))
(assert
 (let (($x1520 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x3186 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x2349 (or $x3186 $x1520)))
 (let (($x2795 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let ((?x409 (ite $x2795 new.attention.head_dim.parts (ite $x2349 new.attention.head_dim.given_most 1))))
 (= new.attention.head_dim.most ?x409)))))))
(assert
 (let (($x6322 (= (- 1) new.attention.head_dim.n)))
 (let (($x5298 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x938 (ite $x5298 (or $x6322 (<= new.attention.head_dim.parts new.attention.head_dim.n)) (or $x6322 (< 1 new.attention.head_dim.n)))))
 (let ((?x5071 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x1238 (div (* ?x5071 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1004 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x771 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x1798 (ite $x771 (or $x6322 (< new.attention.head_dim.block new.attention.head_dim.n)) (ite $x1004 (or $x6322 (< ?x1238 new.attention.head_dim.n)) $x938))))
 (let (($x1009 (= 1 new.attention.head_dim.parts)))
 (let (($x2795 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x1520 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x3186 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x2349 (or $x3186 $x1520)))
 (let (($x1195 (ite $x2349 new.attention.head_dim.given_moved (ite (or $x2795 $x1009) false $x1798))))
 (= new.attention.head_dim.moved $x1195))))))))))))))))
(assert
 (let ((?x139 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x519 (* (div ?x139 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x3059 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2839 (and $x3059 (< 1 new.attention.value_dim.parts) (= (div ?x519 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x2839))))))
(assert
 (let (($x2343 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x5241 (not new.model.sinks)))
 (= new.attention.one_key (and $x5241 $x2343)))))
(assert
 (let (($x1138 (not new.attention.head_dim.padded)))
 (let (($x1009 (= 1 new.attention.head_dim.parts)))
 (let (($x2795 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x1520 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x3186 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x2349 (or $x3186 $x1520)))
 (let (($x2166 (ite $x2349 new.attention.head_dim.given_everywhere (or $x2795 (and $x1009 $x1138)))))
 (= new.attention.head_dim.everywhere $x2166)))))))))
(assert
 (let (($x5064 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x318 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x3573 (ite (or $x318 $x5064) (_ bv16 7) (_ bv96 7))))
 (let (($x328 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x5712 (or new.model.latent new.attention.kv_filled)))
 (let (($x4384 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1933 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2032 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x5303 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x6281 (and $x1933 $x5303 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x2032)))
 (let ((?x2303 (ite (or $x318 $x6281 (and $x1933 $x4384 new.attention.heads.filled $x5712)) (_ bv96 7) (_ bv16 7))))
 (let (($x2346 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1606 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2829 (or $x1606 $x328)))
 (let ((?x4412 (ite (or $x2829 $x2346) new.attention.qkv.split ?x2303)))
 (let (($x4321 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x3061 (not $x4321)))
 (let ((?x6619 (ite $x3061 ?x4412 (ite (or $x328 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) ?x3573))))
 (let ((?x4673 (ite (or $x2829 $x2346 new.model.query_latent) (_ bv96 7) (ite $x1933 (_ bv21 7) (_ bv16 7)))))
 (let (($x966 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x966 ?x4673 ?x6619)))))))))))))))))))))))
(assert
 (let (($x5064 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x318 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x3573 (ite (or $x318 $x5064) (_ bv16 7) (_ bv96 7))))
 (let (($x328 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x5712 (or new.model.latent new.attention.kv_filled)))
 (let (($x4384 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1933 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2032 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x5303 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x6281 (and $x1933 $x5303 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x2032)))
 (let ((?x2303 (ite (or $x318 $x6281 (and $x1933 $x4384 new.attention.heads.filled $x5712)) (_ bv96 7) (_ bv16 7))))
 (let (($x2346 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1606 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2829 (or $x1606 $x328)))
 (let ((?x4412 (ite (or $x2829 $x2346) new.attention.qkv.split ?x2303)))
 (let (($x4321 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x3061 (not $x4321)))
 (let ((?x3115 (ite $x3061 ?x4412 (ite (or $x328 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x3573))))
 (let ((?x4673 (ite (or $x2829 $x2346 new.model.query_latent) (_ bv96 7) (ite $x1933 (_ bv21 7) (_ bv16 7)))))
 (let (($x966 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x966 ?x4673 ?x3115)))))))))))))))))))))))
(assert
 (let (($x4268 (not new.attention.head_dim.moved)))
 (let (($x1273 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x771 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x4451 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x2553 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x461 (or new.attention.head_dim.everywhere new.attention.head_dim.filled (and (or $x2553 $x4451 $x771 $x1273) $x4268))))
 (let (($x1520 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x3186 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x2349 (or $x3186 $x1520)))
 (= new.attention.head_dim.undivided (ite $x2349 new.attention.head_dim.given_undivided $x461))))))))))))
(assert
 (let (($x309 (= new.attention.head_dim.least new.attention.head_dim.parts)))
 (let (($x4897 (= (_ bv1 7) new.attention.scores.sum)))
 (let (($x4268 (not new.attention.head_dim.moved)))
 (let (($x4506 (or new.attention.head_dim.undivided (and (= 1 new.attention.head_dim.most) $x4268))))
 (let (($x1313 (= 1 new.pp)))
 (let (($x1152 (not new.attention.scores.group.pp)))
 (let (($x152 (or $x1152 $x1313)))
 (let (($x2433 (= 1 new.sp)))
 (let (($x4944 (not new.attention.scores.group.sp)))
 (let (($x4587 (or $x4944 $x2433)))
 (let (($x2472 (= 1 new.dp)))
 (let (($x6252 (not new.attention.scores.group.dp)))
 (let (($x2322 (or $x6252 $x2472)))
 (let (($x6165 (and (or (not new.attention.scores.group.tp) (= 1 new.tp)) $x2322 $x4587 $x152)))
 (let (($x1980 (= (_ bv57 7) new.attention.scores.sum)))
 (let (($x5243 (ite (or $x1980 $x6165) (and (<= 1 new.attention.head_dim.least) $x4506) (and $x4897 (and new.attention.head_dim.undivided $x309)))))
 (= new.attention.scores_whole $x5243))))))))))))))))))
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
 (let (($x71 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x500 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x5165 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1454 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x4813 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x4813 $x1454 $x5165 $x500 $x71)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x4367 (* old.sp old.tp)))
 (<= old.moe.block ?x4367)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x4367 (* old.sp old.tp)))
 (= old.stage.ranks ?x4367)))
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
 (let (($x1320 (not old.moe.group.sp)))
 (let (($x523 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x523 $x1320))))
(assert
 (let ((?x3562 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3562)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x3663 (or new.attention.one_key (and (= (_ bv36 7) new.attention.q) new.attention.scores_whole))))
 (let (($x1313 (= 1 new.pp)))
 (let (($x1152 (not new.attention.scores.group.pp)))
 (let (($x152 (or $x1152 $x1313)))
 (let (($x2433 (= 1 new.sp)))
 (let (($x4944 (not new.attention.scores.group.sp)))
 (let (($x4587 (or $x4944 $x2433)))
 (let (($x2472 (= 1 new.dp)))
 (let (($x6252 (not new.attention.scores.group.dp)))
 (let (($x2322 (or $x6252 $x2472)))
 (let (($x6165 (and (or (not new.attention.scores.group.tp) (= 1 new.tp)) $x2322 $x4587 $x152)))
 (let (($x5584 (and (or new.attention.scores.group.tp (= 1 new.tp)) $x2322 $x4587 $x152)))
 (let (($x4852 (and (not (= (_ bv36 7) new.attention.q)) (not (= (_ bv92 7) new.attention.q)) (not (= (_ bv92 7) new.attention.k)))))
 (let (($x3862 (not new.attention.one_key)))
 (let (($x1473 (not new.attention.scores_whole)))
 (let (($x4897 (= (_ bv1 7) new.attention.scores.sum)))
 (let (($x1980 (= (_ bv57 7) new.attention.scores.sum)))
 (let (($x3130 (or $x1980 (and $x4897 (not (= 1 new.tp)) $x1473 $x3862) $x4852 $x5584 (and $x6165 $x3663))))
 (not $x3130))))))))))))))))))))
(assert
 (let (($x4988 (or old.attention.one_key (and (= (_ bv36 7) old.attention.q) old.attention.scores_whole))))
(let (($x676 (= 1 old.pp)))
(let (($x6615 (not old.attention.scores.group.pp)))
(let (($x2155 (or $x6615 $x676)))
(let (($x4810 (= 1 old.sp)))
(let (($x6596 (not old.attention.scores.group.sp)))
(let (($x2234 (or $x6596 $x4810)))
(let (($x3056 (= 1 old.dp)))
(let (($x1161 (not old.attention.scores.group.dp)))
(let (($x4760 (or $x1161 $x3056)))
(let (($x6435 (and (or (not old.attention.scores.group.tp) (= 1 old.tp)) $x4760 $x2234 $x2155)))
(let (($x586 (and (or old.attention.scores.group.tp (= 1 old.tp)) $x4760 $x2234 $x2155)))
(let (($x3903 (and (not (= (_ bv36 7) old.attention.q)) (not (= (_ bv92 7) old.attention.q)) (not (= (_ bv92 7) old.attention.k)))))
(let (($x429 (not old.attention.one_key)))
(let (($x1500 (not old.attention.scores_whole)))
(let (($x4624 (= (_ bv1 7) old.attention.scores.sum)))
(let (($x1030 (= (_ bv57 7) old.attention.scores.sum)))
(or $x1030 (and $x4624 (not (= 1 old.tp)) $x1500 $x429) $x3903 $x586 (and $x6435 $x4988))))))))))))))))))))
(check-sat)

; from one replica to any number, question 139
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
(declare-fun old.attention.head_dim.filled () Bool)
(declare-fun old.attention.head_dim.padded () Bool)
(declare-fun old.attention.head_dim.least () Int)
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
(declare-fun new.attention.head_dim.filled () Bool)
(declare-fun new.attention.head_dim.padded () Bool)
(declare-fun new.attention.head_dim.least () Int)
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
 (let (($x4284 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x2006 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x1052 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x2477 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x670 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2388 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x4452 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x4346 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x331 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x4460 (= (_ bv11 7) old.attention.head_dim.kind)))
 (or $x4460 $x331 $x4346 $x4452 $x2388 $x670 $x2477 $x1052 $x2006 $x4284))))))))))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x1696 (= (_ bv65 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) (= (_ bv48 7) old.attention.heads.kind) (= (_ bv56 7) old.attention.heads.kind) $x1696 (= (_ bv86 7) old.attention.heads.kind) (= (_ bv91 7) old.attention.heads.kind) (= (_ bv96 7) old.attention.heads.kind) (= (_ bv99 7) old.attention.heads.kind))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x3840 (= (_ bv8 7) old.attention.pairs)))
 (or $x3840 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x2416 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2533 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x4634 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x4461 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x4438 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x4438 $x4461 $x4634 $x2533 $x2416)))))))
(assert
 (let (($x59 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x59 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x737 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x2498 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x4699 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x4924 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x4924 $x4699 $x2498 $x737))))))
(assert
 (let (($x2229 (= (_ bv30 7) old.attention.scores.scale)))
 (or $x2229 (= (_ bv49 7) old.attention.scores.scale))))
(assert
 (let (($x1423 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x1423 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x5351 (= (_ bv42 7) old.batch.idle)))
 (or $x5351 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x71 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4813 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x500 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x5165 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1454 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1454 $x5165 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x500 $x4813 $x71)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x115 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x115)))
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
 (let ((?x4850 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x632 (= (div (* ?x4850 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x1696 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x1696 (< 1 old.attention.heads.parts) $x632))))))
(assert
 (let ((?x5327 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2183 (div (* ?x5327 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x670 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x6526 (and $x670 (< 1 old.attention.head_dim.parts) (= ?x2183 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x6526))))))
(assert
 (let ((?x1034 (mod old.attention.head_dim.n old.attention.head_dim.multiple)))
 (let (($x670 (= (_ bv65 7) old.attention.head_dim.kind)))
 (= old.attention.head_dim.padded (and $x670 (not (= 0 ?x1034)))))))
(assert
 (let ((?x5327 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2183 (div (* ?x5327 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x3023 (= (- 1) old.attention.head_dim.n)))
 (let (($x626 (or $x3023 (< (* ?x2183 old.attention.head_dim.parts) old.attention.head_dim.n))))
 (let ((?x1259 (mod old.attention.head_dim.multiple old.attention.head_dim.parts)))
 (let (($x670 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let ((?x5248 (ite $x670 (ite (= 0 ?x1259) 1 (ite $x626 0 1)) old.attention.head_dim.given_least)))
 (let (($x2414 (not (= 0 (mod old.attention.head_dim.n old.attention.head_dim.parts)))))
 (let ((?x5100 (ite (and $x3023 (= 1 old.attention.head_dim.parts)) 1 (ite (or $x3023 $x2414) 0 1))))
 (let (($x4346 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x2388 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x4284 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x1052 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x4460 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x331 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x2006 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let ((?x4824 (ite $x2006 old.attention.head_dim.parts (ite (or $x331 $x4460 $x1052 $x4284 $x2388) 1 (ite $x4346 ?x5100 ?x5248)))))
 (= old.attention.head_dim.least ?x4824)))))))))))))))))))
(assert
 (let (($x3023 (= (- 1) old.attention.head_dim.n)))
 (let (($x4346 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x4510 (ite $x4346 (or $x3023 (<= old.attention.head_dim.parts old.attention.head_dim.n)) (or $x3023 (< 1 old.attention.head_dim.n)))))
 (let ((?x5327 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2183 (div (* ?x5327 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x670 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1052 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x4960 (ite $x1052 (or $x3023 (< old.attention.head_dim.block old.attention.head_dim.n)) (ite $x670 (or $x3023 (< ?x2183 old.attention.head_dim.n)) $x4510))))
 (let (($x2268 (= 1 old.attention.head_dim.parts)))
 (let (($x2006 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x4452 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x2477 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x3171 (or $x2477 $x4452)))
 (let (($x6238 (ite $x3171 old.attention.head_dim.given_moved (ite (or $x2006 $x2268) false $x4960))))
 (= old.attention.head_dim.moved $x6238))))))))))))))))
(assert
 (let ((?x5360 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x3011 (* (div (- ?x5360 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x1423 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x1678 (and $x1423 (< 1 old.attention.value_dim.parts) (= (div ?x3011 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x1678))))))
(assert
 (let (($x369 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x997 (not old.model.sinks)))
 (= old.attention.one_key (and $x997 $x369)))))
(assert
 (let (($x2750 (not old.attention.head_dim.padded)))
 (let (($x2268 (= 1 old.attention.head_dim.parts)))
 (let (($x2006 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x4452 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x2477 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x3171 (or $x2477 $x4452)))
 (let (($x1311 (ite $x3171 old.attention.head_dim.given_everywhere (or $x2006 (and $x2268 $x2750)))))
 (= old.attention.head_dim.everywhere $x1311)))))))))
(assert
 (let (($x2416 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x4438 (= (_ bv4 7) old.attention.qkv.collective)))
 (let (($x2533 (= (_ bv57 7) old.attention.qkv.collective)))
 (let ((?x2943 (ite (or $x2533 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x4438 $x2416) (_ bv16 7) (_ bv96 7)))))
 (let (($x4699 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x4461 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x4872 (and $x4461 $x4699 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x4924 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x464 (and $x4461 $x4924 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x1610 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x4634 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x208 (or $x4634 $x2533)))
 (let ((?x2082 (ite (or $x208 $x1610) old.attention.qkv.split (ite (or $x4438 $x464 $x4872) (_ bv96 7) (_ bv16 7)))))
 (let (($x737 (= (_ bv57 7) old.attention.qkv.split)))
 (let ((?x558 (ite $x737 (ite (or $x208 $x1610 old.model.query_latent) (_ bv96 7) (ite $x4461 (_ bv21 7) (_ bv16 7))) (ite (not (= (_ bv40 7) old.attention.qkv.split)) ?x2082 ?x2943))))
 (= old.attention.q ?x558)))))))))))))))))
(assert
 (let (($x6649 (not old.attention.head_dim.moved)))
 (let (($x4284 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x1052 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x4460 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x331 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x629 (or old.attention.head_dim.everywhere old.attention.head_dim.filled (and (or $x331 $x4460 $x1052 $x4284) $x6649))))
 (let (($x4452 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x2477 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x3171 (or $x2477 $x4452)))
 (= old.attention.head_dim.undivided (ite $x3171 old.attention.head_dim.given_undivided $x629))))))))))))
(assert
 (= old.prefill false))
(assert
 (and (<= 1 new.attention.head_dim.block)))
(assert
 (and (<= 0 new.attention.head_dim.given_least)))
(assert
 (let (($x1273 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x2795 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x771 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x3186 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x1004 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x4679 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x1520 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x5298 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x2553 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x4451 (= (_ bv11 7) new.attention.head_dim.kind)))
 (or $x4451 $x2553 $x5298 $x1520 $x4679 $x1004 $x3186 $x771 $x2795 $x1273))))))))))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x2531 (= (_ bv65 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) (= (_ bv48 7) new.attention.heads.kind) (= (_ bv56 7) new.attention.heads.kind) $x2531 (= (_ bv86 7) new.attention.heads.kind) (= (_ bv91 7) new.attention.heads.kind) (= (_ bv96 7) new.attention.heads.kind) (= (_ bv99 7) new.attention.heads.kind))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x1837 (= (_ bv8 7) new.attention.pairs)))
 (or $x1837 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x5064 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x328 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1606 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1933 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x318 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x318 $x1933 $x1606 $x328 $x5064)))))))
(assert
 (let (($x1801 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x1801 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x966 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x4321 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x4384 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x5303 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x5303 $x4384 $x4321 $x966))))))
(assert
 (let (($x4656 (= (_ bv30 7) new.attention.scores.scale)))
 (or $x4656 (= (_ bv49 7) new.attention.scores.scale))))
(assert
 (let (($x3059 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x3059 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x4285 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x4285)))
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
 (let ((?x1002 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x659 (= (div (* ?x1002 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x2531 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x2531 (< 1 new.attention.heads.parts) $x659))))))
(assert
 (let ((?x5071 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x1238 (div (* ?x5071 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1004 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x4536 (and $x1004 (< 1 new.attention.head_dim.parts) (= ?x1238 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x4536))))))
(assert
 (let ((?x2263 (mod new.attention.head_dim.n new.attention.head_dim.multiple)))
 (let (($x1004 (= (_ bv65 7) new.attention.head_dim.kind)))
 (= new.attention.head_dim.padded (and $x1004 (not (= 0 ?x2263)))))))
(assert
 (let ((?x5071 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x1238 (div (* ?x5071 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x6322 (= (- 1) new.attention.head_dim.n)))
 (let (($x2999 (or $x6322 (< (* ?x1238 new.attention.head_dim.parts) new.attention.head_dim.n))))
 (let ((?x5078 (mod new.attention.head_dim.multiple new.attention.head_dim.parts)))
 (let (($x1004 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let ((?x1352 (ite $x1004 (ite (= 0 ?x5078) 1 (ite $x2999 0 1)) new.attention.head_dim.given_least)))
 (let (($x3100 (not (= 0 (mod new.attention.head_dim.n new.attention.head_dim.parts)))))
 (let ((?x3307 (ite (and $x6322 (= 1 new.attention.head_dim.parts)) 1 (ite (or $x6322 $x3100) 0 1))))
 (let (($x5298 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x4679 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x1273 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x771 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x4451 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x2553 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x2795 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let ((?x5392 (ite $x2795 new.attention.head_dim.parts (ite (or $x2553 $x4451 $x771 $x1273 $x4679) 1 (ite $x5298 ?x3307 ?x1352)))))
 (= new.attention.head_dim.least ?x5392)))))))))))))))))))
(assert
 (let (($x6322 (= (- 1) new.attention.head_dim.n)))
 (let (($x5298 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x938 (ite $x5298 (or $x6322 (<= new.attention.head_dim.parts new.attention.head_dim.n)) (or $x6322 (< 1 new.attention.head_dim.n)))))
 (let ((?x5071 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x1238 (div (* ?x5071 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1004 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x771 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x1798 (ite $x771 (or $x6322 (< new.attention.head_dim.block new.attention.head_dim.n)) (ite $x1004 (or $x6322 (< ?x1238 new.attention.head_dim.n)) $x938))))
 (let (($x1009 (= 1 new.attention.head_dim.parts)))
 (let (($x2795 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x1520 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x3186 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x2349 (or $x3186 $x1520)))
 (let (($x1195 (ite $x2349 new.attention.head_dim.given_moved (ite (or $x2795 $x1009) false $x1798))))
 (= new.attention.head_dim.moved $x1195))))))))))))))))
(assert
 (let ((?x139 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x519 (* (div ?x139 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x3059 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2839 (and $x3059 (< 1 new.attention.value_dim.parts) (= (div ?x519 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x2839))))))
(assert
 (let (($x2343 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x5241 (not new.model.sinks)))
 (= new.attention.one_key (and $x5241 $x2343)))))
(assert
 (let (($x1138 (not new.attention.head_dim.padded)))
 (let (($x1009 (= 1 new.attention.head_dim.parts)))
 (let (($x2795 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x1520 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x3186 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x2349 (or $x3186 $x1520)))
 (let (($x2166 (ite $x2349 new.attention.head_dim.given_everywhere (or $x2795 (and $x1009 $x1138)))))
 (= new.attention.head_dim.everywhere $x2166)))))))))
(assert
 (let (($x5064 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x318 (= (_ bv4 7) new.attention.qkv.collective)))
 (let (($x328 (= (_ bv57 7) new.attention.qkv.collective)))
 (let ((?x2244 (ite (or $x328 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x318 $x5064) (_ bv16 7) (_ bv96 7)))))
 (let (($x5712 (or new.model.latent new.attention.kv_filled)))
 (let (($x4384 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1933 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2032 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x5303 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x6281 (and $x1933 $x5303 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x2032)))
 (let ((?x2303 (ite (or $x318 $x6281 (and $x1933 $x4384 new.attention.heads.filled $x5712)) (_ bv96 7) (_ bv16 7))))
 (let (($x2346 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1606 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2829 (or $x1606 $x328)))
 (let ((?x6619 (ite (not (= (_ bv40 7) new.attention.qkv.split)) (ite (or $x2829 $x2346) new.attention.qkv.split ?x2303) ?x2244)))
 (let (($x966 (= (_ bv57 7) new.attention.qkv.split)))
 (let ((?x2630 (ite $x966 (ite (or $x2829 $x2346 new.model.query_latent) (_ bv96 7) (ite $x1933 (_ bv21 7) (_ bv16 7))) ?x6619)))
 (= new.attention.q ?x2630)))))))))))))))))))
(assert
 (let (($x4268 (not new.attention.head_dim.moved)))
 (let (($x1273 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x771 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x4451 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x2553 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x461 (or new.attention.head_dim.everywhere new.attention.head_dim.filled (and (or $x2553 $x4451 $x771 $x1273) $x4268))))
 (let (($x1520 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x3186 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x2349 (or $x3186 $x1520)))
 (= new.attention.head_dim.undivided (ite $x2349 new.attention.head_dim.given_undivided $x461))))))))))))
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
 (let (($x71 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x500 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x5165 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1454 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x4813 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x4813 $x1454 $x5165 $x500 $x71)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x4367 (* old.sp old.tp)))
 (<= old.moe.block ?x4367)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x4367 (* old.sp old.tp)))
 (= old.stage.ranks ?x4367)))
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
 (let (($x1320 (not old.moe.group.sp)))
 (let (($x523 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x523 $x1320))))
(assert
 (let ((?x3562 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3562)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x4656 (= (_ bv30 7) new.attention.scores.scale)))
 (let (($x6282 (or (not (= (_ bv36 7) new.attention.q)) $x4656 new.model.set_scale new.attention.one_key (> 1 new.attention.head_dim.least) new.attention.head_dim.undivided)))
 (not $x6282))))
(assert
 (let (($x2229 (= (_ bv30 7) old.attention.scores.scale)))
(or (not (= (_ bv36 7) old.attention.q)) $x2229 old.model.set_scale old.attention.one_key (> 1 old.attention.head_dim.least) old.attention.head_dim.undivided)))
(check-sat)

; from one replica to any number, question 140
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
 (let (($x4284 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x2006 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x1052 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x2477 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x670 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x4452 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x4346 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x331 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x4460 (= (_ bv11 7) old.attention.head_dim.kind)))
 (or $x4460 $x331 $x4346 $x4452 (= (_ bv56 7) old.attention.head_dim.kind) $x670 $x2477 $x1052 $x2006 $x4284)))))))))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (and (<= 1 old.attention.heads.block)))
(assert
 (let (($x1290 (= (_ bv99 7) old.attention.heads.kind)))
 (let (($x838 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x1211 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x729 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1696 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x3204 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x5258 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x4385 (= (_ bv18 7) old.attention.heads.kind)))
 (let (($x829 (= (_ bv11 7) old.attention.heads.kind)))
 (or $x829 $x4385 $x5258 $x3204 (= (_ bv56 7) old.attention.heads.kind) $x1696 $x729 $x1211 $x838 $x1290)))))))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x3840 (= (_ bv8 7) old.attention.pairs)))
 (or $x3840 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x2416 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2533 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x4634 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x4461 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x4438 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x4438 $x4461 $x4634 $x2533 $x2416)))))))
(assert
 (let (($x3033 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x3033 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x59 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x59 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x737 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x2498 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x4699 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x4924 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x4924 $x4699 $x2498 $x737))))))
(assert
 (let (($x5175 (= (_ bv93 7) old.attention.scores.statistic)))
 (or (= (_ bv49 7) old.attention.scores.statistic) $x5175)))
(assert
 (let (($x1423 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x1423 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x5351 (= (_ bv42 7) old.batch.idle)))
 (or $x5351 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x71 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4813 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x500 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x5165 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1454 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1454 $x5165 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x500 $x4813 $x71)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x115 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x115)))
(assert
 (let (($x765 (= (_ bv97 7) old.model.qk_norm)))
 (let (($x1548 (= (_ bv57 7) old.model.qk_norm)))
 (or (= (_ bv35 7) old.model.qk_norm) $x1548 $x765))))
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
 (let ((?x4850 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x602 (div (* ?x4850 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x1696 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x1732 (and $x1696 (< 1 old.attention.heads.parts) (= ?x602 old.attention.heads.n))))
 (= old.attention.heads.filled $x1732))))))
(assert
 (let (($x6179 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x1696 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x1696 $x6179)))))
(assert
 (let (($x5191 (= (- 1) old.attention.heads.n)))
 (let (($x5258 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x4696 (ite $x5258 (or $x5191 (<= old.attention.heads.parts old.attention.heads.n)) (or $x5191 (< 1 old.attention.heads.n)))))
 (let ((?x4850 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x602 (div (* ?x4850 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x1696 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x1211 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x735 (ite $x1211 (or $x5191 (< old.attention.heads.block old.attention.heads.n)) (ite $x1696 (or $x5191 (< ?x602 old.attention.heads.n)) $x4696))))
 (let (($x4772 (= 1 old.attention.heads.parts)))
 (let (($x838 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x3204 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x729 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x381 (or $x729 $x3204)))
 (let (($x1120 (ite $x381 old.attention.heads.given_moved (ite (or $x838 $x4772) false $x735))))
 (= old.attention.heads.moved $x1120))))))))))))))))
(assert
 (let ((?x5327 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2183 (div (* ?x5327 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x670 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x6526 (and $x670 (< 1 old.attention.head_dim.parts) (= ?x2183 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x6526))))))
(assert
 (let ((?x1034 (mod old.attention.head_dim.n old.attention.head_dim.multiple)))
 (let (($x670 (= (_ bv65 7) old.attention.head_dim.kind)))
 (= old.attention.head_dim.padded (and $x670 (not (= 0 ?x1034)))))))
(assert
 (let (($x3023 (= (- 1) old.attention.head_dim.n)))
 (let (($x4346 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x4510 (ite $x4346 (or $x3023 (<= old.attention.head_dim.parts old.attention.head_dim.n)) (or $x3023 (< 1 old.attention.head_dim.n)))))
 (let ((?x5327 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2183 (div (* ?x5327 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x670 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1052 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x4960 (ite $x1052 (or $x3023 (< old.attention.head_dim.block old.attention.head_dim.n)) (ite $x670 (or $x3023 (< ?x2183 old.attention.head_dim.n)) $x4510))))
 (let (($x2268 (= 1 old.attention.head_dim.parts)))
 (let (($x2006 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x4452 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x2477 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x3171 (or $x2477 $x4452)))
 (let (($x6238 (ite $x3171 old.attention.head_dim.given_moved (ite (or $x2006 $x2268) false $x4960))))
 (= old.attention.head_dim.moved $x6238))))))))))))))))
(assert
 (let ((?x5360 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x3011 (* (div (- ?x5360 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x1423 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x1678 (and $x1423 (< 1 old.attention.value_dim.parts) (= (div ?x3011 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x1678))))))
(assert
 (let (($x369 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x997 (not old.model.sinks)))
 (= old.attention.one_key (and $x997 $x369)))))
(assert
 (let (($x4947 (not old.attention.heads.padded)))
 (let (($x4772 (= 1 old.attention.heads.parts)))
 (let (($x838 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x3204 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x729 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x381 (or $x729 $x3204)))
 (let (($x2352 (ite $x381 old.attention.heads.given_everywhere (or $x838 (and $x4772 $x4947)))))
 (= old.attention.heads.everywhere $x2352)))))))))
(assert
 (let (($x2750 (not old.attention.head_dim.padded)))
 (let (($x2268 (= 1 old.attention.head_dim.parts)))
 (let (($x2006 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x4452 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x2477 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x3171 (or $x2477 $x4452)))
 (let (($x1311 (ite $x3171 old.attention.head_dim.given_everywhere (or $x2006 (and $x2268 $x2750)))))
 (= old.attention.head_dim.everywhere $x1311)))))))))
(assert
 (let (($x2416 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x4438 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2083 (ite (or $x4438 $x2416) (_ bv16 7) (_ bv96 7))))
 (let (($x2533 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x4699 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x4461 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x4872 (and $x4461 $x4699 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x4924 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x464 (and $x4461 $x4924 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x1610 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x4634 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x208 (or $x4634 $x2533)))
 (let ((?x2082 (ite (or $x208 $x1610) old.attention.qkv.split (ite (or $x4438 $x464 $x4872) (_ bv96 7) (_ bv16 7)))))
 (let (($x2498 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x4811 (not $x2498)))
 (let ((?x943 (ite $x4811 ?x2082 (ite (or $x2533 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) ?x2083))))
 (let ((?x2984 (ite (or $x208 $x1610 old.model.query_latent) (_ bv96 7) (ite $x4461 (_ bv21 7) (_ bv16 7)))))
 (let (($x737 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x737 ?x2984 ?x943)))))))))))))))))))))
(assert
 (let (($x2416 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x4438 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x2083 (ite (or $x4438 $x2416) (_ bv16 7) (_ bv96 7))))
 (let (($x2533 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x4699 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x4461 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x4872 (and $x4461 $x4699 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x4924 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x464 (and $x4461 $x4924 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x1610 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x4634 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x208 (or $x4634 $x2533)))
 (let ((?x2082 (ite (or $x208 $x1610) old.attention.qkv.split (ite (or $x4438 $x464 $x4872) (_ bv96 7) (_ bv16 7)))))
 (let (($x2498 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x4811 (not $x2498)))
 (let ((?x1828 (ite $x4811 ?x2082 (ite (or $x2533 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x2083))))
 (let ((?x2984 (ite (or $x208 $x1610 old.model.query_latent) (_ bv96 7) (ite $x4461 (_ bv21 7) (_ bv16 7)))))
 (let (($x737 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x737 ?x2984 ?x1828)))))))))))))))))))))
(assert
 (let (($x579 (not old.attention.heads.moved)))
 (let (($x1290 (= (_ bv99 7) old.attention.heads.kind)))
 (let (($x1211 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x829 (= (_ bv11 7) old.attention.heads.kind)))
 (let (($x4385 (= (_ bv18 7) old.attention.heads.kind)))
 (let (($x6674 (or old.attention.heads.everywhere old.attention.heads.filled (and (or $x4385 $x829 $x1211 $x1290) $x579))))
 (let (($x3204 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x729 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x381 (or $x729 $x3204)))
 (= old.attention.heads.undivided (ite $x381 old.attention.heads.given_undivided $x6674))))))))))))
(assert
 (let (($x6649 (not old.attention.head_dim.moved)))
 (let (($x4284 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x1052 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x4460 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x331 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x629 (or old.attention.head_dim.everywhere old.attention.head_dim.filled (and (or $x331 $x4460 $x1052 $x4284) $x6649))))
 (let (($x4452 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x2477 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x3171 (or $x2477 $x4452)))
 (= old.attention.head_dim.undivided (ite $x3171 old.attention.head_dim.given_undivided $x629))))))))))))
(assert
 (= old.prefill false))
(assert
 (and (<= 1 new.attention.head_dim.block)))
(assert
 (let (($x1273 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x2795 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x771 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x3186 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x1004 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1520 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x5298 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x2553 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x4451 (= (_ bv11 7) new.attention.head_dim.kind)))
 (or $x4451 $x2553 $x5298 $x1520 (= (_ bv56 7) new.attention.head_dim.kind) $x1004 $x3186 $x771 $x2795 $x1273)))))))))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (and (<= 1 new.attention.heads.block)))
(assert
 (let (($x1915 (= (_ bv99 7) new.attention.heads.kind)))
 (let (($x2048 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2707 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x1132 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x2531 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x2247 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x420 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x2981 (= (_ bv18 7) new.attention.heads.kind)))
 (let (($x4865 (= (_ bv11 7) new.attention.heads.kind)))
 (or $x4865 $x2981 $x420 $x2247 (= (_ bv56 7) new.attention.heads.kind) $x2531 $x1132 $x2707 $x2048 $x1915)))))))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x1837 (= (_ bv8 7) new.attention.pairs)))
 (or $x1837 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x5064 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x328 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1606 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1933 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x318 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x318 $x1933 $x1606 $x328 $x5064)))))))
(assert
 (let (($x3224 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x3224 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x1801 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x1801 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x966 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x4321 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x4384 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x5303 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x5303 $x4384 $x4321 $x966))))))
(assert
 (let (($x4681 (= (_ bv93 7) new.attention.scores.statistic)))
 (or (= (_ bv49 7) new.attention.scores.statistic) $x4681)))
(assert
 (let (($x3059 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x3059 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x4285 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x4285)))
(assert
 (let (($x2583 (= (_ bv97 7) new.model.qk_norm)))
 (let (($x717 (= (_ bv57 7) new.model.qk_norm)))
 (or (= (_ bv35 7) new.model.qk_norm) $x717 $x2583))))
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
 (let ((?x1002 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x4304 (div (* ?x1002 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x2531 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x1778 (and $x2531 (< 1 new.attention.heads.parts) (= ?x4304 new.attention.heads.n))))
 (= new.attention.heads.filled $x1778))))))
(assert
 (let (($x1143 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x2531 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x2531 $x1143)))))
(assert
 (let (($x2791 (= (- 1) new.attention.heads.n)))
 (let (($x420 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x221 (ite $x420 (or $x2791 (<= new.attention.heads.parts new.attention.heads.n)) (or $x2791 (< 1 new.attention.heads.n)))))
 (let ((?x1002 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x4304 (div (* ?x1002 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x2531 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x2707 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x5264 (ite $x2707 (or $x2791 (< new.attention.heads.block new.attention.heads.n)) (ite $x2531 (or $x2791 (< ?x4304 new.attention.heads.n)) $x221))))
 (let (($x4890 (= 1 new.attention.heads.parts)))
 (let (($x2048 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2247 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1132 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x6666 (or $x1132 $x2247)))
 (let (($x231 (ite $x6666 new.attention.heads.given_moved (ite (or $x2048 $x4890) false $x5264))))
 (= new.attention.heads.moved $x231))))))))))))))))
(assert
 (let ((?x5071 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x1238 (div (* ?x5071 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1004 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x4536 (and $x1004 (< 1 new.attention.head_dim.parts) (= ?x1238 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x4536))))))
(assert
 (let ((?x2263 (mod new.attention.head_dim.n new.attention.head_dim.multiple)))
 (let (($x1004 (= (_ bv65 7) new.attention.head_dim.kind)))
 (= new.attention.head_dim.padded (and $x1004 (not (= 0 ?x2263)))))))
(assert
 (let (($x6322 (= (- 1) new.attention.head_dim.n)))
 (let (($x5298 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x938 (ite $x5298 (or $x6322 (<= new.attention.head_dim.parts new.attention.head_dim.n)) (or $x6322 (< 1 new.attention.head_dim.n)))))
 (let ((?x5071 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x1238 (div (* ?x5071 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1004 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x771 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x1798 (ite $x771 (or $x6322 (< new.attention.head_dim.block new.attention.head_dim.n)) (ite $x1004 (or $x6322 (< ?x1238 new.attention.head_dim.n)) $x938))))
 (let (($x1009 (= 1 new.attention.head_dim.parts)))
 (let (($x2795 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x1520 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x3186 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x2349 (or $x3186 $x1520)))
 (let (($x1195 (ite $x2349 new.attention.head_dim.given_moved (ite (or $x2795 $x1009) false $x1798))))
 (= new.attention.head_dim.moved $x1195))))))))))))))))
(assert
 (let ((?x139 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x519 (* (div ?x139 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x3059 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2839 (and $x3059 (< 1 new.attention.value_dim.parts) (= (div ?x519 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x2839))))))
(assert
 (let (($x2343 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x5241 (not new.model.sinks)))
 (= new.attention.one_key (and $x5241 $x2343)))))
(assert
 (let (($x5263 (not new.attention.heads.padded)))
 (let (($x4890 (= 1 new.attention.heads.parts)))
 (let (($x2048 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2247 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1132 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x6666 (or $x1132 $x2247)))
 (let (($x2457 (ite $x6666 new.attention.heads.given_everywhere (or $x2048 (and $x4890 $x5263)))))
 (= new.attention.heads.everywhere $x2457)))))))))
(assert
 (let (($x1138 (not new.attention.head_dim.padded)))
 (let (($x1009 (= 1 new.attention.head_dim.parts)))
 (let (($x2795 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x1520 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x3186 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x2349 (or $x3186 $x1520)))
 (let (($x2166 (ite $x2349 new.attention.head_dim.given_everywhere (or $x2795 (and $x1009 $x1138)))))
 (= new.attention.head_dim.everywhere $x2166)))))))))
(assert
 (let (($x5064 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x318 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x3573 (ite (or $x318 $x5064) (_ bv16 7) (_ bv96 7))))
 (let (($x328 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x5712 (or new.model.latent new.attention.kv_filled)))
 (let (($x4384 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1933 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2032 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x5303 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x6281 (and $x1933 $x5303 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x2032)))
 (let ((?x2303 (ite (or $x318 $x6281 (and $x1933 $x4384 new.attention.heads.filled $x5712)) (_ bv96 7) (_ bv16 7))))
 (let (($x2346 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1606 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2829 (or $x1606 $x328)))
 (let ((?x4412 (ite (or $x2829 $x2346) new.attention.qkv.split ?x2303)))
 (let (($x4321 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x3061 (not $x4321)))
 (let ((?x6619 (ite $x3061 ?x4412 (ite (or $x328 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) ?x3573))))
 (let ((?x4673 (ite (or $x2829 $x2346 new.model.query_latent) (_ bv96 7) (ite $x1933 (_ bv21 7) (_ bv16 7)))))
 (let (($x966 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x966 ?x4673 ?x6619)))))))))))))))))))))))
(assert
 (let (($x5064 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x318 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x3573 (ite (or $x318 $x5064) (_ bv16 7) (_ bv96 7))))
 (let (($x328 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x5712 (or new.model.latent new.attention.kv_filled)))
 (let (($x4384 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1933 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2032 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x5303 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x6281 (and $x1933 $x5303 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x2032)))
 (let ((?x2303 (ite (or $x318 $x6281 (and $x1933 $x4384 new.attention.heads.filled $x5712)) (_ bv96 7) (_ bv16 7))))
 (let (($x2346 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1606 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2829 (or $x1606 $x328)))
 (let ((?x4412 (ite (or $x2829 $x2346) new.attention.qkv.split ?x2303)))
 (let (($x4321 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x3061 (not $x4321)))
 (let ((?x1171 (ite $x3061 ?x4412 (ite (or $x328 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x3573))))
 (let ((?x4673 (ite (or $x2829 $x2346 new.model.query_latent) (_ bv96 7) (ite $x1933 (_ bv21 7) (_ bv16 7)))))
 (let (($x966 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x966 ?x4673 ?x1171)))))))))))))))))))))))
(assert
 (let (($x3321 (not new.attention.heads.moved)))
 (let (($x1915 (= (_ bv99 7) new.attention.heads.kind)))
 (let (($x2707 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x4865 (= (_ bv11 7) new.attention.heads.kind)))
 (let (($x2981 (= (_ bv18 7) new.attention.heads.kind)))
 (let (($x603 (or new.attention.heads.everywhere new.attention.heads.filled (and (or $x2981 $x4865 $x2707 $x1915) $x3321))))
 (let (($x2247 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1132 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x6666 (or $x1132 $x2247)))
 (= new.attention.heads.undivided (ite $x6666 new.attention.heads.given_undivided $x603))))))))))))
(assert
 (let (($x4268 (not new.attention.head_dim.moved)))
 (let (($x1273 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x771 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x4451 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x2553 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x461 (or new.attention.head_dim.everywhere new.attention.head_dim.filled (and (or $x2553 $x4451 $x771 $x1273) $x4268))))
 (let (($x1520 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x3186 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x2349 (or $x3186 $x1520)))
 (= new.attention.head_dim.undivided (ite $x2349 new.attention.head_dim.given_undivided $x461))))))))))))
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
 (let (($x71 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x500 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x5165 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1454 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x4813 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x4813 $x1454 $x5165 $x500 $x71)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x4367 (* old.sp old.tp)))
 (<= old.moe.block ?x4367)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x4367 (* old.sp old.tp)))
 (= old.stage.ranks ?x4367)))
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
 (let (($x1320 (not old.moe.group.sp)))
 (let (($x523 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x523 $x1320))))
(assert
 (let ((?x3562 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3562)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x998 (not new.attention.heads.undivided)))
 (let (($x5256 (not new.attention.one_key)))
 (let (($x4414 (or (and (= (_ bv37 7) new.attention.k) (not new.attention.kv_undivided)) (and (= (_ bv37 7) new.attention.q) $x5256 $x998))))
 (let (($x2583 (= (_ bv97 7) new.model.qk_norm)))
 (let (($x2637 (not new.attention.head_dim.undivided)))
 (let (($x2277 (and (or (= (_ bv36 7) new.attention.k) (and (= (_ bv36 7) new.attention.q) $x5256)) $x2637)))
 (let (($x717 (= (_ bv57 7) new.model.qk_norm)))
 (let (($x4681 (= (_ bv93 7) new.attention.scores.statistic)))
 (not (or $x4681 $x717 (not (or $x2277 (and $x2583 $x4414))))))))))))))
(assert
 (let (($x1430 (not old.attention.heads.undivided)))
(let (($x265 (not old.attention.one_key)))
(let (($x3451 (or (and (= (_ bv37 7) old.attention.k) (not old.attention.kv_undivided)) (and (= (_ bv37 7) old.attention.q) $x265 $x1430))))
(let (($x765 (= (_ bv97 7) old.model.qk_norm)))
(let (($x912 (not old.attention.head_dim.undivided)))
(let (($x3069 (and (or (= (_ bv36 7) old.attention.k) (and (= (_ bv36 7) old.attention.q) $x265)) $x912)))
(let (($x1548 (= (_ bv57 7) old.model.qk_norm)))
(let (($x5175 (= (_ bv93 7) old.attention.scores.statistic)))
(or $x5175 $x1548 (not (or $x3069 (and $x765 $x3451)))))))))))))
(check-sat)

; from one replica to any number, question 141
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
 (let (($x670 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x670 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (and (<= 1 old.attention.heads.block)))
(assert
 (let (($x838 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x1211 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x729 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1696 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x3204 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x5258 (= (_ bv26 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) $x5258 $x3204 (= (_ bv56 7) old.attention.heads.kind) $x1696 $x729 $x1211 $x838 (= (_ bv99 7) old.attention.heads.kind)))))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x3840 (= (_ bv8 7) old.attention.pairs)))
 (or $x3840 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x2416 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2533 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x4634 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x4461 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x4438 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x4438 $x4461 $x4634 $x2533 $x2416)))))))
(assert
 (let (($x59 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x59 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x737 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x2498 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x4699 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x4924 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x4924 $x4699 $x2498 $x737))))))
(assert
 (let (($x43 (= (_ bv63 7) old.attention.scores.per_head)))
 (or (= (_ bv29 7) old.attention.scores.per_head) $x43)))
(assert
 (let (($x1423 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x1423 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x5351 (= (_ bv42 7) old.batch.idle)))
 (or $x5351 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x71 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4813 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x500 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x5165 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1454 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1454 $x5165 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x500 $x4813 $x71)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x115 (= (_ bv79 7) old.model.positions)))
 (let (($x753 (= (_ bv2 7) old.model.positions)))
 (or $x753 (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x115))))
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
 (let ((?x4850 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x602 (div (* ?x4850 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x4009 (< 1 old.attention.heads.parts)))
 (let (($x1696 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x1696 $x4009 (= ?x602 old.attention.heads.n))))))))
(assert
 (let ((?x4850 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x602 (div (* ?x4850 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x4009 (< 1 old.attention.heads.parts)))
 (let (($x1696 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.leads (and $x1696 $x4009 (<= old.attention.heads.n ?x602))))))))
(assert
 (let (($x6179 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x1696 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x1696 $x6179)))))
(assert
 (let (($x5191 (= (- 1) old.attention.heads.n)))
 (let (($x5258 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x4696 (ite $x5258 (or $x5191 (<= old.attention.heads.parts old.attention.heads.n)) (or $x5191 (< 1 old.attention.heads.n)))))
 (let ((?x4850 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x602 (div (* ?x4850 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x1696 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x1211 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x735 (ite $x1211 (or $x5191 (< old.attention.heads.block old.attention.heads.n)) (ite $x1696 (or $x5191 (< ?x602 old.attention.heads.n)) $x4696))))
 (let (($x838 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x3204 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x729 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1120 (ite (or $x729 $x3204) old.attention.heads.given_moved (ite (or $x838 (= 1 old.attention.heads.parts)) false $x735))))
 (= old.attention.heads.moved $x1120))))))))))))))
(assert
 (let ((?x5327 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2183 (div (* ?x5327 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x670 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x6526 (and $x670 (< 1 old.attention.head_dim.parts) (= ?x2183 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x6526))))))
(assert
 (let ((?x5360 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x3011 (* (div (- ?x5360 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x1423 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x1678 (and $x1423 (< 1 old.attention.value_dim.parts) (= (div ?x3011 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x1678))))))
(assert
 (let (($x369 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x997 (not old.model.sinks)))
 (= old.attention.one_key (and $x997 $x369)))))
(assert
 (let (($x2416 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x4438 (= (_ bv4 7) old.attention.qkv.collective)))
 (let (($x2533 (= (_ bv57 7) old.attention.qkv.collective)))
 (let ((?x2943 (ite (or $x2533 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x4438 $x2416) (_ bv16 7) (_ bv96 7)))))
 (let (($x4699 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x4461 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x4872 (and $x4461 $x4699 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x4924 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x464 (and $x4461 $x4924 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x1610 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x4634 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x208 (or $x4634 $x2533)))
 (let ((?x2082 (ite (or $x208 $x1610) old.attention.qkv.split (ite (or $x4438 $x464 $x4872) (_ bv96 7) (_ bv16 7)))))
 (let (($x737 (= (_ bv57 7) old.attention.qkv.split)))
 (let ((?x558 (ite $x737 (ite (or $x208 $x1610 old.model.query_latent) (_ bv96 7) (ite $x4461 (_ bv21 7) (_ bv16 7))) (ite (not (= (_ bv40 7) old.attention.qkv.split)) ?x2082 ?x2943))))
 (= old.attention.q ?x558)))))))))))))))))
(assert
 (= old.prefill false))
(assert
 (let (($x1004 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x1004 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (and (<= 1 new.attention.heads.block)))
(assert
 (let (($x2048 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2707 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x1132 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x2531 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x2247 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x420 (= (_ bv26 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) $x420 $x2247 (= (_ bv56 7) new.attention.heads.kind) $x2531 $x1132 $x2707 $x2048 (= (_ bv99 7) new.attention.heads.kind)))))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x1837 (= (_ bv8 7) new.attention.pairs)))
 (or $x1837 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x5064 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x328 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1606 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1933 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x318 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x318 $x1933 $x1606 $x328 $x5064)))))))
(assert
 (let (($x1801 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x1801 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x966 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x4321 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x4384 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x5303 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x5303 $x4384 $x4321 $x966))))))
(assert
 (let (($x2888 (= (_ bv63 7) new.attention.scores.per_head)))
 (or (= (_ bv29 7) new.attention.scores.per_head) $x2888)))
(assert
 (let (($x3059 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x3059 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x4285 (= (_ bv79 7) new.model.positions)))
 (let (($x2597 (= (_ bv2 7) new.model.positions)))
 (or $x2597 (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x4285))))
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
 (let ((?x1002 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x4304 (div (* ?x1002 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x4567 (< 1 new.attention.heads.parts)))
 (let (($x2531 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x2531 $x4567 (= ?x4304 new.attention.heads.n))))))))
(assert
 (let ((?x1002 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x4304 (div (* ?x1002 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x4567 (< 1 new.attention.heads.parts)))
 (let (($x2531 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.leads (and $x2531 $x4567 (<= new.attention.heads.n ?x4304))))))))
(assert
 (let (($x1143 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x2531 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x2531 $x1143)))))
(assert
 (let (($x2791 (= (- 1) new.attention.heads.n)))
 (let (($x420 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x221 (ite $x420 (or $x2791 (<= new.attention.heads.parts new.attention.heads.n)) (or $x2791 (< 1 new.attention.heads.n)))))
 (let ((?x1002 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x4304 (div (* ?x1002 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x2531 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x2707 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x5264 (ite $x2707 (or $x2791 (< new.attention.heads.block new.attention.heads.n)) (ite $x2531 (or $x2791 (< ?x4304 new.attention.heads.n)) $x221))))
 (let (($x2048 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2247 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1132 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x231 (ite (or $x1132 $x2247) new.attention.heads.given_moved (ite (or $x2048 (= 1 new.attention.heads.parts)) false $x5264))))
 (= new.attention.heads.moved $x231))))))))))))))
(assert
 (let ((?x5071 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x1238 (div (* ?x5071 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1004 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x4536 (and $x1004 (< 1 new.attention.head_dim.parts) (= ?x1238 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x4536))))))
(assert
 (let ((?x139 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x519 (* (div ?x139 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x3059 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2839 (and $x3059 (< 1 new.attention.value_dim.parts) (= (div ?x519 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x2839))))))
(assert
 (let (($x2343 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x5241 (not new.model.sinks)))
 (= new.attention.one_key (and $x5241 $x2343)))))
(assert
 (let (($x5064 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x318 (= (_ bv4 7) new.attention.qkv.collective)))
 (let (($x328 (= (_ bv57 7) new.attention.qkv.collective)))
 (let ((?x2244 (ite (or $x328 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x318 $x5064) (_ bv16 7) (_ bv96 7)))))
 (let (($x5712 (or new.model.latent new.attention.kv_filled)))
 (let (($x4384 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1933 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2032 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x5303 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x6281 (and $x1933 $x5303 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x2032)))
 (let ((?x2303 (ite (or $x318 $x6281 (and $x1933 $x4384 new.attention.heads.filled $x5712)) (_ bv96 7) (_ bv16 7))))
 (let (($x2346 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1606 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2829 (or $x1606 $x328)))
 (let ((?x6619 (ite (not (= (_ bv40 7) new.attention.qkv.split)) (ite (or $x2829 $x2346) new.attention.qkv.split ?x2303) ?x2244)))
 (let (($x966 (= (_ bv57 7) new.attention.qkv.split)))
 (let ((?x2630 (ite $x966 (ite (or $x2829 $x2346 new.model.query_latent) (_ bv96 7) (ite $x1933 (_ bv21 7) (_ bv16 7))) ?x6619)))
 (= new.attention.q ?x2630)))))))))))))))))))
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
 (let (($x71 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x500 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x5165 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1454 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x4813 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x4813 $x1454 $x5165 $x500 $x71)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x4367 (* old.sp old.tp)))
 (<= old.moe.block ?x4367)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x4367 (* old.sp old.tp)))
 (= old.stage.ranks ?x4367)))
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
 (let (($x1320 (not old.moe.group.sp)))
 (let (($x523 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x523 $x1320))))
(assert
 (let ((?x3562 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3562)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x4326 (not new.attention.heads.filled)))
 (let (($x2215 (and new.attention.heads.padded $x4326 (or new.attention.heads.leads (= 1 new.tp)))))
 (let (($x3321 (not new.attention.heads.moved)))
 (let (($x1072 (and $x3321 (or (not new.attention.heads.padded) new.attention.heads.filled))))
 (let (($x2888 (= (_ bv63 7) new.attention.scores.per_head)))
 (let (($x5248 (or (not (= (_ bv37 7) new.attention.q)) $x2888 (not (or (= (_ bv2 7) new.model.positions) new.model.sinks)) $x1072 (and new.attention.one_key (not $x2215)))))
 (not $x5248))))))))
(assert
 (let (($x5127 (not old.attention.heads.filled)))
(let (($x161 (and old.attention.heads.padded $x5127 (or old.attention.heads.leads (= 1 old.tp)))))
(let (($x579 (not old.attention.heads.moved)))
(let (($x2496 (and $x579 (or (not old.attention.heads.padded) old.attention.heads.filled))))
(let (($x43 (= (_ bv63 7) old.attention.scores.per_head)))
(or (not (= (_ bv37 7) old.attention.q)) $x43 (not (or (= (_ bv2 7) old.model.positions) old.model.sinks)) $x2496 (and old.attention.one_key (not $x161)))))))))
(check-sat)

