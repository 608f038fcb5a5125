; from one replica to any number, question 136
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
 (let (($x930 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x930 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x1637 (= (_ bv65 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) (= (_ bv48 7) old.attention.heads.kind) (= (_ bv56 7) old.attention.heads.kind) $x1637 (= (_ bv86 7) old.attention.heads.kind) (= (_ bv91 7) old.attention.heads.kind) (= (_ bv96 7) old.attention.heads.kind) (= (_ bv99 7) old.attention.heads.kind))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x2356 (= (_ bv8 7) old.attention.pairs)))
 (or $x2356 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x2154 (= (_ bv29 7) old.attention.qkv.bias)))
 (let (($x2747 (= (_ bv27 7) old.attention.qkv.bias)))
 (let (($x2060 (= (_ bv23 7) old.attention.qkv.bias)))
 (let (($x2830 (= (_ bv1 7) old.attention.qkv.bias)))
 (or $x2830 $x2060 $x2747 $x2154))))))
(assert
 (let (($x1967 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x653 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x918 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1986 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x468 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x468 $x1986 $x918 $x653 $x1967)))))))
(assert
 (let (($x375 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x375 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x677 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x677 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x1368 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x2283 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1751 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x592 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x592 $x1751 $x2283 $x1368))))))
(assert
 (let (($x1242 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x1242 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x2559 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x2559 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x1888 (= (_ bv42 7) old.batch.idle)))
 (or $x1888 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x2685 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2185 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x2227 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2211 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1228 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1228 $x2211 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x2227 $x2185 $x2685)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x277 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x277)))
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
 (let ((?x514 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x1840 (= (div (* ?x514 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x1637 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x1637 (< 1 old.attention.heads.parts) $x1840))))))
(assert
 (let ((?x3025 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2891 (div (* ?x3025 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x930 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x822 (and $x930 (< 1 old.attention.head_dim.parts) (= ?x2891 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x822))))))
(assert
 (let ((?x2771 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x1733 (* (div (- ?x2771 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x2559 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x957 (and $x2559 (< 1 old.attention.value_dim.parts) (= (div ?x1733 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x957))))))
(assert
 (let (($x3000 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x2234 (not old.model.sinks)))
 (= old.attention.one_key (and $x2234 $x3000)))))
(assert
 (let (($x1967 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x468 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1649 (ite (or $x468 $x1967) (_ bv16 7) (_ bv96 7))))
 (let (($x653 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x808 (or old.model.latent old.attention.kv_filled)))
 (let (($x1751 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1986 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3010 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x592 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2776 (and $x1986 $x592 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x3010)))
 (let ((?x2146 (ite (or $x468 $x2776 (and $x1986 $x1751 old.attention.heads.filled $x808)) (_ bv96 7) (_ bv16 7))))
 (let (($x2037 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x918 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2474 (or $x918 $x653)))
 (let ((?x1349 (ite (or $x2474 $x2037) old.attention.qkv.split ?x2146)))
 (let (($x2283 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2533 (not $x2283)))
 (let ((?x977 (ite $x2533 ?x1349 (ite (or $x653 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) ?x1649))))
 (let ((?x1597 (ite (or $x2474 $x2037 old.model.query_latent) (_ bv96 7) (ite $x1986 (_ bv21 7) (_ bv16 7)))))
 (let (($x1368 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x1368 ?x1597 ?x977)))))))))))))))))))))))
(assert
 (let (($x1967 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x468 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1649 (ite (or $x468 $x1967) (_ bv16 7) (_ bv96 7))))
 (let (($x653 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x808 (or old.model.latent old.attention.kv_filled)))
 (let (($x1751 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1986 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3010 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x592 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2776 (and $x1986 $x592 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x3010)))
 (let ((?x2146 (ite (or $x468 $x2776 (and $x1986 $x1751 old.attention.heads.filled $x808)) (_ bv96 7) (_ bv16 7))))
 (let (($x2037 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x918 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2474 (or $x918 $x653)))
 (let ((?x1349 (ite (or $x2474 $x2037) old.attention.qkv.split ?x2146)))
 (let (($x2283 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2533 (not $x2283)))
 (let ((?x1569 (ite $x2533 ?x1349 (ite (or $x653 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x1649))))
 (let ((?x1597 (ite (or $x2474 $x2037 old.model.query_latent) (_ bv96 7) (ite $x1986 (_ bv21 7) (_ bv16 7)))))
 (let (($x1368 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x1368 ?x1597 ?x1569)))))))))))))))))))))))
(assert
 (let (($x1967 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x468 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1649 (ite (or $x468 $x1967) (_ bv16 7) (_ bv96 7))))
 (let (($x653 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x808 (or old.model.latent old.attention.kv_filled)))
 (let (($x1751 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1986 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3010 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x592 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2776 (and $x1986 $x592 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x3010)))
 (let ((?x2146 (ite (or $x468 $x2776 (and $x1986 $x1751 old.attention.heads.filled $x808)) (_ bv96 7) (_ bv16 7))))
 (let (($x2037 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x918 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2474 (or $x918 $x653)))
 (let ((?x1349 (ite (or $x2474 $x2037) old.attention.qkv.split ?x2146)))
 (let (($x2283 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2533 (not $x2283)))
 (let ((?x1573 (ite $x2533 ?x1349 (ite (or $x653 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x1649))))
 (let ((?x1597 (ite (or $x2474 $x2037 old.model.query_latent) (_ bv96 7) (ite $x1986 (_ bv21 7) (_ bv16 7)))))
 (let (($x1368 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x1368 ?x1597 ?x1573))))))))))))))))))))))))
(assert
 (= old.prefill false))
(assert
 (let (($x1446 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x1446 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x1092 (= (_ bv65 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) (= (_ bv48 7) new.attention.heads.kind) (= (_ bv56 7) new.attention.heads.kind) $x1092 (= (_ bv86 7) new.attention.heads.kind) (= (_ bv91 7) new.attention.heads.kind) (= (_ bv96 7) new.attention.heads.kind) (= (_ bv99 7) new.attention.heads.kind))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x2603 (= (_ bv8 7) new.attention.pairs)))
 (or $x2603 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x898 (= (_ bv29 7) new.attention.qkv.bias)))
 (let (($x1397 (= (_ bv27 7) new.attention.qkv.bias)))
 (let (($x1321 (= (_ bv23 7) new.attention.qkv.bias)))
 (let (($x1594 (= (_ bv1 7) new.attention.qkv.bias)))
 (or $x1594 $x1321 $x1397 $x898))))))
(assert
 (let (($x2351 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2901 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x3312 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x774 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3344 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x3344 $x774 $x3312 $x2901 $x2351)))))))
(assert
 (let (($x2327 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x2327 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x2638 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x2638 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x3308 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x932 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x108 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x3287 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x3287 $x108 $x932 $x3308))))))
(assert
 (let (($x1132 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x1132 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x3135 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x3135 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x575 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x575)))
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
 (let ((?x1639 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x2951 (= (div (* ?x1639 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x1092 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x1092 (< 1 new.attention.heads.parts) $x2951))))))
(assert
 (let ((?x2339 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x1989 (div (* ?x2339 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1446 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1477 (and $x1446 (< 1 new.attention.head_dim.parts) (= ?x1989 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x1477))))))
(assert
 (let ((?x2303 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x1398 (* (div ?x2303 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x3135 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x931 (and $x3135 (< 1 new.attention.value_dim.parts) (= (div ?x1398 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x931))))))
(assert
 (let (($x2242 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x1087 (not new.model.sinks)))
 (= new.attention.one_key (and $x1087 $x2242)))))
(assert
 (let (($x2351 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x3344 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x256 (ite (or $x3344 $x2351) (_ bv16 7) (_ bv96 7))))
 (let (($x2901 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1220 (or new.model.latent new.attention.kv_filled)))
 (let (($x108 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x774 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3287 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1020 (and $x774 $x3287 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x3409 (ite (or $x3344 $x1020 (and $x774 $x108 new.attention.heads.filled $x1220)) (_ bv96 7) (_ bv16 7))))
 (let (($x2183 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x3312 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1041 (or $x3312 $x2901)))
 (let ((?x1297 (ite (or $x1041 $x2183) new.attention.qkv.split ?x3409)))
 (let (($x932 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x458 (not $x932)))
 (let ((?x1946 (ite $x458 ?x1297 (ite (or $x2901 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) ?x256))))
 (let ((?x2092 (ite (or $x1041 $x2183 new.model.query_latent) (_ bv96 7) (ite $x774 (_ bv21 7) (_ bv16 7)))))
 (let (($x3308 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x3308 ?x2092 ?x1946))))))))))))))))))))))
(assert
 (let (($x2351 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x3344 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x256 (ite (or $x3344 $x2351) (_ bv16 7) (_ bv96 7))))
 (let (($x2901 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1220 (or new.model.latent new.attention.kv_filled)))
 (let (($x108 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x774 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3287 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1020 (and $x774 $x3287 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x3409 (ite (or $x3344 $x1020 (and $x774 $x108 new.attention.heads.filled $x1220)) (_ bv96 7) (_ bv16 7))))
 (let (($x2183 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x3312 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1041 (or $x3312 $x2901)))
 (let ((?x1297 (ite (or $x1041 $x2183) new.attention.qkv.split ?x3409)))
 (let (($x932 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x458 (not $x932)))
 (let ((?x2179 (ite $x458 ?x1297 (ite (or $x2901 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x256))))
 (let ((?x2092 (ite (or $x1041 $x2183 new.model.query_latent) (_ bv96 7) (ite $x774 (_ bv21 7) (_ bv16 7)))))
 (let (($x3308 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x3308 ?x2092 ?x2179))))))))))))))))))))))
(assert
 (let (($x2351 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x3344 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x256 (ite (or $x3344 $x2351) (_ bv16 7) (_ bv96 7))))
 (let (($x2901 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1220 (or new.model.latent new.attention.kv_filled)))
 (let (($x108 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x774 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3287 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1020 (and $x774 $x3287 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x3409 (ite (or $x3344 $x1020 (and $x774 $x108 new.attention.heads.filled $x1220)) (_ bv96 7) (_ bv16 7))))
 (let (($x2183 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x3312 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1041 (or $x3312 $x2901)))
 (let ((?x1297 (ite (or $x1041 $x2183) new.attention.qkv.split ?x3409)))
 (let (($x932 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x458 (not $x932)))
 (let ((?x2726 (ite $x458 ?x1297 (ite (or $x2901 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x256))))
 (let ((?x2092 (ite (or $x1041 $x2183 new.model.query_latent) (_ bv96 7) (ite $x774 (_ bv21 7) (_ bv16 7)))))
 (let (($x3308 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x3308 ?x2092 ?x2726)))))))))))))))))))))))
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
 (let (($x2685 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2227 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2211 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1228 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2185 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2185 $x1228 $x2211 $x2227 $x2685)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1962 (* old.sp old.tp)))
 (<= old.moe.block ?x1962)))
(assert
 (let ((?x1962 (* old.sp old.tp)))
 (let ((?x3318 (mod ?x1962 old.moe.block)))
 (= 0 ?x3318))))
(assert
 (let ((?x1962 (* old.sp old.tp)))
 (= old.stage.ranks ?x1962)))
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
 (let (($x1773 (not old.moe.group.sp)))
 (let (($x305 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x305 $x1773))))
(assert
 (let ((?x3104 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3104)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x2361 (not new.attention.one_key)))
 (let (($x1594 (= (_ bv1 7) new.attention.qkv.bias)))
 (let (($x1579 (and $x1594 (not (and new.model.q_bias (= (_ bv92 7) new.attention.q) $x2361)) (not (and new.model.k_bias (= (_ bv92 7) new.attention.k))) (not (and new.model.v_bias (= (_ bv92 7) new.attention.v))))))
 (let (($x2439 (or (or (= (_ bv29 7) new.attention.qkv.bias) (= (_ bv23 7) new.attention.qkv.bias)) $x1579)))
 (let (($x932 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1813 (not (or (and new.model.q_bias $x2361) new.model.k_bias new.model.v_bias))))
 (let (($x1334 (= 1 new.tp)))
 (let (($x409 (or $x1334 $x1813 (and (not $x932) (or $x1594 (= (_ bv27 7) new.attention.qkv.bias))) (and $x932 $x2439))))
 (not $x409))))))))))
(assert
 (let (($x1314 (not old.attention.one_key)))
(let (($x2830 (= (_ bv1 7) old.attention.qkv.bias)))
(let (($x132 (and $x2830 (not (and old.model.q_bias (= (_ bv92 7) old.attention.q) $x1314)) (not (and old.model.k_bias (= (_ bv92 7) old.attention.k))) (not (and old.model.v_bias (= (_ bv92 7) old.attention.v))))))
(let (($x1273 (or (or (= (_ bv29 7) old.attention.qkv.bias) (= (_ bv23 7) old.attention.qkv.bias)) $x132)))
(let (($x2283 (= (_ bv40 7) old.attention.qkv.split)))
(let (($x266 (not (or (and old.model.q_bias $x1314) old.model.k_bias old.model.v_bias))))
(let (($x634 (= 1 old.tp)))
(or $x634 $x266 (and (not $x2283) (or $x2830 (= (_ bv27 7) old.attention.qkv.bias))) (and $x2283 $x1273))))))))))
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
(declare-fun old.attention.head_dim.padded () Bool)
(declare-fun old.attention.head_dim.least () Int)
(declare-fun old.attention.head_dim.filled () Bool)
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
(declare-fun new.attention.head_dim.padded () Bool)
(declare-fun new.attention.head_dim.least () Int)
(declare-fun new.attention.head_dim.filled () Bool)
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
 (let (($x2354 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x1925 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x1353 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x1678 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x930 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2209 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x2468 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x1568 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x1013 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x1175 (= (_ bv11 7) old.attention.head_dim.kind)))
 (or $x1175 $x1013 $x1568 $x2468 $x2209 $x930 $x1678 $x1353 $x1925 $x2354))))))))))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x1637 (= (_ bv65 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) (= (_ bv48 7) old.attention.heads.kind) (= (_ bv56 7) old.attention.heads.kind) $x1637 (= (_ bv86 7) old.attention.heads.kind) (= (_ bv91 7) old.attention.heads.kind) (= (_ bv96 7) old.attention.heads.kind) (= (_ bv99 7) old.attention.heads.kind))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x2356 (= (_ bv8 7) old.attention.pairs)))
 (or $x2356 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x1967 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x653 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x918 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1986 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x468 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x468 $x1986 $x918 $x653 $x1967)))))))
(assert
 (let (($x677 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x677 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x1368 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x2283 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1751 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x592 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x592 $x1751 $x2283 $x1368))))))
(assert
 (let (($x2865 (= (_ bv88 7) old.attention.scores.sum)))
 (let (($x1856 (= (_ bv57 7) old.attention.scores.sum)))
 (let (($x2328 (= (_ bv1 7) old.attention.scores.sum)))
 (or $x2328 $x1856 $x2865)))))
(assert
 (let (($x2559 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x2559 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x1888 (= (_ bv42 7) old.batch.idle)))
 (or $x1888 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x2685 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2185 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x2227 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2211 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1228 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1228 $x2211 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x2227 $x2185 $x2685)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x277 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x277)))
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
 (let ((?x514 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x1840 (= (div (* ?x514 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x1637 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x1637 (< 1 old.attention.heads.parts) $x1840))))))
(assert
 (let ((?x3276 (mod old.attention.head_dim.n old.attention.head_dim.multiple)))
 (let (($x930 (= (_ bv65 7) old.attention.head_dim.kind)))
 (= old.attention.head_dim.padded (and $x930 (not (= 0 ?x3276)))))))
(assert
 (let ((?x3025 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2891 (div (* ?x3025 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x1476 (= (- 1) old.attention.head_dim.n)))
 (let (($x1392 (or $x1476 (< (* ?x2891 old.attention.head_dim.parts) old.attention.head_dim.n))))
 (let ((?x3097 (mod old.attention.head_dim.multiple old.attention.head_dim.parts)))
 (let (($x930 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let ((?x433 (ite $x930 (ite (= 0 ?x3097) 1 (ite $x1392 0 1)) old.attention.head_dim.given_least)))
 (let (($x2621 (not (= 0 (mod old.attention.head_dim.n old.attention.head_dim.parts)))))
 (let ((?x2159 (ite (and $x1476 (= 1 old.attention.head_dim.parts)) 1 (ite (or $x1476 $x2621) 0 1))))
 (let (($x1568 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x2209 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x2354 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x1353 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x1175 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x1013 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x1925 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let ((?x2652 (ite $x1925 old.attention.head_dim.parts (ite (or $x1013 $x1175 $x1353 $x2354 $x2209) 1 (ite $x1568 ?x2159 ?x433)))))
 (= old.attention.head_dim.least ?x2652)))))))))))))))))))
(assert
 (let ((?x3025 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2891 (div (* ?x3025 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x930 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x822 (and $x930 (< 1 old.attention.head_dim.parts) (= ?x2891 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x822))))))
(assert
 (let (($x2468 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x1678 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1006 (or $x1678 $x2468)))
 (let (($x1925 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let ((?x2881 (ite $x1925 old.attention.head_dim.parts (ite $x1006 old.attention.head_dim.given_most 1))))
 (= old.attention.head_dim.most ?x2881)))))))
(assert
 (let (($x1476 (= (- 1) old.attention.head_dim.n)))
 (let (($x1568 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x1525 (ite $x1568 (or $x1476 (<= old.attention.head_dim.parts old.attention.head_dim.n)) (or $x1476 (< 1 old.attention.head_dim.n)))))
 (let ((?x3025 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2891 (div (* ?x3025 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x930 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1353 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x1996 (ite $x1353 (or $x1476 (< old.attention.head_dim.block old.attention.head_dim.n)) (ite $x930 (or $x1476 (< ?x2891 old.attention.head_dim.n)) $x1525))))
 (let (($x2024 (= 1 old.attention.head_dim.parts)))
 (let (($x1925 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x2468 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x1678 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1006 (or $x1678 $x2468)))
 (let (($x1451 (ite $x1006 old.attention.head_dim.given_moved (ite (or $x1925 $x2024) false $x1996))))
 (= old.attention.head_dim.moved $x1451))))))))))))))))
(assert
 (let ((?x2771 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x1733 (* (div (- ?x2771 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x2559 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x957 (and $x2559 (< 1 old.attention.value_dim.parts) (= (div ?x1733 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x957))))))
(assert
 (let (($x3000 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x2234 (not old.model.sinks)))
 (= old.attention.one_key (and $x2234 $x3000)))))
(assert
 (let (($x1796 (not old.attention.head_dim.padded)))
 (let (($x2024 (= 1 old.attention.head_dim.parts)))
 (let (($x1925 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x2468 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x1678 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1006 (or $x1678 $x2468)))
 (let (($x2062 (ite $x1006 old.attention.head_dim.given_everywhere (or $x1925 (and $x2024 $x1796)))))
 (= old.attention.head_dim.everywhere $x2062)))))))))
(assert
 (let (($x1967 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x468 (= (_ bv4 7) old.attention.qkv.collective)))
 (let (($x653 (= (_ bv57 7) old.attention.qkv.collective)))
 (let ((?x2443 (ite (or $x653 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x468 $x1967) (_ bv16 7) (_ bv96 7)))))
 (let (($x808 (or old.model.latent old.attention.kv_filled)))
 (let (($x1751 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1986 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3010 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x592 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2776 (and $x1986 $x592 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x3010)))
 (let ((?x2146 (ite (or $x468 $x2776 (and $x1986 $x1751 old.attention.heads.filled $x808)) (_ bv96 7) (_ bv16 7))))
 (let (($x2037 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x918 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2474 (or $x918 $x653)))
 (let ((?x977 (ite (not (= (_ bv40 7) old.attention.qkv.split)) (ite (or $x2474 $x2037) old.attention.qkv.split ?x2146) ?x2443)))
 (let (($x1368 (= (_ bv57 7) old.attention.qkv.split)))
 (let ((?x1121 (ite $x1368 (ite (or $x2474 $x2037 old.model.query_latent) (_ bv96 7) (ite $x1986 (_ bv21 7) (_ bv16 7))) ?x977)))
 (= old.attention.q ?x1121)))))))))))))))))))
(assert
 (let (($x657 (not old.attention.head_dim.moved)))
 (let (($x2354 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x1353 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x1175 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x1013 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x449 (or old.attention.head_dim.everywhere old.attention.head_dim.filled (and (or $x1013 $x1175 $x1353 $x2354) $x657))))
 (let (($x2468 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x1678 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1006 (or $x1678 $x2468)))
 (= old.attention.head_dim.undivided (ite $x1006 old.attention.head_dim.given_undivided $x449))))))))))))
(assert
 (let (($x1712 (= old.attention.head_dim.least old.attention.head_dim.parts)))
 (let (($x2328 (= (_ bv1 7) old.attention.scores.sum)))
 (let (($x657 (not old.attention.head_dim.moved)))
 (let (($x2229 (or old.attention.head_dim.undivided (and (= 1 old.attention.head_dim.most) $x657))))
 (let (($x2731 (and (or (not old.attention.scores.group.tp) (= 1 old.tp)) (or (not old.attention.scores.group.dp) (= 1 old.dp)) (or (not old.attention.scores.group.sp) (= 1 old.sp)) (or (not old.attention.scores.group.pp) (= 1 old.pp)))))
 (let (($x1856 (= (_ bv57 7) old.attention.scores.sum)))
 (let (($x403 (ite (or $x1856 $x2731) (and (<= 1 old.attention.head_dim.least) $x2229) (and $x2328 (and old.attention.head_dim.undivided $x1712)))))
 (= old.attention.scores_whole $x403)))))))))
(assert
 (= old.prefill false))
(assert
 (and (<= 1 new.attention.head_dim.block)))
(assert
 (and (<= 0 new.attention.head_dim.given_least)))
(assert
 (and (<= 0 new.attention.head_dim.given_most)))
(assert
 (let (($x2297 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x3431 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x387 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x687 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x1446 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2452 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x1181 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1748 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x517 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x2763 (= (_ bv11 7) new.attention.head_dim.kind)))
 (or $x2763 $x517 $x1748 $x1181 $x2452 $x1446 $x687 $x387 $x3431 $x2297))))))))))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x1092 (= (_ bv65 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) (= (_ bv48 7) new.attention.heads.kind) (= (_ bv56 7) new.attention.heads.kind) $x1092 (= (_ bv86 7) new.attention.heads.kind) (= (_ bv91 7) new.attention.heads.kind) (= (_ bv96 7) new.attention.heads.kind) (= (_ bv99 7) new.attention.heads.kind))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x2603 (= (_ bv8 7) new.attention.pairs)))
 (or $x2603 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x2351 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2901 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x3312 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x774 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3344 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x3344 $x774 $x3312 $x2901 $x2351)))))))
(assert
 (let (($x2638 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x2638 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x3308 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x932 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x108 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x3287 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x3287 $x108 $x932 $x3308))))))
(assert
 (let (($x2690 (= (_ bv88 7) new.attention.scores.sum)))
 (let (($x2823 (= (_ bv57 7) new.attention.scores.sum)))
 (let (($x2245 (= (_ bv1 7) new.attention.scores.sum)))
 (or $x2245 $x2823 $x2690)))))
(assert
 (let (($x3135 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x3135 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x575 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x575)))
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
 (let ((?x1639 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x2951 (= (div (* ?x1639 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x1092 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x1092 (< 1 new.attention.heads.parts) $x2951))))))
(assert
 (let ((?x492 (mod new.attention.head_dim.n new.attention.head_dim.multiple)))
 (let (($x1446 (= (_ bv65 7) new.attention.head_dim.kind)))
 (= new.attention.head_dim.padded (and $x1446 (not (= 0 ?x492)))))))
(assert
 (let ((?x2339 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x1989 (div (* ?x2339 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1912 (= (- 1) new.attention.head_dim.n)))
 (let (($x2291 (or $x1912 (< (* ?x1989 new.attention.head_dim.parts) new.attention.head_dim.n))))
 (let ((?x1718 (mod new.attention.head_dim.multiple new.attention.head_dim.parts)))
 (let (($x1446 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let ((?x615 (ite $x1446 (ite (= 0 ?x1718) 1 (ite $x2291 0 1)) new.attention.head_dim.given_least)))
 (let (($x2563 (not (= 0 (mod new.attention.head_dim.n new.attention.head_dim.parts)))))
 (let ((?x2389 (ite (and $x1912 (= 1 new.attention.head_dim.parts)) 1 (ite (or $x1912 $x2563) 0 1))))
 (let (($x1748 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x2452 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x2297 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x387 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x2763 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x517 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x3431 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let ((?x2275 (ite $x3431 new.attention.head_dim.parts (ite (or $x517 $x2763 $x387 $x2297 $x2452) 1 (ite $x1748 ?x2389 ?x615)))))
 (= new.attention.head_dim.least ?x2275)))))))))))))))))))
(assert
 (let ((?x2339 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x1989 (div (* ?x2339 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1446 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1477 (and $x1446 (< 1 new.attention.head_dim.parts) (= ?x1989 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x1477))))))
(assert
 (let (($x1181 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x687 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x3243 (or $x687 $x1181)))
 (let (($x3431 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let ((?x1628 (ite $x3431 new.attention.head_dim.parts (ite $x3243 new.attention.head_dim.given_most 1))))
 (= new.attention.head_dim.most ?x1628)))))))
(assert
 (let (($x1912 (= (- 1) new.attention.head_dim.n)))
 (let (($x1748 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x1444 (ite $x1748 (or $x1912 (<= new.attention.head_dim.parts new.attention.head_dim.n)) (or $x1912 (< 1 new.attention.head_dim.n)))))
 (let ((?x2339 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x1989 (div (* ?x2339 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1446 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x387 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x549 (ite $x387 (or $x1912 (< new.attention.head_dim.block new.attention.head_dim.n)) (ite $x1446 (or $x1912 (< ?x1989 new.attention.head_dim.n)) $x1444))))
 (let (($x2629 (= 1 new.attention.head_dim.parts)))
 (let (($x3431 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x1181 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x687 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x3243 (or $x687 $x1181)))
 (let (($x2829 (ite $x3243 new.attention.head_dim.given_moved (ite (or $x3431 $x2629) false $x549))))
 (= new.attention.head_dim.moved $x2829))))))))))))))))
(assert
 (let ((?x2303 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x1398 (* (div ?x2303 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x3135 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x931 (and $x3135 (< 1 new.attention.value_dim.parts) (= (div ?x1398 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x931))))))
(assert
 (let (($x2242 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x1087 (not new.model.sinks)))
 (= new.attention.one_key (and $x1087 $x2242)))))
(assert
 (let (($x875 (not new.attention.head_dim.padded)))
 (let (($x2629 (= 1 new.attention.head_dim.parts)))
 (let (($x3431 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x1181 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x687 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x3243 (or $x687 $x1181)))
 (let (($x3550 (ite $x3243 new.attention.head_dim.given_everywhere (or $x3431 (and $x2629 $x875)))))
 (= new.attention.head_dim.everywhere $x3550)))))))))
(assert
 (let (($x2351 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x3344 (= (_ bv4 7) new.attention.qkv.collective)))
 (let (($x2901 (= (_ bv57 7) new.attention.qkv.collective)))
 (let ((?x123 (ite (or $x2901 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x3344 $x2351) (_ bv16 7) (_ bv96 7)))))
 (let (($x1220 (or new.model.latent new.attention.kv_filled)))
 (let (($x108 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x774 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3287 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1020 (and $x774 $x3287 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x3409 (ite (or $x3344 $x1020 (and $x774 $x108 new.attention.heads.filled $x1220)) (_ bv96 7) (_ bv16 7))))
 (let (($x2183 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x3312 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1041 (or $x3312 $x2901)))
 (let ((?x1946 (ite (not (= (_ bv40 7) new.attention.qkv.split)) (ite (or $x1041 $x2183) new.attention.qkv.split ?x3409) ?x123)))
 (let (($x3308 (= (_ bv57 7) new.attention.qkv.split)))
 (let ((?x1705 (ite $x3308 (ite (or $x1041 $x2183 new.model.query_latent) (_ bv96 7) (ite $x774 (_ bv21 7) (_ bv16 7))) ?x1946)))
 (= new.attention.q ?x1705))))))))))))))))))
(assert
 (let (($x832 (not new.attention.head_dim.moved)))
 (let (($x2297 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x387 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x2763 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x517 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x1147 (or new.attention.head_dim.everywhere new.attention.head_dim.filled (and (or $x517 $x2763 $x387 $x2297) $x832))))
 (let (($x1181 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x687 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x3243 (or $x687 $x1181)))
 (= new.attention.head_dim.undivided (ite $x3243 new.attention.head_dim.given_undivided $x1147))))))))))))
(assert
 (let (($x2577 (= new.attention.head_dim.least new.attention.head_dim.parts)))
 (let (($x2245 (= (_ bv1 7) new.attention.scores.sum)))
 (let (($x832 (not new.attention.head_dim.moved)))
 (let (($x445 (or new.attention.head_dim.undivided (and (= 1 new.attention.head_dim.most) $x832))))
 (let (($x668 (and (or (not new.attention.scores.group.tp) (= 1 new.tp)) (or (not new.attention.scores.group.dp) (= 1 new.dp)) (or (not new.attention.scores.group.sp) (= 1 new.sp)) (or (not new.attention.scores.group.pp) (= 1 new.pp)))))
 (let (($x2823 (= (_ bv57 7) new.attention.scores.sum)))
 (let (($x1836 (ite (or $x2823 $x668) (and (<= 1 new.attention.head_dim.least) $x445) (and $x2245 (and new.attention.head_dim.undivided $x2577)))))
 (= new.attention.scores_whole $x1836)))))))))
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
 (let (($x2685 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2227 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2211 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1228 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2185 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2185 $x1228 $x2211 $x2227 $x2685)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1962 (* old.sp old.tp)))
 (<= old.moe.block ?x1962)))
(assert
 (let ((?x1962 (* old.sp old.tp)))
 (let ((?x3318 (mod ?x1962 old.moe.block)))
 (= 0 ?x3318))))
(assert
 (let ((?x1962 (* old.sp old.tp)))
 (= old.stage.ranks ?x1962)))
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
 (let (($x1773 (not old.moe.group.sp)))
 (let (($x305 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x305 $x1773))))
(assert
 (let ((?x3104 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3104)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x2690 (= (_ bv88 7) new.attention.scores.sum)))
 (let (($x1334 (= 1 new.tp)))
 (let (($x2996 (or $x1334 (not (= (_ bv36 7) new.attention.q)) $x2690 new.attention.one_key new.attention.scores_whole)))
 (not $x2996)))))
(assert
 (let (($x2865 (= (_ bv88 7) old.attention.scores.sum)))
(let (($x634 (= 1 old.tp)))
(or $x634 (not (= (_ bv36 7) old.attention.q)) $x2865 old.attention.one_key old.attention.scores_whole))))
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
(declare-fun old.attention.head_dim.padded () Bool)
(declare-fun old.attention.head_dim.least () Int)
(declare-fun old.attention.head_dim.filled () Bool)
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
(declare-fun new.attention.head_dim.padded () Bool)
(declare-fun new.attention.head_dim.least () Int)
(declare-fun new.attention.head_dim.filled () Bool)
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
 (let (($x2354 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x1925 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x1353 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x1678 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x930 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2209 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x2468 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x1568 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x1013 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x1175 (= (_ bv11 7) old.attention.head_dim.kind)))
 (or $x1175 $x1013 $x1568 $x2468 $x2209 $x930 $x1678 $x1353 $x1925 $x2354))))))))))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x1637 (= (_ bv65 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) (= (_ bv48 7) old.attention.heads.kind) (= (_ bv56 7) old.attention.heads.kind) $x1637 (= (_ bv86 7) old.attention.heads.kind) (= (_ bv91 7) old.attention.heads.kind) (= (_ bv96 7) old.attention.heads.kind) (= (_ bv99 7) old.attention.heads.kind))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x2356 (= (_ bv8 7) old.attention.pairs)))
 (or $x2356 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x1967 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x653 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x918 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1986 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x468 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x468 $x1986 $x918 $x653 $x1967)))))))
(assert
 (let (($x3357 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x3357 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x677 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x677 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x1368 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x2283 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1751 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x592 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x592 $x1751 $x2283 $x1368))))))
(assert
 (let (($x1856 (= (_ bv57 7) old.attention.scores.sum)))
 (let (($x2328 (= (_ bv1 7) old.attention.scores.sum)))
 (or $x2328 $x1856 (= (_ bv88 7) old.attention.scores.sum)))))
(assert
 (let (($x2559 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x2559 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x1888 (= (_ bv42 7) old.batch.idle)))
 (or $x1888 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x2685 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2185 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x2227 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2211 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1228 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1228 $x2211 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x2227 $x2185 $x2685)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x277 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x277)))
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
 (let ((?x514 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x1840 (= (div (* ?x514 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x1637 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x1637 (< 1 old.attention.heads.parts) $x1840))))))
(assert
 (let ((?x3276 (mod old.attention.head_dim.n old.attention.head_dim.multiple)))
 (let (($x930 (= (_ bv65 7) old.attention.head_dim.kind)))
 (= old.attention.head_dim.padded (and $x930 (not (= 0 ?x3276)))))))
(assert
 (let ((?x3025 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2891 (div (* ?x3025 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x1476 (= (- 1) old.attention.head_dim.n)))
 (let (($x1392 (or $x1476 (< (* ?x2891 old.attention.head_dim.parts) old.attention.head_dim.n))))
 (let ((?x3097 (mod old.attention.head_dim.multiple old.attention.head_dim.parts)))
 (let (($x930 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let ((?x433 (ite $x930 (ite (= 0 ?x3097) 1 (ite $x1392 0 1)) old.attention.head_dim.given_least)))
 (let (($x2621 (not (= 0 (mod old.attention.head_dim.n old.attention.head_dim.parts)))))
 (let ((?x2159 (ite (and $x1476 (= 1 old.attention.head_dim.parts)) 1 (ite (or $x1476 $x2621) 0 1))))
 (let (($x1568 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x2209 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x2354 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x1353 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x1175 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x1013 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x1925 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let ((?x2652 (ite $x1925 old.attention.head_dim.parts (ite (or $x1013 $x1175 $x1353 $x2354 $x2209) 1 (ite $x1568 ?x2159 ?x433)))))
 (= old.attention.head_dim.least ?x2652)))))))))))))))))))
(assert
 (let ((?x3025 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2891 (div (* ?x3025 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x930 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x822 (and $x930 (< 1 old.attention.head_dim.parts) (= ?x2891 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x822))))))
(assert
 (let (($x2468 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x1678 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1006 (or $x1678 $x2468)))
 (let (($x1925 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let ((?x2881 (ite $x1925 old.attention.head_dim.parts (ite $x1006 old.attention.head_dim.given_most 1))))
 (= old.attention.head_dim.most ?x2881)))))))
(assert
 (let (($x1476 (= (- 1) old.attention.head_dim.n)))
 (let (($x1568 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x1525 (ite $x1568 (or $x1476 (<= old.attention.head_dim.parts old.attention.head_dim.n)) (or $x1476 (< 1 old.attention.head_dim.n)))))
 (let ((?x3025 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2891 (div (* ?x3025 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x930 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1353 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x1996 (ite $x1353 (or $x1476 (< old.attention.head_dim.block old.attention.head_dim.n)) (ite $x930 (or $x1476 (< ?x2891 old.attention.head_dim.n)) $x1525))))
 (let (($x2024 (= 1 old.attention.head_dim.parts)))
 (let (($x1925 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x2468 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x1678 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1006 (or $x1678 $x2468)))
 (let (($x1451 (ite $x1006 old.attention.head_dim.given_moved (ite (or $x1925 $x2024) false $x1996))))
 (= old.attention.head_dim.moved $x1451))))))))))))))))
(assert
 (let ((?x2771 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x1733 (* (div (- ?x2771 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x2559 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x957 (and $x2559 (< 1 old.attention.value_dim.parts) (= (div ?x1733 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x957))))))
(assert
 (let (($x3000 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x2234 (not old.model.sinks)))
 (= old.attention.one_key (and $x2234 $x3000)))))
(assert
 (let (($x1796 (not old.attention.head_dim.padded)))
 (let (($x2024 (= 1 old.attention.head_dim.parts)))
 (let (($x1925 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x2468 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x1678 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1006 (or $x1678 $x2468)))
 (let (($x2062 (ite $x1006 old.attention.head_dim.given_everywhere (or $x1925 (and $x2024 $x1796)))))
 (= old.attention.head_dim.everywhere $x2062)))))))))
(assert
 (let (($x1967 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x468 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1649 (ite (or $x468 $x1967) (_ bv16 7) (_ bv96 7))))
 (let (($x653 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x808 (or old.model.latent old.attention.kv_filled)))
 (let (($x1751 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1986 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3010 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x592 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2776 (and $x1986 $x592 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x3010)))
 (let ((?x2146 (ite (or $x468 $x2776 (and $x1986 $x1751 old.attention.heads.filled $x808)) (_ bv96 7) (_ bv16 7))))
 (let (($x2037 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x918 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2474 (or $x918 $x653)))
 (let ((?x1349 (ite (or $x2474 $x2037) old.attention.qkv.split ?x2146)))
 (let (($x2283 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2533 (not $x2283)))
 (let ((?x977 (ite $x2533 ?x1349 (ite (or $x653 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) ?x1649))))
 (let ((?x1597 (ite (or $x2474 $x2037 old.model.query_latent) (_ bv96 7) (ite $x1986 (_ bv21 7) (_ bv16 7)))))
 (let (($x1368 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x1368 ?x1597 ?x977)))))))))))))))))))))))
(assert
 (let (($x1967 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x468 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1649 (ite (or $x468 $x1967) (_ bv16 7) (_ bv96 7))))
 (let (($x653 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x808 (or old.model.latent old.attention.kv_filled)))
 (let (($x1751 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1986 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3010 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x592 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2776 (and $x1986 $x592 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x3010)))
 (let ((?x2146 (ite (or $x468 $x2776 (and $x1986 $x1751 old.attention.heads.filled $x808)) (_ bv96 7) (_ bv16 7))))
 (let (($x2037 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x918 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2474 (or $x918 $x653)))
 (let ((?x1349 (ite (or $x2474 $x2037) old.attention.qkv.split ?x2146)))
 (let (($x2283 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2533 (not $x2283)))
 (let ((?x2114 (ite $x2533 ?x1349 (ite (or $x653 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x1649))))
 (let ((?x1597 (ite (or $x2474 $x2037 old.model.query_latent) (_ bv96 7) (ite $x1986 (_ bv21 7) (_ bv16 7)))))
 (let (($x1368 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x1368 ?x1597 ?x2114)))))))))))))))))))))))
(assert
 (let (($x657 (not old.attention.head_dim.moved)))
 (let (($x2354 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x1353 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x1175 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x1013 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x449 (or old.attention.head_dim.everywhere old.attention.head_dim.filled (and (or $x1013 $x1175 $x1353 $x2354) $x657))))
 (let (($x2468 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x1678 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1006 (or $x1678 $x2468)))
 (= old.attention.head_dim.undivided (ite $x1006 old.attention.head_dim.given_undivided $x449))))))))))))
(assert
 (let (($x1712 (= old.attention.head_dim.least old.attention.head_dim.parts)))
 (let (($x2328 (= (_ bv1 7) old.attention.scores.sum)))
 (let (($x657 (not old.attention.head_dim.moved)))
 (let (($x2229 (or old.attention.head_dim.undivided (and (= 1 old.attention.head_dim.most) $x657))))
 (let (($x589 (= 1 old.pp)))
 (let (($x423 (not old.attention.scores.group.pp)))
 (let (($x2694 (or $x423 $x589)))
 (let (($x3164 (= 1 old.sp)))
 (let (($x2256 (not old.attention.scores.group.sp)))
 (let (($x1199 (or $x2256 $x3164)))
 (let (($x2122 (= 1 old.dp)))
 (let (($x2167 (not old.attention.scores.group.dp)))
 (let (($x2965 (or $x2167 $x2122)))
 (let (($x2731 (and (or (not old.attention.scores.group.tp) (= 1 old.tp)) $x2965 $x1199 $x2694)))
 (let (($x1856 (= (_ bv57 7) old.attention.scores.sum)))
 (let (($x403 (ite (or $x1856 $x2731) (and (<= 1 old.attention.head_dim.least) $x2229) (and $x2328 (and old.attention.head_dim.undivided $x1712)))))
 (= old.attention.scores_whole $x403))))))))))))))))))
(assert
 (= old.prefill false))
(assert
 (and (<= 1 new.attention.head_dim.block)))
(assert
 (and (<= 0 new.attention.head_dim.given_least)))
(assert
 (and (<= 0 new.attention.head_dim.given_most)))
(assert
 (let (($x2297 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x3431 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x387 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x687 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x1446 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2452 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x1181 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1748 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x517 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x2763 (= (_ bv11 7) new.attention.head_dim.kind)))
 (or $x2763 $x517 $x1748 $x1181 $x2452 $x1446 $x687 $x387 $x3431 $x2297))))))))))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x1092 (= (_ bv65 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) (= (_ bv48 7) new.attention.heads.kind) (= (_ bv56 7) new.attention.heads.kind) $x1092 (= (_ bv86 7) new.attention.heads.kind) (= (_ bv91 7) new.attention.heads.kind) (= (_ bv96 7) new.attention.heads.kind) (= (_ bv99 7) new.attention.heads.kind))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x2603 (= (_ bv8 7) new.attention.pairs)))
 (or $x2603 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x2351 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2901 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x3312 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x774 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3344 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x3344 $x774 $x3312 $x2901 $x2351)))))))
(assert
 (let (($x2252 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x2252 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x2638 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x2638 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x3308 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x932 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x108 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x3287 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x3287 $x108 $x932 $x3308))))))
(assert
 (let (($x2823 (= (_ bv57 7) new.attention.scores.sum)))
 (let (($x2245 (= (_ bv1 7) new.attention.scores.sum)))
 (or $x2245 $x2823 (= (_ bv88 7) new.attention.scores.sum)))))
(assert
 (let (($x3135 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x3135 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x575 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x575)))
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
 (let ((?x1639 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x2951 (= (div (* ?x1639 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x1092 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x1092 (< 1 new.attention.heads.parts) $x2951))))))
(assert
 (let ((?x492 (mod new.attention.head_dim.n new.attention.head_dim.multiple)))
 (let (($x1446 (= (_ bv65 7) new.attention.head_dim.kind)))
 (= new.attention.head_dim.padded (and $x1446 (not (= 0 ?x492)))))))
(assert
 (let ((?x2339 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x1989 (div (* ?x2339 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1912 (= (- 1) new.attention.head_dim.n)))
 (let (($x2291 (or $x1912 (< (* ?x1989 new.attention.head_dim.parts) new.attention.head_dim.n))))
 (let ((?x1718 (mod new.attention.head_dim.multiple new.attention.head_dim.parts)))
 (let (($x1446 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let ((?x615 (ite $x1446 (ite (= 0 ?x1718) 1 (ite $x2291 0 1)) new.attention.head_dim.given_least)))
 (let (($x2563 (not (= 0 (mod new.attention.head_dim.n new.attention.head_dim.parts)))))
 (let ((?x2389 (ite (and $x1912 (= 1 new.attention.head_dim.parts)) 1 (ite (or $x1912 $x2563) 0 1))))
 (let (($x1748 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x2452 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x2297 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x387 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x2763 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x517 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x3431 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let ((?x2275 (ite $x3431 new.attention.head_dim.parts (ite (or $x517 $x2763 $x387 $x2297 $x2452) 1 (ite $x1748 ?x2389 ?x615)))))
 (= new.attention.head_dim.least ?x2275)))))))))))))))))))
(assert
 (let ((?x2339 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x1989 (div (* ?x2339 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1446 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1477 (and $x1446 (< 1 new.attention.head_dim.parts) (= ?x1989 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x1477))))))
(assert
 (let (($x1181 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x687 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x3243 (or $x687 $x1181)))
 (let (($x3431 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let ((?x1628 (ite $x3431 new.attention.head_dim.parts (ite $x3243 new.attention.head_dim.given_most 1))))
 (= new.attention.head_dim.most ?x1628)))))))
(assert
 (let (($x1912 (= (- 1) new.attention.head_dim.n)))
 (let (($x1748 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x1444 (ite $x1748 (or $x1912 (<= new.attention.head_dim.parts new.attention.head_dim.n)) (or $x1912 (< 1 new.attention.head_dim.n)))))
 (let ((?x2339 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x1989 (div (* ?x2339 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1446 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x387 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x549 (ite $x387 (or $x1912 (< new.attention.head_dim.block new.attention.head_dim.n)) (ite $x1446 (or $x1912 (< ?x1989 new.attention.head_dim.n)) $x1444))))
 (let (($x2629 (= 1 new.attention.head_dim.parts)))
 (let (($x3431 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x1181 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x687 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x3243 (or $x687 $x1181)))
 (let (($x2829 (ite $x3243 new.attention.head_dim.given_moved (ite (or $x3431 $x2629) false $x549))))
 (= new.attention.head_dim.moved $x2829))))))))))))))))
(assert
 (let ((?x2303 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x1398 (* (div ?x2303 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x3135 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x931 (and $x3135 (< 1 new.attention.value_dim.parts) (= (div ?x1398 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x931))))))
(assert
 (let (($x2242 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x1087 (not new.model.sinks)))
 (= new.attention.one_key (and $x1087 $x2242)))))
(assert
 (let (($x875 (not new.attention.head_dim.padded)))
 (let (($x2629 (= 1 new.attention.head_dim.parts)))
 (let (($x3431 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x1181 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x687 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x3243 (or $x687 $x1181)))
 (let (($x3550 (ite $x3243 new.attention.head_dim.given_everywhere (or $x3431 (and $x2629 $x875)))))
 (= new.attention.head_dim.everywhere $x3550)))))))))
(assert
 (let (($x2351 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x3344 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x256 (ite (or $x3344 $x2351) (_ bv16 7) (_ bv96 7))))
 (let (($x2901 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1220 (or new.model.latent new.attention.kv_filled)))
 (let (($x108 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x774 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3287 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1020 (and $x774 $x3287 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x3409 (ite (or $x3344 $x1020 (and $x774 $x108 new.attention.heads.filled $x1220)) (_ bv96 7) (_ bv16 7))))
 (let (($x2183 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x3312 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1041 (or $x3312 $x2901)))
 (let ((?x1297 (ite (or $x1041 $x2183) new.attention.qkv.split ?x3409)))
 (let (($x932 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x458 (not $x932)))
 (let ((?x1946 (ite $x458 ?x1297 (ite (or $x2901 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) ?x256))))
 (let ((?x2092 (ite (or $x1041 $x2183 new.model.query_latent) (_ bv96 7) (ite $x774 (_ bv21 7) (_ bv16 7)))))
 (let (($x3308 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x3308 ?x2092 ?x1946))))))))))))))))))))))
(assert
 (let (($x2351 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x3344 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x256 (ite (or $x3344 $x2351) (_ bv16 7) (_ bv96 7))))
 (let (($x2901 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1220 (or new.model.latent new.attention.kv_filled)))
 (let (($x108 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x774 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3287 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1020 (and $x774 $x3287 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x3409 (ite (or $x3344 $x1020 (and $x774 $x108 new.attention.heads.filled $x1220)) (_ bv96 7) (_ bv16 7))))
 (let (($x2183 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x3312 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1041 (or $x3312 $x2901)))
 (let ((?x1297 (ite (or $x1041 $x2183) new.attention.qkv.split ?x3409)))
 (let (($x932 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x458 (not $x932)))
 (let ((?x3572 (ite $x458 ?x1297 (ite (or $x2901 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x256))))
 (let ((?x2092 (ite (or $x1041 $x2183 new.model.query_latent) (_ bv96 7) (ite $x774 (_ bv21 7) (_ bv16 7)))))
 (let (($x3308 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x3308 ?x2092 ?x3572))))))))))))))))))))))
(assert
 (let (($x832 (not new.attention.head_dim.moved)))
 (let (($x2297 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x387 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x2763 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x517 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x1147 (or new.attention.head_dim.everywhere new.attention.head_dim.filled (and (or $x517 $x2763 $x387 $x2297) $x832))))
 (let (($x1181 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x687 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x3243 (or $x687 $x1181)))
 (= new.attention.head_dim.undivided (ite $x3243 new.attention.head_dim.given_undivided $x1147))))))))))))
(assert
 (let (($x2577 (= new.attention.head_dim.least new.attention.head_dim.parts)))
 (let (($x2245 (= (_ bv1 7) new.attention.scores.sum)))
 (let (($x832 (not new.attention.head_dim.moved)))
 (let (($x445 (or new.attention.head_dim.undivided (and (= 1 new.attention.head_dim.most) $x832))))
 (let (($x2827 (= 1 new.pp)))
 (let (($x516 (not new.attention.scores.group.pp)))
 (let (($x2787 (or $x516 $x2827)))
 (let (($x1219 (= 1 new.sp)))
 (let (($x2633 (not new.attention.scores.group.sp)))
 (let (($x831 (or $x2633 $x1219)))
 (let (($x3184 (= 1 new.dp)))
 (let (($x2544 (not new.attention.scores.group.dp)))
 (let (($x3023 (or $x2544 $x3184)))
 (let (($x668 (and (or (not new.attention.scores.group.tp) (= 1 new.tp)) $x3023 $x831 $x2787)))
 (let (($x2823 (= (_ bv57 7) new.attention.scores.sum)))
 (let (($x1836 (ite (or $x2823 $x668) (and (<= 1 new.attention.head_dim.least) $x445) (and $x2245 (and new.attention.head_dim.undivided $x2577)))))
 (= new.attention.scores_whole $x1836))))))))))))))))))
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
 (let (($x2685 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2227 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2211 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1228 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2185 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2185 $x1228 $x2211 $x2227 $x2685)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1962 (* old.sp old.tp)))
 (<= old.moe.block ?x1962)))
(assert
 (let ((?x1962 (* old.sp old.tp)))
 (let ((?x3318 (mod ?x1962 old.moe.block)))
 (= 0 ?x3318))))
(assert
 (let ((?x1962 (* old.sp old.tp)))
 (= old.stage.ranks ?x1962)))
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
 (let (($x1773 (not old.moe.group.sp)))
 (let (($x305 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x305 $x1773))))
(assert
 (let ((?x3104 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3104)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x383 (or new.attention.one_key (and (= (_ bv36 7) new.attention.q) new.attention.scores_whole))))
 (let (($x2827 (= 1 new.pp)))
 (let (($x516 (not new.attention.scores.group.pp)))
 (let (($x2787 (or $x516 $x2827)))
 (let (($x1219 (= 1 new.sp)))
 (let (($x2633 (not new.attention.scores.group.sp)))
 (let (($x831 (or $x2633 $x1219)))
 (let (($x3184 (= 1 new.dp)))
 (let (($x2544 (not new.attention.scores.group.dp)))
 (let (($x3023 (or $x2544 $x3184)))
 (let (($x668 (and (or (not new.attention.scores.group.tp) (= 1 new.tp)) $x3023 $x831 $x2787)))
 (let (($x2800 (and (or new.attention.scores.group.tp (= 1 new.tp)) $x3023 $x831 $x2787)))
 (let (($x2726 (and (not (= (_ bv36 7) new.attention.q)) (not (= (_ bv92 7) new.attention.q)) (not (= (_ bv92 7) new.attention.k)))))
 (let (($x2802 (not new.attention.one_key)))
 (let (($x3333 (not new.attention.scores_whole)))
 (let (($x2245 (= (_ bv1 7) new.attention.scores.sum)))
 (let (($x2823 (= (_ bv57 7) new.attention.scores.sum)))
 (let (($x1890 (or $x2823 (and $x2245 (not (= 1 new.tp)) $x3333 $x2802) $x2726 $x2800 (and $x668 $x383))))
 (not $x1890))))))))))))))))))))
(assert
 (let (($x878 (or old.attention.one_key (and (= (_ bv36 7) old.attention.q) old.attention.scores_whole))))
(let (($x589 (= 1 old.pp)))
(let (($x423 (not old.attention.scores.group.pp)))
(let (($x2694 (or $x423 $x589)))
(let (($x3164 (= 1 old.sp)))
(let (($x2256 (not old.attention.scores.group.sp)))
(let (($x1199 (or $x2256 $x3164)))
(let (($x2122 (= 1 old.dp)))
(let (($x2167 (not old.attention.scores.group.dp)))
(let (($x2965 (or $x2167 $x2122)))
(let (($x2731 (and (or (not old.attention.scores.group.tp) (= 1 old.tp)) $x2965 $x1199 $x2694)))
(let (($x485 (and (or old.attention.scores.group.tp (= 1 old.tp)) $x2965 $x1199 $x2694)))
(let (($x1845 (and (not (= (_ bv36 7) old.attention.q)) (not (= (_ bv92 7) old.attention.q)) (not (= (_ bv92 7) old.attention.k)))))
(let (($x818 (not old.attention.one_key)))
(let (($x197 (not old.attention.scores_whole)))
(let (($x2328 (= (_ bv1 7) old.attention.scores.sum)))
(let (($x1856 (= (_ bv57 7) old.attention.scores.sum)))
(or $x1856 (and $x2328 (not (= 1 old.tp)) $x197 $x818) $x1845 $x485 (and $x2731 $x878))))))))))))))))))))
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
(declare-fun old.attention.head_dim.padded () Bool)
(declare-fun old.attention.head_dim.least () Int)
(declare-fun old.attention.head_dim.filled () Bool)
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
(declare-fun new.attention.head_dim.padded () Bool)
(declare-fun new.attention.head_dim.least () Int)
(declare-fun new.attention.head_dim.filled () Bool)
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
 (let (($x2354 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x1925 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x1353 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x1678 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x930 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2209 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x2468 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x1568 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x1013 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x1175 (= (_ bv11 7) old.attention.head_dim.kind)))
 (or $x1175 $x1013 $x1568 $x2468 $x2209 $x930 $x1678 $x1353 $x1925 $x2354))))))))))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x1637 (= (_ bv65 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) (= (_ bv48 7) old.attention.heads.kind) (= (_ bv56 7) old.attention.heads.kind) $x1637 (= (_ bv86 7) old.attention.heads.kind) (= (_ bv91 7) old.attention.heads.kind) (= (_ bv96 7) old.attention.heads.kind) (= (_ bv99 7) old.attention.heads.kind))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x2356 (= (_ bv8 7) old.attention.pairs)))
 (or $x2356 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x1967 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x653 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x918 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1986 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x468 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x468 $x1986 $x918 $x653 $x1967)))))))
(assert
 (let (($x677 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x677 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x1368 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x2283 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1751 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x592 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x592 $x1751 $x2283 $x1368))))))
(assert
 (let (($x270 (= (_ bv30 7) old.attention.scores.scale)))
 (or $x270 (= (_ bv49 7) old.attention.scores.scale))))
(assert
 (let (($x2559 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x2559 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x1888 (= (_ bv42 7) old.batch.idle)))
 (or $x1888 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x2685 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2185 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x2227 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2211 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1228 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1228 $x2211 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x2227 $x2185 $x2685)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x277 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x277)))
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
 (let ((?x514 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x1840 (= (div (* ?x514 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x1637 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x1637 (< 1 old.attention.heads.parts) $x1840))))))
(assert
 (let ((?x3276 (mod old.attention.head_dim.n old.attention.head_dim.multiple)))
 (let (($x930 (= (_ bv65 7) old.attention.head_dim.kind)))
 (= old.attention.head_dim.padded (and $x930 (not (= 0 ?x3276)))))))
(assert
 (let ((?x3025 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2891 (div (* ?x3025 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x1476 (= (- 1) old.attention.head_dim.n)))
 (let (($x1392 (or $x1476 (< (* ?x2891 old.attention.head_dim.parts) old.attention.head_dim.n))))
 (let ((?x3097 (mod old.attention.head_dim.multiple old.attention.head_dim.parts)))
 (let (($x930 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let ((?x433 (ite $x930 (ite (= 0 ?x3097) 1 (ite $x1392 0 1)) old.attention.head_dim.given_least)))
 (let (($x2621 (not (= 0 (mod old.attention.head_dim.n old.attention.head_dim.parts)))))
 (let ((?x2159 (ite (and $x1476 (= 1 old.attention.head_dim.parts)) 1 (ite (or $x1476 $x2621) 0 1))))
 (let (($x1568 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x2209 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x2354 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x1353 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x1175 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x1013 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x1925 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let ((?x2652 (ite $x1925 old.attention.head_dim.parts (ite (or $x1013 $x1175 $x1353 $x2354 $x2209) 1 (ite $x1568 ?x2159 ?x433)))))
 (= old.attention.head_dim.least ?x2652)))))))))))))))))))
(assert
 (let ((?x3025 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2891 (div (* ?x3025 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x930 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x822 (and $x930 (< 1 old.attention.head_dim.parts) (= ?x2891 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x822))))))
(assert
 (let (($x1476 (= (- 1) old.attention.head_dim.n)))
 (let (($x1568 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x1525 (ite $x1568 (or $x1476 (<= old.attention.head_dim.parts old.attention.head_dim.n)) (or $x1476 (< 1 old.attention.head_dim.n)))))
 (let ((?x3025 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2891 (div (* ?x3025 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x930 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1353 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x1996 (ite $x1353 (or $x1476 (< old.attention.head_dim.block old.attention.head_dim.n)) (ite $x930 (or $x1476 (< ?x2891 old.attention.head_dim.n)) $x1525))))
 (let (($x2024 (= 1 old.attention.head_dim.parts)))
 (let (($x1925 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x2468 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x1678 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1006 (or $x1678 $x2468)))
 (let (($x1451 (ite $x1006 old.attention.head_dim.given_moved (ite (or $x1925 $x2024) false $x1996))))
 (= old.attention.head_dim.moved $x1451))))))))))))))))
(assert
 (let ((?x2771 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x1733 (* (div (- ?x2771 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x2559 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x957 (and $x2559 (< 1 old.attention.value_dim.parts) (= (div ?x1733 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x957))))))
(assert
 (let (($x3000 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x2234 (not old.model.sinks)))
 (= old.attention.one_key (and $x2234 $x3000)))))
(assert
 (let (($x1796 (not old.attention.head_dim.padded)))
 (let (($x2024 (= 1 old.attention.head_dim.parts)))
 (let (($x1925 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x2468 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x1678 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1006 (or $x1678 $x2468)))
 (let (($x2062 (ite $x1006 old.attention.head_dim.given_everywhere (or $x1925 (and $x2024 $x1796)))))
 (= old.attention.head_dim.everywhere $x2062)))))))))
(assert
 (let (($x1967 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x468 (= (_ bv4 7) old.attention.qkv.collective)))
 (let (($x653 (= (_ bv57 7) old.attention.qkv.collective)))
 (let ((?x2443 (ite (or $x653 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x468 $x1967) (_ bv16 7) (_ bv96 7)))))
 (let (($x808 (or old.model.latent old.attention.kv_filled)))
 (let (($x1751 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1986 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3010 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x592 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2776 (and $x1986 $x592 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x3010)))
 (let ((?x2146 (ite (or $x468 $x2776 (and $x1986 $x1751 old.attention.heads.filled $x808)) (_ bv96 7) (_ bv16 7))))
 (let (($x2037 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x918 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2474 (or $x918 $x653)))
 (let ((?x977 (ite (not (= (_ bv40 7) old.attention.qkv.split)) (ite (or $x2474 $x2037) old.attention.qkv.split ?x2146) ?x2443)))
 (let (($x1368 (= (_ bv57 7) old.attention.qkv.split)))
 (let ((?x1121 (ite $x1368 (ite (or $x2474 $x2037 old.model.query_latent) (_ bv96 7) (ite $x1986 (_ bv21 7) (_ bv16 7))) ?x977)))
 (= old.attention.q ?x1121)))))))))))))))))))
(assert
 (let (($x657 (not old.attention.head_dim.moved)))
 (let (($x2354 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x1353 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x1175 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x1013 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x449 (or old.attention.head_dim.everywhere old.attention.head_dim.filled (and (or $x1013 $x1175 $x1353 $x2354) $x657))))
 (let (($x2468 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x1678 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1006 (or $x1678 $x2468)))
 (= old.attention.head_dim.undivided (ite $x1006 old.attention.head_dim.given_undivided $x449))))))))))))
(assert
 (= old.prefill false))
(assert
 (and (<= 1 new.attention.head_dim.block)))
(assert
 (and (<= 0 new.attention.head_dim.given_least)))
(assert
 (let (($x2297 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x3431 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x387 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x687 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x1446 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2452 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x1181 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1748 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x517 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x2763 (= (_ bv11 7) new.attention.head_dim.kind)))
 (or $x2763 $x517 $x1748 $x1181 $x2452 $x1446 $x687 $x387 $x3431 $x2297))))))))))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x1092 (= (_ bv65 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) (= (_ bv48 7) new.attention.heads.kind) (= (_ bv56 7) new.attention.heads.kind) $x1092 (= (_ bv86 7) new.attention.heads.kind) (= (_ bv91 7) new.attention.heads.kind) (= (_ bv96 7) new.attention.heads.kind) (= (_ bv99 7) new.attention.heads.kind))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x2603 (= (_ bv8 7) new.attention.pairs)))
 (or $x2603 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x2351 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2901 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x3312 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x774 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3344 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x3344 $x774 $x3312 $x2901 $x2351)))))))
(assert
 (let (($x2638 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x2638 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x3308 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x932 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x108 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x3287 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x3287 $x108 $x932 $x3308))))))
(assert
 (let (($x34 (= (_ bv30 7) new.attention.scores.scale)))
 (or $x34 (= (_ bv49 7) new.attention.scores.scale))))
(assert
 (let (($x3135 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x3135 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x575 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x575)))
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
 (let ((?x1639 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x2951 (= (div (* ?x1639 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x1092 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x1092 (< 1 new.attention.heads.parts) $x2951))))))
(assert
 (let ((?x492 (mod new.attention.head_dim.n new.attention.head_dim.multiple)))
 (let (($x1446 (= (_ bv65 7) new.attention.head_dim.kind)))
 (= new.attention.head_dim.padded (and $x1446 (not (= 0 ?x492)))))))
(assert
 (let ((?x2339 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x1989 (div (* ?x2339 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1912 (= (- 1) new.attention.head_dim.n)))
 (let (($x2291 (or $x1912 (< (* ?x1989 new.attention.head_dim.parts) new.attention.head_dim.n))))
 (let ((?x1718 (mod new.attention.head_dim.multiple new.attention.head_dim.parts)))
 (let (($x1446 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let ((?x615 (ite $x1446 (ite (= 0 ?x1718) 1 (ite $x2291 0 1)) new.attention.head_dim.given_least)))
 (let (($x2563 (not (= 0 (mod new.attention.head_dim.n new.attention.head_dim.parts)))))
 (let ((?x2389 (ite (and $x1912 (= 1 new.attention.head_dim.parts)) 1 (ite (or $x1912 $x2563) 0 1))))
 (let (($x1748 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x2452 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x2297 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x387 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x2763 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x517 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x3431 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let ((?x2275 (ite $x3431 new.attention.head_dim.parts (ite (or $x517 $x2763 $x387 $x2297 $x2452) 1 (ite $x1748 ?x2389 ?x615)))))
 (= new.attention.head_dim.least ?x2275)))))))))))))))))))
(assert
 (let ((?x2339 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x1989 (div (* ?x2339 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1446 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1477 (and $x1446 (< 1 new.attention.head_dim.parts) (= ?x1989 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x1477))))))
(assert
 (let (($x1912 (= (- 1) new.attention.head_dim.n)))
 (let (($x1748 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x1444 (ite $x1748 (or $x1912 (<= new.attention.head_dim.parts new.attention.head_dim.n)) (or $x1912 (< 1 new.attention.head_dim.n)))))
 (let ((?x2339 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x1989 (div (* ?x2339 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1446 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x387 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x549 (ite $x387 (or $x1912 (< new.attention.head_dim.block new.attention.head_dim.n)) (ite $x1446 (or $x1912 (< ?x1989 new.attention.head_dim.n)) $x1444))))
 (let (($x2629 (= 1 new.attention.head_dim.parts)))
 (let (($x3431 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x1181 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x687 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x3243 (or $x687 $x1181)))
 (let (($x2829 (ite $x3243 new.attention.head_dim.given_moved (ite (or $x3431 $x2629) false $x549))))
 (= new.attention.head_dim.moved $x2829))))))))))))))))
(assert
 (let ((?x2303 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x1398 (* (div ?x2303 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x3135 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x931 (and $x3135 (< 1 new.attention.value_dim.parts) (= (div ?x1398 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x931))))))
(assert
 (let (($x2242 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x1087 (not new.model.sinks)))
 (= new.attention.one_key (and $x1087 $x2242)))))
(assert
 (let (($x875 (not new.attention.head_dim.padded)))
 (let (($x2629 (= 1 new.attention.head_dim.parts)))
 (let (($x3431 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x1181 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x687 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x3243 (or $x687 $x1181)))
 (let (($x3550 (ite $x3243 new.attention.head_dim.given_everywhere (or $x3431 (and $x2629 $x875)))))
 (= new.attention.head_dim.everywhere $x3550)))))))))
(assert
 (let (($x2351 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x3344 (= (_ bv4 7) new.attention.qkv.collective)))
 (let (($x2901 (= (_ bv57 7) new.attention.qkv.collective)))
 (let ((?x123 (ite (or $x2901 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x3344 $x2351) (_ bv16 7) (_ bv96 7)))))
 (let (($x1220 (or new.model.latent new.attention.kv_filled)))
 (let (($x108 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x774 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3287 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1020 (and $x774 $x3287 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x3409 (ite (or $x3344 $x1020 (and $x774 $x108 new.attention.heads.filled $x1220)) (_ bv96 7) (_ bv16 7))))
 (let (($x2183 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x3312 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1041 (or $x3312 $x2901)))
 (let ((?x1946 (ite (not (= (_ bv40 7) new.attention.qkv.split)) (ite (or $x1041 $x2183) new.attention.qkv.split ?x3409) ?x123)))
 (let (($x3308 (= (_ bv57 7) new.attention.qkv.split)))
 (let ((?x1705 (ite $x3308 (ite (or $x1041 $x2183 new.model.query_latent) (_ bv96 7) (ite $x774 (_ bv21 7) (_ bv16 7))) ?x1946)))
 (= new.attention.q ?x1705))))))))))))))))))
(assert
 (let (($x832 (not new.attention.head_dim.moved)))
 (let (($x2297 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x387 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x2763 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x517 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x1147 (or new.attention.head_dim.everywhere new.attention.head_dim.filled (and (or $x517 $x2763 $x387 $x2297) $x832))))
 (let (($x1181 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x687 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x3243 (or $x687 $x1181)))
 (= new.attention.head_dim.undivided (ite $x3243 new.attention.head_dim.given_undivided $x1147))))))))))))
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
 (let (($x2685 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2227 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2211 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1228 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2185 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2185 $x1228 $x2211 $x2227 $x2685)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1962 (* old.sp old.tp)))
 (<= old.moe.block ?x1962)))
(assert
 (let ((?x1962 (* old.sp old.tp)))
 (let ((?x3318 (mod ?x1962 old.moe.block)))
 (= 0 ?x3318))))
(assert
 (let ((?x1962 (* old.sp old.tp)))
 (= old.stage.ranks ?x1962)))
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
 (let (($x1773 (not old.moe.group.sp)))
 (let (($x305 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x305 $x1773))))
(assert
 (let ((?x3104 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3104)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x34 (= (_ bv30 7) new.attention.scores.scale)))
 (let (($x1564 (or (not (= (_ bv36 7) new.attention.q)) $x34 new.model.set_scale new.attention.one_key (> 1 new.attention.head_dim.least) new.attention.head_dim.undivided)))
 (not $x1564))))
(assert
 (let (($x270 (= (_ bv30 7) old.attention.scores.scale)))
(or (not (= (_ bv36 7) old.attention.q)) $x270 old.model.set_scale old.attention.one_key (> 1 old.attention.head_dim.least) old.attention.head_dim.undivided)))
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
(declare-fun old.attention.heads.padded () Bool)
(declare-fun old.attention.heads.filled () Bool)
(declare-fun old.attention.heads.given_moved () Bool)
(declare-fun old.attention.heads.moved () Bool)
(declare-fun old.attention.head_dim.padded () Bool)
(declare-fun old.attention.head_dim.filled () Bool)
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
(declare-fun new.attention.heads.padded () Bool)
(declare-fun new.attention.heads.filled () Bool)
(declare-fun new.attention.heads.given_moved () Bool)
(declare-fun new.attention.heads.moved () Bool)
(declare-fun new.attention.head_dim.padded () Bool)
(declare-fun new.attention.head_dim.filled () Bool)
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
 (let (($x2354 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x1925 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x1353 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x1678 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x930 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2468 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x1568 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x1013 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x1175 (= (_ bv11 7) old.attention.head_dim.kind)))
 (or $x1175 $x1013 $x1568 $x2468 (= (_ bv56 7) old.attention.head_dim.kind) $x930 $x1678 $x1353 $x1925 $x2354)))))))))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (and (<= 1 old.attention.heads.block)))
(assert
 (let (($x2523 (= (_ bv99 7) old.attention.heads.kind)))
 (let (($x3371 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x3474 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x792 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1637 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x29 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x1585 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x258 (= (_ bv18 7) old.attention.heads.kind)))
 (let (($x1374 (= (_ bv11 7) old.attention.heads.kind)))
 (or $x1374 $x258 $x1585 $x29 (= (_ bv56 7) old.attention.heads.kind) $x1637 $x792 $x3474 $x3371 $x2523)))))))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x2356 (= (_ bv8 7) old.attention.pairs)))
 (or $x2356 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x1967 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x653 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x918 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1986 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x468 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x468 $x1986 $x918 $x653 $x1967)))))))
(assert
 (let (($x2238 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x2238 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x677 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x677 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x1368 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x2283 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1751 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x592 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x592 $x1751 $x2283 $x1368))))))
(assert
 (let (($x2528 (= (_ bv93 7) old.attention.scores.statistic)))
 (or (= (_ bv49 7) old.attention.scores.statistic) $x2528)))
(assert
 (let (($x2559 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x2559 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x1888 (= (_ bv42 7) old.batch.idle)))
 (or $x1888 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x2685 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2185 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x2227 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2211 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1228 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1228 $x2211 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x2227 $x2185 $x2685)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x277 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x277)))
(assert
 (let (($x2307 (= (_ bv97 7) old.model.qk_norm)))
 (let (($x1706 (= (_ bv57 7) old.model.qk_norm)))
 (or (= (_ bv35 7) old.model.qk_norm) $x1706 $x2307))))
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
 (let (($x2512 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x1637 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x1637 $x2512)))))
(assert
 (let ((?x514 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x2008 (div (* ?x514 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x1637 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x743 (and $x1637 (< 1 old.attention.heads.parts) (= ?x2008 old.attention.heads.n))))
 (= old.attention.heads.filled $x743))))))
(assert
 (let (($x2078 (= (- 1) old.attention.heads.n)))
 (let (($x1585 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x1144 (ite $x1585 (or $x2078 (<= old.attention.heads.parts old.attention.heads.n)) (or $x2078 (< 1 old.attention.heads.n)))))
 (let ((?x514 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x2008 (div (* ?x514 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x1637 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x3474 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x2494 (ite $x3474 (or $x2078 (< old.attention.heads.block old.attention.heads.n)) (ite $x1637 (or $x2078 (< ?x2008 old.attention.heads.n)) $x1144))))
 (let (($x2427 (= 1 old.attention.heads.parts)))
 (let (($x3371 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x29 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x792 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1890 (or $x792 $x29)))
 (let (($x1231 (ite $x1890 old.attention.heads.given_moved (ite (or $x3371 $x2427) false $x2494))))
 (= old.attention.heads.moved $x1231))))))))))))))))
(assert
 (let ((?x3276 (mod old.attention.head_dim.n old.attention.head_dim.multiple)))
 (let (($x930 (= (_ bv65 7) old.attention.head_dim.kind)))
 (= old.attention.head_dim.padded (and $x930 (not (= 0 ?x3276)))))))
(assert
 (let ((?x3025 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2891 (div (* ?x3025 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x930 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x822 (and $x930 (< 1 old.attention.head_dim.parts) (= ?x2891 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x822))))))
(assert
 (let (($x1476 (= (- 1) old.attention.head_dim.n)))
 (let (($x1568 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x1525 (ite $x1568 (or $x1476 (<= old.attention.head_dim.parts old.attention.head_dim.n)) (or $x1476 (< 1 old.attention.head_dim.n)))))
 (let ((?x3025 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2891 (div (* ?x3025 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x930 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1353 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x1996 (ite $x1353 (or $x1476 (< old.attention.head_dim.block old.attention.head_dim.n)) (ite $x930 (or $x1476 (< ?x2891 old.attention.head_dim.n)) $x1525))))
 (let (($x2024 (= 1 old.attention.head_dim.parts)))
 (let (($x1925 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x2468 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x1678 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1006 (or $x1678 $x2468)))
 (let (($x1451 (ite $x1006 old.attention.head_dim.given_moved (ite (or $x1925 $x2024) false $x1996))))
 (= old.attention.head_dim.moved $x1451))))))))))))))))
(assert
 (let ((?x2771 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x1733 (* (div (- ?x2771 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x2559 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x957 (and $x2559 (< 1 old.attention.value_dim.parts) (= (div ?x1733 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x957))))))
(assert
 (let (($x3000 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x2234 (not old.model.sinks)))
 (= old.attention.one_key (and $x2234 $x3000)))))
(assert
 (let (($x2819 (not old.attention.heads.padded)))
 (let (($x2427 (= 1 old.attention.heads.parts)))
 (let (($x3371 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x29 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x792 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1890 (or $x792 $x29)))
 (let (($x1835 (ite $x1890 old.attention.heads.given_everywhere (or $x3371 (and $x2427 $x2819)))))
 (= old.attention.heads.everywhere $x1835)))))))))
(assert
 (let (($x1796 (not old.attention.head_dim.padded)))
 (let (($x2024 (= 1 old.attention.head_dim.parts)))
 (let (($x1925 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x2468 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x1678 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1006 (or $x1678 $x2468)))
 (let (($x2062 (ite $x1006 old.attention.head_dim.given_everywhere (or $x1925 (and $x2024 $x1796)))))
 (= old.attention.head_dim.everywhere $x2062)))))))))
(assert
 (let (($x1967 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x468 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1649 (ite (or $x468 $x1967) (_ bv16 7) (_ bv96 7))))
 (let (($x653 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x808 (or old.model.latent old.attention.kv_filled)))
 (let (($x1751 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1986 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3010 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x592 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2776 (and $x1986 $x592 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x3010)))
 (let ((?x2146 (ite (or $x468 $x2776 (and $x1986 $x1751 old.attention.heads.filled $x808)) (_ bv96 7) (_ bv16 7))))
 (let (($x2037 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x918 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2474 (or $x918 $x653)))
 (let ((?x1349 (ite (or $x2474 $x2037) old.attention.qkv.split ?x2146)))
 (let (($x2283 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2533 (not $x2283)))
 (let ((?x977 (ite $x2533 ?x1349 (ite (or $x653 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) ?x1649))))
 (let ((?x1597 (ite (or $x2474 $x2037 old.model.query_latent) (_ bv96 7) (ite $x1986 (_ bv21 7) (_ bv16 7)))))
 (let (($x1368 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x1368 ?x1597 ?x977)))))))))))))))))))))))
(assert
 (let (($x1967 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x468 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1649 (ite (or $x468 $x1967) (_ bv16 7) (_ bv96 7))))
 (let (($x653 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x808 (or old.model.latent old.attention.kv_filled)))
 (let (($x1751 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1986 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3010 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x592 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2776 (and $x1986 $x592 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x3010)))
 (let ((?x2146 (ite (or $x468 $x2776 (and $x1986 $x1751 old.attention.heads.filled $x808)) (_ bv96 7) (_ bv16 7))))
 (let (($x2037 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x918 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2474 (or $x918 $x653)))
 (let ((?x1349 (ite (or $x2474 $x2037) old.attention.qkv.split ?x2146)))
 (let (($x2283 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2533 (not $x2283)))
 (let ((?x505 (ite $x2533 ?x1349 (ite (or $x653 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x1649))))
 (let ((?x1597 (ite (or $x2474 $x2037 old.model.query_latent) (_ bv96 7) (ite $x1986 (_ bv21 7) (_ bv16 7)))))
 (let (($x1368 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x1368 ?x1597 ?x505)))))))))))))))))))))))
(assert
 (let (($x1884 (not old.attention.heads.moved)))
 (let (($x2523 (= (_ bv99 7) old.attention.heads.kind)))
 (let (($x3474 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x1374 (= (_ bv11 7) old.attention.heads.kind)))
 (let (($x258 (= (_ bv18 7) old.attention.heads.kind)))
 (let (($x1202 (or old.attention.heads.everywhere old.attention.heads.filled (and (or $x258 $x1374 $x3474 $x2523) $x1884))))
 (let (($x29 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x792 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1890 (or $x792 $x29)))
 (= old.attention.heads.undivided (ite $x1890 old.attention.heads.given_undivided $x1202))))))))))))
(assert
 (let (($x657 (not old.attention.head_dim.moved)))
 (let (($x2354 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x1353 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x1175 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x1013 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x449 (or old.attention.head_dim.everywhere old.attention.head_dim.filled (and (or $x1013 $x1175 $x1353 $x2354) $x657))))
 (let (($x2468 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x1678 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1006 (or $x1678 $x2468)))
 (= old.attention.head_dim.undivided (ite $x1006 old.attention.head_dim.given_undivided $x449))))))))))))
(assert
 (= old.prefill false))
(assert
 (and (<= 1 new.attention.head_dim.block)))
(assert
 (let (($x2297 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x3431 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x387 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x687 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x1446 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1181 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1748 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x517 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x2763 (= (_ bv11 7) new.attention.head_dim.kind)))
 (or $x2763 $x517 $x1748 $x1181 (= (_ bv56 7) new.attention.head_dim.kind) $x1446 $x687 $x387 $x3431 $x2297)))))))))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (and (<= 1 new.attention.heads.block)))
(assert
 (let (($x2646 (= (_ bv99 7) new.attention.heads.kind)))
 (let (($x2082 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1574 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x952 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1092 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x486 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x2158 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x1201 (= (_ bv18 7) new.attention.heads.kind)))
 (let (($x2883 (= (_ bv11 7) new.attention.heads.kind)))
 (or $x2883 $x1201 $x2158 $x486 (= (_ bv56 7) new.attention.heads.kind) $x1092 $x952 $x1574 $x2082 $x2646)))))))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x2603 (= (_ bv8 7) new.attention.pairs)))
 (or $x2603 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x2351 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2901 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x3312 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x774 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3344 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x3344 $x774 $x3312 $x2901 $x2351)))))))
(assert
 (let (($x2616 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x2616 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x2638 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x2638 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x3308 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x932 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x108 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x3287 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x3287 $x108 $x932 $x3308))))))
(assert
 (let (($x3006 (= (_ bv93 7) new.attention.scores.statistic)))
 (or (= (_ bv49 7) new.attention.scores.statistic) $x3006)))
(assert
 (let (($x3135 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x3135 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x575 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x575)))
(assert
 (let (($x2315 (= (_ bv97 7) new.model.qk_norm)))
 (let (($x2611 (= (_ bv57 7) new.model.qk_norm)))
 (or (= (_ bv35 7) new.model.qk_norm) $x2611 $x2315))))
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
 (let (($x1813 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x1092 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x1092 $x1813)))))
(assert
 (let ((?x1639 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x899 (div (* ?x1639 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x1092 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x1883 (and $x1092 (< 1 new.attention.heads.parts) (= ?x899 new.attention.heads.n))))
 (= new.attention.heads.filled $x1883))))))
(assert
 (let (($x279 (= (- 1) new.attention.heads.n)))
 (let (($x2158 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x599 (ite $x2158 (or $x279 (<= new.attention.heads.parts new.attention.heads.n)) (or $x279 (< 1 new.attention.heads.n)))))
 (let ((?x1639 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x899 (div (* ?x1639 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x1092 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x1574 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x2046 (ite $x1574 (or $x279 (< new.attention.heads.block new.attention.heads.n)) (ite $x1092 (or $x279 (< ?x899 new.attention.heads.n)) $x599))))
 (let (($x2756 (= 1 new.attention.heads.parts)))
 (let (($x2082 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x486 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x952 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x2779 (or $x952 $x486)))
 (let (($x1394 (ite $x2779 new.attention.heads.given_moved (ite (or $x2082 $x2756) false $x2046))))
 (= new.attention.heads.moved $x1394))))))))))))))))
(assert
 (let ((?x492 (mod new.attention.head_dim.n new.attention.head_dim.multiple)))
 (let (($x1446 (= (_ bv65 7) new.attention.head_dim.kind)))
 (= new.attention.head_dim.padded (and $x1446 (not (= 0 ?x492)))))))
(assert
 (let ((?x2339 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x1989 (div (* ?x2339 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1446 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1477 (and $x1446 (< 1 new.attention.head_dim.parts) (= ?x1989 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x1477))))))
(assert
 (let (($x1912 (= (- 1) new.attention.head_dim.n)))
 (let (($x1748 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x1444 (ite $x1748 (or $x1912 (<= new.attention.head_dim.parts new.attention.head_dim.n)) (or $x1912 (< 1 new.attention.head_dim.n)))))
 (let ((?x2339 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x1989 (div (* ?x2339 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1446 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x387 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x549 (ite $x387 (or $x1912 (< new.attention.head_dim.block new.attention.head_dim.n)) (ite $x1446 (or $x1912 (< ?x1989 new.attention.head_dim.n)) $x1444))))
 (let (($x2629 (= 1 new.attention.head_dim.parts)))
 (let (($x3431 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x1181 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x687 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x3243 (or $x687 $x1181)))
 (let (($x2829 (ite $x3243 new.attention.head_dim.given_moved (ite (or $x3431 $x2629) false $x549))))
 (= new.attention.head_dim.moved $x2829))))))))))))))))
(assert
 (let ((?x2303 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x1398 (* (div ?x2303 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x3135 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x931 (and $x3135 (< 1 new.attention.value_dim.parts) (= (div ?x1398 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x931))))))
(assert
 (let (($x2242 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x1087 (not new.model.sinks)))
 (= new.attention.one_key (and $x1087 $x2242)))))
(assert
 (let (($x2683 (not new.attention.heads.padded)))
 (let (($x2756 (= 1 new.attention.heads.parts)))
 (let (($x2082 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x486 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x952 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x2779 (or $x952 $x486)))
 (let (($x2932 (ite $x2779 new.attention.heads.given_everywhere (or $x2082 (and $x2756 $x2683)))))
 (= new.attention.heads.everywhere $x2932)))))))))
(assert
 (let (($x875 (not new.attention.head_dim.padded)))
 (let (($x2629 (= 1 new.attention.head_dim.parts)))
 (let (($x3431 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x1181 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x687 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x3243 (or $x687 $x1181)))
 (let (($x3550 (ite $x3243 new.attention.head_dim.given_everywhere (or $x3431 (and $x2629 $x875)))))
 (= new.attention.head_dim.everywhere $x3550)))))))))
(assert
 (let (($x2351 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x3344 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x256 (ite (or $x3344 $x2351) (_ bv16 7) (_ bv96 7))))
 (let (($x2901 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1220 (or new.model.latent new.attention.kv_filled)))
 (let (($x108 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x774 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3287 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1020 (and $x774 $x3287 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x3409 (ite (or $x3344 $x1020 (and $x774 $x108 new.attention.heads.filled $x1220)) (_ bv96 7) (_ bv16 7))))
 (let (($x2183 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x3312 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1041 (or $x3312 $x2901)))
 (let ((?x1297 (ite (or $x1041 $x2183) new.attention.qkv.split ?x3409)))
 (let (($x932 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x458 (not $x932)))
 (let ((?x1946 (ite $x458 ?x1297 (ite (or $x2901 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) ?x256))))
 (let ((?x2092 (ite (or $x1041 $x2183 new.model.query_latent) (_ bv96 7) (ite $x774 (_ bv21 7) (_ bv16 7)))))
 (let (($x3308 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x3308 ?x2092 ?x1946))))))))))))))))))))))
(assert
 (let (($x2351 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x3344 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x256 (ite (or $x3344 $x2351) (_ bv16 7) (_ bv96 7))))
 (let (($x2901 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1220 (or new.model.latent new.attention.kv_filled)))
 (let (($x108 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x774 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3287 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1020 (and $x774 $x3287 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x3409 (ite (or $x3344 $x1020 (and $x774 $x108 new.attention.heads.filled $x1220)) (_ bv96 7) (_ bv16 7))))
 (let (($x2183 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x3312 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1041 (or $x3312 $x2901)))
 (let ((?x1297 (ite (or $x1041 $x2183) new.attention.qkv.split ?x3409)))
 (let (($x932 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x458 (not $x932)))
 (let ((?x1028 (ite $x458 ?x1297 (ite (or $x2901 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x256))))
 (let ((?x2092 (ite (or $x1041 $x2183 new.model.query_latent) (_ bv96 7) (ite $x774 (_ bv21 7) (_ bv16 7)))))
 (let (($x3308 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x3308 ?x2092 ?x1028))))))))))))))))))))))
(assert
 (let (($x2121 (not new.attention.heads.moved)))
 (let (($x2646 (= (_ bv99 7) new.attention.heads.kind)))
 (let (($x1574 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x2883 (= (_ bv11 7) new.attention.heads.kind)))
 (let (($x1201 (= (_ bv18 7) new.attention.heads.kind)))
 (let (($x3500 (or new.attention.heads.everywhere new.attention.heads.filled (and (or $x1201 $x2883 $x1574 $x2646) $x2121))))
 (let (($x486 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x952 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x2779 (or $x952 $x486)))
 (= new.attention.heads.undivided (ite $x2779 new.attention.heads.given_undivided $x3500))))))))))))
(assert
 (let (($x832 (not new.attention.head_dim.moved)))
 (let (($x2297 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x387 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x2763 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x517 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x1147 (or new.attention.head_dim.everywhere new.attention.head_dim.filled (and (or $x517 $x2763 $x387 $x2297) $x832))))
 (let (($x1181 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x687 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x3243 (or $x687 $x1181)))
 (= new.attention.head_dim.undivided (ite $x3243 new.attention.head_dim.given_undivided $x1147))))))))))))
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
 (let (($x2685 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2227 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2211 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1228 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2185 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2185 $x1228 $x2211 $x2227 $x2685)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1962 (* old.sp old.tp)))
 (<= old.moe.block ?x1962)))
(assert
 (let ((?x1962 (* old.sp old.tp)))
 (let ((?x3318 (mod ?x1962 old.moe.block)))
 (= 0 ?x3318))))
(assert
 (let ((?x1962 (* old.sp old.tp)))
 (= old.stage.ranks ?x1962)))
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
 (let (($x1773 (not old.moe.group.sp)))
 (let (($x305 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x305 $x1773))))
(assert
 (let ((?x3104 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3104)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x2651 (not new.attention.heads.undivided)))
 (let (($x1214 (not new.attention.one_key)))
 (let (($x3261 (or (and (= (_ bv37 7) new.attention.k) (not new.attention.kv_undivided)) (and (= (_ bv37 7) new.attention.q) $x1214 $x2651))))
 (let (($x2315 (= (_ bv97 7) new.model.qk_norm)))
 (let (($x2426 (not new.attention.head_dim.undivided)))
 (let (($x958 (and (or (= (_ bv36 7) new.attention.k) (and (= (_ bv36 7) new.attention.q) $x1214)) $x2426)))
 (let (($x2611 (= (_ bv57 7) new.model.qk_norm)))
 (let (($x3006 (= (_ bv93 7) new.attention.scores.statistic)))
 (not (or $x3006 $x2611 (not (or $x958 (and $x2315 $x3261))))))))))))))
(assert
 (let (($x1247 (not old.attention.heads.undivided)))
(let (($x1492 (not old.attention.one_key)))
(let (($x1399 (or (and (= (_ bv37 7) old.attention.k) (not old.attention.kv_undivided)) (and (= (_ bv37 7) old.attention.q) $x1492 $x1247))))
(let (($x2307 (= (_ bv97 7) old.model.qk_norm)))
(let (($x3065 (not old.attention.head_dim.undivided)))
(let (($x1296 (and (or (= (_ bv36 7) old.attention.k) (and (= (_ bv36 7) old.attention.q) $x1492)) $x3065)))
(let (($x1706 (= (_ bv57 7) old.model.qk_norm)))
(let (($x2528 (= (_ bv93 7) old.attention.scores.statistic)))
(or $x2528 $x1706 (not (or $x1296 (and $x2307 $x1399)))))))))))))
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
(declare-fun old.attention.heads.padded () Bool)
(declare-fun old.attention.heads.filled () Bool)
(declare-fun old.attention.heads.leads () Bool)
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
(declare-fun new.attention.heads.padded () Bool)
(declare-fun new.attention.heads.filled () Bool)
(declare-fun new.attention.heads.leads () Bool)
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
 (let (($x930 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x930 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (and (<= 1 old.attention.heads.block)))
(assert
 (let (($x3371 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x3474 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x792 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1637 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x29 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x1585 (= (_ bv26 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) $x1585 $x29 (= (_ bv56 7) old.attention.heads.kind) $x1637 $x792 $x3474 $x3371 (= (_ bv99 7) old.attention.heads.kind)))))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x2356 (= (_ bv8 7) old.attention.pairs)))
 (or $x2356 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x1967 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x653 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x918 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1986 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x468 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x468 $x1986 $x918 $x653 $x1967)))))))
(assert
 (let (($x677 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x677 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x1368 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x2283 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1751 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x592 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x592 $x1751 $x2283 $x1368))))))
(assert
 (let (($x2159 (= (_ bv63 7) old.attention.scores.per_head)))
 (or (= (_ bv29 7) old.attention.scores.per_head) $x2159)))
(assert
 (let (($x2559 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x2559 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x1888 (= (_ bv42 7) old.batch.idle)))
 (or $x1888 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x2685 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2185 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x2227 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2211 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1228 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1228 $x2211 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x2227 $x2185 $x2685)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x277 (= (_ bv79 7) old.model.positions)))
 (let (($x682 (= (_ bv2 7) old.model.positions)))
 (or $x682 (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x277))))
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
 (let (($x2512 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x1637 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x1637 $x2512)))))
(assert
 (let ((?x514 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x2008 (div (* ?x514 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x3454 (< 1 old.attention.heads.parts)))
 (let (($x1637 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x1637 $x3454 (= ?x2008 old.attention.heads.n))))))))
(assert
 (let ((?x514 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x2008 (div (* ?x514 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x3454 (< 1 old.attention.heads.parts)))
 (let (($x1637 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.leads (and $x1637 $x3454 (<= old.attention.heads.n ?x2008))))))))
(assert
 (let (($x2078 (= (- 1) old.attention.heads.n)))
 (let (($x1585 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x1144 (ite $x1585 (or $x2078 (<= old.attention.heads.parts old.attention.heads.n)) (or $x2078 (< 1 old.attention.heads.n)))))
 (let ((?x514 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x2008 (div (* ?x514 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x1637 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x3474 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x2494 (ite $x3474 (or $x2078 (< old.attention.heads.block old.attention.heads.n)) (ite $x1637 (or $x2078 (< ?x2008 old.attention.heads.n)) $x1144))))
 (let (($x3371 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x29 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x792 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1231 (ite (or $x792 $x29) old.attention.heads.given_moved (ite (or $x3371 (= 1 old.attention.heads.parts)) false $x2494))))
 (= old.attention.heads.moved $x1231))))))))))))))
(assert
 (let ((?x3025 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2891 (div (* ?x3025 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x930 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x822 (and $x930 (< 1 old.attention.head_dim.parts) (= ?x2891 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x822))))))
(assert
 (let ((?x2771 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x1733 (* (div (- ?x2771 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x2559 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x957 (and $x2559 (< 1 old.attention.value_dim.parts) (= (div ?x1733 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x957))))))
(assert
 (let (($x3000 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x2234 (not old.model.sinks)))
 (= old.attention.one_key (and $x2234 $x3000)))))
(assert
 (let (($x1967 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x468 (= (_ bv4 7) old.attention.qkv.collective)))
 (let (($x653 (= (_ bv57 7) old.attention.qkv.collective)))
 (let ((?x2443 (ite (or $x653 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x468 $x1967) (_ bv16 7) (_ bv96 7)))))
 (let (($x808 (or old.model.latent old.attention.kv_filled)))
 (let (($x1751 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1986 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3010 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x592 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2776 (and $x1986 $x592 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x3010)))
 (let ((?x2146 (ite (or $x468 $x2776 (and $x1986 $x1751 old.attention.heads.filled $x808)) (_ bv96 7) (_ bv16 7))))
 (let (($x2037 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x918 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2474 (or $x918 $x653)))
 (let ((?x977 (ite (not (= (_ bv40 7) old.attention.qkv.split)) (ite (or $x2474 $x2037) old.attention.qkv.split ?x2146) ?x2443)))
 (let (($x1368 (= (_ bv57 7) old.attention.qkv.split)))
 (let ((?x1121 (ite $x1368 (ite (or $x2474 $x2037 old.model.query_latent) (_ bv96 7) (ite $x1986 (_ bv21 7) (_ bv16 7))) ?x977)))
 (= old.attention.q ?x1121)))))))))))))))))))
(assert
 (= old.prefill false))
(assert
 (let (($x1446 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x1446 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (and (<= 1 new.attention.heads.block)))
(assert
 (let (($x2082 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1574 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x952 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1092 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x486 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x2158 (= (_ bv26 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) $x2158 $x486 (= (_ bv56 7) new.attention.heads.kind) $x1092 $x952 $x1574 $x2082 (= (_ bv99 7) new.attention.heads.kind)))))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x2603 (= (_ bv8 7) new.attention.pairs)))
 (or $x2603 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x2351 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2901 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x3312 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x774 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3344 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x3344 $x774 $x3312 $x2901 $x2351)))))))
(assert
 (let (($x2638 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x2638 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x3308 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x932 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x108 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x3287 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x3287 $x108 $x932 $x3308))))))
(assert
 (let (($x433 (= (_ bv63 7) new.attention.scores.per_head)))
 (or (= (_ bv29 7) new.attention.scores.per_head) $x433)))
(assert
 (let (($x3135 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x3135 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x575 (= (_ bv79 7) new.model.positions)))
 (let (($x1389 (= (_ bv2 7) new.model.positions)))
 (or $x1389 (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x575))))
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
 (let (($x1813 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x1092 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x1092 $x1813)))))
(assert
 (let ((?x1639 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x899 (div (* ?x1639 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x2410 (< 1 new.attention.heads.parts)))
 (let (($x1092 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x1092 $x2410 (= ?x899 new.attention.heads.n))))))))
(assert
 (let ((?x1639 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x899 (div (* ?x1639 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x2410 (< 1 new.attention.heads.parts)))
 (let (($x1092 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.leads (and $x1092 $x2410 (<= new.attention.heads.n ?x899))))))))
(assert
 (let (($x279 (= (- 1) new.attention.heads.n)))
 (let (($x2158 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x599 (ite $x2158 (or $x279 (<= new.attention.heads.parts new.attention.heads.n)) (or $x279 (< 1 new.attention.heads.n)))))
 (let ((?x1639 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x899 (div (* ?x1639 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x1092 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x1574 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x2046 (ite $x1574 (or $x279 (< new.attention.heads.block new.attention.heads.n)) (ite $x1092 (or $x279 (< ?x899 new.attention.heads.n)) $x599))))
 (let (($x2082 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x486 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x952 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1394 (ite (or $x952 $x486) new.attention.heads.given_moved (ite (or $x2082 (= 1 new.attention.heads.parts)) false $x2046))))
 (= new.attention.heads.moved $x1394))))))))))))))
(assert
 (let ((?x2339 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x1989 (div (* ?x2339 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1446 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1477 (and $x1446 (< 1 new.attention.head_dim.parts) (= ?x1989 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x1477))))))
(assert
 (let ((?x2303 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x1398 (* (div ?x2303 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x3135 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x931 (and $x3135 (< 1 new.attention.value_dim.parts) (= (div ?x1398 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x931))))))
(assert
 (let (($x2242 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x1087 (not new.model.sinks)))
 (= new.attention.one_key (and $x1087 $x2242)))))
(assert
 (let (($x2351 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x3344 (= (_ bv4 7) new.attention.qkv.collective)))
 (let (($x2901 (= (_ bv57 7) new.attention.qkv.collective)))
 (let ((?x123 (ite (or $x2901 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x3344 $x2351) (_ bv16 7) (_ bv96 7)))))
 (let (($x1220 (or new.model.latent new.attention.kv_filled)))
 (let (($x108 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x774 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3287 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1020 (and $x774 $x3287 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x3409 (ite (or $x3344 $x1020 (and $x774 $x108 new.attention.heads.filled $x1220)) (_ bv96 7) (_ bv16 7))))
 (let (($x2183 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x3312 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1041 (or $x3312 $x2901)))
 (let ((?x1946 (ite (not (= (_ bv40 7) new.attention.qkv.split)) (ite (or $x1041 $x2183) new.attention.qkv.split ?x3409) ?x123)))
 (let (($x3308 (= (_ bv57 7) new.attention.qkv.split)))
 (let ((?x1705 (ite $x3308 (ite (or $x1041 $x2183 new.model.query_latent) (_ bv96 7) (ite $x774 (_ bv21 7) (_ bv16 7))) ?x1946)))
 (= new.attention.q ?x1705))))))))))))))))))
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
 (let (($x2685 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2227 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2211 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1228 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2185 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2185 $x1228 $x2211 $x2227 $x2685)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1962 (* old.sp old.tp)))
 (<= old.moe.block ?x1962)))
(assert
 (let ((?x1962 (* old.sp old.tp)))
 (let ((?x3318 (mod ?x1962 old.moe.block)))
 (= 0 ?x3318))))
(assert
 (let ((?x1962 (* old.sp old.tp)))
 (= old.stage.ranks ?x1962)))
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
 (let (($x1773 (not old.moe.group.sp)))
 (let (($x305 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x305 $x1773))))
(assert
 (let ((?x3104 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3104)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x2375 (not new.attention.heads.filled)))
 (let (($x2664 (and new.attention.heads.padded $x2375 (or new.attention.heads.leads (= 1 new.tp)))))
 (let (($x2121 (not new.attention.heads.moved)))
 (let (($x3177 (and $x2121 (or (not new.attention.heads.padded) new.attention.heads.filled))))
 (let (($x433 (= (_ bv63 7) new.attention.scores.per_head)))
 (let (($x2525 (or (not (= (_ bv37 7) new.attention.q)) $x433 (not (or (= (_ bv2 7) new.model.positions) new.model.sinks)) $x3177 (and new.attention.one_key (not $x2664)))))
 (not $x2525))))))))
(assert
 (let (($x1424 (not old.attention.heads.filled)))
(let (($x606 (and old.attention.heads.padded $x1424 (or old.attention.heads.leads (= 1 old.tp)))))
(let (($x1884 (not old.attention.heads.moved)))
(let (($x2747 (and $x1884 (or (not old.attention.heads.padded) old.attention.heads.filled))))
(let (($x2159 (= (_ bv63 7) old.attention.scores.per_head)))
(or (not (= (_ bv37 7) old.attention.q)) $x2159 (not (or (= (_ bv2 7) old.model.positions) old.model.sinks)) $x2747 (and old.attention.one_key (not $x606)))))))))
(check-sat)

; from one replica to any number, question 142
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
(declare-fun old.attention.heads.padded () Bool)
(declare-fun old.attention.heads.filled () Bool)
(declare-fun old.attention.heads.given_moved () Bool)
(declare-fun old.attention.heads.moved () Bool)
(declare-fun old.attention.head_dim.filled () Bool)
(declare-fun old.attention.head_dim.given_moved () Bool)
(declare-fun old.attention.head_dim.moved () Bool)
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
(declare-fun old.attention.v () (_ BitVec 7))
(declare-fun old.attention.mixed () (_ BitVec 7))
(declare-fun old.attention.mixed_in () (_ BitVec 7))
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
(declare-fun new.attention.heads.padded () Bool)
(declare-fun new.attention.heads.filled () Bool)
(declare-fun new.attention.heads.given_moved () Bool)
(declare-fun new.attention.heads.moved () Bool)
(declare-fun new.attention.head_dim.filled () Bool)
(declare-fun new.attention.head_dim.given_moved () Bool)
(declare-fun new.attention.head_dim.moved () Bool)
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
(declare-fun new.attention.v () (_ BitVec 7))
(declare-fun new.attention.mixed () (_ BitVec 7))
(declare-fun new.attention.mixed_in () (_ BitVec 7))
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
 (let (($x1925 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x1353 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x1678 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x930 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2468 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x1568 (= (_ bv26 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) $x1568 $x2468 (= (_ bv56 7) old.attention.head_dim.kind) $x930 $x1678 $x1353 $x1925 (= (_ bv99 7) old.attention.head_dim.kind)))))))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (and (<= 1 old.attention.heads.block)))
(assert
 (let (($x3371 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x3474 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x792 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1637 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x29 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x1585 (= (_ bv26 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) $x1585 $x29 (= (_ bv56 7) old.attention.heads.kind) $x1637 $x792 $x3474 $x3371 (= (_ bv99 7) old.attention.heads.kind)))))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x3006 (= (_ bv32 7) old.attention.out.input)))
 (let (($x3158 (= (_ bv10 7) old.attention.out.input)))
 (or $x3158 $x3006 (= (_ bv63 7) old.attention.out.input)))))
(assert
 (let (($x449 (= (_ bv40 7) old.attention.out.split)))
 (or $x449 (= (_ bv57 7) old.attention.out.split) (= (_ bv61 7) old.attention.out.split))))
(assert
 (let (($x2356 (= (_ bv8 7) old.attention.pairs)))
 (or $x2356 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x1967 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x653 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x918 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1986 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x468 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x468 $x1986 $x918 $x653 $x1967)))))))
(assert
 (let (($x3343 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x3343 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x1368 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x2283 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1751 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x592 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x592 $x1751 $x2283 $x1368))))))
(assert
 (let (($x2035 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x2035 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x1658 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x2381 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x2559 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x1994 (= (_ bv48 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) $x1994 (= (_ bv56 7) old.attention.value_dim.kind) $x2559 $x2381 (= (_ bv91 7) old.attention.value_dim.kind) $x1658 (= (_ bv99 7) old.attention.value_dim.kind)))))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x1888 (= (_ bv42 7) old.batch.idle)))
 (or $x1888 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x2685 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2185 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x2227 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2211 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1228 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1228 $x2211 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x2227 $x2185 $x2685)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x277 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x277)))
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
 (let (($x2512 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x1637 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x1637 $x2512)))))
(assert
 (let ((?x514 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x2008 (div (* ?x514 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x1637 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x743 (and $x1637 (< 1 old.attention.heads.parts) (= ?x2008 old.attention.heads.n))))
 (= old.attention.heads.filled $x743))))))
(assert
 (let (($x2078 (= (- 1) old.attention.heads.n)))
 (let (($x1585 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x1144 (ite $x1585 (or $x2078 (<= old.attention.heads.parts old.attention.heads.n)) (or $x2078 (< 1 old.attention.heads.n)))))
 (let ((?x514 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x2008 (div (* ?x514 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x1637 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x3474 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x2494 (ite $x3474 (or $x2078 (< old.attention.heads.block old.attention.heads.n)) (ite $x1637 (or $x2078 (< ?x2008 old.attention.heads.n)) $x1144))))
 (let (($x2427 (= 1 old.attention.heads.parts)))
 (let (($x3371 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x29 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x792 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1890 (or $x792 $x29)))
 (let (($x1231 (ite $x1890 old.attention.heads.given_moved (ite (or $x3371 $x2427) false $x2494))))
 (= old.attention.heads.moved $x1231))))))))))))))))
(assert
 (let ((?x3025 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2891 (div (* ?x3025 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x930 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x822 (and $x930 (< 1 old.attention.head_dim.parts) (= ?x2891 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x822))))))
(assert
 (let (($x1833 (= (- 1) old.attention.head_dim.n)))
 (let (($x1568 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x2305 (ite $x1568 (or $x1833 (<= old.attention.head_dim.parts old.attention.head_dim.n)) (or $x1833 (< 1 old.attention.head_dim.n)))))
 (let ((?x3025 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2891 (div (* ?x3025 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x930 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1353 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x1444 (ite $x1353 (or $x1833 (< old.attention.head_dim.block old.attention.head_dim.n)) (ite $x930 (or $x1833 (< ?x2891 old.attention.head_dim.n)) $x2305))))
 (let (($x1925 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x2468 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x1678 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1796 (ite (or $x1678 $x2468) old.attention.head_dim.given_moved (ite (or $x1925 (= 1 old.attention.head_dim.parts)) false $x1444))))
 (= old.attention.head_dim.moved $x1796))))))))))))))
(assert
 (let ((?x2771 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x1733 (* (div (- ?x2771 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x2559 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x957 (and $x2559 (< 1 old.attention.value_dim.parts) (= (div ?x1733 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x957))))))
(assert
 (let ((?x1987 (mod old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let (($x2559 (= (_ bv65 7) old.attention.value_dim.kind)))
 (= old.attention.value_dim.padded (and $x2559 (not (= 0 ?x1987)))))))
(assert
 (let (($x449 (= (_ bv40 7) old.attention.out.split)))
 (let (($x1835 (not $x449)))
 (let (($x3158 (= (_ bv10 7) old.attention.out.input)))
 (let (($x3006 (= (_ bv32 7) old.attention.out.input)))
 (= old.attention.gathers (or $x3006 (and $x3158 $x1835))))))))
(assert
 (let (($x2819 (not old.attention.heads.padded)))
 (let (($x2427 (= 1 old.attention.heads.parts)))
 (let (($x3371 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x29 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x792 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1890 (or $x792 $x29)))
 (let (($x1202 (ite $x1890 old.attention.heads.given_everywhere (or $x3371 (and $x2427 $x2819)))))
 (= old.attention.heads.everywhere $x1202)))))))))
(assert
 (let (($x1967 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x468 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1649 (ite (or $x468 $x1967) (_ bv16 7) (_ bv96 7))))
 (let (($x653 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x808 (or old.model.latent old.attention.kv_filled)))
 (let (($x1751 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1986 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3010 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x592 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2776 (and $x1986 $x592 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x3010)))
 (let ((?x2146 (ite (or $x468 $x2776 (and $x1986 $x1751 old.attention.heads.filled $x808)) (_ bv96 7) (_ bv16 7))))
 (let (($x2037 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x918 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2474 (or $x918 $x653)))
 (let ((?x1349 (ite (or $x2474 $x2037) old.attention.qkv.split ?x2146)))
 (let (($x2283 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2533 (not $x2283)))
 (let ((?x480 (ite $x2533 ?x1349 (ite (or $x653 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x1649))))
 (let ((?x1597 (ite (or $x2474 $x2037 old.model.query_latent) (_ bv96 7) (ite $x1986 (_ bv21 7) (_ bv16 7)))))
 (let (($x1368 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x1368 ?x1597 ?x480)))))))))))))))))))))))
(assert
 (let (($x3274 (not old.attention.value_dim.padded)))
 (let (($x1658 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x1994 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x2381 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x1525 (ite (or $x2381 $x1994) old.attention.value_dim.given_everywhere (or $x1658 (and (= 1 old.attention.value_dim.parts) $x3274)))))
 (= old.attention.value_dim.everywhere $x1525)))))))
(assert
 (let (($x1967 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x468 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1649 (ite (or $x468 $x1967) (_ bv16 7) (_ bv96 7))))
 (let (($x653 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x808 (or old.model.latent old.attention.kv_filled)))
 (let (($x1751 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1986 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3010 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x592 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2776 (and $x1986 $x592 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x3010)))
 (let ((?x2146 (ite (or $x468 $x2776 (and $x1986 $x1751 old.attention.heads.filled $x808)) (_ bv96 7) (_ bv16 7))))
 (let (($x2037 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x918 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2474 (or $x918 $x653)))
 (let ((?x1349 (ite (or $x2474 $x2037) old.attention.qkv.split ?x2146)))
 (let (($x2283 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2533 (not $x2283)))
 (let ((?x1766 (ite $x2533 ?x1349 (ite (or $x653 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x1649))))
 (let ((?x1597 (ite (or $x2474 $x2037 old.model.query_latent) (_ bv96 7) (ite $x1986 (_ bv21 7) (_ bv16 7)))))
 (let (($x1368 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x1368 ?x1597 ?x1766))))))))))))))))))))))))
(assert
 (let (($x1751 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1094 (or (= (_ bv92 7) old.attention.v) (= (_ bv96 7) old.attention.v) (= (_ bv37 7) old.attention.v) (= (_ bv36 7) old.attention.v))))
 (let ((?x1301 (ite $x1094 old.attention.v (ite $x1751 (_ bv37 7) (ite (= (_ bv36 7) old.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= old.attention.mixed ?x1301)))))
(assert
 (let (($x449 (= (_ bv40 7) old.attention.out.split)))
 (let (($x1835 (not $x449)))
 (let (($x2953 (= (_ bv36 7) old.attention.mixed)))
 (let (($x516 (or (and old.attention.gathers (or (= (_ bv37 7) old.attention.mixed) $x2953)) (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.everywhere) (and $x2953 old.attention.value_dim.everywhere $x1835))))
 (= old.attention.mixed_in (ite $x516 (_ bv96 7) old.attention.mixed)))))))
(assert
 (and (<= 1 new.attention.head_dim.block)))
(assert
 (let (($x3431 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x387 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x687 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x1446 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1181 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1748 (= (_ bv26 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) $x1748 $x1181 (= (_ bv56 7) new.attention.head_dim.kind) $x1446 $x687 $x387 $x3431 (= (_ bv99 7) new.attention.head_dim.kind)))))))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (and (<= 1 new.attention.heads.block)))
(assert
 (let (($x2082 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1574 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x952 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1092 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x486 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x2158 (= (_ bv26 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) $x2158 $x486 (= (_ bv56 7) new.attention.heads.kind) $x1092 $x952 $x1574 $x2082 (= (_ bv99 7) new.attention.heads.kind)))))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x2633 (= (_ bv32 7) new.attention.out.input)))
 (let (($x3023 (= (_ bv10 7) new.attention.out.input)))
 (or $x3023 $x2633 (= (_ bv63 7) new.attention.out.input)))))
(assert
 (let (($x3050 (= (_ bv40 7) new.attention.out.split)))
 (or $x3050 (= (_ bv57 7) new.attention.out.split) (= (_ bv61 7) new.attention.out.split))))
(assert
 (let (($x2603 (= (_ bv8 7) new.attention.pairs)))
 (or $x2603 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x2351 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2901 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x3312 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x774 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3344 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x3344 $x774 $x3312 $x2901 $x2351)))))))
(assert
 (let (($x832 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x832 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x3308 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x932 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x108 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x3287 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x3287 $x108 $x932 $x3308))))))
(assert
 (let (($x3243 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x3243 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x1025 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x1218 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x3135 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x1726 (= (_ bv48 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) $x1726 (= (_ bv56 7) new.attention.value_dim.kind) $x3135 $x1218 (= (_ bv91 7) new.attention.value_dim.kind) $x1025 (= (_ bv99 7) new.attention.value_dim.kind)))))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x575 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x575)))
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
 (let (($x1813 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x1092 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x1092 $x1813)))))
(assert
 (let ((?x1639 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x899 (div (* ?x1639 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x1092 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x1883 (and $x1092 (< 1 new.attention.heads.parts) (= ?x899 new.attention.heads.n))))
 (= new.attention.heads.filled $x1883))))))
(assert
 (let (($x279 (= (- 1) new.attention.heads.n)))
 (let (($x2158 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x599 (ite $x2158 (or $x279 (<= new.attention.heads.parts new.attention.heads.n)) (or $x279 (< 1 new.attention.heads.n)))))
 (let ((?x1639 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x899 (div (* ?x1639 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x1092 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x1574 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x2046 (ite $x1574 (or $x279 (< new.attention.heads.block new.attention.heads.n)) (ite $x1092 (or $x279 (< ?x899 new.attention.heads.n)) $x599))))
 (let (($x2756 (= 1 new.attention.heads.parts)))
 (let (($x2082 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x486 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x952 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x2779 (or $x952 $x486)))
 (let (($x1394 (ite $x2779 new.attention.heads.given_moved (ite (or $x2082 $x2756) false $x2046))))
 (= new.attention.heads.moved $x1394))))))))))))))))
(assert
 (let ((?x2339 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x1989 (div (* ?x2339 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1446 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1477 (and $x1446 (< 1 new.attention.head_dim.parts) (= ?x1989 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x1477))))))
(assert
 (let (($x2387 (= (- 1) new.attention.head_dim.n)))
 (let (($x1748 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x538 (ite $x1748 (or $x2387 (<= new.attention.head_dim.parts new.attention.head_dim.n)) (or $x2387 (< 1 new.attention.head_dim.n)))))
 (let ((?x2339 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x1989 (div (* ?x2339 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1446 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x387 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x2148 (ite $x387 (or $x2387 (< new.attention.head_dim.block new.attention.head_dim.n)) (ite $x1446 (or $x2387 (< ?x1989 new.attention.head_dim.n)) $x538))))
 (let (($x3431 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x1181 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x687 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x1001 (ite (or $x687 $x1181) new.attention.head_dim.given_moved (ite (or $x3431 (= 1 new.attention.head_dim.parts)) false $x2148))))
 (= new.attention.head_dim.moved $x1001))))))))))))))
(assert
 (let ((?x2303 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x1398 (* (div ?x2303 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x3135 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x931 (and $x3135 (< 1 new.attention.value_dim.parts) (= (div ?x1398 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x931))))))
(assert
 (let ((?x985 (mod new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let (($x3135 (= (_ bv65 7) new.attention.value_dim.kind)))
 (= new.attention.value_dim.padded (and $x3135 (not (= 0 ?x985)))))))
(assert
 (let (($x3050 (= (_ bv40 7) new.attention.out.split)))
 (let (($x3481 (not $x3050)))
 (let (($x3023 (= (_ bv10 7) new.attention.out.input)))
 (let (($x2633 (= (_ bv32 7) new.attention.out.input)))
 (= new.attention.gathers (or $x2633 (and $x3023 $x3481))))))))
(assert
 (let (($x2683 (not new.attention.heads.padded)))
 (let (($x2756 (= 1 new.attention.heads.parts)))
 (let (($x2082 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x486 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x952 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x2779 (or $x952 $x486)))
 (let (($x1785 (ite $x2779 new.attention.heads.given_everywhere (or $x2082 (and $x2756 $x2683)))))
 (= new.attention.heads.everywhere $x1785)))))))))
(assert
 (let (($x2351 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x3344 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x256 (ite (or $x3344 $x2351) (_ bv16 7) (_ bv96 7))))
 (let (($x2901 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1220 (or new.model.latent new.attention.kv_filled)))
 (let (($x108 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x774 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3287 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1020 (and $x774 $x3287 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x3409 (ite (or $x3344 $x1020 (and $x774 $x108 new.attention.heads.filled $x1220)) (_ bv96 7) (_ bv16 7))))
 (let (($x2183 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x3312 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1041 (or $x3312 $x2901)))
 (let ((?x1297 (ite (or $x1041 $x2183) new.attention.qkv.split ?x3409)))
 (let (($x932 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x458 (not $x932)))
 (let ((?x3169 (ite $x458 ?x1297 (ite (or $x2901 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x256))))
 (let ((?x2092 (ite (or $x1041 $x2183 new.model.query_latent) (_ bv96 7) (ite $x774 (_ bv21 7) (_ bv16 7)))))
 (let (($x3308 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x3308 ?x2092 ?x3169))))))))))))))))))))))
(assert
 (let (($x2627 (not new.attention.value_dim.padded)))
 (let (($x1025 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x1726 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x1218 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x1818 (ite (or $x1218 $x1726) new.attention.value_dim.given_everywhere (or $x1025 (and (= 1 new.attention.value_dim.parts) $x2627)))))
 (= new.attention.value_dim.everywhere $x1818)))))))
(assert
 (let (($x2351 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x3344 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x256 (ite (or $x3344 $x2351) (_ bv16 7) (_ bv96 7))))
 (let (($x2901 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1220 (or new.model.latent new.attention.kv_filled)))
 (let (($x108 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x774 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3287 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1020 (and $x774 $x3287 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x3409 (ite (or $x3344 $x1020 (and $x774 $x108 new.attention.heads.filled $x1220)) (_ bv96 7) (_ bv16 7))))
 (let (($x2183 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x3312 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1041 (or $x3312 $x2901)))
 (let ((?x1297 (ite (or $x1041 $x2183) new.attention.qkv.split ?x3409)))
 (let (($x932 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x458 (not $x932)))
 (let ((?x1429 (ite $x458 ?x1297 (ite (or $x2901 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x256))))
 (let ((?x2092 (ite (or $x1041 $x2183 new.model.query_latent) (_ bv96 7) (ite $x774 (_ bv21 7) (_ bv16 7)))))
 (let (($x3308 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x3308 ?x2092 ?x1429)))))))))))))))))))))))
(assert
 (let (($x108 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x3165 (or (= (_ bv92 7) new.attention.v) (= (_ bv96 7) new.attention.v) (= (_ bv37 7) new.attention.v) (= (_ bv36 7) new.attention.v))))
 (let ((?x803 (ite $x3165 new.attention.v (ite $x108 (_ bv37 7) (ite (= (_ bv36 7) new.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= new.attention.mixed ?x803)))))
(assert
 (let (($x3050 (= (_ bv40 7) new.attention.out.split)))
 (let (($x3481 (not $x3050)))
 (let (($x3136 (= (_ bv36 7) new.attention.mixed)))
 (let (($x1712 (or (and new.attention.gathers (or (= (_ bv37 7) new.attention.mixed) $x3136)) (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.everywhere) (and $x3136 new.attention.value_dim.everywhere $x3481))))
 (= new.attention.mixed_in (ite $x1712 (_ bv96 7) new.attention.mixed)))))))
(assert
 (= old.attention.head_dim.block new.attention.head_dim.block))
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
 (= old.tp new.tp))
(assert
 (= (_ bv42 7) old.batch.idle))
(assert
 (let (($x2685 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2227 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2211 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1228 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2185 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2185 $x1228 $x2211 $x2227 $x2685)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1962 (* old.sp old.tp)))
 (<= old.moe.block ?x1962)))
(assert
 (let ((?x1962 (* old.sp old.tp)))
 (let ((?x3318 (mod ?x1962 old.moe.block)))
 (= 0 ?x3318))))
(assert
 (let ((?x1962 (* old.sp old.tp)))
 (= old.stage.ranks ?x1962)))
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
 (let (($x1773 (not old.moe.group.sp)))
 (let (($x305 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x305 $x1773))))
(assert
 (let ((?x3104 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3104)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x2659 (or new.attention.head_dim.moved new.attention.value_dim.padded)))
 (let (($x2720 (or new.attention.heads.moved new.attention.heads.padded)))
 (let (($x1334 (= 1 new.tp)))
 (let (($x3050 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1719 (or $x3050 (or (= (_ bv96 7) new.attention.mixed_in) (= (_ bv92 7) new.attention.mixed_in)) (and $x1334 (not (ite (= (_ bv37 7) new.attention.mixed_in) $x2720 $x2659))))))
 (not $x1719)))))))
(assert
 (let (($x777 (or old.attention.head_dim.moved old.attention.value_dim.padded)))
(let (($x1553 (or old.attention.heads.moved old.attention.heads.padded)))
(let (($x634 (= 1 old.tp)))
(let (($x449 (= (_ bv40 7) old.attention.out.split)))
(or $x449 (or (= (_ bv96 7) old.attention.mixed_in) (= (_ bv92 7) old.attention.mixed_in)) (and $x634 (not (ite (= (_ bv37 7) old.attention.mixed_in) $x1553 $x777)))))))))
(check-sat)

; from one replica to any number, question 143
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
(declare-fun old.tp () Int)
(declare-fun old.hidden.filled () Bool)
(declare-fun old.hidden.leads () Bool)
(declare-fun old.hidden.padded () Bool)
(declare-fun old.hidden.given_moved () Bool)
(declare-fun old.hidden.moved () Bool)
(declare-fun old.attention.heads.padded () Bool)
(declare-fun old.attention.heads.filled () Bool)
(declare-fun old.attention.head_dim.filled () Bool)
(declare-fun old.attention.value_dim.filled () Bool)
(declare-fun old.attention.value_dim.padded () Bool)
(declare-fun old.attention.gathers () Bool)
(declare-fun old.hidden.given_everywhere () Bool)
(declare-fun old.hidden.everywhere () Bool)
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
(declare-fun old.attention.v () (_ BitVec 7))
(declare-fun old.attention.mixed () (_ BitVec 7))
(declare-fun old.attention.mixed_in () (_ BitVec 7))
(declare-fun old.attention.heads_where_kept () Bool)
(declare-fun old.attention.dims_where_kept () Bool)
(declare-fun old.attention.out.group.pp () Bool)
(declare-fun old.attention.out.group.sp () Bool)
(declare-fun old.attention.out.group.dp () Bool)
(declare-fun old.attention.out.group.tp () Bool)
(declare-fun old.attention.out_state () (_ BitVec 7))
(declare-fun old.attention.joined () (_ BitVec 7))
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
(declare-fun new.attention.qkv.split () (_ BitVec 7))
(declare-fun new.attention.qkv.v_sum () (_ BitVec 7))
(declare-fun new.attention.value_dim.kind () (_ BitVec 7))
(declare-fun new.attention.value_dim.multiple () Int)
(declare-fun new.attention.value_dim.n () Int)
(declare-fun new.attention.value_dim.parts () Int)
(declare-fun new.dp () Int)
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
(declare-fun new.tp () Int)
(declare-fun new.hidden.filled () Bool)
(declare-fun new.hidden.leads () Bool)
(declare-fun new.hidden.padded () Bool)
(declare-fun new.hidden.given_moved () Bool)
(declare-fun new.hidden.moved () Bool)
(declare-fun new.attention.heads.padded () Bool)
(declare-fun new.attention.heads.filled () Bool)
(declare-fun new.attention.head_dim.filled () Bool)
(declare-fun new.attention.value_dim.filled () Bool)
(declare-fun new.attention.value_dim.padded () Bool)
(declare-fun new.attention.gathers () Bool)
(declare-fun new.hidden.given_everywhere () Bool)
(declare-fun new.hidden.everywhere () Bool)
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
(declare-fun new.attention.v () (_ BitVec 7))
(declare-fun new.attention.mixed () (_ BitVec 7))
(declare-fun new.attention.mixed_in () (_ BitVec 7))
(declare-fun new.attention.heads_where_kept () Bool)
(declare-fun new.attention.dims_where_kept () Bool)
(declare-fun new.attention.out.group.pp () Bool)
(declare-fun new.attention.out.group.sp () Bool)
(declare-fun new.attention.out.group.dp () Bool)
(declare-fun new.attention.out.group.tp () Bool)
(declare-fun new.attention.out_state () (_ BitVec 7))
(declare-fun new.attention.joined () (_ BitVec 7))
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
 (let (($x930 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x930 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x3371 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x792 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1637 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x29 (= (_ bv48 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) $x29 (= (_ bv56 7) old.attention.heads.kind) $x1637 $x792 (= (_ bv91 7) old.attention.heads.kind) $x3371 (= (_ bv99 7) old.attention.heads.kind)))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x2714 (= (_ bv73 7) old.attention.out.collective)))
 (let (($x849 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x958 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x934 (= (_ bv5 7) old.attention.out.collective)))
 (let (($x1184 (= (_ bv4 7) old.attention.out.collective)))
 (or $x1184 $x934 $x958 $x849 $x2714)))))))
(assert
 (let (($x3006 (= (_ bv32 7) old.attention.out.input)))
 (let (($x3158 (= (_ bv10 7) old.attention.out.input)))
 (or $x3158 $x3006 (= (_ bv63 7) old.attention.out.input)))))
(assert
 (let (($x916 (= (_ bv61 7) old.attention.out.split)))
 (let (($x449 (= (_ bv40 7) old.attention.out.split)))
 (or $x449 (= (_ bv57 7) old.attention.out.split) $x916))))
(assert
 (let (($x2356 (= (_ bv8 7) old.attention.pairs)))
 (or $x2356 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x1967 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x653 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x918 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1986 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x468 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x468 $x1986 $x918 $x653 $x1967)))))))
(assert
 (let (($x3343 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x3343 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x1368 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x2283 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1751 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x592 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x592 $x1751 $x2283 $x1368))))))
(assert
 (let (($x2035 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x2035 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x1658 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x2381 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x2559 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x1994 (= (_ bv48 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) $x1994 (= (_ bv56 7) old.attention.value_dim.kind) $x2559 $x2381 (= (_ bv91 7) old.attention.value_dim.kind) $x1658 (= (_ bv99 7) old.attention.value_dim.kind)))))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x1888 (= (_ bv42 7) old.batch.idle)))
 (or $x1888 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x2685 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2185 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x2227 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2211 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1228 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1228 $x2211 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x2227 $x2185 $x2685)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (and (<= 1 old.hidden.block)))
(assert
 (let (($x818 (= (_ bv96 7) old.hidden.kind)))
 (let (($x2430 (= (_ bv91 7) old.hidden.kind)))
 (let (($x910 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2328 (= (_ bv65 7) old.hidden.kind)))
 (let (($x1314 (= (_ bv48 7) old.hidden.kind)))
 (let (($x707 (= (_ bv26 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) $x707 $x1314 (= (_ bv56 7) old.hidden.kind) $x2328 $x910 $x2430 $x818 (= (_ bv99 7) old.hidden.kind)))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x277 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x277)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x2707 (= (_ bv49 7) old.norm.statistic)))
 (or $x2707 (= (_ bv93 7) old.norm.statistic))))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x2751 (= (_ bv96 7) old.stream)))
 (let (($x2772 (= (_ bv38 7) old.stream)))
 (or $x2772 (= (_ bv94 7) old.stream) $x2751))))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let ((?x446 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x3087 (div (* ?x446 old.hidden.multiple) old.hidden.parts)))
 (let (($x1287 (< 1 old.hidden.parts)))
 (let (($x2328 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x2328 $x1287 (= ?x3087 old.hidden.n))))))))
(assert
 (let ((?x446 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x3087 (div (* ?x446 old.hidden.multiple) old.hidden.parts)))
 (let (($x1287 (< 1 old.hidden.parts)))
 (let (($x2328 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.leads (and $x2328 $x1287 (<= old.hidden.n ?x3087))))))))
(assert
 (let (($x2328 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x2328 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x707 (= (_ bv26 7) old.hidden.kind)))
 (let (($x2671 (ite $x707 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x446 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x3087 (div (* ?x446 old.hidden.multiple) old.hidden.parts)))
 (let (($x3030 (= (- 1) old.hidden.n)))
 (let (($x2328 (= (_ bv65 7) old.hidden.kind)))
 (let (($x2430 (= (_ bv91 7) old.hidden.kind)))
 (let (($x1867 (ite $x2430 (or $x3030 (< old.hidden.block old.hidden.n)) (ite $x2328 (or $x3030 (< ?x3087 old.hidden.n)) $x2671))))
 (let (($x1583 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x1867)))
 (let (($x1314 (= (_ bv48 7) old.hidden.kind)))
 (let (($x910 (= (_ bv86 7) old.hidden.kind)))
 (let (($x990 (or $x910 $x1314)))
 (= old.hidden.moved (ite $x990 old.hidden.given_moved $x1583)))))))))))))))
(assert
 (let (($x2512 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x1637 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x1637 $x2512)))))
(assert
 (let ((?x514 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x1840 (= (div (* ?x514 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x1637 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x1637 (< 1 old.attention.heads.parts) $x1840))))))
(assert
 (let ((?x3025 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2891 (div (* ?x3025 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x930 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x822 (and $x930 (< 1 old.attention.head_dim.parts) (= ?x2891 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x822))))))
(assert
 (let ((?x2771 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x1733 (* (div (- ?x2771 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x2559 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x957 (and $x2559 (< 1 old.attention.value_dim.parts) (= (div ?x1733 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x957))))))
(assert
 (let ((?x1987 (mod old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let (($x2559 (= (_ bv65 7) old.attention.value_dim.kind)))
 (= old.attention.value_dim.padded (and $x2559 (not (= 0 ?x1987)))))))
(assert
 (let (($x449 (= (_ bv40 7) old.attention.out.split)))
 (let (($x1835 (not $x449)))
 (let (($x3158 (= (_ bv10 7) old.attention.out.input)))
 (let (($x3006 (= (_ bv32 7) old.attention.out.input)))
 (= old.attention.gathers (or $x3006 (and $x3158 $x1835))))))))
(assert
 (let (($x818 (= (_ bv96 7) old.hidden.kind)))
 (let (($x1314 (= (_ bv48 7) old.hidden.kind)))
 (let (($x910 (= (_ bv86 7) old.hidden.kind)))
 (let (($x990 (or $x910 $x1314)))
 (let (($x1960 (ite $x990 old.hidden.given_everywhere (or $x818 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x1960)))))))
(assert
 (let (($x2819 (not old.attention.heads.padded)))
 (let (($x3371 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x29 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x792 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1202 (ite (or $x792 $x29) old.attention.heads.given_everywhere (or $x3371 (and (= 1 old.attention.heads.parts) $x2819)))))
 (= old.attention.heads.everywhere $x1202)))))))
(assert
 (let (($x1967 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x468 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1649 (ite (or $x468 $x1967) (_ bv16 7) (_ bv96 7))))
 (let (($x653 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x808 (or old.model.latent old.attention.kv_filled)))
 (let (($x1751 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1986 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3010 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x592 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2776 (and $x1986 $x592 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x3010)))
 (let ((?x2146 (ite (or $x468 $x2776 (and $x1986 $x1751 old.attention.heads.filled $x808)) (_ bv96 7) (_ bv16 7))))
 (let (($x2037 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x918 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2474 (or $x918 $x653)))
 (let ((?x1349 (ite (or $x2474 $x2037) old.attention.qkv.split ?x2146)))
 (let (($x2283 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2533 (not $x2283)))
 (let ((?x480 (ite $x2533 ?x1349 (ite (or $x653 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x1649))))
 (let ((?x1597 (ite (or $x2474 $x2037 old.model.query_latent) (_ bv96 7) (ite $x1986 (_ bv21 7) (_ bv16 7)))))
 (let (($x1368 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x1368 ?x1597 ?x480)))))))))))))))))))))))
(assert
 (let (($x3274 (not old.attention.value_dim.padded)))
 (let (($x1658 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x1994 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x2381 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x1525 (ite (or $x2381 $x1994) old.attention.value_dim.given_everywhere (or $x1658 (and (= 1 old.attention.value_dim.parts) $x3274)))))
 (= old.attention.value_dim.everywhere $x1525)))))))
(assert
 (let (($x1967 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x468 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1649 (ite (or $x468 $x1967) (_ bv16 7) (_ bv96 7))))
 (let (($x653 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x808 (or old.model.latent old.attention.kv_filled)))
 (let (($x1751 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1986 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3010 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x592 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2776 (and $x1986 $x592 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x3010)))
 (let ((?x2146 (ite (or $x468 $x2776 (and $x1986 $x1751 old.attention.heads.filled $x808)) (_ bv96 7) (_ bv16 7))))
 (let (($x2037 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x918 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2474 (or $x918 $x653)))
 (let ((?x1349 (ite (or $x2474 $x2037) old.attention.qkv.split ?x2146)))
 (let (($x2283 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2533 (not $x2283)))
 (let ((?x1766 (ite $x2533 ?x1349 (ite (or $x653 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x1649))))
 (let ((?x1597 (ite (or $x2474 $x2037 old.model.query_latent) (_ bv96 7) (ite $x1986 (_ bv21 7) (_ bv16 7)))))
 (let (($x1368 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x1368 ?x1597 ?x1766))))))))))))))))))))))))
(assert
 (let (($x1751 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1094 (or (= (_ bv92 7) old.attention.v) (= (_ bv96 7) old.attention.v) (= (_ bv37 7) old.attention.v) (= (_ bv36 7) old.attention.v))))
 (let ((?x1301 (ite $x1094 old.attention.v (ite $x1751 (_ bv37 7) (ite (= (_ bv36 7) old.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= old.attention.mixed ?x1301)))))
(assert
 (let (($x449 (= (_ bv40 7) old.attention.out.split)))
 (let (($x1835 (not $x449)))
 (let (($x2953 (= (_ bv36 7) old.attention.mixed)))
 (let (($x516 (or (and old.attention.gathers (or (= (_ bv37 7) old.attention.mixed) $x2953)) (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.everywhere) (and $x2953 old.attention.value_dim.everywhere $x1835))))
 (= old.attention.mixed_in (ite $x516 (_ bv96 7) old.attention.mixed)))))))
(assert
 (let ((?x2201 (ite (or (= (_ bv92 7) old.attention.mixed_in) (= (_ bv40 7) old.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) old.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x1511 (and old.attention.heads_where_kept (or (= (_ bv37 7) old.attention.mixed_in) (= (_ bv96 7) old.attention.mixed_in)))))
 (let (($x3443 (ite (= (_ bv36 7) old.attention.mixed_in) old.attention.dims_where_kept $x1511)))
 (let (($x1716 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x849 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x449 (= (_ bv40 7) old.attention.out.split)))
 (= old.attention.out_state (ite (and $x449 (or $x849 $x1716) $x3443) (_ bv96 7) ?x2201)))))))))
(assert
 (let (($x449 (= (_ bv40 7) old.attention.out.split)))
 (let (($x1835 (not $x449)))
 (let (($x634 (= 1 old.tp)))
 (let (($x2751 (= (_ bv96 7) old.stream)))
 (let (($x1716 (and (or (not old.attention.out.group.tp) $x634) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x1500 (and $x1716 (or $x2751 $x634 (not (= (_ bv4 7) old.attention.out.collective)) $x1835))))
 (let (($x958 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x849 (= (_ bv57 7) old.attention.out.collective)))
 (let ((?x2085 (ite (or (or $x849 $x958) $x1500) (_ bv96 7) (ite (= (_ bv4 7) old.attention.out.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x2714 (= (_ bv73 7) old.attention.out.collective)))
 (let (($x934 (= (_ bv5 7) old.attention.out.collective)))
 (let (($x2143 (and (or $x934 $x2714) $x1716)))
 (let ((?x3000 (ite (or $x849 (and $x958 (= (_ bv38 7) old.stream)) $x2143) (_ bv38 7) (ite $x958 (_ bv96 7) (_ bv16 7)))))
 (let (($x403 (or (and old.hidden.filled (not $x2751)) (and old.hidden.leads (= (_ bv38 7) old.stream)))))
 (let (($x1643 (not $x1716)))
 (let (($x2707 (= (_ bv49 7) old.norm.statistic)))
 (let (($x2772 (= (_ bv38 7) old.stream)))
 (let ((?x1397 (ite (and $x934 old.hidden.filled $x2772 $x1643 $x2707) old.stream (ite (and $x2714 $x1643 $x403) old.stream ?x3000))))
 (let ((?x2052 (ite (and $x2751 old.hidden.everywhere (or $x849 $x2143)) (_ bv96 7) (ite (and $x934 old.hidden.filled $x2751 $x1643) (_ bv96 7) ?x1397))))
 (let (($x1184 (= (_ bv4 7) old.attention.out.collective)))
 (let ((?x1392 (ite (= (_ bv38 7) old.attention.out_state) (ite $x1184 (_ bv96 7) ?x2052) (ite (= (_ bv96 7) old.attention.out_state) ?x2085 old.attention.out_state))))
 (let ((?x2352 (ite $x2714 (ite (not $x2751) old.stream (_ bv66 7)) (ite $x958 (ite $x2751 (_ bv96 7) old.stream) (ite $x849 (_ bv92 7) (_ bv16 7))))))
 (= old.attention.joined (ite (= (_ bv92 7) old.attention.out_state) (ite $x934 (_ bv96 7) ?x2352) ?x1392)))))))))))))))))))))))))
(assert
 (let (($x1446 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x1446 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x2082 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x952 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1092 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x486 (= (_ bv48 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) $x486 (= (_ bv56 7) new.attention.heads.kind) $x1092 $x952 (= (_ bv91 7) new.attention.heads.kind) $x2082 (= (_ bv99 7) new.attention.heads.kind)))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x2256 (= (_ bv73 7) new.attention.out.collective)))
 (let (($x485 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x2965 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x233 (= (_ bv5 7) new.attention.out.collective)))
 (let (($x1959 (= (_ bv4 7) new.attention.out.collective)))
 (or $x1959 $x233 $x2965 $x485 $x2256)))))))
(assert
 (let (($x2633 (= (_ bv32 7) new.attention.out.input)))
 (let (($x3023 (= (_ bv10 7) new.attention.out.input)))
 (or $x3023 $x2633 (= (_ bv63 7) new.attention.out.input)))))
(assert
 (let (($x2130 (= (_ bv61 7) new.attention.out.split)))
 (let (($x3050 (= (_ bv40 7) new.attention.out.split)))
 (or $x3050 (= (_ bv57 7) new.attention.out.split) $x2130))))
(assert
 (let (($x2603 (= (_ bv8 7) new.attention.pairs)))
 (or $x2603 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x2351 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2901 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x3312 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x774 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3344 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x3344 $x774 $x3312 $x2901 $x2351)))))))
(assert
 (let (($x832 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x832 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x3308 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x932 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x108 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x3287 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x3287 $x108 $x932 $x3308))))))
(assert
 (let (($x3243 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x3243 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x1025 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x1218 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x3135 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x1726 (= (_ bv48 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) $x1726 (= (_ bv56 7) new.attention.value_dim.kind) $x3135 $x1218 (= (_ bv91 7) new.attention.value_dim.kind) $x1025 (= (_ bv99 7) new.attention.value_dim.kind)))))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (and (<= 1 new.hidden.block)))
(assert
 (let (($x2516 (= (_ bv96 7) new.hidden.kind)))
 (let (($x2032 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1363 (= (_ bv86 7) new.hidden.kind)))
 (let (($x436 (= (_ bv65 7) new.hidden.kind)))
 (let (($x1271 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1946 (= (_ bv26 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) $x1946 $x1271 (= (_ bv56 7) new.hidden.kind) $x436 $x1363 $x2032 $x2516 (= (_ bv99 7) new.hidden.kind)))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x575 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x575)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x2137 (= (_ bv49 7) new.norm.statistic)))
 (or $x2137 (= (_ bv93 7) new.norm.statistic))))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x894 (= (_ bv96 7) new.stream)))
 (let (($x518 (= (_ bv38 7) new.stream)))
 (or $x518 (= (_ bv94 7) new.stream) $x894))))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let ((?x3374 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x3572 (div (* ?x3374 new.hidden.multiple) new.hidden.parts)))
 (let (($x1278 (< 1 new.hidden.parts)))
 (let (($x436 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x436 $x1278 (= ?x3572 new.hidden.n))))))))
(assert
 (let ((?x3374 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x3572 (div (* ?x3374 new.hidden.multiple) new.hidden.parts)))
 (let (($x1278 (< 1 new.hidden.parts)))
 (let (($x436 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.leads (and $x436 $x1278 (<= new.hidden.n ?x3572))))))))
(assert
 (let (($x436 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x436 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x1946 (= (_ bv26 7) new.hidden.kind)))
 (let (($x1047 (ite $x1946 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x3374 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x3572 (div (* ?x3374 new.hidden.multiple) new.hidden.parts)))
 (let (($x77 (= (- 1) new.hidden.n)))
 (let (($x436 (= (_ bv65 7) new.hidden.kind)))
 (let (($x2032 (= (_ bv91 7) new.hidden.kind)))
 (let (($x2282 (ite $x2032 (or $x77 (< new.hidden.block new.hidden.n)) (ite $x436 (or $x77 (< ?x3572 new.hidden.n)) $x1047))))
 (let (($x1162 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x2282)))
 (let (($x1271 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1363 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1133 (or $x1363 $x1271)))
 (= new.hidden.moved (ite $x1133 new.hidden.given_moved $x1162)))))))))))))))
(assert
 (let (($x1813 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x1092 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x1092 $x1813)))))
(assert
 (let ((?x1639 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x2951 (= (div (* ?x1639 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x1092 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x1092 (< 1 new.attention.heads.parts) $x2951))))))
(assert
 (let ((?x2339 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x1989 (div (* ?x2339 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1446 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1477 (and $x1446 (< 1 new.attention.head_dim.parts) (= ?x1989 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x1477))))))
(assert
 (let ((?x2303 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x1398 (* (div ?x2303 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x3135 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x931 (and $x3135 (< 1 new.attention.value_dim.parts) (= (div ?x1398 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x931))))))
(assert
 (let ((?x985 (mod new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let (($x3135 (= (_ bv65 7) new.attention.value_dim.kind)))
 (= new.attention.value_dim.padded (and $x3135 (not (= 0 ?x985)))))))
(assert
 (let (($x3050 (= (_ bv40 7) new.attention.out.split)))
 (let (($x3481 (not $x3050)))
 (let (($x3023 (= (_ bv10 7) new.attention.out.input)))
 (let (($x2633 (= (_ bv32 7) new.attention.out.input)))
 (= new.attention.gathers (or $x2633 (and $x3023 $x3481))))))))
(assert
 (let (($x2516 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1271 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1363 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1133 (or $x1363 $x1271)))
 (let (($x2369 (ite $x1133 new.hidden.given_everywhere (or $x2516 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x2369)))))))
(assert
 (let (($x2683 (not new.attention.heads.padded)))
 (let (($x2082 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x486 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x952 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1785 (ite (or $x952 $x486) new.attention.heads.given_everywhere (or $x2082 (and (= 1 new.attention.heads.parts) $x2683)))))
 (= new.attention.heads.everywhere $x1785)))))))
(assert
 (let (($x2351 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x3344 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x256 (ite (or $x3344 $x2351) (_ bv16 7) (_ bv96 7))))
 (let (($x2901 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1220 (or new.model.latent new.attention.kv_filled)))
 (let (($x108 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x774 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3287 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1020 (and $x774 $x3287 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x3409 (ite (or $x3344 $x1020 (and $x774 $x108 new.attention.heads.filled $x1220)) (_ bv96 7) (_ bv16 7))))
 (let (($x2183 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x3312 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1041 (or $x3312 $x2901)))
 (let ((?x1297 (ite (or $x1041 $x2183) new.attention.qkv.split ?x3409)))
 (let (($x932 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x458 (not $x932)))
 (let ((?x3169 (ite $x458 ?x1297 (ite (or $x2901 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x256))))
 (let ((?x2092 (ite (or $x1041 $x2183 new.model.query_latent) (_ bv96 7) (ite $x774 (_ bv21 7) (_ bv16 7)))))
 (let (($x3308 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x3308 ?x2092 ?x3169))))))))))))))))))))))
(assert
 (let (($x2627 (not new.attention.value_dim.padded)))
 (let (($x1025 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x1726 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x1218 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x1818 (ite (or $x1218 $x1726) new.attention.value_dim.given_everywhere (or $x1025 (and (= 1 new.attention.value_dim.parts) $x2627)))))
 (= new.attention.value_dim.everywhere $x1818)))))))
(assert
 (let (($x2351 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x3344 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x256 (ite (or $x3344 $x2351) (_ bv16 7) (_ bv96 7))))
 (let (($x2901 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1220 (or new.model.latent new.attention.kv_filled)))
 (let (($x108 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x774 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3287 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1020 (and $x774 $x3287 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x3409 (ite (or $x3344 $x1020 (and $x774 $x108 new.attention.heads.filled $x1220)) (_ bv96 7) (_ bv16 7))))
 (let (($x2183 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x3312 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1041 (or $x3312 $x2901)))
 (let ((?x1297 (ite (or $x1041 $x2183) new.attention.qkv.split ?x3409)))
 (let (($x932 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x458 (not $x932)))
 (let ((?x1429 (ite $x458 ?x1297 (ite (or $x2901 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x256))))
 (let ((?x2092 (ite (or $x1041 $x2183 new.model.query_latent) (_ bv96 7) (ite $x774 (_ bv21 7) (_ bv16 7)))))
 (let (($x3308 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x3308 ?x2092 ?x1429)))))))))))))))))))))))
(assert
 (let (($x108 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x3165 (or (= (_ bv92 7) new.attention.v) (= (_ bv96 7) new.attention.v) (= (_ bv37 7) new.attention.v) (= (_ bv36 7) new.attention.v))))
 (let ((?x803 (ite $x3165 new.attention.v (ite $x108 (_ bv37 7) (ite (= (_ bv36 7) new.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= new.attention.mixed ?x803)))))
(assert
 (let (($x3050 (= (_ bv40 7) new.attention.out.split)))
 (let (($x3481 (not $x3050)))
 (let (($x3136 (= (_ bv36 7) new.attention.mixed)))
 (let (($x1712 (or (and new.attention.gathers (or (= (_ bv37 7) new.attention.mixed) $x3136)) (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.everywhere) (and $x3136 new.attention.value_dim.everywhere $x3481))))
 (= new.attention.mixed_in (ite $x1712 (_ bv96 7) new.attention.mixed)))))))
(assert
 (let ((?x1572 (ite (or (= (_ bv92 7) new.attention.mixed_in) (= (_ bv40 7) new.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) new.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x2173 (and new.attention.heads_where_kept (or (= (_ bv37 7) new.attention.mixed_in) (= (_ bv96 7) new.attention.mixed_in)))))
 (let (($x668 (ite (= (_ bv36 7) new.attention.mixed_in) new.attention.dims_where_kept $x2173)))
 (let (($x2498 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x485 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x3050 (= (_ bv40 7) new.attention.out.split)))
 (= new.attention.out_state (ite (and $x3050 (or $x485 $x2498) $x668) (_ bv96 7) ?x1572)))))))))
(assert
 (let (($x3050 (= (_ bv40 7) new.attention.out.split)))
 (let (($x3481 (not $x3050)))
 (let (($x1334 (= 1 new.tp)))
 (let (($x894 (= (_ bv96 7) new.stream)))
 (let (($x2498 (and (or (not new.attention.out.group.tp) $x1334) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x893 (and $x2498 (or $x894 $x1334 (not (= (_ bv4 7) new.attention.out.collective)) $x3481))))
 (let (($x2965 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x485 (= (_ bv57 7) new.attention.out.collective)))
 (let ((?x3003 (ite (or (or $x485 $x2965) $x893) (_ bv96 7) (ite (= (_ bv4 7) new.attention.out.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x2256 (= (_ bv73 7) new.attention.out.collective)))
 (let (($x233 (= (_ bv5 7) new.attention.out.collective)))
 (let (($x2291 (and (or $x233 $x2256) $x2498)))
 (let ((?x2803 (ite (or $x485 (and $x2965 (= (_ bv38 7) new.stream)) $x2291) (_ bv38 7) (ite $x2965 (_ bv96 7) (_ bv16 7)))))
 (let (($x608 (or (and new.hidden.filled (not $x894)) (and new.hidden.leads (= (_ bv38 7) new.stream)))))
 (let (($x2196 (not $x2498)))
 (let (($x2137 (= (_ bv49 7) new.norm.statistic)))
 (let (($x518 (= (_ bv38 7) new.stream)))
 (let ((?x1759 (ite (and $x233 new.hidden.filled $x518 $x2196 $x2137) new.stream (ite (and $x2256 $x2196 $x608) new.stream ?x2803))))
 (let ((?x1366 (ite (and $x894 new.hidden.everywhere (or $x485 $x2291)) (_ bv96 7) (ite (and $x233 new.hidden.filled $x894 $x2196) (_ bv96 7) ?x1759))))
 (let (($x1959 (= (_ bv4 7) new.attention.out.collective)))
 (let ((?x1300 (ite (= (_ bv38 7) new.attention.out_state) (ite $x1959 (_ bv96 7) ?x1366) (ite (= (_ bv96 7) new.attention.out_state) ?x3003 new.attention.out_state))))
 (let ((?x383 (ite $x2256 (ite (not $x894) new.stream (_ bv66 7)) (ite $x2965 (ite $x894 (_ bv96 7) new.stream) (ite $x485 (_ bv92 7) (_ bv16 7))))))
 (= new.attention.joined (ite (= (_ bv92 7) new.attention.out_state) (ite $x233 (_ bv96 7) ?x383) ?x1300)))))))))))))))))))))))))
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
 (= old.norm.statistic new.norm.statistic))
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
 (let (($x2685 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2227 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2211 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1228 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2185 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2185 $x1228 $x2211 $x2227 $x2685)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1962 (* old.sp old.tp)))
 (<= old.moe.block ?x1962)))
(assert
 (let ((?x1962 (* old.sp old.tp)))
 (let ((?x3318 (mod ?x1962 old.moe.block)))
 (= 0 ?x3318))))
(assert
 (let ((?x1962 (* old.sp old.tp)))
 (= old.stage.ranks ?x1962)))
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
 (let (($x1773 (not old.moe.group.sp)))
 (let (($x305 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x305 $x1773))))
(assert
 (let ((?x3104 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3104)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x1006 (not (or new.hidden.moved new.hidden.padded))))
 (let (($x1334 (= 1 new.tp)))
 (let (($x1203 (= new.attention.joined new.stream)))
 (let (($x1498 (or (or (= (_ bv96 7) new.attention.joined) $x1203) (and $x1334 (or (not (= (_ bv61 7) new.attention.out.split)) $x1006)))))
 (not $x1498))))))
(assert
 (let (($x2919 (not (or old.hidden.moved old.hidden.padded))))
(let (($x634 (= 1 old.tp)))
(let (($x661 (= old.attention.joined old.stream)))
(or (or (= (_ bv96 7) old.attention.joined) $x661) (and $x634 (or (not (= (_ bv61 7) old.attention.out.split)) $x2919)))))))
(check-sat)

; from one replica to any number, question 144
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
(declare-fun old.hidden.kind () (_ BitVec 7))
(declare-fun old.hidden.multiple () Int)
(declare-fun old.hidden.n () Int)
(declare-fun old.hidden.parts () Int)
(declare-fun old.model.positions () (_ BitVec 7))
(declare-fun old.moe.block () Int)
(declare-fun old.pp () Int)
(declare-fun old.sp () Int)
(declare-fun old.stage.ranks () Int)
(declare-fun old.stream () (_ BitVec 7))
(declare-fun old.tp () Int)
(declare-fun old.hidden.padded () Bool)
(declare-fun old.attention.heads.padded () Bool)
(declare-fun old.attention.heads.filled () Bool)
(declare-fun old.attention.head_dim.filled () Bool)
(declare-fun old.attention.value_dim.filled () Bool)
(declare-fun old.attention.value_dim.padded () Bool)
(declare-fun old.attention.gathers () Bool)
(declare-fun old.hidden.given_everywhere () Bool)
(declare-fun old.hidden.everywhere () Bool)
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
(declare-fun old.attention.v () (_ BitVec 7))
(declare-fun old.attention.mixed () (_ BitVec 7))
(declare-fun old.attention.mixed_in () (_ BitVec 7))
(declare-fun old.attention.heads_where_kept () Bool)
(declare-fun old.attention.dims_where_kept () Bool)
(declare-fun old.attention.out.group.pp () Bool)
(declare-fun old.attention.out.group.sp () Bool)
(declare-fun old.attention.out.group.dp () Bool)
(declare-fun old.attention.out.group.tp () Bool)
(declare-fun old.attention.out_state () (_ BitVec 7))
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
(declare-fun new.attention.qkv.split () (_ BitVec 7))
(declare-fun new.attention.qkv.v_sum () (_ BitVec 7))
(declare-fun new.attention.value_dim.kind () (_ BitVec 7))
(declare-fun new.attention.value_dim.multiple () Int)
(declare-fun new.attention.value_dim.n () Int)
(declare-fun new.attention.value_dim.parts () Int)
(declare-fun new.dp () Int)
(declare-fun new.hidden.kind () (_ BitVec 7))
(declare-fun new.hidden.multiple () Int)
(declare-fun new.hidden.n () Int)
(declare-fun new.hidden.parts () Int)
(declare-fun new.model.positions () (_ BitVec 7))
(declare-fun new.moe.block () Int)
(declare-fun new.pp () Int)
(declare-fun new.sp () Int)
(declare-fun new.stage.ranks () Int)
(declare-fun new.stream () (_ BitVec 7))
(declare-fun new.tp () Int)
(declare-fun new.hidden.padded () Bool)
(declare-fun new.attention.heads.padded () Bool)
(declare-fun new.attention.heads.filled () Bool)
(declare-fun new.attention.head_dim.filled () Bool)
(declare-fun new.attention.value_dim.filled () Bool)
(declare-fun new.attention.value_dim.padded () Bool)
(declare-fun new.attention.gathers () Bool)
(declare-fun new.hidden.given_everywhere () Bool)
(declare-fun new.hidden.everywhere () Bool)
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
(declare-fun new.attention.v () (_ BitVec 7))
(declare-fun new.attention.mixed () (_ BitVec 7))
(declare-fun new.attention.mixed_in () (_ BitVec 7))
(declare-fun new.attention.heads_where_kept () Bool)
(declare-fun new.attention.dims_where_kept () Bool)
(declare-fun new.attention.out.group.pp () Bool)
(declare-fun new.attention.out.group.sp () Bool)
(declare-fun new.attention.out.group.dp () Bool)
(declare-fun new.attention.out.group.tp () Bool)
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
 (let (($x930 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x930 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x3371 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x792 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1637 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x29 (= (_ bv48 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) $x29 (= (_ bv56 7) old.attention.heads.kind) $x1637 $x792 (= (_ bv91 7) old.attention.heads.kind) $x3371 (= (_ bv99 7) old.attention.heads.kind)))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x849 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x958 (= (_ bv10 7) old.attention.out.collective)))
 (or (= (_ bv4 7) old.attention.out.collective) (= (_ bv5 7) old.attention.out.collective) $x958 $x849 (= (_ bv73 7) old.attention.out.collective)))))
(assert
 (let (($x3006 (= (_ bv32 7) old.attention.out.input)))
 (let (($x3158 (= (_ bv10 7) old.attention.out.input)))
 (or $x3158 $x3006 (= (_ bv63 7) old.attention.out.input)))))
(assert
 (let (($x916 (= (_ bv61 7) old.attention.out.split)))
 (let (($x449 (= (_ bv40 7) old.attention.out.split)))
 (or $x449 (= (_ bv57 7) old.attention.out.split) $x916))))
(assert
 (let (($x2356 (= (_ bv8 7) old.attention.pairs)))
 (or $x2356 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x1967 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x653 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x918 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1986 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x468 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x468 $x1986 $x918 $x653 $x1967)))))))
(assert
 (let (($x3343 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x3343 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x1368 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x2283 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1751 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x592 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x592 $x1751 $x2283 $x1368))))))
(assert
 (let (($x2035 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x2035 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x1658 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x2381 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x2559 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x1994 (= (_ bv48 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) $x1994 (= (_ bv56 7) old.attention.value_dim.kind) $x2559 $x2381 (= (_ bv91 7) old.attention.value_dim.kind) $x1658 (= (_ bv99 7) old.attention.value_dim.kind)))))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x1888 (= (_ bv42 7) old.batch.idle)))
 (or $x1888 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x2685 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2185 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x2227 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2211 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1228 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1228 $x2211 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x2227 $x2185 $x2685)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x818 (= (_ bv96 7) old.hidden.kind)))
 (let (($x910 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2328 (= (_ bv65 7) old.hidden.kind)))
 (let (($x1314 (= (_ bv48 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind) $x1314 (= (_ bv56 7) old.hidden.kind) $x2328 $x910 (= (_ bv91 7) old.hidden.kind) $x818 (= (_ bv99 7) old.hidden.kind)))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x277 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x277)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x2772 (= (_ bv38 7) old.stream)))
 (or $x2772 (= (_ bv94 7) old.stream) (= (_ bv96 7) old.stream))))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let (($x2328 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x2328 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x2512 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x1637 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x1637 $x2512)))))
(assert
 (let ((?x514 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x1840 (= (div (* ?x514 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x1637 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x1637 (< 1 old.attention.heads.parts) $x1840))))))
(assert
 (let ((?x3025 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2891 (div (* ?x3025 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x930 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x822 (and $x930 (< 1 old.attention.head_dim.parts) (= ?x2891 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x822))))))
(assert
 (let ((?x2771 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x1733 (* (div (- ?x2771 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x2559 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x957 (and $x2559 (< 1 old.attention.value_dim.parts) (= (div ?x1733 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x957))))))
(assert
 (let ((?x1987 (mod old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let (($x2559 (= (_ bv65 7) old.attention.value_dim.kind)))
 (= old.attention.value_dim.padded (and $x2559 (not (= 0 ?x1987)))))))
(assert
 (let (($x449 (= (_ bv40 7) old.attention.out.split)))
 (let (($x1835 (not $x449)))
 (let (($x3158 (= (_ bv10 7) old.attention.out.input)))
 (let (($x3006 (= (_ bv32 7) old.attention.out.input)))
 (= old.attention.gathers (or $x3006 (and $x3158 $x1835))))))))
(assert
 (let (($x818 (= (_ bv96 7) old.hidden.kind)))
 (let (($x1960 (ite (or (= (_ bv86 7) old.hidden.kind) (= (_ bv48 7) old.hidden.kind)) old.hidden.given_everywhere (or $x818 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x1960))))
(assert
 (let (($x2819 (not old.attention.heads.padded)))
 (let (($x3371 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x29 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x792 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1202 (ite (or $x792 $x29) old.attention.heads.given_everywhere (or $x3371 (and (= 1 old.attention.heads.parts) $x2819)))))
 (= old.attention.heads.everywhere $x1202)))))))
(assert
 (let (($x1967 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x468 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1649 (ite (or $x468 $x1967) (_ bv16 7) (_ bv96 7))))
 (let (($x653 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x808 (or old.model.latent old.attention.kv_filled)))
 (let (($x1751 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1986 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3010 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x592 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2776 (and $x1986 $x592 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x3010)))
 (let ((?x2146 (ite (or $x468 $x2776 (and $x1986 $x1751 old.attention.heads.filled $x808)) (_ bv96 7) (_ bv16 7))))
 (let (($x2037 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x918 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2474 (or $x918 $x653)))
 (let ((?x1349 (ite (or $x2474 $x2037) old.attention.qkv.split ?x2146)))
 (let (($x2283 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2533 (not $x2283)))
 (let ((?x480 (ite $x2533 ?x1349 (ite (or $x653 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x1649))))
 (let ((?x1597 (ite (or $x2474 $x2037 old.model.query_latent) (_ bv96 7) (ite $x1986 (_ bv21 7) (_ bv16 7)))))
 (let (($x1368 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x1368 ?x1597 ?x480)))))))))))))))))))))))
(assert
 (let (($x3274 (not old.attention.value_dim.padded)))
 (let (($x1658 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x1994 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x2381 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x1525 (ite (or $x2381 $x1994) old.attention.value_dim.given_everywhere (or $x1658 (and (= 1 old.attention.value_dim.parts) $x3274)))))
 (= old.attention.value_dim.everywhere $x1525)))))))
(assert
 (let (($x1967 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x468 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1649 (ite (or $x468 $x1967) (_ bv16 7) (_ bv96 7))))
 (let (($x653 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x808 (or old.model.latent old.attention.kv_filled)))
 (let (($x1751 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1986 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3010 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x592 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2776 (and $x1986 $x592 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x3010)))
 (let ((?x2146 (ite (or $x468 $x2776 (and $x1986 $x1751 old.attention.heads.filled $x808)) (_ bv96 7) (_ bv16 7))))
 (let (($x2037 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x918 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2474 (or $x918 $x653)))
 (let ((?x1349 (ite (or $x2474 $x2037) old.attention.qkv.split ?x2146)))
 (let (($x2283 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2533 (not $x2283)))
 (let ((?x1766 (ite $x2533 ?x1349 (ite (or $x653 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x1649))))
 (let ((?x1597 (ite (or $x2474 $x2037 old.model.query_latent) (_ bv96 7) (ite $x1986 (_ bv21 7) (_ bv16 7)))))
 (let (($x1368 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x1368 ?x1597 ?x1766))))))))))))))))))))))))
(assert
 (let (($x1751 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1094 (or (= (_ bv92 7) old.attention.v) (= (_ bv96 7) old.attention.v) (= (_ bv37 7) old.attention.v) (= (_ bv36 7) old.attention.v))))
 (let ((?x1301 (ite $x1094 old.attention.v (ite $x1751 (_ bv37 7) (ite (= (_ bv36 7) old.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= old.attention.mixed ?x1301)))))
(assert
 (let (($x449 (= (_ bv40 7) old.attention.out.split)))
 (let (($x1835 (not $x449)))
 (let (($x2953 (= (_ bv36 7) old.attention.mixed)))
 (let (($x516 (or (and old.attention.gathers (or (= (_ bv37 7) old.attention.mixed) $x2953)) (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.everywhere) (and $x2953 old.attention.value_dim.everywhere $x1835))))
 (= old.attention.mixed_in (ite $x516 (_ bv96 7) old.attention.mixed)))))))
(assert
 (let ((?x2201 (ite (or (= (_ bv92 7) old.attention.mixed_in) (= (_ bv40 7) old.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) old.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x1511 (and old.attention.heads_where_kept (or (= (_ bv37 7) old.attention.mixed_in) (= (_ bv96 7) old.attention.mixed_in)))))
 (let (($x3443 (ite (= (_ bv36 7) old.attention.mixed_in) old.attention.dims_where_kept $x1511)))
 (let (($x589 (= 1 old.pp)))
 (let (($x3457 (not old.attention.out.group.pp)))
 (let (($x3041 (or $x3457 $x589)))
 (let (($x3164 (= 1 old.sp)))
 (let (($x2735 (not old.attention.out.group.sp)))
 (let (($x1227 (or $x2735 $x3164)))
 (let (($x2122 (= 1 old.dp)))
 (let (($x2670 (not old.attention.out.group.dp)))
 (let (($x70 (or $x2670 $x2122)))
 (let (($x1716 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) $x70 $x1227 $x3041)))
 (let (($x849 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x449 (= (_ bv40 7) old.attention.out.split)))
 (= old.attention.out_state (ite (and $x449 (or $x849 $x1716) $x3443) (_ bv96 7) ?x2201))))))))))))))))))
(assert
 (let (($x1446 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x1446 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x2082 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x952 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1092 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x486 (= (_ bv48 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) $x486 (= (_ bv56 7) new.attention.heads.kind) $x1092 $x952 (= (_ bv91 7) new.attention.heads.kind) $x2082 (= (_ bv99 7) new.attention.heads.kind)))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x485 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x2965 (= (_ bv10 7) new.attention.out.collective)))
 (or (= (_ bv4 7) new.attention.out.collective) (= (_ bv5 7) new.attention.out.collective) $x2965 $x485 (= (_ bv73 7) new.attention.out.collective)))))
(assert
 (let (($x2633 (= (_ bv32 7) new.attention.out.input)))
 (let (($x3023 (= (_ bv10 7) new.attention.out.input)))
 (or $x3023 $x2633 (= (_ bv63 7) new.attention.out.input)))))
(assert
 (let (($x2130 (= (_ bv61 7) new.attention.out.split)))
 (let (($x3050 (= (_ bv40 7) new.attention.out.split)))
 (or $x3050 (= (_ bv57 7) new.attention.out.split) $x2130))))
(assert
 (let (($x2603 (= (_ bv8 7) new.attention.pairs)))
 (or $x2603 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x2351 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2901 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x3312 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x774 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3344 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x3344 $x774 $x3312 $x2901 $x2351)))))))
(assert
 (let (($x832 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x832 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x3308 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x932 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x108 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x3287 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x3287 $x108 $x932 $x3308))))))
(assert
 (let (($x3243 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x3243 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x1025 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x1218 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x3135 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x1726 (= (_ bv48 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) $x1726 (= (_ bv56 7) new.attention.value_dim.kind) $x3135 $x1218 (= (_ bv91 7) new.attention.value_dim.kind) $x1025 (= (_ bv99 7) new.attention.value_dim.kind)))))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x2516 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1363 (= (_ bv86 7) new.hidden.kind)))
 (let (($x436 (= (_ bv65 7) new.hidden.kind)))
 (let (($x1271 (= (_ bv48 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind) $x1271 (= (_ bv56 7) new.hidden.kind) $x436 $x1363 (= (_ bv91 7) new.hidden.kind) $x2516 (= (_ bv99 7) new.hidden.kind)))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x575 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x575)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x518 (= (_ bv38 7) new.stream)))
 (or $x518 (= (_ bv94 7) new.stream) (= (_ bv96 7) new.stream))))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let (($x436 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x436 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x1813 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x1092 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x1092 $x1813)))))
(assert
 (let ((?x1639 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x2951 (= (div (* ?x1639 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x1092 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x1092 (< 1 new.attention.heads.parts) $x2951))))))
(assert
 (let ((?x2339 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x1989 (div (* ?x2339 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1446 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1477 (and $x1446 (< 1 new.attention.head_dim.parts) (= ?x1989 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x1477))))))
(assert
 (let ((?x2303 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x1398 (* (div ?x2303 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x3135 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x931 (and $x3135 (< 1 new.attention.value_dim.parts) (= (div ?x1398 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x931))))))
(assert
 (let ((?x985 (mod new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let (($x3135 (= (_ bv65 7) new.attention.value_dim.kind)))
 (= new.attention.value_dim.padded (and $x3135 (not (= 0 ?x985)))))))
(assert
 (let (($x3050 (= (_ bv40 7) new.attention.out.split)))
 (let (($x3481 (not $x3050)))
 (let (($x3023 (= (_ bv10 7) new.attention.out.input)))
 (let (($x2633 (= (_ bv32 7) new.attention.out.input)))
 (= new.attention.gathers (or $x2633 (and $x3023 $x3481))))))))
(assert
 (let (($x2516 (= (_ bv96 7) new.hidden.kind)))
 (let (($x2369 (ite (or (= (_ bv86 7) new.hidden.kind) (= (_ bv48 7) new.hidden.kind)) new.hidden.given_everywhere (or $x2516 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x2369))))
(assert
 (let (($x2683 (not new.attention.heads.padded)))
 (let (($x2082 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x486 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x952 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1785 (ite (or $x952 $x486) new.attention.heads.given_everywhere (or $x2082 (and (= 1 new.attention.heads.parts) $x2683)))))
 (= new.attention.heads.everywhere $x1785)))))))
(assert
 (let (($x2351 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x3344 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x256 (ite (or $x3344 $x2351) (_ bv16 7) (_ bv96 7))))
 (let (($x2901 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1220 (or new.model.latent new.attention.kv_filled)))
 (let (($x108 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x774 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3287 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1020 (and $x774 $x3287 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x3409 (ite (or $x3344 $x1020 (and $x774 $x108 new.attention.heads.filled $x1220)) (_ bv96 7) (_ bv16 7))))
 (let (($x2183 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x3312 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1041 (or $x3312 $x2901)))
 (let ((?x1297 (ite (or $x1041 $x2183) new.attention.qkv.split ?x3409)))
 (let (($x932 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x458 (not $x932)))
 (let ((?x3169 (ite $x458 ?x1297 (ite (or $x2901 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x256))))
 (let ((?x2092 (ite (or $x1041 $x2183 new.model.query_latent) (_ bv96 7) (ite $x774 (_ bv21 7) (_ bv16 7)))))
 (let (($x3308 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x3308 ?x2092 ?x3169))))))))))))))))))))))
(assert
 (let (($x2627 (not new.attention.value_dim.padded)))
 (let (($x1025 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x1726 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x1218 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x1818 (ite (or $x1218 $x1726) new.attention.value_dim.given_everywhere (or $x1025 (and (= 1 new.attention.value_dim.parts) $x2627)))))
 (= new.attention.value_dim.everywhere $x1818)))))))
(assert
 (let (($x2351 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x3344 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x256 (ite (or $x3344 $x2351) (_ bv16 7) (_ bv96 7))))
 (let (($x2901 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1220 (or new.model.latent new.attention.kv_filled)))
 (let (($x108 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x774 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3287 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1020 (and $x774 $x3287 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x3409 (ite (or $x3344 $x1020 (and $x774 $x108 new.attention.heads.filled $x1220)) (_ bv96 7) (_ bv16 7))))
 (let (($x2183 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x3312 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1041 (or $x3312 $x2901)))
 (let ((?x1297 (ite (or $x1041 $x2183) new.attention.qkv.split ?x3409)))
 (let (($x932 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x458 (not $x932)))
 (let ((?x1429 (ite $x458 ?x1297 (ite (or $x2901 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x256))))
 (let ((?x2092 (ite (or $x1041 $x2183 new.model.query_latent) (_ bv96 7) (ite $x774 (_ bv21 7) (_ bv16 7)))))
 (let (($x3308 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x3308 ?x2092 ?x1429)))))))))))))))))))))))
(assert
 (let (($x108 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x3165 (or (= (_ bv92 7) new.attention.v) (= (_ bv96 7) new.attention.v) (= (_ bv37 7) new.attention.v) (= (_ bv36 7) new.attention.v))))
 (let ((?x803 (ite $x3165 new.attention.v (ite $x108 (_ bv37 7) (ite (= (_ bv36 7) new.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= new.attention.mixed ?x803)))))
(assert
 (let (($x3050 (= (_ bv40 7) new.attention.out.split)))
 (let (($x3481 (not $x3050)))
 (let (($x3136 (= (_ bv36 7) new.attention.mixed)))
 (let (($x1712 (or (and new.attention.gathers (or (= (_ bv37 7) new.attention.mixed) $x3136)) (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.everywhere) (and $x3136 new.attention.value_dim.everywhere $x3481))))
 (= new.attention.mixed_in (ite $x1712 (_ bv96 7) new.attention.mixed)))))))
(assert
 (let ((?x1572 (ite (or (= (_ bv92 7) new.attention.mixed_in) (= (_ bv40 7) new.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) new.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x2173 (and new.attention.heads_where_kept (or (= (_ bv37 7) new.attention.mixed_in) (= (_ bv96 7) new.attention.mixed_in)))))
 (let (($x668 (ite (= (_ bv36 7) new.attention.mixed_in) new.attention.dims_where_kept $x2173)))
 (let (($x2827 (= 1 new.pp)))
 (let (($x2426 (not new.attention.out.group.pp)))
 (let (($x1705 (or $x2426 $x2827)))
 (let (($x1219 (= 1 new.sp)))
 (let (($x2577 (not new.attention.out.group.sp)))
 (let (($x1335 (or $x2577 $x1219)))
 (let (($x3184 (= 1 new.dp)))
 (let (($x2057 (not new.attention.out.group.dp)))
 (let (($x2436 (or $x2057 $x3184)))
 (let (($x2498 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) $x2436 $x1335 $x1705)))
 (let (($x485 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x3050 (= (_ bv40 7) new.attention.out.split)))
 (= new.attention.out_state (ite (and $x3050 (or $x485 $x2498) $x668) (_ bv96 7) ?x1572))))))))))))))))))
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
 (= old.stream new.stream))
(assert
 (= old.tp new.tp))
(assert
 (= (_ bv42 7) old.batch.idle))
(assert
 (let (($x2685 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2227 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2211 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1228 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2185 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2185 $x1228 $x2211 $x2227 $x2685)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1962 (* old.sp old.tp)))
 (<= old.moe.block ?x1962)))
(assert
 (let ((?x1962 (* old.sp old.tp)))
 (let ((?x3318 (mod ?x1962 old.moe.block)))
 (= 0 ?x3318))))
(assert
 (let ((?x1962 (* old.sp old.tp)))
 (= old.stage.ranks ?x1962)))
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
 (let (($x1773 (not old.moe.group.sp)))
 (let (($x305 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x305 $x1773))))
(assert
 (let ((?x3104 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3104)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x2827 (= 1 new.pp)))
 (let (($x2426 (not new.attention.out.group.pp)))
 (let (($x1705 (or $x2426 $x2827)))
 (let (($x1219 (= 1 new.sp)))
 (let (($x2577 (not new.attention.out.group.sp)))
 (let (($x1335 (or $x2577 $x1219)))
 (let (($x3184 (= 1 new.dp)))
 (let (($x2057 (not new.attention.out.group.dp)))
 (let (($x2436 (or $x2057 $x3184)))
 (let (($x2744 (and (or new.attention.out.group.tp (= 1 new.tp)) $x2436 $x1335 $x1705)))
 (let (($x3328 (= (_ bv38 7) new.attention.out_state)))
 (let (($x1776 (= (_ bv96 7) new.attention.out_state)))
 (let (($x2498 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) $x2436 $x1335 $x1705)))
 (let (($x532 (and $x2498 (or $x1776 (and $x3328 (or (= (_ bv38 7) new.stream) new.hidden.everywhere))))))
 (let (($x2965 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x485 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x1478 (or $x485 (and $x2965 (or $x1776 (and $x3328 (= (_ bv38 7) new.stream)))) $x532 $x2744)))
 (not $x1478)))))))))))))))))))
(assert
 (let (($x589 (= 1 old.pp)))
(let (($x3457 (not old.attention.out.group.pp)))
(let (($x3041 (or $x3457 $x589)))
(let (($x3164 (= 1 old.sp)))
(let (($x2735 (not old.attention.out.group.sp)))
(let (($x1227 (or $x2735 $x3164)))
(let (($x2122 (= 1 old.dp)))
(let (($x2670 (not old.attention.out.group.dp)))
(let (($x70 (or $x2670 $x2122)))
(let (($x813 (and (or old.attention.out.group.tp (= 1 old.tp)) $x70 $x1227 $x3041)))
(let (($x2588 (= (_ bv38 7) old.attention.out_state)))
(let (($x2829 (= (_ bv96 7) old.attention.out_state)))
(let (($x1716 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) $x70 $x1227 $x3041)))
(let (($x2046 (and $x1716 (or $x2829 (and $x2588 (or (= (_ bv38 7) old.stream) old.hidden.everywhere))))))
(let (($x958 (= (_ bv10 7) old.attention.out.collective)))
(let (($x849 (= (_ bv57 7) old.attention.out.collective)))
(or $x849 (and $x958 (or $x2829 (and $x2588 (= (_ bv38 7) old.stream)))) $x2046 $x813))))))))))))))))))
(check-sat)

; from one replica to any number, question 145
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
(declare-fun old.attention.out.bias () (_ BitVec 7))
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
(declare-fun old.tp () Int)
(declare-fun old.hidden.filled () Bool)
(declare-fun old.hidden.leads () Bool)
(declare-fun old.hidden.padded () Bool)
(declare-fun old.hidden.given_moved () Bool)
(declare-fun old.hidden.moved () Bool)
(declare-fun old.attention.heads.padded () Bool)
(declare-fun old.attention.heads.filled () Bool)
(declare-fun old.attention.head_dim.filled () Bool)
(declare-fun old.attention.value_dim.filled () Bool)
(declare-fun old.attention.value_dim.padded () Bool)
(declare-fun old.attention.gathers () Bool)
(declare-fun old.hidden.given_everywhere () Bool)
(declare-fun old.hidden.everywhere () Bool)
(declare-fun old.hidden.given_first () Bool)
(declare-fun old.hidden.first_alone () Bool)
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
(declare-fun old.attention.v () (_ BitVec 7))
(declare-fun old.attention.mixed () (_ BitVec 7))
(declare-fun old.attention.mixed_in () (_ BitVec 7))
(declare-fun old.attention.heads_where_kept () Bool)
(declare-fun old.attention.dims_where_kept () Bool)
(declare-fun old.attention.out.group.pp () Bool)
(declare-fun old.attention.out.group.sp () Bool)
(declare-fun old.attention.out.group.dp () Bool)
(declare-fun old.attention.out.group.tp () Bool)
(declare-fun old.attention.out_state () (_ BitVec 7))
(declare-fun old.attention.joined () (_ BitVec 7))
(declare-fun old.attention.full_though_split () Bool)
(declare-fun new.attention.head_dim.kind () (_ BitVec 7))
(declare-fun new.attention.head_dim.multiple () Int)
(declare-fun new.attention.head_dim.n () Int)
(declare-fun new.attention.head_dim.parts () Int)
(declare-fun new.attention.heads.kind () (_ BitVec 7))
(declare-fun new.attention.heads.multiple () Int)
(declare-fun new.attention.heads.n () Int)
(declare-fun new.attention.heads.parts () Int)
(declare-fun new.attention.out.bias () (_ BitVec 7))
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
(declare-fun new.tp () Int)
(declare-fun new.hidden.filled () Bool)
(declare-fun new.hidden.leads () Bool)
(declare-fun new.hidden.padded () Bool)
(declare-fun new.hidden.given_moved () Bool)
(declare-fun new.hidden.moved () Bool)
(declare-fun new.attention.heads.padded () Bool)
(declare-fun new.attention.heads.filled () Bool)
(declare-fun new.attention.head_dim.filled () Bool)
(declare-fun new.attention.value_dim.filled () Bool)
(declare-fun new.attention.value_dim.padded () Bool)
(declare-fun new.attention.gathers () Bool)
(declare-fun new.hidden.given_everywhere () Bool)
(declare-fun new.hidden.everywhere () Bool)
(declare-fun new.hidden.given_first () Bool)
(declare-fun new.hidden.first_alone () Bool)
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
(declare-fun new.attention.v () (_ BitVec 7))
(declare-fun new.attention.mixed () (_ BitVec 7))
(declare-fun new.attention.mixed_in () (_ BitVec 7))
(declare-fun new.attention.heads_where_kept () Bool)
(declare-fun new.attention.dims_where_kept () Bool)
(declare-fun new.attention.out.group.pp () Bool)
(declare-fun new.attention.out.group.sp () Bool)
(declare-fun new.attention.out.group.dp () Bool)
(declare-fun new.attention.out.group.tp () Bool)
(declare-fun new.attention.out_state () (_ BitVec 7))
(declare-fun new.attention.joined () (_ BitVec 7))
(declare-fun new.attention.full_though_split () Bool)
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
(declare-fun new.model.out_bias () Bool)
(declare-fun old.model.out_bias () Bool)
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
 (let (($x930 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x930 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x3371 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x792 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1637 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x29 (= (_ bv48 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) $x29 (= (_ bv56 7) old.attention.heads.kind) $x1637 $x792 (= (_ bv91 7) old.attention.heads.kind) $x3371 (= (_ bv99 7) old.attention.heads.kind)))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x2376 (= (_ bv29 7) old.attention.out.bias)))
 (let (($x662 (= (_ bv27 7) old.attention.out.bias)))
 (let (($x2387 (= (_ bv1 7) old.attention.out.bias)))
 (or $x2387 (= (_ bv23 7) old.attention.out.bias) $x662 $x2376)))))
(assert
 (let (($x2714 (= (_ bv73 7) old.attention.out.collective)))
 (let (($x849 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x958 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x934 (= (_ bv5 7) old.attention.out.collective)))
 (let (($x1184 (= (_ bv4 7) old.attention.out.collective)))
 (or $x1184 $x934 $x958 $x849 $x2714)))))))
(assert
 (let (($x3006 (= (_ bv32 7) old.attention.out.input)))
 (let (($x3158 (= (_ bv10 7) old.attention.out.input)))
 (or $x3158 $x3006 (= (_ bv63 7) old.attention.out.input)))))
(assert
 (let (($x916 (= (_ bv61 7) old.attention.out.split)))
 (let (($x449 (= (_ bv40 7) old.attention.out.split)))
 (or $x449 (= (_ bv57 7) old.attention.out.split) $x916))))
(assert
 (let (($x2356 (= (_ bv8 7) old.attention.pairs)))
 (or $x2356 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x1967 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x653 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x918 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1986 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x468 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x468 $x1986 $x918 $x653 $x1967)))))))
(assert
 (let (($x3343 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x3343 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x1368 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x2283 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1751 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x592 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x592 $x1751 $x2283 $x1368))))))
(assert
 (let (($x2035 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x2035 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x1658 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x2381 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x2559 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x1994 (= (_ bv48 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) $x1994 (= (_ bv56 7) old.attention.value_dim.kind) $x2559 $x2381 (= (_ bv91 7) old.attention.value_dim.kind) $x1658 (= (_ bv99 7) old.attention.value_dim.kind)))))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x1888 (= (_ bv42 7) old.batch.idle)))
 (or $x1888 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x2685 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2185 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x2227 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2211 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1228 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1228 $x2211 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x2227 $x2185 $x2685)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (and (<= 1 old.hidden.block)))
(assert
 (let (($x818 (= (_ bv96 7) old.hidden.kind)))
 (let (($x2430 (= (_ bv91 7) old.hidden.kind)))
 (let (($x910 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2328 (= (_ bv65 7) old.hidden.kind)))
 (let (($x1314 (= (_ bv48 7) old.hidden.kind)))
 (let (($x707 (= (_ bv26 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) $x707 $x1314 (= (_ bv56 7) old.hidden.kind) $x2328 $x910 $x2430 $x818 (= (_ bv99 7) old.hidden.kind)))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x277 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x277)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x48 (= (_ bv49 7) old.norm.statistic)))
 (or $x48 (= (_ bv93 7) old.norm.statistic))))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x2751 (= (_ bv96 7) old.stream)))
 (let (($x2772 (= (_ bv38 7) old.stream)))
 (or $x2772 (= (_ bv94 7) old.stream) $x2751))))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let ((?x1278 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x3131 (div (* ?x1278 old.hidden.multiple) old.hidden.parts)))
 (let (($x403 (< 1 old.hidden.parts)))
 (let (($x2328 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x2328 $x403 (= ?x3131 old.hidden.n))))))))
(assert
 (let ((?x1278 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x3131 (div (* ?x1278 old.hidden.multiple) old.hidden.parts)))
 (let (($x403 (< 1 old.hidden.parts)))
 (let (($x2328 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.leads (and $x2328 $x403 (<= old.hidden.n ?x3131))))))))
(assert
 (let (($x2328 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x2328 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x707 (= (_ bv26 7) old.hidden.kind)))
 (let (($x433 (ite $x707 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x1278 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x3131 (div (* ?x1278 old.hidden.multiple) old.hidden.parts)))
 (let (($x1204 (= (- 1) old.hidden.n)))
 (let (($x2328 (= (_ bv65 7) old.hidden.kind)))
 (let (($x2430 (= (_ bv91 7) old.hidden.kind)))
 (let (($x2747 (ite $x2430 (or $x1204 (< old.hidden.block old.hidden.n)) (ite $x2328 (or $x1204 (< ?x3131 old.hidden.n)) $x433))))
 (let (($x1159 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x2747)))
 (let (($x1314 (= (_ bv48 7) old.hidden.kind)))
 (let (($x910 (= (_ bv86 7) old.hidden.kind)))
 (let (($x990 (or $x910 $x1314)))
 (= old.hidden.moved (ite $x990 old.hidden.given_moved $x1159)))))))))))))))
(assert
 (let (($x2512 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x1637 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x1637 $x2512)))))
(assert
 (let ((?x514 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x1840 (= (div (* ?x514 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x1637 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x1637 (< 1 old.attention.heads.parts) $x1840))))))
(assert
 (let ((?x3025 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2891 (div (* ?x3025 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x930 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x822 (and $x930 (< 1 old.attention.head_dim.parts) (= ?x2891 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x822))))))
(assert
 (let ((?x2771 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x1733 (* (div (- ?x2771 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x2559 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x957 (and $x2559 (< 1 old.attention.value_dim.parts) (= (div ?x1733 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x957))))))
(assert
 (let ((?x1987 (mod old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let (($x2559 (= (_ bv65 7) old.attention.value_dim.kind)))
 (= old.attention.value_dim.padded (and $x2559 (not (= 0 ?x1987)))))))
(assert
 (let (($x449 (= (_ bv40 7) old.attention.out.split)))
 (let (($x1835 (not $x449)))
 (let (($x3158 (= (_ bv10 7) old.attention.out.input)))
 (let (($x3006 (= (_ bv32 7) old.attention.out.input)))
 (= old.attention.gathers (or $x3006 (and $x3158 $x1835))))))))
(assert
 (let (($x818 (= (_ bv96 7) old.hidden.kind)))
 (let (($x1314 (= (_ bv48 7) old.hidden.kind)))
 (let (($x910 (= (_ bv86 7) old.hidden.kind)))
 (let (($x990 (or $x910 $x1314)))
 (let (($x1960 (ite $x990 old.hidden.given_everywhere (or $x818 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x1960)))))))
(assert
 (let (($x616 (not old.hidden.moved)))
 (let (($x1164 (and (not (or (= (_ bv96 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind))) $x616)))
 (let (($x314 (= 1 old.hidden.parts)))
 (let (($x1314 (= (_ bv48 7) old.hidden.kind)))
 (let (($x910 (= (_ bv86 7) old.hidden.kind)))
 (let (($x990 (or $x910 $x1314)))
 (= old.hidden.first_alone (ite $x990 old.hidden.given_first (or $x314 $x1164))))))))))
(assert
 (let (($x2819 (not old.attention.heads.padded)))
 (let (($x3371 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x29 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x792 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1202 (ite (or $x792 $x29) old.attention.heads.given_everywhere (or $x3371 (and (= 1 old.attention.heads.parts) $x2819)))))
 (= old.attention.heads.everywhere $x1202)))))))
(assert
 (let (($x1967 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x468 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1649 (ite (or $x468 $x1967) (_ bv16 7) (_ bv96 7))))
 (let (($x653 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x808 (or old.model.latent old.attention.kv_filled)))
 (let (($x1751 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1986 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3010 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x592 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2776 (and $x1986 $x592 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x3010)))
 (let ((?x2146 (ite (or $x468 $x2776 (and $x1986 $x1751 old.attention.heads.filled $x808)) (_ bv96 7) (_ bv16 7))))
 (let (($x2037 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x918 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2474 (or $x918 $x653)))
 (let ((?x1349 (ite (or $x2474 $x2037) old.attention.qkv.split ?x2146)))
 (let (($x2283 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2533 (not $x2283)))
 (let ((?x480 (ite $x2533 ?x1349 (ite (or $x653 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x1649))))
 (let ((?x1597 (ite (or $x2474 $x2037 old.model.query_latent) (_ bv96 7) (ite $x1986 (_ bv21 7) (_ bv16 7)))))
 (let (($x1368 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x1368 ?x1597 ?x480)))))))))))))))))))))))
(assert
 (let (($x3274 (not old.attention.value_dim.padded)))
 (let (($x1658 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x1994 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x2381 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x1525 (ite (or $x2381 $x1994) old.attention.value_dim.given_everywhere (or $x1658 (and (= 1 old.attention.value_dim.parts) $x3274)))))
 (= old.attention.value_dim.everywhere $x1525)))))))
(assert
 (let (($x1967 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x468 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1649 (ite (or $x468 $x1967) (_ bv16 7) (_ bv96 7))))
 (let (($x653 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x808 (or old.model.latent old.attention.kv_filled)))
 (let (($x1751 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1986 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3010 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x592 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2776 (and $x1986 $x592 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x3010)))
 (let ((?x2146 (ite (or $x468 $x2776 (and $x1986 $x1751 old.attention.heads.filled $x808)) (_ bv96 7) (_ bv16 7))))
 (let (($x2037 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x918 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2474 (or $x918 $x653)))
 (let ((?x1349 (ite (or $x2474 $x2037) old.attention.qkv.split ?x2146)))
 (let (($x2283 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2533 (not $x2283)))
 (let ((?x1766 (ite $x2533 ?x1349 (ite (or $x653 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x1649))))
 (let ((?x1597 (ite (or $x2474 $x2037 old.model.query_latent) (_ bv96 7) (ite $x1986 (_ bv21 7) (_ bv16 7)))))
 (let (($x1368 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x1368 ?x1597 ?x1766))))))))))))))))))))))))
(assert
 (let (($x1751 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1094 (or (= (_ bv92 7) old.attention.v) (= (_ bv96 7) old.attention.v) (= (_ bv37 7) old.attention.v) (= (_ bv36 7) old.attention.v))))
 (let ((?x1301 (ite $x1094 old.attention.v (ite $x1751 (_ bv37 7) (ite (= (_ bv36 7) old.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= old.attention.mixed ?x1301)))))
(assert
 (let (($x449 (= (_ bv40 7) old.attention.out.split)))
 (let (($x1835 (not $x449)))
 (let (($x2953 (= (_ bv36 7) old.attention.mixed)))
 (let (($x516 (or (and old.attention.gathers (or (= (_ bv37 7) old.attention.mixed) $x2953)) (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.everywhere) (and $x2953 old.attention.value_dim.everywhere $x1835))))
 (= old.attention.mixed_in (ite $x516 (_ bv96 7) old.attention.mixed)))))))
(assert
 (let ((?x2201 (ite (or (= (_ bv92 7) old.attention.mixed_in) (= (_ bv40 7) old.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) old.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x1511 (and old.attention.heads_where_kept (or (= (_ bv37 7) old.attention.mixed_in) (= (_ bv96 7) old.attention.mixed_in)))))
 (let (($x3443 (ite (= (_ bv36 7) old.attention.mixed_in) old.attention.dims_where_kept $x1511)))
 (let (($x1716 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x849 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x449 (= (_ bv40 7) old.attention.out.split)))
 (= old.attention.out_state (ite (and $x449 (or $x849 $x1716) $x3443) (_ bv96 7) ?x2201)))))))))
(assert
 (let (($x449 (= (_ bv40 7) old.attention.out.split)))
 (let (($x1835 (not $x449)))
 (let (($x634 (= 1 old.tp)))
 (let (($x2751 (= (_ bv96 7) old.stream)))
 (let (($x1716 (and (or (not old.attention.out.group.tp) $x634) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x1254 (and $x1716 (or $x2751 $x634 (not (= (_ bv4 7) old.attention.out.collective)) $x1835))))
 (let (($x958 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x849 (= (_ bv57 7) old.attention.out.collective)))
 (let ((?x1831 (ite (or (or $x849 $x958) $x1254) (_ bv96 7) (ite (= (_ bv4 7) old.attention.out.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x2829 (= (_ bv96 7) old.attention.out_state)))
 (let (($x2714 (= (_ bv73 7) old.attention.out.collective)))
 (let (($x934 (= (_ bv5 7) old.attention.out.collective)))
 (let (($x2875 (and (or $x934 $x2714) $x1716)))
 (let ((?x3191 (ite (or $x849 (and $x958 (= (_ bv38 7) old.stream)) $x2875) (_ bv38 7) (ite $x958 (_ bv96 7) (_ bv16 7)))))
 (let (($x1376 (or (and old.hidden.filled (not $x2751)) (and old.hidden.leads (= (_ bv38 7) old.stream)))))
 (let (($x1283 (not $x1716)))
 (let (($x48 (= (_ bv49 7) old.norm.statistic)))
 (let (($x2772 (= (_ bv38 7) old.stream)))
 (let ((?x1304 (ite (and $x934 old.hidden.filled $x2772 $x1283 $x48) old.stream (ite (and $x2714 $x1283 $x1376) old.stream ?x3191))))
 (let ((?x785 (ite (and $x2751 old.hidden.everywhere (or $x849 $x2875)) (_ bv96 7) (ite (and $x934 old.hidden.filled $x2751 $x1283) (_ bv96 7) ?x1304))))
 (let (($x1184 (= (_ bv4 7) old.attention.out.collective)))
 (let (($x2588 (= (_ bv38 7) old.attention.out_state)))
 (let ((?x3465 (ite $x2714 (ite (not $x2751) old.stream (_ bv66 7)) (ite $x958 (ite $x2751 (_ bv96 7) old.stream) (ite $x849 (_ bv92 7) (_ bv16 7))))))
 (let (($x3253 (= (_ bv92 7) old.attention.out_state)))
 (let ((?x2795 (ite $x3253 (ite $x934 (_ bv96 7) ?x3465) (ite $x2588 (ite $x1184 (_ bv96 7) ?x785) (ite $x2829 ?x1831 old.attention.out_state)))))
 (= old.attention.joined ?x2795)))))))))))))))))))))))))))
(assert
 (let (($x801 (not old.hidden.everywhere)))
 (let (($x934 (= (_ bv5 7) old.attention.out.collective)))
 (let (($x2588 (= (_ bv38 7) old.attention.out_state)))
 (= old.attention.full_though_split (and $x2588 (= (_ bv96 7) old.attention.joined) $x934 $x801))))))
(assert
 (let (($x1446 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x1446 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x2082 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x952 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1092 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x486 (= (_ bv48 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) $x486 (= (_ bv56 7) new.attention.heads.kind) $x1092 $x952 (= (_ bv91 7) new.attention.heads.kind) $x2082 (= (_ bv99 7) new.attention.heads.kind)))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x962 (= (_ bv29 7) new.attention.out.bias)))
 (let (($x1140 (= (_ bv27 7) new.attention.out.bias)))
 (let (($x38 (= (_ bv1 7) new.attention.out.bias)))
 (or $x38 (= (_ bv23 7) new.attention.out.bias) $x1140 $x962)))))
(assert
 (let (($x2256 (= (_ bv73 7) new.attention.out.collective)))
 (let (($x485 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x2965 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x233 (= (_ bv5 7) new.attention.out.collective)))
 (let (($x1959 (= (_ bv4 7) new.attention.out.collective)))
 (or $x1959 $x233 $x2965 $x485 $x2256)))))))
(assert
 (let (($x2633 (= (_ bv32 7) new.attention.out.input)))
 (let (($x3023 (= (_ bv10 7) new.attention.out.input)))
 (or $x3023 $x2633 (= (_ bv63 7) new.attention.out.input)))))
(assert
 (let (($x2130 (= (_ bv61 7) new.attention.out.split)))
 (let (($x3050 (= (_ bv40 7) new.attention.out.split)))
 (or $x3050 (= (_ bv57 7) new.attention.out.split) $x2130))))
(assert
 (let (($x2603 (= (_ bv8 7) new.attention.pairs)))
 (or $x2603 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x2351 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2901 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x3312 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x774 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3344 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x3344 $x774 $x3312 $x2901 $x2351)))))))
(assert
 (let (($x832 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x832 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x3308 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x932 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x108 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x3287 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x3287 $x108 $x932 $x3308))))))
(assert
 (let (($x3243 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x3243 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x1025 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x1218 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x3135 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x1726 (= (_ bv48 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) $x1726 (= (_ bv56 7) new.attention.value_dim.kind) $x3135 $x1218 (= (_ bv91 7) new.attention.value_dim.kind) $x1025 (= (_ bv99 7) new.attention.value_dim.kind)))))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (and (<= 1 new.hidden.block)))
(assert
 (let (($x2516 (= (_ bv96 7) new.hidden.kind)))
 (let (($x2032 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1363 (= (_ bv86 7) new.hidden.kind)))
 (let (($x436 (= (_ bv65 7) new.hidden.kind)))
 (let (($x1271 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1946 (= (_ bv26 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) $x1946 $x1271 (= (_ bv56 7) new.hidden.kind) $x436 $x1363 $x2032 $x2516 (= (_ bv99 7) new.hidden.kind)))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x575 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x575)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x2450 (= (_ bv49 7) new.norm.statistic)))
 (or $x2450 (= (_ bv93 7) new.norm.statistic))))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x894 (= (_ bv96 7) new.stream)))
 (let (($x518 (= (_ bv38 7) new.stream)))
 (or $x518 (= (_ bv94 7) new.stream) $x894))))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let ((?x1344 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x2047 (div (* ?x1344 new.hidden.multiple) new.hidden.parts)))
 (let (($x524 (< 1 new.hidden.parts)))
 (let (($x436 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x436 $x524 (= ?x2047 new.hidden.n))))))))
(assert
 (let ((?x1344 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x2047 (div (* ?x1344 new.hidden.multiple) new.hidden.parts)))
 (let (($x524 (< 1 new.hidden.parts)))
 (let (($x436 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.leads (and $x436 $x524 (<= new.hidden.n ?x2047))))))))
(assert
 (let (($x436 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x436 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x1946 (= (_ bv26 7) new.hidden.kind)))
 (let (($x3357 (ite $x1946 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x1344 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x2047 (div (* ?x1344 new.hidden.multiple) new.hidden.parts)))
 (let (($x1881 (= (- 1) new.hidden.n)))
 (let (($x436 (= (_ bv65 7) new.hidden.kind)))
 (let (($x2032 (= (_ bv91 7) new.hidden.kind)))
 (let (($x295 (ite $x2032 (or $x1881 (< new.hidden.block new.hidden.n)) (ite $x436 (or $x1881 (< ?x2047 new.hidden.n)) $x3357))))
 (let (($x1753 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x295)))
 (let (($x1271 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1363 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1133 (or $x1363 $x1271)))
 (= new.hidden.moved (ite $x1133 new.hidden.given_moved $x1753)))))))))))))))
(assert
 (let (($x1813 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x1092 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x1092 $x1813)))))
(assert
 (let ((?x1639 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x2951 (= (div (* ?x1639 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x1092 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x1092 (< 1 new.attention.heads.parts) $x2951))))))
(assert
 (let ((?x2339 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x1989 (div (* ?x2339 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1446 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1477 (and $x1446 (< 1 new.attention.head_dim.parts) (= ?x1989 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x1477))))))
(assert
 (let ((?x2303 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x1398 (* (div ?x2303 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x3135 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x931 (and $x3135 (< 1 new.attention.value_dim.parts) (= (div ?x1398 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x931))))))
(assert
 (let ((?x985 (mod new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let (($x3135 (= (_ bv65 7) new.attention.value_dim.kind)))
 (= new.attention.value_dim.padded (and $x3135 (not (= 0 ?x985)))))))
(assert
 (let (($x3050 (= (_ bv40 7) new.attention.out.split)))
 (let (($x3481 (not $x3050)))
 (let (($x3023 (= (_ bv10 7) new.attention.out.input)))
 (let (($x2633 (= (_ bv32 7) new.attention.out.input)))
 (= new.attention.gathers (or $x2633 (and $x3023 $x3481))))))))
(assert
 (let (($x2516 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1271 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1363 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1133 (or $x1363 $x1271)))
 (let (($x2369 (ite $x1133 new.hidden.given_everywhere (or $x2516 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x2369)))))))
(assert
 (let (($x2770 (not new.hidden.moved)))
 (let (($x2118 (and (not (or (= (_ bv96 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind))) $x2770)))
 (let (($x3072 (= 1 new.hidden.parts)))
 (let (($x1271 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1363 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1133 (or $x1363 $x1271)))
 (= new.hidden.first_alone (ite $x1133 new.hidden.given_first (or $x3072 $x2118))))))))))
(assert
 (let (($x2683 (not new.attention.heads.padded)))
 (let (($x2082 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x486 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x952 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1785 (ite (or $x952 $x486) new.attention.heads.given_everywhere (or $x2082 (and (= 1 new.attention.heads.parts) $x2683)))))
 (= new.attention.heads.everywhere $x1785)))))))
(assert
 (let (($x2351 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x3344 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x256 (ite (or $x3344 $x2351) (_ bv16 7) (_ bv96 7))))
 (let (($x2901 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1220 (or new.model.latent new.attention.kv_filled)))
 (let (($x108 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x774 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3287 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1020 (and $x774 $x3287 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x3409 (ite (or $x3344 $x1020 (and $x774 $x108 new.attention.heads.filled $x1220)) (_ bv96 7) (_ bv16 7))))
 (let (($x2183 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x3312 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1041 (or $x3312 $x2901)))
 (let ((?x1297 (ite (or $x1041 $x2183) new.attention.qkv.split ?x3409)))
 (let (($x932 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x458 (not $x932)))
 (let ((?x3169 (ite $x458 ?x1297 (ite (or $x2901 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x256))))
 (let ((?x2092 (ite (or $x1041 $x2183 new.model.query_latent) (_ bv96 7) (ite $x774 (_ bv21 7) (_ bv16 7)))))
 (let (($x3308 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x3308 ?x2092 ?x3169))))))))))))))))))))))
(assert
 (let (($x2627 (not new.attention.value_dim.padded)))
 (let (($x1025 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x1726 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x1218 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x1818 (ite (or $x1218 $x1726) new.attention.value_dim.given_everywhere (or $x1025 (and (= 1 new.attention.value_dim.parts) $x2627)))))
 (= new.attention.value_dim.everywhere $x1818)))))))
(assert
 (let (($x2351 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x3344 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x256 (ite (or $x3344 $x2351) (_ bv16 7) (_ bv96 7))))
 (let (($x2901 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1220 (or new.model.latent new.attention.kv_filled)))
 (let (($x108 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x774 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3287 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1020 (and $x774 $x3287 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x3409 (ite (or $x3344 $x1020 (and $x774 $x108 new.attention.heads.filled $x1220)) (_ bv96 7) (_ bv16 7))))
 (let (($x2183 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x3312 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1041 (or $x3312 $x2901)))
 (let ((?x1297 (ite (or $x1041 $x2183) new.attention.qkv.split ?x3409)))
 (let (($x932 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x458 (not $x932)))
 (let ((?x1429 (ite $x458 ?x1297 (ite (or $x2901 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x256))))
 (let ((?x2092 (ite (or $x1041 $x2183 new.model.query_latent) (_ bv96 7) (ite $x774 (_ bv21 7) (_ bv16 7)))))
 (let (($x3308 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x3308 ?x2092 ?x1429)))))))))))))))))))))))
(assert
 (let (($x108 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x3165 (or (= (_ bv92 7) new.attention.v) (= (_ bv96 7) new.attention.v) (= (_ bv37 7) new.attention.v) (= (_ bv36 7) new.attention.v))))
 (let ((?x803 (ite $x3165 new.attention.v (ite $x108 (_ bv37 7) (ite (= (_ bv36 7) new.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= new.attention.mixed ?x803)))))
(assert
 (let (($x3050 (= (_ bv40 7) new.attention.out.split)))
 (let (($x3481 (not $x3050)))
 (let (($x3136 (= (_ bv36 7) new.attention.mixed)))
 (let (($x1712 (or (and new.attention.gathers (or (= (_ bv37 7) new.attention.mixed) $x3136)) (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.everywhere) (and $x3136 new.attention.value_dim.everywhere $x3481))))
 (= new.attention.mixed_in (ite $x1712 (_ bv96 7) new.attention.mixed)))))))
(assert
 (let ((?x1572 (ite (or (= (_ bv92 7) new.attention.mixed_in) (= (_ bv40 7) new.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) new.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x2173 (and new.attention.heads_where_kept (or (= (_ bv37 7) new.attention.mixed_in) (= (_ bv96 7) new.attention.mixed_in)))))
 (let (($x668 (ite (= (_ bv36 7) new.attention.mixed_in) new.attention.dims_where_kept $x2173)))
 (let (($x2498 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x485 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x3050 (= (_ bv40 7) new.attention.out.split)))
 (= new.attention.out_state (ite (and $x3050 (or $x485 $x2498) $x668) (_ bv96 7) ?x1572)))))))))
(assert
 (let (($x3050 (= (_ bv40 7) new.attention.out.split)))
 (let (($x3481 (not $x3050)))
 (let (($x1334 (= 1 new.tp)))
 (let (($x894 (= (_ bv96 7) new.stream)))
 (let (($x2498 (and (or (not new.attention.out.group.tp) $x1334) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x2852 (and $x2498 (or $x894 $x1334 (not (= (_ bv4 7) new.attention.out.collective)) $x3481))))
 (let (($x2965 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x485 (= (_ bv57 7) new.attention.out.collective)))
 (let ((?x827 (ite (or (or $x485 $x2965) $x2852) (_ bv96 7) (ite (= (_ bv4 7) new.attention.out.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x1776 (= (_ bv96 7) new.attention.out_state)))
 (let (($x2256 (= (_ bv73 7) new.attention.out.collective)))
 (let (($x233 (= (_ bv5 7) new.attention.out.collective)))
 (let (($x599 (and (or $x233 $x2256) $x2498)))
 (let ((?x2610 (ite (or $x485 (and $x2965 (= (_ bv38 7) new.stream)) $x599) (_ bv38 7) (ite $x2965 (_ bv96 7) (_ bv16 7)))))
 (let (($x2248 (or (and new.hidden.filled (not $x894)) (and new.hidden.leads (= (_ bv38 7) new.stream)))))
 (let (($x2743 (not $x2498)))
 (let (($x2450 (= (_ bv49 7) new.norm.statistic)))
 (let (($x518 (= (_ bv38 7) new.stream)))
 (let ((?x684 (ite (and $x233 new.hidden.filled $x518 $x2743 $x2450) new.stream (ite (and $x2256 $x2743 $x2248) new.stream ?x2610))))
 (let ((?x2014 (ite (and $x894 new.hidden.everywhere (or $x485 $x599)) (_ bv96 7) (ite (and $x233 new.hidden.filled $x894 $x2743) (_ bv96 7) ?x684))))
 (let (($x1959 (= (_ bv4 7) new.attention.out.collective)))
 (let (($x3328 (= (_ bv38 7) new.attention.out_state)))
 (let ((?x2141 (ite $x2256 (ite (not $x894) new.stream (_ bv66 7)) (ite $x2965 (ite $x894 (_ bv96 7) new.stream) (ite $x485 (_ bv92 7) (_ bv16 7))))))
 (let (($x1229 (= (_ bv92 7) new.attention.out_state)))
 (let ((?x1547 (ite $x1229 (ite $x233 (_ bv96 7) ?x2141) (ite $x3328 (ite $x1959 (_ bv96 7) ?x2014) (ite $x1776 ?x827 new.attention.out_state)))))
 (= new.attention.joined ?x1547)))))))))))))))))))))))))))
(assert
 (let (($x1233 (not new.hidden.everywhere)))
 (let (($x233 (= (_ bv5 7) new.attention.out.collective)))
 (let (($x3328 (= (_ bv38 7) new.attention.out_state)))
 (= new.attention.full_though_split (and $x3328 (= (_ bv96 7) new.attention.joined) $x233 $x1233))))))
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
 (= old.attention.out.bias new.attention.out.bias))
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
 (= old.model.latent new.model.latent))
(assert
 (= old.model.out_bias new.model.out_bias))
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
 (let (($x2685 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2227 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2211 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1228 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2185 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2185 $x1228 $x2211 $x2227 $x2685)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1962 (* old.sp old.tp)))
 (<= old.moe.block ?x1962)))
(assert
 (let ((?x1962 (* old.sp old.tp)))
 (let ((?x3318 (mod ?x1962 old.moe.block)))
 (= 0 ?x3318))))
(assert
 (let ((?x1962 (* old.sp old.tp)))
 (= old.stage.ranks ?x1962)))
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
 (let (($x1773 (not old.moe.group.sp)))
 (let (($x305 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x305 $x1773))))
(assert
 (let ((?x3104 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3104)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x1255 (or (and (= (_ bv38 7) new.attention.out_state) new.hidden.first_alone) (and (= (_ bv96 7) new.attention.out_state) new.stream.first_keeps_all))))
 (let (($x962 (= (_ bv29 7) new.attention.out.bias)))
 (let (($x1197 (not new.attention.full_though_split)))
 (let (($x534 (and (not (= (_ bv92 7) new.attention.out_state)) (or (= (_ bv1 7) new.attention.out.bias) (= (_ bv27 7) new.attention.out.bias)) $x1197)))
 (let (($x1229 (= (_ bv92 7) new.attention.out_state)))
 (let (($x1334 (= 1 new.tp)))
 (let (($x146 (or $x1334 (not new.model.out_bias) (and $x1229 (not (= (_ bv27 7) new.attention.out.bias))) $x534 (and $x962 $x1255))))
 (not $x146)))))))))
(assert
 (let (($x1460 (or (and (= (_ bv38 7) old.attention.out_state) old.hidden.first_alone) (and (= (_ bv96 7) old.attention.out_state) old.stream.first_keeps_all))))
(let (($x2376 (= (_ bv29 7) old.attention.out.bias)))
(let (($x1009 (not old.attention.full_though_split)))
(let (($x1744 (and (not (= (_ bv92 7) old.attention.out_state)) (or (= (_ bv1 7) old.attention.out.bias) (= (_ bv27 7) old.attention.out.bias)) $x1009)))
(let (($x3253 (= (_ bv92 7) old.attention.out_state)))
(let (($x2689 (not old.model.out_bias)))
(let (($x634 (= 1 old.tp)))
(or $x634 $x2689 (and $x3253 (not (= (_ bv27 7) old.attention.out.bias))) $x1744 (and $x2376 $x1460))))))))))
(check-sat)

; from one replica to any number, question 146
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
(declare-fun old.attention.heads.padded () Bool)
(declare-fun old.attention.heads.filled () Bool)
(declare-fun old.attention.head_dim.filled () Bool)
(declare-fun old.attention.value_dim.filled () Bool)
(declare-fun old.attention.value_dim.padded () Bool)
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
(declare-fun old.stream.junk_in_ffn_before () Bool)
(declare-fun old.stream.in_order () Bool)
(declare-fun old.attention.v () (_ BitVec 7))
(declare-fun old.model.behind_moe () Bool)
(declare-fun old.model.behind_dense () Bool)
(declare-fun old.stream.junk_in_attention () Bool)
(declare-fun old.attention.mixed () (_ BitVec 7))
(declare-fun old.attention.mixed_in () (_ BitVec 7))
(declare-fun old.attention.heads_where_kept () Bool)
(declare-fun old.attention.dims_where_kept () Bool)
(declare-fun old.attention.out_state () (_ BitVec 7))
(declare-fun old.stream.first_has_all () Bool)
(declare-fun old.stream.first_keeps_all () Bool)
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
(declare-fun new.attention.heads.padded () Bool)
(declare-fun new.attention.heads.filled () Bool)
(declare-fun new.attention.head_dim.filled () Bool)
(declare-fun new.attention.value_dim.filled () Bool)
(declare-fun new.attention.value_dim.padded () Bool)
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
(declare-fun new.stream.junk_in_ffn_before () Bool)
(declare-fun new.stream.in_order () Bool)
(declare-fun new.attention.v () (_ BitVec 7))
(declare-fun new.model.behind_moe () Bool)
(declare-fun new.model.behind_dense () Bool)
(declare-fun new.stream.junk_in_attention () Bool)
(declare-fun new.attention.mixed () (_ BitVec 7))
(declare-fun new.attention.mixed_in () (_ BitVec 7))
(declare-fun new.attention.heads_where_kept () Bool)
(declare-fun new.attention.dims_where_kept () Bool)
(declare-fun new.attention.out_state () (_ BitVec 7))
(declare-fun new.stream.first_has_all () Bool)
(declare-fun new.stream.first_keeps_all () Bool)
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
 (let (($x930 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x930 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x3371 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x792 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1637 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x29 (= (_ bv48 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) $x29 (= (_ bv56 7) old.attention.heads.kind) $x1637 $x792 (= (_ bv91 7) old.attention.heads.kind) $x3371 (= (_ bv99 7) old.attention.heads.kind)))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x2714 (= (_ bv73 7) old.attention.out.collective)))
 (let (($x849 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x934 (= (_ bv5 7) old.attention.out.collective)))
 (or (= (_ bv4 7) old.attention.out.collective) $x934 (= (_ bv10 7) old.attention.out.collective) $x849 $x2714)))))
(assert
 (let (($x3006 (= (_ bv32 7) old.attention.out.input)))
 (let (($x3158 (= (_ bv10 7) old.attention.out.input)))
 (or $x3158 $x3006 (= (_ bv63 7) old.attention.out.input)))))
(assert
 (let (($x2563 (= (_ bv29 7) old.attention.out.residual)))
 (let (($x560 (= (_ bv27 7) old.attention.out.residual)))
 (let (($x2137 (= (_ bv23 7) old.attention.out.residual)))
 (let (($x608 (= (_ bv1 7) old.attention.out.residual)))
 (or $x608 $x2137 $x560 $x2563))))))
(assert
 (let (($x916 (= (_ bv61 7) old.attention.out.split)))
 (let (($x449 (= (_ bv40 7) old.attention.out.split)))
 (or $x449 (= (_ bv57 7) old.attention.out.split) $x916))))
(assert
 (let (($x2356 (= (_ bv8 7) old.attention.pairs)))
 (or $x2356 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x1967 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x653 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x918 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1986 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x468 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x468 $x1986 $x918 $x653 $x1967)))))))
(assert
 (let (($x3343 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x3343 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x1368 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x2283 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1751 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x592 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x592 $x1751 $x2283 $x1368))))))
(assert
 (let (($x2035 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x2035 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x1658 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x2381 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x2559 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x1994 (= (_ bv48 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) $x1994 (= (_ bv56 7) old.attention.value_dim.kind) $x2559 $x2381 (= (_ bv91 7) old.attention.value_dim.kind) $x1658 (= (_ bv99 7) old.attention.value_dim.kind)))))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x1888 (= (_ bv42 7) old.batch.idle)))
 (or $x1888 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x2685 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2185 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x2227 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2211 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1228 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1228 $x2211 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x2227 $x2185 $x2685)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x383 (= (_ bv5 7) old.embedding.collective)))
 (or (= (_ bv4 7) old.embedding.collective) $x383 (= (_ bv10 7) old.embedding.collective) (= (_ bv57 7) old.embedding.collective) (= (_ bv73 7) old.embedding.collective))))
(assert
 (let (($x1276 (= (_ bv38 7) old.embedding.split)))
 (or $x1276 (= (_ bv57 7) old.embedding.split) (= (_ bv95 7) old.embedding.split))))
(assert
 (let (($x1583 (= (_ bv5 7) old.ffn.down.collective)))
 (or (= (_ bv4 7) old.ffn.down.collective) $x1583 (= (_ bv10 7) old.ffn.down.collective) (= (_ bv57 7) old.ffn.down.collective) (= (_ bv73 7) old.ffn.down.collective))))
(assert
 (let (($x2072 (= (_ bv27 7) old.ffn.down.residual)))
 (let (($x821 (= (_ bv1 7) old.ffn.down.residual)))
 (or $x821 (= (_ bv23 7) old.ffn.down.residual) $x2072 (= (_ bv29 7) old.ffn.down.residual)))))
(assert
 (let (($x2605 (= (_ bv61 7) old.ffn.down.split)))
 (or (= (_ bv40 7) old.ffn.down.split) (= (_ bv57 7) old.ffn.down.split) $x2605)))
(assert
 (let (($x818 (= (_ bv96 7) old.hidden.kind)))
 (let (($x910 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2328 (= (_ bv65 7) old.hidden.kind)))
 (let (($x1314 (= (_ bv48 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind) $x1314 (= (_ bv56 7) old.hidden.kind) $x2328 $x910 (= (_ bv91 7) old.hidden.kind) $x818 (= (_ bv99 7) old.hidden.kind)))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x1772 (= (_ bv68 7) old.model.norm)))
 (or (= (_ bv67 7) old.model.norm) $x1772 (= (_ bv82 7) old.model.norm))))
(assert
 (let (($x277 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x277)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x2751 (= (_ bv96 7) old.stream)))
 (let (($x1230 (= (_ bv94 7) old.stream)))
 (let (($x2772 (= (_ bv38 7) old.stream)))
 (or $x2772 $x1230 $x2751)))))
(assert
 (let (($x1512 (= (_ bv96 7) old.stream_tokens.kind)))
 (let (($x1822 (= (_ bv86 7) old.stream_tokens.kind)))
 (let (($x2276 (= (_ bv48 7) old.stream_tokens.kind)))
 (or (= (_ bv11 7) old.stream_tokens.kind) (= (_ bv18 7) old.stream_tokens.kind) (= (_ bv26 7) old.stream_tokens.kind) $x2276 (= (_ bv56 7) old.stream_tokens.kind) (= (_ bv65 7) old.stream_tokens.kind) $x1822 (= (_ bv91 7) old.stream_tokens.kind) $x1512 (= (_ bv99 7) old.stream_tokens.kind))))))
(assert
 (and (<= 1 old.stream_tokens.parts)))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (= old.stream_tokens.padded false))
(assert
 (let ((?x1278 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let (($x2311 (= (div (* ?x1278 old.hidden.multiple) old.hidden.parts) old.hidden.n)))
 (let (($x2328 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x2328 (< 1 old.hidden.parts) $x2311))))))
(assert
 (let (($x2328 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x2328 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x1512 (= (_ bv96 7) old.stream_tokens.kind)))
 (let (($x1494 (or $x1512 (and (= 1 old.stream_tokens.parts) (not old.stream_tokens.padded)))))
 (let (($x1689 (ite (or (= (_ bv86 7) old.stream_tokens.kind) (= (_ bv48 7) old.stream_tokens.kind)) old.stream_tokens.given_everywhere $x1494)))
 (= old.stream_tokens.everywhere $x1689)))))
(assert
 (let (($x2512 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x1637 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x1637 $x2512)))))
(assert
 (let ((?x514 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x1840 (= (div (* ?x514 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x1637 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x1637 (< 1 old.attention.heads.parts) $x1840))))))
(assert
 (let ((?x3025 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2891 (div (* ?x3025 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x930 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x822 (and $x930 (< 1 old.attention.head_dim.parts) (= ?x2891 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x822))))))
(assert
 (let ((?x2771 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x1733 (* (div (- ?x2771 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x2559 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x957 (and $x2559 (< 1 old.attention.value_dim.parts) (= (div ?x1733 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x957))))))
(assert
 (let ((?x1987 (mod old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let (($x2559 (= (_ bv65 7) old.attention.value_dim.kind)))
 (= old.attention.value_dim.padded (and $x2559 (not (= 0 ?x1987)))))))
(assert
 (let (($x449 (= (_ bv40 7) old.attention.out.split)))
 (let (($x1835 (not $x449)))
 (let (($x3158 (= (_ bv10 7) old.attention.out.input)))
 (let (($x3006 (= (_ bv32 7) old.attention.out.input)))
 (= old.attention.gathers (or $x3006 (and $x3158 $x1835))))))))
(assert
 (let (($x916 (= (_ bv61 7) old.attention.out.split)))
 (let (($x560 (= (_ bv27 7) old.attention.out.residual)))
 (let (($x608 (= (_ bv1 7) old.attention.out.residual)))
 (= old.stream.attention_keeps_junk (or $x608 (and $x560 $x916)))))))
(assert
 (let (($x821 (= (_ bv1 7) old.ffn.down.residual)))
 (let (($x2370 (or $x821 (and (= (_ bv27 7) old.ffn.down.residual) (= (_ bv61 7) old.ffn.down.split)))))
 (= old.stream.ffn_keeps_junk (or old.model.parallel $x2370)))))
(assert
 (let (($x1350 (not old.model.embedding_norm)))
 (let (($x1641 (and (or (not old.embedding.group.tp) (= 1 old.tp)) (or (not old.embedding.group.dp) (= 1 old.dp)) (or (not old.embedding.group.sp) (= 1 old.sp)) (or (not old.embedding.group.pp) (= 1 old.pp)))))
 (let (($x2772 (= (_ bv38 7) old.stream)))
 (let (($x383 (= (_ bv5 7) old.embedding.collective)))
 (let (($x1276 (= (_ bv38 7) old.embedding.split)))
 (= old.stream.junk_of_embedding (and $x1276 $x383 $x2772 old.hidden.filled (not $x1641) $x1350))))))))
(assert
 (let (($x1772 (= (_ bv68 7) old.model.norm)))
 (let (($x1716 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x1283 (not $x1716)))
 (let (($x2772 (= (_ bv38 7) old.stream)))
 (let (($x934 (= (_ bv5 7) old.attention.out.collective)))
 (let (($x916 (= (_ bv61 7) old.attention.out.split)))
 (= old.stream.junk_of_attention (and $x916 $x934 $x2772 old.hidden.filled $x1283 $x1772)))))))))
(assert
 (let (($x1772 (= (_ bv68 7) old.model.norm)))
 (let (($x2214 (and (or (not old.ffn.down.group.tp) (= 1 old.tp)) (or (not old.ffn.down.group.dp) (= 1 old.dp)) (or (not old.ffn.down.group.sp) (= 1 old.sp)) (or (not old.ffn.down.group.pp) (= 1 old.pp)))))
 (let (($x2772 (= (_ bv38 7) old.stream)))
 (let (($x1583 (= (_ bv5 7) old.ffn.down.collective)))
 (let (($x2605 (= (_ bv61 7) old.ffn.down.split)))
 (= old.stream.junk_of_ffn (and $x2605 $x1583 $x2772 old.hidden.filled (not $x2214) $x1772))))))))
(assert
 (let (($x818 (= (_ bv96 7) old.hidden.kind)))
 (let (($x1960 (ite (or (= (_ bv86 7) old.hidden.kind) (= (_ bv48 7) old.hidden.kind)) old.hidden.given_everywhere (or $x818 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x1960))))
(assert
 (let (($x2819 (not old.attention.heads.padded)))
 (let (($x3371 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x29 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x792 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1202 (ite (or $x792 $x29) old.attention.heads.given_everywhere (or $x3371 (and (= 1 old.attention.heads.parts) $x2819)))))
 (= old.attention.heads.everywhere $x1202)))))))
(assert
 (let (($x1967 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x468 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1649 (ite (or $x468 $x1967) (_ bv16 7) (_ bv96 7))))
 (let (($x653 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x808 (or old.model.latent old.attention.kv_filled)))
 (let (($x1751 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1986 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3010 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x592 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2776 (and $x1986 $x592 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x3010)))
 (let ((?x2146 (ite (or $x468 $x2776 (and $x1986 $x1751 old.attention.heads.filled $x808)) (_ bv96 7) (_ bv16 7))))
 (let (($x2037 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x918 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2474 (or $x918 $x653)))
 (let ((?x1349 (ite (or $x2474 $x2037) old.attention.qkv.split ?x2146)))
 (let (($x2283 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2533 (not $x2283)))
 (let ((?x480 (ite $x2533 ?x1349 (ite (or $x653 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x1649))))
 (let ((?x1597 (ite (or $x2474 $x2037 old.model.query_latent) (_ bv96 7) (ite $x1986 (_ bv21 7) (_ bv16 7)))))
 (let (($x1368 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x1368 ?x1597 ?x480)))))))))))))))))))))))
(assert
 (let (($x3274 (not old.attention.value_dim.padded)))
 (let (($x1658 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x1994 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x2381 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x1525 (ite (or $x2381 $x1994) old.attention.value_dim.given_everywhere (or $x1658 (and (= 1 old.attention.value_dim.parts) $x3274)))))
 (= old.attention.value_dim.everywhere $x1525)))))))
(assert
 (let (($x756 (or old.stream.junk_of_attention (and old.stream.attention_keeps_junk old.stream.junk_of_embedding))))
 (= old.stream.junk_in_ffn_before $x756)))
(assert
 (let (($x2751 (= (_ bv96 7) old.stream)))
 (let (($x1287 (or $x2751 (and (= (_ bv38 7) old.stream) old.hidden.everywhere) (and (= (_ bv94 7) old.stream) old.stream_tokens.everywhere))))
 (= old.stream.in_order $x1287))))
(assert
 (let (($x1967 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x468 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1649 (ite (or $x468 $x1967) (_ bv16 7) (_ bv96 7))))
 (let (($x653 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x808 (or old.model.latent old.attention.kv_filled)))
 (let (($x1751 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1986 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3010 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x592 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2776 (and $x1986 $x592 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x3010)))
 (let ((?x2146 (ite (or $x468 $x2776 (and $x1986 $x1751 old.attention.heads.filled $x808)) (_ bv96 7) (_ bv16 7))))
 (let (($x2037 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x918 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2474 (or $x918 $x653)))
 (let ((?x1349 (ite (or $x2474 $x2037) old.attention.qkv.split ?x2146)))
 (let (($x2283 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2533 (not $x2283)))
 (let ((?x1766 (ite $x2533 ?x1349 (ite (or $x653 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x1649))))
 (let ((?x1597 (ite (or $x2474 $x2037 old.model.query_latent) (_ bv96 7) (ite $x1986 (_ bv21 7) (_ bv16 7)))))
 (let (($x1368 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x1368 ?x1597 ?x1766))))))))))))))))))))))))
(assert
 (let (($x802 (and old.model.behind_moe old.stream.junk_in_ffn_before)))
 (let (($x3087 (or old.stream.junk_of_ffn (and old.stream.ffn_keeps_junk old.stream.junk_in_ffn_before))))
 (let (($x2302 (and old.model.behind_dense $x3087)))
 (= old.stream.junk_in_attention (or old.stream.junk_of_embedding $x2302 $x802))))))
(assert
 (let (($x1751 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1094 (or (= (_ bv92 7) old.attention.v) (= (_ bv96 7) old.attention.v) (= (_ bv37 7) old.attention.v) (= (_ bv36 7) old.attention.v))))
 (let ((?x1301 (ite $x1094 old.attention.v (ite $x1751 (_ bv37 7) (ite (= (_ bv36 7) old.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= old.attention.mixed ?x1301)))))
(assert
 (let (($x449 (= (_ bv40 7) old.attention.out.split)))
 (let (($x1835 (not $x449)))
 (let (($x2953 (= (_ bv36 7) old.attention.mixed)))
 (let (($x516 (or (and old.attention.gathers (or (= (_ bv37 7) old.attention.mixed) $x2953)) (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.everywhere) (and $x2953 old.attention.value_dim.everywhere $x1835))))
 (= old.attention.mixed_in (ite $x516 (_ bv96 7) old.attention.mixed)))))))
(assert
 (let ((?x2201 (ite (or (= (_ bv92 7) old.attention.mixed_in) (= (_ bv40 7) old.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) old.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x1511 (and old.attention.heads_where_kept (or (= (_ bv37 7) old.attention.mixed_in) (= (_ bv96 7) old.attention.mixed_in)))))
 (let (($x3443 (ite (= (_ bv36 7) old.attention.mixed_in) old.attention.dims_where_kept $x1511)))
 (let (($x1716 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x849 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x449 (= (_ bv40 7) old.attention.out.split)))
 (= old.attention.out_state (ite (and $x449 (or $x849 $x1716) $x3443) (_ bv96 7) ?x2201)))))))))
(assert
 (let (($x934 (= (_ bv5 7) old.attention.out.collective)))
 (let (($x2137 (= (_ bv23 7) old.attention.out.residual)))
 (let (($x2563 (= (_ bv29 7) old.attention.out.residual)))
 (let (($x2751 (= (_ bv96 7) old.stream)))
 (let (($x2588 (= (_ bv38 7) old.attention.out_state)))
 (let (($x3253 (= (_ bv92 7) old.attention.out_state)))
 (let (($x3257 (and $x2563 old.stream.first_has_all (or (or $x3253 (= (_ bv96 7) old.attention.out_state)) old.hidden.filled))))
 (let (($x3346 (= old.attention.out_state old.stream)))
 (let (($x2943 (and (or $x2563 $x2137) $x3253 (or $x2751 (and old.hidden.everywhere (not (= (_ bv94 7) old.stream)))))))
 (let (($x2772 (= (_ bv38 7) old.stream)))
 (let (($x560 (= (_ bv27 7) old.attention.out.residual)))
 (let (($x1370 (and $x560 (not $x3253) (or $x3346 (and old.hidden.everywhere (not (= (_ bv94 7) old.stream)))))))
 (let (($x1028 (or $x1370 (and $x560 $x2772 old.hidden.filled) $x2943 (and $x2563 old.stream.first_keeps_all $x3346) $x3257 (and $x2588 $x2751 old.hidden.filled (or $x2563 (= $x2137 $x934))))))
 (let (($x1716 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x1283 (not $x1716)))
 (let (($x1990 (or $x3253 (and $x2588 (or $x934 (= (_ bv73 7) old.attention.out.collective)) $x1283))))
 (let (($x1541 (or $x3346 (and old.stream.in_order (or (not $x2588) old.hidden.everywhere)))))
 (let (($x634 (= 1 old.tp)))
 (let (($x3058 (or (and $x634 $x1541) (and (not (and $x560 old.stream.junk_in_attention $x1990)) $x1028))))
 (= old.attention.residual_once $x3058)))))))))))))))))))))
(assert
 (let (($x1446 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x1446 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x2082 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x952 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1092 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x486 (= (_ bv48 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) $x486 (= (_ bv56 7) new.attention.heads.kind) $x1092 $x952 (= (_ bv91 7) new.attention.heads.kind) $x2082 (= (_ bv99 7) new.attention.heads.kind)))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x2256 (= (_ bv73 7) new.attention.out.collective)))
 (let (($x485 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x233 (= (_ bv5 7) new.attention.out.collective)))
 (or (= (_ bv4 7) new.attention.out.collective) $x233 (= (_ bv10 7) new.attention.out.collective) $x485 $x2256)))))
(assert
 (let (($x2633 (= (_ bv32 7) new.attention.out.input)))
 (let (($x3023 (= (_ bv10 7) new.attention.out.input)))
 (or $x3023 $x2633 (= (_ bv63 7) new.attention.out.input)))))
(assert
 (let (($x1208 (= (_ bv29 7) new.attention.out.residual)))
 (let (($x1802 (= (_ bv27 7) new.attention.out.residual)))
 (let (($x1866 (= (_ bv23 7) new.attention.out.residual)))
 (let (($x3244 (= (_ bv1 7) new.attention.out.residual)))
 (or $x3244 $x1866 $x1802 $x1208))))))
(assert
 (let (($x2130 (= (_ bv61 7) new.attention.out.split)))
 (let (($x3050 (= (_ bv40 7) new.attention.out.split)))
 (or $x3050 (= (_ bv57 7) new.attention.out.split) $x2130))))
(assert
 (let (($x2603 (= (_ bv8 7) new.attention.pairs)))
 (or $x2603 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x2351 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2901 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x3312 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x774 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3344 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x3344 $x774 $x3312 $x2901 $x2351)))))))
(assert
 (let (($x832 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x832 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x3308 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x932 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x108 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x3287 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x3287 $x108 $x932 $x3308))))))
(assert
 (let (($x3243 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x3243 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x1025 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x1218 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x3135 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x1726 (= (_ bv48 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) $x1726 (= (_ bv56 7) new.attention.value_dim.kind) $x3135 $x1218 (= (_ bv91 7) new.attention.value_dim.kind) $x1025 (= (_ bv99 7) new.attention.value_dim.kind)))))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x250 (= (_ bv5 7) new.embedding.collective)))
 (or (= (_ bv4 7) new.embedding.collective) $x250 (= (_ bv10 7) new.embedding.collective) (= (_ bv57 7) new.embedding.collective) (= (_ bv73 7) new.embedding.collective))))
(assert
 (let (($x1264 (= (_ bv38 7) new.embedding.split)))
 (or $x1264 (= (_ bv57 7) new.embedding.split) (= (_ bv95 7) new.embedding.split))))
(assert
 (let (($x500 (= (_ bv5 7) new.ffn.down.collective)))
 (or (= (_ bv4 7) new.ffn.down.collective) $x500 (= (_ bv10 7) new.ffn.down.collective) (= (_ bv57 7) new.ffn.down.collective) (= (_ bv73 7) new.ffn.down.collective))))
(assert
 (let (($x2290 (= (_ bv27 7) new.ffn.down.residual)))
 (let (($x2680 (= (_ bv1 7) new.ffn.down.residual)))
 (or $x2680 (= (_ bv23 7) new.ffn.down.residual) $x2290 (= (_ bv29 7) new.ffn.down.residual)))))
(assert
 (let (($x1638 (= (_ bv61 7) new.ffn.down.split)))
 (or (= (_ bv40 7) new.ffn.down.split) (= (_ bv57 7) new.ffn.down.split) $x1638)))
(assert
 (let (($x2516 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1363 (= (_ bv86 7) new.hidden.kind)))
 (let (($x436 (= (_ bv65 7) new.hidden.kind)))
 (let (($x1271 (= (_ bv48 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind) $x1271 (= (_ bv56 7) new.hidden.kind) $x436 $x1363 (= (_ bv91 7) new.hidden.kind) $x2516 (= (_ bv99 7) new.hidden.kind)))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x2534 (= (_ bv68 7) new.model.norm)))
 (or (= (_ bv67 7) new.model.norm) $x2534 (= (_ bv82 7) new.model.norm))))
(assert
 (let (($x575 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x575)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x894 (= (_ bv96 7) new.stream)))
 (let (($x2272 (= (_ bv94 7) new.stream)))
 (let (($x518 (= (_ bv38 7) new.stream)))
 (or $x518 $x2272 $x894)))))
(assert
 (let (($x3156 (= (_ bv96 7) new.stream_tokens.kind)))
 (let (($x1262 (= (_ bv86 7) new.stream_tokens.kind)))
 (let (($x151 (= (_ bv48 7) new.stream_tokens.kind)))
 (or (= (_ bv11 7) new.stream_tokens.kind) (= (_ bv18 7) new.stream_tokens.kind) (= (_ bv26 7) new.stream_tokens.kind) $x151 (= (_ bv56 7) new.stream_tokens.kind) (= (_ bv65 7) new.stream_tokens.kind) $x1262 (= (_ bv91 7) new.stream_tokens.kind) $x3156 (= (_ bv99 7) new.stream_tokens.kind))))))
(assert
 (and (<= 1 new.stream_tokens.parts)))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (= new.stream_tokens.padded false))
(assert
 (let ((?x1344 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let (($x2865 (= (div (* ?x1344 new.hidden.multiple) new.hidden.parts) new.hidden.n)))
 (let (($x436 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x436 (< 1 new.hidden.parts) $x2865))))))
(assert
 (let (($x436 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x436 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x3156 (= (_ bv96 7) new.stream_tokens.kind)))
 (let (($x1418 (or $x3156 (and (= 1 new.stream_tokens.parts) (not new.stream_tokens.padded)))))
 (let (($x1696 (ite (or (= (_ bv86 7) new.stream_tokens.kind) (= (_ bv48 7) new.stream_tokens.kind)) new.stream_tokens.given_everywhere $x1418)))
 (= new.stream_tokens.everywhere $x1696)))))
(assert
 (let (($x1813 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x1092 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x1092 $x1813)))))
(assert
 (let ((?x1639 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x2951 (= (div (* ?x1639 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x1092 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x1092 (< 1 new.attention.heads.parts) $x2951))))))
(assert
 (let ((?x2339 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x1989 (div (* ?x2339 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1446 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1477 (and $x1446 (< 1 new.attention.head_dim.parts) (= ?x1989 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x1477))))))
(assert
 (let ((?x2303 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x1398 (* (div ?x2303 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x3135 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x931 (and $x3135 (< 1 new.attention.value_dim.parts) (= (div ?x1398 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x931))))))
(assert
 (let ((?x985 (mod new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let (($x3135 (= (_ bv65 7) new.attention.value_dim.kind)))
 (= new.attention.value_dim.padded (and $x3135 (not (= 0 ?x985)))))))
(assert
 (let (($x3050 (= (_ bv40 7) new.attention.out.split)))
 (let (($x3481 (not $x3050)))
 (let (($x3023 (= (_ bv10 7) new.attention.out.input)))
 (let (($x2633 (= (_ bv32 7) new.attention.out.input)))
 (= new.attention.gathers (or $x2633 (and $x3023 $x3481))))))))
(assert
 (let (($x2130 (= (_ bv61 7) new.attention.out.split)))
 (let (($x1802 (= (_ bv27 7) new.attention.out.residual)))
 (let (($x3244 (= (_ bv1 7) new.attention.out.residual)))
 (= new.stream.attention_keeps_junk (or $x3244 (and $x1802 $x2130)))))))
(assert
 (let (($x2680 (= (_ bv1 7) new.ffn.down.residual)))
 (let (($x2888 (or $x2680 (and (= (_ bv27 7) new.ffn.down.residual) (= (_ bv61 7) new.ffn.down.split)))))
 (= new.stream.ffn_keeps_junk (or new.model.parallel $x2888)))))
(assert
 (let (($x986 (not new.model.embedding_norm)))
 (let (($x2050 (and (or (not new.embedding.group.tp) (= 1 new.tp)) (or (not new.embedding.group.dp) (= 1 new.dp)) (or (not new.embedding.group.sp) (= 1 new.sp)) (or (not new.embedding.group.pp) (= 1 new.pp)))))
 (let (($x518 (= (_ bv38 7) new.stream)))
 (let (($x250 (= (_ bv5 7) new.embedding.collective)))
 (let (($x1264 (= (_ bv38 7) new.embedding.split)))
 (= new.stream.junk_of_embedding (and $x1264 $x250 $x518 new.hidden.filled (not $x2050) $x986))))))))
(assert
 (let (($x2534 (= (_ bv68 7) new.model.norm)))
 (let (($x2498 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x2743 (not $x2498)))
 (let (($x518 (= (_ bv38 7) new.stream)))
 (let (($x233 (= (_ bv5 7) new.attention.out.collective)))
 (let (($x2130 (= (_ bv61 7) new.attention.out.split)))
 (= new.stream.junk_of_attention (and $x2130 $x233 $x518 new.hidden.filled $x2743 $x2534)))))))))
(assert
 (let (($x2534 (= (_ bv68 7) new.model.norm)))
 (let (($x881 (and (or (not new.ffn.down.group.tp) (= 1 new.tp)) (or (not new.ffn.down.group.dp) (= 1 new.dp)) (or (not new.ffn.down.group.sp) (= 1 new.sp)) (or (not new.ffn.down.group.pp) (= 1 new.pp)))))
 (let (($x518 (= (_ bv38 7) new.stream)))
 (let (($x500 (= (_ bv5 7) new.ffn.down.collective)))
 (let (($x1638 (= (_ bv61 7) new.ffn.down.split)))
 (= new.stream.junk_of_ffn (and $x1638 $x500 $x518 new.hidden.filled (not $x881) $x2534))))))))
(assert
 (let (($x2516 (= (_ bv96 7) new.hidden.kind)))
 (let (($x2369 (ite (or (= (_ bv86 7) new.hidden.kind) (= (_ bv48 7) new.hidden.kind)) new.hidden.given_everywhere (or $x2516 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x2369))))
(assert
 (let (($x2683 (not new.attention.heads.padded)))
 (let (($x2082 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x486 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x952 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1785 (ite (or $x952 $x486) new.attention.heads.given_everywhere (or $x2082 (and (= 1 new.attention.heads.parts) $x2683)))))
 (= new.attention.heads.everywhere $x1785)))))))
(assert
 (let (($x2351 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x3344 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x256 (ite (or $x3344 $x2351) (_ bv16 7) (_ bv96 7))))
 (let (($x2901 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1220 (or new.model.latent new.attention.kv_filled)))
 (let (($x108 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x774 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3287 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1020 (and $x774 $x3287 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x3409 (ite (or $x3344 $x1020 (and $x774 $x108 new.attention.heads.filled $x1220)) (_ bv96 7) (_ bv16 7))))
 (let (($x2183 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x3312 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1041 (or $x3312 $x2901)))
 (let ((?x1297 (ite (or $x1041 $x2183) new.attention.qkv.split ?x3409)))
 (let (($x932 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x458 (not $x932)))
 (let ((?x3169 (ite $x458 ?x1297 (ite (or $x2901 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x256))))
 (let ((?x2092 (ite (or $x1041 $x2183 new.model.query_latent) (_ bv96 7) (ite $x774 (_ bv21 7) (_ bv16 7)))))
 (let (($x3308 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x3308 ?x2092 ?x3169))))))))))))))))))))))
(assert
 (let (($x2627 (not new.attention.value_dim.padded)))
 (let (($x1025 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x1726 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x1218 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x1818 (ite (or $x1218 $x1726) new.attention.value_dim.given_everywhere (or $x1025 (and (= 1 new.attention.value_dim.parts) $x2627)))))
 (= new.attention.value_dim.everywhere $x1818)))))))
(assert
 (let (($x1833 (or new.stream.junk_of_attention (and new.stream.attention_keeps_junk new.stream.junk_of_embedding))))
 (= new.stream.junk_in_ffn_before $x1833)))
(assert
 (let (($x894 (= (_ bv96 7) new.stream)))
 (let (($x2087 (or $x894 (and (= (_ bv38 7) new.stream) new.hidden.everywhere) (and (= (_ bv94 7) new.stream) new.stream_tokens.everywhere))))
 (= new.stream.in_order $x2087))))
(assert
 (let (($x2351 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x3344 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x256 (ite (or $x3344 $x2351) (_ bv16 7) (_ bv96 7))))
 (let (($x2901 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1220 (or new.model.latent new.attention.kv_filled)))
 (let (($x108 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x774 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3287 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1020 (and $x774 $x3287 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x3409 (ite (or $x3344 $x1020 (and $x774 $x108 new.attention.heads.filled $x1220)) (_ bv96 7) (_ bv16 7))))
 (let (($x2183 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x3312 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1041 (or $x3312 $x2901)))
 (let ((?x1297 (ite (or $x1041 $x2183) new.attention.qkv.split ?x3409)))
 (let (($x932 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x458 (not $x932)))
 (let ((?x1429 (ite $x458 ?x1297 (ite (or $x2901 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x256))))
 (let ((?x2092 (ite (or $x1041 $x2183 new.model.query_latent) (_ bv96 7) (ite $x774 (_ bv21 7) (_ bv16 7)))))
 (let (($x3308 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x3308 ?x2092 ?x1429)))))))))))))))))))))))
(assert
 (let (($x3036 (and new.model.behind_moe new.stream.junk_in_ffn_before)))
 (let (($x777 (or new.stream.junk_of_ffn (and new.stream.ffn_keeps_junk new.stream.junk_in_ffn_before))))
 (let (($x2544 (and new.model.behind_dense $x777)))
 (= new.stream.junk_in_attention (or new.stream.junk_of_embedding $x2544 $x3036))))))
(assert
 (let (($x108 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x3165 (or (= (_ bv92 7) new.attention.v) (= (_ bv96 7) new.attention.v) (= (_ bv37 7) new.attention.v) (= (_ bv36 7) new.attention.v))))
 (let ((?x803 (ite $x3165 new.attention.v (ite $x108 (_ bv37 7) (ite (= (_ bv36 7) new.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= new.attention.mixed ?x803)))))
(assert
 (let (($x3050 (= (_ bv40 7) new.attention.out.split)))
 (let (($x3481 (not $x3050)))
 (let (($x3136 (= (_ bv36 7) new.attention.mixed)))
 (let (($x1712 (or (and new.attention.gathers (or (= (_ bv37 7) new.attention.mixed) $x3136)) (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.everywhere) (and $x3136 new.attention.value_dim.everywhere $x3481))))
 (= new.attention.mixed_in (ite $x1712 (_ bv96 7) new.attention.mixed)))))))
(assert
 (let ((?x1572 (ite (or (= (_ bv92 7) new.attention.mixed_in) (= (_ bv40 7) new.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) new.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x2173 (and new.attention.heads_where_kept (or (= (_ bv37 7) new.attention.mixed_in) (= (_ bv96 7) new.attention.mixed_in)))))
 (let (($x668 (ite (= (_ bv36 7) new.attention.mixed_in) new.attention.dims_where_kept $x2173)))
 (let (($x2498 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x485 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x3050 (= (_ bv40 7) new.attention.out.split)))
 (= new.attention.out_state (ite (and $x3050 (or $x485 $x2498) $x668) (_ bv96 7) ?x1572)))))))))
(assert
 (let (($x233 (= (_ bv5 7) new.attention.out.collective)))
 (let (($x1866 (= (_ bv23 7) new.attention.out.residual)))
 (let (($x1208 (= (_ bv29 7) new.attention.out.residual)))
 (let (($x894 (= (_ bv96 7) new.stream)))
 (let (($x3328 (= (_ bv38 7) new.attention.out_state)))
 (let (($x1229 (= (_ bv92 7) new.attention.out_state)))
 (let (($x2739 (and $x1208 new.stream.first_has_all (or (or $x1229 (= (_ bv96 7) new.attention.out_state)) new.hidden.filled))))
 (let (($x68 (= new.attention.out_state new.stream)))
 (let (($x3097 (and (or $x1208 $x1866) $x1229 (or $x894 (and new.hidden.everywhere (not (= (_ bv94 7) new.stream)))))))
 (let (($x518 (= (_ bv38 7) new.stream)))
 (let (($x1802 (= (_ bv27 7) new.attention.out.residual)))
 (let (($x2193 (and $x1802 (not $x1229) (or $x68 (and new.hidden.everywhere (not (= (_ bv94 7) new.stream)))))))
 (let (($x1788 (or $x2193 (and $x1802 $x518 new.hidden.filled) $x3097 (and $x1208 new.stream.first_keeps_all $x68) $x2739 (and $x3328 $x894 new.hidden.filled (or $x1208 (= $x1866 $x233))))))
 (let (($x2498 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x2743 (not $x2498)))
 (let (($x1938 (or $x1229 (and $x3328 (or $x233 (= (_ bv73 7) new.attention.out.collective)) $x2743))))
 (let (($x1919 (or $x68 (and new.stream.in_order (or (not $x3328) new.hidden.everywhere)))))
 (let (($x1334 (= 1 new.tp)))
 (let (($x84 (or (and $x1334 $x1919) (and (not (and $x1802 new.stream.junk_in_attention $x1938)) $x1788))))
 (= new.attention.residual_once $x84)))))))))))))))))))))
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
 (let (($x2685 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2227 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2211 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1228 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2185 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2185 $x1228 $x2211 $x2227 $x2685)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1962 (* old.sp old.tp)))
 (<= old.moe.block ?x1962)))
(assert
 (let ((?x1962 (* old.sp old.tp)))
 (let ((?x3318 (mod ?x1962 old.moe.block)))
 (= 0 ?x3318))))
(assert
 (let ((?x1962 (* old.sp old.tp)))
 (= old.stage.ranks ?x1962)))
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
 (let (($x1773 (not old.moe.group.sp)))
 (let (($x305 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x305 $x1773))))
(assert
 (let ((?x3104 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3104)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x2532 (not new.model.scaled_residual)))
 (let (($x2534 (= (_ bv68 7) new.model.norm)))
 (let (($x3244 (= (_ bv1 7) new.attention.out.residual)))
 (not (or $x3244 (and $x2534 $x2532 new.attention.residual_once)))))))
(assert
 (let (($x2263 (not old.model.scaled_residual)))
(let (($x1772 (= (_ bv68 7) old.model.norm)))
(let (($x608 (= (_ bv1 7) old.attention.out.residual)))
(or $x608 (and $x1772 $x2263 old.attention.residual_once))))))
(check-sat)

; from one replica to any number, question 147
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
 (let (($x1888 (= (_ bv42 7) old.batch.idle)))
 (or $x1888 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x2685 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2185 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x2227 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2211 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1228 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1228 $x2211 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x2227 $x2185 $x2685)))))))
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
 (let (($x2685 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2227 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2211 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1228 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2185 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2185 $x1228 $x2211 $x2227 $x2685)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1962 (* old.sp old.tp)))
 (<= old.moe.block ?x1962)))
(assert
 (let ((?x1962 (* old.sp old.tp)))
 (let ((?x3318 (mod ?x1962 old.moe.block)))
 (= 0 ?x3318))))
(assert
 (let ((?x1962 (* old.sp old.tp)))
 (= old.stage.ranks ?x1962)))
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
 (let (($x1773 (not old.moe.group.sp)))
 (let (($x305 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x305 $x1773))))
(assert
 (let ((?x3104 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3104)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let ((?x3104 (mod new.stage.ranks new.moe.block)))
 (let (($x2418 (= 0 ?x3104)))
 (not $x2418))))
(assert
 (let ((?x1203 (mod old.stage.ranks old.moe.block)))
(= 0 ?x1203)))
(check-sat)

; from one replica to any number, question 148
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
 (let (($x1888 (= (_ bv42 7) old.batch.idle)))
 (or $x1888 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x2685 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2185 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x2227 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2211 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1228 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1228 $x2211 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x2227 $x2185 $x2685)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (and (<= 1 old.ep) (>= 1048576 old.ep)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x2015 (= (_ bv10 7) old.moe.combine)))
 (or (= (_ bv5 7) old.moe.combine) (= (_ bv6 7) old.moe.combine) $x2015 (= (_ bv57 7) old.moe.combine) (= (_ bv73 7) old.moe.combine))))
(assert
 (let (($x905 (= (_ bv10 7) old.moe.dispatch)))
 (or (= (_ bv6 7) old.moe.dispatch) $x905 (= (_ bv31 7) old.moe.dispatch) (= (_ bv49 7) old.moe.dispatch))))
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
 (let (($x1180 (or (< old.stage.same_tokens old.moe.block) (not (= 0 (mod old.stage.same_tokens old.moe.block))))))
 (= old.moe.spans $x1180)))
(assert
 (let ((?x2560 (ite old.moe.spans (_ bv6 7) (_ bv49 7))))
 (= old.moe.dispatched (ite (not (= (_ bv10 7) old.moe.dispatch)) old.moe.dispatch ?x2560))))
(assert
 (let ((?x1482 (ite (= (_ bv49 7) old.moe.dispatched) (_ bv5 7) (ite (= (_ bv31 7) old.moe.dispatched) (_ bv73 7) (_ bv6 7)))))
 (= old.moe.combined (ite (not (= (_ bv10 7) old.moe.combine)) old.moe.combine ?x1482))))
(assert
 (let (($x1079 (and (or (not old.moe.group.dp) (= 1 old.dp)) (or (not old.moe.group.sp) (= 1 old.sp)))))
 (let (($x3244 (= old.moe.block old.stage.ranks)))
 (let (($x2291 (and (= 1 old.tp) $x3244 (or old.moe.group.dp (= 1 old.dp)) (or old.moe.group.sp (= 1 old.sp)))))
 (let (($x2345 (and (or old.moe.group.ep (= 1 old.ep)) (or old.moe.group.tp (= 1 old.moe.expert_tp)))))
 (= old.moe.group_fits (or (= (_ bv57 7) old.moe.combined) (and (or $x2345 $x2291) (or $x3244 $x1079)))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (and (<= 1 new.ep) (>= 1048576 new.ep)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x1048 (= (_ bv10 7) new.moe.combine)))
 (or (= (_ bv5 7) new.moe.combine) (= (_ bv6 7) new.moe.combine) $x1048 (= (_ bv57 7) new.moe.combine) (= (_ bv73 7) new.moe.combine))))
(assert
 (let (($x3328 (= (_ bv10 7) new.moe.dispatch)))
 (or (= (_ bv6 7) new.moe.dispatch) $x3328 (= (_ bv31 7) new.moe.dispatch) (= (_ bv49 7) new.moe.dispatch))))
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
 (let (($x2464 (or (< new.stage.same_tokens new.moe.block) (not (= 0 (mod new.stage.same_tokens new.moe.block))))))
 (= new.moe.spans $x2464)))
(assert
 (let ((?x820 (ite new.moe.spans (_ bv6 7) (_ bv49 7))))
 (= new.moe.dispatched (ite (not (= (_ bv10 7) new.moe.dispatch)) new.moe.dispatch ?x820))))
(assert
 (let ((?x2426 (ite (= (_ bv49 7) new.moe.dispatched) (_ bv5 7) (ite (= (_ bv31 7) new.moe.dispatched) (_ bv73 7) (_ bv6 7)))))
 (= new.moe.combined (ite (not (= (_ bv10 7) new.moe.combine)) new.moe.combine ?x2426))))
(assert
 (let (($x1596 (and (or (not new.moe.group.dp) (= 1 new.dp)) (or (not new.moe.group.sp) (= 1 new.sp)))))
 (let (($x3199 (= new.moe.block new.stage.ranks)))
 (let (($x418 (and (= 1 new.tp) $x3199 (or new.moe.group.dp (= 1 new.dp)) (or new.moe.group.sp (= 1 new.sp)))))
 (let (($x1704 (and (or new.moe.group.ep (= 1 new.ep)) (or new.moe.group.tp (= 1 new.moe.expert_tp)))))
 (= new.moe.group_fits (or (= (_ bv57 7) new.moe.combined) (and (or $x1704 $x418) (or $x3199 $x1596)))))))))
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
 (let (($x2685 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2227 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2211 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1228 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2185 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2185 $x1228 $x2211 $x2227 $x2685)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1962 (* old.sp old.tp)))
 (<= old.moe.block ?x1962)))
(assert
 (let ((?x1962 (* old.sp old.tp)))
 (let ((?x3318 (mod ?x1962 old.moe.block)))
 (= 0 ?x3318))))
(assert
 (let ((?x1962 (* old.sp old.tp)))
 (= old.stage.ranks ?x1962)))
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
 (let (($x1773 (not old.moe.group.sp)))
 (let (($x305 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x305 $x1773))))
(assert
 (let ((?x3104 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3104)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (not (or new.moe.group_fits new.moe.once)))
(assert
 (or old.moe.group_fits old.moe.once))
(check-sat)

; from one replica to any number, question 149
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
 (let (($x1888 (= (_ bv42 7) old.batch.idle)))
 (or $x1888 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x2685 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2185 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x2227 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2211 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1228 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1228 $x2211 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x2227 $x2185 $x2685)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (and (<= 1 old.ep) (>= 1048576 old.ep)))
(assert
 (let (($x832 (= (_ bv29 7) old.moe.bias)))
 (let (($x3409 (= (_ bv23 7) old.moe.bias)))
 (or $x3409 (= (_ bv27 7) old.moe.bias) $x832))))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x2015 (= (_ bv10 7) old.moe.combine)))
 (or (= (_ bv5 7) old.moe.combine) (= (_ bv6 7) old.moe.combine) $x2015 (= (_ bv57 7) old.moe.combine) (= (_ bv73 7) old.moe.combine))))
(assert
 (let (($x905 (= (_ bv10 7) old.moe.dispatch)))
 (or (= (_ bv6 7) old.moe.dispatch) $x905 (= (_ bv31 7) old.moe.dispatch) (= (_ bv49 7) old.moe.dispatch))))
(assert
 (and (<= 1 old.moe.expert_tp)))
(assert
 (and (<= 0 old.moe.width.given_least)))
(assert
 (and (<= 0 old.moe.width.given_most)))
(assert
 (let (($x1057 (= (_ bv99 7) old.moe.width.kind)))
 (let (($x2163 (= (_ bv96 7) old.moe.width.kind)))
 (let (($x668 (= (_ bv91 7) old.moe.width.kind)))
 (let (($x781 (= (_ bv86 7) old.moe.width.kind)))
 (let (($x1640 (= (_ bv65 7) old.moe.width.kind)))
 (let (($x2092 (= (_ bv56 7) old.moe.width.kind)))
 (let (($x881 (= (_ bv48 7) old.moe.width.kind)))
 (let (($x2119 (= (_ bv26 7) old.moe.width.kind)))
 (let (($x3296 (= (_ bv18 7) old.moe.width.kind)))
 (let (($x170 (= (_ bv11 7) old.moe.width.kind)))
 (or $x170 $x3296 $x2119 $x881 $x2092 $x1640 $x781 $x668 $x2163 $x1057))))))))))))
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
 (let ((?x1886 (div (- (+ old.moe.width.n old.moe.width.multiple) 1) old.moe.width.multiple)))
 (let ((?x3169 (* (div (* ?x1886 old.moe.width.multiple) old.moe.width.parts) old.moe.width.parts)))
 (let (($x1264 (= (- 1) old.moe.width.n)))
 (let ((?x2082 (ite (= 0 (mod old.moe.width.multiple old.moe.width.parts)) 1 (ite (or $x1264 (< ?x3169 old.moe.width.n)) 0 1))))
 (let (($x1640 (= (_ bv65 7) old.moe.width.kind)))
 (let ((?x1627 (ite (or $x1264 (not (= 0 (mod old.moe.width.n old.moe.width.parts)))) 0 1)))
 (let (($x2119 (= (_ bv26 7) old.moe.width.kind)))
 (let ((?x2683 (ite $x2119 (ite (and $x1264 (= 1 old.moe.width.parts)) 1 ?x1627) (ite $x1640 ?x2082 old.moe.width.given_least))))
 (let (($x2092 (= (_ bv56 7) old.moe.width.kind)))
 (let (($x1057 (= (_ bv99 7) old.moe.width.kind)))
 (let (($x668 (= (_ bv91 7) old.moe.width.kind)))
 (let (($x170 (= (_ bv11 7) old.moe.width.kind)))
 (let (($x3296 (= (_ bv18 7) old.moe.width.kind)))
 (let (($x2163 (= (_ bv96 7) old.moe.width.kind)))
 (let ((?x1785 (ite $x2163 old.moe.width.parts (ite (or $x3296 $x170 $x668 $x1057 $x2092) 1 ?x2683))))
 (= old.moe.width.least ?x1785)))))))))))))))))
(assert
 (let ((?x1271 (ite (or (= (_ bv86 7) old.moe.width.kind) (= (_ bv48 7) old.moe.width.kind)) old.moe.width.given_most 1)))
 (let (($x2163 (= (_ bv96 7) old.moe.width.kind)))
 (= old.moe.width.most (ite $x2163 old.moe.width.parts ?x1271)))))
(assert
 (let (($x1180 (or (< old.stage.same_tokens old.moe.block) (not (= 0 (mod old.stage.same_tokens old.moe.block))))))
 (= old.moe.spans $x1180)))
(assert
 (let ((?x2560 (ite old.moe.spans (_ bv6 7) (_ bv49 7))))
 (= old.moe.dispatched (ite (not (= (_ bv10 7) old.moe.dispatch)) old.moe.dispatch ?x2560))))
(assert
 (let (($x1105 (= (_ bv49 7) old.moe.dispatched)))
 (let ((?x1892 (ite (not (= (_ bv10 7) old.moe.combine)) old.moe.combine (ite $x1105 (_ bv5 7) (ite (= (_ bv31 7) old.moe.dispatched) (_ bv73 7) (_ bv6 7))))))
 (= old.moe.combined ?x1892))))
(assert
 (= old.moe.reaches (or (not old.moe.spans) (not (= (_ bv49 7) old.moe.dispatched)))))
(assert
 (let (($x2033 (= (_ bv31 7) old.moe.dispatched)))
 (let (($x1644 (or (= 1 old.moe.block) (and (= (_ bv49 7) old.moe.dispatched) (= (_ bv5 7) old.moe.combined)) (and $x2033 (or (= (_ bv5 7) old.moe.combined) (= (_ bv73 7) old.moe.combined))) (and (= (_ bv6 7) old.moe.dispatched) (= (_ bv6 7) old.moe.combined)))))
 (= old.moe.comes_back $x1644))))
(assert
 (let (($x1079 (and (or (not old.moe.group.dp) (= 1 old.dp)) (or (not old.moe.group.sp) (= 1 old.sp)))))
 (let (($x3244 (= old.moe.block old.stage.ranks)))
 (let (($x2291 (and (= 1 old.tp) $x3244 (or old.moe.group.dp (= 1 old.dp)) (or old.moe.group.sp (= 1 old.sp)))))
 (let (($x2345 (and (or old.moe.group.ep (= 1 old.ep)) (or old.moe.group.tp (= 1 old.moe.expert_tp)))))
 (= old.moe.group_fits (or (= (_ bv57 7) old.moe.combined) (and (or $x2345 $x2291) (or $x3244 $x1079)))))))))
(assert
 (let (($x2111 (and old.moe.reaches old.moe.comes_back old.moe.group_fits (= 1 old.moe.width.least) (= 1 old.moe.width.most))))
 (= old.moe.over_block $x2111)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (and (<= 1 new.ep) (>= 1048576 new.ep)))
(assert
 (let (($x1713 (= (_ bv29 7) new.moe.bias)))
 (let (($x83 (= (_ bv23 7) new.moe.bias)))
 (or $x83 (= (_ bv27 7) new.moe.bias) $x1713))))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x1048 (= (_ bv10 7) new.moe.combine)))
 (or (= (_ bv5 7) new.moe.combine) (= (_ bv6 7) new.moe.combine) $x1048 (= (_ bv57 7) new.moe.combine) (= (_ bv73 7) new.moe.combine))))
(assert
 (let (($x3328 (= (_ bv10 7) new.moe.dispatch)))
 (or (= (_ bv6 7) new.moe.dispatch) $x3328 (= (_ bv31 7) new.moe.dispatch) (= (_ bv49 7) new.moe.dispatch))))
(assert
 (and (<= 1 new.moe.expert_tp)))
(assert
 (and (<= 0 new.moe.width.given_least)))
(assert
 (and (<= 0 new.moe.width.given_most)))
(assert
 (let (($x723 (= (_ bv99 7) new.moe.width.kind)))
 (let (($x1575 (= (_ bv96 7) new.moe.width.kind)))
 (let (($x2183 (= (_ bv91 7) new.moe.width.kind)))
 (let (($x2386 (= (_ bv86 7) new.moe.width.kind)))
 (let (($x1675 (= (_ bv65 7) new.moe.width.kind)))
 (let (($x1942 (= (_ bv56 7) new.moe.width.kind)))
 (let (($x3042 (= (_ bv48 7) new.moe.width.kind)))
 (let (($x1020 (= (_ bv26 7) new.moe.width.kind)))
 (let (($x2994 (= (_ bv18 7) new.moe.width.kind)))
 (let (($x3227 (= (_ bv11 7) new.moe.width.kind)))
 (or $x3227 $x2994 $x1020 $x3042 $x1942 $x1675 $x2386 $x2183 $x1575 $x723))))))))))))
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
 (let ((?x3165 (div (- (+ new.moe.width.n new.moe.width.multiple) 1) new.moe.width.multiple)))
 (let ((?x2069 (* (div (* ?x3165 new.moe.width.multiple) new.moe.width.parts) new.moe.width.parts)))
 (let (($x2310 (= (- 1) new.moe.width.n)))
 (let ((?x2062 (ite (= 0 (mod new.moe.width.multiple new.moe.width.parts)) 1 (ite (or $x2310 (< ?x2069 new.moe.width.n)) 0 1))))
 (let (($x1675 (= (_ bv65 7) new.moe.width.kind)))
 (let ((?x3036 (ite (or $x2310 (not (= 0 (mod new.moe.width.n new.moe.width.parts)))) 0 1)))
 (let (($x1020 (= (_ bv26 7) new.moe.width.kind)))
 (let ((?x2130 (ite $x1020 (ite (and $x2310 (= 1 new.moe.width.parts)) 1 ?x3036) (ite $x1675 ?x2062 new.moe.width.given_least))))
 (let (($x1942 (= (_ bv56 7) new.moe.width.kind)))
 (let (($x723 (= (_ bv99 7) new.moe.width.kind)))
 (let (($x2183 (= (_ bv91 7) new.moe.width.kind)))
 (let (($x3227 (= (_ bv11 7) new.moe.width.kind)))
 (let (($x2994 (= (_ bv18 7) new.moe.width.kind)))
 (let (($x1575 (= (_ bv96 7) new.moe.width.kind)))
 (let ((?x1256 (ite $x1575 new.moe.width.parts (ite (or $x2994 $x3227 $x2183 $x723 $x1942) 1 ?x2130))))
 (= new.moe.width.least ?x1256)))))))))))))))))
(assert
 (let ((?x370 (ite (or (= (_ bv86 7) new.moe.width.kind) (= (_ bv48 7) new.moe.width.kind)) new.moe.width.given_most 1)))
 (let (($x1575 (= (_ bv96 7) new.moe.width.kind)))
 (= new.moe.width.most (ite $x1575 new.moe.width.parts ?x370)))))
(assert
 (let (($x2464 (or (< new.stage.same_tokens new.moe.block) (not (= 0 (mod new.stage.same_tokens new.moe.block))))))
 (= new.moe.spans $x2464)))
(assert
 (let ((?x820 (ite new.moe.spans (_ bv6 7) (_ bv49 7))))
 (= new.moe.dispatched (ite (not (= (_ bv10 7) new.moe.dispatch)) new.moe.dispatch ?x820))))
(assert
 (let (($x2577 (= (_ bv49 7) new.moe.dispatched)))
 (let ((?x2827 (ite (not (= (_ bv10 7) new.moe.combine)) new.moe.combine (ite $x2577 (_ bv5 7) (ite (= (_ bv31 7) new.moe.dispatched) (_ bv73 7) (_ bv6 7))))))
 (= new.moe.combined ?x2827))))
(assert
 (= new.moe.reaches (or (not new.moe.spans) (not (= (_ bv49 7) new.moe.dispatched)))))
(assert
 (let (($x1219 (= (_ bv31 7) new.moe.dispatched)))
 (let (($x915 (or (= 1 new.moe.block) (and (= (_ bv49 7) new.moe.dispatched) (= (_ bv5 7) new.moe.combined)) (and $x1219 (or (= (_ bv5 7) new.moe.combined) (= (_ bv73 7) new.moe.combined))) (and (= (_ bv6 7) new.moe.dispatched) (= (_ bv6 7) new.moe.combined)))))
 (= new.moe.comes_back $x915))))
(assert
 (let (($x1596 (and (or (not new.moe.group.dp) (= 1 new.dp)) (or (not new.moe.group.sp) (= 1 new.sp)))))
 (let (($x3199 (= new.moe.block new.stage.ranks)))
 (let (($x418 (and (= 1 new.tp) $x3199 (or new.moe.group.dp (= 1 new.dp)) (or new.moe.group.sp (= 1 new.sp)))))
 (let (($x1704 (and (or new.moe.group.ep (= 1 new.ep)) (or new.moe.group.tp (= 1 new.moe.expert_tp)))))
 (= new.moe.group_fits (or (= (_ bv57 7) new.moe.combined) (and (or $x1704 $x418) (or $x3199 $x1596)))))))))
(assert
 (let (($x1788 (and new.moe.reaches new.moe.comes_back new.moe.group_fits (= 1 new.moe.width.least) (= 1 new.moe.width.most))))
 (= new.moe.over_block $x1788)))
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
 (let (($x2685 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2227 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2211 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1228 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2185 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2185 $x1228 $x2211 $x2227 $x2685)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1962 (* old.sp old.tp)))
 (<= old.moe.block ?x1962)))
(assert
 (let ((?x1962 (* old.sp old.tp)))
 (let ((?x3318 (mod ?x1962 old.moe.block)))
 (= 0 ?x3318))))
(assert
 (let ((?x1962 (* old.sp old.tp)))
 (= old.stage.ranks ?x1962)))
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
 (let (($x1773 (not old.moe.group.sp)))
 (let (($x305 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x305 $x1773))))
(assert
 (let ((?x3104 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3104)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x3425 (or new.moe.over_block (not new.moe.once))))
 (let (($x1938 (= 1 new.moe.expert_tp)))
 (let (($x2249 (or $x1938 (not new.model.down_bias) (and (or (= (_ bv29 7) new.moe.bias) (= (_ bv23 7) new.moe.bias)) $x3425) new.moe.bias_once)))
 (not $x2249)))))
(assert
 (let (($x1776 (or old.moe.over_block (not old.moe.once))))
(let (($x751 (not old.model.down_bias)))
(let (($x435 (= 1 old.moe.expert_tp)))
(or $x435 $x751 (and (or (= (_ bv29 7) old.moe.bias) (= (_ bv23 7) old.moe.bias)) $x1776) old.moe.bias_once)))))
(check-sat)

; from one replica to any number, question 150
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
 (let (($x1888 (= (_ bv42 7) old.batch.idle)))
 (or $x1888 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x2685 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2185 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x2227 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2211 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1228 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1228 $x2211 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x2227 $x2185 $x2685)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (and (<= 1 old.ep) (>= 1048576 old.ep)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x2015 (= (_ bv10 7) old.moe.combine)))
 (or (= (_ bv5 7) old.moe.combine) (= (_ bv6 7) old.moe.combine) $x2015 (= (_ bv57 7) old.moe.combine) (= (_ bv73 7) old.moe.combine))))
(assert
 (let (($x905 (= (_ bv10 7) old.moe.dispatch)))
 (or (= (_ bv6 7) old.moe.dispatch) $x905 (= (_ bv31 7) old.moe.dispatch) (= (_ bv49 7) old.moe.dispatch))))
(assert
 (and (<= 1 old.moe.expert_tp)))
(assert
 (let (($x2965 (= (_ bv60 7) old.moe.shared.scale)))
 (let (($x1740 (= (_ bv23 7) old.moe.shared.scale)))
 (or $x1740 $x2965))))
(assert
 (let (($x824 (= (_ bv97 7) old.moe.shared.split)))
 (or (= (_ bv29 7) old.moe.shared.split) (= (_ bv57 7) old.moe.shared.split) $x824)))
(assert
 (let (($x1639 (= (_ bv80 7) old.moe.shared.sum)))
 (or (= (_ bv57 7) old.moe.shared.sum) (= (_ bv63 7) old.moe.shared.sum) $x1639)))
(assert
 (let (($x1732 (= (_ bv96 7) old.moe.shared.width.kind)))
 (let (($x438 (= (_ bv86 7) old.moe.shared.width.kind)))
 (let (($x1201 (= (_ bv65 7) old.moe.shared.width.kind)))
 (let (($x2362 (= (_ bv48 7) old.moe.shared.width.kind)))
 (or (= (_ bv11 7) old.moe.shared.width.kind) (= (_ bv18 7) old.moe.shared.width.kind) (= (_ bv26 7) old.moe.shared.width.kind) $x2362 (= (_ bv56 7) old.moe.shared.width.kind) $x1201 $x438 (= (_ bv91 7) old.moe.shared.width.kind) $x1732 (= (_ bv99 7) old.moe.shared.width.kind)))))))
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
 (let (($x1057 (= (_ bv99 7) old.moe.width.kind)))
 (let (($x2163 (= (_ bv96 7) old.moe.width.kind)))
 (let (($x668 (= (_ bv91 7) old.moe.width.kind)))
 (let (($x781 (= (_ bv86 7) old.moe.width.kind)))
 (let (($x1640 (= (_ bv65 7) old.moe.width.kind)))
 (let (($x2092 (= (_ bv56 7) old.moe.width.kind)))
 (let (($x881 (= (_ bv48 7) old.moe.width.kind)))
 (let (($x2119 (= (_ bv26 7) old.moe.width.kind)))
 (let (($x3296 (= (_ bv18 7) old.moe.width.kind)))
 (let (($x170 (= (_ bv11 7) old.moe.width.kind)))
 (or $x170 $x3296 $x2119 $x881 $x2092 $x1640 $x781 $x668 $x2163 $x1057))))))))))))
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
 (let ((?x1886 (div (- (+ old.moe.width.n old.moe.width.multiple) 1) old.moe.width.multiple)))
 (let ((?x3169 (* (div (* ?x1886 old.moe.width.multiple) old.moe.width.parts) old.moe.width.parts)))
 (let (($x1264 (= (- 1) old.moe.width.n)))
 (let ((?x2082 (ite (= 0 (mod old.moe.width.multiple old.moe.width.parts)) 1 (ite (or $x1264 (< ?x3169 old.moe.width.n)) 0 1))))
 (let (($x1640 (= (_ bv65 7) old.moe.width.kind)))
 (let ((?x1627 (ite (or $x1264 (not (= 0 (mod old.moe.width.n old.moe.width.parts)))) 0 1)))
 (let (($x2119 (= (_ bv26 7) old.moe.width.kind)))
 (let ((?x2683 (ite $x2119 (ite (and $x1264 (= 1 old.moe.width.parts)) 1 ?x1627) (ite $x1640 ?x2082 old.moe.width.given_least))))
 (let (($x2092 (= (_ bv56 7) old.moe.width.kind)))
 (let (($x1057 (= (_ bv99 7) old.moe.width.kind)))
 (let (($x668 (= (_ bv91 7) old.moe.width.kind)))
 (let (($x170 (= (_ bv11 7) old.moe.width.kind)))
 (let (($x3296 (= (_ bv18 7) old.moe.width.kind)))
 (let (($x2163 (= (_ bv96 7) old.moe.width.kind)))
 (let ((?x1785 (ite $x2163 old.moe.width.parts (ite (or $x3296 $x170 $x668 $x1057 $x2092) 1 ?x2683))))
 (= old.moe.width.least ?x1785)))))))))))))))))
(assert
 (let ((?x1271 (ite (or (= (_ bv86 7) old.moe.width.kind) (= (_ bv48 7) old.moe.width.kind)) old.moe.width.given_most 1)))
 (let (($x2163 (= (_ bv96 7) old.moe.width.kind)))
 (= old.moe.width.most (ite $x2163 old.moe.width.parts ?x1271)))))
(assert
 (let (($x3457 (not (= 0 (mod old.moe.shared.width.n old.moe.shared.width.multiple)))))
 (let (($x1201 (= (_ bv65 7) old.moe.shared.width.kind)))
 (= old.moe.shared.width.padded (and $x1201 $x3457)))))
(assert
 (let (($x1180 (or (< old.stage.same_tokens old.moe.block) (not (= 0 (mod old.stage.same_tokens old.moe.block))))))
 (= old.moe.spans $x1180)))
(assert
 (let (($x1615 (not old.moe.shared.width.padded)))
 (let (($x1732 (= (_ bv96 7) old.moe.shared.width.kind)))
 (let (($x2362 (= (_ bv48 7) old.moe.shared.width.kind)))
 (let (($x438 (= (_ bv86 7) old.moe.shared.width.kind)))
 (let (($x1370 (ite (or $x438 $x2362) old.moe.shared.width.given_everywhere (or $x1732 (and (= 1 old.moe.shared.width.parts) $x1615)))))
 (= old.moe.shared.width.everywhere $x1370)))))))
(assert
 (let ((?x2560 (ite old.moe.spans (_ bv6 7) (_ bv49 7))))
 (= old.moe.dispatched (ite (not (= (_ bv10 7) old.moe.dispatch)) old.moe.dispatch ?x2560))))
(assert
 (let (($x2532 (= 1 old.tp)))
 (let (($x712 (or $x2532 (and (= (_ bv97 7) old.moe.shared.split) old.moe.shared.width.everywhere))))
 (= old.moe.shared_by (ite $x712 (_ bv57 7) old.moe.shared.split)))))
(assert
 (let (($x1105 (= (_ bv49 7) old.moe.dispatched)))
 (let ((?x1892 (ite (not (= (_ bv10 7) old.moe.combine)) old.moe.combine (ite $x1105 (_ bv5 7) (ite (= (_ bv31 7) old.moe.dispatched) (_ bv73 7) (_ bv6 7))))))
 (= old.moe.combined ?x1892))))
(assert
 (= old.moe.reaches (or (not old.moe.spans) (not (= (_ bv49 7) old.moe.dispatched)))))
(assert
 (let (($x1726 (= (_ bv5 7) old.moe.combined)))
 (let (($x1476 (or $x1726 (= (_ bv73 7) old.moe.combined))))
 (= old.moe.sums_block (and $x1476 (not (= (_ bv6 7) old.moe.dispatched)))))))
(assert
 (let (($x1726 (= (_ bv5 7) old.moe.combined)))
 (let (($x1476 (or $x1726 (= (_ bv73 7) old.moe.combined))))
 (let (($x2033 (= (_ bv31 7) old.moe.dispatched)))
 (let (($x1644 (or (= 1 old.moe.block) (and (= (_ bv49 7) old.moe.dispatched) $x1726) (and $x2033 $x1476) (and (= (_ bv6 7) old.moe.dispatched) (= (_ bv6 7) old.moe.combined)))))
 (= old.moe.comes_back $x1644))))))
(assert
 (let (($x1079 (and (or (not old.moe.group.dp) (= 1 old.dp)) (or (not old.moe.group.sp) (= 1 old.sp)))))
 (let (($x3244 (= old.moe.block old.stage.ranks)))
 (let (($x2532 (= 1 old.tp)))
 (let (($x2291 (and $x2532 $x3244 (or old.moe.group.dp (= 1 old.dp)) (or old.moe.group.sp (= 1 old.sp)))))
 (let (($x2345 (and (or old.moe.group.ep (= 1 old.ep)) (or old.moe.group.tp (= 1 old.moe.expert_tp)))))
 (= old.moe.group_fits (or (= (_ bv57 7) old.moe.combined) (and (or $x2345 $x2291) (or $x3244 $x1079))))))))))
(assert
 (let ((?x2373 (ite (not (= (_ bv80 7) old.moe.shared.sum)) old.moe.shared.sum (ite (and old.moe.sums_block (< 1 old.moe.block)) (_ bv80 7) (_ bv57 7)))))
 (= old.moe.shared_summed ?x2373)))
(assert
 (let (($x2111 (and old.moe.reaches old.moe.comes_back old.moe.group_fits (= 1 old.moe.width.least) (= 1 old.moe.width.most))))
 (= old.moe.over_block $x2111)))
(assert
 (let (($x436 (= (_ bv63 7) old.moe.shared_summed)))
 (let ((?x2726 (ite $x436 old.tp (ite (= (_ bv80 7) old.moe.shared_summed) old.moe.block 1))))
 (= old.moe.shared_ranks ?x2726))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (and (<= 1 new.ep) (>= 1048576 new.ep)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x1048 (= (_ bv10 7) new.moe.combine)))
 (or (= (_ bv5 7) new.moe.combine) (= (_ bv6 7) new.moe.combine) $x1048 (= (_ bv57 7) new.moe.combine) (= (_ bv73 7) new.moe.combine))))
(assert
 (let (($x3328 (= (_ bv10 7) new.moe.dispatch)))
 (or (= (_ bv6 7) new.moe.dispatch) $x3328 (= (_ bv31 7) new.moe.dispatch) (= (_ bv49 7) new.moe.dispatch))))
(assert
 (and (<= 1 new.moe.expert_tp)))
(assert
 (let (($x524 (= (_ bv60 7) new.moe.shared.scale)))
 (let (($x687 (= (_ bv23 7) new.moe.shared.scale)))
 (or $x687 $x524))))
(assert
 (let (($x802 (= (_ bv97 7) new.moe.shared.split)))
 (or (= (_ bv29 7) new.moe.shared.split) (= (_ bv57 7) new.moe.shared.split) $x802)))
(assert
 (let (($x3375 (= (_ bv80 7) new.moe.shared.sum)))
 (or (= (_ bv57 7) new.moe.shared.sum) (= (_ bv63 7) new.moe.shared.sum) $x3375)))
(assert
 (let (($x888 (= (_ bv96 7) new.moe.shared.width.kind)))
 (let (($x1677 (= (_ bv86 7) new.moe.shared.width.kind)))
 (let (($x2539 (= (_ bv65 7) new.moe.shared.width.kind)))
 (let (($x2951 (= (_ bv48 7) new.moe.shared.width.kind)))
 (or (= (_ bv11 7) new.moe.shared.width.kind) (= (_ bv18 7) new.moe.shared.width.kind) (= (_ bv26 7) new.moe.shared.width.kind) $x2951 (= (_ bv56 7) new.moe.shared.width.kind) $x2539 $x1677 (= (_ bv91 7) new.moe.shared.width.kind) $x888 (= (_ bv99 7) new.moe.shared.width.kind)))))))
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
 (let (($x723 (= (_ bv99 7) new.moe.width.kind)))
 (let (($x1575 (= (_ bv96 7) new.moe.width.kind)))
 (let (($x2183 (= (_ bv91 7) new.moe.width.kind)))
 (let (($x2386 (= (_ bv86 7) new.moe.width.kind)))
 (let (($x1675 (= (_ bv65 7) new.moe.width.kind)))
 (let (($x1942 (= (_ bv56 7) new.moe.width.kind)))
 (let (($x3042 (= (_ bv48 7) new.moe.width.kind)))
 (let (($x1020 (= (_ bv26 7) new.moe.width.kind)))
 (let (($x2994 (= (_ bv18 7) new.moe.width.kind)))
 (let (($x3227 (= (_ bv11 7) new.moe.width.kind)))
 (or $x3227 $x2994 $x1020 $x3042 $x1942 $x1675 $x2386 $x2183 $x1575 $x723))))))))))))
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
 (let ((?x3165 (div (- (+ new.moe.width.n new.moe.width.multiple) 1) new.moe.width.multiple)))
 (let ((?x2069 (* (div (* ?x3165 new.moe.width.multiple) new.moe.width.parts) new.moe.width.parts)))
 (let (($x2310 (= (- 1) new.moe.width.n)))
 (let ((?x2062 (ite (= 0 (mod new.moe.width.multiple new.moe.width.parts)) 1 (ite (or $x2310 (< ?x2069 new.moe.width.n)) 0 1))))
 (let (($x1675 (= (_ bv65 7) new.moe.width.kind)))
 (let ((?x3036 (ite (or $x2310 (not (= 0 (mod new.moe.width.n new.moe.width.parts)))) 0 1)))
 (let (($x1020 (= (_ bv26 7) new.moe.width.kind)))
 (let ((?x2130 (ite $x1020 (ite (and $x2310 (= 1 new.moe.width.parts)) 1 ?x3036) (ite $x1675 ?x2062 new.moe.width.given_least))))
 (let (($x1942 (= (_ bv56 7) new.moe.width.kind)))
 (let (($x723 (= (_ bv99 7) new.moe.width.kind)))
 (let (($x2183 (= (_ bv91 7) new.moe.width.kind)))
 (let (($x3227 (= (_ bv11 7) new.moe.width.kind)))
 (let (($x2994 (= (_ bv18 7) new.moe.width.kind)))
 (let (($x1575 (= (_ bv96 7) new.moe.width.kind)))
 (let ((?x1256 (ite $x1575 new.moe.width.parts (ite (or $x2994 $x3227 $x2183 $x723 $x1942) 1 ?x2130))))
 (= new.moe.width.least ?x1256)))))))))))))))))
(assert
 (let ((?x370 (ite (or (= (_ bv86 7) new.moe.width.kind) (= (_ bv48 7) new.moe.width.kind)) new.moe.width.given_most 1)))
 (let (($x1575 (= (_ bv96 7) new.moe.width.kind)))
 (= new.moe.width.most (ite $x1575 new.moe.width.parts ?x370)))))
(assert
 (let (($x1019 (not (= 0 (mod new.moe.shared.width.n new.moe.shared.width.multiple)))))
 (let (($x2539 (= (_ bv65 7) new.moe.shared.width.kind)))
 (= new.moe.shared.width.padded (and $x2539 $x1019)))))
(assert
 (let (($x2464 (or (< new.stage.same_tokens new.moe.block) (not (= 0 (mod new.stage.same_tokens new.moe.block))))))
 (= new.moe.spans $x2464)))
(assert
 (let (($x3253 (not new.moe.shared.width.padded)))
 (let (($x888 (= (_ bv96 7) new.moe.shared.width.kind)))
 (let (($x2951 (= (_ bv48 7) new.moe.shared.width.kind)))
 (let (($x1677 (= (_ bv86 7) new.moe.shared.width.kind)))
 (let (($x1922 (ite (or $x1677 $x2951) new.moe.shared.width.given_everywhere (or $x888 (and (= 1 new.moe.shared.width.parts) $x3253)))))
 (= new.moe.shared.width.everywhere $x1922)))))))
(assert
 (let ((?x820 (ite new.moe.spans (_ bv6 7) (_ bv49 7))))
 (= new.moe.dispatched (ite (not (= (_ bv10 7) new.moe.dispatch)) new.moe.dispatch ?x820))))
(assert
 (let (($x1423 (= 1 new.tp)))
 (let (($x507 (or $x1423 (and (= (_ bv97 7) new.moe.shared.split) new.moe.shared.width.everywhere))))
 (= new.moe.shared_by (ite $x507 (_ bv57 7) new.moe.shared.split)))))
(assert
 (let (($x2577 (= (_ bv49 7) new.moe.dispatched)))
 (let ((?x2827 (ite (not (= (_ bv10 7) new.moe.combine)) new.moe.combine (ite $x2577 (_ bv5 7) (ite (= (_ bv31 7) new.moe.dispatched) (_ bv73 7) (_ bv6 7))))))
 (= new.moe.combined ?x2827))))
(assert
 (= new.moe.reaches (or (not new.moe.spans) (not (= (_ bv49 7) new.moe.dispatched)))))
(assert
 (let (($x2173 (= (_ bv5 7) new.moe.combined)))
 (let (($x924 (or $x2173 (= (_ bv73 7) new.moe.combined))))
 (= new.moe.sums_block (and $x924 (not (= (_ bv6 7) new.moe.dispatched)))))))
(assert
 (let (($x2173 (= (_ bv5 7) new.moe.combined)))
 (let (($x924 (or $x2173 (= (_ bv73 7) new.moe.combined))))
 (let (($x1219 (= (_ bv31 7) new.moe.dispatched)))
 (let (($x915 (or (= 1 new.moe.block) (and (= (_ bv49 7) new.moe.dispatched) $x2173) (and $x1219 $x924) (and (= (_ bv6 7) new.moe.dispatched) (= (_ bv6 7) new.moe.combined)))))
 (= new.moe.comes_back $x915))))))
(assert
 (let (($x1596 (and (or (not new.moe.group.dp) (= 1 new.dp)) (or (not new.moe.group.sp) (= 1 new.sp)))))
 (let (($x3199 (= new.moe.block new.stage.ranks)))
 (let (($x1423 (= 1 new.tp)))
 (let (($x418 (and $x1423 $x3199 (or new.moe.group.dp (= 1 new.dp)) (or new.moe.group.sp (= 1 new.sp)))))
 (let (($x1704 (and (or new.moe.group.ep (= 1 new.ep)) (or new.moe.group.tp (= 1 new.moe.expert_tp)))))
 (= new.moe.group_fits (or (= (_ bv57 7) new.moe.combined) (and (or $x1704 $x418) (or $x3199 $x1596))))))))))
(assert
 (let ((?x1094 (ite (not (= (_ bv80 7) new.moe.shared.sum)) new.moe.shared.sum (ite (and new.moe.sums_block (< 1 new.moe.block)) (_ bv80 7) (_ bv57 7)))))
 (= new.moe.shared_summed ?x1094)))
(assert
 (let (($x1788 (and new.moe.reaches new.moe.comes_back new.moe.group_fits (= 1 new.moe.width.least) (= 1 new.moe.width.most))))
 (= new.moe.over_block $x1788)))
(assert
 (let (($x1779 (= (_ bv63 7) new.moe.shared_summed)))
 (let ((?x1536 (ite $x1779 new.tp (ite (= (_ bv80 7) new.moe.shared_summed) new.moe.block 1))))
 (= new.moe.shared_ranks ?x1536))))
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
 (let (($x2685 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2227 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2211 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1228 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2185 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2185 $x1228 $x2211 $x2227 $x2685)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1962 (* old.sp old.tp)))
 (<= old.moe.block ?x1962)))
(assert
 (let ((?x1962 (* old.sp old.tp)))
 (let ((?x3318 (mod ?x1962 old.moe.block)))
 (= 0 ?x3318))))
(assert
 (let ((?x1962 (* old.sp old.tp)))
 (= old.stage.ranks ?x1962)))
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
 (let (($x1773 (not old.moe.group.sp)))
 (let (($x305 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x305 $x1773))))
(assert
 (let ((?x3104 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3104)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x1779 (= (_ bv63 7) new.moe.shared_summed)))
 (let (($x1939 (or $x1779 (and (= (_ bv80 7) new.moe.shared_summed) (= new.moe.block new.tp)))))
 (let (($x524 (= (_ bv60 7) new.moe.shared.scale)))
 (let (($x634 (= (_ bv57 7) new.moe.shared_by)))
 (let (($x2588 (and $x634 (or (= (_ bv23 7) new.moe.shared.scale) (= 1 new.moe.shared_ranks)))))
 (let (($x1218 (not new.moe.once)))
 (let (($x1412 (and (or (not (= (_ bv80 7) new.moe.shared_summed)) new.moe.over_block $x1218) (or $x2588 (and (not $x634) $x524 $x1939)))))
 (not (or (not new.model.shared) $x1412 new.moe.shared_once))))))))))
(assert
 (let (($x436 (= (_ bv63 7) old.moe.shared_summed)))
(let (($x2881 (or $x436 (and (= (_ bv80 7) old.moe.shared_summed) (= old.moe.block old.tp)))))
(let (($x2965 (= (_ bv60 7) old.moe.shared.scale)))
(let (($x2607 (= (_ bv57 7) old.moe.shared_by)))
(let (($x2621 (and $x2607 (or (= (_ bv23 7) old.moe.shared.scale) (= 1 old.moe.shared_ranks)))))
(let (($x1767 (not old.moe.once)))
(let (($x2379 (and (or (not (= (_ bv80 7) old.moe.shared_summed)) old.moe.over_block $x1767) (or $x2621 (and (not $x2607) $x2965 $x2881)))))
(let (($x592 (not old.model.shared)))
(or $x592 $x2379 old.moe.shared_once))))))))))
(check-sat)

; from one replica to any number, question 151
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
(declare-fun old.hidden.least () Int)
(declare-fun old.hidden.filled () Bool)
(declare-fun old.hidden.padded () Bool)
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
(declare-fun new.hidden.least () Int)
(declare-fun new.hidden.filled () Bool)
(declare-fun new.hidden.padded () Bool)
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
 (let (($x1888 (= (_ bv42 7) old.batch.idle)))
 (or $x1888 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x2685 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2185 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x2227 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2211 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1228 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1228 $x2211 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x2227 $x2185 $x2685)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (and (<= 1 old.hidden.block)))
(assert
 (and (<= 0 old.hidden.given_least)))
(assert
 (let (($x1279 (= (_ bv99 7) old.hidden.kind)))
 (let (($x719 (= (_ bv96 7) old.hidden.kind)))
 (let (($x2567 (= (_ bv91 7) old.hidden.kind)))
 (let (($x1369 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2810 (= (_ bv65 7) old.hidden.kind)))
 (let (($x2284 (= (_ bv56 7) old.hidden.kind)))
 (let (($x3304 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1810 (= (_ bv26 7) old.hidden.kind)))
 (let (($x981 (= (_ bv18 7) old.hidden.kind)))
 (let (($x2016 (= (_ bv11 7) old.hidden.kind)))
 (or $x2016 $x981 $x1810 $x3304 $x2284 $x2810 $x1369 $x2567 $x719 $x1279))))))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x516 (= (_ bv73 7) old.lm_head.collective)))
 (let (($x2676 (= (_ bv57 7) old.lm_head.collective)))
 (let (($x1793 (= (_ bv10 7) old.lm_head.collective)))
 (let (($x259 (= (_ bv5 7) old.lm_head.collective)))
 (let (($x1494 (= (_ bv4 7) old.lm_head.collective)))
 (or $x1494 $x259 $x1793 $x2676 $x516)))))))
(assert
 (and (<= 1 old.lm_head.cut.block)))
(assert
 (let (($x1967 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x2165 (= (_ bv91 7) old.lm_head.cut.kind)))
 (let (($x3274 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x1258 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x657 (= (_ bv48 7) old.lm_head.cut.kind)))
 (let (($x1975 (= (_ bv26 7) old.lm_head.cut.kind)))
 (or (= (_ bv11 7) old.lm_head.cut.kind) (= (_ bv18 7) old.lm_head.cut.kind) $x1975 $x657 (= (_ bv56 7) old.lm_head.cut.kind) $x1258 $x3274 $x2165 $x1967 (= (_ bv99 7) old.lm_head.cut.kind)))))))))
(assert
 (and (<= 1 old.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) old.lm_head.cut.n)))
(assert
 (and (<= 1 old.lm_head.cut.parts)))
(assert
 (let (($x3261 (= (_ bv95 7) old.lm_head.split)))
 (let (($x3006 (= (_ bv40 7) old.lm_head.split)))
 (or $x3006 (= (_ bv57 7) old.lm_head.split) $x3261))))
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
 (let ((?x2597 (div (* ?x2565 old.hidden.multiple) old.hidden.parts)))
 (let (($x2802 (= (- 1) old.hidden.n)))
 (let ((?x1569 (ite (or $x2802 (< (* ?x2597 old.hidden.parts) old.hidden.n)) 0 1)))
 (let (($x2810 (= (_ bv65 7) old.hidden.kind)))
 (let ((?x1822 (ite $x2810 (ite (= 0 (mod old.hidden.multiple old.hidden.parts)) 1 ?x1569) old.hidden.given_least)))
 (let ((?x2478 (ite (or $x2802 (not (= 0 (mod old.hidden.n old.hidden.parts)))) 0 1)))
 (let (($x1810 (= (_ bv26 7) old.hidden.kind)))
 (let ((?x2276 (ite $x1810 (ite (and $x2802 (= 1 old.hidden.parts)) 1 ?x2478) ?x1822)))
 (let (($x2284 (= (_ bv56 7) old.hidden.kind)))
 (let (($x1279 (= (_ bv99 7) old.hidden.kind)))
 (let (($x2567 (= (_ bv91 7) old.hidden.kind)))
 (let (($x2016 (= (_ bv11 7) old.hidden.kind)))
 (let (($x981 (= (_ bv18 7) old.hidden.kind)))
 (let (($x719 (= (_ bv96 7) old.hidden.kind)))
 (let ((?x3385 (ite $x719 old.hidden.parts (ite (or $x981 $x2016 $x2567 $x1279 $x2284) 1 ?x2276))))
 (= old.hidden.least ?x3385))))))))))))))))))
(assert
 (let ((?x2565 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x2597 (div (* ?x2565 old.hidden.multiple) old.hidden.parts)))
 (let (($x2810 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x2810 (< 1 old.hidden.parts) (= ?x2597 old.hidden.n)))))))
(assert
 (let (($x2810 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x2810 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x1810 (= (_ bv26 7) old.hidden.kind)))
 (let (($x2339 (ite $x1810 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x2565 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x2597 (div (* ?x2565 old.hidden.multiple) old.hidden.parts)))
 (let (($x2802 (= (- 1) old.hidden.n)))
 (let (($x2810 (= (_ bv65 7) old.hidden.kind)))
 (let (($x2567 (= (_ bv91 7) old.hidden.kind)))
 (let (($x1960 (ite $x2567 (or $x2802 (< old.hidden.block old.hidden.n)) (ite $x2810 (or $x2802 (< ?x2597 old.hidden.n)) $x2339))))
 (let (($x2011 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x1960)))
 (let (($x3304 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1369 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1729 (or $x1369 $x3304)))
 (= old.hidden.moved (ite $x1729 old.hidden.given_moved $x2011)))))))))))))))
(assert
 (let ((?x1280 (div (- (+ old.lm_head.cut.n old.lm_head.cut.multiple) 1) old.lm_head.cut.multiple)))
 (let ((?x1202 (div (* ?x1280 old.lm_head.cut.multiple) old.lm_head.cut.parts)))
 (let (($x1258 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x1550 (and $x1258 (< 1 old.lm_head.cut.parts) (= ?x1202 old.lm_head.cut.n))))
 (= old.lm_head.cut.filled $x1550))))))
(assert
 (let (($x1258 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x2275 (and $x1258 (not (= 0 (mod old.lm_head.cut.n old.lm_head.cut.multiple))))))
 (= old.lm_head.cut.padded $x2275))))
(assert
 (let (($x1564 (= (- 1) old.lm_head.cut.n)))
 (let (($x1975 (= (_ bv26 7) old.lm_head.cut.kind)))
 (let (($x2955 (ite $x1975 (or $x1564 (<= old.lm_head.cut.parts old.lm_head.cut.n)) (or $x1564 (< 1 old.lm_head.cut.n)))))
 (let ((?x1280 (div (- (+ old.lm_head.cut.n old.lm_head.cut.multiple) 1) old.lm_head.cut.multiple)))
 (let ((?x1202 (div (* ?x1280 old.lm_head.cut.multiple) old.lm_head.cut.parts)))
 (let (($x1258 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x2165 (= (_ bv91 7) old.lm_head.cut.kind)))
 (let (($x2623 (ite $x2165 (or $x1564 (< old.lm_head.cut.block old.lm_head.cut.n)) (ite $x1258 (or $x1564 (< ?x1202 old.lm_head.cut.n)) $x2955))))
 (let (($x3269 (ite (or (= (_ bv96 7) old.lm_head.cut.kind) (= 1 old.lm_head.cut.parts)) false $x2623)))
 (let (($x657 (= (_ bv48 7) old.lm_head.cut.kind)))
 (let (($x3274 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x843 (or $x3274 $x657)))
 (= old.lm_head.cut.moved (ite $x843 old.lm_head.cut.given_moved $x3269)))))))))))))))
(assert
 (let (($x719 (= (_ bv96 7) old.hidden.kind)))
 (let (($x3304 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1369 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1729 (or $x1369 $x3304)))
 (let (($x624 (ite $x1729 old.hidden.given_everywhere (or $x719 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x624)))))))
(assert
 (let (($x1967 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x2697 (or $x1967 (and (= 1 old.lm_head.cut.parts) (not old.lm_head.cut.padded)))))
 (let (($x657 (= (_ bv48 7) old.lm_head.cut.kind)))
 (let (($x3274 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x843 (or $x3274 $x657)))
 (= old.lm_head.cut.everywhere (ite $x843 old.lm_head.cut.given_everywhere $x2697))))))))
(assert
 (let (($x2796 (not old.hidden.moved)))
 (let (($x1279 (= (_ bv99 7) old.hidden.kind)))
 (let (($x2567 (= (_ bv91 7) old.hidden.kind)))
 (let (($x2016 (= (_ bv11 7) old.hidden.kind)))
 (let (($x981 (= (_ bv18 7) old.hidden.kind)))
 (let (($x2406 (or old.hidden.everywhere old.hidden.filled (and (or $x981 $x2016 $x2567 $x1279) $x2796))))
 (let (($x3304 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1369 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1729 (or $x1369 $x3304)))
 (= old.hidden.undivided (ite $x1729 old.hidden.given_undivided $x2406))))))))))))
(assert
 (let (($x2718 (and (or (not old.lm_head.group.tp) (= 1 old.tp)) (or (not old.lm_head.group.dp) (= 1 old.dp)) (or (not old.lm_head.group.sp) (= 1 old.sp)) (or (not old.lm_head.group.pp) (= 1 old.pp)))))
 (let (($x2676 (= (_ bv57 7) old.lm_head.collective)))
 (let (($x707 (or $x2676 $x2718)))
 (let (($x3006 (= (_ bv40 7) old.lm_head.split)))
 (let (($x2096 (and $x3006 (and old.hidden.undivided (= old.hidden.least old.hidden.parts)) $x707)))
 (let (($x3261 (= (_ bv95 7) old.lm_head.split)))
 (let ((?x625 (ite (and $x3261 old.lm_head.cut.everywhere $x707) (_ bv96 7) (ite $x3261 (_ bv95 7) (ite $x2096 (_ bv96 7) (ite $x3006 (_ bv92 7) (_ bv96 7)))))))
 (= old.lm_head.state ?x625)))))))))
(assert
 (let (($x2718 (and (or (not old.lm_head.group.tp) (= 1 old.tp)) (or (not old.lm_head.group.dp) (= 1 old.dp)) (or (not old.lm_head.group.sp) (= 1 old.sp)) (or (not old.lm_head.group.pp) (= 1 old.pp)))))
 (let (($x683 (or (or (= (_ bv10 7) old.lm_head.collective) (= (_ bv57 7) old.lm_head.collective)) $x2718)))
 (let (($x417 (or (or (= (_ bv10 7) old.lm_head.collective) (= (_ bv5 7) old.lm_head.collective)) (and (= (_ bv73 7) old.lm_head.collective) old.lm_head.cut.everywhere))))
 (let ((?x403 (ite (= (_ bv92 7) old.lm_head.state) (ite $x417 (_ bv96 7) (ite (= (_ bv57 7) old.lm_head.collective) (_ bv92 7) (_ bv16 7))) (ite $x683 (_ bv96 7) (ite (= (_ bv5 7) old.lm_head.collective) (_ bv21 7) (_ bv16 7))))))
 (let (($x2030 (or (or (= (_ bv10 7) old.lm_head.collective) (= (_ bv4 7) old.lm_head.collective)) (and (= (_ bv5 7) old.lm_head.collective) old.lm_head.cut.filled))))
 (let ((?x1024 (ite (= (_ bv95 7) old.lm_head.state) (ite $x2030 (_ bv96 7) (ite (= (_ bv57 7) old.lm_head.collective) (_ bv95 7) (_ bv16 7))) ?x403)))
 (= old.lm_head.joined ?x1024))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (and (<= 1 new.hidden.block)))
(assert
 (and (<= 0 new.hidden.given_least)))
(assert
 (let (($x1242 (= (_ bv99 7) new.hidden.kind)))
 (let (($x1023 (= (_ bv96 7) new.hidden.kind)))
 (let (($x743 (= (_ bv91 7) new.hidden.kind)))
 (let (($x2008 (= (_ bv86 7) new.hidden.kind)))
 (let (($x956 (= (_ bv65 7) new.hidden.kind)))
 (let (($x413 (= (_ bv56 7) new.hidden.kind)))
 (let (($x1512 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1022 (= (_ bv26 7) new.hidden.kind)))
 (let (($x627 (= (_ bv18 7) new.hidden.kind)))
 (let (($x2328 (= (_ bv11 7) new.hidden.kind)))
 (or $x2328 $x627 $x1022 $x1512 $x413 $x956 $x2008 $x743 $x1023 $x1242))))))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x1733 (= (_ bv73 7) new.lm_head.collective)))
 (let (($x1198 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x2891 (= (_ bv10 7) new.lm_head.collective)))
 (let (($x3025 (= (_ bv5 7) new.lm_head.collective)))
 (let (($x810 (= (_ bv4 7) new.lm_head.collective)))
 (or $x810 $x3025 $x2891 $x1198 $x1733)))))))
(assert
 (and (<= 1 new.lm_head.cut.block)))
(assert
 (let (($x1191 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x266 (= (_ bv91 7) new.lm_head.cut.kind)))
 (let (($x1987 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x2895 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x2658 (= (_ bv48 7) new.lm_head.cut.kind)))
 (let (($x2771 (= (_ bv26 7) new.lm_head.cut.kind)))
 (or (= (_ bv11 7) new.lm_head.cut.kind) (= (_ bv18 7) new.lm_head.cut.kind) $x2771 $x2658 (= (_ bv56 7) new.lm_head.cut.kind) $x2895 $x1987 $x266 $x1191 (= (_ bv99 7) new.lm_head.cut.kind)))))))))
(assert
 (and (<= 1 new.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) new.lm_head.cut.n)))
(assert
 (and (<= 1 new.lm_head.cut.parts)))
(assert
 (let (($x1521 (= (_ bv95 7) new.lm_head.split)))
 (let (($x2214 (= (_ bv40 7) new.lm_head.split)))
 (or $x2214 (= (_ bv57 7) new.lm_head.split) $x1521))))
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
 (let ((?x1241 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1192 (div (* ?x1241 new.hidden.multiple) new.hidden.parts)))
 (let (($x990 (= (- 1) new.hidden.n)))
 (let ((?x2673 (ite (or $x990 (< (* ?x1192 new.hidden.parts) new.hidden.n)) 0 1)))
 (let (($x956 (= (_ bv65 7) new.hidden.kind)))
 (let ((?x1287 (ite $x956 (ite (= 0 (mod new.hidden.multiple new.hidden.parts)) 1 ?x2673) new.hidden.given_least)))
 (let ((?x910 (ite (or $x990 (not (= 0 (mod new.hidden.n new.hidden.parts)))) 0 1)))
 (let (($x1022 (= (_ bv26 7) new.hidden.kind)))
 (let ((?x1849 (ite $x1022 (ite (and $x990 (= 1 new.hidden.parts)) 1 ?x910) ?x1287)))
 (let (($x413 (= (_ bv56 7) new.hidden.kind)))
 (let (($x1242 (= (_ bv99 7) new.hidden.kind)))
 (let (($x743 (= (_ bv91 7) new.hidden.kind)))
 (let (($x2328 (= (_ bv11 7) new.hidden.kind)))
 (let (($x627 (= (_ bv18 7) new.hidden.kind)))
 (let (($x1023 (= (_ bv96 7) new.hidden.kind)))
 (let ((?x2904 (ite $x1023 new.hidden.parts (ite (or $x627 $x2328 $x743 $x1242 $x413) 1 ?x1849))))
 (= new.hidden.least ?x2904))))))))))))))))))
(assert
 (let ((?x1241 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1192 (div (* ?x1241 new.hidden.multiple) new.hidden.parts)))
 (let (($x956 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x956 (< 1 new.hidden.parts) (= ?x1192 new.hidden.n)))))))
(assert
 (let (($x956 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x956 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x1022 (= (_ bv26 7) new.hidden.kind)))
 (let (($x3374 (ite $x1022 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x1241 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1192 (div (* ?x1241 new.hidden.multiple) new.hidden.parts)))
 (let (($x990 (= (- 1) new.hidden.n)))
 (let (($x956 (= (_ bv65 7) new.hidden.kind)))
 (let (($x743 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1597 (ite $x743 (or $x990 (< new.hidden.block new.hidden.n)) (ite $x956 (or $x990 (< ?x1192 new.hidden.n)) $x3374))))
 (let (($x2283 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x1597)))
 (let (($x1512 (= (_ bv48 7) new.hidden.kind)))
 (let (($x2008 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2146 (or $x2008 $x1512)))
 (= new.hidden.moved (ite $x2146 new.hidden.given_moved $x2283)))))))))))))))
(assert
 (let ((?x1721 (div (- (+ new.lm_head.cut.n new.lm_head.cut.multiple) 1) new.lm_head.cut.multiple)))
 (let ((?x1869 (div (* ?x1721 new.lm_head.cut.multiple) new.lm_head.cut.parts)))
 (let (($x2895 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x2143 (and $x2895 (< 1 new.lm_head.cut.parts) (= ?x1869 new.lm_head.cut.n))))
 (= new.lm_head.cut.filled $x2143))))))
(assert
 (let (($x2895 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x2254 (and $x2895 (not (= 0 (mod new.lm_head.cut.n new.lm_head.cut.multiple))))))
 (= new.lm_head.cut.padded $x2254))))
(assert
 (let (($x931 (= (- 1) new.lm_head.cut.n)))
 (let (($x2771 (= (_ bv26 7) new.lm_head.cut.kind)))
 (let (($x1477 (ite $x2771 (or $x931 (<= new.lm_head.cut.parts new.lm_head.cut.n)) (or $x931 (< 1 new.lm_head.cut.n)))))
 (let ((?x1721 (div (- (+ new.lm_head.cut.n new.lm_head.cut.multiple) 1) new.lm_head.cut.multiple)))
 (let ((?x1869 (div (* ?x1721 new.lm_head.cut.multiple) new.lm_head.cut.parts)))
 (let (($x2895 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x266 (= (_ bv91 7) new.lm_head.cut.kind)))
 (let (($x1989 (ite $x266 (or $x931 (< new.lm_head.cut.block new.lm_head.cut.n)) (ite $x2895 (or $x931 (< ?x1869 new.lm_head.cut.n)) $x1477))))
 (let (($x1262 (ite (or (= (_ bv96 7) new.lm_head.cut.kind) (= 1 new.lm_head.cut.parts)) false $x1989)))
 (let (($x2658 (= (_ bv48 7) new.lm_head.cut.kind)))
 (let (($x1987 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x806 (or $x1987 $x2658)))
 (= new.lm_head.cut.moved (ite $x806 new.lm_head.cut.given_moved $x1262)))))))))))))))
(assert
 (let (($x1023 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1512 (= (_ bv48 7) new.hidden.kind)))
 (let (($x2008 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2146 (or $x2008 $x1512)))
 (let (($x2025 (ite $x2146 new.hidden.given_everywhere (or $x1023 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x2025)))))))
(assert
 (let (($x1191 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x1176 (or $x1191 (and (= 1 new.lm_head.cut.parts) (not new.lm_head.cut.padded)))))
 (let (($x2658 (= (_ bv48 7) new.lm_head.cut.kind)))
 (let (($x1987 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x806 (or $x1987 $x2658)))
 (= new.lm_head.cut.everywhere (ite $x806 new.lm_head.cut.given_everywhere $x1176))))))))
(assert
 (let (($x132 (not new.hidden.moved)))
 (let (($x1242 (= (_ bv99 7) new.hidden.kind)))
 (let (($x743 (= (_ bv91 7) new.hidden.kind)))
 (let (($x2328 (= (_ bv11 7) new.hidden.kind)))
 (let (($x627 (= (_ bv18 7) new.hidden.kind)))
 (let (($x410 (or new.hidden.everywhere new.hidden.filled (and (or $x627 $x2328 $x743 $x1242) $x132))))
 (let (($x1512 (= (_ bv48 7) new.hidden.kind)))
 (let (($x2008 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2146 (or $x2008 $x1512)))
 (= new.hidden.undivided (ite $x2146 new.hidden.given_undivided $x410))))))))))))
(assert
 (let (($x1039 (and (or (not new.lm_head.group.tp) (= 1 new.tp)) (or (not new.lm_head.group.dp) (= 1 new.dp)) (or (not new.lm_head.group.sp) (= 1 new.sp)) (or (not new.lm_head.group.pp) (= 1 new.pp)))))
 (let (($x1198 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x2040 (or $x1198 $x1039)))
 (let (($x2214 (= (_ bv40 7) new.lm_head.split)))
 (let (($x1283 (and $x2214 (and new.hidden.undivided (= new.hidden.least new.hidden.parts)) $x2040)))
 (let (($x1521 (= (_ bv95 7) new.lm_head.split)))
 (let ((?x2692 (ite (and $x1521 new.lm_head.cut.everywhere $x2040) (_ bv96 7) (ite $x1521 (_ bv95 7) (ite $x1283 (_ bv96 7) (ite $x2214 (_ bv92 7) (_ bv96 7)))))))
 (= new.lm_head.state ?x2692)))))))))
(assert
 (let (($x1039 (and (or (not new.lm_head.group.tp) (= 1 new.tp)) (or (not new.lm_head.group.dp) (= 1 new.dp)) (or (not new.lm_head.group.sp) (= 1 new.sp)) (or (not new.lm_head.group.pp) (= 1 new.pp)))))
 (let (($x849 (or (or (= (_ bv10 7) new.lm_head.collective) (= (_ bv57 7) new.lm_head.collective)) $x1039)))
 (let (($x3114 (or (or (= (_ bv10 7) new.lm_head.collective) (= (_ bv5 7) new.lm_head.collective)) (and (= (_ bv73 7) new.lm_head.collective) new.lm_head.cut.everywhere))))
 (let ((?x2769 (ite (= (_ bv92 7) new.lm_head.state) (ite $x3114 (_ bv96 7) (ite (= (_ bv57 7) new.lm_head.collective) (_ bv92 7) (_ bv16 7))) (ite $x849 (_ bv96 7) (ite (= (_ bv5 7) new.lm_head.collective) (_ bv21 7) (_ bv16 7))))))
 (let (($x1716 (or (or (= (_ bv10 7) new.lm_head.collective) (= (_ bv4 7) new.lm_head.collective)) (and (= (_ bv5 7) new.lm_head.collective) new.lm_head.cut.filled))))
 (let ((?x3257 (ite (= (_ bv95 7) new.lm_head.state) (ite $x1716 (_ bv96 7) (ite (= (_ bv57 7) new.lm_head.collective) (_ bv95 7) (_ bv16 7))) ?x2769)))
 (= new.lm_head.joined ?x3257))))))))
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
 (let (($x2685 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2227 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2211 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1228 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2185 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2185 $x1228 $x2211 $x2227 $x2685)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1962 (* old.sp old.tp)))
 (<= old.moe.block ?x1962)))
(assert
 (let ((?x1962 (* old.sp old.tp)))
 (let ((?x3318 (mod ?x1962 old.moe.block)))
 (= 0 ?x3318))))
(assert
 (let ((?x1962 (* old.sp old.tp)))
 (= old.stage.ranks ?x1962)))
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
 (let (($x1773 (not old.moe.group.sp)))
 (let (($x305 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x305 $x1773))))
(assert
 (let ((?x3104 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3104)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x1314 (not (or new.lm_head.cut.moved new.lm_head.cut.padded))))
 (let (($x1423 (= 1 new.tp)))
 (let (($x2480 (or (= (_ bv96 7) new.lm_head.joined) (and $x1423 (or (not (= (_ bv95 7) new.lm_head.split)) $x1314)))))
 (not $x2480)))))
(assert
 (let (($x3311 (not (or old.lm_head.cut.moved old.lm_head.cut.padded))))
(let (($x2532 (= 1 old.tp)))
(or (= (_ bv96 7) old.lm_head.joined) (and $x2532 (or (not (= (_ bv95 7) old.lm_head.split)) $x3311))))))
(check-sat)

; from one replica to any number, question 152
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
 (let (($x1888 (= (_ bv42 7) old.batch.idle)))
 (or $x1888 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x2685 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2185 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x2227 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2211 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1228 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1228 $x2211 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x2227 $x2185 $x2685)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (and (<= 1 old.hidden.block)))
(assert
 (and (<= 0 old.hidden.given_least)))
(assert
 (let (($x1279 (= (_ bv99 7) old.hidden.kind)))
 (let (($x719 (= (_ bv96 7) old.hidden.kind)))
 (let (($x2567 (= (_ bv91 7) old.hidden.kind)))
 (let (($x1369 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2810 (= (_ bv65 7) old.hidden.kind)))
 (let (($x2284 (= (_ bv56 7) old.hidden.kind)))
 (let (($x3304 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1810 (= (_ bv26 7) old.hidden.kind)))
 (let (($x981 (= (_ bv18 7) old.hidden.kind)))
 (let (($x2016 (= (_ bv11 7) old.hidden.kind)))
 (or $x2016 $x981 $x1810 $x3304 $x2284 $x2810 $x1369 $x2567 $x719 $x1279))))))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x2676 (= (_ bv57 7) old.lm_head.collective)))
 (let (($x1793 (= (_ bv10 7) old.lm_head.collective)))
 (or (= (_ bv4 7) old.lm_head.collective) (= (_ bv5 7) old.lm_head.collective) $x1793 $x2676 (= (_ bv73 7) old.lm_head.collective)))))
(assert
 (let (($x1967 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x3274 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x1258 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x657 (= (_ bv48 7) old.lm_head.cut.kind)))
 (or (= (_ bv11 7) old.lm_head.cut.kind) (= (_ bv18 7) old.lm_head.cut.kind) (= (_ bv26 7) old.lm_head.cut.kind) $x657 (= (_ bv56 7) old.lm_head.cut.kind) $x1258 $x3274 (= (_ bv91 7) old.lm_head.cut.kind) $x1967 (= (_ bv99 7) old.lm_head.cut.kind)))))))
(assert
 (and (<= 1 old.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) old.lm_head.cut.n)))
(assert
 (and (<= 1 old.lm_head.cut.parts)))
(assert
 (let (($x3261 (= (_ bv95 7) old.lm_head.split)))
 (let (($x3006 (= (_ bv40 7) old.lm_head.split)))
 (or $x3006 (= (_ bv57 7) old.lm_head.split) $x3261))))
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
 (let ((?x2597 (div (* ?x2565 old.hidden.multiple) old.hidden.parts)))
 (let (($x2802 (= (- 1) old.hidden.n)))
 (let ((?x1569 (ite (or $x2802 (< (* ?x2597 old.hidden.parts) old.hidden.n)) 0 1)))
 (let (($x2810 (= (_ bv65 7) old.hidden.kind)))
 (let ((?x1822 (ite $x2810 (ite (= 0 (mod old.hidden.multiple old.hidden.parts)) 1 ?x1569) old.hidden.given_least)))
 (let ((?x2478 (ite (or $x2802 (not (= 0 (mod old.hidden.n old.hidden.parts)))) 0 1)))
 (let (($x1810 (= (_ bv26 7) old.hidden.kind)))
 (let ((?x2276 (ite $x1810 (ite (and $x2802 (= 1 old.hidden.parts)) 1 ?x2478) ?x1822)))
 (let (($x2284 (= (_ bv56 7) old.hidden.kind)))
 (let (($x1279 (= (_ bv99 7) old.hidden.kind)))
 (let (($x2567 (= (_ bv91 7) old.hidden.kind)))
 (let (($x2016 (= (_ bv11 7) old.hidden.kind)))
 (let (($x981 (= (_ bv18 7) old.hidden.kind)))
 (let (($x719 (= (_ bv96 7) old.hidden.kind)))
 (let ((?x3385 (ite $x719 old.hidden.parts (ite (or $x981 $x2016 $x2567 $x1279 $x2284) 1 ?x2276))))
 (= old.hidden.least ?x3385))))))))))))))))))
(assert
 (let ((?x2565 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x2597 (div (* ?x2565 old.hidden.multiple) old.hidden.parts)))
 (let (($x2810 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x2810 (< 1 old.hidden.parts) (= ?x2597 old.hidden.n)))))))
(assert
 (let (($x2810 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x2810 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x1810 (= (_ bv26 7) old.hidden.kind)))
 (let (($x2339 (ite $x1810 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x2565 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x2597 (div (* ?x2565 old.hidden.multiple) old.hidden.parts)))
 (let (($x2802 (= (- 1) old.hidden.n)))
 (let (($x2810 (= (_ bv65 7) old.hidden.kind)))
 (let (($x2567 (= (_ bv91 7) old.hidden.kind)))
 (let (($x1960 (ite $x2567 (or $x2802 (< old.hidden.block old.hidden.n)) (ite $x2810 (or $x2802 (< ?x2597 old.hidden.n)) $x2339))))
 (let (($x2011 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x1960)))
 (let (($x3304 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1369 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1729 (or $x1369 $x3304)))
 (= old.hidden.moved (ite $x1729 old.hidden.given_moved $x2011)))))))))))))))
(assert
 (let (($x1258 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x2275 (and $x1258 (not (= 0 (mod old.lm_head.cut.n old.lm_head.cut.multiple))))))
 (= old.lm_head.cut.padded $x2275))))
(assert
 (let (($x719 (= (_ bv96 7) old.hidden.kind)))
 (let (($x3304 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1369 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1729 (or $x1369 $x3304)))
 (let (($x624 (ite $x1729 old.hidden.given_everywhere (or $x719 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x624)))))))
(assert
 (let (($x1967 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x2697 (or $x1967 (and (= 1 old.lm_head.cut.parts) (not old.lm_head.cut.padded)))))
 (let (($x531 (ite (or (= (_ bv86 7) old.lm_head.cut.kind) (= (_ bv48 7) old.lm_head.cut.kind)) old.lm_head.cut.given_everywhere $x2697)))
 (= old.lm_head.cut.everywhere $x531)))))
(assert
 (let (($x2796 (not old.hidden.moved)))
 (let (($x1279 (= (_ bv99 7) old.hidden.kind)))
 (let (($x2567 (= (_ bv91 7) old.hidden.kind)))
 (let (($x2016 (= (_ bv11 7) old.hidden.kind)))
 (let (($x981 (= (_ bv18 7) old.hidden.kind)))
 (let (($x2406 (or old.hidden.everywhere old.hidden.filled (and (or $x981 $x2016 $x2567 $x1279) $x2796))))
 (let (($x3304 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1369 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1729 (or $x1369 $x3304)))
 (= old.hidden.undivided (ite $x1729 old.hidden.given_undivided $x2406))))))))))))
(assert
 (let (($x835 (not old.lm_head.group.pp)))
 (let (($x197 (or $x835 (= 1 old.pp))))
 (let (($x2334 (not old.lm_head.group.sp)))
 (let (($x1018 (or $x2334 (= 1 old.sp))))
 (let (($x2122 (= 1 old.dp)))
 (let (($x2835 (not old.lm_head.group.dp)))
 (let (($x2740 (or $x2835 $x2122)))
 (let (($x2718 (and (or (not old.lm_head.group.tp) (= 1 old.tp)) $x2740 $x1018 $x197)))
 (let (($x2676 (= (_ bv57 7) old.lm_head.collective)))
 (let (($x707 (or $x2676 $x2718)))
 (let (($x3006 (= (_ bv40 7) old.lm_head.split)))
 (let (($x2096 (and $x3006 (and old.hidden.undivided (= old.hidden.least old.hidden.parts)) $x707)))
 (let (($x3261 (= (_ bv95 7) old.lm_head.split)))
 (let ((?x625 (ite (and $x3261 old.lm_head.cut.everywhere $x707) (_ bv96 7) (ite $x3261 (_ bv95 7) (ite $x2096 (_ bv96 7) (ite $x3006 (_ bv92 7) (_ bv96 7)))))))
 (= old.lm_head.state ?x625))))))))))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (and (<= 1 new.hidden.block)))
(assert
 (and (<= 0 new.hidden.given_least)))
(assert
 (let (($x1242 (= (_ bv99 7) new.hidden.kind)))
 (let (($x1023 (= (_ bv96 7) new.hidden.kind)))
 (let (($x743 (= (_ bv91 7) new.hidden.kind)))
 (let (($x2008 (= (_ bv86 7) new.hidden.kind)))
 (let (($x956 (= (_ bv65 7) new.hidden.kind)))
 (let (($x413 (= (_ bv56 7) new.hidden.kind)))
 (let (($x1512 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1022 (= (_ bv26 7) new.hidden.kind)))
 (let (($x627 (= (_ bv18 7) new.hidden.kind)))
 (let (($x2328 (= (_ bv11 7) new.hidden.kind)))
 (or $x2328 $x627 $x1022 $x1512 $x413 $x956 $x2008 $x743 $x1023 $x1242))))))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x1198 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x2891 (= (_ bv10 7) new.lm_head.collective)))
 (or (= (_ bv4 7) new.lm_head.collective) (= (_ bv5 7) new.lm_head.collective) $x2891 $x1198 (= (_ bv73 7) new.lm_head.collective)))))
(assert
 (let (($x1191 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x1987 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x2895 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x2658 (= (_ bv48 7) new.lm_head.cut.kind)))
 (or (= (_ bv11 7) new.lm_head.cut.kind) (= (_ bv18 7) new.lm_head.cut.kind) (= (_ bv26 7) new.lm_head.cut.kind) $x2658 (= (_ bv56 7) new.lm_head.cut.kind) $x2895 $x1987 (= (_ bv91 7) new.lm_head.cut.kind) $x1191 (= (_ bv99 7) new.lm_head.cut.kind)))))))
(assert
 (and (<= 1 new.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) new.lm_head.cut.n)))
(assert
 (and (<= 1 new.lm_head.cut.parts)))
(assert
 (let (($x1521 (= (_ bv95 7) new.lm_head.split)))
 (let (($x2214 (= (_ bv40 7) new.lm_head.split)))
 (or $x2214 (= (_ bv57 7) new.lm_head.split) $x1521))))
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
 (let ((?x1241 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1192 (div (* ?x1241 new.hidden.multiple) new.hidden.parts)))
 (let (($x990 (= (- 1) new.hidden.n)))
 (let ((?x2673 (ite (or $x990 (< (* ?x1192 new.hidden.parts) new.hidden.n)) 0 1)))
 (let (($x956 (= (_ bv65 7) new.hidden.kind)))
 (let ((?x1287 (ite $x956 (ite (= 0 (mod new.hidden.multiple new.hidden.parts)) 1 ?x2673) new.hidden.given_least)))
 (let ((?x910 (ite (or $x990 (not (= 0 (mod new.hidden.n new.hidden.parts)))) 0 1)))
 (let (($x1022 (= (_ bv26 7) new.hidden.kind)))
 (let ((?x1849 (ite $x1022 (ite (and $x990 (= 1 new.hidden.parts)) 1 ?x910) ?x1287)))
 (let (($x413 (= (_ bv56 7) new.hidden.kind)))
 (let (($x1242 (= (_ bv99 7) new.hidden.kind)))
 (let (($x743 (= (_ bv91 7) new.hidden.kind)))
 (let (($x2328 (= (_ bv11 7) new.hidden.kind)))
 (let (($x627 (= (_ bv18 7) new.hidden.kind)))
 (let (($x1023 (= (_ bv96 7) new.hidden.kind)))
 (let ((?x2904 (ite $x1023 new.hidden.parts (ite (or $x627 $x2328 $x743 $x1242 $x413) 1 ?x1849))))
 (= new.hidden.least ?x2904))))))))))))))))))
(assert
 (let ((?x1241 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1192 (div (* ?x1241 new.hidden.multiple) new.hidden.parts)))
 (let (($x956 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x956 (< 1 new.hidden.parts) (= ?x1192 new.hidden.n)))))))
(assert
 (let (($x956 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x956 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x1022 (= (_ bv26 7) new.hidden.kind)))
 (let (($x3374 (ite $x1022 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x1241 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1192 (div (* ?x1241 new.hidden.multiple) new.hidden.parts)))
 (let (($x990 (= (- 1) new.hidden.n)))
 (let (($x956 (= (_ bv65 7) new.hidden.kind)))
 (let (($x743 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1597 (ite $x743 (or $x990 (< new.hidden.block new.hidden.n)) (ite $x956 (or $x990 (< ?x1192 new.hidden.n)) $x3374))))
 (let (($x2283 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x1597)))
 (let (($x1512 (= (_ bv48 7) new.hidden.kind)))
 (let (($x2008 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2146 (or $x2008 $x1512)))
 (= new.hidden.moved (ite $x2146 new.hidden.given_moved $x2283)))))))))))))))
(assert
 (let (($x2895 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x2254 (and $x2895 (not (= 0 (mod new.lm_head.cut.n new.lm_head.cut.multiple))))))
 (= new.lm_head.cut.padded $x2254))))
(assert
 (let (($x1023 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1512 (= (_ bv48 7) new.hidden.kind)))
 (let (($x2008 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2146 (or $x2008 $x1512)))
 (let (($x2025 (ite $x2146 new.hidden.given_everywhere (or $x1023 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x2025)))))))
(assert
 (let (($x1191 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x1176 (or $x1191 (and (= 1 new.lm_head.cut.parts) (not new.lm_head.cut.padded)))))
 (let (($x2393 (ite (or (= (_ bv86 7) new.lm_head.cut.kind) (= (_ bv48 7) new.lm_head.cut.kind)) new.lm_head.cut.given_everywhere $x1176)))
 (= new.lm_head.cut.everywhere $x2393)))))
(assert
 (let (($x132 (not new.hidden.moved)))
 (let (($x1242 (= (_ bv99 7) new.hidden.kind)))
 (let (($x743 (= (_ bv91 7) new.hidden.kind)))
 (let (($x2328 (= (_ bv11 7) new.hidden.kind)))
 (let (($x627 (= (_ bv18 7) new.hidden.kind)))
 (let (($x410 (or new.hidden.everywhere new.hidden.filled (and (or $x627 $x2328 $x743 $x1242) $x132))))
 (let (($x1512 (= (_ bv48 7) new.hidden.kind)))
 (let (($x2008 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2146 (or $x2008 $x1512)))
 (= new.hidden.undivided (ite $x2146 new.hidden.given_undivided $x410))))))))))))
(assert
 (let (($x212 (not new.lm_head.group.pp)))
 (let (($x3530 (or $x212 (= 1 new.pp))))
 (let (($x1306 (not new.lm_head.group.sp)))
 (let (($x1221 (or $x1306 (= 1 new.sp))))
 (let (($x3184 (= 1 new.dp)))
 (let (($x1595 (not new.lm_head.group.dp)))
 (let (($x1805 (or $x1595 $x3184)))
 (let (($x1039 (and (or (not new.lm_head.group.tp) (= 1 new.tp)) $x1805 $x1221 $x3530)))
 (let (($x1198 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x2040 (or $x1198 $x1039)))
 (let (($x2214 (= (_ bv40 7) new.lm_head.split)))
 (let (($x1283 (and $x2214 (and new.hidden.undivided (= new.hidden.least new.hidden.parts)) $x2040)))
 (let (($x1521 (= (_ bv95 7) new.lm_head.split)))
 (let ((?x2692 (ite (and $x1521 new.lm_head.cut.everywhere $x2040) (_ bv96 7) (ite $x1521 (_ bv95 7) (ite $x1283 (_ bv96 7) (ite $x2214 (_ bv92 7) (_ bv96 7)))))))
 (= new.lm_head.state ?x2692))))))))))))))))
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
 (let (($x2685 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2227 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2211 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1228 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2185 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2185 $x1228 $x2211 $x2227 $x2685)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1962 (* old.sp old.tp)))
 (<= old.moe.block ?x1962)))
(assert
 (let ((?x1962 (* old.sp old.tp)))
 (let ((?x3318 (mod ?x1962 old.moe.block)))
 (= 0 ?x3318))))
(assert
 (let ((?x1962 (* old.sp old.tp)))
 (= old.stage.ranks ?x1962)))
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
 (let (($x1773 (not old.moe.group.sp)))
 (let (($x305 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x305 $x1773))))
(assert
 (let ((?x3104 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3104)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x212 (not new.lm_head.group.pp)))
 (let (($x3530 (or $x212 (= 1 new.pp))))
 (let (($x1306 (not new.lm_head.group.sp)))
 (let (($x1221 (or $x1306 (= 1 new.sp))))
 (let (($x3184 (= 1 new.dp)))
 (let (($x1595 (not new.lm_head.group.dp)))
 (let (($x1805 (or $x1595 $x3184)))
 (let (($x1039 (and (or (not new.lm_head.group.tp) (= 1 new.tp)) $x1805 $x1221 $x3530)))
 (let (($x2891 (= (_ bv10 7) new.lm_head.collective)))
 (let (($x1198 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x2999 (or $x1198 (and (= (_ bv96 7) new.lm_head.state) (or $x2891 $x1039)) (and (or new.lm_head.group.tp (= 1 new.tp)) $x1805 $x1221 $x3530))))
 (not $x2999)))))))))))))
(assert
 (let (($x835 (not old.lm_head.group.pp)))
(let (($x197 (or $x835 (= 1 old.pp))))
(let (($x2334 (not old.lm_head.group.sp)))
(let (($x1018 (or $x2334 (= 1 old.sp))))
(let (($x2122 (= 1 old.dp)))
(let (($x2835 (not old.lm_head.group.dp)))
(let (($x2740 (or $x2835 $x2122)))
(let (($x2718 (and (or (not old.lm_head.group.tp) (= 1 old.tp)) $x2740 $x1018 $x197)))
(let (($x1793 (= (_ bv10 7) old.lm_head.collective)))
(let (($x2676 (= (_ bv57 7) old.lm_head.collective)))
(or $x2676 (and (= (_ bv96 7) old.lm_head.state) (or $x1793 $x2718)) (and (or old.lm_head.group.tp (= 1 old.tp)) $x2740 $x1018 $x197)))))))))))))
(check-sat)

; from one replica to any number, question 153
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
 (let (($x1888 (= (_ bv42 7) old.batch.idle)))
 (or $x1888 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x2685 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2185 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x2227 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2211 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1228 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1228 $x2211 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x2227 $x2185 $x2685)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (and (<= 1 old.hidden.block)))
(assert
 (and (<= 0 old.hidden.given_least)))
(assert
 (let (($x1279 (= (_ bv99 7) old.hidden.kind)))
 (let (($x719 (= (_ bv96 7) old.hidden.kind)))
 (let (($x2567 (= (_ bv91 7) old.hidden.kind)))
 (let (($x1369 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2810 (= (_ bv65 7) old.hidden.kind)))
 (let (($x2284 (= (_ bv56 7) old.hidden.kind)))
 (let (($x3304 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1810 (= (_ bv26 7) old.hidden.kind)))
 (let (($x981 (= (_ bv18 7) old.hidden.kind)))
 (let (($x2016 (= (_ bv11 7) old.hidden.kind)))
 (or $x2016 $x981 $x1810 $x3304 $x2284 $x2810 $x1369 $x2567 $x719 $x1279))))))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x2676 (= (_ bv57 7) old.lm_head.collective)))
 (let (($x1793 (= (_ bv10 7) old.lm_head.collective)))
 (let (($x1494 (= (_ bv4 7) old.lm_head.collective)))
 (or $x1494 (= (_ bv5 7) old.lm_head.collective) $x1793 $x2676 (= (_ bv73 7) old.lm_head.collective))))))
(assert
 (let (($x1967 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x3274 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x1258 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x657 (= (_ bv48 7) old.lm_head.cut.kind)))
 (or (= (_ bv11 7) old.lm_head.cut.kind) (= (_ bv18 7) old.lm_head.cut.kind) (= (_ bv26 7) old.lm_head.cut.kind) $x657 (= (_ bv56 7) old.lm_head.cut.kind) $x1258 $x3274 (= (_ bv91 7) old.lm_head.cut.kind) $x1967 (= (_ bv99 7) old.lm_head.cut.kind)))))))
(assert
 (and (<= 1 old.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) old.lm_head.cut.n)))
(assert
 (and (<= 1 old.lm_head.cut.parts)))
(assert
 (let (($x2715 (= (_ bv64 7) old.lm_head.order)))
 (or $x2715 (= (_ bv77 7) old.lm_head.order))))
(assert
 (let (($x3261 (= (_ bv95 7) old.lm_head.split)))
 (let (($x3006 (= (_ bv40 7) old.lm_head.split)))
 (or $x3006 (= (_ bv57 7) old.lm_head.split) $x3261))))
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
 (let ((?x2597 (div (* ?x2565 old.hidden.multiple) old.hidden.parts)))
 (let (($x2802 (= (- 1) old.hidden.n)))
 (let ((?x1569 (ite (or $x2802 (< (* ?x2597 old.hidden.parts) old.hidden.n)) 0 1)))
 (let (($x2810 (= (_ bv65 7) old.hidden.kind)))
 (let ((?x1822 (ite $x2810 (ite (= 0 (mod old.hidden.multiple old.hidden.parts)) 1 ?x1569) old.hidden.given_least)))
 (let ((?x2478 (ite (or $x2802 (not (= 0 (mod old.hidden.n old.hidden.parts)))) 0 1)))
 (let (($x1810 (= (_ bv26 7) old.hidden.kind)))
 (let ((?x2276 (ite $x1810 (ite (and $x2802 (= 1 old.hidden.parts)) 1 ?x2478) ?x1822)))
 (let (($x2284 (= (_ bv56 7) old.hidden.kind)))
 (let (($x1279 (= (_ bv99 7) old.hidden.kind)))
 (let (($x2567 (= (_ bv91 7) old.hidden.kind)))
 (let (($x2016 (= (_ bv11 7) old.hidden.kind)))
 (let (($x981 (= (_ bv18 7) old.hidden.kind)))
 (let (($x719 (= (_ bv96 7) old.hidden.kind)))
 (let ((?x3385 (ite $x719 old.hidden.parts (ite (or $x981 $x2016 $x2567 $x1279 $x2284) 1 ?x2276))))
 (= old.hidden.least ?x3385))))))))))))))))))
(assert
 (let ((?x2565 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x2597 (div (* ?x2565 old.hidden.multiple) old.hidden.parts)))
 (let (($x2810 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x2810 (< 1 old.hidden.parts) (= ?x2597 old.hidden.n)))))))
(assert
 (let (($x2810 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x2810 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x1810 (= (_ bv26 7) old.hidden.kind)))
 (let (($x2339 (ite $x1810 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x2565 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x2597 (div (* ?x2565 old.hidden.multiple) old.hidden.parts)))
 (let (($x2802 (= (- 1) old.hidden.n)))
 (let (($x2810 (= (_ bv65 7) old.hidden.kind)))
 (let (($x2567 (= (_ bv91 7) old.hidden.kind)))
 (let (($x1960 (ite $x2567 (or $x2802 (< old.hidden.block old.hidden.n)) (ite $x2810 (or $x2802 (< ?x2597 old.hidden.n)) $x2339))))
 (let (($x2011 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x1960)))
 (let (($x3304 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1369 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1729 (or $x1369 $x3304)))
 (= old.hidden.moved (ite $x1729 old.hidden.given_moved $x2011)))))))))))))))
(assert
 (let (($x1258 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x2275 (and $x1258 (not (= 0 (mod old.lm_head.cut.n old.lm_head.cut.multiple))))))
 (= old.lm_head.cut.padded $x2275))))
(assert
 (let (($x719 (= (_ bv96 7) old.hidden.kind)))
 (let (($x3304 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1369 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1729 (or $x1369 $x3304)))
 (let (($x624 (ite $x1729 old.hidden.given_everywhere (or $x719 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x624)))))))
(assert
 (let (($x1967 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x2697 (or $x1967 (and (= 1 old.lm_head.cut.parts) (not old.lm_head.cut.padded)))))
 (let (($x531 (ite (or (= (_ bv86 7) old.lm_head.cut.kind) (= (_ bv48 7) old.lm_head.cut.kind)) old.lm_head.cut.given_everywhere $x2697)))
 (= old.lm_head.cut.everywhere $x531)))))
(assert
 (let (($x2796 (not old.hidden.moved)))
 (let (($x1279 (= (_ bv99 7) old.hidden.kind)))
 (let (($x2567 (= (_ bv91 7) old.hidden.kind)))
 (let (($x2016 (= (_ bv11 7) old.hidden.kind)))
 (let (($x981 (= (_ bv18 7) old.hidden.kind)))
 (let (($x2406 (or old.hidden.everywhere old.hidden.filled (and (or $x981 $x2016 $x2567 $x1279) $x2796))))
 (let (($x3304 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1369 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1729 (or $x1369 $x3304)))
 (= old.hidden.undivided (ite $x1729 old.hidden.given_undivided $x2406))))))))))))
(assert
 (let (($x2718 (and (or (not old.lm_head.group.tp) (= 1 old.tp)) (or (not old.lm_head.group.dp) (= 1 old.dp)) (or (not old.lm_head.group.sp) (= 1 old.sp)) (or (not old.lm_head.group.pp) (= 1 old.pp)))))
 (let (($x2676 (= (_ bv57 7) old.lm_head.collective)))
 (let (($x707 (or $x2676 $x2718)))
 (let (($x3006 (= (_ bv40 7) old.lm_head.split)))
 (let (($x2096 (and $x3006 (and old.hidden.undivided (= old.hidden.least old.hidden.parts)) $x707)))
 (let (($x3261 (= (_ bv95 7) old.lm_head.split)))
 (let ((?x625 (ite (and $x3261 old.lm_head.cut.everywhere $x707) (_ bv96 7) (ite $x3261 (_ bv95 7) (ite $x2096 (_ bv96 7) (ite $x3006 (_ bv92 7) (_ bv96 7)))))))
 (= old.lm_head.state ?x625)))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (and (<= 1 new.hidden.block)))
(assert
 (and (<= 0 new.hidden.given_least)))
(assert
 (let (($x1242 (= (_ bv99 7) new.hidden.kind)))
 (let (($x1023 (= (_ bv96 7) new.hidden.kind)))
 (let (($x743 (= (_ bv91 7) new.hidden.kind)))
 (let (($x2008 (= (_ bv86 7) new.hidden.kind)))
 (let (($x956 (= (_ bv65 7) new.hidden.kind)))
 (let (($x413 (= (_ bv56 7) new.hidden.kind)))
 (let (($x1512 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1022 (= (_ bv26 7) new.hidden.kind)))
 (let (($x627 (= (_ bv18 7) new.hidden.kind)))
 (let (($x2328 (= (_ bv11 7) new.hidden.kind)))
 (or $x2328 $x627 $x1022 $x1512 $x413 $x956 $x2008 $x743 $x1023 $x1242))))))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x1198 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x2891 (= (_ bv10 7) new.lm_head.collective)))
 (let (($x810 (= (_ bv4 7) new.lm_head.collective)))
 (or $x810 (= (_ bv5 7) new.lm_head.collective) $x2891 $x1198 (= (_ bv73 7) new.lm_head.collective))))))
(assert
 (let (($x1191 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x1987 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x2895 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x2658 (= (_ bv48 7) new.lm_head.cut.kind)))
 (or (= (_ bv11 7) new.lm_head.cut.kind) (= (_ bv18 7) new.lm_head.cut.kind) (= (_ bv26 7) new.lm_head.cut.kind) $x2658 (= (_ bv56 7) new.lm_head.cut.kind) $x2895 $x1987 (= (_ bv91 7) new.lm_head.cut.kind) $x1191 (= (_ bv99 7) new.lm_head.cut.kind)))))))
(assert
 (and (<= 1 new.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) new.lm_head.cut.n)))
(assert
 (and (<= 1 new.lm_head.cut.parts)))
(assert
 (let (($x1289 (= (_ bv64 7) new.lm_head.order)))
 (or $x1289 (= (_ bv77 7) new.lm_head.order))))
(assert
 (let (($x1521 (= (_ bv95 7) new.lm_head.split)))
 (let (($x2214 (= (_ bv40 7) new.lm_head.split)))
 (or $x2214 (= (_ bv57 7) new.lm_head.split) $x1521))))
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
 (let ((?x1241 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1192 (div (* ?x1241 new.hidden.multiple) new.hidden.parts)))
 (let (($x990 (= (- 1) new.hidden.n)))
 (let ((?x2673 (ite (or $x990 (< (* ?x1192 new.hidden.parts) new.hidden.n)) 0 1)))
 (let (($x956 (= (_ bv65 7) new.hidden.kind)))
 (let ((?x1287 (ite $x956 (ite (= 0 (mod new.hidden.multiple new.hidden.parts)) 1 ?x2673) new.hidden.given_least)))
 (let ((?x910 (ite (or $x990 (not (= 0 (mod new.hidden.n new.hidden.parts)))) 0 1)))
 (let (($x1022 (= (_ bv26 7) new.hidden.kind)))
 (let ((?x1849 (ite $x1022 (ite (and $x990 (= 1 new.hidden.parts)) 1 ?x910) ?x1287)))
 (let (($x413 (= (_ bv56 7) new.hidden.kind)))
 (let (($x1242 (= (_ bv99 7) new.hidden.kind)))
 (let (($x743 (= (_ bv91 7) new.hidden.kind)))
 (let (($x2328 (= (_ bv11 7) new.hidden.kind)))
 (let (($x627 (= (_ bv18 7) new.hidden.kind)))
 (let (($x1023 (= (_ bv96 7) new.hidden.kind)))
 (let ((?x2904 (ite $x1023 new.hidden.parts (ite (or $x627 $x2328 $x743 $x1242 $x413) 1 ?x1849))))
 (= new.hidden.least ?x2904))))))))))))))))))
(assert
 (let ((?x1241 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1192 (div (* ?x1241 new.hidden.multiple) new.hidden.parts)))
 (let (($x956 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x956 (< 1 new.hidden.parts) (= ?x1192 new.hidden.n)))))))
(assert
 (let (($x956 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x956 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x1022 (= (_ bv26 7) new.hidden.kind)))
 (let (($x3374 (ite $x1022 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x1241 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1192 (div (* ?x1241 new.hidden.multiple) new.hidden.parts)))
 (let (($x990 (= (- 1) new.hidden.n)))
 (let (($x956 (= (_ bv65 7) new.hidden.kind)))
 (let (($x743 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1597 (ite $x743 (or $x990 (< new.hidden.block new.hidden.n)) (ite $x956 (or $x990 (< ?x1192 new.hidden.n)) $x3374))))
 (let (($x2283 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x1597)))
 (let (($x1512 (= (_ bv48 7) new.hidden.kind)))
 (let (($x2008 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2146 (or $x2008 $x1512)))
 (= new.hidden.moved (ite $x2146 new.hidden.given_moved $x2283)))))))))))))))
(assert
 (let (($x2895 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x2254 (and $x2895 (not (= 0 (mod new.lm_head.cut.n new.lm_head.cut.multiple))))))
 (= new.lm_head.cut.padded $x2254))))
(assert
 (let (($x1023 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1512 (= (_ bv48 7) new.hidden.kind)))
 (let (($x2008 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2146 (or $x2008 $x1512)))
 (let (($x2025 (ite $x2146 new.hidden.given_everywhere (or $x1023 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x2025)))))))
(assert
 (let (($x1191 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x1176 (or $x1191 (and (= 1 new.lm_head.cut.parts) (not new.lm_head.cut.padded)))))
 (let (($x2393 (ite (or (= (_ bv86 7) new.lm_head.cut.kind) (= (_ bv48 7) new.lm_head.cut.kind)) new.lm_head.cut.given_everywhere $x1176)))
 (= new.lm_head.cut.everywhere $x2393)))))
(assert
 (let (($x132 (not new.hidden.moved)))
 (let (($x1242 (= (_ bv99 7) new.hidden.kind)))
 (let (($x743 (= (_ bv91 7) new.hidden.kind)))
 (let (($x2328 (= (_ bv11 7) new.hidden.kind)))
 (let (($x627 (= (_ bv18 7) new.hidden.kind)))
 (let (($x410 (or new.hidden.everywhere new.hidden.filled (and (or $x627 $x2328 $x743 $x1242) $x132))))
 (let (($x1512 (= (_ bv48 7) new.hidden.kind)))
 (let (($x2008 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2146 (or $x2008 $x1512)))
 (= new.hidden.undivided (ite $x2146 new.hidden.given_undivided $x410))))))))))))
(assert
 (let (($x1039 (and (or (not new.lm_head.group.tp) (= 1 new.tp)) (or (not new.lm_head.group.dp) (= 1 new.dp)) (or (not new.lm_head.group.sp) (= 1 new.sp)) (or (not new.lm_head.group.pp) (= 1 new.pp)))))
 (let (($x1198 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x2040 (or $x1198 $x1039)))
 (let (($x2214 (= (_ bv40 7) new.lm_head.split)))
 (let (($x1283 (and $x2214 (and new.hidden.undivided (= new.hidden.least new.hidden.parts)) $x2040)))
 (let (($x1521 (= (_ bv95 7) new.lm_head.split)))
 (let ((?x2692 (ite (and $x1521 new.lm_head.cut.everywhere $x2040) (_ bv96 7) (ite $x1521 (_ bv95 7) (ite $x1283 (_ bv96 7) (ite $x2214 (_ bv92 7) (_ bv96 7)))))))
 (= new.lm_head.state ?x2692)))))))))
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
 (let (($x2685 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2227 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2211 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1228 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2185 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2185 $x1228 $x2211 $x2227 $x2685)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1962 (* old.sp old.tp)))
 (<= old.moe.block ?x1962)))
(assert
 (let ((?x1962 (* old.sp old.tp)))
 (let ((?x3318 (mod ?x1962 old.moe.block)))
 (= 0 ?x3318))))
(assert
 (let ((?x1962 (* old.sp old.tp)))
 (= old.stage.ranks ?x1962)))
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
 (let (($x1773 (not old.moe.group.sp)))
 (let (($x305 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x305 $x1773))))
(assert
 (let ((?x3104 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3104)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x3017 (not (or (= (_ bv10 7) new.lm_head.collective) (= (_ bv4 7) new.lm_head.collective)))))
 (let (($x1289 (= (_ bv64 7) new.lm_head.order)))
 (let (($x1423 (= 1 new.tp)))
 (let (($x2623 (or $x1423 (not (= (_ bv95 7) new.lm_head.state)) $x1289 $x3017 new.lm_head.reversible)))
 (not $x2623))))))
(assert
 (let (($x2467 (not (or (= (_ bv10 7) old.lm_head.collective) (= (_ bv4 7) old.lm_head.collective)))))
(let (($x2715 (= (_ bv64 7) old.lm_head.order)))
(let (($x2532 (= 1 old.tp)))
(or $x2532 (not (= (_ bv95 7) old.lm_head.state)) $x2715 $x2467 old.lm_head.reversible)))))
(check-sat)

; from one replica to any number, question 154
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
 (let (($x1888 (= (_ bv42 7) old.batch.idle)))
 (or $x1888 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x2685 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2185 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x2227 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2211 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1228 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1228 $x2211 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x2227 $x2185 $x2685)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (and (<= 1 old.hidden.block)))
(assert
 (and (<= 0 old.hidden.given_least)))
(assert
 (let (($x1279 (= (_ bv99 7) old.hidden.kind)))
 (let (($x719 (= (_ bv96 7) old.hidden.kind)))
 (let (($x2567 (= (_ bv91 7) old.hidden.kind)))
 (let (($x1369 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2810 (= (_ bv65 7) old.hidden.kind)))
 (let (($x2284 (= (_ bv56 7) old.hidden.kind)))
 (let (($x3304 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1810 (= (_ bv26 7) old.hidden.kind)))
 (let (($x981 (= (_ bv18 7) old.hidden.kind)))
 (let (($x2016 (= (_ bv11 7) old.hidden.kind)))
 (or $x2016 $x981 $x1810 $x3304 $x2284 $x2810 $x1369 $x2567 $x719 $x1279))))))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x1477 (= (_ bv29 7) old.lm_head.bias)))
 (let (($x1278 (= (_ bv27 7) old.lm_head.bias)))
 (let (($x1413 (= (_ bv1 7) old.lm_head.bias)))
 (or $x1413 (= (_ bv23 7) old.lm_head.bias) $x1278 $x1477)))))
(assert
 (let (($x2676 (= (_ bv57 7) old.lm_head.collective)))
 (or (= (_ bv4 7) old.lm_head.collective) (= (_ bv5 7) old.lm_head.collective) (= (_ bv10 7) old.lm_head.collective) $x2676 (= (_ bv73 7) old.lm_head.collective))))
(assert
 (and (<= 1 old.lm_head.cut.block)))
(assert
 (let (($x1967 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x2165 (= (_ bv91 7) old.lm_head.cut.kind)))
 (let (($x3274 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x1258 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x657 (= (_ bv48 7) old.lm_head.cut.kind)))
 (let (($x1975 (= (_ bv26 7) old.lm_head.cut.kind)))
 (or (= (_ bv11 7) old.lm_head.cut.kind) (= (_ bv18 7) old.lm_head.cut.kind) $x1975 $x657 (= (_ bv56 7) old.lm_head.cut.kind) $x1258 $x3274 $x2165 $x1967 (= (_ bv99 7) old.lm_head.cut.kind)))))))))
(assert
 (and (<= 1 old.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) old.lm_head.cut.n)))
(assert
 (and (<= 1 old.lm_head.cut.parts)))
(assert
 (let (($x3261 (= (_ bv95 7) old.lm_head.split)))
 (let (($x3006 (= (_ bv40 7) old.lm_head.split)))
 (or $x3006 (= (_ bv57 7) old.lm_head.split) $x3261))))
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
 (let ((?x2597 (div (* ?x2565 old.hidden.multiple) old.hidden.parts)))
 (let (($x2802 (= (- 1) old.hidden.n)))
 (let ((?x1569 (ite (or $x2802 (< (* ?x2597 old.hidden.parts) old.hidden.n)) 0 1)))
 (let (($x2810 (= (_ bv65 7) old.hidden.kind)))
 (let ((?x1822 (ite $x2810 (ite (= 0 (mod old.hidden.multiple old.hidden.parts)) 1 ?x1569) old.hidden.given_least)))
 (let ((?x2478 (ite (or $x2802 (not (= 0 (mod old.hidden.n old.hidden.parts)))) 0 1)))
 (let (($x1810 (= (_ bv26 7) old.hidden.kind)))
 (let ((?x2276 (ite $x1810 (ite (and $x2802 (= 1 old.hidden.parts)) 1 ?x2478) ?x1822)))
 (let (($x2284 (= (_ bv56 7) old.hidden.kind)))
 (let (($x1279 (= (_ bv99 7) old.hidden.kind)))
 (let (($x2567 (= (_ bv91 7) old.hidden.kind)))
 (let (($x2016 (= (_ bv11 7) old.hidden.kind)))
 (let (($x981 (= (_ bv18 7) old.hidden.kind)))
 (let (($x719 (= (_ bv96 7) old.hidden.kind)))
 (let ((?x3385 (ite $x719 old.hidden.parts (ite (or $x981 $x2016 $x2567 $x1279 $x2284) 1 ?x2276))))
 (= old.hidden.least ?x3385))))))))))))))))))
(assert
 (let ((?x2565 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x2597 (div (* ?x2565 old.hidden.multiple) old.hidden.parts)))
 (let (($x2810 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x2810 (< 1 old.hidden.parts) (= ?x2597 old.hidden.n)))))))
(assert
 (let (($x2810 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x2810 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x1810 (= (_ bv26 7) old.hidden.kind)))
 (let (($x2339 (ite $x1810 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x2565 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x2597 (div (* ?x2565 old.hidden.multiple) old.hidden.parts)))
 (let (($x2802 (= (- 1) old.hidden.n)))
 (let (($x2810 (= (_ bv65 7) old.hidden.kind)))
 (let (($x2567 (= (_ bv91 7) old.hidden.kind)))
 (let (($x1960 (ite $x2567 (or $x2802 (< old.hidden.block old.hidden.n)) (ite $x2810 (or $x2802 (< ?x2597 old.hidden.n)) $x2339))))
 (let (($x2011 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x1960)))
 (let (($x3304 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1369 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1729 (or $x1369 $x3304)))
 (= old.hidden.moved (ite $x1729 old.hidden.given_moved $x2011)))))))))))))))
(assert
 (let (($x1258 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x2275 (and $x1258 (not (= 0 (mod old.lm_head.cut.n old.lm_head.cut.multiple))))))
 (= old.lm_head.cut.padded $x2275))))
(assert
 (let (($x1398 (= (- 1) old.lm_head.cut.n)))
 (let (($x1975 (= (_ bv26 7) old.lm_head.cut.kind)))
 (let (($x3308 (ite $x1975 (or $x1398 (<= old.lm_head.cut.parts old.lm_head.cut.n)) (or $x1398 (< 1 old.lm_head.cut.n)))))
 (let ((?x952 (div (- (+ old.lm_head.cut.n old.lm_head.cut.multiple) 1) old.lm_head.cut.multiple)))
 (let (($x1297 (< (div (* ?x952 old.lm_head.cut.multiple) old.lm_head.cut.parts) old.lm_head.cut.n)))
 (let (($x1258 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x2165 (= (_ bv91 7) old.lm_head.cut.kind)))
 (let (($x2047 (ite $x2165 (or $x1398 (< old.lm_head.cut.block old.lm_head.cut.n)) (ite $x1258 (or $x1398 $x1297) $x3308))))
 (let (($x2021 (ite (or (= (_ bv96 7) old.lm_head.cut.kind) (= 1 old.lm_head.cut.parts)) false $x2047)))
 (let (($x657 (= (_ bv48 7) old.lm_head.cut.kind)))
 (let (($x3274 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x843 (or $x3274 $x657)))
 (= old.lm_head.cut.moved (ite $x843 old.lm_head.cut.given_moved $x2021)))))))))))))))
(assert
 (let (($x719 (= (_ bv96 7) old.hidden.kind)))
 (let (($x3304 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1369 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1729 (or $x1369 $x3304)))
 (let (($x624 (ite $x1729 old.hidden.given_everywhere (or $x719 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x624)))))))
(assert
 (let (($x1967 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x2697 (or $x1967 (and (= 1 old.lm_head.cut.parts) (not old.lm_head.cut.padded)))))
 (let (($x657 (= (_ bv48 7) old.lm_head.cut.kind)))
 (let (($x3274 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x843 (or $x3274 $x657)))
 (= old.lm_head.cut.everywhere (ite $x843 old.lm_head.cut.given_everywhere $x2697))))))))
(assert
 (let (($x2618 (not old.lm_head.cut.moved)))
 (let (($x2714 (not (or (= (_ bv96 7) old.lm_head.cut.kind) (= (_ bv26 7) old.lm_head.cut.kind)))))
 (let (($x151 (= 1 old.lm_head.cut.parts)))
 (let (($x657 (= (_ bv48 7) old.lm_head.cut.kind)))
 (let (($x3274 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x843 (or $x3274 $x657)))
 (= old.lm_head.cut.first_alone (ite $x843 old.lm_head.cut.given_first (or $x151 (and $x2714 $x2618)))))))))))
(assert
 (let (($x2796 (not old.hidden.moved)))
 (let (($x1279 (= (_ bv99 7) old.hidden.kind)))
 (let (($x2567 (= (_ bv91 7) old.hidden.kind)))
 (let (($x2016 (= (_ bv11 7) old.hidden.kind)))
 (let (($x981 (= (_ bv18 7) old.hidden.kind)))
 (let (($x2406 (or old.hidden.everywhere old.hidden.filled (and (or $x981 $x2016 $x2567 $x1279) $x2796))))
 (let (($x3304 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1369 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1729 (or $x1369 $x3304)))
 (= old.hidden.undivided (ite $x1729 old.hidden.given_undivided $x2406))))))))))))
(assert
 (let (($x2718 (and (or (not old.lm_head.group.tp) (= 1 old.tp)) (or (not old.lm_head.group.dp) (= 1 old.dp)) (or (not old.lm_head.group.sp) (= 1 old.sp)) (or (not old.lm_head.group.pp) (= 1 old.pp)))))
 (let (($x2676 (= (_ bv57 7) old.lm_head.collective)))
 (let (($x707 (or $x2676 $x2718)))
 (let (($x3006 (= (_ bv40 7) old.lm_head.split)))
 (let (($x2096 (and $x3006 (and old.hidden.undivided (= old.hidden.least old.hidden.parts)) $x707)))
 (let (($x3261 (= (_ bv95 7) old.lm_head.split)))
 (let ((?x625 (ite (and $x3261 old.lm_head.cut.everywhere $x707) (_ bv96 7) (ite $x3261 (_ bv95 7) (ite $x2096 (_ bv96 7) (ite $x3006 (_ bv92 7) (_ bv96 7)))))))
 (= old.lm_head.state ?x625)))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (and (<= 1 new.hidden.block)))
(assert
 (and (<= 0 new.hidden.given_least)))
(assert
 (let (($x1242 (= (_ bv99 7) new.hidden.kind)))
 (let (($x1023 (= (_ bv96 7) new.hidden.kind)))
 (let (($x743 (= (_ bv91 7) new.hidden.kind)))
 (let (($x2008 (= (_ bv86 7) new.hidden.kind)))
 (let (($x956 (= (_ bv65 7) new.hidden.kind)))
 (let (($x413 (= (_ bv56 7) new.hidden.kind)))
 (let (($x1512 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1022 (= (_ bv26 7) new.hidden.kind)))
 (let (($x627 (= (_ bv18 7) new.hidden.kind)))
 (let (($x2328 (= (_ bv11 7) new.hidden.kind)))
 (or $x2328 $x627 $x1022 $x1512 $x413 $x956 $x2008 $x743 $x1023 $x1242))))))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x2140 (= (_ bv29 7) new.lm_head.bias)))
 (let (($x1748 (= (_ bv27 7) new.lm_head.bias)))
 (let (($x2646 (= (_ bv1 7) new.lm_head.bias)))
 (or $x2646 (= (_ bv23 7) new.lm_head.bias) $x1748 $x2140)))))
(assert
 (let (($x1198 (= (_ bv57 7) new.lm_head.collective)))
 (or (= (_ bv4 7) new.lm_head.collective) (= (_ bv5 7) new.lm_head.collective) (= (_ bv10 7) new.lm_head.collective) $x1198 (= (_ bv73 7) new.lm_head.collective))))
(assert
 (and (<= 1 new.lm_head.cut.block)))
(assert
 (let (($x1191 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x266 (= (_ bv91 7) new.lm_head.cut.kind)))
 (let (($x1987 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x2895 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x2658 (= (_ bv48 7) new.lm_head.cut.kind)))
 (let (($x2771 (= (_ bv26 7) new.lm_head.cut.kind)))
 (or (= (_ bv11 7) new.lm_head.cut.kind) (= (_ bv18 7) new.lm_head.cut.kind) $x2771 $x2658 (= (_ bv56 7) new.lm_head.cut.kind) $x2895 $x1987 $x266 $x1191 (= (_ bv99 7) new.lm_head.cut.kind)))))))))
(assert
 (and (<= 1 new.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) new.lm_head.cut.n)))
(assert
 (and (<= 1 new.lm_head.cut.parts)))
(assert
 (let (($x1521 (= (_ bv95 7) new.lm_head.split)))
 (let (($x2214 (= (_ bv40 7) new.lm_head.split)))
 (or $x2214 (= (_ bv57 7) new.lm_head.split) $x1521))))
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
 (let ((?x1241 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1192 (div (* ?x1241 new.hidden.multiple) new.hidden.parts)))
 (let (($x990 (= (- 1) new.hidden.n)))
 (let ((?x2673 (ite (or $x990 (< (* ?x1192 new.hidden.parts) new.hidden.n)) 0 1)))
 (let (($x956 (= (_ bv65 7) new.hidden.kind)))
 (let ((?x1287 (ite $x956 (ite (= 0 (mod new.hidden.multiple new.hidden.parts)) 1 ?x2673) new.hidden.given_least)))
 (let ((?x910 (ite (or $x990 (not (= 0 (mod new.hidden.n new.hidden.parts)))) 0 1)))
 (let (($x1022 (= (_ bv26 7) new.hidden.kind)))
 (let ((?x1849 (ite $x1022 (ite (and $x990 (= 1 new.hidden.parts)) 1 ?x910) ?x1287)))
 (let (($x413 (= (_ bv56 7) new.hidden.kind)))
 (let (($x1242 (= (_ bv99 7) new.hidden.kind)))
 (let (($x743 (= (_ bv91 7) new.hidden.kind)))
 (let (($x2328 (= (_ bv11 7) new.hidden.kind)))
 (let (($x627 (= (_ bv18 7) new.hidden.kind)))
 (let (($x1023 (= (_ bv96 7) new.hidden.kind)))
 (let ((?x2904 (ite $x1023 new.hidden.parts (ite (or $x627 $x2328 $x743 $x1242 $x413) 1 ?x1849))))
 (= new.hidden.least ?x2904))))))))))))))))))
(assert
 (let ((?x1241 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1192 (div (* ?x1241 new.hidden.multiple) new.hidden.parts)))
 (let (($x956 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x956 (< 1 new.hidden.parts) (= ?x1192 new.hidden.n)))))))
(assert
 (let (($x956 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x956 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x1022 (= (_ bv26 7) new.hidden.kind)))
 (let (($x3374 (ite $x1022 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x1241 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1192 (div (* ?x1241 new.hidden.multiple) new.hidden.parts)))
 (let (($x990 (= (- 1) new.hidden.n)))
 (let (($x956 (= (_ bv65 7) new.hidden.kind)))
 (let (($x743 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1597 (ite $x743 (or $x990 (< new.hidden.block new.hidden.n)) (ite $x956 (or $x990 (< ?x1192 new.hidden.n)) $x3374))))
 (let (($x2283 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x1597)))
 (let (($x1512 (= (_ bv48 7) new.hidden.kind)))
 (let (($x2008 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2146 (or $x2008 $x1512)))
 (= new.hidden.moved (ite $x2146 new.hidden.given_moved $x2283)))))))))))))))
(assert
 (let (($x2895 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x2254 (and $x2895 (not (= 0 (mod new.lm_head.cut.n new.lm_head.cut.multiple))))))
 (= new.lm_head.cut.padded $x2254))))
(assert
 (let (($x1473 (= (- 1) new.lm_head.cut.n)))
 (let (($x2771 (= (_ bv26 7) new.lm_head.cut.kind)))
 (let (($x1175 (ite $x2771 (or $x1473 (<= new.lm_head.cut.parts new.lm_head.cut.n)) (or $x1473 (< 1 new.lm_head.cut.n)))))
 (let ((?x1220 (div (- (+ new.lm_head.cut.n new.lm_head.cut.multiple) 1) new.lm_head.cut.multiple)))
 (let (($x3049 (< (div (* ?x1220 new.lm_head.cut.multiple) new.lm_head.cut.parts) new.lm_head.cut.n)))
 (let (($x2895 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x266 (= (_ bv91 7) new.lm_head.cut.kind)))
 (let (($x76 (ite $x266 (or $x1473 (< new.lm_head.cut.block new.lm_head.cut.n)) (ite $x2895 (or $x1473 $x3049) $x1175))))
 (let (($x2994 (ite (or (= (_ bv96 7) new.lm_head.cut.kind) (= 1 new.lm_head.cut.parts)) false $x76)))
 (let (($x2658 (= (_ bv48 7) new.lm_head.cut.kind)))
 (let (($x1987 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x806 (or $x1987 $x2658)))
 (= new.lm_head.cut.moved (ite $x806 new.lm_head.cut.given_moved $x2994)))))))))))))))
(assert
 (let (($x1023 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1512 (= (_ bv48 7) new.hidden.kind)))
 (let (($x2008 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2146 (or $x2008 $x1512)))
 (let (($x2025 (ite $x2146 new.hidden.given_everywhere (or $x1023 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x2025)))))))
(assert
 (let (($x1191 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x1176 (or $x1191 (and (= 1 new.lm_head.cut.parts) (not new.lm_head.cut.padded)))))
 (let (($x2658 (= (_ bv48 7) new.lm_head.cut.kind)))
 (let (($x1987 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x806 (or $x1987 $x2658)))
 (= new.lm_head.cut.everywhere (ite $x806 new.lm_head.cut.given_everywhere $x1176))))))))
(assert
 (let (($x3027 (not new.lm_head.cut.moved)))
 (let (($x2865 (not (or (= (_ bv96 7) new.lm_head.cut.kind) (= (_ bv26 7) new.lm_head.cut.kind)))))
 (let (($x1259 (= 1 new.lm_head.cut.parts)))
 (let (($x2658 (= (_ bv48 7) new.lm_head.cut.kind)))
 (let (($x1987 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x806 (or $x1987 $x2658)))
 (= new.lm_head.cut.first_alone (ite $x806 new.lm_head.cut.given_first (or $x1259 (and $x2865 $x3027)))))))))))
(assert
 (let (($x132 (not new.hidden.moved)))
 (let (($x1242 (= (_ bv99 7) new.hidden.kind)))
 (let (($x743 (= (_ bv91 7) new.hidden.kind)))
 (let (($x2328 (= (_ bv11 7) new.hidden.kind)))
 (let (($x627 (= (_ bv18 7) new.hidden.kind)))
 (let (($x410 (or new.hidden.everywhere new.hidden.filled (and (or $x627 $x2328 $x743 $x1242) $x132))))
 (let (($x1512 (= (_ bv48 7) new.hidden.kind)))
 (let (($x2008 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2146 (or $x2008 $x1512)))
 (= new.hidden.undivided (ite $x2146 new.hidden.given_undivided $x410))))))))))))
(assert
 (let (($x1039 (and (or (not new.lm_head.group.tp) (= 1 new.tp)) (or (not new.lm_head.group.dp) (= 1 new.dp)) (or (not new.lm_head.group.sp) (= 1 new.sp)) (or (not new.lm_head.group.pp) (= 1 new.pp)))))
 (let (($x1198 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x2040 (or $x1198 $x1039)))
 (let (($x2214 (= (_ bv40 7) new.lm_head.split)))
 (let (($x1283 (and $x2214 (and new.hidden.undivided (= new.hidden.least new.hidden.parts)) $x2040)))
 (let (($x1521 (= (_ bv95 7) new.lm_head.split)))
 (let ((?x2692 (ite (and $x1521 new.lm_head.cut.everywhere $x2040) (_ bv96 7) (ite $x1521 (_ bv95 7) (ite $x1283 (_ bv96 7) (ite $x2214 (_ bv92 7) (_ bv96 7)))))))
 (= new.lm_head.state ?x2692)))))))))
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
 (let (($x2685 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2227 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2211 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1228 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2185 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2185 $x1228 $x2211 $x2227 $x2685)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1962 (* old.sp old.tp)))
 (<= old.moe.block ?x1962)))
(assert
 (let ((?x1962 (* old.sp old.tp)))
 (let ((?x3318 (mod ?x1962 old.moe.block)))
 (= 0 ?x3318))))
(assert
 (let ((?x1962 (* old.sp old.tp)))
 (= old.stage.ranks ?x1962)))
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
 (let (($x1773 (not old.moe.group.sp)))
 (let (($x305 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x305 $x1773))))
(assert
 (let ((?x3104 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3104)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x2140 (= (_ bv29 7) new.lm_head.bias)))
 (let (($x1139 (and (not (= (_ bv92 7) new.lm_head.state)) (or (= (_ bv1 7) new.lm_head.bias) (= (_ bv27 7) new.lm_head.bias)))))
 (let (($x1423 (= 1 new.tp)))
 (let (($x1408 (or $x1423 (not new.model.head_bias) (and (= (_ bv92 7) new.lm_head.state) (not (= (_ bv27 7) new.lm_head.bias))) $x1139 (and (= (_ bv95 7) new.lm_head.state) $x2140 new.lm_head.cut.first_alone))))
 (not $x1408))))))
(assert
 (let (($x1477 (= (_ bv29 7) old.lm_head.bias)))
(let (($x3388 (and (not (= (_ bv92 7) old.lm_head.state)) (or (= (_ bv1 7) old.lm_head.bias) (= (_ bv27 7) old.lm_head.bias)))))
(let (($x2209 (not old.model.head_bias)))
(let (($x2532 (= 1 old.tp)))
(or $x2532 $x2209 (and (= (_ bv92 7) old.lm_head.state) (not (= (_ bv27 7) old.lm_head.bias))) $x3388 (and (= (_ bv95 7) old.lm_head.state) $x1477 old.lm_head.cut.first_alone)))))))
(check-sat)

; from one replica to any number, question 155
(reset)
(set-logic ALL)
; benchmark generated from python API
(set-info :status unknown)
(declare-fun old.batch.idle () (_ BitVec 7))
(declare-fun old.batch.sequences.kind () (_ BitVec 7))
(declare-fun old.dp () Int)
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
(declare-fun old.ffn.gathers () Bool)
(declare-fun old.ffn.width.given_everywhere () Bool)
(declare-fun old.ffn.width.everywhere () Bool)
(declare-fun old.ffn.piece_of_one () Bool)
(declare-fun old.ffn.in_place () Bool)
(declare-fun old.ffn.width_twice_back () Bool)
(declare-fun old.ffn.gate.group.pp () Bool)
(declare-fun old.ffn.gate.group.sp () Bool)
(declare-fun old.ffn.gate.group.dp () Bool)
(declare-fun old.ffn.gate.group.tp () Bool)
(declare-fun old.ffn.gate_state () (_ BitVec 7))
(declare-fun old.model.gated () Bool)
(declare-fun old.ffn.up.group.pp () Bool)
(declare-fun old.ffn.up.group.sp () Bool)
(declare-fun old.ffn.up.group.dp () Bool)
(declare-fun old.ffn.up.group.tp () Bool)
(declare-fun old.ffn.up_state () (_ BitVec 7))
(declare-fun old.ffn.gate_piece () (_ BitVec 7))
(declare-fun old.ffn.up_piece () (_ BitVec 7))
(declare-fun old.ffn.up_left () Bool)
(declare-fun old.ffn.product () (_ BitVec 7))
(declare-fun old.ffn.product_in () (_ BitVec 7))
(declare-fun old.stages.ffn_due () Bool)
(declare-fun old.layer.moe () Bool)
(declare-fun old.model.parallel () Bool)
(declare-fun old.layer.dense () Bool)
(declare-fun old.stages.leaves () Bool)
(declare-fun old.stages.one_part () Bool)
(declare-fun new.dp () Int)
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
(declare-fun new.ffn.gathers () Bool)
(declare-fun new.ffn.width.given_everywhere () Bool)
(declare-fun new.ffn.width.everywhere () Bool)
(declare-fun new.ffn.piece_of_one () Bool)
(declare-fun new.ffn.in_place () Bool)
(declare-fun new.ffn.width_twice_back () Bool)
(declare-fun new.ffn.gate.group.pp () Bool)
(declare-fun new.ffn.gate.group.sp () Bool)
(declare-fun new.ffn.gate.group.dp () Bool)
(declare-fun new.ffn.gate.group.tp () Bool)
(declare-fun new.ffn.gate_state () (_ BitVec 7))
(declare-fun new.model.gated () Bool)
(declare-fun new.ffn.up.group.pp () Bool)
(declare-fun new.ffn.up.group.sp () Bool)
(declare-fun new.ffn.up.group.dp () Bool)
(declare-fun new.ffn.up.group.tp () Bool)
(declare-fun new.ffn.up_state () (_ BitVec 7))
(declare-fun new.ffn.gate_piece () (_ BitVec 7))
(declare-fun new.ffn.up_piece () (_ BitVec 7))
(declare-fun new.ffn.up_left () Bool)
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
 (let (($x1888 (= (_ bv42 7) old.batch.idle)))
 (or $x1888 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x2685 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2185 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x2227 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2211 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1228 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1228 $x2211 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x2227 $x2185 $x2685)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x1079 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x2345 (= (_ bv10 7) old.ffn.down.input)))
 (or $x2345 $x1079 (= (_ bv63 7) old.ffn.down.input)))))
(assert
 (let (($x1836 (= (_ bv1 7) old.ffn.down.residual)))
 (or $x1836 (= (_ bv23 7) old.ffn.down.residual) (= (_ bv27 7) old.ffn.down.residual) (= (_ bv29 7) old.ffn.down.residual))))
(assert
 (let (($x3253 (= (_ bv40 7) old.ffn.down.split)))
 (or $x3253 (= (_ bv57 7) old.ffn.down.split) (= (_ bv61 7) old.ffn.down.split))))
(assert
 (let (($x2373 (= (_ bv58 7) old.ffn.down.sum)))
 (or (= (_ bv15 7) old.ffn.down.sum) $x2373)))
(assert
 (let (($x3287 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x468 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x926 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x1262 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x3173 (= (_ bv4 7) old.ffn.gate.collective)))
 (or $x3173 $x1262 $x926 $x468 $x3287)))))))
(assert
 (let (($x2030 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x417 (= (_ bv57 7) old.ffn.gate.split)))
 (or (= (_ bv40 7) old.ffn.gate.split) $x417 $x2030))))
(assert
 (let (($x1389 (= (_ bv15 7) old.ffn.gate.sum)))
 (or (= (_ bv0 7) old.ffn.gate.sum) $x1389 (= (_ bv24 7) old.ffn.gate.sum) (= (_ bv69 7) old.ffn.gate.sum))))
(assert
 (let (($x2415 (= (_ bv73 7) old.ffn.up.collective)))
 (let (($x1655 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x395 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x1841 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x1675 (= (_ bv4 7) old.ffn.up.collective)))
 (or $x1675 $x1841 $x395 $x1655 $x2415)))))))
(assert
 (let (($x899 (= (_ bv61 7) old.ffn.up.split)))
 (let (($x2149 (= (_ bv57 7) old.ffn.up.split)))
 (or (= (_ bv40 7) old.ffn.up.split) $x2149 $x899))))
(assert
 (let (($x2787 (= (_ bv24 7) old.ffn.up.sum)))
 (let (($x3474 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x2310 (= (_ bv0 7) old.ffn.up.sum)))
 (or $x2310 $x3474 $x2787 (= (_ bv69 7) old.ffn.up.sum))))))
(assert
 (and (<= 1 old.ffn.width.block)))
(assert
 (let (($x513 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x1230 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x1482 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x1087 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x1133 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x1020 (= (_ bv26 7) old.ffn.width.kind)))
 (or (= (_ bv11 7) old.ffn.width.kind) (= (_ bv18 7) old.ffn.width.kind) $x1020 $x1133 (= (_ bv56 7) old.ffn.width.kind) $x1087 $x1482 $x1230 $x513 (= (_ bv99 7) old.ffn.width.kind)))))))))
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
 (let (($x2803 (= (_ bv38 7) old.stages.send)))
 (let (($x2739 (= (_ bv14 7) old.stages.send)))
 (let (($x2092 (= (_ bv10 7) old.stages.send)))
 (or $x2092 $x2739 $x2803 (= (_ bv59 7) old.stages.send) (= (_ bv75 7) old.stages.send))))))
(assert
 (let (($x1375 (= (_ bv53 7) old.stages.stream)))
 (or $x1375 (= (_ bv84 7) old.stages.stream))))
(assert
 (and (<= 1 old.stages.visits)))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let (($x1087 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x849 (and $x1087 (not (= 0 (mod old.ffn.width.n old.ffn.width.multiple))))))
 (= old.ffn.width.padded $x849))))
(assert
 (let ((?x3199 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x1053 (div (* ?x3199 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x2726 (< 1 old.ffn.width.parts)))
 (let (($x1087 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.filled (and $x1087 $x2726 (= ?x1053 old.ffn.width.n))))))))
(assert
 (let ((?x3199 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x1053 (div (* ?x3199 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x2726 (< 1 old.ffn.width.parts)))
 (let (($x1087 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.leads (and $x1087 $x2726 (<= old.ffn.width.n ?x1053))))))))
(assert
 (let (($x2394 (= (- 1) old.ffn.width.n)))
 (let (($x1020 (= (_ bv26 7) old.ffn.width.kind)))
 (let (($x3063 (ite $x1020 (or $x2394 (<= old.ffn.width.parts old.ffn.width.n)) (or $x2394 (< 1 old.ffn.width.n)))))
 (let ((?x3199 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x1053 (div (* ?x3199 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x1087 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x1230 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x2967 (ite $x1230 (or $x2394 (< old.ffn.width.block old.ffn.width.n)) (ite $x1087 (or $x2394 (< ?x1053 old.ffn.width.n)) $x3063))))
 (let (($x1883 (ite (or (= (_ bv96 7) old.ffn.width.kind) (= 1 old.ffn.width.parts)) false $x2967)))
 (let (($x1133 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x1482 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x2894 (or $x1482 $x1133)))
 (= old.ffn.width.moved (ite $x2894 old.ffn.width.given_moved $x1883)))))))))))))))
(assert
 (let (($x1079 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x2130 (or $x1079 (and (= (_ bv10 7) old.ffn.down.input) (not (= (_ bv40 7) old.ffn.down.split))))))
 (= old.ffn.gathers $x2130))))
(assert
 (let (($x513 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x3042 (or $x513 (and (= 1 old.ffn.width.parts) (not old.ffn.width.padded)))))
 (let (($x1133 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x1482 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x2894 (or $x1482 $x1133)))
 (= old.ffn.width.everywhere (ite $x2894 old.ffn.width.given_everywhere $x3042))))))))
(assert
 (= old.ffn.piece_of_one (and old.ffn.width.filled (= (_ bv40 7) old.ffn.down.split))))
(assert
 (let (($x3257 (not old.ffn.width.moved)))
 (let (($x507 (and old.ffn.width.everywhere $x3257)))
 (= old.ffn.in_place (or $x507 old.ffn.width.filled)))))
(assert
 (let (($x3257 (not old.ffn.width.moved)))
 (let (($x507 (and old.ffn.width.everywhere $x3257)))
 (let (($x1638 (< 1 old.tp)))
 (let ((?x2109 (ite $x1638 (_ bv16 7) (ite $x507 (_ bv96 7) (ite old.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x1627 (ite old.ffn.width.everywhere (_ bv96 7) (ite old.ffn.piece_of_one (_ bv97 7) (_ bv16 7)))))
 (let (($x3287 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x1262 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x926 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x468 (= (_ bv57 7) old.ffn.gate.collective)))
 (let ((?x1111 (ite (or $x468 (not (= (_ bv15 7) old.ffn.gate.sum))) (_ bv92 7) (ite (or $x926 $x1262) (_ bv96 7) (ite $x3287 ?x1627 ?x2109)))))
 (let (($x3074 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x1596 (or $x926 $x468)))
 (let (($x1180 (or $x1596 $x3074 (and (= (_ bv4 7) old.ffn.gate.collective) old.ffn.in_place))))
 (let (($x417 (= (_ bv57 7) old.ffn.gate.split)))
 (let (($x1105 (or $x1596 $x3074 (and $x1262 old.ffn.width.padded $x3257) (and $x3287 old.ffn.width.leads))))
 (let ((?x1208 (ite (and $x1262 old.ffn.width.filled (not $x3074)) (_ bv96 7) (ite $x1105 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.gate.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x2030 (= (_ bv61 7) old.ffn.gate.split)))
 (= old.ffn.gate_state (ite $x2030 ?x1208 (ite $x417 (ite $x1180 (_ bv96 7) (ite $x1262 (_ bv21 7) (_ bv16 7))) ?x1111)))))))))))))))))))))
(assert
 (let (($x3257 (not old.ffn.width.moved)))
 (let (($x507 (and old.ffn.width.everywhere $x3257)))
 (let ((?x915 (ite $x507 (_ bv96 7) (ite old.ffn.width_twice_back (ite old.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x1638 (< 1 old.tp)))
 (let ((?x2313 (ite old.ffn.width.everywhere (_ bv96 7) (ite old.ffn.piece_of_one (_ bv97 7) (ite old.model.gated (_ bv97 7) (_ bv16 7))))))
 (let (($x2415 (= (_ bv73 7) old.ffn.up.collective)))
 (let ((?x1019 (ite (or (= (_ bv10 7) old.ffn.up.collective) (= (_ bv5 7) old.ffn.up.collective)) (_ bv96 7) (ite $x2415 ?x2313 (ite $x1638 (_ bv16 7) ?x915)))))
 (let (($x3474 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x1655 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x2859 (or $x1655 (not (or $x3474 (and old.model.gated (= (_ bv0 7) old.ffn.up.sum)))))))
 (let (($x2474 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x395 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x1598 (or $x395 $x1655)))
 (let ((?x2790 (ite (or $x1598 $x2474 (and (= (_ bv4 7) old.ffn.up.collective) old.ffn.in_place)) (_ bv96 7) (ite (= (_ bv5 7) old.ffn.up.collective) (_ bv21 7) (_ bv16 7)))))
 (let (($x2149 (= (_ bv57 7) old.ffn.up.split)))
 (let (($x3296 (or $x1598 $x2474 (and (= (_ bv5 7) old.ffn.up.collective) old.ffn.width.padded $x3257) (and $x2415 old.ffn.width.leads))))
 (let ((?x317 (ite (and (= (_ bv5 7) old.ffn.up.collective) old.ffn.width.filled (not $x2474)) (_ bv96 7) (ite $x3296 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x899 (= (_ bv61 7) old.ffn.up.split)))
 (= old.ffn.up_state (ite $x899 ?x317 (ite $x2149 ?x2790 (ite $x2859 (_ bv92 7) ?x1019)))))))))))))))))))))))
(assert
 (let (($x1989 (not old.ffn.width.everywhere)))
 (let (($x2030 (= (_ bv61 7) old.ffn.gate.split)))
 (= old.ffn.gate_piece (ite (and $x2030 (not (= (_ bv96 7) old.ffn.gate_state)) $x1989) (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x1989 (not old.ffn.width.everywhere)))
 (let (($x2379 (and (or (= (_ bv61 7) old.ffn.up.split) (= (_ bv97 7) old.ffn.up_state)) (not (= (_ bv96 7) old.ffn.up_state)) $x1989)))
 (= old.ffn.up_piece (ite $x2379 (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x2751 (and old.model.gated (= (_ bv92 7) old.ffn.up_state) (or (= (_ bv57 7) old.ffn.up.collective) (= (_ bv24 7) old.ffn.up.sum)))))
 (= old.ffn.up_left $x2751)))
(assert
 (let ((?x3097 (ite old.ffn.up_left (_ bv92 7) (ite old.model.gated old.ffn.gate_piece old.ffn.up_piece))))
 (= old.ffn.product ?x3097)))
(assert
 (let ((?x218 (ite (and old.ffn.gathers (= (_ bv97 7) old.ffn.product)) (_ bv96 7) old.ffn.product)))
 (= old.ffn.product_in ?x218)))
(assert
 (let (($x2373 (= (_ bv58 7) old.ffn.down.sum)))
 (let (($x1638 (< 1 old.tp)))
 (let (($x3456 (and $x1638 $x2373 (or (= (_ bv40 7) old.ffn.down.split) (= (_ bv92 7) old.ffn.product_in)))))
 (= old.stages.ffn_due $x3456)))))
(assert
 (let (($x2298 (or old.model.parallel old.layer.moe (not old.stages.ffn_due))))
 (let (($x1375 (= (_ bv53 7) old.stages.stream)))
 (let (($x576 (not old.model.parallel)))
 (let (($x1094 (not old.stages.leaves)))
 (let (($x677 (or $x1094 (and old.layer.dense $x576 (not (= (_ bv1 7) old.ffn.down.residual))) (and $x1375 $x2298))))
 (= old.stages.one_part $x677)))))))
(assert
 (= old.layer.dense false))
(assert
 (= old.layer.moe true))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x552 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x2436 (= (_ bv10 7) new.ffn.down.input)))
 (or $x2436 $x552 (= (_ bv63 7) new.ffn.down.input)))))
(assert
 (let (($x1048 (= (_ bv1 7) new.ffn.down.residual)))
 (or $x1048 (= (_ bv23 7) new.ffn.down.residual) (= (_ bv27 7) new.ffn.down.residual) (= (_ bv29 7) new.ffn.down.residual))))
(assert
 (let (($x1802 (= (_ bv40 7) new.ffn.down.split)))
 (or $x1802 (= (_ bv57 7) new.ffn.down.split) (= (_ bv61 7) new.ffn.down.split))))
(assert
 (let (($x932 (= (_ bv58 7) new.ffn.down.sum)))
 (or (= (_ bv15 7) new.ffn.down.sum) $x932)))
(assert
 (let (($x1244 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x188 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x3023 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x2832 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x173 (= (_ bv4 7) new.ffn.gate.collective)))
 (or $x173 $x2832 $x3023 $x188 $x1244)))))))
(assert
 (let (($x2357 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x2221 (= (_ bv57 7) new.ffn.gate.split)))
 (or (= (_ bv40 7) new.ffn.gate.split) $x2221 $x2357))))
(assert
 (let (($x3135 (= (_ bv15 7) new.ffn.gate.sum)))
 (or (= (_ bv0 7) new.ffn.gate.sum) $x3135 (= (_ bv24 7) new.ffn.gate.sum) (= (_ bv69 7) new.ffn.gate.sum))))
(assert
 (let (($x172 (= (_ bv73 7) new.ffn.up.collective)))
 (let (($x830 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x1004 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x1092 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x1615 (= (_ bv4 7) new.ffn.up.collective)))
 (or $x1615 $x1092 $x1004 $x830 $x172)))))))
(assert
 (let (($x2356 (= (_ bv61 7) new.ffn.up.split)))
 (let (($x566 (= (_ bv57 7) new.ffn.up.split)))
 (or (= (_ bv40 7) new.ffn.up.split) $x566 $x2356))))
(assert
 (let (($x958 (= (_ bv24 7) new.ffn.up.sum)))
 (let (($x1184 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x159 (= (_ bv0 7) new.ffn.up.sum)))
 (or $x159 $x1184 $x958 (= (_ bv69 7) new.ffn.up.sum))))))
(assert
 (and (<= 1 new.ffn.width.block)))
(assert
 (let (($x1696 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x1412 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x2303 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x2015 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x3136 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x592 (= (_ bv26 7) new.ffn.width.kind)))
 (or (= (_ bv11 7) new.ffn.width.kind) (= (_ bv18 7) new.ffn.width.kind) $x592 $x3136 (= (_ bv56 7) new.ffn.width.kind) $x2015 $x2303 $x1412 $x1696 (= (_ bv99 7) new.ffn.width.kind)))))))))
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
 (let (($x2249 (= (_ bv38 7) new.stages.send)))
 (let (($x653 (= (_ bv14 7) new.stages.send)))
 (let (($x1161 (= (_ bv10 7) new.stages.send)))
 (or $x1161 $x653 $x2249 (= (_ bv59 7) new.stages.send) (= (_ bv75 7) new.stages.send))))))
(assert
 (let (($x1271 (= (_ bv53 7) new.stages.stream)))
 (or $x1271 (= (_ bv84 7) new.stages.stream))))
(assert
 (and (<= 1 new.stages.visits)))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let (($x2015 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x3131 (and $x2015 (not (= 0 (mod new.ffn.width.n new.ffn.width.multiple))))))
 (= new.ffn.width.padded $x3131))))
(assert
 (let ((?x904 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x1045 (div (* ?x904 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x682 (< 1 new.ffn.width.parts)))
 (let (($x2015 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.filled (and $x2015 $x682 (= ?x1045 new.ffn.width.n))))))))
(assert
 (let ((?x904 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x1045 (div (* ?x904 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x682 (< 1 new.ffn.width.parts)))
 (let (($x2015 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.leads (and $x2015 $x682 (<= new.ffn.width.n ?x1045))))))))
(assert
 (let (($x2000 (= (- 1) new.ffn.width.n)))
 (let (($x592 (= (_ bv26 7) new.ffn.width.kind)))
 (let (($x1510 (ite $x592 (or $x2000 (<= new.ffn.width.parts new.ffn.width.n)) (or $x2000 (< 1 new.ffn.width.n)))))
 (let ((?x904 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x1045 (div (* ?x904 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x2015 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x1412 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x1984 (ite $x1412 (or $x2000 (< new.ffn.width.block new.ffn.width.n)) (ite $x2015 (or $x2000 (< ?x1045 new.ffn.width.n)) $x1510))))
 (let (($x3321 (ite (or (= (_ bv96 7) new.ffn.width.kind) (= 1 new.ffn.width.parts)) false $x1984)))
 (let (($x3136 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x2303 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x1925 (or $x2303 $x3136)))
 (= new.ffn.width.moved (ite $x1925 new.ffn.width.given_moved $x3321)))))))))))))))
(assert
 (let (($x552 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x2563 (or $x552 (and (= (_ bv10 7) new.ffn.down.input) (not (= (_ bv40 7) new.ffn.down.split))))))
 (= new.ffn.gathers $x2563))))
(assert
 (let (($x1696 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x1503 (or $x1696 (and (= 1 new.ffn.width.parts) (not new.ffn.width.padded)))))
 (let (($x3136 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x2303 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x1925 (or $x2303 $x3136)))
 (= new.ffn.width.everywhere (ite $x1925 new.ffn.width.given_everywhere $x1503))))))))
(assert
 (= new.ffn.piece_of_one (and new.ffn.width.filled (= (_ bv40 7) new.ffn.down.split))))
(assert
 (let (($x673 (not new.ffn.width.moved)))
 (let (($x1585 (and new.ffn.width.everywhere $x673)))
 (= new.ffn.in_place (or $x1585 new.ffn.width.filled)))))
(assert
 (let (($x673 (not new.ffn.width.moved)))
 (let (($x1585 (and new.ffn.width.everywhere $x673)))
 (let (($x1264 (< 1 new.tp)))
 (let ((?x2823 (ite $x1264 (_ bv16 7) (ite $x1585 (_ bv96 7) (ite new.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x1886 (ite new.ffn.width.everywhere (_ bv96 7) (ite new.ffn.piece_of_one (_ bv97 7) (_ bv16 7)))))
 (let (($x1244 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x2832 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x3023 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x188 (= (_ bv57 7) new.ffn.gate.collective)))
 (let ((?x2827 (ite (or $x188 (not (= (_ bv15 7) new.ffn.gate.sum))) (_ bv92 7) (ite (or $x3023 $x2832) (_ bv96 7) (ite $x1244 ?x1886 ?x2823)))))
 (let (($x1716 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x170 (or $x3023 $x188)))
 (let (($x3244 (or $x170 $x1716 (and (= (_ bv4 7) new.ffn.gate.collective) new.ffn.in_place))))
 (let (($x2221 (= (_ bv57 7) new.ffn.gate.split)))
 (let (($x2480 (or $x170 $x1716 (and $x2832 new.ffn.width.padded $x673) (and $x1244 new.ffn.width.leads))))
 (let ((?x1057 (ite (and $x2832 new.ffn.width.filled (not $x1716)) (_ bv96 7) (ite $x2480 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.gate.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x2357 (= (_ bv61 7) new.ffn.gate.split)))
 (= new.ffn.gate_state (ite $x2357 ?x1057 (ite $x2221 (ite $x3244 (_ bv96 7) (ite $x2832 (_ bv21 7) (_ bv16 7))) ?x2827)))))))))))))))))))))
(assert
 (let (($x673 (not new.ffn.width.moved)))
 (let (($x1585 (and new.ffn.width.everywhere $x673)))
 (let ((?x2965 (ite $x1585 (_ bv96 7) (ite new.ffn.width_twice_back (ite new.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x1264 (< 1 new.tp)))
 (let ((?x3431 (ite new.ffn.width.everywhere (_ bv96 7) (ite new.ffn.piece_of_one (_ bv97 7) (ite new.model.gated (_ bv97 7) (_ bv16 7))))))
 (let (($x172 (= (_ bv73 7) new.ffn.up.collective)))
 (let ((?x2621 (ite (or (= (_ bv10 7) new.ffn.up.collective) (= (_ bv5 7) new.ffn.up.collective)) (_ bv96 7) (ite $x172 ?x3431 (ite $x1264 (_ bv16 7) ?x2965)))))
 (let (($x1184 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x830 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x2881 (or $x830 (not (or $x1184 (and new.model.gated (= (_ bv0 7) new.ffn.up.sum)))))))
 (let (($x1090 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x1004 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x2267 (or $x1004 $x830)))
 (let ((?x387 (ite (or $x2267 $x1090 (and (= (_ bv4 7) new.ffn.up.collective) new.ffn.in_place)) (_ bv96 7) (ite (= (_ bv5 7) new.ffn.up.collective) (_ bv21 7) (_ bv16 7)))))
 (let (($x566 (= (_ bv57 7) new.ffn.up.split)))
 (let (($x2623 (or $x2267 $x1090 (and (= (_ bv5 7) new.ffn.up.collective) new.ffn.width.padded $x673) (and $x172 new.ffn.width.leads))))
 (let ((?x1957 (ite (and (= (_ bv5 7) new.ffn.up.collective) new.ffn.width.filled (not $x1090)) (_ bv96 7) (ite $x2623 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x2356 (= (_ bv61 7) new.ffn.up.split)))
 (= new.ffn.up_state (ite $x2356 ?x1957 (ite $x566 ?x387 (ite $x2881 (_ bv92 7) ?x2621)))))))))))))))))))))))
(assert
 (let (($x36 (not new.ffn.width.everywhere)))
 (let (($x2357 (= (_ bv61 7) new.ffn.gate.split)))
 (= new.ffn.gate_piece (ite (and $x2357 (not (= (_ bv96 7) new.ffn.gate_state)) $x36) (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x36 (not new.ffn.width.everywhere)))
 (let (($x1636 (and (or (= (_ bv61 7) new.ffn.up.split) (= (_ bv97 7) new.ffn.up_state)) (not (= (_ bv96 7) new.ffn.up_state)) $x36)))
 (= new.ffn.up_piece (ite $x1636 (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x1204 (and new.model.gated (= (_ bv92 7) new.ffn.up_state) (or (= (_ bv57 7) new.ffn.up.collective) (= (_ bv24 7) new.ffn.up.sum)))))
 (= new.ffn.up_left $x1204)))
(assert
 (let ((?x3108 (ite new.ffn.up_left (_ bv92 7) (ite new.model.gated new.ffn.gate_piece new.ffn.up_piece))))
 (= new.ffn.product ?x3108)))
(assert
 (let ((?x2431 (ite (and new.ffn.gathers (= (_ bv97 7) new.ffn.product)) (_ bv96 7) new.ffn.product)))
 (= new.ffn.product_in ?x2431)))
(assert
 (let (($x932 (= (_ bv58 7) new.ffn.down.sum)))
 (let (($x1264 (< 1 new.tp)))
 (let (($x1359 (and $x1264 $x932 (or (= (_ bv40 7) new.ffn.down.split) (= (_ bv92 7) new.ffn.product_in)))))
 (= new.stages.ffn_due $x1359)))))
(assert
 (let (($x1271 (= (_ bv53 7) new.stages.stream)))
 (let (($x364 (and $x1271 (or new.model.parallel new.layer.moe (not new.stages.ffn_due)))))
 (let (($x1519 (not new.model.parallel)))
 (let (($x735 (not new.stages.leaves)))
 (let (($x583 (or $x735 (and new.layer.dense $x1519 (not (= (_ bv1 7) new.ffn.down.residual))) $x364)))
 (= new.stages.one_part $x583)))))))
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
 (= old.ffn.down.group.dp new.ffn.down.group.dp))
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
 (= old.tp new.tp))
(assert
 (= (_ bv42 7) old.batch.idle))
(assert
 (let (($x2685 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2227 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2211 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1228 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2185 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2185 $x1228 $x2211 $x2227 $x2685)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1962 (* old.sp old.tp)))
 (<= old.moe.block ?x1962)))
(assert
 (let ((?x1962 (* old.sp old.tp)))
 (let ((?x3318 (mod ?x1962 old.moe.block)))
 (= 0 ?x3318))))
(assert
 (let ((?x1962 (* old.sp old.tp)))
 (= old.stage.ranks ?x1962)))
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
 (let (($x1773 (not old.moe.group.sp)))
 (let (($x305 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x305 $x1773))))
(assert
 (let ((?x3104 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3104)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x2709 (or (= 1 new.stages.visits) (or (= (_ bv10 7) new.stages.send) (= (_ bv14 7) new.stages.send)) (and (= (_ bv38 7) new.stages.send) new.stages.one_part))))
 (not $x2709)))
(assert
 (or (= 1 old.stages.visits) (or (= (_ bv10 7) old.stages.send) (= (_ bv14 7) old.stages.send)) (and (= (_ bv38 7) old.stages.send) old.stages.one_part)))
(check-sat)

; from one replica to any number, question 156
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
 (let (($x1888 (= (_ bv42 7) old.batch.idle)))
 (or $x1888 (= (_ bv87 7) old.batch.idle))))
(assert
 (and (<= 0 old.batch.sequences.given_least)))
(assert
 (let (($x2685 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2185 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x2227 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x1661 (= (_ bv65 7) old.batch.sequences.kind)))
 (let (($x2728 (= (_ bv56 7) old.batch.sequences.kind)))
 (let (($x372 (= (_ bv26 7) old.batch.sequences.kind)))
 (let (($x2211 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1228 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1228 $x2211 $x372 (= (_ bv48 7) old.batch.sequences.kind) $x2728 $x1661 (= (_ bv86 7) old.batch.sequences.kind) $x2227 $x2185 $x2685))))))))))
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
 (let ((?x1487 (div (- (+ old.batch.sequences.n old.batch.sequences.multiple) 1) old.batch.sequences.multiple)))
 (let ((?x2692 (* (div (* ?x1487 old.batch.sequences.multiple) old.batch.sequences.parts) old.batch.sequences.parts)))
 (let (($x2334 (= (- 1) old.batch.sequences.n)))
 (let ((?x2617 (ite (= 0 (mod old.batch.sequences.multiple old.batch.sequences.parts)) 1 (ite (or $x2334 (< ?x2692 old.batch.sequences.n)) 0 1))))
 (let (($x1661 (= (_ bv65 7) old.batch.sequences.kind)))
 (let (($x2635 (or $x2334 (not (= 0 (mod old.batch.sequences.n old.batch.sequences.parts))))))
 (let ((?x792 (ite (and $x2334 (= 1 old.batch.sequences.parts)) 1 (ite $x2635 0 1))))
 (let (($x372 (= (_ bv26 7) old.batch.sequences.kind)))
 (let (($x2728 (= (_ bv56 7) old.batch.sequences.kind)))
 (let (($x2685 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2227 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x1228 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2211 (= (_ bv18 7) old.batch.sequences.kind)))
 (let ((?x2417 (ite (or $x2211 $x1228 $x2227 $x2685 $x2728) 1 (ite $x372 ?x792 (ite $x1661 ?x2617 old.batch.sequences.given_least)))))
 (let (($x2185 (= (_ bv96 7) old.batch.sequences.kind)))
 (= old.batch.sequences.least (ite $x2185 old.batch.sequences.parts ?x2417))))))))))))))))))
(assert
 (= old.batch.sequences.beyond old.batch.sequences.given_beyond))
(assert
 (and (<= 0 new.batch.sequences.given_least)))
(assert
 (let (($x688 (= (_ bv99 7) new.batch.sequences.kind)))
 (let (($x1176 (= (_ bv96 7) new.batch.sequences.kind)))
 (let (($x751 (= (_ bv91 7) new.batch.sequences.kind)))
 (let (($x2529 (= (_ bv65 7) new.batch.sequences.kind)))
 (let (($x1855 (= (_ bv56 7) new.batch.sequences.kind)))
 (let (($x444 (= (_ bv26 7) new.batch.sequences.kind)))
 (let (($x1033 (= (_ bv18 7) new.batch.sequences.kind)))
 (let (($x1016 (= (_ bv11 7) new.batch.sequences.kind)))
 (or $x1016 $x1033 $x444 (= (_ bv48 7) new.batch.sequences.kind) $x1855 $x2529 (= (_ bv86 7) new.batch.sequences.kind) $x751 $x1176 $x688))))))))))
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
 (let ((?x3047 (div (- (+ new.batch.sequences.n new.batch.sequences.multiple) 1) new.batch.sequences.multiple)))
 (let ((?x516 (* (div (* ?x3047 new.batch.sequences.multiple) new.batch.sequences.parts) new.batch.sequences.parts)))
 (let (($x1218 (= (- 1) new.batch.sequences.n)))
 (let ((?x652 (ite (= 0 (mod new.batch.sequences.multiple new.batch.sequences.parts)) 1 (ite (or $x1218 (< ?x516 new.batch.sequences.n)) 0 1))))
 (let (($x2529 (= (_ bv65 7) new.batch.sequences.kind)))
 (let (($x3243 (or $x1218 (not (= 0 (mod new.batch.sequences.n new.batch.sequences.parts))))))
 (let ((?x2276 (ite (and $x1218 (= 1 new.batch.sequences.parts)) 1 (ite $x3243 0 1))))
 (let (($x444 (= (_ bv26 7) new.batch.sequences.kind)))
 (let (($x1855 (= (_ bv56 7) new.batch.sequences.kind)))
 (let (($x688 (= (_ bv99 7) new.batch.sequences.kind)))
 (let (($x751 (= (_ bv91 7) new.batch.sequences.kind)))
 (let (($x1016 (= (_ bv11 7) new.batch.sequences.kind)))
 (let (($x1033 (= (_ bv18 7) new.batch.sequences.kind)))
 (let ((?x259 (ite (or $x1033 $x1016 $x751 $x688 $x1855) 1 (ite $x444 ?x2276 (ite $x2529 ?x652 new.batch.sequences.given_least)))))
 (let (($x1176 (= (_ bv96 7) new.batch.sequences.kind)))
 (= new.batch.sequences.least (ite $x1176 new.batch.sequences.parts ?x259))))))))))))))))))
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
 (let (($x2685 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2227 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2211 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1228 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2185 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2185 $x1228 $x2211 $x2227 $x2685)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1962 (* old.sp old.tp)))
 (<= old.moe.block ?x1962)))
(assert
 (let ((?x1962 (* old.sp old.tp)))
 (let ((?x3318 (mod ?x1962 old.moe.block)))
 (= 0 ?x3318))))
(assert
 (let ((?x1962 (* old.sp old.tp)))
 (= old.stage.ranks ?x1962)))
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
 (let (($x1773 (not old.moe.group.sp)))
 (let (($x305 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x305 $x1773))))
(assert
 (let ((?x3104 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3104)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x2829 (not new.batch.sequences.beyond)))
 (not (and (<= 1 new.batch.sequences.least) $x2829))))
(assert
 (let (($x2064 (not old.batch.sequences.beyond)))
(and (<= 1 old.batch.sequences.least) $x2064)))
(check-sat)

; from one replica to any number, question 157
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
(declare-fun old.attention.heads.padded () Bool)
(declare-fun old.attention.heads.filled () Bool)
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
(declare-fun new.attention.heads.padded () Bool)
(declare-fun new.attention.heads.filled () Bool)
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
 (let (($x2163 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x2163 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (and (<= 1 old.attention.heads.block)))
(assert
 (let (($x1873 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x2509 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x1314 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x2544 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x2602 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x1257 (= (_ bv26 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) $x1257 $x2602 (= (_ bv56 7) old.attention.heads.kind) $x2544 $x1314 $x2509 $x1873 (= (_ bv99 7) old.attention.heads.kind)))))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x1640 (= (_ bv8 7) old.attention.pairs)))
 (or $x1640 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x273 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x436 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x2521 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1618 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2078 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x2078 $x1618 $x2521 $x436 $x273)))))))
(assert
 (let (($x2467 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x2467 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x2623 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x3269 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2267 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1547 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x1547 $x2267 $x3269 $x2623))))))
(assert
 (let (($x90 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x90 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x1888 (= (_ bv42 7) old.batch.idle)))
 (or $x1888 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x2685 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2185 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x2227 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2211 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1228 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x1228 $x2211 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x2227 $x2185 $x2685)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x474 (= (_ bv29 7) old.handoff.cache)))
 (or (= (_ bv17 7) old.handoff.cache) $x474 (= (_ bv50 7) old.handoff.cache) (= (_ bv90 7) old.handoff.cache))))
(assert
 (let (($x210 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x210)))
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
 (let (($x2709 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x2544 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x2544 $x2709)))))
(assert
 (let ((?x1161 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x2801 (div (* ?x1161 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x2544 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x2279 (and $x2544 (< 1 old.attention.heads.parts) (= ?x2801 old.attention.heads.n))))
 (= old.attention.heads.filled $x2279))))))
(assert
 (let (($x3443 (= (- 1) old.attention.heads.n)))
 (let (($x1257 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x445 (ite $x1257 (or $x3443 (<= old.attention.heads.parts old.attention.heads.n)) (or $x3443 (< 1 old.attention.heads.n)))))
 (let ((?x1161 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x2801 (div (* ?x1161 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x2544 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x2509 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x1395 (ite $x2509 (or $x3443 (< old.attention.heads.block old.attention.heads.n)) (ite $x2544 (or $x3443 (< ?x2801 old.attention.heads.n)) $x445))))
 (let (($x2092 (= 1 old.attention.heads.parts)))
 (let (($x1873 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x2602 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x1314 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x944 (or $x1314 $x2602)))
 (let (($x1392 (ite $x944 old.attention.heads.given_moved (ite (or $x1873 $x2092) false $x1395))))
 (= old.attention.heads.moved $x1392))))))))))))))))
(assert
 (let ((?x3023 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x170 (div (* ?x3023 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2163 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1244 (and $x2163 (< 1 old.attention.head_dim.parts) (= ?x170 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x1244))))))
(assert
 (let ((?x173 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x1057 (* (div (- ?x173 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x90 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x3244 (and $x90 (< 1 old.attention.value_dim.parts) (= (div ?x1057 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x3244))))))
(assert
 (let (($x781 (not old.attention.heads.padded)))
 (let (($x2092 (= 1 old.attention.heads.parts)))
 (let (($x1873 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x2602 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x1314 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x944 (or $x1314 $x2602)))
 (let (($x70 (ite $x944 old.attention.heads.given_everywhere (or $x1873 (and $x2092 $x781)))))
 (= old.attention.heads.everywhere $x70)))))))))
(assert
 (let (($x273 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2078 (= (_ bv4 7) old.attention.qkv.collective)))
 (let (($x436 (= (_ bv57 7) old.attention.qkv.collective)))
 (let ((?x1412 (ite (or $x436 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x2078 $x273) (_ bv16 7) (_ bv96 7)))))
 (let (($x2837 (or old.model.latent old.attention.kv_filled)))
 (let (($x2267 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1618 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2137 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1547 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1503 (and $x1618 $x1547 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x2137)))
 (let ((?x552 (ite (or $x2078 $x1503 (and $x1618 $x2267 old.attention.heads.filled $x2837)) (_ bv96 7) (_ bv16 7))))
 (let (($x2696 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2521 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3119 (or $x2521 $x436)))
 (let ((?x2000 (ite (not (= (_ bv40 7) old.attention.qkv.split)) (ite (or $x3119 $x2696) old.attention.qkv.split ?x552) ?x1412)))
 (let (($x2623 (= (_ bv57 7) old.attention.qkv.split)))
 (let ((?x2536 (ite $x2623 (ite (or $x3119 $x2696 old.model.query_latent) (_ bv96 7) (ite $x1618 (_ bv21 7) (_ bv16 7))) ?x2000)))
 (= old.attention.q ?x2536)))))))))))))))))))
(assert
 (let (($x1045 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x1045 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (and (<= 1 new.attention.heads.block)))
(assert
 (let (($x1572 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2126 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x2256 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x2783 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x1568 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x934 (= (_ bv26 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) $x934 $x1568 (= (_ bv56 7) new.attention.heads.kind) $x2783 $x2256 $x2126 $x1572 (= (_ bv99 7) new.attention.heads.kind)))))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x2707 (= (_ bv8 7) new.attention.pairs)))
 (or $x2707 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x314 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2711 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x3221 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x549 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1391 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1391 $x549 $x3221 $x2711 $x314)))))))
(assert
 (let (($x2877 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x2877 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x1311 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x2395 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2860 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2183 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x2183 $x2860 $x2395 $x1311))))))
(assert
 (let (($x2004 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x2004 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x2868 (= (_ bv29 7) new.handoff.cache)))
 (or (= (_ bv17 7) new.handoff.cache) $x2868 (= (_ bv50 7) new.handoff.cache) (= (_ bv90 7) new.handoff.cache))))
(assert
 (let (($x1335 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x1335)))
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
 (let (($x2943 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x2783 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x2783 $x2943)))))
(assert
 (let ((?x1375 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x2298 (div (* ?x1375 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x2783 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x677 (and $x2783 (< 1 new.attention.heads.parts) (= ?x2298 new.attention.heads.n))))
 (= new.attention.heads.filled $x677))))))
(assert
 (let (($x1751 (= (- 1) new.attention.heads.n)))
 (let (($x934 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x3097 (ite $x934 (or $x1751 (<= new.attention.heads.parts new.attention.heads.n)) (or $x1751 (< 1 new.attention.heads.n)))))
 (let ((?x1375 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x2298 (div (* ?x1375 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x2783 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x2126 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x1574 (ite $x2126 (or $x1751 (< new.attention.heads.block new.attention.heads.n)) (ite $x2783 (or $x1751 (< ?x2298 new.attention.heads.n)) $x3097))))
 (let (($x2373 (= 1 new.attention.heads.parts)))
 (let (($x1572 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1568 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x2256 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1638 (or $x2256 $x1568)))
 (let (($x2787 (ite $x1638 new.attention.heads.given_moved (ite (or $x1572 $x2373) false $x1574))))
 (= new.attention.heads.moved $x2787))))))))))))))))
(assert
 (let ((?x723 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x1250 (div (* ?x723 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1045 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1989 (and $x1045 (< 1 new.attention.head_dim.parts) (= ?x1250 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x1989))))))
(assert
 (let ((?x2030 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x1901 (* (div ?x2030 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x2004 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x3182 (and $x2004 (< 1 new.attention.value_dim.parts) (= (div ?x1901 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x3182))))))
(assert
 (let (($x1612 (not new.attention.heads.padded)))
 (let (($x2373 (= 1 new.attention.heads.parts)))
 (let (($x1572 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1568 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x2256 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1638 (or $x2256 $x1568)))
 (let (($x2311 (ite $x1638 new.attention.heads.given_everywhere (or $x1572 (and $x2373 $x1612)))))
 (= new.attention.heads.everywhere $x2311)))))))))
(assert
 (let (($x314 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1391 (= (_ bv4 7) new.attention.qkv.collective)))
 (let (($x2711 (= (_ bv57 7) new.attention.qkv.collective)))
 (let ((?x1713 (ite (or $x2711 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x1391 $x314) (_ bv16 7) (_ bv96 7)))))
 (let (($x2781 (or new.model.latent new.attention.kv_filled)))
 (let (($x2860 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x549 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2183 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1351 (and $x549 $x2183 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x3474 (ite (or $x1391 $x1351 (and $x549 $x2860 new.attention.heads.filled $x2781)) (_ bv96 7) (_ bv16 7))))
 (let (($x1447 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x3221 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x608 (or $x3221 $x2711)))
 (let ((?x83 (ite (not (= (_ bv40 7) new.attention.qkv.split)) (ite (or $x608 $x1447) new.attention.qkv.split ?x3474) ?x1713)))
 (let (($x1311 (= (_ bv57 7) new.attention.qkv.split)))
 (let ((?x2351 (ite $x1311 (ite (or $x608 $x1447 new.model.query_latent) (_ bv96 7) (ite $x549 (_ bv21 7) (_ bv16 7))) ?x83)))
 (= new.attention.q ?x2351))))))))))))))))))
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
 (let (($x2685 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2227 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x2211 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x1228 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2185 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2185 $x1228 $x2211 $x2227 $x2685)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1962 (* old.sp old.tp)))
 (<= old.moe.block ?x1962)))
(assert
 (let ((?x1962 (* old.sp old.tp)))
 (let ((?x3318 (mod ?x1962 old.moe.block)))
 (= 0 ?x3318))))
(assert
 (let ((?x1962 (* old.sp old.tp)))
 (= old.stage.ranks ?x1962)))
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
 (let (($x1773 (not old.moe.group.sp)))
 (let (($x305 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x305 $x1773))))
(assert
 (let ((?x3104 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x3104)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x491 (not new.attention.heads.everywhere)))
 (let (($x1866 (not new.attention.heads.moved)))
 (let (($x2357 (= 1 new.tp)))
 (let (($x1448 (or (= 0 new.work.steps) (not (= (_ bv29 7) new.handoff.cache)) $x2357 (and (= (_ bv37 7) new.attention.q) $x1866 $x491))))
 (not $x1448))))))
(assert
 (let (($x1785 (not old.attention.heads.everywhere)))
(let (($x2333 (not old.attention.heads.moved)))
(let (($x2119 (= 1 old.tp)))
(or (= 0 old.work.steps) (not (= (_ bv29 7) old.handoff.cache)) $x2119 (and (= (_ bv37 7) old.attention.q) $x2333 $x1785))))))
(check-sat)

