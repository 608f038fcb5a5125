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
 (let (($x349 (= (_ bv101 7) old.attention.head_dim.kind)))
 (let (($x2234 (= (_ bv98 7) old.attention.head_dim.kind)))
 (let (($x946 (= (_ bv93 7) old.attention.head_dim.kind)))
 (let (($x1548 (= (_ bv88 7) old.attention.head_dim.kind)))
 (let (($x281 (= (_ bv67 7) old.attention.head_dim.kind)))
 (let (($x1323 (= (_ bv49 7) old.attention.head_dim.kind)))
 (let (($x2899 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x1393 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x2566 (= (_ bv11 7) old.attention.head_dim.kind)))
 (or $x2566 $x1393 $x2899 $x1323 (= (_ bv58 7) old.attention.head_dim.kind) $x281 $x1548 $x946 $x2234 $x349)))))))))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (and (<= 1 old.attention.heads.block)))
(assert
 (let (($x3832 (= (_ bv101 7) old.attention.heads.kind)))
 (let (($x1337 (= (_ bv98 7) old.attention.heads.kind)))
 (let (($x777 (= (_ bv93 7) old.attention.heads.kind)))
 (let (($x2489 (= (_ bv88 7) old.attention.heads.kind)))
 (let (($x1424 (= (_ bv67 7) old.attention.heads.kind)))
 (let (($x1667 (= (_ bv49 7) old.attention.heads.kind)))
 (let (($x825 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x3057 (= (_ bv18 7) old.attention.heads.kind)))
 (let (($x1935 (= (_ bv11 7) old.attention.heads.kind)))
 (or $x1935 $x3057 $x825 $x1667 (= (_ bv58 7) old.attention.heads.kind) $x1424 $x2489 $x777 $x1337 $x3832)))))))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x3219 (= (_ bv8 7) old.attention.pairs)))
 (or $x3219 (= (_ bv44 7) old.attention.pairs))))
(assert
 (let (($x2842 (= (_ bv75 7) old.attention.qkv.collective)))
 (let (($x2279 (= (_ bv59 7) old.attention.qkv.collective)))
 (let (($x2247 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1347 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2169 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x2169 $x1347 $x2247 $x2279 $x2842)))))))
(assert
 (let (($x2837 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x2837 (= (_ bv85 7) old.attention.qkv.k_sum))))
(assert
 (let (($x2191 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x2191 (= (_ bv85 7) old.attention.qkv.q_sum))))
(assert
 (let (($x1724 (= (_ bv59 7) old.attention.qkv.split)))
 (let (($x1713 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x3054 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2635 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x2635 $x3054 $x1713 $x1724))))))
(assert
 (let (($x197 (= (_ bv95 7) old.attention.scores.statistic)))
 (or (= (_ bv50 7) old.attention.scores.statistic) $x197)))
(assert
 (let (($x373 (= (_ bv67 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv49 7) old.attention.value_dim.kind) (= (_ bv58 7) old.attention.value_dim.kind) $x373 (= (_ bv88 7) old.attention.value_dim.kind) (= (_ bv93 7) old.attention.value_dim.kind) (= (_ bv98 7) old.attention.value_dim.kind) (= (_ bv101 7) old.attention.value_dim.kind))))
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
 (let (($x1819 (= (_ bv81 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv48 7) old.model.positions) (= (_ bv59 7) old.model.positions) $x1819)))
(assert
 (let (($x930 (= (_ bv99 7) old.model.qk_norm)))
 (let (($x1246 (= (_ bv59 7) old.model.qk_norm)))
 (or (= (_ bv35 7) old.model.qk_norm) $x1246 $x930))))
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
 (let ((?x655 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x1426 (div (* ?x655 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x1424 (= (_ bv67 7) old.attention.heads.kind)))
 (let (($x773 (and $x1424 (< 1 old.attention.heads.parts) (= ?x1426 old.attention.heads.n))))
 (= old.attention.heads.filled $x773))))))
(assert
 (let (($x2358 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x1424 (= (_ bv67 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x1424 $x2358)))))
(assert
 (let (($x3051 (= (- 1) old.attention.heads.n)))
 (let (($x825 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x931 (ite $x825 (or $x3051 (<= old.attention.heads.parts old.attention.heads.n)) (or $x3051 (< 1 old.attention.heads.n)))))
 (let ((?x655 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x1426 (div (* ?x655 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x1424 (= (_ bv67 7) old.attention.heads.kind)))
 (let (($x777 (= (_ bv93 7) old.attention.heads.kind)))
 (let (($x1965 (ite $x777 (or $x3051 (< old.attention.heads.block old.attention.heads.n)) (ite $x1424 (or $x3051 (< ?x1426 old.attention.heads.n)) $x931))))
 (let (($x1850 (= 1 old.attention.heads.parts)))
 (let (($x1337 (= (_ bv98 7) old.attention.heads.kind)))
 (let (($x1667 (= (_ bv49 7) old.attention.heads.kind)))
 (let (($x2489 (= (_ bv88 7) old.attention.heads.kind)))
 (let (($x2437 (or $x2489 $x1667)))
 (let (($x676 (ite $x2437 old.attention.heads.given_moved (ite (or $x1337 $x1850) false $x1965))))
 (= old.attention.heads.moved $x676))))))))))))))))
(assert
 (let ((?x2962 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x809 (div (* ?x2962 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x281 (= (_ bv67 7) old.attention.head_dim.kind)))
 (let (($x3589 (and $x281 (< 1 old.attention.head_dim.parts) (= ?x809 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x3589))))))
(assert
 (let ((?x2721 (mod old.attention.head_dim.n old.attention.head_dim.multiple)))
 (let (($x281 (= (_ bv67 7) old.attention.head_dim.kind)))
 (= old.attention.head_dim.padded (and $x281 (not (= 0 ?x2721)))))))
(assert
 (let (($x929 (= (- 1) old.attention.head_dim.n)))
 (let (($x2899 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x429 (ite $x2899 (or $x929 (<= old.attention.head_dim.parts old.attention.head_dim.n)) (or $x929 (< 1 old.attention.head_dim.n)))))
 (let ((?x2962 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x809 (div (* ?x2962 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x281 (= (_ bv67 7) old.attention.head_dim.kind)))
 (let (($x946 (= (_ bv93 7) old.attention.head_dim.kind)))
 (let (($x2087 (ite $x946 (or $x929 (< old.attention.head_dim.block old.attention.head_dim.n)) (ite $x281 (or $x929 (< ?x809 old.attention.head_dim.n)) $x429))))
 (let (($x2935 (= 1 old.attention.head_dim.parts)))
 (let (($x2234 (= (_ bv98 7) old.attention.head_dim.kind)))
 (let (($x1323 (= (_ bv49 7) old.attention.head_dim.kind)))
 (let (($x1548 (= (_ bv88 7) old.attention.head_dim.kind)))
 (let (($x1807 (or $x1548 $x1323)))
 (let (($x2501 (ite $x1807 old.attention.head_dim.given_moved (ite (or $x2234 $x2935) false $x2087))))
 (= old.attention.head_dim.moved $x2501))))))))))))))))
(assert
 (let ((?x326 (- (+ old.attention.value_dim.n old.attention.value_dim.multiple) 1)))
 (let ((?x1829 (* (div ?x326 old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x373 (= (_ bv67 7) old.attention.value_dim.kind)))
 (let (($x653 (and $x373 (< 1 old.attention.value_dim.parts) (= (div ?x1829 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x653))))))
(assert
 (let (($x1522 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x234 (not old.model.sinks)))
 (= old.attention.one_key (and $x234 $x1522)))))
(assert
 (let (($x2136 (not old.attention.heads.padded)))
 (let (($x1850 (= 1 old.attention.heads.parts)))
 (let (($x1337 (= (_ bv98 7) old.attention.heads.kind)))
 (let (($x1667 (= (_ bv49 7) old.attention.heads.kind)))
 (let (($x2489 (= (_ bv88 7) old.attention.heads.kind)))
 (let (($x2437 (or $x2489 $x1667)))
 (let (($x3477 (ite $x2437 old.attention.heads.given_everywhere (or $x1337 (and $x1850 $x2136)))))
 (= old.attention.heads.everywhere $x3477)))))))))
(assert
 (let (($x2838 (not old.attention.head_dim.padded)))
 (let (($x2935 (= 1 old.attention.head_dim.parts)))
 (let (($x2234 (= (_ bv98 7) old.attention.head_dim.kind)))
 (let (($x1323 (= (_ bv49 7) old.attention.head_dim.kind)))
 (let (($x1548 (= (_ bv88 7) old.attention.head_dim.kind)))
 (let (($x1807 (or $x1548 $x1323)))
 (let (($x1518 (ite $x1807 old.attention.head_dim.given_everywhere (or $x2234 (and $x2935 $x2838)))))
 (= old.attention.head_dim.everywhere $x1518)))))))))
(assert
 (let (($x2842 (= (_ bv75 7) old.attention.qkv.collective)))
 (let (($x2169 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x187 (ite (or $x2169 $x2842) (_ bv16 7) (_ bv98 7))))
 (let (($x2279 (= (_ bv59 7) old.attention.qkv.collective)))
 (let (($x3054 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1347 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1596 (and $x1347 $x3054 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x2635 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x3120 (and $x1347 $x2635 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv81 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x302 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2247 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x160 (or $x2247 $x2279)))
 (let ((?x3354 (ite (or $x160 $x302) old.attention.qkv.split (ite (or $x2169 $x3120 $x1596) (_ bv98 7) (_ bv16 7)))))
 (let (($x1713 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1446 (not $x1713)))
 (let ((?x749 (ite $x1446 ?x3354 (ite (or $x2279 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv94 7) ?x187))))
 (let ((?x855 (ite (or $x160 $x302 old.model.query_latent) (_ bv98 7) (ite $x1347 (_ bv21 7) (_ bv16 7)))))
 (let (($x1724 (= (_ bv59 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x1724 ?x855 ?x749)))))))))))))))))))))
(assert
 (let (($x2842 (= (_ bv75 7) old.attention.qkv.collective)))
 (let (($x2169 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x187 (ite (or $x2169 $x2842) (_ bv16 7) (_ bv98 7))))
 (let (($x2279 (= (_ bv59 7) old.attention.qkv.collective)))
 (let (($x3054 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1347 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1596 (and $x1347 $x3054 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x2635 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x3120 (and $x1347 $x2635 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv81 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x302 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2247 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x160 (or $x2247 $x2279)))
 (let ((?x3354 (ite (or $x160 $x302) old.attention.qkv.split (ite (or $x2169 $x3120 $x1596) (_ bv98 7) (_ bv16 7)))))
 (let (($x1713 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1446 (not $x1713)))
 (let ((?x1248 (ite $x1446 ?x3354 (ite (or $x2279 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv94 7) ?x187))))
 (let ((?x855 (ite (or $x160 $x302 old.model.query_latent) (_ bv98 7) (ite $x1347 (_ bv21 7) (_ bv16 7)))))
 (let (($x1724 (= (_ bv59 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x1724 ?x855 ?x1248)))))))))))))))))))))
(assert
 (let (($x3620 (not old.attention.heads.moved)))
 (let (($x3832 (= (_ bv101 7) old.attention.heads.kind)))
 (let (($x777 (= (_ bv93 7) old.attention.heads.kind)))
 (let (($x1935 (= (_ bv11 7) old.attention.heads.kind)))
 (let (($x3057 (= (_ bv18 7) old.attention.heads.kind)))
 (let (($x2622 (or old.attention.heads.everywhere old.attention.heads.filled (and (or $x3057 $x1935 $x777 $x3832) $x3620))))
 (let (($x1667 (= (_ bv49 7) old.attention.heads.kind)))
 (let (($x2489 (= (_ bv88 7) old.attention.heads.kind)))
 (let (($x2437 (or $x2489 $x1667)))
 (= old.attention.heads.undivided (ite $x2437 old.attention.heads.given_undivided $x2622))))))))))))
(assert
 (let (($x1991 (not old.attention.head_dim.moved)))
 (let (($x349 (= (_ bv101 7) old.attention.head_dim.kind)))
 (let (($x946 (= (_ bv93 7) old.attention.head_dim.kind)))
 (let (($x2566 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x1393 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x2214 (or old.attention.head_dim.everywhere old.attention.head_dim.filled (and (or $x1393 $x2566 $x946 $x349) $x1991))))
 (let (($x1323 (= (_ bv49 7) old.attention.head_dim.kind)))
 (let (($x1548 (= (_ bv88 7) old.attention.head_dim.kind)))
 (let (($x1807 (or $x1548 $x1323)))
 (= old.attention.head_dim.undivided (ite $x1807 old.attention.head_dim.given_undivided $x2214))))))))))))
(assert
 (= old.prefill false))
(assert
 (and (<= 1 new.attention.head_dim.block)))
(assert
 (let (($x2198 (= (_ bv101 7) new.attention.head_dim.kind)))
 (let (($x1049 (= (_ bv98 7) new.attention.head_dim.kind)))
 (let (($x1824 (= (_ bv93 7) new.attention.head_dim.kind)))
 (let (($x2149 (= (_ bv88 7) new.attention.head_dim.kind)))
 (let (($x1163 (= (_ bv67 7) new.attention.head_dim.kind)))
 (let (($x2776 (= (_ bv49 7) new.attention.head_dim.kind)))
 (let (($x1000 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x1516 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x382 (= (_ bv11 7) new.attention.head_dim.kind)))
 (or $x382 $x1516 $x1000 $x2776 (= (_ bv58 7) new.attention.head_dim.kind) $x1163 $x2149 $x1824 $x1049 $x2198)))))))))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (and (<= 1 new.attention.heads.block)))
(assert
 (let (($x1772 (= (_ bv101 7) new.attention.heads.kind)))
 (let (($x3206 (= (_ bv98 7) new.attention.heads.kind)))
 (let (($x1977 (= (_ bv93 7) new.attention.heads.kind)))
 (let (($x313 (= (_ bv88 7) new.attention.heads.kind)))
 (let (($x2472 (= (_ bv67 7) new.attention.heads.kind)))
 (let (($x1292 (= (_ bv49 7) new.attention.heads.kind)))
 (let (($x1559 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x1566 (= (_ bv18 7) new.attention.heads.kind)))
 (let (($x2845 (= (_ bv11 7) new.attention.heads.kind)))
 (or $x2845 $x1566 $x1559 $x1292 (= (_ bv58 7) new.attention.heads.kind) $x2472 $x313 $x1977 $x3206 $x1772)))))))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x2141 (= (_ bv8 7) new.attention.pairs)))
 (or $x2141 (= (_ bv44 7) new.attention.pairs))))
(assert
 (let (($x983 (= (_ bv75 7) new.attention.qkv.collective)))
 (let (($x1471 (= (_ bv59 7) new.attention.qkv.collective)))
 (let (($x1650 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x505 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1986 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1986 $x505 $x1650 $x1471 $x983)))))))
(assert
 (let (($x340 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x340 (= (_ bv85 7) new.attention.qkv.k_sum))))
(assert
 (let (($x3497 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x3497 (= (_ bv85 7) new.attention.qkv.q_sum))))
(assert
 (let (($x2766 (= (_ bv59 7) new.attention.qkv.split)))
 (let (($x3084 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1545 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2957 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x2957 $x1545 $x3084 $x2766))))))
(assert
 (let (($x1306 (= (_ bv95 7) new.attention.scores.statistic)))
 (or (= (_ bv50 7) new.attention.scores.statistic) $x1306)))
(assert
 (let (($x2028 (= (_ bv67 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv49 7) new.attention.value_dim.kind) (= (_ bv58 7) new.attention.value_dim.kind) $x2028 (= (_ bv88 7) new.attention.value_dim.kind) (= (_ bv93 7) new.attention.value_dim.kind) (= (_ bv98 7) new.attention.value_dim.kind) (= (_ bv101 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x3189 (= (_ bv81 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv48 7) new.model.positions) (= (_ bv59 7) new.model.positions) $x3189)))
(assert
 (let (($x3015 (= (_ bv99 7) new.model.qk_norm)))
 (let (($x398 (= (_ bv59 7) new.model.qk_norm)))
 (or (= (_ bv35 7) new.model.qk_norm) $x398 $x3015))))
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
 (let ((?x2856 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x3078 (div (* ?x2856 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x2472 (= (_ bv67 7) new.attention.heads.kind)))
 (let (($x703 (and $x2472 (< 1 new.attention.heads.parts) (= ?x3078 new.attention.heads.n))))
 (= new.attention.heads.filled $x703))))))
(assert
 (let (($x2151 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x2472 (= (_ bv67 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x2472 $x2151)))))
(assert
 (let (($x1706 (= (- 1) new.attention.heads.n)))
 (let (($x1559 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x426 (ite $x1559 (or $x1706 (<= new.attention.heads.parts new.attention.heads.n)) (or $x1706 (< 1 new.attention.heads.n)))))
 (let ((?x2856 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x3078 (div (* ?x2856 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x2472 (= (_ bv67 7) new.attention.heads.kind)))
 (let (($x1977 (= (_ bv93 7) new.attention.heads.kind)))
 (let (($x1582 (ite $x1977 (or $x1706 (< new.attention.heads.block new.attention.heads.n)) (ite $x2472 (or $x1706 (< ?x3078 new.attention.heads.n)) $x426))))
 (let (($x3473 (= 1 new.attention.heads.parts)))
 (let (($x3206 (= (_ bv98 7) new.attention.heads.kind)))
 (let (($x1292 (= (_ bv49 7) new.attention.heads.kind)))
 (let (($x313 (= (_ bv88 7) new.attention.heads.kind)))
 (let (($x1857 (or $x313 $x1292)))
 (let (($x798 (ite $x1857 new.attention.heads.given_moved (ite (or $x3206 $x3473) false $x1582))))
 (= new.attention.heads.moved $x798))))))))))))))))
(assert
 (let ((?x779 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2888 (div (* ?x779 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1163 (= (_ bv67 7) new.attention.head_dim.kind)))
 (let (($x3033 (and $x1163 (< 1 new.attention.head_dim.parts) (= ?x2888 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x3033))))))
(assert
 (let ((?x2408 (mod new.attention.head_dim.n new.attention.head_dim.multiple)))
 (let (($x1163 (= (_ bv67 7) new.attention.head_dim.kind)))
 (= new.attention.head_dim.padded (and $x1163 (not (= 0 ?x2408)))))))
(assert
 (let (($x2034 (= (- 1) new.attention.head_dim.n)))
 (let (($x1000 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x1880 (ite $x1000 (or $x2034 (<= new.attention.head_dim.parts new.attention.head_dim.n)) (or $x2034 (< 1 new.attention.head_dim.n)))))
 (let ((?x779 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2888 (div (* ?x779 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1163 (= (_ bv67 7) new.attention.head_dim.kind)))
 (let (($x1824 (= (_ bv93 7) new.attention.head_dim.kind)))
 (let (($x1570 (ite $x1824 (or $x2034 (< new.attention.head_dim.block new.attention.head_dim.n)) (ite $x1163 (or $x2034 (< ?x2888 new.attention.head_dim.n)) $x1880))))
 (let (($x2185 (= 1 new.attention.head_dim.parts)))
 (let (($x1049 (= (_ bv98 7) new.attention.head_dim.kind)))
 (let (($x2776 (= (_ bv49 7) new.attention.head_dim.kind)))
 (let (($x2149 (= (_ bv88 7) new.attention.head_dim.kind)))
 (let (($x2804 (or $x2149 $x2776)))
 (let (($x1235 (ite $x2804 new.attention.head_dim.given_moved (ite (or $x1049 $x2185) false $x1570))))
 (= new.attention.head_dim.moved $x1235))))))))))))))))
(assert
 (let ((?x1567 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x2917 (* (div ?x1567 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x2028 (= (_ bv67 7) new.attention.value_dim.kind)))
 (let (($x2588 (and $x2028 (< 1 new.attention.value_dim.parts) (= (div ?x2917 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x2588))))))
(assert
 (let (($x2188 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x3660 (not new.model.sinks)))
 (= new.attention.one_key (and $x3660 $x2188)))))
(assert
 (let (($x1352 (not new.attention.heads.padded)))
 (let (($x3473 (= 1 new.attention.heads.parts)))
 (let (($x3206 (= (_ bv98 7) new.attention.heads.kind)))
 (let (($x1292 (= (_ bv49 7) new.attention.heads.kind)))
 (let (($x313 (= (_ bv88 7) new.attention.heads.kind)))
 (let (($x1857 (or $x313 $x1292)))
 (let (($x253 (ite $x1857 new.attention.heads.given_everywhere (or $x3206 (and $x3473 $x1352)))))
 (= new.attention.heads.everywhere $x253)))))))))
(assert
 (let (($x3546 (not new.attention.head_dim.padded)))
 (let (($x2185 (= 1 new.attention.head_dim.parts)))
 (let (($x1049 (= (_ bv98 7) new.attention.head_dim.kind)))
 (let (($x2776 (= (_ bv49 7) new.attention.head_dim.kind)))
 (let (($x2149 (= (_ bv88 7) new.attention.head_dim.kind)))
 (let (($x2804 (or $x2149 $x2776)))
 (let (($x2755 (ite $x2804 new.attention.head_dim.given_everywhere (or $x1049 (and $x2185 $x3546)))))
 (= new.attention.head_dim.everywhere $x2755)))))))))
(assert
 (let (($x983 (= (_ bv75 7) new.attention.qkv.collective)))
 (let (($x1986 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1243 (ite (or $x1986 $x983) (_ bv16 7) (_ bv98 7))))
 (let (($x1471 (= (_ bv59 7) new.attention.qkv.collective)))
 (let (($x1545 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x505 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3858 (and $x505 $x1545 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2957 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x3013 (and $x505 $x2957 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv81 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x684 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1650 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1137 (or $x1650 $x1471)))
 (let ((?x3500 (ite (or $x1137 $x684) new.attention.qkv.split (ite (or $x1986 $x3013 $x3858) (_ bv98 7) (_ bv16 7)))))
 (let (($x3084 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x3150 (not $x3084)))
 (let ((?x1230 (ite $x3150 ?x3500 (ite (or $x1471 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv94 7) ?x1243))))
 (let ((?x2645 (ite (or $x1137 $x684 new.model.query_latent) (_ bv98 7) (ite $x505 (_ bv21 7) (_ bv16 7)))))
 (let (($x2766 (= (_ bv59 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x2766 ?x2645 ?x1230)))))))))))))))))))))
(assert
 (let (($x983 (= (_ bv75 7) new.attention.qkv.collective)))
 (let (($x1986 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1243 (ite (or $x1986 $x983) (_ bv16 7) (_ bv98 7))))
 (let (($x1471 (= (_ bv59 7) new.attention.qkv.collective)))
 (let (($x1545 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x505 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3858 (and $x505 $x1545 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2957 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x3013 (and $x505 $x2957 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv81 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x684 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1650 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1137 (or $x1650 $x1471)))
 (let ((?x3500 (ite (or $x1137 $x684) new.attention.qkv.split (ite (or $x1986 $x3013 $x3858) (_ bv98 7) (_ bv16 7)))))
 (let (($x3084 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x3150 (not $x3084)))
 (let ((?x1523 (ite $x3150 ?x3500 (ite (or $x1471 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv94 7) ?x1243))))
 (let ((?x2645 (ite (or $x1137 $x684 new.model.query_latent) (_ bv98 7) (ite $x505 (_ bv21 7) (_ bv16 7)))))
 (let (($x2766 (= (_ bv59 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x2766 ?x2645 ?x1523)))))))))))))))))))))
(assert
 (let (($x3509 (not new.attention.heads.moved)))
 (let (($x1772 (= (_ bv101 7) new.attention.heads.kind)))
 (let (($x1977 (= (_ bv93 7) new.attention.heads.kind)))
 (let (($x2845 (= (_ bv11 7) new.attention.heads.kind)))
 (let (($x1566 (= (_ bv18 7) new.attention.heads.kind)))
 (let (($x952 (or new.attention.heads.everywhere new.attention.heads.filled (and (or $x1566 $x2845 $x1977 $x1772) $x3509))))
 (let (($x1292 (= (_ bv49 7) new.attention.heads.kind)))
 (let (($x313 (= (_ bv88 7) new.attention.heads.kind)))
 (let (($x1857 (or $x313 $x1292)))
 (= new.attention.heads.undivided (ite $x1857 new.attention.heads.given_undivided $x952))))))))))))
(assert
 (let (($x3222 (not new.attention.head_dim.moved)))
 (let (($x2198 (= (_ bv101 7) new.attention.head_dim.kind)))
 (let (($x1824 (= (_ bv93 7) new.attention.head_dim.kind)))
 (let (($x382 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x1516 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x1427 (or new.attention.head_dim.everywhere new.attention.head_dim.filled (and (or $x1516 $x382 $x1824 $x2198) $x3222))))
 (let (($x2776 (= (_ bv49 7) new.attention.head_dim.kind)))
 (let (($x2149 (= (_ bv88 7) new.attention.head_dim.kind)))
 (let (($x2804 (or $x2149 $x2776)))
 (= new.attention.head_dim.undivided (ite $x2804 new.attention.head_dim.given_undivided $x1427))))))))))))
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
 (let (($x204 (not new.attention.heads.undivided)))
 (let (($x786 (not new.attention.one_key)))
 (let (($x1982 (or (and (= (_ bv37 7) new.attention.k) (not new.attention.kv_undivided)) (and (= (_ bv37 7) new.attention.q) $x786 $x204))))
 (let (($x3015 (= (_ bv99 7) new.model.qk_norm)))
 (let (($x258 (not new.attention.head_dim.undivided)))
 (let (($x2268 (and (or (= (_ bv36 7) new.attention.k) (and (= (_ bv36 7) new.attention.q) $x786)) $x258)))
 (let (($x398 (= (_ bv59 7) new.model.qk_norm)))
 (let (($x1306 (= (_ bv95 7) new.attention.scores.statistic)))
 (not (or $x1306 $x398 (not (or $x2268 (and $x3015 $x1982))))))))))))))
(assert
 (let (($x774 (not old.attention.heads.undivided)))
(let (($x2430 (not old.attention.one_key)))
(let (($x831 (or (and (= (_ bv37 7) old.attention.k) (not old.attention.kv_undivided)) (and (= (_ bv37 7) old.attention.q) $x2430 $x774))))
(let (($x930 (= (_ bv99 7) old.model.qk_norm)))
(let (($x343 (not old.attention.head_dim.undivided)))
(let (($x1654 (and (or (= (_ bv36 7) old.attention.k) (and (= (_ bv36 7) old.attention.q) $x2430)) $x343)))
(let (($x1246 (= (_ bv59 7) old.model.qk_norm)))
(let (($x197 (= (_ bv95 7) old.attention.scores.statistic)))
(or $x197 $x1246 (not (or $x1654 (and $x930 $x831)))))))))))))
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
 (let (($x281 (= (_ bv67 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv49 7) old.attention.head_dim.kind) (= (_ bv58 7) old.attention.head_dim.kind) $x281 (= (_ bv88 7) old.attention.head_dim.kind) (= (_ bv93 7) old.attention.head_dim.kind) (= (_ bv98 7) old.attention.head_dim.kind) (= (_ bv101 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (and (<= 1 old.attention.heads.block)))
(assert
 (let (($x1337 (= (_ bv98 7) old.attention.heads.kind)))
 (let (($x777 (= (_ bv93 7) old.attention.heads.kind)))
 (let (($x2489 (= (_ bv88 7) old.attention.heads.kind)))
 (let (($x1424 (= (_ bv67 7) old.attention.heads.kind)))
 (let (($x1667 (= (_ bv49 7) old.attention.heads.kind)))
 (let (($x825 (= (_ bv26 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) $x825 $x1667 (= (_ bv58 7) old.attention.heads.kind) $x1424 $x2489 $x777 $x1337 (= (_ bv101 7) old.attention.heads.kind)))))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x3219 (= (_ bv8 7) old.attention.pairs)))
 (or $x3219 (= (_ bv44 7) old.attention.pairs))))
(assert
 (let (($x2842 (= (_ bv75 7) old.attention.qkv.collective)))
 (let (($x2279 (= (_ bv59 7) old.attention.qkv.collective)))
 (let (($x2247 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1347 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2169 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x2169 $x1347 $x2247 $x2279 $x2842)))))))
(assert
 (let (($x2191 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x2191 (= (_ bv85 7) old.attention.qkv.q_sum))))
(assert
 (let (($x1724 (= (_ bv59 7) old.attention.qkv.split)))
 (let (($x1713 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x3054 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2635 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x2635 $x3054 $x1713 $x1724))))))
(assert
 (let (($x1171 (= (_ bv65 7) old.attention.scores.per_head)))
 (or (= (_ bv29 7) old.attention.scores.per_head) $x1171)))
(assert
 (let (($x373 (= (_ bv67 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv49 7) old.attention.value_dim.kind) (= (_ bv58 7) old.attention.value_dim.kind) $x373 (= (_ bv88 7) old.attention.value_dim.kind) (= (_ bv93 7) old.attention.value_dim.kind) (= (_ bv98 7) old.attention.value_dim.kind) (= (_ bv101 7) old.attention.value_dim.kind))))
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
 (let (($x1819 (= (_ bv81 7) old.model.positions)))
 (let (($x2213 (= (_ bv2 7) old.model.positions)))
 (or $x2213 (= (_ bv48 7) old.model.positions) (= (_ bv59 7) old.model.positions) $x1819))))
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
 (let ((?x655 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x1426 (div (* ?x655 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x2544 (< 1 old.attention.heads.parts)))
 (let (($x1424 (= (_ bv67 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x1424 $x2544 (= ?x1426 old.attention.heads.n))))))))
(assert
 (let ((?x655 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x1426 (div (* ?x655 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x2544 (< 1 old.attention.heads.parts)))
 (let (($x1424 (= (_ bv67 7) old.attention.heads.kind)))
 (= old.attention.heads.leads (and $x1424 $x2544 (<= old.attention.heads.n ?x1426))))))))
(assert
 (let (($x2358 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x1424 (= (_ bv67 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x1424 $x2358)))))
(assert
 (let (($x3051 (= (- 1) old.attention.heads.n)))
 (let (($x825 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x931 (ite $x825 (or $x3051 (<= old.attention.heads.parts old.attention.heads.n)) (or $x3051 (< 1 old.attention.heads.n)))))
 (let ((?x655 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x1426 (div (* ?x655 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x1424 (= (_ bv67 7) old.attention.heads.kind)))
 (let (($x777 (= (_ bv93 7) old.attention.heads.kind)))
 (let (($x1965 (ite $x777 (or $x3051 (< old.attention.heads.block old.attention.heads.n)) (ite $x1424 (or $x3051 (< ?x1426 old.attention.heads.n)) $x931))))
 (let (($x1337 (= (_ bv98 7) old.attention.heads.kind)))
 (let (($x1667 (= (_ bv49 7) old.attention.heads.kind)))
 (let (($x2489 (= (_ bv88 7) old.attention.heads.kind)))
 (let (($x676 (ite (or $x2489 $x1667) old.attention.heads.given_moved (ite (or $x1337 (= 1 old.attention.heads.parts)) false $x1965))))
 (= old.attention.heads.moved $x676))))))))))))))
(assert
 (let ((?x2962 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x809 (div (* ?x2962 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x281 (= (_ bv67 7) old.attention.head_dim.kind)))
 (let (($x3589 (and $x281 (< 1 old.attention.head_dim.parts) (= ?x809 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x3589))))))
(assert
 (let ((?x326 (- (+ old.attention.value_dim.n old.attention.value_dim.multiple) 1)))
 (let ((?x1829 (* (div ?x326 old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x373 (= (_ bv67 7) old.attention.value_dim.kind)))
 (let (($x653 (and $x373 (< 1 old.attention.value_dim.parts) (= (div ?x1829 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x653))))))
(assert
 (let (($x1522 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x234 (not old.model.sinks)))
 (= old.attention.one_key (and $x234 $x1522)))))
(assert
 (let (($x2842 (= (_ bv75 7) old.attention.qkv.collective)))
 (let (($x2169 (= (_ bv4 7) old.attention.qkv.collective)))
 (let (($x2279 (= (_ bv59 7) old.attention.qkv.collective)))
 (let ((?x441 (ite (or $x2279 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv94 7) (ite (or $x2169 $x2842) (_ bv16 7) (_ bv98 7)))))
 (let (($x3054 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1347 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1596 (and $x1347 $x3054 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x2635 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x3120 (and $x1347 $x2635 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv81 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x302 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2247 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x160 (or $x2247 $x2279)))
 (let ((?x3354 (ite (or $x160 $x302) old.attention.qkv.split (ite (or $x2169 $x3120 $x1596) (_ bv98 7) (_ bv16 7)))))
 (let (($x1724 (= (_ bv59 7) old.attention.qkv.split)))
 (let ((?x976 (ite $x1724 (ite (or $x160 $x302 old.model.query_latent) (_ bv98 7) (ite $x1347 (_ bv21 7) (_ bv16 7))) (ite (not (= (_ bv40 7) old.attention.qkv.split)) ?x3354 ?x441))))
 (= old.attention.q ?x976)))))))))))))))))
(assert
 (= old.prefill false))
(assert
 (let (($x1163 (= (_ bv67 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv49 7) new.attention.head_dim.kind) (= (_ bv58 7) new.attention.head_dim.kind) $x1163 (= (_ bv88 7) new.attention.head_dim.kind) (= (_ bv93 7) new.attention.head_dim.kind) (= (_ bv98 7) new.attention.head_dim.kind) (= (_ bv101 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (and (<= 1 new.attention.heads.block)))
(assert
 (let (($x3206 (= (_ bv98 7) new.attention.heads.kind)))
 (let (($x1977 (= (_ bv93 7) new.attention.heads.kind)))
 (let (($x313 (= (_ bv88 7) new.attention.heads.kind)))
 (let (($x2472 (= (_ bv67 7) new.attention.heads.kind)))
 (let (($x1292 (= (_ bv49 7) new.attention.heads.kind)))
 (let (($x1559 (= (_ bv26 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) $x1559 $x1292 (= (_ bv58 7) new.attention.heads.kind) $x2472 $x313 $x1977 $x3206 (= (_ bv101 7) new.attention.heads.kind)))))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x2141 (= (_ bv8 7) new.attention.pairs)))
 (or $x2141 (= (_ bv44 7) new.attention.pairs))))
(assert
 (let (($x983 (= (_ bv75 7) new.attention.qkv.collective)))
 (let (($x1471 (= (_ bv59 7) new.attention.qkv.collective)))
 (let (($x1650 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x505 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1986 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1986 $x505 $x1650 $x1471 $x983)))))))
(assert
 (let (($x3497 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x3497 (= (_ bv85 7) new.attention.qkv.q_sum))))
(assert
 (let (($x2766 (= (_ bv59 7) new.attention.qkv.split)))
 (let (($x3084 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1545 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2957 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x2957 $x1545 $x3084 $x2766))))))
(assert
 (let (($x246 (= (_ bv65 7) new.attention.scores.per_head)))
 (or (= (_ bv29 7) new.attention.scores.per_head) $x246)))
(assert
 (let (($x2028 (= (_ bv67 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv49 7) new.attention.value_dim.kind) (= (_ bv58 7) new.attention.value_dim.kind) $x2028 (= (_ bv88 7) new.attention.value_dim.kind) (= (_ bv93 7) new.attention.value_dim.kind) (= (_ bv98 7) new.attention.value_dim.kind) (= (_ bv101 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x3189 (= (_ bv81 7) new.model.positions)))
 (let (($x2977 (= (_ bv2 7) new.model.positions)))
 (or $x2977 (= (_ bv48 7) new.model.positions) (= (_ bv59 7) new.model.positions) $x3189))))
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
 (let ((?x2856 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x3078 (div (* ?x2856 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x1366 (< 1 new.attention.heads.parts)))
 (let (($x2472 (= (_ bv67 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x2472 $x1366 (= ?x3078 new.attention.heads.n))))))))
(assert
 (let ((?x2856 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x3078 (div (* ?x2856 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x1366 (< 1 new.attention.heads.parts)))
 (let (($x2472 (= (_ bv67 7) new.attention.heads.kind)))
 (= new.attention.heads.leads (and $x2472 $x1366 (<= new.attention.heads.n ?x3078))))))))
(assert
 (let (($x2151 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x2472 (= (_ bv67 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x2472 $x2151)))))
(assert
 (let (($x1706 (= (- 1) new.attention.heads.n)))
 (let (($x1559 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x426 (ite $x1559 (or $x1706 (<= new.attention.heads.parts new.attention.heads.n)) (or $x1706 (< 1 new.attention.heads.n)))))
 (let ((?x2856 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x3078 (div (* ?x2856 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x2472 (= (_ bv67 7) new.attention.heads.kind)))
 (let (($x1977 (= (_ bv93 7) new.attention.heads.kind)))
 (let (($x1582 (ite $x1977 (or $x1706 (< new.attention.heads.block new.attention.heads.n)) (ite $x2472 (or $x1706 (< ?x3078 new.attention.heads.n)) $x426))))
 (let (($x3206 (= (_ bv98 7) new.attention.heads.kind)))
 (let (($x1292 (= (_ bv49 7) new.attention.heads.kind)))
 (let (($x313 (= (_ bv88 7) new.attention.heads.kind)))
 (let (($x798 (ite (or $x313 $x1292) new.attention.heads.given_moved (ite (or $x3206 (= 1 new.attention.heads.parts)) false $x1582))))
 (= new.attention.heads.moved $x798))))))))))))))
(assert
 (let ((?x779 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2888 (div (* ?x779 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1163 (= (_ bv67 7) new.attention.head_dim.kind)))
 (let (($x3033 (and $x1163 (< 1 new.attention.head_dim.parts) (= ?x2888 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x3033))))))
(assert
 (let ((?x1567 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x2917 (* (div ?x1567 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x2028 (= (_ bv67 7) new.attention.value_dim.kind)))
 (let (($x2588 (and $x2028 (< 1 new.attention.value_dim.parts) (= (div ?x2917 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x2588))))))
(assert
 (let (($x2188 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x3660 (not new.model.sinks)))
 (= new.attention.one_key (and $x3660 $x2188)))))
(assert
 (let (($x983 (= (_ bv75 7) new.attention.qkv.collective)))
 (let (($x1986 (= (_ bv4 7) new.attention.qkv.collective)))
 (let (($x1471 (= (_ bv59 7) new.attention.qkv.collective)))
 (let ((?x1340 (ite (or $x1471 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv94 7) (ite (or $x1986 $x983) (_ bv16 7) (_ bv98 7)))))
 (let (($x1545 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x505 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3858 (and $x505 $x1545 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2957 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x3013 (and $x505 $x2957 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv81 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x684 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1650 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1137 (or $x1650 $x1471)))
 (let ((?x3500 (ite (or $x1137 $x684) new.attention.qkv.split (ite (or $x1986 $x3013 $x3858) (_ bv98 7) (_ bv16 7)))))
 (let (($x2766 (= (_ bv59 7) new.attention.qkv.split)))
 (let ((?x3154 (ite $x2766 (ite (or $x1137 $x684 new.model.query_latent) (_ bv98 7) (ite $x505 (_ bv21 7) (_ bv16 7))) (ite (not (= (_ bv40 7) new.attention.qkv.split)) ?x3500 ?x1340))))
 (= new.attention.q ?x3154)))))))))))))))))
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
 (let (($x1487 (not new.attention.heads.filled)))
 (let (($x2215 (and new.attention.heads.padded $x1487 (or new.attention.heads.leads (= 1 new.tp)))))
 (let (($x3509 (not new.attention.heads.moved)))
 (let (($x714 (and $x3509 (or (not new.attention.heads.padded) new.attention.heads.filled))))
 (let (($x246 (= (_ bv65 7) new.attention.scores.per_head)))
 (let (($x944 (or (not (= (_ bv37 7) new.attention.q)) $x246 (not (or (= (_ bv2 7) new.model.positions) new.model.sinks)) $x714 (and new.attention.one_key (not $x2215)))))
 (not $x944))))))))
(assert
 (let (($x3241 (not old.attention.heads.filled)))
(let (($x2759 (and old.attention.heads.padded $x3241 (or old.attention.heads.leads (= 1 old.tp)))))
(let (($x25 (and (not old.attention.heads.moved) (or (not old.attention.heads.padded) old.attention.heads.filled))))
(let (($x1171 (= (_ bv65 7) old.attention.scores.per_head)))
(or (not (= (_ bv37 7) old.attention.q)) $x1171 (not (or (= (_ bv2 7) old.model.positions) old.model.sinks)) $x25 (and old.attention.one_key (not $x2759))))))))
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
(declare-fun old.attention.share_of_one () Bool)
(declare-fun old.attention.out.group.pp () Bool)
(declare-fun old.attention.out.group.sp () Bool)
(declare-fun old.attention.out.group.dp () Bool)
(declare-fun old.attention.out.group.tp () Bool)
(declare-fun old.stream.first_keeps_all () Bool)
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
(declare-fun new.attention.share_of_one () Bool)
(declare-fun new.attention.out.group.pp () Bool)
(declare-fun new.attention.out.group.sp () Bool)
(declare-fun new.attention.out.group.dp () Bool)
(declare-fun new.attention.out.group.tp () Bool)
(declare-fun new.stream.first_keeps_all () Bool)
(declare-fun new.attention.mixed_in () (_ BitVec 7))
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
 (let (($x2234 (= (_ bv98 7) old.attention.head_dim.kind)))
 (let (($x946 (= (_ bv93 7) old.attention.head_dim.kind)))
 (let (($x1548 (= (_ bv88 7) old.attention.head_dim.kind)))
 (let (($x281 (= (_ bv67 7) old.attention.head_dim.kind)))
 (let (($x1323 (= (_ bv49 7) old.attention.head_dim.kind)))
 (let (($x2899 (= (_ bv26 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) $x2899 $x1323 (= (_ bv58 7) old.attention.head_dim.kind) $x281 $x1548 $x946 $x2234 (= (_ bv101 7) old.attention.head_dim.kind)))))))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (and (<= 1 old.attention.heads.block)))
(assert
 (let (($x1337 (= (_ bv98 7) old.attention.heads.kind)))
 (let (($x777 (= (_ bv93 7) old.attention.heads.kind)))
 (let (($x2489 (= (_ bv88 7) old.attention.heads.kind)))
 (let (($x1424 (= (_ bv67 7) old.attention.heads.kind)))
 (let (($x1667 (= (_ bv49 7) old.attention.heads.kind)))
 (let (($x825 (= (_ bv26 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) $x825 $x1667 (= (_ bv58 7) old.attention.heads.kind) $x1424 $x2489 $x777 $x1337 (= (_ bv101 7) old.attention.heads.kind)))))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x1991 (= (_ bv59 7) old.attention.out.collective)))
 (let (($x1266 (= (_ bv10 7) old.attention.out.collective)))
 (or (= (_ bv4 7) old.attention.out.collective) (= (_ bv5 7) old.attention.out.collective) $x1266 $x1991 (= (_ bv75 7) old.attention.out.collective)))))
(assert
 (let (($x950 (= (_ bv32 7) old.attention.out.input)))
 (let (($x652 (= (_ bv10 7) old.attention.out.input)))
 (or $x652 $x950 (= (_ bv65 7) old.attention.out.input)))))
(assert
 (let (($x1979 (= (_ bv59 7) old.attention.out.split)))
 (let (($x2320 (= (_ bv40 7) old.attention.out.split)))
 (or $x2320 $x1979 (= (_ bv63 7) old.attention.out.split)))))
(assert
 (let (($x3219 (= (_ bv8 7) old.attention.pairs)))
 (or $x3219 (= (_ bv44 7) old.attention.pairs))))
(assert
 (let (($x2842 (= (_ bv75 7) old.attention.qkv.collective)))
 (let (($x2279 (= (_ bv59 7) old.attention.qkv.collective)))
 (let (($x2247 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1347 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2169 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x2169 $x1347 $x2247 $x2279 $x2842)))))))
(assert
 (let (($x3011 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x3011 (= (_ bv85 7) old.attention.qkv.k_sum))))
(assert
 (let (($x1724 (= (_ bv59 7) old.attention.qkv.split)))
 (let (($x1713 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x3054 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2635 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x2635 $x3054 $x1713 $x1724))))))
(assert
 (let (($x429 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x429 (= (_ bv64 7) old.attention.qkv.v_sum))))
(assert
 (let (($x3628 (= (_ bv98 7) old.attention.value_dim.kind)))
 (let (($x1378 (= (_ bv88 7) old.attention.value_dim.kind)))
 (let (($x373 (= (_ bv67 7) old.attention.value_dim.kind)))
 (let (($x3371 (= (_ bv49 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) $x3371 (= (_ bv58 7) old.attention.value_dim.kind) $x373 $x1378 (= (_ bv93 7) old.attention.value_dim.kind) $x3628 (= (_ bv101 7) old.attention.value_dim.kind)))))))
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
 (let (($x1819 (= (_ bv81 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv48 7) old.model.positions) (= (_ bv59 7) old.model.positions) $x1819)))
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
 (let ((?x655 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x1426 (div (* ?x655 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x1424 (= (_ bv67 7) old.attention.heads.kind)))
 (let (($x773 (and $x1424 (< 1 old.attention.heads.parts) (= ?x1426 old.attention.heads.n))))
 (= old.attention.heads.filled $x773))))))
(assert
 (let (($x2358 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x1424 (= (_ bv67 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x1424 $x2358)))))
(assert
 (let (($x3051 (= (- 1) old.attention.heads.n)))
 (let (($x825 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x931 (ite $x825 (or $x3051 (<= old.attention.heads.parts old.attention.heads.n)) (or $x3051 (< 1 old.attention.heads.n)))))
 (let ((?x655 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x1426 (div (* ?x655 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x1424 (= (_ bv67 7) old.attention.heads.kind)))
 (let (($x777 (= (_ bv93 7) old.attention.heads.kind)))
 (let (($x1965 (ite $x777 (or $x3051 (< old.attention.heads.block old.attention.heads.n)) (ite $x1424 (or $x3051 (< ?x1426 old.attention.heads.n)) $x931))))
 (let (($x1850 (= 1 old.attention.heads.parts)))
 (let (($x1337 (= (_ bv98 7) old.attention.heads.kind)))
 (let (($x1667 (= (_ bv49 7) old.attention.heads.kind)))
 (let (($x2489 (= (_ bv88 7) old.attention.heads.kind)))
 (let (($x2437 (or $x2489 $x1667)))
 (let (($x676 (ite $x2437 old.attention.heads.given_moved (ite (or $x1337 $x1850) false $x1965))))
 (= old.attention.heads.moved $x676))))))))))))))))
(assert
 (let ((?x2962 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x809 (div (* ?x2962 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x281 (= (_ bv67 7) old.attention.head_dim.kind)))
 (let (($x3589 (and $x281 (< 1 old.attention.head_dim.parts) (= ?x809 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x3589))))))
(assert
 (let (($x1459 (= (- 1) old.attention.head_dim.n)))
 (let (($x2899 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x2416 (ite $x2899 (or $x1459 (<= old.attention.head_dim.parts old.attention.head_dim.n)) (or $x1459 (< 1 old.attention.head_dim.n)))))
 (let ((?x2962 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x809 (div (* ?x2962 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x281 (= (_ bv67 7) old.attention.head_dim.kind)))
 (let (($x946 (= (_ bv93 7) old.attention.head_dim.kind)))
 (let (($x3464 (ite $x946 (or $x1459 (< old.attention.head_dim.block old.attention.head_dim.n)) (ite $x281 (or $x1459 (< ?x809 old.attention.head_dim.n)) $x2416))))
 (let (($x2234 (= (_ bv98 7) old.attention.head_dim.kind)))
 (let (($x1323 (= (_ bv49 7) old.attention.head_dim.kind)))
 (let (($x1548 (= (_ bv88 7) old.attention.head_dim.kind)))
 (let (($x2307 (ite (or $x1548 $x1323) old.attention.head_dim.given_moved (ite (or $x2234 (= 1 old.attention.head_dim.parts)) false $x3464))))
 (= old.attention.head_dim.moved $x2307))))))))))))))
(assert
 (let ((?x326 (- (+ old.attention.value_dim.n old.attention.value_dim.multiple) 1)))
 (let ((?x1829 (* (div ?x326 old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x373 (= (_ bv67 7) old.attention.value_dim.kind)))
 (let (($x653 (and $x373 (< 1 old.attention.value_dim.parts) (= (div ?x1829 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x653))))))
(assert
 (let ((?x2420 (mod old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let (($x373 (= (_ bv67 7) old.attention.value_dim.kind)))
 (= old.attention.value_dim.padded (and $x373 (not (= 0 ?x2420)))))))
(assert
 (let (($x2320 (= (_ bv40 7) old.attention.out.split)))
 (let (($x2889 (not $x2320)))
 (let (($x652 (= (_ bv10 7) old.attention.out.input)))
 (let (($x950 (= (_ bv32 7) old.attention.out.input)))
 (= old.attention.gathers (or $x950 (and $x652 $x2889))))))))
(assert
 (let (($x2136 (not old.attention.heads.padded)))
 (let (($x1850 (= 1 old.attention.heads.parts)))
 (let (($x1337 (= (_ bv98 7) old.attention.heads.kind)))
 (let (($x1667 (= (_ bv49 7) old.attention.heads.kind)))
 (let (($x2489 (= (_ bv88 7) old.attention.heads.kind)))
 (let (($x2437 (or $x2489 $x1667)))
 (let (($x3347 (ite $x2437 old.attention.heads.given_everywhere (or $x1337 (and $x1850 $x2136)))))
 (= old.attention.heads.everywhere $x3347)))))))))
(assert
 (let (($x2842 (= (_ bv75 7) old.attention.qkv.collective)))
 (let (($x2169 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x187 (ite (or $x2169 $x2842) (_ bv16 7) (_ bv98 7))))
 (let (($x2279 (= (_ bv59 7) old.attention.qkv.collective)))
 (let (($x3054 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1347 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1596 (and $x1347 $x3054 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x2635 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x3120 (and $x1347 $x2635 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv81 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x302 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2247 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x160 (or $x2247 $x2279)))
 (let ((?x3354 (ite (or $x160 $x302) old.attention.qkv.split (ite (or $x2169 $x3120 $x1596) (_ bv98 7) (_ bv16 7)))))
 (let (($x1713 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1446 (not $x1713)))
 (let ((?x2131 (ite $x1446 ?x3354 (ite (or $x2279 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv94 7) ?x187))))
 (let ((?x855 (ite (or $x160 $x302 old.model.query_latent) (_ bv98 7) (ite $x1347 (_ bv21 7) (_ bv16 7)))))
 (let (($x1724 (= (_ bv59 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x1724 ?x855 ?x2131)))))))))))))))))))))
(assert
 (let (($x1683 (not old.attention.value_dim.padded)))
 (let (($x3628 (= (_ bv98 7) old.attention.value_dim.kind)))
 (let (($x3371 (= (_ bv49 7) old.attention.value_dim.kind)))
 (let (($x1378 (= (_ bv88 7) old.attention.value_dim.kind)))
 (let (($x2937 (ite (or $x1378 $x3371) old.attention.value_dim.given_everywhere (or $x3628 (and (= 1 old.attention.value_dim.parts) $x1683)))))
 (= old.attention.value_dim.everywhere $x2937)))))))
(assert
 (let (($x2842 (= (_ bv75 7) old.attention.qkv.collective)))
 (let (($x2169 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x187 (ite (or $x2169 $x2842) (_ bv16 7) (_ bv98 7))))
 (let (($x2279 (= (_ bv59 7) old.attention.qkv.collective)))
 (let (($x3054 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1347 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1596 (and $x1347 $x3054 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x2635 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x3120 (and $x1347 $x2635 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv81 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x302 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2247 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x160 (or $x2247 $x2279)))
 (let ((?x3354 (ite (or $x160 $x302) old.attention.qkv.split (ite (or $x2169 $x3120 $x1596) (_ bv98 7) (_ bv16 7)))))
 (let (($x1713 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1446 (not $x1713)))
 (let ((?x1482 (ite $x1446 ?x3354 (ite (or $x2279 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv94 7) ?x187))))
 (let ((?x855 (ite (or $x160 $x302 old.model.query_latent) (_ bv98 7) (ite $x1347 (_ bv21 7) (_ bv16 7)))))
 (let (($x1724 (= (_ bv59 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x1724 ?x855 ?x1482))))))))))))))))))))))
(assert
 (let (($x3054 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1574 (or (= (_ bv94 7) old.attention.v) (= (_ bv98 7) old.attention.v) (= (_ bv37 7) old.attention.v) (= (_ bv36 7) old.attention.v))))
 (let ((?x2568 (ite $x1574 old.attention.v (ite $x3054 (_ bv37 7) (ite (= (_ bv36 7) old.attention.qkv.split) (_ bv36 7) (_ bv98 7))))))
 (= old.attention.mixed ?x2568)))))
(assert
 (let (($x476 (or (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.filled) (and (= (_ bv36 7) old.attention.mixed) old.attention.value_dim.filled))))
 (let (($x1221 (not old.attention.gathers)))
 (let (($x1979 (= (_ bv59 7) old.attention.out.split)))
 (= old.attention.share_of_one (and $x1979 $x1221 $x476))))))
(assert
 (let ((?x2720 (ite old.attention.share_of_one (_ bv94 7) old.attention.mixed)))
 (let (($x2387 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x1266 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x1991 (= (_ bv59 7) old.attention.out.collective)))
 (let (($x3384 (and old.attention.share_of_one old.stream.first_keeps_all (or (or $x1991 $x1266) $x2387))))
 (let (($x2320 (= (_ bv40 7) old.attention.out.split)))
 (let (($x2889 (not $x2320)))
 (let (($x1051 (= (_ bv36 7) old.attention.mixed)))
 (let (($x1876 (or (and old.attention.gathers (or (= (_ bv37 7) old.attention.mixed) $x1051)) (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.everywhere) (and $x1051 old.attention.value_dim.everywhere $x2889) $x3384)))
 (= old.attention.mixed_in (ite $x1876 (_ bv98 7) ?x2720))))))))))))
(assert
 (and (<= 1 new.attention.head_dim.block)))
(assert
 (let (($x1049 (= (_ bv98 7) new.attention.head_dim.kind)))
 (let (($x1824 (= (_ bv93 7) new.attention.head_dim.kind)))
 (let (($x2149 (= (_ bv88 7) new.attention.head_dim.kind)))
 (let (($x1163 (= (_ bv67 7) new.attention.head_dim.kind)))
 (let (($x2776 (= (_ bv49 7) new.attention.head_dim.kind)))
 (let (($x1000 (= (_ bv26 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) $x1000 $x2776 (= (_ bv58 7) new.attention.head_dim.kind) $x1163 $x2149 $x1824 $x1049 (= (_ bv101 7) new.attention.head_dim.kind)))))))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (and (<= 1 new.attention.heads.block)))
(assert
 (let (($x3206 (= (_ bv98 7) new.attention.heads.kind)))
 (let (($x1977 (= (_ bv93 7) new.attention.heads.kind)))
 (let (($x313 (= (_ bv88 7) new.attention.heads.kind)))
 (let (($x2472 (= (_ bv67 7) new.attention.heads.kind)))
 (let (($x1292 (= (_ bv49 7) new.attention.heads.kind)))
 (let (($x1559 (= (_ bv26 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) $x1559 $x1292 (= (_ bv58 7) new.attention.heads.kind) $x2472 $x313 $x1977 $x3206 (= (_ bv101 7) new.attention.heads.kind)))))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x2690 (= (_ bv59 7) new.attention.out.collective)))
 (let (($x869 (= (_ bv10 7) new.attention.out.collective)))
 (or (= (_ bv4 7) new.attention.out.collective) (= (_ bv5 7) new.attention.out.collective) $x869 $x2690 (= (_ bv75 7) new.attention.out.collective)))))
(assert
 (let (($x2651 (= (_ bv32 7) new.attention.out.input)))
 (let (($x3049 (= (_ bv10 7) new.attention.out.input)))
 (or $x3049 $x2651 (= (_ bv65 7) new.attention.out.input)))))
(assert
 (let (($x1481 (= (_ bv59 7) new.attention.out.split)))
 (let (($x2480 (= (_ bv40 7) new.attention.out.split)))
 (or $x2480 $x1481 (= (_ bv63 7) new.attention.out.split)))))
(assert
 (let (($x2141 (= (_ bv8 7) new.attention.pairs)))
 (or $x2141 (= (_ bv44 7) new.attention.pairs))))
(assert
 (let (($x983 (= (_ bv75 7) new.attention.qkv.collective)))
 (let (($x1471 (= (_ bv59 7) new.attention.qkv.collective)))
 (let (($x1650 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x505 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1986 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1986 $x505 $x1650 $x1471 $x983)))))))
(assert
 (let (($x3535 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x3535 (= (_ bv85 7) new.attention.qkv.k_sum))))
(assert
 (let (($x2766 (= (_ bv59 7) new.attention.qkv.split)))
 (let (($x3084 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1545 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2957 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x2957 $x1545 $x3084 $x2766))))))
(assert
 (let (($x573 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x573 (= (_ bv64 7) new.attention.qkv.v_sum))))
(assert
 (let (($x2521 (= (_ bv98 7) new.attention.value_dim.kind)))
 (let (($x1082 (= (_ bv88 7) new.attention.value_dim.kind)))
 (let (($x2028 (= (_ bv67 7) new.attention.value_dim.kind)))
 (let (($x932 (= (_ bv49 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) $x932 (= (_ bv58 7) new.attention.value_dim.kind) $x2028 $x1082 (= (_ bv93 7) new.attention.value_dim.kind) $x2521 (= (_ bv101 7) new.attention.value_dim.kind)))))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x3189 (= (_ bv81 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv48 7) new.model.positions) (= (_ bv59 7) new.model.positions) $x3189)))
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
 (let ((?x2856 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x3078 (div (* ?x2856 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x2472 (= (_ bv67 7) new.attention.heads.kind)))
 (let (($x703 (and $x2472 (< 1 new.attention.heads.parts) (= ?x3078 new.attention.heads.n))))
 (= new.attention.heads.filled $x703))))))
(assert
 (let (($x2151 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x2472 (= (_ bv67 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x2472 $x2151)))))
(assert
 (let (($x1706 (= (- 1) new.attention.heads.n)))
 (let (($x1559 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x426 (ite $x1559 (or $x1706 (<= new.attention.heads.parts new.attention.heads.n)) (or $x1706 (< 1 new.attention.heads.n)))))
 (let ((?x2856 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x3078 (div (* ?x2856 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x2472 (= (_ bv67 7) new.attention.heads.kind)))
 (let (($x1977 (= (_ bv93 7) new.attention.heads.kind)))
 (let (($x1582 (ite $x1977 (or $x1706 (< new.attention.heads.block new.attention.heads.n)) (ite $x2472 (or $x1706 (< ?x3078 new.attention.heads.n)) $x426))))
 (let (($x3473 (= 1 new.attention.heads.parts)))
 (let (($x3206 (= (_ bv98 7) new.attention.heads.kind)))
 (let (($x1292 (= (_ bv49 7) new.attention.heads.kind)))
 (let (($x313 (= (_ bv88 7) new.attention.heads.kind)))
 (let (($x1857 (or $x313 $x1292)))
 (let (($x798 (ite $x1857 new.attention.heads.given_moved (ite (or $x3206 $x3473) false $x1582))))
 (= new.attention.heads.moved $x798))))))))))))))))
(assert
 (let ((?x779 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2888 (div (* ?x779 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1163 (= (_ bv67 7) new.attention.head_dim.kind)))
 (let (($x3033 (and $x1163 (< 1 new.attention.head_dim.parts) (= ?x2888 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x3033))))))
(assert
 (let (($x1262 (= (- 1) new.attention.head_dim.n)))
 (let (($x1000 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x3297 (ite $x1000 (or $x1262 (<= new.attention.head_dim.parts new.attention.head_dim.n)) (or $x1262 (< 1 new.attention.head_dim.n)))))
 (let ((?x779 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2888 (div (* ?x779 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1163 (= (_ bv67 7) new.attention.head_dim.kind)))
 (let (($x1824 (= (_ bv93 7) new.attention.head_dim.kind)))
 (let (($x3462 (ite $x1824 (or $x1262 (< new.attention.head_dim.block new.attention.head_dim.n)) (ite $x1163 (or $x1262 (< ?x2888 new.attention.head_dim.n)) $x3297))))
 (let (($x1049 (= (_ bv98 7) new.attention.head_dim.kind)))
 (let (($x2776 (= (_ bv49 7) new.attention.head_dim.kind)))
 (let (($x2149 (= (_ bv88 7) new.attention.head_dim.kind)))
 (let (($x3182 (ite (or $x2149 $x2776) new.attention.head_dim.given_moved (ite (or $x1049 (= 1 new.attention.head_dim.parts)) false $x3462))))
 (= new.attention.head_dim.moved $x3182))))))))))))))
(assert
 (let ((?x1567 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x2917 (* (div ?x1567 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x2028 (= (_ bv67 7) new.attention.value_dim.kind)))
 (let (($x2588 (and $x2028 (< 1 new.attention.value_dim.parts) (= (div ?x2917 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x2588))))))
(assert
 (let ((?x3222 (mod new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let (($x2028 (= (_ bv67 7) new.attention.value_dim.kind)))
 (= new.attention.value_dim.padded (and $x2028 (not (= 0 ?x3222)))))))
(assert
 (let (($x2480 (= (_ bv40 7) new.attention.out.split)))
 (let (($x2453 (not $x2480)))
 (let (($x3049 (= (_ bv10 7) new.attention.out.input)))
 (let (($x2651 (= (_ bv32 7) new.attention.out.input)))
 (= new.attention.gathers (or $x2651 (and $x3049 $x2453))))))))
(assert
 (let (($x1352 (not new.attention.heads.padded)))
 (let (($x3473 (= 1 new.attention.heads.parts)))
 (let (($x3206 (= (_ bv98 7) new.attention.heads.kind)))
 (let (($x1292 (= (_ bv49 7) new.attention.heads.kind)))
 (let (($x313 (= (_ bv88 7) new.attention.heads.kind)))
 (let (($x1857 (or $x313 $x1292)))
 (let (($x776 (ite $x1857 new.attention.heads.given_everywhere (or $x3206 (and $x3473 $x1352)))))
 (= new.attention.heads.everywhere $x776)))))))))
(assert
 (let (($x983 (= (_ bv75 7) new.attention.qkv.collective)))
 (let (($x1986 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1243 (ite (or $x1986 $x983) (_ bv16 7) (_ bv98 7))))
 (let (($x1471 (= (_ bv59 7) new.attention.qkv.collective)))
 (let (($x1545 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x505 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3858 (and $x505 $x1545 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2957 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x3013 (and $x505 $x2957 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv81 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x684 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1650 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1137 (or $x1650 $x1471)))
 (let ((?x3500 (ite (or $x1137 $x684) new.attention.qkv.split (ite (or $x1986 $x3013 $x3858) (_ bv98 7) (_ bv16 7)))))
 (let (($x3084 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x3150 (not $x3084)))
 (let ((?x1856 (ite $x3150 ?x3500 (ite (or $x1471 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv94 7) ?x1243))))
 (let ((?x2645 (ite (or $x1137 $x684 new.model.query_latent) (_ bv98 7) (ite $x505 (_ bv21 7) (_ bv16 7)))))
 (let (($x2766 (= (_ bv59 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x2766 ?x2645 ?x1856)))))))))))))))))))))
(assert
 (let (($x207 (not new.attention.value_dim.padded)))
 (let (($x2521 (= (_ bv98 7) new.attention.value_dim.kind)))
 (let (($x932 (= (_ bv49 7) new.attention.value_dim.kind)))
 (let (($x1082 (= (_ bv88 7) new.attention.value_dim.kind)))
 (let (($x3229 (ite (or $x1082 $x932) new.attention.value_dim.given_everywhere (or $x2521 (and (= 1 new.attention.value_dim.parts) $x207)))))
 (= new.attention.value_dim.everywhere $x3229)))))))
(assert
 (let (($x983 (= (_ bv75 7) new.attention.qkv.collective)))
 (let (($x1986 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1243 (ite (or $x1986 $x983) (_ bv16 7) (_ bv98 7))))
 (let (($x1471 (= (_ bv59 7) new.attention.qkv.collective)))
 (let (($x1545 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x505 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3858 (and $x505 $x1545 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2957 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x3013 (and $x505 $x2957 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv81 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x684 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1650 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1137 (or $x1650 $x1471)))
 (let ((?x3500 (ite (or $x1137 $x684) new.attention.qkv.split (ite (or $x1986 $x3013 $x3858) (_ bv98 7) (_ bv16 7)))))
 (let (($x3084 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x3150 (not $x3084)))
 (let ((?x1108 (ite $x3150 ?x3500 (ite (or $x1471 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv94 7) ?x1243))))
 (let ((?x2645 (ite (or $x1137 $x684 new.model.query_latent) (_ bv98 7) (ite $x505 (_ bv21 7) (_ bv16 7)))))
 (let (($x2766 (= (_ bv59 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x2766 ?x2645 ?x1108))))))))))))))))))))))
(assert
 (let (($x1545 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x960 (or (= (_ bv94 7) new.attention.v) (= (_ bv98 7) new.attention.v) (= (_ bv37 7) new.attention.v) (= (_ bv36 7) new.attention.v))))
 (let ((?x1468 (ite $x960 new.attention.v (ite $x1545 (_ bv37 7) (ite (= (_ bv36 7) new.attention.qkv.split) (_ bv36 7) (_ bv98 7))))))
 (= new.attention.mixed ?x1468)))))
(assert
 (let (($x3291 (or (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.filled) (and (= (_ bv36 7) new.attention.mixed) new.attention.value_dim.filled))))
 (let (($x2439 (not new.attention.gathers)))
 (let (($x1481 (= (_ bv59 7) new.attention.out.split)))
 (= new.attention.share_of_one (and $x1481 $x2439 $x3291))))))
(assert
 (let ((?x3463 (ite new.attention.share_of_one (_ bv94 7) new.attention.mixed)))
 (let (($x2642 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x869 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x2690 (= (_ bv59 7) new.attention.out.collective)))
 (let (($x3126 (and new.attention.share_of_one new.stream.first_keeps_all (or (or $x2690 $x869) $x2642))))
 (let (($x2480 (= (_ bv40 7) new.attention.out.split)))
 (let (($x2453 (not $x2480)))
 (let (($x2410 (= (_ bv36 7) new.attention.mixed)))
 (let (($x1520 (or (and new.attention.gathers (or (= (_ bv37 7) new.attention.mixed) $x2410)) (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.everywhere) (and $x2410 new.attention.value_dim.everywhere $x2453) $x3126)))
 (= new.attention.mixed_in (ite $x1520 (_ bv98 7) ?x3463))))))))))))
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
 (let (($x2935 (or new.attention.head_dim.moved new.attention.value_dim.padded)))
 (let (($x2070 (or new.attention.heads.moved new.attention.heads.padded)))
 (let (($x3046 (= 1 new.tp)))
 (let (($x2480 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1518 (or $x2480 (or (= (_ bv98 7) new.attention.mixed_in) (= (_ bv94 7) new.attention.mixed_in)) (and $x3046 (not (ite (= (_ bv37 7) new.attention.mixed_in) $x2070 $x2935))))))
 (not $x1518)))))))
(assert
 (let (($x2927 (or old.attention.head_dim.moved old.attention.value_dim.padded)))
(let (($x3107 (or old.attention.heads.moved old.attention.heads.padded)))
(let (($x251 (= 1 old.tp)))
(let (($x2320 (= (_ bv40 7) old.attention.out.split)))
(or $x2320 (or (= (_ bv98 7) old.attention.mixed_in) (= (_ bv94 7) old.attention.mixed_in)) (and $x251 (not (ite (= (_ bv37 7) old.attention.mixed_in) $x3107 $x2927)))))))))
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
(declare-fun old.stream.in_order () Bool)
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
(declare-fun old.attention.taken_for_whole () Bool)
(declare-fun old.attention.joined () (_ BitVec 7))
(declare-fun old.attention.arrives () (_ BitVec 7))
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
(declare-fun new.stream.in_order () Bool)
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
(declare-fun new.attention.taken_for_whole () Bool)
(declare-fun new.attention.joined () (_ BitVec 7))
(declare-fun new.attention.arrives () (_ BitVec 7))
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
 (let (($x281 (= (_ bv67 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv49 7) old.attention.head_dim.kind) (= (_ bv58 7) old.attention.head_dim.kind) $x281 (= (_ bv88 7) old.attention.head_dim.kind) (= (_ bv93 7) old.attention.head_dim.kind) (= (_ bv98 7) old.attention.head_dim.kind) (= (_ bv101 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x1337 (= (_ bv98 7) old.attention.heads.kind)))
 (let (($x2489 (= (_ bv88 7) old.attention.heads.kind)))
 (let (($x1424 (= (_ bv67 7) old.attention.heads.kind)))
 (let (($x1667 (= (_ bv49 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) $x1667 (= (_ bv58 7) old.attention.heads.kind) $x1424 $x2489 (= (_ bv93 7) old.attention.heads.kind) $x1337 (= (_ bv101 7) old.attention.heads.kind)))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x3402 (= (_ bv75 7) old.attention.out.collective)))
 (let (($x1991 (= (_ bv59 7) old.attention.out.collective)))
 (let (($x1266 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x1982 (= (_ bv5 7) old.attention.out.collective)))
 (let (($x3477 (= (_ bv4 7) old.attention.out.collective)))
 (or $x3477 $x1982 $x1266 $x1991 $x3402)))))))
(assert
 (let (($x950 (= (_ bv32 7) old.attention.out.input)))
 (let (($x652 (= (_ bv10 7) old.attention.out.input)))
 (or $x652 $x950 (= (_ bv65 7) old.attention.out.input)))))
(assert
 (let (($x1346 (= (_ bv63 7) old.attention.out.split)))
 (let (($x1979 (= (_ bv59 7) old.attention.out.split)))
 (let (($x2320 (= (_ bv40 7) old.attention.out.split)))
 (or $x2320 $x1979 $x1346)))))
(assert
 (let (($x3219 (= (_ bv8 7) old.attention.pairs)))
 (or $x3219 (= (_ bv44 7) old.attention.pairs))))
(assert
 (let (($x2842 (= (_ bv75 7) old.attention.qkv.collective)))
 (let (($x2279 (= (_ bv59 7) old.attention.qkv.collective)))
 (let (($x2247 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1347 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2169 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x2169 $x1347 $x2247 $x2279 $x2842)))))))
(assert
 (let (($x3011 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x3011 (= (_ bv85 7) old.attention.qkv.k_sum))))
(assert
 (let (($x1724 (= (_ bv59 7) old.attention.qkv.split)))
 (let (($x1713 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x3054 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2635 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x2635 $x3054 $x1713 $x1724))))))
(assert
 (let (($x429 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x429 (= (_ bv64 7) old.attention.qkv.v_sum))))
(assert
 (let (($x3628 (= (_ bv98 7) old.attention.value_dim.kind)))
 (let (($x1378 (= (_ bv88 7) old.attention.value_dim.kind)))
 (let (($x373 (= (_ bv67 7) old.attention.value_dim.kind)))
 (let (($x3371 (= (_ bv49 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) $x3371 (= (_ bv58 7) old.attention.value_dim.kind) $x373 $x1378 (= (_ bv93 7) old.attention.value_dim.kind) $x3628 (= (_ bv101 7) old.attention.value_dim.kind)))))))
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
 (and (<= 1 old.hidden.block)))
(assert
 (let (($x829 (= (_ bv98 7) old.hidden.kind)))
 (let (($x2908 (= (_ bv93 7) old.hidden.kind)))
 (let (($x2316 (= (_ bv88 7) old.hidden.kind)))
 (let (($x284 (= (_ bv67 7) old.hidden.kind)))
 (let (($x831 (= (_ bv49 7) old.hidden.kind)))
 (let (($x258 (= (_ bv26 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) $x258 $x831 (= (_ bv58 7) old.hidden.kind) $x284 $x2316 $x2908 $x829 (= (_ bv101 7) old.hidden.kind)))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x1819 (= (_ bv81 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv48 7) old.model.positions) (= (_ bv59 7) old.model.positions) $x1819)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x3091 (= (_ bv50 7) old.norm.statistic)))
 (or $x3091 (= (_ bv95 7) old.norm.statistic))))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x618 (= (_ bv98 7) old.stream)))
 (let (($x3409 (= (_ bv96 7) old.stream)))
 (let (($x2023 (= (_ bv38 7) old.stream)))
 (or $x2023 $x3409 $x618)))))
(assert
 (let (($x1099 (= (_ bv98 7) old.stream_tokens.kind)))
 (let (($x132 (= (_ bv88 7) old.stream_tokens.kind)))
 (let (($x19 (= (_ bv49 7) old.stream_tokens.kind)))
 (or (= (_ bv11 7) old.stream_tokens.kind) (= (_ bv18 7) old.stream_tokens.kind) (= (_ bv26 7) old.stream_tokens.kind) $x19 (= (_ bv58 7) old.stream_tokens.kind) (= (_ bv67 7) old.stream_tokens.kind) $x132 (= (_ bv93 7) old.stream_tokens.kind) $x1099 (= (_ bv101 7) old.stream_tokens.kind))))))
(assert
 (and (<= 1 old.stream_tokens.parts)))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (= old.stream_tokens.padded false))
(assert
 (let (($x284 (= (_ bv67 7) old.hidden.kind)))
 (= old.hidden.padded (and $x284 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let ((?x1926 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1069 (div (* ?x1926 old.hidden.multiple) old.hidden.parts)))
 (let (($x1795 (< 1 old.hidden.parts)))
 (let (($x284 (= (_ bv67 7) old.hidden.kind)))
 (= old.hidden.filled (and $x284 $x1795 (= ?x1069 old.hidden.n))))))))
(assert
 (let ((?x1926 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1069 (div (* ?x1926 old.hidden.multiple) old.hidden.parts)))
 (let (($x1795 (< 1 old.hidden.parts)))
 (let (($x284 (= (_ bv67 7) old.hidden.kind)))
 (= old.hidden.leads (and $x284 $x1795 (<= old.hidden.n ?x1069))))))))
(assert
 (let (($x258 (= (_ bv26 7) old.hidden.kind)))
 (let (($x3405 (ite $x258 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x1926 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1069 (div (* ?x1926 old.hidden.multiple) old.hidden.parts)))
 (let (($x1343 (= (- 1) old.hidden.n)))
 (let (($x284 (= (_ bv67 7) old.hidden.kind)))
 (let (($x2908 (= (_ bv93 7) old.hidden.kind)))
 (let (($x967 (ite $x2908 (or $x1343 (< old.hidden.block old.hidden.n)) (ite $x284 (or $x1343 (< ?x1069 old.hidden.n)) $x3405))))
 (let (($x2666 (ite (or (= (_ bv98 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x967)))
 (let (($x831 (= (_ bv49 7) old.hidden.kind)))
 (let (($x2316 (= (_ bv88 7) old.hidden.kind)))
 (let (($x1973 (or $x2316 $x831)))
 (= old.hidden.moved (ite $x1973 old.hidden.given_moved $x2666)))))))))))))))
(assert
 (let (($x1099 (= (_ bv98 7) old.stream_tokens.kind)))
 (let (($x2682 (or $x1099 (and (= 1 old.stream_tokens.parts) (not old.stream_tokens.padded)))))
 (let (($x3288 (ite (or (= (_ bv88 7) old.stream_tokens.kind) (= (_ bv49 7) old.stream_tokens.kind)) old.stream_tokens.given_everywhere $x2682)))
 (= old.stream_tokens.everywhere $x3288)))))
(assert
 (let ((?x655 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x1370 (= (div (* ?x655 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x1424 (= (_ bv67 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x1424 (< 1 old.attention.heads.parts) $x1370))))))
(assert
 (let (($x2358 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x1424 (= (_ bv67 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x1424 $x2358)))))
(assert
 (let ((?x2962 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x809 (div (* ?x2962 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x281 (= (_ bv67 7) old.attention.head_dim.kind)))
 (let (($x3589 (and $x281 (< 1 old.attention.head_dim.parts) (= ?x809 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x3589))))))
(assert
 (let ((?x326 (- (+ old.attention.value_dim.n old.attention.value_dim.multiple) 1)))
 (let ((?x1829 (* (div ?x326 old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x373 (= (_ bv67 7) old.attention.value_dim.kind)))
 (let (($x653 (and $x373 (< 1 old.attention.value_dim.parts) (= (div ?x1829 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x653))))))
(assert
 (let ((?x2420 (mod old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let (($x373 (= (_ bv67 7) old.attention.value_dim.kind)))
 (= old.attention.value_dim.padded (and $x373 (not (= 0 ?x2420)))))))
(assert
 (let (($x2320 (= (_ bv40 7) old.attention.out.split)))
 (let (($x2889 (not $x2320)))
 (let (($x652 (= (_ bv10 7) old.attention.out.input)))
 (let (($x950 (= (_ bv32 7) old.attention.out.input)))
 (= old.attention.gathers (or $x950 (and $x652 $x2889))))))))
(assert
 (let (($x829 (= (_ bv98 7) old.hidden.kind)))
 (let (($x831 (= (_ bv49 7) old.hidden.kind)))
 (let (($x2316 (= (_ bv88 7) old.hidden.kind)))
 (let (($x1973 (or $x2316 $x831)))
 (let (($x3000 (ite $x1973 old.hidden.given_everywhere (or $x829 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x3000)))))))
(assert
 (let (($x2136 (not old.attention.heads.padded)))
 (let (($x1337 (= (_ bv98 7) old.attention.heads.kind)))
 (let (($x1667 (= (_ bv49 7) old.attention.heads.kind)))
 (let (($x2489 (= (_ bv88 7) old.attention.heads.kind)))
 (let (($x3347 (ite (or $x2489 $x1667) old.attention.heads.given_everywhere (or $x1337 (and (= 1 old.attention.heads.parts) $x2136)))))
 (= old.attention.heads.everywhere $x3347)))))))
(assert
 (let (($x2842 (= (_ bv75 7) old.attention.qkv.collective)))
 (let (($x2169 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x187 (ite (or $x2169 $x2842) (_ bv16 7) (_ bv98 7))))
 (let (($x2279 (= (_ bv59 7) old.attention.qkv.collective)))
 (let (($x3054 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1347 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1596 (and $x1347 $x3054 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x2635 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x3120 (and $x1347 $x2635 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv81 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x302 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2247 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x160 (or $x2247 $x2279)))
 (let ((?x3354 (ite (or $x160 $x302) old.attention.qkv.split (ite (or $x2169 $x3120 $x1596) (_ bv98 7) (_ bv16 7)))))
 (let (($x1713 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1446 (not $x1713)))
 (let ((?x2131 (ite $x1446 ?x3354 (ite (or $x2279 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv94 7) ?x187))))
 (let ((?x855 (ite (or $x160 $x302 old.model.query_latent) (_ bv98 7) (ite $x1347 (_ bv21 7) (_ bv16 7)))))
 (let (($x1724 (= (_ bv59 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x1724 ?x855 ?x2131)))))))))))))))))))))
(assert
 (let (($x1683 (not old.attention.value_dim.padded)))
 (let (($x3628 (= (_ bv98 7) old.attention.value_dim.kind)))
 (let (($x3371 (= (_ bv49 7) old.attention.value_dim.kind)))
 (let (($x1378 (= (_ bv88 7) old.attention.value_dim.kind)))
 (let (($x2937 (ite (or $x1378 $x3371) old.attention.value_dim.given_everywhere (or $x3628 (and (= 1 old.attention.value_dim.parts) $x1683)))))
 (= old.attention.value_dim.everywhere $x2937)))))))
(assert
 (let (($x618 (= (_ bv98 7) old.stream)))
 (let (($x714 (or $x618 (and (= (_ bv38 7) old.stream) old.hidden.everywhere) (and (= (_ bv96 7) old.stream) old.stream_tokens.everywhere))))
 (= old.stream.in_order $x714))))
(assert
 (let (($x2842 (= (_ bv75 7) old.attention.qkv.collective)))
 (let (($x2169 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x187 (ite (or $x2169 $x2842) (_ bv16 7) (_ bv98 7))))
 (let (($x2279 (= (_ bv59 7) old.attention.qkv.collective)))
 (let (($x3054 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1347 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1596 (and $x1347 $x3054 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x2635 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x3120 (and $x1347 $x2635 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv81 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x302 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2247 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x160 (or $x2247 $x2279)))
 (let ((?x3354 (ite (or $x160 $x302) old.attention.qkv.split (ite (or $x2169 $x3120 $x1596) (_ bv98 7) (_ bv16 7)))))
 (let (($x1713 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1446 (not $x1713)))
 (let ((?x1482 (ite $x1446 ?x3354 (ite (or $x2279 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv94 7) ?x187))))
 (let ((?x855 (ite (or $x160 $x302 old.model.query_latent) (_ bv98 7) (ite $x1347 (_ bv21 7) (_ bv16 7)))))
 (let (($x1724 (= (_ bv59 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x1724 ?x855 ?x1482))))))))))))))))))))))
(assert
 (let (($x3054 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1574 (or (= (_ bv94 7) old.attention.v) (= (_ bv98 7) old.attention.v) (= (_ bv37 7) old.attention.v) (= (_ bv36 7) old.attention.v))))
 (let ((?x2568 (ite $x1574 old.attention.v (ite $x3054 (_ bv37 7) (ite (= (_ bv36 7) old.attention.qkv.split) (_ bv36 7) (_ bv98 7))))))
 (= old.attention.mixed ?x2568)))))
(assert
 (let (($x476 (or (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.filled) (and (= (_ bv36 7) old.attention.mixed) old.attention.value_dim.filled))))
 (let (($x1221 (not old.attention.gathers)))
 (let (($x1979 (= (_ bv59 7) old.attention.out.split)))
 (= old.attention.share_of_one (and $x1979 $x1221 $x476))))))
(assert
 (let ((?x2720 (ite old.attention.share_of_one (_ bv94 7) old.attention.mixed)))
 (let (($x2387 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x1266 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x1991 (= (_ bv59 7) old.attention.out.collective)))
 (let (($x2545 (or $x1991 $x1266)))
 (let (($x3384 (and old.attention.share_of_one old.stream.first_keeps_all (or $x2545 $x2387))))
 (let (($x2320 (= (_ bv40 7) old.attention.out.split)))
 (let (($x2889 (not $x2320)))
 (let (($x1051 (= (_ bv36 7) old.attention.mixed)))
 (let (($x1876 (or (and old.attention.gathers (or (= (_ bv37 7) old.attention.mixed) $x1051)) (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.everywhere) (and $x1051 old.attention.value_dim.everywhere $x2889) $x3384)))
 (= old.attention.mixed_in (ite $x1876 (_ bv98 7) ?x2720)))))))))))))
(assert
 (let ((?x2273 (ite (or (= (_ bv94 7) old.attention.mixed_in) (= (_ bv40 7) old.attention.out.split)) (_ bv94 7) (ite (= (_ bv63 7) old.attention.out.split) (_ bv38 7) (_ bv98 7)))))
 (let (($x479 (and old.attention.heads_where_kept (or (= (_ bv37 7) old.attention.mixed_in) (= (_ bv98 7) old.attention.mixed_in)))))
 (let (($x1104 (ite (= (_ bv36 7) old.attention.mixed_in) old.attention.dims_where_kept $x479)))
 (let (($x2387 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x1991 (= (_ bv59 7) old.attention.out.collective)))
 (let (($x2658 (or $x1991 $x2387)))
 (let (($x2320 (= (_ bv40 7) old.attention.out.split)))
 (= old.attention.out_state (ite (and $x2320 $x2658 $x1104) (_ bv98 7) ?x2273))))))))))
(assert
 (= old.attention.taken_for_whole (and (= (_ bv94 7) old.attention.out_state) old.attention.share_of_one)))
(assert
 (let (($x2320 (= (_ bv40 7) old.attention.out.split)))
 (let (($x2889 (not $x2320)))
 (let (($x251 (= 1 old.tp)))
 (let (($x618 (= (_ bv98 7) old.stream)))
 (let (($x2387 (and (or (not old.attention.out.group.tp) $x251) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x3472 (and $x2387 (or $x618 $x251 (not (= (_ bv4 7) old.attention.out.collective)) $x2889))))
 (let (($x1266 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x1991 (= (_ bv59 7) old.attention.out.collective)))
 (let (($x2545 (or $x1991 $x1266)))
 (let ((?x857 (ite (or $x2545 $x3472) (_ bv98 7) (ite (= (_ bv4 7) old.attention.out.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x3402 (= (_ bv75 7) old.attention.out.collective)))
 (let (($x1982 (= (_ bv5 7) old.attention.out.collective)))
 (let ((?x612 (ite (or $x1991 (and $x1266 (= (_ bv38 7) old.stream)) (and (or $x1982 $x3402) $x2387)) (_ bv38 7) (ite $x1266 (_ bv98 7) (_ bv16 7)))))
 (let (($x2468 (or (and old.hidden.filled (not $x618)) (and old.hidden.leads (= (_ bv38 7) old.stream)))))
 (let (($x2826 (not $x2387)))
 (let (($x3091 (= (_ bv50 7) old.norm.statistic)))
 (let (($x2023 (= (_ bv38 7) old.stream)))
 (let ((?x1716 (ite (and $x1982 old.hidden.filled $x2023 $x2826 $x3091) old.stream (ite (and $x3402 $x2826 $x2468) old.stream ?x612))))
 (let (($x3477 (= (_ bv4 7) old.attention.out.collective)))
 (let ((?x301 (ite $x3477 (_ bv98 7) (ite (and $x1982 old.hidden.filled $x618 $x2826) (_ bv98 7) ?x1716))))
 (let (($x2658 (or $x1991 $x2387)))
 (let ((?x2541 (ite (and (not $x2023) old.stream.in_order old.hidden.everywhere $x2658) (_ bv98 7) (ite (and (= (_ bv96 7) old.stream) (< 1 old.tp) $x2387) (_ bv38 7) ?x301))))
 (let ((?x27 (ite (= (_ bv38 7) old.attention.out_state) ?x2541 (ite (= (_ bv98 7) old.attention.out_state) ?x857 old.attention.out_state))))
 (let ((?x2295 (ite $x3402 (ite (not $x618) old.stream (_ bv68 7)) (ite $x1266 (ite $x618 (_ bv98 7) old.stream) (ite $x1991 (_ bv94 7) (_ bv16 7))))))
 (let (($x3508 (= (_ bv94 7) old.attention.out_state)))
 (= old.attention.joined (ite $x3508 (ite $x1982 (_ bv98 7) ?x2295) ?x27))))))))))))))))))))))))))))
(assert
 (let (($x1266 (= (_ bv10 7) old.attention.out.collective)))
 (let ((?x755 (ite (and old.attention.taken_for_whole $x1266) (_ bv94 7) old.attention.joined)))
 (let (($x1167 (or old.hidden.moved old.hidden.padded)))
 (let (($x1346 (= (_ bv63 7) old.attention.out.split)))
 (let (($x2259 (= (_ bv94 7) old.attention.mixed_in)))
 (let (($x251 (= 1 old.tp)))
 (= old.attention.arrives (ite (and $x251 $x2259 $x1346 $x1167) (_ bv16 7) ?x755)))))))))
(assert
 (let (($x1163 (= (_ bv67 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv49 7) new.attention.head_dim.kind) (= (_ bv58 7) new.attention.head_dim.kind) $x1163 (= (_ bv88 7) new.attention.head_dim.kind) (= (_ bv93 7) new.attention.head_dim.kind) (= (_ bv98 7) new.attention.head_dim.kind) (= (_ bv101 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x3206 (= (_ bv98 7) new.attention.heads.kind)))
 (let (($x313 (= (_ bv88 7) new.attention.heads.kind)))
 (let (($x2472 (= (_ bv67 7) new.attention.heads.kind)))
 (let (($x1292 (= (_ bv49 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) $x1292 (= (_ bv58 7) new.attention.heads.kind) $x2472 $x313 (= (_ bv93 7) new.attention.heads.kind) $x3206 (= (_ bv101 7) new.attention.heads.kind)))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x2483 (= (_ bv75 7) new.attention.out.collective)))
 (let (($x2690 (= (_ bv59 7) new.attention.out.collective)))
 (let (($x869 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x2670 (= (_ bv5 7) new.attention.out.collective)))
 (let (($x10 (= (_ bv4 7) new.attention.out.collective)))
 (or $x10 $x2670 $x869 $x2690 $x2483)))))))
(assert
 (let (($x2651 (= (_ bv32 7) new.attention.out.input)))
 (let (($x3049 (= (_ bv10 7) new.attention.out.input)))
 (or $x3049 $x2651 (= (_ bv65 7) new.attention.out.input)))))
(assert
 (let (($x294 (= (_ bv63 7) new.attention.out.split)))
 (let (($x1481 (= (_ bv59 7) new.attention.out.split)))
 (let (($x2480 (= (_ bv40 7) new.attention.out.split)))
 (or $x2480 $x1481 $x294)))))
(assert
 (let (($x2141 (= (_ bv8 7) new.attention.pairs)))
 (or $x2141 (= (_ bv44 7) new.attention.pairs))))
(assert
 (let (($x983 (= (_ bv75 7) new.attention.qkv.collective)))
 (let (($x1471 (= (_ bv59 7) new.attention.qkv.collective)))
 (let (($x1650 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x505 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1986 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1986 $x505 $x1650 $x1471 $x983)))))))
(assert
 (let (($x3535 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x3535 (= (_ bv85 7) new.attention.qkv.k_sum))))
(assert
 (let (($x2766 (= (_ bv59 7) new.attention.qkv.split)))
 (let (($x3084 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1545 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2957 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x2957 $x1545 $x3084 $x2766))))))
(assert
 (let (($x573 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x573 (= (_ bv64 7) new.attention.qkv.v_sum))))
(assert
 (let (($x2521 (= (_ bv98 7) new.attention.value_dim.kind)))
 (let (($x1082 (= (_ bv88 7) new.attention.value_dim.kind)))
 (let (($x2028 (= (_ bv67 7) new.attention.value_dim.kind)))
 (let (($x932 (= (_ bv49 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) $x932 (= (_ bv58 7) new.attention.value_dim.kind) $x2028 $x1082 (= (_ bv93 7) new.attention.value_dim.kind) $x2521 (= (_ bv101 7) new.attention.value_dim.kind)))))))
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
 (let (($x1530 (= (_ bv98 7) new.hidden.kind)))
 (let (($x2824 (= (_ bv93 7) new.hidden.kind)))
 (let (($x1945 (= (_ bv88 7) new.hidden.kind)))
 (let (($x2923 (= (_ bv67 7) new.hidden.kind)))
 (let (($x1411 (= (_ bv49 7) new.hidden.kind)))
 (let (($x1939 (= (_ bv26 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) $x1939 $x1411 (= (_ bv58 7) new.hidden.kind) $x2923 $x1945 $x2824 $x1530 (= (_ bv101 7) new.hidden.kind)))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x3189 (= (_ bv81 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv48 7) new.model.positions) (= (_ bv59 7) new.model.positions) $x3189)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x786 (= (_ bv50 7) new.norm.statistic)))
 (or $x786 (= (_ bv95 7) new.norm.statistic))))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x2174 (= (_ bv98 7) new.stream)))
 (let (($x277 (= (_ bv96 7) new.stream)))
 (let (($x2055 (= (_ bv38 7) new.stream)))
 (or $x2055 $x277 $x2174)))))
(assert
 (let (($x320 (= (_ bv98 7) new.stream_tokens.kind)))
 (let (($x812 (= (_ bv88 7) new.stream_tokens.kind)))
 (let (($x3318 (= (_ bv49 7) new.stream_tokens.kind)))
 (or (= (_ bv11 7) new.stream_tokens.kind) (= (_ bv18 7) new.stream_tokens.kind) (= (_ bv26 7) new.stream_tokens.kind) $x3318 (= (_ bv58 7) new.stream_tokens.kind) (= (_ bv67 7) new.stream_tokens.kind) $x812 (= (_ bv93 7) new.stream_tokens.kind) $x320 (= (_ bv101 7) new.stream_tokens.kind))))))
(assert
 (and (<= 1 new.stream_tokens.parts)))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (= new.stream_tokens.padded false))
(assert
 (let (($x2923 (= (_ bv67 7) new.hidden.kind)))
 (= new.hidden.padded (and $x2923 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let ((?x2749 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x2887 (div (* ?x2749 new.hidden.multiple) new.hidden.parts)))
 (let (($x2622 (< 1 new.hidden.parts)))
 (let (($x2923 (= (_ bv67 7) new.hidden.kind)))
 (= new.hidden.filled (and $x2923 $x2622 (= ?x2887 new.hidden.n))))))))
(assert
 (let ((?x2749 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x2887 (div (* ?x2749 new.hidden.multiple) new.hidden.parts)))
 (let (($x2622 (< 1 new.hidden.parts)))
 (let (($x2923 (= (_ bv67 7) new.hidden.kind)))
 (= new.hidden.leads (and $x2923 $x2622 (<= new.hidden.n ?x2887))))))))
(assert
 (let (($x1939 (= (_ bv26 7) new.hidden.kind)))
 (let (($x539 (ite $x1939 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x2749 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x2887 (div (* ?x2749 new.hidden.multiple) new.hidden.parts)))
 (let (($x2534 (= (- 1) new.hidden.n)))
 (let (($x2923 (= (_ bv67 7) new.hidden.kind)))
 (let (($x2824 (= (_ bv93 7) new.hidden.kind)))
 (let (($x249 (ite $x2824 (or $x2534 (< new.hidden.block new.hidden.n)) (ite $x2923 (or $x2534 (< ?x2887 new.hidden.n)) $x539))))
 (let (($x3047 (ite (or (= (_ bv98 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x249)))
 (let (($x1411 (= (_ bv49 7) new.hidden.kind)))
 (let (($x1945 (= (_ bv88 7) new.hidden.kind)))
 (let (($x3516 (or $x1945 $x1411)))
 (= new.hidden.moved (ite $x3516 new.hidden.given_moved $x3047)))))))))))))))
(assert
 (let (($x320 (= (_ bv98 7) new.stream_tokens.kind)))
 (let (($x1485 (or $x320 (and (= 1 new.stream_tokens.parts) (not new.stream_tokens.padded)))))
 (let (($x2827 (ite (or (= (_ bv88 7) new.stream_tokens.kind) (= (_ bv49 7) new.stream_tokens.kind)) new.stream_tokens.given_everywhere $x1485)))
 (= new.stream_tokens.everywhere $x2827)))))
(assert
 (let ((?x2856 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x587 (= (div (* ?x2856 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x2472 (= (_ bv67 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x2472 (< 1 new.attention.heads.parts) $x587))))))
(assert
 (let (($x2151 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x2472 (= (_ bv67 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x2472 $x2151)))))
(assert
 (let ((?x779 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2888 (div (* ?x779 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1163 (= (_ bv67 7) new.attention.head_dim.kind)))
 (let (($x3033 (and $x1163 (< 1 new.attention.head_dim.parts) (= ?x2888 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x3033))))))
(assert
 (let ((?x1567 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x2917 (* (div ?x1567 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x2028 (= (_ bv67 7) new.attention.value_dim.kind)))
 (let (($x2588 (and $x2028 (< 1 new.attention.value_dim.parts) (= (div ?x2917 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x2588))))))
(assert
 (let ((?x3222 (mod new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let (($x2028 (= (_ bv67 7) new.attention.value_dim.kind)))
 (= new.attention.value_dim.padded (and $x2028 (not (= 0 ?x3222)))))))
(assert
 (let (($x2480 (= (_ bv40 7) new.attention.out.split)))
 (let (($x2453 (not $x2480)))
 (let (($x3049 (= (_ bv10 7) new.attention.out.input)))
 (let (($x2651 (= (_ bv32 7) new.attention.out.input)))
 (= new.attention.gathers (or $x2651 (and $x3049 $x2453))))))))
(assert
 (let (($x1530 (= (_ bv98 7) new.hidden.kind)))
 (let (($x1411 (= (_ bv49 7) new.hidden.kind)))
 (let (($x1945 (= (_ bv88 7) new.hidden.kind)))
 (let (($x3516 (or $x1945 $x1411)))
 (let (($x1435 (ite $x3516 new.hidden.given_everywhere (or $x1530 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x1435)))))))
(assert
 (let (($x1352 (not new.attention.heads.padded)))
 (let (($x3206 (= (_ bv98 7) new.attention.heads.kind)))
 (let (($x1292 (= (_ bv49 7) new.attention.heads.kind)))
 (let (($x313 (= (_ bv88 7) new.attention.heads.kind)))
 (let (($x776 (ite (or $x313 $x1292) new.attention.heads.given_everywhere (or $x3206 (and (= 1 new.attention.heads.parts) $x1352)))))
 (= new.attention.heads.everywhere $x776)))))))
(assert
 (let (($x983 (= (_ bv75 7) new.attention.qkv.collective)))
 (let (($x1986 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1243 (ite (or $x1986 $x983) (_ bv16 7) (_ bv98 7))))
 (let (($x1471 (= (_ bv59 7) new.attention.qkv.collective)))
 (let (($x1545 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x505 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3858 (and $x505 $x1545 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2957 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x3013 (and $x505 $x2957 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv81 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x684 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1650 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1137 (or $x1650 $x1471)))
 (let ((?x3500 (ite (or $x1137 $x684) new.attention.qkv.split (ite (or $x1986 $x3013 $x3858) (_ bv98 7) (_ bv16 7)))))
 (let (($x3084 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x3150 (not $x3084)))
 (let ((?x1856 (ite $x3150 ?x3500 (ite (or $x1471 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv94 7) ?x1243))))
 (let ((?x2645 (ite (or $x1137 $x684 new.model.query_latent) (_ bv98 7) (ite $x505 (_ bv21 7) (_ bv16 7)))))
 (let (($x2766 (= (_ bv59 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x2766 ?x2645 ?x1856)))))))))))))))))))))
(assert
 (let (($x207 (not new.attention.value_dim.padded)))
 (let (($x2521 (= (_ bv98 7) new.attention.value_dim.kind)))
 (let (($x932 (= (_ bv49 7) new.attention.value_dim.kind)))
 (let (($x1082 (= (_ bv88 7) new.attention.value_dim.kind)))
 (let (($x3229 (ite (or $x1082 $x932) new.attention.value_dim.given_everywhere (or $x2521 (and (= 1 new.attention.value_dim.parts) $x207)))))
 (= new.attention.value_dim.everywhere $x3229)))))))
(assert
 (let (($x2174 (= (_ bv98 7) new.stream)))
 (let (($x3745 (or $x2174 (and (= (_ bv38 7) new.stream) new.hidden.everywhere) (and (= (_ bv96 7) new.stream) new.stream_tokens.everywhere))))
 (= new.stream.in_order $x3745))))
(assert
 (let (($x983 (= (_ bv75 7) new.attention.qkv.collective)))
 (let (($x1986 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1243 (ite (or $x1986 $x983) (_ bv16 7) (_ bv98 7))))
 (let (($x1471 (= (_ bv59 7) new.attention.qkv.collective)))
 (let (($x1545 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x505 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3858 (and $x505 $x1545 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2957 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x3013 (and $x505 $x2957 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv81 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x684 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1650 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1137 (or $x1650 $x1471)))
 (let ((?x3500 (ite (or $x1137 $x684) new.attention.qkv.split (ite (or $x1986 $x3013 $x3858) (_ bv98 7) (_ bv16 7)))))
 (let (($x3084 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x3150 (not $x3084)))
 (let ((?x1108 (ite $x3150 ?x3500 (ite (or $x1471 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv94 7) ?x1243))))
 (let ((?x2645 (ite (or $x1137 $x684 new.model.query_latent) (_ bv98 7) (ite $x505 (_ bv21 7) (_ bv16 7)))))
 (let (($x2766 (= (_ bv59 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x2766 ?x2645 ?x1108))))))))))))))))))))))
(assert
 (let (($x1545 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x960 (or (= (_ bv94 7) new.attention.v) (= (_ bv98 7) new.attention.v) (= (_ bv37 7) new.attention.v) (= (_ bv36 7) new.attention.v))))
 (let ((?x1468 (ite $x960 new.attention.v (ite $x1545 (_ bv37 7) (ite (= (_ bv36 7) new.attention.qkv.split) (_ bv36 7) (_ bv98 7))))))
 (= new.attention.mixed ?x1468)))))
(assert
 (let (($x3291 (or (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.filled) (and (= (_ bv36 7) new.attention.mixed) new.attention.value_dim.filled))))
 (let (($x2439 (not new.attention.gathers)))
 (let (($x1481 (= (_ bv59 7) new.attention.out.split)))
 (= new.attention.share_of_one (and $x1481 $x2439 $x3291))))))
(assert
 (let ((?x3463 (ite new.attention.share_of_one (_ bv94 7) new.attention.mixed)))
 (let (($x2642 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x869 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x2690 (= (_ bv59 7) new.attention.out.collective)))
 (let (($x2179 (or $x2690 $x869)))
 (let (($x3126 (and new.attention.share_of_one new.stream.first_keeps_all (or $x2179 $x2642))))
 (let (($x2480 (= (_ bv40 7) new.attention.out.split)))
 (let (($x2453 (not $x2480)))
 (let (($x2410 (= (_ bv36 7) new.attention.mixed)))
 (let (($x1520 (or (and new.attention.gathers (or (= (_ bv37 7) new.attention.mixed) $x2410)) (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.everywhere) (and $x2410 new.attention.value_dim.everywhere $x2453) $x3126)))
 (= new.attention.mixed_in (ite $x1520 (_ bv98 7) ?x3463)))))))))))))
(assert
 (let ((?x3353 (ite (or (= (_ bv94 7) new.attention.mixed_in) (= (_ bv40 7) new.attention.out.split)) (_ bv94 7) (ite (= (_ bv63 7) new.attention.out.split) (_ bv38 7) (_ bv98 7)))))
 (let (($x2496 (and new.attention.heads_where_kept (or (= (_ bv37 7) new.attention.mixed_in) (= (_ bv98 7) new.attention.mixed_in)))))
 (let (($x2474 (ite (= (_ bv36 7) new.attention.mixed_in) new.attention.dims_where_kept $x2496)))
 (let (($x2642 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x2690 (= (_ bv59 7) new.attention.out.collective)))
 (let (($x2629 (or $x2690 $x2642)))
 (let (($x2480 (= (_ bv40 7) new.attention.out.split)))
 (= new.attention.out_state (ite (and $x2480 $x2629 $x2474) (_ bv98 7) ?x3353))))))))))
(assert
 (= new.attention.taken_for_whole (and (= (_ bv94 7) new.attention.out_state) new.attention.share_of_one)))
(assert
 (let (($x2480 (= (_ bv40 7) new.attention.out.split)))
 (let (($x2453 (not $x2480)))
 (let (($x3046 (= 1 new.tp)))
 (let (($x2174 (= (_ bv98 7) new.stream)))
 (let (($x2642 (and (or (not new.attention.out.group.tp) $x3046) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x1179 (and $x2642 (or $x2174 $x3046 (not (= (_ bv4 7) new.attention.out.collective)) $x2453))))
 (let (($x869 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x2690 (= (_ bv59 7) new.attention.out.collective)))
 (let (($x2179 (or $x2690 $x869)))
 (let ((?x3069 (ite (or $x2179 $x1179) (_ bv98 7) (ite (= (_ bv4 7) new.attention.out.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x2483 (= (_ bv75 7) new.attention.out.collective)))
 (let (($x2670 (= (_ bv5 7) new.attention.out.collective)))
 (let ((?x852 (ite (or $x2690 (and $x869 (= (_ bv38 7) new.stream)) (and (or $x2670 $x2483) $x2642)) (_ bv38 7) (ite $x869 (_ bv98 7) (_ bv16 7)))))
 (let (($x3135 (or (and new.hidden.filled (not $x2174)) (and new.hidden.leads (= (_ bv38 7) new.stream)))))
 (let (($x2538 (not $x2642)))
 (let (($x786 (= (_ bv50 7) new.norm.statistic)))
 (let (($x2055 (= (_ bv38 7) new.stream)))
 (let ((?x1256 (ite (and $x2670 new.hidden.filled $x2055 $x2538 $x786) new.stream (ite (and $x2483 $x2538 $x3135) new.stream ?x852))))
 (let (($x10 (= (_ bv4 7) new.attention.out.collective)))
 (let ((?x336 (ite $x10 (_ bv98 7) (ite (and $x2670 new.hidden.filled $x2174 $x2538) (_ bv98 7) ?x1256))))
 (let (($x2629 (or $x2690 $x2642)))
 (let ((?x965 (ite (and (not $x2055) new.stream.in_order new.hidden.everywhere $x2629) (_ bv98 7) (ite (and (= (_ bv96 7) new.stream) (< 1 new.tp) $x2642) (_ bv38 7) ?x336))))
 (let ((?x1211 (ite (= (_ bv38 7) new.attention.out_state) ?x965 (ite (= (_ bv98 7) new.attention.out_state) ?x3069 new.attention.out_state))))
 (let ((?x180 (ite $x2483 (ite (not $x2174) new.stream (_ bv68 7)) (ite $x869 (ite $x2174 (_ bv98 7) new.stream) (ite $x2690 (_ bv94 7) (_ bv16 7))))))
 (let (($x3778 (= (_ bv94 7) new.attention.out_state)))
 (= new.attention.joined (ite $x3778 (ite $x2670 (_ bv98 7) ?x180) ?x1211))))))))))))))))))))))))))))
(assert
 (let (($x869 (= (_ bv10 7) new.attention.out.collective)))
 (let ((?x354 (ite (and new.attention.taken_for_whole $x869) (_ bv94 7) new.attention.joined)))
 (let (($x3716 (or new.hidden.moved new.hidden.padded)))
 (let (($x294 (= (_ bv63 7) new.attention.out.split)))
 (let (($x2171 (= (_ bv94 7) new.attention.mixed_in)))
 (let (($x3046 (= 1 new.tp)))
 (= new.attention.arrives (ite (and $x3046 $x2171 $x294 $x3716) (_ bv16 7) ?x354)))))))))
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
 (let (($x1825 (and new.stream.in_order (not (or new.hidden.moved new.hidden.padded)))))
 (let (($x3046 (= 1 new.tp)))
 (let (($x1427 (= new.attention.arrives new.stream)))
 (let (($x1874 (or (or (= (_ bv98 7) new.attention.arrives) $x1427) (and $x3046 (or (not (= (_ bv63 7) new.attention.out.split)) $x1825)))))
 (not $x1874))))))
(assert
 (let (($x1285 (and old.stream.in_order (not (or old.hidden.moved old.hidden.padded)))))
(let (($x251 (= 1 old.tp)))
(let (($x3155 (= old.attention.arrives old.stream)))
(or (or (= (_ bv98 7) old.attention.arrives) $x3155) (and $x251 (or (not (= (_ bv63 7) old.attention.out.split)) $x1285)))))))
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
 (let (($x281 (= (_ bv67 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv49 7) old.attention.head_dim.kind) (= (_ bv58 7) old.attention.head_dim.kind) $x281 (= (_ bv88 7) old.attention.head_dim.kind) (= (_ bv93 7) old.attention.head_dim.kind) (= (_ bv98 7) old.attention.head_dim.kind) (= (_ bv101 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x1337 (= (_ bv98 7) old.attention.heads.kind)))
 (let (($x2489 (= (_ bv88 7) old.attention.heads.kind)))
 (let (($x1424 (= (_ bv67 7) old.attention.heads.kind)))
 (let (($x1667 (= (_ bv49 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) $x1667 (= (_ bv58 7) old.attention.heads.kind) $x1424 $x2489 (= (_ bv93 7) old.attention.heads.kind) $x1337 (= (_ bv101 7) old.attention.heads.kind)))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x1991 (= (_ bv59 7) old.attention.out.collective)))
 (let (($x1266 (= (_ bv10 7) old.attention.out.collective)))
 (or (= (_ bv4 7) old.attention.out.collective) (= (_ bv5 7) old.attention.out.collective) $x1266 $x1991 (= (_ bv75 7) old.attention.out.collective)))))
(assert
 (let (($x950 (= (_ bv32 7) old.attention.out.input)))
 (let (($x652 (= (_ bv10 7) old.attention.out.input)))
 (or $x652 $x950 (= (_ bv65 7) old.attention.out.input)))))
(assert
 (let (($x1346 (= (_ bv63 7) old.attention.out.split)))
 (let (($x1979 (= (_ bv59 7) old.attention.out.split)))
 (let (($x2320 (= (_ bv40 7) old.attention.out.split)))
 (or $x2320 $x1979 $x1346)))))
(assert
 (let (($x3219 (= (_ bv8 7) old.attention.pairs)))
 (or $x3219 (= (_ bv44 7) old.attention.pairs))))
(assert
 (let (($x2842 (= (_ bv75 7) old.attention.qkv.collective)))
 (let (($x2279 (= (_ bv59 7) old.attention.qkv.collective)))
 (let (($x2247 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1347 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2169 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x2169 $x1347 $x2247 $x2279 $x2842)))))))
(assert
 (let (($x3011 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x3011 (= (_ bv85 7) old.attention.qkv.k_sum))))
(assert
 (let (($x1724 (= (_ bv59 7) old.attention.qkv.split)))
 (let (($x1713 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x3054 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2635 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x2635 $x3054 $x1713 $x1724))))))
(assert
 (let (($x429 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x429 (= (_ bv64 7) old.attention.qkv.v_sum))))
(assert
 (let (($x3628 (= (_ bv98 7) old.attention.value_dim.kind)))
 (let (($x1378 (= (_ bv88 7) old.attention.value_dim.kind)))
 (let (($x373 (= (_ bv67 7) old.attention.value_dim.kind)))
 (let (($x3371 (= (_ bv49 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) $x3371 (= (_ bv58 7) old.attention.value_dim.kind) $x373 $x1378 (= (_ bv93 7) old.attention.value_dim.kind) $x3628 (= (_ bv101 7) old.attention.value_dim.kind)))))))
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
 (let (($x829 (= (_ bv98 7) old.hidden.kind)))
 (let (($x2316 (= (_ bv88 7) old.hidden.kind)))
 (let (($x284 (= (_ bv67 7) old.hidden.kind)))
 (let (($x831 (= (_ bv49 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind) $x831 (= (_ bv58 7) old.hidden.kind) $x284 $x2316 (= (_ bv93 7) old.hidden.kind) $x829 (= (_ bv101 7) old.hidden.kind)))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x1819 (= (_ bv81 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv48 7) old.model.positions) (= (_ bv59 7) old.model.positions) $x1819)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x2023 (= (_ bv38 7) old.stream)))
 (or $x2023 (= (_ bv96 7) old.stream) (= (_ bv98 7) old.stream))))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let (($x284 (= (_ bv67 7) old.hidden.kind)))
 (= old.hidden.padded (and $x284 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let ((?x655 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x1370 (= (div (* ?x655 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x1424 (= (_ bv67 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x1424 (< 1 old.attention.heads.parts) $x1370))))))
(assert
 (let (($x2358 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x1424 (= (_ bv67 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x1424 $x2358)))))
(assert
 (let ((?x2962 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x809 (div (* ?x2962 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x281 (= (_ bv67 7) old.attention.head_dim.kind)))
 (let (($x3589 (and $x281 (< 1 old.attention.head_dim.parts) (= ?x809 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x3589))))))
(assert
 (let ((?x326 (- (+ old.attention.value_dim.n old.attention.value_dim.multiple) 1)))
 (let ((?x1829 (* (div ?x326 old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x373 (= (_ bv67 7) old.attention.value_dim.kind)))
 (let (($x653 (and $x373 (< 1 old.attention.value_dim.parts) (= (div ?x1829 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x653))))))
(assert
 (let ((?x2420 (mod old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let (($x373 (= (_ bv67 7) old.attention.value_dim.kind)))
 (= old.attention.value_dim.padded (and $x373 (not (= 0 ?x2420)))))))
(assert
 (let (($x2320 (= (_ bv40 7) old.attention.out.split)))
 (let (($x2889 (not $x2320)))
 (let (($x652 (= (_ bv10 7) old.attention.out.input)))
 (let (($x950 (= (_ bv32 7) old.attention.out.input)))
 (= old.attention.gathers (or $x950 (and $x652 $x2889))))))))
(assert
 (let (($x829 (= (_ bv98 7) old.hidden.kind)))
 (let (($x3000 (ite (or (= (_ bv88 7) old.hidden.kind) (= (_ bv49 7) old.hidden.kind)) old.hidden.given_everywhere (or $x829 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x3000))))
(assert
 (let (($x2136 (not old.attention.heads.padded)))
 (let (($x1337 (= (_ bv98 7) old.attention.heads.kind)))
 (let (($x1667 (= (_ bv49 7) old.attention.heads.kind)))
 (let (($x2489 (= (_ bv88 7) old.attention.heads.kind)))
 (let (($x3347 (ite (or $x2489 $x1667) old.attention.heads.given_everywhere (or $x1337 (and (= 1 old.attention.heads.parts) $x2136)))))
 (= old.attention.heads.everywhere $x3347)))))))
(assert
 (let (($x2842 (= (_ bv75 7) old.attention.qkv.collective)))
 (let (($x2169 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x187 (ite (or $x2169 $x2842) (_ bv16 7) (_ bv98 7))))
 (let (($x2279 (= (_ bv59 7) old.attention.qkv.collective)))
 (let (($x3054 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1347 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1596 (and $x1347 $x3054 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x2635 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x3120 (and $x1347 $x2635 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv81 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x302 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2247 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x160 (or $x2247 $x2279)))
 (let ((?x3354 (ite (or $x160 $x302) old.attention.qkv.split (ite (or $x2169 $x3120 $x1596) (_ bv98 7) (_ bv16 7)))))
 (let (($x1713 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1446 (not $x1713)))
 (let ((?x2131 (ite $x1446 ?x3354 (ite (or $x2279 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv94 7) ?x187))))
 (let ((?x855 (ite (or $x160 $x302 old.model.query_latent) (_ bv98 7) (ite $x1347 (_ bv21 7) (_ bv16 7)))))
 (let (($x1724 (= (_ bv59 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x1724 ?x855 ?x2131)))))))))))))))))))))
(assert
 (let (($x1683 (not old.attention.value_dim.padded)))
 (let (($x3628 (= (_ bv98 7) old.attention.value_dim.kind)))
 (let (($x3371 (= (_ bv49 7) old.attention.value_dim.kind)))
 (let (($x1378 (= (_ bv88 7) old.attention.value_dim.kind)))
 (let (($x2937 (ite (or $x1378 $x3371) old.attention.value_dim.given_everywhere (or $x3628 (and (= 1 old.attention.value_dim.parts) $x1683)))))
 (= old.attention.value_dim.everywhere $x2937)))))))
(assert
 (let (($x2842 (= (_ bv75 7) old.attention.qkv.collective)))
 (let (($x2169 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x187 (ite (or $x2169 $x2842) (_ bv16 7) (_ bv98 7))))
 (let (($x2279 (= (_ bv59 7) old.attention.qkv.collective)))
 (let (($x3054 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1347 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1596 (and $x1347 $x3054 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x2635 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x3120 (and $x1347 $x2635 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv81 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x302 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2247 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x160 (or $x2247 $x2279)))
 (let ((?x3354 (ite (or $x160 $x302) old.attention.qkv.split (ite (or $x2169 $x3120 $x1596) (_ bv98 7) (_ bv16 7)))))
 (let (($x1713 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1446 (not $x1713)))
 (let ((?x1482 (ite $x1446 ?x3354 (ite (or $x2279 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv94 7) ?x187))))
 (let ((?x855 (ite (or $x160 $x302 old.model.query_latent) (_ bv98 7) (ite $x1347 (_ bv21 7) (_ bv16 7)))))
 (let (($x1724 (= (_ bv59 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x1724 ?x855 ?x1482))))))))))))))))))))))
(assert
 (let (($x3054 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1574 (or (= (_ bv94 7) old.attention.v) (= (_ bv98 7) old.attention.v) (= (_ bv37 7) old.attention.v) (= (_ bv36 7) old.attention.v))))
 (let ((?x2568 (ite $x1574 old.attention.v (ite $x3054 (_ bv37 7) (ite (= (_ bv36 7) old.attention.qkv.split) (_ bv36 7) (_ bv98 7))))))
 (= old.attention.mixed ?x2568)))))
(assert
 (let (($x476 (or (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.filled) (and (= (_ bv36 7) old.attention.mixed) old.attention.value_dim.filled))))
 (let (($x1221 (not old.attention.gathers)))
 (let (($x1979 (= (_ bv59 7) old.attention.out.split)))
 (= old.attention.share_of_one (and $x1979 $x1221 $x476))))))
(assert
 (let ((?x2720 (ite old.attention.share_of_one (_ bv94 7) old.attention.mixed)))
 (let (($x877 (= 1 old.pp)))
 (let (($x3270 (not old.attention.out.group.pp)))
 (let (($x2821 (or $x3270 $x877)))
 (let (($x3519 (= 1 old.sp)))
 (let (($x2097 (not old.attention.out.group.sp)))
 (let (($x2804 (or $x2097 $x3519)))
 (let (($x2523 (= 1 old.dp)))
 (let (($x2293 (not old.attention.out.group.dp)))
 (let (($x1404 (or $x2293 $x2523)))
 (let (($x2387 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) $x1404 $x2804 $x2821)))
 (let (($x1266 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x1991 (= (_ bv59 7) old.attention.out.collective)))
 (let (($x3384 (and old.attention.share_of_one old.stream.first_keeps_all (or (or $x1991 $x1266) $x2387))))
 (let (($x2320 (= (_ bv40 7) old.attention.out.split)))
 (let (($x2889 (not $x2320)))
 (let (($x1051 (= (_ bv36 7) old.attention.mixed)))
 (let (($x1876 (or (and old.attention.gathers (or (= (_ bv37 7) old.attention.mixed) $x1051)) (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.everywhere) (and $x1051 old.attention.value_dim.everywhere $x2889) $x3384)))
 (= old.attention.mixed_in (ite $x1876 (_ bv98 7) ?x2720)))))))))))))))))))))
(assert
 (let ((?x2273 (ite (or (= (_ bv94 7) old.attention.mixed_in) (= (_ bv40 7) old.attention.out.split)) (_ bv94 7) (ite (= (_ bv63 7) old.attention.out.split) (_ bv38 7) (_ bv98 7)))))
 (let (($x479 (and old.attention.heads_where_kept (or (= (_ bv37 7) old.attention.mixed_in) (= (_ bv98 7) old.attention.mixed_in)))))
 (let (($x1104 (ite (= (_ bv36 7) old.attention.mixed_in) old.attention.dims_where_kept $x479)))
 (let (($x877 (= 1 old.pp)))
 (let (($x3270 (not old.attention.out.group.pp)))
 (let (($x2821 (or $x3270 $x877)))
 (let (($x3519 (= 1 old.sp)))
 (let (($x2097 (not old.attention.out.group.sp)))
 (let (($x2804 (or $x2097 $x3519)))
 (let (($x2523 (= 1 old.dp)))
 (let (($x2293 (not old.attention.out.group.dp)))
 (let (($x1404 (or $x2293 $x2523)))
 (let (($x2387 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) $x1404 $x2804 $x2821)))
 (let (($x1991 (= (_ bv59 7) old.attention.out.collective)))
 (let (($x2320 (= (_ bv40 7) old.attention.out.split)))
 (= old.attention.out_state (ite (and $x2320 (or $x1991 $x2387) $x1104) (_ bv98 7) ?x2273))))))))))))))))))
(assert
 (let (($x1163 (= (_ bv67 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv49 7) new.attention.head_dim.kind) (= (_ bv58 7) new.attention.head_dim.kind) $x1163 (= (_ bv88 7) new.attention.head_dim.kind) (= (_ bv93 7) new.attention.head_dim.kind) (= (_ bv98 7) new.attention.head_dim.kind) (= (_ bv101 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x3206 (= (_ bv98 7) new.attention.heads.kind)))
 (let (($x313 (= (_ bv88 7) new.attention.heads.kind)))
 (let (($x2472 (= (_ bv67 7) new.attention.heads.kind)))
 (let (($x1292 (= (_ bv49 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) $x1292 (= (_ bv58 7) new.attention.heads.kind) $x2472 $x313 (= (_ bv93 7) new.attention.heads.kind) $x3206 (= (_ bv101 7) new.attention.heads.kind)))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x2690 (= (_ bv59 7) new.attention.out.collective)))
 (let (($x869 (= (_ bv10 7) new.attention.out.collective)))
 (or (= (_ bv4 7) new.attention.out.collective) (= (_ bv5 7) new.attention.out.collective) $x869 $x2690 (= (_ bv75 7) new.attention.out.collective)))))
(assert
 (let (($x2651 (= (_ bv32 7) new.attention.out.input)))
 (let (($x3049 (= (_ bv10 7) new.attention.out.input)))
 (or $x3049 $x2651 (= (_ bv65 7) new.attention.out.input)))))
(assert
 (let (($x294 (= (_ bv63 7) new.attention.out.split)))
 (let (($x1481 (= (_ bv59 7) new.attention.out.split)))
 (let (($x2480 (= (_ bv40 7) new.attention.out.split)))
 (or $x2480 $x1481 $x294)))))
(assert
 (let (($x2141 (= (_ bv8 7) new.attention.pairs)))
 (or $x2141 (= (_ bv44 7) new.attention.pairs))))
(assert
 (let (($x983 (= (_ bv75 7) new.attention.qkv.collective)))
 (let (($x1471 (= (_ bv59 7) new.attention.qkv.collective)))
 (let (($x1650 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x505 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1986 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1986 $x505 $x1650 $x1471 $x983)))))))
(assert
 (let (($x3535 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x3535 (= (_ bv85 7) new.attention.qkv.k_sum))))
(assert
 (let (($x2766 (= (_ bv59 7) new.attention.qkv.split)))
 (let (($x3084 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1545 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2957 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x2957 $x1545 $x3084 $x2766))))))
(assert
 (let (($x573 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x573 (= (_ bv64 7) new.attention.qkv.v_sum))))
(assert
 (let (($x2521 (= (_ bv98 7) new.attention.value_dim.kind)))
 (let (($x1082 (= (_ bv88 7) new.attention.value_dim.kind)))
 (let (($x2028 (= (_ bv67 7) new.attention.value_dim.kind)))
 (let (($x932 (= (_ bv49 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) $x932 (= (_ bv58 7) new.attention.value_dim.kind) $x2028 $x1082 (= (_ bv93 7) new.attention.value_dim.kind) $x2521 (= (_ bv101 7) new.attention.value_dim.kind)))))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1530 (= (_ bv98 7) new.hidden.kind)))
 (let (($x1945 (= (_ bv88 7) new.hidden.kind)))
 (let (($x2923 (= (_ bv67 7) new.hidden.kind)))
 (let (($x1411 (= (_ bv49 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind) $x1411 (= (_ bv58 7) new.hidden.kind) $x2923 $x1945 (= (_ bv93 7) new.hidden.kind) $x1530 (= (_ bv101 7) new.hidden.kind)))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x3189 (= (_ bv81 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv48 7) new.model.positions) (= (_ bv59 7) new.model.positions) $x3189)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x2055 (= (_ bv38 7) new.stream)))
 (or $x2055 (= (_ bv96 7) new.stream) (= (_ bv98 7) new.stream))))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let (($x2923 (= (_ bv67 7) new.hidden.kind)))
 (= new.hidden.padded (and $x2923 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let ((?x2856 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x587 (= (div (* ?x2856 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x2472 (= (_ bv67 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x2472 (< 1 new.attention.heads.parts) $x587))))))
(assert
 (let (($x2151 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x2472 (= (_ bv67 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x2472 $x2151)))))
(assert
 (let ((?x779 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2888 (div (* ?x779 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1163 (= (_ bv67 7) new.attention.head_dim.kind)))
 (let (($x3033 (and $x1163 (< 1 new.attention.head_dim.parts) (= ?x2888 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x3033))))))
(assert
 (let ((?x1567 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x2917 (* (div ?x1567 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x2028 (= (_ bv67 7) new.attention.value_dim.kind)))
 (let (($x2588 (and $x2028 (< 1 new.attention.value_dim.parts) (= (div ?x2917 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x2588))))))
(assert
 (let ((?x3222 (mod new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let (($x2028 (= (_ bv67 7) new.attention.value_dim.kind)))
 (= new.attention.value_dim.padded (and $x2028 (not (= 0 ?x3222)))))))
(assert
 (let (($x2480 (= (_ bv40 7) new.attention.out.split)))
 (let (($x2453 (not $x2480)))
 (let (($x3049 (= (_ bv10 7) new.attention.out.input)))
 (let (($x2651 (= (_ bv32 7) new.attention.out.input)))
 (= new.attention.gathers (or $x2651 (and $x3049 $x2453))))))))
(assert
 (let (($x1530 (= (_ bv98 7) new.hidden.kind)))
 (let (($x1435 (ite (or (= (_ bv88 7) new.hidden.kind) (= (_ bv49 7) new.hidden.kind)) new.hidden.given_everywhere (or $x1530 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x1435))))
(assert
 (let (($x1352 (not new.attention.heads.padded)))
 (let (($x3206 (= (_ bv98 7) new.attention.heads.kind)))
 (let (($x1292 (= (_ bv49 7) new.attention.heads.kind)))
 (let (($x313 (= (_ bv88 7) new.attention.heads.kind)))
 (let (($x776 (ite (or $x313 $x1292) new.attention.heads.given_everywhere (or $x3206 (and (= 1 new.attention.heads.parts) $x1352)))))
 (= new.attention.heads.everywhere $x776)))))))
(assert
 (let (($x983 (= (_ bv75 7) new.attention.qkv.collective)))
 (let (($x1986 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1243 (ite (or $x1986 $x983) (_ bv16 7) (_ bv98 7))))
 (let (($x1471 (= (_ bv59 7) new.attention.qkv.collective)))
 (let (($x1545 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x505 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3858 (and $x505 $x1545 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2957 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x3013 (and $x505 $x2957 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv81 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x684 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1650 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1137 (or $x1650 $x1471)))
 (let ((?x3500 (ite (or $x1137 $x684) new.attention.qkv.split (ite (or $x1986 $x3013 $x3858) (_ bv98 7) (_ bv16 7)))))
 (let (($x3084 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x3150 (not $x3084)))
 (let ((?x1856 (ite $x3150 ?x3500 (ite (or $x1471 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv94 7) ?x1243))))
 (let ((?x2645 (ite (or $x1137 $x684 new.model.query_latent) (_ bv98 7) (ite $x505 (_ bv21 7) (_ bv16 7)))))
 (let (($x2766 (= (_ bv59 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x2766 ?x2645 ?x1856)))))))))))))))))))))
(assert
 (let (($x207 (not new.attention.value_dim.padded)))
 (let (($x2521 (= (_ bv98 7) new.attention.value_dim.kind)))
 (let (($x932 (= (_ bv49 7) new.attention.value_dim.kind)))
 (let (($x1082 (= (_ bv88 7) new.attention.value_dim.kind)))
 (let (($x3229 (ite (or $x1082 $x932) new.attention.value_dim.given_everywhere (or $x2521 (and (= 1 new.attention.value_dim.parts) $x207)))))
 (= new.attention.value_dim.everywhere $x3229)))))))
(assert
 (let (($x983 (= (_ bv75 7) new.attention.qkv.collective)))
 (let (($x1986 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1243 (ite (or $x1986 $x983) (_ bv16 7) (_ bv98 7))))
 (let (($x1471 (= (_ bv59 7) new.attention.qkv.collective)))
 (let (($x1545 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x505 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3858 (and $x505 $x1545 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2957 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x3013 (and $x505 $x2957 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv81 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x684 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1650 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1137 (or $x1650 $x1471)))
 (let ((?x3500 (ite (or $x1137 $x684) new.attention.qkv.split (ite (or $x1986 $x3013 $x3858) (_ bv98 7) (_ bv16 7)))))
 (let (($x3084 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x3150 (not $x3084)))
 (let ((?x1108 (ite $x3150 ?x3500 (ite (or $x1471 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv94 7) ?x1243))))
 (let ((?x2645 (ite (or $x1137 $x684 new.model.query_latent) (_ bv98 7) (ite $x505 (_ bv21 7) (_ bv16 7)))))
 (let (($x2766 (= (_ bv59 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x2766 ?x2645 ?x1108))))))))))))))))))))))
(assert
 (let (($x1545 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x960 (or (= (_ bv94 7) new.attention.v) (= (_ bv98 7) new.attention.v) (= (_ bv37 7) new.attention.v) (= (_ bv36 7) new.attention.v))))
 (let ((?x1468 (ite $x960 new.attention.v (ite $x1545 (_ bv37 7) (ite (= (_ bv36 7) new.attention.qkv.split) (_ bv36 7) (_ bv98 7))))))
 (= new.attention.mixed ?x1468)))))
(assert
 (let (($x3291 (or (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.filled) (and (= (_ bv36 7) new.attention.mixed) new.attention.value_dim.filled))))
 (let (($x2439 (not new.attention.gathers)))
 (let (($x1481 (= (_ bv59 7) new.attention.out.split)))
 (= new.attention.share_of_one (and $x1481 $x2439 $x3291))))))
(assert
 (let ((?x3463 (ite new.attention.share_of_one (_ bv94 7) new.attention.mixed)))
 (let (($x2104 (= 1 new.pp)))
 (let (($x1755 (not new.attention.out.group.pp)))
 (let (($x647 (or $x1755 $x2104)))
 (let (($x1445 (= 1 new.sp)))
 (let (($x3630 (not new.attention.out.group.sp)))
 (let (($x15 (or $x3630 $x1445)))
 (let (($x766 (= 1 new.dp)))
 (let (($x1983 (not new.attention.out.group.dp)))
 (let (($x1421 (or $x1983 $x766)))
 (let (($x2642 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) $x1421 $x15 $x647)))
 (let (($x869 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x2690 (= (_ bv59 7) new.attention.out.collective)))
 (let (($x3126 (and new.attention.share_of_one new.stream.first_keeps_all (or (or $x2690 $x869) $x2642))))
 (let (($x2480 (= (_ bv40 7) new.attention.out.split)))
 (let (($x2453 (not $x2480)))
 (let (($x2410 (= (_ bv36 7) new.attention.mixed)))
 (let (($x1520 (or (and new.attention.gathers (or (= (_ bv37 7) new.attention.mixed) $x2410)) (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.everywhere) (and $x2410 new.attention.value_dim.everywhere $x2453) $x3126)))
 (= new.attention.mixed_in (ite $x1520 (_ bv98 7) ?x3463)))))))))))))))))))))
(assert
 (let ((?x3353 (ite (or (= (_ bv94 7) new.attention.mixed_in) (= (_ bv40 7) new.attention.out.split)) (_ bv94 7) (ite (= (_ bv63 7) new.attention.out.split) (_ bv38 7) (_ bv98 7)))))
 (let (($x2496 (and new.attention.heads_where_kept (or (= (_ bv37 7) new.attention.mixed_in) (= (_ bv98 7) new.attention.mixed_in)))))
 (let (($x2474 (ite (= (_ bv36 7) new.attention.mixed_in) new.attention.dims_where_kept $x2496)))
 (let (($x2104 (= 1 new.pp)))
 (let (($x1755 (not new.attention.out.group.pp)))
 (let (($x647 (or $x1755 $x2104)))
 (let (($x1445 (= 1 new.sp)))
 (let (($x3630 (not new.attention.out.group.sp)))
 (let (($x15 (or $x3630 $x1445)))
 (let (($x766 (= 1 new.dp)))
 (let (($x1983 (not new.attention.out.group.dp)))
 (let (($x1421 (or $x1983 $x766)))
 (let (($x2642 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) $x1421 $x15 $x647)))
 (let (($x2690 (= (_ bv59 7) new.attention.out.collective)))
 (let (($x2480 (= (_ bv40 7) new.attention.out.split)))
 (= new.attention.out_state (ite (and $x2480 (or $x2690 $x2642) $x2474) (_ bv98 7) ?x3353))))))))))))))))))
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
 (let (($x2104 (= 1 new.pp)))
 (let (($x1755 (not new.attention.out.group.pp)))
 (let (($x647 (or $x1755 $x2104)))
 (let (($x1445 (= 1 new.sp)))
 (let (($x3630 (not new.attention.out.group.sp)))
 (let (($x15 (or $x3630 $x1445)))
 (let (($x766 (= 1 new.dp)))
 (let (($x1983 (not new.attention.out.group.dp)))
 (let (($x1421 (or $x1983 $x766)))
 (let (($x2197 (and (or new.attention.out.group.tp (= 1 new.tp)) $x1421 $x15 $x647)))
 (let (($x1653 (= (_ bv38 7) new.attention.out_state)))
 (let (($x1899 (= (_ bv98 7) new.attention.out_state)))
 (let (($x2642 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) $x1421 $x15 $x647)))
 (let (($x3130 (and $x2642 (or $x1899 (and $x1653 (or (= (_ bv38 7) new.stream) new.hidden.everywhere))))))
 (let (($x869 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x2690 (= (_ bv59 7) new.attention.out.collective)))
 (let (($x3425 (or $x2690 (and $x869 (or $x1899 (and $x1653 (= (_ bv38 7) new.stream)))) $x3130 $x2197)))
 (not $x3425)))))))))))))))))))
(assert
 (let (($x877 (= 1 old.pp)))
(let (($x3270 (not old.attention.out.group.pp)))
(let (($x2821 (or $x3270 $x877)))
(let (($x3519 (= 1 old.sp)))
(let (($x2097 (not old.attention.out.group.sp)))
(let (($x2804 (or $x2097 $x3519)))
(let (($x2523 (= 1 old.dp)))
(let (($x2293 (not old.attention.out.group.dp)))
(let (($x1404 (or $x2293 $x2523)))
(let (($x1254 (and (or old.attention.out.group.tp (= 1 old.tp)) $x1404 $x2804 $x2821)))
(let (($x3281 (= (_ bv38 7) old.attention.out_state)))
(let (($x2239 (= (_ bv98 7) old.attention.out_state)))
(let (($x2387 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) $x1404 $x2804 $x2821)))
(let (($x1014 (and $x2387 (or $x2239 (and $x3281 (or (= (_ bv38 7) old.stream) old.hidden.everywhere))))))
(let (($x1266 (= (_ bv10 7) old.attention.out.collective)))
(let (($x1991 (= (_ bv59 7) old.attention.out.collective)))
(or $x1991 (and $x1266 (or $x2239 (and $x3281 (= (_ bv38 7) old.stream)))) $x1014 $x1254))))))))))))))))))
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
(declare-fun old.stream.in_order () Bool)
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
(declare-fun old.attention.taken_for_whole () Bool)
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
(declare-fun new.stream.in_order () Bool)
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
(declare-fun new.attention.taken_for_whole () Bool)
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
(assert
 (let (($x281 (= (_ bv67 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv49 7) old.attention.head_dim.kind) (= (_ bv58 7) old.attention.head_dim.kind) $x281 (= (_ bv88 7) old.attention.head_dim.kind) (= (_ bv93 7) old.attention.head_dim.kind) (= (_ bv98 7) old.attention.head_dim.kind) (= (_ bv101 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x1337 (= (_ bv98 7) old.attention.heads.kind)))
 (let (($x2489 (= (_ bv88 7) old.attention.heads.kind)))
 (let (($x1424 (= (_ bv67 7) old.attention.heads.kind)))
 (let (($x1667 (= (_ bv49 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) $x1667 (= (_ bv58 7) old.attention.heads.kind) $x1424 $x2489 (= (_ bv93 7) old.attention.heads.kind) $x1337 (= (_ bv101 7) old.attention.heads.kind)))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x1912 (= (_ bv29 7) old.attention.out.bias)))
 (let (($x720 (= (_ bv27 7) old.attention.out.bias)))
 (let (($x2201 (= (_ bv1 7) old.attention.out.bias)))
 (or $x2201 (= (_ bv23 7) old.attention.out.bias) $x720 $x1912)))))
(assert
 (let (($x3402 (= (_ bv75 7) old.attention.out.collective)))
 (let (($x1991 (= (_ bv59 7) old.attention.out.collective)))
 (let (($x1266 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x1982 (= (_ bv5 7) old.attention.out.collective)))
 (let (($x3477 (= (_ bv4 7) old.attention.out.collective)))
 (or $x3477 $x1982 $x1266 $x1991 $x3402)))))))
(assert
 (let (($x950 (= (_ bv32 7) old.attention.out.input)))
 (let (($x652 (= (_ bv10 7) old.attention.out.input)))
 (or $x652 $x950 (= (_ bv65 7) old.attention.out.input)))))
(assert
 (let (($x1346 (= (_ bv63 7) old.attention.out.split)))
 (let (($x1979 (= (_ bv59 7) old.attention.out.split)))
 (let (($x2320 (= (_ bv40 7) old.attention.out.split)))
 (or $x2320 $x1979 $x1346)))))
(assert
 (let (($x3219 (= (_ bv8 7) old.attention.pairs)))
 (or $x3219 (= (_ bv44 7) old.attention.pairs))))
(assert
 (let (($x2842 (= (_ bv75 7) old.attention.qkv.collective)))
 (let (($x2279 (= (_ bv59 7) old.attention.qkv.collective)))
 (let (($x2247 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1347 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2169 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x2169 $x1347 $x2247 $x2279 $x2842)))))))
(assert
 (let (($x3011 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x3011 (= (_ bv85 7) old.attention.qkv.k_sum))))
(assert
 (let (($x1724 (= (_ bv59 7) old.attention.qkv.split)))
 (let (($x1713 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x3054 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2635 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x2635 $x3054 $x1713 $x1724))))))
(assert
 (let (($x429 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x429 (= (_ bv64 7) old.attention.qkv.v_sum))))
(assert
 (let (($x3628 (= (_ bv98 7) old.attention.value_dim.kind)))
 (let (($x1378 (= (_ bv88 7) old.attention.value_dim.kind)))
 (let (($x373 (= (_ bv67 7) old.attention.value_dim.kind)))
 (let (($x3371 (= (_ bv49 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) $x3371 (= (_ bv58 7) old.attention.value_dim.kind) $x373 $x1378 (= (_ bv93 7) old.attention.value_dim.kind) $x3628 (= (_ bv101 7) old.attention.value_dim.kind)))))))
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
 (and (<= 1 old.hidden.block)))
(assert
 (let (($x829 (= (_ bv98 7) old.hidden.kind)))
 (let (($x2908 (= (_ bv93 7) old.hidden.kind)))
 (let (($x2316 (= (_ bv88 7) old.hidden.kind)))
 (let (($x284 (= (_ bv67 7) old.hidden.kind)))
 (let (($x831 (= (_ bv49 7) old.hidden.kind)))
 (let (($x258 (= (_ bv26 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) $x258 $x831 (= (_ bv58 7) old.hidden.kind) $x284 $x2316 $x2908 $x829 (= (_ bv101 7) old.hidden.kind)))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x1819 (= (_ bv81 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv48 7) old.model.positions) (= (_ bv59 7) old.model.positions) $x1819)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x1660 (= (_ bv50 7) old.norm.statistic)))
 (or $x1660 (= (_ bv95 7) old.norm.statistic))))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x618 (= (_ bv98 7) old.stream)))
 (let (($x3409 (= (_ bv96 7) old.stream)))
 (let (($x2023 (= (_ bv38 7) old.stream)))
 (or $x2023 $x3409 $x618)))))
(assert
 (let (($x2391 (= (_ bv98 7) old.stream_tokens.kind)))
 (let (($x320 (= (_ bv88 7) old.stream_tokens.kind)))
 (let (($x2428 (= (_ bv49 7) old.stream_tokens.kind)))
 (or (= (_ bv11 7) old.stream_tokens.kind) (= (_ bv18 7) old.stream_tokens.kind) (= (_ bv26 7) old.stream_tokens.kind) $x2428 (= (_ bv58 7) old.stream_tokens.kind) (= (_ bv67 7) old.stream_tokens.kind) $x320 (= (_ bv93 7) old.stream_tokens.kind) $x2391 (= (_ bv101 7) old.stream_tokens.kind))))))
(assert
 (and (<= 1 old.stream_tokens.parts)))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (= old.stream_tokens.padded false))
(assert
 (let (($x284 (= (_ bv67 7) old.hidden.kind)))
 (= old.hidden.padded (and $x284 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let ((?x1309 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x3035 (div (* ?x1309 old.hidden.multiple) old.hidden.parts)))
 (let (($x597 (< 1 old.hidden.parts)))
 (let (($x284 (= (_ bv67 7) old.hidden.kind)))
 (= old.hidden.filled (and $x284 $x597 (= ?x3035 old.hidden.n))))))))
(assert
 (let ((?x1309 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x3035 (div (* ?x1309 old.hidden.multiple) old.hidden.parts)))
 (let (($x597 (< 1 old.hidden.parts)))
 (let (($x284 (= (_ bv67 7) old.hidden.kind)))
 (= old.hidden.leads (and $x284 $x597 (<= old.hidden.n ?x3035))))))))
(assert
 (let (($x258 (= (_ bv26 7) old.hidden.kind)))
 (let (($x750 (ite $x258 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x1309 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x3035 (div (* ?x1309 old.hidden.multiple) old.hidden.parts)))
 (let (($x2840 (= (- 1) old.hidden.n)))
 (let (($x284 (= (_ bv67 7) old.hidden.kind)))
 (let (($x2908 (= (_ bv93 7) old.hidden.kind)))
 (let (($x3616 (ite $x2908 (or $x2840 (< old.hidden.block old.hidden.n)) (ite $x284 (or $x2840 (< ?x3035 old.hidden.n)) $x750))))
 (let (($x2334 (ite (or (= (_ bv98 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x3616)))
 (let (($x831 (= (_ bv49 7) old.hidden.kind)))
 (let (($x2316 (= (_ bv88 7) old.hidden.kind)))
 (let (($x1973 (or $x2316 $x831)))
 (= old.hidden.moved (ite $x1973 old.hidden.given_moved $x2334)))))))))))))))
(assert
 (let (($x2391 (= (_ bv98 7) old.stream_tokens.kind)))
 (let (($x886 (or $x2391 (and (= 1 old.stream_tokens.parts) (not old.stream_tokens.padded)))))
 (let (($x1172 (ite (or (= (_ bv88 7) old.stream_tokens.kind) (= (_ bv49 7) old.stream_tokens.kind)) old.stream_tokens.given_everywhere $x886)))
 (= old.stream_tokens.everywhere $x1172)))))
(assert
 (let ((?x655 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x1370 (= (div (* ?x655 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x1424 (= (_ bv67 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x1424 (< 1 old.attention.heads.parts) $x1370))))))
(assert
 (let (($x2358 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x1424 (= (_ bv67 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x1424 $x2358)))))
(assert
 (let ((?x2962 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x809 (div (* ?x2962 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x281 (= (_ bv67 7) old.attention.head_dim.kind)))
 (let (($x3589 (and $x281 (< 1 old.attention.head_dim.parts) (= ?x809 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x3589))))))
(assert
 (let ((?x326 (- (+ old.attention.value_dim.n old.attention.value_dim.multiple) 1)))
 (let ((?x1829 (* (div ?x326 old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x373 (= (_ bv67 7) old.attention.value_dim.kind)))
 (let (($x653 (and $x373 (< 1 old.attention.value_dim.parts) (= (div ?x1829 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x653))))))
(assert
 (let ((?x2420 (mod old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let (($x373 (= (_ bv67 7) old.attention.value_dim.kind)))
 (= old.attention.value_dim.padded (and $x373 (not (= 0 ?x2420)))))))
(assert
 (let (($x2320 (= (_ bv40 7) old.attention.out.split)))
 (let (($x2889 (not $x2320)))
 (let (($x652 (= (_ bv10 7) old.attention.out.input)))
 (let (($x950 (= (_ bv32 7) old.attention.out.input)))
 (= old.attention.gathers (or $x950 (and $x652 $x2889))))))))
(assert
 (let (($x829 (= (_ bv98 7) old.hidden.kind)))
 (let (($x831 (= (_ bv49 7) old.hidden.kind)))
 (let (($x2316 (= (_ bv88 7) old.hidden.kind)))
 (let (($x1973 (or $x2316 $x831)))
 (let (($x3000 (ite $x1973 old.hidden.given_everywhere (or $x829 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x3000)))))))
(assert
 (let (($x1795 (not old.hidden.moved)))
 (let (($x1069 (and (not (or (= (_ bv98 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind))) $x1795)))
 (let (($x2469 (= 1 old.hidden.parts)))
 (let (($x831 (= (_ bv49 7) old.hidden.kind)))
 (let (($x2316 (= (_ bv88 7) old.hidden.kind)))
 (let (($x1973 (or $x2316 $x831)))
 (= old.hidden.first_alone (ite $x1973 old.hidden.given_first (or $x2469 $x1069))))))))))
(assert
 (let (($x2136 (not old.attention.heads.padded)))
 (let (($x1337 (= (_ bv98 7) old.attention.heads.kind)))
 (let (($x1667 (= (_ bv49 7) old.attention.heads.kind)))
 (let (($x2489 (= (_ bv88 7) old.attention.heads.kind)))
 (let (($x3347 (ite (or $x2489 $x1667) old.attention.heads.given_everywhere (or $x1337 (and (= 1 old.attention.heads.parts) $x2136)))))
 (= old.attention.heads.everywhere $x3347)))))))
(assert
 (let (($x2842 (= (_ bv75 7) old.attention.qkv.collective)))
 (let (($x2169 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x187 (ite (or $x2169 $x2842) (_ bv16 7) (_ bv98 7))))
 (let (($x2279 (= (_ bv59 7) old.attention.qkv.collective)))
 (let (($x3054 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1347 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1596 (and $x1347 $x3054 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x2635 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x3120 (and $x1347 $x2635 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv81 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x302 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2247 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x160 (or $x2247 $x2279)))
 (let ((?x3354 (ite (or $x160 $x302) old.attention.qkv.split (ite (or $x2169 $x3120 $x1596) (_ bv98 7) (_ bv16 7)))))
 (let (($x1713 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1446 (not $x1713)))
 (let ((?x2131 (ite $x1446 ?x3354 (ite (or $x2279 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv94 7) ?x187))))
 (let ((?x855 (ite (or $x160 $x302 old.model.query_latent) (_ bv98 7) (ite $x1347 (_ bv21 7) (_ bv16 7)))))
 (let (($x1724 (= (_ bv59 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x1724 ?x855 ?x2131)))))))))))))))))))))
(assert
 (let (($x1683 (not old.attention.value_dim.padded)))
 (let (($x3628 (= (_ bv98 7) old.attention.value_dim.kind)))
 (let (($x3371 (= (_ bv49 7) old.attention.value_dim.kind)))
 (let (($x1378 (= (_ bv88 7) old.attention.value_dim.kind)))
 (let (($x2937 (ite (or $x1378 $x3371) old.attention.value_dim.given_everywhere (or $x3628 (and (= 1 old.attention.value_dim.parts) $x1683)))))
 (= old.attention.value_dim.everywhere $x2937)))))))
(assert
 (let (($x618 (= (_ bv98 7) old.stream)))
 (let (($x1654 (or $x618 (and (= (_ bv38 7) old.stream) old.hidden.everywhere) (and (= (_ bv96 7) old.stream) old.stream_tokens.everywhere))))
 (= old.stream.in_order $x1654))))
(assert
 (let (($x2842 (= (_ bv75 7) old.attention.qkv.collective)))
 (let (($x2169 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x187 (ite (or $x2169 $x2842) (_ bv16 7) (_ bv98 7))))
 (let (($x2279 (= (_ bv59 7) old.attention.qkv.collective)))
 (let (($x3054 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1347 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1596 (and $x1347 $x3054 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x2635 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x3120 (and $x1347 $x2635 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv81 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x302 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2247 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x160 (or $x2247 $x2279)))
 (let ((?x3354 (ite (or $x160 $x302) old.attention.qkv.split (ite (or $x2169 $x3120 $x1596) (_ bv98 7) (_ bv16 7)))))
 (let (($x1713 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1446 (not $x1713)))
 (let ((?x1482 (ite $x1446 ?x3354 (ite (or $x2279 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv94 7) ?x187))))
 (let ((?x855 (ite (or $x160 $x302 old.model.query_latent) (_ bv98 7) (ite $x1347 (_ bv21 7) (_ bv16 7)))))
 (let (($x1724 (= (_ bv59 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x1724 ?x855 ?x1482))))))))))))))))))))))
(assert
 (let (($x3054 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1574 (or (= (_ bv94 7) old.attention.v) (= (_ bv98 7) old.attention.v) (= (_ bv37 7) old.attention.v) (= (_ bv36 7) old.attention.v))))
 (let ((?x2568 (ite $x1574 old.attention.v (ite $x3054 (_ bv37 7) (ite (= (_ bv36 7) old.attention.qkv.split) (_ bv36 7) (_ bv98 7))))))
 (= old.attention.mixed ?x2568)))))
(assert
 (let (($x476 (or (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.filled) (and (= (_ bv36 7) old.attention.mixed) old.attention.value_dim.filled))))
 (let (($x1221 (not old.attention.gathers)))
 (let (($x1979 (= (_ bv59 7) old.attention.out.split)))
 (= old.attention.share_of_one (and $x1979 $x1221 $x476))))))
(assert
 (let ((?x2720 (ite old.attention.share_of_one (_ bv94 7) old.attention.mixed)))
 (let (($x2387 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x1266 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x1991 (= (_ bv59 7) old.attention.out.collective)))
 (let (($x2545 (or $x1991 $x1266)))
 (let (($x3384 (and old.attention.share_of_one old.stream.first_keeps_all (or $x2545 $x2387))))
 (let (($x2320 (= (_ bv40 7) old.attention.out.split)))
 (let (($x2889 (not $x2320)))
 (let (($x1051 (= (_ bv36 7) old.attention.mixed)))
 (let (($x1876 (or (and old.attention.gathers (or (= (_ bv37 7) old.attention.mixed) $x1051)) (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.everywhere) (and $x1051 old.attention.value_dim.everywhere $x2889) $x3384)))
 (= old.attention.mixed_in (ite $x1876 (_ bv98 7) ?x2720)))))))))))))
(assert
 (let ((?x2273 (ite (or (= (_ bv94 7) old.attention.mixed_in) (= (_ bv40 7) old.attention.out.split)) (_ bv94 7) (ite (= (_ bv63 7) old.attention.out.split) (_ bv38 7) (_ bv98 7)))))
 (let (($x479 (and old.attention.heads_where_kept (or (= (_ bv37 7) old.attention.mixed_in) (= (_ bv98 7) old.attention.mixed_in)))))
 (let (($x1104 (ite (= (_ bv36 7) old.attention.mixed_in) old.attention.dims_where_kept $x479)))
 (let (($x2387 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x1991 (= (_ bv59 7) old.attention.out.collective)))
 (let (($x2658 (or $x1991 $x2387)))
 (let (($x2320 (= (_ bv40 7) old.attention.out.split)))
 (= old.attention.out_state (ite (and $x2320 $x2658 $x1104) (_ bv98 7) ?x2273))))))))))
(assert
 (= old.attention.taken_for_whole (and (= (_ bv94 7) old.attention.out_state) old.attention.share_of_one)))
(assert
 (let (($x2320 (= (_ bv40 7) old.attention.out.split)))
 (let (($x2889 (not $x2320)))
 (let (($x251 (= 1 old.tp)))
 (let (($x618 (= (_ bv98 7) old.stream)))
 (let (($x2387 (and (or (not old.attention.out.group.tp) $x251) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x3154 (and $x2387 (or $x618 $x251 (not (= (_ bv4 7) old.attention.out.collective)) $x2889))))
 (let (($x1266 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x1991 (= (_ bv59 7) old.attention.out.collective)))
 (let (($x2545 (or $x1991 $x1266)))
 (let ((?x2837 (ite (or $x2545 $x3154) (_ bv98 7) (ite (= (_ bv4 7) old.attention.out.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x2239 (= (_ bv98 7) old.attention.out_state)))
 (let (($x3402 (= (_ bv75 7) old.attention.out.collective)))
 (let (($x1982 (= (_ bv5 7) old.attention.out.collective)))
 (let ((?x53 (ite (or $x1991 (and $x1266 (= (_ bv38 7) old.stream)) (and (or $x1982 $x3402) $x2387)) (_ bv38 7) (ite $x1266 (_ bv98 7) (_ bv16 7)))))
 (let (($x1233 (or (and old.hidden.filled (not $x618)) (and old.hidden.leads (= (_ bv38 7) old.stream)))))
 (let (($x2479 (not $x2387)))
 (let (($x1660 (= (_ bv50 7) old.norm.statistic)))
 (let (($x2023 (= (_ bv38 7) old.stream)))
 (let ((?x3806 (ite (and $x1982 old.hidden.filled $x2023 $x2479 $x1660) old.stream (ite (and $x3402 $x2479 $x1233) old.stream ?x53))))
 (let (($x3477 (= (_ bv4 7) old.attention.out.collective)))
 (let ((?x210 (ite $x3477 (_ bv98 7) (ite (and $x1982 old.hidden.filled $x618 $x2479) (_ bv98 7) ?x3806))))
 (let (($x2658 (or $x1991 $x2387)))
 (let ((?x452 (ite (and (not $x2023) old.stream.in_order old.hidden.everywhere $x2658) (_ bv98 7) (ite (and (= (_ bv96 7) old.stream) (< 1 old.tp) $x2387) (_ bv38 7) ?x210))))
 (let (($x3281 (= (_ bv38 7) old.attention.out_state)))
 (let ((?x1897 (ite $x3402 (ite (not $x618) old.stream (_ bv68 7)) (ite $x1266 (ite $x618 (_ bv98 7) old.stream) (ite $x1991 (_ bv94 7) (_ bv16 7))))))
 (let (($x2961 (= (_ bv94 7) old.attention.out_state)))
 (let ((?x945 (ite $x2961 (ite $x1982 (_ bv98 7) ?x1897) (ite $x3281 ?x452 (ite $x2239 ?x2837 old.attention.out_state)))))
 (= old.attention.joined ?x945)))))))))))))))))))))))))))))
(assert
 (let (($x3121 (not old.hidden.everywhere)))
 (let (($x1982 (= (_ bv5 7) old.attention.out.collective)))
 (let (($x3281 (= (_ bv38 7) old.attention.out_state)))
 (= old.attention.full_though_split (and $x3281 (= (_ bv98 7) old.attention.joined) $x1982 $x3121))))))
(assert
 (let (($x1163 (= (_ bv67 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv49 7) new.attention.head_dim.kind) (= (_ bv58 7) new.attention.head_dim.kind) $x1163 (= (_ bv88 7) new.attention.head_dim.kind) (= (_ bv93 7) new.attention.head_dim.kind) (= (_ bv98 7) new.attention.head_dim.kind) (= (_ bv101 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x3206 (= (_ bv98 7) new.attention.heads.kind)))
 (let (($x313 (= (_ bv88 7) new.attention.heads.kind)))
 (let (($x2472 (= (_ bv67 7) new.attention.heads.kind)))
 (let (($x1292 (= (_ bv49 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) $x1292 (= (_ bv58 7) new.attention.heads.kind) $x2472 $x313 (= (_ bv93 7) new.attention.heads.kind) $x3206 (= (_ bv101 7) new.attention.heads.kind)))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x3144 (= (_ bv29 7) new.attention.out.bias)))
 (let (($x1450 (= (_ bv27 7) new.attention.out.bias)))
 (let (($x3405 (= (_ bv1 7) new.attention.out.bias)))
 (or $x3405 (= (_ bv23 7) new.attention.out.bias) $x1450 $x3144)))))
(assert
 (let (($x2483 (= (_ bv75 7) new.attention.out.collective)))
 (let (($x2690 (= (_ bv59 7) new.attention.out.collective)))
 (let (($x869 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x2670 (= (_ bv5 7) new.attention.out.collective)))
 (let (($x10 (= (_ bv4 7) new.attention.out.collective)))
 (or $x10 $x2670 $x869 $x2690 $x2483)))))))
(assert
 (let (($x2651 (= (_ bv32 7) new.attention.out.input)))
 (let (($x3049 (= (_ bv10 7) new.attention.out.input)))
 (or $x3049 $x2651 (= (_ bv65 7) new.attention.out.input)))))
(assert
 (let (($x294 (= (_ bv63 7) new.attention.out.split)))
 (let (($x1481 (= (_ bv59 7) new.attention.out.split)))
 (let (($x2480 (= (_ bv40 7) new.attention.out.split)))
 (or $x2480 $x1481 $x294)))))
(assert
 (let (($x2141 (= (_ bv8 7) new.attention.pairs)))
 (or $x2141 (= (_ bv44 7) new.attention.pairs))))
(assert
 (let (($x983 (= (_ bv75 7) new.attention.qkv.collective)))
 (let (($x1471 (= (_ bv59 7) new.attention.qkv.collective)))
 (let (($x1650 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x505 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1986 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1986 $x505 $x1650 $x1471 $x983)))))))
(assert
 (let (($x3535 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x3535 (= (_ bv85 7) new.attention.qkv.k_sum))))
(assert
 (let (($x2766 (= (_ bv59 7) new.attention.qkv.split)))
 (let (($x3084 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1545 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2957 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x2957 $x1545 $x3084 $x2766))))))
(assert
 (let (($x573 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x573 (= (_ bv64 7) new.attention.qkv.v_sum))))
(assert
 (let (($x2521 (= (_ bv98 7) new.attention.value_dim.kind)))
 (let (($x1082 (= (_ bv88 7) new.attention.value_dim.kind)))
 (let (($x2028 (= (_ bv67 7) new.attention.value_dim.kind)))
 (let (($x932 (= (_ bv49 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) $x932 (= (_ bv58 7) new.attention.value_dim.kind) $x2028 $x1082 (= (_ bv93 7) new.attention.value_dim.kind) $x2521 (= (_ bv101 7) new.attention.value_dim.kind)))))))
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
 (let (($x1530 (= (_ bv98 7) new.hidden.kind)))
 (let (($x2824 (= (_ bv93 7) new.hidden.kind)))
 (let (($x1945 (= (_ bv88 7) new.hidden.kind)))
 (let (($x2923 (= (_ bv67 7) new.hidden.kind)))
 (let (($x1411 (= (_ bv49 7) new.hidden.kind)))
 (let (($x1939 (= (_ bv26 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) $x1939 $x1411 (= (_ bv58 7) new.hidden.kind) $x2923 $x1945 $x2824 $x1530 (= (_ bv101 7) new.hidden.kind)))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x3189 (= (_ bv81 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv48 7) new.model.positions) (= (_ bv59 7) new.model.positions) $x3189)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x3771 (= (_ bv50 7) new.norm.statistic)))
 (or $x3771 (= (_ bv95 7) new.norm.statistic))))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x2174 (= (_ bv98 7) new.stream)))
 (let (($x277 (= (_ bv96 7) new.stream)))
 (let (($x2055 (= (_ bv38 7) new.stream)))
 (or $x2055 $x277 $x2174)))))
(assert
 (let (($x2851 (= (_ bv98 7) new.stream_tokens.kind)))
 (let (($x2808 (= (_ bv88 7) new.stream_tokens.kind)))
 (let (($x812 (= (_ bv49 7) new.stream_tokens.kind)))
 (or (= (_ bv11 7) new.stream_tokens.kind) (= (_ bv18 7) new.stream_tokens.kind) (= (_ bv26 7) new.stream_tokens.kind) $x812 (= (_ bv58 7) new.stream_tokens.kind) (= (_ bv67 7) new.stream_tokens.kind) $x2808 (= (_ bv93 7) new.stream_tokens.kind) $x2851 (= (_ bv101 7) new.stream_tokens.kind))))))
(assert
 (and (<= 1 new.stream_tokens.parts)))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (= new.stream_tokens.padded false))
(assert
 (let (($x2923 (= (_ bv67 7) new.hidden.kind)))
 (= new.hidden.padded (and $x2923 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let ((?x2796 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x473 (div (* ?x2796 new.hidden.multiple) new.hidden.parts)))
 (let (($x2740 (< 1 new.hidden.parts)))
 (let (($x2923 (= (_ bv67 7) new.hidden.kind)))
 (= new.hidden.filled (and $x2923 $x2740 (= ?x473 new.hidden.n))))))))
(assert
 (let ((?x2796 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x473 (div (* ?x2796 new.hidden.multiple) new.hidden.parts)))
 (let (($x2740 (< 1 new.hidden.parts)))
 (let (($x2923 (= (_ bv67 7) new.hidden.kind)))
 (= new.hidden.leads (and $x2923 $x2740 (<= new.hidden.n ?x473))))))))
(assert
 (let (($x1939 (= (_ bv26 7) new.hidden.kind)))
 (let (($x862 (ite $x1939 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x2796 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x473 (div (* ?x2796 new.hidden.multiple) new.hidden.parts)))
 (let (($x3528 (= (- 1) new.hidden.n)))
 (let (($x2923 (= (_ bv67 7) new.hidden.kind)))
 (let (($x2824 (= (_ bv93 7) new.hidden.kind)))
 (let (($x2783 (ite $x2824 (or $x3528 (< new.hidden.block new.hidden.n)) (ite $x2923 (or $x3528 (< ?x473 new.hidden.n)) $x862))))
 (let (($x1360 (ite (or (= (_ bv98 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x2783)))
 (let (($x1411 (= (_ bv49 7) new.hidden.kind)))
 (let (($x1945 (= (_ bv88 7) new.hidden.kind)))
 (let (($x3516 (or $x1945 $x1411)))
 (= new.hidden.moved (ite $x3516 new.hidden.given_moved $x1360)))))))))))))))
(assert
 (let (($x2851 (= (_ bv98 7) new.stream_tokens.kind)))
 (let (($x3232 (or $x2851 (and (= 1 new.stream_tokens.parts) (not new.stream_tokens.padded)))))
 (let (($x1905 (ite (or (= (_ bv88 7) new.stream_tokens.kind) (= (_ bv49 7) new.stream_tokens.kind)) new.stream_tokens.given_everywhere $x3232)))
 (= new.stream_tokens.everywhere $x1905)))))
(assert
 (let ((?x2856 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x587 (= (div (* ?x2856 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x2472 (= (_ bv67 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x2472 (< 1 new.attention.heads.parts) $x587))))))
(assert
 (let (($x2151 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x2472 (= (_ bv67 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x2472 $x2151)))))
(assert
 (let ((?x779 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2888 (div (* ?x779 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1163 (= (_ bv67 7) new.attention.head_dim.kind)))
 (let (($x3033 (and $x1163 (< 1 new.attention.head_dim.parts) (= ?x2888 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x3033))))))
(assert
 (let ((?x1567 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x2917 (* (div ?x1567 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x2028 (= (_ bv67 7) new.attention.value_dim.kind)))
 (let (($x2588 (and $x2028 (< 1 new.attention.value_dim.parts) (= (div ?x2917 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x2588))))))
(assert
 (let ((?x3222 (mod new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let (($x2028 (= (_ bv67 7) new.attention.value_dim.kind)))
 (= new.attention.value_dim.padded (and $x2028 (not (= 0 ?x3222)))))))
(assert
 (let (($x2480 (= (_ bv40 7) new.attention.out.split)))
 (let (($x2453 (not $x2480)))
 (let (($x3049 (= (_ bv10 7) new.attention.out.input)))
 (let (($x2651 (= (_ bv32 7) new.attention.out.input)))
 (= new.attention.gathers (or $x2651 (and $x3049 $x2453))))))))
(assert
 (let (($x1530 (= (_ bv98 7) new.hidden.kind)))
 (let (($x1411 (= (_ bv49 7) new.hidden.kind)))
 (let (($x1945 (= (_ bv88 7) new.hidden.kind)))
 (let (($x3516 (or $x1945 $x1411)))
 (let (($x1435 (ite $x3516 new.hidden.given_everywhere (or $x1530 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x1435)))))))
(assert
 (let (($x270 (not new.hidden.moved)))
 (let (($x1182 (and (not (or (= (_ bv98 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind))) $x270)))
 (let (($x2862 (= 1 new.hidden.parts)))
 (let (($x1411 (= (_ bv49 7) new.hidden.kind)))
 (let (($x1945 (= (_ bv88 7) new.hidden.kind)))
 (let (($x3516 (or $x1945 $x1411)))
 (= new.hidden.first_alone (ite $x3516 new.hidden.given_first (or $x2862 $x1182))))))))))
(assert
 (let (($x1352 (not new.attention.heads.padded)))
 (let (($x3206 (= (_ bv98 7) new.attention.heads.kind)))
 (let (($x1292 (= (_ bv49 7) new.attention.heads.kind)))
 (let (($x313 (= (_ bv88 7) new.attention.heads.kind)))
 (let (($x776 (ite (or $x313 $x1292) new.attention.heads.given_everywhere (or $x3206 (and (= 1 new.attention.heads.parts) $x1352)))))
 (= new.attention.heads.everywhere $x776)))))))
(assert
 (let (($x983 (= (_ bv75 7) new.attention.qkv.collective)))
 (let (($x1986 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1243 (ite (or $x1986 $x983) (_ bv16 7) (_ bv98 7))))
 (let (($x1471 (= (_ bv59 7) new.attention.qkv.collective)))
 (let (($x1545 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x505 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3858 (and $x505 $x1545 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2957 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x3013 (and $x505 $x2957 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv81 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x684 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1650 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1137 (or $x1650 $x1471)))
 (let ((?x3500 (ite (or $x1137 $x684) new.attention.qkv.split (ite (or $x1986 $x3013 $x3858) (_ bv98 7) (_ bv16 7)))))
 (let (($x3084 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x3150 (not $x3084)))
 (let ((?x1856 (ite $x3150 ?x3500 (ite (or $x1471 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv94 7) ?x1243))))
 (let ((?x2645 (ite (or $x1137 $x684 new.model.query_latent) (_ bv98 7) (ite $x505 (_ bv21 7) (_ bv16 7)))))
 (let (($x2766 (= (_ bv59 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x2766 ?x2645 ?x1856)))))))))))))))))))))
(assert
 (let (($x207 (not new.attention.value_dim.padded)))
 (let (($x2521 (= (_ bv98 7) new.attention.value_dim.kind)))
 (let (($x932 (= (_ bv49 7) new.attention.value_dim.kind)))
 (let (($x1082 (= (_ bv88 7) new.attention.value_dim.kind)))
 (let (($x3229 (ite (or $x1082 $x932) new.attention.value_dim.given_everywhere (or $x2521 (and (= 1 new.attention.value_dim.parts) $x207)))))
 (= new.attention.value_dim.everywhere $x3229)))))))
(assert
 (let (($x2174 (= (_ bv98 7) new.stream)))
 (let (($x1156 (or $x2174 (and (= (_ bv38 7) new.stream) new.hidden.everywhere) (and (= (_ bv96 7) new.stream) new.stream_tokens.everywhere))))
 (= new.stream.in_order $x1156))))
(assert
 (let (($x983 (= (_ bv75 7) new.attention.qkv.collective)))
 (let (($x1986 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1243 (ite (or $x1986 $x983) (_ bv16 7) (_ bv98 7))))
 (let (($x1471 (= (_ bv59 7) new.attention.qkv.collective)))
 (let (($x1545 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x505 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3858 (and $x505 $x1545 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2957 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x3013 (and $x505 $x2957 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv81 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x684 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1650 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1137 (or $x1650 $x1471)))
 (let ((?x3500 (ite (or $x1137 $x684) new.attention.qkv.split (ite (or $x1986 $x3013 $x3858) (_ bv98 7) (_ bv16 7)))))
 (let (($x3084 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x3150 (not $x3084)))
 (let ((?x1108 (ite $x3150 ?x3500 (ite (or $x1471 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv94 7) ?x1243))))
 (let ((?x2645 (ite (or $x1137 $x684 new.model.query_latent) (_ bv98 7) (ite $x505 (_ bv21 7) (_ bv16 7)))))
 (let (($x2766 (= (_ bv59 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x2766 ?x2645 ?x1108))))))))))))))))))))))
(assert
 (let (($x1545 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x960 (or (= (_ bv94 7) new.attention.v) (= (_ bv98 7) new.attention.v) (= (_ bv37 7) new.attention.v) (= (_ bv36 7) new.attention.v))))
 (let ((?x1468 (ite $x960 new.attention.v (ite $x1545 (_ bv37 7) (ite (= (_ bv36 7) new.attention.qkv.split) (_ bv36 7) (_ bv98 7))))))
 (= new.attention.mixed ?x1468)))))
(assert
 (let (($x3291 (or (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.filled) (and (= (_ bv36 7) new.attention.mixed) new.attention.value_dim.filled))))
 (let (($x2439 (not new.attention.gathers)))
 (let (($x1481 (= (_ bv59 7) new.attention.out.split)))
 (= new.attention.share_of_one (and $x1481 $x2439 $x3291))))))
(assert
 (let ((?x3463 (ite new.attention.share_of_one (_ bv94 7) new.attention.mixed)))
 (let (($x2642 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x869 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x2690 (= (_ bv59 7) new.attention.out.collective)))
 (let (($x2179 (or $x2690 $x869)))
 (let (($x3126 (and new.attention.share_of_one new.stream.first_keeps_all (or $x2179 $x2642))))
 (let (($x2480 (= (_ bv40 7) new.attention.out.split)))
 (let (($x2453 (not $x2480)))
 (let (($x2410 (= (_ bv36 7) new.attention.mixed)))
 (let (($x1520 (or (and new.attention.gathers (or (= (_ bv37 7) new.attention.mixed) $x2410)) (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.everywhere) (and $x2410 new.attention.value_dim.everywhere $x2453) $x3126)))
 (= new.attention.mixed_in (ite $x1520 (_ bv98 7) ?x3463)))))))))))))
(assert
 (let ((?x3353 (ite (or (= (_ bv94 7) new.attention.mixed_in) (= (_ bv40 7) new.attention.out.split)) (_ bv94 7) (ite (= (_ bv63 7) new.attention.out.split) (_ bv38 7) (_ bv98 7)))))
 (let (($x2496 (and new.attention.heads_where_kept (or (= (_ bv37 7) new.attention.mixed_in) (= (_ bv98 7) new.attention.mixed_in)))))
 (let (($x2474 (ite (= (_ bv36 7) new.attention.mixed_in) new.attention.dims_where_kept $x2496)))
 (let (($x2642 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x2690 (= (_ bv59 7) new.attention.out.collective)))
 (let (($x2629 (or $x2690 $x2642)))
 (let (($x2480 (= (_ bv40 7) new.attention.out.split)))
 (= new.attention.out_state (ite (and $x2480 $x2629 $x2474) (_ bv98 7) ?x3353))))))))))
(assert
 (= new.attention.taken_for_whole (and (= (_ bv94 7) new.attention.out_state) new.attention.share_of_one)))
(assert
 (let (($x2480 (= (_ bv40 7) new.attention.out.split)))
 (let (($x2453 (not $x2480)))
 (let (($x3046 (= 1 new.tp)))
 (let (($x2174 (= (_ bv98 7) new.stream)))
 (let (($x2642 (and (or (not new.attention.out.group.tp) $x3046) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x387 (and $x2642 (or $x2174 $x3046 (not (= (_ bv4 7) new.attention.out.collective)) $x2453))))
 (let (($x869 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x2690 (= (_ bv59 7) new.attention.out.collective)))
 (let (($x2179 (or $x2690 $x869)))
 (let ((?x1720 (ite (or $x2179 $x387) (_ bv98 7) (ite (= (_ bv4 7) new.attention.out.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x1899 (= (_ bv98 7) new.attention.out_state)))
 (let (($x2483 (= (_ bv75 7) new.attention.out.collective)))
 (let (($x2670 (= (_ bv5 7) new.attention.out.collective)))
 (let ((?x3040 (ite (or $x2690 (and $x869 (= (_ bv38 7) new.stream)) (and (or $x2670 $x2483) $x2642)) (_ bv38 7) (ite $x869 (_ bv98 7) (_ bv16 7)))))
 (let (($x2252 (or (and new.hidden.filled (not $x2174)) (and new.hidden.leads (= (_ bv38 7) new.stream)))))
 (let (($x2492 (not $x2642)))
 (let (($x3771 (= (_ bv50 7) new.norm.statistic)))
 (let (($x2055 (= (_ bv38 7) new.stream)))
 (let ((?x775 (ite (and $x2670 new.hidden.filled $x2055 $x2492 $x3771) new.stream (ite (and $x2483 $x2492 $x2252) new.stream ?x3040))))
 (let (($x10 (= (_ bv4 7) new.attention.out.collective)))
 (let ((?x2507 (ite $x10 (_ bv98 7) (ite (and $x2670 new.hidden.filled $x2174 $x2492) (_ bv98 7) ?x775))))
 (let (($x2629 (or $x2690 $x2642)))
 (let ((?x177 (ite (and (not $x2055) new.stream.in_order new.hidden.everywhere $x2629) (_ bv98 7) (ite (and (= (_ bv96 7) new.stream) (< 1 new.tp) $x2642) (_ bv38 7) ?x2507))))
 (let (($x1653 (= (_ bv38 7) new.attention.out_state)))
 (let ((?x3467 (ite $x2483 (ite (not $x2174) new.stream (_ bv68 7)) (ite $x869 (ite $x2174 (_ bv98 7) new.stream) (ite $x2690 (_ bv94 7) (_ bv16 7))))))
 (let (($x416 (= (_ bv94 7) new.attention.out_state)))
 (let ((?x2302 (ite $x416 (ite $x2670 (_ bv98 7) ?x3467) (ite $x1653 ?x177 (ite $x1899 ?x1720 new.attention.out_state)))))
 (= new.attention.joined ?x2302)))))))))))))))))))))))))))))
(assert
 (let (($x411 (not new.hidden.everywhere)))
 (let (($x2670 (= (_ bv5 7) new.attention.out.collective)))
 (let (($x1653 (= (_ bv38 7) new.attention.out_state)))
 (= new.attention.full_though_split (and $x1653 (= (_ bv98 7) new.attention.joined) $x2670 $x411))))))
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
 (let (($x3911 (or (and (= (_ bv38 7) new.attention.out_state) new.hidden.first_alone) (and (= (_ bv98 7) new.attention.out_state) new.stream.first_keeps_all))))
 (let (($x3144 (= (_ bv29 7) new.attention.out.bias)))
 (let (($x2010 (not new.attention.full_though_split)))
 (let (($x2666 (and (not (= (_ bv94 7) new.attention.out_state)) (or (= (_ bv1 7) new.attention.out.bias) (= (_ bv27 7) new.attention.out.bias)) $x2010)))
 (let (($x2007 (or (not (= (_ bv27 7) new.attention.out.bias)) new.attention.taken_for_whole)))
 (let (($x416 (= (_ bv94 7) new.attention.out_state)))
 (let (($x3046 (= 1 new.tp)))
 (let (($x293 (or $x3046 (not new.model.out_bias) (and $x416 $x2007) $x2666 (and $x3144 $x3911))))
 (not $x293))))))))))
(assert
 (let (($x987 (or (and (= (_ bv38 7) old.attention.out_state) old.hidden.first_alone) (and (= (_ bv98 7) old.attention.out_state) old.stream.first_keeps_all))))
(let (($x1912 (= (_ bv29 7) old.attention.out.bias)))
(let (($x550 (not old.attention.full_though_split)))
(let (($x2346 (and (not (= (_ bv94 7) old.attention.out_state)) (or (= (_ bv1 7) old.attention.out.bias) (= (_ bv27 7) old.attention.out.bias)) $x550)))
(let (($x745 (or (not (= (_ bv27 7) old.attention.out.bias)) old.attention.taken_for_whole)))
(let (($x2961 (= (_ bv94 7) old.attention.out_state)))
(let (($x639 (not old.model.out_bias)))
(let (($x251 (= 1 old.tp)))
(or $x251 $x639 (and $x2961 $x745) $x2346 (and $x1912 $x987)))))))))))
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
 (let (($x281 (= (_ bv67 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv49 7) old.attention.head_dim.kind) (= (_ bv58 7) old.attention.head_dim.kind) $x281 (= (_ bv88 7) old.attention.head_dim.kind) (= (_ bv93 7) old.attention.head_dim.kind) (= (_ bv98 7) old.attention.head_dim.kind) (= (_ bv101 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x1337 (= (_ bv98 7) old.attention.heads.kind)))
 (let (($x2489 (= (_ bv88 7) old.attention.heads.kind)))
 (let (($x1424 (= (_ bv67 7) old.attention.heads.kind)))
 (let (($x1667 (= (_ bv49 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) $x1667 (= (_ bv58 7) old.attention.heads.kind) $x1424 $x2489 (= (_ bv93 7) old.attention.heads.kind) $x1337 (= (_ bv101 7) old.attention.heads.kind)))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x3402 (= (_ bv75 7) old.attention.out.collective)))
 (let (($x1991 (= (_ bv59 7) old.attention.out.collective)))
 (let (($x1266 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x1982 (= (_ bv5 7) old.attention.out.collective)))
 (or (= (_ bv4 7) old.attention.out.collective) $x1982 $x1266 $x1991 $x3402))))))
(assert
 (let (($x950 (= (_ bv32 7) old.attention.out.input)))
 (let (($x652 (= (_ bv10 7) old.attention.out.input)))
 (or $x652 $x950 (= (_ bv65 7) old.attention.out.input)))))
(assert
 (let (($x2747 (= (_ bv29 7) old.attention.out.residual)))
 (let (($x1925 (= (_ bv27 7) old.attention.out.residual)))
 (let (($x522 (= (_ bv23 7) old.attention.out.residual)))
 (let (($x2225 (= (_ bv1 7) old.attention.out.residual)))
 (or $x2225 $x522 $x1925 $x2747))))))
(assert
 (let (($x1346 (= (_ bv63 7) old.attention.out.split)))
 (let (($x1979 (= (_ bv59 7) old.attention.out.split)))
 (let (($x2320 (= (_ bv40 7) old.attention.out.split)))
 (or $x2320 $x1979 $x1346)))))
(assert
 (let (($x3219 (= (_ bv8 7) old.attention.pairs)))
 (or $x3219 (= (_ bv44 7) old.attention.pairs))))
(assert
 (let (($x2842 (= (_ bv75 7) old.attention.qkv.collective)))
 (let (($x2279 (= (_ bv59 7) old.attention.qkv.collective)))
 (let (($x2247 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1347 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2169 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x2169 $x1347 $x2247 $x2279 $x2842)))))))
(assert
 (let (($x3011 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x3011 (= (_ bv85 7) old.attention.qkv.k_sum))))
(assert
 (let (($x1724 (= (_ bv59 7) old.attention.qkv.split)))
 (let (($x1713 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x3054 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2635 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x2635 $x3054 $x1713 $x1724))))))
(assert
 (let (($x429 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x429 (= (_ bv64 7) old.attention.qkv.v_sum))))
(assert
 (let (($x3628 (= (_ bv98 7) old.attention.value_dim.kind)))
 (let (($x1378 (= (_ bv88 7) old.attention.value_dim.kind)))
 (let (($x373 (= (_ bv67 7) old.attention.value_dim.kind)))
 (let (($x3371 (= (_ bv49 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) $x3371 (= (_ bv58 7) old.attention.value_dim.kind) $x373 $x1378 (= (_ bv93 7) old.attention.value_dim.kind) $x3628 (= (_ bv101 7) old.attention.value_dim.kind)))))))
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
 (let (($x1820 (= (_ bv5 7) old.embedding.collective)))
 (or (= (_ bv4 7) old.embedding.collective) $x1820 (= (_ bv10 7) old.embedding.collective) (= (_ bv59 7) old.embedding.collective) (= (_ bv75 7) old.embedding.collective))))
(assert
 (let (($x1252 (= (_ bv38 7) old.embedding.split)))
 (or $x1252 (= (_ bv59 7) old.embedding.split) (= (_ bv97 7) old.embedding.split))))
(assert
 (let (($x3149 (= (_ bv5 7) old.ffn.down.collective)))
 (or (= (_ bv4 7) old.ffn.down.collective) $x3149 (= (_ bv10 7) old.ffn.down.collective) (= (_ bv59 7) old.ffn.down.collective) (= (_ bv75 7) old.ffn.down.collective))))
(assert
 (let (($x2579 (= (_ bv27 7) old.ffn.down.residual)))
 (let (($x1523 (= (_ bv1 7) old.ffn.down.residual)))
 (or $x1523 (= (_ bv23 7) old.ffn.down.residual) $x2579 (= (_ bv29 7) old.ffn.down.residual)))))
(assert
 (let (($x2854 (= (_ bv63 7) old.ffn.down.split)))
 (or (= (_ bv40 7) old.ffn.down.split) (= (_ bv59 7) old.ffn.down.split) $x2854)))
(assert
 (let (($x829 (= (_ bv98 7) old.hidden.kind)))
 (let (($x2316 (= (_ bv88 7) old.hidden.kind)))
 (let (($x284 (= (_ bv67 7) old.hidden.kind)))
 (let (($x831 (= (_ bv49 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind) $x831 (= (_ bv58 7) old.hidden.kind) $x284 $x2316 (= (_ bv93 7) old.hidden.kind) $x829 (= (_ bv101 7) old.hidden.kind)))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x3745 (= (_ bv70 7) old.model.norm)))
 (or (= (_ bv69 7) old.model.norm) $x3745 (= (_ bv84 7) old.model.norm))))
(assert
 (let (($x1819 (= (_ bv81 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv48 7) old.model.positions) (= (_ bv59 7) old.model.positions) $x1819)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x618 (= (_ bv98 7) old.stream)))
 (let (($x3409 (= (_ bv96 7) old.stream)))
 (let (($x2023 (= (_ bv38 7) old.stream)))
 (or $x2023 $x3409 $x618)))))
(assert
 (let (($x2391 (= (_ bv98 7) old.stream_tokens.kind)))
 (let (($x320 (= (_ bv88 7) old.stream_tokens.kind)))
 (let (($x2428 (= (_ bv49 7) old.stream_tokens.kind)))
 (or (= (_ bv11 7) old.stream_tokens.kind) (= (_ bv18 7) old.stream_tokens.kind) (= (_ bv26 7) old.stream_tokens.kind) $x2428 (= (_ bv58 7) old.stream_tokens.kind) (= (_ bv67 7) old.stream_tokens.kind) $x320 (= (_ bv93 7) old.stream_tokens.kind) $x2391 (= (_ bv101 7) old.stream_tokens.kind))))))
(assert
 (and (<= 1 old.stream_tokens.parts)))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (= old.stream_tokens.padded false))
(assert
 (let (($x284 (= (_ bv67 7) old.hidden.kind)))
 (= old.hidden.padded (and $x284 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let ((?x1309 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let (($x1632 (= (div (* ?x1309 old.hidden.multiple) old.hidden.parts) old.hidden.n)))
 (let (($x284 (= (_ bv67 7) old.hidden.kind)))
 (= old.hidden.filled (and $x284 (< 1 old.hidden.parts) $x1632))))))
(assert
 (let (($x2391 (= (_ bv98 7) old.stream_tokens.kind)))
 (let (($x886 (or $x2391 (and (= 1 old.stream_tokens.parts) (not old.stream_tokens.padded)))))
 (let (($x1172 (ite (or (= (_ bv88 7) old.stream_tokens.kind) (= (_ bv49 7) old.stream_tokens.kind)) old.stream_tokens.given_everywhere $x886)))
 (= old.stream_tokens.everywhere $x1172)))))
(assert
 (let ((?x655 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x1370 (= (div (* ?x655 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x1424 (= (_ bv67 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x1424 (< 1 old.attention.heads.parts) $x1370))))))
(assert
 (let (($x2358 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x1424 (= (_ bv67 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x1424 $x2358)))))
(assert
 (let ((?x2962 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x809 (div (* ?x2962 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x281 (= (_ bv67 7) old.attention.head_dim.kind)))
 (let (($x3589 (and $x281 (< 1 old.attention.head_dim.parts) (= ?x809 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x3589))))))
(assert
 (let ((?x326 (- (+ old.attention.value_dim.n old.attention.value_dim.multiple) 1)))
 (let ((?x1829 (* (div ?x326 old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x373 (= (_ bv67 7) old.attention.value_dim.kind)))
 (let (($x653 (and $x373 (< 1 old.attention.value_dim.parts) (= (div ?x1829 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x653))))))
(assert
 (let ((?x2420 (mod old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let (($x373 (= (_ bv67 7) old.attention.value_dim.kind)))
 (= old.attention.value_dim.padded (and $x373 (not (= 0 ?x2420)))))))
(assert
 (let (($x2320 (= (_ bv40 7) old.attention.out.split)))
 (let (($x2889 (not $x2320)))
 (let (($x652 (= (_ bv10 7) old.attention.out.input)))
 (let (($x950 (= (_ bv32 7) old.attention.out.input)))
 (= old.attention.gathers (or $x950 (and $x652 $x2889))))))))
(assert
 (let (($x1346 (= (_ bv63 7) old.attention.out.split)))
 (let (($x1925 (= (_ bv27 7) old.attention.out.residual)))
 (let (($x2225 (= (_ bv1 7) old.attention.out.residual)))
 (= old.stream.attention_keeps_junk (or $x2225 (and $x1925 $x1346)))))))
(assert
 (let (($x1523 (= (_ bv1 7) old.ffn.down.residual)))
 (let (($x2194 (or $x1523 (and (= (_ bv27 7) old.ffn.down.residual) (= (_ bv63 7) old.ffn.down.split)))))
 (= old.stream.ffn_keeps_junk (or old.model.parallel $x2194)))))
(assert
 (let (($x829 (= (_ bv98 7) old.hidden.kind)))
 (let (($x3000 (ite (or (= (_ bv88 7) old.hidden.kind) (= (_ bv49 7) old.hidden.kind)) old.hidden.given_everywhere (or $x829 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x3000))))
(assert
 (let (($x1752 (not old.model.embedding_norm)))
 (let (($x581 (and (or (not old.embedding.group.tp) (= 1 old.tp)) (or (not old.embedding.group.dp) (= 1 old.dp)) (or (not old.embedding.group.sp) (= 1 old.sp)) (or (not old.embedding.group.pp) (= 1 old.pp)))))
 (let (($x2023 (= (_ bv38 7) old.stream)))
 (let (($x1820 (= (_ bv5 7) old.embedding.collective)))
 (let (($x1252 (= (_ bv38 7) old.embedding.split)))
 (= old.stream.junk_of_embedding (and $x1252 $x1820 $x2023 old.hidden.filled (not $x581) $x1752))))))))
(assert
 (let (($x3745 (= (_ bv70 7) old.model.norm)))
 (let (($x2387 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x2479 (not $x2387)))
 (let (($x2023 (= (_ bv38 7) old.stream)))
 (let (($x1982 (= (_ bv5 7) old.attention.out.collective)))
 (let (($x1346 (= (_ bv63 7) old.attention.out.split)))
 (= old.stream.junk_of_attention (and $x1346 $x1982 $x2023 old.hidden.filled $x2479 $x3745)))))))))
(assert
 (let (($x3745 (= (_ bv70 7) old.model.norm)))
 (let (($x2065 (and (or (not old.ffn.down.group.tp) (= 1 old.tp)) (or (not old.ffn.down.group.dp) (= 1 old.dp)) (or (not old.ffn.down.group.sp) (= 1 old.sp)) (or (not old.ffn.down.group.pp) (= 1 old.pp)))))
 (let (($x2023 (= (_ bv38 7) old.stream)))
 (let (($x3149 (= (_ bv5 7) old.ffn.down.collective)))
 (let (($x2854 (= (_ bv63 7) old.ffn.down.split)))
 (= old.stream.junk_of_ffn (and $x2854 $x3149 $x2023 old.hidden.filled (not $x2065) $x3745))))))))
(assert
 (let (($x2136 (not old.attention.heads.padded)))
 (let (($x1337 (= (_ bv98 7) old.attention.heads.kind)))
 (let (($x1667 (= (_ bv49 7) old.attention.heads.kind)))
 (let (($x2489 (= (_ bv88 7) old.attention.heads.kind)))
 (let (($x3347 (ite (or $x2489 $x1667) old.attention.heads.given_everywhere (or $x1337 (and (= 1 old.attention.heads.parts) $x2136)))))
 (= old.attention.heads.everywhere $x3347)))))))
(assert
 (let (($x2842 (= (_ bv75 7) old.attention.qkv.collective)))
 (let (($x2169 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x187 (ite (or $x2169 $x2842) (_ bv16 7) (_ bv98 7))))
 (let (($x2279 (= (_ bv59 7) old.attention.qkv.collective)))
 (let (($x3054 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1347 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1596 (and $x1347 $x3054 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x2635 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x3120 (and $x1347 $x2635 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv81 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x302 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2247 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x160 (or $x2247 $x2279)))
 (let ((?x3354 (ite (or $x160 $x302) old.attention.qkv.split (ite (or $x2169 $x3120 $x1596) (_ bv98 7) (_ bv16 7)))))
 (let (($x1713 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1446 (not $x1713)))
 (let ((?x2131 (ite $x1446 ?x3354 (ite (or $x2279 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv94 7) ?x187))))
 (let ((?x855 (ite (or $x160 $x302 old.model.query_latent) (_ bv98 7) (ite $x1347 (_ bv21 7) (_ bv16 7)))))
 (let (($x1724 (= (_ bv59 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x1724 ?x855 ?x2131)))))))))))))))))))))
(assert
 (let (($x1683 (not old.attention.value_dim.padded)))
 (let (($x3628 (= (_ bv98 7) old.attention.value_dim.kind)))
 (let (($x3371 (= (_ bv49 7) old.attention.value_dim.kind)))
 (let (($x1378 (= (_ bv88 7) old.attention.value_dim.kind)))
 (let (($x2937 (ite (or $x1378 $x3371) old.attention.value_dim.given_everywhere (or $x3628 (and (= 1 old.attention.value_dim.parts) $x1683)))))
 (= old.attention.value_dim.everywhere $x2937)))))))
(assert
 (let (($x618 (= (_ bv98 7) old.stream)))
 (let (($x1654 (or $x618 (and (= (_ bv38 7) old.stream) old.hidden.everywhere) (and (= (_ bv96 7) old.stream) old.stream_tokens.everywhere))))
 (= old.stream.in_order $x1654))))
(assert
 (let (($x834 (or old.stream.junk_of_attention (and old.stream.attention_keeps_junk old.stream.junk_of_embedding))))
 (= old.stream.junk_in_ffn_before $x834)))
(assert
 (let (($x2842 (= (_ bv75 7) old.attention.qkv.collective)))
 (let (($x2169 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x187 (ite (or $x2169 $x2842) (_ bv16 7) (_ bv98 7))))
 (let (($x2279 (= (_ bv59 7) old.attention.qkv.collective)))
 (let (($x3054 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1347 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1596 (and $x1347 $x3054 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x2635 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x3120 (and $x1347 $x2635 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv81 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x302 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x2247 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x160 (or $x2247 $x2279)))
 (let ((?x3354 (ite (or $x160 $x302) old.attention.qkv.split (ite (or $x2169 $x3120 $x1596) (_ bv98 7) (_ bv16 7)))))
 (let (($x1713 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1446 (not $x1713)))
 (let ((?x1482 (ite $x1446 ?x3354 (ite (or $x2279 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv94 7) ?x187))))
 (let ((?x855 (ite (or $x160 $x302 old.model.query_latent) (_ bv98 7) (ite $x1347 (_ bv21 7) (_ bv16 7)))))
 (let (($x1724 (= (_ bv59 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x1724 ?x855 ?x1482))))))))))))))))))))))
(assert
 (let (($x2676 (and old.model.behind_moe old.stream.junk_in_ffn_before)))
 (let (($x2053 (or old.stream.junk_of_ffn (and old.stream.ffn_keeps_junk old.stream.junk_in_ffn_before))))
 (let (($x186 (and old.model.behind_dense $x2053)))
 (= old.stream.junk_in_attention (or old.stream.junk_of_embedding $x186 $x2676))))))
(assert
 (let (($x3054 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1574 (or (= (_ bv94 7) old.attention.v) (= (_ bv98 7) old.attention.v) (= (_ bv37 7) old.attention.v) (= (_ bv36 7) old.attention.v))))
 (let ((?x2568 (ite $x1574 old.attention.v (ite $x3054 (_ bv37 7) (ite (= (_ bv36 7) old.attention.qkv.split) (_ bv36 7) (_ bv98 7))))))
 (= old.attention.mixed ?x2568)))))
(assert
 (let (($x476 (or (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.filled) (and (= (_ bv36 7) old.attention.mixed) old.attention.value_dim.filled))))
 (let (($x1221 (not old.attention.gathers)))
 (let (($x1979 (= (_ bv59 7) old.attention.out.split)))
 (= old.attention.share_of_one (and $x1979 $x1221 $x476))))))
(assert
 (let ((?x2720 (ite old.attention.share_of_one (_ bv94 7) old.attention.mixed)))
 (let (($x2387 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x1266 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x1991 (= (_ bv59 7) old.attention.out.collective)))
 (let (($x3384 (and old.attention.share_of_one old.stream.first_keeps_all (or (or $x1991 $x1266) $x2387))))
 (let (($x2320 (= (_ bv40 7) old.attention.out.split)))
 (let (($x2889 (not $x2320)))
 (let (($x1051 (= (_ bv36 7) old.attention.mixed)))
 (let (($x1876 (or (and old.attention.gathers (or (= (_ bv37 7) old.attention.mixed) $x1051)) (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.everywhere) (and $x1051 old.attention.value_dim.everywhere $x2889) $x3384)))
 (= old.attention.mixed_in (ite $x1876 (_ bv98 7) ?x2720))))))))))))
(assert
 (let ((?x2273 (ite (or (= (_ bv94 7) old.attention.mixed_in) (= (_ bv40 7) old.attention.out.split)) (_ bv94 7) (ite (= (_ bv63 7) old.attention.out.split) (_ bv38 7) (_ bv98 7)))))
 (let (($x479 (and old.attention.heads_where_kept (or (= (_ bv37 7) old.attention.mixed_in) (= (_ bv98 7) old.attention.mixed_in)))))
 (let (($x1104 (ite (= (_ bv36 7) old.attention.mixed_in) old.attention.dims_where_kept $x479)))
 (let (($x2387 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x1991 (= (_ bv59 7) old.attention.out.collective)))
 (let (($x2320 (= (_ bv40 7) old.attention.out.split)))
 (= old.attention.out_state (ite (and $x2320 (or $x1991 $x2387) $x1104) (_ bv98 7) ?x2273)))))))))
(assert
 (let (($x1982 (= (_ bv5 7) old.attention.out.collective)))
 (let (($x522 (= (_ bv23 7) old.attention.out.residual)))
 (let (($x2747 (= (_ bv29 7) old.attention.out.residual)))
 (let (($x618 (= (_ bv98 7) old.stream)))
 (let (($x3281 (= (_ bv38 7) old.attention.out_state)))
 (let (($x2239 (= (_ bv98 7) old.attention.out_state)))
 (let (($x2961 (= (_ bv94 7) old.attention.out_state)))
 (let (($x31 (and $x2747 old.stream.first_has_all (or (or $x2961 $x2239) old.hidden.filled))))
 (let (($x1598 (= old.attention.out_state old.stream)))
 (let (($x2023 (= (_ bv38 7) old.stream)))
 (let (($x1925 (= (_ bv27 7) old.attention.out.residual)))
 (let (($x2874 (and $x1925 (not $x2961) (or $x1598 (and old.stream.in_order (or $x2239 old.hidden.everywhere))))))
 (let (($x3216 (or $x2874 (and $x1925 $x2023 old.hidden.filled) (and (or $x2747 $x522) $x2961 old.stream.in_order) (and $x2747 old.stream.first_keeps_all $x1598) $x31 (and $x3281 $x618 old.hidden.filled (or $x2747 (= $x522 $x1982))))))
 (let (($x2387 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x2479 (not $x2387)))
 (let (($x2705 (or $x2961 (and $x3281 (or $x1982 (= (_ bv75 7) old.attention.out.collective)) $x2479))))
 (let (($x2922 (or $x1598 (and old.stream.in_order (or (not $x3281) old.hidden.everywhere)))))
 (let (($x251 (= 1 old.tp)))
 (let (($x2126 (or (and $x251 $x2922) (and (not (and $x1925 old.stream.junk_in_attention $x2705)) $x3216))))
 (= old.attention.residual_once $x2126)))))))))))))))))))))
(assert
 (let (($x1163 (= (_ bv67 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv49 7) new.attention.head_dim.kind) (= (_ bv58 7) new.attention.head_dim.kind) $x1163 (= (_ bv88 7) new.attention.head_dim.kind) (= (_ bv93 7) new.attention.head_dim.kind) (= (_ bv98 7) new.attention.head_dim.kind) (= (_ bv101 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x3206 (= (_ bv98 7) new.attention.heads.kind)))
 (let (($x313 (= (_ bv88 7) new.attention.heads.kind)))
 (let (($x2472 (= (_ bv67 7) new.attention.heads.kind)))
 (let (($x1292 (= (_ bv49 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) $x1292 (= (_ bv58 7) new.attention.heads.kind) $x2472 $x313 (= (_ bv93 7) new.attention.heads.kind) $x3206 (= (_ bv101 7) new.attention.heads.kind)))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x2483 (= (_ bv75 7) new.attention.out.collective)))
 (let (($x2690 (= (_ bv59 7) new.attention.out.collective)))
 (let (($x869 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x2670 (= (_ bv5 7) new.attention.out.collective)))
 (or (= (_ bv4 7) new.attention.out.collective) $x2670 $x869 $x2690 $x2483))))))
(assert
 (let (($x2651 (= (_ bv32 7) new.attention.out.input)))
 (let (($x3049 (= (_ bv10 7) new.attention.out.input)))
 (or $x3049 $x2651 (= (_ bv65 7) new.attention.out.input)))))
(assert
 (let (($x1238 (= (_ bv29 7) new.attention.out.residual)))
 (let (($x2767 (= (_ bv27 7) new.attention.out.residual)))
 (let (($x518 (= (_ bv23 7) new.attention.out.residual)))
 (let (($x1618 (= (_ bv1 7) new.attention.out.residual)))
 (or $x1618 $x518 $x2767 $x1238))))))
(assert
 (let (($x294 (= (_ bv63 7) new.attention.out.split)))
 (let (($x1481 (= (_ bv59 7) new.attention.out.split)))
 (let (($x2480 (= (_ bv40 7) new.attention.out.split)))
 (or $x2480 $x1481 $x294)))))
(assert
 (let (($x2141 (= (_ bv8 7) new.attention.pairs)))
 (or $x2141 (= (_ bv44 7) new.attention.pairs))))
(assert
 (let (($x983 (= (_ bv75 7) new.attention.qkv.collective)))
 (let (($x1471 (= (_ bv59 7) new.attention.qkv.collective)))
 (let (($x1650 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x505 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1986 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1986 $x505 $x1650 $x1471 $x983)))))))
(assert
 (let (($x3535 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x3535 (= (_ bv85 7) new.attention.qkv.k_sum))))
(assert
 (let (($x2766 (= (_ bv59 7) new.attention.qkv.split)))
 (let (($x3084 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1545 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2957 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x2957 $x1545 $x3084 $x2766))))))
(assert
 (let (($x573 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x573 (= (_ bv64 7) new.attention.qkv.v_sum))))
(assert
 (let (($x2521 (= (_ bv98 7) new.attention.value_dim.kind)))
 (let (($x1082 (= (_ bv88 7) new.attention.value_dim.kind)))
 (let (($x2028 (= (_ bv67 7) new.attention.value_dim.kind)))
 (let (($x932 (= (_ bv49 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) $x932 (= (_ bv58 7) new.attention.value_dim.kind) $x2028 $x1082 (= (_ bv93 7) new.attention.value_dim.kind) $x2521 (= (_ bv101 7) new.attention.value_dim.kind)))))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1407 (= (_ bv5 7) new.embedding.collective)))
 (or (= (_ bv4 7) new.embedding.collective) $x1407 (= (_ bv10 7) new.embedding.collective) (= (_ bv59 7) new.embedding.collective) (= (_ bv75 7) new.embedding.collective))))
(assert
 (let (($x1374 (= (_ bv38 7) new.embedding.split)))
 (or $x1374 (= (_ bv59 7) new.embedding.split) (= (_ bv97 7) new.embedding.split))))
(assert
 (let (($x2021 (= (_ bv5 7) new.ffn.down.collective)))
 (or (= (_ bv4 7) new.ffn.down.collective) $x2021 (= (_ bv10 7) new.ffn.down.collective) (= (_ bv59 7) new.ffn.down.collective) (= (_ bv75 7) new.ffn.down.collective))))
(assert
 (let (($x2641 (= (_ bv27 7) new.ffn.down.residual)))
 (let (($x2338 (= (_ bv1 7) new.ffn.down.residual)))
 (or $x2338 (= (_ bv23 7) new.ffn.down.residual) $x2641 (= (_ bv29 7) new.ffn.down.residual)))))
(assert
 (let (($x2759 (= (_ bv63 7) new.ffn.down.split)))
 (or (= (_ bv40 7) new.ffn.down.split) (= (_ bv59 7) new.ffn.down.split) $x2759)))
(assert
 (let (($x1530 (= (_ bv98 7) new.hidden.kind)))
 (let (($x1945 (= (_ bv88 7) new.hidden.kind)))
 (let (($x2923 (= (_ bv67 7) new.hidden.kind)))
 (let (($x1411 (= (_ bv49 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind) $x1411 (= (_ bv58 7) new.hidden.kind) $x2923 $x1945 (= (_ bv93 7) new.hidden.kind) $x1530 (= (_ bv101 7) new.hidden.kind)))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x3098 (= (_ bv70 7) new.model.norm)))
 (or (= (_ bv69 7) new.model.norm) $x3098 (= (_ bv84 7) new.model.norm))))
(assert
 (let (($x3189 (= (_ bv81 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv48 7) new.model.positions) (= (_ bv59 7) new.model.positions) $x3189)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x2174 (= (_ bv98 7) new.stream)))
 (let (($x277 (= (_ bv96 7) new.stream)))
 (let (($x2055 (= (_ bv38 7) new.stream)))
 (or $x2055 $x277 $x2174)))))
(assert
 (let (($x2851 (= (_ bv98 7) new.stream_tokens.kind)))
 (let (($x2808 (= (_ bv88 7) new.stream_tokens.kind)))
 (let (($x812 (= (_ bv49 7) new.stream_tokens.kind)))
 (or (= (_ bv11 7) new.stream_tokens.kind) (= (_ bv18 7) new.stream_tokens.kind) (= (_ bv26 7) new.stream_tokens.kind) $x812 (= (_ bv58 7) new.stream_tokens.kind) (= (_ bv67 7) new.stream_tokens.kind) $x2808 (= (_ bv93 7) new.stream_tokens.kind) $x2851 (= (_ bv101 7) new.stream_tokens.kind))))))
(assert
 (and (<= 1 new.stream_tokens.parts)))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (= new.stream_tokens.padded false))
(assert
 (let (($x2923 (= (_ bv67 7) new.hidden.kind)))
 (= new.hidden.padded (and $x2923 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let ((?x2796 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let (($x3110 (= (div (* ?x2796 new.hidden.multiple) new.hidden.parts) new.hidden.n)))
 (let (($x2923 (= (_ bv67 7) new.hidden.kind)))
 (= new.hidden.filled (and $x2923 (< 1 new.hidden.parts) $x3110))))))
(assert
 (let (($x2851 (= (_ bv98 7) new.stream_tokens.kind)))
 (let (($x3232 (or $x2851 (and (= 1 new.stream_tokens.parts) (not new.stream_tokens.padded)))))
 (let (($x1905 (ite (or (= (_ bv88 7) new.stream_tokens.kind) (= (_ bv49 7) new.stream_tokens.kind)) new.stream_tokens.given_everywhere $x3232)))
 (= new.stream_tokens.everywhere $x1905)))))
(assert
 (let ((?x2856 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x587 (= (div (* ?x2856 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x2472 (= (_ bv67 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x2472 (< 1 new.attention.heads.parts) $x587))))))
(assert
 (let (($x2151 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x2472 (= (_ bv67 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x2472 $x2151)))))
(assert
 (let ((?x779 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2888 (div (* ?x779 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1163 (= (_ bv67 7) new.attention.head_dim.kind)))
 (let (($x3033 (and $x1163 (< 1 new.attention.head_dim.parts) (= ?x2888 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x3033))))))
(assert
 (let ((?x1567 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x2917 (* (div ?x1567 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x2028 (= (_ bv67 7) new.attention.value_dim.kind)))
 (let (($x2588 (and $x2028 (< 1 new.attention.value_dim.parts) (= (div ?x2917 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x2588))))))
(assert
 (let ((?x3222 (mod new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let (($x2028 (= (_ bv67 7) new.attention.value_dim.kind)))
 (= new.attention.value_dim.padded (and $x2028 (not (= 0 ?x3222)))))))
(assert
 (let (($x2480 (= (_ bv40 7) new.attention.out.split)))
 (let (($x2453 (not $x2480)))
 (let (($x3049 (= (_ bv10 7) new.attention.out.input)))
 (let (($x2651 (= (_ bv32 7) new.attention.out.input)))
 (= new.attention.gathers (or $x2651 (and $x3049 $x2453))))))))
(assert
 (let (($x294 (= (_ bv63 7) new.attention.out.split)))
 (let (($x2767 (= (_ bv27 7) new.attention.out.residual)))
 (let (($x1618 (= (_ bv1 7) new.attention.out.residual)))
 (= new.stream.attention_keeps_junk (or $x1618 (and $x2767 $x294)))))))
(assert
 (let (($x2338 (= (_ bv1 7) new.ffn.down.residual)))
 (let (($x2797 (or $x2338 (and (= (_ bv27 7) new.ffn.down.residual) (= (_ bv63 7) new.ffn.down.split)))))
 (= new.stream.ffn_keeps_junk (or new.model.parallel $x2797)))))
(assert
 (let (($x1530 (= (_ bv98 7) new.hidden.kind)))
 (let (($x1435 (ite (or (= (_ bv88 7) new.hidden.kind) (= (_ bv49 7) new.hidden.kind)) new.hidden.given_everywhere (or $x1530 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x1435))))
(assert
 (let (($x3239 (not new.model.embedding_norm)))
 (let (($x3398 (and (or (not new.embedding.group.tp) (= 1 new.tp)) (or (not new.embedding.group.dp) (= 1 new.dp)) (or (not new.embedding.group.sp) (= 1 new.sp)) (or (not new.embedding.group.pp) (= 1 new.pp)))))
 (let (($x2055 (= (_ bv38 7) new.stream)))
 (let (($x1407 (= (_ bv5 7) new.embedding.collective)))
 (let (($x1374 (= (_ bv38 7) new.embedding.split)))
 (= new.stream.junk_of_embedding (and $x1374 $x1407 $x2055 new.hidden.filled (not $x3398) $x3239))))))))
(assert
 (let (($x3098 (= (_ bv70 7) new.model.norm)))
 (let (($x2642 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x2492 (not $x2642)))
 (let (($x2055 (= (_ bv38 7) new.stream)))
 (let (($x2670 (= (_ bv5 7) new.attention.out.collective)))
 (let (($x294 (= (_ bv63 7) new.attention.out.split)))
 (= new.stream.junk_of_attention (and $x294 $x2670 $x2055 new.hidden.filled $x2492 $x3098)))))))))
(assert
 (let (($x3098 (= (_ bv70 7) new.model.norm)))
 (let (($x305 (and (or (not new.ffn.down.group.tp) (= 1 new.tp)) (or (not new.ffn.down.group.dp) (= 1 new.dp)) (or (not new.ffn.down.group.sp) (= 1 new.sp)) (or (not new.ffn.down.group.pp) (= 1 new.pp)))))
 (let (($x2055 (= (_ bv38 7) new.stream)))
 (let (($x2021 (= (_ bv5 7) new.ffn.down.collective)))
 (let (($x2759 (= (_ bv63 7) new.ffn.down.split)))
 (= new.stream.junk_of_ffn (and $x2759 $x2021 $x2055 new.hidden.filled (not $x305) $x3098))))))))
(assert
 (let (($x1352 (not new.attention.heads.padded)))
 (let (($x3206 (= (_ bv98 7) new.attention.heads.kind)))
 (let (($x1292 (= (_ bv49 7) new.attention.heads.kind)))
 (let (($x313 (= (_ bv88 7) new.attention.heads.kind)))
 (let (($x776 (ite (or $x313 $x1292) new.attention.heads.given_everywhere (or $x3206 (and (= 1 new.attention.heads.parts) $x1352)))))
 (= new.attention.heads.everywhere $x776)))))))
(assert
 (let (($x983 (= (_ bv75 7) new.attention.qkv.collective)))
 (let (($x1986 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1243 (ite (or $x1986 $x983) (_ bv16 7) (_ bv98 7))))
 (let (($x1471 (= (_ bv59 7) new.attention.qkv.collective)))
 (let (($x1545 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x505 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3858 (and $x505 $x1545 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2957 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x3013 (and $x505 $x2957 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv81 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x684 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1650 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1137 (or $x1650 $x1471)))
 (let ((?x3500 (ite (or $x1137 $x684) new.attention.qkv.split (ite (or $x1986 $x3013 $x3858) (_ bv98 7) (_ bv16 7)))))
 (let (($x3084 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x3150 (not $x3084)))
 (let ((?x1856 (ite $x3150 ?x3500 (ite (or $x1471 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv94 7) ?x1243))))
 (let ((?x2645 (ite (or $x1137 $x684 new.model.query_latent) (_ bv98 7) (ite $x505 (_ bv21 7) (_ bv16 7)))))
 (let (($x2766 (= (_ bv59 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x2766 ?x2645 ?x1856)))))))))))))))))))))
(assert
 (let (($x207 (not new.attention.value_dim.padded)))
 (let (($x2521 (= (_ bv98 7) new.attention.value_dim.kind)))
 (let (($x932 (= (_ bv49 7) new.attention.value_dim.kind)))
 (let (($x1082 (= (_ bv88 7) new.attention.value_dim.kind)))
 (let (($x3229 (ite (or $x1082 $x932) new.attention.value_dim.given_everywhere (or $x2521 (and (= 1 new.attention.value_dim.parts) $x207)))))
 (= new.attention.value_dim.everywhere $x3229)))))))
(assert
 (let (($x2174 (= (_ bv98 7) new.stream)))
 (let (($x1156 (or $x2174 (and (= (_ bv38 7) new.stream) new.hidden.everywhere) (and (= (_ bv96 7) new.stream) new.stream_tokens.everywhere))))
 (= new.stream.in_order $x1156))))
(assert
 (let (($x3073 (or new.stream.junk_of_attention (and new.stream.attention_keeps_junk new.stream.junk_of_embedding))))
 (= new.stream.junk_in_ffn_before $x3073)))
(assert
 (let (($x983 (= (_ bv75 7) new.attention.qkv.collective)))
 (let (($x1986 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1243 (ite (or $x1986 $x983) (_ bv16 7) (_ bv98 7))))
 (let (($x1471 (= (_ bv59 7) new.attention.qkv.collective)))
 (let (($x1545 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x505 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3858 (and $x505 $x1545 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2957 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x3013 (and $x505 $x2957 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv81 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x684 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1650 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1137 (or $x1650 $x1471)))
 (let ((?x3500 (ite (or $x1137 $x684) new.attention.qkv.split (ite (or $x1986 $x3013 $x3858) (_ bv98 7) (_ bv16 7)))))
 (let (($x3084 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x3150 (not $x3084)))
 (let ((?x1108 (ite $x3150 ?x3500 (ite (or $x1471 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv94 7) ?x1243))))
 (let ((?x2645 (ite (or $x1137 $x684 new.model.query_latent) (_ bv98 7) (ite $x505 (_ bv21 7) (_ bv16 7)))))
 (let (($x2766 (= (_ bv59 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x2766 ?x2645 ?x1108))))))))))))))))))))))
(assert
 (let (($x2404 (or new.stream.junk_of_ffn (and new.stream.ffn_keeps_junk new.stream.junk_in_ffn_before))))
 (let (($x413 (or new.stream.junk_of_embedding (and new.model.behind_dense $x2404) (and new.model.behind_moe new.stream.junk_in_ffn_before))))
 (= new.stream.junk_in_attention $x413))))
(assert
 (let (($x1545 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x960 (or (= (_ bv94 7) new.attention.v) (= (_ bv98 7) new.attention.v) (= (_ bv37 7) new.attention.v) (= (_ bv36 7) new.attention.v))))
 (let ((?x1468 (ite $x960 new.attention.v (ite $x1545 (_ bv37 7) (ite (= (_ bv36 7) new.attention.qkv.split) (_ bv36 7) (_ bv98 7))))))
 (= new.attention.mixed ?x1468)))))
(assert
 (let (($x3291 (or (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.filled) (and (= (_ bv36 7) new.attention.mixed) new.attention.value_dim.filled))))
 (let (($x2439 (not new.attention.gathers)))
 (let (($x1481 (= (_ bv59 7) new.attention.out.split)))
 (= new.attention.share_of_one (and $x1481 $x2439 $x3291))))))
(assert
 (let ((?x3463 (ite new.attention.share_of_one (_ bv94 7) new.attention.mixed)))
 (let (($x2642 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x869 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x2690 (= (_ bv59 7) new.attention.out.collective)))
 (let (($x3126 (and new.attention.share_of_one new.stream.first_keeps_all (or (or $x2690 $x869) $x2642))))
 (let (($x2480 (= (_ bv40 7) new.attention.out.split)))
 (let (($x2453 (not $x2480)))
 (let (($x2410 (= (_ bv36 7) new.attention.mixed)))
 (let (($x1520 (or (and new.attention.gathers (or (= (_ bv37 7) new.attention.mixed) $x2410)) (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.everywhere) (and $x2410 new.attention.value_dim.everywhere $x2453) $x3126)))
 (= new.attention.mixed_in (ite $x1520 (_ bv98 7) ?x3463))))))))))))
(assert
 (let ((?x3353 (ite (or (= (_ bv94 7) new.attention.mixed_in) (= (_ bv40 7) new.attention.out.split)) (_ bv94 7) (ite (= (_ bv63 7) new.attention.out.split) (_ bv38 7) (_ bv98 7)))))
 (let (($x2496 (and new.attention.heads_where_kept (or (= (_ bv37 7) new.attention.mixed_in) (= (_ bv98 7) new.attention.mixed_in)))))
 (let (($x2474 (ite (= (_ bv36 7) new.attention.mixed_in) new.attention.dims_where_kept $x2496)))
 (let (($x2642 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x2690 (= (_ bv59 7) new.attention.out.collective)))
 (let (($x2480 (= (_ bv40 7) new.attention.out.split)))
 (= new.attention.out_state (ite (and $x2480 (or $x2690 $x2642) $x2474) (_ bv98 7) ?x3353)))))))))
(assert
 (let (($x2670 (= (_ bv5 7) new.attention.out.collective)))
 (let (($x518 (= (_ bv23 7) new.attention.out.residual)))
 (let (($x1238 (= (_ bv29 7) new.attention.out.residual)))
 (let (($x2174 (= (_ bv98 7) new.stream)))
 (let (($x1653 (= (_ bv38 7) new.attention.out_state)))
 (let (($x1899 (= (_ bv98 7) new.attention.out_state)))
 (let (($x416 (= (_ bv94 7) new.attention.out_state)))
 (let (($x621 (and $x1238 new.stream.first_has_all (or (or $x416 $x1899) new.hidden.filled))))
 (let (($x2915 (= new.attention.out_state new.stream)))
 (let (($x2055 (= (_ bv38 7) new.stream)))
 (let (($x2767 (= (_ bv27 7) new.attention.out.residual)))
 (let (($x3052 (and $x2767 (not $x416) (or $x2915 (and new.stream.in_order (or $x1899 new.hidden.everywhere))))))
 (let (($x282 (or $x3052 (and $x2767 $x2055 new.hidden.filled) (and (or $x1238 $x518) $x416 new.stream.in_order) (and $x1238 new.stream.first_keeps_all $x2915) $x621 (and $x1653 $x2174 new.hidden.filled (or $x1238 (= $x518 $x2670))))))
 (let (($x2642 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x2492 (not $x2642)))
 (let (($x574 (or $x416 (and $x1653 (or $x2670 (= (_ bv75 7) new.attention.out.collective)) $x2492))))
 (let (($x421 (or $x2915 (and new.stream.in_order (or (not $x1653) new.hidden.everywhere)))))
 (let (($x3046 (= 1 new.tp)))
 (let (($x3698 (or (and $x3046 $x421) (and (not (and $x2767 new.stream.junk_in_attention $x574)) $x282))))
 (= new.attention.residual_once $x3698)))))))))))))))))))))
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
 (let (($x1364 (not new.model.scaled_residual)))
 (let (($x3098 (= (_ bv70 7) new.model.norm)))
 (let (($x1618 (= (_ bv1 7) new.attention.out.residual)))
 (not (or $x1618 (and $x3098 $x1364 new.attention.residual_once)))))))
(assert
 (let (($x3122 (not old.model.scaled_residual)))
(let (($x3745 (= (_ bv70 7) old.model.norm)))
(let (($x2225 (= (_ bv1 7) old.attention.out.residual)))
(or $x2225 (and $x3745 $x3122 old.attention.residual_once))))))
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
 (let ((?x2445 (mod old.stage.ranks old.moe.block)))
(= 0 ?x2445)))
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
 (let (($x422 (= (_ bv10 7) old.moe.combine)))
 (or (= (_ bv5 7) old.moe.combine) (= (_ bv6 7) old.moe.combine) $x422 (= (_ bv59 7) old.moe.combine) (= (_ bv75 7) old.moe.combine))))
(assert
 (let (($x2910 (= (_ bv10 7) old.moe.dispatch)))
 (or (= (_ bv6 7) old.moe.dispatch) $x2910 (= (_ bv31 7) old.moe.dispatch) (= (_ bv50 7) old.moe.dispatch))))
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
 (let (($x1044 (or (< old.stage.same_tokens old.moe.block) (not (= 0 (mod old.stage.same_tokens old.moe.block))))))
 (= old.moe.spans $x1044)))
(assert
 (let ((?x1294 (ite old.moe.spans (_ bv6 7) (_ bv50 7))))
 (= old.moe.dispatched (ite (not (= (_ bv10 7) old.moe.dispatch)) old.moe.dispatch ?x1294))))
(assert
 (let ((?x1320 (ite (= (_ bv50 7) old.moe.dispatched) (_ bv5 7) (ite (= (_ bv31 7) old.moe.dispatched) (_ bv75 7) (_ bv6 7)))))
 (= old.moe.combined (ite (not (= (_ bv10 7) old.moe.combine)) old.moe.combine ?x1320))))
(assert
 (let (($x2036 (and (or (not old.moe.group.dp) (= 1 old.dp)) (or (not old.moe.group.sp) (= 1 old.sp)))))
 (let (($x1800 (= old.moe.block old.stage.ranks)))
 (let (($x2225 (and (= 1 old.tp) $x1800 (or old.moe.group.dp (= 1 old.dp)) (or old.moe.group.sp (= 1 old.sp)))))
 (let (($x1127 (and (or old.moe.group.ep (= 1 old.ep)) (or old.moe.group.tp (= 1 old.moe.expert_tp)))))
 (= old.moe.group_fits (or (= (_ bv59 7) old.moe.combined) (and (or $x1127 $x2225) (or $x1800 $x2036)))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (and (<= 1 new.ep) (>= 1048576 new.ep)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x3200 (= (_ bv10 7) new.moe.combine)))
 (or (= (_ bv5 7) new.moe.combine) (= (_ bv6 7) new.moe.combine) $x3200 (= (_ bv59 7) new.moe.combine) (= (_ bv75 7) new.moe.combine))))
(assert
 (let (($x1653 (= (_ bv10 7) new.moe.dispatch)))
 (or (= (_ bv6 7) new.moe.dispatch) $x1653 (= (_ bv31 7) new.moe.dispatch) (= (_ bv50 7) new.moe.dispatch))))
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
 (let (($x742 (or (< new.stage.same_tokens new.moe.block) (not (= 0 (mod new.stage.same_tokens new.moe.block))))))
 (= new.moe.spans $x742)))
(assert
 (let ((?x1325 (ite new.moe.spans (_ bv6 7) (_ bv50 7))))
 (= new.moe.dispatched (ite (not (= (_ bv10 7) new.moe.dispatch)) new.moe.dispatch ?x1325))))
(assert
 (let ((?x1755 (ite (= (_ bv50 7) new.moe.dispatched) (_ bv5 7) (ite (= (_ bv31 7) new.moe.dispatched) (_ bv75 7) (_ bv6 7)))))
 (= new.moe.combined (ite (not (= (_ bv10 7) new.moe.combine)) new.moe.combine ?x1755))))
(assert
 (let (($x518 (and (or (not new.moe.group.dp) (= 1 new.dp)) (or (not new.moe.group.sp) (= 1 new.sp)))))
 (let (($x1899 (= new.moe.block new.stage.ranks)))
 (let (($x3052 (and (= 1 new.tp) $x1899 (or new.moe.group.dp (= 1 new.dp)) (or new.moe.group.sp (= 1 new.sp)))))
 (let (($x1485 (and (or new.moe.group.ep (= 1 new.ep)) (or new.moe.group.tp (= 1 new.moe.expert_tp)))))
 (= new.moe.group_fits (or (= (_ bv59 7) new.moe.combined) (and (or $x1485 $x3052) (or $x1899 $x518)))))))))
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
 (let (($x2337 (= (_ bv29 7) old.moe.bias)))
 (let (($x200 (= (_ bv23 7) old.moe.bias)))
 (or $x200 (= (_ bv27 7) old.moe.bias) $x2337))))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x422 (= (_ bv10 7) old.moe.combine)))
 (or (= (_ bv5 7) old.moe.combine) (= (_ bv6 7) old.moe.combine) $x422 (= (_ bv59 7) old.moe.combine) (= (_ bv75 7) old.moe.combine))))
(assert
 (let (($x2910 (= (_ bv10 7) old.moe.dispatch)))
 (or (= (_ bv6 7) old.moe.dispatch) $x2910 (= (_ bv31 7) old.moe.dispatch) (= (_ bv50 7) old.moe.dispatch))))
(assert
 (and (<= 1 old.moe.expert_tp)))
(assert
 (and (<= 0 old.moe.width.given_least)))
(assert
 (and (<= 0 old.moe.width.given_most)))
(assert
 (let (($x3478 (= (_ bv101 7) old.moe.width.kind)))
 (let (($x1583 (= (_ bv98 7) old.moe.width.kind)))
 (let (($x204 (= (_ bv93 7) old.moe.width.kind)))
 (let (($x1270 (= (_ bv88 7) old.moe.width.kind)))
 (let (($x763 (= (_ bv67 7) old.moe.width.kind)))
 (let (($x932 (= (_ bv58 7) old.moe.width.kind)))
 (let (($x1082 (= (_ bv49 7) old.moe.width.kind)))
 (let (($x3455 (= (_ bv26 7) old.moe.width.kind)))
 (let (($x1156 (= (_ bv18 7) old.moe.width.kind)))
 (let (($x3226 (= (_ bv11 7) old.moe.width.kind)))
 (or $x3226 $x1156 $x3455 $x1082 $x932 $x763 $x1270 $x204 $x1583 $x3478))))))))))))
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
 (let ((?x2137 (div (- (+ old.moe.width.n old.moe.width.multiple) 1) old.moe.width.multiple)))
 (let ((?x2109 (* (div (* ?x2137 old.moe.width.multiple) old.moe.width.parts) old.moe.width.parts)))
 (let (($x1374 (= (- 1) old.moe.width.n)))
 (let ((?x2470 (ite (= 0 (mod old.moe.width.multiple old.moe.width.parts)) 1 (ite (or $x1374 (< ?x2109 old.moe.width.n)) 0 1))))
 (let (($x763 (= (_ bv67 7) old.moe.width.kind)))
 (let ((?x2927 (ite (or $x1374 (not (= 0 (mod old.moe.width.n old.moe.width.parts)))) 0 1)))
 (let (($x3455 (= (_ bv26 7) old.moe.width.kind)))
 (let ((?x3229 (ite $x3455 (ite (and $x1374 (= 1 old.moe.width.parts)) 1 ?x2927) (ite $x763 ?x2470 old.moe.width.given_least))))
 (let (($x932 (= (_ bv58 7) old.moe.width.kind)))
 (let (($x3478 (= (_ bv101 7) old.moe.width.kind)))
 (let (($x204 (= (_ bv93 7) old.moe.width.kind)))
 (let (($x3226 (= (_ bv11 7) old.moe.width.kind)))
 (let (($x1156 (= (_ bv18 7) old.moe.width.kind)))
 (let (($x1583 (= (_ bv98 7) old.moe.width.kind)))
 (let ((?x1193 (ite $x1583 old.moe.width.parts (ite (or $x1156 $x3226 $x204 $x3478 $x932) 1 ?x3229))))
 (= old.moe.width.least ?x1193)))))))))))))))))
(assert
 (let ((?x2294 (ite (or (= (_ bv88 7) old.moe.width.kind) (= (_ bv49 7) old.moe.width.kind)) old.moe.width.given_most 1)))
 (let (($x1583 (= (_ bv98 7) old.moe.width.kind)))
 (= old.moe.width.most (ite $x1583 old.moe.width.parts ?x2294)))))
(assert
 (let (($x1044 (or (< old.stage.same_tokens old.moe.block) (not (= 0 (mod old.stage.same_tokens old.moe.block))))))
 (= old.moe.spans $x1044)))
(assert
 (let ((?x1294 (ite old.moe.spans (_ bv6 7) (_ bv50 7))))
 (= old.moe.dispatched (ite (not (= (_ bv10 7) old.moe.dispatch)) old.moe.dispatch ?x1294))))
(assert
 (let (($x2135 (= (_ bv50 7) old.moe.dispatched)))
 (let ((?x1138 (ite (not (= (_ bv10 7) old.moe.combine)) old.moe.combine (ite $x2135 (_ bv5 7) (ite (= (_ bv31 7) old.moe.dispatched) (_ bv75 7) (_ bv6 7))))))
 (= old.moe.combined ?x1138))))
(assert
 (= old.moe.reaches (or (not old.moe.spans) (not (= (_ bv50 7) old.moe.dispatched)))))
(assert
 (let (($x2887 (= (_ bv31 7) old.moe.dispatched)))
 (let (($x2593 (or (= 1 old.moe.block) (and (= (_ bv50 7) old.moe.dispatched) (= (_ bv5 7) old.moe.combined)) (and $x2887 (or (= (_ bv5 7) old.moe.combined) (= (_ bv75 7) old.moe.combined))) (and (= (_ bv6 7) old.moe.dispatched) (= (_ bv6 7) old.moe.combined)))))
 (= old.moe.comes_back $x2593))))
(assert
 (let (($x2036 (and (or (not old.moe.group.dp) (= 1 old.dp)) (or (not old.moe.group.sp) (= 1 old.sp)))))
 (let (($x1800 (= old.moe.block old.stage.ranks)))
 (let (($x2225 (and (= 1 old.tp) $x1800 (or old.moe.group.dp (= 1 old.dp)) (or old.moe.group.sp (= 1 old.sp)))))
 (let (($x1127 (and (or old.moe.group.ep (= 1 old.ep)) (or old.moe.group.tp (= 1 old.moe.expert_tp)))))
 (= old.moe.group_fits (or (= (_ bv59 7) old.moe.combined) (and (or $x1127 $x2225) (or $x1800 $x2036)))))))))
(assert
 (let (($x871 (and old.moe.reaches old.moe.comes_back old.moe.group_fits (= 1 old.moe.width.least) (= 1 old.moe.width.most))))
 (= old.moe.over_block $x871)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (and (<= 1 new.ep) (>= 1048576 new.ep)))
(assert
 (let (($x81 (= (_ bv29 7) new.moe.bias)))
 (let (($x671 (= (_ bv23 7) new.moe.bias)))
 (or $x671 (= (_ bv27 7) new.moe.bias) $x81))))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x3200 (= (_ bv10 7) new.moe.combine)))
 (or (= (_ bv5 7) new.moe.combine) (= (_ bv6 7) new.moe.combine) $x3200 (= (_ bv59 7) new.moe.combine) (= (_ bv75 7) new.moe.combine))))
(assert
 (let (($x1653 (= (_ bv10 7) new.moe.dispatch)))
 (or (= (_ bv6 7) new.moe.dispatch) $x1653 (= (_ bv31 7) new.moe.dispatch) (= (_ bv50 7) new.moe.dispatch))))
(assert
 (and (<= 1 new.moe.expert_tp)))
(assert
 (and (<= 0 new.moe.width.given_least)))
(assert
 (and (<= 0 new.moe.width.given_most)))
(assert
 (let (($x1471 (= (_ bv101 7) new.moe.width.kind)))
 (let (($x1137 (= (_ bv98 7) new.moe.width.kind)))
 (let (($x2766 (= (_ bv93 7) new.moe.width.kind)))
 (let (($x1650 (= (_ bv88 7) new.moe.width.kind)))
 (let (($x784 (= (_ bv67 7) new.moe.width.kind)))
 (let (($x3150 (= (_ bv58 7) new.moe.width.kind)))
 (let (($x1586 (= (_ bv49 7) new.moe.width.kind)))
 (let (($x2640 (= (_ bv26 7) new.moe.width.kind)))
 (let (($x233 (= (_ bv18 7) new.moe.width.kind)))
 (let (($x1986 (= (_ bv11 7) new.moe.width.kind)))
 (or $x1986 $x233 $x2640 $x1586 $x3150 $x784 $x1650 $x2766 $x1137 $x1471))))))))))))
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
 (let ((?x1244 (div (- (+ new.moe.width.n new.moe.width.multiple) 1) new.moe.width.multiple)))
 (let ((?x1481 (* (div (* ?x1244 new.moe.width.multiple) new.moe.width.parts) new.moe.width.parts)))
 (let (($x505 (= (- 1) new.moe.width.n)))
 (let ((?x3126 (ite (= 0 (mod new.moe.width.multiple new.moe.width.parts)) 1 (ite (or $x505 (< ?x1481 new.moe.width.n)) 0 1))))
 (let (($x784 (= (_ bv67 7) new.moe.width.kind)))
 (let ((?x1545 (ite (or $x505 (not (= 0 (mod new.moe.width.n new.moe.width.parts)))) 0 1)))
 (let (($x2640 (= (_ bv26 7) new.moe.width.kind)))
 (let ((?x3353 (ite $x2640 (ite (and $x505 (= 1 new.moe.width.parts)) 1 ?x1545) (ite $x784 ?x3126 new.moe.width.given_least))))
 (let (($x3150 (= (_ bv58 7) new.moe.width.kind)))
 (let (($x1471 (= (_ bv101 7) new.moe.width.kind)))
 (let (($x2766 (= (_ bv93 7) new.moe.width.kind)))
 (let (($x1986 (= (_ bv11 7) new.moe.width.kind)))
 (let (($x233 (= (_ bv18 7) new.moe.width.kind)))
 (let (($x1137 (= (_ bv98 7) new.moe.width.kind)))
 (let ((?x2453 (ite $x1137 new.moe.width.parts (ite (or $x233 $x1986 $x2766 $x1471 $x3150) 1 ?x3353))))
 (= new.moe.width.least ?x2453)))))))))))))))))
(assert
 (let ((?x1631 (ite (or (= (_ bv88 7) new.moe.width.kind) (= (_ bv49 7) new.moe.width.kind)) new.moe.width.given_most 1)))
 (let (($x1137 (= (_ bv98 7) new.moe.width.kind)))
 (= new.moe.width.most (ite $x1137 new.moe.width.parts ?x1631)))))
(assert
 (let (($x742 (or (< new.stage.same_tokens new.moe.block) (not (= 0 (mod new.stage.same_tokens new.moe.block))))))
 (= new.moe.spans $x742)))
(assert
 (let ((?x1325 (ite new.moe.spans (_ bv6 7) (_ bv50 7))))
 (= new.moe.dispatched (ite (not (= (_ bv10 7) new.moe.dispatch)) new.moe.dispatch ?x1325))))
(assert
 (let (($x3630 (= (_ bv50 7) new.moe.dispatched)))
 (let ((?x2104 (ite (not (= (_ bv10 7) new.moe.combine)) new.moe.combine (ite $x3630 (_ bv5 7) (ite (= (_ bv31 7) new.moe.dispatched) (_ bv75 7) (_ bv6 7))))))
 (= new.moe.combined ?x2104))))
(assert
 (= new.moe.reaches (or (not new.moe.spans) (not (= (_ bv50 7) new.moe.dispatched)))))
(assert
 (let (($x1445 (= (_ bv31 7) new.moe.dispatched)))
 (let (($x1008 (or (= 1 new.moe.block) (and (= (_ bv50 7) new.moe.dispatched) (= (_ bv5 7) new.moe.combined)) (and $x1445 (or (= (_ bv5 7) new.moe.combined) (= (_ bv75 7) new.moe.combined))) (and (= (_ bv6 7) new.moe.dispatched) (= (_ bv6 7) new.moe.combined)))))
 (= new.moe.comes_back $x1008))))
(assert
 (let (($x518 (and (or (not new.moe.group.dp) (= 1 new.dp)) (or (not new.moe.group.sp) (= 1 new.sp)))))
 (let (($x1899 (= new.moe.block new.stage.ranks)))
 (let (($x3052 (and (= 1 new.tp) $x1899 (or new.moe.group.dp (= 1 new.dp)) (or new.moe.group.sp (= 1 new.sp)))))
 (let (($x1485 (and (or new.moe.group.ep (= 1 new.ep)) (or new.moe.group.tp (= 1 new.moe.expert_tp)))))
 (= new.moe.group_fits (or (= (_ bv59 7) new.moe.combined) (and (or $x1485 $x3052) (or $x1899 $x518)))))))))
(assert
 (let (($x1805 (and new.moe.reaches new.moe.comes_back new.moe.group_fits (= 1 new.moe.width.least) (= 1 new.moe.width.most))))
 (= new.moe.over_block $x1805)))
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
 (let (($x2354 (or new.moe.over_block (not new.moe.once))))
 (let (($x574 (= 1 new.moe.expert_tp)))
 (let (($x1969 (or $x574 (not new.model.down_bias) (and (or (= (_ bv29 7) new.moe.bias) (= (_ bv23 7) new.moe.bias)) $x2354) new.moe.bias_once)))
 (not $x1969)))))
(assert
 (let (($x2926 (or old.moe.over_block (not old.moe.once))))
(let (($x3698 (not old.model.down_bias)))
(let (($x3286 (= 1 old.moe.expert_tp)))
(or $x3286 $x3698 (and (or (= (_ bv29 7) old.moe.bias) (= (_ bv23 7) old.moe.bias)) $x2926) old.moe.bias_once)))))
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
 (let (($x422 (= (_ bv10 7) old.moe.combine)))
 (or (= (_ bv5 7) old.moe.combine) (= (_ bv6 7) old.moe.combine) $x422 (= (_ bv59 7) old.moe.combine) (= (_ bv75 7) old.moe.combine))))
(assert
 (let (($x2910 (= (_ bv10 7) old.moe.dispatch)))
 (or (= (_ bv6 7) old.moe.dispatch) $x2910 (= (_ bv31 7) old.moe.dispatch) (= (_ bv50 7) old.moe.dispatch))))
(assert
 (and (<= 1 old.moe.expert_tp)))
(assert
 (let (($x2198 (= (_ bv62 7) old.moe.shared.scale)))
 (let (($x1049 (= (_ bv23 7) old.moe.shared.scale)))
 (or $x1049 $x2198))))
(assert
 (let (($x1749 (= (_ bv99 7) old.moe.shared.split)))
 (or (= (_ bv29 7) old.moe.shared.split) (= (_ bv59 7) old.moe.shared.split) $x1749)))
(assert
 (let (($x3244 (= (_ bv82 7) old.moe.shared.sum)))
 (or (= (_ bv59 7) old.moe.shared.sum) (= (_ bv65 7) old.moe.shared.sum) $x3244)))
(assert
 (let (($x608 (= (_ bv98 7) old.moe.shared.width.kind)))
 (let (($x3591 (= (_ bv88 7) old.moe.shared.width.kind)))
 (let (($x779 (= (_ bv67 7) old.moe.shared.width.kind)))
 (let (($x3611 (= (_ bv49 7) old.moe.shared.width.kind)))
 (or (= (_ bv11 7) old.moe.shared.width.kind) (= (_ bv18 7) old.moe.shared.width.kind) (= (_ bv26 7) old.moe.shared.width.kind) $x3611 (= (_ bv58 7) old.moe.shared.width.kind) $x779 $x3591 (= (_ bv93 7) old.moe.shared.width.kind) $x608 (= (_ bv101 7) old.moe.shared.width.kind)))))))
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
 (let (($x3478 (= (_ bv101 7) old.moe.width.kind)))
 (let (($x1583 (= (_ bv98 7) old.moe.width.kind)))
 (let (($x204 (= (_ bv93 7) old.moe.width.kind)))
 (let (($x1270 (= (_ bv88 7) old.moe.width.kind)))
 (let (($x763 (= (_ bv67 7) old.moe.width.kind)))
 (let (($x932 (= (_ bv58 7) old.moe.width.kind)))
 (let (($x1082 (= (_ bv49 7) old.moe.width.kind)))
 (let (($x3455 (= (_ bv26 7) old.moe.width.kind)))
 (let (($x1156 (= (_ bv18 7) old.moe.width.kind)))
 (let (($x3226 (= (_ bv11 7) old.moe.width.kind)))
 (or $x3226 $x1156 $x3455 $x1082 $x932 $x763 $x1270 $x204 $x1583 $x3478))))))))))))
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
 (let ((?x2137 (div (- (+ old.moe.width.n old.moe.width.multiple) 1) old.moe.width.multiple)))
 (let ((?x2109 (* (div (* ?x2137 old.moe.width.multiple) old.moe.width.parts) old.moe.width.parts)))
 (let (($x1374 (= (- 1) old.moe.width.n)))
 (let ((?x2470 (ite (= 0 (mod old.moe.width.multiple old.moe.width.parts)) 1 (ite (or $x1374 (< ?x2109 old.moe.width.n)) 0 1))))
 (let (($x763 (= (_ bv67 7) old.moe.width.kind)))
 (let ((?x2927 (ite (or $x1374 (not (= 0 (mod old.moe.width.n old.moe.width.parts)))) 0 1)))
 (let (($x3455 (= (_ bv26 7) old.moe.width.kind)))
 (let ((?x3229 (ite $x3455 (ite (and $x1374 (= 1 old.moe.width.parts)) 1 ?x2927) (ite $x763 ?x2470 old.moe.width.given_least))))
 (let (($x932 (= (_ bv58 7) old.moe.width.kind)))
 (let (($x3478 (= (_ bv101 7) old.moe.width.kind)))
 (let (($x204 (= (_ bv93 7) old.moe.width.kind)))
 (let (($x3226 (= (_ bv11 7) old.moe.width.kind)))
 (let (($x1156 (= (_ bv18 7) old.moe.width.kind)))
 (let (($x1583 (= (_ bv98 7) old.moe.width.kind)))
 (let ((?x1193 (ite $x1583 old.moe.width.parts (ite (or $x1156 $x3226 $x204 $x3478 $x932) 1 ?x3229))))
 (= old.moe.width.least ?x1193)))))))))))))))))
(assert
 (let ((?x2294 (ite (or (= (_ bv88 7) old.moe.width.kind) (= (_ bv49 7) old.moe.width.kind)) old.moe.width.given_most 1)))
 (let (($x1583 (= (_ bv98 7) old.moe.width.kind)))
 (= old.moe.width.most (ite $x1583 old.moe.width.parts ?x2294)))))
(assert
 (let (($x1526 (not (= 0 (mod old.moe.shared.width.n old.moe.shared.width.multiple)))))
 (let (($x779 (= (_ bv67 7) old.moe.shared.width.kind)))
 (= old.moe.shared.width.padded (and $x779 $x1526)))))
(assert
 (let (($x1044 (or (< old.stage.same_tokens old.moe.block) (not (= 0 (mod old.stage.same_tokens old.moe.block))))))
 (= old.moe.spans $x1044)))
(assert
 (let (($x2479 (not old.moe.shared.width.padded)))
 (let (($x608 (= (_ bv98 7) old.moe.shared.width.kind)))
 (let (($x3611 (= (_ bv49 7) old.moe.shared.width.kind)))
 (let (($x3591 (= (_ bv88 7) old.moe.shared.width.kind)))
 (let (($x3465 (ite (or $x3591 $x3611) old.moe.shared.width.given_everywhere (or $x608 (and (= 1 old.moe.shared.width.parts) $x2479)))))
 (= old.moe.shared.width.everywhere $x3465)))))))
(assert
 (let ((?x1294 (ite old.moe.spans (_ bv6 7) (_ bv50 7))))
 (= old.moe.dispatched (ite (not (= (_ bv10 7) old.moe.dispatch)) old.moe.dispatch ?x1294))))
(assert
 (let (($x2281 (= 1 old.tp)))
 (let (($x2028 (or $x2281 (and (= (_ bv99 7) old.moe.shared.split) old.moe.shared.width.everywhere))))
 (= old.moe.shared_by (ite $x2028 (_ bv59 7) old.moe.shared.split)))))
(assert
 (let (($x2135 (= (_ bv50 7) old.moe.dispatched)))
 (let ((?x1138 (ite (not (= (_ bv10 7) old.moe.combine)) old.moe.combine (ite $x2135 (_ bv5 7) (ite (= (_ bv31 7) old.moe.dispatched) (_ bv75 7) (_ bv6 7))))))
 (= old.moe.combined ?x1138))))
(assert
 (= old.moe.reaches (or (not old.moe.spans) (not (= (_ bv50 7) old.moe.dispatched)))))
(assert
 (let (($x1422 (= (_ bv5 7) old.moe.combined)))
 (let (($x1878 (or $x1422 (= (_ bv75 7) old.moe.combined))))
 (= old.moe.sums_block (and $x1878 (not (= (_ bv6 7) old.moe.dispatched)))))))
(assert
 (let (($x1422 (= (_ bv5 7) old.moe.combined)))
 (let (($x1878 (or $x1422 (= (_ bv75 7) old.moe.combined))))
 (let (($x2887 (= (_ bv31 7) old.moe.dispatched)))
 (let (($x2593 (or (= 1 old.moe.block) (and (= (_ bv50 7) old.moe.dispatched) $x1422) (and $x2887 $x1878) (and (= (_ bv6 7) old.moe.dispatched) (= (_ bv6 7) old.moe.combined)))))
 (= old.moe.comes_back $x2593))))))
(assert
 (let (($x2036 (and (or (not old.moe.group.dp) (= 1 old.dp)) (or (not old.moe.group.sp) (= 1 old.sp)))))
 (let (($x1800 (= old.moe.block old.stage.ranks)))
 (let (($x2281 (= 1 old.tp)))
 (let (($x2225 (and $x2281 $x1800 (or old.moe.group.dp (= 1 old.dp)) (or old.moe.group.sp (= 1 old.sp)))))
 (let (($x1127 (and (or old.moe.group.ep (= 1 old.ep)) (or old.moe.group.tp (= 1 old.moe.expert_tp)))))
 (= old.moe.group_fits (or (= (_ bv59 7) old.moe.combined) (and (or $x1127 $x2225) (or $x1800 $x2036))))))))))
(assert
 (let ((?x1786 (ite (not (= (_ bv82 7) old.moe.shared.sum)) old.moe.shared.sum (ite (and old.moe.sums_block (< 1 old.moe.block)) (_ bv82 7) (_ bv59 7)))))
 (= old.moe.shared_summed ?x1786)))
(assert
 (let (($x871 (and old.moe.reaches old.moe.comes_back old.moe.group_fits (= 1 old.moe.width.least) (= 1 old.moe.width.most))))
 (= old.moe.over_block $x871)))
(assert
 (let (($x366 (= (_ bv65 7) old.moe.shared_summed)))
 (let ((?x2549 (ite $x366 old.tp (ite (= (_ bv82 7) old.moe.shared_summed) old.moe.block 1))))
 (= old.moe.shared_ranks ?x2549))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (and (<= 1 new.ep) (>= 1048576 new.ep)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x3200 (= (_ bv10 7) new.moe.combine)))
 (or (= (_ bv5 7) new.moe.combine) (= (_ bv6 7) new.moe.combine) $x3200 (= (_ bv59 7) new.moe.combine) (= (_ bv75 7) new.moe.combine))))
(assert
 (let (($x1653 (= (_ bv10 7) new.moe.dispatch)))
 (or (= (_ bv6 7) new.moe.dispatch) $x1653 (= (_ bv31 7) new.moe.dispatch) (= (_ bv50 7) new.moe.dispatch))))
(assert
 (and (<= 1 new.moe.expert_tp)))
(assert
 (let (($x473 (= (_ bv62 7) new.moe.shared.scale)))
 (let (($x1905 (= (_ bv23 7) new.moe.shared.scale)))
 (or $x1905 $x473))))
(assert
 (let (($x2023 (= (_ bv99 7) new.moe.shared.split)))
 (or (= (_ bv29 7) new.moe.shared.split) (= (_ bv59 7) new.moe.shared.split) $x2023)))
(assert
 (let (($x2605 (= (_ bv82 7) new.moe.shared.sum)))
 (or (= (_ bv59 7) new.moe.shared.sum) (= (_ bv65 7) new.moe.shared.sum) $x2605)))
(assert
 (let (($x2149 (= (_ bv98 7) new.moe.shared.width.kind)))
 (let (($x1925 (= (_ bv88 7) new.moe.shared.width.kind)))
 (let (($x1669 (= (_ bv67 7) new.moe.shared.width.kind)))
 (let (($x2808 (= (_ bv49 7) new.moe.shared.width.kind)))
 (or (= (_ bv11 7) new.moe.shared.width.kind) (= (_ bv18 7) new.moe.shared.width.kind) (= (_ bv26 7) new.moe.shared.width.kind) $x2808 (= (_ bv58 7) new.moe.shared.width.kind) $x1669 $x1925 (= (_ bv93 7) new.moe.shared.width.kind) $x2149 (= (_ bv101 7) new.moe.shared.width.kind)))))))
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
 (let (($x1471 (= (_ bv101 7) new.moe.width.kind)))
 (let (($x1137 (= (_ bv98 7) new.moe.width.kind)))
 (let (($x2766 (= (_ bv93 7) new.moe.width.kind)))
 (let (($x1650 (= (_ bv88 7) new.moe.width.kind)))
 (let (($x784 (= (_ bv67 7) new.moe.width.kind)))
 (let (($x3150 (= (_ bv58 7) new.moe.width.kind)))
 (let (($x1586 (= (_ bv49 7) new.moe.width.kind)))
 (let (($x2640 (= (_ bv26 7) new.moe.width.kind)))
 (let (($x233 (= (_ bv18 7) new.moe.width.kind)))
 (let (($x1986 (= (_ bv11 7) new.moe.width.kind)))
 (or $x1986 $x233 $x2640 $x1586 $x3150 $x784 $x1650 $x2766 $x1137 $x1471))))))))))))
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
 (let ((?x1244 (div (- (+ new.moe.width.n new.moe.width.multiple) 1) new.moe.width.multiple)))
 (let ((?x1481 (* (div (* ?x1244 new.moe.width.multiple) new.moe.width.parts) new.moe.width.parts)))
 (let (($x505 (= (- 1) new.moe.width.n)))
 (let ((?x3126 (ite (= 0 (mod new.moe.width.multiple new.moe.width.parts)) 1 (ite (or $x505 (< ?x1481 new.moe.width.n)) 0 1))))
 (let (($x784 (= (_ bv67 7) new.moe.width.kind)))
 (let ((?x1545 (ite (or $x505 (not (= 0 (mod new.moe.width.n new.moe.width.parts)))) 0 1)))
 (let (($x2640 (= (_ bv26 7) new.moe.width.kind)))
 (let ((?x3353 (ite $x2640 (ite (and $x505 (= 1 new.moe.width.parts)) 1 ?x1545) (ite $x784 ?x3126 new.moe.width.given_least))))
 (let (($x3150 (= (_ bv58 7) new.moe.width.kind)))
 (let (($x1471 (= (_ bv101 7) new.moe.width.kind)))
 (let (($x2766 (= (_ bv93 7) new.moe.width.kind)))
 (let (($x1986 (= (_ bv11 7) new.moe.width.kind)))
 (let (($x233 (= (_ bv18 7) new.moe.width.kind)))
 (let (($x1137 (= (_ bv98 7) new.moe.width.kind)))
 (let ((?x2453 (ite $x1137 new.moe.width.parts (ite (or $x233 $x1986 $x2766 $x1471 $x3150) 1 ?x3353))))
 (= new.moe.width.least ?x2453)))))))))))))))))
(assert
 (let ((?x1631 (ite (or (= (_ bv88 7) new.moe.width.kind) (= (_ bv49 7) new.moe.width.kind)) new.moe.width.given_most 1)))
 (let (($x1137 (= (_ bv98 7) new.moe.width.kind)))
 (= new.moe.width.most (ite $x1137 new.moe.width.parts ?x1631)))))
(assert
 (let (($x1293 (not (= 0 (mod new.moe.shared.width.n new.moe.shared.width.multiple)))))
 (let (($x1669 (= (_ bv67 7) new.moe.shared.width.kind)))
 (= new.moe.shared.width.padded (and $x1669 $x1293)))))
(assert
 (let (($x742 (or (< new.stage.same_tokens new.moe.block) (not (= 0 (mod new.stage.same_tokens new.moe.block))))))
 (= new.moe.spans $x742)))
(assert
 (let (($x1989 (not new.moe.shared.width.padded)))
 (let (($x2149 (= (_ bv98 7) new.moe.shared.width.kind)))
 (let (($x2808 (= (_ bv49 7) new.moe.shared.width.kind)))
 (let (($x1925 (= (_ bv88 7) new.moe.shared.width.kind)))
 (let (($x2659 (ite (or $x1925 $x2808) new.moe.shared.width.given_everywhere (or $x2149 (and (= 1 new.moe.shared.width.parts) $x1989)))))
 (= new.moe.shared.width.everywhere $x2659)))))))
(assert
 (let ((?x1325 (ite new.moe.spans (_ bv6 7) (_ bv50 7))))
 (= new.moe.dispatched (ite (not (= (_ bv10 7) new.moe.dispatch)) new.moe.dispatch ?x1325))))
(assert
 (let (($x2379 (= 1 new.tp)))
 (let (($x2676 (or $x2379 (and (= (_ bv99 7) new.moe.shared.split) new.moe.shared.width.everywhere))))
 (= new.moe.shared_by (ite $x2676 (_ bv59 7) new.moe.shared.split)))))
(assert
 (let (($x3630 (= (_ bv50 7) new.moe.dispatched)))
 (let ((?x2104 (ite (not (= (_ bv10 7) new.moe.combine)) new.moe.combine (ite $x3630 (_ bv5 7) (ite (= (_ bv31 7) new.moe.dispatched) (_ bv75 7) (_ bv6 7))))))
 (= new.moe.combined ?x2104))))
(assert
 (= new.moe.reaches (or (not new.moe.spans) (not (= (_ bv50 7) new.moe.dispatched)))))
(assert
 (let (($x3583 (= (_ bv5 7) new.moe.combined)))
 (let (($x3551 (or $x3583 (= (_ bv75 7) new.moe.combined))))
 (= new.moe.sums_block (and $x3551 (not (= (_ bv6 7) new.moe.dispatched)))))))
(assert
 (let (($x3583 (= (_ bv5 7) new.moe.combined)))
 (let (($x3551 (or $x3583 (= (_ bv75 7) new.moe.combined))))
 (let (($x1445 (= (_ bv31 7) new.moe.dispatched)))
 (let (($x1008 (or (= 1 new.moe.block) (and (= (_ bv50 7) new.moe.dispatched) $x3583) (and $x1445 $x3551) (and (= (_ bv6 7) new.moe.dispatched) (= (_ bv6 7) new.moe.combined)))))
 (= new.moe.comes_back $x1008))))))
(assert
 (let (($x518 (and (or (not new.moe.group.dp) (= 1 new.dp)) (or (not new.moe.group.sp) (= 1 new.sp)))))
 (let (($x1899 (= new.moe.block new.stage.ranks)))
 (let (($x2379 (= 1 new.tp)))
 (let (($x3052 (and $x2379 $x1899 (or new.moe.group.dp (= 1 new.dp)) (or new.moe.group.sp (= 1 new.sp)))))
 (let (($x1485 (and (or new.moe.group.ep (= 1 new.ep)) (or new.moe.group.tp (= 1 new.moe.expert_tp)))))
 (= new.moe.group_fits (or (= (_ bv59 7) new.moe.combined) (and (or $x1485 $x3052) (or $x1899 $x518))))))))))
(assert
 (let ((?x2635 (ite (not (= (_ bv82 7) new.moe.shared.sum)) new.moe.shared.sum (ite (and new.moe.sums_block (< 1 new.moe.block)) (_ bv82 7) (_ bv59 7)))))
 (= new.moe.shared_summed ?x2635)))
(assert
 (let (($x1805 (and new.moe.reaches new.moe.comes_back new.moe.group_fits (= 1 new.moe.width.least) (= 1 new.moe.width.most))))
 (= new.moe.over_block $x1805)))
(assert
 (let (($x3110 (= (_ bv65 7) new.moe.shared_summed)))
 (let ((?x248 (ite $x3110 new.tp (ite (= (_ bv82 7) new.moe.shared_summed) new.moe.block 1))))
 (= new.moe.shared_ranks ?x248))))
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
 (let (($x3110 (= (_ bv65 7) new.moe.shared_summed)))
 (let (($x1702 (or $x3110 (and (= (_ bv82 7) new.moe.shared_summed) (= new.moe.block new.tp)))))
 (let (($x473 (= (_ bv62 7) new.moe.shared.scale)))
 (let (($x3232 (= (_ bv59 7) new.moe.shared_by)))
 (let (($x2902 (and $x3232 (or (= (_ bv23 7) new.moe.shared.scale) (= 1 new.moe.shared_ranks)))))
 (let (($x1468 (not new.moe.once)))
 (let (($x1651 (and (or (not (= (_ bv82 7) new.moe.shared_summed)) new.moe.over_block $x1468) (or $x2902 (and (not $x3232) $x473 $x1702)))))
 (not (or (not new.model.shared) $x1651 new.moe.shared_once))))))))))
(assert
 (let (($x366 (= (_ bv65 7) old.moe.shared_summed)))
(let (($x2195 (or $x366 (and (= (_ bv82 7) old.moe.shared_summed) (= old.moe.block old.tp)))))
(let (($x2198 (= (_ bv62 7) old.moe.shared.scale)))
(let (($x3384 (= (_ bv59 7) old.moe.shared_by)))
(let (($x2226 (and $x3384 (or (= (_ bv23 7) old.moe.shared.scale) (= 1 old.moe.shared_ranks)))))
(let (($x2466 (not old.moe.once)))
(let (($x1569 (and (or (not (= (_ bv82 7) old.moe.shared_summed)) old.moe.over_block $x2466) (or $x2226 (and (not $x3384) $x2198 $x2195)))))
(let (($x1876 (not old.model.shared)))
(or $x1876 $x1569 old.moe.shared_once))))))))))
(check-sat)

; from one replica to any number, question 151
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
 (let (($x2469 (= (_ bv67 7) old.embedding.cut.kind)))
 (or (= (_ bv11 7) old.embedding.cut.kind) (= (_ bv18 7) old.embedding.cut.kind) (= (_ bv26 7) old.embedding.cut.kind) (= (_ bv49 7) old.embedding.cut.kind) (= (_ bv58 7) old.embedding.cut.kind) $x2469 (= (_ bv88 7) old.embedding.cut.kind) (= (_ bv93 7) old.embedding.cut.kind) (= (_ bv98 7) old.embedding.cut.kind) (= (_ bv101 7) old.embedding.cut.kind))))
(assert
 (and (<= 1 old.embedding.cut.multiple)))
(assert
 (and (<= (- 1) old.embedding.cut.n)))
(assert
 (and (<= 1 old.embedding.cut.parts)))
(assert
 (let (($x3380 (= (_ bv97 7) old.embedding.split)))
 (or (= (_ bv38 7) old.embedding.split) (= (_ bv59 7) old.embedding.split) $x3380)))
(assert
 (and (<= 1 old.hidden.block)))
(assert
 (and (<= 0 old.hidden.given_least)))
(assert
 (let (($x1524 (= (_ bv101 7) old.hidden.kind)))
 (let (($x1183 (= (_ bv98 7) old.hidden.kind)))
 (let (($x811 (= (_ bv93 7) old.hidden.kind)))
 (let (($x2209 (= (_ bv88 7) old.hidden.kind)))
 (let (($x1311 (= (_ bv67 7) old.hidden.kind)))
 (let (($x882 (= (_ bv58 7) old.hidden.kind)))
 (let (($x438 (= (_ bv49 7) old.hidden.kind)))
 (let (($x2412 (= (_ bv26 7) old.hidden.kind)))
 (let (($x2320 (= (_ bv18 7) old.hidden.kind)))
 (let (($x1688 (= (_ bv11 7) old.hidden.kind)))
 (or $x1688 $x2320 $x2412 $x438 $x882 $x1311 $x2209 $x811 $x1183 $x1524))))))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x3609 (= (_ bv75 7) old.lm_head.collective)))
 (let (($x2126 (= (_ bv59 7) old.lm_head.collective)))
 (let (($x652 (= (_ bv10 7) old.lm_head.collective)))
 (let (($x950 (= (_ bv5 7) old.lm_head.collective)))
 (let (($x373 (= (_ bv4 7) old.lm_head.collective)))
 (or $x373 $x950 $x652 $x2126 $x3609)))))))
(assert
 (and (<= 1 old.lm_head.cut.block)))
(assert
 (let (($x2917 (= (_ bv98 7) old.lm_head.cut.kind)))
 (let (($x2408 (= (_ bv93 7) old.lm_head.cut.kind)))
 (let (($x2235 (= (_ bv88 7) old.lm_head.cut.kind)))
 (let (($x2097 (= (_ bv67 7) old.lm_head.cut.kind)))
 (let (($x526 (= (_ bv49 7) old.lm_head.cut.kind)))
 (let (($x353 (= (_ bv26 7) old.lm_head.cut.kind)))
 (or (= (_ bv11 7) old.lm_head.cut.kind) (= (_ bv18 7) old.lm_head.cut.kind) $x353 $x526 (= (_ bv58 7) old.lm_head.cut.kind) $x2097 $x2235 $x2408 $x2917 (= (_ bv101 7) old.lm_head.cut.kind)))))))))
(assert
 (and (<= 1 old.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) old.lm_head.cut.n)))
(assert
 (and (<= 1 old.lm_head.cut.parts)))
(assert
 (let (($x3028 (= (_ bv97 7) old.lm_head.split)))
 (let (($x2874 (= (_ bv40 7) old.lm_head.split)))
 (or $x2874 (= (_ bv59 7) old.lm_head.split) $x3028))))
(assert
 (let (($x809 (= (_ bv87 7) old.lm_head.tied)))
 (or (= (_ bv20 7) old.lm_head.tied) (= (_ bv56 7) old.lm_head.tied) $x809)))
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
 (let (($x1311 (= (_ bv67 7) old.hidden.kind)))
 (= old.hidden.padded (and $x1311 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let ((?x1147 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x3177 (div (* ?x1147 old.hidden.multiple) old.hidden.parts)))
 (let (($x2944 (= (- 1) old.hidden.n)))
 (let ((?x3782 (ite (or $x2944 (< (* ?x3177 old.hidden.parts) old.hidden.n)) 0 1)))
 (let (($x1311 (= (_ bv67 7) old.hidden.kind)))
 (let ((?x2136 (ite $x1311 (ite (= 0 (mod old.hidden.multiple old.hidden.parts)) 1 ?x3782) old.hidden.given_least)))
 (let ((?x1866 (ite (or $x2944 (not (= 0 (mod old.hidden.n old.hidden.parts)))) 0 1)))
 (let (($x2412 (= (_ bv26 7) old.hidden.kind)))
 (let ((?x1713 (ite $x2412 (ite (and $x2944 (= 1 old.hidden.parts)) 1 ?x1866) ?x2136)))
 (let (($x882 (= (_ bv58 7) old.hidden.kind)))
 (let (($x1524 (= (_ bv101 7) old.hidden.kind)))
 (let (($x811 (= (_ bv93 7) old.hidden.kind)))
 (let (($x1688 (= (_ bv11 7) old.hidden.kind)))
 (let (($x2320 (= (_ bv18 7) old.hidden.kind)))
 (let (($x1183 (= (_ bv98 7) old.hidden.kind)))
 (let ((?x1670 (ite $x1183 old.hidden.parts (ite (or $x2320 $x1688 $x811 $x1524 $x882) 1 ?x1713))))
 (= old.hidden.least ?x1670))))))))))))))))))
(assert
 (let ((?x1147 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x3177 (div (* ?x1147 old.hidden.multiple) old.hidden.parts)))
 (let (($x1311 (= (_ bv67 7) old.hidden.kind)))
 (= old.hidden.filled (and $x1311 (< 1 old.hidden.parts) (= ?x3177 old.hidden.n)))))))
(assert
 (let (($x2412 (= (_ bv26 7) old.hidden.kind)))
 (let (($x381 (ite $x2412 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x1147 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x3177 (div (* ?x1147 old.hidden.multiple) old.hidden.parts)))
 (let (($x2944 (= (- 1) old.hidden.n)))
 (let (($x1311 (= (_ bv67 7) old.hidden.kind)))
 (let (($x811 (= (_ bv93 7) old.hidden.kind)))
 (let (($x443 (ite $x811 (or $x2944 (< old.hidden.block old.hidden.n)) (ite $x1311 (or $x2944 (< ?x3177 old.hidden.n)) $x381))))
 (let (($x1707 (ite (or (= (_ bv98 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x443)))
 (let (($x438 (= (_ bv49 7) old.hidden.kind)))
 (let (($x2209 (= (_ bv88 7) old.hidden.kind)))
 (let (($x2396 (or $x2209 $x438)))
 (= old.hidden.moved (ite $x2396 old.hidden.given_moved $x1707)))))))))))))))
(assert
 (let ((?x1340 (div (- (+ old.embedding.cut.n old.embedding.cut.multiple) 1) old.embedding.cut.multiple)))
 (let (($x791 (= (div (* ?x1340 old.embedding.cut.multiple) old.embedding.cut.parts) old.embedding.cut.n)))
 (let (($x2469 (= (_ bv67 7) old.embedding.cut.kind)))
 (= old.embedding.cut.filled (and $x2469 (< 1 old.embedding.cut.parts) $x791))))))
(assert
 (let (($x2097 (= (_ bv67 7) old.lm_head.cut.kind)))
 (let (($x1474 (and $x2097 (not (= 0 (mod old.lm_head.cut.n old.lm_head.cut.multiple))))))
 (= old.lm_head.cut.padded $x1474))))
(assert
 (let ((?x306 (div (- (+ old.lm_head.cut.n old.lm_head.cut.multiple) 1) old.lm_head.cut.multiple)))
 (let ((?x1506 (div (* ?x306 old.lm_head.cut.multiple) old.lm_head.cut.parts)))
 (let (($x2097 (= (_ bv67 7) old.lm_head.cut.kind)))
 (let (($x1996 (and $x2097 (< 1 old.lm_head.cut.parts) (= ?x1506 old.lm_head.cut.n))))
 (= old.lm_head.cut.filled $x1996))))))
(assert
 (let (($x124 (= (- 1) old.lm_head.cut.n)))
 (let (($x353 (= (_ bv26 7) old.lm_head.cut.kind)))
 (let (($x2391 (ite $x353 (or $x124 (<= old.lm_head.cut.parts old.lm_head.cut.n)) (or $x124 (< 1 old.lm_head.cut.n)))))
 (let ((?x306 (div (- (+ old.lm_head.cut.n old.lm_head.cut.multiple) 1) old.lm_head.cut.multiple)))
 (let ((?x1506 (div (* ?x306 old.lm_head.cut.multiple) old.lm_head.cut.parts)))
 (let (($x2097 (= (_ bv67 7) old.lm_head.cut.kind)))
 (let (($x2408 (= (_ bv93 7) old.lm_head.cut.kind)))
 (let (($x2553 (ite $x2408 (or $x124 (< old.lm_head.cut.block old.lm_head.cut.n)) (ite $x2097 (or $x124 (< ?x1506 old.lm_head.cut.n)) $x2391))))
 (let (($x238 (ite (or (= (_ bv98 7) old.lm_head.cut.kind) (= 1 old.lm_head.cut.parts)) false $x2553)))
 (let (($x526 (= (_ bv49 7) old.lm_head.cut.kind)))
 (let (($x2235 (= (_ bv88 7) old.lm_head.cut.kind)))
 (let (($x878 (or $x2235 $x526)))
 (= old.lm_head.cut.moved (ite $x878 old.lm_head.cut.given_moved $x238)))))))))))))))
(assert
 (let (($x3380 (= (_ bv97 7) old.embedding.split)))
 (let (($x809 (= (_ bv87 7) old.lm_head.tied)))
 (= old.lm_head.stored (and old.model.tied $x809 $x3380 old.lm_head.same_cut)))))
(assert
 (let (($x1183 (= (_ bv98 7) old.hidden.kind)))
 (let (($x438 (= (_ bv49 7) old.hidden.kind)))
 (let (($x2209 (= (_ bv88 7) old.hidden.kind)))
 (let (($x2396 (or $x2209 $x438)))
 (let (($x2565 (ite $x2396 old.hidden.given_everywhere (or $x1183 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x2565)))))))
(assert
 (let (($x2917 (= (_ bv98 7) old.lm_head.cut.kind)))
 (let (($x2744 (or $x2917 (and (= 1 old.lm_head.cut.parts) (not old.lm_head.cut.padded)))))
 (let (($x526 (= (_ bv49 7) old.lm_head.cut.kind)))
 (let (($x2235 (= (_ bv88 7) old.lm_head.cut.kind)))
 (let (($x878 (or $x2235 $x526)))
 (= old.lm_head.cut.everywhere (ite $x878 old.lm_head.cut.given_everywhere $x2744))))))))
(assert
 (let (($x1426 (not old.hidden.moved)))
 (let (($x1524 (= (_ bv101 7) old.hidden.kind)))
 (let (($x811 (= (_ bv93 7) old.hidden.kind)))
 (let (($x1688 (= (_ bv11 7) old.hidden.kind)))
 (let (($x2320 (= (_ bv18 7) old.hidden.kind)))
 (let (($x3511 (or old.hidden.everywhere old.hidden.filled (and (or $x2320 $x1688 $x811 $x1524) $x1426))))
 (let (($x438 (= (_ bv49 7) old.hidden.kind)))
 (let (($x2209 (= (_ bv88 7) old.hidden.kind)))
 (let (($x2396 (or $x2209 $x438)))
 (= old.hidden.undivided (ite $x2396 old.hidden.given_undivided $x3511))))))))))))
(assert
 (let (($x1854 (and (or (not old.lm_head.group.tp) (= 1 old.tp)) (or (not old.lm_head.group.dp) (= 1 old.dp)) (or (not old.lm_head.group.sp) (= 1 old.sp)) (or (not old.lm_head.group.pp) (= 1 old.pp)))))
 (let (($x2126 (= (_ bv59 7) old.lm_head.collective)))
 (let (($x1747 (or $x2126 $x1854)))
 (let (($x2874 (= (_ bv40 7) old.lm_head.split)))
 (let (($x2866 (and $x2874 (and old.hidden.undivided (= old.hidden.least old.hidden.parts)) $x1747)))
 (let (($x3028 (= (_ bv97 7) old.lm_head.split)))
 (let ((?x2420 (ite (and $x3028 old.lm_head.cut.everywhere $x1747) (_ bv98 7) (ite $x3028 (_ bv97 7) (ite $x2866 (_ bv98 7) (ite $x2874 (_ bv94 7) (_ bv98 7)))))))
 (= old.lm_head.state ?x2420)))))))))
(assert
 (let (($x1854 (and (or (not old.lm_head.group.tp) (= 1 old.tp)) (or (not old.lm_head.group.dp) (= 1 old.dp)) (or (not old.lm_head.group.sp) (= 1 old.sp)) (or (not old.lm_head.group.pp) (= 1 old.pp)))))
 (let (($x672 (or (or (= (_ bv10 7) old.lm_head.collective) (= (_ bv59 7) old.lm_head.collective)) $x1854)))
 (let (($x3000 (or (or (= (_ bv10 7) old.lm_head.collective) (= (_ bv5 7) old.lm_head.collective)) (and (= (_ bv75 7) old.lm_head.collective) old.lm_head.cut.everywhere))))
 (let ((?x3198 (ite (= (_ bv94 7) old.lm_head.state) (ite $x3000 (_ bv98 7) (ite (= (_ bv59 7) old.lm_head.collective) (_ bv94 7) (_ bv16 7))) (ite $x672 (_ bv98 7) (ite (= (_ bv5 7) old.lm_head.collective) (_ bv21 7) (_ bv16 7))))))
 (let (($x1658 (or old.lm_head.cut.filled (and old.lm_head.stored old.embedding.cut.filled))))
 (let (($x950 (= (_ bv5 7) old.lm_head.collective)))
 (let (($x2579 (or (or (= (_ bv10 7) old.lm_head.collective) (= (_ bv4 7) old.lm_head.collective)) (and $x950 $x1658))))
 (let ((?x3149 (ite (= (_ bv97 7) old.lm_head.state) (ite $x2579 (_ bv98 7) (ite (= (_ bv59 7) old.lm_head.collective) (_ bv97 7) (_ bv16 7))) ?x3198)))
 (= old.lm_head.joined ?x3149))))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x993 (= (_ bv67 7) new.embedding.cut.kind)))
 (or (= (_ bv11 7) new.embedding.cut.kind) (= (_ bv18 7) new.embedding.cut.kind) (= (_ bv26 7) new.embedding.cut.kind) (= (_ bv49 7) new.embedding.cut.kind) (= (_ bv58 7) new.embedding.cut.kind) $x993 (= (_ bv88 7) new.embedding.cut.kind) (= (_ bv93 7) new.embedding.cut.kind) (= (_ bv98 7) new.embedding.cut.kind) (= (_ bv101 7) new.embedding.cut.kind))))
(assert
 (and (<= 1 new.embedding.cut.multiple)))
(assert
 (and (<= (- 1) new.embedding.cut.n)))
(assert
 (and (<= 1 new.embedding.cut.parts)))
(assert
 (let (($x834 (= (_ bv97 7) new.embedding.split)))
 (or (= (_ bv38 7) new.embedding.split) (= (_ bv59 7) new.embedding.split) $x834)))
(assert
 (and (<= 1 new.hidden.block)))
(assert
 (and (<= 0 new.hidden.given_least)))
(assert
 (let (($x2344 (= (_ bv101 7) new.hidden.kind)))
 (let (($x1359 (= (_ bv98 7) new.hidden.kind)))
 (let (($x3120 (= (_ bv93 7) new.hidden.kind)))
 (let (($x627 (= (_ bv88 7) new.hidden.kind)))
 (let (($x3354 (= (_ bv67 7) new.hidden.kind)))
 (let (($x368 (= (_ bv58 7) new.hidden.kind)))
 (let (($x60 (= (_ bv49 7) new.hidden.kind)))
 (let (($x644 (= (_ bv26 7) new.hidden.kind)))
 (let (($x3219 (= (_ bv18 7) new.hidden.kind)))
 (let (($x3926 (= (_ bv11 7) new.hidden.kind)))
 (or $x3926 $x3219 $x644 $x60 $x368 $x3354 $x627 $x3120 $x1359 $x2344))))))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x3239 (= (_ bv75 7) new.lm_head.collective)))
 (let (($x3602 (= (_ bv59 7) new.lm_head.collective)))
 (let (($x2562 (= (_ bv10 7) new.lm_head.collective)))
 (let (($x14 (= (_ bv5 7) new.lm_head.collective)))
 (let (($x2547 (= (_ bv4 7) new.lm_head.collective)))
 (or $x2547 $x14 $x2562 $x3602 $x3239)))))))
(assert
 (and (<= 1 new.lm_head.cut.block)))
(assert
 (let (($x2279 (= (_ bv98 7) new.lm_head.cut.kind)))
 (let (($x2247 (= (_ bv93 7) new.lm_head.cut.kind)))
 (let (($x1724 (= (_ bv88 7) new.lm_head.cut.kind)))
 (let (($x2122 (= (_ bv67 7) new.lm_head.cut.kind)))
 (let (($x1362 (= (_ bv49 7) new.lm_head.cut.kind)))
 (let (($x3164 (= (_ bv26 7) new.lm_head.cut.kind)))
 (or (= (_ bv11 7) new.lm_head.cut.kind) (= (_ bv18 7) new.lm_head.cut.kind) $x3164 $x1362 (= (_ bv58 7) new.lm_head.cut.kind) $x2122 $x1724 $x2247 $x2279 (= (_ bv101 7) new.lm_head.cut.kind)))))))))
(assert
 (and (<= 1 new.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) new.lm_head.cut.n)))
(assert
 (and (<= 1 new.lm_head.cut.parts)))
(assert
 (let (($x1667 (= (_ bv97 7) new.lm_head.split)))
 (let (($x234 (= (_ bv40 7) new.lm_head.split)))
 (or $x234 (= (_ bv59 7) new.lm_head.split) $x1667))))
(assert
 (let (($x1529 (= (_ bv87 7) new.lm_head.tied)))
 (or (= (_ bv20 7) new.lm_head.tied) (= (_ bv56 7) new.lm_head.tied) $x1529)))
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
 (let (($x3354 (= (_ bv67 7) new.hidden.kind)))
 (= new.hidden.padded (and $x3354 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let ((?x498 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1781 (div (* ?x498 new.hidden.multiple) new.hidden.parts)))
 (let (($x3153 (= (- 1) new.hidden.n)))
 (let ((?x467 (ite (or $x3153 (< (* ?x1781 new.hidden.parts) new.hidden.n)) 0 1)))
 (let (($x3354 (= (_ bv67 7) new.hidden.kind)))
 (let ((?x2824 (ite $x3354 (ite (= 0 (mod new.hidden.multiple new.hidden.parts)) 1 ?x467) new.hidden.given_least)))
 (let ((?x2107 (ite (or $x3153 (not (= 0 (mod new.hidden.n new.hidden.parts)))) 0 1)))
 (let (($x644 (= (_ bv26 7) new.hidden.kind)))
 (let ((?x2144 (ite $x644 (ite (and $x3153 (= 1 new.hidden.parts)) 1 ?x2107) ?x2824)))
 (let (($x368 (= (_ bv58 7) new.hidden.kind)))
 (let (($x2344 (= (_ bv101 7) new.hidden.kind)))
 (let (($x3120 (= (_ bv93 7) new.hidden.kind)))
 (let (($x3926 (= (_ bv11 7) new.hidden.kind)))
 (let (($x3219 (= (_ bv18 7) new.hidden.kind)))
 (let (($x1359 (= (_ bv98 7) new.hidden.kind)))
 (let ((?x1649 (ite $x1359 new.hidden.parts (ite (or $x3219 $x3926 $x3120 $x2344 $x368) 1 ?x2144))))
 (= new.hidden.least ?x1649))))))))))))))))))
(assert
 (let ((?x498 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1781 (div (* ?x498 new.hidden.multiple) new.hidden.parts)))
 (let (($x3354 (= (_ bv67 7) new.hidden.kind)))
 (= new.hidden.filled (and $x3354 (< 1 new.hidden.parts) (= ?x1781 new.hidden.n)))))))
(assert
 (let (($x644 (= (_ bv26 7) new.hidden.kind)))
 (let (($x3117 (ite $x644 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x498 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1781 (div (* ?x498 new.hidden.multiple) new.hidden.parts)))
 (let (($x3153 (= (- 1) new.hidden.n)))
 (let (($x3354 (= (_ bv67 7) new.hidden.kind)))
 (let (($x3120 (= (_ bv93 7) new.hidden.kind)))
 (let (($x1566 (ite $x3120 (or $x3153 (< new.hidden.block new.hidden.n)) (ite $x3354 (or $x3153 (< ?x1781 new.hidden.n)) $x3117))))
 (let (($x3270 (ite (or (= (_ bv98 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x1566)))
 (let (($x60 (= (_ bv49 7) new.hidden.kind)))
 (let (($x627 (= (_ bv88 7) new.hidden.kind)))
 (let (($x3261 (or $x627 $x60)))
 (= new.hidden.moved (ite $x3261 new.hidden.given_moved $x3270)))))))))))))))
(assert
 (let ((?x1402 (div (- (+ new.embedding.cut.n new.embedding.cut.multiple) 1) new.embedding.cut.multiple)))
 (let (($x2749 (= (div (* ?x1402 new.embedding.cut.multiple) new.embedding.cut.parts) new.embedding.cut.n)))
 (let (($x993 (= (_ bv67 7) new.embedding.cut.kind)))
 (= new.embedding.cut.filled (and $x993 (< 1 new.embedding.cut.parts) $x2749))))))
(assert
 (let (($x2122 (= (_ bv67 7) new.lm_head.cut.kind)))
 (let (($x1595 (and $x2122 (not (= 0 (mod new.lm_head.cut.n new.lm_head.cut.multiple))))))
 (= new.lm_head.cut.padded $x1595))))
(assert
 (let ((?x31 (div (- (+ new.lm_head.cut.n new.lm_head.cut.multiple) 1) new.lm_head.cut.multiple)))
 (let ((?x2250 (div (* ?x31 new.lm_head.cut.multiple) new.lm_head.cut.parts)))
 (let (($x2122 (= (_ bv67 7) new.lm_head.cut.kind)))
 (let (($x2259 (and $x2122 (< 1 new.lm_head.cut.parts) (= ?x2250 new.lm_head.cut.n))))
 (= new.lm_head.cut.filled $x2259))))))
(assert
 (let (($x3309 (= (- 1) new.lm_head.cut.n)))
 (let (($x3164 (= (_ bv26 7) new.lm_head.cut.kind)))
 (let (($x2354 (ite $x3164 (or $x3309 (<= new.lm_head.cut.parts new.lm_head.cut.n)) (or $x3309 (< 1 new.lm_head.cut.n)))))
 (let ((?x31 (div (- (+ new.lm_head.cut.n new.lm_head.cut.multiple) 1) new.lm_head.cut.multiple)))
 (let ((?x2250 (div (* ?x31 new.lm_head.cut.multiple) new.lm_head.cut.parts)))
 (let (($x2122 (= (_ bv67 7) new.lm_head.cut.kind)))
 (let (($x2247 (= (_ bv93 7) new.lm_head.cut.kind)))
 (let (($x81 (ite $x2247 (or $x3309 (< new.lm_head.cut.block new.lm_head.cut.n)) (ite $x2122 (or $x3309 (< ?x2250 new.lm_head.cut.n)) $x2354))))
 (let (($x621 (ite (or (= (_ bv98 7) new.lm_head.cut.kind) (= 1 new.lm_head.cut.parts)) false $x81)))
 (let (($x1362 (= (_ bv49 7) new.lm_head.cut.kind)))
 (let (($x1724 (= (_ bv88 7) new.lm_head.cut.kind)))
 (let (($x731 (or $x1724 $x1362)))
 (= new.lm_head.cut.moved (ite $x731 new.lm_head.cut.given_moved $x621)))))))))))))))
(assert
 (let (($x834 (= (_ bv97 7) new.embedding.split)))
 (let (($x1529 (= (_ bv87 7) new.lm_head.tied)))
 (= new.lm_head.stored (and new.model.tied $x1529 $x834 new.lm_head.same_cut)))))
(assert
 (let (($x1359 (= (_ bv98 7) new.hidden.kind)))
 (let (($x60 (= (_ bv49 7) new.hidden.kind)))
 (let (($x627 (= (_ bv88 7) new.hidden.kind)))
 (let (($x3261 (or $x627 $x60)))
 (let (($x2394 (ite $x3261 new.hidden.given_everywhere (or $x1359 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x2394)))))))
(assert
 (let (($x2279 (= (_ bv98 7) new.lm_head.cut.kind)))
 (let (($x2718 (or $x2279 (and (= 1 new.lm_head.cut.parts) (not new.lm_head.cut.padded)))))
 (let (($x1362 (= (_ bv49 7) new.lm_head.cut.kind)))
 (let (($x1724 (= (_ bv88 7) new.lm_head.cut.kind)))
 (let (($x731 (or $x1724 $x1362)))
 (= new.lm_head.cut.everywhere (ite $x731 new.lm_head.cut.given_everywhere $x2718))))))))
(assert
 (let (($x1730 (not new.hidden.moved)))
 (let (($x2344 (= (_ bv101 7) new.hidden.kind)))
 (let (($x3120 (= (_ bv93 7) new.hidden.kind)))
 (let (($x3926 (= (_ bv11 7) new.hidden.kind)))
 (let (($x3219 (= (_ bv18 7) new.hidden.kind)))
 (let (($x226 (or new.hidden.everywhere new.hidden.filled (and (or $x3219 $x3926 $x3120 $x2344) $x1730))))
 (let (($x60 (= (_ bv49 7) new.hidden.kind)))
 (let (($x627 (= (_ bv88 7) new.hidden.kind)))
 (let (($x3261 (or $x627 $x60)))
 (= new.hidden.undivided (ite $x3261 new.hidden.given_undivided $x226))))))))))))
(assert
 (let (($x1743 (and (or (not new.lm_head.group.tp) (= 1 new.tp)) (or (not new.lm_head.group.dp) (= 1 new.dp)) (or (not new.lm_head.group.sp) (= 1 new.sp)) (or (not new.lm_head.group.pp) (= 1 new.pp)))))
 (let (($x3602 (= (_ bv59 7) new.lm_head.collective)))
 (let (($x2099 (or $x3602 $x1743)))
 (let (($x234 (= (_ bv40 7) new.lm_head.split)))
 (let (($x3057 (and $x234 (and new.hidden.undivided (= new.hidden.least new.hidden.parts)) $x2099)))
 (let (($x1667 (= (_ bv97 7) new.lm_head.split)))
 (let ((?x3832 (ite (and $x1667 new.lm_head.cut.everywhere $x2099) (_ bv98 7) (ite $x1667 (_ bv97 7) (ite $x3057 (_ bv98 7) (ite $x234 (_ bv94 7) (_ bv98 7)))))))
 (= new.lm_head.state ?x3832)))))))))
(assert
 (let (($x1743 (and (or (not new.lm_head.group.tp) (= 1 new.tp)) (or (not new.lm_head.group.dp) (= 1 new.dp)) (or (not new.lm_head.group.sp) (= 1 new.sp)) (or (not new.lm_head.group.pp) (= 1 new.pp)))))
 (let (($x1684 (or (or (= (_ bv10 7) new.lm_head.collective) (= (_ bv59 7) new.lm_head.collective)) $x1743)))
 (let (($x1548 (or (or (= (_ bv10 7) new.lm_head.collective) (= (_ bv5 7) new.lm_head.collective)) (and (= (_ bv75 7) new.lm_head.collective) new.lm_head.cut.everywhere))))
 (let ((?x1984 (ite (= (_ bv94 7) new.lm_head.state) (ite $x1548 (_ bv98 7) (ite (= (_ bv59 7) new.lm_head.collective) (_ bv94 7) (_ bv16 7))) (ite $x1684 (_ bv98 7) (ite (= (_ bv5 7) new.lm_head.collective) (_ bv21 7) (_ bv16 7))))))
 (let (($x1363 (or new.lm_head.cut.filled (and new.lm_head.stored new.embedding.cut.filled))))
 (let (($x14 (= (_ bv5 7) new.lm_head.collective)))
 (let (($x667 (or (or (= (_ bv10 7) new.lm_head.collective) (= (_ bv4 7) new.lm_head.collective)) (and $x14 $x1363))))
 (let ((?x264 (ite (= (_ bv97 7) new.lm_head.state) (ite $x667 (_ bv98 7) (ite (= (_ bv59 7) new.lm_head.collective) (_ bv97 7) (_ bv16 7))) ?x1984)))
 (= new.lm_head.joined ?x264))))))))))
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
 (let (($x7 (not (or new.lm_head.cut.moved new.lm_head.cut.padded))))
 (let (($x2379 (= 1 new.tp)))
 (let (($x2813 (or (= (_ bv98 7) new.lm_head.joined) (and $x2379 (or (not (= (_ bv97 7) new.lm_head.split)) $x7)))))
 (not $x2813)))))
(assert
 (let (($x2984 (not (or old.lm_head.cut.moved old.lm_head.cut.padded))))
(let (($x2281 (= 1 old.tp)))
(or (= (_ bv98 7) old.lm_head.joined) (and $x2281 (or (not (= (_ bv97 7) old.lm_head.split)) $x2984))))))
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
 (let (($x1524 (= (_ bv101 7) old.hidden.kind)))
 (let (($x1183 (= (_ bv98 7) old.hidden.kind)))
 (let (($x811 (= (_ bv93 7) old.hidden.kind)))
 (let (($x2209 (= (_ bv88 7) old.hidden.kind)))
 (let (($x1311 (= (_ bv67 7) old.hidden.kind)))
 (let (($x882 (= (_ bv58 7) old.hidden.kind)))
 (let (($x438 (= (_ bv49 7) old.hidden.kind)))
 (let (($x2412 (= (_ bv26 7) old.hidden.kind)))
 (let (($x2320 (= (_ bv18 7) old.hidden.kind)))
 (let (($x1688 (= (_ bv11 7) old.hidden.kind)))
 (or $x1688 $x2320 $x2412 $x438 $x882 $x1311 $x2209 $x811 $x1183 $x1524))))))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x2126 (= (_ bv59 7) old.lm_head.collective)))
 (let (($x652 (= (_ bv10 7) old.lm_head.collective)))
 (or (= (_ bv4 7) old.lm_head.collective) (= (_ bv5 7) old.lm_head.collective) $x652 $x2126 (= (_ bv75 7) old.lm_head.collective)))))
(assert
 (let (($x2917 (= (_ bv98 7) old.lm_head.cut.kind)))
 (let (($x2235 (= (_ bv88 7) old.lm_head.cut.kind)))
 (let (($x2097 (= (_ bv67 7) old.lm_head.cut.kind)))
 (let (($x526 (= (_ bv49 7) old.lm_head.cut.kind)))
 (or (= (_ bv11 7) old.lm_head.cut.kind) (= (_ bv18 7) old.lm_head.cut.kind) (= (_ bv26 7) old.lm_head.cut.kind) $x526 (= (_ bv58 7) old.lm_head.cut.kind) $x2097 $x2235 (= (_ bv93 7) old.lm_head.cut.kind) $x2917 (= (_ bv101 7) old.lm_head.cut.kind)))))))
(assert
 (and (<= 1 old.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) old.lm_head.cut.n)))
(assert
 (and (<= 1 old.lm_head.cut.parts)))
(assert
 (let (($x3028 (= (_ bv97 7) old.lm_head.split)))
 (let (($x2874 (= (_ bv40 7) old.lm_head.split)))
 (or $x2874 (= (_ bv59 7) old.lm_head.split) $x3028))))
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
 (let (($x1311 (= (_ bv67 7) old.hidden.kind)))
 (= old.hidden.padded (and $x1311 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let ((?x1147 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x3177 (div (* ?x1147 old.hidden.multiple) old.hidden.parts)))
 (let (($x2944 (= (- 1) old.hidden.n)))
 (let ((?x3782 (ite (or $x2944 (< (* ?x3177 old.hidden.parts) old.hidden.n)) 0 1)))
 (let (($x1311 (= (_ bv67 7) old.hidden.kind)))
 (let ((?x2136 (ite $x1311 (ite (= 0 (mod old.hidden.multiple old.hidden.parts)) 1 ?x3782) old.hidden.given_least)))
 (let ((?x1866 (ite (or $x2944 (not (= 0 (mod old.hidden.n old.hidden.parts)))) 0 1)))
 (let (($x2412 (= (_ bv26 7) old.hidden.kind)))
 (let ((?x1713 (ite $x2412 (ite (and $x2944 (= 1 old.hidden.parts)) 1 ?x1866) ?x2136)))
 (let (($x882 (= (_ bv58 7) old.hidden.kind)))
 (let (($x1524 (= (_ bv101 7) old.hidden.kind)))
 (let (($x811 (= (_ bv93 7) old.hidden.kind)))
 (let (($x1688 (= (_ bv11 7) old.hidden.kind)))
 (let (($x2320 (= (_ bv18 7) old.hidden.kind)))
 (let (($x1183 (= (_ bv98 7) old.hidden.kind)))
 (let ((?x1670 (ite $x1183 old.hidden.parts (ite (or $x2320 $x1688 $x811 $x1524 $x882) 1 ?x1713))))
 (= old.hidden.least ?x1670))))))))))))))))))
(assert
 (let ((?x1147 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x3177 (div (* ?x1147 old.hidden.multiple) old.hidden.parts)))
 (let (($x1311 (= (_ bv67 7) old.hidden.kind)))
 (= old.hidden.filled (and $x1311 (< 1 old.hidden.parts) (= ?x3177 old.hidden.n)))))))
(assert
 (let (($x2412 (= (_ bv26 7) old.hidden.kind)))
 (let (($x381 (ite $x2412 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x1147 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x3177 (div (* ?x1147 old.hidden.multiple) old.hidden.parts)))
 (let (($x2944 (= (- 1) old.hidden.n)))
 (let (($x1311 (= (_ bv67 7) old.hidden.kind)))
 (let (($x811 (= (_ bv93 7) old.hidden.kind)))
 (let (($x443 (ite $x811 (or $x2944 (< old.hidden.block old.hidden.n)) (ite $x1311 (or $x2944 (< ?x3177 old.hidden.n)) $x381))))
 (let (($x1707 (ite (or (= (_ bv98 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x443)))
 (let (($x438 (= (_ bv49 7) old.hidden.kind)))
 (let (($x2209 (= (_ bv88 7) old.hidden.kind)))
 (let (($x2396 (or $x2209 $x438)))
 (= old.hidden.moved (ite $x2396 old.hidden.given_moved $x1707)))))))))))))))
(assert
 (let (($x2097 (= (_ bv67 7) old.lm_head.cut.kind)))
 (let (($x1474 (and $x2097 (not (= 0 (mod old.lm_head.cut.n old.lm_head.cut.multiple))))))
 (= old.lm_head.cut.padded $x1474))))
(assert
 (let (($x1183 (= (_ bv98 7) old.hidden.kind)))
 (let (($x438 (= (_ bv49 7) old.hidden.kind)))
 (let (($x2209 (= (_ bv88 7) old.hidden.kind)))
 (let (($x2396 (or $x2209 $x438)))
 (let (($x2565 (ite $x2396 old.hidden.given_everywhere (or $x1183 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x2565)))))))
(assert
 (let (($x2917 (= (_ bv98 7) old.lm_head.cut.kind)))
 (let (($x2744 (or $x2917 (and (= 1 old.lm_head.cut.parts) (not old.lm_head.cut.padded)))))
 (let (($x655 (ite (or (= (_ bv88 7) old.lm_head.cut.kind) (= (_ bv49 7) old.lm_head.cut.kind)) old.lm_head.cut.given_everywhere $x2744)))
 (= old.lm_head.cut.everywhere $x655)))))
(assert
 (let (($x1426 (not old.hidden.moved)))
 (let (($x1524 (= (_ bv101 7) old.hidden.kind)))
 (let (($x811 (= (_ bv93 7) old.hidden.kind)))
 (let (($x1688 (= (_ bv11 7) old.hidden.kind)))
 (let (($x2320 (= (_ bv18 7) old.hidden.kind)))
 (let (($x3511 (or old.hidden.everywhere old.hidden.filled (and (or $x2320 $x1688 $x811 $x1524) $x1426))))
 (let (($x438 (= (_ bv49 7) old.hidden.kind)))
 (let (($x2209 (= (_ bv88 7) old.hidden.kind)))
 (let (($x2396 (or $x2209 $x438)))
 (= old.hidden.undivided (ite $x2396 old.hidden.given_undivided $x3511))))))))))))
(assert
 (let (($x1975 (not old.lm_head.group.pp)))
 (let (($x281 (or $x1975 (= 1 old.pp))))
 (let (($x1424 (not old.lm_head.group.sp)))
 (let (($x3115 (or $x1424 (= 1 old.sp))))
 (let (($x2523 (= 1 old.dp)))
 (let (($x1040 (not old.lm_head.group.dp)))
 (let (($x3050 (or $x1040 $x2523)))
 (let (($x1854 (and (or (not old.lm_head.group.tp) (= 1 old.tp)) $x3050 $x3115 $x281)))
 (let (($x2126 (= (_ bv59 7) old.lm_head.collective)))
 (let (($x1747 (or $x2126 $x1854)))
 (let (($x2874 (= (_ bv40 7) old.lm_head.split)))
 (let (($x2866 (and $x2874 (and old.hidden.undivided (= old.hidden.least old.hidden.parts)) $x1747)))
 (let (($x3028 (= (_ bv97 7) old.lm_head.split)))
 (let ((?x2420 (ite (and $x3028 old.lm_head.cut.everywhere $x1747) (_ bv98 7) (ite $x3028 (_ bv97 7) (ite $x2866 (_ bv98 7) (ite $x2874 (_ bv94 7) (_ bv98 7)))))))
 (= old.lm_head.state ?x2420))))))))))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (and (<= 1 new.hidden.block)))
(assert
 (and (<= 0 new.hidden.given_least)))
(assert
 (let (($x2344 (= (_ bv101 7) new.hidden.kind)))
 (let (($x1359 (= (_ bv98 7) new.hidden.kind)))
 (let (($x3120 (= (_ bv93 7) new.hidden.kind)))
 (let (($x627 (= (_ bv88 7) new.hidden.kind)))
 (let (($x3354 (= (_ bv67 7) new.hidden.kind)))
 (let (($x368 (= (_ bv58 7) new.hidden.kind)))
 (let (($x60 (= (_ bv49 7) new.hidden.kind)))
 (let (($x644 (= (_ bv26 7) new.hidden.kind)))
 (let (($x3219 (= (_ bv18 7) new.hidden.kind)))
 (let (($x3926 (= (_ bv11 7) new.hidden.kind)))
 (or $x3926 $x3219 $x644 $x60 $x368 $x3354 $x627 $x3120 $x1359 $x2344))))))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x3602 (= (_ bv59 7) new.lm_head.collective)))
 (let (($x2562 (= (_ bv10 7) new.lm_head.collective)))
 (or (= (_ bv4 7) new.lm_head.collective) (= (_ bv5 7) new.lm_head.collective) $x2562 $x3602 (= (_ bv75 7) new.lm_head.collective)))))
(assert
 (let (($x2279 (= (_ bv98 7) new.lm_head.cut.kind)))
 (let (($x1724 (= (_ bv88 7) new.lm_head.cut.kind)))
 (let (($x2122 (= (_ bv67 7) new.lm_head.cut.kind)))
 (let (($x1362 (= (_ bv49 7) new.lm_head.cut.kind)))
 (or (= (_ bv11 7) new.lm_head.cut.kind) (= (_ bv18 7) new.lm_head.cut.kind) (= (_ bv26 7) new.lm_head.cut.kind) $x1362 (= (_ bv58 7) new.lm_head.cut.kind) $x2122 $x1724 (= (_ bv93 7) new.lm_head.cut.kind) $x2279 (= (_ bv101 7) new.lm_head.cut.kind)))))))
(assert
 (and (<= 1 new.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) new.lm_head.cut.n)))
(assert
 (and (<= 1 new.lm_head.cut.parts)))
(assert
 (let (($x1667 (= (_ bv97 7) new.lm_head.split)))
 (let (($x234 (= (_ bv40 7) new.lm_head.split)))
 (or $x234 (= (_ bv59 7) new.lm_head.split) $x1667))))
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
 (let (($x3354 (= (_ bv67 7) new.hidden.kind)))
 (= new.hidden.padded (and $x3354 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let ((?x498 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1781 (div (* ?x498 new.hidden.multiple) new.hidden.parts)))
 (let (($x3153 (= (- 1) new.hidden.n)))
 (let ((?x467 (ite (or $x3153 (< (* ?x1781 new.hidden.parts) new.hidden.n)) 0 1)))
 (let (($x3354 (= (_ bv67 7) new.hidden.kind)))
 (let ((?x2824 (ite $x3354 (ite (= 0 (mod new.hidden.multiple new.hidden.parts)) 1 ?x467) new.hidden.given_least)))
 (let ((?x2107 (ite (or $x3153 (not (= 0 (mod new.hidden.n new.hidden.parts)))) 0 1)))
 (let (($x644 (= (_ bv26 7) new.hidden.kind)))
 (let ((?x2144 (ite $x644 (ite (and $x3153 (= 1 new.hidden.parts)) 1 ?x2107) ?x2824)))
 (let (($x368 (= (_ bv58 7) new.hidden.kind)))
 (let (($x2344 (= (_ bv101 7) new.hidden.kind)))
 (let (($x3120 (= (_ bv93 7) new.hidden.kind)))
 (let (($x3926 (= (_ bv11 7) new.hidden.kind)))
 (let (($x3219 (= (_ bv18 7) new.hidden.kind)))
 (let (($x1359 (= (_ bv98 7) new.hidden.kind)))
 (let ((?x1649 (ite $x1359 new.hidden.parts (ite (or $x3219 $x3926 $x3120 $x2344 $x368) 1 ?x2144))))
 (= new.hidden.least ?x1649))))))))))))))))))
(assert
 (let ((?x498 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1781 (div (* ?x498 new.hidden.multiple) new.hidden.parts)))
 (let (($x3354 (= (_ bv67 7) new.hidden.kind)))
 (= new.hidden.filled (and $x3354 (< 1 new.hidden.parts) (= ?x1781 new.hidden.n)))))))
(assert
 (let (($x644 (= (_ bv26 7) new.hidden.kind)))
 (let (($x3117 (ite $x644 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x498 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1781 (div (* ?x498 new.hidden.multiple) new.hidden.parts)))
 (let (($x3153 (= (- 1) new.hidden.n)))
 (let (($x3354 (= (_ bv67 7) new.hidden.kind)))
 (let (($x3120 (= (_ bv93 7) new.hidden.kind)))
 (let (($x1566 (ite $x3120 (or $x3153 (< new.hidden.block new.hidden.n)) (ite $x3354 (or $x3153 (< ?x1781 new.hidden.n)) $x3117))))
 (let (($x3270 (ite (or (= (_ bv98 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x1566)))
 (let (($x60 (= (_ bv49 7) new.hidden.kind)))
 (let (($x627 (= (_ bv88 7) new.hidden.kind)))
 (let (($x3261 (or $x627 $x60)))
 (= new.hidden.moved (ite $x3261 new.hidden.given_moved $x3270)))))))))))))))
(assert
 (let (($x2122 (= (_ bv67 7) new.lm_head.cut.kind)))
 (let (($x1595 (and $x2122 (not (= 0 (mod new.lm_head.cut.n new.lm_head.cut.multiple))))))
 (= new.lm_head.cut.padded $x1595))))
(assert
 (let (($x1359 (= (_ bv98 7) new.hidden.kind)))
 (let (($x60 (= (_ bv49 7) new.hidden.kind)))
 (let (($x627 (= (_ bv88 7) new.hidden.kind)))
 (let (($x3261 (or $x627 $x60)))
 (let (($x2394 (ite $x3261 new.hidden.given_everywhere (or $x1359 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x2394)))))))
(assert
 (let (($x2279 (= (_ bv98 7) new.lm_head.cut.kind)))
 (let (($x2718 (or $x2279 (and (= 1 new.lm_head.cut.parts) (not new.lm_head.cut.padded)))))
 (let (($x1065 (ite (or (= (_ bv88 7) new.lm_head.cut.kind) (= (_ bv49 7) new.lm_head.cut.kind)) new.lm_head.cut.given_everywhere $x2718)))
 (= new.lm_head.cut.everywhere $x1065)))))
(assert
 (let (($x1730 (not new.hidden.moved)))
 (let (($x2344 (= (_ bv101 7) new.hidden.kind)))
 (let (($x3120 (= (_ bv93 7) new.hidden.kind)))
 (let (($x3926 (= (_ bv11 7) new.hidden.kind)))
 (let (($x3219 (= (_ bv18 7) new.hidden.kind)))
 (let (($x226 (or new.hidden.everywhere new.hidden.filled (and (or $x3219 $x3926 $x3120 $x2344) $x1730))))
 (let (($x60 (= (_ bv49 7) new.hidden.kind)))
 (let (($x627 (= (_ bv88 7) new.hidden.kind)))
 (let (($x3261 (or $x627 $x60)))
 (= new.hidden.undivided (ite $x3261 new.hidden.given_undivided $x226))))))))))))
(assert
 (let (($x2214 (not new.lm_head.group.pp)))
 (let (($x3407 (or $x2214 (= 1 new.pp))))
 (let (($x1613 (not new.lm_head.group.sp)))
 (let (($x3477 (or $x1613 (= 1 new.sp))))
 (let (($x766 (= 1 new.dp)))
 (let (($x1066 (not new.lm_head.group.dp)))
 (let (($x929 (or $x1066 $x766)))
 (let (($x1743 (and (or (not new.lm_head.group.tp) (= 1 new.tp)) $x929 $x3477 $x3407)))
 (let (($x3602 (= (_ bv59 7) new.lm_head.collective)))
 (let (($x2099 (or $x3602 $x1743)))
 (let (($x234 (= (_ bv40 7) new.lm_head.split)))
 (let (($x3057 (and $x234 (and new.hidden.undivided (= new.hidden.least new.hidden.parts)) $x2099)))
 (let (($x1667 (= (_ bv97 7) new.lm_head.split)))
 (let ((?x3832 (ite (and $x1667 new.lm_head.cut.everywhere $x2099) (_ bv98 7) (ite $x1667 (_ bv97 7) (ite $x3057 (_ bv98 7) (ite $x234 (_ bv94 7) (_ bv98 7)))))))
 (= new.lm_head.state ?x3832))))))))))))))))
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
 (let (($x2214 (not new.lm_head.group.pp)))
 (let (($x3407 (or $x2214 (= 1 new.pp))))
 (let (($x1613 (not new.lm_head.group.sp)))
 (let (($x3477 (or $x1613 (= 1 new.sp))))
 (let (($x766 (= 1 new.dp)))
 (let (($x1066 (not new.lm_head.group.dp)))
 (let (($x929 (or $x1066 $x766)))
 (let (($x1743 (and (or (not new.lm_head.group.tp) (= 1 new.tp)) $x929 $x3477 $x3407)))
 (let (($x2562 (= (_ bv10 7) new.lm_head.collective)))
 (let (($x3602 (= (_ bv59 7) new.lm_head.collective)))
 (let (($x1925 (or $x3602 (and (= (_ bv98 7) new.lm_head.state) (or $x2562 $x1743)) (and (or new.lm_head.group.tp (= 1 new.tp)) $x929 $x3477 $x3407))))
 (not $x1925)))))))))))))
(assert
 (let (($x1975 (not old.lm_head.group.pp)))
(let (($x281 (or $x1975 (= 1 old.pp))))
(let (($x1424 (not old.lm_head.group.sp)))
(let (($x3115 (or $x1424 (= 1 old.sp))))
(let (($x2523 (= 1 old.dp)))
(let (($x1040 (not old.lm_head.group.dp)))
(let (($x3050 (or $x1040 $x2523)))
(let (($x1854 (and (or (not old.lm_head.group.tp) (= 1 old.tp)) $x3050 $x3115 $x281)))
(let (($x652 (= (_ bv10 7) old.lm_head.collective)))
(let (($x2126 (= (_ bv59 7) old.lm_head.collective)))
(or $x2126 (and (= (_ bv98 7) old.lm_head.state) (or $x652 $x1854)) (and (or old.lm_head.group.tp (= 1 old.tp)) $x3050 $x3115 $x281)))))))))))))
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
 (let (($x1524 (= (_ bv101 7) old.hidden.kind)))
 (let (($x1183 (= (_ bv98 7) old.hidden.kind)))
 (let (($x811 (= (_ bv93 7) old.hidden.kind)))
 (let (($x2209 (= (_ bv88 7) old.hidden.kind)))
 (let (($x1311 (= (_ bv67 7) old.hidden.kind)))
 (let (($x882 (= (_ bv58 7) old.hidden.kind)))
 (let (($x438 (= (_ bv49 7) old.hidden.kind)))
 (let (($x2412 (= (_ bv26 7) old.hidden.kind)))
 (let (($x2320 (= (_ bv18 7) old.hidden.kind)))
 (let (($x1688 (= (_ bv11 7) old.hidden.kind)))
 (or $x1688 $x2320 $x2412 $x438 $x882 $x1311 $x2209 $x811 $x1183 $x1524))))))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x2126 (= (_ bv59 7) old.lm_head.collective)))
 (let (($x652 (= (_ bv10 7) old.lm_head.collective)))
 (let (($x373 (= (_ bv4 7) old.lm_head.collective)))
 (or $x373 (= (_ bv5 7) old.lm_head.collective) $x652 $x2126 (= (_ bv75 7) old.lm_head.collective))))))
(assert
 (let (($x2917 (= (_ bv98 7) old.lm_head.cut.kind)))
 (let (($x2235 (= (_ bv88 7) old.lm_head.cut.kind)))
 (let (($x2097 (= (_ bv67 7) old.lm_head.cut.kind)))
 (let (($x526 (= (_ bv49 7) old.lm_head.cut.kind)))
 (or (= (_ bv11 7) old.lm_head.cut.kind) (= (_ bv18 7) old.lm_head.cut.kind) (= (_ bv26 7) old.lm_head.cut.kind) $x526 (= (_ bv58 7) old.lm_head.cut.kind) $x2097 $x2235 (= (_ bv93 7) old.lm_head.cut.kind) $x2917 (= (_ bv101 7) old.lm_head.cut.kind)))))))
(assert
 (and (<= 1 old.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) old.lm_head.cut.n)))
(assert
 (and (<= 1 old.lm_head.cut.parts)))
(assert
 (let (($x2398 (= (_ bv66 7) old.lm_head.order)))
 (or $x2398 (= (_ bv79 7) old.lm_head.order))))
(assert
 (let (($x3028 (= (_ bv97 7) old.lm_head.split)))
 (let (($x2874 (= (_ bv40 7) old.lm_head.split)))
 (or $x2874 (= (_ bv59 7) old.lm_head.split) $x3028))))
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
 (let (($x1311 (= (_ bv67 7) old.hidden.kind)))
 (= old.hidden.padded (and $x1311 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let ((?x1147 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x3177 (div (* ?x1147 old.hidden.multiple) old.hidden.parts)))
 (let (($x2944 (= (- 1) old.hidden.n)))
 (let ((?x3782 (ite (or $x2944 (< (* ?x3177 old.hidden.parts) old.hidden.n)) 0 1)))
 (let (($x1311 (= (_ bv67 7) old.hidden.kind)))
 (let ((?x2136 (ite $x1311 (ite (= 0 (mod old.hidden.multiple old.hidden.parts)) 1 ?x3782) old.hidden.given_least)))
 (let ((?x1866 (ite (or $x2944 (not (= 0 (mod old.hidden.n old.hidden.parts)))) 0 1)))
 (let (($x2412 (= (_ bv26 7) old.hidden.kind)))
 (let ((?x1713 (ite $x2412 (ite (and $x2944 (= 1 old.hidden.parts)) 1 ?x1866) ?x2136)))
 (let (($x882 (= (_ bv58 7) old.hidden.kind)))
 (let (($x1524 (= (_ bv101 7) old.hidden.kind)))
 (let (($x811 (= (_ bv93 7) old.hidden.kind)))
 (let (($x1688 (= (_ bv11 7) old.hidden.kind)))
 (let (($x2320 (= (_ bv18 7) old.hidden.kind)))
 (let (($x1183 (= (_ bv98 7) old.hidden.kind)))
 (let ((?x1670 (ite $x1183 old.hidden.parts (ite (or $x2320 $x1688 $x811 $x1524 $x882) 1 ?x1713))))
 (= old.hidden.least ?x1670))))))))))))))))))
(assert
 (let ((?x1147 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x3177 (div (* ?x1147 old.hidden.multiple) old.hidden.parts)))
 (let (($x1311 (= (_ bv67 7) old.hidden.kind)))
 (= old.hidden.filled (and $x1311 (< 1 old.hidden.parts) (= ?x3177 old.hidden.n)))))))
(assert
 (let (($x2412 (= (_ bv26 7) old.hidden.kind)))
 (let (($x381 (ite $x2412 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x1147 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x3177 (div (* ?x1147 old.hidden.multiple) old.hidden.parts)))
 (let (($x2944 (= (- 1) old.hidden.n)))
 (let (($x1311 (= (_ bv67 7) old.hidden.kind)))
 (let (($x811 (= (_ bv93 7) old.hidden.kind)))
 (let (($x443 (ite $x811 (or $x2944 (< old.hidden.block old.hidden.n)) (ite $x1311 (or $x2944 (< ?x3177 old.hidden.n)) $x381))))
 (let (($x1707 (ite (or (= (_ bv98 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x443)))
 (let (($x438 (= (_ bv49 7) old.hidden.kind)))
 (let (($x2209 (= (_ bv88 7) old.hidden.kind)))
 (let (($x2396 (or $x2209 $x438)))
 (= old.hidden.moved (ite $x2396 old.hidden.given_moved $x1707)))))))))))))))
(assert
 (let (($x2097 (= (_ bv67 7) old.lm_head.cut.kind)))
 (let (($x1474 (and $x2097 (not (= 0 (mod old.lm_head.cut.n old.lm_head.cut.multiple))))))
 (= old.lm_head.cut.padded $x1474))))
(assert
 (let (($x1183 (= (_ bv98 7) old.hidden.kind)))
 (let (($x438 (= (_ bv49 7) old.hidden.kind)))
 (let (($x2209 (= (_ bv88 7) old.hidden.kind)))
 (let (($x2396 (or $x2209 $x438)))
 (let (($x2565 (ite $x2396 old.hidden.given_everywhere (or $x1183 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x2565)))))))
(assert
 (let (($x2917 (= (_ bv98 7) old.lm_head.cut.kind)))
 (let (($x2744 (or $x2917 (and (= 1 old.lm_head.cut.parts) (not old.lm_head.cut.padded)))))
 (let (($x655 (ite (or (= (_ bv88 7) old.lm_head.cut.kind) (= (_ bv49 7) old.lm_head.cut.kind)) old.lm_head.cut.given_everywhere $x2744)))
 (= old.lm_head.cut.everywhere $x655)))))
(assert
 (let (($x1426 (not old.hidden.moved)))
 (let (($x1524 (= (_ bv101 7) old.hidden.kind)))
 (let (($x811 (= (_ bv93 7) old.hidden.kind)))
 (let (($x1688 (= (_ bv11 7) old.hidden.kind)))
 (let (($x2320 (= (_ bv18 7) old.hidden.kind)))
 (let (($x3511 (or old.hidden.everywhere old.hidden.filled (and (or $x2320 $x1688 $x811 $x1524) $x1426))))
 (let (($x438 (= (_ bv49 7) old.hidden.kind)))
 (let (($x2209 (= (_ bv88 7) old.hidden.kind)))
 (let (($x2396 (or $x2209 $x438)))
 (= old.hidden.undivided (ite $x2396 old.hidden.given_undivided $x3511))))))))))))
(assert
 (let (($x1854 (and (or (not old.lm_head.group.tp) (= 1 old.tp)) (or (not old.lm_head.group.dp) (= 1 old.dp)) (or (not old.lm_head.group.sp) (= 1 old.sp)) (or (not old.lm_head.group.pp) (= 1 old.pp)))))
 (let (($x2126 (= (_ bv59 7) old.lm_head.collective)))
 (let (($x1747 (or $x2126 $x1854)))
 (let (($x2874 (= (_ bv40 7) old.lm_head.split)))
 (let (($x2866 (and $x2874 (and old.hidden.undivided (= old.hidden.least old.hidden.parts)) $x1747)))
 (let (($x3028 (= (_ bv97 7) old.lm_head.split)))
 (let ((?x2420 (ite (and $x3028 old.lm_head.cut.everywhere $x1747) (_ bv98 7) (ite $x3028 (_ bv97 7) (ite $x2866 (_ bv98 7) (ite $x2874 (_ bv94 7) (_ bv98 7)))))))
 (= old.lm_head.state ?x2420)))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (and (<= 1 new.hidden.block)))
(assert
 (and (<= 0 new.hidden.given_least)))
(assert
 (let (($x2344 (= (_ bv101 7) new.hidden.kind)))
 (let (($x1359 (= (_ bv98 7) new.hidden.kind)))
 (let (($x3120 (= (_ bv93 7) new.hidden.kind)))
 (let (($x627 (= (_ bv88 7) new.hidden.kind)))
 (let (($x3354 (= (_ bv67 7) new.hidden.kind)))
 (let (($x368 (= (_ bv58 7) new.hidden.kind)))
 (let (($x60 (= (_ bv49 7) new.hidden.kind)))
 (let (($x644 (= (_ bv26 7) new.hidden.kind)))
 (let (($x3219 (= (_ bv18 7) new.hidden.kind)))
 (let (($x3926 (= (_ bv11 7) new.hidden.kind)))
 (or $x3926 $x3219 $x644 $x60 $x368 $x3354 $x627 $x3120 $x1359 $x2344))))))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x3602 (= (_ bv59 7) new.lm_head.collective)))
 (let (($x2562 (= (_ bv10 7) new.lm_head.collective)))
 (let (($x2547 (= (_ bv4 7) new.lm_head.collective)))
 (or $x2547 (= (_ bv5 7) new.lm_head.collective) $x2562 $x3602 (= (_ bv75 7) new.lm_head.collective))))))
(assert
 (let (($x2279 (= (_ bv98 7) new.lm_head.cut.kind)))
 (let (($x1724 (= (_ bv88 7) new.lm_head.cut.kind)))
 (let (($x2122 (= (_ bv67 7) new.lm_head.cut.kind)))
 (let (($x1362 (= (_ bv49 7) new.lm_head.cut.kind)))
 (or (= (_ bv11 7) new.lm_head.cut.kind) (= (_ bv18 7) new.lm_head.cut.kind) (= (_ bv26 7) new.lm_head.cut.kind) $x1362 (= (_ bv58 7) new.lm_head.cut.kind) $x2122 $x1724 (= (_ bv93 7) new.lm_head.cut.kind) $x2279 (= (_ bv101 7) new.lm_head.cut.kind)))))))
(assert
 (and (<= 1 new.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) new.lm_head.cut.n)))
(assert
 (and (<= 1 new.lm_head.cut.parts)))
(assert
 (let (($x2827 (= (_ bv66 7) new.lm_head.order)))
 (or $x2827 (= (_ bv79 7) new.lm_head.order))))
(assert
 (let (($x1667 (= (_ bv97 7) new.lm_head.split)))
 (let (($x234 (= (_ bv40 7) new.lm_head.split)))
 (or $x234 (= (_ bv59 7) new.lm_head.split) $x1667))))
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
 (let (($x3354 (= (_ bv67 7) new.hidden.kind)))
 (= new.hidden.padded (and $x3354 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let ((?x498 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1781 (div (* ?x498 new.hidden.multiple) new.hidden.parts)))
 (let (($x3153 (= (- 1) new.hidden.n)))
 (let ((?x467 (ite (or $x3153 (< (* ?x1781 new.hidden.parts) new.hidden.n)) 0 1)))
 (let (($x3354 (= (_ bv67 7) new.hidden.kind)))
 (let ((?x2824 (ite $x3354 (ite (= 0 (mod new.hidden.multiple new.hidden.parts)) 1 ?x467) new.hidden.given_least)))
 (let ((?x2107 (ite (or $x3153 (not (= 0 (mod new.hidden.n new.hidden.parts)))) 0 1)))
 (let (($x644 (= (_ bv26 7) new.hidden.kind)))
 (let ((?x2144 (ite $x644 (ite (and $x3153 (= 1 new.hidden.parts)) 1 ?x2107) ?x2824)))
 (let (($x368 (= (_ bv58 7) new.hidden.kind)))
 (let (($x2344 (= (_ bv101 7) new.hidden.kind)))
 (let (($x3120 (= (_ bv93 7) new.hidden.kind)))
 (let (($x3926 (= (_ bv11 7) new.hidden.kind)))
 (let (($x3219 (= (_ bv18 7) new.hidden.kind)))
 (let (($x1359 (= (_ bv98 7) new.hidden.kind)))
 (let ((?x1649 (ite $x1359 new.hidden.parts (ite (or $x3219 $x3926 $x3120 $x2344 $x368) 1 ?x2144))))
 (= new.hidden.least ?x1649))))))))))))))))))
(assert
 (let ((?x498 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1781 (div (* ?x498 new.hidden.multiple) new.hidden.parts)))
 (let (($x3354 (= (_ bv67 7) new.hidden.kind)))
 (= new.hidden.filled (and $x3354 (< 1 new.hidden.parts) (= ?x1781 new.hidden.n)))))))
(assert
 (let (($x644 (= (_ bv26 7) new.hidden.kind)))
 (let (($x3117 (ite $x644 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x498 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1781 (div (* ?x498 new.hidden.multiple) new.hidden.parts)))
 (let (($x3153 (= (- 1) new.hidden.n)))
 (let (($x3354 (= (_ bv67 7) new.hidden.kind)))
 (let (($x3120 (= (_ bv93 7) new.hidden.kind)))
 (let (($x1566 (ite $x3120 (or $x3153 (< new.hidden.block new.hidden.n)) (ite $x3354 (or $x3153 (< ?x1781 new.hidden.n)) $x3117))))
 (let (($x3270 (ite (or (= (_ bv98 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x1566)))
 (let (($x60 (= (_ bv49 7) new.hidden.kind)))
 (let (($x627 (= (_ bv88 7) new.hidden.kind)))
 (let (($x3261 (or $x627 $x60)))
 (= new.hidden.moved (ite $x3261 new.hidden.given_moved $x3270)))))))))))))))
(assert
 (let (($x2122 (= (_ bv67 7) new.lm_head.cut.kind)))
 (let (($x1595 (and $x2122 (not (= 0 (mod new.lm_head.cut.n new.lm_head.cut.multiple))))))
 (= new.lm_head.cut.padded $x1595))))
(assert
 (let (($x1359 (= (_ bv98 7) new.hidden.kind)))
 (let (($x60 (= (_ bv49 7) new.hidden.kind)))
 (let (($x627 (= (_ bv88 7) new.hidden.kind)))
 (let (($x3261 (or $x627 $x60)))
 (let (($x2394 (ite $x3261 new.hidden.given_everywhere (or $x1359 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x2394)))))))
(assert
 (let (($x2279 (= (_ bv98 7) new.lm_head.cut.kind)))
 (let (($x2718 (or $x2279 (and (= 1 new.lm_head.cut.parts) (not new.lm_head.cut.padded)))))
 (let (($x1065 (ite (or (= (_ bv88 7) new.lm_head.cut.kind) (= (_ bv49 7) new.lm_head.cut.kind)) new.lm_head.cut.given_everywhere $x2718)))
 (= new.lm_head.cut.everywhere $x1065)))))
(assert
 (let (($x1730 (not new.hidden.moved)))
 (let (($x2344 (= (_ bv101 7) new.hidden.kind)))
 (let (($x3120 (= (_ bv93 7) new.hidden.kind)))
 (let (($x3926 (= (_ bv11 7) new.hidden.kind)))
 (let (($x3219 (= (_ bv18 7) new.hidden.kind)))
 (let (($x226 (or new.hidden.everywhere new.hidden.filled (and (or $x3219 $x3926 $x3120 $x2344) $x1730))))
 (let (($x60 (= (_ bv49 7) new.hidden.kind)))
 (let (($x627 (= (_ bv88 7) new.hidden.kind)))
 (let (($x3261 (or $x627 $x60)))
 (= new.hidden.undivided (ite $x3261 new.hidden.given_undivided $x226))))))))))))
(assert
 (let (($x1743 (and (or (not new.lm_head.group.tp) (= 1 new.tp)) (or (not new.lm_head.group.dp) (= 1 new.dp)) (or (not new.lm_head.group.sp) (= 1 new.sp)) (or (not new.lm_head.group.pp) (= 1 new.pp)))))
 (let (($x3602 (= (_ bv59 7) new.lm_head.collective)))
 (let (($x2099 (or $x3602 $x1743)))
 (let (($x234 (= (_ bv40 7) new.lm_head.split)))
 (let (($x3057 (and $x234 (and new.hidden.undivided (= new.hidden.least new.hidden.parts)) $x2099)))
 (let (($x1667 (= (_ bv97 7) new.lm_head.split)))
 (let ((?x3832 (ite (and $x1667 new.lm_head.cut.everywhere $x2099) (_ bv98 7) (ite $x1667 (_ bv97 7) (ite $x3057 (_ bv98 7) (ite $x234 (_ bv94 7) (_ bv98 7)))))))
 (= new.lm_head.state ?x3832)))))))))
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
 (let (($x2557 (not (or (= (_ bv10 7) new.lm_head.collective) (= (_ bv4 7) new.lm_head.collective)))))
 (let (($x2827 (= (_ bv66 7) new.lm_head.order)))
 (let (($x2379 (= 1 new.tp)))
 (let (($x2853 (or $x2379 (not (= (_ bv97 7) new.lm_head.state)) $x2827 $x2557 new.lm_head.reversible)))
 (not $x2853))))))
(assert
 (let (($x812 (not (or (= (_ bv10 7) old.lm_head.collective) (= (_ bv4 7) old.lm_head.collective)))))
(let (($x2398 (= (_ bv66 7) old.lm_head.order)))
(let (($x2281 (= 1 old.tp)))
(or $x2281 (not (= (_ bv97 7) old.lm_head.state)) $x2398 $x812 old.lm_head.reversible)))))
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
 (let (($x1524 (= (_ bv101 7) old.hidden.kind)))
 (let (($x1183 (= (_ bv98 7) old.hidden.kind)))
 (let (($x811 (= (_ bv93 7) old.hidden.kind)))
 (let (($x2209 (= (_ bv88 7) old.hidden.kind)))
 (let (($x1311 (= (_ bv67 7) old.hidden.kind)))
 (let (($x882 (= (_ bv58 7) old.hidden.kind)))
 (let (($x438 (= (_ bv49 7) old.hidden.kind)))
 (let (($x2412 (= (_ bv26 7) old.hidden.kind)))
 (let (($x2320 (= (_ bv18 7) old.hidden.kind)))
 (let (($x1688 (= (_ bv11 7) old.hidden.kind)))
 (or $x1688 $x2320 $x2412 $x438 $x882 $x1311 $x2209 $x811 $x1183 $x1524))))))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x2477 (= (_ bv29 7) old.lm_head.bias)))
 (let (($x1969 (= (_ bv27 7) old.lm_head.bias)))
 (let (($x729 (= (_ bv1 7) old.lm_head.bias)))
 (or $x729 (= (_ bv23 7) old.lm_head.bias) $x1969 $x2477)))))
(assert
 (let (($x2126 (= (_ bv59 7) old.lm_head.collective)))
 (or (= (_ bv4 7) old.lm_head.collective) (= (_ bv5 7) old.lm_head.collective) (= (_ bv10 7) old.lm_head.collective) $x2126 (= (_ bv75 7) old.lm_head.collective))))
(assert
 (and (<= 1 old.lm_head.cut.block)))
(assert
 (let (($x2917 (= (_ bv98 7) old.lm_head.cut.kind)))
 (let (($x2408 (= (_ bv93 7) old.lm_head.cut.kind)))
 (let (($x2235 (= (_ bv88 7) old.lm_head.cut.kind)))
 (let (($x2097 (= (_ bv67 7) old.lm_head.cut.kind)))
 (let (($x526 (= (_ bv49 7) old.lm_head.cut.kind)))
 (let (($x353 (= (_ bv26 7) old.lm_head.cut.kind)))
 (or (= (_ bv11 7) old.lm_head.cut.kind) (= (_ bv18 7) old.lm_head.cut.kind) $x353 $x526 (= (_ bv58 7) old.lm_head.cut.kind) $x2097 $x2235 $x2408 $x2917 (= (_ bv101 7) old.lm_head.cut.kind)))))))))
(assert
 (and (<= 1 old.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) old.lm_head.cut.n)))
(assert
 (and (<= 1 old.lm_head.cut.parts)))
(assert
 (let (($x3028 (= (_ bv97 7) old.lm_head.split)))
 (let (($x2874 (= (_ bv40 7) old.lm_head.split)))
 (or $x2874 (= (_ bv59 7) old.lm_head.split) $x3028))))
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
 (let (($x1311 (= (_ bv67 7) old.hidden.kind)))
 (= old.hidden.padded (and $x1311 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let ((?x1147 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x3177 (div (* ?x1147 old.hidden.multiple) old.hidden.parts)))
 (let (($x2944 (= (- 1) old.hidden.n)))
 (let ((?x3782 (ite (or $x2944 (< (* ?x3177 old.hidden.parts) old.hidden.n)) 0 1)))
 (let (($x1311 (= (_ bv67 7) old.hidden.kind)))
 (let ((?x2136 (ite $x1311 (ite (= 0 (mod old.hidden.multiple old.hidden.parts)) 1 ?x3782) old.hidden.given_least)))
 (let ((?x1866 (ite (or $x2944 (not (= 0 (mod old.hidden.n old.hidden.parts)))) 0 1)))
 (let (($x2412 (= (_ bv26 7) old.hidden.kind)))
 (let ((?x1713 (ite $x2412 (ite (and $x2944 (= 1 old.hidden.parts)) 1 ?x1866) ?x2136)))
 (let (($x882 (= (_ bv58 7) old.hidden.kind)))
 (let (($x1524 (= (_ bv101 7) old.hidden.kind)))
 (let (($x811 (= (_ bv93 7) old.hidden.kind)))
 (let (($x1688 (= (_ bv11 7) old.hidden.kind)))
 (let (($x2320 (= (_ bv18 7) old.hidden.kind)))
 (let (($x1183 (= (_ bv98 7) old.hidden.kind)))
 (let ((?x1670 (ite $x1183 old.hidden.parts (ite (or $x2320 $x1688 $x811 $x1524 $x882) 1 ?x1713))))
 (= old.hidden.least ?x1670))))))))))))))))))
(assert
 (let ((?x1147 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x3177 (div (* ?x1147 old.hidden.multiple) old.hidden.parts)))
 (let (($x1311 (= (_ bv67 7) old.hidden.kind)))
 (= old.hidden.filled (and $x1311 (< 1 old.hidden.parts) (= ?x3177 old.hidden.n)))))))
(assert
 (let (($x2412 (= (_ bv26 7) old.hidden.kind)))
 (let (($x381 (ite $x2412 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x1147 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x3177 (div (* ?x1147 old.hidden.multiple) old.hidden.parts)))
 (let (($x2944 (= (- 1) old.hidden.n)))
 (let (($x1311 (= (_ bv67 7) old.hidden.kind)))
 (let (($x811 (= (_ bv93 7) old.hidden.kind)))
 (let (($x443 (ite $x811 (or $x2944 (< old.hidden.block old.hidden.n)) (ite $x1311 (or $x2944 (< ?x3177 old.hidden.n)) $x381))))
 (let (($x1707 (ite (or (= (_ bv98 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x443)))
 (let (($x438 (= (_ bv49 7) old.hidden.kind)))
 (let (($x2209 (= (_ bv88 7) old.hidden.kind)))
 (let (($x2396 (or $x2209 $x438)))
 (= old.hidden.moved (ite $x2396 old.hidden.given_moved $x1707)))))))))))))))
(assert
 (let (($x2097 (= (_ bv67 7) old.lm_head.cut.kind)))
 (let (($x1474 (and $x2097 (not (= 0 (mod old.lm_head.cut.n old.lm_head.cut.multiple))))))
 (= old.lm_head.cut.padded $x1474))))
(assert
 (let (($x1896 (= (- 1) old.lm_head.cut.n)))
 (let (($x353 (= (_ bv26 7) old.lm_head.cut.kind)))
 (let (($x1383 (ite $x353 (or $x1896 (<= old.lm_head.cut.parts old.lm_head.cut.n)) (or $x1896 (< 1 old.lm_head.cut.n)))))
 (let ((?x1620 (div (- (+ old.lm_head.cut.n old.lm_head.cut.multiple) 1) old.lm_head.cut.multiple)))
 (let (($x769 (< (div (* ?x1620 old.lm_head.cut.multiple) old.lm_head.cut.parts) old.lm_head.cut.n)))
 (let (($x2097 (= (_ bv67 7) old.lm_head.cut.kind)))
 (let (($x2408 (= (_ bv93 7) old.lm_head.cut.kind)))
 (let (($x2376 (ite $x2408 (or $x1896 (< old.lm_head.cut.block old.lm_head.cut.n)) (ite $x2097 (or $x1896 $x769) $x1383))))
 (let (($x2490 (ite (or (= (_ bv98 7) old.lm_head.cut.kind) (= 1 old.lm_head.cut.parts)) false $x2376)))
 (let (($x526 (= (_ bv49 7) old.lm_head.cut.kind)))
 (let (($x2235 (= (_ bv88 7) old.lm_head.cut.kind)))
 (let (($x878 (or $x2235 $x526)))
 (= old.lm_head.cut.moved (ite $x878 old.lm_head.cut.given_moved $x2490)))))))))))))))
(assert
 (let (($x1183 (= (_ bv98 7) old.hidden.kind)))
 (let (($x438 (= (_ bv49 7) old.hidden.kind)))
 (let (($x2209 (= (_ bv88 7) old.hidden.kind)))
 (let (($x2396 (or $x2209 $x438)))
 (let (($x2565 (ite $x2396 old.hidden.given_everywhere (or $x1183 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x2565)))))))
(assert
 (let (($x2917 (= (_ bv98 7) old.lm_head.cut.kind)))
 (let (($x2744 (or $x2917 (and (= 1 old.lm_head.cut.parts) (not old.lm_head.cut.padded)))))
 (let (($x526 (= (_ bv49 7) old.lm_head.cut.kind)))
 (let (($x2235 (= (_ bv88 7) old.lm_head.cut.kind)))
 (let (($x878 (or $x2235 $x526)))
 (= old.lm_head.cut.everywhere (ite $x878 old.lm_head.cut.given_everywhere $x2744))))))))
(assert
 (let (($x2882 (not old.lm_head.cut.moved)))
 (let (($x974 (not (or (= (_ bv98 7) old.lm_head.cut.kind) (= (_ bv26 7) old.lm_head.cut.kind)))))
 (let (($x1433 (= 1 old.lm_head.cut.parts)))
 (let (($x526 (= (_ bv49 7) old.lm_head.cut.kind)))
 (let (($x2235 (= (_ bv88 7) old.lm_head.cut.kind)))
 (let (($x878 (or $x2235 $x526)))
 (= old.lm_head.cut.first_alone (ite $x878 old.lm_head.cut.given_first (or $x1433 (and $x974 $x2882)))))))))))
(assert
 (let (($x1426 (not old.hidden.moved)))
 (let (($x1524 (= (_ bv101 7) old.hidden.kind)))
 (let (($x811 (= (_ bv93 7) old.hidden.kind)))
 (let (($x1688 (= (_ bv11 7) old.hidden.kind)))
 (let (($x2320 (= (_ bv18 7) old.hidden.kind)))
 (let (($x3511 (or old.hidden.everywhere old.hidden.filled (and (or $x2320 $x1688 $x811 $x1524) $x1426))))
 (let (($x438 (= (_ bv49 7) old.hidden.kind)))
 (let (($x2209 (= (_ bv88 7) old.hidden.kind)))
 (let (($x2396 (or $x2209 $x438)))
 (= old.hidden.undivided (ite $x2396 old.hidden.given_undivided $x3511))))))))))))
(assert
 (let (($x1854 (and (or (not old.lm_head.group.tp) (= 1 old.tp)) (or (not old.lm_head.group.dp) (= 1 old.dp)) (or (not old.lm_head.group.sp) (= 1 old.sp)) (or (not old.lm_head.group.pp) (= 1 old.pp)))))
 (let (($x2126 (= (_ bv59 7) old.lm_head.collective)))
 (let (($x1747 (or $x2126 $x1854)))
 (let (($x2874 (= (_ bv40 7) old.lm_head.split)))
 (let (($x2866 (and $x2874 (and old.hidden.undivided (= old.hidden.least old.hidden.parts)) $x1747)))
 (let (($x3028 (= (_ bv97 7) old.lm_head.split)))
 (let ((?x2420 (ite (and $x3028 old.lm_head.cut.everywhere $x1747) (_ bv98 7) (ite $x3028 (_ bv97 7) (ite $x2866 (_ bv98 7) (ite $x2874 (_ bv94 7) (_ bv98 7)))))))
 (= old.lm_head.state ?x2420)))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (and (<= 1 new.hidden.block)))
(assert
 (and (<= 0 new.hidden.given_least)))
(assert
 (let (($x2344 (= (_ bv101 7) new.hidden.kind)))
 (let (($x1359 (= (_ bv98 7) new.hidden.kind)))
 (let (($x3120 (= (_ bv93 7) new.hidden.kind)))
 (let (($x627 (= (_ bv88 7) new.hidden.kind)))
 (let (($x3354 (= (_ bv67 7) new.hidden.kind)))
 (let (($x368 (= (_ bv58 7) new.hidden.kind)))
 (let (($x60 (= (_ bv49 7) new.hidden.kind)))
 (let (($x644 (= (_ bv26 7) new.hidden.kind)))
 (let (($x3219 (= (_ bv18 7) new.hidden.kind)))
 (let (($x3926 (= (_ bv11 7) new.hidden.kind)))
 (or $x3926 $x3219 $x644 $x60 $x368 $x3354 $x627 $x3120 $x1359 $x2344))))))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x669 (= (_ bv29 7) new.lm_head.bias)))
 (let (($x1363 (= (_ bv27 7) new.lm_head.bias)))
 (let (($x416 (= (_ bv1 7) new.lm_head.bias)))
 (or $x416 (= (_ bv23 7) new.lm_head.bias) $x1363 $x669)))))
(assert
 (let (($x3602 (= (_ bv59 7) new.lm_head.collective)))
 (or (= (_ bv4 7) new.lm_head.collective) (= (_ bv5 7) new.lm_head.collective) (= (_ bv10 7) new.lm_head.collective) $x3602 (= (_ bv75 7) new.lm_head.collective))))
(assert
 (and (<= 1 new.lm_head.cut.block)))
(assert
 (let (($x2279 (= (_ bv98 7) new.lm_head.cut.kind)))
 (let (($x2247 (= (_ bv93 7) new.lm_head.cut.kind)))
 (let (($x1724 (= (_ bv88 7) new.lm_head.cut.kind)))
 (let (($x2122 (= (_ bv67 7) new.lm_head.cut.kind)))
 (let (($x1362 (= (_ bv49 7) new.lm_head.cut.kind)))
 (let (($x3164 (= (_ bv26 7) new.lm_head.cut.kind)))
 (or (= (_ bv11 7) new.lm_head.cut.kind) (= (_ bv18 7) new.lm_head.cut.kind) $x3164 $x1362 (= (_ bv58 7) new.lm_head.cut.kind) $x2122 $x1724 $x2247 $x2279 (= (_ bv101 7) new.lm_head.cut.kind)))))))))
(assert
 (and (<= 1 new.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) new.lm_head.cut.n)))
(assert
 (and (<= 1 new.lm_head.cut.parts)))
(assert
 (let (($x1667 (= (_ bv97 7) new.lm_head.split)))
 (let (($x234 (= (_ bv40 7) new.lm_head.split)))
 (or $x234 (= (_ bv59 7) new.lm_head.split) $x1667))))
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
 (let (($x3354 (= (_ bv67 7) new.hidden.kind)))
 (= new.hidden.padded (and $x3354 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let ((?x498 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1781 (div (* ?x498 new.hidden.multiple) new.hidden.parts)))
 (let (($x3153 (= (- 1) new.hidden.n)))
 (let ((?x467 (ite (or $x3153 (< (* ?x1781 new.hidden.parts) new.hidden.n)) 0 1)))
 (let (($x3354 (= (_ bv67 7) new.hidden.kind)))
 (let ((?x2824 (ite $x3354 (ite (= 0 (mod new.hidden.multiple new.hidden.parts)) 1 ?x467) new.hidden.given_least)))
 (let ((?x2107 (ite (or $x3153 (not (= 0 (mod new.hidden.n new.hidden.parts)))) 0 1)))
 (let (($x644 (= (_ bv26 7) new.hidden.kind)))
 (let ((?x2144 (ite $x644 (ite (and $x3153 (= 1 new.hidden.parts)) 1 ?x2107) ?x2824)))
 (let (($x368 (= (_ bv58 7) new.hidden.kind)))
 (let (($x2344 (= (_ bv101 7) new.hidden.kind)))
 (let (($x3120 (= (_ bv93 7) new.hidden.kind)))
 (let (($x3926 (= (_ bv11 7) new.hidden.kind)))
 (let (($x3219 (= (_ bv18 7) new.hidden.kind)))
 (let (($x1359 (= (_ bv98 7) new.hidden.kind)))
 (let ((?x1649 (ite $x1359 new.hidden.parts (ite (or $x3219 $x3926 $x3120 $x2344 $x368) 1 ?x2144))))
 (= new.hidden.least ?x1649))))))))))))))))))
(assert
 (let ((?x498 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1781 (div (* ?x498 new.hidden.multiple) new.hidden.parts)))
 (let (($x3354 (= (_ bv67 7) new.hidden.kind)))
 (= new.hidden.filled (and $x3354 (< 1 new.hidden.parts) (= ?x1781 new.hidden.n)))))))
(assert
 (let (($x644 (= (_ bv26 7) new.hidden.kind)))
 (let (($x3117 (ite $x644 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x498 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1781 (div (* ?x498 new.hidden.multiple) new.hidden.parts)))
 (let (($x3153 (= (- 1) new.hidden.n)))
 (let (($x3354 (= (_ bv67 7) new.hidden.kind)))
 (let (($x3120 (= (_ bv93 7) new.hidden.kind)))
 (let (($x1566 (ite $x3120 (or $x3153 (< new.hidden.block new.hidden.n)) (ite $x3354 (or $x3153 (< ?x1781 new.hidden.n)) $x3117))))
 (let (($x3270 (ite (or (= (_ bv98 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x1566)))
 (let (($x60 (= (_ bv49 7) new.hidden.kind)))
 (let (($x627 (= (_ bv88 7) new.hidden.kind)))
 (let (($x3261 (or $x627 $x60)))
 (= new.hidden.moved (ite $x3261 new.hidden.given_moved $x3270)))))))))))))))
(assert
 (let (($x2122 (= (_ bv67 7) new.lm_head.cut.kind)))
 (let (($x1595 (and $x2122 (not (= 0 (mod new.lm_head.cut.n new.lm_head.cut.multiple))))))
 (= new.lm_head.cut.padded $x1595))))
(assert
 (let (($x1767 (= (- 1) new.lm_head.cut.n)))
 (let (($x3164 (= (_ bv26 7) new.lm_head.cut.kind)))
 (let (($x2640 (ite $x3164 (or $x1767 (<= new.lm_head.cut.parts new.lm_head.cut.n)) (or $x1767 (< 1 new.lm_head.cut.n)))))
 (let ((?x2568 (div (- (+ new.lm_head.cut.n new.lm_head.cut.multiple) 1) new.lm_head.cut.multiple)))
 (let (($x2574 (< (div (* ?x2568 new.lm_head.cut.multiple) new.lm_head.cut.parts) new.lm_head.cut.n)))
 (let (($x2122 (= (_ bv67 7) new.lm_head.cut.kind)))
 (let (($x2247 (= (_ bv93 7) new.lm_head.cut.kind)))
 (let (($x3611 (ite $x2247 (or $x1767 (< new.lm_head.cut.block new.lm_head.cut.n)) (ite $x2122 (or $x1767 $x2574) $x2640))))
 (let (($x505 (ite (or (= (_ bv98 7) new.lm_head.cut.kind) (= 1 new.lm_head.cut.parts)) false $x3611)))
 (let (($x1362 (= (_ bv49 7) new.lm_head.cut.kind)))
 (let (($x1724 (= (_ bv88 7) new.lm_head.cut.kind)))
 (let (($x731 (or $x1724 $x1362)))
 (= new.lm_head.cut.moved (ite $x731 new.lm_head.cut.given_moved $x505)))))))))))))))
(assert
 (let (($x1359 (= (_ bv98 7) new.hidden.kind)))
 (let (($x60 (= (_ bv49 7) new.hidden.kind)))
 (let (($x627 (= (_ bv88 7) new.hidden.kind)))
 (let (($x3261 (or $x627 $x60)))
 (let (($x2394 (ite $x3261 new.hidden.given_everywhere (or $x1359 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x2394)))))))
(assert
 (let (($x2279 (= (_ bv98 7) new.lm_head.cut.kind)))
 (let (($x2718 (or $x2279 (and (= 1 new.lm_head.cut.parts) (not new.lm_head.cut.padded)))))
 (let (($x1362 (= (_ bv49 7) new.lm_head.cut.kind)))
 (let (($x1724 (= (_ bv88 7) new.lm_head.cut.kind)))
 (let (($x731 (or $x1724 $x1362)))
 (= new.lm_head.cut.everywhere (ite $x731 new.lm_head.cut.given_everywhere $x2718))))))))
(assert
 (let (($x1733 (not new.lm_head.cut.moved)))
 (let (($x3465 (not (or (= (_ bv98 7) new.lm_head.cut.kind) (= (_ bv26 7) new.lm_head.cut.kind)))))
 (let (($x69 (= 1 new.lm_head.cut.parts)))
 (let (($x1362 (= (_ bv49 7) new.lm_head.cut.kind)))
 (let (($x1724 (= (_ bv88 7) new.lm_head.cut.kind)))
 (let (($x731 (or $x1724 $x1362)))
 (= new.lm_head.cut.first_alone (ite $x731 new.lm_head.cut.given_first (or $x69 (and $x3465 $x1733)))))))))))
(assert
 (let (($x1730 (not new.hidden.moved)))
 (let (($x2344 (= (_ bv101 7) new.hidden.kind)))
 (let (($x3120 (= (_ bv93 7) new.hidden.kind)))
 (let (($x3926 (= (_ bv11 7) new.hidden.kind)))
 (let (($x3219 (= (_ bv18 7) new.hidden.kind)))
 (let (($x226 (or new.hidden.everywhere new.hidden.filled (and (or $x3219 $x3926 $x3120 $x2344) $x1730))))
 (let (($x60 (= (_ bv49 7) new.hidden.kind)))
 (let (($x627 (= (_ bv88 7) new.hidden.kind)))
 (let (($x3261 (or $x627 $x60)))
 (= new.hidden.undivided (ite $x3261 new.hidden.given_undivided $x226))))))))))))
(assert
 (let (($x1743 (and (or (not new.lm_head.group.tp) (= 1 new.tp)) (or (not new.lm_head.group.dp) (= 1 new.dp)) (or (not new.lm_head.group.sp) (= 1 new.sp)) (or (not new.lm_head.group.pp) (= 1 new.pp)))))
 (let (($x3602 (= (_ bv59 7) new.lm_head.collective)))
 (let (($x2099 (or $x3602 $x1743)))
 (let (($x234 (= (_ bv40 7) new.lm_head.split)))
 (let (($x3057 (and $x234 (and new.hidden.undivided (= new.hidden.least new.hidden.parts)) $x2099)))
 (let (($x1667 (= (_ bv97 7) new.lm_head.split)))
 (let ((?x3832 (ite (and $x1667 new.lm_head.cut.everywhere $x2099) (_ bv98 7) (ite $x1667 (_ bv97 7) (ite $x3057 (_ bv98 7) (ite $x234 (_ bv94 7) (_ bv98 7)))))))
 (= new.lm_head.state ?x3832)))))))))
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
 (let (($x669 (= (_ bv29 7) new.lm_head.bias)))
 (let (($x2410 (and (not (= (_ bv94 7) new.lm_head.state)) (or (= (_ bv1 7) new.lm_head.bias) (= (_ bv27 7) new.lm_head.bias)))))
 (let (($x2379 (= 1 new.tp)))
 (let (($x487 (or $x2379 (not new.model.head_bias) (and (= (_ bv94 7) new.lm_head.state) (not (= (_ bv27 7) new.lm_head.bias))) $x2410 (and (= (_ bv97 7) new.lm_head.state) $x669 new.lm_head.cut.first_alone))))
 (not $x487))))))
(assert
 (let (($x2477 (= (_ bv29 7) old.lm_head.bias)))
(let (($x3211 (and (not (= (_ bv94 7) old.lm_head.state)) (or (= (_ bv1 7) old.lm_head.bias) (= (_ bv27 7) old.lm_head.bias)))))
(let (($x3198 (not old.model.head_bias)))
(let (($x2281 (= 1 old.tp)))
(or $x2281 $x3198 (and (= (_ bv94 7) old.lm_head.state) (not (= (_ bv27 7) old.lm_head.bias))) $x3211 (and (= (_ bv97 7) old.lm_head.state) $x2477 old.lm_head.cut.first_alone)))))))
(check-sat)

; from one replica to any number, question 155
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
 (let (($x1654 (= (_ bv59 7) old.ffn.down.collective)))
 (let (($x2391 (= (_ bv10 7) old.ffn.down.collective)))
 (or (= (_ bv4 7) old.ffn.down.collective) (= (_ bv5 7) old.ffn.down.collective) $x2391 $x1654 (= (_ bv75 7) old.ffn.down.collective)))))
(assert
 (let (($x1019 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x831 (= (_ bv10 7) old.ffn.down.input)))
 (or $x831 $x1019 (= (_ bv65 7) old.ffn.down.input)))))
(assert
 (let (($x282 (= (_ bv1 7) old.ffn.down.residual)))
 (or $x282 (= (_ bv23 7) old.ffn.down.residual) (= (_ bv27 7) old.ffn.down.residual) (= (_ bv29 7) old.ffn.down.residual))))
(assert
 (let (($x3085 (= (_ bv59 7) old.ffn.down.split)))
 (let (($x156 (= (_ bv40 7) old.ffn.down.split)))
 (or $x156 $x3085 (= (_ bv63 7) old.ffn.down.split)))))
(assert
 (let (($x3806 (= (_ bv60 7) old.ffn.down.sum)))
 (or (= (_ bv15 7) old.ffn.down.sum) $x3806)))
(assert
 (let (($x1207 (= (_ bv75 7) old.ffn.gate.collective)))
 (let (($x2354 (= (_ bv59 7) old.ffn.gate.collective)))
 (let (($x3698 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x2350 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x177 (= (_ bv4 7) old.ffn.gate.collective)))
 (or $x177 $x2350 $x3698 $x2354 $x1207)))))))
(assert
 (let (($x3216 (= (_ bv63 7) old.ffn.gate.split)))
 (let (($x2404 (= (_ bv59 7) old.ffn.gate.split)))
 (or (= (_ bv40 7) old.ffn.gate.split) $x2404 $x3216))))
(assert
 (let (($x2179 (= (_ bv15 7) old.ffn.gate.sum)))
 (or (= (_ bv0 7) old.ffn.gate.sum) $x2179 (= (_ bv24 7) old.ffn.gate.sum) (= (_ bv71 7) old.ffn.gate.sum))))
(assert
 (let (($x581 (= (_ bv75 7) old.ffn.up.collective)))
 (let (($x2808 (= (_ bv59 7) old.ffn.up.collective)))
 (let (($x1727 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x3341 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x1518 (= (_ bv4 7) old.ffn.up.collective)))
 (or $x1518 $x3341 $x1727 $x2808 $x581)))))))
(assert
 (let (($x3303 (= (_ bv63 7) old.ffn.up.split)))
 (let (($x3073 (= (_ bv59 7) old.ffn.up.split)))
 (let (($x2006 (= (_ bv40 7) old.ffn.up.split)))
 (or $x2006 $x3073 $x3303)))))
(assert
 (let (($x2888 (= (_ bv24 7) old.ffn.up.sum)))
 (let (($x2549 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x2439 (= (_ bv0 7) old.ffn.up.sum)))
 (or $x2439 $x2549 $x2888 (= (_ bv71 7) old.ffn.up.sum))))))
(assert
 (and (<= 1 old.ffn.width.block)))
(assert
 (and (<= 0 old.ffn.width.given_least)))
(assert
 (let (($x2918 (= (_ bv101 7) old.ffn.width.kind)))
 (let (($x3052 (= (_ bv98 7) old.ffn.width.kind)))
 (let (($x2746 (= (_ bv93 7) old.ffn.width.kind)))
 (let (($x1684 (= (_ bv88 7) old.ffn.width.kind)))
 (let (($x1323 (= (_ bv67 7) old.ffn.width.kind)))
 (let (($x2818 (= (_ bv58 7) old.ffn.width.kind)))
 (let (($x2025 (= (_ bv49 7) old.ffn.width.kind)))
 (let (($x3189 (= (_ bv26 7) old.ffn.width.kind)))
 (let (($x2141 (= (_ bv18 7) old.ffn.width.kind)))
 (let (($x957 (= (_ bv11 7) old.ffn.width.kind)))
 (or $x957 $x2141 $x3189 $x2025 $x2818 $x1323 $x1684 $x2746 $x3052 $x2918))))))))))))
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
 (let (($x10 (= (_ bv38 7) old.stages.send)))
 (let (($x469 (= (_ bv14 7) old.stages.send)))
 (let (($x2659 (= (_ bv10 7) old.stages.send)))
 (or $x2659 $x469 $x10 (= (_ bv61 7) old.stages.send) (= (_ bv77 7) old.stages.send))))))
(assert
 (let (($x842 (= (_ bv55 7) old.stages.stream)))
 (or $x842 (= (_ bv86 7) old.stages.stream))))
(assert
 (and (<= 1 old.stages.visits)))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let ((?x3551 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x2690 (div (* ?x3551 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x187 (= (- 1) old.ffn.width.n)))
 (let ((?x594 (ite (or $x187 (< (* ?x2690 old.ffn.width.parts) old.ffn.width.n)) 0 1)))
 (let ((?x1510 (ite (= 0 (mod old.ffn.width.multiple old.ffn.width.parts)) 1 ?x594)))
 (let (($x1323 (= (_ bv67 7) old.ffn.width.kind)))
 (let ((?x718 (ite (or $x187 (not (= 0 (mod old.ffn.width.n old.ffn.width.parts)))) 0 1)))
 (let (($x3189 (= (_ bv26 7) old.ffn.width.kind)))
 (let ((?x2749 (ite $x3189 (ite (and $x187 (= 1 old.ffn.width.parts)) 1 ?x718) (ite $x1323 ?x1510 old.ffn.width.given_least))))
 (let (($x2818 (= (_ bv58 7) old.ffn.width.kind)))
 (let (($x2918 (= (_ bv101 7) old.ffn.width.kind)))
 (let (($x2746 (= (_ bv93 7) old.ffn.width.kind)))
 (let (($x957 (= (_ bv11 7) old.ffn.width.kind)))
 (let (($x2141 (= (_ bv18 7) old.ffn.width.kind)))
 (let (($x3052 (= (_ bv98 7) old.ffn.width.kind)))
 (let ((?x1042 (ite $x3052 old.ffn.width.parts (ite (or $x2141 $x957 $x2746 $x2918 $x2818) 1 ?x2749))))
 (= old.ffn.width.least ?x1042))))))))))))))))))
(assert
 (let ((?x3551 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x2690 (div (* ?x3551 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x1137 (< 1 old.ffn.width.parts)))
 (let (($x1323 (= (_ bv67 7) old.ffn.width.kind)))
 (= old.ffn.width.filled (and $x1323 $x1137 (= ?x2690 old.ffn.width.n))))))))
(assert
 (let ((?x3551 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x2690 (div (* ?x3551 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x1137 (< 1 old.ffn.width.parts)))
 (let (($x1323 (= (_ bv67 7) old.ffn.width.kind)))
 (= old.ffn.width.leads (and $x1323 $x1137 (<= old.ffn.width.n ?x2690))))))))
(assert
 (let (($x1323 (= (_ bv67 7) old.ffn.width.kind)))
 (let (($x1970 (and $x1323 (not (= 0 (mod old.ffn.width.n old.ffn.width.multiple))))))
 (= old.ffn.width.padded $x1970))))
(assert
 (let (($x187 (= (- 1) old.ffn.width.n)))
 (let (($x3189 (= (_ bv26 7) old.ffn.width.kind)))
 (let (($x1293 (ite $x3189 (or $x187 (<= old.ffn.width.parts old.ffn.width.n)) (or $x187 (< 1 old.ffn.width.n)))))
 (let ((?x3551 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x2690 (div (* ?x3551 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x1323 (= (_ bv67 7) old.ffn.width.kind)))
 (let (($x2746 (= (_ bv93 7) old.ffn.width.kind)))
 (let (($x1455 (ite $x2746 (or $x187 (< old.ffn.width.block old.ffn.width.n)) (ite $x1323 (or $x187 (< ?x2690 old.ffn.width.n)) $x1293))))
 (let (($x848 (ite (or (= (_ bv98 7) old.ffn.width.kind) (= 1 old.ffn.width.parts)) false $x1455)))
 (let (($x2025 (= (_ bv49 7) old.ffn.width.kind)))
 (let (($x1684 (= (_ bv88 7) old.ffn.width.kind)))
 (let (($x3320 (or $x1684 $x2025)))
 (= old.ffn.width.moved (ite $x3320 old.ffn.width.given_moved $x848)))))))))))))))
(assert
 (= old.ffn.lead (ite old.model.gated old.ffn.gate.split old.ffn.up.split)))
(assert
 (let (($x1019 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x1447 (or $x1019 (and (= (_ bv10 7) old.ffn.down.input) (not (= (_ bv40 7) old.ffn.down.split))))))
 (= old.ffn.gathers $x1447))))
(assert
 (= old.ffn.piece_of_one (and old.ffn.width.filled (= (_ bv40 7) old.ffn.down.split))))
(assert
 (let (($x3052 (= (_ bv98 7) old.ffn.width.kind)))
 (let (($x2137 (or $x3052 (and (= 1 old.ffn.width.parts) (not old.ffn.width.padded)))))
 (let (($x2025 (= (_ bv49 7) old.ffn.width.kind)))
 (let (($x1684 (= (_ bv88 7) old.ffn.width.kind)))
 (let (($x3320 (or $x1684 $x2025)))
 (= old.ffn.width.everywhere (ite $x3320 old.ffn.width.given_everywhere $x2137))))))))
(assert
 (let (($x2556 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x2566 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x849 (or (not (= (_ bv4 7) old.ffn.gate.collective)) $x2566)))
 (let (($x624 (ite old.model.gated $x849 (or (not (= (_ bv4 7) old.ffn.up.collective)) $x2556))))
 (let (($x3085 (= (_ bv59 7) old.ffn.down.split)))
 (let (($x2287 (and old.ffn.width.filled $x3085 (not (and old.ffn.gathers (= (_ bv63 7) old.ffn.lead) $x624)))))
 (= old.ffn.piece_kept $x2287))))))))
(assert
 (let (($x3494 (not old.ffn.width.moved)))
 (let (($x2918 (= (_ bv101 7) old.ffn.width.kind)))
 (let (($x2746 (= (_ bv93 7) old.ffn.width.kind)))
 (let (($x957 (= (_ bv11 7) old.ffn.width.kind)))
 (let (($x2141 (= (_ bv18 7) old.ffn.width.kind)))
 (let (($x1772 (or old.ffn.width.everywhere old.ffn.width.filled (and (or $x2141 $x957 $x2746 $x2918) $x3494))))
 (let (($x2025 (= (_ bv49 7) old.ffn.width.kind)))
 (let (($x1684 (= (_ bv88 7) old.ffn.width.kind)))
 (let (($x3320 (or $x1684 $x2025)))
 (= old.ffn.width.undivided (ite $x3320 old.ffn.width.given_undivided $x1772))))))))))))
(assert
 (let (($x3494 (not old.ffn.width.moved)))
 (let (($x2740 (and old.ffn.width.everywhere $x3494)))
 (= old.ffn.in_place (or $x2740 old.ffn.width.filled)))))
(assert
 (let (($x1946 (and (or (not old.ffn.down.group.tp) (= 1 old.tp)) (or (not old.ffn.down.group.dp) (= 1 old.dp)) (or (not old.ffn.down.group.sp) (= 1 old.sp)) (or (not old.ffn.down.group.pp) (= 1 old.pp)))))
 (let (($x2391 (= (_ bv10 7) old.ffn.down.collective)))
 (let (($x1654 (= (_ bv59 7) old.ffn.down.collective)))
 (let (($x3312 (and old.ffn.piece_kept old.stream.first_keeps_all (or (or $x1654 $x2391) $x1946))))
 (= old.ffn.first_reads $x3312))))))
(assert
 (let (($x2566 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x849 (or (not (= (_ bv4 7) old.ffn.gate.collective)) $x2566)))
 (let (($x3216 (= (_ bv63 7) old.ffn.gate.split)))
 (let (($x1374 (= old.ffn.width.least old.ffn.width.parts)))
 (let (($x156 (= (_ bv40 7) old.ffn.down.split)))
 (let (($x3085 (= (_ bv59 7) old.ffn.down.split)))
 (let (($x3341 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x1727 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x3473 (or $x1727 $x3341)))
 (let (($x2556 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x2006 (= (_ bv40 7) old.ffn.up.split)))
 (let (($x2483 (< 1 old.tp)))
 (let (($x3455 (and old.model.gated $x2483 $x2006 $x2556 $x3473 (not (= (_ bv24 7) old.ffn.up.sum)) (or $x3085 (and $x156 (and old.ffn.width.undivided $x1374))) (not (and old.ffn.gathers $x3216 $x849)))))
 (= old.ffn.up_idle $x3455)))))))))))))))
(assert
 (let (($x3494 (not old.ffn.width.moved)))
 (let (($x2740 (and old.ffn.width.everywhere $x3494)))
 (let ((?x484 (ite $x2740 (_ bv98 7) (ite old.ffn.width_twice_back (ite old.model.gated (_ bv99 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x2483 (< 1 old.tp)))
 (let ((?x27 (ite old.ffn.width.everywhere (_ bv98 7) (ite old.ffn.piece_of_one (_ bv99 7) (ite old.model.gated (_ bv99 7) (_ bv16 7))))))
 (let (($x581 (= (_ bv75 7) old.ffn.up.collective)))
 (let (($x3341 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x1727 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x3473 (or $x1727 $x3341)))
 (let (($x2549 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x2808 (= (_ bv59 7) old.ffn.up.collective)))
 (let (($x997 (or $x2808 (not (or $x2549 (and old.model.gated (= (_ bv0 7) old.ffn.up.sum)))) old.ffn.up_idle)))
 (let (($x2556 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x2914 (or $x1727 $x2808)))
 (let ((?x568 (ite (or $x2914 $x2556 (and (= (_ bv4 7) old.ffn.up.collective) old.ffn.in_place)) (_ bv98 7) (ite $x3341 (_ bv21 7) (_ bv16 7)))))
 (let (($x3073 (= (_ bv59 7) old.ffn.up.split)))
 (let ((?x3474 (ite $x3073 ?x568 (ite $x997 (_ bv94 7) (ite $x3473 (_ bv98 7) (ite $x581 ?x27 (ite $x2483 (_ bv16 7) ?x484)))))))
 (let (($x2524 (or $x2914 $x2556 (and $x3341 old.ffn.width.padded $x3494) (and $x581 old.ffn.width.leads))))
 (let ((?x840 (ite (and $x3341 old.ffn.width.filled (not $x2556)) (_ bv98 7) (ite $x2524 (_ bv99 7) (ite (= (_ bv4 7) old.ffn.up.collective) (_ bv98 7) (_ bv16 7))))))
 (let (($x3303 (= (_ bv63 7) old.ffn.up.split)))
 (= old.ffn.up_state (ite $x3303 ?x840 ?x3474)))))))))))))))))))))))
(assert
 (let (($x2663 (not old.ffn.width.everywhere)))
 (let (($x3528 (and (or (= (_ bv63 7) old.ffn.up.split) (= (_ bv99 7) old.ffn.up_state)) (not (= (_ bv98 7) old.ffn.up_state)) $x2663)))
 (= old.ffn.up_piece (ite $x3528 (_ bv99 7) (_ bv98 7))))))
(assert
 (let (($x2888 (= (_ bv24 7) old.ffn.up.sum)))
 (let (($x2808 (= (_ bv59 7) old.ffn.up.collective)))
 (let (($x247 (and old.model.gated (= (_ bv94 7) old.ffn.up_state) (or $x2808 $x2888 old.ffn.up_idle))))
 (= old.ffn.up_left $x247)))))
(assert
 (let (($x1771 (not old.ffn.up_left)))
 (let (($x3285 (not old.model.joint)))
 (let (($x3492 (and old.ffn.piece_kept old.model.gated $x3285 (= (_ bv99 7) old.ffn.up_piece) $x1771)))
 (= old.ffn.share_of_one $x3492)))))
(assert
 (let (($x3494 (not old.ffn.width.moved)))
 (let (($x2740 (and old.ffn.width.everywhere $x3494)))
 (let (($x2483 (< 1 old.tp)))
 (let ((?x1876 (ite $x2483 (_ bv16 7) (ite $x2740 (_ bv98 7) (ite old.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x946 (ite old.ffn.width.everywhere (_ bv98 7) (ite (or old.ffn.piece_of_one old.ffn.share_of_one) (_ bv99 7) (_ bv16 7)))))
 (let (($x1207 (= (_ bv75 7) old.ffn.gate.collective)))
 (let (($x2350 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x3698 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x2354 (= (_ bv59 7) old.ffn.gate.collective)))
 (let ((?x1880 (ite (or $x2354 (not (= (_ bv15 7) old.ffn.gate.sum))) (_ bv94 7) (ite (or $x3698 $x2350) (_ bv98 7) (ite $x1207 ?x946 ?x1876)))))
 (let (($x2566 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x1396 (or $x3698 $x2354)))
 (let (($x3078 (or $x1396 $x2566 (and (= (_ bv4 7) old.ffn.gate.collective) old.ffn.in_place))))
 (let (($x2404 (= (_ bv59 7) old.ffn.gate.split)))
 (let (($x376 (or $x1396 $x2566 (and $x2350 old.ffn.width.padded $x3494) (and $x1207 old.ffn.width.leads))))
 (let ((?x2021 (ite (and $x2350 old.ffn.width.filled (not $x2566)) (_ bv98 7) (ite $x376 (_ bv99 7) (ite (= (_ bv4 7) old.ffn.gate.collective) (_ bv98 7) (_ bv16 7))))))
 (let (($x3216 (= (_ bv63 7) old.ffn.gate.split)))
 (= old.ffn.gate_state (ite $x3216 ?x2021 (ite $x2404 (ite $x3078 (_ bv98 7) (ite $x2350 (_ bv21 7) (_ bv16 7))) ?x1880)))))))))))))))))))))
(assert
 (let (($x2663 (not old.ffn.width.everywhere)))
 (let (($x3216 (= (_ bv63 7) old.ffn.gate.split)))
 (= old.ffn.gate_piece (ite (and $x3216 (not (= (_ bv98 7) old.ffn.gate_state)) $x2663) (_ bv99 7) (_ bv98 7))))))
(assert
 (let ((?x995 (ite old.ffn.up_left (_ bv94 7) (ite old.model.gated old.ffn.gate_piece old.ffn.up_piece))))
 (= old.ffn.product ?x995)))
(assert
 (let ((?x1790 (ite old.ffn.share_of_one (_ bv94 7) old.ffn.product)))
 (let (($x1994 (not old.ffn.share_of_one)))
 (let (($x3658 (or old.ffn.first_reads (and old.ffn.gathers (= (_ bv99 7) old.ffn.product) $x1994))))
 (= old.ffn.product_in (ite (and (not (= (_ bv94 7) old.ffn.product)) $x3658) (_ bv98 7) ?x1790))))))
(assert
 (let (($x3806 (= (_ bv60 7) old.ffn.down.sum)))
 (let (($x2483 (< 1 old.tp)))
 (let (($x2159 (and $x2483 $x3806 (or (= (_ bv40 7) old.ffn.down.split) (= (_ bv94 7) old.ffn.product_in)))))
 (= old.stages.ffn_due $x2159)))))
(assert
 (let (($x3538 (or old.model.parallel old.layer.moe (not old.stages.ffn_due))))
 (let (($x842 (= (_ bv55 7) old.stages.stream)))
 (let (($x1936 (not old.model.parallel)))
 (let (($x871 (not old.stages.leaves)))
 (let (($x3230 (or $x871 (and old.layer.dense $x1936 (not (= (_ bv1 7) old.ffn.down.residual))) (and $x842 $x3538))))
 (= old.stages.one_part $x3230)))))))
(assert
 (= old.layer.dense false))
(assert
 (= old.layer.moe true))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x2705 (= (_ bv59 7) new.ffn.down.collective)))
 (let (($x2658 (= (_ bv10 7) new.ffn.down.collective)))
 (or (= (_ bv4 7) new.ffn.down.collective) (= (_ bv5 7) new.ffn.down.collective) $x2658 $x2705 (= (_ bv75 7) new.ffn.down.collective)))))
(assert
 (let (($x2324 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x1796 (= (_ bv10 7) new.ffn.down.input)))
 (or $x1796 $x2324 (= (_ bv65 7) new.ffn.down.input)))))
(assert
 (let (($x2903 (= (_ bv1 7) new.ffn.down.residual)))
 (or $x2903 (= (_ bv23 7) new.ffn.down.residual) (= (_ bv27 7) new.ffn.down.residual) (= (_ bv29 7) new.ffn.down.residual))))
(assert
 (let (($x1266 (= (_ bv59 7) new.ffn.down.split)))
 (let (($x1138 (= (_ bv40 7) new.ffn.down.split)))
 (or $x1138 $x1266 (= (_ bv63 7) new.ffn.down.split)))))
(assert
 (let (($x507 (= (_ bv60 7) new.ffn.down.sum)))
 (or (= (_ bv15 7) new.ffn.down.sum) $x507)))
(assert
 (let (($x775 (= (_ bv75 7) new.ffn.gate.collective)))
 (let (($x2133 (= (_ bv59 7) new.ffn.gate.collective)))
 (let (($x1487 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x2259 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x2239 (= (_ bv4 7) new.ffn.gate.collective)))
 (or $x2239 $x2259 $x1487 $x2133 $x775)))))))
(assert
 (let (($x2149 (= (_ bv63 7) new.ffn.gate.split)))
 (let (($x1735 (= (_ bv59 7) new.ffn.gate.split)))
 (or (= (_ bv40 7) new.ffn.gate.split) $x1735 $x2149))))
(assert
 (let (($x7 (= (_ bv15 7) new.ffn.gate.sum)))
 (or (= (_ bv0 7) new.ffn.gate.sum) $x7 (= (_ bv24 7) new.ffn.gate.sum) (= (_ bv71 7) new.ffn.gate.sum))))
(assert
 (let (($x248 (= (_ bv75 7) new.ffn.up.collective)))
 (let (($x613 (= (_ bv59 7) new.ffn.up.collective)))
 (let (($x2307 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x388 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x2094 (= (_ bv4 7) new.ffn.up.collective)))
 (or $x2094 $x388 $x2307 $x613 $x248)))))))
(assert
 (let (($x829 (= (_ bv63 7) new.ffn.up.split)))
 (let (($x126 (= (_ bv59 7) new.ffn.up.split)))
 (let (($x1658 (= (_ bv40 7) new.ffn.up.split)))
 (or $x1658 $x126 $x829)))))
(assert
 (let (($x2463 (= (_ bv24 7) new.ffn.up.sum)))
 (let (($x754 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x959 (= (_ bv0 7) new.ffn.up.sum)))
 (or $x959 $x754 $x2463 (= (_ bv71 7) new.ffn.up.sum))))))
(assert
 (and (<= 1 new.ffn.width.block)))
(assert
 (and (<= 0 new.ffn.width.given_least)))
(assert
 (let (($x3389 (= (_ bv101 7) new.ffn.width.kind)))
 (let (($x2230 (= (_ bv98 7) new.ffn.width.kind)))
 (let (($x2872 (= (_ bv93 7) new.ffn.width.kind)))
 (let (($x1393 (= (_ bv88 7) new.ffn.width.kind)))
 (let (($x1752 (= (_ bv67 7) new.ffn.width.kind)))
 (let (($x3282 (= (_ bv58 7) new.ffn.width.kind)))
 (let (($x3309 (= (_ bv49 7) new.ffn.width.kind)))
 (let (($x834 (= (_ bv26 7) new.ffn.width.kind)))
 (let (($x374 (= (_ bv18 7) new.ffn.width.kind)))
 (let (($x31 (= (_ bv11 7) new.ffn.width.kind)))
 (or $x31 $x374 $x834 $x3309 $x3282 $x1752 $x1393 $x2872 $x2230 $x3389))))))))))))
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
 (let (($x3357 (= (_ bv38 7) new.stages.send)))
 (let (($x1343 (= (_ bv14 7) new.stages.send)))
 (let (($x2283 (= (_ bv10 7) new.stages.send)))
 (or $x2283 $x1343 $x3357 (= (_ bv61 7) new.stages.send) (= (_ bv77 7) new.stages.send))))))
(assert
 (let (($x690 (= (_ bv55 7) new.stages.stream)))
 (or $x690 (= (_ bv86 7) new.stages.stream))))
(assert
 (and (<= 1 new.stages.visits)))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let ((?x932 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x204 (div (* ?x932 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x2138 (= (- 1) new.ffn.width.n)))
 (let ((?x1082 (ite (or $x2138 (< (* ?x204 new.ffn.width.parts) new.ffn.width.n)) 0 1)))
 (let ((?x2294 (ite (= 0 (mod new.ffn.width.multiple new.ffn.width.parts)) 1 ?x1082)))
 (let (($x1752 (= (_ bv67 7) new.ffn.width.kind)))
 (let ((?x2937 (ite (or $x2138 (not (= 0 (mod new.ffn.width.n new.ffn.width.parts)))) 0 1)))
 (let (($x834 (= (_ bv26 7) new.ffn.width.kind)))
 (let ((?x1583 (ite $x834 (ite (and $x2138 (= 1 new.ffn.width.parts)) 1 ?x2937) (ite $x1752 ?x2294 new.ffn.width.given_least))))
 (let (($x3282 (= (_ bv58 7) new.ffn.width.kind)))
 (let (($x3389 (= (_ bv101 7) new.ffn.width.kind)))
 (let (($x2872 (= (_ bv93 7) new.ffn.width.kind)))
 (let (($x31 (= (_ bv11 7) new.ffn.width.kind)))
 (let (($x374 (= (_ bv18 7) new.ffn.width.kind)))
 (let (($x2230 (= (_ bv98 7) new.ffn.width.kind)))
 (let ((?x947 (ite $x2230 new.ffn.width.parts (ite (or $x374 $x31 $x2872 $x3389 $x3282) 1 ?x1583))))
 (= new.ffn.width.least ?x947))))))))))))))))))
(assert
 (let ((?x932 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x204 (div (* ?x932 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x760 (< 1 new.ffn.width.parts)))
 (let (($x1752 (= (_ bv67 7) new.ffn.width.kind)))
 (= new.ffn.width.filled (and $x1752 $x760 (= ?x204 new.ffn.width.n))))))))
(assert
 (let ((?x932 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x204 (div (* ?x932 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x760 (< 1 new.ffn.width.parts)))
 (let (($x1752 (= (_ bv67 7) new.ffn.width.kind)))
 (= new.ffn.width.leads (and $x1752 $x760 (<= new.ffn.width.n ?x204))))))))
(assert
 (let (($x1752 (= (_ bv67 7) new.ffn.width.kind)))
 (let (($x3774 (and $x1752 (not (= 0 (mod new.ffn.width.n new.ffn.width.multiple))))))
 (= new.ffn.width.padded $x3774))))
(assert
 (let (($x2138 (= (- 1) new.ffn.width.n)))
 (let (($x834 (= (_ bv26 7) new.ffn.width.kind)))
 (let (($x1255 (ite $x834 (or $x2138 (<= new.ffn.width.parts new.ffn.width.n)) (or $x2138 (< 1 new.ffn.width.n)))))
 (let ((?x932 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x204 (div (* ?x932 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x1752 (= (_ bv67 7) new.ffn.width.kind)))
 (let (($x2872 (= (_ bv93 7) new.ffn.width.kind)))
 (let (($x1878 (ite $x2872 (or $x2138 (< new.ffn.width.block new.ffn.width.n)) (ite $x1752 (or $x2138 (< ?x204 new.ffn.width.n)) $x1255))))
 (let (($x1243 (ite (or (= (_ bv98 7) new.ffn.width.kind) (= 1 new.ffn.width.parts)) false $x1878)))
 (let (($x3309 (= (_ bv49 7) new.ffn.width.kind)))
 (let (($x1393 (= (_ bv88 7) new.ffn.width.kind)))
 (let (($x277 (or $x1393 $x3309)))
 (= new.ffn.width.moved (ite $x277 new.ffn.width.given_moved $x1243)))))))))))))))
(assert
 (= new.ffn.lead (ite new.model.gated new.ffn.gate.split new.ffn.up.split)))
(assert
 (let (($x2324 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x1633 (or $x2324 (and (= (_ bv10 7) new.ffn.down.input) (not (= (_ bv40 7) new.ffn.down.split))))))
 (= new.ffn.gathers $x1633))))
(assert
 (= new.ffn.piece_of_one (and new.ffn.width.filled (= (_ bv40 7) new.ffn.down.split))))
(assert
 (let (($x2230 (= (_ bv98 7) new.ffn.width.kind)))
 (let (($x1364 (or $x2230 (and (= 1 new.ffn.width.parts) (not new.ffn.width.padded)))))
 (let (($x3309 (= (_ bv49 7) new.ffn.width.kind)))
 (let (($x1393 (= (_ bv88 7) new.ffn.width.kind)))
 (let (($x277 (or $x1393 $x3309)))
 (= new.ffn.width.everywhere (ite $x277 new.ffn.width.given_everywhere $x1364))))))))
(assert
 (let (($x517 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x2459 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x638 (or (not (= (_ bv4 7) new.ffn.gate.collective)) $x2459)))
 (let (($x3536 (ite new.model.gated $x638 (or (not (= (_ bv4 7) new.ffn.up.collective)) $x517))))
 (let (($x1266 (= (_ bv59 7) new.ffn.down.split)))
 (let (($x1907 (and new.ffn.width.filled $x1266 (not (and new.ffn.gathers (= (_ bv63 7) new.ffn.lead) $x3536)))))
 (= new.ffn.piece_kept $x1907))))))))
(assert
 (let (($x965 (not new.ffn.width.moved)))
 (let (($x3389 (= (_ bv101 7) new.ffn.width.kind)))
 (let (($x2872 (= (_ bv93 7) new.ffn.width.kind)))
 (let (($x31 (= (_ bv11 7) new.ffn.width.kind)))
 (let (($x374 (= (_ bv18 7) new.ffn.width.kind)))
 (let (($x2603 (or new.ffn.width.everywhere new.ffn.width.filled (and (or $x374 $x31 $x2872 $x3389) $x965))))
 (let (($x3309 (= (_ bv49 7) new.ffn.width.kind)))
 (let (($x1393 (= (_ bv88 7) new.ffn.width.kind)))
 (let (($x277 (or $x1393 $x3309)))
 (= new.ffn.width.undivided (ite $x277 new.ffn.width.given_undivided $x2603))))))))))))
(assert
 (let (($x965 (not new.ffn.width.moved)))
 (let (($x2261 (and new.ffn.width.everywhere $x965)))
 (= new.ffn.in_place (or $x2261 new.ffn.width.filled)))))
(assert
 (let (($x2338 (and (or (not new.ffn.down.group.tp) (= 1 new.tp)) (or (not new.ffn.down.group.dp) (= 1 new.dp)) (or (not new.ffn.down.group.sp) (= 1 new.sp)) (or (not new.ffn.down.group.pp) (= 1 new.pp)))))
 (let (($x2658 (= (_ bv10 7) new.ffn.down.collective)))
 (let (($x2705 (= (_ bv59 7) new.ffn.down.collective)))
 (let (($x2676 (and new.ffn.piece_kept new.stream.first_keeps_all (or (or $x2705 $x2658) $x2338))))
 (= new.ffn.first_reads $x2676))))))
(assert
 (let (($x2459 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x638 (or (not (= (_ bv4 7) new.ffn.gate.collective)) $x2459)))
 (let (($x2149 (= (_ bv63 7) new.ffn.gate.split)))
 (let (($x3583 (= new.ffn.width.least new.ffn.width.parts)))
 (let (($x1138 (= (_ bv40 7) new.ffn.down.split)))
 (let (($x1266 (= (_ bv59 7) new.ffn.down.split)))
 (let (($x388 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x2307 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x2703 (or $x2307 $x388)))
 (let (($x517 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x1658 (= (_ bv40 7) new.ffn.up.split)))
 (let (($x1325 (< 1 new.tp)))
 (let (($x2474 (and new.model.gated $x1325 $x1658 $x517 $x2703 (not (= (_ bv24 7) new.ffn.up.sum)) (or $x1266 (and $x1138 (and new.ffn.width.undivided $x3583))) (not (and new.ffn.gathers $x2149 $x638)))))
 (= new.ffn.up_idle $x2474)))))))))))))))
(assert
 (let (($x965 (not new.ffn.width.moved)))
 (let (($x2261 (and new.ffn.width.everywhere $x965)))
 (let ((?x413 (ite $x2261 (_ bv98 7) (ite new.ffn.width_twice_back (ite new.model.gated (_ bv99 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x1325 (< 1 new.tp)))
 (let ((?x1221 (ite new.ffn.width.everywhere (_ bv98 7) (ite new.ffn.piece_of_one (_ bv99 7) (ite new.model.gated (_ bv99 7) (_ bv16 7))))))
 (let (($x248 (= (_ bv75 7) new.ffn.up.collective)))
 (let (($x388 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x2307 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x2703 (or $x2307 $x388)))
 (let (($x754 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x613 (= (_ bv59 7) new.ffn.up.collective)))
 (let (($x574 (or $x613 (not (or $x754 (and new.model.gated (= (_ bv0 7) new.ffn.up.sum)))) new.ffn.up_idle)))
 (let (($x517 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x2075 (or $x2307 $x613)))
 (let ((?x3466 (ite (or $x2075 $x517 (and (= (_ bv4 7) new.ffn.up.collective) new.ffn.in_place)) (_ bv98 7) (ite $x388 (_ bv21 7) (_ bv16 7)))))
 (let (($x126 (= (_ bv59 7) new.ffn.up.split)))
 (let ((?x1748 (ite $x126 ?x3466 (ite $x574 (_ bv94 7) (ite $x2703 (_ bv98 7) (ite $x248 ?x1221 (ite $x1325 (_ bv16 7) ?x413)))))))
 (let (($x336 (or $x2075 $x517 (and $x388 new.ffn.width.padded $x965) (and $x248 new.ffn.width.leads))))
 (let ((?x2055 (ite (and $x388 new.ffn.width.filled (not $x517)) (_ bv98 7) (ite $x336 (_ bv99 7) (ite (= (_ bv4 7) new.ffn.up.collective) (_ bv98 7) (_ bv16 7))))))
 (let (($x829 (= (_ bv63 7) new.ffn.up.split)))
 (= new.ffn.up_state (ite $x829 ?x2055 ?x1748)))))))))))))))))))))))
(assert
 (let (($x473 (not new.ffn.width.everywhere)))
 (let (($x3110 (and (or (= (_ bv63 7) new.ffn.up.split) (= (_ bv99 7) new.ffn.up_state)) (not (= (_ bv98 7) new.ffn.up_state)) $x473)))
 (= new.ffn.up_piece (ite $x3110 (_ bv99 7) (_ bv98 7))))))
(assert
 (let (($x2463 (= (_ bv24 7) new.ffn.up.sum)))
 (let (($x613 (= (_ bv59 7) new.ffn.up.collective)))
 (let (($x1651 (and new.model.gated (= (_ bv94 7) new.ffn.up_state) (or $x613 $x2463 new.ffn.up_idle))))
 (= new.ffn.up_left $x1651)))))
(assert
 (let (($x1569 (not new.ffn.up_left)))
 (let (($x2796 (not new.model.joint)))
 (let (($x1104 (and new.ffn.piece_kept new.model.gated $x2796 (= (_ bv99 7) new.ffn.up_piece) $x1569)))
 (= new.ffn.share_of_one $x1104)))))
(assert
 (let (($x965 (not new.ffn.width.moved)))
 (let (($x2261 (and new.ffn.width.everywhere $x965)))
 (let (($x1325 (< 1 new.tp)))
 (let ((?x884 (ite $x1325 (_ bv16 7) (ite $x2261 (_ bv98 7) (ite new.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x2466 (ite new.ffn.width.everywhere (_ bv98 7) (ite (or new.ffn.piece_of_one new.ffn.share_of_one) (_ bv99 7) (_ bv16 7)))))
 (let (($x775 (= (_ bv75 7) new.ffn.gate.collective)))
 (let (($x2259 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x1487 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x2133 (= (_ bv59 7) new.ffn.gate.collective)))
 (let ((?x2834 (ite (or $x2133 (not (= (_ bv15 7) new.ffn.gate.sum))) (_ bv94 7) (ite (or $x1487 $x2259) (_ bv98 7) (ite $x775 ?x2466 ?x884)))))
 (let (($x2459 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x1905 (or $x1487 $x2133)))
 (let (($x2198 (or $x1905 $x2459 (and (= (_ bv4 7) new.ffn.gate.collective) new.ffn.in_place))))
 (let (($x1735 (= (_ bv59 7) new.ffn.gate.split)))
 (let (($x2545 (or $x1905 $x2459 (and $x2259 new.ffn.width.padded $x965) (and $x775 new.ffn.width.leads))))
 (let ((?x3743 (ite (and $x2259 new.ffn.width.filled (not $x2459)) (_ bv98 7) (ite $x2545 (_ bv99 7) (ite (= (_ bv4 7) new.ffn.gate.collective) (_ bv98 7) (_ bv16 7))))))
 (let (($x2149 (= (_ bv63 7) new.ffn.gate.split)))
 (= new.ffn.gate_state (ite $x2149 ?x3743 (ite $x1735 (ite $x2198 (_ bv98 7) (ite $x2259 (_ bv21 7) (_ bv16 7))) ?x2834)))))))))))))))))))))
(assert
 (let (($x473 (not new.ffn.width.everywhere)))
 (let (($x2149 (= (_ bv63 7) new.ffn.gate.split)))
 (= new.ffn.gate_piece (ite (and $x2149 (not (= (_ bv98 7) new.ffn.gate_state)) $x473) (_ bv99 7) (_ bv98 7))))))
(assert
 (let ((?x3289 (ite new.ffn.up_left (_ bv94 7) (ite new.model.gated new.ffn.gate_piece new.ffn.up_piece))))
 (= new.ffn.product ?x3289)))
(assert
 (let ((?x2165 (ite new.ffn.share_of_one (_ bv94 7) new.ffn.product)))
 (let (($x804 (not new.ffn.share_of_one)))
 (let (($x924 (or new.ffn.first_reads (and new.ffn.gathers (= (_ bv99 7) new.ffn.product) $x804))))
 (= new.ffn.product_in (ite (and (not (= (_ bv94 7) new.ffn.product)) $x924) (_ bv98 7) ?x2165))))))
(assert
 (let (($x507 (= (_ bv60 7) new.ffn.down.sum)))
 (let (($x1325 (< 1 new.tp)))
 (let (($x3163 (and $x1325 $x507 (or (= (_ bv40 7) new.ffn.down.split) (= (_ bv94 7) new.ffn.product_in)))))
 (= new.stages.ffn_due $x3163)))))
(assert
 (let (($x690 (= (_ bv55 7) new.stages.stream)))
 (let (($x3497 (and $x690 (or new.model.parallel new.layer.moe (not new.stages.ffn_due)))))
 (let (($x1845 (not new.model.parallel)))
 (let (($x3537 (not new.stages.leaves)))
 (let (($x3192 (or $x3537 (and new.layer.dense $x1845 (not (= (_ bv1 7) new.ffn.down.residual))) $x3497)))
 (= new.stages.one_part $x3192)))))))
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
 (let (($x3156 (or (= 1 new.stages.visits) (or (= (_ bv10 7) new.stages.send) (= (_ bv14 7) new.stages.send)) (and (= (_ bv38 7) new.stages.send) new.stages.one_part))))
 (not $x3156)))
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
 (let ((?x147 (div (- (+ old.batch.sequences.n old.batch.sequences.multiple) 1) old.batch.sequences.multiple)))
 (let ((?x3139 (* (div (* ?x147 old.batch.sequences.multiple) old.batch.sequences.parts) old.batch.sequences.parts)))
 (let (($x677 (= (- 1) old.batch.sequences.n)))
 (let ((?x2151 (ite (= 0 (mod old.batch.sequences.multiple old.batch.sequences.parts)) 1 (ite (or $x677 (< ?x3139 old.batch.sequences.n)) 0 1))))
 (let (($x998 (= (_ bv67 7) old.batch.sequences.kind)))
 (let (($x2944 (or $x677 (not (= 0 (mod old.batch.sequences.n old.batch.sequences.parts))))))
 (let ((?x806 (ite (and $x677 (= 1 old.batch.sequences.parts)) 1 (ite $x2944 0 1))))
 (let (($x1275 (= (_ bv26 7) old.batch.sequences.kind)))
 (let (($x3086 (= (_ bv58 7) old.batch.sequences.kind)))
 (let (($x2071 (= (_ bv101 7) old.batch.sequences.kind)))
 (let (($x2912 (= (_ bv93 7) old.batch.sequences.kind)))
 (let (($x2836 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x1712 (= (_ bv18 7) old.batch.sequences.kind)))
 (let ((?x1647 (ite (or $x1712 $x2836 $x2912 $x2071 $x3086) 1 (ite $x1275 ?x806 (ite $x998 ?x2151 old.batch.sequences.given_least)))))
 (let (($x2205 (= (_ bv98 7) old.batch.sequences.kind)))
 (= old.batch.sequences.least (ite $x2205 old.batch.sequences.parts ?x1647))))))))))))))))))
(assert
 (= old.batch.sequences.beyond old.batch.sequences.given_beyond))
(assert
 (and (<= 0 new.batch.sequences.given_least)))
(assert
 (let (($x467 (= (_ bv101 7) new.batch.sequences.kind)))
 (let (($x1318 (= (_ bv98 7) new.batch.sequences.kind)))
 (let (($x2824 (= (_ bv93 7) new.batch.sequences.kind)))
 (let (($x731 (= (_ bv67 7) new.batch.sequences.kind)))
 (let (($x3712 (= (_ bv58 7) new.batch.sequences.kind)))
 (let (($x3270 (= (_ bv26 7) new.batch.sequences.kind)))
 (let (($x1559 (= (_ bv18 7) new.batch.sequences.kind)))
 (let (($x3117 (= (_ bv11 7) new.batch.sequences.kind)))
 (or $x3117 $x1559 $x3270 (= (_ bv49 7) new.batch.sequences.kind) $x3712 $x731 (= (_ bv88 7) new.batch.sequences.kind) $x2824 $x1318 $x467))))))))))
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
 (let ((?x623 (div (- (+ new.batch.sequences.n new.batch.sequences.multiple) 1) new.batch.sequences.multiple)))
 (let ((?x1524 (* (div (* ?x623 new.batch.sequences.multiple) new.batch.sequences.parts) new.batch.sequences.parts)))
 (let (($x3167 (= (- 1) new.batch.sequences.n)))
 (let ((?x3020 (ite (= 0 (mod new.batch.sequences.multiple new.batch.sequences.parts)) 1 (ite (or $x3167 (< ?x1524 new.batch.sequences.n)) 0 1))))
 (let (($x731 (= (_ bv67 7) new.batch.sequences.kind)))
 (let (($x377 (or $x3167 (not (= 0 (mod new.batch.sequences.n new.batch.sequences.parts))))))
 (let ((?x1262 (ite (and $x3167 (= 1 new.batch.sequences.parts)) 1 (ite $x377 0 1))))
 (let (($x3270 (= (_ bv26 7) new.batch.sequences.kind)))
 (let (($x3712 (= (_ bv58 7) new.batch.sequences.kind)))
 (let (($x467 (= (_ bv101 7) new.batch.sequences.kind)))
 (let (($x2824 (= (_ bv93 7) new.batch.sequences.kind)))
 (let (($x3117 (= (_ bv11 7) new.batch.sequences.kind)))
 (let (($x1559 (= (_ bv18 7) new.batch.sequences.kind)))
 (let ((?x2616 (ite (or $x1559 $x3117 $x2824 $x467 $x3712) 1 (ite $x3270 ?x1262 (ite $x731 ?x3020 new.batch.sequences.given_least)))))
 (let (($x1318 (= (_ bv98 7) new.batch.sequences.kind)))
 (= new.batch.sequences.least (ite $x1318 new.batch.sequences.parts ?x2616))))))))))))))))))
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
 (let (($x3831 (not new.batch.sequences.beyond)))
 (not (and (<= 1 new.batch.sequences.least) $x3831))))
(assert
 (let (($x412 (not old.batch.sequences.beyond)))
(and (<= 1 old.batch.sequences.least) $x412)))
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
 (let (($x2261 (= (_ bv67 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv49 7) old.attention.head_dim.kind) (= (_ bv58 7) old.attention.head_dim.kind) $x2261 (= (_ bv88 7) old.attention.head_dim.kind) (= (_ bv93 7) old.attention.head_dim.kind) (= (_ bv98 7) old.attention.head_dim.kind) (= (_ bv101 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (and (<= 1 old.attention.heads.block)))
(assert
 (let (($x2864 (= (_ bv98 7) old.attention.heads.kind)))
 (let (($x2200 (= (_ bv93 7) old.attention.heads.kind)))
 (let (($x2149 (= (_ bv88 7) old.attention.heads.kind)))
 (let (($x473 (= (_ bv67 7) old.attention.heads.kind)))
 (let (($x2166 (= (_ bv49 7) old.attention.heads.kind)))
 (let (($x2239 (= (_ bv26 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) $x2239 $x2166 (= (_ bv58 7) old.attention.heads.kind) $x473 $x2149 $x2200 $x2864 (= (_ bv101 7) old.attention.heads.kind)))))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x2098 (= (_ bv8 7) old.attention.pairs)))
 (or $x2098 (= (_ bv44 7) old.attention.pairs))))
(assert
 (let (($x1201 (= (_ bv75 7) old.attention.qkv.collective)))
 (let (($x2366 (= (_ bv59 7) old.attention.qkv.collective)))
 (let (($x1590 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2226 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x7 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x7 $x2226 $x1590 $x2366 $x1201)))))))
(assert
 (let (($x2198 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x2198 (= (_ bv85 7) old.attention.qkv.q_sum))))
(assert
 (let (($x775 (= (_ bv59 7) old.attention.qkv.split)))
 (let (($x3476 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x804 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2443 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x2443 $x804 $x3476 $x775))))))
(assert
 (let (($x3454 (= (_ bv67 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv49 7) old.attention.value_dim.kind) (= (_ bv58 7) old.attention.value_dim.kind) $x3454 (= (_ bv88 7) old.attention.value_dim.kind) (= (_ bv93 7) old.attention.value_dim.kind) (= (_ bv98 7) old.attention.value_dim.kind) (= (_ bv101 7) old.attention.value_dim.kind))))
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
 (let (($x862 (= (_ bv29 7) old.handoff.cache)))
 (or (= (_ bv17 7) old.handoff.cache) $x862 (= (_ bv51 7) old.handoff.cache) (= (_ bv92 7) old.handoff.cache))))
(assert
 (let (($x1212 (= (_ bv81 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv48 7) old.model.positions) (= (_ bv59 7) old.model.positions) $x1212)))
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
 (let ((?x3156 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x672 (div (* ?x3156 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x473 (= (_ bv67 7) old.attention.heads.kind)))
 (let (($x2976 (and $x473 (< 1 old.attention.heads.parts) (= ?x672 old.attention.heads.n))))
 (= old.attention.heads.filled $x2976))))))
(assert
 (let (($x68 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x473 (= (_ bv67 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x473 $x68)))))
(assert
 (let (($x873 (= (- 1) old.attention.heads.n)))
 (let (($x2239 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x993 (ite $x2239 (or $x873 (<= old.attention.heads.parts old.attention.heads.n)) (or $x873 (< 1 old.attention.heads.n)))))
 (let ((?x3156 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x672 (div (* ?x3156 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x473 (= (_ bv67 7) old.attention.heads.kind)))
 (let (($x2200 (= (_ bv93 7) old.attention.heads.kind)))
 (let (($x1177 (ite $x2200 (or $x873 (< old.attention.heads.block old.attention.heads.n)) (ite $x473 (or $x873 (< ?x672 old.attention.heads.n)) $x993))))
 (let (($x1803 (= 1 old.attention.heads.parts)))
 (let (($x2864 (= (_ bv98 7) old.attention.heads.kind)))
 (let (($x2166 (= (_ bv49 7) old.attention.heads.kind)))
 (let (($x2149 (= (_ bv88 7) old.attention.heads.kind)))
 (let (($x469 (or $x2149 $x2166)))
 (let (($x1313 (ite $x469 old.attention.heads.given_moved (ite (or $x2864 $x1803) false $x1177))))
 (= old.attention.heads.moved $x1313))))))))))))))))
(assert
 (let ((?x2902 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x166 (div (* ?x2902 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2261 (= (_ bv67 7) old.attention.head_dim.kind)))
 (let (($x388 (and $x2261 (< 1 old.attention.head_dim.parts) (= ?x166 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x388))))))
(assert
 (let ((?x3443 (- (+ old.attention.value_dim.n old.attention.value_dim.multiple) 1)))
 (let ((?x3318 (* (div ?x3443 old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x3454 (= (_ bv67 7) old.attention.value_dim.kind)))
 (let (($x517 (and $x3454 (< 1 old.attention.value_dim.parts) (= (div ?x3318 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x517))))))
(assert
 (let (($x2345 (not old.attention.heads.padded)))
 (let (($x1803 (= 1 old.attention.heads.parts)))
 (let (($x2864 (= (_ bv98 7) old.attention.heads.kind)))
 (let (($x2166 (= (_ bv49 7) old.attention.heads.kind)))
 (let (($x2149 (= (_ bv88 7) old.attention.heads.kind)))
 (let (($x469 (or $x2149 $x2166)))
 (let (($x215 (ite $x469 old.attention.heads.given_everywhere (or $x2864 (and $x1803 $x2345)))))
 (= old.attention.heads.everywhere $x215)))))))))
(assert
 (let (($x1201 (= (_ bv75 7) old.attention.qkv.collective)))
 (let (($x7 (= (_ bv4 7) old.attention.qkv.collective)))
 (let (($x2366 (= (_ bv59 7) old.attention.qkv.collective)))
 (let ((?x1266 (ite (or $x2366 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv94 7) (ite (or $x7 $x1201) (_ bv16 7) (_ bv98 7)))))
 (let (($x804 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2226 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x510 (and $x2226 $x804 old.attention.heads.filled (or old.model.latent old.attention.kv_filled))))
 (let (($x2443 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x639 (and $x2226 $x2443 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv81 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x754 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1590 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2399 (or $x1590 $x2366)))
 (let ((?x1010 (ite (or $x2399 $x754) old.attention.qkv.split (ite (or $x7 $x639 $x510) (_ bv98 7) (_ bv16 7)))))
 (let (($x775 (= (_ bv59 7) old.attention.qkv.split)))
 (let ((?x518 (ite $x775 (ite (or $x2399 $x754 old.model.query_latent) (_ bv98 7) (ite $x2226 (_ bv21 7) (_ bv16 7))) (ite (not (= (_ bv40 7) old.attention.qkv.split)) ?x1010 ?x1266))))
 (= old.attention.q ?x518)))))))))))))))))
(assert
 (let (($x2474 (= (_ bv67 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv49 7) new.attention.head_dim.kind) (= (_ bv58 7) new.attention.head_dim.kind) $x2474 (= (_ bv88 7) new.attention.head_dim.kind) (= (_ bv93 7) new.attention.head_dim.kind) (= (_ bv98 7) new.attention.head_dim.kind) (= (_ bv101 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (and (<= 1 new.attention.heads.block)))
(assert
 (let (($x374 (= (_ bv98 7) new.attention.heads.kind)))
 (let (($x277 (= (_ bv93 7) new.attention.heads.kind)))
 (let (($x3309 (= (_ bv88 7) new.attention.heads.kind)))
 (let (($x1393 (= (_ bv67 7) new.attention.heads.kind)))
 (let (($x2645 (= (_ bv49 7) new.attention.heads.kind)))
 (let (($x982 (= (_ bv26 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) $x982 $x2645 (= (_ bv58 7) new.attention.heads.kind) $x1393 $x3309 $x277 $x374 (= (_ bv101 7) new.attention.heads.kind)))))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x894 (= (_ bv8 7) new.attention.pairs)))
 (or $x894 (= (_ bv44 7) new.attention.pairs))))
(assert
 (let (($x2453 (= (_ bv75 7) new.attention.qkv.collective)))
 (let (($x1907 (= (_ bv59 7) new.attention.qkv.collective)))
 (let (($x2986 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2207 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x3536 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x3536 $x2207 $x2986 $x1907 $x2453)))))))
(assert
 (let (($x2651 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x2651 (= (_ bv85 7) new.attention.qkv.q_sum))))
(assert
 (let (($x3286 (= (_ bv59 7) new.attention.qkv.split)))
 (let (($x2225 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2530 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1364 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x1364 $x2530 $x2225 $x3286))))))
(assert
 (let (($x1633 (= (_ bv67 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv49 7) new.attention.value_dim.kind) (= (_ bv58 7) new.attention.value_dim.kind) $x1633 (= (_ bv88 7) new.attention.value_dim.kind) (= (_ bv93 7) new.attention.value_dim.kind) (= (_ bv98 7) new.attention.value_dim.kind) (= (_ bv101 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1487 (= (_ bv29 7) new.handoff.cache)))
 (or (= (_ bv17 7) new.handoff.cache) $x1487 (= (_ bv51 7) new.handoff.cache) (= (_ bv92 7) new.handoff.cache))))
(assert
 (let (($x116 (= (_ bv81 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv48 7) new.model.positions) (= (_ bv59 7) new.model.positions) $x116)))
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
 (let ((?x2735 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x422 (div (* ?x2735 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x1393 (= (_ bv67 7) new.attention.heads.kind)))
 (let (($x303 (and $x1393 (< 1 new.attention.heads.parts) (= ?x422 new.attention.heads.n))))
 (= new.attention.heads.filled $x303))))))
(assert
 (let (($x2821 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x1393 (= (_ bv67 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x1393 $x2821)))))
(assert
 (let (($x1113 (= (- 1) new.attention.heads.n)))
 (let (($x982 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x1270 (ite $x982 (or $x1113 (<= new.attention.heads.parts new.attention.heads.n)) (or $x1113 (< 1 new.attention.heads.n)))))
 (let ((?x2735 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x422 (div (* ?x2735 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x1393 (= (_ bv67 7) new.attention.heads.kind)))
 (let (($x277 (= (_ bv93 7) new.attention.heads.kind)))
 (let (($x2294 (ite $x277 (or $x1113 (< new.attention.heads.block new.attention.heads.n)) (ite $x1393 (or $x1113 (< ?x422 new.attention.heads.n)) $x1270))))
 (let (($x1683 (= 1 new.attention.heads.parts)))
 (let (($x374 (= (_ bv98 7) new.attention.heads.kind)))
 (let (($x2645 (= (_ bv49 7) new.attention.heads.kind)))
 (let (($x3309 (= (_ bv88 7) new.attention.heads.kind)))
 (let (($x1530 (or $x3309 $x2645)))
 (let (($x1583 (ite $x1530 new.attention.heads.given_moved (ite (or $x374 $x1683) false $x2294))))
 (= new.attention.heads.moved $x1583))))))))))))))))
(assert
 (let ((?x2827 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x1071 (div (* ?x2827 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2474 (= (_ bv67 7) new.attention.head_dim.kind)))
 (let (($x2509 (and $x2474 (< 1 new.attention.head_dim.parts) (= ?x1071 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x2509))))))
(assert
 (let ((?x3435 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x635 (* (div ?x3435 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x1633 (= (_ bv67 7) new.attention.value_dim.kind)))
 (let (($x555 (and $x1633 (< 1 new.attention.value_dim.parts) (= (div ?x635 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x555))))))
(assert
 (let (($x2908 (not new.attention.heads.padded)))
 (let (($x1683 (= 1 new.attention.heads.parts)))
 (let (($x374 (= (_ bv98 7) new.attention.heads.kind)))
 (let (($x2645 (= (_ bv49 7) new.attention.heads.kind)))
 (let (($x3309 (= (_ bv88 7) new.attention.heads.kind)))
 (let (($x1530 (or $x3309 $x2645)))
 (let (($x3745 (ite $x1530 new.attention.heads.given_everywhere (or $x374 (and $x1683 $x2908)))))
 (= new.attention.heads.everywhere $x3745)))))))))
(assert
 (let (($x2453 (= (_ bv75 7) new.attention.qkv.collective)))
 (let (($x3536 (= (_ bv4 7) new.attention.qkv.collective)))
 (let (($x1907 (= (_ bv59 7) new.attention.qkv.collective)))
 (let ((?x2854 (ite (or $x1907 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv94 7) (ite (or $x3536 $x2453) (_ bv16 7) (_ bv98 7)))))
 (let (($x2530 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2207 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2053 (and $x2207 $x2530 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x1364 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x3585 (and $x2207 $x1364 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv81 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2493 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x2986 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2962 (or $x2986 $x1907)))
 (let ((?x2068 (ite (or $x2962 $x2493) new.attention.qkv.split (ite (or $x3536 $x3585 $x2053) (_ bv98 7) (_ bv16 7)))))
 (let (($x3286 (= (_ bv59 7) new.attention.qkv.split)))
 (let ((?x3257 (ite $x3286 (ite (or $x2962 $x2493 new.model.query_latent) (_ bv98 7) (ite $x2207 (_ bv21 7) (_ bv16 7))) (ite (not (= (_ bv40 7) new.attention.qkv.split)) ?x2068 ?x2854))))
 (= new.attention.q ?x3257)))))))))))))))))
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
 (let (($x965 (not new.attention.heads.everywhere)))
 (let (($x2036 (not new.attention.heads.moved)))
 (let (($x2776 (= 1 new.tp)))
 (let (($x1138 (or (= 0 new.work.steps) (not (= (_ bv29 7) new.handoff.cache)) $x2776 (and (= (_ bv37 7) new.attention.q) $x2036 $x965))))
 (not $x1138))))))
(assert
 (let (($x1881 (not old.attention.heads.everywhere)))
(let (($x282 (not old.attention.heads.moved)))
(let (($x2094 (= 1 old.tp)))
(or (= 0 old.work.steps) (not (= (_ bv29 7) old.handoff.cache)) $x2094 (and (= (_ bv37 7) old.attention.q) $x282 $x1881))))))
(check-sat)

