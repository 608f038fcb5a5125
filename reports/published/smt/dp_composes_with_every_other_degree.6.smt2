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
 (let (($x1561 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x1561 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x1621 (= (_ bv65 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) (= (_ bv48 7) old.attention.heads.kind) (= (_ bv56 7) old.attention.heads.kind) $x1621 (= (_ bv86 7) old.attention.heads.kind) (= (_ bv91 7) old.attention.heads.kind) (= (_ bv96 7) old.attention.heads.kind) (= (_ bv99 7) old.attention.heads.kind))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x1143 (= (_ bv8 7) old.attention.pairs)))
 (or $x1143 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x689 (= (_ bv29 7) old.attention.qkv.bias)))
 (let (($x591 (= (_ bv27 7) old.attention.qkv.bias)))
 (let (($x1518 (= (_ bv23 7) old.attention.qkv.bias)))
 (let (($x3391 (= (_ bv1 7) old.attention.qkv.bias)))
 (or $x3391 $x1518 $x591 $x689))))))
(assert
 (let (($x2967 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1284 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x928 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1699 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x830 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x830 $x1699 $x928 $x1284 $x2967)))))))
(assert
 (let (($x3073 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x3073 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x1935 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x1935 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x528 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x1043 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2479 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x754 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x754 $x2479 $x1043 $x528))))))
(assert
 (let (($x1159 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x1159 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x3163 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x3163 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x1944 (= (_ bv42 7) old.batch.idle)))
 (or $x1944 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x478 $x59 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x1517 $x2798 $x357)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x3257 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x3257)))
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
 (let ((?x1288 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x287 (= (div (* ?x1288 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x1621 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x1621 (< 1 old.attention.heads.parts) $x287))))))
(assert
 (let ((?x152 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x1830 (div (* ?x152 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x1561 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2583 (and $x1561 (< 1 old.attention.head_dim.parts) (= ?x1830 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x2583))))))
(assert
 (let ((?x2820 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x2526 (* (div (- ?x2820 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x3163 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x2521 (and $x3163 (< 1 old.attention.value_dim.parts) (= (div ?x2526 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x2521))))))
(assert
 (let (($x1834 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x648 (not old.model.sinks)))
 (= old.attention.one_key (and $x648 $x1834)))))
(assert
 (let (($x2967 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x830 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1885 (ite (or $x830 $x2967) (_ bv16 7) (_ bv96 7))))
 (let (($x1284 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x53 (or old.model.latent old.attention.kv_filled)))
 (let (($x2479 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1699 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1248 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x754 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x107 (and $x1699 $x754 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x1248)))
 (let ((?x3334 (ite (or $x830 $x107 (and $x1699 $x2479 old.attention.heads.filled $x53)) (_ bv96 7) (_ bv16 7))))
 (let (($x197 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x928 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3327 (or $x928 $x1284)))
 (let ((?x2509 (ite (or $x3327 $x197) old.attention.qkv.split ?x3334)))
 (let (($x1043 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x971 (not $x1043)))
 (let ((?x825 (ite $x971 ?x2509 (ite (or $x1284 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) ?x1885))))
 (let ((?x1958 (ite (or $x3327 $x197 old.model.query_latent) (_ bv96 7) (ite $x1699 (_ bv21 7) (_ bv16 7)))))
 (let (($x528 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x528 ?x1958 ?x825)))))))))))))))))))))))
(assert
 (let (($x2967 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x830 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1885 (ite (or $x830 $x2967) (_ bv16 7) (_ bv96 7))))
 (let (($x1284 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x53 (or old.model.latent old.attention.kv_filled)))
 (let (($x2479 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1699 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1248 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x754 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x107 (and $x1699 $x754 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x1248)))
 (let ((?x3334 (ite (or $x830 $x107 (and $x1699 $x2479 old.attention.heads.filled $x53)) (_ bv96 7) (_ bv16 7))))
 (let (($x197 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x928 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3327 (or $x928 $x1284)))
 (let ((?x2509 (ite (or $x3327 $x197) old.attention.qkv.split ?x3334)))
 (let (($x1043 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x971 (not $x1043)))
 (let ((?x1075 (ite $x971 ?x2509 (ite (or $x1284 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x1885))))
 (let ((?x1958 (ite (or $x3327 $x197 old.model.query_latent) (_ bv96 7) (ite $x1699 (_ bv21 7) (_ bv16 7)))))
 (let (($x528 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x528 ?x1958 ?x1075)))))))))))))))))))))))
(assert
 (let (($x2967 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x830 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1885 (ite (or $x830 $x2967) (_ bv16 7) (_ bv96 7))))
 (let (($x1284 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x53 (or old.model.latent old.attention.kv_filled)))
 (let (($x2479 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1699 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1248 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x754 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x107 (and $x1699 $x754 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x1248)))
 (let ((?x3334 (ite (or $x830 $x107 (and $x1699 $x2479 old.attention.heads.filled $x53)) (_ bv96 7) (_ bv16 7))))
 (let (($x197 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x928 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3327 (or $x928 $x1284)))
 (let ((?x2509 (ite (or $x3327 $x197) old.attention.qkv.split ?x3334)))
 (let (($x1043 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x971 (not $x1043)))
 (let ((?x3258 (ite $x971 ?x2509 (ite (or $x1284 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x1885))))
 (let ((?x1958 (ite (or $x3327 $x197 old.model.query_latent) (_ bv96 7) (ite $x1699 (_ bv21 7) (_ bv16 7)))))
 (let (($x528 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x528 ?x1958 ?x3258))))))))))))))))))))))))
(assert
 (= old.prefill false))
(assert
 (let (($x2877 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x2877 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x1174 (= (_ bv65 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) (= (_ bv48 7) new.attention.heads.kind) (= (_ bv56 7) new.attention.heads.kind) $x1174 (= (_ bv86 7) new.attention.heads.kind) (= (_ bv91 7) new.attention.heads.kind) (= (_ bv96 7) new.attention.heads.kind) (= (_ bv99 7) new.attention.heads.kind))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x3486 (= (_ bv8 7) new.attention.pairs)))
 (or $x3486 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x3183 (= (_ bv29 7) new.attention.qkv.bias)))
 (let (($x2210 (= (_ bv27 7) new.attention.qkv.bias)))
 (let (($x1384 (= (_ bv23 7) new.attention.qkv.bias)))
 (let (($x2132 (= (_ bv1 7) new.attention.qkv.bias)))
 (or $x2132 $x1384 $x2210 $x3183))))))
(assert
 (let (($x1312 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2368 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2781 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2747 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1945 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1945 $x2747 $x2781 $x2368 $x1312)))))))
(assert
 (let (($x2108 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x2108 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x2389 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x2389 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x1226 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x1131 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2432 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2537 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x2537 $x2432 $x1131 $x1226))))))
(assert
 (let (($x2370 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x2370 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x1499 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x1499 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x647 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x647)))
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
 (let ((?x291 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x3018 (= (div (* ?x291 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x1174 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x1174 (< 1 new.attention.heads.parts) $x3018))))))
(assert
 (let ((?x969 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x194 (div (* ?x969 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2877 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2782 (and $x2877 (< 1 new.attention.head_dim.parts) (= ?x194 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x2782))))))
(assert
 (let ((?x2010 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x908 (* (div ?x2010 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x1499 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x3328 (and $x1499 (< 1 new.attention.value_dim.parts) (= (div ?x908 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x3328))))))
(assert
 (let (($x2448 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x81 (not new.model.sinks)))
 (= new.attention.one_key (and $x81 $x2448)))))
(assert
 (let (($x1312 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1945 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2867 (ite (or $x1945 $x1312) (_ bv16 7) (_ bv96 7))))
 (let (($x2368 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2432 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2747 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2342 (and $x2747 $x2432 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2537 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2745 (and $x2747 $x2537 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2872 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2781 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x3208 (or $x2781 $x2368)))
 (let ((?x2536 (ite (or $x3208 $x2872) new.attention.qkv.split (ite (or $x1945 $x2745 $x2342) (_ bv96 7) (_ bv16 7)))))
 (let (($x1131 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x962 (not $x1131)))
 (let ((?x3050 (ite $x962 ?x2536 (ite (or $x2368 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) ?x2867))))
 (let ((?x2287 (ite (or $x3208 $x2872 new.model.query_latent) (_ bv96 7) (ite $x2747 (_ bv21 7) (_ bv16 7)))))
 (let (($x1226 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x1226 ?x2287 ?x3050)))))))))))))))))))))
(assert
 (let (($x1312 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1945 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2867 (ite (or $x1945 $x1312) (_ bv16 7) (_ bv96 7))))
 (let (($x2368 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2432 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2747 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2342 (and $x2747 $x2432 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2537 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2745 (and $x2747 $x2537 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2872 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2781 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x3208 (or $x2781 $x2368)))
 (let ((?x2536 (ite (or $x3208 $x2872) new.attention.qkv.split (ite (or $x1945 $x2745 $x2342) (_ bv96 7) (_ bv16 7)))))
 (let (($x1131 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x962 (not $x1131)))
 (let ((?x882 (ite $x962 ?x2536 (ite (or $x2368 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x2867))))
 (let ((?x2287 (ite (or $x3208 $x2872 new.model.query_latent) (_ bv96 7) (ite $x2747 (_ bv21 7) (_ bv16 7)))))
 (let (($x1226 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x1226 ?x2287 ?x882)))))))))))))))))))))
(assert
 (let (($x1312 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1945 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2867 (ite (or $x1945 $x1312) (_ bv16 7) (_ bv96 7))))
 (let (($x2368 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2432 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2747 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2342 (and $x2747 $x2432 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2537 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2745 (and $x2747 $x2537 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2872 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2781 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x3208 (or $x2781 $x2368)))
 (let ((?x2536 (ite (or $x3208 $x2872) new.attention.qkv.split (ite (or $x1945 $x2745 $x2342) (_ bv96 7) (_ bv16 7)))))
 (let (($x1131 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x962 (not $x1131)))
 (let ((?x3289 (ite $x962 ?x2536 (ite (or $x2368 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x2867))))
 (let ((?x2287 (ite (or $x3208 $x2872 new.model.query_latent) (_ bv96 7) (ite $x2747 (_ bv21 7) (_ bv16 7)))))
 (let (($x1226 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x1226 ?x2287 ?x3289))))))))))))))))))))))
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
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2798 $x478 $x59 $x1517 $x357)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1606 (* old.sp old.tp)))
 (<= old.moe.block ?x1606)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1606 (* old.sp old.tp)))
 (= old.stage.ranks ?x1606)))
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
 (let (($x3228 (not old.moe.group.sp)))
 (let (($x3564 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x3564 $x3228))))
(assert
 (let ((?x2673 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x2673)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x1895 (not new.attention.one_key)))
 (let (($x2132 (= (_ bv1 7) new.attention.qkv.bias)))
 (let (($x1643 (and $x2132 (not (and new.model.q_bias (= (_ bv92 7) new.attention.q) $x1895)) (not (and new.model.k_bias (= (_ bv92 7) new.attention.k))) (not (and new.model.v_bias (= (_ bv92 7) new.attention.v))))))
 (let (($x3133 (or (or (= (_ bv29 7) new.attention.qkv.bias) (= (_ bv23 7) new.attention.qkv.bias)) $x1643)))
 (let (($x1131 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x3148 (not (or (and new.model.q_bias $x1895) new.model.k_bias new.model.v_bias))))
 (let (($x13 (= 1 new.tp)))
 (let (($x1809 (or $x13 $x3148 (and (not $x1131) (or $x2132 (= (_ bv27 7) new.attention.qkv.bias))) (and $x1131 $x3133))))
 (not $x1809))))))))))
(assert
 (let (($x2709 (not old.attention.one_key)))
(let (($x3391 (= (_ bv1 7) old.attention.qkv.bias)))
(let (($x125 (and $x3391 (not (and old.model.q_bias (= (_ bv92 7) old.attention.q) $x2709)) (not (and old.model.k_bias (= (_ bv92 7) old.attention.k))) (not (and old.model.v_bias (= (_ bv92 7) old.attention.v))))))
(let (($x1405 (or (or (= (_ bv29 7) old.attention.qkv.bias) (= (_ bv23 7) old.attention.qkv.bias)) $x125)))
(let (($x1043 (= (_ bv40 7) old.attention.qkv.split)))
(let (($x1434 (not (or (and old.model.q_bias $x2709) old.model.k_bias old.model.v_bias))))
(let (($x249 (= 1 old.tp)))
(or $x249 $x1434 (and (not $x1043) (or $x3391 (= (_ bv27 7) old.attention.qkv.bias))) (and $x1043 $x1405))))))))))
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
 (let (($x1824 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x2238 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x2344 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x1918 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1561 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1859 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x1381 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x1058 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x2557 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x2276 (= (_ bv11 7) old.attention.head_dim.kind)))
 (or $x2276 $x2557 $x1058 $x1381 $x1859 $x1561 $x1918 $x2344 $x2238 $x1824))))))))))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x1621 (= (_ bv65 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) (= (_ bv48 7) old.attention.heads.kind) (= (_ bv56 7) old.attention.heads.kind) $x1621 (= (_ bv86 7) old.attention.heads.kind) (= (_ bv91 7) old.attention.heads.kind) (= (_ bv96 7) old.attention.heads.kind) (= (_ bv99 7) old.attention.heads.kind))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x1143 (= (_ bv8 7) old.attention.pairs)))
 (or $x1143 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x2967 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1284 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x928 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1699 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x830 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x830 $x1699 $x928 $x1284 $x2967)))))))
(assert
 (let (($x1935 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x1935 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x528 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x1043 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2479 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x754 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x754 $x2479 $x1043 $x528))))))
(assert
 (let (($x755 (= (_ bv88 7) old.attention.scores.sum)))
 (let (($x2866 (= (_ bv57 7) old.attention.scores.sum)))
 (let (($x2170 (= (_ bv1 7) old.attention.scores.sum)))
 (or $x2170 $x2866 $x755)))))
(assert
 (let (($x3163 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x3163 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x1944 (= (_ bv42 7) old.batch.idle)))
 (or $x1944 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x478 $x59 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x1517 $x2798 $x357)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x3257 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x3257)))
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
 (let ((?x1288 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x287 (= (div (* ?x1288 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x1621 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x1621 (< 1 old.attention.heads.parts) $x287))))))
(assert
 (let ((?x152 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x1830 (div (* ?x152 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x988 (= (- 1) old.attention.head_dim.n)))
 (let (($x2713 (or $x988 (< (* ?x1830 old.attention.head_dim.parts) old.attention.head_dim.n))))
 (let ((?x2282 (mod old.attention.head_dim.multiple old.attention.head_dim.parts)))
 (let (($x1561 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let ((?x2207 (ite $x1561 (ite (= 0 ?x2282) 1 (ite $x2713 0 1)) old.attention.head_dim.given_least)))
 (let (($x1111 (not (= 0 (mod old.attention.head_dim.n old.attention.head_dim.parts)))))
 (let ((?x2760 (ite (and $x988 (= 1 old.attention.head_dim.parts)) 1 (ite (or $x988 $x1111) 0 1))))
 (let (($x1058 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x1859 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x1824 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x2344 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x2276 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x2557 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x2238 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let ((?x1844 (ite $x2238 old.attention.head_dim.parts (ite (or $x2557 $x2276 $x2344 $x1824 $x1859) 1 (ite $x1058 ?x2760 ?x2207)))))
 (= old.attention.head_dim.least ?x1844)))))))))))))))))))
(assert
 (let ((?x152 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x1830 (div (* ?x152 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x1561 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2583 (and $x1561 (< 1 old.attention.head_dim.parts) (= ?x1830 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x2583))))))
(assert
 (let ((?x3013 (mod old.attention.head_dim.n old.attention.head_dim.multiple)))
 (let (($x1561 (= (_ bv65 7) old.attention.head_dim.kind)))
 (= old.attention.head_dim.padded (and $x1561 (not (= 0 ?x3013)))))))
(assert
 (let (($x1381 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x1918 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1936 (or $x1918 $x1381)))
 (let (($x2238 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let ((?x2656 (ite $x2238 old.attention.head_dim.parts (ite $x1936 old.attention.head_dim.given_most 1))))
 (= old.attention.head_dim.most ?x2656)))))))
(assert
 (let (($x988 (= (- 1) old.attention.head_dim.n)))
 (let (($x1058 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x115 (ite $x1058 (or $x988 (<= old.attention.head_dim.parts old.attention.head_dim.n)) (or $x988 (< 1 old.attention.head_dim.n)))))
 (let ((?x152 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x1830 (div (* ?x152 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x1561 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2344 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x762 (ite $x2344 (or $x988 (< old.attention.head_dim.block old.attention.head_dim.n)) (ite $x1561 (or $x988 (< ?x1830 old.attention.head_dim.n)) $x115))))
 (let (($x2626 (= 1 old.attention.head_dim.parts)))
 (let (($x2238 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x1381 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x1918 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1936 (or $x1918 $x1381)))
 (let (($x2178 (ite $x1936 old.attention.head_dim.given_moved (ite (or $x2238 $x2626) false $x762))))
 (= old.attention.head_dim.moved $x2178))))))))))))))))
(assert
 (let ((?x2820 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x2526 (* (div (- ?x2820 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x3163 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x2521 (and $x3163 (< 1 old.attention.value_dim.parts) (= (div ?x2526 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x2521))))))
(assert
 (let (($x1834 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x648 (not old.model.sinks)))
 (= old.attention.one_key (and $x648 $x1834)))))
(assert
 (let (($x2473 (not old.attention.head_dim.padded)))
 (let (($x2626 (= 1 old.attention.head_dim.parts)))
 (let (($x2238 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x1381 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x1918 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1936 (or $x1918 $x1381)))
 (let (($x959 (ite $x1936 old.attention.head_dim.given_everywhere (or $x2238 (and $x2626 $x2473)))))
 (= old.attention.head_dim.everywhere $x959)))))))))
(assert
 (let (($x2967 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x830 (= (_ bv4 7) old.attention.qkv.collective)))
 (let (($x1284 (= (_ bv57 7) old.attention.qkv.collective)))
 (let ((?x85 (ite (or $x1284 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x830 $x2967) (_ bv16 7) (_ bv96 7)))))
 (let (($x53 (or old.model.latent old.attention.kv_filled)))
 (let (($x2479 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1699 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1248 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x754 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x107 (and $x1699 $x754 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x1248)))
 (let ((?x3334 (ite (or $x830 $x107 (and $x1699 $x2479 old.attention.heads.filled $x53)) (_ bv96 7) (_ bv16 7))))
 (let (($x197 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x928 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3327 (or $x928 $x1284)))
 (let ((?x825 (ite (not (= (_ bv40 7) old.attention.qkv.split)) (ite (or $x3327 $x197) old.attention.qkv.split ?x3334) ?x85)))
 (let (($x528 (= (_ bv57 7) old.attention.qkv.split)))
 (let ((?x2717 (ite $x528 (ite (or $x3327 $x197 old.model.query_latent) (_ bv96 7) (ite $x1699 (_ bv21 7) (_ bv16 7))) ?x825)))
 (= old.attention.q ?x2717)))))))))))))))))))
(assert
 (let (($x1874 (not old.attention.head_dim.moved)))
 (let (($x1824 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x2344 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x2276 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x2557 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x1662 (or old.attention.head_dim.everywhere old.attention.head_dim.filled (and (or $x2557 $x2276 $x2344 $x1824) $x1874))))
 (let (($x1381 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x1918 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1936 (or $x1918 $x1381)))
 (= old.attention.head_dim.undivided (ite $x1936 old.attention.head_dim.given_undivided $x1662))))))))))))
(assert
 (let (($x48 (= old.attention.head_dim.least old.attention.head_dim.parts)))
 (let (($x2170 (= (_ bv1 7) old.attention.scores.sum)))
 (let (($x1874 (not old.attention.head_dim.moved)))
 (let (($x1784 (or old.attention.head_dim.undivided (and (= 1 old.attention.head_dim.most) $x1874))))
 (let (($x1021 (and (or (not old.attention.scores.group.tp) (= 1 old.tp)) (or (not old.attention.scores.group.dp) (= 1 old.dp)) (or (not old.attention.scores.group.sp) (= 1 old.sp)) (or (not old.attention.scores.group.pp) (= 1 old.pp)))))
 (let (($x2866 (= (_ bv57 7) old.attention.scores.sum)))
 (let (($x1279 (ite (or $x2866 $x1021) (and (<= 1 old.attention.head_dim.least) $x1784) (and $x2170 (and old.attention.head_dim.undivided $x48)))))
 (= old.attention.scores_whole $x1279)))))))))
(assert
 (= old.prefill false))
(assert
 (and (<= 1 new.attention.head_dim.block)))
(assert
 (and (<= 0 new.attention.head_dim.given_least)))
(assert
 (and (<= 0 new.attention.head_dim.given_most)))
(assert
 (let (($x3535 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x218 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x1132 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x318 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x2877 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1392 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x337 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1129 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x1212 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x2629 (= (_ bv11 7) new.attention.head_dim.kind)))
 (or $x2629 $x1212 $x1129 $x337 $x1392 $x2877 $x318 $x1132 $x218 $x3535))))))))))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x1174 (= (_ bv65 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) (= (_ bv48 7) new.attention.heads.kind) (= (_ bv56 7) new.attention.heads.kind) $x1174 (= (_ bv86 7) new.attention.heads.kind) (= (_ bv91 7) new.attention.heads.kind) (= (_ bv96 7) new.attention.heads.kind) (= (_ bv99 7) new.attention.heads.kind))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x3486 (= (_ bv8 7) new.attention.pairs)))
 (or $x3486 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x1312 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2368 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2781 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2747 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1945 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1945 $x2747 $x2781 $x2368 $x1312)))))))
(assert
 (let (($x2389 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x2389 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x1226 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x1131 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2432 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2537 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x2537 $x2432 $x1131 $x1226))))))
(assert
 (let (($x1766 (= (_ bv88 7) new.attention.scores.sum)))
 (let (($x3499 (= (_ bv57 7) new.attention.scores.sum)))
 (let (($x3182 (= (_ bv1 7) new.attention.scores.sum)))
 (or $x3182 $x3499 $x1766)))))
(assert
 (let (($x1499 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x1499 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x647 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x647)))
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
 (let ((?x291 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x3018 (= (div (* ?x291 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x1174 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x1174 (< 1 new.attention.heads.parts) $x3018))))))
(assert
 (let ((?x969 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x194 (div (* ?x969 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1583 (= (- 1) new.attention.head_dim.n)))
 (let (($x1108 (or $x1583 (< (* ?x194 new.attention.head_dim.parts) new.attention.head_dim.n))))
 (let ((?x32 (mod new.attention.head_dim.multiple new.attention.head_dim.parts)))
 (let (($x2877 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let ((?x1866 (ite $x2877 (ite (= 0 ?x32) 1 (ite $x1108 0 1)) new.attention.head_dim.given_least)))
 (let (($x872 (not (= 0 (mod new.attention.head_dim.n new.attention.head_dim.parts)))))
 (let ((?x215 (ite (and $x1583 (= 1 new.attention.head_dim.parts)) 1 (ite (or $x1583 $x872) 0 1))))
 (let (($x1129 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x1392 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x3535 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x1132 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x2629 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x1212 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x218 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let ((?x3136 (ite $x218 new.attention.head_dim.parts (ite (or $x1212 $x2629 $x1132 $x3535 $x1392) 1 (ite $x1129 ?x215 ?x1866)))))
 (= new.attention.head_dim.least ?x3136)))))))))))))))))))
(assert
 (let ((?x969 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x194 (div (* ?x969 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2877 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2782 (and $x2877 (< 1 new.attention.head_dim.parts) (= ?x194 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x2782))))))
(assert
 (let ((?x2146 (mod new.attention.head_dim.n new.attention.head_dim.multiple)))
 (let (($x2877 (= (_ bv65 7) new.attention.head_dim.kind)))
 (= new.attention.head_dim.padded (and $x2877 (not (= 0 ?x2146)))))))
(assert
 (let (($x337 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x318 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x1829 (or $x318 $x337)))
 (let (($x218 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let ((?x3619 (ite $x218 new.attention.head_dim.parts (ite $x1829 new.attention.head_dim.given_most 1))))
 (= new.attention.head_dim.most ?x3619)))))))
(assert
 (let (($x1583 (= (- 1) new.attention.head_dim.n)))
 (let (($x1129 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x3062 (ite $x1129 (or $x1583 (<= new.attention.head_dim.parts new.attention.head_dim.n)) (or $x1583 (< 1 new.attention.head_dim.n)))))
 (let ((?x969 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x194 (div (* ?x969 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2877 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1132 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x444 (ite $x1132 (or $x1583 (< new.attention.head_dim.block new.attention.head_dim.n)) (ite $x2877 (or $x1583 (< ?x194 new.attention.head_dim.n)) $x3062))))
 (let (($x569 (= 1 new.attention.head_dim.parts)))
 (let (($x218 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x337 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x318 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x1829 (or $x318 $x337)))
 (let (($x3374 (ite $x1829 new.attention.head_dim.given_moved (ite (or $x218 $x569) false $x444))))
 (= new.attention.head_dim.moved $x3374))))))))))))))))
(assert
 (let ((?x2010 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x908 (* (div ?x2010 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x1499 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x3328 (and $x1499 (< 1 new.attention.value_dim.parts) (= (div ?x908 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x3328))))))
(assert
 (let (($x2448 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x81 (not new.model.sinks)))
 (= new.attention.one_key (and $x81 $x2448)))))
(assert
 (let (($x1545 (not new.attention.head_dim.padded)))
 (let (($x569 (= 1 new.attention.head_dim.parts)))
 (let (($x218 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x337 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x318 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x1829 (or $x318 $x337)))
 (let (($x561 (ite $x1829 new.attention.head_dim.given_everywhere (or $x218 (and $x569 $x1545)))))
 (= new.attention.head_dim.everywhere $x561)))))))))
(assert
 (let (($x1312 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1945 (= (_ bv4 7) new.attention.qkv.collective)))
 (let (($x2368 (= (_ bv57 7) new.attention.qkv.collective)))
 (let ((?x595 (ite (or $x2368 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x1945 $x1312) (_ bv16 7) (_ bv96 7)))))
 (let (($x2432 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2747 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2342 (and $x2747 $x2432 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2537 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2745 (and $x2747 $x2537 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2872 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2781 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x3208 (or $x2781 $x2368)))
 (let ((?x2536 (ite (or $x3208 $x2872) new.attention.qkv.split (ite (or $x1945 $x2745 $x2342) (_ bv96 7) (_ bv16 7)))))
 (let (($x1226 (= (_ bv57 7) new.attention.qkv.split)))
 (let ((?x2061 (ite $x1226 (ite (or $x3208 $x2872 new.model.query_latent) (_ bv96 7) (ite $x2747 (_ bv21 7) (_ bv16 7))) (ite (not (= (_ bv40 7) new.attention.qkv.split)) ?x2536 ?x595))))
 (= new.attention.q ?x2061)))))))))))))))))
(assert
 (let (($x2011 (not new.attention.head_dim.moved)))
 (let (($x3535 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x1132 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x2629 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x1212 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x2489 (or new.attention.head_dim.everywhere new.attention.head_dim.filled (and (or $x1212 $x2629 $x1132 $x3535) $x2011))))
 (let (($x337 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x318 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x1829 (or $x318 $x337)))
 (= new.attention.head_dim.undivided (ite $x1829 new.attention.head_dim.given_undivided $x2489))))))))))))
(assert
 (let (($x1061 (= new.attention.head_dim.least new.attention.head_dim.parts)))
 (let (($x3182 (= (_ bv1 7) new.attention.scores.sum)))
 (let (($x2011 (not new.attention.head_dim.moved)))
 (let (($x2989 (or new.attention.head_dim.undivided (and (= 1 new.attention.head_dim.most) $x2011))))
 (let (($x3507 (and (or (not new.attention.scores.group.tp) (= 1 new.tp)) (or (not new.attention.scores.group.dp) (= 1 new.dp)) (or (not new.attention.scores.group.sp) (= 1 new.sp)) (or (not new.attention.scores.group.pp) (= 1 new.pp)))))
 (let (($x3499 (= (_ bv57 7) new.attention.scores.sum)))
 (let (($x3249 (ite (or $x3499 $x3507) (and (<= 1 new.attention.head_dim.least) $x2989) (and $x3182 (and new.attention.head_dim.undivided $x1061)))))
 (= new.attention.scores_whole $x3249)))))))))
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
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2798 $x478 $x59 $x1517 $x357)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1606 (* old.sp old.tp)))
 (<= old.moe.block ?x1606)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1606 (* old.sp old.tp)))
 (= old.stage.ranks ?x1606)))
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
 (let (($x3228 (not old.moe.group.sp)))
 (let (($x3564 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x3564 $x3228))))
(assert
 (let ((?x2673 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x2673)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x1766 (= (_ bv88 7) new.attention.scores.sum)))
 (let (($x13 (= 1 new.tp)))
 (let (($x1842 (or $x13 (not (= (_ bv36 7) new.attention.q)) $x1766 new.attention.one_key new.attention.scores_whole)))
 (not $x1842)))))
(assert
 (let (($x755 (= (_ bv88 7) old.attention.scores.sum)))
(let (($x249 (= 1 old.tp)))
(or $x249 (not (= (_ bv36 7) old.attention.q)) $x755 old.attention.one_key old.attention.scores_whole))))
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
 (let (($x1824 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x2238 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x2344 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x1918 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1561 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1859 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x1381 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x1058 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x2557 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x2276 (= (_ bv11 7) old.attention.head_dim.kind)))
 (or $x2276 $x2557 $x1058 $x1381 $x1859 $x1561 $x1918 $x2344 $x2238 $x1824))))))))))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x1621 (= (_ bv65 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) (= (_ bv48 7) old.attention.heads.kind) (= (_ bv56 7) old.attention.heads.kind) $x1621 (= (_ bv86 7) old.attention.heads.kind) (= (_ bv91 7) old.attention.heads.kind) (= (_ bv96 7) old.attention.heads.kind) (= (_ bv99 7) old.attention.heads.kind))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x1143 (= (_ bv8 7) old.attention.pairs)))
 (or $x1143 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x2967 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1284 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x928 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1699 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x830 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x830 $x1699 $x928 $x1284 $x2967)))))))
(assert
 (let (($x1123 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x1123 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x1935 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x1935 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x528 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x1043 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2479 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x754 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x754 $x2479 $x1043 $x528))))))
(assert
 (let (($x2866 (= (_ bv57 7) old.attention.scores.sum)))
 (let (($x2170 (= (_ bv1 7) old.attention.scores.sum)))
 (or $x2170 $x2866 (= (_ bv88 7) old.attention.scores.sum)))))
(assert
 (let (($x3163 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x3163 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x1944 (= (_ bv42 7) old.batch.idle)))
 (or $x1944 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x478 $x59 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x1517 $x2798 $x357)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x3257 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x3257)))
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
 (let ((?x1288 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x287 (= (div (* ?x1288 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x1621 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x1621 (< 1 old.attention.heads.parts) $x287))))))
(assert
 (let ((?x152 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x1830 (div (* ?x152 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x988 (= (- 1) old.attention.head_dim.n)))
 (let (($x2713 (or $x988 (< (* ?x1830 old.attention.head_dim.parts) old.attention.head_dim.n))))
 (let ((?x2282 (mod old.attention.head_dim.multiple old.attention.head_dim.parts)))
 (let (($x1561 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let ((?x2207 (ite $x1561 (ite (= 0 ?x2282) 1 (ite $x2713 0 1)) old.attention.head_dim.given_least)))
 (let (($x1111 (not (= 0 (mod old.attention.head_dim.n old.attention.head_dim.parts)))))
 (let ((?x2760 (ite (and $x988 (= 1 old.attention.head_dim.parts)) 1 (ite (or $x988 $x1111) 0 1))))
 (let (($x1058 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x1859 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x1824 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x2344 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x2276 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x2557 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x2238 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let ((?x1844 (ite $x2238 old.attention.head_dim.parts (ite (or $x2557 $x2276 $x2344 $x1824 $x1859) 1 (ite $x1058 ?x2760 ?x2207)))))
 (= old.attention.head_dim.least ?x1844)))))))))))))))))))
(assert
 (let ((?x152 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x1830 (div (* ?x152 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x1561 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2583 (and $x1561 (< 1 old.attention.head_dim.parts) (= ?x1830 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x2583))))))
(assert
 (let ((?x3013 (mod old.attention.head_dim.n old.attention.head_dim.multiple)))
 (let (($x1561 (= (_ bv65 7) old.attention.head_dim.kind)))
 (= old.attention.head_dim.padded (and $x1561 (not (= 0 ?x3013)))))))
(assert
 (let (($x1381 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x1918 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1936 (or $x1918 $x1381)))
 (let (($x2238 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let ((?x2656 (ite $x2238 old.attention.head_dim.parts (ite $x1936 old.attention.head_dim.given_most 1))))
 (= old.attention.head_dim.most ?x2656)))))))
(assert
 (let (($x988 (= (- 1) old.attention.head_dim.n)))
 (let (($x1058 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x115 (ite $x1058 (or $x988 (<= old.attention.head_dim.parts old.attention.head_dim.n)) (or $x988 (< 1 old.attention.head_dim.n)))))
 (let ((?x152 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x1830 (div (* ?x152 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x1561 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2344 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x762 (ite $x2344 (or $x988 (< old.attention.head_dim.block old.attention.head_dim.n)) (ite $x1561 (or $x988 (< ?x1830 old.attention.head_dim.n)) $x115))))
 (let (($x2626 (= 1 old.attention.head_dim.parts)))
 (let (($x2238 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x1381 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x1918 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1936 (or $x1918 $x1381)))
 (let (($x2178 (ite $x1936 old.attention.head_dim.given_moved (ite (or $x2238 $x2626) false $x762))))
 (= old.attention.head_dim.moved $x2178))))))))))))))))
(assert
 (let ((?x2820 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x2526 (* (div (- ?x2820 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x3163 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x2521 (and $x3163 (< 1 old.attention.value_dim.parts) (= (div ?x2526 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x2521))))))
(assert
 (let (($x1834 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x648 (not old.model.sinks)))
 (= old.attention.one_key (and $x648 $x1834)))))
(assert
 (let (($x2473 (not old.attention.head_dim.padded)))
 (let (($x2626 (= 1 old.attention.head_dim.parts)))
 (let (($x2238 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x1381 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x1918 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1936 (or $x1918 $x1381)))
 (let (($x959 (ite $x1936 old.attention.head_dim.given_everywhere (or $x2238 (and $x2626 $x2473)))))
 (= old.attention.head_dim.everywhere $x959)))))))))
(assert
 (let (($x2967 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x830 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1885 (ite (or $x830 $x2967) (_ bv16 7) (_ bv96 7))))
 (let (($x1284 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x53 (or old.model.latent old.attention.kv_filled)))
 (let (($x2479 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1699 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1248 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x754 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x107 (and $x1699 $x754 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x1248)))
 (let ((?x3334 (ite (or $x830 $x107 (and $x1699 $x2479 old.attention.heads.filled $x53)) (_ bv96 7) (_ bv16 7))))
 (let (($x197 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x928 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3327 (or $x928 $x1284)))
 (let ((?x2509 (ite (or $x3327 $x197) old.attention.qkv.split ?x3334)))
 (let (($x1043 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x971 (not $x1043)))
 (let ((?x825 (ite $x971 ?x2509 (ite (or $x1284 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) ?x1885))))
 (let ((?x1958 (ite (or $x3327 $x197 old.model.query_latent) (_ bv96 7) (ite $x1699 (_ bv21 7) (_ bv16 7)))))
 (let (($x528 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x528 ?x1958 ?x825)))))))))))))))))))))))
(assert
 (let (($x2967 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x830 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1885 (ite (or $x830 $x2967) (_ bv16 7) (_ bv96 7))))
 (let (($x1284 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x53 (or old.model.latent old.attention.kv_filled)))
 (let (($x2479 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1699 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1248 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x754 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x107 (and $x1699 $x754 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x1248)))
 (let ((?x3334 (ite (or $x830 $x107 (and $x1699 $x2479 old.attention.heads.filled $x53)) (_ bv96 7) (_ bv16 7))))
 (let (($x197 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x928 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3327 (or $x928 $x1284)))
 (let ((?x2509 (ite (or $x3327 $x197) old.attention.qkv.split ?x3334)))
 (let (($x1043 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x971 (not $x1043)))
 (let ((?x2120 (ite $x971 ?x2509 (ite (or $x1284 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x1885))))
 (let ((?x1958 (ite (or $x3327 $x197 old.model.query_latent) (_ bv96 7) (ite $x1699 (_ bv21 7) (_ bv16 7)))))
 (let (($x528 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x528 ?x1958 ?x2120)))))))))))))))))))))))
(assert
 (let (($x1874 (not old.attention.head_dim.moved)))
 (let (($x1824 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x2344 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x2276 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x2557 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x1662 (or old.attention.head_dim.everywhere old.attention.head_dim.filled (and (or $x2557 $x2276 $x2344 $x1824) $x1874))))
 (let (($x1381 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x1918 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1936 (or $x1918 $x1381)))
 (= old.attention.head_dim.undivided (ite $x1936 old.attention.head_dim.given_undivided $x1662))))))))))))
(assert
 (let (($x48 (= old.attention.head_dim.least old.attention.head_dim.parts)))
 (let (($x2170 (= (_ bv1 7) old.attention.scores.sum)))
 (let (($x1874 (not old.attention.head_dim.moved)))
 (let (($x1784 (or old.attention.head_dim.undivided (and (= 1 old.attention.head_dim.most) $x1874))))
 (let (($x2908 (= 1 old.pp)))
 (let (($x1404 (not old.attention.scores.group.pp)))
 (let (($x121 (or $x1404 $x2908)))
 (let (($x2405 (= 1 old.sp)))
 (let (($x1715 (not old.attention.scores.group.sp)))
 (let (($x1041 (or $x1715 $x2405)))
 (let (($x1840 (= 1 old.dp)))
 (let (($x363 (not old.attention.scores.group.dp)))
 (let (($x2636 (or $x363 $x1840)))
 (let (($x1021 (and (or (not old.attention.scores.group.tp) (= 1 old.tp)) $x2636 $x1041 $x121)))
 (let (($x2866 (= (_ bv57 7) old.attention.scores.sum)))
 (let (($x1279 (ite (or $x2866 $x1021) (and (<= 1 old.attention.head_dim.least) $x1784) (and $x2170 (and old.attention.head_dim.undivided $x48)))))
 (= old.attention.scores_whole $x1279))))))))))))))))))
(assert
 (= old.prefill false))
(assert
 (and (<= 1 new.attention.head_dim.block)))
(assert
 (and (<= 0 new.attention.head_dim.given_least)))
(assert
 (and (<= 0 new.attention.head_dim.given_most)))
(assert
 (let (($x3535 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x218 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x1132 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x318 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x2877 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1392 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x337 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1129 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x1212 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x2629 (= (_ bv11 7) new.attention.head_dim.kind)))
 (or $x2629 $x1212 $x1129 $x337 $x1392 $x2877 $x318 $x1132 $x218 $x3535))))))))))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x1174 (= (_ bv65 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) (= (_ bv48 7) new.attention.heads.kind) (= (_ bv56 7) new.attention.heads.kind) $x1174 (= (_ bv86 7) new.attention.heads.kind) (= (_ bv91 7) new.attention.heads.kind) (= (_ bv96 7) new.attention.heads.kind) (= (_ bv99 7) new.attention.heads.kind))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x3486 (= (_ bv8 7) new.attention.pairs)))
 (or $x3486 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x1312 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2368 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2781 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2747 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1945 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1945 $x2747 $x2781 $x2368 $x1312)))))))
(assert
 (let (($x1841 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x1841 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x2389 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x2389 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x1226 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x1131 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2432 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2537 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x2537 $x2432 $x1131 $x1226))))))
(assert
 (let (($x3499 (= (_ bv57 7) new.attention.scores.sum)))
 (let (($x3182 (= (_ bv1 7) new.attention.scores.sum)))
 (or $x3182 $x3499 (= (_ bv88 7) new.attention.scores.sum)))))
(assert
 (let (($x1499 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x1499 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x647 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x647)))
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
 (let ((?x291 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x3018 (= (div (* ?x291 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x1174 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x1174 (< 1 new.attention.heads.parts) $x3018))))))
(assert
 (let ((?x969 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x194 (div (* ?x969 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1583 (= (- 1) new.attention.head_dim.n)))
 (let (($x1108 (or $x1583 (< (* ?x194 new.attention.head_dim.parts) new.attention.head_dim.n))))
 (let ((?x32 (mod new.attention.head_dim.multiple new.attention.head_dim.parts)))
 (let (($x2877 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let ((?x1866 (ite $x2877 (ite (= 0 ?x32) 1 (ite $x1108 0 1)) new.attention.head_dim.given_least)))
 (let (($x872 (not (= 0 (mod new.attention.head_dim.n new.attention.head_dim.parts)))))
 (let ((?x215 (ite (and $x1583 (= 1 new.attention.head_dim.parts)) 1 (ite (or $x1583 $x872) 0 1))))
 (let (($x1129 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x1392 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x3535 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x1132 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x2629 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x1212 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x218 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let ((?x3136 (ite $x218 new.attention.head_dim.parts (ite (or $x1212 $x2629 $x1132 $x3535 $x1392) 1 (ite $x1129 ?x215 ?x1866)))))
 (= new.attention.head_dim.least ?x3136)))))))))))))))))))
(assert
 (let ((?x969 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x194 (div (* ?x969 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2877 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2782 (and $x2877 (< 1 new.attention.head_dim.parts) (= ?x194 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x2782))))))
(assert
 (let ((?x2146 (mod new.attention.head_dim.n new.attention.head_dim.multiple)))
 (let (($x2877 (= (_ bv65 7) new.attention.head_dim.kind)))
 (= new.attention.head_dim.padded (and $x2877 (not (= 0 ?x2146)))))))
(assert
 (let (($x337 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x318 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x1829 (or $x318 $x337)))
 (let (($x218 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let ((?x3619 (ite $x218 new.attention.head_dim.parts (ite $x1829 new.attention.head_dim.given_most 1))))
 (= new.attention.head_dim.most ?x3619)))))))
(assert
 (let (($x1583 (= (- 1) new.attention.head_dim.n)))
 (let (($x1129 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x3062 (ite $x1129 (or $x1583 (<= new.attention.head_dim.parts new.attention.head_dim.n)) (or $x1583 (< 1 new.attention.head_dim.n)))))
 (let ((?x969 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x194 (div (* ?x969 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2877 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1132 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x444 (ite $x1132 (or $x1583 (< new.attention.head_dim.block new.attention.head_dim.n)) (ite $x2877 (or $x1583 (< ?x194 new.attention.head_dim.n)) $x3062))))
 (let (($x569 (= 1 new.attention.head_dim.parts)))
 (let (($x218 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x337 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x318 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x1829 (or $x318 $x337)))
 (let (($x3374 (ite $x1829 new.attention.head_dim.given_moved (ite (or $x218 $x569) false $x444))))
 (= new.attention.head_dim.moved $x3374))))))))))))))))
(assert
 (let ((?x2010 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x908 (* (div ?x2010 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x1499 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x3328 (and $x1499 (< 1 new.attention.value_dim.parts) (= (div ?x908 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x3328))))))
(assert
 (let (($x2448 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x81 (not new.model.sinks)))
 (= new.attention.one_key (and $x81 $x2448)))))
(assert
 (let (($x1545 (not new.attention.head_dim.padded)))
 (let (($x569 (= 1 new.attention.head_dim.parts)))
 (let (($x218 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x337 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x318 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x1829 (or $x318 $x337)))
 (let (($x561 (ite $x1829 new.attention.head_dim.given_everywhere (or $x218 (and $x569 $x1545)))))
 (= new.attention.head_dim.everywhere $x561)))))))))
(assert
 (let (($x1312 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1945 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2867 (ite (or $x1945 $x1312) (_ bv16 7) (_ bv96 7))))
 (let (($x2368 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2432 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2747 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2342 (and $x2747 $x2432 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2537 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2745 (and $x2747 $x2537 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2872 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2781 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x3208 (or $x2781 $x2368)))
 (let ((?x2536 (ite (or $x3208 $x2872) new.attention.qkv.split (ite (or $x1945 $x2745 $x2342) (_ bv96 7) (_ bv16 7)))))
 (let (($x1131 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x962 (not $x1131)))
 (let ((?x3050 (ite $x962 ?x2536 (ite (or $x2368 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) ?x2867))))
 (let ((?x2287 (ite (or $x3208 $x2872 new.model.query_latent) (_ bv96 7) (ite $x2747 (_ bv21 7) (_ bv16 7)))))
 (let (($x1226 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x1226 ?x2287 ?x3050)))))))))))))))))))))
(assert
 (let (($x1312 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1945 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2867 (ite (or $x1945 $x1312) (_ bv16 7) (_ bv96 7))))
 (let (($x2368 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2432 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2747 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2342 (and $x2747 $x2432 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2537 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2745 (and $x2747 $x2537 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2872 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2781 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x3208 (or $x2781 $x2368)))
 (let ((?x2536 (ite (or $x3208 $x2872) new.attention.qkv.split (ite (or $x1945 $x2745 $x2342) (_ bv96 7) (_ bv16 7)))))
 (let (($x1131 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x962 (not $x1131)))
 (let ((?x2221 (ite $x962 ?x2536 (ite (or $x2368 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x2867))))
 (let ((?x2287 (ite (or $x3208 $x2872 new.model.query_latent) (_ bv96 7) (ite $x2747 (_ bv21 7) (_ bv16 7)))))
 (let (($x1226 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x1226 ?x2287 ?x2221)))))))))))))))))))))
(assert
 (let (($x2011 (not new.attention.head_dim.moved)))
 (let (($x3535 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x1132 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x2629 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x1212 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x2489 (or new.attention.head_dim.everywhere new.attention.head_dim.filled (and (or $x1212 $x2629 $x1132 $x3535) $x2011))))
 (let (($x337 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x318 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x1829 (or $x318 $x337)))
 (= new.attention.head_dim.undivided (ite $x1829 new.attention.head_dim.given_undivided $x2489))))))))))))
(assert
 (let (($x1061 (= new.attention.head_dim.least new.attention.head_dim.parts)))
 (let (($x3182 (= (_ bv1 7) new.attention.scores.sum)))
 (let (($x2011 (not new.attention.head_dim.moved)))
 (let (($x2989 (or new.attention.head_dim.undivided (and (= 1 new.attention.head_dim.most) $x2011))))
 (let (($x1413 (= 1 new.pp)))
 (let (($x219 (not new.attention.scores.group.pp)))
 (let (($x857 (or $x219 $x1413)))
 (let (($x2520 (= 1 new.sp)))
 (let (($x894 (not new.attention.scores.group.sp)))
 (let (($x2633 (or $x894 $x2520)))
 (let (($x1615 (= 1 new.dp)))
 (let (($x3414 (not new.attention.scores.group.dp)))
 (let (($x812 (or $x3414 $x1615)))
 (let (($x3507 (and (or (not new.attention.scores.group.tp) (= 1 new.tp)) $x812 $x2633 $x857)))
 (let (($x3499 (= (_ bv57 7) new.attention.scores.sum)))
 (let (($x3249 (ite (or $x3499 $x3507) (and (<= 1 new.attention.head_dim.least) $x2989) (and $x3182 (and new.attention.head_dim.undivided $x1061)))))
 (= new.attention.scores_whole $x3249))))))))))))))))))
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
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2798 $x478 $x59 $x1517 $x357)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1606 (* old.sp old.tp)))
 (<= old.moe.block ?x1606)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1606 (* old.sp old.tp)))
 (= old.stage.ranks ?x1606)))
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
 (let (($x3228 (not old.moe.group.sp)))
 (let (($x3564 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x3564 $x3228))))
(assert
 (let ((?x2673 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x2673)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x1983 (or new.attention.one_key (and (= (_ bv36 7) new.attention.q) new.attention.scores_whole))))
 (let (($x1413 (= 1 new.pp)))
 (let (($x219 (not new.attention.scores.group.pp)))
 (let (($x857 (or $x219 $x1413)))
 (let (($x2520 (= 1 new.sp)))
 (let (($x894 (not new.attention.scores.group.sp)))
 (let (($x2633 (or $x894 $x2520)))
 (let (($x1615 (= 1 new.dp)))
 (let (($x3414 (not new.attention.scores.group.dp)))
 (let (($x812 (or $x3414 $x1615)))
 (let (($x3507 (and (or (not new.attention.scores.group.tp) (= 1 new.tp)) $x812 $x2633 $x857)))
 (let (($x1644 (and (or new.attention.scores.group.tp (= 1 new.tp)) $x812 $x2633 $x857)))
 (let (($x3289 (and (not (= (_ bv36 7) new.attention.q)) (not (= (_ bv92 7) new.attention.q)) (not (= (_ bv92 7) new.attention.k)))))
 (let (($x1484 (not new.attention.one_key)))
 (let (($x1604 (not new.attention.scores_whole)))
 (let (($x3182 (= (_ bv1 7) new.attention.scores.sum)))
 (let (($x3499 (= (_ bv57 7) new.attention.scores.sum)))
 (let (($x2073 (or $x3499 (and $x3182 (not (= 1 new.tp)) $x1604 $x1484) $x3289 $x1644 (and $x3507 $x1983))))
 (not $x2073))))))))))))))))))))
(assert
 (let (($x2955 (or old.attention.one_key (and (= (_ bv36 7) old.attention.q) old.attention.scores_whole))))
(let (($x2908 (= 1 old.pp)))
(let (($x1404 (not old.attention.scores.group.pp)))
(let (($x121 (or $x1404 $x2908)))
(let (($x2405 (= 1 old.sp)))
(let (($x1715 (not old.attention.scores.group.sp)))
(let (($x1041 (or $x1715 $x2405)))
(let (($x1840 (= 1 old.dp)))
(let (($x363 (not old.attention.scores.group.dp)))
(let (($x2636 (or $x363 $x1840)))
(let (($x1021 (and (or (not old.attention.scores.group.tp) (= 1 old.tp)) $x2636 $x1041 $x121)))
(let (($x2892 (and (or old.attention.scores.group.tp (= 1 old.tp)) $x2636 $x1041 $x121)))
(let (($x1835 (and (not (= (_ bv36 7) old.attention.q)) (not (= (_ bv92 7) old.attention.q)) (not (= (_ bv92 7) old.attention.k)))))
(let (($x3119 (not old.attention.one_key)))
(let (($x1235 (not old.attention.scores_whole)))
(let (($x2170 (= (_ bv1 7) old.attention.scores.sum)))
(let (($x2866 (= (_ bv57 7) old.attention.scores.sum)))
(or $x2866 (and $x2170 (not (= 1 old.tp)) $x1235 $x3119) $x1835 $x2892 (and $x1021 $x2955))))))))))))))))))))
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
 (let (($x1824 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x2238 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x2344 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x1918 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1561 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1859 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x1381 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x1058 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x2557 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x2276 (= (_ bv11 7) old.attention.head_dim.kind)))
 (or $x2276 $x2557 $x1058 $x1381 $x1859 $x1561 $x1918 $x2344 $x2238 $x1824))))))))))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x1621 (= (_ bv65 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) (= (_ bv48 7) old.attention.heads.kind) (= (_ bv56 7) old.attention.heads.kind) $x1621 (= (_ bv86 7) old.attention.heads.kind) (= (_ bv91 7) old.attention.heads.kind) (= (_ bv96 7) old.attention.heads.kind) (= (_ bv99 7) old.attention.heads.kind))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x1143 (= (_ bv8 7) old.attention.pairs)))
 (or $x1143 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x2967 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1284 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x928 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1699 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x830 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x830 $x1699 $x928 $x1284 $x2967)))))))
(assert
 (let (($x1935 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x1935 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x528 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x1043 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2479 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x754 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x754 $x2479 $x1043 $x528))))))
(assert
 (let (($x2841 (= (_ bv30 7) old.attention.scores.scale)))
 (or $x2841 (= (_ bv49 7) old.attention.scores.scale))))
(assert
 (let (($x3163 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x3163 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x1944 (= (_ bv42 7) old.batch.idle)))
 (or $x1944 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x478 $x59 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x1517 $x2798 $x357)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x3257 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x3257)))
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
 (let ((?x1288 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x287 (= (div (* ?x1288 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x1621 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x1621 (< 1 old.attention.heads.parts) $x287))))))
(assert
 (let ((?x152 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x1830 (div (* ?x152 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x988 (= (- 1) old.attention.head_dim.n)))
 (let (($x2713 (or $x988 (< (* ?x1830 old.attention.head_dim.parts) old.attention.head_dim.n))))
 (let ((?x2282 (mod old.attention.head_dim.multiple old.attention.head_dim.parts)))
 (let (($x1561 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let ((?x2207 (ite $x1561 (ite (= 0 ?x2282) 1 (ite $x2713 0 1)) old.attention.head_dim.given_least)))
 (let (($x1111 (not (= 0 (mod old.attention.head_dim.n old.attention.head_dim.parts)))))
 (let ((?x2760 (ite (and $x988 (= 1 old.attention.head_dim.parts)) 1 (ite (or $x988 $x1111) 0 1))))
 (let (($x1058 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x1859 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x1824 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x2344 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x2276 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x2557 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x2238 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let ((?x1844 (ite $x2238 old.attention.head_dim.parts (ite (or $x2557 $x2276 $x2344 $x1824 $x1859) 1 (ite $x1058 ?x2760 ?x2207)))))
 (= old.attention.head_dim.least ?x1844)))))))))))))))))))
(assert
 (let ((?x152 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x1830 (div (* ?x152 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x1561 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2583 (and $x1561 (< 1 old.attention.head_dim.parts) (= ?x1830 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x2583))))))
(assert
 (let ((?x3013 (mod old.attention.head_dim.n old.attention.head_dim.multiple)))
 (let (($x1561 (= (_ bv65 7) old.attention.head_dim.kind)))
 (= old.attention.head_dim.padded (and $x1561 (not (= 0 ?x3013)))))))
(assert
 (let (($x988 (= (- 1) old.attention.head_dim.n)))
 (let (($x1058 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x115 (ite $x1058 (or $x988 (<= old.attention.head_dim.parts old.attention.head_dim.n)) (or $x988 (< 1 old.attention.head_dim.n)))))
 (let ((?x152 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x1830 (div (* ?x152 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x1561 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2344 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x762 (ite $x2344 (or $x988 (< old.attention.head_dim.block old.attention.head_dim.n)) (ite $x1561 (or $x988 (< ?x1830 old.attention.head_dim.n)) $x115))))
 (let (($x2626 (= 1 old.attention.head_dim.parts)))
 (let (($x2238 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x1381 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x1918 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1936 (or $x1918 $x1381)))
 (let (($x2178 (ite $x1936 old.attention.head_dim.given_moved (ite (or $x2238 $x2626) false $x762))))
 (= old.attention.head_dim.moved $x2178))))))))))))))))
(assert
 (let ((?x2820 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x2526 (* (div (- ?x2820 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x3163 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x2521 (and $x3163 (< 1 old.attention.value_dim.parts) (= (div ?x2526 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x2521))))))
(assert
 (let (($x1834 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x648 (not old.model.sinks)))
 (= old.attention.one_key (and $x648 $x1834)))))
(assert
 (let (($x2473 (not old.attention.head_dim.padded)))
 (let (($x2626 (= 1 old.attention.head_dim.parts)))
 (let (($x2238 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x1381 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x1918 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1936 (or $x1918 $x1381)))
 (let (($x959 (ite $x1936 old.attention.head_dim.given_everywhere (or $x2238 (and $x2626 $x2473)))))
 (= old.attention.head_dim.everywhere $x959)))))))))
(assert
 (let (($x2967 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x830 (= (_ bv4 7) old.attention.qkv.collective)))
 (let (($x1284 (= (_ bv57 7) old.attention.qkv.collective)))
 (let ((?x85 (ite (or $x1284 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x830 $x2967) (_ bv16 7) (_ bv96 7)))))
 (let (($x53 (or old.model.latent old.attention.kv_filled)))
 (let (($x2479 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1699 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1248 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x754 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x107 (and $x1699 $x754 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x1248)))
 (let ((?x3334 (ite (or $x830 $x107 (and $x1699 $x2479 old.attention.heads.filled $x53)) (_ bv96 7) (_ bv16 7))))
 (let (($x197 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x928 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3327 (or $x928 $x1284)))
 (let ((?x825 (ite (not (= (_ bv40 7) old.attention.qkv.split)) (ite (or $x3327 $x197) old.attention.qkv.split ?x3334) ?x85)))
 (let (($x528 (= (_ bv57 7) old.attention.qkv.split)))
 (let ((?x2717 (ite $x528 (ite (or $x3327 $x197 old.model.query_latent) (_ bv96 7) (ite $x1699 (_ bv21 7) (_ bv16 7))) ?x825)))
 (= old.attention.q ?x2717)))))))))))))))))))
(assert
 (let (($x1874 (not old.attention.head_dim.moved)))
 (let (($x1824 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x2344 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x2276 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x2557 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x1662 (or old.attention.head_dim.everywhere old.attention.head_dim.filled (and (or $x2557 $x2276 $x2344 $x1824) $x1874))))
 (let (($x1381 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x1918 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1936 (or $x1918 $x1381)))
 (= old.attention.head_dim.undivided (ite $x1936 old.attention.head_dim.given_undivided $x1662))))))))))))
(assert
 (= old.prefill false))
(assert
 (and (<= 1 new.attention.head_dim.block)))
(assert
 (and (<= 0 new.attention.head_dim.given_least)))
(assert
 (let (($x3535 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x218 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x1132 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x318 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x2877 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1392 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x337 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1129 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x1212 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x2629 (= (_ bv11 7) new.attention.head_dim.kind)))
 (or $x2629 $x1212 $x1129 $x337 $x1392 $x2877 $x318 $x1132 $x218 $x3535))))))))))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x1174 (= (_ bv65 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) (= (_ bv48 7) new.attention.heads.kind) (= (_ bv56 7) new.attention.heads.kind) $x1174 (= (_ bv86 7) new.attention.heads.kind) (= (_ bv91 7) new.attention.heads.kind) (= (_ bv96 7) new.attention.heads.kind) (= (_ bv99 7) new.attention.heads.kind))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x3486 (= (_ bv8 7) new.attention.pairs)))
 (or $x3486 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x1312 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2368 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2781 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2747 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1945 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1945 $x2747 $x2781 $x2368 $x1312)))))))
(assert
 (let (($x2389 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x2389 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x1226 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x1131 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2432 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2537 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x2537 $x2432 $x1131 $x1226))))))
(assert
 (let (($x336 (= (_ bv30 7) new.attention.scores.scale)))
 (or $x336 (= (_ bv49 7) new.attention.scores.scale))))
(assert
 (let (($x1499 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x1499 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x647 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x647)))
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
 (let ((?x291 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x3018 (= (div (* ?x291 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x1174 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x1174 (< 1 new.attention.heads.parts) $x3018))))))
(assert
 (let ((?x969 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x194 (div (* ?x969 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1583 (= (- 1) new.attention.head_dim.n)))
 (let (($x1108 (or $x1583 (< (* ?x194 new.attention.head_dim.parts) new.attention.head_dim.n))))
 (let ((?x32 (mod new.attention.head_dim.multiple new.attention.head_dim.parts)))
 (let (($x2877 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let ((?x1866 (ite $x2877 (ite (= 0 ?x32) 1 (ite $x1108 0 1)) new.attention.head_dim.given_least)))
 (let (($x872 (not (= 0 (mod new.attention.head_dim.n new.attention.head_dim.parts)))))
 (let ((?x215 (ite (and $x1583 (= 1 new.attention.head_dim.parts)) 1 (ite (or $x1583 $x872) 0 1))))
 (let (($x1129 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x1392 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x3535 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x1132 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x2629 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x1212 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x218 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let ((?x3136 (ite $x218 new.attention.head_dim.parts (ite (or $x1212 $x2629 $x1132 $x3535 $x1392) 1 (ite $x1129 ?x215 ?x1866)))))
 (= new.attention.head_dim.least ?x3136)))))))))))))))))))
(assert
 (let ((?x969 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x194 (div (* ?x969 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2877 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2782 (and $x2877 (< 1 new.attention.head_dim.parts) (= ?x194 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x2782))))))
(assert
 (let ((?x2146 (mod new.attention.head_dim.n new.attention.head_dim.multiple)))
 (let (($x2877 (= (_ bv65 7) new.attention.head_dim.kind)))
 (= new.attention.head_dim.padded (and $x2877 (not (= 0 ?x2146)))))))
(assert
 (let (($x1583 (= (- 1) new.attention.head_dim.n)))
 (let (($x1129 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x3062 (ite $x1129 (or $x1583 (<= new.attention.head_dim.parts new.attention.head_dim.n)) (or $x1583 (< 1 new.attention.head_dim.n)))))
 (let ((?x969 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x194 (div (* ?x969 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2877 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1132 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x444 (ite $x1132 (or $x1583 (< new.attention.head_dim.block new.attention.head_dim.n)) (ite $x2877 (or $x1583 (< ?x194 new.attention.head_dim.n)) $x3062))))
 (let (($x569 (= 1 new.attention.head_dim.parts)))
 (let (($x218 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x337 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x318 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x1829 (or $x318 $x337)))
 (let (($x3374 (ite $x1829 new.attention.head_dim.given_moved (ite (or $x218 $x569) false $x444))))
 (= new.attention.head_dim.moved $x3374))))))))))))))))
(assert
 (let ((?x2010 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x908 (* (div ?x2010 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x1499 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x3328 (and $x1499 (< 1 new.attention.value_dim.parts) (= (div ?x908 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x3328))))))
(assert
 (let (($x2448 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x81 (not new.model.sinks)))
 (= new.attention.one_key (and $x81 $x2448)))))
(assert
 (let (($x1545 (not new.attention.head_dim.padded)))
 (let (($x569 (= 1 new.attention.head_dim.parts)))
 (let (($x218 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x337 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x318 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x1829 (or $x318 $x337)))
 (let (($x561 (ite $x1829 new.attention.head_dim.given_everywhere (or $x218 (and $x569 $x1545)))))
 (= new.attention.head_dim.everywhere $x561)))))))))
(assert
 (let (($x1312 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1945 (= (_ bv4 7) new.attention.qkv.collective)))
 (let (($x2368 (= (_ bv57 7) new.attention.qkv.collective)))
 (let ((?x595 (ite (or $x2368 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x1945 $x1312) (_ bv16 7) (_ bv96 7)))))
 (let (($x2432 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2747 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2342 (and $x2747 $x2432 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2537 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2745 (and $x2747 $x2537 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2872 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2781 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x3208 (or $x2781 $x2368)))
 (let ((?x2536 (ite (or $x3208 $x2872) new.attention.qkv.split (ite (or $x1945 $x2745 $x2342) (_ bv96 7) (_ bv16 7)))))
 (let (($x1226 (= (_ bv57 7) new.attention.qkv.split)))
 (let ((?x2061 (ite $x1226 (ite (or $x3208 $x2872 new.model.query_latent) (_ bv96 7) (ite $x2747 (_ bv21 7) (_ bv16 7))) (ite (not (= (_ bv40 7) new.attention.qkv.split)) ?x2536 ?x595))))
 (= new.attention.q ?x2061)))))))))))))))))
(assert
 (let (($x2011 (not new.attention.head_dim.moved)))
 (let (($x3535 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x1132 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x2629 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x1212 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x2489 (or new.attention.head_dim.everywhere new.attention.head_dim.filled (and (or $x1212 $x2629 $x1132 $x3535) $x2011))))
 (let (($x337 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x318 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x1829 (or $x318 $x337)))
 (= new.attention.head_dim.undivided (ite $x1829 new.attention.head_dim.given_undivided $x2489))))))))))))
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
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2798 $x478 $x59 $x1517 $x357)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1606 (* old.sp old.tp)))
 (<= old.moe.block ?x1606)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1606 (* old.sp old.tp)))
 (= old.stage.ranks ?x1606)))
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
 (let (($x3228 (not old.moe.group.sp)))
 (let (($x3564 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x3564 $x3228))))
(assert
 (let ((?x2673 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x2673)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x336 (= (_ bv30 7) new.attention.scores.scale)))
 (let (($x2121 (or (not (= (_ bv36 7) new.attention.q)) $x336 new.model.set_scale new.attention.one_key (> 1 new.attention.head_dim.least) new.attention.head_dim.undivided)))
 (not $x2121))))
(assert
 (let (($x2841 (= (_ bv30 7) old.attention.scores.scale)))
(or (not (= (_ bv36 7) old.attention.q)) $x2841 old.model.set_scale old.attention.one_key (> 1 old.attention.head_dim.least) old.attention.head_dim.undivided)))
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
 (let (($x1824 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x2238 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x2344 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x1918 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1561 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1381 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x1058 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x2557 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x2276 (= (_ bv11 7) old.attention.head_dim.kind)))
 (or $x2276 $x2557 $x1058 $x1381 (= (_ bv56 7) old.attention.head_dim.kind) $x1561 $x1918 $x2344 $x2238 $x1824)))))))))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (and (<= 1 old.attention.heads.block)))
(assert
 (let (($x186 (= (_ bv99 7) old.attention.heads.kind)))
 (let (($x247 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x2726 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x2382 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1621 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x797 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x964 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x2865 (= (_ bv18 7) old.attention.heads.kind)))
 (let (($x3188 (= (_ bv11 7) old.attention.heads.kind)))
 (or $x3188 $x2865 $x964 $x797 (= (_ bv56 7) old.attention.heads.kind) $x1621 $x2382 $x2726 $x247 $x186)))))))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x1143 (= (_ bv8 7) old.attention.pairs)))
 (or $x1143 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x2967 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1284 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x928 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1699 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x830 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x830 $x1699 $x928 $x1284 $x2967)))))))
(assert
 (let (($x3182 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x3182 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x1935 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x1935 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x528 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x1043 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2479 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x754 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x754 $x2479 $x1043 $x528))))))
(assert
 (let (($x2323 (= (_ bv93 7) old.attention.scores.statistic)))
 (or (= (_ bv49 7) old.attention.scores.statistic) $x2323)))
(assert
 (let (($x3163 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x3163 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x1944 (= (_ bv42 7) old.batch.idle)))
 (or $x1944 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x478 $x59 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x1517 $x2798 $x357)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x3257 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x3257)))
(assert
 (let (($x3148 (= (_ bv97 7) old.model.qk_norm)))
 (let (($x977 (= (_ bv57 7) old.model.qk_norm)))
 (or (= (_ bv35 7) old.model.qk_norm) $x977 $x3148))))
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
 (let ((?x1288 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x1057 (div (* ?x1288 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x1621 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x406 (and $x1621 (< 1 old.attention.heads.parts) (= ?x1057 old.attention.heads.n))))
 (= old.attention.heads.filled $x406))))))
(assert
 (let (($x3313 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x1621 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x1621 $x3313)))))
(assert
 (let (($x227 (= (- 1) old.attention.heads.n)))
 (let (($x964 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x2423 (ite $x964 (or $x227 (<= old.attention.heads.parts old.attention.heads.n)) (or $x227 (< 1 old.attention.heads.n)))))
 (let ((?x1288 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x1057 (div (* ?x1288 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x1621 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x2726 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x1112 (ite $x2726 (or $x227 (< old.attention.heads.block old.attention.heads.n)) (ite $x1621 (or $x227 (< ?x1057 old.attention.heads.n)) $x2423))))
 (let (($x2359 (= 1 old.attention.heads.parts)))
 (let (($x247 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x797 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x2382 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1246 (or $x2382 $x797)))
 (let (($x2325 (ite $x1246 old.attention.heads.given_moved (ite (or $x247 $x2359) false $x1112))))
 (= old.attention.heads.moved $x2325))))))))))))))))
(assert
 (let ((?x152 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x1830 (div (* ?x152 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x1561 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2583 (and $x1561 (< 1 old.attention.head_dim.parts) (= ?x1830 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x2583))))))
(assert
 (let ((?x3013 (mod old.attention.head_dim.n old.attention.head_dim.multiple)))
 (let (($x1561 (= (_ bv65 7) old.attention.head_dim.kind)))
 (= old.attention.head_dim.padded (and $x1561 (not (= 0 ?x3013)))))))
(assert
 (let (($x988 (= (- 1) old.attention.head_dim.n)))
 (let (($x1058 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x115 (ite $x1058 (or $x988 (<= old.attention.head_dim.parts old.attention.head_dim.n)) (or $x988 (< 1 old.attention.head_dim.n)))))
 (let ((?x152 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x1830 (div (* ?x152 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x1561 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2344 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x762 (ite $x2344 (or $x988 (< old.attention.head_dim.block old.attention.head_dim.n)) (ite $x1561 (or $x988 (< ?x1830 old.attention.head_dim.n)) $x115))))
 (let (($x2626 (= 1 old.attention.head_dim.parts)))
 (let (($x2238 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x1381 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x1918 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1936 (or $x1918 $x1381)))
 (let (($x2178 (ite $x1936 old.attention.head_dim.given_moved (ite (or $x2238 $x2626) false $x762))))
 (= old.attention.head_dim.moved $x2178))))))))))))))))
(assert
 (let ((?x2820 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x2526 (* (div (- ?x2820 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x3163 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x2521 (and $x3163 (< 1 old.attention.value_dim.parts) (= (div ?x2526 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x2521))))))
(assert
 (let (($x1834 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x648 (not old.model.sinks)))
 (= old.attention.one_key (and $x648 $x1834)))))
(assert
 (let (($x526 (not old.attention.heads.padded)))
 (let (($x2359 (= 1 old.attention.heads.parts)))
 (let (($x247 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x797 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x2382 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1246 (or $x2382 $x797)))
 (let (($x1846 (ite $x1246 old.attention.heads.given_everywhere (or $x247 (and $x2359 $x526)))))
 (= old.attention.heads.everywhere $x1846)))))))))
(assert
 (let (($x2473 (not old.attention.head_dim.padded)))
 (let (($x2626 (= 1 old.attention.head_dim.parts)))
 (let (($x2238 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x1381 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x1918 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1936 (or $x1918 $x1381)))
 (let (($x959 (ite $x1936 old.attention.head_dim.given_everywhere (or $x2238 (and $x2626 $x2473)))))
 (= old.attention.head_dim.everywhere $x959)))))))))
(assert
 (let (($x2967 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x830 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1885 (ite (or $x830 $x2967) (_ bv16 7) (_ bv96 7))))
 (let (($x1284 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x53 (or old.model.latent old.attention.kv_filled)))
 (let (($x2479 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1699 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1248 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x754 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x107 (and $x1699 $x754 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x1248)))
 (let ((?x3334 (ite (or $x830 $x107 (and $x1699 $x2479 old.attention.heads.filled $x53)) (_ bv96 7) (_ bv16 7))))
 (let (($x197 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x928 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3327 (or $x928 $x1284)))
 (let ((?x2509 (ite (or $x3327 $x197) old.attention.qkv.split ?x3334)))
 (let (($x1043 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x971 (not $x1043)))
 (let ((?x825 (ite $x971 ?x2509 (ite (or $x1284 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) ?x1885))))
 (let ((?x1958 (ite (or $x3327 $x197 old.model.query_latent) (_ bv96 7) (ite $x1699 (_ bv21 7) (_ bv16 7)))))
 (let (($x528 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x528 ?x1958 ?x825)))))))))))))))))))))))
(assert
 (let (($x2967 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x830 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1885 (ite (or $x830 $x2967) (_ bv16 7) (_ bv96 7))))
 (let (($x1284 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x53 (or old.model.latent old.attention.kv_filled)))
 (let (($x2479 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1699 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1248 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x754 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x107 (and $x1699 $x754 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x1248)))
 (let ((?x3334 (ite (or $x830 $x107 (and $x1699 $x2479 old.attention.heads.filled $x53)) (_ bv96 7) (_ bv16 7))))
 (let (($x197 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x928 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3327 (or $x928 $x1284)))
 (let ((?x2509 (ite (or $x3327 $x197) old.attention.qkv.split ?x3334)))
 (let (($x1043 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x971 (not $x1043)))
 (let ((?x325 (ite $x971 ?x2509 (ite (or $x1284 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x1885))))
 (let ((?x1958 (ite (or $x3327 $x197 old.model.query_latent) (_ bv96 7) (ite $x1699 (_ bv21 7) (_ bv16 7)))))
 (let (($x528 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x528 ?x1958 ?x325)))))))))))))))))))))))
(assert
 (let (($x1343 (not old.attention.heads.moved)))
 (let (($x186 (= (_ bv99 7) old.attention.heads.kind)))
 (let (($x2726 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x3188 (= (_ bv11 7) old.attention.heads.kind)))
 (let (($x2865 (= (_ bv18 7) old.attention.heads.kind)))
 (let (($x2388 (or old.attention.heads.everywhere old.attention.heads.filled (and (or $x2865 $x3188 $x2726 $x186) $x1343))))
 (let (($x797 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x2382 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1246 (or $x2382 $x797)))
 (= old.attention.heads.undivided (ite $x1246 old.attention.heads.given_undivided $x2388))))))))))))
(assert
 (let (($x1874 (not old.attention.head_dim.moved)))
 (let (($x1824 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x2344 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x2276 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x2557 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x1662 (or old.attention.head_dim.everywhere old.attention.head_dim.filled (and (or $x2557 $x2276 $x2344 $x1824) $x1874))))
 (let (($x1381 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x1918 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1936 (or $x1918 $x1381)))
 (= old.attention.head_dim.undivided (ite $x1936 old.attention.head_dim.given_undivided $x1662))))))))))))
(assert
 (= old.prefill false))
(assert
 (and (<= 1 new.attention.head_dim.block)))
(assert
 (let (($x3535 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x218 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x1132 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x318 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x2877 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x337 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1129 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x1212 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x2629 (= (_ bv11 7) new.attention.head_dim.kind)))
 (or $x2629 $x1212 $x1129 $x337 (= (_ bv56 7) new.attention.head_dim.kind) $x2877 $x318 $x1132 $x218 $x3535)))))))))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (and (<= 1 new.attention.heads.block)))
(assert
 (let (($x614 (= (_ bv99 7) new.attention.heads.kind)))
 (let (($x230 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2679 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x3441 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1174 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x2035 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x531 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x161 (= (_ bv18 7) new.attention.heads.kind)))
 (let (($x343 (= (_ bv11 7) new.attention.heads.kind)))
 (or $x343 $x161 $x531 $x2035 (= (_ bv56 7) new.attention.heads.kind) $x1174 $x3441 $x2679 $x230 $x614)))))))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x3486 (= (_ bv8 7) new.attention.pairs)))
 (or $x3486 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x1312 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2368 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2781 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2747 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1945 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1945 $x2747 $x2781 $x2368 $x1312)))))))
(assert
 (let (($x606 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x606 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x2389 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x2389 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x1226 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x1131 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2432 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2537 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x2537 $x2432 $x1131 $x1226))))))
(assert
 (let (($x1839 (= (_ bv93 7) new.attention.scores.statistic)))
 (or (= (_ bv49 7) new.attention.scores.statistic) $x1839)))
(assert
 (let (($x1499 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x1499 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x647 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x647)))
(assert
 (let (($x290 (= (_ bv97 7) new.model.qk_norm)))
 (let (($x18 (= (_ bv57 7) new.model.qk_norm)))
 (or (= (_ bv35 7) new.model.qk_norm) $x18 $x290))))
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
 (let ((?x291 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x1320 (div (* ?x291 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x1174 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x452 (and $x1174 (< 1 new.attention.heads.parts) (= ?x1320 new.attention.heads.n))))
 (= new.attention.heads.filled $x452))))))
(assert
 (let (($x654 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x1174 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x1174 $x654)))))
(assert
 (let (($x1099 (= (- 1) new.attention.heads.n)))
 (let (($x531 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x726 (ite $x531 (or $x1099 (<= new.attention.heads.parts new.attention.heads.n)) (or $x1099 (< 1 new.attention.heads.n)))))
 (let ((?x291 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x1320 (div (* ?x291 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x1174 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x2679 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x2441 (ite $x2679 (or $x1099 (< new.attention.heads.block new.attention.heads.n)) (ite $x1174 (or $x1099 (< ?x1320 new.attention.heads.n)) $x726))))
 (let (($x1262 (= 1 new.attention.heads.parts)))
 (let (($x230 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2035 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x3441 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1783 (or $x3441 $x2035)))
 (let (($x3615 (ite $x1783 new.attention.heads.given_moved (ite (or $x230 $x1262) false $x2441))))
 (= new.attention.heads.moved $x3615))))))))))))))))
(assert
 (let ((?x969 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x194 (div (* ?x969 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2877 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2782 (and $x2877 (< 1 new.attention.head_dim.parts) (= ?x194 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x2782))))))
(assert
 (let ((?x2146 (mod new.attention.head_dim.n new.attention.head_dim.multiple)))
 (let (($x2877 (= (_ bv65 7) new.attention.head_dim.kind)))
 (= new.attention.head_dim.padded (and $x2877 (not (= 0 ?x2146)))))))
(assert
 (let (($x1583 (= (- 1) new.attention.head_dim.n)))
 (let (($x1129 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x3062 (ite $x1129 (or $x1583 (<= new.attention.head_dim.parts new.attention.head_dim.n)) (or $x1583 (< 1 new.attention.head_dim.n)))))
 (let ((?x969 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x194 (div (* ?x969 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2877 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1132 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x444 (ite $x1132 (or $x1583 (< new.attention.head_dim.block new.attention.head_dim.n)) (ite $x2877 (or $x1583 (< ?x194 new.attention.head_dim.n)) $x3062))))
 (let (($x569 (= 1 new.attention.head_dim.parts)))
 (let (($x218 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x337 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x318 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x1829 (or $x318 $x337)))
 (let (($x3374 (ite $x1829 new.attention.head_dim.given_moved (ite (or $x218 $x569) false $x444))))
 (= new.attention.head_dim.moved $x3374))))))))))))))))
(assert
 (let ((?x2010 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x908 (* (div ?x2010 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x1499 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x3328 (and $x1499 (< 1 new.attention.value_dim.parts) (= (div ?x908 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x3328))))))
(assert
 (let (($x2448 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x81 (not new.model.sinks)))
 (= new.attention.one_key (and $x81 $x2448)))))
(assert
 (let (($x1261 (not new.attention.heads.padded)))
 (let (($x1262 (= 1 new.attention.heads.parts)))
 (let (($x230 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2035 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x3441 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1783 (or $x3441 $x2035)))
 (let (($x950 (ite $x1783 new.attention.heads.given_everywhere (or $x230 (and $x1262 $x1261)))))
 (= new.attention.heads.everywhere $x950)))))))))
(assert
 (let (($x1545 (not new.attention.head_dim.padded)))
 (let (($x569 (= 1 new.attention.head_dim.parts)))
 (let (($x218 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x337 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x318 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x1829 (or $x318 $x337)))
 (let (($x561 (ite $x1829 new.attention.head_dim.given_everywhere (or $x218 (and $x569 $x1545)))))
 (= new.attention.head_dim.everywhere $x561)))))))))
(assert
 (let (($x1312 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1945 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2867 (ite (or $x1945 $x1312) (_ bv16 7) (_ bv96 7))))
 (let (($x2368 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2432 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2747 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2342 (and $x2747 $x2432 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2537 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2745 (and $x2747 $x2537 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2872 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2781 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x3208 (or $x2781 $x2368)))
 (let ((?x2536 (ite (or $x3208 $x2872) new.attention.qkv.split (ite (or $x1945 $x2745 $x2342) (_ bv96 7) (_ bv16 7)))))
 (let (($x1131 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x962 (not $x1131)))
 (let ((?x3050 (ite $x962 ?x2536 (ite (or $x2368 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) ?x2867))))
 (let ((?x2287 (ite (or $x3208 $x2872 new.model.query_latent) (_ bv96 7) (ite $x2747 (_ bv21 7) (_ bv16 7)))))
 (let (($x1226 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x1226 ?x2287 ?x3050)))))))))))))))))))))
(assert
 (let (($x1312 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1945 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2867 (ite (or $x1945 $x1312) (_ bv16 7) (_ bv96 7))))
 (let (($x2368 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2432 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2747 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2342 (and $x2747 $x2432 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2537 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2745 (and $x2747 $x2537 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2872 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2781 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x3208 (or $x2781 $x2368)))
 (let ((?x2536 (ite (or $x3208 $x2872) new.attention.qkv.split (ite (or $x1945 $x2745 $x2342) (_ bv96 7) (_ bv16 7)))))
 (let (($x1131 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x962 (not $x1131)))
 (let ((?x2219 (ite $x962 ?x2536 (ite (or $x2368 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x2867))))
 (let ((?x2287 (ite (or $x3208 $x2872 new.model.query_latent) (_ bv96 7) (ite $x2747 (_ bv21 7) (_ bv16 7)))))
 (let (($x1226 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x1226 ?x2287 ?x2219)))))))))))))))))))))
(assert
 (let (($x3414 (not new.attention.heads.moved)))
 (let (($x614 (= (_ bv99 7) new.attention.heads.kind)))
 (let (($x2679 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x343 (= (_ bv11 7) new.attention.heads.kind)))
 (let (($x161 (= (_ bv18 7) new.attention.heads.kind)))
 (let (($x2374 (or new.attention.heads.everywhere new.attention.heads.filled (and (or $x161 $x343 $x2679 $x614) $x3414))))
 (let (($x2035 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x3441 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1783 (or $x3441 $x2035)))
 (= new.attention.heads.undivided (ite $x1783 new.attention.heads.given_undivided $x2374))))))))))))
(assert
 (let (($x2011 (not new.attention.head_dim.moved)))
 (let (($x3535 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x1132 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x2629 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x1212 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x2489 (or new.attention.head_dim.everywhere new.attention.head_dim.filled (and (or $x1212 $x2629 $x1132 $x3535) $x2011))))
 (let (($x337 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x318 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x1829 (or $x318 $x337)))
 (= new.attention.head_dim.undivided (ite $x1829 new.attention.head_dim.given_undivided $x2489))))))))))))
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
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2798 $x478 $x59 $x1517 $x357)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1606 (* old.sp old.tp)))
 (<= old.moe.block ?x1606)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1606 (* old.sp old.tp)))
 (= old.stage.ranks ?x1606)))
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
 (let (($x3228 (not old.moe.group.sp)))
 (let (($x3564 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x3564 $x3228))))
(assert
 (let ((?x2673 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x2673)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x289 (not new.attention.heads.undivided)))
 (let (($x2995 (not new.attention.one_key)))
 (let (($x2015 (or (and (= (_ bv37 7) new.attention.k) (not new.attention.kv_undivided)) (and (= (_ bv37 7) new.attention.q) $x2995 $x289))))
 (let (($x290 (= (_ bv97 7) new.model.qk_norm)))
 (let (($x2421 (not new.attention.head_dim.undivided)))
 (let (($x3439 (and (or (= (_ bv36 7) new.attention.k) (and (= (_ bv36 7) new.attention.q) $x2995)) $x2421)))
 (let (($x18 (= (_ bv57 7) new.model.qk_norm)))
 (let (($x1839 (= (_ bv93 7) new.attention.scores.statistic)))
 (not (or $x1839 $x18 (not (or $x3439 (and $x290 $x2015))))))))))))))
(assert
 (let (($x1740 (not old.attention.heads.undivided)))
(let (($x1201 (not old.attention.one_key)))
(let (($x2048 (or (and (= (_ bv37 7) old.attention.k) (not old.attention.kv_undivided)) (and (= (_ bv37 7) old.attention.q) $x1201 $x1740))))
(let (($x3148 (= (_ bv97 7) old.model.qk_norm)))
(let (($x353 (not old.attention.head_dim.undivided)))
(let (($x2363 (and (or (= (_ bv36 7) old.attention.k) (and (= (_ bv36 7) old.attention.q) $x1201)) $x353)))
(let (($x977 (= (_ bv57 7) old.model.qk_norm)))
(let (($x2323 (= (_ bv93 7) old.attention.scores.statistic)))
(or $x2323 $x977 (not (or $x2363 (and $x3148 $x2048)))))))))))))
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
 (let (($x1561 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x1561 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (and (<= 1 old.attention.heads.block)))
(assert
 (let (($x247 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x2726 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x2382 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1621 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x797 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x964 (= (_ bv26 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) $x964 $x797 (= (_ bv56 7) old.attention.heads.kind) $x1621 $x2382 $x2726 $x247 (= (_ bv99 7) old.attention.heads.kind)))))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x1143 (= (_ bv8 7) old.attention.pairs)))
 (or $x1143 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x2967 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1284 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x928 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1699 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x830 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x830 $x1699 $x928 $x1284 $x2967)))))))
(assert
 (let (($x1935 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x1935 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x528 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x1043 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2479 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x754 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x754 $x2479 $x1043 $x528))))))
(assert
 (let (($x2356 (= (_ bv63 7) old.attention.scores.per_head)))
 (or (= (_ bv29 7) old.attention.scores.per_head) $x2356)))
(assert
 (let (($x3163 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x3163 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x1944 (= (_ bv42 7) old.batch.idle)))
 (or $x1944 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x478 $x59 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x1517 $x2798 $x357)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x3257 (= (_ bv79 7) old.model.positions)))
 (let (($x3348 (= (_ bv2 7) old.model.positions)))
 (or $x3348 (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x3257))))
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
 (let ((?x1288 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x1057 (div (* ?x1288 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x2946 (< 1 old.attention.heads.parts)))
 (let (($x1621 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x1621 $x2946 (= ?x1057 old.attention.heads.n))))))))
(assert
 (let ((?x1288 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x1057 (div (* ?x1288 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x2946 (< 1 old.attention.heads.parts)))
 (let (($x1621 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.leads (and $x1621 $x2946 (<= old.attention.heads.n ?x1057))))))))
(assert
 (let (($x3313 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x1621 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x1621 $x3313)))))
(assert
 (let (($x227 (= (- 1) old.attention.heads.n)))
 (let (($x964 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x2423 (ite $x964 (or $x227 (<= old.attention.heads.parts old.attention.heads.n)) (or $x227 (< 1 old.attention.heads.n)))))
 (let ((?x1288 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x1057 (div (* ?x1288 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x1621 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x2726 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x1112 (ite $x2726 (or $x227 (< old.attention.heads.block old.attention.heads.n)) (ite $x1621 (or $x227 (< ?x1057 old.attention.heads.n)) $x2423))))
 (let (($x247 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x797 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x2382 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x2325 (ite (or $x2382 $x797) old.attention.heads.given_moved (ite (or $x247 (= 1 old.attention.heads.parts)) false $x1112))))
 (= old.attention.heads.moved $x2325))))))))))))))
(assert
 (let ((?x152 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x1830 (div (* ?x152 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x1561 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2583 (and $x1561 (< 1 old.attention.head_dim.parts) (= ?x1830 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x2583))))))
(assert
 (let ((?x2820 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x2526 (* (div (- ?x2820 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x3163 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x2521 (and $x3163 (< 1 old.attention.value_dim.parts) (= (div ?x2526 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x2521))))))
(assert
 (let (($x1834 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x648 (not old.model.sinks)))
 (= old.attention.one_key (and $x648 $x1834)))))
(assert
 (let (($x2967 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x830 (= (_ bv4 7) old.attention.qkv.collective)))
 (let (($x1284 (= (_ bv57 7) old.attention.qkv.collective)))
 (let ((?x85 (ite (or $x1284 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x830 $x2967) (_ bv16 7) (_ bv96 7)))))
 (let (($x53 (or old.model.latent old.attention.kv_filled)))
 (let (($x2479 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1699 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1248 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x754 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x107 (and $x1699 $x754 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x1248)))
 (let ((?x3334 (ite (or $x830 $x107 (and $x1699 $x2479 old.attention.heads.filled $x53)) (_ bv96 7) (_ bv16 7))))
 (let (($x197 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x928 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3327 (or $x928 $x1284)))
 (let ((?x825 (ite (not (= (_ bv40 7) old.attention.qkv.split)) (ite (or $x3327 $x197) old.attention.qkv.split ?x3334) ?x85)))
 (let (($x528 (= (_ bv57 7) old.attention.qkv.split)))
 (let ((?x2717 (ite $x528 (ite (or $x3327 $x197 old.model.query_latent) (_ bv96 7) (ite $x1699 (_ bv21 7) (_ bv16 7))) ?x825)))
 (= old.attention.q ?x2717)))))))))))))))))))
(assert
 (= old.prefill false))
(assert
 (let (($x2877 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x2877 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (and (<= 1 new.attention.heads.block)))
(assert
 (let (($x230 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2679 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x3441 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1174 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x2035 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x531 (= (_ bv26 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) $x531 $x2035 (= (_ bv56 7) new.attention.heads.kind) $x1174 $x3441 $x2679 $x230 (= (_ bv99 7) new.attention.heads.kind)))))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x3486 (= (_ bv8 7) new.attention.pairs)))
 (or $x3486 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x1312 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2368 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2781 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2747 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1945 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1945 $x2747 $x2781 $x2368 $x1312)))))))
(assert
 (let (($x2389 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x2389 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x1226 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x1131 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2432 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2537 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x2537 $x2432 $x1131 $x1226))))))
(assert
 (let (($x637 (= (_ bv63 7) new.attention.scores.per_head)))
 (or (= (_ bv29 7) new.attention.scores.per_head) $x637)))
(assert
 (let (($x1499 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x1499 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x647 (= (_ bv79 7) new.model.positions)))
 (let (($x542 (= (_ bv2 7) new.model.positions)))
 (or $x542 (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x647))))
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
 (let ((?x291 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x1320 (div (* ?x291 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x1024 (< 1 new.attention.heads.parts)))
 (let (($x1174 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x1174 $x1024 (= ?x1320 new.attention.heads.n))))))))
(assert
 (let ((?x291 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x1320 (div (* ?x291 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x1024 (< 1 new.attention.heads.parts)))
 (let (($x1174 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.leads (and $x1174 $x1024 (<= new.attention.heads.n ?x1320))))))))
(assert
 (let (($x654 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x1174 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x1174 $x654)))))
(assert
 (let (($x1099 (= (- 1) new.attention.heads.n)))
 (let (($x531 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x726 (ite $x531 (or $x1099 (<= new.attention.heads.parts new.attention.heads.n)) (or $x1099 (< 1 new.attention.heads.n)))))
 (let ((?x291 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x1320 (div (* ?x291 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x1174 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x2679 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x2441 (ite $x2679 (or $x1099 (< new.attention.heads.block new.attention.heads.n)) (ite $x1174 (or $x1099 (< ?x1320 new.attention.heads.n)) $x726))))
 (let (($x230 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2035 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x3441 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x3615 (ite (or $x3441 $x2035) new.attention.heads.given_moved (ite (or $x230 (= 1 new.attention.heads.parts)) false $x2441))))
 (= new.attention.heads.moved $x3615))))))))))))))
(assert
 (let ((?x969 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x194 (div (* ?x969 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2877 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2782 (and $x2877 (< 1 new.attention.head_dim.parts) (= ?x194 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x2782))))))
(assert
 (let ((?x2010 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x908 (* (div ?x2010 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x1499 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x3328 (and $x1499 (< 1 new.attention.value_dim.parts) (= (div ?x908 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x3328))))))
(assert
 (let (($x2448 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x81 (not new.model.sinks)))
 (= new.attention.one_key (and $x81 $x2448)))))
(assert
 (let (($x1312 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1945 (= (_ bv4 7) new.attention.qkv.collective)))
 (let (($x2368 (= (_ bv57 7) new.attention.qkv.collective)))
 (let ((?x595 (ite (or $x2368 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x1945 $x1312) (_ bv16 7) (_ bv96 7)))))
 (let (($x2432 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2747 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2342 (and $x2747 $x2432 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2537 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2745 (and $x2747 $x2537 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2872 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2781 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x3208 (or $x2781 $x2368)))
 (let ((?x2536 (ite (or $x3208 $x2872) new.attention.qkv.split (ite (or $x1945 $x2745 $x2342) (_ bv96 7) (_ bv16 7)))))
 (let (($x1226 (= (_ bv57 7) new.attention.qkv.split)))
 (let ((?x2061 (ite $x1226 (ite (or $x3208 $x2872 new.model.query_latent) (_ bv96 7) (ite $x2747 (_ bv21 7) (_ bv16 7))) (ite (not (= (_ bv40 7) new.attention.qkv.split)) ?x2536 ?x595))))
 (= new.attention.q ?x2061)))))))))))))))))
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
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2798 $x478 $x59 $x1517 $x357)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1606 (* old.sp old.tp)))
 (<= old.moe.block ?x1606)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1606 (* old.sp old.tp)))
 (= old.stage.ranks ?x1606)))
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
 (let (($x3228 (not old.moe.group.sp)))
 (let (($x3564 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x3564 $x3228))))
(assert
 (let ((?x2673 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x2673)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x1768 (not new.attention.heads.filled)))
 (let (($x2917 (and new.attention.heads.padded $x1768 (or new.attention.heads.leads (= 1 new.tp)))))
 (let (($x3379 (and (not new.attention.heads.moved) (or (not new.attention.heads.padded) new.attention.heads.filled))))
 (let (($x637 (= (_ bv63 7) new.attention.scores.per_head)))
 (let (($x2699 (or (not (= (_ bv37 7) new.attention.q)) $x637 (not (or (= (_ bv2 7) new.model.positions) new.model.sinks)) $x3379 (and new.attention.one_key (not $x2917)))))
 (not $x2699)))))))
(assert
 (let (($x280 (not old.attention.heads.filled)))
(let (($x504 (and old.attention.heads.padded $x280 (or old.attention.heads.leads (= 1 old.tp)))))
(let (($x1343 (not old.attention.heads.moved)))
(let (($x400 (and $x1343 (or (not old.attention.heads.padded) old.attention.heads.filled))))
(let (($x2356 (= (_ bv63 7) old.attention.scores.per_head)))
(or (not (= (_ bv37 7) old.attention.q)) $x2356 (not (or (= (_ bv2 7) old.model.positions) old.model.sinks)) $x400 (and old.attention.one_key (not $x504)))))))))
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
(declare-fun old.attention.heads.filled () Bool)
(declare-fun old.attention.heads.padded () Bool)
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
(declare-fun new.attention.heads.filled () Bool)
(declare-fun new.attention.heads.padded () Bool)
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
 (let (($x2238 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x2344 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x1918 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1561 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1381 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x1058 (= (_ bv26 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) $x1058 $x1381 (= (_ bv56 7) old.attention.head_dim.kind) $x1561 $x1918 $x2344 $x2238 (= (_ bv99 7) old.attention.head_dim.kind)))))))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (and (<= 1 old.attention.heads.block)))
(assert
 (let (($x247 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x2726 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x2382 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1621 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x797 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x964 (= (_ bv26 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) $x964 $x797 (= (_ bv56 7) old.attention.heads.kind) $x1621 $x2382 $x2726 $x247 (= (_ bv99 7) old.attention.heads.kind)))))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x1355 (= (_ bv32 7) old.attention.out.input)))
 (let (($x3467 (= (_ bv10 7) old.attention.out.input)))
 (or $x3467 $x1355 (= (_ bv63 7) old.attention.out.input)))))
(assert
 (let (($x3124 (= (_ bv40 7) old.attention.out.split)))
 (or $x3124 (= (_ bv57 7) old.attention.out.split) (= (_ bv61 7) old.attention.out.split))))
(assert
 (let (($x1143 (= (_ bv8 7) old.attention.pairs)))
 (or $x1143 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x2967 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1284 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x928 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1699 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x830 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x830 $x1699 $x928 $x1284 $x2967)))))))
(assert
 (let (($x1981 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x1981 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x528 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x1043 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2479 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x754 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x754 $x2479 $x1043 $x528))))))
(assert
 (let (($x2277 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x2277 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x3508 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x141 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x3163 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x1544 (= (_ bv48 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) $x1544 (= (_ bv56 7) old.attention.value_dim.kind) $x3163 $x141 (= (_ bv91 7) old.attention.value_dim.kind) $x3508 (= (_ bv99 7) old.attention.value_dim.kind)))))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x1944 (= (_ bv42 7) old.batch.idle)))
 (or $x1944 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x478 $x59 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x1517 $x2798 $x357)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x3257 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x3257)))
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
 (let ((?x1288 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x1057 (div (* ?x1288 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x1621 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x406 (and $x1621 (< 1 old.attention.heads.parts) (= ?x1057 old.attention.heads.n))))
 (= old.attention.heads.filled $x406))))))
(assert
 (let (($x3313 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x1621 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x1621 $x3313)))))
(assert
 (let (($x227 (= (- 1) old.attention.heads.n)))
 (let (($x964 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x2423 (ite $x964 (or $x227 (<= old.attention.heads.parts old.attention.heads.n)) (or $x227 (< 1 old.attention.heads.n)))))
 (let ((?x1288 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x1057 (div (* ?x1288 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x1621 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x2726 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x1112 (ite $x2726 (or $x227 (< old.attention.heads.block old.attention.heads.n)) (ite $x1621 (or $x227 (< ?x1057 old.attention.heads.n)) $x2423))))
 (let (($x2359 (= 1 old.attention.heads.parts)))
 (let (($x247 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x797 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x2382 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1246 (or $x2382 $x797)))
 (let (($x2325 (ite $x1246 old.attention.heads.given_moved (ite (or $x247 $x2359) false $x1112))))
 (= old.attention.heads.moved $x2325))))))))))))))))
(assert
 (let ((?x152 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x1830 (div (* ?x152 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x1561 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2583 (and $x1561 (< 1 old.attention.head_dim.parts) (= ?x1830 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x2583))))))
(assert
 (let (($x1585 (= (- 1) old.attention.head_dim.n)))
 (let (($x1058 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x2482 (ite $x1058 (or $x1585 (<= old.attention.head_dim.parts old.attention.head_dim.n)) (or $x1585 (< 1 old.attention.head_dim.n)))))
 (let ((?x152 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x1830 (div (* ?x152 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x1561 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2344 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x2373 (ite $x2344 (or $x1585 (< old.attention.head_dim.block old.attention.head_dim.n)) (ite $x1561 (or $x1585 (< ?x1830 old.attention.head_dim.n)) $x2482))))
 (let (($x2238 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x1381 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x1918 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1936 (ite (or $x1918 $x1381) old.attention.head_dim.given_moved (ite (or $x2238 (= 1 old.attention.head_dim.parts)) false $x2373))))
 (= old.attention.head_dim.moved $x1936))))))))))))))
(assert
 (let ((?x2820 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x2526 (* (div (- ?x2820 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x3163 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x2521 (and $x3163 (< 1 old.attention.value_dim.parts) (= (div ?x2526 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x2521))))))
(assert
 (let ((?x1583 (mod old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let (($x3163 (= (_ bv65 7) old.attention.value_dim.kind)))
 (= old.attention.value_dim.padded (and $x3163 (not (= 0 ?x1583)))))))
(assert
 (let (($x3124 (= (_ bv40 7) old.attention.out.split)))
 (let (($x1998 (not $x3124)))
 (let (($x3467 (= (_ bv10 7) old.attention.out.input)))
 (let (($x1355 (= (_ bv32 7) old.attention.out.input)))
 (= old.attention.gathers (or $x1355 (and $x3467 $x1998))))))))
(assert
 (let (($x526 (not old.attention.heads.padded)))
 (let (($x2359 (= 1 old.attention.heads.parts)))
 (let (($x247 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x797 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x2382 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1246 (or $x2382 $x797)))
 (let (($x29 (ite $x1246 old.attention.heads.given_everywhere (or $x247 (and $x2359 $x526)))))
 (= old.attention.heads.everywhere $x29)))))))))
(assert
 (let (($x2967 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x830 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1885 (ite (or $x830 $x2967) (_ bv16 7) (_ bv96 7))))
 (let (($x1284 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x53 (or old.model.latent old.attention.kv_filled)))
 (let (($x2479 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1699 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1248 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x754 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x107 (and $x1699 $x754 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x1248)))
 (let ((?x3334 (ite (or $x830 $x107 (and $x1699 $x2479 old.attention.heads.filled $x53)) (_ bv96 7) (_ bv16 7))))
 (let (($x197 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x928 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3327 (or $x928 $x1284)))
 (let ((?x2509 (ite (or $x3327 $x197) old.attention.qkv.split ?x3334)))
 (let (($x1043 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x971 (not $x1043)))
 (let ((?x1841 (ite $x971 ?x2509 (ite (or $x1284 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x1885))))
 (let ((?x1958 (ite (or $x3327 $x197 old.model.query_latent) (_ bv96 7) (ite $x1699 (_ bv21 7) (_ bv16 7)))))
 (let (($x528 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x528 ?x1958 ?x1841)))))))))))))))))))))))
(assert
 (let (($x2633 (not old.attention.value_dim.padded)))
 (let (($x3508 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x1544 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x141 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x1883 (ite (or $x141 $x1544) old.attention.value_dim.given_everywhere (or $x3508 (and (= 1 old.attention.value_dim.parts) $x2633)))))
 (= old.attention.value_dim.everywhere $x1883)))))))
(assert
 (let (($x2967 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x830 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1885 (ite (or $x830 $x2967) (_ bv16 7) (_ bv96 7))))
 (let (($x1284 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x53 (or old.model.latent old.attention.kv_filled)))
 (let (($x2479 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1699 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1248 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x754 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x107 (and $x1699 $x754 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x1248)))
 (let ((?x3334 (ite (or $x830 $x107 (and $x1699 $x2479 old.attention.heads.filled $x53)) (_ bv96 7) (_ bv16 7))))
 (let (($x197 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x928 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3327 (or $x928 $x1284)))
 (let ((?x2509 (ite (or $x3327 $x197) old.attention.qkv.split ?x3334)))
 (let (($x1043 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x971 (not $x1043)))
 (let ((?x3000 (ite $x971 ?x2509 (ite (or $x1284 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x1885))))
 (let ((?x1958 (ite (or $x3327 $x197 old.model.query_latent) (_ bv96 7) (ite $x1699 (_ bv21 7) (_ bv16 7)))))
 (let (($x528 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x528 ?x1958 ?x3000))))))))))))))))))))))))
(assert
 (let (($x2479 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2381 (or (= (_ bv92 7) old.attention.v) (= (_ bv96 7) old.attention.v) (= (_ bv37 7) old.attention.v) (= (_ bv36 7) old.attention.v))))
 (let ((?x3098 (ite $x2381 old.attention.v (ite $x2479 (_ bv37 7) (ite (= (_ bv36 7) old.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= old.attention.mixed ?x3098)))))
(assert
 (let (($x3124 (= (_ bv40 7) old.attention.out.split)))
 (let (($x1998 (not $x3124)))
 (let (($x1874 (= (_ bv36 7) old.attention.mixed)))
 (let (($x2388 (or (and old.attention.gathers (or (= (_ bv37 7) old.attention.mixed) $x1874)) (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.everywhere) (and $x1874 old.attention.value_dim.everywhere $x1998))))
 (= old.attention.mixed_in (ite $x2388 (_ bv96 7) old.attention.mixed)))))))
(assert
 (and (<= 1 new.attention.head_dim.block)))
(assert
 (let (($x218 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x1132 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x318 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x2877 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x337 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1129 (= (_ bv26 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) $x1129 $x337 (= (_ bv56 7) new.attention.head_dim.kind) $x2877 $x318 $x1132 $x218 (= (_ bv99 7) new.attention.head_dim.kind)))))))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (and (<= 1 new.attention.heads.block)))
(assert
 (let (($x230 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2679 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x3441 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1174 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x2035 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x531 (= (_ bv26 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) $x531 $x2035 (= (_ bv56 7) new.attention.heads.kind) $x1174 $x3441 $x2679 $x230 (= (_ bv99 7) new.attention.heads.kind)))))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x3062 (= (_ bv32 7) new.attention.out.input)))
 (let (($x1011 (= (_ bv10 7) new.attention.out.input)))
 (or $x1011 $x3062 (= (_ bv63 7) new.attention.out.input)))))
(assert
 (let (($x277 (= (_ bv40 7) new.attention.out.split)))
 (or $x277 (= (_ bv57 7) new.attention.out.split) (= (_ bv61 7) new.attention.out.split))))
(assert
 (let (($x3486 (= (_ bv8 7) new.attention.pairs)))
 (or $x3486 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x1312 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2368 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2781 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2747 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1945 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1945 $x2747 $x2781 $x2368 $x1312)))))))
(assert
 (let (($x749 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x749 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x1226 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x1131 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2432 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2537 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x2537 $x2432 $x1131 $x1226))))))
(assert
 (let (($x289 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x289 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x1924 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x104 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x1499 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x1278 (= (_ bv48 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) $x1278 (= (_ bv56 7) new.attention.value_dim.kind) $x1499 $x104 (= (_ bv91 7) new.attention.value_dim.kind) $x1924 (= (_ bv99 7) new.attention.value_dim.kind)))))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x647 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x647)))
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
 (let ((?x291 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x1320 (div (* ?x291 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x1174 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x452 (and $x1174 (< 1 new.attention.heads.parts) (= ?x1320 new.attention.heads.n))))
 (= new.attention.heads.filled $x452))))))
(assert
 (let (($x654 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x1174 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x1174 $x654)))))
(assert
 (let (($x1099 (= (- 1) new.attention.heads.n)))
 (let (($x531 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x726 (ite $x531 (or $x1099 (<= new.attention.heads.parts new.attention.heads.n)) (or $x1099 (< 1 new.attention.heads.n)))))
 (let ((?x291 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x1320 (div (* ?x291 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x1174 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x2679 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x2441 (ite $x2679 (or $x1099 (< new.attention.heads.block new.attention.heads.n)) (ite $x1174 (or $x1099 (< ?x1320 new.attention.heads.n)) $x726))))
 (let (($x1262 (= 1 new.attention.heads.parts)))
 (let (($x230 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2035 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x3441 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1783 (or $x3441 $x2035)))
 (let (($x3615 (ite $x1783 new.attention.heads.given_moved (ite (or $x230 $x1262) false $x2441))))
 (= new.attention.heads.moved $x3615))))))))))))))))
(assert
 (let ((?x969 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x194 (div (* ?x969 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2877 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2782 (and $x2877 (< 1 new.attention.head_dim.parts) (= ?x194 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x2782))))))
(assert
 (let (($x1823 (= (- 1) new.attention.head_dim.n)))
 (let (($x1129 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x1013 (ite $x1129 (or $x1823 (<= new.attention.head_dim.parts new.attention.head_dim.n)) (or $x1823 (< 1 new.attention.head_dim.n)))))
 (let ((?x969 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x194 (div (* ?x969 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2877 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1132 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x681 (ite $x1132 (or $x1823 (< new.attention.head_dim.block new.attention.head_dim.n)) (ite $x2877 (or $x1823 (< ?x194 new.attention.head_dim.n)) $x1013))))
 (let (($x218 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x337 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x318 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x2343 (ite (or $x318 $x337) new.attention.head_dim.given_moved (ite (or $x218 (= 1 new.attention.head_dim.parts)) false $x681))))
 (= new.attention.head_dim.moved $x2343))))))))))))))
(assert
 (let ((?x2010 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x908 (* (div ?x2010 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x1499 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x3328 (and $x1499 (< 1 new.attention.value_dim.parts) (= (div ?x908 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x3328))))))
(assert
 (let ((?x2192 (mod new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let (($x1499 (= (_ bv65 7) new.attention.value_dim.kind)))
 (= new.attention.value_dim.padded (and $x1499 (not (= 0 ?x2192)))))))
(assert
 (let (($x277 (= (_ bv40 7) new.attention.out.split)))
 (let (($x274 (not $x277)))
 (let (($x1011 (= (_ bv10 7) new.attention.out.input)))
 (let (($x3062 (= (_ bv32 7) new.attention.out.input)))
 (= new.attention.gathers (or $x3062 (and $x1011 $x274))))))))
(assert
 (let (($x1261 (not new.attention.heads.padded)))
 (let (($x1262 (= 1 new.attention.heads.parts)))
 (let (($x230 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2035 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x3441 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1783 (or $x3441 $x2035)))
 (let (($x629 (ite $x1783 new.attention.heads.given_everywhere (or $x230 (and $x1262 $x1261)))))
 (= new.attention.heads.everywhere $x629)))))))))
(assert
 (let (($x1312 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1945 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2867 (ite (or $x1945 $x1312) (_ bv16 7) (_ bv96 7))))
 (let (($x2368 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2432 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2747 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2342 (and $x2747 $x2432 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2537 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2745 (and $x2747 $x2537 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2872 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2781 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x3208 (or $x2781 $x2368)))
 (let ((?x2536 (ite (or $x3208 $x2872) new.attention.qkv.split (ite (or $x1945 $x2745 $x2342) (_ bv96 7) (_ bv16 7)))))
 (let (($x1131 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x962 (not $x1131)))
 (let ((?x1468 (ite $x962 ?x2536 (ite (or $x2368 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x2867))))
 (let ((?x2287 (ite (or $x3208 $x2872 new.model.query_latent) (_ bv96 7) (ite $x2747 (_ bv21 7) (_ bv16 7)))))
 (let (($x1226 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x1226 ?x2287 ?x1468)))))))))))))))))))))
(assert
 (let (($x444 (not new.attention.value_dim.padded)))
 (let (($x1924 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x1278 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x104 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x632 (ite (or $x104 $x1278) new.attention.value_dim.given_everywhere (or $x1924 (and (= 1 new.attention.value_dim.parts) $x444)))))
 (= new.attention.value_dim.everywhere $x632)))))))
(assert
 (let (($x1312 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1945 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2867 (ite (or $x1945 $x1312) (_ bv16 7) (_ bv96 7))))
 (let (($x2368 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2432 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2747 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2342 (and $x2747 $x2432 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2537 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2745 (and $x2747 $x2537 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2872 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2781 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x3208 (or $x2781 $x2368)))
 (let ((?x2536 (ite (or $x3208 $x2872) new.attention.qkv.split (ite (or $x1945 $x2745 $x2342) (_ bv96 7) (_ bv16 7)))))
 (let (($x1131 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x962 (not $x1131)))
 (let ((?x1822 (ite $x962 ?x2536 (ite (or $x2368 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x2867))))
 (let ((?x2287 (ite (or $x3208 $x2872 new.model.query_latent) (_ bv96 7) (ite $x2747 (_ bv21 7) (_ bv16 7)))))
 (let (($x1226 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x1226 ?x2287 ?x1822))))))))))))))))))))))
(assert
 (let (($x2432 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x759 (or (= (_ bv92 7) new.attention.v) (= (_ bv96 7) new.attention.v) (= (_ bv37 7) new.attention.v) (= (_ bv36 7) new.attention.v))))
 (let ((?x2378 (ite $x759 new.attention.v (ite $x2432 (_ bv37 7) (ite (= (_ bv36 7) new.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= new.attention.mixed ?x2378)))))
(assert
 (let (($x277 (= (_ bv40 7) new.attention.out.split)))
 (let (($x274 (not $x277)))
 (let (($x2178 (= (_ bv36 7) new.attention.mixed)))
 (let (($x2712 (or (and new.attention.gathers (or (= (_ bv37 7) new.attention.mixed) $x2178)) (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.everywhere) (and $x2178 new.attention.value_dim.everywhere $x274))))
 (= new.attention.mixed_in (ite $x2712 (_ bv96 7) new.attention.mixed)))))))
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
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2798 $x478 $x59 $x1517 $x357)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1606 (* old.sp old.tp)))
 (<= old.moe.block ?x1606)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1606 (* old.sp old.tp)))
 (= old.stage.ranks ?x1606)))
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
 (let (($x3228 (not old.moe.group.sp)))
 (let (($x3564 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x3564 $x3228))))
(assert
 (let ((?x2673 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x2673)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x1442 (or new.attention.head_dim.moved new.attention.value_dim.padded)))
 (let (($x1293 (or new.attention.heads.moved new.attention.heads.padded)))
 (let (($x13 (= 1 new.tp)))
 (let (($x277 (= (_ bv40 7) new.attention.out.split)))
 (let (($x2246 (or $x277 (or (= (_ bv96 7) new.attention.mixed_in) (= (_ bv92 7) new.attention.mixed_in)) (and $x13 (not (ite (= (_ bv37 7) new.attention.mixed_in) $x1293 $x1442))))))
 (not $x2246)))))))
(assert
 (let (($x579 (or old.attention.head_dim.moved old.attention.value_dim.padded)))
(let (($x3473 (or old.attention.heads.moved old.attention.heads.padded)))
(let (($x249 (= 1 old.tp)))
(let (($x3124 (= (_ bv40 7) old.attention.out.split)))
(or $x3124 (or (= (_ bv96 7) old.attention.mixed_in) (= (_ bv92 7) old.attention.mixed_in)) (and $x249 (not (ite (= (_ bv37 7) old.attention.mixed_in) $x3473 $x579)))))))))
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
(declare-fun old.attention.heads.filled () Bool)
(declare-fun old.attention.heads.padded () Bool)
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
(declare-fun new.attention.heads.filled () Bool)
(declare-fun new.attention.heads.padded () Bool)
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
 (let (($x1561 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x1561 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x247 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x2382 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1621 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x797 (= (_ bv48 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) $x797 (= (_ bv56 7) old.attention.heads.kind) $x1621 $x2382 (= (_ bv91 7) old.attention.heads.kind) $x247 (= (_ bv99 7) old.attention.heads.kind)))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x1598 (= (_ bv73 7) old.attention.out.collective)))
 (let (($x758 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x2661 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x2245 (= (_ bv5 7) old.attention.out.collective)))
 (let (($x2386 (= (_ bv4 7) old.attention.out.collective)))
 (or $x2386 $x2245 $x2661 $x758 $x1598)))))))
(assert
 (let (($x1355 (= (_ bv32 7) old.attention.out.input)))
 (let (($x3467 (= (_ bv10 7) old.attention.out.input)))
 (or $x3467 $x1355 (= (_ bv63 7) old.attention.out.input)))))
(assert
 (let (($x1921 (= (_ bv61 7) old.attention.out.split)))
 (let (($x3124 (= (_ bv40 7) old.attention.out.split)))
 (or $x3124 (= (_ bv57 7) old.attention.out.split) $x1921))))
(assert
 (let (($x1143 (= (_ bv8 7) old.attention.pairs)))
 (or $x1143 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x2967 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1284 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x928 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1699 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x830 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x830 $x1699 $x928 $x1284 $x2967)))))))
(assert
 (let (($x1981 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x1981 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x528 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x1043 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2479 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x754 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x754 $x2479 $x1043 $x528))))))
(assert
 (let (($x2277 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x2277 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x3508 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x141 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x3163 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x1544 (= (_ bv48 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) $x1544 (= (_ bv56 7) old.attention.value_dim.kind) $x3163 $x141 (= (_ bv91 7) old.attention.value_dim.kind) $x3508 (= (_ bv99 7) old.attention.value_dim.kind)))))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x1944 (= (_ bv42 7) old.batch.idle)))
 (or $x1944 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x478 $x59 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x1517 $x2798 $x357)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (and (<= 1 old.hidden.block)))
(assert
 (let (($x3182 (= (_ bv96 7) old.hidden.kind)))
 (let (($x2053 (= (_ bv91 7) old.hidden.kind)))
 (let (($x325 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1240 (= (_ bv65 7) old.hidden.kind)))
 (let (($x290 (= (_ bv48 7) old.hidden.kind)))
 (let (($x950 (= (_ bv26 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) $x950 $x290 (= (_ bv56 7) old.hidden.kind) $x1240 $x325 $x2053 $x3182 (= (_ bv99 7) old.hidden.kind)))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x3257 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x3257)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x2523 (= (_ bv49 7) old.norm.statistic)))
 (or $x2523 (= (_ bv93 7) old.norm.statistic))))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x2363 (= (_ bv96 7) old.stream)))
 (let (($x317 (= (_ bv38 7) old.stream)))
 (or $x317 (= (_ bv94 7) old.stream) $x2363))))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let ((?x2357 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1835 (div (* ?x2357 old.hidden.multiple) old.hidden.parts)))
 (let (($x1092 (< 1 old.hidden.parts)))
 (let (($x1240 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x1240 $x1092 (= ?x1835 old.hidden.n))))))))
(assert
 (let ((?x2357 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1835 (div (* ?x2357 old.hidden.multiple) old.hidden.parts)))
 (let (($x1092 (< 1 old.hidden.parts)))
 (let (($x1240 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.leads (and $x1240 $x1092 (<= old.hidden.n ?x1835))))))))
(assert
 (let (($x1240 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x1240 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x950 (= (_ bv26 7) old.hidden.kind)))
 (let (($x456 (ite $x950 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x2357 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1835 (div (* ?x2357 old.hidden.multiple) old.hidden.parts)))
 (let (($x486 (= (- 1) old.hidden.n)))
 (let (($x1240 (= (_ bv65 7) old.hidden.kind)))
 (let (($x2053 (= (_ bv91 7) old.hidden.kind)))
 (let (($x2744 (ite $x2053 (or $x486 (< old.hidden.block old.hidden.n)) (ite $x1240 (or $x486 (< ?x1835 old.hidden.n)) $x456))))
 (let (($x572 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x2744)))
 (let (($x290 (= (_ bv48 7) old.hidden.kind)))
 (let (($x325 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1280 (or $x325 $x290)))
 (= old.hidden.moved (ite $x1280 old.hidden.given_moved $x572)))))))))))))))
(assert
 (let ((?x1288 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x287 (= (div (* ?x1288 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x1621 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x1621 (< 1 old.attention.heads.parts) $x287))))))
(assert
 (let (($x3313 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x1621 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x1621 $x3313)))))
(assert
 (let ((?x152 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x1830 (div (* ?x152 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x1561 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2583 (and $x1561 (< 1 old.attention.head_dim.parts) (= ?x1830 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x2583))))))
(assert
 (let ((?x2820 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x2526 (* (div (- ?x2820 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x3163 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x2521 (and $x3163 (< 1 old.attention.value_dim.parts) (= (div ?x2526 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x2521))))))
(assert
 (let ((?x1583 (mod old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let (($x3163 (= (_ bv65 7) old.attention.value_dim.kind)))
 (= old.attention.value_dim.padded (and $x3163 (not (= 0 ?x1583)))))))
(assert
 (let (($x3124 (= (_ bv40 7) old.attention.out.split)))
 (let (($x1998 (not $x3124)))
 (let (($x3467 (= (_ bv10 7) old.attention.out.input)))
 (let (($x1355 (= (_ bv32 7) old.attention.out.input)))
 (= old.attention.gathers (or $x1355 (and $x3467 $x1998))))))))
(assert
 (let (($x3182 (= (_ bv96 7) old.hidden.kind)))
 (let (($x290 (= (_ bv48 7) old.hidden.kind)))
 (let (($x325 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1280 (or $x325 $x290)))
 (let (($x241 (ite $x1280 old.hidden.given_everywhere (or $x3182 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x241)))))))
(assert
 (let (($x526 (not old.attention.heads.padded)))
 (let (($x247 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x797 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x2382 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x29 (ite (or $x2382 $x797) old.attention.heads.given_everywhere (or $x247 (and (= 1 old.attention.heads.parts) $x526)))))
 (= old.attention.heads.everywhere $x29)))))))
(assert
 (let (($x2967 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x830 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1885 (ite (or $x830 $x2967) (_ bv16 7) (_ bv96 7))))
 (let (($x1284 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x53 (or old.model.latent old.attention.kv_filled)))
 (let (($x2479 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1699 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1248 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x754 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x107 (and $x1699 $x754 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x1248)))
 (let ((?x3334 (ite (or $x830 $x107 (and $x1699 $x2479 old.attention.heads.filled $x53)) (_ bv96 7) (_ bv16 7))))
 (let (($x197 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x928 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3327 (or $x928 $x1284)))
 (let ((?x2509 (ite (or $x3327 $x197) old.attention.qkv.split ?x3334)))
 (let (($x1043 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x971 (not $x1043)))
 (let ((?x1841 (ite $x971 ?x2509 (ite (or $x1284 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x1885))))
 (let ((?x1958 (ite (or $x3327 $x197 old.model.query_latent) (_ bv96 7) (ite $x1699 (_ bv21 7) (_ bv16 7)))))
 (let (($x528 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x528 ?x1958 ?x1841)))))))))))))))))))))))
(assert
 (let (($x2633 (not old.attention.value_dim.padded)))
 (let (($x3508 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x1544 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x141 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x1883 (ite (or $x141 $x1544) old.attention.value_dim.given_everywhere (or $x3508 (and (= 1 old.attention.value_dim.parts) $x2633)))))
 (= old.attention.value_dim.everywhere $x1883)))))))
(assert
 (let (($x2967 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x830 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1885 (ite (or $x830 $x2967) (_ bv16 7) (_ bv96 7))))
 (let (($x1284 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x53 (or old.model.latent old.attention.kv_filled)))
 (let (($x2479 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1699 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1248 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x754 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x107 (and $x1699 $x754 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x1248)))
 (let ((?x3334 (ite (or $x830 $x107 (and $x1699 $x2479 old.attention.heads.filled $x53)) (_ bv96 7) (_ bv16 7))))
 (let (($x197 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x928 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3327 (or $x928 $x1284)))
 (let ((?x2509 (ite (or $x3327 $x197) old.attention.qkv.split ?x3334)))
 (let (($x1043 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x971 (not $x1043)))
 (let ((?x3000 (ite $x971 ?x2509 (ite (or $x1284 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x1885))))
 (let ((?x1958 (ite (or $x3327 $x197 old.model.query_latent) (_ bv96 7) (ite $x1699 (_ bv21 7) (_ bv16 7)))))
 (let (($x528 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x528 ?x1958 ?x3000))))))))))))))))))))))))
(assert
 (let (($x2479 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2381 (or (= (_ bv92 7) old.attention.v) (= (_ bv96 7) old.attention.v) (= (_ bv37 7) old.attention.v) (= (_ bv36 7) old.attention.v))))
 (let ((?x3098 (ite $x2381 old.attention.v (ite $x2479 (_ bv37 7) (ite (= (_ bv36 7) old.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= old.attention.mixed ?x3098)))))
(assert
 (let (($x3124 (= (_ bv40 7) old.attention.out.split)))
 (let (($x1998 (not $x3124)))
 (let (($x1874 (= (_ bv36 7) old.attention.mixed)))
 (let (($x2388 (or (and old.attention.gathers (or (= (_ bv37 7) old.attention.mixed) $x1874)) (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.everywhere) (and $x1874 old.attention.value_dim.everywhere $x1998))))
 (= old.attention.mixed_in (ite $x2388 (_ bv96 7) old.attention.mixed)))))))
(assert
 (let ((?x2755 (ite (or (= (_ bv92 7) old.attention.mixed_in) (= (_ bv40 7) old.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) old.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x1463 (and old.attention.heads_where_kept (or (= (_ bv37 7) old.attention.mixed_in) (= (_ bv96 7) old.attention.mixed_in)))))
 (let (($x302 (ite (= (_ bv36 7) old.attention.mixed_in) old.attention.dims_where_kept $x1463)))
 (let (($x1154 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x758 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x3124 (= (_ bv40 7) old.attention.out.split)))
 (= old.attention.out_state (ite (and $x3124 (or $x758 $x1154) $x302) (_ bv96 7) ?x2755)))))))))
(assert
 (let (($x3124 (= (_ bv40 7) old.attention.out.split)))
 (let (($x1998 (not $x3124)))
 (let (($x249 (= 1 old.tp)))
 (let (($x2363 (= (_ bv96 7) old.stream)))
 (let (($x1154 (and (or (not old.attention.out.group.tp) $x249) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x2095 (and $x1154 (or $x2363 $x249 (not (= (_ bv4 7) old.attention.out.collective)) $x1998))))
 (let (($x2661 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x758 (= (_ bv57 7) old.attention.out.collective)))
 (let ((?x3476 (ite (or (or $x758 $x2661) $x2095) (_ bv96 7) (ite (= (_ bv4 7) old.attention.out.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x1598 (= (_ bv73 7) old.attention.out.collective)))
 (let (($x2245 (= (_ bv5 7) old.attention.out.collective)))
 (let (($x1596 (and (or $x2245 $x1598) $x1154)))
 (let ((?x2439 (ite (or $x758 (and $x2661 (= (_ bv38 7) old.stream)) $x1596) (_ bv38 7) (ite $x2661 (_ bv96 7) (_ bv16 7)))))
 (let (($x2465 (or (and old.hidden.filled (not $x2363)) (and old.hidden.leads (= (_ bv38 7) old.stream)))))
 (let (($x21 (not $x1154)))
 (let (($x2523 (= (_ bv49 7) old.norm.statistic)))
 (let (($x317 (= (_ bv38 7) old.stream)))
 (let ((?x1243 (ite (and $x2245 old.hidden.filled $x317 $x21 $x2523) old.stream (ite (and $x1598 $x21 $x2465) old.stream ?x2439))))
 (let ((?x1482 (ite (and $x2363 old.hidden.everywhere (or $x758 $x1596)) (_ bv96 7) (ite (and $x2245 old.hidden.filled $x2363 $x21) (_ bv96 7) ?x1243))))
 (let (($x2386 (= (_ bv4 7) old.attention.out.collective)))
 (let ((?x737 (ite (= (_ bv38 7) old.attention.out_state) (ite $x2386 (_ bv96 7) ?x1482) (ite (= (_ bv96 7) old.attention.out_state) ?x3476 old.attention.out_state))))
 (let ((?x1205 (ite $x1598 (ite (not $x2363) old.stream (_ bv66 7)) (ite $x2661 (ite $x2363 (_ bv96 7) old.stream) (ite $x758 (_ bv92 7) (_ bv16 7))))))
 (= old.attention.joined (ite (= (_ bv92 7) old.attention.out_state) (ite $x2245 (_ bv96 7) ?x1205) ?x737)))))))))))))))))))))))))
(assert
 (let (($x2877 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x2877 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x230 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x3441 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1174 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x2035 (= (_ bv48 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) $x2035 (= (_ bv56 7) new.attention.heads.kind) $x1174 $x3441 (= (_ bv91 7) new.attention.heads.kind) $x230 (= (_ bv99 7) new.attention.heads.kind)))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x729 (= (_ bv73 7) new.attention.out.collective)))
 (let (($x2267 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x2774 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x3318 (= (_ bv5 7) new.attention.out.collective)))
 (let (($x1613 (= (_ bv4 7) new.attention.out.collective)))
 (or $x1613 $x3318 $x2774 $x2267 $x729)))))))
(assert
 (let (($x3062 (= (_ bv32 7) new.attention.out.input)))
 (let (($x1011 (= (_ bv10 7) new.attention.out.input)))
 (or $x1011 $x3062 (= (_ bv63 7) new.attention.out.input)))))
(assert
 (let (($x3447 (= (_ bv61 7) new.attention.out.split)))
 (let (($x277 (= (_ bv40 7) new.attention.out.split)))
 (or $x277 (= (_ bv57 7) new.attention.out.split) $x3447))))
(assert
 (let (($x3486 (= (_ bv8 7) new.attention.pairs)))
 (or $x3486 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x1312 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2368 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2781 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2747 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1945 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1945 $x2747 $x2781 $x2368 $x1312)))))))
(assert
 (let (($x749 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x749 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x1226 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x1131 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2432 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2537 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x2537 $x2432 $x1131 $x1226))))))
(assert
 (let (($x289 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x289 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x1924 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x104 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x1499 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x1278 (= (_ bv48 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) $x1278 (= (_ bv56 7) new.attention.value_dim.kind) $x1499 $x104 (= (_ bv91 7) new.attention.value_dim.kind) $x1924 (= (_ bv99 7) new.attention.value_dim.kind)))))))
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
 (let (($x2896 (= (_ bv96 7) new.hidden.kind)))
 (let (($x2047 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1411 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1660 (= (_ bv65 7) new.hidden.kind)))
 (let (($x1908 (= (_ bv48 7) new.hidden.kind)))
 (let (($x846 (= (_ bv26 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) $x846 $x1908 (= (_ bv56 7) new.hidden.kind) $x1660 $x1411 $x2047 $x2896 (= (_ bv99 7) new.hidden.kind)))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x647 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x647)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x2995 (= (_ bv49 7) new.norm.statistic)))
 (or $x2995 (= (_ bv93 7) new.norm.statistic))))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x427 (= (_ bv96 7) new.stream)))
 (let (($x2061 (= (_ bv38 7) new.stream)))
 (or $x2061 (= (_ bv94 7) new.stream) $x427))))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let ((?x1511 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1764 (div (* ?x1511 new.hidden.multiple) new.hidden.parts)))
 (let (($x2695 (< 1 new.hidden.parts)))
 (let (($x1660 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x1660 $x2695 (= ?x1764 new.hidden.n))))))))
(assert
 (let ((?x1511 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1764 (div (* ?x1511 new.hidden.multiple) new.hidden.parts)))
 (let (($x2695 (< 1 new.hidden.parts)))
 (let (($x1660 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.leads (and $x1660 $x2695 (<= new.hidden.n ?x1764))))))))
(assert
 (let (($x1660 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x1660 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x846 (= (_ bv26 7) new.hidden.kind)))
 (let (($x3075 (ite $x846 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x1511 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1764 (div (* ?x1511 new.hidden.multiple) new.hidden.parts)))
 (let (($x1658 (= (- 1) new.hidden.n)))
 (let (($x1660 (= (_ bv65 7) new.hidden.kind)))
 (let (($x2047 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1423 (ite $x2047 (or $x1658 (< new.hidden.block new.hidden.n)) (ite $x1660 (or $x1658 (< ?x1764 new.hidden.n)) $x3075))))
 (let (($x665 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x1423)))
 (let (($x1908 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1411 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1663 (or $x1411 $x1908)))
 (= new.hidden.moved (ite $x1663 new.hidden.given_moved $x665)))))))))))))))
(assert
 (let ((?x291 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x3018 (= (div (* ?x291 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x1174 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x1174 (< 1 new.attention.heads.parts) $x3018))))))
(assert
 (let (($x654 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x1174 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x1174 $x654)))))
(assert
 (let ((?x969 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x194 (div (* ?x969 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2877 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2782 (and $x2877 (< 1 new.attention.head_dim.parts) (= ?x194 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x2782))))))
(assert
 (let ((?x2010 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x908 (* (div ?x2010 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x1499 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x3328 (and $x1499 (< 1 new.attention.value_dim.parts) (= (div ?x908 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x3328))))))
(assert
 (let ((?x2192 (mod new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let (($x1499 (= (_ bv65 7) new.attention.value_dim.kind)))
 (= new.attention.value_dim.padded (and $x1499 (not (= 0 ?x2192)))))))
(assert
 (let (($x277 (= (_ bv40 7) new.attention.out.split)))
 (let (($x274 (not $x277)))
 (let (($x1011 (= (_ bv10 7) new.attention.out.input)))
 (let (($x3062 (= (_ bv32 7) new.attention.out.input)))
 (= new.attention.gathers (or $x3062 (and $x1011 $x274))))))))
(assert
 (let (($x2896 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1908 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1411 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1663 (or $x1411 $x1908)))
 (let (($x2240 (ite $x1663 new.hidden.given_everywhere (or $x2896 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x2240)))))))
(assert
 (let (($x1261 (not new.attention.heads.padded)))
 (let (($x230 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2035 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x3441 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x629 (ite (or $x3441 $x2035) new.attention.heads.given_everywhere (or $x230 (and (= 1 new.attention.heads.parts) $x1261)))))
 (= new.attention.heads.everywhere $x629)))))))
(assert
 (let (($x1312 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1945 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2867 (ite (or $x1945 $x1312) (_ bv16 7) (_ bv96 7))))
 (let (($x2368 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2432 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2747 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2342 (and $x2747 $x2432 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2537 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2745 (and $x2747 $x2537 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2872 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2781 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x3208 (or $x2781 $x2368)))
 (let ((?x2536 (ite (or $x3208 $x2872) new.attention.qkv.split (ite (or $x1945 $x2745 $x2342) (_ bv96 7) (_ bv16 7)))))
 (let (($x1131 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x962 (not $x1131)))
 (let ((?x1468 (ite $x962 ?x2536 (ite (or $x2368 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x2867))))
 (let ((?x2287 (ite (or $x3208 $x2872 new.model.query_latent) (_ bv96 7) (ite $x2747 (_ bv21 7) (_ bv16 7)))))
 (let (($x1226 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x1226 ?x2287 ?x1468)))))))))))))))))))))
(assert
 (let (($x444 (not new.attention.value_dim.padded)))
 (let (($x1924 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x1278 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x104 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x632 (ite (or $x104 $x1278) new.attention.value_dim.given_everywhere (or $x1924 (and (= 1 new.attention.value_dim.parts) $x444)))))
 (= new.attention.value_dim.everywhere $x632)))))))
(assert
 (let (($x1312 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1945 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2867 (ite (or $x1945 $x1312) (_ bv16 7) (_ bv96 7))))
 (let (($x2368 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2432 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2747 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2342 (and $x2747 $x2432 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2537 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2745 (and $x2747 $x2537 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2872 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2781 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x3208 (or $x2781 $x2368)))
 (let ((?x2536 (ite (or $x3208 $x2872) new.attention.qkv.split (ite (or $x1945 $x2745 $x2342) (_ bv96 7) (_ bv16 7)))))
 (let (($x1131 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x962 (not $x1131)))
 (let ((?x1822 (ite $x962 ?x2536 (ite (or $x2368 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x2867))))
 (let ((?x2287 (ite (or $x3208 $x2872 new.model.query_latent) (_ bv96 7) (ite $x2747 (_ bv21 7) (_ bv16 7)))))
 (let (($x1226 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x1226 ?x2287 ?x1822))))))))))))))))))))))
(assert
 (let (($x2432 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x759 (or (= (_ bv92 7) new.attention.v) (= (_ bv96 7) new.attention.v) (= (_ bv37 7) new.attention.v) (= (_ bv36 7) new.attention.v))))
 (let ((?x2378 (ite $x759 new.attention.v (ite $x2432 (_ bv37 7) (ite (= (_ bv36 7) new.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= new.attention.mixed ?x2378)))))
(assert
 (let (($x277 (= (_ bv40 7) new.attention.out.split)))
 (let (($x274 (not $x277)))
 (let (($x2178 (= (_ bv36 7) new.attention.mixed)))
 (let (($x2712 (or (and new.attention.gathers (or (= (_ bv37 7) new.attention.mixed) $x2178)) (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.everywhere) (and $x2178 new.attention.value_dim.everywhere $x274))))
 (= new.attention.mixed_in (ite $x2712 (_ bv96 7) new.attention.mixed)))))))
(assert
 (let ((?x1811 (ite (or (= (_ bv92 7) new.attention.mixed_in) (= (_ bv40 7) new.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) new.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x1233 (and new.attention.heads_where_kept (or (= (_ bv37 7) new.attention.mixed_in) (= (_ bv96 7) new.attention.mixed_in)))))
 (let (($x913 (ite (= (_ bv36 7) new.attention.mixed_in) new.attention.dims_where_kept $x1233)))
 (let (($x856 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x2267 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x277 (= (_ bv40 7) new.attention.out.split)))
 (= new.attention.out_state (ite (and $x277 (or $x2267 $x856) $x913) (_ bv96 7) ?x1811)))))))))
(assert
 (let (($x277 (= (_ bv40 7) new.attention.out.split)))
 (let (($x274 (not $x277)))
 (let (($x13 (= 1 new.tp)))
 (let (($x427 (= (_ bv96 7) new.stream)))
 (let (($x856 (and (or (not new.attention.out.group.tp) $x13) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x1844 (and $x856 (or $x427 $x13 (not (= (_ bv4 7) new.attention.out.collective)) $x274))))
 (let (($x2774 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x2267 (= (_ bv57 7) new.attention.out.collective)))
 (let ((?x3058 (ite (or (or $x2267 $x2774) $x1844) (_ bv96 7) (ite (= (_ bv4 7) new.attention.out.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x729 (= (_ bv73 7) new.attention.out.collective)))
 (let (($x3318 (= (_ bv5 7) new.attention.out.collective)))
 (let (($x466 (and (or $x3318 $x729) $x856)))
 (let ((?x3184 (ite (or $x2267 (and $x2774 (= (_ bv38 7) new.stream)) $x466) (_ bv38 7) (ite $x2774 (_ bv96 7) (_ bv16 7)))))
 (let (($x3363 (or (and new.hidden.filled (not $x427)) (and new.hidden.leads (= (_ bv38 7) new.stream)))))
 (let (($x2833 (not $x856)))
 (let (($x2995 (= (_ bv49 7) new.norm.statistic)))
 (let (($x2061 (= (_ bv38 7) new.stream)))
 (let ((?x914 (ite (and $x3318 new.hidden.filled $x2061 $x2833 $x2995) new.stream (ite (and $x729 $x2833 $x3363) new.stream ?x3184))))
 (let ((?x489 (ite (and $x427 new.hidden.everywhere (or $x2267 $x466)) (_ bv96 7) (ite (and $x3318 new.hidden.filled $x427 $x2833) (_ bv96 7) ?x914))))
 (let (($x1613 (= (_ bv4 7) new.attention.out.collective)))
 (let ((?x2315 (ite (= (_ bv38 7) new.attention.out_state) (ite $x1613 (_ bv96 7) ?x489) (ite (= (_ bv96 7) new.attention.out_state) ?x3058 new.attention.out_state))))
 (let ((?x1067 (ite $x729 (ite (not $x427) new.stream (_ bv66 7)) (ite $x2774 (ite $x427 (_ bv96 7) new.stream) (ite $x2267 (_ bv92 7) (_ bv16 7))))))
 (= new.attention.joined (ite (= (_ bv92 7) new.attention.out_state) (ite $x3318 (_ bv96 7) ?x1067) ?x2315)))))))))))))))))))))))))
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
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2798 $x478 $x59 $x1517 $x357)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1606 (* old.sp old.tp)))
 (<= old.moe.block ?x1606)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1606 (* old.sp old.tp)))
 (= old.stage.ranks ?x1606)))
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
 (let (($x3228 (not old.moe.group.sp)))
 (let (($x3564 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x3564 $x3228))))
(assert
 (let ((?x2673 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x2673)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x1421 (not (or new.hidden.moved new.hidden.padded))))
 (let (($x13 (= 1 new.tp)))
 (let (($x2118 (= new.attention.joined new.stream)))
 (let (($x2151 (or (or (= (_ bv96 7) new.attention.joined) $x2118) (and $x13 (or (not (= (_ bv61 7) new.attention.out.split)) $x1421)))))
 (not $x2151))))))
(assert
 (let (($x739 (not (or old.hidden.moved old.hidden.padded))))
(let (($x249 (= 1 old.tp)))
(let (($x2715 (= old.attention.joined old.stream)))
(or (or (= (_ bv96 7) old.attention.joined) $x2715) (and $x249 (or (not (= (_ bv61 7) old.attention.out.split)) $x739)))))))
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
(declare-fun old.attention.heads.filled () Bool)
(declare-fun old.attention.heads.padded () Bool)
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
(declare-fun new.attention.heads.filled () Bool)
(declare-fun new.attention.heads.padded () Bool)
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
 (let (($x1561 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x1561 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x247 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x2382 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1621 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x797 (= (_ bv48 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) $x797 (= (_ bv56 7) old.attention.heads.kind) $x1621 $x2382 (= (_ bv91 7) old.attention.heads.kind) $x247 (= (_ bv99 7) old.attention.heads.kind)))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x758 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x2661 (= (_ bv10 7) old.attention.out.collective)))
 (or (= (_ bv4 7) old.attention.out.collective) (= (_ bv5 7) old.attention.out.collective) $x2661 $x758 (= (_ bv73 7) old.attention.out.collective)))))
(assert
 (let (($x1355 (= (_ bv32 7) old.attention.out.input)))
 (let (($x3467 (= (_ bv10 7) old.attention.out.input)))
 (or $x3467 $x1355 (= (_ bv63 7) old.attention.out.input)))))
(assert
 (let (($x1921 (= (_ bv61 7) old.attention.out.split)))
 (let (($x3124 (= (_ bv40 7) old.attention.out.split)))
 (or $x3124 (= (_ bv57 7) old.attention.out.split) $x1921))))
(assert
 (let (($x1143 (= (_ bv8 7) old.attention.pairs)))
 (or $x1143 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x2967 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1284 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x928 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1699 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x830 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x830 $x1699 $x928 $x1284 $x2967)))))))
(assert
 (let (($x1981 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x1981 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x528 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x1043 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2479 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x754 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x754 $x2479 $x1043 $x528))))))
(assert
 (let (($x2277 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x2277 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x3508 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x141 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x3163 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x1544 (= (_ bv48 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) $x1544 (= (_ bv56 7) old.attention.value_dim.kind) $x3163 $x141 (= (_ bv91 7) old.attention.value_dim.kind) $x3508 (= (_ bv99 7) old.attention.value_dim.kind)))))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x1944 (= (_ bv42 7) old.batch.idle)))
 (or $x1944 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x478 $x59 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x1517 $x2798 $x357)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x3182 (= (_ bv96 7) old.hidden.kind)))
 (let (($x325 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1240 (= (_ bv65 7) old.hidden.kind)))
 (let (($x290 (= (_ bv48 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind) $x290 (= (_ bv56 7) old.hidden.kind) $x1240 $x325 (= (_ bv91 7) old.hidden.kind) $x3182 (= (_ bv99 7) old.hidden.kind)))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x3257 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x3257)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x317 (= (_ bv38 7) old.stream)))
 (or $x317 (= (_ bv94 7) old.stream) (= (_ bv96 7) old.stream))))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let (($x1240 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x1240 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let ((?x1288 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x287 (= (div (* ?x1288 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x1621 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x1621 (< 1 old.attention.heads.parts) $x287))))))
(assert
 (let (($x3313 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x1621 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x1621 $x3313)))))
(assert
 (let ((?x152 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x1830 (div (* ?x152 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x1561 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2583 (and $x1561 (< 1 old.attention.head_dim.parts) (= ?x1830 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x2583))))))
(assert
 (let ((?x2820 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x2526 (* (div (- ?x2820 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x3163 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x2521 (and $x3163 (< 1 old.attention.value_dim.parts) (= (div ?x2526 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x2521))))))
(assert
 (let ((?x1583 (mod old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let (($x3163 (= (_ bv65 7) old.attention.value_dim.kind)))
 (= old.attention.value_dim.padded (and $x3163 (not (= 0 ?x1583)))))))
(assert
 (let (($x3124 (= (_ bv40 7) old.attention.out.split)))
 (let (($x1998 (not $x3124)))
 (let (($x3467 (= (_ bv10 7) old.attention.out.input)))
 (let (($x1355 (= (_ bv32 7) old.attention.out.input)))
 (= old.attention.gathers (or $x1355 (and $x3467 $x1998))))))))
(assert
 (let (($x3182 (= (_ bv96 7) old.hidden.kind)))
 (let (($x241 (ite (or (= (_ bv86 7) old.hidden.kind) (= (_ bv48 7) old.hidden.kind)) old.hidden.given_everywhere (or $x3182 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x241))))
(assert
 (let (($x526 (not old.attention.heads.padded)))
 (let (($x247 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x797 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x2382 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x29 (ite (or $x2382 $x797) old.attention.heads.given_everywhere (or $x247 (and (= 1 old.attention.heads.parts) $x526)))))
 (= old.attention.heads.everywhere $x29)))))))
(assert
 (let (($x2967 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x830 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1885 (ite (or $x830 $x2967) (_ bv16 7) (_ bv96 7))))
 (let (($x1284 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x53 (or old.model.latent old.attention.kv_filled)))
 (let (($x2479 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1699 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1248 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x754 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x107 (and $x1699 $x754 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x1248)))
 (let ((?x3334 (ite (or $x830 $x107 (and $x1699 $x2479 old.attention.heads.filled $x53)) (_ bv96 7) (_ bv16 7))))
 (let (($x197 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x928 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3327 (or $x928 $x1284)))
 (let ((?x2509 (ite (or $x3327 $x197) old.attention.qkv.split ?x3334)))
 (let (($x1043 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x971 (not $x1043)))
 (let ((?x1841 (ite $x971 ?x2509 (ite (or $x1284 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x1885))))
 (let ((?x1958 (ite (or $x3327 $x197 old.model.query_latent) (_ bv96 7) (ite $x1699 (_ bv21 7) (_ bv16 7)))))
 (let (($x528 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x528 ?x1958 ?x1841)))))))))))))))))))))))
(assert
 (let (($x2633 (not old.attention.value_dim.padded)))
 (let (($x3508 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x1544 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x141 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x1883 (ite (or $x141 $x1544) old.attention.value_dim.given_everywhere (or $x3508 (and (= 1 old.attention.value_dim.parts) $x2633)))))
 (= old.attention.value_dim.everywhere $x1883)))))))
(assert
 (let (($x2967 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x830 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1885 (ite (or $x830 $x2967) (_ bv16 7) (_ bv96 7))))
 (let (($x1284 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x53 (or old.model.latent old.attention.kv_filled)))
 (let (($x2479 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1699 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1248 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x754 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x107 (and $x1699 $x754 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x1248)))
 (let ((?x3334 (ite (or $x830 $x107 (and $x1699 $x2479 old.attention.heads.filled $x53)) (_ bv96 7) (_ bv16 7))))
 (let (($x197 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x928 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3327 (or $x928 $x1284)))
 (let ((?x2509 (ite (or $x3327 $x197) old.attention.qkv.split ?x3334)))
 (let (($x1043 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x971 (not $x1043)))
 (let ((?x3000 (ite $x971 ?x2509 (ite (or $x1284 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x1885))))
 (let ((?x1958 (ite (or $x3327 $x197 old.model.query_latent) (_ bv96 7) (ite $x1699 (_ bv21 7) (_ bv16 7)))))
 (let (($x528 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x528 ?x1958 ?x3000))))))))))))))))))))))))
(assert
 (let (($x2479 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2381 (or (= (_ bv92 7) old.attention.v) (= (_ bv96 7) old.attention.v) (= (_ bv37 7) old.attention.v) (= (_ bv36 7) old.attention.v))))
 (let ((?x3098 (ite $x2381 old.attention.v (ite $x2479 (_ bv37 7) (ite (= (_ bv36 7) old.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= old.attention.mixed ?x3098)))))
(assert
 (let (($x3124 (= (_ bv40 7) old.attention.out.split)))
 (let (($x1998 (not $x3124)))
 (let (($x1874 (= (_ bv36 7) old.attention.mixed)))
 (let (($x2388 (or (and old.attention.gathers (or (= (_ bv37 7) old.attention.mixed) $x1874)) (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.everywhere) (and $x1874 old.attention.value_dim.everywhere $x1998))))
 (= old.attention.mixed_in (ite $x2388 (_ bv96 7) old.attention.mixed)))))))
(assert
 (let ((?x2755 (ite (or (= (_ bv92 7) old.attention.mixed_in) (= (_ bv40 7) old.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) old.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x1463 (and old.attention.heads_where_kept (or (= (_ bv37 7) old.attention.mixed_in) (= (_ bv96 7) old.attention.mixed_in)))))
 (let (($x302 (ite (= (_ bv36 7) old.attention.mixed_in) old.attention.dims_where_kept $x1463)))
 (let (($x2908 (= 1 old.pp)))
 (let (($x580 (not old.attention.out.group.pp)))
 (let (($x2964 (or $x580 $x2908)))
 (let (($x2405 (= 1 old.sp)))
 (let (($x1419 (not old.attention.out.group.sp)))
 (let (($x3439 (or $x1419 $x2405)))
 (let (($x1840 (= 1 old.dp)))
 (let (($x2050 (not old.attention.out.group.dp)))
 (let (($x2075 (or $x2050 $x1840)))
 (let (($x1154 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) $x2075 $x3439 $x2964)))
 (let (($x758 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x3124 (= (_ bv40 7) old.attention.out.split)))
 (= old.attention.out_state (ite (and $x3124 (or $x758 $x1154) $x302) (_ bv96 7) ?x2755))))))))))))))))))
(assert
 (let (($x2877 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x2877 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x230 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x3441 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1174 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x2035 (= (_ bv48 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) $x2035 (= (_ bv56 7) new.attention.heads.kind) $x1174 $x3441 (= (_ bv91 7) new.attention.heads.kind) $x230 (= (_ bv99 7) new.attention.heads.kind)))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x2267 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x2774 (= (_ bv10 7) new.attention.out.collective)))
 (or (= (_ bv4 7) new.attention.out.collective) (= (_ bv5 7) new.attention.out.collective) $x2774 $x2267 (= (_ bv73 7) new.attention.out.collective)))))
(assert
 (let (($x3062 (= (_ bv32 7) new.attention.out.input)))
 (let (($x1011 (= (_ bv10 7) new.attention.out.input)))
 (or $x1011 $x3062 (= (_ bv63 7) new.attention.out.input)))))
(assert
 (let (($x3447 (= (_ bv61 7) new.attention.out.split)))
 (let (($x277 (= (_ bv40 7) new.attention.out.split)))
 (or $x277 (= (_ bv57 7) new.attention.out.split) $x3447))))
(assert
 (let (($x3486 (= (_ bv8 7) new.attention.pairs)))
 (or $x3486 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x1312 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2368 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2781 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2747 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1945 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1945 $x2747 $x2781 $x2368 $x1312)))))))
(assert
 (let (($x749 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x749 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x1226 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x1131 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2432 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2537 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x2537 $x2432 $x1131 $x1226))))))
(assert
 (let (($x289 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x289 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x1924 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x104 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x1499 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x1278 (= (_ bv48 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) $x1278 (= (_ bv56 7) new.attention.value_dim.kind) $x1499 $x104 (= (_ bv91 7) new.attention.value_dim.kind) $x1924 (= (_ bv99 7) new.attention.value_dim.kind)))))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x2896 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1411 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1660 (= (_ bv65 7) new.hidden.kind)))
 (let (($x1908 (= (_ bv48 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind) $x1908 (= (_ bv56 7) new.hidden.kind) $x1660 $x1411 (= (_ bv91 7) new.hidden.kind) $x2896 (= (_ bv99 7) new.hidden.kind)))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x647 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x647)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x2061 (= (_ bv38 7) new.stream)))
 (or $x2061 (= (_ bv94 7) new.stream) (= (_ bv96 7) new.stream))))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let (($x1660 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x1660 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let ((?x291 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x3018 (= (div (* ?x291 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x1174 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x1174 (< 1 new.attention.heads.parts) $x3018))))))
(assert
 (let (($x654 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x1174 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x1174 $x654)))))
(assert
 (let ((?x969 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x194 (div (* ?x969 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2877 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2782 (and $x2877 (< 1 new.attention.head_dim.parts) (= ?x194 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x2782))))))
(assert
 (let ((?x2010 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x908 (* (div ?x2010 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x1499 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x3328 (and $x1499 (< 1 new.attention.value_dim.parts) (= (div ?x908 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x3328))))))
(assert
 (let ((?x2192 (mod new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let (($x1499 (= (_ bv65 7) new.attention.value_dim.kind)))
 (= new.attention.value_dim.padded (and $x1499 (not (= 0 ?x2192)))))))
(assert
 (let (($x277 (= (_ bv40 7) new.attention.out.split)))
 (let (($x274 (not $x277)))
 (let (($x1011 (= (_ bv10 7) new.attention.out.input)))
 (let (($x3062 (= (_ bv32 7) new.attention.out.input)))
 (= new.attention.gathers (or $x3062 (and $x1011 $x274))))))))
(assert
 (let (($x2896 (= (_ bv96 7) new.hidden.kind)))
 (let (($x2240 (ite (or (= (_ bv86 7) new.hidden.kind) (= (_ bv48 7) new.hidden.kind)) new.hidden.given_everywhere (or $x2896 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x2240))))
(assert
 (let (($x1261 (not new.attention.heads.padded)))
 (let (($x230 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2035 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x3441 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x629 (ite (or $x3441 $x2035) new.attention.heads.given_everywhere (or $x230 (and (= 1 new.attention.heads.parts) $x1261)))))
 (= new.attention.heads.everywhere $x629)))))))
(assert
 (let (($x1312 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1945 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2867 (ite (or $x1945 $x1312) (_ bv16 7) (_ bv96 7))))
 (let (($x2368 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2432 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2747 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2342 (and $x2747 $x2432 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2537 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2745 (and $x2747 $x2537 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2872 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2781 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x3208 (or $x2781 $x2368)))
 (let ((?x2536 (ite (or $x3208 $x2872) new.attention.qkv.split (ite (or $x1945 $x2745 $x2342) (_ bv96 7) (_ bv16 7)))))
 (let (($x1131 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x962 (not $x1131)))
 (let ((?x1468 (ite $x962 ?x2536 (ite (or $x2368 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x2867))))
 (let ((?x2287 (ite (or $x3208 $x2872 new.model.query_latent) (_ bv96 7) (ite $x2747 (_ bv21 7) (_ bv16 7)))))
 (let (($x1226 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x1226 ?x2287 ?x1468)))))))))))))))))))))
(assert
 (let (($x444 (not new.attention.value_dim.padded)))
 (let (($x1924 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x1278 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x104 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x632 (ite (or $x104 $x1278) new.attention.value_dim.given_everywhere (or $x1924 (and (= 1 new.attention.value_dim.parts) $x444)))))
 (= new.attention.value_dim.everywhere $x632)))))))
(assert
 (let (($x1312 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1945 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2867 (ite (or $x1945 $x1312) (_ bv16 7) (_ bv96 7))))
 (let (($x2368 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2432 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2747 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2342 (and $x2747 $x2432 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2537 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2745 (and $x2747 $x2537 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2872 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2781 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x3208 (or $x2781 $x2368)))
 (let ((?x2536 (ite (or $x3208 $x2872) new.attention.qkv.split (ite (or $x1945 $x2745 $x2342) (_ bv96 7) (_ bv16 7)))))
 (let (($x1131 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x962 (not $x1131)))
 (let ((?x1822 (ite $x962 ?x2536 (ite (or $x2368 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x2867))))
 (let ((?x2287 (ite (or $x3208 $x2872 new.model.query_latent) (_ bv96 7) (ite $x2747 (_ bv21 7) (_ bv16 7)))))
 (let (($x1226 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x1226 ?x2287 ?x1822))))))))))))))))))))))
(assert
 (let (($x2432 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x759 (or (= (_ bv92 7) new.attention.v) (= (_ bv96 7) new.attention.v) (= (_ bv37 7) new.attention.v) (= (_ bv36 7) new.attention.v))))
 (let ((?x2378 (ite $x759 new.attention.v (ite $x2432 (_ bv37 7) (ite (= (_ bv36 7) new.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= new.attention.mixed ?x2378)))))
(assert
 (let (($x277 (= (_ bv40 7) new.attention.out.split)))
 (let (($x274 (not $x277)))
 (let (($x2178 (= (_ bv36 7) new.attention.mixed)))
 (let (($x2712 (or (and new.attention.gathers (or (= (_ bv37 7) new.attention.mixed) $x2178)) (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.everywhere) (and $x2178 new.attention.value_dim.everywhere $x274))))
 (= new.attention.mixed_in (ite $x2712 (_ bv96 7) new.attention.mixed)))))))
(assert
 (let ((?x1811 (ite (or (= (_ bv92 7) new.attention.mixed_in) (= (_ bv40 7) new.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) new.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x1233 (and new.attention.heads_where_kept (or (= (_ bv37 7) new.attention.mixed_in) (= (_ bv96 7) new.attention.mixed_in)))))
 (let (($x913 (ite (= (_ bv36 7) new.attention.mixed_in) new.attention.dims_where_kept $x1233)))
 (let (($x1413 (= 1 new.pp)))
 (let (($x1222 (not new.attention.out.group.pp)))
 (let (($x2764 (or $x1222 $x1413)))
 (let (($x2520 (= 1 new.sp)))
 (let (($x383 (not new.attention.out.group.sp)))
 (let (($x866 (or $x383 $x2520)))
 (let (($x1615 (= 1 new.dp)))
 (let (($x2166 (not new.attention.out.group.dp)))
 (let (($x872 (or $x2166 $x1615)))
 (let (($x856 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) $x872 $x866 $x2764)))
 (let (($x2267 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x277 (= (_ bv40 7) new.attention.out.split)))
 (= new.attention.out_state (ite (and $x277 (or $x2267 $x856) $x913) (_ bv96 7) ?x1811))))))))))))))))))
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
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2798 $x478 $x59 $x1517 $x357)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1606 (* old.sp old.tp)))
 (<= old.moe.block ?x1606)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1606 (* old.sp old.tp)))
 (= old.stage.ranks ?x1606)))
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
 (let (($x3228 (not old.moe.group.sp)))
 (let (($x3564 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x3564 $x3228))))
(assert
 (let ((?x2673 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x2673)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x1413 (= 1 new.pp)))
 (let (($x1222 (not new.attention.out.group.pp)))
 (let (($x2764 (or $x1222 $x1413)))
 (let (($x2520 (= 1 new.sp)))
 (let (($x383 (not new.attention.out.group.sp)))
 (let (($x866 (or $x383 $x2520)))
 (let (($x1615 (= 1 new.dp)))
 (let (($x2166 (not new.attention.out.group.dp)))
 (let (($x872 (or $x2166 $x1615)))
 (let (($x1342 (and (or new.attention.out.group.tp (= 1 new.tp)) $x872 $x866 $x2764)))
 (let (($x1227 (= (_ bv38 7) new.attention.out_state)))
 (let (($x353 (= (_ bv96 7) new.attention.out_state)))
 (let (($x856 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) $x872 $x866 $x2764)))
 (let (($x2790 (and $x856 (or $x353 (and $x1227 (or (= (_ bv38 7) new.stream) new.hidden.everywhere))))))
 (let (($x2774 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x2267 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x2811 (or $x2267 (and $x2774 (or $x353 (and $x1227 (= (_ bv38 7) new.stream)))) $x2790 $x1342)))
 (not $x2811)))))))))))))))))))
(assert
 (let (($x2908 (= 1 old.pp)))
(let (($x580 (not old.attention.out.group.pp)))
(let (($x2964 (or $x580 $x2908)))
(let (($x2405 (= 1 old.sp)))
(let (($x1419 (not old.attention.out.group.sp)))
(let (($x3439 (or $x1419 $x2405)))
(let (($x1840 (= 1 old.dp)))
(let (($x2050 (not old.attention.out.group.dp)))
(let (($x2075 (or $x2050 $x1840)))
(let (($x2249 (and (or old.attention.out.group.tp (= 1 old.tp)) $x2075 $x3439 $x2964)))
(let (($x3061 (= (_ bv38 7) old.attention.out_state)))
(let (($x2887 (= (_ bv96 7) old.attention.out_state)))
(let (($x1154 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) $x2075 $x3439 $x2964)))
(let (($x2951 (and $x1154 (or $x2887 (and $x3061 (or (= (_ bv38 7) old.stream) old.hidden.everywhere))))))
(let (($x2661 (= (_ bv10 7) old.attention.out.collective)))
(let (($x758 (= (_ bv57 7) old.attention.out.collective)))
(or $x758 (and $x2661 (or $x2887 (and $x3061 (= (_ bv38 7) old.stream)))) $x2951 $x2249))))))))))))))))))
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
(declare-fun old.attention.heads.filled () Bool)
(declare-fun old.attention.heads.padded () Bool)
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
(declare-fun new.attention.heads.filled () Bool)
(declare-fun new.attention.heads.padded () Bool)
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
 (let (($x1561 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x1561 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x247 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x2382 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1621 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x797 (= (_ bv48 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) $x797 (= (_ bv56 7) old.attention.heads.kind) $x1621 $x2382 (= (_ bv91 7) old.attention.heads.kind) $x247 (= (_ bv99 7) old.attention.heads.kind)))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x2045 (= (_ bv29 7) old.attention.out.bias)))
 (let (($x2780 (= (_ bv27 7) old.attention.out.bias)))
 (let (($x1959 (= (_ bv1 7) old.attention.out.bias)))
 (or $x1959 (= (_ bv23 7) old.attention.out.bias) $x2780 $x2045)))))
(assert
 (let (($x1598 (= (_ bv73 7) old.attention.out.collective)))
 (let (($x758 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x2661 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x2245 (= (_ bv5 7) old.attention.out.collective)))
 (let (($x2386 (= (_ bv4 7) old.attention.out.collective)))
 (or $x2386 $x2245 $x2661 $x758 $x1598)))))))
(assert
 (let (($x1355 (= (_ bv32 7) old.attention.out.input)))
 (let (($x3467 (= (_ bv10 7) old.attention.out.input)))
 (or $x3467 $x1355 (= (_ bv63 7) old.attention.out.input)))))
(assert
 (let (($x1921 (= (_ bv61 7) old.attention.out.split)))
 (let (($x3124 (= (_ bv40 7) old.attention.out.split)))
 (or $x3124 (= (_ bv57 7) old.attention.out.split) $x1921))))
(assert
 (let (($x1143 (= (_ bv8 7) old.attention.pairs)))
 (or $x1143 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x2967 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1284 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x928 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1699 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x830 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x830 $x1699 $x928 $x1284 $x2967)))))))
(assert
 (let (($x1981 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x1981 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x528 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x1043 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2479 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x754 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x754 $x2479 $x1043 $x528))))))
(assert
 (let (($x2277 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x2277 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x3508 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x141 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x3163 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x1544 (= (_ bv48 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) $x1544 (= (_ bv56 7) old.attention.value_dim.kind) $x3163 $x141 (= (_ bv91 7) old.attention.value_dim.kind) $x3508 (= (_ bv99 7) old.attention.value_dim.kind)))))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x1944 (= (_ bv42 7) old.batch.idle)))
 (or $x1944 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x478 $x59 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x1517 $x2798 $x357)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (and (<= 1 old.hidden.block)))
(assert
 (let (($x3182 (= (_ bv96 7) old.hidden.kind)))
 (let (($x2053 (= (_ bv91 7) old.hidden.kind)))
 (let (($x325 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1240 (= (_ bv65 7) old.hidden.kind)))
 (let (($x290 (= (_ bv48 7) old.hidden.kind)))
 (let (($x950 (= (_ bv26 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) $x950 $x290 (= (_ bv56 7) old.hidden.kind) $x1240 $x325 $x2053 $x3182 (= (_ bv99 7) old.hidden.kind)))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x3257 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x3257)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x1045 (= (_ bv49 7) old.norm.statistic)))
 (or $x1045 (= (_ bv93 7) old.norm.statistic))))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x2363 (= (_ bv96 7) old.stream)))
 (let (($x317 (= (_ bv38 7) old.stream)))
 (or $x317 (= (_ bv94 7) old.stream) $x2363))))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let ((?x3253 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x3003 (div (* ?x3253 old.hidden.multiple) old.hidden.parts)))
 (let (($x2465 (< 1 old.hidden.parts)))
 (let (($x1240 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x1240 $x2465 (= ?x3003 old.hidden.n))))))))
(assert
 (let ((?x3253 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x3003 (div (* ?x3253 old.hidden.multiple) old.hidden.parts)))
 (let (($x2465 (< 1 old.hidden.parts)))
 (let (($x1240 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.leads (and $x1240 $x2465 (<= old.hidden.n ?x3003))))))))
(assert
 (let (($x1240 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x1240 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x950 (= (_ bv26 7) old.hidden.kind)))
 (let (($x1845 (ite $x950 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x3253 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x3003 (div (* ?x3253 old.hidden.multiple) old.hidden.parts)))
 (let (($x3260 (= (- 1) old.hidden.n)))
 (let (($x1240 (= (_ bv65 7) old.hidden.kind)))
 (let (($x2053 (= (_ bv91 7) old.hidden.kind)))
 (let (($x868 (ite $x2053 (or $x3260 (< old.hidden.block old.hidden.n)) (ite $x1240 (or $x3260 (< ?x3003 old.hidden.n)) $x1845))))
 (let (($x3261 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x868)))
 (let (($x290 (= (_ bv48 7) old.hidden.kind)))
 (let (($x325 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1280 (or $x325 $x290)))
 (= old.hidden.moved (ite $x1280 old.hidden.given_moved $x3261)))))))))))))))
(assert
 (let ((?x1288 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x287 (= (div (* ?x1288 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x1621 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x1621 (< 1 old.attention.heads.parts) $x287))))))
(assert
 (let (($x3313 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x1621 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x1621 $x3313)))))
(assert
 (let ((?x152 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x1830 (div (* ?x152 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x1561 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2583 (and $x1561 (< 1 old.attention.head_dim.parts) (= ?x1830 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x2583))))))
(assert
 (let ((?x2820 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x2526 (* (div (- ?x2820 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x3163 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x2521 (and $x3163 (< 1 old.attention.value_dim.parts) (= (div ?x2526 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x2521))))))
(assert
 (let ((?x1583 (mod old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let (($x3163 (= (_ bv65 7) old.attention.value_dim.kind)))
 (= old.attention.value_dim.padded (and $x3163 (not (= 0 ?x1583)))))))
(assert
 (let (($x3124 (= (_ bv40 7) old.attention.out.split)))
 (let (($x1998 (not $x3124)))
 (let (($x3467 (= (_ bv10 7) old.attention.out.input)))
 (let (($x1355 (= (_ bv32 7) old.attention.out.input)))
 (= old.attention.gathers (or $x1355 (and $x3467 $x1998))))))))
(assert
 (let (($x3182 (= (_ bv96 7) old.hidden.kind)))
 (let (($x290 (= (_ bv48 7) old.hidden.kind)))
 (let (($x325 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1280 (or $x325 $x290)))
 (let (($x241 (ite $x1280 old.hidden.given_everywhere (or $x3182 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x241)))))))
(assert
 (let (($x2488 (not old.hidden.moved)))
 (let (($x2037 (and (not (or (= (_ bv96 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind))) $x2488)))
 (let (($x1766 (= 1 old.hidden.parts)))
 (let (($x290 (= (_ bv48 7) old.hidden.kind)))
 (let (($x325 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1280 (or $x325 $x290)))
 (= old.hidden.first_alone (ite $x1280 old.hidden.given_first (or $x1766 $x2037))))))))))
(assert
 (let (($x526 (not old.attention.heads.padded)))
 (let (($x247 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x797 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x2382 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x29 (ite (or $x2382 $x797) old.attention.heads.given_everywhere (or $x247 (and (= 1 old.attention.heads.parts) $x526)))))
 (= old.attention.heads.everywhere $x29)))))))
(assert
 (let (($x2967 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x830 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1885 (ite (or $x830 $x2967) (_ bv16 7) (_ bv96 7))))
 (let (($x1284 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x53 (or old.model.latent old.attention.kv_filled)))
 (let (($x2479 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1699 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1248 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x754 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x107 (and $x1699 $x754 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x1248)))
 (let ((?x3334 (ite (or $x830 $x107 (and $x1699 $x2479 old.attention.heads.filled $x53)) (_ bv96 7) (_ bv16 7))))
 (let (($x197 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x928 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3327 (or $x928 $x1284)))
 (let ((?x2509 (ite (or $x3327 $x197) old.attention.qkv.split ?x3334)))
 (let (($x1043 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x971 (not $x1043)))
 (let ((?x1841 (ite $x971 ?x2509 (ite (or $x1284 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x1885))))
 (let ((?x1958 (ite (or $x3327 $x197 old.model.query_latent) (_ bv96 7) (ite $x1699 (_ bv21 7) (_ bv16 7)))))
 (let (($x528 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x528 ?x1958 ?x1841)))))))))))))))))))))))
(assert
 (let (($x2633 (not old.attention.value_dim.padded)))
 (let (($x3508 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x1544 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x141 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x1883 (ite (or $x141 $x1544) old.attention.value_dim.given_everywhere (or $x3508 (and (= 1 old.attention.value_dim.parts) $x2633)))))
 (= old.attention.value_dim.everywhere $x1883)))))))
(assert
 (let (($x2967 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x830 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1885 (ite (or $x830 $x2967) (_ bv16 7) (_ bv96 7))))
 (let (($x1284 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x53 (or old.model.latent old.attention.kv_filled)))
 (let (($x2479 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1699 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1248 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x754 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x107 (and $x1699 $x754 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x1248)))
 (let ((?x3334 (ite (or $x830 $x107 (and $x1699 $x2479 old.attention.heads.filled $x53)) (_ bv96 7) (_ bv16 7))))
 (let (($x197 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x928 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3327 (or $x928 $x1284)))
 (let ((?x2509 (ite (or $x3327 $x197) old.attention.qkv.split ?x3334)))
 (let (($x1043 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x971 (not $x1043)))
 (let ((?x3000 (ite $x971 ?x2509 (ite (or $x1284 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x1885))))
 (let ((?x1958 (ite (or $x3327 $x197 old.model.query_latent) (_ bv96 7) (ite $x1699 (_ bv21 7) (_ bv16 7)))))
 (let (($x528 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x528 ?x1958 ?x3000))))))))))))))))))))))))
(assert
 (let (($x2479 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2381 (or (= (_ bv92 7) old.attention.v) (= (_ bv96 7) old.attention.v) (= (_ bv37 7) old.attention.v) (= (_ bv36 7) old.attention.v))))
 (let ((?x3098 (ite $x2381 old.attention.v (ite $x2479 (_ bv37 7) (ite (= (_ bv36 7) old.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= old.attention.mixed ?x3098)))))
(assert
 (let (($x3124 (= (_ bv40 7) old.attention.out.split)))
 (let (($x1998 (not $x3124)))
 (let (($x1874 (= (_ bv36 7) old.attention.mixed)))
 (let (($x2388 (or (and old.attention.gathers (or (= (_ bv37 7) old.attention.mixed) $x1874)) (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.everywhere) (and $x1874 old.attention.value_dim.everywhere $x1998))))
 (= old.attention.mixed_in (ite $x2388 (_ bv96 7) old.attention.mixed)))))))
(assert
 (let ((?x2755 (ite (or (= (_ bv92 7) old.attention.mixed_in) (= (_ bv40 7) old.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) old.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x1463 (and old.attention.heads_where_kept (or (= (_ bv37 7) old.attention.mixed_in) (= (_ bv96 7) old.attention.mixed_in)))))
 (let (($x302 (ite (= (_ bv36 7) old.attention.mixed_in) old.attention.dims_where_kept $x1463)))
 (let (($x1154 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x758 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x3124 (= (_ bv40 7) old.attention.out.split)))
 (= old.attention.out_state (ite (and $x3124 (or $x758 $x1154) $x302) (_ bv96 7) ?x2755)))))))))
(assert
 (let (($x3124 (= (_ bv40 7) old.attention.out.split)))
 (let (($x1998 (not $x3124)))
 (let (($x249 (= 1 old.tp)))
 (let (($x2363 (= (_ bv96 7) old.stream)))
 (let (($x1154 (and (or (not old.attention.out.group.tp) $x249) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x832 (and $x1154 (or $x2363 $x249 (not (= (_ bv4 7) old.attention.out.collective)) $x1998))))
 (let (($x2661 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x758 (= (_ bv57 7) old.attention.out.collective)))
 (let ((?x2539 (ite (or (or $x758 $x2661) $x832) (_ bv96 7) (ite (= (_ bv4 7) old.attention.out.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x2887 (= (_ bv96 7) old.attention.out_state)))
 (let (($x1598 (= (_ bv73 7) old.attention.out.collective)))
 (let (($x2245 (= (_ bv5 7) old.attention.out.collective)))
 (let (($x48 (and (or $x2245 $x1598) $x1154)))
 (let ((?x3466 (ite (or $x758 (and $x2661 (= (_ bv38 7) old.stream)) $x48) (_ bv38 7) (ite $x2661 (_ bv96 7) (_ bv16 7)))))
 (let (($x177 (or (and old.hidden.filled (not $x2363)) (and old.hidden.leads (= (_ bv38 7) old.stream)))))
 (let (($x2427 (not $x1154)))
 (let (($x1045 (= (_ bv49 7) old.norm.statistic)))
 (let (($x317 (= (_ bv38 7) old.stream)))
 (let ((?x696 (ite (and $x2245 old.hidden.filled $x317 $x2427 $x1045) old.stream (ite (and $x1598 $x2427 $x177) old.stream ?x3466))))
 (let ((?x1779 (ite (and $x2363 old.hidden.everywhere (or $x758 $x48)) (_ bv96 7) (ite (and $x2245 old.hidden.filled $x2363 $x2427) (_ bv96 7) ?x696))))
 (let (($x2386 (= (_ bv4 7) old.attention.out.collective)))
 (let (($x3061 (= (_ bv38 7) old.attention.out_state)))
 (let ((?x2470 (ite $x1598 (ite (not $x2363) old.stream (_ bv66 7)) (ite $x2661 (ite $x2363 (_ bv96 7) old.stream) (ite $x758 (_ bv92 7) (_ bv16 7))))))
 (let (($x957 (= (_ bv92 7) old.attention.out_state)))
 (let ((?x1061 (ite $x957 (ite $x2245 (_ bv96 7) ?x2470) (ite $x3061 (ite $x2386 (_ bv96 7) ?x1779) (ite $x2887 ?x2539 old.attention.out_state)))))
 (= old.attention.joined ?x1061)))))))))))))))))))))))))))
(assert
 (let (($x1235 (not old.hidden.everywhere)))
 (let (($x2245 (= (_ bv5 7) old.attention.out.collective)))
 (let (($x3061 (= (_ bv38 7) old.attention.out_state)))
 (= old.attention.full_though_split (and $x3061 (= (_ bv96 7) old.attention.joined) $x2245 $x1235))))))
(assert
 (let (($x2877 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x2877 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x230 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x3441 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1174 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x2035 (= (_ bv48 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) $x2035 (= (_ bv56 7) new.attention.heads.kind) $x1174 $x3441 (= (_ bv91 7) new.attention.heads.kind) $x230 (= (_ bv99 7) new.attention.heads.kind)))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x1303 (= (_ bv29 7) new.attention.out.bias)))
 (let (($x2345 (= (_ bv27 7) new.attention.out.bias)))
 (let (($x609 (= (_ bv1 7) new.attention.out.bias)))
 (or $x609 (= (_ bv23 7) new.attention.out.bias) $x2345 $x1303)))))
(assert
 (let (($x729 (= (_ bv73 7) new.attention.out.collective)))
 (let (($x2267 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x2774 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x3318 (= (_ bv5 7) new.attention.out.collective)))
 (let (($x1613 (= (_ bv4 7) new.attention.out.collective)))
 (or $x1613 $x3318 $x2774 $x2267 $x729)))))))
(assert
 (let (($x3062 (= (_ bv32 7) new.attention.out.input)))
 (let (($x1011 (= (_ bv10 7) new.attention.out.input)))
 (or $x1011 $x3062 (= (_ bv63 7) new.attention.out.input)))))
(assert
 (let (($x3447 (= (_ bv61 7) new.attention.out.split)))
 (let (($x277 (= (_ bv40 7) new.attention.out.split)))
 (or $x277 (= (_ bv57 7) new.attention.out.split) $x3447))))
(assert
 (let (($x3486 (= (_ bv8 7) new.attention.pairs)))
 (or $x3486 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x1312 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2368 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2781 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2747 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1945 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1945 $x2747 $x2781 $x2368 $x1312)))))))
(assert
 (let (($x749 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x749 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x1226 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x1131 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2432 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2537 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x2537 $x2432 $x1131 $x1226))))))
(assert
 (let (($x289 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x289 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x1924 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x104 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x1499 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x1278 (= (_ bv48 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) $x1278 (= (_ bv56 7) new.attention.value_dim.kind) $x1499 $x104 (= (_ bv91 7) new.attention.value_dim.kind) $x1924 (= (_ bv99 7) new.attention.value_dim.kind)))))))
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
 (let (($x2896 (= (_ bv96 7) new.hidden.kind)))
 (let (($x2047 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1411 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1660 (= (_ bv65 7) new.hidden.kind)))
 (let (($x1908 (= (_ bv48 7) new.hidden.kind)))
 (let (($x846 (= (_ bv26 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) $x846 $x1908 (= (_ bv56 7) new.hidden.kind) $x1660 $x1411 $x2047 $x2896 (= (_ bv99 7) new.hidden.kind)))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x647 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x647)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x124 (= (_ bv49 7) new.norm.statistic)))
 (or $x124 (= (_ bv93 7) new.norm.statistic))))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x427 (= (_ bv96 7) new.stream)))
 (let (($x2061 (= (_ bv38 7) new.stream)))
 (or $x2061 (= (_ bv94 7) new.stream) $x427))))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let ((?x2510 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x2665 (div (* ?x2510 new.hidden.multiple) new.hidden.parts)))
 (let (($x373 (< 1 new.hidden.parts)))
 (let (($x1660 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x1660 $x373 (= ?x2665 new.hidden.n))))))))
(assert
 (let ((?x2510 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x2665 (div (* ?x2510 new.hidden.multiple) new.hidden.parts)))
 (let (($x373 (< 1 new.hidden.parts)))
 (let (($x1660 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.leads (and $x1660 $x373 (<= new.hidden.n ?x2665))))))))
(assert
 (let (($x1660 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x1660 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x846 (= (_ bv26 7) new.hidden.kind)))
 (let (($x1562 (ite $x846 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x2510 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x2665 (div (* ?x2510 new.hidden.multiple) new.hidden.parts)))
 (let (($x907 (= (- 1) new.hidden.n)))
 (let (($x1660 (= (_ bv65 7) new.hidden.kind)))
 (let (($x2047 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1183 (ite $x2047 (or $x907 (< new.hidden.block new.hidden.n)) (ite $x1660 (or $x907 (< ?x2665 new.hidden.n)) $x1562))))
 (let (($x95 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x1183)))
 (let (($x1908 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1411 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1663 (or $x1411 $x1908)))
 (= new.hidden.moved (ite $x1663 new.hidden.given_moved $x95)))))))))))))))
(assert
 (let ((?x291 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x3018 (= (div (* ?x291 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x1174 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x1174 (< 1 new.attention.heads.parts) $x3018))))))
(assert
 (let (($x654 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x1174 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x1174 $x654)))))
(assert
 (let ((?x969 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x194 (div (* ?x969 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2877 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2782 (and $x2877 (< 1 new.attention.head_dim.parts) (= ?x194 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x2782))))))
(assert
 (let ((?x2010 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x908 (* (div ?x2010 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x1499 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x3328 (and $x1499 (< 1 new.attention.value_dim.parts) (= (div ?x908 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x3328))))))
(assert
 (let ((?x2192 (mod new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let (($x1499 (= (_ bv65 7) new.attention.value_dim.kind)))
 (= new.attention.value_dim.padded (and $x1499 (not (= 0 ?x2192)))))))
(assert
 (let (($x277 (= (_ bv40 7) new.attention.out.split)))
 (let (($x274 (not $x277)))
 (let (($x1011 (= (_ bv10 7) new.attention.out.input)))
 (let (($x3062 (= (_ bv32 7) new.attention.out.input)))
 (= new.attention.gathers (or $x3062 (and $x1011 $x274))))))))
(assert
 (let (($x2896 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1908 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1411 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1663 (or $x1411 $x1908)))
 (let (($x2240 (ite $x1663 new.hidden.given_everywhere (or $x2896 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x2240)))))))
(assert
 (let (($x1855 (not new.hidden.moved)))
 (let (($x1387 (and (not (or (= (_ bv96 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind))) $x1855)))
 (let (($x2892 (= 1 new.hidden.parts)))
 (let (($x1908 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1411 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1663 (or $x1411 $x1908)))
 (= new.hidden.first_alone (ite $x1663 new.hidden.given_first (or $x2892 $x1387))))))))))
(assert
 (let (($x1261 (not new.attention.heads.padded)))
 (let (($x230 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2035 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x3441 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x629 (ite (or $x3441 $x2035) new.attention.heads.given_everywhere (or $x230 (and (= 1 new.attention.heads.parts) $x1261)))))
 (= new.attention.heads.everywhere $x629)))))))
(assert
 (let (($x1312 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1945 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2867 (ite (or $x1945 $x1312) (_ bv16 7) (_ bv96 7))))
 (let (($x2368 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2432 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2747 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2342 (and $x2747 $x2432 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2537 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2745 (and $x2747 $x2537 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2872 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2781 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x3208 (or $x2781 $x2368)))
 (let ((?x2536 (ite (or $x3208 $x2872) new.attention.qkv.split (ite (or $x1945 $x2745 $x2342) (_ bv96 7) (_ bv16 7)))))
 (let (($x1131 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x962 (not $x1131)))
 (let ((?x1468 (ite $x962 ?x2536 (ite (or $x2368 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x2867))))
 (let ((?x2287 (ite (or $x3208 $x2872 new.model.query_latent) (_ bv96 7) (ite $x2747 (_ bv21 7) (_ bv16 7)))))
 (let (($x1226 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x1226 ?x2287 ?x1468)))))))))))))))))))))
(assert
 (let (($x444 (not new.attention.value_dim.padded)))
 (let (($x1924 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x1278 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x104 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x632 (ite (or $x104 $x1278) new.attention.value_dim.given_everywhere (or $x1924 (and (= 1 new.attention.value_dim.parts) $x444)))))
 (= new.attention.value_dim.everywhere $x632)))))))
(assert
 (let (($x1312 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1945 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2867 (ite (or $x1945 $x1312) (_ bv16 7) (_ bv96 7))))
 (let (($x2368 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2432 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2747 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2342 (and $x2747 $x2432 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2537 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2745 (and $x2747 $x2537 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2872 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2781 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x3208 (or $x2781 $x2368)))
 (let ((?x2536 (ite (or $x3208 $x2872) new.attention.qkv.split (ite (or $x1945 $x2745 $x2342) (_ bv96 7) (_ bv16 7)))))
 (let (($x1131 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x962 (not $x1131)))
 (let ((?x1822 (ite $x962 ?x2536 (ite (or $x2368 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x2867))))
 (let ((?x2287 (ite (or $x3208 $x2872 new.model.query_latent) (_ bv96 7) (ite $x2747 (_ bv21 7) (_ bv16 7)))))
 (let (($x1226 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x1226 ?x2287 ?x1822))))))))))))))))))))))
(assert
 (let (($x2432 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x759 (or (= (_ bv92 7) new.attention.v) (= (_ bv96 7) new.attention.v) (= (_ bv37 7) new.attention.v) (= (_ bv36 7) new.attention.v))))
 (let ((?x2378 (ite $x759 new.attention.v (ite $x2432 (_ bv37 7) (ite (= (_ bv36 7) new.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= new.attention.mixed ?x2378)))))
(assert
 (let (($x277 (= (_ bv40 7) new.attention.out.split)))
 (let (($x274 (not $x277)))
 (let (($x2178 (= (_ bv36 7) new.attention.mixed)))
 (let (($x2712 (or (and new.attention.gathers (or (= (_ bv37 7) new.attention.mixed) $x2178)) (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.everywhere) (and $x2178 new.attention.value_dim.everywhere $x274))))
 (= new.attention.mixed_in (ite $x2712 (_ bv96 7) new.attention.mixed)))))))
(assert
 (let ((?x1811 (ite (or (= (_ bv92 7) new.attention.mixed_in) (= (_ bv40 7) new.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) new.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x1233 (and new.attention.heads_where_kept (or (= (_ bv37 7) new.attention.mixed_in) (= (_ bv96 7) new.attention.mixed_in)))))
 (let (($x913 (ite (= (_ bv36 7) new.attention.mixed_in) new.attention.dims_where_kept $x1233)))
 (let (($x856 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x2267 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x277 (= (_ bv40 7) new.attention.out.split)))
 (= new.attention.out_state (ite (and $x277 (or $x2267 $x856) $x913) (_ bv96 7) ?x1811)))))))))
(assert
 (let (($x277 (= (_ bv40 7) new.attention.out.split)))
 (let (($x274 (not $x277)))
 (let (($x13 (= 1 new.tp)))
 (let (($x427 (= (_ bv96 7) new.stream)))
 (let (($x856 (and (or (not new.attention.out.group.tp) $x13) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x1942 (and $x856 (or $x427 $x13 (not (= (_ bv4 7) new.attention.out.collective)) $x274))))
 (let (($x2774 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x2267 (= (_ bv57 7) new.attention.out.collective)))
 (let ((?x1474 (ite (or (or $x2267 $x2774) $x1942) (_ bv96 7) (ite (= (_ bv4 7) new.attention.out.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x353 (= (_ bv96 7) new.attention.out_state)))
 (let (($x729 (= (_ bv73 7) new.attention.out.collective)))
 (let (($x3318 (= (_ bv5 7) new.attention.out.collective)))
 (let (($x2559 (and (or $x3318 $x729) $x856)))
 (let ((?x324 (ite (or $x2267 (and $x2774 (= (_ bv38 7) new.stream)) $x2559) (_ bv38 7) (ite $x2774 (_ bv96 7) (_ bv16 7)))))
 (let (($x3405 (or (and new.hidden.filled (not $x427)) (and new.hidden.leads (= (_ bv38 7) new.stream)))))
 (let (($x265 (not $x856)))
 (let (($x124 (= (_ bv49 7) new.norm.statistic)))
 (let (($x2061 (= (_ bv38 7) new.stream)))
 (let ((?x2187 (ite (and $x3318 new.hidden.filled $x2061 $x265 $x124) new.stream (ite (and $x729 $x265 $x3405) new.stream ?x324))))
 (let ((?x1578 (ite (and $x427 new.hidden.everywhere (or $x2267 $x2559)) (_ bv96 7) (ite (and $x3318 new.hidden.filled $x427 $x265) (_ bv96 7) ?x2187))))
 (let (($x1613 (= (_ bv4 7) new.attention.out.collective)))
 (let (($x1227 (= (_ bv38 7) new.attention.out_state)))
 (let ((?x2082 (ite $x729 (ite (not $x427) new.stream (_ bv66 7)) (ite $x2774 (ite $x427 (_ bv96 7) new.stream) (ite $x2267 (_ bv92 7) (_ bv16 7))))))
 (let (($x1354 (= (_ bv92 7) new.attention.out_state)))
 (let ((?x1650 (ite $x1354 (ite $x3318 (_ bv96 7) ?x2082) (ite $x1227 (ite $x1613 (_ bv96 7) ?x1578) (ite $x353 ?x1474 new.attention.out_state)))))
 (= new.attention.joined ?x1650)))))))))))))))))))))))))))
(assert
 (let (($x1835 (not new.hidden.everywhere)))
 (let (($x3318 (= (_ bv5 7) new.attention.out.collective)))
 (let (($x1227 (= (_ bv38 7) new.attention.out_state)))
 (= new.attention.full_though_split (and $x1227 (= (_ bv96 7) new.attention.joined) $x3318 $x1835))))))
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
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2798 $x478 $x59 $x1517 $x357)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1606 (* old.sp old.tp)))
 (<= old.moe.block ?x1606)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1606 (* old.sp old.tp)))
 (= old.stage.ranks ?x1606)))
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
 (let (($x3228 (not old.moe.group.sp)))
 (let (($x3564 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x3564 $x3228))))
(assert
 (let ((?x2673 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x2673)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x1074 (or (and (= (_ bv38 7) new.attention.out_state) new.hidden.first_alone) (and (= (_ bv96 7) new.attention.out_state) new.stream.first_keeps_all))))
 (let (($x1303 (= (_ bv29 7) new.attention.out.bias)))
 (let (($x1542 (not new.attention.full_though_split)))
 (let (($x395 (and (not (= (_ bv92 7) new.attention.out_state)) (or (= (_ bv1 7) new.attention.out.bias) (= (_ bv27 7) new.attention.out.bias)) $x1542)))
 (let (($x1354 (= (_ bv92 7) new.attention.out_state)))
 (let (($x13 (= 1 new.tp)))
 (let (($x2334 (or $x13 (not new.model.out_bias) (and $x1354 (not (= (_ bv27 7) new.attention.out.bias))) $x395 (and $x1303 $x1074))))
 (not $x2334)))))))))
(assert
 (let (($x2090 (or (and (= (_ bv38 7) old.attention.out_state) old.hidden.first_alone) (and (= (_ bv96 7) old.attention.out_state) old.stream.first_keeps_all))))
(let (($x2045 (= (_ bv29 7) old.attention.out.bias)))
(let (($x1803 (not old.attention.full_though_split)))
(let (($x2876 (and (not (= (_ bv92 7) old.attention.out_state)) (or (= (_ bv1 7) old.attention.out.bias) (= (_ bv27 7) old.attention.out.bias)) $x1803)))
(let (($x957 (= (_ bv92 7) old.attention.out_state)))
(let (($x1023 (not old.model.out_bias)))
(let (($x249 (= 1 old.tp)))
(or $x249 $x1023 (and $x957 (not (= (_ bv27 7) old.attention.out.bias))) $x2876 (and $x2045 $x2090))))))))))
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
(declare-fun old.attention.heads.filled () Bool)
(declare-fun old.attention.heads.padded () Bool)
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
(declare-fun new.attention.heads.filled () Bool)
(declare-fun new.attention.heads.padded () Bool)
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
 (let (($x1561 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x1561 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x247 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x2382 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1621 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x797 (= (_ bv48 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) $x797 (= (_ bv56 7) old.attention.heads.kind) $x1621 $x2382 (= (_ bv91 7) old.attention.heads.kind) $x247 (= (_ bv99 7) old.attention.heads.kind)))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x1598 (= (_ bv73 7) old.attention.out.collective)))
 (let (($x758 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x2245 (= (_ bv5 7) old.attention.out.collective)))
 (or (= (_ bv4 7) old.attention.out.collective) $x2245 (= (_ bv10 7) old.attention.out.collective) $x758 $x1598)))))
(assert
 (let (($x1355 (= (_ bv32 7) old.attention.out.input)))
 (let (($x3467 (= (_ bv10 7) old.attention.out.input)))
 (or $x3467 $x1355 (= (_ bv63 7) old.attention.out.input)))))
(assert
 (let (($x3367 (= (_ bv29 7) old.attention.out.residual)))
 (let (($x778 (= (_ bv27 7) old.attention.out.residual)))
 (let (($x1206 (= (_ bv23 7) old.attention.out.residual)))
 (let (($x2850 (= (_ bv1 7) old.attention.out.residual)))
 (or $x2850 $x1206 $x778 $x3367))))))
(assert
 (let (($x1921 (= (_ bv61 7) old.attention.out.split)))
 (let (($x3124 (= (_ bv40 7) old.attention.out.split)))
 (or $x3124 (= (_ bv57 7) old.attention.out.split) $x1921))))
(assert
 (let (($x1143 (= (_ bv8 7) old.attention.pairs)))
 (or $x1143 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x2967 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1284 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x928 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1699 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x830 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x830 $x1699 $x928 $x1284 $x2967)))))))
(assert
 (let (($x1981 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x1981 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x528 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x1043 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2479 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x754 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x754 $x2479 $x1043 $x528))))))
(assert
 (let (($x2277 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x2277 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x3508 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x141 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x3163 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x1544 (= (_ bv48 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) $x1544 (= (_ bv56 7) old.attention.value_dim.kind) $x3163 $x141 (= (_ bv91 7) old.attention.value_dim.kind) $x3508 (= (_ bv99 7) old.attention.value_dim.kind)))))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x1944 (= (_ bv42 7) old.batch.idle)))
 (or $x1944 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x478 $x59 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x1517 $x2798 $x357)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x2107 (= (_ bv5 7) old.embedding.collective)))
 (or (= (_ bv4 7) old.embedding.collective) $x2107 (= (_ bv10 7) old.embedding.collective) (= (_ bv57 7) old.embedding.collective) (= (_ bv73 7) old.embedding.collective))))
(assert
 (let (($x2062 (= (_ bv38 7) old.embedding.split)))
 (or $x2062 (= (_ bv57 7) old.embedding.split) (= (_ bv95 7) old.embedding.split))))
(assert
 (let (($x2013 (= (_ bv5 7) old.ffn.down.collective)))
 (or (= (_ bv4 7) old.ffn.down.collective) $x2013 (= (_ bv10 7) old.ffn.down.collective) (= (_ bv57 7) old.ffn.down.collective) (= (_ bv73 7) old.ffn.down.collective))))
(assert
 (let (($x2498 (= (_ bv27 7) old.ffn.down.residual)))
 (let (($x904 (= (_ bv1 7) old.ffn.down.residual)))
 (or $x904 (= (_ bv23 7) old.ffn.down.residual) $x2498 (= (_ bv29 7) old.ffn.down.residual)))))
(assert
 (let (($x1935 (= (_ bv61 7) old.ffn.down.split)))
 (or (= (_ bv40 7) old.ffn.down.split) (= (_ bv57 7) old.ffn.down.split) $x1935)))
(assert
 (let (($x3182 (= (_ bv96 7) old.hidden.kind)))
 (let (($x325 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1240 (= (_ bv65 7) old.hidden.kind)))
 (let (($x290 (= (_ bv48 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind) $x290 (= (_ bv56 7) old.hidden.kind) $x1240 $x325 (= (_ bv91 7) old.hidden.kind) $x3182 (= (_ bv99 7) old.hidden.kind)))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x3457 (= (_ bv68 7) old.model.norm)))
 (or (= (_ bv67 7) old.model.norm) $x3457 (= (_ bv82 7) old.model.norm))))
(assert
 (let (($x3257 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x3257)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x2363 (= (_ bv96 7) old.stream)))
 (let (($x430 (= (_ bv94 7) old.stream)))
 (let (($x317 (= (_ bv38 7) old.stream)))
 (or $x317 $x430 $x2363)))))
(assert
 (let (($x1793 (= (_ bv96 7) old.stream_tokens.kind)))
 (let (($x2234 (= (_ bv86 7) old.stream_tokens.kind)))
 (let (($x146 (= (_ bv48 7) old.stream_tokens.kind)))
 (or (= (_ bv11 7) old.stream_tokens.kind) (= (_ bv18 7) old.stream_tokens.kind) (= (_ bv26 7) old.stream_tokens.kind) $x146 (= (_ bv56 7) old.stream_tokens.kind) (= (_ bv65 7) old.stream_tokens.kind) $x2234 (= (_ bv91 7) old.stream_tokens.kind) $x1793 (= (_ bv99 7) old.stream_tokens.kind))))))
(assert
 (and (<= 1 old.stream_tokens.parts)))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (= old.stream_tokens.padded false))
(assert
 (let ((?x3253 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let (($x2487 (= (div (* ?x3253 old.hidden.multiple) old.hidden.parts) old.hidden.n)))
 (let (($x1240 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x1240 (< 1 old.hidden.parts) $x2487))))))
(assert
 (let (($x1240 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x1240 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x1793 (= (_ bv96 7) old.stream_tokens.kind)))
 (let (($x1929 (or $x1793 (and (= 1 old.stream_tokens.parts) (not old.stream_tokens.padded)))))
 (let (($x262 (ite (or (= (_ bv86 7) old.stream_tokens.kind) (= (_ bv48 7) old.stream_tokens.kind)) old.stream_tokens.given_everywhere $x1929)))
 (= old.stream_tokens.everywhere $x262)))))
(assert
 (let ((?x1288 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x287 (= (div (* ?x1288 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x1621 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x1621 (< 1 old.attention.heads.parts) $x287))))))
(assert
 (let (($x3313 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x1621 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x1621 $x3313)))))
(assert
 (let ((?x152 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x1830 (div (* ?x152 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x1561 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2583 (and $x1561 (< 1 old.attention.head_dim.parts) (= ?x1830 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x2583))))))
(assert
 (let ((?x2820 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x2526 (* (div (- ?x2820 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x3163 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x2521 (and $x3163 (< 1 old.attention.value_dim.parts) (= (div ?x2526 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x2521))))))
(assert
 (let ((?x1583 (mod old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let (($x3163 (= (_ bv65 7) old.attention.value_dim.kind)))
 (= old.attention.value_dim.padded (and $x3163 (not (= 0 ?x1583)))))))
(assert
 (let (($x3124 (= (_ bv40 7) old.attention.out.split)))
 (let (($x1998 (not $x3124)))
 (let (($x3467 (= (_ bv10 7) old.attention.out.input)))
 (let (($x1355 (= (_ bv32 7) old.attention.out.input)))
 (= old.attention.gathers (or $x1355 (and $x3467 $x1998))))))))
(assert
 (let (($x1921 (= (_ bv61 7) old.attention.out.split)))
 (let (($x778 (= (_ bv27 7) old.attention.out.residual)))
 (let (($x2850 (= (_ bv1 7) old.attention.out.residual)))
 (= old.stream.attention_keeps_junk (or $x2850 (and $x778 $x1921)))))))
(assert
 (let (($x904 (= (_ bv1 7) old.ffn.down.residual)))
 (let (($x3209 (or $x904 (and (= (_ bv27 7) old.ffn.down.residual) (= (_ bv61 7) old.ffn.down.split)))))
 (= old.stream.ffn_keeps_junk (or old.model.parallel $x3209)))))
(assert
 (let (($x670 (not old.model.embedding_norm)))
 (let (($x2351 (and (or (not old.embedding.group.tp) (= 1 old.tp)) (or (not old.embedding.group.dp) (= 1 old.dp)) (or (not old.embedding.group.sp) (= 1 old.sp)) (or (not old.embedding.group.pp) (= 1 old.pp)))))
 (let (($x317 (= (_ bv38 7) old.stream)))
 (let (($x2107 (= (_ bv5 7) old.embedding.collective)))
 (let (($x2062 (= (_ bv38 7) old.embedding.split)))
 (= old.stream.junk_of_embedding (and $x2062 $x2107 $x317 old.hidden.filled (not $x2351) $x670))))))))
(assert
 (let (($x3457 (= (_ bv68 7) old.model.norm)))
 (let (($x1154 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x2427 (not $x1154)))
 (let (($x317 (= (_ bv38 7) old.stream)))
 (let (($x2245 (= (_ bv5 7) old.attention.out.collective)))
 (let (($x1921 (= (_ bv61 7) old.attention.out.split)))
 (= old.stream.junk_of_attention (and $x1921 $x2245 $x317 old.hidden.filled $x2427 $x3457)))))))))
(assert
 (let (($x3457 (= (_ bv68 7) old.model.norm)))
 (let (($x2507 (and (or (not old.ffn.down.group.tp) (= 1 old.tp)) (or (not old.ffn.down.group.dp) (= 1 old.dp)) (or (not old.ffn.down.group.sp) (= 1 old.sp)) (or (not old.ffn.down.group.pp) (= 1 old.pp)))))
 (let (($x317 (= (_ bv38 7) old.stream)))
 (let (($x2013 (= (_ bv5 7) old.ffn.down.collective)))
 (let (($x1935 (= (_ bv61 7) old.ffn.down.split)))
 (= old.stream.junk_of_ffn (and $x1935 $x2013 $x317 old.hidden.filled (not $x2507) $x3457))))))))
(assert
 (let (($x3182 (= (_ bv96 7) old.hidden.kind)))
 (let (($x241 (ite (or (= (_ bv86 7) old.hidden.kind) (= (_ bv48 7) old.hidden.kind)) old.hidden.given_everywhere (or $x3182 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x241))))
(assert
 (let (($x526 (not old.attention.heads.padded)))
 (let (($x247 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x797 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x2382 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x29 (ite (or $x2382 $x797) old.attention.heads.given_everywhere (or $x247 (and (= 1 old.attention.heads.parts) $x526)))))
 (= old.attention.heads.everywhere $x29)))))))
(assert
 (let (($x2967 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x830 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1885 (ite (or $x830 $x2967) (_ bv16 7) (_ bv96 7))))
 (let (($x1284 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x53 (or old.model.latent old.attention.kv_filled)))
 (let (($x2479 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1699 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1248 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x754 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x107 (and $x1699 $x754 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x1248)))
 (let ((?x3334 (ite (or $x830 $x107 (and $x1699 $x2479 old.attention.heads.filled $x53)) (_ bv96 7) (_ bv16 7))))
 (let (($x197 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x928 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3327 (or $x928 $x1284)))
 (let ((?x2509 (ite (or $x3327 $x197) old.attention.qkv.split ?x3334)))
 (let (($x1043 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x971 (not $x1043)))
 (let ((?x1841 (ite $x971 ?x2509 (ite (or $x1284 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x1885))))
 (let ((?x1958 (ite (or $x3327 $x197 old.model.query_latent) (_ bv96 7) (ite $x1699 (_ bv21 7) (_ bv16 7)))))
 (let (($x528 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x528 ?x1958 ?x1841)))))))))))))))))))))))
(assert
 (let (($x2633 (not old.attention.value_dim.padded)))
 (let (($x3508 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x1544 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x141 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x1883 (ite (or $x141 $x1544) old.attention.value_dim.given_everywhere (or $x3508 (and (= 1 old.attention.value_dim.parts) $x2633)))))
 (= old.attention.value_dim.everywhere $x1883)))))))
(assert
 (let (($x2772 (or old.stream.junk_of_attention (and old.stream.attention_keeps_junk old.stream.junk_of_embedding))))
 (= old.stream.junk_in_ffn_before $x2772)))
(assert
 (let (($x2363 (= (_ bv96 7) old.stream)))
 (let (($x1549 (or $x2363 (and (= (_ bv38 7) old.stream) old.hidden.everywhere) (and (= (_ bv94 7) old.stream) old.stream_tokens.everywhere))))
 (= old.stream.in_order $x1549))))
(assert
 (let (($x2967 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x830 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1885 (ite (or $x830 $x2967) (_ bv16 7) (_ bv96 7))))
 (let (($x1284 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x53 (or old.model.latent old.attention.kv_filled)))
 (let (($x2479 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1699 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1248 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x754 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x107 (and $x1699 $x754 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x1248)))
 (let ((?x3334 (ite (or $x830 $x107 (and $x1699 $x2479 old.attention.heads.filled $x53)) (_ bv96 7) (_ bv16 7))))
 (let (($x197 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x928 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3327 (or $x928 $x1284)))
 (let ((?x2509 (ite (or $x3327 $x197) old.attention.qkv.split ?x3334)))
 (let (($x1043 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x971 (not $x1043)))
 (let ((?x3000 (ite $x971 ?x2509 (ite (or $x1284 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x1885))))
 (let ((?x1958 (ite (or $x3327 $x197 old.model.query_latent) (_ bv96 7) (ite $x1699 (_ bv21 7) (_ bv16 7)))))
 (let (($x528 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x528 ?x1958 ?x3000))))))))))))))))))))))))
(assert
 (let (($x2933 (or old.stream.junk_of_ffn (and old.stream.ffn_keeps_junk old.stream.junk_in_ffn_before))))
 (let (($x1039 (or old.stream.junk_of_embedding (and old.model.behind_dense $x2933) (and old.model.behind_moe old.stream.junk_in_ffn_before))))
 (= old.stream.junk_in_attention $x1039))))
(assert
 (let (($x2479 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2381 (or (= (_ bv92 7) old.attention.v) (= (_ bv96 7) old.attention.v) (= (_ bv37 7) old.attention.v) (= (_ bv36 7) old.attention.v))))
 (let ((?x3098 (ite $x2381 old.attention.v (ite $x2479 (_ bv37 7) (ite (= (_ bv36 7) old.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= old.attention.mixed ?x3098)))))
(assert
 (let (($x3124 (= (_ bv40 7) old.attention.out.split)))
 (let (($x1998 (not $x3124)))
 (let (($x1874 (= (_ bv36 7) old.attention.mixed)))
 (let (($x2388 (or (and old.attention.gathers (or (= (_ bv37 7) old.attention.mixed) $x1874)) (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.everywhere) (and $x1874 old.attention.value_dim.everywhere $x1998))))
 (= old.attention.mixed_in (ite $x2388 (_ bv96 7) old.attention.mixed)))))))
(assert
 (let ((?x2755 (ite (or (= (_ bv92 7) old.attention.mixed_in) (= (_ bv40 7) old.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) old.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x1463 (and old.attention.heads_where_kept (or (= (_ bv37 7) old.attention.mixed_in) (= (_ bv96 7) old.attention.mixed_in)))))
 (let (($x302 (ite (= (_ bv36 7) old.attention.mixed_in) old.attention.dims_where_kept $x1463)))
 (let (($x1154 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x758 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x3124 (= (_ bv40 7) old.attention.out.split)))
 (= old.attention.out_state (ite (and $x3124 (or $x758 $x1154) $x302) (_ bv96 7) ?x2755)))))))))
(assert
 (let (($x2245 (= (_ bv5 7) old.attention.out.collective)))
 (let (($x1206 (= (_ bv23 7) old.attention.out.residual)))
 (let (($x3367 (= (_ bv29 7) old.attention.out.residual)))
 (let (($x2363 (= (_ bv96 7) old.stream)))
 (let (($x3061 (= (_ bv38 7) old.attention.out_state)))
 (let (($x957 (= (_ bv92 7) old.attention.out_state)))
 (let (($x2395 (and $x3367 old.stream.first_has_all (or (or $x957 (= (_ bv96 7) old.attention.out_state)) old.hidden.filled))))
 (let (($x2571 (= old.attention.out_state old.stream)))
 (let (($x550 (and (or $x3367 $x1206) $x957 (or $x2363 (and old.hidden.everywhere (not (= (_ bv94 7) old.stream)))))))
 (let (($x317 (= (_ bv38 7) old.stream)))
 (let (($x778 (= (_ bv27 7) old.attention.out.residual)))
 (let (($x2416 (and $x778 (not $x957) (or $x2571 (and old.hidden.everywhere (not (= (_ bv94 7) old.stream)))))))
 (let (($x2282 (or $x2416 (and $x778 $x317 old.hidden.filled) $x550 (and $x3367 old.stream.first_keeps_all $x2571) $x2395 (and $x3061 $x2363 old.hidden.filled (or $x3367 (= $x1206 $x2245))))))
 (let (($x1154 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x2427 (not $x1154)))
 (let (($x2483 (or $x957 (and $x3061 (or $x2245 (= (_ bv73 7) old.attention.out.collective)) $x2427))))
 (let (($x1197 (or $x2571 (and old.stream.in_order (or (not $x3061) old.hidden.everywhere)))))
 (let (($x249 (= 1 old.tp)))
 (let (($x294 (or (and $x249 $x1197) (and (not (and $x778 old.stream.junk_in_attention $x2483)) $x2282))))
 (= old.attention.residual_once $x294)))))))))))))))))))))
(assert
 (let (($x2877 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x2877 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x230 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x3441 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1174 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x2035 (= (_ bv48 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) $x2035 (= (_ bv56 7) new.attention.heads.kind) $x1174 $x3441 (= (_ bv91 7) new.attention.heads.kind) $x230 (= (_ bv99 7) new.attention.heads.kind)))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x729 (= (_ bv73 7) new.attention.out.collective)))
 (let (($x2267 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x3318 (= (_ bv5 7) new.attention.out.collective)))
 (or (= (_ bv4 7) new.attention.out.collective) $x3318 (= (_ bv10 7) new.attention.out.collective) $x2267 $x729)))))
(assert
 (let (($x3062 (= (_ bv32 7) new.attention.out.input)))
 (let (($x1011 (= (_ bv10 7) new.attention.out.input)))
 (or $x1011 $x3062 (= (_ bv63 7) new.attention.out.input)))))
(assert
 (let (($x456 (= (_ bv29 7) new.attention.out.residual)))
 (let (($x1867 (= (_ bv27 7) new.attention.out.residual)))
 (let (($x608 (= (_ bv23 7) new.attention.out.residual)))
 (let (($x2441 (= (_ bv1 7) new.attention.out.residual)))
 (or $x2441 $x608 $x1867 $x456))))))
(assert
 (let (($x3447 (= (_ bv61 7) new.attention.out.split)))
 (let (($x277 (= (_ bv40 7) new.attention.out.split)))
 (or $x277 (= (_ bv57 7) new.attention.out.split) $x3447))))
(assert
 (let (($x3486 (= (_ bv8 7) new.attention.pairs)))
 (or $x3486 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x1312 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2368 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2781 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2747 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1945 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1945 $x2747 $x2781 $x2368 $x1312)))))))
(assert
 (let (($x749 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x749 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x1226 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x1131 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2432 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2537 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x2537 $x2432 $x1131 $x1226))))))
(assert
 (let (($x289 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x289 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x1924 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x104 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x1499 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x1278 (= (_ bv48 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) $x1278 (= (_ bv56 7) new.attention.value_dim.kind) $x1499 $x104 (= (_ bv91 7) new.attention.value_dim.kind) $x1924 (= (_ bv99 7) new.attention.value_dim.kind)))))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x2043 (= (_ bv5 7) new.embedding.collective)))
 (or (= (_ bv4 7) new.embedding.collective) $x2043 (= (_ bv10 7) new.embedding.collective) (= (_ bv57 7) new.embedding.collective) (= (_ bv73 7) new.embedding.collective))))
(assert
 (let (($x1395 (= (_ bv38 7) new.embedding.split)))
 (or $x1395 (= (_ bv57 7) new.embedding.split) (= (_ bv95 7) new.embedding.split))))
(assert
 (let (($x3160 (= (_ bv5 7) new.ffn.down.collective)))
 (or (= (_ bv4 7) new.ffn.down.collective) $x3160 (= (_ bv10 7) new.ffn.down.collective) (= (_ bv57 7) new.ffn.down.collective) (= (_ bv73 7) new.ffn.down.collective))))
(assert
 (let (($x1842 (= (_ bv27 7) new.ffn.down.residual)))
 (let (($x68 (= (_ bv1 7) new.ffn.down.residual)))
 (or $x68 (= (_ bv23 7) new.ffn.down.residual) $x1842 (= (_ bv29 7) new.ffn.down.residual)))))
(assert
 (let (($x894 (= (_ bv61 7) new.ffn.down.split)))
 (or (= (_ bv40 7) new.ffn.down.split) (= (_ bv57 7) new.ffn.down.split) $x894)))
(assert
 (let (($x2896 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1411 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1660 (= (_ bv65 7) new.hidden.kind)))
 (let (($x1908 (= (_ bv48 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind) $x1908 (= (_ bv56 7) new.hidden.kind) $x1660 $x1411 (= (_ bv91 7) new.hidden.kind) $x2896 (= (_ bv99 7) new.hidden.kind)))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x3217 (= (_ bv68 7) new.model.norm)))
 (or (= (_ bv67 7) new.model.norm) $x3217 (= (_ bv82 7) new.model.norm))))
(assert
 (let (($x647 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x647)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x427 (= (_ bv96 7) new.stream)))
 (let (($x2927 (= (_ bv94 7) new.stream)))
 (let (($x2061 (= (_ bv38 7) new.stream)))
 (or $x2061 $x2927 $x427)))))
(assert
 (let (($x2804 (= (_ bv96 7) new.stream_tokens.kind)))
 (let (($x3226 (= (_ bv86 7) new.stream_tokens.kind)))
 (let (($x3258 (= (_ bv48 7) new.stream_tokens.kind)))
 (or (= (_ bv11 7) new.stream_tokens.kind) (= (_ bv18 7) new.stream_tokens.kind) (= (_ bv26 7) new.stream_tokens.kind) $x3258 (= (_ bv56 7) new.stream_tokens.kind) (= (_ bv65 7) new.stream_tokens.kind) $x3226 (= (_ bv91 7) new.stream_tokens.kind) $x2804 (= (_ bv99 7) new.stream_tokens.kind))))))
(assert
 (and (<= 1 new.stream_tokens.parts)))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (= new.stream_tokens.padded false))
(assert
 (let ((?x2510 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let (($x1777 (= (div (* ?x2510 new.hidden.multiple) new.hidden.parts) new.hidden.n)))
 (let (($x1660 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x1660 (< 1 new.hidden.parts) $x1777))))))
(assert
 (let (($x1660 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x1660 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x2804 (= (_ bv96 7) new.stream_tokens.kind)))
 (let (($x857 (or $x2804 (and (= 1 new.stream_tokens.parts) (not new.stream_tokens.padded)))))
 (let (($x2292 (ite (or (= (_ bv86 7) new.stream_tokens.kind) (= (_ bv48 7) new.stream_tokens.kind)) new.stream_tokens.given_everywhere $x857)))
 (= new.stream_tokens.everywhere $x2292)))))
(assert
 (let ((?x291 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x3018 (= (div (* ?x291 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x1174 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x1174 (< 1 new.attention.heads.parts) $x3018))))))
(assert
 (let (($x654 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x1174 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x1174 $x654)))))
(assert
 (let ((?x969 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x194 (div (* ?x969 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2877 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2782 (and $x2877 (< 1 new.attention.head_dim.parts) (= ?x194 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x2782))))))
(assert
 (let ((?x2010 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x908 (* (div ?x2010 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x1499 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x3328 (and $x1499 (< 1 new.attention.value_dim.parts) (= (div ?x908 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x3328))))))
(assert
 (let ((?x2192 (mod new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let (($x1499 (= (_ bv65 7) new.attention.value_dim.kind)))
 (= new.attention.value_dim.padded (and $x1499 (not (= 0 ?x2192)))))))
(assert
 (let (($x277 (= (_ bv40 7) new.attention.out.split)))
 (let (($x274 (not $x277)))
 (let (($x1011 (= (_ bv10 7) new.attention.out.input)))
 (let (($x3062 (= (_ bv32 7) new.attention.out.input)))
 (= new.attention.gathers (or $x3062 (and $x1011 $x274))))))))
(assert
 (let (($x3447 (= (_ bv61 7) new.attention.out.split)))
 (let (($x1867 (= (_ bv27 7) new.attention.out.residual)))
 (let (($x2441 (= (_ bv1 7) new.attention.out.residual)))
 (= new.stream.attention_keeps_junk (or $x2441 (and $x1867 $x3447)))))))
(assert
 (let (($x68 (= (_ bv1 7) new.ffn.down.residual)))
 (let (($x596 (or $x68 (and (= (_ bv27 7) new.ffn.down.residual) (= (_ bv61 7) new.ffn.down.split)))))
 (= new.stream.ffn_keeps_junk (or new.model.parallel $x596)))))
(assert
 (let (($x946 (not new.model.embedding_norm)))
 (let (($x2785 (and (or (not new.embedding.group.tp) (= 1 new.tp)) (or (not new.embedding.group.dp) (= 1 new.dp)) (or (not new.embedding.group.sp) (= 1 new.sp)) (or (not new.embedding.group.pp) (= 1 new.pp)))))
 (let (($x2061 (= (_ bv38 7) new.stream)))
 (let (($x2043 (= (_ bv5 7) new.embedding.collective)))
 (let (($x1395 (= (_ bv38 7) new.embedding.split)))
 (= new.stream.junk_of_embedding (and $x1395 $x2043 $x2061 new.hidden.filled (not $x2785) $x946))))))))
(assert
 (let (($x3217 (= (_ bv68 7) new.model.norm)))
 (let (($x856 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x265 (not $x856)))
 (let (($x2061 (= (_ bv38 7) new.stream)))
 (let (($x3318 (= (_ bv5 7) new.attention.out.collective)))
 (let (($x3447 (= (_ bv61 7) new.attention.out.split)))
 (= new.stream.junk_of_attention (and $x3447 $x3318 $x2061 new.hidden.filled $x265 $x3217)))))))))
(assert
 (let (($x3217 (= (_ bv68 7) new.model.norm)))
 (let (($x2017 (and (or (not new.ffn.down.group.tp) (= 1 new.tp)) (or (not new.ffn.down.group.dp) (= 1 new.dp)) (or (not new.ffn.down.group.sp) (= 1 new.sp)) (or (not new.ffn.down.group.pp) (= 1 new.pp)))))
 (let (($x2061 (= (_ bv38 7) new.stream)))
 (let (($x3160 (= (_ bv5 7) new.ffn.down.collective)))
 (let (($x894 (= (_ bv61 7) new.ffn.down.split)))
 (= new.stream.junk_of_ffn (and $x894 $x3160 $x2061 new.hidden.filled (not $x2017) $x3217))))))))
(assert
 (let (($x2896 (= (_ bv96 7) new.hidden.kind)))
 (let (($x2240 (ite (or (= (_ bv86 7) new.hidden.kind) (= (_ bv48 7) new.hidden.kind)) new.hidden.given_everywhere (or $x2896 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x2240))))
(assert
 (let (($x1261 (not new.attention.heads.padded)))
 (let (($x230 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2035 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x3441 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x629 (ite (or $x3441 $x2035) new.attention.heads.given_everywhere (or $x230 (and (= 1 new.attention.heads.parts) $x1261)))))
 (= new.attention.heads.everywhere $x629)))))))
(assert
 (let (($x1312 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1945 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2867 (ite (or $x1945 $x1312) (_ bv16 7) (_ bv96 7))))
 (let (($x2368 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2432 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2747 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2342 (and $x2747 $x2432 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2537 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2745 (and $x2747 $x2537 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2872 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2781 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x3208 (or $x2781 $x2368)))
 (let ((?x2536 (ite (or $x3208 $x2872) new.attention.qkv.split (ite (or $x1945 $x2745 $x2342) (_ bv96 7) (_ bv16 7)))))
 (let (($x1131 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x962 (not $x1131)))
 (let ((?x1468 (ite $x962 ?x2536 (ite (or $x2368 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x2867))))
 (let ((?x2287 (ite (or $x3208 $x2872 new.model.query_latent) (_ bv96 7) (ite $x2747 (_ bv21 7) (_ bv16 7)))))
 (let (($x1226 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x1226 ?x2287 ?x1468)))))))))))))))))))))
(assert
 (let (($x444 (not new.attention.value_dim.padded)))
 (let (($x1924 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x1278 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x104 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x632 (ite (or $x104 $x1278) new.attention.value_dim.given_everywhere (or $x1924 (and (= 1 new.attention.value_dim.parts) $x444)))))
 (= new.attention.value_dim.everywhere $x632)))))))
(assert
 (let (($x578 (or new.stream.junk_of_attention (and new.stream.attention_keeps_junk new.stream.junk_of_embedding))))
 (= new.stream.junk_in_ffn_before $x578)))
(assert
 (let (($x427 (= (_ bv96 7) new.stream)))
 (let (($x2138 (or $x427 (and (= (_ bv38 7) new.stream) new.hidden.everywhere) (and (= (_ bv94 7) new.stream) new.stream_tokens.everywhere))))
 (= new.stream.in_order $x2138))))
(assert
 (let (($x1312 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1945 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2867 (ite (or $x1945 $x1312) (_ bv16 7) (_ bv96 7))))
 (let (($x2368 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2432 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2747 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2342 (and $x2747 $x2432 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2537 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2745 (and $x2747 $x2537 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2872 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2781 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x3208 (or $x2781 $x2368)))
 (let ((?x2536 (ite (or $x3208 $x2872) new.attention.qkv.split (ite (or $x1945 $x2745 $x2342) (_ bv96 7) (_ bv16 7)))))
 (let (($x1131 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x962 (not $x1131)))
 (let ((?x1822 (ite $x962 ?x2536 (ite (or $x2368 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x2867))))
 (let ((?x2287 (ite (or $x3208 $x2872 new.model.query_latent) (_ bv96 7) (ite $x2747 (_ bv21 7) (_ bv16 7)))))
 (let (($x1226 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x1226 ?x2287 ?x1822))))))))))))))))))))))
(assert
 (let (($x996 (and new.model.behind_moe new.stream.junk_in_ffn_before)))
 (let (($x2788 (or new.stream.junk_of_ffn (and new.stream.ffn_keeps_junk new.stream.junk_in_ffn_before))))
 (let (($x2307 (and new.model.behind_dense $x2788)))
 (= new.stream.junk_in_attention (or new.stream.junk_of_embedding $x2307 $x996))))))
(assert
 (let (($x2432 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x759 (or (= (_ bv92 7) new.attention.v) (= (_ bv96 7) new.attention.v) (= (_ bv37 7) new.attention.v) (= (_ bv36 7) new.attention.v))))
 (let ((?x2378 (ite $x759 new.attention.v (ite $x2432 (_ bv37 7) (ite (= (_ bv36 7) new.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= new.attention.mixed ?x2378)))))
(assert
 (let (($x277 (= (_ bv40 7) new.attention.out.split)))
 (let (($x274 (not $x277)))
 (let (($x2178 (= (_ bv36 7) new.attention.mixed)))
 (let (($x2712 (or (and new.attention.gathers (or (= (_ bv37 7) new.attention.mixed) $x2178)) (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.everywhere) (and $x2178 new.attention.value_dim.everywhere $x274))))
 (= new.attention.mixed_in (ite $x2712 (_ bv96 7) new.attention.mixed)))))))
(assert
 (let ((?x1811 (ite (or (= (_ bv92 7) new.attention.mixed_in) (= (_ bv40 7) new.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) new.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x1233 (and new.attention.heads_where_kept (or (= (_ bv37 7) new.attention.mixed_in) (= (_ bv96 7) new.attention.mixed_in)))))
 (let (($x913 (ite (= (_ bv36 7) new.attention.mixed_in) new.attention.dims_where_kept $x1233)))
 (let (($x856 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x2267 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x277 (= (_ bv40 7) new.attention.out.split)))
 (= new.attention.out_state (ite (and $x277 (or $x2267 $x856) $x913) (_ bv96 7) ?x1811)))))))))
(assert
 (let (($x3318 (= (_ bv5 7) new.attention.out.collective)))
 (let (($x608 (= (_ bv23 7) new.attention.out.residual)))
 (let (($x456 (= (_ bv29 7) new.attention.out.residual)))
 (let (($x427 (= (_ bv96 7) new.stream)))
 (let (($x1227 (= (_ bv38 7) new.attention.out_state)))
 (let (($x1354 (= (_ bv92 7) new.attention.out_state)))
 (let (($x202 (and $x456 new.stream.first_has_all (or (or $x1354 (= (_ bv96 7) new.attention.out_state)) new.hidden.filled))))
 (let (($x2151 (= new.attention.out_state new.stream)))
 (let (($x433 (and (or $x456 $x608) $x1354 (or $x427 (and new.hidden.everywhere (not (= (_ bv94 7) new.stream)))))))
 (let (($x2061 (= (_ bv38 7) new.stream)))
 (let (($x1867 (= (_ bv27 7) new.attention.out.residual)))
 (let (($x1397 (and $x1867 (not $x1354) (or $x2151 (and new.hidden.everywhere (not (= (_ bv94 7) new.stream)))))))
 (let (($x2998 (or $x1397 (and $x1867 $x2061 new.hidden.filled) $x433 (and $x456 new.stream.first_keeps_all $x2151) $x202 (and $x1227 $x427 new.hidden.filled (or $x456 (= $x608 $x3318))))))
 (let (($x856 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x265 (not $x856)))
 (let (($x2329 (or $x1354 (and $x1227 (or $x3318 (= (_ bv73 7) new.attention.out.collective)) $x265))))
 (let (($x2186 (or $x2151 (and new.stream.in_order (or (not $x1227) new.hidden.everywhere)))))
 (let (($x13 (= 1 new.tp)))
 (let (($x21 (or (and $x13 $x2186) (and (not (and $x1867 new.stream.junk_in_attention $x2329)) $x2998))))
 (= new.attention.residual_once $x21)))))))))))))))))))))
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
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2798 $x478 $x59 $x1517 $x357)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1606 (* old.sp old.tp)))
 (<= old.moe.block ?x1606)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1606 (* old.sp old.tp)))
 (= old.stage.ranks ?x1606)))
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
 (let (($x3228 (not old.moe.group.sp)))
 (let (($x3564 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x3564 $x3228))))
(assert
 (let ((?x2673 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x2673)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x3179 (not new.model.scaled_residual)))
 (let (($x3217 (= (_ bv68 7) new.model.norm)))
 (let (($x2441 (= (_ bv1 7) new.attention.out.residual)))
 (not (or $x2441 (and $x3217 $x3179 new.attention.residual_once)))))))
(assert
 (let (($x3491 (not old.model.scaled_residual)))
(let (($x3457 (= (_ bv68 7) old.model.norm)))
(let (($x2850 (= (_ bv1 7) old.attention.out.residual)))
(or $x2850 (and $x3457 $x3491 old.attention.residual_once))))))
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
 (let (($x1944 (= (_ bv42 7) old.batch.idle)))
 (or $x1944 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x478 $x59 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x1517 $x2798 $x357)))))))
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
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2798 $x478 $x59 $x1517 $x357)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1606 (* old.sp old.tp)))
 (<= old.moe.block ?x1606)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1606 (* old.sp old.tp)))
 (= old.stage.ranks ?x1606)))
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
 (let (($x3228 (not old.moe.group.sp)))
 (let (($x3564 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x3564 $x3228))))
(assert
 (let ((?x2673 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x2673)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let ((?x2673 (mod new.stage.ranks new.moe.block)))
 (let (($x1448 (= 0 ?x2673)))
 (not $x1448))))
(assert
 (let ((?x3379 (mod old.stage.ranks old.moe.block)))
(= 0 ?x3379)))
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
 (let (($x1944 (= (_ bv42 7) old.batch.idle)))
 (or $x1944 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x478 $x59 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x1517 $x2798 $x357)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (and (<= 1 old.ep) (>= 1048576 old.ep)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x678 (= (_ bv10 7) old.moe.combine)))
 (or (= (_ bv5 7) old.moe.combine) (= (_ bv6 7) old.moe.combine) $x678 (= (_ bv57 7) old.moe.combine) (= (_ bv73 7) old.moe.combine))))
(assert
 (let (($x3027 (= (_ bv10 7) old.moe.dispatch)))
 (or (= (_ bv6 7) old.moe.dispatch) $x3027 (= (_ bv31 7) old.moe.dispatch) (= (_ bv49 7) old.moe.dispatch))))
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
 (let (($x1292 (or (< old.stage.same_tokens old.moe.block) (not (= 0 (mod old.stage.same_tokens old.moe.block))))))
 (= old.moe.spans $x1292)))
(assert
 (let ((?x3418 (ite old.moe.spans (_ bv6 7) (_ bv49 7))))
 (= old.moe.dispatched (ite (not (= (_ bv10 7) old.moe.dispatch)) old.moe.dispatch ?x3418))))
(assert
 (let ((?x705 (ite (= (_ bv49 7) old.moe.dispatched) (_ bv5 7) (ite (= (_ bv31 7) old.moe.dispatched) (_ bv73 7) (_ bv6 7)))))
 (= old.moe.combined (ite (not (= (_ bv10 7) old.moe.combine)) old.moe.combine ?x705))))
(assert
 (let (($x3201 (and (or (not old.moe.group.dp) (= 1 old.dp)) (or (not old.moe.group.sp) (= 1 old.sp)))))
 (let (($x1414 (= old.moe.block old.stage.ranks)))
 (let (($x2850 (and (= 1 old.tp) $x1414 (or old.moe.group.dp (= 1 old.dp)) (or old.moe.group.sp (= 1 old.sp)))))
 (let (($x3268 (and (or old.moe.group.ep (= 1 old.ep)) (or old.moe.group.tp (= 1 old.moe.expert_tp)))))
 (= old.moe.group_fits (or (= (_ bv57 7) old.moe.combined) (and (or $x3268 $x2850) (or $x1414 $x3201)))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (and (<= 1 new.ep) (>= 1048576 new.ep)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x1192 (= (_ bv10 7) new.moe.combine)))
 (or (= (_ bv5 7) new.moe.combine) (= (_ bv6 7) new.moe.combine) $x1192 (= (_ bv57 7) new.moe.combine) (= (_ bv73 7) new.moe.combine))))
(assert
 (let (($x1227 (= (_ bv10 7) new.moe.dispatch)))
 (or (= (_ bv6 7) new.moe.dispatch) $x1227 (= (_ bv31 7) new.moe.dispatch) (= (_ bv49 7) new.moe.dispatch))))
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
 (let (($x1264 (or (< new.stage.same_tokens new.moe.block) (not (= 0 (mod new.stage.same_tokens new.moe.block))))))
 (= new.moe.spans $x1264)))
(assert
 (let ((?x491 (ite new.moe.spans (_ bv6 7) (_ bv49 7))))
 (= new.moe.dispatched (ite (not (= (_ bv10 7) new.moe.dispatch)) new.moe.dispatch ?x491))))
(assert
 (let ((?x1222 (ite (= (_ bv49 7) new.moe.dispatched) (_ bv5 7) (ite (= (_ bv31 7) new.moe.dispatched) (_ bv73 7) (_ bv6 7)))))
 (= new.moe.combined (ite (not (= (_ bv10 7) new.moe.combine)) new.moe.combine ?x1222))))
(assert
 (let (($x2199 (and (or (not new.moe.group.dp) (= 1 new.dp)) (or (not new.moe.group.sp) (= 1 new.sp)))))
 (let (($x2191 (= new.moe.block new.stage.ranks)))
 (let (($x1293 (and (= 1 new.tp) $x2191 (or new.moe.group.dp (= 1 new.dp)) (or new.moe.group.sp (= 1 new.sp)))))
 (let (($x2064 (and (or new.moe.group.ep (= 1 new.ep)) (or new.moe.group.tp (= 1 new.moe.expert_tp)))))
 (= new.moe.group_fits (or (= (_ bv57 7) new.moe.combined) (and (or $x2064 $x1293) (or $x2191 $x2199)))))))))
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
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2798 $x478 $x59 $x1517 $x357)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1606 (* old.sp old.tp)))
 (<= old.moe.block ?x1606)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1606 (* old.sp old.tp)))
 (= old.stage.ranks ?x1606)))
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
 (let (($x3228 (not old.moe.group.sp)))
 (let (($x3564 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x3564 $x3228))))
(assert
 (let ((?x2673 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x2673)))
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
 (let (($x1944 (= (_ bv42 7) old.batch.idle)))
 (or $x1944 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x478 $x59 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x1517 $x2798 $x357)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (and (<= 1 old.ep) (>= 1048576 old.ep)))
(assert
 (let (($x749 (= (_ bv29 7) old.moe.bias)))
 (let (($x968 (= (_ bv23 7) old.moe.bias)))
 (or $x968 (= (_ bv27 7) old.moe.bias) $x749))))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x678 (= (_ bv10 7) old.moe.combine)))
 (or (= (_ bv5 7) old.moe.combine) (= (_ bv6 7) old.moe.combine) $x678 (= (_ bv57 7) old.moe.combine) (= (_ bv73 7) old.moe.combine))))
(assert
 (let (($x3027 (= (_ bv10 7) old.moe.dispatch)))
 (or (= (_ bv6 7) old.moe.dispatch) $x3027 (= (_ bv31 7) old.moe.dispatch) (= (_ bv49 7) old.moe.dispatch))))
(assert
 (and (<= 1 old.moe.expert_tp)))
(assert
 (and (<= 0 old.moe.width.given_least)))
(assert
 (and (<= 0 old.moe.width.given_most)))
(assert
 (let (($x3161 (= (_ bv99 7) old.moe.width.kind)))
 (let (($x2776 (= (_ bv96 7) old.moe.width.kind)))
 (let (($x913 (= (_ bv91 7) old.moe.width.kind)))
 (let (($x2874 (= (_ bv86 7) old.moe.width.kind)))
 (let (($x2354 (= (_ bv65 7) old.moe.width.kind)))
 (let (($x2213 (= (_ bv56 7) old.moe.width.kind)))
 (let (($x2056 (= (_ bv48 7) old.moe.width.kind)))
 (let (($x2017 (= (_ bv26 7) old.moe.width.kind)))
 (let (($x1484 (= (_ bv18 7) old.moe.width.kind)))
 (let (($x1190 (= (_ bv11 7) old.moe.width.kind)))
 (or $x1190 $x1484 $x2017 $x2056 $x2213 $x2354 $x2874 $x913 $x2776 $x3161))))))))))))
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
 (let ((?x894 (div (- (+ old.moe.width.n old.moe.width.multiple) 1) old.moe.width.multiple)))
 (let ((?x1846 (* (div (* ?x894 old.moe.width.multiple) old.moe.width.parts) old.moe.width.parts)))
 (let (($x2043 (= (- 1) old.moe.width.n)))
 (let ((?x2035 (ite (= 0 (mod old.moe.width.multiple old.moe.width.parts)) 1 (ite (or $x2043 (< ?x1846 old.moe.width.n)) 0 1))))
 (let (($x2354 (= (_ bv65 7) old.moe.width.kind)))
 (let ((?x2240 (ite (or $x2043 (not (= 0 (mod old.moe.width.n old.moe.width.parts)))) 0 1)))
 (let (($x2017 (= (_ bv26 7) old.moe.width.kind)))
 (let ((?x1783 (ite $x2017 (ite (and $x2043 (= 1 old.moe.width.parts)) 1 ?x2240) (ite $x2354 ?x2035 old.moe.width.given_least))))
 (let (($x2213 (= (_ bv56 7) old.moe.width.kind)))
 (let (($x3161 (= (_ bv99 7) old.moe.width.kind)))
 (let (($x913 (= (_ bv91 7) old.moe.width.kind)))
 (let (($x1190 (= (_ bv11 7) old.moe.width.kind)))
 (let (($x1484 (= (_ bv18 7) old.moe.width.kind)))
 (let (($x2776 (= (_ bv96 7) old.moe.width.kind)))
 (let ((?x3159 (ite $x2776 old.moe.width.parts (ite (or $x1484 $x1190 $x913 $x3161 $x2213) 1 ?x1783))))
 (= old.moe.width.least ?x3159)))))))))))))))))
(assert
 (let ((?x1411 (ite (or (= (_ bv86 7) old.moe.width.kind) (= (_ bv48 7) old.moe.width.kind)) old.moe.width.given_most 1)))
 (let (($x2776 (= (_ bv96 7) old.moe.width.kind)))
 (= old.moe.width.most (ite $x2776 old.moe.width.parts ?x1411)))))
(assert
 (let (($x1292 (or (< old.stage.same_tokens old.moe.block) (not (= 0 (mod old.stage.same_tokens old.moe.block))))))
 (= old.moe.spans $x1292)))
(assert
 (let ((?x3418 (ite old.moe.spans (_ bv6 7) (_ bv49 7))))
 (= old.moe.dispatched (ite (not (= (_ bv10 7) old.moe.dispatch)) old.moe.dispatch ?x3418))))
(assert
 (let (($x2848 (= (_ bv49 7) old.moe.dispatched)))
 (let ((?x2576 (ite (not (= (_ bv10 7) old.moe.combine)) old.moe.combine (ite $x2848 (_ bv5 7) (ite (= (_ bv31 7) old.moe.dispatched) (_ bv73 7) (_ bv6 7))))))
 (= old.moe.combined ?x2576))))
(assert
 (= old.moe.reaches (or (not old.moe.spans) (not (= (_ bv49 7) old.moe.dispatched)))))
(assert
 (let (($x896 (= (_ bv31 7) old.moe.dispatched)))
 (let (($x794 (or (= 1 old.moe.block) (and (= (_ bv49 7) old.moe.dispatched) (= (_ bv5 7) old.moe.combined)) (and $x896 (or (= (_ bv5 7) old.moe.combined) (= (_ bv73 7) old.moe.combined))) (and (= (_ bv6 7) old.moe.dispatched) (= (_ bv6 7) old.moe.combined)))))
 (= old.moe.comes_back $x794))))
(assert
 (let (($x3201 (and (or (not old.moe.group.dp) (= 1 old.dp)) (or (not old.moe.group.sp) (= 1 old.sp)))))
 (let (($x1414 (= old.moe.block old.stage.ranks)))
 (let (($x2850 (and (= 1 old.tp) $x1414 (or old.moe.group.dp (= 1 old.dp)) (or old.moe.group.sp (= 1 old.sp)))))
 (let (($x3268 (and (or old.moe.group.ep (= 1 old.ep)) (or old.moe.group.tp (= 1 old.moe.expert_tp)))))
 (= old.moe.group_fits (or (= (_ bv57 7) old.moe.combined) (and (or $x3268 $x2850) (or $x1414 $x3201)))))))))
(assert
 (let (($x1312 (and old.moe.reaches old.moe.comes_back old.moe.group_fits (= 1 old.moe.width.least) (= 1 old.moe.width.most))))
 (= old.moe.over_block $x1312)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (and (<= 1 new.ep) (>= 1048576 new.ep)))
(assert
 (let (($x2826 (= (_ bv29 7) new.moe.bias)))
 (let (($x2972 (= (_ bv23 7) new.moe.bias)))
 (or $x2972 (= (_ bv27 7) new.moe.bias) $x2826))))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x1192 (= (_ bv10 7) new.moe.combine)))
 (or (= (_ bv5 7) new.moe.combine) (= (_ bv6 7) new.moe.combine) $x1192 (= (_ bv57 7) new.moe.combine) (= (_ bv73 7) new.moe.combine))))
(assert
 (let (($x1227 (= (_ bv10 7) new.moe.dispatch)))
 (or (= (_ bv6 7) new.moe.dispatch) $x1227 (= (_ bv31 7) new.moe.dispatch) (= (_ bv49 7) new.moe.dispatch))))
(assert
 (and (<= 1 new.moe.expert_tp)))
(assert
 (and (<= 0 new.moe.width.given_least)))
(assert
 (and (<= 0 new.moe.width.given_most)))
(assert
 (let (($x3009 (= (_ bv99 7) new.moe.width.kind)))
 (let (($x2872 (= (_ bv96 7) new.moe.width.kind)))
 (let (($x1380 (= (_ bv91 7) new.moe.width.kind)))
 (let (($x1085 (= (_ bv86 7) new.moe.width.kind)))
 (let (($x195 (= (_ bv65 7) new.moe.width.kind)))
 (let (($x1940 (= (_ bv56 7) new.moe.width.kind)))
 (let (($x2745 (= (_ bv48 7) new.moe.width.kind)))
 (let (($x2188 (= (_ bv26 7) new.moe.width.kind)))
 (let (($x2342 (= (_ bv18 7) new.moe.width.kind)))
 (let (($x2308 (= (_ bv11 7) new.moe.width.kind)))
 (or $x2308 $x2342 $x2188 $x2745 $x1940 $x195 $x1085 $x1380 $x2872 $x3009))))))))))))
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
 (let ((?x2537 (div (- (+ new.moe.width.n new.moe.width.multiple) 1) new.moe.width.multiple)))
 (let ((?x818 (* (div (* ?x2537 new.moe.width.multiple) new.moe.width.parts) new.moe.width.parts)))
 (let (($x1945 (= (- 1) new.moe.width.n)))
 (let ((?x2906 (ite (= 0 (mod new.moe.width.multiple new.moe.width.parts)) 1 (ite (or $x1945 (< ?x818 new.moe.width.n)) 0 1))))
 (let (($x195 (= (_ bv65 7) new.moe.width.kind)))
 (let ((?x1361 (ite (or $x1945 (not (= 0 (mod new.moe.width.n new.moe.width.parts)))) 0 1)))
 (let (($x2188 (= (_ bv26 7) new.moe.width.kind)))
 (let ((?x1800 (ite $x2188 (ite (and $x1945 (= 1 new.moe.width.parts)) 1 ?x1361) (ite $x195 ?x2906 new.moe.width.given_least))))
 (let (($x1940 (= (_ bv56 7) new.moe.width.kind)))
 (let (($x3009 (= (_ bv99 7) new.moe.width.kind)))
 (let (($x1380 (= (_ bv91 7) new.moe.width.kind)))
 (let (($x2308 (= (_ bv11 7) new.moe.width.kind)))
 (let (($x2342 (= (_ bv18 7) new.moe.width.kind)))
 (let (($x2872 (= (_ bv96 7) new.moe.width.kind)))
 (let ((?x2997 (ite $x2872 new.moe.width.parts (ite (or $x2342 $x2308 $x1380 $x3009 $x1940) 1 ?x1800))))
 (= new.moe.width.least ?x2997)))))))))))))))))
(assert
 (let ((?x2146 (ite (or (= (_ bv86 7) new.moe.width.kind) (= (_ bv48 7) new.moe.width.kind)) new.moe.width.given_most 1)))
 (let (($x2872 (= (_ bv96 7) new.moe.width.kind)))
 (= new.moe.width.most (ite $x2872 new.moe.width.parts ?x2146)))))
(assert
 (let (($x1264 (or (< new.stage.same_tokens new.moe.block) (not (= 0 (mod new.stage.same_tokens new.moe.block))))))
 (= new.moe.spans $x1264)))
(assert
 (let ((?x491 (ite new.moe.spans (_ bv6 7) (_ bv49 7))))
 (= new.moe.dispatched (ite (not (= (_ bv10 7) new.moe.dispatch)) new.moe.dispatch ?x491))))
(assert
 (let (($x383 (= (_ bv49 7) new.moe.dispatched)))
 (let ((?x1413 (ite (not (= (_ bv10 7) new.moe.combine)) new.moe.combine (ite $x383 (_ bv5 7) (ite (= (_ bv31 7) new.moe.dispatched) (_ bv73 7) (_ bv6 7))))))
 (= new.moe.combined ?x1413))))
(assert
 (= new.moe.reaches (or (not new.moe.spans) (not (= (_ bv49 7) new.moe.dispatched)))))
(assert
 (let (($x2520 (= (_ bv31 7) new.moe.dispatched)))
 (let (($x1942 (or (= 1 new.moe.block) (and (= (_ bv49 7) new.moe.dispatched) (= (_ bv5 7) new.moe.combined)) (and $x2520 (or (= (_ bv5 7) new.moe.combined) (= (_ bv73 7) new.moe.combined))) (and (= (_ bv6 7) new.moe.dispatched) (= (_ bv6 7) new.moe.combined)))))
 (= new.moe.comes_back $x1942))))
(assert
 (let (($x2199 (and (or (not new.moe.group.dp) (= 1 new.dp)) (or (not new.moe.group.sp) (= 1 new.sp)))))
 (let (($x2191 (= new.moe.block new.stage.ranks)))
 (let (($x1293 (and (= 1 new.tp) $x2191 (or new.moe.group.dp (= 1 new.dp)) (or new.moe.group.sp (= 1 new.sp)))))
 (let (($x2064 (and (or new.moe.group.ep (= 1 new.ep)) (or new.moe.group.tp (= 1 new.moe.expert_tp)))))
 (= new.moe.group_fits (or (= (_ bv57 7) new.moe.combined) (and (or $x2064 $x1293) (or $x2191 $x2199)))))))))
(assert
 (let (($x2322 (and new.moe.reaches new.moe.comes_back new.moe.group_fits (= 1 new.moe.width.least) (= 1 new.moe.width.most))))
 (= new.moe.over_block $x2322)))
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
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2798 $x478 $x59 $x1517 $x357)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1606 (* old.sp old.tp)))
 (<= old.moe.block ?x1606)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1606 (* old.sp old.tp)))
 (= old.stage.ranks ?x1606)))
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
 (let (($x3228 (not old.moe.group.sp)))
 (let (($x3564 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x3564 $x3228))))
(assert
 (let ((?x2673 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x2673)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x1269 (or new.moe.over_block (not new.moe.once))))
 (let (($x2329 (= 1 new.moe.expert_tp)))
 (let (($x616 (or $x2329 (not new.model.down_bias) (and (or (= (_ bv29 7) new.moe.bias) (= (_ bv23 7) new.moe.bias)) $x1269) new.moe.bias_once)))
 (not $x616)))))
(assert
 (let (($x2482 (or old.moe.over_block (not old.moe.once))))
(let (($x3100 (not old.model.down_bias)))
(let (($x1888 (= 1 old.moe.expert_tp)))
(or $x1888 $x3100 (and (or (= (_ bv29 7) old.moe.bias) (= (_ bv23 7) old.moe.bias)) $x2482) old.moe.bias_once)))))
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
 (let (($x1944 (= (_ bv42 7) old.batch.idle)))
 (or $x1944 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x478 $x59 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x1517 $x2798 $x357)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (and (<= 1 old.ep) (>= 1048576 old.ep)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x678 (= (_ bv10 7) old.moe.combine)))
 (or (= (_ bv5 7) old.moe.combine) (= (_ bv6 7) old.moe.combine) $x678 (= (_ bv57 7) old.moe.combine) (= (_ bv73 7) old.moe.combine))))
(assert
 (let (($x3027 (= (_ bv10 7) old.moe.dispatch)))
 (or (= (_ bv6 7) old.moe.dispatch) $x3027 (= (_ bv31 7) old.moe.dispatch) (= (_ bv49 7) old.moe.dispatch))))
(assert
 (and (<= 1 old.moe.expert_tp)))
(assert
 (let (($x2774 (= (_ bv60 7) old.moe.shared.scale)))
 (let (($x2770 (= (_ bv23 7) old.moe.shared.scale)))
 (or $x2770 $x2774))))
(assert
 (let (($x3287 (= (_ bv97 7) old.moe.shared.split)))
 (or (= (_ bv29 7) old.moe.shared.split) (= (_ bv57 7) old.moe.shared.split) $x3287)))
(assert
 (let (($x121 (= (_ bv80 7) old.moe.shared.sum)))
 (or (= (_ bv57 7) old.moe.shared.sum) (= (_ bv63 7) old.moe.shared.sum) $x121)))
(assert
 (let (($x2755 (= (_ bv96 7) old.moe.shared.width.kind)))
 (let (($x762 (= (_ bv86 7) old.moe.shared.width.kind)))
 (let (($x161 (= (_ bv65 7) old.moe.shared.width.kind)))
 (let (($x2330 (= (_ bv48 7) old.moe.shared.width.kind)))
 (or (= (_ bv11 7) old.moe.shared.width.kind) (= (_ bv18 7) old.moe.shared.width.kind) (= (_ bv26 7) old.moe.shared.width.kind) $x2330 (= (_ bv56 7) old.moe.shared.width.kind) $x161 $x762 (= (_ bv91 7) old.moe.shared.width.kind) $x2755 (= (_ bv99 7) old.moe.shared.width.kind)))))))
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
 (let (($x3161 (= (_ bv99 7) old.moe.width.kind)))
 (let (($x2776 (= (_ bv96 7) old.moe.width.kind)))
 (let (($x913 (= (_ bv91 7) old.moe.width.kind)))
 (let (($x2874 (= (_ bv86 7) old.moe.width.kind)))
 (let (($x2354 (= (_ bv65 7) old.moe.width.kind)))
 (let (($x2213 (= (_ bv56 7) old.moe.width.kind)))
 (let (($x2056 (= (_ bv48 7) old.moe.width.kind)))
 (let (($x2017 (= (_ bv26 7) old.moe.width.kind)))
 (let (($x1484 (= (_ bv18 7) old.moe.width.kind)))
 (let (($x1190 (= (_ bv11 7) old.moe.width.kind)))
 (or $x1190 $x1484 $x2017 $x2056 $x2213 $x2354 $x2874 $x913 $x2776 $x3161))))))))))))
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
 (let ((?x894 (div (- (+ old.moe.width.n old.moe.width.multiple) 1) old.moe.width.multiple)))
 (let ((?x1846 (* (div (* ?x894 old.moe.width.multiple) old.moe.width.parts) old.moe.width.parts)))
 (let (($x2043 (= (- 1) old.moe.width.n)))
 (let ((?x2035 (ite (= 0 (mod old.moe.width.multiple old.moe.width.parts)) 1 (ite (or $x2043 (< ?x1846 old.moe.width.n)) 0 1))))
 (let (($x2354 (= (_ bv65 7) old.moe.width.kind)))
 (let ((?x2240 (ite (or $x2043 (not (= 0 (mod old.moe.width.n old.moe.width.parts)))) 0 1)))
 (let (($x2017 (= (_ bv26 7) old.moe.width.kind)))
 (let ((?x1783 (ite $x2017 (ite (and $x2043 (= 1 old.moe.width.parts)) 1 ?x2240) (ite $x2354 ?x2035 old.moe.width.given_least))))
 (let (($x2213 (= (_ bv56 7) old.moe.width.kind)))
 (let (($x3161 (= (_ bv99 7) old.moe.width.kind)))
 (let (($x913 (= (_ bv91 7) old.moe.width.kind)))
 (let (($x1190 (= (_ bv11 7) old.moe.width.kind)))
 (let (($x1484 (= (_ bv18 7) old.moe.width.kind)))
 (let (($x2776 (= (_ bv96 7) old.moe.width.kind)))
 (let ((?x3159 (ite $x2776 old.moe.width.parts (ite (or $x1484 $x1190 $x913 $x3161 $x2213) 1 ?x1783))))
 (= old.moe.width.least ?x3159)))))))))))))))))
(assert
 (let ((?x1411 (ite (or (= (_ bv86 7) old.moe.width.kind) (= (_ bv48 7) old.moe.width.kind)) old.moe.width.given_most 1)))
 (let (($x2776 (= (_ bv96 7) old.moe.width.kind)))
 (= old.moe.width.most (ite $x2776 old.moe.width.parts ?x1411)))))
(assert
 (let (($x1406 (not (= 0 (mod old.moe.shared.width.n old.moe.shared.width.multiple)))))
 (let (($x161 (= (_ bv65 7) old.moe.shared.width.kind)))
 (= old.moe.shared.width.padded (and $x161 $x1406)))))
(assert
 (let (($x1292 (or (< old.stage.same_tokens old.moe.block) (not (= 0 (mod old.stage.same_tokens old.moe.block))))))
 (= old.moe.spans $x1292)))
(assert
 (let (($x219 (not old.moe.shared.width.padded)))
 (let (($x2755 (= (_ bv96 7) old.moe.shared.width.kind)))
 (let (($x2330 (= (_ bv48 7) old.moe.shared.width.kind)))
 (let (($x762 (= (_ bv86 7) old.moe.shared.width.kind)))
 (let (($x1939 (ite (or $x762 $x2330) old.moe.shared.width.given_everywhere (or $x2755 (and (= 1 old.moe.shared.width.parts) $x219)))))
 (= old.moe.shared.width.everywhere $x1939)))))))
(assert
 (let ((?x3418 (ite old.moe.spans (_ bv6 7) (_ bv49 7))))
 (= old.moe.dispatched (ite (not (= (_ bv10 7) old.moe.dispatch)) old.moe.dispatch ?x3418))))
(assert
 (let (($x451 (= 1 old.tp)))
 (let (($x1427 (or $x451 (and (= (_ bv97 7) old.moe.shared.split) old.moe.shared.width.everywhere))))
 (= old.moe.shared_by (ite $x1427 (_ bv57 7) old.moe.shared.split)))))
(assert
 (let (($x2848 (= (_ bv49 7) old.moe.dispatched)))
 (let ((?x2576 (ite (not (= (_ bv10 7) old.moe.combine)) old.moe.combine (ite $x2848 (_ bv5 7) (ite (= (_ bv31 7) old.moe.dispatched) (_ bv73 7) (_ bv6 7))))))
 (= old.moe.combined ?x2576))))
(assert
 (= old.moe.reaches (or (not old.moe.spans) (not (= (_ bv49 7) old.moe.dispatched)))))
(assert
 (let (($x959 (= (_ bv5 7) old.moe.combined)))
 (let (($x32 (or $x959 (= (_ bv73 7) old.moe.combined))))
 (= old.moe.sums_block (and $x32 (not (= (_ bv6 7) old.moe.dispatched)))))))
(assert
 (let (($x959 (= (_ bv5 7) old.moe.combined)))
 (let (($x32 (or $x959 (= (_ bv73 7) old.moe.combined))))
 (let (($x896 (= (_ bv31 7) old.moe.dispatched)))
 (let (($x794 (or (= 1 old.moe.block) (and (= (_ bv49 7) old.moe.dispatched) $x959) (and $x896 $x32) (and (= (_ bv6 7) old.moe.dispatched) (= (_ bv6 7) old.moe.combined)))))
 (= old.moe.comes_back $x794))))))
(assert
 (let (($x3201 (and (or (not old.moe.group.dp) (= 1 old.dp)) (or (not old.moe.group.sp) (= 1 old.sp)))))
 (let (($x1414 (= old.moe.block old.stage.ranks)))
 (let (($x451 (= 1 old.tp)))
 (let (($x2850 (and $x451 $x1414 (or old.moe.group.dp (= 1 old.dp)) (or old.moe.group.sp (= 1 old.sp)))))
 (let (($x3268 (and (or old.moe.group.ep (= 1 old.ep)) (or old.moe.group.tp (= 1 old.moe.expert_tp)))))
 (= old.moe.group_fits (or (= (_ bv57 7) old.moe.combined) (and (or $x3268 $x2850) (or $x1414 $x3201))))))))))
(assert
 (let ((?x2970 (ite (not (= (_ bv80 7) old.moe.shared.sum)) old.moe.shared.sum (ite (and old.moe.sums_block (< 1 old.moe.block)) (_ bv80 7) (_ bv57 7)))))
 (= old.moe.shared_summed ?x2970)))
(assert
 (let (($x1312 (and old.moe.reaches old.moe.comes_back old.moe.group_fits (= 1 old.moe.width.least) (= 1 old.moe.width.most))))
 (= old.moe.over_block $x1312)))
(assert
 (let (($x528 (= (_ bv63 7) old.moe.shared_summed)))
 (let ((?x928 (ite $x528 old.tp (ite (= (_ bv80 7) old.moe.shared_summed) old.moe.block 1))))
 (= old.moe.shared_ranks ?x928))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (and (<= 1 new.ep) (>= 1048576 new.ep)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x1192 (= (_ bv10 7) new.moe.combine)))
 (or (= (_ bv5 7) new.moe.combine) (= (_ bv6 7) new.moe.combine) $x1192 (= (_ bv57 7) new.moe.combine) (= (_ bv73 7) new.moe.combine))))
(assert
 (let (($x1227 (= (_ bv10 7) new.moe.dispatch)))
 (or (= (_ bv6 7) new.moe.dispatch) $x1227 (= (_ bv31 7) new.moe.dispatch) (= (_ bv49 7) new.moe.dispatch))))
(assert
 (and (<= 1 new.moe.expert_tp)))
(assert
 (let (($x1075 (= (_ bv60 7) new.moe.shared.scale)))
 (let (($x318 (= (_ bv23 7) new.moe.shared.scale)))
 (or $x318 $x1075))))
(assert
 (let (($x2346 (= (_ bv97 7) new.moe.shared.split)))
 (or (= (_ bv29 7) new.moe.shared.split) (= (_ bv57 7) new.moe.shared.split) $x2346)))
(assert
 (let (($x1011 (= (_ bv80 7) new.moe.shared.sum)))
 (or (= (_ bv57 7) new.moe.shared.sum) (= (_ bv63 7) new.moe.shared.sum) $x1011)))
(assert
 (let (($x1759 (= (_ bv96 7) new.moe.shared.width.kind)))
 (let (($x1389 (= (_ bv86 7) new.moe.shared.width.kind)))
 (let (($x1041 (= (_ bv65 7) new.moe.shared.width.kind)))
 (let (($x1441 (= (_ bv48 7) new.moe.shared.width.kind)))
 (or (= (_ bv11 7) new.moe.shared.width.kind) (= (_ bv18 7) new.moe.shared.width.kind) (= (_ bv26 7) new.moe.shared.width.kind) $x1441 (= (_ bv56 7) new.moe.shared.width.kind) $x1041 $x1389 (= (_ bv91 7) new.moe.shared.width.kind) $x1759 (= (_ bv99 7) new.moe.shared.width.kind)))))))
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
 (let (($x3009 (= (_ bv99 7) new.moe.width.kind)))
 (let (($x2872 (= (_ bv96 7) new.moe.width.kind)))
 (let (($x1380 (= (_ bv91 7) new.moe.width.kind)))
 (let (($x1085 (= (_ bv86 7) new.moe.width.kind)))
 (let (($x195 (= (_ bv65 7) new.moe.width.kind)))
 (let (($x1940 (= (_ bv56 7) new.moe.width.kind)))
 (let (($x2745 (= (_ bv48 7) new.moe.width.kind)))
 (let (($x2188 (= (_ bv26 7) new.moe.width.kind)))
 (let (($x2342 (= (_ bv18 7) new.moe.width.kind)))
 (let (($x2308 (= (_ bv11 7) new.moe.width.kind)))
 (or $x2308 $x2342 $x2188 $x2745 $x1940 $x195 $x1085 $x1380 $x2872 $x3009))))))))))))
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
 (let ((?x2537 (div (- (+ new.moe.width.n new.moe.width.multiple) 1) new.moe.width.multiple)))
 (let ((?x818 (* (div (* ?x2537 new.moe.width.multiple) new.moe.width.parts) new.moe.width.parts)))
 (let (($x1945 (= (- 1) new.moe.width.n)))
 (let ((?x2906 (ite (= 0 (mod new.moe.width.multiple new.moe.width.parts)) 1 (ite (or $x1945 (< ?x818 new.moe.width.n)) 0 1))))
 (let (($x195 (= (_ bv65 7) new.moe.width.kind)))
 (let ((?x1361 (ite (or $x1945 (not (= 0 (mod new.moe.width.n new.moe.width.parts)))) 0 1)))
 (let (($x2188 (= (_ bv26 7) new.moe.width.kind)))
 (let ((?x1800 (ite $x2188 (ite (and $x1945 (= 1 new.moe.width.parts)) 1 ?x1361) (ite $x195 ?x2906 new.moe.width.given_least))))
 (let (($x1940 (= (_ bv56 7) new.moe.width.kind)))
 (let (($x3009 (= (_ bv99 7) new.moe.width.kind)))
 (let (($x1380 (= (_ bv91 7) new.moe.width.kind)))
 (let (($x2308 (= (_ bv11 7) new.moe.width.kind)))
 (let (($x2342 (= (_ bv18 7) new.moe.width.kind)))
 (let (($x2872 (= (_ bv96 7) new.moe.width.kind)))
 (let ((?x2997 (ite $x2872 new.moe.width.parts (ite (or $x2342 $x2308 $x1380 $x3009 $x1940) 1 ?x1800))))
 (= new.moe.width.least ?x2997)))))))))))))))))
(assert
 (let ((?x2146 (ite (or (= (_ bv86 7) new.moe.width.kind) (= (_ bv48 7) new.moe.width.kind)) new.moe.width.given_most 1)))
 (let (($x2872 (= (_ bv96 7) new.moe.width.kind)))
 (= new.moe.width.most (ite $x2872 new.moe.width.parts ?x2146)))))
(assert
 (let (($x2895 (not (= 0 (mod new.moe.shared.width.n new.moe.shared.width.multiple)))))
 (let (($x1041 (= (_ bv65 7) new.moe.shared.width.kind)))
 (= new.moe.shared.width.padded (and $x1041 $x2895)))))
(assert
 (let (($x1264 (or (< new.stage.same_tokens new.moe.block) (not (= 0 (mod new.stage.same_tokens new.moe.block))))))
 (= new.moe.spans $x1264)))
(assert
 (let (($x957 (not new.moe.shared.width.padded)))
 (let (($x1759 (= (_ bv96 7) new.moe.shared.width.kind)))
 (let (($x1441 (= (_ bv48 7) new.moe.shared.width.kind)))
 (let (($x1389 (= (_ bv86 7) new.moe.shared.width.kind)))
 (let (($x197 (ite (or $x1389 $x1441) new.moe.shared.width.given_everywhere (or $x1759 (and (= 1 new.moe.shared.width.parts) $x957)))))
 (= new.moe.shared.width.everywhere $x197)))))))
(assert
 (let ((?x491 (ite new.moe.spans (_ bv6 7) (_ bv49 7))))
 (= new.moe.dispatched (ite (not (= (_ bv10 7) new.moe.dispatch)) new.moe.dispatch ?x491))))
(assert
 (let (($x2269 (= 1 new.tp)))
 (let (($x1305 (or $x2269 (and (= (_ bv97 7) new.moe.shared.split) new.moe.shared.width.everywhere))))
 (= new.moe.shared_by (ite $x1305 (_ bv57 7) new.moe.shared.split)))))
(assert
 (let (($x383 (= (_ bv49 7) new.moe.dispatched)))
 (let ((?x1413 (ite (not (= (_ bv10 7) new.moe.combine)) new.moe.combine (ite $x383 (_ bv5 7) (ite (= (_ bv31 7) new.moe.dispatched) (_ bv73 7) (_ bv6 7))))))
 (= new.moe.combined ?x1413))))
(assert
 (= new.moe.reaches (or (not new.moe.spans) (not (= (_ bv49 7) new.moe.dispatched)))))
(assert
 (let (($x1798 (= (_ bv5 7) new.moe.combined)))
 (let (($x2267 (or $x1798 (= (_ bv73 7) new.moe.combined))))
 (= new.moe.sums_block (and $x2267 (not (= (_ bv6 7) new.moe.dispatched)))))))
(assert
 (let (($x1798 (= (_ bv5 7) new.moe.combined)))
 (let (($x2267 (or $x1798 (= (_ bv73 7) new.moe.combined))))
 (let (($x2520 (= (_ bv31 7) new.moe.dispatched)))
 (let (($x1942 (or (= 1 new.moe.block) (and (= (_ bv49 7) new.moe.dispatched) $x1798) (and $x2520 $x2267) (and (= (_ bv6 7) new.moe.dispatched) (= (_ bv6 7) new.moe.combined)))))
 (= new.moe.comes_back $x1942))))))
(assert
 (let (($x2199 (and (or (not new.moe.group.dp) (= 1 new.dp)) (or (not new.moe.group.sp) (= 1 new.sp)))))
 (let (($x2191 (= new.moe.block new.stage.ranks)))
 (let (($x2269 (= 1 new.tp)))
 (let (($x1293 (and $x2269 $x2191 (or new.moe.group.dp (= 1 new.dp)) (or new.moe.group.sp (= 1 new.sp)))))
 (let (($x2064 (and (or new.moe.group.ep (= 1 new.ep)) (or new.moe.group.tp (= 1 new.moe.expert_tp)))))
 (= new.moe.group_fits (or (= (_ bv57 7) new.moe.combined) (and (or $x2064 $x1293) (or $x2191 $x2199))))))))))
(assert
 (let ((?x2459 (ite (not (= (_ bv80 7) new.moe.shared.sum)) new.moe.shared.sum (ite (and new.moe.sums_block (< 1 new.moe.block)) (_ bv80 7) (_ bv57 7)))))
 (= new.moe.shared_summed ?x2459)))
(assert
 (let (($x2322 (and new.moe.reaches new.moe.comes_back new.moe.group_fits (= 1 new.moe.width.least) (= 1 new.moe.width.most))))
 (= new.moe.over_block $x2322)))
(assert
 (let (($x3398 (= (_ bv63 7) new.moe.shared_summed)))
 (let ((?x1472 (ite $x3398 new.tp (ite (= (_ bv80 7) new.moe.shared_summed) new.moe.block 1))))
 (= new.moe.shared_ranks ?x1472))))
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
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2798 $x478 $x59 $x1517 $x357)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1606 (* old.sp old.tp)))
 (<= old.moe.block ?x1606)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1606 (* old.sp old.tp)))
 (= old.stage.ranks ?x1606)))
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
 (let (($x3228 (not old.moe.group.sp)))
 (let (($x3564 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x3564 $x3228))))
(assert
 (let ((?x2673 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x2673)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x3398 (= (_ bv63 7) new.moe.shared_summed)))
 (let (($x2890 (or $x3398 (and (= (_ bv80 7) new.moe.shared_summed) (= new.moe.block new.tp)))))
 (let (($x1075 (= (_ bv60 7) new.moe.shared.scale)))
 (let (($x249 (= (_ bv57 7) new.moe.shared_by)))
 (let (($x3061 (and $x249 (or (= (_ bv23 7) new.moe.shared.scale) (= 1 new.moe.shared_ranks)))))
 (let (($x578 (not new.moe.once)))
 (let (($x3118 (and (or (not (= (_ bv80 7) new.moe.shared_summed)) new.moe.over_block $x578) (or $x3061 (and (not $x249) $x1075 $x2890)))))
 (not (or (not new.model.shared) $x3118 new.moe.shared_once))))))))))
(assert
 (let (($x528 (= (_ bv63 7) old.moe.shared_summed)))
(let (($x1463 (or $x528 (and (= (_ bv80 7) old.moe.shared_summed) (= old.moe.block old.tp)))))
(let (($x2774 (= (_ bv60 7) old.moe.shared.scale)))
(let (($x3238 (= (_ bv57 7) old.moe.shared_by)))
(let (($x2057 (and $x3238 (or (= (_ bv23 7) old.moe.shared.scale) (= 1 old.moe.shared_ranks)))))
(let (($x1886 (not old.moe.once)))
(let (($x1832 (and (or (not (= (_ bv80 7) old.moe.shared_summed)) old.moe.over_block $x1886) (or $x2057 (and (not $x3238) $x2774 $x1463)))))
(let (($x2479 (not old.model.shared)))
(or $x2479 $x1832 old.moe.shared_once))))))))))
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
 (let (($x1944 (= (_ bv42 7) old.batch.idle)))
 (or $x1944 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x478 $x59 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x1517 $x2798 $x357)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (and (<= 1 old.hidden.block)))
(assert
 (and (<= 0 old.hidden.given_least)))
(assert
 (let (($x1935 (= (_ bv99 7) old.hidden.kind)))
 (let (($x1177 (= (_ bv96 7) old.hidden.kind)))
 (let (($x169 (= (_ bv91 7) old.hidden.kind)))
 (let (($x2640 (= (_ bv86 7) old.hidden.kind)))
 (let (($x637 (= (_ bv65 7) old.hidden.kind)))
 (let (($x1613 (= (_ bv56 7) old.hidden.kind)))
 (let (($x834 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2824 (= (_ bv26 7) old.hidden.kind)))
 (let (($x1599 (= (_ bv18 7) old.hidden.kind)))
 (let (($x1693 (= (_ bv11 7) old.hidden.kind)))
 (or $x1693 $x1599 $x2824 $x834 $x1613 $x637 $x2640 $x169 $x1177 $x1935))))))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x262 (= (_ bv73 7) old.lm_head.collective)))
 (let (($x2071 (= (_ bv57 7) old.lm_head.collective)))
 (let (($x1662 (= (_ bv10 7) old.lm_head.collective)))
 (let (($x29 (= (_ bv5 7) old.lm_head.collective)))
 (let (($x114 (= (_ bv4 7) old.lm_head.collective)))
 (or $x114 $x29 $x1662 $x2071 $x262)))))))
(assert
 (and (<= 1 old.lm_head.cut.block)))
(assert
 (let (($x3147 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x1709 (= (_ bv91 7) old.lm_head.cut.kind)))
 (let (($x2625 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x594 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x1931 (= (_ bv48 7) old.lm_head.cut.kind)))
 (let (($x2305 (= (_ bv26 7) old.lm_head.cut.kind)))
 (or (= (_ bv11 7) old.lm_head.cut.kind) (= (_ bv18 7) old.lm_head.cut.kind) $x2305 $x1931 (= (_ bv56 7) old.lm_head.cut.kind) $x594 $x2625 $x1709 $x3147 (= (_ bv99 7) old.lm_head.cut.kind)))))))))
(assert
 (and (<= 1 old.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) old.lm_head.cut.n)))
(assert
 (and (<= 1 old.lm_head.cut.parts)))
(assert
 (let (($x2360 (= (_ bv95 7) old.lm_head.split)))
 (let (($x2231 (= (_ bv40 7) old.lm_head.split)))
 (or $x2231 (= (_ bv57 7) old.lm_head.split) $x2360))))
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
 (let ((?x658 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x2942 (div (* ?x658 old.hidden.multiple) old.hidden.parts)))
 (let (($x637 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x637 (< 1 old.hidden.parts) (= ?x2942 old.hidden.n)))))))
(assert
 (let (($x637 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x637 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let ((?x658 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x2942 (div (* ?x658 old.hidden.multiple) old.hidden.parts)))
 (let (($x1929 (= (- 1) old.hidden.n)))
 (let ((?x816 (ite (or $x1929 (< (* ?x2942 old.hidden.parts) old.hidden.n)) 0 1)))
 (let (($x637 (= (_ bv65 7) old.hidden.kind)))
 (let ((?x3248 (ite $x637 (ite (= 0 (mod old.hidden.multiple old.hidden.parts)) 1 ?x816) old.hidden.given_least)))
 (let ((?x2633 (ite (or $x1929 (not (= 0 (mod old.hidden.n old.hidden.parts)))) 0 1)))
 (let (($x2824 (= (_ bv26 7) old.hidden.kind)))
 (let ((?x2260 (ite $x2824 (ite (and $x1929 (= 1 old.hidden.parts)) 1 ?x2633) ?x3248)))
 (let (($x1613 (= (_ bv56 7) old.hidden.kind)))
 (let (($x1935 (= (_ bv99 7) old.hidden.kind)))
 (let (($x169 (= (_ bv91 7) old.hidden.kind)))
 (let (($x1693 (= (_ bv11 7) old.hidden.kind)))
 (let (($x1599 (= (_ bv18 7) old.hidden.kind)))
 (let (($x1177 (= (_ bv96 7) old.hidden.kind)))
 (let ((?x843 (ite $x1177 old.hidden.parts (ite (or $x1599 $x1693 $x169 $x1935 $x1613) 1 ?x2260))))
 (= old.hidden.least ?x843))))))))))))))))))
(assert
 (let (($x2824 (= (_ bv26 7) old.hidden.kind)))
 (let (($x1438 (ite $x2824 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x658 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x2942 (div (* ?x658 old.hidden.multiple) old.hidden.parts)))
 (let (($x1929 (= (- 1) old.hidden.n)))
 (let (($x637 (= (_ bv65 7) old.hidden.kind)))
 (let (($x169 (= (_ bv91 7) old.hidden.kind)))
 (let (($x3196 (ite $x169 (or $x1929 (< old.hidden.block old.hidden.n)) (ite $x637 (or $x1929 (< ?x2942 old.hidden.n)) $x1438))))
 (let (($x1408 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x3196)))
 (let (($x834 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2640 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1357 (or $x2640 $x834)))
 (= old.hidden.moved (ite $x1357 old.hidden.given_moved $x1408)))))))))))))))
(assert
 (let ((?x1632 (div (- (+ old.lm_head.cut.n old.lm_head.cut.multiple) 1) old.lm_head.cut.multiple)))
 (let ((?x2047 (div (* ?x1632 old.lm_head.cut.multiple) old.lm_head.cut.parts)))
 (let (($x594 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x241 (and $x594 (< 1 old.lm_head.cut.parts) (= ?x2047 old.lm_head.cut.n))))
 (= old.lm_head.cut.filled $x241))))))
(assert
 (let (($x594 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x30 (and $x594 (not (= 0 (mod old.lm_head.cut.n old.lm_head.cut.multiple))))))
 (= old.lm_head.cut.padded $x30))))
(assert
 (let (($x1829 (= (- 1) old.lm_head.cut.n)))
 (let (($x2305 (= (_ bv26 7) old.lm_head.cut.kind)))
 (let (($x2921 (ite $x2305 (or $x1829 (<= old.lm_head.cut.parts old.lm_head.cut.n)) (or $x1829 (< 1 old.lm_head.cut.n)))))
 (let ((?x1632 (div (- (+ old.lm_head.cut.n old.lm_head.cut.multiple) 1) old.lm_head.cut.multiple)))
 (let ((?x2047 (div (* ?x1632 old.lm_head.cut.multiple) old.lm_head.cut.parts)))
 (let (($x594 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x1709 (= (_ bv91 7) old.lm_head.cut.kind)))
 (let (($x587 (ite $x1709 (or $x1829 (< old.lm_head.cut.block old.lm_head.cut.n)) (ite $x594 (or $x1829 (< ?x2047 old.lm_head.cut.n)) $x2921))))
 (let (($x725 (ite (or (= (_ bv96 7) old.lm_head.cut.kind) (= 1 old.lm_head.cut.parts)) false $x587)))
 (let (($x1931 (= (_ bv48 7) old.lm_head.cut.kind)))
 (let (($x2625 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x337 (or $x2625 $x1931)))
 (= old.lm_head.cut.moved (ite $x337 old.lm_head.cut.given_moved $x725)))))))))))))))
(assert
 (let (($x1177 (= (_ bv96 7) old.hidden.kind)))
 (let (($x834 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2640 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1357 (or $x2640 $x834)))
 (let (($x1036 (ite $x1357 old.hidden.given_everywhere (or $x1177 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x1036)))))))
(assert
 (let (($x3147 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x2544 (or $x3147 (and (= 1 old.lm_head.cut.parts) (not old.lm_head.cut.padded)))))
 (let (($x1931 (= (_ bv48 7) old.lm_head.cut.kind)))
 (let (($x2625 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x337 (or $x2625 $x1931)))
 (= old.lm_head.cut.everywhere (ite $x337 old.lm_head.cut.given_everywhere $x2544))))))))
(assert
 (let (($x2335 (not old.hidden.moved)))
 (let (($x1935 (= (_ bv99 7) old.hidden.kind)))
 (let (($x169 (= (_ bv91 7) old.hidden.kind)))
 (let (($x1693 (= (_ bv11 7) old.hidden.kind)))
 (let (($x1599 (= (_ bv18 7) old.hidden.kind)))
 (let (($x1254 (or old.hidden.everywhere old.hidden.filled (and (or $x1599 $x1693 $x169 $x1935) $x2335))))
 (let (($x834 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2640 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1357 (or $x2640 $x834)))
 (= old.hidden.undivided (ite $x1357 old.hidden.given_undivided $x1254))))))))))))
(assert
 (let (($x588 (and (or (not old.lm_head.group.tp) (= 1 old.tp)) (or (not old.lm_head.group.dp) (= 1 old.dp)) (or (not old.lm_head.group.sp) (= 1 old.sp)) (or (not old.lm_head.group.pp) (= 1 old.pp)))))
 (let (($x2071 (= (_ bv57 7) old.lm_head.collective)))
 (let (($x3363 (or $x2071 $x588)))
 (let (($x2231 (= (_ bv40 7) old.lm_head.split)))
 (let (($x849 (and $x2231 (and old.hidden.undivided (= old.hidden.least old.hidden.parts)) $x3363)))
 (let (($x2360 (= (_ bv95 7) old.lm_head.split)))
 (let ((?x812 (ite (and $x2360 old.lm_head.cut.everywhere $x3363) (_ bv96 7) (ite $x2360 (_ bv95 7) (ite $x849 (_ bv96 7) (ite $x2231 (_ bv92 7) (_ bv96 7)))))))
 (= old.lm_head.state ?x812)))))))))
(assert
 (let (($x588 (and (or (not old.lm_head.group.tp) (= 1 old.tp)) (or (not old.lm_head.group.dp) (= 1 old.dp)) (or (not old.lm_head.group.sp) (= 1 old.sp)) (or (not old.lm_head.group.pp) (= 1 old.pp)))))
 (let (($x1715 (or (or (= (_ bv10 7) old.lm_head.collective) (= (_ bv57 7) old.lm_head.collective)) $x588)))
 (let (($x1610 (or (or (= (_ bv10 7) old.lm_head.collective) (= (_ bv5 7) old.lm_head.collective)) (and (= (_ bv73 7) old.lm_head.collective) old.lm_head.cut.everywhere))))
 (let ((?x2562 (ite (= (_ bv92 7) old.lm_head.state) (ite $x1610 (_ bv96 7) (ite (= (_ bv57 7) old.lm_head.collective) (_ bv92 7) (_ bv16 7))) (ite $x1715 (_ bv96 7) (ite (= (_ bv5 7) old.lm_head.collective) (_ bv21 7) (_ bv16 7))))))
 (let (($x3003 (or (or (= (_ bv10 7) old.lm_head.collective) (= (_ bv4 7) old.lm_head.collective)) (and (= (_ bv5 7) old.lm_head.collective) old.lm_head.cut.filled))))
 (let ((?x984 (ite (= (_ bv95 7) old.lm_head.state) (ite $x3003 (_ bv96 7) (ite (= (_ bv57 7) old.lm_head.collective) (_ bv95 7) (_ bv16 7))) ?x2562)))
 (= old.lm_head.joined ?x984))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (and (<= 1 new.hidden.block)))
(assert
 (and (<= 0 new.hidden.given_least)))
(assert
 (let (($x2285 (= (_ bv99 7) new.hidden.kind)))
 (let (($x2946 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1057 (= (_ bv91 7) new.hidden.kind)))
 (let (($x2169 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1793 (= (_ bv65 7) new.hidden.kind)))
 (let (($x688 (= (_ bv56 7) new.hidden.kind)))
 (let (($x2888 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1240 (= (_ bv26 7) new.hidden.kind)))
 (let (($x3474 (= (_ bv18 7) new.hidden.kind)))
 (let (($x1820 (= (_ bv11 7) new.hidden.kind)))
 (or $x1820 $x3474 $x1240 $x2888 $x688 $x1793 $x2169 $x1057 $x2946 $x2285))))))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x1830 (= (_ bv73 7) new.lm_head.collective)))
 (let (($x152 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x2127 (= (_ bv10 7) new.lm_head.collective)))
 (let (($x3313 (= (_ bv5 7) new.lm_head.collective)))
 (let (($x1239 (= (_ bv4 7) new.lm_head.collective)))
 (or $x1239 $x3313 $x2127 $x152 $x1830)))))))
(assert
 (and (<= 1 new.lm_head.cut.block)))
(assert
 (let (($x1583 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x805 (= (_ bv91 7) new.lm_head.cut.kind)))
 (let (($x2760 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x2808 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x3255 (= (_ bv48 7) new.lm_head.cut.kind)))
 (let (($x2011 (= (_ bv26 7) new.lm_head.cut.kind)))
 (or (= (_ bv11 7) new.lm_head.cut.kind) (= (_ bv18 7) new.lm_head.cut.kind) $x2011 $x3255 (= (_ bv56 7) new.lm_head.cut.kind) $x2808 $x2760 $x805 $x1583 (= (_ bv99 7) new.lm_head.cut.kind)))))))))
(assert
 (and (<= 1 new.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) new.lm_head.cut.n)))
(assert
 (and (<= 1 new.lm_head.cut.parts)))
(assert
 (let (($x1358 (= (_ bv95 7) new.lm_head.split)))
 (let (($x206 (= (_ bv40 7) new.lm_head.split)))
 (or $x206 (= (_ bv57 7) new.lm_head.split) $x1358))))
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
 (let ((?x1280 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x797 (div (* ?x1280 new.hidden.multiple) new.hidden.parts)))
 (let (($x1793 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x1793 (< 1 new.hidden.parts) (= ?x797 new.hidden.n)))))))
(assert
 (let (($x1793 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x1793 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let ((?x1280 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x797 (div (* ?x1280 new.hidden.multiple) new.hidden.parts)))
 (let (($x1981 (= (- 1) new.hidden.n)))
 (let ((?x815 (ite (or $x1981 (< (* ?x797 new.hidden.parts) new.hidden.n)) 0 1)))
 (let (($x1793 (= (_ bv65 7) new.hidden.kind)))
 (let ((?x299 (ite $x1793 (ite (= 0 (mod new.hidden.multiple new.hidden.parts)) 1 ?x815) new.hidden.given_least)))
 (let ((?x2992 (ite (or $x1981 (not (= 0 (mod new.hidden.n new.hidden.parts)))) 0 1)))
 (let (($x1240 (= (_ bv26 7) new.hidden.kind)))
 (let ((?x70 (ite $x1240 (ite (and $x1981 (= 1 new.hidden.parts)) 1 ?x2992) ?x299)))
 (let (($x688 (= (_ bv56 7) new.hidden.kind)))
 (let (($x2285 (= (_ bv99 7) new.hidden.kind)))
 (let (($x1057 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1820 (= (_ bv11 7) new.hidden.kind)))
 (let (($x3474 (= (_ bv18 7) new.hidden.kind)))
 (let (($x2946 (= (_ bv96 7) new.hidden.kind)))
 (let ((?x1885 (ite $x2946 new.hidden.parts (ite (or $x3474 $x1820 $x1057 $x2285 $x688) 1 ?x70))))
 (= new.hidden.least ?x1885))))))))))))))))))
(assert
 (let (($x1240 (= (_ bv26 7) new.hidden.kind)))
 (let (($x2235 (ite $x1240 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x1280 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x797 (div (* ?x1280 new.hidden.multiple) new.hidden.parts)))
 (let (($x1981 (= (- 1) new.hidden.n)))
 (let (($x1793 (= (_ bv65 7) new.hidden.kind)))
 (let (($x1057 (= (_ bv91 7) new.hidden.kind)))
 (let (($x483 (ite $x1057 (or $x1981 (< new.hidden.block new.hidden.n)) (ite $x1793 (or $x1981 (< ?x797 new.hidden.n)) $x2235))))
 (let (($x1139 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x483)))
 (let (($x2888 (= (_ bv48 7) new.hidden.kind)))
 (let (($x2169 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2509 (or $x2169 $x2888)))
 (= new.hidden.moved (ite $x2509 new.hidden.given_moved $x1139)))))))))))))))
(assert
 (let ((?x1143 (div (- (+ new.lm_head.cut.n new.lm_head.cut.multiple) 1) new.lm_head.cut.multiple)))
 (let ((?x2273 (div (* ?x1143 new.lm_head.cut.multiple) new.lm_head.cut.parts)))
 (let (($x2808 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x1543 (and $x2808 (< 1 new.lm_head.cut.parts) (= ?x2273 new.lm_head.cut.n))))
 (= new.lm_head.cut.filled $x1543))))))
(assert
 (let (($x2808 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x1925 (and $x2808 (not (= 0 (mod new.lm_head.cut.n new.lm_head.cut.multiple))))))
 (= new.lm_head.cut.padded $x1925))))
(assert
 (let (($x1520 (= (- 1) new.lm_head.cut.n)))
 (let (($x2011 (= (_ bv26 7) new.lm_head.cut.kind)))
 (let (($x1320 (ite $x2011 (or $x1520 (<= new.lm_head.cut.parts new.lm_head.cut.n)) (or $x1520 (< 1 new.lm_head.cut.n)))))
 (let ((?x1143 (div (- (+ new.lm_head.cut.n new.lm_head.cut.multiple) 1) new.lm_head.cut.multiple)))
 (let ((?x2273 (div (* ?x1143 new.lm_head.cut.multiple) new.lm_head.cut.parts)))
 (let (($x2808 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x805 (= (_ bv91 7) new.lm_head.cut.kind)))
 (let (($x518 (ite $x805 (or $x1520 (< new.lm_head.cut.block new.lm_head.cut.n)) (ite $x2808 (or $x1520 (< ?x2273 new.lm_head.cut.n)) $x1320))))
 (let (($x940 (ite (or (= (_ bv96 7) new.lm_head.cut.kind) (= 1 new.lm_head.cut.parts)) false $x518)))
 (let (($x3255 (= (_ bv48 7) new.lm_head.cut.kind)))
 (let (($x2760 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x1038 (or $x2760 $x3255)))
 (= new.lm_head.cut.moved (ite $x1038 new.lm_head.cut.given_moved $x940)))))))))))))))
(assert
 (let (($x2946 (= (_ bv96 7) new.hidden.kind)))
 (let (($x2888 (= (_ bv48 7) new.hidden.kind)))
 (let (($x2169 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2509 (or $x2169 $x2888)))
 (let (($x1571 (ite $x2509 new.hidden.given_everywhere (or $x2946 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x1571)))))))
(assert
 (let (($x1583 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x2263 (or $x1583 (and (= 1 new.lm_head.cut.parts) (not new.lm_head.cut.padded)))))
 (let (($x3255 (= (_ bv48 7) new.lm_head.cut.kind)))
 (let (($x2760 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x1038 (or $x2760 $x3255)))
 (= new.lm_head.cut.everywhere (ite $x1038 new.lm_head.cut.given_everywhere $x2263))))))))
(assert
 (let (($x1791 (not new.hidden.moved)))
 (let (($x2285 (= (_ bv99 7) new.hidden.kind)))
 (let (($x1057 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1820 (= (_ bv11 7) new.hidden.kind)))
 (let (($x3474 (= (_ bv18 7) new.hidden.kind)))
 (let (($x846 (or new.hidden.everywhere new.hidden.filled (and (or $x3474 $x1820 $x1057 $x2285) $x1791))))
 (let (($x2888 (= (_ bv48 7) new.hidden.kind)))
 (let (($x2169 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2509 (or $x2169 $x2888)))
 (= new.hidden.undivided (ite $x2509 new.hidden.given_undivided $x846))))))))))))
(assert
 (let (($x179 (and (or (not new.lm_head.group.tp) (= 1 new.tp)) (or (not new.lm_head.group.dp) (= 1 new.dp)) (or (not new.lm_head.group.sp) (= 1 new.sp)) (or (not new.lm_head.group.pp) (= 1 new.pp)))))
 (let (($x152 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x1980 (or $x152 $x179)))
 (let (($x206 (= (_ bv40 7) new.lm_head.split)))
 (let (($x2156 (and $x206 (and new.hidden.undivided (= new.hidden.least new.hidden.parts)) $x1980)))
 (let (($x1358 (= (_ bv95 7) new.lm_head.split)))
 (let ((?x2427 (ite (and $x1358 new.lm_head.cut.everywhere $x1980) (_ bv96 7) (ite $x1358 (_ bv95 7) (ite $x2156 (_ bv96 7) (ite $x206 (_ bv92 7) (_ bv96 7)))))))
 (= new.lm_head.state ?x2427)))))))))
(assert
 (let (($x179 (and (or (not new.lm_head.group.tp) (= 1 new.tp)) (or (not new.lm_head.group.dp) (= 1 new.dp)) (or (not new.lm_head.group.sp) (= 1 new.sp)) (or (not new.lm_head.group.pp) (= 1 new.pp)))))
 (let (($x3105 (or (or (= (_ bv10 7) new.lm_head.collective) (= (_ bv57 7) new.lm_head.collective)) $x179)))
 (let (($x3367 (or (or (= (_ bv10 7) new.lm_head.collective) (= (_ bv5 7) new.lm_head.collective)) (and (= (_ bv73 7) new.lm_head.collective) new.lm_head.cut.everywhere))))
 (let ((?x2282 (ite (= (_ bv92 7) new.lm_head.state) (ite $x3367 (_ bv96 7) (ite (= (_ bv57 7) new.lm_head.collective) (_ bv92 7) (_ bv16 7))) (ite $x3105 (_ bv96 7) (ite (= (_ bv5 7) new.lm_head.collective) (_ bv21 7) (_ bv16 7))))))
 (let (($x153 (or (or (= (_ bv10 7) new.lm_head.collective) (= (_ bv4 7) new.lm_head.collective)) (and (= (_ bv5 7) new.lm_head.collective) new.lm_head.cut.filled))))
 (let ((?x1864 (ite (= (_ bv95 7) new.lm_head.state) (ite $x153 (_ bv96 7) (ite (= (_ bv57 7) new.lm_head.collective) (_ bv95 7) (_ bv16 7))) ?x2282)))
 (= new.lm_head.joined ?x1864))))))))
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
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2798 $x478 $x59 $x1517 $x357)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1606 (* old.sp old.tp)))
 (<= old.moe.block ?x1606)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1606 (* old.sp old.tp)))
 (= old.stage.ranks ?x1606)))
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
 (let (($x3228 (not old.moe.group.sp)))
 (let (($x3564 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x3564 $x3228))))
(assert
 (let ((?x2673 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x2673)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x406 (not (or new.lm_head.cut.moved new.lm_head.cut.padded))))
 (let (($x2269 (= 1 new.tp)))
 (let (($x146 (or (= (_ bv96 7) new.lm_head.joined) (and $x2269 (or (not (= (_ bv95 7) new.lm_head.split)) $x406)))))
 (not $x146)))))
(assert
 (let (($x215 (not (or old.lm_head.cut.moved old.lm_head.cut.padded))))
(let (($x451 (= 1 old.tp)))
(or (= (_ bv96 7) old.lm_head.joined) (and $x451 (or (not (= (_ bv95 7) old.lm_head.split)) $x215))))))
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
 (let (($x1944 (= (_ bv42 7) old.batch.idle)))
 (or $x1944 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x478 $x59 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x1517 $x2798 $x357)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (and (<= 1 old.hidden.block)))
(assert
 (and (<= 0 old.hidden.given_least)))
(assert
 (let (($x1935 (= (_ bv99 7) old.hidden.kind)))
 (let (($x1177 (= (_ bv96 7) old.hidden.kind)))
 (let (($x169 (= (_ bv91 7) old.hidden.kind)))
 (let (($x2640 (= (_ bv86 7) old.hidden.kind)))
 (let (($x637 (= (_ bv65 7) old.hidden.kind)))
 (let (($x1613 (= (_ bv56 7) old.hidden.kind)))
 (let (($x834 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2824 (= (_ bv26 7) old.hidden.kind)))
 (let (($x1599 (= (_ bv18 7) old.hidden.kind)))
 (let (($x1693 (= (_ bv11 7) old.hidden.kind)))
 (or $x1693 $x1599 $x2824 $x834 $x1613 $x637 $x2640 $x169 $x1177 $x1935))))))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x2071 (= (_ bv57 7) old.lm_head.collective)))
 (let (($x1662 (= (_ bv10 7) old.lm_head.collective)))
 (or (= (_ bv4 7) old.lm_head.collective) (= (_ bv5 7) old.lm_head.collective) $x1662 $x2071 (= (_ bv73 7) old.lm_head.collective)))))
(assert
 (let (($x3147 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x2625 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x594 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x1931 (= (_ bv48 7) old.lm_head.cut.kind)))
 (or (= (_ bv11 7) old.lm_head.cut.kind) (= (_ bv18 7) old.lm_head.cut.kind) (= (_ bv26 7) old.lm_head.cut.kind) $x1931 (= (_ bv56 7) old.lm_head.cut.kind) $x594 $x2625 (= (_ bv91 7) old.lm_head.cut.kind) $x3147 (= (_ bv99 7) old.lm_head.cut.kind)))))))
(assert
 (and (<= 1 old.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) old.lm_head.cut.n)))
(assert
 (and (<= 1 old.lm_head.cut.parts)))
(assert
 (let (($x2360 (= (_ bv95 7) old.lm_head.split)))
 (let (($x2231 (= (_ bv40 7) old.lm_head.split)))
 (or $x2231 (= (_ bv57 7) old.lm_head.split) $x2360))))
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
 (let ((?x658 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x2942 (div (* ?x658 old.hidden.multiple) old.hidden.parts)))
 (let (($x637 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x637 (< 1 old.hidden.parts) (= ?x2942 old.hidden.n)))))))
(assert
 (let (($x637 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x637 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let ((?x658 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x2942 (div (* ?x658 old.hidden.multiple) old.hidden.parts)))
 (let (($x1929 (= (- 1) old.hidden.n)))
 (let ((?x816 (ite (or $x1929 (< (* ?x2942 old.hidden.parts) old.hidden.n)) 0 1)))
 (let (($x637 (= (_ bv65 7) old.hidden.kind)))
 (let ((?x3248 (ite $x637 (ite (= 0 (mod old.hidden.multiple old.hidden.parts)) 1 ?x816) old.hidden.given_least)))
 (let ((?x2633 (ite (or $x1929 (not (= 0 (mod old.hidden.n old.hidden.parts)))) 0 1)))
 (let (($x2824 (= (_ bv26 7) old.hidden.kind)))
 (let ((?x2260 (ite $x2824 (ite (and $x1929 (= 1 old.hidden.parts)) 1 ?x2633) ?x3248)))
 (let (($x1613 (= (_ bv56 7) old.hidden.kind)))
 (let (($x1935 (= (_ bv99 7) old.hidden.kind)))
 (let (($x169 (= (_ bv91 7) old.hidden.kind)))
 (let (($x1693 (= (_ bv11 7) old.hidden.kind)))
 (let (($x1599 (= (_ bv18 7) old.hidden.kind)))
 (let (($x1177 (= (_ bv96 7) old.hidden.kind)))
 (let ((?x843 (ite $x1177 old.hidden.parts (ite (or $x1599 $x1693 $x169 $x1935 $x1613) 1 ?x2260))))
 (= old.hidden.least ?x843))))))))))))))))))
(assert
 (let (($x2824 (= (_ bv26 7) old.hidden.kind)))
 (let (($x1438 (ite $x2824 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x658 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x2942 (div (* ?x658 old.hidden.multiple) old.hidden.parts)))
 (let (($x1929 (= (- 1) old.hidden.n)))
 (let (($x637 (= (_ bv65 7) old.hidden.kind)))
 (let (($x169 (= (_ bv91 7) old.hidden.kind)))
 (let (($x3196 (ite $x169 (or $x1929 (< old.hidden.block old.hidden.n)) (ite $x637 (or $x1929 (< ?x2942 old.hidden.n)) $x1438))))
 (let (($x1408 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x3196)))
 (let (($x834 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2640 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1357 (or $x2640 $x834)))
 (= old.hidden.moved (ite $x1357 old.hidden.given_moved $x1408)))))))))))))))
(assert
 (let (($x594 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x30 (and $x594 (not (= 0 (mod old.lm_head.cut.n old.lm_head.cut.multiple))))))
 (= old.lm_head.cut.padded $x30))))
(assert
 (let (($x1177 (= (_ bv96 7) old.hidden.kind)))
 (let (($x834 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2640 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1357 (or $x2640 $x834)))
 (let (($x1036 (ite $x1357 old.hidden.given_everywhere (or $x1177 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x1036)))))))
(assert
 (let (($x3147 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x2544 (or $x3147 (and (= 1 old.lm_head.cut.parts) (not old.lm_head.cut.padded)))))
 (let (($x747 (ite (or (= (_ bv86 7) old.lm_head.cut.kind) (= (_ bv48 7) old.lm_head.cut.kind)) old.lm_head.cut.given_everywhere $x2544)))
 (= old.lm_head.cut.everywhere $x747)))))
(assert
 (let (($x2335 (not old.hidden.moved)))
 (let (($x1935 (= (_ bv99 7) old.hidden.kind)))
 (let (($x169 (= (_ bv91 7) old.hidden.kind)))
 (let (($x1693 (= (_ bv11 7) old.hidden.kind)))
 (let (($x1599 (= (_ bv18 7) old.hidden.kind)))
 (let (($x1254 (or old.hidden.everywhere old.hidden.filled (and (or $x1599 $x1693 $x169 $x1935) $x2335))))
 (let (($x834 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2640 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1357 (or $x2640 $x834)))
 (= old.hidden.undivided (ite $x1357 old.hidden.given_undivided $x1254))))))))))))
(assert
 (let (($x1466 (not old.lm_head.group.pp)))
 (let (($x679 (or $x1466 (= 1 old.pp))))
 (let (($x1545 (not old.lm_head.group.sp)))
 (let (($x2586 (or $x1545 (= 1 old.sp))))
 (let (($x1840 (= 1 old.dp)))
 (let (($x1787 (not old.lm_head.group.dp)))
 (let (($x3155 (or $x1787 $x1840)))
 (let (($x588 (and (or (not old.lm_head.group.tp) (= 1 old.tp)) $x3155 $x2586 $x679)))
 (let (($x2071 (= (_ bv57 7) old.lm_head.collective)))
 (let (($x3363 (or $x2071 $x588)))
 (let (($x2231 (= (_ bv40 7) old.lm_head.split)))
 (let (($x849 (and $x2231 (and old.hidden.undivided (= old.hidden.least old.hidden.parts)) $x3363)))
 (let (($x2360 (= (_ bv95 7) old.lm_head.split)))
 (let ((?x812 (ite (and $x2360 old.lm_head.cut.everywhere $x3363) (_ bv96 7) (ite $x2360 (_ bv95 7) (ite $x849 (_ bv96 7) (ite $x2231 (_ bv92 7) (_ bv96 7)))))))
 (= old.lm_head.state ?x812))))))))))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (and (<= 1 new.hidden.block)))
(assert
 (and (<= 0 new.hidden.given_least)))
(assert
 (let (($x2285 (= (_ bv99 7) new.hidden.kind)))
 (let (($x2946 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1057 (= (_ bv91 7) new.hidden.kind)))
 (let (($x2169 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1793 (= (_ bv65 7) new.hidden.kind)))
 (let (($x688 (= (_ bv56 7) new.hidden.kind)))
 (let (($x2888 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1240 (= (_ bv26 7) new.hidden.kind)))
 (let (($x3474 (= (_ bv18 7) new.hidden.kind)))
 (let (($x1820 (= (_ bv11 7) new.hidden.kind)))
 (or $x1820 $x3474 $x1240 $x2888 $x688 $x1793 $x2169 $x1057 $x2946 $x2285))))))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x152 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x2127 (= (_ bv10 7) new.lm_head.collective)))
 (or (= (_ bv4 7) new.lm_head.collective) (= (_ bv5 7) new.lm_head.collective) $x2127 $x152 (= (_ bv73 7) new.lm_head.collective)))))
(assert
 (let (($x1583 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x2760 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x2808 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x3255 (= (_ bv48 7) new.lm_head.cut.kind)))
 (or (= (_ bv11 7) new.lm_head.cut.kind) (= (_ bv18 7) new.lm_head.cut.kind) (= (_ bv26 7) new.lm_head.cut.kind) $x3255 (= (_ bv56 7) new.lm_head.cut.kind) $x2808 $x2760 (= (_ bv91 7) new.lm_head.cut.kind) $x1583 (= (_ bv99 7) new.lm_head.cut.kind)))))))
(assert
 (and (<= 1 new.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) new.lm_head.cut.n)))
(assert
 (and (<= 1 new.lm_head.cut.parts)))
(assert
 (let (($x1358 (= (_ bv95 7) new.lm_head.split)))
 (let (($x206 (= (_ bv40 7) new.lm_head.split)))
 (or $x206 (= (_ bv57 7) new.lm_head.split) $x1358))))
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
 (let ((?x1280 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x797 (div (* ?x1280 new.hidden.multiple) new.hidden.parts)))
 (let (($x1793 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x1793 (< 1 new.hidden.parts) (= ?x797 new.hidden.n)))))))
(assert
 (let (($x1793 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x1793 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let ((?x1280 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x797 (div (* ?x1280 new.hidden.multiple) new.hidden.parts)))
 (let (($x1981 (= (- 1) new.hidden.n)))
 (let ((?x815 (ite (or $x1981 (< (* ?x797 new.hidden.parts) new.hidden.n)) 0 1)))
 (let (($x1793 (= (_ bv65 7) new.hidden.kind)))
 (let ((?x299 (ite $x1793 (ite (= 0 (mod new.hidden.multiple new.hidden.parts)) 1 ?x815) new.hidden.given_least)))
 (let ((?x2992 (ite (or $x1981 (not (= 0 (mod new.hidden.n new.hidden.parts)))) 0 1)))
 (let (($x1240 (= (_ bv26 7) new.hidden.kind)))
 (let ((?x70 (ite $x1240 (ite (and $x1981 (= 1 new.hidden.parts)) 1 ?x2992) ?x299)))
 (let (($x688 (= (_ bv56 7) new.hidden.kind)))
 (let (($x2285 (= (_ bv99 7) new.hidden.kind)))
 (let (($x1057 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1820 (= (_ bv11 7) new.hidden.kind)))
 (let (($x3474 (= (_ bv18 7) new.hidden.kind)))
 (let (($x2946 (= (_ bv96 7) new.hidden.kind)))
 (let ((?x1885 (ite $x2946 new.hidden.parts (ite (or $x3474 $x1820 $x1057 $x2285 $x688) 1 ?x70))))
 (= new.hidden.least ?x1885))))))))))))))))))
(assert
 (let (($x1240 (= (_ bv26 7) new.hidden.kind)))
 (let (($x2235 (ite $x1240 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x1280 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x797 (div (* ?x1280 new.hidden.multiple) new.hidden.parts)))
 (let (($x1981 (= (- 1) new.hidden.n)))
 (let (($x1793 (= (_ bv65 7) new.hidden.kind)))
 (let (($x1057 (= (_ bv91 7) new.hidden.kind)))
 (let (($x483 (ite $x1057 (or $x1981 (< new.hidden.block new.hidden.n)) (ite $x1793 (or $x1981 (< ?x797 new.hidden.n)) $x2235))))
 (let (($x1139 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x483)))
 (let (($x2888 (= (_ bv48 7) new.hidden.kind)))
 (let (($x2169 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2509 (or $x2169 $x2888)))
 (= new.hidden.moved (ite $x2509 new.hidden.given_moved $x1139)))))))))))))))
(assert
 (let (($x2808 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x1925 (and $x2808 (not (= 0 (mod new.lm_head.cut.n new.lm_head.cut.multiple))))))
 (= new.lm_head.cut.padded $x1925))))
(assert
 (let (($x2946 (= (_ bv96 7) new.hidden.kind)))
 (let (($x2888 (= (_ bv48 7) new.hidden.kind)))
 (let (($x2169 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2509 (or $x2169 $x2888)))
 (let (($x1571 (ite $x2509 new.hidden.given_everywhere (or $x2946 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x1571)))))))
(assert
 (let (($x1583 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x2263 (or $x1583 (and (= 1 new.lm_head.cut.parts) (not new.lm_head.cut.padded)))))
 (let (($x2869 (ite (or (= (_ bv86 7) new.lm_head.cut.kind) (= (_ bv48 7) new.lm_head.cut.kind)) new.lm_head.cut.given_everywhere $x2263)))
 (= new.lm_head.cut.everywhere $x2869)))))
(assert
 (let (($x1791 (not new.hidden.moved)))
 (let (($x2285 (= (_ bv99 7) new.hidden.kind)))
 (let (($x1057 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1820 (= (_ bv11 7) new.hidden.kind)))
 (let (($x3474 (= (_ bv18 7) new.hidden.kind)))
 (let (($x846 (or new.hidden.everywhere new.hidden.filled (and (or $x3474 $x1820 $x1057 $x2285) $x1791))))
 (let (($x2888 (= (_ bv48 7) new.hidden.kind)))
 (let (($x2169 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2509 (or $x2169 $x2888)))
 (= new.hidden.undivided (ite $x2509 new.hidden.given_undivided $x846))))))))))))
(assert
 (let (($x2773 (not new.lm_head.group.pp)))
 (let (($x2165 (or $x2773 (= 1 new.pp))))
 (let (($x1409 (not new.lm_head.group.sp)))
 (let (($x937 (or $x1409 (= 1 new.sp))))
 (let (($x1615 (= 1 new.dp)))
 (let (($x2971 (not new.lm_head.group.dp)))
 (let (($x2818 (or $x2971 $x1615)))
 (let (($x179 (and (or (not new.lm_head.group.tp) (= 1 new.tp)) $x2818 $x937 $x2165)))
 (let (($x152 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x1980 (or $x152 $x179)))
 (let (($x206 (= (_ bv40 7) new.lm_head.split)))
 (let (($x2156 (and $x206 (and new.hidden.undivided (= new.hidden.least new.hidden.parts)) $x1980)))
 (let (($x1358 (= (_ bv95 7) new.lm_head.split)))
 (let ((?x2427 (ite (and $x1358 new.lm_head.cut.everywhere $x1980) (_ bv96 7) (ite $x1358 (_ bv95 7) (ite $x2156 (_ bv96 7) (ite $x206 (_ bv92 7) (_ bv96 7)))))))
 (= new.lm_head.state ?x2427))))))))))))))))
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
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2798 $x478 $x59 $x1517 $x357)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1606 (* old.sp old.tp)))
 (<= old.moe.block ?x1606)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1606 (* old.sp old.tp)))
 (= old.stage.ranks ?x1606)))
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
 (let (($x3228 (not old.moe.group.sp)))
 (let (($x3564 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x3564 $x3228))))
(assert
 (let ((?x2673 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x2673)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x2773 (not new.lm_head.group.pp)))
 (let (($x2165 (or $x2773 (= 1 new.pp))))
 (let (($x1409 (not new.lm_head.group.sp)))
 (let (($x937 (or $x1409 (= 1 new.sp))))
 (let (($x1615 (= 1 new.dp)))
 (let (($x2971 (not new.lm_head.group.dp)))
 (let (($x2818 (or $x2971 $x1615)))
 (let (($x179 (and (or (not new.lm_head.group.tp) (= 1 new.tp)) $x2818 $x937 $x2165)))
 (let (($x2127 (= (_ bv10 7) new.lm_head.collective)))
 (let (($x152 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x3559 (or $x152 (and (= (_ bv96 7) new.lm_head.state) (or $x2127 $x179)) (and (or new.lm_head.group.tp (= 1 new.tp)) $x2818 $x937 $x2165))))
 (not $x3559)))))))))))))
(assert
 (let (($x1466 (not old.lm_head.group.pp)))
(let (($x679 (or $x1466 (= 1 old.pp))))
(let (($x1545 (not old.lm_head.group.sp)))
(let (($x2586 (or $x1545 (= 1 old.sp))))
(let (($x1840 (= 1 old.dp)))
(let (($x1787 (not old.lm_head.group.dp)))
(let (($x3155 (or $x1787 $x1840)))
(let (($x588 (and (or (not old.lm_head.group.tp) (= 1 old.tp)) $x3155 $x2586 $x679)))
(let (($x1662 (= (_ bv10 7) old.lm_head.collective)))
(let (($x2071 (= (_ bv57 7) old.lm_head.collective)))
(or $x2071 (and (= (_ bv96 7) old.lm_head.state) (or $x1662 $x588)) (and (or old.lm_head.group.tp (= 1 old.tp)) $x3155 $x2586 $x679)))))))))))))
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
 (let (($x1944 (= (_ bv42 7) old.batch.idle)))
 (or $x1944 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x478 $x59 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x1517 $x2798 $x357)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (and (<= 1 old.hidden.block)))
(assert
 (and (<= 0 old.hidden.given_least)))
(assert
 (let (($x1935 (= (_ bv99 7) old.hidden.kind)))
 (let (($x1177 (= (_ bv96 7) old.hidden.kind)))
 (let (($x169 (= (_ bv91 7) old.hidden.kind)))
 (let (($x2640 (= (_ bv86 7) old.hidden.kind)))
 (let (($x637 (= (_ bv65 7) old.hidden.kind)))
 (let (($x1613 (= (_ bv56 7) old.hidden.kind)))
 (let (($x834 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2824 (= (_ bv26 7) old.hidden.kind)))
 (let (($x1599 (= (_ bv18 7) old.hidden.kind)))
 (let (($x1693 (= (_ bv11 7) old.hidden.kind)))
 (or $x1693 $x1599 $x2824 $x834 $x1613 $x637 $x2640 $x169 $x1177 $x1935))))))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x2071 (= (_ bv57 7) old.lm_head.collective)))
 (let (($x1662 (= (_ bv10 7) old.lm_head.collective)))
 (let (($x114 (= (_ bv4 7) old.lm_head.collective)))
 (or $x114 (= (_ bv5 7) old.lm_head.collective) $x1662 $x2071 (= (_ bv73 7) old.lm_head.collective))))))
(assert
 (let (($x3147 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x2625 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x594 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x1931 (= (_ bv48 7) old.lm_head.cut.kind)))
 (or (= (_ bv11 7) old.lm_head.cut.kind) (= (_ bv18 7) old.lm_head.cut.kind) (= (_ bv26 7) old.lm_head.cut.kind) $x1931 (= (_ bv56 7) old.lm_head.cut.kind) $x594 $x2625 (= (_ bv91 7) old.lm_head.cut.kind) $x3147 (= (_ bv99 7) old.lm_head.cut.kind)))))))
(assert
 (and (<= 1 old.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) old.lm_head.cut.n)))
(assert
 (and (<= 1 old.lm_head.cut.parts)))
(assert
 (let (($x1130 (= (_ bv64 7) old.lm_head.order)))
 (or $x1130 (= (_ bv77 7) old.lm_head.order))))
(assert
 (let (($x2360 (= (_ bv95 7) old.lm_head.split)))
 (let (($x2231 (= (_ bv40 7) old.lm_head.split)))
 (or $x2231 (= (_ bv57 7) old.lm_head.split) $x2360))))
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
 (let ((?x658 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x2942 (div (* ?x658 old.hidden.multiple) old.hidden.parts)))
 (let (($x637 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x637 (< 1 old.hidden.parts) (= ?x2942 old.hidden.n)))))))
(assert
 (let (($x637 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x637 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let ((?x658 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x2942 (div (* ?x658 old.hidden.multiple) old.hidden.parts)))
 (let (($x1929 (= (- 1) old.hidden.n)))
 (let ((?x816 (ite (or $x1929 (< (* ?x2942 old.hidden.parts) old.hidden.n)) 0 1)))
 (let (($x637 (= (_ bv65 7) old.hidden.kind)))
 (let ((?x3248 (ite $x637 (ite (= 0 (mod old.hidden.multiple old.hidden.parts)) 1 ?x816) old.hidden.given_least)))
 (let ((?x2633 (ite (or $x1929 (not (= 0 (mod old.hidden.n old.hidden.parts)))) 0 1)))
 (let (($x2824 (= (_ bv26 7) old.hidden.kind)))
 (let ((?x2260 (ite $x2824 (ite (and $x1929 (= 1 old.hidden.parts)) 1 ?x2633) ?x3248)))
 (let (($x1613 (= (_ bv56 7) old.hidden.kind)))
 (let (($x1935 (= (_ bv99 7) old.hidden.kind)))
 (let (($x169 (= (_ bv91 7) old.hidden.kind)))
 (let (($x1693 (= (_ bv11 7) old.hidden.kind)))
 (let (($x1599 (= (_ bv18 7) old.hidden.kind)))
 (let (($x1177 (= (_ bv96 7) old.hidden.kind)))
 (let ((?x843 (ite $x1177 old.hidden.parts (ite (or $x1599 $x1693 $x169 $x1935 $x1613) 1 ?x2260))))
 (= old.hidden.least ?x843))))))))))))))))))
(assert
 (let (($x2824 (= (_ bv26 7) old.hidden.kind)))
 (let (($x1438 (ite $x2824 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x658 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x2942 (div (* ?x658 old.hidden.multiple) old.hidden.parts)))
 (let (($x1929 (= (- 1) old.hidden.n)))
 (let (($x637 (= (_ bv65 7) old.hidden.kind)))
 (let (($x169 (= (_ bv91 7) old.hidden.kind)))
 (let (($x3196 (ite $x169 (or $x1929 (< old.hidden.block old.hidden.n)) (ite $x637 (or $x1929 (< ?x2942 old.hidden.n)) $x1438))))
 (let (($x1408 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x3196)))
 (let (($x834 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2640 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1357 (or $x2640 $x834)))
 (= old.hidden.moved (ite $x1357 old.hidden.given_moved $x1408)))))))))))))))
(assert
 (let (($x594 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x30 (and $x594 (not (= 0 (mod old.lm_head.cut.n old.lm_head.cut.multiple))))))
 (= old.lm_head.cut.padded $x30))))
(assert
 (let (($x1177 (= (_ bv96 7) old.hidden.kind)))
 (let (($x834 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2640 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1357 (or $x2640 $x834)))
 (let (($x1036 (ite $x1357 old.hidden.given_everywhere (or $x1177 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x1036)))))))
(assert
 (let (($x3147 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x2544 (or $x3147 (and (= 1 old.lm_head.cut.parts) (not old.lm_head.cut.padded)))))
 (let (($x747 (ite (or (= (_ bv86 7) old.lm_head.cut.kind) (= (_ bv48 7) old.lm_head.cut.kind)) old.lm_head.cut.given_everywhere $x2544)))
 (= old.lm_head.cut.everywhere $x747)))))
(assert
 (let (($x2335 (not old.hidden.moved)))
 (let (($x1935 (= (_ bv99 7) old.hidden.kind)))
 (let (($x169 (= (_ bv91 7) old.hidden.kind)))
 (let (($x1693 (= (_ bv11 7) old.hidden.kind)))
 (let (($x1599 (= (_ bv18 7) old.hidden.kind)))
 (let (($x1254 (or old.hidden.everywhere old.hidden.filled (and (or $x1599 $x1693 $x169 $x1935) $x2335))))
 (let (($x834 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2640 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1357 (or $x2640 $x834)))
 (= old.hidden.undivided (ite $x1357 old.hidden.given_undivided $x1254))))))))))))
(assert
 (let (($x588 (and (or (not old.lm_head.group.tp) (= 1 old.tp)) (or (not old.lm_head.group.dp) (= 1 old.dp)) (or (not old.lm_head.group.sp) (= 1 old.sp)) (or (not old.lm_head.group.pp) (= 1 old.pp)))))
 (let (($x2071 (= (_ bv57 7) old.lm_head.collective)))
 (let (($x3363 (or $x2071 $x588)))
 (let (($x2231 (= (_ bv40 7) old.lm_head.split)))
 (let (($x849 (and $x2231 (and old.hidden.undivided (= old.hidden.least old.hidden.parts)) $x3363)))
 (let (($x2360 (= (_ bv95 7) old.lm_head.split)))
 (let ((?x812 (ite (and $x2360 old.lm_head.cut.everywhere $x3363) (_ bv96 7) (ite $x2360 (_ bv95 7) (ite $x849 (_ bv96 7) (ite $x2231 (_ bv92 7) (_ bv96 7)))))))
 (= old.lm_head.state ?x812)))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (and (<= 1 new.hidden.block)))
(assert
 (and (<= 0 new.hidden.given_least)))
(assert
 (let (($x2285 (= (_ bv99 7) new.hidden.kind)))
 (let (($x2946 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1057 (= (_ bv91 7) new.hidden.kind)))
 (let (($x2169 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1793 (= (_ bv65 7) new.hidden.kind)))
 (let (($x688 (= (_ bv56 7) new.hidden.kind)))
 (let (($x2888 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1240 (= (_ bv26 7) new.hidden.kind)))
 (let (($x3474 (= (_ bv18 7) new.hidden.kind)))
 (let (($x1820 (= (_ bv11 7) new.hidden.kind)))
 (or $x1820 $x3474 $x1240 $x2888 $x688 $x1793 $x2169 $x1057 $x2946 $x2285))))))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x152 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x2127 (= (_ bv10 7) new.lm_head.collective)))
 (let (($x1239 (= (_ bv4 7) new.lm_head.collective)))
 (or $x1239 (= (_ bv5 7) new.lm_head.collective) $x2127 $x152 (= (_ bv73 7) new.lm_head.collective))))))
(assert
 (let (($x1583 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x2760 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x2808 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x3255 (= (_ bv48 7) new.lm_head.cut.kind)))
 (or (= (_ bv11 7) new.lm_head.cut.kind) (= (_ bv18 7) new.lm_head.cut.kind) (= (_ bv26 7) new.lm_head.cut.kind) $x3255 (= (_ bv56 7) new.lm_head.cut.kind) $x2808 $x2760 (= (_ bv91 7) new.lm_head.cut.kind) $x1583 (= (_ bv99 7) new.lm_head.cut.kind)))))))
(assert
 (and (<= 1 new.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) new.lm_head.cut.n)))
(assert
 (and (<= 1 new.lm_head.cut.parts)))
(assert
 (let (($x2469 (= (_ bv64 7) new.lm_head.order)))
 (or $x2469 (= (_ bv77 7) new.lm_head.order))))
(assert
 (let (($x1358 (= (_ bv95 7) new.lm_head.split)))
 (let (($x206 (= (_ bv40 7) new.lm_head.split)))
 (or $x206 (= (_ bv57 7) new.lm_head.split) $x1358))))
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
 (let ((?x1280 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x797 (div (* ?x1280 new.hidden.multiple) new.hidden.parts)))
 (let (($x1793 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x1793 (< 1 new.hidden.parts) (= ?x797 new.hidden.n)))))))
(assert
 (let (($x1793 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x1793 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let ((?x1280 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x797 (div (* ?x1280 new.hidden.multiple) new.hidden.parts)))
 (let (($x1981 (= (- 1) new.hidden.n)))
 (let ((?x815 (ite (or $x1981 (< (* ?x797 new.hidden.parts) new.hidden.n)) 0 1)))
 (let (($x1793 (= (_ bv65 7) new.hidden.kind)))
 (let ((?x299 (ite $x1793 (ite (= 0 (mod new.hidden.multiple new.hidden.parts)) 1 ?x815) new.hidden.given_least)))
 (let ((?x2992 (ite (or $x1981 (not (= 0 (mod new.hidden.n new.hidden.parts)))) 0 1)))
 (let (($x1240 (= (_ bv26 7) new.hidden.kind)))
 (let ((?x70 (ite $x1240 (ite (and $x1981 (= 1 new.hidden.parts)) 1 ?x2992) ?x299)))
 (let (($x688 (= (_ bv56 7) new.hidden.kind)))
 (let (($x2285 (= (_ bv99 7) new.hidden.kind)))
 (let (($x1057 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1820 (= (_ bv11 7) new.hidden.kind)))
 (let (($x3474 (= (_ bv18 7) new.hidden.kind)))
 (let (($x2946 (= (_ bv96 7) new.hidden.kind)))
 (let ((?x1885 (ite $x2946 new.hidden.parts (ite (or $x3474 $x1820 $x1057 $x2285 $x688) 1 ?x70))))
 (= new.hidden.least ?x1885))))))))))))))))))
(assert
 (let (($x1240 (= (_ bv26 7) new.hidden.kind)))
 (let (($x2235 (ite $x1240 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x1280 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x797 (div (* ?x1280 new.hidden.multiple) new.hidden.parts)))
 (let (($x1981 (= (- 1) new.hidden.n)))
 (let (($x1793 (= (_ bv65 7) new.hidden.kind)))
 (let (($x1057 (= (_ bv91 7) new.hidden.kind)))
 (let (($x483 (ite $x1057 (or $x1981 (< new.hidden.block new.hidden.n)) (ite $x1793 (or $x1981 (< ?x797 new.hidden.n)) $x2235))))
 (let (($x1139 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x483)))
 (let (($x2888 (= (_ bv48 7) new.hidden.kind)))
 (let (($x2169 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2509 (or $x2169 $x2888)))
 (= new.hidden.moved (ite $x2509 new.hidden.given_moved $x1139)))))))))))))))
(assert
 (let (($x2808 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x1925 (and $x2808 (not (= 0 (mod new.lm_head.cut.n new.lm_head.cut.multiple))))))
 (= new.lm_head.cut.padded $x1925))))
(assert
 (let (($x2946 (= (_ bv96 7) new.hidden.kind)))
 (let (($x2888 (= (_ bv48 7) new.hidden.kind)))
 (let (($x2169 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2509 (or $x2169 $x2888)))
 (let (($x1571 (ite $x2509 new.hidden.given_everywhere (or $x2946 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x1571)))))))
(assert
 (let (($x1583 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x2263 (or $x1583 (and (= 1 new.lm_head.cut.parts) (not new.lm_head.cut.padded)))))
 (let (($x2869 (ite (or (= (_ bv86 7) new.lm_head.cut.kind) (= (_ bv48 7) new.lm_head.cut.kind)) new.lm_head.cut.given_everywhere $x2263)))
 (= new.lm_head.cut.everywhere $x2869)))))
(assert
 (let (($x1791 (not new.hidden.moved)))
 (let (($x2285 (= (_ bv99 7) new.hidden.kind)))
 (let (($x1057 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1820 (= (_ bv11 7) new.hidden.kind)))
 (let (($x3474 (= (_ bv18 7) new.hidden.kind)))
 (let (($x846 (or new.hidden.everywhere new.hidden.filled (and (or $x3474 $x1820 $x1057 $x2285) $x1791))))
 (let (($x2888 (= (_ bv48 7) new.hidden.kind)))
 (let (($x2169 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2509 (or $x2169 $x2888)))
 (= new.hidden.undivided (ite $x2509 new.hidden.given_undivided $x846))))))))))))
(assert
 (let (($x179 (and (or (not new.lm_head.group.tp) (= 1 new.tp)) (or (not new.lm_head.group.dp) (= 1 new.dp)) (or (not new.lm_head.group.sp) (= 1 new.sp)) (or (not new.lm_head.group.pp) (= 1 new.pp)))))
 (let (($x152 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x1980 (or $x152 $x179)))
 (let (($x206 (= (_ bv40 7) new.lm_head.split)))
 (let (($x2156 (and $x206 (and new.hidden.undivided (= new.hidden.least new.hidden.parts)) $x1980)))
 (let (($x1358 (= (_ bv95 7) new.lm_head.split)))
 (let ((?x2427 (ite (and $x1358 new.lm_head.cut.everywhere $x1980) (_ bv96 7) (ite $x1358 (_ bv95 7) (ite $x2156 (_ bv96 7) (ite $x206 (_ bv92 7) (_ bv96 7)))))))
 (= new.lm_head.state ?x2427)))))))))
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
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2798 $x478 $x59 $x1517 $x357)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1606 (* old.sp old.tp)))
 (<= old.moe.block ?x1606)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1606 (* old.sp old.tp)))
 (= old.stage.ranks ?x1606)))
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
 (let (($x3228 (not old.moe.group.sp)))
 (let (($x3564 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x3564 $x3228))))
(assert
 (let ((?x2673 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x2673)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x1728 (not (or (= (_ bv10 7) new.lm_head.collective) (= (_ bv4 7) new.lm_head.collective)))))
 (let (($x2469 (= (_ bv64 7) new.lm_head.order)))
 (let (($x2269 (= 1 new.tp)))
 (let (($x3263 (or $x2269 (not (= (_ bv95 7) new.lm_head.state)) $x2469 $x1728 new.lm_head.reversible)))
 (not $x3263))))))
(assert
 (let (($x1992 (not (or (= (_ bv10 7) old.lm_head.collective) (= (_ bv4 7) old.lm_head.collective)))))
(let (($x1130 (= (_ bv64 7) old.lm_head.order)))
(let (($x451 (= 1 old.tp)))
(or $x451 (not (= (_ bv95 7) old.lm_head.state)) $x1130 $x1992 old.lm_head.reversible)))))
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
 (let (($x1944 (= (_ bv42 7) old.batch.idle)))
 (or $x1944 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x478 $x59 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x1517 $x2798 $x357)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (and (<= 1 old.hidden.block)))
(assert
 (and (<= 0 old.hidden.given_least)))
(assert
 (let (($x1935 (= (_ bv99 7) old.hidden.kind)))
 (let (($x1177 (= (_ bv96 7) old.hidden.kind)))
 (let (($x169 (= (_ bv91 7) old.hidden.kind)))
 (let (($x2640 (= (_ bv86 7) old.hidden.kind)))
 (let (($x637 (= (_ bv65 7) old.hidden.kind)))
 (let (($x1613 (= (_ bv56 7) old.hidden.kind)))
 (let (($x834 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2824 (= (_ bv26 7) old.hidden.kind)))
 (let (($x1599 (= (_ bv18 7) old.hidden.kind)))
 (let (($x1693 (= (_ bv11 7) old.hidden.kind)))
 (or $x1693 $x1599 $x2824 $x834 $x1613 $x637 $x2640 $x169 $x1177 $x1935))))))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x1197 (= (_ bv29 7) old.lm_head.bias)))
 (let (($x3258 (= (_ bv27 7) old.lm_head.bias)))
 (let (($x2781 (= (_ bv1 7) old.lm_head.bias)))
 (or $x2781 (= (_ bv23 7) old.lm_head.bias) $x3258 $x1197)))))
(assert
 (let (($x2071 (= (_ bv57 7) old.lm_head.collective)))
 (or (= (_ bv4 7) old.lm_head.collective) (= (_ bv5 7) old.lm_head.collective) (= (_ bv10 7) old.lm_head.collective) $x2071 (= (_ bv73 7) old.lm_head.collective))))
(assert
 (and (<= 1 old.lm_head.cut.block)))
(assert
 (let (($x3147 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x1709 (= (_ bv91 7) old.lm_head.cut.kind)))
 (let (($x2625 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x594 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x1931 (= (_ bv48 7) old.lm_head.cut.kind)))
 (let (($x2305 (= (_ bv26 7) old.lm_head.cut.kind)))
 (or (= (_ bv11 7) old.lm_head.cut.kind) (= (_ bv18 7) old.lm_head.cut.kind) $x2305 $x1931 (= (_ bv56 7) old.lm_head.cut.kind) $x594 $x2625 $x1709 $x3147 (= (_ bv99 7) old.lm_head.cut.kind)))))))))
(assert
 (and (<= 1 old.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) old.lm_head.cut.n)))
(assert
 (and (<= 1 old.lm_head.cut.parts)))
(assert
 (let (($x2360 (= (_ bv95 7) old.lm_head.split)))
 (let (($x2231 (= (_ bv40 7) old.lm_head.split)))
 (or $x2231 (= (_ bv57 7) old.lm_head.split) $x2360))))
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
 (let ((?x658 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x2942 (div (* ?x658 old.hidden.multiple) old.hidden.parts)))
 (let (($x637 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x637 (< 1 old.hidden.parts) (= ?x2942 old.hidden.n)))))))
(assert
 (let (($x637 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x637 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let ((?x658 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x2942 (div (* ?x658 old.hidden.multiple) old.hidden.parts)))
 (let (($x1929 (= (- 1) old.hidden.n)))
 (let ((?x816 (ite (or $x1929 (< (* ?x2942 old.hidden.parts) old.hidden.n)) 0 1)))
 (let (($x637 (= (_ bv65 7) old.hidden.kind)))
 (let ((?x3248 (ite $x637 (ite (= 0 (mod old.hidden.multiple old.hidden.parts)) 1 ?x816) old.hidden.given_least)))
 (let ((?x2633 (ite (or $x1929 (not (= 0 (mod old.hidden.n old.hidden.parts)))) 0 1)))
 (let (($x2824 (= (_ bv26 7) old.hidden.kind)))
 (let ((?x2260 (ite $x2824 (ite (and $x1929 (= 1 old.hidden.parts)) 1 ?x2633) ?x3248)))
 (let (($x1613 (= (_ bv56 7) old.hidden.kind)))
 (let (($x1935 (= (_ bv99 7) old.hidden.kind)))
 (let (($x169 (= (_ bv91 7) old.hidden.kind)))
 (let (($x1693 (= (_ bv11 7) old.hidden.kind)))
 (let (($x1599 (= (_ bv18 7) old.hidden.kind)))
 (let (($x1177 (= (_ bv96 7) old.hidden.kind)))
 (let ((?x843 (ite $x1177 old.hidden.parts (ite (or $x1599 $x1693 $x169 $x1935 $x1613) 1 ?x2260))))
 (= old.hidden.least ?x843))))))))))))))))))
(assert
 (let (($x2824 (= (_ bv26 7) old.hidden.kind)))
 (let (($x1438 (ite $x2824 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x658 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x2942 (div (* ?x658 old.hidden.multiple) old.hidden.parts)))
 (let (($x1929 (= (- 1) old.hidden.n)))
 (let (($x637 (= (_ bv65 7) old.hidden.kind)))
 (let (($x169 (= (_ bv91 7) old.hidden.kind)))
 (let (($x3196 (ite $x169 (or $x1929 (< old.hidden.block old.hidden.n)) (ite $x637 (or $x1929 (< ?x2942 old.hidden.n)) $x1438))))
 (let (($x1408 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x3196)))
 (let (($x834 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2640 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1357 (or $x2640 $x834)))
 (= old.hidden.moved (ite $x1357 old.hidden.given_moved $x1408)))))))))))))))
(assert
 (let (($x594 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x30 (and $x594 (not (= 0 (mod old.lm_head.cut.n old.lm_head.cut.multiple))))))
 (= old.lm_head.cut.padded $x30))))
(assert
 (let (($x1591 (= (- 1) old.lm_head.cut.n)))
 (let (($x2305 (= (_ bv26 7) old.lm_head.cut.kind)))
 (let (($x3537 (ite $x2305 (or $x1591 (<= old.lm_head.cut.parts old.lm_head.cut.n)) (or $x1591 (< 1 old.lm_head.cut.n)))))
 (let ((?x2017 (div (- (+ old.lm_head.cut.n old.lm_head.cut.multiple) 1) old.lm_head.cut.multiple)))
 (let (($x1292 (< (div (* ?x2017 old.lm_head.cut.multiple) old.lm_head.cut.parts) old.lm_head.cut.n)))
 (let (($x594 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x1709 (= (_ bv91 7) old.lm_head.cut.kind)))
 (let (($x526 (ite $x1709 (or $x1591 (< old.lm_head.cut.block old.lm_head.cut.n)) (ite $x594 (or $x1591 $x1292) $x3537))))
 (let (($x2282 (ite (or (= (_ bv96 7) old.lm_head.cut.kind) (= 1 old.lm_head.cut.parts)) false $x526)))
 (let (($x1931 (= (_ bv48 7) old.lm_head.cut.kind)))
 (let (($x2625 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x337 (or $x2625 $x1931)))
 (= old.lm_head.cut.moved (ite $x337 old.lm_head.cut.given_moved $x2282)))))))))))))))
(assert
 (let (($x1177 (= (_ bv96 7) old.hidden.kind)))
 (let (($x834 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2640 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1357 (or $x2640 $x834)))
 (let (($x1036 (ite $x1357 old.hidden.given_everywhere (or $x1177 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x1036)))))))
(assert
 (let (($x3147 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x2544 (or $x3147 (and (= 1 old.lm_head.cut.parts) (not old.lm_head.cut.padded)))))
 (let (($x1931 (= (_ bv48 7) old.lm_head.cut.kind)))
 (let (($x2625 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x337 (or $x2625 $x1931)))
 (= old.lm_head.cut.everywhere (ite $x337 old.lm_head.cut.given_everywhere $x2544))))))))
(assert
 (let (($x199 (not old.lm_head.cut.moved)))
 (let (($x2342 (not (or (= (_ bv96 7) old.lm_head.cut.kind) (= (_ bv26 7) old.lm_head.cut.kind)))))
 (let (($x2483 (= 1 old.lm_head.cut.parts)))
 (let (($x1931 (= (_ bv48 7) old.lm_head.cut.kind)))
 (let (($x2625 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x337 (or $x2625 $x1931)))
 (= old.lm_head.cut.first_alone (ite $x337 old.lm_head.cut.given_first (or $x2483 (and $x2342 $x199)))))))))))
(assert
 (let (($x2335 (not old.hidden.moved)))
 (let (($x1935 (= (_ bv99 7) old.hidden.kind)))
 (let (($x169 (= (_ bv91 7) old.hidden.kind)))
 (let (($x1693 (= (_ bv11 7) old.hidden.kind)))
 (let (($x1599 (= (_ bv18 7) old.hidden.kind)))
 (let (($x1254 (or old.hidden.everywhere old.hidden.filled (and (or $x1599 $x1693 $x169 $x1935) $x2335))))
 (let (($x834 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2640 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1357 (or $x2640 $x834)))
 (= old.hidden.undivided (ite $x1357 old.hidden.given_undivided $x1254))))))))))))
(assert
 (let (($x588 (and (or (not old.lm_head.group.tp) (= 1 old.tp)) (or (not old.lm_head.group.dp) (= 1 old.dp)) (or (not old.lm_head.group.sp) (= 1 old.sp)) (or (not old.lm_head.group.pp) (= 1 old.pp)))))
 (let (($x2071 (= (_ bv57 7) old.lm_head.collective)))
 (let (($x3363 (or $x2071 $x588)))
 (let (($x2231 (= (_ bv40 7) old.lm_head.split)))
 (let (($x849 (and $x2231 (and old.hidden.undivided (= old.hidden.least old.hidden.parts)) $x3363)))
 (let (($x2360 (= (_ bv95 7) old.lm_head.split)))
 (let ((?x812 (ite (and $x2360 old.lm_head.cut.everywhere $x3363) (_ bv96 7) (ite $x2360 (_ bv95 7) (ite $x849 (_ bv96 7) (ite $x2231 (_ bv92 7) (_ bv96 7)))))))
 (= old.lm_head.state ?x812)))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (and (<= 1 new.hidden.block)))
(assert
 (and (<= 0 new.hidden.given_least)))
(assert
 (let (($x2285 (= (_ bv99 7) new.hidden.kind)))
 (let (($x2946 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1057 (= (_ bv91 7) new.hidden.kind)))
 (let (($x2169 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1793 (= (_ bv65 7) new.hidden.kind)))
 (let (($x688 (= (_ bv56 7) new.hidden.kind)))
 (let (($x2888 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1240 (= (_ bv26 7) new.hidden.kind)))
 (let (($x3474 (= (_ bv18 7) new.hidden.kind)))
 (let (($x1820 (= (_ bv11 7) new.hidden.kind)))
 (or $x1820 $x3474 $x1240 $x2888 $x688 $x1793 $x2169 $x1057 $x2946 $x2285))))))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x1320 (= (_ bv29 7) new.lm_head.bias)))
 (let (($x645 (= (_ bv27 7) new.lm_head.bias)))
 (let (($x1345 (= (_ bv1 7) new.lm_head.bias)))
 (or $x1345 (= (_ bv23 7) new.lm_head.bias) $x645 $x1320)))))
(assert
 (let (($x152 (= (_ bv57 7) new.lm_head.collective)))
 (or (= (_ bv4 7) new.lm_head.collective) (= (_ bv5 7) new.lm_head.collective) (= (_ bv10 7) new.lm_head.collective) $x152 (= (_ bv73 7) new.lm_head.collective))))
(assert
 (and (<= 1 new.lm_head.cut.block)))
(assert
 (let (($x1583 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x805 (= (_ bv91 7) new.lm_head.cut.kind)))
 (let (($x2760 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x2808 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x3255 (= (_ bv48 7) new.lm_head.cut.kind)))
 (let (($x2011 (= (_ bv26 7) new.lm_head.cut.kind)))
 (or (= (_ bv11 7) new.lm_head.cut.kind) (= (_ bv18 7) new.lm_head.cut.kind) $x2011 $x3255 (= (_ bv56 7) new.lm_head.cut.kind) $x2808 $x2760 $x805 $x1583 (= (_ bv99 7) new.lm_head.cut.kind)))))))))
(assert
 (and (<= 1 new.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) new.lm_head.cut.n)))
(assert
 (and (<= 1 new.lm_head.cut.parts)))
(assert
 (let (($x1358 (= (_ bv95 7) new.lm_head.split)))
 (let (($x206 (= (_ bv40 7) new.lm_head.split)))
 (or $x206 (= (_ bv57 7) new.lm_head.split) $x1358))))
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
 (let ((?x1280 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x797 (div (* ?x1280 new.hidden.multiple) new.hidden.parts)))
 (let (($x1793 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x1793 (< 1 new.hidden.parts) (= ?x797 new.hidden.n)))))))
(assert
 (let (($x1793 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x1793 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let ((?x1280 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x797 (div (* ?x1280 new.hidden.multiple) new.hidden.parts)))
 (let (($x1981 (= (- 1) new.hidden.n)))
 (let ((?x815 (ite (or $x1981 (< (* ?x797 new.hidden.parts) new.hidden.n)) 0 1)))
 (let (($x1793 (= (_ bv65 7) new.hidden.kind)))
 (let ((?x299 (ite $x1793 (ite (= 0 (mod new.hidden.multiple new.hidden.parts)) 1 ?x815) new.hidden.given_least)))
 (let ((?x2992 (ite (or $x1981 (not (= 0 (mod new.hidden.n new.hidden.parts)))) 0 1)))
 (let (($x1240 (= (_ bv26 7) new.hidden.kind)))
 (let ((?x70 (ite $x1240 (ite (and $x1981 (= 1 new.hidden.parts)) 1 ?x2992) ?x299)))
 (let (($x688 (= (_ bv56 7) new.hidden.kind)))
 (let (($x2285 (= (_ bv99 7) new.hidden.kind)))
 (let (($x1057 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1820 (= (_ bv11 7) new.hidden.kind)))
 (let (($x3474 (= (_ bv18 7) new.hidden.kind)))
 (let (($x2946 (= (_ bv96 7) new.hidden.kind)))
 (let ((?x1885 (ite $x2946 new.hidden.parts (ite (or $x3474 $x1820 $x1057 $x2285 $x688) 1 ?x70))))
 (= new.hidden.least ?x1885))))))))))))))))))
(assert
 (let (($x1240 (= (_ bv26 7) new.hidden.kind)))
 (let (($x2235 (ite $x1240 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x1280 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x797 (div (* ?x1280 new.hidden.multiple) new.hidden.parts)))
 (let (($x1981 (= (- 1) new.hidden.n)))
 (let (($x1793 (= (_ bv65 7) new.hidden.kind)))
 (let (($x1057 (= (_ bv91 7) new.hidden.kind)))
 (let (($x483 (ite $x1057 (or $x1981 (< new.hidden.block new.hidden.n)) (ite $x1793 (or $x1981 (< ?x797 new.hidden.n)) $x2235))))
 (let (($x1139 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x483)))
 (let (($x2888 (= (_ bv48 7) new.hidden.kind)))
 (let (($x2169 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2509 (or $x2169 $x2888)))
 (= new.hidden.moved (ite $x2509 new.hidden.given_moved $x1139)))))))))))))))
(assert
 (let (($x2808 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x1925 (and $x2808 (not (= 0 (mod new.lm_head.cut.n new.lm_head.cut.multiple))))))
 (= new.lm_head.cut.padded $x1925))))
(assert
 (let (($x1481 (= (- 1) new.lm_head.cut.n)))
 (let (($x2011 (= (_ bv26 7) new.lm_head.cut.kind)))
 (let (($x1329 (ite $x2011 (or $x1481 (<= new.lm_head.cut.parts new.lm_head.cut.n)) (or $x1481 (< 1 new.lm_head.cut.n)))))
 (let ((?x2061 (div (- (+ new.lm_head.cut.n new.lm_head.cut.multiple) 1) new.lm_head.cut.multiple)))
 (let (($x2473 (< (div (* ?x2061 new.lm_head.cut.multiple) new.lm_head.cut.parts) new.lm_head.cut.n)))
 (let (($x2808 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x805 (= (_ bv91 7) new.lm_head.cut.kind)))
 (let (($x3379 (ite $x805 (or $x1481 (< new.lm_head.cut.block new.lm_head.cut.n)) (ite $x2808 (or $x1481 $x2473) $x1329))))
 (let (($x1395 (ite (or (= (_ bv96 7) new.lm_head.cut.kind) (= 1 new.lm_head.cut.parts)) false $x3379)))
 (let (($x3255 (= (_ bv48 7) new.lm_head.cut.kind)))
 (let (($x2760 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x1038 (or $x2760 $x3255)))
 (= new.lm_head.cut.moved (ite $x1038 new.lm_head.cut.given_moved $x1395)))))))))))))))
(assert
 (let (($x2946 (= (_ bv96 7) new.hidden.kind)))
 (let (($x2888 (= (_ bv48 7) new.hidden.kind)))
 (let (($x2169 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2509 (or $x2169 $x2888)))
 (let (($x1571 (ite $x2509 new.hidden.given_everywhere (or $x2946 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x1571)))))))
(assert
 (let (($x1583 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x2263 (or $x1583 (and (= 1 new.lm_head.cut.parts) (not new.lm_head.cut.padded)))))
 (let (($x3255 (= (_ bv48 7) new.lm_head.cut.kind)))
 (let (($x2760 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x1038 (or $x2760 $x3255)))
 (= new.lm_head.cut.everywhere (ite $x1038 new.lm_head.cut.given_everywhere $x2263))))))))
(assert
 (let (($x1039 (not new.lm_head.cut.moved)))
 (let (($x3342 (not (or (= (_ bv96 7) new.lm_head.cut.kind) (= (_ bv26 7) new.lm_head.cut.kind)))))
 (let (($x3062 (= 1 new.lm_head.cut.parts)))
 (let (($x3255 (= (_ bv48 7) new.lm_head.cut.kind)))
 (let (($x2760 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x1038 (or $x2760 $x3255)))
 (= new.lm_head.cut.first_alone (ite $x1038 new.lm_head.cut.given_first (or $x3062 (and $x3342 $x1039)))))))))))
(assert
 (let (($x1791 (not new.hidden.moved)))
 (let (($x2285 (= (_ bv99 7) new.hidden.kind)))
 (let (($x1057 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1820 (= (_ bv11 7) new.hidden.kind)))
 (let (($x3474 (= (_ bv18 7) new.hidden.kind)))
 (let (($x846 (or new.hidden.everywhere new.hidden.filled (and (or $x3474 $x1820 $x1057 $x2285) $x1791))))
 (let (($x2888 (= (_ bv48 7) new.hidden.kind)))
 (let (($x2169 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2509 (or $x2169 $x2888)))
 (= new.hidden.undivided (ite $x2509 new.hidden.given_undivided $x846))))))))))))
(assert
 (let (($x179 (and (or (not new.lm_head.group.tp) (= 1 new.tp)) (or (not new.lm_head.group.dp) (= 1 new.dp)) (or (not new.lm_head.group.sp) (= 1 new.sp)) (or (not new.lm_head.group.pp) (= 1 new.pp)))))
 (let (($x152 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x1980 (or $x152 $x179)))
 (let (($x206 (= (_ bv40 7) new.lm_head.split)))
 (let (($x2156 (and $x206 (and new.hidden.undivided (= new.hidden.least new.hidden.parts)) $x1980)))
 (let (($x1358 (= (_ bv95 7) new.lm_head.split)))
 (let ((?x2427 (ite (and $x1358 new.lm_head.cut.everywhere $x1980) (_ bv96 7) (ite $x1358 (_ bv95 7) (ite $x2156 (_ bv96 7) (ite $x206 (_ bv92 7) (_ bv96 7)))))))
 (= new.lm_head.state ?x2427)))))))))
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
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2798 $x478 $x59 $x1517 $x357)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1606 (* old.sp old.tp)))
 (<= old.moe.block ?x1606)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1606 (* old.sp old.tp)))
 (= old.stage.ranks ?x1606)))
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
 (let (($x3228 (not old.moe.group.sp)))
 (let (($x3564 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x3564 $x3228))))
(assert
 (let ((?x2673 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x2673)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x1320 (= (_ bv29 7) new.lm_head.bias)))
 (let (($x2273 (and (not (= (_ bv92 7) new.lm_head.state)) (or (= (_ bv1 7) new.lm_head.bias) (= (_ bv27 7) new.lm_head.bias)))))
 (let (($x2269 (= 1 new.tp)))
 (let (($x3018 (or $x2269 (not new.model.head_bias) (and (= (_ bv92 7) new.lm_head.state) (not (= (_ bv27 7) new.lm_head.bias))) $x2273 (and (= (_ bv95 7) new.lm_head.state) $x1320 new.lm_head.cut.first_alone))))
 (not $x3018))))))
(assert
 (let (($x1197 (= (_ bv29 7) old.lm_head.bias)))
(let (($x2537 (and (not (= (_ bv92 7) old.lm_head.state)) (or (= (_ bv1 7) old.lm_head.bias) (= (_ bv27 7) old.lm_head.bias)))))
(let (($x1940 (not old.model.head_bias)))
(let (($x451 (= 1 old.tp)))
(or $x451 $x1940 (and (= (_ bv92 7) old.lm_head.state) (not (= (_ bv27 7) old.lm_head.bias))) $x2537 (and (= (_ bv95 7) old.lm_head.state) $x1197 old.lm_head.cut.first_alone)))))))
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
(declare-fun old.ffn.width.filled () Bool)
(declare-fun old.ffn.width.leads () Bool)
(declare-fun old.ffn.width.padded () Bool)
(declare-fun old.ffn.width.given_moved () Bool)
(declare-fun old.ffn.width.moved () Bool)
(declare-fun old.ffn.gathers () Bool)
(declare-fun old.ffn.piece_of_one () Bool)
(declare-fun old.ffn.width.given_everywhere () Bool)
(declare-fun old.ffn.width.everywhere () Bool)
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
(declare-fun new.ffn.width.filled () Bool)
(declare-fun new.ffn.width.leads () Bool)
(declare-fun new.ffn.width.padded () Bool)
(declare-fun new.ffn.width.given_moved () Bool)
(declare-fun new.ffn.width.moved () Bool)
(declare-fun new.ffn.gathers () Bool)
(declare-fun new.ffn.piece_of_one () Bool)
(declare-fun new.ffn.width.given_everywhere () Bool)
(declare-fun new.ffn.width.everywhere () Bool)
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
 (let (($x1944 (= (_ bv42 7) old.batch.idle)))
 (or $x1944 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x478 $x59 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x1517 $x2798 $x357)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x2617 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x2151 (= (_ bv10 7) old.ffn.down.input)))
 (or $x2151 $x2617 (= (_ bv63 7) old.ffn.down.input)))))
(assert
 (let (($x2210 (= (_ bv1 7) old.ffn.down.residual)))
 (or $x2210 (= (_ bv23 7) old.ffn.down.residual) (= (_ bv27 7) old.ffn.down.residual) (= (_ bv29 7) old.ffn.down.residual))))
(assert
 (let (($x3398 (= (_ bv40 7) old.ffn.down.split)))
 (or $x3398 (= (_ bv57 7) old.ffn.down.split) (= (_ bv61 7) old.ffn.down.split))))
(assert
 (let (($x491 (= (_ bv58 7) old.ffn.down.sum)))
 (or (= (_ bv15 7) old.ffn.down.sum) $x491)))
(assert
 (let (($x2245 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x1827 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x1389 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x778 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x1736 (= (_ bv4 7) old.ffn.gate.collective)))
 (or $x1736 $x778 $x1389 $x1827 $x2245)))))))
(assert
 (let (($x3243 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x1536 (= (_ bv57 7) old.ffn.gate.split)))
 (or (= (_ bv40 7) old.ffn.gate.split) $x1536 $x3243))))
(assert
 (let (($x2867 (= (_ bv15 7) old.ffn.gate.sum)))
 (or (= (_ bv0 7) old.ffn.gate.sum) $x2867 (= (_ bv24 7) old.ffn.gate.sum) (= (_ bv69 7) old.ffn.gate.sum))))
(assert
 (let (($x1096 (= (_ bv73 7) old.ffn.up.collective)))
 (let (($x562 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x1174 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x3016 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x171 (= (_ bv4 7) old.ffn.up.collective)))
 (or $x171 $x3016 $x1174 $x562 $x1096)))))))
(assert
 (let (($x3179 (= (_ bv61 7) old.ffn.up.split)))
 (let (($x3268 (= (_ bv57 7) old.ffn.up.split)))
 (or (= (_ bv40 7) old.ffn.up.split) $x3268 $x3179))))
(assert
 (let (($x2627 (= (_ bv24 7) old.ffn.up.sum)))
 (let (($x2733 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x1414 (= (_ bv0 7) old.ffn.up.sum)))
 (or $x1414 $x2733 $x2627 (= (_ bv69 7) old.ffn.up.sum))))))
(assert
 (and (<= 1 old.ffn.width.block)))
(assert
 (let (($x670 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x818 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x1798 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x3437 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x140 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x2183 (= (_ bv26 7) old.ffn.width.kind)))
 (or (= (_ bv11 7) old.ffn.width.kind) (= (_ bv18 7) old.ffn.width.kind) $x2183 $x140 (= (_ bv56 7) old.ffn.width.kind) $x3437 $x1798 $x818 $x670 (= (_ bv99 7) old.ffn.width.kind)))))))))
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
 (let (($x186 (= (_ bv38 7) old.stages.send)))
 (let (($x2948 (= (_ bv14 7) old.stages.send)))
 (let (($x2865 (= (_ bv10 7) old.stages.send)))
 (or $x2865 $x2948 $x186 (= (_ bv59 7) old.stages.send) (= (_ bv75 7) old.stages.send))))))
(assert
 (let (($x2238 (= (_ bv53 7) old.stages.stream)))
 (or $x2238 (= (_ bv84 7) old.stages.stream))))
(assert
 (and (<= 1 old.stages.visits)))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let ((?x2755 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x3418 (div (* ?x2755 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x1411 (< 1 old.ffn.width.parts)))
 (let (($x3437 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.filled (and $x3437 $x1411 (= ?x3418 old.ffn.width.n))))))))
(assert
 (let ((?x2755 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x3418 (div (* ?x2755 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x1411 (< 1 old.ffn.width.parts)))
 (let (($x3437 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.leads (and $x3437 $x1411 (<= old.ffn.width.n ?x3418))))))))
(assert
 (let (($x3437 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x1425 (and $x3437 (not (= 0 (mod old.ffn.width.n old.ffn.width.multiple))))))
 (= old.ffn.width.padded $x1425))))
(assert
 (let (($x1153 (= (- 1) old.ffn.width.n)))
 (let (($x2183 (= (_ bv26 7) old.ffn.width.kind)))
 (let (($x1087 (ite $x2183 (or $x1153 (<= old.ffn.width.parts old.ffn.width.n)) (or $x1153 (< 1 old.ffn.width.n)))))
 (let ((?x2755 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x3418 (div (* ?x2755 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x3437 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x818 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x3110 (ite $x818 (or $x1153 (< old.ffn.width.block old.ffn.width.n)) (ite $x3437 (or $x1153 (< ?x3418 old.ffn.width.n)) $x1087))))
 (let (($x1262 (ite (or (= (_ bv96 7) old.ffn.width.kind) (= 1 old.ffn.width.parts)) false $x3110)))
 (let (($x140 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x1798 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x1034 (or $x1798 $x140)))
 (= old.ffn.width.moved (ite $x1034 old.ffn.width.given_moved $x1262)))))))))))))))
(assert
 (let (($x2617 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x2602 (or $x2617 (and (= (_ bv10 7) old.ffn.down.input) (not (= (_ bv40 7) old.ffn.down.split))))))
 (= old.ffn.gathers $x2602))))
(assert
 (= old.ffn.piece_of_one (and old.ffn.width.filled (= (_ bv40 7) old.ffn.down.split))))
(assert
 (let (($x670 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x1648 (or $x670 (and (= 1 old.ffn.width.parts) (not old.ffn.width.padded)))))
 (let (($x140 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x1798 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x1034 (or $x1798 $x140)))
 (= old.ffn.width.everywhere (ite $x1034 old.ffn.width.given_everywhere $x1648))))))))
(assert
 (let (($x197 (not old.ffn.width.moved)))
 (let (($x3312 (and old.ffn.width.everywhere $x197)))
 (= old.ffn.in_place (or $x3312 old.ffn.width.filled)))))
(assert
 (let (($x197 (not old.ffn.width.moved)))
 (let (($x3312 (and old.ffn.width.everywhere $x197)))
 (let (($x2416 (< 1 old.tp)))
 (let ((?x1406 (ite $x2416 (_ bv16 7) (ite $x3312 (_ bv96 7) (ite old.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x1954 (ite old.ffn.width.everywhere (_ bv96 7) (ite old.ffn.piece_of_one (_ bv97 7) (_ bv16 7)))))
 (let (($x2245 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x778 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x1389 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x1827 (= (_ bv57 7) old.ffn.gate.collective)))
 (let ((?x629 (ite (or $x1827 (not (= (_ bv15 7) old.ffn.gate.sum))) (_ bv92 7) (ite (or $x1389 $x778) (_ bv96 7) (ite $x2245 ?x1954 ?x1406)))))
 (let (($x2487 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x1715 (or $x1389 $x1827)))
 (let (($x3569 (or $x1715 $x2487 (and (= (_ bv4 7) old.ffn.gate.collective) old.ffn.in_place))))
 (let (($x1536 (= (_ bv57 7) old.ffn.gate.split)))
 (let (($x962 (or $x1715 $x2487 (and $x778 old.ffn.width.padded $x197) (and $x2245 old.ffn.width.leads))))
 (let ((?x2906 (ite (and $x778 old.ffn.width.filled (not $x2487)) (_ bv96 7) (ite $x962 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.gate.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x3243 (= (_ bv61 7) old.ffn.gate.split)))
 (= old.ffn.gate_state (ite $x3243 ?x2906 (ite $x1536 (ite $x3569 (_ bv96 7) (ite $x778 (_ bv21 7) (_ bv16 7))) ?x629)))))))))))))))))))))
(assert
 (let (($x197 (not old.ffn.width.moved)))
 (let (($x3312 (and old.ffn.width.everywhere $x197)))
 (let ((?x2261 (ite $x3312 (_ bv96 7) (ite old.ffn.width_twice_back (ite old.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x2416 (< 1 old.tp)))
 (let ((?x385 (ite old.ffn.width.everywhere (_ bv96 7) (ite old.ffn.piece_of_one (_ bv97 7) (ite old.model.gated (_ bv97 7) (_ bv16 7))))))
 (let (($x1096 (= (_ bv73 7) old.ffn.up.collective)))
 (let ((?x121 (ite (or (= (_ bv10 7) old.ffn.up.collective) (= (_ bv5 7) old.ffn.up.collective)) (_ bv96 7) (ite $x1096 ?x385 (ite $x2416 (_ bv16 7) ?x2261)))))
 (let (($x2733 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x562 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x634 (or $x562 (not (or $x2733 (and old.model.gated (= (_ bv0 7) old.ffn.up.sum)))))))
 (let (($x2892 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x1174 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x2035 (or $x1174 $x562)))
 (let ((?x2096 (ite (or $x2035 $x2892 (and (= (_ bv4 7) old.ffn.up.collective) old.ffn.in_place)) (_ bv96 7) (ite (= (_ bv5 7) old.ffn.up.collective) (_ bv21 7) (_ bv16 7)))))
 (let (($x3268 (= (_ bv57 7) old.ffn.up.split)))
 (let (($x2482 (or $x2035 $x2892 (and (= (_ bv5 7) old.ffn.up.collective) old.ffn.width.padded $x197) (and $x1096 old.ffn.width.leads))))
 (let ((?x1272 (ite (and (= (_ bv5 7) old.ffn.up.collective) old.ffn.width.filled (not $x2892)) (_ bv96 7) (ite $x2482 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x3179 (= (_ bv61 7) old.ffn.up.split)))
 (= old.ffn.up_state (ite $x3179 ?x1272 (ite $x3268 ?x2096 (ite $x634 (_ bv92 7) ?x121)))))))))))))))))))))))
(assert
 (let (($x3257 (not old.ffn.width.everywhere)))
 (let (($x3243 (= (_ bv61 7) old.ffn.gate.split)))
 (= old.ffn.gate_piece (ite (and $x3243 (not (= (_ bv96 7) old.ffn.gate_state)) $x3257) (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x3257 (not old.ffn.width.everywhere)))
 (let (($x1075 (and (or (= (_ bv61 7) old.ffn.up.split) (= (_ bv97 7) old.ffn.up_state)) (not (= (_ bv96 7) old.ffn.up_state)) $x3257)))
 (= old.ffn.up_piece (ite $x1075 (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x2571 (and old.model.gated (= (_ bv92 7) old.ffn.up_state) (or (= (_ bv57 7) old.ffn.up.collective) (= (_ bv24 7) old.ffn.up.sum)))))
 (= old.ffn.up_left $x2571)))
(assert
 (let ((?x880 (ite old.ffn.up_left (_ bv92 7) (ite old.model.gated old.ffn.gate_piece old.ffn.up_piece))))
 (= old.ffn.product ?x880)))
(assert
 (let ((?x1023 (ite (and old.ffn.gathers (= (_ bv97 7) old.ffn.product)) (_ bv96 7) old.ffn.product)))
 (= old.ffn.product_in ?x1023)))
(assert
 (let (($x491 (= (_ bv58 7) old.ffn.down.sum)))
 (let (($x2416 (< 1 old.tp)))
 (let (($x433 (and $x2416 $x491 (or (= (_ bv40 7) old.ffn.down.split) (= (_ bv92 7) old.ffn.product_in)))))
 (= old.stages.ffn_due $x433)))))
(assert
 (let (($x3058 (or old.model.parallel old.layer.moe (not old.stages.ffn_due))))
 (let (($x2238 (= (_ bv53 7) old.stages.stream)))
 (let (($x2236 (not old.model.parallel)))
 (let (($x1397 (not old.stages.leaves)))
 (let (($x1293 (or $x1397 (and old.layer.dense $x2236 (not (= (_ bv1 7) old.ffn.down.residual))) (and $x2238 $x3058))))
 (= old.stages.one_part $x1293)))))))
(assert
 (= old.layer.dense false))
(assert
 (= old.layer.moe true))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1192 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x445 (= (_ bv10 7) new.ffn.down.input)))
 (or $x445 $x1192 (= (_ bv63 7) new.ffn.down.input)))))
(assert
 (let (($x2626 (= (_ bv1 7) new.ffn.down.residual)))
 (or $x2626 (= (_ bv23 7) new.ffn.down.residual) (= (_ bv27 7) new.ffn.down.residual) (= (_ bv29 7) new.ffn.down.residual))))
(assert
 (let (($x2747 (= (_ bv40 7) new.ffn.down.split)))
 (or $x2747 (= (_ bv57 7) new.ffn.down.split) (= (_ bv61 7) new.ffn.down.split))))
(assert
 (let (($x527 (= (_ bv58 7) new.ffn.down.sum)))
 (or (= (_ bv15 7) new.ffn.down.sum) $x527)))
(assert
 (let (($x524 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x633 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x1131 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x1003 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x2535 (= (_ bv4 7) new.ffn.gate.collective)))
 (or $x2535 $x1003 $x1131 $x633 $x524)))))))
(assert
 (let (($x461 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x3477 (= (_ bv57 7) new.ffn.gate.split)))
 (or (= (_ bv40 7) new.ffn.gate.split) $x3477 $x461))))
(assert
 (let (($x640 (= (_ bv15 7) new.ffn.gate.sum)))
 (or (= (_ bv0 7) new.ffn.gate.sum) $x640 (= (_ bv24 7) new.ffn.gate.sum) (= (_ bv69 7) new.ffn.gate.sum))))
(assert
 (let (($x104 (= (_ bv73 7) new.ffn.up.collective)))
 (let (($x1660 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x1427 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x1608 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x2576 (= (_ bv4 7) new.ffn.up.collective)))
 (or $x2576 $x1608 $x1427 $x1660 $x104)))))))
(assert
 (let (($x1785 (= (_ bv61 7) new.ffn.up.split)))
 (let (($x933 (= (_ bv57 7) new.ffn.up.split)))
 (or (= (_ bv40 7) new.ffn.up.split) $x933 $x1785))))
(assert
 (let (($x1647 (= (_ bv24 7) new.ffn.up.sum)))
 (let (($x964 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x282 (= (_ bv0 7) new.ffn.up.sum)))
 (or $x282 $x964 $x1647 (= (_ bv69 7) new.ffn.up.sum))))))
(assert
 (and (<= 1 new.ffn.width.block)))
(assert
 (let (($x2775 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x908 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x542 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x2088 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x249 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x2479 (= (_ bv26 7) new.ffn.width.kind)))
 (or (= (_ bv11 7) new.ffn.width.kind) (= (_ bv18 7) new.ffn.width.kind) $x2479 $x249 (= (_ bv56 7) new.ffn.width.kind) $x2088 $x542 $x908 $x2775 (= (_ bv99 7) new.ffn.width.kind)))))))))
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
 (let (($x1554 (= (_ bv38 7) new.stages.send)))
 (let (($x3159 (= (_ bv14 7) new.stages.send)))
 (let (($x1783 (= (_ bv10 7) new.stages.send)))
 (or $x1783 $x3159 $x1554 (= (_ bv59 7) new.stages.send) (= (_ bv75 7) new.stages.send))))))
(assert
 (let (($x2284 (= (_ bv53 7) new.stages.stream)))
 (or $x2284 (= (_ bv84 7) new.stages.stream))))
(assert
 (and (<= 1 new.stages.visits)))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let ((?x2704 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x1942 (div (* ?x2704 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x173 (< 1 new.ffn.width.parts)))
 (let (($x2088 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.filled (and $x2088 $x173 (= ?x1942 new.ffn.width.n))))))))
(assert
 (let ((?x2704 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x1942 (div (* ?x2704 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x173 (< 1 new.ffn.width.parts)))
 (let (($x2088 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.leads (and $x2088 $x173 (<= new.ffn.width.n ?x1942))))))))
(assert
 (let (($x2088 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x3434 (and $x2088 (not (= 0 (mod new.ffn.width.n new.ffn.width.multiple))))))
 (= new.ffn.width.padded $x3434))))
(assert
 (let (($x3114 (= (- 1) new.ffn.width.n)))
 (let (($x2479 (= (_ bv26 7) new.ffn.width.kind)))
 (let (($x1486 (ite $x2479 (or $x3114 (<= new.ffn.width.parts new.ffn.width.n)) (or $x3114 (< 1 new.ffn.width.n)))))
 (let ((?x2704 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x1942 (div (* ?x2704 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x2088 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x908 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x2538 (ite $x908 (or $x3114 (< new.ffn.width.block new.ffn.width.n)) (ite $x2088 (or $x3114 (< ?x1942 new.ffn.width.n)) $x1486))))
 (let (($x3439 (ite (or (= (_ bv96 7) new.ffn.width.kind) (= 1 new.ffn.width.parts)) false $x2538)))
 (let (($x249 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x542 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x274 (or $x542 $x249)))
 (= new.ffn.width.moved (ite $x274 new.ffn.width.given_moved $x3439)))))))))))))))
(assert
 (let (($x1192 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x2428 (or $x1192 (and (= (_ bv10 7) new.ffn.down.input) (not (= (_ bv40 7) new.ffn.down.split))))))
 (= new.ffn.gathers $x2428))))
(assert
 (= new.ffn.piece_of_one (and new.ffn.width.filled (= (_ bv40 7) new.ffn.down.split))))
(assert
 (let (($x2775 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x107 (or $x2775 (and (= 1 new.ffn.width.parts) (not new.ffn.width.padded)))))
 (let (($x249 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x542 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x274 (or $x542 $x249)))
 (= new.ffn.width.everywhere (ite $x274 new.ffn.width.given_everywhere $x107))))))))
(assert
 (let (($x2346 (not new.ffn.width.moved)))
 (let (($x913 (and new.ffn.width.everywhere $x2346)))
 (= new.ffn.in_place (or $x913 new.ffn.width.filled)))))
(assert
 (let (($x2346 (not new.ffn.width.moved)))
 (let (($x913 (and new.ffn.width.everywhere $x2346)))
 (let (($x1362 (< 1 new.tp)))
 (let ((?x2307 (ite $x1362 (_ bv16 7) (ite $x913 (_ bv96 7) (ite new.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x1233 (ite new.ffn.width.everywhere (_ bv96 7) (ite new.ffn.piece_of_one (_ bv97 7) (_ bv16 7)))))
 (let (($x524 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x1003 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x1131 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x633 (= (_ bv57 7) new.ffn.gate.collective)))
 (let ((?x2520 (ite (or $x633 (not (= (_ bv15 7) new.ffn.gate.sum))) (_ bv92 7) (ite (or $x1131 $x1003) (_ bv96 7) (ite $x524 ?x1233 ?x2307)))))
 (let (($x2056 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x3208 (or $x1131 $x633)))
 (let (($x2344 (or $x3208 $x2056 (and (= (_ bv4 7) new.ffn.gate.collective) new.ffn.in_place))))
 (let (($x3477 (= (_ bv57 7) new.ffn.gate.split)))
 (let (($x1918 (or $x3208 $x2056 (and $x1003 new.ffn.width.padded $x2346) (and $x524 new.ffn.width.leads))))
 (let ((?x2526 (ite (and $x1003 new.ffn.width.filled (not $x2056)) (_ bv96 7) (ite $x1918 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.gate.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x461 (= (_ bv61 7) new.ffn.gate.split)))
 (= new.ffn.gate_state (ite $x461 ?x2526 (ite $x3477 (ite $x2344 (_ bv96 7) (ite $x1003 (_ bv21 7) (_ bv16 7))) ?x2520)))))))))))))))))))))
(assert
 (let (($x2346 (not new.ffn.width.moved)))
 (let (($x913 (and new.ffn.width.everywhere $x2346)))
 (let ((?x528 (ite $x913 (_ bv96 7) (ite new.ffn.width_twice_back (ite new.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x1362 (< 1 new.tp)))
 (let ((?x2223 (ite new.ffn.width.everywhere (_ bv96 7) (ite new.ffn.piece_of_one (_ bv97 7) (ite new.model.gated (_ bv97 7) (_ bv16 7))))))
 (let (($x104 (= (_ bv73 7) new.ffn.up.collective)))
 (let ((?x2774 (ite (or (= (_ bv10 7) new.ffn.up.collective) (= (_ bv5 7) new.ffn.up.collective)) (_ bv96 7) (ite $x104 ?x2223 (ite $x1362 (_ bv16 7) ?x528)))))
 (let (($x964 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x1660 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x1392 (or $x1660 (not (or $x964 (and new.model.gated (= (_ bv0 7) new.ffn.up.sum)))))))
 (let (($x1728 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x1427 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x1829 (or $x1427 $x1660)))
 (let ((?x1992 (ite (or $x1829 $x1728 (and (= (_ bv4 7) new.ffn.up.collective) new.ffn.in_place)) (_ bv96 7) (ite (= (_ bv5 7) new.ffn.up.collective) (_ bv21 7) (_ bv16 7)))))
 (let (($x933 (= (_ bv57 7) new.ffn.up.split)))
 (let (($x1284 (or $x1829 $x1728 (and (= (_ bv5 7) new.ffn.up.collective) new.ffn.width.padded $x2346) (and $x104 new.ffn.width.leads))))
 (let ((?x3263 (ite (and (= (_ bv5 7) new.ffn.up.collective) new.ffn.width.filled (not $x1728)) (_ bv96 7) (ite $x1284 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x1785 (= (_ bv61 7) new.ffn.up.split)))
 (= new.ffn.up_state (ite $x1785 ?x3263 (ite $x933 ?x1992 (ite $x1392 (_ bv92 7) ?x2774)))))))))))))))))))))))
(assert
 (let (($x2556 (not new.ffn.width.everywhere)))
 (let (($x461 (= (_ bv61 7) new.ffn.gate.split)))
 (= new.ffn.gate_piece (ite (and $x461 (not (= (_ bv96 7) new.ffn.gate_state)) $x2556) (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x2556 (not new.ffn.width.everywhere)))
 (let (($x3275 (and (or (= (_ bv61 7) new.ffn.up.split) (= (_ bv97 7) new.ffn.up_state)) (not (= (_ bv96 7) new.ffn.up_state)) $x2556)))
 (= new.ffn.up_piece (ite $x3275 (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x1546 (and new.model.gated (= (_ bv92 7) new.ffn.up_state) (or (= (_ bv57 7) new.ffn.up.collective) (= (_ bv24 7) new.ffn.up.sum)))))
 (= new.ffn.up_left $x1546)))
(assert
 (let ((?x3260 (ite new.ffn.up_left (_ bv92 7) (ite new.model.gated new.ffn.gate_piece new.ffn.up_piece))))
 (= new.ffn.product ?x3260)))
(assert
 (let ((?x3558 (ite (and new.ffn.gathers (= (_ bv97 7) new.ffn.product)) (_ bv96 7) new.ffn.product)))
 (= new.ffn.product_in ?x3558)))
(assert
 (let (($x527 (= (_ bv58 7) new.ffn.down.sum)))
 (let (($x1362 (< 1 new.tp)))
 (let (($x622 (and $x1362 $x527 (or (= (_ bv40 7) new.ffn.down.split) (= (_ bv92 7) new.ffn.product_in)))))
 (= new.stages.ffn_due $x622)))))
(assert
 (let (($x1274 (or new.model.parallel new.layer.moe (not new.stages.ffn_due))))
 (let (($x2284 (= (_ bv53 7) new.stages.stream)))
 (let (($x1858 (not new.model.parallel)))
 (let (($x1013 (not new.stages.leaves)))
 (let (($x2541 (or $x1013 (and new.layer.dense $x1858 (not (= (_ bv1 7) new.ffn.down.residual))) (and $x2284 $x1274))))
 (= new.stages.one_part $x2541)))))))
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
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2798 $x478 $x59 $x1517 $x357)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1606 (* old.sp old.tp)))
 (<= old.moe.block ?x1606)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1606 (* old.sp old.tp)))
 (= old.stage.ranks ?x1606)))
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
 (let (($x3228 (not old.moe.group.sp)))
 (let (($x3564 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x3564 $x3228))))
(assert
 (let ((?x2673 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x2673)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x1865 (or (= 1 new.stages.visits) (or (= (_ bv10 7) new.stages.send) (= (_ bv14 7) new.stages.send)) (and (= (_ bv38 7) new.stages.send) new.stages.one_part))))
 (not $x1865)))
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
 (let (($x1944 (= (_ bv42 7) old.batch.idle)))
 (or $x1944 (= (_ bv87 7) old.batch.idle))))
(assert
 (and (<= 0 old.batch.sequences.given_least)))
(assert
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x1275 (= (_ bv65 7) old.batch.sequences.kind)))
 (let (($x211 (= (_ bv56 7) old.batch.sequences.kind)))
 (let (($x2208 (= (_ bv26 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x478 $x59 $x2208 (= (_ bv48 7) old.batch.sequences.kind) $x211 $x1275 (= (_ bv86 7) old.batch.sequences.kind) $x1517 $x2798 $x357))))))))))
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
 (let ((?x148 (div (- (+ old.batch.sequences.n old.batch.sequences.multiple) 1) old.batch.sequences.multiple)))
 (let ((?x2427 (* (div (* ?x148 old.batch.sequences.multiple) old.batch.sequences.parts) old.batch.sequences.parts)))
 (let (($x588 (= (- 1) old.batch.sequences.n)))
 (let ((?x1036 (ite (= 0 (mod old.batch.sequences.multiple old.batch.sequences.parts)) 1 (ite (or $x588 (< ?x2427 old.batch.sequences.n)) 0 1))))
 (let (($x1275 (= (_ bv65 7) old.batch.sequences.kind)))
 (let (($x2830 (or $x588 (not (= 0 (mod old.batch.sequences.n old.batch.sequences.parts))))))
 (let ((?x1431 (ite (and $x588 (= 1 old.batch.sequences.parts)) 1 (ite $x2830 0 1))))
 (let (($x2208 (= (_ bv26 7) old.batch.sequences.kind)))
 (let (($x211 (= (_ bv56 7) old.batch.sequences.kind)))
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let ((?x2859 (ite (or $x59 $x478 $x1517 $x357 $x211) 1 (ite $x2208 ?x1431 (ite $x1275 ?x1036 old.batch.sequences.given_least)))))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (= old.batch.sequences.least (ite $x2798 old.batch.sequences.parts ?x2859))))))))))))))))))
(assert
 (= old.batch.sequences.beyond old.batch.sequences.given_beyond))
(assert
 (and (<= 0 new.batch.sequences.given_least)))
(assert
 (let (($x70 (= (_ bv99 7) new.batch.sequences.kind)))
 (let (($x338 (= (_ bv96 7) new.batch.sequences.kind)))
 (let (($x3048 (= (_ bv91 7) new.batch.sequences.kind)))
 (let (($x3083 (= (_ bv65 7) new.batch.sequences.kind)))
 (let (($x815 (= (_ bv56 7) new.batch.sequences.kind)))
 (let (($x1587 (= (_ bv26 7) new.batch.sequences.kind)))
 (let (($x2263 (= (_ bv18 7) new.batch.sequences.kind)))
 (let (($x3100 (= (_ bv11 7) new.batch.sequences.kind)))
 (or $x3100 $x2263 $x1587 (= (_ bv48 7) new.batch.sequences.kind) $x815 $x3083 (= (_ bv86 7) new.batch.sequences.kind) $x3048 $x338 $x70))))))))))
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
 (let ((?x2961 (div (- (+ new.batch.sequences.n new.batch.sequences.multiple) 1) new.batch.sequences.multiple)))
 (let ((?x1777 (* (div (* ?x2961 new.batch.sequences.multiple) new.batch.sequences.parts) new.batch.sequences.parts)))
 (let (($x1519 (= (- 1) new.batch.sequences.n)))
 (let ((?x3196 (ite (= 0 (mod new.batch.sequences.multiple new.batch.sequences.parts)) 1 (ite (or $x1519 (< ?x1777 new.batch.sequences.n)) 0 1))))
 (let (($x3083 (= (_ bv65 7) new.batch.sequences.kind)))
 (let (($x1913 (or $x1519 (not (= 0 (mod new.batch.sequences.n new.batch.sequences.parts))))))
 (let ((?x724 (ite (and $x1519 (= 1 new.batch.sequences.parts)) 1 (ite $x1913 0 1))))
 (let (($x1587 (= (_ bv26 7) new.batch.sequences.kind)))
 (let (($x815 (= (_ bv56 7) new.batch.sequences.kind)))
 (let (($x70 (= (_ bv99 7) new.batch.sequences.kind)))
 (let (($x3048 (= (_ bv91 7) new.batch.sequences.kind)))
 (let (($x3100 (= (_ bv11 7) new.batch.sequences.kind)))
 (let (($x2263 (= (_ bv18 7) new.batch.sequences.kind)))
 (let ((?x135 (ite (or $x2263 $x3100 $x3048 $x70 $x815) 1 (ite $x1587 ?x724 (ite $x3083 ?x3196 new.batch.sequences.given_least)))))
 (let (($x338 (= (_ bv96 7) new.batch.sequences.kind)))
 (= new.batch.sequences.least (ite $x338 new.batch.sequences.parts ?x135))))))))))))))))))
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
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2798 $x478 $x59 $x1517 $x357)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1606 (* old.sp old.tp)))
 (<= old.moe.block ?x1606)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1606 (* old.sp old.tp)))
 (= old.stage.ranks ?x1606)))
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
 (let (($x3228 (not old.moe.group.sp)))
 (let (($x3564 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x3564 $x3228))))
(assert
 (let ((?x2673 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x2673)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x53 (not new.batch.sequences.beyond)))
 (not (and (<= 1 new.batch.sequences.least) $x53))))
(assert
 (let (($x3619 (not old.batch.sequences.beyond)))
(and (<= 1 old.batch.sequences.least) $x3619)))
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
 (let (($x1499 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x1499 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (and (<= 1 old.attention.heads.block)))
(assert
 (let (($x2269 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x1829 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x2709 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1298 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x2576 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x884 (= (_ bv26 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) $x884 $x2576 (= (_ bv56 7) old.attention.heads.kind) $x1298 $x2709 $x1829 $x2269 (= (_ bv99 7) old.attention.heads.kind)))))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x2626 (= (_ bv8 7) old.attention.pairs)))
 (or $x2626 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x3057 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1992 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x302 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x964 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2776 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x2776 $x964 $x302 $x1992 $x3057)))))))
(assert
 (let (($x1470 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x1470 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x3118 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x104 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1427 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1564 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x1564 $x1427 $x104 $x3118))))))
(assert
 (let (($x681 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x681 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x1944 (= (_ bv42 7) old.batch.idle)))
 (or $x1944 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x478 $x59 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x1517 $x2798 $x357)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x1889 (= (_ bv29 7) old.handoff.cache)))
 (or (= (_ bv17 7) old.handoff.cache) $x1889 (= (_ bv50 7) old.handoff.cache) (= (_ bv90 7) old.handoff.cache))))
(assert
 (let (($x536 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x536)))
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
 (let ((?x1069 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x1554 (div (* ?x1069 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x1298 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x3159 (and $x1298 (< 1 old.attention.heads.parts) (= ?x1554 old.attention.heads.n))))
 (= old.attention.heads.filled $x3159))))))
(assert
 (let (($x1261 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x1298 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x1298 $x1261)))))
(assert
 (let (($x373 (= (- 1) old.attention.heads.n)))
 (let (($x884 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x2639 (ite $x884 (or $x373 (<= old.attention.heads.parts old.attention.heads.n)) (or $x373 (< 1 old.attention.heads.n)))))
 (let ((?x1069 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x1554 (div (* ?x1069 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x1298 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x1829 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x1846 (ite $x1829 (or $x373 (< old.attention.heads.block old.attention.heads.n)) (ite $x1298 (or $x373 (< ?x1554 old.attention.heads.n)) $x2639))))
 (let (($x2865 (= 1 old.attention.heads.parts)))
 (let (($x2269 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x2576 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x2709 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1011 (or $x2709 $x2576)))
 (let (($x2134 (ite $x1011 old.attention.heads.given_moved (ite (or $x2269 $x2865) false $x1846))))
 (= old.attention.heads.moved $x2134))))))))))))))))
(assert
 (let ((?x1131 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x3208 (div (* ?x1131 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x1499 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x524 (and $x1499 (< 1 old.attention.head_dim.parts) (= ?x3208 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x524))))))
(assert
 (let ((?x2535 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x2526 (* (div (- ?x2535 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x681 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x2344 (and $x681 (< 1 old.attention.value_dim.parts) (= (div ?x2526 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x2344))))))
(assert
 (let (($x452 (not old.attention.heads.padded)))
 (let (($x2865 (= 1 old.attention.heads.parts)))
 (let (($x2269 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x2576 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x2709 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1011 (or $x2709 $x2576)))
 (let (($x2697 (ite $x1011 old.attention.heads.given_everywhere (or $x2269 (and $x2865 $x452)))))
 (= old.attention.heads.everywhere $x2697)))))))))
(assert
 (let (($x3057 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2776 (= (_ bv4 7) old.attention.qkv.collective)))
 (let (($x1992 (= (_ bv57 7) old.attention.qkv.collective)))
 (let ((?x908 (ite (or $x1992 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x2776 $x3057) (_ bv16 7) (_ bv96 7)))))
 (let (($x2351 (or old.model.latent old.attention.kv_filled)))
 (let (($x1427 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x964 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x290 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1564 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1744 (and $x964 $x1564 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x290)))
 (let ((?x1192 (ite (or $x2776 $x1744 (and $x964 $x1427 old.attention.heads.filled $x2351)) (_ bv96 7) (_ bv16 7))))
 (let (($x3026 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x302 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x406 (or $x302 $x1992)))
 (let ((?x3114 (ite (not (= (_ bv40 7) old.attention.qkv.split)) (ite (or $x406 $x3026) old.attention.qkv.split ?x1192) ?x908)))
 (let (($x3118 (= (_ bv57 7) old.attention.qkv.split)))
 (let ((?x2501 (ite $x3118 (ite (or $x406 $x3026 old.model.query_latent) (_ bv96 7) (ite $x964 (_ bv21 7) (_ bv16 7))) ?x3114)))
 (= old.attention.q ?x2501)))))))))))))))))))
(assert
 (let (($x1942 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x1942 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (and (<= 1 new.attention.heads.block)))
(assert
 (let (($x277 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x3249 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x2401 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x173 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x3434 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1978 (= (_ bv26 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) $x1978 $x3434 (= (_ bv56 7) new.attention.heads.kind) $x173 $x2401 $x3249 $x277 (= (_ bv99 7) new.attention.heads.kind)))))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x1405 (= (_ bv8 7) new.attention.pairs)))
 (or $x1405 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x568 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x986 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2717 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2536 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x901 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x901 $x2536 $x2717 $x986 $x568)))))))
(assert
 (let (($x356 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x356 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x857 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x2188 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1230 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1413 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x1413 $x1230 $x2188 $x857))))))
(assert
 (let (($x2001 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x2001 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1886 (= (_ bv29 7) new.handoff.cache)))
 (or (= (_ bv17 7) new.handoff.cache) $x1886 (= (_ bv50 7) new.handoff.cache) (= (_ bv90 7) new.handoff.cache))))
(assert
 (let (($x3467 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x3467)))
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
 (let ((?x1397 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x2210 (div (* ?x1397 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x173 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x21 (and $x173 (< 1 new.attention.heads.parts) (= ?x2210 new.attention.heads.n))))
 (= new.attention.heads.filled $x21))))))
(assert
 (let (($x3019 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x173 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x173 $x3019)))))
(assert
 (let (($x2389 (= (- 1) new.attention.heads.n)))
 (let (($x1978 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x880 (ite $x1978 (or $x2389 (<= new.attention.heads.parts new.attention.heads.n)) (or $x2389 (< 1 new.attention.heads.n)))))
 (let ((?x1397 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x2210 (div (* ?x1397 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x173 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x3249 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x3061 (ite $x3249 (or $x2389 (< new.attention.heads.block new.attention.heads.n)) (ite $x173 (or $x2389 (< ?x2210 new.attention.heads.n)) $x880))))
 (let (($x491 (= 1 new.attention.heads.parts)))
 (let (($x277 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x3434 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x2401 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x2416 (or $x2401 $x3434)))
 (let (($x2627 (ite $x2416 new.attention.heads.given_moved (ite (or $x277 $x491) false $x3061))))
 (= new.attention.heads.moved $x2627))))))))))))))))
(assert
 (let ((?x161 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x3479 (div (* ?x161 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1942 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x3257 (and $x1942 (< 1 new.attention.head_dim.parts) (= ?x3479 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x3257))))))
(assert
 (let ((?x3243 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x2317 (* (div ?x3243 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x2001 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x636 (and $x2001 (< 1 new.attention.value_dim.parts) (= (div ?x2317 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x636))))))
(assert
 (let (($x3027 (not new.attention.heads.padded)))
 (let (($x491 (= 1 new.attention.heads.parts)))
 (let (($x277 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x3434 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x2401 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x2416 (or $x2401 $x3434)))
 (let (($x430 (ite $x2416 new.attention.heads.given_everywhere (or $x277 (and $x491 $x3027)))))
 (= new.attention.heads.everywhere $x430)))))))))
(assert
 (let (($x568 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x901 (= (_ bv4 7) new.attention.qkv.collective)))
 (let (($x986 (= (_ bv57 7) new.attention.qkv.collective)))
 (let ((?x3327 (ite (or $x986 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x901 $x568) (_ bv16 7) (_ bv96 7)))))
 (let (($x1230 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2536 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3023 (and $x2536 $x1230 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x1413 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1876 (and $x2536 $x1413 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x353 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2717 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2441 (or $x2717 $x986)))
 (let ((?x1414 (ite (or $x2441 $x353) new.attention.qkv.split (ite (or $x901 $x1876 $x3023) (_ bv96 7) (_ bv16 7)))))
 (let (($x857 (= (_ bv57 7) new.attention.qkv.split)))
 (let ((?x2123 (ite $x857 (ite (or $x2441 $x353 new.model.query_latent) (_ bv96 7) (ite $x2536 (_ bv21 7) (_ bv16 7))) (ite (not (= (_ bv40 7) new.attention.qkv.split)) ?x1414 ?x3327))))
 (= new.attention.q ?x2123)))))))))))))))))
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
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x2798 $x478 $x59 $x1517 $x357)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1606 (* old.sp old.tp)))
 (<= old.moe.block ?x1606)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1606 (* old.sp old.tp)))
 (= old.stage.ranks ?x1606)))
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
 (let (($x3228 (not old.moe.group.sp)))
 (let (($x3564 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x3564 $x3228))))
(assert
 (let ((?x2673 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x2673)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x1608 (not new.attention.heads.everywhere)))
 (let (($x3302 (not new.attention.heads.moved)))
 (let (($x754 (= 1 new.tp)))
 (let (($x3558 (or (= 0 new.work.steps) (not (= (_ bv29 7) new.handoff.cache)) $x754 (and (= (_ bv37 7) new.attention.q) $x3302 $x1608))))
 (not $x3558))))))
(assert
 (let (($x1957 (not old.attention.heads.everywhere)))
(let (($x3084 (not old.attention.heads.moved)))
(let (($x146 (= 1 old.tp)))
(or (= 0 old.work.steps) (not (= (_ bv29 7) old.handoff.cache)) $x146 (and (= (_ bv37 7) old.attention.q) $x3084 $x1957))))))
(check-sat)

